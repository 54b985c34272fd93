/* test_moves.c - where puppets can go: through others, riding, being moved, and on squares. */
#include "games/puppet_wars/war.h"

static const int hex_sides[6][2] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
static const int square_sides[8][2] = {{1, 0},  {1, -1}, {0, -1}, {-1, -1},
                                       {-1, 0}, {-1, 1}, {0, 1},  {1, 1}};

/* All Spaces but these get an Impassable Token, unless somebody stands there. */
static void wall_off(struct game *g, space_set open)
{
    FOR_EACH_SPACE(space, spaces_in(&g->board) & ~spaces_in(&g->occupied) & ~open)
        if (!g->token[space])
            pw_set_token(g, space, IMPASSABLE);
}

/* The row in the middle, nothing else; on squares the corner sq(0, 0) is free, too. */
static int row_space(bool squares, int x)
{
    return squares ? sq(x, 3) : at(x - 4, 0);
}

static struct game row_of(bool squares, int red, int kind, int *mine)
{
    struct game g = squares ? war_on_squares_as(red) : war_as(red);
    space_set open = 0;
    for (int x = 0; x < 8; x++)
        open |= space_bit(row_space(squares, x));
    *mine = put(&g, red, kind, row_space(squares, 0));
    wall_off(&g, open);
    return g;
}

/* --- Through others. --- */

TEST_SIDES(who_passes_through_others_must_be_able_to_get_out_again)
{
    CLAUSE("PW-271");
    for (int squares = 0; squares < 2; squares++) {
        int me;
        struct game g = row_of(squares, red, KIND_misaki, &me); /* Movement 4 */
        for (int x = 1; x < 4; x++)
            put(&g, blue, KIND_ronin, row_space(squares, x));
        struct game blocked = g;
        animate(&g, me);
        CHECK_EQ(offers(&g, GO), 1);
        DO(&g, go(row_space(squares, 1)));
        CHECK_EQ(offers_in_all(&g), 2); /* on or back, but not staying or acting there */
        CHECK(CAN(&g, go(row_space(squares, 0))));
        DO(&g, go(row_space(squares, 2)));
        DO(&g, go(row_space(squares, 3)));
        CHECK_EQ(offers_in_all(&g), 1); /* one Move is left, and only one free Space in reach */
        DO(&g, go(row_space(squares, 4)));
        CHECK_EQ(g.stands[row_space(squares, 4)], me);
        for (int x = 1; x < 4; x++)
            CHECK(g.stands[row_space(squares, x)] != me);
        put(&blocked, blue, KIND_teddy, row_space(squares, 4));
        animate(&blocked, me);
        DO(&blocked, go(row_space(squares, 1)));
        CHECK(CAN(&blocked, go(row_space(squares, 2)))); /* two Moves lead back from there */
        DO(&blocked, go(row_space(squares, 2)));
        CHECK_EQ(offers_in_all(&blocked), 1); /* no further: it could not get out again */
        DO(&blocked, go(row_space(squares, 1)));
        DO(&blocked, go(row_space(squares, 0)));
        CHECK_EQ(blocked.stands[row_space(squares, 0)], me);
        CHECK(kind_asked(&blocked) != ASK_ACT || offers(&blocked, GO) == 0);
    }
}

TEST_SIDES(who_passes_through_others_does_not_reach_their_spaces)
{
    CLAUSE("PW-271", "PW-209");
    for (int squares = 0; squares < 2; squares++) {
        int me;
        struct game g = row_of(squares, red, KIND_misaki, &me); /* Movement 4 */
        put(&g, blue, KIND_ronin, row_space(squares, 1));
        put(&g, blue, KIND_ronin, row_space(squares, 3));
        animate(&g, me);
        space_set free = space_bit(row_space(squares, 2)) | space_bit(row_space(squares, 4));
        CHECK(pw_reach_of_animated(&g) == free);
    }
}

TEST_SIDES(a_puppet_may_enter_another_ones_space_and_go_back)
{
    CLAUSE("PW-271");
    int me;
    struct game g = row_of(false, red, KIND_misaki, &me);
    put(&g, blue, KIND_ronin, row_space(false, 1));
    put(&g, blue, KIND_ronin, row_space(false, 2));
    struct game last = g;
    g.unit[me].turn[MV] = -2; /* 2 Moves */
    animate(&g, me);
    DO(&g, go(row_space(false, 1)));
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, go(row_space(false, 0)));
    CHECK_EQ(g.stands[row_space(false, 0)], me);
    CHECK_EQ(g.animation.transit, 0);
    last.unit[me].turn[MV] = -3; /* a single Move would end there */
    animate(&last, me);
    CHECK_EQ(offers(&last, GO), 0);
}

TEST_SIDES(only_who_leaps_passes_impassable_tokens_and_molasses_holds_everybody)
{
    CLAUSE("PW-031", "PW-271", "PW-533");
    static const int kinds[] = {KIND_misaki, KIND_malifaux_cherub, KIND_silurid, KIND_teddy};
    for (int i = 0; i < 4; i++) {
        int me;
        struct game g = row_of(false, red, kinds[i], &me);
        pw_set_token(&g, row_space(false, 1), IMPASSABLE);
        animate(&g, me);
        bool leaps = kinds[i] == KIND_silurid;
        CHECK_EQ(kind_asked(&g), leaps ? ASK_ACT : ASK_LAY); /* nothing to do */
        if (leaps)
            CHECK_EQ(offers(&g, GO), 6); /* all around it is Impassable */
        struct game held = row_of(false, red, kinds[i], &me);
        put(&held, blue, KIND_teddy, row_space(false, 1));
        struct game clean = held;
        pw_set_token(&held, row_space(false, 1), MOLASSES);
        animate(&held, me);
        CHECK(!CAN(&held, go(row_space(false, 1))));
        animate(&clean, me);
        CHECK_EQ(CAN(&clean, go(row_space(false, 1))), kinds[i] != KIND_teddy);
    }
}

TEST_SIDES(a_leap_goes_over_a_token_and_a_puppet_with_all_its_moves)
{
    CLAUSE("PW-271", "PW-019");
    int me;
    struct game g = row_of(false, red, KIND_silurid, &me); /* Movement 3 */
    pw_set_token(&g, row_space(false, 1), IMPASSABLE);
    int foe = put(&g, blue, KIND_ronin, row_space(false, 2));
    animate(&g, me);
    DO(&g, go(row_space(false, 1)));
    CHECK_EQ(g.stands[row_space(false, 1)], NOBODY);
    CHECK_EQ(offers(&g, DONE_ACTING), 0);
    DO(&g, go(row_space(false, 2)));
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, go(row_space(false, 3)));
    CHECK_EQ(g.stands[row_space(false, 3)], me);
    CHECK_EQ(g.stands[row_space(false, 2)], foe);
    CHECK(space_is_in(spaces_in(&g.occupied), row_space(false, 1)));
    CHECK(!space_is_in(spaces_in(&g.occupied), row_space(false, 0)));
}

TEST_SIDES(changes_of_the_movement_count_again_when_it_stands_in_a_space_of_its_own)
{
    CLAUSE("PW-271", "PW-421");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_misaki, at(0, 0)); /* Movement 4 */
    put(&g, blue, KIND_ronin, at(1, 0));
    put(&g, blue, KIND_steampunk_arachnid, at(2, -1)); /* Movement -1 beside it */
    animate(&g, me);
    CHECK_EQ(pw_moves_left(&g), 4);
    DO(&g, go(at(1, 0))); /* beside the Arachnid, but over the Ronin */
    CHECK_EQ(pw_moves_left(&g), 3);
    DO(&g, go(at(2, 0)));
    CHECK_EQ(pw_moves_left(&g), 1);
    CHECK_EQ(g.animation.limit, 0); /* only who passes through others remembers it */
    DO(&g, go(at(3, 0)));
    CHECK_EQ(pw_moves_left(&g), 1); /* 4 again, 3 of them made */
}

TEST_SIDES(scarpering_leads_through_others_with_its_own_moves)
{
    CLAUSE("PW-271");
    int me, foe;
    struct game g = duel(red, KIND_misaki, KIND_teddy, "", "r9 r8", &me, &foe);
    DO(&g, go(at(-1, 0)));
    DO(&g, go(at(0, 0)));
    perform(&g, ACTION_stab_and_scarper, NOBODY);
    CHECK_ASKS(&g, red, ASK_WALK);
    CHECK(CAN(&g, pass()));
    struct game away = g, still = g;
    DO(&g, go(at(1, 0)));
    CHECK(!CAN(&g, pass())); /* not over the Teddy */
    CHECK_EQ(g.stands[at(1, 0)], foe);
    DO(&g, go(at(2, 0)));
    CHECK_ASKS(&g, red, ASK_ACT);
    CHECK_EQ(g.stands[at(2, 0)], me);
    CHECK_EQ(pw_moves_left(&g), 2); /* its own Moves are what they were */
    CHECK_EQ(g.animation.limit, 0);
    DO(&away, go(at(0, 1)));
    CHECK_ASKS(&away, red, ASK_WALK);
    CHECK(!CAN(&away, go(at(1, 0)))); /* the last Move would end there */
    DO(&away, pass());
    CHECK_ASKS(&away, red, ASK_ACT);
    CHECK_EQ(away.unit[me].space, at(0, 1));
    DO(&still, pass());
    CHECK_ASKS(&still, red, ASK_ACT);
    CHECK_EQ(still.unit[me].space, at(0, 0));
}

/* A decaying Misaki at (0, 0); the Aura reaches the Teddy beside it. */
TEST_SIDES(what_paralyzes_over_another_puppet_counts_when_it_stands)
{
    CLAUSE("PW-271", "PW-422");
    int me, foe;
    struct game g = duel(red, KIND_misaki, KIND_teddy, "", "r9 r8", &me, &foe);
    int aura = put(&g, blue, KIND_ronin, at(2, -1));
    equip(&g, blue, aura, KIND_judge);
    g.unit[me].decay = 1;
    struct game own = g;
    perform(&g, ACTION_stab_and_scarper, NOBODY);
    CHECK_ASKS(&g, red, ASK_WALK);
    CHECK(!pw_is_paralyzed(&g, me));
    struct game before = g;
    DO(&g, go(at(1, 0)));
    CHECK(pw_is_paralyzed(&g, me));
    CHECK_ASKS(&g, red, ASK_WALK); /* it cannot stay there */
    CHECK(!CAN(&g, pass()));
    DO(&g, go(at(1, 1)));
    CHECK_EQ(g.stands[at(1, 1)], me);
    CHECK_ASKS(&g, red, ASK_ACT);
    CHECK_EQ(pw_moves_left(&g), 4); /* its own Moves are what they were */
    DO(&before, go(at(1, -1)));     /* in a Space of its own it is held */
    CHECK(pw_is_paralyzed(&before, me));
    CHECK_EQ(kind_asked(&before), ASK_LAY);
    CHECK_EQ(before.stands[at(1, -1)], me);
    DO(&own, go(at(1, 0))); /* so it is with the Moves of its Animation */
    CHECK(!CAN(&own, done()));
    DO(&own, go(at(2, 0)));
    CHECK_EQ(own.stands[at(2, 0)], me);
    CHECK_EQ(kind_asked(&own), ASK_LAY);
}

TEST_SIDES(who_is_stuck_or_paralyzed_in_its_animation_makes_no_further_moves)
{
    CLAUSE("PW-432", "PW-422");
    int me, foe;
    struct game g = duel(red, KIND_ronin, KIND_marionette, "", "r9 r8", &me, &foe);
    attack(&g, foe); /* Tangled Strings */
    DO(&g, pass());  /* no attempt */
    CHECK_EQ(kind_asked(&g), ASK_LAY);
    CHECK_EQ(g.unit[me].space, at(0, 0));
    struct game aura = war_as(red);
    me = put(&aura, red, KIND_ronin, at(0, 0));
    foe = put(&aura, blue, KIND_bete_noire, at(2, 0));
    equip(&aura, red, me, KIND_convict_gunslinger); /* Range 2 */
    equip(&aura, blue, foe, KIND_judge);            /* paralyzes the decaying beside it */
    aura.unit[me].decay = 1;
    pw_set_token(&aura, at(0, 1), BENCH + blue);
    deal(&aura, red, "", "r2 r3");
    deal(&aura, blue, "", "");
    animate(&aura, me);
    attack(&aura, foe);
    DO(&aura, go(at(0, 1))); /* Puff of Sawdust: now it is beside the Ronin */
    CHECK_EQ(kind_asked(&aura), ASK_LAY);
    CHECK_EQ(aura.unit[me].space, at(0, 0));
}

/* --- Ride Down. --- */

/* The Rider in the middle with two Enemies in this direction; distance 1, 2 or 3. */
static struct game riding(int red, bool squares, const int side[2], int *enemies)
{
    struct game g = squares ? war_on_squares_as(red) : war_as(red);
    int me = put(&g, red, KIND_hooded_rider, squares ? sq(3, 3) : at(0, 0));
    for (int i = 1; i <= 2; i++) {
        int x = i * side[0], y = i * side[1];
        enemies[i - 1] =
            put(&g, RED + BLUE - red, KIND_teddy, squares ? sq(3 + x, 3 + y) : at(x, y));
    }
    deal(&g, red, "", "r9");
    animate(&g, me);
    perform(&g, ACTION_ride_down, NOBODY);
    CHECK_EQ(kind_asked(&g), ASK_RIDE);
    return g;
}

TEST_SIDES(a_ride_goes_up_to_three_spaces_in_each_of_the_directions)
{
    for (int squares = 0; squares < 2; squares++)
        for (int d = 0; d < (squares ? 8 : 6); d++) {
            const int *side = squares ? square_sides[d] : hex_sides[d];
            int enemies[2], x = 3 * side[0], y = 3 * side[1];
            struct game g = riding(red, squares, side, enemies);
            CHECK_EQ(offers_in_all(&g), squares ? 7 * 3 + 1 : 5 * 3 + 1);
            DO(&g, go(squares ? sq(3 + x, 3 + y) : at(x, y)));
            CHECK_EQ(g.unit[enemies[0]].rips, 1);
            CHECK_EQ(g.unit[enemies[1]].rips, 1);
            CHECK_EQ(g.unit[g.animation.unit].space, squares ? sq(3 + x, 3 + y) : at(x, y));
            CHECK_EQ(g.animation.moves, 0);
            for (int i = 1; i <= 3; i++) { /* the other way nobody is met */
                struct game back = riding(red, squares, side, enemies);
                x = -i * side[0], y = -i * side[1];
                DO(&back, go(squares ? sq(3 + x, 3 + y) : at(x, y)));
                CHECK_EQ(back.unit[enemies[0]].rips + back.unit[enemies[1]].rips, 0);
                CHECK_EQ(back.unit[back.animation.unit].space,
                         squares ? sq(3 + x, 3 + y) : at(x, y));
            }
        }
}

/* How many Spaces a Rider could ride to from here. */
static int rides_from(int red, const struct game *field, int space)
{
    struct game g = *field;
    int me = put(&g, red, KIND_hooded_rider, space);
    animate(&g, me);
    return space_count(pw_rides(&g, me));
}

TEST_SIDES(a_ride_ends_at_the_edge_of_the_field)
{
    CLAUSE("PW-270");
    struct game g = war_as(red);
    static const int corners[][2] = {{5, -5}, {5, 0}, {-5, 5}, {-5, 0}};
    for (int i = 0; i < 4; i++)
        CHECK_EQ(rides_from(red, &g, at(corners[i][0], corners[i][1])), 9);
    CHECK_EQ(rides_from(red, &g, at(4, 0)), 1 + 1 + 3 + 3 + 3 + 1);
    struct game squares = war_on_squares_as(red);
    CHECK_EQ(rides_from(red, &squares, sq(7, 0)), 9);
    CHECK_EQ(rides_from(red, &squares, sq(0, 7)), 9);
    CHECK_EQ(rides_from(red, &squares, sq(7, 4)), 3 + 3 + 3 + 3 + 3);
}

TEST_SIDES(a_ride_passes_no_impassable_token_and_no_corner)
{
    CLAUSE("PW-031", "PW-626");
    struct game g = war_on_squares_as(red);
    pw_set_token(&g, sq(5, 3), IMPASSABLE);
    CHECK_EQ(rides_from(red, &g, sq(3, 3)), 7 * 3 + 1);
    pw_set_token(&g, sq(5, 3), NO_TOKEN);
    pw_set_token(&g, sq(5, 4), IMPASSABLE); /* beside the way to the south-east */
    CHECK_EQ(rides_from(red, &g, sq(3, 3)), 8 * 3);
    pw_set_token(&g, sq(4, 5), IMPASSABLE); /* on both sides of it */
    CHECK_EQ(rides_from(red, &g, sq(3, 3)), 7 * 3 + 1);
}

TEST_SIDES(molasses_ends_a_ride_and_who_is_held_by_it_does_not_ride)
{
    CLAUSE("PW-533", "PW-534");
    struct game g = war_as(red);
    pw_set_token(&g, at(1, 0), MOLASSES);
    pw_set_token(&g, at(-2, 0), MOLASSES);
    CHECK_EQ(rides_from(red, &g, at(0, 0)), 4 * 3 + 1 + 2);
    int me = put(&g, red, KIND_hooded_rider, at(0, 0));
    deal(&g, red, "", "r9");
    struct game before = g;
    animate(&g, me);
    perform(&g, ACTION_ride_down, NOBODY);
    DO(&g, go(at(1, 0)));
    CHECK_EQ(g.unit[me].space, at(1, 0));
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* no more Moves, and its Action is used */
    animate(&before, me);
    DO(&before, go(at(1, 0)));
    CHECK_EQ(kind_asked(&before), ASK_LAY); /* neither Moves nor a ride */
    struct game over = war_as(red);
    put(&over, blue, KIND_teddy, at(1, 0));
    pw_set_token(&over, at(1, 0), MOLASSES); /* not over it either */
    CHECK_EQ(rides_from(red, &over, at(0, 0)), 5 * 3);
}

TEST_SIDES(a_ride_needs_somewhere_to_ride_to)
{
    CLAUSE("PW-306");
    int me;
    struct game g = row_of(false, red, KIND_hooded_rider, &me);
    for (int x = 1; x <= 3; x++)
        put(&g, blue, KIND_teddy, row_space(false, x));
    struct game longer = g;
    animate(&g, me);
    CHECK_ASKS(&g, red, ASK_ACT); /* it can attack */
    CHECK_EQ(offers_of(&g, ACTION_ride_down), 0);
    pw_lift(&longer, longer.stands[row_space(false, 3)]);
    longer.unit[g.stands[row_space(false, 3)]].where = IN_BOX;
    animate(&longer, me);
    CHECK_EQ(offers_of(&longer, ACTION_ride_down), 1);
}

TEST_SIDES(a_ride_over_a_master_ends_the_war_before_it_meets_the_next)
{
    CLAUSE("PW-221");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_hooded_rider, at(0, 0)),
        second = put(&g, blue, KIND_teddy, at(2, 0));
    move_to(&g, pw_master(&g, blue), at(1, 0));
    g.unit[pw_master(&g, blue)].rips = 4;
    deal(&g, red, "", "r9");
    animate(&g, me);
    perform(&g, ACTION_ride_down, NOBODY);
    DO(&g, go(at(3, 0)));
    CHECK_EQ(g.winners, seat_bit(red));
    CHECK_EQ(g.unit[second].rips, 0);
}

/* --- Being moved. --- */

/* This puppet of Red's, in the middle of the squares, moves one two or three columns east of it. */
static struct game moving(int red, int kind, int owner, int columns, int action, int *moved)
{
    struct game g = war_on_squares_as(red);
    int me = put(&g, red, kind == KIND_marionette ? KIND_ronin : kind, sq(3, 3));
    if (kind == KIND_marionette)
        equip(&g, red, me, kind); /* Loose Strings */
    *moved = put(&g, owner, KIND_nurse, sq(3 + columns, 3));
    deal(&g, red, "", "c9 m9");
    if (action == ACTION_arrow_of_woe)
        deal(&g, red, "", "m9");
    animate(&g, me);
    perform(&g, action, *moved);
    CHECK_EQ(kind_asked(&g), ASK_PUSH);
    CHECK_EQ(asked(&g), red);
    return g;
}

TEST_SIDES(each_step_of_being_moved_leads_nearer_farther_or_anywhere)
{
    CLAUSE("PW-273", "PW-274", "PW-275");
    int foe, friend;
    struct game lure = moving(red, KIND_rotten_belle, blue, 4, ACTION_over_here_love, &foe);
    CHECK_EQ(offers(&lure, GO), 3);
    for (int y = 2; y <= 4; y++)
        CHECK(CAN(&lure, go(sq(6, y))));
    CHECK(CAN(&lure, pass()));
    DO(&lure, go(sq(6, 4)));
    CHECK_EQ(offers(&lure, GO), 3);
    DO(&lure, go(sq(5, 5)));
    CHECK_EQ(lure.unit[foe].space, sq(5, 5));
    CHECK(kind_asked(&lure) != ASK_PUSH); /* up to 2 */
    struct game arrow = moving(red, KIND_malifaux_cherub, blue, 2, ACTION_arrow_of_woe, &foe);
    CHECK_EQ(offers(&arrow, GO), 3);
    struct game stays = arrow;
    for (int y = 2; y <= 4; y++)
        CHECK(CAN(&arrow, go(sq(6, y))));
    DO(&arrow, go(sq(6, 2)));
    CHECK_EQ(arrow.unit[foe].space, sq(6, 2));
    CHECK(kind_asked(&arrow) != ASK_PUSH); /* 1 Space */
    DO(&stays, pass());
    CHECK_EQ(stays.unit[foe].space, sq(5, 3));
    CHECK_EQ(stays.unit[foe].turn[CB], -2);
    struct game tug = moving(red, KIND_marionette, red, 2, ACTION_tug, &friend);
    CHECK_EQ(offers(&tug, GO), 8);
    DO(&tug, go(sq(4, 3)));
    CHECK_EQ(offers(&tug, GO), 7); /* not where the one who tugs stands */
    DO(&tug, pass());
    CHECK_EQ(tug.unit[friend].space, sq(4, 3));
    CHECK_EQ(tug.stands[sq(5, 3)], NOBODY);
}

TEST_SIDES(who_cannot_be_moved_stays_without_a_question)
{
    CLAUSE("PW-275");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_malifaux_cherub, at(0, 0)),
        foe = put(&g, blue, KIND_teddy, at(1, 0));
    pw_set_token(&g, at(2, 0), IMPASSABLE);
    pw_set_token(&g, at(2, -1), IMPASSABLE);
    pw_set_token(&g, at(1, 1), IMPASSABLE);
    deal(&g, red, "", "m9");
    animate(&g, me);
    perform(&g, ACTION_arrow_of_woe, foe);
    CHECK_EQ(g.unit[foe].turn[CB], -2);
    CHECK_ASKS(&g, red, ASK_ACT);
}

/* --- Squares: who stands in the first of them is no more in reach than others. --- */

TEST_SIDES(attacks_and_birds_on_squares_reach_who_is_near)
{
    CLAUSE("PW-612", "PW-361");
    struct game g = war_on_squares_as(red);
    int me = put(&g, red, KIND_guild_austringer, sq(4, 4)),
        foe = put(&g, blue, KIND_teddy, sq(5, 5));
    int corner = put(&g, blue, KIND_teddy, sq(0, 0)), next = put(&g, blue, KIND_nurse, sq(6, 6));
    deal(&g, red, "r2", "r9");
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_attack), 1);
    CHECK_EQ(offers_of(&g, ACTION_throw_the_bird), 3); /* Lady Justice, too */
    CHECK(!CAN(&g, act(ACTION_throw_the_bird, corner)));
    perform(&g, ACTION_throw_the_bird, foe);
    DO(&g, pass()); /* plays no card */
    DO(&g, shed("r2"));
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, pick(next));
    CHECK_EQ(g.unit[next].rips, 1);
    CHECK_EQ(g.unit[corner].rips, 0);
}

TEST_SIDES(an_item_falls_beside_where_its_bearer_stood_on_squares)
{
    CLAUSE("PW-452", "PW-453");
    for (int open = 0; open <= 2; open++) {
        struct game g = war_on_squares_as(red);
        int me = put(&g, red, KIND_bayou_gremlin, sq(3, 3)),
            foe = put(&g, blue, KIND_marionette, sq(4, 4));
        g.unit[foe].item = FIRECRACKERS;
        pw_set_token(&g, sq(0, 0), NO_TOKEN);
        pw_set_token(&g, sq(0, 7), BENCH + red); /* so that Red has one */
        FOR_EACH_SPACE(space, pw_within(&g, sq(4, 4), 1))
            pw_set_token(&g, space, NEUTRAL);
        if (open > 0)
            pw_set_token(&g, sq(5, 4), NO_TOKEN);
        if (open > 1)
            pw_set_token(&g, sq(5, 3), NO_TOKEN);
        deal(&g, red, "", "r9");
        deal(&g, blue, "", "");
        animate(&g, me);
        attack(&g, foe);
        CHECK_EQ(g.token[sq(0, 0)], NO_TOKEN);
        CHECK_EQ(kind_asked(&g), open > 1 ? ASK_DROP : ASK_NEED);
        if (open > 1) {
            CHECK_EQ(offers_in_all(&g), 2);
            DO(&g, go(sq(5, 4)));
        }
        CHECK_EQ(g.token[sq(5, 4)], open ? ON_GROUND + FIRECRACKERS : NEUTRAL);
        CHECK(g.token[sq(5, 3)] != ON_GROUND + FIRECRACKERS);
    }
}

TEST_SIDES(a_puppet_reaches_the_first_square_with_its_last_move)
{
    CLAUSE("PW-209", "PW-623");
    struct game g = war_on_squares_as(red);
    animate(&g, put(&g, red, KIND_teddy, sq(2, 2)));         /* Movement 2 */
    CHECK_EQ(space_count(pw_reach_of_animated(&g)), 24 - 1); /* Seamus stands in one of them */
    CHECK(space_is_in(pw_reach_of_animated(&g), sq(0, 0)));
    struct game far = war_on_squares_as(red);
    animate(&far, put(&far, red, KIND_teddy, sq(3, 3)));
    CHECK(!space_is_in(pw_reach_of_animated(&far), sq(0, 0)));
}
