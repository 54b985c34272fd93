/* tellings.c - see tellings.h. */
#include "kit/tellings.h"

#include "core/clauses.h"
#include "core/dice.h"
#include "kit/setups.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
    PICTURE_EVERY = 7,    /* decisions */
    MOST_DECISIONS = 400, /* of a game: the first ones and an end are all that is wanted */
    MOST_TRIES = 1000,    /* setups */
    WAYS = 40             /* ids that one answer's events name, at most */
};

struct teller {
    struct listener listener;
    const struct game_rules *rules;
    struct game *g;
    int observer;
    struct dice dice;
    int ways;
    char way[WAYS][ID_BYTES]; /* ids named since the view before */
    struct text before, after;
    struct tellings_report *report;
    struct reason *why;
    bool fine;
};

/* --- One event. --- */

static bool knows_cause(const struct game_rules *rules, const char *cause)
{
    return card_find(rules, cause) || glossary_term(&rules->glossary, cause);
}

static bool check_words(struct teller *t, const struct telling *told)
{
    const char *text = told->phrase.text;
    size_t length = strlen(text);
    if (!length || !told->phrase.kind)
        return refuse(t->why, "an event has no words");
    if (length + 1 == sizeof told->phrase.text)
        return refuse(t->why, "a sentence is cut off: %s", text);
    if (text[length - 1] == '.' || strstr(text, "  ") || strstr(text, " ,") || strstr(text, ".."))
        return refuse(t->why, "a sentence has a wrong sign: '%s'", text);
    if (strpbrk(text, "{}[]"))
        return refuse(t->why, "a mark was not filled in: '%s'", text);
    return true;
}

/* Who leads the sentence is who did it, under their name or as "you". */
static bool check_lead(struct teller *t, const struct telling *told)
{
    if (!told->phrase.lead)
        return true;
    if (told->seat == NOBODY || told->seat >= game_kernel_const(t->g)->seats)
        return refuse(t->why, "somebody leads, and nobody did it: '%s'", told->phrase.text);
    const char *name = told->seat == t->observer ? "You" : t->rules->seat_name(t->g, told->seat);
    return (strlen(name) == told->phrase.lead &&
            !strncasecmp(name, told->phrase.text, strlen(name))) ||
           refuse(t->why, "not %s leads: '%s'", name, told->phrase.text);
}

static bool check_data(struct teller *t, const struct telling *told)
{
    const struct kernel *k = game_kernel_const(t->g);
    for (int i = 0; i < told->cards; i++)
        if (!told->card[i] || !card_find(t->rules, told->card[i]))
            return refuse(t->why, "no card is called '%s': '%s'",
                          told->card[i] ? told->card[i] : "NULL", told->phrase.text);
    if (told->cause && !knows_cause(t->rules, told->cause))
        return refuse(t->why, "no card or term is called '%s': '%s'", told->cause,
                      told->phrase.text);
    if (told->targets >> k->seats)
        return refuse(t->why, "a target does not play: '%s'", told->phrase.text);
    if (told->seat != NOBODY && told->seat >= k->seats)
        return refuse(t->why, "seat %d does not play: '%s'", told->seat, told->phrase.text);
    return true;
}

/* What everybody sees is told to everybody alike; the all-seeing learns no more from it. */
static bool check_open(struct teller *t, const struct event *event, const struct telling *told)
{
    struct telling other;
    if (event->eyes || t->observer >= 0)
        return true;
    game_tell(t->rules, t->g, event, t->observer == SPECTATOR ? ALL_SEEING : SPECTATOR, &other);
    bool same = told->cards == other.cards && told->cause == other.cause &&
                !strcmp(told->phrase.text, other.phrase.text) && !strcmp(told->from, other.from) &&
                !strcmp(told->to, other.to) && told->targets == other.targets;
    return same || refuse(t->why, "what all see is told in two ways: '%s'", told->phrase.text);
}

static void keep_way(struct teller *t, const char *id)
{
    if (*id && t->ways < WAYS)
        snprintf(t->way[t->ways++], ID_BYTES, "%s", id);
}

static void hear(struct listener *listener, const struct event *event)
{
    struct teller *t = (struct teller *)listener;
    struct telling told;
    if (!t->fine)
        return;
    game_tell(t->rules, t->g, event, t->observer, &told);
    t->fine = check_words(t, &told) && check_lead(t, &told) && check_data(t, &told) &&
              check_open(t, event, &told);
    keep_way(t, told.from);
    keep_way(t, told.to);
    t->report->events++;
    t->report->levels[told.level]++;
    t->report->with_targets += told.targets != 0;
    t->report->with_cards += told.cards != 0;
    t->report->with_ways += *told.from || *told.to;
    t->report->with_causes += told.cause != NULL;
}

/* --- Between the events. --- */

static void look(const struct teller *t, struct text *view)
{
    struct writer w = {.out = view};
    text_clear(view);
    game_view(t->rules, t->g, t->observer, &w, NULL);
}

/* What was named can be seen before the answer or after it. */
static bool check_ways(struct teller *t)
{
    for (int i = 0; i < t->ways; i++) {
        char quoted[ID_BYTES + 3];
        snprintf(quoted, sizeof quoted, "\"%s\"", t->way[i]);
        if (!strstr(text_string(&t->before), quoted) && !strstr(text_string(&t->after), quoted))
            return refuse(t->why, "nothing in the view is called %s", quoted);
    }
    t->ways = 0;
    return true;
}

static bool check_size(struct teller *t, int columns, int rows)
{
    struct text picture = {.columns = columns, .rows = rows};
    int lines = 0, column = 0, widest = 0;
    t->rules->picture(t->g, t->observer, &picture);
    for (const char *c = text_string(&picture); *c; c++) {
        lines += *c == '\n';
        column = *c == '\n' ? 0 : column + ((*c & 0xc0) != 0x80);
        widest = column > widest ? column : widest;
    }
    text_free(&picture);
    if (widest > columns)
        return refuse(t->why, "in %d columns the picture takes %d", columns, widest);
    return lines <= rows ||
           refuse(t->why, "in %d rows of %d columns the picture takes %d", rows, columns, lines);
}

/* In sentences nothing is drawn: no lines, boxes, blocks or shapes (U+2500 to U+25FF). */
static bool check_spoken(struct teller *t)
{
    struct text spoken = {.plain = true};
    game_picture(t->rules, t->g, t->observer, &spoken);
    const char *text = text_string(&spoken);
    bool fine = true;
    for (const char *c = text; *c && fine; c++)
        if (!strncmp(c, "\xe2\x94", 2) || !strncmp(c, "\xe2\x95", 2) ||
            !strncmp(c, "\xe2\x96", 2) || !strncmp(c, "\xe2\x97", 2))
            fine = refuse(t->why, "something is drawn for who listens: %.40s", c);
    const char *joined = strchr(text, '_');
    if (fine && joined)
        fine = refuse(t->why, "who listens hears a word for programs: %.*s",
                      (int)strcspn(joined, "\n"), joined);
    if (fine && (!*text || strstr(text, "\n\n")))
        fine = refuse(t->why, "the table is not put into sentences");
    text_free(&spoken);
    return fine;
}

static bool check_pictures(struct teller *t)
{
    return check_spoken(t) && check_size(t, 80, PICTURE_ROWS) && check_size(t, 80, 40) &&
           check_size(t, 120, 32) && check_size(t, 120, PICTURE_ROWS) && check_size(t, 200, 60);
}

static bool check_result(struct teller *t)
{
    struct summary summary;
    size_t length;
    game_sum_up(t->rules, t->g, &summary);
    length = strlen(summary.why);
    if (!length || !isupper((unsigned char)*summary.why) || summary.why[length - 1] != '.')
        return refuse(t->why, "why it is over is no sentence: '%s'", summary.why);
    for (int seat = 0; seat < game_kernel_const(t->g)->seats; seat++)
        if (!strpbrk(summary.score[seat], "abcdefghijklmnopqrstuvwxyzHP"))
            return refuse(t->why, "a score has no unit: '%s'", summary.score[seat]);
    return true;
}

/* --- Games. --- */

static bool answer(struct teller *t)
{
    struct question q;
    int seat = __builtin_ctz(game_pending(t->g));
    game_question(t->rules, t->g, seat, &q);
    long option = (long)dice_below(&t->dice, q.count);
    look(t, &t->before);
    if (!game_answer(t->rules, t->g, seat, option, &t->listener, t->why) || !t->fine)
        return false;
    look(t, &t->after);
    t->report->decisions++;
    return check_ways(t) && (t->report->decisions % PICTURE_EVERY || check_pictures(t));
}

static bool play(struct teller *t, const struct setup *setup, uint64_t number)
{
    uint8_t seed[SEED_BYTES] = {0};
    memcpy(seed, &number, sizeof number);
    if (!game_start_heard(t->rules, t->g, setup, seed, &t->listener, NULL))
        return true; /* refused */
    look(t, &t->after);
    text_clear(&t->before);
    t->report->games++;
    bool fine = t->fine && check_ways(t);
    for (int i = 0; fine && i < MOST_DECISIONS && game_pending(t->g); i++)
        fine = answer(t);
    return fine && (game_pending(t->g) || check_result(t));
}

bool tellings_run_mode(const struct game_rules *rules, int mode, long decisions,
                       struct tellings_report *report, struct reason *why)
{
    struct teller t = {.listener = {hear},
                       .rules = rules,
                       .g = malloc(rules->size),
                       .report = report,
                       .why = why,
                       .fine = true};
    bool fine = t.g != NULL;
    for (uint64_t number = 0; fine && number < MOST_TRIES && report->decisions < decisions;
         number++) {
        struct setup setup = random_setup(rules, mode, number);
        t.dice.state = number + 1;
        t.observer = (int)(number % 4) - 2; /* all, a spectator, two seats */
        fine = play(&t, &setup, number);
    }
    text_free(&t.before);
    text_free(&t.after);
    free(t.g);
    return fine;
}

/* --- The glossary, the faces. --- */

struct clause_search {
    const char *number;
    bool found;
};

static void find_clause(void *context, const struct clause *clause)
{
    struct clause_search *search = context;
    search->found |= !strcmp(search->number, clause->number);
}

static bool has_clause(const struct game_rules *rules, const char *number)
{
    struct clause_search search = {number, false};
    const struct embedded *file = clauses_file(rules_text, rules->name);
    if (file)
        clauses_each(file, number, find_clause, &search);
    return search.found;
}

static bool check_terms(const struct game_rules *rules, struct reason *why)
{
    for (const struct term *term = rules->glossary.terms; term->id; term++) {
        size_t length = strlen(term->text);
        if (!length || term->text[length - 1] != '.')
            return refuse(why, "what %s means is no sentence", term->name);
        if (!has_clause(rules, term->clause))
            return refuse(why, "%s cites %s, and there is no such clause", term->name,
                          term->clause);
        if (glossary_term(&rules->glossary, term->id) != term)
            return refuse(why, "%s stands twice in the glossary", term->id);
    }
    return rules->glossary.terms->id || refuse(why, "the glossary is empty");
}

bool tellings_check_glossary(const struct game_rules *rules, struct reason *why)
{
    const struct setup_field *mode = rules->setup;
    for (int i = 0; mode->choices[i]; i++)
        if (!glossary_mode(&rules->glossary, mode->choices[i]))
            return refuse(why, "mode %s is not explained", mode->choices[i]);
    return check_terms(rules, why) &&
           (rules->glossary.marks->mark || refuse(why, "no mark of the picture is explained"));
}

/* "Cost", "Defeated by": words without signs. */
static bool is_fact_name(const char *name)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ";
    return !name || (isupper((unsigned char)*name) && !name[strspn(name, letters)]);
}

bool tellings_check_faces(const struct game_rules *rules, struct reason *why)
{
    for (const struct card *card = rules->cards; card->id; card++) {
        struct face face = card_face(rules, card);
        for (int i = 0; i < face.facts; i++) {
            if (!*face.fact[i].value || strlen(face.fact[i].value) + 1 == FACT_BYTES)
                return refuse(why, "a fact of %s is empty or cut off", card->id);
            if (!is_fact_name(face.fact[i].name))
                return refuse(why, "a fact of %s has no plain name: '%s'", card->id,
                              face.fact[i].name);
        }
        for (int i = 0; i < face.more; i++)
            if (!card_find(rules, face.card[i]))
                return refuse(why, "%s is read with %s, which does not exist", card->id,
                              face.card[i]);
    }
    return true;
}
