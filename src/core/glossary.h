/* glossary.h - the words of a game, explained: its terms, its modes, and the marks that its picture
 * draws. For `?` in the terminal, for programs, and for the page. */
#ifndef PARLOR_GLOSSARY_H
#define PARLOR_GLOSSARY_H

#include <stdbool.h>

/* A word that players use and that means something. */
struct term {
    const char *id;     /* "panic_time": what events name as a cause */
    const char *name;   /* "Panic Time" */
    const char *text;   /* one sentence */
    const char *clause; /* where the rules say it: "PS-091" */
};

/* What is different in a mode: who plays against whom, and how one wins. */
struct mode_text {
    const char *mode; /* as the setup names it */
    const char *goal; /* one sentence */
    const char *text; /* what else a newcomer should know of it */
};

/* A sign on the terminal's board. */
struct mark {
    const char *mark; /* as it is drawn: "?", "▮" */
    const char *text;
    const char *modes; /* where it can be seen: "raid,betrayal"; NULL: everywhere */
};

/* Each list ends with a row of NULL. */
struct glossary {
    const struct term *terms;
    const struct mode_text *modes;
    const struct mark *marks;
};

struct writer;

/* {"terms", "modes", "marks"} as a JSON value. */
void glossary_write(const struct glossary *glossary, struct writer *w, const char *key);

const struct term *glossary_term(const struct glossary *glossary, const char *id); /* or NULL */
const struct mode_text *glossary_mode(const struct glossary *glossary, const char *mode);
bool glossary_has_mark(const struct mark *mark, const char *mode); /* is it drawn in this mode? */

#endif
