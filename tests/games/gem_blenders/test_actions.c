/* test_actions.c - a scenario for every action and every gem. */
#include "games/gem_blenders/table.h"

static const char plain[] = "carter greta elaine chao";

TEST_BOTH(rotate_moves_all_four_either_way)
{
    CLAUSE("GB-400.6", "GB-617.1", "GB-617.1a", "GB-617.1b", "GB-612.1b", "GB-400.5");
    struct game g = TABLE(me, .heroes = "carter greta:guard+terragem+cryogem elaine chao",
                          .hand = "rotate rotate");
    DO(&g, "Play Rotate");
    DO(&g, "Clockwise");
    CHECK_EQ(place_of(&g, me, "greta"), RIGHT);
    CHECK_EQ(place_of(&g, me, "elaine"), BACK);
    CHECK_EQ(place_of(&g, me, "chao"), LEFT);
    CHECK_EQ(place_of(&g, me, "carter"), CENTER);
    CHECK_STRING(blend_of(&g, me, "greta"), "guard");
    CHECK_EQ(gems_of(&g, me, "greta", "cryogem"), 1);
    CHECK_EQ(def(&g, me, "greta"), 5);
    DO(&g, "Play Rotate");
    DO(&g, "Counterclockwise");
    CHECK_EQ(place_of(&g, me, "carter"), LEFT);
    CHECK_EQ(place_of(&g, me, "greta"), CENTER);
    CHECK_EQ(place_of(&g, me, "elaine"), RIGHT);
    CHECK_EQ(place_of(&g, me, "chao"), BACK);
}

TEST_BOTH(four_rotations_restore_the_field)
{
    CLAUSE("GB-617.1a");
    struct game g = TABLE(me,
                          .heroes = "carter:carousel_emperor+terragem+cryogem+electrogem+"
                                    "luminagem+aerogem greta elaine chao",
                          .hand = "rotate rotate");
    for (int i = 0; i < 4; i++) {
        DO(&g, i < 2 ? "Grand Finale" : "Play Rotate");
        DO(&g, "Clockwise");
    }
    CHECK_EQ(place_of(&g, me, "carter"), LEFT);
    CHECK_EQ(place_of(&g, me, "chao"), BACK);
}

TEST_BOTH(invert_switches_written_stats_only)
{
    CLAUSE("GB-624.1", "GB-624.1a", "GB-624.1b", "GB-624.1c", "GB-203.2");
    struct game g = TABLE(me, .heroes = "carter greta:guard+terragem+cryogem elaine chao",
                          .hand = "invert", .foe_heroes = "wren rufus noor imani");
    CHECK_EQ(def(&g, me, "greta"), 5);
    CHECK(!CAN(&g, "Play Invert")); /* only when an attack is declared */
    DO(&g, attack_by(&g, "Guard (0)"));
    DO(&g, "Play Invert");
    DO(&g, "Greta");
    CHECK_EQ(hp(&g, foe), 16); /* 4 ATK against the locked DEF of Rufus */
    CHECK_EQ(atk(&g, me, "greta"), 4);
    CHECK_EQ(def(&g, me, "greta"), 1);
    end_turn(&g);
    CHECK_EQ(def(&g, me, "greta"), 5); /* for the rest of the turn */
}

TEST_BOTH(invert_can_be_played_when_the_foe_attacks)
{
    CLAUSE("GB-203.3", "GB-623.2");
    struct game g =
        TABLE(me, .heroes = "carter hickory:hornet+terragem+aerogem elaine chao",
              .foe_heroes = "wren noor:gull+aquagem+aerogem imani rufus", .foe_hand = "invert");
    DO(&g, attack_by(&g, "Hornet"));
    CHECK_EQ(asked(&g), foe);
    DO(&g, "Play Invert");
    DO(&g, "Noor");
    DO(&g, "Accept");
    CHECK_EQ(hp(&g, foe), 20 - (6 - 3));
}

TEST_BOTH(stun_silences_a_frontline_hero)
{
    CLAUSE("GB-206.3e", "GB-604.2a");
    struct game g = TABLE(me, .heroes = plain, .hand = "stun",
                          .foe_heroes = "wren hickory:hail_dominator+terragem+cryogem+caprogem "
                                        "noor imani");
    CHECK_EQ(atk(&g, foe, "hickory"), 7);
    DO(&g, "Play Stun");
    CHECK(!CAN(&g, "Imani")); /* at the back */
    DO(&g, "Hickory");
    CHECK_EQ(atk(&g, foe, "hickory"), 4);
    end_turn(&g);
    CHECK_EQ(atk(&g, foe, "hickory"), 4); /* until my next turn */
    end_turn(&g);
    CHECK_EQ(atk(&g, foe, "hickory"), 7);
}

TEST_BOTH(block_attack_stops_one_heros_damage)
{
    CLAUSE("GB-623.1", "GB-623.2a", "GB-623.2b", "GB-623.2c", "GB-623.3");
    struct scene scene = {.heroes = "carter:gull+aquagem+aerogem rufus+pyrogem elaine chao",
                          .foe_heroes = "wren noor imani pilar",
                          .foe_hand = "block_attack"};
    struct game g = table(me, scene);
    DO(&g, attack(&g, "Gull (3) at Imani (0), Rufus (2) at Noor (0) [LrCc]"));
    DO(&g, "Go on"); /* declaration: nothing fits but Block Attack does not yet */
    DO(&g, "Play Block Attack");
    CHECK_EQ(in_meter(&g, foe, "block_attack"), 1);
    CHECK_EQ(hp(&g, foe), 18); /* only Rufus came through */
    scene.hand = "";
    scene.heroes = "carter greta elaine chao";
    g = table(foe, (struct scene){.heroes = "wren noor imani pilar", .hand = "block_attack"});
    CHECK(!CAN(&g, "Play Block Attack"));
}

TEST_BOTH(block_attack_ends_the_attacks_of_that_hero)
{
    CLAUSE("GB-623.2c");
    struct scene scene = {.heroes = "carter rufus+pyrogem elaine chao",
                          .hand = "double_strike",
                          .foe_hand = "block_attack",
                          .foe_heroes = "wren noor imani pilar"};
    struct game g = table(me, scene);
    DO(&g, "Play Double Strike");
    DO(&g, "Go on");
    DO(&g, "Rufus");
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Go on"); /* the declaration */
    struct game other = g;
    DO(&g, "Play Block Attack");
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* no additional attack is offered */
    CHECK_EQ(hp(&g, foe), 20);
    DO(&other, "Go on");
    CHECK_EQ(kind_asked(&other), ASK_AGAIN); /* as it is without the card */
}

TEST_BOTH(block_attack_bars_one_hero_and_no_other)
{
    CLAUSE("GB-623.2c", "GB-601.1");
    struct game g = TABLE(me,
                          .heroes = "rufus+pyrogem chao:orbit_juggler+terragem+cryogem+electrogem+"
                                    "aerogem carter elaine",
                          .hand = "rotate double_strike", .foe_hand = "block_attack",
                          .foe_heroes = "wren noor imani pilar");
    DO(&g, "Play Rotate");
    DO(&g, "Go on");
    DO(&g, "Clockwise"); /* Elaine, Rufus, Chao, and Carter in the back */
    DO(&g, "Play Double Strike");
    DO(&g, "Go on");
    DO(&g, "Rufus");
    DO(&g, attack(&g, "Rufus (2) at Noor (0), Orbit Juggler (5) at Wren (0) [CcRl]"));
    DO(&g, "Go on");
    DO(&g, "Play Block Attack"); /* the 2 damage of Rufus */
    CHECK_EQ(hp(&g, foe), 15);
    CHECK_EQ(kind_asked(&g), ASK_AGAIN);
    CHECK(!CAN(&g, "Rufus"));
    CHECK_EQ(offers_in_all(&g), 2); /* Orbit Juggler, or nobody */
    DO(&g, "Attack again");
    CHECK_EQ(hp(&g, foe), 10);
}

TEST_BOTH(double_strike_ends_with_the_turn)
{
    CLAUSE("GB-601.1", "GB-500.6");
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao", .hand = "double_strike",
                          .foe_heroes = "wren noor imani pilar");
    DO(&g, "Play Double Strike");
    DO(&g, "Rufus");
    end_turn(&g);
    end_turn(&g);
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Go on"); /* a card has been drawn: mine, the declaration */
    DO(&g, "Go on"); /* the foe's */
    DO(&g, "Go on"); /* the damage */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 18);
}

TEST_BOTH(an_additional_turn_renews_what_a_turn_allows)
{
    CLAUSE("GB-300.7", "GB-500.3", "GB-206.1g");
    struct game g = TABLE(me,
                          .heroes = "juno+pyrogem carter:royal_buzzer+terragem+electrogem+aerogem "
                                    "elaine chao",
                          .hand = "overtime");
    DO(&g, "Play Overtime");
    DO(&g, "Blood Bargain");
    CHECK(!CAN(&g, "Blood Bargain"));
    for (int i = 0; i < 2; i++) {
        DO(&g, "Royal Command");
        DO(&g, "Switch Elaine (right) and Chao");
        DO(&g, "Royal Command");
        DO(&g, "Switch Chao (right) and Elaine");
        CHECK(!CAN(&g, "Royal Command"));
        if (i == 0)
            end_turn(&g);
    }
    CHECK_EQ(asked(&g), me);
    DO(&g, "Blood Bargain");
    CHECK_EQ(hp(&g, me), 16);
}

TEST_BOTH(a_stun_ends_on_the_bench_too)
{
    CLAUSE("GB-201.2a", "GB-405.5", "GB-621.4");
    struct game g =
        TABLE(me, .heroes = plain, .hand = "stun", .foe_heroes = "juno wren noor imani | fitch",
              .foe_hand = "tag_out tag_out pyrogem");
    DO(&g, "Play Stun");
    DO(&g, "Go on");
    DO(&g, "Juno");
    end_turn(&g);
    DO(&g, "Pyrogem onto Juno");
    CHECK(!CAN(&g, "Blood Bargain"));
    DO(&g, "Play Tag Out");
    DO(&g, "Fitch for Juno");
    end_turn(&g); /* my next turn */
    end_turn(&g);
    DO(&g, "Play Tag Out");
    no_timed_actions(&g);
    DO(&g, "Juno for Fitch");
    CHECK(effect_works(&g, foe, "juno"));
    CHECK(CAN(&g, "Blood Bargain"));
}

TEST_BOTH(force_switch_moves_two_of_the_foe)
{
    struct game g =
        TABLE(me, .heroes = plain, .hand = "force_switch", .foe_heroes = "wren noor imani pilar");
    DO(&g, "Play Force Switch");
    DO(&g, "Switch Noor (center) and Pilar (back)");
    CHECK_EQ(place_of(&g, foe, "noor"), BACK);
    CHECK_EQ(place_of(&g, foe, "pilar"), CENTER);
    CHECK_EQ(place_of(&g, me, "greta"), CENTER);
}

TEST_BOTH(cannon_boom_inflicts_four)
{
    CLAUSE("GB-615.1", "GB-615.1a", "GB-200.9b", "GB-200.8c");
    struct game g = TABLE(me, .heroes = plain, .hand = "cannon_boom", .turns = 1, .started = true,
                          .foe_heroes = "wren:guard+terragem+cryogem noor imani pilar");
    DO(&g, "Play Cannon Boom");         /* in the first turn, too */
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* and no block is asked for */
    CHECK_EQ(hp(&g, foe), 16);
}

TEST_BOTH(switch_trades_two_positions)
{
    CLAUSE("GB-622.1", "GB-622.1a", "GB-622.1c", "GB-622.2", "GB-612.1");
    struct game g =
        TABLE(me, .heroes = "carter greta:guard+terragem+cryogem elaine chao", .hand = "switch");
    DO(&g, "Play Switch");
    CHECK_EQ(offers_in_all(&g), 6); /* any two of the four */
    DO(&g, "Switch Greta as Guard (center) and Chao (back)");
    CHECK_EQ(place_of(&g, me, "greta"), BACK);
    CHECK_EQ(place_of(&g, me, "chao"), CENTER);
    CHECK_STRING(blend_of(&g, me, "greta"), "guard");
}

TEST_BOTH(gem_finder_finds_a_basic_gem)
{
    CLAUSE("GB-619.1", "GB-403.2a");
    struct game g =
        TABLE(me, .heroes = plain, .hand = "gem_finder", .deck = "pyrogem prismagem usher");
    struct chance before = g.k.chance;
    DO(&g, "Play Gem Finder");
    CHECK(!CAN(&g, "Prismagem"));
    CHECK(!CAN(&g, "Usher"));
    struct story story = story_for(&g, foe);
    DO_HEARD(&g, "Pyrogem", &story.listener);
    CHECK_CONTAINS(story.text, "finds Pyrogem"); /* it is shown */
    CHECK_EQ(in_hand(&g, me, "pyrogem"), 1);
    CHECK(memcmp(&before, &g.k.chance, sizeof before)); /* and the deck is shuffled */
}

TEST_BOTH(a_search_may_take_nothing)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "blend_finder");
    DO(&g, "Play Blend Finder");
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "Take none");
    CHECK_EQ(g.player[me].hand.count, 0);
}

TEST_BOTH(quick_study_draws_two_and_tucks_one)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "quick_study guard", .deck = "usher snack");
    DO(&g, "Play Quick Study");
    CHECK_EQ(g.player[me].hand.count, 3);
    DO(&g, "Guard");
    CHECK_EQ(g.player[me].deck.card[0], card("guard"));
    CHECK_EQ(in_hand(&g, me, "usher"), 1);
    CHECK_EQ(in_hand(&g, me, "snack"), 1);
}

TEST_BOTH(blend_finder_finds_small_blends)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "blend_finder",
                          .deck = "usher burn_fowl storm_weaver pyrogem");
    DO(&g, "Play Blend Finder");
    CHECK(CAN(&g, "Usher"));
    CHECK(!CAN(&g, "Storm Weaver"));
    CHECK(!CAN(&g, OPTION(CHOOSE, card("pyrogem"))));
    DO(&g, "Burn Fowl");
    CHECK_EQ(in_hand(&g, me, "burn_fowl"), 1);
}

TEST_BOTH(snack_gives_three_hp)
{
    CLAUSE("GB-613.4", "GB-613.4a");
    struct game g = TABLE(me, .heroes = plain, .hand = "snack");
    DO(&g, "Play Snack");
    CHECK_EQ(hp(&g, me), 23); /* above 20 */
}

TEST_BOTH(pep_talk_lasts_a_turn)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "pep_talk");
    DO(&g, "Play Pep Talk");
    CHECK_EQ(offers_in_all(&g), 4); /* any hero on the field, each once */
    DO(&g, "Chao");
    CHECK_EQ(atk(&g, me, "chao"), 2);
    end_turn(&g);
    CHECK_EQ(atk(&g, me, "chao"), 0);
}

TEST_BOTH(brace_raises_def_when_attacked)
{
    struct game g = TABLE(me, .heroes = "carter hickory:hornet+terragem+aerogem elaine chao",
                          .foe_heroes = "wren noor imani pilar", .foe_hand = "brace");
    CHECK(!CAN(&g, "Brace"));
    DO(&g, attack_by(&g, "Hornet"));
    DO(&g, "Play Brace");
    DO(&g, "Noor");
    CHECK_EQ(hp(&g, foe), 16); /* 6 against 2 */
    CHECK_EQ(def(&g, foe, "noor"), 2);
    end_turn(&g);
    CHECK_EQ(def(&g, foe, "noor"), 0);
    g = TABLE(me, .heroes = "carter hickory:hornet+terragem+aerogem elaine chao", .hand = "brace");
    DO(&g, attack_by(&g, "Hornet")); /* not at one's own attack */
    CHECK(!CAN(&g, "Play Brace"));
}

TEST_BOTH(recycle_returns_up_to_two_basic_gems)
{
    struct game g =
        TABLE(me, .heroes = plain, .hand = "recycle", .discard = "pyrogem aerogem prismagem usher");
    DO(&g, "Play Recycle");
    CHECK(!CAN(&g, "Prismagem"));
    DO(&g, "Pyrogem");
    DO(&g, "Aerogem");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(in_hand(&g, me, "pyrogem") + in_hand(&g, me, "aerogem"), 2);
    CHECK_EQ(in_discard(&g, me, "pyrogem"), 0);
    g = TABLE(me, .heroes = plain, .hand = "recycle", .discard = "pyrogem");
    DO(&g, "Play Recycle");
    DO(&g, "No more");
    CHECK_EQ(in_discard(&g, me, "pyrogem"), 1);
}

TEST_BOTH(pain_trade_costs_two_and_draws_two)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "pain_trade");
    DO(&g, "Play Pain Trade");
    CHECK_EQ(hp(&g, me), 18);
    CHECK_EQ(g.player[me].hand.count, 2);
}

TEST_BOTH(spill_discards_three_of_the_foes_deck)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "spill", .foe_deck = "usher guard snack");
    DO(&g, "Play Spill");
    CHECK_EQ(in_discard(&g, foe, "usher") + in_discard(&g, foe, "guard") +
                 in_discard(&g, foe, "snack"),
             3);
}

TEST_BOTH(extra_gem_is_not_the_allotted_one)
{
    CLAUSE("GB-602.2", "GB-301.2b", "GB-611.2a");
    struct game g = TABLE(me, .heroes = plain, .hand = "extra_gem pyrogem prismagem");
    DO(&g, "Play Extra Gem");
    DO(&g, "Prismagem onto Chao");
    CHECK_EQ(gems_of(&g, me, "chao", "prismagem"), 1);
    DO(&g, "Pyrogem onto Chao");
    CHECK_EQ(gems_of(&g, me, "chao", "pyrogem"), 1);
    g = TABLE(me, .heroes = plain, .hand = "extra_gem");
    CHECK(!CAN(&g, "Play Extra Gem"));
}

TEST_BOTH(salvage_returns_a_blend)
{
    CLAUSE("GB-303.5");
    struct game g = TABLE(me, .heroes = plain, .hand = "salvage", .discard = "usher pyrogem");
    DO(&g, "Play Salvage");
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "Usher");
    CHECK_EQ(in_hand(&g, me, "usher"), 1);
    g = TABLE(me, .heroes = plain, .hand = "salvage", .discard = "pyrogem", .meter = "snack");
    CHECK(!CAN(&g, "Play Salvage")); /* it must have a legal choice */
}

TEST_BOTH(gem_transfer_moves_up_to_two_gems)
{
    struct game g =
        TABLE(me, .heroes = "carter+pyrogem+aerogem greta elaine chao", .hand = "gem_transfer");
    DO(&g, "Play Gem Transfer");
    DO(&g, "Pyrogem from Carter (left) to Chao (back)");
    CHECK_EQ(offers_in_all(&g), 2); /* the other gem on the same way, or none */
    DO(&g, "Aerogem");
    CHECK_EQ(g.player[me].hero[slot_of(&g, me, "chao")].gem_count, 2);
    CHECK_EQ(g.player[me].hero[slot_of(&g, me, "carter")].gem_count, 0);
    g = TABLE(me, .heroes = plain, .hand = "gem_transfer");
    CHECK(!CAN(&g, "Play Gem Transfer"));
}

TEST_BOTH(salvage_leaves_no_trace_in_a_large_discard)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "salvage", .discard = "cone", .left = -1);
    DO(&g, "Play Salvage");
    CHECK_EQ(g.player[me].discard.count, MAIN_DECK - 1);
    DO(&g, "Cone");
    CHECK_EQ(g.player[me].discard.count, MAIN_DECK - 2);
    for (int i = MAIN_DECK - 2; i < MAIN_DECK; i++)
        CHECK_EQ(g.player[me].discard.card[i], NO_CARD); /* equal games are equal bytes */
}

TEST_BOTH(tag_out_substitutes)
{
    CLAUSE("GB-621.1", "GB-621.1a", "GB-405.4", "GB-621.2", "GB-621.2a", "GB-621.3");
    struct game g =
        TABLE(me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao | kula",
              .hand = "tag_out");
    DO(&g, "Play Tag Out");
    DO(&g, "Kula for Carter");
    CHECK_EQ(place_of(&g, me, "kula"), LEFT);
    CHECK_EQ(place_of(&g, me, "carter"), BENCH);
    CHECK_EQ(in_discard(&g, me, "usher"), 1);
    CHECK_EQ(gems_of(&g, me, "kula", "nocturnagem"), 1);
    CHECK_EQ(gems_of(&g, me, "kula", "caprogem"), 1);
    g = TABLE(me, .heroes = plain, .hand = "tag_out");
    CHECK(!CAN(&g, "Play Tag Out")); /* nobody on the bench */
    g = TABLE(me, .heroes = "carter greta elaine chao | lionel", .hand = "tag_out",
              .foe_heroes = "wren noor imani pilar");
    DO(&g, "Play Tag Out");
    DO(&g, "Lionel for Greta");
    CHECK_EQ(attacking(&g, foe, "noor", "lionel"), atk(&g, foe, "noor") + 1); /* as if from start */
}

TEST_BOTH(formation_rearranges_at_will)
{
    CLAUSE("GB-603.1", "GB-603.1a");
    struct game g =
        TABLE(me, .heroes = "carter greta:guard+terragem+cryogem elaine chao", .hand = "formation");
    DO(&g, "Play Formation");
    CHECK_EQ(offers_in_all(&g), 23);
    DO(&g, "left Chao, center Elaine, right Carter, back Greta");
    CHECK_EQ(place_of(&g, me, "chao"), LEFT);
    CHECK_EQ(place_of(&g, me, "elaine"), CENTER);
    CHECK_EQ(place_of(&g, me, "carter"), RIGHT);
    CHECK_EQ(place_of(&g, me, "greta"), BACK);
    CHECK_STRING(blend_of(&g, me, "greta"), "guard");
}

TEST_BOTH(cancel_prevents_an_action)
{
    CLAUSE("GB-501.6", "GB-303.3c", "GB-202.1b");
    struct game g = TABLE(me, .heroes = plain, .hand = "snack", .foe_hand = "cancel rotate");
    DO(&g, "Play Snack");
    CHECK_EQ(asked(&g), foe);
    CHECK(!CAN(&g, "Play Rotate")); /* no timed action */
    DO(&g, "Play Cancel");
    DO(&g, "Go on");
    CHECK_EQ(hp(&g, me), 20);
    CHECK_EQ(in_meter(&g, me, "snack"), 1); /* it stays there */
    CHECK_EQ(in_meter(&g, foe, "cancel"), 1);
}

TEST_BOTH(a_prevented_action_can_be_answered_once_more)
{
    CLAUSE("GB-501.4b", "GB-501.4c", "GB-501.6");
    struct scene scene = {.heroes = plain, .hand = "snack cancel", .foe_hand = "cancel cancel"};
    struct game g = table(me, scene);
    DO(&g, "Play Snack");
    CHECK(!prompted(&g, "prevented"));
    DO(&g, "Play Cancel");
    DO(&g, "Go on"); /* the first one is successful */
    CHECK_EQ(asked(&g), foe);
    CHECK(prompted(&g, "Snack, which is prevented"));
    struct game other = g;
    DO(&g, "Play Cancel");
    DO(&g, "Play Cancel"); /* the second one is not, but one is enough */
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(hp(&g, me), 20);
    CHECK_EQ(in_meter(&g, foe, "cancel"), 2);
    DO(&other, "Go on");
    CHECK_EQ(asked(&other), me);
    CHECK_EQ(hp(&other, me), 20);
    CHECK_EQ(in_meter(&other, foe, "cancel"), 1);
    /* With a full meter there is no second one. */
    scene.foe_heroes = "wren noor imani pilar";
    scene.foe_meter = "snack snack rotate rotate";
    g = table(me, scene);
    DO(&g, "Play Snack");
    DO(&g, "Play Cancel");
    DO(&g, "Go on");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, me), 20);
}

TEST_BOTH(cancel_can_be_cancelled)
{
    CLAUSE("GB-501.6", "GB-501.4c");
    struct game g = TABLE(me, .heroes = plain, .hand = "snack cancel", .foe_hand = "cancel");
    DO(&g, "Play Snack");
    DO(&g, "Play Cancel");
    CHECK_EQ(asked(&g), me);
    DO(&g, "Play Cancel");
    CHECK_EQ(hp(&g, me), 23);
    g = TABLE(me, .heroes = plain, .hand = "snack cancel", .foe_hand = "cancel");
    DO(&g, "Play Snack");
    DO(&g, "Go on");
    CHECK_EQ(hp(&g, me), 23);
}

TEST_BOTH(forced_deblend_takes_a_blend_away)
{
    CLAUSE("GB-302.5a", "GB-609.1b");
    struct game g = TABLE(me, .heroes = plain, .hand = "forced_deblend",
                          .foe_heroes = "wren noor imani pilar:guard+terragem+cryogem");
    DO(&g, "Play Forced Deblend");
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "Pilar");
    CHECK_STRING(blend_of(&g, foe, "pilar"), "");
    CHECK_EQ(in_discard(&g, foe, "guard"), 1);
    CHECK_EQ(gems_of(&g, foe, "pilar", "cryogem"), 1);
    g = TABLE(me, .heroes = plain, .hand = "forced_deblend");
    CHECK(!CAN(&g, "Play Forced Deblend"));
}

TEST_BOTH(master_plan_finds_two_cards_in_one_search)
{
    CLAUSE("GB-619.2");
    struct game g =
        TABLE(me, .heroes = plain, .hand = "master_plan", .deck = "ion_banger prismagem aerogem");
    uint8_t before = g.k.chance.next[0];
    DO(&g, "Play Master Plan");
    DO(&g, "Ion Banger");
    CHECK(!CAN(&g, "Prismagem"));
    CHECK_EQ(g.k.chance.next[0], before); /* not shuffled in between */
    DO(&g, "Aerogem");
    CHECK(g.k.chance.next[0] != before);
    CHECK_EQ(in_hand(&g, me, "ion_banger") + in_hand(&g, me, "aerogem"), 2);
}

TEST_BOTH(master_plan_deblends_nobody)
{
    CLAUSE("GB-619.1");
    struct game g = TABLE(me, .heroes = "carter greta:guard+terragem+cryogem elaine chao",
                          .hand = "master_plan", .deck = "ion_banger aerogem");
    int deck = g.player[me].deck.count;
    DO(&g, "Play Master Plan");
    DO(&g, "Ion Banger");
    DO(&g, "Aerogem");
    CHECK_STRING(blend_of(&g, me, "greta"), "guard");
    CHECK_EQ(g.player[me].discard.count, 0); /* the action lies in the meter */
    CHECK_EQ(in_meter(&g, me, "master_plan"), 1);
    CHECK_EQ(g.player[me].hand.count, 2);
    CHECK_EQ(g.player[me].deck.count, deck - 2);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(double_strike_attacks_twice)
{
    CLAUSE("GB-601.1", "GB-204.5");
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao", .hand = "double_strike",
                          .foe_heroes = "wren noor imani pilar");
    DO(&g, "Play Double Strike");
    DO(&g, "Rufus");
    DO(&g, attack_by(&g, "Rufus"));
    CHECK_EQ(hp(&g, foe), 18);
    DO(&g, "Attack again with Rufus");
    CHECK_EQ(hp(&g, foe), 16);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(overtime_gives_a_turn_without_attack)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "overtime pyrogem aquagem");
    DO(&g, "Play Overtime");
    DO(&g, "Pyrogem onto Carter");
    end_turn(&g);
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.player[me].hand.count, 2); /* one card drawn */
    CHECK(!CAN(&g, "Attack"));
    CHECK(CAN(&g, "Aquagem onto Carter")); /* a whole turn else */
    end_turn(&g);
    CHECK_EQ(asked(&g), foe);
    CHECK(CAN(&g, "Attack"));
    end_turn(&g);
    CHECK(CAN(&g, "Attack"));
}

/* --- Gems. --- */

TEST_BOTH(every_basic_gem_pays_for_its_type)
{
    CLAUSE("GB-301.5", "GB-301.5a", "GB-301.4c");
    static const char *const names[] = {"pyrogem",   "aquagem",    "terragem",
                                        "cryogem",   "electrogem", "nocturnagem",
                                        "luminagem", "aerogem",    "caprogem"};
    for (int i = 0; i < BASIC_TYPES; i++) {
        char heroes[100];
        snprintf(heroes, sizeof heroes, "carter+%s+%s greta elaine chao", names[i], names[i]);
        struct game g = TABLE(me, .heroes = heroes);
        struct gems gems[POSITIONS];
        CHECK(gb_is_basic(card(names[i])));
        gb_all_gems(&g, me, gems);
        for (int type = 0; type < BASIC_TYPES; type++)
            CHECK_EQ(gb_pays(&gems[LEFT], 1u << type), type == i);
        CHECK_EQ(gems_of(&g, me, "carter", names[i]), 2);
    }
}

TEST_BOTH(a_prismagem_is_any_one_type)
{
    CLAUSE("GB-625.1", "GB-102.1");
    struct game g = TABLE(me, .heroes = "carter+prismagem+luminagem greta elaine chao",
                          .hand = "cone bishop horizon_gazer");
    CHECK(CAN(&g, "Blend Carter (left) with Cone"));
    CHECK(CAN(&g, "Blend Carter (left) with Bishop"));
    CHECK(!CAN(&g, "Horizon Gazer")); /* it is only one gem */
}

TEST_BOTH(an_emberfrost_gem_is_fire_or_ice)
{
    struct game g =
        TABLE(me, .heroes = "carter+emberfrost_gem+terragem+luminagem greta elaine chao",
              .hand = "guard bishop cone");
    CHECK(CAN(&g, "Blend Carter (left) with Guard"));
    CHECK(CAN(&g, "Blend Carter (left) with Bishop"));
    CHECK(!CAN(&g, "Cone"));
    g = TABLE(me, .heroes = "carter+emberfrost_gem+aquagem+luminagem greta elaine chao",
              .hand = "satchel_carrier reflector");
    CHECK(CAN(&g, "Satchel Carrier"));
    CHECK(CAN(&g, "Reflector"));
}

TEST_BOTH(titan_terragem_adds_def_and_keen_aerogem_atk)
{
    struct game g = TABLE(me, .heroes = "carter+titan_terragem greta elaine+keen_aerogem chao",
                          .hand = "hornet");
    CHECK_EQ(def(&g, me, "carter"), 1);
    CHECK_EQ(atk(&g, me, "carter"), 0);
    CHECK_EQ(atk(&g, me, "elaine"), 1);
    g = TABLE(me, .heroes = "carter+titan_terragem+keen_aerogem greta elaine chao",
              .hand = "hornet");
    DO(&g, "Blend Carter (left) with Hornet"); /* they count as Terragem and Aerogem */
    CHECK_EQ(atk(&g, me, "carter"), 7);
}

TEST_BOTH(echo_nocturnagem_may_draw_a_card)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "echo_nocturnagem");
    DO(&g, "Echo Nocturnagem onto Carter");
    CHECK_EQ(offers_in_all(&g), 2);
    struct game other = g;
    DO(&g, "Echo Nocturnagem");
    CHECK_EQ(g.player[me].hand.count, 1);
    CHECK_EQ(asked(&g), me); /* the foe draws nothing */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    DO(&other, "No more");
    CHECK_EQ(other.player[me].hand.count, 0);
    CHECK_EQ(asked(&other), me);
    g = TABLE(me, .heroes = "carter+echo_nocturnagem greta elaine chao", .hand = "gem_transfer");
    DO(&g, "Play Gem Transfer"); /* not from the hand */
    DO(&g, "Echo Nocturnagem from Carter (left) to Chao");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(g.player[me].hand.count, 0);
}

TEST_BOTH(halo_luminagem_gives_two_hp)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "halo_luminagem");
    DO(&g, "Halo Luminagem onto Greta");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, me), 22);
    CHECK_EQ(hp(&g, foe), 20);
    g = TABLE(me, .heroes = "carter+halo_luminagem greta elaine chao", .hand = "gem_transfer");
    DO(&g, "Play Gem Transfer"); /* not from the hand */
    DO(&g, "Halo Luminagem from Carter (left) to Chao");
    CHECK_EQ(hp(&g, me), 20);
}

TEST_BOTH(recycle_stops_after_two)
{
    struct game g =
        TABLE(me, .heroes = plain, .hand = "recycle", .discard = "pyrogem pyrogem aerogem");
    DO(&g, "Play Recycle");
    CHECK_EQ(offers_in_all(&g), 3); /* either kind, or no more */
    DO(&g, "Pyrogem");
    DO(&g, "Pyrogem");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(in_hand(&g, me, "pyrogem"), 2);
    CHECK_EQ(in_discard(&g, me, "aerogem"), 1);
    g = TABLE(me, .heroes = plain, .hand = "recycle", .discard = "aerogem");
    DO(&g, "Play Recycle");
    DO(&g, "Aerogem"); /* there is no other */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(a_prevented_action_is_told)
{
    CLAUSE("GB-501.6");
    struct game g = TABLE(me, .heroes = plain, .hand = "snack", .foe_hand = "cancel");
    DO(&g, "Play Snack");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Play Cancel", &story.listener);
    CHECK_CONTAINS(story.text, "Snack has no effect");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    g = TABLE(me, .heroes = plain, .hand = "snack", .foe_hand = "cancel");
    DO(&g, "Play Snack");
    story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Go on", &story.listener);
    CHECK(!strstr(story.text, "has no effect"));
}

TEST_BOTH(extra_gem_goes_onto_any_hero)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "extra_gem pyrogem pyrogem aerogem usher");
    DO(&g, "Play Extra Gem");
    CHECK_EQ(offers_in_all(&g), 2 * 4); /* each kind of gem onto each hero */
    DO(&g, "Aerogem onto Elaine");
    CHECK_EQ(gems_of(&g, me, "elaine", "aerogem"), 1);
    CHECK_EQ(g.player[me].hand.count, 3);
    CHECK_EQ(offers(&g, EQUIP), 4); /* the allotted gem: a Pyrogem onto any of them */
}

TEST_BOTH(salvage_returns_a_blend_of_any_level)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "salvage",
                          .discard = "usher burn_fowl storm_weaver ion_banger");
    DO(&g, "Play Salvage");
    CHECK_EQ(offers_in_all(&g), 4);
    DO(&g, "Ion Banger");
    CHECK_EQ(in_hand(&g, me, "ion_banger"), 1);
}
