/* test_words.c - what people read: events with who, whom and why; questions, options, the board. */
#include "games/flash_duel/company.h"

#include <stdlib.h>

/* --- Helpers. --- */

/* Everything that one observer was told of an answer. */
struct heard {
    struct listener listener;
    const struct game *g;
    int observer, count;
    struct telling told[60];
};

static void hear(struct listener *listener, const struct event *event)
{
    struct heard *heard = (struct heard *)listener;
    if (heard->count < 60)
        game_tell(&flash_duel, heard->g, event, heard->observer, &heard->told[heard->count++]);
}

static struct heard heard_by(const struct game *g, int observer)
{
    return (struct heard){.listener = {hear}, .g = g, .observer = observer};
}

/* The first event of this kind; the test fails if there is none. */
static const struct telling *told(const struct heard *heard, const char *kind)
{
    for (int i = 0; i < heard->count; i++)
        if (!strcmp(heard->told[i].phrase.kind, kind))
            return &heard->told[i];
    fail_msg("nothing of the kind '%s' was told", kind);
    return heard->told;
}

static int place_of(const struct heard *heard, const char *kind)
{
    return (int)(told(heard, kind) - heard->told);
}

static void check_told(const struct heard *heard, const char *kind, const char *text)
{
    CHECK_STRING(told(heard, kind)->phrase.text, text);
}

static struct phrase prompt_of(const struct game *g)
{
    struct phrase prompt;
    game_prompt(&flash_duel, g, asked(g), &prompt);
    return prompt;
}

static void check_prompt(const struct game *g, const char *text)
{
    CHECK_STRING(prompt_of(g).text, text);
}

static void check_option(const struct game *g, struct option option, const char *text)
{
    CHECK_STRING(words_of(g, option).text, text);
}

static void check_picture(const struct game *g, int observer, int rows, const char *piece)
{
    struct text picture = {.columns = 80, .rows = rows};
    flash_duel.picture(g, observer, &picture);
    CHECK_CONTAINS(text_string(&picture), piece);
    text_free(&picture);
}

/* --- What happened. --- */

TEST(a_turn_is_a_heading_and_a_refill_a_detail)
{
    struct game g = DUEL(RED, .advance = 4, .apart = 8, .hand = "124");
    struct heard heard = heard_by(&g, BLUE);
    DO_HEARD(&g, forward(1), &heard.listener);
    CHECK_EQ(told(&heard, "moved")->level, LEVEL_ACTION);
    CHECK_EQ(told(&heard, "drew")->weight, DETAIL);
    CHECK_EQ(told(&heard, "turn_begins")->level, LEVEL_TURN);
    check_told(&heard, "turn_begins", "Your turn, at distance 7");
    CHECK_STRING(told(&heard, "moved")->from, "space5");
    CHECK_STRING(told(&heard, "moved")->to, "space6");
    CHECK_STRING(told(&heard, "moved")->card[0], "1");
}

TEST_BOTH(an_attack_says_whom_it_strikes)
{
    for (int full = 0; full <= 1; full++) {
        struct game g = full ? FULL(me, "jaina", "geiger", .advance = 4, .apart = 3, .hand = "33")
                             : DUEL(me, .advance = 4, .apart = 3, .hand = "33");
        struct heard heard = heard_by(&g, foe);
        DO_HEARD(&g, attack(3, 2), &heard.listener);
        check_told(&heard, "attacked",
                   me == RED ? "Red attacks you with two 3s" : "Blue attacks you with two 3s");
        CHECK_EQ(told(&heard, "attacked")->targets, seat_bit(foe));
        CHECK_EQ(told(&heard, "attacked")->cards, 2);
    }
}

TEST(a_dashing_strike_names_everybody_on_its_space)
{
    struct game g = TEAM(.turn = RED, .space = {5, 12, 3, 12}, .hand = {"34"});
    struct heard heard = heard_by(&g, SPECTATOR);
    DO_HEARD(&g, dash_strike(3, 4, 1), &heard.listener);
    check_told(&heard, "struck", "Red strikes at Blue and Yellow with a 4");
    CHECK_EQ(told(&heard, "struck")->targets, seat_bit(BLUE) | seat_bit(YELLOW));
    CHECK_EQ(told(&heard, "struck")->level, LEVEL_CONSEQUENCE);
}

TEST_BOTH(a_strengthened_attack_is_told_with_its_cards_and_with_what_they_count)
{
    struct game g = FULL(me, "midori", "lum", .advance = 4, .apart = 4, .hand = "14");
    DO(&g, use(&g, me, ABILITY_dragon_form, 0, 0));
    check_option(&g, attack(4, 1), "Attack with a 4, which counts as two 4s");
    struct heard heard = heard_by(&g, SPECTATOR);
    DO_HEARD(&g, attack(4, 1), &heard.listener);
    CHECK_CONTAINS(told(&heard, "attacked")->phrase.text, "with a 4, which counts as two 4s");
    check_prompt(&g, me == RED
                         ? "Red attacks you from distance 4: two 4s block it. Block or be hit?"
                         : "Blue attacks you from distance 4: two 4s block it. Block or be hit?");
}

TEST_BOTH(the_mine_explodes_after_the_move_that_leads_to_it)
{
    struct game g = FULL(me, "zane", "lum", .advance = 1, .apart = 14, .foe_hand = "3");
    int there = me == RED ? 13 : 6;
    DO(&g, use(&g, me, ABILITY_landmine, there, 0));
    DO(&g, forward(1));
    const struct phrase onto = words_of(&g, forward(3));
    CHECK_CONTAINS(onto.text, "(onto the mine, you lose your next turn!)");
    CHECK(onto.danger);
    struct heard heard = heard_by(&g, foe);
    DO_HEARD(&g, forward(3), &heard.listener);
    CHECK(place_of(&heard, "moved") < place_of(&heard, "mine_triggered"));
    CHECK_STRING(told(&heard, "mine_triggered")->cause, "landmine");
    CHECK_CONTAINS(told(&heard, "mine_triggered")->phrase.text, "and you lose the next turn");
}

TEST_BOTH(what_an_ability_does_is_told_because_of_it)
{
    struct game g = FULL(me, "jaina", "lum", .advance = 2, .apart = 9, .hand = "3");
    struct heard heard = heard_by(&g, me);
    DO_HEARD(&g, use(&g, me, ABILITY_charged_shot, 3, foe), &heard.listener);
    check_told(&heard, "used_ability", "You use Charged Shot");
    CHECK_EQ(told(&heard, "used_ability")->level, LEVEL_ACTION);
    CHECK_EQ(told(&heard, "shoved")->level, LEVEL_CONSEQUENCE);
    CHECK_STRING(told(&heard, "shoved")->cause, "charged_shot");
    CHECK_STRING(told(&heard, "used_ability")->card[0], "charged_shot");
}

TEST_BOTH(an_answer_to_a_strike_lies_below_it_and_its_effects_deeper)
{
    struct game g =
        FULL(me, "jaina", "argagarg", .advance = 5, .apart = 3, .hand = "3", .foe_hand = "145");
    DO(&g, attack(3, 1));
    struct heard heard = heard_by(&g, SPECTATOR);
    DO_HEARD(&g, use(&g, foe, ABILITY_bubble_shield, 0, 0), &heard.listener);
    CHECK_EQ(told(&heard, "used_ability")->level, LEVEL_CONSEQUENCE);
    CHECK(!told(&heard, "used_ability")->cause);
    check_prompt(&g, "Bubble Shield: discard 1 card.");
    DO_HEARD(&g, discard(4), &heard.listener);
    CHECK_EQ(told(&heard, "discarded")->level, LEVEL_FURTHER);
    CHECK_STRING(told(&heard, "discarded")->cause, "bubble_shield");
}

TEST_BOTH(what_an_ability_changes_for_later_is_told_too)
{
    struct game g = FULL(me, "rook", "lum", .advance = 5, .apart = 1, .hand = "11");
    DO(&g, attack(1, 1));
    struct heard heard = heard_by(&g, foe);
    DO_HEARD(&g, use(&g, me, ABILITY_windmill_crusher, 0, 0), &heard.listener);
    check_told(&heard, "took_hold", "Nothing can block it");
    CHECK_CONTAINS(prompt_of(&g).text, "nothing can block it");
}

TEST_BOTH(an_option_and_the_log_name_a_changed_card_alike)
{
    CLAUSE("FD-355", "FD-356");
    struct game g = FULL(me, "valerie", "jaina", .advance = 3, .apart = 4, .hand = "344");
    struct heard heard = heard_by(&g, me);
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 3, 0));
    check_option(&g, through(forward(4), THROUGH_LOOSE),
                 "Move forward with a 4 (the changed 3) (distance 1)");
    check_option(&g, through(attack(4, 3), THROUGH_LOOSE),
                 "Attack with three 4s (one of them the changed 3)");
    DO_HEARD(&g, through(attack(4, 3), THROUGH_LOOSE), &heard.listener);
    CHECK_CONTAINS(told(&heard, "attacked")->phrase.text,
                   "with three 4s (one of them the changed 3)");
    g = FULL(me, "valerie", "jaina", .advance = 3, .apart = 6, .hand = "14");
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 1, 0));
    heard = heard_by(&g, me);
    struct option dash = dash_strike(2, 4, 1);
    dash.a |= THROUGH_LOOSE;
    DO_HEARD(&g, dash, &heard.listener);
    CHECK_CONTAINS(told(&heard, "dashed")->phrase.text, "(the changed 1)");
    CHECK(!strchr(told(&heard, "struck")->phrase.text, '('));
}

TEST_BOTH(a_card_turned_up_and_the_cards_that_stand_for_others_are_named)
{
    struct game g = FULL(me, "rook", "lum", .advance = 5, .apart = 3, .hand = "33145",
                         .foe_hand = "1345", .next = "3");
    DO(&g, attack(3, 2));
    DO(&g, use(&g, foe, ABILITY_roll_the_dice, 0, 0));
    check_option(&g, through(block(3, 2), THROUGH_LOOSE),
                 "Block with two 3s (one of them the card turned up)");
    struct heard heard = heard_by(&g, foe);
    DO_HEARD(&g, through(block(3, 2), THROUGH_LOOSE), &heard.listener);
    check_told(&heard, "blocked", "You block with two 3s (one of them the card turned up)");
    g = FULL(me, "midori", "lum", .advance = 5, .apart = 2, .hand = "12345");
    check_option(&g, through(attack(2, 2), THROUGH_TWOS),
                 "Attack with two 2s (one of them Master of Twos)");
    heard = heard_by(&g, me);
    DO_HEARD(&g, through(attack(2, 2), THROUGH_TWOS), &heard.listener);
    CHECK_CONTAINS(told(&heard, "attacked")->phrase.text, "(one of them Master of Twos)");
    g = FULL(me, "bal-bas-beta", "rook", .advance = 3, .apart = 6, .hand = "12345");
    check_option(&g, through(attack(5, 1), THROUGH_PUNCH),
                 "Attack with a 5 (Rocket Punch: one space farther)");
}

TEST_BOTH(what_a_recovery_costs_is_told)
{
    CLAUSE("FD-088");
    struct game g = DUEL(me, .advance = 4, .apart = 6);
    struct heard heard = heard_by(&g, foe);
    DO(&g, dash_strike(2, 4, 1));
    DO_HEARD(&g, retreat(1), &heard.listener);
    check_told(&heard, "recovered", "You recover instead of a main action");
}

TEST(who_lost_the_round_begins_or_lets_the_other_begin)
{
    struct game g = DUEL(RED, .advance = 4, .apart = 3, .hand = "3");
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), BLUE);
    check_prompt(&g, "You lost the round by a hit: who begins the next one?");
    struct game other = g;
    struct heard heard = heard_by(&g, RED), mine = heard_by(&other, BLUE);
    DO_HEARD(&g, let_begin(BLUE), &heard.listener);
    check_told(&heard, "starter_set", "Blue has lost the round and begins the next one");
    check_told(&heard, "round_begins", "Round 2 begins; rounds won: you 1, Blue 0");
    DO_HEARD(&other, let_begin(RED), &mine.listener);
    check_told(&mine, "starter_set", "You have lost the round and let Red begin the next one");
}

/* --- The end of time. --- */

TEST(the_end_of_time_is_told_with_its_numbers_after_the_hands)
{
    CLAUSE("FD-097", "FD-098");
    for (int full = 0; full <= 1; full++) {
        struct scene scene = {.turn = RED,
                              .advance = 4,
                              .apart = 5,
                              .hand = "14",
                              .foe_hand = "44",
                              .next = "4",
                              .left = 1};
        struct game g = full ? full_duel(RED, "jaina", "geiger", scene) : duel(scene);
        struct heard heard = heard_by(&g, BLUE);
        DO_HEARD(&g, forward(1), &heard.listener);
        check_told(&heard, "time_over", "Time is over, because the deck is empty");
        CHECK(place_of(&heard, "time_over") < place_of(&heard, "showed"));
        CHECK(place_of(&heard, "showed") < place_of(&heard, "compared"));
        check_told(&heard, "compared",
                   "Cards that could attack at distance 4: Red 2, you 2; spaces advanced: Red 5, "
                   "you 8");
        check_told(&heard, "round_won", "You win the round by time (1 of 3)");
        CHECK_STRING(told(&heard, "compared")->cause, "time_over");
    }
}

TEST(out_of_reach_only_the_advance_is_told)
{
    struct game g = DUEL(RED, .advance = 4, .apart = 9, .hand = "1", .next = "4", .left = 1);
    struct heard heard = heard_by(&g, SPECTATOR);
    DO_HEARD(&g, forward(1), &heard.listener);
    check_told(&heard, "compared",
               "No card could attack at distance 8; spaces advanced: Red 5, Blue 4");
}

TEST(a_last_hit_is_told_with_the_cards_of_both)
{
    CLAUSE("FD-223");
    struct game g = TEAM(.turn = RED, .space = {1, 10, 8, 18}, .hand = {"5", "2", "22", ""},
                         .next = "1", .left = 1);
    struct heard heard = heard_by(&g, BLUE);
    DO_HEARD(&g, back(5), &heard.listener);
    check_told(&heard, "last_hit",
               "Green scores a last-hit on you: cards for distance 2, 2 against 1");
    check_told(&heard, "compared",
               "After the last-hits there are left: Red and Green 2, you and Yellow 1");
    check_told(&heard, "round_won", "Red and Green win the round by time (1 of 3)");
}

TEST(pacifism_is_told_as_the_reason)
{
    struct game g = FULL(RED, "argagarg", "jaina", .advance = 6, .apart = 4, .hand = "145",
                         .foe_hand = "2333", .next = "2", .left = 1);
    DO(&g, forward(1));
    check_prompt(&g, "Time is over, and hits are about to be compared. Do you use an ability?");
    struct heard heard = heard_by(&g, SPECTATOR);
    DO_HEARD(&g, use(&g, RED, ABILITY_pacifism, 0, 0), &heard.listener);
    check_told(&heard, "compared",
               "Pacifism: no hits are compared; spaces advanced: Red 7, Blue 7; Pacifism decides "
               "the tie");
}

TEST_BOTH(whom_the_plague_makes_lose_is_told)
{
    CLAUSE("FD-371", "FD-374");
    struct game g =
        FULL(me, "gwen", "jaina", .advance = 4, .apart = 9, .hand = "1", .next = "4", .left = 1);
    struct heard heard = heard_by(&g, me);
    DO_HEARD(&g, forward(1), &heard.listener);
    check_told(&heard, "plague_loses", "Your Shadow Plague loses the round for you");
    g = RAID(.characters = "gwen,midori,valerie,geiger", .mortals = 2, .turn = 2,
             .space = {OUT, 12, 18}, .hand = {"", "1", "5"}, .next = "5", .left = 1);
    heard = heard_by(&g, SPECTATOR);
    DO_HEARD(&g, back(5), &heard.listener);
    check_told(&heard, "plague_loses", "Red's Shadow Plague loses the raid for the mortals");
}

TEST(a_last_hit_on_the_dragon_bot_says_what_it_costs)
{
    CLAUSE("FD-169");
    struct game g = SOLO("rook", "dragon", .advance = 3, .apart = 6, .hand = "15", .foe_hand = "3",
                         .next = "2", .left = 1);
    struct heard heard = heard_by(&g, RED);
    DO_HEARD(&g, forward(1), &heard.listener);
    check_told(&heard, "compared",
               "Cards that could attack at distance 5: you 1, Dragon 0, which costs Dragon a hit "
               "point; spaces advanced: you 4, Dragon 8");
}

TEST(a_deck_is_renewed_for_all_to_see_and_empty_for_good_the_second_time)
{
    CLAUSE("FD-250", "FD-281");
    struct game g =
        RAID(.mortals = 3, .turn = 3, .hand = {"1", "2", "3", "45555555"}, .next = "4", .left = 1);
    struct game again = g;
    struct heard heard = heard_by(&g, RED);
    DO_HEARD(&g, back(5), &heard.listener);
    check_told(&heard, "deck_renewed",
               "The deck is empty for the first time: the discard pile and Dragon's hand become a "
               "new one, and Dragon draws 8 cards again");
    CHECK_EQ(told(&heard, "deck_renewed")->weight, HEADLINE);
    again.reshuffles = 0;
    heard = heard_by(&again, RED);
    DO_HEARD(&again, back(5), &heard.listener);
    check_told(&heard, "time_over", "Time is over, because the deck is empty for the second time");
}

/* --- Solo. --- */

TEST(an_automaton_is_called_by_what_it_is)
{
    CLAUSE("FD-136");
    static const char *const names[][2] = {
        {"dummy", "Training Dummy"}, {"rook", "Rook"}, {"dragon", "Dragon"}};
    for (int i = 0; i < 3; i++) {
        struct game g = SOLO("gloria", names[i][0], .advance = 0, .apart = 16, .hand = "1",
                             .foe_hand = "33145", .next = "53");
        CHECK_STRING(flash_duel.seat_name(&g, BLUE), names[i][1]);
        struct heard heard = heard_by(&g, RED);
        DO_HEARD(&g, forward(1), &heard.listener);
        check_picture(&g, RED, 0, names[i][1]);
        CHECK_EQ(told(&heard, "moved")->seat, RED);
        CHECK(told(&heard, "moved")->phrase.lead);
        CHECK_EQ(heard.told[place_of(&heard, "turn_begins")].seat, NOBODY); /* it has no seat */
    }
}

TEST(the_dragon_bots_hit_points_can_be_seen)
{
    CLAUSE("FD-161");
    struct game g = SOLO("gloria", "dragon", .advance = 6, .apart = 5, .hand = "5",
                         .foe_hand = "1122", .next = "1");
    check_picture(&g, RED, 0, "○○○  ♥♥");
    struct heard heard = heard_by(&g, RED);
    DO_HEARD(&g, attack(5, 1), &heard.listener);
    check_told(&heard, "hit", "Dragon is hit: 1 hit point left");
    check_picture(&g, RED, 0, "○○○  ♥\n");
}

/* --- Raid and Betrayal. --- */

TEST(a_raid_has_no_rounds)
{
    CLAUSE("FD-239");
    struct game g = STARTED(5, "mode", "raid", "mortals", "2");
    for (int i = 0; i < 3; i++)
        DO(&g, OPTION(TAKE_ALONG, ABILITY_deep_breath + i));
    struct heard heard = heard_by(&g, RED);
    DO_HEARD(&g, OPTION(TAKE_ALONG, ABILITY_deep_breath + 3), &heard.listener);
    check_told(&heard, "round_begins",
               "The raid begins: 2 mortals against the Dragon with 2 hit points");
    CHECK_CONTAINS(told(&heard, "kit_chosen")->phrase.text, "Deep Breath, Perfect Counter");
    CHECK_EQ(told(&heard, "took_along")->weight, DETAIL);
    check_picture(&g, RED, 0, "The raid, Red to act");
}

TEST(the_pool_of_a_draft_is_told)
{
    CLAUSE("FD-122");
    struct game g;
    struct heard heard = heard_by(&g, SPECTATOR);
    struct setup setup;
    uint8_t seed[SEED_BYTES] = {1};
    setup_defaults(flash_duel.setup, &setup);
    CHECK(setup_set(flash_duel.setup, &setup, "mode", "clockwork", NULL));
    CHECK(game_start_heard(&flash_duel, &g, &setup, seed, &heard.listener, NULL));
    for (int i = 0; i < g.pool.count; i++)
        CHECK_CONTAINS(told(&heard, "pool_laid")->phrase.text,
                       fd_ability_card(g.pool.card[i])->name);
    CHECK(told(&heard, "pool_laid")->cards > 0);
    CHECK_STRING(told(&heard, "pool_laid")->card[0], fd_ability_card(g.pool.card[0])->id);
}

/* Words and data say the same, each to whom it may be said. */
TEST(what_only_its_owner_saw_is_data_for_its_owner)
{
    for (int observer = RED; observer <= BLUE; observer++) {
        struct game g = FULL(RED, "geiger", "lum", .advance = 2, .apart = 9, .next = "523");
        struct heard heard = heard_by(&g, observer);
        DO_HEARD(&g, use(&g, RED, ABILITY_future_sight, 0, 0), &heard.listener);
        CHECK_EQ(told(&heard, "peeked")->cards, observer == RED ? 3 : 0);
        struct game hides = FULL(RED, "quince", "jaina", .advance = 4, .apart = 9);
        heard = heard_by(&hides, observer);
        DO_HEARD(&hides, use(&hides, RED, ABILITY_hidden_agenda, 3, 0), &heard.listener);
        CHECK_EQ(told(&heard, "stashed")->cards, observer == RED);
        if (observer == RED)
            CHECK_STRING(told(&heard, "stashed")->card[0], "3");
    }
}

TEST(a_defeated_mortal_gives_the_dragon_a_turn_and_that_is_told)
{
    CLAUSE("FD-262");
    struct game g = RAID(.turn = DRAGON_SEAT, .space = {9, 1, 1, 1, 12}, .hand = {"1", [4] = "3"});
    DO(&g, attack(3, 1));
    check_option(&g, take_hit(), "Take the hit and be defeated");
    struct heard heard = heard_by(&g, RED);
    DO_HEARD(&g, take_hit(), &heard.listener);
    check_told(&heard, "defeated", "You are defeated, for which the Dragon gets an extra turn");
    CHECK_EQ(told(&heard, "defeated")->weight, HEADLINE);
    check_told(&heard, "extra_turn", "Dragon has an extra turn for a defeated mortal");
    CHECK_STRING(told(&heard, "extra_turn")->cause, "extra_turn");
}

TEST(a_hit_dragon_has_less_hit_points_left)
{
    struct game g = RAID(.turn = RED, .space = {9, 1, 1, 1, 12}, .hand = {"3", [4] = "1"});
    DO(&g, attack(3, 1));
    check_option(&g, take_hit(), "Take the hit and keep 3 hit points");
    struct heard heard = heard_by(&g, RED);
    DO_HEARD(&g, take_hit(), &heard.listener);
    check_told(&heard, "hit", "Dragon is hit: 3 hit points left");
}

/* A traitor who has shown the card, and is asked how many 1s Red holds. */
static struct game naming(void)
{
    struct game g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .hand = {"22335"});
    DO(&g, unmask());
    CHECK_CONTAINS(prompt_of(&g).text, "one wrong number ends all naming");
    DO(&g, OPTION(NAME_HAND, RED));
    return g;
}

TEST(a_count_is_typed_as_itself)
{
    CLAUSE("FD-303", "FD-307");
    struct game g = naming();
    for (int number = 1; number < NUMBERS; number++) {
        struct question q = question_of(&g, GREEN);
        for (int i = 0; i < q.count; i++) {
            struct phrase said = words_of(&g, q.options[i]);
            CHECK_EQ(atoi(said.key), q.options[i].a);
            CHECK(*said.key);
        }
        if (number == 1)
            check_prompt(&g, "How many 1s does Red hold? 5 cards are left. A wrong count ends the "
                             "naming.");
        if (number == 3)
            check_prompt(&g, "How many 3s does Red hold? You have named no 1s, two 2s; 3 cards are "
                             "left. A wrong count ends the naming.");
        if (number == 4)
            check_option(&g, OPTION(COUNT, 0), "No 4s, and a 5");
        DO(&g, OPTION(COUNT, number == 2 || number == 3 ? 2 : 0));
    }
    CHECK(is_out(&g, RED));
}

TEST(all_five_counts_of_a_naming_are_told_and_what_came_of_it)
{
    struct game g = naming();
    for (int number = 1; number < 4; number++)
        DO(&g, OPTION(COUNT, number == 2 || number == 3 ? 2 : 0));
    struct heard heard = heard_by(&g, RED);
    DO_HEARD(&g, OPTION(COUNT, 0), &heard.listener);
    CHECK_STRING(heard.told[0].phrase.text, "Green says no 4s");
    CHECK_STRING(heard.told[1].phrase.text, "Green says a 5");
    check_told(&heard, "naming_ended", "Green is right about your hand");
    CHECK_STRING(told(&heard, "defeated")->cause, "naming");
}

TEST(who_shows_the_traitor_card_acts_and_a_wrong_naming_ends_it)
{
    CLAUSE("FD-303", "FD-307");
    struct game g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .hand = {"22335"});
    struct heard heard = heard_by(&g, RED);
    DO_HEARD(&g, unmask(), &heard.listener);
    check_told(&heard, "loyalty_shown", "Green shows the Traitor card");
    CHECK_EQ(told(&heard, "loyalty_shown")->level, LEVEL_ACTION);
    CHECK(!told(&heard, "loyalty_shown")->cause);
    DO(&g, OPTION(NAME_HAND, RED));
    for (int number = 1; number < 4; number++)
        DO(&g, OPTION(COUNT, 0));
    DO_HEARD(&g, OPTION(COUNT, 5), &heard.listener);
    check_told(&heard, "naming_ended", "Green is wrong about your hand, which ends the naming");
}

/* The Dragon attacks Red, who accuses Green before the answer. */
TEST(what_comes_of_an_accusation_lies_below_it_inside_a_strike_too)
{
    CLAUSE("FD-322", "FD-395");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = YELLOW, .space = {9, 1, 1, 1, 12},
                             .hand = {"1", "2", "3", "4", "34"});
    DO(&g, attack(3, 1));
    while (kind_asked(&g) != ASK_RESPONSE)
        DO(&g, pass());
    struct heard heard = heard_by(&g, SPECTATOR);
    DO_HEARD(&g, accuse(GREEN), &heard.listener);
    CHECK_EQ(told(&heard, "accused")->level, LEVEL_CONSEQUENCE);
    CHECK_EQ(told(&heard, "loyalty_shown")->level, LEVEL_FURTHER);
    CHECK_EQ(told(&heard, "defeated")->level, LEVEL_FURTHER);
    CHECK_EQ(told(&heard, "hand_dropped")->weight, DETAIL);
}

TEST(an_accusation_says_what_it_costs)
{
    CLAUSE("FD-320", "FD-322");
    struct game g = BETRAYAL(.turn = RED, .traitor = GREEN);
    struct phrase said = words_of(&g, accuse(BLUE));
    CHECK(said.danger);
    CHECK_STRING(said.text, "Accuse Blue of being the traitor (if Blue is loyal, you are defeated "
                            "at once!)");
    struct heard heard = heard_by(&g, BLUE);
    DO_HEARD(&g, accuse(BLUE), &heard.listener);
    check_told(&heard, "accused", "Red accuses you of being the traitor");
    check_told(&heard, "loyalty_shown", "Your card is loyal");
    CHECK_STRING(told(&heard, "defeated")->cause, "accusation");
}

TEST(a_traitor_who_accuses_knows_what_comes_of_it)
{
    struct game g = BETRAYAL(.turn = RED, .traitor = RED);
    CHECK_CONTAINS(words_of(&g, accuse(BLUE)).text,
                   "(Blue is loyal, and you are defeated at once!)");
}

/* --- Questions. --- */

TEST_BOTH(who_may_use_an_ability_is_told_why_now)
{
    struct game g =
        FULL(me, "setsuki", "rook", .advance = 8, .apart = 3, .hand = "133", .foe_hand = "3");
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    check_prompt(&g, me == RED ? "Blue has blocked your attack. Do you use an ability?"
                               : "Red has blocked your attack. Do you use an ability?");
    g = FULL(me, "setsuki", "rook", .advance = 2, .apart = 9, .hand = "1345");
    DO(&g, forward(1));
    check_prompt(&g, "You have moved to distance 8. Do you use an ability?");
}

TEST_BOTH(who_counters_is_told_whose_ability_it_is)
{
    struct game g = FULL(me, "jaina", "grave", .advance = 8, .apart = 9, .hand = "11133");
    g.space[me] = (uint8_t)(me == RED ? 9 : 10); /* dark */
    DO(&g, use(&g, me, ABILITY_charged_shot, 3, foe));
    check_prompt(&g, me == RED ? "Red announces Charged Shot. Do you counter it?"
                               : "Blue announces Charged Shot. Do you counter it?");
    struct heard heard = heard_by(&g, me);
    DO_HEARD(&g, use(&g, foe, ABILITY_reversal, 0, 0), &heard.listener);
    check_told(&heard, "countered", "Your Charged Shot has no effect");
    CHECK_STRING(told(&heard, "used_ability")->cause, "charged_shot");
}

TEST_BOTH(deathstrike_asks_for_a_card_by_its_name)
{
    struct game g =
        FULL(me, "menelker", "jaina", .advance = 5, .apart = 3, .hand = "33", .foe_hand = "1335");
    DO(&g, attack(3, 2));
    DO(&g, use(&g, me, ABILITY_deathstrike, 0, 0));
    DO(&g, block(3, 2));
    check_prompt(&g, "Deathstrike: the block costs a further card. Discard one or be hit?");
    CHECK(words_of(&g, pass()).danger);
    struct heard heard = heard_by(&g, SPECTATOR);
    DO_HEARD(&g, pass(), &heard.listener);
    CHECK_STRING(told(&heard, "hit")->cause, "deathstrike");
}

TEST_BOTH(an_option_says_what_it_leads_to)
{
    struct game g = DUEL(me, .advance = 4, .apart = 6);
    check_option(&g, back(5), "Move back with a 5 (distance 10)");
    DO(&g, dash_strike(2, 4, 1));
    check_option(&g, retreat(1), "Retreat with a 1 (distance 5), and recover on your next turn");
    check_option(&g, take_hit(), "Take the hit and lose the round");
}

TEST_BOTH(an_ability_with_one_use_says_what_it_does)
{
    struct game g = FULL(me, "lum", "jaina", .advance = 2, .apart = 9);
    check_option(&g, use(&g, me, ABILITY_raise_the_stakes, 0, 0),
                 "Use Raise the Stakes: draw a card; this round gives its winner one more win");
    CHECK(!words_of(&g, use(&g, me, ABILITY_poker_flourish, foe, 0)).danger); /* a straight */
    g = FULL(me, "lum", "jaina", .advance = 2, .apart = 9, .hand = "11223");
    CHECK(words_of(&g, use(&g, me, ABILITY_poker_flourish, foe, 0)).danger);
}

TEST(an_option_against_the_dragon_says_what_an_ability_does_there)
{
    CLAUSE("FD-362");
    struct game g = SOLO("lum", "dragon", .advance = 2, .apart = 9, .foe_hand = "1");
    check_option(&g, use(&g, RED, ABILITY_raise_the_stakes, 0, 0),
                 "Use Raise the Stakes: draw a card");
    g = RAID(.characters = "lum,midori,valerie,geiger", .turn = RED);
    check_option(&g, use(&g, RED, ABILITY_raise_the_stakes, 0, 0),
                 "Use Raise the Stakes: draw a card");
    struct heard heard = heard_by(&g, RED);
    DO_HEARD(&g, use(&g, RED, ABILITY_raise_the_stakes, 0, 0), &heard.listener);
    for (int i = 0; i < heard.count; i++)
        CHECK(!strstr(heard.told[i].phrase.text, "worth"));
}

TEST(an_option_names_all_whom_it_strikes_or_pushes)
{
    CLAUSE("FD-206", "FD-209");
    struct game g = RAID(.turn = DRAGON_SEAT, .space = {9, 9, 9, 1, 12}, .hand = {[4] = "3"});
    check_option(&g, attack(3, 1), "Attack with a 3 at Red, Blue and Green");
    g = RAID(.turn = DRAGON_SEAT, .space = {11, 9, 11, 1, 12}, .hand = {[4] = "3"});
    check_option(&g, push(3), "Push Red and Green with a 3");
}

TEST_BOTH(an_option_of_an_ability_says_how_far_and_where)
{
    struct game g = FULL(me, "jaina", "lum", .advance = 2, .apart = 9, .hand = "3");
    check_option(&g, use(&g, me, ABILITY_charged_shot, 3, foe),
                 me == RED ? "Use Charged Shot: show a 3 and push Blue back 3 spaces"
                           : "Use Charged Shot: show a 3 and push Red back 3 spaces");
    g = FULL(me, "zane", "lum", .advance = 1, .apart = 14);
    check_option(&g, use(&g, me, ABILITY_landmine, 9, 0), "Use Landmine: put the mine on space 9");
}

TEST(who_may_speak_up_is_told_what_is_to_be_answered)
{
    CLAUSE("FD-395");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = YELLOW, .space = {9, 1, 1, 1, 12},
                             .hand = {"1", "2", "3", "4", "34"});
    g.silent = 0;
    DO(&g, attack(3, 1));
    struct phrase prompt;
    while (g.k.ask.kind != ASK_WORD)
        DO(&g, pass());
    game_prompt(&flash_duel, &g, BLUE, &prompt);
    CHECK_STRING(prompt.text, "Red is to respond to Dragon's attack. Do you speak up before?");
}

TEST(who_takes_abilities_reads_what_they_do)
{
    static const char arrow[] =
        "Flame Arrow. At the start of your turn: hit an opponent exactly 6 spaces away";
    CLAUSE("FD-106", "FD-123", "FD-127", "FD-249");
    char exchange[200];
    struct game g = STARTED(1, "mode", "full", "characters", "choose,choose");
    check_option(&g, OPTION(CHOOSE, JAINA), "Jaina: Flame Arrow, Smoldering Embers, Charged Shot");
    g = STARTED(1, "mode", "clockwork");
    g.pool.card[2] = ABILITY_flame_arrow;
    check_option(&g, OPTION(DRAFT, 2), arrow);
    g.persona[RED].slot[1] = ABILITY_reversal;
    snprintf(exchange, sizeof exchange, "Exchange Reversal for %s", arrow);
    struct phrase tweak = {0};
    game_describe(&flash_duel, &g, RED, OPTION(TWEAK, 1, 2), &tweak);
    CHECK_STRING(tweak.text, exchange);
    g = STARTED(1, "mode", "raid", "mortals", "2");
    const char *text = words_of(&g, OPTION(TAKE_ALONG, ABILITY_perfect_counter)).text;
    CHECK_CONTAINS(text, "Perfect Counter. ");
    CHECK_CONTAINS(text, ": ");
}

/* --- The board. --- */

TEST_BOTH(in_few_rows_the_own_hand_and_all_numbers_are_drawn)
{
    struct game g = FULL(me, "jaina", "grave", .advance = 4, .apart = 6, .hand = "12345");
    for (int rows = 0; rows <= PICTURE_ROWS; rows += PICTURE_ROWS) {
        check_picture(&g, me, rows, "  1   2   3   4");
        check_picture(&g, me, rows, rows ? "Distance 6" : "─ distance 6 ─");
        check_picture(&g, me, rows, rows ? "Hand 1 2 3 4 5" : "│ 1 │ │ 2 │ │ 3 │ │ 4 │ │ 5 │");
        check_picture(&g, me, rows, "Deck ");
        check_picture(&g, me, rows, "Flame Arrow");
    }
}

TEST_BOTH(used_and_destroyed_abilities_are_called_so)
{
    struct game g = FULL(me, "menelker", "jaina", .advance = 2, .apart = 9);
    DO(&g, use(&g, me, ABILITY_into_oblivion, foe, 1));
    check_picture(&g, me, 0, "Destroyed: Into Oblivion");
    check_picture(&g, me, 0, "Destroyed: Smoldering Embers");
    g = FULL(me, "jaina", "rook", .advance = 2, .apart = 9, .hand = "3");
    DO(&g, use(&g, me, ABILITY_charged_shot, 3, foe));
    check_picture(&g, me, 0, "Used: Charged Shot");
}

TEST(what_is_written_behind_a_fighter_is_explained)
{
    static const char *const states[] = {"recovering", "dominated", "stunned",
                                         "grown",      "stash",     "silent"};
    struct game g = BETRAYAL(.turn = RED, .traitor = GREEN);
    struct persona *p = &g.persona[BLUE];
    g.recovering = g.silent = seat_bit(BLUE);
    p->owes = p->stash = 1;
    p->marks = STUNNED | GROWN;
    for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
        const struct mark *mark = flash_duel.glossary.marks;
        check_picture(&g, RED, 0, states[i]);
        while (mark->mark && strcmp(mark->mark, states[i]) != 0)
            mark++;
        CHECK(mark->mark && glossary_has_mark(mark, "betrayal"));
    }
}

/* --- What a card says. --- */

TEST(a_face_says_when_an_ability_can_be_used)
{
    const struct card *card = card_find(&flash_duel, "roll_the_dice");
    struct face face = card_face(&flash_duel, card);
    CHECK_STRING(face.fact[0].value, "Lum");
    CHECK_STRING(face.fact[1].value, "you are attacked");
    CHECK_STRING(face.fact[2].value, "you are struck at by a dashing strike");
    CHECK_STRING(face.fact[3].value, "a team mate ahead is attacked or struck at");
    CHECK_STRING(face.fact[4].value, "once in a round");
    face = card_face(&flash_duel, card_find(&flash_duel, "3"));
    CHECK_STRING(face.fact[0].value, "3");
    CHECK_STRING(face.fact[1].value, "10 copies, of which a duel uses 5");
}
