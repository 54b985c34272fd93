/* test_more.c - the order of effects, the bank, and what everybody may see. */
#include "games/puzzle_strike_2/strike.h"

static struct game acts(const char *pile, const char *hand)
{
    struct game g = duel("grave", "jaina");
    give_turn(&g, BROB);
    set_hand(&g, BROB, hand);
    set_pile(&g, ALICE, "");
    set_pile(&g, BROB, pile);
    g.player[ALICE].incoming = g.player[BROB].incoming = 0;
    return g;
}

TEST(effects_are_done_in_reading_order)
{
    CLAUSE("P2-368");
    struct game g = acts("PKP", "lunge"); /* swaps, then the crash */
    play(&g, "lunge");
    CHECK_EQ(kind_asked(&g), ASK_SWAP);
    CHECK_EQ(g.player[ALICE].incoming, 0);
    stop(&g);
    CHECK_EQ(g.player[ALICE].incoming, 1);
    g = acts("", "quick_thinking"); /* draws first: there is something to discard */
    play(&g, "quick_thinking");
    CHECK_EQ(kind_asked(&g), ASK_DISCARD);
}

TEST(crashes_and_top_cards_are_not_optional)
{
    CLAUSE("P2-369");
    struct game g = acts("PKP", "pinpoint_strike effortless_block");
    play(&g, "pinpoint_strike");
    CHECK_EQ(offers(&g, STOP_HERE), 0);
    crash_at(&g, 1);
    play(&g, "effortless_block");
    CHECK_EQ(offers(&g, STOP_HERE), 0);
}

TEST(as_much_as_possible_is_done)
{
    CLAUSE("P2-370");
    struct game g = acts("", "haymaker"); /* nothing to crash, nothing to discard */
    play(&g, "haymaker");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = acts("K", "chip_away");
    play(&g, "chip_away");
    CHECK_PILE(&g, BROB, "");
}

TEST(the_bank_is_refilled_at_once)
{
    CLAUSE("P2-377", "P2-378", "P2-172");
    struct game g = acts("", "window_shopper effortless_block");
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    set_next_colors(&g, "P");
    play(&g, "effortless_block");
    take(&g, 3);
    CHECK_BANK(&g, "KGBGP");
    play(&g, "window_shopper");
    take(&g, 1);
    CHECK_EQ(g.bank.count, 5);
    CHECK_EQ(g.bank.card[0], CARD_footwork);
}

TEST(to_gain_is_to_put_into_the_discard_pile)
{
    CLAUSE("P2-380");
    struct game g = duel("grave", "argagarg");
    give_turn(&g, BROB);
    set_hand(&g, BROB, "hex_of_murkwood");
    int hand = zone_count(&g, ALICE, "seat0.hand"), deck = zone_count(&g, ALICE, "seat0.deck");
    play(&g, "hex_of_murkwood");
    CHECK_EQ(count_in(&g, "seat0.discard", "wound"), 1);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), hand);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.deck"), deck);
}

/* --- Who sees what. --- */

TEST(hands_and_decks_are_hidden)
{
    struct game g = acts("", "swap crash_gem");
    CHECK_STRING(zone_text(&g, BROB, "seat1.hand", " ").text, "swap crash_gem");
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "? ?");
    CHECK_STRING(zone_text(&g, SPECTATOR, "seat1.hand", " ").text, "? ?");
    CHECK_STRING(zone_text(&g, BROB, "seat1.top", " ").text, "");
}

TEST(a_bank_card_in_the_hand_is_known_to_all)
{
    struct game g = duel("grave", "jaina");
    set_hand(&g, ALICE, "skill_up swap");
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    play(&g, "skill_up");
    take(&g, 2);
    CHECK_STRING(zone_text(&g, BROB, "seat0.hand", " ").text, "footwork ?");
}

TEST(after_a_secret_move_nobody_is_sure_any_more)
{
    CLAUSE("P2-431", "P2-432");
    struct game g = duel("geiger", "jaina");
    set_hand(&g, ALICE, "effortless_block skip_ahead future_sight swap");
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    play(&g, "effortless_block");
    take(&g, 2);
    CHECK_STRING(zone_text(&g, BROB, "seat0.top", " ").text, "footwork");
    play(&g, "skip_ahead"); /* draws it */
    CHECK_STRING(zone_text(&g, BROB, "seat0.hand", " ").text, "footwork ? ?");
    play(&g, "future_sight");
    put(&g, "swap"); /* it might have been the Footwork */
    CHECK_STRING(zone_text(&g, BROB, "seat0.hand", " ").text, "? ? ?");
    CHECK_STRING(zone_text(&g, BROB, "seat0.top", " ").text, "");
    CHECK_STRING(zone_text(&g, ALICE, "seat0.top", " ").text, "swap");
}

TEST(what_is_drawn_is_told_to_the_one_who_draws)
{
    struct game g = acts("", "skip_ahead");
    set_deck(&g, BROB, "crash_gem");
    struct game other = g;
    struct story brob = story_for(&g, BROB), alice = story_for(&other, ALICE);
    DO_HEARD(&g, OPTION(PLAY, CARD_skip_ahead), &brob.listener);
    DO_HEARD(&other, OPTION(PLAY, CARD_skip_ahead), &alice.listener);
    CHECK_CONTAINS(brob.text, "Crash Gem");
    CHECK(!strstr(alice.text, "Crash Gem"));
}

TEST(options_say_what_they_lead_to)
{
    struct game g = acts("PPPP", "crash_gem");
    set_bank_colors(&g, "KGBPP");
    g.player[BROB].incoming = 3;
    CHECK_STRING(words_of(&g, OPTION(DROP)).text, "Drop 3: pink, green, blue (7 gems then)");
    CHECK_STRING(words_of(&g, OPTION(PLAY, CARD_crash_gem)).text,
                 "Play Crash Gem (2 actions): breaks 4 purple, sends 5 to Grave; then Overload: "
                 "Grave antes blue, pink and green");
    set_pile(&g, BROB, "PPPPPPPPP");
    CHECK_CONTAINS(words_of(&g, OPTION(END_ACTIONS)).text, "you would bust");
    set_creature(&g, BROB, "arena_scorpion");
    set_pile(&g, BROB, "PK");
    CHECK_CONTAINS(words_of(&g, OPTION(PLAY, CARD_crash_gem)).text, "breaks 1 pink, sends 2");
}

TEST(questions_say_what_is_asked)
{
    struct game g = duel("grave", "geiger");
    calm(&g);
    give_turn(&g, BROB);
    g.now.actions = 9;
    set_hand(&g, BROB,
             "effortless_block scout_the_market its_time_for_the_past footwork "
             "haymaker focused_research");
    only_deck(&g, BROB, "swap swap crash_gem crash_gem basic_block");
    set_pile(&g, BROB, "PKGB");
    CHECK(prompted(&g, "9 actions left, 4 gems in your pile."));
    diamond(&g, 'G');
    CHECK(prompted(&g, "Trickshot: which bank card do you put into your hand, to play it free?"));
    take(&g, 1);
    play(&g, "effortless_block");
    CHECK(prompted(&g, "Effortless Block: which bank card do you put on top of your deck?"));
    take(&g, 1);
    play(&g, "scout_the_market");
    CHECK(prompted(&g, "Scout the Market: which bank card do you trash?"));
    take(&g, 1);
    play(&g, "its_time_for_the_past");
    CHECK(prompted(
        &g, "It's Time for the Past: which card of your discard pile do you put into your hand?"));
    put(&g, "skip_ahead");
    play(&g, "footwork");
    CHECK(prompted(&g, "Footwork: which neighbouring gems do you swap? (2 swaps left)"));
    swap(&g, 1, 2);
    CHECK(prompted(&g, "(1 swap left)"));
    stop(&g);
    play(&g, "haymaker");
    CHECK(prompted(&g, "Haymaker: you must discard 1 card."));
    discard(&g, "skip_ahead");
    play(&g, "focused_research");
    CHECK(prompted(&g, "Focused Research: which of these top cards of your deck do you take?"));
    put(&g, "swap");
    CHECK(prompted(&g, "Focused Research: of your deck's top 3 cards, which one comes number 1?"));
}

TEST(the_drop_says_what_the_owl_would_do)
{
    struct game g = party("grave", "jaina");
    give_turn(&g, BROB);
    set_creature(&g, BROB, "gemscout_owl");
    set_bank_colors(&g, "KGBPP");
    set_pile(&g, BROB, "");
    g.player[BROB].incoming = 3;
    CHECK_CONTAINS(words_of(&g, OPTION(DROP)).text, "(2 gems then)");
    drop(&g);
    CHECK_EQ(g.player[BROB].height, 2);
}

static int shown_height(const struct game *g, int seat)
{
    json_t *view = view_of(g, SPECTATOR);
    json_t *height = json_object_get(view_seat_of(view, seat), "height_after");
    int shown = (int)json_integer_value(height);
    json_decref(view);
    return shown;
}

TEST(the_view_shows_how_high_a_drop_would_make_the_pile)
{
    static const char *const banks[] = {"KGBPP", "PPPPP", "PBBKK"};
    static const char *const piles[] = {"", "P", "PK", "PPPPPPPPPPKB"};
    for (int owl = 0; owl < 2; owl++)
        for (size_t i = 0; i < 3 * 4; i++)
            for (uint8_t incoming = 1; incoming <= 7; incoming++) {
                struct game g = party("grave", "jaina");
                give_turn(&g, BROB);
                if (owl)
                    set_creature(&g, BROB, "gemscout_owl");
                set_bank_colors(&g, banks[i % 3]);
                set_pile(&g, BROB, piles[i / 3]);
                g.player[BROB].incoming = incoming;
                int shown = shown_height(&g, BROB);
                drop(&g);
                CHECK_EQ(g.player[BROB].height, shown);
            }
}

TEST(the_view_shows_ante_ups_and_what_the_meters_do)
{
    CLAUSE("P2-071");
    struct game g = duel("grave", "jaina");
    CHECK_EQ(zone_count(&g, SPECTATOR, "ante_up"), 0);
    json_t *view = view_of(&g, SPECTATOR);
    int above = (int)json_integer_value(json_object_get(view, "next_ante_up"));
    CHECK_EQ(above, 8);
    const json_t *supers = json_object_get(view, "supers");
    const json_t *first = json_array_get(supers, 0);
    CHECK_EQ(json_array_size(supers), 4);
    CHECK_STRING(json_string_value(json_object_get(first, "name")), "Overload");
    json_decref(view);
    while (above--) {
        CHECK_EQ(zone_count(&g, SPECTATOR, "ante_up"), 0);
        end_turn(&g);
        while (g.k.pending && kind_asked(&g) == ASK_COMMAND)
            DO(&g, OPTION(POWER_UP));
        for (int seat = 0; seat < 2; seat++) {
            set_pile(&g, seat, "");
            g.player[seat].incoming = 0;
            memset(g.player[seat].meter, 0, sizeof g.player[seat].meter);
        }
    }
    CHECK_EQ(zone_count(&g, SPECTATOR, "ante_up"), 1);
    CHECK_EQ(zone_count(&g, SPECTATOR, "bank"), 5);
}

TEST(swaps_and_gems_that_change_nothing_are_not_offered)
{
    for (int gems = 0; gems <= 3; gems++) { /* of one colour: nobody is asked */
        struct game same = acts(&"PPP"[3 - gems], "swap");
        play(&same, "swap");
        CHECK_EQ(kind_asked(&same), ASK_ACTION);
    }
    struct game g = acts("PPK", "swap");
    play(&g, "swap");
    CHECK_EQ(offers(&g, SWAP), 1);
    g = duel("valerie", "jaina");
    set_pile(&g, ALICE, "PP");
    set_hand(&g, ALICE, "three_colors");
    play(&g, "three_colors");
    CHECK_EQ(offers(&g, INSERT), 1 + 3 + 3 + 3); /* a purple one makes PPP wherever it goes */
}

TEST(who_has_reordered_a_deck_has_hidden_what_all_knew_of_it)
{
    CLAUSE("P2-431");
    struct game g = duel("geiger", "jaina");
    set_hand(&g, ALICE, "effortless_block focused_research");
    play(&g, "effortless_block");
    take(&g, 2);
    CHECK(strlen(zone_text(&g, BROB, "seat0.top", " ").text) > 0);
    play(&g, "focused_research");
    CHECK_STRING(zone_text(&g, BROB, "seat0.top", " ").text, "");
}

TEST(a_free_card_put_onto_the_deck_hides_nothing)
{
    CLAUSE("P2-431", "P2-435");
    struct game g = duel("grave", "geiger");
    give_turn(&g, BROB);
    set_hand(&g, BROB, "its_time_for_the_past future_sight skip_ahead");
    only_deck(&g, BROB, "basic_block basic_block crash_gem");
    set_bank(&g, "unleashed_tiger");
    play(&g, "its_time_for_the_past");
    put(&g, "swap"); /* all see it go to the hand, and the Tiger after it */
    diamond(&g, 'G');
    take(&g, 1);
    play(&g, "future_sight");
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "swap unleashed_tiger ? ? ?");
    DO(&g, OPTION(PUT, CARD_unleashed_tiger | FREE));
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "swap ? ? ?");
    CHECK_STRING(zone_text(&g, ALICE, "seat1.top", " ").text, "unleashed_tiger");
    play(&g, "skip_ahead");
    g.now.actions = 2;
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "swap unleashed_tiger ? ?");
    CHECK(can_play(&g, "unleashed_tiger"));
    CHECK(!CAN(&g, OPTION(PLAY, CARD_unleashed_tiger | FREE)));
}

TEST(a_free_card_lies_open_whatever_is_put_onto_the_deck)
{
    CLAUSE("P2-431");
    struct game g = duel("grave", "geiger");
    give_turn(&g, BROB);
    set_hand(&g, BROB, "its_time_for_the_past future_sight");
    only_deck(&g, BROB, "basic_block basic_block crash_gem");
    set_bank(&g, "unleashed_tiger");
    play(&g, "its_time_for_the_past");
    put(&g, "swap");
    diamond(&g, 'G');
    take(&g, 1);
    play(&g, "future_sight");
    put(&g, "basic_block"); /* it might have been the Swap, but not the Tiger */
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "unleashed_tiger ? ?");
    CHECK_STRING(zone_text(&g, ALICE, "seat1.top", " ").text, "");
    play_free(&g, "unleashed_tiger");
}

TEST(of_two_open_cards_on_a_deck_one_is_drawn)
{
    CLAUSE("P2-257", "P2-431");
    struct game g = acts("", "effortless_block effortless_block second_wind");
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    play(&g, "effortless_block");
    take(&g, 4);
    play(&g, "effortless_block");
    take(&g, 2);
    CHECK_STRING(zone_text(&g, ALICE, "seat1.top", " ").text, "footwork chip_away");
    play(&g, "second_wind"); /* draws a card */
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "footwork");
    CHECK_STRING(zone_text(&g, ALICE, "seat1.top", " ").text, "chip_away");
}

TEST(a_free_card_alone_lies_open_too)
{
    CLAUSE("P2-431");
    struct game g = duel("grave", "geiger");
    give_turn(&g, BROB);
    set_hand(&g, BROB, "future_sight");
    set_deck(&g, BROB, "basic_block crash_gem");
    set_bank(&g, "unleashed_tiger");
    diamond(&g, 'G');
    take(&g, 1);
    play(&g, "future_sight");
    put(&g, "basic_block");
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "unleashed_tiger ?");
    play_free(&g, "unleashed_tiger");
}

TEST(what_all_know_below_the_cards_looked_at_they_still_know)
{
    CLAUSE("P2-431", "P2-432");
    struct game g = duel("geiger", "jaina");
    set_hand(&g, ALICE, "focused_research");
    set_deck(&g, ALICE, "swap swap crash_gem crash_gem basic_block");
    g.player[ALICE].deck_seen = g.player[ALICE].deck_open = 1 << 4; /* the Basic Block */
    play(&g, "focused_research");
    put(&g, "crash_gem");
    for (int i = 0; i < 2; i++)
        DO(&g, question_of(&g, ALICE).options[0]);
    CHECK_STRING(zone_text(&g, BROB, "seat0.top", " ").text, "? ? ? basic_block");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.top"), 4); /* the owner knows all of them */
}

TEST(without_any_bank_card_gems_are_purple)
{
    CLAUSE("P2-433");
    struct game g = table_of(3);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    end_turn(&g);
    give_bank_deck(&g, BROB);
    while (g.bank.count) {
        int card = p2_take_slot(&g, CARA, 0);
        g.player[BROB].card[p2_row_size(&g.player[BROB])] = (uint8_t)card;
        g.player[BROB].deck++;
    }
    check_valid(&g);
    set_pile(&g, CARA, "");
    g.player[CARA].incoming = 3;
    drop(&g);
    CHECK_PILE(&g, CARA, "PPP");
    start_turn(&g, CARA);
    CHECK_EQ(pile_of(&g, CARA).text[3], 'P');
}

TEST(wounds_have_an_end_far_beyond_the_printed_ones)
{
    CLAUSE("P2-434");
    struct game g = acts("", "unstable_power");
    p2_gain_wounds(&g, ALICE, 63);
    play(&g, "unstable_power");
    CHECK_EQ(g.wounds, 64);
    CHECK_EQ(count_in(&g, "seat1.discard", "wound"), 1);
    CHECK_EQ(count_in(&g, "seat0.discard", "wound"), 63);
}

TEST(a_long_row_of_cards_is_nobody_elses)
{
    CLAUSE("P2-434");
    struct game g = table_of(3);
    give_turn(&g, BROB);
    set_hand(&g, BROB, "burning_vigor wound");
    p2_gain_wounds(&g, BROB, 63);
    struct player cara = g.player[CARA];
    play(&g, "burning_vigor"); /* trashes the Wound of the hand */
    CHECK_EQ(g.wounds, 63);
    CHECK(!memcmp(&cara, &g.player[CARA], sizeof cara));
    CHECK_EQ(count_in(&g, "seat1.discard", "wound"), 63);
    check_loads(&g);
}

/* Cards of a bank go to this discard pile. */
static void give_cards(struct game *g, int seat, uint8_t *cards, uint8_t *count)
{
    for (; *count; cards[*count] = 0)
        p2_gain(g, seat, cards[--*count]);
}

TEST(all_the_cards_that_one_player_can_own_are_nobody_elses)
{
    CLAUSE("P2-406", "P2-434");
    struct game g = finale(4);
    CHECK_EQ(asked(&g), CARA);
    set_hand(&g, CARA, "purge_bad_habits wound");
    p2_gain_wounds(&g, CARA, 63);
    give_cards(&g, CARA, g.bank.card, &g.bank.count);
    give_cards(&g, CARA, g.deck.card, &g.deck.count);
    give_cards(&g, CARA, g.trash.card, &g.trash.count);
    struct player *brob = &g.player[BROB];
    for (int i = 0; i < p2_hand_size(brob); i++)
        if (p2_fact(p2_hand(brob)[i])->set == g.set) /* what Brob bought and drew */
            p2_gain(&g, CARA, p2_remove_from_hand(brob, i));
    check_valid(&g);
    CHECK_EQ(p2_row_size(&g.player[CARA]), 10 + 61 + 64);
    struct player drew = g.player[DREW_];
    play(&g, "purge_bad_habits");
    DO(&g, OPTION(TRASH_IT, CARD_wound));
    CHECK_EQ(g.wounds, 63);
    CHECK_EQ(p2_row_size(&g.player[CARA]), 10 + 61 + 63);
    CHECK(!memcmp(&drew, &g.player[DREW_], sizeof drew));
    check_loads(&g);
}

TEST(cards_far_apart_in_the_box_are_both_offered)
{
    CLAUSE("P2-183");
    static const char *const others[] = {"lunge", "pinpoint_strike", "scout_the_market"};
    static const char *const starting[] = {"swap", "crash_gem", "basic_block"};
    for (int i = 0; i < 3; i++) {
        struct game g = duel("grave", "jaina");
        char hand[40];
        CHECK_EQ(card_number(others[i]) - card_number(starting[i]), 64);
        snprintf(hand, sizeof hand, "%s %s", starting[i], others[i]);
        set_hand(&g, ALICE, hand);
        CHECK(can_play(&g, starting[i]));
        CHECK(can_play(&g, others[i]));
    }
}

/* --- Positions. --- */

/* Is the position refused after this member was set? */
static bool refused_with(const struct game *g, const char *key, json_t *value, const char *because)
{
    json_t *json = dumped(g);
    struct game loaded;
    struct reason why = {""};
    json_object_set_new(json, key, value);
    bool refused = !game_load(&puzzle_strike_2, &loaded, json, &why);
    json_decref(json);
    if (refused && !strstr(why.text, because))
        fail_msg("refused with: %s", why.text);
    return refused;
}

/* Plays to the end and loads every position that can be; returns how many were of final turns. */
static int load_all(struct game g)
{
    int final = 0;
    for (int i = 0; game_pending(&g); i++) {
        int kind = kind_asked(&g);
        struct question q = question_of(&g, asked(&g));
        if (kind == ASK_ACTION || kind == ASK_BUY || kind == ASK_COMMAND) {
            check_loads(&g);
            final += g.stage == FINALE;
        }
        DO(&g, kind == ASK_ACTION ? OPTION(END_ACTIONS) : q.options[i % q.count]);
    }
    return final;
}

TEST(a_position_can_be_loaded_in_every_phase)
{
    CHECK(load_all(table_of(3)) > 0);
    CHECK(load_all(coop(3)) > 0);
    CHECK_EQ(load_all(duel("grave", "jaina")), 0);
    CHECK_EQ(load_all(solo("rook")), 0);
}

TEST(positions_that_cannot_occur_are_refused)
{
    struct game g = duel("grave", "jaina");
    CHECK(refused_with(&g, "mode", json_string("raid"), "mode"));
    CHECK(refused_with(&g, "turn", json_integer(2), "turn"));
    CHECK(refused_with(&g, "holder", json_null(), "scepter"));
    CHECK(refused_with(&g, "out", json_integer(1), "out"));
    CHECK(refused_with(&g, "left", json_integer(1), "left"));
    CHECK(refused_with(&g, "power", json_integer(1), "Dragon"));
    CHECK(refused_with(&g, "stage", json_string("over"), "out"));
    CHECK(refused_with(&g, "ante_ups", json_integer(1), "Ante Up"));
    CHECK(refused_with(&g, "awaiting", json_string("command"), "command"));
    CHECK(refused_with(&g, "awaiting", json_string("a choice"), "in the middle of"));
    CHECK(refused_with(&g, "finals_left", json_integer(1), "finals_left"));
    CHECK(refused_with(&g, "bank", json_pack("[s]", "dash"), "card"));
    CHECK(refused_with(&g, "bank", json_pack("[s]", "excalibur"), "excalibur"));
    CHECK(refused_with(&g, "trash", json_pack("[s]", "dash*"), "dash"));
    CHECK(refused_with(&g, "players", json_array(), "players"));
    CHECK(refused_with(&g, "now", json_object(), "actions"));
    CHECK(refused_with(&g, "nonsense", json_true(), "nonsense"));
}

/* Is the position refused after this member of a player was set? */
static bool refused_player(const struct game *g, int seat, const char *key, json_t *value,
                           const char *because)
{
    json_t *json = dumped(g), *players = json_incref(json_object_get(json, "players"));
    json_object_set_new(json_array_get(players, (size_t)seat), key, value);
    json_decref(json);
    return refused_with(g, "players", players, because);
}

TEST(positions_that_no_turn_leads_to_are_refused)
{
    struct game g = table_of(3);
    CHECK(refused_player(&g, ALICE, "diamond", json_true(), "diamond")); /* who began */
    CHECK(!refused_player(&g, BROB, "diamond", json_false(), ""));
    CHECK(refused_player(&g, BROB, "score", json_integer(1), "scores"));
    CHECK(refused_with(&g, "dragon_score", json_integer(1), "scores"));
    CHECK(refused_with(&g, "late", json_pack("[i]", BROB), "late"));
    set_hand(&g, BROB, "swap");
    json_t *json = dumped(&g), *brob = json_array_get(json_object_get(json, "players"), BROB);
    json_object_set_new(brob, "hand", json_array());
    json_object_set_new(brob, "play", json_pack("[s]", "swap"));
    CHECK(refused_with(&g, "players", json_incref(json_object_get(json, "players")), "in play"));
    json_object_set_new(brob, "play", json_array());
    json_object_set_new(brob, "discard", json_pack("[s]", "swap*"));
    CHECK(refused_with(&g, "players", json_incref(json_object_get(json, "players")), "free"));
    json_decref(json);
    struct game decision = quiet_table(3);
    give_turn(&decision, BROB);
    end_turn(&decision);
    CHECK_EQ(kind_asked(&decision), ASK_COMMAND);
    set_hand(&decision, BROB, "swap");
    json = dumped(&decision);
    brob = json_array_get(json_object_get(json, "players"), BROB);
    json_object_set_new(brob, "hand", json_array());
    json_object_set_new(brob, "play", json_pack("[s]", "swap")); /* the turn is over */
    CHECK(refused_with(&decision, "players", json_incref(json_object_get(json, "players")),
                       "command decision"));
    json_decref(json);
    struct game now = g;
    now.now.in_force = 1;
    CHECK(refused_with(&now, "turn", json_integer(ALICE), "in force"));
    g = coop(2);
    CHECK(refused_player(&g, BROB, "diamond", json_true(), "diamond"));
}

TEST(cards_that_cannot_lie_so_are_refused)
{
    CLAUSE("P2-378", "P2-397", "P2-432");
    struct game g = duel("grave", "jaina"), moved = g;
    json_t *json = dumped(&g), *bank = json_object_get(json, "bank");
    json_t *four = json_copy(bank), *other = json_copy(bank);
    json_t *again = json_pack("[O]", json_array_get(bank, 0));
    json_array_remove(four, 0);
    json_array_set_new(other, 0, json_string("swap"));
    CHECK(refused_with(&g, "bank", other, "There are"));
    CHECK(refused_with(&g, "trash", again, "There are")); /* a second time */
    moved.trash.card[moved.trash.count++] = moved.bank.card[0];
    CHECK(refused_with(&moved, "bank", four, "must show"));
    json_decref(json);
    set_hand(&g, ALICE, "swap swap");
    CHECK(refused_player(&g, ALICE, "hand", json_pack("[ss]", "swap", "swap*"), "free"));
    struct game played = g;
    play(&played, "swap");
    CHECK(refused_player(&played, ALICE, "play", json_pack("[s]", "swap*"), "free"));
    only_deck(&g, ALICE, "crash_gem crash_gem");
    CHECK(!refused_player(&g, ALICE, "deck_seen", json_integer(3), ""));
    CHECK(refused_player(&g, ALICE, "deck_seen", json_integer(4), "deck_seen"));
    CHECK(refused_player(&g, ALICE, "deck_open", json_integer(1), "deck_open")); /* not even they */
}

TEST(positions_that_no_end_leads_to_are_refused)
{
    struct game g = finale(3);
    CHECK(refused_with(&g, "late", json_pack("[i]", BROB), "late")); /* who began the finale */
    CHECK(!refused_with(&g, "late", json_pack("[i]", CARA), ""));
    g.holder = ALICE;
    CHECK(refused_with(&g, "stage", json_string("last decision"), "last decision"));
    /* The Ante Ups of a Grand Finale are ignored, others are not. */
    g = finale(3);
    empty_bank_deck(&g, 10);
    CHECK(!refused_with(&g, "ante_ups", json_integer(0), ""));
    g = coop(2);
    set_pile(&g, ALICE, "PPPPPPPPPPP");
    end_turn(&g);
    empty_bank_deck(&g, 10);
    CHECK(!refused_with(&g, "ante_ups", json_integer(2), ""));
    CHECK(refused_with(&g, "ante_ups", json_integer(1), "Ante Up"));
    empty_bank_deck(&g, 0);
    end_turn(&g); /* a new deck, and both are revealed */
    CHECK_EQ(g.ante_ups, 2);
    CHECK(g.deck.count > 48);
    check_valid(&g);
}

TEST(a_secret_card_on_the_deck_hides_no_open_one_below)
{
    CLAUSE("P2-431");
    struct game g = party("grave", "midori");
    give_turn(&g, BROB);
    set_hand(&g, BROB, "rigorous_training wooden_shield basic_block");
    set_pile(&g, BROB, "");
    set_bank(&g, "tangled_ribbons");
    play(&g, "rigorous_training");
    take(&g, 1); /* everybody sees it go onto the deck */
    CHECK_STRING(zone_text(&g, ALICE, "seat1.top", " ").text, "tangled_ribbons");
    play(&g, "wooden_shield");
    put(&g, "basic_block"); /* nobody else sees this one */
    CHECK_STRING(zone_text(&g, ALICE, "seat1.top", " ").text, "? tangled_ribbons");
    CHECK_STRING(zone_text(&g, BROB, "seat1.top", " ").text, "basic_block tangled_ribbons");
}

TEST(of_many_open_cards_the_free_one_stays_open)
{
    CLAUSE("P2-431");
    struct game g = duel("grave", "geiger");
    give_turn(&g, BROB);
    g.now.actions = 9;
    g.player[BROB].meter[GREEN] = 2;
    set_hand(&g, BROB, "window_shopper window_shopper perfect_timing future_sight");
    only_deck(&g, BROB, "basic_block basic_block crash_gem");
    set_bank(&g, "lunge footwork unleashed_tiger haymaker");
    play(&g, "window_shopper");
    take(&g, 1); /* Lunge onto the deck, and drawn: all know it */
    play(&g, "window_shopper");
    take(&g, 1); /* Footwork */
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "lunge footwork ? ?");
    diamond(&g, 'G');
    take(&g, 1);
    play(&g, "perfect_timing");
    color(&g, 'G');
    take(&g, 1);
    play(&g, "future_sight");
    put(&g, "basic_block"); /* it might have been any of them but the free ones */
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "unleashed_tiger haymaker ? ? ?");
    play_free(&g, "unleashed_tiger");
    play_free(&g, "haymaker");
}

TEST(who_looks_at_cards_is_told_which)
{
    CLAUSE("P2-432");
    for (int observer = ALICE; observer <= BROB; observer++) {
        struct game g = party("grave", "jaina");
        give_turn(&g, BROB);
        set_hand(&g, BROB, "guest_list");
        set_deck(&g, BROB, "swap crash_gem basic_block");
        struct story heard = story_for(&g, observer);
        DO_HEARD(&g, OPTION(PLAY, CARD_guest_list), &heard.listener);
        CHECK_CONTAINS(heard.text, "at 3 cards of the deck");
        CHECK_EQ(strstr(heard.text, "Crash Gem") != NULL, observer == BROB);
    }
}
