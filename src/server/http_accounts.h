/* http_accounts.h - names, accounts, passwords and sessions over HTTP. */
#ifndef PARLOR_HTTP_ACCOUNTS_H
#define PARLOR_HTTP_ACCOUNTS_H

#include "server/http.h"

/* False: there is nothing at this path. */
bool accounts_post(struct exchange *x, const json_t *body);
bool accounts_get(struct exchange *x);

#endif
