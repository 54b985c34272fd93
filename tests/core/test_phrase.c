/* test_phrase.c - sentences that speak to somebody. */
#include "core/phrase.h"

#include "core/text.h"
#include "core/writer.h"
#include "kit/test.h"

#include <jansson.h>

static const char *const names[] = {"Red", "Blue"};

/* The sentence about Red, as the seat hears it; -1: as everybody else does. */
static struct phrase said_to(int seat, const char *verb)
{
    struct phrase phrase = {.you = (uint8_t)(seat + 1)};
    say_who(&phrase, 0, names[0]);
    say(&phrase, " ");
    say_verb(&phrase, verb);
    return phrase;
}

TEST(who_reads_a_sentence_is_you_in_it_and_the_verb_agrees)
{
    static const struct {
        const char *others, *own;
    } verbs[] = {{"takes", "take"}, {"passes", "pass"},        {"crashes", "crash"},
                 {"loses", "lose"}, {"chooses", "choose"},     {"carries", "carry"},
                 {"is", "are"},     {"has", "have"},           {"does", "do"},
                 {"goes", "go"},    {"was", "were"},           {"reaches", "reach"},
                 {"uses", "use"},   {"exchanges", "exchange"}, {"plays", "play"},
                 {"fixes", "fix"},  {"buzzes", "buzz"}};
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
        char wanted[60];
        snprintf(wanted, sizeof wanted, "you %s", verbs[i].own);
        CHECK_STRING(said_to(0, verbs[i].others).text, wanted);
        snprintf(wanted, sizeof wanted, "Red %s", verbs[i].others);
        CHECK_STRING(said_to(1, verbs[i].others).text, wanted);
        CHECK_STRING(said_to(-1, verbs[i].others).text, wanted);
    }
}

TEST(only_who_leads_a_sentence_is_its_subject)
{
    struct phrase phrase = {.you = 1};
    say_whose(&phrase, 0, names[0]);
    say(&phrase, " turn, and ");
    say_who(&phrase, 1, names[1]);
    say(&phrase, " ");
    say_verb(&phrase, "robs");
    say(&phrase, " ");
    say_whom(&phrase, 0, names[0]);
    CHECK_STRING(phrase.text, "your turn, and Blue robs you");
    CHECK_EQ(phrase.lead, 0);
    CHECK_EQ(said_to(0, "takes").lead, 3);
    CHECK_EQ(said_to(1, "takes").lead, 3);
    struct phrase others = {0};
    say_whose(&others, 0, names[0]);
    CHECK_STRING(others.text, "Red's");
}

static void fill(const void *context, const char *mark, struct phrase *s)
{
    if (!strcmp(mark, "who"))
        say_who(s, 0, names[0]);
    else
        say(s, "%d", *(const int *)context);
}

TEST(a_sentence_is_filled_in)
{
    int count = 2;
    struct phrase own = {.you = 1}, others = {0};
    say_sentence(&own, "{who} [takes] {n} Wounds and [passes]", fill, &count);
    say_sentence(&others, "{who} [takes] {n} Wounds and [passes]", fill, &count);
    CHECK_STRING(own.text, "you take 2 Wounds and pass");
    CHECK_STRING(others.text, "Red takes 2 Wounds and passes");
}

TEST(a_sentence_begins_great_and_ends_once)
{
    struct phrase small = {.text = "you win"}, great = {.text = "Red wins"};
    CHECK(phrase_begin(&small));
    CHECK(!phrase_begin(&great));
    CHECK_STRING(small.text, "You win");
    CHECK_STRING(sentence_end("Red wins"), ".");
    CHECK_STRING(sentence_end("Midori: Energize!"), "");
    CHECK_STRING(sentence_end(""), ".");
}

static json_t *written(const struct phrase *phrase)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    put_open(&w, NULL, '{');
    phrase_write(phrase, &w);
    put_close(&w);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    text_free(&text);
    CHECK(json != NULL);
    return json;
}

TEST(what_is_special_about_an_option_is_data)
{
    struct phrase plain = {.kind = "hit", .text = "Hit Seamus"}, danger = plain, keyed = plain;
    struct phrase passing = {.kind = "pass", .text = "Go on", .passes = true};
    say_danger(&danger, "your Master");
    snprintf(keyed.key, sizeof keyed.key, "3");
    CHECK_STRING(danger.text, "Hit Seamus (your Master!)");
    json_t *json = written(&plain);
    CHECK(!json_object_get(json, "danger") && !json_object_get(json, "key"));
    CHECK(!json_object_get(json, "pass"));
    json_decref(json);
    json = written(&danger);
    CHECK(json_is_true(json_object_get(json, "danger")));
    json_decref(json);
    json = written(&passing);
    CHECK(json_is_true(json_object_get(json, "pass")));
    json_decref(json);
    json = written(&keyed);
    CHECK_STRING(json_string_value(json_object_get(json, "key")), "3");
    json_decref(json);
}

TEST(a_phrase_touches_as_many_objects_as_it_has_room_for)
{
    struct {
        struct phrase said;
        char behind[ID_BYTES];
    } full = {.behind = "untouched"};
    for (int i = 0; i < TOUCHED + 3; i++)
        say_touch(&full.said, "seat0.pile.%d", i);
    CHECK_EQ(full.said.touches, TOUCHED);
    CHECK_STRING(full.said.touch[0], "seat0.pile.0");
    CHECK_STRING(full.said.touch[TOUCHED - 1], "seat0.pile.15");
    CHECK_STRING(full.behind, "untouched");
}

TEST(phrases_are_cut_and_never_overflow)
{
    struct phrase phrase = {.kind = "long"};
    for (int i = 0; i < 100; i++)
        say(&phrase, "number %d ", i);
    CHECK_EQ(strlen(phrase.text), sizeof phrase.text - 1);
    say_danger(&phrase, "no room");
    CHECK_EQ(strlen(phrase.text), sizeof phrase.text - 1);
    say_touch(&phrase, "%s", "an id that is longer than any id may be");
    CHECK_EQ(strlen(phrase.touch[0]), sizeof phrase.touch[0] - 1);
    json_t *json = written(&phrase);
    CHECK_STRING(json_string_value(json_object_get(json, "kind")), "long");
    CHECK_EQ(json_array_size(json_object_get(json, "touch")), 1);
    json_decref(json);
}
