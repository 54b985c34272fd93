/* battle.c - rounds and turns with abilities: the same game as rules.c, for any number of
 * fighters, with windows in which abilities can be played. */
#include "games/flash_duel/flash_duel.h"

enum { REACHABLE = (1u << (NUMBERS + 2)) - 1 }; /* distances up to 6, for a 5 that counts as 6 */

/* --- What is legal. --- */

/* What a fighter sees of the bridge when he is to act, looked up once. */
struct prospect {
    uint32_t windows;   /* in which he could use an ability */
    unsigned distances; /* of his enemies */
    int room;           /* to go forward */
    int extra;          /* see fd_extra_card */
};

int fd_extra_card(const struct game *g, int who, uint32_t windows)
{
    if (g->persona[who].loose)
        return g->persona[who].loose_as | THROUGH_LOOSE;
    return windows & WITH_TWOS ? 2 | THROUGH_TWOS : 0;
}

/* The strikes after a dash of this many spaces, with what the hand holds beside the dash card;
 * `extra` may be one of the cards (FD-060 to FD-065). */
static struct option *offer_strikes(const struct game *g, int who, int dash, unsigned distances,
                                    int extra, struct option *out)
{
    int card = dash & NUMBER_MASK;
    distances &= REACHABLE;
    for (; distances; distances &= distances - 1) {
        int reach = __builtin_ctz(distances);
        int held = reach > NUMBERS ? 0 : g->hand[who][reach] - (reach == card && dash == card);
        out = fd_offer_sets(out, DASH_STRIKE, (uint8_t)dash, (uint8_t)reach, held);
        if ((extra & NUMBER_MASK) == reach && dash == card)
            out = fd_offer_sets(out, DASH_STRIKE, (uint8_t)dash, (uint8_t)extra, held + 1);
    }
    return out;
}

/* What can be done with one card. FD-044: push who is adjacent; FD-064, FD-205: no dash without
 * room for it. */
static inline struct option *offer_card(const struct game *g, int who, int card,
                                        const struct prospect *p, struct option *out)
{
    int number = card & NUMBER_MASK;
    int step = number < p->room ? number : p->room;
    out = fd_offer_moves(out, card);
    if (p->distances & 2)
        *out++ = (struct option){PUSH, .a = (uint8_t)card};
    if (step && (p->distances >> step & REACHABLE))
        out = offer_strikes(g, who, card, p->distances >> step, p->extra, out);
    return out;
}

/* FD-051; Rocket Punch reaches one space farther. */
static struct option *offer_attacks(const struct game *g, int who, const struct prospect *p,
                                    struct option *out)
{
    bool punch = p->windows & WITH_PUNCH;
    for (unsigned distances = p->distances & REACHABLE; distances; distances &= distances - 1) {
        int apart = __builtin_ctz(distances);
        int held = apart > NUMBERS ? 0 : g->hand[who][apart];
        out = fd_offer_sets(out, ATTACK, 0, (uint8_t)apart, held);
        if ((p->extra & NUMBER_MASK) == apart)
            out = fd_offer_sets(out, ATTACK, 0, (uint8_t)p->extra, held + 1);
        if (punch && apart > 1)
            out = fd_offer_sets(out, ATTACK, 0, (uint8_t)((apart - 1) | THROUGH_PUNCH),
                                g->hand[who][apart - 1]);
    }
    return out;
}

/* FD-036, for any number of enemies, with cards that are none and with soldiers. */
static struct option *offer_cards(const struct game *g, int who, struct option *out)
{
    uint32_t windows = fd_windows(g, who);
    int forced = g->persona[who].forced;
    if (forced && g->hand[who][forced])
        return fd_offer_moves(out, forced);
    struct prospect see = {windows, fd_distances(g, who), fd_room(g, who),
                           fd_extra_card(g, who, windows)};
    for (int card = 1; card <= NUMBERS; card++)
        if (g->hand[who][card])
            out = offer_card(g, who, card, &see, out);
    if (see.extra)
        out = offer_card(g, who, see.extra, &see, out);
    return offer_attacks(g, who, &see, out);
}

__attribute__((noinline)) static struct option *offer_all_actions(const struct game *g, int who,
                                                                  struct option *out)
{
    struct option *first = out;
    out = offer_cards(g, who, out);
    if (out == first) /* FD-038 */
        *out++ = (struct option){PASS};
    if (g->persona[who].stash)
        *out++ = (struct option){UNSTASH};
    return out;
}

/* Is there nothing but hand and distance to consider, as in the Simple game? */
static bool is_plain(const struct game *g, int who)
{
    return g->hand[who][0] && fd_is_open(g) && !fd_is_burdened(g, who) &&
           !(fd_windows_up(g, who) & (WITH_TWOS | WITH_PUNCH));
}

/* The main actions, and the abilities for the start of a turn, after which the action still
 * follows. */
struct option *fd_offer_actions(const struct game *g, int who, struct option *out)
{
    out = is_plain(g, who) ? fd_offer_plain_actions(g, who, out) : offer_all_actions(g, who, out);
    if (fd_windows_up(g, who) & START)
        out = fd_offer_uses(g, who, START, out);
    return g->mode == MODE_BETRAYAL ? fd_offer_unmasking(g, who, out) : out;
}

/* --- What it does. --- */

/* With soldiers and the mine, for any number of fighters. */
__attribute__((noinline)) static void move_among(struct game *g, int who, struct option act)
{
    uint8_t number = act.a & NUMBER_MASK;
    fd_play(g, who, act.a, 1);
    uint8_t from =
        act.verb == MOVE_FORWARD ? fd_go_forward(g, who, number) : fd_go_back(g, who, number);
    EVENT(.kind = MOVED, .seat = (uint8_t)who,
          .open = {number, from, g->space[who], act.verb == MOVE_FORWARD});
}

/* Is there nobody but the two on the bridge, and nobody to tell? Then it is as in the Simple game.
 */
static bool is_plain_move(const struct game *g, struct option act)
{
    return act.a <= NUMBERS && fd_is_open(g) && !g->mine && !LISTENING;
}

/* FD-346: only moving back by oneself ends a Dragon Form. */
void fd_move(struct game *g, int who, struct option act)
{
    if (act.verb == MOVE_BACK)
        g->persona[who].marks &= (uint8_t)~DRAGON_FORM;
    if (!is_plain_move(g, act)) {
        move_among(g, who, act);
        return;
    }
    fd_play(g, who, act.a, 1);
    if (act.verb == MOVE_FORWARD)
        fd_move_forward(g, who, act.a);
    else
        fd_move_back(g, who, act.a);
}

/* FD-209: all enemies on the adjacent space. */
static void push(struct game *g, int who, struct option act)
{
    uint8_t number = act.a & NUMBER_MASK;
    fd_play(g, who, act.a, 1);
    for (seat_set foes = fd_foes(g, who); foes; foes &= (seat_set)(foes - 1)) {
        int foe = __builtin_ctz(foes);
        if (fd_apart(g, who, foe) != 1)
            continue;
        uint8_t from = fd_go_back(g, foe, number);
        EVENT(.kind = PUSHED, .seat = (uint8_t)who,
              .open = {number, from, g->space[foe], (uint8_t)foe});
    }
}

__attribute__((noinline)) static void act_otherwise(struct game *g, int who, struct option act)
{
    switch (act.verb) {
    case PUSH: push(g, who, act); break;
    case ATTACK: fd_attack(g, who, act.b, act.c); break;
    case DASH_STRIKE: fd_dash_strike(g, who, act.a, act.b, act.c); break;
    default: EVENT(.kind = PASSED, .seat = (uint8_t)who); break;
    }
}

/* Mostly it is a move, which does not pay for the registers of the rest. */
void fd_act(struct game *g, int who, struct option act)
{
    g->persona[who].forced = 0;
    if (act.verb == MOVE_FORWARD || act.verb == MOVE_BACK)
        fd_move(g, who, act);
    else
        act_otherwise(g, who, act);
}

/* FD-001: one hit wins the round of two; FD-199: of more it defeats only who was hit. */
void fd_hit(struct game *g, int who)
{
    uint8_t *life = &g->persona[who].life;
    EVENT(.kind = WAS_HIT, .seat = (uint8_t)who);
    if (*life == 1 && fd_is_dragon(g, who))
        fd_save_dragon(g);
    if (--*life)
        return;
    if (g->fighters > 2) {
        fd_defeat(g, who);
        return;
    }
    g->ending = ROUND_HIT;
    g->winner = (uint8_t)!fd_side(g, who);
}

static void unstash(struct game *g, int who)
{
    uint8_t card = g->persona[who].stash;
    g->persona[who].stash = 0;
    g->hand[who][card]++;
    g->hand[who][0]++;
    EVENT(.kind = UNSTASHED, .seat = (uint8_t)who, .eyes = fd_eyes(g, who), .secret = {card});
}

/* --- The scripts. --- */

void fd_begin_turn(struct game *g, int who)
{
    g->used = 0;
    if (g->persona[who].soldier)
        fd_advance_soldier(g, who);
}

/* FD-378: without action, ability and refill. */
bool fd_skips(struct game *g, int who)
{
    if (!g->persona[who].skip)
        return false;
    g->persona[who].skip--;
    EVENT(.kind = SKIPPED, .seat = (uint8_t)who);
    return true;
}

bool fd_must_recover(const struct game *g, int who)
{
    const struct persona *p = &g->persona[who];
    return (g->recovering & seat_bit(who)) || p->owes || (p->marks & STUNNED);
}

/* A recovery turn is served; the one for a retreat comes last. Returns whether he refills. */
bool fd_recover(struct game *g, int who)
{
    struct persona *p = &g->persona[who];
    bool stunned = !p->owes && (p->marks & STUNNED);
    EVENT(.kind = RECOVERED, .seat = (uint8_t)who);
    p->forced = 0;
    if (p->owes)
        p->owes--;
    else if (stunned)
        p->marks &= (uint8_t)~STUNNED;
    else
        g->recovering &= (seat_set)~seat_bit(who);
    return !stunned;
}

/* Is there anything to decide? FD-038: not without cards and abilities. */
static bool has_choice(struct game *g, int who)
{
    if (g->hand[who][0] || g->persona[who].stash || fd_can_use(g, who, START) ||
        fd_extra_card(g, who, fd_windows(g, who)))
        return true;
    EVENT(.kind = PASSED, .seat = (uint8_t)who);
    return false;
}

/* What lasted until the end of the turn. A mirrored Epiphany lasts no longer than a played one. */
__attribute__((noinline)) static void end_burdens(struct game *g, int who)
{
    for (int i = 0; i < g->fighters; i++)
        fd_settle_loose(g, i);
    g->persona[who].marks &= (uint8_t) ~(GROWN | RESTLESS);
}

void fd_end_turn(struct game *g, int who)
{
    g->played = 0; /* FD-069 */
    if (fd_is_anybody_burdened(g))
        end_burdens(g, who);
}

/* The window that a finished main action opens; 0: none. */
static uint32_t window_after(uint8_t verb)
{
    return verb == MOVE_FORWARD || verb == MOVE_BACK ? MOVED_SELF : verb == PUSH ? PUSHED_FOE : 0;
}

/* Cards played through an ability: the ability is used first, and can be countered. */
static int number_through(struct option act)
{
    return (act.a | act.b) & (THROUGH_TWOS | THROUGH_PUNCH);
}

/* A main action without any ability in it. */
static bool is_plain_action(struct option act)
{
    return act.verb <= DASH_STRIKE && !number_through(act);
}

/* FD-067: abilities and one main action, what follows from it, discard, draw. Who recovers only
 * draws (FD-088 to FD-090), unless an ability says otherwise. Who is defeated does nothing more.
 *
 * One turn follows the other here, because a script of its own for each would cost as much as the
 * turn itself. It returns when the round has ended or it is the automaton's turn. */
SCRIPT(turn, uint8_t who, idle, refills, verb, acts; struct option act;)
{
    BEGIN;
    do {
        *my = (struct turn_vars){.who = g->turn, .refills = true};
        g->used = 0;
        if (fd_is_burdened(g, my->who) || g->recovering) {
            fd_begin_turn(g, my->who);
            if (fd_skips(g, my->who))
                continue;
            my->idle = fd_must_recover(g, my->who);
        }
        if (my->idle && fd_can_use(g, my->who, RECOVERING)) {
            CALL(1, window, my->who, (uint8_t)__builtin_ctz(RECOVERING));
            if (g->ending)
                RETURN(0);
        }
        if (my->idle && !(g->persona[my->who].marks & RESTLESS)) {
            my->refills = fd_recover(g, my->who);
        } else {
            my->acts = has_choice(g, my->who);
            while (my->acts) {
                ASK(2, my->who, ASK_ACTION);
                my->act = ANSWER(my->who);
                if (is_plain_action(my->act))
                    break;
                if (my->act.verb == UNSTASH) {
                    unstash(g, my->who);
                    my->act = (struct option){0};
                    continue;
                }
                if (my->act.verb == USE) {
                    CALL(3, use, my->who, my->act.a, my->act.b, my->act.c);
                    my->act = (struct option){0};
                    if (g->ending)
                        RETURN(0);
                    continue;
                }
                if (fd_is_unmasking(my->act)) {
                    CALL(8, unmask, my->who, my->act.verb, my->act.a);
                    my->act = (struct option){0};
                    if (g->ending)
                        RETURN(0);
                    my->acts = fd_is_alive(g, my->who);
                    continue;
                }
                if (!number_through(my->act))
                    break;
                fd_show_act(g, my->who, my->act);
                CALL(4, use, my->who,
                     (uint8_t)fd_slot_through(g, my->who, number_through(my->act)));
                if (g->k.result)
                    break;
                my->act = (struct option){0}; /* countered */
            }
            if (my->acts) {
                fd_act(g, my->who, my->act);
                my->verb = my->act.verb;
            }
            if (g->strike.count)
                CALL(5, clash, 0);
            else if ((fd_windows_up(g, my->who) & (MOVED_SELF | PUSHED_FOE)) &&
                     fd_can_use(g, my->who, window_after(my->verb)))
                CALL(6, window, my->who, (uint8_t)__builtin_ctz(window_after(my->verb)), my->act.a);
            if (g->ending)
                RETURN(0);
        }
        fd_end_turn(g, my->who);
        if (my->refills && fd_is_alive(g, my->who))
            fd_finish_turn_draw(g, my->who);
        if (!g->ending && fd_can_use(g, my->who, TURN_ENDS))
            CALL(7, window, my->who, (uint8_t)__builtin_ctz(TURN_ENDS));
        if (g->ending) /* and it still is his turn */
            RETURN(0);
    } while (fd_pass_turn(g) && !fd_is_bot(g, g->turn));
    END;
}

/* Who could call off the comparison of hands; the player whose turn it is is asked first. */
static int next_pacifist(const struct game *g, int after)
{
    for (int i = after; i < g->fighters; i++) {
        int who = (g->turn + i) % g->fighters;
        if (fd_can_use(g, who, TIME_ENDS))
            return i;
    }
    return NOBODY;
}

static void leave_round(struct game *g)
{
    g->worth = 1;
    fd_end_turn(g, g->turn);
    g->strike = (struct strike){0};
    if (g->ending == ROUND_TIME_OVER)
        fd_battle_time_over(g);
    g->worth = (uint8_t)(g->worth + g->stakes);
    g->pacifist = NOBODY;
    g->about = 0;
    g->peeked = 0;
    g->peeker = NOBODY;
    g->extra = 0;
    g->hungry = 0;
    if (g->mode == MODE_BETRAYAL) /* FD-299: the game is over */
        for (int who = 0; who < g->fighters; who++)
            fd_show_loyalty(g, who);
}

/* A round: turns until a hit or until time runs out. g->turn begins. */
SCRIPT(battle, uint8_t i;)
{
    BEGIN;
    fd_deal_battle(g);
    while (!g->ending) {
        if (fd_is_bot(g, g->turn)) {
            CALL(3, bot_turn, 0);
            if (!g->ending)
                fd_pass_turn(g);
        } else {
            CALL(1, turn, g->turn);
        }
    }
    /* FD-120, FD-363: the one ability that can be played now. */
    for (my->i = 0; g->ending == ROUND_TIME_OVER && g->pacifist == NOBODY; my->i++) {
        my->i = (uint8_t)next_pacifist(g, my->i);
        if (my->i == NOBODY)
            break;
        CALL(2, window, (uint8_t)((g->turn + my->i) % g->fighters),
             (uint8_t)__builtin_ctz(TIME_ENDS));
    }
    leave_round(g);
    END;
}
