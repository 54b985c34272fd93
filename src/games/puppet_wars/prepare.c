/* prepare.c - before the war: armies, the draft, the field, Masters and starts. */
#include "games/puppet_wars/puppet_wars.h"

/* --- Armies. --- */

enum { CHOICE_RECOMMENDED, CHOICE_RANDOM, CHOICE_CHOOSE };

static const uint8_t recommended_masters[2] = {KIND_seamus, KIND_lady_justice};
static int count_kind(const struct game *g, int seat, int kind)
{
    int count = 0;
    for (int i = pw_master(g, seat) + 1; i < pw_master(g, seat + 1); i++)
        count += g->unit[i].where != NOWHERE && g->unit[i].kind == kind;
    return count;
}

static int count_rank(const struct game *g, int seat, int rank)
{
    int count = 0;
    for (int i = pw_master(g, seat) + 1; i < pw_master(g, seat + 1); i++)
        count += g->unit[i].where != NOWHERE && pw_puppet(g, i)->rank == rank;
    return count;
}

static int count_box(const struct game *g, int seat)
{
    return count_rank(g, seat, PAWN) + count_rank(g, seat, SIDEKICK);
}

static void add_to_box(struct game *g, int seat, int kind)
{
    int i = pw_master(g, seat) + 1;
    while (g->unit[i].where != NOWHERE)
        i++;
    assert(i < pw_master(g, seat + 1));
    g->unit[i] = (struct unit){.kind = (uint8_t)kind, .owner = (uint8_t)seat, .where = IN_BOX};
}

static void set_master(struct game *g, int seat, int kind)
{
    g->unit[pw_master(g, seat)] =
        (struct unit){.kind = (uint8_t)kind, .owner = (uint8_t)seat, .where = IN_BOX};
    EVENT(.kind = ARMY_SET, .seat = (uint8_t)seat, .open = {(uint8_t)kind});
}

/* PW-127, PW-131: may this player have one more of it? */
static bool fits_box(const struct game *g, int seat, int kind, int sidekicks)
{
    int rank = pw_puppets[kind].rank, count = count_kind(g, seat, kind);
    if (rank == MASTER)
        return false;
    return rank == PAWN ? count < COPIES : !count && count_rank(g, seat, SIDEKICK) < sidekicks;
}

/* All Sidekicks once and all Pawns three times, shuffled. */
static int shuffle_bag(struct chance *chance, uint8_t bag[KINDS * COPIES])
{
    uint8_t count = 0;
    for (uint8_t kind = KIND_misaki; kind < KINDS; kind++)
        for (int i = 0; i < (pw_puppets[kind].rank == PAWN ? COPIES : 1); i++)
            bag[count++] = kind;
    chance_shuffle(chance, bag, count);
    return count;
}

/* Fills up at random: first with puppets that the Master can animate easily and a few others, then
 * with what there is. */
static void fill_box(struct game *g, int seat)
{
    uint8_t bag[KINDS * COPIES], held[KINDS] = {0};
    int count = shuffle_bag(&g->k.chance, bag), strikes = pw_puppet(g, pw_master(g, seat))->strikes;
    int next = pw_master(g, seat) + 1, sidekicks = 0;
    for (; g->unit[next].where != NOWHERE; next++) {
        held[g->unit[next].kind]++;
        sidekicks += pw_puppet(g, next)->rank == SIDEKICK;
    }
    for (int pass = 0, end = pw_master(g, seat) + 1 + pw_box_size(g->mode); pass < 2; pass++)
        for (int i = 0; i < count && next < end; i++) {
            uint8_t kind = bag[i], suit = pw_puppets[kind].ar.suits;
            bool pawn = pw_puppets[kind].rank == PAWN;
            bool fits =
                pawn ? held[kind] < COPIES : !held[kind] && sidekicks < pw_sidekick_limit(g->mode);
            if (!fits || (!pass && suit && suit != strikes && i % 4))
                continue;
            g->unit[next++] = (struct unit){.kind = kind, .owner = (uint8_t)seat, .where = IN_BOX};
            held[kind]++;
            sidekicks += !pawn;
        }
}

static bool read_army(struct game *g, int seat, const char *list, struct reason *why)
{
    struct army army;
    struct faults faults = {.why = why, .army = seat + 1};
    pw_read_army(&army, list, &faults);
    pw_check_army(&army, g->mode, &faults);
    for (int i = 0; i < army.count && !faults.count; i++)
        add_to_box(g, seat, army.kind[i]);
    return !faults.count;
}

static bool build_army(struct game *g, const struct setup *setup, int seat, struct reason *why)
{
    const struct setup_field *fields = puppet_wars.setup;
    char list[ARMY_TEXT + 1];
    int wanted = setup_get(fields, setup, FIELD_MASTERS, seat);
    setup_get_text(fields, setup, FIELD_ARMY + seat, list);
    bool as_recommended = !strcmp(list, "recommended") && seat < 2;
    if (wanted == CHOICE_RECOMMENDED && seat < 2)
        set_master(g, seat, recommended_masters[seat]);
    else if (wanted == CHOICE_CHOOSE)
        g->choosers |= seat_bit(seat);
    else if (wanted <= CHOICE_RANDOM)
        set_master(g, seat, (int)chance_below(&g->k.chance, KIND_misaki));
    else
        set_master(g, seat, wanted - MASTER_FIRST);
    for (int i = 0; i < 8 && as_recommended; i++)
        add_to_box(g, seat, pw_recommended[seat][i]);
    if (!strcmp(list, "recommended") || !strcmp(list, "random"))
        fill_box(g, seat);
    else if (!strcmp(list, "choose"))
        g->choosers |= seat_bit(seat + PLAYERS);
    else
        return read_army(g, seat, list, why);
    return true;
}

/* --- The draft. --- */

/* The 12th Pawn of the box is not known; Teddy stands in for it. */
static bool is_in_box_set(int kind)
{
    return kind <= KIND_viktoria || (kind >= KIND_misaki && kind <= KIND_hooded_rider) ||
           (kind >= KIND_punk_zombie && kind <= KIND_teddy);
}

/* PW-553: Masters and Sidekicks once in a set, Pawns three times. */
int pw_pool_copies(const struct game *g, int kind)
{
    if (g->pool == POOL_BOX && !is_in_box_set(kind))
        return 0;
    return g->sets * (pw_puppets[kind].rank == PAWN ? COPIES : 1);
}

static int pool_rank(const struct game *g, int rank)
{
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++)
        count += pw_puppets[kind].rank == rank ? pw_pool_copies(g, kind) : 0;
    return count;
}

/* PW-556, PW-557. */
static int draft_sidekicks(const struct game *g)
{
    int each = pool_rank(g, SIDEKICK) / g->k.seats;
    return each < pw_sidekick_limit(g->mode) ? each : pw_sidekick_limit(g->mode);
}

/* PW-566. */
static bool check_pool(const struct game *g, struct reason *why)
{
    int masters = pool_rank(g, MASTER), pawns = pool_rank(g, PAWN);
    int needed = g->k.seats * pw_box_size(g->mode) - draft_sidekicks(g);
    if (masters < g->k.seats)
        return refuse(why,
                      "The draft's pool has %d Masters for %d players; take more sets or all "
                      "cards.",
                      masters, g->k.seats);
    return pawns >= needed ||
           refuse(why,
                  "The draft's pool has %d Pawns, but %d may be needed; take more sets or all "
                  "cards.",
                  pawns, needed);
}

static int left_in_pool(const struct game *g, int kind)
{
    int left = pw_pool_copies(g, kind);
    for (int i = 0; i < g->per * g->k.seats; i++)
        left -= g->unit[i].where != NOWHERE && g->unit[i].kind == kind;
    return left;
}

/* PW-561, PW-563, PW-564, PW-567, PW-568. */
struct option *pw_offer_draft(const struct game *g, int seat, struct option *out)
{
    bool has_master = g->unit[pw_master(g, seat)].where != NOWHERE;
    for (uint8_t kind = 0; kind < KINDS; kind++) {
        bool master = pw_puppets[kind].rank == MASTER;
        if (left_in_pool(g, kind) > 0 &&
            (has_master ? fits_box(g, seat, kind, draft_sidekicks(g)) : master))
            *out++ = (struct option){PICK, .a = kind};
    }
    return out;
}

static void pick(struct game *g, int seat, int kind)
{
    if (pw_puppets[kind].rank == MASTER)
        set_master(g, seat, kind);
    else
        add_to_box(g, seat, kind);
    EVENT(.kind = DRAFTED, .seat = (uint8_t)seat, .open = {(uint8_t)kind});
}

static bool can_pick(const struct game *g, int seat)
{
    struct option scratch[OPTIONS];
    return count_box(g, seat) < pw_box_size(g->mode) && pw_offer_draft(g, seat, scratch) != scratch;
}

static void order_starts(struct game *g)
{
    for (uint8_t seat = 0; seat < g->k.seats; seat++)
        g->order[seat] = seat;
    pw_order_at_random(g, g->order, g->k.seats);
}

/* PW-560 to PW-565: Masters clockwise from a random player, then one by one counter-clockwise. */
SCRIPT(draft, uint8_t i, who, picked;)
{
    BEGIN;
    order_starts(g);
    my->who = g->order[0];
    for (my->i = 0; my->i < g->k.seats; my->i++) {
        my->who = (uint8_t)((g->order[0] + my->i) % g->k.seats);
        ASK(1, my->who, ASK_DRAFT);
        pick(g, my->who, ANSWER(my->who).a);
    }
    do {
        my->picked = 0;
        for (my->i = 0; my->i < g->k.seats; my->i++) {
            if (can_pick(g, my->who)) {
                ASK(2, my->who, ASK_DRAFT);
                pick(g, my->who, ANSWER(my->who).a);
                my->picked = 1;
            }
            my->who = (uint8_t)((my->who + g->k.seats - 1) % g->k.seats);
        }
    } while (my->picked);
    END;
}

/* --- Toy Boxes that are chosen at the table. --- */

bool pw_knows_box(const struct game *g, int observer, int seat)
{
    return !(pw_packers(g) >> seat & 1) || observer == seat || observer == ALL_SEEING;
}

void pw_guess_box(struct game *g, int seat, struct chance *chance)
{
    uint8_t bag[KINDS * COPIES];
    int count = count_box(g, seat), first = pw_master(g, seat) + 1;
    shuffle_bag(chance, bag);
    memset(&g->unit[first], 0, (size_t)count * sizeof g->unit[first]);
    for (int i = 0; count_box(g, seat) < count; i++)
        if (fits_box(g, seat, bag[i], pw_sidekick_limit(g->mode)))
            add_to_box(g, seat, bag[i]);
}

/* PW-127, PW-128, PW-131, PW-175. */
static struct option *offer_pack(const struct game *g, int seat, struct option *out)
{
    for (uint8_t kind = KIND_misaki; kind < KINDS; kind++)
        if (fits_box(g, seat, kind, pw_sidekick_limit(g->mode)))
            *out++ = (struct option){PICK, .a = kind};
    return out;
}

static void pack_picked(struct game *g)
{
    for (uint8_t seat = 0; seat < g->k.seats; seat++) {
        if (!(pw_packers(g) >> seat & 1))
            continue;
        uint8_t kind = kernel_take(&g->k, seat).a;
        add_to_box(g, seat, kind);
        EVENT(.kind = PACKED, .seat = seat, .eyes = seat_bit(seat), .secret = {kind});
    }
}

/* One puppet after the other; then all Toy Boxes are revealed (PW-174, PW-179). */
SCRIPT(pack, uint8_t left;)
{
    BEGIN;
    for (my->left = (uint8_t)pw_box_size(g->mode); my->left; my->left--) {
        ASK_ALL(1, pw_packers(g), ASK_PACK, my->left);
        pack_picked(g);
    }
    g->choosers = 0;
    EVENT(.kind = UNPACKED, .seat = NOBODY);
    END;
}

/* --- Starting positions. --- */

static space_set places_beside(const struct game *g, int bench)
{
    return pw_within(g, bench, 1) & ~space_bit(bench) & ~spaces_in(&g->occupied);
}

static struct option *offer_masters(struct option *out)
{
    for (uint8_t kind = 0; kind < KIND_misaki; kind++)
        *out++ = (struct option){PICK, .a = kind};
    return out;
}

/* PW-637 to PW-640: Pawns only, and no more than 3 of a kind. */
static struct option *offer_bonus(const struct game *g, int seat, struct option *out)
{
    for (uint8_t kind = KIND_punk_zombie; kind < KINDS; kind++)
        if (fits_box(g, seat, kind, 0) && (!g->draft || left_in_pool(g, kind) > 0))
            *out++ = (struct option){PICK, .a = kind};
    *out++ = (struct option){PASS};
    return out;
}

struct option *pw_offer_setup(const struct game *g, int seat, struct option *out)
{
    switch (g->k.ask.kind) {
    case ASK_MASTER: return offer_masters(out);
    case ASK_DRAFT: return pw_offer_draft(g, seat, out);
    case ASK_PACK: return offer_pack(g, seat, out);
    case ASK_START: return pw_offer_spaces(pw_free_starts(g), out);
    case ASK_PLACE: return pw_offer_spaces(places_beside(g, g->k.ask.a), out);
    default: return offer_bonus(g, seat, out);
    }
}

/* PW-185. Returns the bonus of the start. */
static uint8_t take_start(struct game *g, int seat, int bench)
{
    uint8_t bonus = (uint8_t)(g->token[bench] - START);
    pw_set_token(g, bench, BENCH + seat);
    EVENT(.kind = START_CHOSEN, .seat = (uint8_t)seat, .open = {(uint8_t)bench});
    return bonus;
}

static void place_master(struct game *g, int seat, int space)
{
    pw_stand(g, pw_master(g, seat), space);
    EVENT(.kind = PLACED, .seat = (uint8_t)seat,
          .open = {(uint8_t)pw_master(g, seat), (uint8_t)space, ARRIVES});
}

/* PW-026. */
static void finish_starts(struct game *g)
{
    EACH_SPACE(space, pw_free_starts(g))
    pw_set_token(g, space, NEUTRAL);
    memset(g->order, NOBODY, sizeof g->order);
}

/* PW-171: revealed together. */
static void reveal_masters(struct game *g)
{
    for (int seat = 0; seat < g->k.seats; seat++)
        if (pw_master_choosers(g) >> seat & 1)
            set_master(g, seat, kernel_take(&g->k, seat).a);
    g->choosers = (uint8_t)(pw_packers(g) << PLAYERS);
}

/* Masters, Toy Boxes, starts (PW-161, PW-171 to PW-187). */
SCRIPT(prepare, uint8_t i, who, bench, bonus; struct option answer;)
{
    BEGIN;
    if (g->draft)
        CALL(1, draft, 0);
    if (pw_master_choosers(g)) {
        ASK_ALL(2, pw_master_choosers(g), ASK_MASTER);
        reveal_masters(g);
    }
    if (pw_packers(g))
        CALL(6, pack, 0);
    order_starts(g);
    for (my->i = 0; my->i < g->k.seats; my->i++) {
        my->who = g->order[my->i];
        ASK(3, my->who, ASK_START);
        my->bench = ANSWER(my->who).a;
        my->bonus = take_start(g, my->who, my->bench);
        ASK(4, my->who, ASK_PLACE, my->bench);
        place_master(g, my->who, ANSWER(my->who).a);
        for (; my->bonus; my->bonus--) {
            ASK(5, my->who, ASK_BONUS, my->bonus);
            my->answer = ANSWER(my->who);
            if (my->answer.verb == PASS)
                break;
            pick(g, my->who, my->answer.a);
        }
    }
    finish_starts(g);
    END;
}

/* --- The start. --- */

/* The greatest number of more Pawns that a start gives. */
static int greatest_bonus(const struct game *g, space_set starts)
{
    int bonus = 0;
    EACH_SPACE(start, starts)
    bonus = g->token[start] - START > bonus ? g->token[start] - START : bonus;
    return bonus;
}

/* The map's number, drawn at random if any will do; -1: it is a drawing. */
static int choose_map(struct game *g, const char *text, int players)
{
    int map = pw_find_map(text);
    while (map == 0 || (map > 0 && !strcmp(text, pw_maps[0]) && pw_map_players(map) != players))
        map = 1 + (int)chance_below(&g->k.chance, 19);
    return map;
}

/* Lays out the map, and says how many play on it. */
static bool lay_map(struct game *g, const struct setup *setup, struct reason *why)
{
    const struct setup_field *fields = puppet_wars.setup;
    char text[MAP_TEXT + 1];
    int wanted = setup_get(fields, setup, FIELD_PLAYERS, 0); /* 0: as many as the map is for */
    setup_get_text(fields, setup, FIELD_MAP, text);
    int map = choose_map(g, text, wanted ? wanted + 1 : 2);
    if (map < 0 && text[0] && !strchr(text, '\n'))
        return refuse(
            why, "There is no map '%.40s'; a map is one of the names or a drawing of rows.", text);
    struct faults faults = {.why = why};
    if (pw_read_map(g, map < 0 ? text : pw_map_drawing(map), &faults) && map < 0)
        pw_check_map(g, &faults);
    if (faults.count)
        return false;
    space_set free_starts = pw_free_starts(g);
    int starts = space_count(free_starts);
    int players = wanted ? wanted + 1 : map > 0 ? pw_map_players(map) : starts;
    g->k.seats = (uint8_t)(players < PLAYERS ? players : PLAYERS);
    g->per = (uint8_t)(1 + pw_box_size(g->mode) + greatest_bonus(g, free_starts));
    return starts >= g->k.seats ||
           refuse(why, "This map has %d Starting Work Benches, which is too few for %d players.",
                  starts, players);
}

/* PW-575, PW-576, PW-604, PW-605. */
static bool lay_centre(struct game *g, struct reason *why)
{
    if (g->win != WIN_SHINY && g->win != WIN_HILL)
        return true;
    pw_set_token(g, pw_centre(g), g->win == WIN_HILL ? HILL : ON_GROUND + SHINY);
    int starts = space_count(pw_free_starts(g));
    return starts >= g->k.seats ||
           refuse(why,
                  "Without a Work Bench in the centre this map has %d Starting Work Benches, "
                  "which is too few for %d players.",
                  starts, g->k.seats);
}

/* PW-012, PW-075. */
static void shuffle_decks(struct game *g)
{
    for (int seat = 0; seat < g->k.seats; seat++) {
        struct player *p = &g->player[seat];
        p->top = p->laid = NO_CARD;
        for (uint8_t card = 0; card < DECK; card++)
            p->deck.card[card] = card;
        p->deck.count = DECK;
        chance_shuffle(&g->k.chance, p->deck.card, DECK);
    }
}

bool pw_start(struct game *g, const struct setup *setup, struct reason *why)
{
    const struct setup_field *fields = puppet_wars.setup;
    g->mode = (uint8_t)setup->value[SETUP_MODE];
    g->win = (uint8_t)setup_get(fields, setup, FIELD_WIN, 0);
    g->dotless = (uint8_t)setup_get(fields, setup, FIELD_DOTLESS, 0);
    g->gentle = (uint8_t)setup_get(fields, setup, FIELD_GENTLE, 0);
    g->draft = (uint8_t)setup_get(fields, setup, FIELD_DRAFT, 0);
    g->pool = (uint8_t)setup_get(fields, setup, FIELD_POOL, 0);
    g->sets = (uint8_t)setup_get(fields, setup, FIELD_SETS, 0);
    g->animation.unit = NOBODY;
    memset(g->order, NOBODY, sizeof g->order);
    if (!lay_map(g, setup, why) || !lay_centre(g, why))
        return false;
    for (int seat = 0; seat < g->k.seats && !g->draft; seat++)
        if (!build_army(g, setup, seat, why))
            return false;
    if (g->draft && !check_pool(g, why))
        return false;
    size_t used = offsetof(struct game, unit) + (size_t)g->per * g->k.seats * sizeof(struct unit);
    g->k.units = (uint8_t)((used + 63) / 64);
    shuffle_decks(g);
    SCRIPT_PUSH(match, 0);
    return true;
}
