/* test_plain.c - what people may write to each other. */
#include "core/plain.h"
#include "kit/test.h"

#include <stdio.h>

TEST(plain_text_of_any_language_is_plain)
{
    static const char *const texts[] = {"",     "Quiet Otter",  "Zoë",       "Ωμέγα",
                                        "日本", "🃏👍🏽", "a\xc2\xa0z"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        CHECK(plain_is(texts[i]));
}

static void check_made(const char *text, const char *made, bool lines)
{
    char copy[60];
    snprintf(copy, sizeof copy, "%s", text);
    plain_make(copy, lines);
    CHECK_STRING(copy, made);
}

TEST(what_steers_terminals_and_turns_lines_becomes_a_question_mark)
{
    static const char *const unfit[] = {
        "\x1b",         "\n",           "\t",           "\x7f",         "\xc2\x80",
        "\xc2\x9b",     "\xc2\x9f",     "\xe2\x80\xa8", "\xe2\x80\xae", "\xe2\x81\xa6",
        "\xe2\x81\xa9", "\xe2\x80\x8f", "\xd8\x9c"};
    for (size_t i = 0; i < sizeof unfit / sizeof *unfit; i++) {
        char text[20];
        snprintf(text, sizeof text, "a%sé", unfit[i]);
        CHECK(!plain_is(text));
        check_made(text, "a?é", false);
    }
    check_made("a\nb\x1b", "a\nb?", true);
}

TEST(bytes_that_are_no_characters_are_not_plain)
{
    check_made("\x80z", "?z", false);
    check_made("\xc0\xafz", "??z", false);           /* longer than it need be */
    check_made("\xe0\x80\xafz", "???z", false);      /* the same */
    check_made("\xed\xa0\x80z", "???z", false);      /* half a pair */
    check_made("\xf4\x90\x80\x80z", "????z", false); /* beyond the last one */
    check_made("\xf0\x9f\x83", "???", false);        /* its end is missing */
}
