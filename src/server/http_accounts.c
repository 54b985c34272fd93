/* http_accounts.c - see http_accounts.h. Passwords are hashed by a worker, and what follows from
 * that happens on the loop again. */
#include "server/http_accounts.h"

#include "server/farewell.h"
#include "server/guesses.h"
#include "server/http_api.h"
#include "server/log.h"
#include "server/names.h"
#include "server/recovery.h"
#include "server/table.h"

#include <assert.h>
#include <errno.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PASSWORD_BYTES = 200 };

/* --- Passwords. --- */

/* An account, or who shall become one: `given` is compared with `hash` unless that is "", and
 * `fresh`, unless it is "", is then hashed into `made`. */
struct password_job {
    struct job job;
    struct exchange *x;
    int64_t person;
    uint64_t guess; /* that `given` is, or 0 */
    bool fine, ran_out;
    char name[NAME_BYTES];
    char given[PASSWORD_BYTES], fresh[PASSWORD_BYTES];
    bool by_code; /* instead of a password: */
    uint8_t code[RECOVERY_BYTES];
    char hash[crypto_pwhash_STRBYTES], made[crypto_pwhash_STRBYTES];
    void (*finish)(struct password_job *p, struct exchange *x, struct person *person);
};

_Static_assert(crypto_pwhash_STRBYTES <= sizeof((struct stored_person *)0)->password, "it fits");

static void hash_password(struct job *job)
{
    struct password_job *p = (struct password_job *)job;
    errno = 0;
    p->fine = !*p->hash || !crypto_pwhash_str_verify(p->hash, p->given, strlen(p->given));
    if (p->fine && *p->fresh)
        p->fine = !crypto_pwhash_str(p->made, p->fresh, strlen(p->fresh),
                                     crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                     crypto_pwhash_MEMLIMIT_INTERACTIVE);
    p->ran_out = !p->fine && errno == ENOMEM;
    sodium_memzero(p->given, sizeof p->given);
    sodium_memzero(p->fresh, sizeof p->fresh);
}

/* A new session for this exchange, and the end of the one that it came with: whoever knew that does
 * not know the new one. */
static bool begin_session(struct exchange *x, const struct person *person)
{
    struct reason why;
    if (*x->set_cookie) /* who came without one became a guest with this exchange: it is new */
        return true;
    if (!login_new(x->hub, person->row.id, x->set_cookie, &why))
        return false;
    login_end(x->hub, x->cookie);
    return true;
}

/* The same whether there is such an account or not. */
static void refuse_login(const struct password_job *p, struct exchange *x)
{
    exchange_refuse(x, 403,
                    p->by_code ? "There is no account with this name and code."
                               : "There is no account with this name and password.");
}

/* The password may have been changed while the old one was compared, or the account deleted. */
static bool is_current(const struct password_job *p, const struct person *person)
{
    return person && (!*p->hash || !strcmp(p->hash, person->row.password));
}

static void finish(struct password_job *p, struct exchange *x)
{
    struct reason why;
    struct person *person = p->person ? person_by_id(x->hub, p->person, &why) : NULL;
    bool ran_out = p->ran_out || (p->person && !person && why.memory);
    bool wrong = !ran_out && (!p->fine || !is_current(p, person));
    if (!wrong)
        guess_forgive(x->hub, p->guess);
    if (ran_out)
        exchange_run_out(x);
    else if (wrong)
        refuse_login(p, x);
    else
        p->finish(p, x, person);
}

static void password_done(struct job *job)
{
    struct password_job *p = (struct password_job *)job;
    struct exchange *x = p->x;
    assert(x->busy && !x->waits);
    x->busy = false;
    if (!x->gone) {
        finish(p, x);
        exchange_settle(x);
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

/* --- The members of a body. --- */

static bool body_text(struct exchange *x, const json_t *body, const char *key, size_t least,
                      size_t most, const char **out)
{
    static const char *const words[][2] = {{"name", "A name"},
                                           {"password", "A password"},
                                           {"new", "A new password"},
                                           {"code", "A code"}};
    char sentence[120];
    const json_t *value = json_object_get(body, key);
    *out = json_string_value(value);
    if (*out && json_string_length(value) >= least && json_string_length(value) <= most)
        return true;
    snprintf(sentence, sizeof sentence, "'%s' must be a string.", key);
    for (size_t i = 0; *out && i < sizeof words / sizeof *words; i++)
        if (!strcmp(key, words[i][0]))
            snprintf(sentence, sizeof sentence,
                     "%s has %zu to %zu characters; letters other than A to Z count for more.",
                     words[i][1], least, most);
    exchange_refuse(x, 400, sentence);
    return false;
}

static bool body_name(struct exchange *x, const json_t *body, const char **out)
{
    return body_text(x, body, "name", 2, NAME_BYTES - 1, out);
}

static bool body_password(struct exchange *x, const json_t *body, const char *key, const char **out)
{
    return body_text(x, body, key, 8, PASSWORD_BYTES - 10, out);
}

/* No members but these. */
static bool members_are(struct exchange *x, const json_t *body, const char *const allowed[3])
{
    const char *name;
    json_t *value;
    json_object_foreach((json_t *)body, name, value) {
        bool known = false;
        for (int i = 0; i < 3 && allowed[i]; i++)
            known = known || !strcmp(name, allowed[i]);
        if (known)
            continue;
        char sentence[120];
        snprintf(sentence, sizeof sentence, "There is no member '%.40s' here.", name);
        exchange_refuse(x, 400, sentence);
        return false;
    }
    return true;
}

/* The account that asks; NULL: it is refused. */
static struct person *account_asking(struct exchange *x)
{
    struct reason why;
    struct person *person = person_by_cookie(x->hub, x->cookie, &why);
    if (!person && why.memory)
        exchange_run_out(x);
    else if (!person || !person->row.account)
        exchange_refuse(x, 403, "This is for accounts; log in first.");
    else
        return person;
    return NULL;
}

/* A job that compares a password with that of this name; NULL: it is refused. */
static struct password_job *new_guess(struct exchange *x, const char *name, bool inside,
                                      const char *password)
{
    struct reason why;
    struct password_job *p = calloc(1, sizeof *p);
    bool counted = p && guess_count(x->hub, name, inside, &p->guess, &why);
    if (counted) {
        snprintf(p->given, sizeof p->given, "%s", password);
        return p;
    }
    if (!p || why.memory)
        exchange_run_out(x);
    else
        exchange_refuse(x, 429, why.text);
    free(p);
    return NULL;
}

/* A job for the account that asks, which gives its password once more; NULL: it is refused. */
static struct password_job *confirm(struct exchange *x, const json_t *body)
{
    const char *password;
    struct person *person = account_asking(x);
    if (!person || !body_password(x, body, "password", &password) ||
        !exchange_may(x, LIMIT_PASSWORDS))
        return NULL;
    struct password_job *p = new_guess(x, person->row.name, true, password);
    if (!p)
        return NULL;
    p->person = person->row.id;
    snprintf(p->hash, sizeof p->hash, "%s", person->row.password);
    return p;
}

/* --- register --- */

/* The account's name is its own from now on, and it gets codes for when the password is lost. */
static void finish_register(struct password_job *p, struct exchange *x, struct person *person)
{
    struct hub *hub = x->hub;
    struct recovery_codes codes;
    /* Another may have taken the name meanwhile. */
    if (person->row.account || name_is_taken(hub, p->name, p->person)) {
        exchange_refuse(x, 409, "This name is taken.");
    } else if (!begin_session(x, person)) {
        exchange_run_out(x);
    } else {
        person->row.account = true;
        snprintf(person->row.password, sizeof person->row.password, "%s", p->made);
        person_rename(hub, person, p->name);
        person_claims_name(hub, person);
        recovery_renew(hub, person, &codes);
        log_line("info", "register", "person=%lld", (long long)p->person);
        exchange_me(x, person, &codes);
    }
}

/* Who registers under this name; NULL: the exchange is refused. */
static struct person *registrant(struct exchange *x, const char *name)
{
    struct reason why;
    struct person *person = NULL;
    if (!name_check(name, &why))
        exchange_refuse(x, 400, why.text);
    else if (name_is_taken(x->hub, name, 0))
        exchange_refuse(x, 409, "This name is taken, or one that looks like it.");
    else if ((person = exchange_asker(x)) && person->row.account)
        exchange_refuse(x, 409, "You have an account already; log out first.");
    else
        return person;
    return NULL;
}

static void post_register(struct exchange *x, const json_t *body)
{
    const char *name, *password;
    if (!members_are(x, body, (const char *const[3]){"name", "password"}) ||
        !body_name(x, body, &name) || !body_password(x, body, "password", &password) ||
        !exchange_may(x, LIMIT_PASSWORDS))
        return;
    struct password_job *p = calloc(1, sizeof *p);
    struct person *person = p ? registrant(x, name) : NULL;
    if (!p)
        exchange_run_out(x);
    if (!person) {
        free(p);
        return;
    }
    p->person = person->row.id;
    p->finish = finish_register;
    snprintf(p->name, sizeof p->name, "%s", name);
    snprintf(p->fresh, sizeof p->fresh, "%s", password);
    submit_password(x, p);
}

/* --- login --- */

static void finish_login(struct password_job *p, struct exchange *x, struct person *person)
{
    (void)p;
    if (begin_session(x, person))
        exchange_me(x, person, NULL);
    else
        exchange_run_out(x);
}

/* Whether somebody asks who is logged in as this person. */
static bool is_inside(struct exchange *x, int64_t id)
{
    const struct person *person = person_by_cookie(x->hub, x->cookie, NULL);
    return person && person->row.id == id;
}

static void post_login(struct exchange *x, const json_t *body)
{
    const char *name, *password;
    struct stored_person row;
    if (!members_are(x, body, (const char *const[3]){"name", "password"}) ||
        !body_name(x, body, &name) || !body_password(x, body, "password", &password) ||
        !exchange_may(x, LIMIT_PASSWORDS))
        return;
    bool known = account_find(x->hub, name, &row);
    struct password_job *p = new_guess(x, name, known && is_inside(x, row.id), password);
    if (!p)
        return;
    p->finish = finish_login;
    /* Without such an account a worker is busy just as long, so that names can't be tried out. */
    if (known) {
        p->person = row.id;
        snprintf(p->hash, sizeof p->hash, "%s", row.password);
    } else {
        snprintf(p->hash, sizeof p->hash, "$argon2id$v=19$m=65536,t=2,p=1$%s$%s",
                 "c29tZXNhbHRzb21lc2FsdA", "RdescudvJCsgt3ub+b0dWRWJTmaaJObG5gq6qPBdYTU");
    }
    submit_password(x, p);
}

/* --- A new password, by the old one or by a code. --- */

/* Whoever was logged in with the old one is no longer. */
static void take_password(struct password_job *p, struct exchange *x, struct person *person)
{
    struct hub *hub = x->hub;
    if (!begin_session(x, person)) {
        exchange_run_out(x);
        return;
    }
    if (p->by_code) {
        store_drop_recovery(hub->store, p->person, p->code);
        person->codes_written = store_written(hub->store);
    }
    snprintf(person->row.password, sizeof person->row.password, "%s", p->made);
    person_save(hub, person);
    logins_end(hub, person->row.id, cookie_session(hub, x->set_cookie));
    log_line("info", "password", "person=%lld", (long long)p->person);
    exchange_me(x, person, NULL);
}

static void post_password(struct exchange *x, const json_t *body)
{
    const char *fresh;
    if (!members_are(x, body, (const char *const[3]){"password", "new"}) ||
        !body_password(x, body, "new", &fresh))
        return;
    struct password_job *p = confirm(x, body);
    if (!p)
        return;
    p->finish = take_password;
    snprintf(p->fresh, sizeof p->fresh, "%s", fresh);
    submit_password(x, p);
}

/* A code works once, also if two requests bring it at the same time. */
static void finish_recover(struct password_job *p, struct exchange *x, struct person *person)
{
    struct store *store = x->hub->store;
    if (person->codes_written > store_committed(store))
        exchange_refuse(x, 503, "The codes of this account are being changed; try again soon.");
    else if (person->row.account && store_has_recovery(store, p->person, p->code))
        take_password(p, x, person);
    else
        refuse_login(p, x);
}

/* Codes can't be guessed, so nobody counts how often they are wrong: who guesses passwords would
 * else keep the owner out with these, too. */
static void post_recover(struct exchange *x, const json_t *body)
{
    const char *name, *code, *password;
    struct stored_person row;
    if (!members_are(x, body, (const char *const[3]){"name", "code", "password"}) ||
        !body_name(x, body, &name) || !body_text(x, body, "code", 1, 40, &code) ||
        !body_password(x, body, "password", &password) || !exchange_may(x, LIMIT_PASSWORDS))
        return;
    struct password_job *p = calloc(1, sizeof *p);
    if (!p) {
        exchange_run_out(x);
        return;
    }
    p->finish = finish_recover;
    p->person = account_find(x->hub, name, &row) ? row.id : 0;
    p->by_code = true;
    recovery_hash(x->hub, code, p->code);
    snprintf(p->fresh, sizeof p->fresh, "%s", password);
    submit_password(x, p);
}

static void finish_codes(struct password_job *p, struct exchange *x, struct person *person)
{
    struct recovery_codes codes;
    (void)p;
    recovery_renew(x->hub, person, &codes);
    exchange_me(x, person, &codes);
}

static void post_codes(struct exchange *x, const json_t *body)
{
    if (!members_are(x, body, (const char *const[3]){"password"}))
        return;
    struct password_job *p = confirm(x, body);
    if (!p)
        return;
    p->finish = finish_codes;
    submit_password(x, p);
}

/* --- Leaving. --- */

static void respond_ok(struct exchange *x)
{
    exchange_json(x);
    text_clear(&x->text);
    text_add(&x->text, "{\"ok\":true}");
    x->after = store_written(x->hub->store);
}

/* The host's name would be free, and with it what only the host may do. */
static void finish_delete(struct password_job *p, struct exchange *x, struct person *person)
{
    if (person_is_host(x->hub, person)) {
        exchange_refuse(x, 403, "The host can't leave as long as the server has one.");
        return;
    }
    log_line("info", "delete", "person=%lld", (long long)p->person);
    farewell(x->hub, person);
    snprintf(x->set_cookie, sizeof x->set_cookie, "-");
    respond_ok(x);
}

static void post_delete(struct exchange *x, const json_t *body)
{
    if (!members_are(x, body, (const char *const[3]){"password"}))
        return;
    struct password_job *p = confirm(x, body);
    if (!p)
        return;
    p->finish = finish_delete;
    submit_password(x, p);
}

static void post_logout(struct exchange *x, const json_t *body)
{
    const json_t *everywhere = json_object_get(body, "everywhere");
    struct reason why;
    struct person *person = person_by_cookie(x->hub, x->cookie, &why);
    if (!members_are(x, body, (const char *const[3]){"everywhere"}))
        return;
    if (everywhere && !json_is_boolean(everywhere)) {
        exchange_refuse(x, 400, "'everywhere' must be true or false.");
        return;
    }
    if (!person && why.memory) {
        exchange_run_out(x);
        return;
    }
    if (person && json_is_true(everywhere))
        logins_end(x->hub, person->row.id, 0);
    else
        login_end(x->hub, x->cookie);
    snprintf(x->set_cookie, sizeof x->set_cookie, "-");
    respond_ok(x);
}

/* --- Sessions. --- */

struct listing {
    struct writer *w;
    int64_t here;
};

static void write_session(void *context, const struct stored_session *session)
{
    const struct listing *listing = context;
    struct writer *w = listing->w;
    put_open(w, NULL, '{');
    put_int(w, "id", session->id);
    put_int(w, "since", session->since);
    put_int(w, "seen", session->seen);
    put_bool(w, "here", session->id == listing->here);
    put_close(w);
}

static void get_sessions(struct exchange *x)
{
    struct writer w = {.out = &x->text};
    const struct person *person = account_asking(x);
    struct listing listing = {&w, cookie_session(x->hub, x->cookie)};
    if (!person)
        return;
    put_open(&w, NULL, '{');
    put_open(&w, "sessions", '[');
    store_sessions(x->hub->store, person->row.id, write_session, &listing);
    put_close(&w);
    put_int(&w, "codes", store_recoveries(x->hub->store, person->row.id));
    put_close(&w);
    exchange_json(x);
}

static void post_sessions(struct exchange *x, const json_t *body)
{
    const json_t *end = json_object_get(body, "end");
    const struct person *person = account_asking(x);
    if (!person || !members_are(x, body, (const char *const[3]){"end"}))
        return;
    if (!json_is_integer(end) || json_integer_value(end) <= 0) {
        exchange_refuse(x, 400, "'end' must be the id of a session.");
        return;
    }
    login_end_id(x->hub, person->row.id, json_integer_value(end));
    respond_ok(x);
}

/* --- A guest's name. --- */

/* `person`: NULL for a stranger. */
static bool may_rename(struct exchange *x, struct person *person)
{
    const struct limit *limit = &x->hub->settings.limits[LIMIT_NAMES];
    if (limits_spend(limit, LIMIT_NAMES, 1, person ? &person->ledger : NULL, &x->from->ledger,
                     x->hub->seconds()))
        return true;
    x->hub->metrics.limited[LIMIT_NAMES]++;
    exchange_refuse(x, 429, limit->sentence);
    return false;
}

/* A stranger becomes a guest only with a name that they can have. */
static void post_name(struct exchange *x, const json_t *body)
{
    const char *name;
    struct reason why;
    if (!members_are(x, body, (const char *const[3]){"name"}) || !body_name(x, body, &name))
        return;
    struct person *person = person_by_cookie(x->hub, x->cookie, &why);
    if (!person && why.memory) {
        exchange_run_out(x);
    } else if (!name_check(name, &why)) {
        exchange_refuse(x, 400, why.text);
    } else if (person && person->row.account) {
        exchange_refuse(x, 403, "An account keeps its name.");
    } else if (!may_rename(x, person)) { /* also whoever tries out which names are taken */
        return;
    } else if (name_is_taken(x->hub, name, 0)) {
        exchange_refuse(x, 409,
                        "This name belongs to an account or to the house, or looks like it.");
    } else if (person || (person = exchange_asker(x))) {
        person_rename(x->hub, person, name);
        exchange_me(x, person, NULL);
    }
}

bool accounts_post(struct exchange *x, const json_t *body)
{
    static const struct {
        const char *path;
        void (*post)(struct exchange *, const json_t *);
    } posts[] = {{"/api/register", post_register}, {"/api/login", post_login},
                 {"/api/logout", post_logout},     {"/api/name", post_name},
                 {"/api/password", post_password}, {"/api/recover", post_recover},
                 {"/api/codes", post_codes},       {"/api/delete", post_delete},
                 {"/api/sessions", post_sessions}};
    for (size_t i = 0; i < sizeof posts / sizeof *posts; i++)
        if (!strcmp(posts[i].path, x->path)) {
            posts[i].post(x, body);
            return true;
        }
    return false;
}

bool accounts_get(struct exchange *x)
{
    if (strcmp(x->path, "/api/sessions"))
        return false;
    get_sessions(x);
    return true;
}
