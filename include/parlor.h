/* parlor.h - Parlor as a library: tabletop games by their exact rules, for programs.
 *
 * A game is a value that asks questions. You own its memory: parlor_state_size() bytes that you
 * may copy with memcpy to clone the game at any moment, write to disk, or throw away. Playing
 * allocates nothing, there are no globals, and distinct states may be used by distinct threads at
 * the same time.
 *
 *   const struct parlor_rules *rules = parlor_find("flash_duel");
 *   void *state = malloc(parlor_state_size(rules));
 *   parlor_start(rules, state, NULL, "42", why, sizeof why);
 *   while (parlor_pending(state)) {
 *       int seat = ...one of the bits of parlor_pending(state)...;
 *       int count = parlor_options(rules, state, seat);
 *       parlor_answer(rules, state, seat, ...0 to count-1..., why, sizeof why);
 *   }
 *
 * Functions that can refuse return 1 when they have done it and 0 when they have not; then nothing
 * has changed and `why`, if it is not NULL, holds a sentence. Functions that write text work like
 * snprintf: they return the length of the whole text, without its NUL, and write as much of it
 * as fits. */
#ifndef PARLOR_H
#define PARLOR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* --- The games. --- */

struct parlor_rules;

const struct parlor_rules *parlor_game(int index);        /* 0, 1, ...; NULL behind the last */
const struct parlor_rules *parlor_find(const char *name); /* NULL if there is none */
const char *parlor_name(const struct parlor_rules *rules);
const char *parlor_title(const struct parlor_rules *rules);
int parlor_version(const struct parlor_rules *rules); /* of the rules, as in records */

/* How it can be set up, as a JSON list of fields; its cards, as a JSON list. */
size_t parlor_setup_schema(const struct parlor_rules *rules, char *text, size_t room);
size_t parlor_catalogue(const struct parlor_rules *rules, char *text, size_t room);

/* --- Play. --- */

size_t parlor_state_size(const struct parlor_rules *rules);

/* `setup` is a JSON object, or NULL for the defaults; `seed` is any text, or NULL for chance. If it
 * is refused, the state is undefined. */
int parlor_start(const struct parlor_rules *rules, void *state, const char *setup, const char *seed,
                 char *why, size_t room);

int parlor_seats(const void *state);
uint32_t parlor_pending(const void *state); /* bit s: seat s owes an answer; 0: over */
int parlor_options(const struct parlor_rules *rules, const void *state, int seat);
int parlor_answer(const struct parlor_rules *rules, void *state, int seat, int option, char *why,
                  size_t room);

/* Place (1 = first; 0 while the game runs) and score of a seat. */
int parlor_place(const struct parlor_rules *rules, const void *state, int seat);
int parlor_score(const struct parlor_rules *rules, const void *state, int seat);

/* Replaces all that this observer cannot know by a random guess that fits all it does know. */
void parlor_hide(const struct parlor_rules *rules, void *state, int observer,
                 const uint8_t seed[32]);

/* Equal for equal states, on every machine. */
uint64_t parlor_hash(const struct parlor_rules *rules, const void *state);

/* --- What people see, as JSON. --- */

enum { PARLOR_SPECTATOR = -1, PARLOR_ALL_SEEING = -2 }; /* or a seat */

size_t parlor_question(const struct parlor_rules *rules, const void *state, int seat, char *text,
                       size_t room);
size_t parlor_view(const struct parlor_rules *rules, const void *state, int observer, char *text,
                   size_t room);

/* --- Whole positions, as JSON. A refused position leaves the state as it was. --- */

size_t parlor_dump(const struct parlor_rules *rules, const void *state, char *text, size_t room);
int parlor_load(const struct parlor_rules *rules, void *state, const char *position, char *why,
                size_t room);

#ifdef __cplusplus
}
#endif

#endif
