/* test_tellings.c - in every mode of every game what is told can be relied on. */
#include "kit/tellings.h"
#include "kit/test.h"
#include "toy/toy.h"

#include <stdlib.h>
#include <string.h>

static long decisions_wanted(void)
{
    const char *wanted = getenv("DECISIONS");
    return wanted ? atol(wanted) : 1500;
}

/* All games, or GAME alone. */
static bool is_wanted(const struct game_rules *rules)
{
    const char *game = getenv("GAME");
    return !game || !strcmp(game, rules->name);
}

TEST(events_say_truly_who_did_what_to_whom_and_the_picture_fits)
{
    for (const struct game_rules *const *rules = game_table; *rules; rules++)
        for (int mode = 0; is_wanted(*rules) && (*rules)->setup->choices[mode]; mode++) {
            struct tellings_report report = {0};
            struct reason why = {""};
            bool fine = tellings_run_mode(*rules, mode, decisions_wanted(), &report, &why);
            if (!fine)
                print_error("%s, %s: %s\n", (*rules)->name, (*rules)->setup->choices[mode],
                            why.text);
            CHECK(fine);
            CHECK(report.decisions > 0);
            CHECK(report.levels[LEVEL_GAME] + report.levels[LEVEL_ROUND] > 0);
            CHECK(report.levels[LEVEL_TURN] > 0);
            CHECK(report.levels[LEVEL_ACTION] > 0);
            CHECK(report.levels[LEVEL_CONSEQUENCE] > 0);
            CHECK(report.with_cards > 0);
            CHECK(report.with_ways > 0);
            CHECK(report.with_causes > 0);
        }
}

TEST(the_glossary_explains_every_mode_and_cites_the_rules)
{
    for (const struct game_rules *const *rules = game_table; *rules; rules++) {
        struct reason why = {""};
        if (is_wanted(*rules) && !tellings_check_glossary(*rules, &why))
            print_error("%s: %s\n", (*rules)->name, why.text);
        CHECK_STRING(why.text, "");
    }
}

TEST(every_card_has_a_whole_face)
{
    for (const struct game_rules *const *rules = game_table; *rules; rules++) {
        struct reason why = {""};
        if (is_wanted(*rules) && !tellings_check_faces(*rules, &why))
            print_error("%s: %s\n", (*rules)->name, why.text);
        CHECK_STRING(why.text, "");
    }
}

/* --- Proof that it bites: the toy, and faults in what it tells. --- */

static void tell_twice_ended(const struct game *g, const struct event *e, struct telling *t)
{
    toy.tell(g, e, t);
    say(&t->phrase, ".");
}

static void tell_unfilled(const struct game *g, const struct event *e, struct telling *t)
{
    toy.tell(g, e, t);
    say(&t->phrase, " {card}");
}

static void tell_too_much(const struct game *g, const struct event *e, struct telling *t)
{
    toy.tell(g, e, t);
    for (int i = 0; i < 100; i++)
        say(&t->phrase, " and so on");
}

static void tell_another_seat(const struct game *g, const struct event *e, struct telling *t)
{
    toy.tell(g, e, t);
    if (e->seat < g->k.seats)
        t->seat = (uint8_t)((e->seat + 1) % g->k.seats);
}

static void tell_the_name_to_its_owner(const struct game *g, const struct event *e,
                                       struct telling *t)
{
    t->phrase.you = 0;
    toy.tell(g, e, t);
}

static void tell_an_unknown_card(const struct game *g, const struct event *e, struct telling *t)
{
    toy.tell(g, e, t);
    tell_card(t, "joker");
}

static void tell_an_unknown_cause(const struct game *g, const struct event *e, struct telling *t)
{
    toy.tell(g, e, t);
    t->cause = "fate";
}

static void tell_an_unknown_place(const struct game *g, const struct event *e, struct telling *t)
{
    toy.tell(g, e, t);
    tell_to(t, "seat9.pocket");
}

static void tell_an_unknown_target(const struct game *g, const struct event *e, struct telling *t)
{
    toy.tell(g, e, t);
    t->targets |= seat_bit(5);
}

static void picture_is_high(const struct game *g, int observer, struct text *out)
{
    toy.picture(g, observer, out);
    text_repeat(out, "\n", out->rows);
}

static void picture_is_wide(const struct game *g, int observer, struct text *out)
{
    toy.picture(g, observer, out);
    text_repeat(out, "~", out->columns + 1);
}

static void sum_up_without_a_reason(const struct game *g, struct summary *out)
{
    toy.sum_up(g, out);
    *out->why = '\0';
}

static void sum_up_bare_numbers(const struct game *g, struct summary *out)
{
    toy.sum_up(g, out);
    snprintf(out->score[0], sizeof *out->score, "7");
}

static void speak_to_programs(const json_t *view, struct text *out)
{
    (void)view;
    text_add(out, "Red: hand_size 5.\n");
}

static const struct fault {
    void (*tell)(const struct game *, const struct event *, struct telling *);
    void (*picture)(const struct game *, int, struct text *);
    void (*sum_up)(const struct game *, struct summary *);
    void (*speak)(const json_t *, struct text *);
    const char *expected; /* piece of the reason; NULL: there is nothing to find */
} faults[] = {
    {.expected = NULL},
    {.tell = tell_twice_ended, .expected = "wrong sign"},
    {.tell = tell_unfilled, .expected = "not filled in"},
    {.tell = tell_too_much, .expected = "cut off"},
    {.tell = tell_another_seat, .expected = "leads"},
    {.tell = tell_the_name_to_its_owner, .expected = "not You leads"},
    {.tell = tell_an_unknown_card, .expected = "no card is called 'joker'"},
    {.tell = tell_an_unknown_cause, .expected = "is called 'fate'"},
    {.tell = tell_an_unknown_place, .expected = "seat9.pocket"},
    {.tell = tell_an_unknown_target, .expected = "does not play"},
    {.picture = picture_is_high, .expected = "rows"},
    {.picture = picture_is_wide, .expected = "columns"},
    {.sum_up = sum_up_without_a_reason, .expected = "no sentence"},
    {.sum_up = sum_up_bare_numbers, .expected = "no unit"},
    {.speak = speak_to_programs, .expected = "word for programs"},
};

static void face_is_empty(const struct card *card, struct face *out)
{
    (void)card;
    face_fact(out, "Cost", "%s", "");
}

static void face_has_a_sign(const struct card *card, struct face *out)
{
    (void)card;
    face_fact(out, "When:", "your turn begins");
}

static void face_begins_small(const struct card *card, struct face *out)
{
    (void)card;
    face_fact(out, "cost", "5");
}

TEST(a_fault_in_a_face_is_noticed)
{
    static const struct {
        void (*face)(const struct card *, struct face *);
        const char *expected;
    } wrong[] = {{face_is_empty, "empty"},
                 {face_has_a_sign, "no plain name: 'When:'"},
                 {face_begins_small, "no plain name: 'cost'"}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct game_rules rules = toy;
        struct reason why = {""};
        rules.face = wrong[i].face;
        CHECK(!tellings_check_faces(&rules, &why));
        CHECK_CONTAINS(why.text, wrong[i].expected);
    }
}

TEST(a_fault_in_what_is_told_is_noticed)
{
    int missed = 0;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        const struct fault *fault = &faults[i];
        struct game_rules rules = toy;
        struct tellings_report report = {0};
        struct reason why = {""};
        rules.tell = fault->tell ? fault->tell : toy.tell;
        rules.picture = fault->picture ? fault->picture : toy.picture;
        rules.speak = fault->speak;
        rules.sum_up = fault->sum_up ? fault->sum_up : toy.sum_up;
        bool silent = tellings_run_mode(&rules, 0, 500, &report, &why);
        if (fault->expected ? !silent && strstr(why.text, fault->expected) : silent)
            continue;
        missed++;
        print_error("fault %zu: found '%s'\n", i, why.text);
    }
    CHECK_EQ(missed, 0);
}
