/* now.c - what the scripts that run are about, read from the stack. Their variables are bytes:
 * which one holds what is said here for those that words ask about. */
#include "games/puzzle_strike/now.h"

#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/sides.h"
#include "games/puzzle_strike/zones.h"

/* Where a script keeps whose chip acts, and its kind; the kind is never the first variable. */
static const struct {
    uint8_t who, kind;
} layouts[UINT8_MAX + 1] = {
    [SCRIPT_play] = {0, 1},   [SCRIPT_attack] = {0, 1}, [SCRIPT_aftermath] = {0, 1},
    [SCRIPT_frenzy] = {0, 2}, [SCRIPT_crash] = {0, 1},  [SCRIPT_react] = {0, 4},
    [SCRIPT_send] = {5, 8},
};

static const struct frame *frame(const struct game *g, int up)
{
    return up < g->k.depth ? &g->stack[g->k.depth - 1 - up] : NULL;
}

struct acting ps_acting(const struct game *g, int below)
{
    for (const struct frame *f; (f = frame(g, below)); below++) {
        uint8_t kind = layouts[f->script].kind ? f->vars[layouts[f->script].kind] : 0;
        if (kind)
            return (struct acting){g->chip[kind], f->vars[layouts[f->script].who]};
    }
    return (struct acting){0, NOBODY};
}

bool ps_is_answering(const struct game *g)
{
    const struct frame *f;
    for (int up = 0; (f = frame(g, up)); up++)
        if ((f->script == SCRIPT_react || f->script == SCRIPT_send) &&
            f->vars[layouts[f->script].kind])
            return true;
    return false;
}

int ps_plays(const struct game *g)
{
    int plays = 0;
    for (int i = 0; i < g->k.depth; i++)
        plays += g->stack[i].script == SCRIPT_play;
    return plays;
}

struct caller ps_caller(const struct game *g, int up)
{
    const struct frame *f = frame(g, up);
    return f ? (struct caller){f->script, f->at, f->vars} : (struct caller){0};
}

uint8_t ps_variable(const struct game *g, int index)
{
    assert(g->k.depth && index < FRAME_BYTES);
    return frame(g, 0)->vars[index];
}

/* Stunlocks are paid first; what is left to pay then is for Protective Wards. */
int ps_toll(const struct game *g, int up)
{
    enum { TOLLS = 4 }; /* variable of the script play */
    struct caller by = ps_caller(g, up);
    int wards = 0;
    if (by.script != SCRIPT_play || !by.vars[TOLLS])
        return 0;
    FOR_EACH_SEAT(seat, g->in_play)
        wards += ps_ongoing(g, seat, CHIP_protective_ward);
    return by.vars[TOLLS] > wards ? CHIP_stunlock : CHIP_protective_ward;
}

bool ps_is_released(const struct game *g)
{
    return ps_caller(g, 0).script == SCRIPT_send && ps_caller(g, 1).script == SCRIPT_release;
}

/* Whoever asks has whom it asks about as its first variable; but an opponent of theirs who is to
 * judge does so in their own name. */
int ps_decides_for(const struct game *g, int seat)
{
    const struct ask *ask = &g->k.ask;
    bool judges = ask->kind == ASK_TRUTH || (ask->kind == ASK_EITHER && ask->a == EITHER_rhetoric);
    bool commands = g->puppet != NOBODY && seat == g->master && !judges;
    return commands && ps_variable(g, 0) == g->puppet ? g->puppet : seat;
}
