/* war.c - see war.h. */
#include "games/puppet_wars/war.h"

#include "games/puppet_wars/turn.h"

#include <stdlib.h>

SCENES_OF(puppet_wars)

struct game war_with(const char *const *words)
{
    struct game g = started(1, words);
    first_options_until(&g, ASK_LAY);
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

/* Takes all Starting Work Benches away and gives these to the players, of whom `first` comes first
 * and has Seamus. */
static void place(struct game *g, int first, const int benches[], const int masters[])
{
    FOR_EACH_SPACE(space, spaces_in(&g->board))
        if (g->token[space] >= BENCH)
            pw_set_token(g, space, NO_TOKEN);
    for (int seat = 0; seat < g->k.seats; seat++)
        pw_lift(g, pw_master(g, seat));
    for (int i = 0; i < g->k.seats; i++) {
        int seat = i < 2 ? i ^ first : i;
        pw_set_token(g, benches[i], BENCH + seat);
        pw_stand(g, pw_master(g, seat), masters[i]);
        set_master(g, seat, i % 2 ? KIND_lady_justice : KIND_seamus);
    }
    check_valid(g);
}

static struct game war_for(int players, int first)
{
    static const char *const numbers[] = {"", "", "2", "3", "4"};
    struct game g = WAR("map", empty_hexes, "players", numbers[players]);
    const int benches[] = {at(0, -5), at(0, 5), at(-5, 0), at(5, 0)};
    const int masters[] = {at(1, -5), at(-1, 5), at(-5, 1), at(5, -1)};
    place(&g, first, benches, masters);
    return g;
}

struct game war_of(int players)
{
    return war_for(players, RED);
}

struct game war_as(int red)
{
    return war_for(2, red);
}

struct game war(void)
{
    return war_as(RED);
}

struct game war_on_squares_as(int red)
{
    struct game g = WAR("map", empty_squares);
    const int benches[] = {sq(0, 0), sq(7, 7)};
    const int masters[] = {sq(1, 0), sq(6, 7)};
    place(&g, red, benches, masters);
    return g;
}

struct game war_on_squares(void)
{
    return war_on_squares_as(RED);
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

/* Of this kind, if there is one: nobody has more of a kind than are allowed. */
static int free_unit(const struct game *g, int seat, int kind)
{
    int found = NOBODY;
    for (int i = pw_master(g, seat + 1) - 1; i > pw_master(g, seat); i--)
        if (g->unit[i].where == IN_BOX &&
            (found == NOBODY || g->unit[found].kind != kind || g->unit[i].kind == kind))
            found = i;
    if (found == NOBODY)
        fail_msg("the Toy Box is empty");
    return found;
}

int put_box(struct game *g, int seat, int kind)
{
    int unit = free_unit(g, seat, kind);
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
    return pw_cards_in(g->player[seat].hand) >> card(name) & 1;
}

bool in_discard(const struct game *g, int seat, const char *name)
{
    return pw_cards_in(g->player[seat].discard) >> card(name) & 1;
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

static void in_round(struct game *g, int seat)
{
    clear_scripts(g);
    g->order[0] = (uint8_t)seat;
    SCRIPT_RESTORE(match, MATCH_PLAYS_TURN, 0);
    SCRIPT_RESTORE(turn, TURN_PLAYS_ROUND, 0);
    SCRIPT_RESTORE(round, ROUND_PLAYS_SEAT, 0);
}

void animate(struct game *g, int unit)
{
    in_round(g, g->unit[unit].owner);
    SCRIPT_RESTORE(act_turn, ACT_TURN_ANIMATES, g->unit[unit].owner, (uint8_t)unit);
    SCRIPT_PUSH(animate, (uint8_t)unit);
    pw_run(g);
    check_valid(g);
}

void to_act(struct game *g, int seat, const char *laid)
{
    struct player *p = &g->player[seat];
    if (laid) {
        uint8_t c = (uint8_t)card(laid);
        uint64_t hand = pw_cards_in(p->hand) & ~(UINT64_C(1) << c);
        memcpy(p->hand, &hand, sizeof hand);
        for (int i = 0; i < p->deck.count; i++)
            if (p->deck.card[i] == c) {
                memmove(p->deck.card + i, p->deck.card + i + 1, (size_t)(p->deck.count - i - 1));
                p->deck.card[--p->deck.count] = 0;
            }
        p->laid = c;
    }
    in_round(g, seat);
    SCRIPT_PUSH(act_turn, (uint8_t)seat);
    pw_run(g);
    check_valid(g);
}

void to_lay(struct game *g)
{
    clear_scripts(g);
    SCRIPT_RESTORE(match, MATCH_PLAYS_TURN, 0);
    SCRIPT_RESTORE(turn, TURN_PLAYS_ROUND, 0);
    SCRIPT_RESTORE(round, ROUND_ASKS_CARDS, 0);
    kernel_ask(&g->k, pw_with_cards(g), (struct ask){.kind = ASK_LAY});
}

struct game beside(int red, int me, int other, const char *hand, const char *next, int *mine,
                   int *foe)
{
    int blue = RED + BLUE - red;
    struct game g = war_as(red);
    *mine = put(&g, red, me, at(0, 0));
    *foe = put(&g, blue, other, at(1, 0));
    deal(&g, red, hand, next);
    deal(&g, blue, "", "");
    return g;
}

struct game duel(int red, int me, int other, const char *hand, const char *next, int *mine,
                 int *foe)
{
    struct game g = beside(red, me, other, hand, next, mine, foe);
    animate(&g, *mine);
    return g;
}

/* --- Answers. --- */

struct option go(int space)
{
    return OPTION(GO, space);
}

struct option act(int action, int target)
{
    return OPTION(DO, action, target);
}

struct option play(const char *name)
{
    return OPTION(PLAY, card(name));
}

struct option dodge_with(const char *name)
{
    return OPTION(DODGE, card(name));
}

struct option lay(const char *name)
{
    return OPTION(LAY, card(name));
}

struct option shed(const char *name)
{
    return OPTION(DISCARD, card(name));
}

struct option pass(void)
{
    return OPTION(PASS);
}

struct option done(void)
{
    return OPTION(DONE_ACTING);
}

struct option pick(int unit)
{
    return OPTION(CHOOSE, unit);
}

int offers_of(const struct game *g, int action)
{
    struct question q = question_of(g, asked(g));
    int count = 0;
    for (int i = 0; i < q.count; i++)
        count += q.options[i].verb == DO && q.options[i].a == action;
    return count;
}

void lay_both(struct game *g, int red, const char *card, const char *other)
{
    DO_AS(g, red, lay(card));
    DO_AS(g, RED + BLUE - red, lay(other));
}

void select_highest(struct game *g)
{
    while (kind_asked(g) == ASK_SELECT) {
        struct question q = question_of(g, asked(g));
        int best = 0;
        for (int i = 1; i < q.count; i++)
            if (pw_card_number(q.options[i].a) > pw_card_number(q.options[best].a))
                best = i;
        DO(g, q.options[best]);
    }
}

void perform(struct game *g, int action, int target)
{
    DO(g, act(action, target));
    select_highest(g);
}

void attack(struct game *g, int target)
{
    perform(g, ACTION_attack, target);
}
