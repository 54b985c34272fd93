/* crowd.c - see crowd.h. */
#include "cli/crowd.h"

#include <assert.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { TEXT = 1, GOODBYE = 8, PING = 9, PONG = 10 }; /* kinds of frames */
enum { LAST = 0x80, MASKED = 0x80, SHORT = 126 };

static void hang_up(struct visitor *visitor)
{
    if (visitor->file >= 0)
        close(visitor->file);
    visitor->file = -1;
}

/* (What came in stays: perhaps somebody is reading it just now.) */
static void end(struct visitor *visitor, const char *why, size_t length)
{
    char text[120];
    snprintf(text, sizeof text, "%.*s", (int)length, why);
    hang_up(visitor);
    visitor->end(visitor, text);
}

static void end_phrase(struct visitor *visitor, const char *why)
{
    end(visitor, why, strlen(why));
}

void visitor_leave(struct visitor *visitor)
{
    hang_up(visitor);
    text_free(&visitor->incoming);
}

/* --- Out. What a player says is so short that it always fits; if not, the server is gone. --- */

static void put_out(struct visitor *visitor, const char *bytes, size_t length)
{
    if (visitor->file >= 0 &&
        send(visitor->file, bytes, length, MSG_DONTWAIT | MSG_NOSIGNAL) != (ssize_t)length)
        end_phrase(visitor, "The server does not listen any more.");
}

/* A client has to mask what it sends; zeros are a mask, too. */
static void put_frame(struct visitor *visitor, int kind, const char *bytes, size_t length)
{
    char frame[8 + 1024] = {(char)(LAST | kind), (char)(MASKED | length)};
    size_t head = 2;
    if (length > sizeof frame - 8) {
        end_phrase(visitor, "A message is too long.");
        return;
    }
    if (length >= SHORT) {
        frame[1] = (char)(MASKED | SHORT);
        frame[head++] = (char)(length >> 8);
        frame[head++] = (char)length;
    }
    head += 4; /* the mask */
    assert(head + length <= sizeof frame);
    memcpy(frame + head, bytes, length);
    put_out(visitor, frame, head + length);
}

void visitor_send(struct visitor *visitor, const char *message, size_t length)
{
    put_frame(visitor, TEXT, message, length);
}

/* --- In. --- */

/* How many bytes the head of a frame has and how many come behind it; false if it is not whole. */
static bool read_head(const unsigned char *at, size_t length, size_t *head, size_t *body)
{
    if (length < 2)
        return false;
    *body = at[1] & 0x7f;
    *head = *body < SHORT ? 2 : *body == SHORT ? 4 : 10;
    if (length < *head)
        return false;
    if (*head > 2)
        *body = 0;
    for (size_t i = 2; i < *head; i++)
        *body = *body << 8 | at[i];
    return true;
}

static void hear_frame(struct visitor *visitor, int kind, const char *body, size_t length)
{
    if (kind == TEXT)
        each_message(body, length, visitor->hear, visitor);
    else if (kind == PING)
        put_frame(visitor, PONG, body, length);
    else if (kind == GOODBYE && length > 2)
        end(visitor, body + 2, length - 2);
    else if (kind != PONG)
        end_phrase(visitor, "The connection has ended.");
}

/* Takes the whole frames; returns how many bytes they were. */
static size_t take_frames(struct visitor *visitor, const char *bytes, size_t length)
{
    size_t taken = 0, head, body;
    while (visitor->file >= 0) {
        const unsigned char *at = (const unsigned char *)bytes + taken;
        if (!read_head(at, length - taken, &head, &body) || length - taken - head < body)
            break;
        hear_frame(visitor, at[0] & 0x0f, (const char *)at + head, body);
        taken += head + body;
    }
    return taken;
}

/* The answer to the upgrade: its status line, and headers that need no look. */
static size_t take_welcome(struct visitor *visitor, const char *bytes, size_t length)
{
    static const char welcome[] = "HTTP/1.1 101";
    const char *blank = memmem(bytes, length, "\r\n\r\n", 4);
    if (!blank)
        return 0;
    visitor->welcome = !strncmp(bytes, welcome, sizeof welcome - 1);
    if (!visitor->welcome)
        end(visitor, bytes, strcspn(bytes, "\r"));
    return (size_t)(blank - bytes) + 4;
}

static size_t take(struct visitor *visitor, const char *bytes, size_t length)
{
    size_t taken = visitor->welcome ? 0 : take_welcome(visitor, bytes, length);
    return visitor->welcome ? taken + take_frames(visitor, bytes + taken, length - taken) : taken;
}

/* Most of the time what comes are whole frames, and nothing has to be kept. */
static void hear(struct visitor *visitor)
{
    char bytes[65536]; /* ends with a NUL, as every text does */
    struct text *kept = &visitor->incoming;
    ssize_t length = recv(visitor->file, bytes, sizeof bytes - 1, MSG_DONTWAIT);
    if (length < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (length <= 0) {
        end_phrase(visitor, "The connection has ended.");
        return;
    }
    bytes[length] = '\0';
    if (kept->length)
        text_add_bytes(kept, bytes, (size_t)length);
    const char *all = kept->length ? text_string(kept) : bytes;
    size_t count = kept->length ? kept->length : (size_t)length;
    size_t taken = take(visitor, all, count);
    assert(taken <= count);
    if (visitor->file < 0)
        return;
    if (!kept->length) {
        text_add_bytes(kept, all + taken, count - taken);
    } else {
        kept->length -= taken;
        memmove(kept->bytes, kept->bytes + taken, kept->length);
    }
}

/* --- All of them. --- */

bool crowd_start(struct crowd *crowd, const struct endpoint *endpoint, struct reason *why)
{
    char port[8];
    const struct addrinfo wanted = {.ai_socktype = SOCK_STREAM};
    *crowd = (struct crowd){.watched = epoll_create1(EPOLL_CLOEXEC)};
    snprintf(crowd->host, sizeof crowd->host, "%s:%d", endpoint->host, endpoint->port);
    snprintf(port, sizeof port, "%d", endpoint->port);
    if (endpoint->secure)
        return refuse(why, "Only a server without TLS can be measured.");
    int code = getaddrinfo(endpoint->host, port, &wanted, &crowd->address);
    return !code || refuse(why, "%.200s can't be found: %s.", endpoint->host, gai_strerror(code));
}

void crowd_stop(struct crowd *crowd)
{
    close(crowd->watched);
    if (crowd->address)
        freeaddrinfo(crowd->address);
}

/* To the first of its addresses that lets us; -1 if none does. */
static int connect_to(const struct addrinfo *address)
{
    int file = -1;
    for (; address && file < 0; address = address->ai_next) {
        file = socket(address->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (file >= 0 && connect(file, address->ai_addr, address->ai_addrlen)) {
            close(file);
            file = -1;
        }
    }
    return file;
}

void visitor_connect(struct crowd *crowd, struct visitor *visitor)
{
    char request[600];
    int length = snprintf(request, sizeof request,
                          "GET /socket HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\n"
                          "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: cGFybG9yIHBsYXlzIDE2IQ==\r\n"
                          "Sec-WebSocket-Protocol: parlor\r\n\r\n",
                          crowd->host);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = visitor};
    visitor->file = connect_to(crowd->address);
    if (visitor->file < 0 ||
        setsockopt(visitor->file, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int)) ||
        epoll_ctl(crowd->watched, EPOLL_CTL_ADD, visitor->file, &event))
        end_phrase(visitor, errno == ECONNREFUSED ? "There is no server." : strerror(errno));
    put_out(visitor, request, (size_t)length);
}

void crowd_wait(struct crowd *crowd, int ms)
{
    struct epoll_event events[256];
    int count = epoll_wait(crowd->watched, events, 256, ms);
    for (int i = 0; i < count; i++) {
        struct visitor *visitor = events[i].data.ptr;
        if (visitor->file >= 0)
            hear(visitor);
    }
}
