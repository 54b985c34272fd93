/* guesses.h - how often a password may be wrong. Counted for each name, whoever asks and from
 * wherever, and whether there is such an account or not, so that it does not tell. Who is logged in
 * as that account is counted apart: strangers who guess can't keep them from what is theirs. */
#ifndef PARLOR_GUESSES_H
#define PARLOR_GUESSES_H

#include "server/hub.h"

/* Counts a guess at the password of that name; `which` is for guess_forgive, and never 0. False:
 * there were too many, or there is no memory to count. */
bool guess_count(struct hub *hub, const char *name, bool inside, uint64_t *which,
                 struct reason *why);
/* It was right, or nobody could compare it. */
void guess_forgive(struct hub *hub, uint64_t which);
/* Forgets what has come back. */
void guesses_tidy(struct hub *hub);

#endif
