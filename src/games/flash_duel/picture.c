/* picture.c - the table as an observer sees it, for terminals. */
#include "core/format.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/hide.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/words.h"

/* How much room there is: all of it drawn large, hands and bridge in few lines, or also no more
 * than the number of others' abilities. */
enum size { LARGE, SMALL, SMALLEST };

struct drawing {
    const struct game *g;
    int observer;
    enum size size;
    struct text *out;
    int column; /* of the line that is being written */
};

static enum style seat_style(const struct game *g, int seat)
{
    static const enum style styles[] = {STYLE_RED, STYLE_BLUE, STYLE_GREEN, STYLE_YELLOW};
    return fd_is_dragon(g, seat) ? STYLE_PURPLE : styles[seat];
}

/* As on the bridge. */
static char pawn_letter(const struct game *g, int seat)
{
    return fd_is_bot(g, seat) ? 'B' : fd_seat_name(g, seat)[0];
}

/* --- Lines that break where they are full. --- */

enum { INDENT = 2 };

static void begin_line(struct drawing *d)
{
    text_repeat(d->out, " ", INDENT);
    d->column = INDENT;
}

static void end_line(struct drawing *d)
{
    text_add(d->out, "\n");
    d->column = 0;
}

static int columns_of(const struct drawing *d)
{
    return d->out->columns ? d->out->columns : 80;
}

/* Words behind what stands between them and those before, if they go into the same line. */
static void add_words(struct drawing *d, const char *between, const char *words, enum style style)
{
    bool first = d->column <= INDENT;
    if (!first && d->column + text_width(between) + text_width(words) > columns_of(d)) {
        end_line(d);
        begin_line(d);
        text_add(d->out, "  ");
        d->column += 2;
        first = true;
    }
    if (!first) {
        text_add(d->out, "%s", between);
        d->column += text_width(between);
    }
    text_style(d->out, style);
    text_add(d->out, "%s", words);
    text_style(d->out, STYLE_PLAIN);
    d->column += text_width(words);
}

/* --- A fighter. --- */

/* What Betrayal has dealt to the seat, as far as the observer knows. */
static void draw_loyalty(struct drawing *d, int seat)
{
    const struct game *g = d->g;
    bool seen = d->observer == seat || d->observer == ALL_SEEING || (g->shown & seat_bit(seat));
    if (g->mode == MODE_BETRAYAL && g->round && seen)
        add_words(d, "  ", seat == g->traitor ? "traitor" : "loyal", STYLE_PLAIN);
}

/* Round wins, and hit points of who has several. */
static void draw_score(struct drawing *d, int seat)
{
    const struct game *g = d->g;
    int wins = g->wins[fd_side(g, seat)], life = g->persona[seat].life;
    bool lives = fd_is_raid(g) || (fd_is_bot(g, seat) && g->bot == BOT_DRAGON);
    for (int i = 0; !fd_is_raid(g) && i < WINS_NEEDED; i++)
        add_words(d, i ? "" : "  ", i < wins ? "●" : "○", STYLE_PLAIN);
    for (int i = 0; lives && i < life; i++)
        add_words(d, i ? "" : "  ", "♥", STYLE_PLAIN);
}

/* What abilities and others have done to the fighter. */
static void draw_states(struct drawing *d, int seat)
{
    const struct game *g = d->g;
    const struct persona *p = &g->persona[seat];
    const struct {
        bool holds;
        const char *words;
    } states[] = {{g->fighters > 2 && g->round && !fd_is_alive(g, seat), "defeated"},
                  {g->recovering & seat_bit(seat), "recovering"},
                  {p->owes, "dominated"},
                  {p->skip, "skips a turn"},
                  {p->marks & STUNNED, "stunned"},
                  {p->marks & DRAGON_FORM, "Dragon Form"},
                  {p->marks & GROWN, "grown"},
                  {g->silent & seat_bit(seat), "silent"}};
    for (size_t i = 0; i < sizeof states / sizeof *states; i++)
        if (states[i].holds)
            add_words(d, "  ", states[i].words, STYLE_PLAIN);
}

/* Cards that lie apart. */
static void draw_apart(struct drawing *d, int seat)
{
    const struct persona *p = &d->g->persona[seat];
    char words[40];
    if (p->loose) {
        format_into(words, sizeof words, "a %d counts as a %d", p->loose, p->loose_as);
        add_words(d, "  ", words, STYLE_PLAIN);
    }
    if (p->forced) {
        format_into(words, sizeof words, "must move with a %d", p->forced);
        add_words(d, "  ", words, STYLE_PLAIN);
    }
    if (p->stash) {
        bool seen = eyes_include(fd_eyes(d->g, seat), d->observer);
        format_into(words, sizeof words, seen ? "stash: a %d" : "stash: a card", p->stash);
        add_words(d, "  ", words, STYLE_PLAIN);
    }
}

/* Are its cards drawn, where there is room? */
static bool is_hand_large(const struct drawing *d, int seat)
{
    enum { CARD_WIDTH = 6 };
    int size = fd_hand_size(d->g, seat);
    return d->size == LARGE && d->g->fighters == 2 && size &&
           INDENT + CARD_WIDTH * size <= columns_of(d);
}

/* A hand in one line. */
static void draw_short_hand(struct drawing *d, int seat)
{
    const uint8_t *seen = fd_seen_hand(d->g, d->observer, seat);
    int unseen = fd_hand_size(d->g, seat);
    add_words(d, "  ", unseen ? "Hand" : "no cards", STYLE_PLAIN);
    for (int number = 1; number <= NUMBERS; number++)
        for (int i = 0; i < seen[number]; i++, unseen--) {
            char card[4];
            format_into(card, sizeof card, "%d", number);
            add_words(d, " ", card, STYLE_BOLD);
        }
    while (unseen-- > 0)
        add_words(d, " ", "░", STYLE_PLAIN);
}

static bool is_out(const struct game *g, int seat)
{
    return g->fighters > 2 && g->round && !fd_is_alive(g, seat);
}

/* How many of the abilities can still be used, where there is no room for their names. */
static void draw_ability_count(struct drawing *d, int seat)
{
    const struct persona *p = &d->g->persona[seat];
    int all = 0;
    char words[40];
    while (all < SLOTS && p->slot[all])
        all++;
    if (!all)
        return;
    format_into(words, sizeof words, "%d of %d abilities ready", set_count(p->up), all);
    add_words(d, "  ", words, STYLE_DIM);
}

static bool names_abilities(const struct drawing *d, int seat)
{
    return d->size < SMALLEST || seat == (d->observer < 0 ? 0 : d->observer);
}

/* "R  Red  ●○○  Jaina  (you)": the letter is the pawn's. */
static void draw_name(struct drawing *d, int seat)
{
    const struct game *g = d->g;
    const char letter[] = {pawn_letter(g, seat), '\0'};
    int character = g->persona[seat].character;
    begin_line(d);
    add_words(d, "", letter, seat_style(g, seat));
    add_words(d, "  ", fd_seat_name(g, seat), seat_style(g, seat));
    draw_score(d, seat);
    if (character && !fd_is_dragon(g, seat) && !fd_is_bot(g, seat))
        add_words(d, "  ", fd_characters[character], STYLE_PLAIN);
    if (d->observer == seat)
        add_words(d, "  ", "(you)", STYLE_PLAIN);
    draw_loyalty(d, seat);
    draw_states(d, seat);
    draw_apart(d, seat);
    if (g->k.pending & seat_bit(seat))
        add_words(d, "  ", "◂", STYLE_PLAIN);
    if (!is_hand_large(d, seat) && !is_out(g, seat) && g->round)
        draw_short_hand(d, seat);
    if (!names_abilities(d, seat) && !is_out(g, seat))
        draw_ability_count(d, seat);
    end_line(d);
}

/* An ability's name, with a question mark behind it if it is reconstructed. */
static void draw_ability(struct drawing *d, int ability, const char *between, enum style style)
{
    const struct card *card = fd_ability_card(ability);
    char name[40];
    format_into(name, sizeof name, "%s%s", card->name,
                card->provenance == RECONSTRUCTED ? "?" : "");
    add_words(d, between, name, style);
}

/* Those of one kind behind their title. */
static void draw_some(struct drawing *d, int seat, const char *title, unsigned slots)
{
    const char *between = " ";
    if (!slots)
        return;
    add_words(d, "   ", title, STYLE_DIM);
    FOR_EACH_SLOT(slot, slots) {
        draw_ability(d, d->g->persona[seat].slot[slot], between,
                     d->g->persona[seat].up >> slot & 1 ? STYLE_PLAIN : STYLE_DIM);
        between = " · ";
    }
}

static void draw_abilities(struct drawing *d, int seat)
{
    const struct persona *p = &d->g->persona[seat];
    unsigned all = 0;
    for (int i = 0; i < SLOTS && p->slot[i]; i++)
        all |= 1u << i;
    if (!all || !names_abilities(d, seat) || is_out(d->g, seat))
        return;
    begin_line(d);
    draw_some(d, seat, "Abilities:", d->g->round ? p->up : all);
    draw_some(d, seat, "Used:", d->g->round ? all & ~(unsigned)(p->up | p->gone) : 0);
    draw_some(d, seat, "Destroyed:", p->gone);
    end_line(d);
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
static void draw_large_hand(struct drawing *d, int seat)
{
    static const char *const edge[] = {"╭───╮", NULL, "╰───╯"};
    const uint8_t *seen = fd_seen_hand(d->g, d->observer, seat);
    for (int line = 0; line < 3; line++) {
        text_add(d->out, "  ");
        int unseen = fd_hand_size(d->g, seat);
        for (int number = 1; number <= NUMBERS; number++)
            for (int i = 0; i < seen[number]; i++, unseen--)
                draw_card(edge[line], number, d->out);
        while (unseen-- > 0)
            draw_card(edge[line], 0, d->out);
        text_add(d->out, "\n");
    }
}

static void draw_fighter(struct drawing *d, int seat)
{
    draw_name(d, seat);
    draw_abilities(d, seat);
    if (is_hand_large(d, seat))
        draw_large_hand(d, seat);
}

/* The members of a side as they take their turns. */
static void draw_side(struct drawing *d, int side)
{
    const struct game *g = d->g;
    for (int i = 0; i < g->fighters; i++) {
        int seat = g->fighters > 2 && g->round ? g->order[i] : i;
        if (fd_side(g, seat) == side)
            draw_fighter(d, seat);
    }
}

/* --- The bridge. --- */

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

/* Each pawn has a place of its own in its space: of two in the middle, of more in the two lines;
 * a token lies in the last place. */
static int pawn_line(const struct game *g, int seat)
{
    return g->fighters == 2 || seat == 4 ? 0 : seat / 2;
}

static int pawn_column(const struct game *g, int seat)
{
    return g->fighters == 2 ? 1 : seat == 4 ? 2 : seat % 2;
}

static void draw_space(const struct game *g, int space, int line, struct text *out)
{
    const char *ground = fd_is_dark(space) ? "░" : " ";
    const char *token = line == (g->fighters > 2) ? token_on(g, space) : NULL;
    text_add(out, "│");
    for (int column = 0; column < 3; column++) {
        int here = -1;
        for (int seat = 0; seat < g->fighters; seat++)
            if (g->space[seat] == space && pawn_line(g, seat) == line &&
                pawn_column(g, seat) == column)
                here = seat;
        if (here >= 0) {
            text_style(out, seat_style(g, here));
            text_add(out, "%c", pawn_letter(g, here));
            text_style(out, STYLE_PLAIN);
        } else {
            text_add(out, "%s", token && column == 2 ? token : ground);
        }
    }
}

static void draw_numbers(struct text *out)
{
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
    int length = format_into(label, sizeof label, width < 14 ? " %d " : " distance %d ",
                             fd_distance_duel(g));
    text_repeat(out, " ", 4 * g->space[0]);
    text_style(out, STYLE_YELLOW);
    text_add(out, "╰");
    text_repeat(out, "─", (width - length) / 2);
    text_add(out, "%s", label);
    text_repeat(out, "─", width - length - (width - length) / 2);
    text_add(out, "╯\n");
    text_style(out, STYLE_PLAIN);
}

static void draw_bridge(struct drawing *d)
{
    const struct game *g = d->g;
    if (d->size && !g->round) /* nobody stands on it */
        return;
    if (d->size == LARGE)
        draw_border(d->out, "┌", "┬", "┐");
    for (int line = 0; line <= (g->fighters > 2); line++) {
        text_add(d->out, "  ");
        for (int space = 1; space <= SPACES; space++)
            draw_space(g, space, line, d->out);
        text_add(d->out, "│\n");
    }
    if (d->size == LARGE)
        draw_border(d->out, "└", "┴", "┘");
    draw_numbers(d->out);
    if (d->size == LARGE && g->fighters == 2 && g->space[0] && g->space[1])
        draw_distance(g, d->out);
}

/* --- What lies between the fighters. --- */

static void draw_piles(struct drawing *d)
{
    const struct game *g = d->g;
    int gone[NUMBERS + 1] = {0}, discarded = g->discard.count - g->played;
    char words[24];
    for (int i = 0; i < discarded; i++)
        gone[g->discard.card[i]]++;
    begin_line(d);
    format_into(words, sizeof words, "Deck %d", g->deck.count);
    add_words(d, "", words, STYLE_PLAIN);
    if (d->size && fd_distance_of_fronts(g)) {
        format_into(words, sizeof words, "Distance %d", fd_distance_of_fronts(g));
        add_words(d, "   ", words, STYLE_YELLOW);
    }
    add_words(d, "   ", "Discarded", STYLE_PLAIN);
    for (int number = 1; number <= NUMBERS; number++) {
        format_into(words, sizeof words, "%d×%d", gone[number], number);
        add_words(d, "  ", words, STYLE_PLAIN);
    }
    for (int i = discarded; i < g->discard.count; i++) {
        format_into(words, sizeof words, i == discarded ? "In play %d" : "%d", g->discard.card[i]);
        add_words(d, i == discarded ? "   " : " ", words, STYLE_PLAIN);
    }
    end_line(d);
}

/* What else one has to know of the moment. */
static void draw_notes(struct drawing *d)
{
    const struct game *g = d->g;
    struct phrase strike = {0};
    char words[60];
    begin_line(d);
    if (g->strike.count) {
        say(&strike, "%s: ", g->strike.dashing ? "Dashing strike" : "Attack");
        fd_say_needed(g, &strike);
        add_words(d, "   ", strike.text, STYLE_PLAIN);
    }
    if (g->stakes) {
        format_into(words, sizeof words, "The round is worth %d wins", 1 + g->stakes);
        add_words(d, "   ", words, STYLE_PLAIN);
    }
    if (g->reshuffles)
        add_words(d, "   ", "A new deck will be made once", STYLE_PLAIN);
    if (g->extra) {
        format_into(words, sizeof words, "The Dragon has %d extra turn%s", g->extra,
                    plural(g->extra));
        add_words(d, "   ", words, STYLE_PLAIN);
    }
    end_line(d);
}

static bool has_notes(const struct game *g)
{
    return g->strike.count || g->stakes || g->reshuffles || g->extra;
}

/* Custom Clockwork: what nobody has. */
static void draw_pool(struct drawing *d)
{
    const struct game *g = d->g;
    if (!g->pool.count)
        return;
    begin_line(d);
    add_words(d, "", "Pool:", STYLE_DIM);
    for (int i = 0; i < g->pool.count; i++)
        draw_ability(d, g->pool.card[i], i ? " · " : " ", STYLE_PLAIN);
    end_line(d);
}

/* --- The whole. --- */

static void draw_headline(struct drawing *d)
{
    char line[80];
    fd_headline(d->g, line, sizeof line);
    begin_line(d);
    add_words(d, "", "Flash Duel · ", STYLE_BOLD);
    add_words(d, "", line, STYLE_BOLD);
    end_line(d);
    if (d->size == LARGE)
        end_line(d);
}

/* The observer's side is at the bottom. */
static void draw(struct drawing *d)
{
    const struct game *g = d->g;
    int near = d->observer >= 0 && d->observer < g->fighters ? fd_side(g, d->observer) : 0;
    draw_headline(d);
    draw_side(d, 1 - near);
    draw_bridge(d);
    draw_side(d, near);
    draw_piles(d);
    if (has_notes(g))
        draw_notes(d);
    draw_pool(d);
}

/* As large as it fits. */
void fd_picture(const struct game *g, int observer, struct text *out)
{
    struct text try = {.color = out->color, .columns = out->columns};
    struct drawing d = {g, observer, LARGE, &try, 0};
    for (;; d.size++) {
        draw(&d);
        if (!out->rows || text_lines(&try) <= out->rows || d.size == SMALLEST)
            break;
        text_clear(&try);
    }
    text_join(out, &try);
}
