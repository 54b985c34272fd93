/* people.c - who is who: guests with a pleasant name, accounts, sessions in signed cookies, and
 * what is known of an address. */
#include "server/table.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAC_BYTES = 16, SESSIONS_KEPT = 50000, FORGET_AFTER = 600 /* seconds */ };

/* --- Sessions. A cookie is a random token and its signature, in hexadecimal. --- */

/* One that was used in this run; the store knows them all. */
struct session {
    struct index_node node; /* key: the first bytes of the token */
    uint8_t token[TOKEN_BYTES];
    int64_t person;
};

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

static uint64_t token_key(const uint8_t token[TOKEN_BYTES])
{
    uint64_t key;
    memcpy(&key, token, sizeof key);
    return key;
}

static void drop_session(void *context, struct index_node *node)
{
    struct hub *hub = context;
    index_remove(&hub->sessions, node);
    free(node);
}

static bool keep_session(struct hub *hub, const uint8_t token[TOKEN_BYTES], int64_t person,
                         struct reason *why)
{
    assert(person > 0);
    if (hub->sessions.count >= SESSIONS_KEPT) {
        store_wait(hub->store); /* once in 50,000 guests */
        index_each(&hub->sessions, drop_session, hub);
    }
    struct session *session = calloc(1, sizeof *session);
    if (!session)
        return refuse_memory(why);
    session->node.key = token_key(token);
    session->person = person;
    memcpy(session->token, token, TOKEN_BYTES);
    if (index_add(&hub->sessions, &session->node))
        return true;
    free(session);
    return refuse_memory(why);
}

static struct session *find_session(struct hub *hub, const uint8_t token[TOKEN_BYTES])
{
    struct session *session = (struct session *)index_find(&hub->sessions, token_key(token));
    return session && !memcmp(session->token, token, TOKEN_BYTES) ? session : NULL;
}

bool login_new(struct hub *hub, int64_t person, char cookie[COOKIE_BYTES], struct reason *why)
{
    uint8_t bytes[TOKEN_BYTES + MAC_BYTES];
    randombytes_buf(bytes, TOKEN_BYTES);
    if (!keep_session(hub, bytes, person, why))
        return false;
    sign(hub, bytes, bytes + TOKEN_BYTES);
    sodium_bin2hex(cookie, COOKIE_BYTES, bytes, sizeof bytes);
    store_add_session(hub->store, bytes, person);
    return true;
}

/* A session that can't be kept in memory is not used: its end could be overlooked. */
struct person *person_by_cookie(struct hub *hub, const char *cookie, struct reason *why)
{
    uint8_t token[TOKEN_BYTES];
    struct session *session = NULL;
    int64_t id = 0;
    if (read_cookie(hub, cookie, token)) {
        session = find_session(hub, token);
        id = session ? session->person : store_session_person(hub->store, token);
    }
    if (!id) {
        refuse(why, "This is nobody's cookie.");
        return NULL;
    }
    struct person *person = person_by_id(hub, id, why);
    return person && (session || keep_session(hub, token, id, why)) ? person : NULL;
}

/* What has ended stays in memory as nobody's, because the store may still have it for a moment. */
void login_end(struct hub *hub, const char *cookie)
{
    uint8_t token[TOKEN_BYTES];
    if (!read_cookie(hub, cookie, token))
        return;
    struct session *session = find_session(hub, token);
    if (session)
        session->person = 0;
    store_drop_session(hub->store, token);
    struct client *client;
    LIST_FOREACH(client, &hub->clients, all)
        if (client->login == token_key(token))
            client_cut(client, "You have logged out.");
}

uint64_t cookie_login(struct hub *hub, const char *cookie)
{
    uint8_t token[TOKEN_BYTES];
    return read_cookie(hub, cookie, token) ? token_key(token) : 0;
}

struct ending {
    int64_t person;
};

static void end_session_of(void *context, struct index_node *node)
{
    struct session *session = (struct session *)node;
    if (session->person == ((struct ending *)context)->person)
        session->person = 0;
}

void logins_end(struct hub *hub, int64_t person)
{
    struct ending ending = {person};
    index_each(&hub->sessions, end_session_of, &ending);
    store_drop_sessions(hub->store, person);
    store_wait(hub->store); /* sessions that were not used in this run are only there */
    struct client *client;
    LIST_FOREACH(client, &hub->clients, all)
        if (client->person->row.id == person)
            client_cut(client, "You have logged out everywhere.");
}

/* --- People. --- */

static struct person *keep_person(struct hub *hub, const struct stored_person *row,
                                  struct reason *why)
{
    struct person *person = calloc(1, sizeof *person);
    if (person) {
        person->node.key = (uint64_t)row->id;
        person->row = *row;
        person->away = hub->seconds();
        if (index_add(&hub->people, &person->node))
            return person;
    }
    free(person);
    refuse_memory(why);
    return NULL;
}

static void forget_person(struct hub *hub, struct person *person)
{
    assert(!person->clients);
    index_remove(&hub->people, &person->node);
    free(person);
}

struct person *person_by_id(struct hub *hub, int64_t id, struct reason *why)
{
    struct stored_person row;
    struct person *person = (struct person *)index_find(&hub->people, (uint64_t)id);
    if (person)
        return person;
    if (store_find_person(hub->store, id, &row))
        return keep_person(hub, &row, why);
    refuse(why, "There is nobody with this number.");
    return NULL;
}

void person_here(struct hub *hub, struct person *person)
{
    int64_t now = (int64_t)time(NULL);
    if (now - person->row.seen < 86400)
        return;
    person->row.seen = now;
    store_put_person(hub->store, &person->row);
}

static void draw_name(char name[NAME_BYTES])
{
    static const char *const kinds[] = {
        "Quiet",  "Brave", "Merry",  "Clever", "Gentle", "Swift",  "Lucky",   "Patient",
        "Bright", "Calm",  "Daring", "Eager",  "Fair",   "Golden", "Happy",   "Honest",
        "Jolly",  "Keen",  "Lively", "Noble",  "Proud",  "Silver", "Sunny",   "Steady",
        "Tidy",   "Witty", "Wise",   "Young",  "Kind",   "Silent", "Curious", "Nimble"};
    static const char *const animals[] = {
        "Otter",  "Fox",    "Heron",  "Badger",  "Wren",    "Hare",    "Lynx",   "Owl",
        "Panda",  "Raven",  "Seal",   "Swan",    "Tiger",   "Turtle",  "Walrus", "Wolf",
        "Beaver", "Crane",  "Deer",   "Dolphin", "Falcon",  "Finch",   "Gecko",  "Ibis",
        "Koala",  "Magpie", "Marten", "Newt",    "Pelican", "Penguin", "Robin",  "Stork"};
    snprintf(name, NAME_BYTES, "%s %s", kinds[randombytes_uniform(32)],
             animals[randombytes_uniform(32)]);
}

struct person *person_new_guest(struct hub *hub, char *cookie, struct reason *why)
{
    struct stored_person row = {.id = hub->next_person++, .seen = (int64_t)time(NULL)};
    draw_name(row.name);
    struct person *person = keep_person(hub, &row, why);
    if (person && cookie && !login_new(hub, row.id, cookie, why)) {
        forget_person(hub, person);
        return NULL;
    }
    if (person)
        store_put_person(hub->store, &row);
    return person;
}

bool name_check(const char *name, struct reason *why)
{
    size_t length = strlen(name);
    if (length < 2 || length >= NAME_BYTES)
        return refuse(why, "A name has 2 to %d bytes.", NAME_BYTES - 1);
    if (name[0] == ' ' || name[length - 1] == ' ')
        return refuse(why, "A name does not begin or end with a blank.");
    for (const char *c = name; *c; c++)
        if ((unsigned char)*c < 0x20 || *c == 0x7f || strchr("<>\"\\", *c))
            return refuse(why, "A name has no control characters and none of < > \" \\.");
    return true;
}

static void rename_seats(struct table *table, const struct person *person)
{
    int seat = table_seat_of(table, person);
    if (seat == NOBODY)
        return;
    memcpy(table->row.seat[seat].name, person->row.name, NAME_BYTES);
    lobby_changed(table);
    if (table->g)
        show_push(table);
}

static void rename_in_table(void *context, struct index_node *node)
{
    rename_seats((struct table *)node, context);
}

void person_rename(struct hub *hub, struct person *person, const char *name)
{
    assert(name_check(name, NULL));
    snprintf(person->row.name, NAME_BYTES, "%s", name);
    store_put_person(hub->store, &person->row);
    index_each(&hub->tables, rename_in_table, person);
}

bool person_away(struct hub *hub, int64_t id, double seconds)
{
    const struct person *person = (const struct person *)index_find(&hub->people, (uint64_t)id);
    double since = person ? person->away : hub->started;
    return !(person && person->clients) && hub->seconds() - since >= seconds;
}

/* --- Addresses. --- */

struct address *address_find(struct hub *hub, const char *name)
{
    uint64_t key;
    crypto_shorthash((unsigned char *)&key, (const unsigned char *)name, strlen(name), hub->key);
    struct address *address = (struct address *)index_find(&hub->addresses, key);
    if (!address && (address = calloc(1, sizeof *address))) {
        address->node.key = key;
        if (!index_add(&hub->addresses, &address->node)) {
            free(address);
            return NULL;
        }
    }
    if (address)
        address->seen = hub->seconds();
    return address;
}

/* --- Forgetting those who have not been here for a while. --- */

static void tidy_person(void *context, struct index_node *node)
{
    struct hub *hub = context;
    struct person *person = (struct person *)node;
    if (!person->clients && hub->seconds() - person->away >= FORGET_AFTER)
        forget_person(hub, person);
}

static void tidy_address(void *context, struct index_node *node)
{
    struct hub *hub = context;
    struct address *address = (struct address *)node;
    assert(address->connections >= 0);
    if (address->connections || hub->seconds() - address->seen < FORGET_AFTER)
        return;
    index_remove(&hub->addresses, node);
    free(address);
}

void people_tidy(struct hub *hub)
{
    index_each(&hub->people, tidy_person, hub);
    index_each(&hub->addresses, tidy_address, hub);
}
