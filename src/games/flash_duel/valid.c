/* valid.c - what is true of every position, whatever was played. */
#include "games/flash_duel/valid.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/raid.h"
#include "games/flash_duel/use.h"

/* --- A fighter. --- */

/* FD-249: as many as the table says, in the order of the cards. */
static bool has_dragon_kit(const struct game *g, int dragon)
{
    const uint8_t *slot = g->persona[dragon].slot;
    int count = fd_raid(g)->abilities;
    bool fine = slot[0] >= ABILITY_deep_breath;
    for (int i = 0; i < SLOTS; i++)
        fine &= i < count ? (i == 0 || slot[i] > slot[i - 1]) : !slot[i];
    return fine;
}

/* FD-125: each a different one. */
static bool has_clockwork_abilities(const uint8_t *slot)
{
    bool fine = true;
    for (int i = 0; i < SLOTS; i++) {
        fine &= !slot[i] == (i >= CLOCKWORK_ABILITIES);
        for (int j = 0; j < i && slot[i]; j++)
            fine &= slot[i] != slot[j];
    }
    return fine;
}

/* FD-108; the dummy has no character and no abilities. */
static bool has_abilities_of(const uint8_t *slot, int character)
{
    bool fine = true;
    for (int i = 0; i < SLOTS; i++) {
        bool has = character && i < CHARACTER_ABILITIES;
        fine &= slot[i] == (has ? fd_ability_of(character, i) : NO_ABILITY);
    }
    return fine;
}

static bool is_outfitted(const struct game *g, int who)
{
    const struct persona *p = &g->persona[who];
    return fd_is_dragon(g, who)        ? has_dragon_kit(g, who)
           : g->mode == MODE_CLOCKWORK ? has_clockwork_abilities(p->slot)
                                       : has_abilities_of(p->slot, p->character);
}

/* Cards face up or destroyed are cards that they have, and each is one of their character. */
static bool cards_fit(const struct game *g, int who, struct reason *why)
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
    return is_outfitted(g, who) || refuse(why, "'abilities' must be those of the character.");
}

/* A plague drafted or given away after a round counts from the next deal on. */
static bool limit_fits(const struct game *g, int who, struct reason *why)
{
    int usual = fd_is_dragon(g, who) ? fd_raid(g)->hand : HAND, limit = g->persona[who].limit;
    int right = g->ending ? limit : usual + fd_has_passive(g, who, ABILITY_shadow_plague);
    return (limit == right && limit >= usual && limit <= usual + 1) ||
           refuse(why, "'limit' must be %d, or %d with Shadow Plague.", usual, usual + 1);
}

/* A stash lies under the card that was used for it, whatever became of that card since. */
static bool stash_fits(const struct persona *p)
{
    uint8_t card = p->slot[p->under];
    return p->stash ? card == ABILITY_hidden_agenda || card == ABILITY_patriot_mirror : !p->under;
}

bool fd_persona_fits(const struct game *g, int who, struct reason *why)
{
    const struct persona *p = &g->persona[who];
    bool nameless = g->mode == MODE_CLOCKWORK || (g->bot == BOT_DUMMY && who == BOT);
    if (!cards_fit(g, who, why) || !limit_fits(g, who, why))
        return false;
    if (!p->life && g->ending == ROUND_RUNNING && fd_is_alive(g, who))
        return refuse(why, "'life' must be at least 1 while the round is running.");
    if (!p->loose != !p->loose_as || !p->character != nameless)
        return refuse(why, "'loose' and 'loose_as' go together, and a 'character' is needed.");
    if (p->loose ? !(g->used & seat_bit(who)) : p->marks & ROLLED)
        return refuse(why,
                      "A 'loose' card, rolled or not, comes from an ability 'used' this turn.");
    if (((p->marks & STUMBLED) && !p->skip) || ((p->marks & STASHED_NOW) && !p->stash))
        return refuse(why, "'marks' tell of a mine or a hidden card that there is not.");
    return stash_fits(p) ||
           refuse(why, "A 'stash' lies 'under' Hidden Agenda or Patriot Mirror: a slot of 0 to %d.",
                  SLOTS - 1);
}

bool fd_soldier_fits(const struct game *g, int who)
{
    int soldier = g->persona[who].soldier;
    bool fits = fd_is_alive(g, who);
    FOR_EACH_SEAT(foe, fd_foes(g, who))
        fits &= fd_side(g, who) ? soldier > g->space[foe] : soldier < g->space[foe];
    return fits;
}

bool fd_pool_fits(const struct game *g)
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

static bool are_fighters_valid(const struct game *g, struct reason *why)
{
    for (int who = 0; who < g->fighters; who++) {
        int held = fd_holds_loose(g, who);
        for (int number = 1; number <= NUMBERS; number++)
            held += g->hand[who][number];
        if (held != g->hand[who][0])
            return refuse(why, "A hand is not as large as its cards.");
        if (!fd_persona_fits(g, who, why))
            return false;
    }
    if (!g->raised != !g->stakes)
        return refuse(why, "Somebody has 'raised' the 'stakes', or there are none.");
    return g->mine < SPACES || refuse(why, "The mine can't be on a Start space.");
}

/* --- More than two of them. --- */

/* A side that has lost is not fighting on. */
static bool both_fight(const struct game *g)
{
    if (g->mode == MODE_TEAM)
        return (g->alive & g->high) && (g->alive & (seat_set)~g->high);
    return fd_is_alive(g, fd_dragon(g)) && fd_loyal(g);
}

static bool is_fighter_placed(const struct game *g, int who, struct reason *why)
{
    const struct persona *p = &g->persona[who];
    bool out = !fd_is_alive(g, who);
    if (out != !g->space[who] || (out && (g->hand[who][0] || p->life || p->up || p->soldier)))
        return refuse(why, "A defeated fighter has no space, cards, hit points and soldier.");
    if (!out && !fd_is_dragon(g, who) && p->life != 1)
        return refuse(why, "A fighter on the bridge has 1 hit point, unless they are the Dragon.");
    FOR_EACH_SEAT(foe, out || fd_side(g, who) ? 0 : fd_foes(g, who))
        if (g->space[who] >= g->space[foe])
            return refuse(why, "Nobody can be on or past the space of an enemy.");
    return true;
}

/* FD-299, FD-322: a loyal card is shown only by an accusation, which has cost the accuser. The
 * Dragon shows no other card than the Traitor card. */
static bool shown_fits(const struct game *g, struct reason *why)
{
    seat_set mortals = (seat_set)(seat_bit(fd_dragon(g)) - 1);
    int accused = set_count(g->shown & (seat_set)~seat_bit(g->traitor));
    bool fits = !(g->shown & seat_bit(fd_dragon(g))) || fd_is_dragon(g, g->traitor);
    return (fits && accused <= set_count(mortals & (seat_set)~g->alive)) ||
           refuse(why, "'shown' are cards that nobody had a reason to show.");
}

static bool are_sides_valid(const struct game *g, struct reason *why)
{
    if (g->ending == ROUND_RUNNING && !both_fight(g))
        return refuse(why, "The fight is over when a side has nobody left.");
    for (int who = 0; who < g->fighters; who++)
        if (!is_fighter_placed(g, who, why))
            return false;
    if ((g->recovering | g->hungry) & ~g->alive)
        return refuse(why, "Only fighters on the bridge recover or refill.");
    if (g->silent & ~(g->mode == MODE_BETRAYAL ? g->alive & ~seat_bit(fd_dragon(g)) : 0))
        return refuse(why, "Only mortals on the bridge can be 'silent', in Betrayal.");
    return g->mode != MODE_BETRAYAL || g->ending || shown_fits(g, why);
}

/* --- The table. --- */

static bool conserved(const struct game *g, struct reason *why)
{
    int copies[NUMBERS + 1] = {0};
    for (int seat = 0; seat < g->fighters; seat++) {
        for (int number = 1; number <= NUMBERS; number++)
            copies[number] += g->hand[seat][number];
        copies[g->persona[seat].loose] += g->persona[seat].loose > 0;
        copies[g->persona[seat].stash] += g->persona[seat].stash > 0;
    }
    for (int i = 0; i < g->deck.count; i++)
        copies[g->deck.card[i]]++;
    for (int i = 0; i < g->discard.count; i++)
        copies[g->discard.card[i]]++;
    if (copies[0])
        return refuse(why, "There are cards without a number.");
    for (int number = 1; number <= NUMBERS; number++)
        if (copies[number] != fd_copies(g))
            return refuse(why, "There are %d cards with a %d; there should be %d.", copies[number],
                          number, fd_copies(g));
    return true;
}

bool fd_valid(const struct game *g, struct reason *why)
{
    if (!g->round) /* characters are still being chosen */
        return true;
    if (!conserved(g, why) || (g->mode != MODE_SIMPLE && !are_fighters_valid(g, why)))
        return false;
    if (g->fighters > 2 && !are_sides_valid(g, why))
        return false;
    if (g->fighters == 2 && (g->space[0] < 1 || g->space[1] > SPACES || g->space[0] >= g->space[1]))
        return refuse(why,
                      "Red's space must be at least 1, Blue's at most %d and higher than "
                      "Red's.",
                      SPACES);
    if (g->wins[0] + g->wins[1] >= 2 * WINS_NEEDED)
        return refuse(why, "Both players can't have %d wins.", WINS_NEEDED);
    if (g->ending == ROUND_RUNNING && !g->deck.count)
        return refuse(why, "The deck is empty, so the round is over.");
    if (g->ending == ROUND_TIME_OVER && g->deck.count)
        return refuse(why, "Time is over only when the deck is empty.");
    return true;
}
