/* test_supers.c - super moves, their meters, the diamond. */
#include "games/puzzle_strike_2/strike.h"

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

static void set_meters(struct game *g, int seat, int purple, int blue, int pink, int green)
{
    const int meters[] = {purple, blue, pink, green};
    for (int i = 0; i < COLORS; i++)
        g->player[seat].meter[i] = (uint8_t)meters[i];
}

TEST(a_meter_with_four_gems_sets_off_its_super_and_is_emptied)
{
    CLAUSE("P2-078", "P2-079", "P2-080", "P2-088", "P2-091");
    struct game g = brob_acts("K", "crash_gem");
    set_meters(&g, BROB, 0, 0, 2, 0);
    play(&g, "crash_gem");
    CHECK_EQ(g.player[BROB].meter[PINK], 3); /* not yet */
    CHECK_EQ(g.now.actions, 1);
    set_pile(&g, BROB, "K");
    set_hand(&g, BROB, "crash_gem");
    g.now.actions = 2;
    play(&g, "crash_gem");
    CHECK_EQ(g.player[BROB].meter[PINK], 0);
    CHECK_EQ(g.now.actions, 0 + 2);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 2);
}

TEST(a_super_waits_until_the_card_is_done)
{
    CLAUSE("P2-081", "P2-082", "P2-373", "P2-392");
    struct game g = brob_acts("PPGK", "unstable_power");
    set_meters(&g, BROB, 0, 3, 3, 0);
    set_pile(&g, BROB, "PPGB");
    play(&g, "unstable_power");
    /* Both crashes and the Wounds come before Purify asks. */
    CHECK_EQ(kind_asked(&g), ASK_PURIFY);
    CHECK_PILE(&g, BROB, "PP");
    CHECK_EQ(g.player[BROB].meter[GREEN], 1);
    CHECK_EQ(count_in(&g, "seat1.discard", "wound"), 2);
    stop(&g);
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* and the action phase goes on */
}

TEST(overload_makes_the_opponent_ante_blue_pink_and_green)
{
    CLAUSE("P2-083", "P2-085");
    struct game g = brob_acts("P", "crash_gem");
    set_bank_colors(&g, "PPPPP");
    set_meters(&g, BROB, 3, 0, 0, 0);
    set_pile(&g, ALICE, "G");
    play(&g, "crash_gem");
    CHECK_PILE(&g, ALICE, "GBKG");
    g = brob_acts("P", "crash_gem");
    set_meters(&g, BROB, 3, 0, 0, 0);
    set_pile(&g, ALICE, "PPPPPPPPPPPPP");
    play(&g, "crash_gem");
    CHECK_PILE(&g, ALICE, "PPPPPPPPPPPPPB");
    CHECK_EQ(g.player[ALICE].incoming, 2 + 1); /* pink and green; and the crash */
}

TEST(overload_of_the_holder_hits_all_others_and_else_only_the_holder)
{
    CLAUSE("P2-084");
    struct game g = table_of(3);
    for (int seat = 0; seat < 3; seat++)
        set_pile(&g, seat, "");
    set_pile(&g, ALICE, "P");
    set_hand(&g, ALICE, "crash_gem");
    set_meters(&g, ALICE, 3, 0, 0, 0);
    struct game other = g;
    play(&g, "crash_gem");
    CHECK_PILE(&g, BROB, "BKG");
    CHECK_PILE(&g, CARA, "BKG");
    CHECK_PILE(&g, ALICE, "");
    g = other;
    give_turn(&g, BROB);
    set_pile(&g, ALICE, "");
    set_pile(&g, BROB, "P");
    set_hand(&g, BROB, "crash_gem");
    set_meters(&g, BROB, 3, 0, 0, 0);
    play(&g, "crash_gem");
    CHECK_PILE(&g, ALICE, "BKG");
    CHECK_PILE(&g, CARA, "");
}

TEST(purify_destroys_all_gems_of_a_colour_or_none)
{
    CLAUSE("P2-086", "P2-087", "P2-094", "P2-095", "P2-104");
    struct game g = brob_acts("GPGKGB", "crash_gem");
    set_meters(&g, BROB, 0, 3, 0, 0);
    play(&g, "crash_gem");
    CHECK_EQ(offers(&g, COLOR), 3); /* no blue is left */
    struct game other = g;
    color(&g, 'G');
    CHECK_PILE(&g, BROB, "PK");
    CHECK_EQ(g.player[BROB].meter[GREEN], 0);
    CHECK_EQ(g.player[ALICE].incoming, 1); /* from the crash only */
    check_loads(&g);
    stop(&other);
    CHECK_PILE(&other, BROB, "GPGKG");
}

TEST(purify_can_choose_the_colours_of_the_pile)
{
    CLAUSE("P2-086");
    struct game g = brob_acts("KGG", "");
    diamond(&g, 'B');
    CHECK_EQ(offers(&g, COLOR), 2);
    CHECK(CAN(&g, OPTION(COLOR, PINK)) && CAN(&g, OPTION(COLOR, GREEN)));
    color(&g, 'K'); /* the lowest gem, too */
    CHECK_PILE(&g, BROB, "GG");
}

TEST(trickshot_takes_any_bank_card_for_nothing)
{
    CLAUSE("P2-089", "P2-090", "P2-395", "P2-396");
    struct game g = brob_acts("G", "crash_gem swap");
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    set_meters(&g, BROB, 0, 0, 0, 3);
    g.now.actions = 2;
    play(&g, "crash_gem");
    CHECK_EQ(offers(&g, TAKE), 5);
    take(&g, 5);
    CHECK_EQ(g.player[BROB].incoming, 0);
    CHECK_EQ(g.now.actions, 0);
    CHECK(!can_play(&g, "swap"));
    play_free(&g, "unleashed_tiger"); /* which would cost 2 */
    CHECK_EQ(g.player[BROB].creature, CARD_unleashed_tiger);
    end_actions(&g);
    CHECK_EQ(kind_asked(&g), ASK_BUY); /* the buy still has to be made */
}

TEST(a_meter_can_hold_more_than_four_until_the_chain_is_done)
{
    CLAUSE("P2-092", "P2-093");
    struct game g = brob_acts("GG", "crash_gem");
    set_meters(&g, BROB, 0, 0, 0, 3);
    play(&g, "crash_gem");
    CHECK_EQ(kind_asked(&g), ASK_BANK);
    take(&g, 1);
    CHECK_EQ(g.player[BROB].meter[GREEN], 1);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    /* 3 + 2 purple and then 4 + 3 in the course of one card: two activations of blue. */
    g = brob_acts("PBBBBBP", "unstable_power");
    set_meters(&g, BROB, 2, 3, 0, 0);
    play(&g, "unstable_power");
    CHECK_EQ(kind_asked(&g), ASK_PURIFY);
    CHECK_EQ(g.player[BROB].meter[BLUE], 4);
    stop(&g);
    CHECK_EQ(kind_asked(&g), ASK_PURIFY);
    CHECK_EQ(g.player[BROB].meter[BLUE], 0);
    stop(&g);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(eight_gems_of_a_colour_set_off_its_super_twice)
{
    CLAUSE("P2-391");
    struct game g = brob_acts("KKKKKKKK", "crash_gem");
    play(&g, "crash_gem");
    CHECK_EQ(g.player[BROB].meter[PINK], 0);
    CHECK_EQ(g.now.actions, 1 + 2 + 2);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 4);
}

TEST(supers_that_are_due_together_go_in_the_order_of_the_board)
{
    CLAUSE("P2-096", "P2-097", "P2-372");
    /* Green breaks first, blue second; Purify comes before Trickshot all the same. */
    struct game g = brob_acts("PPBG", "unstable_power");
    set_meters(&g, BROB, 0, 3, 0, 3);
    play(&g, "unstable_power");
    CHECK_EQ(kind_asked(&g), ASK_PURIFY);
    CHECK_EQ(offers(&g, PLAY), 0); /* nothing else before it is finished */
    stop(&g);
    CHECK_EQ(kind_asked(&g), ASK_BANK);
    take(&g, 1);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    /* All four, by a command decision: Overload's gems lie there when Purify is asked. */
    g = brob_acts("", "");
    set_pile(&g, ALICE, "PP");
    set_meters(&g, ALICE, 3, 3, 3, 3);
    end_turn(&g);
    DO(&g, OPTION(POWER_UP));
    CHECK_EQ(kind_asked(&g), ASK_PURIFY);
    CHECK_PILE(&g, BROB, "BKG");
    CHECK_EQ(g.player[ALICE].kept, 0);
    stop(&g);
    CHECK_EQ(kind_asked(&g), ASK_BANK);
    CHECK_EQ(g.player[ALICE].kept, 2);
}

TEST(supers_out_of_turn_happen_at_once_and_keep_for_the_next_turn)
{
    CLAUSE("P2-098", "P2-099", "P2-100", "P2-101", "P2-102", "P2-118");
    struct game g = brob_acts("", "");
    set_hand(&g, ALICE, "swap");
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    set_meters(&g, ALICE, 0, 0, 3, 3);
    end_turn(&g);
    DO(&g, OPTION(POWER_UP));
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 1 + 2);
    CHECK_EQ(g.player[ALICE].kept, 2);
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(kind_asked(&g), ASK_BANK); /* in hand at once, but nothing can be played yet */
    CHECK_EQ(offers(&g, PLAY), 0);
    take(&g, 4);
    CHECK_EQ(asked(&g), ALICE); /* Alice's turn */
    CHECK_EQ(g.now.actions, 3 + 2);
    CHECK_EQ(g.player[ALICE].kept, 0);
    play_free(&g, "unleashed_tiger");
    CHECK_EQ(g.now.actions, 5);
}

TEST(supers_must_be_carried_out)
{
    CLAUSE("P2-103");
    struct game g = brob_acts("G", "crash_gem");
    set_meters(&g, BROB, 0, 0, 0, 3);
    play(&g, "crash_gem");
    CHECK_EQ(offers_in_all(&g), 5); /* one of the five cards, and no way out */
    CHECK_EQ(offers(&g, TAKE), 5);
}

/* Brob (Geiger) has these cards, and with the diamond a free Unleashed Tiger, which costs 2. */
static struct game holds_free_tiger(const char *hand, const char *deck)
{
    struct game g = duel("grave", "geiger");
    calm(&g);
    give_turn(&g, BROB);
    set_hand(&g, BROB, hand);
    set_deck(&g, BROB, deck);
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    diamond(&g, 'G');
    take(&g, 5);
    CHECK(CAN(&g, OPTION(PLAY, CARD_unleashed_tiger | FREE)));
    return g;
}

/* Brob holds the Tiger, and it costs 2. */
static void check_tiger_costs(struct game *g)
{
    CHECK_EQ(count_in(g, "seat1.hand", "unleashed_tiger"), 1);
    CHECK(!CAN(g, OPTION(PLAY, CARD_unleashed_tiger | FREE)));
    g->now.actions = 1;
    CHECK(!can_play(g, "unleashed_tiger"));
    g->now.actions = 2;
    play(g, "unleashed_tiger");
    CHECK_EQ(g->now.actions, 0);
}

TEST(a_trickshot_card_that_is_discarded_costs_again)
{
    CLAUSE("P2-397");
    struct game g = holds_free_tiger("quick_thinking its_time_for_the_past", "swap swap");
    play(&g, "quick_thinking");
    DO(&g, OPTION(DISCARD, CARD_unleashed_tiger | FREE));
    CHECK_ZONE(&g, "seat1.discard", "unleashed_tiger");
    play(&g, "its_time_for_the_past"); /* the very same card */
    put(&g, "unleashed_tiger");
    check_tiger_costs(&g);
}

TEST(a_free_card_is_told_from_others_that_all_know)
{
    CLAUSE("P2-090", "P2-397");
    struct game g = duel("grave", "geiger");
    give_turn(&g, BROB);
    g.now.actions = 9;
    set_hand(&g, BROB, "its_time_for_the_past quick_thinking");
    only_deck(&g, BROB, "basic_block basic_block");
    set_bank(&g, "unleashed_tiger");
    play(&g, "its_time_for_the_past");
    put(&g, "swap"); /* which lies before the Tiger in the hand */
    diamond(&g, 'G');
    take(&g, 1);
    struct game other = g;
    play_free(&g, "unleashed_tiger");
    CHECK_ZONE(&g, "seat1.creature", "unleashed_tiger");
    CHECK_ZONE(&g, "seat1.play", "its_time_for_the_past");
    check_loads(&g);
    play(&other, "quick_thinking");
    DO(&other, OPTION(DISCARD, CARD_unleashed_tiger | FREE));
    CHECK_EQ(other.player[BROB].card[other.player[BROB].discard - 1], CARD_unleashed_tiger);
    check_loads(&other);
}

TEST(a_trickshot_card_that_was_put_onto_the_deck_costs_again)
{
    CLAUSE("P2-435");
    struct game g = holds_free_tiger("future_sight skip_ahead", "swap swap");
    play(&g, "future_sight");
    DO(&g, OPTION(PUT, CARD_unleashed_tiger | FREE));
    CHECK_STRING(zone_text(&g, BROB, "seat1.top", " ").text, "unleashed_tiger");
    play(&g, "skip_ahead"); /* draws it again */
    check_tiger_costs(&g);
}

TEST(a_trickshot_card_that_was_not_played_costs_again)
{
    CLAUSE("P2-396");
    struct game g = holds_free_tiger("", "its_time_for_the_past swap swap basic_block basic_block");
    end_turn(&g);
    DO(&g, OPTION(POWER_UP));
    end_turn(&g);
    CHECK_EQ(asked(&g), BROB);
    CHECK(can_play(&g, "its_time_for_the_past"));
    play(&g, "its_time_for_the_past");
    put(&g, "unleashed_tiger");
    check_tiger_costs(&g);
}

TEST(supers_of_the_phases_end_come_before_played_cards_are_discarded)
{
    CLAUSE("P2-161", "P2-190");
    struct game g = duel("grave", "setsuki");
    calm(&g);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PKK");
    set_meters(&g, BROB, 0, 0, 2, 0);
    set_hand(&g, BROB,
             "double_take crash_gem crash_gem swap swap basic_block basic_block "
             "skip_ahead speed_of_the_fox bag_of_tricks");
    CHECK_EQ(zone_count(&g, BROB, "seat1.deck") + zone_count(&g, BROB, "seat1.discard"), 0);
    play(&g, "double_take");
    DO(&g, OPTION(DOUBLE, CARD_crash_gem));
    CHECK_EQ(kind_asked(&g), ASK_BUY); /* the phase is over, and Energize has happened */
    CHECK_EQ(g.player[BROB].meter[PINK], 0);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 8); /* there was nothing to draw */
    CHECK_EQ(zone_count(&g, BROB, "seat1.discard"), 2);
}

/* --- The diamond. --- */

TEST(the_diamond_sets_off_one_super_once_for_nothing)
{
    CLAUSE("P2-122", "P2-123", "P2-124", "P2-125", "P2-126", "P2-158");
    struct game g = brob_acts("PK", "swap");
    set_meters(&g, BROB, 1, 2, 3, 0);
    CHECK_EQ(offers(&g, USE_DIAMOND), 4);
    g.now.actions = 0; /* it costs none */
    diamond(&g, 'K');
    CHECK_EQ(g.now.actions, 2);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 1 + 2);
    CHECK_EQ(g.player[BROB].meter[PINK], 3); /* its gems stay */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(offers(&g, USE_DIAMOND), 0);
    g = brob_acts("PK", "swap");
    play(&g, "swap");
    CHECK_EQ(offers(&g, USE_DIAMOND), 0); /* not in the middle of a card */
    stop(&g);
    end_actions(&g);
    CHECK_EQ(offers(&g, USE_DIAMOND), 0); /* nor after the action phase */
}

TEST(the_first_player_has_no_diamond_even_without_the_scepter)
{
    CLAUSE("P2-121", "P2-127");
    struct game g = brob_acts("", "");
    CHECK_EQ(offers(&g, USE_DIAMOND), 4);
    end_turn(&g);
    DO(&g, OPTION(YIELD));
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(offers(&g, USE_DIAMOND), 0);
    CHECK_EQ(g.player[ALICE].diamond, 0);
}

TEST(overload_after_a_turn_cannot_bust_at_once)
{
    CLAUSE("P2-394");
    struct game g = brob_acts("PPPPPPPPPP", "crash_gem");
    set_meters(&g, ALICE, 3, 0, 0, 0);
    end_turn(&g);
    DO(&g, OPTION(POWER_UP));
    CHECK_EQ(g.player[BROB].height, 13);
    CHECK_EQ(asked(&g), ALICE); /* the game goes on */
    set_pile(&g, ALICE, "");
    end_turn(&g);
    CHECK_EQ(asked(&g), BROB);
    set_pile(&g, BROB, "GGGGGGGGGGK"); /* as high as after Brob's ante */
    set_hand(&g, BROB, "crash_gem");
    play(&g, "crash_gem");
    g.player[BROB].incoming = 0;
    end_turn(&g);
    CHECK_EQ(kind_asked(&g), ASK_COMMAND); /* Brob is saved */
}

TEST(a_super_leaves_the_creature_alone)
{
    CLAUSE("P2-078", "P2-096");
    struct game g = duel("grave", "jaina");
    calm(&g);
    give_turn(&g, BROB);
    set_creature(&g, BROB, "bell_tower_bat");
    set_pile(&g, BROB, "PK");
    set_hand(&g, BROB, "crash_gem");
    g.player[BROB].meter[PINK] = 3;
    int held = p2_hand_size(&g.player[BROB]);
    play(&g, "crash_gem");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(p2_hand_size(&g.player[BROB]), held - 1 + 2); /* Energize */
    CHECK_EQ(g.player[BROB].creature, CARD_bell_tower_bat);
}

TEST(every_free_card_that_is_not_played_costs_again)
{
    CLAUSE("P2-397");
    struct game g = duel("jaina", "grave");
    calm(&g);
    give_turn(&g, BROB);
    set_hand(&g, BROB, "skill_up");
    set_bank(&g, "lunge footwork unleashed_tiger");
    play(&g, "skill_up");
    take(&g, 1); /* a card that all know, and then a free one */
    diamond(&g, 'G');
    take(&g, 2);
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "lunge unleashed_tiger");
    end_turn(&g);
    const struct player *p = &g.player[BROB];
    for (int i = 0; i < p2_row_size(p); i++)
        CHECK(!(p->card[i] & FREE));
    check_loads(&g);
}

TEST(swaps_are_told_from_below)
{
    struct game g = party("grave", "jaina");
    calm(&g);
    give_turn(&g, BROB);
    set_hand(&g, BROB, "tangled_ribbons party_favors");
    set_deck(&g, BROB, "skip_ahead");
    set_pile(&g, BROB, "PKG");
    set_creature(&g, BROB, "party_puppy");
    play(&g, "tangled_ribbons");
    struct story heard = story_for(&g, ALICE);
    DO_HEARD(&g, OPTION(SWAP, 0, 1), &heard.listener);
    CHECK_CONTAINS(heard.text, "pink at height 2 with purple at height 1");
    CHECK_PILE(&g, BROB, "KPG");
    stop(&g);
    play(&g, "party_favors"); /* Skip Ahead, and then the Puppy */
    CHECK_EQ(kind_asked(&g), ASK_SWAP);
    heard = story_for(&g, ALICE);
    DO_HEARD(&g, OPTION(SWAP, 1, 2), &heard.listener);
    CHECK_CONTAINS(heard.text, "green at height 3 with purple at height 2");
    CHECK_PILE(&g, BROB, "KGP");
}
