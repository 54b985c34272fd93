/* map.c - reads the drawing of a battlefield, and says all that is wrong with it. */
#include "games/puppet_wars/map.h"

#include "games/puppet_wars/words.h"

#include <string.h>

/* The drawing as rows, without common indentation. */
struct drawing {
    const char *row[ROWS];
    int length[ROWS];
    int rows;
    int left;  /* columns that all rows leave blank */
    int shift; /* hexagons: columns to the right, so that column and row together are odd ... */
    int down;  /* ... or rows down, if there is no column left for that */
    int grid;
};

/* A tab is as wide as somebody's editor likes, and rows that end like those of another system end
 * with a sign more. */
static bool check_signs(const char *text, struct faults *f)
{
    int row = 1;
    bool fine = true;
    for (size_t line; *text; text += line, text += *text == '\n', row++) {
        line = strcspn(text, "\n");
        const char *found = memchr(text, '\t', line);
        if (found)
            fine = pw_fault(f, "Row %d of the map has a tab; draw with blanks.", row);
        else if (memchr(text, '\r', line))
            fine = pw_fault(f,
                            "Row %d of the map ends with a carriage return; end rows with line "
                            "feeds alone.",
                            row);
    }
    return fine;
}

/* Rows from the first to the last that is not blank. */
static bool split(const char *text, struct drawing *d, struct faults *f)
{
    int more = 0;
    for (size_t line; *text; text += line, text += *text == '\n') {
        line = strcspn(text, "\n");
        int length = (int)line;
        while (length && text[length - 1] == ' ')
            length--;
        if (!d->rows && !length)
            continue;
        if (d->rows < ROWS) {
            d->row[d->rows] = text;
            d->length[d->rows++] = length;
        } else {
            more += length > 0;
        }
    }
    while (d->rows && !d->length[d->rows - 1])
        d->rows--;
    if (more)
        return pw_fault(f, "A map has at most %d rows; this one has more.", ROWS);
    return d->rows || pw_fault(f, "The map is empty.");
}

/* The column of a row's first Space; -1: it has none. */
static int first_column(const struct drawing *d, int row)
{
    for (int i = 0; i < d->length[row]; i++)
        if (d->row[row][i] != ' ')
            return i;
    return -1;
}

static bool check_columns(const struct drawing *d, int row, struct faults *f)
{
    int first = first_column(d, row);
    for (int i = first + 1; first >= 0 && i < d->length[row]; i += 2)
        if (d->row[row][i] != ' ')
            return pw_fault(f,
                            "Row %d of the map: there must be one blank between two Spaces "
                            "(column %d).",
                            row + 1, i + 1);
    return true;
}

static int columns(const struct drawing *d)
{
    int most = 0;
    for (int row = 0; row < d->rows; row++)
        most = d->length[row] - d->left > most ? d->length[row] - d->left : most;
    return most;
}

/* Hexagons if each row is shifted against the one above, squares if none is. */
static bool find_grid(struct drawing *d, struct faults *f)
{
    int before = -1, before_row = 0;
    bool fine = true, same = false, shifted = false;
    d->left = 1000;
    for (int row = 0; row < d->rows; row++) {
        int first = first_column(d, row);
        fine &= check_columns(d, row, f);
        if (first < 0)
            continue;
        d->left = first < d->left ? first : d->left;
        if (before >= 0) {
            bool moved = (first - before) % 2 != 0, odd = (row - before_row) % 2 != 0;
            shifted |= moved;
            same |= odd != moved; /* as squares are, or neither squares nor hexagons */
        }
        before = first;
        before_row = row;
    }
    if (fine && same && shifted)
        fine = pw_fault(f, "In a map of hexagons each row is shifted by one column against the one "
                           "above it; in a map of squares none is. This map does both.");
    d->grid = shifted ? HEX : SQUARE;
    d->shift = (first_column(d, 0) - d->left + 1) % 2;
    if (d->grid == HEX && d->shift && columns(d) == HEX_COLUMNS && d->rows < ROWS) {
        d->shift = 0;
        d->down = 1;
    }
    return fine;
}

/* The Space of a character in the drawing; -1: outside the frame. */
static int drawn_space(const struct drawing *d, int column, int row)
{
    column -= d->left;
    if (d->grid == SQUARE)
        return column / 2 < SQUARE_COLUMNS ? space_at(SQUARE, column / 2, row) : -1;
    column += d->shift;
    return column < HEX_COLUMNS ? space_at(HEX, column, row + d->down) : -1;
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

/* Lays out one row; a character that means nothing is an empty Space. Does it fit? */
static bool lay_row(struct game *g, const struct drawing *d, int row, space_set *board,
                    struct faults *f)
{
    char wrong = '\0';
    for (int i = 0; i < d->length[row]; i++) {
        char c = d->row[row][i];
        if (c == ' ')
            continue;
        int space = drawn_space(d, i, row), token = token_of(c);
        if (space < 0)
            return pw_fault(f, "Row %d of the map is too wide: a row has at most %d Spaces.",
                            row + 1, d->grid == HEX ? 11 : SQUARE_COLUMNS);
        if (token < 0 && c != wrong) {
            wrong = c;
            pw_fault(f,
                     "Row %d of the map: '%c' means nothing; use . # N A B C D 1 to 9 ^ ~ * or a "
                     "blank.",
                     row + 1, c);
        }
        *board |= space_bit(space);
        if (token > NO_TOKEN)
            pw_set_token(g, space, token);
    }
    return true;
}

static bool lay_out(struct game *g, const struct drawing *d, struct faults *f)
{
    space_set board = 0;
    bool fits = true;
    g->grid = (uint8_t)d->grid;
    for (int row = 0; row < d->rows; row++)
        fits &= lay_row(g, d, row, &board, f);
    spaces_put(&g->board, board);
    return fits;
}

/* Spaces that can be stood on and be walked to from the first of them. */
static space_set reached_from_first(const struct game *g, space_set free)
{
    space_set reached = free & -free, before = 0;
    while (reached != before) {
        space_set next = reached;
        FOR_EACH_SPACE(space, reached & ~before)
            next |= pw_beside(g, space) & free;
        before = reached;
        reached = next;
    }
    return reached;
}

static void check_connected(const struct game *g, struct faults *f)
{
    space_set free = spaces_in(&g->board) & ~spaces_in(&g->occupied);
    space_set cut_off = free & ~reached_from_first(g, free);
    struct phrase first = {0}, other = {0};
    if (!free) {
        pw_fault(f, "There is no Space that a puppet could stand on.");
        return;
    }
    if (!cut_off)
        return;
    pw_say_space(g, space_first(free), &first);
    pw_say_space(g, space_first(cut_off), &other);
    pw_fault(f, "The Spaces must be connected: nobody can walk from %s to %s (%d Space%s cut off).",
             first.text, other.text, space_count(cut_off),
             space_count(cut_off) == 1 ? " is" : "s are");
}

space_set pw_free_starts(const struct game *g)
{
    space_set starts = 0;
    for (int space = 0; space < SPACES; space++)
        if (g->token[space] >= START)
            starts |= space_bit(space);
    return starts;
}

/* PW-186: a free Space beside each start that no other start could take away. */
static void check_starts(const struct game *g, struct faults *f)
{
    space_set free = spaces_in(&g->board) & ~spaces_in(&g->occupied), starts = pw_free_starts(g);
    FOR_EACH_SPACE(start, starts) {
        space_set others = spaces_around(g->grid, starts & ~space_bit(start));
        space_set beside = spaces_around(g->grid, space_bit(start)) & ~space_bit(start);
        struct phrase where = {0};
        pw_say_space(g, start, &where);
        if (!(beside & free & ~others))
            pw_fault(f,
                     "PW-186: the Starting Work Bench at %s needs a free Space beside it that is "
                     "beside no "
                     "other one.",
                     where.text);
    }
    if (space_count(starts) < 2)
        pw_fault(f,
                 "PW-635: a map needs at least 2 Starting Work Benches (A, B, C, D or a digit); "
                 "this one "
                 "has %d.",
                 space_count(starts));
}

bool pw_read_map(struct game *g, const char *drawing, struct faults *f)
{
    struct drawing d = {.rows = 0};
    memset(g->stands, NOBODY, sizeof g->stands);
    return check_signs(drawing, f) && split(drawing, &d, f) && find_grid(&d, f) &&
           lay_out(g, &d, f);
}

void pw_check_map(const struct game *g, struct faults *f)
{
    check_starts(g, f);
    check_connected(g, f);
}

/* The Space nearest to the middle of the field (PW-575). */
int pw_centre(const struct game *g)
{
    int low_x = 99, high_x = 0, low_y = 99, high_y = 0, best = -1, nearest = 10000;
    FOR_EACH_SPACE(space, spaces_in(&g->board)) {
        int x = space_column(g->grid, space), y = space_row(g->grid, space);
        low_x = x < low_x ? x : low_x;
        high_x = x > high_x ? x : high_x;
        low_y = y < low_y ? y : low_y;
        high_y = y > high_y ? y : high_y;
    }
    FOR_EACH_SPACE(space, spaces_in(&g->board)) {
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
