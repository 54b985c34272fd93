/* words.h - what the files that speak share: names, sets of cards, and each other's phrases. */
#ifndef FLASH_DUEL_WORDS_H
#define FLASH_DUEL_WORDS_H

#include "games/flash_duel/flash_duel.h"

/* --- words.c --- */

const char *fd_side_name(const struct game *g, int side); /* "Red", "Red and Green" */

/* "a 3" or "three 3s". */
void fd_say_set(struct phrase *out, int number, int count);

/* ", Master of Twos being one": what makes a card more than a card of the hand. */
void fd_say_through(const struct game *g, int seat, int number, struct phrase *out);

/* Targets the first `count` cards of this number in the seat's hand, as the view lists them, after
 * `skipped` of them. */
void fd_target_cards(const struct game *g, int seat, int number, int count, int skipped,
                     struct phrase *out);

/* --- Options that have files of their own; each is one verb. --- */

typedef void describer(const struct game *g, int seat, struct option option, struct phrase *out);

/* words_abilities.c */
const char *fd_ability_name(int ability);
describer fd_describe_use, fd_describe_character, fd_describe_discard, fd_describe_take,
    fd_describe_peek, fd_describe_unstash, fd_describe_go_back, fd_describe_command,
    fd_describe_draft, fd_describe_tweak;

/* words_team.c */
void fd_prompt_assist(const struct game *g, int seat, struct phrase *out);
void fd_prompt_word(const struct game *g, int seat, struct phrase *out);
describer fd_describe_lead, fd_describe_take_along, fd_describe_assist, fd_describe_accuse,
    fd_describe_unmask, fd_describe_show_hand, fd_describe_name_hand, fd_describe_count,
    fd_describe_hush;

/* --- view.c --- */

void fd_headline(const struct game *g, char *out, size_t capacity);

#endif
