/* test_decks.c - what a legal deck is (GB-100, GB-101), and decks as text. */
#include "games/gem_blenders/table.h"

#include "core/dice.h"
#include "core/text.h"
#include "kit/contract.h"

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
    deck.hero[5] = BLEND_usher;
    faults_of(&deck, faults);
    CHECK_CONTAINS(faults, "Usher is not a hero");
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
    CHECK_EQ(gb_faces[ACTION_rotate].stars, 0);
    CHECK_EQ(gb_faces[ACTION_stun].stars, 1);
    CHECK_EQ(gb_faces[ACTION_double_strike].stars, 3);
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

TEST(the_text_of_a_ready_deck_is_that_deck)
{
    CLAUSE("GB-100.3");
    struct text out = {0};
    CHECK(!gem_blenders.choice_text(FIELD_RED, 0, &out)); /* random */
    for (int i = 0; i < DECKS; i++) {
        struct reason why = {""};
        struct deck deck;
        CHECK(gem_blenders.choice_text(FIELD_RED, 1 + i, &out));
        CHECK(strlen(text_string(&out)) <= DECK_TEXT);
        if (!gb_read_deck(text_string(&out), &deck, &why))
            fail_msg("%s", why.text);
        CHECK(!memcmp(&deck, &gb_ready_decks[i], sizeof deck));
        text_clear(&out);
    }
    text_free(&out);
}

/* --- Random legal decks. --- */

/* A legal deck with a bit of everything around one blend: 4 to 8 heroes, up to 5 stars. */
static void random_deck(uint64_t seed, char text[DECK_TEXT + 1])
{
    struct dice dice = {seed};
    struct deck deck = {.heroes = (uint8_t)(4 + dice_below(&dice, 5))};
    int left = 50, stars = 5;
    int theme = FIRST_BLEND + (int)(seed % (FIRST_ACTION - FIRST_BLEND));
    for (int i = 0; i < deck.heroes; i++)
        do
            deck.hero[i] = (uint8_t)(FIRST_HERO + dice_below(&dice, FIRST_BLEND - FIRST_HERO));
        while (memchr(deck.hero, deck.hero[i], (size_t)i) ||
               (i == 0 && gb_faces[deck.hero[i]].level < gb_faces[theme].level));
    deck.count[theme] = 3;
    left -= 3;
    int kinds = 12 + (int)dice_below(&dice, 8);
    while (kinds--) {
        int card = FIRST_BLEND + (int)dice_below(&dice, CARDS - FIRST_BLEND);
        int count = 1 + (int)dice_below(&dice, gb_is_blend(card) || gb_is_action(card) ? 2 : 1);
        if (deck.count[card] || gb_faces[card].stars * count > stars || count > left - 20)
            continue;
        deck.count[card] = (uint8_t)count;
        stars -= gb_faces[card].stars * count;
        left -= count;
    }
    while (left) { /* gems, most of them for the theme */
        int type = (int)dice_below(&dice, BASIC_TYPES);
        if (!(gb_faces[theme].types >> type & 1) && dice_below(&dice, 6))
            continue;
        deck.count[FIRST_GEM + type]++;
        left--;
    }
    int length = snprintf(text, DECK_TEXT, "{\"heroes\":[");
    for (int i = 0; i < deck.heroes; i++)
        length += snprintf(text + length, (size_t)(DECK_TEXT - length), "%s\"%s\"", i ? "," : "",
                           gb_card(deck.hero[i])->id);
    length += snprintf(text + length, (size_t)(DECK_TEXT - length), "],\"cards\":{");
    const char *comma = "";
    for (int card = 1; card < CARDS; card++)
        if (deck.count[card]) {
            length += snprintf(text + length, (size_t)(DECK_TEXT - length), "%s\"%s\":%d", comma,
                               gb_card(card)->id, deck.count[card]);
            comma = ",";
        }
    length += snprintf(text + length, (size_t)(DECK_TEXT - length), "}}");
    CHECK(length < DECK_TEXT);
}

TEST(random_decks_keep_the_contract)
{
    struct contract_report report = {0};
    for (uint64_t seed = 1; seed <= 4; seed++) {
        char red[DECK_TEXT + 1], blue[DECK_TEXT + 1];
        struct setup setup;
        struct reason why = {""};
        random_deck(2 * seed, red);
        random_deck(2 * seed + 1, blue);
        setup_defaults(gem_blenders.setup, &setup);
        CHECK(setup_set(gem_blenders.setup, &setup, "red", red, &why));
        CHECK(setup_set(gem_blenders.setup, &setup, "blue", blue, &why));
        if (!contract_play(&gem_blenders, &setup, seed, &report, &why))
            fail_msg("decks of seed %d: %s", (int)seed, why.text);
    }
    CHECK(report.decisions > 400);
}

/* All cards of a seat, wherever they are, one number for each. */
static void count_all(const struct game *g, int seat, int count[CARDS])
{
    const struct player *s = &g->player[seat];
    memset(count, 0, CARDS * sizeof *count);
    for (int slot = 0; slot < HEROES; slot++) {
        const struct hero *h = &s->hero[slot];
        count[h->card]++;
        count[h->blend]++;
        for (int gem = 0; gem < GEM_CARDS; gem++)
            count[FIRST_GEM + gem] += h->gems[gem];
        for (int i = 0; i < h->attached.count; i++)
            count[h->attached.card[i]]++;
    }
    count[s->being_played]++;
    for (int i = 0; i < s->hand.count; i++)
        count[s->hand.card[i] & ~SEEN]++;
    for (int i = 0; i < s->deck.count; i++)
        count[s->deck.card[i]]++;
    for (int i = 0; i < s->discard.count; i++)
        count[s->discard.card[i]]++;
    for (int i = 0; i < s->meter.count; i++)
        count[s->meter.card[i]]++;
    count[NO_CARD] = 0;
}

TEST(no_card_vanishes_and_none_appears_in_random_games)
{
    CLAUSE("GB-404.2a", "GB-404.3a", "GB-300.1b", "GB-400.3b", "GB-400.3d", "GB-300.2b");
    for (uint64_t seed = 1; seed <= 30; seed++) {
        char red[DECK_TEXT + 1], blue[DECK_TEXT + 1];
        int before[2][CARDS], after[CARDS];
        struct dice dice = {seed};
        random_deck(1000 + 2 * seed, red);
        random_deck(1001 + 2 * seed, blue);
        struct game g = STARTED(seed, "red", red, "blue", blue);
        for (int seat = 0; seat < 2; seat++)
            count_all(&g, seat, before[seat]);
        while (g.k.pending) {
            struct option options[OPTIONS];
            int seat = __builtin_ctz(g.k.pending);
            long count = gb_options(&g, seat, options) - options;
            game_apply(&gem_blenders, &g, seat, options[dice_below(&dice, (uint32_t)count)]);
            for (int who = 0; who < 2; who++) {
                unsigned line = 0;
                count_all(&g, who, after);
                CHECK(!memcmp(before[who], after, sizeof after));
                for (int i = 0; i < POSITIONS && g.started; i++)
                    line |= 1u << g.player[who].line[i];
                CHECK(!g.started || __builtin_popcount(line) == POSITIONS);
                for (int i = 0; i < g.player[who].discard.count; i++)
                    CHECK(!gb_is_hero(g.player[who].discard.card[i]));
            }
        }
    }
}

/* Every card is played, used or triggered somewhere in games of random decks, played by plan and
 * now and then by chance. */
struct coverage {
    struct listener listener;
    bool seen[CARDS];
};

static void note(struct listener *listener, const struct event *event)
{
    struct coverage *coverage = (struct coverage *)listener;
    switch (event->kind) {
    case EFFECT_USED:
    case ACTION_ACTED:
    case WAS_BLENDED:
    case GEM_EQUIPPED: coverage->seen[event->open[0]] = true; break;
    }
}

static void play_noting(uint64_t seed, struct coverage *coverage)
{
    char red[DECK_TEXT + 1], blue[DECK_TEXT + 1];
    struct dice dice = {seed};
    random_deck(2 * seed, red);
    random_deck(2 * seed + 1, blue);
    struct game g = STARTED(seed, "red", red, "blue", blue);
    while (g.k.pending) {
        struct question q;
        int seat = __builtin_ctz(g.k.pending);
        game_question(&gem_blenders, &g, seat, &q);
        long any = (long)dice_below(&dice, q.count);
        int planned = gb_plan(&g, seat, q.options, q.count, &dice);
        game_answer(&gem_blenders, &g, seat, dice_below(&dice, 4) ? planned : any,
                    &coverage->listener, NULL);
    }
}

/* The first card that was never seen; heroes count by their effects, if these are ever used.
 * (Matthew's needs an opponent with two heroes of the first turn.) */
static int first_unseen(const struct coverage *coverage)
{
    for (int card = FIRST_HERO; card < CARDS; card++) {
        bool silent = gb_is_hero(card) && (!gb_effect_table[card].when || card == HERO_matthew);
        if (!coverage->seen[card] && !silent)
            return card;
    }
    return NO_CARD;
}

TEST(every_card_comes_into_play_in_games_of_random_decks)
{
    struct coverage coverage = {.listener = {note}};
    uint64_t seed = 1;
    for (; seed <= 900 && first_unseen(&coverage); seed++)
        play_noting(seed, &coverage);
    if (first_unseen(&coverage))
        fail_msg("%s never came into play", gb_card(first_unseen(&coverage))->name);
}
