/* arena_reader.c - how much a bot gives away by what it does.
 *
 * The reader knows how its opponent chooses. Before it answers it guesses what was hidden from it
 * before the opponent's last answer, asks the opponent's bot what that would do there, and believes
 * only guesses in which that bot does what the opponent did. A blind reader believes every guess,
 * and is otherwise the same: what the first wins more than the second, it has read. A foreseer also
 * asks that bot whenever the opponent would answer in the foreseer's search: as far as the foreseer
 * looks, it plays the best response to that bot. */
#include "cli/arena.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 200, FEWEST = 16 };

bool reader_start(struct reader *r, const struct arena *a)
{
    r->before = malloc(a->rules->size);
    r->trial = malloc(a->rules->size);
    r->guesses = malloc(READER_GUESSES * a->rules->size);
    r->noted = false;
    return r->before && r->trial && r->guesses;
}

void reader_free(struct reader *r)
{
    free(r->before);
    free(r->trial);
    free(r->guesses);
}

void reader_note(struct reader *r, const struct arena *a, const struct game *g, int seat,
                 struct option answer, bool own)
{
    if (own) {
        r->owns += r->owns < READER_ANSWERS;
        assert(r->owns > 0 && r->owns <= READER_ANSWERS);
        r->own[r->owns - 1] = answer;
        return;
    }
    memcpy(r->before, g, a->rules->size);
    r->noted = true;
    r->foe = seat;
    r->answer = answer;
    r->owns = 0;
}

static bool apply(const struct game_rules *rules, struct game *g, int seat, struct option answer)
{
    struct question q;
    game_question(rules, g, seat, &q);
    for (int i = 0; i < q.count; i++)
        if (!memcmp(&q.options[i], &answer, sizeof answer)) {
            game_apply(rules, g, seat, answer);
            return true;
        }
    return false;
}

/* Is this guess one that explains what the opponent did, and leads to the question of now? */
static bool explains(struct reader *r, const struct arena *a, const struct question *now, int seat,
                     const struct arena_bot *foe, struct dice *dice)
{
    struct question q;
    game_question(a->rules, r->trial, r->foe, &q);
    if (r->reading != BLIND_READER && q.count) {
        int choice = bot_choose(a->rules, r->trial, r->foe, foe->bot, &foe->budget, dice, NULL);
        if (memcmp(&q.options[choice], &r->answer, sizeof r->answer))
            return false;
    }
    bool fine = apply(a->rules, r->trial, r->foe, r->answer);
    for (int i = 0; fine && i < r->owns; i++)
        fine = apply(a->rules, r->trial, seat, r->own[i]);
    game_question(a->rules, r->trial, seat, &q);
    return fine && q.kind == now->kind && q.count == now->count &&
           !memcmp(q.options, now->options, q.count * sizeof *q.options);
}

/* Fills in guesses, and returns how many; those that explain the last answer, if there are some. */
static int guess(struct reader *r, const struct arena *a, const struct game *g, int seat,
                 const struct arena_bot *foe, struct dice *dice)
{
    struct chance chance;
    struct question now;
    size_t size = a->rules->size;
    int count = 0;
    bot_chance(&chance, dice);
    game_question(a->rules, g, seat, &now);
    for (int i = 0; r->noted && r->owns < READER_ANSWERS && i < TRIES && count < READER_GUESSES;
         i++) {
        memcpy(r->trial, r->before, size);
        game_hide(a->rules, r->trial, seat, &chance);
        if (explains(r, a, &now, seat, foe, dice))
            memcpy(r->guesses + size * (size_t)count++, r->trial, size);
    }
    while (count < FEWEST) {
        struct game *plain = (struct game *)(r->guesses + size * (size_t)count++);
        memcpy(plain, g, size);
        game_hide(a->rules, plain, seat, &chance);
    }
    assert(count >= FEWEST && count <= READER_GUESSES);
    return count;
}

int reader_choose(struct reader *r, const struct arena *a, const struct game *g, int seat,
                  const struct arena_bot *own, const struct arena_bot *foe, struct dice *dice)
{
    struct bot_insight insight = {.guesses = (const struct game *)r->guesses};
    insight.count = guess(r, a, g, seat, foe, dice);
    if (r->reading == FORESEER) {
        insight.foe = foe->bot;
        insight.foe_budget = foe->budget;
    }
    return bot_choose_by(a->rules, g, seat, own->bot, &own->budget, dice, &insight);
}
