/* test_full.c - the Full game: characters, and how abilities are played. */
#include "games/flash_duel/duel.h"

#define SETUP(...) ((const char *const[]){__VA_ARGS__, NULL})

TEST(there_are_twenty_characters_with_three_abilities_each)
{
    CLAUSE("FD-013");
    int count[DRAGON + 1] = {0};
    for (int ability = 1; ability < ABILITIES; ability++)
        count[fd_abilities[ability].character]++;
    for (int character = 1; character <= CHARACTERS; character++)
        CHECK_EQ(count[character], 3);
}

/* Can these two meet? By the names that the setup knows. */
static bool can_meet(const char *red, const char *blue)
{
    struct game g;
    struct setup setup;
    const uint8_t seed[SEED_BYTES] = {0};
    char names[60];
    snprintf(names, sizeof names, "%s,%s", red, blue);
    setup_defaults(duel_rules()->setup, &setup);
    CHECK(setup_set(duel_rules()->setup, &setup, "mode", "full", NULL));
    CHECK(setup_set(duel_rules()->setup, &setup, "characters", names, NULL));
    return game_start(duel_rules(), &g, &setup, seed, NULL);
}

TEST(there_are_190_matchups)
{
    CLAUSE("FD-010", "FD-106");
    const char *const *names = fd_character_choices;
    int matchups = 0;
    for (int i = 0; names[i]; i++)
        for (int j = 0; names[j] && strcmp(names[i], "random") && strcmp(names[i], "choose"); j++) {
            if (!strcmp(names[j], "random") || !strcmp(names[j], "choose"))
                continue;
            CHECK_EQ(can_meet(names[i], names[j]), i != j); /* no mirror match by default */
            matchups += i < j;
        }
    CHECK_EQ(matchups, 190);
}

TEST(characters_are_chosen_openly_one_after_the_other)
{
    CLAUSE("FD-104", "FD-106", "FD-107", "FD-108");
    struct game g = table_started(3, "full", SETUP("characters", "choose,choose"));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(offers(&g, CHOOSE), 20);
    PLAY(&g, of_verb(CHOOSE, ROOK, 0, 0));
    CHECK_EQ(asked(&g), BLUE);
    CHECK(!offered(&g, of_verb(CHOOSE, ROOK, 0, 0)));
    CHECK_EQ(offers(&g, CHOOSE), 19);
    PLAY(&g, of_verb(CHOOSE, LUM, 0, 0));
    CHECK_EQ(g.k.ask.kind, ASK_ACTION);
    CHECK_STRING(seen(&g, SPECTATOR, "seat0.abilities").text,
                 "windmill_crusherthunderclaprock_armor");
}

TEST(a_mirror_match_is_a_setting)
{
    CLAUSE("FD-106");
    struct setup setup;
    struct game g;
    struct reason why = {""};
    uint8_t seed[SEED_BYTES] = {0};
    setup_defaults(duel_rules()->setup, &setup);
    CHECK(setup_set(duel_rules()->setup, &setup, "mode", "full", NULL));
    CHECK(setup_set(duel_rules()->setup, &setup, "characters", "gwen,gwen", NULL));
    CHECK(!game_start(duel_rules(), &g, &setup, seed, &why));
    CHECK_CONTAINS(why.text, "mirror");
    CHECK(setup_set(duel_rules()->setup, &setup, "mirror", "yes", NULL));
    CHECK(game_start(duel_rules(), &g, &setup, seed, &why));
}

TEST(a_double_blind_choice_is_revealed_at_once)
{
    CLAUSE("FD-105", "FD-382");
    struct game g =
        table_started(3, "full", SETUP("characters", "choose,choose", "choice", "double-blind"));
    CHECK_EQ(game_pending(&g), seat_bit(RED) | seat_bit(BLUE));
    CHECK(game_answer(duel_rules(), &g, BLUE, ZANE - 1, NULL, NULL));
    CHECK_EQ(g.persona[BLUE].character, 0);
    CHECK(game_answer(duel_rules(), &g, RED, ZANE - 1, NULL, NULL)); /* the same: again */
    CHECK_EQ(game_pending(&g), seat_bit(RED) | seat_bit(BLUE));
    CHECK(game_answer(duel_rules(), &g, BLUE, ZANE - 1, NULL, NULL));
    CHECK(game_answer(duel_rules(), &g, RED, GWEN - 1, NULL, NULL));
    CHECK_EQ(g.persona[BLUE].character, ZANE);
    CHECK_EQ(g.persona[RED].character, GWEN);
}

TEST_BOTH(an_ability_is_turned_down_and_back_with_the_next_round)
{
    CLAUSE("FD-109", "FD-111", "FD-112", "FD-113", "FD-114", "FD-118", "FD-119", "FD-121");
    struct game g = FULL(me, "bal-bas-beta", "grave", .advance = 2, .apart = 12);
    CHECK(can_use(&g, me, ABILITY_cog_engine));
    CHECK(!can_use(&g, me, ABILITY_retract)); /* nobody strikes at him */
    PLAY(&g, use(&g, me, ABILITY_cog_engine, 0, 0));
    CHECK_EQ(g.hand[me][0], 6); /* nobody on a light space is countered */
    CHECK(!can_use(&g, me, ABILITY_cog_engine));
    char zone[20];
    snprintf(zone, sizeof zone, "seat%d.spent", me);
    CHECK_STRING(seen(&g, foe, zone).text, "cog_engine");
    PLAY(&g, forward(1)); /* the main action still follows */
    PLAY(&g, back(1));
    CHECK(!can_use(&g, me, ABILITY_cog_engine)); /* not replenished by a new turn */
    ARRANGE(&g, me, .advance = 8, .apart = 1);
    PLAY(&g, attack(1, 1));
    PLAY(&g, take_hit());
    PLAY(&g, let_begin(me));
    CHECK(can_use(&g, me, ABILITY_cog_engine));
}

TEST_BOTH(one_ability_per_turn_and_one_on_the_opponents_turn)
{
    CLAUSE("FD-116", "FD-117", "FD-103");
    struct game g = FULL(me, "valerie", "gloria", .advance = 2, .apart = 4, .hand = "11235",
                         .foe_hand = "12344");
    PLAY(&g, use(&g, me, ABILITY_green_eyes_epiphany, 1, 0));
    CHECK(!can_use(&g, me, ABILITY_orange_eyes_epiphany));
    PLAY(&g, back(5));
    PLAY(&g, forward(2)); /* from distance 6 to 4 */
    PLAY(&g, back(3));
    ARRANGE(&g, foe, .advance = 10, .apart = 4, .hand = "44", .foe_hand = "12345");
    PLAY(&g, attack(4, 1));
    CHECK(can_use(&g, me, ABILITY_sudden_inspiration)); /* another turn */
}

TEST_BOTH(who_recovers_plays_no_ability)
{
    CLAUSE("FD-089");
    struct game g = FULL(me, "jaina", "bal-bas-beta", .advance = 4, .apart = 6, .hand = "12344",
                         .foe_hand = "12345");
    PLAY(&g, dash_strike(2, 4, 1));
    PLAY(&g, retreat(1));
    CHECK_EQ(asked(&g), me); /* Cog Engine was not offered */
}

TEST_BOTH(time_over_is_no_time_for_abilities)
{
    CLAUSE("FD-120", "FD-353");
    struct game g =
        FULL(me, "bal-bas-beta", "grave", .advance = 2, .apart = 12, .next = "1", .left = 1);
    PLAY(&g, use(&g, me, ABILITY_cog_engine, 0, 0));
    CHECK_EQ(g.ending, ROUND_TIME_OVER); /* at once: the main action is lost */
    CHECK_EQ(g.k.ask.kind, ASK_STARTER);
}

TEST_BOTH(a_card_that_is_an_ability_is_announced_before_it_is_played)
{
    CLAUSE("FD-379");
    struct game g = FULL(me, "grave", "midori", .advance = 5, .apart = 2, .foe_hand = "1345");
    g.space[foe] = (uint8_t)(me == RED ? 9 : 10); /* dark */
    g.space[me] = (uint8_t)(me == RED ? 7 : 12);
    PLAY(&g, attack(2, 1));
    PLAY(&g, through(block(2, 1), THROUGH_TWOS));
    PLAY(&g, use(&g, me, ABILITY_reversal, 0, 0));
    CHECK_EQ(asked(&g), foe); /* he responds anew */
    CHECK_EQ(offers(&g, BLOCK), 0);
}

TEST(two_plagues_draw)
{
    CLAUSE("FD-383", "FD-106");
    struct game g = FULL(RED, "gwen", "gwen", .advance = 4, .apart = 8, .next = "1", .left = 1);
    PLAY(&g, forward(1));
    CHECK_EQ(g.wins[RED] + g.wins[BLUE], 0);
    CHECK_EQ(g.round, 2);
}

TEST(random_characters_are_any_that_nobody_has)
{
    CLAUSE("FD-104", "FD-106");
    bool seen_one[CHARACTERS + 1] = {false}, mirrored = false;
    for (uint64_t seed = 0; seed < 400; seed++) {
        struct game g = table_started(seed, "full", SETUP("characters", "jaina,random"));
        CHECK(g.persona[BLUE].character != JAINA);
        seen_one[g.persona[BLUE].character] = true;
        g = table_started(seed, "full", SETUP("characters", "random,gwen"));
        CHECK(g.persona[RED].character != GWEN && g.persona[BLUE].character == GWEN);
        g = table_started(seed, "full", SETUP("characters", "random,random"));
        CHECK(g.persona[RED].character != g.persona[BLUE].character);
        g = table_started(seed, "full", SETUP("characters", "random,gwen", "mirror", "yes"));
        mirrored |= g.persona[RED].character == GWEN;
    }
    for (int character = 1; character <= CHARACTERS; character++)
        CHECK_EQ(seen_one[character], character != JAINA);
    CHECK(mirrored);
}

TEST(only_the_seats_of_the_mode_get_characters)
{
    CLAUSE("FD-104");
    struct game g = table_started(1, "full", SETUP("characters", "jaina,rook,jaina,lum,zane"));
    CHECK_EQ(g.persona[RED].character, JAINA);
    CHECK_EQ(g.persona[BLUE].character, ROOK);
    CHECK_EQ(g.persona[2].character, 0);
    g = table_started(1, "full", SETUP("characters", "choose,choose", "mirror", "yes"));
    PLAY(&g, of_verb(CHOOSE, GRAVE, 0, 0));
    CHECK_EQ(offers(&g, CHOOSE), 20); /* the same again */
    PLAY(&g, of_verb(CHOOSE, GRAVE, 0, 0));
    CHECK_EQ(g.k.ask.kind, ASK_ACTION);
    g = table_started(
        1, "full", SETUP("characters", "choose,choose", "mirror", "yes", "choice", "double-blind"));
    CHECK(game_answer(duel_rules(), &g, BLUE, ZANE - 1, NULL, NULL));
    CHECK(game_answer(duel_rules(), &g, RED, ZANE - 1, NULL, NULL));
    CHECK_EQ(g.k.ask.kind, ASK_ACTION); /* a mirror match */
    g = table_started(1, "full", SETUP("characters", "choose,rook", "choice", "double-blind"));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(offers(&g, CHOOSE), 19);
    PLAY(&g, of_verb(CHOOSE, ZANE, 0, 0));
    CHECK_EQ(g.persona[RED].character, ZANE);
    CHECK_EQ(g.persona[BLUE].character, ROOK);
}

TEST_BOTH(a_new_round_starts_without_what_abilities_have_done)
{
    CLAUSE("FD-087", "FD-118");
    struct game g = FULL(me, "onimaru", "zane", .advance = 8, .apart = 1);
    g.mine = (uint8_t)(me == RED ? 4 : 15);
    g.stakes = 1;
    for (int who = 0; who < 2; who++) {
        struct persona *p = &g.persona[who];
        p->soldier = g.space[who];
        p->skip = p->owes = 1;
        p->forced = who == foe;
        p->marks = DRAGON_FORM | STUNNED;
        p->known[5] = 1;
    }
    g.recovering = seat_bit(foe);
    PLAY(&g, attack(1, 1));
    PLAY(&g, take_hit());
    CHECK_EQ(g.wins[me], 2); /* the stakes were raised */
    PLAY(&g, let_begin(foe));
    CHECK_EQ(asked(&g), foe); /* nobody recovers or skips */
    CHECK(offers(&g, MOVE_FORWARD) > 0 && offers(&g, DASH_STRIKE) == 0);
    CHECK_EQ(g.mine + g.stakes + g.recovering, 0);
    for (int who = 0; who < 2; who++) {
        CHECK(!fd_is_burdened(&g, who));
        CHECK_EQ(g.persona[who].known[5], 0);
        CHECK_EQ(advance(&g, who), 0);
    }
}
