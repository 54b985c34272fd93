/* test_alike.c - who has misspelt a name is told which one may be meant. */
#include "core/alike.h"

#include "kit/test.h"

static const char *const names[] = {"Death Marshal", "Ronin", "Rotten Belle", "Nurse", NULL};

static const char *meant(const char *wanted)
{
    struct alike alike = {.wanted = wanted};
    for (const char *const *name = names; *name; name++)
        alike_try(&alike, *name, *name);
    return alike.found ? alike.found : "none";
}

TEST(letters_are_counted_that_differ)
{
    CHECK_EQ(letters_apart("ronin", "Ronin"), 0);
    CHECK_EQ(letters_apart("ronan", "Ronin"), 1);
    CHECK_EQ(letters_apart("ronins", "Ronin"), 1);
    CHECK_EQ(letters_apart("rnin", "Ronin"), 1);
    CHECK_EQ(letters_apart("death-marshal", "death_marshal"), 0);
    CHECK_EQ(letters_apart("", "Ronin"), 5);
    CHECK_EQ(letters_apart("kitten", "sitting"), 3);
    CHECK_EQ(
        letters_apart("a name that is much longer than any that a card of a game can have, by far",
                      "a name that is much longer than any that a card of a game can have"),
        0);
}

TEST(the_nearest_name_is_meant_and_a_part_of_one)
{
    CHECK_STRING(meant("ronan"), "Ronin");
    CHECK_STRING(meant("nurses"), "Nurse");
    CHECK_STRING(meant("death marshals"), "Death Marshal");
    CHECK_STRING(meant("marshal"), "Death Marshal");
    CHECK_STRING(meant("deth marshall"), "Death Marshal");
    CHECK_STRING(meant("xyzzy"), "none");
    CHECK_STRING(meant("x"), "none");
    CHECK_STRING(meant(""), "none");
    CHECK_STRING(meant("mar"), "none");
}
