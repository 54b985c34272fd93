/* picture.c - the table as an observer sees it, for terminals: a gem is a shape and a colour. As
 * the window has rows, the bank has a line for each slot, the players have two lines each, and
 * blank lines stand between them. */
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/view.h"

#include <stdio.h>

static const char *const shapes[COLORS] = {"◆", "●", "♥", "▲"};

static void draw_gem(int color, struct text *out)
{
    static const enum style styles[COLORS] = {STYLE_PURPLE, STYLE_BLUE, STYLE_RED, STYLE_GREEN};
    text_style(out, styles[color]);
    text_add(out, "%s", shapes[color]);
    text_style(out, STYLE_PLAIN);
}

/* --- How much there is room for. --- */

enum {
    NARROWEST = 80,
    WIDE = 152,  /* columns: all of a player fits into one line */
    LIST_AT = 12 /* column where the cards of a list begin */
};

struct layout {
    int columns;
    bool texts; /* a line for each slot of the bank, with what its card says */
    bool broad; /* the rows of heights and bonuses apart, and all of a player in words */
    bool gaps;
    int hand; /* lines */
};

/* Cards of a list, each kind once. */
struct list {
    int count;
    struct {
        uint8_t card; /* with its flag */
        int copies;
    } row[2 * CARDS];
};

static void add_card(struct list *list, uint8_t card)
{
    int i = 0;
    while (i < list->count && list->row[i].card != card)
        i++;
    if (i == list->count)
        list->row[list->count++].card = card;
    list->row[i].copies++;
}

static struct list list_of(const uint8_t *cards, int count)
{
    struct list list = {0};
    for (int i = 0; i < count; i++)
        add_card(&list, cards[i]);
    return list;
}

/* "Crash Gem [2] ×2"; returns its width. */
static int name_row(const struct list *list, int i, char *out, size_t size)
{
    int number = list->row[i].card, copies = list->row[i].copies;
    const struct card *card = p2_card(number);
    int length =
        snprintf(out, size, "%s%s", card->name, card->provenance == RECONSTRUCTED ? "?" : "");
    if (p2_fact(number)->type != WOUND)
        length += snprintf(out + length, size - (size_t)length, " [%d]",
                           number & FREE ? 0 : p2_fact(number)->cost);
    if (copies == 1)
        return length;
    return length + snprintf(out + length, size - (size_t)length, " ×%d", copies) - 1;
}

/* Draws the list in at most `most` lines, and says how many cards are cut off; without an `out` it
 * only counts the lines. */
static int draw_list(const char *title, const struct list *list, int columns, int most,
                     struct text *out)
{
    enum { MORE = 11 }; /* columns of " · +99 more" */
    int column = LIST_AT, lines = 1, left = list->count;
    if (out && list->count)
        text_add(out, "  %-*s", LIST_AT - 2, title);
    for (int i = 0; i < list->count; i++, left--) {
        char name[60];
        int width = name_row(list, i, name, sizeof name) + (column > LIST_AT ? 3 : 0);
        int room = columns - (lines == most && left > 1 ? MORE : 0);
        if (column + width > room) {
            if (lines == most)
                break;
            if (out)
                text_add(out, "\n%*s", LIST_AT, "");
            width -= column > LIST_AT ? 3 : 0;
            column = LIST_AT;
            lines++;
        }
        if (out)
            text_add(out, "%s%s", column > LIST_AT ? " · " : "", name);
        column += width;
    }
    if (out && left)
        text_add(out, " · +%d more", left);
    if (out && list->count)
        text_add(out, "\n");
    return list->count ? lines : 0;
}

/* --- The bank. --- */

/* A text cut to this many columns; the texts of cards are plain letters. */
static void draw_cut(const char *string, int width, struct text *out)
{
    int length = (int)strlen(string);
    if (length <= width)
        text_add(out, "%s", string);
    else
        text_add(out, "%.*s…", width - 1, string);
}

static void slot_name(const struct game *g, int slot, char *out, size_t size)
{
    const struct card *card = p2_card(g->bank.card[slot]);
    snprintf(out, size, "%s%s", card->name, card->provenance == RECONSTRUCTED ? "?" : "");
}

/* A line for itself. */
static void draw_slot(const struct game *g, int slot, int columns, struct text *out)
{
    enum { TEXT_AT = 37 };
    char name[40];
    slot_name(g, slot, name, sizeof name);
    text_add(out, "  %d  ", slot + 1);
    draw_gem(p2_drop_color(g, slot), out);
    text_add(out, "  +%d  [%d]  %-20s ", p2_price(g, slot), p2_fact(g->bank.card[slot])->cost,
             name);
    text_style(out, STYLE_DIM);
    draw_cut(p2_card(g->bank.card[slot])->text, columns - TEXT_AT - 1, out);
    text_style(out, STYLE_PLAIN);
    text_add(out, "\n");
}

/* Several to a line. */
enum { CELL = 38 };

static int cells_in(int columns)
{
    return (columns - 2) / CELL;
}

static void draw_cells(const struct game *g, int columns, struct text *out)
{
    for (int slot = 0; slot < g->bank.count; slot++) {
        char name[40], cell[60];
        bool ends = (slot + 1) % cells_in(columns) == 0 || slot + 1 == g->bank.count;
        slot_name(g, slot, name, sizeof name);
        snprintf(cell, sizeof cell, "  +%d  [%d] %s", p2_price(g, slot),
                 p2_fact(g->bank.card[slot])->cost, name);
        text_add(out, "  %d ", slot + 1);
        draw_gem(p2_drop_color(g, slot), out);
        text_add(out, ends ? "%s\n" : "%-33s", cell);
    }
}

/* What is coming is known to all: how many cards lie above the next Ante Up. */
static void draw_bank_head(const struct game *g, struct text *out)
{
    int above = p2_cards_to_ante_up(g);
    text_style(out, STYLE_DIM);
    text_add(out, "  bank: +gems, [actions]; deck %d", g->deck.count);
    if (above > 0)
        text_add(out, ", Ante Up after %d card%s", above, plural(above));
    text_add(out, "; ante %d ", ANTE + g->now.in_force);
    text_style(out, STYLE_PLAIN);
    draw_gem(p2_ante_color(g), out);
    if (g->ante_ups > g->now.in_force) {
        text_style(out, STYLE_YELLOW);
        text_add(out, ", then %d", ANTE + g->ante_ups);
        text_style(out, STYLE_PLAIN);
    }
    text_add(out, "\n");
}

static void draw_bank(const struct game *g, const struct layout *l, struct text *out)
{
    draw_bank_head(g, out);
    for (int slot = 0; l->texts && slot < g->bank.count; slot++)
        draw_slot(g, slot, l->columns, out);
    if (!l->texts)
        draw_cells(g, l->columns, out);
}

/* --- The piles: a line each, the bottom on the left, the bust line after the tenth gem. --- */

enum { PILE_AT = 11 }; /* column */

/* A column of the ruler. */
static void draw_height(int height, const char *prefix, int number, struct text *out)
{
    char cell[8];
    snprintf(cell, sizeof cell, "%s%d", prefix, number);
    text_add(out, "%s%2s ", height == BUST + 1 ? "┃" : "", cell);
}

static bool is_step(int height)
{
    return p2_height_bonus(height) != p2_height_bonus(height - 1);
}

/* The heights, and which bonus begins where; in little room that one stands for its height. */
static void draw_ruler(const struct layout *l, struct text *out)
{
    text_style(out, STYLE_DIM);
    text_add(out, "  %-*s", PILE_AT - 2, "height");
    for (int height = 1; height <= PILE; height++)
        if (!l->broad && is_step(height))
            draw_height(height, "+", p2_height_bonus(height), out);
        else
            draw_height(height, "", height, out);
    text_add(out, l->broad ? "\n  %-*s" : "\n", PILE_AT - 2, "bonus");
    for (int height = 1; l->broad && height <= PILE; height++)
        if (is_step(height))
            draw_height(height, "+", p2_height_bonus(height), out);
        else
            text_add(out, "%s   ", height == BUST + 1 ? "┃" : "");
    text_add(out, l->broad ? "\n" : "");
    text_style(out, STYLE_PLAIN);
}

/* What would fall on this height if the tokens dropped now. */
static void draw_space(const struct game *g, const struct player *p, int at, struct text *out)
{
    if (at == BUST) {
        text_style(out, STYLE_YELLOW);
        text_add(out, "┃");
        text_style(out, STYLE_PLAIN);
    }
    if (at < p->height) {
        text_add(out, " ");
        draw_gem(p->gem[at], out);
        text_add(out, " ");
        return;
    }
    text_style(out, STYLE_DIM);
    if (at < p->height + p->incoming)
        text_add(out, "(%s)", shapes[p2_drop_color(g, at - p->height)]);
    else
        text_add(out, " · ");
    text_style(out, STYLE_PLAIN);
}

static void draw_creature(const struct player *p, struct text *out)
{
    text_add(out, "%s (%d", p2_card(p->creature)->name, p2_fact(p->creature)->steps[0].n);
    draw_gem(p2_fact(p->creature)->color, out);
    text_add(out, ")");
}

static bool shows_score(const struct game *g)
{
    return g->stage == FINALE || g->stage == OVER;
}

/* --- A player in little room: signs and figures. --- */

static void draw_figures(const struct game *g, int seat, struct text *out)
{
    const struct player *p = &g->player[seat];
    char gems[16];
    snprintf(gems, sizeof gems, p->incoming ? "%d+%d" : "%d", p->height, p->incoming);
    text_add(out, " %-5s ", gems);
    for (int color = 0; color < COLORS; color++) {
        draw_gem(color, out);
        text_add(out, "%d", p->meter[color]);
    }
    text_add(out, "%s h%d ", p->diamond ? "◇" : " ", p2_hand_size(p));
    text_add(out, shows_score(g) ? "s%d\n" : "d%d\n", shows_score(g) ? p->score : p->deck);
}

static bool has_creatures(const struct game *g)
{
    for (int seat = 0; seat < g->players; seat++)
        if (g->player[seat].creature)
            return true;
    return false;
}

/* At most four to a line: "Midori: Dragon Form (3▲)". */
static void draw_creatures(const struct game *g, struct text *out)
{
    bool any = false;
    for (int seat = 0; seat < g->players; seat++)
        if (g->player[seat].creature) {
            text_add(out, any ? ", %.3s: " : "  %.3s: ", p2_seat_name(g, seat));
            draw_creature(&g->player[seat], out);
            any = true;
        }
    text_add(out, any ? "\n" : "");
}

/* --- A player in words. --- */

static void draw_meters(const struct player *p, struct text *out)
{
    for (int color = 0; color < COLORS; color++) {
        draw_gem(color, out);
        text_repeat(out, "▮", p->meter[color] < METER ? p->meter[color] : METER);
        text_repeat(out, "▯", p->meter[color] < METER ? METER - p->meter[color] : 0);
        text_add(out, " ");
    }
}

static void draw_belongings(const struct game *g, int observer, int seat, struct text *out)
{
    const struct player *p = &g->player[seat];
    draw_meters(p, out);
    if (p->diamond)
        text_add(out, "◇ ");
    if (shows_score(g))
        text_add(out, "score %d ", p->score);
    if (p->creature) {
        draw_creature(p, out);
        text_add(out, " ");
    }
    text_style(out, STYLE_DIM);
    if (!p2_sees_hand(observer, seat))
        text_add(out, "hand %d, ", p2_hand_size(p));
    text_add(out, "deck %d", p->deck);
    text_style(out, STYLE_PLAIN);
    text_add(out, "\n");
}

static void draw_words(const struct game *g, int observer, int seat, int columns, struct text *out)
{
    const struct player *p = &g->player[seat];
    char gems[40];
    int length = snprintf(gems, sizeof gems, "%d gem%s", p->height, plural(p->height));
    if (p->incoming)
        snprintf(gems + length, sizeof gems - (size_t)length, ", %d incoming", p->incoming);
    text_add(out, columns < WIDE ? "  %s\n    " : "  %-21s", gems);
    draw_belongings(g, observer, seat, out);
}

static void draw_player(const struct game *g, int observer, int seat, const struct layout *l,
                        struct text *out)
{
    const struct player *p = &g->player[seat];
    text_style(out, seat == g->turn && g->stage != OVER ? STYLE_BOLD : STYLE_PLAIN);
    text_add(out, "%s %-8s%s", g->holder == seat ? "♛" : " ", p2_seat_name(g, seat),
             g->k.pending & seat_bit(seat) ? "◂" : " ");
    text_style(out, STYLE_PLAIN);
    for (int at = 0; at < PILE; at++)
        draw_space(g, p, at, out);
    if (l->broad)
        draw_words(g, observer, seat, l->columns, out);
    else
        draw_figures(g, seat, out);
}

static void draw_dragon(const struct game *g, struct text *out)
{
    text_style(out, STYLE_RED);
    text_add(out, "♛ Puzzle Dragon");
    text_style(out, STYLE_PLAIN);
    text_add(out, "  power %d, %d incoming (busts above %d)", g->power, g->tokens, BUST);
    if (g->stage == OVER && g->mode == MODE_COOP)
        text_add(out, ", score %d", g->dragon_score);
    text_add(out, "\n");
}

/* --- The whole. --- */

/* Whose hand is drawn: the observer's; who sees everything sees that of the one who is asked. */
static int hand_owner(const struct game *g, int observer)
{
    if (observer == ALL_SEEING)
        return g->k.pending ? set_first(g->k.pending) : g->turn;
    return observer >= 0 ? observer : NOBODY;
}

/* What there is to list, and in how many lines. */
struct lists {
    struct list play, hand;
    const char *title; /* of the hand */
};

static struct lists lists_of(const struct game *g, int observer)
{
    const struct player *actor = &g->player[g->turn];
    int owner = hand_owner(g, observer);
    struct lists lists = {.play = list_of(p2_play_zone(actor), actor->play), .title = "hand"};
    if (owner == NOBODY)
        return lists;
    lists.hand = list_of(p2_hand(&g->player[owner]), p2_hand_size(&g->player[owner]));
    if (observer == ALL_SEEING)
        lists.title = p2_seat_name(g, owner);
    return lists;
}

/* Takes these rows of those that are left, if they are there. */
static bool afford(int *left, int rows)
{
    if (*left < rows)
        return false;
    *left -= rows;
    return true;
}

static struct layout layout_for(const struct game *g, const struct lists *lists,
                                const struct text *out)
{
    struct layout l = {.columns = out->columns > NARROWEST ? out->columns : NARROWEST};
    int cells = cells_in(l.columns), bank = (SLOTS + cells - 1) / cells;
    int second = l.columns < WIDE ? g->players : 0, creatures = has_creatures(g);
    int left = out->rows ? out->rows : 1000;
    left -= 3 + bank + p2_against_dragon(g) + g->players + creatures + !!lists->play.count;
    l.hand = draw_list("", &lists->hand, l.columns, 1000, NULL);
    l.hand = l.hand <= left ? l.hand : left > 1 ? left : 1;
    left -= l.hand;
    l.texts = afford(&left, SLOTS - bank);
    l.broad = afford(&left, 1 + second - creatures);
    l.gaps = afford(&left, 2);
    return l;
}

void p2_picture(const struct game *g, int observer, struct text *out)
{
    struct lists lists = lists_of(g, observer);
    struct layout l = layout_for(g, &lists, out);
    char line[80];
    p2_headline(g, line, sizeof line);
    text_style(out, STYLE_BOLD);
    text_add(out, "  Puzzle Strike 2 · %s\n%s", line, l.gaps ? "\n" : "");
    text_style(out, STYLE_PLAIN);
    draw_bank(g, &l, out);
    text_add(out, l.gaps ? "\n" : "");
    if (p2_against_dragon(g))
        draw_dragon(g, out);
    draw_ruler(&l, out);
    int last = observer >= 0 ? observer : g->players - 1; /* the observer sits at the bottom */
    for (int i = 1; i <= g->players; i++)
        draw_player(g, observer, (last + i) % g->players, &l, out);
    if (!l.broad)
        draw_creatures(g, out);
    draw_list("in play", &lists.play, l.columns, 1, out);
    draw_list(lists.title, &lists.hand, l.columns, l.hand, out);
}
