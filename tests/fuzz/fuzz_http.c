/* fuzz_http.c - bytes as an HTTP request: method and path, headers, an empty line, the body. The
 * response has a known status and, if it says that it is JSON, is. */
#include "fuzz/hall.h"

#include "server/http.h"

static void ready(struct exchange *x)
{
    x->wire = x;
}

/* Takes a line off the front; false at the end. */
static bool take_line(const char **at, const char *end, char *line, size_t room)
{
    if (*at >= end)
        return false;
    const char *newline = memchr(*at, '\n', (size_t)(end - *at));
    const char *stop = newline ? newline : end;
    size_t length = (size_t)(stop - *at);
    snprintf(line, room, "%.*s", (int)(length < room ? length : room - 1), *at);
    *at = stop + (newline ? 1 : 0);
    return true;
}

static void read_header(struct exchange *x, const char *line)
{
    char cookies[600];
    if (!strncmp(line, "Cookie: ", 8)) {
        snprintf(cookies, sizeof cookies, "%s", line + 8);
        cookie_read(cookies, x->cookie);
    } else if (!strncmp(line, "Origin: ", 8)) {
        snprintf(x->origin, sizeof x->origin, "%s", line + 8);
    } else if (!strncmp(line, "Host: ", 6)) {
        snprintf(x->host, sizeof x->host, "%s", line + 6);
    } else if (!strncmp(line, "Content-Type: ", 14)) {
        snprintf(x->type, sizeof x->type, "%s", line + 14);
    } else if (!strncmp(line, "Accept-Encoding: ", 17)) {
        snprintf(x->accept, sizeof x->accept, "%s", line + 17);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct hub *hub = hall();
    struct exchange *x = calloc(1, sizeof *x);
    char line[600];
    const char *at = (const char *)bytes, *end = at + size;
    require(x != NULL, "out of memory", NULL);
    x->hub = hub;
    x->ready = ready;
    if (take_line(&at, end, line, sizeof line)) {
        x->post = !strncmp(line, "POST ", 5);
        snprintf(x->path, sizeof x->path, "%s",
                 line + strcspn(line, " ") + (strchr(line, ' ') != 0));
    }
    while (take_line(&at, end, line, sizeof line) && *line)
        read_header(x, line);
    x->length = (size_t)(end - at) < BODY_MOST ? (size_t)(end - at) : BODY_MOST;
    memcpy(x->body, at, x->length);
    http_handle(x);
    pool_drain(hub->pool);
    store_wait(hub->store);
    hub_flush(hub);
    require(x->wire == x && !x->busy, "no response", NULL);
    require(x->status >= 200 && x->status < 500, "a strange status", NULL);
    require(x->content_type != NULL, "no type", NULL);
    if (!strcmp(x->content_type, "application/json") && !x->data && !x->coding) {
        json_t *json = json_loadb(text_string(&x->text), x->text.length, 0, NULL);
        require(json != NULL, "not JSON", NULL);
        require(x->status < 400 || json_object_get(json, "error"), "no 'error'", NULL);
        json_decref(json);
    }
    exchange_free(x);
    hall_clear(hub);
    return 0;
}
