/* takeback.c - what a take-back would cost the others: has an answer shown anybody anything new?
 *
 * Decided without knowing the game. For each person at the table the state before the answer is
 * replaced by guesses that this person could not tell from it. If the same answer then looks the
 * same to that person whatever the guess (the view, the question, what was told), it has
 * shown them nothing; if it drew from chance, it has shown something anyway. */
#include "server/table.h"

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
    struct saying saying;
    game_tell(witness->rules, witness->g, event, witness->observer, &saying);
    text_add(&witness->text, "%s\n", saying.text);
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

static bool looks_the_same(const struct game_rules *rules, const struct game *before, int observer,
                           int seat, struct option option)
{
    struct witness real = {.listener = {hear}, .rules = rules, .observer = observer};
    struct witness guess = {.listener = {hear}, .rules = rules, .observer = observer};
    struct chance chance;
    uint8_t seed[SEED_BYTES];
    real.g = malloc(rules->size);
    guess.g = malloc(rules->size);
    bool same = real.g && guess.g;
    randombytes_buf(seed, sizeof seed);
    chance_start(&chance, seed);
    if (same) {
        memcpy(real.g, before, rules->size);
        same = look(&real, seat, option);
    }
    for (int i = 0; same && i < GUESSES; i++) {
        memcpy(guess.g, before, rules->size);
        game_hide(rules, guess.g, observer, &chance);
        same = look(&guess, seat, option) && guess.text.length == real.text.length &&
               !memcmp(guess.text.bytes, real.text.bytes, real.text.length);
    }
    free(real.g);
    free(guess.g);
    text_free(&real.text);
    text_free(&guess.text);
    return same;
}

bool table_revealed(const struct table *table, int64_t index, seat_set people)
{
    const struct game_rules *rules = table->rules;
    const struct stored_answer *answer = &table->answers[index];
    struct game *before = table_replay(table, index), *after = table_replay(table, index + 1);
    bool revealed = !before || !after;
    if (!revealed)
        revealed = memcmp(&game_kernel(before)->chance, &game_kernel(after)->chance,
                          sizeof(struct chance)) != 0;
    struct question q;
    if (!revealed)
        game_question(rules, before, answer->seat, &q);
    for (int seat = 0; !revealed && seat < table->row.seats; seat++)
        if (people & seat_bit(seat))
            revealed =
                !looks_the_same(rules, before, seat, answer->seat, q.options[answer->option]);
    free(before);
    free(after);
    return revealed;
}
