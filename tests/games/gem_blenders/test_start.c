/* test_start.c - beginning the game (GB-200), draw phase (GB-201), hands, decks and benches as they
 * are seen (GB-402, GB-403, GB-405). */
#include "games/gem_blenders/table.h"

#include "kit/contract.h"

/* Both lay their heroes as the deck suggests. */
static struct game placed(uint64_t seed)
{
    static const char *const red[] = {"Gideon", "Chao", "Greta", "Bram"};
    static const char *const blue[] = {"Wren", "Tobias", "Elaine", "Carter"};
    struct game g = STARTED(seed, "red", "glacier", "blue", "carousel");
    for (int i = 0; i < POSITIONS; i++) {
        DO_AS(&g, 0, red[i]);
        DO_AS(&g, 1, blue[i]);
    }
    return g;
}

TEST(players_lay_out_heroes_in_secret)
{
    CLAUSE("GB-200.1", "GB-200.2", "GB-200.2a", "GB-200.3", "GB-300.2", "GB-101.1b");
    struct game g = STARTED(1, "red", "glacier", "blue", "carousel");
    CHECK_EQ(hp(&g, 0), 20);
    CHECK_EQ(hp(&g, 1), 20);
    CHECK_EQ(g.k.pending, seat_bit(0) | seat_bit(1)); /* both at the same time */
    static const char *const mine[] = {"Pilar", "Rufus", "Bram", "Greta"};
    for (int i = 0; i < POSITIONS; i++) {
        CHECK_EQ(kind_asked(&g), ASK_PLACE);
        CHECK_EQ(g.k.pending, seat_bit(0) | seat_bit(1)); /* for every position */
        if (i)
            CHECK(!CAN_AS(&g, 0, mine[i - 1])); /* lies already, and cannot be moved */
        DO_AS(&g, 0, mine[i]);
        DO_AS(&g, 1, i == 0 ? "Wren" : i == 1 ? "Devin" : i == 2 ? "Imani" : "Carter");
        json_t *seen = view_of(&g, 1);
        const json_t *cards = json_object_get(view_find(seen, "zones", "seat0.left"), "cards");
        CHECK(json_is_null(json_object_get(json_array_get(cards, 0), "card"))); /* face down */
        json_decref(seen);
    }
    CHECK(kind_asked(&g) != ASK_PLACE);
    CHECK_EQ(place_of(&g, 0, "pilar"), LEFT);
    CHECK_EQ(place_of(&g, 0, "greta"), BACK);
    CHECK_EQ(place_of(&g, 0, "gideon"), BENCH);
    CHECK_EQ(place_of(&g, 0, "chao"), BENCH);
}

TEST(a_random_player_chooses_the_order_before_the_hands_are_drawn)
{
    CLAUSE("GB-200.4", "GB-200.4a");
    bool chooser[2] = {false, false};
    for (uint64_t seed = 1; seed < 20; seed++) {
        struct game g = placed(seed);
        int who = asked(&g);
        chooser[who] = true;
        CHECK_EQ(kind_asked(&g), ASK_FIRST);
        CHECK_EQ(g.player[0].hand.count + g.player[1].hand.count, 0);
        json_t *seen = view_of(&g, who);
        const json_t *cards = json_object_get(
            view_find(seen, "zones", who ? "seat0.center" : "seat1.center"), "cards");
        CHECK(json_is_null(json_object_get(json_array_get(cards, 0), "card")));
        json_decref(seen);
        struct game other = g;
        DO(&g, OPTION(GO, 0)); /* as records keep it */
        CHECK_EQ(g.first, who);
        DO(&other, OPTION(GO, 1));
        CHECK_EQ(other.first, 1 - who);
    }
    CHECK(chooser[0] && chooser[1]);
}

TEST(opening_hands_have_seven_cards_and_one_mulligan)
{
    CLAUSE("GB-200.5", "GB-200.6", "GB-200.6a", "GB-200.7", "GB-402.1", "GB-403.2", "GB-405.2",
           "GB-405.3", "GB-405.3a");
    struct game g = placed(2);
    DO(&g, "Go first");
    int first = g.first, second = 1 - first;
    for (int seat = 0; seat < 2; seat++) {
        CHECK_EQ(g.player[seat].hand.count, 7);
        CHECK_EQ(g.player[seat].deck.count, 43);
    }
    CHECK_EQ(asked(&g), first);
    uint8_t before[7];
    memcpy(before, g.player[first].hand.card, 7);
    DO(&g, "Mulligan");
    CHECK_EQ(g.player[first].hand.count, 7);
    CHECK_EQ(g.player[first].deck.count, 43);
    CHECK(memcmp(before, g.player[first].hand.card, 7)); /* with this seed it is another hand */
    CHECK_EQ(asked(&g), second);                         /* and no second mulligan */
    CHECK(!g.started);
    DO(&g, "Keep it");
    CHECK(g.started);
    CHECK_EQ(asked(&g), first);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    json_t *seen = view_of(&g, second);
    char field[20], bench[20];
    snprintf(field, sizeof field, "seat%d.back", first);
    snprintf(bench, sizeof bench, "seat%d.bench", first);
    const json_t *hero =
        json_array_get(json_object_get(view_find(seen, "zones", field), "cards"), 0);
    CHECK(json_is_string(json_object_get(hero, "card"))); /* turned up */
    CHECK_EQ(json_integer_value(json_object_get(view_find(seen, "zones", bench), "count")), 2);
    hero = json_array_get(json_object_get(view_find(seen, "zones", bench), "cards"), 0);
    CHECK(json_is_null(json_object_get(hero, "card"))); /* the bench stays hidden */
    json_decref(seen);
    seen = view_of(&g, first);
    hero = json_array_get(json_object_get(view_find(seen, "zones", bench), "cards"), 0);
    CHECK(json_is_string(json_object_get(hero, "card"))); /* not from its owner */
    json_decref(seen);
}

TEST(decks_are_shuffled)
{
    CLAUSE("GB-200.5", "GB-403.2");
    struct game a = placed(3), b = placed(4);
    DO(&a, "Go first");
    DO(&b, "Go first");
    CHECK(memcmp(a.player[0].deck.card, b.player[0].deck.card, 43));
    bool sorted = true;
    for (int i = 1; i < 43; i++)
        sorted &= a.player[0].deck.card[i - 1] <= a.player[0].deck.card[i];
    CHECK(!sorted);
}

TEST(the_first_player_neither_draws_nor_attacks_in_the_first_turn)
{
    CLAUSE("GB-200.9", "GB-200.9a", "GB-201.1", "GB-201.1a", "GB-200.8");
    struct game g = placed(5);
    DO(&g, "Go first");
    DO(&g, "Keep it");
    DO(&g, "Keep it");
    int first = g.first, second = 1 - first;
    CHECK_EQ(asked(&g), first);
    CHECK_EQ(g.player[first].hand.count, 7);
    CHECK(!CAN(&g, "Attack"));
    end_turn(&g);
    CHECK_EQ(asked(&g), second);
    CHECK_EQ(g.player[second].hand.count, 8);
    CHECK(CAN(&g, "Attack"));
    end_turn(&g);
    CHECK_EQ(asked(&g), first); /* they alternate */
    CHECK_EQ(g.player[first].hand.count, 8);
    CHECK(CAN(&g, "Attack"));
}

TEST_BOTH(a_turn_is_draw_play_end)
{
    CLAUSE("GB-200.8a", "GB-201.2", "GB-205.1b");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao:buoy+aquagem+electrogem",
                          .foe_deck = "usher");
    struct story story = story_for(&g, ALL_SEEING);
    DO_HEARD(&g, "End your turn", &story.listener);
    const char *end = strstr(story.text, "Steady Swell"), *next = strstr(story.text, "'s turn");
    const char *draw = strstr(story.text, "draws Usher");
    CHECK(end && next && draw && end < next && next < draw);
    CHECK_EQ(asked(&g), foe);
}

TEST_BOTH(until_your_next_turn_ends_before_the_draw)
{
    CLAUSE("GB-201.2a", "GB-201.2b", "GB-201.2");
    /* The draw from an empty deck ends the round: by then the effect is back already. */
    struct game g = TABLE(me, .heroes = "carter:ghost+electrogem+nocturnagem greta elaine chao",
                          .foe_heroes = "wren noor imani pilar:horizon_gazer+pyrogem+aquagem+"
                                        "luminagem+aerogem",
                          .left = -1);
    DO(&g, "Haunt");
    end_turn(&g);
    CHECK(!effect_works(&g, foe, "pilar"));
    gb_set_hp(&g, me, 15);
    struct option end = {END_TURN};
    game_apply(&gem_blenders, &g, foe, end);
    CHECK(effect_works(&g, foe, "pilar"));
    CHECK_EQ(g.player[foe].wins, 1);
}

TEST_BOTH(an_empty_deck_costs_fifteen)
{
    CLAUSE("GB-201.3", "GB-403.3", "GB-403.3a", "GB-403.3b", "GB-618.1", "GB-618.1a");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .foe_left = -1,
                          .foe_heroes = "wren:toxic_ram+electrogem+nocturnagem+caprogem noor imani "
                                        "pilar");
    end_turn(&g);
    CHECK_EQ(hp(&g, foe), 5);
    CHECK_EQ(g.player[foe].deck.count, 0); /* the discard is not shuffled back */
    CHECK(g.player[foe].discard.count > 20);
    CHECK_EQ(hp(&g, me), 20); /* it is nobody's damage: Toxic Ram is silent */
    g = TABLE(me, .heroes = "carter:gull+aquagem+aerogem fitch+pyrogem elaine chao",
              .foe_left = -1);
    DO(&g, "Open Bar");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* and no Gull adds to it */
    CHECK_EQ(hp(&g, foe), 5);
    g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "pain_trade", .left = 1);
    DO(&g, "Play Pain Trade"); /* counted for each card */
    CHECK_EQ(g.player[me].hand.count, 1);
    CHECK_EQ(hp(&g, me), 20 - 2 - 15);
}

TEST_BOTH(hands_are_secret_and_counted)
{
    CLAUSE("GB-402.2", "GB-402.5", "GB-402.5a", "GB-402.5b", "GB-403.4", "GB-403.4a");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "usher snack");
    json_t *mine = view_of(&g, me), *other = view_of(&g, foe);
    char hand[20], deck[20];
    snprintf(hand, sizeof hand, "seat%d.hand", me);
    snprintf(deck, sizeof deck, "seat%d.deck", me);
    const json_t *first =
        json_array_get(json_object_get(view_find(mine, "zones", hand), "cards"), 0);
    CHECK_STRING(json_string_value(json_object_get(first, "card")), "usher");
    first = json_array_get(json_object_get(view_find(other, "zones", hand), "cards"), 0);
    CHECK(json_is_null(json_object_get(first, "card")));
    CHECK_EQ(json_integer_value(json_object_get(view_find(other, "zones", hand), "count")), 2);
    CHECK_EQ(json_integer_value(json_object_get(view_find(other, "zones", deck), "count")), 48);
    CHECK(json_object_get(view_find(other, "zones", deck), "cards") == NULL);
    json_decref(mine);
    json_decref(other);
    /* The order of a hand does not show which cards are the unseen ones. */
    gb_hand_add(&g, me, card("rotate"), true);
    g.player[me].deck.count--;
    g.player[me].deck.card[g.player[me].deck.count] = 0;
    other = view_of(&g, foe);
    first = json_array_get(json_object_get(view_find(other, "zones", hand), "cards"), 0);
    CHECK_STRING(json_string_value(json_object_get(first, "card")), "rotate");
    json_decref(other);
}

TEST_BOTH(a_hand_may_grow_without_limit)
{
    CLAUSE("GB-402.3");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao");
    for (int i = 0; i < 15; i++) {
        end_turn(&g);
        end_turn(&g);
    }
    CHECK_EQ(g.player[me].hand.count, 15);
    CHECK_EQ(g.player[me].discard.count, 0);
}

TEST_BOTH(anybody_may_concede_at_any_time)
{
    CLAUSE("GB-102.2", "GB-206.1e");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao"), other = g;
    CHECK(!CAN(&g, "oncede")); /* no round can be given up */
    CHECK(game_answer(&gem_blenders, &g, me, CONCEDE, NULL, NULL));
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.winner, foe);
    CHECK(game_answer(&gem_blenders, &other, foe, CONCEDE, NULL, NULL)); /* in the other's turn */
    struct result result;
    gb_result(&other, &result);
    CHECK(result.over);
    CHECK_EQ(result.rank[me], 1);
    CHECK_EQ(result.rank[foe], 2);
    CHECK(!game_answer(&gem_blenders, &other, me, CONCEDE, NULL, NULL)); /* it is over */
    struct game start = STARTED(1, "red", "glacier", "blue", "undertow");
    CHECK(game_answer(&gem_blenders, &start, 1, CONCEDE, NULL, NULL));
    CHECK_EQ(start.winner, 0);
}

TEST(a_kept_hand_stays_and_both_may_change_theirs)
{
    CLAUSE("GB-200.6", "GB-200.6a");
    for (int taken = 0; taken < 4; taken++) { /* a bit for the first player, one for the second */
        struct game g = placed(2);
        DO(&g, "Go first");
        int order[2] = {g.first, 1 - g.first};
        uint8_t before[2][7];
        for (int i = 0; i < 2; i++)
            memcpy(before[i], g.player[order[i]].hand.card, 7);
        for (int i = 0; i < 2; i++) {
            CHECK_EQ(asked(&g), order[i]);
            struct story story = story_for(&g, SPECTATOR);
            DO_HEARD(&g, taken >> i & 1 ? "Mulligan" : "Keep it", &story.listener);
            CHECK_EQ(strstr(story.text, "mulligan") != NULL, taken >> i & 1);
        }
        for (int i = 0; i < 2; i++) {
            bool same = !memcmp(before[i], g.player[order[i]].hand.card, 7);
            CHECK_EQ(same, !(taken >> i & 1)); /* with this seed the new hands are others */
            CHECK_EQ(g.player[order[i]].hand.count, 7);
            CHECK_EQ(g.player[order[i]].deck.count, 43);
        }
    }
}

/* So that their order tells nothing. */
static void check_benches_are_sorted(const struct game *g)
{
    for (int seat = 0; seat < 2; seat++)
        for (int slot = POSITIONS; slot < HEROES - 1 && g->player[seat].hero[slot + 1].card; slot++)
            CHECK(g->player[seat].hero[slot].card < g->player[seat].hero[slot + 1].card);
}

TEST(both_fields_are_turned_up_and_both_benches_stay_hidden)
{
    CLAUSE("GB-200.7", "GB-405.2", "GB-405.3");
    struct game g = STARTED(1, "red", "glacier", "blue", "carousel");
    static const char *const field[2][4] = {{"Pilar", "Rufus", "Bram", "Greta"},
                                            {"Imani", "Wren", "Devin", "Carter"}};
    static const char *const ids[2][4] = {{"pilar", "rufus", "bram", "greta"},
                                          {"imani", "wren", "devin", "carter"}};
    static const char *const benched[2] = {"chao gideon", "elaine tobias"};
    static const char *const places[] = {"left", "center", "right", "back"};
    for (int i = 0; i < POSITIONS; i++) {
        struct story placing = story_for(&g, SPECTATOR);
        DO_AS(&g, 0, field[0][i]);
        scene_answer(&g, 1, words_number(&g, 1, field[1][i]), &placing.listener,
                     &(struct answered){field[1][i], __FILE__, __LINE__});
        /* Each is told when all four lie there. */
        const char *first = strstr(placing.text, "has placed the heroes");
        CHECK_EQ(first != NULL, i == BACK);
        CHECK_EQ(first && strstr(first + 1, "has placed the heroes"), i == BACK);
    }
    DO(&g, "Go first");
    DO(&g, "Keep it");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Keep it", &story.listener);
    for (int seat = 0; seat < 2; seat++) {
        for (int i = 0; i < POSITIONS; i++) {
            char id[20];
            snprintf(id, sizeof id, "seat%d.%s", seat, places[i]);
            CHECK_STRING(zone_text(&g, SPECTATOR, id, " ").text, ids[seat][i]);
            CHECK_EQ(place_of(&g, seat, ids[seat][i]), i);
            CHECK_CONTAINS(story.text, field[seat][i]);
        }
        char bench[24];
        snprintf(bench, sizeof bench, "seat%d.bench", seat);
        CHECK_EQ(zone_text(&g, 1 - seat, bench, " ").text[0], '?');
        CHECK_STRING(zone_text(&g, seat, bench, " ").text, benched[seat]);
    }
    check_benches_are_sorted(&g);
    g = STARTED(1, "red", "glacier", "blue", "undertow"); /* as the decks have them */
    first_options_until(&g, ASK_PLAY);
    check_benches_are_sorted(&g);
}

TEST_BOTH(a_running_game_has_no_ranks)
{
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .wins = 1);
    struct result result = {0};
    gb_result(&g, &result);
    CHECK(!result.over);
    CHECK_EQ(result.rank[me], 0);
    CHECK_EQ(result.rank[foe], 0);
    CHECK_EQ(result.score[me], 1);
    CHECK_EQ(result.score[foe], 0);
}

TEST_BOTH(a_concession_leaves_nothing_unfinished)
{
    CLAUSE("GB-102.2");
    struct game g = TABLE(me, .heroes = "noor rufus+pyrogem elaine chao:guard+terragem+cryogem",
                          .foe_heroes = "wren:guard+terragem+cryogem "
                                        "carter:guard+terragem+cryogem imani pilar");
    struct game deblended = g;
    DO(&g, attack_by(&g, "Rufus"));
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    DO(&deblended, "Deblend Chao");
    CHECK_EQ(kind_asked(&deblended), ASK_REACT);
    struct game *const both[] = {&g, &deblended};
    for (int i = 0; i < 2; i++) {
        static const struct attack no_attack = {0};
        static const struct frame no_frames[DEPTH] = {{0}};
        CHECK(game_answer(&gem_blenders, both[i], foe, CONCEDE, NULL, NULL));
        CHECK_EQ(both[i]->winner, me);
        CHECK_EQ(both[i]->news_count, 0);
        CHECK_EQ(both[i]->news_base, 0);
        CHECK_EQ(both[i]->k.depth, 0);
        CHECK_EQ(both[i]->k.ask.kind, 0);
        CHECK(!memcmp(&both[i]->attack, &no_attack, sizeof no_attack));
        CHECK(!memcmp(both[i]->stack, no_frames, sizeof no_frames));
        for (int slot = 0; slot < POSITIONS; slot++)
            CHECK_EQ(both[i]->player[me].hero[slot].fallen, 0);
        check_valid(both[i]);
    }
    /* An answer that was waiting for the other one's is forgotten. */
    g = STARTED(1, "red", "glacier", "blue", "carousel");
    DO_AS(&g, me, question_of(&g, me).options[0]);
    CHECK(game_answer(&gem_blenders, &g, foe, CONCEDE, NULL, NULL));
    CHECK_EQ(g.k.answer[me].verb, 0);
    CHECK_EQ(g.winner, me);
}

TEST_BOTH(the_last_attack_leaves_nothing_unfinished)
{
    CLAUSE("GB-206.2");
    struct game g = TABLE(me, .heroes = "noor rufus+pyrogem elaine chao", .wins = 1, .foe_hp = 2,
                          .foe_heroes = "wren carter imani pilar");
    DO(&g, attack_by(&g, "Rufus"));
    static const struct attack none = {0};
    CHECK_EQ(asked(&g), NOBODY);
    CHECK(!memcmp(&g.attack, &none, sizeof none));
    CHECK_EQ(g.news_count, 0);
    CHECK_EQ(rank_of(&g, me), 1);
    CHECK_EQ(rank_of(&g, foe), 2);
}
