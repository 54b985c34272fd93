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
    PIECE = 4096,       /* bytes that are sent at once */
    PIECE_SECONDS = 15, /* until there is room for the next one */
    BODY_SECONDS = 10,  /* until a body must be here */
    AGAIN = 5000,       /* microseconds until it is looked whether there is room */
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

/* Only the last name in the list was written by the proxy itself; the others are hearsay. */
void wire_address(struct lws *wsi, char *out, size_t capacity)
{
    char list[400];
    unsigned char parsed[16];
    lws_get_peer_simple(wsi, out, capacity);
    if (!wire_hub(wsi)->settings.proxy || !is_loopback(out))
        return;
    wire_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof list);
    const char *comma = strrchr(list, ','), *last = comma ? comma + 1 : list;
    last += strspn(last, " ");
    if (inet_pton(AF_INET, last, parsed) == 1 || inet_pton(AF_INET6, last, parsed) == 1)
        snprintf(out, capacity, "%s", last);
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
    char header[1024];
    if (!x)
        return NULL;
    x->hub = wire_hub(wsi);
    x->wire = wsi;
    x->ready = ready;
    x->post = lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0;
    snprintf(x->path, sizeof x->path, "%s", path);
    wire_header(wsi, WSI_TOKEN_ORIGIN, x->origin, sizeof x->origin);
    wire_header(wsi, WSI_TOKEN_HOST, x->host, sizeof x->host);
    wire_header(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, x->type, sizeof x->type);
    wire_header(wsi, WSI_TOKEN_HTTP_COOKIE, header, sizeof header);
    cookie_read(header, x->cookie);
    wire_address(wsi, x->address, sizeof x->address);
    return x;
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
        !lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI))
        return "There are only GET and POST here.";
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
    size_t body;
    int status;
    const char *why = refusal(wsi, path, &body, &status);
    wire->x = new_exchange(wsi, path);
    if (!wire->x)
        return -1;
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

static bool add_headers(struct lws *wsi, const struct exchange *x, unsigned char **p,
                        unsigned char *end)
{
    char cookie[COOKIE_BYTES + 120];
    const char *cache = x->forever ? "public, max-age=31536000, immutable" : "no-cache";
    for (const char *const *header = http_headers; *header; header += 2)
        if (!add_header(wsi, header[0], header[1], p, end))
            return false;
    if (!add_header(wsi, "cache-control:", cache, p, end) ||
        !add_header(wsi, "connection:", "close", p, end))
        return false;
    if (x->download &&
        !add_header(wsi, "content-disposition:", "attachment; filename=game.parlor.json", p, end))
        return false;
    if (!*x->set_cookie)
        return true;
    wire_cookie_text(wire_secure(wsi), x->set_cookie, cookie, sizeof cookie);
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
    assert(wire->ready && wire->sent <= size && (x->data || !x->text.failed));
    if (!wire->headed && send_headers(wsi, wire, size))
        return -1;
    while (wire->sent < size && !lws_send_pipe_choked(wsi))
        if (send_piece(wsi, wire, body, size) < 0)
            return -1;
    bool kept_back = lws_partial_buffered(wsi);
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

/* A WebSocket that names no subprotocol, or something that is neither HTTP nor a WebSocket. */
static int turn_away(struct lws *wsi)
{
    lws_return_http_status(wsi, HTTP_STATUS_BAD_REQUEST, NULL);
    return -1;
}

int wire_http(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
              size_t length)
{
    struct wire_http *wire = user;
    switch ((int)reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return turn_away(wsi);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return strcasecmp(in, "websocket") ? turn_away(wsi) : 0;
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
