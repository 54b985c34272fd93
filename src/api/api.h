/* api.h - what the files of the public API share: checking what a program hands in. */
#ifndef PARLOR_API_H
#define PARLOR_API_H

#include "core/game.h"
#include "parlor.h"

/* What programs call rules is what the house calls game_rules; NULL unless it is in the table. */
const struct game_rules *api_rules(const struct parlor_rules *rules);
const struct parlor_rules *api_outer(const struct game_rules *rules);

/* May this state, seat, observer be used? A state that is all zeros was never started. */
bool api_is_started(const struct parlor_rules *rules, const void *state);
bool api_has_seat(const struct parlor_rules *rules, const void *state, int seat);
bool api_has_observer(const struct parlor_rules *rules, const void *state, int observer);

/* The same for functions that can refuse. */
bool api_check_rules(const struct parlor_rules *rules, const void *state, struct reason *reason);
bool api_check_state(const struct parlor_rules *rules, const void *state, struct reason *reason);

/* Hands a reason to the caller, and says whether all went well. */
int api_conclude(bool fine, const struct reason *reason, char *why, size_t capacity);

/* Copies as much of the text as fits, and frees it. A text for which memory ran out is none. */
size_t api_hand_out(struct text *from, char *text, size_t capacity);

/* JSON as a program gives it; `what` names it in the sentence. *out is to be decref'd. */
bool api_read_json(const char *text, const char *what, json_t **out, struct reason *reason);

/* Setup and seed as a program gives them. */
bool api_read_setup(const struct game_rules *rules, const char *json, struct setup *setup,
                    struct reason *reason);
void api_read_seed(const char *text, uint8_t seed[SEED_BYTES]);

#endif
