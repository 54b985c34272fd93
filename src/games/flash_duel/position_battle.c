/* position_battle.c - the part of a position that abilities need. */
#include "games/flash_duel/flash_duel.h"

#include "core/read.h"

/* The numbers of a fighter and of the table, by the names that a position uses. */
/* clang-format off */
#define PERSONA_NUMBERS(X)                                                                         \
    X(character, DRAGON) X(up, 255) X(gone, 255) X(limit, 9) X(life, 5) X(loose, NUMBERS)          \
    X(loose_as, NUMBERS + 1) X(stash, NUMBERS) X(forced, NUMBERS) X(soldier, SPACES)               \
    X(skip, 255) X(owes, 255) X(marks, 31)
#define TABLE_NUMBERS(X)                                                                           \
    X(mine, SPACES) X(stakes, 255) X(worth, 255) X(peeked, 3) X(mirror, 1) X(double_blind, 1)      \
    X(bot, BOT_DRAGON) X(bot_card, NUMBERS) X(feats, 15)
/* clang-format on */

void fd_dump_battle(const struct game *g, struct writer *w)
{
    put_seats(w, "used", g->used);
    put_seat(w, "peeker", g->peeker);
#define PUT(name, most) put_int(w, #name, g->name);
    TABLE_NUMBERS(PUT)
#undef PUT
    put_bytes(w, "pool", g->pool.card, g->pool.count);
    put_open(w, "fighters", '[');
    for (int who = 0; who < g->fighters; who++) {
        const struct persona *p = &g->persona[who];
        put_open(w, NULL, '{');
#define PUT(name, most) put_int(w, #name, p->name);
        PERSONA_NUMBERS(PUT)
#undef PUT
        put_bytes(w, "abilities", p->slot, SLOTS);
        put_bytes(w, "known", p->known + 1, NUMBERS);
        put_close(w);
    }
    put_close(w);
}

/* Cards face up or destroyed are cards that he has. */
static bool persona_fits(const struct game *g, int who, struct reason *why)
{
    const struct persona *p = &g->persona[who];
    uint8_t all = 0;
    for (int i = 0; i < SLOTS; i++)
        all |= (uint8_t)((p->slot[i] != 0) << i);
    if ((p->up | p->gone) & ~all || (p->up & p->gone))
        return refuse(why, "'up' and 'gone' must be sets of different ability cards.");
    for (int number = 1; number <= NUMBERS; number++)
        if (p->known[number] > g->hand[who][number])
            return refuse(why, "'known' must be cards of the hand.");
    if (who == BOT && g->bot > BOT_DUMMY && p->character != (g->bot == BOT_ROOK ? ROOK : DRAGON))
        return refuse(why, "The bot's 'character' is another one.");
    if ((p->character == DRAGON) != ((g->bot == BOT_DRAGON && who == BOT) || fd_is_dragon(g, who)))
        return refuse(why, "Only the bot, or the last seat of a Raid, can be the Dragon.");
    bool nameless = g->mode == MODE_CLOCKWORK || (g->bot == BOT_DUMMY && who == BOT);
    if (!fd_is_outfitted(g, who))
        return refuse(why, "'abilities' must be those of the character.");
    /* A plague drafted or given away after a round counts from the next deal on. */
    int usual = fd_is_dragon(g, who) ? fd_raid(g)->hand : HAND;
    int limit = g->ending ? p->limit : usual + fd_has_passive(g, who, ABILITY_shadow_plague);
    if (p->limit != limit || p->limit < usual || p->limit > usual + 1)
        return refuse(why, "'limit' must be %d, or %d with Shadow Plague.", usual, usual + 1);
    if (!p->life && g->ending == ROUND_RUNNING && fd_is_alive(g, who))
        return refuse(why, "'life' must be at least 1 while the round is running.");
    if (!p->loose != !p->loose_as || !p->character != nameless)
        return refuse(why, "'loose' and 'loose_as' go together, and a 'character' is needed.");
    if (p->loose ? !(g->used & seat_bit(who)) : p->marks & ROLLED)
        return refuse(why,
                      "A 'loose' card, rolled or not, comes from an ability 'used' this turn.");
    return true;
}

/* Before every enemy. */
static bool soldier_fits(const struct game *g, int who)
{
    int soldier = g->persona[who].soldier;
    bool fits = fd_is_alive(g, who);
    for (seat_set foes = fd_foes(g, who); foes; foes &= (seat_set)(foes - 1)) {
        int space = g->space[__builtin_ctz(foes)];
        fits &= fd_side(g, who) ? soldier > space : soldier < space;
    }
    return fits;
}

static bool read_persona(struct game *g, int who, const json_t *fighter, struct reason *why)
{
    struct persona *p = &g->persona[who];
    uint8_t slots = 0, known = 0;
#define READ(name, most) read_number(fighter, #name, 0, most, &p->name, why) &&
    bool fine = PERSONA_NUMBERS(READ) read_list(fighter, "abilities", 0, ABILITIES - 1, SLOTS,
                                                &slots, p->slot, why) &&
                read_list(fighter, "known", 0, DECK_MOST, NUMBERS, &known, p->known + 1, why);
#undef READ
    if (!fine)
        return false;
    if (p->loose && !(p->marks & ROLLED))
        g->hand[who][0]++; /* counted, but not with its number */
    if (p->soldier && !soldier_fits(g, who))
        return refuse(why, "A soldier can't stand on or behind an enemy.");
    if (!persona_fits(g, who, why))
        return false;
    fd_turn_cards(g, who, p->up);
    return true;
}

/* FD-122, FD-125, FD-132: abilities of characters, each there once. */
static bool pool_fits(const struct game *g)
{
    bool there[ABILITIES] = {false}, fine = true;
    if (g->mode != MODE_CLOCKWORK)
        return !g->pool.count;
    for (int i = 0; i < 2 * CLOCKWORK_ABILITIES; i++) {
        int ability = g->persona[i & 1].slot[i >> 1];
        fine &= !there[ability] && ability <= CHARACTERS * CHARACTER_ABILITIES;
        there[ability] = true;
    }
    for (int i = 0; i < g->pool.count; i++) {
        fine &= !there[g->pool.card[i]];
        there[g->pool.card[i]] = true;
    }
    return fine && g->pool.count == POOL - 2 * CLOCKWORK_ABILITIES;
}

bool fd_load_battle(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *fighters = json_object_get(position, "fighters");
    g->pacifist = NOBODY;
    if (g->fighters == 2)
        fd_set_order(g);
    if (json_array_size(fighters) != g->fighters)
        return refuse(why, "'fighters' must be a list of %d objects.", g->fighters);
#define READ(name, most) read_number(position, #name, 0, most, &g->name, why) &&
    if (!(TABLE_NUMBERS(READ) read_seats(position, "used", g->fighters, &g->used, why) &&
          read_list(position, "pool", 1, CHARACTERS * CHARACTER_ABILITIES, POOL, &g->pool.count,
                    g->pool.card, why) &&
          read_seat(position, "peeker", g->fighters, &g->peeker, why)))
        return false;
#undef READ
    for (int who = 0; who < g->fighters; who++)
        if (!read_persona(g, who, json_array_get(fighters, (size_t)who), why))
            return false;
    if (!pool_fits(g))
        return refuse(why, "'pool' must be the %d abilities that nobody has, in Clockwork only.",
                      POOL - 2 * CLOCKWORK_ABILITIES);
    if (!g->bot != (g->mode != MODE_SOLO))
        return refuse(why, "There is a 'bot' in a Solo game, and only there.");
    if (g->bot &&
        (g->ending == ROUND_RUNNING ? g->turn == BOT
                                    : g->k.seats && g->loser == BOT && g->wins[0] < WINS_NEEDED))
        return refuse(why, "The bot is never asked.");
    return (g->peeked <= g->deck.count && !g->peeked == (g->peeker == NOBODY)) ||
           refuse(why, "'peeked' cards are on the deck, and 'peeker' knows them.");
}

/* The scripts stand where they would if the game had been played to this question. */
void fd_restore_turn(struct game *g)
{
    bool restless = g->persona[g->turn].marks & RESTLESS;
    SCRIPT_PUSH(battle, 0);
    g->stack[0].at = 4; /* match waits for the battle, the battle for the turn */
    g->stack[1].at = 1;
    SCRIPT_PUSH(turn, g->turn, restless, true, 0, true); /* who, idle, refills, verb, acts */
    g->stack[2].at = 2;
}

bool fd_sound_battle(const struct game *g, struct reason *why)
{
    for (int who = 0; who < g->fighters; who++) {
        const struct persona *p = &g->persona[who];
        int held = p->loose && !(p->marks & ROLLED);
        for (int number = 1; number <= NUMBERS; number++)
            held += g->hand[who][number];
        if (held != g->hand[who][0])
            return refuse(why, "A hand is not as large as its cards.");
        if (!persona_fits(g, who, why))
            return false;
    }
    return g->mine < SPACES || refuse(why, "The mine can't be on a Start space.");
}
