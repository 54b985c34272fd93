/* test_turn.c - the steps of a turn, and what everybody may look at. */
#include "games/flash_duel/duel.h"

TEST_BOTH(a_turn_has_exactly_one_main_action)
{
    CLAUSE("FD-036", "FD-072");
    struct game moved = DUEL(me, .advance = 4, .apart = 4), pushed, attacked, struck;
    pushed = attacked = struck = moved;
    DO(&moved, forward(1));
    ARRANGE(&pushed, me, .advance = 4, .apart = 1);
    DO(&pushed, push(1));
    DO(&attacked, attack(4, 1));
    DO(&attacked, block(4, 1));
    DO(&struck, dash_strike(1, 3, 1));
    DO(&struck, block(3, 1));
    const struct game *after[] = {&moved, &pushed, &attacked, &struck};
    for (size_t i = 0; i < sizeof after / sizeof *after; i++) {
        CHECK_EQ(asked(after[i]), foe);
        CHECK_EQ(after[i]->k.ask.kind, ASK_ACTION);
        CHECK_EQ(after[i]->turn, foe);
    }
}

TEST_BOTH(who_has_a_card_cannot_pass)
{
    CLAUSE("FD-037");
    for (int distance = 1; distance <= 17; distance++) {
        struct game g = DUEL(me, .apart = distance, .hand = "3");
        int actions = offers(&g, MOVE_FORWARD) + offers(&g, MOVE_BACK) + offers(&g, PUSH) +
                      offers(&g, ATTACK) + offers(&g, DASH_STRIKE);
        CHECK_EQ(offers_in_all(&g), actions);
        CHECK_EQ(offers(&g, MOVE_FORWARD), 1);
        CHECK_EQ(offers(&g, MOVE_BACK), 1);
    }
}

TEST_BOTH(an_empty_hand_only_draws)
{
    CLAUSE("FD-038");
    struct game g = DUEL(me, .advance = 5, .apart = 3, .foe_hand = "3");
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    CHECK_EQ(asked(&g), me); /* the foe's turn came and went */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(strlen(held(&g, foe).text), 5);
    CHECK_EQ(g.deck.count, 19 - 1 - 5);
    CHECK_EQ(apart(&g), 3);
}

TEST_BOTH(action_then_response_then_discard_then_draw)
{
    CLAUSE("FD-067", "FD-069");
    struct game g = DUEL(me, .advance = 2, .apart = 8, .hand = "23345", .foe_hand = "12455",
                         .next = "112", .left = 12);
    struct cards before = seen(&g, SPECTATOR, "discard");
    DO(&g, dash_strike(3, 5, 1));
    /* Step 2: the action has happened; nothing is discarded or drawn yet. */
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(apart(&g), 5);
    CHECK_STRING(seen(&g, SPECTATOR, "play").text, "35");
    CHECK_STRING(seen(&g, SPECTATOR, "discard").text, before.text);
    CHECK_STRING(held(&g, me).text, "234");
    CHECK_EQ(zone_count(&g, SPECTATOR, "deck"), 12);
    DO(&g, block(5, 1));
    /* Steps 3 and 4: what both played is in the common pile, and I have drawn. */
    CHECK_STRING(seen(&g, SPECTATOR, "play").text, "");
    strcat(before.text, "355");
    CHECK_STRING(seen(&g, SPECTATOR, "discard").text, before.text);
    CHECK_STRING(held(&g, me).text, "11234");
    CHECK_EQ(zone_count(&g, SPECTATOR, "deck"), 10);
}

TEST_BOTH(a_move_and_a_push_are_discarded_too)
{
    CLAUSE("FD-069");
    struct game g = DUEL(me, .advance = 8, .apart = 1);
    DO(&g, back(4));
    CHECK_STRING(seen(&g, SPECTATOR, "discard").text, "4");
    DO(&g, forward(4));
    DO(&g, push(2));
    CHECK_STRING(seen(&g, SPECTATOR, "discard").text, "442");
    CHECK_STRING(seen(&g, SPECTATOR, "play").text, "");
}

TEST_BOTH(the_active_player_draws_until_holding_five)
{
    CLAUSE("FD-070", "FD-071");
    struct game g =
        DUEL(me, .advance = 5, .apart = 4, .hand = "23444", .foe_hand = "1244", .next = "51");
    DO(&g, attack(4, 2));
    DO(&g, block(4, 2));
    CHECK_STRING(held(&g, me).text, "12345");
    CHECK_STRING(held(&g, foe).text, "12");
    CHECK_EQ(g.deck.count, 16 - 2);
}

TEST_BOTH(who_has_five_cards_draws_none_and_discards_none)
{
    CLAUSE("FD-339");
    struct game g = DUEL(me, .apart = 9, .foe_hand = "11355");
    g.recovering = seat_bit(foe); /* a turn without a main action, with a full hand */
    DO(&g, forward(1));
    CHECK_EQ(asked(&g), me);
    CHECK_STRING(held(&g, foe).text, "11355");
    CHECK_EQ(g.deck.count, 14); /* my own card */
    CHECK_EQ(zone_count(&g, SPECTATOR, "discard"), 1);
}

TEST_BOTH(everybody_sees_the_whole_discard_pile_and_the_size_of_the_deck)
{
    CLAUSE("FD-092", "FD-093");
    struct game g =
        DUEL(me, .advance = 5, .apart = 4, .hand = "12455", .foe_hand = "12344", .left = 9);
    struct cards pile = seen(&g, SPECTATOR, "discard");
    CHECK_EQ(strlen(pile.text), 6);
    CHECK_EQ(strspn(pile.text, "12345"), 6);
    DO(&g, attack(4, 1));
    for (int observer = SPECTATOR; observer <= BLUE; observer++) { /* while the foe responds */
        CHECK_STRING(seen(&g, observer, "discard").text, pile.text);
        CHECK_EQ(zone_count(&g, observer, "deck"), 9);
    }
    DO(&g, block(4, 1));
    strcat(pile.text, "44");
    for (int observer = SPECTATOR; observer <= BLUE; observer++) { /* in the foe's turn */
        CHECK_STRING(seen(&g, observer, "discard").text, pile.text);
        CHECK_EQ(zone_count(&g, observer, "deck"), 8);
    }
}

static const char *hand_zone(int seat)
{
    return seat == RED ? "seat0.hand" : "seat1.hand";
}

TEST_BOTH(a_hand_is_hidden_from_the_opponent)
{
    CLAUSE("FD-094");
    struct game g = DUEL(me, .apart = 3, .hand = "12335", .foe_hand = "2345");
    CHECK_STRING(seen(&g, me, hand_zone(me)).text, "12335");
    CHECK_STRING(seen(&g, me, hand_zone(foe)).text, "????");
    CHECK_STRING(seen(&g, foe, hand_zone(me)).text, "?????");
    CHECK_STRING(seen(&g, SPECTATOR, hand_zone(me)).text, "?????");
    DO(&g, attack(3, 2));
    DO(&g, take_hit()); /* a hit reveals nothing either */
    CHECK_STRING(seen(&g, foe, hand_zone(me)).text, "???");
    CHECK_STRING(seen(&g, me, hand_zone(foe)).text, "????");
}
