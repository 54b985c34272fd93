/* analyse_show.c - see analyse.h. */
#include "cli/analyse.h"

#include "cli/terminal.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    CHART_ROWS = 4,
    CHART_STEPS = 8, /* of a block, in each row */
    CHART_LABEL = 8, /* columns before it */
    LISTED = 12      /* of the mistakes; the smaller ones are counted */
};

struct show {
    const struct analysis *a;
    struct game *g;
    int seat; /* SPECTATOR: all */
    struct text *out;
};

static const char grade_signs[GRADES] = {
    [FINE] = ' ', [SLIP] = '.', [MISTAKE] = '?', [BLUNDER] = 'X'};

static bool is_shown(const struct show *s, int seat)
{
    return (s->seat < 0 || s->seat == seat) && (s->a->only < 0 || s->a->only == seat);
}

static int percent(float chance)
{
    return (int)lroundf(100 * chance);
}

/* The position before this answer. */
static void play_to(const struct show *s, size_t answer)
{
    record_replay(s->a->record, answer, s->g, NULL, NULL);
}

/* Who sits there: the game's word for the seat, and who it was. */
static void add_name(const struct show *s, int seat)
{
    const struct record *record = s->a->record;
    text_add(s->out, "%s", record->rules->seat_name(s->g, seat));
    if (*record->names[seat])
        text_add(s->out, " (%s)", record->names[seat]);
}

/* --- The course of the game. --- */

static float chance_at(const struct show *s, size_t point, int seat, bool open)
{
    const struct standing *standing = &s->a->standing[point];
    return open ? standing->open[seat].mean : standing->known[seat].mean;
}

/* How many columns a chart has. */
static size_t chart_width(const struct show *s)
{
    size_t room = (size_t)terminal_width() - CHART_LABEL - 1, points = s->a->count + 1;
    return points < room ? points * (room / points) : room;
}

/* The last point of a column. */
static size_t point_of(const struct show *s, size_t column, size_t width)
{
    return ((column + 1) * (s->a->count + 1) - 1) / width;
}

static void add_chart(const struct show *s, int seat, bool open)
{
    static const char *const blocks[] = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    static const char *const labels[CHART_ROWS] = {"  100 % ", "", "   50 % ", ""};
    size_t width = chart_width(s);
    for (int row = 0; row < CHART_ROWS; row++) {
        int below = (CHART_ROWS - 1 - row) * CHART_STEPS;
        text_add(s->out, "%-8s", labels[row]);
        for (size_t column = 0; column < width; column++) {
            float chance = chance_at(s, point_of(s, column, width), seat, open);
            int steps = (int)lroundf(chance * CHART_ROWS * CHART_STEPS) - below;
            text_add(s->out, "%s",
                     blocks[steps < 0             ? 0
                            : steps > CHART_STEPS ? CHART_STEPS
                                                  : steps]);
        }
        text_add(s->out, "\n");
    }
}

/* Below the chart: in each column the worst of this seat's answers. */
static void add_signs(const struct show *s, int seat)
{
    size_t width = chart_width(s), answer = 0;
    if (!s->a->balance[seat].grades[SLIP] && !s->a->balance[seat].grades[MISTAKE] &&
        !s->a->balance[seat].grades[BLUNDER])
        return;
    text_repeat(s->out, " ", CHART_LABEL);
    for (size_t column = 0; column < width; column++) {
        enum grade worst = FINE;
        for (; answer < s->a->count && answer < point_of(s, column, width); answer++)
            if (s->a->verdict[answer].seat == seat && s->a->verdict[answer].grade > worst)
                worst = s->a->verdict[answer].grade;
        text_add(s->out, "%c", grade_signs[worst]);
    }
    text_add(s->out, "\n");
}

/* The same in words. */
static void say_course(const struct show *s, int seat, bool open)
{
    size_t lowest = 0, highest = 0;
    struct text line = {0};
    for (size_t point = 1; point <= s->a->count; point++) {
        float chance = chance_at(s, point, seat, open);
        lowest = chance < chance_at(s, lowest, seat, open) ? point : lowest;
        highest = chance > chance_at(s, highest, seat, open) ? point : highest;
    }
    text_add(&line,
             "%d %% at the start, at worst %d %% after answer %zu, at best %d %% after "
             "answer %zu, %d %% at the end.",
             percent(chance_at(s, 0, seat, open)), percent(chance_at(s, lowest, seat, open)),
             lowest, percent(chance_at(s, highest, seat, open)), highest,
             percent(chance_at(s, s->a->count, seat, open)));
    terminal_break(s->out, 2, "", text_string(&line));
    text_free(&line);
}

static void add_course(const struct show *s, int seat, bool open)
{
    text_add(s->out, "\n");
    text_style(s->out, STYLE_BOLD);
    add_name(s, seat);
    text_style(s->out, STYLE_PLAIN);
    text_add(s->out, ": chance to win, %s\n",
             open ? "with open cards" : "with what this seat knew");
    if (s->out->plain) {
        say_course(s, seat, open);
        return;
    }
    add_chart(s, seat, open);
    if (!open)
        add_signs(s, seat);
}

/* --- Where the results came from. --- */

static void add_balance(const struct show *s, int seat)
{
    const struct balance *b = &s->a->balance[seat];
    struct text line = {0}, others = {0};
    if (s->a->only < 0)
        text_add(&others, ", others' decisions %+d", percent(b->others));
    text_add(&line, "%d %% at the start, own decisions %+d%s, luck %+d, %d %% at the end.",
             percent(b->start), percent(b->own), text_string(&others), percent(b->luck),
             percent(b->end));
    add_name(s, seat);
    text_add(s->out, "\n");
    terminal_break(s->out, 2, "", text_string(&line));
    text_clear(&line);
    text_add(&line,
             "Lost by own decisions: %.1f points in %d decisions, %.2f each; %d slip%s, %d "
             "mistake%s, %d blunder%s.",
             100 * (double)b->loss.mean, b->decisions,
             b->decisions ? 100 * (double)b->loss.mean / b->decisions : 0, b->grades[SLIP],
             plural(b->grades[SLIP]), b->grades[MISTAKE], plural(b->grades[MISTAKE]),
             b->grades[BLUNDER], plural(b->grades[BLUNDER]));
    terminal_break(s->out, 2, "", text_string(&line));
    text_free(&others);
    text_free(&line);
}

/* --- Mistakes. --- */

static bool is_listed(const struct show *s, const struct verdict *v, float least)
{
    return v->grade && is_shown(s, v->seat) && v->loss.mean >= least;
}

static int count_listed(const struct show *s, float least)
{
    int count = 0;
    for (size_t i = 0; i < s->a->count; i++)
        count += is_listed(s, &s->a->verdict[i], least);
    return count;
}

/* The loss from which on there are no more than LISTED. */
static float least_listed(const struct show *s)
{
    static const float step = 0.005f;
    float least = grade_losses[SLIP];
    while (count_listed(s, least) > LISTED)
        least += step;
    return least;
}

static void say_option(const struct show *s, int seat, int option, struct text *line)
{
    const struct game_rules *rules = s->a->record->rules;
    struct question q;
    struct phrase phrase;
    game_question(rules, s->g, seat, &q);
    assert(option < q.count);
    game_describe(rules, s->g, seat, q.options[option], &phrase);
    text_add(line, "\"%s\"", phrase.text);
}

static void add_mistake(const struct show *s, size_t answer)
{
    const struct verdict *v = &s->a->verdict[answer];
    struct text label = {0}, line = {0};
    play_to(s, answer);
    text_add(&label, "%5zu  ", answer + 1);
    text_add(&line,
             "%s, %s (%d points, give or take %d): ", s->a->record->rules->seat_name(s->g, v->seat),
             grade_names[v->grade], percent(v->loss.mean), percent(v->loss.error));
    say_option(s, v->seat, v->option, &line);
    text_add(&line, ", %d %%. Better: ", percent(v->best[v->taken].win.mean));
    say_option(s, v->seat, v->best[0].option, &line);
    text_add(&line, ", %d %%.", percent(v->best[0].win.mean));
    terminal_break(s->out, 0, text_string(&label), text_string(&line));
    text_free(&label);
    text_free(&line);
}

static void add_mistakes(const struct show *s)
{
    float least = least_listed(s);
    int all = count_listed(s, 0), listed = count_listed(s, least);
    if (!all) {
        text_add(s->out, "\nNobody made a mistake that this analysis can be sure of.\n");
        return;
    }
    text_style(s->out, STYLE_BOLD);
    text_add(s->out, "\nMistakes, by the number of the answer");
    text_style(s->out, STYLE_PLAIN);
    text_add(s->out, "\n");
    for (size_t i = 0; i < s->a->count; i++)
        if (is_listed(s, &s->a->verdict[i], least))
            add_mistake(s, i);
    if (listed < all)
        text_add(s->out, "  and %d that lost less\n", all - listed);
}

/* --- All of it. --- */

static void add_decisive(const struct show *s)
{
    const struct analysis *a = s->a;
    struct text line = {0};
    if (!a->count)
        return;
    int seat = analysis_struck(a, a->decisive), culprit = analysis_culprit(a, a->decisive);
    const struct game_rules *rules = a->record->rules;
    const struct verdict *v = &a->verdict[a->decisive];
    play_to(s, a->decisive < a->record->count ? a->decisive : a->record->count);
    text_add(&line, "Answer %zu decided most: %s's chance went from %d to %d %%, ", a->decisive + 1,
             rules->seat_name(s->g, seat), percent(a->standing[a->decisive].known[seat].mean),
             percent(a->standing[a->decisive + 1].known[seat].mean));
    if (culprit == NOBODY) {
        text_add(&line, "mostly by luck");
    } else {
        text_add(&line, "mostly by %s's decision", rules->seat_name(s->g, culprit));
        if (v->options && v->alternatives) {
            text_add(&line, " ");
            say_option(s, v->seat, v->option, &line);
        }
    }
    text_add(&line, ".");
    text_add(s->out, "\n");
    terminal_break(s->out, 0, "", text_string(&line));
    text_free(&line);
}

static void add_heading(const struct show *s)
{
    const struct record *record = s->a->record;
    struct summary summary;
    play_to(s, record->count);
    game_sum_up(record->rules, s->g, &summary);
    text_add(s->out, "%s, %s, %zu answers. ", record->rules->title,
             setup_mode(record->rules->setup, &record->setup), record->count);
    if (record->closed)
        text_add(s->out, "%s %s.\n", record->rules->seat_name(s->g, record->closed_by),
                 record->closed == CLOSED_TIME ? "ran out of time" : "resigned");
    else
        text_add(s->out, "%s\n", s->a->over ? summary.why : "It is not over.");
}

void analyse_show(const struct analysis *a, struct game *g, int seat, struct text *out)
{
    struct show s = {a, g, seat, out};
    add_heading(&s);
    for (int i = 0; i < a->seats; i++) {
        if (!is_shown(&s, i))
            continue;
        add_course(&s, i, false);
        if (a->open)
            add_course(&s, i, true);
    }
    if (!out->plain)
        text_add(out, "\n        . slip   ? mistake   X blunder\n");
    text_add(out, "\n");
    for (int i = 0; i < a->seats; i++)
        if (is_shown(&s, i))
            add_balance(&s, i);
    add_decisive(&s);
    add_mistakes(&s);
}
