/* duel.c - see duel.h. */
#include "games/flash_duel/duel.h"

SCENES_OF(flash_duel)

struct game duel_started(uint64_t seed)
{
    return STARTED(seed, "mode", "simple");
}

struct game full_duel(int me, const char *mine, const char *other, struct scene scene)
{
    char both[60];
    snprintf(both, sizeof both, "%s,%s", me == RED ? mine : other, me == RED ? other : mine);
    struct game g = STARTED(1, "mode", "full", "characters", both, "mirror", "yes");
    arrange(&g, scene);
    return g;
}

struct game solo_duel(const char *character, const char *bot, struct scene scene)
{
    struct game g;
    uint64_t seed = 0;
    do
        g = STARTED(seed++, "mode", "solo", "characters", character, "bot", bot);
    while (kind_asked(&g) != ASK_ACTION || g.turn != RED);
    scene.turn = RED;
    arrange(&g, scene);
    return g;
}

/* Puts an ability into a slot; whoever had it gets what was there. */
static void exchange(struct game *g, uint8_t *slot, uint8_t ability)
{
    for (int who = 0; who < 2; who++)
        for (int i = 0; i < CLOCKWORK_ABILITIES; i++)
            if (g->persona[who].slot[i] == ability)
                g->persona[who].slot[i] = *slot;
    for (int i = 0; i < g->pool.count; i++)
        if (g->pool.card[i] == ability)
            g->pool.card[i] = *slot;
    *slot = ability;
}

struct game clockwork_duel(int me, const uint8_t mine[4], const uint8_t other[4],
                           struct scene scene)
{
    struct game g = STARTED(1, "mode", "clockwork");
    answer_all(&g, ASK_DRAFT, OPTION(DRAFT));
    for (int i = 0; i < CLOCKWORK_ABILITIES; i++) {
        exchange(&g, &g.persona[me].slot[i], mine[i]);
        exchange(&g, &g.persona[1 - me].slot[i], other[i]);
    }
    for (int who = 0; who < 2; who++) {
        fd_turn_cards(&g, who, 0xf);
        g.persona[who].limit = HAND;
        for (int i = 0; i < CLOCKWORK_ABILITIES; i++)
            if (g.persona[who].slot[i] == ABILITY_shadow_plague)
                g.persona[who].limit = HAND + 1;
    }
    scene.turn = me;
    arrange(&g, scene);
    return g;
}

/* --- Scenes. --- */

/* Moves cards from the pool (how many there are of each number) into a hand. */
static void give_hand(uint8_t *pool, uint8_t *hand, const char *cards)
{
    for (const char *card = cards ? cards : "12345"; *card; card++) {
        int number = *card - '0';
        CHECK(pool[number] > 0);
        pool[number]--;
        hand[number]++;
        hand[0]++;
    }
}

/* What is left in the pool makes the deck, with the next cards on top, and the discard pile. */
static void stack_deck(struct game *g, uint8_t *pool, const struct scene *scene)
{
    const char *next = scene->next ? scene->next : "";
    int named = (int)strlen(next);
    int total = DECK - g->hand[0][0] - g->hand[1][0];
    int below = (scene->left ? scene->left : total) - named;
    CHECK(below >= 0 && below + named <= total);
    for (int i = 0; i < named; i++)
        pool[next[i] - '0']--;
    for (uint8_t number = 1; number <= NUMBERS; number++) {
        CHECK(pool[number] <= COPIES);
        for (; pool[number]; pool[number]--) {
            if (below > 0)
                zone_put(ZONE_OF(g->deck), number);
            else
                zone_put(ZONE_OF(g->discard), number);
            below--;
        }
    }
    for (int i = named - 1; i >= 0; i--)
        zone_put(ZONE_OF(g->deck), (uint8_t)(next[i] - '0'));
}

void give_turn(struct game *g, int who)
{
    CHECK_EQ(kind_asked(g), ASK_ACTION);
    g->turn = (uint8_t)who;
    if (g->mode != MODE_SIMPLE) {
        g->k.depth--;
        SCRIPT_RESTORE(turn, TURN_ASKS_ACTION, (uint8_t)who, /* idle */ false, /* refills */ true,
                       /* acts */ true);
    }
    kernel_ask(&g->k, seat_bit(who), (struct ask){.kind = ASK_ACTION});
}

void arrange(struct game *g, struct scene scene)
{
    int me = scene.turn, foe = 1 - me;
    int between = scene.apart ? scene.apart : 17 - scene.advance;
    uint8_t pool[NUMBERS + 1] = {0, COPIES, COPIES, COPIES, COPIES, COPIES};
    CHECK(scene.advance + between <= 17);
    give_turn(g, me);
    g->space[me] = (uint8_t)(me == RED ? 1 + scene.advance : 18 - scene.advance);
    g->space[foe] = (uint8_t)(me == RED ? g->space[me] + between : g->space[me] - between);
    memset(g->hand, 0, sizeof g->hand);
    zone_clear(ZONE_OF(g->deck));
    zone_clear(ZONE_OF(g->discard));
    give_hand(pool, g->hand[me], scene.hand);
    give_hand(pool, g->hand[foe], scene.foe_hand);
    pool[g->persona[0].stash]--, pool[g->persona[1].stash]--; /* [0]: for none */
    stack_deck(g, pool, &scene);
    check_valid(g);
}

struct game duel(struct scene scene)
{
    struct game g = duel_started(1);
    arrange(&g, scene);
    return g;
}

/* --- Answers. --- */

struct option forward(int card)
{
    return OPTION(MOVE_FORWARD, card);
}

struct option back(int card)
{
    return OPTION(MOVE_BACK, card);
}

struct option push(int card)
{
    return OPTION(PUSH, card);
}

struct option attack(int number, int count)
{
    return OPTION(ATTACK, 0, number, count);
}

struct option dash_strike(int dash, int number, int count)
{
    return OPTION(DASH_STRIKE, dash, number, count);
}

struct option block(int number, int count)
{
    return OPTION(BLOCK, 0, number, count);
}

struct option retreat(int card)
{
    return OPTION(RETREAT, card);
}

struct option take_hit(void)
{
    return OPTION(TAKE_HIT);
}

struct option let_begin(int seat)
{
    return OPTION(LET_BEGIN, seat);
}

struct option pass(void)
{
    return OPTION(PASS);
}

struct option discard(int card)
{
    return OPTION(DISCARD, card);
}

static int slot_of(const struct game *g, int seat, int ability)
{
    for (int i = 0; i < SLOTS; i++)
        if (g->persona[seat].slot[i] == ability)
            return i;
    fail_msg("seat %d has no %s", seat, fd_ability_card(ability)->name);
    return -1;
}

struct option use(const struct game *g, int seat, int ability, int b, int c)
{
    return OPTION(USE, slot_of(g, seat, ability), b, c);
}

bool can_use(const struct game *g, int seat, int ability)
{
    struct question q = question_of(g, seat);
    for (int i = 0; i < q.count; i++)
        if (q.options[i].verb == USE && q.options[i].a == slot_of(g, seat, ability))
            return true;
    return false;
}

struct cards ways(const struct game *g, int ability)
{
    struct cards list = {""};
    struct question q = question_of(g, asked(g));
    int length = 0;
    for (int i = 0; i < q.count; i++) {
        struct option o = q.options[i];
        if (o.verb != USE || o.a != slot_of(g, asked(g), ability))
            continue;
        const char *gap = length ? " " : "";
        size_t room = sizeof list.text - (size_t)length;
        length += o.c ? snprintf(list.text + length, room, "%s%d/%d", gap, o.b, o.c)
                      : snprintf(list.text + length, room, "%s%d", gap, o.b);
    }
    return list;
}

struct option through(struct option option, int flag)
{
    uint8_t *number = option.verb == ATTACK || option.verb == BLOCK ? &option.b : &option.a;
    *number |= (uint8_t)flag;
    return option;
}

/* --- Whole rounds. --- */

void win_round(struct game *g, int winner)
{
    ARRANGE(g, winner, .advance = 8, .apart = 1);
    DO(g, attack(1, 1));
    DO(g, take_hit());
}

/* Time runs out with equal hands and equal advances. */
void draw_round(struct game *g)
{
    ARRANGE(g, RED, .advance = 7, .apart = 2, .next = "1", .left = 1);
    DO(g, forward(1));
}

/* --- What can be seen. --- */

int advance(const struct game *g, int seat)
{
    return seat == RED ? g->space[RED] - 1 : 18 - g->space[BLUE];
}

int apart(const struct game *g)
{
    return g->space[BLUE] - g->space[RED];
}

struct cards held(const struct game *g, int seat)
{
    struct cards cards = {""};
    int count = 0;
    for (int number = 1; number <= NUMBERS; number++)
        for (int i = 0; i < g->hand[seat][number]; i++)
            cards.text[count++] = (char)('0' + number);
    CHECK_EQ(g->hand[seat][0], count);
    return cards;
}

struct cards seen(const struct game *g, int observer, const char *zone)
{
    return zone_text(g, observer, zone, "");
}
