/* call.h - one message of a client on its way to its reply. */
#ifndef PARLOR_CALL_H
#define PARLOR_CALL_H

#include "server/table.h"

enum need {
    NOTHING,
    TABLE, /* a table, named by the member `table` */
    SEAT   /* a seat at it */
};

struct call {
    struct hub *hub;
    struct client *client;
    const json_t *json;
    struct writer *w;    /* the reply's members */
    struct table *table; /* if the command needs one */
    int seat;            /* the client's seat at it, or NOBODY */
    int64_t ref;
    bool has_ref;
    bool later; /* the reply will come from somebody else */
};

enum { CALL_MEMBERS = 8 };

struct call_command {
    const char *name;
    const char *members[CALL_MEMBERS + 1]; /* beside do and ref (and table); ends with NULL */
    enum need need;
    int cost; /* how many further messages it counts for, because it is a lot of work */
    /* Does it, or refuses and has changed nothing. */
    bool (*run)(struct call *call, struct reason *why);
};

extern const struct call_command commands_tables[], commands_play[], commands_past[];

/* The reply to a call that is answered later; `members` may be NULL. `number` is the client's. */
void call_reply_later(struct hub *hub, uint64_t number, bool has_ref, int64_t ref,
                      const char *members, uint64_t after);
void call_refuse_later(struct hub *hub, uint64_t number, bool has_ref, int64_t ref,
                       const char *sentence);

/* --- Members, checked. --- */

bool call_text(const struct call *call, const char *key, size_t most, const char **out,
               struct reason *why);
bool call_number(const struct call *call, const char *key, int64_t least, int64_t most,
                 int64_t *out, struct reason *why);
bool call_flag(const struct call *call, const char *key, bool *out, struct reason *why);
bool call_seat(const struct call *call, int *out, struct reason *why); /* the member `seat` */
const struct game_rules *call_game(const struct call *call, struct reason *why);
bool has_member(const struct call *call, const char *key);
/* A level of bots for people. */
bool level_check(const char *level, struct reason *why);
extern const char *const bot_levels[]; /* ends with NULL */

#endif
