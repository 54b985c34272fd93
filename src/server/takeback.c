/* takeback.c - what a take-back would cost the others: has an answer shown anybody anything new?
 *
 * Decided without knowing the game. For each person at the table the state before the answer is
 * replaced by guesses that this person could not tell from it. If the same answer then looks the
 * same to that person whatever the guess (the view, the question, what was told), it has
 * shown them nothing. If it drew from chance, or if another person is asked something now, it has
 * shown something anyway. The guesses are the same each time: whoever asks often learns no more. */
#include "server/table.h"

#include <assert.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { GUESSES = 16 };

struct witness {
    struct listener listener;
    const struct game_rules *rules;
    struct game *g;
    int observer;
    struct text heard;
    struct values seen; /* and not text, which takes longer to make than to compare */
};

static void hear(struct listener *listener, const struct event *event)
{
    struct witness *witness = (struct witness *)listener;
    struct writer w = {.out = &witness->heard};
    game_event_write(witness->rules, witness->g, event, witness->observer, NO_MOVE, &w);
}

/* Applies the option, if it is legal there, and keeps all that the observer then sees. */
static bool look(struct witness *witness, int seat, struct option option)
{
    struct question q;
    struct reason why;
    struct writer w = {.values = &witness->seen};
    int number = 0;
    text_clear(&witness->heard);
    values_clear(&witness->seen);
    game_question(witness->rules, witness->g, seat, &q);
    while (number < q.count && memcmp(&q.options[number], &option, sizeof option))
        number++;
    if (!game_answer(witness->rules, witness->g, seat, number, &witness->listener, &why))
        return false;
    put_open(&w, NULL, '[');
    game_view(witness->rules, witness->g, witness->observer, &w, NULL);
    game_question_write(witness->rules, witness->g, witness->observer, &w, NULL);
    put_close(&w);
    return true;
}

static bool is_complete(const struct witness *witness)
{
    return !witness->heard.failed && values_complete(&witness->seen);
}

static bool noticed_the_same(const struct witness *a, const struct witness *b)
{
    return a->heard.length == b->heard.length &&
           !memcmp(text_string(&a->heard), text_string(&b->heard), a->heard.length) &&
           part_same(part_whole(&a->seen), part_whole(&b->seen));
}

static void witness_free(struct witness *witness)
{
    free(witness->g);
    text_free(&witness->heard);
    values_free(&witness->seen);
}

/* The same guesses whenever this answer is looked at, and nobody can know them. */
static void start_chance(struct chance *chance, const struct table *table, int64_t index)
{
    uint8_t seed[SEED_BYTES];
    crypto_generichash(seed, sizeof seed, (const uint8_t *)&index, sizeof index, table->row.secret,
                       sizeof table->row.secret);
    chance_start(chance, seed);
}

/* Whether it looks the same to the observer; false: there is no memory to find out. */
static bool compare(const struct game_rules *rules, const struct game *before, int observer,
                    int seat, struct option option, struct chance *chance, bool *same)
{
    struct witness real = {.listener = {hear}, .rules = rules, .observer = observer};
    struct witness guess = {.listener = {hear}, .rules = rules, .observer = observer};
    real.g = malloc(rules->size);
    guess.g = malloc(rules->size);
    bool fine = real.g && guess.g;
    if (fine) {
        memcpy(real.g, before, rules->size);
        *same = look(&real, seat, option);
        fine = !*same || is_complete(&real);
    }
    for (int i = 0; fine && *same && i < GUESSES; i++) {
        memcpy(guess.g, before, rules->size);
        game_hide(rules, guess.g, observer, chance);
        *same = look(&guess, seat, option);
        fine = !*same || is_complete(&guess);
        *same = *same && fine && noticed_the_same(&guess, &real);
    }
    witness_free(&real);
    witness_free(&guess);
    return fine;
}

/* The same for all people. */
static bool compare_all(const struct table *table, const struct game *before, int64_t index,
                        seat_set people, bool *same)
{
    const struct stored_answer *answer = &table->answers[index];
    struct question q;
    struct chance chance;
    bool fine = true;
    start_chance(&chance, table, index);
    game_question(table->rules, before, answer->seat, &q);
    assert(answer->option < q.count);
    for (int seat = 0; fine && *same && seat < table->row.seats; seat++)
        if (people & seat_bit(seat))
            fine = compare(table->rules, before, seat, answer->seat, q.options[answer->option],
                           &chance, same);
    return fine;
}

/* Whether others than who answered are asked something since. */
static bool asks_others(const struct game *before, const struct game *after, int seat,
                        seat_set people)
{
    bool new_question = game_pending(before) == seat_bit(seat);
    return new_question && (game_pending(after) & people & (seat_set)~seat_bit(seat));
}

/* The seat's last decision since there were `from` answers. */
static bool find_since(struct table *table, int seat, int64_t from, struct takeback *out,
                       struct reason *why)
{
    struct game *g = table_replay(table, from, why);
    if (!g)
        return false;
    out->before = malloc(table->rules->size);
    if (!out->before) {
        free(g);
        return refuse_memory(why);
    }
    for (int64_t i = from; i < table->row.moves; i++) {
        const struct stored_answer *answer = &table->answers[i];
        if (answer->seat == seat && !game_is_forced(table->rules, g, seat)) {
            out->index = i;
            memcpy(out->before, g, table->rules->size);
        }
        game_answer(table->rules, g, answer->seat, answer->option, NULL, NULL);
    }
    table->hub->metrics.replayed += (uint64_t)(table->row.moves - from);
    free(g);
    if (out->index < 0) {
        free(out->before);
        out->before = NULL;
    }
    return true;
}

bool takeback_find(struct table *table, int seat, struct takeback *out, struct reason *why)
{
    int64_t lately = table->row.moves > LATELY ? table->row.moves - LATELY : 0;
    assert(seat >= 0 && seat < table->row.seats);
    *out = (struct takeback){.index = -1};
    return find_since(table, seat, lately, out, why) &&
           (!lately || out->before || find_since(table, seat, 0, out, why));
}

bool takeback_look(const struct table *table, const struct takeback *back, seat_set people,
                   bool *revealed, struct reason *why)
{
    const struct stored_answer *answer = &table->answers[back->index];
    struct game *after = malloc(table->rules->size);
    if (!after)
        return refuse_memory(why);
    memcpy(after, back->before, table->rules->size);
    game_answer(table->rules, after, answer->seat, answer->option, NULL, NULL);
    bool same = !memcmp(&game_kernel(back->before)->chance, &game_kernel(after)->chance,
                        sizeof(struct chance)) &&
                !asks_others(back->before, after, answer->seat, people);
    free(after);
    bool fine = compare_all(table, back->before, back->index, people, &same) || refuse_memory(why);
    *revealed = !same;
    return fine;
}
