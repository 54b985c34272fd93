/* effects_scripts.c - the effects that ask. Each is called with the seat, the slot of the hero (or
 * NO_SLOT for an action) and the card whose text it is, and is followed by a settle. */
#include "games/gem_blenders/gem_blenders.h"

static struct hero *hero_of(struct game *g, int seat, int slot)
{
    return &g->side[seat].hero[slot];
}

static bool has_card(const struct game *g, int seat, int find, int least)
{
    const struct side *s = &g->side[seat];
    for (int i = 0; i < s->hand.count; i++) {
        int card = s->hand.card[i] & ~SEEN;
        if (card >= least && gb_fits(g, seat, NO_SLOT, card, find))
            return true;
    }
    return false;
}

static bool has_discarded(const struct game *g, int seat, int find)
{
    const struct side *s = &g->side[seat];
    for (int i = 0; i < s->discard.count; i++)
        if (gb_fits(g, seat, NO_SLOT, s->discard.card[i], find))
            return true;
    return false;
}

/* GB-501.3c: a blend that falls by its own effect still does what it says. */
static void deblend_first(struct game *g, int seat, int slot)
{
    if (hero_of(g, seat, slot)->blend)
        gb_deblend(g, seat, 1u << slot, false);
}

/* --- One hero is named, and then something happens to it. --- */

static void do_to(struct game *g, int seat, int slot, int card, int target)
{
    struct doing d = {.seat = (uint8_t)seat,
                      .slot = (uint8_t)slot,
                      .card = (uint8_t)card,
                      .target = (uint8_t)target};
    gb_effects[card].effect(g, &d);
}

SCRIPT(name_hero, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat, ASK_HERO, my->card, gb_effects[my->card].target);
    do_to(g, my->seat, my->slot, my->card, ANSWER(my->seat).a);
    END;
}

/* Haunt: 2 damage to oneself, then the hero at the foe's back loses its effect. */
SCRIPT(haunt, uint8_t seat, slot, card;)
{
    BEGIN;
    gb_hurt(g, my->seat, gb_effects[my->card].n, my->seat, NO_SLOT);
    SETTLE(1);
    if (!gb_is_protected(g, my->seat ^ 1, g->side[my->seat ^ 1].line[BACK])) {
        struct doing d = {.seat = my->seat, .target = g->side[my->seat ^ 1].line[BACK]};
        gb_mute(g, &d);
    }
    END;
}

/* Stoke: 1 damage to oneself, then +2 ATK. */
SCRIPT(stoke, uint8_t seat, slot, card;)
{
    BEGIN;
    gb_hurt(g, my->seat, 1, my->seat, NO_SLOT);
    SETTLE(1);
    {
        struct doing d = {.seat = my->seat, .slot = my->slot, .card = my->card};
        gb_rise(g, &d);
    }
    END;
}

/* Total Recall: this effect becomes that of a Nocturnagem blend in the discard. */
SCRIPT(total_recall, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat, ASK_DISCARD, my->card, FIND_NIGHT_BLEND);
    hero_of(g, my->seat, my->slot)->copy = ANSWER(my->seat).a;
    g->altered = g->shaken = true;
    EVENT(.kind = EFFECT_REPLACED, .seat = my->seat,
          .open = {hero_of(g, my->seat, my->slot)->card, hero_of(g, my->seat, my->slot)->copy});
    END;
}

/* --- Searching (GB-619). --- */

static void take_found(struct game *g, int seat, struct option pick)
{
    struct side *s = &g->side[seat];
    int depth = 0;
    if (pick.verb == PASS) {
        EVENT(.kind = NOTHING_FOUND, .seat = (uint8_t)seat);
        return;
    }
    while (s->deck.card[s->deck.count - 1 - depth] != pick.a)
        depth++;
    gb_deck_remove(g, seat, depth);
    gb_hand_add(g, seat, pick.a, true);
    EVENT(.kind = CARD_FOUND, .seat = (uint8_t)seat, .open = {pick.a});
}

SCRIPT(find, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat, ASK_DECK, my->card, gb_effects[my->card].n, my->slot);
    take_found(g, my->seat, ANSWER(my->seat));
    gb_shuffle(g, my->seat);
    END;
}

/* Benediction deblends first, then finds an LV.3 blend and a gem; Master Plan finds any blend and a
 * basic gem. One search (GB-619.2). */
SCRIPT(find_two, uint8_t seat, slot, card;)
{
    BEGIN;
    if (my->card == BLEND_bishop) {
        deblend_first(g, my->seat, my->slot);
        SETTLE(1);
    }
    ASK(2, my->seat, ASK_DECK, my->card, my->card == BLEND_bishop ? FIND_LV3_BLEND : FIND_BLEND,
        my->slot);
    take_found(g, my->seat, ANSWER(my->seat));
    ASK(3, my->seat, ASK_DECK, my->card, my->card == BLEND_bishop ? FIND_GEM : FIND_BASIC,
        my->slot);
    take_found(g, my->seat, ANSWER(my->seat));
    gb_shuffle(g, my->seat);
    END;
}

/* Scavenge: discard a gem, then search. A Horizon Gazer returns the gem before (GB-501.3b). */
SCRIPT(scavenge, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat, ASK_HAND, my->card, FIND_GEM);
    gb_discard_from_hand(g, my->seat, ANSWER(my->seat).a);
    SETTLE(2);
    CALL(3, find, my->seat, my->slot, my->card);
    END;
}

/* --- Gems. --- */

static void equip_from_hand(struct game *g, int seat, struct option pick)
{
    gb_hand_take(g, seat, pick.a);
    gb_equip(g, seat, pick.b, pick.a, true);
}

static uint8_t all_slots(const struct game *g, int seat)
{
    unsigned set = 0;
    for (int i = 0; i < POSITIONS; i++)
        set |= 1u << g->side[seat].line[i];
    return (uint8_t)set;
}

/* Extra Gem; Destiny Wave deblends first. Not the allotted gem (GB-602.2). */
SCRIPT(equip_one, uint8_t seat, slot, card;)
{
    BEGIN;
    if (my->slot != NO_SLOT) {
        deblend_first(g, my->seat, my->slot);
        SETTLE(1);
    }
    if (has_card(g, my->seat, FIND_GEM, 0)) {
        ASK(2, my->seat, ASK_EQUIP, my->card, FIND_GEM, all_slots(g, my->seat));
        equip_from_hand(g, my->seat, ANSWER(my->seat));
    }
    END;
}

/* Crescendo: up to two different heroes. */
SCRIPT(crescendo, uint8_t seat, slot, card; uint8_t i, left; struct option pick;)
{
    BEGIN;
    my->left = all_slots(g, my->seat);
    for (; my->i < 2 && has_card(g, my->seat, FIND_BASIC, 0); my->i++) {
        ASK(1, my->seat, ASK_EQUIP, my->card, FIND_BASIC | OR_NONE, my->left);
        my->pick = ANSWER(my->seat);
        if (my->pick.verb == PASS)
            RETURN(0);
        my->left &= (uint8_t) ~(1u << my->pick.b);
        equip_from_hand(g, my->seat, my->pick);
        SETTLE(2);
    }
    END;
}

static void move_gem(struct game *g, int seat, struct option pick)
{
    gb_unequip(g, seat, pick.b, pick.a);
    gb_equip(g, seat, pick.c, pick.a, false);
}

SCRIPT(hand_me_down, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat, ASK_MOVE_GEM, my->card, my->slot, NO_SLOT);
    move_gem(g, my->seat, ANSWER(my->seat));
    END;
}

/* Up to two gems on the same way; only then it is looked what falls. */
SCRIPT(gem_transfer, uint8_t seat, slot, card; struct option first, second;)
{
    BEGIN;
    ASK(1, my->seat, ASK_MOVE_GEM, my->card, NO_SLOT, NO_SLOT);
    my->first = ANSWER(my->seat);
    move_gem(g, my->seat, my->first);
    if (hero_of(g, my->seat, my->first.b)->gem_count) {
        ASK(2, my->seat, ASK_MOVE_GEM, my->card, my->first.b, my->first.c);
        my->second = ANSWER(my->seat);
        if (my->second.verb == MOVE_GEM)
            move_gem(g, my->seat, my->second);
    }
    END;
}

/* Back Office: discard a card, then equip this hero with a basic gem. */
SCRIPT(back_office, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat, ASK_HAND, my->card, FIND_ANY);
    gb_discard_from_hand(g, my->seat, ANSWER(my->seat).a);
    SETTLE(2);
    if (has_card(g, my->seat, FIND_BASIC, 0)) {
        ASK(3, my->seat, ASK_EQUIP, my->card, FIND_BASIC, (uint8_t)(1u << my->slot));
        equip_from_hand(g, my->seat, ANSWER(my->seat));
    }
    END;
}

/* High Tide: a basic gem of the discard onto this hero. */
SCRIPT(high_tide, uint8_t seat, slot, card; struct option pick;)
{
    BEGIN;
    ASK(1, my->seat, ASK_DISCARD, my->card, FIND_BASIC);
    my->pick = ANSWER(my->seat);
    gb_discard_take(g, my->seat, my->pick.a);
    gb_equip(g, my->seat, my->slot, my->pick.a, false);
    END;
}

/* Pack Up: attached, not equipped (GB-406.1c). */
SCRIPT(pack_up, uint8_t seat, slot, card; struct option pick;)
{
    BEGIN;
    ASK(1, my->seat, ASK_HAND, my->card, FIND_BASIC);
    my->pick = ANSWER(my->seat);
    gb_hand_take(g, my->seat, my->pick.a);
    gb_attach(g, my->seat, my->slot, my->pick.a);
    END;
}

/* Mischief: discard a gem, then 2 damage to the foe. */
SCRIPT(mischief, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat, ASK_HAND, my->card, FIND_GEM);
    gb_discard_from_hand(g, my->seat, ANSWER(my->seat).a);
    SETTLE(2);
    gb_hurt(g, my->seat ^ 1, gb_effects[my->card].n, my->seat, NO_SLOT);
    END;
}

/* Signal Flare: up to three basic gems at once, then as much damage in one packet. */
SCRIPT(signal_flare, uint8_t seat, slot, card; uint8_t done, least; struct option pick;)
{
    BEGIN;
    while (my->done < gb_effects[my->card].n && has_card(g, my->seat, FIND_BASIC, my->least)) {
        ASK(1, my->seat, ASK_HAND, my->card, FIND_BASIC | OR_NONE, my->least);
        my->pick = ANSWER(my->seat);
        if (my->pick.verb == PASS)
            break;
        my->least = my->pick.a;
        my->done++;
        gb_discard_from_hand(g, my->seat, my->pick.a);
    }
    SETTLE(2);
    gb_hurt(g, my->seat ^ 1, my->done, my->seat, NO_SLOT);
    END;
}

/* --- Movement. --- */

/* Footwork and Orbit move this hero, Switch and Royal Command any, Force Switch those of the foe.
 */
SCRIPT(switch_heroes, uint8_t seat, slot, card; uint8_t whose; struct option pick;)
{
    BEGIN;
    my->whose = my->card == ACTION_force_switch ? my->seat ^ 1 : my->seat;
    ASK(1, my->seat, ASK_SWITCH, my->card, gb_effects[my->card].n ? NO_SLOT : my->slot, my->whose);
    my->pick = ANSWER(my->seat);
    gb_switch(g, my->seat, my->whose, my->pick.a, my->pick.b);
    END;
}

SCRIPT(rotate, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat, ASK_ROTATE, my->card);
    gb_rotate_heroes(g, my->seat, my->seat, ANSWER(my->seat).a);
    END;
}

SCRIPT(formation, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat, ASK_ARRANGE, my->card);
    gb_arrange(g, my->seat, ANSWER(my->seat).a);
    END;
}

SCRIPT(tag_out, uint8_t seat, slot, card; struct option pick;)
{
    BEGIN;
    ASK(1, my->seat, ASK_SUBSTITUTE, false);
    my->pick = ANSWER(my->seat);
    gb_substitute(g, my->seat, my->pick.a, my->pick.b);
    END;
}

/* --- Drawing, looking, taking back. --- */

/* Blood Bargain, Pain Trade: 2 damage to oneself, then cards. */
SCRIPT(pain_for_cards, uint8_t seat, slot, card;)
{
    BEGIN;
    gb_hurt(g, my->seat, 2, my->seat, NO_SLOT);
    SETTLE(1);
    gb_draw(g, my->seat, gb_effects[my->card].n, false);
    END;
}

SCRIPT(sugar_rush, uint8_t seat, slot, card;)
{
    BEGIN;
    deblend_first(g, my->seat, my->slot);
    SETTLE(1);
    gb_draw(g, my->seat, gb_effects[my->card].n, false);
    END;
}

/* Elegant Lure: the attacking player may draw. */
SCRIPT(elegant_lure, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat ^ 1, ASK_LURE);
    if (ANSWER(my->seat ^ 1).verb == DRAW_ONE)
        gb_draw(g, my->seat ^ 1, gb_effects[my->card].n, false);
    END;
}

SCRIPT(quick_study, uint8_t seat, slot, card; struct option pick;)
{
    BEGIN;
    gb_draw(g, my->seat, gb_effects[my->card].n, false);
    SETTLE(1);
    if (g->side[my->seat].hand.count) {
        ASK(2, my->seat, ASK_HAND, my->card, FIND_ANY);
        my->pick = ANSWER(my->seat);
        gb_hand_take_secret(g, my->seat, my->pick.a);
        gb_deck_bottom(g, my->seat, my->pick.a);
        EVENT(.kind = CARD_TUCKED, .seat = my->seat, .eyes = seat_bit(my->seat),
              .secret = {my->pick.a});
    }
    END;
}

/* Second Thoughts: a card of the hand into the deck, then another one. */
SCRIPT(second_thoughts, uint8_t seat, slot, card; struct option pick;)
{
    BEGIN;
    ASK(1, my->seat, ASK_HAND, my->card, FIND_ANY);
    my->pick = ANSWER(my->seat);
    gb_hand_take_secret(g, my->seat, my->pick.a);
    zone_put(ZONE_OF(g->side[my->seat].deck), my->pick.a);
    gb_shuffle(g, my->seat);
    EVENT(.kind = CARD_SHUFFLED, .seat = my->seat, .eyes = seat_bit(my->seat),
          .secret = {my->pick.a});
    gb_draw(g, my->seat, 1, false);
    END;
}

/* `who` looks at the top cards of a deck. */
static uint8_t look_at_top(struct game *g, int who, int whose, int count)
{
    struct side *s = &g->side[whose];
    uint8_t seen = (uint8_t)(count < s->deck.count ? count : s->deck.count);
    struct event event = {.kind = CARDS_PEEKED,
                          .seat = (uint8_t)who,
                          .eyes = seat_bit(who),
                          .open = {seen, (uint8_t)whose}};
    for (int i = 0; i < seen; i++)
        event.secret[i] = s->deck.card[s->deck.count - 1 - i];
    if (s->top_known[who] < seen)
        s->top_known[who] = seen;
    if (LISTENING)
        event_emit(&event);
    return seen;
}

static void put_on_top(struct game *g, int seat, struct option order)
{
    struct side *s = &g->side[seat];
    const uint8_t cards[] = {order.a, order.b, order.c};
    for (int i = 0; i < 3 && cards[i]; i++)
        s->deck.card[s->deck.count - 1 - i] = cards[i];
}

/* Forecast: the foe does not see the order, so he forgets what he knew of these cards. */
SCRIPT(forecast, uint8_t seat, slot, card; uint8_t seen;)
{
    BEGIN;
    my->seen = look_at_top(g, my->seat, my->seat, gb_effects[my->card].n);
    ASK(1, my->seat, ASK_ORDER, my->seen);
    put_on_top(g, my->seat, ANSWER(my->seat));
    g->side[my->seat].top_known[my->seat ^ 1] = 0;
    END;
}

static void discard_peeked(struct game *g, int whose, int card)
{
    struct side *s = &g->side[whose];
    int depth = s->deck.card[s->deck.count - 1] != card;
    gb_deck_remove(g, whose, depth);
    gb_discard_put(g, whose, card);
    EVENT(.kind = DECK_DISCARDED, .seat = (uint8_t)whose, .open = {(uint8_t)card});
}

/* Night Watch: one of the foe's top two cards may be discarded. */
SCRIPT(night_watch, uint8_t seat, slot, card; uint8_t seen; struct option pick;)
{
    BEGIN;
    my->seen = look_at_top(g, my->seat, my->seat ^ 1, gb_effects[my->card].n);
    ASK(1, my->seat, ASK_PEEK, my->seen);
    my->pick = ANSWER(my->seat);
    if (my->pick.verb == CHOOSE)
        discard_peeked(g, my->seat ^ 1, my->pick.a);
    END;
}

/* Raise the Herd, Salvage. */
SCRIPT(take_blend, uint8_t seat, slot, card;)
{
    BEGIN;
    ASK(1, my->seat, ASK_DISCARD, my->card, FIND_BLEND);
    gb_take_back(g, my->seat, ANSWER(my->seat).a);
    END;
}

/* Recycle: up to two basic gems. */
SCRIPT(recycle, uint8_t seat, slot, card; uint8_t done; struct option pick;)
{
    BEGIN;
    for (; my->done < gb_effects[my->card].n && has_discarded(g, my->seat, FIND_BASIC);
         my->done++) {
        ASK(1, my->seat, ASK_DISCARD, my->card, FIND_BASIC | OR_NONE);
        my->pick = ANSWER(my->seat);
        if (my->pick.verb == PASS)
            RETURN(0);
        gb_take_back(g, my->seat, my->pick.a);
    }
    END;
}
