/* bot.c - what bots know about Flash Duel: how a position stands, and what a sane player does.
 *
 * All values are thousandths. A plan's are between -1000 (the round is lost) and 1000 (it is
 * won). */
#include "core/dice.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"

/* --- What a seat knows about the foe's hand. --- */

struct guess {
    int unseen[NUMBERS + 1]; /* cards of each number in the foe's hand or the deck; [0]: of all */
    int foe_cards;
    const uint8_t *open; /* his hand, if it lies open: then only the deck is unseen. NULL */
};

/* Counts the discard pile, as good players do. Cards that lie elsewhere, such as a stashed one, are
 * not looked for. */
static struct guess guess_foe(const struct game *g, int seat)
{
    struct guess guess = {.foe_cards = g->hand[seat ^ 1][0]};
    guess.open = fd_is_bot(g, seat ^ 1) ? g->hand[seat ^ 1] : NULL;
    for (int number = 1; number <= NUMBERS; number++)
        guess.unseen[number] =
            fd_copies(g) - g->hand[seat][number] - (guess.open ? guess.open[number] : 0);
    for (int i = 0; i < g->discard.count; i++)
        guess.unseen[g->discard.card[i]]--;
    for (int number = 1; number <= NUMBERS; number++) {
        guess.unseen[number] = guess.unseen[number] > 0 ? guess.unseen[number] : 0;
        guess.unseen[0] += guess.unseen[number];
    }
    if (guess.foe_cards > guess.unseen[0] && !guess.open)
        guess.foe_cards = guess.unseen[0];
    return guess;
}

/* Ways to choose k of n cards. Exact for hands from all 50 cards. */
static double ways(int n, int k)
{
    double product = n >= k && k >= 0;
    for (int i = 0; i < k && product > 0; i++)
        product = product * (n - i) / (i + 1);
    return product;
}

/* How likely the foe holds more than `mine` cards of this number. */
static int odds_of_more(const struct guess *guess, int number, int mine)
{
    int copies = guess->unseen[number], held = guess->foe_cards;
    if (guess->open) /* he draws one more card before he acts or responds */
        return guess->open[number] > mine                                ? 1000
               : guess->open[number] < mine || guess->unseen[0] < copies ? 0
               : guess->unseen[0] ? 1000 * copies / guess->unseen[0]
                                  : 0;
    if (copies <= mine || held <= mine)
        return 0;
    double fewer = 0;
    for (int have = 0; have <= mine; have++)
        fewer += ways(copies, have) * ways(guess->unseen[0] - copies, held - have);
    return 1000 - (int)(1000 * fewer / ways(guess->unseen[0], held));
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
        theirs = o->guess->open ? 1000 * o->guess->open[o->distance]
                                : 1000 * o->guess->unseen[o->distance] * o->guess->foe_cards /
                                      (o->guess->unseen[0] ? o->guess->unseen[0] : 1);
    }
    if (fd_has_passive(o->g, o->seat, ABILITY_shadow_plague))
        return -1000;
    if (fd_has_passive(o->g, o->seat ^ 1, ABILITY_shadow_plague))
        return 1000;
    int foe_advance = SPACES - 1 - o->distance - o->advance;
    int lead = mine - theirs + 50 * (o->advance - foe_advance);
    return lead > 900 ? 900 : lead < -900 ? -900 : lead;
}

/* Who carries the plague loses when time is over, and the sooner it is the more he has lost
 * already; his foe has won as much. */
static int plague(const struct game *g, int seat, int cards_left)
{
    enum { LATE = 15, ALL_LOST = 450 };
    if (g->mode == MODE_SIMPLE || cards_left >= LATE)
        return 0;
    int sick = fd_has_passive(g, seat ^ 1, ABILITY_shadow_plague) -
               fd_has_passive(g, seat, ABILITY_shadow_plague);
    return sick * ALL_LOST * (LATE - cards_left) / LATE;
}

/* Standing at this distance when the turn ends. */
static int stand_value(const struct outlook *o, int cards_drawn)
{
    int left = o->g->deck.count - cards_drawn;
    if (left <= 0)
        return time_over_value(o);
    int value = 25 * o->advance - danger(o); /* ground is room to retreat, and wins at time-over */
    value += plague(o->g, o->seat, left);
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
    case USE: return 100;                       /* an ability not used is lost with the round */
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

/* Cards that an attack of this fighter counts for beyond those played. */
static int attack_bonus(const struct game *g, int seat)
{
    return g->mode == MODE_SIMPLE ? 0 : (g->persona[seat].marks & (DRAGON_FORM | GROWN)) != 0;
}

/* What abilities have left behind: cards still face up, turns that one of the two will lose, the
 * Landmine and the Soldier, and the plague. */
static int persona_lead(const struct game *g, int seat)
{
    enum { FACE_UP = 12, LOST_TURN = 70, FORM = 40, SOLDIER = 15 };
    int worth[2] = {0, 0};
    for (int who = 0; who < 2; who++) {
        const struct persona *p = &g->persona[who];
        int lost = p->owes + p->skip + (g->recovering >> who & 1) + (p->marks & STUNNED ? 2 : 0);
        worth[who] = FACE_UP * __builtin_popcount(p->up) - LOST_TURN * lost +
                     (p->marks & DRAGON_FORM ? FORM : 0) + (p->soldier ? SOLDIER : 0);
    }
    return worth[seat] - worth[seat ^ 1] + plague(g, seat, g->deck.count);
}

/* Chances of the seat that has to respond to a strike. */
static int response_chance(const struct game *g, int seat)
{
    const struct strike *strike = &g->strike;
    const uint8_t *hand = g->hand[seat];
    if (strike->number <= NUMBERS && hand[strike->number] >= strike->count &&
        !(strike->flags & UNBLOCKABLE))
        return hand[strike->number] - strike->count > g->hand[seat ^ 1][strike->number] ? 750 : 480;
    bool retreats = strike->dashing && !(strike->flags & NO_RETREAT);
    return retreats && fd_advance(g, seat) && hand[0] ? 330 : 0;
}

/* Can the seat to act make a dashing strike that can't be blocked? All cards are looked at: where
 * to stop can't be foreseen. */
static bool dash_beats_hand(const struct game *g, int seat)
{
    const uint8_t *hand = g->hand[seat], *foe_hand = g->hand[seat ^ 1];
    int distance = fd_distance(g), lowest = distance > NUMBERS ? distance - NUMBERS : 1;
    unsigned beats = 0;
    for (int card = lowest; card <= NUMBERS; card++) {
        int reach = fd_dash_distance(distance, card);
        beats |= (hand[card] != 0) & (hand[reach] - (reach == card) > foe_hand[reach]);
    }
    return beats && distance > 1;
}

static bool attack_beats_hand(const struct game *g, int seat)
{
    int distance = fd_distance(g);
    return distance <= NUMBERS && g->hand[seat][distance] &&
           g->hand[seat][distance] + attack_bonus(g, seat) > g->hand[seat ^ 1][distance];
}

/* Chances of the seat to act, if it can't hit for certain. */
static int quiet_chance(const struct game *g, int seat)
{
    int lead = fd_advance(g, seat) - fd_advance(g, seat ^ 1);
    int chance = 500 + 15 * lead;
    if (g->deck.count <= 3) /* time is nearly over */
        chance += lead > 0 ? 120 : lead < 0 ? -120 : 0;
    if (g->mode != MODE_SIMPLE)
        chance += persona_lead(g, seat);
    return chance < 20 ? 20 : chance > 980 ? 980 : chance;
}

/* The Dragon stands more than one hit: each one more halves what is left to hope for. */
static int against_lives(const struct game *g, int chance, int foe)
{
    int lives = g->mode == MODE_SIMPLE ? 1 : g->persona[foe].life;
    for (; lives > 1; lives--)
        chance /= 2;
    return chance;
}

/* Chances of the seat to act. */
static int action_chance(const struct game *g, int seat)
{
    bool last = g->mode == MODE_SIMPLE || g->persona[seat ^ 1].life <= 1; /* one hit wins */
    int quiet = against_lives(g, quiet_chance(g, seat), seat ^ 1);
    if (attack_beats_hand(g, seat))
        return last ? 1000 : 2 * quiet > 900 ? 900 : 2 * quiet;
    if (dash_beats_hand(g, seat)) {
        int hit = fd_advance(g, seat ^ 1) ? 680 : 1000;
        return last ? hit : hit * quiet / 500 > 900 ? 900 : hit * quiet / 500;
    }
    return quiet;
}

/* Chances of the seat that is asked, of two. */
static int asked_chance(const struct game *g, int seat, bool responds)
{
    int needed = WINS_NEEDED - g->wins[seat], foe_needed = WINS_NEEDED - g->wins[seat ^ 1];
    if (g->ending != ROUND_RUNNING)
        return match_chance(needed, foe_needed);
    int chance = responds ? response_chance(g, seat) : action_chance(g, seat);
    int worth = 1 + g->stakes; /* wins that the round gives */
    int win = match_chance(needed > worth ? needed - worth : 0, foe_needed);
    int loss = match_chance(needed, foe_needed > worth ? foe_needed - worth : 0);
    return loss + (win - loss) * chance / 1000;
}

void fd_judge(const struct game *g, int chances[SEATS])
{
    if (g->fighters > 2) {
        for (int seat = 0; seat < g->k.seats; seat++)
            chances[seat] = fd_judge_team(g, seat);
        return;
    }
    bool responds = g->k.ask.kind == ASK_RESPONSE;
    int asked = responds ? g->turn ^ 1 : g->turn;
    chances[asked] = asked_chance(g, asked, responds);
    chances[asked ^ 1] = 1000 - chances[asked];
}
