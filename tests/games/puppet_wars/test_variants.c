/* test_variants.c - tokens, items, alternate win conditions, unbalanced maps. */
#include "games/puppet_wars/war.h"

static void lay_both(struct game *g, const char *red, const char *blue)
{
    DO_AS(g, RED, lay(red));
    DO_AS(g, BLUE, lay(blue));
}

/* The last round of a Turn, in which nobody can animate anything. */
static void last_round(struct game *g)
{
    g->round = 5;
    for (int seat = 0; seat < g->k.seats; seat++)
        deal(g, seat, seat ? "t2" : "bj", "");
    to_lay(g);
}

/* --- Tokens. --- */

TEST(sticky_fingers_picks_up_an_item_and_only_one)
{
    CLAUSE("PW-345", "PW-346", "PW-347", "PW-503", "PW-504", "PW-505", "PW-538", "PW-540", "PW-493",
           "PW-499");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(-1, 0));
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
    struct game second = war();
    me = put(&second, RED, KIND_ronin, at(1, 0));
    second.unit[me].item = FIRECRACKERS;
    pw_set_token(&second, at(1, 0), ON_GROUND + FIRECRACKERS);
    animate(&second, me);
    CHECK_EQ(offers_of(&second, ACTION_sticky_fingers), 0);
}

TEST(blown_to_pieces)
{
    CLAUSE("PW-498", "PW-541", "PW-542", "PW-543", "PW-544", "PW-545", "PW-547", "PW-549");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0)), friend = put(&g, RED, KIND_ronin, at(1, 0));
    int foe = put(&g, BLUE, KIND_ronin, at(-1, 0)), far = put(&g, BLUE, KIND_ronin, at(2, 0));
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

TEST(blowing_up_the_last_work_bench_loses)
{
    CLAUSE("PW-546", "PW-545");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 5));
    g.unit[me].item = FIRECRACKERS;
    animate(&g, me);
    DO(&g, act(ACTION_blown_to_pieces, NOBODY));
    CHECK_EQ(g.winners, seat_bit(RED));
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

TEST(nails_rip_at_the_end_of_the_turn)
{
    CLAUSE("PW-526", "PW-527", "PW-528", "PW-529", "PW-525");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0)), foe = put(&g, BLUE, KIND_ronin, at(2, 0));
    pw_set_token(&g, at(0, 0), NAILS);
    pw_set_token(&g, at(2, 0), NAILS);
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_sticky_fingers), 0);
    g.unit[me].exhausted = 0;
    last_round(&g);
    lay_both(&g, "bj", "t2");
    CHECK_EQ(g.turn, 2);
    CHECK_EQ(g.unit[me].rips, 1);
    CHECK_EQ(g.unit[foe].rips, 1);
    CHECK_EQ(g.token[at(0, 0)], NAILS);
}

TEST(nails_hurt_all_at_once)
{
    CLAUSE("PW-529", "PW-234");
    struct game g = war();
    pw_set_token(&g, at(1, -5), NAILS);
    pw_set_token(&g, at(-1, 5), NAILS);
    g.unit[pw_master(&g, RED)].rips = g.unit[pw_master(&g, BLUE)].rips = 4;
    last_round(&g);
    lay_both(&g, "bj", "t2");
    CHECK_EQ(g.winners, seat_bit(RED) | seat_bit(BLUE));
    json_t *view = view_of(&g, SPECTATOR);
    CHECK_CONTAINS(json_string_value(json_object_get(view, "headline")), "lost at the same moment");
    json_decref(view);
}

TEST(molasses_ends_moving_but_not_acting)
{
    CLAUSE("PW-530", "PW-531", "PW-532", "PW-533", "PW-534", "PW-535", "PW-536", "PW-537");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(-1, 0)), foe = put(&g, BLUE, KIND_ronin, at(1, 0));
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
    struct game placed = war(); /* Bête Noire is placed on nothing sticky here: benches only */
    int bete = put(&placed, RED, KIND_bete_noire, at(2, 0));
    pw_set_token(&placed, at(2, 0), MOLASSES);
    animate(&placed, bete);
    CHECK(offers(&placed, GO) > 0);
}

TEST(being_pushed_onto_molasses_ends_the_pushing)
{
    CLAUSE("PW-533");
    struct game g = war();
    int belle = put(&g, RED, KIND_rotten_belle, at(0, 0)),
        foe = put(&g, BLUE, KIND_ronin, at(4, 0));
    FOR_EACH_SPACE(space, pw_within(&g, at(4, 0), 1))
        pw_set_token(&g, space, MOLASSES);
    deal(&g, RED, "", "c9");
    animate(&g, belle);
    perform(&g, ACTION_over_here_love, foe);
    DO(&g, go(at(3, 0)));
    CHECK(kind_asked(&g) != ASK_PUSH);
}

TEST(who_moved_onto_molasses_has_no_other_moves_either)
{
    CLAUSE("PW-534", "PW-535");
    struct game g = war();
    int ronin = put(&g, RED, KIND_ronin, at(-1, 0)), foe = put(&g, BLUE, KIND_teddy, at(1, 0));
    pw_set_token(&g, at(0, 0), MOLASSES);
    deal(&g, RED, "", "r2 r3");
    deal(&g, BLUE, "", "");
    animate(&g, ronin);
    DO(&g, go(at(0, 0)));
    attack(&g, foe);
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* no Light Feet: the Animation is over */
    CHECK_EQ(g.unit[ronin].space, at(0, 0));
    struct game stab = war();
    int misaki = put(&stab, RED, KIND_misaki, at(-1, 0));
    put(&stab, BLUE, KIND_teddy, at(1, 0));
    pw_set_token(&stab, at(0, 0), MOLASSES);
    deal(&stab, RED, "", "r2 r3");
    deal(&stab, BLUE, "", "");
    animate(&stab, misaki);
    DO(&stab, go(at(0, 0)));
    perform(&stab, ACTION_stab_and_scarper, NOBODY);
    CHECK_EQ(kind_asked(&stab), ASK_LAY); /* it stabs, but does not scarper */
}

TEST(scarpering_onto_molasses_ends_it)
{
    CLAUSE("PW-533", "PW-534");
    struct game g = war();
    int misaki = put(&g, RED, KIND_misaki, at(0, 0));
    put(&g, BLUE, KIND_teddy, at(1, 0));
    pw_set_token(&g, at(-1, 0), MOLASSES);
    deal(&g, RED, "", "r2 r3");
    deal(&g, BLUE, "", "");
    animate(&g, misaki);
    perform(&g, ACTION_stab_and_scarper, NOBODY);
    CHECK_EQ(kind_asked(&g), ASK_WALK);
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

static struct game shiny(void)
{
    struct game g = war();
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

TEST(all_for_me_on_a_friendly_work_bench_wins)
{
    CLAUSE("PW-577", "PW-578", "PW-579", "PW-580", "PW-581", "PW-582");
    struct game g = shiny();
    int me = put(&g, RED, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(0, 0), ON_GROUND + SHINY);
    pw_set_token(&g, at(1, 0), BENCH + BLUE);
    pw_set_token(&g, at(0, 1), BENCH + RED);
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
    CHECK_EQ(g.winners, seat_bit(RED));
    CHECK_EQ(g.unit[me].item, NO_ITEM);
}

TEST(in_shiny_and_blanket_fort_nobody_loses_a_master_or_benches)
{
    CLAUSE("PW-331", "PW-570", "PW-571", "PW-572", "PW-573", "PW-574", "PW-595", "PW-596", "PW-597",
           "PW-598", "PW-599");
    static const uint8_t wins[] = {WIN_SHINY, WIN_FORT};
    for (int i = 0; i < 2; i++) {
        struct game g = war();
        g.win = wins[i];
        if (g.win == WIN_SHINY)
            pw_set_token(&g, at(0, 0), ON_GROUND + SHINY);
        int me = put(&g, RED, KIND_teddy, at(-1, 4)), master = pw_master(&g, BLUE);
        int marshal = put(&g, BLUE, KIND_death_marshal, at(2, 0)),
            boxed = put_box(&g, BLUE, KIND_ronin);
        CHECK_EQ(pw_requirement(&g, marshal).suits, NO_SUIT); /* Lady Justice strikes Rams out */
        g.unit[master].rips = 4;
        deal(&g, RED, "", "r9 r10 r11");
        deal(&g, BLUE, "", "");
        animate(&g, me);
        attack(&g, master);
        CHECK(!g.over);
        CHECK_EQ(pw_requirement(&g, marshal).suits, R);
        move_to(&g, me, at(0, 5));
        animate(&g, me);
        if (g.unit[me].exhausted && kind_asked(&g) == ASK_ACT)
            DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
        CHECK(!g.over);
        CHECK_EQ(pw_count_benches(&g, BLUE), 0);
        CHECK(!pw_can_animate(&g, BLUE, boxed, RED_JOKER)); /* nowhere to enter */
        CHECK(pw_can_animate(&g, BLUE, marshal, RED_JOKER));
        DO(&g, done());
        CHECK_EQ(kind_asked(&g), ASK_LAY);
        CHECK_EQ(g.k.pending, 3);
    }
}

TEST(without_the_shiny_token_the_war_is_drawn)
{
    CLAUSE("PW-582");
    struct game g = shiny();
    int me = put(&g, RED, KIND_bayou_gremlin, at(0, 0)),
        foe = put(&g, BLUE, KIND_marionette, at(1, 0));
    g.unit[foe].item = SHINY;
    FOR_EACH_SPACE(space, pw_within(&g, at(1, 0), 1))
        pw_set_token(&g, space, MOLASSES);
    deal(&g, RED, "", "r9");
    deal(&g, BLUE, "", "");
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, 3);
}

/* --- Thief in the Night. --- */

TEST(three_upgrades_of_enemies_win_thief_in_the_night)
{
    CLAUSE("PW-583", "PW-584", "PW-585");
    struct game g = war();
    g.win = WIN_THIEF;
    int teddy = put(&g, RED, KIND_teddy, at(0, 0)), ronin = put(&g, RED, KIND_ronin, at(2, 0));
    equip(&g, RED, ronin, KIND_nurse);
    equip(&g, BLUE, teddy, KIND_nurse);
    equip(&g, BLUE, teddy, KIND_terror_tot);
    CHECK(!g.over);
    equip(&g, BLUE, ronin, KIND_bayou_gremlin);
    CHECK(g.over);
    CHECK_EQ(g.winners, seat_bit(RED));
    struct game lost = war();
    lost.win = WIN_THIEF;
    animate(&lost, put(&lost, RED, KIND_ronin, at(0, 5)));
    DO(&lost, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(lost.winners, seat_bit(RED));
}

/* --- Tag. --- */

TEST(the_first_pawn_of_each_player_is_it)
{
    CLAUSE("PW-587", "PW-586");
    struct game g = war();
    g.win = WIN_TAG;
    int sidekick = put(&g, RED, KIND_misaki, at(0, 0)), first = put_box(&g, RED, KIND_ronin);
    to_act(&g, RED, "r9");
    DO(&g, OPTION(ANIMATE, sidekick));
    CHECK_EQ(g.unit[sidekick].item, NO_ITEM);
    to_act(&g, RED, "r8");
    DO(&g, OPTION(ANIMATE, first));
    CHECK_EQ(g.unit[first].item, IT);
    CHECK_EQ(kind_asked(&g), ASK_ACT); /* before it has moved */
    move_to(&g, first, at(2, 0));
    int second = put(&g, RED, KIND_marionette, at(3, 0));
    animate(&g, second);
    CHECK_EQ(g.unit[second].item, NO_ITEM);
    int other = put(&g, BLUE, KIND_ronin, at(-2, 0));
    animate(&g, other);
    CHECK_EQ(g.unit[other].item, IT);
}

TEST(the_first_pawn_is_it_in_whichever_turn_it_comes)
{
    CLAUSE("PW-587");
    struct game g = war();
    g.win = WIN_TAG;
    g.turn = 3;
    int first = put(&g, RED, KIND_ronin, at(0, 0));
    animate(&g, first);
    CHECK_EQ(g.unit[first].item, IT);
}

TEST(tagging_passes_the_token_and_tears_a_master_apart)
{
    CLAUSE("PW-588", "PW-589", "PW-590", "PW-592", "PW-586", "PW-505");
    struct game g = war();
    g.win = WIN_TAG;
    g.player[RED].tagged = g.player[BLUE].tagged = 1;
    int me = put(&g, RED, KIND_ronin, at(0, 0)), friend = put(&g, RED, KIND_ronin, at(1, 0));
    int foe = put(&g, BLUE, KIND_ronin, at(0, 1)), full = put(&g, BLUE, KIND_ronin, at(-1, 0));
    g.unit[me].item = IT;
    g.unit[full].item = FIRECRACKERS;
    animate(&g, me);
    CHECK(CAN(&g, act(ACTION_tag, friend)));
    CHECK(!CAN(&g, act(ACTION_tag, full)));
    DO(&g, act(ACTION_tag, foe));
    CHECK_EQ(g.unit[foe].item, IT);
    CHECK_EQ(g.unit[me].item, NO_ITEM);
    struct game win = war();
    win.win = WIN_TAG;
    win.player[RED].tagged = 1;
    me = put(&win, RED, KIND_ronin, at(-1, 4));
    win.unit[me].item = IT;
    animate(&win, me);
    DO(&win, act(ACTION_tag, pw_master(&win, BLUE)));
    CHECK_EQ(win.winners, seat_bit(RED));
}

TEST(in_tag_enemies_cannot_aim_at_masters)
{
    CLAUSE("PW-591", "PW-592", "PW-593");
    struct game g = war();
    g.win = WIN_TAG;
    g.player[RED].tagged = 1;
    int me = put(&g, RED, KIND_razorspine_rattler, at(-1, 4)), master = pw_master(&g, BLUE);
    animate(&g, me);
    CHECK(!CAN(&g, act(ACTION_attack, master)));
    CHECK(!CAN(&g, act(ACTION_chomp, master)));
    CHECK(CAN(&g, act(ACTION_chomp, me)));
    move_to(&g, me, at(2, -5));
    animate(&g, me);
    CHECK(CAN(&g, act(ACTION_chomp, pw_master(&g, RED)))); /* a Friend may */
}

/* Tag protects Masters from being Targeted; who is passed over, stands beside an explosion or is
 * hit by a bouncing bird is not the Target of the Action. */
TEST(in_tag_actions_that_do_not_target_a_master_can_rip_it)
{
    CLAUSE("PW-591");
    struct game ride = war();
    ride.win = WIN_TAG;
    int rider = put(&ride, RED, KIND_hooded_rider, at(-2, 5)), master = pw_master(&ride, BLUE);
    pw_set_token(&ride, at(0, 5), NO_TOKEN);
    pw_set_token(&ride, at(4, 0), BENCH + BLUE);
    deal(&ride, RED, "", "r9");
    animate(&ride, rider);
    perform(&ride, ACTION_ride_down, NOBODY);
    DO(&ride, go(at(0, 5)));
    CHECK_EQ(ride.unit[master].rips, 1);
    struct game blast = war();
    blast.win = WIN_TAG;
    blast.player[RED].tagged = 1;
    int bomber = put(&blast, RED, KIND_ronin, at(-1, 4));
    blast.unit[bomber].item = FIRECRACKERS;
    animate(&blast, bomber);
    DO(&blast, act(ACTION_blown_to_pieces, NOBODY));
    CHECK_EQ(blast.unit[pw_master(&blast, BLUE)].rips, 1);
    struct game bird = war();
    bird.win = WIN_TAG;
    bird.player[RED].tagged = 1;
    int thrower = put(&bird, RED, KIND_guild_austringer, at(-1, 2)),
        foe = put(&bird, BLUE, KIND_teddy, at(-1, 4));
    deal(&bird, RED, "r2", "r9");
    animate(&bird, thrower);
    CHECK(!CAN(&bird, act(ACTION_throw_the_bird, pw_master(&bird, BLUE)))); /* as its Target */
    perform(&bird, ACTION_throw_the_bird, foe);
    DO(&bird, pass()); /* plays no card */
    CHECK_EQ(kind_asked(&bird), ASK_SPEND);
    DO(&bird, shed("r2"));
    DO(&bird, pick(pw_master(&bird, BLUE)));
    CHECK_EQ(bird.unit[pw_master(&bird, BLUE)].rips, 1);
}

TEST(an_it_token_that_fell_can_be_picked_up_and_kills_a_master)
{
    CLAUSE("PW-590", "PW-594");
    struct game g = war();
    g.win = WIN_TAG;
    g.player[RED].tagged = g.player[BLUE].tagged = 1;
    int me = put(&g, RED, KIND_bayou_gremlin, at(0, 0)),
        foe = put(&g, BLUE, KIND_marionette, at(1, 0));
    g.unit[foe].item = IT;
    deal(&g, RED, "", "r9");
    deal(&g, BLUE, "", "");
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(g.token[at(1, 0)], ON_GROUND + IT);
    struct game master = war();
    master.win = WIN_TAG;
    master.player[BLUE].tagged = 1;
    pw_set_token(&master, at(1, -5), ON_GROUND + IT);
    animate(&master, pw_master(&master, RED));
    DO(&master, act(ACTION_sticky_fingers, NOBODY));
    CHECK_EQ(master.winners, seat_bit(BLUE));
}

/* --- Blanket Fort and King of the Hill. --- */

TEST(most_work_benches_at_the_end_of_a_turn_win_blanket_fort)
{
    CLAUSE("PW-600", "PW-602", "PW-610", "PW-601");
    struct game tie = war();
    tie.win = WIN_FORT;
    last_round(&tie);
    lay_both(&tie, "bj", "t2");
    CHECK(!tie.over);
    CHECK_EQ(tie.turn, 2);
    struct game g = war();
    g.win = WIN_FORT;
    pw_set_token(&g, at(0, 0), BENCH + BLUE);
    last_round(&g);
    CHECK(!g.over);
    lay_both(&g, "bj", "t2");
    CHECK_EQ(g.winners, seat_bit(BLUE));
}

TEST(a_war_in_which_nothing_can_happen_any_more_is_drawn)
{
    CLAUSE("PW-601");
    struct game g = war();
    g.win = WIN_FORT;
    for (int i = 0; i < 2 * g.army_size; i++) {
        if (g.unit[i].where == IN_PLAY)
            pw_lift(&g, i);
        g.unit[i] =
            (struct unit){.kind = g.unit[i].kind, .owner = g.unit[i].owner, .where = REMOVED};
    }
    last_round(&g);
    lay_both(&g, "bj", "t2");
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
    last_round(&other);
    lay_both(&other, "bj", "t2");
    CHECK(!other.over);
    animate(&g, pawn);
    CHECK_EQ(offers_of(&g, ACTION_sticky_fingers), 0);
    move_to(&g, pawn, at(3, 0));
    move_to(&g, pw_master(&g, BLUE), at(0, 0));
    last_round(&g);
    lay_both(&g, "bj", "t2");
    CHECK_EQ(g.winners, seat_bit(BLUE));
    struct game bench = war();
    bench.win = WIN_HILL;
    pw_set_token(&bench, at(0, 0), HILL);
    animate(&bench, put(&bench, RED, KIND_ronin, at(0, 5)));
    DO(&bench, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(bench.winners, seat_bit(RED));
}

/* --- A limit of Turns. --- */

TEST(a_war_goes_on_until_somebody_has_won_it)
{
    CLAUSE("PW-218");
    static const uint8_t turns[] = {1, 20, 100, 254};
    for (int i = 0; i < 4; i++) {
        struct game g = war();
        g.turn = turns[i];
        last_round(&g);
        lay_both(&g, "bj", "t2");
        CHECK(!g.over);
        CHECK_EQ(kind_asked(&g), ASK_LAY);
        CHECK_EQ(g.turn, turns[i] + 1);
        CHECK_EQ(g.round, 1);
    }
    struct game longest = war();
    longest.turn = TURNS_COUNTED;
    last_round(&longest);
    lay_both(&longest, "bj", "t2");
    CHECK_EQ(kind_asked(&longest), ASK_LAY); /* counted no further, but played on */
    CHECK_EQ(longest.turn, TURNS_COUNTED);
    CHECK_EQ(longest.round, 1);
}

TEST(a_war_may_be_drawn_after_as_many_turns_as_were_agreed_on)
{
    CLAUSE("PW-645", "PW-523");
    struct game g = WAR("turns", "2");
    g.turn = 1;
    last_round(&g);
    lay_both(&g, "bj", "t2");
    CHECK(!g.over);
    CHECK_EQ(g.turn, 2);
    last_round(&g);
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
    last_round(&g);
    lay_both(&g, "bj", "t2");
    CHECK_EQ(g.winners, seat_bit(BLUE));
}
