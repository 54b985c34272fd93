/* field.c - Line of Sight from its tables, Range, and who stands where. */
#include "games/puppet_wars/puppet_wars.h"

#include <stdlib.h>

enum { PAIRS = 9 };

/* A line by what it meets, as numbers relative to its first Space. */
struct line {
    uint64_t high, low_bits; /* crossed Spaces: bit 0 is the Space `low` */
    int8_t low;
    uint8_t pairs; /* passed between: blocked if both are Occupied */
    int8_t pair[2 * PAIRS];
};

struct span {
    uint8_t first, count;
};

static const struct line dotted[GRIDS][ROWS][2 * HEX_COLUMNS - 1] = {
#define DOTTED(grid, column, row, low, high, bits, pairs, ...)                                     \
    [grid][row][column + HEX_COLUMNS - 1] = {high, bits, low, pairs, {__VA_ARGS__}},
#define DOTLESS(...)
#define SPAN(...)
#include "games/puppet_wars/sight.def"
#undef DOTTED
#undef DOTLESS
#undef SPAN
};

#define DOTTED(...)
#define SPAN(...)
#define LINE(low, high, bits, pairs, ...) {high, bits, low, pairs, {__VA_ARGS__}},
static const struct line dotless_hex[] = {
#define DOTLESS(grid, ...) ONLY_##grid(__VA_ARGS__)
#define ONLY_HEX(...) LINE(__VA_ARGS__)
#define ONLY_SQUARE(...)
#include "games/puppet_wars/sight.def"
#undef ONLY_HEX
#undef ONLY_SQUARE
};
static const struct line dotless_square[] = {
#define ONLY_HEX(...)
#define ONLY_SQUARE(...) LINE(__VA_ARGS__)
#include "games/puppet_wars/sight.def"
#undef ONLY_HEX
#undef ONLY_SQUARE
#undef DOTLESS
};
#undef DOTTED
#undef SPAN
#undef LINE

static const struct span spans[GRIDS][SIGHT_NEAR + 1][4 * SIGHT_NEAR + 1] = {
#define DOTTED(...)
#define DOTLESS(...)
#define SPAN(grid, column, row, first, count) [grid][row][column + 2 * SIGHT_NEAR] = {first, count},
#include "games/puppet_wars/sight.def"
#undef DOTTED
#undef DOTLESS
#undef SPAN
};

const int8_t field_directions[GRIDS][8] = {
    [HEX] = {1, -11, -12, -1, 11, 12},
    [SQUARE] = {1, -10, -11, -12, -1, 10, 11, 12},
};

static bool is_clear(const struct line *line, space_set occupied, int from)
{
    space_set crossed = (space_set)line->high << 64 | line->low_bits;
    int first = from + line->low;
    if ((first >= 0 ? crossed << first : crossed >> -first) & occupied)
        return false;
    for (int i = 0; i < line->pairs; i++)
        if (space_is_in(occupied, from + line->pair[2 * i]) &&
            space_is_in(occupied, from + line->pair[2 * i + 1]))
            return false;
    return true;
}

bool field_sees(int grid, space_set occupied, int a, int b)
{
    int from = a < b ? a : b, to = a < b ? b : a;
    int rows = space_row(grid, to) - space_row(grid, from);
    int columns = space_column(grid, to) - space_column(grid, from);
    return is_clear(&dotted[grid][rows][columns + HEX_COLUMNS - 1], occupied, from);
}

bool field_sees_dotless(int grid, space_set occupied, int a, int b)
{
    static const struct line *const lines[GRIDS] = {dotless_hex, dotless_square};
    if (a == b || (grid == HEX && space_is_in(spaces_around(grid, space_bit(a)), b)))
        return true;
    int from = a < b ? a : b, to = a < b ? b : a;
    int rows = space_row(grid, to) - space_row(grid, from);
    int columns = space_column(grid, to) - space_column(grid, from);
    assert(rows <= SIGHT_NEAR && columns <= 2 * SIGHT_NEAR && columns >= -2 * SIGHT_NEAR);
    struct span span = spans[grid][rows][columns + 2 * SIGHT_NEAR];
    assert(span.count > 0);
    for (int i = 0; i < span.count; i++)
        if (is_clear(&lines[grid][span.first + i], occupied, from))
            return true;
    return false;
}

/* Most questions are about neighbours, and nothing is between hexes side by side. */
bool pw_sees(const struct game *g, int from, int to)
{
    const uint32_t beside = 1 << 1 | 1 << 11 | 1 << 12; /* how far their numbers are apart */
    int apart = abs(to - from);
    if (g->grid == HEX && apart < 32 && beside >> apart & 1)
        return true;
    space_set occupied = spaces_in(&g->occupied);
    return g->dotless ? field_sees_dotless(g->grid, occupied, from, to)
                      : field_sees(g->grid, occupied, from, to);
}

space_set pw_within(const struct game *g, int space, int range)
{
    space_set board = spaces_in(&g->board), set = space_bit(space);
    for (; range > 0; range--)
        set = spaces_around(g->grid, set) & board;
    return set;
}

/* PW-036: steps over existing Spaces. */
int pw_range(const struct game *g, int a, int b)
{
    int range = 0;
    space_set board = spaces_in(&g->board), set = space_bit(a), before = 0;
    for (; !space_is_in(set, b) && set != before; range++) {
        before = set;
        set = spaces_around(g->grid, set) & board;
    }
    return range;
}

/* PW-626: not diagonally between two Occupied squares. */
space_set pw_beside(const struct game *g, int space)
{
    space_set board = spaces_in(&g->board), occupied = spaces_in(&g->occupied);
    space_set here = space_bit(space);
    space_set beside = spaces_around(g->grid, here) & ~here & board;
    if (g->grid == HEX)
        return beside;
    bool east = (here << 1 & occupied) != 0, west = (here >> 1 & occupied) != 0;
    bool south = (here << 11 & occupied) != 0, north = (here >> 11 & occupied) != 0;
    if (south && east)
        beside &= ~(here << 12);
    if (south && west)
        beside &= ~(here << 10);
    if (north && east)
        beside &= ~(here >> 10);
    if (north && west)
        beside &= ~(here >> 12);
    return beside;
}

/* --- Who stands where, and what lies there. --- */

void pw_lift(struct game *g, int unit)
{
    int space = g->unit[unit].space;
    if (g->stands[space] != unit) /* it was only passing through */
        return;
    g->stands[space] = NOBODY;
    if (g->token[space] != IMPASSABLE)
        spaces_put(&g->occupied, spaces_in(&g->occupied) & ~space_bit(space));
}

/* PW-018. A puppet that passes over another one leaves no trace there. */
void pw_stand(struct game *g, int unit, int space)
{
    assert(unit < pw_units(g) && space_is_in(spaces_in(&g->board), space));
    g->unit[unit].where = IN_PLAY;
    g->unit[unit].space = (uint8_t)space;
    if (space_is_in(spaces_in(&g->occupied), space))
        return;
    g->stands[space] = (uint8_t)unit;
    spaces_put(&g->occupied, spaces_in(&g->occupied) | space_bit(space));
}

/* Which set of Work Benches a token belongs to; -1: it is none. */
static int bench_owner(int token)
{
    return pw_is_bench(token) ? token - BENCH : -1;
}

void pw_set_token(struct game *g, int space, int token)
{
    assert(space >= 0 && space < SPACES && token >= NO_TOKEN && token <= START_END);
    int before = bench_owner(g->token[space]), after = bench_owner(token);
    if (before >= 0)
        spaces_put(&g->benches[before], spaces_in(&g->benches[before]) & ~space_bit(space));
    if (after >= 0)
        spaces_put(&g->benches[after], spaces_in(&g->benches[after]) | space_bit(space));
    if (token == IMPASSABLE)
        spaces_put(&g->occupied, spaces_in(&g->occupied) | space_bit(space));
    else if (g->token[space] == IMPASSABLE && g->stands[space] == NOBODY)
        spaces_put(&g->occupied, spaces_in(&g->occupied) & ~space_bit(space));
    g->token[space] = (uint8_t)token;
}

/* One Move of the puppet itself (PW-268, PW-533). */
void pw_step(struct game *g, int unit, int space)
{
    assert(g->animation.unit == unit);
    EVENT(.kind = MOVED, .seat = g->unit[unit].owner, .open = {(uint8_t)unit, (uint8_t)space});
    pw_lift(g, unit);
    pw_stand(g, unit, space);
    g->animation.transit = g->stands[space] != unit;
    g->animation.mired |= g->token[space] == MOLASSES;
}
