/* http.c - requests over HTTP: finds out who asks and what for. The page and what it loads once are
 * in http_api.c, names and passwords in http_accounts.c. */
#include "server/http_accounts.h"
#include "server/http_api.h"
#include "server/http_lessons.h"

#include "core/read.h"
#include "server/recovery.h"
#include "server/table.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const http_headers[] = {
    "content-security-policy:",
    "default-src 'self'",
    "x-content-type-options:",
    "nosniff",
    "referrer-policy:",
    "same-origin",
    "x-frame-options:",
    "DENY",
    NULL,
};
const char *const http_strict[2] = {"strict-transport-security:", "max-age=31536000"};

bool origin_fits(const char *origin, const char *host)
{
    const char *name = strstr(origin, "://");
    return !*origin || (name && *host && !strcmp(name + 3, host));
}

void cookie_read(const char *header, char cookie[COOKIE_BYTES])
{
    *cookie = '\0';
    for (const char *at = header; at && *at; at = strchr(at, ';'), at = at ? at + 1 : NULL) {
        at += strspn(at, " ");
        if (strncmp(at, "parlor=", 7))
            continue;
        size_t length = strcspn(at + 7, "; ");
        if (length < COOKIE_BYTES)
            snprintf(cookie, COOKIE_BYTES, "%.*s", (int)length, at + 7);
        return;
    }
}

void exchange_free(struct exchange *x)
{
    text_free(&x->text);
    free(x);
}

void exchange_abandon(struct exchange *x)
{
    assert(!(x->busy && x->waits) && !x->gone);
    if (x->busy) {
        x->gone = true;
        return;
    }
    if (x->waits)
        LIST_REMOVE(x, waiting);
    exchange_free(x);
}

/* --- Responses. --- */

/* What needs no memory. */
void exchange_run_out(struct exchange *x)
{
    static const char sentence[] = "{\"error\":\"" NO_MEMORY "\"}";
    x->status = 503;
    x->content_type = "application/json";
    x->data = sentence;
    x->size = sizeof sentence - 1;
    x->coding = NULL;
    x->download = false;
}

/* Who is refused is nobody new. */
void exchange_refuse(struct exchange *x, int status, const char *sentence)
{
    struct writer w = {.out = &x->text};
    assert(status >= 400 && *sentence);
    text_clear(&x->text);
    x->data = NULL;
    x->coding = NULL;
    *x->set_cookie = '\0';
    x->status = status;
    x->content_type = "application/json";
    put_open(&w, NULL, '{');
    put_string(&w, "error", sentence);
    put_close(&w);
    if (x->text.failed)
        exchange_run_out(x);
}

void exchange_json(struct exchange *x)
{
    x->status = 200;
    x->content_type = "application/json";
}

void exchange_me(struct exchange *x, const struct person *person,
                 const struct recovery_codes *codes)
{
    struct writer w = {.out = &x->text};
    text_clear(&x->text);
    exchange_json(x);
    put_open(&w, NULL, '{');
    person_write(x->hub, person, &w);
    if (codes)
        put_open(&w, "codes", '[');
    for (int i = 0; codes && i < RECOVERY_CODES; i++)
        put_string(&w, NULL, codes->code[i]);
    if (codes)
        put_close(&w);
    put_close(&w);
    x->after = store_written(x->hub->store);
}

/* The response is written: it leaves when what it says is on disk. */
void exchange_settle(struct exchange *x)
{
    struct hub *hub = x->hub;
    assert(!x->waits && !x->busy);
    if (x->text.failed)
        exchange_run_out(x);
    assert(x->status && x->content_type);
    assert(x->after <= store_written(hub->store));
    if (x->after <= hub->flushed) {
        x->ready(x);
        return;
    }
    x->waits = true;
    LIST_INSERT_HEAD(&hub->exchanges, x, waiting);
}

void exchanges_flush(struct hub *hub)
{
    for (struct exchange *x = LIST_FIRST(&hub->exchanges), *next; x; x = next) {
        next = LIST_NEXT(x, waiting);
        if (x->after > hub->flushed)
            continue;
        assert(x->waits && !x->busy);
        LIST_REMOVE(x, waiting);
        x->waits = false;
        x->ready(x);
    }
}

/* --- Who asks. --- */

bool exchange_may(struct exchange *x, enum limit_id id)
{
    if (address_may(x->hub, x->from, id))
        return true;
    exchange_refuse(x, 429, x->hub->settings.limits[id].sentence);
    return false;
}

/* False: the exchange is refused. */
static bool can_write(struct exchange *x)
{
    struct reason why;
    if (hub_can_write(x->hub, &why))
        return true;
    exchange_refuse(x, 503, why.text);
    return false;
}

/* Who has no session becomes a guest; NULL: the exchange is refused. */
struct person *exchange_asker(struct exchange *x)
{
    struct reason why;
    struct person *person = person_by_cookie(x->hub, x->cookie, &why);
    if (person)
        return person;
    if (!why.memory && (!can_write(x) || !exchange_may(x, LIMIT_GUESTS)))
        return NULL;
    if (!why.memory)
        person = person_new_guest(x->hub, x->set_cookie, &why);
    if (!person)
        exchange_run_out(x);
    return person;
}

/* Who is no new guest need not wait for what others write. */
static void get_me(struct exchange *x)
{
    struct person *person = exchange_asker(x);
    if (!person)
        return;
    exchange_me(x, person, NULL);
    if (!*x->set_cookie)
        x->after = person->written;
}

static void handle_post(struct exchange *x)
{
    if (!*x->origin || !origin_fits(x->origin, x->host)) {
        exchange_refuse(x, 403, "This request does not come from this server's page.");
        return;
    }
    if (strncmp(x->type, "application/json", 16)) {
        exchange_refuse(x, 415, "The body must be application/json.");
        return;
    }
    if (!can_write(x))
        return;
    json_error_t error;
    json_t *body = json_loadb(x->length ? x->body : "{}", x->length ? x->length : 2,
                              JSON_REJECT_DUPLICATES, &error);
    if (!body && json_ran_out(&error))
        exchange_run_out(x);
    else if (!json_is_object(body))
        exchange_refuse(x, 400, "The body must be a JSON object.");
    else if (!strcmp(x->path, "/api/lesson"))
        lessons_post(x, body);
    else if (!accounts_post(x, body))
        exchange_refuse(x, 404, "There is nothing here.");
    json_decref(body);
}

static void handle_get(struct exchange *x)
{
    if (!strcmp(x->path, "/api/me"))
        get_me(x);
    else if (!accounts_get(x))
        api_get(x);
}

/* Room for a small response is made first: whatever changes something has one of those. */
enum { SMALL_RESPONSE = 1000 };

void http_handle(struct exchange *x)
{
    struct hub *hub = x->hub;
    assert(hub_is_ours(hub) && x->ready && !x->busy && !x->waits);
    hub->metrics.http++;
    x->from = address_find(hub, x->address);
    store_hold(hub->store);
    if (!x->from || !store_has_room(hub->store) || !text_tail(&x->text, SMALL_RESPONSE))
        exchange_run_out(x);
    else if (x->overseer)
        api_oversee(x);
    else if (exchange_may(x, LIMIT_REQUESTS))
        (x->post ? handle_post : handle_get)(x);
    store_release(hub->store);
    if (!x->busy)
        exchange_settle(x);
}
