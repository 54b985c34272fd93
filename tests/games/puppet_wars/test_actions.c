/* test_actions.c - moving, performing Actions, the Standard Actions, Attacks and Dodges. */
#include "games/puppet_wars/war.h"

/* --- Moving. --- */

TEST(a_move_leads_to_an_adjacent_unoccupied_space)
{
    CLAUSE("PW-018", "PW-019", "PW-020", "PW-022", "PW-023", "PW-031", "PW-268", "PW-271", "PW-006",
           "PW-030");
    struct game g = war();
    int me = put(&g, RED, KIND_teddy, at(0, 0));
    put(&g, RED, KIND_ronin, at(1, 0));
    put(&g, BLUE, KIND_ronin, at(-1, 0));
    pw_set_token(&g, at(0, 1), IMPASSABLE);
    pw_set_token(&g, at(0, -1), NEUTRAL);
    animate(&g, me);
    CHECK_EQ(offers(&g, GO), 3);
    CHECK(CAN(&g, go(at(0, -1))));
    CHECK(!CAN(&g, go(at(1, 0))));
    CHECK(!CAN(&g, go(at(-1, 0))));
    CHECK(!CAN(&g, go(at(0, 1))));
    CHECK(!CAN(&g, go(at(2, 0))));
    DO(&g, go(at(1, -1)));
    CHECK_EQ(g.stands[at(0, 0)], NOBODY);
    CHECK_EQ(g.stands[at(1, -1)], me);
}

TEST(nobody_moves_off_the_field)
{
    CLAUSE("PW-270");
    struct game g = war();
    animate(&g, put(&g, RED, KIND_ronin, at(5, -5)));
    CHECK_EQ(offers(&g, GO), 3);
    struct game s = war_on_squares();
    animate(&s, put(&s, RED, KIND_ronin, sq(7, 0)));
    CHECK_EQ(offers(&s, GO), 3);
}

TEST(moving_on_squares)
{
    CLAUSE("PW-623", "PW-624", "PW-625", "PW-626", "PW-627");
    struct game g = war_on_squares();
    int me = put(&g, RED, KIND_ronin, sq(3, 3));
    animate(&g, me);
    CHECK_EQ(offers(&g, GO), 8);
    struct game one = war_on_squares();
    me = put(&one, RED, KIND_ronin, sq(3, 3));
    put(&one, BLUE, KIND_ronin, sq(4, 3));
    animate(&one, me);
    CHECK_EQ(offers(&one, GO), 7);
    CHECK(CAN(&one, go(sq(4, 4))));
    struct game two = war_on_squares();
    me = put(&two, RED, KIND_ronin, sq(3, 3));
    put(&two, BLUE, KIND_ronin, sq(4, 3));
    pw_set_token(&two, sq(3, 4), IMPASSABLE);
    animate(&two, me);
    CHECK(!CAN(&two, go(sq(4, 4))));
    CHECK_EQ(offers(&two, GO), 5);
}

/* May a puppet in the middle go this diagonal, if its two flanks hold these? */
static bool squeezes(int dx, int dy, bool puppet, bool wall)
{
    struct game g = war_on_squares();
    int me = put(&g, RED, KIND_ronin, sq(3, 3));
    if (puppet)
        put(&g, BLUE, KIND_ronin, sq(3 + dx, 3));
    if (wall)
        pw_set_token(&g, sq(3, 3 + dy), IMPASSABLE);
    animate(&g, me);
    return CAN(&g, go(sq(3 + dx, 3 + dy)));
}

TEST(nobody_squeezes_through_a_corner_in_any_of_the_four_directions)
{
    CLAUSE("PW-626", "PW-627");
    for (int dx = -1; dx <= 1; dx += 2)
        for (int dy = -1; dy <= 1; dy += 2) {
            CHECK(!squeezes(dx, dy, true, true));
            CHECK(squeezes(dx, dy, true, false));
            CHECK(squeezes(dx, dy, false, true));
        }
}

TEST(no_moves_without_movement)
{
    CLAUSE("PW-272", "PW-421", "PW-244");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0));
    g.unit[me].turn[MV] = -3;
    CHECK_EQ(pw_movement(&g, me), 0);
    g.unit[me].turn[MV] = -9;
    CHECK_EQ(pw_movement(&g, me), 0);
    g.unit[me].turn[MV] = 1;
    CHECK_EQ(pw_movement(&g, me), 4);
    g.unit[me].turn[MV] = -3;
    pw_set_token(&g, at(0, 0), NEUTRAL);
    animate(&g, me);
    CHECK_EQ(offers(&g, GO), 0);
    CHECK(offers(&g, DO) > 0);
}

TEST(standing_on_a_work_bench_does_not_take_it)
{
    CLAUSE("PW-264", "PW-267", "PW-027", "PW-028", "PW-494", "PW-049", "PW-495", "PW-021", "PW-024",
           "PW-032");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(-1, 0));
    pw_set_token(&g, at(0, 0), NEUTRAL);
    CHECK(pw_sees(&g, at(-2, 0), at(2, 0)) == false); /* the Ronin is between */
    CHECK(pw_sees(&g, at(-1, 0), at(2, 0)));          /* a bench is not */
    pw_set_token(&g, at(1, 0), IMPASSABLE);
    CHECK(!pw_sees(&g, at(-1, 0), at(2, 0)));
    animate(&g, me);
    DO(&g, go(at(0, 0)));
    CHECK_EQ(g.token[at(0, 0)], NEUTRAL);
    CHECK_EQ(pw_count_benches(&g, RED), 1);
}

/* --- Performing an Action. --- */

/* Seamus with Scary Face (6 and a Crow) and an Enemy in range; the flip is on top of the deck. */
static struct game scary(const char *hand, const char *next, int *foe)
{
    struct game g = war();
    *foe = put(&g, BLUE, KIND_ronin, at(2, -5));
    deal(&g, RED, hand, next);
    deal(&g, BLUE, "r13", "");
    animate(&g, pw_master(&g, RED));
    return g;
}

TEST(an_action_flips_one_card_and_then_cards_may_be_played)
{
    CLAUSE("PW-308", "PW-310", "PW-315", "PW-316", "PW-283", "PW-356");
    int foe;
    struct game g = scary("c9 m2", "r7", &foe);
    DO(&g, act(ACTION_scary_face, foe));
    CHECK(g.unit[pw_master(&g, RED)].exhausted);
    CHECK_EQ(g.player[RED].table.count, 1);
    CHECK_EQ(g.player[RED].table.card[0], card("r7"));
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(offers(&g, PLAY), 2);
    DO(&g, play("c9"));
    DO(&g, play("m2"));
    CHECK(g.unit[foe].marks & CONFUSED);
}

TEST(one_card_must_reach_the_number_and_the_suits_of_all_add_up)
{
    CLAUSE("PW-284", "PW-285", "PW-317", "PW-318", "PW-319", "PW-323", "PW-324", "PW-321");
    int foe;
    struct game apart = scary("c2", "m6", &foe); /* the number from one, the suit from the other */
    DO(&apart, act(ACTION_scary_face, foe));
    DO(&apart, play("c2"));
    CHECK(apart.unit[foe].marks & CONFUSED);
    struct game low = scary("c3 m4", "c5", &foe); /* 5 + 3 + 4 is not added */
    DO(&low, act(ACTION_scary_face, foe));
    DO(&low, play("c3"));
    DO(&low, play("m4"));
    CHECK_EQ(low.unit[foe].marks, 0);
    CHECK(in_discard(&low, RED, "c3") && in_discard(&low, RED, "m4") &&
          in_discard(&low, RED, "c5"));
    CHECK_EQ(offers(&low, DO), 0); /* it was its one Action */
    struct game suitless = scary("", "m13", &foe);
    DO(&suitless, act(ACTION_scary_face, foe));
    CHECK_EQ(suitless.unit[foe].marks, 0);
}

static bool meets(struct game *g, int number, int suits, const char *first, const char *second)
{
    struct player *p = &g->player[RED];
    p->table.count = 0;
    zone_put(ZONE_OF(p->table), (uint8_t)card(first));
    if (second)
        zone_put(ZONE_OF(p->table), (uint8_t)card(second));
    g->effort = (struct effort){.who = RED, .needs = value_of(number, suits)};
    return pw_effort_met(g);
}

TEST(eleven_of_crows_and_five_of_masks_make_eleven_with_both)
{
    CLAUSE("PW-325", "PW-326", "PW-327", "PW-286", "PW-287");
    struct game g = war();
    CHECK(meets(&g, 10, C + M, "c11", "m5"));
    CHECK(meets(&g, 11, C + M, "c11", "m5"));
    CHECK(!meets(&g, 12, C + M, "c11", "m5"));
    CHECK(meets(&g, 5, 2 * C, "c11", "c2"));
    CHECK(meets(&g, 1, 2 * C, "c1", NULL));
    CHECK(!meets(&g, 5, 2 * C, "c11", "m2"));
    g.player[RED].joker = CROWS;
    CHECK(meets(&g, 14, 2 * C, "rj", NULL));
    CHECK(meets(&g, 0, T, "t2", NULL));
    CHECK(!meets(&g, 0, T, "m13", NULL));
}

TEST(the_cards_used_go_to_the_discard_pile_in_the_order_of_use)
{
    CLAUSE("PW-322", "PW-013");
    int foe;
    struct game g = scary("c9 m2", "r7", &foe);
    DO(&g, act(ACTION_scary_face, foe));
    DO(&g, play("m2"));
    DO(&g, play("c9"));
    CHECK_EQ(g.player[RED].table.count, 0);
    CHECK_EQ(g.player[RED].top, card("c9"));
    CHECK(in_discard(&g, RED, "r7") && in_discard(&g, RED, "m2"));
}

TEST(an_action_without_value_succeeds_without_a_flip)
{
    CLAUSE("PW-309", "PW-339", "PW-337", "PW-295");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(0, 0), NEUTRAL);
    deal(&g, RED, "r5", "");
    int deck = g.player[RED].deck.count;
    animate(&g, me);
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(g.player[RED].deck.count, deck);
    CHECK_EQ(g.token[at(0, 0)], BENCH + RED);
    CHECK_EQ(pw_count_benches(&g, RED), 2);
}

TEST(targets_must_be_in_range_and_sight)
{
    CLAUSE("PW-303", "PW-041", "PW-042", "PW-299", "PW-304", "PW-305", "PW-306", "PW-293", "PW-411",
           "PW-412", "PW-617", "PW-296", "PW-298");
    struct game g = war();
    int belle = put(&g, RED, KIND_rotten_belle, at(0, 0));
    int two = put(&g, BLUE, KIND_ronin, at(2, 0)), three = put(&g, BLUE, KIND_ronin, at(0, 3));
    int hidden = put(&g, BLUE, KIND_ronin, at(-2, 0));
    put(&g, RED, KIND_ronin, at(-1, 0));
    animate(&g, belle);
    CHECK(CAN(&g, act(ACTION_confusing_feelings, two)));
    CHECK(!CAN(&g, act(ACTION_confusing_feelings, three)));
    CHECK(!CAN(&g, act(ACTION_confusing_feelings, hidden)));
    CHECK(CAN(&g, act(ACTION_over_here_love, three)));
    CHECK(!CAN(&g, act(ACTION_over_here_love, hidden)));
    struct game alone = war();
    animate(&alone, put(&alone, RED, KIND_rotten_belle, at(0, 0)));
    CHECK_EQ(offers_of(&alone, ACTION_confusing_feelings), 0); /* not without a Target */
}

TEST(a_puppet_is_in_range_of_itself_unless_told_otherwise)
{
    CLAUSE("PW-294", "PW-056");
    struct game g = war();
    int rattler = put(&g, RED, KIND_razorspine_rattler, at(0, 0));
    animate(&g, rattler);
    CHECK(CAN(&g, act(ACTION_chomp, rattler)));
    struct game other = war();
    animate(&other, pw_master(&other, RED));
    CHECK(!CAN(&other, act(ACTION_taking_advantage, pw_master(&other, RED))));
}

TEST(a_cost_is_paid_after_success_and_only_what_can_be_paid_is_declared)
{
    CLAUSE("PW-288", "PW-289", "PW-290", "PW-320");
    struct game g = war();
    int nurse = put(&g, RED, KIND_nurse, at(0, 0)), foe = put(&g, BLUE, KIND_ronin, at(1, 0));
    deal(&g, RED, "r5 m3", "");
    animate(&g, nurse);
    CHECK(!CAN(&g, act(ACTION_sedative, foe)));
    deal(&g, RED, "r5 c3 c1", "");
    animate(&g, nurse);
    DO(&g, act(ACTION_sedative, foe));
    CHECK_EQ(kind_asked(&g), ASK_PAY);
    CHECK_EQ(offers(&g, DISCARD), 2);
    DO(&g, shed("c3"));
    CHECK_EQ(g.unit[foe].turn[CB], -3);
    CHECK(in_discard(&g, RED, "c3"));
}

TEST(an_action_succeeds_even_if_its_cost_tears_the_actor_apart)
{
    CLAUSE("PW-291", "PW-292");
    struct game g = war();
    int zombie = put(&g, RED, KIND_punk_zombie, at(0, 0)),
        foe = put(&g, BLUE, KIND_ronin, at(1, 0));
    int mohawk = equip(&g, RED, zombie, KIND_teddy); /* 2 more Stitches */
    g.unit[zombie].rips = 3;
    g.unit[mohawk].rips = 1;
    deal(&g, RED, "", "r2 r3 r9");
    deal(&g, BLUE, "", "");
    animate(&g, zombie);
    perform(&g, ACTION_rip_it_up, NOBODY);
    CHECK_EQ(g.unit[zombie].where, IN_HEAP);
    CHECK_EQ(g.unit[foe].where, IN_HEAP); /* Combat 3, Powerful +1: two Rips */
    CHECK(kind_asked(&g) != ASK_NEED);    /* it is gone and attaches nothing */
}

/* --- Standard Actions. --- */

TEST(all_standard_actions_are_open_to_all_puppets)
{
    CLAUSE("PW-281", "PW-334", "PW-279", "PW-140", "PW-106");
    struct game g = war();
    int master = pw_master(&g, RED), foe = put(&g, BLUE, KIND_ronin, at(2, -5));
    put(&g, RED, KIND_ronin, at(1, -4));
    put_heap(&g, RED, KIND_bayou_gremlin);
    pw_set_token(&g, at(1, -5), NEUTRAL);
    animate(&g, master);
    CHECK(CAN(&g, act(ACTION_attack, foe)));
    CHECK_EQ(offers_of(&g, ACTION_mine), 2);
    CHECK_EQ(offers_of(&g, ACTION_scrounge), 1);
    CHECK_EQ(offers_of(&g, ACTION_pretty_buttons), 1);
    CHECK_EQ(offers_of(&g, ACTION_sticky_fingers), 0);
    CHECK_EQ(offers_of(&g, ACTION_scary_face), 1);
}

TEST(mine_makes_a_work_bench_friendly_or_neutral)
{
    CLAUSE("PW-337", "PW-338", "PW-025", "PW-265");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(0, 0), BENCH + BLUE);
    animate(&g, me);
    struct game neutral = g;
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(g.token[at(0, 0)], BENCH + RED);
    DO(&neutral, OPTION(DO, ACTION_mine, NOBODY));
    CHECK_EQ(neutral.token[at(0, 0)], NEUTRAL);
    struct game off = war();
    animate(&off, put(&off, RED, KIND_ronin, at(0, 0)));
    CHECK_EQ(offers_of(&off, ACTION_mine), 0);
}

TEST(scrounge_attaches_from_ones_own_scrap_heap_without_cards)
{
    CLAUSE("PW-341", "PW-342", "PW-343", "PW-344", "PW-392", "PW-383", "PW-458");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0));
    put_heap(&g, BLUE, KIND_bayou_gremlin);
    deal(&g, RED, "", "bj");
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_scrounge), 0); /* not from another's heap */
    int hat = put_heap(&g, RED, KIND_bayou_gremlin);
    animate(&g, me);
    DO(&g, act(ACTION_scrounge, hat));
    CHECK_EQ(g.unit[hat].where, ATTACHED);
    CHECK_EQ(g.unit[me].up[0], hat);
    CHECK_EQ(pw_stitches(&g, me), 3);
    CHECK_EQ(g.player[RED].table.count, 0);
    CHECK(!in_discard(&g, RED, "bj"));
    CHECK(g.unit[me].exhausted);
}

TEST(what_pretty_buttons_tears_a_friend_apart_and_takes_its_upgrade)
{
    CLAUSE("PW-348", "PW-349", "PW-351", "PW-352", "PW-353", "PW-350");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0)),
        victim = put(&g, RED, KIND_bayou_gremlin, at(1, 0));
    put(&g, BLUE, KIND_bayou_gremlin, at(0, 1));
    put(&g, RED, KIND_bayou_gremlin, at(-2, 0));
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_pretty_buttons), 1);
    DO(&g, act(ACTION_pretty_buttons, victim));
    CHECK_EQ(g.unit[victim].where, IN_HEAP);
    CHECK_EQ(kind_asked(&g), ASK_UPGRADE);
    struct game left = g;
    DO(&g, pick(victim));
    CHECK_EQ(g.unit[me].up[0], victim);
    CHECK(!g.unit[me].exhausted);
    CHECK_EQ(offers(&g, DO), 0);
    DO(&left, pass());
    CHECK_EQ(left.unit[victim].where, IN_HEAP);
    struct game unsuitable = war();
    me = put(&unsuitable, RED, KIND_ronin, at(0, 0));
    victim = put(&unsuitable, RED, KIND_rusty_alyce, at(1, 0)); /* needs Metal */
    animate(&unsuitable, me);
    DO(&unsuitable, act(ACTION_pretty_buttons, victim));
    CHECK(kind_asked(&unsuitable) != ASK_UPGRADE);
    CHECK_EQ(unsuitable.unit[victim].where, IN_HEAP);
}

TEST(what_pretty_buttons_on_ones_own_master_loses)
{
    CLAUSE("PW-354");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(2, -5));
    animate(&g, me);
    DO(&g, act(ACTION_pretty_buttons, pw_master(&g, RED)));
    CHECK_EQ(g.winners, seat_bit(BLUE));
}

/* --- Attacks. --- */

/* A duel side by side: `me` of Red against `other` of Blue, with these cards. */
static struct game duel(int me, int other, const char *hand, const char *next, int *mine, int *foe)
{
    struct game g = war();
    *mine = put(&g, RED, me, at(0, 0));
    *foe = put(&g, BLUE, other, at(1, 0));
    deal(&g, RED, hand, next);
    deal(&g, BLUE, "", "");
    animate(&g, *mine);
    return g;
}

TEST(an_attack_flips_as_many_cards_as_its_combat_and_uses_one)
{
    CLAUSE("PW-134", "PW-311", "PW-312", "PW-313", "PW-314", "PW-357", "PW-358", "PW-132", "PW-336",
           "PW-364", "PW-415");
    int me, foe;
    struct game g = duel(KIND_teddy, KIND_ronin, "", "r3 c7 m6", &me, &foe);
    DO(&g, act(ACTION_attack, foe));
    CHECK_EQ(kind_asked(&g), ASK_SELECT);
    CHECK_EQ(offers(&g, SELECT), 3);
    struct game low = g;
    DO(&g, OPTION(SELECT, card("c7")));
    CHECK(in_discard(&g, RED, "r3") && in_discard(&g, RED, "m6"));
    CHECK_EQ(g.unit[foe].rips, 1); /* a 7 against Defense 7 */
    DO(&low, OPTION(SELECT, card("m6")));
    CHECK_EQ(low.unit[foe].rips, 0); /* what was not selected counts for nothing */
}

TEST(attacks_are_aimed_at_adjacent_enemies_in_sight)
{
    CLAUSE("PW-335", "PW-355", "PW-361", "PW-362", "PW-363", "PW-517", "PW-515", "PW-516",
           "PW-513");
    struct game g = war_of(3);
    int me = put(&g, RED, KIND_ronin, at(0, 0)), near = put(&g, BLUE, KIND_ronin, at(1, 0));
    int third = put(&g, GREEN, KIND_ronin, at(0, 1)), far = put(&g, BLUE, KIND_ronin, at(-2, 0));
    int friend = put(&g, RED, KIND_ronin, at(-1, 0));
    animate(&g, me);
    CHECK(CAN(&g, act(ACTION_attack, near)));
    CHECK(CAN(&g, act(ACTION_attack, third)));
    CHECK(!CAN(&g, act(ACTION_attack, far)));
    CHECK(!CAN(&g, act(ACTION_attack, friend)));
}

TEST(on_squares_neighbours_can_be_out_of_sight)
{
    CLAUSE("PW-622", "PW-617", "PW-619");
    struct game g = war_on_squares();
    int me = put(&g, RED, KIND_ronin, sq(3, 3)), foe = put(&g, BLUE, KIND_ronin, sq(4, 4));
    pw_set_token(&g, sq(4, 3), IMPASSABLE);
    animate(&g, me);
    CHECK(CAN(&g, act(ACTION_attack, foe)));
    pw_set_token(&g, sq(3, 4), IMPASSABLE);
    animate(&g, me);
    CHECK(!CAN(&g, act(ACTION_attack, foe)));
}

TEST(with_combat_zero_no_card_is_flipped_but_cards_can_be_played)
{
    CLAUSE("PW-135", "PW-359", "PW-360");
    int me, foe;
    struct game g = duel(KIND_nurse, KIND_ronin, "r9 r2", "", &me, &foe);
    DO(&g, act(ACTION_attack, foe));
    CHECK_EQ(g.player[RED].table.count, 0);
    struct game none = g;
    DO(&g, play("r9"));
    DO(&g, pass());
    CHECK_EQ(g.unit[foe].rips, 1);
    DO(&none, pass());
    CHECK_EQ(none.unit[foe].rips, 0);
    struct game less = duel(KIND_nurse, KIND_ronin, "r9", "", &me, &foe);
    less.unit[me].turn[CB] = -3;
    DO(&less, act(ACTION_attack, foe));
    CHECK_EQ(less.player[RED].table.count, 0);
}

TEST(a_hit_is_one_rip_and_a_miss_is_nothing)
{
    CLAUSE("PW-367", "PW-368", "PW-138", "PW-423", "PW-424");
    int me, foe;
    struct game g = duel(KIND_bayou_gremlin, KIND_teddy, "", "r6", &me, &foe);
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].rips, 1);
    struct game miss = duel(KIND_bayou_gremlin, KIND_teddy, "", "r5", &me, &foe);
    attack(&miss, foe);
    CHECK_EQ(miss.unit[foe].rips, 0);
    struct game strong = duel(KIND_bayou_gremlin, KIND_teddy, "", "r6", &me, &foe);
    strong.unit[me].turn[POWERFUL] = 1;
    attack(&strong, foe);
    CHECK_EQ(strong.unit[foe].rips, 2);
    struct game weak = duel(KIND_bayou_gremlin, KIND_teddy, "", "r6", &me, &foe);
    weak.unit[me].turn[POWERFUL] = -3;
    attack(&weak, foe);
    CHECK_EQ(weak.unit[foe].rips, 0);
}

TEST(a_black_joker_among_several_flips_fails_the_attack_unless_agreed_otherwise)
{
    CLAUSE("PW-068", "PW-067");
    int me, foe;
    struct game g = duel(KIND_teddy, KIND_ronin, "r13", "r12 bj m11", &me, &foe);
    DO(&g, act(ACTION_attack, foe));
    CHECK_EQ(kind_asked(&g), ASK_ACT);
    CHECK_EQ(g.unit[foe].rips, 0);
    struct game gentle = duel(KIND_teddy, KIND_ronin, "r13", "r12 bj m11", &me, &foe);
    gentle.gentle = 1;
    DO(&gentle, act(ACTION_attack, foe));
    CHECK_EQ(kind_asked(&gentle), ASK_SELECT);
    struct game chosen = gentle;
    DO(&gentle, OPTION(SELECT, card("r12")));
    DO(&gentle, pass());
    CHECK_EQ(gentle.unit[foe].rips, 1);
    DO(&chosen, OPTION(SELECT, BLACK_JOKER));
    CHECK_EQ(chosen.unit[foe].rips, 0);
}

TEST(a_defense_of_nothing_is_hit_without_a_flip)
{
    CLAUSE("PW-366");
    int me, foe;
    struct game g = duel(KIND_ronin, KIND_teddy, "", "bj", &me, &foe);
    g.unit[foe].turn[DF] = -6;
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].rips, 1);
    CHECK(!in_discard(&g, RED, "bj"));
}

TEST(precise_and_skillful_change_the_cards_numbers)
{
    CLAUSE("PW-425", "PW-434", "PW-435", "PW-413", "PW-417");
    int me, foe;
    struct game g = duel(KIND_bayou_gremlin, KIND_teddy, "", "r5", &me, &foe);
    g.unit[me].turn[PRECISE] = 1;
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].rips, 1);
    struct game played = duel(KIND_nurse, KIND_teddy, "r5", "", &me, &foe);
    played.unit[me].turn[PRECISE] = 1;
    DO(&played, act(ACTION_attack, foe));
    DO(&played, play("r5"));
    CHECK_EQ(played.unit[foe].rips, 1);
    struct game skill = duel(KIND_bayou_gremlin, KIND_teddy, "", "r5", &me, &foe);
    skill.unit[me].turn[SKILLFUL] = 5;
    attack(&skill, foe);
    CHECK_EQ(skill.unit[foe].rips, 0);
    struct game face = scary("", "c5", &foe);
    face.unit[pw_master(&face, RED)].turn[SKILLFUL] = 1;
    perform(&face, ACTION_scary_face, foe);
    CHECK(face.unit[foe].marks & CONFUSED);
    struct game no = scary("", "c5", &foe);
    no.unit[pw_master(&no, RED)].turn[PRECISE] = 5;
    perform(&no, ACTION_scary_face, foe);
    CHECK_EQ(no.unit[foe].marks, 0);
    struct game hard = duel(KIND_bayou_gremlin, KIND_teddy, "", "r6", &me, &foe);
    hard.unit[foe].turn[DF] = 1;
    attack(&hard, foe);
    CHECK_EQ(hard.unit[foe].rips, 0);
}

/* --- Dodges. --- */

static struct game attacked(int other, const char *hand, const char *foe_hand, const char *next,
                            int *foe)
{
    int me;
    struct game g = duel(KIND_bayou_gremlin, other, hand, next, &me, foe);
    deal(&g, BLUE, foe_hand, "");
    DO(&g, act(ACTION_attack, *foe));
    return g;
}

TEST(the_attacked_player_may_dodge_with_one_card_before_the_flip)
{
    CLAUSE("PW-369", "PW-370", "PW-371", "PW-372", "PW-374", "PW-380");
    int foe;
    struct game g = attacked(KIND_teddy, "", "r9 r2", "m8", &foe);
    CHECK_EQ(kind_asked(&g), ASK_DODGE);
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(g.player[RED].table.count, 0);
    CHECK(CAN(&g, pass()));
    struct game lower = g, not = g;
    DO(&g, dodge_with("r9")); /* asks for a Ram, too */
    CHECK(kind_asked(&g) != ASK_DODGE);
    CHECK_EQ(g.unit[foe].rips, 0);
    CHECK(!g.unit[foe].exhausted);
    CHECK(in_discard(&g, BLUE, "r9") && holds(&g, BLUE, "r2"));
    DO(&lower, dodge_with("r2"));
    CHECK_EQ(lower.unit[foe].rips, 0); /* 8 reaches 2, but the Ram is missing */
    DO(&not, pass());
    CHECK_EQ(not .unit[foe].rips, 1);
}

TEST(who_is_confused_stuck_or_paralyzed_may_dodge_all_the_same)
{
    CLAUSE("PW-381");
    static const uint8_t marks[] = {CONFUSED, STUCK, PARALYZED, CONFUSED | STUCK | PARALYZED};
    for (int i = 0; i < 4; i++) {
        int me, foe;
        struct game g = duel(KIND_bayou_gremlin, KIND_teddy, "", "m8", &me, &foe);
        deal(&g, BLUE, "r9", "");
        g.unit[foe].marks = marks[i];
        DO(&g, act(ACTION_attack, foe));
        CHECK_EQ(kind_asked(&g), ASK_DODGE);
        CHECK_EQ(asked(&g), BLUE);
        DO(&g, dodge_with("r9"));
        CHECK_EQ(g.unit[foe].rips, 0); /* an 8 would have reached the printed 6 */
        CHECK(!g.unit[foe].exhausted);
    }
}

TEST(a_low_dodge_replaces_the_printed_defense_too)
{
    CLAUSE("PW-374", "PW-375", "PW-379");
    int foe;
    struct game g = attacked(KIND_teddy, "", "r2", "r3", &foe);
    DO(&g, dodge_with("r2"));
    CHECK_EQ(g.unit[foe].rips, 1); /* 3 of Rams against 2 of Rams; the printed 6 is gone */
    CHECK_EQ(pw_defense(&g, foe, NO_CARD, 0).number, 6);
    CHECK(in_discard(&g, BLUE, "r2"));
}

TEST(modifiers_apply_to_the_dodge_and_precise_does_not)
{
    CLAUSE("PW-373", "PW-426");
    struct game g = war();
    int me = put(&g, RED, KIND_bayou_gremlin, at(0, 0)), foe = put(&g, BLUE, KIND_teddy, at(1, 0));
    g.unit[foe].turn[DF] = 1;
    g.unit[me].turn[PRECISE] = 1;
    deal(&g, RED, "", "r8");
    deal(&g, BLUE, "r7", "");
    animate(&g, me);
    DO(&g, act(ACTION_attack, foe));
    DO(&g, dodge_with("r7"));
    CHECK_EQ(g.unit[foe].rips, 1); /* 8 + 1 against 7 + 1; not against 7 + 1 + 1 + 1 */
    CHECK_EQ(pw_defense(&g, foe, card("c9"), 0).number, 10);
    CHECK_EQ(pw_defense(&g, foe, card("c9"), 0).suits, C);
}

TEST(aces_and_jokers_as_dodges)
{
    CLAUSE("PW-376", "PW-377", "PW-378");
    struct game g = war();
    int foe = put(&g, BLUE, KIND_teddy, at(0, 0));
    CHECK_EQ(pw_defense(&g, foe, card("t1"), 0).number, 1);
    CHECK_EQ(pw_defense(&g, foe, card("t1"), 0).suits, 2 * T);
    CHECK_EQ(pw_defense(&g, foe, RED_JOKER, MASKS).number, 14);
    CHECK_EQ(pw_defense(&g, foe, RED_JOKER, MASKS).suits, 2 * M);
    struct game red = attacked(KIND_teddy, "", "rj", "m13", &foe);
    CHECK_EQ(offers(&red, DODGE), 4);
    DO(&red, OPTION(DODGE, RED_JOKER, MASKS + 1));
    CHECK_EQ(red.unit[foe].rips, 0);
    struct game black = attacked(KIND_teddy, "", "bj", "bj", &foe);
    DO(&black, OPTION(DODGE, BLACK_JOKER));
    CHECK_EQ(black.unit[foe].rips, 1); /* nothing to meet: no flip */
    CHECK(!in_discard(&black, RED, "bj"));
}

TEST(only_attacks_can_be_dodged)
{
    CLAUSE("PW-382");
    int foe;
    struct game g = scary("", "c9", &foe);
    DO(&g, act(ACTION_scary_face, foe));
    CHECK(kind_asked(&g) != ASK_DODGE);
    CHECK(g.unit[foe].marks & CONFUSED);
}
