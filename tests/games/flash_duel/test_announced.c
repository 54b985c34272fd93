/* test_announced.c - Betrayal: speaking up between the announcement of an ability and its effect.
 */
#include "games/flash_duel/company.h"

/* Nobody has kept silence yet. */
static struct game talkative(struct stage stage)
{
    struct game g = company("betrayal", stage);
    g.silent = 0;
    return g;
}
#define TALK(...) talkative((struct stage){__VA_ARGS__})

static seat_set all_four(void)
{
    return seats(RED, BLUE, GREEN) | seat_bit(YELLOW);
}

static seat_set all_but(int seat)
{
    return all_four() & (seat_set)~seat_bit(seat);
}

/* Of these, who are asked, one speaks and the others do not. */
static void one_speaks(struct game *g, seat_set heard, int seat, struct option word)
{
    check_heard(g, heard);
    FOR_EACH_SEAT(other, heard & (seat_set)~seat_bit(seat))
        DO_AS(g, other, pass());
    DO_AS(g, seat, word);
}

/* The same for the traitor, who names nobody. */
static void traitor_leaves(struct game *g, seat_set heard, int traitor)
{
    one_speaks(g, heard, traitor, unmask());
    DO(g, pass());
    CHECK_EQ(g->space[traitor], 18);
}

/* ... or who names this hand, rightly, and no other. */
static void traitor_names(struct game *g, seat_set heard, int traitor, int whom, const char *hand)
{
    one_speaks(g, heard, traitor, unmask());
    name_hand(g, whom, hand);
    CHECK(is_out(g, whom));
    if (g->ending == ROUND_RUNNING)
        DO(g, pass());
}

/* b of a use: so many cards of a number. */
static int set(int number, int count)
{
    return number | count << 4;
}

static struct phrase prompt_for(const struct game *g, int seat)
{
    struct phrase prompt = {0};
    flash_duel.prompt(g, seat, &prompt);
    return prompt;
}

static void check_headline(const struct game *g, const char *piece)
{
    json_t *view = view_of(g, SPECTATOR);
    CHECK_CONTAINS(json_string_value(json_object_get(view, "headline")), piece);
    json_decref(view);
}

/* --- Who is asked. --- */

TEST(a_traitor_can_escape_from_a_breath_that_is_announced)
{
    CLAUSE("FD-302", "FD-395");
    for (int speaks = 0; speaks <= 1; speaks++) {
        struct game g = TALK(.turn = DRAGON_SEAT, .traitor = GREEN, .space = {9, 1, 8, 1, 15},
                             .up = 1); /* Deep Breath reaches 6 and 7 spaces */
        DO(&g, use(&g, DRAGON_SEAT, ABILITY_deep_breath, 0, 0));
        CHECK(!is_out(&g, RED) && !is_out(&g, GREEN));
        CHECK_CONTAINS(prompt_for(&g, GREEN).text, "Dragon has announced Deep Breath.");
        check_headline(&g, "Deep Breath takes effect if nobody speaks up");
        if (speaks)
            traitor_leaves(&g, all_four(), GREEN);
        else
            all_say(&g, all_four(), hush());
        CHECK(is_out(&g, RED));
        CHECK_EQ(is_out(&g, GREEN), !speaks);
        CHECK_EQ(asked(&g), DRAGON_SEAT);
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
    }
}

TEST(who_announces_an_ability_is_not_asked_and_acts_after_it)
{
    CLAUSE("FD-395");
    struct game g = TALK(.turn = YELLOW, .traitor = GREEN);
    DO(&g, use(&g, YELLOW, ABILITY_future_sight, 0, 0));
    all_say(&g, all_but(YELLOW), pass());
    CHECK_EQ(kind_asked(&g), ASK_PEEK); /* what has begun to happen is not interrupted */
    DO(&g, question_of(&g, YELLOW).options[0]);
    CHECK_CONTAINS(prompt_for(&g, RED).text, "Yellow is to act.");
    check_headline(&g, "Yellow to act if nobody speaks up");
    all_say(&g, all_but(YELLOW), hush());
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(a_single_mortal_who_may_have_something_to_say_is_waited_for)
{
    CLAUSE("FD-395");
    for (int seat = RED; seat <= GREEN; seat++) {
        struct game g = TALK(.turn = YELLOW, .traitor = BLUE);
        g.silent = all_but(seat);
        DO(&g, use(&g, YELLOW, ABILITY_future_sight, 0, 0));
        check_heard(&g, seat_bit(seat));
        DO(&g, hush());
        CHECK_EQ(kind_asked(&g), ASK_PEEK);
    }
}

TEST(an_announcement_is_not_waited_for_in_silence_or_once_the_traitor_is_known)
{
    CLAUSE("FD-395");
    struct game g = TALK(.turn = YELLOW, .traitor = GREEN), known = g;
    g.silent = all_four();
    known.shown = seat_bit(GREEN);
    DO(&g, use(&g, YELLOW, ABILITY_future_sight, 0, 0));
    CHECK_EQ(kind_asked(&g), ASK_PEEK);
    DO(&known, use(&known, YELLOW, ABILITY_future_sight, 0, 0));
    CHECK_EQ(kind_asked(&known), ASK_PEEK);
}

/* A Valerie who answers an attack, for whom the others are asked twice. */
TEST(an_ability_used_in_a_response_is_waited_for)
{
    CLAUSE("FD-395");
    struct game g = TALK(.turn = DRAGON_SEAT, .traitor = RED, .space = {1, 1, 9, 1, 12},
                         .hand = {"1", "1", "1", "1", "3"}, .next = "3");
    DO(&g, attack(3, 1));
    all_say(&g, all_but(GREEN), pass()); /* before the response */
    DO(&g, use(&g, GREEN, ABILITY_sudden_inspiration, 0, 0));
    CHECK_EQ(g.hand[GREEN][3], 0);
    all_say(&g, all_but(GREEN), pass());
    CHECK_EQ(g.hand[GREEN][3], 1);
}

/* --- What a defeat prevents. --- */

TEST(a_user_who_is_named_does_not_come_to_use_it)
{
    CLAUSE("FD-305", "FD-395", "FD-416");
    for (int right = 0; right <= 1; right++) {
        struct game g =
            TALK(.turn = RED, .traitor = YELLOW, .space = {9, 8, 8, 8, 15}, .hand = {"22335"});
        DO(&g, use(&g, RED, ABILITY_flame_arrow, DRAGON_SEAT, 0));
        one_speaks(&g, all_but(RED), YELLOW, unmask());
        name_hand(&g, RED, right ? "22335" : "22334");
        if (right)
            DO(&g, pass()); /* nobody else is named */
        CHECK_EQ(is_out(&g, RED), right);
        CHECK_EQ(g.persona[DRAGON_SEAT].life, right ? 3 : 2);
        CHECK_EQ(asked(&g), right ? BLUE : RED);
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
    }
}

TEST(a_user_who_is_accused_rightly_does_not_come_to_use_it)
{
    CLAUSE("FD-320", "FD-416");
    struct game g = TALK(.turn = YELLOW, .traitor = YELLOW);
    DO(&g, use(&g, YELLOW, ABILITY_future_sight, 0, 0));
    one_speaks(&g, all_but(YELLOW), RED, accuse(YELLOW));
    CHECK(is_out(&g, YELLOW));
    CHECK_EQ(asked(&g), DRAGON_SEAT);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(an_attack_goes_on_without_the_ability_of_a_defeated_striker)
{
    CLAUSE("FD-412", "FD-416");
    for (int named = 0; named <= 1; named++) {
        struct game g = TALK(.characters = "rook,midori,valerie,geiger", .turn = RED,
                             .traitor = YELLOW, .space = {11, 1, 1, 1, 12}, .hand = {"1245"});
        DO(&g, attack(1, 1));
        DO(&g, use(&g, RED, ABILITY_windmill_crusher, 0, 0));
        if (named) {
            traitor_names(&g, all_but(RED), YELLOW, RED, "245");
        } else {
            all_say(&g, all_but(RED), pass());
            all_say(&g, all_four(), pass()); /* before the response */
        }
        CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
        CHECK_EQ(CAN(&g, block(1, 1)), named);
        CHECK(CAN(&g, take_hit()));
    }
}

TEST(a_second_attack_is_prevented_by_naming_whoever_announced_it)
{
    CLAUSE("FD-395", "FD-416");
    struct game g =
        TALK(.characters = "onimaru,midori,valerie,geiger", .turn = RED, .traitor = YELLOW,
             .space = {9, 1, 1, 1, 12}, .hand = {"335", "1", "1", "1", "345"});
    DO(&g, attack(3, 1));
    all_say(&g, all_four(), pass());
    DO(&g, block(3, 1));
    DO(&g, use(&g, RED, ABILITY_double_slash, 0, set(3, 1)));
    traitor_names(&g, all_but(RED), YELLOW, RED, "35");
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 3);
}

/* Gwen has to recover, and would rather take a normal turn. */
static struct game recovering(seat_set out)
{
    struct stage stage = {.characters = "gwen,midori,valerie,geiger",
                          .turn = DRAGON_SEAT,
                          .traitor = GREEN,
                          .space = {5, 6, 7, 8, 15},
                          .hand = {"22335"}};
    FOR_EACH_SEAT(seat, out)
        stage.space[seat] = OUT;
    struct game g = talkative(stage);
    g.recovering = seat_bit(RED);
    DO(&g, back(1));
    DO(&g, use(&g, RED, ABILITY_relentless_strikes, 0, 0));
    return g;
}

TEST(who_is_named_before_recovering_has_no_turn)
{
    CLAUSE("FD-271", "FD-416");
    struct game g = recovering(0);
    one_speaks(&g, all_but(RED), GREEN, unmask());
    name_hand(&g, RED, "22335");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, pass(), &story.listener);
    CHECK(!strstr(story.text, "Red"));
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(naming_the_last_loyal_hand_ends_the_game_before_an_ability_takes_effect)
{
    CLAUSE("FD-292", "FD-416");
    struct game g = recovering(seat_bit(BLUE) | seat_bit(YELLOW));
    traitor_names(&g, seat_bit(GREEN), GREEN, RED, "22335");
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, GREEN), 1);
    g = TALK(.characters = "rook,midori,valerie,geiger", .turn = RED, .traitor = GREEN,
             .space = {11, OUT, 1, OUT, 12}, .hand = {"1245"});
    DO(&g, attack(1, 1));
    DO(&g, use(&g, RED, ABILITY_windmill_crusher, 0, 0));
    traitor_names(&g, seat_bit(GREEN), GREEN, RED, "245");
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, RED), 2);
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 3);
    g = TALK(.turn = DRAGON_SEAT, .traitor = GREEN, .space = {1, OUT, 9, OUT, 15},
             .hand = {"22335"}, .up = 1);
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_deep_breath, 0, 0));
    traitor_names(&g, seat_bit(RED) | seat_bit(GREEN), GREEN, RED, "22335");
    CHECK_EQ(asked(&g), NOBODY);
    CHECK(!is_out(&g, GREEN)); /* it was over before the breath */
}

/* --- Whom an ability would answer or strike back at. --- */

enum { NOBODY_SPEAKS, STRIKER_REVEALS, STRIKER_ACCUSED, BYSTANDER_OUT };

/* Red, the traitor, has struck, and the Dragon announces an ability against it. */
static void speak_at_dragon(struct game *g, int what)
{
    switch (what) {
    case NOBODY_SPEAKS: all_say(g, all_four(), hush()); break;
    case STRIKER_REVEALS: traitor_leaves(g, all_four(), RED); break;
    case STRIKER_ACCUSED: one_speaks(g, all_four(), BLUE, accuse(RED)); break;
    case BYSTANDER_OUT:
        one_speaks(g, all_four(), BLUE, accuse(GREEN));
        all_say(g, seat_bit(RED) | seat_bit(GREEN) | seat_bit(YELLOW), hush());
        break;
    }
}

TEST(a_counter_needs_somebody_to_strike_back_at)
{
    CLAUSE("FD-412", "FD-416");
    for (int what = NOBODY_SPEAKS; what <= BYSTANDER_OUT; what++) {
        bool countered = what == NOBODY_SPEAKS || what == BYSTANDER_OUT;
        struct game g = TALK(.turn = RED, .traitor = RED, .space = {9, 1, 1, 1, 12},
                             .hand = {"345", "1", "1", "1", "333"}, .up = 1 << 1);
        DO(&g, attack(3, 1));
        all_say(&g, all_four(), pass());
        DO(&g, block(3, 1));
        DO(&g, use(&g, DRAGON_SEAT, ABILITY_perfect_counter, 0, set(3, 2)));
        speak_at_dragon(&g, what);
        CHECK_EQ(g.hand[DRAGON_SEAT][3], countered ? 0 : 2);
        CHECK_EQ(g.persona[DRAGON_SEAT].up, 0);
        CHECK_EQ(kind_asked(&g), countered ? ASK_RESPONSE : ASK_ACTION);
        CHECK_EQ(asked(&g), countered ? RED : BLUE);
    }
}

TEST(a_strike_that_is_over_is_not_answered_by_an_ability)
{
    CLAUSE("FD-310", "FD-412", "FD-416");
    for (int what = NOBODY_SPEAKS; what <= BYSTANDER_OUT; what++) {
        bool blocked = what != STRIKER_REVEALS; /* a defeated striker has struck all the same */
        struct game g = TALK(.turn = RED, .traitor = RED, .space = {8, 1, 1, 1, 12},
                             .hand = {"135", "1", "1", "1", "4"}, .up = 1 << 2);
        DO(&g, dash_strike(1, 3, 1));
        all_say(&g, all_four(), pass());
        DO(&g, use(&g, DRAGON_SEAT, ABILITY_black_diamond_hide, 4, 0));
        speak_at_dragon(&g, what);
        CHECK_EQ(g.hand[DRAGON_SEAT][4], !blocked);
        CHECK_EQ(g.persona[DRAGON_SEAT].life, 3);
        CHECK_EQ(asked(&g), what == BYSTANDER_OUT ? GREEN : BLUE); /* whose turn is next */
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
    }
}

/* The Dragon's team does not hurt its own. */
TEST(who_changes_sides_during_a_second_attack_is_not_struck_back_at)
{
    CLAUSE("FD-412");
    struct game g =
        TALK(.characters = "onimaru,midori,valerie,geiger", .turn = RED, .traitor = RED,
             .space = {11, 1, 1, 1, 14}, .hand = {"335", "1", "1", "1", "344"}, .up = 1 << 1);
    DO(&g, attack(3, 1));
    all_say(&g, all_four(), pass());
    DO(&g, block(3, 1));
    DO(&g, use(&g, RED, ABILITY_double_slash, 0, set(3, 1)));
    all_say(&g, all_but(RED), pass());
    traitor_leaves(&g, all_four(), RED); /* before the response; 4 spaces behind the Dragon */
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

/* Midori, behind Red, announces Master of Twos to dash to Red and block. */
TEST(a_dashing_block_needs_somebody_to_be_saved)
{
    CLAUSE("FD-379", "FD-416");
    for (int what = 0; what <= 2; what++) {
        struct game g = TALK(.turn = DRAGON_SEAT, .traitor = RED, .space = {9, 7, 1, 1, 12},
                             .hand = {"1", "35", "1", "1", "3"});
        DO(&g, attack(3, 1));
        all_say(&g, all_but(BLUE), pass());
        DO(&g, assist(2 | THROUGH_TWOS, 3, 1));
        if (what == 0)
            all_say(&g, all_but(BLUE), hush());
        else if (what == 1)
            traitor_leaves(&g, all_but(BLUE), RED);
        else
            one_speaks(&g, all_but(BLUE), RED, accuse(GREEN)); /* falsely */
        CHECK_EQ(g.space[BLUE], what ? 7 : 9);
        CHECK_EQ(g.hand[BLUE][3], what != 0);
        CHECK_EQ(g.hand[BLUE][0], what ? 2 : 1);
        CHECK(!can_use(&g, BLUE, ABILITY_master_of_twos));
    }
}

/* --- Countering. --- */

/* Grave may counter a breath from a dark space that would hit Blue. */
static struct game breathing(void)
{
    struct game g = TALK(.characters = "grave,midori,valerie,geiger", .turn = DRAGON_SEAT,
                         .traitor = YELLOW, .space = {1, 7, 1, 1, 14}, .hand = {"22335"}, .up = 1);
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_deep_breath, 0, 0));
    return g;
}

TEST(words_are_heard_before_a_counter_and_after_it)
{
    CLAUSE("FD-342", "FD-395", "FD-416");
    struct game g = breathing();
    all_say(&g, all_four(), pass());
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    DO(&g, use(&g, RED, ABILITY_reversal, 0, 0));
    struct game named = g;
    all_say(&g, all_but(RED), hush());
    CHECK(!is_out(&g, BLUE)); /* countered */
    traitor_names(&named, all_but(RED), YELLOW, RED, "22335");
    CHECK(is_out(&named, BLUE)); /* not countered */
    named = breathing();
    traitor_names(&named, all_four(), YELLOW, RED, "22335");
    CHECK(is_out(&named, BLUE)); /* nor could it be */
    CHECK_EQ(asked(&named), DRAGON_SEAT);
}

/* A traitor who is Grave is an enemy now, and Red stands on a dark space. */
TEST(who_has_changed_sides_may_counter_what_is_left_to_counter)
{
    CLAUSE("FD-311", "FD-342", "FD-416");
    for (int right = 0; right <= 1; right++) {
        struct game g = TALK(.characters = "jaina,midori,valerie,grave", .turn = RED,
                             .traitor = YELLOW, .space = {9, 8, 8, 8, 15}, .hand = {"22335"});
        DO(&g, use(&g, RED, ABILITY_flame_arrow, DRAGON_SEAT, 0));
        one_speaks(&g, all_but(RED), YELLOW, unmask());
        name_hand(&g, RED, right ? "22335" : "22334");
        if (right)
            DO(&g, pass());
        else
            DO(&g, use(&g, YELLOW, ABILITY_reversal, 0, 0));
        CHECK_EQ(g.persona[DRAGON_SEAT].life, 3);
        CHECK_EQ(asked(&g), right ? BLUE : RED);
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
    }
}

/* --- What lies open meanwhile. --- */

TEST(announced_cards_lie_open_while_others_can_speak)
{
    CLAUSE("FD-399");
    struct game g = TALK(.turn = RED, .traitor = GREEN, .hand = {"22345"});
    CHECK_STRING(seen(&g, BLUE, "seat0.hand").text, "?????");
    DO(&g, use(&g, RED, ABILITY_charged_shot, 4, DRAGON_SEAT));
    check_heard(&g, all_but(RED));
    CHECK_STRING(seen(&g, BLUE, "seat0.hand").text, "4????");
    CHECK_EQ(g.space[DRAGON_SEAT], 18);
}

TEST(the_card_of_a_hidden_agenda_is_guessed_while_others_can_speak)
{
    CLAUSE("FD-399");
    struct game g = TALK(.characters = "quince,midori,valerie,geiger", .turn = RED,
                         .traitor = GREEN, .hand = {"11144"});
    DO(&g, use(&g, RED, ABILITY_hidden_agenda, 4, 0));
    CHECK_STRING(seen(&g, BLUE, "seat0.hand").text, "?????");
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {3};
    bool stashed[NUMBERS + 1] = {false};
    chance_start(&chance, seed);
    for (int i = 0; i < 60; i++) {
        struct game guess = g;
        game_hide(&flash_duel, &guess, BLUE, &chance);
        all_say(&guess, all_but(RED), hush());
        check_valid(&guess);
        stashed[guess.persona[RED].stash] = true;
    }
    for (int number = 1; number <= NUMBERS; number++)
        CHECK(stashed[number]);
}

/* --- How deep it goes. --- */

TEST(the_traitor_is_heard_however_many_abilities_have_led_there)
{
    CLAUSE("FD-395");
    struct game g =
        TALK(.characters = "onimaru,lum,valerie,geiger", .turn = RED, .traitor = GREEN,
             .space = {9, 7, 1, 1, 12}, .hand = {"335", "235", "1", "1", "333"}, .up = 1 << 1);
    DO(&g, attack(3, 1));
    all_say(&g, all_four(), pass());
    DO(&g, block(3, 1));
    DO(&g, use(&g, RED, ABILITY_double_slash, 0, set(3, 1)));
    all_say(&g, all_but(RED), pass());
    all_say(&g, all_four(), pass());
    DO(&g, block(3, 1));
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_perfect_counter, 0, set(3, 1)));
    all_say(&g, all_four(), pass());
    all_say(&g, all_but(BLUE), pass());
    CHECK_EQ(kind_asked(&g), ASK_ASSIST);
    DO(&g, use(&g, BLUE, ABILITY_roll_the_dice, 0, 0));
    one_speaks(&g, all_but(BLUE), GREEN, unmask());
    CHECK_EQ(kind_asked(&g), ASK_NAMING);
    DO(&g, pass());
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(kind_asked(&g), ASK_ASSIST); /* with the card that was rolled */
}
