/* wire_socket.c - WebSockets by libwebsockets: lets clients in, and moves their messages. */
#include "server/wire.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(FRAME_HEAD >= LWS_PRE, "a frame has room for what is put in front of it");

/* --- The handshake. --- */

/* Who has no session yet becomes a guest; the cookie goes back with the handshake. */
static struct person *find_person(struct hub *hub, struct wire_socket *wire, const char *cookie,
                                  struct reason *why)
{
    struct person *person = person_by_cookie(hub, cookie, why);
    if (person || why->memory || !hub_can_write(hub, why))
        return person;
    if (address_may(hub, wire->address, LIMIT_GUESTS))
        return person_new_guest(hub, wire->cookie, why);
    refuse(why, "%s", hub->settings.limits[LIMIT_GUESTS].sentence);
    return NULL;
}

static int let_in(struct lws *wsi, struct wire_socket *wire)
{
    struct hub *hub = wire_hub(wsi);
    char path[20], origin[200], host[200], header[HEADER_MOST], cookie[COOKIE_BYTES], address[64];
    wire_header(wsi, WSI_TOKEN_GET_URI, path, sizeof path);
    wire_header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    wire_header(wsi, WSI_TOKEN_HOST, host, sizeof host);
    wire_header(wsi, WSI_TOKEN_HTTP_COOKIE, header, sizeof header);
    cookie_read(header, cookie);
    wire_address(wsi, address, sizeof address);
    wire->secure = wire_is_secure(wsi);
    if (strcmp(path, "/socket") || server_is_overseer(wsi))
        return wire_turn_away(wsi, HTTP_STATUS_NOT_FOUND);
    if ((lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) && !*origin) || !origin_fits(origin, host))
        return wire_turn_away(wsi, HTTP_STATUS_FORBIDDEN);
    if (!*address)
        return wire_turn_away(wsi, HTTP_STATUS_BAD_REQUEST);
    wire->address = address_find(hub, address);
    if (!wire->address)
        return wire_turn_away(wsi, HTTP_STATUS_SERVICE_UNAVAILABLE);
    if (!wire_admit(wsi, wire->address) ||
        wire->address->sockets >= hub->settings.connections_per_address)
        return wire_turn_away(wsi, 429);
    struct reason why;
    struct person *person = find_person(hub, wire, cookie, &why);
    if (!person)
        return wire_turn_away(wsi,
                              why.memory || hub->stuck ? HTTP_STATUS_SERVICE_UNAVAILABLE : 429);
    wire->person = person->row.id;
    wire->session = cookie_session(hub, *wire->cookie ? wire->cookie : cookie);
    return 0;
}

static int add_cookie(struct lws *wsi, const struct wire_socket *wire,
                      struct lws_process_html_args *args)
{
    char cookie[COOKIE_BYTES + 120];
    unsigned char *p = (unsigned char *)args->p, *end = p + args->max_len;
    if (!*wire->cookie)
        return 0;
    int length = wire_cookie_text(wire->secure, wire->cookie, cookie, sizeof cookie);
    if (lws_add_http_header_by_name(wsi, (const unsigned char *)"set-cookie:",
                                    (const unsigned char *)cookie, length, &p, end))
        return -1;
    args->p = (char *)p;
    return 0;
}

static int establish(struct lws *wsi, struct wire_socket *wire)
{
    struct hub *hub = wire_hub(wsi);
    struct person *person = person_by_id(hub, wire->person, NULL);
    wire->client = person ? client_open(hub, person, wire->address, wsi) : NULL;
    if (!wire->client)
        return -1;
    wire->client->session = wire->session;
    return 0;
}

/* --- Messages. --- */

static int receive(struct lws *wsi, struct wire_socket *wire, const char *bytes, size_t length)
{
    struct client *client = wire->client;
    struct text *incoming = &wire->incoming;
    bool whole = lws_is_final_fragment(wsi) && !lws_remaining_packet_payload(wsi);
    assert(client && client->wire == wsi);
    if (lws_frame_is_binary(wsi)) {
        client_cut(client, "A message is text.");
        return 0;
    }
    if (whole && !incoming->length) { /* the usual case */
        client_message(client, bytes, length);
        return 0;
    }
    text_add_bytes(incoming, bytes, length);
    if (incoming->failed || incoming->length > MESSAGE_MOST) {
        client_cut(client, incoming->failed ? NO_MEMORY : "A message has at most 16384 bytes.");
        text_clear(incoming);
    } else if (whole) {
        client_message(client, text_string(incoming), incoming->length);
        text_clear(incoming);
    }
    return 0;
}

/* Writes without asking whether there is room: there mostly is, and asking costs as much as
 * writing. What does not fit libwebsockets keeps; the rest of the queue, or the end, waits until it
 * calls. */
void wire_send(struct client *client)
{
    struct lws *wsi = client->wire;
    assert(wsi && hub_is_ours(client->hub));
    struct text *frame = *client->cut || lws_partial_buffered(wsi) ? NULL : client_frame(client);
    if (frame && lws_write(wsi, (unsigned char *)frame->bytes + FRAME_HEAD,
                           frame->length - FRAME_HEAD, LWS_WRITE_TEXT) < 0)
        client_cut(client, "The connection has failed.");
    if (*client->cut || client_ready(client))
        lws_callback_on_writable(wsi);
}

static int transmit(struct lws *wsi, struct client *client)
{
    if (!*client->cut) {
        wire_send(client);
        return 0;
    }
    lws_close_reason(
        wsi, client->hub->closing ? LWS_CLOSE_STATUS_GOINGAWAY : LWS_CLOSE_STATUS_POLICY_VIOLATION,
        (unsigned char *)client->cut, strlen(client->cut));
    return -1;
}

static void leave(struct wire_socket *wire)
{
    if (wire->client)
        client_close(wire->client);
    wire->client = NULL;
    text_free(&wire->incoming);
}

int wire_socket(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                size_t length)
{
    struct wire_socket *wire = user;
    switch ((int)reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return let_in(wsi, wire);
    case LWS_CALLBACK_ADD_HEADERS: return wire ? add_cookie(wsi, wire, in) : 0;
    case LWS_CALLBACK_ESTABLISHED: return establish(wsi, wire);
    case LWS_CALLBACK_RECEIVE:
        receive(wsi, wire, in, length);
        hub_flush(wire_hub(wsi)); /* a turn of the loop can be long; what is on disk leaves now */
        return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE: return transmit(wsi, wire->client);
    case LWS_CALLBACK_CLOSED: leave(wire); return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED: server_woken(wsi); return 0;
    default: return 0;
    }
}
