/* secrets.c - see secrets.h. */
#include "kit/secrets.h"

#include "core/dice.h"
#include "kit/contract.h"
#include "kit/setups.h"

#include <stdlib.h>
#include <string.h>

enum { REAL, GUESS, WORLDS }; /* the first is sometimes a guess, too */

/* Of two worlds: they are the same to the observer; they differ and may; they ask differently, but
 * the observer would have to see what; they ask differently. */
enum verdict { ALIKE, PARTED, LEAK_IF_SEEN, LEAK };

enum {
    COMPARED_EVERY = 2,   /* decisions of a game, on average */
    MOST_STEPS = 12,      /* for which two worlds are compared: a turn or two */
    MOST_DECISIONS = 400, /* of a game, so that many games are seen */
    MOST_SETUPS = 2000,   /* tried */
    MOST_TRIES = 400,     /* answers, to explain what happened in the other world */
    MOST_CHOICES = 8,     /* looked at for one that is possible in both worlds */
    SPARES = 4,           /* states for that: so many answers deep, less one */
    ROOMS = 1 + 2 * WORLDS + SPARES,
    LINE = 1000 /* bytes of an event in words */
};

/* What an observer hears while an answer is applied: a line for each event. */
struct ears {
    struct listener listener;
    const struct game_rules *rules;
    const struct game *g;
    int observer;
    struct text text;
};

struct twins {
    const struct game_rules *rules;
    struct game *room[ROOMS];
    struct game *g, *start[WORLDS], *world[WORLDS], *spare[SPARES]; /* are in there */
    int observer;
    struct ears ears[WORLDS], inner;
    int steps;
    struct step {
        int seat;
        long option[WORLDS];
    } step[MOST_STEPS];
    struct phrase said;       /* the last answer */
    const char *kind[WORLDS]; /* of the questions after it */
    int tries;                /* left */
    uint64_t seed;
    long decision;
    struct dice dice;
    struct chance chance; /* for hiding */
    struct secrets_report *report;
};

static void hear_line(struct listener *listener, const struct event *event)
{
    struct ears *ears = (struct ears *)listener;
    struct writer w = {.out = &ears->text};
    game_event_write(ears->rules, ears->g, event, ears->observer, NO_MOVE, &w);
    text_add(&ears->text, "\n");
}

static void answer_heard(struct twins *t, struct game *g, int seat, long option, struct ears *ears)
{
    ears->listener.hear = hear_line;
    ears->rules = t->rules;
    ears->g = g;
    ears->observer = t->observer;
    text_clear(&ears->text);
    game_answer(t->rules, g, seat, option, &ears->listener, NULL);
}

/* --- Leaks. --- */

/* The kind of the question that a world asks. */
static const char *kind_in(const struct twins *t, int world)
{
    seat_set pending = game_pending(t->world[world]);
    struct phrase prompt = {0};
    if (!pending)
        return "the end";
    game_prompt(t->rules, t->world[world], __builtin_ctz(pending), &prompt);
    return prompt.kind;
}

static void write_example(const struct twins *t, struct secrets_leak *leak)
{
    snprintf(leak->example, sizeof leak->example,
             "seed %llu, decision %ld, observer %d, after '%.80s' seats %#x or %#x are asked, and "
             "heard is %.100s or %.100s",
             (unsigned long long)t->seed, t->decision, t->observer, t->said.text,
             game_pending(t->world[REAL]), game_pending(t->world[GUESS]),
             text_string(&t->ears[REAL].text), text_string(&t->ears[GUESS].text));
}

/* Counts it with others of its kinds, in either order. */
static void add_leak(struct twins *t, const char *one, const char *other)
{
    struct secrets_report *report = t->report;
    struct secrets_leak *leak = report->leak, *end = leak + report->leaks;
    char kinds[sizeof leak->kinds];
    bool ordered = strcmp(one, other) < 0;
    snprintf(kinds, sizeof kinds, "%s or %s", ordered ? one : other, ordered ? other : one);
    while (leak < end && strcmp(leak->kinds, kinds))
        leak++;
    if (leak == end && report->leaks < SECRETS_LEAKS) {
        report->leaks++;
        memcpy(leak->kinds, kinds, sizeof kinds);
        write_example(t, leak);
    }
    if (leak < report->leak + SECRETS_LEAKS)
        leak->count++;
}

/* --- Two worlds, step by step. --- */

static bool starts_with(const char *text, const char *start)
{
    return !strncmp(text, start, strlen(start));
}

static bool sees_the_same(const struct twins *t)
{
    struct text seen[WORLDS] = {0};
    for (int world = 0; world < WORLDS; world++) {
        struct writer w = {.out = &seen[world]};
        game_view(t->rules, t->world[world], t->observer, &w, NULL);
        if (t->observer >= 0)
            game_question_write(t->rules, t->world[world], t->observer, &w, NULL);
    }
    bool same = !strcmp(text_string(&seen[REAL]), text_string(&seen[GUESS]));
    text_free(&seen[REAL]);
    text_free(&seen[GUESS]);
    return same;
}

/* Is there something that whoever is asked here could answer, so that the next that the observer
 * hears is this line? Answers of which nothing is heard are followed for some questions more. */
static bool could_lead_to(struct twins *t, int depth, const char *line)
{
    struct game *from = t->spare[depth], *to = t->spare[depth + 1];
    struct question q;
    if (!game_pending(from))
        return false;
    int seat = __builtin_ctz(game_pending(from));
    game_question(t->rules, from, seat, &q);
    for (long option = 0; option < q.count && t->tries; option++, t->tries--) {
        memcpy(to, from, t->rules->size);
        answer_heard(t, to, seat, option, &t->inner);
        const char *heard = text_string(&t->inner.text);
        if (*heard ? starts_with(heard, line)
                   : depth + 2 < SPARES && could_lead_to(t, depth + 1, line))
            return true;
    }
    return false;
}

/* One world asks a question where the other goes on with `rest`. If that is just what follows some
 * answer, the other world left the question out. Otherwise the rules wanted it, because of
 * something that was hidden so far, and now it is told. */
static bool is_left_out(struct twins *t, int world, const char *rest)
{
    char line[LINE];
    snprintf(line, sizeof line, "%.*s", (int)strcspn(rest, "\n"), rest);
    memcpy(t->spare[0], t->world[world], t->rules->size);
    t->tries = MOST_TRIES;
    return could_lead_to(t, 0, line);
}

/* The observer heard the same so far: the same must be asked. */
static enum verdict compare_questions(struct twins *t)
{
    t->kind[REAL] = kind_in(t, REAL);
    t->kind[GUESS] = kind_in(t, GUESS);
    if (game_pending(t->world[REAL]) != game_pending(t->world[GUESS]))
        return LEAK;
    return strcmp(t->kind[REAL], t->kind[GUESS]) ? LEAK_IF_SEEN : ALIKE;
}

static enum verdict compare_worlds(struct twins *t)
{
    const char *real = text_string(&t->ears[REAL].text);
    const char *guess = text_string(&t->ears[GUESS].text);
    if (!strcmp(real, guess))
        return compare_questions(t);
    int brief = starts_with(guess, real) ? REAL : GUESS;
    const char *less = brief == REAL ? real : guess, *more = brief == REAL ? guess : real;
    t->kind[brief] = kind_in(t, brief);
    t->kind[!brief] = "nothing";
    return starts_with(more, less) && is_left_out(t, brief, more + strlen(less)) ? LEAK : PARTED;
}

/* What the observer saw was the same until the last answer. To write views takes long, so the
 * answers are given once more to look at them when there is something to prove. */
static bool looked_the_same(struct twins *t)
{
    bool same = true;
    for (int world = 0; world < WORLDS; world++)
        memcpy(t->world[world], t->start[world], t->rules->size);
    for (int i = 0; same && i < t->steps; i++) {
        same = sees_the_same(t);
        for (int world = 0; world < WORLDS; world++)
            game_answer(t->rules, t->world[world], t->step[i].seat, t->step[i].option[world], NULL,
                        NULL);
    }
    return same;
}

/* Could somebody else take one answer for the other? They do the same to the same things, which may
 * have other faces: cards at the same place of a hand. */
static bool look_alike(const struct phrase *one, const struct phrase *other)
{
    bool alike = !strcmp(one->kind, other->kind) && one->touches == other->touches && one->touches;
    for (int i = 0; alike && i < one->touches; i++)
        alike = !strcmp(one->touch[i], other->touch[i]);
    return alike;
}

/* The number of an answer in the other world that is the same, or that looks like it to others, at
 * random; or -1. */
static long find_twin(struct twins *t, int seat, const struct option *answer, bool same)
{
    struct question guess;
    long twin = -1, found = 0;
    game_question(t->rules, t->world[GUESS], seat, &guess);
    for (int i = 0; i < guess.count; i++) {
        const struct option *other = &guess.options[i];
        struct phrase said = {0};
        if (!same && other->verb == answer->verb)
            game_describe(t->rules, t->world[GUESS], seat, *other, &said);
        if (said.kind ? look_alike(&t->said, &said) : !memcmp(answer, other, sizeof *answer))
            twin = dice_below(&t->dice, (uint32_t)++found) ? twin : i;
    }
    return twin;
}

/* An answer that the seat has in both worlds, at random, with its number in each. */
static bool choose_twins(struct twins *t, int seat, long option[WORLDS])
{
    struct question real;
    bool same = seat == t->observer || dice_below(&t->dice, 2);
    game_question(t->rules, t->world[REAL], seat, &real);
    option[GUESS] = -1;
    for (int tries = 0; tries < MOST_CHOICES && option[GUESS] < 0; tries++) {
        option[REAL] = dice_below(&t->dice, real.count);
        const struct option *answer = &real.options[option[REAL]];
        t->said = (struct phrase){0};
        game_describe(t->rules, t->world[REAL], seat, *answer, &t->said);
        option[GUESS] = find_twin(t, seat, answer, same);
    }
    return option[GUESS] >= 0;
}

static int choose_seat(struct twins *t, seat_set pending)
{
    int seat;
    do
        seat = (int)dice_below(&t->dice, SEATS);
    while (!(pending & seat_bit(seat)));
    return seat;
}

/* Two worlds that an observer takes for where the game is now: the real one and a guess, or two
 * guesses. False if somebody has answered differently in them already, in secret: then it may be
 * the answer, and no hidden card, that decides who is asked. */
static bool make_worlds(struct twins *t)
{
    uint32_t seats = game_kernel_const(t->g)->seats;
    t->observer = (int)dice_below(&t->dice, seats + 1) - 1;
    if (t->observer < 0)
        t->observer = SPECTATOR;
    for (int world = 0; world < WORLDS; world++) {
        memcpy(t->world[world], t->g, t->rules->size);
        if (world == GUESS || dice_below(&t->dice, 2))
            game_hide(t->rules, t->world[world], t->observer, &t->chance);
    }
    game_kernel(t->world[GUESS])->chance = game_kernel(t->world[REAL])->chance;
    for (int world = 0; world < WORLDS; world++)
        memcpy(t->start[world], t->world[world], t->rules->size);
    t->steps = 0;
    return !memcmp(game_kernel_const(t->world[REAL])->answer,
                   game_kernel_const(t->world[GUESS])->answer, sizeof(struct option[SEATS]));
}

/* Somebody gives the same answer in both worlds, if there is one. */
static enum verdict answer_both(struct twins *t)
{
    struct step *step = &t->step[t->steps];
    step->seat = choose_seat(t, game_pending(t->world[REAL]));
    if (!choose_twins(t, step->seat, step->option))
        return PARTED;
    t->steps++;
    t->report->answers++;
    for (int world = 0; world < WORLDS; world++)
        answer_heard(t, t->world[world], step->seat, step->option[world], &t->ears[world]);
    return compare_worlds(t);
}

static void compare_from_here(struct twins *t)
{
    enum verdict verdict = ALIKE;
    if (!make_worlds(t))
        return;
    t->report->worlds++;
    while (verdict == ALIKE && t->steps < MOST_STEPS && game_pending(t->world[REAL]))
        verdict = answer_both(t);
    if (verdict >= LEAK_IF_SEEN && looked_the_same(t) && (verdict == LEAK || !sees_the_same(t)))
        add_leak(t, t->kind[REAL], t->kind[GUESS]);
}

/* --- Games. --- */

static void play(struct twins *t, long answers)
{
    t->report->games++;
    for (t->decision = 0; game_pending(t->g) && t->decision < MOST_DECISIONS; t->decision++) {
        struct question q;
        if (t->report->answers >= answers)
            return;
        if (!dice_below(&t->dice, COMPARED_EVERY))
            compare_from_here(t);
        int seat = choose_seat(t, game_pending(t->g));
        game_question(t->rules, t->g, seat, &q);
        game_answer(t->rules, t->g, seat, (long)dice_below(&t->dice, q.count), NULL, NULL);
    }
}

/* The leak that was found most often, if there is one. */
static bool check_leaks(const struct secrets_report *report, struct reason *why)
{
    const struct secrets_leak *worst = report->leak;
    for (int i = 1; i < report->leaks; i++)
        if (report->leak[i].count > worst->count)
            worst = &report->leak[i];
    return !report->leaks ||
           refuse(why,
                  "whether %s is asked depends on something hidden (%ld times, and %d more): %s",
                  worst->kinds, worst->count, report->leaks - 1, worst->example);
}

static bool make_room(struct twins *t)
{
    bool fine = true;
    for (int i = 0; i < ROOMS; i++)
        fine &= (t->room[i] = calloc(1, t->rules->size)) != NULL;
    t->g = t->room[0];
    for (int world = 0; world < WORLDS; world++) {
        t->start[world] = t->room[1 + world];
        t->world[world] = t->room[1 + WORLDS + world];
    }
    for (int i = 0; i < SPARES; i++)
        t->spare[i] = t->room[1 + 2 * WORLDS + i];
    return fine;
}

static void free_room(struct twins *t)
{
    for (int i = 0; i < ROOMS; i++)
        free(t->room[i]);
    for (int world = 0; world < WORLDS; world++)
        text_free(&t->ears[world].text);
    text_free(&t->inner.text);
}

bool secrets_run_mode(const struct game_rules *rules, int mode, long answers,
                      struct secrets_report *report, struct reason *why)
{
    struct twins t = {.rules = rules, .report = report};
    bool fine = make_room(&t) || refuse_memory(why);
    for (; fine && t.seed < MOST_SETUPS && report->answers < answers; t.seed++) {
        struct setup setup = random_setup(rules, mode, t.seed);
        uint8_t seed[SEED_BYTES];
        test_seed(t.seed, seed);
        chance_start(&t.chance, seed);
        t.dice = (struct dice){t.seed};
        if (game_start(rules, t.g, &setup, seed, NULL))
            play(&t, answers);
    }
    free_room(&t);
    return fine && check_leaks(report, why);
}
