/* promise.h - what a server promised about a shuffle before it got our share, that share, and what
 * it then showed us of the game: so that afterwards the record is compared with what we know, and
 * not the server with itself. */
#ifndef PARLOR_PROMISE_H
#define PARLOR_PROMISE_H

#include "core/reason.h"
#include "core/record.h"

#include <jansson.h>

struct promise {
    bool kept; /* hash, share and seat are known */
    int seat;
    uint8_t hash[SEED_BYTES], share[SEED_BYTES];
    bool waited;        /* for the game to begin */
    json_t *shares;     /* owned: of all seats, as they were first shown; NULL: not yet */
    seat_set bots;      /* seats that were bots then */
    struct text window; /* empty: what the pictures were drawn for */
    json_t *seen;       /* owned: the pictures that were shown, by the number of answers */
    int64_t question;   /* that was open when the last of them was shown */
};

/* The file has a line for each table: its code, the seat, the hash and the share. The last line for
 * a table counts. Without one nothing is kept. */
void promise_load(struct promise *p, const char *path, const char *table);
/* Draws a share for this seat and keeps it with the hash: before the share is given. */
bool promise_make(struct promise *p, const char *path, const char *table, int seat,
                  const char *hash, struct reason *why);
/* A state of the table, as docs/server-protocol.md has it. */
void promise_see(struct promise *p, const json_t *state);

/* Whether the record is that of what was promised, given and shown. */
bool promise_check(const struct promise *p, const struct record *record, struct reason *why);
void promise_free(struct promise *p);

#endif
