/* http.c - requests over HTTP: finds out who asks and what for. The page and what it loads once are
 * in http_api.c; names and passwords here. */
#include "server/http_api.h"

#include "core/read.h"
#include "server/log.h"
#include "server/table.h"

#include <assert.h>
#include <errno.h>
#include <sodium.h>
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
static void run_out(struct exchange *x)
{
    static const char sentence[] = "{\"error\":\"" NO_MEMORY "\"}";
    x->status = 503;
    x->content_type = "application/json";
    x->data = sentence;
    x->size = sizeof sentence - 1;
    x->download = false;
}

void exchange_refuse(struct exchange *x, int status, const char *sentence)
{
    struct writer w = {.out = &x->text};
    assert(status >= 400 && *sentence);
    text_clear(&x->text);
    x->status = status;
    x->content_type = "application/json";
    put_open(&w, NULL, '{');
    put_string(&w, "error", sentence);
    put_close(&w);
    if (x->text.failed)
        run_out(x);
}

void exchange_json(struct exchange *x)
{
    x->status = 200;
    x->content_type = "application/json";
}

static void respond_me(struct exchange *x, const struct person *person)
{
    struct writer w = {.out = &x->text};
    text_clear(&x->text);
    exchange_json(x);
    put_open(&w, NULL, '{');
    put_string(&w, "name", person->row.name);
    put_bool(&w, "account", person->row.account);
    put_close(&w);
    x->after = store_written(x->hub->store);
}

/* The response is written: it leaves when what it says is on disk. */
static void settle(struct exchange *x)
{
    struct hub *hub = x->hub;
    assert(!x->waits && !x->busy);
    if (x->text.failed)
        run_out(x);
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

/* Who has no session becomes a guest; NULL: the exchange is refused. */
static struct person *asker(struct exchange *x)
{
    struct reason why;
    struct person *person = person_by_cookie(x->hub, x->cookie, &why);
    if (person)
        return person;
    if (!why.memory && !bucket_take(&x->from->guests, GUESTS_PER_MINUTE / 60.0, GUESTS_PER_MINUTE,
                                    x->hub->seconds())) {
        exchange_refuse(x, 429, "Too many new guests from this address; wait a minute.");
        return NULL;
    }
    if (!why.memory)
        person = person_new_guest(x->hub, x->set_cookie, &why);
    if (!person)
        run_out(x);
    return person;
}

static void get_me(struct exchange *x)
{
    struct person *person = asker(x);
    if (person)
        respond_me(x, person);
}

/* --- Passwords: hashed by a worker. --- */

struct password_job {
    struct job job;
    struct exchange *x;
    int64_t person; /* register: the guest; login: the account */
    bool login, fine, ran_out;
    char name[NAME_BYTES];
    char password[200];
    char hash[crypto_pwhash_STRBYTES];
};

_Static_assert(crypto_pwhash_STRBYTES <= sizeof((struct stored_person *)0)->password, "it fits");

static void hash_password(struct job *job)
{
    struct password_job *p = (struct password_job *)job;
    size_t length = strlen(p->password);
    errno = 0;
    if (p->login)
        p->fine = !crypto_pwhash_str_verify(p->hash, p->password, length);
    else
        p->fine =
            !crypto_pwhash_str(p->hash, p->password, length, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                               crypto_pwhash_MEMLIMIT_INTERACTIVE);
    p->ran_out = !p->fine && errno == ENOMEM;
    sodium_memzero(p->password, sizeof p->password);
}

static bool is_taken(struct hub *hub, const char *name, int64_t person)
{
    struct stored_person other;
    return store_find_account(hub->store, name, &other) && other.id != person;
}

static void finish_register(struct password_job *p, struct exchange *x)
{
    struct hub *hub = x->hub;
    struct reason why;
    struct person *person = person_by_id(hub, p->person, &why);
    store_wait(hub->store); /* another may have taken the name meanwhile */
    if (p->ran_out || (!person && why.memory)) {
        run_out(x);
    } else if (!person || !p->fine) {
        exchange_refuse(x, 500, "The password could not be kept.");
    } else if (is_taken(hub, p->name, p->person)) {
        exchange_refuse(x, 409, "This name is taken.");
    } else {
        person->row.account = true;
        snprintf(person->row.password, sizeof person->row.password, "%s", p->hash);
        person_rename(hub, person, p->name);
        log_line("info", "register", "person=%lld", (long long)p->person);
        respond_me(x, person);
    }
}

static void finish_login(struct password_job *p, struct exchange *x)
{
    struct reason why;
    struct person *person = p->fine ? person_by_id(x->hub, p->person, &why) : NULL;
    bool ran_out = p->ran_out || (p->fine && !person && why.memory);
    if (!ran_out && !person)
        exchange_refuse(x, 403, "There is no account with this name and password.");
    else if (!ran_out && login_new(x->hub, person->row.id, x->set_cookie, &why))
        respond_me(x, person);
    else
        run_out(x);
}

static void password_done(struct job *job)
{
    struct password_job *p = (struct password_job *)job;
    struct exchange *x = p->x;
    assert(x->busy && !x->waits);
    x->busy = false;
    if (!x->gone) {
        (p->login ? finish_login : finish_register)(p, x);
        settle(x);
    } else {
        exchange_free(x);
    }
    free(p);
}

static void password_drop(struct job *job)
{
    struct password_job *p = (struct password_job *)job;
    if (p->x->gone)
        exchange_free(p->x);
    free(p);
}

static void submit_password(struct exchange *x, struct password_job *p)
{
    p->job = (struct job){.work = hash_password, .done = password_done, .drop = password_drop};
    p->x = x;
    x->busy = true;
    pool_submit(x->hub->pool, &p->job);
}

/* --- POST. --- */

static bool body_text(struct exchange *x, const json_t *body, const char *key, size_t least,
                      size_t most, const char **out)
{
    char sentence[120];
    const json_t *value = json_object_get(body, key);
    *out = json_string_value(value);
    if (*out && json_string_length(value) >= least && json_string_length(value) <= most)
        return true;
    snprintf(sentence, sizeof sentence, "'%s' must be a string of %zu to %zu bytes.", key, least,
             most);
    exchange_refuse(x, 400, sentence);
    return false;
}

static bool members_are(struct exchange *x, const json_t *body, const char *a, const char *b)
{
    const char *name;
    json_t *value;
    json_object_foreach((json_t *)body, name, value) {
        if (!strcmp(name, a) || !strcmp(name, b))
            continue;
        char sentence[120];
        snprintf(sentence, sizeof sentence, "There is no member '%.40s' here.", name);
        exchange_refuse(x, 400, sentence);
        return false;
    }
    return true;
}

static bool may_try(struct exchange *x)
{
    if (bucket_take(&x->from->passwords, PASSWORDS_PER_MINUTE / 60.0, PASSWORDS_PER_MINUTE,
                    x->hub->seconds()))
        return true;
    exchange_refuse(x, 429, "Too many attempts from this address; wait a minute.");
    return false;
}

/* Who registers under this name; NULL: the exchange is refused. */
static struct person *registrant(struct exchange *x, const char *name)
{
    struct reason why;
    struct person *person = NULL;
    if (!name_check(name, &why))
        exchange_refuse(x, 400, why.text);
    else if (is_taken(x->hub, name, 0))
        exchange_refuse(x, 409, "This name is taken.");
    else if ((person = asker(x)) && person->row.account)
        exchange_refuse(x, 409, "You have an account already; log out first.");
    else
        return person;
    return NULL;
}

static void post_register(struct exchange *x, const json_t *body)
{
    const char *name, *password;
    if (!members_are(x, body, "name", "password") || !body_text(x, body, "name", 2, 39, &name) ||
        !body_text(x, body, "password", 8, 190, &password) || !may_try(x))
        return;
    struct password_job *p = calloc(1, sizeof *p);
    struct person *person = p ? registrant(x, name) : NULL;
    if (!p)
        run_out(x);
    if (!person) {
        free(p);
        return;
    }
    p->person = person->row.id;
    snprintf(p->name, sizeof p->name, "%s", name);
    snprintf(p->password, sizeof p->password, "%s", password);
    submit_password(x, p);
}

static void post_login(struct exchange *x, const json_t *body)
{
    const char *name, *password;
    struct stored_person row;
    if (!members_are(x, body, "name", "password") || !body_text(x, body, "name", 2, 39, &name) ||
        !body_text(x, body, "password", 8, 190, &password) || !may_try(x))
        return;
    struct password_job *p = calloc(1, sizeof *p);
    if (!p) {
        run_out(x);
        return;
    }
    p->login = true;
    snprintf(p->password, sizeof p->password, "%s", password);
    /* Without such an account a worker is busy just as long, so that names can't be tried out. */
    if (store_find_account(x->hub->store, name, &row)) {
        p->person = row.id;
        snprintf(p->hash, sizeof p->hash, "%s", row.password);
    } else {
        snprintf(p->hash, sizeof p->hash, "$argon2id$v=19$m=65536,t=2,p=1$%s$%s",
                 "c29tZXNhbHRzb21lc2FsdA", "RdescudvJCsgt3ub+b0dWRWJTmaaJObG5gq6qPBdYTU");
    }
    submit_password(x, p);
}

static void post_logout(struct exchange *x, const json_t *body)
{
    const json_t *everywhere = json_object_get(body, "everywhere");
    struct reason why;
    struct person *person = person_by_cookie(x->hub, x->cookie, &why);
    if (!members_are(x, body, "everywhere", "everywhere"))
        return;
    if (everywhere && !json_is_boolean(everywhere)) {
        exchange_refuse(x, 400, "'everywhere' must be true or false.");
        return;
    }
    if (!person && why.memory) {
        run_out(x);
        return;
    }
    if (person && json_is_true(everywhere))
        logins_end(x->hub, person->row.id);
    else
        login_end(x->hub, x->cookie);
    snprintf(x->set_cookie, sizeof x->set_cookie, "-");
    exchange_json(x);
    text_add(&x->text, "{\"ok\":true}");
    x->after = store_written(x->hub->store);
}

static void post_name(struct exchange *x, const json_t *body)
{
    const char *name;
    struct reason why;
    struct stored_person other;
    if (!members_are(x, body, "name", "name") || !body_text(x, body, "name", 2, 39, &name))
        return;
    struct person *person = asker(x);
    if (!person)
        return;
    if (!name_check(name, &why)) {
        exchange_refuse(x, 400, why.text);
    } else if (person->row.account) {
        exchange_refuse(x, 403, "An account keeps its name.");
    } else if (store_find_account(x->hub->store, name, &other)) {
        exchange_refuse(x, 409, "This name belongs to an account.");
    } else {
        person_rename(x->hub, person, name);
        respond_me(x, person);
    }
}

static void handle_post(struct exchange *x)
{
    static const struct {
        const char *path;
        void (*post)(struct exchange *, const json_t *);
    } posts[] = {{"/api/register", post_register},
                 {"/api/login", post_login},
                 {"/api/logout", post_logout},
                 {"/api/name", post_name}};
    if (!*x->origin || !origin_fits(x->origin, x->host)) {
        exchange_refuse(x, 403, "This request does not come from this server's page.");
        return;
    }
    if (strncmp(x->type, "application/json", 16)) {
        exchange_refuse(x, 415, "The body must be application/json.");
        return;
    }
    json_error_t error;
    json_t *body = json_loadb(x->length ? x->body : "{}", x->length ? x->length : 2,
                              JSON_REJECT_DUPLICATES, &error);
    if (!body && json_ran_out(&error))
        run_out(x);
    else if (!json_is_object(body))
        exchange_refuse(x, 400, "The body must be a JSON object.");
    else
        exchange_refuse(x, 404, "There is nothing here.");
    for (size_t i = 0; json_is_object(body) && i < sizeof posts / sizeof *posts; i++)
        if (!strcmp(posts[i].path, x->path)) {
            text_clear(&x->text);
            posts[i].post(x, body);
        }
    json_decref(body);
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
        run_out(x);
    else if (!bucket_take(&x->from->requests, hub->settings.requests_per_second,
                          4.0 * hub->settings.requests_per_second, hub->seconds()))
        exchange_refuse(x, 429, "Too many requests from this address.");
    else if (x->post)
        handle_post(x);
    else if (!strcmp(x->path, "/api/me"))
        get_me(x);
    else
        api_get(x);
    store_release(hub->store);
    if (!x->busy)
        settle(x);
}
