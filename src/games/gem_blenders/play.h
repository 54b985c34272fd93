/* play.h - playing cards, and when timed actions can be played. */
#ifndef GEM_BLENDERS_PLAY_H
#define GEM_BLENDERS_PLAY_H

#include "games/gem_blenders/gem_blenders.h"

bool gb_meter_has_room(const struct game *g, int seat);
/* Is the card a timed action for this moment? */
bool gb_is_timely(int card, int moment);
/* Could the seat play one, as far as the other can know? Asked only then, a question tells nothing
 * about the hand. Not when the round is lost: the turn goes straight to its end (GB-206.1). */
bool gb_can_answer(const struct game *g, int seat, int moment);
/* While ASK_TIMED is open: has the asked player played one at this moment already? In which slots
 * of the meter do some wait to resolve? */
bool gb_has_answered(const struct game *g);
unsigned gb_waiting_actions(const struct game *g);
void gb_play_gem(struct game *g, int seat, struct option pick);

#endif
