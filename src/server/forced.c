/* forced.c - questions with a single option, which games ask so that nobody learns from who is
 * asked. The server answers them for people: after a time that tells nobody that there was nothing
 * to decide, or at once where nobody else looks. */
#include "server/table.h"

#include "server/log.h"

#include <assert.h>
#include <sodium.h>

/* Seconds: shorter than a person needs to read, long enough to be one who did not think long. */
static const double SHORTEST = 0.5, SPREAD = 1.5;

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

/* Whether this person wants to answer such questions, too, and looks at the table. */
static bool waits(const struct table *table, int seat)
{
    const struct watch *watch;
    LIST_FOREACH(watch, &table->watches, of_table)
        if (watch->client->waits && table_seat_of(table, watch->client->person) == seat)
            return true;
    return false;
}

static bool is_here(const struct table *table, int seat)
{
    const struct person *person = (const struct person *)index_find(
        &table->hub->people, (uint64_t)table->row.seat[seat].person);
    return person && person->clients;
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
        if (game_is_forced(table->rules, table->g, seat)) {
            table->forced |= seat_bit(seat);
            table->forced_at[seat] = table->hub->seconds() + wait_of(table, seat);
        }
}

/* Who is away answers nothing, as everybody sees: so what is answered for them would be forced. The
 * time begins anew until they are back. */
static bool may_answer(struct table *table, int seat)
{
    if (is_here(table, seat) || is_alone(table, seat))
        return !waits(table, seat);
    table->forced_at[seat] = table->hub->seconds() + wait_of(table, seat);
    return false;
}

/* A seat whose time has come, or NOBODY. */
static int due(struct table *table)
{
    if (!table->g || table->doubtful || table->row.status != TABLE_RUNNING ||
        table->forced_of != table_question(table))
        return NOBODY;
    FOR_EACH_SEAT(seat, table->forced & table->pending & table_people_seats(table))
        if (may_answer(table, seat) && table->forced_at[seat] <= table->hub->seconds())
            return seat;
    return NOBODY;
}

void forced_answer(struct hub *hub)
{
    struct table *table;
    struct reason why;
    LIST_FOREACH(table, &hub->awake, awake) {
        int seat = due(table);
        if (seat == NOBODY || !payer_may(table))
            continue;
        store_hold(hub->store);
        if (!table_answer(table, seat, 0, &why)) /* the next tick tries again */
            log_line("warning", "forced", "table=%s error=\"%s\"", table->row.code, why.text);
        store_release(hub->store);
    }
}
