/* test_told.c - what is shown and told of hands and decks, and questions that are not asked. */
#include "games/flash_duel/company.h"

/* What Grave sees of the hand while able to counter this use. */
static struct cards announced(struct game *g, int who, int ability, int b, int c)
{
    char hand[20];
    snprintf(hand, sizeof hand, "seat%d.hand", who);
    g->space[who] = (uint8_t)(who == RED ? 9 : 10); /* dark */
    DO(g, use(g, who, ability, b, c));
    CHECK_EQ(asked(g), 1 - who);
    CHECK(can_use(g, 1 - who, ABILITY_reversal));
    return seen(g, 1 - who, hand);
}

TEST_BOTH(exactly_the_announced_cards_lie_open)
{
    CLAUSE("FD-399");
    struct game g = FULL(me, "grave", "grave", .advance = 8, .apart = 9, .hand = "11133");
    CHECK_STRING(announced(&g, me, ABILITY_martial_mastery, 1, 1).text, "11???");
    g = FULL(me, "jaina", "grave", .advance = 8, .apart = 9, .hand = "11133");
    CHECK_STRING(announced(&g, me, ABILITY_charged_shot, 3, foe).text, "3????");
    g = FULL(me, "valerie", "grave", .advance = 8, .apart = 9, .hand = "11133");
    CHECK_STRING(announced(&g, me, ABILITY_green_eyes_epiphany, 1, 0).text, "1????");
    g = FULL(me, "valerie", "grave", .advance = 8, .apart = 9, .hand = "11133");
    CHECK_STRING(announced(&g, me, ABILITY_orange_eyes_epiphany, 3, 0).text, "3????");
    g = FULL(me, "setsuki", "grave", .advance = 8, .apart = 3, .hand = "133", .foe_hand = "3");
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    CHECK_STRING(announced(&g, me, ABILITY_ninpo_flash, 3, 0).text, "3?");
    g = FULL(me, "onimaru", "grave", .advance = 8, .apart = 3, .hand = "1333", .foe_hand = "3");
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    CHECK_STRING(announced(&g, me, ABILITY_double_slash, 0, 3 | 1 << 4).text, "3??");
}

TEST_BOTH(what_was_seen_before_stays_seen_when_fewer_cards_are_announced)
{
    CLAUSE("FD-399", "FD-417");
    struct game g = FULL(me, "jaina", "grave", .advance = 8, .apart = 9, .hand = "11133");
    g.persona[me].known[3] = 2;
    CHECK_STRING(announced(&g, me, ABILITY_charged_shot, 3, foe).text, "33???");
}

TEST_BOTH(exactly_the_announced_cards_of_a_response_lie_open)
{
    CLAUSE("FD-399");
    /* Grave strikes with 3s at a foe on the dark space 9 or 10. */
    static const struct {
        const char *character, *hand;
        int ability, b, count;
        const char *open;
    } rows[] = {{"bal-bas-beta", "1144", ABILITY_retract, 4, 1, "4???"},
                {"rook", "14444", ABILITY_rock_armor, 4, 2, "44???"},
                {"midori", "133", ABILITY_rising_mountain, 0, 3, "33?"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g = FULL(me, "grave", rows[i].character, .advance = 3, .apart = 5,
                             .hand = "2333", .foe_hand = rows[i].hand);
        DO(&g, dash_strike(2, 3, rows[i].count));
        CHECK_STRING(announced(&g, foe, rows[i].ability, rows[i].b, 0).text, rows[i].open);
    }
    struct game g =
        FULL(me, "grave", "degrey", .advance = 3, .apart = 6, .hand = "2333", .foe_hand = "1444");
    DO(&g, dash_strike(3, 3, 1));
    DO(&g, retreat(1));
    if (asked(&g) == me)
        DO(&g, pass());                          /* Knowing the Opponent */
    g.space[me] = (uint8_t)(me == RED ? 6 : 13); /* 4 spaces from where the foe is put */
    CHECK_STRING(announced(&g, foe, ABILITY_pilebunker, 0, 4 | 2 << 4).text, "44?");
    g = FULL(me, "grave", "setsuki", .advance = 3, .apart = 6, .hand = "2344", .foe_hand = "1155");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(1));
    if (asked(&g) == me)
        DO(&g, pass());
    CHECK_STRING(announced(&g, foe, ABILITY_speed_of_the_fox, 5, 1).text, "5??");
}

TEST_BOTH(a_loose_card_that_was_played_is_in_play)
{
    CLAUSE("FD-380");
    struct game g =
        FULL(me, "valerie", "grave", .advance = 3, .apart = 4, .hand = "34", .foe_hand = "11");
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 3, 0));
    DO(&g, through(attack(4, 2), THROUGH_LOOSE));
    CHECK_STRING(ways(&g, ABILITY_martial_mastery).text, "1/1"); /* neither the 3 nor the 4 */
    CHECK_EQ(g.hand[me][0], 0);
}

/* The cards that the last PEEKED event told this observer. */
struct peek_heard {
    struct listener listener;
    int observer, count;
    uint8_t cards[3];
};

static void hear_peek(struct listener *listener, const struct event *event)
{
    struct peek_heard *heard = (struct peek_heard *)listener;
    struct event told = event_as_seen(event, heard->observer);
    if (told.kind != PEEKED)
        return;
    heard->count = told.open[0];
    memcpy(heard->cards, told.secret, sizeof heard->cards);
}

TEST_BOTH(only_the_peeker_is_told_the_cards_looked_at)
{
    for (int observer = RED; observer <= BLUE; observer++) {
        struct game g = FULL(me, "geiger", "lum", .advance = 2, .apart = 9, .next = "523");
        struct peek_heard heard = {{hear_peek}, observer, 0, {0}};
        DO_HEARD(&g, use(&g, me, ABILITY_future_sight, 0, 0), &heard.listener);
        CHECK_EQ(heard.count, 3);
        CHECK(!memcmp(heard.cards, observer == me ? "\5\2\3" : "\0\0\0", 3));
    }
}

TEST_BOTH(a_dashing_strike_in_dragon_form_is_no_stronger)
{
    CLAUSE("FD-333");
    struct game g = FULL(me, "midori", "lum", .advance = 4, .apart = 6, .hand = "24");
    DO(&g, use(&g, me, ABILITY_dragon_form, 0, 0));
    DO(&g, dash_strike(2, 4, 1));
    CHECK(CAN(&g, block(4, 1)));
}

TEST_BOTH(who_has_neither_cards_nor_abilities_for_it_passes_unasked)
{
    CLAUSE("FD-038", "FD-384");
    struct game g = FULL(me, "jaina", "rook", .advance = 4, .apart = 9, .foe_hand = "");
    DO(&g, back(1));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.hand[foe][0], 5); /* the foe has drawn */
    g = FULL(me, "jaina", "midori", .advance = 4, .apart = 9, .foe_hand = "");
    fd_turn_cards(&g, foe, 4);
    DO(&g, back(1));
    CHECK_EQ(asked(&g), foe); /* Master of Twos is a card to play */
    CHECK(CAN(&g, through(forward(2), THROUGH_TWOS)));
    g = FULL(me, "quince", "jaina", .advance = 4, .apart = 9);
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 3, 0));
    fd_turn_cards(&g, me, 0);
    ARRANGE(&g, foe, .advance = 4, .apart = 9, .hand = "1", .foe_hand = "");
    DO(&g, back(1));
    CHECK_EQ(asked(&g), me); /* who can take back what they hid */
    DO(&g, OPTION(UNSTASH));
    CHECK(CAN(&g, forward(3)));
}

TEST_BOTH(shed_cards_are_named_in_order_so_that_enough_remain)
{
    struct game g =
        FULL(me, "jaina", "argagarg", .advance = 5, .apart = 3, .hand = "33", .foe_hand = "145");
    DO(&g, attack(3, 2));
    DO(&g, use(&g, foe, ABILITY_bubble_shield, 0, 0));
    CHECK_EQ(offers_in_all(&g), 2); /* 1 or 4 */
    DO(&g, discard(4));
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, discard(5));
    CHECK_STRING(held(&g, foe).text, "1");
}

TEST(after_the_bots_turn_its_card_is_discarded)
{
    CLAUSE("FD-069", "FD-146");
    struct game g = SOLO("gloria", "dummy", .advance = 0, .apart = 16, .hand = "11245",
                         .foe_hand = "33145", .next = "53");
    DO(&g, forward(1));
    DO(&g, use(&g, RED, ABILITY_healing_touch, 0, 0));
    CHECK_EQ(g.hand[RED][3], 1); /* the card with which the bot moved */
}

TEST_BOTH(a_card_turned_up_is_no_longer_known_to_the_peeker)
{
    struct game g = FULL(me, "geiger", "lum", .advance = 5, .apart = 3, .hand = "3",
                         .foe_hand = "3", .next = "124");
    DO(&g, use(&g, me, ABILITY_future_sight, 0, 0));
    DO(&g, OPTION(PEEK_TAKE, 1, 2, 4));
    DO(&g, attack(3, 1));
    DO(&g, use(&g, foe, ABILITY_roll_the_dice, 0, 0));
    CHECK_EQ(g.persona[foe].loose, 2);
    CHECK_STRING(seen(&g, me, "peeked").text, "4");
    CHECK_EQ(g.peeker, me);
}

/* The cards that this observer was told to have been drawn by a seat. */
struct draw_heard {
    struct listener listener;
    int observer, seat, count;
    uint8_t cards[5];
};

static void hear_draw(struct listener *listener, const struct event *event)
{
    struct draw_heard *heard = (struct draw_heard *)listener;
    struct event told = event_as_seen(event, heard->observer);
    if (told.kind != DREW || told.seat != heard->seat)
        return;
    heard->count = told.open[0];
    memcpy(heard->cards, told.secret, sizeof heard->cards);
}

TEST_BOTH(who_draws_is_told_the_cards_and_others_how_many)
{
    CLAUSE("FD-094", "FD-070");
    for (int observer = RED; observer <= BLUE; observer++) {
        struct game g = DUEL(me, .advance = 4, .apart = 8, .hand = "124", .next = "315");
        struct draw_heard heard = {{hear_draw}, observer, me, 0, {0}};
        DO_HEARD(&g, forward(1), &heard.listener);
        CHECK_EQ(heard.count, 3);
        CHECK(!memcmp(heard.cards, observer == me ? "\1\3\5\0" : "\0\0\0\0", 5));
    }
}

TEST(a_bot_under_command_is_so_for_one_turn)
{
    CLAUSE("FD-388");
    struct game g = SOLO("persephone", "dummy", .advance = 1, .apart = 16, .hand = "12345",
                         .foe_hand = "33345", .next = "1112");
    DO(&g, use(&g, RED, ABILITY_mistresss_command, BLUE, 0));
    DO(&g, OPTION(COMMAND, 3));
    DO(&g, back(1)); /* the bot draws a 1 and moves with a 3 */
    answer_all(&g, ASK_ABILITY, pass());
    CHECK_EQ(advance(&g, BLUE), 3);
    CHECK_EQ(g.persona[BLUE].forced, 0);
    int before = advance(&g, BLUE), card = g.deck.card[g.deck.count - 2]; /* mine is above it */
    DO(&g, back(2));
    answer_all(&g, ASK_ABILITY, pass());
    CHECK_EQ(advance(&g, BLUE), before + card);
}

TEST_BOTH(a_dash_and_a_strike_of_the_same_number_are_announced_together)
{
    CLAUSE("FD-399");
    struct game g = FULL(me, "setsuki", "grave", .advance = 7, .apart = 5, .hand = "12233");
    DO(&g, forward(1)); /* to a dark space, distance 4 */
    CHECK_STRING(announced(&g, me, ABILITY_esper_dash, 2, 2 | 1 << 4).text, "22??");
}

TEST_BOTH(a_changed_card_that_was_not_played_is_still_known)
{
    CLAUSE("FD-380");
    char hand[20];
    snprintf(hand, sizeof hand, "seat%d.hand", me);
    struct game g = FULL(me, "valerie", "jaina", .advance = 2, .apart = 12, .hand = "13555");
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 3, 0));
    DO(&g, forward(1));
    CHECK_STRING(seen(&g, foe, hand).text, "3????");
}

TEST_BOTH(a_changed_card_may_be_the_one_that_was_seen_before)
{
    CLAUSE("FD-417");
    char hand[20];
    snprintf(hand, sizeof hand, "seat%d.hand", me);
    struct game g = FULL(me, "valerie", "jaina", .advance = 2, .apart = 12, .hand = "33555");
    g.persona[me].known[3] = 1;
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 3, 0));
    CHECK_STRING(seen(&g, foe, hand).text, "????"); /* nobody has seen a second 3 */
    g = FULL(me, "valerie", "grave", .advance = 8, .apart = 9, .hand = "33555");
    CHECK_STRING(announced(&g, me, ABILITY_orange_eyes_epiphany, 3, 0).text, "3????");
    DO(&g, pass());
    CHECK_STRING(seen(&g, foe, hand).text, "????"); /* the announced one lies apart now */
    DO(&g, back(5));
    CHECK_STRING(seen(&g, foe, hand).text, "3????"); /* it has come back */
}

TEST_BOTH(a_card_put_away_face_down_may_be_any_one_that_was_seen)
{
    CLAUSE("FD-417");
    char hand[20];
    snprintf(hand, sizeof hand, "seat%d.hand", me);
    struct game g = FULL(me, "quince", "jaina", .advance = 2, .apart = 12, .hand = "13355");
    g.persona[me].known[1] = 1;
    g.persona[me].known[3] = 2;
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 5, 0));
    CHECK_STRING(seen(&g, foe, hand).text, "3???");
}

/* --- What is told. --- */

static void check_untold(const struct story *story, const char *piece)
{
    if (strstr(story->text, piece))
        fail_msg("'%s' was told:\n%s", piece, story->text);
}

TEST_BOTH(moves_of_the_full_game_are_told)
{
    CLAUSE("FD-039");
    struct game g = FULL(me, "jaina", "lum", .advance = 3, .apart = 9, .hand = "245");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, forward(2), &story.listener);
    CHECK_CONTAINS(story.text, me == RED ? "Red moves forward with a 2 from 4 to 6"
                                         : "Blue moves forward with a 2 from 15 to 13");
    CHECK_CONTAINS(story.text, me == RED ? "Red draws 3 cards" : "Blue draws 3 cards");
    story.text[0] = '\0';
    DO_HEARD(&g, back(5), &story.listener);
    CHECK_CONTAINS(story.text, me == RED ? "Blue moves back with a 5" : "Red moves back with a 5");
}

TEST_BOTH(a_card_that_was_announced_is_told_as_shown)
{
    CLAUSE("FD-380");
    struct game g = FULL(me, "jaina", "grave", .advance = 8, .apart = 9, .hand = "11133");
    announced(&g, me, ABILITY_charged_shot, 3, foe);
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, pass(), &story.listener);
    CHECK_CONTAINS(story.text, "shows a 3");
}

TEST_BOTH(who_recovers_is_not_said_to_have_no_card)
{
    CLAUSE("FD-088");
    struct game g = FULL(me, "jaina", "lum", .advance = 4, .apart = 6, .hand = "12344");
    struct story story = story_for(&g, SPECTATOR);
    DO(&g, dash_strike(2, 4, 1));
    DO_HEARD(&g, retreat(1), &story.listener);
    CHECK_CONTAINS(story.text, me == RED ? "Blue recovers" : "Red recovers");
    check_untold(&story, "no card to play");
    g = FULL(me, "rook", "rook", .advance = 4, .apart = 9, .hand = "5", .foe_hand = "");
    story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, back(5), &story.listener);
    CHECK_CONTAINS(story.text, me == RED ? "Blue has no card to play" : "Red has no card to play");
}

TEST(everybody_is_told_their_own_loyalty_card)
{
    CLAUSE("FD-295", "FD-297");
    for (int seat = RED; seat <= DRAGON_SEAT; seat++) {
        struct game g = STARTED(5, "mode", "betrayal", "characters", "jaina,midori,valerie,geiger");
        for (int i = 0; i < 5; i++)
            DO(&g, OPTION(TAKE_ALONG, ABILITY_deep_breath + i));
        struct story story = story_for(&g, seat);
        DO_HEARD(&g, OPTION(TAKE_ALONG, ABILITY_deep_breath + 5), &story.listener);
        int told = 0;
        for (const char *at = story.text; (at = strstr(at, "a loyalty card")); at++)
            told++;
        CHECK_EQ(told, 5);
        CHECK_CONTAINS(story.text, g.traitor == seat ? "card: Traitor" : "card: loyal");
        check_untold(&story, g.traitor == seat ? "card: loyal" : "card: Traitor");
    }
}

TEST(a_raid_has_no_loyalty_cards)
{
    CLAUSE("FD-240", "FD-291");
    struct game g = STARTED(5, "mode", "raid", "mortals", "2");
    for (int i = 0; i < 3; i++)
        DO(&g, OPTION(TAKE_ALONG, ABILITY_deep_breath + i));
    struct story story = story_for(&g, RED);
    DO_HEARD(&g, OPTION(TAKE_ALONG, ABILITY_deep_breath + 3), &story.listener);
    CHECK_CONTAINS(story.text, "The raid begins: 2 mortals against the Dragon with 2 hit points");
    check_untold(&story, "loyalty");
}

TEST(the_end_of_a_raid_is_told)
{
    CLAUSE("FD-235", "FD-290");
    struct game g = RAID(.mortals = 2, .turn = RED, .space = {9, OUT, 12}, .hand = {"3", "", "1"});
    g.persona[2].life = 1;
    DO(&g, attack(3, 1));
    struct story story = story_for(&g, RED);
    DO_HEARD(&g, take_hit(), &story.listener);
    CHECK_CONTAINS(story.text, "win the game");
    check_untold(&story, "draw");
    g = RAID(.mortals = 2, .turn = 2, .space = {2, 1, 12}, .hand = {"", "", "5"}, .next = "5",
             .left = 1);
    story = story_for(&g, RED);
    DO_HEARD(&g, back(5), &story.listener); /* 1 space against 1 */
    CHECK_CONTAINS(story.text, "The game is a draw");
    check_untold(&story, "the game\n");
}

/* Everything about the four ways to act and the three to respond, in both kinds of duel. */
static void check_duel_is_told(struct game g, int me)
{
    const char *my = me == RED ? "Red" : "Blue", *theirs = me == RED ? "Blue" : "Red";
    int mine = g.space[me], other = g.space[1 - me], ahead = me == RED ? 1 : -1;
    char text[200];
    struct game push_game = g;
    struct story story = story_for(&push_game, SPECTATOR);
    push_game.space[1 - me] = (uint8_t)(mine + ahead);
    DO_HEARD(&push_game, push(2), &story.listener);
    snprintf(text, sizeof text, "%s pushes %s back with a 2 from %d to %d", my, theirs,
             mine + ahead, mine + 3 * ahead);
    CHECK_CONTAINS(story.text, text);
    story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, dash_strike(2, 4, 1), &story.listener);
    snprintf(text, sizeof text, "%s dashes with a 2 from %d to %d", my, mine, mine + 2 * ahead);
    CHECK_CONTAINS(story.text, text);
    snprintf(text, sizeof text, "%s strikes at %s with a 4", my, theirs);
    CHECK_CONTAINS(story.text, text);
    struct game blocked = g;
    story = story_for(&blocked, SPECTATOR);
    DO_HEARD(&blocked, block(4, 1), &story.listener);
    snprintf(text, sizeof text, "%s blocks with a 4", theirs);
    CHECK_CONTAINS(story.text, text);
    story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, retreat(1), &story.listener);
    snprintf(text, sizeof text, "%s retreats with a 1 from %d to %d", theirs, other, other + ahead);
    CHECK_CONTAINS(story.text, text);
    snprintf(text, sizeof text, "%s recovers", theirs);
    CHECK_CONTAINS(story.text, text);
}

TEST_BOTH(what_is_done_in_a_duel_is_told)
{
    CLAUSE("FD-045", "FD-058", "FD-076", "FD-082", "FD-088");
    check_duel_is_told(DUEL(me, .advance = 4, .apart = 6), me);
    check_duel_is_told(FULL(me, "jaina", "geiger", .advance = 4, .apart = 6), me);
}

TEST_BOTH(an_attack_and_a_hit_are_told)
{
    CLAUSE("FD-051", "FD-068");
    for (int full = 0; full <= 1; full++) {
        struct game g = full ? FULL(me, "jaina", "geiger", .advance = 4, .apart = 3, .hand = "33")
                             : DUEL(me, .advance = 4, .apart = 3, .hand = "33");
        struct story story = story_for(&g, SPECTATOR);
        DO_HEARD(&g, attack(3, 2), &story.listener);
        CHECK_CONTAINS(story.text,
                       me == RED ? "Red attacks Blue with two 3s" : "Blue attacks Red with two 3s");
        DO_HEARD(&g, take_hit(), &story.listener);
        CHECK_CONTAINS(story.text, me == RED ? "Blue is hit" : "Red is hit");
        CHECK_CONTAINS(story.text, me == RED ? "Red wins the round by a hit (1 of 3)"
                                             : "Blue wins the round by a hit (1 of 3)");
    }
}

TEST(last_hits_are_told_and_no_others)
{
    CLAUSE("FD-223", "FD-225", "FD-283");
    /* The Dragon goes back from 15 to 16, 4, 3 and 2 spaces from Red, Blue and Green. */
    struct game g = RAID(.turn = DRAGON_SEAT, .space = {12, 13, 14, 1, 15},
                         .hand = {"4", "1", "2", "", "123"}, .next = "5", .left = 1);
    g.reshuffles = 0;
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, back(1), &story.listener);
    CHECK_CONTAINS(story.text, "Red scores a last-hit on Dragon");
    CHECK_CONTAINS(story.text, "Dragon scores a last-hit on Blue");
    check_untold(&story, "on Green"); /* one 2 each */
    check_untold(&story, "Green scores");
    check_untold(&story, "on Red");
    check_untold(&story, "on Yellow");
    g = TEAM(.turn = RED, .space = {1, 10, 8, 18}, .hand = {"5", "2", "22", ""}, .next = "1",
             .left = 1);
    story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, back(5), &story.listener);
    CHECK_CONTAINS(story.text, "Green scores a last-hit on Blue");
    check_untold(&story, "on Green");
    check_untold(&story, "Red scores");
}

TEST_BOTH(who_looks_at_the_deck_is_told_these_cards_and_others_are_not)
{
    static const struct {
        const char *deck, *told;
    } rows[] = {{"4", "top cards: 4\n"},
                {"42", "top cards: 4 2\n"},
                {"421", "top cards: 4 2 1\n"},
                {"4215", "top cards: 4 2 1\n"}};
    for (int i = 0; i < 4; i++) {
        struct game g = FULL(me, "geiger", "jaina", .advance = 2, .apart = 9, .next = rows[i].deck,
                             .left = i + 1);
        struct game other = g;
        struct story mine = story_for(&g, me), theirs = story_for(&other, foe);
        DO_HEARD(&g, use(&g, me, ABILITY_future_sight, 0, 0), &mine.listener);
        CHECK_CONTAINS(mine.text, rows[i].told);
        DO_HEARD(&other, use(&other, me, ABILITY_future_sight, 0, 0), &theirs.listener);
        CHECK_CONTAINS(theirs.text, "top cards\n");
    }
}

TEST(however_many_cards_are_drawn_all_of_them_are_told)
{
    CLAUSE("FD-340");
    struct game g = RAID(.characters = "jaina,zane,valerie,geiger", .turn = BLUE,
                         .hand = {"", "1111111111222", "", "", ""}, .next = "2233445533445");
    struct story story = story_for(&g, BLUE);
    DO_HEARD(&g, use(&g, BLUE, ABILITY_maximum_anarchy, 0, 0), &story.listener);
    CHECK_STRING(held(&g, BLUE).text, "2233334444555");
    CHECK_CONTAINS(story.text, "You draw 2 2 3 3 3 3 4 4 4 4 5 5\n");
    CHECK_CONTAINS(story.text, "You draw a 5\n");
}
