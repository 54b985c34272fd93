/* test_alike.c - which name somebody probably meant. */
#include "core/alike.h"
#include "kit/test.h"

TEST(names_are_alike_that_differ_in_a_letter_or_two)
{
    CHECK_EQ(name_distance("quick_study", "Quick Study"), 0);
    CHECK_EQ(name_distance("nurses", "nurse"), 1);
    CHECK_EQ(name_distance("bete noire", "B\xc3\xaate Noire"), 1);
    CHECK_EQ(name_distance("kitten", "mitton"), 2);
    CHECK_EQ(name_distance("kitten", "sitting"), NOT_ALIKE);
    CHECK_EQ(name_distance("", "nurse"), NOT_ALIKE);
    CHECK_EQ(name_distance("!", "?"), NOT_ALIKE);
}

/* Two letters of four are half a name. */
TEST(short_names_differ_in_one_letter_at_most)
{
    CHECK_EQ(name_distance("wren", "wran"), 1);
    CHECK_EQ(name_distance("wren", "wral"), NOT_ALIKE);
    CHECK_EQ(name_distance("imp", "gull"), NOT_ALIKE);
}

TEST(what_is_longer_than_any_name_is_none)
{
    static const char forty[] = "abcdefghijklmnopqrstuvwxyzabcdefghijklmn";
    static const char more[] = "abcdefghijklmnopqrstuvwxyzabcdefghijklmno";
    CHECK_EQ(name_distance(forty, forty), 0);
    CHECK_EQ(name_distance(more, forty), NOT_ALIKE);
    CHECK_EQ(name_distance(forty, more), NOT_ALIKE);
}
