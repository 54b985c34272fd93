/* packing.h - responses that are compressed, for whoever takes them so.
 *
 * Files of the page are in the program in each coding, compressed when it was built; what is made
 * for a request is packed then. Only what is the same for everybody is packed: the length of a
 * packed secret tells something of it. */
#ifndef PARLOR_PACKING_H
#define PARLOR_PACKING_H

#include "server/http.h"

/* Whether an Accept-Encoding header names this coding, and not to refuse it. */
bool accepts_coding(const char *header, const char *coding);

/* The best file of the page that is called so, which becomes the response; false: there is none. */
bool packed_file(struct exchange *x, const char *name);

/* Packs the text of the response, if that is worth it. */
void pack_text(struct exchange *x);

#endif
