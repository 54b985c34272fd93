/* words.h - what the files that speak share: names, sets of cards, and each other's phrases. */
#ifndef FLASH_DUEL_WORDS_H
#define FLASH_DUEL_WORDS_H

#include "games/flash_duel/flash_duel.h"

/* --- words.c --- */

const char *fd_side_name(const struct game *g, int side); /* "Red", "Red and Green" */

/* A seat in a sentence: who does something, to whom it is done, whose something is. */
void fd_say_who(const struct game *g, int seat, struct phrase *out);
void fd_say_whom(const struct game *g, int seat, struct phrase *out);
void fd_say_whose(const struct game *g, int seat, struct phrase *out);
/* "you", "Red and you", "the mortals": verbs agree with it. */
void fd_say_side(const struct game *g, int side, struct phrase *out);
/* "Red", "Red and you". */
void fd_say_seats(const struct game *g, seat_set seats, struct phrase *out);
seat_set fd_side_seats(const struct game *g, int side);
/* What it takes to block the strike; it may be more than the cards that strike. */
void fd_say_needed(const struct game *g, struct phrase *out);
seat_set fd_attacked(const struct game *g); /* by the strike, in every mode */
/* The distance to the nearest enemy: what the players think in; SPACES: there is none. */
int fd_nearest(const struct game *g, int seat);

/* "a card", "3 cards". */
void fd_say_count(struct phrase *out, int count);

/* "a 3" or "three 3s". */
void fd_say_set(struct phrase *out, int number, int count);

/* " (one of them Master of Twos)": what makes one of so many cards more than a card of the hand.
 * The loose one has this number printed on it; 0: it is what was turned up. */
void fd_say_through(int through, int loose, int count, struct phrase *out);
/* The same of cards that the seat could play. */
void fd_say_offered_through(const struct game *g, int seat, int through, int count,
                            struct phrase *out);

/* Targets the first `count` cards of this number in the seat's hand, as the view lists them, after
 * `skipped` of them. */
void fd_target_cards(const struct game *g, int seat, int number, int count, int skipped,
                     struct phrase *out);

/* --- Options that have files of their own; each is one verb. --- */

typedef void describer(const struct game *g, int seat, struct option option, struct phrase *out);

/* words_abilities.c */
const char *fd_ability_name(int ability);
void fd_say_ability(int ability, struct phrase *out); /* its name, and what it does */
describer fd_describe_use, fd_describe_character, fd_describe_discard, fd_describe_take,
    fd_describe_peek, fd_describe_unstash, fd_describe_go_back, fd_describe_command,
    fd_describe_draft, fd_describe_tweak;

/* words_team.c */
void fd_prompt_assist(const struct game *g, int seat, struct phrase *out);
void fd_prompt_word(const struct game *g, int seat, struct phrase *out);
void fd_prompt_naming(const struct game *g, int seat, struct phrase *out);
void fd_prompt_count(const struct game *g, int seat, struct phrase *out);
describer fd_describe_lead, fd_describe_take_along, fd_describe_assist, fd_describe_accuse,
    fd_describe_unmask, fd_describe_show_hand, fd_describe_name_hand, fd_describe_count,
    fd_describe_hush;

/* --- tell.c --- */

/* Has using it an effect that nothing else tells of? */
bool fd_effect_is_told(const struct game *g, int who, int ability);

/* --- view.c --- */

void fd_headline(const struct game *g, char *out, size_t capacity);

#endif
