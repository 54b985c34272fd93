/* prepare.c - before a game: the setup, characters, the bank, drafts, the loser's choice. */
#include "games/puzzle_strike/prepare.h"

#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/deck.h"
#include "games/puzzle_strike/sides.h"

/* The first values of the setup's characters. */
enum { CHARACTER_RANDOM, CHARACTER_CHOOSE, CHARACTER_FIRST };

/* --- Characters. --- */

static bool is_taken(const struct game *g, int character)
{
    FOR_EACH_SEAT(seat, ps_everybody(g))
        if (g->player[seat].character == character)
            return true;
    return false;
}

static uint8_t set_of(int character)
{
    return character <= SET_CHARACTERS ? SHADOWS : BASE;
}

/* A kind for this chip: the one it has (in a mirror match), or a new one. */
static uint8_t kind_for(struct game *g, int chip)
{
    uint8_t kind = FIRST_CHARACTER;
    while (g->chip[kind] && g->chip[kind] != chip)
        kind++;
    assert(kind < KINDS);
    g->chip[kind] = (uint8_t)chip;
    return kind;
}

/* PS-054: a character comes with its three chips. */
static void outfit(struct game *g, int seat, int character)
{
    g->player[seat].character = (uint8_t)character;
    EVENT(.kind = CHARACTER_SET, .seat = (uint8_t)seat, .open = {(uint8_t)character});
}

/* Hands out kinds for everybody's character chips. */
static void assign_kinds(struct game *g)
{
    if (g->clockwork)
        return;
    memset(g->chip + FIRST_CHARACTER, 0, KINDS - FIRST_CHARACTER);
    FOR_EACH_SEAT(seat, ps_everybody(g))
        for (int i = 0; i < OWN_CHIPS; i++)
            g->player[seat].own[i] = kind_for(g, ps_character_chip(g->player[seat].character, i));
}

/* PS-069: different ones, unless mirror matches are wanted. Who has one already wants another. */
struct option *ps_offer_characters(const struct game *g, int seat, struct option *out)
{
    for (uint8_t character = 1; character <= CHARACTERS; character++)
        if ((set_of(character) & g->sets) && g->player[seat].character != character &&
            (g->mirror || !is_taken(g, character)))
            *out++ = (struct option){PICK_CHARACTER, .a = character};
    return out;
}

static void draw_characters(struct game *g)
{
    FOR_EACH_SEAT(seat, ps_everybody(g)) {
        struct option pack[CHARACTERS];
        if (g->player[seat].character || (g->choosers & seat_bit(seat)))
            continue;
        long count = ps_offer_characters(g, seat, pack) - pack;
        outfit(g, seat, pack[chance_below(&g->k.chance, (unsigned)count)].a);
    }
}

/* --- The bank. --- */

static bool in_bank_list(const struct game *g, int chip)
{
    return memchr(g->chip + FIRST_PUZZLE, chip, PUZZLES);
}

/* Fills up the bank with random puzzle chips of the wanted sets (PS-075). */
static void fill_bank(struct game *g)
{
    uint8_t pack[PUZZLE_CHIPS];
    size_t count = 0;
    for (int chip = SHADOWS_PUZZLE; chip < SHADOWS_PUZZLE + PUZZLE_CHIPS; chip++)
        if ((ps_chips[chip].set & g->sets) && !in_bank_list(g, chip))
            pack[count++] = (uint8_t)chip;
    chance_shuffle(&g->k.chance, pack, count);
    for (int i = 0; i < PUZZLES; i++)
        if (!g->chip[FIRST_PUZZLE + i])
            g->chip[FIRST_PUZZLE + i] = pack[--count];
}

static void lay_bank(struct game *g)
{
    bool again = g->loser != NOBODY;
    memcpy(g->chip + FIRST_PUZZLE, g->stacks == BANK_CUSTOM ? g->wanted : ps_named_banks[g->stacks],
           PUZZLES);
    if (memchr(g->chip + FIRST_PUZZLE, NO_CHIP, PUZZLES))
        fill_bank(g);
    EVENT(.kind = BANK_LAID, .seat = NOBODY, .open = {again});
}

/* --- A fresh game. --- */

/* PS-006, PS-077; of a character chip, as many as there are players who have it. */
int ps_copies(const struct game *g, int kind)
{
    static const uint8_t basic[] = {64, 20, 16, 12, 20, 16, 10, 24};
    int copies = kind < FIRST_PUZZLE ? basic[kind] : kind < FIRST_CHARACTER ? 5 : 0;
    for (int seat = 0; seat < g->k.seats && kind >= FIRST_CHARACTER; seat++)
        copies += memchr(g->player[seat].own, kind, OWN_CHIPS) != NULL;
    return copies;
}

/* PS-070 to PS-072. */
static void deal(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    for (int i = 0; i < OWN_CHIPS; i++)
        zone_put(ZONE_OF(p->bag), p->own[i]);
    for (int i = 0; i < 6; i++)
        zone_put(ZONE_OF(p->bag), GEM1);
    zone_put(ZONE_OF(p->bag), CRASH_GEM);
    g->bank[GEM1] = (uint8_t)(g->bank[GEM1] - 6);
    g->bank[CRASH_GEM]--;
    ps_shuffle_bag(g, seat);
    ps_draw(g, seat, HAND);
}

void ps_derive(struct game *g)
{
    memset(g->actions, 0, sizeof g->actions);
    memset(g->priced, 0, sizeof g->priced);
    for (int kind = 0; kind < KINDS; kind++) {
        const struct chip *chip = ps_chip(g, kind);
        uint8_t bit = (uint8_t)(1u << (kind & 7));
        if (ps_is_action(g, kind))
            g->actions[kind >> 3] |= bit;
        if (kind < BANK_STACKS)
            g->priced[chip->cost][kind >> 3] |= bit;
    }
    for (int cost = 1; cost <= MOST_COST; cost++)
        for (int i = 0; i < 3; i++)
            g->priced[cost][i] |= g->priced[cost - 1][i];
}

static void set_up(struct game *g)
{
    assign_kinds(g);
    ps_derive(g);
    memset(g->out, 0, sizeof g->out);
    memset(g->traps, 0, sizeof g->traps);
    memset(g->rank, 0, sizeof g->rank);
    memset(g->pile, 0, sizeof g->pile);
    g->oblivion = NO_KIND;
    g->level = g->eliminated = 0;
    g->in_play = ps_everybody(g);
    g->turn = g->starter;
    for (int kind = 0; kind < BANK_STACKS; kind++)
        g->bank[kind] = (uint8_t)ps_copies(g, kind);
    FOR_EACH_SEAT(seat, ps_everybody(g)) {
        struct player fresh = {.character = g->player[seat].character};
        memcpy(fresh.own, g->player[seat].own, OWN_CHIPS);
        g->player[seat] = fresh;
    }
    EVENT(.kind = GAME_BEGAN, .seat = g->starter, .open = {(uint8_t)(g->wins[0] + g->wins[1] + 1)});
    FOR_EACH_SEAT(seat, ps_everybody(g))
        deal(g, seat);
}

/* --- Custom Clockwork. --- */

/* PS-169, PS-170: without Shadow Plague. */
static void lay_pool(struct game *g)
{
    uint8_t pack[CHARACTER_CHIPS];
    size_t count = 0;
    for (int i = 0; i < CHARACTER_CHIPS; i++)
        if (ps_chips[FIRST_CHARACTER_CHIP + i].set & g->sets &&
            FIRST_CHARACTER_CHIP + i != CHIP_shadow_plague)
            pack[count++] = (uint8_t)(FIRST_CHARACTER_CHIP + i);
    chance_shuffle(&g->k.chance, pack, count);
    g->pool.count = (uint8_t)(3 * g->k.seats + 3);
    memcpy(g->pool.card, pack, g->pool.count);
}

/* The seat that drafts as number 0, 1 ...; team mates are numbers 0 and 3, 1 and 2 (PS-175). */
static uint8_t drafter(const struct game *g, int number)
{
    return (uint8_t)(g->mode == MODE_TEAM ? number ^ g->starter
                                          : ps_seat_after(g, g->starter, number));
}

static void take_draft(struct game *g, int seat, int round, int index)
{
    uint8_t *card = g->pool.card + index;
    assert(index < g->pool.count);
    g->player[seat].own[round] = kind_for(g, *card);
    EVENT(.kind = DRAFTED, .seat = (uint8_t)seat, .open = {*card});
    g->pool.count--;
    memmove(card, card + 1, (size_t)(g->pool.count - index));
    g->pool.card[g->pool.count] = 0;
}

/* PS-171 to PS-174: there, back, and there again. */
SCRIPT(draft, uint8_t round, i, who;)
{
    BEGIN;
    lay_pool(g);
    for (; my->round < OWN_CHIPS; my->round++)
        for (my->i = 0; my->i < g->k.seats; my->i++) {
            my->who = drafter(g, my->round == 1 ? g->k.seats - 1 - my->i : my->i);
            ASK(1, my->who, ASK_DRAFT);
            take_draft(g, my->who, my->round, ANSWER(my->who).a);
        }
    zone_clear(ZONE_OF(g->pool));
    END;
}

/* --- Tournament. --- */

/* PS-205 to PS-208: both choose in secret; if it is the same and may not be, a coin decides. */
SCRIPT(double_blind, uint8_t who; uint8_t character;)
{
    BEGIN;
    ASK_ALL(1, 3, ASK_CHARACTER);
    {
        uint8_t first = ANSWER(0).a, second = ANSWER(1).a;
        if (first != second || g->mirror) {
            outfit(g, 0, first);
            outfit(g, 1, second);
            RETURN(0);
        }
        my->character = first;
    }
    my->who = (uint8_t)chance_below(&g->k.chance, 2);
    EVENT(.kind = SAME_CHOICE, .seat = my->who, .open = {my->character});
    outfit(g, my->who ^ 1, my->character);
    ASK(2, my->who, ASK_CHARACTER);
    outfit(g, my->who, ANSWER(my->who).a);
    ASK(3, my->who, ASK_EITHER, EITHER_order, 3);
    g->starter = my->who ^ (ANSWER(my->who).a == 1);
    END;
}

static bool was_swapped(const struct game *g, int chip)
{
    int i = chip - SHADOWS_PUZZLE;
    return g->swapped[i >> 3] >> (i & 7) & 1;
}

/* PS-216: not what was switched out before. */
struct option *ps_offer_swaps(const struct game *g, struct option *out)
{
    for (uint8_t kind = FIRST_PUZZLE; g->k.ask.kind == ASK_SWAP_OUT && kind < FIRST_CHARACTER;
         kind++)
        *out++ = (struct option){SWAP_OUT, .a = kind};
    for (uint8_t chip = SHADOWS_PUZZLE;
         g->k.ask.kind == ASK_SWAP_IN && chip < SHADOWS_PUZZLE + PUZZLE_CHIPS; chip++)
        if ((ps_chips[chip].set & g->sets) && !in_bank_list(g, chip) && !was_swapped(g, chip))
            *out++ = (struct option){SWAP_IN, .a = chip};
    return out;
}

static void swap_stack(struct game *g, int seat, int kind, int chip)
{
    int i = g->chip[kind] - SHADOWS_PUZZLE;
    assert(ps_is_puzzle(kind));
    g->swapped[i >> 3] |= (uint8_t)(1u << (i & 7));
    EVENT(.kind = STACK_SWAPPED, .seat = (uint8_t)seat, .open = {g->chip[kind], (uint8_t)chip});
    g->chip[kind] = (uint8_t)chip;
}

/* PS-212 to PS-220: the loser plays first, and may change one thing. */
SCRIPT(losers_choice, uint8_t who; uint8_t kind, verb;)
{
    BEGIN;
    ASK(1, my->who, ASK_LOSER);
    my->verb = ANSWER(my->who).verb;
    if (my->verb == LOSER_KEEP)
        EVENT(.kind = NOTHING_CHANGED, .seat = my->who);
    if (my->verb == LOSER_CHARACTER) {
        ASK(2, my->who, ASK_CHARACTER);
        outfit(g, my->who, ANSWER(my->who).a);
    }
    if (my->verb == LOSER_STACK) {
        ASK(3, my->who, ASK_SWAP_OUT);
        my->kind = ANSWER(my->who).a;
        ASK(4, my->who, ASK_SWAP_IN, my->kind);
        swap_stack(g, my->who, my->kind, ANSWER(my->who).a);
    }
    if (my->verb == LOSER_BANK)
        lay_bank(g);
    g->starter = my->who;
    set_up(g);
    END;
}

/* --- All modes. --- */

/* PS-068, PS-073, PS-210. */
SCRIPT(prepare, uint8_t who;)
{
    BEGIN;
    g->starter = (uint8_t)chance_below(&g->k.chance, g->mode == MODE_TEAM ? 2 : g->k.seats);
    if (g->clockwork) {
        CALL(1, draft, 0);
    } else if (g->mode == MODE_TOURNAMENT) {
        CALL(2, double_blind, NO_ARGUMENT);
    } else {
        draw_characters(g);
        for (; g->choosers; g->choosers &= (seat_set)~seat_bit(my->who)) {
            my->who = (uint8_t)set_first(g->choosers);
            ASK(3, my->who, ASK_CHARACTER);
            outfit(g, my->who, ANSWER(my->who).a);
        }
    }
    lay_bank(g);
    set_up(g);
    END;
}

/* --- The setup. --- */

/* PS-075: the stacks of a custom bank are different. */
static bool read_stacks(struct game *g, const struct setup *setup, struct reason *why)
{
    for (int i = 0; i < PUZZLES; i++) {
        int choice = setup_get(puzzle_strike.setup, setup, FIELD_STACKS, i);
        uint8_t chip = (uint8_t)(choice ? SHADOWS_PUZZLE + choice - 1 : 0);
        if (chip && memchr(g->wanted, chip, PUZZLES))
            return refuse(why, "A bank has ten different stacks; '%s' is there twice.",
                          ps_chip_name(chip));
        g->wanted[i] = chip;
    }
    return true;
}

static bool read_characters(struct game *g, const struct setup *setup, struct reason *why)
{
    FOR_EACH_SEAT(seat, ps_everybody(g)) {
        int wanted = setup_get(puzzle_strike.setup, setup, FIELD_CHARACTERS, seat);
        if (wanted == CHARACTER_CHOOSE)
            g->choosers |= seat_bit(seat);
        if (wanted < CHARACTER_FIRST)
            continue;
        if (is_taken(g, wanted - CHARACTER_FIRST + 1) && !g->mirror)
            return refuse(why, "Two players can have the same character only if 'mirror' is yes.");
        g->player[seat].character = (uint8_t)(wanted - CHARACTER_FIRST + 1);
    }
    return true;
}

bool ps_read_setup(struct game *g, const struct setup *setup, struct reason *why)
{
    const struct setup_field *fields = puzzle_strike.setup;
    g->mode = (uint8_t)setup_get(fields, setup, FIELD_MODE, 0);
    g->k.seats = (uint8_t)(ps_is_melee(g)         ? setup_get(fields, setup, FIELD_PLAYERS, 0)
                           : g->mode == MODE_TEAM ? 4
                                                  : 2);
    kernel_use(&g->k, offsetof(struct game, player) + g->k.seats * sizeof(struct player));
    g->loser = NOBODY;
    g->oblivion = NO_KIND; /* also before the bank is laid */
    g->puppet = g->master = NOBODY;
    g->sets = (uint8_t)(setup_get(fields, setup, FIELD_SETS, 0) + 1);
    g->stacks = (uint8_t)setup_get(fields, setup, FIELD_BANK, 0);
    g->mirror = (uint8_t)setup_get(fields, setup, FIELD_MIRROR, 0);
    for (uint8_t kind = 0; kind < FIRST_PUZZLE; kind++)
        g->chip[kind] = kind + 1;
    if (g->mode == MODE_TOURNAMENT) { /* PS-210 */
        g->stacks = BANK_RANDOM;
        return true;
    }
    g->clockwork = (uint8_t)setup_get(fields, setup, FIELD_CLOCKWORK, 0);
    return (g->stacks != BANK_CUSTOM || read_stacks(g, setup, why)) &&
           (g->clockwork || read_characters(g, setup, why));
}
