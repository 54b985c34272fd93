/* reference.c - see reference.h. */
#include "cli/reference.h"

#include "cli/terminal.h"
#include "core/alike.h"
#include "core/clauses.h"

#include <stdio.h>
#include <string.h>

enum {
    FACES = 3,   /* cards that are shown whole; of more only their names */
    NAMES = 40,  /* cards that are named */
    CLAUSES = 8, /* clauses shown if nothing else was found */
    ALIKE = 60,  /* different cards of a zone */
    MARK = 16    /* columns; a mark that is wider stands above its text */
};

/* --- The mode. --- */

/* The column for the marks of this mode's picture. */
static int marks_width(const struct glossary *glossary, const char *mode)
{
    int widest = 0;
    for (const struct mark *mark = glossary->marks; mark->mark; mark++) {
        int width = text_width(mark->mark);
        if (glossary_has_mark(mark, mode) && width > widest && width <= MARK)
            widest = width;
    }
    return widest;
}

static void explain_mark(const struct mark *mark, int column)
{
    char label[80];
    int pad = column - text_width(mark->mark);
    if (pad < 0) {
        printf("    %s\n", mark->mark);
        snprintf(label, sizeof label, "    %*s  ", column, "");
    } else
        snprintf(label, sizeof label, "    %s%*s  ", mark->mark, pad, "");
    terminal_wrap(label, mark->text);
}

void reference_explain(const struct game_rules *rules, const char *mode)
{
    const struct mode_text *text = glossary_mode(&rules->glossary, mode);
    terminal_wrap("  ", rules->about);
    if (text) {
        char label[40];
        snprintf(label, sizeof label, "  %s: ", text->mode);
        terminal_wrap(label, text->goal);
        if (*text->text)
            terminal_wrap("  ", text->text);
    }
    if (terminal_is_plain())
        return;
    puts("  On the board:");
    int column = marks_width(&rules->glossary, mode);
    for (const struct mark *mark = rules->glossary.marks; mark->mark; mark++)
        if (glossary_has_mark(mark, mode))
            explain_mark(mark, column);
}

/* --- Zones. --- */

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static bool is_zone(const json_t *zone, const char *wanted)
{
    return strcasestr(text_of(zone, "title"), wanted) || strcasestr(text_of(zone, "kind"), wanted);
}

static const char *seat_name(const json_t *view, const json_t *zone)
{
    json_t *seat = json_object_get(zone, "seat");
    return seat ? text_of(json_array_get(json_object_get(view, "seats"),
                                         (size_t)json_integer_value(seat)),
                          "name")
                : "";
}

/* The same card several times is one line. */
struct tally {
    int kinds, hidden;
    struct {
        const char *id;
        json_int_t count;
    } kind[ALIKE];
};

static void count_card(struct tally *tally, const json_t *card)
{
    const char *id = json_string_value(json_object_get(card, "card"));
    json_t *several = json_object_get(card, "count");
    int at = 0;
    if (!id) {
        tally->hidden++;
        return;
    }
    while (at < tally->kinds && strcmp(tally->kind[at].id, id))
        at++;
    if (at == ALIKE)
        return;
    if (at == tally->kinds) {
        tally->kind[tally->kinds++].id = id;
        tally->kind[at].count = 0;
    }
    tally->kind[at].count += several ? json_integer_value(several) : 1;
}

static void show_zone(const struct game_rules *rules, const json_t *view, const json_t *zone)
{
    struct tally tally = {0};
    struct text line = {0};
    const char *owner = seat_name(view, zone), *between = "";
    size_t i;
    json_t *card;
    json_array_foreach(json_object_get(zone, "cards"), i, card)
        count_card(&tally, card);
    for (int at = 0; at < tally.kinds; at++) {
        const struct card *known = card_find(rules, tally.kind[at].id);
        text_add(&line, "%s%s", between, known ? known->name : tally.kind[at].id);
        if (tally.kind[at].count != 1)
            text_add(&line, " ×%d", (int)tally.kind[at].count);
        between = ", ";
    }
    if (tally.hidden)
        text_add(&line, "%s%d hidden", between, tally.hidden);
    json_array_foreach(json_object_get(zone, "marks"), i, card)
        text_add(&line, "; %s", json_string_value(card));
    char label[120];
    snprintf(label, sizeof label, "  %s%s%s (%d)%s", owner, *owner ? ": " : "",
             text_of(zone, "title"), (int)json_integer_value(json_object_get(zone, "count")),
             line.length ? ": " : "");
    terminal_wrap(label, text_string(&line));
    text_free(&line);
}

static int show_zones(const struct game_rules *rules, const json_t *view, const char *wanted)
{
    int shown = 0;
    size_t i;
    json_t *zone;
    json_array_foreach(json_object_get(view, "zones"), i, zone)
        if (is_zone(zone, wanted)) {
            show_zone(rules, view, zone);
            shown++;
        }
    return shown;
}

/* --- Terms, cards, clauses. --- */

static int show_terms(const struct game_rules *rules, const char *wanted)
{
    int shown = 0;
    for (const struct term *term = rules->glossary.terms; term->id; term++) {
        char label[60];
        if (!strcasestr(term->name, wanted))
            continue;
        snprintf(label, sizeof label, "  %s: ", term->name);
        struct text line = {0};
        text_add(&line, "%s (%s)", term->text, term->clause);
        terminal_wrap(label, text_string(&line));
        text_free(&line);
        shown++;
    }
    return shown;
}

static void show_face(const struct game_rules *rules, const struct card *card)
{
    struct text face = {0};
    card_face_text(rules, card, &face);
    for (const char *line = text_string(&face); *line; line += strcspn(line, "\n") + 1) {
        char one[1200];
        int indent = (int)strspn(line, " ");
        snprintf(one, sizeof one, "%.*s", (int)strcspn(line, "\n") - indent, line + indent);
        terminal_wrap(indent ? "      " : line == text_string(&face) ? "  " : "    ", one);
    }
    text_free(&face);
}

/* The cards of that name; else those with it in their name. */
static int show_cards(const struct game_rules *rules, const char *wanted)
{
    int exact = 0, alike = 0;
    struct text names = {0};
    for (const struct card *card = rules->cards; card->id; card++) {
        exact += card_is_called(card, wanted);
        if (card_matches(card, wanted) && alike++ < NAMES)
            text_add(&names, "%s%s", alike > 1 ? ", " : "", card->name);
    }
    for (const struct card *card = rules->cards; card->id && (exact || alike <= FACES); card++)
        if (exact ? card_is_called(card, wanted) : card_matches(card, wanted))
            show_face(rules, card);
    if (!exact && alike > FACES)
        terminal_wrap("  Cards: ", text_string(&names));
    text_free(&names);
    return alike;
}

struct shown {
    int count, most;
};

static void show_clause(void *context, const struct clause *clause)
{
    struct shown *shown = context;
    char label[24];
    snprintf(label, sizeof label, "  %-8s ", clause->number);
    if (shown->count++ < shown->most)
        terminal_wrap(label, clause->text);
}

static void show_nothing(const struct game_rules *rules, const char *wanted)
{
    struct alike alike = {.wanted = wanted};
    struct text line = {0};
    for (const struct term *term = rules->glossary.terms; term->id; term++)
        alike_try(&alike, term->name, term->name);
    for (const struct card *card = rules->cards; card->id; card++)
        alike_try(&alike, card->name, card->name);
    text_add(&line, "Nothing here is called '%s', and the rules do not mention it.", wanted);
    if (alike.found)
        text_add(&line, " Did you mean %s?", alike.found);
    terminal_wrap("  ", text_string(&line));
    text_free(&line);
}

void reference_look_up(const struct game_rules *rules, const json_t *view, const char *wanted)
{
    int found = show_zones(rules, view, wanted);
    found += show_terms(rules, wanted);
    found += show_cards(rules, wanted);
    struct shown shown = {.most = found ? 0 : CLAUSES};
    const struct embedded *file = clauses_file(rules_text, rules->name);
    if (file)
        clauses_each(file, wanted, show_clause, &shown);
    if (shown.count > shown.most)
        printf("  %d %s clause%s of the rules: parlor rules %s \"%s\"\n", shown.count - shown.most,
               shown.most ? "more" : "other", shown.count - shown.most == 1 ? "" : "s", rules->name,
               wanted);
    if (!found && !shown.count)
        show_nothing(rules, wanted);
}

void reference_look_up_at(const struct game_rules *rules, const struct game *g, int observer,
                          const char *wanted)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(rules, g, observer, &w, NULL);
    json_t *view = json_loads(text_string(&text), 0, NULL);
    reference_look_up(rules, view, wanted);
    json_decref(view);
    text_free(&text);
}
