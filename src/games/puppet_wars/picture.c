/* picture.c - the table as an observer sees it, for terminals: the field, then each army. */
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/prepare.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/words.h"

#include <stdio.h>

static enum style seat_style(int seat)
{
    static const enum style styles[] = {STYLE_RED, STYLE_BLUE, STYLE_GREEN, STYLE_YELLOW};
    return styles[seat];
}

/* What lies in a Space, in four columns. */
static const char *ground(int token)
{
    static const char *const signs[] = {
        [NO_TOKEN] = " ·  ",
        [IMPASSABLE] = "████",
        [NAILS] = "^^^ ",
        [MOLASSES] = "~~~ ",
        [HILL] = "Hill",
        [ON_GROUND] = " ·  ",
        [ON_GROUND + FIRECRACKERS] = " *  ",
        [ON_GROUND + SHINY] = " $  ",
        [ON_GROUND + IT] = " !  ",
    };
    return token < BENCH ? signs[token] : token >= START ? "open" : "    ";
}

/* Six columns: brackets around a Work Bench in its owner's colour, and who stands there. */
static void draw_space(const struct game *g, int space, struct text *out)
{
    int token = g->token[space], unit = g->stands[space];
    bool bench = pw_is_bench(token);
    bool owned = bench && token != NEUTRAL;
    text_style(out, owned ? seat_style(token - BENCH) : STYLE_PLAIN);
    text_add(out, "%s", owned ? "[" : bench || token >= START ? "(" : " ");
    if (unit != NOBODY) {
        const struct unit *u = &g->unit[unit];
        text_style(out, seat_style(u->owner));
        text_add(out, "%c%s%d", seat_color(u->owner)[0], pw_puppet_code(u->kind),
                 pw_stitches(g, unit) - pw_rips(g, unit));
    } else if (owned) {
        text_add(out, "%-4s", seat_color(token - BENCH));
    } else {
        text_style(out, token == IMPASSABLE || !token ? STYLE_DIM : STYLE_PLAIN);
        text_add(out, "%s", ground(token));
    }
    text_style(out, owned ? seat_style(token - BENCH) : STYLE_PLAIN);
    text_add(out, "%s", owned ? "]" : bench || token >= START ? ")" : " ");
    text_style(out, STYLE_PLAIN);
}

static void draw_row(const struct game *g, int row, struct text *out)
{
    int column = 0;
    bool any = false;
    FOR_EACH_SPACE(space, spaces_in(&g->board)) {
        if (space_row(g->grid, space) != row)
            continue;
        int at = space_column(g->grid, space) * (g->grid == HEX ? 3 : 6);
        if (!any)
            text_add(out, " %c ", 'A' + row);
        any = true;
        text_repeat(out, " ", at - column);
        draw_space(g, space, out);
        column = at + 6;
    }
    if (any)
        text_add(out, "\n");
}

/* Adds a piece to a line that is broken before column 78. */
static void add_wrapped(struct text *out, int *column, const char *piece)
{
    int length = 0;
    for (const char *c = piece; *c; c++)
        length += (*c & 0xc0) != 0x80;
    if (*column + length > 78) {
        text_add(out, "\n      ");
        *column = 6;
    }
    text_add(out, "%s", piece);
    *column += length;
}

/* Equal cards of an area together: "2 Ronin". */
static void draw_kinds(const struct game *g, int seat, int where, const char *title,
                       struct text *out)
{
    int column = 0, shown = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int count = 0;
        char piece[60];
        FOR_EACH_UNIT_OF(i, g, seat)
            count += g->unit[i].where == where && g->unit[i].kind == kind;
        if (!count)
            continue;
        if (!shown++) {
            text_add(out, "  %s:", title);
            column = 4 + (int)strlen(title);
        }
        const char *name = where == IN_HEAP && pw_puppets[kind].rank != MASTER
                               ? pw_upgrade_card(kind)->name
                               : pw_puppet_card(kind)->name;
        snprintf(piece, sizeof piece, "%s %d %s", shown > 1 ? "," : "", count, name);
        add_wrapped(out, &column, piece);
    }
    if (shown)
        text_add(out, "\n");
}

static void short_card(int card, char out[8])
{
    static const char letters[] = "RCTM";
    if (card == RED_JOKER || card == BLACK_JOKER)
        snprintf(out, 8, "%s", card == RED_JOKER ? "RedJ" : "BlackJ");
    else
        snprintf(out, 8, "%c%d", letters[card / 13], card % 13 + 1);
}

static void draw_hand(const struct game *g, int observer, int seat, struct text *out)
{
    const struct player *p = &g->player[seat];
    int column = 8;
    text_add(out, "  Hand");
    if (observer != seat && observer != ALL_SEEING)
        text_add(out, " %d", pw_hand_size(g, seat));
    else
        FOR_EACH_CARD(card, pw_cards_in(p->hand)) {
            char name[8], piece[10];
            short_card(card, name);
            snprintf(piece, sizeof piece, " %s", name);
            add_wrapped(out, &column, piece);
        }
    text_add(out, " of %d   Deck %d   Discard %d\n", pw_hand_limit(g, seat), p->deck.count,
             set_count(pw_cards_in(p->discard)));
}

/* Cards that lie open, if there are any. */
static void draw_open_cards(const struct player *p, struct text *out)
{
    char name[8];
    int column = 52;
    if (p->top == NO_CARD && p->laid == NO_CARD && !p->table.count)
        return;
    text_add(out, " ");
    if (p->top != NO_CARD) {
        short_card(p->top, name);
        text_add(out, " Top of the discards %s  ", name);
    }
    if (p->laid != NO_CARD) {
        short_card(p->laid, name);
        text_add(out, " Animation Card %s  ", name);
    }
    for (int i = 0; i < p->table.count; i++) {
        char piece[20];
        short_card(p->table.card[i], name);
        snprintf(piece, sizeof piece, "%s%s", i ? " " : " In use ", name);
        add_wrapped(out, &column, piece);
    }
    text_add(out, "\n");
}

/* Its numbers; returns the column behind them. */
static int draw_values(const struct game *g, int unit, struct text *out)
{
    const struct unit *u = &g->unit[unit];
    int stitches = pw_stitches(g, unit);
    struct phrase text = {0};
    say(&text, "  %s %-19s", pw_puppet_code(u->kind), pw_puppet_card(u->kind)->name);
    pw_say_space(g, u->space, &text);
    say(&text, " AR ");
    pw_say_value(pw_requirement(g, unit), &text);
    say(&text, " Mv %d Df ", pw_movement(g, unit));
    pw_say_value(pw_defense(g, unit, NO_CARD, 0), &text);
    say(&text, " Cb %d St %d/%d", pw_striker(g, unit).combat, stitches - pw_rips(g, unit),
        stitches);
    text_add(out, "%s", text.text);
    return (int)strlen(text.text);
}

static void draw_puppet(const struct game *g, int unit, struct text *out)
{
    static const char *const items[] = {"", " carries Firecrackers!", " carries Shiny!",
                                        " carries It"};
    const struct unit *u = &g->unit[unit];
    int column = draw_values(g, unit, out);
    if (u->exhausted)
        add_wrapped(out, &column, " exhausted");
    if (pw_is_confused(g, unit))
        add_wrapped(out, &column, " confused");
    if (pw_is_stuck(g, unit))
        add_wrapped(out, &column, " stuck");
    if (pw_is_paralyzed(g, unit))
        add_wrapped(out, &column, " paralyzed");
    if (u->decay)
        add_wrapped(out, &column, " decaying");
    add_wrapped(out, &column, items[u->item]);
    FOR_EACH_UPGRADE(i, u) {
        add_wrapped(out, &column, " +");
        add_wrapped(out, &column, pw_upgrade_card(g->unit[u->up[i]].kind)->name);
    }
    text_add(out, "\n");
}

static void draw_army(const struct game *g, int observer, int seat, struct text *out)
{
    text_style(out, seat_style(seat));
    text_add(out, " %s", seat_color(seat));
    text_style(out, STYLE_PLAIN);
    if (observer == seat)
        text_add(out, " (you)");
    if (pw_is_out(g, seat)) {
        text_add(out, " is out\n");
        return;
    }
    text_add(out, "  %d Work Bench%s%s\n", pw_count_benches(g, seat),
             pw_count_benches(g, seat) == 1 ? "" : "es",
             g->k.pending & seat_bit(seat) ? "  ◂" : "");
    draw_hand(g, observer, seat, out);
    draw_open_cards(&g->player[seat], out);
    FOR_EACH_UNIT_OF(i, g, seat)
        if (g->unit[i].where == IN_PLAY)
            draw_puppet(g, i, out);
    if (pw_knows_box(g, observer, seat))
        draw_kinds(g, seat, IN_BOX, "Toy Box", out);
    else
        text_add(out, "  The Toy Box is packed in secret.\n");
    draw_kinds(g, seat, IN_HEAP, "Scrap Heap", out);
}

void pw_picture(const struct game *g, int observer, struct text *out)
{
    char line[80];
    pw_headline(g, line, sizeof line);
    text_style(out, STYLE_BOLD);
    text_add(out, "  Puppet Wars · %s\n\n", line);
    text_style(out, STYLE_PLAIN);
    for (int row = 0; row < ROWS; row++)
        draw_row(g, row, out);
    text_add(out, "\n");
    for (int seat = 0; seat < g->k.seats; seat++)
        if (seat != observer)
            draw_army(g, observer, seat, out);
    if (observer >= 0)
        draw_army(g, observer, observer, out);
}
