/* effects_scripts.c - the effects that ask. Each is called with the seat, the slot of the hero (or
 * NO_SLOT for an action) and the card whose text it is, and is followed by a settle. */
#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/settle.h"
#include "games/gem_blenders/zones.h"

static struct hero *hero_of(struct game *g, int seat, int slot)
{
    return &g->player[seat].hero[slot];
}

/* GB-501.3c: a blend that falls by its own effect still does what it says. */
static void deblend_first(struct game *g, int seat, int slot)
{
    gb_deblend(g, seat, 1u << slot, BY_WILL);
}

/* --- One hero is named, and then something happens to it. --- */

static void do_to(struct game *g, int seat, int slot, int card, int target)
{
    struct activation a = {.seat = (uint8_t)seat,
                           .slot = (uint8_t)slot,
                           .card = (uint8_t)card,
                           .target = (uint8_t)target};
    gb_effect_table[card].apply(g, &a);
}

/* The rows that NAMES a hero: Hero Mirror, Whiteout, Invert, Stun, Pep Talk, Brace, Forced Deblend,
 * Double Strike. */
SCRIPT(name_hero, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who, ASK_HERO, my->card, gb_effect_table[my->card].target);
    do_to(g, my->who, my->slot, my->card, ANSWER(my->who).a);
    END;
}

/* Haunt (Ghost): inflict 2 damage to your HP; then the hero in the opponent's back position has no
 * effect until your next turn. */
SCRIPT(haunt, uint8_t who, slot, card;)
{
    BEGIN;
    gb_hurt(g, my->who, gb_effect_table[my->card].n, my->who, NO_SLOT);
    SETTLE(1);
    if (!gb_is_protected(g, my->who ^ 1, g->player[my->who ^ 1].line[BACK])) {
        struct activation a = {.seat = my->who, .target = g->player[my->who ^ 1].line[BACK]};
        gb_mute(g, &a);
    }
    END;
}

/* Stoke (Stoker): inflict 1 damage to your HP; then this hero has +2 ATK for the rest of your turn.
 * */
SCRIPT(stoke, uint8_t who, slot, card;)
{
    BEGIN;
    gb_hurt(g, my->who, 1, my->who, NO_SLOT);
    SETTLE(1);
    {
        struct activation a = {.seat = my->who, .slot = my->slot, .card = my->card};
        gb_rise(g, &a);
    }
    END;
}

/* Total Recall (Catalyst Controller): name 1 Nocturnagem blend in your discard; for the rest of
 * your turn this effect is replaced by that blend's. */
SCRIPT(total_recall, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who, ASK_DISCARD, my->card, FIND_NIGHT_BLEND);
    hero_of(g, my->who, my->slot)->copy = ANSWER(my->who).a;
    g->any_altered = true;
    EVENT(.kind = EFFECT_REPLACED, .seat = my->who,
          .open = {hero_of(g, my->who, my->slot)->card, hero_of(g, my->who, my->slot)->copy});
    END;
}

/* --- Searching (GB-619). --- */

static void take_found(struct game *g, int seat, struct option pick)
{
    struct player *p = &g->player[seat];
    int depth = 0;
    if (pick.verb == PASS) {
        EVENT(.kind = NOTHING_FOUND, .seat = (uint8_t)seat);
        return;
    }
    while (gb_deck_card(p, depth) != pick.a)
        depth++;
    gb_deck_remove(g, seat, depth);
    gb_hand_add(g, seat, pick.a, true);
    EVENT(.kind = CARD_FOUND, .seat = (uint8_t)seat, .open = {pick.a});
}

/* Family Recipe (Hickory): search your deck for an LV.2 blend whose requirement this hero's gems
 * meet. Gem Finder: for a basic gem. Blend Finder: for a blend of LV.2 or LV.3. Scavenge ends with
 * it. */
SCRIPT(find, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who, ASK_DECK, my->card, gb_effect_table[my->card].n, my->slot);
    take_found(g, my->who, ANSWER(my->who));
    gb_shuffle(g, my->who);
    END;
}

/* Benediction (Bishop): deblend this hero and then search your deck for 1 LV.3 blend and 1 gem.
 * Master Plan: search for 1 blend and 1 basic gem. One search (GB-619.2). */
SCRIPT(find_two, uint8_t who, slot, card;)
{
    BEGIN;
    if (my->card == BLEND_bishop) {
        deblend_first(g, my->who, my->slot);
        SETTLE(1);
    }
    ASK(2, my->who, ASK_DECK, my->card, my->card == BLEND_bishop ? FIND_LV3_BLEND : FIND_BLEND,
        my->slot);
    take_found(g, my->who, ANSWER(my->who));
    ASK(3, my->who, ASK_DECK, my->card, my->card == BLEND_bishop ? FIND_GEM : FIND_BASIC, my->slot);
    take_found(g, my->who, ANSWER(my->who));
    gb_shuffle(g, my->who);
    END;
}

/* Scavenge (Kula): discard 1 gem from your hand and then search your deck for a 0-star action. A
 * Horizon Gazer returns the gem before (GB-501.3b). */
SCRIPT(scavenge, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who, ASK_HAND, my->card, FIND_GEM);
    gb_discard_from_hand(g, my->who, ANSWER(my->who).a);
    SETTLE(2);
    CALL(3, find, my->who, my->slot, my->card);
    END;
}

/* --- Gems. --- */

static void equip_from_hand(struct game *g, int seat, struct option pick)
{
    if (pick.verb == PASS) /* there was none */
        return;
    gb_hand_take(g, seat, pick.a);
    gb_equip(g, seat, pick.b, pick.a, true);
}

/* Destiny Wave (Usher): deblend this hero and then equip 1 hero with 1 gem from your hand. Extra
 * Gem: the same without deblending. It is not your allotted gem (GB-602.2). */
SCRIPT(equip_one, uint8_t who, slot, card;)
{
    BEGIN;
    if (my->slot != NO_SLOT) {
        deblend_first(g, my->who, my->slot);
        SETTLE(1);
    }
    if (gb_could_hold(g, my->who, FIND_GEM, 0)) {
        ASK(2, my->who, ASK_EQUIP, my->card, my->slot != NO_SLOT ? FIND_GEM | IF_ANY : FIND_GEM,
            (uint8_t)gb_field_slots(g, my->who));
        equip_from_hand(g, my->who, ANSWER(my->who));
    }
    END;
}

/* Crescendo (Sunrise Conductor): equip up to 2 heroes with 1 basic gem each from your hand. */
SCRIPT(crescendo, uint8_t who, slot, card; uint8_t i, left; struct option pick;)
{
    BEGIN;
    my->left = (uint8_t)gb_field_slots(g, my->who);
    for (; my->i < 2 && gb_could_hold(g, my->who, FIND_BASIC, 0); my->i++) {
        ASK(1, my->who, ASK_EQUIP, my->card, FIND_BASIC | OR_NONE, my->left);
        my->pick = ANSWER(my->who);
        if (my->pick.verb == PASS)
            RETURN(0);
        my->left &= (uint8_t) ~(1u << my->pick.b);
        equip_from_hand(g, my->who, my->pick);
        SETTLE(2);
    }
    END;
}

/* GB-501.3c: a blend that loses its gem falls before the gem has arrived. */
static void move_gem(struct game *g, int seat, struct option pick)
{
    EVENT(.kind = GEM_MOVED, .seat = (uint8_t)seat,
          .open = {pick.a, hero_of(g, seat, pick.b)->card, hero_of(g, seat, pick.c)->card});
    gb_unequip(g, seat, pick.b, pick.a);
    gb_recheck(g);
    gb_equip(g, seat, pick.c, pick.a, false);
}

/* Hand-Me-Down (Min-Seo): move 1 gem of this hero to another hero on your field; that equips it. */
SCRIPT(hand_me_down, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who, ASK_MOVE_GEM, my->card, my->slot, NO_SLOT);
    move_gem(g, my->who, ANSWER(my->who));
    END;
}

/* Gem Transfer: move up to 2 gems from one hero on your field to another. What reacts comes after
 * both. */
SCRIPT(gem_transfer, uint8_t who, slot, card; struct option first, second;)
{
    BEGIN;
    ASK(1, my->who, ASK_MOVE_GEM, my->card, NO_SLOT, NO_SLOT);
    my->first = ANSWER(my->who);
    move_gem(g, my->who, my->first);
    if (hero_of(g, my->who, my->first.b)->gem_count) {
        ASK(2, my->who, ASK_MOVE_GEM, my->card, my->first.b, my->first.c);
        my->second = ANSWER(my->who);
        if (my->second.verb == MOVE_GEM)
            move_gem(g, my->who, my->second);
    }
    END;
}

/* Back Office (Dexter): discard 1 card from your hand and then equip this hero with 1 basic gem
 * from your hand. */
SCRIPT(back_office, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who, ASK_HAND, my->card, FIND_ANY);
    gb_discard_from_hand(g, my->who, ANSWER(my->who).a);
    SETTLE(2);
    if (gb_could_hold(g, my->who, FIND_BASIC, 0)) {
        ASK(3, my->who, ASK_EQUIP, my->card, FIND_BASIC | IF_ANY, (uint8_t)(1u << my->slot));
        equip_from_hand(g, my->who, ANSWER(my->who));
    }
    END;
}

/* High Tide (Tide Caller): equip this hero with 1 basic gem from your discard. */
SCRIPT(high_tide, uint8_t who, slot, card; struct option pick;)
{
    BEGIN;
    ASK(1, my->who, ASK_DISCARD, my->card, FIND_BASIC);
    my->pick = ANSWER(my->who);
    gb_discard_take(g, my->who, my->pick.a);
    gb_equip(g, my->who, my->slot, my->pick.a, false);
    END;
}

/* Pack Up (Satchel Carrier): attach 1 basic gem from your hand to this hero; it is not equipped
 * (GB-406.1c). */
SCRIPT(pack_up, uint8_t who, slot, card; struct option pick;)
{
    BEGIN;
    ASK(1, my->who, ASK_HAND, my->card, FIND_BASIC);
    my->pick = ANSWER(my->who);
    gb_hand_take(g, my->who, my->pick.a);
    gb_attach(g, my->who, my->slot, my->pick.a);
    END;
}

/* Mischief (Imp): discard 1 gem from your hand and then inflict 2 damage to an opponent. */
SCRIPT(mischief, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who, ASK_HAND, my->card, FIND_GEM);
    gb_discard_from_hand(g, my->who, ANSWER(my->who).a);
    SETTLE(2);
    gb_hurt(g, my->who ^ 1, gb_effect_table[my->card].n, my->who, NO_SLOT);
    END;
}

/* Signal Flare (Flare Launcher): discard up to 3 basic gems from your hand; inflict 1 damage for
 * each, in one packet. Chosen from the lowest card up, so that no set of gems has two orders. */
SCRIPT(signal_flare, uint8_t who, slot, card; uint8_t done, least; struct option pick;)
{
    BEGIN;
    while (my->done < gb_effect_table[my->card].n &&
           gb_could_hold(g, my->who, FIND_BASIC, my->least)) {
        ASK(1, my->who, ASK_HAND, my->card, FIND_BASIC | OR_NONE, my->least);
        my->pick = ANSWER(my->who);
        if (my->pick.verb == PASS)
            break;
        my->least = my->pick.a;
        my->done++;
        gb_discard_from_hand(g, my->who, my->pick.a);
    }
    SETTLE(2);
    gb_hurt(g, my->who ^ 1, my->done, my->who, NO_SLOT);
    END;
}

/* --- Movement. --- */

/* Footwork (Tobias), Orbit (Electron): switch this hero with another one on your field. Royal
 * Command (Royal Buzzer), Switch: switch two heroes on your field. Force Switch: two on an
 * opponent's field. */
SCRIPT(switch_heroes, uint8_t who, slot, card; uint8_t whose; struct option pick;)
{
    BEGIN;
    my->whose = my->card == ACTION_force_switch ? my->who ^ 1 : my->who;
    ASK(1, my->who, ASK_SWITCH, my->card, gb_effect_table[my->card].n ? NO_SLOT : my->slot,
        my->whose);
    my->pick = ANSWER(my->who);
    gb_switch(g, my->who, my->whose, my->pick.a, my->pick.b);
    END;
}

/* Spin Cycle (Gyro Spinner), Grand Finale (Carousel Emperor), Rotate: rotate your heroes by one
 * position, clockwise or counterclockwise. */
SCRIPT(rotate, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who, ASK_ROTATE, my->card);
    gb_rotate_heroes(g, my->who, ANSWER(my->who).a);
    END;
}

/* Formation: 2 to 4 heroes on your field take each other's positions as you like. */
SCRIPT(formation, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who, ASK_ARRANGE, my->card);
    gb_arrange(g, my->who, ANSWER(my->who).a);
    END;
}

/* Tag Out: substitute 1 hero on your field with 1 hero from your bench. */
SCRIPT(tag_out, uint8_t who, slot, card; struct option pick;)
{
    BEGIN;
    ASK(1, my->who, ASK_SUBSTITUTE, false);
    my->pick = ANSWER(my->who);
    gb_substitute(g, my->who, my->pick.a, my->pick.b);
    END;
}

/* --- Drawing, looking, taking back. --- */

/* Blood Bargain (Juno): inflict 2 damage to your HP and then draw 1 card. Pain Trade: 2 damage,
 * then 2 cards. */
SCRIPT(pain_for_cards, uint8_t who, slot, card;)
{
    BEGIN;
    gb_hurt(g, my->who, 2, my->who, NO_SLOT);
    SETTLE(1);
    gb_draw(g, my->who, gb_effect_table[my->card].n, false);
    END;
}

/* Sugar Rush (Cone): deblend this hero and then draw 2 cards. */
SCRIPT(sugar_rush, uint8_t who, slot, card;)
{
    BEGIN;
    deblend_first(g, my->who, my->slot);
    SETTLE(1);
    gb_draw(g, my->who, gb_effect_table[my->card].n, false);
    END;
}

/* Elegant Lure (Shard Buster): the opponent whose hero attacks this hero may draw 1 card. */
SCRIPT(elegant_lure, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who ^ 1, ASK_LURE);
    if (ANSWER(my->who ^ 1).verb == DRAW_ONE)
        gb_draw(g, my->who ^ 1, gb_effect_table[my->card].n, false);
    END;
}

/* Quick Study: draw 2 cards, then put 1 card from your hand on the bottom of your deck. */
SCRIPT(quick_study, uint8_t who, slot, card; struct option pick;)
{
    BEGIN;
    gb_draw(g, my->who, gb_effect_table[my->card].n, false);
    SETTLE(1);
    if (g->player[my->who].hand.count) {
        ASK(2, my->who, ASK_HAND, my->card, FIND_ANY);
        my->pick = ANSWER(my->who);
        gb_hand_take_secret(g, my->who, my->pick.a);
        gb_deck_bottom(g, my->who, my->pick.a);
        EVENT(.kind = CARD_TUCKED, .seat = my->who, .eyes = seat_bit(my->who), .open = {1},
              .secret = {my->pick.a});
    }
    END;
}

/* Second Thoughts (Pilar): shuffle 1 card from your hand into your deck, then draw 1 card. */
SCRIPT(second_thoughts, uint8_t who, slot, card; struct option pick;)
{
    BEGIN;
    ASK(1, my->who, ASK_HAND, my->card, FIND_ANY);
    my->pick = ANSWER(my->who);
    gb_hand_take_secret(g, my->who, my->pick.a);
    zone_put(ZONE_OF(g->player[my->who].deck), my->pick.a);
    gb_shuffle(g, my->who);
    EVENT(.kind = CARD_SHUFFLED, .seat = my->who, .eyes = seat_bit(my->who), .open = {1},
          .secret = {my->pick.a});
    gb_draw(g, my->who, 1, false);
    END;
}

/* `who` looks at the top cards of a deck. */
static uint8_t look_at_top(struct game *g, int who, int whose, int count)
{
    struct player *p = &g->player[whose];
    uint8_t seen = (uint8_t)(count < p->deck.count ? count : p->deck.count);
    struct event event = {.kind = CARDS_PEEKED,
                          .seat = (uint8_t)who,
                          .eyes = seat_bit(who),
                          .open = {seen, (uint8_t)whose}};
    for (int i = 0; i < seen; i++)
        event.secret[i] = gb_deck_card(p, i);
    p->top_known[who] = seen; /* nobody knows more from elsewhere */
    if (LISTENING)
        event_emit(&event);
    return seen;
}

static void put_on_top(struct game *g, int seat, struct option order)
{
    struct player *p = &g->player[seat];
    const uint8_t cards[] = {order.a, order.b, order.c};
    for (int i = 0; i < 3 && cards[i]; i++)
        p->deck.card[p->deck.count - 1 - i] = cards[i];
}

/* Forecast (Imani): look at the top 3 cards of your deck and put them back in any order. The foe
 * does not see the order, and so no longer knows any of these cards. */
SCRIPT(forecast, uint8_t who, slot, card; uint8_t seen;)
{
    BEGIN;
    my->seen = look_at_top(g, my->who, my->who, gb_effect_table[my->card].n);
    ASK(1, my->who, ASK_ORDER, my->seen);
    put_on_top(g, my->who, ANSWER(my->who));
    g->player[my->who].top_known[my->who ^ 1] = 0;
    END;
}

static void discard_peeked(struct game *g, int whose, int card)
{
    struct player *p = &g->player[whose];
    int depth = gb_deck_card(p, 0) != card;
    gb_deck_remove(g, whose, depth);
    gb_discard_put(g, whose, card);
    EVENT(.kind = DECK_DISCARDED, .seat = (uint8_t)whose, .open = {(uint8_t)card});
}

/* Night Watch (Owl): look at the top 2 cards of an opponent's deck; 1 of them may be discarded. */
SCRIPT(night_watch, uint8_t who, slot, card; uint8_t seen; struct option pick;)
{
    BEGIN;
    my->seen = look_at_top(g, my->who, my->who ^ 1, gb_effect_table[my->card].n);
    ASK(1, my->who, ASK_PEEK, my->seen);
    my->pick = ANSWER(my->who);
    if (my->pick.verb == CHOOSE)
        discard_peeked(g, my->who ^ 1, my->pick.a);
    END;
}

/* Raise the Herd (Herd Necromancer), Salvage: return 1 blend from your discard to your hand. */
SCRIPT(take_blend, uint8_t who, slot, card;)
{
    BEGIN;
    ASK(1, my->who, ASK_DISCARD, my->card, FIND_BLEND);
    gb_take_back(g, my->who, ANSWER(my->who).a);
    END;
}

/* Recycle: return up to 2 basic gems from your discard to your hand. */
SCRIPT(recycle, uint8_t who, slot, card; uint8_t done; struct option pick;)
{
    BEGIN;
    for (; my->done < gb_effect_table[my->card].n && gb_has_discarded(g, my->who, FIND_BASIC);
         my->done++) {
        ASK(1, my->who, ASK_DISCARD, my->card, FIND_BASIC | OR_NONE);
        my->pick = ANSWER(my->who);
        if (my->pick.verb == PASS)
            RETURN(0);
        gb_take_back(g, my->who, my->pick.a);
    }
    END;
}
