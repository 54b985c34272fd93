/* test_shadow.c - a scenario for each ability of the shadow set, from the rulebook and its FAQ. */
#include "games/flash_duel/company.h"

/* Me strikes at a foe with room behind, who retreats with this card. */
static struct game retreated(int me, const char *mine, const char *other, int card)
{
    struct game g =
        FULL(me, mine, other, .advance = 4, .apart = 6, .hand = "12344", .foe_hand = "12345");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(card));
    return g;
}

/* A turn without consequences: whoever is to act moves back with their lowest card. */
static void idle(struct game *g)
{
    int card = 1;
    while (!CAN(g, back(card)))
        card++;
    DO(g, back(card));
}

/* --- Quince. --- */

TEST_BOTH(a_stashed_card_survives_the_round)
{
    struct game g = FULL(me, "quince", "rook", .advance = 4, .apart = 9);
    char zone[20];
    snprintf(zone, sizeof zone, "seat%d.stash", me);
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 5, 0));
    CHECK_STRING(held(&g, me).text, "1234");
    CHECK_STRING(seen(&g, foe, zone).text, "?");
    CHECK_STRING(seen(&g, me, zone).text, "5");
    idle(&g);
    idle(&g);
    DO(&g, OPTION(UNSTASH));
    CHECK_EQ(g.persona[me].stash, 0);
    CHECK_EQ(g.used, 0); /* which costs no ability */
    CHECK_EQ(asked(&g), me);
    CHECK(offers(&g, MOVE_FORWARD) > 0); /* nor the main action */
}

TEST_BOTH(the_next_deck_lacks_the_stashed_card)
{
    struct game g = FULL(me, "quince", "rook", .advance = 8, .apart = 1);
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 5, 0));
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    DO(&g, let_begin(me));
    CHECK_EQ(g.deck.count, 14);
    CHECK(CAN(&g, OPTION(UNSTASH)));
    CHECK(!can_use(&g, me, ABILITY_hidden_agenda)); /* one card at a time */
}

TEST_BOTH(political_prowess_turns_a_used_card_up)
{
    struct game g = FULL(me, "quince", "rook", .advance = 4, .apart = 9);
    CHECK(!can_use(&g, me, ABILITY_political_prowess));
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 5, 0));
    idle(&g);
    idle(&g);
    DO(&g, use(&g, me, ABILITY_political_prowess, 0, 0));
    CHECK_EQ(g.persona[me].up, 1 | 4);
}

TEST_BOTH(patriot_mirror_repeats_what_the_opponent_did)
{
    struct game g = FULL(me, "jaina", "quince", .advance = 4, .apart = 9);
    DO(&g, use(&g, me, ABILITY_charged_shot, 2, foe));
    CHECK_EQ(asked(&g), foe);
    DO(&g, use(&g, foe, ABILITY_patriot_mirror, 4, me));
    CHECK_EQ(advance(&g, me), 0);
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

/* --- Onimaru. --- */

TEST_BOTH(the_clockwork_soldier_advances_and_bars_the_way)
{
    CLAUSE("FD-365");
    struct game g = FULL(me, "onimaru", "rook", .advance = 4, .apart = 6, .hand = "12345");
    DO(&g, use(&g, me, ABILITY_clockwork_soldier, 0, 0));
    CHECK_EQ(g.persona[me].soldier, g.space[me]);
    DO(&g, back(2));        /* the soldier stays; distance 8 */
    DO(&g, forward(5));     /* the foe stops next to the pawn's old place at the latest */
    CHECK_EQ(apart(&g), 3); /* 8 - 5 = 3, next to the soldier */
    DO(&g, back(1));        /* the soldier can't advance: the foe is next to it */
    DO(&g, forward(1));
    CHECK_EQ(apart(&g), 4); /* the foe could not move at all */
}

TEST_BOTH(the_soldier_moves_while_its_owner_recovers)
{
    CLAUSE("FD-366");
    struct game g = FULL(me, "onimaru", "rook", .advance = 5, .apart = 8, .hand = "12345");
    DO(&g, use(&g, me, ABILITY_clockwork_soldier, 0, 0));
    int from = g.persona[me].soldier;
    DO(&g, back(2));
    ARRANGE(&g, foe, .advance = 5, .apart = 6, .hand = "11244", .foe_hand = "12345");
    g.persona[me].soldier = (uint8_t)from;
    g.space[foe] = (uint8_t)(me == RED ? from + 5 : from - 5);
    g.space[me] = (uint8_t)(me == RED ? g.space[foe] - 6 : g.space[foe] + 6);
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(1));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(abs(g.persona[me].soldier - from), 1);
}

TEST_BOTH(wartime_tactics_exchanges_one_or_two_cards)
{
    struct game g =
        FULL(me, "onimaru", "rook", .advance = 4, .apart = 9, .hand = "12345", .next = "11");
    DO(&g, use(&g, me, ABILITY_wartime_tactics, 0, 0));
    DO(&g, discard(5));
    CHECK_STRING(held(&g, me).text, "11234");
    DO(&g, discard(4));
    CHECK_STRING(held(&g, me).text, "11123");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST_BOTH(double_slash_attacks_again)
{
    struct game g =
        FULL(me, "onimaru", "rook", .advance = 5, .apart = 3, .hand = "33345", .foe_hand = "3145");
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    DO(&g, use(&g, me, ABILITY_double_slash, 0, 3 | 2 << 4));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(offers(&g, BLOCK), 0);
    DO(&g, take_hit());
    CHECK_EQ(g.winner, me);
}

/* --- Bal-Bas-Beta. --- */

TEST_BOTH(rocket_punch_reaches_one_farther)
{
    struct game g = FULL(me, "bal-bas-beta", "rook", .advance = 3, .apart = 6, .hand = "12345",
                         .foe_hand = "55");
    DO(&g, through(attack(5, 1), THROUGH_PUNCH));
    CHECK(CAN(&g, block(5, 1))); /* the number played */
    g = FULL(me, "bal-bas-beta", "rook", .advance = 3, .apart = 5, .hand = "12345");
    CHECK(CAN(&g, attack(5, 1)));
    CHECK(CAN(&g, through(attack(4, 1), THROUGH_PUNCH)));
}

TEST_BOTH(retract_retreats_without_recovery)
{
    struct game g = FULL(me, "rook", "bal-bas-beta", .advance = 4, .apart = 6, .hand = "12344");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, use(&g, foe, ABILITY_retract, 3, 0));
    CHECK_EQ(apart(&g), 7);
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

/* --- Troq. --- */

TEST_BOTH(cornered_prey_hits_on_the_start_space)
{
    struct game g = FULL(me, "troq", "rook", .advance = 11, .apart = 6, .hand = "12344");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, use(&g, me, ABILITY_cornered_prey, 0, 0));
    CHECK_EQ(offers(&g, BLOCK) + offers(&g, RETREAT), 0);
    g = FULL(me, "troq", "rook", .advance = 10, .apart = 6, .hand = "12344");
    DO(&g, dash_strike(2, 4, 1));
    CHECK_EQ(asked(&g), foe);
}

TEST_BOTH(giant_growth_strengthens_attacks_and_strikes_of_this_turn)
{
    struct game g =
        FULL(me, "troq", "lum", .advance = 4, .apart = 6, .hand = "12344", .foe_hand = "12445");
    DO(&g, use(&g, me, ABILITY_giant_growth, 0, 0));
    DO(&g, dash_strike(2, 4, 1));
    CHECK(CAN(&g, block(4, 2)));
    CHECK(!CAN(&g, block(4, 1)));
    DO(&g, block(4, 2));
    CHECK(!(g.persona[me].marks & GROWN));
}

TEST_BOTH(beast_unleashed_follows_the_push)
{
    struct game g = FULL(me, "troq", "rook", .advance = 5, .apart = 1);
    DO(&g, push(4));
    CHECK_EQ(offers(&g, USE), 4);
    DO(&g, use(&g, me, ABILITY_beast_unleashed, 3, 0));
    CHECK_EQ(apart(&g), 2);
}

/* --- Menelker. --- */

TEST_BOTH(into_oblivion_destroys_a_card_for_the_whole_game)
{
    struct game g = FULL(me, "menelker", "gwen", .advance = 7, .apart = 1);
    CHECK_EQ(offers(&g, USE), 2); /* not Shadow Plague */
    DO(&g, use(&g, me, ABILITY_into_oblivion, foe, 2));
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    DO(&g, let_begin(foe));
    CHECK(!can_use(&g, foe, ABILITY_shadowswarm));
    CHECK_EQ(g.persona[foe].gone, 4);
    CHECK_EQ(g.persona[me].gone, 1); /* and itself */
}

TEST_BOTH(bonecracker_discards_a_card_at_random)
{
    struct game g = retreated(me, "menelker", "rook", 1);
    int before = g.discard.count;
    DO(&g, use(&g, me, ABILITY_bonecracker, 0, 0));
    CHECK_EQ(g.discard.count, before + 1);
}

TEST_BOTH(deathstrike_costs_the_blocker_a_further_card)
{
    struct game g =
        FULL(me, "menelker", "rook", .advance = 5, .apart = 3, .hand = "33145", .foe_hand = "3345");
    DO(&g, attack(3, 2));
    DO(&g, use(&g, me, ABILITY_deathstrike, 0, 0));
    DO(&g, block(3, 2));
    CHECK_EQ(asked(&g), foe);
    struct game other = g;
    DO(&g, discard(4));
    CHECK_EQ(g.ending, ROUND_RUNNING);
    CHECK_STRING(held(&g, foe).text, "5");
    DO(&other, pass());
    CHECK_EQ(other.winner, me);
}

/* --- Persephone. --- */

TEST_BOTH(dominance_makes_who_stands_on_a_dark_space_recover)
{
    CLAUSE("FD-368");
    struct game g = FULL(me, "persephone", "rook", .advance = 2, .apart = 12); /* foe on dark? */
    bool dark = fd_is_dark(g.space[foe]);
    DO(&g, back(1));
    CHECK_EQ(kind_asked(&g) == ASK_ABILITY, dark);
    g = FULL(me, "persephone", "rook", .advance = 4, .apart = 13, .hand = "12345");
    DO(&g, back(1)); /* the foe is on their Start space, which is dark */
    DO(&g, use(&g, me, ABILITY_dominance, foe, 0));
    CHECK_EQ(asked(&g), me); /* the foe was asked nothing */
    CHECK_EQ(g.persona[foe].owes, 0);
}

TEST_BOTH(dominance_beats_relentless_strikes)
{
    CLAUSE("FD-368", "FD-369");
    struct game g = FULL(me, "persephone", "gwen", .advance = 4, .apart = 6, .hand = "12344",
                         .foe_hand = "12345");
    DO(&g, dash_strike(2, 4, 1)); /* the foe is 7 forward */
    DO(&g, retreat(5));           /* to 2: light; so by hand: */
    g.space[foe] = foe == RED ? 1 : 18;
    DO(&g, pass()); /* Pleasure & Pain */
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    DO(&g, use(&g, me, ABILITY_dominance, foe, 0));
    CHECK_EQ(asked(&g), me);               /* Relentless Strikes was not offered */
    CHECK_EQ(g.recovering, seat_bit(foe)); /* and one more is owed */
}

TEST_BOTH(who_has_no_card_can_not_be_commanded)
{
    struct game g =
        FULL(me, "persephone", "rook", .advance = 4, .apart = 9, .hand = "12345", .foe_hand = "");
    DO(&g, use(&g, me, ABILITY_mistresss_command, foe, 0));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(g.persona[foe].forced, 0);
}

TEST_BOTH(mistresss_command_forces_a_move)
{
    struct game g = FULL(me, "persephone", "rook", .advance = 3, .apart = 9, .foe_hand = "12345");
    DO(&g, use(&g, me, ABILITY_mistresss_command, foe, 0));
    DO(&g, OPTION(COMMAND, 4));
    DO(&g, back(1));
    if (kind_asked(&g) == ASK_ABILITY)
        DO(&g, pass());
    CHECK_EQ(asked(&g), foe);
    CHECK(CAN(&g, forward(4)));
    CHECK(CAN(&g, back(4)));
    CHECK(!CAN(&g, forward(1)));
    DO(&g, back(4));
    CHECK_EQ(g.persona[foe].forced, 0);
}

TEST_BOTH(pleasure_and_pain_draws_a_card)
{
    struct game g = retreated(me, "persephone", "rook", 1);
    int deck = g.deck.count;
    DO(&g, use(&g, me, ABILITY_pleasure_and_pain, 0, 0));
    CHECK(g.deck.count < deck);
}

/* --- Gloria. --- */

TEST_BOTH(healing_touch_takes_the_last_discarded_card)
{
    struct game g = FULL(me, "gloria", "rook", .advance = 4, .apart = 9, .left = 3);
    int top = g.discard.card[g.discard.count - 1];
    DO(&g, use(&g, me, ABILITY_healing_touch, 0, 0));
    CHECK_EQ(g.hand[me][top], 2);
}

TEST_BOTH(radiant_healing_exchanges_two_cards)
{
    struct game g =
        FULL(me, "gloria", "rook", .advance = 4, .apart = 9, .hand = "11223", .left = 3);
    DO(&g, use(&g, me, ABILITY_radiant_healing, 0, 0));
    CHECK(!CAN(&g, pass())); /* at least one */
    DO(&g, discard(1));
    DO(&g, discard(1));
    DO(&g, OPTION(TAKE, 4));
    CHECK(!CAN(&g, OPTION(TAKE, 4))); /* different numbers */
    DO(&g, OPTION(TAKE, 5));
    CHECK_STRING(held(&g, me).text, "22345");
    CHECK_EQ(g.played, 0);
}

TEST_BOTH(saving_grace_waives_the_recovery)
{
    struct game g = retreated(me, "rook", "gloria", 1);
    CHECK_EQ(asked(&g), foe);
    DO(&g, use(&g, foe, ABILITY_saving_grace, 0, 0));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

/* --- Vendetta. --- */

TEST_BOTH(surgical_strike_names_the_number_that_blocks)
{
    struct game g = FULL(me, "vendetta", "lum", .advance = 5, .apart = 3, .foe_hand = "3345");
    DO(&g, attack(3, 1));
    CHECK(!CAN(&g, use(&g, me, ABILITY_surgical_strike, 3, 0)));
    DO(&g, use(&g, me, ABILITY_surgical_strike, 5, 0));
    CHECK(!CAN(&g, block(3, 1)));
    CHECK(CAN(&g, block(5, 1)));
}

TEST_BOTH(stun_lock_costs_two_recovery_turns)
{
    struct game g = retreated(me, "vendetta", "rook", 1);
    DO(&g, use(&g, me, ABILITY_stun_lock, 0, 0));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.hand[foe][0], 4); /* no refill on the first */
    idle(&g);
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.hand[foe][0], 5);
    idle(&g);
    CHECK_EQ(asked(&g), foe);
}

TEST_BOTH(acrobatics_avoids_a_dashing_strike)
{
    struct game g =
        FULL(me, "rook", "vendetta", .advance = 4, .apart = 6, .hand = "12344", .foe_hand = "123");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, use(&g, foe, ABILITY_acrobatics, 0, 0));
    CHECK_EQ(apart(&g), 4);
    CHECK_EQ(asked(&g), me); /* the foe recovered already */
    g = FULL(me, "rook", "vendetta", .advance = 11, .apart = 6, .hand = "12344");
    DO(&g, dash_strike(2, 4, 1));
    CHECK(!can_use(&g, foe, ABILITY_acrobatics)); /* on the Start space */
}

/* --- Gwen. --- */

TEST_BOTH(shadow_plague_gives_six_cards_and_no_time)
{
    CLAUSE("FD-370", "FD-371");
    struct game g = FULL(me, "gwen", "rook", .advance = 7, .apart = 3, .hand = "33345",
                         .next = "12", .left = 2);
    CHECK_EQ(g.persona[me].limit, 6);
    DO(&g, forward(4));      /* draws two: the last ones */
    CHECK_EQ(g.winner, foe); /* although the foe advanced less and has no more 1s than I */
    CHECK_EQ(g.wins[foe], 2);
    DO(&g, let_begin(me));
    CHECK_EQ(g.hand[me][0], 6);
    CHECK_EQ(g.hand[foe][0], 5);
}

TEST_BOTH(raise_the_stakes_against_the_plague_wins_the_game)
{
    CLAUSE("FD-372");
    struct game g = FULL(me, "lum", "gwen", .advance = 4, .apart = 9, .next = "12", .left = 2);
    DO(&g, use(&g, me, ABILITY_raise_the_stakes, 0, 0));
    DO(&g, forward(1));
    DO(&g, back(1)); /* Gwen draws the last card */
    CHECK_EQ(g.wins[me], 3);
    CHECK_EQ(game_pending(&g), 0);
}

TEST_BOTH(the_plague_beats_pacifism)
{
    CLAUSE("FD-373");
    struct game g = FULL(me, "argagarg", "gwen", .advance = 2, .apart = 6, .next = "1", .left = 1);
    DO(&g, back(1));
    DO(&g, use(&g, me, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.winner, me); /* who has advanced less */
}

TEST_BOTH(relentless_strikes_act_instead_of_recovering)
{
    struct game g = retreated(me, "rook", "gwen", 1);
    DO(&g, use(&g, foe, ABILITY_relentless_strikes, 0, 0));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    DO(&g, back(2));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.recovering, 0);
}

TEST_BOTH(relentless_strikes_cancel_what_stun_lock_added)
{
    CLAUSE("FD-414");
    struct game g = retreated(me, "vendetta", "gwen", 1);
    DO(&g, use(&g, me, ABILITY_stun_lock, 0, 0));
    CHECK_EQ(asked(&g), foe); /* on the first of the two turns */
    struct game later = g;
    DO(&g, use(&g, foe, ABILITY_relentless_strikes, 0, 0));
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    DO(&g, back(2));
    CHECK_EQ(g.hand[foe][0], 6); /* a normal turn: they refill */
    idle(&g);
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* the second is not owed any more */
    DO(&later, pass());
    CHECK_EQ(later.hand[foe][0], 4); /* or on the second */
    idle(&later);
    DO(&later, use(&later, foe, ABILITY_relentless_strikes, 0, 0));
    CHECK_EQ(kind_asked(&later), ASK_ACTION);
}

TEST_BOTH(stun_lock_leaves_one_turn_where_the_retreat_itself_costs_none)
{
    CLAUSE("FD-414");
    static const char *const spared[] = {"gloria", "bal-bas-beta"};
    for (int i = 0; i < 2; i++) {
        struct game g = FULL(me, "vendetta", spared[i], .advance = 4, .apart = 6, .hand = "12344",
                             .foe_hand = "12355");
        DO(&g, dash_strike(2, 4, 1));
        DO(&g, i ? use(&g, foe, ABILITY_retract, 3, 0) : retreat(3));
        DO(&g, use(&g, me, ABILITY_stun_lock, 0, 0));
        if (!i)
            DO(&g, use(&g, foe, ABILITY_saving_grace, 0, 0));
        CHECK_EQ(asked(&g), me); /* the foe has recovered */
        CHECK_EQ(g.hand[foe][0], 4);
        idle(&g);
        CHECK_EQ(asked(&g), foe);
    }
}

TEST_BOTH(shadowswarm_exchanges_any_number_of_cards)
{
    struct game g =
        FULL(me, "gwen", "rook", .advance = 4, .apart = 9, .hand = "12345", .next = "55");
    DO(&g, use(&g, me, ABILITY_shadowswarm, 0, 0));
    DO(&g, discard(1));
    DO(&g, discard(2));
    DO(&g, pass());
    CHECK_STRING(held(&g, me).text, "34555");
}

/* --- Zane. --- */

TEST_BOTH(shoulder_ram_pushes_and_leaves_the_main_action)
{
    CLAUSE("FD-375");
    struct game g = FULL(me, "zane", "rook", .advance = 5, .apart = 2);
    DO(&g, use(&g, me, ABILITY_shoulder_ram, foe, 0));
    CHECK_EQ(advance(&g, me), 6);
    CHECK_EQ(apart(&g), 3);
    DO(&g, attack(3, 1));
    g = FULL(me, "zane", "rook", .advance = 5, .apart = 3);
    CHECK(!can_use(&g, me, ABILITY_shoulder_ram));
}

TEST_BOTH(the_landmine_costs_a_turn_and_is_gone)
{
    CLAUSE("FD-376", "FD-377");
    struct game g = FULL(me, "zane", "rook", .advance = 4, .apart = 9, .foe_hand = "12345");
    int spot = me == RED ? g.space[foe] - 2 : g.space[foe] + 2;
    CHECK(!CAN(&g, use(&g, me, ABILITY_landmine, 1, 0)));
    CHECK(!CAN(&g, use(&g, me, ABILITY_landmine, 18, 0)));
    DO(&g, use(&g, me, ABILITY_landmine, spot, 0));
    idle(&g);
    DO(&g, forward(2)); /* onto it */
    CHECK_EQ(g.mine, 0);
    idle(&g);
    CHECK_EQ(asked(&g), me); /* the foe's turn was skipped */
}

TEST_BOTH(a_retreat_onto_the_mine_replaces_the_recovery)
{
    CLAUSE("FD-378");
    struct game g =
        FULL(me, "zane", "rook", .advance = 4, .apart = 6, .hand = "12344", .foe_hand = "12345");
    g.mine = (uint8_t)(me == RED ? g.space[foe] + 3 : g.space[foe] - 3);
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(3));
    CHECK_EQ(asked(&g), me);     /* skipped */
    CHECK_EQ(g.hand[foe][0], 4); /* without refill */
    idle(&g);
    CHECK_EQ(asked(&g), foe); /* and no recovery after it */
}

TEST_BOTH(maximum_anarchy_gives_everybody_a_new_hand)
{
    struct game g = FULL(me, "zane", "rook", .advance = 4, .apart = 9, .hand = "123",
                         .foe_hand = "55", .next = "11122");
    DO(&g, use(&g, me, ABILITY_maximum_anarchy, 0, 0));
    CHECK_STRING(held(&g, me).text, "111");
    CHECK_STRING(held(&g, foe).text, "22");
}

/* The third win of a match already won is not counted (FD-386), so both begin at 0. */
TEST_BOTH(raised_stakes_against_the_plague_win_all_three_rounds)
{
    CLAUSE("FD-372");
    struct game g = FULL(me, "lum", "gwen", .advance = 3, .apart = 12);
    DO(&g, use(&g, me, ABILITY_raise_the_stakes, 0, 0));
    struct game lost = g;
    win_round(&g, me); /* by a hit */
    CHECK_EQ(g.wins[me], 3);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, me), 1);
    win_round(&lost, foe);
    CHECK_EQ(lost.wins[foe], 2); /* Gwen wins the two that the round is worth */
    g = FULL(me, "lum", "gwen", .advance = 3, .apart = 12);
    win_round(&g, me);
    CHECK_EQ(g.wins[me], 1); /* without stakes a hit is one win */
}

TEST_BOTH(who_raises_the_stakes_and_has_the_plague_loses_two_rounds_by_a_hit)
{
    CLAUSE("FD-372");
    static const uint8_t mine[] = {ABILITY_raise_the_stakes, ABILITY_shadow_plague,
                                   ABILITY_cog_engine, ABILITY_flame_arrow};
    static const uint8_t other[] = {ABILITY_dragon_form, ABILITY_rewind_time, ABILITY_charged_shot,
                                    ABILITY_giant_growth};
    struct game g =
        clockwork_duel(me, mine, other, (struct scene){.advance = 3, .apart = 12, .turn = me});
    DO(&g, use(&g, me, ABILITY_raise_the_stakes, 0, 0));
    win_round(&g, foe); /* nobody raised the stakes against the plague */
    CHECK_EQ(g.wins[foe], 2);
}

TEST(a_team_that_raised_the_stakes_against_the_plague_wins_three)
{
    CLAUSE("FD-372");
    struct game g =
        TEAM(.characters = "lum,gwen,valerie,geiger", .turn = RED, .space = {8, 9, 8, 9});
    DO(&g, use(&g, RED, ABILITY_raise_the_stakes, 0, 0));
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    DO(&g, take_hit());
    CHECK_EQ(g.wins[0], 3);
    g = TEAM(.characters = "lum,jaina,gwen,geiger", .turn = RED, .space = {8, 9, 8, 9});
    DO(&g, use(&g, RED, ABILITY_raise_the_stakes, 0, 0));
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    DO(&g, take_hit());
    CHECK_EQ(g.wins[0], 2); /* their own plague is no reason */
}

TEST_BOTH(the_soldier_advances_one_space_at_the_start_of_its_masters_turns)
{
    CLAUSE("FD-365", "FD-366");
    struct game g = FULL(me, "onimaru", "lum", .advance = 4, .apart = 9);
    int start = g.space[me], step = me == RED ? 1 : -1;
    DO(&g, use(&g, me, ABILITY_clockwork_soldier, 0, 0));
    idle(&g); /* me */
    CHECK_EQ(g.persona[me].soldier, start);
    idle(&g); /* the foe; my turn begins */
    CHECK_EQ(g.persona[me].soldier, start + step);
    idle(&g);
    CHECK_EQ(g.persona[me].soldier, start + step); /* not at the start of the foe's turn */
    idle(&g);
    CHECK_EQ(g.persona[me].soldier, start + 2 * step);
}

TEST_BOTH(the_soldier_stops_next_to_the_foe_and_does_not_hold_its_master_back)
{
    CLAUSE("FD-365");
    struct game g = FULL(me, "onimaru", "lum", .advance = 4, .apart = 2, .hand = "1234");
    DO(&g, use(&g, me, ABILITY_clockwork_soldier, 0, 0));
    DO(&g, back(2));
    DO(&g, forward(1)); /* the foe comes next to the soldier */
    CHECK_EQ(apart(&g), 3);
    CHECK_EQ(abs(g.persona[me].soldier - g.space[foe]), 1); /* it could not advance */
    DO(&g, forward(4)); /* past one's own soldier, up to the foe */
    CHECK_EQ(apart(&g), 1);
}

TEST_BOTH(nobody_is_pulled_or_dashes_past_an_enemys_soldier)
{
    CLAUSE("FD-365", "FD-385");
    struct game g = FULL(me, "jaina", "onimaru", .advance = 5, .apart = 6, .hand = "24");
    g.persona[foe].soldier = (uint8_t)(g.space[me] + (me == RED ? 2 : -2));
    CHECK(!CAN(&g, dash_strike(2, 4, 1))); /* one space is free: distance 5 */
    ARRANGE(&g, me, .advance = 5, .apart = 6, .hand = "25");
    DO(&g, dash_strike(2, 5, 1));
    CHECK_EQ(apart(&g), 5);
    g = FULL(me, "degrey", "lum", .advance = 1, .apart = 10);
    g.persona[me].soldier = (uint8_t)(g.space[foe] + (me == RED ? -2 : 2));
    DO(&g, use(&g, me, ABILITY_spectral_pull, foe, 0));
    CHECK_EQ(apart(&g), 9); /* up to the soldier */
}
