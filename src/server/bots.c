/* bots.c - seats that are programs: their questions go to the pool, and come back as answers.
 *
 * A bot that has time to think takes all of it, and answers with the next tick: how long it took
 * would tell whether it had anything to decide. */
#include "server/table.h"

#include "server/log.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct thought {
    struct job job;
    LIST_ENTRY(thought) waiting;
    double due; /* when it is answered */
    struct hub *hub;
    uint64_t table;
    int64_t question;
    int seat, choice;
    const struct bot *bot;
    struct bot_budget budget;
    const struct game_rules *rules;
    struct dice dice;
    _Alignas(8) unsigned char state[]; /* a copy */
};

static void think(struct job *job)
{
    struct thought *t = (struct thought *)job;
    t->choice = bot_choose(t->rules, (const struct game *)t->state, t->seat, t->bot, &t->budget,
                           &t->dice, NULL);
}

static void answer_with(struct thought *t)
{
    struct table *table = (struct table *)index_find(&t->hub->tables, t->table);
    struct reason why;
    assert(hub_is_ours(t->hub) && t->choice >= 0);
    if (table && table->g && !table->doubtful && table->thinking_of == t->question) {
        table->thinking &= (seat_set)~seat_bit(t->seat);
        if (table->row.status == TABLE_RUNNING && table_question(table) == t->question &&
            (table->pending & seat_bit(t->seat)) && table->row.seat[t->seat].kind == SEAT_BOT) {
            t->hub->metrics.bot_answers++;
            if (!table_answer(table, t->seat, t->choice, &why)) {
                log_line(why.memory ? "warning" : "error", "bot", "table=%s error=\"%s\"",
                         table->row.code, why.text);
                t->hub->unasked = true;
            }
        }
    }
    free(t);
}

static void thought_through(struct job *job)
{
    struct thought *t = (struct thought *)job;
    if (t->budget.ms)
        LIST_INSERT_HEAD(&t->hub->thoughts, t, waiting);
    else
        answer_with(t);
}

void bots_answer(struct hub *hub)
{
    for (struct thought *t = LIST_FIRST(&hub->thoughts), *next; t; t = next) {
        next = LIST_NEXT(t, waiting);
        if (t->due > hub->seconds())
            continue;
        LIST_REMOVE(t, waiting);
        store_hold(hub->store);
        answer_with(t);
        store_release(hub->store);
    }
}

void bots_forget(struct hub *hub)
{
    while (!LIST_EMPTY(&hub->thoughts)) {
        struct thought *t = LIST_FIRST(&hub->thoughts);
        LIST_REMOVE(t, waiting);
        free(t);
    }
}

struct bot_budget bots_patience(const struct hub *hub, const struct bot *bot)
{
    long workers = hub->settings.workers > 0 ? hub->settings.workers : 1;
    long waiting = (long)pool_waiting(hub->pool);
    long ms = bot->budget.ms;
    if (hub->settings.longest_thought && ms > hub->settings.longest_thought)
        ms = hub->settings.longest_thought;
    if (waiting > workers)
        ms = ms * workers / waiting;
    return (struct bot_budget){.ms = bot->budget.ms && ms < 5 ? 5 : ms};
}

static void ask_bot(struct table *table, int seat)
{
    const struct bot *bot = bot_find(table->row.seat[seat].level, NULL);
    assert((table->pending & seat_bit(seat)) && !(table->thinking & seat_bit(seat)));
    struct thought *t = bot && payer_may(table) ? malloc(sizeof *t + table->rules->size) : NULL;
    if (!t) {
        table->hub->unasked |= bot != NULL;
        return;
    }
    *t = (struct thought){.job = {.work = think, .done = thought_through},
                          .hub = table->hub,
                          .table = table->node.key,
                          .question = table_question(table),
                          .seat = seat,
                          .bot = bot,
                          .budget = bots_patience(table->hub, bot),
                          .rules = table->rules};
    t->due = table->hub->seconds() + (double)t->budget.ms / 1000;
    randombytes_buf(&t->dice, sizeof t->dice);
    memcpy(t->state, table->g, table->rules->size);
    table->thinking |= seat_bit(seat);
    pool_submit(table->hub->pool, &t->job);
}

void bots_ask(struct table *table)
{
    if (!table->g || table->row.status != TABLE_RUNNING ||
        (!table->watchers && !table_people(table)))
        return;
    forced_note(table);
    if (table->thinking_of != table_question(table))
        table->thinking = 0;
    table->thinking_of = table_question(table);
    seat_set ask = table->pending & (seat_set)~table->thinking;
    for (int seat = 0; seat < table->row.seats; seat++)
        if ((ask & seat_bit(seat)) && table->row.seat[seat].kind == SEAT_BOT)
            ask_bot(table, seat);
}

void bots_ask_again(struct hub *hub)
{
    struct table *table;
    if (!hub->unasked)
        return;
    hub->unasked = false;
    LIST_FOREACH(table, &hub->awake, awake)
        bots_ask(table);
}

bool bots_take_seat(struct table *table, int seat, const char *level, struct reason *why)
{
    struct stored_seat *stored = &table->row.seat[seat], before = *stored;
    assert(seat >= 0 && seat < table->row.seats && bot_find(level, NULL));
    assert(table->row.status != TABLE_OVER);
    if (table->row.status == TABLE_RUNNING) {
        clock_mark(table);
        stored->left = table->row.clock_seconds * 1000;
    }
    stored->kind = SEAT_BOT;
    stored->person = 0;
    stored->name[0] = '\0';
    snprintf(stored->level, sizeof stored->level, "%s", level);
    if (!table_begin(table, why)) {
        *stored = before;
        return false;
    }
    table_save(table);
    lobby_left(table, before.person);
    offers_settle(table);
    return true;
}
