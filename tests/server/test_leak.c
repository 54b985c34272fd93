/* test_leak.c - nothing hidden crosses the wire. Whole games of every game and mode are played by
 * people, with a spectator; each message that each of them gets is written a second time from a
 * state in which all that this observer cannot know was replaced by a guess, and must be the same
 * to the byte. (That events hide what they should is checked by the contract kit, for each
 * answer.) No message of a running game holds the secret or the seed. */
#include "server/room.h"

#include "core/dice.h"
#include "core/fair.h"
#include "kit/test.h"

#include <stdlib.h>

enum { LONGEST = 400 };

struct audience {
    struct room room;
    struct table *table;
    struct client *client[SEATS + 1]; /* the last is the spectator */
    int clients;
    struct chance chance;
    char secret[2 * SEED_BYTES + 1], seed[2 * SEED_BYTES + 1];
    struct state before[SEATS + 1]; /* what each was shown before its last message */
    int changed;                    /* guesses that differed from the real state */
};

/* The move from which on a message tells events. */
static int64_t told_from(const char *message)
{
    json_t *json = json_loads(message, 0, NULL), *from = json_object_get(json, "from");
    CHECK(json_is_integer(from));
    int64_t move = json_integer_value(from);
    json_decref(json);
    return move;
}

/* The last message of each client, written once more from a guess. */
static void check_message(struct audience *a, int i, const char *real)
{
    struct table *table = a->table;
    struct client *client = a->client[i];
    int observer = i < a->clients - 1 ? i : SPECTATOR;
    struct watch *watch = client_watch(client, table);
    struct game *g = table->g, *guess = malloc(table->rules->size);
    CHECK(watch && guess);
    memcpy(guess, g, table->rules->size);
    game_hide(table->rules, guess, observer, &a->chance);
    a->changed += memcmp(guess, g, table->rules->size) != 0;
    table->g = guess;
    watch->told = told_from(real); /* the same events, told once more */
    state_copy(&watch->shown, &a->before[i]);
    show_to(watch);
    table->g = g;
    free(guess);
    char *again = room_hear(&a->room, client);
    if (strcmp(real, again))
        fail_msg("observer %d of %s can tell a guess from the truth:\n%s\n%s", observer,
                 table->rules->name, real, again);
    if (table->row.status != TABLE_OVER && (strstr(real, a->secret) || strstr(real, a->seed)))
        fail_msg("the seed of a running game was told");
    free(again);
}

static void hear_all(struct audience *a)
{
    for (int i = 0; i < a->clients; i++) {
        char *last = NULL;
        for (char *text; (text = room_hear(&a->room, a->client[i]));) {
            if (strncmp(text, "{\"on\":\"state\"", 13) && strncmp(text, "{\"on\":\"change\"", 14)) {
                free(text);
                continue;
            }
            CHECK(!last ||
                  a->table->row.status != TABLE_RUNNING); /* or `before` would be another */
            free(last);
            last = text;
        }
        if (last && a->table->row.status == TABLE_RUNNING)
            check_message(a, i, last);
        free(last);
        state_copy(&a->before[i], &client_watch(a->client[i], a->table)->shown);
    }
}

static void take_seats(struct audience *a, const char *code, int seats)
{
    for (int i = 1; i < seats; i++) {
        a->client[i] = room_guest(&a->room);
        room_sit(&a->room, a->client[i], code, i);
    }
    room_share(&a->room, a->client[0], code);
    a->client[seats] = room_guest(&a->room);
    a->clients = seats + 1;
    a->table = room_find(&a->room, code);
    struct fair fair = {.seats = seats};
    uint8_t seed[SEED_BYTES];
    memcpy(fair.secret, a->table->row.secret, SEED_BYTES);
    for (int i = 0; i < seats; i++)
        memcpy(fair.share[i], a->table->row.seat[i].share, SEED_BYTES);
    fair_seed(&fair, seed);
    seed_to_hex(fair.secret, a->secret);
    seed_to_hex(seed, a->seed);
    for (int i = 0; i < a->clients; i++) {
        char watch[80];
        snprintf(watch, sizeof watch, "{\"do\":\"watch\",\"table\":\"%s\",\"picture\":true}", code);
        client_message(a->client[i], watch, strlen(watch));
    }
    for (int i = 0; i < a->clients; i++) {
        for (char *text; (text = room_hear(&a->room, a->client[i]));)
            free(text); /* whole states, and fewer spectators than there are by now */
        state_copy(&a->before[i], &client_watch(a->client[i], a->table)->shown);
    }
}

static void play(struct audience *a, struct dice *dice)
{
    struct table *table = a->table;
    for (int moves = 0; moves < LONGEST && table->row.status == TABLE_RUNNING; moves++) {
        int seat = (int)dice_below(dice, (uint32_t)table->row.seats);
        while (!(table->pending & seat_bit(seat)))
            seat = (seat + 1) % table->row.seats;
        struct question q;
        char message[200];
        game_question(table->rules, table->g, seat, &q);
        snprintf(message, sizeof message,
                 "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":%u}",
                 table->row.code, (long long)table_question(table), dice_below(dice, q.count));
        client_message(a->client[seat], message, strlen(message));
        CHECK_EQ(table->row.moves, moves + 1);
        hear_all(a);
    }
}

static void play_mode(const struct game_rules *rules, const char *mode)
{
    struct audience a = {0};
    struct dice dice = {7};
    uint8_t seed[SEED_BYTES] = {1};
    char seats[100] = "\"me\"";
    struct setup *setup = malloc(sizeof *setup);
    struct game *g = malloc(rules->size);
    setup_defaults(rules->setup, setup);
    CHECK(setup_set(rules->setup, setup, "mode", mode, NULL));
    if (!game_start(rules, g, setup, seed, NULL)) { /* needs more than its defaults */
        free(setup);
        free(g);
        return;
    }
    int count = game_kernel_const(g)->seats;
    free(setup);
    free(g);
    for (int i = 1; i < count; i++)
        strcat(seats, ",\"open\"");
    room_open(&a.room);
    chance_start(&a.chance, seed);
    a.client[0] = room_guest(&a.room);
    json_t *reply = room_do(&a.room, a.client[0],
                            "{\"do\":\"create\",\"game\":\"%s\",\"setup\":{\"mode\":\"%s\"},"
                            "\"seats\":[%s]}",
                            rules->name, mode, seats);
    take_seats(&a, json_string_value(json_object_get(reply, "table")), count);
    json_decref(reply);
    play(&a, &dice);
    CHECK(a.changed > 0 || count == 1);
    for (int i = 0; i < a.clients; i++)
        state_free(&a.before[i]);
    room_close(&a.room);
}

TEST(what_each_observer_gets_does_not_depend_on_what_is_hidden_from_it)
{
    for (const struct game_rules *const *row = game_table; *row; row++)
        for (const char *const *mode = (*row)->setup[SETUP_MODE].choices; *mode; mode++)
            play_mode(*row, *mode);
}
