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
    DO(&g, attack(&g, "Carter (0) at Imani (0), Rufus (2) at Noor (0) [LrCc]"));
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
    DO(&g, attack(&g, "Gull (3) at Imani (2), Rufus (2) at Noor (1), Hornet (6) at Gideon (1)"));
    CHECK_EQ(hp(&g, foe), 20 - 1 - 1 - 5);
}

TEST_BOTH(damage_is_never_negative)
{
    CLAUSE("GB-204.3");
    struct game g = TABLE(me, .heroes = three,
                          .foe_heroes = "wren greta:guard+terragem+cryogem "
                                        "imani pilar");
    DO(&g, attack(&g, "Rufus (2) at Guard (5) [Cc]"));
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
    DO(&g, attack(&g, "Chao (0) at Cone (2), Rufus (2) at Gull (1) [LrCc]"));
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
    DO(&g, attack(&g, "Chao (0) at Cone (2), Storm Weaver (6) at Cone (2) [LrCr]"));
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
    DO(&g, attack(&g, "Gull (3) at Imani (0), Rufus (2) at Noor (0) [LrCc]"));
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
    DO(&g, attack(&g, "Storm Weaver (6) at Guard (5), Chao (0) at Guard (5) [LcCc]"));
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
    DO(&g, attack(&g, "Gull (3) at Cone (2), Rufus (2) at Noor (0), Hornet (6) at Usher (2)"));
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
    DO(&g, attack(&g, "Rufus (2) at Noor (0) [Cc]"));
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
    DO(&g, "Accept");
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

TEST_BOTH(a_declaration_is_told_to_all)
{
    CLAUSE("GB-202.1a", "GB-203.1b");
    struct game g = TABLE(me, .heroes = three, .foe_heroes = bare);
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, attack(&g, "Gull (3) at Imani (0), Hornet (6) at Wren (0) [LrRl]"),
             &story.listener);
    CHECK_CONTAINS(story.text, "attacks with Carter as Gull against Imani and with Chao as Hornet "
                               "against Wren");
}

/* A member of a hero in the view, "null" if it is null. */
static const char *of_hero(const struct game *g, int seat, const char *hero, const char *key)
{
    static char words[40];
    json_t *seen = view_of(g, SPECTATOR);
    const json_t *field = json_object_get(seen, "field"), *value = NULL;
    for (size_t i = 0; i < json_array_size(field); i++) {
        const json_t *h = json_array_get(field, i);
        if (json_integer_value(json_object_get(h, "seat")) == seat &&
            !strcmp(json_string_value(json_object_get(h, "hero")), hero))
            value = json_object_get(h, key);
    }
    CHECK(value);
    if (json_is_string(value))
        snprintf(words, sizeof words, "%s", json_string_value(value));
    else if (json_is_integer(value))
        snprintf(words, sizeof words, "%d", (int)json_integer_value(value));
    else
        snprintf(words, sizeof words, "null");
    json_decref(seen);
    return words;
}

TEST_BOTH(the_view_shows_who_attacks_whom)
{
    CLAUSE("GB-203.1h", "GB-204.3");
    struct game g = TABLE(me,
                          .heroes = "carter chao:burn_fowl+pyrogem+nocturnagem+aerogem "
                                    "rufus+pyrogem greta",
                          .foe_heroes = "wren:cone+luminagem+aerogem "
                                        "noor:cone+luminagem+aerogem imani pilar",
                          .foe_meter = "snack");
    g.player[foe].flags |= HAS_ACTED;
    char wren[20], noor[20];
    snprintf(wren, sizeof wren, "seat%d.left", foe);
    snprintf(noor, sizeof noor, "seat%d.center", foe);
    CHECK_STRING(of_hero(&g, me, "chao", "attacks"), "null");
    CHECK_STRING(of_hero(&g, me, "chao", "atk"), "3");
    DO(&g, attack(&g, "Burn Fowl (7) at Cone (2), Rufus (2) at Cone (2) [CcRl]"));
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    CHECK_STRING(of_hero(&g, me, "chao", "attacks"), noor);
    CHECK_STRING(of_hero(&g, me, "chao", "atk"), "7"); /* while attacking */
    CHECK_STRING(of_hero(&g, me, "chao", "damage"), "5");
    CHECK_STRING(of_hero(&g, me, "rufus", "attacks"), wren);
    CHECK_STRING(of_hero(&g, me, "rufus", "damage"), "0");
    CHECK_STRING(of_hero(&g, me, "carter", "attacks"), "null");
    CHECK_STRING(of_hero(&g, foe, "noor", "attacks"), "null"); /* the same place, the other side */
    CHECK_STRING(of_hero(&g, foe, "imani", "attacks"), "null");
    DO(&g, "Accept");
    DO(&g, "Accept");
    CHECK_STRING(of_hero(&g, me, "chao", "attacks"), "null");
    CHECK_EQ(hp(&g, foe), 15);
    static const struct attack none = {0};
    CHECK(!memcmp(&g.attack, &none, sizeof none));
}

/* Chao in the center, who has rotated, and Rufus on the right; Double Strike is in the hand. */
static struct game after_a_rotation(int me)
{
    struct game g = TABLE(me,
                          .heroes = "chao:orbit_juggler+terragem+cryogem+electrogem+aerogem "
                                    "rufus+pyrogem elaine carter",
                          .hand = "rotate double_strike", .foe_heroes = bare);
    DO(&g, "Play Rotate");
    DO(&g, "Clockwise");
    DO(&g, "Play Double Strike");
    return g;
}

TEST_BOTH(additional_attacks_add_up)
{
    CLAUSE("GB-601.1", "GB-601.1a");
    struct game g = after_a_rotation(me);
    DO(&g, "Chao"); /* one by Double Strike, one by Encore Lap */
    DO(&g, attack_by(&g, "Orbit Juggler"));
    DO(&g, "Attack again");
    CHECK_EQ(hp(&g, foe), 10);
    DO(&g, "Attack again");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 5);
}

TEST_BOTH(any_of_those_who_could_attack_again_may)
{
    CLAUSE("GB-601.1", "GB-601.1a");
    struct game g = after_a_rotation(me);
    DO(&g, "Rufus");
    DO(&g,
       attack(&g, "Carter (0) at Imani (0), Orbit Juggler (5) at Noor (0), Rufus (2) at Wren (0)"));
    CHECK_EQ(hp(&g, foe), 13);
    CHECK_EQ(offers_in_all(&g), 4); /* both, either, nobody */
    struct game other = g;
    DO(&g, OPTION(AGAIN, 6)); /* the second and the third of the attackers */
    CHECK_EQ(hp(&g, foe), 6);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    DO(&other, OPTION(AGAIN, 4));
    CHECK_EQ(hp(&other, foe), 11);
}

TEST_BOTH(two_attackers_of_one_hero_lure_twice_without_a_choice)
{
    CLAUSE("GB-204.2", "GB-204.2a", "GB-204.4f");
    struct game g =
        TABLE(me,
              .heroes = "rufus+pyrogem greta:storm_weaver+aquagem+electrogem+nocturnagem+aerogem "
                        "carter chao",
              .foe_heroes = "wren noor imani:shard_buster+aquagem+terragem+cryogem+caprogem pilar");
    DO(&g,
       attack(&g, "Rufus (2) at Shard Buster (5), Storm Weaver (6) at Shard Buster (5) [LrCr]"));
    CHECK_EQ(asked(&g), me); /* the effect is the same, whoever attacks */
    CHECK_EQ(kind_asked(&g), ASK_LURE);
    DO(&g, "Draw");
    CHECK_EQ(kind_asked(&g), ASK_LURE);
    DO(&g, "Draw");
    CHECK_EQ(g.player[me].hand.count, 2);
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
}

/* Each of two heroes reacts to being attacked itself. */
TEST_BOTH(attacked_heroes_react_in_the_order_of_their_owner)
{
    CLAUSE("GB-204.2", "GB-501.4");
    struct game g = TABLE(me, .heroes = "rufus+pyrogem hickory+keen_aerogem carter chao",
                          .foe_heroes = "wren:squid+aquagem+nocturnagem "
                                        "noor:squid+aquagem+nocturnagem "
                                        "imani:shard_buster+aquagem+terragem+cryogem+caprogem "
                                        "pilar");
    int cards = g.player[me].deck.count;
    DO(&g, attack(&g, "Rufus (2) at Shard Buster (5), Hickory (1) at Squid (3) [LrCc]"));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_REACT);
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, "Ink Cloud of Noor");
    CHECK_EQ(kind_asked(&g), ASK_LURE);
    CHECK_EQ(g.player[me].deck.count, cards - 2);
}

TEST_BOTH(storm_weaver_aims_from_every_place)
{
    CLAUSE("GB-204.4f", "GB-203.1");
    static const char *const places[] = {
        "chao:storm_weaver+aquagem+electrogem+nocturnagem+aerogem carter elaine greta",
        "carter chao:storm_weaver+aquagem+electrogem+nocturnagem+aerogem elaine greta",
        "carter elaine chao:storm_weaver+aquagem+electrogem+nocturnagem+aerogem greta",
        "carter elaine greta chao:storm_weaver+aquagem+electrogem+nocturnagem+aerogem"};
    static const char *const can[] = {"[Lr] [Lc]", "[Cl] [Cc] [Cr]", "[Rl] [Rc]", ""};
    static const int ways[] = {3 * 2 * 2 - 1, 2 * 4 * 2 - 1, 2 * 2 * 3 - 1, 2 * 2 * 2 - 1};
    static const char letters[] = "LCR", aims[] = "lcr";
    for (int i = 0; i < POSITIONS; i++) {
        struct game g = TABLE(me, .heroes = places[i], .foe_heroes = bare);
        CHECK_EQ(offers(&g, ATTACK), ways[i]);
        for (int k = 0; k < BACK && i < BACK; k++) {
            char words[8];
            snprintf(words, sizeof words, "[%c%c]", letters[i], aims[k]);
            CHECK_EQ(can_attack(&g, words), strstr(can[i], words) != NULL);
        }
    }
    struct game g = TABLE(me, .heroes = places[2], .foe_heroes = "wren rufus+pyrogem imani pilar");
    DO(&g, attack(&g, "Storm Weaver (6) at Rufus (1) [Rc]"));
    CHECK_EQ(hp(&g, foe), 15);
}

TEST_BOTH(no_damage_no_window)
{
    CLAUSE("GB-623.2c");
    struct game g = TABLE(me, .heroes = three, .foe_hand = "block_attack",
                          .foe_heroes = "wren chao:guard+terragem+cryogem imani pilar");
    DO(&g, attack_by(&g, "Rufus (2) at Guard (5)"));
    DO(&g, "Go on"); /* the declaration */
    DO(&g, "Accept");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* no damage is about to come */
    CHECK_EQ(asked(&g), me);
}

TEST_BOTH(block_attack_answers_the_damage_of_each_hero)
{
    CLAUSE("GB-623.2c", "GB-204.4a");
    static const int left[] = {20 - 2 - 6, 20 - 3 - 6, 20 - 3 - 2};
    for (int stopped = 0; stopped < 3; stopped++) {
        struct game g = TABLE(me, .heroes = three, .foe_hand = "block_attack", .foe_heroes = bare);
        DO(&g, attack(&g, "Gull (3) at Imani (0), Rufus (2) at Noor (0), Hornet (6) at Wren (0)"));
        DO(&g, "Go on");
        for (int i = 0; i < stopped; i++)
            DO(&g, "Go on");
        DO(&g, "Play Block Attack");
        CHECK_EQ(hp(&g, foe), left[stopped]);
        CHECK_EQ(asked(&g), me);
    }
}

TEST_BOTH(who_loses_the_round_by_a_timed_action_receives_no_more_damage)
{
    CLAUSE("GB-206.1", "GB-501.6");
    /* Block Attack is cancelled, and playing it costs the last 2 HP. */
    struct game g =
        TABLE(me,
              .heroes = "carter chao:mantis_slasher+aquagem+terragem+electrogem+"
                        "nocturnagem+aerogem greta:ash_peddler+pyrogem+terragem+"
                        "nocturnagem rufus",
              .hand = "cancel", .foe_hp = 2, .foe_hand = "block_attack", .foe_heroes = bare);
    int theirs = g.player[foe].deck.count;
    DO(&g, attack_by(&g, "Mantis Slasher"));
    DO(&g, "Go on"); /* mine */
    DO(&g, "Go on"); /* the foe's */
    DO(&g, "Play Block Attack");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Play Cancel", &story.listener);
    CHECK_CONTAINS(story.text, "Block Attack has no effect");
    CHECK(!strstr(story.text, "damage from"));
    CHECK_EQ(g.player[me].wins, 1);
    CHECK_EQ(g.player[foe].deck.count, theirs - 1); /* the draw of the new turn, nothing shredded */
}

TEST_BOTH(timed_actions_resolve_in_the_chosen_order)
{
    CLAUSE("GB-501.4b");
    struct game g = TABLE(me, .heroes = three, .foe_hand = "brace invert",
                          .foe_heroes = "wren noor:gull+aquagem+aerogem imani pilar");
    DO(&g, attack_by(&g, "Rufus (2) at Gull (1)"));
    DO(&g, "Play Brace");
    DO(&g, "Play Invert");
    CHECK_EQ(kind_asked(&g), ASK_RESOLVE);
    CHECK_EQ(offers_in_all(&g), 2);
    struct game other = g;
    DO(&g, "Invert");
    CHECK(prompted(&g, "Invert"));
    DO(&g, "Noor");
    CHECK(prompted(&g, "Brace"));
    DO(&g, "Pilar");
    CHECK_EQ(def(&g, foe, "noor"), 3); /* 3/1 turned round */
    CHECK_EQ(def(&g, foe, "pilar"), 2);
    DO(&other, "Brace");
    CHECK(prompted(&other, "Brace"));
    DO(&other, "Wren");
    CHECK(prompted(&other, "Invert"));
    DO(&other, "Pilar");
    CHECK_EQ(def(&other, foe, "noor"), 1);
    CHECK_EQ(def(&other, foe, "wren"), 2);
}

TEST_BOTH(each_packet_of_damage_is_answered_before_the_next)
{
    CLAUSE("GB-204.4a", "GB-501.4");
    struct game g = TABLE(me,
                          .heroes = "chao:mantis_slasher+aquagem+terragem+electrogem+nocturnagem+"
                                    "aerogem rufus+pyrogem elaine carter",
                          .foe_hand = "block_attack", .foe_heroes = bare);
    int theirs = g.player[foe].deck.count;
    DO(&g, attack(&g, "Mantis Slasher (8) at Imani (0), Rufus (2) at Noor (0) [LrCc]"));
    DO(&g, "Go on");                     /* the declaration */
    DO(&g, "Go on");                     /* the 8 of Mantis Slasher */
    CHECK_EQ(kind_asked(&g), ASK_TIMED); /* the 2 of Rufus are to come, the cards are shredded */
    CHECK_EQ(hp(&g, foe), 12);
    CHECK_EQ(g.player[foe].deck.count, theirs - 5);
    DO(&g, "Go on");
    CHECK_EQ(hp(&g, foe), 10);
}

TEST_BOTH(an_additional_attack_beside_two_others_does_its_own_damage)
{
    CLAUSE("GB-204.5", "GB-204.5a");
    struct game g = TABLE(me, .heroes = three, .hand = "double_strike", .foe_heroes = bare);
    DO(&g, "Play Double Strike");
    DO(&g, "Carter");
    DO(&g, attack(&g, "Gull (3) at Imani (0), Rufus (2) at Noor (0), Hornet (6) at Wren (0)"));
    CHECK_EQ(hp(&g, foe), 20 - 11);
    DO(&g, "Attack again with Carter");
    CHECK_EQ(hp(&g, foe), 20 - 11 - 3);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(a_cancelled_timed_action_does_nothing)
{
    CLAUSE("GB-501.6", "GB-501.4c");
    struct game g = TABLE(me, .heroes = three, .hand = "cancel", .foe_heroes = bare,
                          .foe_hand = "brace invert");
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Go on"); /* my own window */
    DO(&g, "Play Brace");
    DO(&g, "Play Cancel");
    DO(&g, "Go on");          /* the foe could answer that */
    CHECK_EQ(asked(&g), foe); /* the window goes on */
    DO(&g, "Play Invert");
    CHECK_EQ(kind_asked(&g), ASK_HERO); /* Invert alone resolves */
    CHECK(prompted(&g, "Invert"));
    DO(&g, "Noor");
    no_timed_actions(&g);
    CHECK_EQ(hp(&g, foe), 18);
    CHECK_EQ(in_meter(&g, foe, "brace"), 1);
}
