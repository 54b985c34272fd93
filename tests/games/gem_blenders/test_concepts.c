/* test_concepts.c - heroes, gems, blends and actions (GB-300 to GB-303), activation gems (GB-600).
 */
#include "games/gem_blenders/table.h"

static const char plain[] = "carter greta elaine chao";

TEST(cards_have_what_their_kind_has)
{
    CLAUSE("GB-300.4", "GB-302.2", "GB-302.2a", "GB-301.5");
    for (int i = 1; i < CARDS; i++) {
        const struct card *face = gb_card(i);
        CHECK(face->name[0] && face->text[0]);
        if (gb_is_hero(i)) {
            CHECK(gb_printed[i].level >= 2 && gb_printed[i].level <= 5);
            CHECK(gb_effect_names[i][0]);
        }
        if (gb_is_blend(i)) {
            int gems = 1;
            for (const char *c = face->owner; *c; c++)
                gems += *c == '+';
            CHECK_EQ(gb_printed[i].level, gems); /* LV is the number of gems */
            CHECK(gb_effect_names[i][0]);
        }
        if (gb_is_gem(i))
            CHECK(gb_printed[i].types);
    }
    CHECK_EQ(gb_printed[BLEND_usher].level, 2);
    CHECK_EQ(CARDS - 1, 121);
}

TEST(no_two_blends_share_a_requirement)
{
    for (int i = FIRST_BLEND; i < FIRST_ACTION; i++)
        for (int j = FIRST_BLEND; j < i; j++)
            CHECK(gb_printed[i].types != gb_printed[j].types);
}

TEST_BOTH(an_activation_gem_unlocks_stats_and_effects)
{
    CLAUSE("GB-300.5", "GB-300.5a", "GB-300.5b", "GB-300.5c", "GB-300.5d", "GB-500.2", "GB-500.2b",
           "GB-600.1", "GB-600.1a");
    struct game g = TABLE(me, .heroes = "rufus juno elaine chao", .hand = "caprogem");
    CHECK_EQ(atk(&g, me, "rufus") + def(&g, me, "rufus"), 0);
    CHECK(!CAN(&g, "Blood Bargain"));
    DO(&g, "Caprogem onto Juno");
    DO(&g, "Blood Bargain"); /* in the same turn, with any type */
    CHECK_EQ(gems_of(&g, me, "juno", "caprogem"), 1);
    end_turn(&g);
    end_turn(&g);
    CHECK(CAN(&g, "Blood Bargain")); /* and for good */
    g = TABLE(me, .heroes = "rufus+aerogem+pyrogem juno elaine chao");
    CHECK_EQ(atk(&g, me, "rufus"), 2); /* more than one serves as well */
    CHECK_EQ(def(&g, me, "rufus"), 1);
}

TEST_BOTH(an_invisible_gem_unlocks_stats)
{
    CLAUSE("GB-300.5f", "GB-614.2");
    struct game g = TABLE(me, .heroes = "carter rufus elaine bram+pyrogem", .hand = "switch",
                          .foe_heroes = "wren noor imani pilar");
    CHECK_EQ(atk(&g, me, "rufus"), 2); /* the Caprogem that Bram lends to the center */
    CHECK_EQ(def(&g, me, "rufus"), 1);
    DO(&g, attack_by(&g, "Rufus (2)"));
    DO(&g, "Go on");
    CHECK_EQ(hp(&g, foe), 18);
    DO(&g, "Play Switch");
    DO(&g, "Switch Carter (left) and Rufus");
    CHECK_EQ(atk(&g, me, "rufus") + def(&g, me, "rufus"), 0);
}

TEST_BOTH(an_activation_ends_with_the_last_gem)
{
    CLAUSE("GB-300.5e");
    struct game g = TABLE(me, .heroes = "rufus+pyrogem+aerogem greta elaine chao",
                          .hand = "gem_transfer gem_transfer");
    DO(&g, "Play Gem Transfer");
    DO(&g, "Pyrogem from Rufus (left) to Chao");
    DO(&g, "No more");
    CHECK_EQ(atk(&g, me, "rufus"), 2);
    DO(&g, "Play Gem Transfer");
    DO(&g, "Aerogem from Rufus (left) to Chao");
    CHECK_EQ(atk(&g, me, "rufus"), 0);
}

TEST_BOTH(a_blended_hero_keeps_name_and_level_only)
{
    CLAUSE("GB-300.6", "GB-300.6a", "GB-302.8", "GB-302.8a", "GB-500.1");
    struct game g = TABLE(me, .heroes = "carter+nocturnagem+caprogem greta elaine chao", .turns = 1,
                          .hand = "usher");
    CHECK(CAN(&g, "Spoiled"));
    DO(&g, "Blend Carter (left) with Usher");
    CHECK(!CAN(&g, "Spoiled")); /* Carter's own effect is lost */
    CHECK(CAN(&g, "Destiny Wave"));
    CHECK_EQ(atk(&g, me, "carter"), 1);
    CHECK_EQ(def(&g, me, "carter"), 2);
    json_t *seen = view_of(&g, foe);
    const json_t *hero = json_array_get(json_object_get(seen, "field"), me ? 4 : 0);
    CHECK_STRING(json_string_value(json_object_get(hero, "hero")), "carter");
    CHECK_EQ(json_integer_value(json_object_get(hero, "level")), 5);
    json_decref(seen);
}

TEST_BOTH(an_effect_costs_nothing_but_what_it_says)
{
    CLAUSE("GB-300.8a", "GB-300.8");
    struct game g = TABLE(me, .heroes = "fitch+pyrogem greta elaine chao");
    DO(&g, "Open Bar");
    CHECK_EQ(hp(&g, me), 20);
    CHECK_EQ(gems_of(&g, me, "fitch", "pyrogem"), 1);
    CHECK_EQ(g.player[me].discard.count, 0);
}

TEST_BOTH(gems_are_not_limited_on_a_hero)
{
    CLAUSE("GB-301.4", "GB-301.4a", "GB-301.4b", "GB-301.4c", "GB-302.3b");
    struct game g = TABLE(me,
                          .heroes = "hickory+nocturnagem+caprogem+luminagem+pyrogem+pyrogem greta "
                                    "elaine chao",
                          .hand = "usher pyrogem");
    DO(&g, "Blend Hickory (left) with Usher"); /* more gems than required, and than Hickory's LV */
    DO(&g, "Pyrogem onto Hickory");
    CHECK_EQ(gems_of(&g, me, "hickory", "pyrogem"), 3);
    CHECK_STRING(blend_of(&g, me, "hickory"), "usher");
}

TEST_BOTH(equipped_gems_stay_where_they_are)
{
    CLAUSE("GB-301.3", "GB-611.3", "GB-404.3");
    struct game g = TABLE(me, .heroes = "carter+pyrogem greta elaine chao", .hand = "usher");
    CHECK_EQ(offers_in_all(&g),
             7 + 1); /* attacks and the end: no gem moves, no card is discarded */
}

TEST_BOTH(blending_has_three_requirements)
{
    CLAUSE("GB-302.3", "GB-302.5b");
    struct game g = TABLE(me,
                          .heroes = "carter:cone+luminagem+aerogem+nocturnagem+caprogem "
                                    "chao+nocturnagem elaine+nocturnagem+caprogem tobias",
                          .hand = "usher storm_weaver");
    CHECK(!CAN(&g, "Blend Carter")); /* blended already */
    CHECK(!CAN(&g, "Blend Chao"));   /* a gem is missing */
    CHECK(CAN(&g, "Blend Elaine (right) with Usher"));
    DO(&g, "Deblend Carter");
    CHECK(CAN(&g, "Blend Carter (left) with Usher"));
}

TEST_BOTH(a_hero_needs_the_level_of_the_blend)
{
    CLAUSE("GB-302.3a", "GB-302.3");
    static const char *const heroes[] = {"hickory", "tobias", "wren", "chao"}; /* LV.2 to LV.5 */
    static const struct {
        const char *blend, *gems;
    } blends[] = {{"usher", "nocturnagem+caprogem"},
                  {"slip_knotter", "terragem+nocturnagem+aerogem"},
                  {"storm_weaver", "aquagem+electrogem+nocturnagem+aerogem"},
                  {"ion_banger", "pyrogem+terragem+electrogem+nocturnagem+caprogem"}};
    for (int hero = 0; hero < 4; hero++)
        for (int blend = 0; blend < 4; blend++) {
            char line[160];
            snprintf(line, sizeof line, "%s+%s greta elaine imani", heroes[hero],
                     blends[blend].gems);
            struct game g = TABLE(me, .heroes = line, .hand = blends[blend].blend);
            CHECK_EQ(CAN(&g, "Blend"), blend <= hero);
        }
}

TEST_BOTH(the_level_matters_only_while_blending)
{
    CLAUSE("GB-302.7", "GB-302.7a");
    struct game g = TABLE(me, .heroes = "chao:storm_weaver+aquagem+electrogem+nocturnagem+aerogem "
                                        "greta elaine carter");
    g.player[me].hero[0].card = HERO_hickory; /* as if it had become LV.2 */
    g.must_recheck = true;
    gb_recheck(&g);
    CHECK_STRING(blend_of(&g, me, "hickory"), "storm_weaver");
}

TEST_BOTH(blends_without_their_gems_fall_at_once)
{
    CLAUSE("GB-302.6", "GB-302.6a", "GB-302.6b", "GB-501.3c");
    struct game g = TABLE(me, .heroes = "chao:reflector+aquagem+cryogem min_seo elaine carter",
                          .hand = "snack");
    DO(&g, "Hero Mirror");
    DO(&g, "Min-Seo");
    DO(&g, "Hand-Me-Down of Chao"); /* gives away a gem that its own blend needs */
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Aquagem from Chao as Reflector (left) to Carter", &story.listener);
    CHECK_STRING(blend_of(&g, me, "chao"), "");
    CHECK_EQ(gems_of(&g, me, "carter", "aquagem"), 1); /* and the effect resolved */
}

TEST_BOTH(the_meter_has_five_slots)
{
    CLAUSE("GB-303.3", "GB-303.3b", "GB-401.2", "GB-303.3c", "GB-401.1a");
    struct game g =
        TABLE(me, .heroes = plain, .hand = "snack snack", .meter = "rotate rotate switch switch",
              .foe_hand = "brace", .foe_meter = "rotate rotate rotate switch switch",
              .foe_heroes = "wren noor imani pilar");
    DO(&g, "Play Snack");
    CHECK_EQ(hp(&g, me), 23);
    CHECK_EQ(g.player[me].meter.count, 5);
    CHECK(!CAN(&g, "Play Snack")); /* the sixth is refused */
    DO(&g, attack_by(&g, "Greta"));
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* timed actions need a slot, too */
}

TEST_BOTH(an_action_works_once)
{
    CLAUSE("GB-303.3a", "GB-401.4", "GB-303.4", "GB-401.3");
    struct game g = TABLE(me, .heroes = plain, .hand = "snack");
    DO(&g, "Play Snack");
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(hp(&g, me), 23);
    CHECK_EQ(in_meter(&g, me, "snack"), 1); /* it stays there */
    CHECK(!CAN(&g, "Snack"));
}

TEST_BOTH(cards_are_played_from_the_hand_only)
{
    CLAUSE("GB-402.4", "GB-402.4a", "GB-303.5");
    struct game g =
        TABLE(me, .heroes = "carter+nocturnagem+caprogem greta elaine chao",
              .discard = "usher pyrogem snack", .meter = "rotate", .deck = "usher pyrogem snack");
    CHECK_EQ(offers_in_all(&g), 7 + 1); /* attacks and the end of the turn */
}

/* The invisible gems of a position in the view, one after the other. */
static const char *invisible_in(const struct game *g, int observer, const char *zone)
{
    static char words[100];
    size_t length = 0;
    json_t *seen = view_of(g, observer), *hero, *gem;
    size_t i, k;
    words[0] = 0;
    json_array_foreach(json_object_get(seen, "field"), i, hero) {
        if (strcmp(json_string_value(json_object_get(hero, "zone")), zone))
            continue;
        json_array_foreach(json_object_get(hero, "invisible"), k, gem)
            length += (size_t)snprintf(words + length, sizeof words - length, "%s.",
                                       json_string_value(gem));
    }
    json_decref(seen);
    return words;
}

TEST(the_view_shows_invisible_gems)
{
    struct game g = TABLE(0, .heroes = "carter+prismagem greta elaine bram+pyrogem",
                          .foe_heroes = "chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem "
                                        "wren kula+prismagem noor",
                          .foe_meter = "cancel");
    CHECK_STRING(invisible_in(&g, 1, "seat0.center"), "Caprogem.");
    CHECK_STRING(invisible_in(&g, 1, "seat0.left"), "");
    CHECK_STRING(invisible_in(&g, SPECTATOR, "seat1.right"), "any basic gem.any basic gem.");
    CHECK_STRING(invisible_in(&g, 0, "seat1.left"), "");
}
