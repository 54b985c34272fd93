/* picture.c - the table as an observer sees it, for terminals: a gem is a shape and a colour. */
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

/* --- The bank: a line per slot. --- */

/* A text cut to this many columns; the texts of cards are plain letters. */
static void draw_cut(const char *string, int width, struct text *out)
{
    int length = (int)strlen(string);
    if (length <= width)
        text_add(out, "%s", string);
    else
        text_add(out, "%.*s…", width - 1, string);
}

static void draw_slot(const struct game *g, int slot, struct text *out)
{
    const struct card *card = p2_card(g->bank.card[slot]);
    char name[40];
    text_add(out, "  %d  ", slot + 1);
    draw_gem(p2_drop_color(g, slot), out);
    text_add(out, "  +%d   ", p2_price(g, slot));
    snprintf(name, sizeof name, "%s%s", card->name, card->provenance == RECONSTRUCTED ? "?" : "");
    text_add(out, "%d   %-20s ", p2_fact(g->bank.card[slot])->cost, name);
    text_style(out, STYLE_DIM);
    draw_cut(card->text, 41, out);
    text_style(out, STYLE_PLAIN);
    text_add(out, "\n");
}

static void draw_bank(const struct game *g, struct text *out)
{
    text_style(out, STYLE_DIM);
    text_add(out, "    gem buy act  %d cards left, ante %d ", g->deck.count,
             ANTE + g->now.in_force);
    text_style(out, STYLE_PLAIN);
    draw_gem(p2_ante_color(g), out);
    if (g->ante_ups > g->now.in_force) {
        text_style(out, STYLE_YELLOW);
        text_add(out, "  Ante Up: %d from the next turn on", ANTE + g->ante_ups);
        text_style(out, STYLE_PLAIN);
    }
    text_add(out, "\n");
    for (int slot = 0; slot < g->bank.count; slot++)
        draw_slot(g, slot, out);
}

/* --- The piles: a line each, the bottom on the left, the bust line after the tenth gem. --- */

static void draw_ruler(struct text *out)
{
    text_style(out, STYLE_DIM);
    text_add(out, "  %-14s", "height");
    for (int height = 1; height <= PILE; height++)
        text_add(out, "%s%2d ", height == BUST + 1 ? "┃" : "", height);
    text_add(out, "  ♛ scepter\n  %-14s", "bonus");
    for (int height = 1; height <= PILE; height++) {
        bool step = p2_height_bonus(height) != p2_height_bonus(height - 1);
        text_add(out, "%s", height == BUST + 1 ? "┃" : "");
        if (step)
            text_add(out, "+%d ", p2_height_bonus(height));
        else
            text_add(out, "   ");
    }
    text_add(out, "  ◇ diamond\n");
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
    text_add(out, "    ");
    draw_meters(p, out);
    if (p->diamond)
        text_add(out, "◇ ");
    if (g->stage == FINALE || g->stage == OVER)
        text_add(out, "score %d ", p->score);
    if (p->creature) {
        text_add(out, "%s (%d", p2_card(p->creature)->name, p2_fact(p->creature)->steps[0].n);
        draw_gem(p2_fact(p->creature)->color, out);
        text_add(out, ") ");
    }
    text_style(out, STYLE_DIM);
    if (p2_sees_hand(observer, seat))
        text_add(out, "deck %d", p->deck);
    else
        text_add(out, "hand %d, deck %d", p2_hand_size(p), p->deck);
    text_style(out, STYLE_PLAIN);
    text_add(out, "\n");
}

static void draw_player(const struct game *g, int observer, int seat, struct text *out)
{
    const struct player *p = &g->player[seat];
    const char *mark = g->holder == seat ? "♛" : " ";
    text_style(out, seat == g->turn ? STYLE_BOLD : STYLE_PLAIN);
    text_add(out, "%s %-9s%s%s", mark, p2_seat_name(g, seat),
             g->k.pending & seat_bit(seat) ? " ◂" : "  ", "   ");
    text_style(out, STYLE_PLAIN);
    for (int at = 0; at < PILE; at++)
        draw_space(g, p, at, out);
    text_add(out, "%3d gem%s", p->height, plural(p->height));
    if (p->incoming)
        text_add(out, "+%d in", p->incoming);
    text_add(out, "\n");
    draw_belongings(g, observer, seat, out);
}

/* --- Cards, as many to a line as fit. --- */

static void draw_cards(const char *title, const uint8_t *cards, int count, struct text *out)
{
    int column = 0;
    for (int i = 0; i < count; i++) {
        const struct card *card = p2_card(cards[i]);
        char name[48];
        int length = snprintf(name, sizeof name, "%s%s [%d]", card->name,
                              card->provenance == RECONSTRUCTED ? "?" : "",
                              cards[i] & FREE ? 0 : p2_fact(cards[i])->cost);
        if (!i || column + length + 3 > 78) {
            text_add(out, "%s  %-9s", i ? "\n" : "", i ? "" : title);
            column = 11;
        } else {
            text_add(out, " · ");
            column += 3;
        }
        text_add(out, "%s", name);
        column += length;
    }
    if (count)
        text_add(out, "\n");
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

void p2_picture(const struct game *g, int observer, struct text *out)
{
    char line[80];
    p2_headline(g, line, sizeof line);
    text_style(out, STYLE_BOLD);
    text_add(out, "  Puzzle Strike 2 · %s\n\n", line);
    text_style(out, STYLE_PLAIN);
    draw_bank(g, out);
    text_add(out, "\n");
    if (p2_against_dragon(g))
        draw_dragon(g, out);
    draw_ruler(out);
    int last = observer >= 0 ? observer : g->players - 1; /* the observer sits at the bottom */
    for (int i = 1; i <= g->players; i++)
        draw_player(g, observer, (last + i) % g->players, out);
    const struct player *p = &g->player[last];
    if (g->turn < g->players)
        draw_cards("in play", p2_play_zone(&g->player[g->turn]), g->player[g->turn].play, out);
    if (observer >= 0 || observer == ALL_SEEING)
        draw_cards("hand", p2_hand(p), p2_hand_size(p), out);
}
