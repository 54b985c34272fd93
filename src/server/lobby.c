/* lobby.c - who watches the lobby hears of public tables and of their own, four times a second at
 * most: of those that changed first, and of as many as there is time for. */
#include "server/table.h"

#include <assert.h>

enum { LOBBY_MOST = 300 /* tables at the beginning */, TOLD_AT_ONCE = 3000 /* messages */ };

/* Seconds: without any of its people, and without an answer, until others don't see it any more. */
enum { DESERTED_AFTER = 600, SILENT_AFTER = 3600 };

/* Also if a bot stands in for them. */
static bool is_theirs(const struct table *table, const struct person *person)
{
    for (int seat = 0; seat < table->row.seats; seat++)
        if (table->row.seat[seat].person == person->row.id)
            return true;
    return false;
}

static bool concerns(const struct table *table, const struct person *person)
{
    return table->row.host == person->row.id || is_theirs(table, person);
}

static bool is_shown(const struct table *table, const struct person *person)
{
    return table->is_listed || concerns(table, person);
}

/* Has nobody of it been here for a while, or nobody answered? Whoever offers days for an answer
 * need not wait for somebody who takes the seat. */
static bool is_deserted(const struct table *table)
{
    struct hub *hub = table->hub;
    if (table->row.status == TABLE_OPEN && table->row.clock == CLOCK_DAYS)
        return false;
    if (table->row.status != TABLE_OPEN && table->row.clock != CLOCK_DAYS &&
        hub_uptime(hub) - table->answered_at >= (int64_t)SILENT_AFTER * 1000)
        return true;
    FOR_EACH_BIT(seat, table_owned_seats(table))
        if (!person_away(hub, table->row.seat[seat].person, DESERTED_AFTER))
            return false;
    return true;
}

/* A table by invitation, one against bots alone and one that was deserted are only in the lobby of
 * those who sit there or made it. */
static bool is_for_all(const struct table *table)
{
    return table->row.public && !is_deserted(table);
}

/* That it is gone, or how it is now for this person; NULL: for those who have no seat there. */
static void write_news(const struct table *table, const struct person *person, bool gone,
                       struct text *out)
{
    struct writer w = {.out = out};
    text_clear(out);
    put_open(&w, NULL, '{');
    put_string(&w, "on", gone ? "lobby_gone" : "lobby_table");
    if (gone)
        put_string(&w, "table", table->row.code);
    else
        show_lobby(table, person, &w, "table");
    put_close(&w);
}

static void tell(struct client *client, const struct table *table, bool gone)
{
    struct text *text = &client->hub->scratch;
    assert(client->is_in_lobby);
    write_news(table, client->person, gone, text);
    client_send(client, text, table->written);
}

/* --- Who watches: a list. --- */

void lobby_leave(struct client *client)
{
    if (client->is_in_lobby)
        LIST_REMOVE(client, in_lobby);
    client->is_in_lobby = false;
}

static void enter(struct client *client)
{
    if (!client->is_in_lobby)
        LIST_INSERT_HEAD(&client->hub->in_lobby, client, in_lobby);
    client->is_in_lobby = true;
}

/* --- Tables of which the lobby does not know yet: a queue. --- */

void lobby_changed(struct table *table)
{
    if (table->is_changed || table->row.status == TABLE_OVER)
        return;
    assert(index_find(&table->hub->tables, table->node.key)); /* it will be forgotten from there */
    TAILQ_INSERT_TAIL(&table->hub->changed, table, changed);
    table->is_changed = true;
}

void lobby_forget(struct table *table)
{
    if (table->is_changed)
        TAILQ_REMOVE(&table->hub->changed, table, changed);
    table->is_changed = false;
}

/* Everybody who has no seat there is told the same, which is made when the first one is. Returns
 * how many were told. */
static int tell_all(struct table *table)
{
    struct text *same = &table->hub->change;
    struct client *client;
    bool was_listed = table->is_listed;
    int told = 0;
    text_clear(same);
    table->is_listed = is_for_all(table);
    LIST_FOREACH(client, &table->hub->in_lobby, in_lobby) {
        if (!is_shown(table, client->person)) {
            if (was_listed)
                tell(client, table, true);
            told += was_listed;
            continue;
        }
        told++;
        if (is_theirs(table, client->person)) {
            tell(client, table, false);
            continue;
        }
        if (!same->length)
            write_news(table, NULL, false, same);
        client_send(client, same, table->written);
    }
    return told;
}

/* However many tables change at once, and however many look on. */
void lobby_tell(struct hub *hub)
{
    struct table *table;
    int told = 0;
    while (told < TOLD_AT_ONCE && (table = TAILQ_FIRST(&hub->changed))) {
        told += 1 + tell_all(table);
        lobby_forget(table);
    }
}

static void look_at(void *context, struct index_node *node)
{
    struct table *table = (struct table *)node;
    (void)context;
    if (table->row.status != TABLE_OVER && table->is_listed != is_for_all(table))
        lobby_changed(table);
}

void lobby_tidy(struct hub *hub)
{
    index_each(&hub->tables, look_at, NULL);
}

void lobby_gone(struct table *table)
{
    struct client *client;
    bool may_be_known = table->row.public && table->is_changed; /* to who has just come */
    lobby_forget(table);
    assert(!table->is_changed);
    LIST_FOREACH(client, &table->hub->in_lobby, in_lobby)
        if (may_be_known || is_shown(table, client->person))
            tell(client, table, true);
}

void lobby_left(struct table *table, int64_t person)
{
    struct client *client;
    LIST_FOREACH(client, &table->hub->in_lobby, in_lobby)
        if (client->person->row.id == person && !is_shown(table, client->person))
            tell(client, table, true);
}

/* --- Who begins to watch. --- */

struct listing {
    struct client *client;
    struct writer *w;
    enum table_status status;
    bool own; /* first those of this person, so that they are never left out */
    int count;
    uint64_t after;
};

static void list_table(void *context, struct index_node *node)
{
    struct listing *listing = context;
    struct table *table = (struct table *)node;
    const struct person *person = listing->client->person;
    if (table->row.status != listing->status || listing->count == LOBBY_MOST ||
        is_theirs(table, person) != listing->own)
        return;
    bool is_news = is_for_all(table) && !table->is_listed;
    if (!is_news && !is_shown(table, person))
        return;
    if (is_news)
        lobby_changed(table); /* all others hear of it, too */
    show_lobby(table, person, listing->w, NULL);
    listing->count++;
    if (table->written > listing->after)
        listing->after = table->written;
}

/* Open tables before others: if there are too many, those that one can join matter most. */
void lobby_begin(struct client *client)
{
    struct hub *hub = client->hub;
    struct text text = {0};
    struct writer w = {.out = &text};
    struct listing listing = {.client = client, .w = &w};
    put_open(&w, NULL, '{');
    put_string(&w, "on", "lobby");
    put_open(&w, "tables", '[');
    for (int own = 1; own >= 0; own--) {
        listing.own = own;
        for (listing.status = TABLE_OPEN; listing.status < TABLE_OVER; listing.status++)
            index_each(&hub->tables, list_table, &listing);
    }
    put_close(&w);
    put_close(&w);
    enter(client);
    client_send(client, &text, listing.after);
    text_free(&text);
}
