/* test_format.c - the short way of formatting says the same as the long one. */
#include "core/format.h"

#include "kit/test.h"

#include <limits.h>

static int format(char *out, size_t capacity, const char *text, ...)
    __attribute__((format(printf, 3, 4)));
static int format(char *out, size_t capacity, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    int length = format_text(out, capacity, text, values);
    va_end(values);
    return length;
}

#define SAME(capacity, ...)                                                                        \
    do {                                                                                           \
        char ours[64] = "unchanged", theirs[64] = "unchanged";                                     \
        CHECK_EQ(format(ours, capacity, __VA_ARGS__), snprintf(theirs, capacity, __VA_ARGS__));    \
        CHECK_STRING(ours, theirs);                                                                \
    } while (0)

TEST(numbers_words_and_everything_else_as_snprintf_writes_them)
{
    for (size_t capacity = 0; capacity < 24; capacity++) {
        SAME(capacity, "seat%d.%s", 3, "hand");
        SAME(capacity, "%s%s", "", "end");
        SAME(capacity, "%d%d", INT_MIN, INT_MAX);
        SAME(capacity, "%d", 0);
        SAME(capacity, "%d %d %d", 9, 10, -9);
        SAME(capacity, "%s: %d, %s", "many", 12345, "words");
        SAME(capacity, "no value at all");
        SAME(capacity, "%02d of %zu %%", 7, (size_t)9);
        SAME(capacity, "%.*s!", 2, "abc");
        SAME(capacity, "100%%");
    }
}
