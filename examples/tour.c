/* tour.c - a tour of the library: a bot plays a game against chance, everything that happens is
 * told, and the game is kept as a record and replayed.
 *
 *   cc tour.c $(pkg-config --cflags --libs parlor) && ./a.out [game] [seed] */
#include <parlor.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char why[240];

static void give_up(void)
{
    fprintf(stderr, "%s\n", why);
    exit(1);
}

/* What a spectator hears. */
static void hear(void *user, const char *text, const char *json)
{
    (void)json; /* the same for programs */
    fprintf(user, "  %s\n", text);
}

/* Seat 0 asks a bot, the others take the first option. */
static int choose(const struct parlor_rules *rules, const void *state, int seat)
{
    struct parlor_budget budget = {.iterations = 200, .threads = 1, .seed = 1};
    int option = 0;
    if (seat == 0 &&
        !parlor_suggest(rules, state, seat, "search", &budget, &option, why, sizeof why))
        give_up();
    return option;
}

/* Says who answers what, and plays it. */
static void answer(const struct parlor_rules *rules, void *state, int seat, int option)
{
    struct parlor_listener listener = {PARLOR_SPECTATOR, hear, stdout};
    char name[80], words[240];
    parlor_seat_text(rules, state, seat, name, sizeof name);
    parlor_option_text(rules, state, seat, option, words, sizeof words);
    printf("%s: %s\n", name, words);
    if (!parlor_answer_heard(rules, state, seat, option, &listener, why, sizeof why))
        give_up();
}

/* A record keeps setup, seed and answers; from it any moment of the game comes back. */
static void replay(const char *json, void *state)
{
    struct parlor_record *record = parlor_record_read(json, why, sizeof why);
    if (!record || !parlor_record_check(record, state, why, sizeof why))
        give_up();
    const struct parlor_rules *rules = parlor_record_rules(record);
    size_t length = parlor_record_length(record);
    if (!parlor_record_replay(record, length / 2, state, why, sizeof why))
        give_up();
    printf("The record has %zu bytes and %zu answers; half-way, a spectator's view has %zu bytes\n",
           strlen(json), length, parlor_view(rules, state, PARLOR_SPECTATOR, NULL, 0));
    parlor_record_free(record);
}

int main(int argc, char **argv)
{
    const struct parlor_rules *rules = parlor_find(argc > 1 ? argv[1] : "flash_duel");
    const char *seed = argc > 2 ? argv[2] : "42";
    if (!rules) {
        fprintf(stderr, "There is no such game.\n");
        return 1;
    }
    void *state = calloc(1, parlor_state_size(rules)), *clone = calloc(1, parlor_state_size(rules));
    struct parlor_record *record = parlor_record_start(rules, state, NULL, seed, why, sizeof why);
    if (!record)
        give_up();
    parlor_start(rules, clone, NULL, seed, NULL, 0); /* the same game: told as it is played */
    while (parlor_pending(state)) {
        int seat = 0;
        while (!(parlor_pending(state) >> seat & 1))
            seat++;
        int option = choose(rules, state, seat);
        answer(rules, clone, seat, option);
        if (!parlor_record_answer(record, state, seat, option, why, sizeof why))
            give_up();
    }
    if (parlor_hash(rules, state) != parlor_hash(rules, clone))
        return 1;
    static char json[100000];
    parlor_record_write(record, state, json, sizeof json);
    parlor_record_free(record);
    replay(json, state);
    free(state);
    free(clone);
    return 0;
}
