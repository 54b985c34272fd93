/* test_rulings.c - readings of the rules where the text is silent, as far as no other test shows
 * them: numbers in comments are those of the list of rulings. */
#include "games/gem_blenders/table.h"

static const char bare[] = "wren noor imani pilar";

/* 4: "since your last turn" opens when your turn ended; timed actions in the current one count. */
TEST_BOTH(burn_fowl_sees_a_timed_action_of_this_very_attack)
{
    struct game g = TABLE(me,
                          .heroes = "carter chao:burn_fowl+pyrogem+nocturnagem+aerogem elaine "
                                    "greta",
                          .foe_heroes = bare, .foe_hand = "brace");
    DO(&g, attack_by(&g, "Burn Fowl (3)"));
    DO(&g, "Play Brace");
    DO(&g, "Wren");
    CHECK_EQ(hp(&g, foe), 13);
}

/* 9: damage is calculated for all before the defender decides; a block takes nothing from others.
 */
TEST_BOTH(damage_is_calculated_before_blocks)
{
    struct game g = TABLE(me, .heroes = "rufus+pyrogem carter chao:gull+aquagem+aerogem greta",
                          .foe_heroes = "gideon:guard+terragem+cryogem noor "
                                        "imani:usher+nocturnagem+caprogem pilar");
    /* Guard has 4 DEF now; when Usher falls it would be the only blend and have 5. */
    DO(&g, attack(&g, "Rufus (2) at Usher (2), Gull (3) at Guard (4)"));
    DO(&g, "Deblend to block the 0 damage of Rufus");
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    DO(&g, "Accept");
    CHECK_EQ(hp(&g, foe), 20);
    CHECK_EQ(def(&g, foe, "gideon"), 5);
}

/* 9: one packet per attacker, from left to right; Block Attack answers each. */
TEST_BOTH(damage_comes_in_packets_from_left_to_right)
{
    struct game g = TABLE(me,
                          .heroes = "rufus+pyrogem chao:gull+aquagem+aerogem "
                                    "carter:hornet+terragem+aerogem greta",
                          .foe_heroes = bare, .foe_hand = "block_attack block_attack");
    DO(&g, attack(&g, "Rufus (2) at Imani (0), Gull (3) at Noor (0), Hornet (6) at Wren (0)"));
    DO(&g, "Go on"); /* the declaration */
    DO(&g, "Go on"); /* 2 of Rufus */
    CHECK_EQ(hp(&g, foe), 18);
    DO(&g, "Play Block Attack"); /* 3 of Gull */
    DO(&g, "Go on");             /* no second one for the same damage */
    CHECK_EQ(hp(&g, foe), 18);
    DO(&g, "Play Block Attack");
    CHECK_EQ(hp(&g, foe), 18);
    CHECK_STRING(blend_of(&g, me, "carter"), ""); /* Hornet has attacked all the same */
}

/* What reacts to a moment is what is in force after it: a hero that enters while the other one is
 * deblended, and one that has its own effect again because it was deblended itself. */
TEST_BOTH(effects_react_that_are_there_after_the_moment)
{
    CLAUSE("GB-501.4", "GB-621.2");
    struct game g = TABLE(me, .heroes = "chao:guard+terragem+cryogem greta elaine carter | noor",
                          .hand = "tag_out");
    DO(&g, "Play Tag Out");
    DO(&g, "Noor for Chao");
    DO(&g, "Tidy Up");
    CHECK_EQ(hp(&g, me), 22);
    g = TABLE(me, .heroes = "noor:guard+terragem+cryogem greta elaine carter | chao",
              .hand = "tag_out");
    struct game other = g;
    DO(&g, "Deblend Noor");
    DO(&g, "Tidy Up");
    CHECK_EQ(hp(&g, me), 22);
    DO(&other, "Play Tag Out");
    DO(&other, "Chao for Noor"); /* on the bench nobody reacts */
    CHECK_EQ(kind_asked(&other), ASK_PLAY);
    CHECK_EQ(hp(&other, me), 20);
}

/* GB-300.5: the mark is on the stat, and Invert exchanges what is written there. */
TEST_BOTH(invert_leaves_the_activation_gem_where_it_is)
{
    CLAUSE("GB-300.5", "GB-624.1");
    struct scene scene = {.heroes = "carter sable elaine greta",
                          .hand = "invert",
                          .foe_heroes = "wren kula imani pilar"};
    struct game g = table(me, scene); /* 1 ATK that waits for a gem, 0 DEF */
    DO(&g, attack_by(&g, "Sable (0)"));
    DO(&g, "Play Invert");
    DO(&g, "Sable");
    CHECK_EQ(atk(&g, me, "sable"), 0);
    CHECK_EQ(def(&g, me, "sable"), 1);
    scene.heroes = "carter gideon elaine greta"; /* 0 ATK, 1 DEF that waits for a gem */
    g = table(me, scene);
    DO(&g, attack_by(&g, "Gideon (0)"));
    DO(&g, "Play Invert");
    DO(&g, "Gideon");
    CHECK_EQ(atk(&g, me, "gideon"), 1);
    CHECK_EQ(def(&g, me, "gideon"), 0);
    CHECK_EQ(hp(&g, foe), 19);
}

/* GB-205.1: what lasts for the rest of the turn ends in it, and with it what it has paid for. */
TEST_BOTH(blends_that_fall_at_the_end_of_a_turn_fall_in_it)
{
    CLAUSE("GB-205.1", "GB-302.6", "GB-300.7");
    /* Reflector in the back lends Bram's horns to the center for this turn. */
    struct scene scene = {.heroes = "bram carter+terragem noor:cone+luminagem+aerogem "
                                    "chao:reflector+aquagem+cryogem",
                          .hand = "mountaineer",
                          .foe_heroes = "kula:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                                        "aerogem wren imani pilar"};
    struct game g = table(me, scene);
    DO(&g, "Hero Mirror");
    DO(&g, "Bram");
    DO(&g, "Blend Carter (center) with Mountaineer");
    struct game other = g;
    DO(&g, "Deblend Noor"); /* -2 HP, later */
    DO(&g, "Tidy Up");
    CHECK_EQ(hp(&g, me), 20);
    DO(&g, "End your turn");
    CHECK_EQ(asked(&g), foe); /* Tidy Up was used in this turn */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_STRING(blend_of(&g, me, "carter"), "");
    CHECK_EQ(hp(&g, me), 18); /* Final Notice has no turn */
    DO(&other, "End your turn");
    CHECK_EQ(hp(&other, me), 18); /* Noor is blended */
}

/* GB-605.1c: bonuses have no order; they are added up, and only the sum stops at 0. */
TEST_BOTH(bonuses_are_added_before_the_stat_stops_at_zero)
{
    CLAUSE("GB-605.1c");
    struct game g = TABLE(me,
                          .heroes = "chao:avalanche_bringer+aquagem+terragem+cryogem+luminagem+"
                                    "caprogem rufus+pyrogem elaine carter",
                          .foe_heroes = "wren noor imani pilar", .foe_hand = "brace");
    DO(&g, "Whiteout");
    DO(&g, "Noor");
    CHECK_EQ(def(&g, foe, "noor"), 0);
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Play Brace");
    DO(&g, "Noor");
    CHECK_EQ(def(&g, foe, "noor"), 0); /* -3 and +2 */
    CHECK_EQ(hp(&g, foe), 18);
    /* The same with a bonus that was there before, and with two more. */
    static const char *const others[] = {"wren noor+titan_terragem imani pilar",
                                         "gideon+pyrogem noor+titan_terragem imani pilar"};
    for (int i = 0; i < 2; i++) {
        g = TABLE(me,
                  .heroes = "chao:avalanche_bringer+aquagem+terragem+cryogem+luminagem+caprogem "
                            "rufus+pyrogem elaine carter",
                  .foe_heroes = others[i]);
        CHECK_EQ(def(&g, foe, "noor"), 1 + i);
        DO(&g, "Whiteout");
        DO(&g, "Noor");
        CHECK_EQ(def(&g, foe, "noor"), 0); /* -3 and +1, or +2 */
        DO(&g, attack_by(&g, "Rufus"));
        CHECK_EQ(hp(&g, foe), 18);
    }
}

/* 11: Storm Weaver's target is named in the declaration and stays. */
TEST_BOTH(storm_weaver_attacks_once)
{
    struct game g = TABLE(me,
                          .heroes = "carter chao:storm_weaver+aquagem+electrogem+nocturnagem+"
                                    "aerogem elaine greta",
                          .foe_heroes = bare);
    DO(&g, attack(&g, "Storm Weaver (6) at Wren (0) [Cl]"));
    CHECK_EQ(hp(&g, foe), 14);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

/* 13: a hero that lost its blend goes on with what it has. */
TEST_BOTH(an_additional_attack_needs_attack)
{
    struct game g = TABLE(me, .heroes = "carter rufus:hornet+terragem+aerogem elaine greta",
                          .hand = "double_strike", .foe_heroes = bare);
    DO(&g, "Play Double Strike");
    DO(&g, "Rufus");
    DO(&g, attack_by(&g, "Hornet"));
    CHECK_EQ(hp(&g, foe), 14);
    DO(&g, "Attack again with Rufus"); /* as Rufus: 2 ATK */
    CHECK_EQ(hp(&g, foe), 12);
}

/* 16: without an order in the text the damage comes in the order of the text. */
TEST_BOTH(both_at_zero_by_one_effect)
{
    struct game g = TABLE(me,
                          .heroes = "carter:toxic_ram+electrogem+nocturnagem+caprogem "
                                    "juno+pyrogem elaine greta",
                          .hp = 2, .foe_hp = 2);
    DO(&g, "Blood Bargain"); /* my own damage first */
    CHECK_EQ(g.player[foe].wins, 1);
    CHECK_EQ(g.player[me].wins, 0);
}

/* 20: two missing cards, two times 15. */
TEST_BOTH(each_missing_card_costs_fifteen)
{
    struct game g = TABLE(me, .heroes = "carter:cone+luminagem+aerogem greta elaine chao",
                          .left = -1, .hp = 40);
    DO(&g, "Sugar Rush");
    CHECK_EQ(hp(&g, me), 10);
}

/* 23: a mute hero stays mute under a new blend. */
TEST_BOTH(a_stunned_hero_stays_so_under_a_new_blend)
{
    struct game g =
        TABLE(me, .heroes = "carter greta elaine chao", .hand = "stun",
              .foe_heroes = "wren imani+nocturnagem+caprogem rufus pilar", .foe_hand = "usher");
    DO(&g, "Play Stun");
    DO(&g, "Go on");
    DO(&g, "Imani");
    end_turn(&g);
    DO(&g, "Blend Imani (center) with Usher");
    CHECK(!CAN(&g, "Destiny Wave"));
    CHECK_EQ(atk(&g, foe, "imani"), 1); /* the stats are there */
}

/* 29: Virus and invisible gems. */
TEST_BOTH(invisible_gems_do_not_infect)
{
    struct game g =
        TABLE(me,
              .heroes = "chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem "
                        "greta elaine carter",
              .hand = "stun", .foe_heroes = "wren:virus+terragem+nocturnagem noor imani pilar");
    DO(&g, "Play Stun"); /* a star: Elaine, opposite to Virus, has an invisible gem now */
    DO(&g, "Noor");
    CHECK(effect_works(&g, me, "elaine"));
    CHECK_EQ(hp(&g, me), 20);
}

/* 32, 31: X-Blades with nothing written anywhere. */
TEST_BOTH(dread_blader_alone_is_nothing)
{
    struct game g =
        TABLE(me, .heroes = "carter:dread_blader+pyrogem+electrogem+nocturnagem+caprogem "
                            "chao elaine imani");
    CHECK_EQ(atk(&g, me, "carter"), 0);
    CHECK_EQ(def(&g, me, "carter"), 0);
}

/* 36, 37: a copied effect has the copying hero as "this hero", and Devin frees it. */
TEST_BOTH(copied_effects_belong_to_the_copying_hero)
{
    struct game g =
        TABLE(me, .heroes = "chao:reflector+aquagem+cryogem dexter devin+pyrogem carter",
              .hand = "snack pyrogem");
    DO(&g, "Hero Mirror");
    DO(&g, "Dexter");
    DO(&g, "Back Office of Chao"); /* from the left position */
    DO(&g, "Snack");
    DO(&g, "Pyrogem onto Chao");
    CHECK_EQ(gems_of(&g, me, "chao", "pyrogem"), 1);
}

/* A replaced effect ends with the blend. */
TEST_BOTH(a_replaced_effect_falls_with_the_blend)
{
    struct game g = TABLE(me, .heroes = "chao:reflector+aquagem+cryogem juno elaine carter",
                          .hand = "reflector");
    DO(&g, "Hero Mirror");
    DO(&g, "Juno");
    DO(&g, "Deblend Chao");
    DO(&g, "Blend Chao (left) with Reflector");
    CHECK(!CAN(&g, "Blood Bargain of Chao"));
    CHECK(!CAN(&g, "Hero Mirror")); /* and its own effect is used up */
}

/* 43, 44: the user of Force Switch chooses both; discarded cards go to their owner. */
TEST_BOTH(the_user_of_force_switch_chooses_both)
{
    struct game g = TABLE(me, .heroes = "carter:owl+nocturnagem+aerogem greta elaine chao",
                          .hand = "force_switch", .foe_heroes = bare, .foe_deck = "usher");
    DO(&g, "Play Force Switch");
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(offers_in_all(&g), 6);
    DO(&g, "Switch Wren (left) and Noor (center)");
    DO(&g, "Night Watch");
    DO(&g, "Usher");
    CHECK_EQ(in_discard(&g, foe, "usher"), 1);
    CHECK_EQ(in_discard(&g, me, "usher"), 0);
}

/* 45: damage by the foe's effects does not spur Sable, nor does decking out. */
TEST_BOTH(only_ones_own_damage_counts_as_such)
{
    struct game g = TABLE(me,
                          .heroes = "sable+pyrogem carter:cone+luminagem+aerogem "
                                    "greta+nocturnagem+caprogem chao",
                          .hand = "usher", .left = -1, .hp = 40,
                          .foe_heroes = "wren:slip_knotter+terragem+nocturnagem+aerogem noor imani "
                                        "pilar");
    DO(&g, "Blend Greta");
    CHECK_EQ(hp(&g, me), 38);
    CHECK_EQ(atk(&g, me, "sable"), 1);
    DO(&g, "Sugar Rush");
    CHECK_EQ(hp(&g, me), 8);
    CHECK_EQ(atk(&g, me, "sable"), 1);
}

/* 46: the action lies in the meter when it takes effect: Greta's savings are gone at once. */
TEST_BOTH(an_action_is_in_the_meter_before_its_effect)
{
    struct game g = TABLE(me, .heroes = "greta+pyrogem carter elaine chao", .hand = "pep_talk");
    DO(&g, "Play Pep Talk");
    CHECK_EQ(kind_asked(&g), ASK_HERO);
    CHECK_EQ(in_meter(&g, me, "pep_talk"), 1);
    CHECK_EQ(atk(&g, me, "greta"), 1);
}

/* 48: a prevented action has been played: stars, Burn Fowl, Ash Peddler. */
TEST_BOTH(a_prevented_action_was_played)
{
    struct game g = TABLE(me,
                          .heroes = "chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem "
                                    "carter elaine greta",
                          .hand = "stun", .foe_hand = "cancel",
                          .foe_heroes = "wren:ash_peddler+pyrogem+terragem+nocturnagem noor imani "
                                        "pilar");
    DO(&g, "Play Stun");
    DO(&g, "Play Cancel");
    CHECK_EQ(hp(&g, me), 18);
    CHECK(g.player[me].flags & HAS_ACTED);
    CHECK(effect_works(&g, me, "elaine")); /* an invisible gem from the star */
}

/* 50: what must name something needs a legal choice; other actions may come to nothing. */
TEST_BOTH(actions_without_a_choice_may_come_to_nothing)
{
    struct game g =
        TABLE(me, .heroes = "carter greta elaine chao", .hand = "recycle gem_finder", .left = -1);
    g.player[me].discard.count = 0; /* nothing to find anywhere: hide the fillers on a hero */
    memset(g.player[me].discard.card, 0, sizeof g.player[me].discard.card);
    g.player[me].hero[0].gems[GEM_terragem - FIRST_GEM] = 48;
    gb_count_gems(&g.player[me].hero[0]);
    DO(&g, "Play Recycle");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    DO(&g, "Play Gem Finder");
    DO(&g, "Take none");
    CHECK_EQ(in_meter(&g, me, "recycle") + in_meter(&g, me, "gem_finder"), 2);
}

/* Being asked for a timed action tells nothing about the hand. */
TEST_BOTH(a_player_is_asked_whether_or_not_they_hold_an_answer)
{
    struct game g =
        TABLE(me, .heroes = "carter greta elaine chao", .hand = "snack", .foe_hand = "pyrogem");
    DO(&g, "Play Snack");
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(offers_in_all(&g), 1);
    /* Only if everybody knows that the foe has none are they left in peace. */
    g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "snack", .foe_hand = "pyrogem");
    g.player[foe].hand.card[0] |= SEEN;
    DO(&g, "Play Snack");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

/* --- Who is asked tells nothing. --- */

/* After these answers, with this hand. */
static struct game after(int me, struct scene scene, const char *hand, const char *const answers[3])
{
    scene.hand = hand;
    struct game g = table(me, scene);
    for (int i = 0; i < 3 && answers[i]; i++)
        DO(&g, answers[i]);
    return g;
}

TEST_BOTH(a_player_is_asked_for_a_gem_whether_or_not_they_hold_one)
{
    CLAUSE("GB-402.2");
    static const struct {
        const char *heroes, *answers[3], *none, *some;
        int kind;
    } cases[] = {
        {"chao:cone+luminagem+aerogem greta elaine carter:usher+nocturnagem+caprogem",
         {"Destiny Wave"},
         "rotate",
         "pyrogem",
         ASK_EQUIP},
        {"carter greta elaine dexter+pyrogem",
         {"Back Office", "Pyrogem"},
         "pyrogem rotate",
         "pyrogem aerogem",
         ASK_EQUIP},
        {"carter:sunrise_conductor+pyrogem+aquagem+terragem+luminagem+aerogem greta elaine chao",
         {"Crescendo", "Pyrogem onto Greta"},
         "pyrogem rotate",
         "pyrogem aerogem",
         ASK_EQUIP},
        {"carter:flare_launcher+pyrogem+luminagem+aerogem greta elaine chao",
         {"Signal Flare", "Pyrogem"},
         "pyrogem rotate",
         "pyrogem aerogem",
         ASK_HAND},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct scene scene = {.heroes = cases[i].heroes};
        struct game none = after(me, scene, cases[i].none, cases[i].answers);
        struct game some = after(me, scene, cases[i].some, cases[i].answers);
        CHECK_EQ(asked(&none), me);
        CHECK_EQ(kind_asked(&none), cases[i].kind);
        CHECK_EQ(offers_in_all(&none), 1); /* to say that there is none */
        CHECK_EQ(asked(&some), me);
        CHECK_EQ(kind_asked(&some), cases[i].kind);
        CHECK(offers_in_all(&some) >= 1 && !CAN(&none, "Aerogem"));
        DO(&none, OPTION(PASS));
        CHECK_EQ(kind_asked(&none), ASK_PLAY);
    }
}

TEST_BOTH(who_holds_a_gem_for_destiny_wave_equips_it)
{
    CLAUSE("GB-300.7a", "GB-500.1b");
    struct game g = TABLE(me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao",
                          .hand = "pyrogem");
    DO(&g, "Destiny Wave");
    CHECK_EQ(offers(&g, EQUIP), 4);
    CHECK_EQ(offers_in_all(&g), 4); /* the use was optional, what follows is not */
}

TEST_BOTH(nobody_is_asked_for_what_everybody_knows_they_lack)
{
    CLAUSE("GB-402.5");
    struct game g = TABLE(me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao",
                          .hand = "rotate");
    g.player[me].hand.card[0] |= SEEN;
    DO(&g, "Destiny Wave");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    g = TABLE(me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao");
    DO(&g, "Destiny Wave"); /* an empty hand is no secret */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

/* The breakdown of a stat adds up. */
TEST_BOTH(a_view_tells_where_each_point_comes_from)
{
    struct game g = TABLE(me,
                          .heroes = "carter chao:hail_dominator+terragem+cryogem+caprogem+"
                                    "keen_aerogem elaine greta:coil+cryogem+electrogem",
                          .hand = "pep_talk");
    DO(&g, "Play Pep Talk");
    DO(&g, "Chao");
    json_t *seen = view_of(&g, foe);
    const json_t *hero = json_array_get(json_object_get(seen, "field"), me ? 5 : 1);
    CHECK_EQ(json_integer_value(json_object_get(hero, "atk")), 4 + 3 + 2 + 2 + 1);
    CHECK_EQ(json_integer_value(json_object_get(hero, "written_atk")), 4);
    const json_t *why = json_object_get(hero, "why_atk");
    CHECK_EQ(json_array_size(why), 4);
    int sum = 4;
    for (size_t i = 0; i < 4; i++)
        sum += (int)json_integer_value(json_object_get(json_array_get(why, i), "amount"));
    CHECK_EQ(sum, 12);
    json_decref(seen);
}

TEST_BOTH(what_a_copied_effect_paid_for_falls_in_that_turn)
{
    CLAUSE("GB-205.1", "GB-614.2a");
    /* A Reflector in the back has Bram's horns until the end of the turn. */
    struct game g = TABLE(me, .heroes = "bram carter+terragem noor chao:reflector+aquagem+cryogem",
                          .hand = "mountaineer");
    CHECK(!CAN(&g, "Mountaineer"));
    DO(&g, "Hero Mirror");
    DO(&g, "Bram");
    DO(&g, "Blend Carter (center) with Mountaineer");
    DO(&g, "End your turn");
    CHECK_STRING(blend_of(&g, me, "carter"), "");
    CHECK_EQ(asked(&g), me); /* it is still this turn */
    DO(&g, "Tidy Up");
    CHECK_EQ(hp(&g, me), 22);
    CHECK_EQ(asked(&g), foe);
}

/* How much this card adds; NO_CARD is what was gained for the rest of the turn. */
static int part_of(const struct sum *sum, int card)
{
    int amount = 0;
    for (int i = 0; i < sum->parts; i++)
        if (sum->part[i].card == card)
            amount += sum->part[i].amount;
    return amount;
}

TEST_BOTH(each_bonus_is_told_with_its_card)
{
    CLAUSE("GB-605.1", "GB-624.1a");
    struct game g = TABLE(me,
                          .heroes = "gideon+pyrogem chao:hail_dominator+terragem+cryogem+caprogem+"
                                    "keen_aerogem+titan_terragem elaine greta:coil+cryogem+"
                                    "electrogem",
                          .foe_heroes = "wren lionel imani pilar");
    int slot = slot_of(&g, me, "chao");
    g.player[me].hero[slot].atk = 2;
    g.player[me].hero[slot].def = 3;
    g.any_altered = true;
    struct sum sum;
    CHECK_EQ(gb_stat(&g, me, slot, ATK, slot_of(&g, foe, "lionel"), &sum), 4 + 2 + 1 + 3 + 2 + 1);
    CHECK_EQ(sum.written, 4);
    CHECK_EQ(sum.parts, 5);
    CHECK_EQ(part_of(&sum, NO_CARD), 2);
    CHECK_EQ(part_of(&sum, card("keen_aerogem")), 1);
    CHECK_EQ(part_of(&sum, card("hail_dominator")), 3);
    CHECK_EQ(part_of(&sum, card("coil")), 2);
    CHECK_EQ(part_of(&sum, card("lionel")), 1);
    CHECK_EQ(gb_stat(&g, me, slot, DEF, NO_SLOT, &sum), 3 + 3 + 1 + 1);
    CHECK_EQ(sum.written, 3);
    CHECK_EQ(sum.parts, 3);
    CHECK_EQ(part_of(&sum, NO_CARD), 3);
    CHECK_EQ(part_of(&sum, card("titan_terragem")), 1);
    CHECK_EQ(part_of(&sum, card("gideon")), 1);
}
