/* table.c - the life of a table: it begins, answers come, it ends. What is said to those who watch
 * is in show.c; which requests are allowed is decided in the commands. */
#include "server/table.h"

#include "core/fair.h"
#include "core/record.h"
#include "server/log.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int table_seat_of(const struct table *table, const struct person *person)
{
    for (int seat = 0; seat < table->row.seats; seat++)
        if (table->row.seat[seat].kind == SEAT_PERSON &&
            table->row.seat[seat].person == person->row.id)
            return seat;
    return NOBODY;
}

seat_set table_people_seats(const struct table *table)
{
    seat_set people = 0;
    for (int seat = 0; seat < table->row.seats; seat++)
        if (table->row.seat[seat].kind == SEAT_PERSON)
            people |= seat_bit(seat);
    return people;
}

int table_people(const struct table *table)
{
    return __builtin_popcount(table_people_seats(table));
}

int64_t table_question(const struct table *table)
{
    assert(table->opened >= 0 && table->opened <= table->row.moves && table->row.shift >= 0);
    return table->opened + table->row.shift;
}

void table_note(struct table *table)
{
    bool plays = table->row.status == TABLE_RUNNING || table->row.status == TABLE_PAUSED;
    const struct kernel *k = game_kernel_const(table->g);
    assert(k->seats == table->row.seats && !(k->pending & ~k->asked));
    seat_set given = k->pending ? k->asked & (seat_set)~k->pending : 0;
    table->pending = plays ? k->pending : 0;
    table->opened = table->row.moves - __builtin_popcount(given);
}

void table_save(struct table *table)
{
    assert(table->row.setup && table->row.seats > 0 && table->row.seats <= SEATS);
    store_put_table(table->hub->store, &table->row);
    table->written = store_written(table->hub->store);
}

/* --- Playing it from its answers. --- */

static void table_fair(const struct table *table, struct fair *fair)
{
    *fair = (struct fair){.seats = table->row.seats};
    memcpy(fair->secret, table->row.secret, SEED_BYTES);
    fair_hash(fair->secret, fair->hash);
    for (int seat = 0; seat < table->row.seats; seat++)
        memcpy(fair->share[seat], table->row.seat[seat].share, SEED_BYTES);
}

/* Before it begins there is no seed; the state then only serves to name the seats. */
static void table_seed(const struct table *table, uint8_t seed[SEED_BYTES])
{
    struct fair fair;
    memset(seed, 0, SEED_BYTES);
    if (table->row.status == TABLE_OPEN)
        return;
    table_fair(table, &fair);
    fair_seed(&fair, seed);
}

bool table_start(const struct table *table, struct game *g, struct listener *listener,
                 struct reason *why)
{
    uint8_t seed[SEED_BYTES];
    table_seed(table, seed);
    return game_start_heard(table->rules, g, table->setup, seed, listener, why);
}

struct game *table_replay(const struct table *table, int64_t count, struct reason *why)
{
    struct reason inner;
    assert(count >= 0 && count <= table->row.moves);
    struct game *g = malloc(table->rules->size);
    bool fine = g ? table_start(table, g, NULL, &inner) : refuse_memory(&inner);
    for (int64_t i = 0; fine && i < count; i++)
        fine = game_answer(table->rules, g, table->answers[i].seat, table->answers[i].option, NULL,
                           &inner);
    if (fine)
        return g;
    log_line(inner.memory ? "warning" : "error", "replay", "table=%s error=\"%s\"", table->row.code,
             inner.text);
    free(g);
    if (inner.memory)
        refuse_memory(why);
    else
        refuse(why, "This game can't be played from its answers.");
    return NULL;
}

/* --- Beginning. --- */

static bool is_complete(const struct table *table)
{
    for (int i = 0; i < table->row.seats; i++) {
        const struct stored_seat *seat = &table->row.seat[i];
        if (seat->kind == SEAT_OPEN || (seat->kind == SEAT_PERSON && !seat->shared))
            return false;
    }
    return true;
}

/* A bot's share is zero: whoever drew it now would know those of the people, and the secret. */
static void share_of_bots(struct table *table)
{
    for (int i = 0; i < table->row.seats; i++) {
        struct stored_seat *seat = &table->row.seat[i];
        if (seat->kind == SEAT_BOT)
            memset(seat->share, 0, SEED_BYTES);
        seat->shared = true;
    }
}

bool table_begin(struct table *table, struct reason *why)
{
    if (table->row.status != TABLE_OPEN || !is_complete(table))
        return true;
    if (!body_wake(table, why))
        return false;
    struct stored_table before = table->row;
    share_of_bots(table);
    table->row.status = TABLE_RUNNING;
    struct game *g = table_replay(table, 0, why);
    if (!g) {
        table->row = before;
        return false;
    }
    free(table->g);
    table->g = g;
    free(table->fair);
    table->fair = NULL;
    table_note(table);
    clock_begin(table);
    table_save(table);
    table->hub->metrics.games++;
    if (!table->pending)
        table_end(table, END_PLAYED, NOBODY);
    return true;
}

/* --- Answers. --- */

/* Writes what happens for all who will be told. */
struct hearing {
    struct listener listener;
    const struct table *table;
    struct told told;
    unsigned ears;                   /* bit observer + 1 */
    struct writer writer[SEATS + 1]; /* the same order */
};

static void hear(struct listener *listener, const struct event *event)
{
    struct hearing *h = (struct hearing *)listener;
    FOR_EACH_BIT(ear, h->ears)
        game_event_write(h->table->rules, h->table->g, event, ear - 1, h->told.move,
                         &h->writer[ear]);
}

static unsigned ears_of(const struct table *table)
{
    const struct watch *watch;
    unsigned ears = 0;
    LIST_FOREACH(watch, &table->watches, of_table) {
        int seat = table_seat_of(table, watch->client->person);
        ears |= 1u << (seat == NOBODY ? 0 : seat + 1);
    }
    return ears;
}

static bool make_room(struct table *table)
{
    if ((size_t)table->row.moves < table->capacity)
        return true;
    size_t capacity = table->capacity ? 2 * table->capacity : 32;
    struct stored_answer *answers = realloc(table->answers, capacity * sizeof *answers);
    if (!answers)
        return false;
    table->answers = answers;
    table->capacity = capacity;
    return true;
}

static void begin_hearing(struct hearing *h, const struct table *table)
{
    *h = (struct hearing){.listener = {hear},
                          .table = table,
                          .told = {table->row.moves, table->hub->events},
                          .ears = ears_of(table)};
    for (int ear = 0; ear <= SEATS; ear++) {
        text_clear(&table->hub->events[ear]);
        h->writer[ear] = (struct writer){.out = &table->hub->events[ear]};
        put_open(&h->writer[ear], NULL, '[');
    }
}

/* The answer that the game has just taken. */
static void keep_answer(struct table *table, int seat, long option, int64_t question)
{
    struct hub *hub = table->hub;
    assert((size_t)table->row.moves < table->capacity);
    assert(option <= UINT8_MAX && question <= UINT32_MAX);
    struct stored_answer *answer = &table->answers[table->row.moves];
    *answer = (struct stored_answer){.seat = (uint8_t)seat,
                                     .option = (uint8_t)option,
                                     .question = (uint32_t)question,
                                     .at = hub_uptime(hub),
                                     .left = clock_answer(table, seat)};
    store_add_answer(hub->store, table->row.id, table->row.moves, answer);
    table->row.moves++;
    table->written = store_written(hub->store);
    int64_t opened = table->opened;
    table_note(table);
    if (table->opened != opened)
        table->opened_at = answer->at;
    table->offers[OFFER_TAKEBACK].open = false;
    hub->metrics.answers++;
}

bool table_answer(struct table *table, int seat, long option, struct reason *why)
{
    struct hearing hearing;
    assert(table->row.status == TABLE_RUNNING && (table->pending & seat_bit(seat)));
    if (!make_room(table))
        return refuse_memory(why);
    begin_hearing(&hearing, table);
    int64_t question = table_question(table);
    if (!game_answer(table->rules, table->g, seat, option, &hearing.listener, why))
        return false;
    for (int ear = 0; ear <= SEATS; ear++)
        put_close(&hearing.writer[ear]);
    keep_answer(table, seat, option, question);
    if (!table->pending)
        table_end(table, END_PLAYED, NOBODY);
    else
        lobby_changed(table);
    show_answer(table, &hearing.told);
    bots_ask(table);
    return true;
}

/* --- Ending, going back, pausing, again. --- */

void table_end(struct table *table, enum end_kind how, int by)
{
    struct writer w = {.out = &table->result};
    assert(table->row.status == TABLE_RUNNING || table->row.status == TABLE_PAUSED);
    assert(how == END_PLAYED ? by == NOBODY : by >= 0 && by < table->row.seats);
    if (table->row.status != TABLE_OVER && table->row.clock)
        clock_mark(table);
    table->row.status = TABLE_OVER;
    table->row.how = how;
    table->row.by = by;
    table->row.ended = (int64_t)time(NULL);
    table->pending = 0;
    for (int i = 0; i < OFFERS; i++)
        table->offers[i].open = false;
    show_result(table, &w, NULL);
    assert(!table->result.failed && !table->row.result);
    table->row.result = table->result.bytes;
    table->result = (struct text){0};
    earn_marks(table);
    table_save(table);
    lobby_gone(table);
}

/* A game of one or two sides is lost for who gives up; at a larger table, and for somebody who
 * plays on in the same team, a bot goes on. */
void table_give_up(struct table *table, int seat, enum end_kind how)
{
    struct result result = {0};
    assert(how != END_PLAYED && seat >= 0 && seat < table->row.seats);
    table->rules->result(table->g, &result);
    if (table->row.seats <= 2 && !(result.together && table_people(table) > 1))
        table_end(table, how, seat);
    else
        bots_take_seat(table, seat, "club", NULL);
    show_push(table);
    bots_ask(table);
}

void table_check_time(struct table *table)
{
    int loser = clock_loser(table);
    if (loser != NOBODY && body_wake(table, NULL))
        table_give_up(table, loser, END_TIME);
}

bool table_go_back(struct table *table, int64_t count, struct reason *why)
{
    assert(table->row.status == TABLE_RUNNING && count < table->row.moves);
    struct game *g = table_replay(table, count, why);
    if (!g)
        return false;
    free(table->g);
    table->g = g;
    clock_mark(table);
    int64_t opened = table->opened;
    table->row.moves = table->row.marked = count;
    table_note(table);
    table->row.shift += opened - table->opened + 1; /* a number that was never used */
    store_cut_answers(table->hub->store, table->row.id, count);
    table_save(table);
    table->offers[OFFER_TAKEBACK].open = false;
    lobby_changed(table);
    show_push(table);
    bots_ask(table);
    return true;
}

void table_pause(struct table *table, bool pause)
{
    assert(table->row.status == (pause ? TABLE_RUNNING : TABLE_PAUSED));
    clock_mark(table);
    table->row.status = pause ? TABLE_PAUSED : TABLE_RUNNING;
    table->row.since = table->opened_at = hub_uptime(table->hub);
    table->offers[OFFER_PAUSE].open = table->offers[OFFER_TAKEBACK].open = false;
    table_save(table);
    lobby_changed(table);
    show_push(table);
    bots_ask(table);
}

/* Who brought a deck keeps it; a setup that does not allow that stays as it was. */
static struct table *table_again(struct table *table, struct reason *why)
{
    if (!body_wake(table, why))
        return NULL;
    struct reason inner;
    struct setup setup = *table->setup;
    setup_move_on(table->rules->setup, &setup, table->row.seats);
    struct table *next = tables_make(table->hub, table->rules, &setup, &inner);
    if (next)
        return next;
    if (!inner.memory)
        return tables_make(table->hub, table->rules, table->setup, why);
    refuse_memory(why);
    return NULL;
}

struct table *table_rematch(struct table *table, struct reason *why)
{
    assert(table->row.status == TABLE_OVER && !*table->row.next);
    struct table *next = table_again(table, why);
    if (!next)
        return NULL;
    int seats = table->row.seats;
    assert(next->row.seats == seats && next->row.status == TABLE_OPEN);
    next->row.public = table->row.public;
    next->row.host = table->row.host;
    next->row.clock = table->row.clock;
    next->row.clock_seconds = table->row.clock_seconds;
    next->row.clock_increment = table->row.clock_increment;
    for (int seat = 0; seat < seats; seat++) {
        struct stored_seat *moved = &next->row.seat[(seat + 1) % seats];
        *moved = table->row.seat[seat];
        moved->shared = false;
    }
    if (!table_begin(next, why)) {
        tables_forget(next);
        return NULL;
    }
    if (next->row.status == TABLE_OPEN)
        table_save(next);
    memcpy(table->row.next, next->row.code, sizeof next->row.code);
    table->offers[OFFER_REMATCH].open = false;
    table_save(table);
    lobby_changed(next);
    show_push(table);
    bots_ask(next);
    return next;
}

/* --- Chat. --- */

bool table_say(struct table *table, const char *name, int seat, const char *text,
               struct reason *why)
{
    struct stored_chat line = {.seat = seat, .text = text, .at = (int64_t)time(NULL)};
    snprintf(line.name, sizeof line.name, "%s", name);
    if (!body_add_chat(table, &line))
        return refuse_memory(why);
    store_add_chat(table->hub->store, table->row.id, table->chats - 1, &line);
    table->written = store_written(table->hub->store);
    show_push(table);
    return true;
}

/* --- The record. --- */

void table_write_record(struct table *table, struct writer *w)
{
    struct record record = {.rules = table->rules, .setup = *table->setup};
    struct fair fair;
    table_seed(table, record.seed);
    table_fair(table, &fair);
    bool fine = true;
    for (int64_t i = 0; fine && i < table->row.moves; i++)
        fine = record_add(&record, table->answers[i].seat, table->answers[i].option);
    record.has_fair = true;
    record.fair = fair;
    record.closed = table->row.how == END_RESIGNED ? CLOSED_RESIGNED
                    : table->row.how == END_TIME   ? CLOSED_TIME
                                                   : CLOSED_NOT;
    record.closed_by = (uint8_t)table->row.by;
    if (fine)
        record_write(&record, table->g, w, NULL);
    else
        put_failure(w);
    record_free(&record);
}
