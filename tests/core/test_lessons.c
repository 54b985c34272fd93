/* test_lessons.c - the lessons that the program has can be played, and what a lesson must not be
 * is refused. */
#include "core/clauses.h"
#include "core/lesson.h"
#include "kit/test.h"

#include <stdlib.h>

/* --- The lessons of the program. --- */

struct tally {
    int lessons, asking;
};

/* The clause with exactly this number. */
struct clause_search {
    const char *number;
    bool found;
};

static void find_clause(void *context, const struct clause *clause)
{
    struct clause_search *search = context;
    search->found |= !strcmp(clause->number, search->number);
}

static void check_clauses(const struct lesson *l)
{
    const struct embedded *file = clauses_file(rules_text, l->rules->name);
    for (size_t i = 0; i < json_array_size(lesson_clauses(l)); i++) {
        struct clause_search search = {json_string_value(json_array_get(lesson_clauses(l), i)),
                                       false};
        clauses_each(file, search.number, find_clause, &search);
        if (!search.found)
            fail_msg("%s %s teaches %s, and there is no such clause", l->rules->name, l->name,
                     search.number);
    }
}

/* Every wrong try is refused with words, and what was open stays open. */
static void try_all(const struct lesson *l, uint8_t *answers, int step, struct game *g)
{
    struct progress at;
    struct question q;
    int right = -1;
    CHECK(lesson_play(l, answers, step, g, NULL, &at, NULL));
    CHECK(lesson_lay(l, step, g, NULL));
    uint64_t before = game_hash(l->rules, g);
    game_question(l->rules, g, l->seat, &q);
    for (int i = 0; i < q.count; i++) {
        answers[step] = (uint8_t)i;
        CHECK(lesson_play(l, answers, step + 1, g, NULL, &at, NULL));
        CHECK(*at.said);
        CHECK_EQ(at.step, at.right ? step + 1 : step);
        if (at.right)
            right = i;
        else
            CHECK_EQ(game_hash(l->rules, g) == before, true);
    }
    CHECK(right >= 0);
    answers[step] = (uint8_t)right;
}

static void check_lesson(void *context, const struct lesson *l)
{
    struct tally *tally = context;
    struct reason why = {""};
    uint8_t answers[LESSON_STEPS] = {0};
    struct progress at;
    struct game *g = calloc(1, l->rules->size);
    check_clauses(l);
    if (!lesson_check(l, &why))
        fail_msg("%s, lesson %d (%s): %s", l->rules->name, l->number, l->name, why.text);
    for (int step = 0; step < l->steps; step++)
        if (lesson_asks(l, step)) {
            try_all(l, answers, step, g);
            tally->asking++;
        }
    CHECK(lesson_play(l, answers, l->steps, g, NULL, &at, &why));
    CHECK_EQ(at.step, l->steps);
    CHECK_EQ(l->number, ++tally->lessons);
    free(g);
}

TEST(every_lesson_can_be_played_and_every_wrong_try_is_answered)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        struct tally tally = {0};
        CHECK(lessons_each(lesson_files, *row, check_lesson, &tally));
        CHECK(tally.asking >= tally.lessons);
    }
}

TEST(every_game_has_a_course)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        struct tally tally = {0};
        CHECK(lessons_each(lesson_files, *row, check_lesson, &tally));
        if (tally.lessons < 3)
            fail_msg("%s has only %d lessons", (*row)->name, tally.lessons);
    }
}

TEST(every_file_is_a_lesson_of_a_game)
{
    int files = 0, lessons = 0;
    for (const struct embedded *file = lesson_files; file->name; file++)
        files++;
    for (const struct game_rules *const *row = game_table; *row; row++) {
        struct tally tally = {0};
        CHECK(lessons_each(lesson_files, *row, check_lesson, &tally));
        lessons += tally.lessons;
    }
    CHECK_EQ(files, lessons);
}

/* --- What a lesson must not be. --- */

#define POSITION                                                                                   \
    "\"position\":{\"mode\":\"simple\",\"awaiting\":\"action\",\"wins\":[0,0],\"round\":1,"        \
    "\"loser\":null,\"turn\":0,\"ending\":\"running\",\"winner\":null,\"spaces\":[8,11],"          \
    "\"recovering\":[],\"hands\":[[1,2,3,4,5],[1,2,2,4,5]],"                                       \
    "\"strike\":{\"number\":0,\"count\":0,\"dashing\":false},"                                     \
    "\"deck\":[1,4,2,5,3,1,4,2,5,3,4,1],\"discard\":[3,5,3],\"played\":0}"
#define LESSON(steps)                                                                              \
    "{\"title\":\"T\",\"minutes\":1,\"clauses\":[\"FD-001\"],\"steps\":[" steps "]}"
#define ASKS(members)                                                                              \
    LESSON("{" POSITION ",\"say\":\"Now.\",\"task\":\"Do.\",\"done\":\"Yes.\","                    \
           "\"otherwise\":\"No.\"," members "}")
#define ATTACK "\"right\":[{\"kind\":\"attack\"}]"
#define HIT ",\"then\":[{\"seat\":1,\"kind\":\"take_hit\"}]"

/* Why it is refused, when it is read or when it is played; "": it is not. */
static const char *fault_of(const char *file, const char *text)
{
    static struct reason why;
    struct lesson l;
    why.text[0] = '\0';
    if (!lesson_read(&l, game_find("flash_duel", NULL), file, text, strlen(text), &why))
        return why.text;
    lesson_check(&l, &why);
    lesson_free(&l);
    return why.text;
}

TEST(a_lesson_that_is_none_is_refused_with_a_sentence)
{
    static const char *const faults[][2] = {
        {ASKS(ATTACK HIT), ""},
        {ASKS(ATTACK), "leaves seat 1 a single answer"},
        {"{", "It is not whole JSON"},
        {"[]", "A lesson must be an object"},
        {"{\"titel\":\"T\"}", "A lesson has no member 'titel'"},
        {"{\"title\":\"\"}", "'title' must be a text"},
        {"{\"title\":\"T\",\"minutes\":0}", "'minutes' must be a number"},
        {"{\"title\":\"T\",\"minutes\":1,\"steps\":[]}", "'steps' must be a list"},
        {"{\"title\":\"T\",\"minutes\":1,\"steps\":[{" POSITION ",\"say\":\"S\"}]}",
         "'clauses' must name"},
        {LESSON("{\"say\":\"S\"}"), "Step 1 must have a 'position'"},
        {LESSON("{" POSITION ",\"begin\":{\"seed\":\"1\"},\"say\":\"S\"}"), "has both"},
        {LESSON("{" POSITION "}"), "Step 1: 'say' must be a text"},
        {LESSON("{" POSITION ",\"say\":\"S\",\"sya\":1}"), "Step 1 has no member 'sya'"},
        {LESSON("{" POSITION ",\"say\":\"S\",\"task\":\"T\"}"), "nothing is 'right'"},
        {LESSON("{" POSITION ",\"say\":\"S\",\"wrong\":[]}"), "nothing is 'right'"},
        {LESSON("{" POSITION ",\"say\":\"S\"," ATTACK "}"), "'task' must be a text"},
        {LESSON("{" POSITION ",\"say\":\"S\",\"point\":\"pawn0\"}"), "'point' must be a list"},
        {LESSON("{" POSITION ",\"say\":\"S\",\"point\":[\"pawn7\"]}"), "there is no 'pawn7'"},
        {LESSON("{\"begin\":{\"seed\":\"1\",\"setup\":{\"mode\":\"x\"}},\"say\":\"S\"}"), "mode"},
        {LESSON("{\"begin\":{},\"say\":\"S\"}"), "'seed' must be a text"},
        {LESSON("{\"position\":{},\"say\":\"S\"}"), "must"},
        {ASKS("\"right\":[]"), "'right' is empty"},
        {ASKS("\"right\":[{}]"), "must name options"},
        {ASKS("\"right\":[{\"kind\":\"attakc\"}]"), "right 1 names 0 options, not 1"},
        {ASKS("\"right\":[{\"kind\":\"move_back\"}]"), "right 1 names 5 options, not 1"},
        {ASKS("\"right\":[{\"kind\":\"move_back\",\"count\":5}]"), ""},
        {ASKS("\"right\":[{\"text\":\"Move back with a 3\"}]"), ""},
        {ASKS("\"right\":[{\"touch\":[\"space5\"]}]"), ""},
        {ASKS("\"right\":[{\"touch\":[\"space5\",\"space6\"]}]"), "names 0 options"},
        {ASKS(ATTACK ",\"wrong\":[{\"kind\":\"attack\",\"say\":\"S\"}]"), "twice"},
        {ASKS(ATTACK ",\"wrong\":[{\"kind\":\"move_back\",\"count\":5}]"), "'say' must be a text"},
        {ASKS(ATTACK ",\"then\":[{\"kind\":\"take_hit\"}]"), "'seat' must be a number"},
        {ASKS(ATTACK ",\"then\":[{\"seat\":1,\"kind\":\"take_hit\",\"count\":1}]"), "names one"},
        {ASKS(ATTACK ",\"then\":[{\"seat\":1,\"kind\":\"block\"}]"), "names 0 options of seat 1"},
        {LESSON("{" POSITION ",\"say\":\"S\"},{\"say\":\"S\",\"task\":\"T\",\"done\":\"D\","
                "\"otherwise\":\"O\"," ATTACK HIT "}"),
         ""},
    };
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        const char *fault = fault_of("flash_duel/01-one.json", faults[i][0]);
        if (*faults[i][1])
            CHECK_CONTAINS(fault, faults[i][1]);
        else
            CHECK_STRING(fault, "");
    }
}

TEST(a_step_that_asks_needs_something_to_decide)
{
    const char *text = LESSON("{" POSITION ",\"say\":\"S\"},{\"say\":\"S\",\"task\":\"T\","
                              "\"done\":\"D\",\"otherwise\":\"O\"," ATTACK HIT "},{\"say\":\"S\","
                              "\"task\":\"T\",\"done\":\"D\",\"otherwise\":\"O\"," ATTACK "}");
    CHECK_CONTAINS(fault_of("01-one.json", text), "Step 3: there is nothing to decide for seat 0");
}

TEST(the_name_of_a_file_is_number_and_name)
{
    static const char *const wrong[] = {"one.json", "1-one.json", "01-.json", "01-one.txt",
                                        "01-one two.json"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        CHECK(*fault_of(wrong[i], ASKS(ATTACK HIT)));
    CHECK_STRING(fault_of("lessons/flash_duel/07-one.json", ASKS(ATTACK HIT)), "");
}

/* --- Answers. --- */

TEST(only_what_is_right_leads_on)
{
    const char *text = ASKS(ATTACK ",\"wrong\":[{\"kind\":\"move_back\",\"count\":5,"
                                   "\"say\":\"Not back.\"}]");
    struct lesson l;
    struct progress at;
    struct reason why;
    const struct game_rules *rules = game_find("flash_duel", NULL);
    struct game *g = calloc(1, rules->size);
    CHECK(lesson_read(&l, rules, "01-one.json", text, strlen(text), NULL));
    CHECK(lesson_play(&l, (const uint8_t[]){1}, 1, g, NULL, &at, NULL));
    CHECK(!at.right && at.step == 0);
    CHECK_STRING(at.said, "Not back.");
    CHECK(lesson_play(&l, (const uint8_t[]){0}, 1, g, NULL, &at, NULL));
    CHECK(!at.right);
    CHECK_STRING(at.said, "No.");
    CHECK(lesson_play(&l, (const uint8_t[]){15}, 1, g, NULL, &at, NULL));
    CHECK(at.right && at.step == 1);
    CHECK_STRING(at.said, "Yes.");
    CHECK(!lesson_play(&l, (const uint8_t[]){16}, 1, g, NULL, &at, &why));
    CHECK_CONTAINS(why.text, "There is no option 16");
    CHECK(!lesson_play(&l, (const uint8_t[]){15, 0}, 2, g, NULL, &at, &why));
    CHECK_CONTAINS(why.text, "1 steps");
    lesson_free(&l);
    free(g);
}

TEST(a_wrong_answer_is_the_last_one)
{
    const char *text = LESSON("{" POSITION ",\"say\":\"S\"},{\"say\":\"S\",\"task\":\"T\","
                              "\"done\":\"D\",\"otherwise\":\"O\"," ATTACK "},{\"say\":\"S\"}");
    struct lesson l;
    struct progress at;
    struct reason why;
    const struct game_rules *rules = game_find("flash_duel", NULL);
    struct game *g = calloc(1, rules->size);
    CHECK(lesson_read(&l, rules, "01-one.json", text, strlen(text), NULL));
    CHECK(!lesson_play(&l, (const uint8_t[]){1}, 1, g, NULL, &at, &why));
    CHECK_CONTAINS(why.text, "asks nothing");
    CHECK(!lesson_play(&l, (const uint8_t[]){0, 0, 0}, 3, g, NULL, &at, &why));
    CHECK_CONTAINS(why.text, "Answer 2 is not right");
    CHECK(lesson_play(&l, (const uint8_t[]){0, 15, 0}, 3, g, NULL, &at, NULL));
    CHECK_EQ(at.step, l.steps);
    lesson_free(&l);
    free(g);
}

TEST(a_lesson_is_found_by_name_and_by_number)
{
    struct lesson l;
    struct reason why;
    const struct game_rules *rules = game_find("flash_duel", NULL);
    CHECK(lesson_find(&l, lesson_files, rules, "goal", NULL));
    CHECK_EQ(l.number, 1);
    lesson_free(&l);
    CHECK(lesson_find(&l, lesson_files, rules, "1", NULL));
    CHECK_STRING(l.name, "goal");
    lesson_free(&l);
    CHECK(!lesson_find(&l, lesson_files, rules, "01-goal", &why));
    CHECK_CONTAINS(why.text, "There is no lesson '01-goal' of Flash Duel");
}
