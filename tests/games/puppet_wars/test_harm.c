/* test_harm.c - Rips, tearing apart, Upgrades, Counters, Effects. */
#include "games/puppet_wars/war.h"

/* --- Rips and Stitches. --- */

TEST_SIDES(rips_mark_the_puppets_own_card_first_and_then_upgrades)
{
    CLAUSE("PW-138", "PW-157", "PW-440", "PW-441", "PW-442", "PW-443", "PW-444", "PW-445",
           "PW-139");
    int me, foe;
    struct game g = beside(red, KIND_teddy, KIND_ronin, "", "r9 r8 c9", &me, &foe);
    int hat = equip(&g, blue, foe, KIND_bayou_gremlin); /* +1 */
    CHECK_EQ(pw_stitches(&g, foe), 3);
    g.unit[foe].rips = 1;
    animate(&g, me);
    g.unit[me].turn[POWERFUL] = 0;
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].rips, 2);
    CHECK_EQ(g.unit[hat].rips, 0);
    CHECK_EQ(g.unit[foe].where, IN_PLAY);
    CHECK_EQ(pw_stitches(&g, foe) - pw_rips(&g, foe), 1);
    struct game over = beside(red, KIND_teddy, KIND_ronin, "", "r9 r8 c9", &me, &foe);
    hat = equip(&over, blue, foe, KIND_bayou_gremlin);
    over.unit[me].turn[POWERFUL] = 9; /* more Rips than buttons */
    animate(&over, me);
    attack(&over, foe);
    CHECK_EQ(over.unit[foe].where, IN_HEAP);
    CHECK_EQ(over.unit[hat].where, REMOVED);
}

TEST_SIDES(with_two_upgrades_its_player_chooses_which_is_ripped)
{
    CLAUSE("PW-442");
    int me, foe;
    struct game g = beside(red, KIND_teddy, KIND_ronin, "", "r9 r8 c9", &me, &foe);
    int hat = equip(&g, blue, foe, KIND_bayou_gremlin);
    int coat = equip(&g, blue, foe, KIND_rotten_belle);
    g.unit[foe].rips = 2;
    animate(&g, me);
    attack(&g, foe);
    CHECK_ASKS(&g, blue, ASK_RIP);
    CHECK_EQ(offers(&g, CHOOSE), 2);
    DO(&g, pick(coat));
    CHECK_EQ(g.unit[coat].rips, 1);
    CHECK_EQ(g.unit[hat].rips, 0);
}

TEST_SIDES(rips_on_an_upgrade_leave_with_it_and_the_rest_may_be_too_much)
{
    CLAUSE("PW-158", "PW-159", "PW-160");
    struct game g = war_as(red);
    int teddy = put(&g, blue, KIND_teddy, at(0, 0)); /* 4 */
    int hat = equip(&g, blue, teddy, KIND_bayou_gremlin),
        coat = equip(&g, blue, teddy, KIND_rotten_belle);
    g.unit[teddy].rips = 4;
    g.unit[coat].rips = 1;
    CHECK_EQ(pw_rips(&g, teddy), 5);
    pw_tear_upgrade(&g, coat);
    CHECK_EQ(pw_rips(&g, teddy), 4);
    CHECK_EQ(pw_stitches(&g, teddy), 5);
    CHECK_EQ(g.unit[hat].where, ATTACHED);
    int joss = put(&g, red, KIND_joss, at(1, 0));
    deal(&g, red, "", "t9");
    animate(&g, joss);
    perform(&g, ACTION_steam_powered_snips, teddy); /* now 4 Rips on 4 Stitches */
    CHECK_EQ(g.unit[teddy].where, IN_HEAP);
    CHECK_EQ(g.unit[hat].where, IN_HEAP);
}

TEST_SIDES(sewn_up_takes_a_rip_off_an_upgrade_first)
{
    CLAUSE("PW-429", "PW-430", "PW-431");
    int me, foe;
    for (int rips = 0; rips < 3; rips++) {
        struct game g = beside(red, KIND_executioner, KIND_bayou_gremlin, "", "r9", &me, &foe);
        int coat = equip(&g, red, me, KIND_rotten_belle);
        g.unit[me].rips = rips == 2 ? 3 : (uint8_t)rips;
        g.unit[coat].rips = rips == 2;
        animate(&g, me);
        attack(&g, foe);
        if (kind_asked(&g) == ASK_NEED)
            DO(&g, pass());
        CHECK_EQ(g.unit[foe].where, IN_HEAP);
        CHECK_EQ(g.unit[coat].rips, 0);
        CHECK_EQ(g.unit[me].rips, rips == 2 ? 3 : 0);
    }
}

TEST_SIDES(with_rips_on_two_upgrades_its_player_chooses_which_is_sewn_up)
{
    CLAUSE("PW-430");
    int me, foe;
    struct game g = beside(red, KIND_executioner, KIND_bayou_gremlin, "", "r9", &me, &foe);
    int coat = equip(&g, red, me, KIND_rotten_belle), box = equip(&g, red, me, KIND_death_marshal);
    g.unit[me].rips = 3;
    g.unit[coat].rips = g.unit[box].rips = 1;
    animate(&g, me);
    attack(&g, foe);
    CHECK_ASKS(&g, red, ASK_SEW);
    DO(&g, pick(box));
    CHECK_EQ(g.unit[box].rips, 0);
    CHECK_EQ(g.unit[coat].rips, 1);
}

/* --- Torn apart. --- */

TEST_SIDES(a_torn_puppet_goes_to_its_heap_and_its_upgrades_are_removed)
{
    CLAUSE("PW-446", "PW-447", "PW-448", "PW-449", "PW-450", "PW-459", "PW-482", "PW-502", "PW-437",
           "PW-011", "PW-014");
    int me, foe;
    struct game g = beside(red, KIND_teddy, KIND_executioner, "", "r9 r8 c9", &me, &foe);
    int own = equip(&g, blue, foe, KIND_ronin), captured = equip(&g, red, foe, KIND_nurse);
    struct unit *u = &g.unit[foe];
    u->rips = 2;
    u->counter[CB] = 3;
    u->marks = STUCK;
    u->exhausted = u->stuck = 1;
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(u->where, IN_HEAP);
    CHECK_EQ(g.unit[own].where, REMOVED);
    CHECK_EQ(g.unit[captured].where, REMOVED);
    CHECK_EQ(g.stands[at(1, 0)], NOBODY);
    struct unit clean = {.kind = KIND_executioner, .owner = (uint8_t)blue, .where = IN_HEAP};
    CHECK(!memcmp(u, &clean, sizeof clean));
}

TEST_SIDES(an_item_is_dropped_where_the_puppet_stood_or_beside_it)
{
    CLAUSE("PW-451", "PW-452", "PW-453", "PW-455", "PW-188", "PW-496", "PW-497");
    int me, foe;
    struct game g = beside(red, KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    g.unit[foe].item = FIRECRACKERS;
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(g.token[at(1, 0)], ON_GROUND + FIRECRACKERS);
    CHECK_ASKS(&g, red, ASK_NEED); /* the Token falls before the attempt */
    struct game bench = beside(red, KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    bench.unit[foe].item = FIRECRACKERS;
    pw_set_token(&bench, at(1, 0), NEUTRAL);
    pw_set_token(&bench, at(2, 0), NEUTRAL); /* has a Token already */
    animate(&bench, me);
    attack(&bench, foe);
    CHECK_ASKS(&bench, blue, ASK_DROP);
    CHECK_EQ(offers(&bench, GO), 4); /* not under the Gremlin, not on the bench */
    CHECK(!CAN(&bench, go(at(2, 0))));
    DO(&bench, go(at(1, 1)));
    CHECK_EQ(bench.token[at(1, 1)], ON_GROUND + FIRECRACKERS);
    struct game full = beside(red, KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    full.unit[foe].item = FIRECRACKERS;
    FOR_EACH_SPACE(space, pw_within(&full, at(1, 0), 1))
        pw_set_token(&full, space, MOLASSES);
    animate(&full, me);
    attack(&full, foe);
    CHECK_ASKS(&full, red, ASK_NEED);
    FOR_EACH_SPACE(space, spaces_in(&full.board))
        CHECK(full.token[space] != ON_GROUND + FIRECRACKERS);
}

TEST_SIDES(a_decaying_puppet_is_removed_instead)
{
    CLAUSE("PW-488", "PW-490", "PW-464", "PW-465", "PW-462", "PW-428", "PW-460", "PW-461",
           "PW-467");
    int me, foe;
    struct game g = beside(red, KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    int worn = equip(&g, blue, foe, KIND_ronin);
    g.unit[foe].decay = 1;
    g.unit[foe].item = FIRECRACKERS;
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].where, REMOVED);
    CHECK_EQ(g.unit[worn].where, REMOVED);
    CHECK(kind_asked(&g) != ASK_NEED);
    CHECK_EQ(g.token[at(1, 0)], ON_GROUND + FIRECRACKERS);
    CHECK(!(g.unit[me].marks & STUCK)); /* it was not torn apart: no Tangled Strings */
    CHECK(!pw_can_animate(&g, blue, foe, RED_JOKER));
}

TEST_SIDES(a_decaying_master_loses_all_the_same)
{
    CLAUSE("PW-150");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_teddy, at(-1, 4)), master = pw_master(&g, blue);
    g.unit[master].rips = 4;
    g.unit[master].decay = 1;
    deal(&g, red, "", "r9 r10 r11");
    deal(&g, blue, "", "");
    animate(&g, me);
    attack(&g, master);
    CHECK_EQ(g.winners, seat_bit(red));
}

TEST_SIDES(a_decaying_friend_leaves_no_upgrade_for_pretty_buttons)
{
    CLAUSE("PW-490");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0)),
        victim = put(&g, red, KIND_bayou_gremlin, at(1, 0));
    g.unit[victim].decay = 1;
    animate(&g, me);
    DO(&g, act(ACTION_pretty_buttons, victim));
    CHECK(kind_asked(&g) != ASK_UPGRADE);
    CHECK_EQ(g.unit[victim].where, REMOVED);
}

TEST_SIDES(a_torn_upgrade_goes_to_the_heap_of_its_first_owner)
{
    CLAUSE("PW-015", "PW-016", "PW-456", "PW-457", "PW-489", "PW-472", "PW-463", "PW-466");
    struct game g = war_as(red);
    int teddy = put(&g, red, KIND_teddy, at(0, 0));
    int captured = equip(&g, blue, teddy, KIND_ronin), decayed = equip(&g, red, teddy, KIND_nurse);
    g.unit[decayed].decay = 1;
    pw_tear_upgrade(&g, captured);
    CHECK_EQ(g.unit[captured].where, IN_HEAP);
    CHECK_EQ(g.unit[captured].owner, blue);
    CHECK_EQ(g.unit[teddy].up[0], decayed);
    pw_tear_upgrade(&g, decayed);
    CHECK_EQ(g.unit[decayed].where, REMOVED);
    animate(&g, teddy);
    CHECK_EQ(offers_of(&g, ACTION_scrounge), 0); /* neither the removed one nor Blue's */
    CHECK(!pw_can_animate(&g, red, decayed, RED_JOKER));
}

TEST_SIDES(into_the_toy_box_without_anything_on_it)
{
    CLAUSE("PW-468", "PW-469", "PW-470", "PW-471", "PW-472", "PW-473", "PW-474", "PW-467");
    struct game g = war_as(red);
    int teddy = put(&g, red, KIND_teddy, at(0, 0));
    int own = equip(&g, red, teddy, KIND_nurse), captured = equip(&g, blue, teddy, KIND_ronin);
    g.unit[teddy].rips = g.unit[teddy].exhausted = g.unit[teddy].decay = 1;
    g.unit[teddy].turn[CB] = g.unit[teddy].counter[CB] = 2;
    g.unit[teddy].item = FIRECRACKERS;
    pw_return_to_box(&g, teddy);
    struct unit clean = {.kind = KIND_teddy, .owner = (uint8_t)red, .where = IN_BOX};
    CHECK(!memcmp(&g.unit[teddy], &clean, sizeof clean));
    CHECK_EQ(g.unit[own].where, IN_HEAP);
    CHECK_EQ(g.unit[captured].where, IN_HEAP);
    CHECK_EQ(g.unit[captured].owner, blue);
    CHECK_EQ(g.token[at(0, 0)], ON_GROUND + FIRECRACKERS);
    CHECK(pw_can_animate(&g, red, teddy, RED_JOKER));
    int bearer = put(&g, red, KIND_executioner, at(2, 0)),
        worn = equip(&g, blue, bearer, KIND_nurse);
    g.unit[worn].decay = 1;
    pw_return_to_box(&g, worn);
    CHECK_EQ(g.unit[worn].where, IN_BOX);
    CHECK_EQ(g.unit[worn].owner, blue);
    CHECK_EQ(g.unit[bearer].up[0], 0);
    check_valid(&g);
}

TEST_SIDES(a_master_in_the_toy_box_has_not_lost)
{
    CLAUSE("PW-475");
    struct game g = war_as(red);
    pw_return_to_box(&g, pw_master(&g, red));
    pw_judge_losses(&g);
    CHECK(!g.over);
    CHECK(pw_can_animate(&g, red, pw_master(&g, red), card("c5")));
}

/* --- Upgrades. --- */

TEST_SIDES(suitable_means_limit_characteristics_and_no_second_of_a_name)
{
    CLAUSE("PW-122", "PW-137", "PW-152", "PW-153", "PW-388", "PW-389", "PW-390", "PW-391",
           "PW-121");
    struct game g = war_as(red);
    int ronin = put(&g, red, KIND_ronin, at(0, 0));                /* no Characteristic, limit 2 */
    int rattler = put(&g, red, KIND_razorspine_rattler, at(1, 0)); /* Metal, Stuffed Animal */
    int arm = put_heap(&g, red, KIND_rusty_alyce);                 /* needs Metal */
    int horse = put_heap(&g, red, KIND_hooded_rider);              /* no Stuffed Animal */
    int wings = put_heap(&g, red, KIND_malifaux_cherub);           /* no Metal */
    CHECK(!pw_is_suitable(&g, ronin, arm));
    CHECK(pw_is_suitable(&g, rattler, arm));
    CHECK(pw_is_suitable(&g, ronin, horse));
    CHECK(!pw_is_suitable(&g, rattler, horse));
    CHECK(!pw_is_suitable(&g, rattler, wings));
    struct game two = war_as(red);
    ronin = put(&two, red, KIND_ronin, at(0, 0));
    equip(&two, red, ronin, KIND_nurse);
    int same = put_heap(&two, red, KIND_nurse), other = put_heap(&two, red, KIND_bayou_gremlin);
    CHECK(!pw_is_suitable(&two, ronin, same));
    CHECK(pw_is_suitable(&two, ronin, other));
    pw_attach(&two, ronin, other);
    CHECK(!pw_is_suitable(&two, ronin, put_heap(&two, red, KIND_terror_tot)));
}

TEST_SIDES(upgrades_work_as_if_printed_on_their_bearer)
{
    CLAUSE("PW-113", "PW-155", "PW-156", "PW-280", "PW-384", "PW-385", "PW-386", "PW-387", "PW-146",
           "PW-151");
    struct game g = war_as(red);
    int master = pw_master(&g, red), foe = put(&g, blue, KIND_ronin, at(2, -5));
    CHECK_EQ(pw_movement(&g, master), 2);
    equip(&g, red, master, KIND_misaki); /* Magic Slippers: Movement +1 */
    CHECK_EQ(pw_movement(&g, master), 3);
    equip(&g, red, master, KIND_nurse); /* High Heels: Kick in the Shins */
    deal(&g, red, "", "c9");
    animate(&g, master);
    CHECK(CAN(&g, act(ACTION_kick_in_the_shins, foe)));
    CHECK(CAN(&g, done()));
    perform(&g, ACTION_kick_in_the_shins, foe);
    CHECK_EQ(g.unit[foe].decay, 1);
}

/* Red's Gremlin tears a Marionette apart; the attempt on Loose Strings (4) is next. */
static struct game needing(int red, int me_kind, int foe_kind, const char *hand, const char *next,
                           int *me, int *foe)
{
    struct game g = beside(red, me_kind, foe_kind, hand, next, me, foe);
    g.unit[*foe].rips = (uint8_t)(pw_stitches(&g, *foe) - 1);
    animate(&g, *me);
    attack(&g, *foe);
    if (hand[0])
        DO(&g, pass());
    return g;
}

TEST_SIDES(i_need_this_tries_to_attach_the_upgrade_of_a_torn_enemy)
{
    CLAUSE("PW-154", "PW-393", "PW-394", "PW-395", "PW-398", "PW-399", "PW-400", "PW-401", "PW-402",
           "PW-405", "PW-454");
    int me, foe;
    struct game g = needing(red, KIND_teddy, KIND_marionette, "r2 r9", "c9 r8 r7 r3", &me, &foe);
    CHECK_ASKS(&g, red, ASK_NEED);
    struct game no = g, fail = g;
    DO(&g, OPTION(YES));
    CHECK_ASKS(&g, red, ASK_PLAY);
    CHECK_EQ(g.player[red].table.card[g.effort.from], card("r3"));
    CHECK_EQ(g.player[red].table.count - g.effort.from, 1); /* one card, though Combat is 3 */
    DO(&no, pass());
    CHECK_EQ(no.unit[foe].where, IN_HEAP);
    DO(&fail, OPTION(YES));
    DO(&fail, play("r2"));
    DO(&fail, pass());
    CHECK_EQ(fail.unit[foe].where, IN_HEAP); /* PW-403 */
    CHECK_EQ(fail.unit[foe].owner, blue);
}

TEST_SIDES(i_need_this_succeeds_or_fails_by_the_difficulty)
{
    CLAUSE("PW-401", "PW-402", "PW-403", "PW-404", "PW-405", "PW-406", "PW-436");
    int me, foe;
    struct game g =
        needing(red, KIND_teddy, KIND_nurse, "c2", "r9 r8 r13 m6", &me, &foe); /* 5 Crow */
    DO(&g, OPTION(YES));
    DO(&g, play("c2"));
    select_highest(&g);
    CHECK_EQ(g.unit[foe].where, ATTACHED);
    CHECK_EQ(g.unit[me].up[0], foe);
    CHECK(in_discard(&g, red, "m6") && in_discard(&g, red, "c2"));
    struct game joker = needing(red, KIND_teddy, KIND_nurse, "c9", "r9 r8 r13 bj", &me, &foe);
    DO(&joker, OPTION(YES));
    CHECK_EQ(joker.unit[foe].where, IN_HEAP);
    struct game precise = beside(red, KIND_teddy, KIND_nurse, "", "r9 r8 r13 c4", &me, &foe);
    precise.unit[foe].rips = 1;
    precise.unit[me].turn[PRECISE] = precise.unit[me].turn[SKILLFUL] = 3;
    animate(&precise, me);
    attack(&precise, foe);
    DO(&precise, OPTION(YES));
    CHECK_EQ(precise.unit[foe].where, IN_HEAP);
}

TEST_SIDES(no_attempt_from_afar_or_for_what_does_not_suit)
{
    CLAUSE("PW-397", "PW-391", "PW-144", "PW-143");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_death_marshal, at(0, 0)),
        foe = put(&g, blue, KIND_marionette, at(2, 0));
    deal(&g, red, "", "r9 r8");
    deal(&g, blue, "", "");
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].where, IN_HEAP);
    CHECK(kind_asked(&g) != ASK_NEED);
    int mine, arm;
    struct game unfit = needing(red, KIND_teddy, KIND_rusty_alyce, "", "r9 r8 r13", &mine, &arm);
    CHECK_EQ(unfit.unit[arm].where, IN_HEAP);
    CHECK(kind_asked(&unfit) != ASK_NEED);
}

TEST_SIDES(i_need_this_follows_other_actions_too)
{
    CLAUSE("PW-396", "PW-454");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_teddy, at(0, 0)), foe = put(&g, blue, KIND_marionette, at(1, 0));
    deal(&g, red, "", "t9");
    animate(&g, me);
    perform(&g, ACTION_gulp, foe);
    CHECK_ASKS(&g, red, ASK_NEED);
}

TEST_SIDES(each_torn_enemy_gives_an_attempt_of_its_own)
{
    CLAUSE("PW-407");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_guild_austringer, at(0, 0));
    int first = put(&g, blue, KIND_marionette, at(1, 0));
    int second = put(&g, blue, KIND_bayou_gremlin, at(0, 1));
    deal(&g, red, "r2", "r9 m2");
    animate(&g, me);
    DO(&g, act(ACTION_throw_the_bird, first));
    DO(&g, pass());
    CHECK_ASKS(&g, red, ASK_NEED);
    CHECK_EQ(g.k.ask.b, first);
    DO(&g, pass());
    DO(&g, shed("r2"));
    DO(&g, pick(second));
    CHECK_ASKS(&g, red, ASK_NEED);
    CHECK_EQ(g.k.ask.b, second);
}

TEST_SIDES(only_who_was_beside_the_rider_when_it_came_apart_gives_an_attempt)
{
    CLAUSE("PW-397");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_hooded_rider, at(-1, 0));
    int first = put(&g, blue, KIND_marionette, at(0, 0));
    int second = put(&g, blue, KIND_bayou_gremlin, at(1, 0));
    deal(&g, red, "", "r9 m2");
    animate(&g, me);
    DO(&g, act(ACTION_ride_down, NOBODY));
    DO(&g, go(at(2, 0)));
    CHECK_EQ(g.unit[first].where, IN_HEAP);
    CHECK_EQ(g.unit[second].where, IN_HEAP);
    CHECK_ASKS(&g, red, ASK_NEED);
    CHECK_EQ(g.k.ask.b, second);
}

/* --- Effects. --- */

TEST_SIDES(confused_stuck_and_paralyzed)
{
    CLAUSE("PW-416", "PW-422", "PW-432", "PW-510", "PW-487");
    static const struct {
        int marks, counters;
        bool moves, acts;
    } cases[] = {{0, 0, true, true},  {CONFUSED, 0, true, false}, {STUCK, 0, false, true},
                 {0, 1, false, true}, {STUCK, 2, false, true},    {PARALYZED, 0, false, false}};
    for (int i = 0; i < 6; i++) {
        int me, foe;
        struct game g = beside(red, KIND_ronin, KIND_ronin, "", "", &me, &foe);
        g.unit[me].marks = (uint8_t)cases[i].marks;
        g.unit[me].stuck = (uint8_t)cases[i].counters;
        animate(&g, me);
        bool animated = kind_asked(&g) == ASK_ACT;
        CHECK_EQ(animated, cases[i].moves || cases[i].acts); /* or its Animation is over */
        CHECK_EQ(animated && offers(&g, GO) > 0, cases[i].moves);
        CHECK_EQ(animated && offers(&g, DO) > 0, cases[i].acts);
    }
}

TEST_SIDES(being_moved_or_placed_is_not_stopped_by_them)
{
    CLAUSE("PW-433", "PW-277", "PW-273", "PW-274", "PW-275", "PW-276", "PW-278");
    struct game g = war_as(red);
    int belle = put(&g, red, KIND_rotten_belle, at(0, 0)),
        foe = put(&g, blue, KIND_ronin, at(4, 0));
    g.unit[foe].marks = STUCK | PARALYZED | CONFUSED;
    put(&g, red, KIND_ronin, at(3, 1)); /* in the way of nobody, but Occupied */
    deal(&g, red, "", "c9");
    animate(&g, belle);
    perform(&g, ACTION_over_here_love, foe);
    CHECK_ASKS(&g, red, ASK_PUSH); /* who caused it decides */
    CHECK_EQ(offers(&g, GO), 1);
    DO(&g, go(at(3, 0)));
    CHECK_EQ(g.unit[foe].space, at(3, 0));
}

TEST_SIDES(effects_with_a_number_add_up_and_others_do_not)
{
    CLAUSE("PW-506", "PW-507", "PW-508", "PW-509", "PW-483", "PW-485", "PW-486", "PW-481", "PW-409",
           "PW-415");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_convict_gunslinger, at(0, 0)); /* Combat 2, Range 3 */
    CHECK_EQ(pw_striker(&g, me).combat, 2);
    g.unit[me].turn[CB] = 2;
    g.unit[me].counter[CB] = 1;
    CHECK_EQ(pw_striker(&g, me).combat, 2 + 3);
    g.unit[me].turn[CB] = 0;
    g.unit[me].counter[CB] = 2; /* two Combat +1 Counters */
    CHECK_EQ(pw_striker(&g, me).combat, 4);
    equip(&g, red, me, KIND_convict_gunslinger); /* Pop Guns: Range 2 */
    CHECK_EQ(pw_reach(&g, me), 3);
}

TEST_SIDES(counters_stay_until_an_effect_removes_them)
{
    CLAUSE("PW-480", "PW-254", "PW-501", "PW-427");
    struct game g = war_as(red);
    int nurse = put(&g, red, KIND_nurse, at(0, 0)), ronin = put(&g, red, KIND_ronin, at(1, 0));
    g.unit[ronin].stuck = g.unit[ronin].decay = g.unit[ronin].exhausted = 1;
    g.unit[ronin].counter[CB] = -1;
    memset(g.unit[ronin].turn, 2, sizeof g.unit[ronin].turn);
    g.unit[ronin].marks = CONFUSED;
    deal(&g, red, "", "r9");
    animate(&g, nurse);
    perform(&g, ACTION_bath_time, ronin);
    CHECK_EQ(g.unit[ronin].stuck, 0);
    CHECK_EQ(g.unit[ronin].decay, 0);
    CHECK_EQ(g.unit[ronin].counter[CB], 0);
    CHECK_EQ(g.unit[ronin].exhausted, 0);
    CHECK_EQ(g.unit[ronin].where, IN_PLAY);
    CHECK_EQ(g.unit[ronin].marks, 0);
    for (int stat = 0; stat < STATS; stat++)
        CHECK_EQ(g.unit[ronin].turn[stat] | g.unit[ronin].counter[stat], 0);
    CHECK(g.unit[nurse].exhausted);
}

TEST_SIDES(abilities_are_always_on_and_need_sight)
{
    CLAUSE("PW-328", "PW-329", "PW-332");
    struct game g = war_as(red);
    set_master(&g, red, KIND_marcus);
    int master = pw_master(&g, red), teddy = put(&g, red, KIND_teddy, at(3, -5));
    CHECK_EQ(pw_striker(&g, teddy).combat, 4); /* Favourite Toys, in nobody's Animation */
    put(&g, blue, KIND_ronin, at(2, -5));
    CHECK_EQ(pw_striker(&g, teddy).combat, 3); /* out of sight */
    move_to(&g, master, at(2, -4));
    CHECK_EQ(pw_striker(&g, teddy).combat, 4);
}

/* --- Boundaries. --- */

TEST_SIDES(an_upgrade_whose_buttons_are_all_marked_is_not_ripped_again)
{
    CLAUSE("PW-440", "PW-442");
    int me, foe;
    struct game g = beside(red, KIND_bayou_gremlin, KIND_ronin, "", "r9", &me, &foe);
    int hat = equip(&g, blue, foe, KIND_bayou_gremlin), coat = equip(&g, blue, foe, KIND_teddy);
    g.unit[foe].rips = 2;
    g.unit[hat].rips = 1; /* its only button */
    animate(&g, me);
    attack(&g, foe);
    CHECK(kind_asked(&g) != ASK_RIP);
    CHECK_EQ(g.unit[hat].rips, 1);
    CHECK_EQ(g.unit[coat].rips, 1);
    CHECK_EQ(g.unit[foe].rips, 2);
}

TEST_SIDES(the_middle_one_of_three_upgrades_can_go)
{
    CLAUSE("PW-456", "PW-158");
    for (int gone = 0; gone < 3; gone++) {
        struct game g = war_as(red);
        int teddy = put(&g, red, KIND_teddy, at(0, 0)), worn[3]; /* Upgrade Limit 3 */
        worn[0] = equip(&g, red, teddy, KIND_nurse);
        worn[1] = equip(&g, blue, teddy, KIND_bayou_gremlin);
        worn[2] = equip(&g, red, teddy, KIND_terror_tot);
        g.unit[teddy].turn[AR] = 2;
        pw_tear_upgrade(&g, worn[gone]);
        CHECK_EQ(g.unit[worn[gone]].where, IN_HEAP);
        CHECK_EQ(g.unit[teddy].up[0], worn[gone == 0]);
        CHECK_EQ(g.unit[teddy].up[1], worn[gone < 2 ? 2 : 1]);
        CHECK_EQ(g.unit[teddy].up[2], 0);
        CHECK_EQ(g.unit[teddy].turn[AR], 2);
        check_valid(&g);
    }
}

/* A Stat Card has room for two digits. */
TEST_SIDES(numbers_of_effects_and_counters_end_at_99)
{
    CLAUSE("PW-483", "PW-506");
    struct game g = war_as(red);
    int unit = put(&g, red, KIND_ronin, at(0, 0));
    struct unit *u = &g.unit[unit];
    static const int8_t before[] = {-99, -98, 98, 99};
    for (int i = 0; i < 4; i++) {
        u->turn[CB] = u->counter[CB] = before[i];
        pw_gain(&g, unit, &pw_actions[ACTION_rabies]);       /* a Combat -1 Counter */
        pw_gain(&g, unit, &pw_actions[ACTION_cry_about_it]); /* Combat -1 */
        CHECK_EQ(u->counter[CB], i ? before[i] - 1 : -99);
        CHECK_EQ(u->turn[CB], i ? before[i] - 1 : -99);
    }
    for (int i = 98; i <= 99; i++) {
        u->stuck = u->decay = (uint8_t)i;
        u->turn[POWERFUL] = (int8_t)i;
        pw_gain(&g, unit, &pw_actions[ACTION_tantrum]);
        CHECK_EQ(u->stuck, 99);
        pw_gain(&g, unit, &pw_actions[ACTION_kick_in_the_shins]);
        CHECK_EQ(u->decay, 99);
        pw_gain(&g, unit, &pw_actions[ACTION_elite_combat_training]);
        CHECK_EQ(u->turn[POWERFUL], 99);
    }
    for (int i = 98; i <= 99; i++) {
        int me, foe;
        struct game tot = duel(red, KIND_terror_tot, KIND_bayou_gremlin, "", "", &me, &foe);
        tot.unit[me].counter[CB] = (int8_t)i;
        tot.unit[me].counter[POWERFUL] = 99;
        tot.unit[foe].turn[DF] = -5; /* nothing to meet */
        DO(&tot, act(ACTION_attack, foe));
        CHECK_EQ(tot.unit[foe].where, IN_HEAP);
        DO(&tot, pass());
        CHECK_EQ(tot.unit[me].counter[CB], 99);
    }
}

TEST_SIDES(back_in_the_toy_box_nothing_is_left_on_the_field)
{
    CLAUSE("PW-471", "PW-467");
    struct game g = war_as(red);
    int teddy = put(&g, red, KIND_teddy, at(0, 0));
    pw_return_to_box(&g, teddy);
    CHECK_EQ(g.token[at(0, 0)], NO_TOKEN); /* no Item Token without one */
    CHECK_EQ(g.stands[at(0, 0)], NOBODY);
    CHECK(!space_is_in(spaces_in(&g.occupied), at(0, 0)));
    int heaped = put_heap(&g, red, KIND_nurse);
    g.unit[heaped].space = 0;
    pw_return_to_box(&g, heaped);
    CHECK_EQ(g.unit[heaped].where, IN_BOX);
    check_valid(&g);
}

/* --- What happens when something is torn apart, and when not. --- */

TEST_SIDES(the_cards_of_an_attempt_are_discarded_before_those_of_the_action)
{
    CLAUSE("PW-405", "PW-322", "PW-395");
    int me, foe;
    struct game g = needing(red, KIND_bayou_gremlin, KIND_marionette, "m2", "c9 r5", &me, &foe);
    CHECK_ASKS(&g, red, ASK_NEED);
    DO(&g, OPTION(YES));
    DO(&g, pass()); /* the 5 is enough for Loose Strings */
    CHECK_EQ(g.unit[foe].where, ATTACHED);
    CHECK(in_discard(&g, red, "r5"));
    CHECK_EQ(g.player[red].top, card("c9")); /* the Attack ends after the attempt */
    CHECK_EQ(g.player[red].table.count, 0);
    CHECK_EQ(g.player[red].table.count, 0);
}

TEST_SIDES(an_attempt_counts_its_own_cards_only)
{
    CLAUSE("PW-399", "PW-401");
    int me, foe;
    struct game g = needing(red, KIND_bayou_gremlin, KIND_nurse, "m2", "c9 r6", &me, &foe);
    DO(&g, OPTION(YES)); /* High Heels: 5 and a Crow; the Crow of the Attack does not count */
    DO(&g, pass());
    CHECK_EQ(g.unit[foe].where, IN_HEAP);
}

TEST_SIDES(who_is_removed_because_of_decay_was_not_torn_apart)
{
    CLAUSE("PW-488", "PW-490");
    static const int kinds[] = {KIND_executioner, KIND_terror_tot, KIND_viktoria};
    for (int i = 0; i < 3; i++)
        for (int decay = 0; decay < 2; decay++) {
            int me, foe;
            struct game g = beside(red, KIND_teddy, KIND_bayou_gremlin, "", "r9 r8 r7", &me, &foe);
            if (i < 2)
                g.unit[me].kind = (uint8_t)kinds[i];
            if (i == 2) {
                set_master(&g, red, KIND_viktoria);
                me = pw_master(&g, red);
                move_to(&g, me, at(0, 1)); /* also beside (1, 0) */
            }
            g.unit[me].rips = i != 1;
            g.unit[foe].decay = (uint8_t)decay;
            deal(&g, blue, "", "t2");
            animate(&g, me);
            attack(&g, foe);
            CHECK_EQ(g.unit[foe].where, decay ? REMOVED : IN_HEAP);
            CHECK_EQ(pw_hand_size(&g, blue), decay ? 0 : 1); /* Dumb Luck */
            CHECK_EQ(kind_asked(&g) == ASK_NEED, !decay);
            if (!decay)
                DO(&g, pass());
            CHECK_EQ(g.unit[me].rips, i == 0 ? decay : i == 2);
            CHECK_EQ(g.unit[me].counter[CB], i == 1 && !decay);
            CHECK_EQ(kind_asked(&g) == ASK_WALK, i == 2 && !decay);
        }
}

TEST_SIDES(strings_tangle_who_is_beside_and_luck_comes_from_any_enemy)
{
    CLAUSE("PW-419");
    static const int kinds[] = {KIND_marionette, KIND_bayou_gremlin};
    for (int far = 0; far < 2; far++)
        for (int i = 0; i < 2; i++) {
            struct game g = war_as(red);
            int me = put(&g, red, KIND_convict_gunslinger, at(0, 0)),
                foe = put(&g, blue, kinds[i], at(1 + 2 * far, 0));
            deal(&g, red, "", "r9 r8");
            deal(&g, blue, "", "t2 t3");
            animate(&g, me);
            attack(&g, foe);
            CHECK_EQ(g.unit[foe].where, IN_HEAP);
            CHECK_EQ(g.unit[me].marks, i || far ? 0 : STUCK);
            CHECK_EQ(pw_hand_size(&g, blue), i);
        }
    struct game nails = war_as(red); /* no Puppet tears it apart */
    int gremlin = put(&nails, red, KIND_bayou_gremlin, at(0, 0));
    deal(&nails, red, "", "t2");
    nails.unit[gremlin].exhausted = 1;
    animate(&nails, gremlin);
    CHECK_EQ(nails.unit[gremlin].where, IN_HEAP);
    CHECK_EQ(pw_hand_size(&nails, red), 1); /* only that of the next round */
    CHECK_EQ(nails.round, 2);
}

TEST_SIDES(spare_parts_are_of_metal_within_range_2_that_is_torn_apart)
{
    CLAUSE("PW-332", "PW-429");
    static const int places[][2] = {{2, 0}, {3, 0}, {4, 0}};
    for (int far = 0; far < 3; far++)
        for (int decay = 0; decay < 2; decay++) {
            int me, metal;
            struct game g =
                beside(red, KIND_teddy, KIND_steampunk_arachnid, "", "r9 r8 r7", &me, &metal);
            int joss = put(&g, blue, KIND_joss, at(places[far][0], places[far][1]));
            int other = put(&g, red, KIND_joss, at(1, 1)); /* of any side */
            int hat = equip(&g, blue, joss, KIND_bayou_gremlin);
            g.unit[joss].rips = 3;
            g.unit[hat].rips = 0;
            g.unit[other].rips = 1;
            g.unit[metal].decay = (uint8_t)decay;
            animate(&g, me);
            attack(&g, metal);
            CHECK_EQ(g.unit[joss].rips, decay || far == 2 ? 3 : 2);
            CHECK_EQ(g.unit[other].rips, decay ? 1 : 0);
        }
}

/* Among three, Green loses: a Metal puppet of theirs comes apart near Red's Joss. */
static struct game disbanding(int decay, int item, int *joss, int *hat)
{
    struct game g = war_of(3);
    int me = put(&g, BLUE, KIND_ronin, at(-5, 0)),
        metal = put(&g, GREEN, KIND_executioner, at(1, 0));
    *joss = put(&g, RED, KIND_joss, at(3, 0));
    *hat = equip(&g, RED, *joss, KIND_bayou_gremlin);
    g.unit[*joss].rips = 2;
    g.unit[*hat].rips = 1;
    g.unit[metal].decay = (uint8_t)decay;
    g.unit[metal].item = (uint8_t)item;
    animate(&g, me);
    DO(&g, OPTION(DO, ACTION_mine, NOBODY, 1));
    CHECK_EQ(g.out, seat_bit(GREEN));
    CHECK_EQ(g.unit[metal].where, REMOVED);
    return g;
}

TEST(puppets_of_who_is_out_are_torn_apart_with_all_that_follows)
{
    CLAUSE("PW-224", "PW-226", "PW-228", "PW-451");
    int joss, hat;
    struct game g = disbanding(0, NO_ITEM, &joss, &hat);
    CHECK_EQ(g.unit[joss].rips, 2);
    CHECK_EQ(g.unit[hat].rips, 0); /* of an Upgrade first (PW-430) */
    CHECK_EQ(g.token[at(1, 0)], NO_TOKEN);
    struct game decays = disbanding(1, FIRECRACKERS, &joss, &hat);
    CHECK_EQ(decays.unit[joss].rips, 2);
    CHECK_EQ(decays.unit[hat].rips, 1);
    CHECK_EQ(decays.token[at(1, 0)], ON_GROUND + FIRECRACKERS);
}

TEST(a_master_that_is_torn_apart_drops_its_item_though_its_player_is_out)
{
    CLAUSE("PW-451", "PW-453", "PW-590");
    static const uint8_t beneath[] = {NO_TOKEN, NEUTRAL};
    for (int i = 0; i < 2; i++) {
        struct game g = war_of(3);
        g.win = WIN_TAG;
        g.player[RED].tagged = g.player[BLUE].tagged = 1;
        int me = put(&g, RED, KIND_ronin, at(0, 0)), master = pw_master(&g, BLUE);
        move_to(&g, master, at(1, 0));
        pw_set_token(&g, at(1, 0), beneath[i]);
        g.unit[me].item = IT;
        animate(&g, me);
        DO(&g, act(ACTION_tag, master));
        CHECK_EQ(g.out, seat_bit(BLUE));
        CHECK_EQ(g.token[i ? at(1, -1) : at(1, 0)], ON_GROUND + IT); /* or the first beside it */
        CHECK_EQ(g.token[at(1, 0)], i ? NEUTRAL : ON_GROUND + IT);
        CHECK_EQ(kind_asked(&g), ASK_ACT);
        CHECK_EQ(asked(&g), RED);
    }
}

TEST_SIDES(all_hear_whether_a_puppet_is_torn_apart_or_removed)
{
    CLAUSE("PW-446", "PW-488");
    for (int decay = 0; decay < 2; decay++) {
        int me, foe;
        struct game g = beside(red, KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
        g.unit[foe].decay = (uint8_t)decay;
        animate(&g, me);
        struct story story = story_for(&g, blue);
        DO_HEARD(&g, act(ACTION_attack, foe), &story.listener);
        CHECK_EQ(strstr(story.text, "torn apart") != NULL, !decay);
    }
}
