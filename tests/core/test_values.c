/* test_values.c - values that are kept instead of written. */
#include "core/values.h"

#include "core/writer.h"
#include "kit/test.h"

/* {"a":1,"b":["x",{"c":null}],"d":{},"e":WORD} */
static void put_some(struct values *values, const char *word)
{
    struct writer w = {.values = values};
    put_open(&w, NULL, '{');
    put_int(&w, "a", 1);
    put_open(&w, "b", '[');
    put_string(&w, NULL, "x");
    put_open(&w, NULL, '{');
    put_null(&w, "c");
    put_close(&w);
    put_close(&w);
    put_open(&w, "d", '{');
    put_close(&w);
    put_format(&w, "e", "%s", word);
    put_close(&w);
}

static void check_written(struct part part, const char *wanted)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    part_write(part, &w, NULL);
    CHECK_STRING(text_string(&out), wanted);
    text_free(&out);
}

TEST(kept_values_are_written_as_they_would_have_been)
{
    struct values v = {0};
    put_some(&v, "say \"y\"\n");
    check_written(part_whole(&v),
                  "{\"a\":1,\"b\":[\"x\",{\"c\":null}],\"d\":{},\"e\":\"say \\\"y\\\"\\n\"}");
    values_free(&v);
}

/* The parts of the whole: a, b, d, e. */
static void find_parts(const struct values *v, struct part parts[4])
{
    struct part whole = part_whole(v), part = part_first(whole);
    for (int i = 0; i < 4; i++, part = part_next(part)) {
        CHECK(part_is_in(part, whole));
        parts[i] = part;
    }
    CHECK(!part_is_in(part, whole));
}

TEST(every_part_can_be_written_alone)
{
    static const char *const wanted[] = {"1", "[\"x\",{\"c\":null}]", "{}", "\"y\""};
    static const uint32_t size[] = {1, 4, 1, 1};
    struct values v = {0};
    struct part parts[4];
    put_some(&v, "y");
    CHECK_EQ(v.count, 8);
    find_parts(&v, parts);
    for (int i = 0; i < 4; i++) {
        CHECK_EQ(parts[i].value->size, size[i]);
        check_written(parts[i], wanted[i]);
    }
    struct part x = part_first(parts[1]);
    check_written(x, "\"x\"");
    check_written(part_next(x), "{\"c\":null}");
    check_written(part_first(part_next(x)), "null");
    values_free(&v);
}

TEST(parts_are_the_same_only_in_all_that_is_in_them)
{
    struct values a = {0}, b = {0};
    struct part in_a[4], in_b[4];
    put_some(&a, "y");
    put_some(&b, "z");
    find_parts(&a, in_a);
    find_parts(&b, in_b);
    CHECK(part_same(part_whole(&a), part_whole(&a)));
    CHECK(!part_same(part_whole(&a), part_whole(&b)));
    for (int i = 0; i < 4; i++)
        CHECK_EQ(part_same(in_a[i], in_b[i]), i < 3);
    CHECK(!part_same(in_a[0], in_b[2]));
    values_free(&a);
    values_free(&b);
}

TEST(what_differs_only_in_name_kind_or_shape_is_not_the_same)
{
    struct values v = {0};
    struct writer w = {.values = &v};
    struct part parts[6], part;
    put_open(&w, NULL, '{');
    put_int(&w, "a", 1);
    put_int(&w, "b", 1);
    put_string(&w, "b", "1");
    put_raw(&w, "b", "1");
    put_open(&w, "b", '[');
    put_close(&w);
    put_open(&w, "b", '{');
    put_close(&w);
    put_close(&w);
    part = part_first(part_whole(&v));
    for (int i = 0; i < 6; i++, part = part_next(part))
        parts[i] = part;
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++)
            CHECK_EQ(part_same(parts[i], parts[j]), i == j);
    values_free(&v);
}

TEST(words_and_plain_values_are_kept_without_strings)
{
    static const char *const word[] = {"three", "four"};
    struct values v = {0};
    struct writer w = {.values = &v};
    put_open(&w, NULL, '[');
    put_literal(&w, NULL, word[0]);
    put_literal(&w, NULL, word[1]);
    put_literal(&w, NULL, word[0]);
    put_bool(&w, NULL, true);
    put_bool(&w, NULL, false);
    put_null(&w, NULL);
    put_string(&w, NULL, "a string behind them");
    put_close(&w);
    struct part first = part_first(part_whole(&v)), second = part_next(first);
    CHECK_EQ(v.strings.length, sizeof "a string behind them");
    CHECK(!part_same(first, second));
    CHECK(part_same(first, part_next(second)));
    check_written(part_whole(&v), "[\"three\",\"four\",\"three\",true,false,null,"
                                  "\"a string behind them\"]");
    values_free(&v);
}

TEST(strings_are_compared_wherever_they_are)
{
    struct values a = {0}, b = {0};
    struct writer wa = {.values = &a}, wb = {.values = &b};
    put_open(&wa, NULL, '[');
    put_string(&wa, NULL, "long before");
    put_string(&wa, NULL, "same");
    put_close(&wa);
    put_open(&wb, NULL, '[');
    put_string(&wb, NULL, "short");
    put_string(&wb, NULL, "same");
    put_close(&wb);
    struct part first = part_first(part_whole(&a)), other = part_first(part_whole(&b));
    CHECK(!part_same(first, other));
    CHECK(part_same(part_next(first), part_next(other)));
    values_free(&a);
    values_free(&b);
}

TEST(a_copy_is_complete_and_its_own)
{
    struct values a = {0}, b = {0};
    CHECK(!values_complete(&a));
    put_some(&a, "y");
    CHECK(values_complete(&a));
    values_copy(&b, &a);
    values_clear(&a);
    CHECK(!values_complete(&a));
    CHECK(values_complete(&b));
    check_written(part_whole(&b), "{\"a\":1,\"b\":[\"x\",{\"c\":null}],\"d\":{},\"e\":\"y\"}");
    values_copy(&b, &a);
    CHECK(!values_complete(&b));
    values_free(&a);
    values_free(&b);
}
