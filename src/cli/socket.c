/* socket.c - see socket.h. */
#include "cli/socket.h"

#include <assert.h>
#include <ev.h>
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool endpoint_read(struct endpoint *endpoint, const char *url, struct reason *why)
{
    static const char *const schemes[] = {"http://", "https://", "ws://", "wss://"};
    const char *rest = NULL;
    *endpoint = (struct endpoint){0};
    for (int i = 0; i < 4; i++)
        if (!strncmp(url, schemes[i], strlen(schemes[i]))) {
            rest = url + strlen(schemes[i]);
            endpoint->secure = i & 1;
        }
    if (!rest)
        return refuse(why, "'%.80s' is not an address such as http://127.0.0.1:8080/table/...",
                      url);
    size_t length = strcspn(rest, ":/");
    endpoint->port = endpoint->secure ? 443 : 80;
    if (rest[length] == ':')
        endpoint->port = atoi(rest + length + 1);
    const char *path = strchr(rest, '/');
    if (!length || length >= sizeof endpoint->host || endpoint->port < 1 ||
        endpoint->port > 65535 || (path && strlen(path) >= sizeof endpoint->path))
        return refuse(why, "'%.80s' has no host or no port.", url);
    snprintf(endpoint->host, sizeof endpoint->host, "%.*s", (int)length, rest);
    snprintf(endpoint->path, sizeof endpoint->path, "%s", path ? path : "/");
    return true;
}

void each_message(const char *bytes, size_t length,
                  void (*hear)(void *self, const char *message, size_t length), void *self)
{
    for (const char *end = bytes + length, *line; bytes < end; bytes = line + 1) {
        line = memchr(bytes, '\n', (size_t)(end - bytes));
        line = line ? line : end;
        hear(self, bytes, (size_t)(line - bytes));
    }
}

/* --- What libwebsockets calls. --- */

static void keep_cookie(struct lws *wsi, struct socket *socket)
{
    char header[300];
    if (lws_hdr_copy(wsi, header, sizeof header, WSI_TOKEN_HTTP_SET_COOKIE) > 0)
        snprintf(socket->given, sizeof socket->given, "%.*s", (int)strcspn(header, ";"), header);
}

static int add_cookie(struct lws *wsi, const struct socket *socket, unsigned char **p,
                      size_t length)
{
    if (!socket->cookie)
        return 0;
    return lws_add_http_header_by_token(wsi, WSI_TOKEN_HTTP_COOKIE,
                                        (const unsigned char *)socket->cookie,
                                        (int)strlen(socket->cookie), p, *p + length);
}

static void receive(struct lws *wsi, struct socket *socket, const char *bytes, size_t length)
{
    bool whole = lws_is_final_fragment(wsi) && !lws_remaining_packet_payload(wsi);
    if (whole && !socket->incoming.length) {
        each_message(bytes, length, socket->hear, socket);
        return;
    }
    text_add_bytes(&socket->incoming, bytes, length);
    if (whole) {
        each_message(text_string(&socket->incoming), socket->incoming.length, socket->hear, socket);
        text_clear(&socket->incoming);
    }
}

/* What does not fit waits until libwebsockets calls. */
static int transmit(struct lws *wsi, struct socket *socket)
{
    struct text *out = &socket->outgoing;
    while (out->length && !lws_partial_buffered(wsi)) {
        size_t length;
        memcpy(&length, out->bytes, sizeof length);
        size_t whole = sizeof length + LWS_PRE + length;
        assert(whole <= out->length);
        unsigned char *message = (unsigned char *)out->bytes + whole - length;
        if (lws_write(wsi, message, length, LWS_WRITE_TEXT) < 0)
            return -1;
        out->length -= whole;
        memmove(out->bytes, out->bytes + whole, out->length);
    }
    if (out->length)
        lws_callback_on_writable(wsi);
    return 0;
}

static void ended(struct socket *socket, const char *why, size_t length)
{
    if (length)
        snprintf(socket->why, sizeof socket->why, "%.*s", (int)length, why);
    socket->open = false;
    socket->wsi = NULL;
    text_free(&socket->incoming);
    text_free(&socket->outgoing);
    socket->end(socket, *socket->why ? socket->why : "The connection has ended.");
}

static int called(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                  size_t length)
{
    struct socket *socket = user;
    if (!socket)
        return 0;
    switch ((int)reason) {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER: return add_cookie(wsi, socket, in, length);
    case LWS_CALLBACK_CLIENT_FILTER_PRE_ESTABLISH: keep_cookie(wsi, socket); return 0;
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        socket->open = true;
        if (socket->outgoing.length)
            lws_callback_on_writable(wsi);
        return 0;
    case LWS_CALLBACK_CLIENT_RECEIVE: receive(wsi, socket, in, length); return 0;
    case LWS_CALLBACK_CLIENT_WRITEABLE: return transmit(wsi, socket);
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        if (length > 2)
            snprintf(socket->why, sizeof socket->why, "%.*s", (int)length - 2, (char *)in + 2);
        return 0;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        ended(socket, in ? in : "No connection.", in ? length : 14);
        return 0;
    case LWS_CALLBACK_CLIENT_CLOSED: ended(socket, "", 0); return 0;
    default: return 0;
    }
}

/* --- For their owner. --- */

bool sockets_start(struct sockets *sockets, struct reason *why)
{
    static const struct lws_protocols protocols[] = {
        {"parlor", called, 0, 16384, 0, NULL, 0},
        {NULL, NULL, 0, 0, 0, NULL, 0},
    };
    sockets->loop = ev_loop_new(EVFLAG_AUTO);
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                             .protocols = protocols,
                                             .gid = -1,
                                             .uid = -1,
                                             .pt_serv_buf_size = 65536,
                                             .foreign_loops = (void *[]){sockets->loop},
                                             .options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT |
                                                        LWS_SERVER_OPTION_LIBEV};
    lws_set_log_level(0, NULL);
    sockets->context = sockets->loop ? lws_create_context(&info) : NULL;
    return sockets->context || refuse(why, "libwebsockets can't start.");
}

bool socket_connect(struct sockets *sockets, struct socket *socket)
{
    const struct endpoint *endpoint = socket->endpoint;
    char host[220];
    assert(!socket->wsi && !socket->open && socket->hear && socket->end);
    snprintf(host, sizeof host, "%s:%d", endpoint->host, endpoint->port);
    struct lws_client_connect_info info = {.context = sockets->context,
                                           .address = endpoint->host,
                                           .port = endpoint->port,
                                           .path = "/socket",
                                           .host = host,
                                           .protocol = "parlor",
                                           .userdata = socket,
                                           .pwsi = &socket->wsi,
                                           .ssl_connection = endpoint->secure ? LCCSCF_USE_SSL : 0};
    return lws_client_connect_via_info(&info) != NULL;
}

void socket_send(struct socket *socket, const char *message, size_t length)
{
    text_add_bytes(&socket->outgoing, (const char *)&length, sizeof length);
    text_add_bytes(&socket->outgoing, (char[LWS_PRE]){0}, LWS_PRE);
    text_add_bytes(&socket->outgoing, message, length);
    if (socket->open && transmit(socket->wsi, socket))
        lws_set_timeout(socket->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
}

static void nothing(struct ev_loop *loop, struct ev_timer *timer, int events)
{
    (void)loop, (void)timer, (void)events;
}

void sockets_wait(struct sockets *sockets, int ms)
{
    struct ev_timer timer;
    ev_timer_init(&timer, nothing, ms / 1000.0, 0);
    ev_now_update(sockets->loop);
    ev_timer_start(sockets->loop, &timer);
    ev_run(sockets->loop, EVRUN_ONCE);
    ev_timer_stop(sockets->loop, &timer);
}

void sockets_stop(struct sockets *sockets)
{
    lws_context_destroy(sockets->context);
    ev_loop_destroy(sockets->loop);
    *sockets = (struct sockets){0};
}
