/* test_random.c - what holds at every question of random games. */
#include "games/flash_duel/duel.h"

#include "core/dice.h"

/* Every card on the table is a number, and nothing else can be done than what numbers can do. */
static void check_numbers_only(const struct game *g, const struct question *q)
{
    static const char *const zones[] = {"seat0.hand", "seat1.hand", "play", "discard"};
    static const char kinds[] = "move_forward move_back push attack dashing_strike "
                                "block retreat take_hit let_begin ";
    for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
        struct cards cards = seen(g, ALL_SEEING, zones[i]);
        CHECK_EQ(strspn(cards.text, "12345"), strlen(cards.text));
        CHECK_EQ(zone_count(g, ALL_SEEING, zones[i]), strlen(cards.text));
    }
    json_t *view = view_of(g, ALL_SEEING);
    CHECK_EQ(json_array_size(json_object_get(view, "zones")), 4 + 1); /* and the deck */
    json_decref(view);
    for (int i = 0; i < q->count; i++) {
        char kind[40];
        struct phrase said = {0};
        flash_duel.describe(g, asked(g), q->options[i], &said);
        snprintf(kind, sizeof kind, "%s ", said.kind);
        CHECK_CONTAINS(kinds, kind);
    }
}

TEST(simple_mode_uses_number_cards_only)
{
    CLAUSE("FD-009");
    struct game g = duel_started(3);
    struct dice dice = {3};
    while (g.round < 2) { /* a whole round, and who begins the next one */
        struct question q = question_of(&g, asked(&g));
        check_numbers_only(&g, &q);
        DO(&g, q.options[dice_below(&dice, q.count)]);
    }
}
