/* test_store.c - what the store keeps, and databases of older and newer programs. */
#include "kit/test.h"
#include "server/box.h"
#include "store/inside.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static void run_sql(const struct box *box, const char *sql)
{
    sqlite3 *db;
    char *error = NULL;
    CHECK_EQ(sqlite3_open(box->path, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, &error))
        fail_msg("%s", error);
    sqlite3_close(db);
}

TEST(a_table_comes_back_as_it_was)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    struct stored_table t = box_table(1, "abcdefgh"), got;
    store_put_person(s, &(struct stored_person){.id = 7, .name = "Ann"});
    store_put_table(s, &t);
    for (int i = 0; i < 5; i++)
        store_add_answer(s, 1, i,
                         &(struct stored_answer){(uint8_t)(i % 2), (uint8_t)(10 + i),
                                                 (uint32_t)(100 + i), 1000 + i, 2000 + i});
    store_cut_answers(s, 1, 4);
    store_add_chat(s, 1, 0, &(struct stored_chat){.name = "Ann", .seat = 0, .text = "hi"});
    uint64_t written = store_written(s);
    store_wait(s);
    CHECK(store_committed(s) >= written);
    store_close(s);

    s = box_store(&box);
    CHECK(store_find_table(s, "abcdefgh", &got, NULL));
    CHECK(!store_find_table(s, "abcdefgi", &(struct stored_table){0}, NULL));
    CHECK_STRING(got.game, "flash_duel");
    CHECK_STRING(got.setup, t.setup);
    CHECK_EQ(got.rules, 3);
    CHECK_EQ(got.status, TABLE_RUNNING);
    CHECK_EQ(got.clock, CLOCK_GAME);
    CHECK_EQ(got.clock_increment, 5);
    CHECK_EQ(got.shift, 4);
    CHECK_EQ(got.since, 1234);
    CHECK_EQ(got.marked, 2);
    CHECK_EQ(got.moves, 4);
    CHECK_EQ(got.by, NOBODY);
    CHECK_EQ(got.seats, 2);
    CHECK(!memcmp(got.secret, t.secret, SEED_BYTES));
    CHECK_STRING(got.seat[0].name, "Ann");
    CHECK(got.seat[0].shared && !memcmp(got.seat[0].share, t.seat[0].share, SEED_BYTES));
    CHECK_EQ(got.seat[0].left, 55);
    CHECK(!got.seat[1].shared);
    CHECK_STRING(got.seat[1].level, "club");
    size_t count;
    struct stored_answer *answers = store_answers(s, 1, &count);
    CHECK_EQ(count, 4);
    CHECK_EQ(answers[3].option, 13);
    CHECK_EQ(answers[3].question, 103);
    CHECK_EQ(answers[3].left, 2003);
    CHECK_EQ(store_last_id(s, "game"), 1);
    free(answers);
    store_drop_table(s, 1);
    store_wait(s);
    CHECK(!store_find_table(s, "abcdefgh", &(struct stored_table){0}, NULL));
    free(t.setup);
    stored_table_free(&got);
    store_close(s);
    box_close(&box);
}

/* An answer that is like no other, in any of its parts. */
static struct stored_answer some_answer(int64_t number)
{
    return (struct stored_answer){(uint8_t)(number % 3),
                                  (uint8_t)(number % 251),
                                  (uint32_t)(number + 3000000000),
                                  number * 123456789,
                                  -number,
                                  ~(number << 40)};
}

static void check_answers(struct store *s, size_t wanted)
{
    size_t count;
    struct stored_answer *answers = store_answers(s, 1, &count);
    CHECK_EQ(count, wanted);
    for (size_t i = 0; i < count; i++) {
        struct stored_answer right = some_answer((int64_t)i), *got = &answers[i];
        CHECK(got->seat == right.seat && got->option == right.option &&
              got->question == right.question && got->at == right.at && got->left == right.left &&
              got->state == right.state);
    }
    free(answers);
}

static bool has_milestone(struct store *s, int64_t number)
{
    struct text state = {0};
    bool found = store_milestone(s, 1, number, &state);
    if (found)
        CHECK_STRING(text_string(&state), "state");
    text_free(&state);
    return found;
}

static void add_long_game(struct store *s, int64_t count)
{
    struct stored_answer lately[MILESTONE];
    for (int64_t i = 0; i < count; i++) {
        lately[i % MILESTONE] = some_answer(i);
        store_add_answer(s, 1, i, &lately[i % MILESTONE]);
        if ((i + 1) % MILESTONE == 0)
            store_put_milestone(s, 1, i + 1, "state", strlen("state"), lately);
    }
    store_wait(s);
}

TEST(a_long_game_is_read_from_its_milestones)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    add_long_game(s, 2 * MILESTONE + 100);
    uint64_t rows = store_rows_read(s);
    check_answers(s, 2 * MILESTONE + 100);
    CHECK_EQ(store_rows_read(s) - rows, 2 + 100);
    CHECK(has_milestone(s, MILESTONE) && has_milestone(s, 2 * MILESTONE));
    CHECK(!has_milestone(s, 3 * MILESTONE));
    store_close(s);

    run_sql(&box, "UPDATE milestone SET answers=x'01' WHERE number>400"); /* by a disk */
    s = box_store(&box);
    check_answers(s, 2 * MILESTONE + 100);
    run_sql(&box, "DELETE FROM milestone WHERE number=400");
    check_answers(s, 2 * MILESTONE + 100);
    store_close(s);
    box_close(&box);
}

TEST(milestones_behind_which_a_game_goes_back_are_gone)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    add_long_game(s, 2 * MILESTONE + 100);
    store_cut_answers(s, 1, 2 * MILESTONE);
    store_wait(s);
    check_answers(s, 2 * MILESTONE);
    store_cut_answers(s, 1, 2 * MILESTONE - 1);
    store_wait(s);
    CHECK(has_milestone(s, MILESTONE) && !has_milestone(s, 2 * MILESTONE));
    check_answers(s, 2 * MILESTONE - 1);
    store_drop_table(s, 1);
    store_wait(s);
    CHECK(!has_milestone(s, MILESTONE));
    check_answers(s, 0);
    store_close(s);
    box_close(&box);
}

TEST(people_sessions_texts_and_numbers)
{
    struct box box;
    struct stored_person got;
    struct stored_session session;
    uint8_t token[2][TOKEN_BYTES] = {{1}, {2}}, key[2][SEED_BYTES];
    box_open(&box);
    struct store *s = box_store(&box);
    store_put_person(s, &(struct stored_person){.id = 1, .name = "Guest"});
    store_put_person(
        s, &(struct stored_person){.id = 2, .name = "Ann", .account = true, .password = "hash"});
    store_add_session(s, token[0], &(struct stored_session){2, 51, 1000, 1000});
    store_add_session(s, token[1], &(struct stored_session){2, 52, 2000, 3000});
    store_put_number(s, "uptime", 77);
    store_put_number(s, "uptime", 78);
    store_put_text(s, 2, "g", "deck", "mine", "1 card");
    store_put_text(s, 2, "g", "deck", "other", "2 cards");
    store_put_text(s, 2, "g", "deck", "mine", "");
    store_key(s, key[0]);
    store_wait(s);
    CHECK(store_find_account(s, "aNN", &got));
    CHECK_EQ(got.id, 2);
    CHECK_STRING(got.password, "hash");
    CHECK(!store_find_account(s, "Guest", &got));
    CHECK(store_find_session(s, token[1], &session));
    CHECK_EQ(session.person, 2);
    CHECK_EQ(session.id, 52);
    CHECK_EQ(session.since, 2000);
    CHECK_EQ(session.seen, 3000);
    store_see_session(s, &(struct stored_session){.person = 2, .id = 51, .seen = 1500});
    store_wait(s);
    store_drop_old_sessions(s, 1500); /* none is as old */
    store_drop_session(s, 3, 51);     /* another person's is not touched */
    store_wait(s);
    CHECK(store_find_session(s, token[0], &session));
    CHECK_EQ(session.seen, 1500);
    store_drop_session(s, 2, 52);
    store_wait(s);
    CHECK(!store_find_session(s, token[1], &session));
    CHECK(store_find_session(s, token[0], &session));
    store_drop_sessions(s, 2, 0);
    store_wait(s);
    CHECK(!store_find_session(s, token[0], &session));
    store_add_session(s, token[0], &(struct stored_session){2, 53, 1, 1499});
    store_add_session(s, token[1], &(struct stored_session){2, 54, 1, 1500});
    store_drop_old_sessions(s, 1500);
    store_wait(s);
    CHECK(!store_find_session(s, token[0], &session));
    CHECK(store_find_session(s, token[1], &session));
    store_drop_session(s, 2, 54);
    store_wait(s);
    CHECK(!store_find_session(s, token[1], &session));
    CHECK_EQ(store_number(s, "uptime"), 78);
    CHECK_EQ(store_number(s, "nothing"), 0);
    CHECK_EQ(store_texts(s, 2, "g", "deck", NULL, NULL), 1);
    store_close(s);
    s = box_store(&box);
    store_key(s, key[1]);
    CHECK(!memcmp(key[0], key[1], SEED_BYTES));
    store_close(s);
    box_close(&box);
}

static int read_number(const struct box *box, const char *sql)
{
    sqlite3 *db;
    sqlite3_stmt *query;
    CHECK_EQ(sqlite3_open(box->path, &db), SQLITE_OK);
    CHECK_EQ(sqlite3_prepare_v2(db, sql, -1, &query, NULL), SQLITE_OK);
    CHECK_EQ(sqlite3_step(query), SQLITE_ROW);
    int number = sqlite3_column_int(query, 0);
    sqlite3_finalize(query);
    sqlite3_close(db);
    return number;
}

TEST(guests_who_only_looked_in_are_forgotten)
{
    struct box box;
    struct stored_person got;
    struct stored_session session;
    uint8_t token[TOKEN_BYTES] = {7};
    box_open(&box);
    struct store *s = box_store(&box);
    static const struct stored_person people[] = {
        {.id = 1, .name = "Looked in", .seen = 100},
        {.id = 2, .name = "Has a seat", .seen = 100},
        {.id = 3, .name = "Has a deck", .seen = 100},
        {.id = 4, .name = "Has a mark", .seen = 100},
        {.id = 5, .name = "Account", .seen = 100, .account = true},
        {.id = 6, .name = "Lately", .seen = 200},
        {.id = 7, .name = "Looked in too", .seen = 101},
        {.id = 8, .name = "Looked in later", .seen = 102},
        {.id = 9, .name = "The last", .seen = 100},
    };
    for (int i = 0; i < 9; i++)
        store_put_person(s, &people[i]);
    struct stored_table table = box_table(1, "abcdefgh");
    table.seat[0].person = 2;
    store_put_table(s, &table);
    stored_table_free(&table);
    store_put_text(s, 3, "g", "deck", "mine", "1 card");
    store_add_mark(s, 4, "g", &(struct stored_mark){"Win", 0, "abcdefgh", 9});
    store_add_session(s, token, &(struct stored_session){1, 1, 1, 1});
    store_put_shun(s, 1, 2, false);
    store_put_shun(s, 2, 1, false);
    store_drop_guests(s, 150, 2); /* the two that were away longest */
    store_wait(s);
    CHECK_EQ(read_number(&box, "SELECT sum(person) FROM shun"), 2);
    for (int i = 0; i < 9; i++)
        CHECK_EQ(store_find_person(s, i + 1, &got), i != 0 && i != 6);
    CHECK(!store_find_session(s, token, &session));
    store_drop_guests(s, 150, 2);
    store_wait(s);
    CHECK(!store_find_person(s, 8, &got));
    CHECK(store_find_person(s, 6, &got));
    CHECK_EQ(got.seen, 200);
    CHECK_EQ(store_last_id(s, "person"), 9);
    store_close(s);
    box_close(&box);
}

TEST(nobody_gets_a_number_that_a_damaged_seat_names)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    CHECK_EQ(store_last_id(s, "person"), 0);
    store_put_person(s, &(struct stored_person){.id = 5, .name = "Ann"});
    struct stored_table table = box_table(1, "abcdefgh");
    table.seat[0].person = 7;
    store_put_table(s, &table);
    stored_table_free(&table);
    store_wait(s);
    CHECK_EQ(store_last_id(s, "person"), 7);
    store_close(s);
    box_close(&box);
}

/* Appends what comes, to be compared as a whole. */
static void list_mark(void *context, const struct stored_mark *mark)
{
    char *out = context;
    snprintf(out + strlen(out), 200 - strlen(out), "%s %d %s %d;", mark->achievement, mark->mark,
             mark->code, (int)mark->at);
}

TEST(a_mark_is_kept_once_by_person_and_game)
{
    struct box box;
    char list[200] = "";
    box_open(&box);
    struct store *s = box_store(&box);
    store_add_mark(s, 1, "g", &(struct stored_mark){"Win", 2, "later", 200});
    store_add_mark(s, 1, "g", &(struct stored_mark){"Win", 0, "first", 100});
    store_add_mark(s, 1, "g", &(struct stored_mark){"Win", 0, "again", 300}); /* not news */
    store_add_mark(s, 1, "g", &(struct stored_mark){"Draw", 0, "again", 300});
    store_add_mark(s, 1, "h", &(struct stored_mark){"Win", 1, "other", 100});
    store_add_mark(s, 2, "g", &(struct stored_mark){"Win", 1, "other", 100});
    store_wait(s);
    store_marks(s, 1, "g", list_mark, list);
    CHECK_STRING(list, "Win 0 first 100;Win 2 later 200;Draw 0 again 300;");
    store_close(s);
    box_close(&box);
}

static void count_row(void *context, const struct stored_table *row)
{
    *(int *)context += (int)row->id;
}

TEST(the_history_has_pages_and_keeps_private_games_private)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    int sum = 0;
    for (int id = 1; id <= 4; id++) {
        char code[] = {'a', 'b', 'c', 'd', 'e', 'f', 'g', (char)('1' + id), '\0'};
        struct stored_table t = box_table(id, code);
        t.status = id == 4 ? TABLE_RUNNING : TABLE_OVER;
        t.public = id != 2;
        t.seat[0].person = id;
        store_put_table(s, &t);
        free(t.setup);
    }
    store_wait(s);
    store_history(s, NULL, 1, false, 0, count_row, &sum);
    CHECK_EQ(sum, 1 + 3);
    store_history(s, NULL, 2, false, 0, count_row, &sum);
    CHECK_EQ(sum, 4 + 1 + 3);
    store_history(s, NULL, 2, true, 0, count_row, &sum);
    CHECK_EQ(sum, 8 + 2);
    store_history(s, "flash_duel", 1, false, 3, count_row, &sum);
    CHECK_EQ(sum, 10 + 1);
    store_history(s, "chess", 1, false, 0, count_row, &sum);
    store_history(s, "chess", 1, true, 0, count_row, &sum);
    store_history(s, NULL, 4, true, 0, count_row, &sum);
    CHECK_EQ(sum, 11);
    store_history(s, "flash_duel", 2, true, 0, count_row, &sum);
    CHECK_EQ(sum, 11 + 2);
    store_close(s);
    box_close(&box);
}

/* Those that walk through all that they are about: at the start of the server; what one person has;
 * what takes the first of an index; and the last 50 tables of somebody. */
static bool may_look_at_all(int read)
{
    return read == READ_UNFINISHED || read == READ_CLAIMED || read == READ_MARKS ||
           read == READ_UNTOLD || read == READ_REMATCH;
}

static const char *plan_of(sqlite3 *db, const char *sql, char *out, size_t size)
{
    char *explain = sqlite3_mprintf("EXPLAIN QUERY PLAN %s", sql);
    sqlite3_stmt *query;
    CHECK_EQ(sqlite3_prepare_v2(db, explain, -1, &query, NULL), SQLITE_OK);
    *out = '\0';
    while (sqlite3_step(query) == SQLITE_ROW)
        snprintf(out + strlen(out), size - strlen(out), "%s; ", sqlite3_column_text(query, 3));
    sqlite3_finalize(query);
    sqlite3_free(explain);
    return out;
}

/* The event loop waits for reads: none may look at more rows than it gives, or sort them. */
TEST(no_read_looks_at_more_than_it_gives)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    for (int read = 0; read < READS; read++) {
        char plan[1000];
        plan_of(s->reader, sqlite3_sql(s->read[read].prepared), plan, sizeof plan);
        if (!may_look_at_all(read) && (strstr(plan, "SCAN") || strstr(plan, "TEMP B-TREE") ||
                                       strstr(plan, "LIST SUBQUERY") || !strstr(plan, "SEARCH")))
            fail_msg("%s: %s", sqlite3_sql(s->read[read].prepared), plan);
    }
    /* An index has all that is asked for; a further condition would skip rows,
     * and a count reads none. */
    static const struct {
        enum store_read read;
        const char *plan;
    } pages[] = {
        {READ_SESSIONS, "INDEX session_person (person=?)"},
        {READ_SPARE_SESSIONS, "INDEX session_person (person=?)"},
        {READ_HISTORY, "INDEX game_public (id<?)"},
        {READ_HISTORY_OF_GAME, "INDEX game_public_of_game (game=? AND id<?)"},
        {READ_HISTORY_MINE, "INDEX seat_person (person=? AND game<?)"},
        {READ_HISTORY_MINE_OF_GAME, "INDEX seat_person_game (person=? AND of_game=? AND game<?)"},
        {READ_REPORTS, "INDEX report_done (done=?)"},
        {READ_REPORTS_OPEN, "COVERING INDEX report_done (done=?)"},
        {READ_REPORTS_BY, "COVERING INDEX report_by (by=? AND done=?)"},
    };
    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
        char plan[1000];
        plan_of(s->reader, sqlite3_sql(s->read[pages[i].read].prepared), plan, sizeof plan);
        CHECK_CONTAINS(plan, pages[i].plan);
    }
    store_close(s);
    box_close(&box);
}

/* All commits wait for a write: none may look for its rows in a whole table. */
TEST(no_write_looks_for_its_rows_everywhere)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    for (int write = 0; write < WRITES; write++) {
        char plan[1000];
        plan_of(s->writer, sqlite3_sql(s->write[write].prepared), plan, sizeof plan);
        if (strstr(plan, "SCAN"))
            fail_msg("%s: %s", sqlite3_sql(s->write[write].prepared), plan);
    }
    store_close(s);
    box_close(&box);
}

static void add_report(struct store *s, int64_t id, int64_t by)
{
    store_add_report(s, &(struct stored_report){.id = id,
                                                .at = 100 + id,
                                                .by = by,
                                                .about = 70 + id,
                                                .code = "abcdefgh",
                                                .words = "words",
                                                .quote = "quote"});
}

static bool list_report(void *context, const struct stored_report *report)
{
    char *out = context;
    snprintf(out + strlen(out), 200 - strlen(out), "%d %d %s %s %s;", (int)report->id,
             (int)report->by, report->code, report->words, report->quote);
    return true;
}

TEST(reports_are_open_until_they_are_done_and_then_go)
{
    struct box box;
    char list[200] = "";
    box_open(&box);
    struct store *s = box_store(&box);
    for (int id = 1; id <= 4; id++)
        add_report(s, id, id == 2 ? 8 : 7);
    store_end_report(s, 1, 1000);
    store_end_report(s, 3, 1001);
    store_wait(s);
    store_reports(s, list_report, list);
    CHECK_STRING(list, "2 8 abcdefgh words quote;4 7 abcdefgh words quote;");
    CHECK_EQ(store_reports_open(s), 2);
    CHECK_EQ(store_reports_by(s, 7), 1);
    CHECK_EQ(store_reported(s, 4), 74);
    CHECK_EQ(store_reported(s, 3), 0);
    CHECK_EQ(store_reported(s, 5), 0);
    store_drop_reports(s, 1001);
    store_close(s);
    CHECK_EQ(read_number(&box, "SELECT sum(id) FROM report"), 2 + 3 + 4);
    box_close(&box);
}

TEST(a_folder_has_one_server_at_a_time)
{
    struct box box;
    struct reason why;
    box_open(&box);
    struct store *s = box_store(&box);
    CHECK(store_open(box.folder, NULL, NULL, &why) == NULL);
    CHECK_CONTAINS(why.text, "Another server");
    store_close(s);
    store_close(box_store(&box));
    box_close(&box);
}

/* --- What belongs together is committed together. --- */

TEST(what_is_held_is_not_committed_before_it_is_whole)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    store_hold(s);
    store_put_number(s, "one", 1);
    usleep(20000); /* ten times as long as a commit waits for more */
    CHECK_EQ(store_committed(s), 0);
    store_put_number(s, "two", 2);
    store_release(s);
    for (int i = 0; i < 1000 && store_committed(s) < 2; i++)
        usleep(5000);
    CHECK_EQ(store_committed(s), 2);
    CHECK_EQ(store_commits(s), 1);
    store_hold(s);
    store_put_number(s, "three", 3);
    store_wait(s); /* who waits inside gets what there is */
    CHECK_EQ(store_number(s, "three"), 3);
    store_release(s);
    store_close(s);
    box_close(&box);
}

/* The thread gathers what was written before, and finds the store held when it wants to commit. */
TEST(what_waits_is_committed_after_a_hold_that_writes_nothing)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    for (uint64_t number = 1; number <= 20; number++) {
        store_put_number(s, "number", (int64_t)number);
        store_hold(s);
        usleep(4000); /* twice as long as it gathers */
        store_release(s);
        for (int i = 0; i < 50000 && store_committed(s) < number; i++)
            usleep(100);
        CHECK_EQ(store_committed(s), number);
    }
    store_close(s);
    box_close(&box);
}

TEST(a_table_that_was_dropped_is_gone_before_that_is_on_disk)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    struct stored_table t = box_table(1, "abcdefgh"), u = box_table(2, "abcdefgh"), got;
    store_put_table(s, &t);
    store_wait(s);
    CHECK(store_has_table(s, "abcdefgh"));
    store_hold(s); /* nothing is committed now */
    store_drop_table(s, 1);
    CHECK(!store_has_table(s, "abcdefgh"));
    CHECK(!store_find_table(s, "abcdefgh", &got, NULL));
    store_put_table(s, &u);
    store_release(s);
    store_wait(s);
    CHECK(store_find_table(s, "abcdefgh", &got, NULL));
    CHECK_EQ(got.id, 2);
    stored_table_free(&got);
    store_drop_table(s, 2);
    CHECK(!store_has_table(s, "abcdefgh"));
    store_close(s);
    free(t.setup);
    free(u.setup);
    box_close(&box);
}

TEST(a_session_that_was_dropped_is_gone_before_that_is_on_disk)
{
    struct box box;
    struct stored_session got;
    static const uint8_t token[4][TOKEN_BYTES] = {{1}, {2}, {3}, {4}};
    box_open(&box);
    struct store *s = box_store(&box);
    for (int i = 0; i < 4; i++)
        store_add_session(s, token[i], &(struct stored_session){i < 3 ? 7 : 8, 51 + i, 1, 1});
    store_wait(s);
    store_hold(s); /* nothing is committed now */
    store_drop_session(s, 7, 51);
    for (int i = 0; i < 4; i++)
        CHECK_EQ(store_find_session(s, token[i], &got), i > 0);
    store_drop_sessions(s, 7, 52);
    for (int i = 0; i < 4; i++)
        CHECK_EQ(store_find_session(s, token[i], &got), i == 1 || i == 3);
    store_release(s);
    store_wait(s);
    for (int i = 0; i < 4; i++)
        CHECK_EQ(store_find_session(s, token[i], &got), i == 1 || i == 3);
    store_add_session(s, token[0], &(struct stored_session){7, 55, 1, 1});
    store_wait(s);
    CHECK(store_find_session(s, token[0], &got)); /* a later one is none of those */
    store_close(s);
    box_close(&box);
}

static void add_line(struct store *s, int64_t table, int64_t number, const char *text)
{
    store_add_chat(s, table, number, &(struct stored_chat){.name = "Ann", .text = text});
}

static void add_letter(void *context, const struct stored_chat *chat)
{
    strncat(context, chat->text, 1);
}

static void add_name(void *context, const struct stored_chat *chat)
{
    strcat(context, chat->name);
    strcat(context, chat->account ? "! " : " ");
}

/* Lines of chat from before it was kept who wrote them are known by the name. What somebody was
 * called before they had an account goes as well. */
TEST(who_leaves_is_called_otherwise_in_all_that_they_wrote_and_played)
{
    struct box box;
    struct stored_table t = box_table(1, "abcdefgh"), got;
    char names[100] = "";
    static const struct stored_chat lines[] = {
        {.name = "Guest", .person = 7, .text = "1"},
        {.name = "Hal", .person = 7, .account = true, .text = "2"},
        {.name = "Hal", .text = "3"},
        {.name = "Ann", .text = "4"},
        {.name = "Hal", .person = 8, .text = "5"},
    };
    box_open(&box);
    struct store *s = box_store(&box);
    t.status = TABLE_OVER;
    t.result = strdup("[{\"seat\":0,\"name\":\"Guest\"},{\"seat\":1,\"name\":\"Hal\"}]");
    store_put_table(s, &t);
    stored_table_free(&t);
    t = box_table(2, "abcdefgi"); /* without a result */
    store_put_table(s, &t);
    stored_table_free(&t);
    for (int i = 0; i < 5; i++)
        store_add_chat(s, 1, i, &lines[i]);
    store_put_shun(s, 7, 8, true);
    store_put_shun(s, 8, 7, true);
    store_put_shun(s, 8, 9, true);
    store_farewell(s, 7, "Hal", "Gone");
    store_wait(s);
    store_chats(s, 1, 0, add_name, names);
    CHECK_STRING(names, "Gone Gone Gone Ann Hal ");
    CHECK(store_find_table(s, "abcdefgh", &got, NULL));
    CHECK_STRING(got.result, "[{\"seat\":0,\"name\":\"Gone\"},{\"seat\":1,\"name\":\"Hal\"}]");
    stored_table_free(&got);
    store_close(s);
    CHECK_EQ(read_number(&box, "SELECT sum(person*10+other) FROM shun"), 89);
    box_close(&box);
}

TEST(what_the_database_refuses_is_left_out_with_all_that_belongs_to_it)
{
    struct box box;
    box_open(&box);
    struct store *s = box_store(&box);
    struct store_fault fault;
    char lines[20] = "";
    add_line(s, 1, 0, "a");
    store_wait(s);
    add_line(s, 1, 1, "b");
    store_hold(s);
    add_line(s, 1, 2, "x");
    add_line(s, 1, 0, "y"); /* there is one */
    store_put_number(s, "n", 5);
    store_release(s);
    add_line(s, 1, 2, "c");
    store_wait(s);
    CHECK(store_next_fault(s, &fault));
    CHECK_EQ(fault.first, 3);
    CHECK_EQ(fault.last, 5);
    CHECK_CONTAINS(fault.error, "UNIQUE constraint failed: chat");
    CHECK(!store_next_fault(s, &fault));
    CHECK_EQ(store_committed(s), 6);
    CHECK_EQ(store_number(s, "n"), 0);
    store_chats(s, 1, 0, add_letter, lines);
    CHECK_STRING(lines, "abc");
    store_close(s);
    box_close(&box);
}

/* --- Versions. --- */

/* As the first version made it. Never to be changed: such databases exist. */
static const char version_1[] =
    "CREATE TABLE meta(name TEXT PRIMARY KEY, value) WITHOUT ROWID;"
    "CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT NOT NULL, account INTEGER NOT NULL,"
    "  password TEXT NOT NULL, since INTEGER NOT NULL);"
    "CREATE UNIQUE INDEX person_account ON person(name COLLATE NOCASE) WHERE account;"
    "CREATE TABLE session(token BLOB PRIMARY KEY, person INTEGER NOT NULL,"
    "  since INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX session_person ON session(person);"
    "CREATE TABLE game(id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL,"
    "  rules INTEGER NOT NULL, setup TEXT NOT NULL, status INTEGER NOT NULL,"
    "  public INTEGER NOT NULL, host INTEGER NOT NULL, clock INTEGER NOT NULL,"
    "  clock_seconds INTEGER NOT NULL, clock_increment INTEGER NOT NULL, secret BLOB NOT NULL,"
    "  shift INTEGER NOT NULL, since INTEGER NOT NULL, marked INTEGER NOT NULL,"
    "  created INTEGER NOT NULL, ended INTEGER NOT NULL, moves INTEGER NOT NULL,"
    "  how INTEGER NOT NULL, by INTEGER NOT NULL, result TEXT, next TEXT NOT NULL);"
    "CREATE INDEX game_unfinished ON game(id) WHERE status<3;"
    "CREATE INDEX game_finished ON game(game, id) WHERE status=3;"
    "CREATE TABLE seat(game INTEGER, seat INTEGER, kind INTEGER NOT NULL,"
    "  person INTEGER NOT NULL, level TEXT NOT NULL, share BLOB, left INTEGER NOT NULL,"
    "  PRIMARY KEY(game, seat)) WITHOUT ROWID;"
    "CREATE INDEX seat_person ON seat(person, game) WHERE person>0;"
    "CREATE TABLE answer(game INTEGER, number INTEGER, seat INTEGER NOT NULL,"
    "  option INTEGER NOT NULL, question INTEGER NOT NULL, at INTEGER NOT NULL,"
    "  left INTEGER NOT NULL, PRIMARY KEY(game, number)) WITHOUT ROWID;"
    "CREATE TABLE chat(game INTEGER, number INTEGER, name TEXT NOT NULL, seat INTEGER NOT NULL,"
    "  text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY(game, number)) WITHOUT ROWID;"
    "CREATE TABLE shelf(person INTEGER, game TEXT, field TEXT, name TEXT, text TEXT NOT NULL,"
    "  PRIMARY KEY(person, game, field, name)) WITHOUT ROWID;"
    "PRAGMA user_version=1;";

/* And what the next ones made of it. */
static const char version_2[] =
    "CREATE TABLE mark(person INTEGER, game TEXT, achievement TEXT, mark INTEGER,"
    "  code TEXT NOT NULL, at INTEGER NOT NULL,"
    "  PRIMARY KEY(person, game, achievement, mark)) WITHOUT ROWID;"
    "PRAGMA user_version=2;";
static const char version_3[] = "ALTER TABLE person ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;"
                                "UPDATE person SET seen=unixepoch();"
                                "CREATE INDEX person_guest ON person(seen) WHERE NOT account;"
                                "PRAGMA user_version=3;";
static const char version_4[] =
    "ALTER TABLE person ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE person ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE session ADD COLUMN id INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE session ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE game ADD COLUMN story INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE game ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE seat ADD COLUMN of_game TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE answer ADD COLUMN state INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE chat ADD COLUMN person INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE chat ADD COLUMN account INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE story(game INTEGER, part INTEGER, bytes BLOB NOT NULL,"
    "  PRIMARY KEY(game, part)) WITHOUT ROWID;"
    "CREATE TABLE recovery(person INTEGER, code BLOB, PRIMARY KEY(person, code)) WITHOUT ROWID;"
    "CREATE TABLE shun(person INTEGER, other INTEGER, blocked INTEGER NOT NULL,"
    "  PRIMARY KEY(person, other)) WITHOUT ROWID;"
    "CREATE TABLE report(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, by INTEGER NOT NULL,"
    "  about INTEGER NOT NULL, code TEXT NOT NULL, words TEXT NOT NULL, quote TEXT NOT NULL,"
    "  done INTEGER NOT NULL);"
    "CREATE INDEX game_untold ON game(id) WHERE status=3 AND story=0;"
    "CREATE INDEX seat_person_game ON seat(person, of_game, game) WHERE person>0;"
    "CREATE INDEX game_public ON game(id) WHERE status=3 AND public;"
    "CREATE INDEX game_public_of_game ON game(game, id) WHERE status=3 AND public;"
    "DROP INDEX game_finished;"
    "CREATE INDEX person_skeleton ON person(skeleton);"
    "CREATE INDEX chat_person ON chat(person) WHERE person>0;"
    "CREATE INDEX chat_nobody ON chat(name) WHERE person=0;"
    "CREATE INDEX shun_other ON shun(other);"
    "CREATE INDEX report_open ON report(id) WHERE NOT done;"
    "PRAGMA user_version=4;";

static const char rows_of_version_1[] =
    "INSERT INTO person VALUES(3,'Old Friend',0,'',0);"
    "INSERT INTO game VALUES(1,'abcdefgh','flash_duel',1,'{\"mode\":\"simple\"}',1,1,3,0,0,0,"
    "  zeroblob(32),0,0,0,0,0,0,0,255,NULL,'');"
    "INSERT INTO seat VALUES(1,0,1,3,'',zeroblob(32),0);"
    "INSERT INTO seat VALUES(1,1,2,0,'club',zeroblob(32),0);"
    "INSERT INTO answer VALUES(1,0,0,2,0,5,0);";

TEST(a_database_of_the_first_version_is_brought_up_to_date)
{
    struct box box;
    struct stored_table got;
    size_t count;
    box_open(&box);
    run_sql(&box, version_1);
    run_sql(&box, rows_of_version_1);
    struct store *s = box_store(&box);
    CHECK_EQ(store_version(s), store_newest_version());
    CHECK(store_find_table(s, "abcdefgh", &got, NULL));
    CHECK_EQ(got.seats, 2);
    CHECK_EQ(got.moves, 1);
    CHECK_STRING(got.seat[0].name, "Old Friend");
    struct stored_answer *answers = store_answers(s, 1, &count);
    CHECK_EQ(count, 1);
    CHECK_EQ(answers[0].option, 2);
    free(answers);
    stored_table_free(&got);
    char list[200] = "";
    store_add_mark(s, 3, "flash_duel", &(struct stored_mark){"New", 0, "abcdefgh", 9});
    store_wait(s);
    store_marks(s, 3, "flash_duel", list_mark, list);
    CHECK_STRING(list, "New 0 abcdefgh 9;");
    struct stored_person old;
    CHECK(store_find_person(s, 3, &old));
    CHECK(old.seen > 1700000000); /* its time begins with the migration */
    store_close(s);
    box_close(&box);
}

#define KEY_HEX "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

/* A row in each table, with another value in each column. */
static const char rows_of_version_3[] =
    "INSERT INTO meta VALUES('uptime',4711),('key',x'" KEY_HEX "');"
    "INSERT INTO person VALUES(3,'Old Friend',1,'hash',11,12);"
    "INSERT INTO session VALUES(x'000102030405060708090a0b0c0d0e0f',3,13);"
    "INSERT INTO game VALUES(5,'abcdefgh','flash_duel',6,'{\"mode\":\"simple\"}',3,1,7,2,8,9,"
    "  x'" KEY_HEX "',21,22,23,24,25,26,2,4,'[1,2]','hgfedcba');"
    "INSERT INTO seat VALUES(5,0,1,3,'',x'" KEY_HEX "',31);"
    "INSERT INTO seat VALUES(5,1,2,0,'club',NULL,32);"
    "INSERT INTO answer VALUES(5,0,1,41,42,43,44);"
    "INSERT INTO chat VALUES(5,0,'Ann',1,'hello',51);"
    "INSERT INTO shelf VALUES(3,'gem_blenders','deck','mine','1 card');"
    "INSERT INTO mark VALUES(3,'flash_duel','Win',1,'abcdefgh',61);";

static void check_old_table(struct store *s, const uint8_t key[SEED_BYTES])
{
    struct stored_table t;
    size_t count;
    CHECK(store_find_table(s, "abcdefgh", &t, NULL));
    CHECK_EQ(t.id, 5);
    CHECK_STRING(t.code, "abcdefgh");
    CHECK_STRING(t.game, "flash_duel");
    CHECK_EQ(t.rules, 6);
    CHECK_STRING(t.setup, "{\"mode\":\"simple\"}");
    CHECK_EQ(t.status, TABLE_OVER);
    CHECK(t.public);
    CHECK_EQ(t.host, 7);
    CHECK_EQ(t.clock, CLOCK_GAME);
    CHECK_EQ(t.clock_seconds, 8);
    CHECK_EQ(t.clock_increment, 9);
    CHECK(!memcmp(t.secret, key, SEED_BYTES));
    CHECK_EQ(t.shift, 21);
    CHECK_EQ(t.since, 22);
    CHECK_EQ(t.marked, 23);
    CHECK_EQ(t.created, 24);
    CHECK_EQ(t.ended, 25);
    CHECK_EQ(t.moves, 26);
    CHECK_EQ(t.how, END_TIME);
    CHECK_EQ(t.by, 4);
    CHECK_STRING(t.result, "[1,2]");
    CHECK_STRING(t.next, "hgfedcba");
    CHECK_EQ(t.seats, 2);
    CHECK_EQ(t.seat[0].kind, SEAT_PERSON);
    CHECK_EQ(t.seat[0].person, 3);
    CHECK_STRING(t.seat[0].name, "Old Friend");
    CHECK(t.seat[0].shared && !memcmp(t.seat[0].share, key, SEED_BYTES));
    CHECK_EQ(t.seat[0].left, 31);
    CHECK_EQ(t.seat[1].kind, SEAT_BOT);
    CHECK_STRING(t.seat[1].name, "");
    CHECK_STRING(t.seat[1].level, "club");
    CHECK(!t.seat[1].shared);
    stored_table_free(&t);
    struct stored_answer *answer = store_answers(s, 5, &count);
    CHECK_EQ(count, 1);
    CHECK_EQ(answer->seat, 1);
    CHECK_EQ(answer->option, 41);
    CHECK_EQ(answer->question, 42);
    CHECK_EQ(answer->at, 43);
    CHECK_EQ(answer->left, 44);
    free(answer);
}

static void check_old_chat(void *context, const struct stored_chat *chat)
{
    (void)context;
    CHECK_STRING(chat->name, "Ann");
    CHECK_EQ(chat->seat, 1);
    CHECK_STRING(chat->text, "hello");
    CHECK_EQ(chat->at, 51);
}

static void check_old_text(void *context, const char *name, const char *text)
{
    (void)context;
    CHECK_STRING(name, "mine");
    CHECK_STRING(text, "1 card");
}

static void check_old_rest(struct store *s, const uint8_t key[SEED_BYTES])
{
    struct stored_person person;
    uint8_t kept[SEED_BYTES];
    char list[200] = "";
    store_key(s, kept);
    CHECK(!memcmp(kept, key, SEED_BYTES));
    CHECK_EQ(store_number(s, "uptime"), 4711);
    CHECK(store_find_account(s, "old friend", &person));
    CHECK_EQ(person.id, 3);
    CHECK_STRING(person.name, "Old Friend");
    CHECK(person.account);
    CHECK_STRING(person.password, "hash");
    CHECK_EQ(person.seen, 12);
    int sum = 0;
    store_history(s, "flash_duel", 3, true, 0, count_row, &sum);
    CHECK_EQ(sum, 5);
    struct stored_session session;
    CHECK(store_find_session(s, key, &session)); /* the token is the beginning of the key */
    CHECK_EQ(session.person, 3);
    CHECK_EQ(session.since, 13);
    CHECK(session.id > 0 && session.seen > 1000000000);
    CHECK_EQ(store_chats(s, 5, 0, check_old_chat, NULL), 1);
    CHECK_EQ(store_texts(s, 3, "gem_blenders", "deck", check_old_text, NULL), 1);
    store_marks(s, 3, "flash_duel", list_mark, list);
    CHECK_STRING(list, "Win 1 abcdefgh 61;");
}

TEST(a_database_of_the_third_version_is_read_as_it_was_written)
{
    struct box box;
    uint8_t key[SEED_BYTES];
    for (int i = 0; i < SEED_BYTES; i++)
        key[i] = (uint8_t)i;
    box_open(&box);
    run_sql(&box, version_1);
    run_sql(&box, version_2);
    run_sql(&box, version_3);
    run_sql(&box, rows_of_version_3);
    struct store *s = box_store(&box);
    check_old_table(s, key);
    check_old_rest(s, key);
    store_put_person(s, &(struct stored_person){.id = 3, .name = "New Friend"});
    store_close(s);
    CHECK_EQ(read_number(&box, "SELECT since FROM person WHERE id=3 AND name='New Friend'"), 11);
    /* Of the token there is only a hash; and before it was changed a copy was made. */
    CHECK_EQ(read_number(&box, "SELECT length(token) FROM session WHERE person=3"), 32);
    struct box old = box;
    snprintf(old.path, sizeof old.path, "%s/parlor.db.version-3", box.folder);
    CHECK_EQ(read_number(&old, "SELECT user_version FROM pragma_user_version"), 3);
    CHECK_EQ(read_number(&old, "SELECT length(token) FROM session WHERE person=3"), 16);
    box_close(&box);
}

/* Which named people who have left; what a game has shown names nobody. */
TEST(records_among_the_stories_of_the_fourth_version_are_dropped)
{
    static const char *const versions[] = {version_1, version_2, version_3, version_4};
    struct box box;
    box_open(&box);
    for (int i = 0; i < 4; i++)
        run_sql(&box, versions[i]);
    run_sql(&box, "INSERT INTO story VALUES(1,-1,'record'),(1,0,'a'),(1,1,'b'),(2,-1,'record')");
    store_close(box_store(&box));
    CHECK_EQ(read_number(&box, "SELECT count(*)*10+sum(part) FROM story WHERE game=1"), 21);
    CHECK_EQ(read_number(&box, "SELECT count(*) FROM story"), 2);
    box_close(&box);
}

/* All that the database says of its tables and indexes; blanks do not matter. */
static char *schema_of(const struct box *box)
{
    sqlite3 *db;
    sqlite3_stmt *query;
    CHECK_EQ(sqlite3_open(box->path, &db), SQLITE_OK);
    CHECK_EQ(sqlite3_prepare_v2(db,
                                "SELECT group_concat(replace(sql, '  ', ' '), ';') FROM (SELECT "
                                "sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name)",
                                -1, &query, NULL),
             SQLITE_OK);
    CHECK_EQ(sqlite3_step(query), SQLITE_ROW);
    char *schema = strdup((const char *)sqlite3_column_text(query, 0));
    sqlite3_finalize(query);
    sqlite3_close(db);
    return schema;
}

/* The newest schema and those that grow out of older versions must be the same. */
TEST(migrations_lead_to_the_same_place_as_a_fresh_start)
{
    static const char *const versions[] = {version_1, version_2, version_3, version_4};
    struct box box;
    box_open(&box);
    store_close(box_store(&box));
    char *fresh = schema_of(&box);
    box_close(&box);
    for (int newest = 1; newest <= 4; newest++) {
        box_open(&box);
        for (int i = 0; i < newest; i++)
            run_sql(&box, versions[i]);
        store_close(box_store(&box));
        char *grown = schema_of(&box);
        CHECK_STRING(grown, fresh);
        free(grown);
        box_close(&box);
    }
    free(fresh);
}

static int mode_of(const char *path, const char *end)
{
    struct stat found;
    char name[120];
    snprintf(name, sizeof name, "%s%s", path, end);
    CHECK_EQ(stat(name, &found), 0);
    return found.st_mode & 0777;
}

TEST(nobody_else_may_read_the_files)
{
    struct box box;
    box_open(&box);
    mode_t before = umask(0);
    for (int i = 0; i < 2; i++) {
        struct store *s = box_store(&box);
        CHECK_EQ(mode_of(box.path, ""), 0600);
        CHECK_EQ(mode_of(box.path, "-wal"), 0600);
        CHECK_EQ(mode_of(box.path, "-shm"), 0600);
        store_close(s);
        chmod(box.path, 0644); /* as older programs left it */
    }
    umask(before);
    box_close(&box);
}

/* Overwrites the middle of each page but the first. */
static void damage(const struct box *box)
{
    FILE *file = fopen(box->path, "r+");
    char noise[2000];
    memset(noise, 0x5a, sizeof noise);
    fseek(file, 0, SEEK_END);
    for (long at = 4096 + 4; at < ftell(file) - 4096; at += 4096) {
        long end = ftell(file);
        fseek(file, at, SEEK_SET);
        fwrite(noise, 1, sizeof noise, file);
        fseek(file, end, SEEK_SET);
    }
    fclose(file);
}

TEST(a_damaged_database_is_refused)
{
    struct box box;
    struct reason why;
    struct text report = {0};
    box_open(&box);
    store_close(box_store(&box));
    CHECK(store_check(box.folder, &report, &why));
    CHECK_STRING(text_string(&report), "");
    damage(&box);
    CHECK(store_open(box.folder, NULL, NULL, &why) == NULL);
    CHECK_CONTAINS(why.text, "damaged");
    CHECK(!store_check(box.folder, &report, &why));
    CHECK(report.length > 0);
    text_free(&report);
    box_close(&box);
}

static long first_page_of(const struct box *box, const char *table)
{
    sqlite3 *db;
    sqlite3_stmt *query;
    CHECK_EQ(sqlite3_open(box->path, &db), SQLITE_OK);
    CHECK_EQ(sqlite3_prepare_v2(db, "SELECT rootpage FROM sqlite_master WHERE name=?1", -1, &query,
                                NULL),
             SQLITE_OK);
    sqlite3_bind_text(query, 1, table, -1, SQLITE_STATIC);
    CHECK_EQ(sqlite3_step(query), SQLITE_ROW);
    long page = (long)sqlite3_column_int64(query, 0);
    sqlite3_finalize(query);
    sqlite3_close(db);
    return page;
}

/* What nobody would read until somebody comes to their decks. */
TEST(a_database_is_refused_that_is_damaged_where_nothing_is_read_at_the_start)
{
    struct box box;
    struct reason why;
    box_open(&box);
    struct store *s = box_store(&box);
    store_put_text(s, 7, "gem_blenders", "red", "mine", "a deck");
    store_close(s);
    store_close(box_store(&box));
    long page = first_page_of(&box, "shelf");
    FILE *file = fopen(box.path, "r+");
    fseek(file, 4096 * (page - 1), SEEK_SET);
    fwrite("noise", 1, 5, file);
    fclose(file);
    CHECK(store_open(box.folder, NULL, NULL, &why) == NULL);
    CHECK_CONTAINS(why.text, "damaged");
    CHECK_CONTAINS(why.text, "parlor store check");
    box_close(&box);
}

/* --- A disk that is full, or a database that somebody else holds. --- */

static void write_pragma(struct store *s, const char *sql)
{
    CHECK_EQ(sqlite3_exec(s->writer, sql, NULL, NULL, NULL), SQLITE_OK);
}

/* A text that needs some pages. */
static void keep_long(struct store *s, const char *name)
{
    static char text[20000];
    memset(text, 'x', sizeof text - 1);
    store_put_text(s, 1, "g", "f", name, text);
}

static void wait_until_it_goes_on(const struct store *s)
{
    for (int i = 0; store_is_stuck(s); i++) {
        CHECK(i < 6000);
        usleep(10000);
    }
}

static int texts_of(struct store *s)
{
    return store_texts(s, 1, "g", "f", NULL, NULL);
}

TEST(without_room_nothing_is_kept_by_half_and_it_goes_on)
{
    struct box box;
    struct store_fault fault;
    box_open(&box);
    struct store *s = box_store(&box);
    keep_long(s, "first");
    store_wait(s);
    CHECK(!store_is_stuck(s));
    write_pragma(s, "PRAGMA max_page_count=1"); /* no less than it has */
    store_hold(s);
    store_put_number(s, "small", 7);
    uint64_t first = store_written(s);
    keep_long(s, "second");
    store_release(s);
    store_wait(s);
    CHECK(store_is_stuck(s));
    CHECK(store_next_fault(s, &fault));
    CHECK(fault.first == first && fault.last == first + 1);
    CHECK_CONTAINS(fault.error, "full");
    CHECK(!store_next_fault(s, &fault));
    CHECK_EQ(texts_of(s), 1);
    CHECK_EQ(store_number(s, "small"), 0);
    keep_long(s, "third");
    store_wait(s);
    CHECK(store_next_fault(s, &fault));
    CHECK_EQ(texts_of(s), 1);
    write_pragma(s, "PRAGMA max_page_count=1000000");
    wait_until_it_goes_on(s);
    keep_long(s, "fourth");
    store_wait(s);
    CHECK(!store_next_fault(s, &fault));
    CHECK_EQ(texts_of(s), 2);
    store_close(s);
    CHECK_EQ(read_number(&box, "SELECT count(*) FROM meta WHERE name='room'"), 0);
    box_close(&box);
}

TEST(a_database_that_somebody_else_holds_is_waited_for)
{
    struct box box;
    struct store_fault fault;
    sqlite3 *other;
    box_open(&box);
    struct store *s = box_store(&box);
    CHECK_EQ(sqlite3_open(box.path, &other), SQLITE_OK);
    CHECK_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_busy_timeout(s->writer, 10);
    keep_long(s, "first");
    store_wait(s);
    CHECK(store_is_stuck(s));
    CHECK(store_next_fault(s, &fault));
    CHECK_CONTAINS(fault.error, "locked");
    CHECK_EQ(sqlite3_exec(other, "COMMIT", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(other);
    wait_until_it_goes_on(s);
    keep_long(s, "second");
    store_close(s);
    CHECK_EQ(read_number(&box, "SELECT count(*) FROM shelf WHERE name='second'"), 1);
    CHECK_EQ(read_number(&box, "SELECT count(*) FROM shelf"), 1);
    box_close(&box);
}

TEST(a_database_of_a_newer_program_or_no_database_is_refused)
{
    struct box box;
    struct reason why;
    box_open(&box);
    run_sql(&box, "PRAGMA user_version=9999");
    CHECK(store_open(box.folder, NULL, NULL, &why) == NULL);
    CHECK_CONTAINS(why.text, "9999");
    FILE *file = fopen(box.path, "w");
    for (int i = 0; i < 1000; i++)
        fputs("this is not a database ", file);
    fclose(file);
    CHECK(store_open(box.folder, NULL, NULL, &why) == NULL);
    CHECK_CONTAINS(why.text, "database");
    CHECK(store_open("/nowhere/at/all", NULL, NULL, &why) == NULL);
    box_close(&box);
}
