/* do_past.c - commands about finished games, and about a person's own decks and maps. */
#include "server/analyses.h"
#include "server/call.h"
#include "server/story.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { FRAMES = 200, TEXTS = 100, TEXT_NAME = 60 };
enum { TEXT_BESIDE = 100 }; /* bytes that one takes besides its name and itself */

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
    if (!shown.rules || !row_is_sound(row)) /* this program no longer has it, or it is damaged */
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

static bool do_replay(struct call *call, struct reason *why)
{
    struct table *table = call->table;
    int64_t from, to;
    if (table->row.status != TABLE_OVER)
        return refuse(why, "Only finished games can be replayed.");
    if (!call_number(call, "from", 0, table->row.moves, &from, why) ||
        !call_number(call, "to", from, from + FRAMES, &to, why))
        return false;
    int observer = ALL_SEEING;
    if (has_member(call, "seat") && !call_seat(call, &observer, why))
        return false;
    struct text frames = {0};
    bool fine = story_frames(table, observer, from, to < table->row.moves ? to : table->row.moves,
                             &frames, why);
    put_int(call->w, "moves", table->row.moves);
    put_raw(call->w, "setup", table->row.setup);
    show_seats(table, call->client->person, call->w);
    put_raw_text(call->w, "frames", &frames);
    text_free(&frames);
    return fine;
}

static bool do_record(struct call *call, struct reason *why)
{
    struct text record = {0};
    if (call->table->row.status != TABLE_OVER)
        return refuse(why, "The record is shown when the game is over.");
    bool fine = story_record(call->table, &record, why);
    put_raw_text(call->w, "record", &record);
    text_free(&record);
    return fine;
}

static bool do_analyse(struct call *call, struct reason *why)
{
    int64_t from = 0;
    if (call->table->row.status != TABLE_OVER)
        return refuse(why, "A game can be analysed when it is over.");
    if (has_member(call, "from") &&
        !call_number(call, "from", 0, call->table->row.moves, &from, why))
        return false;
    const struct analysed *analysed = analyses_of(call->table, call->client, why);
    if (analysed)
        analysed_write(analysed, (size_t)from, call->w);
    return analysed != NULL;
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
    for (int choice = 0; rules->spell_text && field->choices[choice]; choice++) {
        struct text text = {0};
        if (rules->spell_text((int)(field - rules->setup), field->choices[choice], &text))
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
    double bytes = (double)(strlen(name) + strlen(text) + TEXT_BESIDE);
    if (!client_may(call->client, LIMIT_TEXT_BYTES, bytes, why))
        return false;
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
    int number = (int)(field - rules->setup);
    struct text report = {0}, spelt = {0};
    put_bool(call->w, "fine", rules->check_text(number, text, &report));
    put_text(call->w, "report", &report);
    if (rules->spell_text(number, text, &spelt))
        put_text(call->w, "text", &spelt);
    else if (spelt.failed)
        put_failure(call->w);
    text_free(&spelt);
    text_free(&report);
    return true;
}

const struct call_command commands_past[] = {
    {"history", {"game", "mine", "before"}, NOTHING, LOOKS, 5, do_history},
    {"replay", {"from", "to", "seat"}, TABLE, LOOKS, 5, do_replay},
    {"record", {NULL}, TABLE, LOOKS, 5, do_record},
    {"analyse", {"from"}, TABLE, LOOKS, 5, do_analyse},
    {"achievements", {"game"}, NOTHING, LOOKS, 0, do_achievements},
    {"shelf", {"game", "field"}, NOTHING, LOOKS, 5, do_shelf},
    {"keep", {"game", "field", "name", "text"}, NOTHING, CHANGES, 0, do_keep},
    {"check", {"game", "field", "text"}, NOTHING, LOOKS, 5, do_check},
    {NULL, {NULL}, NOTHING, LOOKS, 0, NULL},
};
