/* test_full.c - the Full game: characters, and how abilities are played. */
#include "games/flash_duel/duel.h"

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
    char names[60];
    snprintf(names, sizeof names, "%s,%s", red, blue);
    return !REFUSAL("mode", "full", "characters", names).text[0];
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
    struct game g = STARTED(3, "mode", "full", "characters", "choose,choose");
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(offers(&g, CHOOSE), 20);
    DO(&g, OPTION(CHOOSE, ROOK));
    CHECK_EQ(asked(&g), BLUE);
    CHECK(!CAN(&g, OPTION(CHOOSE, ROOK)));
    CHECK_EQ(offers(&g, CHOOSE), 19);
    DO(&g, OPTION(CHOOSE, LUM));
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_STRING(seen(&g, SPECTATOR, "seat0.abilities").text,
                 "windmill_crusherthunderclaprock_armor");
}

TEST(a_mirror_match_is_a_setting)
{
    CLAUSE("FD-106");
    CHECK_CONTAINS(REFUSAL("mode", "full", "characters", "gwen,gwen").text, "mirror");
    struct game g = STARTED(1, "mode", "full", "characters", "gwen,gwen", "mirror", "yes");
    CHECK(g.persona[RED].character == GWEN && g.persona[BLUE].character == GWEN);
}

TEST(a_double_blind_choice_is_revealed_at_once)
{
    CLAUSE("FD-105", "FD-382");
    struct game g =
        STARTED(3, "mode", "full", "characters", "choose,choose", "choice", "double-blind");
    CHECK_EQ(game_pending(&g), seat_bit(RED) | seat_bit(BLUE));
    DO_AS(&g, BLUE, OPTION(CHOOSE, ZANE));
    CHECK_EQ(g.persona[BLUE].character, 0);
    DO_AS(&g, RED, OPTION(CHOOSE, ZANE)); /* the same: again */
    CHECK_EQ(game_pending(&g), seat_bit(RED) | seat_bit(BLUE));
    DO_AS(&g, BLUE, OPTION(CHOOSE, ZANE));
    DO_AS(&g, RED, OPTION(CHOOSE, GWEN));
    CHECK_EQ(g.persona[BLUE].character, ZANE);
    CHECK_EQ(g.persona[RED].character, GWEN);
}

TEST_BOTH(an_ability_is_turned_down_and_back_with_the_next_round)
{
    CLAUSE("FD-109", "FD-111", "FD-112", "FD-113", "FD-114", "FD-118", "FD-119", "FD-121");
    struct game g = FULL(me, "bal-bas-beta", "grave", .advance = 2, .apart = 12);
    CHECK(can_use(&g, me, ABILITY_cog_engine));
    CHECK(!can_use(&g, me, ABILITY_retract)); /* nobody strikes at me */
    DO(&g, use(&g, me, ABILITY_cog_engine, 0, 0));
    CHECK_EQ(g.hand[me][0], 6); /* nobody on a light space is countered */
    CHECK(!can_use(&g, me, ABILITY_cog_engine));
    char zone[20];
    snprintf(zone, sizeof zone, "seat%d.spent", me);
    CHECK_STRING(seen(&g, foe, zone).text, "cog_engine");
    DO(&g, forward(1)); /* the main action still follows */
    DO(&g, back(1));
    CHECK(!can_use(&g, me, ABILITY_cog_engine)); /* not replenished by a new turn */
    ARRANGE(&g, me, .advance = 8, .apart = 1);
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    DO(&g, let_begin(me));
    CHECK(can_use(&g, me, ABILITY_cog_engine));
}

TEST_BOTH(one_ability_per_turn_and_one_on_the_opponents_turn)
{
    CLAUSE("FD-116", "FD-117", "FD-103");
    struct game g = FULL(me, "valerie", "gloria", .advance = 2, .apart = 4, .hand = "11235",
                         .foe_hand = "12344");
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 1, 0));
    CHECK(!can_use(&g, me, ABILITY_orange_eyes_epiphany));
    DO(&g, back(5));
    DO(&g, forward(2)); /* from distance 6 to 4 */
    DO(&g, back(3));
    ARRANGE(&g, foe, .advance = 10, .apart = 4, .hand = "44", .foe_hand = "12345");
    DO(&g, attack(4, 1));
    CHECK(can_use(&g, me, ABILITY_sudden_inspiration)); /* another turn */
}

TEST_BOTH(who_recovers_plays_no_ability)
{
    CLAUSE("FD-089");
    struct game g = FULL(me, "jaina", "bal-bas-beta", .advance = 4, .apart = 6, .hand = "12344",
                         .foe_hand = "12345");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(1));
    CHECK_EQ(asked(&g), me); /* Cog Engine was not offered */
}

TEST_BOTH(time_over_is_no_time_for_abilities)
{
    CLAUSE("FD-120", "FD-353");
    struct game g =
        FULL(me, "bal-bas-beta", "grave", .advance = 2, .apart = 12, .next = "1", .left = 1);
    DO(&g, use(&g, me, ABILITY_cog_engine, 0, 0));
    CHECK_EQ(g.ending, ROUND_TIME_OVER); /* at once: the main action is lost */
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
}

TEST_BOTH(a_card_that_is_an_ability_is_announced_before_it_is_played)
{
    CLAUSE("FD-379");
    struct game g = FULL(me, "grave", "midori", .advance = 5, .apart = 2, .foe_hand = "1345");
    g.space[foe] = (uint8_t)(me == RED ? 9 : 10); /* dark */
    g.space[me] = (uint8_t)(me == RED ? 7 : 12);
    DO(&g, attack(2, 1));
    DO(&g, through(block(2, 1), THROUGH_TWOS));
    DO(&g, use(&g, me, ABILITY_reversal, 0, 0));
    CHECK_EQ(asked(&g), foe); /* the foe responds again */
    CHECK_EQ(offers(&g, BLOCK), 0);
}

TEST(two_plagues_draw)
{
    CLAUSE("FD-383", "FD-106");
    struct game g = FULL(RED, "gwen", "gwen", .advance = 4, .apart = 8, .next = "1", .left = 1);
    DO(&g, forward(1));
    CHECK_EQ(g.wins[RED] + g.wins[BLUE], 0);
    CHECK_EQ(g.round, 2);
}

TEST(random_characters_are_any_that_nobody_has)
{
    CLAUSE("FD-104", "FD-106");
    bool seen_one[CHARACTERS + 1] = {false}, mirrored = false;
    for (uint64_t seed = 0; seed < 400; seed++) {
        struct game g = STARTED(seed, "mode", "full", "characters", "jaina,random");
        CHECK(g.persona[BLUE].character != JAINA);
        seen_one[g.persona[BLUE].character] = true;
        g = STARTED(seed, "mode", "full", "characters", "random,gwen");
        CHECK(g.persona[RED].character != GWEN && g.persona[BLUE].character == GWEN);
        g = STARTED(seed, "mode", "full", "characters", "random,random");
        CHECK(g.persona[RED].character != g.persona[BLUE].character);
        g = STARTED(seed, "mode", "full", "characters", "random,gwen", "mirror", "yes");
        mirrored |= g.persona[RED].character == GWEN;
    }
    for (int character = 1; character <= CHARACTERS; character++)
        CHECK_EQ(seen_one[character], character != JAINA);
    CHECK(mirrored);
}

TEST(only_the_seats_of_the_mode_get_characters)
{
    CLAUSE("FD-104");
    struct game g = STARTED(1, "mode", "full", "characters", "jaina,rook,jaina,lum,zane");
    CHECK_EQ(g.persona[RED].character, JAINA);
    CHECK_EQ(g.persona[BLUE].character, ROOK);
    CHECK_EQ(g.persona[2].character, 0);
    g = STARTED(1, "mode", "full", "characters", "choose,choose", "mirror", "yes");
    DO(&g, OPTION(CHOOSE, GRAVE));
    CHECK_EQ(offers(&g, CHOOSE), 20); /* the same again */
    DO(&g, OPTION(CHOOSE, GRAVE));
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = STARTED(1, "mode", "full", "characters", "choose,choose", "mirror", "yes", "choice",
                "double-blind");
    DO_AS(&g, BLUE, OPTION(CHOOSE, ZANE));
    DO_AS(&g, RED, OPTION(CHOOSE, ZANE));
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* a mirror match */
    g = STARTED(1, "mode", "full", "characters", "choose,rook", "choice", "double-blind");
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(offers(&g, CHOOSE), 19);
    DO(&g, OPTION(CHOOSE, ZANE));
    CHECK_EQ(g.persona[RED].character, ZANE);
    CHECK_EQ(g.persona[BLUE].character, ROOK);
}

TEST_BOTH(a_new_round_starts_without_what_abilities_have_done)
{
    CLAUSE("FD-087", "FD-118");
    struct game g = FULL(me, "onimaru", "zane", .advance = 8, .apart = 1);
    g.mine = (uint8_t)(me == RED ? 4 : 15);
    g.stakes = 1;
    g.raised = 1;
    for (int who = 0; who < 2; who++) {
        struct persona *p = &g.persona[who];
        p->soldier = g.space[who];
        p->skip = p->owes = 1;
        p->forced = who == foe;
        p->marks = DRAGON_FORM | STUNNED;
        p->known[5] = 1;
    }
    g.recovering = seat_bit(foe);
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    CHECK_EQ(g.wins[me], 2); /* the stakes were raised */
    DO(&g, let_begin(foe));
    CHECK_EQ(asked(&g), foe); /* nobody recovers or skips */
    CHECK(offers(&g, MOVE_FORWARD) > 0 && offers(&g, DASH_STRIKE) == 0);
    CHECK_EQ(g.mine + g.stakes + g.recovering, 0);
    for (int who = 0; who < 2; who++) {
        CHECK(!fd_is_burdened(&g, who));
        CHECK_EQ(g.persona[who].known[5], 0);
        CHECK_EQ(advance(&g, who), 0);
    }
}

TEST_BOTH(a_hit_ends_the_round_before_anything_is_drawn)
{
    CLAUSE("FD-001", "FD-067", "FD-103");
    /* The refill would take the last card, and by time the foe would win: 8 spaces against 6. */
    struct game g = FULL(me, "jaina", "lum", .advance = 6, .apart = 3, .hand = "3", .foe_hand = "5",
                         .next = "1", .left = 1);
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK_EQ(g.ending, ROUND_HIT);
    CHECK_EQ(g.winner, me);
    CHECK_EQ(g.wins[me], 1);
    CHECK_EQ(g.deck.count, 1);
    CHECK_EQ(g.turn, me);
}

TEST_BOTH(nothing_of_a_round_lasts_into_the_next)
{
    CLAUSE("FD-118", "FD-087", "FD-103");
    struct game g = FULL(me, "jaina", "geiger", .advance = 8, .apart = 1);
    for (int who = 0; who < 2; who++) {
        g.persona[who].skip = g.persona[who].owes = 1;
        g.persona[who].soldier = g.space[who];
        g.persona[who].marks = DRAGON_FORM | STUNNED;
        g.persona[who].known[2] = 1;
        fd_turn_cards(&g, who, 0);
    }
    g.persona[me].skip = g.persona[me].owes = 0;
    g.persona[foe].forced = 1;
    g.mine = 12;
    g.recovering = seat_bit(foe);
    g.peeked = 2;
    g.peeker = (uint8_t)me;
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    DO(&g, let_begin(foe));
    CHECK_EQ(asked(&g), foe); /* who neither skips nor recovers */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(g.mine, 0);
    CHECK_EQ(g.recovering, 0);
    CHECK_EQ(g.peeked, 0);
    for (int who = 0; who < 2; who++) {
        const struct persona *p = &g.persona[who];
        CHECK_EQ(p->forced + p->skip + p->owes + p->soldier + p->marks + p->known[2], 0);
        CHECK_EQ(p->up, 7);
        CHECK_EQ(advance(&g, who), 0);
        CHECK_EQ(g.hand[who][0], 5);
    }
}

TEST_BOTH(raised_stakes_are_those_of_one_round)
{
    CLAUSE("FD-034");
    struct game g = FULL(me, "lum", "jaina", .advance = 8, .apart = 1);
    DO(&g, use(&g, me, ABILITY_raise_the_stakes, 0, 0));
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    CHECK_EQ(g.wins[me], 2);
    DO(&g, let_begin(foe));
    win_round(&g, foe);
    CHECK_EQ(g.wins[foe], 1);
}

TEST_BOTH(one_space_is_enough_to_retreat_in_the_full_game)
{
    CLAUSE("FD-084", "FD-085", "FD-103");
    for (int gone = 0; gone <= 2; gone++) {
        struct game g = FULL(me, "jaina", "lum", .advance = 11 - gone, .apart = 6, .hand = "24");
        DO(&g, dash_strike(2, 4, 1));
        CHECK_EQ(advance(&g, foe), gone);
        CHECK_EQ(offers(&g, RETREAT), gone ? 5 : 0);
    }
}

TEST(any_character_can_be_chosen_double_blind_but_not_by_both)
{
    CLAUSE("FD-104", "FD-105", "FD-382");
    for (int character = 1; character <= 20; character++) {
        struct game g =
            STARTED(1, "mode", "full", "characters", "choose,choose", "choice", "double-blind");
        DO_AS(&g, RED, OPTION(CHOOSE, character));
        DO_AS(&g, BLUE, OPTION(CHOOSE, character));
        CHECK_EQ(kind_asked(&g), ASK_CHARACTER); /* again */
        CHECK(is_asked(&g, RED) && is_asked(&g, BLUE));
        DO_AS(&g, RED, OPTION(CHOOSE, character));
        DO_AS(&g, BLUE, OPTION(CHOOSE, character % 20 + 1));
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
        CHECK_EQ(g.persona[RED].character, character);
        CHECK_EQ(g.persona[BLUE].character, character % 20 + 1);
    }
}
