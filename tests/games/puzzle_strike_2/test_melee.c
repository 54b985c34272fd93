/* test_melee.c - a scenario for each card of Grand Melee and each ruling about one. */
#include "games/puzzle_strike_2/strike.h"

/* Brob acts, Alice holds the scepter; slot 5 is pink. */
static struct game acts(const char *pile, const char *hand)
{
    struct game g = duel("grave", "midori");
    give_turn(&g, BROB);
    set_hand(&g, BROB, hand);
    set_pile(&g, ALICE, "");
    set_pile(&g, BROB, pile);
    g.player[ALICE].incoming = g.player[BROB].incoming = 0;
    set_bank_colors(&g, "GBPGK");
    return g;
}

TEST(sucker_punch)
{
    CLAUSE("P2-267", "P2-419");
    struct game g = acts("PKG", "sucker_punch");
    play(&g, "sucker_punch");
    CHECK_PILE(&g, BROB, "P"); /* a crash, and one for being trashed */
    CHECK_EQ(g.player[ALICE].incoming, 2);
    CHECK_ZONE(&g, "trash", "sucker_punch");
    end_turn(&g);
    for (int i = 0; i < p2_row_size(&g.player[BROB]); i++)
        CHECK(g.player[BROB].card[i] != CARD_sucker_punch); /* gone for good */
    /* Trashed out of the bank: who trashed it crashes, after their card is done. */
    g = acts("PKG", "scout_the_market");
    set_bank(&g, "sucker_punch");
    play(&g, "scout_the_market");
    take(&g, 1);
    CHECK_PILE(&g, BROB, "PK");
    CHECK_EQ(g.player[ALICE].incoming, 1);
    /* Out of the hand. */
    g = acts("PKG", "purge_bad_habits sucker_punch");
    play(&g, "purge_bad_habits");
    DO(&g, OPTION(TRASH_IT, CARD_sucker_punch));
    CHECK_PILE(&g, BROB, "P"); /* the top gem destroyed, the next one crashed */
    CHECK_EQ(g.player[ALICE].incoming, 1);
}

TEST(with_an_empty_deck_cards_leave_play_as_ever)
{
    CLAUSE("P2-191", "P2-267");
    struct game g = acts("", "sucker_punch arena_scorpion swap swap crash_gem crash_gem "
                             "basic_block basic_block skip_ahead dragon_form purge_bad_habits "
                             "rigorous_training");
    g.now.actions = 4;
    CHECK_EQ(zone_count(&g, BROB, "seat1.deck"), 0);
    play(&g, "sucker_punch");
    CHECK_ZONE(&g, "trash", "sucker_punch");
    play(&g, "arena_scorpion");
    CHECK_ZONE(&g, "seat1.creature", "arena_scorpion");
    CHECK_ZONE(&g, "seat1.play", "");
}

TEST(a_triggered_effect_waits_until_the_card_is_done)
{
    CLAUSE("P2-374", "P2-430");
    struct game g = duel("grave", "degrey");
    give_turn(&g, BROB);
    set_pile(&g, ALICE, "");
    set_pile(&g, BROB, "PK");
    set_hand(&g, BROB, "search_for_the_truth");
    set_deck(&g, BROB, "crash_gem");
    set_bank(&g, "sucker_punch");
    play(&g, "search_for_the_truth");
    struct story heard = story_for(&g, BROB);
    DO_HEARD(&g, OPTION(TAKE), &heard.listener);
    const char *draws = strstr(heard.text, "You draw"), *breaks = strstr(heard.text, "You break");
    CHECK(draws && breaks && draws < breaks);
}

TEST(jab_combo)
{
    struct game g = acts("PPPPKK", "jab_combo");
    play(&g, "jab_combo");
    CHECK_EQ(g.player[ALICE].incoming, 2);
    CHECK_EQ(g.now.actions, 2);
}

TEST(haymaker)
{
    struct game g = acts("PKKG", "haymaker swap basic_block");
    play(&g, "haymaker");
    CHECK_EQ(g.player[ALICE].incoming, 1 + 3);
    CHECK_EQ(offers(&g, DISCARD), 2);
    discard(&g, "swap");
    CHECK_ZONE(&g, "seat1.hand", "basic_block");
    CHECK_EQ(g.now.actions, 0);
}

TEST(bloodlust)
{
    CLAUSE("P2-417");
    struct game g = acts("GPKKB", "bloodlust crash_gem pinpoint_strike");
    g.now.actions = 9;
    play(&g, "bloodlust");
    check_loads(&g);
    play(&g, "crash_gem");
    CHECK_PILE(&g, ALICE, "G");
    play(&g, "pinpoint_strike");
    crash_at(&g, 4); /* deep crashes, too */
    CHECK_PILE(&g, ALICE, "GGBP");
    CHECK_EQ(g.player[ALICE].incoming, 0);
    set_pile(&g, BROB, "");
    end_turn(&g);
    DO(&g, OPTION(YIELD));
    set_hand(&g, ALICE, "crash_gem");
    play(&g, "crash_gem");
    CHECK(g.player[BROB].incoming > 0); /* until the end of the turn */
}

TEST(rib_breaker)
{
    struct game g = acts("PK", "rib_breaker");
    play(&g, "rib_breaker");
    CHECK_EQ(g.player[ALICE].incoming, 1);
    CHECK_PILE(&g, ALICE, "K");
}

TEST(armor_piercer)
{
    struct game g = acts("PK", "armor_piercer");
    play(&g, "armor_piercer");
    CHECK_PILE(&g, ALICE, "G");
    CHECK_EQ(g.player[ALICE].incoming, 0);
}

TEST(final_blow)
{
    struct game g = acts("KKKPG", "final_blow");
    play(&g, "final_blow");
    crash_at(&g, 3);
    CHECK_EQ(g.player[ALICE].incoming, 3 + 1 + 2);
    CHECK_PILE(&g, BROB, "PG");
    g = acts("KKPG", "final_blow");
    play(&g, "final_blow");
    crash_at(&g, 2);
    CHECK_EQ(g.player[ALICE].incoming, 2);
}

TEST(arena_scorpion)
{
    struct game g = acts("KKG", "crash_gem crash_gem");
    g.now.actions = 4;
    set_creature(&g, BROB, "arena_scorpion");
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 1 + 1);
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 2 + 2); /* not for two gems */
}

TEST(kidney_shot)
{
    struct game g = acts("", "kidney_shot");
    set_hand(&g, ALICE, "swap basic_block");
    play(&g, "kidney_shot");
    CHECK_EQ(asked(&g), ALICE);
    discard(&g, "basic_block");
    CHECK_ZONE(&g, "seat0.hand", "swap");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 1);
    set_hand(&g, BROB, "kidney_shot");
    set_hand(&g, ALICE, ""); /* nothing to discard */
    play(&g, "kidney_shot");
    CHECK_EQ(asked(&g), BROB);
}

TEST(brass_knuckles)
{
    CLAUSE("P2-393", "P2-426");
    struct game g = acts("PGK", "brass_knuckles crash_gem crash_gem");
    g.now.actions = 9;
    play(&g, "brass_knuckles");
    play(&g, "crash_gem");
    CHECK_PILE(&g, BROB, "P"); /* one more */
    set_pile(&g, BROB, "PGK");
    play(&g, "crash_gem");
    CHECK_PILE(&g, BROB, "PG"); /* the next one only */
    /* Several copies add up, and they need a Crash card. */
    g = acts("PGKB", "brass_knuckles brass_knuckles sucker_punch footwork");
    g.now.actions = 9;
    play(&g, "brass_knuckles");
    play(&g, "brass_knuckles");
    play(&g, "footwork");
    stop(&g);
    CHECK_PILE(&g, BROB, "PGKB");
    play(&g, "sucker_punch");
    CHECK_PILE(&g, BROB, "");
    /* The super comes after the additional crash. */
    g = acts("PGB", "brass_knuckles crash_gem");
    g.player[BROB].meter[BLUE] = 3;
    play(&g, "brass_knuckles");
    play(&g, "crash_gem");
    CHECK_EQ(kind_asked(&g), ASK_PURIFY);
    CHECK_PILE(&g, BROB, "P");
}

TEST(quick_thinking)
{
    struct game g = acts("", "quick_thinking swap");
    play(&g, "quick_thinking");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 3);
    discard(&g, "swap");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 2);
    CHECK_EQ(g.now.actions, 3);
}

TEST(second_wind)
{
    struct game g = acts("", "second_wind");
    play(&g, "second_wind");
    CHECK_EQ(g.now.actions, 4);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 1);
}

TEST(deep_breath)
{
    struct game g = acts("", "deep_breath");
    play(&g, "deep_breath");
    CHECK_EQ(g.now.actions, 2);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 3);
}

TEST(window_shopper)
{
    struct game g = acts("", "window_shopper");
    play(&g, "window_shopper");
    int card = g.bank.card[3];
    take(&g, 4);
    CHECK_ZONE(&g, "seat1.hand", p2_card(card)->id);
    end_actions(&g);
    buy(&g, 4);
    CHECK_EQ(g.player[BROB].incoming, 2 - 1);
}

TEST(perfect_timing)
{
    struct game g = acts("PK", "perfect_timing");
    g.player[BROB].meter[BLUE] = 2;
    play(&g, "perfect_timing");
    CHECK_EQ(offers(&g, COLOR), 4);
    color(&g, 'B');
    CHECK_EQ(kind_asked(&g), ASK_PURIFY); /* it can set off a super */
    CHECK_EQ(g.player[BROB].meter[BLUE], 0);
    CHECK_EQ(g.player[ALICE].incoming, 0); /* and is no crash */
}

TEST(bell_tower_bat)
{
    struct game g = acts("", "");
    set_creature(&g, BROB, "bell_tower_bat");
    start_turn(&g, BROB);
    CHECK_EQ(g.now.actions, 4);
}

TEST(effortless_block)
{
    struct game g = acts("", "effortless_block");
    g.player[BROB].incoming = 4;
    play(&g, "effortless_block");
    CHECK_EQ(g.player[BROB].incoming, 1);
    int card = g.bank.card[4];
    take(&g, 5);
    CHECK_STRING(zone_text(&g, ALICE, "seat1.top", " ").text, p2_card(card)->id);
    CHECK_EQ(g.now.actions, 3);
}

TEST(gem_shield)
{
    struct game g = acts("PK", "gem_shield");
    g.player[BROB].incoming = 4;
    play(&g, "gem_shield");
    CHECK_EQ(g.player[BROB].incoming, 1);
    CHECK_PILE(&g, BROB, "P");
    CHECK_EQ(g.player[BROB].meter[PINK], 0);
    CHECK_EQ(g.player[ALICE].incoming, 0);
}

TEST(defensive_flourish)
{
    struct game g = acts("", "defensive_flourish");
    g.player[BROB].incoming = 4;
    play(&g, "defensive_flourish");
    CHECK_EQ(g.player[BROB].incoming, 2);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 1);
}

TEST(stone_bulwark)
{
    struct game g = acts("", "stone_bulwark");
    g.player[BROB].incoming = 7;
    play(&g, "stone_bulwark");
    CHECK_EQ(g.player[BROB].incoming, 1);
    CHECK_EQ(g.now.actions, 2);
}

TEST(deflect)
{
    static const int sent[] = {0, 1, 2, 2, 2};
    for (int incoming = 0; incoming <= 4; incoming++) {
        struct game g = acts("", "deflect");
        g.player[BROB].incoming = (uint8_t)incoming;
        play(&g, "deflect");
        CHECK_EQ(g.player[BROB].incoming, incoming == 4);
        CHECK_EQ(g.player[ALICE].incoming, sent[incoming]);
    }
}

TEST(who_negates_nothing_is_not_said_to_send_anything)
{
    for (int incoming = 0; incoming <= 1; incoming++) {
        struct game g = acts("", "deflect");
        g.player[BROB].incoming = (uint8_t)incoming;
        struct story heard = story_for(&g, ALICE);
        DO_HEARD(&g, OPTION(PLAY, CARD_deflect), &heard.listener);
        CHECK_EQ(strstr(heard.text, "sends") != NULL, incoming);
    }
}

TEST(chip_away)
{
    struct game g = acts("PKG", "chip_away");
    play(&g, "chip_away");
    CHECK_PILE(&g, BROB, "P");
    CHECK_EQ(g.player[BROB].meter[GREEN], 0);
    set_hand(&g, BROB, "chip_away");
    play(&g, "chip_away"); /* as much as possible */
    CHECK_PILE(&g, BROB, "");
}

TEST(shellback_guardian)
{
    struct game g = acts("", "");
    set_creature(&g, BROB, "shellback_guardian");
    g.player[BROB].incoming = 5;
    start_turn(&g, BROB);
    CHECK_EQ(g.player[BROB].incoming, 3);
    /* The holder's drop comes before it, and the holder's blocks negate nothing. */
    g.holder = BROB;
    set_pile(&g, BROB, "PPPPPPPPPPPP");
    g.player[BROB].incoming = 5;
    start_turn(&g, BROB);
    CHECK_EQ(g.player[BROB].incoming, 5);
}

TEST(dash)
{
    CLAUSE("P2-418", "P2-426");
    struct game g = acts("PK", "dash bloodlust armor_piercer crash_gem");
    g.now.actions = 2;
    play(&g, "dash");
    swap(&g, 1, 2);
    CHECK_PILE(&g, BROB, "KP");
    play(&g, "bloodlust"); /* no Crash card: full price */
    CHECK_EQ(g.now.actions, 1);
    play(&g, "armor_piercer"); /* 2 - 1 */
    CHECK_EQ(g.now.actions, 0);
    g.now.actions = 1;
    CHECK(!can_play(&g, "crash_gem")); /* the next one only */
    /* A free one uses it up, too. */
    g = acts("G", "dash crash_gem");
    g.player[BROB].meter[GREEN] = 4;
    play(&g, "dash");
    set_bank(&g, "jab_combo");
    take(&g, 1);
    play_free(&g, "jab_combo");
    CHECK_EQ(g.now.dashes, 0);
    /* Not below 0, and two of them add up. */
    g = acts("", "dash dash jab_combo");
    g.now.actions = 0;
    play(&g, "dash");
    play(&g, "dash");
    play(&g, "jab_combo");
    CHECK_EQ(g.now.actions, 0);
}

TEST(unleashed_tiger)
{
    CLAUSE("P2-429");
    struct game g = acts("GPPKKB", "crash_gem crash_gem");
    g.now.actions = 9;
    set_creature(&g, BROB, "unleashed_tiger");
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 1); /* a single gem */
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 1 + 2 + 1 + 2);
    set_hand(&g, BROB, "jab_combo");
    play(&g, "jab_combo");
    CHECK_EQ(g.player[ALICE].incoming, 6 + 2); /* the first one only */
    /* The first one came before the Tiger. */
    g = acts("GKKPP", "jab_combo jab_combo unleashed_tiger");
    g.now.actions = 9;
    play(&g, "jab_combo");
    play(&g, "unleashed_tiger");
    play(&g, "jab_combo");
    CHECK_EQ(g.player[ALICE].incoming, 2 + 2);
}

TEST(footwork)
{
    struct game g = acts("PKG", "footwork");
    play(&g, "footwork");
    swap(&g, 2, 3);
    swap(&g, 1, 2);
    CHECK_PILE(&g, BROB, "GPK");
    CHECK_EQ(g.now.actions, 3);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(sleight_of_hand)
{
    struct game g = acts("PKG", "sleight_of_hand");
    play(&g, "sleight_of_hand");
    swap(&g, 1, 3);
    CHECK_PILE(&g, BROB, "GKP");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 1);
}

TEST(acrobatics)
{
    struct game g = acts("PKGB", "acrobatics");
    play(&g, "acrobatics");
    swap(&g, 1, 3);
    swap(&g, 2, 4);
    CHECK_PILE(&g, BROB, "GBPK");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = acts("KGB", "acrobatics");
    play(&g, "acrobatics");
    CHECK_EQ(offers_in_all(&g), 3 + 1); /* any two of the three gems, or no more */
}

TEST(lunge)
{
    struct game g = acts("PPK", "lunge");
    play(&g, "lunge");
    swap(&g, 2, 3);
    swap(&g, 1, 2);
    CHECK_PILE(&g, BROB, "K");
    CHECK_EQ(g.player[ALICE].incoming, 2 + 1);
}

TEST(pinpoint_strike)
{
    struct game g = acts("KKP", "pinpoint_strike");
    play(&g, "pinpoint_strike");
    crash_at(&g, 2);
    CHECK_PILE(&g, BROB, "P");
    CHECK_EQ(g.player[ALICE].incoming, 2);
    g = acts("K", "pinpoint_strike"); /* a single gem, too */
    play(&g, "pinpoint_strike");
    crash_at(&g, 1);
    CHECK_PILE(&g, BROB, "");
    g = acts("", "pinpoint_strike");
    play(&g, "pinpoint_strike");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(scout_the_market)
{
    struct game g = acts("", "scout_the_market");
    int card = g.bank.card[0];
    play(&g, "scout_the_market");
    take(&g, 1);
    CHECK_ZONE(&g, "trash", p2_card(card)->id);
    end_actions(&g);
    buy(&g, 5);
    CHECK_EQ(g.player[BROB].incoming, 2);
}

TEST(brass_knuckles_with_double_take_crash_once_more)
{
    CLAUSE("P2-427");
    struct game g = duel("grave", "setsuki");
    give_turn(&g, BROB);
    g.now.actions = 9;
    set_pile(&g, BROB, "PKGBP");
    set_hand(&g, BROB, "brass_knuckles double_take crash_gem");
    play(&g, "brass_knuckles");
    play(&g, "double_take");
    DO(&g, OPTION(DOUBLE, CARD_crash_gem));
    CHECK(!strncmp(pile_of(&g, BROB).text, "PK", 2));
    CHECK_EQ(g.player[BROB].meter[PURPLE] + g.player[BROB].meter[BLUE] +
                 g.player[BROB].meter[GREEN] + g.player[BROB].meter[PINK],
             3); /* twice, and once */
}
