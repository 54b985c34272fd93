/* prepare.c - before the first round: who plays which character. */
#include "games/flash_duel/flash_duel.h"

/* The setup's fields, in the order of flash_duel.c. */
enum field { FIELD_MODE, FIELD_CHARACTERS, FIELD_CHOICE, FIELD_MIRROR };
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
    for (int i = 0; i < CHARACTER_ABILITIES; i++) /* the table has them in this order */
        p->slot[i] = (uint8_t)(CHARACTER_ABILITIES * (character - 1) + i + 1);
    assert(fd_abilities[p->slot[0]].character == character);
    EVENT(.kind = CHARACTER_SET, .seat = (uint8_t)who, .open = {(uint8_t)character});
}

/* FD-106: a character is there once, unless mirror matches are wanted. */
bool fd_cast(struct game *g, const struct setup *setup, struct reason *why)
{
    const struct setup_field *fields = flash_duel.setup;
    g->pacifist = g->peeker = NOBODY;
    g->double_blind = (uint8_t)setup_get(fields, setup, FIELD_CHOICE, 0);
    g->mirror = (uint8_t)setup_get(fields, setup, FIELD_MIRROR, 0);
    for (int who = 0; who < g->fighters; who++) {
        int wanted = setup_get(fields, setup, FIELD_CHARACTERS, who);
        if (wanted == CHARACTER_CHOOSE)
            g->choosers |= seat_bit(who);
        if (wanted < CHARACTER_FIRST)
            continue;
        int character = wanted - CHARACTER_FIRST + 1;
        if (is_taken(g, character) && !g->mirror)
            return refuse(why, "Two players can have the same character only if 'mirror' is yes.");
        outfit(g, who, character);
    }
    return true;
}

/* FD-104. */
struct option *fd_offer_characters(const struct game *g, int seat, struct option *out)
{
    (void)seat;
    for (uint8_t character = 1; character <= CHARACTERS; character++)
        if (g->mirror || !is_taken(g, character))
            *out++ = (struct option){CHOOSE, .a = character};
    return out;
}

static void draw_characters(struct game *g)
{
    for (int who = 0; who < g->fighters; who++) {
        uint8_t pack[CHARACTERS], count = 0;
        if (g->persona[who].character || (g->choosers & seat_bit(who)))
            continue;
        for (uint8_t character = 1; character <= CHARACTERS; character++)
            if (g->mirror || !is_taken(g, character))
                pack[count++] = character;
        outfit(g, who, pack[chance_below(&g->k.chance, count)]);
    }
}

/* Two who chose the same character at the same time choose again. */
static bool reveal_choices(struct game *g)
{
    struct option choice[FIGHTERS] = {0};
    seat_set seen[CHARACTERS + 1] = {0};
    bool twice = false;
    for (int who = 0; who < g->fighters; who++) {
        if (!(g->choosers & seat_bit(who)))
            continue;
        choice[who] = kernel_take(&g->k, who);
        twice |= seen[choice[who].a] != 0;
        seen[choice[who].a] |= seat_bit(who);
    }
    if (twice && !g->mirror)
        return false;
    for (int who = 0; who < g->fighters; who++)
        if (g->choosers & seat_bit(who))
            outfit(g, who, choice[who].a);
    g->choosers = 0;
    return true;
}

static void take_choice(struct game *g, int who, struct option choice)
{
    g->choosers &= (seat_set)~seat_bit(who);
    outfit(g, who, choice.a);
}

/* FD-104, FD-105: openly, one after the other, or double-blind. */
SCRIPT(prepare, uint8_t who;)
{
    BEGIN;
    draw_characters(g);
    while (g->choosers && g->double_blind) {
        ASK_ALL(1, g->choosers, ASK_CHARACTER);
        reveal_choices(g);
    }
    while (g->choosers) {
        my->who = (uint8_t)__builtin_ctz(g->choosers);
        ASK(2, my->who, ASK_CHARACTER);
        take_choice(g, my->who, ANSWER(my->who));
    }
    END;
}
