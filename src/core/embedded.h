/* embedded.h - files that are part of the program (tools/embed makes the tables). */
#ifndef PARLOR_EMBEDDED_H
#define PARLOR_EMBEDDED_H

struct embedded {
    const char *name, *start, *end;
};

/* Each ends with a NULL name. The library has none of them. */
extern const struct embedded rules_text[];   /* docs/rules */
extern const struct embedded lesson_files[]; /* lessons, as "flash_duel/01-goal.json" */
extern const struct embedded page_files[];   /* the page: index.html and its assets */

const struct embedded *embedded_find(const struct embedded *files, const char *name); /* or NULL */

#endif
