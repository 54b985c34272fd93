/* engine.h - the protocol for programs: one JSON object in, one JSON object out.
 *
 * docs/engine-protocol.md describes it. Everything but reading and writing the lines is a function
 * from a line to a reply, so that tests and fuzzers can call it. */
#ifndef PARLOR_ENGINE_H
#define PARLOR_ENGINE_H

#include "core/game.h"
#include "core/record.h"

enum { ENGINE_LONGEST_LINE = 1 << 20, ENGINE_LONGEST_THOUGHT = 60000 /* ms */ };

/* The one current game. A zeroed struct is an engine without a game. */
struct engine {
    const struct game_rules *rules; /* NULL: no game yet */
    struct game *g;                 /* owned */
    struct record record;           /* owned; without rules after `load`, which knows no start */
    bool finished;                  /* `quit` was said */
    long longest_thought;           /* ms for a suggestion; 0: ENGINE_LONGEST_THOUGHT */
};

/* Handles one line (without its newline) and appends the reply to `reply`: one line of JSON, also
 * without newline. A line that is refused has changed nothing. */
void engine_line(struct engine *engine, const char *line, size_t length, struct text *reply);

void engine_free(struct engine *engine);

/* --- What a line can ask for: engine_commands.c --- */

enum { ENGINE_MEMBERS = 4 };

struct engine_command {
    const char *name;
    const char *members[ENGINE_MEMBERS + 1]; /* that it takes beside cmd and id; ends with NULL */
    bool needs_game;                         /* is refused before there is one */
    /* Writes the reply's members; what it wrote is thrown away if it refuses. */
    bool (*run)(struct engine *engine, const json_t *line, struct writer *w, struct reason *why);
};

extern const struct engine_command engine_commands[]; /* the last name is NULL */

#endif
