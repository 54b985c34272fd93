/* random_games.c - plays random games of every kind through the library and counts who wins.
 *
 *   cc random_games.c $(pkg-config --cflags --libs parlor) && ./a.out 1000 */
#include <parlor.h>

#include <stdio.h>
#include <stdlib.h>

/* Plays one game to its end; returns the seat that came first. */
static int play(const struct parlor_rules *rules, void *state, int number)
{
    char seed[32], why[240];
    snprintf(seed, sizeof seed, "game %d", number);
    if (!parlor_start(rules, state, NULL, seed, why, sizeof why)) {
        fprintf(stderr, "%s\n", why);
        exit(1);
    }
    while (parlor_pending(state)) {
        int seat = 0;
        while (!(parlor_pending(state) >> seat & 1))
            seat++;
        parlor_answer(rules, state, seat, rand() % parlor_options(rules, state, seat), NULL, 0);
    }
    int seat = 0;
    while (parlor_rank(rules, state, seat) != 1)
        seat++;
    return seat;
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 100;
    const struct parlor_rules *rules;
    for (int i = 0; (rules = parlor_game(i)); i++) {
        int wins[8] = {0};
        void *state = calloc(1, parlor_state_size(rules));
        for (int game = 0; game < games; game++)
            wins[play(rules, state, game)]++;
        printf("%s: seat 0 came first in %d of %d games\n", parlor_title(rules), wins[0], games);
        free(state);
    }
    return 0;
}
