/* test_format.c - the short way of formatting says the same as the long one. */
#include "core/format.h"

#include "kit/test.h"

#include <limits.h>

static int format(char *out, size_t room, const char *text, ...)
    __attribute__((format(printf, 3, 4)));
static int format(char *out, size_t room, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    int length = format_text(out, room, text, values);
    va_end(values);
    return length;
}

#define SAME(room, ...)                                                                            \
    do {                                                                                           \
        char ours[64] = "unchanged", theirs[64] = "unchanged";                                     \
        CHECK_EQ(format(ours, room, __VA_ARGS__), snprintf(theirs, room, __VA_ARGS__));            \
        CHECK_STRING(ours, theirs);                                                                \
    } while (0)

TEST(numbers_words_and_everything_else_as_snprintf_writes_them)
{
    for (size_t room = 0; room < 24; room++) {
        SAME(room, "seat%d.%s", 3, "hand");
        SAME(room, "%s%s", "", "end");
        SAME(room, "%d%d", INT_MIN, INT_MAX);
        SAME(room, "%d", 0);
        SAME(room, "%d %d %d", 9, 10, -9);
        SAME(room, "%s: %d, %s", "many", 12345, "words");
        SAME(room, "no value at all");
        SAME(room, "%02d of %zu %%", 7, (size_t)9);
        SAME(room, "%.*s!", 2, "abc");
        SAME(room, "100%%");
    }
}
