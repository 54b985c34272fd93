/* record.h - a game as setup + seed + answers: the save file, the replay, the bug report.
 *
 * Everything else is derived from it. As a file (*.parlor.json):
 *
 *   {"parlor": 1, "game": "flash_duel", "rules": 1, "setup": {"mode": "simple"},
 *    "seed": "64 hexadecimal digits", "answers": [[seat, option], ...],
 *    "end": "hash of the state after the last answer"}
 *
 * A game that is kept at a keyboard also has
 *
 *    "players": "person,club"                                 who sits where
 *
 * and one that was played on a server
 *
 *    "fair": {"secret", "hash", "shares": [one per seat]}     how the seed came about (fair.h)
 *    "closed": {"how": "resigned" or "time", "by": seat}      if it ended before its end
 *    "table": "k3v9x2mq", "names": ["Quiet Otter", ...]  where, and who sat there at the end */
#ifndef PARLOR_RECORD_H
#define PARLOR_RECORD_H

#include "core/fair.h"
#include "core/game.h"

enum { RECORD_FORMAT = 1, RECORD_TABLE = 16, RECORD_NAME = 64 };

struct answer {
    uint8_t seat, option;
};

enum record_close { CLOSED_NOT, CLOSED_RESIGNED, CLOSED_TIME };
extern const char *const record_closes[]; /* their names; "", "resigned", "time", NULL */

struct record {
    const struct game_rules *rules;
    struct setup setup;
    uint8_t seed[SEED_BYTES];
    struct answer *answers; /* owned */
    size_t count, capacity;
    uint64_t end; /* as it was kept, if has_end */
    bool has_end;
    struct fair fair; /* if has_fair */
    bool has_fair;
    enum record_close closed;
    uint8_t closed_by; /* the seat that gave up, if it was closed */
    char players[100]; /* who sits where, as `parlor play --seats` has it; empty: not told */
    char table[RECORD_TABLE];
    char names[SEATS][RECORD_NAME]; /* the first empty one ends them */
};

/* Adds an answer that the game has accepted; false if memory ran out. */
bool record_add(struct record *r, int seat, long option);

/* Plays the first `count` answers into `g`, which holds rules->size bytes. */
bool record_replay(const struct record *r, size_t count, struct game *g, struct listener *listener,
                   struct reason *why);

/* `g` is the state after the last answer. */
void record_write(const struct record *r, const struct game *g, struct writer *w, const char *key);

/* Of a game by another version of its rules, which nobody here can play: `setup` is JSON, as it was
 * kept, and so is the end. */
void record_write_past(const struct record *r, int version, const char *setup, struct writer *w,
                       const char *key);

/* Takes a record apart without playing it; verify with record_check. On success free it. */
bool record_read(struct record *r, const json_t *json, struct reason *why);

/* Plays it to its end into `g` and compares the hash; checks that the seed follows from secret and
 * shares, if they are there. */
bool record_check(const struct record *r, struct game *g, struct reason *why);

void record_free(struct record *r);

#endif
