/* clauses.h - the rules of a game as they are written, clause by clause.
 *
 * A file of docs/rules is Markdown: "## 2. Components" begins a section, "- FD-012 sentence" is a
 * clause. The numbers are the ones that code and tests cite. */
#ifndef PARLOR_CLAUSES_H
#define PARLOR_CLAUSES_H

#include "core/embedded.h"

/* Its strings last as long as the call that it is given to. */
struct clause {
    const char *number, *section, *text;
};

/* The rules of the game with this name, among the files that the program has; NULL: none. */
const struct embedded *clauses_file(const struct embedded *files, const char *game);

/* Calls back for each clause whose number or text contains `wanted`, in any case. Returns how many
 * there were. */
int clauses_each(const struct embedded *file, const char *wanted,
                 void (*found)(void *context, const struct clause *clause), void *context);

#endif
