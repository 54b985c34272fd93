/* test_options.c - exactly what the rulebook allows is offered: every hand against every distance.
 *
 * The other tests show single cases; this one compares the list of options with the rules, written
 * down once more as a question about one option ("is this legal?"). */
#include "games/flash_duel/duel.h"

enum { HANDS = 6 * 6 * 6 * 6 * 6 }; /* none to five of each number; most have too many cards */

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

/* What a card or a number of an option might be. */
struct numbers {
    int count;
    uint8_t number[12];
};
static const struct numbers printed = {6, {0, 1, 2, 3, 4, 5}};

/* The verbs say a card, a set, or both. */
static bool has_card(uint8_t verb)
{
    return verb != ATTACK && verb != BLOCK && verb != TAKE_HIT;
}

static bool has_set(uint8_t verb)
{
    return verb == ATTACK || verb == BLOCK || verb == DASH_STRIKE;
}

static int count_legal(const struct game *g, const struct numbers *all, legality *is_legal)
{
    int legal = 0;
    for (uint8_t verb = 0; verb <= TAKE_HIT; verb++)
        for (int card = 0; card < (has_card(verb) ? all->count : 1); card++)
            for (int number = 0; number < (has_set(verb) ? all->count : 1); number++)
                for (uint8_t count = 0; count <= (has_set(verb) ? HAND : 0); count++)
                    legal += is_legal(
                        g, (struct option){verb, all->number[card], all->number[number], count});
    return legal;
}

/* All that is offered is legal, each once, and there is nothing legal that is not offered. */
static void check_options(const struct game *g, const struct numbers *all, legality *is_legal)
{
    struct question q;
    int count = 0;
    game_question(&flash_duel, g, asked(g), &q);
    for (int i = 0; i < q.count; i++) {
        if (q.options[i].verb == USE) /* for the start of a turn: the action is yet to come */
            continue;
        CHECK(is_legal(g, q.options[i]));
        for (int j = 0; j < i; j++)
            CHECK(memcmp(&q.options[i], &q.options[j], sizeof *q.options) != 0);
        count++;
    }
    CHECK_EQ(count, count_legal(g, all, is_legal));
}

/* The same moment with every hand of `least` to `most` cards. */
static void check_all_hands(struct game *g, int seat, int least, int most,
                            const struct numbers *all, legality *is_legal)
{
    for (int code = 0; code < HANDS; code++) {
        int left = code, *hand = (int[NUMBERS + 1]){0};
        for (int number = 1; number <= NUMBERS; number++, left /= 6)
            hand[0] += hand[number] = left % 6;
        if (hand[0] < least || hand[0] > most)
            continue;
        for (int number = 0; number <= NUMBERS; number++)
            g->hand[seat][number] = (uint8_t)hand[number];
        check_options(g, all, is_legal);
    }
}

TEST_BOTH(the_main_actions_offered_are_exactly_the_legal_ones)
{
    CLAUSE("FD-036", "FD-037", "FD-040", "FD-044", "FD-051", "FD-053", "FD-055", "FD-056", "FD-058",
           "FD-060", "FD-061", "FD-064", "FD-065");
    for (int distance = 1; distance <= 17; distance++) {
        struct game g = DUEL(me, .apart = distance);
        check_all_hands(&g, me, 1, HAND, &printed, is_legal_action);
    }
}

/* Strikes with one to three cards of this number, after a dash with a 1 and without. */
static void check_responses(int me, int number, int count, bool dashing, int foe_advance)
{
    char hand[HAND + 1] = "1";
    int distance = number + dashing;
    memset(hand + dashing, '0' + number, (size_t)count);
    struct game g = DUEL(me, .advance = 17 - distance - foe_advance, .apart = distance,
                         .hand = hand, .foe_hand = "");
    DO(&g, dashing ? dash_strike(1, number, count) : attack(number, count));
    check_all_hands(&g, 1 - me, 0, HAND, &printed, is_legal_response);
}

TEST_BOTH(the_responses_offered_are_exactly_the_legal_ones)
{
    CLAUSE("FD-073", "FD-074", "FD-075", "FD-076", "FD-082", "FD-085", "FD-086");
    for (int number = 1; number <= NUMBERS; number++)
        for (int count = 1; count <= 3; count++)
            for (int variant = 0; variant < 4; variant++)
                check_responses(me, number, count, variant & 1, variant & 2);
}

/* --- With one card that is none of the hand: Master of Twos, or one that counts as another. --- */

static int extra_of(const struct game *g)
{
    const struct persona *p = &g->persona[asked(g)];
    return p->loose ? p->loose_as | THROUGH_LOOSE : 2 | THROUGH_TWOS;
}

/* Are there so many cards of this number beside the dash card? The extra one is in the set if its
 * flag is. */
static bool has_cards(const struct game *g, int dash, int number, int count)
{
    int plain = number & NUMBER_MASK, extra = extra_of(g);
    int held = plain <= NUMBERS ? g->hand[asked(g)][plain] - (dash == plain) : 0;
    if (number != plain)
        return number == extra && dash != extra && count >= 1 && count - 1 <= held;
    return count >= 1 && count <= held;
}

static bool is_legal_with_extra(const struct game *g, struct option o)
{
    int card = o.a & NUMBER_MASK, number = o.b & NUMBER_MASK;
    int reached = apart(g) - card < 1 ? 1 : apart(g) - card;
    switch (o.verb) {
    case MOVE_FORWARD:
    case MOVE_BACK: return card && !o.b && !o.c && has_cards(g, 0, o.a, 1);
    case PUSH: return card && !o.b && !o.c && has_cards(g, 0, o.a, 1) && apart(g) == 1;
    case ATTACK: return !o.a && number == apart(g) && has_cards(g, 0, o.b, o.c);
    case DASH_STRIKE:
        return apart(g) > 1 && card && has_cards(g, 0, o.a, 1) && number == reached &&
               has_cards(g, o.a, o.b, o.c);
    default: return false;
    }
}

TEST_BOTH(an_extra_card_is_played_like_any_other)
{
    CLAUSE("FD-036", "FD-044", "FD-051", "FD-058", "FD-060", "FD-064", "FD-065", "FD-355",
           "FD-356");
    static const char *const one[] = {"2", "1", "2", "3", "4", "5"};
    for (int distance = 1; distance <= 12; distance++) {
        struct numbers all = {7, {0, 1, 2, 3, 4, 5, 2 | THROUGH_TWOS}};
        struct game g = FULL(me, "midori", "jaina", .advance = 1, .apart = distance, .hand = "2");
        check_all_hands(&g, me, 0, 3, &all, is_legal_with_extra);
        for (int as = 1; as <= 6; as++) {
            g = FULL(me, "valerie", "jaina", .advance = 1, .apart = distance, .hand = one[as - 1]);
            DO(&g, use(&g, me, as == 1 ? ABILITY_orange_eyes_epiphany : ABILITY_green_eyes_epiphany,
                       one[as - 1][0] - '0', 0));
            all.number[6] = (uint8_t)(as | THROUGH_LOOSE);
            check_all_hands(&g, me, 0, 2, &all, is_legal_with_extra);
        }
    }
}

/* Rocket Punch: as many cards of one number as wanted, one space farther than it says. */
static bool is_legal_with_punch(const struct game *g, struct option o)
{
    int number = o.b & NUMBER_MASK;
    if (o.verb == ATTACK && o.b == (number | THROUGH_PUNCH))
        return !o.a && number && number + 1 == apart(g) && o.c >= 1 &&
               o.c <= g->hand[asked(g)][number];
    return o.a <= NUMBERS && o.b <= NUMBERS && is_legal_action(g, o);
}

TEST_BOTH(a_punch_reaches_one_space_farther_and_all_else_is_as_usual)
{
    CLAUSE("FD-036", "FD-044", "FD-051", "FD-058");
    static const struct numbers all = {11,
                                       {0, 1, 2, 3, 4, 5, 1 | THROUGH_PUNCH, 2 | THROUGH_PUNCH,
                                        3 | THROUGH_PUNCH, 4 | THROUGH_PUNCH, 5 | THROUGH_PUNCH}};
    for (int distance = 1; distance <= 12; distance++) {
        struct game g = FULL(me, "bal-bas-beta", "jaina", .advance = 1, .apart = distance);
        check_all_hands(&g, me, 1, 2, &all, is_legal_with_punch);
    }
}
