/* do_play.c - commands of those who play. */
#include "server/call.h"

#include "core/plain.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static bool must_run(const struct table *table, struct reason *why)
{
    switch (table->row.status) {
    case TABLE_OPEN: return refuse(why, "The game has not begun.");
    case TABLE_PAUSED: return refuse(why, "The table is paused.");
    case TABLE_OVER: return refuse(why, "The game is over.");
    default: return true;
    }
}

/* --- answer --- */

/* An answer that was given before: was it this one? */
static bool is_repeated(const struct table *table, int seat, int64_t question, int64_t option)
{
    for (int64_t i = table->row.moves; i-- > 0;) {
        const struct stored_answer *answer = &table->answers[i];
        if (answer->question < question)
            return false;
        if (answer->question == question && answer->seat == seat)
            return answer->option == option;
    }
    return false;
}

static bool do_answer(struct call *call, struct reason *why)
{
    struct table *table = call->table;
    int64_t question, option;
    if (!call_number(call, "question", 0, UINT32_MAX, &question, why) ||
        !call_number(call, "option", 0, OPTIONS - 1, &option, why))
        return false;
    if (is_repeated(table, call->seat, question, option))
        return true;
    if (!must_run(table, why))
        return false;
    if (question > table_question(table))
        return refuse(why, "There is no question %lld yet.", (long long)question);
    if (question < table_question(table) || !(table->pending & seat_bit(call->seat))) {
        if (question == table_question(table) &&
            !(game_kernel(table->g)->asked & seat_bit(call->seat)))
            return refuse(why, "You are not asked anything now.");
        return refuse(why, "This question has been answered already.");
    }
    if (clock_is_up(table, call->seat)) /* the next tick ends it, or one soon after */
        return refuse(why, "Your time is up.");
    return client_may(call->client, LIMIT_ANSWERS, 1, why) &&
           table_answer(table, call->seat, (long)option, why);
}

/* As long as this connection lasts. */
static bool do_prefer(struct call *call, struct reason *why)
{
    return call_flag(call, "wait", &call->client->waits, why);
}

static bool do_resign(struct call *call, struct reason *why)
{
    if (call->table->row.status != TABLE_PAUSED && !must_run(call->table, why))
        return false;
    table_give_up(call->table, call->seat, END_RESIGNED);
    return true;
}

/* --- What needs the agreement of all people at the table: offers.c --- */

/* The reply says which table a rematch is, once all have agreed. */
static bool offer(struct call *call, enum offer_kind kind, struct reason *why)
{
    struct table *table = call->table;
    if (kind == OFFER_REMATCH && (!client_may(call->client, LIMIT_TABLES, 1, why) ||
                                  !client_may(call->client, LIMIT_TABLES_A_DAY, 1, why)))
        return false;
    if (!offers_make(table, kind, call->seat, why))
        return false;
    if (kind == OFFER_REMATCH && *table->row.next)
        put_string(call->w, "table", table->row.next);
    return true;
}

/* At once where it costs nobody anything; else all people must agree. */
static bool take_back(struct call *call, struct takeback *back, struct reason *why)
{
    struct table *table = call->table;
    if (back->index < 0)
        return refuse(why, "You have not decided anything yet.");
    seat_set people = table_owned_seats(table);
    bool alone = people == seat_bit(call->seat), revealed = back->index != table->row.moves - 1;
    if (!alone && !revealed && !takeback_look(table, back, people, &revealed, why))
        return false;
    if (!alone && revealed)
        return offer(call, OFFER_TAKEBACK, why);
    table_go_back(table, back);
    return true;
}

static bool do_takeback(struct call *call, struct reason *why)
{
    struct takeback back;
    if (!must_run(call->table, why) || !takeback_find(call->table, call->seat, &back, why))
        return false;
    bool fine = take_back(call, &back, why);
    free(back.before);
    return fine;
}

static bool do_pause(struct call *call, struct reason *why)
{
    if (call->table->row.status == TABLE_PAUSED)
        return offer(call, OFFER_RESUME, why);
    return must_run(call->table, why) && offer(call, OFFER_PAUSE, why);
}

static bool do_rematch(struct call *call, struct reason *why)
{
    struct table *table = call->table;
    if (table->row.status != TABLE_OVER)
        return refuse(why, "The game is not over yet.");
    if (*table->row.next) {
        put_string(call->w, "table", table->row.next);
        return true;
    }
    return offer(call, OFFER_REMATCH, why);
}

static bool do_agree(struct call *call, struct reason *why)
{
    const char *to;
    bool yes;
    if (!call_text(call, "to", 20, &to, why) || !call_flag(call, "yes", &yes, why))
        return false;
    for (int kind = 0; kind < OFFERS; kind++) {
        if (strcmp(to, offer_names[kind]) || !call->table->offers[kind].open)
            continue;
        if (yes)
            return offer(call, (enum offer_kind)kind, why);
        call->table->offers[kind].open = false;
        show_push(call->table);
        return true;
    }
    return refuse(why, "Nobody has offered that.");
}

/* --- hint --- */

struct advice {
    struct job job;
    struct hub *hub;
    uint64_t client;
    struct ref ref;
    int seat, choice;
    const struct game_rules *rules;
    struct bot_budget budget;
    struct dice dice;
    struct bot_opinion opinions[OPTIONS];
    _Alignas(8) unsigned char state[]; /* a copy */
};

static void advise(struct job *job)
{
    struct advice *a = (struct advice *)job;
    a->choice = bot_choose(a->rules, (const struct game *)a->state, a->seat, bot_find("club", NULL),
                           &a->budget, &a->dice, a->opinions);
}

static void advised(struct job *job)
{
    struct advice *a = (struct advice *)job;
    struct text text = {0};
    struct writer w = {.out = &text};
    reply_open(&w, a->ref, true);
    bot_advice_write(a->rules, (const struct game *)a->state, a->seat, a->opinions, a->choice, &w);
    put_close(&w);
    reply_late(a->hub, a->client, &text);
    text_free(&text);
    free(a);
}

static bool do_hint(struct call *call, struct reason *why)
{
    struct table *table = call->table;
    if (!must_run(table, why))
        return false;
    if (table_owned_seats(table) != seat_bit(call->seat))
        return refuse(why, "There are no hints where other people play.");
    if (!(table->pending & seat_bit(call->seat)))
        return refuse(why, "You are not asked anything now.");
    struct advice *a = malloc(sizeof *a + table->rules->size);
    if (!a)
        return refuse_memory(why);
    *a = (struct advice){.job = {.work = advise, .done = advised},
                         .hub = call->hub,
                         .client = call->client->number,
                         .ref = call->ref,
                         .seat = call->seat,
                         .budget = bots_patience(call->hub, bot_find("club", NULL)),
                         .rules = table->rules};
    randombytes_buf(&a->dice, sizeof a->dice);
    memcpy(a->state, table->g, table->rules->size);
    call->later = true;
    pool_submit(call->hub->pool, &a->job);
    return true;
}

/* --- chat --- */

enum { CHAT_LINES = 1000 }; /* that a table keeps */

static bool do_chat(struct call *call, struct reason *why)
{
    const char *text;
    if (!call_text(call, "text", 2000, &text, why))
        return false;
    size_t characters = 0;
    for (const char *c = text; plain_next(&c);)
        characters++;
    if (!plain_is(text))
        return refuse(why, "A line of chat has no control characters.");
    if (call->client->person->row.silent > (int64_t)time(NULL))
        return refuse(why, "The host of this site has silenced you for a time.");
    if (!characters || characters > 500)
        return refuse(why, "A line of chat has 1 to 500 characters.");
    if (call->table->chats >= CHAT_LINES)
        return refuse(why, "This table has been talked about enough.");
    if (!client_may(call->client, LIMIT_CHAT, 1, why) ||
        !client_may(call->client, LIMIT_CHAT_BYTES, (double)strlen(text), why))
        return false;
    return table_say(call->table, call->client->person, call->seat, text, why);
}

const struct call_command commands_play[] = {
    {"answer", {"question", "option"}, SEAT, CHANGES, 0, do_answer},
    {"prefer", {"wait"}, NOTHING, LOOKS, 0, do_prefer},
    {"resign", {NULL}, SEAT, CHANGES, 0, do_resign},
    {"takeback", {NULL}, SEAT, CHANGES, 10, do_takeback},
    {"agree", {"to", "yes"}, SEAT, CHANGES, 0, do_agree},
    {"pause", {NULL}, SEAT, CHANGES, 0, do_pause},
    {"rematch", {NULL}, SEAT, CHANGES, 0, do_rematch},
    {"hint", {NULL}, SEAT, LOOKS, 20, do_hint},
    {"chat", {"text"}, TABLE, CHANGES, 0, do_chat},
    {NULL, {NULL}, NOTHING, LOOKS, 0, NULL},
};
