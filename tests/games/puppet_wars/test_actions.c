/* test_actions.c - moving, performing Actions, the Standard Actions, Attacks and Dodges. */
#include "games/puppet_wars/war.h"

/* --- Moving. --- */

TEST_SIDES(a_move_leads_to_an_adjacent_unoccupied_space)
{
    CLAUSE("PW-018", "PW-019", "PW-020", "PW-022", "PW-023", "PW-031", "PW-268", "PW-271", "PW-006",
           "PW-030");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_teddy, at(0, 0));
    put(&g, red, KIND_ronin, at(1, 0));
    put(&g, blue, KIND_ronin, at(-1, 0));
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

TEST_SIDES(nobody_moves_off_the_field)
{
    CLAUSE("PW-270");
    struct game g = war_as(red);
    animate(&g, put(&g, red, KIND_ronin, at(5, -5)));
    CHECK_EQ(offers(&g, GO), 3);
    struct game s = war_on_squares_as(red);
    animate(&s, put(&s, red, KIND_ronin, sq(7, 0)));
    CHECK_EQ(offers(&s, GO), 3);
}

TEST_SIDES(moving_on_squares)
{
    CLAUSE("PW-623", "PW-624", "PW-625", "PW-626", "PW-627");
    struct game g = war_on_squares_as(red);
    int me = put(&g, red, KIND_ronin, sq(3, 3));
    animate(&g, me);
    CHECK_EQ(offers(&g, GO), 8);
    struct game one = war_on_squares_as(red);
    me = put(&one, red, KIND_ronin, sq(3, 3));
    put(&one, blue, KIND_ronin, sq(4, 3));
    animate(&one, me);
    CHECK_EQ(offers(&one, GO), 7);
    CHECK(CAN(&one, go(sq(4, 4))));
    struct game two = war_on_squares_as(red);
    me = put(&two, red, KIND_ronin, sq(3, 3));
    put(&two, blue, KIND_ronin, sq(4, 3));
    pw_set_token(&two, sq(3, 4), IMPASSABLE);
    animate(&two, me);
    CHECK(!CAN(&two, go(sq(4, 4))));
    CHECK_EQ(offers(&two, GO), 5);
}

/* May a puppet in the middle go this diagonal, if its two flanks hold these? */
static bool squeezes(int red, int dx, int dy, bool puppet, bool wall)
{
    int blue = RED + BLUE - red;
    struct game g = war_on_squares_as(red);
    int me = put(&g, red, KIND_ronin, sq(3, 3));
    if (puppet)
        put(&g, blue, KIND_ronin, sq(3 + dx, 3));
    if (wall)
        pw_set_token(&g, sq(3, 3 + dy), IMPASSABLE);
    animate(&g, me);
    return CAN(&g, go(sq(3 + dx, 3 + dy)));
}

TEST_SIDES(nobody_squeezes_through_a_corner_in_any_of_the_four_directions)
{
    CLAUSE("PW-626", "PW-627");
    for (int dx = -1; dx <= 1; dx += 2)
        for (int dy = -1; dy <= 1; dy += 2) {
            CHECK(!squeezes(red, dx, dy, true, true));
            CHECK(squeezes(red, dx, dy, true, false));
            CHECK(squeezes(red, dx, dy, false, true));
        }
}

TEST_SIDES(no_moves_without_movement)
{
    CLAUSE("PW-272", "PW-421", "PW-244");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0));
    g.unit[me].turn[MV] = -3;
    CHECK_EQ(pw_movement(&g, me), 0);
    g.unit[me].turn[MV] = -9;
    CHECK_EQ(pw_movement(&g, me), 0);
    g.unit[me].turn[MV] = 1;
    CHECK_EQ(pw_movement(&g, me), 4);
    g.unit[me].turn[MV] = -2;
    CHECK_EQ(pw_movement(&g, me), 1);
    g.unit[me].turn[MV] = -3;
    pw_set_token(&g, at(0, 0), NEUTRAL);
    animate(&g, me);
    CHECK_EQ(offers(&g, GO), 0);
    CHECK(offers(&g, DO) > 0);
}

TEST_SIDES(standing_on_a_work_bench_does_not_take_it)
{
    CLAUSE("PW-264", "PW-267", "PW-027", "PW-028", "PW-494", "PW-049", "PW-495", "PW-021", "PW-024",
           "PW-032");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(-1, 0));
    pw_set_token(&g, at(0, 0), NEUTRAL);
    CHECK(pw_sees(&g, at(-2, 0), at(2, 0)) == false); /* the Ronin is between */
    CHECK(pw_sees(&g, at(-1, 0), at(2, 0)));          /* a bench is not */
    pw_set_token(&g, at(1, 0), IMPASSABLE);
    CHECK(!pw_sees(&g, at(-1, 0), at(2, 0)));
    animate(&g, me);
    DO(&g, go(at(0, 0)));
    CHECK_EQ(g.token[at(0, 0)], NEUTRAL);
    CHECK_EQ(pw_count_benches(&g, red), 1);
}

/* --- Performing an Action. --- */

/* Seamus with Scary Face (6 and a Crow) and an Enemy in range; the flip is on top of the deck. */
static struct game scary(int red, const char *hand, const char *next, int *foe)
{
    int blue = RED + BLUE - red;
    struct game g = war_as(red);
    *foe = put(&g, blue, KIND_ronin, at(2, -5));
    deal(&g, red, hand, next);
    deal(&g, blue, "r13", "");
    animate(&g, pw_master(&g, red));
    return g;
}

TEST_SIDES(an_action_flips_one_card_and_then_cards_may_be_played)
{
    CLAUSE("PW-308", "PW-310", "PW-315", "PW-316", "PW-283", "PW-356");
    int foe;
    struct game g = scary(red, "c9 m2", "r7", &foe);
    DO(&g, act(ACTION_scary_face, foe));
    CHECK(g.unit[pw_master(&g, red)].exhausted);
    CHECK_EQ(g.player[red].table.count, 1);
    CHECK_EQ(g.player[red].table.card[0], card("r7"));
    CHECK_ASKS(&g, red, ASK_PLAY);
    CHECK_EQ(offers(&g, PLAY), 2);
    DO(&g, play("c9"));
    DO(&g, play("m2"));
    CHECK(g.unit[foe].marks & CONFUSED);
}

TEST_SIDES(everybody_hears_who_does_what_to_whom)
{
    CLAUSE("PW-308");
    char declared[80];
    int me, foe;
    struct game g = duel(red, KIND_rotten_belle, KIND_teddy, "", "", &me, &foe);
    for (int i = 0; i < 2; i++) {
        struct game then = g;
        struct story story = story_for(&then, SPECTATOR);
        snprintf(declared, sizeof declared,
                 i ? "%s performs Confusing Feelings with Rotten Belle on %s's Teddy"
                   : "%s attacks %s's Teddy with Rotten Belle",
                 seat_color(red), seat_color(blue));
        DO_HEARD(&then, act(i ? ACTION_confusing_feelings : ACTION_attack, foe), &story.listener);
        CHECK_CONTAINS(story.text, declared);
    }
}

TEST_SIDES(one_card_must_reach_the_number_and_the_suits_of_all_add_up)
{
    CLAUSE("PW-284", "PW-285", "PW-317", "PW-318", "PW-319", "PW-323", "PW-324", "PW-321");
    int foe;
    struct game apart =
        scary(red, "c2", "m6", &foe); /* the number from one, the suit from the other */
    DO(&apart, act(ACTION_scary_face, foe));
    DO(&apart, play("c2"));
    CHECK(apart.unit[foe].marks & CONFUSED);
    struct game low = scary(red, "c3 m4", "c5", &foe); /* 5 + 3 + 4 is not added */
    DO(&low, act(ACTION_scary_face, foe));
    DO(&low, play("c3"));
    DO(&low, play("m4"));
    CHECK_EQ(low.unit[foe].marks, 0);
    CHECK(in_discard(&low, red, "c3") && in_discard(&low, red, "m4") &&
          in_discard(&low, red, "c5"));
    CHECK_EQ(offers(&low, DO), 0); /* it was its one Action */
    struct game suitless = scary(red, "", "m13", &foe);
    DO(&suitless, act(ACTION_scary_face, foe));
    CHECK_EQ(suitless.unit[foe].marks, 0);
}

static bool meets(struct game *g, int red, int number, int suits, const char *first,
                  const char *second)
{
    struct player *p = &g->player[red];
    p->table.count = 0;
    zone_put(ZONE_OF(p->table), (uint8_t)card(first));
    if (second)
        zone_put(ZONE_OF(p->table), (uint8_t)card(second));
    g->effort = (struct effort){.who = (uint8_t)red, .needs = value_of(number, suits)};
    return pw_effort_met(g);
}

TEST_SIDES(eleven_of_crows_and_five_of_masks_make_eleven_with_both)
{
    CLAUSE("PW-325", "PW-326", "PW-327", "PW-286", "PW-287");
    struct game g = war_as(red);
    CHECK(meets(&g, red, 10, C + M, "c11", "m5"));
    CHECK(meets(&g, red, 11, C + M, "c11", "m5"));
    CHECK(!meets(&g, red, 12, C + M, "c11", "m5"));
    CHECK(meets(&g, red, 5, 2 * C, "c11", "c2"));
    CHECK(meets(&g, red, 1, 2 * C, "c1", NULL));
    CHECK(!meets(&g, red, 5, 2 * C, "c11", "m2"));
    g.player[red].joker = CROWS;
    CHECK(meets(&g, red, 14, 2 * C, "rj", NULL));
    CHECK(meets(&g, red, 0, T, "t2", NULL));
    CHECK(!meets(&g, red, 0, T, "m13", NULL));
    static const int suits[] = {R, C, T, M};
    static const char *const thirteens[] = {"r13", "c13", "t13", "m13"};
    for (int needed = 0; needed < SUITS; needed++)
        for (int given = 0; given < SUITS; given++)
            CHECK_EQ(meets(&g, red, 5, suits[needed], thirteens[given], NULL), needed == given);
}

TEST_SIDES(the_cards_used_go_to_the_discard_pile_in_the_order_of_use)
{
    CLAUSE("PW-322", "PW-013");
    int foe;
    struct game g = scary(red, "c9 m2", "r7", &foe);
    DO(&g, act(ACTION_scary_face, foe));
    DO(&g, play("m2"));
    DO(&g, play("c9"));
    CHECK_EQ(g.player[red].table.count, 0);
    CHECK_EQ(g.player[red].top, card("c9"));
    CHECK(in_discard(&g, red, "r7") && in_discard(&g, red, "m2"));
}

TEST_SIDES(an_action_without_value_succeeds_without_a_flip)
{
    CLAUSE("PW-309", "PW-339", "PW-337", "PW-295");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(0, 0), NEUTRAL);
    deal(&g, red, "r5", "");
    int deck = g.player[red].deck.count;
    animate(&g, me);
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(g.player[red].deck.count, deck);
    CHECK_EQ(g.token[at(0, 0)], BENCH + red);
    CHECK_EQ(pw_count_benches(&g, red), 2);
}

TEST_SIDES(targets_must_be_in_range_and_sight)
{
    CLAUSE("PW-303", "PW-041", "PW-042", "PW-299", "PW-304", "PW-305", "PW-306", "PW-293", "PW-411",
           "PW-412", "PW-617", "PW-296", "PW-298");
    struct game g = war_as(red);
    int belle = put(&g, red, KIND_rotten_belle, at(0, 0));
    int two = put(&g, blue, KIND_ronin, at(2, 0)), three = put(&g, blue, KIND_ronin, at(0, 3));
    int hidden = put(&g, blue, KIND_ronin, at(-2, 0));
    put(&g, red, KIND_ronin, at(-1, 0));
    animate(&g, belle);
    CHECK(CAN(&g, act(ACTION_confusing_feelings, two)));
    CHECK(!CAN(&g, act(ACTION_confusing_feelings, three)));
    CHECK(!CAN(&g, act(ACTION_confusing_feelings, hidden)));
    CHECK(CAN(&g, act(ACTION_over_here_love, three)));
    CHECK(!CAN(&g, act(ACTION_over_here_love, hidden)));
    struct game alone = war_as(red);
    animate(&alone, put(&alone, red, KIND_rotten_belle, at(0, 0)));
    CHECK_EQ(offers_of(&alone, ACTION_confusing_feelings), 0); /* not without a Target */
}

TEST_SIDES(a_puppet_is_in_range_of_itself_unless_told_otherwise)
{
    CLAUSE("PW-294", "PW-056");
    struct game g = war_as(red);
    int rattler = put(&g, red, KIND_razorspine_rattler, at(0, 0));
    animate(&g, rattler);
    CHECK(CAN(&g, act(ACTION_chomp, rattler)));
    struct game other = war_as(red);
    animate(&other, pw_master(&other, red));
    CHECK(!CAN(&other, act(ACTION_taking_advantage, pw_master(&other, red))));
}

TEST_SIDES(a_cost_is_paid_after_success_and_only_what_can_be_paid_is_declared)
{
    CLAUSE("PW-288", "PW-289", "PW-290", "PW-320");
    struct game g = war_as(red);
    int nurse = put(&g, red, KIND_nurse, at(0, 0)), foe = put(&g, blue, KIND_ronin, at(1, 0));
    deal(&g, red, "r5 m3", "");
    animate(&g, nurse);
    CHECK(!CAN(&g, act(ACTION_sedative, foe)));
    deal(&g, red, "r5 c3 c1", "");
    animate(&g, nurse);
    DO(&g, act(ACTION_sedative, foe));
    CHECK_ASKS(&g, red, ASK_PAY);
    CHECK_EQ(offers(&g, DISCARD), 2);
    DO(&g, shed("c3"));
    CHECK_EQ(g.unit[foe].turn[CB], -3);
    CHECK(in_discard(&g, red, "c3"));
}

TEST_SIDES(an_action_succeeds_even_if_its_cost_tears_the_actor_apart)
{
    CLAUSE("PW-291", "PW-292");
    struct game g = war_as(red);
    int zombie = put(&g, red, KIND_punk_zombie, at(0, 0)),
        foe = put(&g, blue, KIND_ronin, at(1, 0));
    int mohawk = equip(&g, red, zombie, KIND_teddy); /* 2 more Stitches */
    g.unit[zombie].rips = 3;
    g.unit[mohawk].rips = 1;
    deal(&g, red, "", "r2 r3 r9");
    deal(&g, blue, "", "");
    animate(&g, zombie);
    perform(&g, ACTION_rip_it_up, NOBODY);
    CHECK_EQ(g.unit[zombie].where, IN_HEAP);
    CHECK_EQ(g.unit[foe].where, IN_HEAP); /* Combat 3, Powerful +1: two Rips */
    CHECK(kind_asked(&g) != ASK_NEED);    /* it is gone and attaches nothing */
}

/* --- Standard Actions. --- */

TEST_SIDES(all_standard_actions_are_open_to_all_puppets)
{
    CLAUSE("PW-281", "PW-334", "PW-279", "PW-140", "PW-106");
    struct game g = war_as(red);
    int master = pw_master(&g, red), foe = put(&g, blue, KIND_ronin, at(2, -5));
    put(&g, red, KIND_ronin, at(1, -4));
    put_heap(&g, red, KIND_bayou_gremlin);
    pw_set_token(&g, at(1, -5), NEUTRAL);
    animate(&g, master);
    CHECK(CAN(&g, act(ACTION_attack, foe)));
    CHECK_EQ(offers_of(&g, ACTION_mine), 2);
    CHECK_EQ(offers_of(&g, ACTION_scrounge), 1);
    CHECK_EQ(offers_of(&g, ACTION_pretty_buttons), 1);
    CHECK_EQ(offers_of(&g, ACTION_sticky_fingers), 0);
    CHECK_EQ(offers_of(&g, ACTION_scary_face), 1);
}

TEST_SIDES(mine_makes_a_work_bench_friendly_or_neutral)
{
    CLAUSE("PW-337", "PW-338", "PW-025", "PW-265");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(0, 0), BENCH + blue);
    animate(&g, me);
    struct game neutral = g;
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(g.token[at(0, 0)], BENCH + red);
    DO(&neutral, OPTION(DO, ACTION_mine, NOBODY));
    CHECK_EQ(neutral.token[at(0, 0)], NEUTRAL);
    struct game off = war_as(red);
    animate(&off, put(&off, red, KIND_ronin, at(0, 0)));
    CHECK_EQ(offers_of(&off, ACTION_mine), 0);
}

TEST_SIDES(scrounge_attaches_from_ones_own_scrap_heap_without_cards)
{
    CLAUSE("PW-341", "PW-342", "PW-343", "PW-344", "PW-392", "PW-383", "PW-458");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0));
    put_heap(&g, blue, KIND_bayou_gremlin);
    deal(&g, red, "", "bj");
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_scrounge), 0); /* not from another's heap */
    int hat = put_heap(&g, red, KIND_bayou_gremlin);
    animate(&g, me);
    DO(&g, act(ACTION_scrounge, hat));
    CHECK_EQ(g.unit[hat].where, ATTACHED);
    CHECK_EQ(g.unit[me].up[0], hat);
    CHECK_EQ(pw_stitches(&g, me), 3);
    CHECK_EQ(g.player[red].table.count, 0);
    CHECK(!in_discard(&g, red, "bj"));
    CHECK(g.unit[me].exhausted);
}

TEST_SIDES(what_pretty_buttons_tears_a_friend_apart_and_takes_its_upgrade)
{
    CLAUSE("PW-348", "PW-349", "PW-351", "PW-352", "PW-353", "PW-350");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0)),
        victim = put(&g, red, KIND_bayou_gremlin, at(1, 0));
    put(&g, blue, KIND_bayou_gremlin, at(0, 1));
    put(&g, red, KIND_bayou_gremlin, at(-2, 0));
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_pretty_buttons), 1);
    DO(&g, act(ACTION_pretty_buttons, victim));
    CHECK_EQ(g.unit[victim].where, IN_HEAP);
    CHECK_ASKS(&g, red, ASK_UPGRADE);
    struct game left = g;
    DO(&g, pick(victim));
    CHECK_EQ(g.unit[me].up[0], victim);
    CHECK(!g.unit[me].exhausted);
    CHECK_EQ(offers(&g, DO), 0);
    DO(&left, pass());
    CHECK_EQ(left.unit[victim].where, IN_HEAP);
    struct game unsuitable = war_as(red);
    me = put(&unsuitable, red, KIND_ronin, at(0, 0));
    victim = put(&unsuitable, red, KIND_rusty_alyce, at(1, 0)); /* needs Metal */
    animate(&unsuitable, me);
    DO(&unsuitable, act(ACTION_pretty_buttons, victim));
    CHECK(kind_asked(&unsuitable) != ASK_UPGRADE);
    CHECK_EQ(unsuitable.unit[victim].where, IN_HEAP);
}

TEST_SIDES(what_pretty_buttons_on_ones_own_master_loses)
{
    CLAUSE("PW-354");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(2, -5));
    animate(&g, me);
    DO(&g, act(ACTION_pretty_buttons, pw_master(&g, red)));
    CHECK_EQ(g.winners, seat_bit(blue));
}

/* --- Attacks. --- */

TEST_SIDES(an_attack_flips_as_many_cards_as_its_combat_and_uses_one)
{
    CLAUSE("PW-134", "PW-311", "PW-312", "PW-313", "PW-314", "PW-357", "PW-358", "PW-132", "PW-336",
           "PW-364", "PW-415");
    int me, foe;
    struct game g = duel(red, KIND_teddy, KIND_ronin, "", "r3 c7 m6", &me, &foe);
    DO(&g, act(ACTION_attack, foe));
    CHECK_ASKS(&g, red, ASK_SELECT);
    CHECK_EQ(offers(&g, SELECT), 3);
    struct game low = g;
    DO(&g, OPTION(SELECT, card("c7")));
    CHECK(in_discard(&g, red, "r3") && in_discard(&g, red, "m6"));
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

TEST_SIDES(on_squares_neighbours_can_be_out_of_sight)
{
    CLAUSE("PW-622", "PW-617", "PW-619");
    struct game g = war_on_squares_as(red);
    int me = put(&g, red, KIND_ronin, sq(3, 3)), foe = put(&g, blue, KIND_ronin, sq(4, 4));
    pw_set_token(&g, sq(4, 3), IMPASSABLE);
    animate(&g, me);
    CHECK(CAN(&g, act(ACTION_attack, foe)));
    pw_set_token(&g, sq(3, 4), IMPASSABLE);
    animate(&g, me);
    CHECK(!CAN(&g, act(ACTION_attack, foe)));
}

TEST_SIDES(with_combat_zero_no_card_is_flipped_but_cards_can_be_played)
{
    CLAUSE("PW-135", "PW-359", "PW-360");
    int me, foe;
    struct game g = duel(red, KIND_nurse, KIND_ronin, "r9 r2", "", &me, &foe);
    DO(&g, act(ACTION_attack, foe));
    CHECK_EQ(g.player[red].table.count, 0);
    struct game none = g;
    DO(&g, play("r9"));
    DO(&g, pass());
    CHECK_EQ(g.unit[foe].rips, 1);
    DO(&none, pass());
    CHECK_EQ(none.unit[foe].rips, 0);
    struct game less = duel(red, KIND_nurse, KIND_ronin, "r9", "", &me, &foe);
    less.unit[me].turn[CB] = -3;
    DO(&less, act(ACTION_attack, foe));
    CHECK_EQ(less.player[red].table.count, 0);
}

TEST_SIDES(a_hit_is_one_rip_and_a_miss_is_nothing)
{
    CLAUSE("PW-367", "PW-368", "PW-138", "PW-423", "PW-424");
    int me, foe;
    struct game g = duel(red, KIND_bayou_gremlin, KIND_teddy, "", "r6", &me, &foe);
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].rips, 1);
    struct game miss = duel(red, KIND_bayou_gremlin, KIND_teddy, "", "r5", &me, &foe);
    attack(&miss, foe);
    CHECK_EQ(miss.unit[foe].rips, 0);
    struct game strong = duel(red, KIND_bayou_gremlin, KIND_teddy, "", "r6", &me, &foe);
    strong.unit[me].turn[POWERFUL] = 1;
    attack(&strong, foe);
    CHECK_EQ(strong.unit[foe].rips, 2);
    struct game told = duel(red, KIND_bayou_gremlin, KIND_teddy, "", "r6", &me, &foe);
    struct story story = story_for(&told, blue);
    DO_HEARD(&told, act(ACTION_attack, foe), &story.listener);
    CHECK_CONTAINS(story.text, "suffers a Rip (1 of 4)");
    CHECK(!strstr(story.text, " gains ")); /* the Rip is all */
    struct game weak = duel(red, KIND_bayou_gremlin, KIND_teddy, "", "r6", &me, &foe);
    weak.unit[me].turn[POWERFUL] = -3;
    attack(&weak, foe);
    CHECK_EQ(weak.unit[foe].rips, 0);
}

TEST_SIDES(a_black_joker_among_several_flips_fails_the_attack_unless_agreed_otherwise)
{
    CLAUSE("PW-068", "PW-067");
    int me, foe;
    struct game g = duel(red, KIND_teddy, KIND_ronin, "r13", "r12 bj m11", &me, &foe);
    DO(&g, act(ACTION_attack, foe));
    CHECK_ASKS(&g, red, ASK_ACT);
    CHECK_EQ(g.unit[foe].rips, 0);
    struct game gentle = duel(red, KIND_teddy, KIND_ronin, "r13", "r12 bj m11", &me, &foe);
    gentle.gentle = 1;
    DO(&gentle, act(ACTION_attack, foe));
    CHECK_ASKS(&gentle, red, ASK_SELECT);
    struct game chosen = gentle;
    DO(&gentle, OPTION(SELECT, card("r12")));
    DO(&gentle, pass());
    CHECK_EQ(gentle.unit[foe].rips, 1);
    DO(&chosen, OPTION(SELECT, BLACK_JOKER));
    CHECK_EQ(chosen.unit[foe].rips, 0);
}

TEST_SIDES(a_defense_of_nothing_is_hit_without_a_flip)
{
    CLAUSE("PW-366");
    int me, foe;
    struct game g = duel(red, KIND_ronin, KIND_teddy, "", "bj", &me, &foe);
    g.unit[foe].turn[DF] = -6;
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].rips, 1);
    CHECK(!in_discard(&g, red, "bj"));
    struct game one = duel(red, KIND_ronin, KIND_teddy, "", "bj", &me, &foe);
    one.unit[foe].turn[DF] = -5; /* 1 must be met */
    attack(&one, foe);
    CHECK_EQ(one.unit[foe].rips, 0);
    CHECK(in_discard(&one, red, "bj"));
}

/* The Nurse, who flips no card, attacks a Teddy that dodges with a Black Joker and Defense +1. */
static int rips_against_one(int red, const char *hand, const char *played)
{
    int me, foe;
    struct game g = duel(red, KIND_nurse, KIND_teddy, hand, "", &me, &foe);
    deal(&g, RED + BLUE - red, "bj", "");
    g.unit[foe].turn[DF] = 1;
    DO(&g, act(ACTION_attack, foe));
    DO(&g, dodge_with("bj"));
    if (played)
        DO(&g, play(played));
    return g.unit[foe].rips;
}

TEST_SIDES(a_defense_of_one_needs_a_card_of_one)
{
    CLAUSE("PW-284", "PW-360", "PW-366", "PW-373", "PW-378");
    CHECK_EQ(rips_against_one(red, "", NULL), 0);
    CHECK_EQ(rips_against_one(red, "bj", "bj"), 0);
    CHECK_EQ(rips_against_one(red, "r1", "r1"), 1);
}

TEST_SIDES(precise_and_skillful_change_the_cards_numbers)
{
    CLAUSE("PW-425", "PW-434", "PW-435", "PW-413", "PW-417");
    int me, foe;
    struct game g = duel(red, KIND_bayou_gremlin, KIND_teddy, "", "r5", &me, &foe);
    g.unit[me].turn[PRECISE] = 1;
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].rips, 1);
    struct game played = duel(red, KIND_nurse, KIND_teddy, "r5", "", &me, &foe);
    played.unit[me].turn[PRECISE] = 1;
    DO(&played, act(ACTION_attack, foe));
    DO(&played, play("r5"));
    CHECK_EQ(played.unit[foe].rips, 1);
    struct game skill = duel(red, KIND_bayou_gremlin, KIND_teddy, "", "r5", &me, &foe);
    skill.unit[me].turn[SKILLFUL] = 5;
    attack(&skill, foe);
    CHECK_EQ(skill.unit[foe].rips, 0);
    struct game face = scary(red, "", "c5", &foe);
    face.unit[pw_master(&face, red)].turn[SKILLFUL] = 1;
    perform(&face, ACTION_scary_face, foe);
    CHECK(face.unit[foe].marks & CONFUSED);
    struct game no = scary(red, "", "c5", &foe);
    no.unit[pw_master(&no, red)].turn[PRECISE] = 5;
    perform(&no, ACTION_scary_face, foe);
    CHECK_EQ(no.unit[foe].marks, 0);
    struct game hard = duel(red, KIND_bayou_gremlin, KIND_teddy, "", "r6", &me, &foe);
    hard.unit[foe].turn[DF] = 1;
    attack(&hard, foe);
    CHECK_EQ(hard.unit[foe].rips, 0);
}

/* --- Dodges. --- */

static struct game attacked(int red, int other, const char *hand, const char *foe_hand,
                            const char *next, int *foe)
{
    int blue = RED + BLUE - red;
    int me;
    struct game g = duel(red, KIND_bayou_gremlin, other, hand, next, &me, foe);
    deal(&g, blue, foe_hand, "");
    DO(&g, act(ACTION_attack, *foe));
    return g;
}

TEST_SIDES(the_attacked_player_may_dodge_with_one_card_before_the_flip)
{
    CLAUSE("PW-369", "PW-370", "PW-371", "PW-372", "PW-374", "PW-380");
    int foe;
    struct game g = attacked(red, KIND_teddy, "", "r9 r2", "m8", &foe);
    CHECK_ASKS(&g, blue, ASK_DODGE);
    CHECK_EQ(g.player[red].table.count, 0);
    CHECK(CAN(&g, pass()));
    CHECK_EQ(offers(&g, DODGE), 2); /* each card once */
    struct game lower = g, not = g;
    DO(&g, dodge_with("r9")); /* asks for a Ram, too */
    CHECK(kind_asked(&g) != ASK_DODGE);
    CHECK_EQ(g.unit[foe].rips, 0);
    CHECK(!g.unit[foe].exhausted);
    CHECK(in_discard(&g, blue, "r9") && holds(&g, blue, "r2"));
    DO(&lower, dodge_with("r2"));
    CHECK_EQ(lower.unit[foe].rips, 0); /* 8 reaches 2, but the Ram is missing */
    DO(&not, pass());
    CHECK_EQ(not .unit[foe].rips, 1);
}

TEST_SIDES(who_is_confused_stuck_or_paralyzed_may_dodge_all_the_same)
{
    CLAUSE("PW-381");
    static const uint8_t marks[] = {CONFUSED, STUCK, PARALYZED, CONFUSED | STUCK | PARALYZED};
    for (int i = 0; i < 4; i++) {
        int me, foe;
        struct game g = duel(red, KIND_bayou_gremlin, KIND_teddy, "", "m8", &me, &foe);
        deal(&g, blue, "r9", "");
        g.unit[foe].marks = marks[i];
        DO(&g, act(ACTION_attack, foe));
        CHECK_ASKS(&g, blue, ASK_DODGE);
        CHECK_EQ(asked(&g), blue);
        DO(&g, dodge_with("r9"));
        CHECK_EQ(g.unit[foe].rips, 0); /* an 8 would have reached the printed 6 */
        CHECK(!g.unit[foe].exhausted);
    }
}

TEST_SIDES(a_low_dodge_replaces_the_printed_defense_too)
{
    CLAUSE("PW-374", "PW-375", "PW-379");
    int foe;
    struct game g = attacked(red, KIND_teddy, "", "r2", "r3", &foe);
    DO(&g, dodge_with("r2"));
    CHECK_EQ(g.unit[foe].rips, 1); /* 3 of Rams against 2 of Rams; the printed 6 is gone */
    CHECK_EQ(pw_defense(&g, foe, NO_CARD, 0).number, 6);
    CHECK(in_discard(&g, blue, "r2"));
}

TEST_SIDES(modifiers_apply_to_the_dodge_and_precise_does_not)
{
    CLAUSE("PW-373", "PW-426");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_bayou_gremlin, at(0, 0)), foe = put(&g, blue, KIND_teddy, at(1, 0));
    g.unit[foe].turn[DF] = 1;
    g.unit[me].turn[PRECISE] = 1;
    deal(&g, red, "", "r8");
    deal(&g, blue, "r7", "");
    animate(&g, me);
    DO(&g, act(ACTION_attack, foe));
    DO(&g, dodge_with("r7"));
    CHECK_EQ(g.unit[foe].rips, 1); /* 8 + 1 against 7 + 1; not against 7 + 1 + 1 + 1 */
    CHECK_EQ(pw_defense(&g, foe, card("c9"), 0).number, 10);
    CHECK_EQ(pw_defense(&g, foe, card("c9"), 0).suits, C);
}

TEST_SIDES(aces_and_jokers_as_dodges)
{
    CLAUSE("PW-376", "PW-377", "PW-378");
    struct game g = war_as(red);
    int foe = put(&g, blue, KIND_teddy, at(0, 0));
    CHECK_EQ(pw_defense(&g, foe, card("t1"), 0).number, 1);
    CHECK_EQ(pw_defense(&g, foe, card("t1"), 0).suits, 2 * T);
    CHECK_EQ(pw_defense(&g, foe, RED_JOKER, MASKS).number, 14);
    CHECK_EQ(pw_defense(&g, foe, RED_JOKER, MASKS).suits, 2 * M);
    struct game joker = attacked(red, KIND_teddy, "", "rj", "m13", &foe);
    CHECK_EQ(offers(&joker, DODGE), 4);
    DO(&joker, OPTION(DODGE, RED_JOKER, MASKS + 1));
    CHECK_EQ(joker.unit[foe].rips, 0);
    struct game black = attacked(red, KIND_teddy, "", "bj", "bj", &foe);
    DO(&black, OPTION(DODGE, BLACK_JOKER));
    CHECK_EQ(black.unit[foe].rips, 1); /* nothing to meet: no flip */
    CHECK(!in_discard(&black, red, "bj"));
}

TEST_SIDES(only_attacks_can_be_dodged)
{
    CLAUSE("PW-382");
    int foe;
    struct game g = scary(red, "", "c9", &foe);
    DO(&g, act(ACTION_scary_face, foe));
    CHECK(kind_asked(&g) != ASK_DODGE);
    CHECK(g.unit[foe].marks & CONFUSED);
}

TEST_SIDES(a_red_joker_dodges_with_two_of_the_chosen_suit)
{
    CLAUSE("PW-377", "PW-425");
    static const char *const aces[] = {"r1", "c1", "t1", "m1"};
    for (int suit = 0; suit < SUITS; suit++)
        for (int flip = 0; flip < SUITS; flip++) {
            int me, foe;
            struct game g = duel(red, KIND_bayou_gremlin, KIND_teddy, "", aces[flip], &me, &foe);
            deal(&g, blue, "rj", "");
            g.unit[me].turn[PRECISE] = 13; /* 1 and 13 are 14 */
            DO(&g, act(ACTION_attack, foe));
            DO(&g, OPTION(DODGE, RED_JOKER, suit + 1));
            CHECK_EQ(g.unit[foe].rips, suit == flip);
            CHECK_EQ(g.player[blue].joker, 0); /* after the Attack it is a card like any other */
            CHECK(in_discard(&g, blue, "rj"));
        }
}

TEST_SIDES(an_attack_is_foreseen_as_it_will_be_declared)
{
    CLAUSE("PW-357", "PW-336");
    struct game g = war_as(red);
    struct forecast f;
    int me = put(&g, red, KIND_convict_gunslinger, at(0, 0)),
        near = put(&g, blue, KIND_teddy, at(1, 0)), far = put(&g, blue, KIND_ronin, at(0, 2));
    deal(&g, red, "", "r7");
    deal(&g, blue, "", "");
    animate(&g, me);
    CHECK(pw_forecast(&g, act(ACTION_attack, near), &f));
    CHECK(f.target == near && f.combat == 2 && f.defense.number == 6 && f.percent == 83);
    CHECK(pw_forecast(&g, act(ACTION_attack, far), &f));
    CHECK(f.target == far && f.defense.number == 7 && f.percent == 77);
    CHECK(!pw_forecast(&g, done(), &f));
    CHECK(!pw_forecast(&g, go(at(-1, 0)), &f));
    CHECK(!pw_forecast(&g, act(ACTION_empty_the_chambers, NOBODY), &f));
    perform(&g, ACTION_empty_the_chambers, NOBODY); /* flips the 7 */
    CHECK_ASKS(&g, red, ASK_STRIKE);
    CHECK(g.k.ask.a == me && g.k.ask.b == ACTION_empty_the_chambers);
    CHECK(pw_forecast(&g, pick(near), &f));
    CHECK(f.target == near && f.combat == 1 && f.percent == 60); /* 32 of the 53 left */
    CHECK(pw_forecast(&g, pick(far), &f));
    CHECK(f.target == far && f.percent == 53); /* 28 of 53 */
    CHECK(!pw_forecast(&g, pass(), &f));
    struct game rip = war_as(red);
    me = put(&rip, red, KIND_teddy, at(0, 0));
    int foe = put(&rip, blue, KIND_ronin, at(1, 0)), hat = equip(&rip, blue, foe, KIND_teddy);
    equip(&rip, blue, foe, KIND_bayou_gremlin);
    rip.unit[foe].rips = 2;
    deal(&rip, red, "", "r9 r8 r7");
    deal(&rip, blue, "", "");
    animate(&rip, me);
    attack(&rip, foe);
    CHECK_ASKS(&rip, blue, ASK_RIP);
    CHECK_EQ(rip.k.ask.a, foe);
    CHECK(!pw_forecast(&rip, pick(hat), &f));
}

/* A question names whom it is about, so that it can be shown beside them. */
TEST_SIDES(questions_say_what_they_are_about)
{
    int me, foe;
    struct game alyce = duel(red, KIND_rusty_alyce, KIND_teddy, "m2", "r9 r8 c9", &me, &foe);
    attack(&alyce, foe);
    DO(&alyce, pass()); /* plays no card */
    CHECK_ASKS(&alyce, red, ASK_SPEND);
    CHECK(alyce.k.ask.a == SPEND_DISASSEMBLE && alyce.k.ask.b == me && alyce.k.ask.c == foe);
    DO(&alyce, shed("m2"));
    CHECK(in_discard(&alyce, red, "m2") && pw_hand_size(&alyce, red) == 0);
    struct game dodge = duel(red, KIND_teddy, KIND_ronin, "", "r9 r8 c9", &me, &foe);
    deal(&dodge, blue, "r5", "");
    DO(&dodge, act(ACTION_attack, foe));
    CHECK_ASKS(&dodge, blue, ASK_DODGE);
    CHECK(dodge.k.ask.a == me && dodge.k.ask.b == foe && dodge.k.ask.c == NO_ACTION);
    struct game stab = duel(red, KIND_misaki, KIND_ronin, "", "r9 r8", &me, &foe);
    deal(&stab, blue, "r5", "");
    DO(&stab, act(ACTION_stab_and_scarper, NOBODY));
    CHECK(stab.k.ask.a == me && stab.k.ask.b == foe && stab.k.ask.c == ACTION_stab_and_scarper);
    DO(&stab, pass());
    select_highest(&stab);
    CHECK_ASKS(&stab, red, ASK_WALK);
    CHECK(stab.k.ask.a == me && stab.k.ask.b == 2);
    struct game tail = duel(red, KIND_teddy, KIND_ronin, "", "r9 r8 c9", &me, &foe);
    equip(&tail, blue, foe, KIND_razorspine_rattler);
    deal(&tail, blue, "t4", "");
    DO(&tail, act(ACTION_attack, foe));
    DO(&tail, pass());
    select_highest(&tail);
    CHECK_ASKS(&tail, blue, ASK_SPEND);
    CHECK(tail.k.ask.a == SPEND_OUCH && tail.k.ask.b == foe && tail.k.ask.c == me);
    struct game lure = war_as(red);
    me = put(&lure, red, KIND_rotten_belle, at(0, 0));
    foe = put(&lure, blue, KIND_ronin, at(4, 0));
    deal(&lure, red, "", "c9");
    animate(&lure, me);
    perform(&lure, ACTION_over_here_love, foe);
    CHECK_ASKS(&lure, red, ASK_PUSH);
    CHECK(lure.k.ask.a == foe && lure.k.ask.b == 2 && lure.k.ask.c == ACTION_over_here_love);
    struct game bird = war_as(red);
    me = put(&bird, red, KIND_guild_austringer, at(0, 0));
    foe = put(&bird, blue, KIND_teddy, at(2, 0));
    put(&bird, blue, KIND_teddy, at(3, 0));
    deal(&bird, red, "r2", "r9");
    animate(&bird, me);
    perform(&bird, ACTION_throw_the_bird, foe);
    DO(&bird, pass());
    CHECK(bird.k.ask.a == SPEND_BIRD && bird.k.ask.b == me && bird.k.ask.c == foe);
    DO(&bird, shed("r2"));
    CHECK(bird.k.ask.a == foe && bird.k.ask.b == at(2, 0));
    struct game vanish = duel(red, KIND_ronin, KIND_bete_noire, "", "r2 r3", &me, &foe);
    attack(&vanish, foe);
    CHECK_ASKS(&vanish, blue, ASK_VANISH);
    CHECK_EQ(vanish.k.ask.a, foe);
    struct game need = duel(red, KIND_ronin, KIND_bayou_gremlin, "", "r9 r8", &me, &foe);
    attack(&need, foe);
    CHECK_ASKS(&need, red, ASK_NEED);
    CHECK(need.k.ask.a == me && need.k.ask.b == foe);
}

TEST_SIDES(without_enough_cards_as_many_are_flipped_as_there_are)
{
    CLAUSE("PW-082", "PW-311");
    for (int left = 0; left < 3; left++) {
        int me, foe;
        struct game g = duel(red, KIND_teddy, KIND_ronin, "", "r3 c8", &me, &foe); /* Combat 3 */
        struct player *p = &g.player[red];
        for (int i = 0; i < p->deck.count - left; i++) /* the others are in the hand */
            p->hand[p->deck.card[i] / 8] |= (uint8_t)(1 << p->deck.card[i] % 8);
        memmove(p->deck.card, p->deck.card + p->deck.count - left, (size_t)left);
        p->deck.count = (uint8_t)left;
        DO(&g, act(ACTION_attack, foe));
        CHECK_ASKS(&g, red, left > 1 ? ASK_SELECT : ASK_PLAY);
        CHECK_EQ(g.player[red].table.count, left);
        if (left > 1)
            DO(&g, OPTION(SELECT, card("c8")));
        DO(&g, pass());
        CHECK_EQ(g.unit[foe].rips, left > 1); /* a 3, or nothing, does not reach 7 */
    }
}

TEST_SIDES(after_an_action_nothing_of_it_is_left)
{
    CLAUSE("PW-064", "PW-322", "PW-249");
    int foe;
    struct game g = scary(red, "", "c9", &foe);
    perform(&g, ACTION_scary_face, foe);
    CHECK_EQ(g.player[red].joker, 0);
    CHECK_EQ(g.effort.needs.number, 0);
    CHECK_EQ(g.effort.who, 0);
    CHECK_EQ(g.striker.unit, 0);
    CHECK_EQ(g.striker.reach, 0);
    CHECK_ASKS(&g, red, ASK_ACT);
    CHECK_EQ(g.animation.unit, pw_master(&g, red));
    DO(&g, done());
    CHECK_EQ(g.animation.unit, NOBODY);
    CHECK_EQ(g.animation.acted, 0);
    int me;
    struct game hit = duel(red, KIND_bayou_gremlin, KIND_teddy, "", "r6", &me, &foe);
    deal(&hit, blue, "t4", "");
    DO(&hit, act(ACTION_attack, foe));
    CHECK_EQ(hit.striker.unit, me);
    DO(&hit, dodge_with("t4"));
    CHECK_EQ(hit.striker.reach, 0);
    CHECK_EQ(hit.striker.unit, 0);
    CHECK_EQ(hit.player[red].table.count + hit.player[blue].table.count, 0);
    CHECK(in_discard(&hit, blue, "t4") && in_discard(&hit, red, "r6"));
    CHECK_EQ(hit.player[blue].joker, 0);
}

TEST(tearing_ones_own_master_apart_among_three_is_the_end_of_ones_army_only)
{
    CLAUSE("PW-354", "PW-224");
    struct game g = war_of(3);
    int me = put(&g, RED, KIND_ronin, at(2, -5));
    animate(&g, me);
    DO(&g, act(ACTION_pretty_buttons, pw_master(&g, RED)));
    CHECK_EQ(g.out, seat_bit(RED));
    CHECK_EQ(g.unit[me].where, REMOVED);
    CHECK_EQ(kind_asked(&g), ASK_LAY);
    CHECK_EQ(g.k.pending, seat_bit(BLUE) | seat_bit(GREEN));
}

TEST_SIDES(a_value_without_a_number_is_met_however_unskilled_one_is)
{
    CLAUSE("PW-287", "PW-434", "PW-309");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_razorspine_rattler, at(0, 0)),
        foe = put(&g, blue, KIND_ronin, at(2, 0));
    g.unit[me].turn[SKILLFUL] = -5;
    deal(&g, red, "", "t2");
    animate(&g, me);
    perform(&g, ACTION_chomp, foe);
    CHECK(pw_is_paralyzed(&g, foe));
}

TEST_SIDES(only_what_burns_an_item_burns_it)
{
    CLAUSE("PW-542", "PW-451");
    int me, foe;
    struct game zombie = duel(red, KIND_punk_zombie, KIND_teddy, "", "r2 r3 r9", &me, &foe);
    zombie.unit[me].item = FIRECRACKERS;
    perform(&zombie, ACTION_rip_it_up, NOBODY);
    CHECK_EQ(zombie.unit[me].item, FIRECRACKERS);
    struct game ronin = duel(red, KIND_ronin, KIND_teddy, "", "r2 r3", &me, &foe);
    ronin.unit[me].item = FIRECRACKERS;
    DO(&ronin, act(ACTION_last_stitch, NOBODY));
    CHECK_EQ(ronin.token[at(0, 0)], ON_GROUND + FIRECRACKERS); /* it falls */
    struct game nurse = duel(red, KIND_nurse, KIND_teddy, "c3", "", &me, &foe);
    nurse.unit[me].item = FIRECRACKERS;
    DO(&nurse, act(ACTION_sedative, foe));
    DO(&nurse, shed("c3"));
    CHECK_EQ(nurse.unit[me].item, FIRECRACKERS);
    CHECK_EQ(nurse.unit[me].rips, 0);
    CHECK_EQ(nurse.unit[me].where, IN_PLAY);
}
