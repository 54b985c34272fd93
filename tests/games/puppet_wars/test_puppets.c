/* test_puppets.c - a scenario for each Ability, Action and Upgrade of the 34 stat cards. */
#include "games/puppet_wars/war.h"

/* --- Masters. --- */

TEST_SIDES(masters_strike_their_suit_out_of_requirements)
{
    CLAUSE("PW-149", "PW-124", "PW-123");
    static const struct {
        int master, suit;
    } rows[] = {{KIND_seamus, C}, {KIND_lady_justice, R}, {KIND_pandora, M}, {KIND_marcus, T}};
    static const int pawns[][2] = {{KIND_punk_zombie, C},
                                   {KIND_death_marshal, R},
                                   {KIND_silurid, M},
                                   {KIND_razorspine_rattler, T}};
    for (int i = 0; i < 4; i++) {
        struct game g = war_as(red);
        set_master(&g, red, rows[i].master);
        CHECK_EQ(pw_requirement(&g, pw_master(&g, red)).suits, NO_SUIT); /* itself, too */
        for (int j = 0; j < 4; j++) {
            int pawn = put(&g, red, pawns[j][0], at(j, 0)),
                theirs = put(&g, blue, pawns[j][0], at(j, 1));
            CHECK_EQ(pw_requirement(&g, pawn).suits, rows[i].suit == pawns[j][1] ? 0 : pawns[j][1]);
            CHECK_EQ(pw_requirement(&g, pawn).number, 6);
            CHECK(rows[i].suit == R ||
                  pw_requirement(&g, theirs).suits == (pawns[j][1] == R ? NO_SUIT : pawns[j][1]));
        }
    }
}

TEST_SIDES(viktoria_makes_puppets_without_a_suit_cheaper)
{
    CLAUSE("PW-149");
    struct game g = war_as(red);
    set_master(&g, red, KIND_viktoria);
    int ronin = put(&g, red, KIND_ronin, at(0, 0)),
        zombie = put(&g, red, KIND_punk_zombie, at(1, 0));
    CHECK_EQ(pw_requirement(&g, ronin).number, 3);
    CHECK_EQ(pw_requirement(&g, pw_master(&g, red)).number, 4);
    CHECK_EQ(pw_requirement(&g, zombie).number, 6); /* the printed suit counts */
    int gremlin = put(&g, red, KIND_bayou_gremlin, at(2, 0));
    g.unit[gremlin].turn[AR] = -2;
    CHECK_EQ(pw_requirement(&g, gremlin).number, -1);
}

TEST_SIDES(scary_face_confuses_and_taking_advantage_is_powerful_against_the_hindered)
{
    struct game g = war_as(red);
    int friend = put(&g, red, KIND_ronin, at(1, -4)), foe = put(&g, blue, KIND_teddy, at(2, -4));
    deal(&g, red, "", "c9 r9 r10 m8");
    deal(&g, blue, "", "");
    animate(&g, pw_master(&g, red));
    perform(&g, ACTION_taking_advantage, friend);
    DO(&g, done());
    CHECK_EQ(pw_strike_powerful(&g, &(struct striker){.marks = TAKES_ADVANTAGE}, foe), 0);
    struct striker s = pw_striker(&g, friend);
    static const uint8_t marks[] = {CONFUSED, STUCK, PARALYZED};
    CHECK_EQ(pw_strike_powerful(&g, &s, foe), 0);
    for (int i = 0; i < 3; i++) {
        g.unit[foe].marks = marks[i];
        CHECK_EQ(pw_strike_powerful(&g, &s, foe), 1);
    }
    g.unit[foe].marks = 0;
    g.unit[foe].exhausted = 1;
    CHECK_EQ(pw_strike_powerful(&g, &s, foe), 1);
    deal(&g, red, "", "r9 r10");
    animate(&g, friend);
    attack(&g, foe);
    DO_AS(&g, blue, pass()); /* does not dodge */
    select_highest(&g);
    CHECK_EQ(g.unit[foe].rips, 2);
}

TEST_SIDES(lady_justice_retorts_when_an_attack_on_it_fails)
{
    CLAUSE("PW-418");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_teddy, at(-1, 4)), lady = pw_master(&g, blue);
    deal(&g, red, "", "r2 r3 r4");
    deal(&g, blue, "r5", "");
    animate(&g, me);
    DO(&g, act(ACTION_attack, lady));
    DO(&g, pass());
    select_highest(&g);
    CHECK_ASKS(&g, blue, ASK_SPEND);
    struct game keeps = g;
    DO(&g, shed("r5"));
    CHECK_EQ(g.unit[me].rips, 1);
    CHECK(in_discard(&g, blue, "r5"));
    DO(&keeps, pass());
    CHECK_EQ(keeps.unit[me].rips, 0);
    struct game far = war_as(red); /* not against an attacker from afar */
    int gun = put(&far, red, KIND_convict_gunslinger, at(-1, 3));
    deal(&far, red, "", "r2 r3");
    deal(&far, blue, "r5", "");
    animate(&far, gun);
    DO(&far, act(ACTION_attack, pw_master(&far, blue)));
    DO(&far, pass());
    select_highest(&far);
    CHECK(kind_asked(&far) != ASK_SPEND);
}

TEST_SIDES(elite_combat_training_is_powerful_for_the_turn)
{
    struct game g = war_as(red);
    set_master(&g, red, KIND_lady_justice);
    deal(&g, red, "", "r9");
    animate(&g, pw_master(&g, red));
    CHECK(CAN(&g, act(ACTION_elite_combat_training, pw_master(&g, red))));
    perform(&g, ACTION_elite_combat_training, pw_master(&g, red));
    CHECK_EQ(g.unit[pw_master(&g, red)].turn[POWERFUL], 1);
}

TEST_SIDES(viktoria_catches_and_moves_on_after_a_kill)
{
    struct game g = war_as(red);
    set_master(&g, red, KIND_viktoria);
    int friend = put(&g, red, KIND_ronin, at(2, -5));
    animate(&g, pw_master(&g, red));
    CHECK_EQ(offers_of(&g, ACTION_catch), 0); /* nothing to catch */
    int hat = put_heap(&g, red, KIND_bayou_gremlin);
    deal(&g, red, "", "r5");
    animate(&g, pw_master(&g, red));
    perform(&g, ACTION_catch, friend);
    CHECK_ASKS(&g, red, ASK_UPGRADE);
    DO(&g, pick(hat));
    CHECK_EQ(g.unit[friend].up[0], hat);
    struct game kill = war_as(red);
    set_master(&kill, red, KIND_viktoria);
    int foe = put(&kill, blue, KIND_bayou_gremlin, at(2, -5));
    deal(&kill, red, "", "r9 r8 r7");
    deal(&kill, blue, "", "");
    animate(&kill, pw_master(&kill, red));
    attack(&kill, foe);
    CHECK_ASKS(&kill, red, ASK_NEED); /* first the attempt */
    DO(&kill, pass());
    CHECK_ASKS(&kill, red, ASK_WALK);
    DO(&kill, go(at(2, -5)));
    CHECK_ASKS(&kill, red, ASK_ACT);
    CHECK_EQ(kill.animation.moves, 0); /* no Move of its own is used up */
}

TEST_SIDES(viktoria_throws_only_to_whom_something_suits)
{
    CLAUSE("PW-306", "PW-388", "PW-389", "PW-390");
    struct game g = war_as(red);
    set_master(&g, red, KIND_viktoria);
    int ronin = put(&g, red, KIND_ronin, at(2, -5)),
        rattler = put(&g, red, KIND_razorspine_rattler, at(1, -4));
    int hound = put(&g, red, KIND_guild_hound, at(0, -4)); /* Upgrade Limit 1 */
    equip(&g, red, hound, KIND_nurse);
    put_heap(&g, red, KIND_steampunk_arachnid); /* Spare Cogs, for Metal */
    animate(&g, pw_master(&g, red));
    CHECK(CAN(&g, act(ACTION_catch, rattler)));
    CHECK(!CAN(&g, act(ACTION_catch, ronin)));
    CHECK(!CAN(&g, act(ACTION_catch, hound)));
    put_heap(&g, red, KIND_bayou_gremlin); /* a Straw Hat, for anybody with room for it */
    animate(&g, pw_master(&g, red));
    CHECK(CAN(&g, act(ACTION_catch, ronin)));
    CHECK(!CAN(&g, act(ACTION_catch, hound)));
}

TEST_SIDES(pandora_and_sorrow_gloom_adjacent_enemies)
{
    struct game g = war_as(red);
    set_master(&g, red, KIND_pandora);
    int near = put(&g, blue, KIND_ronin, at(2, -5)), far = put(&g, blue, KIND_ronin, at(3, -5));
    CHECK_EQ(pw_change(&g, near, PRECISE), -1);
    CHECK_EQ(pw_change(&g, near, SKILLFUL), -2);
    CHECK_EQ(pw_change(&g, far, SKILLFUL), 0);
    put(&g, red, KIND_sorrow, at(2, -4));
    CHECK_EQ(pw_change(&g, near, PRECISE), -2);
    CHECK_EQ(pw_change(&g, near, SKILLFUL), -3);
    int collar = put(&g, red, KIND_ronin, at(3, -4));
    CHECK_EQ(pw_change(&g, far, SKILLFUL), -1);    /* the Sorrow is beside it */
    equip(&g, red, collar, KIND_zombie_chihuahua); /* Yap */
    CHECK_EQ(pw_change(&g, far, SKILLFUL), -2);
    deal(&g, red, "", "m9");
    animate(&g, pw_master(&g, red));
    perform(&g, ACTION_cry_about_it, near);
    CHECK(g.unit[near].marks & STUCK);
    CHECK_EQ(g.unit[near].turn[CB], -1);
}

TEST_SIDES(marcus_loves_stuffed_animals_and_scares_all_but_metal)
{
    struct game g = war_as(red);
    set_master(&g, red, KIND_marcus);
    int teddy = put(&g, red, KIND_teddy, at(2, -5)), ronin = put(&g, red, KIND_ronin, at(1, -4));
    CHECK_EQ(pw_striker(&g, teddy).combat, 4);
    CHECK_EQ(pw_striker(&g, ronin).combat, 2);
    move_to(&g, teddy, at(4, -5));
    CHECK_EQ(pw_striker(&g, teddy).combat, 3);
    int metal = put(&g, blue, KIND_executioner, at(2, -5)),
        soft = put(&g, blue, KIND_nurse, at(0, -4));
    deal(&g, red, "", "t9");
    animate(&g, pw_master(&g, red));
    CHECK(!CAN(&g, act(ACTION_fire_and_stuffing, metal)));
    perform(&g, ACTION_fire_and_stuffing, soft);
    CHECK(pw_is_paralyzed(&g, soft));
}

/* --- Sidekicks. --- */

TEST_SIDES(misaki_tiptoes_through_puppets_but_does_not_stay_there)
{
    CLAUSE("PW-520");
    struct game g = war_as(red);
    int misaki = put(&g, red, KIND_misaki, at(0, 0)), foe = put(&g, blue, KIND_ronin, at(1, 0));
    pw_set_token(&g, at(0, 1), IMPASSABLE);
    animate(&g, misaki);
    CHECK(CAN(&g, go(at(1, 0))));
    CHECK(!CAN(&g, go(at(0, 1))));
    DO(&g, go(at(1, 0)));
    CHECK_EQ(g.stands[at(1, 0)], foe);
    CHECK(!CAN(&g, done()));
    CHECK_EQ(offers(&g, DO), 0);
    DO(&g, go(at(2, 0)));
    CHECK_EQ(g.stands[at(2, 0)], misaki);
    CHECK(CAN(&g, done()));
    DO(&g, go(at(3, 0)));
    int last = put(&g, blue, KIND_ronin, at(4, 0)); /* one Move left: not enough to pass */
    (void)last;
    CHECK(!CAN(&g, go(at(4, 0))));
}

TEST_SIDES(stab_and_scarper_attacks_and_moves_two)
{
    int me, foe;
    struct game g = duel(red, KIND_misaki, KIND_teddy, "", "r9 r8", &me, &foe);
    perform(&g, ACTION_stab_and_scarper, NOBODY);
    CHECK_EQ(g.unit[foe].rips, 1);
    CHECK_ASKS(&g, red, ASK_WALK);
    DO(&g, go(at(-1, 0)));
    DO(&g, go(at(-2, 0)));
    CHECK_ASKS(&g, red, ASK_ACT);
    CHECK_EQ(pw_moves_left(&g), 4);
    struct game alone = war_as(red);
    animate(&alone, put(&alone, red, KIND_misaki, at(0, 0)));
    CHECK_EQ(offers_of(&alone, ACTION_stab_and_scarper), 0);
}

TEST_SIDES(bete_noire_asks_for_a_crow_and_vanishes)
{
    CLAUSE("PW-133");
    int me, foe;
    struct game g = duel(red, KIND_ronin, KIND_bete_noire, "", "r13 m12", &me, &foe);
    CHECK_EQ(pw_defense(&g, foe, NO_CARD, 0).suits, C);
    CHECK_EQ(pw_defense(&g, foe, card("m9"), 0).suits, M + C);
    CHECK_EQ(pw_defense(&g, foe, card("c1"), 0).suits, 3 * C);
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].rips, 0); /* 13, but no Crow */
    CHECK_ASKS(&g, blue, ASK_VANISH);
    struct game stays = g;
    DO(&g, go(at(0, 5)));
    CHECK_EQ(g.unit[foe].space, at(0, 5));
    DO(&stays, pass());
    CHECK_EQ(stays.unit[foe].space, at(1, 0));
    CHECK_EQ(stays.stands[at(1, 0)], foe);
    struct game hit = duel(red, KIND_ronin, KIND_bete_noire, "", "c13 m12", &me, &foe);
    attack(&hit, foe);
    CHECK_EQ(hit.unit[foe].rips, 1);
    CHECK(kind_asked(&hit) != ASK_VANISH);
}

TEST_SIDES(the_judge_is_precise_against_the_exhausted_and_attacks_twice)
{
    int me, foe;
    struct game g = duel(red, KIND_judge, KIND_teddy, "", "r9 r8 c9 m9 t9", &me, &foe);
    struct striker s = pw_striker(&g, me);
    CHECK_EQ(pw_strike_precise(&g, &s, foe), 0);
    g.unit[foe].exhausted = 1;
    CHECK_EQ(pw_strike_precise(&g, &s, foe), 1);
    perform(&g, ACTION_pins_and_needles, NOBODY);
    CHECK_EQ(g.unit[foe].rips, 2);
    struct game two = war_as(red);
    me = put(&two, red, KIND_judge, at(0, 0));
    int first = put(&two, blue, KIND_teddy, at(1, 0)),
        second = put(&two, blue, KIND_teddy, at(0, 1));
    deal(&two, red, "", "r9 r8 c9 m9 t9");
    deal(&two, blue, "", "");
    animate(&two, me);
    perform(&two, ACTION_pins_and_needles, NOBODY);
    CHECK_ASKS(&two, red, ASK_STRIKE);
    DO(&two, pick(first));
    select_highest(&two);
    CHECK_ASKS(&two, red, ASK_STRIKE); /* declared after the first is finished */
    DO(&two, pick(second));
    select_highest(&two);
    CHECK_EQ(two.unit[first].rips, 1);
    CHECK_EQ(two.unit[second].rips, 1);
}

/* Red's attacker in reach of Blue's puppet flips these cards: is it hit? */
static bool hits(int red, int me, int other, bool exhausted, const char *next)
{
    int mine, foe;
    struct game g = duel(red, me, other, "", next, &mine, &foe);
    g.unit[foe].exhausted = exhausted;
    attack(&g, foe);
    return g.unit[foe].rips == 1;
}

TEST_SIDES(an_attack_of_the_judge_counts_one_more_against_the_exhausted)
{
    CLAUSE("PW-425");
    CHECK(hits(red, KIND_judge, KIND_teddy, true, "r5 c4")); /* Defense 6 */
    CHECK(!hits(red, KIND_judge, KIND_teddy, false, "r5 c4"));
    CHECK(!hits(red, KIND_judge, KIND_teddy, true, "r4 c4")); /* 1, not 2 */
    CHECK(!hits(red, KIND_ronin, KIND_teddy, true, "r5 c4")); /* only the Judge's */
    for (int exhausted = 0; exhausted <= 1; exhausted++) { /* in both Attacks of an Action, too */
        int me, foe;
        struct game g = duel(red, KIND_judge, KIND_teddy, "", "r9 r5 c4 m5 c3", &me, &foe);
        g.unit[foe].exhausted = (uint8_t)exhausted;
        perform(&g, ACTION_pins_and_needles, NOBODY);
        CHECK_EQ(g.unit[foe].rips, 2 * exhausted);
    }
}

TEST_SIDES(an_attack_of_a_marshal_counts_one_more_against_the_rotten)
{
    CLAUSE("PW-425");
    CHECK(hits(red, KIND_death_marshal, KIND_nurse, false, "r7 c4")); /* Rotten, Defense 8 */
    CHECK(!hits(red, KIND_death_marshal, KIND_nurse, false, "r6 c4"));
    CHECK(
        !hits(red, KIND_death_marshal, KIND_coryphee, false, "r7 c4")); /* not Rotten, Defense 8 */
    CHECK(!hits(red, KIND_ronin, KIND_nurse, false, "r7 c4"));
}

TEST_SIDES(alyce_disassembles_who_has_no_upgrade_and_wears_anything)
{
    int me, foe;
    struct game g = duel(red, KIND_rusty_alyce, KIND_teddy, "m2", "r9 r8 c9", &me, &foe);
    attack(&g, foe);
    DO(&g, pass()); /* plays no card */
    CHECK_ASKS(&g, red, ASK_SPEND);
    struct game keeps = g;
    DO(&g, shed("m2"));
    CHECK_EQ(g.unit[foe].where, IN_HEAP);
    DO(&keeps, pass());
    CHECK_EQ(keeps.unit[foe].rips, 1);
    struct game worn = war_as(red);
    me = put(&worn, red, KIND_rusty_alyce, at(0, 0));
    foe = put(&worn, blue, KIND_teddy, at(1, 0));
    equip(&worn, blue, foe, KIND_nurse);
    deal(&worn, red, "m2", "r9 r8 c9");
    deal(&worn, blue, "", "");
    animate(&worn, me);
    attack(&worn, foe);
    DO(&worn, pass());
    CHECK(kind_asked(&worn) != ASK_SPEND);
    CHECK_EQ(worn.unit[foe].rips, 1);
    CHECK(pw_is_suitable(&worn, me, put_heap(&worn, red, KIND_malifaux_cherub))); /* No Metal */
    struct game master = war_as(red);
    me = put(&master, red, KIND_rusty_alyce, at(-1, 4));
    deal(&master, red, "m2", "r9 r8 c9");
    deal(&master, blue, "", "");
    animate(&master, me);
    attack(&master, pw_master(&master, blue));
    DO(&master, pass());
    CHECK(kind_asked(&master) != ASK_SPEND);
}

TEST_SIDES(the_rider_is_never_stuck_and_rides_down_enemies)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_hooded_rider, at(-1, 0)), foe = put(&g, blue, KIND_teddy, at(0, 0));
    int friend = put(&g, red, KIND_teddy, at(1, 0));
    pw_set_token(&g, at(-1, 1), IMPASSABLE);
    g.unit[me].marks = STUCK;
    g.unit[me].stuck = 2;
    deal(&g, red, "", "r7");
    animate(&g, me);
    CHECK(offers(&g, GO) > 0);
    perform(&g, ACTION_ride_down, NOBODY);
    CHECK_ASKS(&g, red, ASK_RIDE);
    CHECK(!CAN(&g, go(at(0, 0))));
    CHECK(!CAN(&g, go(at(-1, 1))));
    CHECK(!CAN(&g, go(at(-1, 2)))); /* not over an Impassable Token */
    DO(&g, go(at(2, 0)));
    CHECK_EQ(g.unit[me].space, at(2, 0));
    CHECK_EQ(g.unit[foe].rips, 1);
    CHECK_EQ(g.unit[friend].rips, 0);
}

TEST_SIDES(joss_snips_upgrades_and_is_sewn_up_by_spare_parts)
{
    int me, foe;
    struct game g = duel(red, KIND_joss, KIND_teddy, "", "t9", &me, &foe);
    perform(&g, ACTION_steam_powered_snips, foe);
    CHECK_EQ(g.unit[foe].rips, 1); /* no Upgrade: a Rip */
    struct game two = war_as(red);
    me = put(&two, red, KIND_joss, at(0, 0));
    foe = put(&two, blue, KIND_teddy, at(1, 0));
    int hat = equip(&two, blue, foe, KIND_bayou_gremlin),
        heels = equip(&two, blue, foe, KIND_nurse);
    deal(&two, red, "", "t9");
    animate(&two, me);
    perform(&two, ACTION_steam_powered_snips, foe);
    CHECK_ASKS(&two, red, ASK_UPGRADE);
    DO(&two, pick(heels));
    CHECK_EQ(two.unit[heels].where, IN_HEAP);
    CHECK_EQ(two.unit[hat].where, ATTACHED);
    struct game parts = war_as(red);
    int killer = put(&parts, red, KIND_teddy, at(0, 0)),
        joss = put(&parts, blue, KIND_joss, at(3, 0));
    int metal = put(&parts, blue, KIND_steampunk_arachnid, at(1, 0));
    parts.unit[joss].rips = 2;
    deal(&parts, red, "", "r9 r8 c9");
    deal(&parts, blue, "", "");
    animate(&parts, killer);
    attack(&parts, metal);
    CHECK_EQ(parts.unit[joss].rips, 1);
}

/* Blue's Joss at (3, 0) with two Rips, and what stands at (2, 0); a Metal puppet at (1, 0) comes
 * apart. The Rips that are left. */
static int rips_of_joss(int red, int metal, int between)
{
    int blue = RED + BLUE - red;
    struct game g = war_as(red);
    int killer = put(&g, red, KIND_teddy, at(0, 0)), joss = put(&g, blue, KIND_joss, at(3, 0));
    int torn = put(&g, blue, metal, at(1, 0));
    if (between)
        put(&g, blue, between, at(2, 0));
    g.unit[joss].rips = 2;
    deal(&g, red, "", "r9 r8 c9");
    deal(&g, blue, "", "");
    animate(&g, killer);
    attack(&g, torn);
    CHECK_EQ(g.unit[torn].where, IN_HEAP);
    return g.unit[joss].rips;
}

TEST_SIDES(spare_parts_come_from_metal_that_joss_sees)
{
    CLAUSE("PW-332", "PW-429");
    CHECK_EQ(rips_of_joss(red, KIND_steampunk_arachnid, 0), 1);
    CHECK_EQ(rips_of_joss(red, KIND_steampunk_arachnid, KIND_ronin), 2); /* stands in between */
    CHECK_EQ(rips_of_joss(red, KIND_bayou_gremlin, 0), 2);               /* no Metal */
}

TEST_SIDES(tin_hatchets_snip_only_where_there_is_an_upgrade)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_executioner, at(0, 0)), foe = put(&g, blue, KIND_teddy, at(1, 0));
    equip(&g, red, me, KIND_joss);
    CHECK_EQ(pw_stitches(&g, me), 4);
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_snip), 0);
    int hat = equip(&g, blue, foe, KIND_bayou_gremlin);
    deal(&g, red, "", "t6");
    animate(&g, me);
    perform(&g, ACTION_snip, foe);
    CHECK_EQ(g.unit[hat].where, IN_HEAP);
}

TEST_SIDES(kade_helps_teddies_and_hands_out_stuck_counters)
{
    CLAUSE("PW-476");
    int me, foe;
    struct game g = duel(red, KIND_kade, KIND_ronin, "", "m9", &me, &foe);
    int teddy = put(&g, red, KIND_teddy, at(-3, 0)), theirs = put(&g, blue, KIND_teddy, at(0, 2));
    CHECK_EQ(pw_movement(&g, teddy), 3);
    CHECK_EQ(pw_movement(&g, theirs), 2);
    put(&g, blue, KIND_nurse, at(-1, 0));
    CHECK_EQ(pw_movement(&g, teddy), 2); /* out of sight */
    move_to(&g, g.stands[at(-1, 0)], at(-1, 3));
    move_to(&g, teddy, at(-4, 0));
    CHECK_EQ(pw_movement(&g, teddy), 2);
    perform(&g, ACTION_tantrum, foe);
    CHECK_EQ(g.unit[foe].stuck, 1);
    CHECK(pw_is_stuck(&g, foe));
    int poker = put(&g, red, KIND_ronin, at(2, 0));
    struct striker s = pw_striker(&g, poker);
    CHECK_EQ(pw_strike_powerful(&g, &s, foe), 0);
    equip(&g, red, poker, KIND_kade); /* Sharpened Rattle */
    s = pw_striker(&g, poker);
    CHECK_EQ(pw_strike_powerful(&g, &s, foe), 1);
}

TEST_SIDES(kade_helps_teddies_to_move_and_nobody_with_anything_else)
{
    CLAUSE("PW-123", "PW-421");
    struct game g = war_as(red);
    put(&g, red, KIND_kade, at(0, 0));
    int teddy = put(&g, red, KIND_teddy, at(1, 0)),
        hound = put(&g, red, KIND_guild_hound, at(0, 1));
    for (enum stat stat = AR; stat < STATS; stat++) {
        CHECK_EQ(pw_change(&g, teddy, stat), stat == MV);
        CHECK_EQ(pw_change(&g, hound, stat), 0); /* a Stuffed Animal as well */
    }
}

TEST_SIDES(sebastian_spreads_decay_and_recycles_pawns)
{
    CLAUSE("PW-471", "PW-474");
    int me, foe;
    struct game g = duel(red, KIND_sebastian, KIND_marionette, "", "r9 r8", &me, &foe);
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].where, REMOVED); /* the Counter comes before the Rips */
    struct game again = war_as(red);
    me = put(&again, red, KIND_sebastian, at(0, 0));
    animate(&again, me);
    CHECK_EQ(offers_of(&again, ACTION_recycling), 0);
    int pawn = put_heap(&again, red, KIND_ronin), sidekick = put_heap(&again, red, KIND_nino);
    int nurse = put_heap(&again, red, KIND_nurse);
    deal(&again, red, "", "c9");
    animate(&again, me);
    perform(&again, ACTION_recycling, NOBODY);
    CHECK_ASKS(&again, red, ASK_PAWN);
    CHECK(!CAN(&again, pick(sidekick)));
    CHECK(CAN(&again, pick(nurse)));
    CHECK_EQ(offers_in_all(&again), 2);
    DO(&again, pick(pawn));
    CHECK_EQ(again.unit[pawn].where, IN_BOX);
    CHECK(pw_can_animate(&again, red, pawn, card("r9")));
    struct game saw = war_as(red);
    me = put(&saw, red, KIND_sebastian, at(0, 0));
    foe = put(&saw, blue, KIND_teddy, at(1, 0));
    equip(&saw, blue, me, KIND_sebastian); /* a captured Bone Saw */
    deal(&saw, red, "", "r9 r8");
    deal(&saw, blue, "", "");
    animate(&saw, me);
    attack(&saw, foe);
    CHECK_EQ(saw.unit[foe].decay, 2);
}

TEST_SIDES(nino_shoots_far_and_aims)
{
    CLAUSE("PW-361");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_nino, at(0, 0)), foe = put(&g, blue, KIND_teddy, at(3, 0));
    int out = put(&g, blue, KIND_teddy, at(0, 4));
    deal(&g, red, "", "r9 r8");
    deal(&g, blue, "", "");
    animate(&g, me);
    CHECK(CAN(&g, act(ACTION_attack, foe)));
    CHECK(!CAN(&g, act(ACTION_attack, out)));
    perform(&g, ACTION_aim_for_the_stitches, NOBODY);
    CHECK_EQ(g.unit[foe].rips, 2);
    CHECK_EQ(g.unit[me].turn[POWERFUL], 1); /* stays for the Turn */
    CHECK_EQ(g.unit[me].turn[CB], 0);       /* the Combat -1 does not */
    CHECK(!in_discard(&g, red, "r8"));      /* one card was flipped */
    int ronin = put(&g, red, KIND_ronin, at(-3, 0));
    equip(&g, red, ronin, KIND_nino); /* Pop Rifle */
    CHECK_EQ(pw_reach(&g, ronin), 3);
    CHECK_EQ(pw_striker(&g, ronin).combat, 1);
}

/* --- Pawns. --- */

TEST_SIDES(punk_zombies_rip_themselves_to_hit_harder)
{
    int me, foe;
    struct game g = duel(red, KIND_punk_zombie, KIND_teddy, "", "r2 r3 r9", &me, &foe);
    perform(&g, ACTION_rip_it_up, NOBODY);
    CHECK_EQ(g.unit[me].rips, 1);
    CHECK_EQ(g.unit[foe].rips, 2);
    CHECK_EQ(pw_striker(&g, me).combat, 2);
}

TEST_SIDES(belles_confuse_and_lure)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_rotten_belle, at(0, 0)), foe = put(&g, blue, KIND_ronin, at(2, 0));
    deal(&g, red, "", "c9");
    animate(&g, me);
    perform(&g, ACTION_confusing_feelings, foe);
    CHECK(pw_is_confused(&g, foe));
    struct game lure = war_as(red);
    me = put(&lure, red, KIND_rotten_belle, at(0, 0));
    foe = put(&lure, blue, KIND_ronin, at(4, -1));
    move_to(&lure, pw_master(&lure, blue), at(0, 3));
    deal(&lure, red, "", "c9");
    animate(&lure, me);
    CHECK(!CAN(&lure, act(ACTION_over_here_love, pw_master(&lure, blue))));
    perform(&lure, ACTION_over_here_love, foe);
    FOR_EACH_SPACE(space, pw_pushes(&lure, foe, ACTION_over_here_love, me))
        CHECK_EQ(pw_range(&lure, at(0, 0), space), 3);
    DO(&lure, go(at(3, -1)));
    DO(&lure, pass()); /* up to 2 */
    CHECK_EQ(lure.unit[foe].space, at(3, -1));
}

TEST_SIDES(over_here_love_lures_two_spaces_and_no_more)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_rotten_belle, at(0, 0)), foe = put(&g, blue, KIND_ronin, at(4, 0));
    deal(&g, red, "", "c9");
    animate(&g, me);
    perform(&g, ACTION_over_here_love, foe);
    DO(&g, go(at(3, 0)));
    CHECK_ASKS(&g, red, ASK_PUSH);
    DO(&g, go(at(2, 0)));
    CHECK_ASKS(&g, red, ASK_ACT); /* the Belle may still Move */
    CHECK_EQ(g.unit[foe].space, at(2, 0));
}

TEST_SIDES(gunslingers_shoot_twice_with_less_combat)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_convict_gunslinger, at(0, 0)),
        foe = put(&g, blue, KIND_teddy, at(3, 0));
    deal(&g, red, "", "r7 m9 c9 r2");
    deal(&g, blue, "", "");
    animate(&g, me);
    perform(&g, ACTION_empty_the_chambers, NOBODY);
    CHECK_EQ(g.unit[foe].rips, 2);
    CHECK(!in_discard(&g, red, "r2")); /* one card each */
    int ronin = put(&g, red, KIND_ronin, at(-3, 0));
    equip(&g, red, ronin, KIND_convict_gunslinger);
    CHECK_EQ(pw_reach(&g, ronin), 2);
}

TEST_SIDES(marshals_hunt_the_rotten_from_range_2)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_death_marshal, at(0, 0)),
        rotten = put(&g, blue, KIND_nurse, at(2, 0));
    int clean = put(&g, blue, KIND_ronin, at(0, 2));
    struct striker s = pw_striker(&g, me);
    CHECK_EQ(s.reach, 2);
    CHECK_EQ(pw_strike_precise(&g, &s, rotten), 1);
    CHECK_EQ(pw_strike_precise(&g, &s, clean), 0);
    equip(&g, blue, clean, KIND_rotten_belle); /* Petticoat: Rotten, +2 */
    CHECK_EQ(pw_strike_precise(&g, &s, clean), 1);
    CHECK_EQ(pw_stitches(&g, clean), 4);
    int boxed = put(&g, red, KIND_ronin, at(-3, 0));
    equip(&g, red, boxed, KIND_death_marshal); /* Pine Box */
    CHECK_EQ(pw_stitches(&g, boxed), 4);
    CHECK_EQ(pw_movement(&g, boxed), 2);
}

TEST_SIDES(the_bird_needs_no_sight_and_bounces_for_a_ram)
{
    CLAUSE("PW-299", "PW-418");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_guild_austringer, at(0, 0)),
        foe = put(&g, blue, KIND_teddy, at(3, 0));
    int second = put(&g, blue, KIND_teddy, at(4, 0)), blocker = put(&g, red, KIND_ronin, at(1, 0));
    (void)blocker;
    CHECK(!pw_sees(&g, at(0, 0), at(3, 0)));
    deal(&g, red, "r2 c2", "r9");
    animate(&g, me);
    perform(&g, ACTION_throw_the_bird, foe);
    DO(&g, pass()); /* plays no card */
    CHECK_EQ(g.unit[foe].rips, 1);
    CHECK_ASKS(&g, red, ASK_SPEND);
    CHECK(!CAN(&g, shed("c2")));
    struct game stop = g;
    DO(&g, shed("r2"));
    CHECK_ASKS(&g, red, ASK_VICTIM);
    CHECK(in_discard(&g, red, "r2") && !holds(&g, red, "r2"));
    DO(&g, pick(second));
    CHECK_EQ(g.unit[second].rips, 1);
    DO(&stop, pass());
    CHECK_EQ(stop.unit[second].rips, 0);
    struct game peck = war_as(red);
    int ronin = put(&peck, red, KIND_ronin, at(0, 0));
    foe = put(&peck, blue, KIND_teddy, at(3, 0));
    put(&peck, blue, KIND_teddy, at(4, 0));
    equip(&peck, red, ronin, KIND_guild_austringer); /* Toy Bird */
    deal(&peck, red, "r2", "r9");
    animate(&peck, ronin);
    perform(&peck, ACTION_peck, foe);
    DO(&peck, pass());
    CHECK_EQ(peck.unit[foe].rips, 1);
    CHECK(kind_asked(&peck) != ASK_SPEND);
}

TEST_SIDES(the_bird_bounces_to_enemies_only)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_guild_austringer, at(0, 0)),
        foe = put(&g, blue, KIND_teddy, at(2, 0));
    int friend = put(&g, red, KIND_ronin, at(2, -1)), second = put(&g, blue, KIND_teddy, at(3, 0));
    int far = put(&g, blue, KIND_teddy, at(4, 0)), third = put(&g, blue, KIND_nurse, at(3, -1));
    deal(&g, red, "r2", "r9");
    animate(&g, me);
    perform(&g, ACTION_throw_the_bird, foe);
    DO(&g, pass()); /* plays no card */
    DO(&g, shed("r2"));
    CHECK_ASKS(&g, red, ASK_VICTIM);
    CHECK(CAN(&g, pick(second)));
    CHECK(CAN(&g, pick(third)));
    CHECK(!CAN(&g, pick(friend)));
    CHECK(!CAN(&g, pick(far)));
    CHECK(!CAN(&g, pick(foe))); /* another one */
    struct game alone = war_as(red);
    me = put(&alone, red, KIND_guild_austringer, at(0, 0));
    foe = put(&alone, blue, KIND_teddy, at(2, 0));
    put(&alone, red, KIND_ronin, at(2, -1));
    deal(&alone, red, "r2", "r9");
    animate(&alone, me);
    perform(&alone, ACTION_throw_the_bird, foe);
    DO(&alone, pass());
    CHECK_EQ(alone.unit[foe].rips, 1);
    CHECK_ASKS(&alone, red, ASK_ACT); /* a Friend beside it is nobody to bounce to */
}

TEST_SIDES(ronin_have_light_feet_and_a_last_stitch)
{
    CLAUSE("PW-419", "PW-291");
    int me, foe;
    struct game g = duel(red, KIND_ronin, KIND_teddy, "", "r2 r3", &me, &foe);
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].rips, 0);
    CHECK_ASKS(&g, red, ASK_WALK); /* hit or miss */
    DO(&g, go(at(-1, 0)));
    CHECK_ASKS(&g, red, ASK_ACT);
    CHECK_EQ(pw_moves_left(&g), 3);
    struct game last = duel(red, KIND_ronin, KIND_teddy, "", "r2 r3", &me, &foe);
    DO(&last, act(ACTION_last_stitch, NOBODY));
    CHECK_EQ(last.unit[me].where, IN_HEAP);
    CHECK(holds(&last, red, "r2") && holds(&last, red, "r3"));
    CHECK_EQ(pw_hand_size(&last, red), 2 + 1); /* and the one for the next round */
    int sharp = put(&last, red, KIND_teddy, at(-2, 0));
    equip(&last, red, sharp, KIND_ronin); /* Pointy Katana */
    CHECK_EQ(pw_striker(&last, sharp).precise, 2);
}

TEST_SIDES(the_rattler_chomps_with_any_tome)
{
    CLAUSE("PW-115", "PW-116", "PW-287");
    const struct puppet *row = &pw_puppets[KIND_razorspine_rattler];
    CHECK(row->rank == PAWN && row->traits == (METAL | STUFFED));
    CHECK(row->ar.number == 6 && row->ar.suits == T);
    CHECK(row->mv == 2 && row->df == 7 && row->cb == 2 && row->limit == 2);
    struct game g = war_as(red);
    int me = put(&g, red, KIND_razorspine_rattler, at(0, 0)),
        foe = put(&g, blue, KIND_ronin, at(2, 0));
    deal(&g, red, "", "t2");
    animate(&g, me);
    perform(&g, ACTION_chomp, foe);
    CHECK(pw_is_paralyzed(&g, foe));
    struct game no = war_as(red);
    me = put(&no, red, KIND_razorspine_rattler, at(0, 0));
    foe = put(&no, blue, KIND_ronin, at(2, 0));
    deal(&no, red, "", "r13");
    animate(&no, me);
    perform(&no, ACTION_chomp, foe);
    CHECK(!pw_is_paralyzed(&no, foe));
}

TEST_SIDES(a_spiny_tail_rips_back_for_a_tome)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0)), foe = put(&g, blue, KIND_teddy, at(1, 0));
    equip(&g, blue, foe, KIND_razorspine_rattler);
    deal(&g, red, "", "r9 r8");
    deal(&g, blue, "t4 r4", "");
    animate(&g, me);
    DO(&g, act(ACTION_attack, foe));
    DO(&g, pass());
    select_highest(&g);
    CHECK_EQ(g.unit[foe].rips, 1);
    CHECK_ASKS(&g, blue, ASK_SPEND);
    CHECK(!CAN(&g, shed("r4")));
    DO(&g, shed("t4"));
    CHECK_EQ(g.unit[me].rips, 1);
}

/* Nobody learns from a question what is in another's hand: who holds cards is asked, whether one
 * of them would do or not. */
TEST_SIDES(who_has_no_card_that_would_do_is_asked_all_the_same)
{
    CLAUSE("PW-085");
    struct game tail = war_as(red);
    int me = put(&tail, red, KIND_ronin, at(0, 0)), foe = put(&tail, blue, KIND_teddy, at(1, 0));
    equip(&tail, blue, foe, KIND_razorspine_rattler); /* Ouch!, for a Tome */
    deal(&tail, red, "", "r9 r8");
    deal(&tail, blue, "r4", "");
    animate(&tail, me);
    DO(&tail, act(ACTION_attack, foe));
    DO(&tail, pass());
    select_highest(&tail);
    CHECK_ASKS(&tail, blue, ASK_SPEND);
    CHECK_EQ(offers_in_all(&tail), 1);
    DO(&tail, pass());
    CHECK_EQ(tail.unit[me].rips, 0);
    struct game bird = war_as(red);
    me = put(&bird, red, KIND_guild_austringer, at(0, 0));
    foe = put(&bird, blue, KIND_teddy, at(2, 0));
    put(&bird, blue, KIND_teddy, at(3, 0));
    deal(&bird, red, "c2", "r9"); /* no Ram */
    animate(&bird, me);
    perform(&bird, ACTION_throw_the_bird, foe);
    DO(&bird, pass()); /* plays no card */
    CHECK_ASKS(&bird, red, ASK_SPEND);
    CHECK_EQ(offers_in_all(&bird), 1);
    DO(&bird, pass());
    CHECK_ASKS(&bird, red, ASK_ACT);
}

TEST_SIDES(a_retort_that_tears_the_attacker_apart_gives_the_defender_an_attempt)
{
    CLAUSE("PW-396");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0)), foe = put(&g, blue, KIND_teddy, at(1, 0));
    equip(&g, blue, foe, KIND_razorspine_rattler);
    g.unit[me].rips = 1;
    deal(&g, red, "", "r9 r8");
    deal(&g, blue, "t4", "r12");
    animate(&g, me);
    DO(&g, act(ACTION_attack, foe));
    DO(&g, pass());
    select_highest(&g);
    DO(&g, shed("t4"));
    CHECK_ASKS(&g, blue, ASK_NEED);
    DO(&g, OPTION(YES));
    CHECK_EQ(g.unit[me].where, ATTACHED);
    CHECK_EQ(g.unit[foe].up[1], me);
}

/* Ouch! after the first of what an Action does. */
TEST_SIDES(a_retort_that_tears_the_attacker_apart_ends_its_action)
{
    static const int kinds[] = {KIND_misaki, KIND_judge}; /* then a walk, or a second Attack */
    static const int actions[] = {ACTION_stab_and_scarper, ACTION_pins_and_needles};
    for (int i = 0; i < 2; i++) {
        struct game g = war_on_squares_as(red);
        int me = put(&g, red, kinds[i], sq(2, 1)), foe = put(&g, blue, KIND_teddy, sq(1, 1));
        equip(&g, blue, foe, KIND_razorspine_rattler);
        g.unit[me].rips = 2;
        deal(&g, red, "", "r9 r8 r7 r6 r5");
        deal(&g, blue, "t4", "");
        animate(&g, me);
        perform(&g, actions[i], NOBODY);
        CHECK_ASKS(&g, blue, ASK_DODGE);
        DO(&g, pass());
        select_highest(&g);
        DO(&g, shed("t4"));
        CHECK_ASKS(&g, blue, ASK_NEED);
        DO(&g, pass());
        CHECK_EQ(g.unit[me].where, IN_HEAP);
        CHECK_EQ(g.unit[foe].rips, 1);
        CHECK_EQ(kind_asked(&g), ASK_LAY);
    }
}

TEST_SIDES(who_attacks_twice_needs_somebody_to_attack_again)
{
    int me, foe;
    struct game g = duel(red, KIND_judge, KIND_bayou_gremlin, "", "r9 r8 r7 r6 r5", &me, &foe);
    perform(&g, ACTION_pins_and_needles, NOBODY);
    CHECK_ASKS(&g, red, ASK_NEED);
    DO(&g, pass());
    CHECK_ASKS(&g, red, ASK_ACT);
}

TEST_SIDES(the_executioner_rips_twice_and_loves_the_job)
{
    int me, foe;
    struct game g = duel(red, KIND_executioner, KIND_ronin, "", "r9", &me, &foe);
    g.unit[me].rips = 1;
    attack(&g, foe);
    CHECK_EQ(g.unit[foe].where, IN_HEAP); /* 2 Rips */
    DO(&g, pass());
    CHECK_EQ(g.unit[me].rips, 0);
    int other = put(&g, red, KIND_ronin, at(-2, 0));
    equip(&g, red, other, KIND_executioner); /* Snippy Claw */
    CHECK_EQ(pw_striker(&g, other).powerful, 1);
    CHECK_EQ(pw_striker(&g, other).combat, 1);
}

TEST_SIDES(the_nurse_washes_and_sedates)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_nurse, at(0, 0)), foe = put(&g, blue, KIND_ronin, at(1, 0));
    int hat = equip(&g, blue, foe, KIND_bayou_gremlin),
        coat = equip(&g, blue, foe, KIND_rotten_belle);
    g.unit[foe].rips = 2;
    deal(&g, red, "", "r8");
    animate(&g, me);
    perform(&g, ACTION_bath_time, foe);
    CHECK_EQ(g.unit[hat].where, IN_HEAP); /* both torn apart before the puppet is */
    CHECK_EQ(g.unit[coat].where, IN_HEAP);
    CHECK_EQ(g.unit[foe].where, IN_HEAP);
    CHECK_ASKS(&g, red, ASK_NEED);
}

TEST_SIDES(silurids_leap_over_anything)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_silurid, at(0, 0));
    pw_set_token(&g, at(1, 0), IMPASSABLE);
    put(&g, blue, KIND_ronin, at(0, 1));
    animate(&g, me);
    CHECK(CAN(&g, go(at(1, 0))));
    CHECK(CAN(&g, go(at(0, 1))));
    DO(&g, go(at(1, 0)));
    CHECK(!CAN(&g, done()));
    DO(&g, go(at(2, 0)));
    CHECK_EQ(g.token[at(1, 0)], IMPASSABLE);
    CHECK(space_is_in(spaces_in(&g.occupied), at(1, 0)));
    struct game legs = war_as(red);
    int ronin = put(&legs, red, KIND_ronin, at(0, 0));
    pw_set_token(&legs, at(1, 0), IMPASSABLE);
    animate(&legs, ronin);
    CHECK(!CAN(&legs, go(at(1, 0))));
    equip(&legs, red, ronin, KIND_silurid); /* Springy Legs */
    animate(&legs, ronin);
    CHECK(CAN(&legs, go(at(1, 0))));
}

TEST_SIDES(cherubs_flutter_and_shoot_arrows_of_woe)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_malifaux_cherub, at(0, 0)),
        foe = put(&g, blue, KIND_ronin, at(2, 0));
    put(&g, red, KIND_ronin, at(0, 1));
    deal(&g, red, "", "m9");
    animate(&g, me);
    CHECK(CAN(&g, go(at(0, 1))));
    perform(&g, ACTION_arrow_of_woe, foe);
    CHECK_EQ(g.unit[foe].turn[CB], -2);
    CHECK_ASKS(&g, red, ASK_PUSH);
    FOR_EACH_SPACE(space, pw_pushes(&g, foe, ACTION_arrow_of_woe, me))
        CHECK_EQ(pw_range(&g, at(0, 0), space), 3);
    CHECK(CAN(&g, pass()));
    DO(&g, go(at(3, 0)));
    CHECK_EQ(g.unit[foe].space, at(3, 0));
    int wings = put(&g, red, KIND_ronin, at(-3, 0));
    equip(&g, red, wings, KIND_malifaux_cherub);
    CHECK_EQ(pw_movement(&g, wings), 4);
}

TEST_SIDES(teddy_gulps_the_frail)
{
    CLAUSE("PW-445", "PW-412");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_teddy, at(0, 0)), foe = put(&g, blue, KIND_teddy, at(1, 0));
    animate(&g, me);
    CHECK_EQ(offers_of(&g, ACTION_gulp), 0); /* 4 remaining */
    g.unit[foe].rips = 2;
    deal(&g, red, "", "t9");
    animate(&g, me);
    perform(&g, ACTION_gulp, foe);
    CHECK_EQ(g.unit[foe].where, IN_HEAP);
    int soft = put(&g, red, KIND_ronin, at(-3, 0));
    equip(&g, red, soft, KIND_teddy); /* Patched Tummy */
    CHECK_EQ(pw_stitches(&g, soft), 4);
    CHECK(pw_traits(&g, soft) & STUFFED);
    struct game master = war_as(red);
    me = put(&master, red, KIND_teddy, at(-1, 4));
    master.unit[pw_master(&master, blue)].rips = 4;
    animate(&master, me);
    CHECK_EQ(offers_of(&master, ACTION_gulp), 0);
}

TEST_SIDES(hounds_hunt_in_packs)
{
    int me, foe;
    struct game g = duel(red, KIND_guild_hound, KIND_teddy, "", "", &me, &foe);
    struct striker s = pw_striker(&g, me);
    CHECK_EQ(pw_strike_combat(&g, &s, foe), 1);
    put(&g, red, KIND_ronin, at(2, 0));
    CHECK_EQ(pw_strike_combat(&g, &s, foe), 2);
    int fetcher = put(&g, red, KIND_ronin, at(-3, 0));
    equip(&g, red, fetcher, KIND_guild_hound); /* Chewed Bone */
    CHECK_EQ(pw_movement(&g, fetcher), 4);
}

TEST_SIDES(an_attack_of_a_hound_flips_one_card_more_beside_its_pack)
{
    CLAUSE("PW-134", "PW-357");
    int me, foe;
    struct game alone = duel(red, KIND_guild_hound, KIND_teddy, "", "r2 r9", &me, &foe);
    attack(&alone, foe);
    CHECK_EQ(alone.unit[foe].rips, 0);
    CHECK(!in_discard(&alone, red, "r9")); /* Combat 1: the 2 was all */
    struct game pack = duel(red, KIND_guild_hound, KIND_teddy, "", "r2 r9", &me, &foe);
    put(&pack, red, KIND_ronin, at(2, 0));
    DO(&pack, act(ACTION_attack, foe));
    CHECK_ASKS(&pack, red, ASK_SELECT);
    CHECK_EQ(offers(&pack, SELECT), 2);
    select_highest(&pack);
    CHECK_EQ(pack.unit[foe].rips, 1);
    struct game apart = duel(red, KIND_guild_hound, KIND_teddy, "", "r2 r9", &me, &foe);
    put(&apart, red, KIND_ronin, at(3, 0));  /* not beside the Target */
    put(&apart, blue, KIND_ronin, at(2, 0)); /* not of the pack */
    attack(&apart, foe);
    CHECK_EQ(apart.unit[foe].rips, 0);
}

TEST_SIDES(rabies_weakens_for_good)
{
    int me, foe;
    struct game g = duel(red, KIND_zombie_chihuahua, KIND_teddy, "", "c9", &me, &foe);
    perform(&g, ACTION_rabies, foe);
    CHECK_EQ(g.unit[foe].counter[CB], -1);
    CHECK_EQ(pw_striker(&g, foe).combat, 2);
}

TEST_SIDES(arachnids_cling_and_their_cogs_are_well_oiled)
{
    int me, foe;
    struct game g = duel(red, KIND_ronin, KIND_steampunk_arachnid, "", "", &me, &foe);
    CHECK_EQ(pw_movement(&g, me), 2);
    DO(&g, go(at(-1, 0))); /* away from it: the full 3 count again at once */
    CHECK_EQ(pw_moves_left(&g), 2);
    int oiled = put(&g, red, KIND_executioner, at(-3, 0));
    equip(&g, red, oiled, KIND_steampunk_arachnid);
    CHECK_EQ(pw_change(&g, oiled, SKILLFUL), 1);
}

TEST_SIDES(coryphees_dance_in_pairs_and_wind_keys)
{
    struct game g = war_as(red);
    int first = put(&g, red, KIND_coryphee, at(0, 0)),
        second = put(&g, red, KIND_coryphee, at(1, 0));
    CHECK_EQ(pw_striker(&g, first).combat, 3);
    CHECK_EQ(pw_defense(&g, second, NO_CARD, 0).number, 9);
    move_to(&g, second, at(3, 0));
    CHECK_EQ(pw_striker(&g, first).combat, 2);
    int ronin = put(&g, red, KIND_ronin, at(-1, 0));
    equip(&g, red, ronin, KIND_coryphee); /* Music Box */
    g.unit[first].exhausted = 1;
    deal(&g, red, "", "t6");
    animate(&g, ronin);
    perform(&g, ACTION_wind_the_key, first);
    CHECK(!g.unit[first].exhausted);
}

TEST_SIDES(a_coryphee_dances_with_another_one_of_its_own_side)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_coryphee, at(0, 0)), ronin = put(&g, red, KIND_ronin, at(1, 0));
    put(&g, red, KIND_ronin, at(1, 1));
    put(&g, blue, KIND_coryphee, at(-1, 0));
    CHECK_EQ(pw_striker(&g, me).combat, 2);
    CHECK_EQ(pw_defense(&g, me, NO_CARD, 0).number, 8);
    CHECK_EQ(pw_striker(&g, ronin).combat, 2); /* Ronin side by side do not dance */
    put(&g, red, KIND_coryphee, at(0, -1));
    put(&g, red, KIND_coryphee, at(0, 1));
    CHECK_EQ(pw_striker(&g, me).combat, 3); /* one partner or two */
    CHECK_EQ(pw_defense(&g, me, NO_CARD, 0).number, 9);
    CHECK_EQ(pw_movement(&g, me), 3);
    CHECK_EQ(pw_striker(&g, me).precise, 0);
}

TEST_SIDES(boo_hoo_takes_nothing_from_an_empty_hand)
{
    CLAUSE("PW-491");
    struct game g = war_as(red);
    int ronin = put(&g, red, KIND_ronin, at(0, 0)), foe = put(&g, blue, KIND_ronin, at(2, 0));
    equip(&g, red, ronin, KIND_sorrow);
    deal(&g, red, "", "m9");
    deal(&g, blue, "", "");
    animate(&g, ronin);
    struct chance before = g.k.chance;
    DO(&g, act(ACTION_boo_hoo, foe));
    CHECK_EQ(pw_hand_size(&g, blue), 0);
    CHECK_EQ(g.player[blue].top, NO_CARD);
    CHECK(!memcmp(&before, &g.k.chance, sizeof before)); /* nothing was drawn for it */
}

TEST_SIDES(boo_hoo_takes_a_random_card)
{
    CLAUSE("PW-491");
    struct game g = war_as(red);
    int ronin = put(&g, red, KIND_ronin, at(0, 0)), foe = put(&g, blue, KIND_ronin, at(2, 0));
    equip(&g, red, ronin, KIND_sorrow); /* Soaked Hanky */
    deal(&g, red, "", "m9");
    deal(&g, blue, "r2 r3 r4 r5", "");
    animate(&g, ronin);
    DO(&g, act(ACTION_boo_hoo, foe));
    CHECK_EQ(pw_hand_size(&g, blue), 3);
    CHECK_EQ(__builtin_popcountll(pw_cards_in(g.player[blue].discard)), 1);
    uint64_t seen = 0;
    for (int i = 0; i < 60; i++) { /* each of them can be it */
        struct game again = war_as(red);
        int who = put(&again, red, KIND_ronin, at(0, 0)),
            aim = put(&again, blue, KIND_ronin, at(2, 0));
        equip(&again, red, who, KIND_sorrow);
        deal(&again, red, "", "m9");
        deal(&again, blue, "r2 r3 r4 r5", "");
        again.k.chance.key[0] = (uint8_t)i;
        animate(&again, who);
        DO(&again, act(ACTION_boo_hoo, aim));
        seen |= pw_cards_in(again.player[blue].discard);
    }
    CHECK_EQ(__builtin_popcountll(seen), 4);
}

TEST_SIDES(terror_tots_grow)
{
    int me, foe;
    struct game g = duel(red, KIND_terror_tot, KIND_bayou_gremlin, "", "r9", &me, &foe);
    attack(&g, foe);
    DO(&g, pass());
    CHECK_EQ(g.unit[me].counter[CB], 1);
    int horned = put(&g, red, KIND_ronin, at(-3, 0));
    equip(&g, red, horned, KIND_terror_tot); /* Baby Horns */
    CHECK_EQ(pw_striker(&g, horned).combat, 3);
}

TEST_SIDES(marionettes_tangle_and_tug)
{
    int me, foe;
    struct game g = duel(red, KIND_teddy, KIND_marionette, "", "r9 r8 r7", &me, &foe);
    attack(&g, foe);
    CHECK(pw_is_stuck(&g, me));
    CHECK_ASKS(&g, red, ASK_NEED);
    DO(&g, pass());
    CHECK_EQ(kind_asked(&g), ASK_LAY); /* bound by it: nothing is left to do */
    struct game tug = war_as(red);
    int ronin = put(&tug, red, KIND_ronin, at(0, 0)), friend = put(&tug, red, KIND_teddy, at(2, 0));
    equip(&tug, red, ronin, KIND_marionette); /* Loose Strings */
    deal(&tug, red, "", "r4");
    animate(&tug, ronin);
    perform(&tug, ACTION_tug, friend);
    DO(&tug, go(at(3, 0)));
    DO(&tug, go(at(4, 0)));
    CHECK_EQ(tug.unit[friend].space, at(4, 0));
    CHECK(kind_asked(&tug) != ASK_PUSH); /* up to 2 */
}

TEST_SIDES(gremlins_have_dumb_luck)
{
    CLAUSE("PW-419");
    int me, foe;
    struct game g = duel(red, KIND_teddy, KIND_bayou_gremlin, "", "r9 r8 r7", &me, &foe);
    attack(&g, foe);
    CHECK_EQ(pw_hand_size(&g, blue), 1);
    int hatted = put(&g, red, KIND_ronin, at(-3, 0));
    equip(&g, red, hatted, KIND_bayou_gremlin); /* Straw Hat */
    CHECK_EQ(pw_stitches(&g, hatted), 3);
}

TEST_SIDES(a_gremlin_has_no_luck_with_its_friends)
{
    CLAUSE("PW-348");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_teddy, at(0, 0)),
        victim = put(&g, red, KIND_bayou_gremlin, at(1, 0));
    deal(&g, red, "", "r9");
    animate(&g, me);
    DO(&g, act(ACTION_pretty_buttons, victim));
    CHECK_EQ(g.unit[victim].where, IN_HEAP);
    CHECK_EQ(pw_hand_size(&g, red), 0); /* torn apart by a Friend: no card */
}

TEST_SIDES(the_other_upgrades_change_numbers)
{
    static const struct {
        int kind, bearer, stat, change, stitches;
    } rows[] = {{KIND_bete_noire, KIND_ronin, CB, 1, 0},
                {KIND_judge, KIND_ronin, PRECISE, 1, 1},
                {KIND_rusty_alyce, KIND_executioner, POWERFUL, 1, 1},
                {KIND_hooded_rider, KIND_ronin, MV, 1, 1},
                {KIND_punk_zombie, KIND_ronin, CB, 1, 1},
                {KIND_misaki, KIND_ronin, MV, 1, 0}};
    for (int i = 0; i < 6; i++) {
        struct game g = war_as(red);
        int me = put(&g, red, rows[i].bearer, at(0, 0));
        int before = pw_change(&g, me, (enum stat)rows[i].stat), stitches = pw_stitches(&g, me);
        int up = equip(&g, red, me, rows[i].kind);
        CHECK_EQ(pw_change(&g, me, (enum stat)rows[i].stat), before + rows[i].change);
        CHECK_EQ(pw_stitches(&g, me), stitches + rows[i].stitches);
        pw_tear_upgrade(&g, up);
        CHECK_EQ(pw_change(&g, me, (enum stat)rows[i].stat), before);
    }
}

TEST_SIDES(the_bandana_paralyzes_the_decaying)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0)), foe = put(&g, blue, KIND_teddy, at(1, 0));
    equip(&g, red, me, KIND_judge);
    CHECK(!pw_is_paralyzed(&g, foe));
    g.unit[foe].decay = 1;
    CHECK(pw_is_paralyzed(&g, foe));
    move_to(&g, foe, at(2, 0));
    CHECK(!pw_is_paralyzed(&g, foe));
}

/* On squares neighbours can be out of each other's sight. */
TEST_SIDES(the_bandana_paralyzes_whom_its_bearer_sees)
{
    CLAUSE("PW-332", "PW-622");
    struct game g = war_on_squares_as(red);
    int me = put(&g, red, KIND_ronin, sq(3, 3)), foe = put(&g, blue, KIND_teddy, sq(4, 4));
    equip(&g, red, me, KIND_judge);
    g.unit[foe].decay = 1;
    pw_set_token(&g, sq(4, 3), IMPASSABLE);
    CHECK(pw_is_paralyzed(&g, foe));
    pw_set_token(&g, sq(3, 4), IMPASSABLE);
    CHECK(!pw_is_paralyzed(&g, foe));
    animate(&g, foe);
    CHECK(offers(&g, GO) > 0);
}

TEST_SIDES(slippers_let_their_bearer_pass_through_puppets)
{
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0));
    put(&g, blue, KIND_teddy, at(1, 0));
    equip(&g, red, me, KIND_misaki);
    animate(&g, me);
    CHECK(CAN(&g, go(at(1, 0))));
}

TEST(the_catalogue_has_34_puppets_with_29_upgrades_and_says_where_they_come_from)
{
    CLAUSE("PW-108", "PW-111", "PW-114", "PW-141", "PW-143", "PW-151");
    int masters = 0, sidekicks = 0, pawns = 0, upgrades = 0;
    for (const struct card *c = puppet_wars.cards; c->id; c++) {
        masters += !strcmp(c->kind, "master");
        sidekicks += !strcmp(c->kind, "sidekick");
        pawns += !strcmp(c->kind, "pawn");
        upgrades += !strcmp(c->kind, "upgrade");
    }
    CHECK_EQ(pw_puppets[KIND_silurid].side.actions[0], NO_ACTION); /* only an Ability */
    CHECK_EQ(pw_puppets[KIND_teddy].side.abilities, 0);            /* only an Action */
    CHECK_EQ(masters, 5);
    CHECK_EQ(sidekicks, 9);
    CHECK_EQ(pawns, 20);
    CHECK_EQ(upgrades, 29);
    CHECK_EQ(pw_puppet_card(KIND_razorspine_rattler)->provenance, LIKELY);
    CHECK_EQ(pw_puppet_card(KIND_coryphee)->provenance, RECONSTRUCTED);
}

/* --- Everywhere on the field. --- */

TEST_SIDES(what_works_within_a_range_works_everywhere_in_it_and_nowhere_else)
{
    CLAUSE("PW-038", "PW-332", "PW-034");
    struct game g = war_as(red);
    set_master(&g, red, KIND_marcus);
    int master = pw_master(&g, red), kade = put(&g, red, KIND_kade, at(0, 0));
    int teddy = put(&g, red, KIND_teddy, at(1, 0)), foe = put(&g, blue, KIND_ronin, at(-1, 0));
    move_to(&g, master, at(0, 1));
    FOR_EACH_SPACE(space, spaces_in(&g.board) & ~spaces_in(&g.occupied)) {
        move_to(&g, teddy, space);
        int to_kade = pw_range(&g, space, at(0, 0)), to_marcus = pw_range(&g, space, at(0, 1));
        bool kade_sees = pw_sees(&g, at(0, 0), space), marcus_sees = pw_sees(&g, at(0, 1), space);
        CHECK_EQ(pw_movement(&g, teddy), 2 + (to_kade <= 3 && kade_sees));
        CHECK_EQ(pw_striker(&g, teddy).combat, 3 + (to_marcus <= 2 && marcus_sees));
        CHECK_EQ(pw_adjacent(&g, teddy, kade), to_kade == 1);
        CHECK_EQ(pw_adjacent(&g, foe, teddy), pw_range(&g, space, at(-1, 0)) == 1);
        CHECK(!pw_adjacent(&g, teddy, teddy));
    }
    CHECK_EQ(pw_striker(&g, master).combat, 3); /* not for Marcus himself */
    equip(&g, red, master, KIND_teddy);         /* even if he is a Stuffed Animal */
    CHECK_EQ(pw_striker(&g, master).combat, 3);
}

TEST_SIDES(spare_parts_of_any_place_within_range_2)
{
    CLAUSE("PW-332");
    for (int q = -3; q <= 3; q++)
        for (int r = -2; r <= 2; r++) {
            struct game g = war_as(red);
            int joss = put(&g, blue, KIND_joss, at(0, 0));
            if (at(q, r) == at(0, 0))
                continue;
            int metal = put(&g, blue, KIND_steampunk_arachnid, at(q, r));
            g.unit[joss].rips = 1;
            g.unit[metal].exhausted = 1; /* it has one button */
            animate(&g, metal);
            CHECK_EQ(g.unit[metal].where, IN_HEAP);
            CHECK_EQ(g.unit[joss].rips, pw_range(&g, at(0, 0), at(q, r)) > 2);
        }
}

/* --- Attacks as part of an Action. --- */

TEST_SIDES(the_card_of_an_action_stays_on_the_table_while_its_attacks_are_made)
{
    CLAUSE("PW-322", "PW-356");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_judge, at(0, 0)), first = put(&g, blue, KIND_teddy, at(1, 0));
    put(&g, blue, KIND_teddy, at(0, 1));
    deal(&g, red, "", "r7 r8 c9 m9 t9");
    deal(&g, blue, "", "");
    animate(&g, me);
    perform(&g, ACTION_pins_and_needles, NOBODY);
    DO(&g, pick(first));
    select_highest(&g);
    CHECK_ASKS(&g, red, ASK_STRIKE);
    CHECK_EQ(g.player[red].table.count, 1);
    CHECK_EQ(g.player[red].table.card[0], card("r7"));
    CHECK_EQ(g.player[red].top, card("c9"));
    DO(&g, pick(first));
    select_highest(&g);
    CHECK_EQ(g.unit[first].rips, 2);
    CHECK_EQ(g.player[red].top, card("r7")); /* at last that of the Action */
    CHECK_EQ(g.player[red].table.count, 0);
}

TEST_SIDES(attacks_of_an_action_end_with_the_attacker_or_the_war)
{
    CLAUSE("PW-221");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_judge, at(-1, 4)), lady = pw_master(&g, blue);
    g.unit[me].rips = 2;
    deal(&g, red, "", "r7 r2 c2");
    deal(&g, blue, "t3", "");
    animate(&g, me);
    perform(&g, ACTION_pins_and_needles, NOBODY);
    DO(&g, pass()); /* no Dodge */
    select_highest(&g);
    CHECK_ASKS(&g, blue, ASK_SPEND); /* With My Eyes Closed! */
    DO(&g, shed("t3"));
    CHECK_EQ(g.unit[me].where, IN_HEAP);
    CHECK_ASKS(&g, blue, ASK_NEED); /* Lady Justice may take the bandana */
    DO(&g, pass());
    CHECK_EQ(kind_asked(&g), ASK_LAY);
    struct game won = war_as(red);
    me = put(&won, red, KIND_judge, at(-1, 4));
    won.unit[lady].rips = 4;
    deal(&won, red, "", "r7 r12 c2");
    deal(&won, blue, "", "");
    animate(&won, me);
    perform(&won, ACTION_pins_and_needles, NOBODY);
    CHECK_EQ(won.winners, seat_bit(red));
    CHECK_EQ(kind_asked(&won), -1);
}

TEST_SIDES(a_bird_that_ends_the_war_bounces_no_more)
{
    CLAUSE("PW-221");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_guild_austringer, at(-1, 3)), lady = pw_master(&g, blue);
    put(&g, blue, KIND_teddy, at(-2, 5));
    g.unit[lady].rips = 4;
    deal(&g, red, "r2", "r9");
    animate(&g, me);
    perform(&g, ACTION_throw_the_bird, lady);
    DO(&g, pass());
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.winners, seat_bit(red));
}

TEST_SIDES(who_ends_the_war_by_pretty_buttons_attaches_nothing)
{
    CLAUSE("PW-582", "PW-349");
    struct game g = war_as(red);
    g.win = WIN_SHINY;
    int me = put(&g, red, KIND_ronin, at(0, 0)),
        victim = put(&g, red, KIND_bayou_gremlin, at(1, 0));
    g.unit[victim].item = SHINY;
    FOR_EACH_SPACE(space, pw_within(&g, at(1, 0), 1))
        pw_set_token(&g, space, NEUTRAL); /* nowhere to fall */
    animate(&g, me);
    DO(&g, act(ACTION_pretty_buttons, victim));
    CHECK_EQ(g.over, SHINY_LOST);
    CHECK_EQ(kind_asked(&g), -1);
    CHECK_EQ(g.unit[victim].where, IN_HEAP);
}

TEST_SIDES(what_the_first_attack_brings_counts_for_the_second)
{
    CLAUSE("PW-385", "PW-357");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_judge, at(0, 0)), zombie = put(&g, blue, KIND_punk_zombie, at(1, 0));
    put(&g, blue, KIND_teddy, at(0, 1));
    g.unit[zombie].rips = 2;
    deal(&g, red, "", "r7 r9 r8 c9 m2 m3 m4 m5");
    deal(&g, blue, "", "");
    animate(&g, me);
    perform(&g, ACTION_pins_and_needles, NOBODY);
    DO(&g, pick(zombie));
    select_highest(&g);
    CHECK_ASKS(&g, red, ASK_NEED); /* Spiky Mohawk: Combat +1 */
    DO(&g, OPTION(YES));
    CHECK_EQ(g.unit[zombie].where, ATTACHED);
    CHECK_ASKS(&g, red, ASK_SELECT); /* the second Attack, on the only Enemy left */
    CHECK_EQ(offers_in_all(&g), 3);
}
