/* names.c - see names.h. */
#include "server/names.h"

#include "core/plain.h"
#include "server/call.h"

#include <stdio.h>
#include <string.h>

/* --- What is allowed. --- */

/* Han, kana and Hangul are one: East Asian names mix them, and they look like nothing else. */
enum script { COMMON, LATIN, GREEK, CYRILLIC, HEBREW, ARABIC, EAST_ASIAN, NO_SCRIPT };

static const struct {
    uint32_t first, last;
    enum script script;
} ranges[] = {
    {'A', 'Z', LATIN},
    {'a', 'z', LATIN},
    {0xc0, 0xd6, LATIN},
    {0xd8, 0xf6, LATIN},
    {0xf8, 0x148, LATIN},
    {0x14a, 0x17e, LATIN},
    {0x1a0, 0x1a1, LATIN},
    {0x1af, 0x1b0, LATIN},
    {0x218, 0x21b, LATIN},
    {0x1ea0, 0x1ef9, LATIN},
    {0x386, 0x386, GREEK},
    {0x388, 0x38a, GREEK},
    {0x38c, 0x38c, GREEK},
    {0x38e, 0x3a1, GREEK},
    {0x3a3, 0x3ce, GREEK},
    {0x400, 0x45f, CYRILLIC},
    {0x490, 0x491, CYRILLIC},
    {0x5d0, 0x5ea, HEBREW},
    {0x621, 0x63a, ARABIC},
    {0x641, 0x64a, ARABIC},
    {0x67e, 0x67e, ARABIC},
    {0x686, 0x686, ARABIC},
    {0x698, 0x698, ARABIC},
    {0x6a9, 0x6a9, ARABIC},
    {0x6af, 0x6af, ARABIC},
    {0x6cc, 0x6cc, ARABIC},
    {0x3041, 0x3096, EAST_ASIAN},
    {0x30a1, 0x30fa, EAST_ASIAN},
    {0x30fc, 0x30fc, EAST_ASIAN},
    {0x4e00, 0x9fff, EAST_ASIAN},
    {0xac00, 0xd7a3, EAST_ASIAN},
};

static bool is_sign(uint32_t c)
{
    return c < 0x80 && strchr(" -_'.", (int)c);
}

static enum script script_of(uint32_t c)
{
    if ((c >= '0' && c <= '9') || is_sign(c))
        return COMMON;
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        if (c >= ranges[i].first && c <= ranges[i].last)
            return ranges[i].script;
    return NO_SCRIPT;
}

static bool check_letters(const char *name, struct reason *why)
{
    enum script script = COMMON;
    uint32_t before = '-'; /* so that no sign is the first */
    for (uint32_t c; (c = plain_next(&name));) {
        enum script its = script_of(c);
        if (its == NO_SCRIPT)
            return refuse(why, "A name has letters, digits, blanks and - _ ' . and nothing else.");
        if (its != COMMON && script != COMMON && its != script)
            return refuse(why, "A name does not mix letters of several scripts.");
        if (is_sign(c) && is_sign(before) && !(before == '.' && c == ' '))
            return refuse(why, "Between two of the signs of a name there is a letter or a digit.");
        before = c;
        script = its == COMMON ? script : its;
    }
    if (script == COMMON)
        return refuse(why, "A name has a letter.");
    return true;
}

static bool names_a_bot(const char *name);

bool name_check(const char *name, struct reason *why)
{
    size_t length = strlen(name);
    if (length < 2 || length >= NAME_BYTES)
        return refuse(why,
                      "A name has 2 to %d characters; letters other than A to Z count for more.",
                      NAME_BYTES - 1);
    if (name[0] == ' ' || name[length - 1] == ' ')
        return refuse(why, "A name does not begin or end with a blank.");
    if (!check_letters(name, why))
        return false;
    return !names_a_bot(name) ||
           refuse(why, "Only bots of the house are called so: choose a name that is no bot's.");
}

/* --- What looks alike. --- */

/* U+00C0 to U+017F without accents. */
static const char bare[] = "aaaaaaaceeeeiiiidnooooo*ouuuuyps" /* the second row is lower case */
                           "aaaaaaaceeeeiiiidnooooo*ouuuuypy"
                           "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkk"
                           "llllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuu"
                           "wwyyyzzzzzzs";
_Static_assert(sizeof bare == 0x180 - 0xc0 + 1, "a letter for each");

/* U+0391 to U+03A9, capitals, and U+0430 to U+044F, small letters, as Latin; '*': as nothing. */
static const char greek[] = "ab**ezh*ik*mn*o*p**ty*x*w";
static const char cyrillic[] = "a*b**e****k*mho*pcty*x**********";
_Static_assert(sizeof greek == 0x3aa - 0x391 + 1, "a letter for each");
_Static_assert(sizeof cyrillic == 0x450 - 0x430 + 1, "a letter for each");

static uint32_t vietnamese(uint32_t c)
{
    return c < 0x1eb8   ? 'a'
           : c < 0x1ec8 ? 'e'
           : c < 0x1ecc ? 'i'
           : c < 0x1ee4 ? 'o'
           : c < 0x1ef2 ? 'u'
                        : 'y';
}

static uint32_t latin(uint32_t c)
{
    if (c >= 0xc0 && c < 0x180)
        return (uint32_t)bare[c - 0xc0];
    switch (c) {
    case 0x1a0:
    case 0x1a1: return 'o';
    case 0x1af:
    case 0x1b0: return 'u';
    case 0x218:
    case 0x219: return 's';
    case 0x21a:
    case 0x21b: return 't';
    default: return c >= 0x1ea0 && c <= 0x1ef9 ? vietnamese(c) : c;
    }
}

/* The capital without its accent. */
static uint32_t greek_capital(uint32_t c)
{
    static const struct {
        uint16_t from, to;
    } accents[] = {{0x386, 0x391}, {0x388, 0x395}, {0x389, 0x397}, {0x38a, 0x399}, {0x38c, 0x39f},
                   {0x38e, 0x3a5}, {0x38f, 0x3a9}, {0x390, 0x399}, {0x3aa, 0x399}, {0x3ab, 0x3a5},
                   {0x3ac, 0x391}, {0x3ad, 0x395}, {0x3ae, 0x397}, {0x3af, 0x399}, {0x3b0, 0x3a5},
                   {0x3c2, 0x3a3}, {0x3ca, 0x399}, {0x3cb, 0x3a5}, {0x3cc, 0x39f}, {0x3cd, 0x3a5},
                   {0x3ce, 0x3a9}};
    for (size_t i = 0; i < sizeof accents / sizeof *accents; i++)
        if (accents[i].from == c)
            return accents[i].to;
    return c >= 0x3b1 && c <= 0x3c9 ? c - 32 : c;
}

static uint32_t cyrillic_small(uint32_t c)
{
    c = c >= 0x410 && c < 0x430 ? c + 32 : c < 0x410 ? c + 80 : c == 0x490 ? 0x491 : c;
    switch (c) {
    case 0x450:
    case 0x451: return 'e';
    case 0x455: return 's';
    case 0x456:
    case 0x457: return 'i';
    case 0x458: return 'j';
    default: return c;
    }
}

/* One character as the one that stands for all that look like it. */
static uint32_t fold(uint32_t c)
{
    switch (script_of(c)) {
    case LATIN: c = latin(c); break;
    case GREEK:
        c = greek_capital(c);
        c = c >= 0x391 && c < 0x3aa && greek[c - 0x391] != '*' ? (uint32_t)greek[c - 0x391] : c;
        break;
    case CYRILLIC:
        c = cyrillic_small(c);
        c = c >= 0x430 && c < 0x450 && cyrillic[c - 0x430] != '*' ? (uint32_t)cyrillic[c - 0x430]
                                                                  : c;
        break;
    default: break;
    }
    c = c >= 'A' && c <= 'Z' ? c + 32 : c;
    return c == '0' ? 'o' : c == '1' || c == 'i' ? 'l' : c;
}

static size_t encode(uint32_t c, char *out)
{
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    size_t length = c < 0x800 ? 2 : 3; /* what is allowed is below U+10000 */
    for (size_t i = length - 1; i > 0; i--, c >>= 6)
        out[i] = (char)(0x80 | (c & 0x3f));
    out[0] = (char)((length == 2 ? 0xc0 : 0xe0) | c);
    return length;
}

/* Two letters that together look like one. */
static bool joins(char before, uint32_t c, char *joined)
{
    *joined = before == 'r' && c == 'n' ? 'm' : before == 'v' && c == 'v' ? 'w' : '\0';
    return *joined;
}

void name_skeleton(const char *name, char skeleton[SKELETON_BYTES])
{
    size_t length = 0;
    char joined;
    for (uint32_t c; (c = plain_next(&name)) && length + 4 < SKELETON_BYTES;) {
        if (is_sign(c))
            continue;
        c = fold(c);
        if (length && joins(skeleton[length - 1], c, &joined))
            skeleton[length - 1] = joined;
        else
            length += encode(c > 0xffff ? PLAIN_BROKEN : c, skeleton + length);
    }
    skeleton[length] = '\0';
}

/* --- What only the house is called. --- */

static bool is_level(const char *skeleton)
{
    char own[SKELETON_BYTES];
    for (const char *const *level = bot_levels; *level; level++) {
        name_skeleton(*level, own);
        if (!strcmp(own, skeleton))
            return true;
    }
    return false;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Of a name or a word of it, without the digits around: a number makes it no other one. */
static void piece_skeleton(const char *piece, size_t length, char skeleton[SKELETON_BYTES])
{
    char inner[NAME_BYTES];
    for (; length && is_digit(*piece); length--)
        piece++;
    while (length && is_digit(piece[length - 1]))
        length--;
    snprintf(inner, sizeof inner, "%.*s", (int)length, piece);
    name_skeleton(inner, skeleton);
}

/* One of its words is "bot", or it is a bot's level, with that word or a number or without. */
static bool names_a_bot(const char *name)
{
    char skeleton[SKELETON_BYTES];
    for (const char *word = name; *(word += strspn(word, " -_'."));) {
        size_t length = strcspn(word, " -_'.");
        piece_skeleton(word, length, skeleton);
        if (!strcmp(skeleton, "bot") || !strcmp(skeleton, "bots"))
            return true;
        word += length;
    }
    piece_skeleton(name, strlen(name), skeleton);
    size_t length = strlen(skeleton);
    if (length > 3 && !strcmp(skeleton + length - 3, "bot"))
        skeleton[length - 3] = '\0';
    return is_level(skeleton) || (!strncmp(skeleton, "bot", 3) && is_level(skeleton + 3));
}

bool name_is_reserved(const char *skeleton)
{
    static const char *const words[] = {"bot",   "parlor",    "server", "house",    "host",
                                        "admin", "moderator", "nobody", "somebody", DEPARTED};
    char own[SKELETON_BYTES];
    if (is_level(skeleton))
        return true;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        name_skeleton(words[i], own);
        if (!strcmp(own, skeleton))
            return true;
    }
    return false;
}
