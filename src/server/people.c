/* people.c - who is who: guests with a pleasant name, accounts, and what is known of an address. */
#include "server/names.h"
#include "server/table.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FORGET_AFTER = 600 /* seconds */ };

/* --- People. --- */

static struct person *keep_person(struct hub *hub, const struct stored_person *row,
                                  struct reason *why)
{
    struct person *person = calloc(1, sizeof *person);
    if (person) {
        person->node.key = (uint64_t)row->id;
        person->row = *row;
        name_skeleton(row->name, person->row.skeleton);
        person->away = hub->seconds();
        if (index_add(&hub->people, &person->node))
            return person;
    }
    free(person);
    refuse_memory(why);
    return NULL;
}

void person_forget(struct hub *hub, struct person *person)
{
    assert(!person->clients);
    if (person->is_unsettled)
        LIST_REMOVE(person, unsettled);
    if (person->is_claiming)
        LIST_REMOVE(person, claiming);
    index_remove(&hub->people, &person->node);
    free(person->shuns);
    free(person);
}

bool person_is_host(const struct hub *hub, const struct person *person)
{
    char skeleton[SKELETON_BYTES];
    if (!hub->settings.host || !person->row.account)
        return false;
    name_skeleton(hub->settings.host, skeleton);
    return !strcmp(skeleton, person->row.skeleton);
}

void person_write(const struct hub *hub, const struct person *person, struct writer *w)
{
    put_string(w, "name", person->row.name);
    put_bool(w, "account", person->row.account);
    if (person_is_host(hub, person))
        put_bool(w, "host", true);
    if (hub->settings.host)
        put_bool(w, "reports", true);
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

void person_save(struct hub *hub, struct person *person)
{
    store_put_person(hub->store, &person->row);
    person->written = store_written(hub->store);
    if (!person->is_unsettled)
        LIST_INSERT_HEAD(&hub->unsettled, person, unsettled);
    person->is_unsettled = true;
}

/* Whose row is on disk by now is found there. */
static void settle_people(struct hub *hub)
{
    for (struct person *person = LIST_FIRST(&hub->unsettled), *next; person; person = next) {
        next = LIST_NEXT(person, unsettled);
        if (person->written > store_committed(hub->store))
            continue;
        LIST_REMOVE(person, unsettled);
        person->is_unsettled = false;
    }
}

void person_here(struct hub *hub, struct person *person)
{
    int64_t now = (int64_t)time(NULL);
    if (now - person->row.seen < 86400 || !hub_can_write(hub, NULL))
        return;
    person->row.seen = now;
    person_save(hub, person);
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

/* Whether another account's name looks so, also one that is not on disk yet. */
static bool is_claimed(struct hub *hub, const char *skeleton, int64_t but)
{
    const struct person *person;
    struct stored_person other;
    settle_people(hub);
    LIST_FOREACH(person, &hub->unsettled, unsettled)
        if (person->row.account && person->row.id != but && !strcmp(person->row.skeleton, skeleton))
            return true;
    return store_find_lookalike(hub->store, but, skeleton, &other);
}

/* One that belongs to no account; there are so many that the first mostly does. */
static void draw_free_name(struct hub *hub, struct stored_person *row)
{
    int tries = 20;
    do {
        draw_name(row->name);
        name_skeleton(row->name, row->skeleton);
    } while (--tries && is_claimed(hub, row->skeleton, row->id));
}

struct person *person_new_guest(struct hub *hub, char *cookie, struct reason *why)
{
    struct stored_person row = {.id = hub->next_person++, .seen = (int64_t)time(NULL)};
    draw_free_name(hub, &row);
    struct person *person = keep_person(hub, &row, why);
    if (person && cookie && !login_new(hub, row.id, cookie, why)) {
        person_forget(hub, person);
        return NULL;
    }
    if (person)
        person_save(hub, person);
    return person;
}

/* Also where a bot stands in for them. */
static void rename_in_table(void *context, struct index_node *node)
{
    const struct person *person = context;
    struct table *table = (struct table *)node;
    for (int seat = 0; seat < table->row.seats; seat++) {
        struct stored_seat *stored = &table->row.seat[seat];
        if (stored->person != person->row.id)
            continue;
        memcpy(stored->name, person->row.name, NAME_BYTES);
        stored->account = person->row.account;
        lobby_changed(table);
        if (table->is_awake)
            show_later(table);
    }
}

void person_rename(struct hub *hub, struct person *person, const char *name)
{
    snprintf(person->row.name, NAME_BYTES, "%s", name);
    name_skeleton(name, person->row.skeleton);
    person_save(hub, person);
    index_each(&hub->tables, rename_in_table, person);
}

bool name_is_taken(struct hub *hub, const char *name, int64_t person)
{
    char skeleton[SKELETON_BYTES];
    name_skeleton(name, skeleton);
    return name_is_reserved(skeleton) || is_claimed(hub, skeleton, person);
}

bool account_find(struct hub *hub, const char *name, struct stored_person *out)
{
    char skeleton[SKELETON_BYTES];
    name_skeleton(name, skeleton);
    return store_find_account(hub->store, name, out) ||
           store_find_lookalike(hub->store, 0, skeleton, out);
}

/* --- Guests make way for an account of their name. --- */

struct namesakes {
    int64_t id[2 * NAMESAKES_PAGE];
    int count;
};

static void note_namesake(void *context, const struct stored_person *person)
{
    struct namesakes *them = context;
    them->id[them->count++] = person->id;
}

static bool is_namesake(const struct person *guest, const struct person *person)
{
    return !guest->row.account && guest != person &&
           !strcmp(guest->row.skeleton, person->row.skeleton);
}

/* Those on disk may have another name by now, and those who have taken it lately are not there. */
static void find_namesakes(struct hub *hub, const struct person *person, struct namesakes *them)
{
    const struct person *guest;
    LIST_FOREACH(guest, &hub->unsettled, unsettled)
        if (them->count < NAMESAKES_PAGE && is_namesake(guest, person))
            note_namesake(them, &guest->row);
    store_namesakes(hub->store, person->row.skeleton, note_namesake, them);
}

/* Whether one must look again: that they are renamed was not on disk when they were found there, up
 * to which write `committed` says; or memory ran out. */
static bool make_way(struct hub *hub, int64_t id, const struct person *person, uint64_t committed)
{
    struct reason why = {0};
    struct person *guest = person_by_id(hub, id, &why);
    if (guest && is_namesake(guest, person)) {
        struct stored_person renamed = guest->row;
        draw_free_name(hub, &renamed);
        person_rename(hub, guest, renamed.name);
    }
    return guest ? guest->written > committed : why.memory;
}

void people_make_way(struct hub *hub)
{
    struct person *person = LIST_FIRST(&hub->claiming);
    struct namesakes them = {.count = 0};
    uint64_t committed = store_committed(hub->store);
    bool more = false;
    if (!person)
        return;
    if (person->row.account) /* else they have left again */
        find_namesakes(hub, person, &them);
    for (int i = 0; i < them.count; i++)
        more |= make_way(hub, them.id[i], person, committed);
    if (more)
        return;
    LIST_REMOVE(person, claiming);
    person->is_claiming = false;
}

void person_claims_name(struct hub *hub, struct person *person)
{
    if (!person->is_claiming)
        LIST_INSERT_HEAD(&hub->claiming, person, claiming);
    person->is_claiming = true;
}

static void claim_again(void *context, const struct stored_person *row)
{
    struct hub *hub = context;
    struct reason why;
    struct person *person = person_by_id(hub, row->id, &why);
    if (person)
        person_claims_name(hub, person);
}

void people_claim_again(struct hub *hub)
{
    store_claimed(hub->store, claim_again, hub);
}

void people_fold_names(struct hub *hub)
{
    struct stored_person row;
    while (store_find_unfolded(hub->store, &row)) {
        name_skeleton(row.name, row.skeleton);
        if (!*row.skeleton) /* a name of signs alone, which was allowed once */
            snprintf(row.skeleton, sizeof row.skeleton, "-%lld", (long long)row.id);
        store_put_person(hub->store, &row);
        store_wait(hub->store);
    }
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
    unsigned char network[ADDRESS_BYTES];
    size_t length = address_network(name, network);
    crypto_shorthash((unsigned char *)&key, network, length, hub->key);
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

bool address_may(struct hub *hub, struct address *address, enum limit_id id)
{
    if (limits_spend(&hub->settings.limits[id], id, 1, NULL, &address->ledger, hub->seconds()))
        return true;
    hub->metrics.limited[id]++;
    return false;
}

/* --- Forgetting those who have not been here for a while. --- */

static void tidy_person(void *context, struct index_node *node)
{
    struct hub *hub = context;
    struct person *person = (struct person *)node;
    double now = hub->seconds();
    if (person->clients)
        person_here(hub, person); /* who stays connected for a month is no idle guest */
    if (!person->clients && now - person->away >= FORGET_AFTER && !person->is_unsettled &&
        !person->is_claiming && person->codes_written <= store_committed(hub->store) &&
        ledger_is_full(hub->settings.limits, &person->ledger, true, now))
        person_forget(hub, person);
}

static void tidy_address(void *context, struct index_node *node)
{
    struct hub *hub = context;
    struct address *address = (struct address *)node;
    double now = hub->seconds();
    assert(address->connections >= 0 && address->sockets >= 0);
    if (address->connections || address->sockets || now - address->seen < FORGET_AFTER ||
        !ledger_is_full(hub->settings.limits, &address->ledger, false, now))
        return;
    index_remove(&hub->addresses, node);
    free(address);
}

void people_tidy(struct hub *hub)
{
    settle_people(hub);
    index_each(&hub->people, tidy_person, hub);
    index_each(&hub->addresses, tidy_address, hub);
}

/* --- What was not written after all. --- */

static void doubt_person(void *context, struct index_node *node)
{
    struct doubt *doubt = context;
    struct hub *hub = doubt->hub;
    struct person *person = (struct person *)node;
    struct stored_person row;
    if (!fault_concerns(doubt->fault, person->written))
        return;
    if (store_find_person(hub->store, person->row.id, &row)) {
        person->row = row;
        index_each(&hub->tables, rename_in_table, person);
    } else {
        logins_lose(hub, person->row.id);
    }
}

void people_doubt(struct hub *hub, const struct store_fault *fault)
{
    struct doubt doubt = {hub, fault};
    index_each(&hub->people, doubt_person, &doubt);
    sessions_doubt(&doubt);
}
