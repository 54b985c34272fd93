/* packing.c - see packing.h. */
#include "server/packing.h"

#include "core/embedded.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <zlib.h>

enum {
    WORTH = 1000,  /* bytes: less is one packet in any case */
    PRESSURE = 4,  /* of the compression: a millisecond for the largest rules */
    GZIP = 15 + 16 /* in zlib's words: the largest window, and gzip's head */
};

/* --- What is accepted. --- */

/* "q=0", "q=0.0": it is named to be refused. */
static bool is_refused(const char *parameters)
{
    const char *q = strstr(parameters, "q=");
    return q && strtod(q + 2, NULL) <= 0;
}

bool accepts_coding(const char *header, const char *coding)
{
    size_t length = strlen(coding);
    while (*header) {
        char part[40];
        header += strspn(header, ", \t");
        size_t end = strcspn(header, ",");
        snprintf(part, sizeof part, "%.*s", (int)end, header);
        header += end;
        if (!strncasecmp(part, coding, length) && strchr("; \t", part[length]))
            return !is_refused(part + length);
    }
    return false;
}

/* --- Files. --- */

static bool take_file(struct exchange *x, const char *name, const char *end, const char *coding)
{
    char whole[120];
    snprintf(whole, sizeof whole, "%s%s", name, end);
    const struct embedded *file = embedded_find(page_files, whole);
    if (!file || (coding && !accepts_coding(x->accept, coding)))
        return false;
    x->coding = coding;
    x->data = file->start;
    x->size = (size_t)(file->end - file->start);
    return true;
}

bool packed_file(struct exchange *x, const char *name)
{
    x->varies = true;
    return take_file(x, name, ".br", "br") || take_file(x, name, ".gz", "gzip") ||
           take_file(x, name, "", NULL);
}

/* --- Texts. --- */

/* False: there is no memory, or it would not become shorter. */
static bool deflate_text(const struct text *from, struct text *to)
{
    z_stream stream = {.next_in = (Bytef *)from->bytes, .avail_in = (uInt)from->length};
    char *room = text_tail(to, from->length);
    if (!room || deflateInit2(&stream, PRESSURE, Z_DEFLATED, GZIP, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return false;
    stream.next_out = (Bytef *)room;
    stream.avail_out = (uInt)from->length;
    bool fine = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    to->length += stream.total_out;
    deflateEnd(&stream);
    return fine;
}

void pack_text(struct exchange *x)
{
    struct text packed = {0};
    if (x->text.failed || x->text.length < WORTH)
        return;
    x->varies = true;
    if (accepts_coding(x->accept, "gzip") && deflate_text(&x->text, &packed)) {
        struct text plain = x->text;
        x->text = packed;
        packed = plain;
        x->coding = "gzip";
    }
    text_free(&packed);
}
