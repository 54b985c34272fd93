"""puppet_wars_ground.py - the Battlefield: where Spaces are, which are adjacent, how far, what can be seen

Spaces are shapes in a plane of whole numbers, hexagons sheared so that they fit, and a line of sight
is a segment that is clipped by each of them. Sight between dots is computed without rounding.
"""

from fractions import Fraction


class Ground:
    """The Spaces of a field, named like 'C7', with their outlines in a plane of whole numbers."""

    def __init__(self, grid, field):
        self.squares = grid == "squares"
        self.place, self.at, self.first, self.cell = {}, {}, {}, {}
        for row, line in enumerate(field):
            columns = [c for c in range(len(line)) if line[c] != " "]
            for count, column in enumerate(columns):
                name = f"{chr(65 + row)}{count + 1}"
                where = (column // 2, row) if self.squares else ((column - 10 - (row - 5)) // 2, row - 5)
                self.place[name], self.at[where] = where, name
                self.first[name], self.cell[name] = line[column], (row, column)
        if self.squares:
            steps = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
            self.scale, self.corners = 2, [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        else:
            steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
            self.scale, self.corners = 3, [(1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2)]
        self.steps = steps
        self.near = {name: [self.at[x + dx, y + dy] for dx, dy in steps if (x + dx, y + dy) in self.at]
                     for name, (x, y) in self.place.items()}
        self.range = {name: self.walk(name) for name in self.place}
        self.memory = {}

    def walk(self, start):
        """PW-036: steps over existing Spaces."""
        found, rim = {start: 0}, [start]
        while rim:
            rim = [n for name in rim for n in self.near[name] if found.setdefault(n, found[name] + 1) > found[name]
                   and n not in rim]
            rim = list(dict.fromkeys(rim))
        return found

    def distance(self, one, other):
        """The Range between two Spaces; very far if no way leads there."""
        return self.range[one].get(other, 999)

    def outline(self, name):
        """The corners of a Space."""
        x, y = self.place[name]
        return [(x * self.scale + dx, y * self.scale + dy) for dx, dy in self.corners]

    def centre(self, name):
        """The dot."""
        x, y = self.place[name]
        return x * self.scale, y * self.scale

    def squeezes(self, one, other, blocked):
        """PW-626: a diagonal step between two Occupied squares."""
        if not self.squares:
            return False
        (x, y), (u, v) = self.place[one], self.place[other]
        if x == u or y == v:
            return False
        return all(self.at.get(corner) in blocked for corner in ((x, v), (u, y)))

    def sees(self, one, other, blocked, dotless):
        """PW-041 to PW-056, PW-618 to PW-632."""
        if one == other:
            return True
        if not self.squares and other in self.near[one]:
            return True                                           # PW-055
        most = self.plain(one, other) + (4 if dotless else 1)     # others are too far from the line
        blocked = frozenset(b for b in blocked if b not in (one, other)
                            and self.plain(one, b) + self.plain(b, other) <= most)
        key = (one, other, blocked, dotless)
        if key not in self.memory:
            shapes = Shapes(self, blocked)
            seen = shapes.clear(self.centre(one), self.centre(other))
            self.memory[key] = seen or dotless and self.sees_somehow(one, other, shapes)
        return self.memory[key]

    def sees_somehow(self, one, other, shapes):
        """PW-628, PW-629: tries lines a hair beside those by two corners; if there is any room, one of them fits."""
        relevant = [b for b in shapes.blocked
                    if self.plain(one, b) + self.plain(b, other) <= self.plain(one, other) + 2]
        ends = [self.outline(one), self.outline(other)]
        walls = list(shapes.outlines.values())
        corners = sorted({c for name in relevant + [one, other] for c in self.outline(name)})
        for i, first in enumerate(corners):
            for second in corners[i + 1:]:
                if any(fits_between(line, ends, walls) for line in beside_corners(first, second)):
                    return True
        return False

    def plain(self, one, other):
        """The distance without regard to holes."""
        (x, y), (u, v) = self.place[one], self.place[other]
        dx, dy = u - x, v - y
        return max(abs(dx), abs(dy)) if self.squares else max(abs(dx), abs(dy), abs(dx + dy))


HAIR = 0.0002


def beside_corners(first, second):
    """Four lines close to the one by two corners, each on another side of them."""
    dx, dy = (second[0] - first[0]) * HAIR, (second[1] - first[1]) * HAIR
    for a in (1, -1):
        for b in (0.7, -0.7):                                     # not the same, or they meet other corners
            yield (first[0] - a * dy, first[1] + a * dx), (second[0] - b * dy, second[1] + b * dx)


def sides(line, shape):
    """How far the corners of a shape are from a line, with a sign."""
    (x, y), (u, v) = line
    return [(u - x) * (cy - y) - (v - y) * (cx - x) for cx, cy in shape]


def middle_of(line, shape):
    """Where a line passes a shape: the middle of its way through it, along the line; None if it misses it."""
    far = sides(line, shape)
    if min(far) >= 0 or max(far) <= 0:
        return None
    (x, y), (u, v) = line
    along = []
    for i, (cx, cy) in enumerate(shape):
        nx, ny = shape[i - 1]
        if (far[i] > 0) != (far[i - 1] > 0):
            t = far[i] / (far[i] - far[i - 1])
            along.append((cx + t * (nx - cx) - x) * (u - x) + (cy + t * (ny - cy) - y) * (v - y))
    return sum(along) / len(along)


def fits_between(line, ends, walls):
    """Whether a line passes both ends and nothing between them."""
    start, end = (middle_of(line, shape) for shape in ends)
    if start is None or end is None:
        return False
    low, high = min(start, end), max(start, end)
    passed = (middle_of(line, shape) for shape in walls)
    return not any(p is not None and low < p < high for p in passed)


def span(shape, p, q):
    """Where the endless line by p and q is in a shape: (from, to, whether inside rather than on its rim)."""
    low, high, within = None, None, True
    for i, (x, y) in enumerate(shape):
        u, v = shape[(i + 1) % len(shape)]
        side = lambda px, py: (u - x) * (py - y) - (v - y) * (px - x)
        begin, grow = side(*p), side(*q) - side(*p)
        if turning(shape) < 0:
            begin, grow = -begin, -grow
        if grow == 0:
            if begin < 0:
                return None
            within = within and begin > 0
        elif grow > 0:
            low = Fraction(-begin, grow) if low is None else max(low, Fraction(-begin, grow))
        else:
            high = Fraction(-begin, grow) if high is None else min(high, Fraction(-begin, grow))
    return None if low > high else (low, high, within and low < high)


def turning(shape):
    """Which way round the corners go."""
    (ax, ay), (bx, by), (cx, cy) = shape[:3]
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


class Shapes:
    """The outlines of Occupied Spaces."""

    def __init__(self, ground, blocked):
        self.ground, self.blocked = ground, blocked
        self.outlines = {name: ground.outline(name) for name in blocked}

    def clear(self, p, q):
        """Whether a segment passes over none of them, nor between two that touch."""
        rims, points = [], []
        for shape in self.outlines.values():
            found = span(shape, p, q)
            if not found or found[1] < 0 or found[0] > 1:
                continue
            low, high = max(found[0], 0), min(found[1], 1)
            if found[2] and low < high:
                return False
            if low < high:
                rims.append((low, high, beside(shape, p, q)))
            elif low == high and 0 < low < 1:
                points.append(low)
        if any(a[2] != b[2] and self.together(a, b) for i, a in enumerate(rims) for b in rims[i + 1:]):
            return False                                          # PW-050: both sides of an edge
        return not (self.ground.squares and len(points) != len(set(points)))    # PW-619

    def together(self, one, other):
        """Whether two stretches of a line overlap, or on squares meet at a corner."""
        low, high = max(one[0], other[0]), min(one[1], other[1])
        return low < high or self.ground.squares and low == high


def beside(shape, p, q):
    """On which side of a line a shape lies."""
    x = Fraction(sum(c[0] for c in shape), len(shape)) - p[0]
    y = Fraction(sum(c[1] for c in shape), len(shape)) - p[1]
    return (q[0] - p[0]) * y > (q[1] - p[1]) * x
