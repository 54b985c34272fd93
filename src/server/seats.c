/* seats.c - whose seat it is: who leaves one before the game, who blocks a table, and bots that
 * stand in for somebody who is away. A seat where one stands in still belongs to its person
 * (row.seat[].person), who has it again as soon as they are back at the table. */
#include "server/table.h"

#include "server/log.h"

#include <assert.h>
#include <stdio.h>

/* Seconds until whoever sits down must have given their share: clients do so by themselves. */
enum { SHARE_WITHIN = 30 };

void seats_tell(struct table *table)
{
    if (table->row.status == TABLE_OPEN)
        table_save(table);
    lobby_changed(table);
    show_push(table);
    bots_ask(table);
}

void seats_take(struct table *table, int seat, const struct person *person)
{
    struct stored_seat *stored = &table->row.seat[seat];
    stored->kind = SEAT_PERSON;
    stored->person = person->row.id;
    snprintf(stored->name, sizeof stored->name, "%s", person->row.name);
    stored->account = person->row.account;
    table->sat_at[seat] = table->hub->seconds();
}

/* --- Before the game. --- */

/* Nobody shall find the deck of who sat there before; but what the others have brought may not fit
 * to a setup without it. */
static bool forget_seat(struct table *table, int seat, struct reason *why)
{
    struct setup setup = *table->setup;
    setup_forget(table->rules->setup, &setup, seat);
    if (!tables_set_up(table, &setup, why) && why->memory)
        return false;
    table->row.seat[seat] = (struct stored_seat){.kind = SEAT_OPEN};
    return true;
}

bool seats_leave(struct table *table, int seat, struct reason *why)
{
    int64_t person = table->row.seat[seat].person;
    assert(table->row.status == TABLE_OPEN && table->row.seat[seat].kind == SEAT_PERSON);
    if (!forget_seat(table, seat, why))
        return false;
    lobby_left(table, person);
    if (table_people(table))
        seats_tell(table);
    else
        tables_drop(table);
    return true;
}

/* A seat of somebody who sat down and said nothing since; or NOBODY. */
static int blocked(const struct table *table)
{
    double now = table->hub->seconds();
    if (table->row.status == TABLE_OPEN && !table->doubtful)
        for (int seat = 0; seat < table->row.seats; seat++) {
            const struct stored_seat *stored = &table->row.seat[seat];
            if (stored->kind == SEAT_PERSON && !stored->shared && table->sat_at[seat] > 0 &&
                now - table->sat_at[seat] >= SHARE_WITHIN)
                return seat;
        }
    return NOBODY;
}

/* Whoever agreed to a rematch may come to it when they like. */
void seats_await_shares(struct table *table)
{
    if (table->row.status != TABLE_OPEN)
        return;
    for (int seat = 0; seat < table->row.seats; seat++) {
        const struct stored_seat *stored = &table->row.seat[seat];
        if (stored->kind == SEAT_PERSON && !stored->shared &&
            !store_is_rematch(table->hub->store, table->row.id, stored->person))
            table->sat_at[seat] = table->hub->seconds();
    }
}

static void free_blocked(void *context, struct index_node *node)
{
    struct table *table = (struct table *)node;
    struct reason why;
    (void)context;
    int seat = blocked(table);
    if (seat != NOBODY && (!body_wake(table, &why) || !seats_leave(table, seat, &why)))
        log_line("warning", "seat", "error=\"%s\"", why.text); /* tried again in a second */
}

void seats_hurry(struct hub *hub)
{
    store_hold(hub->store);
    index_each(&hub->tables, free_blocked, NULL);
    store_release(hub->store);
}

/* --- How many one may hold while nothing happens there. --- */

struct count {
    const struct person *person;
    int seats;
};

static void count_open(void *context, struct index_node *node)
{
    struct count *count = context;
    const struct table *table = (const struct table *)node;
    if (table->row.status == TABLE_OPEN && table_seat_of(table, count->person) != NOBODY)
        count->seats++;
}

bool seats_may_take(struct hub *hub, const struct person *person, struct reason *why)
{
    struct count count = {.person = person};
    index_each(&hub->tables, count_open, &count);
    return count.seats < OPEN_SEATS ||
           refuse(why, "You sit at %d tables that have not begun; leave one first.", count.seats);
}

/* --- Standing in. --- */

/* The bot plays on the person's clock, which goes on as if they were there. */
void seats_stand_in(struct table *table, int seat, const char *level)
{
    struct stored_seat *stored = &table->row.seat[seat];
    assert(table->row.status == TABLE_RUNNING && stored->kind == SEAT_PERSON);
    clock_mark(table);
    stored->kind = SEAT_BOT;
    snprintf(stored->level, sizeof stored->level, "%s", level);
    table_save(table);
    offers_settle(table);
}

int seats_hand_back(struct table *table, const struct person *person)
{
    if (table->row.status == TABLE_OVER || table_seat_of(table, person) != NOBODY)
        return NOBODY;
    for (int seat = 0; seat < table->row.seats; seat++) {
        struct stored_seat *stored = &table->row.seat[seat];
        if (stored->kind != SEAT_BOT || stored->person != person->row.id)
            continue;
        if (!hub_can_write(table->hub, NULL)) {
            table->hub->unreturned = table->hub->turn_missed = true;
            return NOBODY;
        }
        clock_mark(table);
        stored->level[0] = '\0';
        seats_take(table, seat, person);
        table->thinking &= (seat_set)~seat_bit(seat);
        table->forced_of = -1; /* now there is a person who may have only one option */
        table_save(table);
        seats_tell(table);
        return seat;
    }
    return NOBODY;
}

/* They have watched as strangers so far. */
void seats_return(struct hub *hub)
{
    struct table *table;
    struct watch *watch;
    if (!hub->unreturned)
        return;
    hub->unreturned = false;
    LIST_FOREACH(table, &hub->awake, awake)
        LIST_FOREACH(watch, &table->watches, of_table)
            if (!table->doubtful && seats_hand_back(table, watch->client->person) != NOBODY)
                show_anew(watch);
}
