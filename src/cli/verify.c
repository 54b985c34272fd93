/* verify.c - `parlor verify`: does a record hold what it claims? */
#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What somebody saw who was there; NULL: they did not say. */
struct seen {
    const char *hash, *share;
};

static bool check_hex(const char *name, const char *text, uint8_t out[SEED_BYTES],
                      struct reason *why)
{
    return seed_from_hex(text, out) ||
           refuse(why, "--%s must be %d hexadecimal digits.", name, 2 * SEED_BYTES);
}

/* The record against what was seen before and during the game. */
static bool check_seen(const struct record *record, const struct seen *seen, struct reason *why)
{
    uint8_t hash[SEED_BYTES], share[SEED_BYTES];
    if ((seen->hash && !check_hex("hash", seen->hash, hash, why)) ||
        (seen->share && !check_hex("share", seen->share, share, why)))
        return false;
    if ((seen->hash || seen->share) && !record->has_fair)
        return refuse(why, "The record does not say how its seed came about.");
    if (seen->hash && memcmp(hash, record->fair.hash, SEED_BYTES))
        return refuse(why, "The record's hash is not the one that you saw.");
    bool used = !seen->share;
    for (int seat = 0; seat < record->fair.seats; seat++)
        used = used || !memcmp(share, record->fair.share[seat], SEED_BYTES);
    return used || refuse(why, "The share that you gave is not in the record.");
}

static void print_place(const struct record *record)
{
    if (*record->table)
        printf("Table %s", record->table);
    for (int seat = 0; seat < SEATS && *record->names[seat]; seat++)
        printf("%s%s", seat ? ", " : *record->table ? ": " : "", record->names[seat]);
    if (*record->table || *record->names[0])
        printf(".\n");
}

/* What it proves about the shuffle, and what not. */
static void print_fairness(const struct record *record, const struct seen *seen)
{
    if (!record->has_fair) {
        printf("It does not say how its seed came about: whoever made it may have chosen the "
               "shuffle.\n");
        return;
    }
    printf("The secret fits its hash, and the seed follows from it and the %d shares.\n",
           record->fair.seats);
    if (seen->hash && seen->share)
        printf("The hash is the one that you saw, and your share is among them: nobody chose this "
               "shuffle.\n");
    else
        printf("Whether %s, a record can't prove: say with --hash and --share what you saw and "
               "gave.\n",
               seen->hash    ? "your share was used"
               : seen->share ? "this hash was shown before the shares were given"
                             : "these are the hash that was shown and the shares that were given");
}

static void print_finding(const struct record *record, const struct game *g,
                          const struct seen *seen)
{
    print_place(record);
    printf("%s, %zu answers: every answer was legal%s; the game is %s", record->rules->title,
           record->count, record->has_end ? " and they lead to the recorded end" : "",
           game_pending(g) && !record->closed ? "not finished" : "over");
    if (record->closed)
        printf(", %s %s", record->rules->seat_name(g, record->closed_by),
               record->closed == CLOSED_TIME ? "ran out of time" : "resigned");
    printf(".\n");
    print_fairness(record, seen);
}

static bool verify(const struct record *record, const struct seen *seen, bool json,
                   struct reason *why)
{
    struct game *g = malloc(record->rules->size);
    bool fine =
        g ? record_check(record, g, why) && check_seen(record, seen, why) : refuse_memory(why);
    if (fine) {
        struct text text = {0};
        struct writer w = {.out = &text};
        put_open(&w, NULL, '{');
        put_string(&w, "game", record->rules->name);
        put_int(&w, "answers", (int64_t)record->count);
        put_bool(&w, "fair", record->has_fair);
        game_result_write(record->rules, g, &w, "result");
        put_close(&w);
        if (json)
            puts(text_string(&text));
        else
            print_finding(record, g, seen);
        text_free(&text);
    }
    free(g);
    return fine;
}

static int run(const struct command *self, int argc, char **argv)
{
    bool json = false;
    struct cli_words words;
    struct reason why;
    struct record record;
    struct seen seen = {0};
    const struct cli_option options[] = {{"json", NULL, &json},
                                         {"hash", &seen.hash, NULL},
                                         {"share", &seen.share, NULL},
                                         {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count != 1)
        return cli_usage(self, "name one record.");
    if (!file_read_record(words.word[0], &record, &why))
        return cli_refuse(self, &why);
    bool fine = verify(&record, &seen, json, &why);
    record_free(&record);
    return fine ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_verify = {
    .name = "verify",
    .arguments = "FILE [--hash H] [--share S] [--json]",
    .summary = "Check that a record's answers are legal and lead to its end.",
    .options =
        COMMAND_OPTIONS({"hash", "H", "the hash that the server showed before the game: compare"},
                        {"share", "S", "the share that you gave: is it among those of the record?"},
                        {"json", NULL, "the result as JSON"}),
    .run = run,
};
