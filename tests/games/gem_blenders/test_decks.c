/* test_decks.c - what a legal deck is (GB-100, GB-101), and decks as text. */
#include "games/gem_blenders/table.h"

#include "core/text.h"
#include "kit/memory.h"

/* The rules that a deck breaks, as the report says it. */
static void faults_of(const struct deck *deck, char out[800])
{
    struct text text = {0};
    int faults = gb_deck_faults(deck, &text), lines = 0;
    for (const char *c = text_string(&text); *c; c++)
        lines += *c == '\n';
    CHECK_EQ(faults, lines);
    snprintf(out, 800, "%s", text_string(&text));
    text_free(&text);
}

static struct deck glacier(void)
{
    struct deck deck;
    CHECK(gb_read_deck("glacier", &deck, NULL));
    return deck;
}

/* Replaces copies of Cryogems by copies of another card. */
static struct deck with(const char *id, int count)
{
    struct deck deck = glacier();
    int less = count - deck.count[card(id)];
    deck.count[card(id)] = (uint8_t)count;
    deck.count[GEM_cryogem] = (uint8_t)(deck.count[GEM_cryogem] - less);
    return deck;
}

TEST(the_six_decks_are_legal_and_a_game_has_two)
{
    CLAUSE("GB-100.2", "GB-100.3", "GB-101.1");
    struct game g = STARTED(1, "red", "life-burn", "blue", "undertow");
    CHECK_EQ(g.k.seats, 2);
    for (int i = 1; gb_deck_choices[i]; i++) {
        char faults[800];
        struct deck deck;
        CHECK(gb_read_deck(gb_deck_choices[i], &deck, NULL));
        faults_of(&deck, faults);
        CHECK_STRING(faults, "");
        CHECK_STRING(REFUSAL("red", gb_deck_choices[i], "blue", "random").text, "");
    }
    /* Nobody plays without one. */
    CHECK_CONTAINS(REFUSAL("red", "", "blue", "glacier").text, "There is no deck ''");
    CHECK_CONTAINS(REFUSAL("red", "glacier", "blue", "my deck").text, "There is no deck 'my deck'");
}

TEST(a_deck_has_four_to_eight_different_heroes)
{
    CLAUSE("GB-101.1", "GB-101.1a", "GB-101.2", "GB-405.2a");
    char faults[800];
    for (int heroes = 3; heroes <= 9; heroes++) {
        struct deck deck = glacier();
        deck.heroes = (uint8_t)heroes;
        for (int i = 0; i < heroes; i++)
            deck.hero[i] = (uint8_t)(FIRST_HERO + i);
        faults_of(&deck, faults);
        if (heroes == 3)
            CHECK_CONTAINS(faults, "GB-101.1a");
        else if (heroes == 9)
            CHECK_CONTAINS(faults, "GB-101.1:");
        else
            CHECK_STRING(faults, "");
    }
    struct deck deck = glacier();
    deck.hero[5] = deck.hero[0]; /* one on the field, one on the bench */
    faults_of(&deck, faults);
    CHECK_CONTAINS(faults, "GB-101.2");
    for (int i = 0; i < 6; i++) {
        deck = glacier();
        deck.hero[i] = BLEND_usher;
        faults_of(&deck, faults);
        CHECK_CONTAINS(faults, "Usher is not a hero");
    }
}

TEST(a_main_deck_has_exactly_fifty_cards)
{
    CLAUSE("GB-101.3", "GB-101.3c");
    char faults[800];
    struct deck deck = glacier();
    deck.count[GEM_cryogem]++;
    faults_of(&deck, faults);
    CHECK_CONTAINS(faults, "GB-101.3: the main deck has 51 cards");
    deck.count[GEM_cryogem] = (uint8_t)(deck.count[GEM_cryogem] - 2);
    faults_of(&deck, faults);
    CHECK_CONTAINS(faults, "GB-101.3: the main deck has 49 cards");
}

TEST(a_main_deck_holds_gems_blends_and_actions_in_any_mixture)
{
    CLAUSE("GB-101.3a", "GB-101.3b", "GB-101.5", "GB-301.1", "GB-301.1a", "GB-302.1", "GB-303.1",
           "GB-300.1");
    char faults[800];
    struct deck deck = glacier();
    memset(deck.count, 0, sizeof deck.count);
    deck.count[GEM_pyrogem] = 50; /* nothing but one basic gem */
    faults_of(&deck, faults);
    CHECK_STRING(faults, "");
    deck.count[GEM_pyrogem] = 0;
    for (int i = 0; i < 16; i++)
        deck.count[FIRST_BLEND + i] = 3;
    deck.count[ACTION_rotate] = 2; /* no gem */
    faults_of(&deck, faults);
    CHECK_STRING(faults, "");
    deck.count[ACTION_rotate] = 1;
    deck.count[HERO_carter] = 1;
    faults_of(&deck, faults);
    CHECK_CONTAINS(faults, "GB-300.1: Carter is a hero");
    CHECK(!strstr(faults, "GB-101.3")); /* Carter is the fiftieth card */
}

TEST(three_copies_are_the_most)
{
    CLAUSE("GB-101.4", "GB-302.1a", "GB-303.1a", "GB-101.6b", "GB-303.2b");
    char faults[800];
    static const char *const ids[] = {"usher", "snack"};
    for (int i = 0; i < 2; i++) {
        struct deck deck = with(ids[i], 3);
        faults_of(&deck, faults);
        CHECK_STRING(faults, "");
        deck = with(ids[i], 4);
        faults_of(&deck, faults);
        CHECK_CONTAINS(faults, "GB-101.4: 4 copies");
    }
}

TEST(five_stars_are_the_most)
{
    CLAUSE("GB-101.6", "GB-101.6a", "GB-101.6c", "GB-101.6d", "GB-303.2", "GB-303.2a", "GB-303.2c",
           "GB-620.1", "GB-620.2");
    char faults[800];
    struct deck deck = glacier();
    for (int action = FIRST_ACTION; action < FIRST_GEM; action++)
        deck.count[action] = 0;
    deck.count[GEM_pyrogem] = 0;
    int main = 0;
    for (int i = 1; i < CARDS; i++)
        main += deck.count[i];
    deck.count[GEM_pyrogem] = (uint8_t)(50 - main);
    faults_of(&deck, faults);
    CHECK_STRING(faults, ""); /* no star at all */
    deck.count[ACTION_cannon_boom] = 1;
    deck.count[ACTION_stun] = 3;
    deck.count[GEM_pyrogem] = (uint8_t)(deck.count[GEM_pyrogem] - 4);
    faults_of(&deck, faults);
    CHECK_STRING(faults, ""); /* 2 + 1 + 1 + 1 */
    deck.count[ACTION_block_attack] = 1;
    deck.count[GEM_pyrogem]--;
    faults_of(&deck, faults);
    CHECK_CONTAINS(faults, "GB-101.6: its actions have 6 stars; at most 5 are");
    CHECK_EQ(gb_printed[ACTION_rotate].stars, 0);
    CHECK_EQ(gb_printed[ACTION_stun].stars, 1);
    CHECK_EQ(gb_printed[ACTION_double_strike].stars, 3);
}

TEST(special_gems_are_single)
{
    CLAUSE("GB-101.7", "GB-101.5");
    char faults[800];
    struct deck deck = with("prismagem", 1); /* beside the Titan Terragem of Glacier */
    faults_of(&deck, faults);
    CHECK_STRING(faults, "");
    deck = with("prismagem", 2);
    faults_of(&deck, faults);
    CHECK_CONTAINS(faults, "GB-101.7: 2 copies");
}

TEST(a_report_names_every_broken_rule)
{
    char faults[800];
    struct deck deck = with("prismagem", 2);
    deck.heroes = 3;
    deck.count[BLEND_usher] = 4;
    deck.count[ACTION_double_strike] = 3;
    faults_of(&deck, faults);
    CHECK_CONTAINS(faults, "GB-101.1a");
    CHECK_CONTAINS(faults, "GB-101.3");
    CHECK_CONTAINS(faults, "GB-101.4");
    CHECK_CONTAINS(faults, "GB-101.6");
    CHECK_CONTAINS(faults, "GB-101.7");
}

static const char mine[] = "{\"name\": \"Mine\", \"heroes\": [\"carter\", \"elaine\", \"kula\", "
                           "\"devin\"], \"cards\": {\"pyrogem\": 47, \"usher\": 3}}";

TEST(a_deck_can_be_written_as_json)
{
    CLAUSE("GB-100.3", "GB-101.1b");
    struct reason why = {""};
    struct deck deck;
    CHECK(gb_read_deck(mine, &deck, &why));
    CHECK_STRING(deck.name, "Mine");
    CHECK_EQ(deck.count[GEM_pyrogem], 47);
    struct game g = STARTED(3, "red", mine, "blue", "glacier");
    CHECK_EQ(g.player[0].deck.count, 50);
    CHECK_EQ(g.player[0].hero[0].card, card("carter"));
    CHECK_EQ(g.player[0].hero[4].card, NO_CARD); /* no bench is legal */
}

static const char listed[] = "# with the ferry\n"
                             "Deck: Mine\n"
                             "left: Carter\n"
                             "Back: devin\n"
                             "Center: Elaine\n"
                             "Right: Kula\n"
                             "Bench: Juno, min_seo\n"
                             "\n"
                             "46 Pyrogem\n"
                             "3x Usher\n"
                             "  1 catalyst controller  \n";

TEST(a_deck_can_be_written_as_a_list)
{
    CLAUSE("GB-100.3", "GB-101.1b");
    struct deck deck;
    struct reason why = {""};
    CHECK(gb_read_deck(listed, &deck, &why));
    CHECK_STRING(deck.name, "Mine");
    CHECK_EQ(deck.heroes, 6);
    static const char *const heroes[] = {"carter", "elaine", "kula", "devin", "juno", "min_seo"};
    for (int i = 0; i < 6; i++)
        CHECK_EQ(deck.hero[i], card(heroes[i]));
    CHECK_EQ(deck.count[GEM_pyrogem], 46);
    CHECK_EQ(deck.count[BLEND_usher], 3);
    CHECK_EQ(deck.count[BLEND_catalyst_controller], 1);
    struct game g = STARTED(3, "red", listed, "blue", "glacier");
    CHECK_EQ(g.player[0].deck.count, 50);
}

/* What has gaps in its formation is not legal yet, but can be worked at. */
TEST(a_place_that_nobody_was_named_for_goes_to_the_next_hero)
{
    struct deck deck;
    CHECK(gb_read_deck("Back: Devin\r\nBench: Juno\r\n", &deck, NULL));
    CHECK_EQ(deck.heroes, 2);
    CHECK_EQ(deck.hero[0], card("devin"));
    CHECK_EQ(deck.hero[1], card("juno"));
    CHECK_STRING(deck.name, "A deck without a name");
}

TEST(what_is_no_list_is_refused_with_a_sentence)
{
    static const char *const wrong[][2] = {
        {"3 Usher\n2 usher\n", "says 'usher' twice"},
        {"0 Usher\n2 usher\n", "says 'usher' twice"},
        {"100 Usher\n", "from 0 to 99"},
        {"3 Old Usher\n", "no card 'Old Usher'"},
        {"Left: Carter\nLeft: Juno\n", "twice who stands Left"},
        {"Lift: Carter\n", "but no 'Lift'"},
        {"Bench: Carter, Nobody at all\n", "no card 'Nobody at all'"},
        {"3 Usher\nUsher\n", "'Usher' is no line of a deck"},
        {"Bench: devin,devin,devin,devin,devin,devin,devin\nBench: devin,devin,devin,devin,devin,"
         "devin\n",
         "GB-101.1: it has too many heroes"},
    };
    char endless[200];
    struct deck deck;
    struct reason why = {""};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        CHECK(!gb_read_deck(wrong[i][0], &deck, &why));
        CHECK_CONTAINS(why.text, wrong[i][1]);
    }
    snprintf(endless, sizeof endless, "3 Usher\n3 %0150d\n", 7);
    CHECK(!gb_read_deck(endless, &deck, &why));
    CHECK_CONTAINS(why.text, "at most 99 characters");
}

TEST(a_deck_comes_out_as_the_list_that_it_is)
{
    struct text first = {0}, second = {0};
    CHECK(gem_blenders.spell_text(FIELD_RED, listed, &first));
    CHECK_STRING(text_string(&first), "Deck: Mine\n"
                                      "Left: Carter\n"
                                      "Center: Elaine\n"
                                      "Right: Kula\n"
                                      "Back: Devin\n"
                                      "Bench: Juno, Min-Seo\n"
                                      "\n"
                                      "46 Pyrogem\n"
                                      "3 Usher\n"
                                      "1 Catalyst Controller\n");
    CHECK(gem_blenders.spell_text(FIELD_RED, text_string(&first), &second));
    CHECK_STRING(text_string(&second), text_string(&first));
    text_clear(&first);
    CHECK(gem_blenders.spell_text(FIELD_RED, mine, &first)); /* JSON */
    CHECK_STRING(text_string(&first), "Deck: Mine\nLeft: Carter\nCenter: Elaine\nRight: Kula\n"
                                      "Back: Devin\n\n47 Pyrogem\n3 Usher\n");
    text_clear(&first);
    CHECK(gem_blenders.spell_text(FIELD_RED,
                                  "{\"name\": \"A\\nLeft: B\", \"heroes\": [], "
                                  "\"cards\": {\"usher\": 0}}",
                                  &first));
    CHECK_STRING(text_string(&first), "Deck: A Left: B\n\n0 Usher\n");
    CHECK(!gem_blenders.spell_text(FIELD_RED, "3 Nothing", &first));
    text_free(&first);
    text_free(&second);
}

TEST(a_deck_may_be_called_anything)
{
    struct deck deck;
    struct reason why = {""};
    CHECK(gb_read_deck("{\"name\": \"100 %% %s\", \"heroes\": [], \"cards\": {}}", &deck, &why));
    CHECK_STRING(deck.name, "100 %% %s");
}

TEST(what_is_no_deck_is_refused_with_a_sentence)
{
    CLAUSE("GB-100.1b");
    static const char *const wrong[][2] = {
        {"{", "not whole JSON"},
        {"{\"heroes\": 4, \"cards\": {}}", "\"heroes\""},
        {"{\"heroes\": [7], \"cards\": {}}", "\"heroes\""},
        {"{\"heroes\": [], \"cards\": []}", "\"cards\""},
        {"{\"heroes\": [\"carter\"], \"cards\": {\"old_usher\": 3}}", "no card 'old_usher'"},
        {"{\"heroes\": [], \"cards\": {\"usher\": -1}}", "from 0 to 99"},
        {"{\"heroes\": [], \"cards\": {\"usher\": \"3\"}}", "from 0 to 99"},
        {"{\"heros\": []}", "no 'heros'"},
        {"{\"heroes\": [], \"cards\": {}}", "GB-101.1a"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct reason why = REFUSAL("red", wrong[i][0], "blue", "glacier");
        CHECK_CONTAINS(why.text, wrong[i][1]);
    }
}

TEST(a_text_is_explained_line_by_line)
{
    struct text out = {0};
    CHECK(gem_blenders.check_text(1, "glacier", &out));
    CHECK_CONTAINS(text_string(&out), "Heroes (6)");
    CHECK_CONTAINS(text_string(&out), "  7 Cryogem\n");
    CHECK_CONTAINS(text_string(&out), "Stars: 4 of 5");
    CHECK_CONTAINS(text_string(&out), "A legal deck.");
    text_clear(&out);
    CHECK(gem_blenders.check_text(2, mine, &out));
    text_clear(&out);
    CHECK(!gem_blenders.check_text(2, "{\"heroes\": [], \"cards\": {}}", &out));
    CHECK_CONTAINS(text_string(&out), "GB-101.1a");
    CHECK_CONTAINS(text_string(&out), "GB-101.3:");
    text_clear(&out);
    CHECK(!gem_blenders.check_text(2, "nonsense", &out));
    CHECK_CONTAINS(text_string(&out), "There is no deck 'nonsense'");
    text_clear(&out);
    CHECK(gem_blenders.check_text(2, "random", &out));
    text_free(&out);
}

static long blocks; /* of memory that jansson holds */

static void *take_block(size_t size)
{
    blocks++;
    return malloc(size);
}

static void give_block(void *block)
{
    blocks -= block != NULL;
    free(block);
}

TEST(a_deck_that_was_read_leaves_nothing_in_memory)
{
    json_malloc_t take;
    json_free_t give;
    struct deck deck;
    struct reason why = {""};
    json_get_alloc_funcs(&take, &give);
    json_set_alloc_funcs(take_block, give_block);
    blocks = 0;
    bool read = gb_read_deck(mine, &deck, &why);
    bool refused = !gb_read_deck("{\"heroes\": 4, \"cards\": {}}", &deck, &why);
    json_set_alloc_funcs(take, give);
    CHECK(read && refused);
    CHECK_EQ(blocks, 0);
}

TEST(without_memory_a_deck_is_not_called_wrong)
{
    for (long n = 1, refused = 1; refused; n++) {
        struct text out = {0};
        memory_refuse(n, 1);
        bool legal = gem_blenders.check_text(FIELD_BLUE, mine, &out);
        refused = memory_refused();
        CHECK_EQ(out.failed, refused > 0);
        CHECK(legal || refused);
        text_free(&out);
    }
}

TEST(the_text_of_a_ready_deck_is_that_deck)
{
    CLAUSE("GB-100.3");
    struct text out = {0};
    CHECK(!gem_blenders.spell_text(FIELD_RED, "random", &out)); /* random */
    for (int i = 0; i < DECKS; i++) {
        struct reason why = {""};
        struct deck deck;
        CHECK(gem_blenders.spell_text(FIELD_RED, gb_deck_choices[1 + i], &out));
        CHECK(strlen(text_string(&out)) <= DECK_TEXT);
        if (!gb_read_deck(text_string(&out), &deck, &why))
            fail_msg("%s", why.text);
        CHECK(!memcmp(&deck, &gb_ready_decks[i], sizeof deck));
        text_clear(&out);
    }
    text_free(&out);
}

TEST(numbers_of_cards_are_from_nought_to_ninety_nine)
{
    CLAUSE("GB-101.3");
    static const struct {
        const char *count, *word;
    } cases[] = {{"0", ""},
                 {"99", ""},
                 {"-1", "from 0 to 99"},
                 {"100", "from 0 to 99"},
                 {"1.5", "from 0 to 99"},
                 {"\"7\"", "from 0 to 99"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[200];
        struct deck deck;
        struct reason why = {""};
        snprintf(text, sizeof text, "{\"heroes\": [\"chao\"], \"cards\": {\"usher\": %s}}",
                 cases[i].count);
        CHECK_EQ(gb_read_deck(text, &deck, &why), !cases[i].word[0]);
        CHECK_CONTAINS(why.text, cases[i].word);
        if (!cases[i].word[0])
            CHECK_EQ(deck.count[BLEND_usher], atoi(cases[i].count));
    }
}

TEST(unknown_heroes_and_cards_are_refused)
{
    CLAUSE("GB-100.1b");
    static const char *const wrong[][2] = {
        {"{\"heroes\": [\"chao\", \"nobody\"], \"cards\": {}}", "There is no card 'nobody'"},
        {"{\"heroes\": [\"chao\", 5], \"cards\": {}}", "list of ids"},
        {"{\"heroes\": \"chao\", \"cards\": {}}", "list of 4 to 8"},
        {"{\"heroes\": [], \"cards\": {\"nothing\": 1}}", "There is no card 'nothing'"},
        {"{\"heroes\": [], \"cards\": []}", "how many of each"},
        {"{\"heroes\": [], \"cards\": {}, \"color\": 1}", "no 'color'"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct deck deck;
        struct reason why = {""};
        CHECK(!gb_read_deck(wrong[i][0], &deck, &why));
        CHECK_CONTAINS(why.text, wrong[i][1]);
    }
}

TEST(a_wrong_name_is_answered_with_the_card_that_was_meant)
{
    CLAUSE("GB-100.1b");
    static const char *const meant[][2] = {
        {"pyrogems", "'Pyrogem'"},
        {"blend finders", "'Blend Finder'"},
        {"quick studdy", "'Quick Study'"},
        {"min seo", "'Min-Seo'"},
    };
    for (size_t i = 0; i < sizeof meant / sizeof *meant; i++) {
        char text[200];
        struct deck deck;
        struct reason why = {""};
        snprintf(text, sizeof text, "{\"heroes\": [], \"cards\": {\"%s\": 3}}", meant[i][0]);
        CHECK(!gb_read_deck(text, &deck, &why));
        CHECK_CONTAINS(why.text, "Do you mean ");
        CHECK_CONTAINS(why.text, meant[i][1]);
    }
}

TEST(what_a_deck_says_twice_is_not_merged)
{
    struct deck deck;
    struct reason why = {""};
    CHECK(
        !gb_read_deck("{\"heroes\": [],\n\"cards\": {\"usher\": 3,\n\"usher\": 1}}", &deck, &why));
    CHECK_STRING(why.text, "The deck says '\"usher\"' twice, in line 3 again.");
}

TEST(a_deck_may_come_with_tabs_and_any_ends_of_lines)
{
    struct deck deck;
    struct reason why = {""};
    CHECK(gb_read_deck("\r\n\t{\"heroes\":\r\n\t[\"chao\"],\r\n\t\"cards\": {}}\r\n", &deck, &why));
    CHECK_EQ(deck.hero[0], card("chao"));
}

TEST(no_copy_of_a_card_is_not_passed_over)
{
    struct text out = {0};
    gem_blenders.check_text(1, "{\"heroes\": [], \"cards\": {\"usher\": 0}}", &out);
    CHECK_CONTAINS(text_string(&out), "  0 Usher: named, but the deck has none\n");
    text_free(&out);
}

TEST(what_is_no_deck_is_quoted_in_short)
{
    struct deck deck;
    struct reason why = {""};
    CHECK(!gb_read_deck("forty Pyrogems, three Ushers, and whatever else I find", &deck, &why));
    CHECK_CONTAINS(why.text, "'forty Pyrogems, three Ushers, and whatev...'.");
    CHECK(!gb_read_deck("{\"name\": 7, \"heroes\": [], \"cards\": {}}", &deck, &why));
    CHECK_STRING(why.text, "A deck's \"name\" is a text.");
}

TEST(a_deck_is_explained_card_by_card)
{
    static const char text[] =
        "{\"name\": \"Small\", \"heroes\": [\"chao\", \"rufus\", \"kula\", \"noor\", \"wren\"], "
        "\"cards\": {\"pyrogem\": 40, \"aquagem\": 2, \"usher\": 3, \"stun\": 2, \"snack\": 3}}";
    struct text out = {0};
    CHECK(gem_blenders.check_text(1, text, &out));
    CHECK_STRING(text_string(&out), "Small\nHeroes (5)\n  Chao, left\n  Rufus, center\n  Kula, "
                                    "right\n  Noor, back\n  Wren, bench\nGems (42)\n  40 Pyrogem\n"
                                    "  2 Aquagem\nBlends (3)\n  3 Usher\nActions (5)\n  2 Stun\n"
                                    "  3 Snack\nStars: 2 of 5\nA legal deck.\n");
    text_free(&out);
}

TEST(one_hero_too_many_is_read_and_reported)
{
    CLAUSE("GB-101.1");
    char text[400], faults[800];
    for (int heroes = 8; heroes <= 17; heroes++) {
        struct deck deck;
        struct reason why = {""};
        int length = snprintf(text, sizeof text, "{\"cards\": {}, \"heroes\": [");
        for (int i = 0; i < heroes; i++)
            length += snprintf(text + length, sizeof text - (size_t)length, "%s\"%s\"",
                               i ? ", " : "", gb_card(FIRST_HERO + i)->id);
        snprintf(text + length, sizeof text - (size_t)length, "]}");
        CHECK_EQ(gb_read_deck(text, &deck, &why),
                 heroes < 17); /* far too many are no deck at all */
        if (heroes == 17) {
            CHECK_STRING(why.text, "GB-101.1: it has 17 heroes; at most 8 are allowed.");
            continue;
        }
        CHECK_EQ(deck.heroes, heroes);
        faults_of(&deck, faults);
        CHECK_EQ(strstr(faults, "GB-101.1:") != NULL, heroes > 8);
    }
}
