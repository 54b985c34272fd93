/* test_random.c - what random games of random legal decks show: no card is lost, every card comes
 * into play. */
#include "games/gem_blenders/table.h"

#include "core/dice.h"
#include "kit/contract.h"

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
               (i == 0 && gb_printed[deck.hero[i]].level < gb_printed[theme].level));
    deck.count[theme] = 3;
    left -= 3;
    int kinds = 12 + (int)dice_below(&dice, 8);
    while (kinds--) {
        int card = FIRST_BLEND + (int)dice_below(&dice, CARDS - FIRST_BLEND);
        int count = 1 + (int)dice_below(&dice, gb_is_blend(card) || gb_is_action(card) ? 2 : 1);
        if (deck.count[card] || gb_printed[card].stars * count > stars || count > left - 20)
            continue;
        deck.count[card] = (uint8_t)count;
        stars -= gb_printed[card].stars * count;
        left -= count;
    }
    while (left) { /* gems, most of them for the theme */
        int type = (int)dice_below(&dice, BASIC_TYPES);
        if (!(gb_printed[theme].types >> type & 1) && dice_below(&dice, 6))
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
