/* reference.c - the rules reference inside the program: clauses found by number or by words. */
#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct embedded *reference_find(const char *game)
{
    size_t length = strlen(game);
    for (const struct embedded *file = rules_text; file->name; file++)
        if (!strncmp(file->name, game, length) && !strcmp(file->name + length, ".md"))
            return file;
    return NULL;
}

/* A clause is a line "- FD-001 sentence". */
int reference_search(const struct embedded *file, const char *wanted,
                     void (*found)(void *context, const char *number, const char *text),
                     void *context)
{
    int hits = 0;
    for (const char *line = file->start, *end; line < file->end; line = end + 1) {
        end = memchr(line, '\n', (size_t)(file->end - line));
        if (!end)
            end = file->end;
        if (strncmp(line, "- ", 2) || line[2] < 'A' || line[2] > 'Z')
            continue;
        char *clause = strndup(line + 2, (size_t)(end - line - 2));
        char *space = clause ? strchr(clause, ' ') : NULL;
        if (space && memchr(clause, '-', (size_t)(space - clause)) && strcasestr(clause, wanted)) {
            *space = '\0';
            found(context, clause, space + 1);
            hits++;
        }
        free(clause);
    }
    return hits;
}
