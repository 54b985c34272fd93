/* offers.c - what is done when all people at a table agree: to take back, to pause and to go on,
 * to play again. */
#include "server/table.h"

#include "server/log.h"

#include <assert.h>

const char *const offer_names[OFFERS] = {"takeback", "pause", "resume", "rematch"};

static bool take_back(struct table *table, struct reason *why)
{
    struct takeback back;
    if (!takeback_find(table, table->offers[OFFER_TAKEBACK].by, &back, why))
        return false;
    assert(back.index >= 0); /* or it would not have been offered */
    table_go_back(table, &back);
    return true;
}

static bool fulfil(struct table *table, enum offer_kind kind, struct reason *why)
{
    switch (kind) {
    case OFFER_TAKEBACK: return take_back(table, why);
    case OFFER_PAUSE:
    case OFFER_RESUME: table_pause(table, kind == OFFER_PAUSE); return true;
    default: return table_rematch(table, why) != NULL;
    }
}

/* Nobody's answers are taken back while a bot stands in for them. */
static bool all_agree(const struct table *table, enum offer_kind kind)
{
    seat_set who = kind == OFFER_TAKEBACK ? table_owned_seats(table) : table_people_seats(table);
    return !(who & (seat_set)~table->offers[kind].agreed);
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
