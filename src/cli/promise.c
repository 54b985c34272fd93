/* promise.c - see promise.h. */
#include "cli/promise.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { HEX = 2 * SEED_BYTES };

/* --- Kept on disk: a game may last longer than a run of this program. --- */

void promise_load(struct promise *p, const char *path, const char *table)
{
    char line[300], code[20], hash[HEX + 1], share[HEX + 1];
    int seat;
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "%19s %d %64s %64s", code, &seat, hash, share) == 4 &&
            !strcmp(code, table) && seat >= 0 && seat < SEATS && seed_from_hex(hash, p->hash) &&
            seed_from_hex(share, p->share)) {
            p->seat = seat;
            p->kept = true;
        }
    if (file)
        fclose(file);
}

bool promise_make(struct promise *p, const char *path, const char *table, int seat,
                  const char *hash, struct reason *why)
{
    char share[HEX + 1];
    if (seat < 0 || seat >= SEATS || !seed_from_hex(hash, p->hash))
        return refuse(why, "The server shows no promise about the shuffle.");
    seed_from_system(p->share);
    seed_to_hex(p->share, share);
    p->seat = seat;
    p->kept = true;
    mode_t before = umask(077);
    FILE *file = fopen(path, "a");
    umask(before);
    if (file) { /* without it only this run can check */
        fprintf(file, "%s %d %s %s\n", table, seat, hash, share);
        fclose(file);
    }
    return true;
}

void promise_free(struct promise *p)
{
    json_decref(p->shares);
    json_decref(p->seen);
    *p = (struct promise){0};
}

/* --- What it shows. --- */

static bool is_status(const json_t *state, const char *status)
{
    const char *text = json_string_value(json_object_get(state, "status"));
    return text && !strcmp(text, status);
}

/* Who was a bot is only sure if we were there when it began: later one may sit in for a person. */
static void see_shares(struct promise *p, const json_t *state)
{
    size_t i;
    json_t *seat, *shares = json_object_get(json_object_get(state, "fair"), "shares");
    if (p->shares || !json_is_array(shares))
        return;
    p->shares = json_deep_copy(shares);
    json_array_foreach(json_object_get(state, "seats"), i, seat) {
        const char *kind = json_string_value(json_object_get(seat, "kind"));
        if (p->waited && i < SEATS && kind && !strcmp(kind, "bot"))
            p->bots |= seat_bit((int)i);
    }
}

/* A smaller number than before: the game went back, and what was after it never happened. As the
 * numbers of questions are never used again, the same two numbers mean the same board: of that what
 * was shown first counts. */
static void see_picture(struct promise *p, const json_t *state)
{
    enum { MOST = 100000 };
    json_int_t moves = json_integer_value(json_object_get(state, "moves"));
    json_int_t question = json_integer_value(json_object_get(state, "question"));
    json_t *picture = json_object_get(state, "picture"); /* empty if the server can't draw it */
    if (!p->seen)
        p->seen = json_array();
    bool again = json_array_size(p->seen) == (size_t)moves + 1 && question == p->question;
    if (moves < 0 || moves > MOST || !json_string_length(picture) || again)
        return;
    p->question = question;
    while (json_array_size(p->seen) > (size_t)moves)
        json_array_remove(p->seen, json_array_size(p->seen) - 1);
    while (json_array_size(p->seen) < (size_t)moves)
        if (json_array_append_new(p->seen, json_null()))
            return;
    json_array_append(p->seen, picture);
}

void promise_see(struct promise *p, const json_t *state)
{
    if (is_status(state, "open")) {
        p->waited = true;
        return;
    }
    see_shares(p, state);
    see_picture(p, state);
}

/* --- Comparing. --- */

static bool check_shares(const struct promise *p, const struct record *record, struct reason *why)
{
    static const uint8_t zero[SEED_BYTES];
    const struct fair *fair = &record->fair;
    if (!record->has_fair || memcmp(fair->hash, p->hash, SEED_BYTES))
        return refuse(why, "the hash is not the one that was promised before the first card");
    if (p->seat >= fair->seats || memcmp(fair->share[p->seat], p->share, SEED_BYTES))
        return refuse(why, "the share that you gave was not used");
    for (int seat = 0; seat < fair->seats; seat++) {
        char hex[HEX + 1];
        const char *shown = json_string_value(json_array_get(p->shares, (size_t)seat));
        seed_to_hex(fair->share[seat], hex);
        if (p->shares && (!shown || strcmp(shown, hex)))
            return refuse(why, "the share of seat %d is not the one that was shown", seat + 1);
        if ((p->bots & seat_bit(seat)) && memcmp(fair->share[seat], zero, SEED_BYTES))
            return refuse(why, "the house chose a share for its bot");
    }
    return true;
}

/* The board after this many answers as it was shown, if it was. */
static bool check_picture(const struct promise *p, const struct record *record, size_t answers,
                          const struct game *g, struct reason *why)
{
    const char *shown = json_string_value(json_array_get(p->seen, answers));
    struct text picture = p->window;
    if (!shown)
        return true;
    game_picture(record->rules, g, p->seat, &picture);
    bool same = !strcmp(text_string(&picture), shown) && !picture.failed;
    text_free(&picture);
    return same ||
           refuse(why, "what you were shown after %zu answers does not follow from it", answers);
}

/* Every board that was shown, from the first deal on. */
static bool check_pictures(const struct promise *p, const struct record *record, struct game *g,
                           struct reason *why)
{
    bool fine = game_start(record->rules, g, &record->setup, record->seed, why) &&
                check_picture(p, record, 0, g, why);
    for (size_t i = 0; fine && i < record->count; i++) {
        const struct answer *answer = &record->answers[i];
        fine = game_answer(record->rules, g, answer->seat, answer->option, NULL, why) &&
               check_picture(p, record, i + 1, g, why);
    }
    return fine;
}

bool promise_check(const struct promise *p, const struct record *record, struct reason *why)
{
    assert(p->kept);
    struct game *g = malloc(record->rules->size);
    if (!g)
        return refuse_memory(why);
    bool fine = check_shares(p, record, why) && record_check(record, g, why) &&
                check_pictures(p, record, g, why);
    free(g);
    return fine;
}
