/* test_attack.c - declaring (GB-203) and resolving an attack (GB-204), additional attacks (GB-601),
 * deblend-to-block (GB-610). */
#include "games/gem_blenders/table.h"

/* Three attackers: 3, 2 and 6 ATK. */
static const char three[] =
    "carter:gull+aquagem+aerogem rufus+pyrogem chao:hornet+terragem+aerogem greta";
static const char bare[] = "wren noor imani pilar";

TEST_BOTH(any_frontline_heroes_attack_together)
{
    CLAUSE("GB-203.1", "GB-203.1b", "GB-203.1c", "GB-203.1d", "GB-203.1e", "GB-203.1g", "GB-300.2a",
           "GB-400.3a", "GB-501.1");
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao", .foe_heroes = bare);
    CHECK_EQ(offers(&g, ATTACK), 7); /* every choice of three, at least one; 0 ATK or not */
    CHECK(!CAN(&g, "Attack: Chao")); /* not from the back */
    DO(&g, "Attack: Carter (0) at Imani (0), Rufus (2) at Noor (0) [LrCc]");
    CHECK_EQ(hp(&g, foe), 18);
    CHECK(!CAN(&g, "Attack")); /* nobody can be added later */
}

TEST_BOTH(all_declared_heroes_hit_the_opposite_ones)
{
    CLAUSE("GB-204.3", "GB-204.3a", "GB-204.4a", "GB-606.1", "GB-300.3", "GB-300.3a", "GB-616.1",
           "GB-616.1a", "GB-400.4", "GB-400.4a");
    struct game g =
        TABLE(me, .heroes = three, .foe_heroes = "gideon+pyrogem noor imani+titan_terragem pilar");
    /* Left meets right: Gull 3 against Imani 1 + 1 (Gideon); Rufus 2 against Noor 1; Hornet 6
     * against Gideon 1. */
    DO(&g, "Attack: Gull (3) at Imani (2), Rufus (2) at Noor (1), Hornet (6) at Gideon (1)");
    CHECK_EQ(hp(&g, foe), 20 - 1 - 1 - 5);
}

TEST_BOTH(damage_is_never_negative)
{
    CLAUSE("GB-204.3");
    struct game g = TABLE(me, .heroes = three,
                          .foe_heroes = "wren greta:guard+terragem+cryogem "
                                        "imani pilar");
    DO(&g, "Attack: Rufus (2) at Guard (5) [Cc]");
    DO(&g, "Accept");
    CHECK_EQ(hp(&g, foe), 20);
}

TEST_BOTH(the_windows_open_in_order)
{
    CLAUSE("GB-203.2", "GB-203.3", "GB-203.3a", "GB-501.4");
    struct game g = TABLE(me, .heroes = three, .hand = "invert invert", .foe_heroes = bare,
                          .foe_hand = "brace");
    DO(&g, attack_by(&g, "Rufus"));
    CHECK_EQ(asked(&g), me); /* first who attacks */
    CHECK_EQ(kind_asked(&g), ASK_TIMED);
    DO(&g, "Go on");
    CHECK_EQ(asked(&g), foe); /* then who is attacked */
    DO(&g, "Play Brace");
    while (kind_asked(&g) == ASK_TIMED && asked(&g) == me) {
        CHECK(!CAN(&g, "Play Invert")); /* answering an action is another moment */
        DO(&g, "Go on");
    }
    DO(&g, "Noor");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* the attacker had no second window */
    CHECK_EQ(hp(&g, foe), 20);
}

TEST_BOTH(who_has_no_attack_drops_out)
{
    CLAUSE("GB-204.1", "GB-610.1e");
    struct scene scene = {.heroes = "carter rufus chao greta",
                          .hand = "invert",
                          .foe_heroes = "wren noor:squid+aquagem+nocturnagem "
                                        "imani:squid+aquagem+nocturnagem pilar"};
    struct game g = table(me, scene);
    int before = g.player[me].deck.count;
    DO(&g, attack_by(&g, "Rufus (0)")); /* no activation gem: 0 ATK */
    DO(&g, "Go on");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* nothing to block, and no Ink Cloud */
    CHECK_EQ(g.player[me].deck.count, before);
    /* One raised above 0 in these steps stays in. */
    scene.heroes = "carter greta:guard+terragem+cryogem chao rufus";
    g = table(me, scene);
    DO(&g, attack_by(&g, "Guard (0)"));
    DO(&g, "Play Invert");
    DO(&g, "Greta");
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    DO(&g, "Accept");
    CHECK_EQ(hp(&g, foe), 19);
}

TEST_BOTH(nobody_blocks_an_attacker_who_dropped_out)
{
    CLAUSE("GB-204.1", "GB-610.1e");
    /* Chao has 0 ATK, Rufus 2: only the hero that Rufus attacks can block. */
    struct game g = TABLE(me, .heroes = "chao rufus+pyrogem elaine greta",
                          .foe_heroes = "wren noor:gull+aquagem+aerogem "
                                        "imani:cone+luminagem+aerogem pilar");
    DO(&g, "Attack: Chao (0) at Cone (2), Rufus (2) at Gull (1) [LrCc]");
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    CHECK(prompted(&g, "Gull"));
    DO(&g, "Accept");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_STRING(blend_of(&g, foe, "imani"), "cone");
    CHECK_EQ(hp(&g, foe), 19);
    /* Both at the same hero: against Storm Weaver alone. */
    g = TABLE(me,
              .heroes = "chao greta:storm_weaver+aquagem+electrogem+nocturnagem+aerogem elaine "
                        "rufus",
              .foe_heroes = "wren noor imani:cone+luminagem+aerogem pilar");
    DO(&g, "Attack: Chao (0) at Cone (2), Storm Weaver (6) at Cone (2) [LrCr]");
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, "Deblend to block the 4 damage of Greta");
    CHECK_EQ(hp(&g, foe), 20);
}

TEST_BOTH(attack_gained_while_attacking_keeps_a_hero_in)
{
    CLAUSE("GB-204.1", "GB-204.3b", "GB-203.1h");
    struct game g =
        TABLE(me, .heroes = "chao carter elaine greta", .foe_heroes = "wren lionel imani pilar");
    CHECK_EQ(atk(&g, me, "carter"), 0);
    DO(&g, attack_by(&g, "Carter")); /* +1 ATK against Lionel's Stage Fright */
    CHECK_EQ(hp(&g, foe), 19);
}

TEST_BOTH(damage_is_calculated_after_effects_on_being_attacked)
{
    CLAUSE("GB-204.2", "GB-204.3", "GB-204.3b");
    /* Ink Cloud: 18 cards against 19, so the Deep Current is over before the damage. */
    struct game g = TABLE(me,
                          .heroes = "carter chao:eel_charger+aquagem+electrogem+aerogem elaine "
                                    "greta",
                          .left = 20, .foe_left = 19,
                          .foe_heroes = "wren noor:squid+aquagem+nocturnagem imani pilar");
    CHECK_EQ(attacking(&g, me, "chao", "noor"), 7);
    DO(&g, attack_by(&g, "Eel Charger"));
    CHECK(CAN(&g, "Deblend to block the 1 damage of Chao"));
    DO(&g, "Accept");
    CHECK_EQ(hp(&g, foe), 19);
}

TEST_BOTH(only_the_hero_with_an_additional_attack_repeats_it)
{
    CLAUSE("GB-204.5", "GB-601.1");
    struct game g = TABLE(me, .heroes = three, .hand = "double_strike", .foe_heroes = bare);
    DO(&g, "Play Double Strike");
    DO(&g, "Rufus");
    DO(&g, "Attack: Gull (3) at Imani (0), Rufus (2) at Noor (0) [LrCc]");
    CHECK_EQ(hp(&g, foe), 15);
    DO(&g, "Attack again with Rufus");
    CHECK_EQ(hp(&g, foe), 13);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(who_dropped_out_makes_no_additional_attack)
{
    CLAUSE("GB-204.1", "GB-601.1");
    /* Lionel loses Guard to Storm Weaver: from then on Chao has 1 ATK against Stage Fright. */
    struct game g = TABLE(me,
                          .heroes = "greta:storm_weaver+aquagem+electrogem+nocturnagem+aerogem "
                                    "chao elaine rufus",
                          .hand = "double_strike",
                          .foe_heroes = "wren lionel:guard+terragem+cryogem imani pilar");
    DO(&g, "Play Double Strike");
    DO(&g, "Chao");
    DO(&g, "Attack: Storm Weaver (6) at Guard (5), Chao (0) at Guard (5) [LcCc]");
    DO(&g, "Deblend to block the 1 damage of Greta");
    CHECK_EQ(attacking(&g, me, "chao", "lionel"), 1);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 20);
}

TEST_BOTH(deblending_blocks_one_attacker)
{
    CLAUSE("GB-204.4", "GB-204.4c", "GB-204.4d", "GB-610.1", "GB-610.1a", "GB-610.1c", "GB-610.1d");
    struct game g = TABLE(me, .heroes = three,
                          .foe_heroes = "wren:usher+nocturnagem+caprogem noor "
                                        "imani:cone+luminagem+aerogem pilar");
    DO(&g, "Attack: Gull (3) at Cone (2), Rufus (2) at Noor (0), Hornet (6) at Usher (2)");
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_BLOCK); /* one question for each blended hero */
    DO(&g, "Accept");                    /* Imani: 1 damage */
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    DO(&g, "Deblend to block the 4 damage"); /* Wren */
    CHECK_EQ(hp(&g, foe), 20 - 1 - 2);
    CHECK_STRING(blend_of(&g, foe, "wren"), "");
    CHECK_STRING(blend_of(&g, foe, "imani"), "cone");
    CHECK_EQ(in_discard(&g, foe, "usher"), 1);
    CHECK_EQ(gems_of(&g, foe, "wren", "nocturnagem"), 1);
}

TEST_BOTH(only_blended_heroes_can_block)
{
    CLAUSE("GB-204.4b", "GB-302.9", "GB-610.1b");
    struct game g = TABLE(me, .heroes = three, .foe_heroes = bare);
    DO(&g, attack_by(&g, "Rufus"));
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* Noor is not blended: nobody is asked */
    CHECK_EQ(hp(&g, foe), 18);
}

TEST_BOTH(an_attack_without_damage_may_be_blocked)
{
    CLAUSE("GB-204.4e", "GB-610.1e");
    struct game g = TABLE(me, .heroes = three,
                          .foe_heroes = "wren chao:guard+terragem+cryogem "
                                        "imani pilar");
    DO(&g, attack_by(&g, "Rufus (2) at Guard (5)"));
    DO(&g, "Deblend to block the 0 damage");
    CHECK_STRING(blend_of(&g, foe, "chao"), "");
}

TEST_BOTH(a_hero_that_is_not_attacked_cannot_block)
{
    CLAUSE("GB-204.4c", "GB-204.4e");
    struct game g = TABLE(me, .heroes = three,
                          .foe_heroes = "wren:usher+nocturnagem+caprogem noor "
                                        "imani pilar:guard+terragem+cryogem");
    DO(&g, "Attack: Rufus (2) at Noor (0) [Cc]");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 18);
}

TEST_BOTH(additional_attacks_repeat_the_resolution_only)
{
    CLAUSE("GB-204.5", "GB-204.5a", "GB-204.5c", "GB-601.1", "GB-601.1a", "GB-204.2a");
    struct game g =
        TABLE(me, .heroes = three, .hand = "double_strike snack",
              .foe_heroes = "wren chao:cone+luminagem+aerogem imani pilar", .foe_hand = "brace");
    DO(&g, "Play Double Strike");
    DO(&g, "Go on");
    DO(&g, "Rufus");
    DO(&g, attack_by(&g, "Rufus (2) at Cone (2)"));
    DO(&g, "Go on"); /* mine */
    DO(&g, "Go on"); /* the foe's */
    DO(&g, "Deblend to block the 0 damage");
    CHECK_EQ(kind_asked(&g), ASK_AGAIN);
    CHECK(!CAN(&g, "Snack")); /* nothing in between */
    DO(&g, "Attack again");
    /* No declaration again, so no Brace; and now against the DEF of Chao. */
    CHECK_EQ(kind_asked(&g), ASK_TIMED);
    CHECK_EQ(g.k.ask.a, DAMAGE_COMES);
    DO(&g, "Go on");
    CHECK_EQ(hp(&g, foe), 18);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(a_hero_blocks_only_one_of_the_attacks)
{
    CLAUSE("GB-204.5b", "GB-601.2", "GB-601.2a");
    struct scene scene = {.heroes = three,
                          .hand = "double_strike",
                          .foe_heroes = "wren chao:usher+nocturnagem+caprogem imani pilar"};
    struct game g = table(me, scene);
    DO(&g, "Play Double Strike");
    DO(&g, "Rufus");
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Accept"); /* the first one is accepted ... */
    DO(&g, "Attack again");
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    DO(&g, "Deblend to block"); /* ... and the second one blocked */
    CHECK_EQ(hp(&g, foe), 20);
    g = table(me, scene);
    DO(&g, "Play Double Strike");
    DO(&g, "Rufus");
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Deblend to block");
    DO(&g, "Attack again");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* no second block */
    CHECK_EQ(hp(&g, foe), 18);
}

TEST_BOTH(an_additional_attack_can_be_forgone)
{
    CLAUSE("GB-601.1a");
    struct game g = TABLE(me, .heroes = three, .hand = "double_strike", .foe_heroes = bare);
    DO(&g, "Play Double Strike");
    DO(&g, "Rufus");
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "No additional attack");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 18);
}

TEST_BOTH(back_heroes_have_no_opposite)
{
    CLAUSE("GB-300.3b", "GB-400.4b", "GB-616.1b");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .foe_heroes = bare);
    json_t *seen = view_of(&g, me);
    const json_t *field = json_object_get(seen, "field");
    for (size_t i = 0; i < json_array_size(field); i++) {
        const json_t *hero = json_array_get(field, i);
        bool back = !strcmp(json_string_value(json_object_get(hero, "position")), "back");
        CHECK_EQ(json_is_null(json_object_get(hero, "opposite")), back);
    }
    json_decref(seen);
    struct question q = question_of(&g, me);
    for (int i = 0; i < q.count; i++)
        if (q.options[i].verb == ATTACK)
            CHECK(q.options[i].a <= 1 + RIGHT && q.options[i].b <= 1 + RIGHT);
}

/* The window in the view, and what it is about: "name about", without what is null. */
static const char *window_of(const struct game *g, int observer)
{
    static char words[80];
    json_t *seen = view_of(g, observer);
    const char *name = json_string_value(json_object_get(seen, "window"));
    const char *about = json_string_value(json_object_get(seen, "about"));
    snprintf(words, sizeof words, "%s %s", name ? name : "none", about ? about : "");
    json_decref(seen);
    return words;
}

TEST(the_view_says_which_window_is_open)
{
    struct game g = TABLE(0, .heroes = "rufus:sparker+pyrogem+electrogem greta elaine chao",
                          .hand = "snack cancel", .foe_hand = "block_attack cancel cancel",
                          .foe_heroes = "wren noor kula:gull+aquagem+aerogem pilar");
    CHECK_STRING(window_of(&g, 0), "none ");
    DO(&g, "Play Snack");
    CHECK_STRING(window_of(&g, 0), "action answered seat0.meter.0");
    DO(&g, "Play Cancel");
    CHECK_STRING(window_of(&g, 1), "action answered seat1.meter.0");
    DO(&g, "Play Cancel");
    CHECK_STRING(window_of(&g, 1), "action answered seat0.meter.1");
    DO(&g, "Go on");
    CHECK_STRING(window_of(&g, 1), "action answered seat0.meter.0"); /* the Snack is still there */
    DO(&g, "Go on");
    DO(&g, attack_by(&g, "Sparker"));
    CHECK_STRING(window_of(&g, 1), "attack declared ");
    DO(&g, "Go on");
    CHECK_STRING(window_of(&g, 1), "deblend to block seat1.right");
    DO(&g, "Accept the damage");
    CHECK_STRING(window_of(&g, SPECTATOR), "damage comes seat0.left");
    DO(&g, "Go on");
    CHECK_STRING(window_of(&g, 0), "none ");
}

TEST_BOTH(timed_actions_of_one_moment_are_played_first_and_then_resolved)
{
    CLAUSE("GB-501.4b", "GB-501.4c", "GB-623.4");
    struct game g = TABLE(me, .heroes = three,
                          .foe_heroes = "wren noor:gull+aquagem+aerogem imani "
                                        "pilar",
                          .foe_hand = "brace invert", .hand = "snack");
    DO(&g, attack_by(&g, "Rufus (2) at Gull (1)"));
    DO(&g, "Go on");
    DO(&g, "Play Brace");
    DO(&g, "Go on");                   /* each can be answered */
    CHECK_EQ(def(&g, foe, "noor"), 1); /* not yet resolved */
    DO(&g, "Play Invert");
    DO(&g, "Go on");
    CHECK_EQ(kind_asked(&g), ASK_RESOLVE); /* the foe's order */
    DO(&g, "Invert");
    DO(&g, "Noor");
    CHECK_EQ(def(&g, foe, "noor"), 3);
    DO(&g, "Noor");
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    DO(&g, "Accept");
    CHECK_EQ(hp(&g, foe), 20);
}
