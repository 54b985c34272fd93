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

seat_set table_owned_seats(const struct table *table)
{
    seat_set owned = 0;
    for (int seat = 0; seat < table->row.seats; seat++)
        if (table->row.seat[seat].person)
            owned |= seat_bit(seat);
    return owned;
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
    return game_start_heard(table->rules, g, table->setup, seed, listener, why) &&
           (game_kernel_const(g)->seats == table->row.seats ||
            refuse(why, "It has %d seats.", table->row.seats));
}

/* So that the next replay is short. Without memory it begins where it did before. */
static void keep_earlier(struct table *table, const struct game *g, int64_t moves)
{
    assert(g);
    if (!table->earlier)
        table->earlier = malloc(table->rules->size);
    if (!table->earlier)
        return;
    memcpy(table->earlier, g, table->rules->size);
    table->earlier_moves = moves;
}

/* After a game has gone back behind it. */
static void forget_earlier(struct table *table)
{
    if (table->earlier_moves <= table->row.moves)
        return;
    free(table->earlier);
    table->earlier = NULL;
    table->earlier_moves = 0;
}

/* The state where the shortest replay begins. */
static bool begin_replay(const struct table *table, int64_t first, struct game *g,
                         struct reason *why)
{
    if (!first)
        return table_start(table, g, NULL, why);
    memcpy(g, table->earlier, table->rules->size);
    return true;
}

struct game *table_replay(struct table *table, int64_t count, struct reason *why)
{
    struct reason inner;
    assert(count >= 0 && count <= table->row.moves);
    int64_t first = table->earlier_moves <= count ? table->earlier_moves : 0;
    struct game *g = malloc(table->rules->size);
    bool fine = g ? begin_replay(table, first, g, &inner) : refuse_memory(&inner);
    for (int64_t i = first; fine && i < count; i++) {
        if (i == count - LATELY)
            keep_earlier(table, g, i);
        fine = game_answer(table->rules, g, table->answers[i].seat, table->answers[i].option, NULL,
                           &inner);
    }
    table->hub->metrics.replayed += (uint64_t)(count - first);
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
    table->row.public &=
        __builtin_popcount(table_owned_seats(table)) > 1; /* else nobody's business */
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
                                     .left = clock_answer(table, seat),
                                     .state = (int64_t)game_hash(table->rules, table->g)};
    store_add_answer(hub->store, table->row.id, table->row.moves, answer);
    table->row.moves++;
    table->answered_at = answer->at;
    if (table->row.moves % MILESTONE == 0)
        store_put_milestone(hub->store, table->row.id, table->row.moves, table->g,
                            game_size(table->rules, table->g), answer + 1 - MILESTONE);
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
    if (!table->pending || table->row.moves >= ANSWERS_MOST)
        table_end(table, table->pending ? END_LONG : END_PLAYED, NOBODY);
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
    assert(how == END_PLAYED || how == END_LONG ? by == NOBODY : by >= 0 && by < table->row.seats);
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

bool table_check_time(struct table *table)
{
    int loser = clock_loser(table);
    if (loser == NOBODY || !body_wake(table, NULL))
        return false;
    table_give_up(table, loser, END_TIME);
    return true;
}

void table_go_back(struct table *table, struct takeback *back)
{
    assert(table->row.status == TABLE_RUNNING && back->index < table->row.moves && back->before);
    free(table->g);
    table->g = back->before;
    back->before = NULL;
    clock_mark(table);
    int64_t opened = table->opened;
    table->row.moves = table->row.marked = back->index;
    forget_earlier(table);
    table_note(table);
    table->row.shift += opened - table->opened + 1; /* a number that was never used */
    store_cut_answers(table->hub->store, table->row.id, table->row.moves);
    table_save(table);
    table->offers[OFFER_TAKEBACK].open = false;
    lobby_changed(table);
    show_push(table);
    bots_ask(table);
}

void table_pause(struct table *table, bool pause)
{
    assert(table->row.status == (pause ? TABLE_RUNNING : TABLE_PAUSED));
    clock_mark(table);
    table->row.status = pause ? TABLE_PAUSED : TABLE_RUNNING;
    table->row.since = table->opened_at = hub_uptime(table->hub);
    table->offers[OFFER_PAUSE].open = table->offers[OFFER_RESUME].open = false;
    table->offers[OFFER_TAKEBACK].open = false;
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
    if (!table->setup) {
        refuse(why, "The rules have changed since; set a new table.");
        return NULL;
    }
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
        if (moved->kind == SEAT_BOT)
            moved->person = 0; /* it stood in for somebody who is not there to play again */
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
    next->payer = table->payer;
    lobby_changed(next);
    show_push(table);
    bots_ask(next);
    return next;
}

/* --- Chat. --- */

bool table_say(struct table *table, const struct person *person, int seat, const char *text,
               struct reason *why)
{
    struct stored_chat line = {.person = person->row.id,
                               .account = person->row.account,
                               .seat = seat,
                               .text = text,
                               .at = (int64_t)time(NULL)};
    snprintf(line.name, sizeof line.name, "%s", person->row.name);
    if (!body_add_chat(table, &line))
        return refuse_memory(why);
    store_add_chat(table->hub->store, table->row.id, table->chats - 1, &line);
    table->written = store_written(table->hub->store);
    show_push(table);
    return true;
}

/* --- The record. --- */

/* No person's name has brackets, so nobody can pass for a bot. */
static void name_places(const struct table *table, struct record *record)
{
    snprintf(record->table, sizeof record->table, "%s", table->row.code);
    for (int seat = 0; seat < table->row.seats; seat++) {
        const struct stored_seat *stored = &table->row.seat[seat];
        if (stored->kind == SEAT_PERSON)
            snprintf(record->names[seat], RECORD_NAME, "%s", stored->name);
        else
            snprintf(record->names[seat], RECORD_NAME, "%s (bot)", stored->level);
    }
}

bool table_record(const struct table *table, struct record *record)
{
    static const enum record_close closes[] = {
        [END_RESIGNED] = CLOSED_RESIGNED, [END_TIME] = CLOSED_TIME, [END_LONG] = CLOSED_NOT};
    const struct stored_answer *last =
        table->row.moves ? &table->answers[table->row.moves - 1] : NULL;
    *record = (struct record){.rules = table->rules,
                              .end = last ? (uint64_t)last->state : 0,
                              .has_end = last && last->state,
                              .has_fair = true,
                              .closed = closes[table->row.how],
                              .closed_by = (uint8_t)table->row.by};
    if (table->setup)
        record->setup = *table->setup;
    table_seed(table, record->seed);
    table_fair(table, &record->fair);
    name_places(table, record);
    bool fine = true;
    for (int64_t i = 0; fine && i < table->row.moves; i++)
        fine = record_add(record, table->answers[i].seat, table->answers[i].option);
    return fine;
}
