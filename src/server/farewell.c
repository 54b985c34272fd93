/* farewell.c - see farewell.h. */
#include "server/farewell.h"

#include "server/log.h"
#include "server/names.h"
#include "server/table.h"

#include <stdio.h>
#include <string.h>

enum { LEFT_AT_ONCE = 3 }; /* each is played again */

/* The house has this name, so nobody else is called so. */
static bool is_departed(const struct stored_seat *seat)
{
    return seat->person && !seat->account && !strcmp(seat->name, DEPARTED);
}

/* Also where a bot stands in for them; or NOBODY. */
static int departed_seat(const struct table *table)
{
    if (table->row.status != TABLE_OVER && !table->doubtful)
        for (int seat = 0; seat < table->row.seats; seat++)
            if (is_departed(&table->row.seat[seat]))
                return seat;
    return NOBODY;
}

/* They stand up where nothing has begun, and give up what runs. */
static bool leave_table(struct table *table, int seat, struct reason *why)
{
    if (!body_wake(table, why))
        return false;
    if (table->row.status == TABLE_OPEN)
        return seats_leave(table, seat, why);
    table_give_up(table, seat, END_RESIGNED);
    return true;
}

struct leaving {
    int left; /* so many more in this tick */
    bool more;
};

/* Where that fails the seat stays, under another name; what only lacks memory is tried again. */
static void leave_some(void *context, struct index_node *node)
{
    struct leaving *leaving = context;
    struct table *table = (struct table *)node;
    struct reason why = {0};
    int seat = departed_seat(table);
    if (seat == NOBODY)
        return;
    if (!leaving->left) {
        leaving->more = true;
        return;
    }
    leaving->left--;
    if (leave_table(table, seat, &why))
        return;
    log_line("warning", "farewell", "error=\"%s\"", why.text);
    leaving->more |= why.memory;
}

void farewells_go_on(struct hub *hub)
{
    struct leaving leaving = {.left = LEFT_AT_ONCE};
    if (!hub->leaving || hub->leaving_after > hub->flushed)
        return;
    store_hold(hub->store);
    index_each(&hub->tables, leave_some, &leaving);
    store_release(hub->store);
    hub->leaving = leaving.more;
}

/* In the lines that are in memory. */
static void rename_chat(void *context, struct index_node *node)
{
    const struct person *person = context;
    struct table *table = (struct table *)node;
    for (int64_t i = 0; i < table->chats; i++)
        if (table->chat[i].person == person->row.id) {
            snprintf(table->chat[i].name, NAME_BYTES, "%s", DEPARTED);
            table->chat[i].account = false;
        }
}

void farewell(struct hub *hub, struct person *person)
{
    char old[NAME_BYTES];
    snprintf(old, sizeof old, "%s", person->row.name);
    index_each(&hub->tables, rename_chat, person);
    logins_end(hub, person->row.id, 0);
    person->row.account = false;
    person->row.password[0] = '\0';
    person_rename(hub, person, DEPARTED);
    store_farewell(hub->store, person->row.id, old, DEPARTED);
    hub->leaving = true;
    hub->leaving_after = store_written(hub->store); /* it may fail */
}
