/* test_told.c - what is told of a war: who does what to whom, with what result, and because of
 * what; and why it is over. */
#include "games/puppet_wars/war.h"

#include <stdlib.h>

/* Everything that an observer is told. */
struct ears {
    struct listener listener;
    const struct game *g;
    int observer;
    struct tale tale;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct ears *ears = (struct ears *)listener;
    struct telling telling;
    game_tell(&puppet_wars, ears->g, event, ears->observer, &telling);
    tale_add(&ears->tale, &telling);
}

static struct ears ears_for(const struct game *g, int observer)
{
    return (struct ears){.listener = {hear}, .g = g, .observer = observer};
}

#define TELL(g, ears, answer) DO_HEARD((g), (answer), &(ears)->listener)
#define TELL_AS(g, ears, seat, answer) ANSWERED((g), (seat), (answer), &(ears)->listener, #answer)

static int times_told(const struct ears *ears, const char *kind)
{
    int times = 0;
    for (size_t i = 0; i < ears->tale.count; i++)
        times += !strcmp(ears->tale.told[i].phrase.kind, kind);
    return times;
}

/* The last one of this kind. */
static struct telling told(const struct ears *ears, const char *kind)
{
    for (size_t i = ears->tale.count; i-- > 0;)
        if (!strcmp(ears->tale.told[i].phrase.kind, kind))
            return ears->tale.told[i];
    fail_msg("no %s is told", kind);
    abort();
}

static void check_told(const struct ears *ears, const char *kind, const char *text,
                       const char *cause)
{
    struct telling t = told(ears, kind);
    CHECK_STRING(t.phrase.text, text);
    CHECK_STRING(t.cause ? t.cause : "", cause ? cause : "");
}

static void forget(struct ears *ears)
{
    tale_free(&ears->tale);
}

static bool has_card(const struct telling *t, const char *id)
{
    for (int i = 0; i < t->cards; i++)
        if (!strcmp(t->card[i], id))
            return true;
    return false;
}

static void keep_lines(void *context, enum level level, enum weight weight, const char *line)
{
    (void)level;
    (void)weight;
    text_add(context, "%s\n", line);
}

/* The folded lines are these, and no others. */
static void check_folded(struct ears *ears, const char *lines)
{
    struct text text = {0};
    tale_fold(&ears->tale, keep_lines, &text);
    CHECK_STRING(text_string(&text), lines);
    text_free(&text);
    forget(ears);
}

static const char *space_id(int space)
{
    static char id[2][12];
    static int next;
    next ^= 1;
    snprintf(id[next], sizeof *id, "space%d", space);
    return id[next];
}

/* The last round of a Turn, in which nobody can animate anything. */
static void last_round(struct game *g)
{
    g->round = 5;
    for (int seat = 0; seat < g->k.seats; seat++)
        deal(g, seat, seat == RED ? "bj" : "t2", "");
    to_lay(g);
}

/* --- Attacks. --- */

TEST(an_attack_tells_who_attacks_whom_and_with_what_result)
{
    CLAUSE("PW-308", "PW-364", "PW-367");
    int me, foe;
    struct game g = duel(RED, KIND_bayou_gremlin, KIND_ronin, "", "r9", &me, &foe);
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, act(ACTION_attack, foe));
    check_told(&ears, "declare", "Red attacks Blue's Ronin with Bayou Gremlin (Combat 1)", NULL);
    struct telling declared = told(&ears, "declare");
    CHECK_EQ(declared.level, LEVEL_ACTION);
    CHECK_EQ(declared.seat, RED);
    CHECK_EQ(declared.targets, seat_bit(BLUE));
    CHECK(has_card(&declared, "bayou_gremlin") && has_card(&declared, "action_attack"));
    char acting[12];
    snprintf(acting, sizeof acting, "puppet%d", me);
    CHECK_STRING(declared.phrase.touch[0], acting);
    CHECK_STRING(declared.from, acting);
    check_told(&ears, "success", "Red hits with 9+Ram against 7 (9 of Rams)", "action_attack");
    check_told(&ears, "rip", "Blue's Ronin suffers a Rip (1 of 2)", "action_attack");
    CHECK_EQ(told(&ears, "rip").level, LEVEL_CONSEQUENCE);
    CHECK_EQ(told(&ears, "rip").targets, seat_bit(BLUE));
    check_folded(&ears, "Red attacks Blue's Ronin with Bayou Gremlin (Combat 1): hits with 9+Ram "
                        "against 7 (9 of Rams), Blue's Ronin suffers a Rip (1 of 2).\n");
}

TEST(who_reads_it_is_you)
{
    for (int seat = RED; seat <= BLUE; seat++) {
        int me, foe;
        struct game g = duel(RED, KIND_bayou_gremlin, KIND_ronin, "", "r9", &me, &foe);
        struct ears ears = ears_for(&g, seat);
        TELL(&g, &ears, act(ACTION_attack, foe));
        check_folded(&ears,
                     seat == RED
                         ? "You attack Blue's Ronin with Bayou Gremlin (Combat 1): hit with 9+Ram "
                           "against 7 (9 of Rams), Blue's Ronin suffers a Rip (1 of 2).\n"
                         : "Red attacks your Ronin with Bayou Gremlin (Combat 1): hits with 9+Ram "
                           "against 7 (9 of Rams), your Ronin suffers a Rip (1 of 2).\n");
    }
}

TEST(a_miss_tells_what_was_reached_of_what)
{
    CLAUSE("PW-285", "PW-359", "PW-368", "PW-067", "PW-425");
    int me, foe;
    struct game g = duel(RED, KIND_bayou_gremlin, KIND_ronin, "m3", "r2", &me, &foe);
    struct ears ears = ears_for(&g, SPECTATOR);
    DO(&g, act(ACTION_attack, foe));
    DO(&g, play("m3"));
    CHECK_EQ(times_told(&ears, "failure"), 0);
    struct game none = duel(RED, KIND_nurse, KIND_ronin, "m3", "r2", &me, &foe);
    ears = ears_for(&none, SPECTATOR);
    DO(&none, act(ACTION_attack, foe));
    TELL(&none, &ears, pass());
    check_told(&ears, "failure", "Red misses without a card against 7", "action_attack");
    forget(&ears);
    struct game two = duel(RED, KIND_bayou_gremlin, KIND_ronin, "m3 r13", "r2", &me, &foe);
    ears = ears_for(&two, SPECTATOR);
    DO(&two, act(ACTION_attack, foe));
    DO(&two, play("m3"));
    TELL(&two, &ears, pass());
    check_told(&ears, "failure",
               "Red misses with 3+Ram+Mask against 7 (2 of Rams, from the hand "
               "3 of Masks)",
               "action_attack");
    forget(&ears);
    struct game joker = duel(RED, KIND_bayou_gremlin, KIND_ronin, "", "bj", &me, &foe);
    ears = ears_for(&joker, SPECTATOR);
    TELL(&joker, &ears, act(ACTION_attack, foe));
    check_told(&ears, "failure", "Red misses by the Black Joker", "joker_black");
    forget(&ears);
    struct game sharp = duel(RED, KIND_bayou_gremlin, KIND_ronin, "", "r6", &me, &foe);
    equip(&sharp, RED, me, KIND_ronin); /* Pointy Katana: Precise +2 */
    ears = ears_for(&sharp, SPECTATOR);
    TELL(&sharp, &ears, act(ACTION_attack, foe));
    check_told(&ears, "success", "Red hits with 8+Ram against 7 (6 of Rams; Precise +2)",
               "action_attack");
    forget(&ears);
}

TEST(a_dodge_tells_the_new_defense)
{
    CLAUSE("PW-372", "PW-373", "PW-378");
    int me, foe;
    struct game g = duel(RED, KIND_bayou_gremlin, KIND_ronin, "", "r9", &me, &foe);
    struct game joker = g;
    struct ears ears = ears_for(&g, SPECTATOR);
    deal(&g, BLUE, "t9 t2", "");
    DO(&g, act(ACTION_attack, foe));
    TELL(&g, &ears, dodge_with("t9"));
    check_told(&ears, "dodge", "Blue dodges with the 9 of Tomes, so the Defense is 9+Tome",
               "dodge");
    CHECK_EQ(told(&ears, "dodge").seat, BLUE);
    CHECK_EQ(told(&ears, "dodge").level, LEVEL_CONSEQUENCE);
    check_told(&ears, "failure", "Red misses with 9+Ram against 9+Tome (9 of Rams)",
               "action_attack");
    forget(&ears);
    ears = ears_for(&joker, SPECTATOR);
    deal(&joker, BLUE, "bj", "");
    DO(&joker, act(ACTION_attack, foe));
    TELL(&joker, &ears, dodge_with("bj"));
    check_told(&ears, "success", "Red hits without a card, for the Defense is 0", "action_attack");
    CHECK_EQ(times_told(&ears, "rip"), 1);
    forget(&ears);
}

TEST(an_action_tells_its_value_and_what_it_brings)
{
    CLAUSE("PW-283", "PW-319", "PW-416");
    for (int met = 0; met < 2; met++) {
        int me, foe;
        struct game g = duel(RED, KIND_rotten_belle, KIND_ronin, "", met ? "c9" : "m9", &me, &foe);
        struct ears ears = ears_for(&g, SPECTATOR);
        TELL(&g, &ears, act(ACTION_confusing_feelings, foe));
        check_told(&ears, met ? "success" : "failure",
                   met ? "Red succeeds with 9+Crow against 5+Crow (9 of Crows)"
                       : "Red fails with 9+Mask against 5+Crow (9 of Masks)",
                   "action_confusing_feelings");
        CHECK_EQ(times_told(&ears, "gain"), met);
        if (met)
            check_told(&ears, "gain", "Blue's Ronin is Confused until the end of the Turn",
                       "action_confusing_feelings");
        forget(&ears);
    }
}

TEST(each_strike_of_an_action_tells_whom_it_hits)
{
    int me, foe;
    struct game g = duel(RED, KIND_convict_gunslinger, KIND_teddy, "", "r9 r8 r7", &me, &foe);
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, act(ACTION_empty_the_chambers, NOBODY));
    CHECK_EQ(times_told(&ears, "attack"), 2);
    check_told(&ears, "attack", "Red attacks Blue's Teddy (Combat 1)", "action_empty_the_chambers");
    CHECK_EQ(told(&ears, "attack").targets, seat_bit(BLUE));
    CHECK_EQ(told(&ears, "attack").level, LEVEL_CONSEQUENCE);
    check_told(&ears, "rip", "Blue's Teddy suffers a Rip (2 of 4)", "action_empty_the_chambers");
    forget(&ears);
}

TEST(of_puppets_that_are_alike_the_space_tells_which)
{
    int me, foe;
    struct game g = duel(RED, KIND_bayou_gremlin, KIND_ronin, "", "r9", &me, &foe);
    put(&g, BLUE, KIND_ronin, at(3, 0));
    put(&g, RED, KIND_bayou_gremlin, at(-3, 0));
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, act(ACTION_attack, foe));
    check_told(&ears, "declare",
               "Red attacks Blue's Ronin at F7 with Bayou Gremlin at F6 (Combat 1)", NULL);
    forget(&ears);
}

/* --- Animating and moving. --- */

TEST(an_animation_is_told_with_its_card_and_its_way)
{
    CLAUSE("PW-205", "PW-245", "PW-209");
    struct game g = war();
    int ronin = put_box(&g, RED, KIND_ronin);
    deal(&g, RED, "", "");
    to_act(&g, RED, "r9");
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, OPTION(ANIMATE, ronin));
    CHECK_STRING(told(&ears, "animate").from, "seat0.box");
    struct telling animated = told(&ears, "animate");
    CHECK(has_card(&animated, "ronin") && has_card(&animated, "r9"));
    TELL(&g, &ears, go(at(0, -4)));
    CHECK_STRING(told(&ears, "move").from, space_id(at(0, -5)));
    CHECK_STRING(told(&ears, "move").to, space_id(at(0, -4)));
    TELL(&g, &ears, go(at(0, -3)));
    check_folded(&ears, "Red animates Ronin from the Toy Box with the 9 of Rams: enters on the "
                        "Work Bench at A1, moves from A1 to B2, moves on to C3.\n");
}

TEST(who_is_exhausted_is_ripped_for_that)
{
    CLAUSE("PW-208", "PW-251", "PW-252");
    for (int rips = 0; rips < 2; rips++) {
        struct game g = war();
        int ronin = put(&g, RED, KIND_ronin, at(0, 0));
        g.unit[ronin].exhausted = 1;
        g.unit[ronin].rips = (uint8_t)rips;
        to_act(&g, RED, "r9");
        struct ears ears = ears_for(&g, SPECTATOR);
        TELL(&g, &ears, OPTION(ANIMATE, ronin));
        check_told(&ears, "rip",
                   rips ? "Red's Ronin suffers a Rip for being Exhausted (2 of 2)"
                        : "Red's Ronin suffers a Rip for being Exhausted (1 of 2)",
                   "exhausted");
        if (rips)
            check_told(&ears, "torn", "Red's Ronin is torn apart for being Exhausted", "exhausted");
        CHECK_EQ(told(&ears, "rip").level, LEVEL_CONSEQUENCE);
        forget(&ears);
    }
}

TEST(a_pass_tells_whether_there_was_a_choice)
{
    CLAUSE("PW-200", "PW-202");
    struct game g = war();
    put(&g, RED, KIND_ronin, at(0, 0));
    deal(&g, RED, "r9", "");
    deal(&g, BLUE, "bj", "");
    to_lay(&g);
    struct ears ears = ears_for(&g, SPECTATOR);
    DO_AS(&g, RED, lay("r9"));
    TELL_AS(&g, &ears, BLUE, lay("bj"));
    check_told(&ears, "pass", "Blue has to pass, for the Black Joker animates nobody", NULL);
    TELL(&g, &ears, pass());
    check_told(&ears, "pass", "Red passes with the 9 of Rams", NULL);
    forget(&ears);
}

TEST(a_tie_of_animation_cards_is_explained)
{
    CLAUSE("PW-196", "PW-100", "PW-101", "PW-102");
    struct game g = war();
    deal(&g, RED, "r9", "c4 c8");
    deal(&g, BLUE, "t9", "m4 m2");
    to_lay(&g);
    struct ears ears = ears_for(&g, SPECTATOR);
    DO_AS(&g, RED, lay("r9"));
    TELL_AS(&g, &ears, BLUE, lay("t9"));
    CHECK_EQ(times_told(&ears, "tie"), 2);
    CHECK_EQ(times_told(&ears, "flip"), 4);
    check_told(&ears, "tie", "Red and Blue tie and flip again", "tie_flip");
    check_told(&ears, "flip", "Blue flips the 2 of Masks", "tie_flip");
    check_told(&ears, "order", "Blue acts first, then Red", NULL);
    check_folded(&ears, "Red and Blue have laid the same number and flip for who acts first: Red "
                        "flips the 4 of Crows, Blue flips the 4 of Masks.\n"
                        "Red and Blue tie and flip again: Red flips the 8 of Crows, Blue flips the "
                        "2 of Masks, acts first, then Red.\n");
    struct game plain = war();
    deal(&plain, RED, "r9", "");
    deal(&plain, BLUE, "t8", "");
    to_lay(&plain);
    ears = ears_for(&plain, SPECTATOR);
    DO_AS(&plain, RED, lay("r9"));
    TELL_AS(&plain, &ears, BLUE, lay("t8"));
    CHECK_EQ(times_told(&ears, "tie"), 0);
    CHECK_EQ(told(&ears, "order").weight, DETAIL);
    forget(&ears);
}

TEST(molasses_is_why_a_puppet_moves_no_further)
{
    CLAUSE("PW-533", "PW-534");
    struct game g = war();
    int ronin = put(&g, RED, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(1, 0), MOLASSES);
    animate(&g, ronin);
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, go(at(1, 0)));
    check_told(&ears, "move", "Red moves from F6 to F7, where Molasses holds it", NULL);
    forget(&ears);
}

TEST(who_can_do_nothing_is_told_to_be_held)
{
    CLAUSE("PW-422");
    for (int aura = 0; aura < 2; aura++) {
        struct game g = war();
        int teddy = put(&g, RED, KIND_teddy, at(0, 0)), foe = put(&g, BLUE, KIND_ronin, at(1, 0));
        if (aura) {
            equip(&g, BLUE, foe, KIND_judge); /* Mouldering Aura */
            g.unit[teddy].decay = 1;
        } else {
            g.unit[teddy].marks = PARALYZED;
        }
        to_act(&g, RED, "t13");
        struct ears ears = ears_for(&g, SPECTATOR);
        TELL(&g, &ears, OPTION(ANIMATE, teddy));
        check_told(&ears, "held",
                   aura ? "Teddy can neither move nor act, for it is Paralyzed by Mouldering Aura"
                        : "Teddy can neither move nor act, for it is Paralyzed",
                   aura ? "magical_bandana" : "paralyzed");
        forget(&ears);
    }
}

TEST(who_is_moved_by_others_is_told_by_what)
{
    CLAUSE("PW-273", "PW-276");
    struct game g = war();
    int belle = put(&g, RED, KIND_rotten_belle, at(0, 0)),
        foe = put(&g, BLUE, KIND_ronin, at(4, 0));
    deal(&g, RED, "", "c9");
    animate(&g, belle);
    DO(&g, act(ACTION_over_here_love, foe));
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, go(at(3, 0)));
    check_told(&ears, "place", "Blue's Ronin is moved from F10 to F9", "action_over_here_love");
    CHECK_STRING(told(&ears, "place").from, space_id(at(4, 0)));
    forget(&ears);
    int me;
    struct game gone = duel(RED, KIND_bayou_gremlin, KIND_bete_noire, "", "r13", &me, &foe);
    DO(&gone, act(ACTION_attack, foe));
    ears = ears_for(&gone, SPECTATOR);
    TELL(&gone, &ears, go(at(0, 5)));
    check_told(&ears, "place", "Blue places Bête Noire on the Work Bench at K6 by Puff of Sawdust",
               "bete_noire");
    forget(&ears);
    struct game light = duel(RED, KIND_ronin, KIND_teddy, "", "r2 r3", &me, &foe);
    attack(&light, foe);
    ears = ears_for(&light, SPECTATOR);
    TELL(&light, &ears, go(at(-1, 0)));
    check_told(&ears, "move", "Red moves from F6 to F5 by Light Feet", "ronin");
    forget(&ears);
    struct game pointy = war();
    set_master(&pointy, RED, KIND_viktoria);
    foe = put(&pointy, BLUE, KIND_bayou_gremlin, at(2, -5));
    deal(&pointy, RED, "", "r9 r8 r7");
    deal(&pointy, BLUE, "", "");
    animate(&pointy, pw_master(&pointy, RED));
    attack(&pointy, foe);
    DO(&pointy, pass());
    ears = ears_for(&pointy, SPECTATOR);
    TELL(&pointy, &ears, go(at(2, -5)));
    check_told(&ears, "move", "Red moves from A2 to A3 by Pointy End First", "viktoria");
    forget(&ears);
}

/* --- Why somebody is ripped, torn apart or sewn up. --- */

TEST(nails_are_why_puppets_are_ripped_at_the_end_of_a_turn)
{
    CLAUSE("PW-529");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0));
    put(&g, BLUE, KIND_teddy, at(2, 0));
    pw_set_token(&g, at(0, 0), NAILS);
    pw_set_token(&g, at(2, 0), NAILS);
    g.unit[me].rips = 1;
    last_round(&g);
    struct ears ears = ears_for(&g, SPECTATOR);
    DO_AS(&g, RED, lay("bj"));
    TELL_AS(&g, &ears, BLUE, lay("t2"));
    check_told(&ears, "rip", "Blue's Teddy suffers a Rip on Nails (1 of 4)", "nails");
    CHECK_EQ(told(&ears, "rip").level, LEVEL_ACTION);
    check_told(&ears, "torn", "Red's Ronin is torn apart on Nails", "nails");
    CHECK_EQ(told(&ears, "resolving").level, LEVEL_TURN);
    forget(&ears);
}

TEST(a_blast_is_told_with_all_that_it_destroys)
{
    CLAUSE("PW-542", "PW-544", "PW-545");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0));
    put(&g, BLUE, KIND_teddy, at(1, 0));
    g.unit[me].item = FIRECRACKERS;
    pw_set_token(&g, at(0, 0), BENCH + BLUE);
    animate(&g, me);
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, act(ACTION_blown_to_pieces, NOBODY));
    check_told(&ears, "bench_gone", "Blue's Work Bench at F6 is blown up",
               "action_blown_to_pieces");
    check_told(&ears, "rip", "Blue's Teddy suffers a Rip (1 of 4)", "action_blown_to_pieces");
    check_folded(&ears, "Red performs Blown to Pieces with Ronin: the Firecrackers! Token is used "
                        "up, Red's Ronin is torn apart as the cost, Blue's Teddy suffers a Rip "
                        "(1 of 4), Blue's Work Bench at F6 is blown up.\n"
                        "Round 2 of Turn 1.\n");
}

TEST(the_rip_that_tears_apart_is_told_by_that_alone)
{
    CLAUSE("PW-443");
    int me, foe;
    struct game g = duel(RED, KIND_bayou_gremlin, KIND_terror_tot, "", "r9", &me, &foe);
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, act(ACTION_attack, foe));
    check_folded(&ears, "Red attacks Blue's Terror Tot with Bayou Gremlin (Combat 1): hits with "
                        "9+Ram against 7 (9 of Rams), Blue's Terror Tot is torn apart.\n");
}

TEST(a_rip_as_a_cost_is_told_as_one)
{
    CLAUSE("PW-289");
    int me, foe;
    struct game g = duel(RED, KIND_punk_zombie, KIND_teddy, "", "r9 r8 r7", &me, &foe);
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, act(ACTION_rip_it_up, NOBODY));
    check_told(&ears, "rip", "Red's Punk Zombie suffers a Rip as the cost (1 of 3)",
               "action_rip_it_up");
    forget(&ears);
}

TEST(who_decays_is_removed_for_that)
{
    CLAUSE("PW-488");
    int me, foe;
    struct game g = duel(RED, KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    g.unit[foe].decay = 1;
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, act(ACTION_attack, foe));
    check_told(&ears, "removed",
               "Blue's Marionette has a Decay Counter and is removed from the game", "decay");
    CHECK_STRING(told(&ears, "removed").to, "seat1.removed");
    CHECK_EQ(times_told(&ears, "torn"), 0);
    forget(&ears);
}

TEST(upgrades_that_leave_the_game_with_their_bearer_are_named)
{
    CLAUSE("PW-448", "PW-459");
    int me, foe;
    struct game g = beside(RED, KIND_bayou_gremlin, KIND_terror_tot, "", "r9", &me, &foe);
    equip(&g, BLUE, foe, KIND_nurse);
    animate(&g, me);
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, act(ACTION_attack, foe));
    check_told(&ears, "torn", "Blue's Terror Tot is torn apart, and High Heels leaves the game",
               "action_attack");
    CHECK_STRING(told(&ears, "torn").to, "seat1.heap");
    forget(&ears);
}

TEST(retorts_say_by_which_ability_the_attacker_is_ripped)
{
    struct game g = war();
    int me = put(&g, RED, KIND_bayou_gremlin, at(-1, 4)), lady = pw_master(&g, BLUE);
    deal(&g, RED, "", "r2");
    deal(&g, BLUE, "r5", "");
    animate(&g, me);
    DO(&g, act(ACTION_attack, lady));
    DO(&g, pass());
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, shed("r5"));
    check_told(&ears, "discard", "Blue discards the 5 of Rams for With My Eyes Closed!",
               "lady_justice");
    check_told(&ears, "torn", "Red's Bayou Gremlin is torn apart by With My Eyes Closed!",
               "lady_justice");
    CHECK_EQ(told(&ears, "torn").level, LEVEL_FURTHER);
    forget(&ears);
    int foe;
    struct game tail = beside(RED, KIND_bayou_gremlin, KIND_teddy, "", "r9 r8", &me, &foe);
    equip(&tail, BLUE, foe, KIND_razorspine_rattler);
    equip(&tail, RED, me, KIND_punk_zombie); /* one Stitch more */
    deal(&tail, BLUE, "t4", "");
    animate(&tail, me);
    DO(&tail, act(ACTION_attack, foe));
    DO(&tail, pass());
    select_highest(&tail);
    ears = ears_for(&tail, SPECTATOR);
    TELL(&tail, &ears, shed("t4"));
    check_told(&ears, "discard", "Blue discards the 4 of Tomes for Ouch!", "spiny_tail");
    check_told(&ears, "rip", "Red's Bayou Gremlin suffers a Rip by Ouch! (1 of 2)", "spiny_tail");
    forget(&ears);
}

TEST(abilities_are_named_where_they_work)
{
    int me, foe;
    struct game g = duel(RED, KIND_rusty_alyce, KIND_teddy, "m2", "r9 r8 c9", &me, &foe);
    attack(&g, foe);
    DO(&g, pass());
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, shed("m2"));
    check_told(&ears, "discard", "Red discards the 2 of Masks for Disassemble", "rusty_alyce");
    check_told(&ears, "torn", "Blue's Teddy is torn apart by Disassemble", "rusty_alyce");
    forget(&ears);
    struct game job = duel(RED, KIND_executioner, KIND_ronin, "r2", "r9 r7", &me, &foe);
    job.unit[me].rips = 2;
    attack(&job, foe);
    DO(&job, pass());
    ears = ears_for(&job, SPECTATOR);
    TELL(&job, &ears, pass());
    check_told(&ears, "sewn", "Red's Executioner is sewn up by Love the Job (Rips left: 1)",
               "executioner");
    forget(&ears);
    struct game tot = duel(RED, KIND_terror_tot, KIND_bayou_gremlin, "", "r9", &me, &foe);
    ears = ears_for(&tot, SPECTATOR);
    TELL(&tot, &ears, act(ACTION_attack, foe));
    check_told(&ears, "draw", "Blue draws a card by Dumb Luck", "bayou_gremlin");
    TELL(&tot, &ears, pass()); /* I Need This */
    check_told(&ears, "gain", "Red's Terror Tot gains a Combat +1 Counter by Growth Spurt",
               "terror_tot");
    forget(&ears);
    struct game strings = duel(RED, KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    ears = ears_for(&strings, SPECTATOR);
    TELL(&strings, &ears, act(ACTION_attack, foe));
    check_told(&ears, "gain",
               "Red's Bayou Gremlin is Stuck until the end of the Turn by Tangled Strings",
               "marionette");
    forget(&ears);
    struct game parts =
        beside(RED, KIND_bayou_gremlin, KIND_steampunk_arachnid, "", "r9", &me, &foe);
    int joss = put(&parts, BLUE, KIND_joss, at(3, 0));
    parts.unit[joss].rips = 2;
    animate(&parts, me);
    ears = ears_for(&parts, SPECTATOR);
    TELL(&parts, &ears, act(ACTION_attack, foe));
    check_told(&ears, "sewn", "Blue's Joss is sewn up by Spare Parts (Rips left: 1)", "joss");
    forget(&ears);
    struct game saw = beside(RED, KIND_bayou_gremlin, KIND_teddy, "", "r9", &me, &foe);
    equip(&saw, RED, me, KIND_sebastian); /* Bone Saw */
    animate(&saw, me);
    ears = ears_for(&saw, SPECTATOR);
    TELL(&saw, &ears, act(ACTION_attack, foe));
    check_told(&ears, "gain", "Blue's Teddy gains a Decay Counter by Dirty Saw", "bone_saw");
    forget(&ears);
}

TEST(i_need_this_tells_the_difficulty_and_what_was_reached)
{
    CLAUSE("PW-401", "PW-402", "PW-403");
    for (int met = 0; met < 2; met++) {
        int me, foe;
        struct game g =
            duel(RED, KIND_bayou_gremlin, KIND_terror_tot, "", met ? "r9 m8" : "r9 m2", &me, &foe);
        DO(&g, act(ACTION_attack, foe));
        struct ears ears = ears_for(&g, SPECTATOR);
        TELL(&g, &ears, OPTION(YES));
        if (met) {
            check_told(&ears, "success",
                       "Red meets the Difficulty of Baby Horns with 8+Mask "
                       "against 5+Mask (8 of Masks)",
                       "i_need_this");
            check_told(&ears, "upgrade", "Red attaches Baby Horns to Bayou Gremlin by I Need This",
                       "i_need_this");
            CHECK_STRING(told(&ears, "upgrade").from, "seat1.heap");
        } else {
            check_told(&ears, "failure",
                       "Red misses the Difficulty of Baby Horns with 2+Mask "
                       "against 5+Mask (2 of Masks)",
                       "i_need_this");
        }
        forget(&ears);
    }
}

/* --- Cards. --- */

TEST(discards_say_why)
{
    CLAUSE("PW-090", "PW-217", "PW-289", "PW-491");
    struct game g = war();
    g.round = 5;
    deal(&g, RED, "bj r2 r3 r4 r5 r6 r7", ""); /* size 5 */
    deal(&g, BLUE, "t2", "");
    to_lay(&g);
    lay_both(&g, RED, "bj", "t2");
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL_AS(&g, &ears, RED, shed("r2"));
    check_told(&ears, "discard", "Red discards the 2 of Rams because of the hand limit of 5",
               "hand_limit");
    CHECK_EQ(told(&ears, "discard").level, LEVEL_CONSEQUENCE);
    TELL_AS(&g, &ears, RED, shed("r3"));
    check_told(&ears, "discard", "Red discards the 3 of Rams by choice", NULL);
    forget(&ears);
    int me, foe;
    struct game cost = duel(RED, KIND_nurse, KIND_ronin, "c4 c5", "", &me, &foe);
    DO(&cost, act(ACTION_sedative, foe));
    ears = ears_for(&cost, SPECTATOR);
    TELL(&cost, &ears, shed("c4"));
    check_told(&ears, "discard", "Red discards the 4 of Crows as the cost", "action_sedative");
    check_told(&ears, "gain", "Blue's Ronin has Combat -3 until the end of the Turn",
               "action_sedative");
    forget(&ears);
    struct game bird = war();
    int thrower = put(&bird, RED, KIND_guild_austringer, at(0, 0));
    foe = put(&bird, BLUE, KIND_teddy, at(2, 0));
    put(&bird, BLUE, KIND_ronin, at(3, 0));
    deal(&bird, RED, "r2", "r9");
    deal(&bird, BLUE, "", "");
    animate(&bird, thrower);
    DO(&bird, act(ACTION_throw_the_bird, foe));
    DO(&bird, pass());
    ears = ears_for(&bird, SPECTATOR);
    TELL(&bird, &ears, shed("r2"));
    check_told(&ears, "discard", "Red discards the 2 of Rams for Throw the Bird",
               "action_throw_the_bird");
    forget(&ears);
    struct game sad = beside(RED, KIND_bayou_gremlin, KIND_ronin, "", "m9", &me, &foe);
    equip(&sad, RED, me, KIND_sorrow); /* Soaked Hanky */
    deal(&sad, BLUE, "r2", "");
    animate(&sad, me);
    ears = ears_for(&sad, SPECTATOR);
    TELL(&sad, &ears, act(ACTION_boo_hoo, foe));
    check_told(&ears, "discard", "Blue loses the 2 of Rams, drawn at random from the hand",
               "action_boo_hoo");
    forget(&ears);
}

TEST(only_who_draws_is_told_the_card)
{
    CLAUSE("PW-085");
    for (int seat = RED; seat <= BLUE; seat++) {
        int me, foe;
        struct game g = duel(RED, KIND_ronin, KIND_teddy, "", "r2 r3", &me, &foe);
        struct ears ears = ears_for(&g, seat);
        TELL(&g, &ears, act(ACTION_last_stitch, NOBODY));
        struct telling draw = ears.tale.told[0];
        for (size_t i = 0; strcmp(draw.phrase.kind, "draw"); i++)
            draw = ears.tale.told[i + 1];
        CHECK_STRING(draw.phrase.text, seat == RED ? "You draw the 2 of Rams" : "Red draws a card");
        CHECK_EQ(has_card(&draw, "r2"), seat == RED);
        CHECK_EQ(draw.weight, NORMAL);
        CHECK_STRING(draw.cause, "action_last_stitch");
        forget(&ears);
    }
}

/* --- Work Benches and Item Tokens. --- */

/* What is told when Red's Ronin says Mine! on a Work Bench of this token. */
static struct ears mine(struct game *g, int token, int friendly)
{
    *g = war();
    int ronin = put(g, RED, KIND_ronin, at(0, 0));
    pw_set_token(g, at(0, 0), token);
    animate(g, ronin);
    struct ears ears = ears_for(g, SPECTATOR);
    TELL(g, &ears, OPTION(DO, ACTION_mine, NOBODY, friendly));
    return ears;
}

TEST(a_work_bench_that_changes_hands_says_from_whom)
{
    CLAUSE("PW-263", "PW-338");
    static const struct {
        int token, friendly;
        const char *text;
        seat_set targets;
    } rows[] = {
        {NEUTRAL, 1, "Red takes the Neutral Work Bench at F6", 0},
        {BENCH + BLUE, 1, "Red takes the Work Bench at F6 from Blue", 1 << BLUE},
        {BENCH + BLUE, 0, "Red makes Blue's Work Bench at F6 Neutral", 1 << BLUE},
        {BENCH + RED, 0, "Red gives up the Work Bench at F6, which becomes Neutral", 1 << RED},
        {BENCH + RED, 1, "the Work Bench at F6 was Red's, and nothing changes", 1 << RED},
        {NEUTRAL, 0, "the Work Bench at F6 was Neutral, and nothing changes", 0},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g;
        struct ears ears = mine(&g, rows[i].token, rows[i].friendly);
        struct telling t = told(&ears, "bench");
        char text[80];
        snprintf(text, sizeof text, "%s", rows[i].text);
        *text = (char)(*text == 't' ? 'T' : *text);
        check_told(&ears, "bench", text, "action_mine");
        CHECK_EQ(t.seat, RED);
        CHECK_EQ(t.targets, rows[i].targets);
        CHECK_STRING(t.to, space_id(at(0, 0)));
        forget(&ears);
    }
}

TEST(item_tokens_say_how_they_came_and_went)
{
    CLAUSE("PW-346", "PW-451", "PW-587", "PW-590");
    struct game g = war();
    int ronin = put(&g, RED, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(0, 0), ON_GROUND + FIRECRACKERS);
    animate(&g, ronin);
    struct ears ears = ears_for(&g, SPECTATOR);
    TELL(&g, &ears, act(ACTION_sticky_fingers, NOBODY));
    check_told(&ears, "item", "Red picks up the Firecrackers! Token with Ronin",
               "action_sticky_fingers");
    forget(&ears);
    struct game tag = war();
    tag.win = WIN_TAG;
    tag.player[BLUE].tagged = 1;
    ronin = put(&tag, RED, KIND_ronin, at(-1, 4));
    to_act(&tag, RED, "r9");
    ears = ears_for(&tag, SPECTATOR);
    TELL(&tag, &ears, OPTION(ANIMATE, ronin));
    check_told(&ears, "item", "Ronin gets the It Token as the first Pawn that Red animates", "tag");
    TELL(&tag, &ears, act(ACTION_tag, pw_master(&tag, BLUE)));
    check_told(&ears, "item", "Blue's Lady Justice gets the It Token", "action_tag");
    check_told(&ears, "torn", "Blue's Master, Lady Justice, is torn apart by the It Token", "it");
    forget(&ears);
    int me, foe;
    struct game drop = duel(RED, KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    drop.unit[foe].item = FIRECRACKERS;
    ears = ears_for(&drop, SPECTATOR);
    TELL(&drop, &ears, act(ACTION_attack, foe));
    check_told(&ears, "item_dropped", "The Firecrackers! Token falls at F7", "action_attack");
    forget(&ears);
}

/* --- Who is out, and why it is over. --- */

static void check_sum(const struct game *g, const char *why)
{
    struct summary summary;
    game_sum_up(&puppet_wars, g, &summary);
    CHECK_STRING(summary.why, why);
}

/* Red's Gremlin tears Blue's Master apart. */
static struct ears kill_master(struct game *g)
{
    int me = put(g, RED, KIND_bayou_gremlin, at(-1, 4)), master = pw_master(g, BLUE);
    g->unit[master].rips = 4;
    deal(g, RED, "", "r9");
    deal(g, BLUE, "", "");
    animate(g, me);
    struct ears ears = ears_for(g, SPECTATOR);
    TELL(g, &ears, act(ACTION_attack, master));
    return ears;
}

TEST(who_loses_is_told_why)
{
    CLAUSE("PW-219", "PW-220", "PW-232", "PW-233");
    struct game g = war();
    struct ears ears = kill_master(&g);
    check_told(&ears, "lost", "Blue has lost, for the Master, Lady Justice, is torn apart",
               "master");
    CHECK_EQ(told(&ears, "lost").weight, HEADLINE);
    check_told(&ears, "won", "Red wins the war: nobody else is left", "last_army");
    CHECK_EQ(told(&ears, "won").level, LEVEL_GAME);
    CHECK_EQ(told(&ears, "won").weight, HEADLINE);
    check_sum(&g, "Red wins the war: Blue has lost, for the Master, Lady Justice, is torn apart.");
    forget(&ears);
    struct game bench = war();
    animate(&bench, put(&bench, RED, KIND_ronin, at(0, 5)));
    ears = ears_for(&bench, SPECTATOR);
    TELL(&bench, &ears, OPTION(DO, ACTION_mine, NOBODY, 1));
    check_told(&ears, "lost", "Blue has lost, for no Work Bench is left", "last_work_bench");
    check_sum(&bench, "Red wins the war: Blue has lost, for no Work Bench is left.");
    forget(&ears);
}

TEST(with_others_left_the_army_of_who_has_lost_goes_with_them)
{
    CLAUSE("PW-224", "PW-227");
    struct game g = war_of(3);
    put(&g, BLUE, KIND_ronin, at(3, 0));
    struct ears ears = kill_master(&g);
    check_told(&ears, "lost",
               "Blue has lost, for the Master, Lady Justice, is torn apart: the army leaves the "
               "war, and its Work Benches become Neutral",
               "master");
    check_told(&ears, "torn", "Blue's Ronin is torn apart", "out");
    CHECK_EQ(told(&ears, "torn").weight, DETAIL);
    CHECK_STRING(told(&ears, "torn").to, "seat1.removed"); /* not the Scrap Heap */
    check_told(&ears, "bench", "Blue's Work Bench at K6 becomes Neutral", "out");
    CHECK_EQ(told(&ears, "bench").weight, DETAIL);
    CHECK_EQ(told(&ears, "bench").targets, seat_bit(BLUE));
    CHECK_EQ(times_told(&ears, "won"), 0);
    forget(&ears);
    int green = pw_master(&g, GREEN), me = put(&g, RED, KIND_bayou_gremlin, at(-4, 1));
    g.unit[green].rips = (uint8_t)(pw_stitches(&g, green) - 1);
    deal(&g, RED, "", "r9");
    deal(&g, GREEN, "", "");
    animate(&g, me);
    DO(&g, act(ACTION_attack, green));
    check_sum(&g, "Red wins the war: Green has lost, for the Master, Seamus, is torn apart; Blue "
                  "was out before.");
}

TEST(each_other_win_condition_is_a_reason_of_its_own)
{
    CLAUSE("PW-581", "PW-584", "PW-600", "PW-608");
    struct game shiny = war();
    shiny.win = WIN_SHINY;
    int me = put(&shiny, RED, KIND_ronin, at(0, 0));
    shiny.unit[me].item = SHINY;
    pw_set_token(&shiny, at(0, 0), BENCH + RED);
    int master = pw_master(&shiny, BLUE);
    pw_lift(&shiny, master); /* which is not why Red wins */
    shiny.unit[master] = (struct unit){.kind = KIND_lady_justice, .owner = BLUE, .where = IN_HEAP};
    animate(&shiny, me);
    struct ears ears = ears_for(&shiny, SPECTATOR);
    TELL(&shiny, &ears, act(ACTION_all_for_me, NOBODY));
    check_told(&ears, "won", "Red wins the war with the Shiny! Token on a Work Bench", "shiny");
    check_sum(&shiny, "Red wins the war: a puppet of Red has brought the Shiny! Token to a Work "
                      "Bench of theirs.");
    forget(&ears);

    int foe;
    struct game thief = beside(RED, KIND_teddy, KIND_marionette, "", "r9 r8 r7 r6 r10", &me, &foe);
    thief.win = WIN_THIEF;
    equip(&thief, BLUE, me, KIND_nurse);
    equip(&thief, BLUE, me, KIND_terror_tot);
    animate(&thief, me);
    attack(&thief, foe);
    ears = ears_for(&thief, SPECTATOR);
    TELL(&thief, &ears, OPTION(YES));
    check_told(&ears, "won", "Red wins the war with three Upgrades of Enemies",
               "thief_in_the_night");
    check_sum(&thief, "Red wins the war: the puppets of Red wear 3 Upgrades of Enemies.");
    forget(&ears);

    struct game fort = war();
    fort.win = WIN_FORT;
    pw_set_token(&fort, at(0, 0), BENCH + BLUE);
    last_round(&fort);
    ears = ears_for(&fort, SPECTATOR);
    DO_AS(&fort, RED, lay("bj"));
    TELL_AS(&fort, &ears, BLUE, lay("t2"));
    check_told(&ears, "won", "Blue wins the war with the most Work Benches", "blanket_fort");
    check_sum(&fort, "Blue wins the war: at the end of Turn 1 Blue has 2 Work Benches, more than "
                     "anybody else.");
    forget(&ears);

    struct game hill = war();
    hill.win = WIN_HILL;
    pw_set_token(&hill, at(0, 0), HILL);
    move_to(&hill, pw_master(&hill, RED), at(0, 0));
    last_round(&hill);
    ears = ears_for(&hill, SPECTATOR);
    DO_AS(&hill, RED, lay("bj"));
    TELL_AS(&hill, &ears, BLUE, lay("t2"));
    check_told(&ears, "won", "Red wins the war with the Master on the Hill", "king_of_the_hill");
    check_sum(&hill, "Red wins the war: at the end of Turn 1 the Master of Red, Seamus, stands on "
                     "the Hill.");
    forget(&ears);
}

TEST(a_win_by_the_last_army_is_one_in_every_war_in_which_one_can_lose)
{
    CLAUSE("PW-583", "PW-586", "PW-603");
    static const uint8_t wins[] = {WIN_THIEF, WIN_HILL};
    for (int i = 0; i < 2; i++) {
        struct game g = war();
        g.win = wins[i];
        if (g.win == WIN_HILL)
            pw_set_token(&g, at(0, 0), HILL);
        struct ears ears = kill_master(&g);
        check_told(&ears, "won", "Red wins the war: nobody else is left", "last_army");
        check_sum(&g,
                  "Red wins the war: Blue has lost, for the Master, Lady Justice, is torn apart.");
        forget(&ears);
    }
    struct game tag = war();
    tag.win = WIN_TAG;
    tag.player[RED].tagged = 1;
    int me = put(&tag, RED, KIND_ronin, at(-1, 4));
    tag.unit[me].item = IT;
    animate(&tag, me);
    DO(&tag, act(ACTION_tag, pw_master(&tag, BLUE)));
    check_sum(&tag,
              "Red wins the war: Blue has lost, for the Master, Lady Justice, is torn apart.");
}

TEST(each_kind_of_draw_is_a_reason_of_its_own)
{
    CLAUSE("PW-234", "PW-582", "PW-601", "PW-645");
    struct game all = war();
    pw_set_token(&all, at(1, -5), NAILS);
    pw_set_token(&all, at(-1, 5), NAILS);
    all.unit[pw_master(&all, RED)].rips = all.unit[pw_master(&all, BLUE)].rips = 4;
    last_round(&all);
    struct ears ears = ears_for(&all, SPECTATOR);
    DO_AS(&all, RED, lay("bj"));
    TELL_AS(&all, &ears, BLUE, lay("t2"));
    CHECK_EQ(times_told(&ears, "lost"), 2);
    CHECK_STRING(told(&ears, "drawn").cause, "all_lost");
    check_sum(&all, "The war is a draw between Red and Blue: they have lost at the same moment.");
    forget(&ears);

    struct game over = war();
    over.turns = 1;
    last_round(&over);
    ears = ears_for(&over, SPECTATOR);
    DO_AS(&over, RED, lay("bj"));
    TELL_AS(&over, &ears, BLUE, lay("t2"));
    CHECK_STRING(told(&ears, "drawn").cause, "turn_limit");
    CHECK_EQ(told(&ears, "drawn").level, LEVEL_GAME);
    CHECK_EQ(told(&ears, "drawn").weight, HEADLINE);
    check_sum(&over, "The war is a draw between Red and Blue: the one Turn that was agreed on is "
                     "over.");
    forget(&ears);

    struct game dead = war();
    dead.win = WIN_FORT;
    for (int seat = RED; seat <= BLUE; seat++) {
        int master = pw_master(&dead, seat);
        pw_lift(&dead, master);
        dead.unit[master] =
            (struct unit){.kind = dead.unit[master].kind, .owner = (uint8_t)seat, .where = IN_HEAP};
    }
    pw_set_token(&dead, at(0, -5), NEUTRAL);
    pw_set_token(&dead, at(0, 5), NEUTRAL);
    last_round(&dead);
    ears = ears_for(&dead, SPECTATOR);
    DO_AS(&dead, RED, lay("bj"));
    TELL_AS(&dead, &ears, BLUE, lay("t2"));
    CHECK_STRING(told(&ears, "drawn").cause, "nothing_left");
    check_sum(&dead,
              "The war is a draw between Red and Blue: no puppet is in play, and none can enter.");
    forget(&ears);

    int me, foe;
    struct game lost = duel(RED, KIND_bayou_gremlin, KIND_marionette, "", "r9", &me, &foe);
    lost.win = WIN_SHINY;
    lost.unit[foe].item = SHINY;
    FOR_EACH_SPACE(space, pw_within(&lost, at(1, 0), 1))
        pw_set_token(&lost, space, MOLASSES);
    ears = ears_for(&lost, SPECTATOR);
    TELL(&lost, &ears, act(ACTION_attack, foe));
    check_told(&ears, "item_gone", "The Shiny! Token finds no free Space and is gone",
               "action_attack");
    CHECK_STRING(told(&ears, "drawn").cause, "shiny_lost");
    check_sum(&lost, "The war is a draw between Red and Blue: the Shiny! Token is out of the game, "
                     "and nobody can win without it.");
    forget(&ears);
}

TEST(scores_say_what_they_count)
{
    struct game g = war_of(3);
    struct summary summary;
    g.unit[pw_master(&g, RED)].rips = 2;
    pw_set_token(&g, at(0, 0), BENCH + RED);
    game_sum_up(&puppet_wars, &g, &summary);
    CHECK_STRING(summary.score[RED], "2 Work Benches, 3 of 5 Stitches of the Master left");
    CHECK_STRING(summary.score[BLUE], "1 Work Bench, 5 of 5 Stitches of the Master left");
    struct ears ears = kill_master(&g);
    forget(&ears);
    game_sum_up(&puppet_wars, &g, &summary);
    CHECK_STRING(summary.score[BLUE], "out of the war");
    struct game two = war();
    ears = kill_master(&two);
    forget(&ears);
    game_sum_up(&puppet_wars, &two, &summary);
    CHECK_STRING(summary.score[BLUE], "1 Work Bench, no Master");
}

/* --- The story. --- */

/* What Red is told while a war of this mode is set up. */
static struct ears start_of(struct game *g, int mode)
{
    struct setup setup;
    struct reason why;
    uint8_t seed[SEED_BYTES] = {1};
    struct ears ears = ears_for(g, RED);
    setup_defaults(puppet_wars.setup, &setup);
    setup.value[SETUP_MODE] = (uint8_t)mode;
    CHECK(game_start_heard(&puppet_wars, g, &setup, seed, &ears.listener, &why));
    return ears;
}

TEST(armies_are_shown_before_the_war)
{
    CLAUSE("PW-180", "PW-550", "PW-551");
    struct game g;
    struct ears ears = start_of(&g, MODE_SHOEBOX);
    CHECK_EQ(times_told(&ears, "army_shown"), 2);
    check_told(&ears, "army_shown",
               "Blue's army is Lady Justice with Judge, Rusty Alyce, 2 x Death Marshal, 2 x Guild "
               "Austringer, 2 x Ronin",
               NULL);
    CHECK_EQ(told(&ears, "army_shown").level, LEVEL_GAME);
    forget(&ears);
    ears = start_of(&g, MODE_PUPPAPOCALYPSE); /* 32 puppets are too many for a line */
    CHECK_CONTAINS(told(&ears, "army_shown").phrase.text, ", and more");
    forget(&ears);
}

TEST(a_turn_is_a_chapter_with_its_rounds)
{
    CLAUSE("PW-189", "PW-191");
    struct game g = war();
    last_round(&g);
    struct ears ears = ears_for(&g, SPECTATOR);
    DO_AS(&g, RED, lay("bj"));
    TELL_AS(&g, &ears, BLUE, lay("t2"));
    check_told(&ears, "turn", "Turn 2: Red has 1 Work Bench, Blue 1", NULL);
    CHECK_EQ(told(&ears, "turn").level, LEVEL_ROUND);
    check_told(&ears, "round", "Round 1 of Turn 2", NULL);
    CHECK_EQ(told(&ears, "round").level, LEVEL_TURN);
    check_folded(&ears, "Red has to pass, for the Black Joker animates nobody.\n"
                        "Blue has to pass, for the 2 of Tomes animates nobody.\n"
                        "The end of Turn 1.\n"
                        "Effects end, and Exhausted Tokens are taken off.\n"
                        "Turn 2: Red has 1 Work Bench, Blue 1.\n"
                        "Round 1 of Turn 2.\n");
}
