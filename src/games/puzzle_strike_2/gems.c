/* gems.c - piles, tokens and crashes: everything that happens to gems. */
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/row.h"

/* P2-106 to P2-109. Nobody, if it is the Dragon or the scepter itself (P2-319, P2-222). */
seat_set p2_foes(const struct game *g, int who)
{
    if (g->holder == NOBODY)
        return 0;
    if (g->holder != who)
        return seat_bit(g->holder);
    return (seat_set)((1u << g->players) - 1) & (seat_set)~seat_bit(who);
}

/* P2-067. With slots that stay empty: the last card that is left (P2-406). */
int p2_ante_color(const struct game *g)
{
    return g->bank.count ? p2_fact(g->bank.card[g->bank.count - 1])->color : PURPLE;
}

/* P2-062, P2-063. */
int p2_drop_color(const struct game *g, int number)
{
    return g->bank.count ? p2_fact(g->bank.card[number % g->bank.count])->color : PURPLE;
}

int p2_run_length(const uint8_t *gem, int top)
{
    assert(top >= 0 && top < PILE);
    int count = 1;
    while (count <= top && gem[top - count] == gem[top])
        count++;
    return count;
}

bool p2_top_differs(const struct player *p)
{
    return p->height >= 2 && p->gem[p->height - 1] != p->gem[p->height - 2];
}

/* Has the pile gems of two colours? Other swaps would change nothing. */
bool p2_can_swap(const struct player *p)
{
    return p->height && p2_run_length(p->gem, p->height - 1) < p->height;
}

/* --- Gems that come. --- */

/* P2-018, P2-048: onto the top; without a space it becomes a token. */
static void add_gem(struct player *p, int color)
{
    if (p->height < PILE)
        p->gem[p->height++] = (uint8_t)color;
    else
        p->incoming = p2_sum(p->incoming, 1);
}

static void ante(struct game *g, int who, int color, int count)
{
    struct player *p = &g->player[who];
    int before = p->incoming;
    for (int i = 0; i < count; i++)
        add_gem(p, color);
    EVENT(.kind = ANTED, .seat = (uint8_t)who,
          .open = {(uint8_t)color, (uint8_t)count, (uint8_t)(p->incoming - before)});
}

/* P2-067 to P2-069. */
void p2_ante(struct game *g, int who, int count)
{
    ante(g, who, p2_ante_color(g), count);
}

void p2_gain_tokens(struct game *g, int who, int count)
{
    g->player[who].incoming = p2_sum(g->player[who].incoming, count);
    EVENT(.kind = TOKENS_CAME, .seat = (uint8_t)who, .open = {(uint8_t)count});
}

/* Gemscout Owl: after each drop of yours, if your two topmost gems have different colours, destroy
 * the top one. It looks when the whole drop is done (P2-421). */
static void scout(struct game *g, int who)
{
    if (g->player[who].creature == CARD_gemscout_owl && p2_top_differs(&g->player[who]))
        p2_destroy_top(g, who, 1, CARD_gemscout_owl);
}

/* How many of the incoming gems a drop brings: those that find a space. */
int p2_drop_count(const struct player *p)
{
    int spaces = PILE - p->height;
    return p->incoming < spaces ? p->incoming : spaces;
}

/* How high the pile would be after a drop: the Owl may take a gem away. */
int p2_height_after_drop(const struct game *g, const struct player *p)
{
    int count = p2_drop_count(p), height = p->height + count;
    if (!count || p->creature != CARD_gemscout_owl || height < 2)
        return height;
    int top = p2_drop_color(g, count - 1);
    int below = count > 1 ? p2_drop_color(g, count - 2) : p->gem[p->height - 1];
    return height - (top != below);
}

/* P2-056 to P2-065: as many as find a space, from slot 1 on. */
void p2_drop(struct game *g, int who, enum drop why)
{
    struct player *p = &g->player[who];
    int count = p2_drop_count(p);
    if (!count)
        return;
    for (int i = 0; i < count; i++)
        add_gem(p, p2_drop_color(g, i));
    p->incoming = (uint8_t)(p->incoming - count);
    EVENT(.kind = DROPPED, .seat = (uint8_t)who,
          .open = {(uint8_t)count, p->incoming, (uint8_t)why});
    scout(g, who);
}

/* P2-410: what is pushed above the top becomes a token. */
void p2_insert(struct game *g, int who, int color, int position)
{
    struct player *p = &g->player[who];
    assert(position >= 0 && position <= p->height);
    EVENT(.kind = INSERTED, .seat = (uint8_t)who, .open = {(uint8_t)color, (uint8_t)position});
    if (p->height == PILE)
        p->incoming = p2_sum(p->incoming, 1);
    else
        p->height++;
    if (position == PILE)
        return;
    memmove(p->gem + position + 1, p->gem + position, (size_t)(p->height - 1 - position));
    p->gem[position] = (uint8_t)color;
}

/* --- Gems that go. --- */

/* P2-019: the gems above fall and keep their order. */
static void remove_gems(struct player *p, int lowest, int count)
{
    assert(lowest >= 0 && count >= 0 && lowest + count <= p->height);
    memmove(p->gem + lowest, p->gem + lowest + count, (size_t)(p->height - lowest - count));
    p->height = (uint8_t)(p->height - count);
    memset(p->gem + p->height, 0, (size_t)count);
}

/* P2-112: for the holder the number counts as 0. */
int p2_block(struct game *g, int who, int count, int by)
{
    struct player *p = &g->player[who];
    int negated = g->holder == who ? 0 : count < p->incoming ? count : p->incoming;
    p->incoming = (uint8_t)(p->incoming - negated);
    EVENT(.kind = NEGATED, .seat = (uint8_t)who,
          .open = {(uint8_t)negated, p->incoming, [BY] = (uint8_t)by});
    return negated;
}

/* P2-094, P2-095: no meter, nothing sent. */
void p2_destroy_top(struct game *g, int who, int count, int by)
{
    struct player *p = &g->player[who];
    struct event event = {.kind = DESTROYED, .seat = (uint8_t)who, .open = {[BY] = (uint8_t)by}};
    if (count > p->height)
        count = p->height;
    assert(count < BY);
    event.open[0] = (uint8_t)count;
    for (int i = 0; i < count; i++)
        event.open[1 + i] = p->gem[p->height - 1 - i];
    remove_gems(p, p->height - count, count);
    if (LISTENING)
        event_emit(&event);
}

void p2_destroy_color(struct game *g, int who, int color)
{
    struct player *p = &g->player[who];
    uint8_t kept = 0, height = p->height;
    for (int i = 0; i < height; i++)
        if (p->gem[i] != color)
            p->gem[kept++] = p->gem[i];
    memset(p->gem + kept, 0, (size_t)(height - kept));
    p->height = kept;
    EVENT(.kind = PURIFIED, .seat = (uint8_t)who,
          .open = {(uint8_t)color, (uint8_t)(height - kept)});
}

void p2_swap(struct game *g, int who, int lower, int upper)
{
    uint8_t *gem = g->player[who].gem, color = gem[lower];
    assert(lower < upper && upper < g->player[who].height);
    gem[lower] = gem[upper];
    gem[upper] = color;
    EVENT(.kind = SWAPPED, .seat = (uint8_t)who, .open = {(uint8_t)lower, (uint8_t)upper});
}

void p2_lose_creature(struct game *g, int who, enum loss why, int by)
{
    uint8_t card = g->player[who].creature;
    assert(card != NO_CARD);
    g->player[who].creature = NO_CARD;
    p2_gain(g, who, card);
    EVENT(.kind = CREATURE_LOST, .seat = (uint8_t)who,
          .open = {card, (uint8_t)why, [BY] = (uint8_t)by});
}

/* --- Attacks. --- */

/* If no player is the opponent, but the Dragon or the scepter, what is sent is only counted
 * (P2-217, P2-365). */
static void count_if_no_foe(struct game *g, int who, int count)
{
    if (p2_against_dragon(g))
        g->tokens = p2_sum(g->tokens, count);
    else if (g->stage == FINALE)
        g->player[who].score = p2_sum(g->player[who].score, count);
}

/* P2-246, P2-247: straight into the pile, in the colours of the drop pattern. */
static void land(struct game *g, int who, int count, int by)
{
    struct player *p = &g->player[who];
    int before = p->incoming;
    for (int i = 0; i < count; i++)
        add_gem(p, p2_drop_color(g, i));
    EVENT(.kind = LANDED, .seat = (uint8_t)who,
          .open = {(uint8_t)count, (uint8_t)(p->incoming - before), [BY] = (uint8_t)by});
}

void p2_send(struct game *g, int who, int count, bool unblockable, int by)
{
    count_if_no_foe(g, who, count);
    FOR_EACH_SEAT(foe, p2_foes(g, who)) {
        if (unblockable)
            land(g, foe, count, by);
        else
            g->player[foe].incoming = p2_sum(g->player[foe].incoming, count);
    }
}

/* The same for an ante. */
static void ante_if_no_foe(struct game *g, int who, int count)
{
    count_if_no_foe(g, who, count);
    if (p2_against_dragon(g))
        EVENT(.kind = DRAGON_ANTED, .seat = NOBODY, .open = {(uint8_t)count, g->tokens});
    else if (g->stage == FINALE)
        EVENT(.kind = SCEPTER_ANTED, .seat = (uint8_t)who, .open = {(uint8_t)count});
}

void p2_foes_ante(struct game *g, int who, int count)
{
    ante_if_no_foe(g, who, count);
    FOR_EACH_SEAT(foe, p2_foes(g, who))
        p2_ante(g, foe, count);
}

/* P2-083: these colours, whatever lies in slot 5. */
void p2_overload(struct game *g, int who)
{
    ante_if_no_foe(g, who, 3);
    FOR_EACH_SEAT(foe, p2_foes(g, who))
        for (int color = BLUE; color <= GREEN; color++)
            ante(g, foe, color, 1);
}

/* P2-196 to P2-203: really broken gems of this one crash. */
bool p2_defeats(const struct game *g, int foe, int color, int broken)
{
    const struct facts *creature = p2_fact(g->player[foe].creature);
    return g->player[foe].creature && creature->color == color && broken >= creature->steps[0].n;
}

static void defeat_creatures(struct game *g, int who, int color, int broken, int by)
{
    FOR_EACH_SEAT(foe, p2_foes(g, who))
        if (p2_defeats(g, foe, color, broken))
            p2_lose_creature(g, foe, DEFEATED, by);
}

/* Bloodlust: until the end of your turn all your crashes are unblockable.
 * Dragon Form: your crashes that break 2 or more gems are. */
bool p2_crash_is_unblockable(const struct game *g, int who, int broken, int flags)
{
    return (flags & UNBLOCKABLE) || g->now.bloodlust ||
           (broken >= 2 && g->player[who].creature == CARD_dragon_form);
}

/* What a crash sends: its gems, and what is added to them. */
struct worth {
    int broken, height, card, creature;
};

/* P2-041 to P2-046, and what cards and creatures add to it.
 *
 * Arena Scorpion: your crashes that break exactly one gem send 1 more.
 * Unleashed Tiger: your first crash of each turn that breaks 2 or more gems sends 2 more. */
static inline struct worth worth_of(const struct game *g, int who, int top, int flags)
{
    const struct player *p = &g->player[who];
    struct worth worth = {.broken = p2_run_length(p->gem, top)};
    int broken = worth.broken;
    if (flags & HALF_MORE)
        worth.card += (broken + 1) / 2;
    if (broken >= 2 && !(flags & NO_BONUS))
        worth.height = p2_height_bonus(top + 1) << !!(flags & TWICE_BONUS);
    if (broken >= 3 && (flags & FINAL_BLOW))
        worth.card += 2;
    if (broken == 1 && p->creature == CARD_arena_scorpion)
        worth.creature = 1;
    if (broken >= 2 && p->creature == CARD_unleashed_tiger && !g->now.doubled)
        worth.creature = 2;
    return worth;
}

static inline int sum(struct worth worth)
{
    return worth.broken + worth.height + worth.card + worth.creature;
}

int p2_crash_worth(const struct game *g, int who, int top, int flags)
{
    return sum(worth_of(g, who, top, flags));
}

/* P2-245, P2-252: the gem at `top` (from 0) and those of its colour below it. */
int p2_crash(struct game *g, int who, int top, int flags, int by)
{
    struct player *p = &g->player[who];
    if (top < 0) { /* P2-031 */
        EVENT(.kind = FAILED, .seat = (uint8_t)who, .open = {PILE_EMPTY});
        return 0;
    }
    assert(top < p->height);
    struct worth worth = worth_of(g, who, top, flags);
    int color = p->gem[top], broken = worth.broken;
    bool unblockable = p2_crash_is_unblockable(g, who, broken, flags);
    remove_gems(p, top - broken + 1, broken);
    p->meter[color] = p2_sum(p->meter[color], broken);
    g->now.doubled |= broken >= 2;
    EVENT(.kind = CRASHED, .seat = (uint8_t)who,
          .open = {(uint8_t)(color | (unblockable ? UNBLOCKED : 0)), (uint8_t)broken,
                   (uint8_t)worth.height, (uint8_t)worth.card, (uint8_t)worth.creature,
                   (uint8_t)by});
    defeat_creatures(g, who, color, broken, by);
    p2_send(g, who, sum(worth), unblockable, by);
    return broken;
}

void p2_crash_top(struct game *g, int who, int by)
{
    p2_crash(g, who, g->player[who].height - 1, 0, by);
}
