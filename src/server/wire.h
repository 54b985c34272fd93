/* wire.h - what the files that talk to libwebsockets share. */
#ifndef PARLOR_WIRE_H
#define PARLOR_WIRE_H

#include "server/http.h"

#include <libwebsockets.h>

enum { HEADER_MOST = 4096 }; /* of all headers: libwebsockets takes no more */

/* What libwebsockets keeps per HTTP connection and per WebSocket. */
struct wire_http {
    struct exchange *x;
    bool whole;  /* the request is here, body and all */
    bool ready;  /* so is the response */
    bool headed; /* its headers are sent */
    size_t sent; /* bytes of the body */
    double begun;
};

struct wire_socket {
    struct client *client;
    bool secure;
    int64_t person;
    int64_t session;
    struct address *address;
    char cookie[COOKIE_BYTES]; /* to be set in the handshake, or "" */
    struct text incoming;      /* a message that comes in pieces */
};

int wire_http(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
              size_t length);
int wire_socket(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                size_t length);

void wire_send(struct client *client);
struct hub *wire_hub(struct lws *wsi);
bool server_is_secure(struct lws *wsi);   /* it speaks TLS itself */
bool wire_is_secure(struct lws *wsi);     /* or a proxy does, which says so */
bool server_is_overseer(struct lws *wsi); /* it came to the address for metrics */
/* A header, or "" if it is missing or too long. */
void wire_header(struct lws *wsi, enum lws_token_indexes token, char *out, int capacity);
/* Whose limits count: the peer, or behind a proxy who it says that it speaks for; "" if that is no
 * address. */
void wire_address(struct lws *wsi, char *out, size_t capacity);
/* Counts this connection for that address, and no longer for another; NULL: for none. */
void wire_count(struct lws *wsi, struct address *address);
/* The same, unless that was done when it came; false: it is one too many. */
bool wire_admit(struct lws *wsi, struct address *address);
/* "Set-Cookie" with what browsers shall know about it. */
int wire_cookie_text(bool secure, const char *cookie, char *out, size_t capacity);
/* Refuses what has become no exchange, a handshake most of all; for the callback to return. */
int wire_turn_away(struct lws *wsi, unsigned status);
/* Whether one more connection is let in, as far as its address is concerned. */
bool wire_lets_in(struct hub *hub, int socket);
/* `change` is +1 when a connection comes and -1 when it goes. */
void server_count(struct lws *wsi, int change);
/* Threads have finished something: wire_socket calls it when the loop wakes. */
void server_woken(struct lws *wsi);

#endif
