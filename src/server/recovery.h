/* recovery.h - codes that let somebody back into an account whose password they have lost. There is
 * no mail: they are shown once, and only their hashes are kept. */
#ifndef PARLOR_RECOVERY_H
#define PARLOR_RECOVERY_H

#include "server/hub.h"

enum { RECOVERY_CODES = 8, RECOVERY_LETTERS = 12 }; /* 59 bits each: too many to be tried out */

/* "abcd-efgh-jkmn" */
struct recovery_codes {
    char code[RECOVERY_CODES][RECOVERY_LETTERS + 3];
};

/* New codes instead of those that there were. */
void recovery_renew(struct hub *hub, struct person *person, struct recovery_codes *out);
/* As somebody has typed it: case, blanks and dashes do not matter. */
void recovery_hash(const struct hub *hub, const char *code, uint8_t hash[RECOVERY_BYTES]);

#endif
