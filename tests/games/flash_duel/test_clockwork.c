/* test_clockwork.c - Custom Clockwork: drafting a fighter, and changing it after a lost round. */
#include "games/flash_duel/duel.h"

static struct game clockwork_started(uint64_t seed)
{
    return STARTED(seed, "mode", "clockwork");
}

/* Drafts the first ability of the pool each time. */
static struct game drafted(uint64_t seed)
{
    struct game g = clockwork_started(seed);
    while (kind_asked(&g) == ASK_DRAFT)
        DO(&g, OPTION(DRAFT));
    return g;
}

TEST(twelve_different_abilities_make_the_pool)
{
    CLAUSE("FD-122", "FD-011");
    bool occurs[ABILITIES] = {false};
    for (uint64_t seed = 0; seed < 60; seed++) {
        struct game g = clockwork_started(seed);
        bool seen_one[ABILITIES] = {false};
        CHECK_EQ(g.pool.count, 12);
        CHECK_EQ(zone_count(&g, RED, "pool"), 12);
        CHECK_EQ(zone_count(&g, BLUE, "pool"), 12);
        for (int i = 0; i < 12; i++) {
            CHECK(g.pool.card[i] >= 1 && g.pool.card[i] <= 60);
            CHECK(!seen_one[g.pool.card[i]]);
            seen_one[g.pool.card[i]] = occurs[g.pool.card[i]] = true;
        }
    }
    long abilities = 0; /* that a clockwork fighter can be made of, four at a time */
    for (int ability = 0; ability < ABILITIES; ability++)
        abilities += occurs[ability];
    CHECK_EQ(abilities * (abilities - 1) * (abilities - 2) * (abilities - 3) / 24, 487635);
}

TEST(the_draft_goes_12211221_and_the_first_drafter_begins)
{
    CLAUSE("FD-123", "FD-124", "FD-125", "FD-126");
    bool first[2] = {false, false};
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct game g = clockwork_started(seed);
        static const int order[] = {0, 1, 1, 0, 0, 1, 1, 0};
        int one = asked(&g);
        first[one] = true;
        for (int i = 0; i < 8; i++) {
            CHECK_EQ(asked(&g), order[i] ? 1 - one : one);
            uint8_t wanted = g.pool.card[2];
            DO(&g, OPTION(DRAFT, 2));
            for (int j = 0; j < g.pool.count; j++)
                CHECK(g.pool.card[j] != wanted);
        }
        CHECK_EQ(g.pool.count, 4);
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
        CHECK_EQ(asked(&g), one);
        for (int seat = 0; seat < 2; seat++)
            CHECK_EQ(g.persona[seat].up, 0xf); /* four cards, face up */
    }
    CHECK(first[RED] && first[BLUE]); /* a coin decides */
}

TEST(the_loser_may_exchange_one_ability_and_then_decides_who_begins)
{
    CLAUSE("FD-127", "FD-131", "FD-132", "FD-133", "FD-129");
    struct game g = drafted(5);
    uint8_t mine[4], pool = g.pool.card[1];
    memcpy(mine, g.persona[RED].slot, 4);
    g.used = seat_bit(RED) | seat_bit(BLUE); /* no ability gets in the way */
    ARRANGE(&g, BLUE, .advance = 8, .apart = 1);
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), RED); /* the winner is not asked */
    CHECK_EQ(kind_asked(&g), ASK_TWEAK);
    CHECK_EQ(offers(&g, TWEAK), 16);
    CHECK(CAN(&g, pass()));
    DO(&g, OPTION(TWEAK, 2, 1));
    CHECK_EQ(g.persona[RED].slot[2], pool);
    CHECK_EQ(g.pool.card[1], mine[2]);
    CHECK_EQ(g.pool.count, 4);
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
    DO(&g, let_begin(BLUE));
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(g.persona[RED].up, 0xf);
}

TEST(three_wins_win_a_clockwork_game_with_one_ability_a_turn)
{
    CLAUSE("FD-128", "FD-130", "FD-004");
    struct game g = drafted(5);
    CHECK_EQ(g.k.seats, 2);
    for (int round = 0; round < 3; round++) {
        g.used = seat_bit(RED) | seat_bit(BLUE);
        ARRANGE(&g, RED, .advance = 8, .apart = 1);
        CHECK_EQ(offers(&g, USE), 0); /* each has used one this turn */
        DO(&g, attack(1, 1));
        DO(&g, take_hit());
        if (round < 2) {
            DO(&g, pass()); /* keeps all abilities */
            DO(&g, let_begin(RED));
        }
    }
    CHECK_EQ(game_pending(&g), 0);
    CHECK_EQ(g.wins[RED], 3);
}

TEST(after_a_drawn_round_nobody_exchanges)
{
    CLAUSE("FD-134", "FD-032");
    struct game g = drafted(5);
    for (int seat = 0; seat < 2; seat++) /* no ability that decides about time */
        for (int i = 0; i < 4; i++)
            g.persona[seat].slot[i] =
                (uint8_t)(i < 3 ? ABILITY_flame_arrow + i : ABILITY_windmill_crusher);
    g.used = seat_bit(RED) | seat_bit(BLUE);
    ARRANGE(&g, RED, .advance = 7, .apart = 2, .next = "1", .left = 1);
    DO(&g, forward(1));
    CHECK_EQ(g.round, 2);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST_BOTH(an_exchanged_ability_can_be_used_in_the_next_round)
{
    CLAUSE("FD-131", "FD-129");
    static const uint8_t mine[] = {ABILITY_rock_armor, ABILITY_acrobatics, ABILITY_stun_lock,
                                   ABILITY_saving_grace};
    static const uint8_t other[] = {ABILITY_thunderclap, ABILITY_windmill_crusher,
                                    ABILITY_bonecracker, ABILITY_cornered_prey};
    struct game g = clockwork_duel(me, mine, other, (struct scene){.advance = 8, .apart = 2});
    g.pool.card[3] = ABILITY_cog_engine;
    ARRANGE(&g, foe, .advance = 8, .apart = 2);
    DO(&g, attack(2, 1));
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), me);
    DO(&g, OPTION(TWEAK, 2, 3));
    DO(&g, let_begin(me));
    CHECK(can_use(&g, me, ABILITY_cog_engine));
}

TEST(the_pool_offers_all_that_is_left_of_it)
{
    CLAUSE("FD-122", "FD-124");
    struct game g = clockwork_started(3);
    for (int left = 12; left > 4; left--) {
        CHECK_EQ(offers(&g, DRAFT), left);
        DO(&g, OPTION(DRAFT, left - 1)); /* the last one */
    }
}

static const uint8_t some[] = {ABILITY_dragon_form, ABILITY_rewind_time, ABILITY_charged_shot,
                               ABILITY_raise_the_stakes};

TEST_BOTH(a_stash_stays_unless_its_card_is_exchanged)
{
    CLAUSE("FD-387", "FD-132");
    static const uint8_t mine[] = {ABILITY_hidden_agenda, ABILITY_giant_growth, ABILITY_cog_engine,
                                   ABILITY_flame_arrow};
    struct game g = clockwork_duel(
        me, mine, some, (struct scene){.advance = 8, .apart = 2, .hand = "12345", .foe_hand = "1"});
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 5, 0));
    DO(&g, forward(1));
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    CHECK_EQ(kind_asked(&g), ASK_TWEAK);
    struct game kept = g;
    DO(&kept, OPTION(TWEAK, 1)); /* another card for the first of the pool */
    CHECK_EQ(kept.persona[me].stash, 5);
    DO(&g, OPTION(TWEAK, 0));
    CHECK_EQ(g.persona[me].stash, 0);
}

TEST_BOTH(a_stash_stays_where_it_lies_if_the_other_card_for_it_is_exchanged)
{
    CLAUSE("FD-387", "FD-132");
    static const uint8_t both[] = {ABILITY_cog_engine, ABILITY_patriot_mirror,
                                   ABILITY_hidden_agenda, ABILITY_flame_arrow};
    struct game g = clockwork_duel(me, both, some, (struct scene){.advance = 8, .apart = 2});
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 5, 2));
    DO(&g, forward(1));
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    struct game other = g;
    DO(&other, OPTION(TWEAK, 1, 2)); /* the mirror goes */
    CHECK_EQ(other.persona[me].stash, 5);
    DO(&g, OPTION(TWEAK, 2, 2));
    CHECK_EQ(g.persona[me].stash, 0);
    CHECK_EQ(g.discard.count, other.discard.count + 1);
}

TEST_BOTH(a_stash_made_through_a_mirror_lies_under_the_mirror)
{
    CLAUSE("FD-387", "FD-132");
    static const uint8_t mine[] = {ABILITY_hidden_agenda, ABILITY_giant_growth, ABILITY_cog_engine,
                                   ABILITY_flame_arrow};
    static const uint8_t other[] = {ABILITY_charged_shot, ABILITY_dragon_form, ABILITY_rewind_time,
                                    ABILITY_patriot_mirror};
    struct game g = clockwork_duel(me, mine, other, (struct scene){.advance = 8, .apart = 1});
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 5, 0));
    DO(&g, use(&g, foe, ABILITY_patriot_mirror, 4, 3));
    CHECK_EQ(g.persona[foe].stash, 4);
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    for (int slot = 0; slot < 4; slot++) {
        struct game after = g;
        DO(&after, OPTION(TWEAK, slot, 2));
        CHECK_EQ(after.persona[foe].stash, slot == 3 ? 0 : 4);
        CHECK_EQ(after.persona[me].stash, 5);
    }
}

TEST_BOTH(an_empty_stash_leaves_nothing_when_its_card_is_exchanged)
{
    CLAUSE("FD-387", "FD-132");
    static const uint8_t mine[] = {ABILITY_hidden_agenda, ABILITY_patriot_mirror,
                                   ABILITY_cog_engine, ABILITY_flame_arrow};
    for (int slot = 0; slot < 4; slot++) {
        struct game g = clockwork_duel(me, mine, some,
                                       (struct scene){.advance = 3, .apart = 9, .hand = "12345"});
        win_round(&g, foe);
        int discarded = g.discard.count;
        DO(&g, OPTION(TWEAK, slot, 2));
        CHECK_EQ(g.discard.count, discarded);
        CHECK_EQ(g.persona[me].stash, 0);
        CHECK_EQ(g.pool.card[2], mine[slot]); /* and can come back later */
        CHECK_EQ(g.pool.count, 4);
    }
}
