/* lobby.c - who watches the lobby hears of public tables, twice a second at most. */
#include "server/table.h"

enum { LOBBY_MOST = 300 };

static void tell_all(struct hub *hub, const char *on, const struct table *table)
{
    for (struct client *client = hub->clients; client; client = client->next) {
        if (!client->lobby)
            continue;
        struct text *text = &hub->scratch;
        struct writer w = {.out = text};
        text_clear(text);
        put_open(&w, NULL, '{');
        put_string(&w, "on", on);
        if (table->row.status == TABLE_OVER)
            put_string(&w, "table", table->row.code);
        else
            table_write_lobby(table, client->person, &w, "table");
        put_close(&w);
        client_send(client, text, table->written);
    }
}

void lobby_changed(struct table *table)
{
    if (table->row.public && table->row.status != TABLE_OVER)
        table->lobby_dirty = true;
}

void lobby_gone(struct table *table)
{
    table->lobby_dirty = false;
    if (table->row.public)
        tell_all(table->hub, "lobby_gone", table);
}

static void tell_changes(void *context, struct index_node *node)
{
    struct table *table = (struct table *)node;
    if (table->lobby_dirty)
        tell_all(context, "lobby_table", table);
    table->lobby_dirty = false;
}

void lobby_tell(struct hub *hub)
{
    for (struct client *client = hub->clients; client; client = client->next)
        if (client->lobby) {
            index_each(&hub->tables, tell_changes, hub);
            return;
        }
}

struct listing {
    struct client *client;
    struct writer *w;
    enum table_status status;
    int count;
    uint64_t after;
};

static void list_table(void *context, struct index_node *node)
{
    struct listing *listing = context;
    const struct table *table = (const struct table *)node;
    if (!table->row.public || table->row.status != listing->status || listing->count == LOBBY_MOST)
        return;
    table_write_lobby(table, listing->client->person, listing->w, NULL);
    listing->count++;
    if (table->written > listing->after)
        listing->after = table->written;
}

/* Open tables first: if there are too many, those that one can join matter most. */
void lobby_begin(struct client *client)
{
    struct hub *hub = client->hub;
    struct text text = {0};
    struct writer w = {.out = &text};
    struct listing listing = {.client = client, .w = &w};
    put_open(&w, NULL, '{');
    put_string(&w, "on", "lobby");
    put_open(&w, "tables", '[');
    for (listing.status = TABLE_OPEN; listing.status < TABLE_OVER; listing.status++)
        index_each(&hub->tables, list_table, &listing);
    put_close(&w);
    put_close(&w);
    client_send(client, &text, listing.after);
    text_free(&text);
}
