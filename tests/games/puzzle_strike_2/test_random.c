/* test_random.c - what random games reach: every card is played, every kind of ending occurs. */
#include "core/dice.h"
#include "games/puzzle_strike_2/strike.h"
#include "kit/contract.h"

enum { GAMES = 500 };

/* What was heard of in all games. */
struct tally {
    struct listener listener;
    int played[CARDS];
    int happened[GAME_ENDS + 1];
};

static void count(struct listener *listener, const struct event *event)
{
    struct tally *t = (struct tally *)listener;
    t->happened[event->kind]++;
    if (event->kind == PLAYED || (event->kind == OPENED && event->open[0] != CARD_wound))
        t->played[event->open[0]]++;
}

static void play_randomly(const struct setup *setup, uint64_t number, struct tally *t)
{
    struct game g;
    struct dice dice = {number};
    uint8_t seed[SEED_BYTES];
    test_seed(number, seed);
    CHECK(game_start_heard(&puzzle_strike_2, &g, setup, seed, &t->listener, NULL));
    while (game_pending(&g)) {
        struct question q;
        int seat = asked(&g);
        game_question(&puzzle_strike_2, &g, seat, &q);
        /* Half of the answers are sane, so that games last long enough for rare cards. */
        int option = dice_below(&dice, 2)
                         ? puzzle_strike_2.plan(&g, seat, q.options, q.count, &dice)
                         : (int)dice_below(&dice, q.count);
        CHECK(game_answer(&puzzle_strike_2, &g, seat, option, &t->listener, NULL));
    }
}

TEST(every_card_is_played_and_everything_happens_in_random_games)
{
    static struct tally t;
    t = (struct tally){.listener = {count}};
    for (int i = 0; i < GAMES; i++) {
        struct setup setup;
        setup_defaults(puzzle_strike_2.setup, &setup);
        CHECK(setup_set(puzzle_strike_2.setup, &setup, "mode", p2_modes[i % 4 % 3], NULL));
        CHECK(setup_set(puzzle_strike_2.setup, &setup, "players",
                        i / 4 % 3 == 0   ? "2"
                        : i / 4 % 3 == 1 ? "3"
                                         : "4",
                        NULL));
        CHECK(setup_set(puzzle_strike_2.setup, &setup, "deck", p2_decks[i & 1], NULL));
        play_randomly(&setup, (uint64_t)i, &t);
    }
    for (int card = 1; card < CARDS; card++) {
        int type = p2_fact(card)->type;
        if ((type == WOUND || type == ANTE_UP) != !t.played[card])
            fail_msg("%s was played %d times", p2_card(card)->name, t.played[card]);
    }
    for (int kind = 0; kind <= GAME_ENDS; kind++)
        if (!t.happened[kind] && kind != BANK_EMPTY && kind != BANK_RENEWED)
            fail_msg("happening %d never happened", kind);
}
