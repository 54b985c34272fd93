/* clock.c - who has how much time. A clock runs for a seat that owes an answer, in uptime: while
 * the server was down nobody was charged. */
#include "server/table.h"

#include <assert.h>

static int64_t whole(const struct table *table)
{
    return table->row.clock_seconds * 1000;
}

void clock_begin(struct table *table)
{
    assert(table->row.status == TABLE_RUNNING && !table->row.moves);
    for (int seat = 0; seat < table->row.seats; seat++)
        table->row.seat[seat].left = table->row.clock ? whole(table) : 0;
    table->row.since = table->opened_at = table->answered_at = hub_uptime(table->hub);
    table->row.marked = table->row.moves;
}

static bool is_running(const struct table *table, int seat)
{
    return table->row.clock && table->row.status == TABLE_RUNNING &&
           (table->pending & seat_bit(seat));
}

int64_t clock_left(const struct table *table, int seat)
{
    assert(seat >= 0 && seat < table->row.seats);
    int64_t left = table->row.seat[seat].left;
    int64_t used = hub_uptime(table->hub) - table->opened_at;
    return is_running(table, seat) && used > 0 ? left - used : left;
}

int64_t clock_answer(struct table *table, int seat)
{
    assert(table->row.status == TABLE_RUNNING && (table->pending & seat_bit(seat)));
    int64_t left = clock_left(table, seat);
    if (table->row.clock == CLOCK_GAME)
        left += table->row.clock_increment * 1000;
    else if (table->row.clock)
        left = whole(table);
    return table->row.seat[seat].left = left;
}

void clock_mark(struct table *table)
{
    assert(table->row.status == TABLE_RUNNING || table->row.status == TABLE_PAUSED);
    for (int seat = 0; seat < table->row.seats; seat++)
        table->row.seat[seat].left = clock_left(table, seat);
    table->row.since = table->opened_at = hub_uptime(table->hub);
    table->row.marked = table->row.moves;
}

bool clock_is_up(const struct table *table, int seat)
{
    return is_running(table, seat) && clock_left(table, seat) <= 0;
}

int clock_loser(const struct table *table)
{
    for (int seat = 0; seat < table->row.seats; seat++)
        if (clock_is_up(table, seat))
            return seat;
    return NOBODY;
}
