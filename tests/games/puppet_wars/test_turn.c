/* test_turn.c - turns, Animation Rounds, animating, resolving, losing and winning. */
#include "games/puppet_wars/war.h"

static void lay_both(struct game *g, const char *red, const char *blue)
{
    DO_AS(g, RED, lay(red));
    DO_AS(g, BLUE, lay(blue));
}

TEST(a_turn_begins_with_drawing_up_to_the_control_hand_size)
{
    CLAUSE("PW-088", "PW-089", "PW-190", "PW-192", "PW-002", "PW-003", "PW-148");
    struct game g = WAR("players", "2");
    CHECK_EQ(g.turn, 1);
    CHECK_EQ(g.round, 1);
    for (int seat = 0; seat < 2; seat++) {
        CHECK_EQ(pw_hand_size(&g, seat), 5 + 1); /* and one for the round */
        for (int i = pw_master(&g, seat); i < pw_master(&g, seat + 1); i++)
            CHECK_EQ(g.unit[i].where, i == pw_master(&g, seat) ? IN_PLAY : IN_BOX);
    }
}

/* Plays passes to the end of the Turn, with these hands before the fifth round. */
static struct game end_of_turn(const char *red, const char *blue)
{
    struct game g = war();
    g.round = 5;
    deal(&g, RED, red, "");
    deal(&g, BLUE, blue, "");
    to_lay(&g);
    return g;
}

TEST(a_turn_has_five_rounds_and_then_is_resolved)
{
    CLAUSE("PW-189", "PW-191", "PW-203", "PW-212", "PW-218", "PW-193");
    struct game g = war();
    deal(&g, RED, "bj", "t2 t3 t4 t1");
    deal(&g, BLUE, "c2", "c3 c4 m1 m2");
    to_lay(&g);
    static const char *const cards[] = {"bj", "t2", "t3", "t4", "t1"};
    static const char *const others[] = {"c2", "c3", "c4", "m1", "m2"};
    for (int round = 1; round <= 5; round++) {
        CHECK_EQ(g.round, round);
        CHECK_EQ(kind_asked(&g), ASK_LAY);
        lay_both(&g, cards[round - 1], others[round - 1]); /* too low to animate anybody */
    }
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* nobody had a card left to discard */
    CHECK_EQ(g.turn, 2);
    CHECK_EQ(g.round, 1);
}

TEST(everybody_is_asked_for_a_card_at_once_and_nothing_shows_before_all_have_laid)
{
    CLAUSE("PW-193", "PW-194");
    struct game g = war();
    deal(&g, RED, "r5 r9", "");
    deal(&g, BLUE, "c5 c9", "");
    to_lay(&g);
    CHECK_EQ(g.k.pending, 3);
    DO_AS(&g, BLUE, lay("c9"));
    CHECK_EQ(g.player[BLUE].laid, NO_CARD);
    CHECK(holds(&g, BLUE, "c9"));
    DO_AS(&g, RED, lay("r5"));
    CHECK_EQ(g.player[BLUE].laid, card("c9"));
    CHECK_EQ(asked(&g), RED);
}

TEST(the_lowest_card_acts_first_and_ties_are_settled_at_random)
{
    CLAUSE("PW-195", "PW-196", "PW-197", "PW-072", "PW-211");
    struct game g = war();
    set_master(&g, RED, KIND_lady_justice);
    deal(&g, RED, "r9 r3 rj", "");
    deal(&g, BLUE, "r8 bj", "");
    to_lay(&g);
    lay_both(&g, "r9", "r8");
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(g.order[0], BLUE);
    CHECK_EQ(g.order[1], RED);
    struct game jokers = war();
    deal(&jokers, RED, "rj", "");
    deal(&jokers, BLUE, "bj", "");
    to_lay(&jokers);
    lay_both(&jokers, "rj", "bj");
    CHECK_EQ(asked(&jokers), RED); /* Blue was first, and could animate nobody */
    CHECK(in_discard(&jokers, BLUE, "bj"));
    struct game tie = war();
    deal(&tie, RED, "r9", "c9");
    deal(&tie, BLUE, "c9", "r2");
    to_lay(&tie);
    lay_both(&tie, "r9", "c9");
    CHECK_EQ(tie.order[0], BLUE); /* a 2 against a 9 */
    CHECK(in_discard(&tie, RED, "c9") && in_discard(&tie, BLUE, "r2"));
}

TEST(passing_discards_the_animation_card_and_nothing_else_happens)
{
    CLAUSE("PW-199", "PW-200", "PW-201");
    struct game g = war();
    deal(&g, RED, "r9", "");
    to_act(&g, RED, "r9");
    CHECK_EQ(kind_asked(&g), ASK_ANIMATE);
    struct game before = g;
    DO(&g, pass());
    CHECK(in_discard(&g, RED, "r9"));
    CHECK_EQ(g.player[RED].laid, NO_CARD);
    CHECK(!memcmp(before.unit, g.unit, sizeof g.unit));
}

TEST(who_can_animate_nobody_has_to_pass_and_so_has_who_has_no_card)
{
    CLAUSE("PW-202", "PW-204");
    struct game g = war();
    deal(&g, RED, "", "");
    to_act(&g, RED, "r2");
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* the next round */
    CHECK(in_discard(&g, RED, "r2"));
    struct game none = war();
    none.player[RED] = (struct player){.top = NO_CARD, .laid = NO_CARD};
    none.round = 1;
    deal(&none, BLUE, "r2", "");
    to_lay(&none);
    CHECK_EQ(none.k.pending, seat_bit(BLUE));
}

TEST(the_requirement_asks_for_number_and_suit)
{
    CLAUSE("PW-117", "PW-118", "PW-119", "PW-120", "PW-205", "PW-206", "PW-240", "PW-145");
    struct game g = war();
    int rattler = put_box(&g, RED, KIND_razorspine_rattler); /* 6 and a Tome */
    static const char *const fine[] = {"t6", "t7", "t8", "t9", "t10", "t11", "t12", "t13", "rj"};
    static const char *const bad[] = {"t5", "t1", "bj", "r13"};
    for (int i = 0; i < 9; i++)
        CHECK(pw_can_animate(&g, RED, rattler, card(fine[i])));
    for (int i = 0; i < 4; i++)
        CHECK(!pw_can_animate(&g, RED, rattler, card(bad[i])));
    to_act(&g, RED, "t6");
    CHECK(CAN(&g, OPTION(ANIMATE, rattler)));
}

TEST(a_red_joker_animates_any_suit)
{
    CLAUSE("PW-198");
    struct game g = war();
    int silurid = put_box(&g, RED, KIND_silurid);
    int marshal = put(&g, RED, KIND_death_marshal, at(0, 0));
    to_act(&g, RED, "rj");
    CHECK(CAN(&g, OPTION(ANIMATE, silurid)));
    CHECK(pw_can_animate(&g, RED, marshal, RED_JOKER));
    CHECK(pw_can_animate(&g, RED, silurid, RED_JOKER));
}

TEST(changes_of_the_requirement)
{
    CLAUSE("PW-257", "PW-258", "PW-259", "PW-260", "PW-414");
    struct game g = war();
    int ronin = put(&g, RED, KIND_ronin, at(0, 0)); /* 5 */
    g.unit[ronin].turn[AR] = -5;
    CHECK(pw_can_animate(&g, RED, ronin, BLACK_JOKER));
    g.unit[ronin].turn[AR] = -9;
    CHECK(pw_can_animate(&g, RED, ronin, BLACK_JOKER));
    g.unit[ronin].turn[AR] = 9;
    CHECK(pw_can_animate(&g, RED, ronin, RED_JOKER));
    CHECK(!pw_can_animate(&g, RED, ronin, card("r13")));
    g.unit[ronin].turn[AR] = 10;
    CHECK(!pw_can_animate(&g, RED, ronin, RED_JOKER));
    int rattler = put(&g, RED, KIND_razorspine_rattler, at(2, 0));
    g.unit[rattler].turn[AR] = -6; /* the suit is still needed */
    CHECK(!pw_can_animate(&g, RED, rattler, BLACK_JOKER));
    CHECK(pw_can_animate(&g, RED, rattler, card("t1")));
}

TEST(available_is_what_is_in_play_or_in_ones_own_toy_box)
{
    CLAUSE("PW-235", "PW-236", "PW-237", "PW-238", "PW-009", "PW-008", "PW-010", "PW-011");
    struct game g = war();
    int mine = put(&g, RED, KIND_ronin, at(0, 0)), boxed = put_box(&g, RED, KIND_marionette);
    int theirs = put(&g, BLUE, KIND_ronin, at(2, 0));
    to_act(&g, RED, "rj");
    CHECK(CAN(&g, OPTION(ANIMATE, mine)));
    CHECK(CAN(&g, OPTION(ANIMATE, boxed)));
    CHECK(CAN(&g, OPTION(ANIMATE, pw_master(&g, RED))));
    CHECK(!CAN(&g, OPTION(ANIMATE, theirs)));
    struct game other = war();
    int heap = put_heap(&other, RED, KIND_ronin), bearer = put(&other, RED, KIND_teddy, at(0, 0));
    int worn = equip(&other, RED, bearer, KIND_ronin);
    int out = put_box(&other, RED, KIND_ronin);
    other.unit[out].where = REMOVED;
    to_act(&other, RED, "rj");
    CHECK(!CAN(&other, OPTION(ANIMATE, heap)));
    CHECK(!CAN(&other, OPTION(ANIMATE, worn)));
    CHECK(!CAN(&other, OPTION(ANIMATE, out)));
}

TEST(a_puppet_of_the_toy_box_enters_on_a_free_work_bench_and_acts_at_once)
{
    CLAUSE("PW-245", "PW-247", "PW-207", "PW-110", "PW-112", "PW-246", "PW-029", "PW-009");
    struct game g = war();
    int ronin = put_box(&g, RED, KIND_ronin);
    pw_set_token(&g, at(0, 0), BENCH + RED);
    pw_set_token(&g, at(3, 0), NEUTRAL);
    to_act(&g, RED, "r9");
    DO(&g, OPTION(ANIMATE, ronin));
    CHECK_EQ(kind_asked(&g), ASK_BENCH);
    CHECK(in_discard(&g, RED, "r9"));
    CHECK_EQ(offers(&g, GO), 2);
    CHECK(!CAN(&g, go(at(3, 0))));
    DO(&g, go(at(0, 0)));
    CHECK_EQ(g.unit[ronin].where, IN_PLAY);
    CHECK_EQ(g.unit[ronin].space, at(0, 0));
    CHECK_EQ(kind_asked(&g), ASK_ACT);
    DO(&g, go(at(1, 0)));
    CHECK(offers(&g, GO) > 0);
}

TEST(without_a_free_work_bench_nobody_enters)
{
    CLAUSE("PW-248", "PW-266");
    struct game g = war();
    int ronin = put_box(&g, RED, KIND_ronin);
    put(&g, BLUE, KIND_ronin, at(0, -5)); /* an Enemy stands on Red's only bench */
    to_act(&g, RED, "r9");
    CHECK(!CAN(&g, OPTION(ANIMATE, ronin)));
    struct game own = war();
    move_to(&own, pw_master(&own, RED), at(0, -5));
    CHECK(!pw_can_animate(&own, RED, put_box(&own, RED, KIND_ronin), RED_JOKER));
}

TEST(moves_and_the_action_come_in_any_order)
{
    CLAUSE("PW-209", "PW-210", "PW-241", "PW-242", "PW-243", "PW-136", "PW-269", "PW-244");
    struct game g = war();
    int ronin = put(&g, RED, KIND_ronin, at(-2, 0)); /* Movement 3 */
    pw_set_token(&g, at(0, 0), NEUTRAL);
    deal(&g, RED, "", "");
    animate(&g, ronin);
    CHECK(CAN(&g, done()));
    DO(&g, go(at(-1, 0)));
    DO(&g, go(at(0, 0)));
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(g.token[at(0, 0)], BENCH + RED);
    CHECK_EQ(offers(&g, DO), 0); /* one Action only */
    DO(&g, go(at(1, 0)));
    CHECK_EQ(g.unit[ronin].space, at(1, 0));
    CHECK(kind_asked(&g) != ASK_ACT); /* nothing left to do */
}

TEST(acting_exhausts_and_moving_does_not)
{
    CLAUSE("PW-249", "PW-250", "PW-307");
    struct game g = war();
    int ronin = put(&g, RED, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(1, 0), NEUTRAL);
    animate(&g, ronin);
    DO(&g, go(at(1, 0)));
    CHECK(!g.unit[ronin].exhausted);
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK(g.unit[ronin].exhausted);
}

TEST(an_exhausted_puppet_suffers_a_rip_when_it_is_animated_again)
{
    CLAUSE("PW-208", "PW-251", "PW-239", "PW-255", "PW-256");
    struct game g = war();
    int ronin = put(&g, RED, KIND_ronin, at(0, 0));
    g.unit[ronin].exhausted = 1;
    animate(&g, ronin);
    CHECK_EQ(g.unit[ronin].rips, 1);
    CHECK_EQ(kind_asked(&g), ASK_ACT);
    CHECK(offers(&g, GO) == 6);
}

TEST(if_that_rip_tears_it_apart_the_animation_is_over)
{
    CLAUSE("PW-252", "PW-139");
    struct game g = war();
    int ronin = put(&g, RED, KIND_ronin, at(0, 0)), foe = put(&g, BLUE, KIND_ronin, at(1, 0));
    g.unit[ronin].exhausted = 1;
    g.unit[ronin].rips = 1;
    to_act(&g, RED, "r9");
    DO(&g, OPTION(ANIMATE, ronin));
    CHECK_EQ(g.unit[ronin].where, IN_HEAP);
    CHECK(in_discard(&g, RED, "r9"));
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* nobody is asked to attach anything */
    CHECK(!g.unit[foe].up[0]);
}

/* --- Resolving the Turn. --- */

TEST(effects_of_the_turn_end_and_exhausted_tokens_go_but_counters_and_rips_stay)
{
    CLAUSE("PW-330", "PW-214", "PW-215", "PW-301", "PW-300", "PW-439", "PW-477", "PW-500",
           "PW-213");
    struct game g = end_of_turn("bj", "bj");
    int ronin = put(&g, RED, KIND_teddy, at(0, 0));
    struct unit *u = &g.unit[ronin];
    u->marks = CONFUSED | STUCK;
    u->turn[CB] = -1;
    u->counter[CB] = 1;
    u->stuck = u->decay = u->exhausted = u->rips = 1;
    int executioner = put(&g, RED, KIND_executioner, at(2, 0));
    lay_both(&g, "bj", "bj");
    CHECK_EQ(pw_change(&g, executioner, POWERFUL), 1); /* an Ability goes on */
    CHECK_EQ(u->marks, 0);
    CHECK_EQ(u->turn[CB], 0);
    CHECK_EQ(u->exhausted, 0);
    CHECK_EQ(u->counter[CB], 1);
    CHECK_EQ(u->stuck, 1);
    CHECK_EQ(u->decay, 1);
    CHECK_EQ(u->rips, 1);
}

TEST(who_holds_too_many_cards_must_discard_the_excess_and_may_discard_more)
{
    CLAUSE("PW-090", "PW-091", "PW-092", "PW-216", "PW-217");
    struct game g = end_of_turn("bj r2 r3 r4 r5 r6 r7 r8 r9 r10", "bj c2");
    pw_set_token(&g, at(0, 0), BENCH + RED); /* size 6 with 9 cards left */
    lay_both(&g, "bj", "bj");
    CHECK_EQ(kind_asked(&g), ASK_SHED);
    CHECK_EQ(g.k.pending, 3);
    for (int i = 0; i < 3; i++) {
        CHECK(!CAN_AS(&g, RED, pass()));
        static const char *const gone[] = {"r5", "r2", "r9"};
        DO_AS(&g, RED, shed(gone[i]));
        if (i == 0)
            DO_AS(&g, BLUE, pass());
    }
    CHECK_EQ(pw_hand_size(&g, RED), 6);
    CHECK(CAN_AS(&g, RED, pass()));
    DO_AS(&g, RED, shed("r10"));
    DO_AS(&g, RED, pass());
    CHECK_EQ(g.turn, 2); /* and draws up again: 6 and one for the round */
    CHECK_EQ(pw_hand_size(&g, RED), 7);
    CHECK(holds(&g, RED, "r8"));
}

/* --- Losing. --- */

TEST(who_loses_the_master_loses_the_war)
{
    CLAUSE("PW-126", "PW-219", "PW-221", "PW-232", "PW-233", "PW-144");
    struct game g = war();
    int me = put(&g, RED, KIND_teddy, at(-1, 4)), master = pw_master(&g, BLUE);
    g.unit[master].rips = 4;
    deal(&g, RED, "", "r9 r10 r11");
    deal(&g, BLUE, "", "");
    animate(&g, me);
    attack(&g, master);
    CHECK_EQ(kind_asked(&g), -1);
    CHECK(rank_of(&g, RED) == 1 && rank_of(&g, BLUE) == 2);
}

TEST(who_loses_the_last_work_bench_loses_the_war)
{
    CLAUSE("PW-220", "PW-222", "PW-263", "PW-265", "PW-262", "PW-261");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 5)); /* Blue's only one */
    animate(&g, me);
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, seat_bit(RED));
    CHECK_EQ(g.token[at(0, 5)], BENCH + RED);
    struct game own = war();
    int mine = put(&own, RED, KIND_ronin, at(0, -5));
    animate(&own, mine);
    DO(&own, OPTION(DO, ACTION_mine, NOBODY));
    CHECK_EQ(own.winners, seat_bit(BLUE));
}

TEST(making_ones_own_last_work_bench_neutral_loses)
{
    CLAUSE("PW-223", "PW-338");
    struct game g = war_of(3);
    int mine = put(&g, RED, KIND_ronin, at(0, -5));
    animate(&g, mine);
    DO(&g, OPTION(DO, ACTION_mine, NOBODY));
    CHECK_EQ(g.out, seat_bit(RED));
    CHECK_EQ(g.token[at(0, -5)], NEUTRAL);
    CHECK(!g.over);
}

TEST(a_player_who_is_out_leaves_nothing_but_upgrades_on_others)
{
    CLAUSE("PW-224", "PW-225", "PW-226", "PW-227", "PW-228", "PW-229", "PW-230", "PW-231");
    struct game g = war_of(3);
    int me = put(&g, GREEN, KIND_teddy, at(-1, 4)), master = pw_master(&g, BLUE);
    int near = put(&g, BLUE, KIND_ronin, at(-2, 5)), heap = put_heap(&g, BLUE, KIND_nurse);
    int worn = equip(&g, BLUE, me, KIND_ronin), theirs = equip(&g, RED, near, KIND_bayou_gremlin);
    int box = put_box(&g, BLUE, KIND_nurse);
    pw_set_token(&g, at(0, 0), BENCH + BLUE);
    g.unit[master].rips = 4;
    deal(&g, GREEN, "", "r9 r10 r11");
    deal(&g, BLUE, "", "");
    animate(&g, me);
    attack(&g, master);
    CHECK_EQ(g.out, seat_bit(BLUE));
    CHECK(!g.over);
    CHECK_EQ(g.unit[near].where, REMOVED);
    CHECK_EQ(g.unit[heap].where, REMOVED);
    CHECK_EQ(g.unit[box].where, REMOVED);
    CHECK_EQ(g.unit[master].where, REMOVED);
    CHECK_EQ(g.unit[theirs].where, REMOVED);
    CHECK_EQ(g.token[at(0, 0)], NEUTRAL);
    CHECK_EQ(g.token[at(0, 5)], NEUTRAL);
    CHECK_EQ(g.player[BLUE].deck.count, 0);
    CHECK_EQ(g.unit[worn].where, ATTACHED);
    CHECK(kind_asked(&g) != ASK_NEED);
    pw_tear_upgrade(&g, worn); /* its Scrap Heap no longer exists */
    CHECK_EQ(g.unit[worn].where, REMOVED);
    while (kind_asked(&g) == ASK_ACT || kind_asked(&g) == ASK_ANIMATE)
        DO(&g, kind_asked(&g) == ASK_ACT ? done() : pass());
    CHECK_EQ(kind_asked(&g), ASK_LAY);
    CHECK_EQ(g.k.pending, seat_bit(RED) | seat_bit(GREEN));
}

/* Blue, whose Master carries Firecrackers!, loses the last Work Bench among three. */
static struct game out_with_an_item(int beneath)
{
    struct game g = war_of(3);
    int me = put(&g, RED, KIND_ronin, at(0, 5)), master = pw_master(&g, BLUE);
    move_to(&g, master, at(0, 0));
    if (beneath)
        pw_set_token(&g, at(0, 0), beneath);
    g.unit[master].item = FIRECRACKERS;
    animate(&g, me);
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(g.out, seat_bit(BLUE));
    return g;
}

TEST(the_item_of_a_master_that_is_out_stays_on_the_field)
{
    CLAUSE("PW-224", "PW-451", "PW-452", "PW-453");
    struct game g = out_with_an_item(NO_TOKEN);
    CHECK_EQ(g.token[at(0, 0)], ON_GROUND + FIRECRACKERS);
    struct game beside = out_with_an_item(NEUTRAL);
    CHECK_EQ(beside.token[at(0, 0)], NEUTRAL);
    CHECK_EQ(beside.token[at(0, -1)], ON_GROUND + FIRECRACKERS); /* the first as one reads */
}

TEST(who_is_out_before_acting_in_a_round_is_skipped)
{
    CLAUSE("PW-231");
    struct game g = war_of(3);
    int me = put(&g, RED, KIND_ronin, at(0, 5));
    deal(&g, RED, "r5", "");
    deal(&g, BLUE, "r9", "");
    deal(&g, GREEN, "c12", "");
    set_master(&g, GREEN, KIND_seamus);
    to_lay(&g);
    DO_AS(&g, RED, lay("r5"));
    DO_AS(&g, BLUE, lay("r9"));
    DO_AS(&g, GREEN, lay("c12"));
    DO(&g, OPTION(ANIMATE, me));
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK(pw_is_out(&g, BLUE));
    DO(&g, done());
    CHECK_EQ(asked(&g), GREEN);
}

TEST(who_loses_in_the_same_moment_shares_a_draw)
{
    CLAUSE("PW-234");
    struct game g = war();
    int bomber = put(&g, RED, KIND_ronin, at(0, 0));
    move_to(&g, pw_master(&g, RED), at(1, 0));
    move_to(&g, pw_master(&g, BLUE), at(-1, 0));
    g.unit[pw_master(&g, RED)].rips = g.unit[pw_master(&g, BLUE)].rips = 4;
    g.unit[bomber].item = FIRECRACKERS;
    animate(&g, bomber);
    DO(&g, act(ACTION_blown_to_pieces, NOBODY));
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, seat_bit(RED) | seat_bit(BLUE));
    CHECK(rank_of(&g, RED) == 1 && rank_of(&g, BLUE) == 1);
}
