/* test_words.c - what is told, asked and drawn: with what data, to whom, and that it says enough.
 */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)
#define TEAM(...) SCENE(.mode = "team", __VA_ARGS__)

/* --- What one answer makes happen. --- */

struct hearing {
    struct listener listener;
    const struct game *g;
    int observer;
    struct tale tale;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct hearing *h = (struct hearing *)listener;
    struct telling telling;
    game_tell(&puzzle_strike, h->g, event, h->observer, &telling);
    tale_add(&h->tale, &telling);
}

static struct hearing hearing_of(const struct game *g, int observer)
{
    return (struct hearing){{hear}, g, observer, {0}};
}

static void add_line(void *context, enum level level, enum weight weight, const char *line)
{
    (void)level, (void)weight;
    text_add(context, "%s\n", line);
}

/* The story of the last HEARD, folded; its events stay to be looked at. */
static struct hearing heard;

static const char *folded(void)
{
    static char folded[8000];
    struct text text = {0};
    tale_fold(&heard.tale, add_line, &text);
    snprintf(folded, sizeof folded, "%s", text_string(&text));
    text_free(&text);
    return folded;
}

#define HEARD_AS(g, answer, observer)                                                              \
    do {                                                                                           \
        tale_free(&heard.tale);                                                                    \
        heard = hearing_of(g, observer);                                                           \
        DO_HEARD(g, answer, &heard.listener);                                                      \
    } while (0)
#define HEARD(g, answer) HEARD_AS(g, answer, SPECTATOR)

/* The first event that says this. */
static const struct telling *told(const char *piece)
{
    for (size_t i = 0; i < heard.tale.count; i++)
        if (strstr(heard.tale.told[i].phrase.text, piece))
            return &heard.tale.told[i];
    fail_msg("nobody says '%s' in:\n%s", piece, folded());
    return NULL;
}

static const char *cause_of(const char *piece)
{
    const char *cause = told(piece)->cause;
    return cause ? cause : "";
}

static const char *question(const struct game *g)
{
    static struct phrase prompt;
    game_prompt(&puzzle_strike, g, asked(g), &prompt);
    return prompt.text;
}

/* An option's words, as far as they are known. */
static struct phrase option_saying(const struct game *g, const char *words)
{
    struct question q = question_of(g, asked(g));
    int number = words_number(g, asked(g), words);
    CHECK(number >= 0);
    return words_of(g, q.options[number]);
}

static const char *picture(const struct game *g, int observer, int columns, int rows)
{
    static char drawn[8000];
    struct text text = {.columns = columns, .rows = rows};
    puzzle_strike.picture(g, observer, &text);
    snprintf(drawn, sizeof drawn, "%s", text_string(&text));
    text_free(&text);
    return drawn;
}

static const char *spoken(const struct game *g)
{
    static char said[8000];
    struct text text = {.plain = true};
    game_picture(&puzzle_strike, g, ME, &text);
    snprintf(said, sizeof said, "%s", text_string(&text));
    text_free(&text);
    return said;
}

/* Of a stack of the bank one chip is left. */
static void leave_one(struct game *g, int kind)
{
    g->out[kind] = (uint8_t)(g->bank[kind] - 1);
    g->bank[kind] = 1;
}

/* --- Questions name what asks. --- */

TEST(a_frenzy_names_itself_when_it_asks)
{
    CLAUSE("PS-264");
    struct game g =
        SCENE(.hand = "sneak_attack combine", .ongoing = "hundred_fist_frenzy", .pile = "12");
    DO(&g, "Play Sneak Attack");
    CHECK_STRING(question(&g), "Hundred-Fist Frenzy: Which gem do you break, if any?");
}

TEST(an_attack_names_who_attacks)
{
    struct game g = SCENE(.hand = "ouch", .foe_hand = "combine gem_1");
    DO(&g, "Play Ouch!");
    CHECK_STRING(question(&g), "Red's Ouch!: Which chip do you discard?");
}

TEST(of_two_discards_it_is_said_which_one_is_asked_for)
{
    struct game g = SCENE(.hand = "pick_your_poison", .foe_hand = "combine gem_1 gem_2");
    DO(&g, "Play Pick Your Poison");
    DO(&g, "Discard two");
    CHECK_STRING(question(&g),
                 "Red's Pick Your Poison: Which chip do you discard? (the first of two)");
    DO(&g, "Discard Combine");
    CHECK_STRING(question(&g),
                 "Red's Pick Your Poison: Which chip do you discard? (the second of two)");
    struct game h = SCENE(.hand = "chip_damage", .foe_hand = "gem_1 gem_2 gem_3");
    DO(&h, "Play Chip Damage");
    CHECK_STRING(question(&h), "Red's Chip Damage: Which chip do you discard? (the first of two)");
}

TEST(color_panic_says_the_colour)
{
    CLAUSE("PS-253");
    struct game g = SCENE(.hand = "color_panic", .foe_hand = "axe_kick roundhouse");
    DO(&g, "Play Color Panic");
    DO(&g, "Brown");
    CHECK_STRING(question(&g), "Red's Color Panic: Which brown chip do you discard?");
}

TEST(a_commanded_player_is_named_and_only_who_is_asked_is_you)
{
    CLAUSE("PS-360", "PS-361");
    struct game g = SCENE(.hand = "mistress_command", .foe_hand = "double_crash_gem the_hammer",
                          .foe_pile = "1122");
    DO(&g, "Play Mistress's Command");
    CHECK_STRING(question(&g), "Mistress's Command: Which bank chip do you put into Blue's hand?");
    DO(&g, "Give Wound");
    CHECK_STRING(question(&g), "Mistress's Command: Which chip of Blue's hand must be played, if "
                               "any (2 more)?");
    struct game hammer = g;
    HEARD_AS(&g, "Make them play Double", FOE);
    CHECK_EQ(told("Red makes you play Double Crash Gem")->targets, seat_bit(FOE));
    CHECK_EQ(told("Red makes you play Double Crash Gem")->seat, ME);
    CHECK_EQ(asked(&g), ME);
    CHECK_STRING(question(&g), "Double Crash Gem: Which gem does Blue break, the first of two?");
    CHECK_CONTAINS(option_saying(&g, "2-gem").text, "Blue: Break a 2-gem (pile 6, then 4");
    DO(&hammer, "Make them play The Hammer");
    CHECK_STRING(question(&hammer), "The Hammer: Does Blue ante a 4-gem (up to 3 more)?");
    CHECK_CONTAINS(option_saying(&hammer, "Ante").text, "Blue: Ante a 4-gem (pile 6, then 10)");
}

TEST(the_master_decides_about_their_own_chips_as_you)
{
    CLAUSE("PS-360");
    struct game g =
        SCENE(.hand = "mistress_command combine gem_1", .foe_hand = "ouch", .foe_pile = "1122");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Give Wound");
    DO(&g, "Make them play Ouch!");
    CHECK_EQ(asked(&g), ME);
    CHECK_STRING(question(&g), "Blue's Ouch!: Which chip do you discard?");
}

TEST(a_question_ends_once)
{
    struct game g = SCENE(.hand = "ouch", .foe_hand = "blues_are_good gem_1");
    DO(&g, "Play Ouch!");
    CHECK_STRING(question(&g), "Red attacks you with Ouch!: do you react?");
}

TEST(gems_on_their_way_are_asked_about_with_what_they_would_make_of_the_pile)
{
    CLAUSE("PS-031");
    struct game g =
        SCENE(.hand = "crash_gem", .pile = "3", .foe_hand = "crash_gem", .foe_pile = "22");
    DO(&g, "Play Crash Gem");
    CHECK_STRING(question(&g), "Red sends 3 gems to you (pile 4, then 7). Do you answer?");
    CHECK_STRING(option_saying(&g, "React with Crash Gem").text,
                 "React with Crash Gem: break a gem of your pile against them");
}

TEST(a_counter_crash_says_against_what)
{
    CLAUSE("PS-031");
    struct game g =
        SCENE(.hand = "crash_gem", .pile = "3", .foe_hand = "crash_gem", .foe_pile = "12");
    DO(&g, "Play Crash Gem");
    DO(&g, "React with Crash Gem");
    CHECK_STRING(question(&g), "Crash Gem: Which gem do you break against 3 gems from Red?");
}

TEST(a_toll_names_what_asks_for_it)
{
    CLAUSE("PS-378");
    struct game g = SCENE(.hand = "combine axe_kick", .pile = "11", .foe_ongoing = "stunlock");
    DO(&g, "Play Combine");
    CHECK_CONTAINS(question(&g), "Combine: Stunlock asks for a puzzle chip");
    HEARD(&g, "None");
    const char *words = "Red discards no puzzle chip for Stunlock and so combines nothing";
    CHECK_EQ(told(words)->level, LEVEL_CONSEQUENCE);
    CHECK_STRING(cause_of(words), "stunlock");
}

TEST(of_two_tolls_each_names_its_chip)
{
    CLAUSE("PS-378");
    struct game g = SCENE(.hand = "combine axe_kick roundhouse gem_1", .pile = "11",
                          .ongoing = "protective_ward", .foe_ongoing = "stunlock");
    DO(&g, "Play Combine");
    CHECK_CONTAINS(question(&g), "Combine: Stunlock asks for a puzzle chip");
    HEARD(&g, "Discard Axe Kick");
    CHECK_STRING(cause_of("Red discards Axe Kick for Stunlock"), "stunlock");
    CHECK_CONTAINS(question(&g), "Combine: Protective Ward asks for a puzzle chip");
    HEARD(&g, "Discard Roundhouse");
    CHECK_STRING(cause_of("Red discards Roundhouse for Protective Ward"), "protective_ward");
    CHECK_STRING(question(&g), "Combine: Which gems do you combine?");
}

TEST(what_a_gained_chip_may_cost_is_said)
{
    struct game g = SCENE(.hand = "chips_for_free gem_1 gem_2", .bag = "gem_1 gem_1");
    DO(&g, "Play Chips for Free");
    DO(&g, "Trash 2-gem");
    CHECK_STRING(question(&g), "Chips for Free: Which chip that costs 3 to 5 do you gain?");
}

TEST(how_many_is_typed_as_a_number)
{
    struct game g = SCENE(.hand = "crash_gem", .pile = "3", .foe_hand = "gems_to_gemonade");
    DO(&g, "Play Crash Gem");
    DO(&g, "React with Gems to Gemonade");
    CHECK_STRING(question(&g), "Gems to Gemonade: How many of the gems vanish?");
    CHECK_STRING(option_saying(&g, "1 gem").key, "1");
    CHECK_STRING(option_saying(&g, "3 gems").key, "3");
}

/* --- Options say what comes of them. --- */

TEST(playing_a_chip_says_what_it_does)
{
    struct game g = SCENE(.hand = "axe_kick self_improvement");
    CHECK_STRING(option_saying(&g, "Play Axe").text, "Play Axe Kick: Brown arrow. Draw 2");
    CHECK_STRING(option_saying(&g, "Play Self").text,
                 "Play Self-Improvement: Trash a chip of your hand or discard pile");
}

TEST(what_would_be_in_vain_is_dangerous)
{
    struct game g = SCENE(.hand = "crash_gem bang_then_fizzle");
    CHECK(option_saying(&g, "Play Crash Gem").danger);
    CHECK_CONTAINS(option_saying(&g, "Play Crash Gem").text, "(your pile is empty!)");
    CHECK(!option_saying(&g, "Play Bang").danger);
    struct game high = SCENE(.hand = "crash_gem bang_then_fizzle", .pile = "1112");
    CHECK(!option_saying(&high, "Play Crash Gem").danger);
    CHECK_CONTAINS(option_saying(&high, "Play Bang").text, "(your pile is above 4!)");
}

TEST(stopping_with_a_full_pile_is_dangerous)
{
    CLAUSE("PS-109");
    struct game full = SCENE(.hand = "crash_gem", .pile = "334");
    CHECK_STRING(option_saying(&full, "End").text,
                 "End your action phase (your pile of 10 loses!)");
    struct game nine = SCENE(.hand = "crash_gem", .pile = "234");
    CHECK(!option_saying(&nine, "End").danger);
}

TEST(a_needless_wound_is_dangerous)
{
    struct game g = SCENE(.hand = "gem_2");
    DO(&g, "End your action phase");
    CHECK_STRING(option_saying(&g, "Buy Wound").text, "Buy Wound for $0 ($2 left) (a Wound does "
                                                      "nothing!)");
    struct game poor = SCENE(.hand = "wound combine");
    DO(&poor, "End your action phase");
    CHECK(!option_saying(&poor, "Buy Wound").danger);
}

TEST(a_purchase_says_what_else_it_brings)
{
    CLAUSE("PS-113");
    struct game g = SCENE(.hand = "combine gem_3 gem_2", .ongoing = "secret_move", .gone = "gem_4");
    leave_one(&g, COMBINE);
    g.traps[GEM1] = 1;
    DO(&g, "End your action phase");
    CHECK_STRING(option_saying(&g, "Buy Combine").text,
                 "Buy Combine for $4 ($1 left); Secret Move ends; the last one: Panic Time begins");
    CHECK_CONTAINS(option_saying(&g, "Buy 1-gem").text, "(a trap, you gain a Wound!)");
}

TEST(breaking_a_gem_says_what_is_sent)
{
    CLAUSE("PS-021", "PS-030", "PS-040");
    struct game g = SCENE(.hand = "double_crash_gem", .pile = "124");
    DO(&g, "Play Double");
    CHECK_STRING(option_saying(&g, "Break a 2-gem").text,
                 "Break a 2-gem (pile 7, then 5; sends 2)");
    CHECK_STRING(option_saying(&g, "Break a 4-gem").text,
                 "Break a 4-gem (pile 7, then 3; sends 4; can't be answered)");
    DO(&g, "Break a 2-gem");
    CHECK_STRING(option_saying(&g, "Break a 1-gem").text,
                 "Break a 1-gem (pile 5, then 4; sends 3)");
    struct game full = FREE(.hand = "crash_gem", .pile = "12344");
    DO(&full, "Play Crash");
    CHECK_STRING(option_saying(&full, "Break a 2-gem").text,
                 "Break a 2-gem (pile 14, then 12; sends 2; they float)");
    CHECK_STRING(option_saying(&full, "Break a 4-gem").text,
                 "Break a 4-gem (pile 14, then 10; sends 4; they float; can't be answered)");
}

TEST(a_counter_crash_says_what_becomes_of_all_gems)
{
    CLAUSE("PS-033", "PS-035", "PS-043");
    struct game g =
        SCENE(.hand = "crash_gem", .pile = "3", .foe_hand = "crash_gem", .foe_pile = "1234");
    DO(&g, "Play Crash Gem");
    DO(&g, "React with Crash Gem");
    CHECK_STRING(option_saying(&g, "Break a 1-gem").text,
                 "Break a 1-gem (pile 10, then 9; cancels 1, 2 still come)");
    CHECK_STRING(option_saying(&g, "Break a 2-gem").text,
                 "Break a 2-gem (pile 10, then 8; cancels 2, 1 still comes)");
    CHECK_STRING(option_saying(&g, "Break a 3-gem").text,
                 "Break a 3-gem (pile 10, then 7; cancels 3)");
    CHECK_STRING(option_saying(&g, "Break a 4-gem").text,
                 "Break a 4-gem (pile 10, then 6; cancels 3, 1 back to Red; can't be answered)");
    struct game same =
        SCENE(.hand = "double_crash_gem", .pile = "22", .foe_hand = "crash_gem", .foe_pile = "14");
    DO(&same, "Play Double");
    DO(&same, "Break a 2-gem");
    DO(&same, "React with Crash Gem");
    CHECK_STRING(option_saying(&same, "Break a 4-gem").text,
                 "Break a 4-gem (pile 5, then 1; cancels 4)"); /* nothing goes back */
}

TEST(whoever_may_be_chosen_is_shown_with_what_comes_of_it)
{
    struct game g = FREE(.hand = "crash_gem", .pile = "3", .foe_pile = "22", .third_pile = "1");
    DO(&g, "Play Crash");
    CHECK_STRING(question(&g), "Crash Gem: To whom do you send 3 gems?");
    CHECK_STRING(option_saying(&g, "Blue").text, "Blue (pile 4, then 7)");
    struct game knock = FREE(.hand = "knockdown", .foe_hand = "gem_1", .foe_pile = "22");
    DO(&knock, "Play Knockdown");
    CHECK_STRING(option_saying(&knock, "Blue").text, "Blue (pile 4, 1 chip in hand)");
    struct game command = FREE(.hand = "mistress_command", .foe_pile = "33", .third_pile = "1");
    DO(&command, "Play Mistress");
    CHECK(!option_saying(&command, "Blue").danger);
    CHECK_CONTAINS(option_saying(&command, "Green").text,
                   "(in vain, the pile is neither 6 nor 9!)");
}

TEST(an_ante_that_fills_the_own_pile_is_dangerous)
{
    CLAUSE("PS-109");
    struct game g = SCENE(.hand = "ebb_or_flow risk_to_riskonade playing_with_fire", .pile = "44");
    CHECK_CONTAINS(option_saying(&g, "Play Risk").text,
                   "(a pile of 11 at the end of your turn loses!)");
    CHECK(!option_saying(&g, "Play Playing").danger); /* 9 */
    DO(&g, "Play Ebb");
    CHECK_STRING(option_saying(&g, "Ante").text, "Ante a 2-gem (pile 8, then 10) (a pile of 10 at "
                                                 "the end of your turn loses!)");
    CHECK(!option_saying(&g, "Every player").danger);
    struct game answer = SCENE(.hand = "sneak_attack", .foe_hand = "ebb_or_flow", .foe_pile = "44");
    DO(&answer, "Play Sneak");
    DO(&answer, "React with Ebb");
    CHECK(!option_saying(&answer, "Ante").danger); /* their turn does not end now */
}

TEST(a_chip_that_would_find_nothing_is_dangerous)
{
    CLAUSE("PS-240");
    static const struct {
        const char *hand, *play, *with; /* the same hand with something to work on */
    } rows[] = {
        {"gem_essence", "Play Gem Essence", "gem_essence gem_1"},
        {"risky_move", "Play Risky", "risky_move gem_2"},
        {"crash_bomb", "Play Crash Bomb", "crash_bomb crash_gem"},
        {"x_copy", "Play X-Copy", "x_copy ouch"},
        {"double_take", "Play Double-take", "double_take ouch"},
        {"burning_vigor", "Play Burning", "burning_vigor wound"},
        {"big_rocks", "Play Big", "big_rocks gem_1"},
        {"wartime_tactics", "Play Wartime", "wartime_tactics ouch"},
        {"self_improvement", "Play Self", "self_improvement wound"},
        {"its_combo_time", "Play It's Combo", "its_combo_time gem_1"},
        {"more_shiny", "Play More", "more_shiny gem_1"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game none = SCENE(.hand = rows[i].hand), some = SCENE(.hand = rows[i].with);
        CHECK(option_saying(&none, rows[i].play).danger);
        CHECK(!option_saying(&some, rows[i].play).danger);
    }
    struct game unstable = SCENE(.hand = "unstable_power");
    CHECK_CONTAINS(option_saying(&unstable, "Play Unstable").text,
                   "(your pile is empty, and you gain two Wounds!)");
    struct game command = SCENE(.hand = "mistress_command", .foe_pile = "34");
    CHECK_CONTAINS(option_saying(&command, "Play Mistress").text,
                   "(no opponent's pile is 6 or 9!)");
}

TEST(discarding_a_plague_says_that_it_costs_a_wound)
{
    CLAUSE("PS-370");
    struct game g = SCENE(.hand = "ouch", .foe_hand = "shadow_plague gem_1");
    DO(&g, "Play Ouch!");
    CHECK_STRING(option_saying(&g, "Discard Shadow").text,
                 "Discard Shadow Plague, and gain a Wound");
    CHECK_STRING(option_saying(&g, "Discard 1-gem").text, "Discard 1-gem");
}

TEST(what_is_picked_is_a_sentence)
{
    struct game g = SCENE(.hand = "x_copy one_two_punch ouch");
    DO(&g, "Play X-Copy");
    option_saying(&g, "Play One-Two Punch twice");
    struct game top = SCENE(.hand = "chip_damage", .discard = "gem_3 gem_1", .foe_hand = "gem_1");
    DO(&top, "Play Chip Damage");
    option_saying(&top, "Put 3-gem of the discard pile on top of the bag");
}

/* --- The story. --- */

TEST(a_crash_is_one_line_with_all_that_came_of_it)
{
    CLAUSE("PS-019", "PS-033");
    struct game g =
        SCENE(.hand = "crash_gem combine", .pile = "12", .foe_hand = "crash_gem", .foe_pile = "1");
    DO(&g, "Play Crash Gem");
    HEARD_AS(&g, "Break a 2-gem", FOE);
    CHECK_STRING(folded(), "Red breaks a 2-gem (pile 1), gets $1, sends 2 gems to you.\n");
    CHECK_EQ(told("sends")->targets, seat_bit(FOE));
    CHECK_STRING(told("sends")->from, "pile0");
    CHECK_STRING(told("sends")->to, "pile1");
    CHECK_STRING(cause_of("sends"), "crash_gem");
    HEARD_AS(&g, "React with Crash Gem", FOE);
    CHECK_EQ(told("You react with Crash Gem")->level, LEVEL_CONSEQUENCE);
    CHECK_EQ(told("You react with Crash Gem")->targets, seat_bit(ME));
    CHECK_EQ(told("You break a 1-gem (pile 0)")->level, LEVEL_FURTHER);
    CHECK_EQ(told("You cancel 1 gem")->level, LEVEL_FURTHER);
    CHECK_EQ(told("You get 1 gem (pile 1)")->level, LEVEL_CONSEQUENCE);
}

TEST(arrows_money_and_pigs_are_told_with_what_gives_them)
{
    CLAUSE("PS-085", "PS-184");
    struct game g = SCENE(.hand = "one_of_each burnbarrow", .bag = "gem_1");
    HEARD(&g, "Play One of Each");
    CHECK_CONTAINS(folded(),
                   "Red plays One of Each: gets 1 black arrow, 1 piggy bank and $1, draws");
    CHECK_STRING(cause_of("Red gets 1 black"), "one_of_each");
    CHECK_EQ(told("Red uses a black arrow for One of Each")->weight, DETAIL);
    CHECK_EQ(told("Red plays One of Each")->level, LEVEL_ACTION);
    CHECK_EQ(told("Red draws 1 chip")->level, LEVEL_CONSEQUENCE);
}

TEST(income_names_its_chip)
{
    struct game g = SCENE(.hand = "gem_1", .foe_hand = "combine", .foe_ongoing = "secret_move");
    DO(&g, "End your action phase");
    DO(&g, "Buy 1-gem");
    HEARD(&g, "End your buy phase");
    CHECK_STRING(cause_of("Blue gets 1 piggy bank because of Secret Move"), "secret_move");
}

TEST(gains_on_anothers_turn_are_told_as_lost)
{
    CLAUSE("PS-362");
    struct game g = SCENE(.hand = "mistress_command", .foe_hand = "axe_kick", .foe_pile = "1122");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Give Wound");
    HEARD(&g, "Make them play Axe Kick");
    CHECK_CONTAINS(folded(), "Red makes Blue play Axe Kick");
    told("Blue has no use for 1 brown arrow on another turn");
}

TEST(what_money_is_spent_on_is_told)
{
    CLAUSE("PS-091");
    struct game g = SCENE(.hand = "gem_2 gem_3");
    HEARD(&g, "End your action phase");
    CHECK_EQ(told("Red plays a 2-gem as money ($2)")->weight, DETAIL);
    told("Red plays a 3-gem as money ($5)");
    HEARD(&g, "Buy Combine");
    CHECK_EQ(told("Red buys Combine for $4 ($1 left)")->level, LEVEL_ACTION);
    CHECK_STRING(told("buys")->card[0], "combine");
    CHECK_STRING(told("buys")->to, "seat0.discard");
}

TEST(option_select_acts_as_a_chip_and_is_not_a_second_one)
{
    CLAUSE("PS-281");
    struct game g = SCENE(.hand = "option_select", .bank = "ouch", .foe_hand = "gem_1");
    DO(&g, "Play Option Select");
    HEARD(&g, "Act as Ouch!");
    told("Option Select acts as Ouch!");
    CHECK(!strstr(folded(), "plays Ouch!"));
    CHECK_STRING(cause_of("Option Select acts"), "option_select");
    CHECK_EQ(told("Option Select acts")->level, LEVEL_CONSEQUENCE);
    CHECK_EQ(told("Blue discards a 1-gem")->level, LEVEL_FURTHER);
}

/* An eye follows a chip from where it lay. */
TEST(a_chip_is_told_from_where_it_lay)
{
    CLAUSE("PS-281", "PS-291");
    struct game g = SCENE(.hand = "x_copy one_two_punch");
    HEARD(&g, "Play X-Copy");
    CHECK_STRING(told("plays One-Two Punch")->from, "seat0.hand");
    CHECK_STRING(told("plays One-Two Punch")->to, "seat0.table");
    CHECK_STRING(told("One-Two Punch a second time")->from, "");
    struct game select = SCENE(.hand = "option_select", .bank = "ouch", .foe_hand = "gem_1");
    DO(&select, "Play Option Select");
    HEARD(&select, "Act as Ouch!");
    CHECK_STRING(told("acts as Ouch!")->from, ""); /* it lies in the bank */
    CHECK_STRING(told("acts as Ouch!")->to, "");
    struct game twice = SCENE(.hand = "double_take", .discard = "one_two_punch");
    HEARD(&twice, "Play Double-take");
    CHECK_STRING(told("plays One-Two Punch")->from, "seat0.discard");
    CHECK_STRING(told("plays One-Two Punch")->to, "seat0.table");
    CHECK_STRING(told("One-Two Punch a second time")->from, "");
}

TEST(copies_say_how_they_are_played)
{
    struct game g = SCENE(.hand = "x_copy one_two_punch");
    HEARD(&g, "Play X-Copy");
    CHECK_STRING(folded(), "Red plays X-Copy: plays One-Two Punch, gets 2 black arrows, plays "
                           "One-Two Punch a second time, gets 2 black arrows.\n");
    struct game borrowed = SCENE(.hand = "wartime_tactics combine", .discard = "roundhouse",
                                 .bank = "draw_three", .bag = "gem_1 gem_1 gem_1");
    DO(&borrowed, "Play Wartime Tactics");
    HEARD(&borrowed, "Play Draw Three");
    told("Red plays Draw Three of the bank");
}

TEST(discards_gains_and_antes_say_because_of_what)
{
    struct game g = SCENE(.hand = "ouch", .foe_hand = "gem_1", .foe_discard = "combine");
    HEARD(&g, "Play Ouch!");
    CHECK_STRING(cause_of("Blue antes a 1-gem (pile 1)"), "ouch");
    CHECK_STRING(cause_of("Blue trashes a Combine of the discard pile"), "ouch");
    CHECK_STRING(cause_of("Blue discards a 1-gem"), "ouch");
    CHECK_STRING(cause_of("Blue gains a Wound"), "ouch");
    CHECK_STRING(told("Blue discards")->from, "seat1.hand");
    CHECK_STRING(told("Blue discards")->to, "seat1.discard");
    CHECK_STRING(told("Blue gains")->from, "bank.7");
}

TEST(a_trap_and_a_plague_are_causes)
{
    CLAUSE("PS-370");
    struct game g = SCENE(.hand = "gem_1 shadow_plague");
    g.traps[GEM1] = 1;
    DO(&g, "End your action phase");
    HEARD(&g, "Buy 1-gem");
    CHECK_STRING(cause_of("Red gains a Wound because of It's a Trap"), "its_a_trap");
    HEARD(&g, "End your buy phase");
    CHECK_STRING(cause_of("Red gains a Wound because of Shadow Plague"), "shadow_plague");
}

TEST(an_attack_says_whom_it_is_at)
{
    CLAUSE("PS-185");
    struct game g = FREE(.hand = "knockdown sneak_attack", .foe_hand = "gem_1");
    struct game all = g;
    DO(&g, "Play Knockdown");
    HEARD_AS(&g, "Blue", FOE);
    CHECK_EQ(told("Red attacks you")->targets, seat_bit(FOE));
    CHECK_EQ(told("Red attacks you")->weight, NORMAL);
    told("You play no purple shields this turn");
    HEARD(&all, "Play Sneak Attack");
    CHECK_EQ(told("Red attacks Blue and Green")->targets, seat_bit(FOE) | seat_bit(THIRD));
    CHECK_EQ(told("Red attacks")->weight, DETAIL); /* everybody, as always */
}

TEST(a_shield_says_that_it_protects)
{
    CLAUSE("PS-186");
    struct game g = SCENE(.hand = "sneak_attack", .foe_hand = "always_in_control");
    DO(&g, "Play Sneak Attack");
    HEARD(&g, "React with Always");
    CHECK_EQ(told("Blue reacts with Always in Control and is not affected")->targets, seat_bit(ME));
    CHECK_STRING(cause_of("Blue reacts"), "sneak_attack");
}

TEST(a_reaction_is_told_where_it_goes)
{
    CLAUSE("PS-197");
    struct game g = SCENE(.hand = "sneak_attack", .foe_hand = "always_in_control");
    DO(&g, "Play Sneak Attack");
    HEARD(&g, "React with Always");
    CHECK_STRING(told("Blue reacts")->from, "seat1.hand");
    CHECK_STRING(told("Blue reacts")->to, "seat1.discard");
    struct game gone =
        SCENE(.hand = "sneak_attack", .foe_hand = "thinking_ahead", .bank = "thinking_ahead");
    DO(&gone, "Play Sneak Attack");
    HEARD(&gone, "React with Thinking");
    CHECK_STRING(told("Blue reacts")->from, "seat1.hand");
    CHECK_CONTAINS(told("Blue reacts")->to, "bank."); /* trashed */
}

TEST(a_chip_that_does_nothing_says_why)
{
    CLAUSE("PS-340", "PS-354");
    static const struct {
        const char *hand, *pile, *why;
    } rows[] = {
        {"bang_then_fizzle", "23", "it does nothing, because Red's pile of 5 is above 4"},
        {"beast_unleashed", "23", "it does nothing, because Red's pile of 5 is below 6"},
        {"living_on_the_edge", "23", "it does nothing, because Red's pile of 5 is below 10"},
        {"crash_gem", "", "it sends nothing, because Red's pile has no gem for it"},
        {"double_slash", "13", "it sends nothing, because Red's pile has no two 1-gems"},
        {"deathstrike_dragon", "3", "it sends nothing, because Red's pile has no gem for it"},
        {"mistress_command", "", "it does nothing, because Blue's pile of 0 is neither 6 nor 9"},
        {"two_truths", "",
         "it does nothing, because Red's discard pile has no two different chips"},
        {"its_combo_time", "", "it does nothing, because Red's hand has no 1-gem"},
        {"gem_essence", "", "Red plays Gem Essence: finds nothing to trash"},
        {"risky_move", "", "Red plays Risky Move: finds nothing to put into the pile"},
        {"crash_bomb", "", "Red plays Crash Bomb: finds nothing to trash"},
        {"x_copy", "", "Red plays X-Copy: finds nothing to play twice"},
        {"double_take", "", "finds nothing to play twice, Red's action phase ends with that"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g = SCENE(.hand = rows[i].hand, .pile = rows[i].pile);
        HEARD(&g, "Play");
        CHECK_CONTAINS(folded(), rows[i].why);
    }
}

TEST(what_happens_by_itself_belongs_to_no_action)
{
    struct game g = SCENE(.hand = "sneak_attack", .ongoing = "protective_ward");
    HEARD(&g, "Play Sneak");
    CHECK_EQ(told("Red's Protective Ward ends (an action phase has passed)")->level, LEVEL_ACTION);
    CHECK_CONTAINS(folded(), "\nRed's Protective Ward ends");
    struct game h = SCENE(.hand = "gem_1", .foe_hand = "combine", .foe_ongoing = "secret_move");
    DO(&h, "End your action phase");
    DO(&h, "Buy 1-gem");
    HEARD(&h, "End your buy phase");
    CHECK_EQ(told("Blue antes")->level, LEVEL_ACTION);
    CHECK_EQ(told("Blue gets 1 piggy bank because of Secret Move")->level, LEVEL_ACTION);
    struct game match = STARTED(3, "mode", "tournament");
    DO_AS(&match, 0, "Zane");
    DO_AS(&match, 1, "Gwen");
    lose_game(&match);
    HEARD(&match, "Nothing");
    CHECK_EQ(told("Red draws 5 chips")->level, LEVEL_ACTION); /* of the second game */
    CHECK_EQ(told("Blue draws 5 chips")->level, LEVEL_ACTION);
}

TEST(lists_stand_in_brackets_with_equal_chips_counted)
{
    struct game g = SCENE(.hand = "draw_three", .bag = "gem_1 wound gem_1");
    HEARD_AS(&g, "Play Draw Three", ME);
    told("You draw 3 chips (2×1-gem, Wound)");
    struct game bone = SCENE(.hand = "bonecracker", .foe_hand = "gem_1 combine gem_1");
    HEARD(&bone, "Play Bonecracker");
    told("Blue shows the hand (2×1-gem, Combine)");
}

TEST(counted_wounds_are_a_number)
{
    CLAUSE("PS-351");
    struct game g = SCENE(.hand = "pleasure_and_pain", .discard = "wound wound", .gone = "wound",
                          .bag = "gem_1 gem_1 gem_1");
    DO(&g, "Play Pleasure");
    struct game theirs = g;
    HEARD(&g, "Red");
    told("Red counts 2 Wounds in their own discard pile");
    HEARD(&theirs, "Blue");
    told("Red finds no Wound in Blue's discard pile to draw a chip for");
}

TEST(the_last_elimination_promises_no_larger_ante)
{
    CLAUSE("PS-164");
    struct game g = SCENE(.mode = "last-standing", .count = "3", .hand = "gem_1", .pile = "334");
    g.in_play &= (seat_set)~seat_bit(THIRD);
    g.eliminated = 1;
    g.rank[THIRD] = 3;
    DO(&g, "End your action phase");
    DO(&g, "Buy 1-gem");
    HEARD(&g, "End your buy phase");
    CHECK_CONTAINS(folded(), "Red ends the turn with a pile of 10 and is eliminated.\n");
    told("Blue wins as the last one standing");
    struct summary summary;
    game_sum_up(&puzzle_strike, &g, &summary);
    CHECK_STRING(summary.why, "Blue has won as the last one standing.");
    CHECK_STRING(summary.score[ME], "eliminated, place 2");
}

TEST(iron_defense_says_when_the_bank_has_no_crash_gem)
{
    struct game g = SCENE(.hand = "iron_defense", .gone = "crash_gem");
    CHECK_CONTAINS(option_saying(&g, "Play Iron").text, "(no Crash Gem in the bank!)");
    HEARD(&g, "Play Iron");
    told("does nothing, because the bank has no Crash Gem");
}

/* --- Phases, turns, the end. --- */

TEST(it_is_told_why_the_action_phase_ends)
{
    CLAUSE("PS-082", "PS-086");
    struct game g = SCENE(.hand = "axe_kick combine", .pile = "11");
    struct game none = SCENE(.hand = "axe_kick gem_1");
    HEARD(&g, "End your action phase");
    CHECK_EQ(told("Red plays nothing more")->weight, DETAIL);
    struct game used = SCENE(.hand = "gem_essence");
    HEARD(&used, "Play Gem Essence");
    told("Red has no arrow left to play another chip");
    HEARD(&none, "Play Axe Kick");
    told("Red has no chip that the arrows left could pay for");
    struct game ended = SCENE(.hand = "double_take one_two_punch combine");
    HEARD(&ended, "Play Double-take");
    CHECK_STRING(cause_of("Red's action phase ends with that"), "double_take");
    CHECK_EQ(told("Red's action phase ends with that")->weight, NORMAL);
}

TEST(it_is_told_why_the_buy_phase_ends)
{
    CLAUSE("PS-063");
    struct game g = SCENE(.hand = "gem_1 combine");
    DO(&g, "End your action phase");
    struct game spent = g;
    DO(&spent, "Buy Wound");
    HEARD(&spent, "Buy 1-gem");
    told("Red has no money left for another chip");
    DO(&g, "Buy 1-gem");
    HEARD(&g, "End your buy phase");
    told("Red buys nothing more");
    struct game none = SCENE(.hand = "combine", .gone = "wound");
    HEARD(&none, "End your action phase");
    CHECK_EQ(told("Red buys nothing: nothing in the bank can be paid for")->weight, NORMAL);
}

TEST(a_turn_is_a_heading_and_its_phases_lie_below)
{
    CLAUSE("PS-011");
    struct game g = SCENE(.hand = "gem_1", .foe_hand = "combine", .foe_pile = "12");
    DO(&g, "End your action phase");
    DO(&g, "Buy 1-gem");
    HEARD_AS(&g, "End your buy phase", FOE);
    CHECK_EQ(told("Your turn (pile 3)")->level, LEVEL_TURN);
    CHECK_EQ(told("Cleanup phase")->level, LEVEL_PHASE);
    CHECK_EQ(told("Ante phase")->weight, DETAIL);
    CHECK_EQ(told("You ante a 1-gem (pile 4)")->level, LEVEL_ACTION);
}

TEST(a_new_hand_says_what_the_pile_gives)
{
    CLAUSE("PS-106");
    struct game g = SCENE(.hand = "gem_1", .pile = "33",
                          .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 "
                                 "gem_1 gem_1 gem_1");
    DO(&g, "End your action phase");
    DO(&g, "Buy 1-gem");
    HEARD(&g, "End your buy phase");
    CHECK_STRING(cause_of(", 2 of them for the pile of 6"), "height_bonus");
}

TEST(ongoing_chips_say_why_they_end)
{
    static const struct {
        const char *chip, *why;
    } rows[] = {
        {"secret_move", "Red's Secret Move ends (an orb chip was bought)"},
        {"cog_engine",
         "Red's Cog Engine ends (an orb chip was bought, or one that costs 6 or more)"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g = SCENE(.hand = "gem_4", .ongoing = rows[i].chip);
        DO(&g, "End your action phase");
        HEARD(&g, "Buy Combine");
        told(rows[i].why);
        CHECK(!strstr(folded(), "discards"));
        CHECK_EQ(discarded(&g, ME, rows[i].chip), 1);
    }
    struct game g = SCENE(.hand = "gem_1", .foe_ongoing = "patriot_mirror");
    DO(&g, "End your action phase");
    DO(&g, "Buy 1-gem");
    HEARD(&g, "End your buy phase");
    told("Blue's Patriot Mirror ends (the pile is odd)");
}

TEST(panic_time_says_which_stacks_are_empty)
{
    CLAUSE("PS-113");
    struct game g = SCENE(.hand = "combine gem_4", .gone = "gem_3");
    leave_one(&g, COMBINE);
    DO(&g, "End your action phase");
    HEARD(&g, "Buy Combine");
    const struct telling *panic = told("Panic Time: 2 stacks of the bank are empty (3-gem, "
                                       "Combine), from now on everybody antes a 2-gem");
    CHECK_EQ(panic->weight, HEADLINE);
    CHECK_STRING(panic->cause, "empty_stack");
}

TEST(who_ends_a_turn_with_a_full_pile_loses)
{
    CLAUSE("PS-109", "PS-110");
    struct game g = SCENE(.hand = "gem_1", .pile = "334");
    struct summary summary;
    DO(&g, "End your action phase");
    DO(&g, "Buy 1-gem");
    HEARD_AS(&g, "End your buy phase", ME);
    CHECK_EQ(told("You end the turn with a pile of 10 and lose")->weight, HEADLINE);
    CHECK_STRING(told("You end the turn")->cause, "full_pile");
    CHECK_EQ(told("Blue wins")->level, LEVEL_GAME);
    game_sum_up(&puzzle_strike, &g, &summary);
    CHECK_STRING(summary.why, "Blue has won: Red ended the turn with a pile of 10.");
    CHECK_STRING(summary.score[ME], "pile 10 of 10 (lost)");
    CHECK_STRING(summary.score[FOE], "pile 0 of 10");
}

TEST(a_team_wins_and_loses_together)
{
    CLAUSE("PS-142");
    struct game g = TEAM(.hand = "gem_1", .pile = "334");
    struct summary summary;
    end_actions(&g);
    DO(&g, "Buy 1-gem");
    DO(&g, "End your buy phase");
    HEARD(&g, "Buy Wound");
    told("Red and Yellow end the turn with a pile of 10 and lose");
    told("Blue and Green win");
    game_sum_up(&puzzle_strike, &g, &summary);
    CHECK_STRING(summary.why,
                 "Blue and Green have won: Red and Yellow ended their turn with a pile of 10.");
    CHECK_STRING(summary.score[ME], "shared pile 10 of 10 (lost)");
}

TEST(a_tie_says_how_it_is_broken)
{
    CLAUSE("PS-112");
    struct game g = FREE(.hand = "gem_1", .pile = "334", .foe_hand = "gem_1", .foe_pile = "1",
                         .third_hand = "gem_1", .third_pile = "1");
    struct summary summary;
    DO(&g, "End your action phase");
    DO(&g, "Buy 1-gem");
    HEARD_AS(&g, "End your buy phase", FOE);
    CHECK_EQ(told("You and Green share the lowest pile (1) and take one more turn each")->targets,
             seat_bit(FOE) | seat_bit(THIRD));
    ps_pile_add(&g, THIRD, 1);
    end_turn(&g);
    DO(&g, "Buy 1-gem");
    HEARD(&g, "End your buy phase");
    told("Blue wins the tie with the lowest pile (2)");
    game_sum_up(&puzzle_strike, &g, &summary);
    CHECK_STRING(summary.why, "Blue has won with the lowest pile (2) when a tie was broken, after "
                              "Red ended the turn with a pile of 10.");
}

TEST(elimination_and_a_match_have_scores_of_their_own)
{
    CLAUSE("PS-163", "PS-211");
    struct game g = SCENE(.mode = "last-standing", .hand = "gem_1", .pile = "334");
    struct summary summary;
    DO(&g, "End your action phase");
    DO(&g, "Buy 1-gem");
    HEARD(&g, "End your buy phase");
    told("Red ends the turn with a pile of 10 and is eliminated: from now on everybody antes a "
         "2-gem");
    game_sum_up(&puzzle_strike, &g, &summary);
    CHECK_STRING(summary.score[ME], "eliminated, place 3");
    CHECK_STRING(summary.score[FOE], "pile 2 of 10");
    struct game match = STARTED(1, "mode", "tournament");
    game_sum_up(&puzzle_strike, &match, &summary);
    CHECK_STRING(summary.score[ME], "0 games won");
}

/* --- The board. --- */

TEST(the_board_says_when_panic_begins)
{
    CLAUSE("PS-113", "PS-114");
    struct game g = SCENE(.hand = "combine", .gone = "gem_4");
    CHECK_CONTAINS(picture(&g, ME, 80, 0),
                   "Normal Time: ante a 1-gem · 1 of 18 stacks empty, Panic Time at 2");
    g.level = 3;
    CHECK_CONTAINS(picture(&g, ME, 80, PICTURE_ROWS), "Deadly Time: ante a 4-gem · 1 of 18");
}

TEST(the_board_says_who_play_together)
{
    CLAUSE("PS-127");
    struct game g = TEAM(.hand = "combine", .pile = "12");
    CHECK_CONTAINS(picture(&g, ME, 80, PICTURE_ROWS), "  with Red  3/10  ");
    CHECK_CONTAINS(picture(&g, ME, 80, PICTURE_ROWS), "  with Blue  0/10  ");
    CHECK_CONTAINS(picture(&g, FOURTH, 80, PICTURE_ROWS), "  with Red  3/10  1×[2]  1×[1]");
    CHECK_CONTAINS(picture(&g, ME, 80, 0), "Shares the pile of Red.");
    CHECK_CONTAINS(picture(&g, ME, 80, PICTURE_ROWS), "Red and Yellow's turn, action phase");
    struct game duel = SCENE(.hand = "combine");
    CHECK_CONTAINS(picture(&duel, ME, 80, PICTURE_ROWS), "Red's turn, action phase\n");
}

TEST(in_sentences_the_last_level_has_no_next_one)
{
    CLAUSE("PS-114");
    struct game g = SCENE(.hand = "combine", .gone = "gem_4");
    CHECK_CONTAINS(spoken(&g), "Normal Time: players ante a 1-gem. 1 stack of the bank is empty; "
                               "the next level comes with 2.\n");
    CHECK_CONTAINS(spoken(&g), "Double Crash Gem ×10, Wound ×24");
    CHECK_CONTAINS(spoken(&g), "Red (you): gem pile 0, chips owned ");
    g.level = 3;
    CHECK_CONTAINS(spoken(&g),
                   "Deadly Time: players ante a 4-gem. 1 stack of the bank is empty.\n");
}

TEST(in_few_rows_the_own_hand_and_every_pile_are_there)
{
    struct game g = SCENE(.mode = "team", .hand = "ouch combine gem_1 gem_1 wound axe_kick",
                          .discard = "gem_1 gem_2 gem_3 gem_4 crash_gem double_crash_gem",
                          .pile = "1124", .foe_pile = "3", .foe_ongoing = "stunlock");
    const char *drawn = picture(&g, ME, 80, PICTURE_ROWS);
    CHECK_CONTAINS(drawn, "2×1-gem  Combine(p)  Wound");
    CHECK_CONTAINS(drawn, "Ouch!(r)");
    CHECK_CONTAINS(drawn, "8/10");
    CHECK_CONTAINS(drawn, "3/10");
    CHECK_CONTAINS(drawn, "Stunlock(n)");
}

TEST(what_is_cut_off_is_counted)
{
    struct game g = SCENE(.mode = "team", .hand = "ouch",
                          .foe_discard = "gem_1 gem_2 gem_3 gem_4 crash_gem double_crash_gem "
                                         "combine wound ouch");
    CHECK_CONTAINS(picture(&g, ME, 80, PICTURE_ROWS), " more\n");
}

TEST(a_wide_window_has_the_bank_in_fewer_rows)
{
    struct game g = SCENE(.hand = "combine");
    int narrow = 0, wide = 0;
    for (const char *c = picture(&g, ME, 80, 0); *c; c++)
        narrow += *c == '\n';
    for (const char *c = picture(&g, ME, 200, 0); *c; c++)
        wide += *c == '\n';
    CHECK_EQ(narrow - wide, 6 - 3);
}

TEST(a_chip_shows_everything_that_is_printed_on_it)
{
    struct text text = {0};
    card_face_text(&puzzle_strike, &ps_cards[CHIP_pick_your_poison - 1], &text);
    CHECK_CONTAINS(text_string(&text), "Cost 4 · red banner · fist · 1 red arrow · 1 piggy bank · "
                                       "draw 1 · Copies 5");
    text_clear(&text);
    card_face_text(&puzzle_strike, &ps_cards[CHIP_rocket_punch - 1], &text);
    CHECK_CONTAINS(text_string(&text), "Character Bal-Bas-Beta · purple banner · blue banner · "
                                       "purple shield · blue shield");
    text_free(&text);
}
