/* lobby.c - who watches the lobby hears of public tables and of the own ones, four times a second
 * at most. */
#include "server/table.h"

enum { LOBBY_MOST = 300 };

/* A table by invitation is in the lobby of those who sit there or made it. */
static bool is_shown(const struct table *table, const struct person *person)
{
    return table->row.public || table->row.host == person->row.id ||
           table_seat_of(table, person) != NOBODY;
}

static void tell(struct client *client, const struct table *table, bool gone)
{
    struct text *text = &client->hub->scratch;
    struct writer w = {.out = text};
    text_clear(text);
    put_open(&w, NULL, '{');
    put_string(&w, "on", gone ? "lobby_gone" : "lobby_table");
    if (gone)
        put_string(&w, "table", table->row.code);
    else
        table_write_lobby(table, client->person, &w, "table");
    put_close(&w);
    client_send(client, text, table->written);
}

/* --- Who watches: a list. --- */

void lobby_leave(struct client *client)
{
    if (!client->before_in_lobby)
        return;
    *client->before_in_lobby = client->next_in_lobby;
    if (client->next_in_lobby)
        client->next_in_lobby->before_in_lobby = client->before_in_lobby;
    client->next_in_lobby = NULL;
    client->before_in_lobby = NULL;
}

static void enter(struct client *client)
{
    struct client **first = &client->hub->in_lobby;
    if (client->before_in_lobby)
        return;
    client->next_in_lobby = *first;
    client->before_in_lobby = first;
    if (*first)
        (*first)->before_in_lobby = &client->next_in_lobby;
    *first = client;
}

/* --- Tables of which the lobby does not know yet: a list. --- */

void lobby_changed(struct table *table)
{
    struct hub *hub = table->hub;
    if (table->before_changed || table->row.status == TABLE_OVER)
        return;
    table->next_changed = hub->changed;
    table->before_changed = &hub->changed;
    if (hub->changed)
        hub->changed->before_changed = &table->next_changed;
    hub->changed = table;
}

void lobby_forget(struct table *table)
{
    if (!table->before_changed)
        return;
    *table->before_changed = table->next_changed;
    if (table->next_changed)
        table->next_changed->before_changed = table->before_changed;
    table->next_changed = NULL;
    table->before_changed = NULL;
}

void lobby_tell(struct hub *hub)
{
    for (struct client *client = hub->in_lobby; client; client = client->next_in_lobby)
        for (struct table *table = hub->changed; table; table = table->next_changed)
            if (is_shown(table, client->person))
                tell(client, table, false);
    while (hub->changed)
        lobby_forget(hub->changed);
}

void lobby_gone(struct table *table)
{
    lobby_forget(table);
    for (struct client *client = table->hub->in_lobby; client; client = client->next_in_lobby)
        if (is_shown(table, client->person))
            tell(client, table, true);
}

void lobby_left(struct table *table, int64_t person)
{
    for (struct client *client = table->hub->in_lobby; client; client = client->next_in_lobby)
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
    const struct table *table = (const struct table *)node;
    const struct person *person = listing->client->person;
    if (table->row.status != listing->status || listing->count == LOBBY_MOST ||
        !is_shown(table, person) || (table_seat_of(table, person) != NOBODY) != listing->own)
        return;
    table_write_lobby(table, person, listing->w, NULL);
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
