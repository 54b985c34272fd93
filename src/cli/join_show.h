/* join_show.h - what a person at a server's table sees in the terminal: who is there, what
 * happened, the question, the result; from the messages of docs/server-protocol.md. */
#ifndef PARLOR_JOIN_SHOW_H
#define PARLOR_JOIN_SHOW_H

#include "cli/screen.h"

struct sight {
    struct tale news;       /* owned: since the last answer */
    bool answered;          /* ... and the next event begins anew */
    struct choices choices; /* of the open question; none: nothing is asked */
    bool ready;             /* the last line is the one in which one types */
};

/* A string member; "" if there is none. */
const char *member_text(const json_t *object, const char *key);

/* What comes while one types begins a line of its own. */
void join_end_line(struct sight *sight);
void join_show_ready(struct sight *sight); /* for an answer, if one is wanted */

void join_show_people(const json_t *state);
void join_show_news(struct sight *sight, const json_t *state);
void join_show_question(struct sight *sight, const json_t *state); /* and the board above it */
void join_show_options(const struct sight *sight, const char *filter);
void join_show_hint(const struct sight *sight, const json_t *options);
void join_show_result(const json_t *state);

/* What `?` answers: "" explains the game. */
void join_look_up(const json_t *state, const char *wanted);

#endif
