/* test_options.c - exactly what the rulebook allows is offered: every hand against every distance.
 *
 * The other tests show single cases; this one compares the list of options with the rules, written
 * down once more as a question about one option ("is this legal?"). */
#include "games/flash_duel/duel.h"

enum { HANDS = 6 * 6 * 6 * 6 * 6 }; /* none to five of each number; most have too many cards */

/* The hand with this number as text, or NULL if it has more than five cards. */
static const char *hand_number(int code, char text[HAND + 1])
{
    int count = 0;
    for (int number = 1; number <= NUMBERS; number++, code /= 6)
        for (int i = 0; i < code % 6; i++) {
            if (count == HAND)
                return NULL;
            text[count++] = (char)('0' + number);
        }
    text[count] = '\0';
    return text;
}

typedef bool legality(const struct game *g, struct option option);

static bool names_card(const struct game *g, struct option o)
{
    return o.a && g->hand[asked(g)][o.a] > 0 && !o.b && !o.c;
}

static bool is_legal_action(const struct game *g, struct option o)
{
    const uint8_t *hand = g->hand[asked(g)];
    int reached = apart(g) - o.a < 1 ? 1 : apart(g) - o.a;
    int left = hand[o.b] - (o.a == o.b); /* of the strike's number, after the dash */
    switch (o.verb) {
    case MOVE_FORWARD:
    case MOVE_BACK: return names_card(g, o);
    case PUSH: return names_card(g, o) && apart(g) == 1;
    case ATTACK: return !o.a && o.b == apart(g) && o.c >= 1 && o.c <= hand[o.b];
    case DASH_STRIKE:
        return apart(g) > 1 && o.a && hand[o.a] && o.b == reached && o.c >= 1 && o.c <= left;
    default: return false;
    }
}

static bool is_legal_response(const struct game *g, struct option o)
{
    int me = asked(g);
    switch (o.verb) {
    case BLOCK:
        return !o.a && o.b == g->strike.number && o.c == g->strike.count && o.c <= g->hand[me][o.b];
    case RETREAT: return names_card(g, o) && g->strike.dashing && advance(g, me) > 0;
    case TAKE_HIT: return !o.a && !o.b && !o.c;
    default: return false;
    }
}

/* All that is offered is legal, each once, and there is nothing legal that is not offered. */
static void check_options(const struct game *g, legality *is_legal)
{
    struct question q;
    int legal = 0;
    game_question(&flash_duel, g, asked(g), &q);
    for (int i = 0; i < q.count; i++) {
        CHECK(is_legal(g, q.options[i]));
        for (int j = 0; j < i; j++)
            CHECK(memcmp(&q.options[i], &q.options[j], sizeof *q.options) != 0);
    }
    for (uint8_t verb = 0; verb <= TAKE_HIT; verb++)
        for (int i = 0; i < 6 * 6 * 6; i++)
            legal += is_legal(g, (struct option){verb, (uint8_t)(i / 36), (uint8_t)(i / 6 % 6),
                                                 (uint8_t)(i % 6)});
    CHECK_EQ(q.count, legal);
}

TEST_BOTH(the_main_actions_offered_are_exactly_the_legal_ones)
{
    CLAUSE("FD-036", "FD-037", "FD-040", "FD-044", "FD-051", "FD-053", "FD-055", "FD-056", "FD-058",
           "FD-060", "FD-061", "FD-064", "FD-065");
    char text[HAND + 1];
    struct game g = duel_started(1);
    for (int code = 1; code < HANDS; code++)
        for (int distance = 1; distance <= 17 && hand_number(code, text); distance++) {
            ARRANGE(&g, me, .apart = distance, .hand = text, .foe_hand = "");
            check_options(&g, is_legal_action);
        }
}

/* A strike with `count` cards of this number against this hand, after a dash with a 1 or without;
 * false if there are not enough such cards. */
static bool set_strike(struct game *g, int me, bool dashing, int number, int count, int foe_advance,
                       const char *foe_hand)
{
    char hand[HAND + 2] = "";
    int distance = number + dashing, needed = count + (dashing && number == 1);
    memset(hand, '0' + number, (size_t)count);
    if (dashing)
        strcat(hand, "1");
    for (const char *card = foe_hand; *card; card++)
        needed += *card == '0' + number;
    if (needed > COPIES || (dashing && number != 1 && !strncmp(foe_hand, "11111", 5)))
        return false;
    ARRANGE(g, me, .advance = 17 - distance - foe_advance, .apart = distance, .hand = hand,
            .foe_hand = foe_hand);
    DO(g, dashing ? dash_strike(1, number, count) : attack(number, count));
    return true;
}

TEST_BOTH(the_responses_offered_are_exactly_the_legal_ones)
{
    CLAUSE("FD-073", "FD-074", "FD-075", "FD-076", "FD-082", "FD-085", "FD-086");
    char text[HAND + 1];
    const struct game fresh = duel_started(1);
    for (int code = 0; code < HANDS; code++) {
        if (!hand_number(code, text))
            continue;
        for (int number = 1; number <= NUMBERS; number++)
            for (int count = 1; count <= 3; count++)
                for (int variant = 0; variant < 4; variant++) {
                    struct game g = fresh;
                    if (set_strike(&g, me, variant & 1, number, count, variant & 2, text))
                        check_options(&g, is_legal_response);
                }
    }
}
