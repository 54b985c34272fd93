/* parlor.h - Parlor as a library: tabletop games by their exact rules, for programs.
 *
 * A game is a value that asks questions. You own its memory: parlor_state_size() bytes, zeroed at
 * first, that you may copy with memcpy to clone the game at any moment, write to disk, or throw
 * away. Playing allocates nothing, there are no globals, and distinct states may be used by
 * distinct threads at the same time.
 *
 *   const struct parlor_rules *rules = parlor_find("flash_duel");
 *   void *state = calloc(1, parlor_state_size(rules));
 *   parlor_start(rules, state, NULL, "42", why, sizeof why);
 *   while (parlor_pending(state)) {
 *       int seat = ...one of the bits of parlor_pending(state)...;
 *       int count = parlor_options(rules, state, seat);
 *       parlor_answer(rules, state, seat, ...0 to count-1..., why, sizeof why);
 *   }
 *
 * Every function checks what it is given: rules that it does not know, a seat or observer that is
 * not at the table, NULL, a state that is still all zeros. What it cannot check is that a state
 * that is not zeroed belongs to these rules and was made by this version of the library.
 *
 * Functions that can refuse return 1 when they have done it and 0 when they have not; then nothing
 * has changed and `why`, if it is not NULL, holds a sentence. Functions that write text work like
 * snprintf: they return the length of the whole text, without its NUL, and write as much of it
 * as fits; 0 and an empty text if there is nothing to say, or no memory to say it. The others
 * return 0 or NULL for what does not exist. */
#ifndef PARLOR_H
#define PARLOR_H

#include <stddef.h>
#include <stdint.h>

/* Of the whole project: the file VERSION has it, and `tools/version` keeps them equal. */
#define PARLOR_VERSION "1.0.0"
#define PARLOR_VERSION_MAJOR 1
#define PARLOR_VERSION_MINOR 0
#define PARLOR_VERSION_PATCH 0

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
size_t parlor_setup_schema(const struct parlor_rules *rules, char *text, size_t capacity);
size_t parlor_catalogue(const struct parlor_rules *rules, char *text, size_t capacity);
/* Its words, its modes and the marks of its picture, explained, as a JSON object. */
size_t parlor_glossary(const struct parlor_rules *rules, char *text, size_t capacity);

/* --- Play. --- */

size_t parlor_state_size(const struct parlor_rules *rules);

/* `setup` is a JSON object, or NULL for the defaults; `seed` is any text, or NULL for chance. */
int parlor_start(const struct parlor_rules *rules, void *state, const char *setup, const char *seed,
                 char *why, size_t capacity);

int parlor_seats(const void *state);
uint32_t parlor_pending(const void *state); /* bit s: seat s owes an answer; 0: over */
int parlor_options(const struct parlor_rules *rules, const void *state, int seat);
int parlor_answer(const struct parlor_rules *rules, void *state, int seat, int option, char *why,
                  size_t capacity);

/* In games in which a player may give up: instead of an option, whether they are asked or not. */
enum { PARLOR_CONCEDE = 255 };

/* Rank (1 = first; 0 while the game runs) and score of a seat. */
int parlor_rank(const struct parlor_rules *rules, const void *state, int seat);
int parlor_score(const struct parlor_rules *rules, const void *state, int seat);

/* An observer is a seat or one of these. */
enum { PARLOR_SPECTATOR = -1, PARLOR_ALL_SEEING = -2 };

/* Replaces all that this observer cannot know by a random guess that fits all it does know. */
int parlor_hide(const struct parlor_rules *rules, void *state, int observer,
                const uint8_t seed[32]);

/* Equal for equal states, on every machine. */
uint64_t parlor_hash(const struct parlor_rules *rules, const void *state);

/* --- What people see and read. --- */

/* What a seat is asked and the whole table, as JSON; docs/engine-protocol.md has their shapes. */
size_t parlor_question(const struct parlor_rules *rules, const void *state, int seat, char *text,
                       size_t capacity);
size_t parlor_view(const struct parlor_rules *rules, const void *state, int observer, char *text,
                   size_t capacity);

/* One line each: who sits there, what the seat is asked, what an option of it would do. */
size_t parlor_seat_text(const struct parlor_rules *rules, const void *state, int seat, char *text,
                        size_t capacity);
size_t parlor_prompt_text(const struct parlor_rules *rules, const void *state, int seat, char *text,
                          size_t capacity);
size_t parlor_option_text(const struct parlor_rules *rules, const void *state, int seat, int option,
                          char *text, size_t capacity);

/* Somebody who is told what happens, event by event, as far as the observer can see it. `text` is
 * one line for people, `json` the whole event; both are gone when `hear` returns, and the game must
 * not be touched before. */
struct parlor_listener {
    int observer;
    void (*hear)(void *user, const char *text, const char *json);
    void *user;
};

/* parlor_start and parlor_answer with a listener. */
int parlor_start_heard(const struct parlor_rules *rules, void *state, const char *setup,
                       const char *seed, const struct parlor_listener *listener, char *why,
                       size_t capacity);
int parlor_answer_heard(const struct parlor_rules *rules, void *state, int seat, int option,
                        const struct parlor_listener *listener, char *why, size_t capacity);

/* --- Whole positions, as JSON. --- */

size_t parlor_dump(const struct parlor_rules *rules, const void *state, char *text,
                   size_t capacity);
int parlor_load(const struct parlor_rules *rules, void *state, const char *position, char *why,
                size_t capacity);

/* --- Records: setup, seed and answers, the save file that every client reads. --- */

struct parlor_record; /* owned by you: release it with parlor_record_free */

/* Starts a game as parlor_start does, and its record; NULL if it is refused. */
struct parlor_record *parlor_record_start(const struct parlor_rules *rules, void *state,
                                          const char *setup, const char *seed, char *why,
                                          size_t capacity);
/* Answers as parlor_answer does, and keeps the answer. */
int parlor_record_answer(struct parlor_record *record, void *state, int seat, int option, char *why,
                         size_t capacity);
/* The record as JSON; `state` is the one after its last answer. */
size_t parlor_record_write(const struct parlor_record *record, const void *state, char *text,
                           size_t capacity);

/* Takes a record apart without playing it; NULL if it is none. */
struct parlor_record *parlor_record_read(const char *json, char *why, size_t capacity);
const struct parlor_rules *parlor_record_rules(const struct parlor_record *record);
size_t parlor_record_length(const struct parlor_record *record); /* answers */

/* Plays the first `count` answers into the state. */
int parlor_record_replay(const struct parlor_record *record, size_t count, void *state, char *why,
                         size_t capacity);
/* Plays all of it into the state, and checks that it ends as it says. */
int parlor_record_check(const struct parlor_record *record, void *state, char *why,
                        size_t capacity);
void parlor_record_free(struct parlor_record *record);

/* --- Bots. They know what their seat knows, and nothing else. --- */

const char *parlor_bot(int index); /* names, from weak to strong; NULL behind the last */

/* How long a bot may think, and its dice. What is 0 is left to the bot. */
struct parlor_budget {
    long iterations; /* of a search; then the clock does not count, unless ms is given too */
    long ms;
    int threads;
    uint64_t seed; /* the same seed, iterations and one thread: the same choice; 0: chance */
};

/* What the bot would answer for this seat, which must be asked. `budget` may be NULL. */
int parlor_suggest(const struct parlor_rules *rules, const void *state, int seat, const char *bot,
                   const struct parlor_budget *budget, int *option, char *why, size_t capacity);

/* What it thinks of all options, as JSON from best to worst; nothing if the seat is not asked. */
size_t parlor_advice(const struct parlor_rules *rules, const void *state, int seat, const char *bot,
                     const struct parlor_budget *budget, char *text, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
