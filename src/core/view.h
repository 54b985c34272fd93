/* view.h - the shape that the views of all games share, so that one generic client shows them all.
 *
 *   "headline": "Round 2, Red to act"
 *   "seats":  [{"id": "seat0", "name": "Red", "marks": [..],
 *               "counters": [{"id": "seat0.wins", "name": "wins", "title": "rounds won",
 *                             "value": 2, "of": 3}]}]
 *   "zones":  [{"id": "seat0.hand", "kind": "hand", "seat": 0, "title": "Hand", "count": 5,
 *               "cards": [{"id": "seat0.hand.0", "card": "three"}, ...]}]
 *   "spaces": [{"id": "space1", "title": "1", "kind": "dark", "pieces": ["pawn0"]}]
 *
 * "spaces" only if it has a board. A board that is not one row says "grid": "hex" or "square", and
 * its spaces have "x" and "y" (column and row; of hexes the axial q and r).
 *
 * Ids name places, not cards: "the third card of seat 0's hand". So an id never tells where a
 * hidden card went. A face that the observer may not see is null; a zone whose cards
 * nobody needs one by one (a deck) has only its count. */
#ifndef PARLOR_VIEW_H
#define PARLOR_VIEW_H

#include "core/writer.h"

/* Each *_open is closed with put_close, after its list with another. */

void view_seat_open(struct writer *w, int seat, const char *name); /* then its counters */

/* Both are literals: `name` is for programs, `title` for people. The second form also says with how
 * many something happens. */
void view_counter(struct writer *w, int seat, const char *name, const char *title, int value);
void view_counter_of(struct writer *w, int seat, const char *name, const char *title, int value,
                     int full);

/* `seat` is NOBODY for a zone in the middle, `kind` is a literal. Then its cards, in order, whose
 * names are literals, too. */
void view_zone_open(struct writer *w, const char *id, const char *kind, int seat, const char *title,
                    int count);
void view_card(struct writer *w, const char *zone, int index, const char *card_or_null);
void view_zone_close(struct writer *w);

/* A zone that shows only how many cards it holds. */
void view_zone_closed(struct writer *w, const char *id, const char *kind, int seat,
                      const char *title, int count);

#endif
