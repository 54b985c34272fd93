/* wire_http.c - HTTP by libwebsockets: collects a request, hands it to http.c, sends the response.
 */
#include "server/wire.h"

#include <arpa/inet.h>
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

enum {
    PIECE = 4096,           /* bytes that are sent at once */
    PIECE_SECONDS = 15,     /* until there is room for the next one */
    BODY_SECONDS = 10,      /* until a body must be here */
    RESPONSE_SECONDS = 120, /* until all of the response must be read */
    AGAIN = 5000,           /* microseconds until it is looked whether there is room */
};

void wire_header(struct lws *wsi, enum lws_token_indexes token, char *out, int capacity)
{
    if (lws_hdr_copy(wsi, out, capacity, token) < 0)
        *out = '\0';
}

static bool is_loopback(const char *address)
{
    return !strncmp(address, "127.", 4) || !strcmp(address, "::1") ||
           !strncmp(address, "::ffff:127.", 11);
}

/* A header that libwebsockets has no number for; "" if it is missing or too long. */
static void other_header(struct lws *wsi, const char *name, char *out, int capacity)
{
    if (lws_hdr_custom_copy(wsi, out, capacity, name, (int)strlen(name)) < 0)
        *out = '\0';
}

static bool is_proxied(const struct hub *hub, const char *peer)
{
    return hub->settings.proxy && is_loopback(peer);
}

/* Only the last name in the list was written by the proxy itself; the others are hearsay. What is
 * no address there is not counted for the proxy, which is everybody. */
void wire_address(struct lws *wsi, char *out, size_t capacity)
{
    char list[HEADER_MOST];
    unsigned char network[ADDRESS_BYTES];
    lws_get_peer_simple(wsi, out, capacity);
    if (!is_proxied(wire_hub(wsi), out) || !lws_hdr_total_length(wsi, WSI_TOKEN_X_FORWARDED_FOR))
        return;
    wire_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof list);
    const char *comma = strrchr(list, ','), *last = comma ? comma + 1 : list;
    last += strspn(last, " ");
    snprintf(out, capacity, "%.*s", (int)strcspn(last, " "), last);
    if (!address_network(out, network))
        *out = '\0';
}

bool wire_is_secure(struct lws *wsi)
{
    char peer[64], protocol[16];
    lws_get_peer_simple(wsi, peer, sizeof peer);
    other_header(wsi, "x-forwarded-proto:", protocol, sizeof protocol);
    return server_is_secure(wsi) || (is_proxied(wire_hub(wsi), peer) && !strcmp(protocol, "https"));
}

/* --- Connections, also those that say nothing. --- */

/* Whether one more of this address may come, which is counted as a new one. */
static bool may_come(struct hub *hub, struct address *address)
{
    return address->connections < 2 * hub->settings.connections_per_address &&
           address_may(hub, address, LIMIT_CONNECTS);
}

void wire_count(struct lws *wsi, struct address *address)
{
    struct address *before = lws_get_opaque_user_data(wsi);
    if (before)
        before->connections--;
    if (address)
        address->connections++;
    lws_set_opaque_user_data(wsi, address);
}

/* The address at the other end of this socket; NULL: it can't be known, or there is no memory. A
 * proxy's is not counted: who it speaks for is known later. */
static struct address *peer_of(struct hub *hub, int socket)
{
    struct sockaddr_storage peer = {0};
    socklen_t size = sizeof peer;
    char name[INET6_ADDRSTRLEN];
    if (getpeername(socket, (struct sockaddr *)&peer, &size))
        return NULL;
    const void *bytes = peer.ss_family == AF_INET6
                            ? (void *)&((struct sockaddr_in6 *)&peer)->sin6_addr
                            : (void *)&((struct sockaddr_in *)&peer)->sin_addr;
    if (!inet_ntop(peer.ss_family, bytes, name, sizeof name) || is_proxied(hub, name))
        return NULL;
    return address_find(hub, name);
}

bool wire_lets_in(struct hub *hub, int socket)
{
    struct address *address = peer_of(hub, socket);
    return !address || may_come(hub, address);
}

bool wire_admit(struct lws *wsi, struct address *address)
{
    if (address == lws_get_opaque_user_data(wsi))
        return true;
    bool fine = may_come(wire_hub(wsi), address);
    wire_count(wsi, address);
    return fine;
}

static int count_peer(struct lws *wsi)
{
    server_count(wsi, 1);
    wire_count(wsi, peer_of(wire_hub(wsi), lws_get_socket_fd(wsi)));
    return 0;
}

static int forget_peer(struct lws *wsi)
{
    server_count(wsi, -1);
    wire_count(wsi, NULL);
    return 0;
}

int wire_cookie_text(bool secure, const char *cookie, char *out, size_t capacity)
{
    bool away = !strcmp(cookie, "-");
    return snprintf(out, capacity, "parlor=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=%d%s",
                    away ? "" : cookie, away ? 0 : 400 * 86400, secure ? "; Secure" : "");
}

/* --- The request. --- */

/* Not at once: it may be called while libwebsockets reads the request. */
static void ready(struct exchange *x)
{
    struct wire_http *wire = lws_wsi_user(x->wire);
    wire->ready = true;
    lws_set_timer_usecs(x->wire, 1);
}

static struct exchange *new_exchange(struct lws *wsi, const char *path)
{
    struct exchange *x = calloc(1, sizeof *x);
    char header[HEADER_MOST];
    if (!x)
        return NULL;
    x->hub = wire_hub(wsi);
    x->wire = wsi;
    x->ready = ready;
    x->post = lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0;
    x->head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    x->overseer = server_is_overseer(wsi);
    x->secure = wire_is_secure(wsi);
    snprintf(x->path, sizeof x->path, "%s", path);
    wire_header(wsi, WSI_TOKEN_ORIGIN, x->origin, sizeof x->origin);
    wire_header(wsi, WSI_TOKEN_HOST, x->host, sizeof x->host);
    wire_header(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, x->type, sizeof x->type);
    wire_header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, x->accept, sizeof x->accept);
    wire_header(wsi, WSI_TOKEN_HTTP_COOKIE, header, sizeof header);
    cookie_read(header, x->cookie);
    wire_address(wsi, x->address, sizeof x->address);
    return x;
}

/* Why who asks is not heard, or NULL. Behind a proxy it is known only now who that is. */
static const char *unheard(struct lws *wsi, const struct exchange *x, int *status)
{
    if (x->overseer)
        return NULL;
    *status = 400;
    if (!*x->address)
        return "X-Forwarded-For must end with an address.";
    *status = 429;
    struct address *address = address_find(x->hub, x->address);
    return !address || wire_admit(wsi, address) ? NULL
                                                : x->hub->settings.limits[LIMIT_CONNECTS].sentence;
}

/* Why this request is refused before it is looked at, or NULL. libwebsockets joins headers that
 * come twice by a comma, so two lengths are no number. */
static const char *refusal(struct lws *wsi, const char *path, size_t *body, int *status)
{
    char length[24];
    wire_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof length);
    *body = strtoul(length, NULL, 10);
    *status = 405;
    if (!lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) &&
        !lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) &&
        !lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI))
        return "There are only GET, HEAD and POST here.";
    *status = 400;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) ||
        (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) && !*length) ||
        length[strspn(length, "0123456789")])
        return "A body has one Content-Length and no Transfer-Encoding.";
    if (strlen(path) >= sizeof((struct exchange *)0)->path)
        return "There is no such long path.";
    *status = 413;
    return *body > BODY_MOST ? "The body is too long." : NULL;
}

/* All of the request is here. What follows on this connection is not read any more: it carries one
 * exchange. (libwebsockets 4.1 would call again for each further byte; and the body of a request
 * that came together with the one before it, it takes from memory that it has freed.) */
static void complete(struct lws *wsi, struct wire_http *wire)
{
    wire->whole = true;
    lws_rx_flow_control(wsi, 0);
}

static int begin(struct lws *wsi, struct wire_http *wire, const char *path)
{
    size_t body = 0;
    int status;
    wire->x = new_exchange(wsi, path);
    if (!wire->x)
        return -1;
    wire->begun = wire->x->hub->seconds();
    const char *why = unheard(wsi, wire->x, &status);
    if (!why)
        why = refusal(wsi, path, &body, &status);
    if (why) {
        complete(wsi, wire);
        exchange_refuse(wire->x, status, why);
        ready(wire->x);
    } else if (!body) {
        complete(wsi, wire);
        http_handle(wire->x);
    } else {
        lws_set_timer_usecs(wsi, BODY_SECONDS * LWS_US_PER_SEC);
    }
    return 0;
}

static int add_body(struct wire_http *wire, const void *bytes, size_t length)
{
    struct exchange *x = wire->x;
    if (!x || wire->whole)
        return 0;
    if (x->length + length > BODY_MOST)
        return -1;
    assert(!wire->ready);
    memcpy(x->body + x->length, bytes, length);
    x->length += length;
    return 0;
}

static void end_body(struct lws *wsi, struct wire_http *wire)
{
    if (!wire->x || wire->whole)
        return;
    complete(wsi, wire);
    http_handle(wire->x);
}

/* --- The response. --- */

static bool add_header(struct lws *wsi, const char *name, const char *value, unsigned char **p,
                       unsigned char *end)
{
    return !lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                        (const unsigned char *)value, (int)strlen(value), p, end);
}

/* That there is nothing but TLS. If it is the server's own, all responses have that: server.c. */
static bool add_strict(struct lws *wsi, bool secure, unsigned char **p, unsigned char *end)
{
    return !secure || server_is_secure(wsi) ||
           add_header(wsi, http_strict[0], http_strict[1], p, end);
}

static bool add_headers(struct lws *wsi, const struct exchange *x, unsigned char **p,
                        unsigned char *end)
{
    char cookie[COOKIE_BYTES + 120];
    const char *cache = x->forever ? "public, max-age=31536000, immutable" : "no-cache";
    if (!add_header(wsi, "cache-control:", cache, p, end) ||
        !add_header(wsi, "connection:", "close", p, end) || !add_strict(wsi, x->secure, p, end))
        return false;
    if ((x->coding && !add_header(wsi, "content-encoding:", x->coding, p, end)) ||
        (x->varies && !add_header(wsi, "vary:", "Accept-Encoding", p, end)))
        return false;
    if (x->download &&
        !add_header(wsi, "content-disposition:", "attachment; filename=game.parlor.json", p, end))
        return false;
    if (!*x->set_cookie)
        return true;
    wire_cookie_text(x->secure, x->set_cookie, cookie, sizeof cookie);
    return add_header(wsi, "set-cookie:", cookie, p, end);
}

static int send_headers(struct lws *wsi, struct wire_http *wire, size_t size)
{
    unsigned char buffer[LWS_PRE + 2048], *start = buffer + LWS_PRE, *p = start;
    unsigned char *end = buffer + sizeof buffer;
    const struct exchange *x = wire->x;
    if (lws_add_http_common_headers(wsi, (unsigned)x->status, x->content_type, size, &p, end) ||
        !add_headers(wsi, x, &p, end) || lws_finalize_write_http_header(wsi, start, &p, end))
        return -1;
    wire->headed = true;
    return 0;
}

/* A connection that is closed while bytes wait to be read is reset, and what was sent last may be
 * lost; so they are thrown away, as far as they are here. */
static void drop_unread(struct lws *wsi)
{
    char bytes[PIECE];
    for (int i = 0; i < 16; i++)
        if (recv(lws_get_socket_fd(wsi), bytes, sizeof bytes, MSG_DONTWAIT) <= 0)
            return;
}

static int send_piece(struct lws *wsi, struct wire_http *wire, const char *body, size_t size)
{
    unsigned char buffer[LWS_PRE + PIECE];
    size_t piece = size - wire->sent < PIECE ? size - wire->sent : PIECE;
    bool last = wire->sent + piece == size;
    memcpy(buffer + LWS_PRE, body + wire->sent, piece);
    wire->sent += piece;
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, PIECE_SECONDS);
    return lws_write(wsi, buffer + LWS_PRE, piece, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP);
}

/* Sends as much as there is room for. Who is not read from is not called when there is room again,
 * so it is looked at again soon; only what libwebsockets itself has kept back it sends when it
 * reads. Ends the connection after the last byte. */
static int respond(struct lws *wsi, struct wire_http *wire)
{
    const struct exchange *x = wire->x;
    const char *body = x->data ? x->data : text_string(&x->text);
    size_t size = x->data ? x->size : x->text.length;
    if (x->head)
        wire->sent = size; /* only its length is told */
    assert(wire->ready && wire->sent <= size && (x->data || !x->text.failed));
    if (!wire->headed && send_headers(wsi, wire, size))
        return -1;
    while (wire->sent < size && !lws_send_pipe_choked(wsi))
        if (send_piece(wsi, wire, body, size) < 0)
            return -1;
    bool kept_back = lws_partial_buffered(wsi);
    if (x->hub->seconds() - wire->begun > RESPONSE_SECONDS)
        return -1;
    if (wire->sent == size && !kept_back) {
        drop_unread(wsi);
        return -1;
    }
    lws_rx_flow_control(wsi, kept_back);
    lws_set_timer_usecs(wsi, AGAIN);
    return 0;
}

/* The response is ready, or there may be room for more of it, or the time for a body is over. */
static int on_timer(struct lws *wsi, struct wire_http *wire)
{
    if (wire->x && wire->ready)
        return respond(wsi, wire);
    if (!wire->x || wire->whole)
        return 0;
    complete(wsi, wire);
    exchange_refuse(wire->x, 408, "The body took too long.");
    ready(wire->x);
    return 0;
}

static void abandon(struct wire_http *wire)
{
    if (wire && wire->x)
        exchange_abandon(wire->x);
    if (wire)
        wire->x = NULL;
}

int wire_turn_away(struct lws *wsi, unsigned status)
{
    unsigned char buffer[LWS_PRE + 1024], *start = buffer + LWS_PRE, *p = start;
    unsigned char *end = buffer + sizeof buffer;
    bool told = !lws_add_http_common_headers(wsi, status, "text/plain", 0, &p, end) &&
                add_header(wsi, "connection:", "close", &p, end) &&
                add_strict(wsi, wire_is_secure(wsi), &p, end) &&
                !lws_finalize_write_http_header(wsi, start, &p, end);
    (void)told; /* it ends in any case */
    return -1;
}

int wire_http(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
              size_t length)
{
    struct wire_http *wire = user;
    switch ((int)reason) {
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED: return count_peer(wsi);
    case LWS_CALLBACK_WSI_DESTROY: return forget_peer(wsi);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: /* a WebSocket that names no subprotocol */
        return wire_turn_away(wsi, HTTP_STATUS_BAD_REQUEST);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return strcasecmp(in, "websocket") ? wire_turn_away(wsi, HTTP_STATUS_BAD_REQUEST) : 0;
    case LWS_CALLBACK_RAW_ADOPT: return -1; /* CONNECT */
    case LWS_CALLBACK_HTTP: return begin(wsi, wire, in);
    case LWS_CALLBACK_HTTP_BODY: return add_body(wire, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: end_body(wsi, wire); return 0;
    case LWS_CALLBACK_TIMER: return on_timer(wsi, wire);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL: abandon(wire); return 0;
    default: return 0;
    }
}
