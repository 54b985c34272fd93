/* use.c - playing an ability: who may when, countering, and discards that an ability asks for. */
#include "games/flash_duel/flash_duel.h"

/* --- Who could use what. --- */

/* FD-114, FD-116: face up, and no other one this turn. */
static unsigned usable(const struct game *g, int who)
{
    return g->used & seat_bit(who) ? 0 : g->persona[who].up;
}

int fd_find_slot(const struct game *g, int who, int ability)
{
    for (unsigned up = usable(g, who); up; up &= up - 1)
        if (g->persona[who].slot[__builtin_ctz(up)] == ability)
            return __builtin_ctz(up);
    return -1;
}

void fd_turn_cards(struct game *g, int who, unsigned up)
{
    struct persona *p = &g->persona[who];
    uint32_t windows = 0;
    p->up = (uint8_t)up;
    for (; up; up &= up - 1)
        windows |= fd_abilities[p->slot[__builtin_ctz(up)]].windows;
    for (int i = 0; i < 4; i++)
        p->windows[i] = (uint8_t)(windows >> 8 * i);
}

/* FD-371: always in force. */
bool fd_has_passive(const struct game *g, int who, int ability)
{
    const uint8_t *slot = g->persona[who].slot;
    for (int i = 0; i < SLOTS && slot[i]; i++)
        if (slot[i] == ability)
            return true;
    return false;
}

int fd_slot_through(const struct game *g, int who, int number)
{
    return fd_find_slot(g, who,
                        number & THROUGH_PUNCH ? ABILITY_rocket_punch : ABILITY_master_of_twos);
}

struct option *fd_offer_uses(const struct game *g, int who, uint32_t window, struct option *out)
{
    for (unsigned up = usable(g, who); up; up &= up - 1) {
        uint8_t slot = (uint8_t)__builtin_ctz(up);
        const struct ability *row = &fd_abilities[g->persona[who].slot[slot]];
        if (!(row->windows & window))
            continue;
        struct option use = {USE, .a = slot};
        if (row->offer)
            out = row->offer(g, who, use, out);
        else
            *out++ = use;
    }
    return out;
}

/* Most cards have some use most of the time, so the list is made only if it could hold one. */
bool fd_has_use(const struct game *g, int who, uint32_t window)
{
    struct option scratch[OPTIONS];
    return fd_offer_uses(g, who, window, scratch) != scratch;
}

/* --- The scripts. --- */

static void announce(struct game *g, int who, int slot, int as)
{
    struct persona *p = &g->persona[who];
    fd_turn_cards(g, who, p->up & ~(1u << slot));
    g->used |= seat_bit(who);
    if (g->bot && who != BOT)
        g->feats |= USED_IN_ROUND | USED_IN_GAME;
    EVENT(.kind = USED_ABILITY, .seat = (uint8_t)who, .open = {p->slot[slot], (uint8_t)as});
}

/* --- What is announced lies open. --- */

/* Everybody sees so many cards of this number in the hand. */
static void show_set(struct game *g, int who, int number, int count)
{
    uint8_t *known = &g->persona[who].known[number];
    if (*known < count)
        *known = (uint8_t)count;
}

/* How many cards of the hand a set takes: one may be the ability itself, or the loose card. */
static int plain_cards(int number, int count)
{
    return count - ((number & (THROUGH_TWOS | THROUGH_LOOSE)) != 0);
}

void fd_show_act(struct game *g, int who, struct option act)
{
    int number = act.b & NUMBER_MASK, count = plain_cards(act.b, act.c);
    if (act.a && act.a == number)
        count++;
    else if (act.a && act.a <= NUMBERS)
        show_set(g, who, act.a, 1);
    if (number)
        show_set(g, who, number, count);
}

/* The same for the cards that an ability is to be used with; a and b as in struct ability. The card
 * for a Hidden Agenda stays hidden. */
static void show_announced(struct game *g, int who, int ability, int a, int b)
{
    switch (ability) {
    case ABILITY_martial_mastery: show_set(g, who, a, 2); break;
    case ABILITY_charged_shot:
    case ABILITY_speed_of_the_fox:
    case ABILITY_ninpo_flash:
    case ABILITY_green_eyes_epiphany:
    case ABILITY_orange_eyes_epiphany:
    case ABILITY_retract:
    case ABILITY_wing_beat: show_set(g, who, a, 1); break;
    case ABILITY_rock_armor:
    case ABILITY_black_diamond_hide: show_set(g, who, a, g->strike.count); break;
    case ABILITY_rising_mountain: show_set(g, who, g->strike.number, g->strike.count - 1); break;
    case ABILITY_esper_dash:
    case ABILITY_pilebunker:
    case ABILITY_double_slash:
    case ABILITY_perfect_counter:
        fd_show_act(g, who,
                    (struct option){DASH_STRIKE, (uint8_t)a, b & NUMBER_MASK, (uint8_t)(b >> 4)});
        break;
    }
}

/* The next enemy of `who`, from fighter `i` on, who could use an ability in this window. */
static uint8_t next_enemy(const struct game *g, int who, uint32_t window, int i)
{
    for (unsigned foes = fd_foes(g, who) & -1u << i; foes; foes &= foes - 1)
        if (fd_can_use(g, __builtin_ctz(foes), window))
            return (uint8_t)__builtin_ctz(foes);
    return NOBODY;
}

/* Could it be mirrored? Only what belongs to the start or the end of a turn can happen to both. */
static bool can_be_mirrored(const struct game *g, int who, int ability)
{
    return g->turn == who && (fd_abilities[ability].windows & (START | TURN_ENDS));
}

/* Asks `who` whether to use an ability in this window; `about` is what opened it. Returns whether
 * one was used and took effect. */
SCRIPT(window, uint8_t who, window, about; struct option answer;)
{
    BEGIN;
    if (fd_is_bot(g, my->who)) {
        my->answer = fd_bot_use(g, 1u << my->window);
    } else {
        ASK(1, my->who, ASK_ABILITY, my->window, my->about);
        my->answer = ANSWER(my->who);
    }
    if (my->answer.verb == PASS)
        RETURN(0);
    CALL(2, use, my->who, my->answer.a, my->answer.b, my->answer.c,
         (1u << my->window) == TOOK_EFFECT ? my->about : 0);
    RETURN(g->k.result);
    END;
}

/* `who` plays the ability card of this slot: it is turned face down (FD-113), enemies may counter
 * it (FD-341 to FD-344), it takes effect, and can be mirrored. `as` is the ability that happens, if
 * it is not the card's own. Returns whether it took effect. */
SCRIPT(use, uint8_t who, slot, a, b, as; uint8_t foe;)
{
    BEGIN;
    if (!my->as)
        my->as = g->persona[my->who].slot[my->slot];
    announce(g, my->who, my->slot, my->as);
    for (my->foe = 0; fd_is_dark(g->space[my->who]); my->foe++) {
        my->foe = next_enemy(g, my->who, ANNOUNCED, my->foe);
        if (my->foe == NOBODY)
            break;
        show_announced(g, my->who, my->as, my->a, my->b);
        CALL(1, window, my->foe, (uint8_t)__builtin_ctz(ANNOUNCED), my->as);
        if (g->k.result) {
            EVENT(.kind = COUNTERED, .seat = my->who, .open = {my->as});
            RETURN(0);
        }
    }
    if (fd_abilities[my->as].effect)
        fd_abilities[my->as].effect(g, my->who, my->a, my->b);
    else if (fd_abilities[my->as].script)
        CALL_NUMBER(2, fd_abilities[my->as].script, my->who, my->a, my->b);
    if (g->ending)
        RETURN(1);
    for (my->foe = 0; can_be_mirrored(g, my->who, my->as); my->foe++) {
        g->about = my->as; /* what the mirror would show */
        my->foe = next_enemy(g, my->who, TOOK_EFFECT, my->foe);
        if (my->foe != NOBODY)
            CALL(3, window, my->foe, (uint8_t)__builtin_ctz(TOOK_EFFECT), my->as);
        g->about = 0;
        if (my->foe == NOBODY || g->ending)
            break;
    }
    RETURN(1);
    END;
}

/* Which card is announced for a Hidden Agenda is a guess, like the hand that it is in. */
void fd_hide_announced(struct game *g, int observer, struct chance *chance)
{
    for (int i = 0; i < g->k.depth; i++) {
        struct use_vars *my = (struct use_vars *)g->stack[i].vars;
        if (g->stack[i].script != SCRIPT_use || g->stack[i].at != 1 ||
            my->as != ABILITY_hidden_agenda || eyes_include(fd_eyes(g, my->who), observer))
            continue;
        struct option ways[OPTIONS];
        struct option *end = fd_abilities[my->as].offer(g, my->who, (struct option){USE}, ways);
        my->a = ways[chance_below(chance, (unsigned)(end - ways))].b;
    }
}

/* How many of the `left` cards he can't get around. */
static uint8_t must_shed(int left, int may_stop, int done)
{
    return (uint8_t)(!may_stop ? left : may_stop == 2 && !done);
}

/* `who` discards `most` cards, one after the other in the order of their numbers. He may stop
 * before the first one (may_stop 1) or after it (1 or 2). Returns how many it were. */
SCRIPT(shed, uint8_t who, most, may_stop; uint8_t done, least; struct option answer;)
{
    BEGIN;
    my->least = 1;
    for (; my->done < my->most && fd_hand_size(g, my->who); my->done++) {
        if (fd_is_bot(g, my->who)) { /* its lowest card */
            while (!g->hand[my->who][my->least])
                my->least++;
            fd_discard(g, my->who, my->least);
            continue;
        }
        ASK(1, my->who, ASK_DISCARD, (uint8_t)(my->most - my->done),
            must_shed(my->most - my->done, my->may_stop, my->done), my->least);
        my->answer = ANSWER(my->who);
        if (my->answer.verb == PASS)
            break;
        fd_discard(g, my->who, my->answer.a);
        my->least = my->answer.a;
    }
    RETURN(my->done);
    END;
}

/* --- The questions that abilities ask. --- */

/* All but the first `least - 1` numbers of the hand, so that those remain which he must discard. In
 * another's guess of the hand there may be too few of those: then it is any card. */
static struct option *offer_discards(const struct game *g, int who, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    int above = 0, least = ask->c, all = fd_hand_size(g, who);
    for (int card = least; card <= NUMBERS; card++)
        above += g->hand[who][card];
    int must = ask->b < all ? ask->b : all, needed = must ? must : 1;
    if (above < must) {
        least = 1;
        above = all;
    }
    for (uint8_t card = (uint8_t)least; card <= NUMBERS && above >= needed; card++) {
        if (g->hand[who][card])
            *out++ = (struct option){DISCARD, .a = card};
        above -= g->hand[who][card];
    }
    if (!must)
        *out++ = (struct option){PASS};
    return out;
}

/* Different numbers, in their order, as many as there are. */
static struct option *offer_takes(const struct game *g, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    struct option *first = out;
    int above = 0;
    for (int card = ask->c; card <= NUMBERS; card++)
        above += fd_in_discard(g, card);
    int needed = ask->a < above ? ask->a : above;
    for (uint8_t card = ask->c; card <= NUMBERS && above >= needed; card++)
        if (fd_in_discard(g, card)) {
            *out++ = (struct option){TAKE, .a = card};
            above--;
        }
    if (out == first)
        *out++ = (struct option){PASS};
    return out;
}

/* Which card to take, and the order of the others; equal cards make equal options. */
static struct option *offer_peeks(const struct game *g, struct option *out)
{
    static const uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                         {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    struct option *first = out;
    uint8_t top[3] = {0};
    for (int i = 0; i < g->peeked; i++)
        top[i] = g->deck.card[g->deck.count - 1 - i];
    for (int i = 0; i < 6; i++) {
        struct option take = {PEEK_TAKE, top[orders[i][0]], top[orders[i][1]], top[orders[i][2]]};
        bool fine = take.a && (take.b || !take.c);
        for (struct option *other = first; other < out; other++)
            fine &= memcmp(other, &take, sizeof take) != 0;
        if (fine)
            *out++ = take;
    }
    return out;
}

static struct option *offer_spiral(const struct game *g, int who, struct option *out)
{
    for (uint8_t card = 1; card <= NUMBERS; card++)
        if (g->hand[who][card])
            *out++ = (struct option){DISCARD, .a = card};
    *out++ = (struct option){GO_BACK};
    return out;
}

static struct option *offer_commands(const struct game *g, struct option *out)
{
    for (uint8_t card = 1; card <= NUMBERS; card++)
        if (g->hand[g->k.ask.a][card])
            *out++ = (struct option){COMMAND, .a = card};
    return out;
}

struct option *fd_offer_others(const struct game *g, int seat, struct option *out)
{
    switch (g->k.ask.kind) {
    case ASK_CHARACTER: return fd_offer_characters(g, seat, out);
    case ASK_DISCARD: return offer_discards(g, seat, out);
    case ASK_TAKE: return offer_takes(g, out);
    case ASK_PEEK: return offer_peeks(g, out);
    case ASK_SPIRAL: return offer_spiral(g, seat, out);
    case ASK_COMMAND: return offer_commands(g, out);
    case ASK_DRAFT: return fd_offer_drafts(g, out);
    case ASK_TWEAK: return fd_offer_tweaks(g, seat, out);
    case ASK_ORDER: return fd_offer_leaders(g, seat, out);
    case ASK_KIT: return fd_offer_kit(g, out);
    case ASK_ASSIST: return fd_offer_assists(g, seat, out);
    case ASK_NAMING: return fd_offer_namings(g, out);
    case ASK_COUNT: return fd_offer_counts(g, out);
    default:
        out = fd_offer_uses(g, seat, 1u << g->k.ask.a, out);
        *out++ = (struct option){PASS};
        return out;
    }
}
