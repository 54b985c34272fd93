/* test_turn.c - turns, Animation Rounds, animating, resolving, losing and winning. */
#include "games/puppet_wars/war.h"

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
static struct game end_of_turn(int red, const char *hand, const char *other)
{
    struct game g = war_as(red);
    g.round = 5;
    deal(&g, red, hand, "");
    deal(&g, RED + BLUE - red, other, "");
    to_lay(&g);
    return g;
}

TEST_SIDES(a_turn_has_five_rounds_and_then_is_resolved)
{
    CLAUSE("PW-189", "PW-191", "PW-203", "PW-212", "PW-218", "PW-193");
    struct game g = war_as(red);
    deal(&g, red, "bj", "t2 t3 t4 t1");
    deal(&g, blue, "c2", "c3 c4 m1 m2");
    to_lay(&g);
    static const char *const cards[] = {"bj", "t2", "t3", "t4", "t1"};
    static const char *const others[] = {"c2", "c3", "c4", "m1", "m2"};
    for (int round = 1; round <= 5; round++) {
        CHECK_EQ(g.round, round);
        CHECK_EQ(kind_asked(&g), ASK_LAY);
        lay_both(&g, red, cards[round - 1], others[round - 1]); /* too low to animate anybody */
    }
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* nobody had a card left to discard */
    CHECK_EQ(g.turn, 2);
    CHECK_EQ(g.round, 1);
}

TEST_SIDES(everybody_is_asked_for_a_card_at_once_and_nothing_shows_before_all_have_laid)
{
    CLAUSE("PW-193", "PW-194");
    struct game g = war_as(red);
    deal(&g, red, "r5 r9", "");
    deal(&g, blue, "c5 c9", "");
    to_lay(&g);
    CHECK_EQ(g.k.pending, 3);
    DO_AS(&g, blue, lay("c9"));
    CHECK_EQ(g.player[blue].laid, NO_CARD);
    CHECK(holds(&g, blue, "c9"));
    DO_AS(&g, red, lay("r5"));
    CHECK_EQ(g.player[blue].laid, card("c9"));
    CHECK_EQ(asked(&g), red);
}

TEST_SIDES(the_lowest_card_acts_first_and_ties_are_settled_at_random)
{
    CLAUSE("PW-195", "PW-196", "PW-197", "PW-072", "PW-211");
    struct game g = war_as(red);
    set_master(&g, red, KIND_lady_justice);
    deal(&g, red, "r9 r3 rj", "");
    deal(&g, blue, "r8 bj", "");
    to_lay(&g);
    lay_both(&g, red, "r9", "r8");
    CHECK_EQ(asked(&g), blue);
    CHECK_EQ(g.order[0], blue);
    CHECK_EQ(g.order[1], red);
    struct game jokers = war_as(red);
    deal(&jokers, red, "rj", "");
    deal(&jokers, blue, "bj", "");
    to_lay(&jokers);
    lay_both(&jokers, red, "rj", "bj");
    CHECK_EQ(asked(&jokers), red); /* Blue was first, and could animate nobody */
    CHECK(in_discard(&jokers, blue, "bj"));
    struct game tie = war_as(red);
    deal(&tie, red, "r9", "c9");
    deal(&tie, blue, "c9", "r2");
    to_lay(&tie);
    lay_both(&tie, red, "r9", "c9");
    CHECK_EQ(tie.order[0], blue); /* a 2 against a 9 */
    CHECK(in_discard(&tie, red, "c9") && in_discard(&tie, blue, "r2"));
}

TEST_SIDES(flipped_cards_are_remembered_until_cards_are_laid_again)
{
    CLAUSE("PW-095", "PW-099");
    struct game g = war_as(red);
    deal(&g, red, "r4 r3", "c9");
    deal(&g, blue, "c4 c2", "r2");
    to_lay(&g);
    lay_both(&g, red, "r4", "c4"); /* a tie, and too low to animate anybody */
    CHECK_EQ(kind_asked(&g), ASK_LAY);
    CHECK(pw_cards_in(g.player[red].flipped) == pw_card_bit(card("c9")));
    CHECK(pw_cards_in(g.player[blue].flipped) == pw_card_bit(card("r2")));
    lay_both(&g, red, "r3", "c2");
    for (int seat = 0; seat < 2; seat++)
        CHECK_EQ(pw_cards_in(g.player[seat].flipped), 0);
    int me, foe;
    struct game attacks = duel(red, KIND_ronin, KIND_teddy, "", "m9 t3", &me, &foe);
    struct story story = story_for(&attacks, blue);
    DO_HEARD(&attacks, act(ACTION_attack, foe), &story.listener);
    CHECK_CONTAINS(story.text, "flips the 9 of Masks");
    CHECK_CONTAINS(story.text, "flips the 3 of Tomes");
    CHECK(pw_cards_in(attacks.player[red].flipped) ==
          (pw_card_bit(card("m9")) | pw_card_bit(card("t3"))));
}

TEST_SIDES(passing_discards_the_animation_card_and_nothing_else_happens)
{
    CLAUSE("PW-199", "PW-200", "PW-201");
    struct game g = war_as(red);
    deal(&g, red, "r9", "");
    to_act(&g, red, "r9");
    CHECK_ASKS(&g, red, ASK_ANIMATE);
    struct game before = g;
    DO(&g, pass());
    CHECK(in_discard(&g, red, "r9"));
    CHECK_EQ(g.player[red].laid, NO_CARD);
    CHECK(!memcmp(before.unit, g.unit, sizeof g.unit));
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* the next round */
}

TEST_SIDES(who_can_animate_nobody_has_to_pass_and_so_has_who_has_no_card)
{
    CLAUSE("PW-202", "PW-204");
    struct game g = war_as(red);
    deal(&g, red, "", "");
    to_act(&g, red, "r2");
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* the next round */
    CHECK(in_discard(&g, red, "r2"));
    struct game none = war_as(red);
    none.player[red] = (struct player){.top = NO_CARD, .laid = NO_CARD};
    none.round = 1;
    deal(&none, blue, "r2", "");
    to_lay(&none);
    CHECK_EQ(none.k.pending, seat_bit(blue));
}

TEST_SIDES(the_requirement_asks_for_number_and_suit)
{
    CLAUSE("PW-117", "PW-118", "PW-119", "PW-120", "PW-205", "PW-206", "PW-240", "PW-145");
    struct game g = war_as(red);
    int rattler = put_box(&g, red, KIND_razorspine_rattler); /* 6 and a Tome */
    static const char *const fine[] = {"t6", "t7", "t8", "t9", "t10", "t11", "t12", "t13", "rj"};
    static const char *const bad[] = {"t5", "t1", "bj", "r13"};
    for (int i = 0; i < 9; i++)
        CHECK(pw_can_animate(&g, red, rattler, card(fine[i])));
    for (int i = 0; i < 4; i++)
        CHECK(!pw_can_animate(&g, red, rattler, card(bad[i])));
    to_act(&g, red, "t6");
    CHECK(CAN(&g, OPTION(ANIMATE, rattler)));
}

TEST_SIDES(a_red_joker_animates_any_suit)
{
    CLAUSE("PW-198");
    struct game g = war_as(red);
    int silurid = put_box(&g, red, KIND_silurid);
    int marshal = put(&g, red, KIND_death_marshal, at(0, 0));
    to_act(&g, red, "rj");
    CHECK(CAN(&g, OPTION(ANIMATE, silurid)));
    CHECK(pw_can_animate(&g, red, marshal, RED_JOKER));
    CHECK(pw_can_animate(&g, red, silurid, RED_JOKER));
}

TEST_SIDES(changes_of_the_requirement)
{
    CLAUSE("PW-257", "PW-258", "PW-259", "PW-260", "PW-414");
    struct game g = war_as(red);
    int ronin = put(&g, red, KIND_ronin, at(0, 0)); /* 5 */
    g.unit[ronin].turn[AR] = -5;
    CHECK(pw_can_animate(&g, red, ronin, BLACK_JOKER));
    g.unit[ronin].turn[AR] = -9;
    CHECK(pw_can_animate(&g, red, ronin, BLACK_JOKER));
    g.unit[ronin].turn[AR] = -4; /* 1: an Ace reaches it, a Black Joker does not */
    CHECK(!pw_can_animate(&g, red, ronin, BLACK_JOKER));
    CHECK(pw_can_animate(&g, red, ronin, card("r1")));
    g.unit[ronin].turn[AR] = 9;
    CHECK(pw_can_animate(&g, red, ronin, RED_JOKER));
    CHECK(!pw_can_animate(&g, red, ronin, card("r13")));
    g.unit[ronin].turn[AR] = 10;
    CHECK(!pw_can_animate(&g, red, ronin, RED_JOKER));
    int rattler = put(&g, red, KIND_razorspine_rattler, at(2, 0));
    g.unit[rattler].turn[AR] = -6; /* the suit is still needed */
    CHECK(!pw_can_animate(&g, red, rattler, BLACK_JOKER));
    CHECK(pw_can_animate(&g, red, rattler, card("t1")));
}

TEST_SIDES(available_is_what_is_in_play_or_in_ones_own_toy_box)
{
    CLAUSE("PW-235", "PW-236", "PW-237", "PW-238", "PW-009", "PW-008", "PW-010", "PW-011");
    struct game g = war_as(red);
    int mine = put(&g, red, KIND_ronin, at(0, 0)), boxed = put_box(&g, red, KIND_marionette);
    int theirs = put(&g, blue, KIND_ronin, at(2, 0));
    to_act(&g, red, "rj");
    CHECK(CAN(&g, OPTION(ANIMATE, mine)));
    CHECK(CAN(&g, OPTION(ANIMATE, boxed)));
    CHECK(CAN(&g, OPTION(ANIMATE, pw_master(&g, red))));
    CHECK(!CAN(&g, OPTION(ANIMATE, theirs)));
    struct game other = war_as(red);
    int heap = put_heap(&other, red, KIND_ronin), bearer = put(&other, red, KIND_teddy, at(0, 0));
    int worn = equip(&other, red, bearer, KIND_ronin);
    int out = put_box(&other, red, KIND_ronin);
    other.unit[out].where = REMOVED;
    to_act(&other, red, "rj");
    CHECK(!CAN(&other, OPTION(ANIMATE, heap)));
    CHECK(!CAN(&other, OPTION(ANIMATE, worn)));
    CHECK(!CAN(&other, OPTION(ANIMATE, out)));
    CHECK_EQ(pw_animators(&other, red, heap) | pw_animators(&other, red, worn), 0);
    CHECK_EQ(pw_animators(&other, red, out), 0); /* no card at all */
}

TEST_SIDES(a_puppet_of_the_toy_box_enters_on_a_free_work_bench_and_acts_at_once)
{
    CLAUSE("PW-245", "PW-247", "PW-207", "PW-110", "PW-112", "PW-246", "PW-029", "PW-009");
    struct game g = war_as(red);
    int ronin = put_box(&g, red, KIND_ronin);
    pw_set_token(&g, at(0, 0), BENCH + red);
    pw_set_token(&g, at(3, 0), NEUTRAL);
    to_act(&g, red, "r9");
    DO(&g, OPTION(ANIMATE, ronin));
    CHECK_ASKS(&g, red, ASK_BENCH);
    CHECK(in_discard(&g, red, "r9"));
    CHECK_EQ(offers(&g, GO), 2);
    CHECK(!CAN(&g, go(at(3, 0))));
    DO(&g, go(at(0, 0)));
    CHECK_EQ(g.unit[ronin].where, IN_PLAY);
    CHECK_EQ(g.unit[ronin].space, at(0, 0));
    CHECK_ASKS(&g, red, ASK_ACT);
    DO(&g, go(at(1, 0)));
    CHECK(offers(&g, GO) > 0);
}

TEST_SIDES(without_a_free_work_bench_nobody_enters)
{
    CLAUSE("PW-248", "PW-266");
    struct game g = war_as(red);
    int ronin = put_box(&g, red, KIND_ronin);
    put(&g, blue, KIND_ronin, at(0, -5)); /* an Enemy stands on Red's only bench */
    to_act(&g, red, "r9");
    CHECK(!CAN(&g, OPTION(ANIMATE, ronin)));
    struct game own = war_as(red);
    move_to(&own, pw_master(&own, red), at(0, -5));
    CHECK(!pw_can_animate(&own, red, put_box(&own, red, KIND_ronin), RED_JOKER));
}

TEST_SIDES(moves_and_the_action_come_in_any_order)
{
    CLAUSE("PW-209", "PW-210", "PW-241", "PW-242", "PW-243", "PW-136", "PW-269", "PW-244");
    struct game g = war_as(red);
    int ronin = put(&g, red, KIND_ronin, at(-2, 0)); /* Movement 3 */
    pw_set_token(&g, at(0, 0), NEUTRAL);
    deal(&g, red, "", "");
    animate(&g, ronin);
    CHECK(CAN(&g, done()));
    DO(&g, go(at(-1, 0)));
    DO(&g, go(at(0, 0)));
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(g.token[at(0, 0)], BENCH + red);
    CHECK_EQ(offers(&g, DO), 0); /* one Action only */
    DO(&g, go(at(1, 0)));
    CHECK_EQ(g.unit[ronin].space, at(1, 0));
    CHECK(kind_asked(&g) != ASK_ACT); /* nothing left to do */
}

TEST_SIDES(acting_exhausts_and_moving_does_not)
{
    CLAUSE("PW-249", "PW-250", "PW-307");
    struct game g = war_as(red);
    int ronin = put(&g, red, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(1, 0), NEUTRAL);
    animate(&g, ronin);
    DO(&g, go(at(1, 0)));
    CHECK(!g.unit[ronin].exhausted);
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK(g.unit[ronin].exhausted);
}

TEST_SIDES(an_exhausted_puppet_suffers_a_rip_when_it_is_animated_again)
{
    CLAUSE("PW-208", "PW-251", "PW-239", "PW-255", "PW-256");
    struct game g = war_as(red);
    int ronin = put(&g, red, KIND_ronin, at(0, 0));
    g.unit[ronin].exhausted = 1;
    animate(&g, ronin);
    CHECK_EQ(g.unit[ronin].rips, 1);
    CHECK_ASKS(&g, red, ASK_ACT);
    CHECK(offers(&g, GO) == 6);
}

TEST_SIDES(if_that_rip_tears_it_apart_the_animation_is_over)
{
    CLAUSE("PW-252", "PW-139");
    struct game g = war_as(red);
    int ronin = put(&g, red, KIND_ronin, at(0, 0)), foe = put(&g, blue, KIND_ronin, at(1, 0));
    g.unit[ronin].exhausted = 1;
    g.unit[ronin].rips = 1;
    to_act(&g, red, "r9");
    DO(&g, OPTION(ANIMATE, ronin));
    CHECK_EQ(g.unit[ronin].where, IN_HEAP);
    CHECK(in_discard(&g, red, "r9"));
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* nobody is asked to attach anything */
    CHECK(!g.unit[foe].up[0]);
}

/* --- Resolving the Turn. --- */

TEST_SIDES(effects_of_the_turn_end_and_exhausted_tokens_go_but_counters_and_rips_stay)
{
    CLAUSE("PW-330", "PW-214", "PW-215", "PW-301", "PW-300", "PW-439", "PW-477", "PW-500",
           "PW-213");
    struct game g = end_of_turn(red, "bj", "bj");
    int ronin = put(&g, red, KIND_teddy, at(0, 0));
    struct unit *u = &g.unit[ronin];
    u->marks = CONFUSED | STUCK;
    u->turn[CB] = -1;
    u->counter[CB] = 1;
    u->stuck = u->decay = u->exhausted = u->rips = 1;
    int executioner = put(&g, red, KIND_executioner, at(2, 0));
    lay_both(&g, red, "bj", "bj");
    CHECK_EQ(pw_change(&g, executioner, POWERFUL), 1); /* an Ability goes on */
    CHECK_EQ(u->marks, 0);
    CHECK_EQ(u->turn[CB], 0);
    CHECK_EQ(u->exhausted, 0);
    CHECK_EQ(u->counter[CB], 1);
    CHECK_EQ(u->stuck, 1);
    CHECK_EQ(u->decay, 1);
    CHECK_EQ(u->rips, 1);
}

TEST_SIDES(who_holds_too_many_cards_must_discard_the_excess_and_may_discard_more)
{
    CLAUSE("PW-090", "PW-091", "PW-092", "PW-216", "PW-217");
    struct game g = end_of_turn(red, "bj r2 r3 r4 r5 r6 r7 r8 r9 r10", "bj c2");
    pw_set_token(&g, at(0, 0), BENCH + red); /* size 6 with 9 cards left */
    lay_both(&g, red, "bj", "bj");
    CHECK_EQ(kind_asked(&g), ASK_SHED);
    CHECK_EQ(g.k.pending, 3);
    for (int i = 0; i < 3; i++) {
        CHECK(!CAN_AS(&g, red, pass()));
        static const char *const gone[] = {"r5", "r2", "r9"};
        DO_AS(&g, red, shed(gone[i]));
        if (i == 0)
            DO_AS(&g, blue, pass());
    }
    CHECK_EQ(pw_hand_size(&g, red), 6);
    CHECK(CAN_AS(&g, red, pass()));
    DO_AS(&g, red, shed("r10"));
    DO_AS(&g, red, pass());
    CHECK_EQ(g.turn, 2); /* and draws up again: 6 and one for the round */
    CHECK_EQ(pw_hand_size(&g, red), 7);
    CHECK(holds(&g, red, "r8"));
}

/* --- Losing. --- */

TEST_SIDES(who_loses_the_master_loses_the_war)
{
    CLAUSE("PW-126", "PW-219", "PW-221", "PW-232", "PW-233", "PW-144");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_teddy, at(-1, 4)), master = pw_master(&g, blue);
    g.unit[master].rips = 4;
    deal(&g, red, "", "r9 r10 r11");
    deal(&g, blue, "", "");
    animate(&g, me);
    attack(&g, master);
    CHECK_EQ(kind_asked(&g), -1);
    CHECK(rank_of(&g, red) == 1 && rank_of(&g, blue) == 2);
}

TEST_SIDES(who_loses_the_last_work_bench_loses_the_war)
{
    CLAUSE("PW-220", "PW-222", "PW-263", "PW-265", "PW-262", "PW-261");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 5)); /* Blue's only one */
    animate(&g, me);
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, seat_bit(red));
    CHECK_EQ(g.token[at(0, 5)], BENCH + red);
    struct game own = war_as(red);
    int mine = put(&own, red, KIND_ronin, at(0, -5));
    animate(&own, mine);
    DO(&own, OPTION(DO, ACTION_mine, NOBODY));
    CHECK_EQ(own.winners, seat_bit(blue));
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
    CLAUSE("PW-211", "PW-231");
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
    struct story story = story_for(&g, GREEN);
    DO_HEARD(&g, done(), &story.listener);
    CHECK(!strstr(story.text, "Blue")); /* not even that they can animate nobody */
    CHECK_EQ(asked(&g), GREEN);
    DO(&g, pass());
    CHECK_EQ(kind_asked(&g), ASK_LAY);
    for (int i = 0; i < 4; i++)
        CHECK_EQ(g.order[i], NOBODY); /* all have acted: the next round has two in its order */
}

TEST_SIDES(who_loses_in_the_same_moment_shares_a_draw)
{
    CLAUSE("PW-234");
    struct game g = war_as(red);
    int bomber = put(&g, red, KIND_ronin, at(0, 0));
    move_to(&g, pw_master(&g, red), at(1, 0));
    move_to(&g, pw_master(&g, blue), at(-1, 0));
    g.unit[pw_master(&g, red)].rips = g.unit[pw_master(&g, blue)].rips = 4;
    g.unit[bomber].item = FIRECRACKERS;
    animate(&g, bomber);
    DO(&g, act(ACTION_blown_to_pieces, NOBODY));
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, seat_bit(red) | seat_bit(blue));
    CHECK(rank_of(&g, red) == 1 && rank_of(&g, blue) == 1);
}

TEST(whoever_loses_at_the_same_moment_loses_together)
{
    CLAUSE("PW-232", "PW-234");
    for (int players = 3; players <= 4; players++) {
        struct game g = war_of(players);
        int bomber = put(&g, RED, KIND_ronin, at(0, 0));
        move_to(&g, pw_master(&g, BLUE), at(1, 0));
        move_to(&g, pw_master(&g, GREEN), at(-1, 0));
        g.unit[pw_master(&g, GREEN)].rips = g.unit[pw_master(&g, BLUE)].rips = 4;
        g.unit[bomber].item = FIRECRACKERS;
        animate(&g, bomber);
        DO(&g, act(ACTION_blown_to_pieces, NOBODY));
        if (players == 3) { /* one is left, who has won */
            CHECK_EQ(kind_asked(&g), -1);
            CHECK_EQ(g.winners, seat_bit(RED));
            CHECK(rank_of(&g, BLUE) == 2 && rank_of(&g, GREEN) == 2);
        } else { /* two are left and go on */
            CHECK_EQ(g.out, seat_bit(BLUE) | seat_bit(GREEN));
            CHECK_EQ(g.token[at(0, 5)], NEUTRAL);
            CHECK_EQ(g.token[at(-5, 0)], NEUTRAL);
            CHECK_EQ(kind_asked(&g), ASK_LAY);
            CHECK_EQ(g.k.pending, seat_bit(RED) | seat_bit(YELLOW));
            CHECK_EQ(rank_of(&g, RED), 0);
        }
    }
}

TEST(a_third_player_who_loses_leaves_the_others_in_the_war)
{
    CLAUSE("PW-220", "PW-224", "PW-227");
    for (int loser = 0; loser < 3; loser++) {
        struct game g = war_of(3);
        static const int benches[][2] = {{0, -5}, {0, 5}, {-5, 0}};
        int winner = (loser + 1) % 3, bench = at(benches[loser][0], benches[loser][1]);
        animate(&g, put(&g, winner, KIND_ronin, bench));
        DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
        CHECK_EQ(g.out, seat_bit(loser));
        CHECK_EQ(score_of(&g, loser), 0);
        CHECK_EQ(score_of(&g, winner), 2);
        CHECK_EQ(score_of(&g, 3 - loser - winner), 1);
        for (int seat = 0; seat < 3; seat++)
            CHECK_EQ(rank_of(&g, seat), 0);
        CHECK_EQ(g.player[loser].top, NO_CARD);
        CHECK_EQ(g.player[loser].laid, NO_CARD);
    }
}

TEST_SIDES(when_the_war_is_over_no_card_is_in_use_any_more)
{
    CLAUSE("PW-322", "PW-379", "PW-233");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_teddy, at(-1, 4)), master = pw_master(&g, blue);
    g.unit[master].rips = 4;
    deal(&g, red, "r2", "r9 r10 r11");
    deal(&g, blue, "r3 t6", "");
    animate(&g, me);
    uint64_t hand = pw_cards_in(g.player[blue].hand) & ~(UINT64_C(1) << card("t6"));
    memcpy(g.player[blue].hand, &hand, sizeof hand);
    g.player[blue].laid = (uint8_t)card("t6"); /* its turn was still to come */
    g.order[1] = (uint8_t)blue;
    DO(&g, act(ACTION_attack, master));
    DO(&g, dodge_with("r3"));
    select_highest(&g);
    DO(&g, play("r2"));
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, seat_bit(red));
    for (int seat = 0; seat < 2; seat++) {
        CHECK_EQ(g.player[seat].table.count, 0);
        CHECK_EQ(g.player[seat].laid, NO_CARD);
        CHECK_EQ(g.order[seat], NOBODY);
    }
    CHECK(in_discard(&g, red, "r11") && in_discard(&g, red, "r2"));
    CHECK(in_discard(&g, blue, "r3") && in_discard(&g, blue, "t6"));
    CHECK_EQ(g.animation.unit, NOBODY);
    CHECK_EQ(g.striker.unit, 0);
    CHECK_EQ(rank_of(&g, blue), 2);
}

TEST_SIDES(when_the_war_is_over_no_item_falls_any_more)
{
    CLAUSE("PW-221", "PW-233");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_bayou_gremlin, at(-1, 4)), master = pw_master(&g, blue);
    g.unit[master].rips = 4;
    g.unit[master].item = FIRECRACKERS;
    deal(&g, red, "", "r9");
    deal(&g, blue, "", "");
    animate(&g, me);
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, act(ACTION_attack, master), &story.listener);
    CHECK_EQ(g.winners, seat_bit(red));
    CHECK_CONTAINS(story.text, "wins the war");
    CHECK(!strstr(story.text, "falls"));
    CHECK_EQ(g.token[at(-1, 5)], NO_TOKEN);
}

TEST_SIDES(who_has_no_card_left_is_asked_no_more_at_the_end_of_a_turn)
{
    CLAUSE("PW-216", "PW-217");
    struct game g = end_of_turn(red, "bj r2", "bj");
    lay_both(&g, red, "bj", "bj");
    CHECK_ASKS(&g, red, ASK_SHED); /* the other one has none */
    CHECK_EQ(g.round, 0);          /* after the last one */
    CHECK(CAN(&g, pass()));        /* far below the Control Hand Size */
    DO(&g, shed("r2"));
    CHECK_EQ(kind_asked(&g), ASK_LAY);
    CHECK_EQ(g.turn, 2);
    CHECK(in_discard(&g, red, "r2") || !holds(&g, red, "r2"));
}

TEST_SIDES(who_holds_exactly_the_control_hand_size_need_not_discard)
{
    CLAUSE("PW-090", "PW-216", "PW-089");
    struct game g = end_of_turn(red, "bj r2 r3 r4 r5 r6", "bj c2 c3 c4 c5 c6 c7");
    lay_both(&g, red, "bj", "bj");
    CHECK(CAN_AS(&g, red, pass()));   /* 5 cards */
    CHECK(!CAN_AS(&g, blue, pass())); /* 6 */
    DO_AS(&g, red, pass());
    DO_AS(&g, blue, shed("c2"));
    CHECK_EQ(g.k.pending, seat_bit(blue)); /* who has passed has passed */
    DO_AS(&g, blue, pass());
    CHECK_EQ(g.turn, 2);
    CHECK_EQ(pw_hand_size(&g, red), 6); /* none drawn but that of the round */
    CHECK_EQ(pw_hand_size(&g, blue), 6);
}

TEST(players_draw_for_a_turn_and_for_a_round_unless_they_are_out)
{
    CLAUSE("PW-088", "PW-190", "PW-192", "PW-231");
    struct game g = war_of(3);
    animate(&g, put(&g, RED, KIND_ronin, at(0, 5)));
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(g.out, seat_bit(BLUE));
    g.round = 5;
    deal(&g, RED, "", "");
    deal(&g, GREEN, "c2", "");
    DO(&g, done());
    CHECK_ASKS(&g, GREEN, ASK_SHED);
    DO(&g, pass());
    CHECK_EQ(g.turn, 2);
    CHECK_EQ(pw_hand_size(&g, RED), 6 + 1); /* two Work Benches */
    CHECK_EQ(pw_hand_size(&g, GREEN), 5 + 1);
    CHECK_EQ(pw_hand_size(&g, BLUE), 0);
}

TEST_SIDES(the_only_free_work_bench_is_taken_without_a_question)
{
    CLAUSE("PW-245", "PW-266");
    struct game g = war_as(red);
    int ronin = put_box(&g, red, KIND_ronin);
    pw_set_token(&g, at(0, 0), BENCH + red);
    put(&g, blue, KIND_teddy, at(0, 0)); /* an Enemy stands on one of two */
    to_act(&g, red, "r9");
    DO(&g, OPTION(ANIMATE, ronin));
    CHECK_ASKS(&g, red, ASK_ACT);
    CHECK_EQ(g.unit[ronin].space, at(0, -5));
}

TEST_SIDES(puppets_of_a_kind_in_the_toy_box_are_one_option)
{
    CLAUSE("PW-236");
    struct game g = war_as(red);
    for (int i = pw_master(&g, red) + 1; i < pw_master(&g, red + 1); i++)
        g.unit[i].where = REMOVED;
    int first = pw_master(&g, red) + 1;
    for (int i = 0; i < 4; i++) {
        g.unit[first + i].where = IN_BOX;
        g.unit[first + i].kind = i < 3 ? KIND_marionette : KIND_bayou_gremlin;
    }
    pw_stand(&g, first + 2, at(0, 0)); /* one in play is another one */
    to_act(&g, red, "r9");
    CHECK_EQ(offers(&g, ANIMATE), 4); /* the Master, two Marionettes, the Gremlin */
    CHECK(CAN(&g, OPTION(ANIMATE, first)));
    CHECK(!CAN(&g, OPTION(ANIMATE, first + 1)));
    CHECK(CAN(&g, OPTION(ANIMATE, first + 2)));
}
