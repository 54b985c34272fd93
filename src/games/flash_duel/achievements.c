/* achievements.c - what a solo player can earn over many games (FD-170 to FD-182). */
#include "games/flash_duel/flash_duel.h"

/* The one mark of an achievement that a single game earns. */
enum { EARNED = 1 };

static bool won_game(const struct game *g, int seat, enum automaton bot)
{
    return seat == 0 && g->bot == bot && g->wins[0] == WINS_NEEDED;
}

/* One mark for each character. */
static uint32_t character_mark(const struct game *g, bool won)
{
    return won ? UINT32_C(1) << g->persona[0].character : 0;
}

static bool is_pure(const struct game *g)
{
    return !(g->feats & USED_IN_GAME);
}

static uint32_t initiation(const struct game *g, int seat)
{
    return seat == 0 && g->bot == BOT_DUMMY && (g->feats & WON_PURE_ROUND) ? EARNED : 0;
}

static uint32_t first_win(const struct game *g, int seat)
{
    return won_game(g, seat, BOT_DUMMY) && is_pure(g) ? EARNED : 0;
}

static uint32_t over_rook(const struct game *g, int seat)
{
    return character_mark(g, won_game(g, seat, BOT_ROOK));
}

static uint32_t purely_over_rook(const struct game *g, int seat)
{
    return won_game(g, seat, BOT_ROOK) && is_pure(g) ? EARNED : 0;
}

static uint32_t round_over_dragon(const struct game *g, int seat)
{
    return seat == 0 && g->bot == BOT_DRAGON && (g->feats & WON_ROUND) ? EARNED : 0;
}

static uint32_t over_dragon(const struct game *g, int seat)
{
    return character_mark(g, won_game(g, seat, BOT_DRAGON));
}

static uint32_t purely_over_dragon(const struct game *g, int seat)
{
    return won_game(g, seat, BOT_DRAGON) && is_pure(g) ? EARNED : 0;
}

const struct achievement fd_achievements[] = {
    {"Initiation", "Win a round against the dummy in which you use no ability.", 5, 1, initiation},
    {"First Win", "Win a game against the dummy without using an ability.", 5, 1, first_win},
    {"Stop the Rock", "Win a game against the Rook bot.", 10, 1, over_rook},
    {"Party of Three", "Win against the Rook bot with three different characters.", 10, 3,
     over_rook},
    {"Rook Stomper", "Win a game against the Rook bot without using an ability.", 15, 1,
     purely_over_rook},
    {"Dragon Blood", "Win a round against the Dragon bot.", 20, 1, round_over_dragon},
    {"Dragon Victory", "Win a game against the Dragon bot.", 20, 1, over_dragon},
    {"Sad Dragon", "Win against the Dragon bot with three different characters.", 20, 3,
     over_dragon},
    {"Dragon Stomper", "Win a game against the Dragon bot without using an ability.", 25, 1,
     purely_over_dragon},
    {"Master Flash Dueler", "Win against the Dragon bot with each of the 20 characters.", 50,
     CHARACTERS, over_dragon},
    {.name = NULL},
};
