/* test_position.c - positions that are read back or refused, and what others know of a hand. */
#include "games/puzzle_strike/table.h"

/* Why this position is refused; empty if it is not. */
static const char *loading(json_t *json)
{
    static struct reason why;
    struct game g;
    why.text[0] = '\0';
    return game_load(&puzzle_strike, &g, json, &why) ? "" : why.text;
}

TEST(a_position_is_read_back)
{
    struct game g = SCENE(.hand = "draw_three crash_gem", .pile = "112", .discard = "gem_3",
                          .foe_ongoing = "flagstone_tax", .bag = "wound gem_1");
    json_t *json = dumped(&g);
    struct game again;
    CHECK(game_load(&puzzle_strike, &again, json, NULL));
    CHECK(!memcmp(&g, &again, sizeof g));
    CHECK(json_is_null(json_object_get(json, "loser"))); /* nobody has lost a game */
    DO(&again, "Play Draw Three");
    CHECK_EQ(held(&again, ME, "wound"), 1);
    json_decref(json);
}

/* The position with one member replaced by this JSON. */
static const char *with(const char *member, const char *value)
{
    struct game g = SCENE(.hand = "draw_three crash_gem", .pile = "112");
    json_t *json = dumped(&g), *parsed = json_loads(value, JSON_DECODE_ANY, NULL);
    CHECK(parsed != NULL);
    json_object_set_new(json, member, parsed);
    const char *why = loading(json);
    json_decref(json);
    return why;
}

TEST(nonsense_is_refused_with_a_reason)
{
    CHECK_STRING(with("level", "2"), "");
    CHECK_CONTAINS(with("level", "4"), "level");
    CHECK_CONTAINS(with("mode", "\"chess\""), "mode");
    CHECK_CONTAINS(with("players", "3"), "players");
    CHECK_CONTAINS(with("turn", "2"), "turn");
    CHECK_CONTAINS(with("speaker", "1"), "speaker");
    CHECK_CONTAINS(with("bank", "[1, 2]"), "bank");
    CHECK_CONTAINS(with("chips", "[\"gem_1\"]"), "chips");
    CHECK_CONTAINS(with("oblivion", "20"), "oblivion");
    CHECK_CONTAINS(with("in_play", "[0]"), "in play");
    CHECK_CONTAINS(with("floating", "[[1, 2, 0]]"), "floating");
    CHECK_CONTAINS(with("awaiting", "\"a choice\""), "This position is in the middle of");
    CHECK_CONTAINS(with("awaiting", "\"nothing\""), "winner");
    CHECK_CONTAINS(with("piles",
                        "[{\"gems\": [9, 0, 0, 0], \"stand_ins\": [0, 0, 0, 0]}, {\"gems\": "
                        "[0, 0, 0, 0], \"stand_ins\": [0, 0, 0, 0]}]"),
                   "There are");
    CHECK_CONTAINS(with("seats", "[]"), "seats");
    CHECK_CONTAINS(with("sheep", "1"), "sheep");
}

/* Why a position that was written down like this is refused. */
static const char *reloading(const struct game *g)
{
    json_t *json = dumped(g);
    const char *why = loading(json);
    json_decref(json);
    return why;
}

TEST(chips_that_cannot_lie_so_are_refused)
{
    struct game g = SCENE(.hand = "draw_three crash_gem", .pile = "112"), h = g;
    CHECK_STRING(reloading(&g), "");
    h.player[ME].known[GEM1] = 1; /* of which the hand has none */
    CHECK_CONTAINS(reloading(&h), "known");
    h = g;
    h.player[FOE].known[GEM1] = 1;
    CHECK_CONTAINS(reloading(&h), "known");
    for (int side = ME; side <= FOE; side++) {
        h = g;
        h.pile[side].stand_ins[GEM3] = 1; /* for a gem that is not there */
        h.bank[GEM3]++;
        CHECK_CONTAINS(reloading(&h), "more stand-ins than gems");
    }
    h = g;
    h.bank[GEM1]++; /* one too many */
    CHECK_CONTAINS(reloading(&h), "There are");
}

TEST(players_who_cannot_be_in_or_out_are_refused)
{
    struct game g = SCENE(.mode = "last-standing", .hand = "gem_1"), h = g;
    h.eliminated = 1;
    CHECK_CONTAINS(reloading(&h), "not eliminated");
    h.in_play = 1 << ME | 1 << FOE;
    CHECK_STRING(reloading(&h), "");
    h.eliminated = 2;
    h.in_play = 1 << ME; /* who has won */
    CHECK_CONTAINS(reloading(&h), "not eliminated");
    h = SCENE(.mode = "free-for-all", .hand = "gem_1");
    h.eliminated = 1;
    h.in_play = 1 << ME | 1 << FOE;
    CHECK_CONTAINS(reloading(&h), "in this mode");
    h = SCENE(.mode = "team", .hand = "gem_1");
    h.in_play &= (seat_set) ~(1 << ME);
    h.speaker = (uint8_t)FOURTH;
    CHECK_CONTAINS(reloading(&h), "Whose turn it is");
}

TEST(tie_break_turns_that_cannot_be_left_are_refused)
{
    CLAUSE("PS-112", "PS-145");
    struct game g = SCENE(.mode = "free-for-all", .hand = "gem_1");
    g.tie_turns = 1; /* without a tie */
    CHECK_CONTAINS(reloading(&g), "tie_turns");
    g.breaking_tie = true;
    g.in_play = 1 << ME | 1 << FOE;
    CHECK_STRING(reloading(&g), "");
    g.tie_turns = 2;
    CHECK_STRING(reloading(&g), "");
    g.tie_turns = 3;
    CHECK_CONTAINS(reloading(&g), "tie_turns");
}

TEST(what_was_shown_is_known)
{
    struct game g = SCENE(.hand = "bonecracker", .foe_hand = "gem_1 gem_1 crash_gem",
                          .foe_bag = "wound combine");
    DO(&g, "Play Bonecracker"); /* the foe shows their hand and discards a 1-gem */
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {1};
    chance_start(&chance, seed);
    for (int i = 0; i < 20; i++) {
        struct game guess = g;
        game_hide(&puzzle_strike, &guess, ME, &chance);
        CHECK_EQ(held(&guess, FOE, "gem_1"), 1);
        CHECK_EQ(held(&guess, FOE, "crash_gem"), 1);
    }
}

TEST(what_was_not_shown_is_guessed)
{
    struct game g = SCENE(.hidden = true, .hand = "crash_gem", .foe_hand = "gem_1 gem_1 gem_1",
                          .foe_bag = "wound combine gem_4", .bag = "gem_2 gem_3");
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {2};
    chance_start(&chance, seed);
    int combines = 0, order = 0;
    for (int i = 0; i < 60; i++) {
        struct game guess = g;
        game_hide(&puzzle_strike, &guess, ME, &chance);
        combines += held(&guess, FOE, "combine");
        CHECK_EQ(held(&guess, FOE, "combine") + in_bag(&guess, FOE, "combine"), 1);
        CHECK_EQ(held(&guess, ME, "crash_gem"), 1); /* my own hand is no secret to me */
        order += guess.player[ME].bag.card[0] == GEM2;
    }
    CHECK(combines > 10 && combines < 50);
    CHECK(order > 10 && order < 50); /* but the order of my bag is */
}

TEST(kept_chips_stay_hidden)
{
    struct game g = SCENE(.hand = "future_sight combine gem_3 gem_4",
                          .bag = "wound wound gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Future Sight");
    DO(&g, "Buy Wound");
    DO(&g, "End your buy phase");
    DO(&g, "Keep 4-gem");
    CHECK_EQ(kind_asked(&g), ASK_PICK);
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(&puzzle_strike, &g, FOE, &w, NULL);
    CHECK(!strstr(text_string(&text), "seat0.kept"));
    CHECK_CONTAINS(
        text_string(&text),
        "\"id\":\"seat0.hand\",\"kind\":\"hand\",\"seat\":0,\"title\":\"Hand\",\"count\":5");
    text_clear(&text);
    game_view(&puzzle_strike, &g, ME, &w, NULL);
    CHECK_CONTAINS(text_string(&text), "seat0.kept");
    text_free(&text);
}
