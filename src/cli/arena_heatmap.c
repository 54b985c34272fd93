/* arena_heatmap.c - who beats whom, as a picture to print (SVG).
 *
 * A row is a choice, a column whom it met; both go from the strongest to the weakest. Blue wins,
 * orange loses, and the paler the closer: colours that people who can't tell red from green see
 * as well, and that differ in a grey print by the number in each cell. */
#include "cli/arena.h"

#include <assert.h>
#include <math.h>

enum {
    CELL = 34, /* height, and width, of many; a small table has larger ones */
    LARGEST = 64,
    GRID = 600,   /* width that a small table may take */
    LEFT = 190,   /* for the names */
    TOP = 192,    /* for title and names */
    TOTAL = 84,   /* for the strength column */
    BOTTOM = 104, /* for the legend ... */
    LEGEND = 870, /* ... which is so wide */
    MARGIN = 30
};

static const char fonts[] =
    "Inter, 'Source Sans 3', 'Segoe UI', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif";

static int cell_size(const struct arena *a)
{
    assert(a->matchups.count > 1);
    int size = GRID / a->matchups.count;
    return size < CELL ? CELL : size > LARGEST ? LARGEST : size;
}

struct colour {
    double r, g, b;
};

/* From orange over nearly white to blue, nine steps apart in lightness (after ColorBrewer). */
static struct colour colour_of(double share)
{
    static const struct colour steps[] = {{127, 59, 8},    {179, 88, 6},    {224, 130, 20},
                                          {253, 184, 99},  {254, 224, 182}, {247, 247, 247},
                                          {209, 229, 240}, {146, 197, 222}, {67, 147, 195},
                                          {33, 102, 172},  {5, 48, 97}};
    enum { LAST = sizeof steps / sizeof *steps - 1 };
    double at = fmin(fmax((share - 0.1) / 0.8, 0), 1) * LAST; /* 10 % and 90 % are the ends */
    int i = at < LAST ? (int)at : LAST - 1;
    double part = at - i;
    assert(i >= 0 && i < LAST && part >= 0 && part <= 1);
    const struct colour *a = &steps[i], *b = a + 1;
    return (struct colour){a->r + part * (b->r - a->r), a->g + part * (b->g - a->g),
                           a->b + part * (b->b - a->b)};
}

/* Is white read more easily on it than black? */
static bool is_dark(struct colour c)
{
    return 0.299 * c.r + 0.587 * c.g + 0.114 * c.b < 140;
}

/* Text in XML. */
static void add_escaped(struct text *out, const char *words)
{
    for (; *words; words++) {
        if (*words == '&' || *words == '<' || *words == '>' || *words == '"')
            text_add(out, "&#%d;", *words);
        else
            text_add_bytes(out, words, 1);
    }
}

static void add_name(const struct arena *a, int choice, struct text *out)
{
    char name[CLI_NAME];
    matchups_name(a, choice, name);
    add_escaped(out, name);
}

static void add_cell(struct text *out, int x, int y, int width, int height, struct arena_score s)
{
    struct colour c = colour_of(s.share);
    bool clear = s.low > 0.5 || s.high < 0.5;
    text_add(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#%02x%02x%02x\"/>", x,
             y, width, height, (unsigned)lround(c.r), (unsigned)lround(c.g), (unsigned)lround(c.b));
    text_add(out, "<text x=\"%g\" y=\"%g\" class=\"n%s%s\">%.0f</text>", x + width / 2.0,
             y + height / 2.0 + 4.5, clear ? " b" : "", is_dark(c) ? " w" : "", 100 * s.share);
}

static void add_hover(const struct arena *a, int one, int other, const struct arena_score *s,
                      struct text *out)
{
    text_add(out, "<title>");
    add_name(a, one, out);
    text_add(out, " against ");
    if (one == other)
        text_add(out, "all");
    else
        add_name(a, other, out);
    text_add(out, ": %.1f %% of %ld games (95 %%: %.1f to %.1f %%)</title>", 100 * s->share,
             s->games, 100 * s->low, 100 * s->high);
}

static void add_row(const struct arena *a, const int *order, int row, struct text *out)
{
    int count = a->matchups.count, size = cell_size(a), y = TOP + row * size;
    struct arena_score all = matchups_score(a, order[row], order[row]);
    text_add(out, "<text x=\"%d\" y=\"%g\" class=\"name\" text-anchor=\"end\">", LEFT - 10,
             y + size / 2.0 + 5);
    add_name(a, order[row], out);
    text_add(out, "</text>\n");
    for (int column = 0; column < count; column++) {
        struct arena_score s = matchups_score(a, order[row], order[column]);
        int x = LEFT + column * size;
        if (row == column) {
            text_add(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#d9d9d9\"/>\n",
                     x, y, size, size);
            continue;
        }
        text_add(out, "<g>");
        add_hover(a, order[row], order[column], &s, out);
        if (s.games)
            add_cell(out, x, y, size, size, s);
        text_add(out, "</g>\n");
    }
    text_add(out, "<g>");
    add_hover(a, order[row], order[row], &all, out);
    add_cell(out, LEFT + count * size + 14, y, TOTAL - 14, size, all);
    text_add(out, "</g>\n");
}

static void add_columns(const struct arena *a, const int *order, struct text *out)
{
    int size = cell_size(a);
    for (int column = 0; column < a->matchups.count; column++) {
        double x = LEFT + (column + 0.5) * size + 5;
        text_add(out, "<text class=\"name\" transform=\"translate(%g %d) rotate(-60)\">", x,
                 TOP - 10);
        add_name(a, order[column], out);
        text_add(out, "</text>\n");
    }
    text_add(out,
             "<text x=\"%g\" y=\"%d\" class=\"name b\" text-anchor=\"middle\">overall</text>\n",
             LEFT + a->matchups.count * size + 14 + (TOTAL - 14) / 2.0, TOP - 10);
}

static void add_legend(const struct arena *a, struct text *out)
{
    enum { STEPS = 80, WIDTH = 4 };
    int y = TOP + a->matchups.count * cell_size(a) + 34;
    for (int i = 0; i < STEPS; i++) {
        struct colour c = colour_of(0.1 + 0.8 * (i + 0.5) / STEPS);
        text_add(out, "<rect x=\"%d\" y=\"%d\" width=\"%g\" height=\"14\" fill=\"#%02x%02x%02x\"/>",
                 LEFT + i * WIDTH, y, WIDTH + 0.5, (unsigned)lround(c.r), (unsigned)lround(c.g),
                 (unsigned)lround(c.b));
    }
    for (int percent = 10; percent <= 90; percent += 20)
        text_add(out,
                 "<text x=\"%g\" y=\"%d\" class=\"small\" text-anchor=\"middle\">%s%d %%</text>",
                 LEFT + (percent - 10) / 80.0 * STEPS * WIDTH, y + 30,
                 percent == 10   ? "\u2264 "
                 : percent == 90 ? "\u2265 "
                                 : "",
                 percent);
    text_add(
        out,
        "\n<text x=\"%d\" y=\"%d\" class=\"small\">games won by the row against the column</text>"
        "<text x=\"%d\" y=\"%d\" class=\"small\"><tspan class=\"b\">Bold</tspan>: the 95 %% "
        "interval does not hold 50 %%</text>\n",
        LEFT + STEPS * WIDTH + 44, y + 11, LEFT + STEPS * WIDTH + 44, y + 30);
}

static void add_heading(const struct arena *a, struct text *out)
{
    text_add(out, "<text x=\"%d\" y=\"%d\" class=\"title\">", MARGIN, MARGIN + 20);
    add_escaped(out, a->rules->title);
    text_add(out, ": who beats whom</text>\n<text x=\"%d\" y=\"%d\" class=\"small\">", MARGIN,
             MARGIN + 44);
    add_escaped(out, a->bot[0].name);
    text_add(out, " plays both sides");
    if (a->bot[0].budget.iterations)
        text_add(out, ", %ld iterations per question", a->bot[0].budget.iterations);
    else if (a->bot[0].budget.ms)
        text_add(out, ", %ld ms per question", a->bot[0].budget.ms);
    text_add(out, "; %ld games per pair, seats exchanged; seed ", a->matchups.per_pair);
    add_escaped(out, a->seed);
    text_add(out, "</text>\n");
}

void matchups_svg(const struct arena *a, struct text *out)
{
    int order[MOST_CHOICES];
    int grid = a->matchups.count * cell_size(a);
    int width = LEFT + grid + TOTAL + MARGIN, height = TOP + grid + BOTTOM;
    width = width < LEGEND ? LEGEND : width;
    matchups_rank(a, order);
    text_add(out,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" "
             "height=\"%d\" font-family=\"%s\">\n",
             width, height, width, height, fonts);
    text_add(out,
             "<style>text{fill:#1b1b1b}.title{font-size:24px;font-weight:600}.name{font-size:15px}"
             ".small{font-size:13px;fill:#444}.n{font-size:13px;text-anchor:middle}"
             ".b{font-weight:700}.w{fill:#fff}g rect{stroke:#fff}</style>\n");
    text_add(out, "<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>\n", width, height);
    add_heading(a, out);
    add_columns(a, order, out);
    for (int row = 0; row < a->matchups.count; row++)
        add_row(a, order, row, out);
    add_legend(a, out);
    text_add(out, "</svg>\n");
}
