/* clauses.c - see clauses.h. */
#include "core/clauses.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct embedded *clauses_file(const struct embedded *files, const char *game)
{
    char name[80];
    snprintf(name, sizeof name, "%s.md", game);
    return embedded_find(files, name);
}

/* What "## 2. Components" is about; NULL: the line begins no section. */
static const char *section_title(const char *line)
{
    if (strncmp(line, "## ", 3) && strncmp(line, "### ", 4))
        return NULL;
    line += strspn(line, "# ");
    size_t number = strspn(line, "0123456789."); /* "4-gems" has none */
    return line[number] == ' ' ? line + number + 1 : line;
}

/* Cuts "- FD-012 sentence" into its number and its text; false: the line is no clause. */
static bool cut_clause(char *line, struct clause *out)
{
    char *space = strncmp(line, "- ", 2) ? NULL : strchr(line + 2, ' ');
    out->number = line + 2;
    if (!space || *out->number < 'A' || *out->number > 'Z' ||
        !memchr(out->number, '-', (size_t)(space - out->number)))
        return false;
    *space = '\0';
    out->text = space + 1;
    return true;
}

int clauses_each(const struct embedded *file, const char *wanted,
                 void (*found)(void *context, const struct clause *clause), void *context)
{
    char *copy = strndup(file->start, (size_t)(file->end - file->start));
    struct clause clause = {.section = ""};
    int hits = 0;
    for (char *rest = copy, *line; (line = strsep(&rest, "\n"));) {
        const char *title = section_title(line);
        if (title)
            clause.section = title;
        if (!cut_clause(line, &clause) ||
            !(strcasestr(clause.number, wanted) || strcasestr(clause.text, wanted)))
            continue;
        found(context, &clause);
        hits++;
    }
    free(copy);
    return hits;
}
