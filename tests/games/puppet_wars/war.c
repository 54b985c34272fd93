/* war.c - see war.h. */
#include "games/puppet_wars/war.h"

#include "kit/contract.h"

#include <stdlib.h>

const struct game_rules *war_rules(void)
{
    static const struct game_rules *rules;
    if (!rules)
        rules = game_find("puppet_wars", NULL);
    return rules;
}

void check_sound(const struct game *g)
{
    struct reason why = {""};
    if (!war_rules()->sound(g, &why))
        fail_msg("the position is not sound: %s", why.text);
}

static bool begin(struct game *g, uint64_t seed, const char *const *words, struct reason *why)
{
    struct setup setup;
    uint8_t bytes[SEED_BYTES];
    test_seed(seed, bytes);
    setup_defaults(war_rules()->setup, &setup);
    for (; *words; words += 2)
        if (!setup_set(war_rules()->setup, &setup, words[0], words[1], why))
            return false;
    return game_start(war_rules(), g, &setup, bytes, why);
}

struct game war_begun(uint64_t seed, const char *const *words)
{
    struct game g;
    struct reason why = {""};
    if (!begin(&g, seed, words, &why))
        fail_msg("refused: %s", why.text);
    return g;
}

bool war_refused(const char *const *words, struct reason *why)
{
    struct game g;
    return !begin(&g, 1, words, why);
}

struct game war_with(const char *const *words)
{
    struct game g = war_begun(1, words);
    while (g.k.ask.kind != ASK_LAY) {
        int seat = __builtin_ctz(g.k.pending);
        CHECK(game_answer(war_rules(), &g, seat, 0, NULL, NULL));
    }
    check_sound(&g);
    return g;
}

static const char empty_hexes[] = "     A . . . . .\n"
                                  "    . . . . . . .\n"
                                  "   . . . . . . . .\n"
                                  "  . . . . . . . . .\n"
                                  " . . . . . . . . . .\n"
                                  "C . . . . . . . . . D\n"
                                  " . . . . . . . . . .\n"
                                  "  . . . . . . . . .\n"
                                  "   . . . . . . . .\n"
                                  "    . . . . . . .\n"
                                  "     . . . . . B\n";

static const char empty_squares[] = "A . . . . . . .\n"
                                    ". . . . . . . .\n"
                                    ". . . . . . . .\n"
                                    ". . . . . . . .\n"
                                    ". . . . . . . .\n"
                                    ". . . . . . . .\n"
                                    ". . . . . . . .\n"
                                    ". . . . . . . B\n";

/* Takes all Starting Work Benches away and gives these to the players. */
static void place(struct game *g, const int benches[][2], const int *masters)
{
    EACH_SPACE(space, spaces_in(&g->board))
    if (g->token[space] >= BENCH)
        pw_set_token(g, space, NO_TOKEN);
    for (int seat = 0; seat < g->k.seats; seat++) {
        pw_set_token(g, benches[seat][0], BENCH + seat);
        pw_lift(g, pw_master(g, seat));
    }
    for (int seat = 0; seat < g->k.seats; seat++)
        pw_stand(g, pw_master(g, seat), masters[seat]);
}

struct game war_of(int players)
{
    static const char *const numbers[] = {"", "", "2", "3", "4"};
    const char *words[] = {"map",     empty_hexes,
                           "players", numbers[players],
                           "masters", "seamus,lady_justice,seamus,lady_justice",
                           NULL};
    struct game g = war_with(words);
    const int benches[][2] = {{at(0, -5)}, {at(0, 5)}, {at(-5, 0)}, {at(5, 0)}};
    const int masters[] = {at(1, -5), at(-1, 5), at(-5, 1), at(5, -1)};
    place(&g, benches, masters);
    check_sound(&g);
    return g;
}

struct game war(void)
{
    return war_of(2);
}

struct game war_on_squares(void)
{
    const char *words[] = {"map", empty_squares, "masters", "seamus,lady_justice", NULL};
    struct game g = war_with(words);
    const int benches[][2] = {{sq(0, 0)}, {sq(7, 7)}};
    const int masters[] = {sq(1, 0), sq(6, 7)};
    place(&g, benches, masters);
    return g;
}

int at(int q, int r)
{
    return space_at(HEX, 2 * q + r + 10, r + 5);
}

int sq(int column, int row)
{
    return space_at(SQUARE, column, row);
}

/* --- Puppets. --- */

static int free_unit(const struct game *g, int seat)
{
    for (int i = pw_master(g, seat) + 1; i < pw_master(g, seat + 1); i++)
        if (g->unit[i].where == IN_BOX)
            return i;
    fail_msg("the Toy Box is empty");
    return 0;
}

int put_box(struct game *g, int seat, int kind)
{
    int unit = free_unit(g, seat);
    g->unit[unit].kind = (uint8_t)kind;
    return unit;
}

int put(struct game *g, int seat, int kind, int space)
{
    int unit = put_box(g, seat, kind);
    CHECK(!space_is_in(spaces_in(&g->occupied), space));
    pw_stand(g, unit, space);
    return unit;
}

int put_heap(struct game *g, int seat, int kind)
{
    int unit = put_box(g, seat, kind);
    g->unit[unit].where = IN_HEAP;
    return unit;
}

int equip(struct game *g, int owner, int unit, int kind)
{
    int upgrade = put_box(g, owner, kind);
    pw_attach(g, unit, upgrade);
    return upgrade;
}

void set_master(struct game *g, int seat, int kind)
{
    g->unit[pw_master(g, seat)].kind = (uint8_t)kind;
}

void move_to(struct game *g, int unit, int space)
{
    pw_lift(g, unit);
    pw_stand(g, unit, space);
}

/* --- Cards. --- */

int card(const char *name)
{
    const char *suits = "rctm";
    if (!strcmp(name, "rj"))
        return RED_JOKER;
    if (!strcmp(name, "bj"))
        return BLACK_JOKER;
    return (int)(strchr(suits, name[0]) - suits) * 13 + atoi(name + 1) - 1;
}

struct value value_of(int number, int suits)
{
    return (struct value){(int8_t)number, (uint8_t)suits};
}

static int read_cards(const char *names, uint8_t *cards)
{
    int count = 0;
    char text[200], *save = NULL;
    snprintf(text, sizeof text, "%s", names ? names : "");
    for (char *word = strtok_r(text, " ", &save); word; word = strtok_r(NULL, " ", &save))
        cards[count++] = (uint8_t)card(word);
    return count;
}

void deal(struct game *g, int seat, const char *hand, const char *next)
{
    struct player *p = &g->player[seat];
    uint8_t held[60], top[60];
    int in_hand = read_cards(hand, held), on_top = read_cards(next, top);
    uint64_t used = 0, set = 0;
    for (int i = 0; i < in_hand; i++)
        set |= UINT64_C(1) << held[i];
    for (int i = 0; i < on_top; i++)
        used |= UINT64_C(1) << top[i];
    CHECK(!(set & used));
    uint8_t laid = p->laid, tagged = p->tagged;
    used |= set | (laid == NO_CARD ? 0 : UINT64_C(1) << laid);
    *p = (struct player){.top = NO_CARD, .laid = laid, .tagged = tagged};
    memcpy(p->hand, &set, sizeof set);
    for (uint8_t c = 0; c < DECK; c++)
        if (!(used >> c & 1))
            zone_put(ZONE_OF(p->deck), c);
    for (int i = on_top - 1; i >= 0; i--)
        zone_put(ZONE_OF(p->deck), top[i]);
}

bool holds(const struct game *g, int seat, const char *name)
{
    return cards_in(g->player[seat].hand) >> card(name) & 1;
}

bool in_discard(const struct game *g, int seat, const char *name)
{
    return cards_in(g->player[seat].discard) >> card(name) & 1;
}

/* --- Where the scripts stand. --- */

static void clear_scripts(struct game *g)
{
    memset(g->stack, 0, sizeof g->stack);
    memset(g->k.answer, 0, sizeof g->k.answer);
    g->k.depth = 0;
    g->k.pending = g->k.asked = 0;
    memset(g->order, NOBODY, sizeof g->order);
    g->animation = (struct animation){.unit = NOBODY};
}

static void push_frame(struct game *g, int script, int stopped, int a, int b)
{
    struct frame *f = &g->stack[g->k.depth++];
    *f = (struct frame){.script = (uint8_t)script, .at = (uint8_t)stopped};
    f->vars[0] = (uint8_t)a;
    f->vars[1] = (uint8_t)b;
}

static void in_round(struct game *g, int seat)
{
    clear_scripts(g);
    g->order[0] = (uint8_t)seat;
    push_frame(g, SCRIPT_match, 2, 0, 0);
    push_frame(g, SCRIPT_turn, 1, 0, 0);
    push_frame(g, SCRIPT_round, 2, 0, 0);
}

void animate(struct game *g, int unit)
{
    in_round(g, g->unit[unit].owner);
    push_frame(g, SCRIPT_act_turn, 3, g->unit[unit].owner, unit);
    push_frame(g, SCRIPT_animate, 0, unit, 0);
    pw_run(g);
    check_sound(g);
}

void to_act(struct game *g, int seat, const char *laid)
{
    struct player *p = &g->player[seat];
    if (laid) {
        uint8_t c = (uint8_t)card(laid);
        uint64_t hand = cards_in(p->hand) & ~(UINT64_C(1) << c);
        memcpy(p->hand, &hand, sizeof hand);
        for (int i = 0; i < p->deck.count; i++)
            if (p->deck.card[i] == c) {
                memmove(p->deck.card + i, p->deck.card + i + 1, (size_t)(p->deck.count - i - 1));
                p->deck.card[--p->deck.count] = 0;
            }
        p->laid = c;
    }
    in_round(g, seat);
    push_frame(g, SCRIPT_act_turn, 0, seat, 0);
    pw_run(g);
    check_sound(g);
}

void to_lay(struct game *g)
{
    seat_set seats = 0;
    clear_scripts(g);
    push_frame(g, SCRIPT_match, 2, 0, 0);
    push_frame(g, SCRIPT_turn, 1, 0, 0);
    push_frame(g, SCRIPT_round, 1, 0, 0);
    for (int seat = 0; seat < g->k.seats; seat++)
        if (cards_in(g->player[seat].hand))
            seats |= seat_bit(seat);
    kernel_ask(&g->k, seats, (struct ask){.kind = ASK_LAY});
}

/* --- Answers. --- */

struct option opt(int verb, int a, int b, int c)
{
    return (struct option){(uint8_t)verb, (uint8_t)a, (uint8_t)b, (uint8_t)c};
}

struct option go(int space)
{
    return opt(GO, space, 0, 0);
}

struct option act(int action, int target)
{
    return opt(DO, action, target, 0);
}

struct option play(const char *name)
{
    return opt(PLAY, card(name), 0, 0);
}

struct option dodge_with(const char *name)
{
    return opt(DODGE, card(name), 0, 0);
}

struct option lay(const char *name)
{
    return opt(LAY, card(name), 0, 0);
}

struct option shed(const char *name)
{
    return opt(DISCARD, card(name), 0, 0);
}

struct option pass(void)
{
    return opt(PASS, 0, 0, 0);
}

struct option done(void)
{
    return opt(DONE_ACTING, 0, 0, 0);
}

struct option pick(int unit)
{
    return opt(CHOOSE, unit, 0, 0);
}

int asked(const struct game *g)
{
    return g->k.pending ? __builtin_ctz(g->k.pending) : NOBODY;
}

int kind_asked(const struct game *g)
{
    return g->k.pending ? g->k.ask.kind : -1;
}

static int number_of(const struct game *g, int seat, struct option option)
{
    struct question q;
    if (!(g->k.pending >> seat & 1))
        return -1;
    game_question(war_rules(), g, seat, &q);
    for (int i = 0; i < q.count; i++)
        if (!memcmp(&q.options[i], &option, sizeof option))
            return i;
    return -1;
}

bool offered_to(const struct game *g, int seat, struct option option)
{
    return number_of(g, seat, option) >= 0;
}

bool offered(const struct game *g, struct option option)
{
    return g->k.pending && offered_to(g, asked(g), option);
}

static int count_options(const struct game *g, int verb, int action)
{
    struct question q;
    int count = 0;
    if (!g->k.pending)
        return 0;
    game_question(war_rules(), g, asked(g), &q);
    for (int i = 0; i < q.count; i++)
        count += q.options[i].verb == verb && (!action || q.options[i].a == action);
    return count;
}

int offers(const struct game *g, int verb)
{
    return count_options(g, verb, 0);
}

int offers_of(const struct game *g, int action)
{
    return count_options(g, DO, action);
}

bool answer_as(struct game *g, int seat, struct option option)
{
    int number = number_of(g, seat, option);
    if (number < 0 || !game_answer(war_rules(), g, seat, number, NULL, NULL))
        return false;
    check_sound(g);
    return true;
}

bool answer(struct game *g, struct option option)
{
    return g->k.pending && answer_as(g, asked(g), option);
}

void settle(struct game *g)
{
    for (;;) {
        if (kind_asked(g) == ASK_DODGE || kind_asked(g) == ASK_PLAY) {
            CHECK(answer(g, pass()));
        } else if (kind_asked(g) == ASK_SELECT) {
            struct question q; /* the highest */
            int best = 0;
            game_question(war_rules(), g, asked(g), &q);
            for (int i = 1; i < q.count; i++)
                if (card_number(q.options[i].a) > card_number(q.options[best].a))
                    best = i;
            CHECK(answer(g, q.options[best]));
        } else {
            return;
        }
    }
}

void perform(struct game *g, int action, int target)
{
    if (!answer(g, act(action, target)))
        fail_msg("%s is not offered", pw_action_name(action));
    settle(g);
}

void attack(struct game *g, int target)
{
    perform(g, ACTION_attack, target);
}
