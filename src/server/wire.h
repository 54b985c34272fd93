/* wire.h - what the files that talk to libwebsockets share. */
#ifndef PARLOR_WIRE_H
#define PARLOR_WIRE_H

#include "server/http.h"

#include <libwebsockets.h>

/* What libwebsockets keeps per HTTP connection and per WebSocket. */
struct wire_http {
    struct exchange *x;
    bool whole;  /* the request is here, body and all */
    bool ready;  /* so is the response */
    bool headed; /* its headers are sent */
    size_t sent; /* bytes of the body */
};

struct wire_socket {
    struct client *client;
    int64_t person;
    uint64_t login;
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
bool wire_secure(struct lws *wsi);
/* A header, or "" if it is missing or too long. */
void wire_header(struct lws *wsi, enum lws_token_indexes token, char *out, int capacity);
/* Whose limits count: the peer, or behind a proxy who it says that it speaks for. */
void wire_address(struct lws *wsi, char *out, size_t capacity);
/* "Set-Cookie" with what browsers shall know about it. */
int wire_cookie_text(bool secure, const char *cookie, char *out, size_t capacity);
/* Threads have finished something: wire_socket calls it when the loop wakes. */
void server_woken(struct lws *wsi);

#endif
