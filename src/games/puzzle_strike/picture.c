/* picture.c - the table as an observer sees it, for terminals: with every zone if the window has
 * the rows, else with a few lines for each player. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/view.h"
#include "games/puzzle_strike/words.h"
#include "games/puzzle_strike/zones.h"

#include <stdio.h>

enum {
    COLUMNS = 80, /* where nobody knows */
    UNIT = 3,
    UNITS_SHOWN = 20,
    STACK_LEAST = 26, /* columns of a stack: its name and what stands behind it */
    STACK_MOST = 34,
    STACK_FACTS = 11,
    INDENT = 6,
    MORE = 10,     /* columns for "+12 more" */
    OWN_LEAST = 5, /* rows */
    PIECE = 80     /* bytes */
};

/* What is drawn for whom; `rows` is what a player's lines may take, 0: all that they need. */
struct drawing {
    const struct game *g;
    struct text *out;
    int observer, columns, rows;
};

static enum style seat_style(int seat)
{
    static const enum style styles[] = {STYLE_RED, STYLE_BLUE, STYLE_GREEN, STYLE_YELLOW};
    return styles[seat];
}

static enum style chip_style(int chip)
{
    int colors = ps_chips[chip].colors;
    return colors & IS_PURPLE ? STYLE_PURPLE
           : colors & IS_RED  ? STYLE_RED
           : colors & IS_BLUE ? STYLE_BLUE
           : colors & IS_GOLD ? STYLE_YELLOW
                              : STYLE_PLAIN;
}

/* The letters of a banner: what its colours say, for who sees none. */
static const char *banner(int chip, char letters[ARROWS + 3])
{
    int count = 0;
    FOR_EACH_BIT(color, ps_chips[chip].colors)
        letters[count++] = "-nprbg!"[color];
    letters[count] = '\0';
    return letters;
}

/* --- Text whose width counts. --- */

/* Pieces in a line that wraps; beyond the last row they are only counted. */
struct line {
    const struct drawing *d;
    int column, rows; /* rows left besides this one; -1: any number */
    bool begun;       /* something stands in this row */
    int skipped;
};

static void draw_piece(struct line *line, const char *piece, enum style style)
{
    struct text *out = line->d->out;
    int width = text_width(piece), room = line->d->columns - (line->rows ? 0 : MORE);
    bool fits = line->column + 2 * line->begun + width <= room;
    if (line->skipped || (!fits && !line->rows)) {
        line->skipped++;
        return;
    }
    if (!fits) {
        text_add(out, "\n%*s", INDENT, "");
        line->column = INDENT;
        line->rows--;
    } else if (line->begun) {
        text_add(out, "  ");
        line->column += 2;
    }
    text_style(out, style);
    text_add(out, "%s", piece);
    text_style(out, STYLE_PLAIN);
    line->column += width;
    line->begun = true;
}

static void end_line(struct line *line)
{
    if (line->skipped)
        text_add(line->d->out, "  +%d more", line->skipped);
    text_add(line->d->out, "\n");
}

/* --- The bank. --- */

static void draw_stack(const struct drawing *d, int kind, int width)
{
    const struct game *g = d->g;
    const char *name = ps_name(g, kind);
    char letters[ARROWS + 3], count[16];
    int room = width - STACK_FACTS;
    bool cut = (int)strlen(name) > room;
    if (kind == g->oblivion)
        snprintf(count, sizeof count, "out");
    else
        snprintf(count, sizeof count, "×%d%s", g->bank[kind], g->traps[kind] ? "*" : "");
    text_style(d->out, ps_in_bank(g, kind) ? chip_style(g->chip[kind]) : STYLE_DIM);
    text_add(d->out, "%-*.*s%s", cut ? 0 : room, room - cut, name, cut ? "…" : "");
    text_add(d->out, " %-2s", banner(g->chip[kind], letters));
    text_style(d->out, ps_in_bank(g, kind) ? STYLE_PLAIN : STYLE_DIM);
    text_add(d->out, "$%-2d%s", ps_cost(g, kind), count);
    text_style(d->out, STYLE_PLAIN);
    text_repeat(d->out, " ", STACK_FACTS - 6 - text_width(count));
}

/* How many stacks stand side by side, in rows of equal length. */
static int bank_columns(const struct drawing *d)
{
    int columns = (d->columns - 2) / STACK_LEAST;
    while (BANK_STACKS % columns)
        columns--;
    return columns;
}

static int bank_rows(const struct drawing *d)
{
    return d->g->chip[FIRST_PUZZLE] ? BANK_STACKS / bank_columns(d) : 0;
}

static void draw_bank(const struct drawing *d)
{
    int rows = bank_rows(d), columns = bank_columns(d), width = (d->columns - 2) / columns;
    width = width > STACK_MOST ? STACK_MOST : width;
    for (int row = 0; row < rows; row++) {
        text_add(d->out, "  ");
        for (int column = 0; column < columns; column++)
            draw_stack(d, row + column * rows, width);
        text_add(d->out, "\n");
    }
    if (rows && !d->rows)
        text_add(d->out, "\n");
}

/* --- Piles: each gem as wide as it counts, above a ruler with the bonuses and the danger line. */

static void gem_piece(int value, char *out, size_t capacity)
{
    int width = UNIT * value - 2, left = (width - 1) / 2;
    snprintf(out, capacity, "[%.*s%d%.*s]", left, "=====", value, width - 1 - left, "=====");
}

static int draw_gems(const struct drawing *d, const struct pile *p)
{
    int units = 0;
    for (int value = GEMS; value >= 1; value--)
        for (int n = 0; n < p->gems[value - 1] && units + value <= UNITS_SHOWN; n++) {
            char piece[PIECE];
            gem_piece(value, piece, sizeof piece);
            text_add(d->out, "%s", piece);
            units += value;
        }
    return units;
}

static enum style pile_style(int sum)
{
    return sum >= FULL_PILE ? STYLE_RED : sum >= 6 ? STYLE_YELLOW : STYLE_GREEN;
}

static void draw_pile(const struct drawing *d, int seat)
{
    const struct pile *p = &d->g->pile[ps_side(d->g, seat)];
    int sum = ps_sum(p);
    text_add(d->out, "  ");
    text_style(d->out, pile_style(sum));
    int units = draw_gems(d, p);
    text_style(d->out, STYLE_PLAIN);
    for (int unit = units; unit < FULL_PILE; unit++)
        text_add(d->out, " . ");
    if (units < sum)
        text_add(d->out, " +%d more", sum - units);
    text_add(d->out, " %d/%d\n", sum, FULL_PILE);
    text_style(d->out, STYLE_DIM);
    text_add(d->out, "  _______+1_______+2_______+3___");
    text_style(d->out, STYLE_RED);
    text_add(d->out, "▌10\n");
    text_style(d->out, STYLE_PLAIN);
}

/* --- Chips in a line, equal ones together. --- */

static void draw_chips(struct line *line, const char *title, const uint8_t *counts)
{
    const struct game *g = line->d->g;
    if (*title && ps_kinds(counts))
        draw_piece(line, title, STYLE_DIM);
    FOR_EACH_KIND(kind, ps_kinds(counts)) {
        char piece[PIECE], letters[ARROWS + 3], number[8] = "";
        bool has_banner = *banner(g->chip[kind], letters);
        if (counts[kind] > 1)
            snprintf(number, sizeof number, "%d×", counts[kind]);
        snprintf(piece, sizeof piece, "%s%s%s%s%s", number, ps_name(g, kind), has_banner ? "(" : "",
                 letters, has_banner ? ")" : "");
        draw_piece(line, piece, chip_style(g->chip[kind]));
    }
}

/* What will be drawn first comes first. */
static void draw_top(struct line *line, const struct player *p)
{
    if (p->topped)
        draw_piece(line, "On top of the bag:", STYLE_DIM);
    for (int i = 1; i <= p->topped; i++)
        draw_piece(line, ps_name(line->d->g, p->bag.card[p->bag.count - i]), STYLE_PLAIN);
}

static void draw_hand(struct line *line, int seat)
{
    const struct drawing *d = line->d;
    const struct player *p = &d->g->player[seat];
    bool all = ps_sees_hand(d->observer, seat);
    const uint8_t *seen = all ? p->hand : p->known;
    int unseen = all ? 0 : ps_total(p->hand) + ps_total(p->kept) - ps_total(seen);
    char piece[PIECE];
    draw_piece(line, "Hand:", STYLE_DIM);
    draw_chips(line, "", seen);
    snprintf(piece, sizeof piece, "%d chip%s", unseen, plural(unseen));
    if (unseen || ps_is_empty(seen))
        draw_piece(line, piece, STYLE_DIM);
    if (all)
        draw_chips(line, "Kept:", p->kept);
}

/* A zone with a line of its own. */
static struct line line_of(const struct drawing *d)
{
    text_add(d->out, "  ");
    return (struct line){.d = d, .column = 2, .rows = -1};
}

static void draw_zone(const struct drawing *d, const char *title, const uint8_t *counts)
{
    if (ps_is_empty(counts))
        return;
    struct line line = line_of(d);
    draw_chips(&line, title, counts);
    end_line(&line);
}

/* --- Players. --- */

static void draw_number(struct line *line, const char *format, int number)
{
    char piece[PIECE];
    if (!number)
        return;
    snprintf(piece, sizeof piece, format, number);
    draw_piece(line, piece, STYLE_PLAIN);
}

/* What there is this turn. */
static void draw_turn(struct line *line, int seat)
{
    const struct player *p = &line->d->g->player[seat];
    char piece[PIECE];
    if (!ps_is_active(line->d->g, seat))
        return;
    snprintf(piece, sizeof piece, "This turn: %s$%d", p->money < 0 ? "-" : "", abs(p->money));
    draw_piece(line, piece, STYLE_PLAIN);
    for (int arrow = 0; arrow < ARROWS; arrow++) {
        snprintf(piece, sizeof piece, "%d %s arrow%s", p->arrow[arrow], ps_arrow_names[arrow],
                 plural(p->arrow[arrow]));
        if (p->arrow[arrow])
            draw_piece(line, piece, STYLE_PLAIN);
    }
    draw_number(line, "piggy banks: %d", p->pigs);
}

static void draw_name(struct line *line, int seat)
{
    const struct game *g = line->d->g;
    const struct player *p = &g->player[seat];
    draw_piece(line, ps_seat_name(g, seat), seat_style(seat));
    if (p->character || g->clockwork)
        draw_piece(line, ps_characters[p->character], STYLE_PLAIN);
    if (g->mode == MODE_TOURNAMENT)
        draw_number(line, "%d won", g->wins[seat]);
    if (line->d->observer == seat)
        draw_piece(line, "(you)", STYLE_PLAIN);
    if (g->phase != PHASE_SETUP && !ps_is_in_play(g, seat))
        draw_piece(line, "out of the game", STYLE_PLAIN);
    if (g->k.pending & seat_bit(seat))
        draw_piece(line, "◂", STYLE_PLAIN);
}

/* In a draft: what somebody has. */
static void draw_own(struct line *line, int seat)
{
    const struct player *p = &line->d->g->player[seat];
    for (int i = 0; i < OWN_CHIPS && line->d->g->phase == PHASE_SETUP; i++)
        if (p->own[i])
            draw_piece(line, ps_name(line->d->g, p->own[i]), STYLE_PLAIN);
}

static void draw_bag(struct line *line, const struct player *p)
{
    char piece[PIECE];
    snprintf(piece, sizeof piece, "Bag %d", p->bag.count - p->topped);
    draw_piece(line, piece, STYLE_PLAIN);
    draw_number(line, "%d Crash Gem beside the pile", p->iron);
    draw_number(line, "$%d next turn", p->promised);
    draw_number(line, "%d of each coloured arrow next turn", p->anarchy);
    if (p->flags & KNOCKED_DOWN)
        draw_piece(line, "no purple shields", STYLE_PLAIN);
}

/* With a line for each zone. */
static void draw_player(const struct drawing *d, int seat)
{
    const struct game *g = d->g;
    const struct player *p = &g->player[seat];
    struct line name = line_of(d);
    draw_name(&name, seat);
    draw_own(&name, seat);
    end_line(&name);
    if (g->phase == PHASE_SETUP)
        return;
    if (ps_side(g, seat) == seat)
        draw_pile(d, seat);
    else
        text_add(d->out, "  Shares the pile of %s.\n", ps_seat_name(g, ps_side(g, seat)));
    struct line hand = line_of(d);
    draw_hand(&hand, seat);
    end_line(&hand);
    draw_zone(d, "Ongoing:", p->ongoing);
    draw_zone(d, "Played:", p->table);
    draw_zone(d, "Discard:", p->discard);
    struct line rest = line_of(d);
    draw_bag(&rest, p);
    draw_top(&rest, p);
    draw_turn(&rest, seat);
    end_line(&rest);
}

/* A pile in a line. That of two team mates is drawn once, and for who looks at it. */
static void draw_sum(struct line *line, int seat)
{
    const struct game *g = line->d->g;
    char piece[PIECE];
    int sum = ps_pile_sum(g, seat), side = ps_side(g, seat);
    if (side != seat) {
        snprintf(piece, sizeof piece, "with %s", ps_seat_name(g, side));
        draw_piece(line, piece, STYLE_PLAIN);
    }
    snprintf(piece, sizeof piece, "%d/%d", sum, FULL_PILE);
    draw_piece(line, piece, pile_style(sum));
    for (int value = GEMS; value >= 1 && (side == seat || line->d->observer == seat); value--)
        if (ps_gems(g, seat)[value - 1]) {
            snprintf(piece, sizeof piece, "%d×[%d]", ps_gems(g, seat)[value - 1], value);
            draw_piece(line, piece, pile_style(sum));
        }
}

/* The same in as few rows as there are: what matters most first. */
static void draw_briefly(const struct drawing *d, int seat, int rows)
{
    const struct game *g = d->g;
    const struct player *p = &g->player[seat];
    struct line line = line_of(d);
    line.rows = rows - 1;
    draw_name(&line, seat);
    draw_own(&line, seat);
    if (g->phase != PHASE_SETUP) {
        draw_sum(&line, seat);
        draw_turn(&line, seat);
        draw_hand(&line, seat);
        draw_chips(&line, "Ongoing:", p->ongoing);
        draw_top(&line, p);
        draw_bag(&line, p);
        draw_chips(&line, "Played:", p->table);
        draw_chips(&line, "Discard:", p->discard);
    }
    end_line(&line);
}

/* --- The whole. --- */

static void draw_floating(const struct drawing *d)
{
    struct line line = {.d = d, .column = 2};
    if (!d->g->floats)
        return;
    text_add(d->out, "  ");
    draw_piece(&line, "Floating:", STYLE_DIM);
    for (int i = 0; i < d->g->floats; i++) {
        char piece[PIECE];
        snprintf(piece, sizeof piece, "%d for %s", d->g->floating[i].count,
                 ps_seat_name(d->g, d->g->floating[i].target));
        draw_piece(&line, piece, STYLE_PLAIN);
    }
    end_line(&line);
}

static void draw_pool(const struct drawing *d)
{
    const struct game *g = d->g;
    for (int i = 0; i < g->pool.count; i++)
        text_add(d->out, "%s%-24s%s", i % 3 ? "" : "  ", ps_chip_name(g->pool.card[i]),
                 i % 3 == 2 || i + 1 == g->pool.count ? "\n" : "");
}

/* Whose turn it is, and how far Panic Time is away (PS-113). */
static void draw_head(const struct drawing *d)
{
    const struct game *g = d->g;
    char line[80];
    ps_headline(g, line, sizeof line);
    text_style(d->out, STYLE_BOLD);
    text_add(d->out, "  Puzzle Strike · %s\n", line);
    text_style(d->out, g->level ? STYLE_RED : STYLE_DIM);
    text_add(d->out, "  %s: ante a %d-gem", ps_level_names[g->level], ps_ante_value(g));
    if (g->chip[FIRST_PUZZLE])
        text_add(d->out, " · %d of %d stacks empty", ps_empty_stacks(g), BANK_STACKS);
    if (g->chip[FIRST_PUZZLE] && g->level < 3)
        text_add(d->out, ", %s at %d", ps_level_names[g->level + 1], g->k.seats + g->level);
    text_add(d->out, "\n%s", d->rows ? "" : "\n");
    text_style(d->out, STYLE_PLAIN);
}

static void draw_all(const struct drawing *d)
{
    const struct game *g = d->g;
    int near = d->observer >= 0 ? d->observer : 0, others = g->k.seats - 1;
    int rows = d->rows - 2 - bank_rows(d) - (g->floats != 0) - (g->pool.count + 2) / 3;
    int each = rows - OWN_LEAST > 2 * others ? 2 : 1;
    draw_head(d);
    draw_bank(d);
    draw_pool(d);
    for (int i = 1; i <= g->k.seats; i++) {
        int seat = ps_seat_after(g, near, i % g->k.seats);
        if (d->rows)
            draw_briefly(d, seat, i == g->k.seats ? rows - each * others : each);
        else
            draw_player(d, seat);
        if (!d->rows && i < g->k.seats)
            text_add(d->out, "\n");
    }
    draw_floating(d);
}

/* The observer sits at the bottom. */
void ps_picture(const struct game *g, int observer, struct text *out)
{
    struct text whole = {.color = out->color};
    struct drawing d = {g, &whole, observer, out->columns ? out->columns : COLUMNS, 0};
    draw_all(&d);
    if (out->rows && text_lines(&whole) > out->rows) {
        d.rows = out->rows;
        text_clear(&whole);
        draw_all(&d);
    }
    text_join(out, &whole);
}
