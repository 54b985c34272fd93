/* test_conditions.c - when an effect or an action cannot be used, and to what no effect reacts: the
 * other half of the scenarios for each card. */
#include "games/gem_blenders/table.h"

static const char plain[] = "carter greta elaine chao";
static const char bare[] = "wren noor imani pilar";
static const char boom[] = "cannon_boom";

/* --- What must be there. --- */

TEST_BOTH(what_is_to_be_discarded_or_equipped_must_be_in_hand)
{
    static const char *const cases[][4] = {
        /* heroes, effect, a hand that is not enough, one that is */
        {"kula+pyrogem greta elaine chao", "Scavenge", "usher snack", "pyrogem"},
        {"carter:imp+pyrogem+nocturnagem greta elaine chao", "Mischief", "usher", "prismagem"},
        {"carter greta elaine dexter+pyrogem", "Back Office", "pyrogem", "usher pyrogem"},
        {"carter greta elaine dexter+pyrogem", "Back Office", "usher prismagem", "pyrogem aquagem"},
        {"carter:flare_launcher+pyrogem+luminagem+aerogem greta elaine chao", "Signal Flare",
         "prismagem", "pyrogem"},
        {"carter:satchel_carrier+pyrogem+aquagem+luminagem greta elaine chao", "Pack Up",
         "prismagem", "pyrogem"},
        {"carter:sunrise_conductor+pyrogem+aquagem+terragem+luminagem+aerogem greta elaine chao",
         "Crescendo", "prismagem", "pyrogem"},
        {plain, "Play Extra Gem", "extra_gem usher", "extra_gem prismagem"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game g = TABLE(me, .heroes = cases[i][0], .hand = cases[i][2]);
        CHECK(!CAN(&g, cases[i][1]));
        g = TABLE(me, .heroes = cases[i][0], .hand = cases[i][3]);
        CHECK(CAN(&g, cases[i][1]));
    }
}

TEST_BOTH(what_is_to_return_must_be_in_the_discard)
{
    static const char *const cases[][4] = {
        /* heroes, effect, a discard that is not enough, one that is */
        {"carter:tide_caller+aquagem+luminagem+aerogem greta elaine chao", "High Tide",
         "prismagem usher", "pyrogem"},
        {"carter:herd_necromancer+pyrogem+terragem+nocturnagem+caprogem greta elaine chao",
         "Raise the Herd", "pyrogem snack", "guard"},
        {"carter:herd_necromancer+pyrogem+terragem+nocturnagem+caprogem greta elaine chao",
         "Raise the Herd", "", "ion_banger"}, /* of any LV */
        {"carter:catalyst_controller+pyrogem+electrogem+nocturnagem greta elaine chao",
         "Total Recall", "guard nocturnagem", "imp"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game g = TABLE(me, .heroes = cases[i][0], .discard = cases[i][2]);
        CHECK(!CAN(&g, cases[i][1]));
        g = TABLE(me, .heroes = cases[i][0], .discard = cases[i][3]);
        CHECK(CAN(&g, cases[i][1]));
    }
}

TEST_BOTH(nobody_looks_at_an_empty_deck)
{
    struct scene scene = {.heroes = "imani greta elaine carter:owl+nocturnagem+aerogem",
                          .turns = 1,
                          .left = -1,
                          .foe_left = -1};
    struct game g = table(me, scene);
    CHECK(!CAN(&g, "Forecast"));
    CHECK(!CAN(&g, "Night Watch"));
    scene.left = 1; /* one's own for Imani, the other's for Owl */
    g = table(me, scene);
    CHECK(CAN(&g, "Forecast"));
    CHECK(!CAN(&g, "Night Watch"));
    scene.left = -1;
    scene.foe_left = 1;
    g = table(me, scene);
    CHECK(!CAN(&g, "Forecast"));
    DO(&g, "Night Watch");
    CHECK_EQ(offers_in_all(&g), 2); /* that card, or none */
    DO(&g, "Terragem");
    CHECK_EQ(g.player[foe].deck.count, 0);
}

TEST_BOTH(min_seo_needs_a_gem_to_hand_down)
{
    struct game g = TABLE(me, .heroes = "min_seo greta+pyrogem elaine chao");
    CHECK(!CAN(&g, "Hand-Me-Down"));
    g = TABLE(me, .heroes = "min_seo+pyrogem+aerogem greta+aquagem elaine chao");
    DO(&g, "Hand-Me-Down");
    CHECK_EQ(offers_in_all(&g), 2 * 3); /* either of its own gems to any other hero */
}

TEST_BOTH(virus_infects_whoever_stands_opposite_now)
{
    CLAUSE("GB-622.1a");
    struct game g =
        TABLE(me, .heroes = "chao:virus+terragem+nocturnagem greta elaine kula", .hand = "switch",
              .foe_heroes = "wren noor imani pilar", .foe_hand = "pyrogem");
    DO(&g, "Play Switch");
    no_timed_actions(&g);
    DO(&g, "Switch Chao as Virus (left) and Elaine (right)");
    end_turn(&g);
    struct game other = g;
    DO(&g, "Pyrogem onto Wren (left)");
    CHECK_EQ(hp(&g, foe), 20 - 4);
    DO(&other, "Pyrogem onto Imani (right)");
    CHECK_EQ(hp(&other, foe), 20);
}

TEST_BOTH(sure_footing_withstands_only_the_foe)
{
    CLAUSE("GB-622.1");
    static const char sure[] = "tobias+pyrogem carter:mountaineer+terragem+caprogem "
                               "greta:mountaineer+terragem+caprogem "
                               "elaine:mountaineer+terragem+caprogem";
    struct game g =
        TABLE(me, .heroes = sure, .hand = "switch formation force_switch", .foe_heroes = sure);
    CHECK(CAN(&g, "Play Switch"));
    CHECK(CAN(&g, "Play Formation"));
    CHECK(!CAN(&g, "Play Force Switch")); /* only one of the foe's heroes could move */
    DO(&g, "Footwork");
    CHECK_EQ(offers_in_all(&g), 3);
    DO(&g, "Carter");
    CHECK_EQ(place_of(&g, me, "tobias"), CENTER);
}

TEST_BOTH(who_has_come_from_the_bench_is_a_hero_of_the_field)
{
    CLAUSE("GB-621.1", "GB-405.3");
    struct game g = TABLE(me, .heroes = "carter+nocturnagem+caprogem greta elaine chao | kula",
                          .hand = "tag_out gem_transfer usher", .foe_hand = "forced_deblend");
    DO(&g, "Play Tag Out");
    no_timed_actions(&g);
    DO(&g, "Kula for Carter");
    CHECK(CAN(&g, "Play Gem Transfer")); /* the only gems on my field are Kula's */
    DO(&g, "Blend Kula (left) with Usher");
    end_turn(&g);
    DO(&g, "Play Forced Deblend"); /* the only blended hero on my field is Kula */
    no_timed_actions(&g);
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "Kula");
    CHECK_STRING(blend_of(&g, me, "kula"), "");
}

TEST_BOTH(gem_transfer_moves_any_gem_on_the_field)
{
    struct scene scene = {.heroes = "carter+pyrogem+pyrogem+aerogem greta elaine chao+pyrogem",
                          .hand = "gem_transfer gem_transfer"};
    struct game g = table(me, scene);
    DO(&g, "Play Gem Transfer");
    CHECK_EQ(offers_in_all(&g), 3 * 3); /* three kinds of gems, each to the three others */
    DO(&g, "Pyrogem from Chao (back) to Carter");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* Chao has no second one */
    DO(&g, "Play Gem Transfer");
    DO(&g, "Pyrogem from Carter (left) to Greta");
    CHECK_EQ(offers_in_all(&g), 3); /* another Pyrogem, the Aerogem, or no more */
    DO(&g, "No more");
    CHECK_EQ(gems_of(&g, me, "carter", "pyrogem"), 2);
    CHECK_EQ(gems_of(&g, me, "greta", "pyrogem"), 1);
    for (int i = 0; i < POSITIONS; i++) { /* wherever the only gem is */
        struct side side = standing("kula+pyrogem", i);
        scene.heroes = side.heroes;
        g = table(me, scene);
        CHECK(CAN(&g, "Play Gem Transfer"));
    }
}

TEST_BOTH(a_satchel_holds_three_cards)
{
    CLAUSE("GB-406.1");
    struct game g =
        TABLE(me, .heroes = "carter:satchel_carrier+pyrogem+aquagem+luminagem greta elaine chao",
              .hand = "aerogem aerogem aerogem aerogem");
    for (int i = 1; i <= 3; i++) {
        DO(&g, "Pack Up");
        DO(&g, "Aerogem");
        CHECK_EQ(atk(&g, me, "carter"), 3 + i);
        end_turn(&g);
        end_turn(&g);
    }
    CHECK(!CAN(&g, "Pack Up")); /* although it is a new turn, and a gem is there */
    DO(&g, "Deblend Carter");
    CHECK_EQ(in_discard(&g, me, "aerogem"), 3);
}

/* --- Who can be named. --- */

TEST_BOTH(stun_and_forced_deblend_need_somebody_to_name)
{
    static const char firm[] = "wren:mountaineer+terragem+caprogem "
                               "noor:mountaineer+terragem+caprogem "
                               "imani:mountaineer+terragem+caprogem ";
    char foes[200];
    snprintf(foes, sizeof foes, "%spilar:guard+terragem+cryogem", firm);
    struct game g = TABLE(me, .heroes = plain, .hand = "stun forced_deblend", .foe_heroes = foes);
    CHECK(!CAN(&g, "Play Stun")); /* only the back could be stunned, and Stun is for the front */
    DO(&g, "Play Forced Deblend");
    CHECK_EQ(offers_in_all(&g), 1);
    CHECK(CAN(&g, OPTION(NAME_HERO, slot_of(&g, foe, "pilar"), foe)));
    g = TABLE(me, .heroes = "carter:guard+terragem+cryogem greta elaine chao",
              .hand = "forced_deblend", .foe_heroes = bare);
    CHECK(!CAN(&g, "Play Forced Deblend")); /* one's own blends do not count */
    g = TABLE(me, .heroes = plain, .hand = "stun pep_talk", .foe_heroes = bare);
    DO(&g, "Play Stun");
    CHECK_EQ(offers_in_all(&g), 3);
    DO(&g, OPTION(NAME_HERO, slot_of(&g, foe, "imani"), foe));
    CHECK(!effect_works(&g, foe, "imani"));
    DO(&g, "Play Pep Talk");
    DO(&g, OPTION(NAME_HERO, slot_of(&g, me, "elaine"), me));
    CHECK_EQ(atk(&g, me, "elaine"), 2);
}

TEST_BOTH(a_stunned_hero_cannot_be_mirrored)
{
    CLAUSE("GB-300.5g");
    struct game g = TABLE(me, .heroes = plain, .hand = "stun",
                          .foe_heroes = "chao:reflector+aquagem+cryogem wren noor "
                                        "pilar:guard+terragem+cryogem | imani");
    DO(&g, "Play Stun");
    DO(&g, "Wren");
    end_turn(&g);
    DO(&g, "Hero Mirror");
    CHECK_EQ(offers_in_all(&g), 1); /* Noor: not Wren, not who is blended, not who is benched */
    DO(&g, "Noor");
    CHECK_EQ(gb_effect_of(&g, foe, slot_of(&g, foe, "chao")), card("noor"));
}

TEST_BOTH(brace_and_invert_name_any_own_hero)
{
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao", .foe_heroes = bare,
                          .foe_hand = "brace");
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Play Brace");
    CHECK_EQ(offers_in_all(&g), 4);
    DO(&g, OPTION(NAME_HERO, slot_of(&g, foe, "pilar"), foe)); /* also at the back */
    CHECK_EQ(def(&g, foe, "pilar"), 2);
    CHECK_EQ(hp(&g, foe), 18);
}

TEST_BOTH(avalanche_bringer_names_mountaineers_too)
{
    struct game g = TABLE(me,
                          .heroes = "carter:avalanche_bringer+aquagem+terragem+cryogem+luminagem+"
                                    "caprogem greta elaine chao",
                          .foe_heroes = "wren:mountaineer+terragem+caprogem noor imani pilar");
    DO(&g, "Whiteout");
    CHECK_EQ(offers_in_all(&g), 3);
    DO(&g, "Wren"); /* neither moved, nor deblended, nor without effect */
    CHECK_EQ(def(&g, foe, "wren"), 0);
    CHECK(!CAN(&g, "Whiteout"));
}

/* --- Movement that is not possible. --- */

static const char three_anchors[] = "wren:anchor+aquagem+caprogem noor:anchor+aquagem+caprogem "
                                    "imani:anchor+aquagem+caprogem pilar";
static const char two_anchors[] = "wren:anchor+aquagem+caprogem noor:anchor+aquagem+caprogem "
                                  "imani pilar";

TEST_BOTH(a_switch_needs_two_who_can_move)
{
    struct scene scene = {.heroes =
                              "carter:royal_buzzer+terragem+electrogem+aerogem greta elaine chao",
                          .hand = "switch formation rotate",
                          .foe_heroes = three_anchors};
    struct game g = table(me, scene);
    CHECK(!CAN(&g, "Play Switch"));
    CHECK(!CAN(&g, "Play Formation"));
    CHECK(!CAN(&g, "Royal Command"));
    CHECK(CAN(&g, "Play Rotate"));  /* it comes to nothing */
    scene.foe_heroes = two_anchors; /* Carter on the left and Chao at the back are free */
    g = table(me, scene);
    CHECK(CAN(&g, "Royal Command"));
    DO(&g, "Play Formation");
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "left Chao, center Greta, right Elaine, back Carter");
    CHECK_EQ(place_of(&g, me, "chao"), LEFT);
    CHECK_EQ(place_of(&g, me, "greta"), CENTER);
    DO(&g, "Play Switch");
    CHECK_EQ(offers_in_all(&g), 1);
}

TEST_BOTH(who_is_held_cannot_step_aside)
{
    for (int i = 0; i < POSITIONS; i++)
        for (int k = 0; k < POSITIONS;
             k++) { /* who stands across is held, and who is in the back not */
            struct side mine = standing("tobias+pyrogem", i),
                        other = standing("kula:anchor+aquagem+caprogem", k);
            struct game g = TABLE(me, .heroes = mine.heroes, .foe_heroes = other.heroes);
            bool held = k < BACK && i == RIGHT - k;
            CHECK_EQ(CAN(&g, "Footwork"), !held);
            if (held)
                continue;
            DO(&g, "Footwork"); /* with any of the three others, but not with the one held */
            CHECK_EQ(offers_in_all(&g), k == BACK ? 3 : 2);
        }
}

TEST_BOTH(an_anchored_electron_stays)
{
    struct scene scene = {.heroes = "carter+nocturnagem+caprogem greta "
                                    "elaine:anchor+aquagem+caprogem chao",
                          .hand = "usher",
                          .foe_heroes = "wren:electron+electrogem+aerogem noor imani pilar"};
    struct game g = table(me, scene);
    DO(&g, "Blend Carter");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* nobody is asked about Orbit */
    /* Nor does it react to blends of its own side. */
    g = TABLE(me,
              .heroes = "carter+nocturnagem+caprogem greta elaine "
                        "chao:electron+electrogem+aerogem",
              .hand = "usher");
    DO(&g, "Blend Carter");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(force_switch_needs_two_who_can_be_moved)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "force_switch",
                          .foe_heroes = "wren:mountaineer+terragem+caprogem rufus "
                                        "imani:mountaineer+terragem+caprogem pilar");
    CHECK(!CAN(&g, "Play Force Switch"));
    g = TABLE(me, .heroes = "carter greta elaine:anchor+aquagem+caprogem chao",
              .hand = "force_switch", .foe_heroes = bare);
    DO(&g,
       "Play Force Switch"); /* an Anchor holds the hero opposite, here Wren, for its own side */
    CHECK_EQ(offers_in_all(&g), 3);
    CHECK(!CAN(&g, "Wren"));
}

TEST_BOTH(formation_moves_the_chosen_ones_only)
{
    CLAUSE("GB-603.1", "GB-612.1a");
    struct scene scene = {.heroes = "carter:glider+cryogem+aerogem greta elaine chao",
                          .hand = "formation",
                          .foe_heroes = bare};
    struct game g = table(me, scene);
    DO(&g, "Play Formation");
    struct question q = question_of(&g, me);
    bool seen[256] = {false};
    for (int i = 0; i < q.count; i++) { /* all of them different */
        struct game other = g;
        DO(&other, q.options[i]);
        unsigned line = 0;
        for (int k = 0; k < POSITIONS; k++)
            line = line * 4 + other.player[me].line[k];
        CHECK(line != 0x1b); /* as it was */
        CHECK(!seen[line]);
        seen[line] = true;
        /* Tailwind is offered if Glider has moved. */
        CHECK_EQ(kind_asked(&other) == ASK_REACT, place_of(&other, me, "carter") != LEFT);
    }
    scene.foe_heroes = "wren noor imani:anchor+aquagem+caprogem pilar"; /* it holds Carter */
    g = table(me, scene);
    DO(&g, "Play Formation");
    CHECK_EQ(offers_in_all(&g), 5);
}

/* --- To what nobody reacts. --- */

TEST_BOTH(effects_on_own_pain_ignore_all_other_damage)
{
    static const char pained[] = "sable+pyrogem "
                                 "chao:sparker+pyrogem+electrogem "
                                 "carter:toxic_ram+electrogem+nocturnagem+caprogem "
                                 "beatrice:ion_banger+pyrogem+terragem+electrogem+nocturnagem+"
                                 "caprogem";
    struct game g = TABLE(me, .heroes = pained, .hand = boom);
    DO(&g, "Play Cannon Boom"); /* the foe's damage */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 16);
    CHECK_EQ(atk(&g, me, "sable"), 1);
    /* What the foe's card inflicts in my turn is not my own. */
    g = TABLE(me, .heroes = pained, .hand = "snack",
              .foe_heroes = "wren:ash_peddler+pyrogem+terragem+nocturnagem noor imani pilar");
    DO(&g, "Play Snack");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, me), 22);
    CHECK_EQ(hp(&g, foe), 20);
    CHECK_EQ(atk(&g, me, "sable"), 1);
    /* And my own side is silent when the foe hurts itself. */
    g = TABLE(me, .heroes = "juno+pyrogem greta elaine carter", .foe_heroes = pained);
    DO(&g, "Blood Bargain");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, me), 18);
    CHECK_EQ(atk(&g, foe, "sable"), 1);
}

TEST_BOTH(gull_ignores_pain_of_its_own_side)
{
    CLAUSE("GB-501.3a");
    struct game g = TABLE(me, .heroes = "carter:gull+aquagem+aerogem juno+pyrogem elaine chao");
    DO(&g, "Blood Bargain");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 20);
    /* In the turn of the foe, too. */
    g = TABLE(me, .heroes = plain, .hand = boom,
              .foe_heroes = "wren:gull+aquagem+aerogem noor imani pilar");
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, me), 20);
    CHECK_EQ(hp(&g, foe), 16);
}

TEST_BOTH(bolt_ram_needs_pain_by_its_own_side)
{
    struct game g =
        TABLE(me, .heroes = "juno+pyrogem carter:bolt_ram+pyrogem+electrogem+caprogem elaine chao",
              .hand = "snack cannon_boom",
              .foe_heroes = "wren:ash_peddler+pyrogem+terragem+nocturnagem noor imani pilar");
    DO(&g, "Play Snack");
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(attacking(&g, me, "carter", "noor"), 5); /* neither the foe's nor the foe's pain */
    DO(&g, "Blood Bargain");
    CHECK_EQ(attacking(&g, me, "carter", "noor"), 8);
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(attacking(&g, me, "carter", "noor"), 5); /* this turn nothing has hurt */
}

TEST_BOTH(rotation_effects_ignore_other_movement)
{
    CLAUSE("GB-617.1");
    struct game g =
        TABLE(me, .heroes = "wren greta chao:diamond_driller+terragem+cryogem+electrogem elaine",
              .hand = "force_switch switch", .foe_heroes = "carter noor imani pilar");
    DO(&g, "Play Force Switch");
    DO(&g, "Switch Noor (center) and Imani");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    DO(&g, "Play Switch");
    DO(&g, "Switch Wren (left) and Greta");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(atk(&g, me, "chao"), 4);
    /* Nor does anybody react to the rotation of the other side. */
    g = TABLE(me, .heroes = "carter greta imani chao", .hand = "rotate",
              .foe_heroes = "wren noor elaine:diamond_driller+terragem+cryogem+electrogem "
                            "pilar:glider+cryogem+aerogem");
    DO(&g, "Play Rotate");
    DO(&g, "Clockwise");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(atk(&g, foe, "elaine"), 4);
    CHECK_EQ(g.player[foe].hand.count, 0);
}

TEST_BOTH(a_glider_that_the_foe_moves_draws_nothing)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "force_switch",
                          .foe_heroes = "wren:glider+cryogem+aerogem noor imani pilar");
    DO(&g, "Play Force Switch");
    DO(&g, "Switch Wren as Glider (left) and Noor"); /* it is not its owner's turn */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(asked(&g), me);
}

TEST_BOTH(beatrice_pays_for_itself_only)
{
    CLAUSE("GB-501.5a");
    struct game g = TABLE(me, .heroes = "chao+nocturnagem+caprogem beatrice greta carter",
                          .hand = "usher", .foe_heroes = "beatrice wren noor imani");
    DO(&g, "Blend Chao (left) with Usher"); /* another hero, and the same place as the foe's */
    CHECK_EQ(hp(&g, me), 20);
    CHECK_EQ(hp(&g, foe), 20);
    g = TABLE(me, .heroes = "chao beatrice+pyrogem+nocturnagem+aerogem greta carter",
              .hand = "burn_fowl");
    DO(&g, "Blend Beatrice (center) with Burn Fowl");
    CHECK_EQ(hp(&g, me), 17); /* LV.3 */
    DO(&g, "Deblend Beatrice");
    CHECK_EQ(hp(&g, me), 17);
}

TEST_BOTH(taxes_on_cards_spare_their_own_side)
{
    struct game g = TABLE(me,
                          .heroes = "chao+nocturnagem+caprogem "
                                    "greta:slip_knotter+terragem+nocturnagem+aerogem "
                                    "elaine:ash_peddler+pyrogem+terragem+nocturnagem "
                                    "carter:toll_gatherer+pyrogem+terragem+nocturnagem+aerogem",
                          .hand = "usher pain_trade");
    DO(&g, "Blend Chao");
    DO(&g, "Play Pain Trade");
    CHECK_EQ(hp(&g, me), 18); /* the 2 of Pain Trade */
    CHECK_EQ(hp(&g, foe), 20);
}

TEST_BOTH(doom_collector_spares_its_own_side)
{
    struct game g =
        TABLE(me, .heroes = "carter:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                            "aerogem greta:guard+terragem+cryogem elaine chao");
    DO(&g, "Deblend Greta");
    CHECK_EQ(hp(&g, me), 20);
    CHECK_EQ(hp(&g, foe), 20);
}

TEST_BOTH(doom_collector_counts_every_hero_of_a_moment)
{
    CLAUSE("GB-501.4", "GB-204.4", "GB-302.5c");
    struct game g = TABLE(me,
                          .heroes = "carter:gull+aquagem+aerogem rufus+pyrogem elaine "
                                    "chao:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                                    "aerogem",
                          .foe_heroes = "wren noor:guard+terragem+cryogem "
                                        "imani:guard+terragem+cryogem pilar");
    DO(&g, attack(&g, "Gull (3) at Guard (4), Rufus (2) at Guard (4) [LrCc]"));
    DO(&g, "Deblend to block");
    DO(&g, "Deblend to block");
    CHECK_EQ(kind_asked(&g), ASK_REACT); /* Dive Bomb follows the damage for the first of them */
    CHECK_EQ(hp(&g, foe), 20 - 2);
    DO(&g, "Dive Bomb");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 20 - 2 - 2 - 2);
}

TEST_BOTH(doom_collector_counts_every_hero_that_falls)
{
    CLAUSE("GB-302.5c", "GB-302.6");
    /* The three stand on the invisible gems of Gourmet Guider. */
    struct game g = TABLE(me,
                          .heroes = "carter rufus elaine "
                                    "chao:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                                    "aerogem",
                          .hand = "forced_deblend",
                          .foe_heroes = "wren:cone noor:guard imani:gull "
                                        "kula:gourmet_guider+pyrogem+aquagem+terragem+luminagem",
                          .foe_meter = "stun stun");
    DO(&g, "Play Forced Deblend");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Kula", &story.listener);
    int packets = 0;
    for (const char *at = story.text; (at = strstr(at, "takes 2 damage")); at++)
        packets++;
    CHECK_EQ(packets, 4);
    CHECK_EQ(hp(&g, foe), 20 - 4 * 2);
}

/* Four falls wait while the damage for the first of them makes three Gulls dive, one after another.
 */
TEST_BOTH(a_chain_of_effects_above_four_falls)
{
    CLAUSE("GB-302.5c", "GB-501.4a");
    struct game g = TABLE(me,
                          .heroes = "carter:gull+aquagem+aerogem rufus:gull+aquagem+aerogem "
                                    "elaine:gull+aquagem+aerogem "
                                    "chao:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                                    "aerogem",
                          .hand = "forced_deblend",
                          .foe_heroes = "wren:cone noor:guard imani:gull "
                                        "kula:gourmet_guider+pyrogem+aquagem+terragem+luminagem",
                          .foe_meter = "stun stun");
    DO(&g, "Play Forced Deblend");
    DO(&g, "Kula");
    DO(&g, "Dive Bomb of Carter");
    DO(&g, "Dive Bomb of Rufus");
    CHECK_EQ(hp(&g, foe), 20 - 3 * 2);
    DO(&g, "Dive Bomb of Elaine");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 20 - 4 * 2 - 3 * 2);
}

TEST_BOTH(noor_and_virus_ignore_the_other_side)
{
    CLAUSE("GB-616.1");
    struct game g = TABLE(me, .heroes = "noor greta elaine carter:virus+terragem+nocturnagem",
                          .hand = "forced_deblend pyrogem",
                          .foe_heroes = "wren chao:guard+terragem+cryogem imani pilar");
    DO(&g, "Play Forced Deblend");
    DO(&g, "Chao");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* no Tidy Up for the foe's blend */
    /* A Virus on the left, and a gem for the own hero on the right. */
    g = TABLE(me, .heroes = "noor:virus+terragem+nocturnagem greta elaine carter",
              .hand = "pyrogem", .foe_heroes = bare);
    DO(&g, "Pyrogem onto Elaine");
    CHECK_EQ(hp(&g, me), 20);
    CHECK_EQ(hp(&g, foe), 20);
    /* In the turn of the foe Noor has nothing to tidy. */
    g = TABLE(me, .heroes = plain, .hand = "forced_deblend",
              .foe_heroes = "noor wren:guard+terragem+cryogem imani pilar");
    DO(&g, "Play Forced Deblend");
    DO(&g, "Wren");
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(hp(&g, foe), 20);
}

TEST_BOTH(virus_sees_the_hero_across_in_every_lane)
{
    CLAUSE("GB-300.3a", "GB-616.1a", "GB-616.1b");
    static const char *const onto[] = {"Pyrogem onto Carter", "Pyrogem onto Greta",
                                       "Pyrogem onto Elaine", "Pyrogem onto Chao"};
    for (int lane = 0; lane < POSITIONS; lane++)
        for (int i = 0; i < POSITIONS; i++) {
            struct side foes = standing("kula:virus+terragem+nocturnagem", lane);
            struct game g =
                TABLE(me, .heroes = plain, .hand = "pyrogem", .foe_heroes = foes.heroes);
            DO(&g, onto[i]);
            CHECK_EQ(hp(&g, me), lane < BACK && i == RIGHT - lane ? 16 : 20);
        }
}

TEST_BOTH(matthew_profits_from_the_first_turn_only)
{
    CLAUSE("GB-500.8", "GB-500.8a");
    struct scene scene = {.heroes = "carter juno+pyrogem pilar fitch+pyrogem",
                          .hand = "snack",
                          .turns = 1,
                          .started = true,
                          .foe_heroes = "matthew greta chao rufus"};
    struct game g = table(me, scene);
    DO(&g, "Spoiled"); /* one of that kind, and two of another */
    DO(&g, "Blood Bargain");
    DO(&g, "Open Bar");
    int held = g.player[foe].hand.count;
    end_turn(&g);
    CHECK_EQ(g.player[foe].hand.count, held + 1); /* the draw phase alone */
    g = table(me, scene);
    DO(&g, "Spoiled");
    DO(&g, "Second Thoughts");
    DO(&g, "Snack");
    DO(&g, "End your turn");
    DO(&g, "No more"); /* declined */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(g.player[foe].hand.count, 1);
    end_turn(&g); /* at the end of the turn of Matthew's owner nothing happens */
    CHECK_EQ(g.player[foe].hand.count, 1);
    DO(&g, "End your turn"); /* nor at the end of the second turn */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(g.player[foe].hand.count, 2);
}

TEST_BOTH(effects_of_the_attacked_are_not_those_of_the_attacker)
{
    CLAUSE("GB-204.2");
    /* Both sides have a Squid and a Shard Buster in the same places. */
    static const char both[] = "chao:shard_buster+aquagem+terragem+cryogem+caprogem "
                               "greta:squid+aquagem+nocturnagem elaine carter";
    struct game g = TABLE(me, .heroes = both, .foe_heroes = both);
    int mine = g.player[me].deck.count, theirs = g.player[foe].deck.count;
    DO(&g, attack_by(&g, "Squid"));
    DO(&g, "Accept");
    CHECK_EQ(g.player[me].deck.count, mine - 2);
    CHECK_EQ(g.player[foe].deck.count, theirs);
    /* The hero behind the one attacked stays calm. */
    g = TABLE(me, .heroes = "rufus+pyrogem chao elaine carter", .foe_heroes = both);
    DO(&g, attack_by(&g, "Rufus")); /* at Elaine */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(g.player[me].deck.count, 50 - 1);
}

TEST_BOTH(effects_after_an_attack_are_those_of_who_has_attacked)
{
    CLAUSE("GB-204.5d");
    static const char divers[] =
        "carter:hornet+terragem+aerogem chao:ink_diver+aquagem+electrogem+nocturnagem "
        "rufus+pyrogem greta:hornet+terragem+aerogem";
    struct game g = TABLE(me, .heroes = divers, .foe_heroes = divers);
    int theirs = g.player[foe].deck.count;
    DO(&g, attack_by(&g, "Rufus")); /* at the foe's Hornet */
    DO(&g, "Accept");
    CHECK_STRING(blend_of(&g, me, "carter"), "hornet"); /* it has not attacked */
    CHECK_STRING(blend_of(&g, me, "greta"), "hornet");
    CHECK_STRING(blend_of(&g, foe, "carter"), "hornet"); /* nor has the one attacked */
    CHECK_EQ(g.player[foe].deck.count, theirs);
    g = TABLE(me, .heroes = divers, .foe_heroes = divers);
    DO(&g, attack(&g, "Hornet (6) at Rufus (1) [Lr]"));
    CHECK_STRING(blend_of(&g, me, "carter"), "");
    CHECK_STRING(blend_of(&g, me, "greta"), "hornet");
    CHECK_STRING(blend_of(&g, foe, "carter"), "hornet");
}

TEST_BOTH(only_its_own_damage_lets_mantis_slasher_shred)
{
    struct game g = TABLE(me,
                          .heroes = "chao:mantis_slasher+aquagem+terragem+electrogem+nocturnagem+"
                                    "aerogem rufus+pyrogem elaine carter",
                          .hand = boom, .foe_heroes = bare);
    int theirs = g.player[foe].deck.count;
    DO(&g, "Play Cannon Boom");
    DO(&g, attack_by(&g, "Rufus"));
    CHECK_EQ(hp(&g, foe), 14);
    CHECK_EQ(g.player[foe].deck.count, theirs);
}

TEST_BOTH(phoenix_herald_rises_once_and_by_choice)
{
    CLAUSE("GB-500.4");
    struct scene scene = {.heroes = plain,
                          .hand = "forced_deblend forced_deblend",
                          .foe_heroes = "wren noor:phoenix_herald+pyrogem+terragem+luminagem+"
                                        "aerogem imani:guard+terragem+cryogem pilar"};
    struct game g = table(me, scene);
    DO(&g, "Play Forced Deblend");
    DO(&g, "Noor");
    DO(&g, "No more");
    CHECK_EQ(in_discard(&g, foe, "phoenix_herald"), 1);
    CHECK_EQ(in_hand(&g, foe, "phoenix_herald"), 0);
    g = table(me, scene);
    DO(&g, "Play Forced Deblend");
    DO(&g, "Imani"); /* another blend falls */
    CHECK_EQ(asked(&g), me);
}

TEST_BOTH(one_hero_is_enough_to_name_wherever_it_stands)
{
    for (int i = 0; i < POSITIONS; i++) {
        struct side foes = standing("kula:guard+terragem+cryogem", i);
        struct game g =
            TABLE(me, .heroes = plain, .hand = "forced_deblend", .foe_heroes = foes.heroes);
        DO(&g, "Play Forced Deblend");
        CHECK_EQ(offers_in_all(&g), 1);
    }
}

TEST_BOTH(haunt_finds_whoever_stands_in_the_back)
{
    struct game g = TABLE(me, .heroes = "carter:ghost+electrogem+nocturnagem greta elaine chao",
                          .hand = "force_switch", .foe_heroes = bare);
    DO(&g, "Play Force Switch");
    DO(&g, "Switch Noor (center) and Pilar (back)");
    DO(&g, "Haunt");
    CHECK(!effect_works(&g, foe, "noor"));
    CHECK(effect_works(&g, foe, "pilar"));
    CHECK(effect_works(&g, me, "chao")); /* nobody of my own */
    CHECK(effect_works(&g, me, "greta"));
}

TEST_BOTH(benched_heroes_have_no_effect_on_the_game)
{
    CLAUSE("GB-405.4", "GB-621.1");
    struct game g = TABLE(me,
                          .heroes = "carter greta elaine chao:guard+terragem+cryogem | noor "
                                    "odette",
                          .hand = "snack", .meter = "rotate rotate rotate switch switch");
    CHECK(!effect_works(&g, me, "noor"));
    CHECK(!CAN(&g, "Play Snack")); /* no slot by Odette */
    DO(&g, "Deblend Chao");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* and no Tidy Up */
}

TEST_BOTH(nobody_on_the_bench_is_mirrored)
{
    CLAUSE("GB-405.4");
    struct game g = TABLE(me, .heroes = "carter:reflector+aquagem+cryogem "
                                        "greta:guard+terragem+cryogem "
                                        "elaine:guard+terragem+cryogem "
                                        "chao:cone+luminagem+aerogem | juno");
    CHECK(!CAN(&g, "Hero Mirror"));
    DO(&g, "Deblend Chao");
    DO(&g, "Hero Mirror");
    CHECK_EQ(offers_in_all(&g), 1);
}

TEST_BOTH(rufus_and_mountaineer_stand_firm_in_every_place)
{
    static const char *const firm[] = {"rufus", "kula:mountaineer+terragem+caprogem"};
    for (int who = 0; who < 2; who++)
        for (int i = 0; i < POSITIONS; i++) {
            struct side side = standing(firm[who], i);
            struct game g =
                TABLE(me, .heroes = plain, .hand = "force_switch", .foe_heroes = side.heroes);
            DO(&g, "Play Force Switch");
            CHECK_EQ(offers_in_all(&g), 3); /* the pairs of the three others */
            CHECK(!CAN(&g, who ? "Kula" : "Rufus"));
            g = TABLE(me, .heroes = side.heroes, .hand = "switch");
            DO(&g, "Play Switch");
            CHECK_EQ(offers_in_all(&g), 6); /* the owner may */
        }
}

TEST_BOTH(a_forced_switch_is_no_movement_of_my_own)
{
    CLAUSE("GB-612.1a");
    struct game g = TABLE(me, .heroes = "greta carter:glider+cryogem+aerogem elaine chao",
                          .hand = "force_switch", .foe_heroes = bare);
    DO(&g, "Play Force Switch");
    DO(&g, "Switch Noor (center) and Imani"); /* the same places on the other side */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(what_the_leaving_hero_paid_for_falls)
{
    CLAUSE("GB-621.4", "GB-614.2a", "GB-302.6");
    struct game g =
        TABLE(me, .heroes = "greta carter:mountaineer+terragem elaine bram+pyrogem | juno",
              .hand = "tag_out");
    DO(&g, "Play Tag Out");
    DO(&g, "Juno for Bram");
    CHECK_STRING(blend_of(&g, me, "carter"), ""); /* the horn is gone */
    CHECK_EQ(in_discard(&g, me, "mountaineer"), 1);
    CHECK_EQ(gems_of(&g, me, "juno", "pyrogem"), 1);
}
