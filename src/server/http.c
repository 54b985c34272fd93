/* http.c - requests over HTTP: finds out who asks and what for. The page and what it loads once are
 * in http_api.c; names and passwords here. */
#include "server/http_api.h"
#include "server/log.h"
#include "server/table.h"

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

/* --- Responses. --- */

void exchange_refuse(struct exchange *x, int status, const char *sentence)
{
    struct writer w = {.out = &x->text};
    text_clear(&x->text);
    x->status = status;
    x->content_type = "application/json";
    put_open(&w, NULL, '{');
    put_string(&w, "error", sentence);
    put_close(&w);
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

/* --- Who asks. --- */

static struct person *asker(struct exchange *x)
{
    struct person *person = person_by_cookie(x->hub, x->cookie);
    if (person)
        return person;
    struct address *address = address_find(x->hub, x->address);
    if (address && !bucket_take(&address->guests, GUESTS_PER_MINUTE / 60.0, GUESTS_PER_MINUTE,
                                x->hub->seconds())) {
        exchange_refuse(x, 429, "Too many new guests from this address; wait a minute.");
        return NULL;
    }
    person = person_new_guest(x->hub);
    if (person)
        login_new(x->hub, person->row.id, x->set_cookie);
    else
        exchange_refuse(x, 500, "Out of memory.");
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
    bool login, fine;
    char name[NAME_BYTES];
    char password[200];
    char hash[crypto_pwhash_STRBYTES];
};

_Static_assert(crypto_pwhash_STRBYTES <= sizeof((struct stored_person *)0)->password, "it fits");

static void hash_password(struct job *job)
{
    struct password_job *p = (struct password_job *)job;
    size_t length = strlen(p->password);
    if (p->login)
        p->fine = !crypto_pwhash_str_verify(p->hash, p->password, length);
    else
        p->fine =
            !crypto_pwhash_str(p->hash, p->password, length, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                               crypto_pwhash_MEMLIMIT_INTERACTIVE);
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
    struct person *person = person_by_id(hub, p->person);
    store_wait(hub->store); /* another may have taken the name meanwhile */
    if (!person || !p->fine) {
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
    struct person *person = p->fine ? person_by_id(x->hub, p->person) : NULL;
    if (!person) {
        exchange_refuse(x, 403, "There is no account with this name and password.");
        return;
    }
    login_new(x->hub, person->row.id, x->set_cookie);
    respond_me(x, person);
}

static void password_done(struct job *job)
{
    struct password_job *p = (struct password_job *)job;
    struct exchange *x = p->x;
    x->busy = false;
    if (!x->gone) {
        (p->login ? finish_login : finish_register)(p, x);
        x->ready(x);
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
    json_object_foreach((json_t *)body, name, value)
    {
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
    struct address *address = address_find(x->hub, x->address);
    if (!address || bucket_take(&address->passwords, PASSWORDS_PER_MINUTE / 60.0,
                                PASSWORDS_PER_MINUTE, x->hub->seconds()))
        return true;
    exchange_refuse(x, 429, "Too many attempts from this address; wait a minute.");
    return false;
}

static void post_register(struct exchange *x, const json_t *body)
{
    const char *name, *password;
    struct reason why;
    struct person *person = NULL;
    if (!members_are(x, body, "name", "password") || !body_text(x, body, "name", 2, 39, &name) ||
        !body_text(x, body, "password", 8, 190, &password) || !may_try(x))
        return;
    if (!name_check(name, &why))
        exchange_refuse(x, 400, why.text);
    else if (is_taken(x->hub, name, 0))
        exchange_refuse(x, 409, "This name is taken.");
    else if ((person = asker(x)) && person->row.account)
        exchange_refuse(x, 409, "You have an account already; log out first.");
    else if (person) {
        struct password_job *p = calloc(1, sizeof *p);
        if (!p) {
            exchange_refuse(x, 500, "Out of memory.");
            return;
        }
        p->person = person->row.id;
        snprintf(p->name, sizeof p->name, "%s", name);
        snprintf(p->password, sizeof p->password, "%s", password);
        submit_password(x, p);
    }
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
        exchange_refuse(x, 500, "Out of memory.");
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
    struct person *person = person_by_cookie(x->hub, x->cookie);
    if (!members_are(x, body, "everywhere", "everywhere"))
        return;
    if (everywhere && !json_is_boolean(everywhere)) {
        exchange_refuse(x, 400, "'everywhere' must be true or false.");
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
    json_t *body = json_loadb(x->length ? x->body : "{}", x->length ? x->length : 2,
                              JSON_REJECT_DUPLICATES, NULL);
    if (!json_is_object(body))
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

void http_handle(struct exchange *x)
{
    struct hub *hub = x->hub;
    struct address *address = address_find(hub, x->address);
    hub->metrics.http++;
    store_hold(hub->store);
    if (address && !bucket_take(&address->requests, hub->settings.requests_per_second,
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
        x->ready(x);
}
