/* test_turn.c - the play phase (GB-202), the end phase (GB-205) and the end of a round (GB-206). */
#include "games/gem_blenders/table.h"

static const char plain[] = "carter greta elaine chao";

TEST_BOTH(everything_in_any_order)
{
    CLAUSE("GB-202.1", "GB-202.1d", "GB-202.1e", "GB-501.1", "GB-300.8", "GB-500.1a", "GB-301.2",
           "GB-602.1", "GB-611.2");
    struct game g =
        TABLE(me,
              .heroes = "juno+pyrogem rufus+pyrogem fitch+pyrogem "
                        "carter:usher+nocturnagem+caprogem",
              .hand = "snack snack aquagem usher rotate", .foe_heroes = "wren noor imani pilar");
    DO(&g, "Play Snack");
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Go on");
    DO(&g, "Blood Bargain"); /* after the attack the turn goes on */
    DO(&g, "Play Snack");
    DO(&g, "Deblend Carter");
    DO(&g, "Blend Carter");
    DO(&g, "Aquagem onto Juno");
    CHECK_EQ(gems_of(&g, me, "juno", "aquagem"), 1);
    DO(&g, "Open Bar");
    DO(&g, "Play Rotate");
    no_timed_actions(&g);
    DO(&g, "Clockwise");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(hp(&g, me), 24);
    CHECK_EQ(hp(&g, foe), 18);
}

TEST_BOTH(one_attack_and_one_allotted_gem_per_turn)
{
    CLAUSE("GB-202.1f", "GB-203.1a", "GB-301.2a", "GB-602.1");
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao",
                          .hand = "pyrogem aquagem", .foe_heroes = "wren noor imani pilar");
    DO(&g, "Pyrogem onto Carter");
    CHECK(!CAN(&g, "Aquagem onto"));
    DO(&g, attack_by(&g, "Rufus"));
    no_timed_actions(&g);
    CHECK(!CAN(&g, "Attack"));
    end_turn(&g);
    end_turn(&g);
    CHECK(CAN(&g, "Attack"));
    CHECK(CAN(&g, "Aquagem onto"));
}

TEST_BOTH(played_cards_are_open)
{
    CLAUSE("GB-202.1a", "GB-401.5a", "GB-404.5", "GB-404.2");
    struct game g = TABLE(me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao",
                          .hand = "snack pyrogem");
    DO(&g, "Play Snack");
    DO(&g, "Pyrogem onto Carter");
    DO(&g, "Deblend Carter");
    json_t *seen = view_of(&g, foe);
    char id[20];
    snprintf(id, sizeof id, "seat%d.meter", me);
    const json_t *card_seen =
        json_array_get(json_object_get(view_find(seen, "zones", id), "cards"), 0);
    CHECK_STRING(json_string_value(json_object_get(card_seen, "card")), "snack");
    snprintf(id, sizeof id, "seat%d.discard", me);
    card_seen = json_array_get(json_object_get(view_find(seen, "zones", id), "cards"), 0);
    CHECK_STRING(json_string_value(json_object_get(card_seen, "card")), "usher");
    snprintf(id, sizeof id, "seat%d.left", me);
    CHECK_EQ(json_integer_value(json_object_get(view_find(seen, "zones", id), "count")), 4);
    json_decref(seen);
}

TEST_BOTH(the_other_player_can_only_watch)
{
    CLAUSE("GB-202.1b", "GB-203.1f");
    struct game g = TABLE(me, .heroes = plain, .foe_hand = "snack rotate pyrogem",
                          .foe_heroes = "juno+pyrogem noor imani pilar");
    struct reason why;
    CHECK_EQ(g.k.pending, seat_bit(me));
    CHECK(!game_answer(&gem_blenders, &g, foe, 0, NULL, &why));
    DO(&g, attack_by(&g, "Greta")); /* during the attack the foe may play timed actions only */
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(offers_in_all(&g), 1);
}

TEST_BOTH(nothing_interrupts_an_effect)
{
    CLAUSE("GB-202.1c", "GB-501.2", "GB-205.1c");
    struct game g =
        TABLE(me, .heroes = "kula+pyrogem rufus+pyrogem elaine chao", .hand = "pyrogem snack",
              .foe_heroes = "wren:guard+terragem+cryogem "
                            "noor:guard+terragem+cryogem "
                            "imani pilar");
    DO(&g, "Scavenge");
    CHECK_EQ(offers_in_all(&g), 1); /* the discard, and neither a card nor the end of the turn */
    DO(&g, "Pyrogem");
    CHECK(!CAN(&g, "End your turn"));
    DO(&g, "Take none");
    DO(&g, attack_by(&g, "Rufus"));
    DO(&g, "Go on");
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    CHECK(!CAN(&g, "Snack"));
    CHECK(!CAN(&g, "End your turn"));
}

TEST_BOTH(blend_and_deblend_at_will)
{
    CLAUSE("GB-202.1g", "GB-302.5", "GB-404.3b", "GB-609.1", "GB-608.1", "GB-302.3d");
    struct game g = TABLE(
        me, .heroes = "carter+aquagem+luminagem+aerogem+nocturnagem+caprogem greta elaine chao",
        .hand = "usher cone gull");
    static const char *const names[] = {"Usher", "Cone", "Gull"};
    for (int i = 0; i < 3; i++) {
        char words[60];
        snprintf(words, sizeof words, "Blend Carter (left) with %s", names[i]);
        CHECK_STRING(blend_of(&g, me, "carter"), "");
        DO(&g, words);
        CHECK(blend_of(&g, me, "carter")[0]);
        if (i == 1)
            CHECK(CAN(&g, "Sugar Rush")); /* in the same turn */
        DO(&g, "Deblend Carter");
    }
    CHECK_EQ(g.player[me].discard.count, 3);
}

TEST_BOTH(a_turn_may_be_empty)
{
    CLAUSE("GB-205.1b", "GB-205.1");
    struct game g = TABLE(me, .heroes = plain);
    CHECK(CAN(&g, "End your turn"));
    end_turn(&g);
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(g.player[foe].hand.count, 1);
}

TEST_BOTH(end_of_turn_effects_come_in_the_players_order)
{
    CLAUSE("GB-205.1a", "GB-501.4");
    struct game g = TABLE(me, .heroes = "carter:buoy+aquagem+electrogem elaine "
                                        "devin+pyrogem chao:buoy+aquagem+electrogem");
    DO(&g, "End your turn");
    CHECK_EQ(kind_asked(&g), ASK_REACT);
    CHECK_EQ(offers_in_all(&g), 2); /* mandatory both: no pass */
    DO(&g, "Steady Swell of Chao");
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(hp(&g, me), 24);
}

TEST_BOTH(a_long_game_has_no_second_first_turn)
{
    CLAUSE("GB-206.3a", "GB-500.4b");
    struct game g = TABLE(me, .heroes = plain, .turns = 255);
    for (int i = 0; i < 3; i++) {
        end_turn(&g);
        end_turn(&g);
        CHECK_EQ(g.player[me].turns, 255); /* counted no further, and not from the beginning */
        CHECK(!CAN(&g, "Spoiled"));
    }
}

/* --- The end of a round. --- */

TEST_BOTH(at_zero_hp_the_round_is_lost_and_the_turn_ends)
{
    CLAUSE("GB-206.1", "GB-206.1f", "GB-613.1", "GB-613.2", "GB-613.3", "GB-613.5", "GB-200.8c");
    struct game g = TABLE(me, .heroes = plain, .hand = "cannon_boom snack", .foe_hp = 3);
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(g.player[me].wins, 1);
    CHECK_EQ(asked(&g), foe); /* the play phase is over, the next turn has begun */
    CHECK_EQ(hp(&g, foe), 20);
    CHECK_EQ(in_hand(&g, me, "snack"), 1);
    struct story story;
    g = TABLE(me, .heroes = plain, .hand = "cannon_boom", .foe_hp = 3);
    story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Play Cannon Boom", &story.listener);
    CHECK_CONTAINS(story.text, "(0 HP left)"); /* not -1 */
}

TEST_BOTH(effects_that_have_begun_are_finished)
{
    CLAUSE("GB-206.1a", "GB-206.1d");
    struct game g = TABLE(me, .heroes = plain, .hand = "pain_trade", .hp = 2);
    DO(&g, "Play Pain Trade");
    CHECK_EQ(g.player[foe].wins, 1);
    CHECK_EQ(g.player[me].hand.count, 2); /* the cards are still drawn */
    CHECK_EQ(asked(&g), foe);             /* my own turn is over all the same */
}

TEST_BOTH(end_of_turn_effects_still_happen)
{
    CLAUSE("GB-206.1b");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao:buoy+aquagem+electrogem",
                          .hand = "cannon_boom", .foe_hp = 1);
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Play Cannon Boom", &story.listener);
    CHECK_CONTAINS(story.text, "Steady Swell");
    CHECK_EQ(hp(&g, me), 20);
}

TEST_BOTH(nobody_loses_twice_before_the_new_round)
{
    CLAUSE("GB-206.1c");
    struct game g = TABLE(me, .heroes = "carter fitch+pyrogem elaine chao", .left = -1,
                          .foe_left = -1, .hp = 10, .foe_hp = 10);
    DO(&g, "Open Bar"); /* both would fall; the first to fall loses the round */
    CHECK_EQ(g.player[foe].wins, 1);
    CHECK_EQ(g.player[me].wins, 0);
}

TEST_BOTH(nothing_is_drawn_after_the_end_of_the_game)
{
    CLAUSE("GB-206.2", "GB-618.1");
    struct game g = TABLE(me, .heroes = "carter fitch+pyrogem elaine chao", .left = -1, .hp = 10,
                          .foe_wins = 1, .hand = "quick_study");
    struct game other = g;
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Open Bar", &story.listener);
    CHECK_CONTAINS(story.text, "wins the game");
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.player[foe].hand.count, 0);
    story = story_for(&other, SPECTATOR);
    DO_HEARD(&other, "Play Quick Study", &story.listener); /* two cards */
    CHECK_CONTAINS(story.text, "15 damage");
    CHECK(!strstr(strstr(story.text, "wins the game"), "damage"));
    CHECK_EQ(kind_asked(&other), -1);
}

TEST_BOTH(additional_turns_are_skipped)
{
    CLAUSE("GB-206.1g");
    struct game g =
        TABLE(me, .heroes = "juno+pyrogem greta elaine chao", .hand = "overtime", .hp = 2);
    DO(&g, "Play Overtime");
    DO(&g, "Blood Bargain");
    CHECK_EQ(g.player[foe].wins, 1);
    CHECK_EQ(asked(&g), foe);
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(asked(&g), foe); /* it does not come later either */
}

TEST_BOTH(two_rounds_win_at_once)
{
    CLAUSE("GB-206.2", "GB-200.8b");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao:buoy+aquagem+electrogem",
                          .hand = "cannon_boom", .foe_hp = 4, .wins = 1);
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Play Cannon Boom", &story.listener);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.winner, me);
    CHECK(!strstr(story.text, "Steady Swell")); /* no end phase */
    struct result result = {0};
    gb_result(&g, &result);
    CHECK(result.over);
    CHECK_EQ(result.rank[me], 1);
    CHECK_EQ(result.rank[foe], 2);
    CHECK_EQ(result.rank[2], 0); /* two play, and no more */
    CHECK_EQ(result.score[me], 2);
    CHECK_EQ(result.score[foe], 0);
    /* In the middle of an effect, too: nothing is drawn any more. */
    g = TABLE(me, .heroes = plain, .hand = "pain_trade", .hp = 1, .foe_wins = 1);
    DO(&g, "Play Pain Trade");
    CHECK_EQ(g.winner, foe);
    CHECK_EQ(g.player[me].hand.count, 0);
}

TEST_BOTH(a_new_round_resets_hp_and_meters_only)
{
    CLAUSE("GB-206.3", "GB-206.3d", "GB-401.3a", "GB-303.4", "GB-401.3", "GB-404.2");
    struct game g = TABLE(
        me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao | kula",
        .hand = "cannon_boom snack", .meter = "rotate", .hp = 7, .foe_hp = 4,
        .foe_heroes = "wren noor imani pilar | devin", .foe_meter = "switch", .foe_hand = "usher");
    DO(&g, "Play Cannon Boom");
    DO(&g, "Go on");
    CHECK_EQ(hp(&g, me), 20);
    CHECK_EQ(hp(&g, foe), 20);
    CHECK_EQ(g.player[me].meter.count + g.player[foe].meter.count, 0);
    CHECK_EQ(in_discard(&g, me, "rotate") + in_discard(&g, me, "cannon_boom"), 2);
    CHECK_EQ(in_discard(&g, foe, "switch"), 1);
    CHECK_EQ(g.player[me].discard.count, 2);
    CHECK_EQ(g.player[foe].discard.count, 1);
    CHECK_EQ(asked(&g), me); /* the winner first */
    CHECK_EQ(kind_asked(&g), ASK_SUBSTITUTE);
    DO(&g, "Leave your heroes");
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_SUBSTITUTE);
    DO(&g, "Devin for Imani");
    CHECK_EQ(place_of(&g, foe, "devin"), RIGHT);
    CHECK_EQ(asked(&g), foe); /* the next player in turn */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_STRING(blend_of(&g, me, "carter"), "usher");
    CHECK_EQ(in_hand(&g, me, "snack"), 1);
    CHECK_EQ(g.player[foe].hand.count, 2); /* and the draw is an ordinary one */
}

TEST_BOTH(the_next_turn_is_no_first_turn)
{
    CLAUSE("GB-206.3a", "GB-405.4b");
    struct game g = TABLE(me, .heroes = "chao greta elaine rufus | carter", .hand = "cannon_boom",
                          .foe_hp = 4, .foe_heroes = "wren noor rufus pilar | imani");
    DO(&g, "Play Cannon Boom");
    DO(&g, "Carter for Chao");
    DO(&g, "Imani for Wren");
    CHECK_EQ(asked(&g), foe);
    CHECK(!CAN(&g, "Forecast"));
    CHECK(CAN(&g, "Attack"));
    end_turn(&g);
    CHECK(!CAN(&g, "Spoiled"));
}

TEST_BOTH(substitution_between_rounds_passes_gems_on_quietly)
{
    CLAUSE("GB-206.3b", "GB-206.3c", "GB-405.4a", "GB-621.3a");
    /* Virus would see the gems, Final Notice both deblendings, Tidy Up one of them. */
    struct game g = TABLE(me,
                          .heroes = "chao:virus+terragem+nocturnagem "
                                    "greta:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                                    "aerogem elaine:cone+luminagem+aerogem noor | carter",
                          .hand = "cannon_boom", .foe_hp = 4,
                          .foe_heroes = "wren:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                                        "aerogem rufus imani:usher+nocturnagem+caprogem pilar | "
                                        "devin");
    DO(&g, "Play Cannon Boom");
    DO(&g, "Carter for Elaine");
    CHECK_EQ(asked(&g), foe); /* nobody reacts */
    CHECK_EQ(kind_asked(&g), ASK_SUBSTITUTE);
    DO(&g, "Devin for Imani");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(place_of(&g, foe, "devin"), RIGHT); /* opposite to Virus */
    CHECK_EQ(hp(&g, foe), 20);
    CHECK_EQ(gems_of(&g, foe, "devin", "nocturnagem"), 1);
    CHECK_EQ(in_discard(&g, foe, "usher"), 1);
    CHECK_EQ(hp(&g, me), 20);
}

TEST_BOTH(emptied_meters_let_blends_fall_before_substitutions)
{
    CLAUSE("GB-614.2a", "GB-206.3b");
    struct game g = TABLE(me,
                          .heroes = "chao:gourmet_guider+pyrogem+aquagem+terragem+luminagem "
                                    "carter elaine noor | kula",
                          .hand = "cannon_boom usher", .meter = "stun", .foe_hp = 4,
                          .foe_heroes = "wren:doom_collector+pyrogem+aquagem+terragem+nocturnagem+"
                                        "aerogem rufus imani pilar");
    g.player[me].hero[1].gems[GEM_nocturnagem - FIRST_GEM] = 1;
    gb_count_gems(&g.player[me].hero[1]);
    g.player[me].deck.card[--g.player[me].deck.count] = 0;
    DO(&g, "Blend Carter (center) with Usher"); /* a Nocturnagem, and a star for the other */
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(kind_asked(&g), ASK_SUBSTITUTE);
    CHECK_STRING(blend_of(&g, me, "carter"), "");
    CHECK_EQ(hp(&g, me), 20); /* Noor and Doom Collector are silent between the rounds */
}

TEST_BOTH(stun_lasts_across_the_round_border)
{
    CLAUSE("GB-206.3e");
    struct game g = TABLE(me, .heroes = plain, .hand = "stun cannon_boom", .foe_hp = 4,
                          .foe_heroes = "wren chao:hail_dominator+terragem+cryogem+caprogem imani "
                                        "pilar");
    DO(&g, "Play Stun");
    DO(&g, "Chao");
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(asked(&g), foe);
    CHECK(!effect_works(&g, foe, "chao"));
    end_turn(&g);
    CHECK(effect_works(&g, foe, "chao"));
}

TEST_BOTH(the_winner_of_a_round_has_no_additional_turn_either)
{
    CLAUSE("GB-206.1g");
    struct game g = TABLE(me, .heroes = plain, .hand = "overtime cannon_boom", .foe_hp = 4);
    DO(&g, "Play Overtime");
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(g.player[me].wins, 1);
    CHECK_EQ(asked(&g), foe);
    end_turn(&g);
    CHECK_EQ(asked(&g), me);
    CHECK(CAN(&g, "Attack"));
    end_turn(&g);
    CHECK_EQ(asked(&g), foe);
}

TEST_BOTH(whoever_has_a_bench_may_substitute)
{
    CLAUSE("GB-206.3", "GB-405.4b");
    struct scene scene = {.heroes = "carter greta elaine chao | kula",
                          .hand = "cannon_boom",
                          .foe_hp = 4,
                          .foe_heroes = "wren noor imani pilar"};
    struct game g = table(me, scene);
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(offers_in_all(&g), 4 + 1); /* Kula for any of the four, or nobody */
    DO(&g, "Leave your heroes");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    scene.heroes = plain;
    scene.foe_heroes = "wren noor imani pilar | devin";
    g = table(me, scene);
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_SUBSTITUTE);
    DO(&g, "Devin for Pilar");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(place_of(&g, foe, "devin"), BACK);
    CHECK_EQ(place_of(&g, foe, "pilar"), BENCH);
}

TEST_BOTH(two_stuns_end_each_at_its_own_time)
{
    CLAUSE("GB-201.2a");
    struct game g = TABLE(me, .heroes = "juno+pyrogem greta elaine chao", .hand = "stun",
                          .foe_heroes = "fitch+pyrogem wren noor imani", .foe_hand = "stun");
    DO(&g, "Play Stun");
    no_timed_actions(&g);
    DO(&g, "Fitch");
    end_turn(&g);
    CHECK(!CAN(&g, "Open Bar"));
    DO(&g, "Play Stun");
    no_timed_actions(&g);
    DO(&g, "Juno");
    CHECK(!effect_works(&g, foe, "fitch"));
    end_turn(&g);
    CHECK(effect_works(&g, foe, "fitch")); /* my next turn has come, theirs has not */
    CHECK(!CAN(&g, "Blood Bargain"));
    end_turn(&g);
    CHECK(effect_works(&g, me, "juno"));
    CHECK(CAN(&g, "Open Bar"));
}

TEST_BOTH(end_of_turn_effects_come_before_the_turn_is_over)
{
    CLAUSE("GB-205.1");
    /* Reflector has Devin's effect for the rest of the turn: Buoy works in front until the end. */
    struct game g = TABLE(me, .heroes = "chao:reflector+aquagem+cryogem devin elaine "
                                        "carter");
    DO(&g, "Hero Mirror");
    DO(&g, "Devin");
    struct game with_buoy = TABLE(me, .heroes = "chao:reflector+aquagem+cryogem "
                                                "carter:buoy+aquagem+electrogem elaine devin");
    DO(&with_buoy, "Hero Mirror");
    DO(&with_buoy, "Devin");
    end_turn(&with_buoy);
    CHECK_EQ(hp(&with_buoy, me), 22);
    end_turn(&g);
    CHECK_EQ(hp(&g, me), 20);
}

TEST_BOTH(a_finished_turn_leaves_no_trace_of_its_limits)
{
    CLAUSE("GB-500.3");
    struct game g = TABLE(me, .heroes = "juno+pyrogem fitch+pyrogem elaine chao");
    DO(&g, "Blood Bargain");
    DO(&g, "Open Bar");
    CHECK_EQ(g.use_count, 2);
    end_turn(&g);
    static const struct use none[USES] = {{0}};
    CHECK_EQ(g.use_count, 0);
    CHECK(!memcmp(g.use, none, sizeof none)); /* equal games are equal bytes */
}

TEST_BOTH(what_cannot_be_remembered_is_not_allowed)
{
    CLAUSE("GB-500.3");
    struct game g = TABLE(me, .heroes = "juno+pyrogem fitch+pyrogem elaine chao");
    DO(&g, "Blood Bargain");
    struct game full = g;
    while (full.use_count < USES) /* effects that heroes of the foe have used */
        full.use[full.use_count++] = (struct use){(uint8_t)(foe * HEROES), 1, 1};
    CHECK(!CAN(&full, "Open Bar"));
    full.use[--full.use_count] = (struct use){0};
    DO(&full, "Open Bar");
    CHECK_EQ(full.use_count, USES);
    CHECK(!CAN(&full, "Open Bar"));
    CHECK(!CAN(&full, "Blood Bargain"));
}

TEST_BOTH(bonuses_stop_at_a_hundred)
{
    CLAUSE("GB-605.1");
    struct scene scene = {.heroes = "carter:avalanche_bringer+aquagem+terragem+cryogem+luminagem+"
                                    "caprogem greta elaine chao",
                          .hand = "pep_talk",
                          .foe_heroes = "wren noor imani pilar"};
    static const int before[] = {97, 98, 99, 100}, after[] = {99, 100, 100, 100};
    for (int i = 0; i < 4; i++) {
        struct game g = table(me, scene);
        g.player[me].hero[slot_of(&g, me, "chao")].atk = (int8_t)before[i];
        g.player[foe].hero[slot_of(&g, foe, "noor")].def = (int8_t)-before[i];
        g.any_altered = true;
        DO(&g, "Play Pep Talk");
        DO(&g, "Chao");
        CHECK_EQ(atk(&g, me, "chao"), after[i]);
        DO(&g, "Whiteout");
        DO(&g, "Noor");
        CHECK_EQ(g.player[foe].hero[slot_of(&g, foe, "noor")].def, -100);
    }
}

TEST_BOTH(one_hp_is_enough)
{
    CLAUSE("GB-206.1", "GB-613.3");
    struct game g = TABLE(me, .heroes = plain, .hand = "cannon_boom", .foe_hp = 5);
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(hp(&g, foe), 1);
    CHECK_EQ(g.player[me].wins, 0);
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    g = TABLE(me, .heroes = plain, .hand = "cannon_boom", .foe_hp = 4);
    DO(&g, "Play Cannon Boom");
    CHECK_EQ(g.player[me].wins, 1);
}
