/* takeback.c - what a take-back would cost the others: has an answer shown anybody anything new?
 *
 * Decided without knowing the game. For each person at the table the state before the answer is
 * replaced by guesses that this person could not tell from it. If the same answer then looks the
 * same to that person whatever the guess (the view, the question, what was told), it has
 * shown them nothing; if it drew from chance, it has shown something anyway. */
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

/* Whether it looks the same to the observer; false: there is no memory to find out. */
static bool compare(const struct game_rules *rules, const struct game *before, int observer,
                    int seat, struct option option, bool *same)
{
    struct witness real = {.listener = {hear}, .rules = rules, .observer = observer};
    struct witness guess = {.listener = {hear}, .rules = rules, .observer = observer};
    struct chance chance;
    uint8_t seed[SEED_BYTES];
    real.g = malloc(rules->size);
    guess.g = malloc(rules->size);
    bool fine = real.g && guess.g;
    randombytes_buf(seed, sizeof seed);
    chance_start(&chance, seed);
    if (fine) {
        memcpy(real.g, before, rules->size);
        *same = look(&real, seat, option);
    }
    for (int i = 0; fine && *same && i < GUESSES; i++) {
        memcpy(guess.g, before, rules->size);
        game_hide(rules, guess.g, observer, &chance);
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
static bool compare_all(const struct table *table, const struct game *before,
                        const struct stored_answer *answer, seat_set people, bool *same)
{
    struct question q;
    bool fine = true;
    game_question(table->rules, before, answer->seat, &q);
    assert(answer->option < q.count);
    for (int seat = 0; fine && *same && seat < table->row.seats; seat++)
        if (people & seat_bit(seat))
            fine =
                compare(table->rules, before, seat, answer->seat, q.options[answer->option], same);
    return fine;
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
                            sizeof(struct chance));
        fine =
            compare_all(table, before, &table->answers[index], people, &same) || refuse_memory(why);
        *revealed = !same;
    }
    free(before);
    free(after);
    return fine;
}
