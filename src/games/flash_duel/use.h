/* use.h - abilities in play: which are face up, who could use one, what using it shows. */
#ifndef FLASH_DUEL_USE_H
#define FLASH_DUEL_USE_H

#include "games/flash_duel/cards.h"

/* How the script shed lets a fighter discard: all that it says, any number, at least one. */
enum shedding { SHED_ALL, SHED_ANY, SHED_ONE_OR_MORE };

/* These slots are face up now: the only way to change that. */
void fd_turn_cards(struct game *g, int who, unsigned up);

/* The windows of all the fighter's cards that are face up. Asked several times in every turn, so
 * they are kept and not computed. */
static inline uint32_t fd_windows_up(const struct game *g, int who)
{
    const uint8_t *w = g->persona[who].windows;
    return w[0] | (uint32_t)w[1] << 8 | (uint32_t)w[2] << 16 | (uint32_t)w[3] << 24;
}

/* The windows of all cards that they could use. FD-114, FD-116: face up, and no other one this
 * turn. */
static inline uint32_t fd_windows(const struct game *g, int who)
{
    return g->used & seat_bit(who) ? 0 : fd_windows_up(g, who);
}

/* Lists what `who` could use in this window. */
struct option *fd_offer_uses(const struct game *g, int who, uint32_t window, struct option *out);
bool fd_has_use(const struct game *g, int who, uint32_t window);

/* Could they use an ability in this window? Mostly they have none for it. */
static inline bool fd_can_use(const struct game *g, int who, uint32_t window)
{
    return (fd_windows_up(g, who) & window) && fd_has_use(g, who, window);
}

/* FD-402: might they, by what everybody can see? Then they are asked, so that being asked tells
 * nothing about their hand. */
bool fd_hand_might_do(struct game *g, int who, uint32_t window);
static inline bool fd_might_use(struct game *g, int who, uint32_t window)
{
    enum {
        SAME_FOR_ALL_HANDS = ANNOUNCED | TURN_ENDS | TIME_ENDS | FOE_RETREATED | ATTACKING | DASHING
    };
    return (fd_windows_up(g, who) & window) &&
           (window & SAME_FOR_ALL_HANDS ? fd_has_use(g, who, window)
                                        : fd_hand_might_do(g, who, window));
}

/* A window's number, which fits into a question and a frame. */
static inline uint8_t fd_window_number(uint32_t window)
{
    return (uint8_t)set_first(window);
}

bool fd_has_passive(const struct game *g, int who, int ability); /* one that is always in force */

/* Is one of the cards of this act Master of Twos itself? */
static inline bool fd_is_through_twos(struct option act)
{
    return (act.a | act.b) & THROUGH_TWOS;
}

/* The act needs an ability, which is announced with the act's cards: everybody sees these now.
 * Returns the ability's slot. */
uint8_t fd_announce_through(struct game *g, int who, struct option act);

/* --- For words. --- */

/* The ability because of which something happens now; NO_ABILITY: because of an answer. `before`:
 * not the one that is just being announced, but the one that it is an answer to. */
int fd_ability_at_work(const struct game *g, bool before);
int fd_announcer(const struct game *g); /* while an ability waits: of whom */
int fd_nesting(const struct game *g);   /* how many abilities and clashes run inside each other */

/* Which card is announced for a Hidden Agenda is a guess, like the hand that it is in. */
void fd_hide_announced(struct game *g, int observer, struct chance *chance);

#endif
