/* plain.c - see plain.h. */
#include "core/plain.h"

/* How many bytes follow the first one; -1: it can't be a first one. */
static int followers(unsigned char first)
{
    return first < 0x80   ? 0
           : first < 0xc2 ? -1
           : first < 0xe0 ? 1
           : first < 0xf0 ? 2
           : first < 0xf5 ? 3
                          : -1;
}

/* Longer than it need be, half a pair of UTF-16, or beyond the last character. */
static bool is_overlong(uint32_t c, int more)
{
    return (more == 2 && c < 0x800) || (more == 3 && c < 0x10000) || (c >= 0xd800 && c < 0xe000) ||
           c > 0x10ffff;
}

uint32_t plain_next(const char **at)
{
    const unsigned char *bytes = (const unsigned char *)*at;
    int more = followers(*bytes);
    if (!*bytes)
        return 0;
    uint32_t c = more <= 0 ? *bytes : *bytes & (0x3fu >> more);
    for (int i = 1; i <= more; i++) {
        if ((bytes[i] & 0xc0) != 0x80)
            more = -1;
        else
            c = c << 6 | (bytes[i] & 0x3f);
    }
    if (more < 0 || is_overlong(c, more)) {
        ++*at;
        return PLAIN_BROKEN;
    }
    *at += 1 + more;
    return c;
}

static bool is_unfit(uint32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || (c >= 0x2028 && c <= 0x202e) ||
           (c >= 0x2066 && c <= 0x2069) || c == 0x200e || c == 0x200f || c == 0x061c ||
           c == PLAIN_BROKEN;
}

bool plain_is(const char *text)
{
    for (uint32_t c; (c = plain_next(&text));)
        if (is_unfit(c))
            return false;
    return true;
}

void plain_make(char *text, bool lines)
{
    const char *from = text, *next = text;
    char *to = text;
    for (uint32_t c; (c = plain_next(&next)); from = next)
        if (is_unfit(c) && !(lines && c == '\n'))
            *to++ = '?';
        else
            while (from < next)
                *to++ = *from++;
    *to = '\0';
}
