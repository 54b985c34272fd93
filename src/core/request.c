/* request.c - see request.h. */
#include "core/request.h"

#include <stdio.h>
#include <string.h>

static bool is_listed(const char *const *list, const char *name)
{
    while (*list && strcmp(*list, name))
        list++;
    return *list != NULL;
}

static void add_names(char *out, size_t capacity, const char *const *list)
{
    for (; *list; list++) {
        size_t length = strlen(out);
        snprintf(out + length, capacity - length, "%s%s", length ? ", " : "", *list);
    }
}

bool request_check(const json_t *request, const char *command, const char *const *common,
                   const char *const *members, struct reason *why)
{
    const char *name;
    json_t *value;
    json_object_foreach((json_t *)request, name, value) {
        if (is_listed(common, name) || is_listed(members, name))
            continue;
        char known[120] = "";
        add_names(known, sizeof known, common);
        add_names(known, sizeof known, members);
        return refuse(why, "The command '%s' has no member '%.40s'; it takes: %s.", command, name,
                      known);
    }
    return true;
}
