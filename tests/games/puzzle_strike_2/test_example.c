/* test_example.c - the rulebook's example of play, number by number: two turns each of two players.
 */
#include "games/puzzle_strike_2/strike.h"

static void check_meters(const struct game *g, int seat, int purple, int blue, int pink, int green)
{
    const uint8_t *meter = g->player[seat].meter;
    CHECK_EQ(meter[PURPLE], purple);
    CHECK_EQ(meter[BLUE], blue);
    CHECK_EQ(meter[PINK], pink);
    CHECK_EQ(meter[GREEN], green);
}

/* The table as it is set up, with the cards that the story needs, before the first ante. */
static struct game set_up_example(void)
{
    struct game g = duel("grave", "jaina");
    set_pile(&g, ALICE, "");
    g.player[ALICE].incoming = g.player[BROB].incoming = 2;
    set_bank(&g, "kidney_shot brass_knuckles unleashed_tiger dash chip_away");
    set_next_colors(&g, "BPKPG");
    set_hand(&g, ALICE, "crash_gem skill_up basic_block basic_block skip_ahead");
    set_deck(&g, ALICE, "swap crash_gem sword_slice swap reversal");
    set_hand(&g, BROB, "unstable_power swap swap skip_ahead crash_gem");
    set_deck(&g, BROB, "crash_gem basic_block basic_block burning_vigor playing_with_fire");
    return g;
}

static void alice_1(struct game *g)
{
    start_turn(g, ALICE);
    CHECK_PILE(g, ALICE, "BBKK"); /* the ante, and the holder's drop on top of it */
    CHECK_EQ(g->player[ALICE].incoming, 0);
    CHECK_EQ(g->now.actions, 3);
    play(g, "crash_gem");
    CHECK_PILE(g, ALICE, "BB");
    check_meters(g, ALICE, 0, 0, 2, 0);
    CHECK_EQ(g->player[BROB].incoming, 5);
    CHECK_EQ(g->now.actions, 1);
    play(g, "skill_up");
    take(g, 3);
    CHECK_BANK(g, "KKGBB");
    CHECK_EQ(count_in(g, "seat0.hand", "unleashed_tiger"), 1);
    CHECK_EQ(g->player[ALICE].incoming, 0);
    CHECK_EQ(g->now.actions, 0);
    CHECK(!can_play(g, "unleashed_tiger")); /* it costs what it costs */
    end_actions(g);
    buy(g, 1);
    CHECK_EQ(count_in(g, "seat0.discard", "kidney_shot"), 1);
    CHECK_EQ(g->player[ALICE].incoming, 0);
    CHECK_BANK(g, "KGBBP");
    CHECK_EQ(zone_count(g, ALICE, "seat0.hand"), 5);
    CHECK_EQ(g->player[ALICE].height, 2);
}

TEST(the_example_of_play_comes_out_from_the_first_ante_to_the_last_decision)
{
    CLAUSE("P2-268", "P2-269", "P2-270", "P2-271", "P2-272", "P2-273", "P2-274", "P2-275", "P2-276",
           "P2-277", "P2-278", "P2-280", "P2-281", "P2-282", "P2-283", "P2-284", "P2-285", "P2-286",
           "P2-287", "P2-288", "P2-289", "P2-290", "P2-291", "P2-292", "P2-293", "P2-294", "P2-295",
           "P2-296", "P2-297", "P2-298", "P2-299", "P2-300", "P2-301", "P2-302", "P2-303", "P2-304",
           "P2-305", "P2-306", "P2-307", "P2-308", "P2-311", "P2-312", "P2-313", "P2-314");
    struct game g = set_up_example();
    CHECK_EQ(g.holder, ALICE);
    CHECK(!g.player[ALICE].diamond && g.player[BROB].diamond);
    CHECK_BANK(&g, "KKGGB");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 5);
    CHECK_EQ(zone_count(&g, ALICE, "seat1.hand"), 5);
    alice_1(&g);

    /* Brob 1: no command decision, no forced drop. */
    CHECK_EQ(asked(&g), BROB);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_PILE(&g, BROB, "PP");
    CHECK_EQ(g.now.actions, 3);
    CHECK_EQ(g.player[BROB].incoming, 5);
    drop(&g);
    CHECK_PILE(&g, BROB, "PPKGBBP");
    CHECK_EQ(g.player[BROB].incoming, 0);
    CHECK_EQ(g.now.actions, 3);
    play(&g, "unstable_power");
    CHECK_EQ(g.now.actions, 0);
    CHECK_PILE(&g, BROB, "PPKG");
    check_meters(&g, BROB, 1, 2, 0, 0);
    CHECK_EQ(g.player[ALICE].incoming, 1 + 4);
    CHECK_EQ(count_in(&g, "seat1.discard", "wound"), 2);
    end_actions(&g);
    buy(&g, 1);
    CHECK_BANK(&g, "GBBPK");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 6);
    CHECK_EQ(zone_count(&g, BROB, "seat1.deck"), 7);
    CHECK_EQ(zone_count(&g, BROB, "seat1.discard"), 0);

    /* Alice's decision, with 2 + 5 and an ante of 2 ahead. */
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(kind_asked(&g), ASK_COMMAND);
    CHECK_EQ(g.player[ALICE].height + g.player[ALICE].incoming + 2, 9);
    DO(&g, OPTION(POWER_UP));
    check_meters(&g, ALICE, 1, 1, 3, 1);
    CHECK_EQ(g.holder, ALICE);

    /* Alice 2. */
    CHECK_EQ(asked(&g), ALICE);
    CHECK_PILE(&g, ALICE, "BBKKGBBPK");
    CHECK_EQ(g.player[ALICE].incoming, 0);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.discard"), 7);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.deck"), 0);
    play(&g, "sword_slice");
    CHECK_PILE(&g, ALICE, "BBKKGBBP");
    CHECK_PILE(&g, BROB, "PPKGG"); /* the text says blue, but slot 1 is green: P2-293 */
    CHECK_EQ(g.player[BROB].incoming, 0);
    check_meters(&g, ALICE, 1, 1, 0, 1);
    CHECK_EQ(g.now.actions, 2 + 2);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 4 + 2);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.deck"), 5);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.play"), 1);
    play(&g, "swap");
    swap(&g, 7, 8);
    swap(&g, 6, 7);
    CHECK_PILE(&g, ALICE, "BBKKGPBB");
    CHECK_EQ(g.now.actions, 3);
    play(&g, "crash_gem");
    CHECK_PILE(&g, ALICE, "BBKKGP");
    CHECK_EQ(g.player[BROB].incoming, 4);
    check_meters(&g, ALICE, 1, 3, 0, 1);
    CHECK_EQ(g.now.actions, 1);
    end_actions(&g);
    CHECK_EQ(g.now.actions, 0);
    buy(&g, 1);
    CHECK_BANK(&g, "BBPKP");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 7);

    /* Brob 2; the sixth card that Brob drew is one of Brob's Wounds. */
    set_hand(&g, BROB, "crash_gem basic_block basic_block burning_vigor playing_with_fire wound");
    CHECK_PILE(&g, BROB, "PPKGGPP");
    CHECK_EQ(g.player[BROB].incoming, 4);
    CHECK_EQ(g.now.actions, 3);
    play(&g, "basic_block");
    CHECK_EQ(g.player[BROB].incoming, 0);
    CHECK_EQ(g.now.actions, 2);
    play(&g, "burning_vigor");
    CHECK_EQ(count_in(&g, "seat1.hand", "wound"), 0);
    CHECK_EQ(g.wounds_trashed, 1);
    CHECK_EQ(g.now.actions, 2);
    CHECK_PILE(&g, ALICE, "BBKKGPP");
    play(&g, "playing_with_fire");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 2 + 2);
    CHECK_EQ(g.player[BROB].incoming, 2);
    CHECK_EQ(g.now.actions, 2);
    drop(&g);
    CHECK_PILE(&g, BROB, "PPKGGPPBB");
    play(&g, "crash_gem");
    CHECK_EQ(g.now.actions, 0);
    CHECK_EQ(g.player[ALICE].incoming, 5);
    CHECK_EQ(asked(&g), BROB);
    CHECK_EQ(kind_asked(&g), ASK_PURIFY);
    CHECK_EQ(g.player[BROB].meter[BLUE], 0);
    color(&g, 'G');
    CHECK_PILE(&g, BROB, "PPKPP");
    check_meters(&g, BROB, 1, 0, 0, 0);
    end_actions(&g);
    buy(&g, 1);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 6);

    /* Alice yields, with 7 + 5 and an ante of 2 ahead; then Alice can block again. */
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(g.player[ALICE].height + g.player[ALICE].incoming + 2, 14);
    DO(&g, OPTION(YIELD));
    CHECK_EQ(g.holder, BROB);
    check_meters(&g, ALICE, 1, 3, 0, 1);
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(g.player[ALICE].height, 9);
    CHECK_EQ(g.player[ALICE].incoming, 5);
    set_hand(&g, ALICE, "basic_block");
    play(&g, "basic_block");
    CHECK_EQ(g.player[ALICE].incoming, 1);
}

TEST(brob_could_have_crashed_the_ante_before_dropping)
{
    CLAUSE("P2-279");
    struct game g = set_up_example();
    alice_1(&g);
    set_hand(&g, BROB, "crash_gem");
    play(&g, "crash_gem");
    CHECK_PILE(&g, BROB, "");
    CHECK_EQ(g.player[ALICE].incoming, 2);
}

TEST(purple_instead_of_green_would_have_left_three_gems)
{
    CLAUSE("P2-309");
    struct game g = duel("grave", "jaina");
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPKGGPPBB");
    g.player[BROB].meter[BLUE] = 2;
    set_hand(&g, BROB, "crash_gem");
    play(&g, "crash_gem");
    color(&g, 'P');
    CHECK_PILE(&g, BROB, "KGG");
}

TEST(one_swap_card_would_line_up_four_purple_gems)
{
    CLAUSE("P2-310");
    struct game g = duel("grave", "jaina");
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPKPP");
    set_hand(&g, BROB, "swap");
    play(&g, "swap");
    swap(&g, 2, 3);
    swap(&g, 1, 2);
    CHECK_PILE(&g, BROB, "KPPPP");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}
