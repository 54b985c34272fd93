/* crowd.h - very many WebSocket connections to one server, for `parlor load`.
 *
 * Not libwebsockets (cli/socket.h): its client takes a frame byte by byte, and thousands of players
 * would need half as much of the machine as the server that they measure. So this speaks just the
 * part of RFC 6455 that a Parlor server answers with: whole text frames, pings and a goodbye. */
#ifndef PARLOR_CROWD_H
#define PARLOR_CROWD_H

#include "cli/socket.h"

/* One connection. The owner fills in `hear` and `end`. */
struct visitor {
    void (*hear)(void *self, const char *message, size_t length);
    void (*end)(void *self, const char *why);
    int file;             /* its descriptor, or -1 */
    bool welcome;         /* the server speaks WebSocket with it */
    struct text incoming; /* the beginning of a frame */
};

struct crowd {
    int watched; /* epoll's descriptor of them all */
    struct addrinfo *address;
    char host[220];
};

bool crowd_start(struct crowd *crowd, const struct endpoint *endpoint, struct reason *why);
void crowd_stop(struct crowd *crowd);
void crowd_wait(struct crowd *crowd, int ms); /* handles what there is, or waits for it */

void visitor_connect(struct crowd *crowd, struct visitor *visitor);
void visitor_send(struct visitor *visitor, const char *message, size_t length);
void visitor_leave(struct visitor *visitor);

#endif
