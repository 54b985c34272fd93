/* rules.c - the match and its turns: draw phase, play phase, end phase; what one may do in the play
 * phase; playing gems, blends and actions. */
#include "games/gem_blenders/gem_blenders.h"

/* --- What is legal in the play phase (GB-202). --- */

static bool meter_has_room(const struct game *g, int seat)
{
    int count = g->side[seat].meter.count;
    return count < METER || count < gb_meter_slots(g, seat);
}

static struct option *offer_gem(const struct game *g, int seat, uint8_t gem, struct option *out)
{
    for (int i = 0; i < POSITIONS; i++)
        *out++ = (struct option){EQUIP, gem, g->side[seat].line[i]};
    return out;
}

/* The heroes that could be blended with something: unblended, and with a gem. */
struct blendable {
    int count;
    uint8_t slot[POSITIONS], level[POSITIONS];
    struct gems gems[POSITIONS];
};

static void find_blendable(const struct game *g, int seat, struct blendable *out)
{
    const struct side *s = &g->side[seat];
    struct gems gems[POSITIONS];
    out->count = 0;
    gb_all_gems(g, seat, gems);
    for (int i = 0; i < POSITIONS; i++) {
        const struct hero *h = &s->hero[s->line[i]];
        if (h->blend || !(gems[i].fixed | gems[i].any | gems[i].ember))
            continue;
        out->slot[out->count] = s->line[i];
        out->level[out->count] = gb_faces[h->card].level;
        out->gems[out->count++] = gems[i];
    }
}

/* GB-302.3: the LV must be high enough, and the gems there. */
static struct option *offer_blend(const struct blendable *heroes, uint8_t blend, struct option *out)
{
    const struct face *face = &gb_faces[blend];
    for (int i = 0; i < heroes->count; i++)
        if (heroes->level[i] >= face->level && gb_pays(&heroes->gems[i], face->types))
            *out++ = (struct option){BLEND_HERO, blend, heroes->slot[i]};
    return out;
}

static bool can_act(const struct game *g, int seat, uint8_t action)
{
    struct doing d = {.seat = (uint8_t)seat, .slot = NO_SLOT, .card = action};
    return gb_effects[action].when == IN_PLAY && gb_is_ready(g, &d);
}

static bool can_use(const struct game *g, int seat, int slot)
{
    int effect = gb_effect(g, seat, slot);
    if (gb_effects[effect].when != IN_PLAY)
        return false;
    struct doing d = {.seat = (uint8_t)seat, .slot = (uint8_t)slot, .card = (uint8_t)effect};
    return gb_is_ready(g, &d);
}

/* Each different card of the hand. At most 4 options each, so 50 cards are at most 200. */
static struct option *offer_hand(const struct game *g, int seat, struct option *out)
{
    const struct side *s = &g->side[seat];
    bool room = meter_has_room(g, seat), looked = false;
    struct blendable heroes;
    for (int i = 0; i < s->hand.count; i++) {
        uint8_t card = s->hand.card[i] & (uint8_t)~SEEN;
        if (i && (s->hand.card[i - 1] & ~SEEN) == card)
            continue;
        if (is_gem(card)) {
            if (!(s->flags & EQUIPPED_ONE))
                out = offer_gem(g, seat, card, out);
        } else if (is_action(card)) {
            if (room && can_act(g, seat, card))
                *out++ = (struct option){ACT, .a = card};
        } else {
            if (!looked)
                find_blendable(g, seat, &heroes);
            looked = true;
            out = offer_blend(&heroes, card, out);
        }
    }
    return out;
}

static struct option *offer_play(const struct game *g, int seat, struct option *out)
{
    const struct side *s = &g->side[seat];
    out = offer_hand(g, seat, out);
    for (int i = 0; i < POSITIONS; i++) {
        uint8_t slot = s->line[i];
        if (can_use(g, seat, slot))
            *out++ = (struct option){USE, .a = slot};
        if (s->hero[slot].blend)
            *out++ = (struct option){DEBLEND, .a = slot};
    }
    if (gb_may_attack(g, seat))
        out = gb_offer_attacks(g, seat, out);
    *out++ = (struct option){END_TURN};
    return out;
}

/* --- Timed actions (GB-623). --- */

bool gb_is_timely(int card, int moment)
{
    int when = gb_effects[card].when;
    return is_action(card) &&
           (when == moment || (moment == FOE_DECLARED && when == ATTACK_DECLARED));
}

/* Could he answer, as far as the other can know? Asked only then, a question tells nothing about
 * the hand. */
bool gb_can_answer(const struct game *g, int seat, int moment)
{
    const struct side *s = &g->side[seat];
    if (!meter_has_room(g, seat))
        return false;
    for (int i = 0; i < s->hand.count; i++)
        if (!(s->hand.card[i] & SEEN) || gb_is_timely(s->hand.card[i] & ~SEEN, moment))
            return true;
    return false;
}

static struct option *offer_timed(const struct game *g, int seat, struct option *out)
{
    const struct side *s = &g->side[seat];
    for (int i = 0; i < s->hand.count; i++) {
        uint8_t card = s->hand.card[i] & (uint8_t)~SEEN;
        if (gb_is_timely(card, g->k.ask.a) && (!i || (s->hand.card[i - 1] & ~SEEN) != card))
            *out++ = (struct option){ACT, .a = card};
    }
    *out++ = (struct option){PASS};
    return out;
}

static struct option *offer_resolutions(const struct game *g, struct option *out)
{
    for (unsigned left = g->k.ask.a | (unsigned)g->k.ask.b << 8; left; left &= left - 1)
        *out++ = (struct option){RESOLVE, .a = (uint8_t)__builtin_ctz(left)};
    return out;
}

struct option *gb_options(const struct game *g, int seat, struct option *out)
{
    switch (g->k.ask.kind) {
    case ASK_PLAY: return offer_play(g, seat, out);
    case ASK_TIMED: return offer_timed(g, seat, out);
    case ASK_RESOLVE: return offer_resolutions(g, out);
    case ASK_REACT: return gb_offer_reactions(g, seat, out);
    case ASK_PLACE: return gb_offer_places(g, seat, out);
    case ASK_SUBSTITUTE: return gb_offer_substitutes(g, seat, out);
    case ASK_FIRST:
        *out++ = (struct option){GO, .a = 0};
        *out++ = (struct option){GO, .a = 1};
        return out;
    case ASK_MULLIGAN:
        *out++ = (struct option){KEEP_HAND};
        *out++ = (struct option){MULLIGAN};
        return out;
    default: return gb_offer_choices(g, seat, out);
    }
}

/* --- Playing cards and using effects. --- */

/* The opponent may answer an action; if it is not prevented it is successful (GB-501.6). Effects
 * that react to it come before its own (GB-501.6a). Returns whether it is successful. */
SCRIPT(play_action, uint8_t seat, card; uint8_t stopped; struct option answer;)
{
    BEGIN;
    gb_hand_take(g, my->seat, my->card);
    zone_put(ZONE_OF(g->side[my->seat].meter), my->card);
    g->side[my->seat].flags |= HAS_ACTED;
    EVENT(.kind = ACTION_ACTED, .seat = my->seat, .open = {my->card});
    while (!my->stopped && gb_can_answer(g, my->seat ^ 1, FOE_ACTS)) {
        ASK(1, my->seat ^ 1, ASK_TIMED, FOE_ACTS, my->card);
        my->answer = ANSWER(my->seat ^ 1);
        if (my->answer.verb == PASS)
            break;
        CALL(2, play_action, my->seat ^ 1, my->answer.a);
        my->stopped = (uint8_t)g->k.result;
    }
    if (my->stopped)
        EVENT(.kind = ACTION_STOPPED, .seat = my->seat, .open = {my->card});
    gb_news(g, (struct news){ACTION_PLAYED, my->seat, .a = my->card});
    SETTLE(3);
    RETURN(!my->stopped);
    END;
}

/* An action of the play phase. */
SCRIPT(act, uint8_t seat, card;)
{
    BEGIN;
    CALL(1, play_action, my->seat, my->card);
    if (g->k.result)
        CALL(2, perform, my->seat, NO_SLOT, my->card, NO_SLOT);
    END;
}

/* A moment for timed actions: he plays as many as he likes, each can be answered, and then they
 * resolve in his order (GB-501.4b). `about` goes to their effects. */
SCRIPT(window, uint8_t seat, moment, about; uint8_t slot, left[2]; struct option pick;)
{
    BEGIN;
    while (gb_can_answer(g, my->seat, my->moment)) {
        ASK(1, my->seat, ASK_TIMED, my->moment, my->about);
        my->pick = ANSWER(my->seat);
        if (my->pick.verb == PASS)
            break;
        my->slot = g->side[my->seat].meter.count;
        CALL(2, play_action, my->seat, my->pick.a);
        if (g->k.result)
            my->left[my->slot / 8] |= (uint8_t)(1u << my->slot % 8);
    }
    while (my->left[0] | my->left[1]) {
        my->slot = (uint8_t)__builtin_ctz(my->left[0] | (unsigned)my->left[1] << 8);
        if (__builtin_popcount(my->left[0]) + __builtin_popcount(my->left[1]) > 1) {
            ASK(3, my->seat, ASK_RESOLVE, my->left[0], my->left[1]);
            my->slot = ANSWER(my->seat).a;
        }
        my->left[my->slot / 8] &= (uint8_t) ~(1u << my->slot % 8);
        CALL(4, perform, my->seat, NO_SLOT, g->side[my->seat].meter.card[my->slot], NO_SLOT, 0, 0,
             my->about);
    }
    END;
}

static uint8_t announce_use(struct game *g, int seat, int slot)
{
    struct doing d = {.seat = (uint8_t)seat, .slot = (uint8_t)slot};
    d.card = (uint8_t)gb_effect(g, seat, slot);
    if (gb_effects[d.card].flags & FIRST_TURN)
        g->side[seat].firsts++; /* for Matthew */
    gb_announce(g, &d);
    return d.card;
}

SCRIPT(use_effect, uint8_t seat, slot; uint8_t card;)
{
    BEGIN;
    my->card = announce_use(g, my->seat, my->slot);
    CALL(1, perform, my->seat, my->slot, my->card, NO_SLOT);
    END;
}

/* GB-501.5: what reacts to the blend comes before it is on the field. */
SCRIPT(play_blend, uint8_t seat, blend, slot;)
{
    BEGIN;
    gb_hand_take(g, my->seat, my->blend);
    g->side[my->seat].limbo = my->blend;
    EVENT(.kind = WAS_BLENDED, .seat = my->seat,
          .open = {my->blend, g->side[my->seat].hero[my->slot].card});
    gb_news(g, (struct news){BLEND_PLAYED, my->seat, my->slot, my->blend});
    SETTLE(1);
    g->side[my->seat].limbo = NO_CARD;
    g->side[my->seat].hero[my->slot].blend = my->blend;
    g->shaken = true; /* the hero's own effect is gone */
    SETTLE(2);
    END;
}

static void play_gem(struct game *g, int seat, struct option pick)
{
    gb_hand_take(g, seat, pick.a);
    g->side[seat].flags |= EQUIPPED_ONE;
    gb_equip(g, seat, pick.b, pick.a, true);
}

/* --- The turn. --- */

/* GB-201.2a: "until your next turn" ends before anything else. */
static void begin_turn(struct game *g, int seat)
{
    struct side *s = &g->side[seat];
    s->turns = (uint8_t)(s->turns < 255 ? s->turns + 1 : 255);
    EVENT(.kind = TURN_BEGINS, .seat = (uint8_t)seat, .open = {s->turns});
    if (!g->altered)
        return;
    g->altered = false;
    g->shaken = true;
    for (int i = 0; i < 2 * HEROES; i++) {
        struct hero *h = &g->side[i / HEROES].hero[i % HEROES];
        h->mute &= (seat_set)~seat_bit(seat);
        g->altered |= gb_is_altered(h);
    }
}

/* What lasts for the rest of a turn ends. */
static void end_turn(struct game *g, int seat)
{
    g->side[seat].flags &= HAS_ACTED | ONE_MORE;
    g->side[seat ^ 1].flags &= (uint8_t)~HAS_ACTED; /* "since your last turn" begins */
    memset(g->use, 0, g->use_count * sizeof *g->use);
    g->use_count = 0;
    EVENT(.kind = TURN_ENDED, .seat = (uint8_t)seat);
    if (!g->altered)
        return;
    g->altered = false;
    g->shaken = true;
    for (int i = 0; i < 2 * HEROES; i++) {
        struct hero *h = &g->side[i / HEROES].hero[i % HEROES];
        h->atk = h->def = 0;
        h->copy = h->extra = 0;
        h->flags &= KNOWN;
        g->altered |= gb_is_altered(h);
    }
}

/* GB-200.9: the starting player's first turn is without a draw. */
static bool draws_first(const struct game *g, int seat)
{
    return seat != g->first || g->side[seat].turns > 1;
}

SCRIPT(turn, uint8_t seat; struct option pick;)
{
    BEGIN;
    begin_turn(g, my->seat);
    SETTLE(1);
    if (draws_first(g, my->seat)) {
        gb_draw(g, my->seat, 1, true);
        SETTLE(2);
    }
    while (!gb_round_over(g)) {
        ASK(3, my->seat, ASK_PLAY);
        my->pick = ANSWER(my->seat);
        if (my->pick.verb == END_TURN)
            break;
        if (my->pick.verb == BLEND_HERO)
            CALL(4, play_blend, my->seat, my->pick.a, my->pick.b);
        else if (my->pick.verb == ACT)
            CALL(5, act, my->seat, my->pick.a);
        else if (my->pick.verb == USE)
            CALL(6, use_effect, my->seat, my->pick.a);
        else if (my->pick.verb == ATTACK)
            CALL(7, attack, my->seat, my->pick.a, my->pick.b, my->pick.c);
        else if (my->pick.verb == EQUIP)
            play_gem(g, my->seat, my->pick);
        else
            gb_deblend(g, my->seat, 1u << my->pick.a, false);
        SETTLE(8);
        my->pick = (struct option){0};
    }
    gb_news(g, (struct news){TURN_ENDS, my->seat});
    SETTLE(9);
    end_turn(g, my->seat);
    SETTLE(10);
    END;
}

/* GB-200.8: turns alternate. After a lost round the next player is the next one all the same. */
static void pass_turn(struct game *g)
{
    struct side *s = &g->side[g->turn];
    if (s->flags & ONE_MORE)
        s->flags = (uint8_t)((s->flags & ~ONE_MORE) | NO_ATTACK);
    else
        g->turn ^= 1;
}

SCRIPT(match, uint8_t none;)
{
    BEGIN;
    CALL(1, prepare, 0);
    for (;;) {
        CALL(2, turn, g->turn);
        if (gb_round_over(g))
            CALL(3, new_round, 0);
        pass_turn(g);
    }
    END;
}

SCRIPT_DRIVER(gb_run)

/* GB-102.2: at any time, also when the other is asked. */
void gb_concede(struct game *g, int seat)
{
    g->winner = (uint8_t)(seat ^ 1);
    EVENT(.kind = CONCEDED, .seat = (uint8_t)seat);
    EVENT(.kind = GAME_WON, .seat = g->winner);
    gb_tidy(g);
    memset(g->stack, 0, sizeof g->stack);
    memset(g->k.answer, 0, sizeof g->k.answer);
    g->k.depth = 0;
    kernel_ask(&g->k, 0, (struct ask){0});
}

void gb_result(const struct game *g, struct result *r)
{
    r->over = !g->k.pending;
    for (int seat = 0; seat < 2; seat++) {
        r->score[seat] = g->side[seat].wins;
        r->place[seat] = !r->over ? 0 : g->winner == seat ? 1 : 2;
    }
}
