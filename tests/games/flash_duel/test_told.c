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
