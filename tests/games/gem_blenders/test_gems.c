/* test_gems.c - gems that can be several types, invisible gems and what depends on them (GB-614,
 * GB-625), and what searches and discards offer. */
#include "games/gem_blenders/table.h"

/* Gems of one hero, a blend of the hand, and whether they pay for it. */
struct paying {
    const char *gems, *blend;
    bool pays;
};

static void check_paying(int me, const char *back, const struct paying *cases, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char heroes[160];
        snprintf(heroes, sizeof heroes, "carter%s greta elaine %s", cases[i].gems, back);
        struct game g = TABLE(me, .heroes = heroes,
                              .hand = "usher sparker toxic_ram burn_fowl reflector hail_dominator");
        CHECK_EQ(CAN(&g, cases[i].blend), cases[i].pays);
    }
}

TEST_BOTH(magnet_counts_electrogems_exactly)
{
    CLAUSE("GB-614.4a", "GB-625.1");
    static const struct paying cases[] = {
        {"+electrogem+electrogem", "Usher", true},      /* both as something else */
        {"+electrogem", "Usher", false},                /* one is not two */
        {"+electrogem+caprogem", "Usher", true},        /* one as a Nocturnagem */
        {"+electrogem+electrogem", "Sparker", true},    /* one as itself, one as a Pyrogem */
        {"+electrogem+electrogem", "Toxic Ram", false}, /* as itself, and two others are missing */
        {"+electrogem+electrogem+electrogem", "Toxic Ram", true},
        {"+electrogem+electrogem+electrogem", "Burn Fowl", false}, /* at most two */
        {"+electrogem+electrogem+electrogem+electrogem", "Burn Fowl", false},
        {"+prismagem+electrogem+electrogem", "Burn Fowl", true},
    };
    check_paying(me, "chao:magnet+terragem+electrogem", cases, sizeof cases / sizeof *cases);
    /* Two of them, with Devin: two Electrogems each. */
    struct game g = TABLE(me,
                          .heroes = "carter+electrogem+electrogem+electrogem "
                                    "greta:magnet+terragem+electrogem devin+pyrogem "
                                    "chao:magnet+terragem+electrogem",
                          .hand = "burn_fowl");
    CHECK(CAN(&g, "Burn Fowl"));
}

TEST_BOTH(an_emberfrost_gem_pays_once)
{
    CLAUSE("GB-625.1");
    static const struct paying cases[] = {
        {"+emberfrost_gem+aquagem", "Reflector", true}, /* as a Cryogem */
        {"+emberfrost_gem+electrogem", "Sparker", true},
        {"+emberfrost_gem+caprogem", "Hail Dominator", false}, /* no Terragem */
        {"+emberfrost_gem+prismagem", "Hail Dominator", false},
        {"+emberfrost_gem+prismagem+caprogem", "Hail Dominator", true},
        {"+emberfrost_gem+cryogem", "Reflector", false}, /* no Aquagem */
    };
    check_paying(me, "chao", cases, sizeof cases / sizeof *cases);
}

TEST_BOTH(ice_creamer_counts_what_gems_can_be)
{
    CLAUSE("GB-625.1", "GB-614.2");
    static const struct {
        const char *others;
        int types;
    } cases[] = {
        {"carter+emberfrost_gem greta elaine", 1},
        {"carter+emberfrost_gem greta+pyrogem elaine", 2},         /* then it is a Cryogem */
        {"carter+emberfrost_gem greta+cryogem elaine", 2},         /* a Pyrogem */
        {"carter+emberfrost_gem greta+cryogem elaine+pyrogem", 2}, /* nothing new */
        {"carter+prismagem+pyrogem greta+pyrogem elaine+terragem", 3},
        {"carter:bishop+prismagem+luminagem greta elaine", 2}, /* in use as a Pyrogem */
        {"carter:bishop+emberfrost_gem+luminagem greta+cryogem elaine", 3},
        {"carter:guard+emberfrost_gem+terragem greta+pyrogem elaine", 3},
        {"carter+emberfrost_gem greta+aquagem elaine", 2},
        {"carter+electrogem greta+electrogem elaine", 1},
        {"carter+electrogem+electrogem elaine greta:magnet+terragem+electrogem", 4},
        {"carter+electrogem elaine greta:magnet+terragem+electrogem", 3},
        {"carter elaine+electrogem+electrogem+electrogem greta:magnet+terragem+electrogem", 4},
        {"carter:sparker+electrogem+electrogem elaine greta:magnet+terragem+electrogem", 3},
        {"greta elaine carter", 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char heroes[200];
        snprintf(heroes, sizeof heroes, "chao:ice_creamer+aquagem+terragem+cryogem %s",
                 cases[i].others);
        struct game g = TABLE(me, .heroes = heroes);
        CHECK_EQ(atk(&g, me, "chao"), 3 + cases[i].types);
    }
    /* Invisible gems are types, too: a star gives each other hero of Gourmet Guider one. */
    struct scene scene = {.heroes = "chao:ice_creamer+aquagem+terragem+cryogem carter elaine "
                                    "greta:gourmet_guider+pyrogem+aquagem+terragem+luminagem",
                          .meter = "snack"};
    struct game g = table(me, scene);
    CHECK_EQ(atk(&g, me, "chao"), 3 + 4); /* four of Greta's own */
    scene.heroes = "chao:ice_creamer+aquagem+terragem+cryogem carter elaine+aquagem "
                   "greta:bishop+pyrogem+luminagem";
    g = table(me, scene);
    CHECK_EQ(atk(&g, me, "chao"), 3 + 3);
}

TEST_BOTH(every_basic_type_counts_for_ice_creamer)
{
    CLAUSE("GB-625.1");
    for (int gem = FIRST_GEM; gem < FIRST_SPECIAL; gem++) {
        char heroes[120];
        snprintf(heroes, sizeof heroes,
                 "chao:ice_creamer+aquagem+terragem+cryogem carter+%s greta+%s elaine",
                 gb_card(gem)->id, gb_card(gem)->id);
        struct game g = TABLE(me, .heroes = heroes);
        CHECK_EQ(atk(&g, me, "chao"), 3 + 1);
    }
}

TEST_BOTH(pack_ice_counts_gems_that_can_be_cryogems)
{
    CLAUSE("GB-625.1", "GB-625.1a");
    static const struct {
        const char *others;
        int heroes;
    } cases[] = {
        {"carter+emberfrost_gem greta+prismagem elaine+pyrogem", 2},
        {"carter:bishop+emberfrost_gem+luminagem greta elaine", 0}, /* in use as a Pyrogem */
        {"carter+electrogem greta elaine:magnet+terragem+electrogem", 1},
        {"carter:sparker+electrogem+electrogem greta elaine:magnet+terragem+electrogem", 0},
        {"carter:coil+cryogem+electrogem greta elaine", 1}, /* the blend's own Cryogem is one */
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char heroes[200];
        snprintf(heroes, sizeof heroes, "chao:berg_inflicter+aquagem+cryogem+caprogem %s",
                 cases[i].others);
        struct game g = TABLE(me, .heroes = heroes);
        CHECK_EQ(atk(&g, me, "chao"), 4 + cases[i].heroes);
    }
}

TEST_BOTH(gourmet_guider_serves_by_stars)
{
    CLAUSE("GB-614.4b", "GB-300.5f");
    static const char guider[] = "chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem";
    static const char *const meters[] = {"snack", "stun", "cancel", "overtime", "overtime stun"};
    static const int gems[] = {0, 1, 2, 3, 3};
    for (int i = 0; i < 5; i++) {
        char heroes[120];
        snprintf(heroes, sizeof heroes, "%s carter rufus elaine", guider);
        struct game g =
            TABLE(me, .heroes = heroes, .meter = meters[i], .hand = "usher burn_fowl storm_weaver");
        CHECK_EQ(CAN(&g, "Blend Carter (center) with Usher"), gems[i] >= 2);
        CHECK_EQ(CAN(&g, "Blend Carter (center) with Burn Fowl"), gems[i] >= 3);
        CHECK(!CAN(&g, "Blend Carter (center) with Storm Weaver"));
        CHECK_EQ(atk(&g, me, "rufus"), gems[i] ? 2 : 0); /* one activates */
        CHECK_EQ(def(&g, me, "rufus"), gems[i] ? 1 : 0);
    }
    /* Two of them give twice as many, at most 3, and each gives the other one some. */
    struct game g = TABLE(me,
                          .heroes = "chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem carter "
                                    "greta:gourmet_guider+pyrogem+aquagem+terragem+luminagem "
                                    "elaine",
                          .meter = "stun", .hand = "usher burn_fowl");
    CHECK(CAN(&g, "Blend Carter (center) with Usher"));
    CHECK(!CAN(&g, "Burn Fowl"));
}

TEST_BOTH(a_meter_of_nine_cards_without_a_star_serves_nothing)
{
    CLAUSE("GB-614.4b", "GB-303.4");
    for (int foe_hp = FIRST_ACTION; foe_hp < FIRST_GEM; foe_hp++) { /* whatever the foe has */
        struct game g =
            TABLE(me,
                  .heroes = "chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem "
                            "carter rufus elaine",
                  .meter = "snack snack snack rotate rotate rotate switch switch switch",
                  .hand = "usher", .foe_hp = foe_hp);
        CHECK(!CAN(&g, "Usher"));
        CHECK_EQ(atk(&g, me, "rufus"), 0);
    }
}

TEST_BOTH(the_gems_of_a_side_are_those_of_four_heroes)
{
    CLAUSE("GB-300.2");
    static const char *const fourth[] = {"carter", "greta:magnet+terragem+electrogem"};
    for (int i = 0; i < 2; i++) { /* also where a Magnet changes what they can be */
        char heroes[100];
        struct gems gems[POSITIONS + 1], untouched;
        snprintf(heroes, sizeof heroes, "rufus+pyrogem chao+aquagem elaine+cryogem %s | kula",
                 fourth[i]);
        struct game g = TABLE(me, .heroes = heroes);
        memset(gems, 0x55, sizeof gems);
        untouched = gems[POSITIONS];
        gb_all_gems(&g, me, gems);
        CHECK_EQ(gems[LEFT].fixed, Pyrogem);
        CHECK_EQ(gems[CENTER].fixed, Aquagem);
        CHECK_EQ(gems[RIGHT].fixed, Cryogem);
        CHECK_EQ(gems[BACK].electro, i);
        CHECK(!memcmp(&gems[POSITIONS], &untouched, sizeof untouched));
    }
}

TEST_BOTH(horns_wake_devin_and_devin_frees_horns)
{
    CLAUSE("GB-300.5f", "GB-614.2", "GB-500.8b");
    struct scene scene = {.heroes = "dexter+pyrogem devin carter bram+pyrogem",
                          .hand = "snack aquagem"};
    struct game g = table(me, scene);
    CHECK(CAN(&g, "Back Office")); /* Bram's horn activates Devin, who frees Dexter */
    scene.heroes = "dexter+pyrogem devin carter bram"; /* Bram has no gem */
    g = table(me, scene);
    CHECK(!CAN(&g, "Back Office"));
    scene.heroes = "dexter+pyrogem carter devin bram+pyrogem"; /* Devin is not in the center */
    g = table(me, scene);
    CHECK(!CAN(&g, "Back Office"));
    scene.heroes = "bram+pyrogem kula devin+pyrogem carter"; /* Bram in front, freed by Devin */
    g = table(me, scene);
    CHECK(CAN(&g, "Scavenge"));
    scene.heroes = "bram+pyrogem kula devin carter";
    g = table(me, scene);
    CHECK(!CAN(&g, "Scavenge"));
    scene.heroes = "carter elaine+terragem greta bram+pyrogem"; /* one Caprogem, for one hero */
    scene.hand = "mountaineer stoker";
    g = table(me, scene);
    CHECK(CAN(&g, "Mountaineer"));
    CHECK(!CAN(&g, "Stoker"));
    scene.heroes = "elaine+terragem carter greta bram+pyrogem";
    g = table(me, scene);
    CHECK(!CAN(&g, "Mountaineer"));
}

TEST_BOTH(coils_add_up)
{
    CLAUSE("GB-605.1");
    struct game g = TABLE(me, .heroes = "greta:coil+cryogem+electrogem carter devin+pyrogem "
                                        "chao:coil+cryogem+electrogem");
    CHECK_EQ(atk(&g, me, "carter"), 4);
    CHECK_EQ(atk(&g, me, "greta"), 2);
    g = TABLE(me, .heroes = "gideon+pyrogem chao:reflector+aquagem+cryogem carter greta+pyrogem");
    DO(&g, "Hero Mirror");
    DO(&g, "Gideon");
    CHECK_EQ(def(&g, me, "carter"), 2); /* two walls */
    CHECK_EQ(def(&g, me, "gideon"), 1 + 1);
    CHECK_EQ(def(&g, me, "chao"), 2 + 1);
    CHECK_EQ(def(&g, me, "greta"), 1 + 1); /* at the back: its own only */
}

TEST_BOTH(signal_flare_fires_up_to_three)
{
    struct scene scene = {.heroes = "carter:flare_launcher+pyrogem+luminagem+aerogem greta elaine "
                                    "chao",
                          .hand = "pyrogem aerogem aerogem terragem"};
    for (int fired = 0; fired <= 2; fired++) {
        struct game g = table(me, scene);
        DO(&g, "Signal Flare");
        CHECK_EQ(offers_in_all(&g), 4); /* three kinds, or no more */
        for (int i = 0; i < fired; i++)
            DO(&g, i == 0 ? "Terragem" : "Aerogem");
        DO(&g, "No more");
        CHECK_EQ(kind_asked(&g), ASK_PLAY);
        CHECK_EQ(hp(&g, foe), 20 - fired);
        CHECK_EQ(g.player[me].hand.count, 4 - fired);
        CHECK(!CAN(&g, "Signal Flare"));
    }
    scene.hand = "aerogem"; /* the last one: nobody is asked for more */
    struct game g = table(me, scene);
    DO(&g, "Signal Flare");
    DO(&g, "Aerogem");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 19);
}

/* However large the hand is, no card of the deck is among those that may be discarded. */
TEST_BOTH(a_large_hand_is_not_mixed_up_with_the_deck)
{
    CLAUSE("GB-402.3", "GB-402.4a");
    char hand[400] = "aerogem aerogem";
    for (int i = 0; i < 30; i++)
        strcat(hand, " pyrogem");
    struct game g = TABLE(me,
                          .heroes = "carter:flare_launcher+pyrogem+luminagem+aerogem greta elaine "
                                    "chao",
                          .hand = hand);
    CHECK(in_deck(&g, me, "terragem"));
    DO(&g, "Signal Flare");
    CHECK_EQ(offers_in_all(&g), 3);
    DO(&g, "Aerogem");
    CHECK_EQ(offers_in_all(&g), 2); /* the other one, or no more */
}

TEST_BOTH(shred_ink_and_spill_stop_at_the_end_of_the_deck)
{
    CLAUSE("GB-403.3");
    struct game g = TABLE(me,
                          .heroes = "carter chao:mantis_slasher+aquagem+terragem+electrogem+"
                                    "nocturnagem+aerogem elaine greta",
                          .hand = "spill", .foe_left = 4, .foe_heroes = "wren noor imani pilar");
    DO(&g, "Play Spill");
    CHECK_EQ(g.player[foe].deck.count, 1);
    DO(&g, attack_by(&g, "Mantis Slasher"));
    CHECK_EQ(g.player[foe].deck.count, 0);
    CHECK_EQ(hp(&g, foe), 12); /* no damage for cards that are not there: nobody drew */
}

TEST_BOTH(each_different_card_of_a_discard_is_offered_once)
{
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "salvage",
                          .discard = "usher usher guard bishop cone gull hornet electron magnet "
                                     "ghost reflector virus mountaineer anchor stoker guard");
    DO(&g, "Play Salvage");
    CHECK_EQ(offers_in_all(&g), 14);
    DO(&g, "Usher");
    CHECK_EQ(in_hand(&g, me, "usher"), 1);
    CHECK_EQ(in_discard(&g, me, "usher"), 1);
    CHECK_EQ(in_discard(&g, me, "guard"), 2);
}

TEST_BOTH(a_search_shows_the_deck_sorted)
{
    CLAUSE("GB-619.1", "GB-403.2");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "gem_finder",
                          .deck = "aerogem pyrogem cryogem aerogem usher");
    DO(&g, "Play Gem Finder");
    struct question q = question_of(&g, me);
    CHECK_EQ(q.count, 4 + 1); /* Pyrogem, Terragem, Cryogem, Aerogem; or none */
    for (int i = 1; i < q.count - 1; i++)
        CHECK(q.options[i - 1].a < q.options[i].a);
    CHECK_EQ(q.options[q.count - 1].verb, PASS);
}

TEST_BOTH(a_rotation_is_answered_with_one_or_nought)
{
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "rotate rotate");
    DO(&g, "Play Rotate");
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, OPTION(ROTATE, 1)); /* as records keep it */
    CHECK_EQ(place_of(&g, me, "carter"), CENTER);
    DO(&g, "Play Rotate");
    DO(&g, OPTION(ROTATE, 0));
    CHECK_EQ(place_of(&g, me, "carter"), LEFT);
}

TEST_BOTH(blends_fall_in_every_position)
{
    CLAUSE("GB-302.6", "GB-501.3c");
    for (int i = 0; i < POSITIONS; i++) {
        struct side side = standing("carter:guard+terragem+cryogem", i);
        struct game g = TABLE(me, .heroes = side.heroes, .hand = "gem_transfer");
        DO(&g, "Play Gem Transfer");
        DO(&g, OPTION(MOVE_GEM, GEM_cryogem, i, (i + 1) % POSITIONS));
        CHECK_STRING(blend_of(&g, me, "carter"), "");
    }
}

TEST_BOTH(no_gem_no_damage)
{
    CLAUSE("GB-501.3a", "GB-615.1");
    struct game g = TABLE(me,
                          .heroes = "carter:flare_launcher+pyrogem+luminagem+aerogem "
                                    "chao:gull+aquagem+aerogem elaine greta",
                          .hand = "pyrogem");
    DO(&g, "Signal Flare");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "No more", &story.listener);
    CHECK(!strstr(story.text, "damage"));
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* nothing was inflicted that Gull could add to */
}

TEST_BOTH(mirrored_horns_serve_the_center)
{
    CLAUSE("GB-614.2", "GB-300.5f");
    /* Bram in the center, and three Reflectors that have Bram's effect: one stands in the back. */
    struct game g = TABLE(me,
                          .heroes = "carter:reflector+aquagem+cryogem bram+terragem "
                                    "greta:reflector+aquagem+cryogem "
                                    "chao:reflector+aquagem+cryogem",
                          .hand = "mountaineer");
    static const char *const mirrors[] = {"Hero Mirror of Carter", "Hero Mirror of Greta",
                                          "Hero Mirror of Chao"};
    for (int i = 0; i < 3; i++) {
        CHECK(!CAN(&g, "Mountaineer")); /* the one in the back is the last */
        DO(&g, mirrors[i]);
        DO(&g, "Bram");
    }
    DO(&g, "Blend Bram (center) with Mountaineer");
    CHECK_STRING(blend_of(&g, me, "bram"), "mountaineer");
}

TEST_BOTH(pack_ice_counts_the_others_wherever_they_stand)
{
    static const char berg[] = "chao:berg_inflicter+aquagem+cryogem+caprogem";
    static const char *const others[] = {"carter", "greta", "elaine", "rufus"};
    for (int at = 0; at < POSITIONS; at++)
        for (int with = 0; with < POSITIONS; with++) { /* one other hero has a Cryogem */
            char heroes[160];
            size_t length = 0;
            for (int i = 0; i < POSITIONS; i++)
                length += (size_t)snprintf(heroes + length, sizeof heroes - length, "%s%s ",
                                           i == at ? berg : others[i],
                                           i == with && i != at ? "+cryogem" : "");
            struct game g = TABLE(me, .heroes = heroes);
            CHECK_EQ(atk(&g, me, "chao"), 4 + (with != at));
        }
}

TEST_BOTH(a_known_hand_fires_equal_gems)
{
    struct game g = TABLE(me,
                          .heroes = "carter:flare_launcher+pyrogem+luminagem+aerogem greta elaine "
                                    "chao",
                          .hand = "recycle", .discard = "pyrogem pyrogem");
    DO(&g, "Play Recycle");
    DO(&g, "Pyrogem");
    DO(&g, "Pyrogem");
    DO(&g, "Signal Flare");
    DO(&g, "Pyrogem");
    CHECK_EQ(kind_asked(&g), ASK_HAND); /* all know that there is another one */
    DO(&g, "Pyrogem");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 18);
}

/* --- Effects that look at the others, from every position and at every position. --- */

/* Four heroes: one, another one, and Greta and Imani in the places that are left. */
static struct side two_standing(const char *hero, int at, const char *other, int there)
{
    static const char *const rest[] = {"greta", "imani"};
    struct side side;
    size_t length = 0;
    for (int i = 0, next = 0; i < POSITIONS; i++)
        length += (size_t)snprintf(side.heroes + length, sizeof side.heroes - length, "%s ",
                                   i == at      ? hero
                                   : i == there ? other
                                                : rest[next++]);
    CHECK(length < sizeof side.heroes);
    return side;
}

TEST_BOTH(who_looks_at_the_others_looks_at_all_of_them)
{
    CLAUSE("GB-400.2", "GB-624.1b");
    for (int at = 0; at < POSITIONS; at++)
        for (int there = 0; there < POSITIONS; there++) {
            if (at == there)
                continue;
            struct side side = two_standing("chao:ice_creamer+aquagem+terragem+cryogem", at,
                                            "carter+pyrogem+aerogem", there);
            struct game g = TABLE(me, .heroes = side.heroes);
            CHECK_EQ(atk(&g, me, "chao"), 3 + 2);
            side = two_standing("chao:dread_blader+pyrogem+electrogem+nocturnagem+caprogem", at,
                                "carter:hornet+terragem+aerogem", there);
            g = TABLE(me, .heroes = side.heroes);
            CHECK_EQ(atk(&g, me, "chao"), 6); /* Hornet's */
            CHECK_EQ(def(&g, me, "chao"), 1); /* Greta's, though locked */
            side = two_standing("chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem", at,
                                "rufus", there);
            g = TABLE(me, .heroes = side.heroes, .meter = "stun");
            CHECK_EQ(atk(&g, me, "rufus"), 2); /* activated by an invisible gem */
            side = two_standing("chao:guard+terragem+cryogem", at, "carter:cone+luminagem+aerogem",
                                there);
            g = TABLE(me, .heroes = side.heroes);
            CHECK_EQ(def(&g, me, "chao"), 4); /* not the only one */
            DO(&g, "Deblend Carter");
            CHECK_EQ(def(&g, me, "chao"), 5);
            side = two_standing("gideon+pyrogem", at, "carter", there);
            g = TABLE(me, .heroes = side.heroes);
            CHECK_EQ(def(&g, me, "carter"), at != BACK && there != BACK);
            side = two_standing("devin+pyrogem", at, "dexter+pyrogem", there);
            g = TABLE(me, .heroes = side.heroes, .hand = "snack aquagem");
            CHECK(CAN(&g, "Back Office")); /* in any position */
            side = two_standing("chao:coil+cryogem+electrogem", at, "carter", there);
            g = TABLE(me, .heroes = side.heroes);
            CHECK_EQ(atk(&g, me, "carter"), at == BACK && there == CENTER ? 2 : 0);
        }
}

TEST_BOTH(gems_are_fired_in_one_order_only)
{
    struct game g = TABLE(me,
                          .heroes = "carter:flare_launcher+pyrogem+luminagem+aerogem greta elaine "
                                    "chao",
                          .hand = "pyrogem terragem aerogem aerogem");
    DO(&g, "Signal Flare");
    DO(&g, "Terragem");
    CHECK(!CAN(&g, "Pyrogem")); /* that would be the same set of gems */
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, "Aerogem");
    CHECK(CAN(&g, "Aerogem"));
}
