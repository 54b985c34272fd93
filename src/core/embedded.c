/* embedded.c - see embedded.h. */
#include "core/embedded.h"

#include <stddef.h>
#include <string.h>

const struct embedded *embedded_find(const struct embedded *files, const char *name)
{
    for (; files->name; files++)
        if (!strcmp(files->name, name))
            return files;
    return NULL;
}
