/* call.h - one message of a client on its way to its reply. */
#ifndef PARLOR_CALL_H
#define PARLOR_CALL_H

#include "server/table.h"

enum need {
    NOTHING,
    TABLE, /* a table, named by the member `table` */
    SEAT   /* a seat at it */
};

/* The number under which a client wants the reply, if it gave one. */
struct ref {
    bool given;
    int64_t number;
};

struct call {
    struct hub *hub;
    struct client *client;
    const json_t *json;
    struct writer *w;    /* the reply, whose members it adds */
    struct table *table; /* if the command needs one */
    int seat;            /* the client's seat at it, or NOBODY */
    struct ref ref;
    bool later; /* the reply will come from somebody else */
};

enum { CALL_MEMBERS = 8 };

struct call_command {
    const char *name;
    const char *members[CALL_MEMBERS + 1]; /* beside do and ref (and table); ends with NULL */
    enum need need;
    enum { LOOKS, CHANGES } effect; /* whether it needs a disk that takes what it writes */
    int cost; /* how many further messages it counts for, because it is a lot of work */
    /* Does it, or refuses and has changed nothing. */
    bool (*run)(struct call *call, struct reason *why);
};

extern const struct call_command commands_tables[], commands_play[], commands_past[],
    commands_people[];

/* A reply that comes later: begun, given members, closed, and sent to this client if it is still
 * there. */
void reply_open(struct writer *w, struct ref ref, bool ok);
void reply_late(struct hub *hub, uint64_t client, const struct text *reply);

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
