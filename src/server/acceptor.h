/* acceptor.h - the socket that the server listens on. libwebsockets has one of its own, but that
 * asks for the next connection again and again when there is no descriptor left for it. */
#ifndef PARLOR_ACCEPTOR_H
#define PARLOR_ACCEPTOR_H

#include "core/reason.h"

#include <ev.h>

struct acceptor {
    int socket, port;
    struct ev_io ready;    /* somebody wants to connect */
    struct ev_timer pause; /* until it is tried again when there was no descriptor for them */
    void (*accept)(void *context, int connection); /* owns it from then on */
    void *context;
};

/* At an address in numbers; port 0: a free one. */
bool acceptor_open(struct acceptor *a, const char *address, int port, struct reason *why);
/* The same for "127.0.0.1:9090" or "[::1]:9090", as `option` says it. */
bool acceptor_open_at(struct acceptor *a, const char *option, const char *place,
                      struct reason *why);
void acceptor_start(struct acceptor *a, struct ev_loop *loop);
void acceptor_close(struct acceptor *a, struct ev_loop *loop);

#endif
