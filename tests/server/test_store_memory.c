/* test_store_memory.c - the store without memory: it says so, and keeps what it has promised. */
#include "kit/memory.h"
#include "kit/test.h"
#include "server/box.h"

#include <limits.h>
#include <stdlib.h>

/* One allocation is refused, or all from there on. */
static const long refusals[] = {1, LONG_MAX};

TEST(a_store_without_memory_is_not_opened)
{
    long n = 1;
    for (long refused = 1; refused; n++) {
        struct box box;
        struct reason why = {""};
        box_open(&box);
        memory_refuse(n, 1);
        struct store *s = store_open(box.folder, NULL, NULL, &why);
        refused = memory_refused();
        CHECK_EQ(s != NULL, !refused);
        CHECK_STRING(why.text, refused ? "Out of memory." : "");
        store_close(s);
        store_close(box_store(&box)); /* what was begun is not in the way */
        box_close(&box);
    }
    CHECK(n > 40); /* the store, each migration, each statement */
}

/* --- Writing, in units of which each is on disk as a whole or not at all. --- */

enum { ANSWERS = 60, PERSON = ANSWERS, CHAT, DECK, GONE, UNITS };

struct ledger {
    uint64_t first[UNITS], last[UNITS]; /* numbers of each unit's writes */
    bool lost[UNITS];
};

static void write_person(struct store *s)
{
    store_put_person(s, &(struct stored_person){.id = 7, .name = "Ann"});
    store_put_number(s, "person", 1);
}

static void write_chat(struct store *s)
{
    char text[2000];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    store_add_chat(s, 1, 0, &(struct stored_chat){.name = "Ann", .text = text});
    store_put_number(s, "chat", 1);
}

static void write_unit(struct store *s, int unit)
{
    switch (unit) {
    case PERSON: write_person(s); break;
    case CHAT: write_chat(s); break;
    case DECK: store_put_text(s, 7, "g", "deck", "mine", "1 card"); break;
    case GONE: store_drop_table(s, 2); break;
    default:
        store_add_answer(s, 1, unit, &(struct stored_answer){.option = (uint8_t)unit});
        store_put_number(s, "last answer", unit);
    }
}

static void write_all(struct store *s, struct ledger *ledger)
{
    for (int unit = 0; unit < UNITS; unit++) {
        ledger->first[unit] = store_written(s) + 1;
        store_hold(s);
        write_unit(s, unit);
        store_release(s);
        ledger->last[unit] = store_written(s);
    }
    store_wait(s);
    CHECK_EQ(store_committed(s), store_written(s));
}

/* A fault may stand for several units, also for some that are on disk. */
static long hear_faults(struct store *s, struct ledger *ledger)
{
    struct store_fault fault;
    long faults = 0;
    for (; store_next_fault(s, &fault); faults++) {
        CHECK_STRING(fault.error, "out of memory");
        for (int unit = 0; unit < UNITS; unit++)
            if (ledger->last[unit] >= fault.first && ledger->first[unit] <= fault.last)
                ledger->lost[unit] = true;
    }
    return faults;
}

static void count_chat(void *context, const struct stored_chat *chat)
{
    CHECK_EQ(strlen(chat->text), 1999);
    ++*(int *)context;
}

/* What is not told to be lost is there, and nothing is there in part. */
static void check_kept(struct store *s, const struct ledger *ledger)
{
    struct stored_person person;
    bool answered[ANSWERS] = {false};
    size_t count;
    int chats = 0;
    struct stored_answer *answers = store_answers(s, 1, &count);
    for (size_t i = 0; i < count; i++)
        answered[answers[i].option] = true;
    for (int i = 0; i < ANSWERS; i++)
        CHECK(answered[i] || ledger->lost[i]);
    if (count)
        CHECK_EQ(store_number(s, "last answer"), answers[count - 1].option);
    free(answers);
    bool found = store_find_person(s, 7, &person);
    CHECK(found || ledger->lost[PERSON]);
    CHECK_EQ(store_number(s, "person"), found);
    store_chats(s, 1, 0, count_chat, &chats);
    CHECK(chats || ledger->lost[CHAT]);
    CHECK_EQ(store_number(s, "chat"), chats);
    CHECK(store_texts(s, 7, "g", "deck", NULL, NULL) || ledger->lost[DECK]);
    CHECK(!store_has_table(s, "hgfedcba") || ledger->lost[GONE]);
}

/* Two tables, one of which will go. */
static void box_fill(const struct box *box)
{
    struct store *s = box_store(box);
    struct stored_table stays = box_table(1, "abcdefgh"), goes = box_table(2, "hgfedcba");
    store_put_table(s, &stays);
    store_put_table(s, &goes);
    stored_table_free(&stays);
    stored_table_free(&goes);
    store_close(s);
}

static long write_refused(long n, long how_many)
{
    struct box box;
    struct ledger ledger = {0};
    box_open(&box);
    box_fill(&box);
    struct store *s = box_store(&box);
    memory_refuse(n, how_many);
    write_all(s, &ledger);
    long refused = memory_refused(), faults = hear_faults(s, &ledger);
    CHECK_EQ(faults > 0, refused > 0);
    CHECK(how_many > 1 || faults <= 1); /* one refusal, one unit */
    check_kept(s, &ledger);
    store_close(s);
    s = box_store(&box);
    check_kept(s, &ledger);
    store_put_number(s, "after", 1); /* and it goes on */
    store_wait(s);
    CHECK_EQ(store_number(s, "after"), 1);
    store_close(s);
    box_close(&box);
    return refused;
}

TEST(what_there_is_no_memory_to_write_is_left_out_and_told)
{
    for (int kind = 0; kind < 2; kind++) {
        long n = 1;
        while (write_refused(n, refusals[kind]))
            n++;
        CHECK(n > 2);
    }
}

/* The beginning fits, the end does not: nothing of it is kept, nor what is held with it. */
TEST(what_is_held_is_lost_as_a_whole_even_if_somebody_waits_inside)
{
    struct box box;
    struct store_fault fault;
    char text[4000];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    box_open(&box);
    struct store *s = box_store(&box);
    store_hold(s);
    store_put_number(s, "one", 1);
    memory_refuse(1, LONG_MAX);
    store_put_text(s, 7, "g", "deck", "mine", text);
    CHECK(memory_refused() > 0);
    store_put_number(s, "two", 1);
    store_wait(s);
    store_put_number(s, "three", 1);
    store_release(s);
    store_put_number(s, "four", 1);
    store_wait(s);
    CHECK(store_next_fault(s, &fault));
    CHECK_EQ(fault.first, 1);
    CHECK_EQ(fault.last, 3);
    CHECK(store_next_fault(s, &fault));
    CHECK_EQ(fault.first, 4);
    CHECK_EQ(fault.last, 4);
    CHECK(!store_next_fault(s, &fault));
    CHECK_EQ(store_number(s, "one") + store_number(s, "two") + store_number(s, "three"), 0);
    CHECK_EQ(store_number(s, "four"), 1);
    store_close(s);
    box_close(&box);
}

TEST(a_table_that_could_not_be_dropped_is_there_again)
{
    struct box box;
    struct store_fault fault;
    box_open(&box);
    box_fill(&box);
    struct store *s = box_store(&box);
    store_hold(s);
    store_drop_table(s, 2);
    CHECK(!store_has_table(s, "hgfedcba"));
    memory_refuse(1, LONG_MAX);
    store_drop_table(s, 1); /* there is no memory for it, nor then for what is held with it */
    CHECK(memory_refused() > 0);
    store_release(s);
    store_wait(s);
    CHECK(store_next_fault(s, &fault));
    CHECK(store_has_table(s, "abcdefgh"));
    CHECK(store_has_table(s, "hgfedcba"));
    store_close(s);
    box_close(&box);
}

/* --- Reading. --- */

static void take_table(void *context, struct stored_table *table)
{
    CHECK_STRING(table->setup, "{\"mode\":\"simple\"}");
    ++*(int *)context;
    stored_table_free(table);
}

static long find_refused(struct store *s, long n, long how_many)
{
    struct stored_table got = {0};
    struct reason why = {""};
    memory_refuse(n, how_many);
    bool found = store_find_table(s, "abcdefgh", &got, &why);
    long refused = memory_refused();
    CHECK_EQ(found, !refused);
    CHECK_STRING(why.text, refused ? "Out of memory." : "");
    CHECK_STRING(got.result ? got.result : "", refused ? "" : "[1,2]");
    stored_table_free(&got);
    return refused;
}

static long answers_refused(struct store *s, long n, long how_many)
{
    size_t count;
    memory_refuse(n, how_many);
    struct stored_answer *answers = store_answers(s, 1, &count);
    long refused = memory_refused();
    CHECK(count > 0);
    CHECK_EQ(answers == NULL, refused > 0);
    if (answers)
        CHECK_EQ(count, MILESTONE + 200);
    free(answers);
    return refused;
}

static long unfinished_refused(struct store *s, long n, long how_many)
{
    int tables = 0;
    memory_refuse(n, how_many);
    bool fine = store_each_unfinished(s, take_table, &tables);
    long refused = memory_refused();
    CHECK_EQ(fine, !refused);
    CHECK(fine ? tables == 2 : tables < 2);
    return refused;
}

TEST(what_there_is_no_memory_to_read_is_refused)
{
    static long (*const readers[])(struct store *, long, long) = {find_refused, answers_refused,
                                                                  unfinished_refused};
    struct box box;
    box_open(&box);
    box_fill(&box);
    struct store *s = box_store(&box);
    struct stored_table table = box_table(1, "abcdefgh");
    table.result = strdup("[1,2]");
    store_put_table(s, &table);
    stored_table_free(&table);
    for (int i = 0; i < MILESTONE + 200; i++)
        store_add_answer(s, 1, i, &(struct stored_answer){.option = (uint8_t)i});
    static const struct stored_answer packed[MILESTONE];
    store_put_milestone(s, 1, MILESTONE, "state", 5, packed);
    store_wait(s);
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
        for (int kind = 0; kind < 2; kind++) {
            long n = 1;
            while (readers[i](s, n, refusals[kind]))
                n++;
            CHECK(n > 2);
        }
    store_close(s);
    box_close(&box);
}
