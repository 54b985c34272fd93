/* test_words.c - what players are told: what is asked, what happened to whom and why, why a game is
 * over, what a card says, and that the board shows it all. Options: test_options.c. */
#include "games/puzzle_strike_2/strike.h"

/* --- What is heard, whole. --- */

struct ear {
    struct listener listener;
    const struct game *g;
    int observer;
    struct tale tale;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct ear *ear = (struct ear *)listener;
    struct telling telling;
    game_tell(&puzzle_strike_2, ear->g, event, ear->observer, &telling);
    tale_add(&ear->tale, &telling);
}

static void add_line(void *context, enum level level, enum weight weight, const char *line)
{
    struct cards *lines = context;
    size_t length = strlen(lines->text);
    (void)level, (void)weight;
    snprintf(lines->text + length, sizeof lines->text - length, "%s\n", line);
}

/* The answer's story as this observer reads it, folded; each line ends with a line's end. */
static struct cards told(struct game *g, struct option answer, int observer)
{
    struct ear ear = {.listener = {hear}, .g = g, .observer = observer};
    struct cards lines = {""};
    DO_HEARD(g, answer, &ear.listener);
    tale_fold(&ear.tale, add_line, &lines);
    tale_free(&ear.tale);
    return lines;
}
#define TOLD(g, observer, ...) told((g), OPTION(__VA_ARGS__), (observer)).text

/* The first event of this kind that the answer brings. */
static struct telling event_of(struct game *g, struct option answer, const char *kind)
{
    struct ear ear = {.listener = {hear}, .g = g, .observer = ALL_SEEING};
    struct telling found = {0};
    DO_HEARD(g, answer, &ear.listener);
    for (size_t i = ear.tale.count; i-- > 0;)
        if (!strcmp(ear.tale.told[i].phrase.kind, kind))
            found = ear.tale.told[i];
    tale_free(&ear.tale);
    CHECK(found.phrase.kind != NULL);
    return found;
}

/* The second crash is not that of the card that is played. */
TEST(what_a_crash_by_another_card_leads_to_has_that_cause)
{
    CLAUSE("P2-393", "P2-196");
    struct game g = acts_as("jaina", "KKKP", "brass_knuckles crash_gem");
    g.now.actions = 9;
    set_creature(&g, g.turn ^ 1, "bell_tower_bat");
    play(&g, "brass_knuckles");
    struct telling lost = event_of(&g, OPTION(PLAY, CARD_crash_gem), "defeat");
    CHECK_STRING(lost.cause, "brass_knuckles");
}

/* --- Questions. --- */

TEST(a_question_names_the_card_that_asks)
{
    struct game g = acts_as("jaina", "PK", "kidney_shot");
    set_hand(&g, ALICE, "swap crash_gem");
    play(&g, "kidney_shot");
    CHECK_EQ(asked(&g), ALICE);
    CHECK(prompted(&g, "Jaina's Kidney Shot: you must discard 1 card."));
    g = party("grave", "jaina");
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PK");
    set_hand(&g, BROB, "party_favors");
    set_deck(&g, BROB, "basic_block");
    set_creature(&g, BROB, "party_puppy");
    play(&g, "party_favors");
    CHECK(prompted(&g, "Party Puppy: which neighbouring gems do you swap? (1 swap left)"));
}

/* --- Events. --- */

TEST(a_crash_says_what_it_sends_to_whom_and_why)
{
    struct game g = acts_as("jaina", "PPPP", "crash_gem"), same = g;
    CHECK_CONTAINS(TOLD(&g, BROB, PLAY, CARD_crash_gem),
                   "You play Crash Gem: break 4 purple and send 5 to Grave (4 broken, 1 for the "
                   "height).\nYou fill the purple meter and set off Overload: Grave antes 1 blue, "
                   "antes 1 pink, antes 1 green.\n");
    CHECK_CONTAINS(TOLD(&same, ALICE, PLAY, CARD_crash_gem),
                   "Jaina plays Crash Gem: breaks 4 purple and sends 5 to you (4 broken, 1 for the "
                   "height).\nJaina fills the purple meter and sets off Overload: you ante 1 blue");
    g = acts_as("jaina", "PP", "crash_gem");
    set_creature(&g, BROB, "unleashed_tiger");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_crash_gem),
                   "sends 4 to you (2 broken, 2 by Unleashed Tiger)");
    g = acts_as("degrey", "PP", "tyrant_crusher");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_tyrant_crusher),
                   "sends 3 to you (2 broken, 1 by the card)");
}

TEST(events_carry_their_data)
{
    struct game g = acts_as("jaina", "PP", "crash_gem rib_breaker"), same = g;
    struct telling crash = event_of(&g, OPTION(PLAY, CARD_crash_gem), "crash");
    CHECK_EQ(crash.level, LEVEL_CONSEQUENCE);
    CHECK_EQ(crash.seat, BROB);
    CHECK_EQ(crash.targets, seat_bit(ALICE));
    CHECK_STRING(crash.cause, "crash_gem");
    CHECK_STRING(event_of(&same, OPTION(PLAY, CARD_rib_breaker), "ante").cause, "rib_breaker");
    g = acts_as("jaina", "PP", "crash_gem");
    end_actions(&g);
    const char *first = p2_card(g.bank.card[2])->id;
    struct telling buy = event_of(&g, OPTION(BUY, 2), "buy");
    CHECK_EQ(buy.level, LEVEL_ACTION);
    CHECK_EQ(buy.cards, 1);
    CHECK_STRING(buy.card[0], first);
    CHECK_STRING(buy.from, "bank.2");
    CHECK_STRING(buy.to, "seat1.discard");
}

TEST(attacks_have_their_targets)
{
    struct game g = table_of(3);
    calm(&g);
    set_hand(&g, ALICE, "armor_piercer");
    set_pile(&g, ALICE, "P");
    struct game same = g;
    seat_set others = seat_bit(BROB) | seat_bit(CARA);
    CHECK_EQ(event_of(&g, OPTION(PLAY, CARD_armor_piercer), "crash").targets, others);
    struct telling landed = event_of(&same, OPTION(PLAY, CARD_armor_piercer), "land");
    CHECK_EQ(landed.targets, seat_bit(BROB));
    CHECK_EQ(landed.phrase.touches, 1);
    CHECK_STRING(landed.phrase.touch[0], "seat1.pile.0");
}

TEST(crashes_by_other_cards_say_by_which)
{
    struct game g = acts_as("jaina", "KBP", "crash_gem");
    g.now.knuckles = 1;
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_crash_gem),
                   "breaks 1 blue by Brass Knuckles and sends 1 to you");
    g = acts_as("jaina", "BP", "sucker_punch");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_sucker_punch),
                   "trashes Sucker Punch, breaks 1 blue by Sucker Punch");
    g = acts_as("jaina", "BP", "crash_gem");
    g.now.knuckles = 1;
    struct ear ear = {.listener = {hear}, .g = &g, .observer = ALICE};
    DO_HEARD(&g, OPTION(PLAY, CARD_crash_gem), &ear.listener);
    CHECK_STRING(ear.tale.told[ear.tale.count - 1].cause, "brass_knuckles");
    tale_free(&ear.tale);
}

TEST(discards_say_who_made_whom_discard)
{
    struct game g = acts_as("jaina", "", "kidney_shot");
    set_hand(&g, ALICE, "swap crash_gem");
    play(&g, "kidney_shot");
    struct telling discard = event_of(&g, OPTION(DISCARD, CARD_swap), "discard");
    CHECK_STRING(discard.phrase.text, "Grave discards Swap");
    CHECK_STRING(discard.cause, "kidney_shot");
    CHECK_STRING(discard.from, "seat0.hand");
    CHECK_STRING(discard.to, "seat0.discard");
}

TEST(gains_and_defeats_have_causes)
{
    struct game g = acts_as("jaina", "PPBBP", "unstable_power");
    struct telling gain = event_of(&g, OPTION(PLAY, CARD_unstable_power), "gain");
    CHECK_STRING(gain.phrase.text, "Jaina gains 2 Wounds");
    CHECK_STRING(gain.cause, "unstable_power");
    g = acts_as("jaina", "BBB", "crash_gem");
    set_creature(&g, ALICE, "shellback_guardian");
    struct telling defeat = event_of(&g, OPTION(PLAY, CARD_crash_gem), "defeat");
    CHECK_STRING(defeat.phrase.text,
                 "Grave's Shellback Guardian is defeated and goes to the discard "
                 "pile");
    CHECK_STRING(defeat.cause, "crash_gem");
}

TEST(nothing_happens_for_a_reason)
{
    struct game g = acts_as("valerie", "PP", "chromatic_orb");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_chromatic_orb),
                   "breaks nothing (the two top gems do not differ)");
    g = acts_as("jaina", "", "burning_vigor");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_burning_vigor),
                   "nothing happens (there is no Wound to trash)");
    g = acts_as("jaina", "PP", "swap");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_swap), "Jaina plays Swap: swaps nothing.");
    g = duel("grave", "jaina");
    g.player[ALICE].incoming = 3;
    set_hand(&g, ALICE, "basic_block");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_basic_block),
                   "You play Basic Block: block nothing (the scepter forbids it).");
}

TEST(what_comes_to_nothing_says_so)
{
    struct game g = acts_as("geiger", "", "focused_research its_time_for_the_past future_sight");
    only_deck(&g, BROB, "");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_focused_research),
                   "Focused Research: looks at nothing (the deck is empty).");
    g = acts_as("geiger", "", "its_time_for_the_past");
    CHECK_EQ(g.player[BROB].discard, 0);
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_its_time_for_the_past),
                   "fetches nothing (the discard pile is empty).");
    g = solo("grave");
    calm(&g);
    set_hand(&g, ALICE, "kidney_shot");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_kidney_shot),
                   "nothing happens to the Dragon (it has no cards), you draw 1 card");
    g = acts_as("geiger", "", "pinpoint_strike");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_pinpoint_strike),
                   "Pinpoint Strike: breaks nothing (there is no gem in the pile).");
    g = solo("argagarg");
    set_hand(&g, ALICE, "hex_of_murkwood");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_hex_of_murkwood), "nothing happens to the Dragon");
    g = finale(3);
    set_hand(&g, CARA, "kidney_shot");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_kidney_shot),
                   "nothing happens to the scepter (it has no cards)");
    g = acts_as("jaina", "", "gem_shield");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_gem_shield),
                   "destroys nothing (there is no gem in the pile)");
}

TEST(super_moves_and_hands_that_come_to_nothing_say_so)
{
    struct game g = acts_as("jaina", "", "");
    CHECK_CONTAINS(TOLD(&g, ALICE, USE_DIAMOND, BLUE),
                   "sets off Purify: destroys nothing (there is no gem in the pile).");
    g = acts_as("argagarg", "PK", "haymaker");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_haymaker), "discards no more (the hand is empty).");
    g = acts_as("valerie", "", "three_colors");
    play(&g, "three_colors");
    CHECK_CONTAINS(TOLD(&g, ALICE, STOP_HERE), "puts no gem into the pile.");
    g = party("grave", "jaina");
    give_turn(&g, BROB);
    set_hand(&g, BROB, "wooden_shield");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_wooden_shield),
                   "puts nothing back (the hand is empty)");
    g = acts_as("setsuki", "", "double_take");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_double_take), "plays nothing twice, ends the action");
}

TEST(a_creature_that_comes_is_told)
{
    struct game g = acts_as("midori", "", "dragon_form");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_dragon_form),
                   "Midori plays Dragon Form: keeps Dragon Form in play as a creature.");
}

TEST(a_present_that_is_a_wound_says_what_becomes_of_it)
{
    struct game g = party("grave", "jaina");
    give_turn(&g, BROB);
    set_hand(&g, BROB, "party_favors");
    set_deck(&g, BROB, "wound");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_party_favors),
                   "opens a present (Wound), which cannot be played and goes into the hand");
    g = party("grave", "jaina");
    give_turn(&g, BROB);
    set_hand(&g, BROB,
             "party_favors swap swap crash_gem crash_gem basic_block basic_block skip_ahead "
             "unstable_power burning_vigor playing_with_fire");
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_party_favors),
                   "opens nothing (deck and discard pile are empty)");
}

TEST(the_end_of_a_phase_says_why_and_what_is_lost)
{
    struct game g = acts_as("jaina", "", "");
    g.player[BROB].incoming = 2;
    CHECK_CONTAINS(
        TOLD(&g, ALICE, END_ACTIONS),
        "Jaina ends the action phase with 3 actions unspent: drops 2 gems (pink, green).");
    g = acts_as("setsuki", "PP", "double_take crash_gem");
    play(&g, "double_take");
    CHECK_CONTAINS(TOLD(&g, ALICE, DOUBLE, CARD_crash_gem),
                   ", ends the action phase by Double Take");
}

TEST(a_turn_tells_the_ante_the_scepter_and_the_hand)
{
    struct game g = acts_as("jaina", "", "");
    end_actions(&g);
    buy(&g, 1);
    g.player[ALICE].incoming = 2;
    set_bank_colors(&g, "KGBPP");
    CHECK_CONTAINS(TOLD(&g, BROB, POWER_UP),
                   "Grave keeps the scepter and powers up: one gem into each meter.\n"
                   "Grave's turn, with the scepter.\nGrave antes 2 purple.\n"
                   "Grave drops 2 gems (pink, green) because of the scepter.\n");
    set_pile(&g, ALICE, "PKPKPK");
    end_actions(&g);
    struct cards story = told(&g, OPTION(BUY, 2), BROB);
    CHECK_CONTAINS(story.text, "in slot 3 for 1 incoming gem.\n");
    CHECK_CONTAINS(story.text, "Grave draws 7 cards, 2 of them for the height of 6 gems.\n");
}

TEST(a_yield_has_its_target)
{
    struct game g = acts_as("jaina", "", "");
    end_actions(&g);
    buy(&g, 1);
    struct ear ear = {.listener = {hear}, .g = &g, .observer = BROB};
    DO_HEARD(&g, OPTION(YIELD), &ear.listener);
    CHECK_STRING(ear.tale.told[0].phrase.text, "Grave yields the scepter to you");
    CHECK_EQ(ear.tale.told[0].targets, seat_bit(BROB));
    CHECK_STRING(ear.tale.told[0].cause, "command_decision");
    tale_free(&ear.tale);
}

/* --- The Dragon. --- */

/* Alice alone; her buy ends her turn, and the row is PBKG and this colour for the Dragon. */
static struct game before_dragon(char last, const char *hand)
{
    struct game g = solo("grave");
    char next[] = {last, '\0'};
    calm(&g);
    set_hand(&g, ALICE, hand);
    set_bank_colors(&g, "GPBKG");
    set_next_colors(&g, next);
    end_actions(&g);
    return g;
}

TEST(the_dragons_turn_has_a_heading_and_reasons)
{
    struct game g = before_dragon('P', "");
    g.tokens = 4;
    CHECK_CONTAINS(
        TOLD(&g, ALICE, BUY),
        "The Dragon's turn, with power 1 and 4 incoming.\n"
        "The Dragon antes 2 and has 6 incoming.\n"
        "The Dragon blocks 1 of its 6 incoming gems (at most 1, its power).\n"
        "The Dragon sends 2 to you: 1 for its power, 1 for the longest row of one colour "
        "in the bank.\n"
        "The Dragon's action for slot 5, purple: the Dragon crashes 1 of its incoming gems "
        "and sends 1 to you (at most 1, its power).\n");
}

TEST(what_the_dragon_sends_has_its_targets)
{
    struct game g = before_dragon('P', "");
    struct ear ear = {.listener = {hear}, .g = &g, .observer = ALICE};
    DO_HEARD(&g, OPTION(BUY), &ear.listener);
    int attacks = 0;
    for (size_t i = 0; i < ear.tale.count; i++)
        if (strstr(ear.tale.told[i].phrase.text, " to you")) {
            CHECK_EQ(ear.tale.told[i].targets, seat_bit(ALICE));
            attacks++;
        }
    CHECK_EQ(attacks, 2); /* what it sends, and what it crashes */
    tale_free(&ear.tale);
}

TEST(what_the_dragon_makes_one_lose_is_no_choice)
{
    struct game g = before_dragon('G', "");
    only_deck(&g, ALICE, "swap swap crash_gem crash_gem basic_block");
    struct cards story = told(&g, OPTION(BUY), ALICE);
    CHECK_CONTAINS(story.text, "The Dragon's action for slot 5, green: you lose ");
    CHECK_CONTAINS(story.text, " at random from the hand");
    CHECK(!strstr(story.text, "you discard"));
    g = before_dragon('G', "");
    struct ear ear = {.listener = {hear}, .g = &g, .observer = ALICE};
    DO_HEARD(&g, OPTION(BUY), &ear.listener);
    for (size_t i = 0; i < ear.tale.count; i++)
        if (strstr(ear.tale.told[i].phrase.text, "at random"))
            CHECK_STRING(ear.tale.told[i].cause, "dragon_action");
    tale_free(&ear.tale);
}

TEST(the_beginning_says_who_has_a_diamond)
{
    struct game g = ALICE_BEGINS("mode", "coop", "diamonds", "yes");
    struct event begins = {.kind = GAME_BEGINS, .seat = ALICE};
    struct telling told;
    game_tell(&puzzle_strike_2, &g, &begins, ALICE, &told);
    CHECK_STRING(told.phrase.text, "You begin; everybody has a diamond");
    g.diamonds = 0;
    game_tell(&puzzle_strike_2, &g, &begins, ALICE, &told);
    CHECK_STRING(told.phrase.text, "You begin");
}

TEST(the_dragon_says_what_ante_ups_add)
{
    struct game g = before_dragon('P', "");
    empty_bank_deck(&g, 40);
    set_bank_colors(&g, "GPBKP"); /* then PBKP, and a purple one */
    set_next_colors(&g, "P");
    g.tokens = 9;
    struct cards story = told(&g, OPTION(BUY), ALICE);
    CHECK_CONTAINS(story.text, "The Dragon antes 4, 2 of them for Ante Up, and has 13 incoming.\n");
    CHECK_CONTAINS(story.text, "The Dragon's action for slot 5, purple: ");
    CHECK_CONTAINS(story.text, "The Dragon's action for slot 4, by the first Ante Up, purple: ");
    CHECK_CONTAINS(story.text, "The Dragon's action for slot 3, by the second Ante Up, pink: ");
    g = solo("grave");
    calm(&g);
    set_hand(&g, ALICE, "rib_breaker");
    set_pile(&g, ALICE, "P");
    empty_bank_deck(&g, 51);
    CHECK_CONTAINS(TOLD(&g, ALICE, PLAY, CARD_rib_breaker),
                   "the Dragon antes 1 and has 2 incoming");
}

TEST(a_dragon_without_incoming_gems_says_so)
{
    struct game g = before_dragon('P', "");
    g.power = 2;
    struct cards story = told(&g, OPTION(BUY), ALICE);
    CHECK_CONTAINS(story.text,
                   "The Dragon blocks 2 of its 2 incoming gems (at most 2, its power).");
    CHECK_CONTAINS(story.text, "the Dragon crashes nothing (nothing is incoming).");
}

TEST(creatures_that_the_dragon_destroys_are_told)
{
    struct game g = before_dragon('P', "");
    set_creature(&g, ALICE, "arena_scorpion");
    CHECK_CONTAINS(
        TOLD(&g, ALICE, BUY),
        "slot 5, purple: your Arena Scorpion is destroyed for its colour and goes to the "
        "discard pile");
}

TEST(the_dragon_takes_its_card_before_the_bank_deals)
{
    struct game g = before_dragon('P', "");
    struct ear ear = {.listener = {hear}, .g = &g, .observer = ALICE};
    DO_HEARD(&g, OPTION(BUY), &ear.listener);
    size_t takes = 0, deals = 0;
    for (size_t i = 0; i < ear.tale.count; i++) {
        if (!strcmp(ear.tale.told[i].phrase.kind, "deal"))
            deals = i;
        if (strstr(ear.tale.told[i].phrase.text, "The Dragon takes"))
            takes = i;
    }
    CHECK(takes && deals > takes);
    tale_free(&ear.tale);
}

/* --- The end. --- */

static struct summary summed_up(const struct game *g)
{
    struct summary summary;
    game_sum_up(&puzzle_strike_2, g, &summary);
    return summary;
}

TEST(the_end_of_a_duel_says_why_and_what_the_scores_are)
{
    struct game g = acts_as("jaina", "PPPPPPPPPPP", "");
    set_pile(&g, ALICE, "PKG");
    end_actions(&g);
    struct cards story = told(&g, OPTION(BUY), ALICE);
    CHECK_CONTAINS(story.text, "Jaina busts with 11 gems at the end of the turn, more than 10.\n");
    CHECK_CONTAINS(story.text, "Grave wins: Jaina ended a turn with 11 gems, more than 10.\n");
    CHECK_STRING(summed_up(&g).why, "Grave wins: Jaina ended a turn with 11 gems, more than 10.");
    CHECK_STRING(summed_up(&g).score[ALICE], "3 gems in the pile");
    CHECK_STRING(summed_up(&g).score[BROB], "11 gems in the pile (bust)");
}

TEST(an_empty_bank_deck_is_a_reason_of_its_own)
{
    struct game g = acts_as("jaina", "", "");
    empty_bank_deck(&g, 0);
    end_actions(&g);
    struct cards story = told(&g, OPTION(BUY), BROB);
    CHECK_CONTAINS(story.text, "The bank needs a card, and its deck is empty.\n");
    CHECK_CONTAINS(story.text, "You need a card of the empty bank deck and bust.\n");
    CHECK(!strstr(story.text, "0 gems"));
    CHECK_STRING(summed_up(&g).why, "Grave wins: Jaina needed a card of the empty bank deck.");
    g = before_dragon('P', "");
    empty_bank_deck(&g, 1);
    DO(&g, OPTION(BUY));
    CHECK_STRING(summed_up(&g).why,
                 "The Dragon is beaten: it needed a card of the empty bank deck.");
}

TEST(a_grand_finale_is_told_from_its_bar_to_its_scores)
{
    struct game g = quiet_table(3);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    end_actions(&g);
    CHECK_CONTAINS(
        TOLD(&g, CARA, BUY),
        "Grave powers up once more, because somebody has busted: one gem into each "
        "meter.\nGrand Finale: nobody holds the scepter, everybody but Jaina has one final turn "
        "and 10 incoming gems, the least that there can be.\nYour final turn.\n");
    set_pile(&g, CARA, "PPP");
    g.player[CARA].incoming = 0;
    set_hand(&g, CARA, "crash_gem");
    CHECK_CONTAINS(TOLD(&g, CARA, PLAY, CARD_crash_gem), "send 4 to the scepter");
    CHECK_CONTAINS(TOLD(&g, ALICE, END_ACTIONS), "Midori has sent 4 gems to the scepter.\n");
    pass_final_turn(&g);
    CHECK_STRING(summed_up(&g).why, "Midori wins the Grand Finale with 4 gems sent to the scepter, "
                                    "the most of all; Jaina had busted before it.");
    CHECK_STRING(summed_up(&g).score[CARA], "4 gems sent to the scepter");
    CHECK_STRING(summed_up(&g).score[BROB], "bust before the Grand Finale");
}

TEST(a_shared_victory_says_so)
{
    struct game g = finale(3);
    pass_final_turn(&g);
    pass_final_turn(&g);
    CHECK_STRING(summed_up(&g).why,
                 "Grave and Midori share the Grand Finale with 0 gems sent to the "
                 "scepter each, the most of all; Jaina had busted before it.");
}

TEST(the_bar_of_a_grand_finale_has_its_reason)
{
    struct game g = quiet_table(3);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    empty_bank_deck(&g, 43);
    end_actions(&g);
    struct game same = g;
    CHECK_CONTAINS(TOLD(&g, CARA, BUY),
                   "has one final turn and 15 incoming gems: 10, and 5 for Ante "
                   "Up.\n");
    same.player[ALICE].incoming = 21;
    CHECK_CONTAINS(
        TOLD(&same, BROB, BUY),
        "everybody but you has one final turn and 21 incoming gems, as many as the one of "
        "them who had most.\n");
}

TEST(who_busts_in_a_grand_finale_reads_what_that_means)
{
    struct game g = finale(3);
    g.player[CARA].score = 4;
    set_pile(&g, CARA, "PPPPPPPPPPP");
    g.player[CARA].incoming = 0;
    struct game same = g;
    CHECK_CONTAINS(TOLD(&g, ALICE, END_ACTIONS),
                   "Midori has sent 4 gems to the scepter, but that counts only if everybody "
                   "busts.\n");
    pass_final_turn(&g);
    CHECK_STRING(summed_up(&g).why,
                 "Grave wins the Grand Finale with 0 gems sent to the scepter, the "
                 "most of all who have not busted in it; Jaina had busted before "
                 "it.");
    CHECK_STRING(summed_up(&g).score[CARA], "4 gems sent to the scepter, but bust");
    end_actions(&same);
    set_pile(&same, ALICE, "PPPPPPPPPPP");
    end_actions(&same);
    CHECK_STRING(summed_up(&same).why,
                 "Midori wins the Grand Finale with 4 gems sent to the scepter, "
                 "the most of all, for everybody has busted in it; Jaina had "
                 "busted before it.");
}

TEST(a_team_reads_what_it_has_to_reach)
{
    struct game g = coop(2);
    calm(&g);
    g.tokens = 30;
    set_pile(&g, ALICE, "PPPPPPPPPPP");
    end_actions(&g);
    CHECK_CONTAINS(
        TOLD(&g, BROB, BUY),
        "Everybody but Grave has one final turn, the Dragon too; it is beaten if every player "
        "ends with fewer gems than it.\n");
    end_actions(&g);
    CHECK_CONTAINS(TOLD(&g, BROB, BUY), "The Dragon's final turn");
    CHECK_CONTAINS(summed_up(&g).why, "The Dragon is beaten: it ends with ");
    CHECK_CONTAINS(summed_up(&g).why, "and every player with fewer; Grave had busted first.");
    CHECK_CONTAINS(summed_up(&g).score[ALICE], "11 gems in the end (the Dragon has ");
}

TEST(a_dragon_that_busts_has_no_final_turn)
{
    struct game g = coop(2);
    calm(&g);
    g.tokens = 40;
    end_turn(&g);
    end_actions(&g);
    CHECK_CONTAINS(TOLD(&g, ALICE, BUY),
                   "Everybody but the Dragon has one final turn; it is beaten "
                   "if every player ends with fewer gems than it.\n");
    g.dragon_score = 3;
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.stage, OVER);
    CHECK_CONTAINS(summed_up(&g).why, "The Dragon wins: ");
    CHECK_CONTAINS(summed_up(&g).why,
                   "gems, not with fewer than the Dragon's 3; the Dragon had busted first.");
}

/* --- Cards. --- */

static struct cards face_of(const char *id)
{
    struct text out = {0};
    struct cards face = {""};
    card_face_text(&puzzle_strike_2, card_find(&puzzle_strike_2, id), &out);
    snprintf(face.text, sizeof face.text, "%s", text_string(&out));
    text_free(&out);
    return face;
}

TEST(a_face_has_all_that_is_printed)
{
    CHECK_CONTAINS(face_of("dragon_form").text,
                   "Dragon Form (creature)\n"
                   "Cost 2 actions · green · Defeated by 3 green in one crash · Midori · 1 copy\n");
    CHECK_CONTAINS(face_of("sucker_punch").text,
                   "Cost 2 actions · purple · Grand Melee · 3 copies\n");
}

TEST(wounds_and_ante_ups_have_no_colour)
{
    static const char *const plain[] = {"wound", "ante_up"};
    for (int i = 0; i < 2; i++) {
        struct text out = {0};
        struct writer w = {.out = &out};
        CHECK(!strstr(face_of(plain[i]).text, "purple"));
        card_write(&puzzle_strike_2, card_find(&puzzle_strike_2, plain[i]), &w);
        CHECK(!strstr(text_string(&out), "purple"));
        text_free(&out);
    }
}

/* --- The board. --- */

static struct text picture_of(const struct game *g, int observer, int columns, int rows)
{
    struct text out = {.columns = columns, .rows = rows};
    puzzle_strike_2.picture(g, observer, &out);
    return out;
}

static int lines_of(const char *text)
{
    int lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

TEST(the_board_says_when_the_next_ante_up_comes)
{
    struct game g = acts_as("jaina", "", "");
    struct text out = picture_of(&g, BROB, 80, 16);
    CHECK_EQ(p2_cards_to_ante_up(&g), 8);
    CHECK_CONTAINS(text_string(&out), "Ante Up after 8 cards");
    text_free(&out);
}

TEST(a_small_board_keeps_the_hand_and_the_numbers)
{
    struct game g = coop(4);
    calm(&g);
    set_hand(&g, ALICE, "swap swap crash_gem basic_block dash footwork haymaker deflect lunge");
    set_creature(&g, BROB, "unleashed_tiger");
    set_pile(&g, BROB, "PKB");
    g.player[BROB].incoming = 2;
    struct text out = picture_of(&g, ALICE, 80, 16);
    const char *small = text_string(&out);
    CHECK(lines_of(small) <= 16);
    static const char *const shown[] = {
        "Swap [1] ×2",        "Haymaker? [3]", "Lunge? [2]", "3+2", "Jai: Unleashed Tiger (3▲)",
        "power 1, 0 incoming"};
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
        CHECK_CONTAINS(small, shown[i]);
    text_free(&out);
    out = picture_of(&g, ALICE, 80, 40);
    CHECK_CONTAINS(text_string(&out), "3 gems, 2 incoming");
    CHECK_CONTAINS(text_string(&out), "◆▯▯▯▯");
    text_free(&out);
}

TEST(what_is_cut_off_is_counted)
{
    struct game g = coop(4);
    set_hand(&g, ALICE, "swap crash_gem basic_block skip_ahead sword_slice skill_up");
    struct text out = picture_of(&g, ALICE, 80, 12); /* less than has to be enough */
    CHECK_CONTAINS(text_string(&out), "Basic Block [1] · +3 more\n");
    text_free(&out);
    out = picture_of(&g, ALICE, 80, PICTURE_ROWS);
    CHECK(!strstr(text_string(&out), " more\n"));
    text_free(&out);
}

TEST(who_listens_hears_the_bank_and_the_creatures)
{
    struct game g = acts_as("jaina", "PK", "");
    struct text out = {.plain = true};
    set_bank(&g, "dash haymaker deflect footwork lunge");
    set_creature(&g, ALICE, "arena_scorpion");
    g.player[BROB].incoming = 2;
    game_picture(&puzzle_strike_2, &g, BROB, &out);
    CHECK_CONTAINS(text_string(&out),
                   "Dash, green, 0; Haymaker, purple, 0; Deflect, blue, 1; Footwork, green, 2; "
                   "Lunge, green, 3.\n");
    CHECK_EQ(p2_cards_to_ante_up(&g), 7);
    CHECK_CONTAINS(text_string(&out),
                   "The next Ante Up comes after 7 more cards of the bank's deck.");
    CHECK_CONTAINS(text_string(&out), "Grave's creature, Arena Scorpion: Your crashes that break");
    CHECK_CONTAINS(text_string(&out),
                   "purple, pink; height bonus 0. To fall onto it: green, purple.\n");
    CHECK_CONTAINS(text_string(&out), "The ante is 2 green.\n");
    g.player[BROB].meter[PINK] = 3;
    text_clear(&out);
    game_picture(&puzzle_strike_2, &g, BROB, &out);
    CHECK_CONTAINS(text_string(&out),
                   "incoming gems 2, purple meter 0 of 4, blue meter 0 of 4, pink meter 3 of 4, "
                   "green meter 0 of 4");
    empty_bank_deck(&g, 47);
    text_clear(&out);
    game_picture(&puzzle_strike_2, &g, BROB, &out);
    CHECK_CONTAINS(text_string(&out), "The ante is 2 green, and 3 from the next turn on.\n");
    text_free(&out);
}

TEST(every_mark_of_the_board_is_explained)
{
    static const char *const drawn[] = {"◆", "●", "♥", "▲", "┃", "▮▯", "♛", "◇", "◂", "?", "·"};
    for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++) {
        bool found = false;
        for (const struct mark *mark = puzzle_strike_2.glossary.marks; mark->mark; mark++)
            found |= !strcmp(mark->mark, drawn[i]);
        CHECK(found);
    }
}
