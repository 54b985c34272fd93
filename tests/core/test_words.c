/* test_words.c - faces and glossaries, the table in sentences, and what leaves the program about a
 * game: each is written once, for all games. */
#include "core/game.h"
#include "core/writer.h"
#include "kit/test.h"

/* --- A game of two cards, of which one is read with the other. --- */

static const struct card cards[] = {{.id = "front",
                                     .name = "Front",
                                     .kind = "chip",
                                     .text = "Turn it.",
                                     .numbers = {{"cost", 5}},
                                     .provenance = LIKELY,
                                     .sources = "the box"},
                                    {.id = "back", .name = "Back", .kind = "side", .text = ""},
                                    {.id = NULL}};

static void face_of(const struct card *card, struct face *face)
{
    if (card == &cards[0]) {
        face_fact(face, "Cost", "%d", 5);
        face_fact(face, NULL, "purple");
        face_more(face, "back");
    }
}

static const struct game_rules two_cards = {
    .name = "two", .title = "Two Cards", .cards = cards, .face = face_of};

TEST(a_face_has_facts_text_other_side_and_last_its_provenance)
{
    struct text text = {0};
    card_face_text(&two_cards, &cards[0], &text);
    CHECK_STRING(text_string(&text), "Front (chip)\nCost 5 · purple\nTurn it.\n"
                                     "  Back (side)\n[likely; the box]\n");
    text_free(&text);
}

TEST(a_face_is_data_for_programs)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    card_write(&two_cards, &cards[0], &w);
    CHECK_STRING(text_string(&text),
                 "{\"id\":\"front\",\"name\":\"Front\",\"kind\":\"chip\",\"text\":\"Turn it.\","
                 "\"provenance\":\"likely\",\"sources\":\"the box\",\"cost\":5,"
                 "\"facts\":[{\"name\":\"Cost\",\"value\":\"5\"},{\"value\":\"purple\"}],"
                 "\"more\":[\"back\"]}");
    text_free(&text);
}

TEST(a_card_is_found_by_its_id_its_name_or_a_part_of_that)
{
    CHECK(card_find(&two_cards, "front") == &cards[0]);
    CHECK(!card_find(&two_cards, "fro"));
    CHECK(card_matches(&cards[0], "RON"));
    CHECK(card_matches(&cards[0], "front"));
    CHECK(!card_matches(&cards[0], "back"));
}

/* --- Its glossary. --- */

static const struct term terms[] = {{"pile", "Pile", "Where gems lie.", "XX-001"}, {NULL}};
static const struct mode_text modes[] = {
    {"duel", "Win.", "Alone."}, {"team", "Win both.", ""}, {NULL}};
static const struct mark marks[] = {{"*", "a trap", NULL}, {"^", "a friend", "team,raid"}, {NULL}};
static const struct glossary glossary = {terms, modes, marks};

TEST(a_glossary_is_data_for_programs)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    glossary_write(&glossary, &w, NULL);
    CHECK_STRING(text_string(&text),
                 "{\"terms\":[{\"id\":\"pile\",\"name\":\"Pile\",\"text\":\"Where gems lie.\","
                 "\"clause\":\"XX-001\"}],\"modes\":[{\"mode\":\"duel\",\"goal\":\"Win.\","
                 "\"text\":\"Alone.\"},{\"mode\":\"team\",\"goal\":\"Win both.\",\"text\":\"\"}],"
                 "\"marks\":[{\"mark\":\"*\",\"text\":\"a trap\"},"
                 "{\"mark\":\"^\",\"text\":\"a friend\"}]}");
    text_free(&text);
}

TEST(a_mark_is_explained_in_the_modes_that_draw_it)
{
    CHECK(glossary_has_mark(&marks[0], "duel"));
    CHECK(glossary_has_mark(&marks[1], "team"));
    CHECK(glossary_has_mark(&marks[1], "raid"));
    CHECK(!glossary_has_mark(&marks[1], "tea"));
    CHECK(!glossary_has_mark(&marks[1], "duel"));
    CHECK_STRING(glossary_mode(&glossary, "team")->goal, "Win both.");
    CHECK(!glossary_mode(&glossary, "raid"));
    CHECK(glossary_term(&glossary, "pile") == terms);
    CHECK(!glossary_term(&glossary, "pil"));
}
