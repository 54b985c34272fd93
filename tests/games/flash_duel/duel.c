/* duel.c - see duel.h. */
#include "games/flash_duel/duel.h"

#include "core/text.h"
#include "kit/contract.h"

const struct game_rules *duel_rules(void)
{
    static const struct game_rules *rules;
    if (!rules)
        rules = game_find("flash_duel", NULL);
    return rules;
}

void check_sound(const struct game *g)
{
    struct reason why = {""};
    if (!duel_rules()->sound(g, &why))
        fail_msg("the position is not sound: %s", why.text);
}

struct game table_started(uint64_t seed, const char *mode, const char *const *words)
{
    struct game g;
    struct setup setup;
    uint8_t bytes[SEED_BYTES];
    test_seed(seed, bytes);
    setup_defaults(duel_rules()->setup, &setup);
    CHECK(setup_set(duel_rules()->setup, &setup, "mode", mode, NULL));
    for (; *words; words += 2)
        CHECK(setup_set(duel_rules()->setup, &setup, words[0], words[1], NULL));
    CHECK(game_start(duel_rules(), &g, &setup, bytes, NULL));
    return g;
}

struct game duel_started(uint64_t seed)
{
    return table_started(seed, "simple", (const char *const[]){NULL});
}

struct game full_duel(int me, const char *mine, const char *other, struct scene scene)
{
    char both[60];
    snprintf(both, sizeof both, "%s,%s", me == RED ? mine : other, me == RED ? other : mine);
    const char *words[] = {"characters", both, "mirror", "yes", NULL};
    struct game g = table_started(1, "full", words);
    arrange(&g, scene);
    return g;
}

struct game solo_duel(const char *character, const char *bot, struct scene scene)
{
    const char *words[] = {"characters", character, "bot", bot, NULL};
    struct game g;
    uint64_t seed = 0;
    do
        g = table_started(seed++, "solo", words);
    while (g.k.ask.kind != ASK_ACTION || g.turn != RED);
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
    struct game g = table_started(1, "clockwork", (const char *const[]){NULL});
    while (g.k.ask.kind == ASK_DRAFT)
        PLAY(&g, of_verb(DRAFT, 0, 0, 0));
    for (int i = 0; i < CLOCKWORK_ABILITIES; i++) {
        exchange(&g, &g.persona[me].slot[i], mine[i]);
        exchange(&g, &g.persona[1 - me].slot[i], other[i]);
    }
    for (int who = 0; who < 2; who++) {
        fd_turn_cards(&g, who, 0xf);
        g.persona[who].limit = HAND;
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

void arrange(struct game *g, struct scene scene)
{
    int me = scene.turn, foe = 1 - me;
    int between = scene.apart ? scene.apart : 17 - scene.advance;
    uint8_t pool[NUMBERS + 1] = {0, COPIES, COPIES, COPIES, COPIES, COPIES};
    CHECK_EQ(g->k.ask.kind, ASK_ACTION);
    CHECK(scene.advance + between <= 17);
    g->turn = (uint8_t)me;
    if (g->mode != MODE_SIMPLE)
        g->stack[2].vars[0] = (uint8_t)me; /* the turn script's who */
    kernel_ask(&g->k, seat_bit(me), (struct ask){.kind = ASK_ACTION});
    g->space[me] = (uint8_t)(me == RED ? 1 + scene.advance : 18 - scene.advance);
    g->space[foe] = (uint8_t)(me == RED ? g->space[me] + between : g->space[me] - between);
    memset(g->hand, 0, sizeof g->hand);
    zone_clear(ZONE_OF(g->deck));
    zone_clear(ZONE_OF(g->discard));
    give_hand(pool, g->hand[me], scene.hand);
    give_hand(pool, g->hand[foe], scene.foe_hand);
    stack_deck(g, pool, &scene);
    check_sound(g);
}

struct game duel(struct scene scene)
{
    struct game g = duel_started(1);
    arrange(&g, scene);
    return g;
}

/* --- Answers. --- */

static struct option option_of(enum verb verb, int a, int b, int c)
{
    return (struct option){(uint8_t)verb, (uint8_t)a, (uint8_t)b, (uint8_t)c};
}

struct option forward(int card)
{
    return option_of(MOVE_FORWARD, card, 0, 0);
}

struct option back(int card)
{
    return option_of(MOVE_BACK, card, 0, 0);
}

struct option push(int card)
{
    return option_of(PUSH, card, 0, 0);
}

struct option attack(int number, int count)
{
    return option_of(ATTACK, 0, number, count);
}

struct option dash_strike(int dash, int number, int count)
{
    return option_of(DASH_STRIKE, dash, number, count);
}

struct option block(int number, int count)
{
    return option_of(BLOCK, 0, number, count);
}

struct option retreat(int card)
{
    return option_of(RETREAT, card, 0, 0);
}

struct option take_hit(void)
{
    return option_of(TAKE_HIT, 0, 0, 0);
}

struct option let_begin(int seat)
{
    return option_of(LET_BEGIN, seat, 0, 0);
}

struct option pass(void)
{
    return option_of(PASS, 0, 0, 0);
}

struct option discard(int card)
{
    return option_of(DISCARD, card, 0, 0);
}

struct option of_verb(enum verb verb, int a, int b, int c)
{
    return option_of(verb, a, b, c);
}

int asked(const struct game *g)
{
    seat_set pending = game_pending(g);
    CHECK(__builtin_popcount(pending) <= 1);
    return pending == 0 ? NOBODY : __builtin_ctz(pending);
}

/* Nothing is offered when the game is over. */
static struct question open_question(const struct game *g)
{
    struct question q = {0};
    if (game_pending(g))
        game_question(duel_rules(), g, asked(g), &q);
    return q;
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
    return option_of(USE, slot_of(g, seat, ability), b, c);
}

bool can_use(const struct game *g, int seat, int ability)
{
    struct question q;
    game_question(duel_rules(), g, seat, &q);
    for (int i = 0; i < q.count; i++)
        if (q.options[i].verb == USE && q.options[i].a == slot_of(g, seat, ability))
            return true;
    return false;
}

struct cards ways(const struct game *g, int ability)
{
    struct cards list = {""};
    struct question q = open_question(g);
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

/* The number of this option in the open question; -1 if it is not offered. */
static int option_number(const struct game *g, struct option option)
{
    struct question q = open_question(g);
    for (int i = 0; i < q.count; i++)
        if (!memcmp(&q.options[i], &option, sizeof option))
            return i;
    return -1;
}

bool offered(const struct game *g, struct option option)
{
    return option_number(g, option) >= 0;
}

int offers(const struct game *g, enum verb verb)
{
    struct question q = open_question(g);
    int count = 0;
    for (int i = 0; i < q.count; i++)
        count += q.options[i].verb == verb;
    return count;
}

int offers_in_all(const struct game *g)
{
    return open_question(g).count;
}

bool answer_heard(struct game *g, struct option option, struct listener *listener)
{
    int number = option_number(g, option);
    if (number < 0 || !game_answer(duel_rules(), g, asked(g), number, listener, NULL))
        return false;
    check_sound(g);
    return true;
}

bool answer(struct game *g, struct option option)
{
    return answer_heard(g, option, NULL);
}

/* --- Whole rounds. --- */

void win_round(struct game *g, int winner)
{
    ARRANGE(g, winner, .advance = 8, .apart = 1);
    PLAY(g, attack(1, 1));
    PLAY(g, take_hit());
}

/* Time runs out with equal hands and equal advances. */
void draw_round(struct game *g)
{
    ARRANGE(g, RED, .advance = 7, .apart = 2, .next = "1", .left = 1);
    PLAY(g, forward(1));
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

json_t *view_of(const struct game *g, int observer)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(duel_rules(), g, observer, &w, NULL);
    json_t *view = json_loads(text_string(&text), 0, NULL);
    text_free(&text);
    CHECK(view != NULL);
    return view;
}

json_t *view_find(const json_t *view, const char *list, const char *id)
{
    size_t index;
    json_t *member;
    json_array_foreach(
        json_object_get(view, list), index,
        member) if (!strcmp(json_string_value(json_object_get(member, "id")), id)) return member;
    fail_msg("the view's %s have no '%s'", list, id);
    return NULL;
}

struct cards seen(const struct game *g, int observer, const char *zone)
{
    struct cards cards = {""};
    json_t *view = view_of(g, observer);
    size_t index;
    json_t *card;
    json_array_foreach(json_object_get(view_find(view, "zones", zone), "cards"), index, card)
    {
        const char *face = json_string_value(json_object_get(card, "card"));
        strcat(cards.text, face ? face : "?");
    }
    json_decref(view);
    return cards;
}

int seen_count(const struct game *g, int observer, const char *zone)
{
    json_t *view = view_of(g, observer);
    json_t *count = json_object_get(view_find(view, "zones", zone), "count");
    int value = (int)json_integer_value(count);
    json_decref(view);
    return value;
}
