/* effects_copy.c - chips that play other chips. A chip that is played for good lies on the table; a
 * copy (Option Select, Wartime Tactics, Master Puzzler) has no chip that its text could move. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/deck.h"
#include "games/puzzle_strike/play.h"

/* Has a chip ended this player's own action phase? Then nothing more is played (PS-272, PS-308);
 * nor if chips play chips deeper than anybody would go. */
static bool must_stop(const struct game *g, int seat)
{
    return (ps_is_active(g, seat) && (g->player[seat].flags & ACTIONS_OVER)) || g->k.depth > DEEP;
}

/* After a chip was played: is it still on the table? */
static bool still_lies(const struct game *g, int kind, int fate)
{
    return fate == STAYS && !ps_has_icon(g, kind, ONGOING);
}

/* Of two chips drawn openly those without a banner, gems and Wounds, are discarded at once: no chip
 * that is played then can use them (PS-267, PS-269). */
static void discard_plain(struct game *g, int seat, uint8_t drawn[2])
{
    for (int i = 0; i < 2; i++)
        if (drawn[i] != NO_KIND && !ps_chip(g, drawn[i])->colors) {
            ps_discard(g, seat, drawn[i]);
            drawn[i] = NO_KIND;
        }
}

/* Improvisation: Draw 2 openly: discard the gems, play the others at no cost. Reaction after a
 * fist: play a chip of your hand. PS-267 to PS-273: in the order drawn. */
SCRIPT(improvisation, uint8_t who, kind, self; uint8_t drawn[2]; uint8_t i;)
{
    BEGIN;
    my->drawn[0] = (uint8_t)ps_draw_open(g, my->who);
    my->drawn[1] = (uint8_t)ps_draw_open(g, my->who);
    discard_plain(g, my->who, my->drawn);
    for (; my->i < 2 && !must_stop(g, my->who); my->i++) {
        if (my->drawn[my->i] == NO_KIND || !g->player[my->who].hand[my->drawn[my->i]])
            continue;
        ps_lay(g, my->who, my->drawn[my->i]);
        CALL(1, play, my->who, my->drawn[my->i], true);
    }
    END;
}

/* Improvisation, reaction after a fist: play a chip of your hand. */
SCRIPT(after_improvise, uint8_t who, kind, by; uint8_t played;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_improvise, my->who);
    if (!g->k.result || g->k.depth > DEEP)
        RETURN(0);
    my->played = g->chosen.a;
    ps_lay(g, my->who, my->played);
    CALL(2, play, my->who, my->played, true);
    END;
}

/* Option Select: Acts as a bank chip that costs 5 or less, also as a reaction. Then trash it.
 * (PS-281 to PS-292) */
SCRIPT(option_select, uint8_t who, kind, self;)
{
    BEGIN;
    if (must_stop(g, my->who))
        RETURN(TRASHED);
    CALL(1, choose, my->who, PICK_select, my->who);
    if (g->k.result)
        CALL(2, play, my->who, g->chosen.a, false);
    RETURN(TRASHED);
    END;
}

/* X-Copy: Play a puzzle chip, Crash Gem or Double Crash Gem of your hand twice. (PS-307 to
 * PS-318) */
SCRIPT(x_copy, uint8_t who, kind, self; uint8_t copied;)
{
    BEGIN;
    if (must_stop(g, my->who))
        RETURN(STAYS);
    CALL(1, choose, my->who, PICK_copy, my->who);
    if (!g->k.result)
        RETURN(STAYS);
    my->copied = g->chosen.a;
    ps_lay(g, my->who, my->copied);
    CALL(2, play, my->who, my->copied, true);
    if (!must_stop(g, my->who))
        CALL(3, play, my->who, my->copied, still_lies(g, my->copied, g->k.result));
    END;
}

/* Double-take: Play a puzzle chip (no ! chip) of your hand or discard pile twice, then trash it.
 * Your action phase ends. It is trashed whatever its own text says. */
SCRIPT(double_take, uint8_t who, kind, self; uint8_t taken;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_double_take, my->who);
    if (!g->k.result)
        ps_end_actions(g, my->who); /* that much can be done (PS-240) */
    if (!g->k.result || must_stop(g, my->who))
        RETURN(STAYS);
    my->taken = g->chosen.a;
    ps_take(g, my->who, g->chosen);
    ps_put(g->player[my->who].table, my->taken);
    CALL(2, play, my->who, my->taken, false);
    if (!must_stop(g, my->who))
        CALL(3, play, my->who, my->taken, false);
    ps_remove(g->player[my->who].table, my->taken);
    ps_bank_put(g, my->taken);
    EVENT(.kind = TRASHED_CHIP, .seat = my->who, .open = {g->chip[my->taken]});
    ps_end_actions(g, my->who);
    END;
}

static bool has_character(const uint8_t *zone)
{
    return ps_kinds(zone) >> FIRST_CHARACTER;
}

/* Signature Move: Take a character chip from your bag or discard pile into your hand. You may play
 * a character chip of your hand at no cost. (PS-302 to PS-304) */
SCRIPT(signature_move, uint8_t who, kind, self; uint8_t played;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_character, my->who, !has_character(g->player[my->who].discard));
    if (g->k.result)
        ps_take_back(g, my->who, g->chosen);
    if (must_stop(g, my->who))
        RETURN(STAYS);
    CALL(2, choose, my->who, PICK_play_character, my->who);
    if (!g->k.result)
        RETURN(STAYS);
    my->played = g->chosen.a;
    ps_lay(g, my->who, my->played);
    CALL(3, play, my->who, my->played, true);
    END;
}

/* Two Truths: Choose two different chips of your discard pile; an opponent picks one for your
 * hand. You may play it at no cost. (PS-324, PS-325) */
SCRIPT(two_truths, uint8_t who, kind, self; SHARED_BYTE(first, given); uint8_t second, judge;)
{
    BEGIN;
    if (set_count(ps_kinds(g->player[my->who].discard)) < 2) {
        EVENT(.kind = NO_EFFECT, .seat = my->who, .open = {CHIP_two_truths});
        RETURN(STAYS);
    }
    CALL(1, choose, my->who, PICK_truth_one, my->who);
    my->first = g->chosen.a;
    CALL(2, choose, my->who, PICK_truth_two, my->who, my->first);
    my->second = g->chosen.a;
    EVENT(.kind = OFFERED, .seat = my->who, .open = {g->chip[my->first], g->chip[my->second]});
    CALL(3, target, my->who, AIM_JUDGE, ps_foes(g, my->who));
    my->judge = (uint8_t)g->k.result;
    ASK(4, my->judge, ASK_TRUTH, my->who, my->first, my->second);
    my->given = ANSWER(my->judge).a;
    ps_take_back(g, my->who, (struct option){FROM_DISCARD, my->given});
    if (must_stop(g, my->who))
        RETURN(STAYS);
    CALL(5, choose, my->who, PICK_truth_play, my->who, my->given);
    if (!g->k.result)
        RETURN(STAYS);
    ps_lay(g, my->who, my->given);
    CALL(6, play, my->who, my->given, true);
    END;
}

/* Wartime Tactics: Show a puzzle chip of your hand or discard pile. Play a different puzzle chip
 * of the bank that costs no more; it returns there. (PS-328, PS-329) */
SCRIPT(wartime_tactics, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_show, my->who);
    if (!g->k.result || must_stop(g, my->who))
        RETURN(STAYS);
    if (g->chosen.verb == FROM_HAND)
        ps_show_chip(g, my->who, g->chosen.a);
    else
        EVENT(.kind = SHOWED_CHIP, .seat = my->who, .open = {g->chip[g->chosen.a]});
    CALL(2, choose, my->who, PICK_borrow, my->who, g->chosen.a);
    assert(g->k.result); /* else it could not have been shown */
    CALL(3, play, my->who, g->chosen.a, false);
    END;
}

/* --- Master Puzzler: choose all first, then play them in any order (PS-239). --- */

static bool any_marked(const uint8_t marked[3])
{
    return marked[0] || marked[1] || marked[2];
}

/* Master Puzzler: Choose any number of different bank chips (no gems, no ! chips). Play and gain
 * each. Your action phase ends. */
SCRIPT(master_puzzler, uint8_t who, kind, self; uint8_t played; uint8_t set[3];)
{
    BEGIN;
    do {
        CALL(1, choose, my->who, PICK_puzzler, my->who);
        if (g->k.result)
            ps_mark(g, g->chosen.a, true);
        memcpy(my->set, g->marked_in_bank, sizeof my->set);
    } while (g->chosen.verb != PASS);
    while (any_marked(my->set) && !must_stop(g, my->who)) {
        memcpy(g->marked_in_bank, my->set, sizeof g->marked_in_bank);
        CALL(2, choose, my->who, PICK_puzzler_next, my->who);
        if (!g->k.result)
            break;
        my->played = g->chosen.a;
        ps_mark(g, my->played, false);
        memcpy(my->set, g->marked_in_bank, sizeof my->set);
        memset(g->marked_in_bank, 0, sizeof g->marked_in_bank);
        CALL(3, play, my->who, my->played, false);
        if (g->k.result != TRASHED)
            ps_gain(g, my->who, my->played);
    }
    memset(g->marked_in_bank, 0, sizeof g->marked_in_bank);
    ps_end_actions(g, my->who);
    END;
}

/* --- Jackpot. --- */

/* Two chips at random out of a hand; everybody sees them. Returns how many there were. */
static int show_two(struct game *g, int seat, uint8_t shown[2])
{
    struct player *p = &g->player[seat];
    uint8_t hand[sizeof p->bag.card], count = 0;
    uint8_t seen[KINDS] = {0};
    FOR_EACH_KIND(kind, ps_kinds(p->hand))
        for (int i = 0; i < p->hand[kind]; i++)
            hand[count++] = (uint8_t)kind;
    chance_shuffle(&g->k.chance, hand, count);
    for (int i = 0; i < 2 && i < count; i++) {
        shown[i] = hand[i];
        if (++seen[hand[i]] > p->known[hand[i]])
            p->known[hand[i]] = seen[hand[i]];
        EVENT(.kind = SHOWED_CHIP, .seat = (uint8_t)seat, .open = {g->chip[hand[i]]});
    }
    return count < 2 ? count : 2;
}

static bool has_gem(const uint8_t shown[2], int count)
{
    return (count > 0 && ps_is_gem(shown[0])) || (count > 1 && ps_is_gem(shown[1]));
}

static bool are_two_orbs(const struct game *g, const uint8_t shown[2], int count)
{
    return count == 2 && ps_has_icon(g, shown[0], ORB) && ps_has_icon(g, shown[1], ORB);
}

/* Jackpot: See two random chips of an opponent's hand. If one is a gem: $1 and black arrow. If
 * both have orbs: play and gain an orb chip of the bank. */
SCRIPT(jackpot, uint8_t who, kind, self; SHARED_BYTE(count, played); uint8_t shown[2];)
{
    BEGIN;
    CALL(1, target, my->who, AIM_SHOW, ps_foes(g, my->who));
    my->count = (uint8_t)show_two(g, g->k.result, my->shown);
    if (has_gem(my->shown, my->count))
        ps_gains(g, my->who, &(struct gains){.money = 1, .arrow[BLACK] = 1});
    if (!are_two_orbs(g, my->shown, my->count))
        RETURN(STAYS);
    CALL(2, choose, my->who, PICK_jackpot, my->who);
    if (!g->k.result || must_stop(g, my->who))
        RETURN(STAYS);
    my->played = g->chosen.a;
    CALL(3, play, my->who, my->played, false);
    ps_gain(g, my->who, my->played);
    END;
}

/* --- Mistress's Command. --- */

bool ps_can_be_commanded(const struct game *g, int seat)
{
    return ps_pile_sum(g, seat) == 6 || ps_pile_sum(g, seat) == 9;
}

/* Mistress's Command: If an opponent's pile is exactly 6 or 9: they show their hand, you put a
 * bank chip (no ! chip) into it and make them play up to two chips as you decide. */
SCRIPT(mistress_command, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, target, my->who, AIM_VICTIM, ps_foes(g, my->who));
    CALL(2, attack, my->who, my->kind, seat_bit(g->k.result), 0, SCRIPT_hit_command);
    END;
}

/* From now on this victim's decisions are taken by who takes those of the attacker: another one, if
 * that attacker was made to attack (PS-360). */
static void command(struct game *g, int victim, int attacker)
{
    int master = ps_decider(g, attacker);
    g->puppet = (uint8_t)victim;
    g->master = (uint8_t)master;
}

/* PS-353 to PS-363. */
SCRIPT(hit_command, uint8_t victim, who; uint8_t left, forced, puppet, master;)
{
    BEGIN;
    if (!ps_can_be_commanded(g, my->victim)) {
        EVENT(.kind = NO_EFFECT, .seat = my->victim, .open = {CHIP_mistress_command});
        RETURN(0);
    }
    ps_show_hand(g, my->victim);
    CALL(1, choose, my->who, PICK_give, my->who);
    if (g->k.result)
        ps_fetch(g, my->victim, g->chosen.a);
    my->puppet = g->puppet;
    my->master = g->master;
    for (my->left = 2; my->left && g->k.depth <= DEEP; my->left--) {
        ps_show_hand(g, my->victim);
        CALL(2, choose, my->who, PICK_command, my->victim);
        if (!g->k.result)
            break;
        my->forced = g->chosen.a;
        EVENT(.kind = MUST_PLAY, .seat = my->victim, .open = {g->chip[my->forced], my->who});
        command(g, my->victim, my->who);
        ps_lay(g, my->victim, my->forced);
        CALL(3, play, my->victim, my->forced, true);
        g->puppet = my->puppet;
        g->master = my->master;
    }
    END;
}
