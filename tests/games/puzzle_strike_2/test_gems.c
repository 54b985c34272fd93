/* test_gems.c - piles, crashes, the height bonus, tokens, drops and antes. */
#include "games/puzzle_strike_2/strike.h"

/* Brob's action phase: Brob is not the holder, and Alice is the opponent. */
static struct game brob_acts(const char *pile, const char *hand)
{
    struct game g = duel("grave", "jaina");
    give_turn(&g, BROB);
    set_pile(&g, ALICE, "");
    set_pile(&g, BROB, pile);
    set_hand(&g, BROB, hand);
    g.player[ALICE].incoming = g.player[BROB].incoming = 0;
    return g;
}

/* --- The pile. --- */

TEST(a_pile_has_fourteen_spaces_and_starts_empty)
{
    CLAUSE("P2-016", "P2-017", "P2-020");
    struct game g = duel("grave", "jaina");
    CHECK_EQ(g.player[BROB].height, 0);
    CHECK_EQ(g.player[ALICE].height, 2 + 2); /* Alice's ante and drop */
    g = brob_acts("PPPPPPPPPPPP", "");
    g.player[BROB].incoming = 9;
    drop(&g);
    CHECK_EQ(g.player[BROB].height, 14);
    CHECK_EQ(g.player[BROB].incoming, 7);
}

TEST(gems_fall_onto_the_top_and_leave_no_gap)
{
    CLAUSE("P2-018", "P2-019");
    struct game g = brob_acts("PGBBGK", "");
    set_bank_colors(&g, "KGBPP");
    g.player[BROB].incoming = 2;
    drop(&g);
    CHECK_PILE(&g, BROB, "PGBBGKKG");
    give_turn(&g, BROB);
    set_hand(&g, BROB, "pinpoint_strike");
    play(&g, "pinpoint_strike");
    crash_at(&g, 4);
    CHECK_PILE(&g, BROB, "PGGKKG");
}

TEST(sent_gems_wait_until_the_receivers_turn)
{
    CLAUSE("P2-021", "P2-029", "P2-030", "P2-047");
    struct game g = brob_acts("PKK", "crash_gem");
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 3); /* 2, and a bonus of 1 at position 3 */
    CHECK_PILE(&g, ALICE, "");
    end_turn(&g);
    DO(&g, OPTION(YIELD));
    set_bank_colors(&g, "GBPKK"); /* only now the tokens get colours */
    drop(&g);
    CHECK_EQ(g.player[ALICE].height, 2 + 3);
    CHECK(!strcmp(pile_of(&g, ALICE).text + 2, "GBP"));
}

TEST(eleven_gems_bust_and_ten_do_not)
{
    CLAUSE("P2-022", "P2-023", "P2-025", "P2-204");
    struct game g = brob_acts("PPPPPPPPPP", "");
    end_turn(&g);
    CHECK_EQ(kind_asked(&g), ASK_COMMAND);
    g = brob_acts("PPPPPPPPPP", "");
    end_actions(&g);
    buy(&g, 5); /* 3 tokens, which don't count */
    CHECK_EQ(g.player[BROB].incoming, 3);
    CHECK_EQ(kind_asked(&g), ASK_COMMAND);
    g = brob_acts("PPPPPPPPPPP", "");
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, ALICE), 1);
    CHECK_EQ(rank_of(&g, BROB), 2);
}

TEST(more_than_ten_gems_in_the_middle_of_a_turn_are_no_harm)
{
    CLAUSE("P2-024");
    struct game g = brob_acts("PPPPPPPPPPPBBB", "crash_gem crash_gem");
    g.now.actions = 4;
    set_pile(&g, ALICE, "GGGGGGGGGGGG"); /* on another player's turn */
    play(&g, "crash_gem");
    play(&g, "crash_gem");
    while (kind_asked(&g) != ASK_ACTION)
        stop(&g);
    end_turn(&g);
    CHECK_EQ(kind_asked(&g), ASK_COMMAND);
}

TEST(in_a_game_of_three_a_bust_is_not_the_end)
{
    CLAUSE("P2-026");
    struct game g = table_of(3);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    end_turn(&g);
    CHECK(asked(&g) != NOBODY);
    CHECK_EQ(g.stage, FINALE);
}

/* --- Crashes. --- */

TEST(a_crash_breaks_the_top_gem_into_its_meter)
{
    CLAUSE("P2-027", "P2-028", "P2-042");
    struct game g = brob_acts("GPK", "crash_gem");
    play(&g, "crash_gem");
    CHECK_PILE(&g, BROB, "GP");
    CHECK_EQ(g.player[BROB].meter[PINK], 1);
    CHECK_EQ(g.player[ALICE].incoming, 1);
    g = brob_acts("PPPPPPPPPPPPPK", "crash_gem"); /* at any height */
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 1);
}

TEST(a_crash_on_an_empty_pile_does_nothing)
{
    CLAUSE("P2-031");
    struct game g = brob_acts("", "crash_gem");
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 0);
    for (int i = 0; i < COLORS; i++)
        CHECK_EQ(g.player[BROB].meter[i], 0);
}

TEST(a_crash_takes_the_whole_stretch_and_stops_at_another_colour)
{
    CLAUSE("P2-032", "P2-033", "P2-245");
    struct game g = brob_acts("BPBBB", "crash_gem");
    play(&g, "crash_gem");
    CHECK_PILE(&g, BROB, "BP");
    CHECK_EQ(g.player[BROB].meter[BLUE], 3);
    CHECK_EQ(g.player[ALICE].incoming, 3 + 1);
}

TEST(four_blue_on_top_all_break)
{
    CLAUSE("P2-034");
    struct game g = brob_acts("BBBB", "crash_gem");
    play(&g, "crash_gem");
    CHECK_PILE(&g, BROB, "");
    CHECK_EQ(g.player[ALICE].incoming, 4 + 1);
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* Purify, with nothing to destroy */
    CHECK_EQ(g.player[BROB].meter[BLUE], 0);
}

/* What a crash of two sends with the upper one at this position. */
static int sent_by_two(int position)
{
    char pile[PILE + 1] = "";
    for (int i = 0; i < position - 2; i++)
        pile[i] = i % 2 ? 'P' : 'G';
    pile[position - 2] = pile[position - 1] = 'K';
    struct game g = brob_acts(pile, "crash_gem");
    play(&g, "crash_gem");
    return g.player[ALICE].incoming;
}

/* How many cards are drawn with a pile of this height. */
static int drawn_at(int height)
{
    char pile[PILE + 1] = "";
    memset(pile, 'G', (size_t)height);
    struct game g = brob_acts(pile, "");
    set_deck(&g, BROB, "swap swap crash_gem crash_gem basic_block basic_block skip_ahead");
    end_turn(&g);
    return zone_count(&g, BROB, "seat1.hand");
}

TEST(the_height_bonus_has_steps_of_three)
{
    CLAUSE("P2-035", "P2-036", "P2-037", "P2-038", "P2-039", "P2-040", "P2-176", "P2-177");
    static const int bonus[] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4};
    for (int position = 2; position <= 14; position++)
        CHECK_EQ(sent_by_two(position), 2 + bonus[position]);
    for (int height = 0; height <= 10; height++)
        CHECK_EQ(drawn_at(height), 5 + bonus[height]);
}

TEST(the_bonus_needs_two_gems_and_is_that_of_the_highest_one)
{
    CLAUSE("P2-041", "P2-043", "P2-044", "P2-045", "P2-046", "P2-382");
    struct game g = brob_acts("GPKKKK", "crash_gem");
    g.player[BROB].meter[PINK] = 0;
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 6);
    CHECK_EQ(g.player[BROB].meter[PINK], 0); /* 4 of them, which were Energize; not 6 */
    CHECK_EQ(g.now.actions, 1 + 2);
    g = brob_acts("GPGPGK", "crash_gem");
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 1);
}

/* --- Tokens and blocks. --- */

TEST(a_gem_without_room_becomes_a_token)
{
    CLAUSE("P2-048", "P2-049");
    struct game g = duel("rook", "jaina");
    set_bank_colors(&g, "PBKPG");
    set_pile(&g, ALICE, "PPPPPPPPPPPPP");
    g.player[ALICE].incoming = 0;
    set_hand(&g, ALICE, "big_rocks");
    play(&g, "big_rocks");
    CHECK_PILE(&g, ALICE, "PPPPPPPPPPPPPG");
    CHECK_EQ(g.player[ALICE].incoming, 1);
}

TEST(blocks_are_for_ones_own_turn)
{
    CLAUSE("P2-050", "P2-186");
    struct game g = duel("grave", "jaina");
    set_hand(&g, ALICE, "swap");
    set_hand(&g, BROB, "basic_block");
    CHECK_EQ(asked(&g), ALICE); /* nobody else is asked */
    CHECK(!can_play(&g, "basic_block"));
    CHECK(!is_asked(&g, BROB));
    give_turn(&g, BROB);
    CHECK(can_play(&g, "basic_block"));
}

TEST(a_block_lowers_ones_own_tokens_and_not_below_nothing)
{
    CLAUSE("P2-051", "P2-052", "P2-261");
    struct game g = brob_acts("", "effortless_block basic_block");
    g.player[BROB].incoming = 5;
    play(&g, "effortless_block"); /* a 3-block */
    CHECK_EQ(g.player[BROB].incoming, 2);
    take(&g, 1);
    play(&g, "basic_block");
    CHECK_EQ(g.player[BROB].incoming, 0);
}

/* --- Drops. --- */

TEST(one_may_drop_between_cards_for_nothing_and_as_often_as_one_likes)
{
    CLAUSE("P2-053", "P2-054", "P2-055", "P2-157");
    struct game g = brob_acts("", "playing_with_fire swap");
    g.player[BROB].incoming = 3;
    set_bank_colors(&g, "KGBPP");
    drop(&g);
    CHECK_EQ(g.now.actions, 3);
    play(&g, "playing_with_fire");
    drop(&g);
    CHECK_EQ(g.now.actions, 3);
    CHECK_PILE(&g, BROB, "KGBKG");
    CHECK_EQ(offers(&g, DROP), 0);
    g.player[BROB].incoming = 1;
    play(&g, "swap");
    CHECK_EQ(kind_asked(&g), ASK_SWAP);
    CHECK_EQ(offers(&g, DROP), 0); /* not in the middle of a card */
}

TEST(a_drop_takes_all_that_fit)
{
    CLAUSE("P2-056", "P2-057", "P2-058");
    struct game g = brob_acts("PP", "");
    g.player[BROB].incoming = 4;
    CHECK_EQ(offers(&g, DROP), 1); /* all of it or nothing */
    drop(&g);
    CHECK_EQ(g.player[BROB].height, 6);
    CHECK_EQ(g.player[BROB].incoming, 0);
    g = brob_acts("PPPPPPPPPPPP", "");
    g.player[BROB].incoming = 5;
    drop(&g);
    CHECK_EQ(g.player[BROB].height, 14);
    CHECK_EQ(g.player[BROB].incoming, 3);
}

TEST(what_is_left_drops_at_the_end_of_the_action_phase)
{
    CLAUSE("P2-059", "P2-061", "P2-425");
    struct game g = brob_acts("PP", "");
    set_bank_colors(&g, "KGBPP");
    g.player[BROB].incoming = 4;
    end_actions(&g);
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    CHECK_PILE(&g, BROB, "PPKGBP");
    CHECK_EQ(g.player[BROB].incoming, 0);
}

TEST(tokens_without_room_stay_at_the_forced_drop)
{
    CLAUSE("P2-060");
    struct game g = brob_acts("PPPPPPPPPPPP", "");
    g.player[BROB].incoming = 5;
    end_actions(&g);
    CHECK_EQ(g.player[BROB].height, 14);
    CHECK_EQ(g.player[BROB].incoming, 3);
}

TEST(the_drop_pattern_runs_from_slot_one_and_wraps)
{
    CLAUSE("P2-062", "P2-063");
    struct game g = brob_acts("", "");
    set_bank_colors(&g, "KGBPB");
    g.player[BROB].incoming = 8;
    drop(&g);
    CHECK_PILE(&g, BROB, "KGBPBKGB");
}

TEST(each_drop_reads_the_bank_again_from_slot_one)
{
    CLAUSE("P2-064", "P2-065");
    struct game g = brob_acts("PPPPPPPPPPPP", "crash_gem effortless_block");
    g.now.actions = 5;
    set_bank_colors(&g, "KKGBP");
    g.player[BROB].incoming = 4;
    drop(&g);
    CHECK_PILE(&g, BROB, "PPPPPPPPPPPPKK");
    CHECK_EQ(g.player[BROB].incoming, 2);
    play(&g, "crash_gem");
    drop(&g);
    CHECK_PILE(&g, BROB, "PPPPPPPPPPPPKK"); /* not green and blue */
    play(&g, "effortless_block");
    take(&g, 1); /* the bank changes in the middle of the turn */
    set_bank_colors(&g, "GGBPP");
    set_pile(&g, BROB, "P");
    g.player[BROB].incoming = 2;
    drop(&g);
    CHECK_PILE(&g, BROB, "PGG");
}

/* --- Antes. --- */

TEST(the_ante_is_two_gems_of_the_fifth_cards_colour)
{
    CLAUSE("P2-066", "P2-067", "P2-068", "P2-069", "P2-150");
    struct game g = brob_acts("K", "");
    set_bank_colors(&g, "PBKPG");
    start_turn(&g, BROB);
    CHECK_PILE(&g, BROB, "KGG");
    CHECK_EQ(g.player[BROB].incoming, 0);
    CHECK_PILE(&g, ALICE, "");
    set_hand(&g, BROB, "burning_vigor wound"); /* an ante by a card: slot 5 at that moment */
    set_bank_colors(&g, "PBKGB");
    play(&g, "burning_vigor");
    CHECK_PILE(&g, ALICE, "B");
}

TEST(ante_ups_raise_the_ante_phase_and_the_actions_only)
{
    CLAUSE("P2-070", "P2-072", "P2-073", "P2-075", "P2-156");
    for (int in_force = 0; in_force <= 2; in_force++) {
        struct game g = brob_acts("", "");
        empty_bank_deck(&g, 56 - 8 * in_force);
        set_bank_colors(&g, "PBKPG");
        start_turn(&g, BROB);
        CHECK_EQ(g.player[BROB].height, 2 + in_force);
        CHECK_EQ(g.now.actions, 3 + in_force);
        set_hand(&g, BROB, "burning_vigor wound");
        set_pile(&g, ALICE, "");
        play(&g, "burning_vigor");
        CHECK_PILE(&g, ALICE, "G"); /* a card that says 1 stays at 1 */
    }
}

TEST(an_ante_up_is_tucked_when_it_shows_and_counts_from_the_next_turn)
{
    CLAUSE("P2-071", "P2-074", "P2-385", "P2-386");
    struct game g = brob_acts("", "effortless_block");
    empty_bank_deck(&g, 49);
    CHECK_EQ(g.ante_ups, 0);
    play(&g, "effortless_block");
    take(&g, 1); /* the eighth card is dealt: the Ante Up lies open */
    CHECK_EQ(g.ante_ups, 1);
    CHECK_EQ(zone_count(&g, BROB, "bank"), 5);
    for (int slot = 0; slot < 5; slot++)
        CHECK(p2_fact(g.bank.card[slot])->type != ANTE_UP);
    CHECK_EQ(g.now.actions, 3); /* nothing changes in this turn */
    CHECK_EQ(g.now.in_force, 0);
    end_turn(&g);
    DO(&g, OPTION(YIELD));
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(g.player[ALICE].height, 3);
    CHECK_EQ(g.now.actions, 4);
}

TEST(antes_that_do_not_fit_become_tokens)
{
    CLAUSE("P2-076", "P2-077", "P2-388");
    struct game g = brob_acts("PPPPPPPPPPPPPP", "");
    start_turn(&g, BROB);
    CHECK_EQ(g.player[BROB].height, 14);
    CHECK_EQ(g.player[BROB].incoming, 2);
    g = brob_acts("PPPPPPPPPPPPP", "");
    start_turn(&g, BROB);
    CHECK_EQ(g.player[BROB].height, 14);
    CHECK_EQ(g.player[BROB].incoming, 1);
}

TEST(a_drop_that_fills_the_pile_touches_every_gem_of_it)
{
    struct game g = duel("grave", "jaina");
    set_pile(&g, ALICE, "PKBGPKBGPKBGPK");
    struct event dropped = {
        .kind = DROPPED, .seat = ALICE, .open = {PILE + 3}}; /* three are lost */
    struct telling told;
    game_tell(&puzzle_strike_2, &g, &dropped, BROB, &told);
    CHECK_EQ(told.phrase.touches, PILE);
    CHECK_STRING(told.phrase.touch[PILE - 1], "seat0.pile.13");
}
