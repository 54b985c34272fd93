/* test_characters.c - a scenario for each character card and each ruling about one. */
#include "games/puzzle_strike_2/strike.h"

/* Alice, of this character, has yielded the scepter to Brob and acts with a calm table. */
static struct game acts(const char *character, const char *pile, const char *hand)
{
    struct game g = duel(character, !strcmp(character, "jaina") ? "rook" : "jaina");
    g.holder = BROB;
    set_pile(&g, ALICE, pile);
    set_pile(&g, BROB, "");
    g.player[ALICE].incoming = g.player[BROB].incoming = 0;
    set_hand(&g, ALICE, hand);
    set_bank_colors(&g, "GBPKK");
    return g;
}

TEST(sword_slice)
{
    CLAUSE("P2-408");
    struct game g = acts("grave", "PK", "sword_slice");
    play(&g, "sword_slice");
    CHECK_PILE(&g, ALICE, "P");
    CHECK_PILE(&g, BROB, "G");
    CHECK_EQ(g.now.actions, 2);
    g = acts("grave", "KK", "sword_slice"); /* the same colour */
    play(&g, "sword_slice");
    CHECK_PILE(&g, ALICE, "KK");
    g = acts("grave", "K", "sword_slice"); /* a single gem */
    play(&g, "sword_slice");
    CHECK_PILE(&g, ALICE, "K");
    CHECK_PILE(&g, BROB, "");
}

TEST(skill_up)
{
    struct game g = acts("grave", "", "skill_up");
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    play(&g, "skill_up");
    take(&g, 4);
    CHECK_ZONE(&g, "seat0.hand", "chip_away");
    CHECK_EQ(g.player[ALICE].incoming, 0);
    CHECK_EQ(g.now.actions, 2);
    play(&g, "chip_away"); /* at its normal cost */
    CHECK_EQ(g.now.actions, 1);
}

TEST(reversal)
{
    struct game g = acts("grave", "", "reversal");
    g.player[ALICE].incoming = 5;
    play(&g, "reversal");
    CHECK_EQ(g.player[ALICE].incoming, 3);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 1);
}

TEST(unstable_power)
{
    struct game g = acts("jaina", "GKKP", "unstable_power");
    play(&g, "unstable_power");
    CHECK_PILE(&g, ALICE, "G");
    CHECK_EQ(g.player[BROB].incoming, 1 + 2 + 1);
    CHECK_EQ(count_in(&g, "seat0.discard", "wound"), 2);
    CHECK_EQ(g.now.actions, 0);
}

TEST(burning_vigor)
{
    struct game g = acts("jaina", "", "burning_vigor wound wound");
    play(&g, "burning_vigor");
    CHECK_EQ(count_in(&g, "seat0.hand", "wound"), 1); /* exactly one */
    CHECK_EQ(g.now.actions, 3);
    CHECK_PILE(&g, BROB, "K");
    g = acts("jaina", "", "burning_vigor"); /* without a Wound in the hand nothing happens */
    set_deck(&g, ALICE, "wound");
    play(&g, "burning_vigor");
    CHECK_EQ(g.wounds, 1);
    CHECK_EQ(g.now.actions, 2);
    CHECK_PILE(&g, BROB, "");
}

TEST(playing_with_fire)
{
    struct game g = acts("jaina", "", "playing_with_fire");
    play(&g, "playing_with_fire");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 2);
    CHECK_EQ(g.player[ALICE].incoming, 2);
    CHECK_EQ(g.now.actions, 3);
}

TEST(dragon_form)
{
    struct game g = acts("midori", "PKK", "dragon_form crash_gem crash_gem");
    g.now.actions = 6;
    play(&g, "dragon_form");
    play(&g, "crash_gem");
    CHECK_PILE(&g, BROB, "GBP"); /* unblockable: 2 and a bonus of 1 */
    CHECK_EQ(g.player[BROB].incoming, 0);
    play(&g, "crash_gem"); /* a single gem is not */
    CHECK_EQ(g.player[BROB].incoming, 1);
    start_turn(&g, ALICE);
    CHECK_EQ(g.player[ALICE].height, 3); /* one more ante */
}

TEST(purge_bad_habits)
{
    CLAUSE("P2-242");
    struct game g = acts("midori", "PK", "purge_bad_habits dragon_form swap swap");
    play(&g, "purge_bad_habits");
    CHECK_EQ(offers(&g, TRASH_IT), 1); /* no character card, and each card once */
    struct game other = g;
    DO(&g, OPTION(TRASH_IT, CARD_swap));
    CHECK_PILE(&g, ALICE, "P");
    CHECK_EQ(count_in(&g, "seat0.hand", "swap"), 1);
    CHECK_ZONE(&g, "trash", "swap");
    stop(&other); /* may */
    CHECK_PILE(&other, ALICE, "PK");
    CHECK_ZONE(&other, "trash", "");
}

TEST(purge_bad_habits_asks_with_any_card_in_the_hand)
{
    CLAUSE("P2-436", "P2-242");
    struct game g = duel("midori", "jaina");
    set_pile(&g, ALICE, "PK");
    set_hand(&g, ALICE, "purge_bad_habits dragon_form rigorous_training");
    struct game other = g;
    play(&g, "purge_bad_habits"); /* if nobody asked, all would know what Alice holds */
    CHECK_EQ(kind_asked(&g), ASK_TRASH);
    CHECK_EQ(offers_in_all(&g), 1);
    stop(&g);
    CHECK_PILE(&g, ALICE, "PK");
    set_hand(&other, ALICE, "purge_bad_habits");
    play(&other, "purge_bad_habits");
    CHECK_EQ(kind_asked(&other), ASK_ACTION);
    CHECK_PILE(&other, ALICE, "PK");
}

TEST(rigorous_training)
{
    struct game g = acts("midori", "PKG", "rigorous_training");
    play(&g, "rigorous_training");
    swap(&g, 1, 2);
    swap(&g, 2, 3);
    CHECK_EQ(kind_asked(&g), ASK_BANK);
    int top = g.bank.card[2];
    take(&g, 3);
    CHECK_PILE(&g, ALICE, "KGP");
    CHECK_STRING(zone_text(&g, BROB, "seat0.top", " ").text, p2_card(top)->id);
}

TEST(double_take_does_a_card_twice_and_ends_the_phase)
{
    struct game g = acts("setsuki", "PKG", "double_take crash_gem swap");
    play(&g, "double_take");
    CHECK(CAN(&g, OPTION(DOUBLE, CARD_crash_gem)) && CAN(&g, OPTION(DOUBLE, CARD_swap)));
    CHECK_EQ(offers(&g, STOP_HERE), 0);     /* not optional */
    DO(&g, OPTION(DOUBLE, CARD_crash_gem)); /* paid once: 1 + 2 */
    CHECK_PILE(&g, ALICE, "P");
    CHECK_EQ(g.player[BROB].incoming, 2);
    CHECK_EQ(kind_asked(&g), ASK_BUY);
}

TEST(double_take_without_a_card_to_pay_for_only_ends_the_phase)
{
    CLAUSE("P2-436");
    struct game g = acts("setsuki", "PKG", "double_take crash_gem wound");
    g.now.actions = 2; /* 1 is left for a card of 2 */
    g.player[ALICE].incoming = 1;
    struct game other = g;
    play(&g, "double_take"); /* if nobody asked, all would know what Alice holds */
    CHECK_EQ(kind_asked(&g), ASK_DOUBLE);
    CHECK_EQ(offers_in_all(&g), 1);
    stop(&g);
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    CHECK_PILE(&g, ALICE, "PKGG"); /* the forced drop included */
    set_hand(&other, ALICE, "double_take");
    play(&other, "double_take");
    CHECK_EQ(kind_asked(&other), ASK_BUY);
    CHECK_PILE(&other, ALICE, "PKGG");
}

TEST(double_take_of_a_crash_that_fills_the_blue_meter)
{
    CLAUSE("P2-411", "P2-412");
    struct game g = acts("setsuki", "PPPPPPPPPPPPBB", "double_take crash_gem");
    g.player[ALICE].meter[BLUE] = 2;
    g.player[ALICE].incoming = 16;
    set_bank_colors(&g, "GGGGG");
    play(&g, "double_take");
    DO(&g, OPTION(DOUBLE, CARD_crash_gem));
    /* The action phase has ended and the drop has come before Purify: 12 purple broke, too. */
    CHECK_EQ(kind_asked(&g), ASK_PURIFY);
    CHECK_PILE(&g, ALICE, "GGGGGGGGGGGGGG");
    CHECK_EQ(g.player[ALICE].incoming, 2);
    color(&g, 'G');
    CHECK_PILE(&g, ALICE, "");
    CHECK_EQ(g.player[ALICE].incoming, 2); /* no second drop */
    CHECK_EQ(kind_asked(&g), ASK_BUY);
}

TEST(double_take_of_sucker_punch_crashes_three_times)
{
    CLAUSE("P2-413");
    struct game g = acts("setsuki", "PKGB", "double_take sucker_punch");
    play(&g, "double_take");
    DO(&g, OPTION(DOUBLE, CARD_sucker_punch));
    CHECK_PILE(&g, ALICE, "P");
    CHECK_EQ(g.player[BROB].incoming, 3);
    CHECK_ZONE(&g, "trash", "sucker_punch");
}

TEST(speed_of_the_fox)
{
    struct game g = acts("setsuki", "", "speed_of_the_fox swap");
    set_deck(&g, ALICE, "crash_gem basic_block skip_ahead");
    play(&g, "speed_of_the_fox");
    CHECK_EQ(offers(&g, DISCARD), 4);
    discard(&g, "swap");
    discard(&g, "basic_block");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 2);
    CHECK_EQ(g.now.actions, 3);
}

TEST(bag_of_tricks)
{
    struct game g = acts("setsuki", "", "bag_of_tricks");
    play(&g, "bag_of_tricks");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 4);
    g = acts("setsuki", "", "bag_of_tricks swap");
    play(&g, "bag_of_tricks");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 2);
}

TEST(stone_wall)
{
    static const int sent[] = {0, 0, 1, 1, 2, 2};
    for (int incoming = 0; incoming <= 5; incoming++) {
        struct game g = acts("rook", "", "stone_wall");
        g.player[ALICE].incoming = (uint8_t)incoming;
        play(&g, "stone_wall");
        CHECK_EQ(g.player[ALICE].incoming, incoming == 5);
        CHECK_EQ(g.player[BROB].incoming, sent[incoming]);
    }
}

TEST(big_rocks)
{
    struct game g = acts("rook", "P", "big_rocks");
    play(&g, "big_rocks");
    CHECK_PILE(&g, ALICE, "PKK");
    CHECK_EQ(g.now.actions, 4);
}

TEST(strength_of_earth)
{
    struct game g = acts("rook", "PGPGKK", "strength_of_earth");
    play(&g, "strength_of_earth");
    CHECK_EQ(g.player[BROB].incoming, 2 + 2 * 2);
    g = acts("rook", "PGPGPK", "strength_of_earth");
    play(&g, "strength_of_earth");
    CHECK_EQ(g.player[BROB].incoming, 1); /* no bonus earned */
}

TEST(tyrant_crusher)
{
    CLAUSE("P2-415");
    struct game g = acts("degrey", "PGKKKK", "tyrant_crusher");
    play(&g, "tyrant_crusher");
    CHECK_EQ(g.player[BROB].incoming, 4 + 2 + 2); /* half, then the height bonus */
    g = acts("degrey", "PGK", "tyrant_crusher");
    play(&g, "tyrant_crusher");
    CHECK_EQ(g.player[BROB].incoming, 1 + 1); /* the half is rounded up */
    CHECK_EQ(g.player[ALICE].meter[PINK], 1); /* only what was really broken */
}

TEST(search_for_the_truth)
{
    struct game g = acts("degrey", "", "search_for_the_truth");
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    play(&g, "search_for_the_truth");
    take(&g, 2);
    CHECK_ZONE(&g, "trash", "footwork");
    CHECK_EQ(g.bank.count, 5);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 1);
}

TEST(only_a_trashed_sucker_punch_crashes)
{
    CLAUSE("P2-374", "P2-419");
    static const char *const banks[] = {"sucker_punch footwork dash", "footwork sucker_punch dash"};
    for (int i = 0; i < 2; i++) {
        struct game g = acts("degrey", "PK", "search_for_the_truth");
        set_bank(&g, banks[i]);
        play(&g, "search_for_the_truth");
        take(&g, 1);
        CHECK_PILE(&g, ALICE, i == 0 ? "P" : "PK"); /* Footwork does nothing */
        g = acts("grave", "PK", "skill_up");
        set_bank(&g, banks[i]);
        play(&g, "skill_up");
        take(&g, 1);
        CHECK_PILE(&g, ALICE, "PK"); /* into the hand is not into the trash */
    }
}

TEST(troublesome_rhetoric)
{
    struct game g = acts("degrey", "", "troublesome_rhetoric");
    set_hand(&g, BROB, "swap crash_gem");
    play(&g, "troublesome_rhetoric");
    CHECK_EQ(asked(&g), BROB);
    discard(&g, "swap");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 1);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 1);
}

TEST(chromatic_orb)
{
    CLAUSE("P2-409");
    struct game g = acts("valerie", "PK", "chromatic_orb");
    play(&g, "chromatic_orb");
    CHECK_PILE(&g, ALICE, "P");
    CHECK_EQ(g.player[BROB].incoming, 1);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 1);
    static const char *const piles[] = {"K", "KK", ""};
    for (int i = 0; i < 3; i++) {
        g = acts("valerie", piles[i], "chromatic_orb");
        play(&g, "chromatic_orb");
        CHECK_PILE(&g, ALICE, piles[i]);
        CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 1); /* it draws all the same */
    }
}

TEST(three_colors)
{
    CLAUSE("P2-410");
    struct game g = acts("valerie", "PK", "three_colors");
    play(&g, "three_colors");
    /* Two places for purple and for pink, three for blue and for green, or none. */
    CHECK_EQ(offers_in_all(&g), 2 + 2 + 3 + 3 + 1);
    CHECK(!CAN(&g, OPTION(INSERT, PURPLE, 1))); /* the same as below that gem */
    CHECK(CAN(&g, OPTION(INSERT, PURPLE, 2)));
    CHECK(!CAN(&g, OPTION(INSERT, PINK, 2)));
    for (int at = 1; at <= 15; at++) { /* wherever: in a full pile, too */
        struct game full = acts("valerie", "KKKKKKKKKKKKKK", "three_colors");
        char expected[PILE + 1] = "KKKKKKKKKKKKKK";
        if (at <= PILE)
            expected[at - 1] = 'B';
        play(&full, "three_colors");
        insert(&full, 'B', at);
        CHECK_PILE(&full, ALICE, expected);
        CHECK_EQ(full.player[ALICE].incoming, 1);
        stop(&full);
    }
    g = acts("valerie", "PPKK", "three_colors");
    play(&g, "three_colors");
    insert(&g, 'G', 3);
    CHECK_PILE(&g, ALICE, "PPGKK");
    CHECK(!CAN(&g, OPTION(INSERT, GREEN))); /* a colour only once */
    insert(&g, 'K', 1);
    CHECK_PILE(&g, ALICE, "KPPGKK");
    struct game other = g;
    stop(&g); /* up to three */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    insert(&other, 'B', 1);
    CHECK_PILE(&other, ALICE, "BKPPGKK");
    CHECK_EQ(kind_asked(&other), ASK_ACTION);
    g = acts("valerie", "PPPPPPPPPPPPPK", "three_colors");
    play(&g, "three_colors");
    insert(&g, 'B', 1);
    CHECK_PILE(&g, ALICE, "BPPPPPPPPPPPPP"); /* the pink one is pushed out */
    CHECK_EQ(g.player[ALICE].incoming, 1);
    for (int color = 0; color < COLORS; color++)
        CHECK_EQ(g.player[ALICE].meter[color], 0); /* and into no meter */
    stop(&g);
}

TEST(burst_of_speed)
{
    CLAUSE("P2-375");
    struct game g = acts("valerie", "PK", "burst_of_speed crash_gem");
    g.now.actions = 1;
    play(&g, "burst_of_speed");
    CHECK_EQ(g.now.actions, 2); /* counted at once, but the card must be finished first */
    CHECK_EQ(offers(&g, PLAY), 0);
    swap(&g, 1, 2);
    CHECK_PILE(&g, ALICE, "KP");
    play(&g, "crash_gem");
}

TEST(focused_research)
{
    CLAUSE("P2-414");
    struct game g = acts("geiger", "", "focused_research");
    set_deck(&g, ALICE, "swap crash_gem basic_block skip_ahead");
    play(&g, "focused_research");
    CHECK_EQ(offers(&g, PUT), 4);
    CHECK_STRING(zone_text(&g, ALICE, "seat0.top", " ").text,
                 "swap crash_gem basic_block skip_ahead");
    CHECK_STRING(zone_text(&g, BROB, "seat0.top", " ").text, "");
    put(&g, "basic_block");
    CHECK_ZONE(&g, "seat0.hand", "basic_block");
    put(&g, "skip_ahead"); /* on top, and so on */
    put(&g, "crash_gem");
    CHECK_STRING(zone_text(&g, ALICE, "seat0.top", " ").text, "skip_ahead crash_gem swap");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    /* With fewer cards it looks at those, and nothing is shuffled. */
    g = acts("geiger", "", "focused_research");
    only_deck(&g, ALICE, "swap crash_gem");
    int discarded = zone_count(&g, ALICE, "seat0.discard");
    play(&g, "focused_research");
    CHECK_EQ(offers(&g, PUT), 2);
    put(&g, "swap");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.deck"), 1);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.discard"), discarded);
    g = acts("geiger", "", "focused_research");
    only_deck(&g, ALICE, "swap");
    play(&g, "focused_research");
    put(&g, "swap");
    CHECK_ZONE(&g, "seat0.hand", "swap");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = acts("geiger", "", "focused_research");
    only_deck(&g, ALICE, "");
    play(&g, "focused_research");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 0);
}

TEST(its_time_for_the_past)
{
    struct game g = acts("geiger", "", "its_time_for_the_past");
    only_deck(&g, ALICE, "swap swap crash_gem");
    play(&g, "its_time_for_the_past");
    put(&g, "skip_ahead");
    CHECK_ZONE(&g, "seat0.hand", "skip_ahead");
    CHECK_STRING(zone_text(&g, BROB, "seat0.hand", " ").text, "skip_ahead"); /* all saw it */
}

TEST(future_sight)
{
    struct game g = acts("geiger", "", "future_sight swap");
    set_deck(&g, ALICE, "crash_gem basic_block skip_ahead");
    play(&g, "future_sight");
    put(&g, "swap");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 2);
    CHECK_STRING(zone_text(&g, ALICE, "seat0.top", " ").text, "swap");
    CHECK_STRING(zone_text(&g, BROB, "seat0.top", " ").text, "");
}

TEST(pandas_bargain)
{
    int taken[SLOTS] = {0};
    for (int i = 0; i < 40; i++) {
        struct game g = acts("lum", "", "pandas_bargain");
        set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
        g.k.chance.key[0] = (uint8_t)i;
        play(&g, "pandas_bargain");
        int card = p2_hand(&g.player[ALICE])[0];
        CHECK(card & FREE);
        for (int slot = 0; slot < SLOTS; slot++) {
            static const char *const ids[] = {"kidney_shot", "footwork", "dash", "chip_away",
                                              "unleashed_tiger"};
            taken[slot] += (card & CARD_MASK) == card_number(ids[slot]);
        }
        CHECK_EQ(g.now.actions, 1);
        CHECK(CAN(&g, OPTION(PLAY, card))); /* at no cost, even the Tiger */
    }
    for (int slot = 0; slot < SLOTS; slot++)
        CHECK(taken[slot] > 0); /* each of the five */
}

TEST(living_on_the_edge)
{
    struct game g = acts("lum", "PPPPPPPPP", "living_on_the_edge");
    play(&g, "living_on_the_edge");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 3);
    g = acts("lum", "", "living_on_the_edge");
    play(&g, "living_on_the_edge");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 1);
}

TEST(jackpot)
{
    struct game g = acts("lum", "PKKK", "jackpot");
    play(&g, "jackpot");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 3);
    CHECK_EQ(g.player[BROB].incoming, 3 + 1);
    g = acts("lum", "PGKK", "jackpot");
    play(&g, "jackpot");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 0);
}

TEST(protective_ward)
{
    CLAUSE("P2-416");
    struct game g = acts("argagarg", "PKG", "protective_ward basic_block");
    play(&g, "basic_block"); /* negates nothing, and counts */
    play(&g, "protective_ward");
    CHECK_PILE(&g, ALICE, "P");
    g = acts("argagarg", "PKG", "protective_ward");
    g.player[ALICE].incoming = 3;
    play(&g, "protective_ward"); /* no Block card itself */
    CHECK_PILE(&g, ALICE, "PKG");
    CHECK_EQ(g.player[ALICE].incoming, 1);
}

TEST(hex_of_murkwood)
{
    struct game g = acts("argagarg", "", "hex_of_murkwood");
    play(&g, "hex_of_murkwood");
    CHECK_EQ(count_in(&g, "seat1.discard", "wound"), 1);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 1);
}

TEST(bubble_shield)
{
    struct game g = acts("argagarg", "PK", "bubble_shield");
    g.player[ALICE].incoming = 3;
    play(&g, "bubble_shield");
    CHECK_EQ(g.player[ALICE].incoming, 1);
    swap(&g, 1, 2);
    CHECK_PILE(&g, ALICE, "KP");
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* one swap */
}

/* --- The starting cards. --- */

TEST(starting_cards)
{
    struct game g = acts("grave", "PK", "swap crash_gem basic_block skip_ahead");
    g.now.actions = 4;
    g.player[ALICE].incoming = 6;
    play(&g, "skip_ahead");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 4);
    CHECK_EQ(g.now.price, -1);
    CHECK_EQ(g.now.actions, 4);
    play(&g, "basic_block");
    CHECK_EQ(g.player[ALICE].incoming, 2);
    CHECK_EQ(g.now.actions, 3);
    play(&g, "swap");
    swap(&g, 1, 2);
    swap(&g, 1, 2);
    CHECK_EQ(g.now.actions, 2);
    play(&g, "crash_gem");
    CHECK_EQ(g.now.actions, 0);
    CHECK_PILE(&g, ALICE, "P");
}

TEST(a_wound_can_never_be_played)
{
    CLAUSE("P2-241");
    struct game g = acts("grave", "", "wound");
    CHECK_EQ(offers(&g, PLAY), 0);
    end_turn(&g);
    CHECK_EQ(count_in(&g, "seat0.discard", "wound"), 1); /* but discarded like any card */
}
