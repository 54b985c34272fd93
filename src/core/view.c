/* view.c - see view.h. */
#include "core/view.h"

#include "core/format.h"
#include "core/seat.h"

#include <assert.h>
#include <string.h>

void view_seat_open(struct writer *w, int seat, const char *name)
{
    put_open(w, NULL, '{');
    put_format(w, "id", "seat%d", seat);
    put_int(w, "seat", seat);
    put_string(w, "name", name);
    put_open(w, "counters", '[');
}

static void write_counter(struct writer *w, int seat, const char *name, const char *title,
                          int value)
{
    put_open(w, NULL, '{');
    put_format(w, "id", "seat%d.%s", seat, name);
    put_literal(w, "name", name);
    put_literal(w, "title", title);
    put_int(w, "value", value);
}

void view_counter(struct writer *w, int seat, const char *name, const char *title, int value)
{
    write_counter(w, seat, name, title, value);
    put_close(w);
}

void view_counter_of(struct writer *w, int seat, const char *name, const char *title, int value,
                     int full)
{
    write_counter(w, seat, name, title, value);
    put_int(w, "of", full);
    put_close(w);
}

static void write_zone_head(struct writer *w, const char *id, const char *kind, int seat,
                            const char *title, int count)
{
    put_open(w, NULL, '{');
    put_string(w, "id", id);
    put_literal(w, "kind", kind);
    if (seat != NOBODY)
        put_int(w, "seat", seat);
    put_string(w, "title", title);
    put_int(w, "count", count);
}

void view_zone_open(struct writer *w, const char *id, const char *kind, int seat, const char *title,
                    int count)
{
    write_zone_head(w, id, kind, seat, title, count);
    put_open(w, "cards", '[');
}

/* As put_format would write "%s.%d", but there are many cards. */
static void put_card_id(struct writer *w, const char *zone, int index)
{
    char id[80];
    size_t length = strlen(zone);
    assert(length + 1 + NUMBER_BYTES < sizeof id);
    memcpy(id, zone, length);
    id[length] = '.';
    *format_number(id + length + 1, index) = '\0';
    put_string(w, "id", id);
}

void view_card(struct writer *w, const char *zone, int index, const char *card_or_null)
{
    put_open(w, NULL, '{');
    put_card_id(w, zone, index);
    if (card_or_null)
        put_literal(w, "card", card_or_null);
    else
        put_null(w, "card");
    put_close(w);
}

void view_zone_close(struct writer *w)
{
    put_close(w);
    put_close(w);
}

void view_zone_closed(struct writer *w, const char *id, const char *kind, int seat,
                      const char *title, int count)
{
    write_zone_head(w, id, kind, seat, title, count);
    put_close(w);
}
