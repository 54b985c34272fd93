/* arena_matchups.c - characters against characters, decks against decks: who beats whom. */
#include "cli/arena.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* --- What is played: pair after pair, each seed twice, with seats exchanged. --- */

/* The two choices of a pair, the first one smaller. Pairs are numbered 0-1, 0-2, 1-2, 0-3 ... */
static void pair_of(long pair, int choice[2])
{
    choice[1] = 1;
    while (pair >= choice[1])
        pair -= choice[1]++;
    choice[0] = (int)pair;
    assert(choice[0] >= 0 && choice[0] < choice[1]);
}

static long pair_number(int one, int other)
{
    assert(one != other);
    long small = one < other ? one : other, large = one < other ? other : one;
    return large * (large - 1) / 2 + small;
}

int matchups_choice_at(const struct arena *a, long game, int seat)
{
    int choice[2];
    assert(game >= 0 && game < a->games);
    pair_of(game / a->matchups.per_pair, choice);
    assert(choice[1] < a->matchups.count);
    return choice[(seat + game) & 1];
}

bool matchups_setup(const struct arena *a, long game, struct setup *setup)
{
    const struct game_matchups *m = &a->rules->matchups;
    const char *first = a->matchups.choice[matchups_choice_at(a, game, 0)];
    const char *second = a->matchups.choice[matchups_choice_at(a, game, 1)];
    char both[2 * CLI_NAME + 1];
    if (m->field[1])
        return setup_set(a->rules->setup, setup, m->field[0], first, NULL) &&
               setup_set(a->rules->setup, setup, m->field[1], second, NULL);
    snprintf(both, sizeof both, "%.*s,%.*s", CLI_NAME - 1, first, CLI_NAME - 1, second);
    return setup_set(a->rules->setup, setup, m->field[0], both, NULL);
}

static const struct setup_field *field_of(const struct game_rules *rules)
{
    const struct setup_field *field = rules->setup;
    while (rules->matchups.field[0] && field->name && strcmp(field->name, rules->matchups.field[0]))
        field++;
    return rules->matchups.field[0] && field->name ? field : NULL;
}

/* Each pair must be one that the game accepts, or the table would have holes. */
static bool can_all_meet(const struct arena *a, struct reason *why)
{
    uint8_t seed[SEED_BYTES] = {0};
    struct game *g = malloc(a->rules->size);
    bool fine = g || refuse_memory(why);
    for (long game = 0; fine && game < a->games; game += a->matchups.per_pair) {
        struct setup setup = a->setup;
        fine = (matchups_setup(a, game, &setup) || refuse(why, "These choices can't meet.")) &&
               game_start(a->rules, g, &setup, seed, why);
    }
    free(g);
    return fine;
}

bool matchups_prepare(struct arena *a, struct reason *why)
{
    struct matchups *m = &a->matchups;
    const struct setup_field *field = field_of(a->rules);
    if (!field)
        return refuse(why, "%s has nothing that could be matched up.", a->rules->title);
    if (a->bots != 1 || a->fixed || a->seats != 2)
        return refuse(why, "Matchups are for two seats, and one bot plays both.");
    for (int i = a->rules->matchups.first; field->choices[i] && m->count < MOST_CHOICES; i++)
        m->choice[m->count++] = field->choices[i];
    m->per_pair = a->games + a->games % 2;
    a->games = m->per_pair * m->count * (m->count - 1) / 2;
    return can_all_meet(a, why);
}

/* --- What came of it. --- */

static void add_pair(const struct arena *a, int one, int other, struct arena_score *s)
{
    long first = pair_number(one, other) * a->matchups.per_pair;
    for (long game = first; game < first + a->matchups.per_pair; game++) {
        int seat = matchups_choice_at(a, game, 0) == one ? 0 : 1;
        int own = a->game[game].rank[seat], theirs = a->game[game].rank[seat ^ 1];
        if (!a->game[game].answers)
            continue;
        s->games++;
        s->wins += own < theirs;
        s->draws += own == theirs;
        s->losses += own > theirs;
    }
}

struct arena_score matchups_score(const struct arena *a, int one, int other)
{
    struct arena_score s = {0};
    assert(one >= 0 && one < a->matchups.count && other >= 0 && other < a->matchups.count);
    for (int i = 0; i < a->matchups.count; i++)
        if (i != one && (one == other || i == other))
            add_pair(a, one, i, &s);
    arena_share(&s);
    return s;
}

void matchups_rank(const struct arena *a, int order[MOST_CHOICES])
{
    double share[MOST_CHOICES];
    for (int choice = 0; choice < a->matchups.count; choice++) {
        int at = choice;
        share[choice] = matchups_score(a, choice, choice).share;
        for (; at > 0 && share[order[at - 1]] < share[choice]; at--)
            order[at] = order[at - 1];
        order[at] = choice;
    }
}

void matchups_name(const struct arena *a, int choice, char name[CLI_NAME])
{
    const char *word = a->matchups.choice[choice];
    snprintf(name, CLI_NAME, "%s", word);
    for (int i = 0; name[i]; i++) {
        if (name[i] == '_' || name[i] == '-')
            name[i] = ' ';
        if (i == 0 || name[i - 1] == ' ')
            name[i] = (char)toupper((unsigned char)name[i]);
    }
    for (const struct card *card = a->rules->cards; card->id; card++)
        if (card->owner && !strcasecmp(card->owner, word))
            snprintf(name, CLI_NAME, "%s", card->owner);
}

/* --- For people. --- */

/* Whom a choice does best (or worst) against. */
static int extreme(const struct arena *a, int choice, bool best)
{
    int found = choice;
    double found_share = 0;
    for (int i = 0; i < a->matchups.count; i++) {
        double share = i == choice ? 0 : matchups_score(a, choice, i).share;
        if (i == choice || (found != choice && (share > found_share) != best))
            continue;
        found = i;
        found_share = share;
    }
    return found;
}

static void print_extreme(const struct arena *a, int choice, bool best)
{
    char name[CLI_NAME];
    int other = extreme(a, choice, best);
    matchups_name(a, other, name);
    printf("  %3.0f %% %-14s", 100 * matchups_score(a, choice, other).share, name);
}

void matchups_print_table(const struct arena *a)
{
    int order[MOST_CHOICES];
    char name[CLI_NAME];
    matchups_rank(a, order);
    printf("%-16s %7s %8s  %-15s  %-20s  %s\n", "", "games", "score", "95 % interval",
           "best against", "worst against");
    for (int i = 0; i < a->matchups.count; i++) {
        struct arena_score s = matchups_score(a, order[i], order[i]);
        matchups_name(a, order[i], name);
        printf("%-16s %7ld %6.1f %%  %5.1f .. %4.1f %%", name, s.games, 100 * s.share, 100 * s.low,
               100 * s.high);
        print_extreme(a, order[i], true);
        print_extreme(a, order[i], false);
        printf("\n");
    }
    printf("%ld games in %.1f s, %.1f per second\n", a->played, a->seconds, arena_rate(a));
}

/* --- For programs. --- */

static void write_score(struct writer *w, const struct arena_score *s)
{
    put_int(w, "games", s->games);
    put_int(w, "wins", s->wins);
    put_int(w, "draws", s->draws);
    put_int(w, "losses", s->losses);
    put_real(w, "score", s->share, 4);
    put_real(w, "low", s->low, 4);
    put_real(w, "high", s->high, 4);
}

void matchups_print_json(const struct arena *a)
{
    int order[MOST_CHOICES];
    struct text out = {0};
    struct writer w = {.out = &out};
    matchups_rank(a, order);
    put_open(&w, NULL, '{');
    put_string(&w, "game", a->rules->name);
    put_string(&w, "bot", a->bot[0].name);
    put_string(&w, "seed", a->seed);
    put_open(&w, "matchups", '[');
    for (int i = 0; i < a->matchups.count; i++) {
        struct arena_score all = matchups_score(a, order[i], order[i]);
        put_open(&w, NULL, '{');
        put_string(&w, "choice", a->matchups.choice[order[i]]);
        write_score(&w, &all);
        put_open(&w, "against", '[');
        for (int j = 0; j < a->matchups.count; j++) {
            struct arena_score one = matchups_score(a, order[i], order[j]);
            if (i == j)
                continue;
            put_open(&w, NULL, '{');
            put_string(&w, "choice", a->matchups.choice[order[j]]);
            write_score(&w, &one);
            put_close(&w);
        }
        put_close(&w);
        put_close(&w);
    }
    put_close(&w);
    put_int(&w, "played", a->played);
    put_real(&w, "seconds", a->seconds, 3);
    put_close(&w);
    puts(text_string(&out));
    text_free(&out);
}

void matchups_csv(const struct arena *a, struct text *out)
{
    int order[MOST_CHOICES];
    matchups_rank(a, order);
    text_add(out, "choice,against,games,wins,draws,losses,score,low,high\n");
    for (int i = 0; i < a->matchups.count; i++)
        for (int j = 0; j < a->matchups.count; j++) {
            struct arena_score s = matchups_score(a, order[i], order[j]);
            text_add(out, "%s,%s,%ld,%ld,%ld,%ld,%.4f,%.4f,%.4f\n", a->matchups.choice[order[i]],
                     i == j ? "all" : a->matchups.choice[order[j]], s.games, s.wins, s.draws,
                     s.losses, s.share, s.low, s.high);
        }
}
