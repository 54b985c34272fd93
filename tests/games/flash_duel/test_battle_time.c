/* test_battle_time.c - the end of time with abilities between two, and in the Solo game. */
#include "games/flash_duel/duel.h"

/* What was told about the end of time. */
struct told {
    struct listener listener;
    int times;
    uint8_t usable[2], advance[2];
};

static void hear_time(struct listener *listener, const struct event *event)
{
    struct told *told = (struct told *)listener;
    if (event->kind != COMPARED)
        return;
    told->times++;
    memcpy(told->usable, event->open, 2);
    memcpy(told->advance, event->open + 2, 2);
}

/* --- The Full game. --- */

/* Me moves with a 1 to this distance, having gone this far then, and draws the last card, a 2. */
static struct game timed_out(int me, const char *mine, const char *other, int gone, int distance,
                             const char *hand, const char *foe_hand, struct told *told)
{
    struct game g = FULL(me, mine, other, .advance = gone - 1, .apart = distance + 1, .hand = hand,
                         .foe_hand = foe_hand, .next = "2", .left = 1);
    *told = (struct told){.listener = {hear_time}};
    DO_HEARD(&g, forward(1), &told->listener);
    CHECK(g.deck.count == 0 || g.round == 2);
    return g;
}

TEST_BOTH(more_cards_of_the_distance_win_in_the_full_game_too)
{
    CLAUSE("FD-098", "FD-099", "FD-103");
    struct told told;
    for (int distance = 1; distance <= 5; distance++) {
        char hand[4] = {'1', (char)('0' + distance), (char)('0' + distance), '\0'};
        char one[3] = {(char)('0' + distance), distance == 5 ? '4' : '5', '\0'};
        /* Two against one, and the foe has advanced farther. */
        struct game g = timed_out(me, "rook", "lum", 3, distance, hand, one, &told);
        CHECK_EQ(g.winner, me);
        CHECK_EQ(g.wins[me], 1);
        CHECK_EQ(told.times, 1);
        CHECK_EQ(told.usable[me], distance == 2 ? 3 : 2); /* the last card drawn is a 2 */
        CHECK_EQ(told.usable[foe], 1);
        CHECK_EQ(told.advance[me], 3);
        CHECK_EQ(told.advance[foe], 17 - 3 - distance);
        /* One against two, and I have advanced farther. */
        g = timed_out(me, "rook", "lum", 17 - 1 - distance, distance, "1", hand, &told);
        CHECK_EQ(g.winner, foe);
        CHECK_EQ(told.advance[me], 16 - distance);
        CHECK_EQ(told.advance[foe], 1);
    }
}

TEST_BOTH(beyond_5_spaces_only_the_advance_counts)
{
    CLAUSE("FD-100", "FD-101");
    struct told told;
    struct game g = timed_out(me, "rook", "lum", 6, 6, "1555", "3", &told);
    CHECK_EQ(g.winner, me); /* 6 against 5 */
    CHECK_EQ(told.usable[me] + told.usable[foe], 0);
    g = timed_out(me, "rook", "lum", 5, 6, "1555", "3", &told);
    CHECK_EQ(g.winner, foe); /* 5 against 6 */
    g = timed_out(me, "rook", "lum", 5, 7, "1555", "3", &told);
    CHECK_EQ(g.round, 2); /* a draw */
    CHECK_EQ(g.wins[RED] + g.wins[BLUE], 0);
}

struct shown {
    struct listener listener;
    int hands;
};

static void hear_hands(struct listener *listener, const struct event *event)
{
    ((struct shown *)listener)->hands += event->kind == SHOWED;
}

TEST_BOTH(hands_are_shown_when_time_is_over_and_not_after_a_hit)
{
    CLAUSE("FD-097", "FD-094");
    struct shown shown = {{hear_hands}, 0};
    struct game g = FULL(me, "rook", "jaina", .advance = 5, .apart = 3, .hand = "345");
    DO(&g, attack(3, 1));
    DO_HEARD(&g, take_hit(), &shown.listener);
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
    CHECK_EQ(shown.hands, 0);
    g = FULL(me, "rook", "jaina", .advance = 5, .apart = 3, .hand = "345", .left = 1);
    DO_HEARD(&g, back(4), &shown.listener);
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(shown.hands, 2);
}

TEST_BOTH(pacifism_wins_a_tie_for_who_played_it)
{
    CLAUSE("FD-363");
    struct told told;
    /* As far forward each; the foe has more cards for the distance 3. */
    struct game g = timed_out(me, "argagarg", "rook", 7, 3, "145", "333", &told);
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    struct game other = g;
    DO_HEARD(&g, use(&g, me, ABILITY_pacifism, 0, 0), &told.listener);
    CHECK_EQ(g.winner, me);
    CHECK_EQ(told.usable[0] + told.usable[1], 0); /* no hits were compared */
    CHECK_EQ(g.pacifists, 0);
    DO(&other, pass());
    CHECK_EQ(other.winner, foe);
    /* The tie is Argagarg's also on another's turn. */
    g = timed_out(me, "rook", "argagarg", 7, 3, "1333", "45", &told);
    CHECK_EQ(asked(&g), foe);
    DO(&g, use(&g, foe, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.winner, foe);
    g = timed_out(me, "rook", "argagarg", 8, 2, "1", "2345", &told); /* 8 against 7 */
    DO(&g, use(&g, foe, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.winner, me); /* not a tie */
}

TEST_BOTH(pacifism_is_asked_of_both_and_the_tie_of_two_pacifists_is_a_draw)
{
    CLAUSE("FD-115", "FD-363", "FD-413");
    for (int mine = 0; mine < 2; mine++)
        for (int other = 0; other < 2; other++) {
            struct told told; /* as far forward each; I have more cards for the distance 3 */
            struct game g = timed_out(me, "argagarg", "argagarg", 7, 3, "1333", "45", &told);
            CHECK_EQ(asked(&g), me); /* whose turn it is */
            DO(&g, mine ? use(&g, me, ABILITY_pacifism, 0, 0) : pass());
            CHECK_EQ(asked(&g), foe); /* whatever I did */
            CHECK_EQ(kind_asked(&g), ASK_ABILITY);
            DO(&g, other ? use(&g, foe, ABILITY_pacifism, 0, 0) : pass());
            CHECK_EQ(g.wins[me], !other); /* the tie is mine, or I have more cards */
            CHECK_EQ(g.wins[foe], other && !mine);
            CHECK_EQ(g.round, 1 + (other && mine)); /* a drawn round is followed by a deal */
        }
    struct told told; /* two pacifists, and I am farther */
    struct game g = timed_out(me, "argagarg", "argagarg", 8, 2, "1", "2345", &told);
    DO(&g, use(&g, me, ABILITY_pacifism, 0, 0));
    DO(&g, use(&g, foe, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.winner, me);
}

TEST_BOTH(an_epiphany_is_over_when_time_is)
{
    CLAUSE("FD-348", "FD-098");
    /* My 3 that counts as 4 is a 3 again when hands are compared. */
    struct game g = FULL(me, "valerie", "valerie", .advance = 3, .apart = 3, .hand = "334",
                         .foe_hand = "12", .next = "5", .left = 1);
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 3, 0));
    DO(&g, attack(3, 1));
    DO(&g, use(&g, foe, ABILITY_sudden_inspiration, 0, 0)); /* draws the last card */
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(g.winner, me); /* although the foe has advanced farther */
    CHECK_STRING(held(&g, me).text, "34");
    CHECK_EQ(g.persona[me].loose, 0);
    CHECK_EQ(g.strike.count, 0); /* and the attack is forgotten */
    CHECK_EQ(g.strike.number, 0);
}

TEST_BOTH(a_rolled_last_card_is_discarded_before_pacifism_is_decided)
{
    CLAUSE("FD-404", "FD-360");
    struct game g = FULL(me, "argagarg", "lum", .advance = 7, .apart = 3, .hand = "33",
                         .foe_hand = "12", .next = "3", .left = 1);
    int discarded = g.discard.count;
    DO(&g, attack(3, 1));
    DO(&g, use(&g, foe, ABILITY_roll_the_dice, 0, 0)); /* the last card: no block is needed */
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.persona[foe].loose, 0);
    CHECK_STRING(held(&g, foe).text, "12");
    CHECK_EQ(g.discard.count, discarded + 2); /* my 3 and theirs */
    DO(&g, pass());
    CHECK_EQ(g.winner, me);
}

TEST_BOTH(what_was_peeked_is_forgotten_with_the_round)
{
    struct game g = FULL(me, "geiger", "lum", .advance = 8, .apart = 1, .next = "123");
    DO(&g, use(&g, me, ABILITY_future_sight, 0, 0));
    DO(&g, OPTION(PEEK_TAKE, 1, 2, 3));
    CHECK_EQ(g.peeked, 2);
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    CHECK_EQ(g.peeked, 0);
    CHECK_EQ(g.peeker, NOBODY);
}

TEST_BOTH(the_plague_decides_for_the_other_whoever_leads)
{
    CLAUSE("FD-371", "FD-373");
    struct told told;
    struct game g = timed_out(me, "gwen", "rook", 12, 2, "12222", "3", &told);
    CHECK_EQ(g.winner, foe);
    CHECK_EQ(g.wins[foe], 2);
    g = timed_out(me, "rook", "gwen", 2, 2, "1", "22", &told);
    CHECK_EQ(g.winner, me);
    CHECK_EQ(g.wins[me], 2);
    CHECK_EQ(told.times, 0); /* nothing was compared */
}

/* --- The Dragon bot. --- */

/* The bot begins the round after a lost one, so that only the win shows who won.
 *
 * Red moves with a 1 to this distance, having gone this far then, and draws the last card, a 2. */
static struct game dragon_timed_out(const char *character, int gone, int distance, const char *hand,
                                    const char *dragon, struct told *told)
{
    struct game g = SOLO(character, "dragon", .advance = gone - 1, .apart = distance + 1,
                         .hand = hand, .foe_hand = dragon, .next = "2", .left = 1);
    *told = (struct told){.listener = {hear_time}};
    DO_HEARD(&g, forward(1), &told->listener);
    return g;
}

TEST(the_dragon_bots_last_hit_wins_at_once)
{
    CLAUSE("FD-169", "FD-283", "FD-287");
    struct told told;
    for (int distance = 1; distance <= 5; distance++) {
        char two[3] = {(char)('0' + distance), (char)('0' + distance), '\0'};
        struct game g = dragon_timed_out("rook", 11, distance, "1", two, &told);
        CHECK_EQ(g.winner, BLUE); /* although Red has advanced farther */
        CHECK_EQ(told.usable[BLUE], 2);
        CHECK_EQ(told.usable[RED], distance == 2);
        CHECK_EQ(told.advance[RED], 11);
        CHECK_EQ(told.advance[BLUE], 17 - 11 - distance);
    }
    struct game g = dragon_timed_out("rook", 10, 6, "1", "555", &told);
    CHECK_EQ(g.wins[RED], 1); /* 6 spaces: only the advance, 10 against 1 */
    CHECK_EQ(told.usable[BLUE], 0);
    CHECK_EQ(told.usable[RED], 0);
}

TEST(a_last_hit_takes_one_of_the_dragon_bots_two_hit_points)
{
    CLAUSE("FD-169", "FD-283", "FD-286", "FD-288", "FD-289", "FD-290");
    struct told told;
    /* One more 5 at distance 5: the Dragon has a hit point left, and has advanced farther. */
    struct game g = dragon_timed_out("rook", 4, 5, "15", "3", &told);
    CHECK_EQ(g.winner, BLUE);
    CHECK_EQ(g.persona[BLUE].life, 1);
    CHECK_EQ(told.usable[RED], 1);
    CHECK_EQ(told.usable[BLUE], 0);
    g = dragon_timed_out("rook", 10, 5, "15", "3", &told);
    CHECK_EQ(g.wins[RED], 1); /* the longer advance, 10 against 2 */
    g = dragon_timed_out("rook", 6, 5, "15", "3", &told);
    CHECK_EQ(g.wins[RED] + g.wins[BLUE], 0); /* 6 against 6: a draw */
    CHECK_EQ(g.round, 2);
    g = dragon_timed_out("rook", 6, 5, "15", "5", &told);
    CHECK_EQ(g.round, 2); /* one 5 each and 6 against 6 */
    /* The Dragon's last hit point. */
    g = SOLO("rook", "dragon", .advance = 3, .apart = 6, .hand = "15", .foe_hand = "3", .next = "2",
             .left = 1);
    g.persona[BLUE].life = 1;
    DO(&g, forward(1));
    CHECK_EQ(g.wins[RED], 1);
}

TEST(pacifism_spares_the_dragon_bot_and_wins_the_tie)
{
    CLAUSE("FD-169", "FD-363");
    struct told told;
    struct game g = dragon_timed_out("argagarg", 6, 5, "1", "55", &told);
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    DO(&g, use(&g, RED, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.wins[RED], 1); /* 6 against 6 */
    g = dragon_timed_out("argagarg", 5, 5, "15", "3", &told);
    DO(&g, use(&g, RED, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.winner, BLUE); /* 5 against 7 */
    CHECK_EQ(g.persona[BLUE].life, 2);
    g = dragon_timed_out("argagarg", 6, 5, "1", "5", &told);
    DO(&g, pass());
    CHECK_EQ(g.winner, BLUE); /* the Dragon's 5 */
}

TEST(gwen_loses_to_the_bot_when_time_is_over)
{
    CLAUSE("FD-371");
    struct told told;
    struct game g = dragon_timed_out("gwen", 11, 5, "1555", "3", &told);
    CHECK_EQ(g.winner, BLUE);
    CHECK_EQ(g.wins[BLUE], 2);
}
