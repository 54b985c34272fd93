/* test_ends.c - how games end: places, ties of several players, eliminations. */
#include "games/puzzle_strike/table.h"

#define FOUR(...) SCENE(.mode = "free-for-all", .count = "4", __VA_ARGS__)
#define LAST(...) SCENE(.mode = "last-standing", .count = "4", __VA_ARGS__)

TEST(places_follow_from_the_piles)
{
    CLAUSE("PS-111", "PS-144");
    for (int me = 0; me < 4; me++) {
        struct game g = FOUR(.seat = me, .hand = "gem_1", .pile = "244", .foe_pile = "4",
                             .third_pile = "1", .fourth_pile = "3");
        CHECK_EQ(rank_of(&g, me), 0);
        CHECK_EQ(score_of(&g, me), 10);
        end_turn(&g);
        CHECK_EQ(asked(&g), NOBODY);
        CHECK_EQ(rank_of(&g, seat_of(me, THIRD, 4)), 1);
        CHECK_EQ(rank_of(&g, seat_of(me, FOURTH, 4)), 2);
        CHECK_EQ(rank_of(&g, seat_of(me, FOE, 4)), 3);
        CHECK_EQ(rank_of(&g, me), 4);
        CHECK_EQ(score_of(&g, seat_of(me, FOE, 4)), 4);
        CHECK_EQ(g.phase, PHASE_OVER);
    }
    struct game shared = FOUR(.hand = "gem_1", .pile = "244", .foe_pile = "3", .third_pile = "1",
                              .fourth_pile = "3");
    end_turn(&shared);
    CHECK_EQ(rank_of(&shared, FOE), 2); /* equal piles, equal places */
    CHECK_EQ(rank_of(&shared, FOURTH), 2);
    CHECK_EQ(rank_of(&shared, ME), 4);
    struct game empty = FOUR(.hand = "gem_1", .pile = "244", .foe_pile = "1", .fourth_pile = "2");
    end_turn(&empty);
    CHECK_EQ(rank_of(&empty, THIRD), 1); /* with nothing at all */
    struct game full = FOUR(.hand = "gem_1", .pile = "244", .foe_pile = "4444", .third_pile = "444",
                            .fourth_pile = "3444");
    end_turn(&full);
    CHECK_EQ(rank_of(&full, THIRD), 1);
    CHECK_EQ(rank_of(&full, FOE), 3);
    CHECK_EQ(rank_of(&full, ME), 4); /* though mine is the lowest */
}

TEST(nine_does_not_end_a_game_in_any_mode)
{
    CLAUSE("PS-002", "PS-143", "PS-163", "PS-142");
    static const char *const modes[] = {"duel", "free-for-all", "last-standing", "team"};
    for (int i = 0; i < 4; i++) {
        struct game g =
            SCENE(.mode = modes[i], .hand = "gem_1", .pile = "144", .fourth_hand = "gem_1");
        end_turn(&g);
        CHECK(g.k.pending);
        CHECK_EQ(g.turn, FOE);
        struct game full = SCENE(.mode = modes[i], .hand = "gem_1", .pile = "244",
                                 .fourth_hand = "gem_1", .third_pile = i == 3 ? "" : "1");
        end_turn(&full);
        CHECK_EQ(asked(&full) == NOBODY, i != 2);
    }
}

TEST(three_share_the_lowest_pile)
{
    CLAUSE("PS-112", "PS-145", "PS-147");
    struct game g = FOUR(.hand = "gem_1", .pile = "244", .foe_pile = "3", .third_pile = "12",
                         .fourth_pile = "111", .foe_hand = "gem_1", .third_hand = "crash_gem",
                         .fourth_hand = "gem_1");
    struct story story = story_for(&g, SPECTATOR);
    end_actions(&g);
    DO(&g, "Buy 1-gem");
    DO_HEARD(&g, "End your buy phase", &story.listener);
    CHECK_CONTAINS(story.text, "Blue, Green and Yellow share the lowest pile");
    CHECK_EQ(g.turn, FOE);
    end_turn(&g);
    CHECK_EQ(g.turn, THIRD);
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 2-gem");
    CHECK_EQ(offers(&g, AIM_AT), 2); /* I am no target any more */
    DO(&g, "Blue");                  /* 4 + 2; Green has 4 - 2, Yellow will have 4 */
    end_turn(&g);
    CHECK_EQ(g.turn, FOURTH);
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY); /* after one turn each */
    CHECK_EQ(rank_of(&g, THIRD), 1);
    CHECK_EQ(rank_of(&g, FOURTH), 2);
    CHECK_EQ(rank_of(&g, FOE), 3);
    CHECK_EQ(rank_of(&g, ME), 4);
}

TEST(a_tie_of_three_may_leave_a_tie_of_two)
{
    CLAUSE("PS-112");
    struct game g = FOUR(.hand = "gem_1", .pile = "244", .foe_pile = "3", .third_pile = "12",
                         .fourth_pile = "111", .foe_hand = "gem_1", .third_hand = "gem_1",
                         .fourth_hand = "risk_to_riskonade");
    end_turn(&g);
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.turn, FOURTH);
    DO(&g, "Play Risk to Riskonade"); /* Yellow antes a 3-gem and is out of it */
    DO(&g, "Keep it");
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    CHECK_EQ(g.in_play, seat_bit(FOE) | seat_bit(THIRD));
    end_turn(&g);
    CHECK_EQ(g.turn, THIRD);
    CHECK(g.k.pending);
    g.pile[THIRD].gems[GEM2]--; /* lower than Blue's */
    g.bank[GEM2]++;
    end_turn(&g);
    CHECK_EQ(rank_of(&g, THIRD), 1);
}

TEST(who_is_out_of_the_tie_is_skipped)
{
    CLAUSE("PS-145", "PS-147");
    struct game g =
        FOUR(.hand = "gem_1", .pile = "244", .foe_pile = "3", .third_pile = "4", .fourth_pile = "3",
             .foe_hand = "gem_1", .fourth_hand = "radiant_healing axe_kick gem_2",
             .third_hand = "axe_kick", .third_discard = "wound");
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    end_turn(&g);
    CHECK_EQ(g.turn, FOURTH); /* not the third */
    DO(&g, "Play Radiant Healing");
    DO(&g, "None");
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* nor is the third one of "each player" */
    CHECK_EQ(discarded(&g, THIRD, "wound"), 1);
}

TEST(eliminations_one_after_the_other)
{
    CLAUSE("PS-163", "PS-164", "PS-165", "PS-167");
    struct game g = LAST(.hand = "gem_1", .pile = "1234", .foe_hand = "gem_1", .foe_pile = "44",
                         .third_hand = "gem_1", .fourth_hand = "gem_1", .ongoing = "secret_move",
                         .fourth_pile = "4");
    int ones = in_bank(&g, "gem_1");
    struct story story = story_for(&g, SPECTATOR);
    end_actions(&g);
    DO(&g, "Buy Wound");
    DO_HEARD(&g, "Buy 1-gem", &story.listener);
    CHECK_CONTAINS(story.text, "Red ends the turn with a pile of 10 and is eliminated");
    CHECK_EQ(g.turn, FOE);
    CHECK_EQ(rank_of(&g, ME), 0); /* not before the end */
    CHECK_STRING(pile_of(&g, ME), "");
    CHECK_EQ(g.out[GEM1] + g.out[GEM2] + g.out[GEM3] + g.out[GEM4], 4);
    CHECK_EQ(in_bank(&g, "gem_1"), ones - 1); /* what was bought; the ante is a 2-gem now */
    CHECK_EQ(lasting(&g, ME, "secret_move"), 0);
    CHECK_STRING(pile_of(&g, FOE), "244");
    end_turn(&g); /* ten: the second one is out */
    CHECK_EQ(g.turn, THIRD);
    CHECK_STRING(pile_of(&g, THIRD), "3"); /* two eliminations */
    end_turn(&g);
    CHECK_EQ(g.turn, FOURTH);
    CHECK_STRING(pile_of(&g, FOURTH), "34");
    end_turn(&g);
    CHECK_EQ(g.turn, THIRD); /* past both who are out */
    CHECK_STRING(pile_of(&g, THIRD), "33");
    end_turn(&g);
    g.pile[FOURTH].gems[GEM4]++;
    g.bank[GEM4]--;
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, THIRD), 1);
    CHECK_EQ(rank_of(&g, FOURTH), 2);
    CHECK_EQ(rank_of(&g, FOE), 3);
    CHECK_EQ(rank_of(&g, ME), 4);
}

TEST(stand_ins_of_the_eliminated_vanish)
{
    CLAUSE("PS-124", "PS-167");
    struct game g = LAST(.hand = "gem_1", .foe_hand = "gem_1", .foe_pile = "144", .gone = "gem_1");
    int ones = g.out[GEM1];
    end_turn(&g); /* Blue antes a stand-in: ten */
    CHECK_EQ(stand_ins_of(&g, FOE), 1);
    end_turn(&g);
    CHECK_EQ(g.turn, THIRD);
    CHECK_EQ(g.out[GEM1], ones + 1); /* the real one */
    CHECK_EQ(g.out[GEM4], 2);
}

TEST(teams_win_and_lose_together_from_both_sides)
{
    CLAUSE("PS-142", "PS-126");
    for (int me = 0; me < 2; me++) {
        struct game g = SCENE(.mode = "team", .seat = me, .hand = "gem_1", .fourth_hand = "gem_1",
                              .pile = "244");
        end_turn(&g);
        CHECK_EQ(asked(&g), NOBODY);
        for (int seat = 0; seat < 4; seat++)
            CHECK_EQ(rank_of(&g, seat), ps_side(&g, seat) == ps_side(&g, me) ? 2 : 1);
    }
}

TEST(a_level_is_told_once)
{
    CLAUSE("PS-117", "PS-118", "PS-113");
    struct game g = SCENE(.hand = "degenerate_trasher gem_4 gem_4",
                          .bank = "draw_three ouch safe_keeping", .gone = "ouch");
    g.out[kind_of(&g, "draw_three")] = 4;
    g.bank[kind_of(&g, "draw_three")] = 1;
    g.out[kind_of(&g, "safe_keeping")] = 4;
    g.bank[kind_of(&g, "safe_keeping")] = 1;
    end_actions(&g);
    struct story first = story_for(&g, SPECTATOR), second = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Buy Draw Three", &first.listener);
    CHECK_CONTAINS(first.text, "Panic Time");
    CHECK_EQ(g.level, 1);
    DO_HEARD(&g, "Buy 2-gem", &second.listener);
    CHECK(!strstr(second.text, "Time"));
    struct game back = SCENE(.hand = "degenerate_trasher axe_kick gem_3 gem_4",
                             .bank = "draw_three ouch", .gone = "axe_kick ouch");
    back.level = 2; /* two empty stacks now, three before */
    back.out[kind_of(&back, "draw_three")] = 4;
    back.bank[kind_of(&back, "draw_three")] = 1;
    end_actions(&back);
    struct story again = story_for(&back, SPECTATOR);
    DO_HEARD(&back, "Buy Draw Three", &again.listener); /* three again: nothing new */
    CHECK(!strstr(again.text, "Time"));
    CHECK_EQ(back.level, 2);
}
