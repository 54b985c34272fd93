/* request.h - a request from outside: a JSON object that names a command and has members for it. */
#ifndef PARLOR_REQUEST_H
#define PARLOR_REQUEST_H

#include "core/reason.h"

#include <jansson.h>
#include <stdbool.h>

/* Refuses an object with a member that is neither in `common` nor in `members` (both end with
 * NULL): a misspelt one must not be mistaken for one that was left out. */
bool request_check(const json_t *request, const char *command, const char *const *common,
                   const char *const *members, struct reason *why);

#endif
