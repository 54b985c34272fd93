/* offers.c - what is done when all people at a table agree: to take back, to pause, to play again.
 */
#include "server/table.h"

#include "server/log.h"

#include <assert.h>

const char *const offer_names[OFFERS] = {"takeback", "pause", "rematch"};

static bool fulfil(struct table *table, enum offer_kind kind, struct reason *why)
{
    int64_t last;
    switch (kind) {
    case OFFER_TAKEBACK:
        return takeback_find(table, table->offers[kind].by, &last, why) &&
               table_go_back(table, last, why);
    case OFFER_PAUSE: table_pause(table, true); return true;
    default: return table_rematch(table, why) != NULL;
    }
}

static bool all_agree(const struct table *table, enum offer_kind kind)
{
    return !(table_people_seats(table) & (seat_set)~table->offers[kind].agreed);
}

bool offers_make(struct table *table, enum offer_kind kind, int seat, struct reason *why)
{
    struct offer *made = &table->offers[kind], before = *made;
    assert(table->row.seat[seat].kind == SEAT_PERSON);
    if (!made->open)
        *made = (struct offer){.open = true, .by = seat};
    made->agreed |= seat_bit(seat);
    if (!all_agree(table, kind)) {
        show_push(table);
        return true;
    }
    if (fulfil(table, kind, why)) {
        assert(!made->open);
        return true;
    }
    *made = before;
    return false;
}

/* The one who made an offer has left: it is gone. The one who had not answered it has left: the
 * others have agreed. */
void offers_settle(struct table *table)
{
    struct reason why;
    for (int kind = 0; kind < OFFERS; kind++) {
        struct offer *offer = &table->offers[kind];
        if (offer->open && table->row.seat[offer->by].kind != SEAT_PERSON)
            offer->open = false;
        if (offer->open && all_agree(table, (enum offer_kind)kind) &&
            !fulfil(table, (enum offer_kind)kind, &why))
            log_line(why.memory ? "warning" : "error", "offer", "table=%s error=\"%s\"",
                     table->row.code, why.text);
    }
}
