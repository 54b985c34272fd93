/* prepare.c - before the first round: who plays which character, or which clockwork fighter. */
#include "games/flash_duel/prepare.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/match.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/use.h"

/* What the setup can say of a seat's character. */
enum { CHARACTER_RANDOM, CHARACTER_CHOOSE, CHARACTER_FIRST };

static bool is_taken(const struct game *g, int character)
{
    for (int who = 0; who < g->fighters; who++)
        if (g->persona[who].character == character)
            return true;
    return false;
}

/* FD-108: a character comes with its three ability cards. */
static void outfit(struct game *g, int who, int character)
{
    struct persona *p = &g->persona[who];
    p->character = (uint8_t)character;
    for (int i = 0; i < CHARACTER_ABILITIES; i++)
        p->slot[i] = fd_ability_of(character, i);
    if (!fd_is_bot(g, who)) /* which is called by what it is */
        EVENT(.kind = CHARACTER_SET, .seat = (uint8_t)who,
              .open = {[OPEN_CHARACTER] = (uint8_t)character});
}

/* FD-157 to FD-160. */
static void build_bot(struct game *g, int bot)
{
    g->k.seats = 1;
    g->bot = (uint8_t)bot;
    if (bot != BOT_DUMMY)
        outfit(g, BOT, bot == BOT_ROOK ? ROOK : DRAGON);
}

/* FD-006 to FD-008: how many play, and on which side. They choose openly (FD-183). */
static void seat_fighters(struct game *g, const struct setup *setup)
{
    int mortals = g->mode == MODE_RAID ? setup_get(flash_duel.setup, setup, FIELD_MORTALS, 0) : 4;
    if (g->mode < MODE_TEAM)
        return;
    g->k.seats = g->fighters = (uint8_t)(g->mode == MODE_TEAM ? 4 : mortals + 1);
    g->high = g->mode == MODE_TEAM ? seat_bit(1) | seat_bit(3) : seat_bit(mortals);
    g->first[1] = g->mode == MODE_TEAM;
    if (fd_is_raid(g))
        g->persona[mortals].character = DRAGON;
}

/* FD-106, FD-184: a character is there once, unless a mirror match of two is wanted. */
bool fd_read_setup(struct game *g, const struct setup *setup, struct reason *why)
{
    const struct setup_field *fields = flash_duel.setup;
    g->peeker = NOBODY;
    g->double_blind = g->mode == MODE_FULL && setup_get(fields, setup, FIELD_CHOICE, 0);
    g->mirror = g->mode == MODE_FULL && setup_get(fields, setup, FIELD_MIRROR, 0);
    if (g->mode == MODE_SOLO)
        build_bot(g, setup_get(fields, setup, FIELD_BOT, 0) + 1);
    seat_fighters(g, setup);
    for (int who = 0; who < g->k.seats && g->mode != MODE_CLOCKWORK; who++) {
        int wanted = setup_get(fields, setup, FIELD_CHARACTERS, who);
        if (fd_is_dragon(g, who))
            continue;
        if (wanted == CHARACTER_CHOOSE)
            g->choosers |= seat_bit(who);
        if (wanted < CHARACTER_FIRST)
            continue;
        int character = wanted - CHARACTER_FIRST + 1;
        if (is_taken(g, character) && !g->mirror)
            return refuse(why,
                          "Two players have the same character only in mode full with 'mirror'.");
        outfit(g, who, character);
    }
    return true;
}

/* FD-104. */
struct option *fd_offer_characters(const struct game *g, struct option *out)
{
    for (uint8_t character = 1; character <= CHARACTERS; character++)
        if (g->mirror || !is_taken(g, character))
            *out++ = (struct option){CHOOSE, .a = character};
    return out;
}

static void draw_characters(struct game *g)
{
    for (int who = 0; who < g->k.seats; who++) {
        uint32_t left = (UINT32_C(2) << CHARACTERS) - 2; /* bit: character */
        if (g->persona[who].character || (g->choosers & seat_bit(who)))
            continue;
        for (int i = 0; i < g->fighters && !g->mirror; i++)
            left &= ~(UINT32_C(1) << g->persona[i].character);
        unsigned skipped = chance_below(&g->k.chance, (unsigned)set_count(left));
        while (skipped--)
            left = set_without_first(left);
        outfit(g, who, set_first(left));
    }
}

/* Two who chose the same character at the same time choose again. */
static void reveal_choices(struct game *g)
{
    struct option choice[FIGHTERS] = {0};
    seat_set seen[CHARACTERS + 1] = {0};
    bool twice = false;
    FOR_EACH_SEAT(who, g->choosers) {
        choice[who] = kernel_take(&g->k, who);
        twice |= seen[choice[who].a] != 0;
        seen[choice[who].a] |= seat_bit(who);
    }
    if (twice && !g->mirror)
        return;
    FOR_EACH_SEAT(who, g->choosers)
        outfit(g, who, choice[who].a);
    g->choosers = 0;
}

/* FD-183: in a Team Battle one of the first side, both of the other, and then the rest. */
static uint8_t next_chooser(const struct game *g)
{
    static const uint8_t team[] = {0, 1, 3, 2};
    uint8_t i = 0;
    while (g->mode == MODE_TEAM && !(g->choosers & seat_bit(team[i])))
        i++;
    return g->mode == MODE_TEAM ? team[i] : (uint8_t)set_first(g->choosers);
}

static void take_choice(struct game *g, int who, struct option choice)
{
    g->choosers &= (seat_set)~seat_bit(who);
    outfit(g, who, choice.a);
}

/* --- Custom Clockwork. --- */

/* FD-122: 12 of the 60. */
static void lay_pool(struct game *g)
{
    uint8_t all[CHARACTERS * CHARACTER_ABILITIES];
    for (uint8_t i = 0; i < sizeof all; i++)
        all[i] = i + 1;
    chance_shuffle(&g->k.chance, all, sizeof all);
    memcpy(g->pool.card, all, POOL);
    g->pool.count = POOL;
    EVENT(.kind = POOL_LAID, .seat = NOBODY, .open = {[OPEN_SIZE] = POOL});
}

struct option *fd_offer_drafts(const struct game *g, struct option *out)
{
    for (uint8_t i = 0; i < g->pool.count; i++)
        *out++ = (struct option){DRAFT, .a = i};
    return out;
}

static void take_draft(struct game *g, int who, struct option choice)
{
    uint8_t *card = g->pool.card + choice.a, slot = 0;
    assert(choice.a < g->pool.count);
    while (g->persona[who].slot[slot])
        slot++;
    g->persona[who].slot[slot] = *card;
    EVENT(.kind = DRAFTED, .seat = (uint8_t)who, .open = {[OPEN_ABILITY] = *card});
    g->pool.count--;
    memmove(card, card + 1, (size_t)(g->pool.count - choice.a));
    g->pool.card[g->pool.count] = 0;
}

/* FD-123 to FD-126: in the order 1, 2, 2, 1, 1, 2, 2, 1. */
SCRIPT(draft, uint8_t i, who;)
{
    BEGIN;
    lay_pool(g);
    fd_flip_coin(g);
    for (my->i = 0; my->i < 2 * CLOCKWORK_ABILITIES; my->i++) {
        my->who = g->turn ^ ((my->i + 1) >> 1 & 1);
        ASK(1, my->who, ASK_DRAFT);
        take_draft(g, my->who, ANSWER(my->who));
    }
    END;
}

/* FD-131: one of theirs for one of the pool. A destroyed card is theirs no more. */
struct option *fd_offer_tweaks(const struct game *g, int seat, struct option *out)
{
    const struct persona *p = &g->persona[seat];
    for (uint8_t slot = 0; slot < CLOCKWORK_ABILITIES; slot++)
        for (uint8_t i = 0; i < g->pool.count && !(p->gone >> slot & 1); i++)
            *out++ = (struct option){TWEAK, .a = slot, .b = i};
    *out++ = (struct option){PASS};
    return out;
}

/* FD-132: a two-way exchange; a card stashed under the one given up is discarded. */
static void exchange(struct game *g, int who, struct option choice)
{
    struct persona *p = &g->persona[who];
    uint8_t given = p->slot[choice.a], taken = g->pool.card[choice.b];
    p->slot[choice.a] = taken;
    fd_turn_cards(g, who, p->up);
    g->pool.card[choice.b] = given;
    if (p->stash && p->under == choice.a) { /* FD-387 */
        fd_add_to_discard(g, p->stash);
        p->stash = p->under = 0;
    }
    EVENT(.kind = TWEAKED, .seat = (uint8_t)who,
          .open = {[OPEN_ABILITY] = given, [OPEN_AS] = taken});
}

SCRIPT(tweak, uint8_t who; struct option answer;)
{
    BEGIN;
    ASK(1, my->who, ASK_TWEAK);
    my->answer = ANSWER(my->who);
    if (my->answer.verb == TWEAK)
        exchange(g, my->who, my->answer);
    END;
}

/* --- All modes. --- */

/* FD-104, FD-105: openly, one after the other, or double-blind. */
SCRIPT(prepare, uint8_t who;)
{
    BEGIN;
    if (g->mode == MODE_CLOCKWORK) {
        CALL(3, draft, 0);
        RETURN(0);
    }
    draw_characters(g);
    while (g->choosers && g->double_blind) {
        ASK_ALL(1, g->choosers, ASK_CHARACTER);
        reveal_choices(g);
    }
    while (g->choosers) {
        my->who = next_chooser(g);
        ASK(2, my->who, ASK_CHARACTER);
        take_choice(g, my->who, ANSWER(my->who));
    }
    if (fd_is_raid(g))
        CALL(4, dragon_kit, (uint8_t)fd_dragon(g));
    if (g->mode == MODE_BETRAYAL)
        fd_deal_loyalty(g); /* FD-294: now that all have chosen */
    END;
}
