/* test_windows.c - who is asked about an ability, and when: by what everybody can see (FD-402). */
#include "games/flash_duel/company.h"

/* The same scene with two different hands of one seat must ask the same. */
static void check_same_asking(const struct game *able, const struct game *unable)
{
    CHECK_EQ(game_pending(able), game_pending(unable));
    CHECK_EQ(kind_asked(able), kind_asked(unable));
}

/* Whoever has the window but not the cards for it can only let it pass. */
static void check_only_pass(const struct game *g, int seat)
{
    CHECK_EQ(asked(g), seat);
    CHECK_EQ(kind_asked(g), ASK_ABILITY);
    CHECK_EQ(offers_in_all(g), 1);
    CHECK(CAN(g, pass()));
}

/* The foe, DeGrey, retreats by 2 from a strike at distance 2. */
static struct game retreated_to_4(int me, const char *foe_hand)
{
    struct game g = FULL(me, "jaina", "degrey", .advance = 5, .apart = 4, .hand = "12235",
                         .foe_hand = foe_hand);
    DO(&g, dash_strike(2, 2, 1));
    DO(&g, retreat(2));
    return g;
}

TEST_BOTH(pilebunker_is_asked_at_4_spaces_whatever_is_in_the_hand)
{
    CLAUSE("FD-402", "FD-094");
    struct game with = retreated_to_4(me, "23445"), without = retreated_to_4(me, "23555");
    check_same_asking(&with, &without);
    check_only_pass(&without, foe);
    CHECK(can_use(&with, foe, ABILITY_pilebunker));
    struct game empty = retreated_to_4(me, "2"); /* everybody sees that there is no card */
    CHECK_EQ(kind_asked(&empty), ASK_ACTION);
    struct game g = FULL(me, "jaina", "degrey", .advance = 5, .apart = 4, .hand = "12235");
    DO(&g, dash_strike(2, 2, 1));
    DO(&g, retreat(3)); /* to distance 5: not what the card wants */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    DO(&without, pass());
    CHECK_EQ(asked(&without), me); /* the foe recovers */
}

static struct game setsuki_moved(int me, int apart, const char *hand)
{
    struct game g = FULL(me, "setsuki", "jaina", .advance = 2, .apart = apart + 1, .hand = hand);
    DO(&g, forward(1));
    return g;
}

TEST_BOTH(esper_dash_is_asked_within_10_spaces_whatever_is_in_the_hand)
{
    CLAUSE("FD-402", "FD-094");
    struct game with = setsuki_moved(me, 6, "12345"), without = setsuki_moved(me, 6, "11155");
    check_same_asking(&with, &without);      /* dash 5 to the adjacent space, and strike with a 1 */
    without = setsuki_moved(me, 6, "12222"); /* to 4 */
    check_same_asking(&with, &without);
    check_only_pass(&without, me);
    with = setsuki_moved(me, 10, "12355");
    CHECK(can_use(&with, me, ABILITY_esper_dash));
    without = setsuki_moved(me, 10, "12345");
    check_same_asking(&with, &without);
    struct game g = setsuki_moved(me, 11, "12355"); /* no two cards reach so far */
    CHECK_EQ(asked(&g), foe);
    g = setsuki_moved(me, 1, "12345"); /* adjacent: no dashing strike */
    CHECK_EQ(asked(&g), foe);
    g = setsuki_moved(me, 6, "12"); /* a dash and a strike take two cards */
    CHECK_EQ(asked(&g), foe);
}

static struct game slash_blocked(int me, const char *hand)
{
    struct game g = FULL(me, "onimaru", "jaina", .advance = 5, .apart = 3, .hand = hand);
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    return g;
}

TEST_BOTH(double_slash_is_asked_after_a_block_whatever_is_in_the_hand)
{
    CLAUSE("FD-402", "FD-094");
    struct game with = slash_blocked(me, "1334"), without = slash_blocked(me, "1345");
    check_same_asking(&with, &without);
    check_only_pass(&without, me);
    CHECK(can_use(&with, me, ABILITY_double_slash));
    struct game empty = slash_blocked(me, "3");
    CHECK_EQ(asked(&empty), foe);
    CHECK_EQ(kind_asked(&empty), ASK_ACTION);
}

static struct game dragon_blocked(const char *hand)
{
    struct game g =
        RAID(.turn = RED, .space = {9, 1, 1, 1, 12}, .hand = {"34", "1", "1", "1", hand}, .up = 2);
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    return g;
}

TEST(perfect_counter_is_asked_after_a_block_whatever_is_in_the_hand)
{
    CLAUSE("FD-402", "FD-094");
    struct game with = dragon_blocked("335"), without = dragon_blocked("345");
    check_same_asking(&with, &without);
    check_only_pass(&without, 4);
    CHECK(can_use(&with, 4, ABILITY_perfect_counter));
    struct game empty = dragon_blocked("3");
    CHECK_EQ(asked(&empty), BLUE);
}

TEST(a_recovering_dragon_does_not_counter)
{
    CLAUSE("FD-267", "FD-403");
    enum { RETREAT_BEFORE, BY_DOMINANCE, BY_STUN_LOCK, REASONS };
    for (int why = 0; why < REASONS; why++) {
        struct game g = RAID(.turn = RED, .space = {9, 1, 1, 1, 12},
                             .hand = {"34", "1", "1", "1", "335"}, .up = 2);
        g.recovering = why == RETREAT_BEFORE ? seat_bit(4) : 0;
        g.persona[4].owes = why == BY_DOMINANCE;
        g.persona[4].marks = why == BY_STUN_LOCK ? STUNNED : 0;
        DO(&g, attack(3, 1));
        DO(&g, block(3, 1));
        CHECK_EQ(asked(&g), BLUE); /* the next turn: an attack would be another action */
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
        CHECK_EQ(g.persona[4].up, 2);
    }
}

/* Me shows a card with an Epiphany, the foe is Quince with this hand. */
static struct game orange_eye(int me, const char *foe_hand)
{
    struct game g = FULL(me, "valerie", "quince", .advance = 2, .apart = 12, .hand = "12345",
                         .foe_hand = foe_hand);
    DO(&g, use(&g, me, ABILITY_orange_eyes_epiphany, 3, 0));
    return g;
}

static struct game mastery(int me, const char *foe_hand)
{
    struct game g = FULL(me, "grave", "quince", .advance = 2, .apart = 12, .hand = "22345",
                         .foe_hand = foe_hand);
    DO(&g, use(&g, me, ABILITY_martial_mastery, 2, 2));
    return g;
}

TEST_BOTH(patriot_mirror_is_asked_whatever_is_in_the_hand)
{
    CLAUSE("FD-402", "FD-094", "FD-381");
    struct game with = orange_eye(me, "11123"), without = orange_eye(me, "1111");
    check_same_asking(&with, &without);
    check_only_pass(&without, foe);
    CHECK(can_use(&with, foe, ABILITY_patriot_mirror));
    with = mastery(me, "11345"), without = mastery(me, "12345");
    check_same_asking(&with, &without);
    check_only_pass(&without, foe);
    CHECK(can_use(&with, foe, ABILITY_patriot_mirror));
    struct game g = orange_eye(me, ""); /* everybody sees that it can't be */
    CHECK_EQ(asked(&g), me);
    g = mastery(me, "3"); /* nor a pair of one card */
    CHECK_EQ(asked(&g), me);
}

/* --- What a recovery turn and the end of time forbid. --- */

TEST_BOTH(dominance_does_not_follow_a_recovery_turn)
{
    CLAUSE("FD-089");
    struct game g = FULL(me, "jaina", "persephone", .advance = 6, .apart = 6, .hand = "12345",
                         .foe_hand = "12355");
    DO(&g, dash_strike(2, 4, 1)); /* to a dark space */
    DO(&g, retreat(1));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    DO(&g, back(1)); /* a light space; on the foe's next turn all is as usual again */
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST_BOTH(dominance_does_not_follow_a_recovery_for_any_reason)
{
    CLAUSE("FD-089");
    enum { BY_DOMINANCE, BY_STUN_LOCK, REASONS };
    for (int why = 0; why < REASONS; why++) {
        struct game g = FULL(me, "jaina", "persephone", .advance = 6, .apart = 6, .hand = "12345",
                             .foe_hand = "12355");
        g.persona[foe].owes = why == BY_DOMINANCE;
        g.persona[foe].marks = why == BY_STUN_LOCK ? STUNNED : 0;
        DO(&g, forward(2)); /* to a dark space */
        CHECK_EQ(asked(&g), me);
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
    }
}

TEST(dominance_does_not_follow_a_recovery_turn_in_a_raid)
{
    CLAUSE("FD-089", "FD-291");
    struct game g = RAID(.characters = "persephone,midori,valerie,geiger", .turn = 4,
                         .space = {9, 1, 1, 1, 15}, .hand = {"1235", "1", "1", "1", "24"});
    DO(&g, dash_strike(2, 4, 1)); /* the Dragon, to 13, a dark space */
    DO(&g, retreat(1));
    CHECK_EQ(asked(&g), BLUE); /* Red has recovered, and may do nothing more */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST_BOTH(pacifism_is_not_played_on_a_recovery_turn)
{
    CLAUSE("FD-089", "FD-363");
    struct game g = FULL(me, "jaina", "argagarg", .advance = 4, .apart = 6, .hand = "12345",
                         .foe_hand = "12355", .next = "245", .left = 3);
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(1)); /* I draw two, the recovering foe the last one */
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
    g = FULL(me, "jaina", "argagarg", .advance = 4, .apart = 6, .hand = "12345",
             .foe_hand = "12355", .next = "24", .left = 2);
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(1)); /* I draw the last ones: the foe will recover, but does not yet */
    CHECK_EQ(asked(&g), foe);
    CHECK(can_use(&g, foe, ABILITY_pacifism));
}

TEST_BOTH(nothing_counters_pacifism_when_time_is_over)
{
    CLAUSE("FD-120", "FD-363");
    /* As far forward each on dark spaces; the foe has more cards for the distance 7... */
    struct game g = FULL(me, "argagarg", "grave", .advance = 8, .apart = 2, .hand = "145",
                         .foe_hand = "1111", .next = "2", .left = 1);
    DO(&g, forward(1)); /* ... 1: me on 8, a dark space */
    CHECK_EQ(asked(&g), me);
    DO(&g, use(&g, me, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(kind_asked(&g), ASK_STARTER); /* Grave was not asked */
    CHECK_EQ(g.winner, me);                /* 9 spaces against 7 */
}

TEST_BOTH(nothing_mirrors_an_ability_that_ended_time)
{
    CLAUSE("FD-120", "FD-381");
    struct game g = FULL(me, "bal-bas-beta", "quince", .advance = 8, .apart = 7, .hand = "145",
                         .foe_hand = "1111", .next = "2", .left = 1);
    DO(&g, use(&g, me, ABILITY_cog_engine, 0, 0));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
}

TEST_BOTH(hands_lie_open_when_pacifism_is_decided)
{
    CLAUSE("FD-097", "FD-363", "FD-404");
    char hand[20];
    snprintf(hand, sizeof hand, "seat%d.hand", foe);
    struct game g = FULL(me, "argagarg", "jaina", .advance = 6, .apart = 4, .hand = "145",
                         .foe_hand = "2333", .next = "2", .left = 1);
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, forward(1), &story.listener);
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    CHECK_STRING(seen(&g, me, hand).text, "2333");
    CHECK_CONTAINS(story.text, "shows 2 3 3 3");
    CHECK_CONTAINS(story.text, "shows 2 4 5");
}

TEST(nobody_strikes_back_at_a_striker_who_is_gone)
{
    CLAUSE("FD-412", "FD-206");
    /* Blue and Yellow, both DeGrey's friends, stand on 8; Red dashes to 6. Blue retreats to 10 and
     * hits Red with Pilebunker; then Yellow answers. */
    struct game g = TEAM(.characters = "jaina,degrey,valerie,geiger", .turn = RED,
                         .space = {4, 8, 1, 8}, .hand = {"22", "24", "1", "21"});
    DO(&g, dash_strike(2, 2, 1));
    DO(&g, retreat(2));
    DO(&g, use(&g, BLUE, ABILITY_pilebunker, 0, 4 | 1 << 4));
    CHECK_EQ(asked(&g), RED);
    DO(&g, take_hit());
    CHECK(is_out(&g, RED));
    CHECK_EQ(asked(&g), YELLOW); /* whom Red has struck at, too */
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    /* The first one here is hit by nobody; the second, DeGrey, retreats to 4 spaces from where no
     * striker stands any more: 4 is also the distance to no space at all. */
    g = TEAM(.characters = "degrey,geiger,valerie,midori", .turn = BLUE, .space = {6, 10, 6, 18},
             .hand = {"244", "22", "1", "1"});
    DO(&g, dash_strike(2, 2, 1));
    g.space[BLUE] = 0; /* as if a counter had defeated Blue meanwhile */
    g.alive &= (seat_set)~seat_bit(BLUE);
    g.persona[BLUE].life = 0;
    fd_turn_cards(&g, BLUE, 0);
    DO(&g, retreat(2));
    CHECK(kind_asked(&g) != ASK_ABILITY);
}
