/* test_moments.c - what happens at the same moment (GB-501), announcements of blocks (GB-204.4),
 * and where an attack stops when the round is lost in it (GB-206.1). */
#include "games/gem_blenders/table.h"

static const char bare[] = "wren noor imani pilar";
static const char virus_on_the_left[] = "wren:virus+terragem+nocturnagem kula imani pilar";

TEST_BOTH(a_moved_gem_is_one_moment_and_the_active_player_comes_first)
{
    CLAUSE("GB-501.4", "GB-501.3c");
    /* Guard falls, and Elaine, opposite to Virus, is equipped: 4 + 2 - 4 HP, in this order. */
    struct game g = TABLE(me, .heroes = "noor chao:guard+terragem+cryogem elaine greta",
                          .hand = "gem_transfer", .hp = 4, .foe_heroes = virus_on_the_left);
    DO(&g, "Play Gem Transfer");
    DO(&g, "Terragem from Chao as Guard (center) to Elaine (right)");
    DO(&g, "No more");
    CHECK_EQ(asked(&g), me);
    DO(&g, "Tidy Up");
    CHECK_EQ(g.player[foe].wins, 0);
    CHECK_EQ(hp(&g, me), 2);
    /* The same with Hand-Me-Down, which takes its own blend away. */
    g = TABLE(me, .heroes = "chao:reflector+aquagem+cryogem min_seo elaine noor", .hp = 4,
              .foe_heroes = virus_on_the_left);
    DO(&g, "Hero Mirror");
    DO(&g, "Min-Seo");
    DO(&g, "Hand-Me-Down of Chao");
    DO(&g, "Aquagem from Chao as Reflector (left) to Elaine");
    DO(&g, "Tidy Up");
    CHECK_EQ(g.player[foe].wins, 0);
    CHECK_EQ(hp(&g, me), 2);
}

TEST_BOTH(a_blend_falls_before_its_gem_has_arrived)
{
    CLAUSE("GB-501.3c", "GB-302.6a");
    /* Without its Terragem Magnet falls, and then Guard, which has its Terragem by Magnet alone:
     * the one that is on its way comes too late. */
    struct game g = TABLE(me,
                          .heroes = "carter greta:guard+cryogem+electrogem elaine "
                                    "chao:magnet+terragem+electrogem",
                          .hand = "gem_transfer");
    DO(&g, "Play Gem Transfer");
    DO(&g, "Terragem from Chao as Magnet (back) to Greta as Guard (center)");
    CHECK_STRING(blend_of(&g, me, "chao"), "");
    CHECK_STRING(blend_of(&g, me, "greta"), "");
    CHECK_EQ(gems_of(&g, me, "greta", "terragem"), 1);
}

TEST_BOTH(effects_of_one_moment_come_in_any_order)
{
    CLAUSE("GB-501.4");
    /* The rotation takes Magnet out of the back, so that Cone falls. */
    struct game g = TABLE(me,
                          .heroes = "wren carter:cone+electrogem+electrogem noor "
                                    "chao:magnet+terragem+electrogem",
                          .hand = "rotate");
    DO(&g, "Play Rotate");
    DO(&g, "Clockwise");
    CHECK_EQ(kind_asked(&g), ASK_REACT);
    CHECK(CAN(&g, "Merry-Go-Round"));
    struct game other = g;
    DO(&g, "Tidy Up");
    CHECK_EQ(hp(&g, me), 22);
    DO(&g, "Merry-Go-Round");
    CHECK_EQ(g.player[me].hand.count, 1);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    DO(&other, "Merry-Go-Round");
    DO(&other, "Tidy Up");
    CHECK_EQ(hp(&other, me), 22);
    CHECK_EQ(other.player[me].hand.count, 1);
}

TEST_BOTH(the_other_player_orders_the_effects_of_one_moment_last)
{
    CLAUSE("GB-501.4");
    /* Elaine is equipped and Guard falls: Virus and Final Notice, and Tidy Up before both. */
    struct game g = TABLE(me, .heroes = "noor chao:guard+terragem+cryogem elaine greta",
                          .hand = "gem_transfer", .hp = 10,
                          .foe_heroes = "wren:virus+terragem+nocturnagem imani "
                                        "kula:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                                        "aerogem pilar");
    DO(&g, "Play Gem Transfer");
    DO(&g, "Terragem from Chao as Guard (center) to Elaine (right)");
    DO(&g, "No more");
    CHECK_EQ(asked(&g), me);
    CHECK(!CAN(&g, "Infect"));
    DO(&g, "Tidy Up");
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_REACT);
    CHECK(CAN(&g, "Infect"));
    DO(&g, "Final Notice");
    CHECK_EQ(hp(&g, me), 10 + 2 - 2 - 4);
}

/* --- Announcements of blocks. --- */

/* Cone stands on invisible gems of Gourmet Guider, here and in its mirror image. */
static const char guider_on_the_right[] = "wren kula:cone "
                                          "chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem "
                                          "pilar";
static const char guider_on_the_left[] = "chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem "
                                         "kula:cone wren pilar";

static struct game two_attack(int me, const char *others)
{
    struct game g = TABLE(me,
                          .heroes = "carter:hornet+terragem+aerogem greta:hornet+terragem+aerogem "
                                    "elaine:hornet+terragem+aerogem rufus",
                          .foe_heroes = others, .foe_meter = "stun stun");
    DO(&g, attack(&g, others == guider_on_the_right
                          ? "Hornet (6) at Gourmet Guider (5), Hornet (6) at Cone (2) [LrCc]"
                          : "Hornet (6) at Cone (2), Hornet (6) at Gourmet Guider (5) [CcRl]"));
    return g;
}

TEST_BOTH(all_blocks_are_announced_before_anything_falls)
{
    CLAUSE("GB-204.4", "GB-610.1a");
    const char *const sides[] = {guider_on_the_right, guider_on_the_left};
    for (int i = 0; i < 2; i++) {
        struct game g = two_attack(me, sides[i]);
        DO(&g, "Deblend to block");
        CHECK_EQ(kind_asked(&g), ASK_BLOCK);
        CHECK_STRING(blend_of(&g, foe, "chao"), "gourmet_guider");
        CHECK_STRING(blend_of(&g, foe, "kula"), "cone");
        DO(&g, "Deblend to block");
        CHECK_EQ(hp(&g, foe), 20); /* wherever they stand, both have blocked */
        CHECK_STRING(blend_of(&g, foe, "chao"), "");
        CHECK_STRING(blend_of(&g, foe, "kula"), "");
    }
}

TEST_BOTH(a_blend_that_falls_with_another_one_has_blocked_nothing)
{
    CLAUSE("GB-204.4", "GB-204.4c");
    const char *const sides[] = {guider_on_the_right, guider_on_the_left};
    for (int i = 0; i < 2; i++) {
        struct game g = two_attack(me, sides[i]);
        DO(&g, i == 0 ? "Deblend to block" : "Accept"); /* Gourmet Guider blocks, Cone does not */
        DO(&g, i == 0 ? "Accept" : "Deblend to block");
        CHECK_EQ(hp(&g, foe), 16);
        CHECK_STRING(blend_of(&g, foe, "kula"), "");
    }
}

TEST_BOTH(effects_on_blocks_come_after_the_last_announcement)
{
    CLAUSE("GB-204.4", "GB-206.1");
    struct game g =
        TABLE(me,
              .heroes = "carter:hornet+terragem+aerogem greta:hornet+terragem+aerogem elaine "
                        "rufus",
              .hp = 3,
              .foe_heroes = "wren kula:cone+luminagem+aerogem "
                            "chao:forge_bull+pyrogem+terragem+caprogem pilar");
    DO(&g, attack(&g, "Hornet (6) at Forge Bull (3), Hornet (6) at Cone (2) [LrCc]"));
    DO(&g, "Deblend to block");
    CHECK_EQ(hp(&g, me), 3);
    DO(&g, "Deblend to block");
    CHECK_EQ(g.player[foe].wins, 1);
    CHECK_STRING(blend_of(&g, foe, "kula"), "");
}

/* --- That gem, and not one like it. --- */

TEST_BOTH(a_discarded_gem_returns_once)
{
    CLAUSE("GB-501.3b");
    static const char gazers[] =
        "kula+pyrogem devin+pyrogem carter:horizon_gazer+pyrogem+aquagem+luminagem+aerogem "
        "chao:horizon_gazer+pyrogem+aquagem+luminagem+aerogem";
    struct game g = TABLE(me, .heroes = gazers, .hand = "cryogem", .discard = "cryogem");
    DO(&g, "Scavenge");
    DO(&g, "Cryogem");
    CHECK_EQ(offers_in_all(&g), 3); /* either of the two, or none */
    DO(&g, "Prelude of Light of Chao");
    CHECK_EQ(kind_asked(&g), ASK_DECK); /* the other one has nothing to return */
    CHECK_EQ(in_hand(&g, me, "cryogem"), 1);
    CHECK_EQ(in_discard(&g, me, "cryogem"), 1);
}

TEST_BOTH(of_several_discarded_gems_any_may_return)
{
    CLAUSE("GB-501.3b", "GB-501.4");
    struct scene scene = {.heroes = "carter:flare_launcher+pyrogem+luminagem+aerogem greta elaine "
                                    "chao:horizon_gazer+pyrogem+aquagem+luminagem+aerogem",
                          .hand = "pyrogem pyrogem aerogem"};
    struct game g = table(me, scene);
    DO(&g, "Signal Flare");
    DO(&g, "Pyrogem");
    DO(&g, "Pyrogem");
    DO(&g, "Aerogem");
    CHECK_EQ(kind_asked(&g), ASK_REACT);
    CHECK_EQ(offers_in_all(&g), 3); /* a Pyrogem, the Aerogem, or no more */
    DO(&g, "Prelude of Light of Chao as Horizon Gazer (back): Aerogem");
    CHECK_EQ(in_hand(&g, me, "aerogem"), 1);
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, "Prelude of Light");
    DO(&g, "Prelude of Light"); /* the other Pyrogem was discarded, too */
    CHECK_EQ(in_hand(&g, me, "pyrogem"), 2);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, foe), 17);
}

TEST_BOTH(a_second_gem_that_is_not_moved_equips_nobody)
{
    CLAUSE("GB-611.1");
    struct game g =
        TABLE(me, .heroes = "carter chao+pyrogem+aerogem elaine greta", .hand = "gem_transfer",
              .foe_heroes = "wren noor imani:virus+terragem+nocturnagem pilar");
    DO(&g, "Play Gem Transfer");
    DO(&g, "Pyrogem from Chao (center) to Elaine");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "No more", &story.listener);
    CHECK(!strstr(story.text, "equips"));
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, me), 20); /* Virus stands opposite to Carter, who has got none */
}

TEST_BOTH(what_happens_twice_is_reacted_to_twice_without_a_choice)
{
    CLAUSE("GB-611.1", "GB-501.4");
    struct game g = TABLE(me, .heroes = "carter chao+pyrogem+aerogem elaine greta",
                          .hand = "gem_transfer", .foe_heroes = virus_on_the_left);
    DO(&g, "Play Gem Transfer");
    DO(&g, "Pyrogem from Chao (center) to Elaine");
    CHECK_EQ(hp(&g, me), 20); /* the effect is finished first */
    DO(&g, "Aerogem");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, me), 12);
}

/* --- The round is lost in the middle of an attack. --- */

static const char diver[] = "carter:ink_diver+aquagem+electrogem+nocturnagem "
                            "chao:mantis_slasher+aquagem+terragem+electrogem+nocturnagem+aerogem "
                            "greta:ash_peddler+pyrogem+terragem+nocturnagem rufus";

TEST_BOTH(an_attack_is_not_resolved_when_the_round_is_lost_in_its_declaration)
{
    CLAUSE("GB-206.1", "GB-206.1a");
    struct game g = TABLE(me, .heroes = diver, .foe_hp = 1, .foe_hand = "brace",
                          .foe_heroes = "wren noor:squid+aquagem+nocturnagem imani pilar");
    int mine = g.player[me].deck.count, theirs = g.player[foe].deck.count;
    DO(&g, attack(&g, "Ink Diver (4) at Imani (0), Mantis Slasher (8) at Squid (3) [LrCc]"));
    DO(&g, "Play Brace");               /* Hush Money: the last HP */
    CHECK_EQ(kind_asked(&g), ASK_HERO); /* an effect that has begun is finished */
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Wren", &story.listener);
    CHECK_EQ(g.player[me].wins, 1);
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* nothing to block any more */
    CHECK_STRING(blend_of(&g, foe, "noor"), "squid");
    CHECK_EQ(g.player[me].deck.count, mine);
    CHECK_EQ(g.player[foe].deck.count, theirs - 1); /* the card of the new turn */
    CHECK_EQ(g.attack.count, 0);
}

TEST_BOTH(no_timed_action_is_played_when_the_round_is_lost)
{
    CLAUSE("GB-206.1");
    struct game g = TABLE(me, .heroes = diver, .foe_hp = 1, .foe_hand = "brace invert snack",
                          .foe_heroes = bare);
    DO(&g, attack_by(&g, "Mantis Slasher"));
    DO(&g, "Play Brace"); /* Hush Money: the last HP */
    CHECK_EQ(kind_asked(&g), ASK_HERO);
    DO(&g, "Wren");
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    /* If it is the attacker who loses, the defender has no window any more. */
    g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao", .hp = 1, .hand = "invert invert",
              .foe_heroes = "wren:ash_peddler+pyrogem+terragem+nocturnagem noor imani pilar",
              .foe_hand = "brace");
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Play Invert");
    DO(&g, "Go on"); /* the foe could answer it */
    DO(&g, "Rufus");
    CHECK_EQ(g.player[foe].wins, 1);
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(damage_is_not_calculated_when_the_round_is_lost_by_being_attacked)
{
    CLAUSE("GB-206.1", "GB-204.2");
    struct game g =
        TABLE(me, .heroes = diver, .hp = 1,
              .foe_heroes = "wren:toll_gatherer+pyrogem+terragem+nocturnagem+aerogem "
                            "noor:shard_buster+aquagem+terragem+cryogem+caprogem imani pilar");
    int theirs = g.player[foe].deck.count;
    DO(&g, attack(&g, "Ink Diver (4) at Imani (0), Mantis Slasher (8) at Shard Buster (5) [LrCc]"));
    DO(&g, "Draw a card"); /* Surcharge: the last HP */
    CHECK_EQ(g.player[foe].wins, 1);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(g.player[foe].deck.count, theirs - 1);
}

TEST_BOTH(damage_is_not_inflicted_when_the_round_is_lost_by_a_block)
{
    CLAUSE("GB-206.1", "GB-204.4a");
    struct game g = TABLE(me, .heroes = diver, .hp = 3,
                          .foe_heroes = "wren noor:forge_bull+pyrogem+terragem+caprogem imani "
                                        "pilar");
    int theirs = g.player[foe].deck.count;
    DO(&g, attack(&g, "Ink Diver (4) at Imani (0), Mantis Slasher (8) at Forge Bull (3) [LrCc]"));
    DO(&g, "Deblend to block");
    CHECK_EQ(g.player[foe].wins, 1);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(g.player[foe].deck.count, theirs - 1);
}

TEST_BOTH(nobody_at_zero_hp_receives_attack_damage)
{
    CLAUSE("GB-206.1", "GB-206.1a", "GB-206.1f", "GB-623.2c");
    struct game g =
        TABLE(me, .heroes = diver, .foe_hp = 4, .foe_heroes = bare, .foe_hand = "block_attack");
    int theirs = g.player[foe].deck.count;
    DO(&g, attack(&g, "Ink Diver (4) at Imani (0), Mantis Slasher (8) at Noor (0) [LrCc]"));
    DO(&g, "Go on"); /* the declaration */
    DO(&g, "Go on"); /* 4 damage of Ink Diver: the round is lost */
    CHECK_EQ(g.player[me].wins, 1);
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* no damage is about to come */
    /* Two cards by Ink Diver, who has attacked, none by Mantis Slasher, and the one of the turn. */
    CHECK_EQ(g.player[foe].deck.count, theirs - 2 - 1);
}

TEST_BOTH(no_additional_attack_follows_a_lost_round)
{
    CLAUSE("GB-206.1", "GB-204.5");
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao", .hand = "double_strike",
                          .foe_heroes = bare, .foe_hp = 2);
    DO(&g, "Play Double Strike");
    DO(&g, "Rufus");
    DO(&g, attack_by(&g, "Rufus"));
    CHECK_EQ(g.player[me].wins, 1);
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(hp(&g, foe), 20);
}

/* --- What an effect costs is settled before what it gives. --- */

TEST_BOTH(pain_is_answered_before_the_reward)
{
    CLAUSE("GB-501.3", "GB-501.4a");
    /* Sparker may answer the damage: by then nothing else has happened. */
    static const char sparker[] = "carter:sparker+pyrogem+electrogem ";
    struct {
        const char *others, *hand, *play;
    } cases[] = {{"chao:stoker+pyrogem+caprogem elaine greta", "", "Stoke"},
                 {"juno+pyrogem elaine greta", "", "Blood Bargain"},
                 {"chao elaine greta", "pain_trade", "Play Pain Trade"},
                 {"chao:ghost+electrogem+nocturnagem elaine greta", "", "Haunt"}};
    for (int i = 0; i < 4; i++) {
        char heroes[160];
        snprintf(heroes, sizeof heroes, "%s%s", sparker, cases[i].others);
        struct game g = TABLE(me, .heroes = heroes, .hand = cases[i].hand, .foe_heroes = bare);
        int deck = g.player[me].deck.count;
        DO(&g, cases[i].play);
        CHECK_EQ(kind_asked(&g), ASK_REACT);
        CHECK_EQ(g.player[me].deck.count, deck);
        CHECK(effect_works(&g, foe, "pilar") || i != 3);
        if (i == 0)
            CHECK_EQ(atk(&g, me, "chao"), 3);
        DO(&g, "Backfire");
        CHECK_EQ(kind_asked(&g), ASK_PLAY);
        CHECK_EQ(hp(&g, foe), 18);
        CHECK_EQ(g.player[me].deck.count, deck - (i == 1 ? 1 : i == 2 ? 2 : 0));
        if (i == 0)
            CHECK_EQ(atk(&g, me, "chao"), 5);
        CHECK_EQ(gb_effect_of(&g, foe, slot_of(&g, foe, "pilar")), i == 3 ? 0 : card("pilar"));
    }
}

TEST_BOTH(a_fallen_blend_is_answered_before_the_reward)
{
    CLAUSE("GB-501.3", "GB-302.6b");
    static const char *const blends[] = {"cone+luminagem+aerogem", "bishop+pyrogem+luminagem",
                                         "usher+nocturnagem+caprogem"};
    static const char *const effects[] = {"Sugar Rush", "Benediction", "Destiny Wave"};
    static const int then[] = {ASK_PLAY, ASK_DECK, ASK_EQUIP};
    for (int i = 0; i < 3; i++) {
        char heroes[80];
        snprintf(heroes, sizeof heroes, "carter:%s noor elaine greta", blends[i]);
        struct game g = TABLE(me, .heroes = heroes, .hand = "pyrogem");
        DO(&g, effects[i]);
        CHECK_EQ(kind_asked(&g), ASK_REACT);
        CHECK_EQ(g.player[me].hand.count, 1);
        DO(&g, "Tidy Up");
        CHECK_EQ(hp(&g, me), 22);
        CHECK_EQ(kind_asked(&g), then[i]);
        CHECK_EQ(g.player[me].hand.count, i == 0 ? 3 : 1);
    }
}

TEST_BOTH(a_discarded_gem_returns_before_the_reward)
{
    CLAUSE("GB-501.3b");
    static const char gazer[] = "chao:horizon_gazer+pyrogem+aquagem+luminagem+aerogem";
    char heroes[160];
    snprintf(heroes, sizeof heroes, "carter:imp+pyrogem+nocturnagem greta elaine %s", gazer);
    struct game g = TABLE(me, .heroes = heroes, .hand = "pyrogem", .foe_heroes = bare);
    DO(&g, "Mischief");
    DO(&g, "Pyrogem");
    CHECK_EQ(kind_asked(&g), ASK_REACT);
    CHECK_EQ(hp(&g, foe), 20);
    DO(&g, "Prelude of Light");
    CHECK_EQ(hp(&g, foe), 18);
    CHECK_EQ(in_hand(&g, me, "pyrogem"), 1);
    /* Dexter may equip the very gem that was discarded. */
    snprintf(heroes, sizeof heroes, "dexter+pyrogem devin+pyrogem elaine %s", gazer);
    g = TABLE(me, .heroes = heroes, .hand = "aquagem usher");
    DO(&g, "Back Office");
    DO(&g, "Aquagem");
    DO(&g, "Prelude of Light");
    CHECK_EQ(offers_in_all(&g), 1); /* onto Dexter, nobody else */
    DO(&g, "Aquagem onto Dexter");
    CHECK_EQ(gems_of(&g, me, "dexter", "aquagem"), 1);
    g = TABLE(me, .heroes = heroes, .hand = "aquagem usher");
    DO(&g, "Back Office");
    DO(&g, "Aquagem");
    DO(&g, "No more"); /* then there is none */
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, OPTION(PASS));
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(in_hand(&g, me, "usher"), 1);
}

TEST_BOTH(each_gem_of_crescendo_is_answered_at_once)
{
    CLAUSE("GB-501.4");
    struct scene scene = {.heroes = "carter:sunrise_conductor+pyrogem+aquagem+terragem+luminagem+"
                                    "aerogem greta elaine chao",
                          .hand = "cryogem cryogem caprogem",
                          .foe_heroes = virus_on_the_left};
    struct game g = table(me, scene);
    DO(&g, "Crescendo");
    CHECK_EQ(offers_in_all(&g), 2 * 4 + 1);
    DO(&g, "Cryogem onto Elaine");
    CHECK_EQ(hp(&g, me), 16);
    CHECK_EQ(offers_in_all(&g),
             2 * 3 + 1); /* a Cryogem or the Caprogem onto another hero, or none */
    struct game other = g;
    DO(&g, "Caprogem onto Chao");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(in_hand(&g, me, "cryogem"), 1);
    DO(&other, "No more");
    CHECK_EQ(kind_asked(&other), ASK_PLAY);
    CHECK_EQ(other.player[me].hand.count, 2);
    g = table(me, scene);
    DO(&g, "Crescendo");
    DO(&g, "No more"); /* nothing at all */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(g.player[me].hand.count, 3);
    CHECK(!CAN(&g, "Crescendo"));
}

/* --- Damage outside of an attack is told as such. --- */

TEST_BOTH(damage_by_effects_is_no_attack_damage)
{
    CLAUSE("GB-615.1", "GB-607.1");
    static const struct {
        const char *heroes, *hand, *play;
        int own, others;
    } cases[] = {
        {"beatrice+nocturnagem+caprogem greta elaine chao", "usher", "Blend Beatrice", 2, 0},
        {"carter:stoker+pyrogem+caprogem greta elaine chao", "", "Stoke", 1, 0},
        {"carter:ghost+electrogem+nocturnagem greta elaine chao", "", "Haunt", 2, 0},
        {"juno+pyrogem greta elaine chao", "", "Blood Bargain", 2, 0},
        {"carter greta elaine chao", "pain_trade", "Play Pain Trade", 2, 0},
        {"carter greta elaine chao", "cannon_boom", "Play Cannon Boom", 0, 4},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game g = TABLE(me, .heroes = cases[i].heroes, .hand = cases[i].hand);
        struct story story = story_for(&g, SPECTATOR);
        DO_HEARD(&g, cases[i].play, &story.listener);
        CHECK(!strstr(story.text, "damage from"));
        CHECK_EQ(strstr(story.text, "by their own") != NULL, cases[i].own > 0);
        CHECK_EQ(hp(&g, me), 20 - cases[i].own);
        CHECK_EQ(hp(&g, foe), 20 - cases[i].others);
    }
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao", .foe_heroes = bare);
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, attack_by(&g, "Rufus"), &story.listener);
    CHECK_CONTAINS(story.text, "takes 2 damage from Rufus (18 HP left)");
}

TEST_BOTH(gull_adds_to_damage_of_every_effect)
{
    CLAUSE("GB-501.3a", "GB-615.1");
    static const char *const others[] = {"chao:imp+pyrogem+nocturnagem elaine greta",
                                         "chao:flare_launcher+pyrogem+luminagem+aerogem elaine "
                                         "greta"};
    static const char *const effects[] = {"Mischief", "Signal Flare"};
    static const int damage[] = {2, 1};
    for (int i = 0; i < 2; i++) {
        char heroes[120];
        snprintf(heroes, sizeof heroes, "carter:gull+aquagem+aerogem %s", others[i]);
        struct game g = TABLE(me, .heroes = heroes, .hand = "pyrogem");
        DO(&g, effects[i]);
        DO(&g, "Pyrogem");
        CHECK_EQ(kind_asked(&g), ASK_REACT);
        CHECK_EQ(hp(&g, foe), 20 - damage[i]);
        DO(&g, "Dive Bomb");
        CHECK_EQ(hp(&g, foe), 20 - damage[i] - 2);
    }
}

TEST_BOTH(the_meter_grows_to_nine)
{
    CLAUSE("GB-303.3", "GB-401.2", "GB-501.4b");
    /* Odette and three Reflectors that mirror Odette. */
    struct game g = TABLE(me,
                          .heroes = "carter:reflector+aquagem+cryogem "
                                    "greta:reflector+aquagem+cryogem "
                                    "chao:reflector+aquagem+cryogem odette",
                          .hand = "snack snack invert invert invert pep_talk",
                          .meter = "rotate rotate rotate switch switch", .foe_heroes = bare);
    static const char *const names[] = {"Hero Mirror of Carter", "Hero Mirror of Greta",
                                        "Hero Mirror of Chao"};
    CHECK(CAN(&g, "Play Snack"));
    for (int i = 0; i < 3; i++) {
        DO(&g, names[i]);
        DO(&g, "Odette");
    }
    CHECK_EQ(gb_meter_slots(&g, me), 9);
    DO(&g, "Play Snack");
    DO(&g, attack_by(&g, "Reflector (2) at Imani"));
    for (int i = 0; i < 3; i++)
        DO(&g, "Play Invert"); /* the seventh, eighth and ninth card */
    CHECK_EQ(kind_asked(&g), ASK_RESOLVE);
    CHECK_EQ(offers_in_all(&g), 3);
    struct game other = g;
    DO(&g, OPTION(RESOLVE, 7));
    DO(&g, "Carter");
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, OPTION(RESOLVE, 8));
    DO(&g, "Greta");
    DO(&other, OPTION(RESOLVE, 7)); /* or the ninth is the last one */
    DO(&other, "Carter");
    DO(&other, OPTION(RESOLVE, 6));
    DO(&other, "Greta");
    CHECK(prompted(&other, "Invert"));
    DO(&other, "Odette");
    CHECK_EQ(kind_asked(&other), ASK_PLAY);
    DO(&g, "Odette"); /* the last one needs no choice */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(g.player[me].meter.count, 9);
    CHECK(!CAN(&g, "Play Snack")); /* full */
    CHECK(!CAN(&g, "Play Pep Talk"));
}

TEST_BOTH(odette_adds_one_slot_wherever_it_stands)
{
    CLAUSE("GB-303.3");
    static const char *const heroes[] = {"odette carter greta chao", "carter odette greta chao",
                                         "elaine matthew odette chao",
                                         "matthew elaine carter odette"};
    for (int i = 0; i < POSITIONS; i++) {
        struct game g = TABLE(me, .heroes = heroes[i], .hand = "snack snack",
                              .meter = "rotate rotate rotate switch switch");
        DO(&g, "Play Snack");
        CHECK(!CAN(&g, "Play Snack"));
    }
}

TEST_BOTH(a_gem_that_has_returned_is_there_for_nobody_else)
{
    CLAUSE("GB-501.3b");
    /* Two Horizon Gazers, one of them in front with Devin's help. */
    struct game g = TABLE(me,
                          .heroes = "carter:flare_launcher+pyrogem+luminagem+aerogem "
                                    "wren:horizon_gazer+pyrogem+aquagem+luminagem+aerogem "
                                    "devin+pyrogem "
                                    "chao:horizon_gazer+pyrogem+aquagem+luminagem+aerogem",
                          .hand = "pyrogem aerogem caprogem");
    DO(&g, "Signal Flare");
    DO(&g, "Pyrogem");
    DO(&g, "Aerogem");
    DO(&g, "Caprogem");
    CHECK_EQ(offers_in_all(&g), 3 * 2 + 1); /* any gem by either of them, or no more */
    DO(&g, "Prelude of Light of Chao as Horizon Gazer (back): Aerogem"); /* the one in the middle */
    CHECK_EQ(in_hand(&g, me, "aerogem"), 1);
    CHECK_EQ(offers_in_all(&g), 2 * 2 + 1);
    DO(&g, "Prelude of Light of Chao as Horizon Gazer (back): Caprogem");
    CHECK_EQ(offers_in_all(&g), 2 + 1); /* the Pyrogem by either, or no more */
    DO(&g, "Prelude of Light of Wren");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(in_hand(&g, me, "pyrogem"), 1);
    CHECK_EQ(in_hand(&g, me, "caprogem"), 1);
    static const struct news none[NEWS] = {{0}};
    CHECK(!memcmp(g.news, none, sizeof none)); /* equal games are equal bytes */
}

TEST_BOTH(what_falls_together_reacts_once_each)
{
    CLAUSE("GB-501.4", "GB-204.4");
    struct game g = TABLE(me, .heroes = "carter:gull+aquagem+aerogem rufus+pyrogem elaine chao",
                          .foe_heroes = "wren noor:forge_bull+pyrogem+terragem+caprogem "
                                        "imani:forge_bull+pyrogem+terragem+caprogem pilar");
    DO(&g, attack(&g, "Gull (3) at Forge Bull (3), Rufus (2) at Forge Bull (3) [LrCc]"));
    DO(&g, "Deblend to block");
    DO(&g, "Deblend to block");
    CHECK_EQ(kind_asked(&g), ASK_REACT); /* the foe orders them */
    DO(&g, "Hot Iron of Imani");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, me), 20 - 2 * 3);
}

TEST_BOTH(a_fallen_blend_still_reacts_after_the_active_player)
{
    CLAUSE("GB-501.4", "GB-501.4a");
    /* Final Notice first, and its damage takes nothing from Hot Iron, wherever that falls. */
    for (int i = 0; i < BACK; i++) {
        struct side foes = standing("kula:forge_bull+pyrogem+terragem+caprogem", i);
        struct game g = TABLE(me,
                              .heroes = "rufus+pyrogem hickory+keen_aerogem greta+pyrogem "
                                        "chao:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                                        "aerogem",
                              .foe_heroes = foes.heroes);
        DO(&g, attack_by(&g, i == LEFT ? "Greta" : i == CENTER ? "Hickory" : "Rufus"));
        DO(&g, "Deblend to block");
        CHECK_EQ(kind_asked(&g), ASK_PLAY);
        CHECK_EQ(hp(&g, foe), 18);
        CHECK_EQ(hp(&g, me), 17);
    }
}
