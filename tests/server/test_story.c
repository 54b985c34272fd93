/* test_story.c - finished games stay readable and running games are not lost when rules change. */
#include "server/change.h"
#include "server/story.h"

#include "core/record.h"
#include "kit/test.h"
#include "server/box.h"
#include "server/farewell.h"
#include "server/names.h"
#include "server/room.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <zstd.h>

#define MODE_FULL "\"mode\":\"full\""

static void answer_once(struct room *room, struct table *table)
{
    struct reason why;
    struct question q;
    int seat = table->pending & 1 ? 0 : 1;
    game_question(table->rules, table->g, seat, &q);
    store_hold(room->hub->store);
    if (!table_answer(table, seat, (long)(table->row.moves % q.count), &why))
        fail_msg("%s", why.text);
    store_release(room->hub->store);
}

/* A game of two people, always with the same shuffle; its code into `code`. */
static struct table *begin(struct room *room, struct client **host, const char *setup,
                           char code[CODE_BYTES])
{
    *host = room_guest(room);
    struct client *other = room_guest(room);
    snprintf(code, CODE_BYTES, "%s", room_table(room, *host, setup, "\"me\",\"open\"", ""));
    struct table *table = room_find(room, code);
    memset(table->row.secret, 6, SEED_BYTES);
    memset(table->row.seat[0].share, 2, SEED_BYTES);
    room_good(room, other, "{\"do\":\"sit\",\"table\":\"%s\",\"seat\":1}", code);
    room_good(room, other, "{\"do\":\"share\",\"table\":\"%s\",\"share\":\"%064d\"}", code, 3);
    return table;
}

static void play_to_the_end(struct room *room, struct table *table)
{
    while (table->row.status == TABLE_RUNNING)
        answer_once(room, table);
    store_wait(room->hub->store);
}

/* A room with a game that is over. */
static struct table *begin_finished(struct room *room, struct client **host, const char *setup,
                                    char code[CODE_BYTES])
{
    room_open(room);
    struct table *table = begin(room, host, setup, code);
    play_to_the_end(room, table);
    return table;
}

/* As another version of the rules would find it after a restart. */
static void change_rules(struct room *room, const char *code)
{
    struct table *table = room_find(room, code);
    table->row.rules = table->rules->version + 1;
    table_save(table);
    room_reopen(room);
}

static void finish_story(struct room *room)
{
    hub_turn(room->hub);
    store_wait(room->hub->store);
    hub_flush(room->hub);
}

static void make_story(struct room *room)
{
    room_advance(room, 0.1); /* the job begins */
    finish_story(room);
}

/* The frames of one reply. */
static json_t *read_piece(const struct table *table, int observer, int64_t from, int64_t to)
{
    struct text text = {0};
    struct reason why;
    if (!story_frames(table, observer, from, to, &text, &why))
        fail_msg("%s", why.text);
    CHECK(!strchr(text_string(&text), '\n')); /* each message is a line */
    json_t *list = json_loads(text_string(&text), 0, NULL);
    CHECK(list != NULL);
    text_free(&text);
    return list;
}

/* All frames as the all-seeing and both seats have them, one text for each; the caller frees. */
static void read_frames(struct room *room, const char *code, char *frames[3])
{
    const struct table *table = room_find(room, code);
    for (int observer = 0; observer < 3; observer++) {
        json_t *all = json_array();
        while ((int64_t)json_array_size(all) <= table->row.moves) {
            json_t *piece = read_piece(table, observer ? observer - 1 : ALL_SEEING,
                                       (int64_t)json_array_size(all), table->row.moves);
            json_array_extend(all, piece);
            json_decref(piece);
        }
        frames[observer] = json_dumps(all, JSON_COMPACT);
        json_decref(all);
    }
}

static void check_frames(struct room *room, const char *code, char *const frames[3])
{
    char *now[3];
    read_frames(room, code, now);
    for (int i = 0; i < 3; i++) {
        CHECK_STRING(now[i], frames[i]);
        free(now[i]);
    }
}

/* Takes both. Their rules differ, as it is the row that says another version here. */
static void check_same_record(struct text *now, struct text *before)
{
    json_t *a = json_loads(text_string(now), 0, NULL),
           *b = json_loads(text_string(before), 0, NULL);
    CHECK(a && b && !json_equal(a, b));
    json_object_set(a, "rules", json_object_get(b, "rules"));
    CHECK(json_equal(a, b));
    json_decref(a);
    json_decref(b);
    text_free(now);
    text_free(before);
}

static json_t *watch(struct room *room, struct client *client, const char *code)
{
    char message[80];
    json_t *state = NULL;
    snprintf(message, sizeof message, "{\"do\":\"watch\",\"table\":\"%s\"}", code);
    client_message(client, message, strlen(message));
    for (char *text; (text = room_hear(room, client)); free(text)) {
        json_t *json = json_loads(text, 0, NULL);
        const char *on = json_string_value(json_object_get(json, "on"));
        if (on && !strcmp(on, "state"))
            state = json_incref(json);
        json_decref(json);
    }
    CHECK(state != NULL);
    return state;
}

TEST(a_finished_game_is_told_by_its_story_when_its_rules_are_gone)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES], *frames[3];
    struct table *table = begin_finished(&room, &host, MODE_FULL, code);
    CHECK(table->row.moves > 64); /* more than one part */
    read_frames(&room, code, frames);
    CHECK(strcmp(frames[0], frames[1]) && strcmp(frames[1], frames[2]));
    struct text record = {0}, now = {0};
    CHECK(story_record(table, &record, NULL));
    make_story(&room);
    CHECK_EQ(table->row.story, STORY_KEPT);
    check_frames(&room, code, frames);
    change_rules(&room, code);
    table = room_find(&room, code);
    CHECK(table->g == NULL);
    check_frames(&room, code, frames);
    CHECK(story_record(table, &now, NULL));
    check_same_record(&now, &record);
    for (int i = 0; i < 3; i++)
        free(frames[i]);
    room_close(&room);
}

/* Rules that count how often they go on. */
static const struct game_rules *counted;
static int64_t runs;

static void count_run(struct game *g)
{
    runs++;
    counted->run(g);
}

TEST(a_story_is_made_by_playing_its_game_once)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    struct table *table = begin_finished(&room, &host, MODE_FULL, code);
    CHECK(table->row.moves > 64); /* more than one part, each with frames of three observers */
    struct game_rules counting = *table->rules;
    counted = table->rules;
    counting.run = count_run;
    table->rules = &counting;
    runs = 0;
    make_story(&room);
    table->rules = counted;
    CHECK_EQ(table->row.story, STORY_KEPT);
    CHECK(runs > 64 && runs <= table->row.moves + 1);
    room_close(&room);
}

TEST(some_frames_of_a_story_are_those_of_all)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    struct table *table = begin_finished(&room, &host, MODE_FULL, code);
    make_story(&room);
    change_rules(&room, code);
    table = room_find(&room, code);
    static const int64_t ranges[][3] = {
        {0, 0, 1}, {63, 64, 1}, {64, 64, 1}, {10, 70, 54}, {1, 63, 63}};
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        json_t *list = read_piece(table, 1, ranges[i][0], ranges[i][1]);
        CHECK_EQ(json_array_size(list), ranges[i][2]); /* none of the next part */
        for (size_t k = 0; k < json_array_size(list); k++)
            CHECK_EQ(json_integer_value(json_object_get(json_array_get(list, k), "move")),
                     ranges[i][0] + (int64_t)k);
        json_decref(list);
    }
    room_close(&room);
}

/* What the observer sees after so many answers, by the rules. */
static json_t *view_after(struct table *table, int observer, int64_t moves)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    struct game *g = table_replay(table, moves, NULL);
    game_view(table->rules, g, observer, &w, NULL);
    json_t *view = json_loads(text_string(&text), 0, NULL);
    text_free(&text);
    free(g);
    return view;
}

/* From wherever somebody begins: the first frame is whole, and the patches of the others add up. */
static void check_views(struct table *table, int observer, int64_t from, bool patches)
{
    json_t *list = read_piece(table, observer, from, table->row.moves);
    json_t *view = json_incref(json_object_get(json_array_get(list, 0), "view"));
    CHECK(view != NULL && json_array_size(list) > 1);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *frame = json_array_get(list, i), *patch = json_object_get(frame, "patch");
        CHECK_EQ(patch != NULL, i && patches);
        CHECK_EQ(json_object_get(frame, "view") == NULL, patch != NULL);
        if (patch) {
            view = patch_apply(view, patch);
        } else {
            json_decref(view);
            view = json_incref(json_object_get(frame, "view"));
        }
        json_t *wanted = view_after(table, observer, from + (int64_t)i);
        CHECK(json_equal(view, wanted));
        json_decref(wanted);
    }
    json_decref(view);
    json_decref(list);
}

static void check_all_views(struct table *table, bool patches)
{
    static const int64_t begins[] = {0, 1, 37, 62, 64};
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        for (int observer = ALL_SEEING; observer < 2; observer++)
            if (observer != SPECTATOR)
                check_views(table, observer, begins[i], patches);
}

TEST(the_frames_of_a_game_add_up_to_what_was_seen)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    struct table *table = begin_finished(&room, &host, MODE_FULL, code);
    CHECK(table->row.moves > 65);
    check_all_views(table, true); /* played */
    make_story(&room);
    CHECK_EQ(table->row.story, STORY_KEPT);
    check_all_views(table, true); /* and read */
    room_close(&room);
}

/* Writes the story as earlier versions did: with every view. */
static void keep_whole_frames(struct room *room, struct table *table)
{
    for (int64_t first = 0; first <= table->row.moves; first += 64) {
        int64_t last = first + 63 < table->row.moves ? first + 63 : table->row.moves;
        struct text plain = {0};
        static const int observers[] = {ALL_SEEING, 0, 1};
        for (int i = 0; i < 3; i++) {
            for (int64_t move = first; move <= last; move++) {
                json_t *frame = read_piece(table, observers[i], move, move);
                char *line = json_dumps(json_array_get(frame, 0), JSON_COMPACT);
                text_add(&plain, "%s,\n", line);
                free(line);
                json_decref(frame);
            }
        }
        size_t most = ZSTD_compressBound(plain.length);
        char *packed = malloc(most);
        size_t length = ZSTD_compress(packed, most, plain.bytes, plain.length, 6);
        store_put_story(room->hub->store, table->row.id, first / 64, packed, length);
        free(packed);
        text_free(&plain);
    }
    store_wait(room->hub->store);
}

TEST(a_story_of_whole_frames_stays_readable)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    struct table *table = begin_finished(&room, &host, MODE_FULL, code);
    make_story(&room);
    keep_whole_frames(&room, table);
    check_all_views(table, false);
    json_t *before = view_after(table, 1, table->row.moves);
    char *last = story_view(table, 1);
    json_t *view = json_loads(last, 0, NULL);
    CHECK(json_equal(view, before));
    json_decref(view);
    json_decref(before);
    free(last);
    room_close(&room);
}

TEST(whoever_watches_a_game_of_gone_rules_sees_its_last_view_and_its_result)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    begin_finished(&room, &host, MODE_FULL, code);
    int64_t person = host->person->row.id;
    make_story(&room);
    json_t *before = watch(&room, host, code);
    change_rules(&room, code);
    json_t *after = watch(&room, room_return(&room, person), code);
    static const char *const same[] = {"view", "status", "seat", "moves", "setup", "fair"};
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        CHECK(json_equal(json_object_get(before, same[i]), json_object_get(after, same[i])));
    CHECK(json_equal(json_object_get(json_object_get(before, "result"), "seats"),
                     json_object_get(json_object_get(after, "result"), "seats")));
    json_t *side = json_object_get(json_array_get(json_object_get(after, "seats"), 1), "side");
    CHECK(json_equal(side,
                     json_object_get(json_array_get(json_object_get(before, "seats"), 1), "side")));
    json_decref(before);
    json_decref(after);
    room_close(&room);
}

TEST(a_story_that_a_crash_prevented_is_made_after_the_next_start)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    int64_t id;
    struct table *table = begin_finished(&room, &host, "", code);
    CHECK_EQ(table->row.story, STORY_MISSING);
    room_reopen(&room);
    make_story(&room);
    CHECK_EQ(room_find(&room, code)->row.story, STORY_KEPT);
    CHECK(!store_untold(room.hub->store, &id, code));
    room_close(&room);
}

/* As after SIGTERM while a thread makes it. */
TEST(a_story_that_the_end_of_the_server_cut_short_is_made_after_the_next_start)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    begin_finished(&room, &host, "", code);
    room_advance(&room, 0.1);
    CHECK_EQ(pool_waiting(room.hub->stories), 1);
    room_reopen(&room);
    CHECK_EQ(room_find(&room, code)->row.story, STORY_MISSING);
    make_story(&room);
    CHECK_EQ(room_find(&room, code)->row.story, STORY_KEPT);
    room_close(&room);
}

/* Rules that wait, when a story's thread is at them first, until the server stops. */
static struct pool *stopping;
static atomic_bool begun;

static void run_until_the_end(struct game *g)
{
    atomic_store(&begun, true);
    while (!pool_is_stopping(stopping))
        sched_yield();
    count_run(g);
}

static void wake_nobody(void *context)
{
    (void)context;
}

/* However long it is: nobody waits for it. */
TEST(the_end_of_the_server_does_not_wait_for_a_story)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    struct table *table = begin_finished(&room, &host, MODE_FULL, code);
    CHECK(table->row.moves > 65); /* more than one part */
    struct game_rules waiting = *table->rules;
    counted = table->rules;
    waiting.run = run_until_the_end;
    table->rules = &waiting;
    runs = 0;
    atomic_store(&begun, false);
    struct pool *own = room.hub->stories;
    room.hub->stories = stopping = pool_start(1, 0, wake_nobody, NULL, NULL);
    CHECK(stopping != NULL);
    room_advance(&room, 0.1);
    CHECK_EQ(pool_waiting(stopping), 1);
    while (!atomic_load(&begun))
        sched_yield();
    pool_stop(stopping);
    CHECK(runs > 0 && runs <= 64);
    room.hub->stories = own;
    table->rules = counted;
    room_close(&room);
}

/* As without room on a disk: it is not taken for kept, also where its table is written again. */
TEST(a_story_that_could_not_be_written_is_made_again)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES], *frames[3];
    struct table *table = begin_finished(&room, &host, MODE_FULL, code);
    read_frames(&room, code, frames);
    room_advance(&room, 0.1);
    store_hold(room.hub->store);
    hub_turn(room.hub);
    box_lose(room.hub->store);
    store_release(room.hub->store);
    store_wait(room.hub->store);
    hub_flush(room.hub);
    table = room_find(&room, code);
    snprintf(table->row.next, CODE_BYTES, "%s", "22222222"); /* a rematch */
    table_save(table);
    store_wait(room.hub->store);
    make_story(&room);
    change_rules(&room, code);
    check_frames(&room, code, frames);
    for (int i = 0; i < 3; i++)
        free(frames[i]);
    room_close(&room);
}

/* There is no moment without one that thinks, and they do not notice the story. */
TEST(a_story_is_made_while_bots_think)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    const struct bot *master = bot_find("master", NULL);
    struct table *table = begin_finished(&room, &host, "", code);
    room.hub->settings.workers = 1;
    room_good(&room, host, "{\"do\":\"watch\",\"table\":\"%s\"}",
              room_table(&room, host, "", "\"novice\",\"novice\"", ""));
    CHECK_EQ(pool_waiting(room.hub->pool), 1);
    room_advance(&room, 0.1);
    CHECK_EQ(pool_waiting(room.hub->pool), 1);
    CHECK_EQ(bots_patience(room.hub, master).ms, 1000);
    CHECK_EQ(table->row.story, STORY_MISSING);
    finish_story(&room);
    CHECK_EQ(table->row.story, STORY_KEPT);
    CHECK_EQ(pool_waiting(room.hub->pool), 1); /* the bot answered, and the other is asked */
    room_close(&room);
}

/* Two games that are over before there is a story of either; of the first an answer is missing. */
TEST(a_game_that_cannot_be_read_is_not_in_the_way_of_later_stories)
{
    struct room room;
    struct client *host;
    char damaged[CODE_BYTES], code[CODE_BYTES];
    int64_t id;
    room_open(&room);
    play_to_the_end(&room, begin(&room, &host, "", damaged));
    store_cut_answers(room.hub->store, room_find(&room, damaged)->row.id, 1);
    play_to_the_end(&room, begin(&room, &host, "", code));
    room_reopen(&room);
    make_story(&room);
    CHECK(store_untold(room.hub->store, &id, damaged)); /* the second, while the first is lost */
    CHECK_STRING(damaged, code);
    make_story(&room);
    CHECK_EQ(room_find(&room, code)->row.story, STORY_KEPT);
    CHECK(!store_untold(room.hub->store, &id, code));
    room_close(&room);
}

TEST(a_running_game_goes_on_if_new_rules_lead_to_the_same_states)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    room_open(&room);
    struct table *table = begin(&room, &host, MODE_FULL, code);
    for (int i = 0; i < 20; i++)
        answer_once(&room, table);
    uint64_t hash = game_hash(table->rules, table->g);
    change_rules(&room, code);
    table = room_find(&room, code);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    CHECK_EQ(table->row.rules, table->rules->version);
    CHECK(game_hash(table->rules, table->g) == hash);
    room_reopen(&room);
    table = room_find(&room, code);
    CHECK_EQ(table->row.rules, table->rules->version); /* and that is kept */
    room_close(&room);
}

/* Its rules are those of the time, which only a program that has them accepts; that one can play it
 * to its end. */
static void check_past_record(struct room *room, const char *code, int64_t answers)
{
    const struct table *table = room_find(room, code);
    struct text text = {0};
    struct record record;
    struct reason why;
    CHECK(table->g == NULL && story_record(table, &text, NULL));
    json_t *json = json_loads(text_string(&text), 0, NULL);
    CHECK_EQ(json_integer_value(json_object_get(json, "rules")), table->row.rules);
    CHECK(!record_read(&record, json, &why));
    CHECK(strstr(why.text, "was made by version"));
    json_object_set_new(json, "rules", json_integer(table->rules->version));
    if (!record_read(&record, json, &why))
        fail_msg("%s", why.text);
    CHECK_EQ(record.count, answers);
    CHECK(record.has_end && record.has_fair && !strcmp(record.table, code));
    struct game *g = malloc(table->rules->size);
    if (!record_check(&record, g, &why))
        fail_msg("%s", why.text);
    free(g);
    record_free(&record);
    json_decref(json);
    text_free(&text);
}

TEST(who_has_left_is_not_named_by_the_story_of_a_game_of_gone_rules)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES], name[NAME_BYTES], *frames[3];
    struct text record = {0};
    room_open(&room);
    play_to_the_end(&room, begin(&room, &host, MODE_FULL, code));
    make_story(&room);
    snprintf(name, sizeof name, "%s", host->person->row.name);
    farewell(room.hub, host->person);
    store_wait(room.hub->store);
    change_rules(&room, code);
    CHECK(story_record(room_find(&room, code), &record, NULL));
    CHECK(!strstr(text_string(&record), name));
    CHECK_CONTAINS(text_string(&record), "\"names\":[\"" DEPARTED "\",");
    text_free(&record);
    read_frames(&room, code, frames);
    for (int i = 0; i < 3; i++) {
        CHECK(!strstr(frames[i], name));
        free(frames[i]);
    }
    room_close(&room);
}

/* New rules that lead elsewhere, as the hash of a state that they do not reach. */
static void lead_elsewhere(struct room *room, const struct table *table, int64_t at)
{
    struct stored_answer other = table->answers[at];
    other.state++;
    store_cut_answers(room->hub->store, table->row.id, at);
    store_add_answer(room->hub->store, table->row.id, at, &other);
    for (int64_t i = at + 1; i < table->row.moves; i++)
        store_add_answer(room->hub->store, table->row.id, i, &table->answers[i]);
}

TEST(a_running_game_that_new_rules_lead_elsewhere_is_void_and_nobody_loses)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    room_open(&room);
    struct table *table = begin(&room, &host, MODE_FULL, code);
    int64_t person = host->person->row.id;
    for (int i = 0; i < 20; i++)
        answer_once(&room, table);
    lead_elsewhere(&room, table, 12);
    change_rules(&room, code);
    json_t *state = watch(&room, room_return(&room, person), code);
    json_t *result = json_object_get(state, "result");
    CHECK_STRING(json_string_value(json_object_get(state, "status")), "over");
    CHECK_STRING(json_string_value(json_object_get(result, "how")), "void");
    CHECK(json_is_null(json_object_get(result, "by")));
    for (size_t seat = 0; seat < 2; seat++)
        CHECK_EQ(json_integer_value(json_object_get(
                     json_array_get(json_object_get(result, "seats"), seat), "place")),
                 1);
    json_decref(state);
    check_past_record(&room, code, 20);
    room_close(&room);
}

TEST(a_finished_game_of_gone_rules_without_a_story_has_its_record)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    struct table *table = begin_finished(&room, &host, MODE_FULL, code);
    int64_t moves = table->row.moves;
    change_rules(&room, code);
    make_story(&room);
    CHECK_EQ(room_find(&room, code)->row.story, STORY_LOST);
    check_past_record(&room, code, moves);
    room_close(&room);
}

/* As a table that could not be kept in memory when the server started under new rules. */
static void forget_under_new_rules(struct room *room, struct table *table)
{
    table->row.rules = table->rules->version + 1;
    table_save(table);
    store_wait(room->hub->store);
    tables_forget(table);
}

TEST(a_table_that_is_found_later_goes_on_under_new_rules_as_at_the_start)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    room_open(&room);
    struct table *table = begin(&room, &host, MODE_FULL, code);
    for (int i = 0; i < 5; i++)
        answer_once(&room, table);
    forget_under_new_rules(&room, table);
    table = room_find(&room, code);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    CHECK_EQ(table->row.rules, table->rules->version);
    store_wait(room.hub->store);
    tables_forget(table);
    struct stored_table row;
    CHECK(store_find_table(room.hub->store, code, &row, NULL));
    CHECK_EQ(row.rules, room_find(&room, code)->rules->version); /* and that is kept */
    stored_table_free(&row);
    room_close(&room);
}

TEST(a_table_that_is_found_later_and_led_elsewhere_is_void)
{
    struct room room;
    struct client *host;
    char code[CODE_BYTES];
    room_open(&room);
    struct table *table = begin(&room, &host, MODE_FULL, code);
    for (int i = 0; i < 5; i++)
        answer_once(&room, table);
    lead_elsewhere(&room, table, 3);
    forget_under_new_rules(&room, table);
    table = room_find(&room, code);
    CHECK_EQ(table->row.status, TABLE_OVER);
    CHECK_EQ(table->row.how, END_VOID);
    CHECK_EQ(table->pending, 0);
    check_past_record(&room, code, 5);
    room_reopen(&room);
    CHECK_EQ(room_find(&room, code)->row.how, END_VOID); /* and that is kept */
    room_close(&room);
}

TEST(while_nothing_can_be_written_no_table_ends_because_of_new_rules)
{
    struct room room;
    struct client *host;
    char same[CODE_BYTES], other[CODE_BYTES];
    struct reason why;
    room_open(&room);
    struct table *table = begin(&room, &host, MODE_FULL, same);
    answer_once(&room, table);
    forget_under_new_rules(&room, table);
    table = begin(&room, &host, MODE_FULL, other);
    answer_once(&room, table);
    lead_elsewhere(&room, table, 0);
    forget_under_new_rules(&room, table);
    uint64_t written = store_written(room.hub->store);
    box_stick(room.hub->store, true);
    CHECK_EQ(room_find(&room, same)->row.status, TABLE_RUNNING);
    CHECK(!tables_find(room.hub, other, &why));
    CHECK_CONTAINS(why.text, "disk");
    CHECK_EQ(store_written(room.hub->store), written);
    box_stick(room.hub->store, false);
    CHECK_EQ(room_find(&room, other)->row.how, END_VOID);
    room_close(&room);
}

TEST(an_open_table_stays_open_under_new_rules)
{
    struct room room;
    char code[CODE_BYTES];
    room_open(&room);
    struct client *host = room_guest(&room);
    snprintf(code, sizeof code, "%s", room_table(&room, host, "", "\"me\",\"open\"", ""));
    change_rules(&room, code);
    const struct table *table = room_find(&room, code);
    CHECK_EQ(table->row.status, TABLE_OPEN);
    CHECK_EQ(table->row.rules, table->rules->version);
    room_close(&room);
}
