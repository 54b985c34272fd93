/* view.c - the table as an observer sees it, as JSON for programs. */
#include "core/view.h"
#include "core/format.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/hide.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/words.h"

static const char *const number_ids[] = {NULL, "1", "2", "3", "4", "5"};

void fd_headline(const struct game *g, char *out, size_t capacity)
{
    const char *asked = g->k.pending ? fd_seat_name(g, set_first(g->k.pending)) : "";
    bool several = g->mode == MODE_TEAM || (fd_is_raid(g) && g->winner == 0);
    char round[16] = "The raid";
    if (!fd_is_raid(g))
        format_into(round, sizeof round, "Round %d", g->round);
    if (!g->k.pending && g->winner == NOBODY)
        format_into(out, capacity, "The game is a draw");
    else if (!g->k.pending)
        format_into(out, capacity, "%s win%s the game", fd_side_name(g, g->winner),
                    several ? "" : "s");
    else if (g->k.ask.kind == ASK_STARTER)
        format_into(out, capacity, "Round %d is over, %s decides who begins", g->round, asked);
    else if (g->k.ask.kind == ASK_CHARACTER)
        format_into(out, capacity, "Characters are chosen");
    else if (g->k.ask.kind == ASK_DRAFT || g->k.ask.kind == ASK_TWEAK || g->k.ask.kind == ASK_KIT)
        format_into(out, capacity, "%s chooses an ability", asked);
    else if (g->k.ask.kind == ASK_ORDER)
        format_into(out, capacity, "%s is over, %s chooses the order of turns", round, asked);
    else if (g->k.ask.kind == ASK_RESPONSE)
        format_into(out, capacity, "%s, %s must respond", round, asked);
    else if (g->k.ask.kind == ASK_ASSIST)
        format_into(out, capacity, "%s, %s may help %s to block", round, asked,
                    fd_seat_name(g, g->k.ask.a));
    else if (g->k.ask.kind == ASK_ACTION)
        format_into(out, capacity, "%s, %s to act", round, asked);
    else if (g->k.ask.kind == ASK_WORD && g->k.ask.b)
        format_into(out, capacity, "%s, %s takes effect if nobody speaks up", round,
                    fd_ability_name(g->k.ask.b));
    else if (g->k.ask.kind == ASK_WORD)
        format_into(out, capacity, "%s, %s to %s if nobody speaks up", round,
                    fd_seat_name(g, g->k.ask.a), g->strike.count ? "respond" : "act");
    else
        format_into(out, capacity, "%s, %s's turn, %s decides", round, fd_seat_name(g, g->turn),
                    asked);
}

static void view_marks(const struct game *g, int seat, struct writer *w)
{
    const struct persona *p = &g->persona[seat];
    put_open(w, "marks", '[');
    if (g->recovering & seat_bit(seat))
        put_string(w, NULL, "recovering");
    for (int i = 0; i < p->owes; i++)
        put_string(w, NULL, "dominated");
    for (int i = 0; i < p->skip; i++)
        put_string(w, NULL, "skips a turn");
    if (p->marks & STUNNED)
        put_string(w, NULL, "stunned");
    if (p->marks & DRAGON_FORM)
        put_string(w, NULL, "dragon form");
    if (p->marks & GROWN)
        put_string(w, NULL, "giant growth");
    if (fd_is_bot(g, seat) && g->bot == BOT_DRAGON && g->round)
        put_format(w, NULL, "%d hit point%s left", p->life, plural(p->life));
    if (g->used & seat_bit(seat))
        put_string(w, NULL, "used an ability this turn");
    if (p->forced)
        put_format(w, NULL, "must move with a %d", p->forced);
    if (g->fighters > 2 && g->round && !fd_is_alive(g, seat))
        put_string(w, NULL, "defeated");
    if (g->shown & seat_bit(seat))
        put_string(w, NULL, seat == g->traitor ? "traitor" : "loyal");
    if (g->silent & seat_bit(seat))
        put_string(w, NULL, "silent");
    put_close(w);
}

/* FD-297: only its owner knows a loyalty card that has not been turned up. */
static void view_loyalty(const struct game *g, int observer, int seat, struct writer *w)
{
    char id[40];
    if (g->mode != MODE_BETRAYAL || !g->round)
        return;
    bool seen = observer == seat || observer == ALL_SEEING || (g->shown & seat_bit(seat));
    format_into(id, sizeof id, "seat%d.loyalty", seat);
    view_zone_open(w, id, "loyalty", seat, "Loyalty", 1);
    view_card(w, id, 0, !seen ? NULL : seat == g->traitor ? "traitor" : "loyal");
    view_zone_close(w);
}

static void view_seat(const struct game *g, int seat, struct writer *w)
{
    view_seat_open(w, seat, fd_seat_name(g, seat));
    if (fd_is_raid(g))
        view_counter(w, seat, "hit points", "hit points", g->persona[seat].life);
    else
        view_counter_of(w, seat, "wins", "rounds won", g->wins[fd_side(g, seat)], WINS_NEEDED);
    view_counter(w, seat, "advance", "spaces advanced", g->space[seat] ? fd_advance(g, seat) : 0);
    put_close(w);
    if (g->fighters > 2)
        put_string(w, "side", fd_side_name(g, fd_side(g, seat)));
    view_marks(g, seat, w);
    if (g->persona[seat].character)
        put_string(w, "character", fd_characters[g->persona[seat].character]);
    put_close(w);
}

static void view_hand(const struct game *g, int observer, int seat, struct writer *w)
{
    char id[40];
    int index = 0;
    const uint8_t *seen = fd_seen_hand(g, observer, seat);
    int count = fd_hand_size(g, seat);
    format_into(id, sizeof id, "seat%d.hand", seat);
    view_zone_open(w, id, "hand", seat, "Hand", count);
    for (int number = 1; number <= NUMBERS; number++)
        for (int i = 0; i < seen[number]; i++)
            view_card(w, id, index++, number_ids[number]);
    while (index < count)
        view_card(w, id, index++, NULL);
    view_zone_close(w);
}

/* The ability cards of one kind: those whose slots are in the set. */
static void view_abilities(const struct game *g, int seat, const char *kind, const char *title,
                           unsigned slots, struct writer *w)
{
    char id[40];
    int index = 0;
    format_into(id, sizeof id, "seat%d.%s", seat, kind);
    view_zone_open(w, id, kind, seat, title, set_count(slots));
    FOR_EACH_SLOT(slot, slots)
        view_card(w, id, index++, fd_ability_card(g->persona[seat].slot[slot])->id);
    view_zone_close(w);
}

/* Zones that only some fighters have, some of the time. */
static void view_single(int seat, const char *kind, const char *title, int card, bool seen,
                        struct writer *w)
{
    char id[40];
    if (!card)
        return;
    format_into(id, sizeof id, "seat%d.%s", seat, kind);
    view_zone_open(w, id, kind, seat, title, 1);
    view_card(w, id, 0, seen ? number_ids[card] : NULL);
    view_zone_close(w);
}

static void view_persona(const struct game *g, int observer, int seat, struct writer *w)
{
    const struct persona *p = &g->persona[seat];
    char title[40];
    unsigned all = 0;
    for (int i = 0; i < SLOTS; i++)
        all |= (unsigned)(p->slot[i] != 0) << i;
    if (all) {
        view_abilities(g, seat, "abilities", "Abilities", p->up, w);
        view_abilities(g, seat, "spent", "Used abilities", all & ~(unsigned)(p->up | p->gone), w);
        view_abilities(g, seat, "destroyed", "Destroyed abilities", p->gone, w);
    }
    if (p->loose) {
        format_into(title, sizeof title, "Counts as %d", p->loose_as);
        view_single(seat, "loose", title, p->loose, true, w);
    }
    view_single(seat, "stash", "Stash", p->stash, eyes_include(fd_eyes(g, seat), observer), w);
}

static void view_open_zone(const char *id, const char *title, const uint8_t *cards, int count,
                           struct writer *w)
{
    view_zone_open(w, id, id, NOBODY, title, count);
    for (int i = 0; i < count; i++)
        view_card(w, id, i, number_ids[cards[i]]);
    view_zone_close(w);
}

/* FD-122: visible to both. */
static void view_pool(const struct game *g, struct writer *w)
{
    if (!g->pool.count)
        return;
    view_zone_open(w, "pool", "pool", NOBODY, "Pool", g->pool.count);
    for (int i = 0; i < g->pool.count; i++)
        view_card(w, "pool", i, fd_ability_card(g->pool.card[i])->id);
    view_zone_close(w);
}

/* The deck's top cards, for the one who has looked at them. */
static void view_peeked(const struct game *g, int observer, struct writer *w)
{
    if (!g->peeked || !eyes_include(fd_eyes(g, g->peeker), observer))
        return;
    view_zone_open(w, "peeked", "peeked", NOBODY, "On top of the deck", g->peeked);
    for (int i = 0; i < g->peeked; i++)
        view_card(w, "peeked", i, number_ids[g->deck.card[g->deck.count - 1 - i]]);
    view_zone_close(w);
}

/* Written out, because every view has them all. */
static const char *const space_ids[SPACES + 1] = {
    "",        "space1",  "space2",  "space3",  "space4",  "space5",  "space6",
    "space7",  "space8",  "space9",  "space10", "space11", "space12", "space13",
    "space14", "space15", "space16", "space17", "space18"};

static void view_spaces(const struct game *g, struct writer *w)
{
    put_open(w, "spaces", '[');
    for (int space = 1; space <= SPACES; space++) {
        put_open(w, NULL, '{');
        put_literal(w, "id", space_ids[space]);
        put_literal(w, "title", space_ids[space] + strlen("space"));
        put_literal(w, "kind", fd_is_dark(space) ? "dark" : "light");
        put_open(w, "pieces", '[');
        for (int seat = 0; seat < g->fighters; seat++) {
            if (g->space[seat] == space)
                put_format(w, NULL, "pawn%d", seat);
            if (g->persona[seat].soldier == space)
                put_format(w, NULL, "soldier%d", seat);
        }
        if (g->mine == space)
            put_string(w, NULL, "mine");
        put_close(w);
        put_close(w);
    }
    put_close(w);
}

static void view_strike(const struct game *g, struct writer *w)
{
    put_open(w, "strike", '{');
    put_int(w, "number", g->strike.number);
    put_int(w, "count", g->strike.count);
    put_bool(w, "dashing", g->strike.dashing);
    if (g->fighters > 2)
        put_int(w, "helped", g->strike.helped);
    put_close(w);
}

static void view_zones(const struct game *g, int observer, struct writer *w)
{
    int discarded = g->discard.count - g->played;
    put_open(w, "zones", '[');
    for (int seat = 0; seat < g->fighters; seat++) {
        view_hand(g, observer, seat, w);
        view_persona(g, observer, seat, w);
        view_loyalty(g, observer, seat, w);
    }
    view_zone_closed(w, "deck", "deck", NOBODY, "Deck", g->deck.count);
    view_peeked(g, observer, w);
    view_pool(g, w);
    view_open_zone("play", "In play", g->discard.card + discarded, g->played, w);
    view_open_zone("discard", "Discard pile", g->discard.card, discarded, w);
    put_close(w);
}

void fd_view(const struct game *g, int observer, struct writer *w)
{
    char line[80];
    fd_headline(g, line, sizeof line);
    put_literal(w, "mode", fd_modes[g->mode]);
    put_string(w, "headline", line);
    put_int(w, "round", g->round);
    put_int(w, "turn", g->turn);
    put_int(w, "distance", fd_distance_of_fronts(g));
    put_int(w, "stakes", g->stakes);
    if (g->fighters > 2)
        put_bytes(w, "order", g->order, g->fighters);
    if (fd_is_raid(g)) {
        put_int(w, "extra_turns", g->extra);
        put_int(w, "reshuffles", g->reshuffles);
    }
    view_strike(g, w);
    put_open(w, "seats", '[');
    for (int seat = 0; seat < g->fighters; seat++)
        view_seat(g, seat, w);
    put_close(w);
    view_zones(g, observer, w);
    view_spaces(g, w);
}
