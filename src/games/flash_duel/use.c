/* use.c - playing an ability: who may when, countering, and discards that an ability asks for. */
#include "games/flash_duel/use.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/strike.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/words.h"

/* --- Who could use what. --- */

/* FD-114, FD-116: face up, and no other one this turn. */
static unsigned usable(const struct game *g, int who)
{
    return g->used & seat_bit(who) ? 0 : g->persona[who].up;
}

void fd_turn_cards(struct game *g, int who, unsigned up)
{
    struct persona *p = &g->persona[who];
    uint32_t windows = 0;
    assert(up < 1u << SLOTS);
    p->up = (uint8_t)up;
    FOR_EACH_SLOT(slot, up)
        windows |= fd_abilities[p->slot[slot]].windows;
    for (int i = 0; i < 4; i++)
        p->windows[i] = (uint8_t)(windows >> 8 * i);
}

/* FD-371: always in force. */
bool fd_has_passive(const struct game *g, int who, int ability)
{
    const uint8_t *slot = g->persona[who].slot;
    for (int i = 0; i < SLOTS; i++)
        if (slot[i] == ability)
            return true;
    return false;
}

struct option *fd_offer_uses(const struct game *g, int who, uint32_t window, struct option *out)
{
    FOR_EACH_SLOT(slot, usable(g, who)) {
        const struct ability *row = &fd_abilities[g->persona[who].slot[slot]];
        if (!(row->windows & window))
            continue;
        struct option use = {USE, .a = (uint8_t)slot};
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

/* With as many cards, of whatever numbers, which are imagined for a moment; no use needs more than
 * a pair of one. */
bool fd_hand_might_do(struct game *g, int who, uint32_t window)
{
    uint8_t real[NUMBERS + 1], *hand = g->hand[who];
    memcpy(real, hand, sizeof real);
    memset(hand + 1, fd_hand_size(g, who) < 2 ? fd_hand_size(g, who) : 2, NUMBERS);
    bool might = fd_has_use(g, who, window);
    memcpy(hand, real, sizeof real);
    return might;
}

/* --- What is announced lies open. --- */

/* Everybody sees that the hand has `count` cards of this number. */
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

/* The cards of an act, before they are played. */
static void show_act(struct game *g, int who, struct option act)
{
    int number = act.b & NUMBER_MASK, count = plain_cards(act.b, act.c);
    if (act.a && act.a == number)
        count++;
    else if (act.a && act.a <= NUMBERS)
        show_set(g, who, act.a, 1);
    if (number)
        show_set(g, who, number, count);
}

static int find_slot(const struct game *g, int who, int ability)
{
    FOR_EACH_SLOT(slot, usable(g, who))
        if (g->persona[who].slot[slot] == ability)
            return slot;
    return -1;
}

uint8_t fd_announce_through(struct game *g, int who, struct option act)
{
    bool punch = (act.a | act.b) & THROUGH_PUNCH;
    int slot = find_slot(g, who, punch ? ABILITY_rocket_punch : ABILITY_master_of_twos);
    assert(slot >= 0);
    show_act(g, who, act);
    return (uint8_t)slot;
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
        show_act(g, who,
                 (struct option){DASH_STRIKE, (uint8_t)a, (uint8_t)fd_set_number((uint8_t)b),
                                 (uint8_t)fd_set_count((uint8_t)b)});
        break;
    }
}

/* --- The scripts. --- */

/* FD-113: the card is turned face down. */
static void announce(struct game *g, int who, int slot, int as)
{
    struct persona *p = &g->persona[who];
    assert(p->up >> slot & 1);
    fd_turn_cards(g, who, p->up & ~(1u << slot));
    g->used |= seat_bit(who);
    if (g->bot && who != BOT)
        g->feats |= USED_IN_ROUND | USED_IN_GAME;
    EVENT(.kind = USED_ABILITY, .seat = (uint8_t)who,
          .open = {[OPEN_ABILITY] = p->slot[slot], [OPEN_AS] = (uint8_t)as});
}

/* The next enemy of `who`, from fighter `i` on, who might use an ability in this window. */
static uint8_t next_enemy(struct game *g, int who, uint32_t window, int i)
{
    FOR_EACH_SEAT(foe, fd_foes(g, who) & -1u << i)
        if (fd_might_use(g, foe, window))
            return (uint8_t)foe;
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

enum { USE_AWAITS_COUNTER = 1, USE_AWAITS_WORDS = 4 };

/* FD-416: has what was said since the announcement defeated its user, ended the strike that they
 * would answer, or left them nobody to strike back at? */
static bool comes_to_nothing(const struct game *g, int who, int ability)
{
    const struct strike *s = &g->strike;
    if (g->mode != MODE_BETRAYAL)
        return false;
    bool answers = s->count && s->aim == g->space[who];
    bool strikes_back = ability == ABILITY_perfect_counter;
    return !fd_is_alive(g, who) || g->ending == ROUND_HIT ||
           (answers && !(fd_foes(g, s->by) & seat_bit(who))) ||
           (strikes_back && !(fd_foes(g, who) & seat_bit(g->about)));
}

/* FD-120: by an enemy of who has announced it on a dark space. */
static bool can_be_countered(const struct game *g, int who, int ability)
{
    return !g->ending && fd_is_dark(g->space[who]) && !comes_to_nothing(g, who, ability);
}

/* `who` plays the ability card of this slot: it is turned face down (FD-113), words are heard
 * (FD-395), enemies may counter it (FD-341 to FD-344), it takes effect, and can be mirrored. `as`
 * is the ability that happens, if it is not the card's own. Returns whether it took effect. */
SCRIPT(use, uint8_t who, slot, a, b, as; uint8_t foe;)
{
    BEGIN;
    if (!my->as)
        my->as = g->persona[my->who].slot[my->slot];
    announce(g, my->who, my->slot, my->as);
    if (fd_is_interrupted(g, my->who)) {
        show_announced(g, my->who, my->as, my->a, my->b);
        CALL(USE_AWAITS_WORDS, word, my->who, my->as);
    }
    for (my->foe = 0; can_be_countered(g, my->who, my->as); my->foe++) {
        my->foe = next_enemy(g, my->who, ANNOUNCED, my->foe);
        if (my->foe == NOBODY)
            break;
        show_announced(g, my->who, my->as, my->a, my->b);
        CALL(USE_AWAITS_COUNTER, window, my->foe, fd_window_number(ANNOUNCED), my->as);
        if (g->k.result) {
            EVENT(.kind = COUNTERED, .seat = my->who, .open = {[OPEN_ABILITY] = my->as});
            RETURN(0);
        }
    }
    if (comes_to_nothing(g, my->who, my->as))
        RETURN(0);
    if (fd_abilities[my->as].effect)
        fd_abilities[my->as].effect(g, my->who, my->a, my->b);
    else if (fd_abilities[my->as].script)
        CALL_NUMBER(2, fd_abilities[my->as].script, my->who, my->a, my->b);
    if (LISTENING && fd_effect_is_told(g, my->who, my->as))
        EVENT(.kind = TOOK_HOLD, .seat = my->who, .open = {[OPEN_ABILITY] = my->as});
    if (g->ending)
        RETURN(1);
    for (my->foe = 0; can_be_mirrored(g, my->who, my->as); my->foe++) {
        g->about = my->as; /* what the mirror would show */
        my->foe = next_enemy(g, my->who, TOOK_EFFECT, my->foe);
        if (my->foe != NOBODY)
            CALL(3, window, my->foe, fd_window_number(TOOK_EFFECT), my->as);
        g->about = 0;
        if (my->foe == NOBODY || g->ending)
            break;
    }
    RETURN(1);
    END;
}

/* --- For words: what runs now. --- */

int fd_ability_at_work(const struct game *g, bool before)
{
    bool asked = false; /* for a window, in which another ability may be used */
    for (const struct frame *f = g->stack + g->k.depth - 1; f >= g->stack; f--) {
        if (f->script == SCRIPT_use && !before)
            return ((const struct use_vars *)f->vars)->as;
        if (f->script == SCRIPT_aftermath && !asked)
            return ABILITY_deathstrike; /* all that it does itself */
        if (f->script == SCRIPT_clash || f->script == SCRIPT_assist || f->script == SCRIPT_unmask)
            return NO_ABILITY;
        asked |= f->script == SCRIPT_window;
        before &= f->script != SCRIPT_use;
    }
    return NO_ABILITY;
}

int fd_announcer(const struct game *g)
{
    const struct frame *f = g->stack + g->k.depth - 1;
    while (f->script != SCRIPT_use)
        f--;
    assert(f >= g->stack);
    return ((const struct use_vars *)f->vars)->who;
}

int fd_nesting(const struct game *g)
{
    int nesting = 0;
    for (int i = 0; i < g->k.depth; i++)
        nesting += g->stack[i].script == SCRIPT_use || g->stack[i].script == SCRIPT_clash;
    return nesting;
}

void fd_hide_announced(struct game *g, int observer, struct chance *chance)
{
    for (int i = 0; i < g->k.depth; i++) {
        struct use_vars *my = (struct use_vars *)g->stack[i].vars;
        bool awaits = g->stack[i].at == USE_AWAITS_COUNTER || g->stack[i].at == USE_AWAITS_WORDS;
        if (g->stack[i].script != SCRIPT_use || !awaits || my->as != ABILITY_hidden_agenda ||
            eyes_include(fd_eyes(g, my->who), observer))
            continue;
        struct option ways[OPTIONS];
        struct option *end = fd_abilities[my->as].offer(g, my->who, (struct option){USE}, ways);
        my->a = ways[chance_below(chance, (unsigned)(end - ways))].b;
    }
}

/* How many of the `left` cards they can't get around. */
static uint8_t must_shed(int left, int how, int done)
{
    return (uint8_t)(how == SHED_ALL ? left : how == SHED_ONE_OR_MORE && !done);
}

/* `who` discards up to `most` cards, one after the other in the order of their numbers; `how` is
 * enum shedding. Returns how many they discarded. */
SCRIPT(shed, uint8_t who, most, how; uint8_t done, least; struct option answer;)
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
            must_shed(my->most - my->done, my->how, my->done), my->least);
        my->answer = ANSWER(my->who);
        if (my->answer.verb == PASS)
            break;
        fd_discard(g, my->who, my->answer.a);
        my->least = my->answer.a;
    }
    RETURN(my->done);
    END;
}
