/* test_view.c - what the view tells besides zones: gems on their way, threats, Panic Time; and the
 * signs on chips. */
#include "games/puzzle_strike/table.h"

/* The view of an observer as JSON, for one comparison. */
static const char *seen(const struct game *g, int observer)
{
    static char view[1 << 16];
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(&puzzle_strike, g, observer, &w, NULL);
    snprintf(view, sizeof view, "%s", text_string(&text));
    text_free(&text);
    return view;
}

TEST(the_view_shows_gems_that_are_on_their_way)
{
    struct game g = SCENE(.hand = "crash_gem crash_gem", .pile = "12", .foe_hand = "crash_gem",
                          .foe_pile = "3");
    CHECK_CONTAINS(seen(&g, ME), "\"sends\":[]");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 2-gem");
    CHECK_CONTAINS(seen(&g, ME),
                   "\"sends\":[{\"from\":0,\"to\":1,\"count\":2,\"answerable\":true}]");
    DO(&g, "React with Crash Gem"); /* the larger crash comes back */
    CHECK_CONTAINS(seen(&g, NOBODY),
                   "\"sends\":[{\"from\":1,\"to\":0,\"count\":1,\"answerable\":true}]");
    DO(&g, "React with Crash Gem");
    CHECK_CONTAINS(seen(&g, ME), "\"sends\":[]");
}

TEST(the_view_shows_what_a_reaction_would_answer)
{
    struct game g = SCENE(.hand = "ouch", .foe_hand = "blues_are_good gem_1 gem_1");
    CHECK(!strstr(seen(&g, ME), "\"threat\""));
    DO(&g, "Play Ouch!");
    CHECK_CONTAINS(seen(&g, FOE),
                   "\"threat\":{\"by\":0,\"chip\":\"ouch\",\"when\":\"before the attack\"}");
}

TEST(the_view_shows_what_a_reaction_comes_after)
{
    CLAUSE("PS-237");
    struct game g = SCENE(.seat = 1, .hand = "sneak_attack", .foe_hand = "self_improvement gem_1");
    DO(&g, "Play Sneak Attack");
    CHECK_CONTAINS(seen(&g, 0),
                   "\"threat\":{\"by\":1,\"chip\":\"sneak_attack\",\"when\":\"after the attack\"}");
}

TEST(the_view_counts_empty_stacks)
{
    CLAUSE("PS-113");
    struct game g = SCENE(.hand = "crash_gem", .gone = "gem_4");
    CHECK_CONTAINS(seen(&g, ME), "\"level\":\"Normal Time\",\"ante\":1,\"empty\":1,\"panic_at\":2");
}

TEST(nobody_has_a_character_before_the_choice)
{
    struct game g = STARTED(1, "characters", "choose,rook");
    CHECK(!strstr(seen(&g, ME), "Clockwork"));
    CHECK_CONTAINS(seen(&g, ME), "\"character\":\"Rook\"");
    g = STARTED(1, "clockwork", "yes");
    CHECK_CONTAINS(seen(&g, ME), "\"character\":\"Clockwork\"");
}

TEST(the_catalogue_tells_the_signs_of_a_chip)
{
    static const struct {
        int chip;
        const char *signs;
    } rows[] = {
        {CHIP_combine, "\"banner\":[\"purple\"],\"icons\":[\"orb\"],\"shields\":[],"
                       "\"arrows\":[\"black\"],\"piggy_banks\":0,\"draws\":0,\"money\":-1"},
        {CHIP_pick_your_poison,
         "\"banner\":[\"red\"],\"icons\":[\"fist\"],\"shields\":[],\"arrows\":[\"red\"],"
         "\"piggy_banks\":1,\"draws\":1,\"money\":0"},
        {CHIP_rocket_punch, "\"banner\":[\"purple\",\"blue\"],\"icons\":[],\"shields\":[\"purple\","
                            "\"blue\"],\"arrows\":[]"},
        {CHIP_wound, "\"banner\":[],\"icons\":[],\"shields\":[],\"arrows\":[]"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text text = {0};
        struct writer w = {.out = &text};
        card_write(&puzzle_strike, &ps_cards[rows[i].chip - 1], &w);
        CHECK_CONTAINS(text_string(&text), rows[i].signs);
        text_free(&text);
    }
}
