/* test_blends.c - a scenario for every blend. */
#include "games/gem_blenders/table.h"

TEST_BOTH(usher_gives_up_the_blend_for_a_gem)
{
    CLAUSE("GB-300.7", "GB-300.7a", "GB-300.b", "GB-300.7c", "GB-302.3c", "GB-302.6b");
    struct game g = TABLE(me,
                          .heroes = "carter:usher+nocturnagem+caprogem "
                                    "chao:usher+nocturnagem+caprogem greta elaine",
                          .hand = "usher pyrogem prismagem aerogem");
    DO(&g, "Destiny Wave of Carter");
    CHECK_STRING(blend_of(&g, me, "carter"), "");
    CHECK_EQ(in_discard(&g, me, "usher"), 1);
    DO(&g, "Prismagem onto Elaine");
    CHECK_EQ(gems_of(&g, me, "elaine", "prismagem"), 1);
    DO(&g, "Pyrogem onto Elaine");            /* the allotted gem is still there */
    DO(&g, "Blend Carter (left) with Usher"); /* a second time on the same hero */
    CHECK(!CAN(&g, "Destiny Wave of Carter"));
    DO(&g, "Destiny Wave of Chao"); /* another hero may */
    DO(&g, "Aerogem onto Greta");
    end_turn(&g);
    end_turn(&g);
    CHECK(CAN(&g, "Destiny Wave of Carter")); /* a new turn */
}

TEST_BOTH(bishop_finds_a_blend_and_a_gem)
{
    struct game g = TABLE(me, .heroes = "carter:bishop+pyrogem+luminagem greta elaine chao",
                          .deck = "burn_fowl prismagem usher storm_weaver");
    DO(&g, "Benediction");
    CHECK_STRING(blend_of(&g, me, "carter"), "");
    CHECK(!CAN(&g, "Usher"));
    CHECK(!CAN(&g, "Storm Weaver"));
    DO(&g, "Burn Fowl");
    DO(&g, "Prismagem"); /* any gem */
    CHECK_EQ(in_hand(&g, me, "burn_fowl") + in_hand(&g, me, "prismagem"), 2);
}

TEST_BOTH(usher_takes_a_gem_that_everybody_knows)
{
    CLAUSE("GB-302.6b");
    struct game g = TABLE(me,
                          .heroes = "carter:bishop+pyrogem+luminagem "
                                    "chao:usher+nocturnagem+caprogem greta elaine",
                          .deck = "prismagem");
    DO(&g, "Benediction");
    DO(&g, "Take none");
    DO(&g, "Prismagem"); /* the only card in hand, shown, and no basic one */
    DO(&g, "Destiny Wave");
    CHECK_EQ(kind_asked(&g), ASK_EQUIP);
    DO(&g, "Prismagem onto Greta");
    CHECK_EQ(gems_of(&g, me, "greta", "prismagem"), 1);
}

TEST_BOTH(cone_draws_two)
{
    struct game g = TABLE(me, .heroes = "carter:cone+luminagem+aerogem greta elaine chao");
    DO(&g, "Sugar Rush");
    CHECK_STRING(blend_of(&g, me, "carter"), "");
    CHECK_EQ(g.player[me].hand.count, 2);
}

TEST_BOTH(guard_is_better_alone)
{
    struct game g = TABLE(me, .heroes = "carter:guard+terragem+cryogem "
                                        "chao:usher+nocturnagem+caprogem greta elaine");
    CHECK_EQ(def(&g, me, "carter"), 4);
    DO(&g, "Deblend Chao");
    CHECK_EQ(def(&g, me, "carter"), 5);
}

TEST_BOTH(gull_adds_to_non_attack_damage)
{
    CLAUSE("GB-501.3a", "GB-607.1", "GB-607.1a");
    struct game g = TABLE(me, .heroes = "carter:gull+aquagem+aerogem greta elaine chao",
                          .hand = "cannon_boom cannon_boom", .foe_heroes = "wren noor imani pilar");
    DO(&g, attack_by(&g, "Gull"));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_TIMED); /* the window of the declaration */
    DO(&g, "Go on");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* attack damage does not count */
    CHECK_EQ(hp(&g, foe), 17);
    DO(&g, "Play Cannon Boom");
    CHECK(!CAN(&g, "Play Cannon Boom")); /* nothing may come between */
    DO(&g, "Dive Bomb");
    CHECK_EQ(hp(&g, foe), 11);
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* once per turn */
    CHECK_EQ(hp(&g, foe), 7);
}

TEST_BOTH(hornet_falls_after_its_attack)
{
    CLAUSE("GB-204.5d");
    struct game g = TABLE(me, .heroes = "carter hickory:hornet+terragem+aerogem greta elaine",
                          .hand = "double_strike", .foe_heroes = "wren noor imani pilar");
    DO(&g, "Play Double Strike");
    DO(&g, "Hickory");
    DO(&g, attack_by(&g, "Hornet"));
    CHECK_EQ(hp(&g, foe), 14);
    CHECK_STRING(blend_of(&g, me, "hickory"), "");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* as Hickory it has no ATK for a second one */
    CHECK_EQ(gems_of(&g, me, "hickory", "aerogem"), 1);
}

TEST_BOTH(electron_dodges_when_the_foe_blends)
{
    CLAUSE("GB-500.5", "GB-500.5a", "GB-501.4");
    struct game g = TABLE(me,
                          .heroes = "carter+nocturnagem+caprogem chao+nocturnagem+caprogem greta "
                                    "elaine",
                          .hand = "usher usher",
                          .foe_heroes = "wren:electron+electrogem+aerogem noor imani pilar");
    DO(&g, "Blend Carter");
    CHECK_EQ(asked(&g), foe);
    CHECK_STRING(blend_of(&g, me, "carter"), ""); /* not on the field yet */
    DO(&g, "Orbit");
    CHECK(!CAN(&g, "Switch Noor (center) and Imani"));
    DO(&g, "Switch Wren as Electron (left) and Pilar (back)");
    CHECK_EQ(place_of(&g, foe, "wren"), BACK);
    CHECK_STRING(blend_of(&g, me, "carter"), "usher");
    DO(&g, "Blend Chao");
    CHECK_EQ(asked(&g), me); /* once per turn */
}

TEST_BOTH(electron_may_let_it_pass)
{
    CLAUSE("GB-500.5a", "GB-500.1b");
    struct game g =
        TABLE(me, .heroes = "carter+nocturnagem+caprogem chao greta elaine", .hand = "usher",
              .foe_heroes = "wren:electron+electrogem+aerogem noor imani pilar");
    DO(&g, "Blend Carter");
    DO(&g, "No more");
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(place_of(&g, foe, "wren"), LEFT);
    CHECK(!CAN(&g, "Orbit")); /* now it is too late */
}

TEST_BOTH(magnet_lets_electrogems_be_anything)
{
    CLAUSE("GB-614.4", "GB-614.4a");
    struct scene scene = {.heroes = "carter+electrogem+electrogem+electrogem greta elaine "
                                    "chao:magnet+terragem+electrogem",
                          .hand = "usher burn_fowl coil sparker"};
    struct game g = table(me, scene);
    CHECK(CAN(&g, "Blend Carter (left) with Usher")); /* two of them as Nocturna and Capro */
    CHECK(CAN(&g, "Blend Carter (left) with Coil"));
    CHECK(!CAN(&g, "Burn Fowl")); /* three types, but only two gems may change */
    scene.heroes = "carter+electrogem greta elaine chao:magnet+terragem+electrogem";
    scene.hand = "sparker";
    g = table(me, scene);
    CHECK(!CAN(&g, "Sparker")); /* one gem is not two */
    scene.heroes = "carter+electrogem+electrogem greta chao:magnet+terragem+electrogem elaine";
    scene.hand = "usher";
    g = table(me, scene);
    CHECK(!CAN(&g, "Usher")); /* not from the frontline */
}

/* Devin's own fall would give the other blend its gems back, but both lack them at one moment. */
TEST_BOTH(blends_that_lack_gems_at_the_same_moment_fall_together)
{
    CLAUSE("GB-302.6", "GB-302.6a");
    static const char *const fields[] = {
        "devin+electrogem+electrogem chao:magnet+terragem+electrogem "
        "carter:gull+electrogem+electrogem pilar",
        "carter:gull+electrogem+electrogem chao:magnet+terragem+electrogem "
        "devin+electrogem+electrogem pilar",
    };
    for (int i = 0; i < 2; i++) {
        struct game g = TABLE(me, .heroes = fields[i], .hand = "cone");
        CHECK(effect_works(&g, me, "chao")); /* in front, freed by Devin */
        DO(&g, "Blend Devin");
        CHECK_STRING(blend_of(&g, me, "devin"), "");
        CHECK_STRING(blend_of(&g, me, "carter"), "");
        CHECK_STRING(blend_of(&g, me, "chao"), "magnet");
        CHECK_EQ(in_discard(&g, me, "cone"), 1);
        CHECK_EQ(in_discard(&g, me, "gull"), 1);
        CHECK(effect_works(&g, me, "chao")); /* too late */
    }
}

TEST_BOTH(blends_paid_through_magnet_fall_when_it_moves)
{
    CLAUSE("GB-302.6", "GB-302.6a");
    struct game g = TABLE(me,
                          .heroes = "carter:usher+electrogem+electrogem greta elaine "
                                    "chao:magnet+terragem+electrogem",
                          .hand = "switch");
    DO(&g, "Play Switch");
    DO(&g, "Switch Greta (center) and Chao");
    CHECK_STRING(blend_of(&g, me, "carter"), "");
    CHECK_STRING(blend_of(&g, me, "chao"), "magnet");
}

TEST_BOTH(ghost_haunts_the_back)
{
    CLAUSE("GB-500.9a", "GB-500.9b");
    struct game g = TABLE(me, .heroes = "carter:ghost+electrogem+nocturnagem greta elaine chao",
                          .foe_heroes = "wren noor imani dexter+pyrogem | pilar",
                          .foe_hand = "switch snack aquagem");
    DO(&g, "Haunt");
    CHECK_EQ(hp(&g, me), 18);
    CHECK(!effect_works(&g, foe, "dexter"));
    end_turn(&g);
    CHECK(!CAN(&g, "Back Office"));
    DO(&g, "Play Switch");
    DO(&g, "Switch Noor (center) and Dexter");
    CHECK(!effect_works(&g, foe, "dexter")); /* also in another position */
    CHECK(effect_works(&g, foe, "noor"));    /* and who came there is free */
    end_turn(&g);
    CHECK(effect_works(&g, foe, "wren"));
    CHECK_EQ(gb_effect_of(&g, foe, slot_of(&g, foe, "dexter")), card("dexter"));
}

TEST_BOTH(reflector_mirrors_an_unblended_hero)
{
    CLAUSE("GB-300.5g", "GB-500.2a");
    struct game g = TABLE(me, .heroes = "chao:reflector+aquagem+cryogem juno elaine "
                                        "greta:guard+terragem+cryogem");
    DO(&g, "Hero Mirror");
    CHECK(!CAN(&g, "Greta")); /* blended */
    DO(&g, "Juno");           /* although its own effect waits for a gem */
    CHECK(!CAN(&g, "Hero Mirror"));
    DO(&g, "Blood Bargain of Chao");
    CHECK_EQ(hp(&g, me), 18);
    CHECK(!CAN(&g, "Blood Bargain"));
    end_turn(&g);
    end_turn(&g);
    CHECK(CAN(&g, "Hero Mirror")); /* its own effect again */
}

TEST_BOTH(virus_infects_the_opposite_hero)
{
    CLAUSE("GB-611.1", "GB-616.1");
    struct scene scene = {.heroes = "carter greta elaine chao",
                          .hand = "pyrogem extra_gem aquagem",
                          .foe_heroes = "wren:virus+terragem+nocturnagem noor imani pilar"};
    struct game g = table(me, scene);
    DO(&g, "Pyrogem onto Elaine"); /* right, opposite to the foe's left */
    CHECK_EQ(hp(&g, me), 16);
    DO(&g, "Play Extra Gem");
    DO(&g, "Aquagem onto Carter");
    CHECK_EQ(hp(&g, me), 16);
    scene.foe_heroes = "wren noor imani pilar:virus+terragem+nocturnagem";
    static const char *const onto[] = {"Carter", "Greta", "Elaine", "Chao"};
    for (int i = 0; i < POSITIONS; i++) {
        char words[40];
        g = table(me, scene);
        snprintf(words, sizeof words, "Pyrogem onto %s", onto[i]);
        DO(&g, words); /* not from the back, whoever it is */
        CHECK_EQ(hp(&g, me), 20);
    }
}

TEST_BOTH(mountaineer_stands_firm)
{
    struct game g = TABLE(me, .heroes = "carter:ghost+electrogem+nocturnagem greta elaine chao",
                          .hand = "stun force_switch forced_deblend",
                          .foe_heroes = "wren:mountaineer+terragem+caprogem noor imani "
                                        "pilar:mountaineer+terragem+caprogem");
    CHECK(!CAN(&g, "Play Forced Deblend"));
    DO(&g, "Haunt");
    CHECK(effect_works(&g, foe, "pilar"));
    DO(&g, "Play Stun");
    CHECK(!CAN(&g, "Wren"));
    DO(&g, "Noor");
    DO(&g, "Play Force Switch");
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "Switch Noor (center) and Imani (right)");
    /* It is not held by an Anchor, but its owner moves it freely. */
    g = TABLE(me, .heroes = "carter:mountaineer+terragem+caprogem greta elaine chao",
              .hand = "switch", .foe_heroes = "wren noor imani:anchor+aquagem+caprogem pilar");
    DO(&g, "Play Switch");
    DO(&g, "Switch Carter as Mountaineer (left) and Chao");
    CHECK_EQ(place_of(&g, me, "carter"), BACK);
}

TEST_BOTH(anchor_holds_the_opposite_hero)
{
    struct scene scene = {.heroes = "carter greta elaine chao",
                          .hand = "switch rotate",
                          .foe_heroes = "wren noor imani:anchor+aquagem+caprogem pilar"};
    struct game g = table(me, scene);
    DO(&g, "Play Switch");
    CHECK(!CAN(&g, "Switch Carter")); /* left is opposite to the foe's right */
    DO(&g, "Switch Greta (center) and Elaine");
    DO(&g, "Play Rotate"); /* nothing moves */
    DO(&g, "Clockwise");
    CHECK_EQ(place_of(&g, me, "carter"), LEFT);
    CHECK_EQ(place_of(&g, me, "chao"), BACK);
    scene.foe_heroes = "wren noor imani pilar:anchor+aquagem+caprogem";
    g = table(me, scene);
    DO(&g, "Play Rotate");
    DO(&g, "Clockwise");
    CHECK_EQ(place_of(&g, me, "carter"), CENTER);
}

TEST_BOTH(stoker_stokes)
{
    struct game g = TABLE(me, .heroes = "carter:stoker+pyrogem+caprogem greta elaine chao");
    DO(&g, "Stoke");
    CHECK_EQ(hp(&g, me), 19);
    CHECK_EQ(atk(&g, me, "carter"), 5);
    end_turn(&g);
    CHECK_EQ(atk(&g, me, "carter"), 3);
}

TEST_BOTH(sparker_backfires)
{
    struct game g =
        TABLE(me, .heroes = "carter:sparker+pyrogem+electrogem juno+pyrogem elaine chao",
              .hand = "pain_trade");
    DO(&g, "Blood Bargain");
    DO(&g, "Backfire");
    CHECK_EQ(hp(&g, foe), 18);
    DO(&g, "Play Pain Trade");
    CHECK_EQ(hp(&g, foe), 18); /* once */
    CHECK_EQ(hp(&g, me), 16);
}

TEST_BOTH(imp_burns_a_gem)
{
    struct game g = TABLE(me, .heroes = "carter:imp+pyrogem+nocturnagem greta elaine chao",
                          .hand = "prismagem usher");
    DO(&g, "Mischief");
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "Prismagem");
    CHECK_EQ(hp(&g, foe), 18);
    CHECK_EQ(in_discard(&g, me, "prismagem"), 1);
    CHECK(!CAN(&g, "Mischief"));
}

TEST_BOTH(owl_looks_at_two_cards)
{
    struct game g = TABLE(me, .heroes = "carter:owl+nocturnagem+aerogem greta elaine chao",
                          .foe_deck = "usher guard snack");
    DO(&g, "Night Watch");
    CHECK(!CAN(&g, "Snack"));
    DO(&g, "Guard");
    const struct player *s = &g.player[foe];
    CHECK_EQ(in_discard(&g, foe, "guard"), 1);
    CHECK_EQ(s->deck.card[s->deck.count - 1], card("usher"));
    CHECK_EQ(s->deck.card[s->deck.count - 2], card("snack"));
    g = TABLE(me, .heroes = "carter:owl+nocturnagem+aerogem greta elaine chao",
              .foe_deck = "usher guard snack");
    DO(&g, "Night Watch");
    DO(&g, "Discard none");
    CHECK_EQ(g.player[foe].discard.count, 0);
}

TEST_BOTH(squid_clouds_the_attackers_deck)
{
    CLAUSE("GB-204.2");
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao", .deck = "usher guard",
                          .foe_heroes = "wren noor:squid+aquagem+nocturnagem imani pilar");
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Accept");
    CHECK_EQ(in_discard(&g, me, "usher") + in_discard(&g, me, "guard"), 2);
    CHECK_EQ(hp(&g, foe), 20); /* 2 against 3 */
}

TEST_BOTH(buoy_heals_at_the_end_of_the_turn)
{
    CLAUSE("GB-205.1");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao:buoy+aquagem+electrogem");
    end_turn(&g);
    CHECK_EQ(hp(&g, me), 22);
    end_turn(&g); /* not at the end of the foe's */
    CHECK_EQ(hp(&g, me), 22);
    g = TABLE(me, .heroes = "carter:buoy+aquagem+electrogem greta elaine chao");
    end_turn(&g);
    CHECK_EQ(hp(&g, me), 20);
}

TEST_BOTH(glider_draws_when_it_has_moved)
{
    CLAUSE("GB-622.3", "GB-612.1a");
    struct game g = TABLE(me, .heroes = "carter:glider+cryogem+aerogem greta elaine chao",
                          .hand = "switch switch");
    DO(&g, "Play Switch");
    DO(&g, "Switch Greta (center) and Elaine");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    DO(&g, "Play Switch");
    DO(&g, "Switch Carter as Glider (left) and Chao");
    DO(&g, "Tailwind");
    CHECK_EQ(g.player[me].hand.count, 1);
    /* The one whose place was taken has moved just as much. */
    g = TABLE(me, .heroes = "carter:glider+cryogem+aerogem tobias+pyrogem elaine chao");
    DO(&g, "Footwork");
    DO(&g, "Switch Carter as Glider (left) and Tobias");
    CHECK(CAN(&g, "Tailwind"));
    /* Arranging is a movement, too. */
    g = TABLE(me, .heroes = "carter:glider+cryogem+aerogem greta elaine chao", .hand = "formation");
    DO(&g, "Play Formation");
    DO(&g, "left Greta, center Carter, right Elaine");
    CHECK(CAN(&g, "Tailwind"));
}

TEST_BOTH(glider_has_moved_with_every_rotation_wherever_it_stands)
{
    CLAUSE("GB-617.1", "GB-622.3", "GB-612.1a");
    for (int i = 0; i < POSITIONS; i++)
        for (int clockwise = 0; clockwise <= 1; clockwise++) {
            struct side side = standing("carter:glider+cryogem+aerogem", i);
            struct game g = TABLE(me, .heroes = side.heroes, .hand = "rotate");
            DO(&g, "Play Rotate");
            DO(&g, OPTION(ROTATE, clockwise));
            CHECK(place_of(&g, me, "carter") != i);
            DO(&g, "Tailwind");
            CHECK_EQ(g.player[me].hand.count, 1);
        }
}

TEST_BOTH(coil_drives_the_center)
{
    struct game g = TABLE(me, .heroes = "carter chao elaine greta:coil+cryogem+electrogem");
    CHECK_EQ(atk(&g, me, "chao"), 2);
    CHECK_EQ(atk(&g, me, "carter"), 0);
    g = TABLE(me, .heroes = "greta:coil+cryogem+electrogem chao elaine carter");
    CHECK_EQ(atk(&g, me, "chao"), 0);
}

TEST_BOTH(burn_fowl_festers_after_an_action)
{
    CLAUSE("GB-203.1h");
    struct game g = TABLE(me,
                          .heroes = "carter chao:burn_fowl+pyrogem+nocturnagem+aerogem elaine "
                                    "greta",
                          .foe_hand = "snack", .foe_heroes = "wren noor imani pilar");
    CHECK_EQ(attacking(&g, me, "chao", "noor"), 3);
    end_turn(&g);
    DO(&g, "Play Snack");
    end_turn(&g);
    CHECK_EQ(atk(&g, me, "chao"), 3); /* only while attacking */
    CHECK_EQ(attacking(&g, me, "chao", "noor"), 7);
    DO(&g, attack_by(&g, "Burn Fowl (7)"));
    no_timed_actions(&g);
    CHECK_EQ(hp(&g, foe), 23 - 7);
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(attacking(&g, me, "chao", "noor"), 3); /* since my last turn none */
}

TEST_BOTH(slip_knotter_taxes_blends)
{
    CLAUSE("GB-500.4c", "GB-500.4", "GB-500.4a", "GB-300.8b");
    struct game g =
        TABLE(me, .heroes = "carter+nocturnagem+caprogem greta elaine chao", .hand = "usher",
              .foe_heroes = "wren:slip_knotter+terragem+nocturnagem+aerogem noor imani "
                            "pilar");
    DO(&g, "Blend Carter");
    CHECK_EQ(hp(&g, me), 18); /* nobody was asked: it is not used, it happens */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(royal_buzzer_commands_twice)
{
    CLAUSE("GB-300.7e");
    struct game g = TABLE(me,
                          .heroes = "carter:royal_buzzer+terragem+electrogem+aerogem greta "
                                    "elaine chao",
                          .hand = "royal_buzzer");
    DO(&g, "Royal Command");
    DO(&g, "Switch Greta (center) and Elaine");
    DO(&g, "Royal Command");
    DO(&g, "Switch Elaine (center) and Greta");
    CHECK_EQ(g.use_count, 1); /* one effect of one hero, twice */
    CHECK(!CAN(&g, "Royal Command"));
    DO(&g, "Deblend Carter");
    DO(&g, "Blend Carter");
    CHECK(!CAN(&g, "Royal Command")); /* a fresh copy gives no more */
    CHECK_STRING(blend_of(&g, me, "carter"), "royal_buzzer");
}

TEST_BOTH(diamond_driller_gains_three_when_rotating)
{
    CLAUSE("GB-500.6", "GB-500.6b");
    struct game g = TABLE(me,
                          .heroes = "carter:diamond_driller+terragem+cryogem+electrogem greta "
                                    "elaine chao",
                          .hand = "rotate rotate");
    DO(&g, "Play Rotate");
    DO(&g, "Clockwise");
    CHECK_EQ(atk(&g, me, "carter"), 7);
    DO(&g, "Play Rotate");
    DO(&g, "Clockwise");
    CHECK_EQ(atk(&g, me, "carter"), 7); /* once */
    DO(&g, "Deblend Carter");
    CHECK_EQ(atk(&g, me, "carter"), 3); /* 0 of Carter, and the bonus stays */
    end_turn(&g);
    CHECK_EQ(atk(&g, me, "carter"), 0);
}

TEST_BOTH(berg_inflicter_counts_cryogems)
{
    struct game g = TABLE(me, .heroes = "chao:berg_inflicter+aquagem+cryogem+caprogem "
                                        "greta+cryogem elaine+cryogem+cryogem carter+pyrogem");
    CHECK_EQ(atk(&g, me, "chao"), 4 + 2);
}

TEST_BOTH(a_gem_in_use_is_no_cryogem_for_berg_inflicter)
{
    CLAUSE("GB-625.1", "GB-625.1a");
    struct scene scene = {.heroes = "chao:berg_inflicter+aquagem+cryogem+caprogem "
                                    "carter+prismagem+luminagem greta elaine",
                          .hand = "bishop"};
    struct game g = table(me, scene);
    CHECK_EQ(atk(&g, me, "chao"), 5); /* the Prismagem is free to be a Cryogem */
    DO(&g, "Blend Carter (center) with Bishop");
    CHECK_EQ(atk(&g, me, "chao"), 4); /* now it is a Pyrogem */
}

/* A gem that is a Cryogem for one hero's bonus is no other flavor for another one's. */
TEST_BOTH(a_gem_is_one_type_for_all_bonuses_of_a_moment)
{
    CLAUSE("GB-625.1", "GB-625.1a");
    struct scene scene = {.heroes = "chao:berg_inflicter+aquagem+cryogem+caprogem "
                                    "greta:ice_creamer+aquagem+terragem+cryogem "
                                    "elaine+prismagem carter",
                          .foe_heroes = "wren kula noor imani"};
    struct game g = table(me, scene);
    CHECK_EQ(atk(&g, me, "chao"), 4 + 2);  /* Greta's Cryogem, and the Prismagem as one */
    CHECK_EQ(atk(&g, me, "greta"), 3 + 3); /* Aquagem, Cryogem, Caprogem */
    DO(&g, attack(&g, "Berg Inflicter (6) at Noor (0), Ice Creamer (6) at Kula (0) [LrCc]"));
    CHECK_EQ(hp(&g, foe), 20 - 12);

    g = table(me, scene); /* one after the other it may be both */
    DO(&g, attack(&g, "Ice Creamer (7) at Kula (0) [Cc]"));
    CHECK_EQ(hp(&g, foe), 20 - 7);
    g = table(me, scene);
    DO(&g, attack(&g, "Berg Inflicter (6) at Noor (0) [Lr]"));
    CHECK_EQ(hp(&g, foe), 20 - 6);

    scene.heroes = "carter greta:ice_creamer+aquagem+terragem+cryogem elaine+prismagem "
                   "chao:berg_inflicter+aquagem+cryogem+caprogem";
    g = table(me, scene); /* the Berg Inflicter in back position attacks nobody */
    CHECK_EQ(atk(&g, me, "greta"), 3 + 4);

    scene.heroes = "chao:berg_inflicter+aquagem+cryogem+caprogem "
                   "greta:ice_creamer+aquagem+terragem+cryogem elaine+emberfrost_gem carter";
    g = table(me, scene);
    CHECK_EQ(atk(&g, me, "chao"), 4 + 2);
    CHECK_EQ(atk(&g, me, "greta"), 3 + 3);

    scene.heroes = "chao:berg_inflicter+aquagem+cryogem+caprogem "
                   "greta:ice_creamer+aquagem+terragem+cryogem elaine+prismagem+cryogem carter";
    g = table(me, scene); /* a real Cryogem leaves the Prismagem free */
    CHECK_EQ(atk(&g, me, "chao"), 4 + 2);
    CHECK_EQ(atk(&g, me, "greta"), 3 + 4);
}

TEST_BOTH(hail_dominator_rules_the_center)
{
    CLAUSE("GB-500.4c");
    struct game g = TABLE(me,
                          .heroes = "carter chao:hail_dominator+terragem+cryogem+caprogem "
                                    "elaine greta",
                          .hand = "switch");
    CHECK_EQ(atk(&g, me, "chao"), 7);
    DO(&g, "Play Switch");
    DO(&g, "Switch Carter (left) and Chao");
    CHECK_EQ(atk(&g, me, "chao"), 4);
}

TEST_BOTH(catalyst_controller_recalls_a_night_blend)
{
    CLAUSE("GB-300.7d", "GB-500.3");
    struct game g = TABLE(me,
                          .heroes = "carter:catalyst_controller+pyrogem+electrogem+nocturnagem "
                                    "greta elaine chao",
                          .discard = "ghost cone imp", .hand = "ghost");
    DO(&g, "Total Recall");
    CHECK(!CAN(&g, "Cone")); /* no Nocturnagem */
    DO(&g, "Ghost");
    DO(&g, "Haunt");
    CHECK_EQ(hp(&g, me), 18);
    DO(&g, "Deblend Carter");
    DO(&g, "Blend Carter (left) with Ghost");
    CHECK(!CAN(&g, "Haunt")); /* the same name, the same hero, the same turn */
}

TEST_BOTH(catalyst_controller_copies_usher)
{
    CLAUSE("GB-300.7d", "GB-300.7a", "GB-302.6b");
    struct scene scene = {
        .heroes = "carter:catalyst_controller+pyrogem+electrogem+nocturnagem greta elaine chao",
        .discard = "usher",
        .hand = "aerogem"};
    struct game g = table(me, scene);
    DO(&g, "Total Recall");
    DO(&g, "Usher");
    DO(&g, "Destiny Wave of Carter");
    CHECK_STRING(blend_of(&g, me, "carter"), ""); /* this hero is the one that copies */
    DO(&g, "Aerogem onto Elaine");
    CHECK_EQ(gems_of(&g, me, "elaine", "aerogem"), 1);
    /* Not if that hero has used Destiny Wave in this turn, by Usher itself. */
    scene.heroes = "carter:usher+pyrogem+electrogem+nocturnagem+caprogem greta elaine chao";
    scene.hand = "aerogem catalyst_controller";
    g = table(me, scene);
    DO(&g, "Destiny Wave of Carter");
    DO(&g, "Aerogem onto Elaine");
    DO(&g, "Blend Carter (left) with Catalyst Controller");
    DO(&g, "Total Recall");
    DO(&g, "Usher");
    CHECK(!CAN(&g, "Destiny Wave"));
}

TEST_BOTH(pearl_deceptor_tantalizes_a_full_hand)
{
    CLAUSE("GB-204.3b");
    struct scene scene = {.heroes = "carter chao:pearl_deceptor+aquagem+nocturnagem+aerogem elaine "
                                    "greta",
                          .foe_hand = "snack snack snack rotate rotate rotate",
                          .foe_heroes = "wren noor imani pilar"};
    struct game g = table(me, scene);
    CHECK_EQ(attacking(&g, me, "chao", "noor"), 7);
    scene.foe_hand = "snack snack snack rotate rotate";
    g = table(me, scene);
    CHECK_EQ(attacking(&g, me, "chao", "noor"), 4);
    /* Only the moment of the calculation counts: a card played meanwhile is gone. */
    scene.foe_hand = "brace snack snack snack rotate rotate";
    g = table(me, scene);
    DO(&g, attack_by(&g, "Pearl Deceptor (7)"));
    DO(&g, "Play Brace");
    DO(&g, "Go on");
    DO(&g, "Wren");
    no_timed_actions(&g);
    CHECK_EQ(hp(&g, foe), 16);
}

TEST_BOTH(toxic_ram_shares_the_pain)
{
    struct game g = TABLE(me,
                          .heroes = "carter:toxic_ram+electrogem+nocturnagem+caprogem "
                                    "juno+pyrogem elaine chao",
                          .hand = "pain_trade pain_trade");
    DO(&g, "Blood Bargain");
    CHECK_EQ(hp(&g, foe), 18);
    DO(&g, "Play Pain Trade");
    CHECK_EQ(hp(&g, foe), 16);
    DO(&g, "Play Pain Trade");
    CHECK_EQ(hp(&g, foe), 15); /* at most 5 per turn */
    CHECK_EQ(hp(&g, me), 14);
}

TEST_BOTH(bolt_ram_charges_after_pain)
{
    struct game g = TABLE(me,
                          .heroes = "juno+pyrogem carter:bolt_ram+pyrogem+electrogem+caprogem "
                                    "elaine chao",
                          .foe_heroes = "wren noor imani pilar");
    CHECK_EQ(attacking(&g, me, "carter", "noor"), 5);
    DO(&g, "Blood Bargain");
    CHECK_EQ(attacking(&g, me, "carter", "noor"), 8);
    CHECK_EQ(atk(&g, me, "carter"), 5);
}

TEST_BOTH(ice_creamer_likes_all_flavors)
{
    struct game g = TABLE(me, .heroes = "chao:ice_creamer+aquagem+terragem+cryogem "
                                        "carter+pyrogem+pyrogem greta+aerogem elaine+pyrogem");
    CHECK_EQ(atk(&g, me, "chao"), 3 + 2);
    g = TABLE(me, .heroes = "chao:ice_creamer+aquagem+terragem+cryogem "
                            "carter+pyrogem+caprogem greta+aerogem+luminagem elaine+nocturnagem");
    CHECK_EQ(atk(&g, me, "chao"), 3 + 4); /* at most 4 */
    g = TABLE(me, .heroes = "chao:ice_creamer+aquagem+terragem+cryogem "
                            "carter+prismagem+pyrogem greta elaine");
    CHECK_EQ(atk(&g, me, "chao"), 3 + 2); /* the Prismagem is one more type */
}

TEST_BOTH(flare_launcher_fires_gems)
{
    struct game g = TABLE(me,
                          .heroes = "carter:flare_launcher+pyrogem+luminagem+aerogem greta "
                                    "elaine chao",
                          .hand = "pyrogem pyrogem aerogem terragem prismagem");
    DO(&g, "Signal Flare");
    CHECK(!CAN(&g, "Prismagem"));
    DO(&g, "Pyrogem");
    DO(&g, "Pyrogem");
    DO(&g, "Aerogem");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 17);
    CHECK_EQ(g.player[me].hand.count, 2);
}

TEST_BOTH(tide_caller_brings_a_gem_back)
{
    struct game g = TABLE(me,
                          .heroes = "carter:tide_caller+aquagem+luminagem+aerogem greta elaine "
                                    "chao",
                          .discard = "pyrogem prismagem");
    DO(&g, "High Tide");
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "Pyrogem");
    CHECK_EQ(gems_of(&g, me, "carter", "pyrogem"), 1);
    CHECK_EQ(in_discard(&g, me, "pyrogem"), 0);
}

TEST_BOTH(satchel_carrier_packs_up)
{
    CLAUSE("GB-406.1", "GB-406.1b", "GB-406.1c", "GB-406.2", "GB-604.1", "GB-604.2", "GB-500.7",
           "GB-501.3d");
    struct game g = TABLE(me,
                          .heroes = "carter:satchel_carrier+pyrogem+aquagem+luminagem greta "
                                    "elaine chao",
                          .hand = "aerogem prismagem");
    DO(&g, "Pack Up");
    CHECK_EQ(offers_in_all(&g), 1); /* basic gems only */
    DO(&g, "Aerogem");
    CHECK_EQ(atk(&g, me, "carter"), 4);
    CHECK_EQ(gems_of(&g, me, "carter", "aerogem"), 0); /* not equipped */
    CHECK_EQ(g.player[me].hero[slot_of(&g, me, "carter")].attached.count, 1);
    CHECK(!CAN(&g, "Pack Up"));
    DO(&g, "Deblend Carter");
    CHECK_EQ(in_discard(&g, me, "aerogem"), 1);
    CHECK_EQ(g.player[me].hero[slot_of(&g, me, "carter")].attached.count, 0);
}

TEST_BOTH(stun_discards_what_is_attached)
{
    CLAUSE("GB-604.2a", "GB-406.2");
    struct game g = TABLE(me,
                          .heroes = "carter:satchel_carrier+pyrogem+aquagem+luminagem greta "
                                    "elaine chao",
                          .hand = "aerogem", .foe_hand = "stun");
    DO(&g, "Pack Up");
    DO(&g, "Aerogem");
    end_turn(&g);
    DO(&g, "Play Stun");
    DO(&g, "Carter");
    CHECK_EQ(in_discard(&g, me, "aerogem"), 1);
    CHECK_STRING(blend_of(&g, me, "carter"), "satchel_carrier");
    CHECK_EQ(atk(&g, me, "carter"), 3);
}

TEST_BOTH(eel_charger_likes_a_thin_deck)
{
    struct scene scene = {.heroes = "carter chao:eel_charger+aquagem+electrogem+aerogem elaine "
                                    "greta",
                          .left = 20,
                          .foe_left = 19,
                          .foe_heroes = "wren noor imani pilar"};
    struct game g = table(me, scene);
    CHECK_EQ(attacking(&g, me, "chao", "noor"), 7);
    scene.foe_left = 20;
    g = table(me, scene);
    CHECK_EQ(attacking(&g, me, "chao", "noor"), 4);
}

TEST_BOTH(ink_diver_mills_after_its_attack)
{
    struct game g = TABLE(me,
                          .heroes = "carter chao:ink_diver+aquagem+electrogem+nocturnagem "
                                    "elaine greta",
                          .foe_deck = "usher guard", .foe_heroes = "wren noor imani pilar");
    DO(&g, attack_by(&g, "Ink Diver"));
    CHECK_EQ(hp(&g, foe), 16);
    CHECK_EQ(in_discard(&g, foe, "usher") + in_discard(&g, foe, "guard"), 2);
}

TEST_BOTH(gyro_spinner_rotates)
{
    struct game g = TABLE(me, .heroes = "carter:gyro_spinner+terragem+cryogem+aerogem greta elaine "
                                        "chao");
    DO(&g, "Spin Cycle");
    DO(&g, "Counterclockwise");
    CHECK_EQ(place_of(&g, me, "carter"), BACK);
    CHECK_EQ(place_of(&g, me, "greta"), LEFT);
    CHECK(!CAN(&g, "Spin Cycle"));
}

TEST_BOTH(turbine_rider_likes_the_sides)
{
    for (int i = 0; i < POSITIONS; i++) {
        struct side side = standing("chao:turbine_rider+cryogem+electrogem+aerogem", i);
        struct game g = TABLE(me, .heroes = side.heroes);
        CHECK_EQ(atk(&g, me, "chao"), i == LEFT || i == RIGHT ? 6 : 4);
    }
}

TEST_BOTH(ash_peddler_takes_hush_money)
{
    CLAUSE("GB-501.6a");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "snack stun snack",
                          .foe_heroes = "wren:ash_peddler+pyrogem+terragem+nocturnagem noor imani "
                                        "pilar");
    DO(&g, "Play Snack");
    CHECK_EQ(hp(&g, me), 22);
    DO(&g, "Play Stun"); /* it has a star */
    CHECK_EQ(hp(&g, me), 20);
    /* What reacts to an action comes before its own effect: the snack is too late. */
    g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "snack", .hp = 1,
              .foe_heroes = "wren:ash_peddler+pyrogem+terragem+nocturnagem noor imani pilar");
    DO(&g, "Play Snack");
    CHECK_EQ(g.player[foe].wins, 1);
}

TEST_BOTH(forge_bull_burns_whom_it_blocks)
{
    struct game g = TABLE(me, .heroes = "carter chao:gull+aquagem+aerogem elaine greta",
                          .foe_heroes = "wren noor:forge_bull+pyrogem+terragem+caprogem imani "
                                        "pilar");
    DO(&g, attack_by(&g, "Gull"));
    DO(&g, "Deblend to block");
    CHECK_EQ(hp(&g, me), 17);
    CHECK_EQ(hp(&g, foe), 20);
    /* In whatever position. */
    g = TABLE(me, .heroes = "elaine greta chao:gull+aquagem+aerogem carter",
              .foe_heroes = "wren:forge_bull+pyrogem+terragem+caprogem noor imani pilar");
    DO(&g, attack_by(&g, "Gull"));
    DO(&g, "Deblend to block");
    CHECK_EQ(hp(&g, me), 17);
    /* Not when it is deblended otherwise. */
    g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "forced_deblend",
              .foe_heroes = "wren noor:forge_bull+pyrogem+terragem+caprogem imani pilar");
    DO(&g, "Play Forced Deblend");
    DO(&g, "Noor");
    CHECK_EQ(hp(&g, me), 20);
}

TEST_BOTH(shard_buster_lures_with_a_card)
{
    CLAUSE("GB-204.2a");
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao",
                          .foe_heroes = "wren noor:shard_buster+aquagem+terragem+cryogem+caprogem "
                                        "imani pilar");
    DO(&g, attack_by(&g, "Rufus"));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_LURE); /* before damage and blocks */
    DO(&g, "Draw a card");
    CHECK_EQ(g.player[me].hand.count, 1);
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    DO(&g, "Accept");
    CHECK_EQ(hp(&g, foe), 20);
}

TEST_BOTH(storm_weaver_aims_aside)
{
    CLAUSE("GB-204.4f");
    struct game g = TABLE(me,
                          .heroes = "rufus+pyrogem "
                                    "chao:storm_weaver+aquagem+electrogem+nocturnagem+aerogem "
                                    "elaine carter",
                          .foe_heroes = "wren greta:guard+terragem+cryogem "
                                        "noor:usher+nocturnagem+caprogem pilar");
    CHECK(CAN(&g, attack(&g, "Storm Weaver (6) at Wren (0) [Cl]")));
    CHECK(CAN(&g, attack(&g, "Storm Weaver (6) at Guard (4) [Cc]")));
    /* Both at Noor, on the foe's right: DEF 2 against each, and one block. */
    DO(&g, attack(&g, "Rufus (2) at Usher (2), Storm Weaver (6) at Usher (2) [LrCr]"));
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    CHECK_EQ(offers_in_all(&g), 3); /* either of them, or none */
    DO(&g, "Deblend to block the 0 damage of Rufus");
    CHECK_EQ(hp(&g, foe), 16); /* its DEF still counts against the other */
    /* From the side it may attack the center. */
    g = TABLE(me,
              .heroes = "chao:storm_weaver+aquagem+electrogem+nocturnagem+aerogem carter "
                        "elaine rufus",
              .foe_heroes = "wren greta noor pilar");
    CHECK(can_attack(&g, "[Lc]"));
    CHECK(can_attack(&g, "[Lr]"));
    CHECK(!can_attack(&g, "[Ll]"));
}

TEST_BOTH(horizon_gazer_returns_gems_at_once)
{
    CLAUSE("GB-501.3b");
    struct game g = TABLE(me,
                          .heroes = "kula+pyrogem greta elaine "
                                    "chao:horizon_gazer+pyrogem+aquagem+luminagem+aerogem",
                          .hand = "terragem prismagem", .deck = "rotate");
    DO(&g, "Scavenge");
    DO(&g, "Terragem");
    CHECK_EQ(kind_asked(&g), ASK_REACT); /* before the search */
    DO(&g, "Prelude of Light");
    CHECK_EQ(in_hand(&g, me, "terragem"), 1);
    CHECK_EQ(kind_asked(&g), ASK_DECK);
    DO(&g, "Rotate");
    CHECK_EQ(in_hand(&g, me, "rotate"), 1);
    /* Special gems are not basic. */
    g = TABLE(me,
              .heroes = "kula+pyrogem greta elaine "
                        "chao:horizon_gazer+pyrogem+aquagem+luminagem+aerogem",
              .hand = "prismagem");
    DO(&g, "Scavenge");
    DO(&g, "Prismagem");
    CHECK_EQ(kind_asked(&g), ASK_DECK);
}

TEST_BOTH(horizon_gazer_returns_seven_gems_a_turn)
{
    struct game g = TABLE(me,
                          .heroes = "carter greta elaine "
                                    "chao:horizon_gazer+pyrogem+aquagem+luminagem+aerogem",
                          .hand = "terragem");
    gb_count_use(&g, me, slot_of(&g, me, "chao"), card("horizon_gazer"), 6);
    gb_discard_from_hand(&g, me, card("terragem"));
    CHECK(gb_reactors(&g, me, &g.news[0]) != 0);
    gb_count_use(&g, me, slot_of(&g, me, "chao"), card("horizon_gazer"), 1);
    CHECK_EQ(gb_reactors(&g, me, &g.news[0]), 0);
}

TEST_BOTH(gourmet_guider_serves_invisible_gems)
{
    CLAUSE("GB-614.3", "GB-614.4b", "GB-614.2a");
    struct scene scene = {.heroes = "chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem "
                                    "carter elaine greta",
                          .hand = "usher coil burn_fowl",
                          .meter = "stun stun"};
    struct game g = table(me, scene);
    CHECK(CAN(&g, "Blend Carter (center) with Usher")); /* two stars, two gems */
    CHECK(!CAN(&g, "Burn Fowl"));
    DO(&g, "Blend Carter (center) with Usher");
    CHECK_EQ(g.player[me].hero[slot_of(&g, me, "carter")].gem_count, 0);
    CHECK(!CAN(&g, "Hand-Me-Down"));
    DO(&g, "Deblend Chao");
    CHECK_STRING(blend_of(&g, me, "carter"), ""); /* the gems are gone, and so is Usher */
    CHECK_EQ(in_discard(&g, me, "usher"), 1);
    scene.meter = "overtime stun stun"; /* five stars */
    scene.hand = "storm_weaver burn_fowl";
    g = table(me, scene);
    CHECK(CAN(&g, "Blend Carter (center) with Burn Fowl"));
    CHECK(!CAN(&g, "Storm Weaver")); /* at most 3 */
}

TEST_BOTH(dread_blader_takes_the_highest_written_stats)
{
    CLAUSE("GB-300.5g", "GB-624.1b");
    struct game g =
        TABLE(me, .heroes = "carter:dread_blader+pyrogem+electrogem+nocturnagem+caprogem "
                            "rufus elaine greta:guard+terragem+cryogem");
    CHECK_EQ(atk(&g, me, "carter"), 2); /* the locked ATK of Rufus */
    CHECK_EQ(def(&g, me, "carter"), 4); /* Guard's written DEF */
    g = TABLE(me, .heroes = "carter:dread_blader+pyrogem+electrogem+nocturnagem+caprogem "
                            "chao:stoker+pyrogem+caprogem elaine imani");
    DO(&g, "Stoke");
    CHECK_EQ(atk(&g, me, "chao"), 5);
    CHECK_EQ(atk(&g, me, "carter"), 3); /* without the bonus */
    g = TABLE(me, .heroes = "carter:dread_blader+pyrogem+electrogem+nocturnagem+caprogem "
                            "chao:dread_blader+pyrogem+electrogem+nocturnagem+caprogem elaine "
                            "imani");
    CHECK_EQ(atk(&g, me, "carter"), 0); /* another X counts as 0 */
}

TEST_BOTH(x_blades_see_inverted_stats)
{
    CLAUSE("GB-300.5g", "GB-624.1");
    static const char blader[] = "carter:dread_blader+pyrogem+electrogem+nocturnagem+caprogem "
                                 "wren:stoker+pyrogem+caprogem elaine greta:guard+terragem+cryogem";
    struct scene scene = {
        .heroes = blader, .hand = "invert", .foe_heroes = "rufus noor imani pilar"};
    struct game g = table(me, scene);
    CHECK_EQ(atk(&g, me, "carter"), 3); /* Stoker 3/1, Guard 0/4, Elaine 0/0 */
    CHECK_EQ(def(&g, me, "carter"), 4);
    DO(&g, attack_by(&g, "Dread Blader (3)"));
    DO(&g, "Play Invert");
    DO(&g, "Greta");
    CHECK_EQ(atk(&g, me, "carter"), 4); /* Guard 4/0 */
    CHECK_EQ(def(&g, me, "carter"), 1);
    CHECK_EQ(hp(&g, foe), 16);
    /* And its own written stats change places like anybody's. */
    g = table(me, scene);
    DO(&g, attack_by(&g, "Dread Blader (3)"));
    DO(&g, "Play Invert");
    DO(&g, "Carter");
    CHECK_EQ(atk(&g, me, "carter"), 4);
    CHECK_EQ(def(&g, me, "carter"), 3);
    CHECK_EQ(hp(&g, foe), 16);
}

TEST_BOTH(herd_necromancer_raises_a_blend)
{
    struct game g = TABLE(me,
                          .heroes = "carter:herd_necromancer+pyrogem+terragem+nocturnagem+"
                                    "caprogem greta elaine chao",
                          .discard = "usher pyrogem");
    DO(&g, "Raise the Herd");
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "Usher");
    CHECK_EQ(in_hand(&g, me, "usher"), 1);
    CHECK(!CAN(&g, "Raise the Herd"));
}

TEST_BOTH(orbit_juggler_attacks_again_after_a_rotation)
{
    struct scene scene = {.heroes = "chao:orbit_juggler+terragem+cryogem+electrogem+aerogem carter "
                                    "elaine greta",
                          .hand = "rotate",
                          .foe_heroes = "wren noor imani pilar"};
    struct game g = table(me, scene);
    DO(&g, "Play Rotate");
    DO(&g, "Clockwise");
    DO(&g, attack_by(&g, "Orbit Juggler"));
    CHECK_EQ(hp(&g, foe), 15);
    DO(&g, "Attack again");
    CHECK_EQ(hp(&g, foe), 10);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    g = table(me, scene);
    DO(&g, attack_by(&g, "Orbit Juggler"));
    no_timed_actions(&g);
    CHECK_EQ(hp(&g, foe), 15);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(toll_gatherer_taxes_draws)
{
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "quick_study",
                          .foe_heroes = "wren:toll_gatherer+pyrogem+terragem+nocturnagem+aerogem "
                                        "noor imani pilar");
    DO(&g, "Play Quick Study");
    CHECK_EQ(hp(&g, me), 18); /* one per card */
    DO(&g, "Terragem");
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(hp(&g, me), 18); /* not in the draw phase */
}

TEST_BOTH(phoenix_herald_rises_again)
{
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "forced_deblend",
                          .foe_heroes = "wren noor:phoenix_herald+pyrogem+terragem+luminagem+"
                                        "aerogem imani pilar");
    DO(&g, "Play Forced Deblend");
    DO(&g, "Noor");
    CHECK_EQ(asked(&g), foe);
    CHECK(CAN(&g, "Rise Again"));
    DO(&g, "Rise Again");
    CHECK_EQ(in_hand(&g, foe, "phoenix_herald"), 1);
    g = TABLE(me, .heroes = "carter:phoenix_herald+pyrogem+terragem+luminagem+aerogem greta elaine "
                            "chao");
    DO(&g, "Deblend Carter"); /* only in an opponent's turn */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(in_discard(&g, me, "phoenix_herald"), 1);
}

TEST_BOTH(ion_banger_reacts_to_own_pain_from_the_back)
{
    struct game g = TABLE(me,
                          .heroes = "juno+pyrogem carter elaine "
                                    "chao:ion_banger+pyrogem+terragem+electrogem+nocturnagem+"
                                    "caprogem",
                          .hand = "pain_trade pain_trade pain_trade");
    DO(&g, "Blood Bargain");
    CHECK_EQ(hp(&g, foe), 18);
    for (int i = 0; i < 3; i++)
        DO(&g, "Play Pain Trade");
    CHECK_EQ(hp(&g, foe), 14); /* three times */
    g = TABLE(me, .heroes = "juno+pyrogem "
                            "chao:ion_banger+pyrogem+terragem+electrogem+nocturnagem+caprogem "
                            "elaine carter");
    DO(&g, "Blood Bargain");
    CHECK_EQ(hp(&g, foe), 20);
}

TEST_BOTH(mantis_slasher_shreds_the_deck)
{
    struct game g = TABLE(me,
                          .heroes = "carter chao:mantis_slasher+aquagem+terragem+electrogem+"
                                    "nocturnagem+aerogem elaine greta",
                          .foe_heroes = "wren noor imani pilar");
    int before = g.player[foe].deck.count;
    DO(&g, attack_by(&g, "Mantis Slasher"));
    CHECK_EQ(hp(&g, foe), 12);
    CHECK_EQ(g.player[foe].deck.count, before - 5); /* 8 damage, at most 5 cards */
    g = TABLE(me,
              .heroes = "carter chao:mantis_slasher+aquagem+terragem+electrogem+nocturnagem+"
                        "aerogem elaine greta",
              .foe_heroes = "wren noor:guard+terragem+cryogem imani pilar");
    before = g.player[foe].deck.count;
    DO(&g, attack_by(&g, "Mantis Slasher"));
    DO(&g, "Accept");
    CHECK_EQ(hp(&g, foe), 17);
    CHECK_EQ(g.player[foe].deck.count, before - 3);
}

TEST_BOTH(avalanche_bringer_weakens_a_defense)
{
    CLAUSE("GB-605.1b", "GB-605.1c");
    struct game g = TABLE(me,
                          .heroes = "carter:avalanche_bringer+aquagem+terragem+cryogem+luminagem+"
                                    "caprogem greta elaine chao",
                          .foe_heroes = "wren noor:guard+terragem+cryogem imani pilar");
    DO(&g, "Whiteout");
    CHECK(!CAN(&g, "Pilar"));
    DO(&g, "Noor");
    CHECK_EQ(def(&g, foe, "noor"), 2);
    end_turn(&g);
    CHECK_EQ(def(&g, foe, "noor"), 5);
    g = TABLE(me,
              .heroes = "carter:avalanche_bringer+aquagem+terragem+cryogem+luminagem+caprogem "
                        "greta elaine chao",
              .foe_heroes = "wren noor imani pilar");
    DO(&g, "Whiteout");
    DO(&g, "Noor");
    CHECK_EQ(def(&g, foe, "noor"), 0); /* not below */
}

TEST_BOTH(carousel_emperor_rotates_twice)
{
    struct game g = TABLE(me, .heroes = "carter:carousel_emperor+terragem+cryogem+electrogem+"
                                        "luminagem+aerogem greta elaine chao");
    for (int i = 0; i < 2; i++) {
        DO(&g, "Grand Finale");
        DO(&g, "Clockwise");
    }
    CHECK_EQ(place_of(&g, me, "carter"), RIGHT);
    CHECK(!CAN(&g, "Grand Finale"));
}

TEST_BOTH(sunrise_conductor_equips_two_heroes)
{
    struct game g = TABLE(me,
                          .heroes = "carter:sunrise_conductor+pyrogem+aquagem+terragem+luminagem+"
                                    "aerogem greta elaine chao",
                          .hand = "pyrogem aquagem cryogem");
    DO(&g, "Crescendo");
    DO(&g, "Pyrogem onto Greta");
    CHECK(!CAN(&g, "Aquagem onto Greta")); /* different heroes */
    DO(&g, "Aquagem onto Chao");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    DO(&g, "Cryogem onto Greta"); /* the allotted gem */
    CHECK_EQ(g.player[me].hand.count, 0);
}

TEST_BOTH(doom_collector_collects)
{
    CLAUSE("GB-302.5c", "GB-609.1a");
    struct scene scene = {.heroes = "carter:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                                    "aerogem greta elaine chao",
                          .hand = "forced_deblend",
                          .foe_heroes = "wren imani:hornet+terragem+aerogem chao pilar"};
    struct game g = table(me, scene);
    DO(&g, "Play Forced Deblend");
    DO(&g, "Imani");
    CHECK_EQ(hp(&g, foe), 18);
    g = table(me, scene);
    end_turn(&g);
    DO(&g, "Deblend Imani"); /* by the foe's own choice just the same */
    CHECK_EQ(hp(&g, foe), 18);
}

TEST_BOTH(the_lure_may_be_declined)
{
    CLAUSE("GB-204.2a");
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao",
                          .foe_heroes = "wren noor:shard_buster+aquagem+terragem+cryogem+caprogem "
                                        "imani pilar");
    DO(&g, attack_by(&g, "Rufus"));
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, OPTION(PASS));
    CHECK_EQ(g.player[me].hand.count, 0);
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
}
