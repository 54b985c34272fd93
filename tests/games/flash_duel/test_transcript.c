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

/* Where lines begin and what stands between them is the terminal's part. */
static void write_line(void *context, enum level level, enum weight weight, const char *line)
{
    (void)level, (void)weight;
    text_add(context, "%s\n", line);
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

/* Line by line, so that a failure shows which one it is. */
TEST(a_whole_game_is_told_as_in_the_transcript)
{
    struct text story = {0};
    char kept[1000], told[1000];
    FILE *file = fopen("tests/transcripts/flash_duel.txt", "r");
    CHECK(file != NULL);
    tell_record(&story);
    const char *line = text_string(&story);
    while (fgets(kept, sizeof kept, file)) {
        char *words = kept + strspn(kept, " ");
        if (*words == '\n')
            continue;
        size_t length = strcspn(line, "\n") + 1;
        snprintf(told, sizeof told, "%.*s", (int)length, line);
        CHECK_STRING(told, words);
        line += length;
    }
    CHECK(!*line);
    fclose(file);
    text_free(&story);
}
