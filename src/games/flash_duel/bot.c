/* bot.c - what bots know about Flash Duel: how a position stands, and what a sane player does.
 *
 * All values are thousandths. A plan's are between -1000 (the round is lost) and 1000 (it is
 * won). */
#include "core/odds.h"
#include "core/plan.h"
#include "games/flash_duel/bot_team.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/use.h"

/* --- What a seat knows about the foe's hand. --- */

struct guess {
    int unseen[NUMBERS + 1]; /* cards of each number in the foe's hand or the deck; [0]: of all */
    int foe_cards;
    const uint8_t *open; /* their hand, if it lies open: then only the deck is unseen. NULL */
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

/* How likely the foe holds more than `mine` cards of this number. */
static int odds_of_more(const struct guess *guess, int number, int mine)
{
    int copies = guess->unseen[number], held = guess->foe_cards;
    if (guess->open) /* the automaton draws one more card before it acts or responds */
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

enum {
    CERTAIN = 1000,      /* thousandths */
    ALMOST = 900,        /* as sure as an estimate gets */
    ESCAPES = 3,         /* one of these dashing strikes hits who has space to retreat */
    GROUND = 25,         /* a space: to retreat to, and to win by at the end of time */
    LEAD_AT_TIME = 50,   /* a space more than the foe when time is over */
    DECK_NEARLY_OUT = 3, /* cards: the end of time counts as much as what goes before it */
    RETREAT_FORCED = 250,
    RETREATED_ONESELF = -500,
    LOST_ROUND = -2000,
    ABILITY_USED = 100 /* one that is not used is lost with the round */
};

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
    return attack + (CERTAIN - attack) * dash / (o->advance ? ESCAPES * CERTAIN : CERTAIN);
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
        return -CERTAIN;
    if (fd_has_passive(o->g, o->seat ^ 1, ABILITY_shadow_plague))
        return CERTAIN;
    int foe_advance = SPACES - 1 - o->distance - o->advance;
    int lead = mine - theirs + LEAD_AT_TIME * (o->advance - foe_advance);
    return lead > ALMOST ? ALMOST : lead < -ALMOST ? -ALMOST : lead;
}

/* Who carries the plague loses when time is over, and the sooner it is the more they have lost
 * already; their foe has won as much. */
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
    int value = GROUND * o->advance - danger(o);
    value += plague(o->g, o->seat, left);
    return left <= DECK_NEARLY_OUT ? (value + time_over_value(o)) / 2 : value;
}

/* Moves and pushes: one card, another distance. */
static int move_value(struct outlook *o, struct option option)
{
    uint8_t hand[NUMBERS + 1];
    int distance = fd_distance_duel(o->g), behind = fd_advance_duel(o->g, o->seat);
    int behind_foe = fd_advance_duel(o->g, o->seat ^ 1);
    memcpy(hand, o->hand, sizeof hand);
    hand[option.a]--;
    struct outlook after = *o;
    after.hand = hand;
    if (option.verb == MOVE_FORWARD)
        after.distance = fd_dash_distance(distance, option.a);
    else if (option.verb == MOVE_BACK)
        after.distance = distance + (option.a < behind ? option.a : behind);
    else
        after.distance = distance + (option.a < behind_foe ? option.a : behind_foe);
    if (option.verb != PUSH)
        after.advance += distance - after.distance;
    return stand_value(&after, 1);
}

/* Attacks and dashing strikes: a hit, or the foe answers and it is their turn. */
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
    guess.unseen[option.b] -= option.c; /* if they blocked */
    guess.unseen[0] -= option.c;
    guess.foe_cards -= option.c;
    struct outlook after = *o;
    after.hand = hand;
    after.guess = &guess;
    after.advance += fd_distance_duel(o->g) - option.b;
    after.distance = option.b;
    int if_blocked = blocked ? stand_value(&after, option.c + dashing) : 0;
    bool retreats = dashing && fd_advance_duel(o->g, o->seat ^ 1) && o->guess->foe_cards;
    int if_not = retreats ? RETREAT_FORCED : CERTAIN; /* it costs them a card and a turn */
    return (blocked * if_blocked + (CERTAIN - blocked) * if_not) / CERTAIN;
}

/* A retreat: the foe has another turn before one has it oneself. */
static int retreat_value(struct outlook *o, struct option option)
{
    struct outlook after = *o;
    int back = option.a < o->advance ? option.a : o->advance;
    after.distance += back;
    after.advance -= back;
    return RETREATED_ONESELF - danger(&after) / 2;
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
        return option.verb == RETREAT ? RETREATED_ONESELF : 0;
    switch (option.verb) {
    case MOVE_FORWARD:
    case MOVE_BACK:
    case PUSH: return move_value(o, option);
    case ATTACK:
    case DASH_STRIKE: return strike_value(o, option);
    case BLOCK: return 0;
    case RETREAT: return retreat_value(o, option);
    case TAKE_HIT: return LOST_ROUND;
    case LET_BEGIN: return option.a == o->seat; /* who begins threatens first */
    case USE: return ABILITY_USED;
    default: return 0;
    }
}

int fd_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice)
{
    struct guess guess = {.foe_cards = 0};
    struct outlook now = {g, &guess, g->hand[seat], seat, fd_distance_duel(g), 0};
    if (g->fighters == 2) {
        guess = guess_foe(g, seat);
        now.advance = fd_advance_duel(g, seat);
    }
    struct best best = BEST_OF_NONE;
    for (int i = 0; i < count; i++)
        best_consider(&best, i, option_value(&now, options[i]), dice);
    return best.option;
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
        worth[who] = FACE_UP * set_count(p->up) - LOST_TURN * lost +
                     (p->marks & DRAGON_FORM ? FORM : 0) + (p->soldier ? SOLDIER : 0);
    }
    return worth[seat] - worth[seat ^ 1] + plague(g, seat, g->deck.count);
}

/* What a judge gives the seat, in thousandths. */
enum {
    EVEN = 500,
    BLOCKS_AND_THREATENS = 750, /* with more cards of the number left than the striker */
    BLOCKS = 480,
    RETREATS = 330,
    DASH_WINS = 680, /* a dashing strike that can't be blocked, but retreated from */
    AHEAD = 15,      /* a space ahead */
    AHEAD_LATE = 120 /* being ahead when the deck is nearly out */
};

/* Chances of the seat that has to respond to a strike. */
static int response_chance(const struct game *g, int seat)
{
    const struct strike *strike = &g->strike;
    const uint8_t *hand = g->hand[seat];
    if (strike->number <= NUMBERS && hand[strike->number] >= strike->count &&
        !(strike->flags & UNBLOCKABLE))
        return hand[strike->number] - strike->count > g->hand[seat ^ 1][strike->number]
                   ? BLOCKS_AND_THREATENS
                   : BLOCKS;
    bool retreats = strike->dashing && !(strike->flags & NO_RETREAT);
    return retreats && fd_advance_duel(g, seat) && hand[0] ? RETREATS : 0;
}

/* Can the seat to act make a dashing strike that can't be blocked? All cards are looked at: where
 * to stop can't be foreseen. */
static bool dash_beats_hand(const struct game *g, int seat)
{
    const uint8_t *hand = g->hand[seat], *foe_hand = g->hand[seat ^ 1];
    int distance = fd_distance_duel(g), lowest = distance > NUMBERS ? distance - NUMBERS : 1;
    unsigned beats = 0;
    for (int card = lowest; card <= NUMBERS; card++) {
        int reach = fd_dash_distance(distance, card);
        beats |= (hand[card] != 0) & (hand[reach] - (reach == card) > foe_hand[reach]);
    }
    return beats && distance > 1;
}

static bool attack_beats_hand(const struct game *g, int seat)
{
    int distance = fd_distance_duel(g);
    return distance <= NUMBERS && g->hand[seat][distance] &&
           g->hand[seat][distance] + attack_bonus(g, seat) > g->hand[seat ^ 1][distance];
}

/* Chances of the seat to act, if it can't hit for certain. */
static int quiet_chance(const struct game *g, int seat)
{
    int lead = fd_advance_duel(g, seat) - fd_advance_duel(g, seat ^ 1);
    int chance = EVEN + AHEAD * lead;
    if (g->deck.count <= DECK_NEARLY_OUT)
        chance += lead > 0 ? AHEAD_LATE : lead < 0 ? -AHEAD_LATE : 0;
    if (g->mode != MODE_SIMPLE)
        chance += persona_lead(g, seat);
    return chance_open(chance);
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
    int hit = attack_beats_hand(g, seat) ? CERTAIN
              : dash_beats_hand(g, seat) ? (fd_advance_duel(g, seat ^ 1) ? DASH_WINS : CERTAIN)
                                         : 0;
    if (!hit || last)
        return hit ? hit : quiet;
    int hopes = hit * quiet / EVEN;
    return hopes > ALMOST ? ALMOST : hopes;
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
