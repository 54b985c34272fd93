/* show.c - what others see of a table: the state message, and its line in the lobby. Whatever is
 * written here comes from the game's view, question and events for that observer. */
#include "server/story.h"

#include "core/fair.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TOLD_AT_ONCE = 50 }; /* states in a tick, because somebody came or went */

const char *const status_names[] = {"open", "running", "paused", "over"};
const char *const end_names[] = {"played", "resigned", "time", "void", "long"};

static int observer_of(const struct table *table, const struct person *person)
{
    int seat = person ? table_seat_of(table, person) : NOBODY;
    return seat == NOBODY ? SPECTATOR : seat;
}

/* --- Seats, clock, result. --- */

/* Whoever sits there; a bot is called by its level, which `buffer` then holds. */
static const char *seat_name(const struct stored_seat *seat, char buffer[NAME_BYTES])
{
    if (seat->kind == SEAT_PERSON)
        return seat->name;
    snprintf(buffer, NAME_BYTES, "%s", seat->level);
    buffer[0] = (char)toupper(buffer[0]);
    return buffer;
}

static bool is_online(const struct table *table, const struct stored_seat *seat)
{
    const struct person *person =
        (const struct person *)index_find(&table->hub->people, (uint64_t)seat->person);
    return seat->kind == SEAT_BOT || (seat->kind == SEAT_PERSON && person && person->clients);
}

void show_seats(const struct table *table, const struct person *person, struct writer *w)
{
    static const char *const kinds[] = {"open", "person", "bot"};
    put_open(w, "seats", '[');
    for (int i = 0; i < table->row.seats; i++) {
        const struct stored_seat *seat = &table->row.seat[i];
        char buffer[NAME_BYTES];
        assert(seat->kind <= SEAT_BOT);
        put_open(w, NULL, '{');
        put_int(w, "seat", i);
        put_literal(w, "kind", kinds[seat->kind]);
        if (seat->kind == SEAT_BOT)
            put_string(w, "level", seat->level);
        if (seat->kind == SEAT_OPEN)
            put_null(w, "name");
        else
            put_string(w, "name", seat_name(seat, buffer));
        if (seat->kind == SEAT_PERSON)
            put_bool(w, "account", seat->account);
        put_string(w, "side", sides_name(table, i));
        if (seat->kind == SEAT_BOT && seat->person)
            put_string(w, "for", seat->name);
        put_bool(w, "you", person && seat->kind == SEAT_PERSON && seat->person == person->row.id);
        put_bool(w, "online", is_online(table, seat));
        if (table->row.status == TABLE_OPEN)
            put_bool(w, "shared", seat->shared);
        if (table->row.clock && table->row.status != TABLE_OPEN)
            put_int(w, "clock", clock_left(table, i) > 0 ? clock_left(table, i) : 0);
        else
            put_null(w, "clock");
        put_close(w);
    }
    put_close(w);
}

void show_clock(const struct stored_table *row, struct writer *w)
{
    static const char *const kinds[] = {"none", "move", "game", "days"};
    if (!row->clock) {
        put_null(w, "clock");
        return;
    }
    put_open(w, "clock", '{');
    put_literal(w, "kind", kinds[row->clock]);
    if (row->clock == CLOCK_DAYS)
        put_int(w, "days", row->clock_seconds / 86400);
    else
        put_int(w, "seconds", row->clock_seconds);
    if (row->clock == CLOCK_GAME)
        put_int(w, "increment", row->clock_increment);
    put_close(w);
}

/* By the game's rules, or by who gave up: only games of one or two sides end so. A team that plays
 * together has lost when one gives up. Where nobody has lost all are first. */
static int place_of(const struct table *table, const struct result *result, int seat)
{
    switch (table->row.how) {
    case END_PLAYED: return result->rank[seat];
    case END_VOID:
    case END_LONG: return 1;
    default: return result->together || seat == table->row.by ? 2 : 1;
    }
}

void show_result(const struct table *table, struct writer *w, const char *key)
{
    struct result result = {0};
    struct summary summary = {0};
    if (!table->g && table->row.result) {
        put_raw(w, key, table->row.result);
        return;
    }
    if (table->g) {
        table->rules->result(table->g, &result);
        game_sum_up(table->rules, table->g, &summary);
    }
    put_open(w, key, '[');
    for (int seat = 0; seat < table->row.seats; seat++) {
        char buffer[NAME_BYTES];
        put_open(w, NULL, '{');
        put_int(w, "seat", seat);
        put_string(w, "name", seat_name(&table->row.seat[seat], buffer));
        put_int(w, "score", result.score[seat]);
        put_string(w, "means", summary.score[seat]);
        put_int(w, "place", place_of(table, &result, seat));
        put_bool(w, "together", result.together);
        put_close(w);
    }
    put_close(w);
}

static void put_hex(struct writer *w, const char *key, const uint8_t bytes[SEED_BYTES])
{
    char hex[2 * SEED_BYTES + 1];
    seed_to_hex(bytes, hex);
    put_string(w, key, hex);
}

/* One sentence; none for a game whose rules are gone. */
static void write_why(const struct table *table, struct writer *w)
{
    char buffer[NAME_BYTES];
    struct summary summary = {0};
    const char *loser =
        table->row.by == NOBODY ? "" : seat_name(&table->row.seat[table->row.by], buffer);
    if (table->g && table->row.how == END_PLAYED)
        game_sum_up(table->rules, table->g, &summary);
    switch (table->row.how) {
    case END_PLAYED: put_string(w, "why", summary.why); break;
    case END_RESIGNED: put_format(w, "why", "%s has resigned.", loser); break;
    case END_TIME: put_format(w, "why", "%s had no time left.", loser); break;
    case END_VOID:
        put_literal(w, "why",
                    "There is no result: the rules were corrected while it was running, and its "
                    "moves do not fit the new ones. Nobody has lost.");
        break;
    case END_LONG:
        put_literal(w, "why",
                    "There is no result: it has gone on for so long that it ends here. Nobody has "
                    "lost.");
        break;
    }
}

static void write_result(const struct table *table, struct writer *w)
{
    if (table->row.status != TABLE_OVER) {
        put_null(w, "result");
        return;
    }
    put_open(w, "result", '{');
    show_result(table, w, "seats");
    write_why(table, w);
    put_literal(w, "how", end_names[table->row.how]);
    put_seat(w, "by", table->row.by);
    put_hex(w, "secret", table->row.secret);
    put_format(w, "record", "/api/record/%s", table->row.code);
    if (*table->row.next)
        put_string(w, "next", table->row.next);
    else
        put_null(w, "next");
    put_close(w);
}

/* --- The lobby's line. --- */

/* Unix seconds; time in which the server was down does not count. */
static int64_t answered(const struct table *table)
{
    if (table->row.status == TABLE_OPEN)
        return table->row.created;
    return (int64_t)time(NULL) - (hub_uptime(table->hub) - table->answered_at) / 1000;
}

void show_lobby(const struct table *table, const struct person *person, struct writer *w,
                const char *key)
{
    put_open(w, key, '{');
    put_string(w, "table", table->row.code);
    put_string(w, "game", table->row.game);
    put_string(w, "mode", table->mode);
    put_literal(w, "status", status_names[table->row.status]);
    put_bool(w, "public", table->row.public);
    put_int(w, "moves", table->row.moves);
    put_int(w, "answered", answered(table));
    put_seats(w, "waiting", table->pending);
    show_clock(&table->row, w);
    show_seats(table, person, w);
    put_close(w);
}

/* --- The state message. --- */

/* Events as one observer saw them, for who begins to watch. */
struct retelling {
    struct listener listener;
    const struct table *table;
    struct game *g; /* the state while it is played again */
    int observer;
    int64_t move;
    struct writer *w;
};

static void retell(struct listener *listener, const struct event *event)
{
    struct retelling *r = (struct retelling *)listener;
    game_event_write(r->table->rules, r->g, event, r->observer, r->move, r->w);
}

/* Since there were `from` answers; -1: also the first deal. */
static void write_past_events(struct table *table, int observer, int64_t from, struct writer *w)
{
    struct game *g = from < 0 ? malloc(table->rules->size) : table_replay(table, from, NULL);
    struct retelling r = {
        .listener = {retell}, .table = table, .g = g, .observer = observer, .move = from, .w = w};
    bool fine = g && (from >= 0 || table_start(table, g, &r.listener, NULL));
    for (r.move = from < 0 ? 0 : from; fine && r.move < table->row.moves; r.move++)
        fine = game_answer(table->rules, g, table->answers[r.move].seat,
                           table->answers[r.move].option, &r.listener, NULL);
    table->hub->metrics.replayed += (uint64_t)(table->row.moves - from);
    if (!fine)
        put_failure(w);
    free(g);
}

/* Who knows nothing yet hears of what happened lately: all of a long game would keep everybody else
 * waiting. */
static int64_t first_told(const struct watch *watch)
{
    int64_t moves = watch->table->row.moves, least = moves > LATELY ? moves - LATELY : -1;
    int64_t from = watch->told > moves ? moves : watch->told;
    return from < least ? least : from;
}

/* From what the last answer told, if that is all; else by playing the game again. */
static void write_events(const struct watch *watch, int observer, const struct told *told,
                         struct writer *w)
{
    struct table *table = watch->table;
    int64_t from = first_told(watch);
    if (told && told->move == from && !told->events[observer + 1].failed) {
        assert(from == table->row.moves - 1);
        put_raw_text(w, "events", &told->events[observer + 1]);
    } else {
        put_open(w, "events", '[');
        if (table->g && table->row.status != TABLE_OPEN && from < table->row.moves)
            write_past_events(table, observer, from, w);
        put_close(w);
    }
    put_int(w, "from", from);
}

static void write_offers(const struct table *table, struct writer *w)
{
    put_open(w, "offers", '[');
    for (int i = 0; i < OFFERS; i++) {
        const struct offer *offer = &table->offers[i];
        if (!offer->open)
            continue;
        put_open(w, NULL, '{');
        put_literal(w, "what", offer_names[i]);
        put_int(w, "by", offer->by);
        put_seats(w, "agreed", offer->agreed);
        put_close(w);
    }
    put_close(w);
}

static bool has_answered(const struct table *table, int seat)
{
    for (int64_t i = table->row.moves; i-- > 0;)
        if (table->answers[i].seat == seat)
            return true;
    return false;
}

static bool has_open_seat(const struct table *table)
{
    for (int seat = 0; seat < table->row.seats; seat++)
        if (table->row.seat[seat].kind == SEAT_OPEN)
            return true;
    return false;
}

static void write_can(const struct table *table, int observer, struct writer *w)
{
    bool running = table->row.status == TABLE_RUNNING, paused = table->row.status == TABLE_PAUSED;
    put_open(w, "can", '[');
    if (observer >= 0 && table->row.status == TABLE_OPEN)
        put_literal(w, NULL, "stand");
    if (observer >= 0 && running) {
        if (has_answered(table, observer))
            put_literal(w, NULL, "takeback");
        if (table_owned_seats(table) == seat_bit(observer) && (table->pending & seat_bit(observer)))
            put_literal(w, NULL, "hint");
        put_literal(w, NULL, "resign");
    }
    if (observer >= 0 && (running || paused))
        put_literal(w, NULL, "pause");
    if (observer >= 0 && table->row.status == TABLE_OVER && !*table->row.next && table->setup)
        put_literal(w, NULL, "rematch");
    if (observer == SPECTATOR && table->row.status == TABLE_OPEN && has_open_seat(table))
        put_literal(w, NULL, "sit");
    put_close(w);
}

static void write_chat(const struct watch *watch, struct writer *w)
{
    const struct table *table = watch->table;
    int64_t from = watch->chats;
    assert(from >= 0 && from <= table->chats);
    if (table->chats - from > CHAT_SHOWN)
        from = table->chats - CHAT_SHOWN;
    put_open(w, "chat", '[');
    for (; from < table->chats; from++) {
        const struct chat *chat = &table->chat[from];
        if (shuns_mute(watch->client->person, chat->person))
            continue;
        put_open(w, NULL, '{');
        put_int(w, "line", from);
        put_string(w, "name", chat->name);
        put_bool(w, "account", chat->account);
        put_seat(w, "seat", chat->seat);
        put_string(w, "text", chat->text);
        put_int(w, "at", chat->at);
        put_close(w);
    }
    put_close(w);
}

void show_hash(const struct table *table, struct writer *w)
{
    uint8_t hash[SEED_BYTES];
    fair_hash(table->row.secret, hash);
    put_hex(w, "hash", hash);
}

static char *fair_text(const struct table *table)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    put_open(&w, NULL, '{');
    show_hash(table, &w);
    if (table->row.status == TABLE_OPEN) {
        put_null(&w, "shares");
    } else {
        put_open(&w, "shares", '[');
        for (int seat = 0; seat < table->row.seats; seat++)
            put_hex(&w, NULL, table->row.seat[seat].share);
        put_close(&w);
    }
    put_close(&w);
    if (text.failed)
        text_free(&text);
    return text.bytes;
}

/* The same in every message until the game begins, and then until its end: made once. */
static void write_fair(struct table *table, struct writer *w)
{
    if (!table->fair)
        table->fair = fair_text(table);
    if (table->fair)
        put_raw(w, "fair", table->fair);
    else
        put_failure(w);
}

/* Nearly always another one than before: so it is text at once. */
static void write_question(const struct table *table, int observer, struct writer *w)
{
    struct text *text = &table->hub->scratch;
    struct writer question = {.out = text};
    text_clear(text);
    game_question_write(table->rules, table->g, observer, &question, NULL);
    put_raw_text(w, "ask", text);
}

static void write_view(const struct table *table, int observer, struct writer *w)
{
    char *kept = table->g ? NULL : story_view(table, observer);
    if (table->g && table->row.status != TABLE_OPEN)
        game_view(table->rules, table->g, observer, w, "view");
    else if (kept)
        put_raw(w, "view", kept);
    else
        put_null(w, "view");
    free(kept);
}

/* The part that only the game can write. */
static void write_game(const struct table *table, int observer, struct writer *w)
{
    write_view(table, observer, w);
    if (observer >= 0 && table->row.status == TABLE_RUNNING &&
        (table->pending & seat_bit(observer)))
        write_question(table, observer, w);
    else
        put_null(w, "ask");
    put_seats(w, "waiting", table->pending);
}

/* The board for a terminal, in plain characters. */
static void write_picture(const struct table *table, int observer, const struct window *window,
                          struct writer *w)
{
    struct text picture = {
        .plain = window->plain, .columns = window->columns, .rows = window->rows};
    if (table->g && table->row.status != TABLE_OPEN)
        game_picture(table->rules, table->g, observer, &picture);
    put_text(w, "picture", &picture);
    text_free(&picture);
}

static int spectators(const struct table *table)
{
    const struct watch *watch;
    int count = 0;
    LIST_FOREACH(watch, &table->watches, of_table)
        count += table_seat_of(table, watch->client->person) == NOBODY;
    return count;
}

/* During a game without what is secret to other seats, such as their decks. */
static void write_setup(const struct table *table, int observer, struct writer *w)
{
    if (table->row.status == TABLE_OVER || !setup_has_secrets(table->rules->setup))
        put_raw(w, "setup", table->row.setup);
    else
        setup_write_seen(table->rules->setup, table->setup, observer, w, "setup");
}

/* What comes before the view is always told: whose it is, and what is new by itself. */
static void put_news(const struct watch *watch, int observer, const struct told *told,
                     struct writer *w)
{
    put_literal(w, "on", "state");
    put_string(w, "table", watch->table->row.code);
    write_events(watch, observer, told, w);
    write_chat(watch, w);
}

static void put_state(const struct watch *watch, int observer, const struct told *told,
                      struct state *out)
{
    struct table *table = watch->table;
    const struct person *person = watch->client->person;
    struct writer w = {.values = &out->values};
    assert(table->is_awake && observer >= SPECTATOR && observer < table->row.seats);
    values_clear(&out->values);
    put_open(&w, NULL, '{');
    put_news(watch, observer, told, &w);
    out->view = out->values.count;
    write_game(table, observer, &w);
    put_string(&w, "game", table->row.game);
    write_setup(table, observer, &w);
    put_literal(&w, "status", status_names[table->row.status]);
    put_bool(&w, "public", table->row.public);
    put_bool(&w, "host", person->row.id == table->row.host);
    put_seat(&w, "seat", observer == SPECTATOR ? NOBODY : observer);
    put_int(&w, "moves", table->row.moves);
    put_int(&w, "question", table_question(table));
    show_seats(table, person, &w);
    show_clock(&table->row, &w);
    write_offers(table, &w);
    write_can(table, observer, &w);
    put_int(&w, "spectators", spectators(table));
    write_fair(table, &w);
    write_result(table, &w);
    if (watch->picture.wanted)
        write_picture(table, observer, &watch->picture, &w);
    put_close(&w);
    assert(!w.depth);
}

/* Sends a state: what is different from the one before, if there was one. */
static void tell(struct watch *watch, const struct state *state)
{
    struct table *table = watch->table;
    struct text *change = &table->hub->change;
    text_clear(change);
    change_write(&watch->shown, state, change);
    client_send(watch->client, change, table->written);
    state_copy(&watch->shown, state);
    watch->told = table->row.status == TABLE_OPEN ? -1 : table->row.moves; /* then the first deal */
    watch->chats = table->chats;
    table->hub->metrics.pushes++;
}

void show_to(struct watch *watch)
{
    struct table *table = watch->table;
    struct state *state = &table->hub->state;
    put_state(watch, observer_of(table, watch->client->person), NULL, state);
    tell(watch, state);
}

void show_anew(struct watch *watch)
{
    watch->told = -1;
    watch->chats = 0;
    values_clear(&watch->shown.values);
    show_to(watch);
}

void show_chat(struct watch *watch)
{
    struct table *table = watch->table;
    struct text *text = &table->hub->change;
    struct writer w = {.out = text};
    text_clear(text);
    watch->chats = 0;
    put_open(&w, NULL, '{');
    put_literal(&w, "on", "chat");
    put_string(&w, "table", table->row.code);
    write_chat(watch, &w);
    put_close(&w);
    watch->chats = table->chats;
    client_send(watch->client, text, table->written);
}

/* The state is the same for all spectators, unless one is behind, made the table or has muted
 * somebody. */
void show_answer(struct table *table, const struct told *told)
{
    struct state *state = &table->hub->state;
    struct watch *watch;
    const struct watch *like = NULL;
    int64_t events = 0, chats = 0;
    show_forget(table);
    LIST_FOREACH(watch, &table->watches, of_table) {
        int observer = observer_of(table, watch->client->person);
        bool common = observer == SPECTATOR && !watch->picture.wanted &&
                      !watch->client->person->shun_count &&
                      watch->client->person->row.id != table->row.host;
        if (!common || !like || events != watch->told || chats != watch->chats) {
            put_state(watch, observer, told, state);
            like = common ? watch : NULL;
            events = watch->told;
            chats = watch->chats;
        }
        tell(watch, state);
    }
}

void show_push(struct table *table)
{
    show_answer(table, NULL);
}

void show_later(struct table *table)
{
    assert(table->is_awake);
    if (!table->is_stale)
        TAILQ_INSERT_TAIL(&table->hub->stale, table, stale);
    table->is_stale = true;
}

void show_forget(struct table *table)
{
    if (table->is_stale)
        TAILQ_REMOVE(&table->hub->stale, table, stale);
    table->is_stale = false;
}

void show_stale(struct hub *hub)
{
    struct table *table;
    int told = 0;
    while (told < TOLD_AT_ONCE && (table = TAILQ_FIRST(&hub->stale))) {
        told += 1 + table->watchers;
        show_push(table);
    }
}
