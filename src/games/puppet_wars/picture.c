/* picture.c - the table as an observer sees it, for terminals: the field, and the armies beside it
 * in a wide window, else below. An army is drawn line by line for each puppet where there are rows
 * enough for that; else in one paragraph, which says how many puppets it leaves out. */
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/picture_field.h"
#include "games/puppet_wars/prepare.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/words.h"

#include <stdio.h>

enum {
    NARROW = 80, /* columns of a window that nobody knows */
    PANEL = 50,  /* columns of armies beside the field, at least */
    BETWEEN = 1, /* columns between field and armies */
    INDENT = 4,  /* of lines that go on */
    NO_LIMIT = 999
};

/* What is being drawn. */
struct drawing {
    const struct game *g;
    int observer;
    int width; /* columns for armies */
    struct text *out;
};

/* --- Lines that are broken between pieces. --- */

/* A paragraph in the making. What does not go into its last line is counted. */
struct paragraph {
    const struct drawing *d;
    int column, line, most; /* lines: the present one from 1 on, and the last one */
    int left_out;
};

static struct paragraph paragraph_of(const struct drawing *d, int most)
{
    return (struct paragraph){.d = d, .line = 1, .most = most};
}

/* The next line; what separates the next piece from those before stays in the old one. */
static const char *break_line(struct paragraph *p, const char *piece)
{
    text_add(p->d->out, "%.*s\n", *piece == ',' || *piece == ':', piece);
    text_repeat(p->d->out, " ", INDENT);
    p->column = INDENT;
    p->line++;
    return piece + strspn(piece, ",: ");
}

/* Adds a piece that is never broken. Once one was left out, so are all others; they count or not.
 */
static void add_piece(struct paragraph *p, const char *piece, bool counts)
{
    int room = p->d->width - 1 - (p->line == p->most ? (int)strlen(", +99 more") : 0);
    bool fits = !p->column || p->column + text_width(piece) <= room;
    if (p->left_out || (!fits && p->line == p->most)) {
        p->left_out += counts;
        return;
    }
    if (!fits)
        piece = break_line(p, piece);
    text_add(p->d->out, "%s", piece);
    p->column += text_width(piece);
}

static void end_paragraph(struct paragraph *p)
{
    if (p->left_out)
        text_add(p->d->out, ", +%d more", p->left_out);
    text_add(p->d->out, "\n");
}

/* --- Cards. --- */

static const char *short_card(int card, char out[8])
{
    static const char letters[] = "RCTM";
    if (card == RED_JOKER || card == BLACK_JOKER)
        snprintf(out, 8, "%s", card == RED_JOKER ? "RedJ" : "BlackJ");
    else
        snprintf(out, 8, "%c%d", letters[card / 13], card % 13 + 1);
    return out;
}

static void add_card(struct paragraph *p, const char *before, int card)
{
    char name[8], piece[40];
    snprintf(piece, sizeof piece, "%s%s", before, short_card(card, name));
    add_piece(p, piece, false);
}

static void add_number(struct paragraph *p, const char *before, int number)
{
    char piece[40];
    snprintf(piece, sizeof piece, "%s%d", before, number);
    add_piece(p, piece, false);
}

/* The hand, or only its size: " hand R5 C7 of 6". */
static void add_hand(struct paragraph *p, int seat)
{
    const struct game *g = p->d->g;
    add_piece(p, " hand", false);
    if (p->d->observer != seat && p->d->observer != ALL_SEEING)
        add_number(p, " ", pw_hand_size(g, seat));
    else if (!pw_hand_size(g, seat))
        add_piece(p, " 0", false);
    else
        FOR_EACH_CARD(card, pw_cards_in(g->player[seat].hand))
            add_card(p, " ", card);
    add_number(p, " of ", pw_hand_limit(g, seat));
}

/* Cards that lie open, if there are any, and piles unless there is but one line. */
static void add_cards(struct paragraph *p, int seat)
{
    const struct player *player = &p->d->g->player[seat];
    if (player->laid != NO_CARD)
        add_card(p, ", Animation Card ", player->laid);
    for (int i = 0; i < player->table.count; i++)
        add_card(p, i ? " " : ", in use ", player->table.card[i]);
    if (p->most == 1)
        return;
    add_number(p, ", deck ", player->deck.count);
    add_number(p, ", discard ", set_count(pw_cards_in(player->discard)));
    if (player->top != NO_CARD)
        add_card(p, ", on top ", player->top);
}

/* " Red (you) ◂ 2 Work Benches". */
static void add_name(struct paragraph *p, int seat)
{
    const struct game *g = p->d->g;
    int benches = pw_count_benches(g, seat);
    char piece[60];
    text_style(p->d->out, pw_seat_style(seat));
    snprintf(piece, sizeof piece, " %s%s", seat_color(seat),
             p->d->observer == seat ? " (you)" : "");
    add_piece(p, piece, false);
    text_style(p->d->out, STYLE_PLAIN);
    if (g->k.pending & seat_bit(seat))
        add_piece(p, " ◂", false);
    add_hand(p, seat);
    snprintf(piece, sizeof piece, ", %d Work Bench%s", benches, benches == 1 ? "" : "es");
    add_piece(p, piece, false);
    add_cards(p, seat);
}

/* --- An army in lines. --- */

/* Equal cards of an area together: "2 Ronin". */
static void draw_kinds(const struct drawing *d, int seat, int where, const char *title)
{
    const struct game *g = d->g;
    struct paragraph p = paragraph_of(d, NO_LIMIT);
    int shown = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int count = 0;
        char piece[60];
        FOR_EACH_UNIT_OF(i, g, seat)
            count += g->unit[i].where == where && g->unit[i].kind == kind;
        if (!count)
            continue;
        if (!shown++)
            add_piece(&p, title, false);
        const char *name = where == IN_HEAP && pw_puppets[kind].rank != MASTER
                               ? pw_upgrade_card(kind)->name
                               : pw_puppet_card(kind)->name;
        snprintf(piece, sizeof piece, "%s %d %s", shown > 1 ? "," : "", count, name);
        add_piece(&p, piece, false);
    }
    if (shown)
        end_paragraph(&p);
}

/* "6CC": the suits by their letters. */
static const char *short_value(struct value value, char out[12])
{
    static const char letters[] = "RCTM";
    int length = snprintf(out, 12, "%d", value.number > 0 ? value.number : 0);
    for (int suit = 0; suit < SUITS; suit++)
        for (unsigned i = value.suits >> 2 * suit & 3; i && length < 11; i--)
            out[length++] = letters[suit];
    out[length] = '\0';
    return out;
}

static void add_value(struct paragraph *p, const char *name, const char *value)
{
    char piece[40];
    snprintf(piece, sizeof piece, " %s%s", name, value);
    add_piece(p, piece, false);
}

static void add_values(struct paragraph *p, int unit)
{
    const struct game *g = p->d->g;
    const struct unit *u = &g->unit[unit];
    int stitches = pw_stitches(g, unit);
    char value[12], piece[80];
    struct phrase space = {0};
    pw_say_space(g, u->space, &space);
    snprintf(piece, sizeof piece, " %s %-18s %-3.8s", pw_puppet_code(u->kind),
             pw_puppet_card(u->kind)->name, space.text);
    add_piece(p, piece, false);
    add_value(p, "AR", short_value(pw_requirement(g, unit), value));
    add_number(p, " Mv", pw_movement(g, unit));
    add_value(p, "Df", short_value(pw_defense(g, unit, NO_CARD, 0), value));
    add_number(p, " Cb", pw_striker(g, unit).combat);
    snprintf(piece, sizeof piece, " St%d/%d", stitches - pw_rips(g, unit), stitches);
    add_piece(p, piece, false);
}

/* What it suffers from, carries and wears, each with a word or with a letter. */
static void add_states(struct paragraph *p, int unit)
{
    static const char *const items[] = {NULL, " carries Firecrackers!", " carries Shiny!",
                                        " carries It"};
    const struct game *g = p->d->g;
    const struct unit *u = &g->unit[unit];
    if (u->exhausted)
        add_piece(p, " exhausted", false);
    if (pw_is_confused(g, unit))
        add_piece(p, " confused", false);
    if (pw_is_stuck(g, unit))
        add_piece(p, " stuck", false);
    if (pw_is_paralyzed(g, unit))
        add_piece(p, " paralyzed", false);
    if (u->marks & TAKES_ADVANTAGE)
        add_piece(p, " takes advantage", false);
    if (u->decay)
        add_piece(p, " decaying", false);
    if (u->item)
        add_piece(p, items[u->item], false);
    FOR_EACH_UPGRADE(i, u) {
        char piece[40];
        snprintf(piece, sizeof piece, " +%s", pw_upgrade_card(g->unit[u->up[i]].kind)->name);
        add_piece(p, piece, false);
    }
}

static void draw_lines(const struct drawing *d, int seat)
{
    const struct game *g = d->g;
    struct paragraph p = paragraph_of(d, NO_LIMIT);
    add_name(&p, seat);
    end_paragraph(&p);
    FOR_EACH_UNIT_OF(i, g, seat) {
        if (g->unit[i].where != IN_PLAY)
            continue;
        p = paragraph_of(d, NO_LIMIT);
        add_values(&p, i);
        add_states(&p, i);
        end_paragraph(&p);
    }
    if (pw_knows_box(g, d->observer, seat))
        draw_kinds(d, seat, IN_BOX, "  Toy Box:");
    else
        text_add(d->out, "  The Toy Box is packed in secret.\n");
    draw_kinds(d, seat, IN_HEAP, "  Scrap Heap:");
}

/* --- An army in a paragraph. --- */

/* "Ro E3 2/2xs+1*". */
static void add_puppet(struct paragraph *p, int unit, const char *before)
{
    const struct game *g = p->d->g;
    const struct unit *u = &g->unit[unit];
    int stitches = pw_stitches(g, unit), worn = 0;
    struct phrase words = {0};
    say(&words, "%s %s ", before, pw_puppet_code(u->kind));
    pw_say_space(g, u->space, &words);
    say(&words, " %d/%d%s%s%s%s%s%s", stitches - pw_rips(g, unit), stitches,
        u->exhausted ? "x" : "", pw_is_stuck(g, unit) ? "s" : "",
        pw_is_confused(g, unit) ? "c" : "", pw_is_paralyzed(g, unit) ? "p" : "",
        u->decay ? "d" : "", (const char *const[]){"", "*", "$", "!"}[u->item]);
    FOR_EACH_UPGRADE(i, u)
        worn++;
    if (worn)
        say(&words, "+%d", worn);
    add_piece(p, words.text, true);
}

static void draw_paragraph(const struct drawing *d, int seat, int most)
{
    const struct game *g = d->g;
    struct paragraph p = paragraph_of(d, most);
    const char *before = ":";
    add_name(&p, seat);
    FOR_EACH_UNIT_OF(i, g, seat)
        if (g->unit[i].where == IN_PLAY) {
            add_puppet(&p, i, before);
            before = ",";
        }
    end_paragraph(&p);
}

/* --- Armies. --- */

/* Others first; the observer's army is nearest to the question. */
static int army_order(const struct drawing *d, int seats[PLAYERS])
{
    int count = 0;
    FOR_EACH_SEAT(seat, pw_alive(d->g))
        if (seat != d->observer)
            seats[count++] = seat;
    if (d->observer >= 0 && !pw_is_out(d->g, d->observer))
        seats[count++] = d->observer;
    return count;
}

/* All of them in one line; returns how many lines that takes. */
static int draw_losers(const struct drawing *d)
{
    const char *between = " Out: ";
    FOR_EACH_SEAT(seat, d->g->out) {
        text_add(d->out, "%s", between);
        text_style(d->out, pw_seat_style(seat));
        text_add(d->out, "%s%s", seat_color(seat), seat == d->observer ? " (you)" : "");
        text_style(d->out, STYLE_PLAIN);
        between = ", ";
    }
    if (d->g->out)
        text_add(d->out, "\n");
    return d->g->out != 0;
}

/* In these rows, of which each army has its part; what one does not need is for the next. */
static void draw_armies(const struct drawing *d, int rows)
{
    int seats[PLAYERS], count = army_order(d, seats), needed = 0;
    struct text lines[PLAYERS] = {{0}};
    for (int i = 0; i < count; i++) {
        struct drawing whole = *d;
        lines[i].color = d->out->color;
        whole.out = &lines[i];
        draw_lines(&whole, seats[i]);
        needed += text_lines(&lines[i]);
    }
    rows -= draw_losers(d);
    for (int i = 0; i < count; i++) {
        int before = text_lines(d->out), share = rows / (count - i);
        if (needed <= rows || text_lines(&lines[i]) <= share)
            text_add_bytes(d->out, text_string(&lines[i]), lines[i].length);
        else
            draw_paragraph(d, seats[i], share > 1 ? share : 1);
        needed -= text_lines(&lines[i]);
        rows -= text_lines(d->out) - before;
        d->out->failed |= lines[i].failed;
        text_free(&lines[i]);
    }
}

/* --- The whole. --- */

static void draw_headline(const struct game *g, int columns, struct text *out)
{
    static const char *const wins[] = {[WIN_STANDARD] = "",
                                       [WIN_SHINY] = " · Shiny!",
                                       [WIN_THIEF] = " · Thief in the Night",
                                       [WIN_TAG] = " · Tag, You're It!",
                                       [WIN_FORT] = " · Blanket Fort",
                                       [WIN_HILL] = " · King of the Hill"};
    char line[80];
    pw_headline(g, line, sizeof line);
    text_style(out, STYLE_BOLD);
    text_add(out, "  %s", line);
    if (text_width(line) + text_width(wins[g->win]) + 2 <= columns)
        text_add(out, "%s", wins[g->win]);
    text_style(out, STYLE_PLAIN);
    text_add(out, "\n");
}

static int rows_of(const struct game *g, struct text *out)
{
    struct text scratch = {0};
    int rows = 0;
    for (int row = 0; row < ROWS; row++)
        rows += pw_draw_row(g, row, NARROW_CELL, &scratch) > 0;
    out->failed |= scratch.failed;
    text_free(&scratch);
    return rows;
}

/* The next line of a text, without its end; returns what is behind it. */
static const char *add_line(const char *lines, struct text *out)
{
    size_t length = strcspn(lines, "\n");
    text_add_bytes(out, lines, length);
    return lines + length + (lines[length] == '\n');
}

/* The field, and beside it these lines. */
static void draw_beside(const struct game *g, int cell, const char *lines, struct text *out)
{
    int width = pw_field_width(g, cell) + BETWEEN;
    for (int row = 0; row < ROWS || *lines; row++) {
        int column = row < ROWS ? pw_draw_row(g, row, cell, out) : 0;
        if (!column && !*lines)
            continue;
        if (*lines) {
            text_repeat(out, " ", width - column);
            lines = add_line(lines, out);
        }
        text_add(out, "\n");
    }
}

void pw_picture(const struct game *g, int observer, struct text *out)
{
    int columns = out->columns ? out->columns : NARROW;
    int rows = !out->rows ? NO_LIMIT : out->rows > PICTURE_ROWS ? out->rows : PICTURE_ROWS;
    int narrow = pw_field_width(g, NARROW_CELL) + BETWEEN;
    int wide = pw_field_width(g, WIDE_CELL) + BETWEEN;
    bool beside = narrow + PANEL <= columns;
    int cell = (beside ? wide + PANEL : wide) <= columns ? WIDE_CELL : NARROW_CELL;
    struct text armies = {.color = out->color};
    struct drawing d = {g, observer, columns, &armies};
    if (beside)
        d.width -= cell == WIDE_CELL ? wide : narrow;
    draw_headline(g, columns, out);
    draw_armies(&d, rows - 1 - (beside ? 0 : rows_of(g, out)));
    draw_beside(g, cell, beside ? text_string(&armies) : "", out);
    if (beside)
        armies.length = 0; /* they stand there already */
    text_join(out, &armies);
}
