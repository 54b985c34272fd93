/* embedded.h - files that are part of the program (tools/embed makes the tables). */
#ifndef PARLOR_EMBEDDED_H
#define PARLOR_EMBEDDED_H

struct embedded {
    const char *name, *start, *end;
};

extern const struct embedded rules_text[]; /* docs/rules, ending with a NULL name */
extern const struct embedded page_files[]; /* the page: index.html and its assets */

#endif
