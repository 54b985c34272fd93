/* test_seats.c - the rules are the same wherever somebody sits. */
#include "games/puzzle_strike/table.h"

static const char *const colors[] = {"Red", "Blue", "Green", "Yellow"};

#define FOUR(...) SCENE(.mode = "free-for-all", .count = "4", __VA_ARGS__)
#define TEAM(...) SCENE(.mode = "team", __VA_ARGS__)

TEST(crashes_and_helpers_from_every_seat)
{
    CLAUSE("PS-148", "PS-149", "PS-153");
    for (int me = 0; me < 4; me++) {
        int foe = seat_of(me, FOE, 4), third = seat_of(me, THIRD, 4),
            fourth = seat_of(me, FOURTH, 4);
        struct game g = FOUR(.seat = me, .hand = "crash_gem", .pile = "3", .foe_hand = "crash_gem",
                             .foe_pile = "2", .third_hand = "crash_gem", .third_pile = "1",
                             .fourth_hand = "crash_gem", .fourth_pile = "1");
        DO(&g, "Play Crash Gem");
        CHECK_EQ(asked(&g), me);
        CHECK_EQ(offers(&g, AIM_AT), 3);
        DO(&g, colors[third]);
        CHECK_EQ(asked(&g), third);
        DO(&g, "Do not react");
        CHECK_EQ(asked(&g), foe);
        DO(&g, "Do not react");
        CHECK_EQ(asked(&g), fourth);
        DO(&g, "React with Crash Gem");
        CHECK_STRING(pile_of(&g, me), "");
        CHECK_STRING(pile_of(&g, third), "111");
        CHECK_STRING(pile_of(&g, fourth), "");
        CHECK_STRING(pile_of(&g, foe), "2");
        CHECK_EQ(money_of(&g, me), 1);
        end_turn(&g);
        CHECK_EQ(g.turn, foe);
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
        CHECK_EQ(g.phase, PHASE_ACTION);
    }
}

TEST(the_last_in_turn_order_is_a_target_and_helps)
{
    CLAUSE("PS-148", "PS-149");
    for (int me = 0; me < 4; me++) {
        int foe = seat_of(me, FOE, 4), third = seat_of(me, THIRD, 4),
            fourth = seat_of(me, FOURTH, 4);
        struct game g = FOUR(.seat = me, .hand = "crash_gem", .pile = "1", .foe_hand = "crash_gem",
                             .foe_pile = "3", .third_hand = "crash_gem", .third_pile = "1",
                             .fourth_hand = "gem_1", .fourth_pile = "1");
        DO(&g, "Play Crash Gem");
        DO(&g, colors[fourth]); /* who has nothing to react with */
        CHECK_EQ(asked(&g), foe);
        struct game sent_back = g;
        DO(&g, "Do not react");
        CHECK_EQ(asked(&g), third);
        DO(&g, "Do not react");
        CHECK_STRING(pile_of(&g, fourth), "11");
        DO(&sent_back, "React with Crash Gem"); /* two come to me; the others may help */
        CHECK_EQ(asked(&sent_back), third);
        DO(&sent_back, "React with Crash Gem");
        CHECK_STRING(pile_of(&sent_back, me), "1");
        CHECK_STRING(pile_of(&sent_back, third), "");
        CHECK_STRING(pile_of(&sent_back, fourth), "1");
    }
}

TEST(an_attack_on_all_hits_every_opponent_and_nobody_else)
{
    for (int me = 0; me < 4; me++) {
        struct game g =
            FOUR(.seat = me, .hand = "bonecracker gem_1 draw_three", .foe_hand = "gem_1 combine",
                 .third_hand = "gem_2 combine", .fourth_hand = "gem_3 combine");
        DO(&g, "Play Bonecracker");
        CHECK_EQ(discarded(&g, seat_of(me, FOE, 4), "gem_1"), 1);
        CHECK_EQ(discarded(&g, seat_of(me, THIRD, 4), "gem_2"), 1);
        CHECK_EQ(discarded(&g, seat_of(me, FOURTH, 4), "gem_3"), 1);
        CHECK_EQ(held(&g, me, "gem_1"), 1);
    }
}

TEST(whoever_panics_others_gets_the_arrow)
{
    CLAUSE("PS-254");
    for (int me = 0; me < 2; me++) {
        struct game g = SCENE(.seat = me, .hand = "color_panic combine", .foe_hand = "gem_1 gem_2");
        DO(&g, "Play Color Panic");
        DO(&g, "Purple");
        CHECK_EQ(arrows_of(&g, me, BLACK), 1);
        CHECK(CAN(&g, "Play Combine"));
    }
}

TEST(attacks_hit_in_turn_order_from_every_seat)
{
    CLAUSE("PS-242", "PS-186");
    for (int me = 0; me < 4; me++) {
        int foe = seat_of(me, FOE, 4), third = seat_of(me, THIRD, 4),
            fourth = seat_of(me, FOURTH, 4);
        struct game g =
            FOUR(.seat = me, .hand = "pick_your_poison", .foe_hand = "gem_1 gem_2 gem_3",
                 .third_hand = "blues_are_good", .fourth_hand = "gem_1 gem_2 gem_3");
        DO(&g, "Play Pick Your Poison");
        CHECK_EQ(asked(&g), third); /* reactions come before anything else */
        DO(&g, "React with Blues are Good");
        CHECK_EQ(asked(&g), foe);
        DO(&g, "Ante a 1-gem");
        CHECK_EQ(asked(&g), fourth);
        DO(&g, "Discard two chips");
        DO(&g, "Discard 2-gem");
        DO(&g, "Discard 3-gem");
        CHECK_STRING(pile_of(&g, foe), "1");
        CHECK_STRING(pile_of(&g, third), "");
        CHECK_STRING(pile_of(&g, fourth), "");
        CHECK_EQ(hand_size(&g, fourth), 1);
        CHECK_EQ(hand_size(&g, foe), 3);
        CHECK_EQ(pigs_of(&g, me), 1);
    }
}

TEST(everybody_draws_from_every_seat)
{
    CLAUSE("PS-299", "PS-364", "PS-367", "PS-386");
    for (int me = 0; me < 4; me++) {
        struct game g = FOUR(.seat = me, .hand = "risk_to_riskonade", .bag = "gem_1 gem_1 gem_1",
                             .foe_bag = "gem_1 gem_1 gem_1", .third_bag = "gem_1 gem_1 gem_1",
                             .fourth_bag = "gem_1 gem_1 gem_1");
        DO(&g, "Play Risk to Riskonade");
        DO(&g, "Keep it");
        for (int seat = 0; seat < 4; seat++) {
            CHECK_EQ(hand_size(&g, seat) + on_table(&g, seat, "gem_1"), 2);
            CHECK_STRING(pile_of(&g, seat), seat == me ? "3" : "");
        }
        CHECK_EQ(on_table(&g, me, "risk_to_riskonade"), 1);
        struct game h = FOUR(.seat = me, .hand = "maximum_anarchy gem_2 gem_2", .foe_hand = "gem_2",
                             .bag = "gem_1 gem_1 gem_1 gem_1", .foe_bag = "gem_1 gem_1 gem_1",
                             .third_bag = "gem_1 gem_1 gem_1", .fourth_bag = "gem_1 gem_1 gem_1");
        DO(&h, "Play Maximum Anarchy");
        CHECK_EQ(discarded(&h, me, "gem_2"), 2);
        CHECK_EQ(held(&h, me, "gem_1") + on_table(&h, me, "gem_1"), 3);
        CHECK_EQ(held(&h, seat_of(me, FOE, 4), "gem_1"), 1);
        CHECK_EQ(held(&h, seat_of(me, THIRD, 4), "gem_1"), 0);
        for (int i = 1; i <= 4; i++) { /* everybody has the arrows once */
            end_turn(&h);
            int seat = seat_of(me, i, 4);
            CHECK_EQ(h.turn, seat);
            for (int arrow = BROWN; h.phase == PHASE_ACTION && arrow < ARROWS; arrow++)
                CHECK_EQ(arrows_of(&h, seat, arrow), seat != me);
        }
    }
}

/* A scene of a duel in which I sit second, and the answers that I give one after the other. */
static struct game answered(struct game g, const char *const answers[])
{
    for (; *answers; answers++) {
        CHECK_EQ(asked(&g), 1);
        DO(&g, *answers);
    }
    return g;
}
#define SECOND(scene, ...) answered(scene, (const char *const[]){__VA_ARGS__, NULL})

TEST(chips_ask_whoever_plays_them)
{
    CLAUSE("PS-130", "PS-250", "PS-330");
    struct game g =
        SECOND(SCENE(.seat = 1, .hand = "chips_for_free gem_2 wound", .bag = "gem_1 gem_1"),
               "Play Chips for Free", "Trash 2-gem", "Gain 3-gem");
    CHECK_EQ(discarded(&g, 1, "gem_3"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "upgrade gem_2 wound"), "Play Upgrade", "Trash Wound",
               "None", "Gain 1-gem");
    CHECK_EQ(discarded(&g, 1, "gem_1"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "purge_bad_habits wound combine"), "Play Purge",
               "Trash Combine");
    CHECK_EQ(money_of(&g, 1), 2);
    g = SECOND(SCENE(.seat = 1, .hand = "degenerate_trasher wound gem_1"), "Play Degenerate",
               "Trash Wound", "Trash 1-gem");
    CHECK_EQ(hand_size(&g, 1), 0);
    g = SECOND(SCENE(.seat = 1, .hand = "training_day gem_2 wound"), "Play Training", "Trash Wound",
               "Take 1-gem");
    CHECK_EQ(held(&g, 1, "gem_1"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "now_or_later gem_2 wound"), "Play Now", "Trash a gem",
               "Trash 2-gem", "Trash Wound");
    CHECK_EQ(hand_size(&g, 1), 0);
    g = SECOND(SCENE(.seat = 1, .hand = "big_rocks gem_2 gem_3"), "Play Big Rocks", "Trash 3-gem");
    CHECK_EQ(money_of(&g, 1), 6);
    g = SECOND(SCENE(.seat = 1, .hand = "more_shiny gem_1", .pile = "1"), "Play More Shiny",
               "The one in your hand");
    CHECK_EQ(discarded(&g, 1, "gem_2"), 1);
    g = SECOND(
        SCENE(.seat = 1, .hand = "crash_bomb crash_gem", .discard = "crash_gem", .pile = "12"),
        "Play Crash Bomb", "Trash Crash Gem of the discard pile", "Break a 2-gem");
    CHECK_STRING(pile_of(&g, 0), "111");
    g = SECOND(SCENE(.seat = 1, .hand = "combos_are_hard"), "Play Combos", "Gain 4-gem",
               "Gain 3-gem");
    CHECK_EQ(discarded(&g, 1, "gem_4"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "x_copy now_or_later one_of_each"), "Play X-Copy",
               "Play One of Each twice", "End your action phase");
    CHECK_EQ(money_of(&g, 1), 2);
    g = SECOND(SCENE(.seat = 1, .hand = "signature_move", .discard = "burnbarrow shadowswarm"),
               "Play Signature", "Take Burnbarrow", "Play Burnbarrow");
    CHECK_EQ(on_table(&g, 1, "burnbarrow"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "option_select", .bank = "one_of_each"),
               "Play Option Select", "Act as One of Each");
    CHECK_EQ(money_of(&g, 1), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "risky_move gem_2 gem_3"), "Play Risky",
               "Put 2-gem into the pile");
    CHECK_STRING(pile_of(&g, 1), "2");
    g = SECOND(SCENE(.seat = 1, .hand = "combine", .pile = "112"), "Play Combine",
               "Combine a 1-gem and a 2-gem");
    CHECK_STRING(pile_of(&g, 1), "13");
    g = SECOND(
        SCENE(.seat = 1, .hand = "wartime_tactics draw_three one_of_each", .bank = "sale_prices"),
        "Play Wartime", "Show Draw Three", "Play Sale Prices");
    CHECK_EQ(money_of(&g, 1), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "research wound gem_1", .bag = "combine crash_gem"),
               "Play Research", "Take Combine", "Put Wound into the bag");
    CHECK_EQ(held(&g, 1, "combine"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "jackpot", .foe_hand = "combine combine"), "Play Jackpot",
               "Play Crash Gem");
    CHECK_EQ(discarded(&g, 1, "crash_gem"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "master_puzzler", .bank = "sale_prices"), "Play Master",
               "Choose Sale Prices", "None");
    CHECK_EQ(discarded(&g, 1, "sale_prices"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "double_take one_of_each sale_prices"), "Play Double-take",
               "Play Sale Prices twice");
    CHECK_EQ(money_of(&g, 1), 2);
    g = SECOND(
        SCENE(.seat = 1, .hand = "mistress_command", .foe_hand = "one_of_each", .foe_pile = "24"),
        "Play Mistress", "Give Wound", "Make them play One of Each");
    CHECK_EQ(on_table(&g, 0, "one_of_each"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "surgical_strike", .foe_hand = "gem_1 gem_2"),
               "Play Surgical", "Make them discard 2-gem");
    CHECK_EQ(discarded(&g, 0, "gem_2"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "stolen_purples", .foe_hand = "combine crash_gem"),
               "Play Stolen", "Take Combine");
    CHECK_EQ(discarded(&g, 1, "combine"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "into_oblivion", .bank = "draw_three"), "Play Into",
               "Remove Draw Three");
    CHECK_EQ(g.oblivion, kind_of(&g, "draw_three"));
    g = SECOND(SCENE(.seat = 1, .hand = "its_combo_time gem_1 gem_2"), "Play It's Combo Time");
    CHECK_STRING(pile_of(&g, 1), "1");
    g = SECOND(SCENE(.seat = 1, .hand = "double_slash", .pile = "113"), "Play Double Slash");
    CHECK_STRING(pile_of(&g, 0), "11");
    g = SECOND(SCENE(.seat = 1, .hand = "ebb_or_flow", .pile = "1"), "Play Ebb", "Ante a 2-gem");
    CHECK_STRING(pile_of(&g, 1), "12");
    g = SECOND(SCENE(.seat = 1, .hand = "safe_keeping", .pile = "12"), "Play Safe",
               "Put a 1-gem into the bag");
    CHECK_STRING(pile_of(&g, 1), "2");
    g = SECOND(SCENE(.seat = 1, .hand = "the_hammer"), "Play The Hammer", "Ante a 4-gem", "Stop");
    CHECK_STRING(pile_of(&g, 1), "4");
    g = SECOND(SCENE(.seat = 1, .hand = "deathstrike_dragon", .pile = "112"), "Play Death");
    CHECK_STRING(pile_of(&g, 0), "1");
    g = SECOND(SCENE(.seat = 1, .hand = "money_for_nothing"), "Play Money", "Keep it");
    CHECK_EQ(money_of(&g, 1), 2);
    g = SECOND(SCENE(.seat = 1, .hand = "recklessness"), "Play Reck");
    CHECK_EQ(discarded(&g, 1, "wound"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "unstable_power", .pile = "3"), "Play Unstable");
    CHECK_EQ(discarded(&g, 1, "wound"), 2);
    g = SECOND(SCENE(.seat = 1, .hand = "iron_defense"), "Play Iron");
    CHECK_EQ(g.player[1].iron, 1);
    g = SECOND(SCENE(.seat = 1, .hand = "thinking_ahead gem_1"), "Play Think", "Buy 1-gem",
               "Put it on top of the bag");
    CHECK_STRING(top_of(&g, 1), "gem_1");
    g = SECOND(SCENE(.seat = 1, .hand = "crash_potato", .foe_discard = "crash_gem"),
               "Play Crash Potato", "Swap");
    CHECK_EQ(discarded(&g, 0, "crash_potato"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "self_improvement wound gem_1"), "Play Self",
               "Trash Wound");
    CHECK_EQ(in_bank(&g, "wound"), 24);
    g = SECOND(SCENE(.seat = 1, .hand = "gem_essence gem_2 gem_1"), "Play Gem Ess", "Trash 2-gem");
    CHECK_EQ(in_bank(&g, "gem_2"), 20);
    g = SECOND(SCENE(.seat = 1, .hand = "martial_mastery gem_2 gem_1"), "Play Martial",
               "Trash 1-gem", "Gain 2-gem");
    CHECK_EQ(discarded(&g, 1, "gem_2"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "blues_are_good", .bag = "ebb_or_flow gem_1"), "Play Blues",
               "Take Ebb or Flow");
    CHECK_EQ(held(&g, 1, "ebb_or_flow"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "chip_damage", .discard = "gem_1 gem_2"),
               "Play Chip Damage", "Put 2-gem of the discard pile on top");
    CHECK_STRING(top_of(&g, 1), "gem_2");
    g = SECOND(SCENE(.seat = 1, .hand = "time_for_the_past", .discard = "axe_kick ouch"),
               "Play It's Time", "Take Ouch!");
    CHECK_EQ(held(&g, 1, "ouch"), 1);
    g = SECOND(SCENE(.seat = 1, .hand = "its_a_trap"), "Play It's a Trap", "Trap 3-gem");
    CHECK_EQ(g.traps[GEM3], 1);
}

TEST(mates_and_opponents_in_both_teams)
{
    CLAUSE("PS-127", "PS-129", "PS-133", "PS-139", "PS-142");
    for (int me = 0; me < 2; me++) {
        int foe = seat_of(me, FOE, TEAMS), third = seat_of(me, THIRD, TEAMS),
            mate = seat_of(me, FOURTH, TEAMS);
        struct game g =
            TEAM(.seat = me, .hand = "crash_gem", .pile = "2", .fourth_hand = "draw_three",
                 .fourth_bag = "gem_1 gem_1 gem_1", .foe_pile = "1", .third_hand = "crash_gem");
        CHECK_EQ(ps_side(&g, me), ps_side(&g, mate));
        DO(&g, "Play Crash Gem"); /* at the only other pile */
        CHECK_EQ(asked(&g), third);
        DO(&g, "React with Crash Gem");
        CHECK_STRING(pile_of(&g, foe), "1");
        CHECK_EQ(discarded(&g, third, "crash_gem"), 1);
        CHECK_EQ(asked(&g), mate);
        DO(&g, "Play Draw Three");
        CHECK_EQ(hand_size(&g, mate) + on_table(&g, mate, "gem_1"), 3);
        CHECK_EQ(money_of(&g, me), 1);
        end_turn(&g);
        CHECK_EQ(g.turn, 1 - me);
        CHECK_STRING(pile_of(&g, foe), "11");
    }
}

TEST(each_mate_shares_with_the_other_and_with_nobody_else)
{
    CLAUSE("PS-127", "PS-130", "PS-139", "PS-175");
    for (int seat = 0; seat < 4; seat++) {
        struct game g = TEAM(.hand = "gem_1", .fourth_hand = "gem_1");
        int mate = 3 - seat;
        for (int other = 0; other < 4; other++) {
            bool together = other == seat || other == mate;
            CHECK_EQ((ps_mates(&g, seat) & seat_bit(other)) != 0, together);
            CHECK_EQ((ps_foes(&g, seat) & seat_bit(other)) != 0, !together);
            CHECK_EQ(ps_side(&g, seat) == ps_side(&g, other), together);
            CHECK_EQ(ps_is_foe(&g, seat, other), !together);
        }
    }
    struct game mate = TEAM(.hand = "gem_1", .fourth_hand = "crash_gem", .pile = "2",
                            .third_hand = "crash_gem", .foe_pile = "3", .foe_hand = "gem_1");
    DO(&mate, "End your action phase");
    CHECK_EQ(asked(&mate), 3);
    DO(&mate, "Play Crash Gem"); /* the seats 3 and 2 crash at each other */
    CHECK_EQ(asked(&mate), 2);
    DO(&mate, "React with Crash Gem");
    CHECK_STRING(pile_of(&mate, 0), "1");
    CHECK_STRING(pile_of(&mate, 1), "");
}

TEST(the_second_player_plays_by_the_same_rules)
{
    CLAUSE("PS-022", "PS-080", "PS-090", "PS-105", "PS-110");
    struct game g = SCENE(.seat = 1, .hand = "crash_gem gem_2", .pile = "3",
                          .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1", .foe_hand = "gem_1");
    DO(&g, "Play Crash Gem");
    CHECK_STRING(pile_of(&g, 0), "111");
    CHECK_STRING(pile_of(&g, 1), "");
    CHECK_EQ(money_of(&g, 1), 3);
    DO(&g, "Buy 2-gem");
    DO(&g, "End your buy phase"); /* a Wound could still be bought */
    CHECK_EQ(hand_size(&g, 1), 5);
    CHECK_EQ(g.turn, 0);
    CHECK_STRING(pile_of(&g, 0), "1111");
    struct game full = SCENE(.seat = 1, .hand = "gem_1", .pile = "244");
    end_turn(&full);
    CHECK_EQ(rank_of(&full, 0), 1);
    CHECK_EQ(rank_of(&full, 1), 2);
}
