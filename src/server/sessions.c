/* sessions.c - who a cookie belongs to. It is a random token and its signature, in hexadecimal; the
 * store knows all sessions, and those that were used in this run are also in memory. */
#include "server/hub.h"

#include <assert.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAC_BYTES = 16, SESSIONS_KEPT = 50000 };

struct session {
    struct index_node node; /* key: the first bytes of the token */
    uint8_t token[TOKEN_BYTES];
    struct stored_session row; /* person 0: it has ended */
    uint64_t written;          /* number of the write that began or ended it */
};

/* --- Cookies. --- */

static void sign(const struct hub *hub, const uint8_t token[TOKEN_BYTES], uint8_t mac[MAC_BYTES])
{
    crypto_generichash(mac, MAC_BYTES, token, TOKEN_BYTES, hub->key, sizeof hub->key);
}

static bool read_cookie(const struct hub *hub, const char *cookie, uint8_t token[TOKEN_BYTES])
{
    uint8_t bytes[TOKEN_BYTES + MAC_BYTES], mac[MAC_BYTES];
    size_t length;
    if (!cookie ||
        sodium_hex2bin(bytes, sizeof bytes, cookie, strlen(cookie), NULL, &length, NULL) ||
        length != sizeof bytes)
        return false;
    sign(hub, bytes, mac);
    memcpy(token, bytes, TOKEN_BYTES);
    return !sodium_memcmp(mac, bytes + TOKEN_BYTES, MAC_BYTES);
}

/* --- In memory. --- */

static uint64_t token_key(const uint8_t token[TOKEN_BYTES])
{
    uint64_t key;
    memcpy(&key, token, sizeof key);
    return key;
}

static void forget(struct hub *hub, struct session *session)
{
    index_remove(&hub->sessions, &session->node);
    free(session);
}

/* Of those that are on disk as they are here. */
static void forget_settled(void *context, struct index_node *node)
{
    struct hub *hub = context;
    struct session *session = (struct session *)node;
    if (session->written <= store_committed(hub->store))
        forget(hub, session);
}

static struct session *keep(struct hub *hub, const uint8_t token[TOKEN_BYTES],
                            const struct stored_session *row, struct reason *why)
{
    assert(row->person > 0 && row->id > 0);
    if (hub->sessions.count >= SESSIONS_KEPT)
        index_each(&hub->sessions, forget_settled, hub);
    struct session *session = calloc(1, sizeof *session);
    if (session) {
        session->node.key = token_key(token);
        session->row = *row;
        memcpy(session->token, token, TOKEN_BYTES);
        if (index_add(&hub->sessions, &session->node))
            return session;
    }
    free(session);
    refuse_memory(why);
    return NULL;
}

static struct session *find(const struct hub *hub, const uint8_t token[TOKEN_BYTES])
{
    struct session *session = (struct session *)index_find(&hub->sessions, token_key(token));
    return session && !memcmp(session->token, token, TOKEN_BYTES) ? session : NULL;
}

/* --- Who it is. --- */

/* In memory, or else on disk; false: it is nobody's, or has ended. */
static bool session_of(struct hub *hub, const char *cookie, uint8_t token[TOKEN_BYTES],
                       struct stored_session *row)
{
    if (!read_cookie(hub, cookie, token))
        return false;
    const struct session *session = find(hub, token);
    if (session)
        *row = session->row;
    else if (!store_find_session(hub->store, token, row))
        return false;
    return row->person && (int64_t)time(NULL) - row->seen < SESSION_SECONDS;
}

/* Notes once a day that it is used. */
static void see_session(struct hub *hub, struct stored_session *row)
{
    int64_t now = (int64_t)time(NULL);
    if (now - row->seen < 86400 || !hub_can_write(hub, NULL))
        return;
    row->seen = now;
    store_see_session(hub->store, row);
}

/* A session that can't be kept in memory is not used: its end could be overlooked. */
struct person *person_by_cookie(struct hub *hub, const char *cookie, struct reason *why)
{
    uint8_t token[TOKEN_BYTES];
    struct stored_session row;
    if (!session_of(hub, cookie, token, &row)) {
        refuse(why, "This is nobody's cookie.");
        return NULL;
    }
    struct person *person = person_by_id(hub, row.person, why);
    struct session *session = person ? find(hub, token) : NULL;
    if (person && !session)
        session = keep(hub, token, &row, why);
    if (!session)
        return NULL;
    see_session(hub, &session->row);
    return person;
}

int64_t cookie_session(struct hub *hub, const char *cookie)
{
    uint8_t token[TOKEN_BYTES];
    struct stored_session row;
    return session_of(hub, cookie, token, &row) ? row.id : 0;
}

/* --- Beginning and end. --- */

/* Tells a session from others, also for scripts: at most 2 to the power of 52. */
static int64_t draw_id(void)
{
    uint64_t id;
    randombytes_buf(&id, sizeof id);
    return (int64_t)(1 + (id >> 12));
}

struct ending {
    struct hub *hub;
    int64_t person, id; /* id 0: all of them, */
    int64_t but;        /* but this one */
};

static bool concerns(const struct ending *ending, int64_t person, int64_t id)
{
    return person == ending->person && (ending->id ? id == ending->id : !id || id != ending->but);
}

static void end_session(void *context, struct index_node *node)
{
    const struct ending *ending = context;
    struct session *session = (struct session *)node;
    if (!concerns(ending, session->row.person, session->row.id))
        return;
    session->row.person = 0;
    session->written = store_written(ending->hub->store);
}

/* What has ended stays in memory as nobody's, because the store may still have it for a moment. */
static void end_here(const struct ending *ending, const char *why)
{
    struct client *client;
    index_each(&ending->hub->sessions, end_session, (void *)ending);
    LIST_FOREACH(client, &ending->hub->clients, all)
        if (concerns(ending, client->person->row.id, client->session))
            client_cut(client, why);
}

static void end_one(struct hub *hub, int64_t person, int64_t id, const char *why)
{
    store_drop_session(hub->store, person, id);
    end_here(&(struct ending){hub, person, id, 0}, why);
}

static void end_spare(void *context, const struct stored_session *session)
{
    end_one(context, session->person, session->id,
            "A newer session has taken the place of this one.");
}

bool login_new(struct hub *hub, int64_t person, char cookie[COOKIE_BYTES], struct reason *why)
{
    uint8_t bytes[TOKEN_BYTES + MAC_BYTES];
    int64_t now = (int64_t)time(NULL);
    struct stored_session row = {.person = person, .id = draw_id(), .since = now, .seen = now};
    randombytes_buf(bytes, TOKEN_BYTES);
    struct session *session = keep(hub, bytes, &row, why);
    if (!session)
        return false;
    sign(hub, bytes, bytes + TOKEN_BYTES);
    sodium_bin2hex(cookie, COOKIE_BYTES, bytes, sizeof bytes);
    store_add_session(hub->store, bytes, &row);
    session->written = store_written(hub->store);
    store_spare_sessions(hub->store, person, end_spare, hub);
    return true;
}

void login_end(struct hub *hub, const char *cookie)
{
    uint8_t token[TOKEN_BYTES];
    struct stored_session row;
    if (session_of(hub, cookie, token, &row))
        end_one(hub, row.person, row.id, "You have logged out.");
}

void login_end_id(struct hub *hub, int64_t person, int64_t id)
{
    end_one(hub, person, id, "This session was ended.");
}

void logins_end(struct hub *hub, int64_t person, int64_t but)
{
    store_drop_sessions(hub->store, person, but);
    end_here(&(struct ending){hub, person, 0, but}, "You have logged out everywhere.");
}

/* --- What was not written after all. --- */

void logins_lose(struct hub *hub, int64_t person)
{
    end_here(&(struct ending){hub, person, 0, 0}, STUCK);
}

static void doubt_session(void *context, struct index_node *node)
{
    const struct doubt *doubt = context;
    struct session *session = (struct session *)node;
    if (fault_concerns(doubt->fault, session->written))
        forget(doubt->hub, session); /* the store knows */
}

void sessions_doubt(struct doubt *doubt)
{
    index_each(&doubt->hub->sessions, doubt_session, doubt);
}
