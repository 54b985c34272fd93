/* test_hub.c - clocks, take-backs, limits and memory, on a hub without a network. */
#include "server/box.h"
#include "server/names.h"
#include "server/room.h"

#include "kit/test.h"

#include <malloc.h>
#include <stdlib.h>
#include <time.h>

#define ME_OPEN "\"me\",\"open\""

/* A running game of two people; the table's code is in `code`. */
static struct table *two_people(struct room *room, struct client **a, struct client **b,
                                const char *setup, const char *more)
{
    *a = room_guest(room);
    *b = room_guest(room);
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", room_table(room, *a, setup, ME_OPEN, more));
    room_sit(room, *b, code, 1);
    return room_find(room, code);
}

static void answer(struct room *room, struct table *table, struct client *clients[2], int option)
{
    int seat = table->pending & 1 ? 0 : 1;
    room_good(room, clients[seat],
              "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":%d}",
              table->row.code, (long long)table_question(table), option);
}

/* --- Frames. --- */

static int sent;

static void send_frame(struct client *client)
{
    struct text *frame = client_frame(client);
    CHECK(frame != NULL);
    json_t *first = json_loads(frame->bytes + FRAME_HEAD, JSON_DISABLE_EOF_CHECK, NULL);
    const char *rest = strchr(frame->bytes + FRAME_HEAD, '\n');
    json_t *second = rest ? json_loads(rest + 1, 0, NULL) : NULL;
    CHECK(json_is_object(first) && json_is_object(second)); /* two lines, nothing behind them */
    CHECK(client_frame(client) == NULL);
    json_decref(first);
    json_decref(second);
    sent++;
}

TEST(what_is_said_in_one_turn_leaves_as_one_frame_once_it_is_on_disk)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room);
    char chat[120], code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", room_table(&room, a, "", ME_OPEN, ""));
    room_good(&room, a, "{\"do\":\"watch\",\"table\":\"%s\"}", code);
    snprintf(chat, sizeof chat, "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"Hello\"}", code);
    hub_flush(room.hub);
    room.hub->send = send_frame;
    sent = 0;
    store_hold(room.hub->store);
    client_message(a, chat, strlen(chat)); /* the change and the reply */
    hub_flush(room.hub);
    CHECK_EQ(sent, 0); /* the line is not on disk yet */
    store_release(room.hub->store);
    store_wait(room.hub->store);
    hub_flush(room.hub);
    CHECK_EQ(sent, 1);
    hub_flush(room.hub);
    CHECK_EQ(sent, 1);
    room_close(&room);
}

/* --- Limits. --- */

TEST(work_costs_more_than_one_message)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room);
    limit_set(&room.hub->settings.limits[LIMIT_MESSAGES], 1, 30);
    for (int i = 0; i < 5; i++)
        room_good(&room, a,
                  i % 2 ? "{\"do\":\"history\"}"
                        : "{\"do\":\"shelf\",\"game\":\"gem_blenders\",\"field\":\"red\"}");
    CHECK(!*a->cut); /* 30 are spent; a dearer one would now be refused, a message too many cuts */
    room_advance(&room, 3);
    room_bad(&room, a, "too often", "{\"do\":\"history\"}");
    CHECK(!*a->cut);
    room_close(&room);
}

/* It plays the answer in guesses of what each person can't know. */
TEST(a_take_back_costs_more_than_one_message)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = two_people(&room, &p[0], &p[1], "", "");
    limit_set(&room.hub->settings.limits[LIMIT_MESSAGES], 1, 30);
    for (int i = 0; i < 2; i++)
        room_bad(&room, p[0], "not decided", "{\"do\":\"takeback\",\"table\":\"%s\"}",
                 table->row.code);
    room_bad(&room, p[0], "too often", "{\"do\":\"takeback\",\"table\":\"%s\"}", table->row.code);
    CHECK(!*p[0]->cut);
    room_close(&room);
}

/* Nobody can answer then, so nobody loses by it. */
TEST(clocks_stand_still_while_nothing_can_be_written)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room);
    const char *code = room_table(&room, a, "\"mode\":\"solo\"", "\"me\"",
                                  ",\"clock\":{\"kind\":\"move\",\"seconds\":60}");
    struct table *table = room_find(&room, code);
    room_advance(&room, 10);
    box_stick(room.hub->store, true);
    room_advance(&room, 1);
    int64_t left = clock_left(table, 0);
    room_advance(&room, 1000);
    CHECK_EQ(clock_left(table, 0), left);
    box_stick(room.hub->store, false);
    room_advance(&room, 0.1);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    room_advance(&room, 45);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    room_advance(&room, 10);
    CHECK_EQ(table->row.status, TABLE_OVER);
    room_close(&room);
}

TEST(bots_think_less_when_many_wait)
{
    struct room room;
    room_open(&room);
    const struct bot *master = bot_find("master", NULL), *novice = bot_find("novice", NULL);
    CHECK_EQ(bots_patience(room.hub, master).ms, 1000);
    CHECK_EQ(bots_patience(room.hub, novice).ms, 0);
    room.hub->settings.workers = 2;
    struct client *a = room_guest(&room);
    for (int i = 0; i < 10; i++)
        room_good(&room, a, "{\"do\":\"watch\",\"table\":\"%s\"}",
                  room_table(&room, a, "", "\"novice\",\"novice\"", ""));
    CHECK_EQ(pool_waiting(room.hub->pool), 10);
    CHECK_EQ(bots_patience(room.hub, master).ms, 200);
    room_close(&room);
}

/* --- Achievements. --- */

TEST(an_achievement_is_earned_by_the_mark_that_completes_it)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room);
    int64_t person = a->person->row.id;
    struct stored_mark marks[] = {{"Party of Three", 4, "aaaaaaaa", 100},
                                  {"Party of Three", 0, "bbbbbbbb", 200},
                                  {"Party of Three", 9, "cccccccc", 300},
                                  {"Party of Three", 2, "dddddddd", 400},
                                  {"No longer known", 0, "dddddddd", 400}};
    for (int i = 0; i < 5; i++) {
        store_add_mark(room.hub->store, person, "flash_duel", &marks[i]);
        store_wait(room.hub->store);
        json_t *reply = room_do(&room, a, "{\"do\":\"achievements\",\"game\":\"flash_duel\"}");
        const json_t *third = json_array_get(json_object_get(reply, "achievements"), 3);
        CHECK_EQ(json_integer_value(json_object_get(third, "done")), i < 4 ? i + 1 : 4);
        CHECK_EQ(json_integer_value(json_object_get(third, "at")), i < 2 ? 0 : 300);
        CHECK_EQ(json_integer_value(json_object_get(reply, "points")), i < 2 ? 0 : 10);
        if (i >= 2)
            CHECK_STRING(json_string_value(json_object_get(third, "earned")), "cccccccc");
        json_decref(reply);
    }
    room_close(&room);
}

/* --- Clocks. --- */

TEST(a_clock_per_move_runs_for_who_is_asked_and_starts_again_with_each_answer)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table =
        two_people(&room, &p[0], &p[1], "", ",\"clock\":{\"kind\":\"move\",\"seconds\":60}");
    int first = table->pending & 1 ? 0 : 1;
    room_advance(&room, 20);
    CHECK_EQ(clock_left(table, first), 40000);
    CHECK_EQ(clock_left(table, 1 - first), 60000);
    answer(&room, table, p, 0);
    CHECK_EQ(clock_left(table, first), 60000);
    room_advance(&room, 59);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    room_advance(&room, 1);
    CHECK_EQ(table->row.status, TABLE_OVER);
    CHECK_EQ(table->row.how, END_TIME);
    CHECK_EQ(table->row.by, 1 - first);
    room_close(&room);
}

TEST(a_clock_per_game_is_used_up_and_gets_its_increment)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = two_people(
        &room, &p[0], &p[1], "", ",\"clock\":{\"kind\":\"game\",\"seconds\":100,\"increment\":3}");
    int first = table->pending & 1 ? 0 : 1;
    room_advance(&room, 10);
    answer(&room, table, p, 0);
    CHECK_EQ(clock_left(table, first), 93000);
    CHECK_EQ(clock_left(table, 1 - first), 100000);
    room_close(&room);
}

TEST(clocks_stand_still_in_a_pause)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = two_people(
        &room, &p[0], &p[1], "", ",\"clock\":{\"kind\":\"game\",\"seconds\":100,\"increment\":0}");
    int first = table->pending & 1 ? 0 : 1;
    room_advance(&room, 10);
    room_good(&room, p[0], "{\"do\":\"pause\",\"table\":\"%s\"}", table->row.code);
    room_good(&room, p[1], "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"pause\",\"yes\":true}",
              table->row.code);
    room_advance(&room, 500);
    CHECK_EQ(clock_left(table, first), 90000);
    room_good(&room, p[1], "{\"do\":\"pause\",\"table\":\"%s\"}", table->row.code);
    room_good(&room, p[0], "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"resume\",\"yes\":true}",
              table->row.code);
    room_advance(&room, 5);
    CHECK_EQ(clock_left(table, first), 85000);
    room_close(&room);
}

/* One that is over, and that the hub may have forgotten. */
static struct table *find_past(struct room *room, const char *code)
{
    store_wait(room->hub->store);
    struct table *table = room_find(room, code);
    CHECK_EQ(table->row.status, TABLE_OVER);
    return table;
}

TEST(nobody_is_charged_while_the_server_is_down)
{
    struct room room;
    struct client *p[2];
    char code[CODE_BYTES];
    room_open(&room);
    struct table *table = two_people(
        &room, &p[0], &p[1], "", ",\"clock\":{\"kind\":\"game\",\"seconds\":100,\"increment\":0}");
    int first = table->pending & 1 ? 0 : 1;
    room_advance(&room, 10);
    answer(&room, table, p, 0);
    room_advance(&room, 7);
    snprintf(code, sizeof code, "%s", table->row.code);
    int64_t others = clock_left(table, 1 - first);
    CHECK_EQ(others, 93000);
    room_reopen(&room); /* the clock of the machine goes on, as in a long absence */
    table = room_find(&room, code);
    CHECK_EQ(clock_left(table, first), 90000);
    CHECK_EQ(clock_left(table, 1 - first), others);
    room_advance(&room, 3);
    CHECK_EQ(clock_left(table, 1 - first), others - 3000);
    room_advance(&room, 91);
    CHECK_EQ(find_past(&room, code)->row.by, 1 - first);
    room_close(&room);
}

TEST(time_runs_out_at_a_table_that_nobody_watches)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table =
        two_people(&room, &p[0], &p[1], "", ",\"clock\":{\"kind\":\"days\",\"days\":2}");
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", table->row.code);
    client_close(p[0]);
    client_close(p[1]);
    store_wait(room.hub->store);
    for (int i = 0; i < 40; i++)
        room_advance(&room, 1);
    CHECK(table->g == NULL); /* only its row is left in memory */
    room_advance(&room, 86400);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    room_advance(&room, 86400);
    CHECK_EQ(find_past(&room, code)->row.how, END_TIME);
    room_close(&room);
}

/* --- Take-backs. --- */

static bool reveals(struct table *table, int64_t index, seat_set people)
{
    bool revealed = false;
    struct takeback back = {index, table_replay(table, index, NULL)};
    CHECK(takeback_look(table, &back, people, &revealed, NULL));
    free(back.before);
    return revealed;
}

TEST(a_secret_choice_can_be_taken_back_and_an_open_one_cannot)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = two_people(&room, &p[0], &p[1],
                                     "\"mode\":\"full\",\"choice\":\"double-blind\","
                                     "\"characters\":[\"choose\",\"choose\"]",
                                     "");
    CHECK_EQ(table->pending, 3); /* both choose at once */
    int64_t question = table_question(table);
    room_good(&room, p[0], "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":2}",
              table->row.code, (long long)question);
    CHECK_EQ(table->row.moves, 1);
    CHECK(!reveals(table, 0, 3));
    room_good(&room, p[0], "{\"do\":\"takeback\",\"table\":\"%s\"}", table->row.code);
    CHECK_EQ(table->row.moves, 0);
    CHECK(table_question(table) > question);
    room_bad(&room, p[0], "already",
             "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":2}", table->row.code,
             (long long)question);
    question = table_question(table);
    room_good(&room, p[0], "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":2}",
              table->row.code, (long long)question);
    CHECK_EQ(table_question(table), question); /* still the same question for the other */
    room_good(&room, p[1], "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":3}",
              table->row.code, (long long)question);
    CHECK_EQ(table->row.moves, 2);
    CHECK(reveals(table, 1, 3)); /* both choices were shown */
    room_good(&room, p[1], "{\"do\":\"takeback\",\"table\":\"%s\"}", table->row.code);
    CHECK_EQ(table->row.moves, 2);
    CHECK(table->offers[OFFER_TAKEBACK].open);
    room_close(&room);
}

TEST(playing_a_hidden_card_or_drawing_one_reveals)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = two_people(&room, &p[0], &p[1], "", "");
    answer(&room, table, p, 0);
    int seat = table->answers[0].seat;
    CHECK(reveals(table, 0, 3));
    CHECK(reveals(table, 0, seat_bit(seat)));     /* it drew a card */
    CHECK(reveals(table, 0, seat_bit(1 - seat))); /* it showed one */
    room_close(&room);
}

TEST(an_answer_that_puts_a_question_to_somebody_else_reveals)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = two_people(&room, &p[0], &p[1],
                                     "\"mode\":\"full\",\"choice\":\"open\","
                                     "\"characters\":[\"choose\",\"choose\"]",
                                     "");
    int first = table->pending & 1 ? 0 : 1;
    answer(&room, table, p, 0); /* openly, and without chance; now the other one is asked */
    CHECK_EQ(table->pending, seat_bit(1 - first));
    CHECK(reveals(table, 0, 3));
    CHECK(!reveals(table, 0, seat_bit(first)));
    room_close(&room);
}

TEST(asking_often_does_not_change_what_an_answer_has_shown)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = two_people(&room, &p[0], &p[1], "\"mode\":\"clockwork\"", "");
    while (table->pending && table->row.moves < 60) {
        struct question q;
        game_question(table->rules, table->g, table->pending & 1 ? 0 : 1, &q);
        answer(&room, table, p, (int)(7 * table->row.moves) % q.count);
    }
    for (int64_t i = 0; i < table->row.moves; i++)
        for (int seat = 0; seat < 2; seat++) {
            bool verdict = reveals(table, i, seat_bit(seat));
            for (int again = 0; again < 10; again++)
                CHECK_EQ(reveals(table, i, seat_bit(seat)), verdict);
        }
    room_close(&room);
}

TEST(going_back_into_a_shared_question_gives_a_new_number)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = two_people(&room, &p[0], &p[1],
                                     "\"mode\":\"full\",\"choice\":\"double-blind\","
                                     "\"characters\":[\"choose\",\"choose\"]",
                                     "");
    int64_t question = table_question(table);
    for (int seat = 0; seat < 2; seat++)
        room_good(&room, p[seat],
                  "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":%d}",
                  table->row.code, (long long)question, seat);
    int64_t after = table_question(table);
    room_good(&room, p[1], "{\"do\":\"takeback\",\"table\":\"%s\"}", table->row.code);
    room_good(&room, p[0], "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"takeback\",\"yes\":true}",
              table->row.code);
    CHECK_EQ(table->row.moves, 1);
    CHECK_EQ(table->pending, 2);
    CHECK(table_question(table) > after);
    room_good(&room, p[1], "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":5}",
              table->row.code, (long long)table_question(table));
    CHECK_EQ(table->row.moves, 2);
    room_close(&room);
}

/* --- Bots, and who is away. --- */

TEST(bots_answer_when_the_pool_is_worked)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room);
    struct table *table = room_find(&room, room_table(&room, a, "", "\"novice\",\"novice\"", ""));
    CHECK_EQ(table->row.moves, 0); /* nobody watches, nobody plays: nobody thinks */
    room_good(&room, a, "{\"do\":\"watch\",\"table\":\"%s\"}", table->row.code);
    for (int i = 0; i < 5000 && table->row.status == TABLE_RUNNING; i++)
        hub_turn(room.hub);
    CHECK_EQ(table->row.status, TABLE_OVER);
    room_close(&room);
}

/* Three people and a bot; the third is away for a minute and is replaced. */
static struct table *without_the_third(struct room *room, struct client *p[3], int offers)
{
    char code[CODE_BYTES];
    for (int i = 0; i < 3; i++)
        p[i] = room_guest(room);
    snprintf(
        code, sizeof code, "%s",
        room_table(room, p[0], "\"mode\":\"team\"", "\"me\",\"open\",\"open\",\"novice\"", ""));
    room_sit(room, p[1], code, 1);
    room_sit(room, p[2], code, 2);
    struct table *table = room_find(room, code);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    room_good(room, p[offers], "{\"do\":\"pause\",\"table\":\"%s\"}", code);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    room_good(room, p[1], "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"pause\",\"yes\":true}",
              code);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    client_close(p[2]);
    room_advance(room, 61);
    room_good(room, p[0], "{\"do\":\"fill\",\"table\":\"%s\",\"seat\":2,\"level\":\"novice\"}",
              code);
    return table;
}

TEST(what_all_others_have_agreed_to_is_done_when_the_last_one_has_left)
{
    struct room room;
    struct client *p[3];
    room_open(&room);
    struct table *table = without_the_third(&room, p, 0);
    CHECK_EQ(table->row.status, TABLE_PAUSED);
    CHECK(!table->offers[OFFER_PAUSE].open);
    room_close(&room);
}

TEST(an_offer_goes_with_who_made_it)
{
    struct room room;
    struct client *p[3];
    room_open(&room);
    struct table *table = without_the_third(&room, p, 2);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    CHECK(!table->offers[OFFER_PAUSE].open);
    room_close(&room);
}

/* --- Memory. (A sanitizer has its own allocator, which mallinfo2 knows nothing of.) --- */

#ifndef __SANITIZE_ADDRESS__

TEST(an_idle_table_costs_less_than_32_kilobytes)
{
    enum { TABLES = 200 };
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room);
    size_t before = mallinfo2().uordblks;
    for (int i = 0; i < TABLES; i++)
        room_table(&room, a, "", "\"me\",\"novice\"", "");
    for (int i = 0; i < 40; i++) {
        store_wait(room.hub->store);
        room_advance(&room, 1);
    }
    size_t each = (mallinfo2().uordblks - before) / TABLES;
    CHECK_EQ(room.hub->tables.count, TABLES);
    if (each == 0 || each > 32768) /* a row and a few numbers */
        fail_msg("an idle table takes %zu bytes", each);
    room_close(&room);
}
#endif

/* --- Names. --- */

static void count_person(void *context, const struct stored_person *person)
{
    (void)person;
    ++*(int *)context;
}

static int namesakes(struct room *room, const char *skeleton)
{
    int count = 0;
    store_wait(room->hub->store);
    store_namesakes(room->hub->store, skeleton, count_person, &count);
    return count;
}

/* Also those who are not here, also after a restart, and some in each tick. */
TEST(all_guests_who_are_called_like_a_new_account_get_another_name)
{
    enum { GUESTS = 230 };
    struct room room;
    room_open(&room);
    struct stored_person row = {.name = "Keeper"}, found;
    name_skeleton(row.name, row.skeleton);
    for (int i = 0; i < GUESTS; i++) {
        row.id = room.hub->next_person++;
        store_put_person(room.hub->store, &row);
    }
    struct client *here = room_guest(&room), *keeper = room_guest(&room);
    const struct table *table = room_find(&room, room_table(&room, here, "", ME_OPEN, ""));
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", table->row.code);
    person_rename(room.hub, here->person, "keeper");
    room_advance(&room, 0.1); /* what is tidied up each minute is written now */
    int64_t account = keeper->person->row.id;
    keeper->person->row.account = true;
    person_rename(room.hub, keeper->person, "Keeper");
    person_claims_name(room.hub, keeper->person);
    for (int tick = 0; tick < 3; tick++) {
        uint64_t before = store_written(room.hub->store);
        store_wait(room.hub->store);
        room_advance(&room, 0.1);
        CHECK(store_written(room.hub->store) - before <= 10);
    }
    CHECK(strcmp(room_find(&room, code)->row.seat[0].name, "keeper"));
    room_reopen(&room);
    for (int tick = 0; namesakes(&room, row.skeleton); tick++) {
        CHECK(tick < GUESTS);
        room_advance(&room, 0.1);
    }
    CHECK(store_find_person(room.hub->store, account, &found));
    CHECK_STRING(found.name, "Keeper");
    CHECK(store_find_person(room.hub->store, row.id, &found));
    CHECK(strcmp(found.name, "Keeper") && *found.name);
    room_close(&room);
}

/* --- What is forgotten while the server runs. --- */

enum { MONTH = 30 * 86400 };

TEST(a_game_that_nobody_returns_to_is_lost_by_who_owes_an_answer)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    int64_t now = (int64_t)time(NULL);
    struct table *table = two_people(&room, &p[0], &p[1], "", "");
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", table->row.code);
    CHECK(table->row.seen >= now);
    table->row.seen = now - MONTH + 3600;
    room_advance(&room, 61);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    table->row.seen = now - MONTH - 1;
    store_see_table(room.hub->store, &table->row);
    room_good(&room, p[0], "{\"do\":\"watch\",\"table\":\"%s\"}", code); /* one returns */
    CHECK(table->row.seen >= now);
    room_reopen(&room);
    table = room_find(&room, code);
    CHECK(table->row.seen >= now); /* that is on disk */
    table->row.seen = now - MONTH - 1;
    int late = table->pending & seat_bit(0) ? 0 : 1;
    room_advance(&room, 61);
    CHECK_EQ(table->row.status, TABLE_OVER);
    CHECK_EQ(table->row.how, END_TIME);
    CHECK_EQ(table->row.by, late);
    room_close(&room);
}

TEST(a_game_that_only_bots_are_left_at_goes)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room);
    const char *code = room_table(&room, a, "", "\"novice\",\"novice\"", "");
    room_find(&room, code)->row.seen = (int64_t)time(NULL) - MONTH - 1;
    room_advance(&room, 61);
    room_bad(&room, a, "There is no table", "{\"do\":\"watch\",\"table\":\"%s\"}", code);
    room_close(&room);
}

TEST(reports_that_are_done_go_after_a_month)
{
    struct room room;
    room_open(&room);
    struct store *store = room.hub->store;
    int64_t now = (int64_t)time(NULL);
    for (int id = 1; id <= 3; id++)
        store_add_report(store, &(struct stored_report){.id = id, .words = "", .quote = ""});
    store_end_report(store, 1, now - MONTH - 60);
    store_end_report(store, 2, now - MONTH + 3600);
    store_wait(store);
    room_advance(&room, 61);
    store_wait(store);
    store_end_report(store, 1, 0); /* would be open again, if they were still there */
    store_end_report(store, 2, 0);
    store_wait(store);
    CHECK_EQ(store_reports_open(store), 2);
    room_close(&room);
}

TEST(guests_are_forgotten_while_the_server_runs)
{
    struct room room;
    struct stored_person found;
    room_open(&room);
    struct store *store = room.hub->store;
    int64_t idle = room.hub->next_person++, lately = room.hub->next_person++;
    int64_t now = (int64_t)time(NULL);
    store_put_person(store, &(struct stored_person){.id = idle, .seen = now - MONTH - 60});
    store_put_person(store, &(struct stored_person){.id = lately, .seen = now - MONTH + 3600});
    struct client *stays = room_guest(&room);
    room_guest(&room);
    stays->person->row.seen = now - MONTH - 60; /* has been connected all the time */
    store_put_person(store, &stays->person->row);
    store_wait(store);
    room_advance(&room, 61);
    store_wait(store);
    CHECK(!store_find_person(store, idle, &found));
    CHECK(store_find_person(store, lately, &found));
    CHECK(store_find_person(store, stays->person->row.id, &found));
    CHECK(found.seen >= now);
    room_close(&room);
}

static void count_session(void *context, const struct stored_session *session)
{
    *(int *)context += session->person > 0;
}

/* Also on disk, so that a list of them stays short. */
TEST(a_login_too_many_ends_the_session_that_was_not_used_for_longest)
{
    struct room room;
    struct reason why;
    char first[COOKIE_BYTES], last[COOKIE_BYTES];
    int count = 0;
    room_open(&room);
    struct hub *hub = room.hub;
    struct client *a = room_guest(&room), *b = room_guest(&room);
    int64_t person = a->person->row.id, now = (int64_t)time(NULL);
    CHECK(login_new(hub, person, first, &why));
    a->session = cookie_session(hub, first);
    for (int64_t i = 1; i < SESSIONS_MOST + 5; i++) {
        uint8_t token[TOKEN_BYTES] = {(uint8_t)i};
        store_add_session(hub->store, token, &(struct stored_session){person, i, now - 9, now + i});
    }
    store_wait(hub->store);
    CHECK(person_by_cookie(hub, first, &why) == a->person);
    CHECK(!*a->cut);
    CHECK(login_new(hub, person, last, &why));
    CHECK(person_by_cookie(hub, first, &why) == NULL);
    CHECK(person_by_cookie(hub, last, &why) == a->person);
    CHECK_CONTAINS(a->cut, "A newer session");
    CHECK(!*b->cut);
    store_wait(hub->store);
    store_spare_sessions(hub->store, person, count_session, &count);
    CHECK_EQ(count, 1); /* there are as many as there may be */
    room_close(&room);
}

TEST(sessions_that_have_expired_are_dropped_while_the_server_runs)
{
    struct room room;
    struct stored_session found;
    uint8_t token[2][TOKEN_BYTES] = {{1}, {2}};
    int64_t now = (int64_t)time(NULL);
    room_open(&room);
    struct store *store = room.hub->store;
    for (int i = 0; i < 2; i++) {
        int64_t seen = now - SESSION_SECONDS + (i ? 3600 : -60);
        store_add_session(store, token[i], &(struct stored_session){7, i + 1, 1, seen});
    }
    room_advance(&room, 61);
    store_wait(store);
    CHECK(!store_find_session(store, token[0], &found));
    CHECK(store_find_session(store, token[1], &found));
    room_close(&room);
}
