/* picture.c - the table as an observer sees it, for terminals: two diamonds of heroes facing each
 * other, the observer's below, so that opposite heroes stand in one column. */
#include "games/gem_blenders/attack.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/view.h"
#include "games/gem_blenders/words.h"
#include "games/gem_blenders/zones.h"

#include <stdio.h>

enum { COLUMN = 26, CELL = 80 }; /* characters on the screen, bytes of a buffer */

enum line { LINE_HERO, LINE_BLEND, LINE_STATS, LINE_GEMS, LINES };

static const char *const gem_letters[GEM_CARDS] = {
    "Py", "Aq", "Te", "Cr", "El", "No", "Lu", "Ae", "Ca", "Pr*", "Em*", "Te*", "Ae*", "No*", "Lu*"};

static enum style seat_style(int seat)
{
    return seat == 0 ? STYLE_RED : STYLE_BLUE;
}

static void stats_line(const struct game *g, int seat, int slot, char out[CELL])
{
    const struct hero *h = &g->player[seat].hero[slot];
    int attack = gb_attack_index(g, seat, slot);
    int at = attack < 0 ? NO_SLOT : g->attack.attacked[attack];
    snprintf(out, CELL, "ATK %d DEF %d%s%s%s", gb_stat(g, seat, slot, ATK, at, NULL),
             gb_stat(g, seat, slot, DEF, NO_SLOT, NULL), h->mute ? " mute" : "",
             h->flags & INVERTED ? " inv" : "", attack >= 0 ? " >>" : "");
}

/* The gems as far as there is space, and how many cards are attached. */
static void gems_line(const struct hero *h, char out[CELL])
{
    int length = 0;
    for (int gem = 0; gem < GEM_CARDS; gem++)
        for (int i = 0; i < h->gems[gem] && length < COLUMN - 6; i++)
            length += snprintf(out + length, CELL - (size_t)length, "%s%s", length ? " " : "",
                               gem_letters[gem]);
    if (h->attached.count)
        snprintf(out + length, CELL - (size_t)length, " +%d", h->attached.count);
}

/* A line of a cell, without its padding. */
static void cell_line(const struct game *g, int observer, int seat, int position, enum line line,
                      char out[CELL])
{
    int slot = g->player[seat].line[position];
    out[0] = '\0';
    if (slot == NO_SLOT || !gb_sees_hero(g, observer, seat, slot)) {
        if (line == LINE_HERO)
            snprintf(out, CELL, "%s", slot == NO_SLOT ? "(free)" : "(face down)");
        return;
    }
    const struct hero *h = &g->player[seat].hero[slot];
    if (line == LINE_HERO)
        snprintf(out, CELL, "%s LV.%d%s", gb_card(h->card)->name, gb_faces[h->card].level,
                 position == BACK ? " (back)" : "");
    else if (line == LINE_BLEND)
        snprintf(out, CELL, "%s", h->blend ? gb_card(h->blend)->name : "-");
    else if (line == LINE_STATS && g->started)
        stats_line(g, seat, slot, out);
    else if (line == LINE_GEMS)
        gems_line(h, out);
}

static void draw_cell(const struct game *g, int observer, int seat, int position, enum line line,
                      struct text *out)
{
    char words[CELL];
    static const enum style styles[LINES] = {
        [LINE_HERO] = STYLE_BOLD, [LINE_STATS] = STYLE_PLAIN, [LINE_GEMS] = STYLE_DIM};
    cell_line(g, observer, seat, position, line, words);
    text_style(out, line == LINE_BLEND ? seat_style(seat) : styles[line]);
    text_add(out, "%-*.*s", COLUMN - 1, COLUMN - 1, words);
    text_style(out, STYLE_PLAIN);
    text_add(out, " ");
}

/* Three heroes side by side, or the one at the back in the middle. */
static void draw_row(const struct game *g, int observer, int seat, bool back, bool mirrored,
                     struct text *out)
{
    for (enum line line = LINE_HERO; line < LINES; line++) {
        text_add(out, "  ");
        if (back)
            text_repeat(out, " ", COLUMN);
        for (int i = 0; i < (back ? 1 : BACK); i++)
            draw_cell(g, observer, seat, back ? BACK : mirrored ? gb_across(i) : i, line, out);
        text_add(out, "\n");
    }
}

static void draw_status(const struct game *g, int observer, int seat, struct text *out)
{
    const struct player *p = &g->player[seat];
    int column = 13;
    text_add(out, "  ");
    text_style(out, seat_style(seat));
    text_add(out, "%-5s", gb_seat_name(g, seat));
    text_style(out, STYLE_PLAIN);
    text_repeat(out, "●", p->wins);
    text_repeat(out, "○", ROUNDS - p->wins);
    text_style(out, STYLE_BOLD);
    text_add(out, "  HP %d", gb_hp(g, seat));
    text_style(out, STYLE_PLAIN);
    text_add(out, "  hand %d  deck %d  discard %d  bench %d%s%s\n", p->hand.count, p->deck.count,
             p->discard.count, gb_bench_count(g, seat), observer == seat ? "  (you)" : "",
             g->k.pending & seat_bit(seat) ? "  ◂" : "");
    text_add(out, "  meter %d/%d: ", p->meter.count, g->started ? gb_meter_slots(g, seat) : METER);
    for (int i = 0; i < p->meter.count; i++) {
        const char *name = gb_card(p->meter.card[i])->name;
        int length = (int)strlen(name) + 2;
        if (column + length > 78) {
            text_add(out, "\n             ");
            column = 13;
        }
        text_add(out, "%s%s", i ? ", " : "", name);
        column += length;
    }
    text_add(out, "\n");
}

/* "Pyrogem x2, Usher", on as many lines as needed. */
static void draw_hand(const struct game *g, int observer, int seat, struct text *out)
{
    const struct player *p = &g->player[seat];
    bool own = observer == seat || observer == ALL_SEEING;
    int column = 8, shown = 0;
    text_add(out, "  hand: ");
    for (int i = 0; i < p->hand.count; i++) {
        int card = gb_held(p, i), copies = 0;
        char words[60];
        if (!own || !gb_is_first_copy(p, i))
            continue;
        for (int j = i; j < p->hand.count && gb_held(p, j) == card; j++)
            copies++;
        int length = snprintf(words, sizeof words, copies > 1 ? "%s%s x%d" : "%s%s",
                              shown++ ? ", " : "", gb_card(card)->name, copies);
        if (column + length > 78) {
            text_add(out, "\n        ");
            column = 8;
        }
        text_add(out, "%s", words);
        column += length;
    }
    text_add(out, "\n");
}

/* Between the frontlines, with the near player's positions. */
static void draw_border(struct text *out)
{
    text_add(out, "  ");
    text_style(out, STYLE_DIM);
    for (int i = 0; i < BACK; i++) {
        const char *name = gb_position_name(i);
        text_add(out, "── %s ", name);
        text_repeat(out, "─", COLUMN - 5 - (int)strlen(name));
        text_add(out, i < RIGHT ? " " : "\n");
    }
    text_style(out, STYLE_PLAIN);
}

void gb_picture(const struct game *g, int observer, struct text *out)
{
    char line[120];
    int near = observer == 1 ? 1 : 0, far = near ^ 1;
    gb_headline(g, line, sizeof line);
    text_style(out, STYLE_BOLD);
    text_add(out, "  %.76s\n\n", line);
    text_style(out, STYLE_PLAIN);
    draw_status(g, observer, far, out);
    text_add(out, "\n");
    draw_row(g, observer, far, true, true, out);
    draw_row(g, observer, far, false, true, out);
    draw_border(out);
    draw_row(g, observer, near, false, false, out);
    draw_row(g, observer, near, true, false, out);
    draw_status(g, observer, near, out);
    if (observer == near || observer == ALL_SEEING)
        draw_hand(g, observer, near, out);
}
