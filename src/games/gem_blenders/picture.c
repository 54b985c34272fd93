/* picture.c - the table as an observer sees it, for terminals. The observer's heroes are below, so
 * that opposite heroes face each other. There are three drawings, and the first that fits into the
 * window is taken: four heroes in a row; two diamonds; a line for each hero. */
#include "games/gem_blenders/attack.h"
#include "games/gem_blenders/effects.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/view.h"
#include "games/gem_blenders/words.h"
#include "games/gem_blenders/zones.h"

#include <stdio.h>

enum { CELL = 120, ITEM = 60, NARROW = 80, WIDE = 118, WIDEST_CELL = 36, NO_LIMIT = 99 };

enum line { LINE_HERO, LINE_BLEND, LINE_STATS, LINE_GEMS, LINE_EFFECT, LINE_STATES, LINES };

static const char *const gem_letters[GEM_CARDS] = {
    "Py", "Aq", "Te", "Cr", "El", "No", "Lu", "Ae", "Ca", "Pr*", "Em*", "Te*", "Ae*", "No*", "Lu*"};

/* What is being drawn. */
struct drawing {
    const struct game *g;
    int observer, near;
    int columns, rows; /* rows 0: no limit */
    struct text *out;
};

static enum style seat_style(int seat)
{
    return seat == 0 ? STYLE_RED : STYLE_BLUE;
}

/* --- A hero in pieces. --- */

/* A piece of a list: "Aq2". */
static void add_piece(char out[CELL], const char *between, const char *piece, int count)
{
    size_t length = strlen(out);
    snprintf(out + length, CELL - length, count > 1 ? "%s%s%d" : "%s%s", length ? between : "",
             piece, count);
}

/* "4", and in brackets what waits for a gem: "0[2]". */
static void stat_words(const struct game *g, int seat, int slot, int stat, char out[20])
{
    int i = gb_attack_index(g, seat, slot), locked = gb_locked(g, seat, slot, stat);
    int now =
        gb_stat(g, seat, slot, stat, i < 0 || stat == DEF ? NO_SLOT : g->attack.attacked[i], NULL);
    snprintf(out, 20, locked ? "%d[%d]" : "%d", now, locked);
}

static void stats_line(const struct game *g, int seat, int slot, char out[CELL])
{
    char atk[20], def[20];
    stat_words(g, seat, slot, ATK, atk);
    stat_words(g, seat, slot, DEF, def);
    snprintf(out, CELL, "ATK %s DEF %s", atk, def);
}

/* The gems, as many as there is space for, and how many more there are. */
static void gems_line(const struct game *g, int seat, int slot, int width, char out[CELL])
{
    const struct hero *h = &g->player[seat].hero[slot];
    int position = gb_position_of(g, seat, slot), left = 0;
    struct invisible invisible = {0};
    if (g->started)
        invisible = gb_invisible(g, seat, position);
    for (int i = 0; i < GEM_CARDS + 2; i++) {
        int count = i < GEM_CARDS ? h->gems[i] : i == GEM_CARDS ? invisible.horns : invisible.any;
        const char *letters = i < GEM_CARDS ? gem_letters[i] : i == GEM_CARDS ? "~Ca" : "~any";
        if (count && (int)strlen(out) + 10 > width)
            left += count;
        else if (count)
            add_piece(out, " ", letters, count);
    }
    if (left)
        snprintf(out + strlen(out), CELL - strlen(out), " +%d", left);
}

/* Its name in brackets: it waits for a gem; in parentheses: for another position. */
static void effect_line(const struct game *g, int seat, int slot, char out[CELL])
{
    int effect = gb_effect_of(g, seat, slot);
    if (!effect)
        return;
    const char *form = gb_works(g, seat, slot, effect)         ? "%s"
                       : gb_waits(g, seat, slot) & MARK_EFFECT ? "[%s]"
                                                               : "(%s)";
    snprintf(out, CELL, form, gb_effect_names[effect]);
}

static void states_line(const struct game *g, int seat, int slot, char out[CELL])
{
    const struct hero *h = &g->player[seat].hero[slot];
    int attack = gb_attack_index(g, seat, slot), more = gb_more_attacks(g, seat, slot);
    if (attack >= 0) {
        int at = gb_position_of(g, seat ^ 1, g->attack.attacked[attack]);
        char words[ITEM];
        snprintf(words, sizeof words, "attacks %s", gb_position_name(at));
        add_piece(out, ", ", words, 0);
    }
    if (h->mute)
        add_piece(out, ", ", "no effect", 0);
    if (h->copy)
        add_piece(out, ", ", "replaced", 0);
    if (h->flags & INVERTED)
        add_piece(out, ", ", "inverted", 0);
    if (h->flags & BARRED)
        add_piece(out, ", ", "barred", 0);
    if (more)
        add_piece(out, ", ", "attacks again", 0);
    if (h->attached.count) {
        char words[ITEM];
        snprintf(words, sizeof words, "%d attached", h->attached.count);
        add_piece(out, ", ", words, 0);
    }
}

/* What is to be seen of a position before its hero is turned up; NULL: the hero. */
static const char *unseen(const struct drawing *d, int seat, int position)
{
    int slot = d->g->player[seat].line[position];
    return slot == NO_SLOT                               ? "(free)"
           : gb_sees_hero(d->g, d->observer, seat, slot) ? NULL
                                                         : "(face down)";
}

/* A line of a cell, without its padding. */
static void cell_line(const struct drawing *d, int seat, int position, enum line line, int width,
                      char out[CELL])
{
    const struct player *p = &d->g->player[seat];
    const char *hidden = unseen(d, seat, position);
    int slot = p->line[position];
    out[0] = '\0';
    if (hidden) {
        if (line == LINE_HERO)
            snprintf(out, CELL, "%s: %s", gb_position_name(position), hidden);
        return;
    }
    const struct hero *h = &p->hero[slot];
    if (line == LINE_HERO)
        snprintf(out, CELL, "%s: %s LV.%d", gb_position_name(position), gb_card_name(h->card),
                 gb_printed[h->card].level);
    else if (line == LINE_BLEND && h->blend)
        snprintf(out, CELL, "as %s", gb_card_name(h->blend));
    else if (line == LINE_GEMS)
        gems_line(d->g, seat, slot, width, out);
    else if (line == LINE_STATS && d->g->started)
        stats_line(d->g, seat, slot, out);
    else if (line == LINE_EFFECT && d->g->started)
        effect_line(d->g, seat, slot, out);
    else if (line == LINE_STATES && d->g->started)
        states_line(d->g, seat, slot, out);
}

/* --- Rows of heroes. --- */

static void draw_cell(const struct drawing *d, int seat, enum line line, int width,
                      const char *words)
{
    static const enum style styles[LINES] = {[LINE_HERO] = STYLE_BOLD, [LINE_EFFECT] = STYLE_DIM};
    text_style(d->out, line == LINE_BLEND ? seat_style(seat) : styles[line]);
    text_add(d->out, "%-*.*s", width - 1, width - 1, words);
    text_style(d->out, STYLE_PLAIN);
    text_add(d->out, " ");
}

/* The heroes of these positions side by side; lines that would be empty are left out. */
static void draw_row(const struct drawing *d, int seat, const uint8_t *positions, int count,
                     int indent, int width)
{
    for (enum line line = LINE_HERO; line < LINES; line++) {
        char words[POSITIONS][CELL];
        bool any = false;
        for (int i = 0; i < count; i++) {
            cell_line(d, seat, positions[i], line, width, words[i]);
            any |= words[i][0] != '\0';
        }
        if (!any)
            continue;
        text_repeat(d->out, " ", indent);
        for (int i = 0; i < count; i++)
            draw_cell(d, seat, line, width, words[i]);
        text_add(d->out, "\n");
    }
}

/* The positions of a side from left to right on the screen, and then the back. */
static const uint8_t *order_of(const struct drawing *d, int seat)
{
    static const uint8_t own[] = {LEFT, CENTER, RIGHT, BACK}, far[] = {RIGHT, CENTER, LEFT, BACK};
    return seat == d->near ? own : far;
}

static void draw_wide(const struct drawing *d, int seat)
{
    int width = (d->columns - 2) / POSITIONS;
    draw_row(d, seat, order_of(d, seat), POSITIONS, 2, width < WIDEST_CELL ? width : WIDEST_CELL);
}

static void draw_diamond(const struct drawing *d, int seat)
{
    int width = (d->columns - 2) / BACK;
    width = width < WIDEST_CELL ? width : WIDEST_CELL;
    const uint8_t *order = order_of(d, seat);
    if (seat != d->near)
        draw_row(d, seat, order + BACK, 1, 2 + width, width);
    draw_row(d, seat, order, BACK, 2, width);
    if (seat == d->near)
        draw_row(d, seat, order + BACK, 1, 2 + width, width);
}

/* --- A line for each hero. --- */

static void compact_name(const struct drawing *d, int seat, int position, char out[CELL])
{
    char blend[CELL];
    cell_line(d, seat, position, LINE_HERO, CELL, out);
    cell_line(d, seat, position, LINE_BLEND, CELL, blend);
    if (*blend)
        add_piece(out, " ", blend, 0);
}

/* The widest of all such pieces, so that they stand in columns. */
static int widest(const struct drawing *d, enum line line)
{
    int most = 0;
    for (int i = 0; i < 2 * POSITIONS; i++) {
        char words[CELL];
        if (line == LINE_HERO)
            compact_name(d, i / POSITIONS, i % POSITIONS, words);
        else
            cell_line(d, i / POSITIONS, i % POSITIONS, line, CELL, words);
        most = (int)strlen(words) > most ? (int)strlen(words) : most;
    }
    return most;
}

/* The effect's name stands here only if it is not in force. */
static void compact_line(const struct drawing *d, int seat, int position)
{
    char name[CELL], stats[CELL], gems[CELL], effect[CELL], states[CELL];
    int names = widest(d, LINE_HERO), numbers = widest(d, LINE_STATS);
    compact_name(d, seat, position, name);
    cell_line(d, seat, position, LINE_STATS, CELL, stats);
    cell_line(d, seat, position, LINE_EFFECT, CELL, effect);
    cell_line(d, seat, position, LINE_STATES, CELL, states);
    int width = d->columns - 5 - names - numbers - (*states ? (int)strlen(states) + 2 : 0);
    cell_line(d, seat, position, LINE_GEMS, width < 12 ? 12 : width, gems);
    if (*states)
        add_piece(gems, ", ", states, 0);
    if (strchr("[(", *effect) && *effect && (int)(strlen(gems) + strlen(effect)) + 2 < width)
        add_piece(gems, ", ", effect, 0);
    int rest = d->columns - 4 - names - numbers;
    text_add(d->out, "  ");
    text_style(d->out, seat_style(seat));
    text_add(d->out, "%-*s", names, name);
    text_style(d->out, STYLE_PLAIN);
    text_add(d->out, " %-*s %.*s\n", numbers, stats, rest, gems);
}

static void draw_compact(const struct drawing *d, int seat)
{
    const uint8_t *order = order_of(d, seat);
    if (seat != d->near)
        compact_line(d, seat, BACK);
    for (int i = 0; i < BACK; i++)
        compact_line(d, seat, order[i]);
    if (seat == d->near)
        compact_line(d, seat, BACK);
}

/* --- Around the heroes. --- */

static void draw_status(const struct drawing *d, int seat)
{
    const struct player *p = &d->g->player[seat];
    text_add(d->out, "  ");
    text_style(d->out, seat_style(seat));
    text_add(d->out, "%-5s", gb_seat_name(d->g, seat));
    text_style(d->out, STYLE_PLAIN);
    text_repeat(d->out, "●", p->wins);
    text_repeat(d->out, "○", ROUNDS - p->wins);
    text_style(d->out, STYLE_BOLD);
    text_add(d->out, "  HP %d", gb_hp(d->g, seat));
    text_style(d->out, STYLE_PLAIN);
    text_add(d->out, "  hand %d  deck %d  discard %d  bench %d  meter %d/%d%s%s\n", p->hand.count,
             p->deck.count, p->discard.count, gb_bench_count(d->g, seat), p->meter.count,
             d->g->started ? gb_meter_slots(d->g, seat) : METER,
             d->observer == seat ? "  (you)" : "", d->g->k.pending & seat_bit(seat) ? "  ◂" : "");
}

/* "label: one, two, three +4 more" on at most so many lines. Returns how many. */
static int draw_items(const struct drawing *d, const char *label, char items[][ITEM], int count,
                      int most)
{
    int indent = 4 + (int)strlen(label), column = indent, lines = 1;
    if (!count)
        return 0;
    text_add(d->out, "  %s: ", label);
    for (int i = 0; i < count; i++) {
        bool last = i == count - 1;
        int length = (int)strlen(items[i]) + !last;
        int limit = d->columns - (lines == most && !last ? (int)strlen(" +99 more") : 0);
        if (column > indent && column + 1 + length > limit) {
            if (lines == most) {
                text_add(d->out, " +%d more", count - i);
                break;
            }
            text_add(d->out, "\n");
            text_repeat(d->out, " ", indent);
            column = indent;
            lines++;
        }
        text_add(d->out, "%s%s%s", column > indent ? " " : "", items[i], last ? "" : ",");
        column += length + (column > indent);
    }
    text_add(d->out, "\n");
    return lines;
}

static int draw_meter(const struct drawing *d, int seat, int most)
{
    const struct player *p = &d->g->player[seat];
    char items[METER_MOST][ITEM];
    for (int i = 0; i < p->meter.count; i++)
        snprintf(items[i], ITEM, "%s", gb_card_name(p->meter.card[i]));
    return draw_items(d, "meter", items, p->meter.count, most);
}

/* "Pyrogem x2", or a blend with what it is and takes: "Usher (1/2 No Ca)". */
static void hand_item(int card, int copies, char out[ITEM])
{
    const struct printed *face = &gb_printed[card];
    size_t length = (size_t)snprintf(out, ITEM, "%s", gb_card_name(card));
    if (copies > 1)
        length += (size_t)snprintf(out + length, ITEM - length, " x%d", copies);
    if (!gb_is_blend(card))
        return;
    length += (size_t)snprintf(out + length, ITEM - length, " (%d/%d", face->atk, face->def);
    FOR_EACH_BIT(type, face->types)
        length += (size_t)snprintf(out + length, ITEM - length, " %s", gem_letters[type]);
    snprintf(out + length, ITEM - length, ")");
}

/* One's own hand; of another one's what is known of it. */
static int draw_hand(const struct drawing *d, int seat, int most)
{
    const struct player *p = &d->g->player[seat];
    bool own = d->observer == seat || d->observer == ALL_SEEING;
    char items[MAIN_DECK][ITEM];
    int shown = 0;
    for (int i = 0, copies; i < p->hand.count; i += copies ? copies : 1) {
        int card = gb_held(p, i);
        copies = 0;
        for (int j = i; j < p->hand.count && gb_held(p, j) == card; j++)
            copies += own || (p->hand.card[j] & SEEN);
        if (copies)
            hand_item(card, copies, items[shown++]);
    }
    return draw_items(d, own ? "hand" : "known of the hand", items, shown, most);
}

static void draw_headline(const struct drawing *d)
{
    char line[120];
    gb_headline(d->g, line, sizeof line);
    text_style(d->out, STYLE_BOLD);
    text_add(d->out, "  %.76s\n", line);
    text_style(d->out, STYLE_PLAIN);
}

/* --- The whole. --- */

typedef void side_function(const struct drawing *d, int seat);

static void draw_roomy(const struct drawing *d, side_function *side)
{
    int far = d->near ^ 1;
    draw_headline(d);
    text_add(d->out, "\n");
    draw_status(d, far);
    draw_meter(d, far, NO_LIMIT);
    draw_hand(d, far, NO_LIMIT);
    side(d, far);
    text_add(d->out, "  ");
    text_style(d->out, STYLE_DIM);
    text_repeat(d->out, "─", d->columns - 4);
    text_style(d->out, STYLE_PLAIN);
    text_add(d->out, "\n");
    side(d, d->near);
    draw_status(d, d->near);
    draw_meter(d, d->near, NO_LIMIT);
    draw_hand(d, d->near, NO_LIMIT);
}

/* The near hand gets what the rest leaves of the rows. */
static void draw_tight(const struct drawing *d)
{
    int far = d->near ^ 1, rows = d->rows > PICTURE_ROWS ? d->rows : PICTURE_ROWS;
    int used = 3 + 2 * POSITIONS;
    draw_headline(d);
    draw_status(d, far);
    used += draw_meter(d, far, 1);
    if (d->observer == ALL_SEEING)
        used += draw_hand(d, far, 1);
    draw_compact(d, far);
    draw_compact(d, d->near);
    draw_status(d, d->near);
    used += draw_meter(d, d->near, 1);
    draw_hand(d, d->near, rows - used);
}

void gb_picture(const struct game *g, int observer, struct text *out)
{
    static side_function *const sides[] = {draw_wide, draw_diamond};
    struct text scratch = {.color = out->color};
    struct drawing d = {g, observer, observer == 1 ? 1 : 0, out->columns, out->rows, &scratch};
    bool fits = false;
    d.columns = d.columns ? d.columns : NARROW;
    for (int i = d.columns < WIDE; i < 2 && !fits; i++) {
        text_clear(&scratch);
        draw_roomy(&d, sides[i]);
        fits = !d.rows || text_lines(&scratch) <= d.rows;
    }
    if (!fits) {
        text_clear(&scratch);
        draw_tight(&d);
    }
    text_join(out, &scratch);
}
