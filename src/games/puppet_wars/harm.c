/* harm.c - Rips, tearing apart, Upgrades coming and going. */
#include "games/puppet_wars/harm.h"

#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/match.h"
#include "games/puppet_wars/stats.h"

/* --- Effects and Counters. --- */

static int8_t sum8(int a, int b)
{
    int sum = a + b;
    return (int8_t)(sum > 99 ? 99 : sum < -99 ? -99 : sum);
}

static uint8_t more(uint8_t count, int by)
{
    return (uint8_t)(count + by > 99 ? 99 : count + by);
}

/* What an Action gives its Target; Counters stack, Effects without a number do not (PW-508). */
void pw_gain(struct game *g, int unit, const struct action *row)
{
    struct unit *u = &g->unit[unit];
    u->marks |= row->marks;
    u->turn[row->stat] = sum8(u->turn[row->stat], row->amount);
    u->counter[CB] = sum8(u->counter[CB], row->combat_counter);
    u->stuck = more(u->stuck, row->stuck_counter);
    u->decay = more(u->decay, row->decay_counter);
    EVENT(.kind = GAINED, .seat = u->owner,
          .open = {(uint8_t)unit, (uint8_t)(row - pw_actions), row->marks});
}

/* All Effects, Counters and Exhausted Tokens. */
void pw_clear_effects(struct game *g, int unit)
{
    struct unit *u = &g->unit[unit];
    memset(u->turn, 0, sizeof u->turn);
    memset(u->counter, 0, sizeof u->counter);
    u->marks = u->stuck = u->decay = u->exhausted = 0;
}

/* --- Upgrades. --- */

/* A card that leaves play keeps nothing (PW-449, PW-450, PW-502). */
static void put_away(struct game *g, int unit, int where)
{
    struct unit *u = &g->unit[unit];
    bool gone = pw_is_out(g, u->owner); /* PW-230 */
    *u = (struct unit){
        .kind = u->kind, .owner = u->owner, .where = (uint8_t)(gone ? REMOVED : where)};
}

int pw_count_stolen(const struct game *g, int seat)
{
    int stolen = 0;
    FOR_EACH_UNIT(i, g)
        stolen += g->unit[i].where == ATTACHED && g->unit[i].owner != seat &&
                  g->unit[g->unit[i].space].owner == seat;
    return stolen;
}

/* PW-584: three from Enemies. */
static void judge_thief(struct game *g, int seat)
{
    if (g->win == WIN_THIEF && pw_count_stolen(g, seat) >= 3)
        pw_win(g, seat);
}

/* From a Scrap Heap, where a card keeps nothing. */
void pw_attach(struct game *g, int unit, int upgrade)
{
    struct unit *u = &g->unit[unit];
    int slot = 0;
    while (slot < UPGRADES && u->up[slot])
        slot++;
    assert(slot < UPGRADES);
    u->up[slot] = (uint8_t)upgrade;
    g->unit[upgrade].where = ATTACHED;
    g->unit[upgrade].space = (uint8_t)unit;
    EVENT(.kind = UPGRADED_WITH, .seat = u->owner, .open = {(uint8_t)unit, (uint8_t)upgrade});
    judge_thief(g, u->owner);
}

/* Takes an Upgrade off its bearer. */
static void detach(struct game *g, int upgrade, int where)
{
    struct unit *bearer = &g->unit[g->unit[upgrade].space];
    int slot = 0;
    assert(g->unit[upgrade].where == ATTACHED);
    while (bearer->up[slot] != upgrade)
        slot++;
    assert(slot < UPGRADES);
    for (; slot < UPGRADES - 1; slot++)
        bearer->up[slot] = bearer->up[slot + 1];
    bearer->up[UPGRADES - 1] = 0;
    put_away(g, upgrade, where);
}

/* PW-456, PW-489: to the Scrap Heap of its first owner, or out of the game if it decays. */
void pw_tear_upgrade(struct game *g, int upgrade)
{
    EVENT(.kind = UPGRADE_TORN, .seat = g->unit[upgrade].owner,
          .open = {(uint8_t)upgrade, g->unit[upgrade].space});
    detach(g, upgrade, g->unit[upgrade].decay ? REMOVED : IN_HEAP);
}

/* PW-443. */
static bool comes_apart(const struct game *g, int unit)
{
    return pw_rips(g, unit) >= pw_stitches(g, unit);
}

/* An Upgrade of `unit` is torn apart; that can be the end of the puppet, too (PW-158 to PW-160). */
SCRIPT(lose_upgrade, uint8_t unit, upgrade, by;)
{
    BEGIN;
    pw_tear_upgrade(g, my->upgrade);
    if (comes_apart(g, my->unit))
        CALL(1, tear, my->unit, my->by);
    END;
}

/* --- Rips. --- */

int pw_list_upgrades(const struct game *g, int unit, bool marked, uint8_t found[UPGRADES])
{
    int count = 0;
    FOR_EACH_UPGRADE(i, &g->unit[unit]) {
        int up = g->unit[unit].up[i];
        if (marked ? g->unit[up].rips > 0
                   : g->unit[up].rips < pw_upgrades[g->unit[up].kind].stitches)
            found[count++] = (uint8_t)up;
    }
    return count;
}

/* Where the next Rip goes: its own card first (PW-441); NOBODY: there is a choice (PW-442). */
static uint8_t button_for_rip(const struct game *g, int unit)
{
    uint8_t found[UPGRADES];
    if (g->unit[unit].rips < pw_puppet(g, unit)->stitches)
        return (uint8_t)unit;
    int count = pw_list_upgrades(g, unit, false, found);
    assert(count > 0);
    return count > 1 ? NOBODY : found[0];
}

static void mark_rip(struct game *g, int unit, int card)
{
    assert(pw_in_play(g, unit));
    g->unit[card].rips++;
    EVENT(.kind = RIPPED, .seat = g->unit[unit].owner,
          .open = {(uint8_t)unit, (uint8_t)pw_rips(g, unit), (uint8_t)pw_stitches(g, unit)});
}

/* One Rip, which may be too much. */
SCRIPT(rip, uint8_t unit; uint8_t card;)
{
    BEGIN;
    my->card = button_for_rip(g, my->unit);
    if (my->card == NOBODY) {
        ASK(1, g->unit[my->unit].owner, ASK_RIP, my->unit);
        my->card = ANSWER(g->unit[my->unit].owner).a;
    }
    mark_rip(g, my->unit, my->card);
    END;
}

/* `unit` suffers Rips, by the doing of `by` (NOBODY: of no puppet). Returns what became of it, enum
 * fate. PW-440 to PW-444. */
SCRIPT(suffer, uint8_t unit, count, by;)
{
    BEGIN;
    for (; my->count; my->count--) {
        CALL(1, rip, my->unit);
        if (comes_apart(g, my->unit)) {
            CALL(2, tear, my->unit, my->by);
            RETURN(g->k.result);
        }
    }
    END;
}

/* The next Space, from `from` on, with a puppet that stands on Nails or, if there is a blast,
 * beside that Space. */
static uint8_t next_hurt(const struct game *g, int blast, int from)
{
    space_set near = spaces_in(&g->occupied);
    if (blast != NOBODY)
        near &= pw_within(g, blast, 1);
    FOR_EACH_SPACE(space, near)
        if (space >= from && g->stands[space] != NOBODY &&
            (blast != NOBODY || g->token[space] == NAILS))
            return (uint8_t)space;
    return NOBODY;
}

/* PW-545. */
static void remove_bench(struct game *g, int space)
{
    if (!pw_is_bench(g->token[space]))
        return;
    EVENT(.kind = BENCH_GONE, .seat = NOBODY, .open = {(uint8_t)space});
    pw_set_token(g, space, NO_TOKEN);
}

/* All of them suffer a Rip at once: first everybody is ripped, then is torn apart for whom it was
 * too much, and then it shows who has lost. PW-234, PW-529, PW-544. */
SCRIPT(rip_all, uint8_t blast, by; uint8_t at;)
{
    BEGIN;
    g->losses_wait = 1;
    for (my->at = next_hurt(g, my->blast, 0); my->at != NOBODY;
         my->at = next_hurt(g, my->blast, my->at + 1))
        CALL(1, rip, g->stands[my->at]);
    for (my->at = next_hurt(g, my->blast, 0); my->at != NOBODY;
         my->at = next_hurt(g, my->blast, my->at + 1))
        if (comes_apart(g, g->stands[my->at]))
            CALL(2, tear, g->stands[my->at], my->by);
    if (my->blast != NOBODY)
        remove_bench(g, my->blast);
    g->losses_wait = 0;
    pw_judge_losses(g);
    END;
}

/* Where the mark that is taken off lies: on an Upgrade, if there is any (PW-430). */
static uint8_t button_to_sew(const struct game *g, int unit)
{
    uint8_t found[UPGRADES];
    int count = pw_list_upgrades(g, unit, true, found);
    return count > 1 ? NOBODY : count ? found[0] : (uint8_t)unit;
}

static void sew_up(struct game *g, int unit, int card)
{
    if (!g->unit[card].rips) /* PW-431 */
        return;
    g->unit[card].rips--;
    EVENT(.kind = SEWN, .seat = g->unit[unit].owner,
          .open = {(uint8_t)unit, (uint8_t)pw_rips(g, unit)});
}

SCRIPT(sew, uint8_t unit; uint8_t card;)
{
    BEGIN;
    my->card = button_to_sew(g, my->unit);
    if (my->card == NOBODY) {
        ASK(1, g->unit[my->unit].owner, ASK_SEW, my->unit);
        my->card = ANSWER(g->unit[my->unit].owner).a;
    }
    sew_up(g, my->unit, my->card);
    END;
}

/* --- Tearing apart. --- */

/* PW-452: adjacent Spaces that are free and without a Token. */
space_set pw_drop_spaces(const struct game *g, int space)
{
    space_set free = 0;
    space_set around = pw_within(g, space, 1) & ~spaces_in(&g->occupied) & ~space_bit(space);
    FOR_EACH_SPACE(other, around)
        if (g->token[other] == NO_TOKEN)
            free |= space_bit(other);
    return free;
}

static void drop_item(struct game *g, int item, int space)
{
    pw_set_token(g, space, ON_GROUND + item);
    EVENT(.kind = ITEM_DROPPED, .seat = NOBODY, .open = {(uint8_t)space, (uint8_t)item});
}

/* PW-453. Without the Shiny! Token nobody can win any more. */
static void lose_item(struct game *g, int item)
{
    EVENT(.kind = ITEM_GONE, .seat = NOBODY, .open = {(uint8_t)item});
    if (item == SHINY)
        pw_end_drawn(g, pw_alive(g), SHINY_LOST); /* nobody is out in this variant */
}

/* Drops an item without a question; false: there is a choice. */
static bool drop_alone(struct game *g, int item, int space)
{
    if (g->token[space] == NO_TOKEN) {
        drop_item(g, item, space);
        return true;
    }
    space_set free = pw_drop_spaces(g, space);
    if (space_count(free) > 1)
        return false;
    if (free)
        drop_item(g, item, space_first(free));
    else
        lose_item(g, item);
    return true;
}

/* Without a player to ask: the first Space that will do. */
static void drop_anyhow(struct game *g, int item, int space)
{
    if (!drop_alone(g, item, space))
        drop_item(g, item, space_first(pw_drop_spaces(g, space)));
}

/* PW-221: who has lost decides nothing any more, even if others have yet to lose with them. */
static bool has_no_say(const struct game *g, int seat)
{
    return pw_is_out(g, seat) || (pw_can_lose(g) && pw_has_lost(g, seat));
}

/* PW-446 to PW-450, PW-459, PW-488: off the field with it, and with what is attached to it. */
static void take_apart(struct game *g, int unit, int by)
{
    bool decays = g->unit[unit].decay != 0;
    if (decays)
        EVENT(.kind = REMOVED_UNIT, .seat = g->unit[unit].owner, .open = {(uint8_t)unit});
    else
        EVENT(.kind = TORN, .seat = g->unit[unit].owner, .open = {(uint8_t)unit, (uint8_t)by});
    while (g->unit[unit].up[0])
        detach(g, g->unit[unit].up[0], REMOVED);
    pw_lift(g, unit);
    put_away(g, unit, decays ? REMOVED : IN_HEAP);
}

/* Spare Parts: the next puppet, from `i` on, that is sewn up because `kind` came apart here. */
static uint8_t next_mended(const struct game *g, int kind, int space, int i)
{
    if (!(pw_puppets[kind].traits & METAL))
        return NOBODY;
    for (; i < pw_units(g); i++)
        if (g->unit[i].where == IN_PLAY && (pw_abilities(g, i) & SPARE_PARTS) &&
            !comes_apart(g, i) && space_is_in(pw_within(g, g->unit[i].space, 2), space) &&
            pw_sees(g, g->unit[i].space, space))
            return (uint8_t)i;
    return NOBODY;
}

/* Tangled Strings and Dumb Luck. */
static void avenge(struct game *g, int unit, int by, bool adjacent)
{
    uint32_t abilities = pw_puppet(g, unit)->side.abilities;
    bool enemy = by != NOBODY && g->unit[by].owner != g->unit[unit].owner;
    if ((abilities & TANGLES) && adjacent) {
        g->unit[by].marks |= STUCK;
        EVENT(.kind = GAINED, .seat = g->unit[by].owner, .open = {(uint8_t)by, NO_ACTION, STUCK});
    }
    if ((abilities & DUMB_LUCK) && enemy && !pw_is_out(g, g->unit[unit].owner))
        pw_draw(g, g->unit[unit].owner);
}

/* May `by` try to attach what is left of `unit` (PW-393, PW-397)? */
static bool may_need(const struct game *g, int unit, int by)
{
    return g->unit[unit].where == IN_HEAP && pw_is_suitable(g, by, unit);
}

/* `unit` is torn apart by the doing of `by` (NOBODY: of no puppet). Returns its fate: with a Decay
 * Counter it is taken away instead, which is no tearing apart. PW-446 to PW-455. */
SCRIPT(tear, uint8_t unit, by; uint8_t space, item, adjacent, mended, decays;)
{
    BEGIN;
    my->decays = g->unit[my->unit].decay != 0;
    my->space = g->unit[my->unit].space;
    my->item = g->unit[my->unit].item;
    my->adjacent = my->by != NOBODY && pw_in_play(g, my->by) &&
                   g->unit[my->by].owner != g->unit[my->unit].owner &&
                   pw_adjacent(g, my->by, my->unit);
    take_apart(g, my->unit, my->by);
    pw_judge_losses(g);
    if (g->over)
        RETURN(TORN_APART);
    if (my->item && has_no_say(g, g->unit[my->unit].owner)) {
        drop_anyhow(g, my->item, my->space);
    } else if (my->item && !drop_alone(g, my->item, my->space)) {
        ASK(1, g->unit[my->unit].owner, ASK_DROP, my->unit, my->space, my->item);
        drop_item(g, my->item, ANSWER(g->unit[my->unit].owner).a);
    }
    if (g->over)
        RETURN(TORN_APART);
    if (!my->decays) {
        avenge(g, my->unit, my->by, my->adjacent);
        for (my->mended = 0;; my->mended++) {
            my->mended = next_mended(g, g->unit[my->unit].kind, my->space, my->mended);
            if (my->mended == NOBODY)
                break;
            CALL(2, sew, my->mended);
        }
    }
    if (my->adjacent && may_need(g, my->unit, my->by))
        CALL(3, need_this, my->by, my->unit);
    RETURN(my->decays ? TAKEN_AWAY : TORN_APART);
    END;
}

/* I Need This: `by` may try to attach the Upgrade of the Enemy it has just torn apart (PW-393 to
 * PW-407). */
SCRIPT(need_this, uint8_t by, victim; uint8_t who, from, wants;)
{
    BEGIN;
    my->who = g->unit[my->by].owner;
    ASK(1, my->who, ASK_NEED, my->by, my->victim);
    my->wants = ANSWER(my->who).verb == YES;
    if (!my->wants)
        RETURN(0);
    my->from = g->player[my->who].table.count;
    CALL(2, effort, my->who, (uint8_t)pw_upgrades[g->unit[my->victim].kind].ad.number,
         pw_upgrades[g->unit[my->victim].kind].ad.suits, 1, 0);
    if (g->k.result)
        pw_attach(g, my->by, my->victim);
    pw_clear_table(g, my->who, my->from);
    END;
}

/* PW-468 to PW-474: from wherever it is into the Toy Box of its first owner. */
void pw_return_to_box(struct game *g, int unit)
{
    struct unit *u = &g->unit[unit];
    if (u->where == ATTACHED)
        detach(g, unit, IN_BOX);
    while (u->up[0])
        pw_tear_upgrade(g, u->up[0]);
    pw_lift(g, unit);
    if (u->item)
        drop_anyhow(g, u->item, u->space);
    put_away(g, unit, IN_BOX);
    EVENT(.kind = RECYCLED, .seat = u->owner, .open = {(uint8_t)unit});
}

/* --- The army of who has lost. --- */

/* PW-224: torn apart without anybody's doing. Spare Parts work all the same. */
static void take_apart_alone(struct game *g, int unit)
{
    int space = g->unit[unit].space, item = g->unit[unit].item, kind = g->unit[unit].kind;
    bool decays = g->unit[unit].decay != 0;
    take_apart(g, unit, NOBODY);
    if (item)
        drop_anyhow(g, item, space);
    for (int i = next_mended(g, kind, space, 0); i != NOBODY && !decays;
         i = next_mended(g, kind, space, i + 1)) {
        uint8_t found[UPGRADES];
        sew_up(g, i, pw_list_upgrades(g, i, true, found) ? found[0] : i);
    }
}

void pw_disband(struct game *g, int seat)
{
    FOR_EACH_UNIT_OF(i, g, seat) {
        if (g->unit[i].where == IN_PLAY)
            take_apart_alone(g, i);
        else if (g->unit[i].where == IN_BOX || g->unit[i].where == IN_HEAP)
            put_away(g, i, REMOVED);
    }
}
