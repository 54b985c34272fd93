/* kernel.h - the part of the state that every game has: chance, the open question, the answers.
 *
 * A game's state is a `struct game`, completed by the game in its own folder and opaque to
 * everybody else. It starts with `struct kernel k` and has a `struct frame stack[...]`; between
 * two questions that is all the machinery there is. Everything is made of bytes, so there is no
 * padding, equal games are equal bytes, and a game is cloned with `=` or memcpy. */
#ifndef PARLOR_KERNEL_H
#define PARLOR_KERNEL_H

#include "core/chance.h"
#include "core/seat.h"

/* One legal answer: what the seat would do. The verb is an enum of the game; what a, b and c mean
 * depends on it (a card, how many, a space, a seat ...). */
struct option {
    uint8_t verb, a, b, c;
};

enum { OPTIONS = 255 };

/* Instead of an option's number: the seat gives up. In games that know it, at any time. */
enum { CONCEDE = 255 };

/* What a seat is asked, listed for it on demand; never part of the state. */
struct question {
    uint8_t kind;
    uint8_t count;
    struct option options[OPTIONS];
};

/* The question as the script asked it: its kind (an enum of the game) and what it is about. */
struct ask {
    uint8_t kind, a, b, c;
};

enum { STATE_BLOCK = 64 }; /* bytes: a state says in blocks how much of it is in use */

struct kernel {
    struct chance chance;
    struct ask ask;              /* the open question */
    struct option answer[SEATS]; /* given, and not yet taken by the script */
    seat_set pending;            /* who still owes an answer; empty: the game is over */
    seat_set asked;              /* whom the open question was put to */
    uint8_t seats;               /* how many play */
    uint8_t depth;               /* frames in use */
    int8_t result;               /* RETURN of the script that finished last */
    uint8_t used_blocks;         /* of the state, the rest is zero; 0: all are in use */
};

enum { FRAME_BYTES = 14 };

/* A running script: which one, where it stopped, and its variables. */
struct frame {
    uint8_t script;            /* number in the game's list of scripts */
    uint8_t at;                /* 0 = the top, else the number of the ASK or CALL it waits in */
    uint8_t vars[FRAME_BYTES]; /* arguments first, then locals */
};

_Static_assert(sizeof(struct kernel) == 66 && _Alignof(struct kernel) == 1, "bytes only");
_Static_assert(sizeof(struct frame) == 16, "bytes only");

/* Says that only the first `bytes` of the state are in use, so that copies need no more. */
static inline void kernel_use(struct kernel *k, size_t bytes)
{
    k->used_blocks = (uint8_t)((bytes + STATE_BLOCK - 1) / STATE_BLOCK);
}

/* Puts a question to these seats; they may answer in any order. */
static inline void kernel_ask(struct kernel *k, seat_set seats, struct ask ask)
{
    k->ask = ask;
    k->pending = k->asked = seats;
    k->result = 0; /* was read right after its CALL; equal games, equal bytes */
}

/* The script takes a seat's answer; the slot is cleared, so that it leaves no trace. */
static inline struct option kernel_take(struct kernel *k, int seat)
{
    struct option answer = k->answer[seat];
    k->answer[seat] = (struct option){0};
    return answer;
}

#endif
