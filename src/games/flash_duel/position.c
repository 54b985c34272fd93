/* position.c - whole positions as JSON, written and read. */
#include "core/read.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/match.h"
#include "games/flash_duel/raid.h"
#include "games/flash_duel/simple.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"
#include "games/flash_duel/valid.h"

/* What the game waits for, by the name that a position uses. */
enum awaiting { AWAITS_STARTER, AWAITS_ACTION, AWAITS_RESPONSE, AWAITS_NOTHING, AWAITS_OTHER };
static const char *const awaiting_names[] = {"starter", "action",   "response",
                                             "nothing", "a choice", NULL};
static const char *const ending_names[] = {"running", "hit", "time over", NULL};

static enum awaiting awaiting(const struct game *g)
{
    static const enum awaiting of_kind[] = {[ASK_STARTER] = AWAITS_STARTER,
                                            [ASK_ACTION] = AWAITS_ACTION,
                                            [ASK_RESPONSE] = AWAITS_RESPONSE};
    return !g->k.pending                  ? AWAITS_NOTHING
           : g->k.ask.kind > ASK_RESPONSE ? AWAITS_OTHER
                                          : of_kind[g->k.ask.kind];
}

/* A byte of the state that a position has under the same name. */
struct number {
    const char *name;
    size_t offset;
    int most;
};

#define NUMBER_OF(type, member) .name = #member, .offset = offsetof(struct type, member)

static const struct number persona_numbers[] = {{NUMBER_OF(persona, character), .most = DRAGON},
                                                {NUMBER_OF(persona, up), .most = 255},
                                                {NUMBER_OF(persona, gone), .most = 255},
                                                {NUMBER_OF(persona, limit), .most = 9},
                                                {NUMBER_OF(persona, life), .most = 5},
                                                {NUMBER_OF(persona, loose), .most = NUMBERS},
                                                {NUMBER_OF(persona, loose_as), .most = NUMBERS + 1},
                                                {NUMBER_OF(persona, stash), .most = NUMBERS},
                                                {NUMBER_OF(persona, under), .most = SLOTS - 1},
                                                {NUMBER_OF(persona, forced), .most = NUMBERS},
                                                {NUMBER_OF(persona, soldier), .most = SPACES},
                                                {NUMBER_OF(persona, skip), .most = 255},
                                                {NUMBER_OF(persona, owes), .most = 255},
                                                {NUMBER_OF(persona, marks), .most = 255},
                                                {.name = NULL}};

static const struct number table_numbers[] = {
    {NUMBER_OF(game, mine), .most = SPACES},    {NUMBER_OF(game, stakes), .most = 255},
    {NUMBER_OF(game, worth), .most = 255},      {NUMBER_OF(game, peeked), .most = 3},
    {NUMBER_OF(game, mirror), .most = 1},       {NUMBER_OF(game, double_blind), .most = 1},
    {NUMBER_OF(game, bot), .most = BOT_DRAGON}, {NUMBER_OF(game, bot_card), .most = NUMBERS},
    {NUMBER_OF(game, feats), .most = 15},       {.name = NULL}};

/* --- Writing. --- */

static void put_numbers(struct writer *w, const struct number *list, const void *base)
{
    for (; list->name; list++)
        put_int(w, list->name, ((const uint8_t *)base)[list->offset]);
}

static void dump_team(const struct game *g, struct writer *w)
{
    put_int(w, "players", g->fighters);
    put_seats(w, "high", g->high);
    put_bytes(w, "first", g->first, 2);
    put_bytes(w, "order", g->order, g->fighters);
    put_int(w, "extra", g->extra);
    put_int(w, "reshuffles", g->reshuffles);
    put_seats(w, "hungry", g->hungry);
    put_int(w, "traitor", g->traitor);
    put_seats(w, "shown", g->shown);
    put_seats(w, "silent", g->silent);
}

static void dump_abilities(const struct game *g, struct writer *w)
{
    put_seats(w, "used", g->used);
    put_seats(w, "raised", g->raised);
    put_seat(w, "peeker", g->peeker);
    put_numbers(w, table_numbers, g);
    put_bytes(w, "pool", g->pool.card, g->pool.count);
    put_open(w, "fighters", '[');
    for (int who = 0; who < g->fighters; who++) {
        const struct persona *p = &g->persona[who];
        put_open(w, NULL, '{');
        put_numbers(w, persona_numbers, p);
        put_bytes(w, "abilities", p->slot, SLOTS);
        put_bytes(w, "known", p->known + 1, NUMBERS);
        put_close(w);
    }
    put_close(w);
}

static void put_hand(struct writer *w, const uint8_t *hand)
{
    put_open(w, NULL, '[');
    for (int number = 1; number <= NUMBERS; number++)
        for (int i = 0; i < hand[number]; i++)
            put_int(w, NULL, number);
    put_close(w);
}

void fd_dump(const struct game *g, struct writer *w)
{
    put_string(w, "mode", fd_modes[g->mode]);
    put_string(w, "awaiting", awaiting_names[awaiting(g)]);
    put_bytes(w, "wins", g->wins, 2);
    put_int(w, "round", g->round);
    put_seat(w, "loser", g->loser);
    put_seat(w, "turn", g->turn);
    put_string(w, "ending", ending_names[g->ending]);
    put_seat(w, "winner", g->winner);
    put_bytes(w, "spaces", g->space, g->fighters);
    if (g->fighters > 2)
        dump_team(g, w);
    put_seats(w, "recovering", g->recovering);
    put_open(w, "hands", '[');
    for (int seat = 0; seat < g->fighters; seat++)
        put_hand(w, g->hand[seat]);
    put_close(w);
    put_open(w, "strike", '{');
    put_int(w, "number", g->strike.number);
    put_int(w, "count", g->strike.count);
    put_bool(w, "dashing", g->strike.dashing);
    put_close(w);
    put_bytes(w, "deck", g->deck.card, g->deck.count);
    put_bytes(w, "discard", g->discard.card, g->discard.count);
    put_int(w, "played", g->played);
    if (g->mode != MODE_SIMPLE)
        dump_abilities(g, w);
}

/* --- Reading: the fighters. --- */

static bool read_numbers(const json_t *object, const struct number *list, void *base,
                         struct reason *why)
{
    for (; list->name; list++)
        if (!read_number(object, list->name, 0, list->most, (uint8_t *)base + list->offset, why))
            return false;
    return true;
}

static bool read_persona(struct game *g, int who, const json_t *fighter, struct reason *why)
{
    struct persona *p = &g->persona[who];
    uint8_t slots = 0, known = 0;
    if (!read_numbers(fighter, persona_numbers, p, why) ||
        !read_list(fighter, "abilities", 0, ABILITIES - 1, SLOTS, &slots, p->slot, why) ||
        !read_list(fighter, "known", 0, DECK_MOST, NUMBERS, &known, p->known + 1, why))
        return false;
    if (fd_holds_loose(g, who))
        g->hand[who][0]++; /* counted, but not with its number */
    if (p->soldier && !fd_soldier_fits(g, who))
        return refuse(why, "A soldier can't stand on or behind an enemy.");
    if (!fd_persona_fits(g, who, why))
        return false;
    fd_turn_cards(g, who, p->up);
    return true;
}

/* Is it the automaton's turn to act, or its choice who begins? It decides at once. */
static bool bot_is_asked(const struct game *g)
{
    if (g->ending == ROUND_RUNNING)
        return g->bot && g->turn == BOT;
    return g->bot && g->k.seats && g->loser == BOT && g->wins[0] < WINS_NEEDED;
}

static bool load_abilities(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *fighters = json_object_get(position, "fighters");
    if (g->fighters == 2)
        fd_set_order(g);
    if (json_array_size(fighters) != g->fighters)
        return refuse(why, "'fighters' must be a list of %d objects.", g->fighters);
    if (!read_numbers(position, table_numbers, g, why) ||
        !read_seats(position, "used", g->fighters, &g->used, why) ||
        !read_seats(position, "raised", g->fighters, &g->raised, why) ||
        !read_list(position, "pool", 1, CHARACTERS * CHARACTER_ABILITIES, POOL, &g->pool.count,
                   g->pool.card, why) ||
        !read_seat(position, "peeker", g->fighters, &g->peeker, why))
        return false;
    for (int who = 0; who < g->fighters; who++)
        if (!read_persona(g, who, json_array_get(fighters, (size_t)who), why))
            return false;
    if (!fd_pool_fits(g))
        return refuse(why, "'pool' must be the %d abilities that nobody has, in Clockwork only.",
                      POOL - 2 * CLOCKWORK_ABILITIES);
    if (!g->bot != (g->mode != MODE_SOLO))
        return refuse(why, "There is a 'bot' in a Solo game, and only there.");
    if (bot_is_asked(g))
        return refuse(why, "The bot is never asked.");
    return (g->peeked <= g->deck.count && !g->peeked == (g->peeker == NOBODY)) ||
           refuse(why, "'peeked' cards are on the deck, and 'peeker' knows them.");
}

/* --- Reading: more than two of them. --- */

/* Each fighter once; in a Raid in the order of the seats. */
static bool order_fits(const struct game *g)
{
    unsigned there = 0;
    bool fine = true;
    for (int i = 0; i < g->fighters; i++) {
        there |= 1u << g->order[i];
        fine &= fd_is_raid(g) ? g->order[i] == i
                              : fd_side(g, g->order[i]) == fd_side(g, g->order[i & 1]);
    }
    return fine && there == (1u << g->fighters) - 1;
}

/* Who starts on the last space: the odd seats, or the Dragon with a traitor who has crossed over.
 */
static seat_set high_seats(const struct game *g)
{
    if (g->mode == MODE_TEAM)
        return seat_bit(1) | seat_bit(3);
    bool may_cross = fd_is_traitor(g, g->traitor) && (g->shown & seat_bit(g->traitor));
    return seat_bit(fd_dragon(g)) | (may_cross ? g->high & seat_bit(g->traitor) : 0);
}

static bool first_fits(const struct game *g)
{
    if (g->mode != MODE_TEAM)
        return !g->first[0] && !g->first[1];
    return !fd_side(g, g->first[0]) && fd_side(g, g->first[1]);
}

static bool load_team(struct game *g, const json_t *position, struct reason *why)
{
    int most = g->mode == MODE_TEAM ? 4 : 5, least = g->mode == MODE_RAID ? 3 : most;
    uint8_t order = 0, first = 0;
    if (!read_number(position, "players", least, most, &g->fighters, why) ||
        !read_seats(position, "high", g->fighters, &g->high, why) ||
        !read_list(position, "first", 0, g->fighters - 1, 2, &first, g->first, why) ||
        !read_list(position, "order", 0, g->fighters - 1, g->fighters, &order, g->order, why) ||
        !read_number(position, "extra", 0, 4, &g->extra, why) ||
        !read_number(position, "reshuffles", 0, fd_is_raid(g) ? fd_raid(g)->reshuffles : 0,
                     &g->reshuffles, why) ||
        !read_seats(position, "hungry", g->fighters, &g->hungry, why) ||
        !read_number(position, "traitor", 0, g->mode == MODE_BETRAYAL ? 4 : 0, &g->traitor, why) ||
        !read_seats(position, "shown", g->fighters, &g->shown, why) ||
        !read_seats(position, "silent", g->fighters, &g->silent, why))
        return false;
    if (g->high != high_seats(g))
        return refuse(why, "'high' must be the fighters who start on space %d.", SPACES);
    if (order != g->fighters || !order_fits(g))
        return refuse(why, "'order' must have each fighter once, the sides in turn.");
    if (first != 2 || !first_fits(g))
        return refuse(why, "'first' must be a fighter of each team, in a Team Battle.");
    return g->mode == MODE_BETRAYAL || !g->shown ||
           refuse(why, "Only Betrayal has loyalty cards that are 'shown'.");
}

/* Who has a space is on the bridge. */
static bool team_fits(struct game *g, struct reason *why)
{
    g->alive = 0;
    for (int who = 0; who < g->fighters; who++)
        if (g->space[who])
            g->alive |= seat_bit(who);
    if (g->ending == ROUND_RUNNING && !fd_is_alive(g, g->turn))
        return refuse(why, "Whose turn it is must be on the bridge.");
    return true;
}

/* --- Reading: the table. --- */

static bool read_hands(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *hands = json_object_get(position, "hands");
    if (json_array_size(hands) != g->fighters)
        return refuse(why, "'hands' must be a list of %d hands.", g->fighters);
    for (size_t seat = 0; seat < g->fighters; seat++) {
        uint8_t count = 0, card[DECK_MOST];
        int most = g->mode == MODE_SIMPLE ? HAND : DECK_MOST;
        if (!read_values(json_array_get(hands, seat), "hands", 1, NUMBERS, (uint8_t)most, &count,
                         card, why))
            return false;
        g->hand[seat][0] = count;
        for (int i = 0; i < count; i++)
            g->hand[seat][card[i]]++;
    }
    return true;
}

/* Numbers, one per seat or side. */
static bool read_each(const json_t *position, const char *key, int low, int high, uint8_t needed,
                      uint8_t *out, struct reason *why)
{
    uint8_t count;
    if (!read_list(position, key, low, high, needed, &count, out, why))
        return false;
    return count == needed || refuse(why, "'%s' must have one number for each seat.", key);
}

static bool read_strike(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *strike = json_object_get(position, "strike");
    bool dashing = false;
    if (!json_is_object(strike))
        return refuse(why, "'strike' must be an object with number, count and dashing.");
    if (!read_number(strike, "number", 0, NUMBERS, &g->strike.number, why) ||
        !read_number(strike, "count", 0, HAND, &g->strike.count, why) ||
        !read_flag(strike, "dashing", &dashing, why))
        return false;
    g->strike.dashing = dashing;
    return true;
}

/* A strike is on the table exactly while its response is awaited, with the cards it was made of. */
static bool strike_fits(const struct game *g, enum awaiting what, struct reason *why)
{
    const struct strike *strike = &g->strike;
    if (what != AWAITS_RESPONSE)
        return (!strike->count && !strike->number && !strike->dashing) ||
               refuse(why, "There is a strike only while a response is awaited.");
    if (!strike->count || strike->number != fd_distance_duel(g))
        return refuse(why, "A strike's number must be the distance of the pawns.");
    int same = 0;
    for (int i = g->discard.count - g->played; i < g->discard.count; i++)
        same += g->discard.card[i] == strike->number;
    return (same >= strike->count && g->played == strike->count + strike->dashing) ||
           refuse(why, "The cards played this turn must be those of the strike, and a dash card "
                       "if it has one.");
}

/* The question must fit the position, or the scripts would run into nonsense. */
static bool fits_question(const struct game *g, enum awaiting what, struct reason *why)
{
    bool running = what == AWAITS_ACTION || what == AWAITS_RESPONSE;
    bool decided = fd_is_raid(g) ? g->ending != ROUND_RUNNING
                                 : g->wins[0] == WINS_NEEDED || g->wins[1] == WINS_NEEDED;
    if (decided != (what == AWAITS_NOTHING))
        return refuse(why, "The game is over exactly when a player has %d wins, or a Raid ends.",
                      WINS_NEEDED);
    if (fd_is_raid(g) && (g->wins[0] || g->wins[1] || g->round != 1 || g->loser != NOBODY))
        return refuse(why, "A Raid has one round, without wins and losers.");
    if (fd_is_raid(g) && !running)
        return true;
    if (running != (g->ending == ROUND_RUNNING) || running != (g->winner == NOBODY))
        return refuse(why, "The round is running, without a winner, exactly while an action or a "
                           "response is awaited.");
    if (!running && g->loser != 1 - g->winner)
        return refuse(why, "The round's 'loser' must be the seat that is not its 'winner'.");
    if (decided && g->wins[g->winner] != WINS_NEEDED)
        return refuse(why, "'winner' must be the seat with %d wins.", WINS_NEEDED);
    if (what == AWAITS_ACTION && g->played)
        return refuse(why, "'played' must be 0 before an action.");
    if (g->mode != MODE_SIMPLE)
        return true;
    if (what == AWAITS_ACTION && !g->hand[g->turn][0])
        return refuse(why, "The player to act has no cards.");
    if (what == AWAITS_ACTION && (g->recovering & seat_bit(g->turn)))
        return refuse(why, "The player to act can't be recovering.");
    return strike_fits(g, what, why);
}

static bool load_table(struct game *g, const json_t *position, struct reason *why)
{
    return read_each(position, "wins", 0, WINS_NEEDED, 2, g->wins, why) &&
           read_number(position, "round", 1, 255, &g->round, why) &&
           read_seat(position, "loser", 2, &g->loser, why) &&
           read_number(position, "turn", 0, g->fighters - 1, &g->turn, why) &&
           read_name(position, "ending", ending_names, &g->ending, why) &&
           read_seat(position, "winner", 2, &g->winner, why) &&
           read_each(position, "spaces", g->fighters == 2, SPACES, g->fighters, g->space, why) &&
           read_seats(position, "recovering", g->fighters, &g->recovering, why) &&
           read_hands(g, position, why) && read_strike(g, position, why) &&
           read_list(position, "deck", 1, NUMBERS, DECK_MOST, &g->deck.count, g->deck.card, why) &&
           read_list(position, "discard", 1, NUMBERS, DECK_MOST, &g->discard.count, g->discard.card,
                     why) &&
           read_number(position, "played", 0, g->discard.count, &g->played, why);
}

/* --- The scripts: they stand where they would if the game had been played to this question. --- */

static void restore_match(struct game *g)
{
    SCRIPT_RESTORE(match, MATCH_ASKS_STARTER, 0);
    kernel_ask(&g->k, seat_bit(fd_spokesman(g, g->loser)), (struct ask){ASK_STARTER});
}

static void restore_simple_round(struct game *g, enum awaiting what)
{
    bool acts = what == AWAITS_ACTION;
    SCRIPT_RESTORE(match, MATCH_IN_SIMPLE_ROUND, 0);
    SCRIPT_RESTORE(simple_round, acts ? SIMPLE_ROUND_ASKS_ACTION : SIMPLE_ROUND_ASKS_RESPONSE, 0);
    kernel_ask(&g->k, seat_bit(acts ? g->turn : g->turn ^ 1),
               (struct ask){acts ? ASK_ACTION : ASK_RESPONSE});
}

static void restore_turn(struct game *g)
{
    bool restless = g->persona[g->turn].marks & RESTLESS;
    SCRIPT_RESTORE(match, MATCH_IN_ROUND, 0);
    SCRIPT_RESTORE(round, ROUND_IN_TURN, 0);
    SCRIPT_RESTORE(turn, TURN_ASKS_ACTION, g->turn, /* idle */ restless, /* refills */ true,
                   /* acts */ true);
    kernel_ask(&g->k, seat_bit(g->turn), (struct ask){ASK_ACTION});
}

static void restore_scripts(struct game *g, enum awaiting what)
{
    if (what == AWAITS_STARTER)
        restore_match(g);
    else if (what != AWAITS_NOTHING && g->mode == MODE_SIMPLE)
        restore_simple_round(g, what);
    else if (what != AWAITS_NOTHING)
        restore_turn(g);
}

bool fd_load(struct game *g, const json_t *position, struct reason *why)
{
    uint8_t what;
    g->fighters = 2;
    g->high = seat_bit(1);
    g->alive = seat_bit(0) | seat_bit(1);
    if (!read_name(position, "mode", fd_modes, &g->mode, why) ||
        !read_name(position, "awaiting", awaiting_names, &what, why))
        return false;
    if (what == AWAITS_OTHER || (what == AWAITS_RESPONSE && g->mode != MODE_SIMPLE))
        return refuse(why, "This position is in the middle of a turn; only positions before an "
                           "action or between two rounds can be loaded.");
    if (g->mode >= MODE_TEAM && !load_team(g, position, why))
        return false;
    g->k.seats = g->fighters;
    if (!load_table(g, position, why) || !fits_question(g, what, why) ||
        (g->fighters > 2 && !team_fits(g, why)) ||
        (g->mode != MODE_SIMPLE && !load_abilities(g, position, why)))
        return false;
    if (g->mode == MODE_SOLO)
        g->k.seats = 1;
    if (g->mode == MODE_SIMPLE)
        kernel_use(&g->k, SIMPLE_SIZE);
    restore_scripts(g, what);
    return true;
}
