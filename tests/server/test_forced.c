/* test_forced.c - nobody learns from an answer's time that there was nothing to decide. */
#include "server/room.h"

#include "kit/test.h"

#include <stdlib.h>

static void answer_as(struct room *room, struct client *client, const struct table *table,
                      int option)
{
    room_good(room, client, "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":%d}",
              table->row.code, (long long)table_question(table), option);
}

/* Plays a game of two people until one of them has a single option; true if that happened. */
static bool play_until_forced(struct room *room, struct table *table, struct client *clients[2],
                              int way)
{
    while (table->pending) {
        struct question q;
        int seat = table->pending & 1 ? 0 : 1;
        game_question(table->rules, table->g, seat, &q);
        if (q.count == 1)
            return true;
        answer_as(room, clients[seat], table, (int)(7 * table->row.moves + way) % q.count);
    }
    return false;
}

/* A table of two people at which one of them has a single option. */
static struct table *forced_table(struct room *room, struct client *clients[2])
{
    for (int i = 0; i < 2; i++)
        clients[i] = room_guest(room);
    for (int tries = 0; tries < 50; tries++) {
        const char *code = room_table(room, clients[0], "", "\"me\",\"open\"", "");
        struct table *table = room_find(room, code);
        room_sit(room, clients[1], table->row.code, 1);
        if (play_until_forced(room, table, clients, tries))
            return table;
    }
    fail_msg("nobody was ever forced");
    return NULL;
}

TEST(the_only_option_is_answered_after_half_a_second_to_two)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int64_t moves = table->row.moves;
    room_advance(&room, 0.45);
    CHECK_EQ(table->row.moves, moves);
    room_advance(&room, 1.6);
    CHECK_EQ(table->row.moves, moves + 1);
    CHECK_EQ(table->answers[moves].option, 0);
    room_close(&room);
}

/* Like one that they give: else it would be written for nothing. */
TEST(a_forced_answer_counts_for_one_of_those_who_play)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int64_t moves = table->row.moves;
    struct limit *limit = &room.hub->settings.limits[LIMIT_ANSWERS];
    limit->person = limit->address = 4;
    limit->seconds = 100;
    for (int i = 0; i < 2; i++)
        p[i]->person->ledger.bucket[LIMIT_ANSWERS] = (struct bucket){4, room.hub->seconds()};
    room_advance(&room, 3);
    CHECK_EQ(table->row.moves, moves); /* nothing is left */
    room_advance(&room, 23);
    CHECK_EQ(table->row.moves, moves + 1);
    room_close(&room);
}

TEST(the_time_of_a_forced_answer_is_not_the_same_twice)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *one = forced_table(&room, p), *two = forced_table(&room, p);
    int seat = one->pending & 1 ? 0 : 1, other = two->pending & 1 ? 0 : 1;
    CHECK(one->forced_at[seat] != two->forced_at[other]); /* the clock stood still meanwhile */
    room_close(&room);
}

TEST(a_client_that_answers_what_the_server_has_answered_is_not_refused)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int seat = table->pending & 1 ? 0 : 1;
    int64_t moves = table->row.moves, question = table_question(table);
    room_advance(&room, 2.1);
    CHECK_EQ(table->row.moves, moves + 1);
    room_good(&room, p[seat], "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":0}",
              table->row.code, (long long)question);
    CHECK_EQ(table->row.moves, moves + 1);
    room_close(&room);
}

TEST(a_question_with_alternatives_waits_for_its_person)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room), *b = room_guest(&room);
    struct table *table = room_find(&room, room_table(&room, a, "", "\"me\",\"open\"", ""));
    room_sit(&room, b, table->row.code, 1);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    for (int i = 0; i < 30; i++)
        room_advance(&room, 0.1);
    CHECK_EQ(table->row.moves, 0);
    room_close(&room);
}

TEST(at_a_paused_table_nothing_is_answered)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int64_t moves = table->row.moves;
    room_good(&room, p[0], "{\"do\":\"pause\",\"table\":\"%s\"}", table->row.code);
    room_good(&room, p[1], "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"pause\",\"yes\":true}",
              table->row.code);
    CHECK_EQ(table->row.status, TABLE_PAUSED);
    room_advance(&room, 3);
    CHECK_EQ(table->row.moves, moves);
    room_good(&room, p[0], "{\"do\":\"pause\",\"table\":\"%s\"}", table->row.code);
    room_good(&room, p[1], "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"resume\",\"yes\":true}",
              table->row.code);
    room_advance(&room, 3);
    CHECK_EQ(table->row.moves, moves + 1);
    room_close(&room);
}

TEST(who_prefers_to_click_is_waited_for)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int seat = table->pending & 1 ? 0 : 1;
    int64_t moves = table->row.moves;
    room_good(&room, p[seat], "{\"do\":\"prefer\",\"wait\":true}");
    room_good(&room, p[seat], "{\"do\":\"watch\",\"table\":\"%s\"}", table->row.code);
    room_advance(&room, 60);
    CHECK_EQ(table->row.moves, moves);
    answer_as(&room, p[seat], table, 0);
    CHECK_EQ(table->row.moves, moves + 1);
    room_close(&room);
}

TEST(a_preference_is_of_whoever_looks_at_the_table_and_can_be_changed)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int seat = table->pending & 1 ? 0 : 1;
    int64_t moves = table->row.moves;
    room_good(&room, p[1 - seat], "{\"do\":\"prefer\",\"wait\":true}"); /* not theirs to answer */
    room_good(&room, p[1 - seat], "{\"do\":\"watch\",\"table\":\"%s\"}", table->row.code);
    room_good(&room, p[seat], "{\"do\":\"prefer\",\"wait\":true}"); /* but looks elsewhere */
    room_advance(&room, 2.1);
    CHECK_EQ(table->row.moves, moves + 1);
    table = forced_table(&room, p);
    seat = table->pending & 1 ? 0 : 1;
    moves = table->row.moves;
    room_good(&room, p[seat], "{\"do\":\"prefer\",\"wait\":true}");
    room_good(&room, p[seat], "{\"do\":\"watch\",\"table\":\"%s\"}", table->row.code);
    room_advance(&room, 60);
    CHECK_EQ(table->row.moves, moves);
    room_good(&room, p[seat], "{\"do\":\"prefer\",\"wait\":false}");
    room_advance(&room, 0.1);
    CHECK_EQ(table->row.moves, moves + 1);
    room_close(&room);
}

TEST(for_who_is_away_nothing_is_answered_until_they_are_back)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int seat = table->pending & 1 ? 0 : 1;
    int64_t moves = table->row.moves, person = p[seat]->person->row.id;
    room_good(&room, p[1 - seat], "{\"do\":\"watch\",\"table\":\"%s\"}", table->row.code);
    client_close(p[seat]);
    for (int i = 0; i < 100; i++)
        room_advance(&room, 0.5);
    CHECK_EQ(table->row.moves, moves);
    room_return(&room, person);
    room_advance(&room, 0.45); /* not at once: that would tell as well */
    CHECK_EQ(table->row.moves, moves);
    room_advance(&room, 1.6);
    CHECK_EQ(table->row.moves, moves + 1);
    room_close(&room);
}

TEST(a_take_back_goes_to_the_last_decision_not_to_a_forced_answer)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int seat = table->pending & 1 ? 0 : 1;
    int64_t moves = table->row.moves;
    struct takeback before, after;
    CHECK(takeback_find(table, seat, &before, NULL));
    room_advance(&room, 2.1);
    CHECK_EQ(table->row.moves, moves + 1);
    CHECK_EQ(table->answers[moves].seat, seat);
    CHECK(takeback_find(table, seat, &after, NULL));
    CHECK_EQ(after.index, before.index);
    CHECK(!memcmp(after.before, before.before, table->rules->size));
    free(before.before);
    free(after.before);
    room_close(&room);
}

/* --- Bots. --- */

/* How many hundredths of a second a bot takes that sits down where somebody is asked; 0: too many.
 */
static int hundredths_of_a_bot(struct room *room, struct table *table)
{
    int64_t moves = table->row.moves;
    CHECK(bots_take_seat(table, table->pending & 1 ? 0 : 1, "club", NULL));
    bots_ask(table);
    for (int hundredths = 1; hundredths < 100; hundredths++) {
        hub_turn(room->hub); /* it has thought, and was done at once: the clock stands still */
        CHECK_EQ(table->row.moves, moves);
        room_advance(room, 0.01);
        if (table->row.moves > moves)
            return hundredths;
    }
    return 0;
}

TEST(a_bot_takes_all_of_its_time_for_one_option_as_for_many)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    int forced = hundredths_of_a_bot(&room, forced_table(&room, p));
    CHECK(forced == 10 || forced == 11); /* sums of hundredths are not exact */
    struct table *table = room_find(&room, room_table(&room, p[0], "", "\"me\",\"open\"", ""));
    room_sit(&room, p[1], table->row.code, 1);
    CHECK(!game_is_forced(table->rules, table->g, table->pending & 1 ? 0 : 1));
    int chosen = hundredths_of_a_bot(&room, table);
    CHECK(chosen == 10 || chosen == 11);
    room_close(&room);
}

/* --- Two hands that nobody else can tell apart: one has a choice, the other has none. --- */

/* Two tables with the same people; at the first one `seat` has a single option, at the second the
 * same position, but for what only `seat` knows, leaves a choice. */
struct twins {
    struct room room;
    struct client *player[2], *spectator;
    struct table *table[2];
    int seat;
    long same; /* the option of the second table that is the only one of the first */
};

/* The same for the other player and for spectators. */
static bool looks_alike(const struct game_rules *rules, const struct game *a, const struct game *b,
                        int other)
{
    bool alike = true;
    for (int observer = SPECTATOR; observer <= other; observer += other - SPECTATOR) {
        struct text view[2] = {{0}, {0}};
        for (int i = 0; i < 2; i++) {
            struct writer w = {.out = &view[i]};
            game_view(rules, i ? b : a, observer, &w, NULL);
        }
        alike = alike && !strcmp(text_string(&view[0]), text_string(&view[1]));
        text_free(&view[0]);
        text_free(&view[1]);
    }
    return alike;
}

/* Whether the two are still alike when `seat` has given the same answer. */
static bool stays_alike(const struct twins *t, const struct game *guess)
{
    const struct game_rules *rules = t->table[0]->rules;
    struct game *a = malloc(rules->size), *b = malloc(rules->size);
    memcpy(a, t->table[0]->g, rules->size);
    memcpy(b, guess, rules->size);
    bool fine = game_answer(rules, a, t->seat, 0, NULL, NULL) &&
                game_answer(rules, b, t->seat, t->same, NULL, NULL) &&
                game_pending(a) == game_pending(b) && looks_alike(rules, a, b, 1 - t->seat);
    free(a);
    free(b);
    return fine;
}

/* A world that the other player holds possible, in which `seat` could do something else. */
static bool find_choice(struct twins *t, struct game *guess, struct chance *chance)
{
    const struct game_rules *rules = t->table[0]->rules;
    struct question only, q;
    game_question(rules, t->table[0]->g, t->seat, &only);
    for (int tries = 0; tries < 200; tries++) {
        memcpy(guess, t->table[0]->g, rules->size);
        game_hide(rules, guess, 1 - t->seat, chance);
        game_question(rules, guess, t->seat, &q);
        for (t->same = 0; q.count > 1 && t->same < q.count; t->same++)
            if (!memcmp(&q.options[t->same], &only.options[0], sizeof *q.options) &&
                looks_alike(rules, t->table[0]->g, guess, 1 - t->seat) && stays_alike(t, guess))
                return true;
    }
    return false;
}

static struct table *watched_table(struct twins *t)
{
    json_t *reply = room_do(&t->room, t->player[0],
                            "{\"do\":\"create\",\"game\":\"puzzle_strike\",\"setup\":{},"
                            "\"seats\":[\"me\",\"open\"]}");
    struct table *table = room_find(&t->room, json_string_value(json_object_get(reply, "table")));
    json_decref(reply);
    room_share(&t->room, t->player[0], table->row.code);
    room_sit(&t->room, t->player[1], table->row.code, 1);
    struct client *all[] = {t->player[0], t->player[1], t->spectator};
    for (int i = 0; i < 3; i++)
        room_good(&t->room, all[i], "{\"do\":\"watch\",\"table\":\"%s\"}", table->row.code);
    return table;
}

/* The second table becomes what the first is, but with this state; those who watch see that. */
static void become(struct twins *t, const struct game *guess)
{
    const struct table *first = t->table[0];
    struct table *second = t->table[1];
    struct watch *watch;
    memcpy(second->g, guess, first->rules->size);
    second->answers =
        realloc(second->answers, (size_t)(first->row.moves + 9) * sizeof *second->answers);
    memcpy(second->answers, first->answers, (size_t)first->row.moves * sizeof *second->answers);
    second->capacity = (size_t)first->row.moves + 9;
    second->row.moves = first->row.moves;
    table_note(second);
    LIST_FOREACH(watch, &second->watches, of_table)
        watch->told = first->row.moves;
    bots_ask(second);
    show_push(second);
}

static void prepare(struct twins *t)
{
    room_open(&t->room);
    for (int i = 0; i < 2; i++)
        t->player[i] = room_guest(&t->room);
    t->spectator = room_guest(&t->room);
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {5};
    chance_start(&chance, seed);
    for (int tries = 0; tries < 60; tries++) {
        t->table[0] = watched_table(t);
        struct game *guess = malloc(t->table[0]->rules->size);
        while (play_until_forced(&t->room, t->table[0], t->player, tries)) {
            t->seat = t->table[0]->pending & 1 ? 0 : 1;
            if (t->table[0]->pending == seat_bit(t->seat) && find_choice(t, guess, &chance)) {
                t->table[1] = watched_table(t);
                become(t, guess);
                free(guess);
                return;
            }
            answer_as(&t->room, t->player[t->seat], t->table[0], 0);
        }
        free(guess);
    }
    fail_msg("no hand was found that could be another one");
}

/* All that a client has heard since the last time, of each table, with its size; codes are made
 * alike. */
static void hear_both(struct twins *t, struct client *client, struct text heard[2])
{
    for (char *text; (text = room_hear(&t->room, client)); free(text))
        for (int i = 0; i < 2; i++) {
            char *code = strstr(text, t->table[i]->row.code);
            if (!code)
                continue;
            memset(code, 'x', strlen(t->table[i]->row.code));
            text_add(&heard[i], "%zu %s\n", strlen(text), text);
        }
}

/* Both tables have told the same to the other player and to the spectator. Returns whether they
 * have told anything. */
static bool told_the_same(struct twins *t)
{
    struct client *ears[] = {t->player[1 - t->seat], t->spectator};
    bool something = false;
    for (int ear = 0; ear < 2; ear++) {
        struct text heard[2] = {{0}, {0}};
        hear_both(t, ears[ear], heard);
        CHECK_STRING(text_string(&heard[0]), text_string(&heard[1]));
        something = something || heard[0].length;
        text_free(&heard[0]);
        text_free(&heard[1]);
    }
    return something;
}

static void hear_out(struct twins *t)
{
    struct client *all[] = {t->player[0], t->player[1], t->spectator};
    for (int i = 0; i < 3; i++)
        for (char *text; (text = room_hear(&t->room, all[i]));)
            free(text);
}

TEST(a_hand_without_a_choice_sounds_like_one_whose_person_answers_the_same)
{
    struct twins t;
    prepare(&t);
    room_advance(&t.room, 0.01); /* what is told by the way */
    hear_out(&t);
    int64_t moves = t.table[0]->row.moves;
    bool answered = false;
    for (int tick = 0; tick < 30 && !answered; tick++) {
        room_advance(&t.room, 0.1);
        answered = t.table[0]->row.moves > moves;
        CHECK_EQ(t.table[1]->row.moves, moves); /* that one waits for its person, */
        if (answered)                           /* who takes just as long */
            answer_as(&t.room, t.player[t.seat], t.table[1], (int)t.same);
        CHECK_EQ(told_the_same(&t), answered);
    }
    CHECK(answered);
    room_close(&t.room);
}
