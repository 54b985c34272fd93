/* test_rulings.c - the readings of the cards (section 18), and what else no other file tells. */
#include "games/flash_duel/company.h"

TEST(the_box_has_128_cards)
{
    CLAUSE("FD-012", "FD-015", "FD-016");
    int abilities = 0, dragon = 0, numbers = 0, tracks = 0, loyalty = 0, traitors = 0;
    for (const struct card *card = flash_duel.cards; card->id; card++) {
        int copies = 1;
        for (const struct card_number *number = card->numbers; number->name; number++)
            copies = !strcmp(number->name, "copies") ? number->value : copies;
        bool is_dragons = card->owner && !strcmp(card->owner, "Deathstrike Dragon");
        dragon += is_dragons ? copies : 0;
        abilities += !strcmp(card->kind, "ability") && !is_dragons ? copies : 0;
        numbers += !strcmp(card->kind, "number") ? copies : 0;
        tracks += !strcmp(card->kind, "track") ? copies : 0;
        loyalty += !strcmp(card->kind, "loyalty") ? copies : 0;
        traitors += !strcmp(card->id, "traitor") ? copies : 0;
    }
    CHECK_EQ(abilities, 60);
    CHECK_EQ(dragon, 8);
    CHECK_EQ(numbers, 50);
    CHECK_EQ(tracks, 5);
    CHECK_EQ(loyalty, 5);
    CHECK_EQ(traitors, 1);
    CHECK_EQ(abilities + dragon + numbers + tracks + loyalty, 128);
}

TEST_BOTH(the_active_player_decides_first)
{
    CLAUSE("FD-115");
    /* A retreat opens windows for both: Knowing the Opponent and Saving Grace. */
    struct game g =
        FULL(me, "grave", "gloria", .advance = 6, .apart = 6, .hand = "12345", .foe_hand = "12355");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(5));
    CHECK_EQ(asked(&g), me);
    CHECK(can_use(&g, me, ABILITY_knowing_the_opponent));
    DO(&g, pass());
    CHECK_EQ(asked(&g), foe);
    CHECK(can_use(&g, foe, ABILITY_saving_grace));
}

/* --- Solo. --- */

struct first_events {
    struct listener listener;
    int starter; /* seat of the last ROUND_BEGINS; -1: none */
};

static void hear_starter(struct listener *listener, const struct event *event)
{
    if (event->kind == ROUND_BEGINS)
        ((struct first_events *)listener)->starter = event->seat;
}

TEST(a_bot_that_lost_goes_first)
{
    CLAUSE("FD-156");
    for (int i = 0; i < 3; i++) {
        struct game g = SOLO("jaina", "dummy", .advance = 5, .apart = 3, .hand = "3",
                             .foe_hand = "", .next = "5");
        g.k.chance.key[0] = (uint8_t)i;
        struct first_events heard = {{hear_starter}, -1};
        DO_HEARD(&g, attack(3, 1), &heard.listener);
        CHECK_EQ(g.wins[RED], 1);
        CHECK_EQ(heard.starter, BLUE); /* nobody was asked */
    }
}

TEST(a_bot_uses_the_first_of_several_abilities)
{
    CLAUSE("FD-159");
    static const uint8_t both[2] = {ABILITY_hoard_of_ages, ABILITY_cog_engine};
    for (int first = 0; first < 2; first++) {
        struct game g = SOLO("jaina", "dragon", .advance = 2, .apart = 8);
        g.persona[BLUE].slot[0] = both[first]; /* a bot as there is none: two at once */
        g.persona[BLUE].slot[1] = both[1 - first];
        fd_turn_cards(&g, BLUE, 3);
        struct option use = fd_bot_use(&g, START);
        CHECK_EQ(use.verb, USE);
        CHECK_EQ(use.a, 0);
    }
}

static int count_discarded(const struct game *g, int number)
{
    int count = 0;
    for (int i = 0; i < g->discard.count; i++)
        count += g->discard.card[i] == number;
    return count;
}

TEST(a_single_card_makes_the_dragon_bot_discard_nothing)
{
    CLAUSE("FD-167");
    /* It holds a 1 and can't block with it, because of Windmill Crusher. */
    struct game g = SOLO("rook", "dragon", .advance = 5, .apart = 1, .hand = "1",
                         .foe_hand = "1245", .next = "5233424");
    DO(&g, attack(1, 1));
    DO(&g, use(&g, RED, ABILITY_windmill_crusher, 0, 0));
    CHECK_EQ(g.persona[BLUE].life, 1);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE); /* it attacks with the 1 that it has kept */
    CHECK_EQ(g.strike.number, 1);
    CHECK_EQ(g.strike.count, 1);
}

TEST(the_dragon_bots_hide_blocks_with_a_random_set)
{
    CLAUSE("FD-390", "FD-164");
    bool with[6] = {false};
    for (uint8_t i = 0; i < 40; i++) {
        struct game g = SOLO("jaina", "dragon", .advance = 5, .apart = 4, .hand = "12233",
                             .foe_hand = "1345", .next = "1");
        g.k.chance.key[0] = i;
        DO(&g, dash_strike(2, 2, 1));
        CHECK(!(g.persona[BLUE].up & 4));
        with[g.discard.card[2]] = true;
    }
    CHECK(with[1] && with[3] && with[4] && with[5]);
}

/* --- The rulings. --- */

TEST_BOTH(a_changed_card_and_a_shown_card_are_seen_by_all)
{
    CLAUSE("FD-380");
    char loose[20], hand[20];
    snprintf(loose, sizeof loose, "seat%d.loose", me);
    snprintf(hand, sizeof hand, "seat%d.hand", me);
    struct game g = FULL(me, "valerie", "gloria", .advance = 2, .apart = 12, .hand = "11235");
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 3, 0));
    CHECK_STRING(seen(&g, foe, loose).text, "3");
    CHECK_STRING(seen(&g, foe, hand).text, "????");
    g = FULL(me, "jaina", "gloria", .advance = 2, .apart = 12, .hand = "11235");
    DO(&g, use(&g, me, ABILITY_charged_shot, 3, foe));
    CHECK_STRING(seen(&g, SPECTATOR, hand).text, "3????");
    snprintf(hand, sizeof hand, "seat%d.hand", foe);
    g = FULL(me, "persephone", "gloria", .advance = 2, .apart = 12, .foe_hand = "11235");
    DO(&g, use(&g, me, ABILITY_mistresss_command, foe, 0));
    CHECK_STRING(seen(&g, SPECTATOR, hand).text, "11235"); /* not only by Persephone */
}

TEST_BOTH(patriot_mirror_follows_abilities_of_the_start_and_end_of_a_turn)
{
    CLAUSE("FD-381");
    struct game g = FULL(me, "bal-bas-beta", "quince", .advance = 2, .apart = 12);
    DO(&g, use(&g, me, ABILITY_cog_engine, 0, 0));
    CHECK_EQ(asked(&g), foe);
    DO(&g, use(&g, foe, ABILITY_patriot_mirror, 0, 0));
    CHECK_EQ(g.hand[foe][0], 6);
    g = FULL(me, "persephone", "quince", .advance = 1, .apart = 16, .hand = "12345");
    DO(&g, back(1)); /* end of the turn, both on dark spaces */
    DO(&g, use(&g, me, ABILITY_dominance, foe, 0));
    CHECK_EQ(asked(&g), foe);
    CHECK(can_use(&g, foe, ABILITY_patriot_mirror));
    g = FULL(me, "rook", "quince", .advance = 5, .apart = 1, .hand = "1", .foe_hand = "1");
    DO(&g, attack(1, 1));
    DO(&g, use(&g, me, ABILITY_windmill_crusher, 0, 0));
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE); /* an attack can't be mirrored */
}

TEST_BOTH(without_cards_an_ability_can_still_be_used)
{
    CLAUSE("FD-384");
    struct game g =
        FULL(me, "bal-bas-beta", "jaina", .advance = 2, .apart = 12, .hand = "", .next = "3");
    CHECK(can_use(&g, me, ABILITY_cog_engine));
    CHECK(CAN(&g, pass()));
    CHECK_EQ(offers(&g, MOVE_FORWARD), 0);
    struct game passed = g;
    DO(&passed, pass());
    CHECK_EQ(asked(&passed), foe); /* too late for the ability */
    DO(&g, use(&g, me, ABILITY_cog_engine, 0, 0));
    CHECK(CAN(&g, forward(3))); /* the ability gave me a card */
    CHECK(!CAN(&g, pass()));
    g = FULL(me, "troq", "jaina", .advance = 2, .apart = 12, .hand = "");
    DO(&g, use(&g, me, ABILITY_giant_growth, 0, 0));
    CHECK_EQ(asked(&g), foe); /* no main action, and nothing to decide */
    CHECK_EQ(g.hand[me][0], 5);
    g = FULL(me, "quince", "jaina", .advance = 2, .apart = 12, .hand = "3");
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 3, 0)); /* which stays hidden on this turn */
    CHECK_EQ(asked(&g), foe);
}

TEST_BOTH(a_soldier_in_the_way_leaves_no_dash)
{
    CLAUSE("FD-385");
    struct game g = FULL(me, "jaina", "onimaru", .advance = 5, .apart = 4, .hand = "12345");
    CHECK(offers(&g, DASH_STRIKE) > 0);
    g.persona[foe].soldier = (uint8_t)(g.space[me] + (me == RED ? 1 : -1));
    CHECK_EQ(offers(&g, DASH_STRIKE), 0);
    CHECK(CAN(&g, attack(4, 1)));
    DO(&g, forward(3));
    CHECK_EQ(advance(&g, me), 5); /* no step either */
}

TEST_BOTH(wins_beyond_the_third_are_not_counted)
{
    CLAUSE("FD-386");
    struct game g = FULL(me, "lum", "jaina", .advance = 8, .apart = 9);
    g.wins[me] = 2;
    DO(&g, use(&g, me, ABILITY_raise_the_stakes, 0, 0));
    CHECK_EQ(g.stakes, 1);
    win_round(&g, me);
    CHECK_EQ(g.wins[me], 3);
    CHECK_EQ(asked(&g), NOBODY);
}

TEST(a_stash_under_an_exchanged_card_is_discarded_and_destroyed_cards_stay)
{
    CLAUSE("FD-387");
    struct game g = STARTED(4, "mode", "clockwork", "mirror", "no");
    while (kind_asked(&g) == ASK_DRAFT)
        DO(&g, OPTION(DRAFT));
    int loser = g.turn ^ 1;
    struct persona *p = &g.persona[loser];
    int pool_place = -1;
    for (int i = 0; i < g.pool.count; i++) /* the loser gets the stash card, if it is elsewhere */
        if (g.pool.card[i] == ABILITY_hidden_agenda)
            pool_place = i;
    if (pool_place >= 0)
        g.pool.card[pool_place] = p->slot[0];
    for (int who = 0; who < 2; who++)
        for (int i = 0; i < 4; i++)
            if (g.persona[who].slot[i] == ABILITY_hidden_agenda)
                g.persona[who].slot[i] = p->slot[0];
    p->slot[0] = ABILITY_hidden_agenda;
    fd_turn_cards(&g, 0, g.persona[0].up);
    fd_turn_cards(&g, 1, g.persona[1].up);
    ARRANGE(&g, g.turn, .advance = 8, .apart = 1, .foe_hand = "22345");
    g.hand[loser][2]--;
    g.hand[loser][0]--;
    p->stash = 2;
    p->gone = 2; /* the loser's second card is destroyed */
    fd_turn_cards(&g, loser, p->up & ~2u);
    DO(&g, attack(1, 1));
    while (kind_asked(&g) == ASK_ABILITY)
        DO(&g, pass());
    DO(&g, take_hit());
    CHECK_EQ(kind_asked(&g), ASK_TWEAK);
    CHECK_EQ(asked(&g), loser);
    CHECK(!CAN(&g, OPTION(TWEAK, 1))); /* destroyed */
    CHECK(CAN(&g, OPTION(TWEAK, 2)));
    int before = count_discarded(&g, 2);
    DO(&g, OPTION(TWEAK));
    CHECK_EQ(g.persona[loser].stash, 0);
    CHECK_EQ(count_discarded(&g, 2), before + 1);
    DO(&g, let_begin(loser)); /* and valid: the next deck has all 25 */
    CHECK_EQ(g.deck.count + g.hand[0][0] + g.hand[1][0] + g.discard.count, 25);
}

TEST_BOTH(announced_cards_lie_open_while_they_can_be_countered)
{
    CLAUSE("FD-399");
    char hand[20];
    snprintf(hand, sizeof hand, "seat%d.hand", me);
    struct game g = FULL(me, "setsuki", "grave", .advance = 3, .apart = 8, .hand = "12345");
    DO(&g, forward(1)); /* to a dark space, distance 7 */
    DO(&g, use(&g, me, ABILITY_esper_dash, 3, 4 | 1 << 4));
    CHECK_EQ(asked(&g), foe);
    CHECK_STRING(seen(&g, foe, hand).text, "34??");
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {5};
    chance_start(&chance, seed);
    for (int i = 0; i < 20; i++) {
        struct game guess = g;
        game_hide(&flash_duel, &guess, foe, &chance);
        DO(&guess, pass()); /* the guessed hand has these cards, too */
        CHECK_EQ(guess.strike.number, 4);
    }
    g = FULL(me, "midori", "grave", .advance = 4, .apart = 2, .hand = "12345");
    DO(&g, through(attack(2, 2), THROUGH_TWOS));
    CHECK_EQ(asked(&g), foe);
    CHECK_STRING(seen(&g, foe, hand).text, "2????");
    g = FULL(me, "quince", "grave", .advance = 4, .apart = 10, .hand = "12345");
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 4, 0));
    CHECK_EQ(asked(&g), foe);
    CHECK_STRING(seen(&g, foe, hand).text, "?????");
    bool other = false;
    for (int i = 0; i < 40; i++) {
        struct game guess = g;
        game_hide(&flash_duel, &guess, foe, &chance);
        DO(&guess, pass());
        other |= guess.persona[me].stash != 4;
        CHECK(guess.persona[me].stash >= 1);
    }
    CHECK(other); /* which card it is stays a secret */
}

TEST(what_a_defeated_or_converted_fighter_leaves)
{
    CLAUSE("FD-400");
    struct game g = TEAM(.turn = RED, .space = {8, 11, 2, 18}, .hand = {"3", "1"});
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK_EQ(g.persona[BLUE].up, 0);
    CHECK_EQ(zone_count(&g, RED, "seat1.spent"), 3);
    g = BETRAYAL(.characters = "onimaru,midori,valerie,geiger", .turn = RED, .traitor = RED,
                 .space = {8, 1, 1, 1, 14});
    DO(&g, use(&g, RED, ABILITY_clockwork_soldier, 0, 0));
    DO(&g, unmask());
    DO(&g, pass());
    CHECK_EQ(g.persona[RED].soldier, 0);
    CHECK_EQ(g.space[RED], 18);
}

TEST(who_skips_a_turn_does_not_refill_with_the_others)
{
    CLAUSE("FD-401", "FD-259");
    struct game g = RAID(.turn = GREEN, .hand = {"1", "1", "15", "2", "12345"});
    g.persona[YELLOW].skip = 1;
    DO(&g, back(5));
    CHECK_EQ(asked(&g), 4);
    CHECK_EQ(g.hand[YELLOW][0], 1);
    CHECK_EQ(g.hand[GREEN][0], 5);
}

/* Me has discarded a 4 and owes a second card; a guess of that hand may hold lower ones. */
TEST_BOTH(a_guessed_hand_can_always_be_discarded_from)
{
    struct game g =
        FULL(foe, "jaina", "argagarg", .advance = 5, .apart = 3, .hand = "33", .foe_hand = "445");
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {6};
    chance_start(&chance, seed);
    DO(&g, attack(3, 2));
    DO(&g, use(&g, me, ABILITY_bubble_shield, 0, 0));
    DO(&g, discard(4));
    CHECK_EQ(offers_in_all(&g), 2); /* the other 4 or the 5 */
    for (int i = 0; i < 60; i++) {
        struct game guess = g;
        game_hide(&flash_duel, &guess, foe, &chance);
        struct question q = question_of(&guess, me);
        CHECK(q.count > 0);
        for (int j = 0; j < q.count; j++)
            CHECK(q.options[j].a >= 1 && q.options[j].a <= 5 && guess.hand[me][q.options[j].a]);
    }
}
