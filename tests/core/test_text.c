/* test_text.c - growing texts. */
#include "core/text.h"

#include "kit/test.h"

TEST(an_empty_text_is_an_empty_string)
{
    struct text t = {0};
    CHECK_STRING(text_string(&t), "");
    text_add(&t, "%s", "");
    CHECK_STRING(text_string(&t), "");
    text_free(&t);
}

TEST(text_is_added_at_the_end)
{
    struct text t = {0};
    text_add(&t, "%d cards", 5);
    text_add_bytes(&t, ", and more", 5);
    text_repeat(&t, "●", 3);
    text_repeat(&t, "x", 0);
    text_repeat(&t, "x", -2);
    CHECK_STRING(text_string(&t), "5 cards, and●●●");
    CHECK_EQ(t.length, strlen("5 cards, and●●●"));
    text_free(&t);
}

TEST(text_grows_as_long_as_needed)
{
    struct text t = {0};
    char piece[1001] = "";
    memset(piece, 'p', 1000);
    for (int i = 0; i < 100; i++)
        text_add(&t, "%s", piece);
    for (int i = 0; i < 1000; i++)
        text_add_bytes(&t, "q", 1);
    CHECK_EQ(t.length, 101000);
    CHECK_EQ(strlen(text_string(&t)), 101000);
    CHECK_EQ(strspn(text_string(&t), "p"), 100000);
    CHECK(!t.failed);
    text_free(&t);
}

TEST(a_cleared_text_is_empty_and_keeps_its_memory)
{
    struct text t = {0};
    text_add(&t, "before");
    size_t capacity = t.capacity;
    text_clear(&t);
    CHECK_STRING(text_string(&t), "");
    CHECK_EQ(t.capacity, capacity);
    text_add(&t, "now");
    CHECK_STRING(text_string(&t), "now");
    text_free(&t);
    CHECK(!t.bytes && !t.length && !t.capacity);
}

TEST(colours_are_written_only_where_they_are_wanted)
{
    struct text plain = {0}, coloured = {.color = true};
    struct text *both[] = {&plain, &coloured};
    for (int i = 0; i < 2; i++) {
        text_style(both[i], STYLE_RED);
        text_add(both[i], "Red");
        text_style(both[i], STYLE_PLAIN);
    }
    CHECK_STRING(text_string(&plain), "Red");
    CHECK_STRING(text_string(&coloured), "\033[1;31mRed\033[0m");
    text_free(&coloured);
    CHECK(coloured.color); /* what it is for outlives what it says */
    text_free(&plain);
}

TEST(every_style_has_a_code)
{
    for (enum style style = 0; style < STYLE_COUNT; style++) {
        struct text t = {.color = true};
        text_style(&t, style);
        CHECK_CONTAINS(text_string(&t), "\033[");
        CHECK(!strstr(text_string(&t), "null"));
        text_free(&t);
    }
}

/* After memory ran out nothing is added, so that no piece is missing in the middle. */
TEST(a_failed_text_stays_as_it_was)
{
    struct text t = {0};
    text_add(&t, "before");
    t.failed = true;
    text_add(&t, "after");
    text_add_bytes(&t, "after", 5);
    text_repeat(&t, "after", 2);
    CHECK_STRING(text_string(&t), "before");
    text_free(&t);
}
