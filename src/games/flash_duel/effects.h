/* effects.h - what abilities do: what their table (cards.c) needs from the files that implement
 * them, and what these share. */
#ifndef FLASH_DUEL_EFFECTS_H
#define FLASH_DUEL_EFFECTS_H

#include "games/flash_duel/cards.h"

/* Lists the ways to use an ability; makes it happen. See struct ability. */
typedef struct option *offer(const struct game *g, int who, struct option use, struct option *out);
typedef void effect(struct game *g, int who, int a, int b);

/* effects.c */
offer fd_offer_foes, fd_offer_foes_on_dark, fd_offer_with_cards, fd_offer_with_ones,
    fd_offer_extra_move, fd_offer_attack_again, fd_offer_retract;
effect fd_do_draw_one, fd_do_unblockable, fd_do_block_with, fd_do_retract;

/* effects_light.c */
bool fd_is_strong_hand(const uint8_t *hand);
offer fd_offer_martial_mastery, fd_offer_flame_arrow, fd_offer_embers, fd_offer_charged_shot,
    fd_offer_rising_mountain, fd_offer_dragon_form, fd_offer_esper_dash, fd_offer_rock_armor,
    fd_offer_pilebunker, fd_offer_spectral_pull, fd_offer_green_eye, fd_offer_orange_eye,
    fd_offer_time_spiral, fd_offer_bubble_shield;
effect fd_do_martial_mastery, fd_do_knowing, fd_do_flame_arrow, fd_do_embers, fd_do_charged_shot,
    fd_do_rising_mountain, fd_do_dragon_form, fd_do_thunderclap, fd_do_spectral_pull,
    fd_do_spectral_push, fd_do_green_eye, fd_do_orange_eye, fd_do_rewind_time, fd_do_poker_flourish,
    fd_do_roll_the_dice, fd_do_raise_the_stakes, fd_do_pacifism, fd_do_hex;

/* effects_shadow.c */
offer fd_offer_hidden_agenda, fd_offer_prowess, fd_offer_mirror, fd_offer_cornered_prey,
    fd_offer_beast_unleashed, fd_offer_oblivion, fd_offer_with_pair, fd_offer_healing_touch,
    fd_offer_surgical_strike, fd_offer_acrobatics, fd_offer_relentless, fd_offer_shoulder_ram,
    fd_offer_landmine;
effect fd_do_hidden_agenda, fd_do_prowess, fd_do_soldier, fd_do_giant_growth, fd_do_beast_unleashed,
    fd_do_oblivion, fd_do_bonecracker, fd_do_deathstrike, fd_do_dominance, fd_do_healing_touch,
    fd_do_saving_grace, fd_do_surgical_strike, fd_do_stun_lock, fd_do_acrobatics, fd_do_relentless,
    fd_do_shoulder_ram, fd_do_landmine, fd_do_anarchy;

/* effects_dragon.c */
offer fd_offer_deep_breath, fd_offer_perfect_counter, fd_offer_black_diamond_hide,
    fd_offer_tail_sweep, fd_offer_roar;
effect fd_do_deep_breath, fd_do_tail_sweep, fd_do_crushing_claw, fd_do_hoard;

/* The enemies at these distances. */
seat_set fd_foes_within(const struct game *g, int who, int nearest, int farthest);

/* The enemies on spaces of this colour. */
seat_set fd_foes_on(const struct game *g, int who, bool dark);

/* One option for each enemy of the set, as its b. */
struct option *fd_offer_each(seat_set foes, struct option use, struct option *out);

/* One for each number of the hand from `least` on, as its b. */
struct option *fd_offer_cards(const struct game *g, int who, int least, struct option use,
                              struct option *out);

/* One for each size of a set of this number, as its c (fd_pack_set). */
struct option *fd_offer_set(int number, int held, struct option use, struct option *out);

/* One for each number from `least` on that the strike could be blocked with instead, as its b. */
struct option *fd_offer_blocks(const struct game *g, int who, int least, struct option use,
                               struct option *out);

#endif
