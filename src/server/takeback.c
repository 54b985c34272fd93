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
    struct text text;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct witness *witness = (struct witness *)listener;
    struct phrase phrase;
    game_tell(witness->rules, witness->g, event, witness->observer, &phrase);
    text_add(&witness->text, "%s\n", phrase.text);
}

/* Applies the option, if it is legal there, and writes all that the observer then sees. */
static bool look(struct witness *witness, int seat, struct option option)
{
    struct question q;
    struct reason why;
    struct writer w = {.out = &witness->text};
    int number = 0;
    text_clear(&witness->text);
    game_question(witness->rules, witness->g, seat, &q);
    while (number < q.count && memcmp(&q.options[number], &option, sizeof option))
        number++;
    if (!game_answer(witness->rules, witness->g, seat, number, &witness->listener, &why))
        return false;
    game_view(witness->rules, witness->g, witness->observer, &w, NULL);
    game_question_write(witness->rules, witness->g, witness->observer, &w, NULL);
    return true;
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
    }
    for (int i = 0; fine && *same && i < GUESSES; i++) {
        memcpy(guess.g, before, rules->size);
        game_hide(rules, guess.g, observer, chance);
        *same = look(&guess, seat, option) && guess.text.length == real.text.length &&
                !memcmp(guess.text.bytes, real.text.bytes, real.text.length);
        fine = !real.text.failed && !guess.text.failed;
    }
    free(real.g);
    free(guess.g);
    text_free(&real.text);
    text_free(&guess.text);
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

bool takeback_find(const struct table *table, int seat, int64_t *index, struct reason *why)
{
    struct game *g = table_replay(table, 0, why);
    assert(seat >= 0 && seat < table->row.seats);
    *index = -1;
    for (int64_t i = 0; g && i < table->row.moves; i++) {
        const struct stored_answer *answer = &table->answers[i];
        if (answer->seat == seat && !forced_is(table->rules, g, seat))
            *index = i;
        game_answer(table->rules, g, answer->seat, answer->option, NULL, NULL);
    }
    free(g);
    return g != NULL;
}

bool takeback_look(const struct table *table, int64_t index, seat_set people, bool *revealed,
                   struct reason *why)
{
    assert(index >= 0 && index < table->row.moves);
    struct game *before = table_replay(table, index, why);
    struct game *after = before ? table_replay(table, index + 1, why) : NULL;
    bool fine = after != NULL;
    if (fine) {
        bool same = !memcmp(&game_kernel(before)->chance, &game_kernel(after)->chance,
                            sizeof(struct chance)) &&
                    !asks_others(before, after, table->answers[index].seat, people);
        fine = compare_all(table, before, index, people, &same) || refuse_memory(why);
        *revealed = !same;
    }
    free(before);
    free(after);
    return fine;
}
