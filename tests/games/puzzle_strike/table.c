/* table.c - see table.h. */
#include "games/puzzle_strike/table.h"

#include "games/puzzle_strike/turn.h"

#include <stdlib.h>

SCENES_OF(puzzle_strike)

/* --- Scenes. --- */

static int chip_of(const char *id)
{
    for (int chip = 1; chip < CHIPS; chip++)
        if (!strcmp(id, ps_cards[chip - 1].id))
            return chip;
    fail_msg("there is no chip '%s'", id);
    return 0;
}

/* Calls `use` for every word. */
static void each_word(const char *list, void (*use)(void *, const char *), void *with)
{
    char copy[400], *rest = copy;
    snprintf(copy, sizeof copy, "%s", list ? list : "");
    for (char *word; (word = strtok_r(rest, " ", &rest));)
        use(with, word);
}

/* What the setup must contain: puzzle chips of the bank, and a character for each seat. */
struct cast {
    char stacks[400];
    int count;
    uint8_t seen[CHIPS];
    int seat;
    int character[PLAYERS];
};

static void note_chip(void *with, const char *id)
{
    struct cast *cast = with;
    int chip = chip_of(id);
    if (ps_chips[chip].class_ == CLASS_PUZZLE && !cast->seen[chip]++) {
        size_t length = strlen(cast->stacks);
        snprintf(cast->stacks + length, sizeof cast->stacks - length, "%s%s", length ? "," : "",
                 id);
        cast->count++;
    }
    if (ps_chips[chip].class_ == CLASS_CHARACTER && !cast->character[cast->seat])
        cast->character[cast->seat] = ps_chips[chip].owner;
}

static int character_named(const char *name)
{
    for (int i = 2; ps_character_choices[i]; i++)
        if (!strcmp(name, ps_character_choices[i]))
            return i - 1;
    fail_msg("there is no character '%s'", name);
    return 0;
}

int seat_of(int mine, int role, int players)
{
    return players == TEAMS ? mine ^ role : (mine + role) % players;
}

static int players_of(const struct scene *s)
{
    const char *mode = s->mode ? s->mode : "duel";
    return !strcmp(mode, "duel")   ? 2
           : !strcmp(mode, "team") ? TEAMS
           : s->count              ? atoi(s->count)
                                   : 3;
}

/* The chips of the scene, by seat. */
struct zones {
    struct {
        const char *character, *hand, *bag, *discard, *ongoing, *pile;
    } of[PLAYERS];
};

static struct zones zones_of(const struct scene *s)
{
    const struct zones roles = {
        {{s->mine, s->hand, s->bag, s->discard, s->ongoing, s->pile},
         {s->theirs, s->foe_hand, s->foe_bag, s->foe_discard, s->foe_ongoing, s->foe_pile},
         {NULL, s->third_hand, s->third_bag, s->third_discard, s->third_ongoing, s->third_pile},
         {NULL, s->fourth_hand, s->fourth_bag, s->fourth_discard, s->fourth_ongoing,
          s->fourth_pile}}};
    struct zones zones = {0};
    int players = players_of(s);
    for (int role = 0; role < (players ? players : PLAYERS); role++)
        zones.of[seat_of(s->seat, role, players)] = roles.of[role];
    return zones;
}

static struct cast cast_of(const struct scene *s)
{
    static const int spare[] = {TROQ, GWEN, ARGAGARG, ROOK};
    struct zones zones = zones_of(s);
    struct cast cast = {0};
    for (cast.seat = 0; cast.seat < PLAYERS; cast.seat++) {
        if (zones.of[cast.seat].character)
            cast.character[cast.seat] = character_named(zones.of[cast.seat].character);
        each_word(zones.of[cast.seat].hand, note_chip, &cast);
        each_word(zones.of[cast.seat].bag, note_chip, &cast);
        each_word(zones.of[cast.seat].discard, note_chip, &cast);
        each_word(zones.of[cast.seat].ongoing, note_chip, &cast);
    }
    each_word(s->bank, note_chip, &cast);
    for (int seat = 0; seat < PLAYERS; seat++)
        if (!cast.character[seat])
            cast.character[seat] = spare[seat];
    return cast;
}

static struct game cast_game(const struct scene *s)
{
    struct cast cast = cast_of(s);
    char characters[120] = "";
    CHECK(cast.count <= PUZZLES);
    for (int seat = 0; seat < PLAYERS; seat++) {
        size_t length = strlen(characters);
        snprintf(characters + length, sizeof characters - length, "%s%s", seat ? "," : "",
                 ps_character_choices[cast.character[seat] + 1]);
    }
    const char *words[16] = {
        "mode",    s->mode ? s->mode : "duel", "mirror", "yes",  "bank",       "custom",
        "players", s->count ? s->count : "3",  "set",    "both", "characters", characters};
    if (cast.count) {
        words[12] = "stacks";
        words[13] = cast.stacks;
    }
    return started(1, words);
}

struct filling {
    struct game *g;
    uint8_t *counts;
    struct player *bag;
};

static void put_chip(void *with, const char *id)
{
    struct filling *f = with;
    int kind = kind_of(f->g, id);
    if (f->counts)
        f->counts[kind]++;
    else
        zone_put(ZONE_OF(f->bag->bag), (uint8_t)kind);
}

static void fill(struct game *g, const char *list, uint8_t *counts)
{
    each_word(list, put_chip, &(struct filling){g, counts, NULL});
}

static void fill_bag(struct game *g, struct player *p, const char *list)
{
    each_word(list, put_chip, &(struct filling){g, NULL, p});
    for (int i = 0, j = p->bag.count - 1; i < j; i++, j--) {
        uint8_t other = p->bag.card[i];
        p->bag.card[i] = p->bag.card[j];
        p->bag.card[j] = other;
    }
}

static void fill_zones(struct game *g, const struct scene *s)
{
    struct zones zones = zones_of(s);
    for (int seat = 0; seat < g->k.seats; seat++) {
        struct player *p = &g->player[seat];
        fill(g, zones.of[seat].hand, p->hand);
        fill(g, zones.of[seat].discard, p->discard);
        fill(g, zones.of[seat].ongoing, p->ongoing);
        fill_bag(g, p, zones.of[seat].bag);
        for (const char *gem = zones.of[seat].pile; gem && *gem; gem++)
            g->pile[ps_side(g, seat)].gems[*gem - '1']++;
    }
}

/* What is not in the scene is in the bank, or if it is a character chip set aside. */
static void put_rest(struct game *g)
{
    for (int kind = 0; kind < KINDS; kind++) {
        int used = ps_is_gem(kind) ? g->pile[0].gems[kind] + g->pile[1].gems[kind] +
                                         g->pile[2].gems[kind] + g->pile[3].gems[kind]
                                   : 0;
        for (int seat = 0; seat < g->k.seats; seat++) {
            const struct player *p = &g->player[seat];
            used += p->hand[kind] + p->discard[kind] + p->ongoing[kind];
            for (int i = 0; i < p->bag.count; i++)
                used += p->bag.card[i] == kind;
        }
        int rest = ps_copies(g, kind) - used;
        CHECK(rest >= 0);
        (kind < BANK_STACKS ? g->bank : g->out)[kind] = (uint8_t)rest;
    }
}

static void empty_stack(void *with, const char *id)
{
    struct game *g = with;
    int kind = kind_of(g, id);
    g->out[kind] = (uint8_t)(g->out[kind] + g->bank[kind]);
    g->bank[kind] = 0;
}

static void restart_turn(struct game *g, int seat)
{
    memset(g->stack, 0, sizeof g->stack);
    g->k.depth = 0;
    SCRIPT_RESTORE(match, MATCH_PLAYS_TURN, 0);
    SCRIPT_RESTORE(turn, TURN_ASKS_ACTION, 0);
    g->turn = g->starter = g->speaker = (uint8_t)seat;
    g->phase = PHASE_ACTION;
    kernel_ask(&g->k, seat_bit(seat), (struct ask){.kind = ASK_ACTION});
}

struct game scene_of(struct scene s)
{
    struct game g = cast_game(&s);
    for (int seat = 0; seat < g.k.seats; seat++) {
        struct player fresh = {.character = g.player[seat].character};
        memcpy(fresh.own, g.player[seat].own, OWN_CHIPS);
        g.player[seat] = fresh;
    }
    memset(g.pile, 0, sizeof g.pile);
    memset(g.out, 0, sizeof g.out);
    fill_zones(&g, &s);
    put_rest(&g);
    each_word(s.gone, empty_stack, &g);
    restart_turn(&g, s.seat);
    for (int seat = 0; seat < g.k.seats; seat++)
        if (ps_side(&g, seat) == ps_side(&g, s.seat))
            g.player[seat].arrow[BLACK] = 1;
    for (int seat = 0; seat < g.k.seats && !s.hidden; seat++)
        memcpy(g.player[seat].known, g.player[seat].hand, KINDS);
    check_valid(&g);
    return g;
}

struct game reseeded(struct game g, int seed)
{
    uint8_t bytes[SEED_BYTES] = {(uint8_t)seed};
    chance_start(&g.k.chance, bytes);
    return g;
}

/* Below the script that the turn has called are others, which end as soon as it has: Frenzies whose
 * last copy it is. */
void sink(struct game *g, int depth)
{
    enum { BELOW = 2 /* the match and the turn */ };
    int more = depth - g->k.depth, above = g->k.depth - BELOW;
    CHECK(more >= 0 && above > 0 && depth <= DEPTH);
    memmove(g->stack + BELOW + more, g->stack + BELOW, sizeof *g->stack * (size_t)above);
    g->k.depth = BELOW;
    for (int i = 0; i < more; i++)
        SCRIPT_RESTORE(frenzy, 1, g->turn, 1);
    g->k.depth = (uint8_t)depth;
}

/* --- Answers. --- */

void end_actions(struct game *g)
{
    if (kind_asked(g) == ASK_ACTION)
        DO(g, "End your action phase");
}

/* The first of these that is offered. */
static const char *least(const struct game *g)
{
    static const char *const answers[] = {"End your action phase", "End your buy phase",
                                          "Buy Wound", "Play all your gems"};
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
        if (CAN(g, answers[i]))
            return answers[i];
    return "Buy 1-gem";
}

void to_cleanup(struct game *g)
{
    int turn = g->turn, phase = g->phase;
    while (g->k.pending && g->turn == turn && g->phase >= phase && g->phase < PHASE_CLEANUP) {
        phase = g->phase;
        DO(g, least(g));
    }
}

void end_turn(struct game *g)
{
    to_cleanup(g);
    CHECK(g->phase != PHASE_CLEANUP); /* nothing is asked in it */
}

void buy_turn(struct game *g, const char *what)
{
    end_actions(g);
    DO(g, what);
    end_turn(g);
}

int lose_game(struct game *g)
{
    int loser = g->turn, games = g->wins[0] + g->wins[1];
    int more = FULL_PILE - ps_pile_sum(g, loser);
    g->pile[loser].gems[0] = (uint8_t)(g->pile[loser].gems[0] + more);
    g->bank[GEM1] = (uint8_t)(g->bank[GEM1] - more);
    to_cleanup(g); /* after it a pile of ten is looked at */
    CHECK_EQ(g->wins[0] + g->wins[1], games + 1);
    return loser;
}

/* --- What can be seen. --- */

int kind_of(const struct game *g, const char *id)
{
    int kind = ps_find_kind(g, chip_of(id));
    if (kind == NO_KIND)
        fail_msg("'%s' is not in this game", id);
    return kind;
}

int held(const struct game *g, int seat, const char *id)
{
    return g->player[seat].hand[kind_of(g, id)];
}

int discarded(const struct game *g, int seat, const char *id)
{
    return g->player[seat].discard[kind_of(g, id)];
}

int on_table(const struct game *g, int seat, const char *id)
{
    return g->player[seat].table[kind_of(g, id)];
}

int lasting(const struct game *g, int seat, const char *id)
{
    return g->player[seat].ongoing[kind_of(g, id)];
}

int in_bag(const struct game *g, int seat, const char *id)
{
    const struct player *p = &g->player[seat];
    int count = 0;
    for (int i = 0; i < p->bag.count; i++)
        count += p->bag.card[i] == kind_of(g, id);
    return count;
}

int in_bank(const struct game *g, const char *id)
{
    return g->bank[kind_of(g, id)];
}

int hand_size(const struct game *g, int seat)
{
    int size = 0;
    for (int kind = 0; kind < KINDS; kind++)
        size += g->player[seat].hand[kind];
    return size;
}

const char *pile_of(const struct game *g, int seat)
{
    static char text[4][80];
    static int next;
    char *out = text[next++ & 3];
    int length = 0;
    for (int i = 0; i < GEMS; i++)
        for (int n = 0; n < g->pile[ps_side(g, seat)].gems[i] && length < 79; n++)
            out[length++] = (char)('1' + i);
    out[length] = '\0';
    return out;
}

int arrows_of(const struct game *g, int seat, int color)
{
    return g->player[seat].arrow[color];
}

int money_of(const struct game *g, int seat)
{
    return g->player[seat].money;
}

int pigs_of(const struct game *g, int seat)
{
    return g->player[seat].pigs;
}

int stand_ins_of(const struct game *g, int seat)
{
    return g->pile[ps_side(g, seat)].stand_ins[GEM1];
}

const char *top_of(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    return p->topped ? ps_cards[g->chip[p->bag.card[p->bag.count - 1]] - 1].id : "";
}
