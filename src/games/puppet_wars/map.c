/* map.c - reads the drawing of a battlefield, and says what is wrong with it. */
#include "games/puppet_wars/puppet_wars.h"

#include <string.h>

/* The drawing as rows, without common indentation. */
struct drawing {
    const char *row[ROWS];
    int length[ROWS];
    int rows;
    int left;  /* columns that all rows leave blank */
    int shift; /* hexagons: columns to the right, so that column and row together are odd */
    int grid;
};

static bool is_blank(const char *row, int length)
{
    for (int i = 0; i < length; i++)
        if (row[i] != ' ')
            return false;
    return true;
}

/* Rows from the first to the last that is not blank. */
static bool split(const char *text, struct drawing *d, struct reason *why)
{
    for (; *text; text += strcspn(text, "\n"), text += *text == '\n') {
        int length = (int)strcspn(text, "\n");
        while (length && text[length - 1] == ' ')
            length--;
        if (!d->rows && !length)
            continue;
        if (d->rows == ROWS) {
            if (length)
                return refuse(why, "A map has at most %d rows.", ROWS);
            continue;
        }
        d->row[d->rows] = text;
        d->length[d->rows++] = length;
    }
    while (d->rows && is_blank(d->row[d->rows - 1], d->length[d->rows - 1]))
        d->rows--;
    return d->rows || refuse(why, "The map is empty.");
}

/* The column of a row's first Space; -1: it has none. */
static int first_column(const struct drawing *d, int row)
{
    for (int i = 0; i < d->length[row]; i++)
        if (d->row[row][i] != ' ')
            return i;
    return -1;
}

static bool check_columns(const struct drawing *d, int row, struct reason *why)
{
    int first = first_column(d, row);
    for (int i = first; first >= 0 && i < d->length[row]; i++)
        if (d->row[row][i] != ' ' && (i - first) % 2)
            return refuse(why,
                          "Row %d of the map: there must be one blank between two Spaces "
                          "(column %d).",
                          row + 1, i + 1);
    return true;
}

/* Hexagons if each row is shifted against the one above, squares if none is. */
static bool find_grid(struct drawing *d, struct reason *why)
{
    int same = 0, shifted = 0, before = -1, before_row = 0;
    d->left = 1000;
    for (int row = 0; row < d->rows; row++) {
        int first = first_column(d, row);
        if (!check_columns(d, row, why))
            return false;
        if (first < 0)
            continue;
        d->left = first < d->left ? first : d->left;
        if (before >= 0) {
            bool moved = (first - before) % 2 != 0, odd = (row - before_row) % 2 != 0;
            shifted += odd && moved;
            same += (odd && !moved) || (!odd && moved);
            if (!odd && moved)
                shifted++; /* neither hexagons nor squares */
        }
        before = first;
        before_row = row;
    }
    if (same && shifted)
        return refuse(why, "In a map of hexagons each row is shifted by one column against the one "
                           "above it; in a map of squares none is. This map does both.");
    d->grid = shifted ? HEX : SQUARE;
    d->shift = (first_column(d, 0) - d->left + 1) % 2;
    return true;
}

/* The Space of a place in the drawing; -1: outside the frame. */
static int place_of(const struct drawing *d, int column, int row)
{
    column -= d->left;
    if (d->grid == SQUARE)
        return column / 2 < SQUARE_COLUMNS ? space_at(SQUARE, column / 2, row) : -1;
    column += d->shift;
    return column < HEX_COLUMNS ? space_at(HEX, column, row) : -1;
}

static int token_of(char c)
{
    switch (c) {
    case '.': return NO_TOKEN;
    case '#': return IMPASSABLE;
    case 'N': return NEUTRAL;
    case '^': return NAILS;
    case '~': return MOLASSES;
    case '*': return ON_GROUND + FIRECRACKERS;
    case 'A':
    case 'B':
    case 'C':
    case 'D': return START;
    default: return c >= '1' && c <= '9' ? START + c - '0' : -1;
    }
}

static bool lay_out(struct game *g, const struct drawing *d, struct reason *why)
{
    space_set board = 0;
    g->grid = (uint8_t)d->grid;
    for (int row = 0; row < d->rows; row++)
        for (int i = 0; i < d->length[row]; i++) {
            char c = d->row[row][i];
            if (c == ' ')
                continue;
            int space = place_of(d, i, row), token = token_of(c);
            if (token < 0)
                return refuse(why,
                              "Row %d of the map: '%c' means nothing; use . # N A B C D 1 to 9 "
                              "^ ~ * or a blank.",
                              row + 1, c);
            if (space < 0)
                return refuse(why, "Row %d of the map is too wide: a row has at most %d Spaces.",
                              row + 1, d->grid == HEX ? 11 : SQUARE_COLUMNS);
            board |= space_bit(space);
            if (token != NO_TOKEN)
                pw_set_token(g, space, token);
        }
    spaces_put(&g->board, board);
    return true;
}

/* All Spaces that can be stood on, walked to from the first. */
static bool is_connected(const struct game *g)
{
    space_set free = spaces_in(&g->board) & ~spaces_in(&g->occupied), reached, before = 0;
    if (!free)
        return false;
    reached = space_bit(space_first(free));
    while (reached != before) {
        space_set next = reached;
        EACH_SPACE(space, reached & ~before)
        next |= pw_beside(g, space) & free;
        before = reached;
        reached = next;
    }
    return reached == free;
}

space_set pw_free_starts(const struct game *g)
{
    space_set starts = 0;
    EACH_SPACE(space, spaces_in(&g->board))
    if (g->token[space] >= START)
        starts |= space_bit(space);
    return starts;
}

/* PW-186: a free Space beside each start that no other start could take away. */
static bool check_starts(const struct game *g, struct reason *why)
{
    space_set free = spaces_in(&g->board) & ~spaces_in(&g->occupied), starts = pw_free_starts(g);
    EACH_SPACE(start, starts)
    {
        space_set others = spaces_around(g->grid, starts & ~space_bit(start));
        space_set beside = spaces_around(g->grid, space_bit(start)) & ~space_bit(start);
        if (!(beside & free & ~others))
            return refuse(why,
                          "The Starting Work Bench in row %d of the map needs a free Space beside "
                          "it that is beside no other one.",
                          space_row(g->grid, start) + 1);
    }
    return true;
}

bool pw_read_map(struct game *g, const char *drawing, struct reason *why)
{
    struct drawing d = {.rows = 0};
    memset(g->stands, NOBODY, sizeof g->stands);
    return split(drawing, &d, why) && find_grid(&d, why) && lay_out(g, &d, why);
}

bool pw_check_map(const struct game *g, struct reason *why)
{
    int starts = space_count(pw_free_starts(g));
    if (!check_starts(g, why))
        return false;
    if (!is_connected(g))
        return refuse(why, "The Spaces of the map must be connected: puppets must be able to walk "
                           "from each free Space to each other one.");
    return starts >= 2 || refuse(why,
                                 "A map needs at least 2 Starting Work Benches (A, B, C, D or a "
                                 "digit); this one has %d.",
                                 starts);
}

/* The Space nearest to the middle of the field (PW-575). */
int pw_centre(const struct game *g)
{
    int low_x = 99, high_x = 0, low_y = 99, high_y = 0, best = -1, nearest = 10000;
    EACH_SPACE(space, spaces_in(&g->board))
    {
        int x = space_column(g->grid, space), y = space_row(g->grid, space);
        low_x = x < low_x ? x : low_x;
        high_x = x > high_x ? x : high_x;
        low_y = y < low_y ? y : low_y;
        high_y = y > high_y ? y : high_y;
    }
    EACH_SPACE(space, spaces_in(&g->board))
    {
        int dx = 2 * space_column(g->grid, space) - low_x - high_x;
        int dy = 2 * space_row(g->grid, space) - low_y - high_y;
        int away = dx * dx + (g->grid == HEX ? 3 : 1) * dy * dy;
        if (away < nearest) {
            nearest = away;
            best = space;
        }
    }
    return best;
}
