/* position.c - what a seat cannot know, and whole positions as JSON. */
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/words.h"

#include "core/read.h"

/* At a real table a hand is seen by its owner, by his team mates where they may show it, and by all
 * once time is over (FD-094, FD-097, FD-197). */
bool fd_sees_hand(const struct game *g, int observer, int seat)
{
    return eyes_include(fd_eyes(g, seat), observer) || fd_is_bot(g, seat) ||
           g->ending == ROUND_TIME_OVER;
}

/* How many cards of each number this observer sees of a hand: all, or what everybody has seen. */
const uint8_t *fd_seen_hand(const struct game *g, int observer, int seat)
{
    return fd_sees_hand(g, observer, seat) ? g->hand[seat] : g->persona[seat].known;
}

int fd_hand_size(const struct game *g, int seat)
{
    const struct persona *p = &g->persona[seat];
    return g->hand[seat][0] - (p->loose && !(p->marks & ROLLED));
}

/* Of the deck this observer knows only the top cards that it has looked at. */
static int unknown_in_deck(const struct game *g, int observer)
{
    return g->deck.count -
           (g->peeker != NOBODY && eyes_include(fd_eyes(g, g->peeker), observer) ? g->peeked : 0);
}

/* The unseen cards of hands, stashes and deck are one pool: shuffle and deal them out again. They
 * are counted first, so that where they were leaves no trace. */
void fd_hide(struct game *g, int observer, struct chance *chance)
{
    ZONE(DECK_MOST) pool = {0};
    int size[FIGHTERS] = {0}, unseen[NUMBERS + 1] = {0}, unknown = unknown_in_deck(g, observer);
    for (int seat = 0; seat < g->fighters; seat++) {
        uint8_t *hand = g->hand[seat], *stash = &g->persona[seat].stash;
        const uint8_t *seen = fd_seen_hand(g, observer, seat);
        for (uint8_t number = 1; number <= NUMBERS; number++)
            for (; hand[number] > seen[number]; hand[number]--, size[seat]++)
                unseen[number]++;
        if (*stash && !eyes_include(fd_eyes(g, seat), observer))
            unseen[*stash]++;
    }
    for (int i = 0; i < unknown; i++)
        unseen[g->deck.card[i]]++;
    for (uint8_t number = 1; number <= NUMBERS; number++)
        for (; unseen[number]; unseen[number]--)
            zone_put(ZONE_OF(pool), number);
    chance_shuffle(chance, pool.card, pool.count);
    for (int i = 0; i < unknown; i++)
        g->deck.card[i] = zone_take_top(ZONE_OF(pool));
    for (int seat = 0; seat < g->fighters; seat++) {
        uint8_t *stash = &g->persona[seat].stash;
        for (; size[seat]; size[seat]--)
            g->hand[seat][zone_take_top(ZONE_OF(pool))]++;
        if (*stash && !eyes_include(fd_eyes(g, seat), observer))
            *stash = zone_take_top(ZONE_OF(pool));
    }
    fd_hide_announced(g, observer, chance);
    fd_hide_loyalty(g, observer, chance);
}

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
        fd_dump_team(g, w);
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
        fd_dump_battle(g, w);
}

static bool read_hands(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *hands = json_object_get(position, "hands");
    if (json_array_size(hands) != g->fighters)
        return refuse(why, "'hands' must be a list of %d hands.", g->fighters);
    for (size_t seat = 0; seat < g->fighters; seat++) {
        json_t *wrapped = json_pack("{sO}", "hands", json_array_get(hands, seat));
        uint8_t count = 0, card[DECK_MOST];
        int most = g->mode == MODE_SIMPLE ? HAND : DECK_MOST;
        bool fine =
            wrapped && read_list(wrapped, "hands", 1, NUMBERS, (uint8_t)most, &count, card, why);
        json_decref(wrapped);
        if (!fine)
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

/* The scripts stand where they would if the game had been played to this question. */
static void restore_scripts(struct game *g, enum awaiting what)
{
    static const struct {
        uint8_t match, round; /* the ASK or CALL that each script waits in; 0: not running */
        uint8_t kind;
    } rest[] = {
        [AWAITS_STARTER] = {1, 0, ASK_STARTER},
        [AWAITS_ACTION] = {2, 1, ASK_ACTION},
        [AWAITS_RESPONSE] = {2, 2, ASK_RESPONSE},
        [AWAITS_OTHER] = {0},
    };
    if (what == AWAITS_NOTHING)
        return;
    SCRIPT_PUSH(match, 0);
    g->stack[0].at = rest[what].match;
    if (rest[what].round && g->mode != MODE_SIMPLE) {
        fd_restore_turn(g);
    } else if (rest[what].round) {
        SCRIPT_PUSH(round, 0);
        g->stack[1].at = rest[what].round;
    }
    int who = what == AWAITS_STARTER  ? fd_spokesman(g, g->loser)
              : what == AWAITS_ACTION ? g->turn
                                      : 1 - g->turn;
    kernel_ask(&g->k, seat_bit(who), (struct ask){.kind = rest[what].kind});
}

/* A strike is on the table exactly while its response is awaited, with the cards it was made of. */
static bool strike_fits(const struct game *g, enum awaiting what, struct reason *why)
{
    const struct strike *strike = &g->strike;
    if (what != AWAITS_RESPONSE)
        return (!strike->count && !strike->number && !strike->dashing) ||
               refuse(why, "There is a strike only while a response is awaited.");
    if (!strike->count || strike->number != fd_distance(g))
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
    if (g->mode >= MODE_TEAM && !fd_load_team(g, position, why))
        return false;
    g->k.seats = g->fighters;
    if (!read_each(position, "wins", 0, WINS_NEEDED, 2, g->wins, why) ||
        !read_number(position, "round", 1, 255, &g->round, why) ||
        !read_seat(position, "loser", 2, &g->loser, why) ||
        !read_number(position, "turn", 0, g->fighters - 1, &g->turn, why) ||
        !read_name(position, "ending", ending_names, &g->ending, why) ||
        !read_seat(position, "winner", 2, &g->winner, why) ||
        !read_each(position, "spaces", g->fighters == 2, SPACES, g->fighters, g->space, why) ||
        !read_seats(position, "recovering", g->fighters, &g->recovering, why) ||
        !read_hands(g, position, why) || !read_strike(g, position, why) ||
        !read_list(position, "deck", 1, NUMBERS, DECK_MOST, &g->deck.count, g->deck.card, why) ||
        !read_list(position, "discard", 1, NUMBERS, DECK_MOST, &g->discard.count, g->discard.card,
                   why) ||
        !read_number(position, "played", 0, g->discard.count, &g->played, why) ||
        !fits_question(g, what, why) || (g->fighters > 2 && !fd_team_fits(g, why)) ||
        (g->mode != MODE_SIMPLE && !fd_load_battle(g, position, why)))
        return false;
    if (g->mode == MODE_SOLO)
        g->k.seats = 1;
    if (g->mode == MODE_SIMPLE)
        g->k.units = (SIMPLE_SIZE + 63) / 64;
    restore_scripts(g, what);
    return true;
}

static bool conserved(const struct game *g, struct reason *why)
{
    int copies[NUMBERS + 1] = {0};
    for (int seat = 0; seat < g->fighters; seat++) {
        for (int number = 1; number <= NUMBERS; number++)
            copies[number] += g->hand[seat][number];
        copies[g->persona[seat].loose] += g->persona[seat].loose > 0;
        copies[g->persona[seat].stash] += g->persona[seat].stash > 0;
    }
    for (int i = 0; i < g->deck.count; i++)
        copies[g->deck.card[i]]++;
    for (int i = 0; i < g->discard.count; i++)
        copies[g->discard.card[i]]++;
    if (copies[0])
        return refuse(why, "There are cards without a number.");
    for (int number = 1; number <= NUMBERS; number++)
        if (copies[number] != fd_copies(g))
            return refuse(why, "There are %d cards with a %d; there should be %d.", copies[number],
                          number, fd_copies(g));
    return true;
}

bool fd_sound(const struct game *g, struct reason *why)
{
    if (!g->round) /* characters are still being chosen */
        return true;
    if (!conserved(g, why) || (g->mode != MODE_SIMPLE && !fd_sound_battle(g, why)))
        return false;
    if (g->fighters > 2 && !fd_sound_team(g, why))
        return false;
    if (g->fighters == 2 && (g->space[0] < 1 || g->space[1] > SPACES || g->space[0] >= g->space[1]))
        return refuse(why,
                      "Red's space must be at least 1, Blue's at most %d and higher than "
                      "Red's.",
                      SPACES);
    if (g->wins[0] + g->wins[1] >= 2 * WINS_NEEDED)
        return refuse(why, "Both players can't have %d wins.", WINS_NEEDED);
    if (g->ending == ROUND_RUNNING && !g->deck.count)
        return refuse(why, "The deck is empty, so the round is over.");
    if (g->ending == ROUND_TIME_OVER && g->deck.count)
        return refuse(why, "Time is over only when the deck is empty.");
    return true;
}
