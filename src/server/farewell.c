/* farewell.c - see farewell.h. */
#include "server/farewell.h"

#include "server/log.h"
#include "server/names.h"
#include "server/table.h"

#include <stdio.h>

/* They stand up where nothing has begun, and give up what runs. */
static void leave_table(void *context, struct index_node *node)
{
    const struct person *person = context;
    struct table *table = (struct table *)node;
    struct reason why;
    int seat = table_seat_of(table, person);
    if (seat == NOBODY || table->row.status == TABLE_OVER)
        return;
    if (!body_wake(table, &why)) {
        log_line("warning", "farewell", "table=%s error=\"%s\"", table->row.code, why.text);
        return; /* the seat stays, under another name */
    }
    if (table->row.status != TABLE_OPEN)
        table_give_up(table, seat, END_RESIGNED);
    else if (!seats_leave(table, seat, &why))
        log_line("warning", "farewell", "error=\"%s\"", why.text);
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
    index_each(&hub->tables, leave_table, person);
    index_each(&hub->tables, rename_chat, person);
    logins_end(hub, person->row.id, 0);
    person->row.account = false;
    person->row.password[0] = '\0';
    person_rename(hub, person, DEPARTED);
    store_farewell(hub->store, person->row.id, old, DEPARTED);
}
