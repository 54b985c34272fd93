/* acceptor.c - see acceptor.h. */
#include "server/acceptor.h"

#include "server/log.h"

#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { BACKLOG = 511, AT_ONCE = 64 /* then the others have their turn */ };
static const double PAUSE = 0.5; /* seconds */

static void on_ready(struct ev_loop *loop, struct ev_io *ready, int events)
{
    struct acceptor *a = ready->data;
    (void)events;
    for (int i = 0; i < AT_ONCE; i++) {
        int connection = accept4(a->socket, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (connection >= 0) {
            setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
            a->accept(a->context, connection);
        } else if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
            log_line("warning", "accept", "error=\"%s\"", strerror(errno));
            ev_io_stop(loop, &a->ready);
            ev_timer_set(&a->pause, PAUSE, 0);
            ev_timer_start(loop, &a->pause);
            return;
        } else if (errno != ECONNABORTED && errno != EINTR) {
            return; /* there are no more; or this one is gone again, which is its own matter */
        }
    }
}

static void on_pause_over(struct ev_loop *loop, struct ev_timer *pause, int events)
{
    struct acceptor *a = pause->data;
    (void)events;
    ev_io_start(loop, &a->ready);
}

union address {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
};

/* Names are not looked up: what they mean may change, and whom the server lets in with it. */
static bool read_address(const char *text, int port, union address *out)
{
    in_port_t number = htons((uint16_t)port);
    *out = (union address){.v4 = {.sin_family = AF_INET, .sin_port = number}};
    if (inet_pton(AF_INET, text, &out->v4.sin_addr) == 1)
        return true;
    *out = (union address){.v6 = {.sin6_family = AF_INET6, .sin6_port = number}};
    return inet_pton(AF_INET6, text, &out->v6.sin6_addr) == 1;
}

/* Where it is bound to is in `address` then. */
static bool bind_to(struct acceptor *a, union address *address)
{
    socklen_t size = sizeof *address;
    a->socket = socket(address->any.sa_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    return a->socket >= 0 &&
           !setsockopt(a->socket, SOL_SOCKET, SO_REUSEADDR, &(int){1}, sizeof(int)) &&
           !bind(a->socket, &address->any, size) && !listen(a->socket, BACKLOG) &&
           !getsockname(a->socket, &address->any, &size);
}

bool acceptor_open(struct acceptor *a, const char *address, int port, struct reason *why)
{
    union address where;
    if (!read_address(address, port, &where))
        return refuse(why,
                      "'%.40s' is no address to listen on: it must be in numbers, as 127.0.0.1 or "
                      "::1 for this machine, 0.0.0.0 or :: for all.",
                      address);
    if (!bind_to(a, &where)) {
        refuse(why, "The server can't listen on %s port %d: %s.", address, port, strerror(errno));
        if (a->socket >= 0)
            close(a->socket);
        return false;
    }
    a->port = ntohs(where.any.sa_family == AF_INET ? where.v4.sin_port : where.v6.sin6_port);
    return true;
}

bool acceptor_open_at(struct acceptor *a, const char *option, const char *place, struct reason *why)
{
    char address[80];
    const char *colon = strrchr(place, ':');
    size_t length = colon ? (size_t)(colon - place) : 0, digits = colon ? strlen(colon + 1) : 0;
    bool brackets = length >= 2 && *place == '[' && colon[-1] == ']';
    if (!digits || digits > 5 || strspn(colon + 1, "0123456789") < digits ||
        strtol(colon + 1, NULL, 10) > UINT16_MAX || length >= sizeof address ||
        brackets != !!memchr(place, ':', length))
        return refuse(why, "%s must be an address and a port, as 127.0.0.1:9090 or [::1]:9090.",
                      option);
    snprintf(address, sizeof address, "%.*s", (int)length - 2 * brackets, place + brackets);
    return acceptor_open(a, address, (int)strtol(colon + 1, NULL, 10), why);
}

void acceptor_start(struct acceptor *a, struct ev_loop *loop)
{
    assert(a->socket >= 0 && a->accept);
    ev_io_init(&a->ready, on_ready, a->socket, EV_READ);
    ev_timer_init(&a->pause, on_pause_over, 0, 0);
    a->ready.data = a->pause.data = a;
    ev_io_start(loop, &a->ready);
}

void acceptor_close(struct acceptor *a, struct ev_loop *loop)
{
    ev_io_stop(loop, &a->ready);
    ev_timer_stop(loop, &a->pause);
    close(a->socket);
}
