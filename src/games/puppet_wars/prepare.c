/* prepare.c - before the war: the field, the draft, Masters, Toy Boxes and starts. */
#include "games/puppet_wars/prepare.h"

#include "games/puppet_wars/army.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/map.h"
#include "games/puppet_wars/options.h"

/* --- The draft. --- */

/* The 12th Pawn of the box is not known; Teddy stands in for it. */
static bool is_in_box_set(int kind)
{
    return kind <= KIND_viktoria || (kind >= KIND_misaki && kind <= KIND_hooded_rider) ||
           (kind >= KIND_punk_zombie && kind <= KIND_teddy);
}

/* PW-553: Masters and Sidekicks once in a set, Pawns three times. */
static int pool_copies(const struct game *g, int kind)
{
    if (g->pool == POOL_BOX && !is_in_box_set(kind))
        return 0;
    return g->sets * (pw_puppets[kind].rank == PAWN ? COPIES : 1);
}

static int pool_rank(const struct game *g, int rank)
{
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++)
        count += pw_puppets[kind].rank == rank ? pool_copies(g, kind) : 0;
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
    int left = pool_copies(g, kind);
    FOR_EACH_UNIT(i, g)
        left -= g->unit[i].where != NOWHERE && g->unit[i].kind == kind;
    return left;
}

/* PW-567: in a draft what is taken is gone. */
static bool is_to_be_had(const struct game *g, int kind)
{
    return !g->draft || left_in_pool(g, kind) > 0;
}

static struct option *offer_masters(const struct game *g, struct option *out)
{
    for (uint8_t kind = 0; kind < MASTERS; kind++)
        if (is_to_be_had(g, kind))
            *out++ = (struct option){PICK, .a = kind};
    return out;
}

/* For a Toy Box with at most so many Sidekicks (PW-127, PW-131, PW-175). */
static struct option *offer_puppets(const struct game *g, int seat, int sidekicks,
                                    struct option *out)
{
    for (uint8_t kind = MASTERS; kind < KINDS; kind++)
        if (pw_fits_box(g, seat, kind, sidekicks) && is_to_be_had(g, kind))
            *out++ = (struct option){PICK, .a = kind};
    return out;
}

/* PW-561, PW-563, PW-564, PW-568. */
static struct option *offer_draft(const struct game *g, int seat, struct option *out)
{
    bool has_master = g->unit[pw_master(g, seat)].where != NOWHERE;
    return has_master ? offer_puppets(g, seat, draft_sidekicks(g), out) : offer_masters(g, out);
}

static void pick(struct game *g, int seat, int kind)
{
    if (pw_puppets[kind].rank == MASTER)
        pw_set_master(g, seat, kind);
    else
        pw_add_to_box(g, seat, kind);
    EVENT(.kind = DRAFTED, .seat = (uint8_t)seat, .open = {(uint8_t)kind});
}

static bool can_pick(const struct game *g, int seat)
{
    struct option scratch[OPTIONS];
    return pw_count_box(g, seat) < pw_box_size(g->mode) && offer_draft(g, seat, scratch) != scratch;
}

static void order_starts(struct game *g)
{
    for (uint8_t seat = 0; seat < g->k.seats; seat++)
        g->order[seat] = seat;
    pw_order_at_random(g, g->order, g->k.seats);
    pw_tell_order(g);
}

/* PW-560 to PW-565: Masters clockwise from a random player, then one by one counter-clockwise. */
SCRIPT(draft, uint8_t i, who, picked;)
{
    BEGIN;
    order_starts(g);
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

static void pack_picked(struct game *g)
{
    FOR_EACH_SEAT(seat, pw_packers(g)) {
        uint8_t kind = kernel_take(&g->k, seat).a;
        pw_add_to_box(g, seat, kind);
        EVENT(.kind = PACKED, .seat = (uint8_t)seat, .eyes = seat_bit(seat), .secret = {kind});
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

static space_set free_beside(const struct game *g, int bench)
{
    return pw_within(g, bench, 1) & ~space_bit(bench) & ~spaces_in(&g->occupied);
}

/* PW-637 to PW-640: Pawns only, and no more than 3 of a kind. */
static struct option *offer_bonus(const struct game *g, int seat, struct option *out)
{
    out = offer_puppets(g, seat, 0, out);
    *out++ = (struct option){PASS};
    return out;
}

struct option *pw_offer_setup(const struct game *g, int seat, struct option *out)
{
    switch (g->k.ask.kind) {
    case ASK_MASTER: return offer_masters(g, out);
    case ASK_DRAFT: return offer_draft(g, seat, out);
    case ASK_PACK: return offer_puppets(g, seat, pw_sidekick_limit(g->mode), out); /* PW-128 */
    case ASK_START: return pw_offer_spaces(pw_free_starts(g), out);
    case ASK_PLACE: return pw_offer_spaces(free_beside(g, g->k.ask.a), out);
    default: return offer_bonus(g, seat, out);
    }
}

/* PW-185. Returns the bonus of the start. */
static uint8_t take_start(struct game *g, int seat, int bench)
{
    uint8_t bonus = (uint8_t)(g->token[bench] - START);
    assert(g->token[bench] >= START && g->token[bench] <= START_END);
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
    FOR_EACH_SPACE(space, pw_free_starts(g))
        pw_set_token(g, space, NEUTRAL);
    memset(g->order, NOBODY, sizeof g->order);
}

static seat_set master_choosers(const struct game *g)
{
    return g->choosers & ((1 << PLAYERS) - 1);
}

/* PW-171: revealed together. */
static void reveal_masters(struct game *g)
{
    FOR_EACH_SEAT(seat, master_choosers(g))
        pw_set_master(g, seat, kernel_take(&g->k, seat).a);
    g->choosers = (uint8_t)(pw_packers(g) << PLAYERS);
}

/* PW-180. */
static void show_armies(const struct game *g)
{
    for (int seat = 0; seat < g->k.seats; seat++)
        EVENT(.kind = ARMY_SHOWN, .seat = (uint8_t)seat);
}

/* Masters, Toy Boxes, starts (PW-161, PW-171 to PW-187). */
SCRIPT(prepare, uint8_t i, who, bench, bonus; struct option answer;)
{
    BEGIN;
    if (g->draft)
        CALL(1, draft, 0);
    ASK_ALL(2, master_choosers(g), ASK_MASTER);
    reveal_masters(g);
    if (pw_packers(g))
        CALL(6, pack, 0);
    show_armies(g);
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

/* --- What the setup says. --- */

/* The greatest number of more Pawns that a start gives. */
static int greatest_bonus(const struct game *g, space_set starts)
{
    int bonus = 0;
    FOR_EACH_SPACE(start, starts)
        bonus = g->token[start] - START > bonus ? g->token[start] - START : bonus;
    return bonus;
}

/* The map's number, drawn at random if any will do; -1: it is a drawing. */
static int choose_map(struct game *g, const char *text, int players)
{
    int map = pw_find_map(text);
    if (map != ANY_MAP)
        return map;
    do
        map = 1 + (int)chance_below(&g->k.chance, MAPS_OF_THE_BOX);
    while (pw_map_players(map) != players);
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
    pw_read_map(g, map < 0 ? text : pw_map_drawing(map), &faults);
    if (map < 0) /* those of the game are fine */
        pw_check_map(g, &faults);
    if (faults.count)
        return false;
    space_set free_starts = pw_free_starts(g);
    int starts = space_count(free_starts);
    int players = wanted ? wanted + 1 : map > 0 ? pw_map_players(map) : starts;
    g->k.seats = (uint8_t)(players < PLAYERS ? players : PLAYERS);
    g->army_size = (uint8_t)(1 + pw_box_size(g->mode) + greatest_bonus(g, free_starts));
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

bool pw_lay_field(struct game *g, const struct setup *setup, struct reason *why)
{
    return lay_map(g, setup, why) && lay_centre(g, why);
}

bool pw_gather_armies(struct game *g, const struct setup *setup, struct reason *why)
{
    if (g->draft)
        return check_pool(g, why);
    for (int seat = 0; seat < g->k.seats; seat++)
        if (!pw_build_army(g, setup, seat, why))
            return false;
    return true;
}
