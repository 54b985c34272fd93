/* picture_field.c - see picture_field.h. Rows begin at different columns and have holes, so each
 * free Space says its number in its row, and in wide cells those with a puppet do, too. */
#include "games/puppet_wars/picture_field.h"

#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/words.h"

enum { LABEL = 3 }; /* columns of a row's letter */

enum style pw_seat_style(int seat)
{
    static const enum style styles[] = {STYLE_RED, STYLE_BLUE, STYLE_GREEN, STYLE_YELLOW};
    return styles[seat];
}

/* What lies in a Space is to be seen at both of its sides, also with a puppet on it. */
static const char *frame_of(int token, bool right)
{
    static const char *const frames[][2] = {
        [NO_TOKEN] = {" ", " "},
        [IMPASSABLE] = {"█", "█"},
        [NAILS] = {"^", "^"},
        [MOLASSES] = {"~", "~"},
        [HILL] = {"/", "\\"},
        [ON_GROUND + FIRECRACKERS] = {"*", "*"},
        [ON_GROUND + SHINY] = {"$", "$"},
        [ON_GROUND + IT] = {"!", "!"},
    };
    if (token >= START)
        return right ? ">" : "<";
    if (token == NEUTRAL)
        return right ? ")" : "(";
    return token >= BENCH ? right ? "]" : "[" : frames[token][right];
}

/* Four columns: "RSe4". */
static void draw_puppet(const struct game *g, int unit, struct text *out)
{
    const struct unit *u = &g->unit[unit];
    int left = pw_stitches(g, unit) - pw_rips(g, unit);
    text_style(out, pw_seat_style(u->owner));
    text_add(out, "%c%s", seat_color(u->owner)[0], pw_puppet_code(u->kind));
    text_add(out, left > 9 ? "+" : "%d", left);
}

/* Four columns, with the Space's number unless it stands in front of them already. */
static void draw_free(int token, int number, bool numbered, struct text *out)
{
    char own[12];
    snprintf(own, sizeof own, numbered ? "  " : "%2d", number);
    text_style(out, token == NO_TOKEN || token == IMPASSABLE ? STYLE_DIM : STYLE_PLAIN);
    if (token == IMPASSABLE)
        text_add(out, numbered ? "████" : "█%s█", own);
    else if (token > START)
        text_add(out, "%s+%d", own, token - START);
    else if (token >= BENCH && token < NEUTRAL)
        text_add(out, "%c%s ", seat_color(token - BENCH)[0], own);
    else
        text_add(out, " %s ", own);
}

static void draw_frame(int token, bool right, struct text *out)
{
    bool owned = token >= BENCH && token < NEUTRAL;
    text_style(out, owned                 ? pw_seat_style(token - BENCH)
                    : token == IMPASSABLE ? STYLE_DIM
                                          : STYLE_PLAIN);
    text_add(out, "%s", frame_of(token, right));
    text_style(out, STYLE_PLAIN);
}

static void draw_space(const struct game *g, int space, int number, int cell, struct text *out)
{
    int token = g->token[space], unit = g->stands[space];
    bool numbered = cell == WIDE_CELL;
    if (numbered) {
        text_style(out, STYLE_DIM);
        text_add(out, "%2d", number);
        text_style(out, STYLE_PLAIN);
    }
    draw_frame(token, false, out);
    if (unit != NOBODY)
        draw_puppet(g, unit, out);
    else
        draw_free(token, number, numbered, out);
    draw_frame(token, true, out);
}

/* In columns of characters. A hexagon is shifted by half a cell from row to row. */
static int column_of(const struct game *g, int space, int cell)
{
    return space_column(g->grid, space) * (g->grid == HEX ? cell / 2 : cell);
}

/* The first column that is needed. */
static int left_edge(const struct game *g, int cell)
{
    int edge = SPACES * WIDE_CELL;
    FOR_EACH_SPACE(space, spaces_in(&g->board)) {
        int at = column_of(g, space, cell);
        edge = at < edge ? at : edge;
    }
    return edge;
}

int pw_field_width(const struct game *g, int cell)
{
    int width = 0, edge = left_edge(g, cell);
    FOR_EACH_SPACE(space, spaces_in(&g->board)) {
        int end = LABEL + column_of(g, space, cell) - edge + cell;
        width = end > width ? end : width;
    }
    return width;
}

int pw_draw_row(const struct game *g, int row, int cell, struct text *out)
{
    int column = 0, number = 0, edge = left_edge(g, cell);
    FOR_EACH_SPACE(space, spaces_in(&g->board)) {
        if (space_row(g->grid, space) != row)
            continue;
        int at = LABEL + column_of(g, space, cell) - edge;
        if (!number++) {
            text_add(out, " %c ", 'A' + row);
            column = LABEL;
        }
        text_repeat(out, " ", at - column);
        draw_space(g, space, number, cell, out);
        column = at + cell;
    }
    return column;
}
