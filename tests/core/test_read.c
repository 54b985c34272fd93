/* test_read.c - reading members of positions: what is taken, and what is refused in which words. */
#include "core/read.h"

#include "kit/test.h"

static json_t *object(void)
{
    json_t *json = json_loads("{\"seven\": 7, \"text\": \"7\", \"yes\": true, \"none\": null,"
                              " \"list\": [1, 5], \"long\": [1, 1, 1, 1], \"wild\": [1, 9],"
                              " \"mixed\": [1, \"1\"], \"name\": \"full\", \"huge\": 263}",
                              0, NULL);
    CHECK(json != NULL);
    return json;
}

TEST(members_in_range_are_read)
{
    json_t *o = object();
    uint8_t number = 0, list[3] = {0}, count = 0, seat = 0, name = 0;
    seat_set seats = 0;
    bool flag = false;
    CHECK(read_number(o, "seven", 0, 7, &number, NULL));
    CHECK_EQ(number, 7);
    CHECK(read_flag(o, "yes", &flag, NULL));
    CHECK(flag);
    CHECK(read_list(o, "list", 1, 5, 3, &count, list, NULL));
    CHECK_EQ(count, 2);
    CHECK_EQ(list[1], 5);
    CHECK(read_seat(o, "none", 2, &seat, NULL));
    CHECK_EQ(seat, NOBODY);
    CHECK(read_seat(o, "seven", 8, &seat, NULL));
    CHECK_EQ(seat, 7);
    CHECK(!read_seats(o, "list", 5, &seats, NULL)); /* there is no seat 5 of 5 */
    CHECK(read_name(o, "name", (const char *const[]){"simple", "full", NULL}, &name, NULL));
    CHECK_EQ(name, 1);
    json_decref(o);
}

TEST(a_list_of_seats_is_a_set)
{
    json_t *o = json_pack("{s[iii]}", "seats", 0, 2, 2);
    seat_set seats = 0;
    CHECK(read_seats(o, "seats", 3, &seats, NULL));
    CHECK_EQ(seats, seat_bit(0) | seat_bit(2));
    json_decref(o);
}

TEST(other_members_are_refused_with_their_name)
{
    json_t *o = object();
    struct reason why;
    uint8_t number, count, list[3];
    bool flag;
    static const char *const names[] = {"simple", "raid", NULL};
    static const char *const no_numbers[] = {"missing", "text", "none", "huge"};
    for (size_t i = 0; i < sizeof no_numbers / sizeof *no_numbers; i++) {
        char expected[80];
        snprintf(expected, sizeof expected, "'%s' must be a number from 0 to 9.", no_numbers[i]);
        CHECK(!read_number(o, no_numbers[i], 0, 9, &number, &why));
        CHECK_STRING(why.text, expected);
    }
    CHECK(!read_flag(o, "seven", &flag, &why));
    CHECK_STRING(why.text, "'seven' must be true or false.");
    static const char *const no_lists[] = {"missing", "seven", "long", "wild", "mixed"};
    for (size_t i = 0; i < sizeof no_lists / sizeof *no_lists; i++) {
        CHECK(!read_list(o, no_lists[i], 1, 5, 3, &count, list, &why));
        CHECK_CONTAINS(why.text, "must be a list of at most 3 numbers, each from 1 to 5.");
    }
    CHECK(!read_seat(o, "missing", 2, &number, &why)); /* nobody must be said */
    CHECK(!read_seat(o, "seven", 7, &number, &why));
    CHECK_STRING(why.text, "'seven' must be a seat from 0 to 6, or null.");
    CHECK(!read_name(o, "name", names, &number, &why));
    CHECK_STRING(why.text, "'name' must be one of: simple, raid.");
    CHECK(!read_name(o, "seven", names, &number, &why));
    json_decref(o);
}
