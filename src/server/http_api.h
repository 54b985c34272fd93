/* http_api.h - what can be fetched: the page, the games, the cards, the rules, records, numbers. */
#ifndef PARLOR_HTTP_API_H
#define PARLOR_HTTP_API_H

#include "server/http.h"

void api_get(struct exchange *x);
/* What whoever runs the server may fetch at the address for metrics. */
void api_oversee(struct exchange *x);

void exchange_json(struct exchange *x); /* the text will be JSON */

#endif
