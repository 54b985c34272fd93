/* field.h - Spaces in a frame, sets of them, Range and Line of Sight.
 *
 * A Space is its number in a frame of 11 rows. Hexagons lie as in the drawings of maps: in row y at
 * every second column x, shifted by one from row to row; number (23 y + x - 1) / 2. Squares have
 * columns 0 to 9; number 11 y + x. In both frames each row ends with a number that is never a
 * Space, so the same step always changes the number by the same amount and never wraps around: a
 * set of Spaces is 128 bits, and shifting it moves all its Spaces. */
#ifndef PUPPET_WARS_FIELD_H
#define PUPPET_WARS_FIELD_H

#include "core/set.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

__extension__ typedef unsigned __int128 space_set;

enum grid { HEX, SQUARE, GRIDS };

enum {
    SPACES = 128,
    ROWS = 11,
    HEX_COLUMNS = 21,
    SQUARE_COLUMNS = 10,
    SIGHT_NEAR = 4 /* greatest Range of any card: sight without dots is known up to here */
};

/* A set as bytes of the state. */
struct spaces {
    uint8_t byte[16];
};

static inline space_set spaces_in(const struct spaces *s)
{
    space_set set;
    memcpy(&set, s, sizeof set);
    return set;
}

static inline void spaces_put(struct spaces *s, space_set set)
{
    memcpy(s, &set, sizeof set);
}

static inline space_set space_bit(int space)
{
    assert(space >= 0 && space < SPACES);
    return (space_set)1 << space;
}

static inline bool space_is_in(space_set set, int space)
{
    return set >> space & 1;
}

/* The first Space of a set that is not empty. */
static inline int space_first(space_set set)
{
    assert(set);
    uint64_t low = (uint64_t)set;
    return low ? set_first(low) : 64 + set_first((uint64_t)(set >> 64));
}

static inline int space_count(space_set set)
{
    return set_count((uint64_t)set) + set_count((uint64_t)(set >> 64));
}

#define FOR_EACH_SPACE(space, set) FOR_EACH_IN(space_set, space_first, space, set)

/* Column and row, and back. */
static inline int space_row(int grid, int space)
{
    return grid == HEX ? (2 * space + 1) / 23 : space / 11;
}

static inline int space_column(int grid, int space)
{
    return grid == HEX ? (2 * space + 1) % 23 : space % 11;
}

static inline int space_at(int grid, int column, int row)
{
    return grid == HEX ? (23 * row + column - 1) / 2 : 11 * row + column;
}

/* The set with all that is adjacent to it. */
static inline space_set spaces_around(int grid, space_set set)
{
    if (grid == HEX) { /* the row below is reached with 11 and 12, the one above with -11 and -12 */
        space_set right = set | set << 1, left = set | set >> 1;
        return left | right | right << 11 | left >> 11;
    }
    set |= set << 1 | set >> 1;
    return set | set << 11 | set >> 11;
}

/* The straight directions, as changes of the number: six or eight. */
extern const int8_t field_directions[GRIDS][8];
static inline int direction_count(int grid)
{
    return grid == HEX ? 6 : 8;
}

/* Is there a Line of Sight between the centres of a and b if these Spaces are Occupied? Those of a
 * and b themselves do not block. */
bool field_sees(int grid, space_set occupied, int a, int b);

/* The same between any inner parts of a and b, which are at most SIGHT_NEAR apart. */
bool field_sees_dotless(int grid, space_set occupied, int a, int b);

struct game;

/* Existing Spaces up to this Range, the Space itself among them (PW-036). */
space_set pw_within(const struct game *g, int space, int range);
bool pw_sees(const struct game *g, int from, int to);
/* Existing Spaces that a single step could lead to, as far as squares do not squeeze it (PW-626).
 */
space_set pw_beside(const struct game *g, int space);
int pw_range(const struct game *g, int a, int b); /* between two Spaces */

void pw_stand(struct game *g, int unit, int space); /* puts it into a Space */
void pw_lift(struct game *g, int unit);             /* takes it from its Space */
void pw_set_token(struct game *g, int space, int token);
void pw_step(struct game *g, int unit, int space); /* a Move of the animated puppet */

#endif
