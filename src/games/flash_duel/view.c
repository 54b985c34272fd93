/* view.c - the table as an observer sees it: as JSON for programs, as a picture for terminals. */
#include "core/view.h"

#include "games/flash_duel/flash_duel.h"

#include <stdio.h>

static const char *const number_ids[] = {NULL, "1", "2", "3", "4", "5"};

/* FD-023: pairs of dark and light spaces, beginning with dark at both ends. */
static bool is_dark(int space)
{
    return (space - 1) / 2 % 2 == 0;
}

static void headline(const struct game *g, char *out, size_t room)
{
    if (!g->k.pending)
        snprintf(out, room, "%s wins the game", fd_seat_name(g, g->winner));
    else if (g->k.ask.kind == ASK_STARTER)
        snprintf(out, room, "Round %d is over, %s decides who begins", g->round,
                 fd_seat_name(g, g->loser));
    else if (g->k.ask.kind == ASK_RESPONSE)
        snprintf(out, room, "Round %d, %s must respond", g->round, fd_seat_name(g, 1 - g->turn));
    else
        snprintf(out, room, "Round %d, %s to act", g->round, fd_seat_name(g, g->turn));
}

static void view_seat(const struct game *g, int seat, struct writer *w)
{
    view_seat_open(w, seat, fd_seat_name(g, seat));
    view_counter(w, seat, "wins", g->wins[seat]);
    view_counter(w, seat, "advance", fd_advance(g, seat));
    put_close(w);
    put_open(w, "marks", '[');
    if (g->recovering & seat_bit(seat))
        put_string(w, NULL, "recovering");
    put_close(w);
    put_close(w);
}

static void view_hand(const struct game *g, int observer, int seat, struct writer *w)
{
    char id[20];
    int index = 0;
    bool seen = fd_sees_hand(g, observer, seat);
    snprintf(id, sizeof id, "seat%d.hand", seat);
    view_zone_open(w, id, "hand", seat, "Hand", g->hand[seat][0]);
    if (seen)
        for (int number = 1; number <= NUMBERS; number++)
            for (int i = 0; i < g->hand[seat][number]; i++)
                view_card(w, id, index++, number_ids[number]);
    else
        while (index < g->hand[seat][0])
            view_card(w, id, index++, NULL);
    view_zone_close(w);
}

static void view_open_zone(const char *id, const char *title, const uint8_t *cards, int count,
                           struct writer *w)
{
    view_zone_open(w, id, id, NOBODY, title, count);
    for (int i = 0; i < count; i++)
        view_card(w, id, i, number_ids[cards[i]]);
    view_zone_close(w);
}

static void view_spaces(const struct game *g, struct writer *w)
{
    put_open(w, "spaces", '[');
    for (int space = 1; space <= SPACES; space++) {
        put_open(w, NULL, '{');
        put_format(w, "id", "space%d", space);
        put_format(w, "title", "%d", space);
        put_string(w, "kind", is_dark(space) ? "dark" : "light");
        put_open(w, "pieces", '[');
        for (int seat = 0; seat < 2; seat++)
            if (g->space[seat] == space)
                put_format(w, NULL, "pawn%d", seat);
        put_close(w);
        put_close(w);
    }
    put_close(w);
}

void fd_view(const struct game *g, int observer, struct writer *w)
{
    char line[80];
    headline(g, line, sizeof line);
    put_string(w, "mode", fd_modes[g->mode]);
    put_string(w, "headline", line);
    put_int(w, "round", g->round);
    put_int(w, "turn", g->turn);
    put_int(w, "distance", fd_distance(g));
    put_open(w, "strike", '{');
    put_int(w, "number", g->strike.number);
    put_int(w, "count", g->strike.count);
    put_bool(w, "dashing", g->strike.dashing);
    put_close(w);
    put_open(w, "seats", '[');
    view_seat(g, 0, w);
    view_seat(g, 1, w);
    put_close(w);
    put_open(w, "zones", '[');
    view_hand(g, observer, 0, w);
    view_hand(g, observer, 1, w);
    view_zone_closed(w, "deck", "deck", NOBODY, "Deck", g->deck.count);
    int discarded = g->discard.count - g->played;
    view_open_zone("play", "In play", g->discard.card + discarded, g->played, w);
    view_open_zone("discard", "Discard pile", g->discard.card, discarded, w);
    put_close(w);
    view_spaces(g, w);
}

/* --- The picture. --- */

static enum style seat_style(int seat)
{
    return seat == 0 ? STYLE_RED : STYLE_BLUE;
}

static void draw_name(const struct game *g, int observer, int seat, struct text *out)
{
    text_add(out, "  ");
    text_style(out, seat_style(seat));
    text_add(out, "%-5s", fd_seat_name(g, seat));
    text_style(out, STYLE_PLAIN);
    text_repeat(out, "●", g->wins[seat]);
    text_repeat(out, "○", WINS_NEEDED - g->wins[seat]);
    if (observer == seat)
        text_add(out, "  (you)");
    if (g->recovering & seat_bit(seat))
        text_add(out, "  recovering");
    if (g->k.pending & seat_bit(seat))
        text_add(out, "  ◂");
    text_add(out, "\n");
}

/* The cards of a hand side by side, one line of the picture at a time. */
static void draw_hand(const struct game *g, int observer, int seat, struct text *out)
{
    static const char *const edge[] = {"╭───╮", NULL, "╰───╯"};
    bool seen = fd_sees_hand(g, observer, seat);
    for (int line = 0; line < 3; line++) {
        text_add(out, "  ");
        for (int number = 1; number <= NUMBERS; number++)
            for (int i = 0; i < g->hand[seat][number]; i++) {
                if (edge[line])
                    text_add(out, "%s ", edge[line]);
                else if (seen)
                    text_add(out, "│ %d │ ", number);
                else
                    text_add(out, "│░░░│ ");
            }
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

static void draw_space(const struct game *g, int space, struct text *out)
{
    const char *ground = is_dark(space) ? "░" : " ";
    text_add(out, "│%s", ground);
    int here = g->space[0] == space ? 0 : g->space[1] == space ? 1 : -1;
    if (here < 0) {
        text_add(out, "%s", ground);
    } else {
        text_style(out, seat_style(here));
        text_add(out, "%s", here == 0 ? "R" : "B");
        text_style(out, STYLE_PLAIN);
    }
    text_add(out, "%s", ground);
}

static void draw_bridge(const struct game *g, struct text *out)
{
    draw_border(out, "┌", "┬", "┐");
    text_add(out, "  ");
    for (int space = 1; space <= SPACES; space++)
        draw_space(g, space, out);
    text_add(out, "│\n");
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
    int width = 4 * fd_distance(g) - 1; /* between the two corners */
    char label[16];
    int length = snprintf(label, sizeof label, width < 14 ? " %d " : " distance %d ",
                          fd_distance(g));
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
        text_add(out, "   In play");
        for (int i = discarded; i < g->discard.count; i++)
            text_add(out, " %d", g->discard.card[i]);
    }
    text_add(out, "\n");
}

void fd_picture(const struct game *g, int observer, struct text *out)
{
    int near = observer == 1 ? 1 : 0; /* the observer sits at the bottom */
    char line[80];
    headline(g, line, sizeof line);
    text_style(out, STYLE_BOLD);
    text_add(out, "  Flash Duel · %s\n\n", line);
    text_style(out, STYLE_PLAIN);
    draw_name(g, observer, 1 - near, out);
    draw_hand(g, observer, 1 - near, out);
    draw_bridge(g, out);
    draw_distance(g, out);
    draw_name(g, observer, near, out);
    draw_hand(g, observer, near, out);
    draw_piles(g, out);
}
