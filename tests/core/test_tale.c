/* test_tale.c - events as data, and how a tale of them is folded. */
#include "core/tale.h"

#include "core/text.h"
#include "core/writer.h"
#include "kit/test.h"

enum { RED, BLUE };

/* "Blue takes 2 Wounds": the first word is who did it, if there is a seat. */
static struct telling event(enum level level, enum weight weight, uint8_t seat, const char *text)
{
    struct telling t = {.level = level, .weight = weight, .seat = seat};
    say(&t.phrase, "%s", text);
    if (seat != NOBODY)
        t.phrase.lead = (uint8_t)strcspn(text, " ");
    t.begun = phrase_begin(&t.phrase);
    return t;
}

static void keep_line(void *context, enum level level, enum weight weight, const char *line)
{
    static const char *const signs[] = {[NORMAL] = " ", [HEADLINE] = "! ", [DETAIL] = "- "};
    text_add(context, "%d%s%s\n", level, signs[weight], line);
}

static struct text folded(const struct telling *told, size_t count, bool unfold)
{
    struct tale tale = {0};
    struct text text = {0};
    for (size_t i = 0; i < count; i++)
        tale_add(&tale, &told[i]);
    (unfold ? tale_unfold : tale_fold)(&tale, keep_line, &text);
    tale_free(&tale);
    return text;
}

#define CHECK_FOLDED(told, unfold, wanted)                                                         \
    do {                                                                                           \
        struct text text = folded(told, sizeof(told) / sizeof *(told), unfold);                    \
        CHECK_STRING(text_string(&text), wanted);                                                  \
        text_free(&text);                                                                          \
    } while (0)

TEST(a_turn_folds_into_a_line_for_each_action)
{
    const struct telling told[] = {
        event(LEVEL_TURN, NORMAL, NOBODY, "Blue's turn"),
        event(LEVEL_ACTION, NORMAL, BLUE, "Blue plays Haymaker"),
        event(LEVEL_CONSEQUENCE, NORMAL, BLUE, "Blue breaks 3 purple"),
        event(LEVEL_CONSEQUENCE, DETAIL, BLUE, "Blue shuffles"),
        event(LEVEL_CONSEQUENCE, NORMAL, RED, "you take 2 Wounds"),
        event(LEVEL_FURTHER, NORMAL, RED, "you draw a card"),
        event(LEVEL_CONSEQUENCE, NORMAL, BLUE, "Blue draws 2 cards"),
        event(LEVEL_CONSEQUENCE, NORMAL, NOBODY, "the deck is empty"),
        event(LEVEL_CONSEQUENCE, NORMAL, BLUE, "Blue takes 1 Wound"),
        event(LEVEL_ACTION, NORMAL, BLUE, "Blue ends the turn"),
    };
    CHECK_FOLDED(told, false,
                 "2 Blue's turn.\n"
                 "4 Blue plays Haymaker: breaks 3 purple, you take 2 Wounds, draw a card, "
                 "Blue draws 2 cards, the deck is empty, Blue takes 1 Wound.\n"
                 "4 Blue ends the turn.\n");
}

TEST(a_headline_and_what_has_no_action_stand_alone)
{
    const struct telling told[] = {
        event(LEVEL_CONSEQUENCE, NORMAL, RED, "Red draws 3"),
        event(LEVEL_ACTION, NORMAL, BLUE, "Blue attacks"),
        event(LEVEL_CONSEQUENCE, HEADLINE, RED, "Red is defeated"),
        event(LEVEL_CONSEQUENCE, NORMAL, RED, "Red shows the hand"),
        event(LEVEL_GAME, HEADLINE, NOBODY, "Blue wins!"),
    };
    CHECK_FOLDED(told, false,
                 "5 Red draws 3.\n4 Blue attacks.\n5! Red is defeated.\n5 Red shows the hand.\n"
                 "0! Blue wins!\n");
}

TEST(what_follows_a_headline_did_not_come_of_each_other)
{
    const struct telling told[] = {
        event(LEVEL_ACTION, NORMAL, BLUE, "Blue attacks"),
        event(LEVEL_CONSEQUENCE, HEADLINE, RED, "Red is defeated"),
        event(LEVEL_CONSEQUENCE, NORMAL, RED, "Red retreats"),
        event(LEVEL_CONSEQUENCE, NORMAL, RED, "Red draws a card"),
        event(LEVEL_CONSEQUENCE, NORMAL, BLUE, "Blue retreats"),
        event(LEVEL_CONSEQUENCE, NORMAL, BLUE, "Blue recovers"),
    };
    CHECK_FOLDED(told, false,
                 "4 Blue attacks.\n5! Red is defeated.\n"
                 "5 Red retreats, draws a card, Blue retreats, recovers.\n");
}

TEST(unfolded_everything_has_a_line)
{
    const struct telling told[] = {
        event(LEVEL_ACTION, NORMAL, BLUE, "you play Haymaker"),
        event(LEVEL_CONSEQUENCE, DETAIL, BLUE, "you shuffle"),
        event(LEVEL_FURTHER, NORMAL, BLUE, "you draw a card"),
    };
    CHECK_FOLDED(told, true, "4 You play Haymaker.\n5- You shuffle.\n6 You draw a card.\n");
}

TEST(a_name_that_ends_with_a_sign_ends_no_sentence_before_its_consequences)
{
    const struct telling told[] = {
        event(LEVEL_ACTION, NORMAL, BLUE, "Blue plays Ouch!"),
        event(LEVEL_CONSEQUENCE, NORMAL, BLUE, "Blue draws a card"),
        event(LEVEL_ACTION, NORMAL, BLUE, "Blue plays Ouch!"),
    };
    CHECK_FOLDED(told, false, "4 Blue plays Ouch!: draws a card.\n4 Blue plays Ouch!\n");
}

TEST(an_event_comes_back_from_its_json)
{
    struct telling t = event(LEVEL_ACTION, HEADLINE, BLUE, "you play Haymaker");
    struct text text = {0};
    struct writer w = {.out = &text};
    t.targets = seat_bit(RED);
    t.cause = "haymaker";
    tell_card(&t, "haymaker");
    tell_from(&t, "seat%d.hand", BLUE);
    tell_to(&t, "seat%d.play", BLUE);
    put_open(&w, NULL, '{');
    phrase_write(&t.phrase, &w);
    telling_write(&t, &w);
    put_close(&w);
    CHECK_STRING(text_string(&text),
                 "{\"kind\":\"\",\"text\":\"You play Haymaker\",\"touch\":[],\"level\":4,"
                 "\"weight\":\"headline\",\"seat\":1,\"lead\":3,\"begun\":true,\"targets\":[0],"
                 "\"cards\":[\"haymaker\"],\"from\":\"seat1.hand\",\"to\":\"seat1.play\","
                 "\"cause\":\"haymaker\"}");
    json_t *json = json_loads(text_string(&text), 0, NULL);
    struct telling back = telling_read(json);
    CHECK_STRING(back.phrase.text, t.phrase.text);
    CHECK_EQ(back.level, t.level);
    CHECK_EQ(back.weight, t.weight);
    CHECK_EQ(back.seat, t.seat);
    CHECK_EQ(back.phrase.lead, t.phrase.lead);
    CHECK_EQ(back.begun, t.begun);
    json_decref(json);
    text_free(&text);
}

TEST(what_an_unknown_server_tells_does_no_harm)
{
    static const char *const strange[] = {
        "{}", "[]", "{\"text\":\"Hi\",\"lead\":99,\"level\":-4,\"seat\":-1}",
        "{\"text\":7,\"lead\":3,\"level\":1e9,\"weight\":\"\",\"seat\":\"you\"}",
        "{\"text\":\"\",\"lead\":1,\"level\":77,\"weight\":{},\"seat\":1000}"};
    for (size_t i = 0; i < sizeof strange / sizeof *strange; i++) {
        json_t *json = json_loads(strange[i], 0, NULL);
        struct telling t[] = {telling_read(json), telling_read(json), telling_read(json)};
        CHECK(t->phrase.lead <= strlen(t->phrase.text));
        CHECK(t->level <= LEVEL_FURTHER);
        struct text text = folded(t, 3, false);
        text_free(&text);
        json_decref(json);
    }
}

TEST(of_many_cards_the_first_ones_are_told)
{
    struct telling t = {0};
    for (int i = 0; i < CARDS_TOLD + 2; i++)
        tell_card(&t, i ? "more" : "first");
    CHECK_EQ(t.cards, CARDS_TOLD);
    CHECK_STRING(t.card[0], "first");
}
