/* test_memory.c - memory runs out while something is written or read: what is written says that
 * something is missing, what is read is refused, and nothing else has changed. */
#include "core/record.h"
#include "core/values.h"
#include "kit/contract.h"
#include "kit/memory.h"
#include "kit/test.h"

#include <stdlib.h>

/* A game that was played to its end, with its record. */
struct played {
    const struct game_rules *rules;
    struct game *g;
    struct record record;
};

static void play(struct played *p, const struct game_rules *rules)
{
    struct setup setup;
    *p = (struct played){.rules = rules, .g = calloc(1, rules->size)};
    setup_defaults(rules->setup, &setup);
    CHECK(random_game(rules, &setup, 5, &p->record, p->g, NULL));
}

static void played_free(struct played *p)
{
    record_free(&p->record);
    free(p->g);
}

/* --- Writing. --- */

static void write_view(const struct played *p, struct writer *w)
{
    game_view(p->rules, p->g, ALL_SEEING, w, "view");
}

static void write_position(const struct played *p, struct writer *w)
{
    game_dump(p->rules, p->g, w, "position");
}

static void write_record(const struct played *p, struct writer *w)
{
    record_write(&p->record, p->g, w, "record");
}

static void write_schema(const struct played *p, struct writer *w)
{
    setup_schema_write(p->rules->setup, w, "schema");
}

/* What was written apart. */
static void write_parts(const struct played *p, struct writer *w)
{
    struct text picture = {0}, json = {0};
    struct writer inner = {.out = &json};
    p->rules->picture(p->g, ALL_SEEING, &picture);
    put_text(w, "picture", &picture);
    game_result_write(p->rules, p->g, &inner, NULL);
    put_raw_text(w, "result", &json);
    text_free(&picture);
    text_free(&json);
}

/* The table in sentences, made of a view that is read again. */
static void write_spoken(const struct played *p, struct writer *w)
{
    struct text spoken = {.plain = true};
    game_picture(p->rules, p->g, ALL_SEEING, &spoken);
    put_text(w, "spoken", &spoken);
    text_free(&spoken);
}

static void (*const pieces[])(const struct played *, struct writer *) = {
    write_view, write_position, write_record, write_schema, write_parts, write_spoken};
enum { PIECES = sizeof pieces / sizeof *pieces };

static void write_piece(const struct played *p, int piece, struct writer *w)
{
    put_open(w, NULL, '{');
    pieces[piece](p, w);
    put_close(w);
}

/* As text. */
static void check_text(const struct played *p, int piece, const struct text *whole)
{
    for (long n = 1, refused = 1; refused; n++) {
        struct text text = {0};
        struct writer w = {.out = &text};
        memory_refuse(n, 1);
        write_piece(p, piece, &w);
        refused = memory_refused();
        CHECK_EQ(text.failed, refused);
        if (!refused)
            CHECK_STRING(text_string(&text), text_string(whole));
        text_free(&text);
    }
}

/* As values, and as a copy of them. */
static void check_values(const struct played *p, int piece, const struct text *whole)
{
    for (long n = 1, refused = 1; refused; n++) {
        struct values values = {0}, copy = {0};
        struct text text = {0};
        struct writer w = {.values = &values}, out = {.out = &text};
        memory_refuse(n, 1);
        write_piece(p, piece, &w);
        values_copy(&copy, &values);
        refused = memory_refused();
        CHECK_EQ(!values_complete(&values) || !values_complete(&copy), refused);
        if (!refused) {
            part_write(part_whole(&copy), &out, NULL);
            CHECK_STRING(text_string(&text), text_string(whole));
        }
        values_free(&values);
        values_free(&copy);
        text_free(&text);
    }
}

TEST(what_is_written_without_memory_says_that_something_is_missing)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        struct played p;
        play(&p, *row);
        for (int piece = 0; piece < PIECES; piece++) {
            struct text whole = {0};
            struct writer w = {.out = &whole};
            write_piece(&p, piece, &w);
            check_text(&p, piece, &whole);
            check_values(&p, piece, &whole);
            text_free(&whole);
        }
        played_free(&p);
    }
}

/* Until it is cleared nothing is added any more, so that no later piece hides the gap. */
TEST(a_text_without_memory_stays_as_it_was)
{
    for (long n = 1, refused = 1; refused; n++) {
        struct text text = {0};
        bool failed = false;
        memory_refuse(n, 1);
        for (int i = 0; i < 1000; i++) {
            size_t length = text.length;
            if (i % 3 == 0)
                text_add(&text, "%d and %s", i, "some words");
            else if (i % 3 == 1)
                text_add_bytes(&text, "bytes", 5);
            else
                text_repeat(&text, "-", 3);
            CHECK(failed ? text.length == length : text.failed || text.length > length);
            failed |= text.failed;
            CHECK_EQ(text.failed, failed);
            CHECK_EQ(strlen(text_string(&text)), text.length);
        }
        refused = memory_refused();
        CHECK_EQ(failed, refused);
        text_clear(&text);
        text_add(&text, "again");
        CHECK_STRING(text_string(&text), "again");
        text_free(&text);
    }
}

/* --- Reading. --- */

TEST(a_record_that_is_read_without_memory_is_refused)
{
    struct played p;
    struct text text = {0};
    struct writer w = {.out = &text};
    play(&p, game_find("puzzle_strike", NULL));
    record_write(&p.record, p.g, &w, NULL);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    for (long n = 1, refused = 1; refused; n++) {
        struct record read;
        struct reason why = {.text = "?"};
        memory_refuse(n, 1);
        bool fine = record_read(&read, json, &why);
        refused = memory_refused();
        CHECK_EQ(fine, !refused);
        if (fine)
            CHECK_EQ(read.count, p.record.count);
        else
            CHECK(why.memory && !read.answers && !strcmp(why.text, "Out of memory."));
        record_free(&read);
    }
    json_decref(json);
    text_free(&text);
    played_free(&p);
}

TEST(an_answer_that_finds_no_room_in_a_record_is_not_in_it)
{
    struct record record = {0};
    for (int i = 0; i < 200; i++) {
        memory_refuse(1, 1);
        bool fine = record_add(&record, i % 2, i);
        CHECK_EQ(fine, !memory_refused());
        CHECK_EQ(record.count, i + fine);
        if (!fine)
            CHECK(record_add(&record, i % 2, i));
        CHECK_EQ(record.answers[i].option, i);
    }
    record_free(&record);
}

/* Even the words that it quotes need some. */
TEST(a_setup_that_is_read_without_memory_is_refused_with_a_sentence)
{
    const struct setup_field *fields = game_find("flash_duel", NULL)->setup;
    json_t *json = json_loads("{\"mode\":[1,2,3]}", 0, NULL);
    for (long n = 1, refused = 1; refused; n++) {
        struct setup setup = {.value = {7}};
        struct reason why = {.text = "?"};
        memory_refuse(n, 1);
        CHECK(!setup_read(fields, json, &setup, &why));
        refused = memory_refused();
        CHECK_CONTAINS(why.text, refused ? "'mode' can't be 'this'" : "'mode' can't be '[1,2,3]'");
        CHECK(!why.memory);
        CHECK_EQ(setup.value[0], 7);
    }
    json_decref(json);
}

TEST(a_position_that_is_loaded_without_memory_is_refused)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        struct played p;
        struct text text = {0};
        struct writer w = {.out = &text};
        struct game *g = calloc(1, (*row)->size), *zero = calloc(1, (*row)->size);
        play(&p, *row);
        game_dump(*row, p.g, &w, NULL);
        json_t *json = json_loads(text_string(&text), 0, NULL);
        for (long n = 1, refused = 1; refused; n++) {
            struct reason why = {.text = "?"};
            memory_refuse(n, 1);
            bool fine = game_load(*row, g, json, &why);
            refused = memory_refused();
            CHECK_EQ(fine, !refused);
            if (!fine)
                CHECK(why.memory && !memcmp(g, zero, (*row)->size));
        }
        CHECK(game_hash(*row, g) == game_hash(*row, p.g));
        json_decref(json);
        text_free(&text);
        free(g);
        free(zero);
        played_free(&p);
    }
}

TEST(only_memory_that_ran_out_is_called_so)
{
    struct reason why;
    CHECK(!refuse_memory(&why) && why.memory);
    CHECK(!refuse(&why, "No.") && !why.memory);
    CHECK(!refuse_memory(NULL));
}
