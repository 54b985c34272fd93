/* position.c - what an observer cannot know, positions as JSON, and whether a state can occur. */
#include "games/puzzle_strike/puzzle_strike.h"

/* PS-066. What was shown of a hand is in `known`. */
bool ps_sees_hand(const struct game *g, int observer, int seat)
{
    (void)g;
    return observer == seat || observer == ALL_SEEING;
}

/* --- Hiding. --- */

static void sort_counts(const uint8_t *counts, uint8_t *out)
{
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < counts[kind]; i++)
            *out++ = (uint8_t)kind;
}

/* One's own bag: its chips are known, their order is not. */
static void hide_order(struct player *p, struct chance *chance)
{
    uint8_t counts[KINDS] = {0};
    size_t below = (size_t)(p->bag.count - p->topped);
    for (size_t i = 0; i < below; i++)
        counts[p->bag.card[i]]++;
    sort_counts(counts, p->bag.card);
    chance_shuffle(chance, p->bag.card, below);
}

/* Somebody else's: which chips he has is known to all, but not which are in the hand. */
static void hide_split(struct player *p, struct chance *chance)
{
    uint8_t counts[KINDS] = {0}, pack[DECK_MOST];
    int below = p->bag.count - p->topped, kept = ps_total(p->kept);
    int held = ps_total(p->hand) + kept;
    for (int i = 0; i < below; i++)
        counts[p->bag.card[i]]++;
    for (int kind = 0; kind < KINDS; kind++)
        counts[kind] = (uint8_t)(counts[kind] + p->hand[kind] + p->kept[kind] - p->known[kind]);
    int unknown = ps_total(counts), seen = held + below - unknown;
    sort_counts(counts, pack);
    chance_shuffle(chance, pack, (size_t)unknown);
    memcpy(p->bag.card, pack, (size_t)below);
    memset(p->hand, 0, sizeof p->hand);
    memset(p->kept, 0, sizeof p->kept);
    uint8_t hand[KINDS];
    memcpy(hand, p->known, sizeof hand);
    for (int i = below; i < unknown; i++)
        hand[pack[i]]++;
    assert(seen == ps_total(p->known));
    (void)seen;
    sort_counts(hand, pack);
    if (kept)
        chance_shuffle(chance, pack, (size_t)held);
    for (int i = 0; i < held; i++)
        (i < kept ? p->kept : p->hand)[pack[i]]++;
}

void ps_hide(struct game *g, int observer, struct chance *chance)
{
    g->chosen = (struct option){0}; /* nobody reads it any more, and it may be a secret */
    for (int seat = 0; seat < g->k.seats; seat++)
        if (ps_sees_hand(g, observer, seat))
            hide_order(&g->player[seat], chance);
        else
            hide_split(&g->player[seat], chance);
}

/* --- Writing. --- */

const char *const ps_awaiting_names[] = {"action", "buy", "nothing", "a choice", NULL};

static enum awaiting awaiting(const struct game *g)
{
    if (!g->k.pending)
        return AWAITS_NOTHING;
    return g->k.ask.kind == ASK_ACTION ? AWAITS_ACTION
           : g->k.ask.kind == ASK_BUY  ? AWAITS_BUY
                                       : AWAITS_OTHER;
}

static void put_chip(const struct game *g, struct writer *w, int kind)
{
    put_string(w, NULL, ps_cards[g->chip[kind] - 1].id);
}

static void put_zone(const struct game *g, struct writer *w, const char *key, const uint8_t *counts)
{
    put_open(w, key, '[');
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < counts[kind]; i++)
            put_chip(g, w, kind);
    put_close(w);
}

static void dump_player(const struct game *g, const struct player *p, struct writer *w)
{
    put_open(w, NULL, '{');
    put_string(w, "character", ps_characters[p->character]);
    put_open(w, "own", '[');
    for (int i = 0; i < OWN_CHIPS && g->phase != PHASE_SETUP; i++)
        put_chip(g, w, p->own[i]);
    put_close(w);
    put_zone(g, w, "hand", p->hand);
    put_zone(g, w, "known", p->known);
    put_zone(g, w, "discard", p->discard);
    put_zone(g, w, "table", p->table);
    put_zone(g, w, "ongoing", p->ongoing);
    put_open(w, "bag", '[');
    for (int i = 0; i < p->bag.count; i++)
        put_chip(g, w, p->bag.card[i]);
    put_close(w);
    put_int(w, "topped", p->topped);
    put_int(w, "iron", p->iron);
    put_int(w, "anarchy", p->anarchy);
    put_int(w, "promised", p->promised);
    put_bytes(w, "arrows", p->arrow, ARROWS);
    put_int(w, "pigs", p->pigs);
    put_int(w, "free_pigs", p->free_pigs);
    put_int(w, "money", p->money);
    put_int(w, "played", p->played);
    put_int(w, "bought", p->bought);
    put_int(w, "flags", p->flags);
    put_close(w);
}

static void dump_match(const struct game *g, struct writer *w)
{
    put_string(w, "mode", ps_modes[g->mode]);
    put_int(w, "players", g->k.seats);
    put_string(w, "set", ps_set_names[g->sets - 1]);
    put_bool(w, "clockwork", g->clockwork);
    put_bool(w, "mirror", g->mirror);
    put_string(w, "bank_choice", ps_banks[g->stacks]);
    put_bytes(w, "wanted", g->wanted, PUZZLES);
    put_bytes(w, "wins", g->wins, 2);
    put_seat(w, "loser", g->loser);
    put_bytes(w, "swapped", g->swapped, sizeof g->swapped);
}

static void dump_piles(const struct game *g, struct writer *w)
{
    put_open(w, "piles", '[');
    for (int side = 0; side < (g->mode == MODE_TEAM ? 2 : g->k.seats); side++) {
        put_open(w, NULL, '{');
        put_bytes(w, "gems", g->pile[side].gems, GEMS);
        put_bytes(w, "stand_ins", g->pile[side].stand_ins, GEMS);
        put_close(w);
    }
    put_close(w);
    put_open(w, "floating", '[');
    for (int i = 0; i < g->floats; i++)
        put_bytes(w, NULL, &g->floating[i].target, sizeof g->floating[i]);
    put_close(w);
}

void ps_dump(const struct game *g, struct writer *w)
{
    put_string(w, "awaiting", ps_awaiting_names[awaiting(g)]);
    dump_match(g, w);
    put_open(w, "chips", '[');
    for (int kind = FIRST_PUZZLE; kind < KINDS; kind++)
        if (g->chip[kind])
            put_chip(g, w, kind);
    put_close(w);
    put_bytes(w, "bank", g->bank, BANK_STACKS);
    put_bytes(w, "traps", g->traps, BANK_STACKS);
    put_zone(g, w, "out", g->out);
    put_int(w, "oblivion", g->oblivion);
    put_int(w, "level", g->level);
    put_int(w, "eliminated", g->eliminated);
    put_seats(w, "in_play", g->in_play);
    put_int(w, "starter", g->starter);
    put_int(w, "tie_turns", g->tie_turns);
    put_bool(w, "breaking_tie", g->breaking_tie);
    put_bytes(w, "places", g->place, g->k.seats);
    dump_piles(g, w);
    put_int(w, "turn", g->turn);
    put_int(w, "speaker", g->speaker);
    put_seats(w, "done", g->done);
    put_int(w, "handed", g->handed);
    put_int(w, "sale", g->sale);
    put_open(w, "seats", '[');
    for (int seat = 0; seat < g->k.seats; seat++)
        dump_player(g, &g->player[seat], w);
    put_close(w);
}

/* --- Soundness. --- */

static int count_chips(const struct game *g, int kind)
{
    int count = g->bank[kind] + g->out[kind];
    for (int seat = 0; seat < g->k.seats; seat++) {
        const struct player *p = &g->player[seat];
        count += p->hand[kind] + p->kept[kind] + p->discard[kind] + p->table[kind];
        count += p->ongoing[kind] + (kind == CRASH_GEM) * p->iron;
        for (int i = 0; i < p->bag.count; i++)
            count += p->bag.card[i] == kind;
    }
    for (int side = 0; side < PLAYERS && ps_is_gem(kind); side++)
        count += g->pile[side].gems[kind] - g->pile[side].stand_ins[kind];
    return count;
}

static bool is_conserved(const struct game *g, struct reason *why)
{
    for (int kind = 0; kind < KINDS; kind++)
        if (count_chips(g, kind) != ps_copies(g, kind))
            return refuse(why, "There are %d chips '%s'; there should be %d.", count_chips(g, kind),
                          g->chip[kind] ? ps_name(g, kind) : "of no kind", ps_copies(g, kind));
    return true;
}

static bool is_player_sound(const struct player *p, struct reason *why)
{
    for (int kind = 0; kind < KINDS; kind++)
        if (p->known[kind] > p->hand[kind] + p->kept[kind])
            return refuse(why, "'known' must be a part of the hand.");
    return p->topped <= p->bag.count || refuse(why, "'topped' is more than the bag has.");
}

static bool is_alive_sound(const struct game *g, struct reason *why)
{
    int alive = __builtin_popcount(g->in_play);
    bool tie = g->mode == MODE_FREE_FOR_ALL && g->breaking_tie;
    if (g->turn >= g->k.seats || !(g->in_play >> g->turn & 1))
        return g->phase == PHASE_OVER || refuse(why, "Whose turn it is must be in play.");
    if (!tie && (alive != g->k.seats - g->eliminated || alive < 2))
        return g->phase == PHASE_OVER || refuse(why, "Everybody who is not eliminated is in play.");
    if (g->eliminated && g->mode != MODE_LAST_STANDING)
        return refuse(why, "Nobody is eliminated in this mode.");
    return (!tie && !g->tie_turns) || (tie && g->tie_turns <= alive) ||
           refuse(why, "'tie_turns' is at most the number of players in play.");
}

bool ps_sound(const struct game *g, struct reason *why)
{
    if (g->phase == PHASE_SETUP)
        return true;
    for (int seat = 0; seat < g->k.seats; seat++)
        if (!is_player_sound(&g->player[seat], why))
            return false;
    for (int side = 0; side < PLAYERS; side++)
        for (int i = 0; i < GEMS; i++)
            if (g->pile[side].stand_ins[i] > g->pile[side].gems[i])
                return refuse(why, "A pile has more stand-ins than gems.");
    return is_conserved(g, why) && is_alive_sound(g, why);
}
