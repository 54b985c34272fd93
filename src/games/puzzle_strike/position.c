/* position.c - positions as JSON: dumped, and loaded again. */
#include "core/read.h"
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/prepare.h"
#include "games/puzzle_strike/turn.h"
#include "games/puzzle_strike/zones.h"

/* --- Writing. --- */

enum awaiting { AWAITS_ACTION, AWAITS_BUY, AWAITS_NOTHING, AWAITS_OTHER };
static const char *const awaiting_names[] = {"action", "buy", "nothing", "a choice", NULL};

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
    put_string(w, NULL, ps_chip_id(g->chip[kind]));
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
    put_string(w, "awaiting", awaiting_names[awaiting(g)]);
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
    put_bytes(w, "places", g->rank, g->k.seats);
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

enum { COUNTER_MOST = 60 };

/* --- Reading, every member checked: chips by their ids. --- */

static int find_chip(const json_t *value)
{
    const char *id = json_string_value(value);
    for (int chip = 1; id && chip < CHIPS; chip++)
        if (!strcmp(id, ps_chip_id(chip)))
            return chip;
    return NO_CHIP;
}

/* A list of chips of this game, as kinds in their order. */
static bool read_kinds(const struct game *g, const json_t *object, const char *key, uint8_t most,
                       uint8_t *count, uint8_t *out, struct reason *why)
{
    const json_t *list = json_object_get(object, key);
    size_t size = json_array_size(list);
    if (!json_is_array(list) || size > most)
        return refuse(why, "'%s' must be a list of at most %d chips.", key, most);
    for (size_t i = 0; i < size; i++) {
        int chip = find_chip(json_array_get(list, i));
        int kind = chip ? ps_find_kind(g, chip) : NO_KIND;
        if (kind == NO_KIND)
            return refuse(why, "'%s' has a chip that is not in this game.", key);
        out[i] = (uint8_t)kind;
    }
    *count = (uint8_t)size;
    return true;
}

static bool read_zone(const struct game *g, const json_t *object, const char *key, uint8_t *counts,
                      struct reason *why)
{
    uint8_t kinds[DECK_MOST], count = 0;
    if (!read_kinds(g, object, key, DECK_MOST, &count, kinds, why))
        return false;
    for (int i = 0; i < count; i++)
        counts[kinds[i]]++;
    return true;
}

/* Ten puzzle chips, then the character chips, all different. */
static bool read_chips(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *list = json_object_get(position, "chips");
    size_t size = json_array_size(list);
    bool fine = size >= PUZZLES && size <= KINDS - FIRST_PUZZLE;
    for (uint8_t kind = 0; kind < FIRST_PUZZLE; kind++)
        g->chip[kind] = kind + 1;
    for (size_t i = 0; fine && i < size; i++) {
        int chip = find_chip(json_array_get(list, i));
        fine = chip && ps_find_kind(g, chip) == NO_KIND &&
               ps_chips[chip].class_ == (i < PUZZLES ? CLASS_PUZZLE : CLASS_CHARACTER);
        g->chip[FIRST_PUZZLE + i] = (uint8_t)chip;
    }
    return fine ||
           refuse(why, "'chips' must be ten puzzle chips and then the character chips of the "
                       "players, each once.");
}

/* --- Members. --- */

/* A list of exactly `many` numbers. */
static bool read_exactly(const json_t *object, const char *key, int high, int many, uint8_t *out,
                         struct reason *why)
{
    uint8_t count = 0;
    return read_list(object, key, 0, high, (uint8_t)many, &count, out, why) &&
           (count == many || refuse(why, "'%s' must have %d numbers.", key, many));
}

static bool read_money(const json_t *object, int8_t *out, struct reason *why)
{
    const json_t *money = json_object_get(object, "money");
    json_int_t value = json_integer_value(money);
    if (!json_is_integer(money) || value < -COUNTER_MOST || value > 2 * COUNTER_MOST)
        return refuse(why, "'money' must be a number from %d to %d.", -COUNTER_MOST,
                      2 * COUNTER_MOST);
    *out = (int8_t)value;
    return true;
}

/* A character has its own three chips; a clockwork soldier has any. */
static bool read_own(struct game *g, struct player *p, const json_t *object, struct reason *why)
{
    uint8_t count = 0;
    if (!read_kinds(g, object, "own", OWN_CHIPS, &count, p->own, why))
        return false;
    bool fine = count == OWN_CHIPS && (p->character == NO_CHARACTER) == g->clockwork;
    for (int i = 0; fine && i < OWN_CHIPS; i++) {
        fine = p->own[i] >= FIRST_CHARACTER;
        if (p->character)
            fine &= g->chip[p->own[i]] == ps_character_chip(p->character, i);
        for (int j = 0; j < i; j++)
            fine &= p->own[i] != p->own[j];
    }
    return fine || refuse(why, "'own' must be the three chips of the seat's character.");
}

static bool read_player(struct game *g, int seat, const json_t *object, struct reason *why)
{
    struct player *p = &g->player[seat];
    return read_name(object, "character", ps_characters, &p->character, why) &&
           read_own(g, p, object, why) && read_zone(g, object, "hand", p->hand, why) &&
           read_zone(g, object, "known", p->known, why) &&
           read_zone(g, object, "discard", p->discard, why) &&
           read_zone(g, object, "table", p->table, why) &&
           read_zone(g, object, "ongoing", p->ongoing, why) &&
           read_kinds(g, object, "bag", DECK_MOST, &p->bag.count, p->bag.card, why) &&
           read_number(object, "topped", 0, p->bag.count, &p->topped, why) &&
           read_number(object, "iron", 0, 16, &p->iron, why) &&
           read_number(object, "anarchy", 0, COUNTER_MOST, &p->anarchy, why) &&
           read_number(object, "promised", 0, COUNTER_MOST, &p->promised, why) &&
           read_exactly(object, "arrows", COUNTER_MOST, ARROWS, p->arrow, why) &&
           read_number(object, "pigs", 0, COUNTER_MOST, &p->pigs, why) &&
           read_number(object, "free_pigs", 0, p->pigs, &p->free_pigs, why) &&
           read_money(object, &p->money, why) &&
           read_number(object, "played", 0, 255, &p->played, why) &&
           read_number(object, "bought", 0, COUNTER_MOST, &p->bought, why) &&
           read_number(object, "flags", 0, 255, &p->flags, why);
}

static bool read_players(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *seats = json_object_get(position, "seats");
    if (json_array_size(seats) != g->k.seats)
        return refuse(why, "'seats' must have one object for each player.");
    for (int seat = 0; seat < g->k.seats; seat++)
        if (!read_player(g, seat, json_array_get(seats, (size_t)seat), why))
            return false;
    for (int kind = FIRST_CHARACTER; kind < KINDS; kind++)
        if (g->chip[kind] && !ps_copies(g, kind))
            return refuse(why, "'chips' has a character chip that nobody began with.");
    return true;
}

static bool read_piles(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *piles = json_object_get(position, "piles");
    size_t sides = g->mode == MODE_TEAM ? 2 : g->k.seats;
    if (json_array_size(piles) != sides)
        return refuse(why, "'piles' must have %zu piles.", sides);
    for (size_t i = 0; i < sides; i++) {
        const json_t *pile = json_array_get(piles, i);
        if (!read_exactly(pile, "gems", COUNTER_MOST, GEMS, g->pile[i].gems, why) ||
            !read_exactly(pile, "stand_ins", COUNTER_MOST, GEMS, g->pile[i].stand_ins, why))
            return false;
    }
    return true;
}

/* PS-155: only of the player whose turn it is, and only while their pile is full. */
static bool read_floating(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *list = json_object_get(position, "floating");
    size_t size = json_array_size(list);
    if (!json_is_array(list) || size > FLOATS ||
        (size && (!ps_is_melee(g) || ps_pile_sum(g, g->turn) < FULL_PILE)))
        return refuse(why, "'floating' must be a list of sends that wait for a full pile.");
    for (size_t i = 0; i < size; i++) {
        struct floating *f = &g->floating[i];
        uint8_t count = 0;
        if (!read_values(json_array_get(list, i), "floating", 0, COUNTER_MOST, 3, &count,
                         &f->target, why) ||
            count != 3 || f->target >= g->k.seats || f->target == g->turn ||
            !ps_is_in_play(g, f->target) || !f->count || f->big > 1)
            return refuse(why, "A floating send is its target, its count, and whether it can't be "
                               "answered.");
    }
    g->floats = (uint8_t)size;
    return true;
}

static bool read_flag_byte(const json_t *object, const char *key, uint8_t *out, struct reason *why)
{
    bool flag = false;
    if (!read_flag(object, key, &flag, why))
        return false;
    *out = flag;
    return true;
}

static bool read_seat_count(struct game *g, const json_t *position, struct reason *why)
{
    bool many = ps_is_melee(g);
    int least = many ? 3 : g->mode == MODE_TEAM ? 4 : 2;
    if (!read_number(position, "players", least, many ? 4 : least, &g->k.seats, why))
        return false;
    kernel_use(&g->k, offsetof(struct game, player) + g->k.seats * sizeof(struct player));
    return true;
}

static bool read_match(struct game *g, const json_t *position, struct reason *why)
{
    uint8_t set = 0;
    if (!read_name(position, "mode", ps_modes, &g->mode, why) ||
        !read_seat_count(g, position, why) ||
        !read_name(position, "set", ps_set_names, &set, why) ||
        !read_flag_byte(position, "clockwork", &g->clockwork, why) ||
        !read_flag_byte(position, "mirror", &g->mirror, why) ||
        !read_name(position, "bank_choice", ps_banks, &g->stacks, why) ||
        !read_exactly(position, "wanted", BASE_PUZZLE + SET_PUZZLES - 1, PUZZLES, g->wanted, why) ||
        !read_exactly(position, "wins", GAMES_NEEDED, 2, g->wins, why) ||
        !read_seat(position, "loser", g->k.seats, &g->loser, why) ||
        !read_exactly(position, "swapped", 255, sizeof g->swapped, g->swapped, why))
        return false;
    g->sets = set + 1;
    return true;
}

static bool read_game(struct game *g, const json_t *position, struct reason *why)
{
    int last = g->k.seats - 1;
    return read_chips(g, position, why) &&
           read_exactly(position, "bank", 64, BANK_STACKS, g->bank, why) &&
           read_exactly(position, "traps", COUNTER_MOST, BANK_STACKS, g->traps, why) &&
           read_zone(g, position, "out", g->out, why) &&
           read_number(position, "oblivion", FIRST_PUZZLE, NO_KIND, &g->oblivion, why) &&
           read_number(position, "level", 0, 3, &g->level, why) &&
           read_number(position, "eliminated", 0, 2 + (last == 3), &g->eliminated, why) &&
           read_seats(position, "in_play", g->k.seats, &g->in_play, why) &&
           read_number(position, "starter", 0, last, &g->starter, why) &&
           read_number(position, "tie_turns", 0, PLAYERS, &g->tie_turns, why) &&
           read_flag_byte(position, "breaking_tie", &g->breaking_tie, why) &&
           read_exactly(position, "places", PLAYERS, g->k.seats, g->rank, why) &&
           read_piles(g, position, why) && read_number(position, "turn", 0, last, &g->turn, why) &&
           read_number(position, "speaker", 0, last, &g->speaker, why) &&
           read_seats(position, "done", g->k.seats, &g->done, why) &&
           read_number(position, "handed", 0, 2, &g->handed, why) &&
           read_number(position, "sale", 0, COUNTER_MOST, &g->sale, why) &&
           read_floating(g, position, why) && read_players(g, position, why);
}

/* The question must fit the position, or the scripts would run into nonsense. */
static bool fits_question(const struct game *g, enum awaiting what, struct reason *why)
{
    bool tie = g->breaking_tie && g->mode == MODE_FREE_FOR_ALL;
    if (g->oblivion >= FIRST_CHARACTER && g->oblivion != NO_KIND)
        return refuse(why, "'oblivion' must be a puzzle stack from %d to %d, or %d.", FIRST_PUZZLE,
                      FIRST_CHARACTER - 1, NO_KIND);
    if (what == AWAITS_NOTHING)
        return true;
    if (g->mode == MODE_TEAM && g->turn > 1)
        return refuse(why, "'turn' of a team is 0 or 1.");
    if (g->mode == MODE_TOURNAMENT && (g->wins[0] == GAMES_NEEDED || g->wins[1] == GAMES_NEEDED))
        return refuse(why, "The match is over when somebody has won %d games.", GAMES_NEEDED);
    if (!ps_is_in_play(g, g->speaker) || ps_side(g, g->speaker) != ps_side(g, g->turn) ||
        (g->done & seat_bit(g->speaker)))
        return refuse(why, "'speaker' must be of the side whose turn it is, and not done.");
    return !g->breaking_tie || (tie && g->tie_turns && set_count(g->in_play) >= 2) ||
           refuse(why, "A tie is broken only in a free-for-all, with turns left.");
}

/* Somebody has won, or it would not be over. */
static bool has_ended(const struct game *g, struct reason *why)
{
    bool won = false, ranked = true;
    for (int seat = 0; seat < g->k.seats; seat++) {
        won |= g->rank[seat] == 1;
        ranked &= g->rank[seat] != 0;
    }
    return (won && ranked) || refuse(why, "A game that is over has places, and a winner.");
}

/* The scripts stand where they would if the game had been played to this question. */
static void restore_scripts(struct game *g, enum awaiting what)
{
    if (what == AWAITS_NOTHING) {
        g->phase = PHASE_OVER;
        return;
    }
    g->phase = what == AWAITS_ACTION ? PHASE_ACTION : PHASE_BUY;
    SCRIPT_RESTORE(match, MATCH_PLAYS_TURN, 0);
    SCRIPT_RESTORE(turn, what == AWAITS_ACTION ? TURN_ASKS_ACTION : TURN_ASKS_PURCHASE, 0);
    kernel_ask(&g->k, seat_bit(g->speaker),
               (struct ask){.kind = what == AWAITS_ACTION ? ASK_ACTION : ASK_BUY});
}

bool ps_load(struct game *g, const json_t *position, struct reason *why)
{
    uint8_t what = 0;
    if (!read_name(position, "awaiting", awaiting_names, &what, why))
        return false;
    if (what == AWAITS_OTHER)
        return refuse(why, "This position is in the middle of a chip; only positions before an "
                           "action or a purchase can be loaded.");
    g->puppet = g->master = NOBODY;
    if (!read_match(g, position, why) || !read_game(g, position, why) ||
        !fits_question(g, what, why) || (what == AWAITS_NOTHING && !has_ended(g, why)))
        return false;
    ps_derive(g);
    restore_scripts(g, what);
    return true;
}
