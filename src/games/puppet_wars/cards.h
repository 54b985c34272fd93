/* cards.h - the stat cards, the Actions and the cards of a Puppet Deck, as tables (cards.c, made of
 * puppets.def and actions.def). */
#ifndef PUPPET_WARS_CARDS_H
#define PUPPET_WARS_CARDS_H

#include "games/puppet_wars/puppet_wars.h"

enum rank { PAWN, SIDEKICK, MASTER };

enum traits { ROTTEN = 1, CRIMEFIGHTER = 2, WOE = 4, STUFFED = 8, METAL = 16, WOODEN = 32 };

/* Abilities that are more than a number, and the file that heeds them. */
enum ability {
    RETORTS = 1 << 0,        /* With My Eyes Closed!: attack.c */
    POINTY_END = 1 << 1,     /* Pointy End First: attack.c */
    FAVOURITE_TOYS = 1 << 2, /* stats.c */
    TIPTOES = 1 << 3,        /* Tiptoe, Flutter: through puppets: act.c */
    LEAPS = 1 << 4,          /* Leap: through puppets and Impassable Tokens: act.c */
    SLIPPERY = 1 << 5,       /* Slippery Shadow: stats.c */
    VANISHES = 1 << 6,       /* Puff of Sawdust: attack.c */
    GUILTY = 1 << 7,         /* stats.c */
    MOULDERS = 1 << 8,       /* Mouldering Aura: stats.c */
    DISASSEMBLES = 1 << 9,   /* attack.c */
    JANKY = 1 << 10,         /* Janky Fashion Sense: stats.c */
    SADDLED = 1 << 11,       /* In the Saddle: stats.c */
    SPARE_PARTS = 1 << 12,   /* harm.c */
    FUZZY_FRIEND = 1 << 13,  /* stats.c */
    POKES_STUCK = 1 << 14,   /* stats.c */
    DIRTY_SAW = 1 << 15,     /* attack.c */
    BONE_SAW = 1 << 16,      /* the same again, on an Upgrade */
    MARSHAL = 1 << 17,       /* stats.c */
    LIGHT_FEET = 1 << 18,    /* attack.c */
    SPINY = 1 << 19,         /* Ouch!: attack.c */
    LOVES_JOB = 1 << 20,     /* attack.c */
    PACK_TOY = 1 << 21,      /* stats.c */
    DANCES = 1 << 22,        /* stats.c */
    GROWS = 1 << 23,         /* Growth Spurt: attack.c */
    TANGLES = 1 << 24,       /* Tangled Strings: harm.c */
    DUMB_LUCK = 1 << 25,     /* harm.c */
    CHEAP_LABOUR = 1 << 26   /* stats.c */
};

enum kind {
#define PUPPET(id, ...) KIND_##id,
#include "games/puppet_wars/puppets.def"
#undef PUPPET
    KINDS
};

/* Masters come first in puppets.def. */
enum { MASTERS = KIND_misaki };

enum action_id {
    NO_ACTION,
#define ACTION(id, ...) ACTION_##id,
#include "games/puppet_wars/actions.def"
#undef ACTION
    ACTIONS
};

/* What a side of a Stat Card does while it is in use. */
struct side {
    uint32_t abilities;
    int8_t change[STATS]; /* its own Effects with a number */
    int8_t aura[STATS];   /* the same on adjacent Enemy Puppets */
    uint8_t reach;        /* Range of Attacks; 0: the usual */
    uint8_t traits;       /* Characteristics that it gives */
    uint8_t actions[2];
};

struct puppet {
    uint8_t rank, traits;
    struct value ar;
    int8_t mv, df, cb;
    uint8_t limit, stitches;
    uint8_t strikes; /* a Master: the suit that is struck out of its army's requirements */
    struct side side;
};

struct upgrade {
    struct value ad;
    uint8_t needs, bans; /* Necessary Characteristics, and those with "No" */
    uint8_t stitches;
    struct side side;
};

enum cost { FREE, RIP_ITSELF, TEAR_ITSELF, DISCARD_CROW, BURN_ITEM };

/* Whom an Action can be aimed at; 0: it has no Target of this kind. */
enum aim {
    AT_ENEMY = 1,
    AT_FRIEND = 2,
    AT_ITSELF = 4,
    BLINDLY = 8, /* no Line of Sight needed */
    NO_MASTER = 16,
    NO_METAL = 32,
    FRAIL = 64,        /* with at most 2 Stitches remaining */
    UPGRADED = 128,    /* with an Upgrade */
    OUTFITTABLE = 256, /* for whom the player's Scrap Heap has a Suitable Upgrade */
    EMPTY_HANDED = 512 /* carries no Item Token */
};

struct action {
    struct value value;
    uint8_t cost; /* enum cost */
    uint8_t range;
    uint16_t aim;    /* enum aim */
    uint8_t strikes; /* Attacks that are part of it */
    uint8_t script;  /* what it does; 0: only what follows */
    uint8_t marks;   /* Effects for the Turn */
    uint8_t stat;    /* ... and with a number */
    int8_t amount;
    int8_t combat_counter;
    uint8_t stuck_counter, decay_counter;
    int8_t combat, powerful; /* for its Attacks only */
    uint8_t walk;            /* Moves after them */
};

extern const struct puppet pw_puppets[KINDS];
extern const struct upgrade pw_upgrades[KINDS];
extern const struct action pw_actions[ACTIONS];
extern const struct card pw_cards[];

const struct card *pw_puppet_card(int kind);
const struct card *pw_upgrade_card(int kind);
const char *pw_puppet_code(int kind); /* two letters for the field */
const char *pw_action_name(int action);
const char *pw_card_id(int card); /* of a Puppet Deck: "r7", "joker_red" */
const char *pw_card_name(int card);

#endif
