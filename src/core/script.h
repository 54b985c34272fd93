/* script.h - rules that stop in the middle to ask, with their whole state inside struct game.
 *
 * A script is a C function that can stop at ASK (a seat must choose) or at CALL (another script
 * must finish first) and is later entered again at that place. What survives the stop is the number
 * written in the macro and the variables of the frame, nothing else. The turn, the round and
 * the match are scripts too, so a game stopped five scripts deep is still cloned with `=`.
 *
 *   SCRIPT(duel_of_wits, uint8_t who, foe; struct option pick;)
 *   {
 *       BEGIN;
 *       ASK(1, my->who, ASK_CARD);
 *       my->pick = ANSWER(my->who);
 *       CALL(2, lose_card, my->foe, my->pick.a);
 *       if (g->k.result) RETURN(1);
 *       END;
 *   }
 *
 *   1. Numbers are unique in a script, and keep their meaning once released.
 *   2. Never put a switch around ASK or CALL: move the switch to a helper. (It would not compile.)
 *   3. A C local must die, inside its own braces, before the next ASK or CALL. (gcc's
 *      -Wjump-misses-init and clang's -Wuninitialized reject the rest, `for (int i` included.)
 *   4. Leave a script with RETURN or END, never with a top-level `break`.
 *   5. g->k.result is read right after CALL.
 *
 * The header of a game defines, before it includes this file:
 *
 *   #define GAME fd                                  prefix of its functions: fd_match ...
 *   #define SCRIPTS(X) X(1, match) X(2, round) ...   append only: the numbers are in saved states
 */
#ifndef PARLOR_SCRIPT_H
#define PARLOR_SCRIPT_H

#include "core/kernel.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct game;

enum flow { DONE, STOP };

#define PASTE_(a, b) a##_##b
#define PASTE(a, b) PASTE_(a, b)
#define SCRIPT_FUNCTION(name) PASTE(GAME, name)

/* The same list makes the numbers, the prototypes and the table. */
#define SCRIPT_NUMBER(number, name) SCRIPT_##name = (number),
#define SCRIPT_PROTOTYPE(number, name)                                                             \
    enum flow SCRIPT_FUNCTION(name)(struct game *, struct frame *);
#define SCRIPT_ENTRY(number, name) [number] = SCRIPT_FUNCTION(name),

enum script { SCRIPTS(SCRIPT_NUMBER) };
SCRIPTS(SCRIPT_PROTOTYPE)

#define SCRIPT(name, ...)                                                                          \
    struct name##_vars {                                                                           \
        __VA_ARGS__                                                                                \
    };                                                                                             \
    _Static_assert(sizeof(struct name##_vars) <= FRAME_BYTES, "too many variables");               \
    _Static_assert(_Alignof(struct name##_vars) == 1, "variables are bytes");                      \
    static inline enum flow name##_body(struct game *, struct frame *, struct name##_vars *);      \
    enum flow SCRIPT_FUNCTION(name)(struct game * g, struct frame * f)                             \
    {                                                                                              \
        return name##_body(g, f, (struct name##_vars *)f->vars);                                   \
    }                                                                                              \
    static inline enum flow name##_body(struct game *g, struct frame *f, struct name##_vars *my)

/* Above anything an author's own switch could hold, so an ASK inside one does not compile. */
#define POINT(n) ((INT64_C(1) << 40) + (n))

#define BEGIN                                                                                      \
    (void)my;                                                                                      \
    switch (POINT(f->at)) {                                                                        \
    default: abort(); /* a frame points nowhere: the state is not ours */                          \
    case POINT(0):

#define END                                                                                        \
    }                                                                                              \
    RETURN(0)

#define RETURN(x)                                                                                  \
    do {                                                                                           \
        g->k.result = (int8_t)(x);                                                                 \
        return DONE;                                                                               \
    } while (0)

/* Ends the game at once, whatever other scripts still had in mind. */
#define GAME_OVER                                                                                  \
    do {                                                                                           \
        memset(g->stack, 0, sizeof g->stack);                                                      \
        g->k.depth = 0;                                                                            \
        return STOP;                                                                               \
    } while (0)

/* Asks one seat. After `who` come the kind of the question and up to three bytes that say what it
 * is about: ASK(1, my->who, ASK_CARD, my->least). */
#define ASK(n, who, ...) ASK_ALL(n, seat_bit(who), __VA_ARGS__)

/* Asks several seats at once, in secret: nobody's answer shows before all have answered, and the
 * order in which they answer leaves no trace. If there are none, it goes on at once. */
#define ASK_ALL(n, seats, ...)                                                                     \
    do {                                                                                           \
        f->at = (n);                                                                               \
        kernel_ask(&g->k, (seats), (struct ask){__VA_ARGS__});                                     \
        return STOP;                                                                               \
    case POINT(n):;                                                                                \
    } while (0)

/* What the seat answered, a struct option; can be taken once. */
#define ANSWER(who) kernel_take(&g->k, (who))

/* Runs another script to its end; the arguments fill its first variables. */
#define CALL(n, name, ...) CALL_NUMBER(n, SCRIPT_##name, __VA_ARGS__)

/* The same for a script known by its number, as in a table of cards. */
#define CALL_NUMBER(n, number, ...)                                                                \
    do {                                                                                           \
        f->at = (n);                                                                               \
        SCRIPT_PUSH_NUMBER(number, __VA_ARGS__);                                                   \
        return STOP;                                                                               \
    case POINT(n):;                                                                                \
    } while (0)

/* Only CALL and a game's start (or load) push a frame. */
#define SCRIPT_PUSH(name, ...) SCRIPT_PUSH_NUMBER(SCRIPT_##name, __VA_ARGS__)
#define SCRIPT_PUSH_NUMBER(number, ...)                                                            \
    do {                                                                                           \
        assert(g->k.depth < sizeof g->stack / sizeof *g->stack);                                   \
        g->stack[g->k.depth++] = (struct frame){.script = (number), .vars = {__VA_ARGS__}};        \
    } while (0)

/* For a game's load: a script as it stands when it waits at this ASK or CALL. Such a point has a
 * name, which the script uses too: enum { TURN_ASKS_ACTION = 2 }. */
#define SCRIPT_RESTORE(name, point, ...)                                                           \
    do {                                                                                           \
        SCRIPT_PUSH(name, __VA_ARGS__);                                                            \
        g->stack[g->k.depth - 1].at = (point);                                                     \
    } while (0)

/* Defines the game's driver, which runs scripts until a question is open or the game is over.
 * Finished frames are zeroed: equal games, equal bytes. Once, in the file with the turn. */
#define SCRIPT_DRIVER(name)                                                                        \
    void name(struct game *g)                                                                      \
    {                                                                                              \
        static enum flow (*const table[])(struct game *,                                           \
                                          struct frame *) = {SCRIPTS(SCRIPT_ENTRY)};               \
        do {                                                                                       \
            struct frame *f = g->stack + g->k.depth - 1;                                           \
            if (table[f->script](g, f) == DONE)                                                    \
                g->stack[--g->k.depth] = (struct frame){0};                                        \
        } while (g->k.depth && !g->k.pending);                                                     \
        if (!g->k.depth)                                                                           \
            kernel_ask(&g->k, 0, (struct ask){0});                                                 \
    }

#endif
