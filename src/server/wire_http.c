/* wire_http.c - HTTP by libwebsockets: collects a request, hands it to http.c, sends the response.
 */
#include "server/wire.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE = 16384 };

void wire_header(struct lws *wsi, enum lws_token_indexes token, char *out, int room)
{
    if (lws_hdr_copy(wsi, out, room, token) < 0)
        *out = '\0';
}

static bool is_loopback(const char *address)
{
    return !strncmp(address, "127.", 4) || !strcmp(address, "::1") ||
           !strncmp(address, "::ffff:127.", 11);
}

/* Only the last name in the list was written by the proxy itself; the others are hearsay. */
void wire_address(struct lws *wsi, char *out, size_t room)
{
    char list[400];
    unsigned char parsed[16];
    lws_get_peer_simple(wsi, out, room);
    if (!wire_hub(wsi)->settings.proxy || !is_loopback(out))
        return;
    wire_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof list);
    const char *comma = strrchr(list, ','), *last = comma ? comma + 1 : list;
    last += strspn(last, " ");
    if (inet_pton(AF_INET, last, parsed) == 1 || inet_pton(AF_INET6, last, parsed) == 1)
        snprintf(out, room, "%s", last);
}

int wire_cookie_text(bool secure, const char *cookie, char *out, size_t room)
{
    bool away = !strcmp(cookie, "-");
    return snprintf(out, room, "parlor=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=%d%s",
                    away ? "" : cookie, away ? 0 : 400 * 86400, secure ? "; Secure" : "");
}

/* --- The request. --- */

static void ready(struct exchange *x)
{
    lws_callback_on_writable(x->wire);
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

static int turn_away(struct lws *wsi, unsigned status)
{
    lws_return_http_status(wsi, status, NULL);
    return -1;
}

static int begin(struct lws *wsi, struct wire_http *wire, const char *path)
{
    char length[24];
    bool known = lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0 ||
                 lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0;
    wire_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof length);
    long long body = atoll(length);
    if (!known || strlen(path) >= sizeof wire->x->path || body > BODY_MOST || body < 0)
        return turn_away(wsi, !known             ? HTTP_STATUS_METHOD_NOT_ALLOWED
                              : body > BODY_MOST ? HTTP_STATUS_REQ_ENTITY_TOO_LARGE
                                                 : HTTP_STATUS_BAD_REQUEST);
    wire->x = new_exchange(wsi, path);
    if (!wire->x)
        return -1;
    if (!wire->x->post || !body)
        http_handle(wire->x);
    return 0;
}

static int add_body(struct wire_http *wire, const void *bytes, size_t length)
{
    struct exchange *x = wire->x;
    if (!x || x->length + length > BODY_MOST)
        return -1;
    memcpy(x->body + x->length, bytes, length);
    x->length += length;
    return 0;
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
    if (!add_header(wsi, "cache-control:", cache, p, end))
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

static int finish(struct lws *wsi, struct wire_http *wire)
{
    exchange_free(wire->x);
    *wire = (struct wire_http){0};
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int respond(struct lws *wsi, struct wire_http *wire)
{
    unsigned char buffer[LWS_PRE + PIECE];
    struct exchange *x = wire->x;
    if (!x || x->busy || !x->status)
        return 0;
    if (x->after > store_committed(x->hub->store)) { /* looked at again in a millisecond */
        lws_set_timer_usecs(wsi, 1000);
        return 0;
    }
    const char *body = x->data ? x->data : text_string(&x->text);
    size_t size = x->data ? x->size : x->text.length;
    if (!wire->headed) {
        if (send_headers(wsi, wire, size))
            return -1;
        if (!size)
            return finish(wsi, wire);
        lws_callback_on_writable(wsi);
        return 0;
    }
    size_t piece = size - wire->sent < PIECE ? size - wire->sent : PIECE;
    bool last = wire->sent + piece == size;
    memcpy(buffer + LWS_PRE, body + wire->sent, piece);
    if (lws_write(wsi, buffer + LWS_PRE, piece, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
        return -1;
    wire->sent += piece;
    if (last)
        return finish(wsi, wire);
    lws_callback_on_writable(wsi);
    return 0;
}

static void abandon(struct wire_http *wire)
{
    if (wire && wire->x && wire->x->busy)
        wire->x->gone = true;
    else if (wire && wire->x)
        exchange_free(wire->x);
    if (wire)
        wire->x = NULL;
}

int wire_http(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
              size_t length)
{
    struct wire_http *wire = user;
    switch ((int)reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: /* a WebSocket that names no subprotocol */
        return turn_away(wsi, HTTP_STATUS_BAD_REQUEST);
    case LWS_CALLBACK_HTTP: return begin(wsi, wire, in);
    case LWS_CALLBACK_HTTP_BODY: return add_body(wire, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        if (wire->x)
            http_handle(wire->x);
        return 0;
    case LWS_CALLBACK_TIMER: lws_callback_on_writable(wsi); return 0;
    case LWS_CALLBACK_HTTP_WRITEABLE: return respond(wsi, wire);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL: abandon(wire); return 0;
    default: return 0;
    }
}
