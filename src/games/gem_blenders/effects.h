/* effects.h - what cards do: the table of effects, and the functions that its rows are made of.
 *
 * A row of cards.def says when its effect happens and what it is: DOES names a function of
 * effects.c, NAMES one that happens to a hero who is named first, RUNS a script of
 * effects_scripts.c. Conditions are in effects_ready.c. Passive effects are part of now.c. */
#ifndef GEM_BLENDERS_EFFECTS_H
#define GEM_BLENDERS_EFFECTS_H

#include "games/gem_blenders/gem_blenders.h"

enum effect_flags {
    MAY = 1,          /* optional: the player announces its use (GB-500.4) */
    IN_BACK = 2,      /* "while in back position" */
    FIRST_TURN = 4,   /* "once during your first turn" */
    MY_TURN = 8,      /* "during your turn" */
    FOES_TURN = 16,   /* "during an opponent's turn" */
    AS_IT_FALLS = 32, /* belongs to the blend that is just being deblended */
    BY_AMOUNT = 64    /* the limit counts points of damage, not uses */
};

/* Whom "name 1 hero" allows. */
enum target {
    NO_TARGET,
    OWN_HERO,
    OWN_UNBLENDED,
    FOES_FRONT,      /* on the opponent's frontline */
    FOES_FRONT_OPEN, /* the same, if its effect can be taken away */
    FOES_BLENDED     /* blended, if it can be deblended */
};

/* Which cards a text allows to find, discard, take ... */
enum find {
    FIND_ANY,
    FIND_GEM,
    FIND_BASIC,
    FIND_BLEND,
    FIND_SMALL_BLEND, /* LV.2 or LV.3 */
    FIND_LV3_BLEND,
    FIND_PAYABLE,      /* LV.2 blend that the gems of the searching hero pay: gb_is_payable */
    FIND_PLAIN_ACTION, /* 0 stars */
    FIND_NIGHT_BLEND,  /* with a Nocturnagem */
    /* In a question: */
    IF_ANY = 0x40, /* who is asked may have none, and nobody else knows */
    OR_NONE = 0x80 /* it may be declined */
};

/* What such a question asks for. */
static inline int gb_find_of(uint8_t asked)
{
    return asked & ~(IF_ANY | OR_NONE);
}

/* An effect as it happens: who does it, by which card's text, to whom, and why. */
struct activation {
    uint8_t seat, slot; /* NO_SLOT: an action or gem */
    uint8_t card;
    struct news news;
    uint8_t target; /* slot of the hero named, if one is */
};

typedef void gb_apply_function(struct game *g, const struct activation *a);
typedef bool gb_ready_function(const struct game *g, const struct activation *a);

/* An effect as it is written. */
struct effect {
    gb_apply_function *apply; /* either this happens ... */
    gb_ready_function *ready; /* its condition; NULL: always */
    uint8_t script;           /* ... or a script runs with seat, slot, card */
    uint8_t when;             /* enum moment; NEVER: passive */
    uint8_t limit;            /* uses per turn and hero; 0: none */
    uint8_t flags;            /* set of enum effect_flags */
    uint8_t n;                /* the number in its text */
    uint8_t target;           /* enum target: first a hero is named */
};

extern const struct effect gb_effect_table[CARDS];
extern const char *const gb_effect_names[CARDS];

/* --- What the rows of cards.def are written with. --- */

#define DOES(when, limit, flags, apply, n, ready)                                                  \
    {                                                                                              \
        apply, ready, 0, when, limit, flags, n, NO_TARGET                                          \
    }
#define NAMES(when, limit, flags, apply, n, target)                                                \
    {                                                                                              \
        apply, gb_if_target, SCRIPT_name_hero, when, limit, flags, n, target                       \
    }
#define RUNS(when, limit, flags, script, n, ready)                                                 \
    {                                                                                              \
        NULL, ready, SCRIPT_##script, when, limit, flags, n, NO_TARGET                             \
    }
#define PASSIVE                                                                                    \
    {                                                                                              \
        .when = NEVER                                                                              \
    }
#define PASSIVE_IN_BACK                                                                            \
    {                                                                                              \
        .when = NEVER, .flags = IN_BACK                                                            \
    }

/* effects.c */
gb_apply_function gb_draw_n, gb_gain_n, gb_plotting, gb_rise, gb_open_bar, gb_hurt_foe,
    gb_deblend_this, gb_mirror, gb_mill_foe, gb_hurt_foe_too, gb_hush_money, gb_return_gem,
    gb_surcharge, gb_rise_again, gb_shred, gb_weaken, gb_invert, gb_mute, gb_block_attack, gb_pep,
    gb_brace, gb_deblend_target, gb_double_strike, gb_overtime;

/* effects_ready.c */
gb_ready_function gb_if_target, gb_if_spoiled, gb_if_gem_in_hand, gb_if_onto_this, gb_if_holds_gem,
    gb_if_two_with_basic, gb_if_deck, gb_if_can_step, gb_if_i_rotated, gb_if_hand,
    gb_if_self_inflicted, gb_if_mine, gb_if_i_burned_foe, gb_if_this, gb_if_can_dodge,
    gb_if_opposite, gb_if_foes_deck, gb_if_foes, gb_if_can_switch, gb_if_night_blend,
    gb_if_basic_in_hand, gb_if_basic_discarded, gb_if_can_attach, gb_if_blocking,
    gb_if_blend_discarded, gb_if_this_struck, gb_if_can_force, gb_if_any_gem, gb_if_bench,
    gb_if_from_hand;

/* --- What effects_ready.c also answers. --- */

/* Does the card belong to those that a text allows? */
bool gb_fits(int card, int find);
/* And do the gems of the searching hero pay for this blend? */
bool gb_is_payable(const struct game *g, int seat, int slot, int blend);
/* Has the seat such a card in its hand? In its discard? */
bool gb_holds(const struct game *g, int seat, int find);
bool gb_has_discarded(const struct game *g, int seat, int find);
/* Could its hand have one, not below `lowest`, as far as the other can know? Asked by this, and not
 * by what is there, a question tells nothing. */
bool gb_could_hold(const struct game *g, int seat, int find, int lowest);
/* May an effect of this seat name this hero on the field? */
bool gb_is_target(const struct game *g, int seat, int target, int slot);

/* Whose heroes such an effect of this seat names. */
static inline int gb_target_seat(int seat, int target)
{
    return target >= FOES_FRONT ? seat ^ 1 : seat;
}

#endif
