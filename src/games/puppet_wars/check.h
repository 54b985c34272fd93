/* check.h - texts from outside (maps, armies): what is wrong with them, and what they are. */
#ifndef PUPPET_WARS_CHECK_H
#define PUPPET_WARS_CHECK_H

#include "games/puppet_wars/puppet_wars.h"

/* What is wrong with a text: the first fault as a reason, all of them as lines. */
struct faults {
    struct reason *why; /* NULL: nobody wants to know */
    struct text *all;   /* NULL: only the first */
    int count;
    int army; /* which one it is about, from 1 on; 0: it goes without saying */
};

bool pw_fault(struct faults *f, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The contract's check_text and spell_text. */
bool pw_check_text(int field, const char *text, struct text *out);
bool pw_spell_text(int field, const char *text, struct text *out);

#endif
