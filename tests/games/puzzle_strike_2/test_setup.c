/* test_setup.c - components, counts and the opening position. */
#include "games/puzzle_strike_2/strike.h"

static int copies_of_set(int set)
{
    int count = 0;
    for (int card = 1; card < CARDS; card++)
        count += p2_facts[card].set == set ? p2_facts[card].copies : 0;
    return count;
}

TEST(there_are_four_colours_and_no_end_of_gems)
{
    CLAUSE("P2-001", "P2-002", "P2-012", "P2-379");
    CHECK_EQ(COLORS, 4);
    struct game g = table_of(4);
    for (int seat = 0; seat < 4; seat++)
        set_pile(&g, seat, "PPPPPPPPPPPPPP"); /* 56 of 30 */
    set_hand(&g, ALICE, "crash_gem");
    g.player[BROB].incoming = 19;
    play(&g, "crash_gem");
    CHECK_EQ(g.player[BROB].incoming, 19 + 14 + 4 + 9); /* and three Overloads */
    g.now.actions = 30;
    set_hand(&g, ALICE, "swap");
    play(&g, "swap");
    CHECK_EQ(g.now.actions, 29);
}

TEST(the_box_holds_198_cards)
{
    CLAUSE("P2-005", "P2-006", "P2-007", "P2-008", "P2-010", "P2-011");
    int characters = 0;
    for (int character = GRAVE; character <= ARGAGARG; character++) {
        CHECK_EQ(copies_of_set(character), 3);
        characters += 3;
    }
    CHECK_EQ(characters, 30);
    CHECK_EQ(copies_of_set(STARTING), 7);
    CHECK_EQ(copies_of_set(MELEE), 61);
    CHECK_EQ(copies_of_set(BASH), 61);
    CHECK_EQ(p2_facts[CARD_ante_up].copies, 2);
    CHECK_EQ(p2_facts[CARD_wound].copies, 16);
    CHECK_EQ(30 + 4 * 7 + 2 + 16 + 61 + 61, 198);
    CHECK_EQ(characters + 4 * copies_of_set(STARTING) + copies_of_set(SUPPLY) +
                 copies_of_set(MELEE) + copies_of_set(BASH),
             198);
}

TEST(wounds_do_not_run_out_at_sixteen)
{
    CLAUSE("P2-009");
    struct game g = duel("jaina", "grave");
    set_hand(&g, BROB,
             "wound wound wound wound wound wound wound wound wound wound wound wound "
             "wound wound wound");
    set_hand(&g, ALICE, "unstable_power");
    play(&g, "unstable_power");
    CHECK_EQ(g.wounds, 15 + 2);
}

TEST(every_player_has_boards_of_their_own_and_there_is_one_bank)
{
    CLAUSE("P2-013", "P2-014");
    struct game g = table_of(4);
    json_t *view = view_of(&g, SPECTATOR);
    static const char *const members[] = {"pile", "incoming", "meters", "diamond", "character"};
    for (int seat = 0; seat < 4; seat++)
        for (size_t i = 0; i < 5; i++)
            CHECK(json_object_get(view_seat_of(view, seat), members[i]));
    json_decref(view);
    CHECK_EQ(zone_count(&g, SPECTATOR, "bank"), 5);
    CHECK_EQ(zone_count(&g, SPECTATOR, "deck"), 56);
    CHECK_EQ(zone_count(&g, SPECTATOR, "trash"), 0);
    CHECK_EQ(zone_count(&g, SPECTATOR, "seat3.creature"), 0);
}

TEST(two_to_four_can_play_and_nobody_else)
{
    CLAUSE("P2-015");
    const struct setup_field *players = &puzzle_strike_2.setup[1];
    CHECK_STRING(players->name, "players");
    CHECK_EQ(players->least, 2);
    CHECK_EQ(players->most, 4);
    for (int count = 2; count <= 4; count++)
        CHECK_EQ(table_of(count).k.seats, count);
    struct setup setup;
    struct reason why = {""};
    setup_defaults(puzzle_strike_2.setup, &setup);
    CHECK(!setup_set(puzzle_strike_2.setup, &setup, "players", "5", &why));
    CHECK(!setup_set(puzzle_strike_2.setup, &setup, "players", "1", &why));
}

TEST(one_bank_deck_is_in_the_game)
{
    CLAUSE("P2-128", "P2-237");
    struct game g = duel("grave", "jaina");
    for (int i = 0; i < g.deck.count; i++)
        CHECK_EQ(p2_facts[g.deck.card[i]].set, MELEE);
    for (int i = 0; i < g.bank.count; i++)
        CHECK_EQ(p2_facts[g.bank.card[i]].set, MELEE);
    g = party("grave", "jaina");
    for (int i = 0; i < g.deck.count; i++)
        CHECK_EQ(p2_facts[g.deck.card[i]].set, BASH);
}

TEST(everybody_picks_another_character)
{
    CLAUSE("P2-129", "P2-130");
    CHECK_CONTAINS(REFUSAL("characters", "grave,grave").text, "Grave");
    struct game g = STARTED(1, "characters", "choose,choose");
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(offers(&g, CHOOSE), 10);
    DO(&g, OPTION(CHOOSE, LUM));
    CHECK_EQ(asked(&g), BROB);
    CHECK_EQ(offers(&g, CHOOSE), 9);
    CHECK(!CAN(&g, OPTION(CHOOSE, LUM)));
    DO(&g, OPTION(CHOOSE, GRAVE));
    CHECK_EQ(count_in(&g, "seat0.hand", "jackpot") + count_in(&g, "seat0.top", "jackpot") <= 1, 1);
    CHECK_EQ(g.player[ALICE].character, LUM);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    check_loads(&g); /* who has chosen plays on like anybody else */
}

TEST(random_characters_are_never_the_same)
{
    CLAUSE("P2-130");
    static const char *const named[] = {"rook", "random,rook", "random,random,rook",
                                        "random,random,random,rook"};
    for (int i = 0; i < 80; i++) {
        struct game g = STARTED((uint64_t)i, "players", "4", "characters", named[i % 4]);
        for (int a = 0; a < 4; a++)
            for (int b = 0; b < a; b++)
                CHECK(g.player[a].character != g.player[b].character);
        CHECK_EQ(g.player[i % 4].character, ROOK);
    }
}

TEST(every_character_can_be_drawn_by_lot)
{
    CLAUSE("P2-006", "P2-129");
    static const char *const words[] = {"players", "4", "characters", "random", NULL};
    struct {
        struct game g;
        uint8_t behind; /* whatever lies there is no fifth player's character */
    } room = {.behind = GRAVE};
    int drawn[ARGAGARG + 1] = {0};
    for (int i = 0; i < 60; i++) {
        scene_start(&room.g, (uint64_t)i, words);
        for (int seat = 0; seat < 4; seat++)
            drawn[room.g.player[seat].character]++;
    }
    for (int character = GRAVE; character <= ARGAGARG; character++)
        CHECK(drawn[character] >= 8); /* 24 on average */
}

TEST(a_seat_without_a_player_gets_nothing)
{
    CLAUSE("P2-015", "P2-129", "P2-131", "P2-134", "P2-144");
    static const char *const counts[] = {"2", "3"}, *const modes[] = {"versus", "coop"};
    static const struct player nobody;
    for (int i = 0; i < 4; i++) {
        struct game g = STARTED((uint64_t)i, "mode", modes[i % 2], "players", counts[i / 2]);
        for (int seat = g.players; seat < 4; seat++)
            CHECK(!memcmp(&g.player[seat], &nobody, sizeof nobody));
        g = STARTED(1, "mode", modes[i % 2], "players", counts[i / 2], "characters",
                    "choose,choose,choose,choose");
        g.player[g.players].character = GRAVE; /* whatever lies there is nobody's */
        CHECK_EQ(offers(&g, CHOOSE), 10);
    }
}

/* How often a card lies anywhere in a player's row. */
static int owned(const struct game *g, int seat, const char *card)
{
    int count = 0;
    for (int i = 0; i < p2_row_size(&g->player[seat]); i++)
        count += g->player[seat].card[i] == card_number(card);
    return count;
}

TEST(the_starting_deck_has_seven_cards_and_three_of_the_character)
{
    CLAUSE("P2-131", "P2-132", "P2-423");
    struct game g = duel("geiger", "jaina");
    CHECK_EQ(owned(&g, ALICE, "swap"), 2);
    CHECK_EQ(owned(&g, ALICE, "crash_gem"), 2);
    CHECK_EQ(owned(&g, ALICE, "basic_block"), 2);
    CHECK_EQ(owned(&g, ALICE, "skip_ahead"), 1);
    CHECK_EQ(owned(&g, ALICE, "focused_research"), 1);
    CHECK_EQ(owned(&g, ALICE, "its_time_for_the_past"), 1);
    CHECK_EQ(owned(&g, ALICE, "future_sight"), 1);
    CHECK_EQ(p2_row_size(&g.player[ALICE]), 10);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 5);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.deck"), 5);
}

TEST(decks_are_shuffled_and_five_cards_drawn)
{
    CLAUSE("P2-133");
    bool differ = false;
    struct cards first = {""};
    for (int i = 0; i < 10; i++) {
        struct setup setup;
        struct game g;
        uint8_t seed[SEED_BYTES] = {(uint8_t)i};
        setup_defaults(puzzle_strike_2.setup, &setup);
        CHECK(setup_set(puzzle_strike_2.setup, &setup, "characters", "grave,rook", NULL));
        CHECK(game_start(&puzzle_strike_2, &g, &setup, seed, NULL));
        struct cards hand = zone_text(&g, ALL_SEEING, "seat0.hand", " ");
        CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 5);
        CHECK_EQ(zone_count(&g, ALICE, "seat0.deck"), 5);
        differ |= i && strcmp(first.text, hand.text);
        first = hand;
    }
    CHECK(differ);
}

TEST(tokens_meters_creatures_wounds_and_trash_at_the_start)
{
    CLAUSE("P2-134", "P2-135", "P2-137", "P2-138", "P2-241");
    struct game g = duel("grave", "jaina");
    CHECK_EQ(g.player[BROB].incoming, 2);
    CHECK_EQ(g.player[ALICE].height, 2 + 2); /* Alice's have dropped */
    for (int seat = 0; seat < 2; seat++) {
        for (int i = 0; i < COLORS; i++)
            CHECK_EQ(g.player[seat].meter[i], 0);
        CHECK_EQ(g.player[seat].creature, NO_CARD);
        CHECK_EQ(owned(&g, seat, "wound"), 0);
    }
    CHECK_EQ(g.wounds, 0);
    CHECK_EQ(g.trash.count + g.wounds_trashed, 0);
}

/* How many cards must be dealt until this many Ante Ups are revealed. */
static int dealt_until(struct game *g, int ups)
{
    int dealt = 0;
    while (g->ante_ups < ups) {
        p2_trash(g, p2_take_slot(g, ALICE, 0));
        dealt++;
    }
    return dealt;
}

TEST(the_bank_is_dealt_and_the_ante_ups_lie_at_their_depths)
{
    CLAUSE("P2-136", "P2-139", "P2-140", "P2-141", "P2-142", "P2-143");
    for (int players = 2; players <= 4; players++) {
        struct game g = table_of(players);
        CHECK_EQ(g.bank.count, 5);
        CHECK_EQ(g.deck.count, 56);
        CHECK_EQ(g.ante_ups, 0); /* none among the first five */
        CHECK_EQ(dealt_until(&g, 1), 4 * players);
        CHECK_EQ(dealt_until(&g, 2), 4 * players);
        CHECK_EQ(g.deck.count, players == 2 ? 40 : players == 3 ? 32 : 24);
    }
}

TEST(the_bank_deck_is_shuffled)
{
    CLAUSE("P2-136");
    struct game a = duel("grave", "jaina"), b = duel("grave", "jaina");
    CHECK(!memcmp(a.deck.card, b.deck.card, a.deck.count)); /* by the seed */
    b = table_of(3);
    CHECK(memcmp(a.deck.card, b.deck.card, a.deck.count));
}

TEST(everybody_but_the_first_player_has_a_diamond)
{
    CLAUSE("P2-003", "P2-144", "P2-121");
    for (int players = 2; players <= 4; players++) {
        struct game g = table_of(players);
        int diamonds = 0;
        for (int seat = 0; seat < players; seat++)
            diamonds += g.player[seat].diamond;
        CHECK_EQ(diamonds, players - 1);
        CHECK_EQ(g.player[g.first].diamond, 0);
    }
    struct game g = ALICE_BEGINS("mode", "coop", "players", "4", "diamonds", "yes");
    for (int seat = 0; seat < 4; seat++)
        CHECK_EQ(g.player[seat].diamond, 1); /* a fourth one */
}

TEST(the_first_player_is_drawn_by_lot)
{
    CLAUSE("P2-145");
    int begins[4] = {0};
    for (int i = 0; i < 60; i++) {
        struct setup setup;
        struct game g;
        uint8_t seed[SEED_BYTES] = {(uint8_t)i};
        setup_defaults(puzzle_strike_2.setup, &setup);
        CHECK(setup_set(puzzle_strike_2.setup, &setup, "players", "4", NULL));
        CHECK(game_start(&puzzle_strike_2, &g, &setup, seed, NULL));
        begins[asked(&g)]++;
    }
    for (int seat = 0; seat < 4; seat++)
        CHECK(begins[seat] >= 4);
}

/* --- Parts of a card. --- */

TEST(cards_have_a_cost_a_colour_a_type_and_one_to_three_copies)
{
    CLAUSE("P2-235", "P2-236", "P2-238", "P2-239");
    for (const struct card *card = puzzle_strike_2.cards; card->id; card++) {
        const struct facts *facts = p2_fact(card_number(card->id));
        CHECK_STRING(card->numbers[0].name, "cost");
        CHECK_EQ(card->numbers[0].value, facts->cost);
        CHECK(facts->color < COLORS);
        CHECK(strlen(card->kind) > 0);
        if (facts->set == MELEE || facts->set == BASH)
            CHECK(facts->copies >= 1 && facts->copies <= 3);
    }
    /* All four colours are in each bank deck. */
    for (int set = MELEE; set <= BASH; set++) {
        int colors[COLORS] = {0};
        for (int card = 1; card < CARDS; card++)
            if (p2_facts[card].set == set)
                colors[p2_facts[card].color] += p2_facts[card].copies;
        CHECK_EQ(colors[PURPLE], 15);
        CHECK_EQ(colors[BLUE], 15);
        CHECK_EQ(colors[PINK], 15);
        CHECK_EQ(colors[GREEN], 16);
    }
}

/* Of every card its copies, colour and cost, and its type. */
TEST(every_card_has_its_copies_colour_cost_and_type)
{
    CLAUSE("P2-235", "P2-236", "P2-238", "P2-239");
    /* clang-format off */
    static const char *const rows[] = {
        [STARTING] =
            "swap 2G1 swap, crash_gem 2P2 crash, basic_block 2B1 block, skip_ahead 1K0 trick, ",
        [GRAVE] = "sword_slice 1P1 crash, skill_up 1K1 trick, reversal 1B1 block, ",
        [JAINA] =
            "unstable_power 1P3 crash, burning_vigor 1K1 trick, playing_with_fire 1K0 trick, ",
        [MIDORI] =
            "dragon_form 1G2 creature, purge_bad_habits 1B0 trick, rigorous_training 1G1 swap, ",
        [SETSUKI] = "double_take 1K1 trick, speed_of_the_fox 1K0 trick, bag_of_tricks 1G0 trick, ",
        [ROOK] = "stone_wall 1B2 block, big_rocks 1P0 trick, strength_of_earth 1P3 crash, ",
        [DEGREY] =
            "tyrant_crusher 1P2 crash, search_for_the_truth 1G0 trick, "
            "troublesome_rhetoric 1K1 trick, ",
        [VALERIE] = "chromatic_orb 1P1 crash, three_colors 1G1 trick, burst_of_speed 1K1 trick, ",
        [GEIGER] =
            "focused_research 1K0 trick, its_time_for_the_past 1B1 trick, "
            "future_sight 1G0 trick, ",
        [LUM] = "pandas_bargain 1G2 trick, living_on_the_edge 1K1 trick, jackpot 1P2 crash, ",
        [ARGAGARG] =
            "protective_ward 1B1 trick, hex_of_murkwood 1P1 trick, bubble_shield 1B0 block, ",
        [MELEE] =
            "sucker_punch 3P2 crash, jab_combo 3P1 crash, haymaker 2P3 crash, "
            "bloodlust 2P1 trick, rib_breaker 2P2 crash, armor_piercer 1P2 crash, "
            "final_blow 1P3 crash, arena_scorpion 1P2 creature, kidney_shot 2K1 trick, "
            "brass_knuckles 2K1 trick, quick_thinking 3K0 trick, second_wind 2K1 trick, "
            "deep_breath 2K1 trick, window_shopper 2K1 trick, perfect_timing 1K1 trick, "
            "bell_tower_bat 1K2 creature, effortless_block 3B0 block, gem_shield 3B0 block, "
            "defensive_flourish 2B0 block, stone_bulwark 2B1 block, deflect 2B1 block, "
            "chip_away 2B1 trick, shellback_guardian 1B1 creature, dash 3G0 swap, "
            "unleashed_tiger 2G2 creature, footwork 3G0 swap, sleight_of_hand 2G1 swap, "
            "acrobatics 2G1 swap, lunge 2G2 crash, pinpoint_strike 1G2 crash, "
            "scout_the_market 1G0 trick, ",
        [BASH] =
            "decadent_cake 2P4 crash, fireworks_accident 3P3 crash, happy_birthday 1P5 crash, "
            "crashing_rhino 1P3 creature, spiky_present 3P1 trick, party_popper 3P2 crash, "
            "pinata_smash 2P2 crash, gilded_present 3K2 trick, shakin_dance 2K3 trick, "
            "balloon_bundle 3K0 trick, party_invitation 2K2 trick, sugar_rush 2K1 trick, "
            "guest_list 2K0 trick, party_parrot 1K1 creature, toy_shield 3B1 block, "
            "wooden_shield 3B0 block, gemscout_owl 2B1 creature, bubble_wrap 2B1 block, "
            "surprise_guest 2B2 block, cleanup_crew 2B1 trick, quiet_corner 1B1 block, "
            "wrapping_paper 3G0 swap, musical_chairs 3G1 swap, magic_trick 2G1 swap, "
            "pin_the_tail 2G3 crash, party_favors 2G0 trick, tangled_ribbons 2G0 swap, "
            "regift 1G2 trick, party_puppy 1G1 creature, ",
    };
    /* clang-format on */
    for (int set = GRAVE; set <= BASH; set++) {
        char text[1200] = "";
        for (int card = 1, at = 0; card < CARDS; card++) {
            const struct facts *f = p2_fact(card);
            char color = "PBKG"[f->color];
            if (f->set == set)
                at += snprintf(text + at, sizeof text - (size_t)at, "%s %d%c%d %s, ",
                               p2_card(card)->id, f->copies, color, f->cost, p2_card(card)->kind);
        }
        if (set != SUPPLY)
            CHECK_STRING(text, rows[set]);
    }
    CHECK_EQ(p2_fact(CARD_wound)->cost, 0); /* can't be played */
    CHECK_EQ(p2_fact(CARD_ante_up)->cost, 0);
    CHECK_STRING(p2_card(CARD_ante_up)->kind, "ante up");
}

TEST(reconstructed_cards_say_so)
{
    int counts[3] = {0};
    for (const struct card *card = puzzle_strike_2.cards; card->id; card++)
        counts[card->provenance]++;
    CHECK_EQ(counts[PRINTED], 8);
    CHECK_EQ(counts[LIKELY], 19);
    CHECK_EQ(counts[RECONSTRUCTED], 69);
}
