/* test_writer.c - JSON as written, and read back by jansson. */
#include "core/writer.h"

#include "core/phrase.h"
#include "core/text.h"
#include "core/view.h"
#include "kit/test.h"

#include <jansson.h>

/* A writer and its text. */
struct page {
    struct text text;
    struct writer w;
};

static void page_open(struct page *page)
{
    *page = (struct page){0};
    page->w.out = &page->text;
}

static json_t *page_close(struct page *page)
{
    json_error_t error;
    json_t *json = json_loads(text_string(&page->text), JSON_DECODE_ANY, &error);
    if (!json)
        fail_msg("%s in %s", error.text, text_string(&page->text));
    CHECK_EQ(page->w.depth, 0);
    text_free(&page->text);
    return json;
}

TEST(values_nest_with_commas_between_them)
{
    struct page p;
    page_open(&p);
    put_open(&p.w, NULL, '{');
    put_int(&p.w, "seat", 1);
    put_open(&p.w, "cards", '[');
    put_string(&p.w, NULL, "3");
    put_open(&p.w, NULL, '{');
    put_close(&p.w);
    put_open(&p.w, NULL, '[');
    put_close(&p.w);
    put_null(&p.w, NULL);
    put_close(&p.w);
    put_bool(&p.w, "yes", true);
    put_bool(&p.w, "no", false);
    put_null(&p.w, "none");
    put_raw(&p.w, "raw", "{\"a\":[1,2]}");
    put_close(&p.w);
    CHECK_STRING(text_string(&p.text),
                 "{\"seat\":1,\"cards\":[\"3\",{},[],null],\"yes\":true,\"no\":false,"
                 "\"none\":null,\"raw\":{\"a\":[1,2]}}");
    json_decref(page_close(&p));
}

TEST(the_deepest_value_can_be_opened_and_closed)
{
    struct page p;
    page_open(&p);
    for (int i = 0; i < JSON_DEPTH; i++)
        put_open(&p.w, NULL, '[');
    put_int(&p.w, NULL, 1);
    for (int i = 0; i < JSON_DEPTH; i++)
        put_close(&p.w);
    CHECK_STRING(text_string(&p.text), "[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]");
    json_decref(page_close(&p));
}

TEST(numbers_of_any_size_come_back)
{
    static const int64_t numbers[] = {0, -1, 255, INT64_MAX, INT64_MIN};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct page p;
        page_open(&p);
        put_int(&p.w, NULL, numbers[i]);
        json_t *json = page_close(&p);
        CHECK(json_integer_value(json) == numbers[i]);
        json_decref(json);
    }
}

TEST(strings_come_back_whatever_they_hold)
{
    char all[128] = "";
    for (int i = 1; i < 128; i++)
        all[i - 1] = (char)i;
    const char *const strings[] = {"",  "plain",     "\"",       "\\", "\\\"", "\n\t\r\b\f\033[0m",
                                   "/", "Zoë ● ░ 𝄞", "%s %d %n", all};
    for (size_t i = 0; i < sizeof strings / sizeof *strings; i++) {
        struct page p;
        page_open(&p);
        put_open(&p.w, NULL, '{');
        put_string(&p.w, "value", strings[i]);
        put_close(&p.w);
        json_t *json = page_close(&p);
        CHECK_STRING(json_string_value(json_object_get(json, "value")), strings[i]);
        json_decref(json);
    }
}

#define UNKNOWN "\xef\xbf\xbd" /* the character that stands for what is none */

/* Strings are copied in pieces: something strange must be seen at every place of every length. */
TEST(what_needs_a_second_look_is_found_anywhere)
{
    static const char strange[] = {'"', '\\', '\n', 1, 0x1f, 0x7f};
    for (size_t length = 1; length < 40; length++)
        for (size_t at = 0; at < length; at++)
            for (size_t i = 0; i < sizeof strange; i++) {
                char value[40] = "";
                struct text text = {0};
                struct writer w = {.out = &text};
                memset(value, i % 2 ? '!' : '~', length); /* neighbours of what is strange */
                value[at] = strange[i];
                put_open(&w, NULL, '{');
                put_string(&w, "value", value);
                put_close(&w);
                json_t *json = json_loads(text_string(&text), 0, NULL);
                CHECK_STRING(json_string_value(json_object_get(json, "value")), value);
                json_decref(json);
                text_free(&text);
            }
}

TEST(names_of_every_length_are_written)
{
    for (int length = 1; length < 30; length++) {
        char name[32];
        struct text text = {0};
        struct writer w = {.out = &text};
        snprintf(name, sizeof name, "%.*s", length, "abcdefghijklmnopqrstuvwxyz_0123");
        put_open(&w, NULL, '{');
        put_int(&w, name, length);
        put_close(&w);
        json_t *json = json_loads(text_string(&text), 0, NULL);
        CHECK_EQ(json_integer_value(json_object_get(json, name)), length);
        json_decref(json);
        text_free(&text);
    }
}

/* A cut sentence can end in half a character. */
TEST(bytes_that_are_no_text_are_replaced)
{
    static const char *const broken[][2] = {
        {"\xff", UNKNOWN},
        {"a\x80z", "a" UNKNOWN "z"},
        {"Zo\xc3", "Zo" UNKNOWN},                  /* cut in the middle */
        {"\xe2\x97", UNKNOWN UNKNOWN},             /* of three bytes */
        {"\xf0\x9d\x84", UNKNOWN UNKNOWN UNKNOWN}, /* of four */
        {"\xc3\"", UNKNOWN "\""},                  /* the quote is not swallowed */
        {"\xc0\xaf", UNKNOWN UNKNOWN},             /* longer than needed */
        {"\xe0\x80\xaf", UNKNOWN UNKNOWN UNKNOWN}, /* likewise */
        {"\xf0\x80\x80\xaf", UNKNOWN UNKNOWN UNKNOWN UNKNOWN},
        {"\xed\xa0\x80", UNKNOWN UNKNOWN UNKNOWN},             /* half a pair of UTF-16 */
        {"\xf4\x90\x80\x80", UNKNOWN UNKNOWN UNKNOWN UNKNOWN}, /* above the last character */
        {"\xf5\x80\x80\x80", UNKNOWN UNKNOWN UNKNOWN UNKNOWN},
        {"\xed\x9f\xbf\xf4\x8f\xbf\xbf", "\xed\x9f\xbf\xf4\x8f\xbf\xbf"}, /* still fine */
    };
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        struct page p;
        page_open(&p);
        put_string(&p.w, NULL, broken[i][0]);
        json_t *json = page_close(&p);
        CHECK_STRING(json_string_value(json), broken[i][1]);
        json_decref(json);
    }
}

TEST(lists_of_bytes_and_seats)
{
    struct page p;
    page_open(&p);
    put_open(&p.w, NULL, '{');
    put_bytes(&p.w, "bytes", (const uint8_t[]){0, 7, 255}, 3);
    put_bytes(&p.w, "empty", NULL, 0);
    put_seat(&p.w, "turn", 2);
    put_seat(&p.w, "winner", NOBODY);
    put_seats(&p.w, "pending", seat_bit(0) | seat_bit(4));
    put_format(&p.w, "id", "seat%d.%s", 1, "hand");
    put_close(&p.w);
    CHECK_STRING(text_string(&p.text),
                 "{\"bytes\":[0,7,255],\"empty\":[],\"turn\":2,\"winner\":null,"
                 "\"pending\":[0,4],\"id\":\"seat1.hand\"}");
    json_decref(page_close(&p));
}

TEST(views_have_the_shape_that_all_games_share)
{
    struct page p;
    page_open(&p);
    put_open(&p.w, NULL, '[');
    view_seat_open(&p.w, 1, "Ann");
    view_counter(&p.w, 1, "hand_size", "hand size", 5);
    view_counter_of(&p.w, 1, "wins", "rounds won", 2, 3);
    put_close(&p.w);
    put_close(&p.w);
    view_zone_open(&p.w, "seat1.hand", "hand", 1, "Hand", 2);
    view_card(&p.w, "seat1.hand", 0, "three");
    view_card(&p.w, "seat1.hand", 1, NULL);
    view_zone_close(&p.w);
    view_zone_closed(&p.w, "deck", "deck", NOBODY, "Deck", 9);
    put_close(&p.w);
    CHECK_STRING(text_string(&p.text),
                 "[{\"id\":\"seat1\",\"seat\":1,\"name\":\"Ann\",\"counters\":[{\"id\":"
                 "\"seat1.hand_size\",\"name\":\"hand_size\",\"title\":\"hand size\","
                 "\"value\":5},{\"id\":\"seat1.wins\",\"name\":\"wins\","
                 "\"title\":\"rounds won\",\"value\":2,\"of\":3}]},"
                 "{\"id\":\"seat1.hand\",\"kind\":\"hand\",\"seat\":1,\"title\":\"Hand\","
                 "\"count\":2,\"cards\":[{\"id\":\"seat1.hand.0\",\"card\":\"three\"},"
                 "{\"id\":\"seat1.hand.1\",\"card\":null}]},"
                 "{\"id\":\"deck\",\"kind\":\"deck\",\"title\":\"Deck\",\"count\":9}]");
    json_decref(page_close(&p));
}
