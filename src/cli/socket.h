/* socket.h - a WebSocket client of a Parlor server, for `parlor join`; `parlor load` has
 * thousands, which are simpler (cli/crowd.h). */
#ifndef PARLOR_SOCKET_H
#define PARLOR_SOCKET_H

#include "core/reason.h"
#include "core/text.h"

#include <stdbool.h>

struct ev_loop;
struct lws;
struct lws_context;

/* Where a server is: from "http://host:port/table/CODE" and the like. */
struct endpoint {
    char host[200], path[200];
    int port;
    bool secure;
};

bool endpoint_read(struct endpoint *endpoint, const char *url, struct reason *why);

/* A frame has a message on each line. */
void each_message(const char *bytes, size_t length,
                  void (*hear)(void *self, const char *message, size_t length), void *self);

/* One connection. The owner fills in `hear` and `end`. */
struct socket {
    void (*hear)(void *self, const char *message, size_t length);
    void (*end)(void *self, const char *why); /* it never was, or it is over */
    const struct endpoint *endpoint;
    const char *cookie; /* to be sent, or NULL */
    char given[160];    /* the cookie that the server gave, or "" */
    struct lws *wsi;
    struct text incoming; /* a message that comes in pieces */
    struct text outgoing; /* messages that wait, each behind its length and room for a frame */
    bool open;
    char why[120];
};

struct sockets {
    struct lws_context *context;
    struct ev_loop *loop;
};

bool sockets_start(struct sockets *sockets, struct reason *why);
bool socket_connect(struct sockets *sockets, struct socket *socket);
void socket_send(struct socket *socket, const char *message, size_t length);
void sockets_wait(struct sockets *sockets, int ms); /* handles what there is, or waits for it */
void sockets_stop(struct sockets *sockets);

#endif
