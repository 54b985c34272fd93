/* http.h - what is asked and answered over HTTP, without the sockets. */
#ifndef PARLOR_HTTP_H
#define PARLOR_HTTP_H

#include "server/hub.h"

enum { BODY_MOST = 4096 };

/* One request and its response. The transport makes it, http_handle fills in the response and
 * calls `ready`, at once or later: passwords take a worker a while, and what a response says must
 * be on disk. */
struct exchange {
    struct hub *hub;
    LIST_ENTRY(exchange) waiting; /* for a commit */

    /* The request; strings are "" if they were not given. */
    bool post;
    bool head;     /* a GET whose body is not wanted */
    bool overseer; /* whoever runs the server asks, at the address for metrics */
    bool secure;   /* over TLS, here or in front of a proxy */
    char path[200], origin[200], host[200], type[80], cookie[COOKIE_BYTES], address[64];
    char accept[200]; /* Accept-Encoding */
    char body[BODY_MOST + 1];
    size_t length;
    struct address *from; /* whose limits count, while it is handled */

    /* The response. */
    int status;
    const char *content_type;
    struct text text;
    const char *data; /* instead of text: a file of the program */
    size_t size;
    const char *coding;            /* in which it is packed, or NULL */
    bool varies;                   /* with the codings that are accepted */
    bool forever;                  /* may be cached for ever */
    bool download;                 /* is a file to keep */
    char set_cookie[COOKIE_BYTES]; /* "" none; "-" take it away */
    uint64_t after;                /* may be sent when this write is committed */

    void (*ready)(struct exchange *);
    bool busy;  /* a worker has it: `ready` will be called */
    bool waits; /* for its commit: hub_flush will call `ready` */
    bool gone;  /* the client has left; whoever has it frees it */
    void *wire;
};

void http_handle(struct exchange *x);
void exchange_free(struct exchange *x);
void exchange_refuse(struct exchange *x, int status, const char *sentence);
/* For want of memory; this needs none. */
void exchange_run_out(struct exchange *x);
/* Who asks; who has no session becomes a guest. NULL: the exchange is refused. */
struct person *exchange_asker(struct exchange *x);
/* Who they are now, and codes, which are shown only once. */
struct recovery_codes;
void exchange_me(struct exchange *x, const struct person *person,
                 const struct recovery_codes *codes_or_null);
/* Counts for the address; false: the exchange is refused. */
bool exchange_may(struct exchange *x, enum limit_id id);
/* The response is written: it leaves when what it says is on disk. */
void exchange_settle(struct exchange *x);
/* The client has left: frees it, now or when its worker is done. */
void exchange_abandon(struct exchange *x);

/* The headers that every response has, as "name: value" pairs; ends with NULL. Over TLS there is
 * one more. */
extern const char *const http_headers[];
extern const char *const http_strict[2];

/* Does this Origin name the same host as this Host? "" (no browser) is fine. */
bool origin_fits(const char *origin, const char *host);
/* Takes the value of our cookie out of a Cookie header. */
void cookie_read(const char *header, char cookie[COOKIE_BYTES]);

#endif
