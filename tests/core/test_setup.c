/* test_setup.c - setups from a schema made for this test: defaults, reading, refusing, writing. */
#include "core/setup.h"

#include "core/text.h"
#include "kit/test.h"

static const char *const modes[] = {"simple", "full", "raid", NULL};
static const char *const fighters[] = {"grave", "jaina", "rook", NULL};

/* More names than fit into a sentence, and one that alone is too long for the room left. */
static const char *const many[] = {
    "the_first_of_many_names",
    "the_second_of_many_names",
    "the_third_of_many_names",
    "the_fourth_of_many_names",
    "a_name_that_is_much_longer_than_all_the_others_and_goes_on_and_on",
    "the_sixth_of_many_names",
    "x",
    "y",
    NULL};

static const char *const maps[] = {"meadow", "cellar", NULL};
static const struct setup_choice maps_about[] = {
    {"The Meadow", "Green and open.", "grass", .friendly = true}, {"Cellar", NULL}, {NULL}};

enum { MODE, ROUNDS, QUICK, TEAM, BANK, ODDS, MANY, MAP, LAST };

static const struct setup_field fields[] = {
    [MODE] = {"mode", "Mode", SETUP_CHOICE, 1, modes, .fallback = 1},
    [ROUNDS] = {"rounds", "Rounds", SETUP_NUMBER, 1, .least = -2, .most = 300, .fallback = 3},
    [QUICK] = {"quick", "Quick game", SETUP_FLAG, 1, .fallback = 1},
    [TEAM] = {"team", "Fighters", SETUP_CHOICE, 3, fighters, .fallback = 2},
    [BANK] = {"bank", "Bank", SETUP_NUMBER, 4, .least = 0, .most = 9, .bounded = 7},
    [ODDS] = {"odds", "Odds", SETUP_FLAG, 2},
    [MANY] = {"many", "Many", SETUP_CHOICE, 1, many},
    [MAP] = {"map", "Map", SETUP_TEXT, 10, maps, .about = maps_about, .fallback = 1, .modes = 6,
             .noun = "map", .when = "mode", .is = 2},
    [LAST] = {"last", "Behind the text", SETUP_NUMBER, 1, .most = 9, .fallback = 4, .when = "quick",
              .is = true},
    {.name = NULL},
};

static int value(const struct setup *setup, int field, int i)
{
    return setup_get(fields, setup, field, i);
}

static bool read_text(const char *text, struct setup *setup, struct reason *why)
{
    json_t *json = json_loads(text, JSON_DECODE_ANY, NULL);
    CHECK(json != NULL);
    bool fine = setup_read(fields, json, setup, why);
    json_decref(json);
    return fine;
}

static bool is_same(const struct setup *x, const struct setup *y)
{
    return !memcmp(x, y, sizeof *x);
}

/* --- What is accepted. --- */

TEST(a_setup_begins_with_its_defaults)
{
    struct setup setup;
    setup_defaults(fields, &setup);
    CHECK_EQ(value(&setup, MODE, 0), 1);
    CHECK_EQ(value(&setup, ROUNDS, 0), 3);
    CHECK_EQ(value(&setup, QUICK, 0), 1);
    for (int i = 0; i < 3; i++)
        CHECK_EQ(value(&setup, TEAM, i), 2);
    for (int i = 0; i < 4; i++)
        CHECK_EQ(value(&setup, BANK, i), 0);
    struct setup bounded, read;
    setup_bounded(fields, &bounded);
    for (int i = 0; i < 4; i++)
        CHECK_EQ(value(&bounded, BANK, i), 7);
    CHECK(setup_set(fields, &bounded, "bank", "0,0,0,0", NULL));
    CHECK(is_same(&bounded, &setup)); /* all the rest are defaults */
    CHECK(setup_read(fields, NULL, &read, NULL));
    CHECK(is_same(&read, &setup));
    CHECK(read_text("{}", &read, NULL));
    CHECK(is_same(&read, &setup));
}

TEST(what_a_setup_does_not_name_keeps_its_default)
{
    struct setup setup;
    CHECK(read_text("{\"mode\": \"raid\", \"rounds\": -2, \"quick\": false, \"team\": [\"jaina\"],"
                    " \"bank\": [9, 8, 7, 6], \"odds\": [true, false]}",
                    &setup, NULL));
    CHECK_EQ(value(&setup, MODE, 0), 2);
    CHECK_EQ(value(&setup, ROUNDS, 0), -2);
    CHECK_EQ(value(&setup, QUICK, 0), 0);
    CHECK_EQ(value(&setup, TEAM, 0), 1);
    CHECK_EQ(value(&setup, TEAM, 1), 2);
    CHECK_EQ(value(&setup, BANK, 3), 6);
    CHECK_EQ(value(&setup, ODDS, 0), 1);
    CHECK_EQ(value(&setup, ODDS, 1), 0);
}

TEST(a_setup_is_changed_by_words)
{
    struct setup setup;
    setup_defaults(fields, &setup);
    CHECK(setup_set(fields, &setup, "mode", "simple", NULL));
    CHECK(setup_set(fields, &setup, "rounds", "300", NULL));
    CHECK(setup_set(fields, &setup, "quick", "no", NULL));
    CHECK(setup_set(fields, &setup, "team", "grave,jaina", NULL));
    CHECK(setup_set(fields, &setup, "odds", "yes,yes", NULL));
    CHECK_EQ(value(&setup, MODE, 0), 0);
    CHECK_EQ(value(&setup, ROUNDS, 0), 300);
    CHECK_EQ(value(&setup, QUICK, 0), 0);
    CHECK_EQ(value(&setup, TEAM, 0), 0);
    CHECK_EQ(value(&setup, TEAM, 1), 1);
    CHECK_EQ(value(&setup, TEAM, 2), 2);
    CHECK_EQ(value(&setup, ODDS, 1), 1);
}

TEST(a_text_is_a_choice_or_ones_own_lines)
{
    struct setup setup;
    char text[11];
    setup_defaults(fields, &setup);
    setup_get_text(fields, &setup, MAP, text);
    CHECK_STRING(text, "cellar");
    CHECK_EQ(value(&setup, LAST, 0), 4);
    CHECK(setup_set(fields, &setup, "map", "0123456789", NULL));
    setup_get_text(fields, &setup, MAP, text);
    CHECK_STRING(text, "0123456789");
    CHECK_EQ(value(&setup, LAST, 0), 4);
    CHECK(setup_set(fields, &setup, "map", "#,\n.", NULL));
    setup_get_text(fields, &setup, MAP, text);
    CHECK_STRING(text, "#,\n.");
    CHECK(read_text("{\"map\": \"a\\nb\", \"last\": 7}", &setup, NULL));
    setup_get_text(fields, &setup, MAP, text);
    CHECK_STRING(text, "a\nb");
    CHECK_EQ(value(&setup, LAST, 0), 7);
}

/* --- What is refused, in which words. --- */

#define NOT_THIS_TEXT                                                                              \
    "'map' is at most 10 characters long, and only of printable ASCII and line ends."

static const char *const refused_json[][2] = {
    {"[]", "A setup is a JSON object such as {\"mode\": \"full\"}."},
    {"7", "A setup is a JSON object such as {\"mode\": \"full\"}."},
    {"null", "A setup is a JSON object such as {\"mode\": \"full\"}."},
    {"{\"moed\": \"full\"}", "This game's setup has no 'moed'."},
    {"{\"mode\": \"fast\"}", "'mode' can't be 'fast'; it is simple, full, raid."},
    {"{\"mode\": 1}", "'mode' can't be '1'; it is simple, full, raid."},
    {"{\"mode\": null}", "'mode' can't be 'null'; it is simple, full, raid."},
    {"{\"mode\": [\"full\"]}", "'mode' can't be '[\"full\"]'; it is simple, full, raid."},
    {"{\"rounds\": -3}", "'rounds' can't be '-3'; it is a number from -2 to 300."},
    {"{\"rounds\": 301}", "'rounds' can't be '301'; it is a number from -2 to 300."},
    {"{\"rounds\": 65539}", "'rounds' can't be '65539'; it is a number from -2 to 300."},
    {"{\"rounds\": 3.0}", "'rounds' can't be '3.0'; it is a number from -2 to 300."},
    {"{\"rounds\": \"3\"}", "'rounds' can't be '\"3\"'; it is a number from -2 to 300."},
    {"{\"quick\": 1}", "'quick' can't be '1'; it is no, yes."},
    {"{\"quick\": \"yes\"}", "'quick' can't be '\"yes\"'; it is no, yes."},
    {"{\"team\": \"rook\"}", "'team' is a list of at most 3 values."},
    {"{\"bank\": [1, 2, 3, 4, 5]}", "'bank' is a list of at most 4 values."},
    {"{\"bank\": [1, 10]}", "'bank' can't be '10'; it is a number from 0 to 9."},
    {"{\"map\": \"01234567890\"}", NOT_THIS_TEXT},
    {"{\"map\": \"\\u00e9\"}", NOT_THIS_TEXT},
    {"{\"map\": \"a\\tb\"}", NOT_THIS_TEXT},
    {"{\"map\": 3}", NOT_THIS_TEXT},
    {"{\"team\": [\"rook\", \"pawn\"]}", "'team' can't be 'pawn'; it is grave, jaina, rook."},
};

TEST(a_wrong_setup_is_refused_in_words_that_help)
{
    for (size_t i = 0; i < sizeof refused_json / sizeof *refused_json; i++) {
        struct reason why = {""};
        struct setup setup, before;
        memset(&setup, 0x5a, sizeof setup);
        before = setup;
        CHECK(!read_text(refused_json[i][0], &setup, &why));
        CHECK_STRING(why.text, refused_json[i][1]);
        CHECK(is_same(&setup, &before)); /* a refusal has changed nothing */
    }
}

static const char *const refused_words[][3] = {
    {"moed", "full", "This game's setup has no 'moed'."},
    {"mode", "fast", "'mode' can't be 'fast'; it is simple, full, raid."},
    {"mode", "", "'mode' can't be ''; it is simple, full, raid."},
    {"mode", "full,raid", "'mode' takes at most 1 value."},
    {"rounds", "", "'rounds' can't be ''; it is a number from -2 to 300."},
    {"rounds", "-3", "'rounds' can't be '-3'; it is a number from -2 to 300."},
    {"rounds", "3x", "'rounds' can't be '3x'; it is a number from -2 to 300."},
    {"rounds", "99999999999999999999",
     "'rounds' can't be '99999999999999999999'; it is a number from -2 to 300."},
    {"quick", "true", "'quick' can't be 'true'; it is no, yes."},
    {"team", "grave,jaina,rook,grave", "'team' takes at most 3 values."},
    {"team", "grave,pawn", "'team' can't be 'pawn'; it is grave, jaina, rook."},
    {"team", "grave,", "'team' can't be ''; it is grave, jaina, rook."},
};

TEST(wrong_words_are_refused_in_words_that_help)
{
    for (size_t i = 0; i < sizeof refused_words / sizeof *refused_words; i++) {
        struct reason why = {""};
        struct setup setup, before;
        setup_defaults(fields, &setup);
        before = setup;
        CHECK(!setup_set(fields, &setup, refused_words[i][0], refused_words[i][1], &why));
        CHECK_STRING(why.text, refused_words[i][2]);
        CHECK(is_same(&setup, &before));
    }
}

TEST(a_long_list_of_legal_names_is_cut)
{
    struct setup setup;
    struct reason why = {""};
    setup_defaults(fields, &setup);
    CHECK(!setup_set(fields, &setup, "many", "none", &why));
    CHECK_STRING(why.text, "'many' can't be 'none'; it is the_first_of_many_names, "
                           "the_second_of_many_names, the_third_of_many_names, "
                           "the_fourth_of_many_names and more.");
}

TEST(a_long_wrong_name_is_cut)
{
    struct setup setup;
    struct reason why = {""};
    char longish[300] = "";
    memset(longish, 'n', sizeof longish - 1);
    setup_defaults(fields, &setup);
    CHECK(!setup_set(fields, &setup, longish, "full", &why));
    CHECK_EQ(strlen(why.text), strlen("This game's setup has no ''.") + 60);
    CHECK(!setup_set(fields, &setup, "mode", longish, &why));
    CHECK_CONTAINS(why.text, "nnn'; it is simple, full, raid.");
}

/* --- Writing. --- */

TEST(a_written_setup_reads_back_the_same)
{
    struct setup setup, again;
    struct text text = {0};
    struct writer w = {.out = &text};
    struct reason why = {""};
    setup_defaults(fields, &setup);
    CHECK(setup_set(fields, &setup, "mode", "raid", NULL));
    CHECK(setup_set(fields, &setup, "rounds", "-2", NULL));
    CHECK(setup_set(fields, &setup, "team", "jaina,rook,grave", NULL));
    CHECK(setup_set(fields, &setup, "odds", "no,yes", NULL));
    CHECK(setup_set(fields, &setup, "map", "\"x\"\ny", NULL));
    setup_write(fields, &setup, &w, NULL);
    CHECK_STRING(text_string(&text), "{\"mode\":\"raid\",\"rounds\":-2,\"quick\":true,"
                                     "\"team\":[\"jaina\",\"rook\",\"grave\"],\"bank\":[0,0,0,0],"
                                     "\"odds\":[false,true],\"many\":\"the_first_of_many_names\","
                                     "\"map\":\"\\\"x\\\"\\ny\",\"last\":4}");
    if (!read_text(text_string(&text), &again, &why))
        fail_msg("%s", why.text);
    CHECK(is_same(&again, &setup));
    text_free(&text);
}

TEST(the_schema_lists_every_field_with_its_legal_values)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    setup_schema_write(fields, &w, NULL);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    CHECK_EQ(json_array_size(json), sizeof fields / sizeof *fields - 1);
    const json_t *mode = json_array_get(json, MODE), *rounds = json_array_get(json, ROUNDS);
    CHECK_STRING(json_string_value(json_object_get(mode, "name")), "mode");
    CHECK_STRING(json_string_value(json_object_get(mode, "kind")), "choice");
    CHECK_STRING(json_string_value(json_object_get(mode, "default")), "full");
    CHECK_EQ(json_array_size(json_object_get(mode, "choices")), 3);
    CHECK_STRING(json_string_value(json_object_get(rounds, "kind")), "number");
    CHECK_EQ(json_integer_value(json_object_get(rounds, "default")), 3);
    CHECK_EQ(json_integer_value(json_object_get(rounds, "least")), -2);
    CHECK_EQ(json_integer_value(json_object_get(rounds, "most")), 300);
    CHECK(!json_object_get(rounds, "choices"));
    CHECK(json_is_true(json_object_get(json_array_get(json, QUICK), "default")));
    CHECK_EQ(json_integer_value(json_object_get(json_array_get(json, TEAM), "count")), 3);
    const json_t *map = json_array_get(json, MAP);
    CHECK_STRING(json_string_value(json_object_get(map, "kind")), "text");
    CHECK_STRING(json_string_value(json_object_get(map, "default")), "cellar");
    CHECK_STRING(json_string_value(json_object_get(map, "noun")), "map");
    CHECK_EQ(json_array_size(json_object_get(map, "choices")), 2);
    CHECK_EQ(json_array_size(json_object_get(map, "modes")), 2);
    CHECK_STRING(json_string_value(json_array_get(json_object_get(map, "modes"), 0)), "full");
    CHECK(!json_object_get(mode, "modes"));
    json_decref(json);
    text_free(&text);
}

/* --- What belongs to a seat. --- */

static const char *const decks[] = {"any", "ice", NULL};

static const struct setup_field seated[] = {
    {"mode", "Mode", SETUP_CHOICE, 1, modes},
    {"deck1", "Deck", SETUP_TEXT, 8, decks, .noun = "deck", .whose = SETUP_OF(0), .secret = true},
    {"deck2", "Deck", SETUP_TEXT, 8, decks, .noun = "deck", .whose = SETUP_OF(1), .secret = true},
    {"who", "Fighters", SETUP_CHOICE, 3, fighters, .whose = SETUP_EACH},
    {"rounds", "Rounds", SETUP_NUMBER, 1, .least = 1, .most = 5, .fallback = 3},
    {.name = NULL},
};

static bool bring(struct setup *setup, int seat, const char *text, struct reason *why)
{
    json_t *json = json_loads(text, JSON_DECODE_ANY, NULL);
    CHECK(json != NULL);
    bool fine = setup_bring(seated, setup, seat, json, why);
    json_decref(json);
    return fine;
}

/* What the observer is shown must be this. */
static void check_seen(const struct setup *setup, int observer, const char *wanted)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    setup_write_seen(seated, setup, observer, &w, NULL);
    CHECK_STRING(text_string(&text), wanted);
    text_free(&text);
}

TEST(a_seat_brings_what_is_its_own_and_nothing_else)
{
    struct setup setup, before;
    struct reason why;
    setup_defaults(seated, &setup);
    CHECK(bring(&setup, 1, "{\"deck2\": \"mine\", \"who\": \"rook\"}", &why));
    check_seen(&setup, ALL_SEEING,
               "{\"mode\":\"simple\",\"deck1\":\"any\",\"deck2\":\"mine\","
               "\"who\":[\"grave\",\"rook\",\"grave\"],\"rounds\":3}");
    before = setup;
    const struct {
        const char *text, *word;
    } wrong[] = {{"{\"deck1\": \"mine\"}", "deck1"},
                 {"{\"who\": \"jaina\", \"rounds\": 2}", "rounds"},
                 {"{\"who\": \"jaina\", \"mode\": \"full\"}", "mode"},
                 {"{\"who\": [\"jaina\"]}", "who"},
                 {"{\"who\": \"nobody\"}", "nobody"},
                 {"{\"deck2\": \"far too long\"}", "deck2"},
                 {"{\"deck2\": 7}", "deck2"},
                 {"{\"nothing\": 7}", "nothing"},
                 {"[]", "object"}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        CHECK(!bring(&setup, 1, wrong[i].text, &why));
        CHECK_CONTAINS(why.text, wrong[i].word);
        CHECK(is_same(&setup, &before));
    }
    CHECK(!bring(&setup, 3, "{\"who\": \"jaina\"}", &why)); /* the list is for three */
    setup_forget(seated, &setup, 1);
    setup_defaults(seated, &before);
    CHECK(is_same(&setup, &before));
}

TEST(what_is_secret_is_shown_to_its_seat_alone)
{
    struct setup setup;
    setup_defaults(seated, &setup);
    CHECK(setup_has_secrets(seated));
    CHECK(!setup_has_secrets(fields));
    check_seen(&setup, 0,
               "{\"mode\":\"simple\",\"deck1\":\"any\",\"who\":[\"grave\",\"grave\",\"grave\"],"
               "\"rounds\":3}");
    check_seen(&setup, 1,
               "{\"mode\":\"simple\",\"deck2\":\"any\",\"who\":[\"grave\",\"grave\",\"grave\"],"
               "\"rounds\":3}");
    check_seen(&setup, SPECTATOR,
               "{\"mode\":\"simple\",\"who\":[\"grave\",\"grave\",\"grave\"],\"rounds\":3}");
}

TEST(people_who_move_on_take_along_what_is_theirs)
{
    struct setup setup;
    setup_defaults(seated, &setup);
    CHECK(bring(&setup, 0, "{\"deck1\": \"first\", \"who\": \"jaina\"}", NULL));
    CHECK(bring(&setup, 1, "{\"deck2\": \"ice\", \"who\": \"rook\"}", NULL));
    setup_move_on(seated, &setup, 2);
    check_seen(&setup, ALL_SEEING,
               "{\"mode\":\"simple\",\"deck1\":\"ice\",\"deck2\":\"first\","
               "\"who\":[\"rook\",\"jaina\",\"grave\"],\"rounds\":3}");
}

TEST(the_schema_tells_people_of_choices)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    setup_schema_write(fields, &w, NULL);
    CHECK_CONTAINS(text_string(&text),
                   "\"choices\":[\"meadow\",\"cellar\"],\"about\":[{\"title\":\"The Meadow\","
                   "\"text\":\"Green and open.\",\"card\":\"grass\",\"friendly\":true},"
                   "{\"title\":\"Cellar\"}]}");
    CHECK_CONTAINS(text_string(&text), "\"when\":{\"field\":\"mode\",\"is\":\"raid\"}");
    CHECK_CONTAINS(text_string(&text), "\"when\":{\"field\":\"quick\",\"is\":true}");
    text_free(&text);
    CHECK_STRING(setup_choice_title(&fields[MAP], 0), "The Meadow");
    CHECK_STRING(setup_choice_title(&fields[MODE], 2), "raid");
}

TEST(the_schema_says_whose_a_field_is)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    setup_schema_write(seated, &w, NULL);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    const json_t *deck = json_array_get(json, 2), *who = json_array_get(json, 3);
    CHECK_EQ(json_integer_value(json_object_get(deck, "seat")), 1);
    CHECK(json_is_true(json_object_get(deck, "secret")));
    CHECK_STRING(json_string_value(json_object_get(who, "seat")), "each");
    CHECK(!json_object_get(who, "secret"));
    CHECK(!json_object_get(json_array_get(json, 4), "seat"));
    json_decref(json);
    text_free(&text);
}
