/* test_harm.c - Rips, tearing apart, Upgrades, Counters, Effects. */
#include "games/puppet_wars/war.h"

/* Red's puppet side by side with Blue's, about to act with these cards. */
static struct game beside(int me, int other, const char *hand, const char *next, int *mine,
                          int *foe)
{
    struct game g = war();
    *mine = put(&g, RED, me, at(0, 0));
    *foe = put(&g, BLUE, other, at(1, 0));
    deal(&g, RED, hand, next);
    deal(&g, BLUE, "", "");
    return g;
}

/* --- Rips and Stitches. --- */

TEST(rips_mark_the_puppets_own_card_first_and_then_upgrades)
{
    CLAUSE("PW-138", "PW-157", "PW-440", "PW-441", "PW-442", "PW-443", "PW-444", "PW-445",
           "PW-139");
    int me, foe;
    struct game g = beside(KIND_teddy, KIND_ronin, "", "r9 r8 c9", &me, &foe);
    int hat = equip(&g, BLUE, foe, KIND_bayou_gremlin); /* +1 */
    CHECK_EQ(pw_stitches(&g, foe), 3);
    g.unit[foe].rips = 1;
    animate(&g, me);
    g.unit[me].turn[POWERFUL] = 0;
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].rips, 2);
    CHECK_EQ(g.unit[hat].rips, 0);
    CHECK_EQ(g.unit[foe].where, IN_PLAY);
    CHECK_EQ(pw_stitches(&g, foe) - pw_rips(&g, foe), 1);
    struct game over = beside(KIND_teddy, KIND_ronin, "", "r9 r8 c9", &me, &foe);
    hat = equip(&over, BLUE, foe, KIND_bayou_gremlin);
    over.unit[me].turn[POWERFUL] = 9; /* more Rips than buttons */
    animate(&over, me);
    attack(&over, foe);
    CHECK_EQ(over.unit[foe].where, IN_HEAP);
    CHECK_EQ(over.unit[hat].where, REMOVED);
}

TEST(with_two_upgrades_its_player_chooses_which_is_ripped)
{
    CLAUSE("PW-442");
    int me, foe;
    struct game g = beside(KIND_teddy, KIND_ronin, "", "r9 r8 c9", &me, &foe);
    int hat = equip(&g, BLUE, foe, KIND_bayou_gremlin);
    int coat = equip(&g, BLUE, foe, KIND_rotten_belle);
    g.unit[foe].rips = 2;
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(kind_asked(&g), ASK_RIP);
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(offers(&g, CHOOSE), 2);
    DO(&g, pick(coat));
    CHECK_EQ(g.unit[coat].rips, 1);
    CHECK_EQ(g.unit[hat].rips, 0);
}

TEST(rips_on_an_upgrade_leave_with_it_and_the_rest_may_be_too_much)
{
    CLAUSE("PW-158", "PW-159", "PW-160");
    struct game g = war();
    int teddy = put(&g, BLUE, KIND_teddy, at(0, 0)); /* 4 */
    int hat = equip(&g, BLUE, teddy, KIND_bayou_gremlin),
        coat = equip(&g, BLUE, teddy, KIND_rotten_belle);
    g.unit[teddy].rips = 4;
    g.unit[coat].rips = 1;
    CHECK_EQ(pw_rips(&g, teddy), 5);
    pw_tear_upgrade(&g, coat);
    CHECK_EQ(pw_rips(&g, teddy), 4);
    CHECK_EQ(pw_stitches(&g, teddy), 5);
    CHECK_EQ(g.unit[hat].where, ATTACHED);
    int joss = put(&g, RED, KIND_joss, at(1, 0));
    deal(&g, RED, "", "t9");
    animate(&g, joss);
    perform(&g, ACTION_steam_powered_snips, teddy); /* now 4 Rips on 4 Stitches */
    CHECK_EQ(g.unit[teddy].where, IN_HEAP);
    CHECK_EQ(g.unit[hat].where, IN_HEAP);
}

TEST(sewn_up_takes_a_rip_off_an_upgrade_first)
{
    CLAUSE("PW-429", "PW-430", "PW-431");
    int me, foe;
    for (int rips = 0; rips < 3; rips++) {
        struct game g = beside(KIND_executioner, KIND_bayou_gremlin, "", "r9", &me, &foe);
        int coat = equip(&g, RED, me, KIND_rotten_belle);
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

TEST(with_rips_on_two_upgrades_its_player_chooses_which_is_sewn_up)
{
    CLAUSE("PW-430");
    int me, foe;
    struct game g = beside(KIND_executioner, KIND_bayou_gremlin, "", "r9", &me, &foe);
    int coat = equip(&g, RED, me, KIND_rotten_belle), box = equip(&g, RED, me, KIND_death_marshal);
    g.unit[me].rips = 3;
    g.unit[coat].rips = g.unit[box].rips = 1;
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(kind_asked(&g), ASK_SEW);
    DO(&g, pick(box));
    CHECK_EQ(g.unit[box].rips, 0);
    CHECK_EQ(g.unit[coat].rips, 1);
}

/* --- Torn apart. --- */

TEST(a_torn_puppet_goes_to_its_heap_and_its_upgrades_are_removed)
{
    CLAUSE("PW-446", "PW-447", "PW-448", "PW-449", "PW-450", "PW-459", "PW-482", "PW-502", "PW-437",
           "PW-011", "PW-014");
    int me, foe;
    struct game g = beside(KIND_teddy, KIND_executioner, "", "r9 r8 c9", &me, &foe);
    int own = equip(&g, BLUE, foe, KIND_ronin), captured = equip(&g, RED, foe, KIND_nurse);
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
    struct unit clean = {.kind = KIND_executioner, .owner = BLUE, .where = IN_HEAP};
    CHECK(!memcmp(u, &clean, sizeof clean));
}

TEST(an_item_is_dropped_where_the_puppet_stood_or_beside_it)
{
    CLAUSE("PW-451", "PW-452", "PW-453", "PW-455", "PW-188", "PW-496", "PW-497");
    int me, foe;
    struct game g = beside(KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    g.unit[foe].item = FIRECRACKERS;
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(g.token[at(1, 0)], ON_GROUND + FIRECRACKERS);
    CHECK_EQ(kind_asked(&g), ASK_NEED); /* the Token falls before the attempt */
    struct game bench = beside(KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    bench.unit[foe].item = FIRECRACKERS;
    pw_set_token(&bench, at(1, 0), NEUTRAL);
    pw_set_token(&bench, at(2, 0), NEUTRAL); /* has a Token already */
    animate(&bench, me);
    attack(&bench, foe);
    CHECK_EQ(kind_asked(&bench), ASK_DROP);
    CHECK_EQ(asked(&bench), BLUE);
    CHECK_EQ(offers(&bench, GO), 4); /* not under the Gremlin, not on the bench */
    CHECK(!CAN(&bench, go(at(2, 0))));
    DO(&bench, go(at(1, 1)));
    CHECK_EQ(bench.token[at(1, 1)], ON_GROUND + FIRECRACKERS);
    struct game full = beside(KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    full.unit[foe].item = FIRECRACKERS;
    FOR_EACH_SPACE(space, pw_within(&full, at(1, 0), 1))
        pw_set_token(&full, space, MOLASSES);
    animate(&full, me);
    attack(&full, foe);
    CHECK_EQ(kind_asked(&full), ASK_NEED);
    FOR_EACH_SPACE(space, spaces_in(&full.board))
        CHECK(full.token[space] != ON_GROUND + FIRECRACKERS);
}

TEST(a_decaying_puppet_is_removed_instead)
{
    CLAUSE("PW-488", "PW-490", "PW-464", "PW-465", "PW-462", "PW-428", "PW-460", "PW-461",
           "PW-467");
    int me, foe;
    struct game g = beside(KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    int worn = equip(&g, BLUE, foe, KIND_ronin);
    g.unit[foe].decay = 1;
    g.unit[foe].item = FIRECRACKERS;
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].where, REMOVED);
    CHECK_EQ(g.unit[worn].where, REMOVED);
    CHECK(kind_asked(&g) != ASK_NEED);
    CHECK_EQ(g.token[at(1, 0)], ON_GROUND + FIRECRACKERS);
    CHECK(!(g.unit[me].marks & STUCK)); /* it was not torn apart: no Tangled Strings */
    CHECK(!pw_can_animate(&g, BLUE, foe, RED_JOKER));
}

TEST(a_decaying_master_loses_all_the_same)
{
    CLAUSE("PW-150");
    struct game g = war();
    int me = put(&g, RED, KIND_teddy, at(-1, 4)), master = pw_master(&g, BLUE);
    g.unit[master].rips = 4;
    g.unit[master].decay = 1;
    deal(&g, RED, "", "r9 r10 r11");
    deal(&g, BLUE, "", "");
    animate(&g, me);
    attack(&g, master);
    CHECK_EQ(g.winners, seat_bit(RED));
}

TEST(a_decaying_friend_leaves_no_upgrade_for_pretty_buttons)
{
    CLAUSE("PW-490");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0)),
        victim = put(&g, RED, KIND_bayou_gremlin, at(1, 0));
    g.unit[victim].decay = 1;
    animate(&g, me);
    DO(&g, act(ACTION_pretty_buttons, victim));
    CHECK(kind_asked(&g) != ASK_UPGRADE);
    CHECK_EQ(g.unit[victim].where, REMOVED);
}

TEST(a_torn_upgrade_goes_to_the_heap_of_its_first_owner)
{
    CLAUSE("PW-015", "PW-016", "PW-456", "PW-457", "PW-489", "PW-472", "PW-463", "PW-466");
    struct game g = war();
    int teddy = put(&g, RED, KIND_teddy, at(0, 0));
    int captured = equip(&g, BLUE, teddy, KIND_ronin), decayed = equip(&g, RED, teddy, KIND_nurse);
    g.unit[decayed].decay = 1;
    pw_tear_upgrade(&g, captured);
    CHECK_EQ(g.unit[captured].where, IN_HEAP);
    CHECK_EQ(g.unit[captured].owner, BLUE);
    CHECK_EQ(g.unit[teddy].up[0], decayed);
    pw_tear_upgrade(&g, decayed);
    CHECK_EQ(g.unit[decayed].where, REMOVED);
    animate(&g, teddy);
    CHECK_EQ(offers_of(&g, ACTION_scrounge), 0); /* neither the removed one nor Blue's */
    CHECK(!pw_can_animate(&g, RED, decayed, RED_JOKER));
}

TEST(into_the_toy_box_without_anything_on_it)
{
    CLAUSE("PW-468", "PW-469", "PW-470", "PW-471", "PW-472", "PW-473", "PW-474", "PW-467");
    struct game g = war();
    int teddy = put(&g, RED, KIND_teddy, at(0, 0));
    int own = equip(&g, RED, teddy, KIND_nurse), captured = equip(&g, BLUE, teddy, KIND_ronin);
    g.unit[teddy].rips = g.unit[teddy].exhausted = g.unit[teddy].decay = 1;
    g.unit[teddy].turn[CB] = g.unit[teddy].counter[CB] = 2;
    g.unit[teddy].item = FIRECRACKERS;
    pw_return_to_box(&g, teddy);
    struct unit clean = {.kind = KIND_teddy, .owner = RED, .where = IN_BOX};
    CHECK(!memcmp(&g.unit[teddy], &clean, sizeof clean));
    CHECK_EQ(g.unit[own].where, IN_HEAP);
    CHECK_EQ(g.unit[captured].where, IN_HEAP);
    CHECK_EQ(g.unit[captured].owner, BLUE);
    CHECK_EQ(g.token[at(0, 0)], ON_GROUND + FIRECRACKERS);
    CHECK(pw_can_animate(&g, RED, teddy, RED_JOKER));
    int bearer = put(&g, RED, KIND_executioner, at(2, 0)),
        worn = equip(&g, BLUE, bearer, KIND_nurse);
    g.unit[worn].decay = 1;
    pw_return_to_box(&g, worn);
    CHECK_EQ(g.unit[worn].where, IN_BOX);
    CHECK_EQ(g.unit[worn].owner, BLUE);
    CHECK_EQ(g.unit[bearer].up[0], 0);
    check_valid(&g);
}

TEST(a_master_in_the_toy_box_has_not_lost)
{
    CLAUSE("PW-475");
    struct game g = war();
    pw_return_to_box(&g, pw_master(&g, RED));
    pw_judge_losses(&g);
    CHECK(!g.over);
    CHECK(pw_can_animate(&g, RED, pw_master(&g, RED), card("c5")));
}

/* --- Upgrades. --- */

TEST(suitable_means_limit_characteristics_and_no_second_of_a_name)
{
    CLAUSE("PW-122", "PW-137", "PW-152", "PW-153", "PW-388", "PW-389", "PW-390", "PW-391",
           "PW-121");
    struct game g = war();
    int ronin = put(&g, RED, KIND_ronin, at(0, 0));                /* no Characteristic, limit 2 */
    int rattler = put(&g, RED, KIND_razorspine_rattler, at(1, 0)); /* Metal, Stuffed Animal */
    int arm = put_heap(&g, RED, KIND_rusty_alyce);                 /* needs Metal */
    int horse = put_heap(&g, RED, KIND_hooded_rider);              /* no Stuffed Animal */
    int wings = put_heap(&g, RED, KIND_malifaux_cherub);           /* no Metal */
    CHECK(!pw_is_suitable(&g, ronin, arm));
    CHECK(pw_is_suitable(&g, rattler, arm));
    CHECK(pw_is_suitable(&g, ronin, horse));
    CHECK(!pw_is_suitable(&g, rattler, horse));
    CHECK(!pw_is_suitable(&g, rattler, wings));
    struct game two = war();
    ronin = put(&two, RED, KIND_ronin, at(0, 0));
    equip(&two, RED, ronin, KIND_nurse);
    int same = put_heap(&two, RED, KIND_nurse), other = put_heap(&two, RED, KIND_bayou_gremlin);
    CHECK(!pw_is_suitable(&two, ronin, same));
    CHECK(pw_is_suitable(&two, ronin, other));
    pw_attach(&two, ronin, other);
    CHECK(!pw_is_suitable(&two, ronin, put_heap(&two, RED, KIND_terror_tot)));
}

TEST(upgrades_work_as_if_printed_on_their_bearer)
{
    CLAUSE("PW-113", "PW-155", "PW-156", "PW-280", "PW-384", "PW-385", "PW-386", "PW-387", "PW-146",
           "PW-151");
    struct game g = war();
    int master = pw_master(&g, RED), foe = put(&g, BLUE, KIND_ronin, at(2, -5));
    CHECK_EQ(pw_movement(&g, master), 2);
    equip(&g, RED, master, KIND_misaki); /* Magic Slippers: Movement +1 */
    CHECK_EQ(pw_movement(&g, master), 3);
    equip(&g, RED, master, KIND_nurse); /* High Heels: Kick in the Shins */
    deal(&g, RED, "", "c9");
    animate(&g, master);
    CHECK(CAN(&g, act(ACTION_kick_in_the_shins, foe)));
    CHECK(CAN(&g, done()));
    perform(&g, ACTION_kick_in_the_shins, foe);
    CHECK_EQ(g.unit[foe].decay, 1);
}

/* Red's Gremlin tears a Marionette apart; the attempt on Loose Strings (4) is next. */
static struct game needing(int me_kind, int foe_kind, const char *hand, const char *next, int *me,
                           int *foe)
{
    struct game g = beside(me_kind, foe_kind, hand, next, me, foe);
    g.unit[*foe].rips = (uint8_t)(pw_stitches(&g, *foe) - 1);
    animate(&g, *me);
    attack(&g, *foe);
    if (hand[0])
        DO(&g, pass());
    return g;
}

TEST(i_need_this_tries_to_attach_the_upgrade_of_a_torn_enemy)
{
    CLAUSE("PW-154", "PW-393", "PW-394", "PW-395", "PW-398", "PW-399", "PW-400", "PW-401", "PW-402",
           "PW-405", "PW-454");
    int me, foe;
    struct game g = needing(KIND_teddy, KIND_marionette, "r2 r9", "c9 r8 r7 r3", &me, &foe);
    CHECK_EQ(kind_asked(&g), ASK_NEED);
    CHECK_EQ(asked(&g), RED);
    struct game no = g, fail = g;
    DO(&g, OPTION(YES));
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(g.player[RED].table.card[g.effort.from], card("r3"));
    CHECK_EQ(g.player[RED].table.count - g.effort.from, 1); /* one card, though Combat is 3 */
    DO(&no, pass());
    CHECK_EQ(no.unit[foe].where, IN_HEAP);
    DO(&fail, OPTION(YES));
    DO(&fail, play("r2"));
    DO(&fail, pass());
    CHECK_EQ(fail.unit[foe].where, IN_HEAP); /* PW-403 */
    CHECK_EQ(fail.unit[foe].owner, BLUE);
}

TEST(i_need_this_succeeds_or_fails_by_the_difficulty)
{
    CLAUSE("PW-401", "PW-402", "PW-403", "PW-404", "PW-405", "PW-406", "PW-436");
    int me, foe;
    struct game g = needing(KIND_teddy, KIND_nurse, "c2", "r9 r8 r13 m6", &me, &foe); /* 5 Crow */
    DO(&g, OPTION(YES));
    DO(&g, play("c2"));
    select_highest(&g);
    CHECK_EQ(g.unit[foe].where, ATTACHED);
    CHECK_EQ(g.unit[me].up[0], foe);
    CHECK(in_discard(&g, RED, "m6") && in_discard(&g, RED, "c2"));
    struct game joker = needing(KIND_teddy, KIND_nurse, "c9", "r9 r8 r13 bj", &me, &foe);
    DO(&joker, OPTION(YES));
    CHECK_EQ(joker.unit[foe].where, IN_HEAP);
    struct game precise = beside(KIND_teddy, KIND_nurse, "", "r9 r8 r13 c4", &me, &foe);
    precise.unit[foe].rips = 1;
    precise.unit[me].turn[PRECISE] = precise.unit[me].turn[SKILLFUL] = 3;
    animate(&precise, me);
    attack(&precise, foe);
    DO(&precise, OPTION(YES));
    CHECK_EQ(precise.unit[foe].where, IN_HEAP);
}

TEST(no_attempt_from_afar_or_for_what_does_not_suit)
{
    CLAUSE("PW-397", "PW-391", "PW-144", "PW-143");
    struct game g = war();
    int me = put(&g, RED, KIND_death_marshal, at(0, 0)),
        foe = put(&g, BLUE, KIND_marionette, at(2, 0));
    deal(&g, RED, "", "r9 r8");
    deal(&g, BLUE, "", "");
    animate(&g, me);
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].where, IN_HEAP);
    CHECK(kind_asked(&g) != ASK_NEED);
    int mine, arm;
    struct game unfit = needing(KIND_teddy, KIND_rusty_alyce, "", "r9 r8 r13", &mine, &arm);
    CHECK_EQ(unfit.unit[arm].where, IN_HEAP);
    CHECK(kind_asked(&unfit) != ASK_NEED);
}

TEST(i_need_this_follows_other_actions_too)
{
    CLAUSE("PW-396", "PW-454");
    struct game g = war();
    int me = put(&g, RED, KIND_teddy, at(0, 0)), foe = put(&g, BLUE, KIND_marionette, at(1, 0));
    deal(&g, RED, "", "t9");
    animate(&g, me);
    perform(&g, ACTION_gulp, foe);
    CHECK_EQ(kind_asked(&g), ASK_NEED);
}

TEST(each_torn_enemy_gives_an_attempt_of_its_own)
{
    CLAUSE("PW-407");
    struct game g = war();
    int me = put(&g, RED, KIND_guild_austringer, at(0, 0));
    int first = put(&g, BLUE, KIND_marionette, at(1, 0));
    int second = put(&g, BLUE, KIND_bayou_gremlin, at(0, 1));
    deal(&g, RED, "r2", "r9 m2");
    animate(&g, me);
    DO(&g, act(ACTION_throw_the_bird, first));
    DO(&g, pass());
    CHECK_EQ(kind_asked(&g), ASK_NEED);
    CHECK_EQ(g.k.ask.b, first);
    DO(&g, pass());
    DO(&g, shed("r2"));
    DO(&g, pick(second));
    CHECK_EQ(kind_asked(&g), ASK_NEED);
    CHECK_EQ(g.k.ask.b, second);
}

TEST(only_who_was_beside_the_rider_when_it_came_apart_gives_an_attempt)
{
    CLAUSE("PW-397");
    struct game g = war();
    int me = put(&g, RED, KIND_hooded_rider, at(-1, 0));
    int first = put(&g, BLUE, KIND_marionette, at(0, 0));
    int second = put(&g, BLUE, KIND_bayou_gremlin, at(1, 0));
    deal(&g, RED, "", "r9 m2");
    animate(&g, me);
    DO(&g, act(ACTION_ride_down, NOBODY));
    DO(&g, go(at(2, 0)));
    CHECK_EQ(g.unit[first].where, IN_HEAP);
    CHECK_EQ(g.unit[second].where, IN_HEAP);
    CHECK_EQ(kind_asked(&g), ASK_NEED);
    CHECK_EQ(g.k.ask.b, second);
}

/* --- Effects. --- */

TEST(confused_stuck_and_paralyzed)
{
    CLAUSE("PW-416", "PW-422", "PW-432", "PW-510", "PW-487");
    static const struct {
        int marks, counters;
        bool moves, acts;
    } cases[] = {{0, 0, true, true},  {CONFUSED, 0, true, false}, {STUCK, 0, false, true},
                 {0, 1, false, true}, {STUCK, 2, false, true},    {PARALYZED, 0, false, false}};
    for (int i = 0; i < 6; i++) {
        int me, foe;
        struct game g = beside(KIND_ronin, KIND_ronin, "", "", &me, &foe);
        g.unit[me].marks = (uint8_t)cases[i].marks;
        g.unit[me].stuck = (uint8_t)cases[i].counters;
        animate(&g, me);
        bool animated = kind_asked(&g) == ASK_ACT;
        CHECK_EQ(animated, cases[i].moves || cases[i].acts); /* or its Animation is over */
        CHECK_EQ(animated && offers(&g, GO) > 0, cases[i].moves);
        CHECK_EQ(animated && offers(&g, DO) > 0, cases[i].acts);
    }
}

TEST(being_moved_or_placed_is_not_stopped_by_them)
{
    CLAUSE("PW-433", "PW-277", "PW-273", "PW-274", "PW-275", "PW-276", "PW-278");
    struct game g = war();
    int belle = put(&g, RED, KIND_rotten_belle, at(0, 0)),
        foe = put(&g, BLUE, KIND_ronin, at(4, 0));
    g.unit[foe].marks = STUCK | PARALYZED | CONFUSED;
    put(&g, RED, KIND_ronin, at(3, 1)); /* in the way of nobody, but Occupied */
    deal(&g, RED, "", "c9");
    animate(&g, belle);
    perform(&g, ACTION_over_here_love, foe);
    CHECK_EQ(kind_asked(&g), ASK_PUSH);
    CHECK_EQ(asked(&g), RED); /* who caused it decides */
    CHECK_EQ(offers(&g, GO), 1);
    DO(&g, go(at(3, 0)));
    CHECK_EQ(g.unit[foe].space, at(3, 0));
}

TEST(effects_with_a_number_add_up_and_others_do_not)
{
    CLAUSE("PW-506", "PW-507", "PW-508", "PW-509", "PW-483", "PW-485", "PW-486", "PW-481", "PW-409",
           "PW-415");
    struct game g = war();
    int me = put(&g, RED, KIND_convict_gunslinger, at(0, 0)); /* Combat 2, Range 3 */
    CHECK_EQ(pw_striker(&g, me).combat, 2);
    g.unit[me].turn[CB] = 2;
    g.unit[me].counter[CB] = 1;
    CHECK_EQ(pw_striker(&g, me).combat, 2 + 3);
    g.unit[me].turn[CB] = 0;
    g.unit[me].counter[CB] = 2; /* two Combat +1 Counters */
    CHECK_EQ(pw_striker(&g, me).combat, 4);
    equip(&g, RED, me, KIND_convict_gunslinger); /* Pop Guns: Range 2 */
    CHECK_EQ(pw_reach(&g, me), 3);
}

TEST(counters_stay_until_an_effect_removes_them)
{
    CLAUSE("PW-480", "PW-254", "PW-501", "PW-427");
    struct game g = war();
    int nurse = put(&g, RED, KIND_nurse, at(0, 0)), ronin = put(&g, RED, KIND_ronin, at(1, 0));
    g.unit[ronin].stuck = g.unit[ronin].decay = g.unit[ronin].exhausted = 1;
    g.unit[ronin].counter[CB] = -1;
    deal(&g, RED, "", "r9");
    animate(&g, nurse);
    perform(&g, ACTION_bath_time, ronin);
    CHECK_EQ(g.unit[ronin].stuck, 0);
    CHECK_EQ(g.unit[ronin].decay, 0);
    CHECK_EQ(g.unit[ronin].counter[CB], 0);
    CHECK_EQ(g.unit[ronin].exhausted, 0);
    CHECK(g.unit[nurse].exhausted);
}

TEST(abilities_are_always_on_and_need_sight)
{
    CLAUSE("PW-328", "PW-329", "PW-332");
    struct game g = war();
    set_master(&g, RED, KIND_marcus);
    int master = pw_master(&g, RED), teddy = put(&g, RED, KIND_teddy, at(3, -5));
    CHECK_EQ(pw_striker(&g, teddy).combat, 4); /* Favourite Toys, in nobody's Animation */
    put(&g, BLUE, KIND_ronin, at(2, -5));
    CHECK_EQ(pw_striker(&g, teddy).combat, 3); /* out of sight */
    move_to(&g, master, at(2, -4));
    CHECK_EQ(pw_striker(&g, teddy).combat, 4);
}
