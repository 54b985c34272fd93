/* names.h - what people may be called, and which names can be mistaken for each other. */
#ifndef PARLOR_NAMES_H
#define PARLOR_NAMES_H

#include "core/reason.h"
#include "store/store.h"

/* Letters of one script, digits, blanks and - _ ' . between them; and it is no bot's. */
bool name_check(const char *name, struct reason *why);

/* The same for all names that look alike or differ in case only. Covered are: upper and lower case,
 * accents, the letters of Greek and Cyrillic that look like Latin ones (as capitals where the cases
 * differ), 0 and O, 1, I and l, rn and m, vv and w; blanks and signs do not count. Not covered are
 * likenesses that depend on the typeface, and those within other scripts. */
void name_skeleton(const char *name, char skeleton[SKELETON_BYTES]);

/* A skeleton of what only the house is called: its bots, and words that sound like it. */
bool name_is_reserved(const char *skeleton);

/* What somebody is called whose account was deleted. */
#define DEPARTED "Departed player"

#endif
