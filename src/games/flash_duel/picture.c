/* picture.c - the table as an observer sees it, for terminals. */
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/hide.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/words.h"

#include <stdio.h>

static enum style seat_style(const struct game *g, int seat)
{
    static const enum style styles[] = {STYLE_RED, STYLE_BLUE, STYLE_GREEN, STYLE_YELLOW};
    return fd_is_dragon(g, seat) ? STYLE_PURPLE : styles[seat];
}

/* What Betrayal has dealt to the seat, as far as the observer knows. */
static void draw_loyalty(const struct game *g, int observer, int seat, struct text *out)
{
    bool seen = observer == seat || observer == ALL_SEEING || (g->shown & seat_bit(seat));
    if (g->mode == MODE_BETRAYAL && g->round && seen)
        text_add(out, "  %s", seat == g->traitor ? "traitor" : "loyal");
}

/* Round wins or, in a Raid, the hit points that are left. */
static void draw_score(const struct game *g, int seat, struct text *out)
{
    int wins = g->wins[fd_side(g, seat)];
    if (fd_is_raid(g))
        text_repeat(out, "♥", g->persona[seat].life);
    else
        text_repeat(out, "●", wins);
    if (!fd_is_raid(g))
        text_repeat(out, "○", WINS_NEEDED - wins);
}

static void draw_name(const struct game *g, int observer, int seat, struct text *out)
{
    text_add(out, "  ");
    text_style(out, seat_style(g, seat));
    text_add(out, g->fighters > 2 ? "%-7s" : "%-5s", fd_seat_name(g, seat));
    text_style(out, STYLE_PLAIN);
    draw_score(g, seat, out);
    if (g->persona[seat].character && !fd_is_dragon(g, seat))
        text_add(out, "  %s", fd_characters[g->persona[seat].character]);
    if (observer == seat)
        text_add(out, "  (you)");
    draw_loyalty(g, observer, seat, out);
    if (g->fighters > 2 && g->round && !fd_is_alive(g, seat))
        text_add(out, "  defeated");
    if (g->recovering & seat_bit(seat))
        text_add(out, "  recovering");
    if (g->persona[seat].owes)
        text_add(out, "  dominated");
    if (g->persona[seat].skip)
        text_add(out, "  skips a turn");
    if (g->persona[seat].marks & DRAGON_FORM)
        text_add(out, "  dragon form");
    if (g->k.pending & seat_bit(seat))
        text_add(out, "  ◂");
    text_add(out, "\n");
}

/* An ability's name with a mark before it (- used, x destroyed) and a question mark behind it if it
 * is reconstructed; on a new line if this one is full. */
static void draw_ability(int ability, const char *mark, int *column, struct text *out)
{
    const struct card *card = fd_ability_card(ability);
    char name[40];
    int length = snprintf(name, sizeof name, "%s%s%s", mark, card->name,
                          card->provenance == RECONSTRUCTED ? "?" : "");
    if (*column + length + 3 > 78) {
        text_add(out, "\n");
        *column = 0;
    }
    text_style(out, *mark ? STYLE_DIM : STYLE_PLAIN);
    text_add(out, "%s%s", *column ? " · " : "  ", name);
    text_style(out, STYLE_PLAIN);
    *column += length + 3;
}

/* Custom Clockwork: what nobody has. */
static void draw_pool(const struct game *g, struct text *out)
{
    int column = 0;
    if (!g->pool.count)
        return;
    text_add(out, "  Pool:\n");
    for (int i = 0; i < g->pool.count; i++)
        draw_ability(g->pool.card[i], "", &column, out);
    text_add(out, "\n");
}

/* The seat's ability cards, and what abilities have done to it. */
static void draw_persona(const struct game *g, int observer, int seat, struct text *out)
{
    const struct persona *p = &g->persona[seat];
    if (!p->slot[0])
        return;
    int column = 0;
    for (int i = 0; i < SLOTS && p->slot[i]; i++) {
        bool up = p->up >> i & 1, gone = p->gone >> i & 1;
        draw_ability(p->slot[i], up ? "" : gone ? "x" : "-", &column, out);
    }
    text_add(out, "\n");
    if (p->loose)
        text_add(out, "  A %d counts as a %d.\n", p->loose, p->loose_as);
    if (p->forced)
        text_add(out, "  Must move with a %d.\n", p->forced);
    if (p->stash && eyes_include(fd_eyes(g, seat), observer))
        text_add(out, "  Stash: a %d.\n", p->stash);
    else if (p->stash)
        text_add(out, "  Stash: a card.\n");
}

/* One line of a card: its edge, or its middle with a number, or with none if it is not seen. */
static void draw_card(const char *edge, int number, struct text *out)
{
    if (edge)
        text_add(out, "%s ", edge);
    else if (number)
        text_add(out, "│ %d │ ", number);
    else
        text_add(out, "│░░░│ ");
}

/* The cards of a hand side by side, one line of the picture at a time. */
static void draw_hand(const struct game *g, int observer, int seat, struct text *out)
{
    static const char *const edge[] = {"╭───╮", NULL, "╰───╯"};
    const uint8_t *seen = fd_seen_hand(g, observer, seat);
    for (int line = 0; line < 3; line++) {
        text_add(out, "  ");
        int unseen = fd_hand_size(g, seat);
        for (int number = 1; number <= NUMBERS; number++)
            for (int i = 0; i < seen[number]; i++, unseen--)
                draw_card(edge[line], number, out);
        while (unseen-- > 0)
            draw_card(edge[line], 0, out);
        text_add(out, "\n");
    }
}

static void draw_border(struct text *out, const char *left, const char *cross, const char *right)
{
    text_add(out, "  %s", left);
    for (int space = 1; space <= SPACES; space++)
        text_add(out, "───%s", space < SPACES ? cross : right);
    text_add(out, "\n");
}

/* The soldier or the mine. */
static const char *token_on(const struct game *g, int space)
{
    for (int seat = 0; seat < g->fighters; seat++)
        if (g->persona[seat].soldier == space)
            return "s";
    return g->mine == space ? "*" : NULL;
}

static void draw_space(const struct game *g, int space, struct text *out)
{
    const char *ground = fd_is_dark(space) ? "░" : " ";
    text_add(out, "│%s", ground);
    int here = g->space[0] == space ? 0 : g->space[1] == space ? 1 : -1;
    if (here < 0) {
        text_add(out, "%s", token_on(g, space) ? token_on(g, space) : ground);
    } else {
        text_style(out, seat_style(g, here));
        text_add(out, "%s", here == 0 ? "R" : "B");
        text_style(out, STYLE_PLAIN);
    }
    text_add(out, "%s", ground);
}

/* --- More than two fighters: each has a corner of their own in the two lines of a space. --- */

static int pawn_line(int seat)
{
    return seat == 4 ? 0 : seat / 2;
}

static int pawn_column(int seat)
{
    return seat == 4 ? 2 : seat % 2;
}

/* One line of a space: the pawns that belong there, and the token in the last corner. */
static void draw_shared_space(const struct game *g, int space, int line, struct text *out)
{
    const char *ground = fd_is_dark(space) ? "░" : " ";
    text_add(out, "│");
    for (int column = 0; column < 3; column++) {
        int here = -1;
        for (int seat = 0; seat < g->fighters; seat++)
            if (g->space[seat] == space && pawn_line(seat) == line && pawn_column(seat) == column)
                here = seat;
        if (here >= 0) {
            text_style(out, seat_style(g, here));
            text_add(out, "%c", fd_seat_name(g, here)[0]);
            text_style(out, STYLE_PLAIN);
        } else {
            bool token = line == 1 && column == 2 && token_on(g, space);
            text_add(out, "%s", token ? token_on(g, space) : ground);
        }
    }
}

/* A hand in one line. */
static void draw_short_hand(const struct game *g, int observer, int seat, struct text *out)
{
    const uint8_t *seen = fd_seen_hand(g, observer, seat);
    int unseen = fd_hand_size(g, seat);
    text_add(out, "  Hand");
    for (int number = 1; number <= NUMBERS; number++)
        for (int i = 0; i < seen[number]; i++, unseen--)
            text_add(out, " %d", number);
    while (unseen-- > 0)
        text_add(out, " ░");
    text_add(out, "\n");
}

static void draw_fighter(const struct game *g, int observer, int seat, struct text *out)
{
    draw_name(g, observer, seat, out);
    if (g->round && !fd_is_alive(g, seat))
        return;
    draw_short_hand(g, observer, seat, out);
    draw_persona(g, observer, seat, out);
}

static void draw_side(const struct game *g, int observer, int side, struct text *out)
{
    for (int i = 0; i < g->fighters; i++) {
        int seat = g->order[i]; /* as they take their turns */
        if (!g->round)
            seat = i;
        if (fd_side(g, seat) == side)
            draw_fighter(g, observer, seat, out);
    }
}

/* --- The bridge. --- */

static void draw_bridge(const struct game *g, struct text *out)
{
    draw_border(out, "┌", "┬", "┐");
    for (int line = 0; line < (g->fighters > 2 ? 2 : 1); line++) {
        text_add(out, "  ");
        for (int space = 1; space <= SPACES; space++)
            if (g->fighters > 2)
                draw_shared_space(g, space, line, out);
            else
                draw_space(g, space, out);
        text_add(out, "│\n");
    }
    draw_border(out, "└", "┴", "┘");
    text_style(out, STYLE_DIM);
    text_add(out, "  ");
    for (int space = 1; space <= SPACES; space++)
        text_add(out, "%3d ", space);
    text_style(out, STYLE_PLAIN);
    text_add(out, "\n");
}

/* A bracket from pawn to pawn with the number that everything depends on. */
static void draw_distance(const struct game *g, struct text *out)
{
    int width = 4 * fd_distance_duel(g) - 1; /* between the two corners */
    char label[16];
    int length =
        snprintf(label, sizeof label, width < 14 ? " %d " : " distance %d ", fd_distance_duel(g));
    text_repeat(out, " ", 4 * g->space[0]);
    text_style(out, STYLE_YELLOW);
    text_add(out, "╰");
    text_repeat(out, "─", (width - length) / 2);
    text_add(out, "%s", label);
    text_repeat(out, "─", width - length - (width - length) / 2);
    text_add(out, "╯\n");
    text_style(out, STYLE_PLAIN);
}

static void draw_piles(const struct game *g, struct text *out)
{
    int gone[NUMBERS + 1] = {0};
    int discarded = g->discard.count - g->played;
    for (int i = 0; i < discarded; i++)
        gone[g->discard.card[i]]++;
    text_add(out, "  Deck %d   Discard", g->deck.count);
    for (int number = 1; number <= NUMBERS; number++)
        text_add(out, "  %d×%d", gone[number], number);
    if (g->played) {
        text_add(out, g->fighters > 2 ? "\n  In play" : "   In play");
        for (int i = discarded; i < g->discard.count; i++)
            text_add(out, " %d", g->discard.card[i]);
    }
    text_add(out, "\n");
}

static void draw_company(const struct game *g, int observer, struct text *out)
{
    int near = observer >= 0 ? fd_side(g, observer) : 0;
    draw_side(g, observer, 1 - near, out);
    draw_bridge(g, out);
    draw_side(g, observer, near, out);
    draw_piles(g, out);
    if (g->strike.count)
        text_add(out, "  Strike by %s at space %d: %d × %d%s, %d blocked by team mates\n",
                 fd_seat_name(g, g->strike.by), g->strike.aim, g->strike.count, g->strike.number,
                 g->strike.dashing ? ", dashing" : "", g->strike.helped);
    if (g->reshuffles)
        text_add(out, "  A new deck will be made once.\n");
    if (g->extra)
        text_add(out, "  The Dragon has %d extra turn%s.\n", g->extra, plural(g->extra));
}

void fd_picture(const struct game *g, int observer, struct text *out)
{
    int near = observer == 1 ? 1 : 0; /* the observer sits at the bottom */
    bool begun = g->space[0] && g->space[1];
    char line[80];
    fd_headline(g, line, sizeof line);
    text_style(out, STYLE_BOLD);
    text_add(out, "  Flash Duel · %s\n\n", line);
    text_style(out, STYLE_PLAIN);
    if (g->fighters > 2) {
        draw_company(g, observer, out);
        return;
    }
    draw_name(g, observer, 1 - near, out);
    draw_persona(g, observer, 1 - near, out);
    draw_hand(g, observer, 1 - near, out);
    draw_bridge(g, out);
    if (begun)
        draw_distance(g, out);
    draw_name(g, observer, near, out);
    draw_persona(g, observer, near, out);
    draw_hand(g, observer, near, out);
    draw_piles(g, out);
    draw_pool(g, out);
}
