/* test_variants.c - tokens, items, alternate win conditions, unbalanced maps. */
#include "games/puppet_wars/war.h"

/* The last round of a Turn, in which nobody can animate anything. */
static void last_round(struct game *g, int red)
{
    g->round = 5;
    for (int seat = 0; seat < g->k.seats; seat++)
        deal(g, seat, seat == red ? "bj" : "t2", "");
    to_lay(g);
}

/* --- Tokens. --- */

TEST_SIDES(sticky_fingers_picks_up_an_item_and_only_one)
{
    CLAUSE("PW-345", "PW-346", "PW-347", "PW-503", "PW-504", "PW-505", "PW-538", "PW-540", "PW-493",
           "PW-499");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(-1, 0));
    pw_set_token(&g, at(0, 0), ON_GROUND + FIRECRACKERS);
    pw_set_token(&g, at(1, 0), ON_GROUND + FIRECRACKERS);
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_sticky_fingers), 0);
    DO(&g, go(at(0, 0)));
    CHECK_EQ(g.token[at(0, 0)], ON_GROUND + FIRECRACKERS); /* still lies there */
    DO(&g, act(ACTION_sticky_fingers, NOBODY));
    CHECK_EQ(g.unit[me].item, FIRECRACKERS);
    CHECK_EQ(g.token[at(0, 0)], NO_TOKEN);
    CHECK(g.unit[me].exhausted);
    CHECK_EQ(offers(&g, DO), 0);
    struct game second = war_as(red);
    me = put(&second, red, KIND_ronin, at(1, 0));
    second.unit[me].item = FIRECRACKERS;
    pw_set_token(&second, at(1, 0), ON_GROUND + FIRECRACKERS);
    animate(&second, me);
    CHECK_EQ(offers_of(&second, ACTION_sticky_fingers), 0);
}

TEST_SIDES(blown_to_pieces)
{
    CLAUSE("PW-498", "PW-541", "PW-542", "PW-543", "PW-544", "PW-545", "PW-547", "PW-549");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0)), friend = put(&g, red, KIND_ronin, at(1, 0));
    int foe = put(&g, blue, KIND_ronin, at(-1, 0)), far = put(&g, blue, KIND_ronin, at(2, 0));
    g.unit[me].item = FIRECRACKERS;
    pw_set_token(&g, at(0, 0), NEUTRAL);
    animate(&g, me);
    DO(&g, act(ACTION_blown_to_pieces, NOBODY));
    CHECK_EQ(g.unit[me].where, IN_HEAP);
    CHECK_EQ(g.unit[friend].rips, 1);
    CHECK_EQ(g.unit[foe].rips, 1);
    CHECK_EQ(g.unit[far].rips, 0);
    CHECK_EQ(g.token[at(0, 0)], NO_TOKEN); /* no bench, and no Firecrackers! either */
    CHECK(kind_asked(&g) != ASK_NEED);
    FOR_EACH_SPACE(space, spaces_in(&g.board))
        CHECK(g.token[space] != ON_GROUND + FIRECRACKERS);
}

TEST_SIDES(blowing_up_the_last_work_bench_loses)
{
    CLAUSE("PW-546", "PW-545");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 5));
    g.unit[me].item = FIRECRACKERS;
    animate(&g, me);
    DO(&g, act(ACTION_blown_to_pieces, NOBODY));
    CHECK_EQ(g.winners, seat_bit(red));
}

TEST(a_master_that_blows_up_loses_and_the_effect_still_happens_among_three)
{
    CLAUSE("PW-548");
    struct game g = war_of(3);
    int master = pw_master(&g, RED), foe = put(&g, BLUE, KIND_teddy, at(2, -5));
    g.unit[master].item = FIRECRACKERS;
    animate(&g, master);
    DO(&g, act(ACTION_blown_to_pieces, NOBODY));
    CHECK_EQ(g.out, seat_bit(RED));
    CHECK_EQ(g.unit[foe].rips, 1);
    struct game two = war();
    master = pw_master(&two, RED);
    foe = put(&two, BLUE, KIND_teddy, at(2, -5));
    two.unit[master].item = FIRECRACKERS;
    animate(&two, master);
    DO(&two, act(ACTION_blown_to_pieces, NOBODY));
    CHECK_EQ(two.winners, seat_bit(BLUE));
    CHECK_EQ(two.unit[foe].rips, 0);
}

TEST_SIDES(nails_rip_at_the_end_of_the_turn)
{
    CLAUSE("PW-526", "PW-527", "PW-528", "PW-529", "PW-525");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0)), foe = put(&g, blue, KIND_ronin, at(2, 0));
    pw_set_token(&g, at(0, 0), NAILS);
    pw_set_token(&g, at(2, 0), NAILS);
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_sticky_fingers), 0);
    g.unit[me].exhausted = 0;
    last_round(&g, red);
    lay_both(&g, red, "bj", "t2");
    CHECK_EQ(g.turn, 2);
    CHECK_EQ(g.unit[me].rips, 1);
    CHECK_EQ(g.unit[foe].rips, 1);
    CHECK_EQ(g.token[at(0, 0)], NAILS);
}

TEST_SIDES(nails_hurt_in_every_corner)
{
    CLAUSE("PW-529");
    for (int rips = 0; rips < 2; rips++) {
        struct game g = war_on_squares_as(red);
        static const int corners[][2] = {{0, 0}, {7, 0}, {0, 7}, {7, 7}};
        int units[4];
        pw_set_token(&g, sq(3, 3), BENCH + red);
        pw_set_token(&g, sq(4, 4), BENCH + blue);
        for (int i = 0; i < 4; i++) {
            int corner = sq(corners[i][0], corners[i][1]);
            pw_set_token(&g, corner, NAILS);
            units[i] = put(&g, i % 2 ? blue : red, KIND_ronin, corner);
            g.unit[units[i]].rips = (uint8_t)rips;
        }
        last_round(&g, red);
        lay_both(&g, red, "bj", "t2");
        for (int i = 0; i < 4; i++) {
            CHECK_EQ(g.unit[units[i]].where, rips ? IN_HEAP : IN_PLAY);
            CHECK_EQ(g.unit[units[i]].rips, rips ? 0 : 1);
        }
    }
}

TEST_SIDES(nails_hurt_all_at_once)
{
    CLAUSE("PW-529", "PW-234");
    struct game g = war_as(red);
    pw_set_token(&g, at(1, -5), NAILS);
    pw_set_token(&g, at(-1, 5), NAILS);
    g.unit[pw_master(&g, red)].rips = g.unit[pw_master(&g, blue)].rips = 4;
    last_round(&g, red);
    lay_both(&g, red, "bj", "t2");
    CHECK_EQ(g.winners, seat_bit(red) | seat_bit(blue));
    json_t *view = view_of(&g, SPECTATOR);
    CHECK_CONTAINS(json_string_value(json_object_get(view, "headline")), "lost at the same moment");
    json_decref(view);
}

TEST_SIDES(molasses_ends_moving_but_not_acting)
{
    CLAUSE("PW-530", "PW-531", "PW-532", "PW-533", "PW-534", "PW-535", "PW-536", "PW-537");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(-1, 0)), foe = put(&g, blue, KIND_ronin, at(1, 0));
    pw_set_token(&g, at(0, 0), MOLASSES);
    animate(&g, me);
    DO(&g, go(at(0, 0)));
    CHECK_EQ(offers(&g, GO), 0);
    CHECK(CAN(&g, act(ACTION_attack, foe)));
    CHECK_EQ(offers_of(&g, ACTION_sticky_fingers), 0);
    DO(&g, done());
    animate(&g, me); /* begins there: moves off normally */
    CHECK(offers(&g, GO) > 0);
    CHECK_EQ(g.token[at(0, 0)], MOLASSES);
    struct game placed =
        war_as(red); /* Bête Noire is placed on nothing sticky here: benches only */
    int bete = put(&placed, red, KIND_bete_noire, at(2, 0));
    pw_set_token(&placed, at(2, 0), MOLASSES);
    animate(&placed, bete);
    CHECK(offers(&placed, GO) > 0);
}

TEST_SIDES(being_pushed_onto_molasses_ends_the_pushing)
{
    CLAUSE("PW-533");
    struct game g = war_as(red);
    int belle = put(&g, red, KIND_rotten_belle, at(0, 0)),
        foe = put(&g, blue, KIND_ronin, at(4, 0));
    FOR_EACH_SPACE(space, pw_within(&g, at(4, 0), 1))
        pw_set_token(&g, space, MOLASSES);
    deal(&g, red, "", "c9");
    animate(&g, belle);
    perform(&g, ACTION_over_here_love, foe);
    DO(&g, go(at(3, 0)));
    CHECK(kind_asked(&g) != ASK_PUSH);
}

TEST_SIDES(who_moved_onto_molasses_has_no_other_moves_either)
{
    CLAUSE("PW-534", "PW-535");
    struct game g = war_as(red);
    int ronin = put(&g, red, KIND_ronin, at(-1, 0)), foe = put(&g, blue, KIND_teddy, at(1, 0));
    pw_set_token(&g, at(0, 0), MOLASSES);
    deal(&g, red, "", "r2 r3");
    deal(&g, blue, "", "");
    animate(&g, ronin);
    DO(&g, go(at(0, 0)));
    attack(&g, foe);
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* no Light Feet: the Animation is over */
    CHECK_EQ(g.unit[ronin].space, at(0, 0));
    struct game stab = war_as(red);
    int misaki = put(&stab, red, KIND_misaki, at(-1, 0));
    put(&stab, blue, KIND_teddy, at(1, 0));
    pw_set_token(&stab, at(0, 0), MOLASSES);
    deal(&stab, red, "", "r2 r3");
    deal(&stab, blue, "", "");
    animate(&stab, misaki);
    DO(&stab, go(at(0, 0)));
    perform(&stab, ACTION_stab_and_scarper, NOBODY);
    CHECK_EQ(kind_asked(&stab), ASK_LAY); /* it stabs, but does not scarper */
    struct game kill = war_as(red);
    set_master(&kill, red, KIND_viktoria);
    int gremlin = put(&kill, blue, KIND_bayou_gremlin, at(3, -5));
    pw_set_token(&kill, at(2, -5), MOLASSES);
    deal(&kill, red, "", "r9 r8 r7");
    deal(&kill, blue, "", "");
    animate(&kill, pw_master(&kill, red));
    DO(&kill, go(at(2, -5)));
    attack(&kill, gremlin);
    CHECK_ASKS(&kill, red, ASK_NEED);
    DO(&kill, pass());
    CHECK_EQ(kill.unit[gremlin].where, IN_HEAP);
    CHECK_EQ(kind_asked(&kill), ASK_LAY); /* Pointy End First leads nowhere */
}

TEST_SIDES(scarpering_onto_molasses_ends_it)
{
    CLAUSE("PW-533", "PW-534");
    struct game g = war_as(red);
    int misaki = put(&g, red, KIND_misaki, at(0, 0));
    put(&g, blue, KIND_teddy, at(1, 0));
    pw_set_token(&g, at(-1, 0), MOLASSES);
    deal(&g, red, "", "r2 r3");
    deal(&g, blue, "", "");
    animate(&g, misaki);
    perform(&g, ACTION_stab_and_scarper, NOBODY);
    CHECK_ASKS(&g, red, ASK_WALK);
    DO(&g, go(at(-1, 0)));
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* neither the second Space nor Moves of its own */
    CHECK_EQ(g.unit[misaki].space, at(-1, 0));
}

TEST(maps_can_hold_optional_tokens)
{
    CLAUSE("PW-525", "PW-526", "PW-530", "PW-539", "PW-017", "PW-170", "PW-028", "PW-030");
    struct game g = WAR("map", "A . ^ . B\n. ~ * # N\n. . . . .\n");
    CHECK_EQ(g.token[sq(2, 0)], NAILS);
    CHECK_EQ(g.token[sq(1, 1)], MOLASSES);
    CHECK_EQ(g.token[sq(2, 1)], ON_GROUND + FIRECRACKERS);
    CHECK_EQ(g.token[sq(3, 1)], IMPASSABLE);
    CHECK_EQ(g.token[sq(4, 1)], NEUTRAL);
}

/* --- Shiny! --- */

static struct game shiny(int red)
{
    struct game g = war_as(red);
    g.win = WIN_SHINY;
    return g;
}

TEST(the_shiny_token_lies_alone_in_the_centre)
{
    CLAUSE("PW-575", "PW-576");
    struct game g = WAR("win", "shiny", "map", "shack-floor");
    CHECK_EQ(g.token[at(0, 0)], ON_GROUND + SHINY); /* the map's bench is left off */
    struct game wall = WAR("win", "shiny", "map", "pin-cushion");
    CHECK_EQ(wall.token[at(0, 0)], ON_GROUND + SHINY);
    CHECK(!space_is_in(spaces_in(&wall.occupied), at(0, 0)));
}

TEST_SIDES(all_for_me_on_a_friendly_work_bench_wins)
{
    CLAUSE("PW-577", "PW-578", "PW-579", "PW-580", "PW-581", "PW-582");
    struct game g = shiny(red);
    int me = put(&g, red, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(0, 0), ON_GROUND + SHINY);
    pw_set_token(&g, at(1, 0), BENCH + blue);
    pw_set_token(&g, at(0, 1), BENCH + red);
    animate(&g, me);
    DO(&g, act(ACTION_sticky_fingers, NOBODY));
    DO(&g, done());
    g.unit[me].exhausted = 0;
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_all_for_me), 0);
    DO(&g, go(at(1, 0)));
    CHECK_EQ(offers_of(&g, ACTION_all_for_me), 0); /* Blue's */
    DO(&g, go(at(0, 1)));
    DO(&g, act(ACTION_all_for_me, NOBODY));
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, seat_bit(red));
    CHECK_EQ(g.unit[me].item, NO_ITEM);
}

TEST_SIDES(in_shiny_and_blanket_fort_nobody_loses_a_master_or_benches)
{
    CLAUSE("PW-331", "PW-570", "PW-571", "PW-572", "PW-573", "PW-574", "PW-595", "PW-596", "PW-597",
           "PW-598", "PW-599");
    static const uint8_t wins[] = {WIN_SHINY, WIN_FORT};
    for (int i = 0; i < 2; i++) {
        struct game g = war_as(red);
        g.win = wins[i];
        if (g.win == WIN_SHINY)
            pw_set_token(&g, at(0, 0), ON_GROUND + SHINY);
        int me = put(&g, red, KIND_teddy, at(-1, 4)), master = pw_master(&g, blue);
        int marshal = put(&g, blue, KIND_death_marshal, at(2, 0)),
            boxed = put_box(&g, blue, KIND_ronin);
        CHECK_EQ(pw_requirement(&g, marshal).suits, NO_SUIT); /* Lady Justice strikes Rams out */
        g.unit[master].rips = 4;
        deal(&g, red, "", "r9 r10 r11");
        deal(&g, blue, "", "");
        animate(&g, me);
        attack(&g, master);
        CHECK(!g.over);
        CHECK_EQ(pw_requirement(&g, marshal).suits, R);
        move_to(&g, me, at(0, 5));
        animate(&g, me);
        if (g.unit[me].exhausted && kind_asked(&g) == ASK_ACT)
            DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
        CHECK(!g.over);
        CHECK_EQ(pw_count_benches(&g, blue), 0);
        CHECK(!pw_can_animate(&g, blue, boxed, RED_JOKER)); /* nowhere to enter */
        CHECK(pw_can_animate(&g, blue, marshal, RED_JOKER));
        DO(&g, done());
        CHECK_EQ(kind_asked(&g), ASK_LAY);
        CHECK_EQ(g.k.pending, 3);
    }
}

TEST_SIDES(without_the_shiny_token_the_war_is_drawn)
{
    CLAUSE("PW-582");
    struct game g = shiny(red);
    int me = put(&g, red, KIND_bayou_gremlin, at(0, 0)),
        foe = put(&g, blue, KIND_marionette, at(1, 0));
    g.unit[foe].item = SHINY;
    FOR_EACH_SPACE(space, pw_within(&g, at(1, 0), 1))
        pw_set_token(&g, space, MOLASSES);
    deal(&g, red, "", "r9");
    deal(&g, blue, "", "");
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, 3);
}

/* --- Thief in the Night. --- */

TEST_SIDES(three_upgrades_of_enemies_win_thief_in_the_night)
{
    CLAUSE("PW-583", "PW-584", "PW-585");
    struct game g = war_as(red);
    g.win = WIN_THIEF;
    int teddy = put(&g, red, KIND_teddy, at(0, 0)), ronin = put(&g, red, KIND_ronin, at(2, 0));
    equip(&g, red, ronin, KIND_nurse);
    equip(&g, blue, teddy, KIND_nurse);
    equip(&g, blue, teddy, KIND_terror_tot);
    CHECK(!g.over);
    equip(&g, blue, ronin, KIND_bayou_gremlin);
    CHECK(g.over);
    CHECK_EQ(g.winners, seat_bit(red));
    struct game lost = war_as(red);
    lost.win = WIN_THIEF;
    animate(&lost, put(&lost, red, KIND_ronin, at(0, 5)));
    DO(&lost, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(lost.winners, seat_bit(red));
}

/* --- Tag. --- */

TEST_SIDES(the_first_pawn_of_each_player_is_it)
{
    CLAUSE("PW-587", "PW-586");
    struct game g = war_as(red);
    g.win = WIN_TAG;
    int sidekick = put(&g, red, KIND_misaki, at(0, 0)), first = put_box(&g, red, KIND_ronin);
    to_act(&g, red, "r9");
    DO(&g, OPTION(ANIMATE, sidekick));
    CHECK_EQ(g.unit[sidekick].item, NO_ITEM);
    to_act(&g, red, "r8");
    DO(&g, OPTION(ANIMATE, first));
    CHECK_EQ(g.unit[first].item, IT);
    CHECK_ASKS(&g, red, ASK_ACT); /* before it has moved */
    move_to(&g, first, at(2, 0));
    int second = put(&g, red, KIND_marionette, at(3, 0));
    animate(&g, second);
    CHECK_EQ(g.unit[second].item, NO_ITEM);
    int other = put(&g, blue, KIND_ronin, at(-2, 0));
    animate(&g, other);
    CHECK_EQ(g.unit[other].item, IT);
}

TEST_SIDES(the_first_pawn_is_it_in_whichever_turn_it_comes)
{
    CLAUSE("PW-587");
    struct game g = war_as(red);
    g.win = WIN_TAG;
    g.turn = 3;
    int first = put(&g, red, KIND_ronin, at(0, 0));
    animate(&g, first);
    CHECK_EQ(g.unit[first].item, IT);
}

TEST_SIDES(tagging_passes_the_token_and_tears_a_master_apart)
{
    CLAUSE("PW-588", "PW-589", "PW-590", "PW-592", "PW-586", "PW-505");
    struct game g = war_as(red);
    g.win = WIN_TAG;
    g.player[red].tagged = g.player[blue].tagged = 1;
    int me = put(&g, red, KIND_ronin, at(0, 0)), friend = put(&g, red, KIND_ronin, at(1, 0));
    int foe = put(&g, blue, KIND_ronin, at(0, 1)), full = put(&g, blue, KIND_ronin, at(-1, 0));
    g.unit[me].item = IT;
    g.unit[full].item = FIRECRACKERS;
    animate(&g, me);
    CHECK(CAN(&g, act(ACTION_tag, friend)));
    CHECK(!CAN(&g, act(ACTION_tag, full)));
    DO(&g, act(ACTION_tag, foe));
    CHECK_EQ(g.unit[foe].item, IT);
    CHECK_EQ(g.unit[me].item, NO_ITEM);
    struct game win = war_as(red);
    win.win = WIN_TAG;
    win.player[red].tagged = 1;
    me = put(&win, red, KIND_ronin, at(-1, 4));
    win.unit[me].item = IT;
    animate(&win, me);
    DO(&win, act(ACTION_tag, pw_master(&win, blue)));
    CHECK_EQ(win.winners, seat_bit(red));
}

TEST_SIDES(in_tag_enemies_cannot_aim_at_masters)
{
    CLAUSE("PW-591", "PW-592", "PW-593");
    struct game g = war_as(red);
    g.win = WIN_TAG;
    g.player[red].tagged = 1;
    int me = put(&g, red, KIND_razorspine_rattler, at(-1, 4)), master = pw_master(&g, blue);
    animate(&g, me);
    CHECK(!CAN(&g, act(ACTION_attack, master)));
    CHECK(!CAN(&g, act(ACTION_chomp, master)));
    CHECK(CAN(&g, act(ACTION_chomp, me)));
    move_to(&g, me, at(2, -5));
    animate(&g, me);
    CHECK(CAN(&g, act(ACTION_chomp, pw_master(&g, red)))); /* a Friend may */
}

/* Tag protects Masters from being Targeted; who is passed over, stands beside an explosion or is
 * hit by a bouncing bird is not the Target of the Action. */
TEST_SIDES(in_tag_actions_that_do_not_target_a_master_can_rip_it)
{
    CLAUSE("PW-591");
    struct game ride = war_as(red);
    ride.win = WIN_TAG;
    int rider = put(&ride, red, KIND_hooded_rider, at(-2, 5)), master = pw_master(&ride, blue);
    pw_set_token(&ride, at(0, 5), NO_TOKEN);
    pw_set_token(&ride, at(4, 0), BENCH + blue);
    deal(&ride, red, "", "r9");
    animate(&ride, rider);
    perform(&ride, ACTION_ride_down, NOBODY);
    DO(&ride, go(at(0, 5)));
    CHECK_EQ(ride.unit[master].rips, 1);
    struct game blast = war_as(red);
    blast.win = WIN_TAG;
    blast.player[red].tagged = 1;
    int bomber = put(&blast, red, KIND_ronin, at(-1, 4));
    blast.unit[bomber].item = FIRECRACKERS;
    animate(&blast, bomber);
    DO(&blast, act(ACTION_blown_to_pieces, NOBODY));
    CHECK_EQ(blast.unit[pw_master(&blast, blue)].rips, 1);
    struct game bird = war_as(red);
    bird.win = WIN_TAG;
    bird.player[red].tagged = 1;
    int thrower = put(&bird, red, KIND_guild_austringer, at(-1, 2)),
        foe = put(&bird, blue, KIND_teddy, at(-1, 4));
    deal(&bird, red, "r2", "r9");
    animate(&bird, thrower);
    CHECK(!CAN(&bird, act(ACTION_throw_the_bird, pw_master(&bird, blue)))); /* as its Target */
    perform(&bird, ACTION_throw_the_bird, foe);
    DO(&bird, pass()); /* plays no card */
    CHECK_ASKS(&bird, red, ASK_SPEND);
    DO(&bird, shed("r2"));
    DO(&bird, pick(pw_master(&bird, blue)));
    CHECK_EQ(bird.unit[pw_master(&bird, blue)].rips, 1);
}

TEST_SIDES(an_it_token_that_fell_can_be_picked_up_and_kills_a_master)
{
    CLAUSE("PW-590", "PW-594");
    struct game g = war_as(red);
    g.win = WIN_TAG;
    g.player[red].tagged = g.player[blue].tagged = 1;
    int me = put(&g, red, KIND_bayou_gremlin, at(0, 0)),
        foe = put(&g, blue, KIND_marionette, at(1, 0));
    g.unit[foe].item = IT;
    deal(&g, red, "", "r9");
    deal(&g, blue, "", "");
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(g.token[at(1, 0)], ON_GROUND + IT);
    struct game master = war_as(red);
    master.win = WIN_TAG;
    master.player[blue].tagged = 1;
    pw_set_token(&master, at(1, -5), ON_GROUND + IT);
    animate(&master, pw_master(&master, red));
    DO(&master, act(ACTION_sticky_fingers, NOBODY));
    CHECK_EQ(master.winners, seat_bit(blue));
}

/* --- Blanket Fort and King of the Hill. --- */

TEST_SIDES(most_work_benches_at_the_end_of_a_turn_win_blanket_fort)
{
    CLAUSE("PW-600", "PW-602", "PW-610", "PW-601");
    struct game tie = war_as(red);
    tie.win = WIN_FORT;
    last_round(&tie, red);
    lay_both(&tie, red, "bj", "t2");
    CHECK(!tie.over);
    CHECK_EQ(tie.turn, 2);
    struct game g = war_as(red);
    g.win = WIN_FORT;
    pw_set_token(&g, at(0, 0), BENCH + blue);
    last_round(&g, red);
    CHECK(!g.over);
    lay_both(&g, red, "bj", "t2");
    CHECK_EQ(g.winners, seat_bit(blue));
}

TEST_SIDES(a_war_in_which_nothing_can_happen_any_more_is_drawn)
{
    CLAUSE("PW-601");
    struct game g = war_as(red);
    g.win = WIN_FORT;
    for (int i = 0; i < 2 * g.army_size; i++) {
        if (g.unit[i].where == IN_PLAY)
            pw_lift(&g, i);
        g.unit[i] =
            (struct unit){.kind = g.unit[i].kind, .owner = g.unit[i].owner, .where = REMOVED};
    }
    last_round(&g, red);
    lay_both(&g, red, "bj", "t2");
    CHECK_EQ(g.winners, 3);
}

TEST(a_master_on_the_hill_at_the_end_of_a_turn_wins)
{
    CLAUSE("PW-603", "PW-604", "PW-605", "PW-606", "PW-607", "PW-608", "PW-609", "PW-610");
    struct game start = WAR("win", "hill", "map", "spool-alley");
    CHECK_EQ(start.token[at(0, 0)], HILL);
    CHECK(!space_is_in(spaces_in(&start.occupied), at(0, 0)));
    struct game g = war();
    g.win = WIN_HILL;
    pw_set_token(&g, at(0, 0), HILL);
    CHECK(pw_sees(&g, at(-2, 0), at(2, 0)));
    int pawn = put(&g, RED, KIND_ronin, at(0, 0));
    struct game other = g;
    last_round(&other, RED);
    lay_both(&other, RED, "bj", "t2");
    CHECK(!other.over);
    animate(&g, pawn);
    CHECK_EQ(offers_of(&g, ACTION_sticky_fingers), 0);
    move_to(&g, pawn, at(3, 0));
    move_to(&g, pw_master(&g, BLUE), at(0, 0));
    last_round(&g, RED);
    lay_both(&g, RED, "bj", "t2");
    CHECK_EQ(g.winners, seat_bit(BLUE));
    struct game bench = war();
    bench.win = WIN_HILL;
    pw_set_token(&bench, at(0, 0), HILL);
    animate(&bench, put(&bench, RED, KIND_ronin, at(0, 5)));
    DO(&bench, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(bench.winners, seat_bit(RED));
}

/* --- A limit of Turns. --- */

TEST_SIDES(a_war_goes_on_until_somebody_has_won_it)
{
    CLAUSE("PW-218");
    static const uint8_t turns[] = {1, 20, 100, 254};
    for (int i = 0; i < 4; i++) {
        struct game g = war_as(red);
        g.turn = turns[i];
        last_round(&g, red);
        lay_both(&g, red, "bj", "t2");
        CHECK(!g.over);
        CHECK_EQ(kind_asked(&g), ASK_LAY);
        CHECK_EQ(g.turn, turns[i] + 1);
        CHECK_EQ(g.round, 1);
    }
    struct game longest = war_as(red);
    longest.turn = TURNS_COUNTED;
    last_round(&longest, red);
    lay_both(&longest, red, "bj", "t2");
    CHECK_EQ(kind_asked(&longest), ASK_LAY); /* counted no further, but played on */
    CHECK_EQ(longest.turn, TURNS_COUNTED);
    CHECK_EQ(longest.round, 1);
}

TEST(a_war_may_be_drawn_after_as_many_turns_as_were_agreed_on)
{
    CLAUSE("PW-645", "PW-523");
    struct game g = WAR("turns", "2");
    g.turn = 1;
    last_round(&g, RED);
    lay_both(&g, RED, "bj", "t2");
    CHECK(!g.over);
    CHECK_EQ(g.turn, 2);
    last_round(&g, RED);
    DO_AS(&g, RED, lay("bj"));
    struct story story = story_for(&g, RED);
    ANSWERED(&g, BLUE, lay("t2"), &story.listener, "the last card");
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, seat_bit(RED) | seat_bit(BLUE));
    CHECK(rank_of(&g, RED) == 1 && rank_of(&g, BLUE) == 1);
    CHECK_CONTAINS(story.text, "drawn: the Turns that were agreed on are over");
}

TEST(who_wins_in_the_last_turn_has_won)
{
    CLAUSE("PW-645", "PW-608");
    struct game g = WAR("turns", "1", "win", "hill", "map", "spool-alley");
    move_to(&g, pw_master(&g, BLUE), at(0, 0));
    last_round(&g, RED);
    lay_both(&g, RED, "bj", "t2");
    CHECK_EQ(g.winners, seat_bit(BLUE));
}

/* --- Three and four players. --- */

static void lay_low(struct game *g)
{
    for (int seat = 0; seat < g->k.seats; seat++)
        DO_AS(g, seat, lay(seat == RED ? "bj" : "t2"));
}

TEST(with_three_players_all_who_are_left_share_a_draw)
{
    CLAUSE("PW-645");
    struct game g = war_of(3);
    g.turns = 1;
    last_round(&g, RED);
    lay_low(&g);
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, seat_bit(RED) | seat_bit(BLUE) | seat_bit(GREEN));
    CHECK_EQ(g.over, TURNS_OVER);
}

TEST(who_is_out_has_no_share_in_a_draw)
{
    CLAUSE("PW-645", "PW-220");
    struct game g = war_of(3);
    g.turns = 1;
    pw_set_token(&g, at(-5, 0), NEUTRAL); /* Green's last Work Bench */
    pw_judge_losses(&g);
    CHECK_EQ(g.out, seat_bit(GREEN));
    g.round = 5;
    deal(&g, RED, "bj", "");
    deal(&g, BLUE, "t2", "");
    to_lay(&g);
    DO_AS(&g, RED, lay("bj"));
    DO_AS(&g, BLUE, lay("t2"));
    CHECK_EQ(g.over, TURNS_OVER);
    CHECK_EQ(g.winners, seat_bit(RED) | seat_bit(BLUE));
    CHECK_EQ(rank_of(&g, GREEN), 2);
}

TEST(a_single_leader_of_three_or_four_wins_blanket_fort)
{
    CLAUSE("PW-600", "PW-602");
    for (int players = 3; players <= 4; players++)
        for (int leader = 0; leader < players; leader++) {
            struct game g = war_of(players);
            g.win = WIN_FORT;
            pw_set_token(&g, at(0, 0), BENCH + leader);
            struct game tied = g, none = g;
            last_round(&g, RED);
            lay_low(&g);
            CHECK_EQ(g.winners, seat_bit(leader));
            CHECK_EQ(g.over, IS_WON);
            pw_set_token(&tied, at(2, 0), BENCH + (leader + 1) % players);
            last_round(&tied, RED);
            lay_low(&tied);
            CHECK(!tied.over); /* two have two */
            FOR_EACH_SPACE(space, spaces_in(&none.board))
                if (pw_is_bench(none.token[space]))
                    pw_set_token(&none, space, NEUTRAL);
            last_round(&none, RED);
            lay_low(&none);
            CHECK(!none.over); /* nobody has any */
        }
}

TEST(any_master_on_the_hill_wins)
{
    CLAUSE("PW-608");
    for (int seat = 0; seat < 4; seat++) {
        struct game g = war_of(4);
        g.win = WIN_HILL;
        pw_set_token(&g, at(0, 0), HILL);
        struct game beside = g;
        move_to(&g, pw_master(&g, seat), at(0, 0));
        last_round(&g, RED);
        lay_low(&g);
        CHECK_EQ(g.winners, seat_bit(seat));
        move_to(&beside, pw_master(&beside, seat), at(1, 0));
        last_round(&beside, RED);
        lay_low(&beside);
        CHECK(!beside.over);
    }
}

TEST_SIDES(a_war_goes_on_while_somebody_can_be_animated)
{
    CLAUSE("PW-601");
    struct game g = war_as(red);
    g.win = WIN_FORT;
    pw_set_token(&g, at(0, -5), NEUTRAL);
    pw_set_token(&g, at(0, 5), NEUTRAL);
    for (int i = 0; i < 2 * g.army_size; i++) {
        if (g.unit[i].where == IN_PLAY)
            pw_lift(&g, i);
        g.unit[i] = (struct unit){.kind = g.unit[i].kind,
                                  .owner = g.unit[i].owner,
                                  .where = pw_puppet(&g, i)->rank == MASTER ? IN_HEAP : REMOVED};
    }
    int boxed = pw_master(&g, blue) + 1;
    g.unit[boxed].where = IN_BOX;
    struct game enters = g, stands = g;
    last_round(&g, red);
    lay_both(&g, red, "bj", "t2");
    CHECK_EQ(g.over, NOTHING_LEFT); /* no Work Bench to enter on */
    pw_set_token(&enters, at(0, 5), BENCH + blue);
    pw_set_token(&enters, at(0, -5), BENCH + red); /* no leader */
    last_round(&enters, red);
    lay_both(&enters, red, "bj", "t2");
    CHECK(!enters.over);
    pw_stand(&stands, boxed, at(2, 0));
    last_round(&stands, red);
    lay_both(&stands, red, "bj", "t2");
    CHECK(!stands.over);
}

TEST_SIDES(a_torn_master_is_no_upgrade_for_anybody)
{
    CLAUSE("PW-143", "PW-144", "PW-447");
    struct game g = war_as(red);
    g.win = WIN_FORT; /* where the war goes on without it */
    int me = put(&g, red, KIND_teddy, at(-1, 4)), master = pw_master(&g, blue);
    int friend = put(&g, blue, KIND_teddy, at(3, 0));
    g.unit[master].rips = 4;
    deal(&g, red, "", "r9 r10 r11");
    deal(&g, blue, "", "");
    animate(&g, me);
    attack(&g, master);
    CHECK_EQ(g.unit[master].where, IN_HEAP);
    CHECK_ASKS(&g, red, ASK_ACT); /* no attempt */
    animate(&g, friend);
    CHECK_EQ(offers_of(&g, ACTION_scrounge), 0);
    set_master(&g, red, KIND_viktoria);
    put(&g, red, KIND_ronin, at(2, -5));
    int own = pw_master(&g, red);
    move_to(&g, own, at(1, -4));
    animate(&g, own);
    CHECK_EQ(offers_of(&g, ACTION_catch), 0);
}

TEST(three_upgrades_of_enemies_may_come_from_several)
{
    CLAUSE("PW-584", "PW-585");
    struct game g = war_of(3);
    g.win = WIN_THIEF;
    int teddy = put(&g, BLUE, KIND_teddy, at(0, 0)), ronin = put(&g, GREEN, KIND_ronin, at(2, 0));
    equip(&g, RED, teddy, KIND_nurse);
    equip(&g, GREEN, teddy, KIND_bayou_gremlin);
    equip(&g, BLUE, ronin, KIND_ronin); /* Green's share is its own */
    equip(&g, BLUE, teddy, KIND_marionette);
    CHECK(!g.over);
    CHECK_EQ(pw_count_stolen(&g, BLUE), 2);
    CHECK_EQ(pw_count_stolen(&g, GREEN), 1);
    CHECK_EQ(pw_count_stolen(&g, RED), 0);
    int second = put(&g, BLUE, KIND_teddy, at(-2, 0));
    equip(&g, GREEN, second, KIND_ronin);
    CHECK_EQ(g.winners, seat_bit(BLUE));
    struct game standard = war();
    int bearer = put(&standard, RED, KIND_teddy, at(0, 0));
    equip(&standard, BLUE, bearer, KIND_nurse);
    equip(&standard, BLUE, bearer, KIND_bayou_gremlin);
    equip(&standard, BLUE, bearer, KIND_marionette);
    CHECK(!standard.over); /* only in this variant */
}

TEST_SIDES(nobody_is_hurt_twice_by_the_same_explosion)
{
    CLAUSE("PW-544", "PW-292");
    struct game g = war_as(red);
    static const int around[][2] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
    int me = put(&g, red, KIND_ronin, at(0, 0)), hurt[6];
    for (int i = 0; i < 6; i++)
        hurt[i] = put(&g, i % 2 ? red : blue,
                      i < 2   ? KIND_teddy
                      : i < 4 ? KIND_nurse
                              : KIND_silurid,
                      at(around[i][0], around[i][1]));
    g.unit[me].item = FIRECRACKERS;
    animate(&g, me);
    DO(&g, act(ACTION_blown_to_pieces, NOBODY));
    for (int i = 0; i < 6; i++)
        CHECK_EQ(g.unit[hurt[i]].rips, 1);
    CHECK_EQ(g.losses_wait, 0);
    struct game squares = war_on_squares_as(red);
    me = put(&squares, red, KIND_ronin, sq(1, 1));
    hurt[0] = put(&squares, blue, KIND_teddy, sq(0, 0)); /* the first Space of all */
    hurt[1] = put(&squares, blue, KIND_teddy, sq(2, 2));
    int torn = put(&squares, blue, KIND_bayou_gremlin, sq(0, 1)); /* beside that one */
    squares.unit[me].item = FIRECRACKERS;
    animate(&squares, me);
    DO(&squares, act(ACTION_blown_to_pieces, NOBODY));
    CHECK_EQ(squares.unit[torn].where, IN_HEAP);
    CHECK_EQ(kind_asked(&squares), ASK_LAY); /* who blew up attaches nothing (PW-549) */
    CHECK_EQ(squares.unit[hurt[0]].rips, 1);
    CHECK_EQ(squares.unit[hurt[1]].rips, 1);
    CHECK_EQ(squares.unit[pw_master(&squares, red)].rips, 1);
}

/* Nails or an explosion under two puppets side by side in a row. */
static struct game hurting(int red, bool blast, int first, int second, int *units)
{
    struct game g = war_as(red);
    units[0] = put(&g, red, first, at(0, -1));
    units[1] = put(&g, RED + BLUE - red, second, at(1, -1));
    if (blast) {
        int bomber = put(&g, red, KIND_bayou_gremlin, at(0, 0));
        g.unit[bomber].item = FIRECRACKERS;
        animate(&g, bomber);
        return g;
    }
    pw_set_token(&g, at(0, -1), NAILS);
    pw_set_token(&g, at(1, -1), NAILS);
    last_round(&g, red);
    DO_AS(&g, red, lay("bj"));
    return g;
}

static void hurt(struct game *g, int red, bool blast)
{
    if (blast)
        DO_AS(g, red, act(ACTION_blown_to_pieces, NOBODY));
    else
        DO_AS(g, RED + BLUE - red, lay("t2"));
}

TEST_SIDES(who_is_hurt_at_the_same_time_comes_apart_at_the_same_time)
{
    CLAUSE("PW-529", "PW-544");
    static const int pairs[][2] = {{KIND_joss, KIND_executioner}, {KIND_executioner, KIND_joss}};
    for (int i = 0; i < 4; i++) {
        bool blast = i & 1;
        int units[2], joss = pairs[i / 2][1] == KIND_joss;
        struct game g = hurting(red, blast, pairs[i / 2][0], pairs[i / 2][1], units);
        struct game healthy = g;
        g.unit[units[0]].rips = g.unit[units[1]].rips = 2; /* of 3 */
        hurt(&g, red, blast);
        CHECK_EQ(g.unit[units[0]].where, IN_HEAP); /* no spare parts: both at once */
        CHECK_EQ(g.unit[units[1]].where, IN_HEAP);
        healthy.unit[units[!joss]].rips = 2; /* only the Executioner comes apart */
        hurt(&healthy, red, blast);
        CHECK_EQ(healthy.unit[units[!joss]].where, IN_HEAP);
        CHECK_EQ(healthy.unit[units[joss]].where, IN_PLAY);
        CHECK_EQ(healthy.unit[units[joss]].rips, 0); /* the Rip, and Sewn Up */
    }
}

TEST_SIDES(a_war_that_nails_have_ended_asks_nobody_for_cards)
{
    CLAUSE("PW-529", "PW-221");
    struct game g = war_as(red);
    pw_set_token(&g, at(-1, 5), NAILS);
    g.unit[pw_master(&g, blue)].rips = 4;
    g.round = 5;
    deal(&g, red, "bj r2 r3", "");
    deal(&g, blue, "t2 t3", "");
    to_lay(&g);
    lay_both(&g, red, "bj", "t2");
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, seat_bit(red));
}

TEST_SIDES(all_are_ripped_before_anybody_comes_apart)
{
    CLAUSE("PW-529", "PW-442");
    int units[2];
    struct game g = hurting(red, false, KIND_ronin, KIND_ronin, units);
    int hat = equip(&g, red, units[0], KIND_bayou_gremlin),
        coat = equip(&g, red, units[0], KIND_rotten_belle);
    g.unit[units[0]].rips = 2;
    g.unit[units[1]].rips = 1;
    hurt(&g, red, false);
    CHECK_ASKS(&g, red, ASK_RIP); /* which Upgrade */
    CHECK_EQ(g.unit[units[1]].where, IN_PLAY);
    DO(&g, pick(coat));
    CHECK_EQ(g.unit[units[1]].where, IN_HEAP);
    CHECK_EQ(g.unit[coat].rips, 1);
    CHECK_EQ(g.unit[hat].rips, 0);
    CHECK_EQ(g.turn, 2);
}

TEST(who_has_just_lost_is_not_asked_where_an_item_falls)
{
    CLAUSE("PW-221", "PW-453");
    for (int loses = 0; loses < 2; loses++) {
        struct game g = war_of(3);
        int bomber = put(&g, RED, KIND_bayou_gremlin, at(0, 0)),
            victim = loses ? pw_master(&g, BLUE) : put(&g, BLUE, KIND_ronin, at(1, 0));
        move_to(&g, victim, at(1, 0));
        pw_set_token(&g, at(1, 0), NEUTRAL); /* no room for the item where it stands */
        g.unit[victim].rips = loses ? 4 : 1;
        g.unit[bomber].item = g.unit[victim].item = FIRECRACKERS;
        animate(&g, bomber);
        DO(&g, act(ACTION_blown_to_pieces, NOBODY));
        CHECK_EQ(g.out, loses ? seat_bit(BLUE) : 0);
        CHECK_EQ(kind_asked(&g), loses ? ASK_LAY : ASK_DROP);
        CHECK_EQ(g.token[at(1, -1)], loses ? ON_GROUND + FIRECRACKERS : NO_TOKEN); /* the first */
    }
}
