/* do_past.c - commands about finished games, and about a person's own decks and maps. */
#include "server/call.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { FRAMES = 200, TEXTS = 100, TEXT_NAME = 60 };

/* --- history --- */

struct page {
    struct call *call;
    struct reason *why;
    bool fine; /* so far */
    int count;
    int64_t last;
};

static void write_finished(void *context, const struct stored_table *row)
{
    struct page *page = context;
    struct writer *w = page->call->w;
    struct table shown = {.hub = page->call->hub, .row = *row, .rules = game_find(row->game, NULL)};
    page->count++;
    page->last = row->id;
    if (!shown.rules) /* a game that this program no longer has */
        return;
    page->fine = page->fine && sides_read(&shown, page->why);
    put_open(w, NULL, '{');
    put_string(w, "table", row->code);
    put_string(w, "game", row->game);
    put_string(w, "mode", shown.mode);
    put_int(w, "ended", row->ended);
    put_int(w, "moves", row->moves);
    show_seats(&shown, page->call->client->person, w);
    put_open(w, "result", '{');
    put_raw(w, "seats", row->result ? row->result : "[]");
    put_string(w, "how", end_names[row->how]);
    put_seat(w, "by", row->by);
    put_close(w);
    put_close(w);
}

static bool do_history(struct call *call, struct reason *why)
{
    const struct game_rules *rules = NULL;
    struct page page = {.call = call, .why = why, .fine = true};
    bool mine = false;
    int64_t before = 0;
    if ((has_member(call, "game") && !(rules = call_game(call, why))) ||
        (has_member(call, "mine") && !call_flag(call, "mine", &mine, why)) ||
        (has_member(call, "before") && !call_number(call, "before", 1, INT64_MAX, &before, why)))
        return false;
    put_open(call->w, "games", '[');
    store_history(call->hub->store, rules ? rules->name : NULL, call->client->person->row.id, mine,
                  before, write_finished, &page);
    put_close(call->w);
    if (page.count == HISTORY_PAGE)
        put_int(call->w, "next", page.last);
    else
        put_null(call->w, "next");
    return page.fine;
}

/* --- replay --- */

struct teller {
    struct listener listener;
    const struct table *table;
    struct game *g;
    int observer;
    bool silent;
    struct text events; /* of one answer, as a list */
    struct writer w;    /* writes them */
};

static void tell(struct listener *listener, const struct event *event)
{
    struct teller *teller = (struct teller *)listener;
    if (!teller->silent)
        game_event_write(teller->table->rules, teller->g, event, teller->observer, NO_MOVE,
                         &teller->w);
}

static void begin_events(struct teller *teller)
{
    text_clear(&teller->events);
    teller->w = (struct writer){.out = &teller->events};
    put_open(&teller->w, NULL, '[');
}

/* `said` is what the answer was called before it was given. */
static void write_frame(struct teller *teller, int64_t move, int seat, const struct phrase *said,
                        struct writer *w)
{
    put_open(w, NULL, '{');
    put_int(w, "move", move);
    game_view(teller->table->rules, teller->g, teller->observer, w, "view");
    put_close(&teller->w);
    put_raw_text(w, "events", &teller->events);
    if (said) {
        put_open(w, "answer", '{');
        put_int(w, "seat", seat);
        put_string(w, "text", said->text);
        put_close(w);
    } else {
        put_null(w, "answer");
    }
    put_close(w);
}

/* A secret answer stays secret for a seat that is asked for: only its own words are shown. */
static void write_frames(struct teller *teller, int64_t from, int64_t to, struct writer *w)
{
    const struct table *table = teller->table;
    assert(from >= 0 && to <= table->row.moves);
    teller->silent = from > 0;
    begin_events(teller);
    bool fine = table_start(table, teller->g, &teller->listener, NULL);
    if (fine && from == 0)
        write_frame(teller, 0, 0, NULL, w);
    for (int64_t i = 0; fine && i < to; i++) {
        const struct stored_answer *answer = &table->answers[i];
        struct phrase said = {0};
        struct question q;
        bool known = teller->observer == ALL_SEEING || teller->observer == answer->seat;
        teller->silent = i + 1 < from;
        if (!teller->silent && known) {
            game_question(table->rules, teller->g, answer->seat, &q);
            table->rules->describe(teller->g, answer->seat, q.options[answer->option], &said);
        }
        begin_events(teller);
        fine = game_answer(table->rules, teller->g, answer->seat, answer->option, &teller->listener,
                           NULL);
        if (fine && !teller->silent)
            write_frame(teller, i + 1, answer->seat, known ? &said : NULL, w);
    }
    if (!fine)
        put_failure(w);
}

static bool do_replay(struct call *call, struct reason *why)
{
    struct table *table = call->table;
    int64_t from, to;
    int seat;
    if (table->row.status != TABLE_OVER)
        return refuse(why, "Only finished games can be replayed.");
    if (!call_number(call, "from", 0, table->row.moves, &from, why) ||
        !call_number(call, "to", from, from + FRAMES, &to, why))
        return false;
    struct teller teller = {.listener = {tell}, .table = table, .observer = ALL_SEEING};
    if (has_member(call, "seat")) {
        if (!call_seat(call, &seat, why))
            return false;
        teller.observer = seat;
    }
    teller.g = malloc(table->rules->size);
    if (!teller.g)
        return refuse_memory(why);
    put_int(call->w, "moves", table->row.moves);
    put_raw(call->w, "setup", table->row.setup);
    show_seats(table, call->client->person, call->w);
    put_open(call->w, "frames", '[');
    write_frames(&teller, from, to < table->row.moves ? to : table->row.moves, call->w);
    put_close(call->w);
    text_free(&teller.events);
    free(teller.g);
    return true;
}

static bool do_achievements(struct call *call, struct reason *why)
{
    const struct game_rules *rules = call_game(call, why);
    if (rules)
        earn_write(call->hub, rules, call->client->person->row.id, call->w);
    return rules != NULL;
}

/* --- Own decks and maps. --- */

static const struct setup_field *call_field(struct call *call, const struct game_rules **rules,
                                            struct reason *why)
{
    const char *name;
    *rules = call_game(call, why);
    if (!*rules || !call_text(call, "field", 40, &name, why))
        return NULL;
    for (const struct setup_field *field = (*rules)->setup; field->name; field++)
        if (field->kind == SETUP_TEXT && !strcmp(field->name, name))
            return field;
    refuse(why, "%s has no text called '%.40s' in its setup.", (*rules)->title, name);
    return NULL;
}

static void write_text(void *context, const char *name, const char *text)
{
    struct writer *w = context;
    put_open(w, NULL, '{');
    put_string(w, "name", name);
    put_string(w, "text", text);
    put_close(w);
}

/* The texts that the game itself has for this field, under the names of its choices. */
static void write_ready_texts(const struct game_rules *rules, const struct setup_field *field,
                              struct writer *w)
{
    put_open(w, "ready", '[');
    for (int choice = 0; rules->choice_text && field->choices[choice]; choice++) {
        struct text text = {0};
        if (rules->choice_text((int)(field - rules->setup), choice, &text))
            write_text(w, field->choices[choice], text_string(&text));
        if (text.failed)
            put_failure(w);
        text_free(&text);
    }
    put_close(w);
}

static bool do_shelf(struct call *call, struct reason *why)
{
    const struct game_rules *rules;
    const struct setup_field *field = call_field(call, &rules, why);
    if (!field)
        return false;
    put_open(call->w, "texts", '[');
    store_texts(call->hub->store, call->client->person->row.id, rules->name, field->name,
                write_text, call->w);
    put_close(call->w);
    write_ready_texts(rules, field, call->w);
    return true;
}

static bool do_keep(struct call *call, struct reason *why)
{
    const struct game_rules *rules;
    const char *name, *text;
    const struct setup_field *field = call_field(call, &rules, why);
    if (!field || !call_text(call, "name", TEXT_NAME, &name, why) ||
        !call_text(call, "text", (size_t)field->count, &text, why))
        return false;
    if (!*name)
        return refuse(why, "'name' is empty.");
    int64_t person = call->client->person->row.id;
    if (*text &&
        store_texts(call->hub->store, person, rules->name, field->name, NULL, NULL) >= TEXTS)
        return refuse(why, "There is room for %d texts; remove one first.", TEXTS);
    store_put_text(call->hub->store, person, rules->name, field->name, name, text);
    return true;
}

static bool do_check(struct call *call, struct reason *why)
{
    const struct game_rules *rules;
    const char *text;
    const struct setup_field *field = call_field(call, &rules, why);
    if (!field || !call_text(call, "text", (size_t)field->count, &text, why))
        return false;
    struct text report = {0};
    put_bool(call->w, "fine", rules->check_text((int)(field - rules->setup), text, &report));
    put_text(call->w, "report", &report);
    text_free(&report);
    return true;
}

const struct call_command commands_past[] = {
    {"history", {"game", "mine", "before"}, NOTHING, 5, do_history},
    {"replay", {"from", "to", "seat"}, TABLE, 10, do_replay},
    {"achievements", {"game"}, NOTHING, 0, do_achievements},
    {"shelf", {"game", "field"}, NOTHING, 0, do_shelf},
    {"keep", {"game", "field", "name", "text"}, NOTHING, 0, do_keep},
    {"check", {"game", "field", "text"}, NOTHING, 5, do_check},
    {NULL, {NULL}, NOTHING, 0, NULL},
};
