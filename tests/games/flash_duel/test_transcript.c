/* test_transcript.c - a whole game between strong bots, told as it is kept in tests/transcripts:
 * `parlor replay tests/transcripts/flash_duel.parlor.json --story`. */
#include "core/record.h"
#include "games/flash_duel/duel.h"

/* Everything that was told to who sees all. */
struct book {
    struct listener listener;
    const struct game *g;
    struct tale tale;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct book *book = (struct book *)listener;
    struct telling telling;
    game_tell(&flash_duel, book->g, event, ALL_SEEING, &telling);
    tale_add(&book->tale, &telling);
}

static void write_line(void *context, enum level level, enum weight weight, const char *line)
{
    static const int indents[] = {2, 2, 2, 4, 4, 6, 8};
    struct text *out = context;
    (void)weight;
    if (level <= LEVEL_ROUND && out->length)
        text_add(out, "\n");
    text_repeat(out, " ", indents[level]);
    text_add(out, "%s\n", line);
}

static void tell_record(struct text *out)
{
    struct record record;
    struct game g;
    struct reason why = {""};
    struct book book = {.listener = {hear}, .g = &g};
    json_t *json = json_load_file("tests/transcripts/flash_duel.parlor.json", 0, NULL);
    if (!record_read(&record, json, &why))
        fail_msg("the record can't be read: %s", why.text);
    CHECK(game_start_heard(&flash_duel, &g, &record.setup, record.seed, &book.listener, &why));
    for (size_t i = 0; i < record.count; i++)
        CHECK(game_answer(&flash_duel, &g, record.answers[i].seat, record.answers[i].option,
                          &book.listener, &why));
    CHECK(!game_pending(&g));
    tale_fold(&book.tale, write_line, out);
    tale_free(&book.tale);
    record_free(&record);
    json_decref(json);
}

TEST(a_whole_game_is_told_as_in_the_transcript)
{
    static char kept[20000];
    struct text story = {0};
    FILE *file = fopen("tests/transcripts/flash_duel.txt", "r");
    CHECK(file != NULL);
    kept[fread(kept, 1, sizeof kept - 1, file)] = '\0';
    fclose(file);
    tell_record(&story);
    CHECK_STRING(text_string(&story), kept);
    text_free(&story);
}
