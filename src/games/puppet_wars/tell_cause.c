/* tell_cause.c - because of what something happens, as the scripts that run know it. */
#include "games/puppet_wars/attack.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/tell.h"
#include "games/puppet_wars/turn.h"

/* Arguments of scripts, by their place among the variables. */
enum { PERFORM_ACTION = 1, RIPOSTE_SPENDING = 1, TEAR_UNIT = 0, RIP_ALL_BLAST = 0 };

int pw_top_script(const struct game *g)
{
    return g->k.depth ? g->stack[g->k.depth - 1].script : 0;
}

/* The innermost frame of this script; NULL: it does not run. */
static const struct frame *frame_of(const struct game *g, int script)
{
    for (int i = g->k.depth - 1; i >= 0; i--)
        if (g->stack[i].script == script)
            return &g->stack[i];
    return NULL;
}

bool pw_runs(const struct game *g, int script)
{
    return frame_of(g, script) != NULL;
}

/* The script that has called the innermost one. */
static int caller(const struct game *g)
{
    return g->k.depth > 1 ? g->stack[g->k.depth - 2].script : 0;
}

const struct frame *pw_effort_frame(const struct game *g)
{
    for (int i = g->k.depth - 1; i >= 0; i--) {
        int script = g->stack[i].script;
        if (script == SCRIPT_attack || script == SCRIPT_perform || script == SCRIPT_need_this)
            return &g->stack[i];
    }
    return NULL;
}

/* --- Abilities: on the puppet's own card, or on an Upgrade of it. --- */

static const char *card_with(const struct game *g, int unit, uint32_t ability)
{
    const struct unit *u = &g->unit[unit];
    FOR_EACH_UPGRADE(i, u)
        if (pw_upgrades[g->unit[u->up[i]].kind].side.abilities & ability)
            return pw_upgrade_card(g->unit[u->up[i]].kind)->id;
    return pw_puppet_card(u->kind)->id;
}

static struct cause ability(const struct game *g, int unit, uint32_t ability, const char *name)
{
    return (struct cause){card_with(g, unit, ability), " by ", name};
}

static struct cause retort(const struct game *g, const struct frame *riposte)
{
    bool spiny = riposte->vars[RIPOSTE_SPENDING] == SPEND_OUCH;
    return ability(g, riposte->vars[0], spiny ? SPINY : RETORTS,
                   spiny ? "Ouch!" : "With My Eyes Closed!");
}

/* An Ability that works in the middle of an Attack; no id: none does. */
static struct cause ability_in_attack(const struct game *g, const struct frame *attack)
{
    int striker = g->striker.unit;
    switch (attack->at) {
    case ATTACK_ASKS_DISASSEMBLE:
    case ATTACK_DISASSEMBLES: return ability(g, striker, DISASSEMBLES, "Disassemble");
    case ATTACK_POINTY_END: return ability(g, striker, POINTY_END, "Pointy End First");
    case ATTACK_LIGHT_FEET: return ability(g, striker, LIGHT_FEET, "Light Feet");
    default: return (struct cause){0};
    }
}

/* --- The scripts, from the innermost one outwards. --- */

const char *pw_action_id(int action)
{
    static const char *const ids[ACTIONS] = {
#define ACTION(id, ...) [ACTION_##id] = "action_" #id,
#include "games/puppet_wars/actions.def"
#undef ACTION
    };
    return ids[action];
}

static bool pays(const struct game *g)
{
    return pw_runs(g, SCRIPT_pay);
}

static struct cause by_frame(const struct game *g, const struct frame *f)
{
    struct cause cause = {0};
    switch (f->script) {
    case SCRIPT_riposte: return retort(g, f);
    case SCRIPT_need_this: return (struct cause){"i_need_this", " by ", "I Need This"};
    case SCRIPT_attack: return ability_in_attack(g, f);
    case SCRIPT_rip_all:
        if (f->vars[RIP_ALL_BLAST] == NOBODY)
            cause = (struct cause){"nails", " on ", "Nails"};
        break;
    case SCRIPT_animate:
        if (f->at == ANIMATE_RIPS_EXHAUSTED)
            cause = (struct cause){"exhausted", " for being ", "Exhausted"};
        break;
    case SCRIPT_perform:
        cause = (struct cause){.id = pw_action_id(f->vars[PERFORM_ACTION])};
        if (pays(g))
            cause.how = " as the cost";
        else
            cause.name = pw_action_name(f->vars[PERFORM_ACTION]);
        break;
    default: break;
    }
    return cause;
}

static struct cause by_scripts(const struct game *g)
{
    struct cause cause = {0};
    for (int i = g->k.depth - 1; i >= 0 && !cause.id; i--)
        cause = by_frame(g, &g->stack[i]);
    return cause;
}

/* --- Events of which more is known. --- */

static struct cause tear_cause(const struct game *g, const struct event *e)
{
    struct cause cause = by_scripts(g);
    int from = caller(g);
    if (pw_is_out(g, e->seat))
        return (struct cause){"out", NULL, NULL};
    if (e->kind == REMOVED_UNIT)
        return (struct cause){"decay", NULL, NULL};
    if (from == SCRIPT_do_sticky || from == SCRIPT_do_tag)
        return (struct cause){"it", " by ", "the It Token"};
    return cause;
}

static struct cause discard_cause(const struct game *g, const struct event *e)
{
    if (pw_top_script(g) != SCRIPT_resolve)
        return by_scripts(g);
    bool over = pw_hand_size(g, e->seat) >= pw_hand_limit(g, e->seat); /* it is gone already */
    return (struct cause){over ? "hand_limit" : NULL, NULL, NULL};
}

/* Dirty Saw and Growth Spurt at an Attack, Tangled Strings at a tearing apart. */
static struct cause gain_cause(const struct game *g, const struct event *e)
{
    const struct frame *top = &g->stack[g->k.depth - 1];
    if (top->script == SCRIPT_tear)
        return ability(g, top->vars[TEAR_UNIT], TANGLES, "Tangled Strings");
    if (top->script != SCRIPT_attack)
        return by_scripts(g);
    if (!e->open[1])
        return ability(g, e->open[0], GROWS, "Growth Spurt");
    return ability(g, g->striker.unit, DIRTY_SAW | BONE_SAW, "Dirty Saw");
}

static struct cause sew_cause(const struct game *g, const struct event *e)
{
    if (pw_top_script(g) == SCRIPT_sew && caller(g) == SCRIPT_attack)
        return ability(g, e->open[0], LOVES_JOB, "Love the Job");
    return ability(g, e->open[0], SPARE_PARTS, "Spare Parts");
}

static struct cause draw_cause(const struct game *g)
{
    const struct frame *top = &g->stack[g->k.depth - 1];
    if (top->script == SCRIPT_tear)
        return ability(g, top->vars[TEAR_UNIT], DUMB_LUCK, "Dumb Luck");
    return by_scripts(g);
}

static struct cause move_cause(const struct game *g, const struct event *e)
{
    if (e->kind == PLACED && e->open[2] == ARRIVES)
        return (struct cause){0};
    if (e->kind == PLACED && e->open[2] == IS_PLACED)
        return ability(g, e->open[0], VANISHES, "Puff of Sawdust");
    return by_scripts(g);
}

/* Mouldering Aura works through a Decay Counter. */
static struct cause held_cause(const struct game *g, const struct event *e)
{
    int unit = e->open[0];
    if (!pw_is_paralyzed(g, unit))
        return (struct cause){0};
    if (g->unit[unit].marks & PARALYZED)
        return (struct cause){"paralyzed", NULL, NULL};
    return (struct cause){pw_upgrade_card(KIND_judge)->id, " by ", "Mouldering Aura"};
}

/* Cards are flipped for an Action, or for an order: of starts, or after a tie. */
static struct cause flip_cause(const struct game *g)
{
    int top = pw_top_script(g);
    if (top == SCRIPT_effort)
        return by_scripts(g);
    return (struct cause){top == SCRIPT_round ? "tie_flip" : "lot", NULL, NULL};
}

static struct cause failure_cause(const struct game *g, const struct event *e)
{
    return e->open[2] ? (struct cause){pw_card_id(BLACK_JOKER), NULL, NULL} : by_scripts(g);
}

static struct cause loss_cause(const struct game *g, const struct event *e)
{
    bool torn = !pw_in_play(g, pw_master(g, e->seat));
    return (struct cause){torn ? "master" : "last_work_bench", NULL, NULL};
}

struct cause pw_cause_of(const struct game *g, const struct event *e)
{
    switch (e->kind) {
    case TORN:
    case REMOVED_UNIT: return tear_cause(g, e);
    case DISCARDED: return discard_cause(g, e);
    case GAINED: return gain_cause(g, e);
    case SEWN: return sew_cause(g, e);
    case DREW: return draw_cause(g);
    case MOVED:
    case PLACED: return move_cause(g, e);
    case HELD: return held_cause(g, e);
    case FLIPPED: return flip_cause(g);
    case FAILED: return failure_cause(g, e);
    case LOST: return loss_cause(g, e);
    case BENCH_TAKEN: return e->seat == NOBODY ? (struct cause){"out", NULL, NULL} : by_scripts(g);
    case DODGED: return (struct cause){"dodge", NULL, NULL};
    case TIED: return (struct cause){"tie_flip", NULL, NULL};
    case ITEM_TAKEN:
        return pw_top_script(g) == SCRIPT_animate ? (struct cause){"tag", NULL, NULL}
                                                  : by_scripts(g);
    case WON:
    case DRAWN: return (struct cause){pw_end_term(g), NULL, NULL};
    case RIPPED:
    case UPGRADE_TORN:
    case UPGRADED_WITH:
    case EXHAUSTED_LIFTED:
    case WASHED:
    case BENCH_GONE:
    case ITEM_DROPPED:
    case ITEM_GONE:
    case RECYCLED:
    case STRUCK:
    case SELECTED:
    case PLAYED:
    case SUCCEEDED: return by_scripts(g);
    default: return (struct cause){0};
    }
}
