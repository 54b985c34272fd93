/* bot.c - what bots know about Flash Duel: how a position stands, and what a sane player does.
 *
 * All values are thousandths. A plan's are between -1000 (the round is lost) and 1000 (it is
 * won). */
#include "core/dice.h"
#include "games/flash_duel/flash_duel.h"

/* --- What a seat knows about the foe's hand. --- */

struct guess {
    int unseen[NUMBERS + 1]; /* cards of each number in the foe's hand or the deck; [0]: of all */
    int foe_cards;
};

/* Counts the discard pile, as good players do. */
static struct guess guess_foe(const struct game *g, int seat)
{
    int held = g->hand[seat ^ 1][0];
    struct guess guess = {.foe_cards = held < HAND ? held : HAND};
    guess.unseen[0] = guess.foe_cards + g->deck.count;
    for (int number = 1; number <= NUMBERS; number++)
        guess.unseen[number] = COPIES - g->hand[seat][number];
    for (int i = 0; i < g->discard.count; i++)
        guess.unseen[g->discard.card[i]]--;
    return guess;
}

/* Ways to choose k of n cards; k is at most 5. */
static int ways(int n, int k)
{
    static const uint16_t table[DECK + 1][HAND + 1] = {
        {1, 0, 0, 0, 0, 0},
        {1, 1, 0, 0, 0, 0},
        {1, 2, 1, 0, 0, 0},
        {1, 3, 3, 1, 0, 0},
        {1, 4, 6, 4, 1, 0},
        {1, 5, 10, 10, 5, 1},
        {1, 6, 15, 20, 15, 6},
        {1, 7, 21, 35, 35, 21},
        {1, 8, 28, 56, 70, 56},
        {1, 9, 36, 84, 126, 126},
        {1, 10, 45, 120, 210, 252},
        {1, 11, 55, 165, 330, 462},
        {1, 12, 66, 220, 495, 792},
        {1, 13, 78, 286, 715, 1287},
        {1, 14, 91, 364, 1001, 2002},
        {1, 15, 105, 455, 1365, 3003},
        {1, 16, 120, 560, 1820, 4368},
        {1, 17, 136, 680, 2380, 6188},
        {1, 18, 153, 816, 3060, 8568},
        {1, 19, 171, 969, 3876, 11628},
        {1, 20, 190, 1140, 4845, 15504},
        {1, 21, 210, 1330, 5985, 20349},
        {1, 22, 231, 1540, 7315, 26334},
        {1, 23, 253, 1771, 8855, 33649},
        {1, 24, 276, 2024, 10626, 42504},
        {1, 25, 300, 2300, 12650, 53130},
    };
    return n >= k ? table[n][k] : 0;
}

/* How likely the foe holds more than `mine` cards of this number. */
static int odds_of_more(const struct guess *guess, int number, int mine)
{
    int copies = guess->unseen[number], held = guess->foe_cards;
    if (copies <= mine || held <= mine)
        return 0;
    int fewer = 0;
    for (int have = 0; have <= mine; have++)
        fewer += ways(copies, have) * ways(guess->unseen[0] - copies, held - have);
    int all = ways(guess->unseen[0], held);
    assert(all > 0); /* his cards are among the unseen ones */
    return 1000 - 1000 * fewer / all;
}

/* --- The plan: what a move is worth, looking at the foe's next turn only. --- */

/* The position after a move as the plan sees it. */
struct outlook {
    const struct game *g;
    const struct guess *guess;
    const uint8_t *hand; /* without the cards that were played */
    int seat, distance, advance;
};

/* How likely the foe's next turn is a hit: an attack that can't be blocked or, less dangerous while
 * there is room to retreat, such a dashing strike. */
static int danger(const struct outlook *o)
{
    int attack = 0, dash = 0;
    if (o->g->recovering & seat_bit(o->seat ^ 1))
        return 0;
    if (o->distance <= NUMBERS)
        attack = odds_of_more(o->guess, o->distance, o->hand[o->distance]);
    for (int card = 1; card <= NUMBERS && o->distance > 1; card++) {
        int reach = fd_dash_distance(o->distance, card);
        if (reach > NUMBERS || !o->guess->unseen[card])
            continue;
        int strike =
            odds_of_more(o->guess, card, 0) * odds_of_more(o->guess, reach, o->hand[reach]) / 1000;
        dash = strike > dash ? strike : dash;
    }
    return attack + (1000 - attack) * dash / (o->advance ? 3000 : 1000);
}

/* Who would win if time were over now: more cards for this distance, then the longer advance. */
static int time_over_value(const struct outlook *o)
{
    int mine = 0, theirs = 0; /* thousandths of a card */
    if (o->distance <= NUMBERS) {
        mine = 1000 * o->hand[o->distance];
        theirs = 1000 * o->guess->unseen[o->distance] * o->guess->foe_cards / o->guess->unseen[0];
    }
    int foe_advance = SPACES - 1 - o->distance - o->advance;
    int lead = mine - theirs + 50 * (o->advance - foe_advance);
    return lead > 900 ? 900 : lead < -900 ? -900 : lead;
}

/* Standing at this distance when the turn ends. */
static int stand_value(const struct outlook *o, int cards_drawn)
{
    int left = o->g->deck.count - cards_drawn;
    if (left <= 0)
        return time_over_value(o);
    int value = 25 * o->advance - danger(o); /* ground is room to retreat, and wins at time-over */
    return left <= 3 ? (value + time_over_value(o)) / 2 : value;
}

/* Moves and pushes: one card, another distance. */
static int move_value(struct outlook *o, struct option option)
{
    uint8_t hand[NUMBERS + 1];
    int distance = fd_distance(o->g), room = fd_advance(o->g, o->seat);
    int foe_room = fd_advance(o->g, o->seat ^ 1);
    memcpy(hand, o->hand, sizeof hand);
    hand[option.a]--;
    struct outlook after = *o;
    after.hand = hand;
    if (option.verb == MOVE_FORWARD)
        after.distance = fd_dash_distance(distance, option.a);
    else if (option.verb == MOVE_BACK)
        after.distance = distance + (option.a < room ? option.a : room);
    else
        after.distance = distance + (option.a < foe_room ? option.a : foe_room);
    if (option.verb != PUSH)
        after.advance += distance - after.distance;
    return stand_value(&after, 1);
}

/* Attacks and dashing strikes: a hit, or the foe answers and it is his turn. */
static int strike_value(struct outlook *o, struct option option)
{
    uint8_t hand[NUMBERS + 1];
    struct guess guess = *o->guess;
    bool dashing = option.verb == DASH_STRIKE;
    int blocked = odds_of_more(o->guess, option.b, option.c - 1);
    memcpy(hand, o->hand, sizeof hand);
    hand[option.b] = (uint8_t)(hand[option.b] - option.c);
    if (dashing)
        hand[option.a]--;
    guess.unseen[option.b] -= option.c; /* if he blocked */
    guess.unseen[0] -= option.c;
    guess.foe_cards -= option.c;
    struct outlook after = *o;
    after.hand = hand;
    after.guess = &guess;
    after.advance += fd_distance(o->g) - option.b;
    after.distance = option.b;
    int if_blocked = blocked ? stand_value(&after, option.c + dashing) : 0;
    bool retreats = dashing && fd_advance(o->g, o->seat ^ 1) && o->guess->foe_cards;
    int if_not = retreats ? 250 : 1000; /* a retreat costs him a card and a turn */
    return (blocked * if_blocked + (1000 - blocked) * if_not) / 1000;
}

/* A retreat: the foe has another turn before one's own. */
static int retreat_value(struct outlook *o, struct option option)
{
    struct outlook after = *o;
    int back = option.a < o->advance ? option.a : o->advance;
    after.distance += back;
    after.advance -= back;
    return -500 - danger(&after) / 2;
}

/* Cards that are played through an ability, or count as another number, are not weighed. */
static bool is_plain(struct option option)
{
    return option.a <= NUMBERS && option.b <= NUMBERS;
}

static int option_value(struct outlook *o, struct option option)
{
    if (o->g->fighters > 2)
        return fd_value_team(o->g, o->seat, option);
    if (option.verb <= RETREAT && !is_plain(option))
        return option.verb == RETREAT ? -500 : 0;
    switch (option.verb) {
    case MOVE_FORWARD:
    case MOVE_BACK:
    case PUSH: return move_value(o, option);
    case ATTACK:
    case DASH_STRIKE: return strike_value(o, option);
    case BLOCK: return 0;
    case RETREAT: return retreat_value(o, option);
    case TAKE_HIT: return -2000;
    case LET_BEGIN: return option.a == o->seat; /* who begins threatens first */
    case USE: return 20;                        /* an ability not used is lost with the round */
    default: return 0;
    }
}

int fd_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice)
{
    struct guess guess = {.foe_cards = 0};
    struct outlook now = {g, &guess, g->hand[seat], seat, fd_distance(g), 0};
    if (g->fighters == 2) {
        guess = guess_foe(g, seat);
        now.advance = fd_advance(g, seat);
    }
    int best = 0, best_value = -3000;
    for (int i = 0; i < count; i++) {
        int value = 4 * option_value(&now, options[i]) + (int)dice_below(dice, 4);
        if (value > best_value) {
            best = i;
            best_value = value;
        }
    }
    return best;
}

/* --- The judge: sees both hands, because bots call it on guessed ones. --- */

/* Winning chances by the rounds that both still need, if each round is a coin flip. */
static int match_chance(int needed, int foe_needed)
{
    static const int16_t chance[WINS_NEEDED + 1][WINS_NEEDED + 1] = {
        {500, 1000, 1000, 1000}, {0, 500, 750, 875}, {0, 250, 500, 688}, {0, 125, 312, 500}};
    return chance[needed][foe_needed];
}

/* Chances of the seat that has to respond to a strike. */
static int response_chance(const struct game *g, int seat)
{
    const struct strike *strike = &g->strike;
    const uint8_t *hand = g->hand[seat];
    if (strike->number <= NUMBERS && hand[strike->number] >= strike->count)
        return hand[strike->number] - strike->count > g->hand[seat ^ 1][strike->number] ? 750 : 480;
    return strike->dashing && fd_advance(g, seat) && hand[0] ? 330 : 0;
}

/* Can the seat to act make a dashing strike that can't be blocked? */
static bool dash_beats_hand(const struct game *g, int seat)
{
    const uint8_t *hand = g->hand[seat], *foe_hand = g->hand[seat ^ 1];
    int distance = fd_distance(g);
    for (int card = 1; card <= NUMBERS && distance > 1; card++) {
        int reach = fd_dash_distance(distance, card);
        if (hand[card] && reach <= NUMBERS && hand[reach] - (reach == card) > foe_hand[reach])
            return true;
    }
    return false;
}

/* Chances of the seat to act. */
static int action_chance(const struct game *g, int seat)
{
    const uint8_t *hand = g->hand[seat], *foe_hand = g->hand[seat ^ 1];
    int distance = fd_distance(g);
    int lead = fd_advance(g, seat) - fd_advance(g, seat ^ 1);
    if (distance <= NUMBERS && hand[distance] > foe_hand[distance])
        return 1000;
    if (dash_beats_hand(g, seat))
        return fd_advance(g, seat ^ 1) ? 680 : 1000;
    int chance = 500 + 15 * lead;
    if (g->deck.count <= 3) /* time is nearly over */
        chance += lead > 0 ? 120 : lead < 0 ? -120 : 0;
    return chance;
}

int fd_judge(const struct game *g, int seat)
{
    if (g->fighters > 2)
        return fd_judge_team(g, seat);
    int needed = WINS_NEEDED - g->wins[seat], foe_needed = WINS_NEEDED - g->wins[seat ^ 1];
    if (g->ending != ROUND_RUNNING)
        return match_chance(needed, foe_needed);
    int asked = g->k.ask.kind == ASK_RESPONSE ? g->turn ^ 1 : g->turn;
    int chance =
        g->k.ask.kind == ASK_RESPONSE ? response_chance(g, asked) : action_chance(g, asked);
    if (asked != seat)
        chance = 1000 - chance;
    int win = match_chance(needed - 1, foe_needed), loss = match_chance(needed, foe_needed - 1);
    return loss + (win - loss) * chance / 1000;
}
