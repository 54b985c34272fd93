/* forced.c - questions with a single option, which games ask so that nobody learns from who is
 * asked. The server answers them for people: after a time that tells nobody that there was nothing
 * to decide, or at once where nobody else looks. */
#include "server/table.h"

#include "server/log.h"

#include <assert.h>
#include <sodium.h>

/* Seconds: shorter than a person needs to read, long enough to be one who did not think long. */
static const double SHORTEST = 0.5, SPREAD = 1.5;

bool forced_is(const struct game_rules *rules, const struct game *g, int seat)
{
    struct question q;
    game_question(rules, g, seat, &q);
    return q.count == 1;
}

static bool is_alone(const struct table *table, int seat)
{
    const struct watch *watch;
    if (table_people_seats(table) != seat_bit(seat))
        return false;
    LIST_FOREACH(watch, &table->watches, of_table)
        if (table_seat_of(table, watch->client->person) != seat)
            return false;
    return true;
}

static double wait_of(const struct table *table, int seat)
{
    return is_alone(table, seat) ? 0 : SHORTEST + SPREAD * randombytes_uniform(1000) / 1000;
}

void forced_note(struct table *table)
{
    assert(table->g && table->row.status == TABLE_RUNNING);
    if (table->forced_of == table_question(table))
        return;
    table->forced_of = table_question(table);
    table->forced = 0;
    FOR_EACH_SEAT(seat, table->pending & table_people_seats(table))
        if (forced_is(table->rules, table->g, seat)) {
            table->forced |= seat_bit(seat);
            table->forced_at[seat] = table->hub->seconds() + wait_of(table, seat);
        }
}

/* A seat whose time has come, or NOBODY. */
static int due(const struct table *table)
{
    if (!table->g || table->doubtful || table->row.status != TABLE_RUNNING ||
        table->forced_of != table_question(table))
        return NOBODY;
    FOR_EACH_SEAT(seat, table->forced & table->pending & table_people_seats(table))
        if (table->forced_at[seat] <= table->hub->seconds())
            return seat;
    return NOBODY;
}

void forced_answer(struct hub *hub)
{
    struct table *table;
    struct reason why;
    LIST_FOREACH(table, &hub->awake, awake) {
        int seat = due(table);
        if (seat == NOBODY)
            continue;
        store_hold(hub->store);
        if (!table_answer(table, seat, 0, &why)) /* the next tick tries again */
            log_line("warning", "forced", "table=%s error=\"%s\"", table->row.code, why.text);
        store_release(hub->store);
    }
}
