/* analysis_write.c - an analysis as JSON; docs/analysis.md says what its members mean. */
#include "bots/analysis.h"

#include <stdlib.h>

enum { DIGITS = 4 };

static bool is_shown(const struct analysis *a, int seat)
{
    return a->only < 0 || a->only == seat;
}

/* A number for each seat; null for those that were not looked at. */
static void put_numbers(const struct analysis *a, struct writer *w, const char *key,
                        const float numbers[SEATS])
{
    put_open(w, key, '[');
    for (int seat = 0; seat < a->seats; seat++)
        if (is_shown(a, seat))
            put_real(w, NULL, (double)numbers[seat], DIGITS);
        else
            put_null(w, NULL);
    put_close(w);
}

static void put_estimates(const struct analysis *a, struct writer *w, const char *key,
                          const char *error, const struct estimate estimates[SEATS])
{
    float means[SEATS], errors[SEATS];
    for (int seat = 0; seat < SEATS; seat++) {
        means[seat] = estimates[seat].mean;
        errors[seat] = estimates[seat].error;
    }
    put_numbers(a, w, key, means);
    put_numbers(a, w, error, errors);
}

static void write_standing(const struct analysis *a, const struct standing *standing,
                           struct writer *w)
{
    put_estimates(a, w, "win", "error", standing->known);
    if (a->open)
        put_estimates(a, w, "open", "open_error", standing->open);
}

static void write_alternatives(const struct analysis *a, const struct verdict *v,
                               const struct game *g, struct writer *w)
{
    const struct game_rules *rules = a->record->rules;
    struct question q;
    game_question(rules, g, v->seat, &q);
    put_open(w, "alternatives", '[');
    for (int i = 0; i < v->alternatives; i++) {
        const struct alternative *one = &v->best[i];
        struct phrase phrase;
        game_describe(rules, g, v->seat, q.options[one->option], &phrase);
        put_open(w, NULL, '{');
        put_int(w, "option", one->option);
        phrase_write(&phrase, w);
        put_real(w, "win", (double)one->win.mean, DIGITS);
        put_real(w, "error", (double)one->win.error, DIGITS);
        put_int(w, "visits", one->visits);
        put_close(w);
    }
    put_close(w);
    put_real(w, "loss", (double)v->loss.mean, DIGITS);
    put_real(w, "loss_error", (double)v->loss.error, DIGITS);
    if (v->grade)
        put_string(w, "mark", grade_names[v->grade]);
    else
        put_null(w, "mark");
}

/* `g` is the position in which it was given. */
static void write_answer(const struct analysis *a, size_t answer, const struct game *g,
                         struct writer *w)
{
    const struct verdict *v = &a->verdict[answer];
    float effect[SEATS], luck[SEATS];
    put_open(w, NULL, '{');
    put_int(w, "seat", v->seat);
    if (v->options && is_shown(a, v->seat)) {
        put_int(w, "option", v->option);
        put_int(w, "options", v->options);
    } else { /* it gave up, or nobody else may know it yet */
        put_null(w, "option");
        put_null(w, "options");
    }
    if (v->alternatives)
        write_alternatives(a, v, g, w);
    for (int seat = 0; seat < a->seats; seat++) {
        luck[seat] = analysis_luck(a, answer, seat);
        effect[seat] = analysis_swing(a, answer, seat) - luck[seat];
    }
    put_numbers(a, w, "effect", effect);
    put_numbers(a, w, "luck", luck);
    write_standing(a, &a->standing[answer + 1], w);
    put_close(w);
}

void analysis_write_answers(const struct analysis *a, struct game *g, size_t from, size_t to,
                            struct writer *w, const char *key)
{
    const struct record *record = a->record;
    record_replay(record, from < record->count ? from : record->count, g, NULL, NULL);
    put_open(w, key, '[');
    for (size_t i = from; i < to; i++) {
        write_answer(a, i, g, w);
        if (i < record->count)
            game_answer(record->rules, g, record->answers[i].seat, record->answers[i].option, NULL,
                        NULL);
    }
    put_close(w);
}

static void write_balance(const struct analysis *a, const struct balance *balance, struct writer *w)
{
    put_real(w, "start", (double)balance->start, DIGITS);
    put_real(w, "own", (double)balance->own, DIGITS);
    if (a->only < 0)
        put_real(w, "others", (double)balance->others, DIGITS);
    else
        put_null(w, "others");
    put_real(w, "luck", (double)balance->luck, DIGITS);
    put_real(w, "end", (double)balance->end, DIGITS);
    put_int(w, "decisions", balance->decisions);
    put_real(w, "loss", (double)balance->loss.mean, DIGITS);
    put_real(w, "loss_error", (double)balance->loss.error, DIGITS);
    put_int(w, "slips", balance->grades[SLIP]);
    put_int(w, "mistakes", balance->grades[MISTAKE]);
    put_int(w, "blunders", balance->grades[BLUNDER]);
}

static void write_balances(const struct analysis *a, const struct game *g, struct writer *w)
{
    put_open(w, "seats", '[');
    for (int seat = 0; seat < a->seats; seat++) {
        if (!is_shown(a, seat))
            continue;
        put_open(w, NULL, '{');
        put_int(w, "seat", seat);
        put_string(w, "name", a->record->rules->seat_name(g, seat));
        write_balance(a, &a->balance[seat], w);
        put_close(w);
    }
    put_close(w);
}

static void write_decisive(const struct analysis *a, struct writer *w)
{
    if (!a->count) {
        put_null(w, "decisive");
        return;
    }
    int struck = analysis_struck(a, a->decisive);
    put_open(w, "decisive", '{');
    put_int(w, "answer", (int64_t)a->decisive);
    put_int(w, "seat", struck);
    put_real(w, "swing", (double)analysis_swing(a, a->decisive, struck), DIGITS);
    put_seat(w, "by", analysis_culprit(a, a->decisive));
    put_close(w);
}

void analysis_write_sums(const struct analysis *a, struct game *g, struct writer *w)
{
    record_replay(a->record, a->record->count, g, NULL, NULL);
    put_string(w, "game", a->record->rules->name);
    put_bool(w, "over", a->over);
    put_int(w, "depth", a->depth);
    put_open(w, "start", '{');
    write_standing(a, &a->standing[0], w);
    put_close(w);
    write_balances(a, g, w);
    write_decisive(a, w);
}

bool analysis_write(const struct analysis *a, struct writer *w, const char *key, struct reason *why)
{
    struct game *g = malloc(a->record->rules->size);
    if (!g)
        return refuse_memory(why);
    put_open(w, key, '{');
    analysis_write_sums(a, g, w);
    analysis_write_answers(a, g, 0, a->count, w, "answers");
    put_close(w);
    free(g);
    return true;
}
