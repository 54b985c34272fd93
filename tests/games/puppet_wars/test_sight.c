/* test_sight.c - Range and Line of Sight, the latter against a slow reference: exact geometry with
 * integers, cell by cell, without any table. */
#include "games/puppet_wars/war.h"

#include "core/dice.h"

#include <stdlib.h>

/* --- Geometry. A cell of hexagons has corners at thirds, one of squares at halves: all scaled. ---
 */

struct point {
    long x, y;
};

static int scale_of(int grid)
{
    return grid == HEX ? 3 : 2;
}

static int corner_count(int grid)
{
    return grid == HEX ? 6 : 4;
}

/* Axial coordinates of hexagons, or column and row. */
static struct point centre(int grid, int space)
{
    long x = space_column(grid, space), y = space_row(grid, space);
    int scale = scale_of(grid);
    return grid == HEX ? (struct point){scale * ((x - y - 5) / 2), scale * (y - 5)}
                       : (struct point){scale * x, scale * y};
}

static struct point corner(int grid, int space, int i)
{
    static const struct point hex[] = {{2, -1}, {1, 1}, {-1, 2}, {-2, 1}, {-1, -1}, {1, -2}};
    static const struct point square[] = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
    struct point c = centre(grid, space), o = grid == HEX ? hex[i] : square[i];
    return (struct point){c.x + o.x, c.y + o.y};
}

static long cross(struct point a, struct point b, struct point c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

struct fraction {
    long n, d; /* d > 0 */
};

static int compare(struct fraction a, struct fraction b)
{
    long left = a.n * b.d, right = b.n * a.d;
    return left < right ? -1 : left > right;
}

/* A line through a and b that is shifted or turned by nothing measurable: corners exactly on it
 * count as beside it, by the sign of their place along the line against a pivot. */
struct line {
    struct point a, b;
    struct fraction pivot;
    int before, after; /* sign of corners on the line before and after the pivot; at it: 0 */
};

static struct fraction along(const struct line *l, struct point p)
{
    long dx = l->b.x - l->a.x, dy = l->b.y - l->a.y;
    return (struct fraction){(p.x - l->a.x) * dx + (p.y - l->a.y) * dy, 1};
}

static int side(const struct line *l, struct point p)
{
    long s = cross(l->a, l->b, p);
    if (s)
        return s > 0 ? 1 : -1;
    int place = compare(along(l, p), l->pivot);
    return place < 0 ? l->before : place > 0 ? l->after : l->before == l->after ? l->before : 0;
}

/* Where the line meets a cell: from, to. */
static bool chord(const struct line *l, int grid, int space, struct fraction out[2])
{
    bool any = false;
    for (int i = 0; i < corner_count(grid); i++) {
        struct point p = corner(grid, space, i);
        struct point q = corner(grid, space, (i + 1) % corner_count(grid));
        long s = cross(l->a, l->b, p), t = cross(l->a, l->b, q);
        struct fraction at_p = along(l, p), here = at_p;
        if (side(l, p) && side(l, p) == -side(l, q)) {
            long d = s - t, sign = d < 0 ? -1 : 1; /* p + s / (s - t) (q - p) */
            if (!s && !t)
                here = l->pivot;
            else
                here =
                    (struct fraction){sign * (at_p.n * d + s * (along(l, q).n - at_p.n)), sign * d};
        } else if (side(l, p)) {
            continue;
        }
        if (!any || compare(here, out[0]) < 0)
            out[0] = here;
        if (!any || compare(here, out[1]) > 0)
            out[1] = here;
        any = true;
    }
    return any;
}

enum meets { MISSES, TOUCHES_CORNER, TOUCHES_EDGE, CROSSES };

static enum meets meeting(const struct line *l, int grid, int space)
{
    int left = 0, right = 0, on = 0;
    for (int i = 0; i < corner_count(grid); i++) {
        int s = side(l, corner(grid, space, i));
        left += s > 0;
        right += s < 0;
        on += s == 0;
    }
    return left && right ? CROSSES : on > 1 ? TOUCHES_EDGE : on ? TOUCHES_CORNER : MISSES;
}

/* The corners of a cell that are exactly on the line: from, to. */
static void touch_points(const struct line *l, int grid, int space, struct fraction out[2])
{
    bool any = false;
    for (int i = 0; i < corner_count(grid); i++) {
        struct point p = corner(grid, space, i);
        if (side(l, p))
            continue;
        if (!any || compare(along(l, p), out[0]) < 0)
            out[0] = along(l, p);
        if (!any || compare(along(l, p), out[1]) > 0)
            out[1] = along(l, p);
        any = true;
    }
}

/* Is the way along this line free between the two places (numbers along it)? */
static bool is_free(const struct line *l, int grid, space_set occupied, struct fraction from,
                    struct fraction to)
{
    struct fraction touched[128][2];
    int touches = 0;
    FOR_EACH_SPACE(space, occupied) {
        struct fraction meet[2];
        enum meets how = meeting(l, grid, space);
        if (how == MISSES || !chord(l, grid, space, meet) || compare(meet[1], from) < 0 ||
            compare(meet[0], to) > 0)
            continue;
        if (how == CROSSES && compare(meet[0], from) >= 0 && compare(meet[1], to) <= 0)
            return false;
        if (how == CROSSES || (how == TOUCHES_CORNER && grid == HEX))
            continue;
        touch_points(l, grid, space, meet);
        if (compare(meet[1], from) < 0 || compare(meet[0], to) > 0)
            continue;
        for (int i = 0; i < touches; i++) /* with another one in the same place: between both */
            if (!compare(touched[i][0], meet[0]) && !compare(touched[i][1], meet[1]))
                return false;
        memcpy(touched[touches++], meet, sizeof meet);
    }
    return true;
}

static bool sees_by_dots(int grid, space_set occupied, int a, int b)
{
    struct line l = {.a = centre(grid, a), .b = centre(grid, b)};
    return is_free(&l, grid, occupied & ~space_bit(a) & ~space_bit(b), along(&l, l.a),
                   along(&l, l.b));
}

/* One line from inner part to inner part, if it is one. */
static bool sees_along(const struct line *l, int grid, space_set occupied, int a, int b)
{
    struct fraction first[2], last[2];
    if (meeting(l, grid, a) != CROSSES || meeting(l, grid, b) != CROSSES ||
        !chord(l, grid, a, first) || !chord(l, grid, b, last))
        return false;
    if (compare(first[0], last[0]) > 0)
        return is_free(l, grid, occupied, last[1], first[0]);
    return is_free(l, grid, occupied, first[1], last[0]);
}

/* The corners of these cells, each once: neighbours share theirs. */
static int corners_of(int grid, space_set cells, struct point *points)
{
    int count = 0;
    FOR_EACH_SPACE(space, cells)
        for (int i = 0; i < corner_count(grid); i++) {
            struct point p = corner(grid, space, i);
            int known = 0;
            while (known < count && (points[known].x != p.x || points[known].y != p.y))
                known++;
            points[known] = p;
            count += known == count;
        }
    return count;
}

/* The line through two corners, exactly, shifted to either side, or turned about one of them or
 * about a point just beside one. */
static bool sees_beside(struct line *l, int grid, space_set occupied, int a, int b)
{
    long length = along(l, l->b).n;
    long doubled_pivots[] = {-2000000, 0, 3, 2 * length - 3, 2 * length};
    l->before = l->after = 0;
    if (sees_along(l, grid, occupied, a, b))
        return true;
    for (int p = 0; p < 5; p++)
        for (int turn = -1; turn <= 1; turn += 2) {
            l->pivot = (struct fraction){doubled_pivots[p], 2};
            l->before = -turn;
            l->after = turn;
            if (sees_along(l, grid, occupied, a, b))
                return true;
        }
    return false;
}

/* All lines that pass two corners, and all that are next to such a line: every way to run between
 * corners is one of them. */
static bool sees_without_dots(int grid, space_set occupied, int a, int b)
{
    struct point points[400];
    int count = corners_of(grid, space_bit(a) | space_bit(b) | occupied, points);
    occupied &= ~space_bit(a) & ~space_bit(b);
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) {
            struct line l = {.a = points[i], .b = points[j]};
            if (sees_beside(&l, grid, occupied, a, b))
                return true;
        }
    return false;
}

/* --- Random boards. --- */

static space_set frame(int grid)
{
    space_set set = 0;
    for (int y = 0; y < ROWS; y++)
        for (int x = 0; x < (grid == HEX ? HEX_COLUMNS : SQUARE_COLUMNS); x++)
            if (grid == SQUARE || (x + y) % 2)
                set |= space_bit(space_at(grid, x, y));
    return set;
}

static space_set random_spaces(struct dice *dice, space_set of, int one_in)
{
    space_set set = 0;
    FOR_EACH_SPACE(space, of)
        if (!dice_below(dice, (uint32_t)one_in))
            set |= space_bit(space);
    return set;
}

static int random_space(struct dice *dice, space_set of)
{
    int skip = (int)dice_below(dice, (uint32_t)space_count(of));
    while (skip--)
        of &= of - 1;
    return space_first(of);
}

TEST(line_of_sight_is_that_of_the_exact_reference_on_random_boards)
{
    CLAUSE("PW-044", "PW-045", "PW-046", "PW-050", "PW-051", "PW-052", "PW-054", "PW-618", "PW-619",
           "PW-620", "PW-621");
    struct dice dice = {1};
    int seen = 0, unseen = 0;
    for (int i = 0; i < 6000; i++) {
        int grid = i % 2;
        space_set board = frame(grid);
        space_set occupied = random_spaces(&dice, board, 2 + i % 9);
        for (int j = 0; j < 6; j++) {
            int a = random_space(&dice, board), b = random_space(&dice, board);
            if (a == b)
                continue;
            bool sees = sees_by_dots(grid, occupied, a, b);
            seen += sees;
            unseen += !sees;
            if (field_sees(grid, occupied, a, b) != sees)
                fail_msg("grid %d, from %d to %d: the reference says %d", grid, a, b, sees);
        }
    }
    CHECK(seen > 1000 && unseen > 1000);
}

TEST(every_line_of_sight_with_a_single_blocker_or_a_pair_is_that_of_the_reference)
{
    CLAUSE("PW-043", "PW-047", "PW-048");
    for (int grid = 0; grid < GRIDS; grid++) {
        space_set board = frame(grid);
        int a = grid == HEX ? at(0, 0) : sq(5, 5);
        FOR_EACH_SPACE(b, board & ~space_bit(a))
            FOR_EACH_SPACE(blocker, board & ~space_bit(a) & ~space_bit(b)) {
                space_set occupied = space_bit(blocker);
                CHECK_EQ(field_sees(grid, occupied, a, b), sees_by_dots(grid, occupied, a, b));
                CHECK_EQ(field_sees(grid, occupied, b, a), field_sees(grid, occupied, a, b));
            }
    }
}

TEST(line_of_sight_without_dots_is_that_of_the_exact_reference)
{
    CLAUSE("PW-628", "PW-629", "PW-631", "PW-632");
    struct dice dice = {7};
    int seen = 0, unseen = 0;
    for (int i = 0; i < 3000; i++) {
        int grid = i % 2;
        int a = grid == HEX ? at(0, 0) : sq(5, 5);
        space_set near = space_bit(a);
        for (int range = 0; range < 1 + i % 4; range++)
            near = spaces_around(grid, near) & frame(grid);
        space_set occupied = random_spaces(&dice, near & ~space_bit(a), 2 + i % 3);
        int b = random_space(&dice, near & ~space_bit(a));
        space_set between = occupied & ~space_bit(b);
        if (space_count(between) > 14)
            continue;
        bool sees = sees_without_dots(grid, between, a, b);
        seen += sees;
        unseen += !sees;
        if (field_sees_dotless(grid, occupied | space_bit(a), a, b) != sees)
            fail_msg("grid %d, from %d to %d: the reference says %d", grid, a, b, sees);
        CHECK(sees || !field_sees(grid, between, a, b));
    }
    CHECK(seen > 100 && unseen > 100);
}

TEST(a_war_without_dots_is_seen_without_dots)
{
    CLAUSE("PW-628", "PW-045");
    for (int grid = 0; grid < GRIDS; grid++)
        for (int dotless = 0; dotless < 2; dotless++) {
            struct game g = grid == HEX ? war() : war_on_squares();
            int a = grid == HEX ? at(0, 0) : sq(3, 3), seen = 0;
            g.dotless = (uint8_t)dotless;
            for (int i = 0; i < 2; i++)
                pw_set_token(&g, grid == HEX ? at(1, i) : sq(4, 3 + i), IMPASSABLE);
            space_set occupied = spaces_in(&g.occupied);
            FOR_EACH_SPACE(b, pw_within(&g, a, 3) & ~space_bit(a) & ~occupied) {
                bool sees = dotless ? sees_without_dots(grid, occupied, a, b)
                                    : sees_by_dots(grid, occupied, a, b);
                CHECK_EQ(pw_sees(&g, a, b), sees);
                CHECK_EQ(pw_sees(&g, b, a), sees);
                seen += sees;
            }
            CHECK(seen > 10);
        }
}

/* --- The examples of the rules. --- */

static bool hex_sees(int q, int r, space_set occupied)
{
    return field_sees(HEX, occupied, at(0, 0), at(q, r));
}

TEST(the_known_lines_on_hexagons)
{
    CLAUSE("PW-050", "PW-051", "PW-052", "PW-054", "PW-055", "PW-056");
    space_set east = space_bit(at(1, 0)), south = space_bit(at(0, 1));
    CHECK(!hex_sees(2, 0, east));
    CHECK(!hex_sees(1, 1, east | south));
    CHECK(hex_sees(1, 1, east));
    CHECK(hex_sees(1, 1, south));
    CHECK(hex_sees(1, 1, 0));
    CHECK(hex_sees(4, 1, space_bit(at(1, 1)) | space_bit(at(3, 0))));
    for (int i = 0; i < 4; i++) {
        static const int crossed[][2] = {{1, 0}, {2, 0}, {1, 1}, {2, 1}};
        CHECK(!hex_sees(3, 1, space_bit(at(crossed[i][0], crossed[i][1]))));
    }
    CHECK(hex_sees(1, 0, ~(space_set)0));
    CHECK(hex_sees(0, 0, ~(space_set)0));
}

TEST(an_edge_with_the_outside_on_its_other_side_does_not_block)
{
    CLAUSE("PW-053");
    /* Along the edge between two Spaces of which only one exists: the other can't be Occupied. */
    struct game g = WAR("map", "A . . .\n . # B\n. . . .\n");
    CHECK(g.grid == HEX);
    int a = space_at(HEX, 3, 0), b = space_at(HEX, 3, 2); /* two rows below: an edge in between */
    space_set both = space_bit(space_at(HEX, 2, 1)) | space_bit(space_at(HEX, 4, 1));
    CHECK(!field_sees(HEX, both, a, b));
    CHECK(field_sees(HEX, space_bit(space_at(HEX, 4, 1)), a, b));
}

static bool square_sees(int x, int y, space_set occupied)
{
    return field_sees(SQUARE, occupied, sq(0, 0), sq(x, y));
}

TEST(the_known_lines_on_squares)
{
    CLAUSE("PW-619", "PW-620", "PW-621", "PW-630");
    space_set east = space_bit(sq(1, 0)), south = space_bit(sq(0, 1));
    CHECK(!square_sees(1, 1, east | south));
    CHECK(square_sees(1, 1, east));
    CHECK(square_sees(1, 1, south));
    CHECK(!square_sees(3, 1, space_bit(sq(2, 0)) | space_bit(sq(1, 1))));
    CHECK(square_sees(3, 1, space_bit(sq(2, 0))));
    CHECK(square_sees(3, 1, space_bit(sq(1, 1))));
    CHECK(!square_sees(3, 1, space_bit(sq(1, 0))));
    CHECK(!field_sees_dotless(SQUARE, east, sq(0, 0), sq(2, 0)));
}

/* --- Range. --- */

TEST(six_hexagons_are_adjacent_and_eighteen_within_range_2)
{
    CLAUSE("PW-004", "PW-033", "PW-034", "PW-035", "PW-036", "PW-037", "PW-038", "PW-492");
    struct game g = war();
    CHECK_EQ(space_count(spaces_in(&g.board)), 91);
    CHECK_EQ(space_count(pw_within(&g, at(0, 0), 1)), 1 + 6);
    CHECK_EQ(space_count(pw_within(&g, at(0, 0), 2)), 1 + 18);
    static const int sides[][2] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
    for (int i = 0; i < 6; i++)
        CHECK(space_is_in(pw_within(&g, at(0, 0), 1), at(sides[i][0], sides[i][1])));
    FOR_EACH_SPACE(a, spaces_in(&g.board))
        FOR_EACH_SPACE(b, spaces_in(&g.board)) {
            int dq = (space_column(HEX, a) - space_row(HEX, a) - space_column(HEX, b) +
                      space_row(HEX, b)) /
                     2;
            int dr = space_row(HEX, a) - space_row(HEX, b), ds = dq + dr;
            int most = abs(dq) > abs(dr) ? abs(dq) : abs(dr);
            CHECK_EQ(pw_range(&g, a, b), most > abs(ds) ? most : abs(ds));
        }
}

TEST(eight_squares_are_adjacent_and_twentyfour_within_range_2)
{
    CLAUSE("PW-492", "PW-611", "PW-612", "PW-613", "PW-614", "PW-615");
    struct game g = war_on_squares();
    CHECK_EQ(g.grid, SQUARE);
    CHECK_EQ(space_count(spaces_in(&g.board)), 64);
    CHECK_EQ(space_count(pw_within(&g, sq(4, 4), 1)), 1 + 8);
    CHECK_EQ(space_count(pw_within(&g, sq(4, 4), 2)), 1 + 24);
    CHECK_EQ(space_count(pw_within(&g, sq(0, 0), 1)), 1 + 3);
    CHECK_EQ(pw_range(&g, sq(1, 1), sq(4, 6)), 5);
}

TEST(range_goes_around_a_hole_but_not_around_who_stands_there)
{
    CLAUSE("PW-036");
    struct game g = WAR("map", "A . . . B\n. .   . .\n. .   . .\n. .   . .\n. . . . .\n");
    CHECK_EQ(pw_range(&g, sq(1, 2), sq(3, 2)), 4);
    CHECK(!space_is_in(pw_within(&g, sq(1, 2), 3), sq(3, 2)));
    put(&g, RED, KIND_ronin, sq(2, 4));
    CHECK_EQ(pw_range(&g, sq(1, 2), sq(3, 2)), 4);
}

TEST(near_hexagons_are_seen_as_the_reference_sees_them)
{
    CLAUSE("PW-045", "PW-046", "PW-055");
    struct dice dice = {3};
    for (int i = 0; i < 4; i++) {
        struct game g = war();
        FOR_EACH_SPACE(space,
                       random_spaces(&dice, spaces_in(&g.board) & ~spaces_in(&g.occupied), 2))
            pw_set_token(&g, space, IMPASSABLE);
        FOR_EACH_SPACE(a, spaces_in(&g.board))
            FOR_EACH_SPACE(b, pw_within(&g, a, 2) & ~space_bit(a))
                CHECK_EQ(pw_sees(&g, a, b), sees_by_dots(HEX, spaces_in(&g.occupied), a, b));
    }
}

TEST(neighbours_in_number_are_not_always_neighbours)
{
    CLAUSE("PW-045");
    struct game g = war();
    CHECK(pw_sees(&g, at(3, -5), at(5, -5))); /* the first row */
    put(&g, RED, KIND_ronin, at(4, -5));
    CHECK(!pw_sees(&g, at(3, -5), at(5, -5)));
    CHECK(!pw_sees(&g, at(2, -5), at(5, -5)));
    CHECK(pw_sees(&g, at(4, -5), at(5, -5)));
    CHECK(pw_sees(&g, at(4, -4), at(5, -5)));
}
