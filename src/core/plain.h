/* plain.h - text that people write to each other, and that ends in somebody's terminal or page: no
 * control characters (C0, C1, DEL), no separators of lines and paragraphs, and nothing that turns
 * the direction of what follows. */
#ifndef PARLOR_PLAIN_H
#define PARLOR_PLAIN_H

#include <stdbool.h>
#include <stdint.h>

/* The next character of a text in UTF-8, which moves behind it; 0 at the end. A byte that is no
 * UTF-8 is PLAIN_BROKEN. */
uint32_t plain_next(const char **at);
enum { PLAIN_BROKEN = 0xfffd };

bool plain_is(const char *text);
/* Makes it so: what is not becomes a question mark, but `lines` keeps line feeds. */
void plain_make(char *text, bool lines);

#endif
