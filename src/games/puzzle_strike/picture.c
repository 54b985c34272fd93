/* picture.c - the table as an observer sees it, for terminals. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/view.h"
#include "games/puzzle_strike/words.h"
#include "games/puzzle_strike/zones.h"

#include <stdio.h>

enum { WIDTH = 76, UNIT = 3, UNITS_SHOWN = 22, COLUMN = 26 };

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

/* --- The bank: three columns of stacks. --- */

static void draw_stack(const struct game *g, int kind, struct text *out)
{
    char count[16];
    if (kind == g->oblivion)
        snprintf(count, sizeof count, "out");
    else
        snprintf(count, sizeof count, "×%d%s", g->bank[kind], g->traps[kind] ? "*" : "");
    text_style(out, ps_in_bank(g, kind) ? chip_style(g->chip[kind]) : STYLE_DIM);
    text_add(out, "%-18.18s", ps_name(g, kind));
    text_style(out, ps_in_bank(g, kind) ? STYLE_PLAIN : STYLE_DIM);
    text_add(out, " $%-2d%s", ps_cost(g, kind), count);
    text_style(out, STYLE_PLAIN);
    int length = 18 + 4 + (int)strlen(count) - (kind != g->oblivion); /* × is two bytes */
    text_repeat(out, " ", COLUMN - length);
}

static void draw_bank(const struct game *g, struct text *out)
{
    enum { ROWS = BANK_STACKS / 3 };
    if (!g->chip[FIRST_PUZZLE])
        return;
    for (int row = 0; row < ROWS; row++) {
        text_add(out, "  ");
        for (int column = 0; column < 3; column++)
            draw_stack(g, row + column * ROWS, out);
        text_add(out, "\n");
    }
    text_add(out, "\n");
}

/* --- Piles: each gem as wide as it counts, above a ruler with the bonuses and the danger line. */

static int draw_gems(const struct pile *p, struct text *out)
{
    int units = 0;
    for (int value = GEMS; value >= 1; value--)
        for (int n = 0; n < p->gems[value - 1] && units + value <= UNITS_SHOWN; n++) {
            int width = UNIT * value - 2, left = (width - 1) / 2;
            text_add(out, "[");
            text_repeat(out, "=", left);
            text_add(out, "%d", value);
            text_repeat(out, "=", width - 1 - left);
            text_add(out, "]");
            units += value;
        }
    return units;
}

static void draw_pile(const struct game *g, int seat, struct text *out)
{
    const struct pile *p = &g->pile[ps_side(g, seat)];
    int sum = ps_sum(p);
    text_add(out, "  ");
    text_style(out, sum >= FULL_PILE ? STYLE_RED : sum >= 6 ? STYLE_YELLOW : STYLE_GREEN);
    int units = draw_gems(p, out);
    text_style(out, STYLE_PLAIN);
    for (int unit = units; unit < FULL_PILE; unit++)
        text_add(out, " . ");
    text_add(out, "%s %d\n", units < sum ? "+" : "", sum);
    text_style(out, STYLE_DIM);
    text_add(out, "  _______+1_______+2_______+3___");
    text_style(out, STYLE_RED);
    text_add(out, "▌10\n");
    text_style(out, STYLE_PLAIN);
}

/* --- Chips in a line, equal ones together, wrapped. --- */

struct line {
    struct text *out;
    int column;
};

static void draw_piece(struct line *line, const char *piece, int width, enum style style)
{
    if (line->column + width + 2 > WIDTH) {
        text_add(line->out, "\n      ");
        line->column = 6;
    }
    text_style(line->out, style);
    text_add(line->out, "%s", piece);
    text_style(line->out, STYLE_PLAIN);
    text_add(line->out, "  ");
    line->column += width + 2;
}

static void draw_chips(const struct game *g, struct line *line, const uint8_t *counts)
{
    for (int kind = 0; kind < KINDS; kind++) {
        char piece[64];
        int width = 0;
        if (!counts[kind])
            continue;
        if (counts[kind] > 1)
            width = snprintf(piece, sizeof piece, "%d×%s", counts[kind], ps_name(g, kind)) - 1;
        else
            width = snprintf(piece, sizeof piece, "%s", ps_name(g, kind));
        draw_piece(line, piece, width, chip_style(g->chip[kind]));
    }
}

static void draw_zone(const struct game *g, const char *title, const uint8_t *counts,
                      struct text *out)
{
    struct line line = {out, (int)strlen(title) + 4};
    if (!ps_kinds(counts))
        return;
    text_add(out, "  %s: ", title);
    draw_chips(g, &line, counts);
    text_add(out, "\n");
}

/* What will be drawn first comes first. */
static void draw_top(const struct game *g, const struct player *p, struct text *out)
{
    struct line line = {out, 21};
    if (!p->topped)
        return;
    text_add(out, "  On top of the bag: ");
    for (int i = 1; i <= p->topped; i++) {
        const char *name = ps_name(g, p->bag.card[p->bag.count - i]);
        draw_piece(&line, name, (int)strlen(name), STYLE_PLAIN);
    }
    text_add(out, "\n");
}

static void draw_hand(const struct game *g, int observer, int seat, struct text *out)
{
    const struct player *p = &g->player[seat];
    bool all = ps_sees_hand(observer, seat);
    const uint8_t *seen = all ? p->hand : p->known;
    int unseen = all ? 0 : ps_total(p->hand) + ps_total(p->kept) - ps_total(seen);
    struct line line = {out, 8};
    text_add(out, "  Hand: ");
    draw_chips(g, &line, seen);
    if (unseen) {
        char piece[32];
        int width = snprintf(piece, sizeof piece, "%d chip%s", unseen, plural(unseen));
        draw_piece(&line, piece, width, STYLE_DIM);
    }
    text_add(out, "\n");
    if (all)
        draw_zone(g, "Kept", p->kept, out);
}

/* --- Players. --- */

static void draw_turn(const struct game *g, int seat, struct text *out)
{
    const struct player *p = &g->player[seat];
    text_add(out, "  This turn: $%d", p->money);
    for (int arrow = 0; arrow < ARROWS; arrow++)
        if (p->arrow[arrow])
            text_add(out, ", %d %s", p->arrow[arrow], ps_arrow_names[arrow]);
    if (p->pigs)
        text_add(out, ", %d piggy bank%s", p->pigs, plural(p->pigs));
    text_add(out, "\n");
}

static void draw_player(const struct game *g, int observer, int seat, struct text *out)
{
    const struct player *p = &g->player[seat];
    text_add(out, "  ");
    text_style(out, seat_style(seat));
    text_add(out, "%s", ps_seat_name(g, seat));
    text_style(out, STYLE_PLAIN);
    if (p->character || g->clockwork)
        text_add(out, " · %s", ps_characters[p->character]);
    if (g->mode == MODE_TOURNAMENT)
        text_add(out, " · %d won", g->wins[seat]);
    if (observer == seat)
        text_add(out, "  (you)");
    if (g->phase != PHASE_SETUP && !ps_is_in_play(g, seat))
        text_add(out, "  out of the game");
    if (g->k.pending & seat_bit(seat))
        text_add(out, "  ◂");
    text_add(out, "\n");
    if (g->phase == PHASE_SETUP)
        return;
    if (g->mode != MODE_TEAM || ps_side(g, seat) == seat)
        draw_pile(g, seat, out);
    else
        text_add(out, "  Shares the pile of %s.\n", ps_seat_name(g, ps_side(g, seat)));
    draw_hand(g, observer, seat, out);
    draw_zone(g, "Ongoing", p->ongoing, out);
    draw_zone(g, "Played", p->table, out);
    draw_zone(g, "Discard", p->discard, out);
    draw_top(g, p, out);
    text_add(out, "  Bag %d", p->bag.count - p->topped);
    if (p->iron)
        text_add(out, ", %d Crash Gem beside the pile", p->iron);
    text_add(out, "\n");
    if (ps_is_active(g, seat))
        draw_turn(g, seat, out);
}

static void draw_floating(const struct game *g, struct text *out)
{
    for (int i = 0; i < g->floats; i++)
        text_add(out, "  Floating: %d for %s\n", g->floating[i].count,
                 ps_seat_name(g, g->floating[i].target));
}

static void draw_pool(const struct game *g, struct text *out)
{
    for (int i = 0; i < g->pool.count; i++)
        text_add(out, "%s%-24s%s", i % 3 ? "" : "  ", ps_chip_name(g->pool.card[i]),
                 i % 3 == 2 || i + 1 == g->pool.count ? "\n" : "");
}

/* The observer sits at the bottom. */
void ps_picture(const struct game *g, int observer, struct text *out)
{
    int near = observer >= 0 ? observer : 0;
    char line[80];
    ps_headline(g, line, sizeof line);
    text_style(out, STYLE_BOLD);
    text_add(out, "  Puzzle Strike · %s\n", line);
    text_style(out, g->level ? STYLE_RED : STYLE_DIM);
    text_add(out, "  %s: ante a %d-gem\n\n", ps_level_names[g->level], ps_ante_value(g));
    text_style(out, STYLE_PLAIN);
    draw_bank(g, out);
    draw_pool(g, out);
    for (int i = 1; i <= g->k.seats; i++) {
        draw_player(g, observer, ps_seat_after(g, near, i % g->k.seats), out);
        text_add(out, i < g->k.seats ? "\n" : "");
    }
    draw_floating(g, out);
}
