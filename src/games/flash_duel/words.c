/* words.c - questions, options and events of Flash Duel in words. */
#include "games/flash_duel/words.h"
#include "games/flash_duel/bridge.h"

const char *fd_seat_name(const struct game *g, int seat)
{
    static const char *const names[] = {"Red", "Blue", "Green", "Yellow"};
    return fd_is_dragon(g, seat) ? "Dragon" : names[seat];
}

const char *fd_side_name(const struct game *g, int side)
{
    static const char *const teams[] = {"Red and Green", "Blue and Yellow"};
    static const char *const raiders[] = {"The mortals", "The Dragon"};
    return g->mode == MODE_TEAM ? teams[side]
           : fd_is_raid(g)      ? raiders[side]
                                : fd_seat_name(g, side);
}

/* "a 3" or "three 3s". */
void fd_say_set(struct saying *s, int number, int count)
{
    static const char *const words[] = {"no",  "a",     "two",   "three", "four", "five",
                                        "six", "seven", "eight", "nine",  "ten"};
    int known = (int)(sizeof words / sizeof *words);
    if (count < known)
        say(s, "%s %d%s", words[count], number, count == 1 ? "" : "s");
    else
        say(s, "%d %ds", count, number);
}

/* The distance to the nearest enemy: what the players think in. */
static int distance_of(const struct game *g, int seat)
{
    return __builtin_ctz(fd_distances(g, seat) | 1u << SPACES);
}

static void prompt_response(const struct game *g, int seat, struct saying *out)
{
    const struct strike *s = &g->strike;
    int by = g->mode == MODE_SIMPLE ? 1 - seat : s->by;
    bool can_retreat = s->dashing && fd_advanced(g, seat) && !(s->flags & NO_RETREAT);
    out->kind = "response";
    say(out, "%s %s you with ", fd_seat_name(g, by),
        s->dashing ? "makes a dashing strike at" : "attacks");
    fd_say_set(out, s->number, s->count);
    if (s->flags & UNBLOCKABLE)
        say(out, ", which can't be blocked:%s be hit?", can_retreat ? " retreat or" : "");
    else
        say(out, ": block%s or be hit?", can_retreat ? ", retreat" : "");
    if (s->helped)
        say(out, " Team mates have added %d card%s.", s->helped, s->helped == 1 ? "" : "s");
}

void fd_prompt(const struct game *g, int seat, struct saying *out)
{
    switch (g->k.ask.kind) {
    case ASK_STARTER:
        out->kind = "starter";
        say(out, g->mode == MODE_TEAM ? "Your team lost the round: who begins the next one?"
                                      : "You lost the round: who begins the next one?");
        break;
    case ASK_ACTION:
        out->kind = "action";
        say(out, "Your turn, at distance %d. What do you do?", distance_of(g, seat));
        break;
    case ASK_RESPONSE: prompt_response(g, seat, out); break;
    case ASK_ORDER:
    case ASK_KIT:
    case ASK_ASSIST:
    case ASK_NAMING:
    case ASK_COUNT: fd_prompt_team(g, seat, out); break;
    default: fd_prompt_ability(g, seat, out); break;
    }
}

/* How far a pawn really goes back: the edge of the bridge stops it. */
static int steps_back(const struct game *g, int seat, int card)
{
    return card < fd_advanced(g, seat) ? card : fd_advanced(g, seat);
}

/* The first `count` cards of this number in the seat's hand, as the view lists them, after
 * `skipped` of them. */
void fd_touch_cards(const struct game *g, int seat, int number, int count, int skipped,
                    struct saying *out)
{
    int first = skipped;
    if (number & THROUGH_LOOSE)
        say_touch(out, "seat%d.loose.0", seat);
    if (number & (THROUGH_LOOSE | THROUGH_TWOS))
        count--;
    number &= NUMBER_MASK;
    for (int lower = 1; lower < number; lower++)
        first += g->hand[seat][lower];
    for (int i = 0; i < count; i++)
        say_touch(out, "seat%d.hand.%d", seat, first + i);
}

/* " through Master of Twos": what makes a card more than a card of the hand. */
void fd_say_through(const struct game *g, int seat, int number, struct saying *out)
{
    const struct persona *p = &g->persona[seat];
    if (number & THROUGH_TWOS)
        say(out, ", Master of Twos being one");
    if (number & THROUGH_PUNCH)
        say(out, " by Rocket Punch, one space farther");
    if ((number & THROUGH_LOOSE) && (p->marks & ROLLED))
        say(out, ", the rolled card being one");
    else if (number & THROUGH_LOOSE)
        say(out, ", the changed %d being one", p->loose);
}

/* Distances are what the players think in, so each option says where it leads. */
static void describe_move(const struct game *g, int seat, struct option option, struct saying *out)
{
    bool forward = option.verb == MOVE_FORWARD;
    int number = option.a & NUMBER_MASK, room = fd_room(g, seat);
    int step = !forward ? -steps_back(g, seat, number) : number < room ? number : room;
    out->kind = forward ? "move_forward" : "move_back";
    say(out, "Move %s with a %d (distance %d)", forward ? "forward" : "back", number,
        distance_of(g, seat) - step);
    fd_say_through(g, seat, option.a, out);
    fd_touch_cards(g, seat, option.a, 1, 0, out);
    say_touch(out, "space%d", g->space[seat] + (fd_side(g, seat) ? -step : step));
}

/* FD-209: everybody who is adjacent. */
static void describe_push(const struct game *g, int seat, struct option option, struct saying *out)
{
    int number = option.a & NUMBER_MASK;
    const char *between = "";
    out->kind = "push";
    say(out, "Push ");
    for (int foe = 0; foe < g->fighters; foe++)
        if ((fd_foes(g, seat) & seat_bit(foe)) && fd_apart(g, seat, foe) == 1) {
            say(out, "%s%s", between, fd_seat_name(g, foe));
            say_touch(out, "pawn%d", foe);
            between = " and ";
        }
    say(out, " with a %d", number);
    if (g->fighters == 2)
        say(out, " (distance %d)", 1 + steps_back(g, 1 - seat, number));
    fd_say_through(g, seat, option.a, out);
    fd_touch_cards(g, seat, option.a, 1, 0, out);
}

/* The enemies this far away, once the pawn has gone `dash` spaces. */
static void say_targets(const struct game *g, int seat, int apart, struct saying *out)
{
    const char *between = " at ";
    for (int foe = 0; foe < g->fighters; foe++)
        if ((fd_foes(g, seat) & seat_bit(foe)) && fd_apart(g, seat, foe) == apart) {
            if (g->fighters > 2)
                say(out, "%s%s", between, fd_seat_name(g, foe));
            say_touch(out, "pawn%d", foe);
            between = " and ";
        }
}

static void describe_attack(const struct game *g, int seat, struct option option,
                            struct saying *out)
{
    int number = option.b & NUMBER_MASK;
    out->kind = "attack";
    say(out, "Attack with ");
    fd_say_set(out, number, option.c);
    fd_say_through(g, seat, option.b, out);
    fd_touch_cards(g, seat, option.b, option.c, 0, out);
    say_targets(g, seat, number + ((option.b & THROUGH_PUNCH) != 0), out);
}

static void describe_dash(const struct game *g, int seat, struct option option, struct saying *out)
{
    int dash = option.a & NUMBER_MASK, number = option.b & NUMBER_MASK, room = fd_room(g, seat);
    out->kind = "dashing_strike";
    say(out, "Dash with a %d", dash);
    fd_say_through(g, seat, option.a, out);
    say(out, " and strike with ");
    fd_say_set(out, number, option.c);
    fd_say_through(g, seat, option.b, out);
    fd_touch_cards(g, seat, option.a, 1, 0, out);
    fd_touch_cards(g, seat, option.b, option.c, option.a == number, out);
    say_targets(g, seat, number + (dash < room ? dash : room), out);
}

static void describe_response(const struct game *g, int seat, struct option option,
                              struct saying *out)
{
    if (option.verb == BLOCK) {
        out->kind = "block";
        say(out, "Block with ");
        fd_say_set(out, option.b & NUMBER_MASK, option.c);
        fd_say_through(g, seat, option.b, out);
        fd_touch_cards(g, seat, option.b, option.c, 0, out);
    } else if (option.verb == RETREAT) {
        int number = option.a & NUMBER_MASK;
        out->kind = "retreat";
        say(out, "Retreat with a %d (distance %d)", number,
            distance_of(g, seat) + steps_back(g, seat, number));
        fd_say_through(g, seat, option.a, out);
        fd_touch_cards(g, seat, option.a, 1, 0, out);
    } else {
        out->kind = "take_hit";
        say(out, g->fighters == 2 ? "Take the hit and lose the round" : "Take the hit");
        say_touch(out, "pawn%d", seat);
    }
}

void fd_describe(const struct game *g, int seat, struct option option, struct saying *out)
{
    switch (option.verb) {
    case LET_BEGIN:
        out->kind = "let_begin";
        if (g->mode == MODE_TEAM)
            say(out, option.a == fd_side(g, seat) ? "Your team begins" : "The other team begins");
        else
            say(out, "%s", option.a == seat ? "Begin yourself" : "Let the other begin");
        say_touch(out, "seat%d", option.a);
        break;
    case MOVE_FORWARD:
    case MOVE_BACK: describe_move(g, seat, option, out); break;
    case PUSH: describe_push(g, seat, option, out); break;
    case ATTACK: describe_attack(g, seat, option, out); break;
    case DASH_STRIKE: describe_dash(g, seat, option, out); break;
    case BLOCK:
    case RETREAT:
    case TAKE_HIT: describe_response(g, seat, option, out); break;
    case LEAD:
    case TAKE_ALONG:
    case ASSIST:
    case ACCUSE:
    case UNMASK:
    case SHOW_HAND:
    case NAME_HAND:
    case COUNT: fd_describe_team(g, seat, option, out); break;
    default: fd_describe_ability(g, seat, option, out); break;
    }
}

/* "from 3 to 7" or, for a pawn against the edge or the foe, "and stays on 3". */
static void say_way(struct saying *s, int from, int to)
{
    if (from == to)
        say(s, " and stays on %d", from);
    else
        say(s, " from %d to %d", from, to);
}

static void tell_moves(const struct game *g, const struct event *e, const char *who,
                       struct saying *out)
{
    const uint8_t *o = e->open;
    switch (e->kind) {
    case MOVED: say(out, "%s moves %s with a %d", who, o[3] ? "forward" : "back", o[0]); break;
    case PUSHED:
        say(out, "%s pushes with a %d; %s goes back", who, o[0], fd_seat_name(g, o[3]));
        break;
    case DASHED: say(out, "%s dashes with a %d", who, o[0]); break;
    case RETREATED: say(out, "%s retreats with a %d", who, o[0]); break;
    }
    say_way(out, o[1], o[2]);
    say_touch(out, "pawn%d", e->kind == PUSHED ? o[3] : e->seat);
}

static void tell_cards(const struct event *e, const char *who, struct saying *out)
{
    static const char *const verbs[] = {
        [ATTACKED] = "attacks", [STRUCK] = "strikes", [BLOCKED] = "blocks"};
    say(out, "%s %s with ", who, verbs[e->kind]);
    fd_say_set(out, e->open[0], e->open[1]);
    say_touch(out, "pawn%d", e->seat);
}

static void tell_draw(const struct event *e, const char *who, struct saying *out)
{
    say(out, "%s draws ", who);
    if (!e->shown)
        say(out, e->open[0] == 1 ? "a card" : "%d cards", e->open[0]);
    for (int i = 0; e->shown && i < e->open[0]; i++)
        say(out, "%s%d", i ? ", " : "", e->secret[i]);
    say_touch(out, "seat%d.hand", e->seat);
}

static void tell_hand(const struct event *e, const char *who, struct saying *out)
{
    const char *between = "";
    say(out, "%s shows ", who);
    for (int number = 1; number <= NUMBERS; number++)
        for (int i = 0; i < e->open[number]; i++) {
            say(out, "%s%d", between, number);
            between = ", ";
        }
    if (!e->open[0])
        say(out, "an empty hand");
    say_touch(out, "seat%d.hand", e->seat);
}

static void tell_time_over(const struct event *e, struct saying *out)
{
    const uint8_t *o = e->open;
    say(out, "Time is over. Cards that could attack: Red %d, Blue %d", o[0], o[1]);
    if (o[0] == o[1])
        say(out, "; spaces advanced: Red %d, Blue %d", o[2], o[3]);
}

static const char *const happening_names[] = {
    [ROUND_BEGINS] = "round_begins",
    [COIN_FLIPPED] = "coin_flipped",
    [STARTER_SET] = "starter_set",
    [MOVED] = "moved",
    [PUSHED] = "pushed",
    [ATTACKED] = "attacked",
    [DASHED] = "dashed",
    [STRUCK] = "struck",
    [BLOCKED] = "blocked",
    [RETREATED] = "retreated",
    [WAS_HIT] = "hit",
    [RECOVERED] = "recovered",
    [PASSED] = "passed",
    [DREW] = "drew",
    [TIME_OVER] = "time_over",
    [SHOWED] = "showed",
    [ROUND_WON] = "round_won",
    [ROUND_DRAWN] = "round_drawn",
    [GAME_WON] = "game_won",
};

void fd_tell(const struct game *g, const struct event *e, struct saying *out)
{
    const char *who = e->seat == NOBODY ? "Nobody" : fd_seat_name(g, e->seat);
    const uint8_t *o = e->open;
    if (e->kind > GAME_WON) {
        (e->kind < GAME_DRAWN ? fd_tell_ability : fd_tell_team)(g, e, out);
        return;
    }
    const char *plural = g->fighters > 2 ? "" : "s"; /* a side of several "wins" or "win" */
    out->kind = happening_names[e->kind];
    switch (e->kind) {
    case ROUND_BEGINS: say(out, "Round %d: %s begins", o[0], who); break;
    case COIN_FLIPPED:
        say(out, "The coin says that %s begin%s", fd_side_name(g, e->seat), plural);
        break;
    case STARTER_SET:
        say(out, "%s let%s %s begin", fd_side_name(g, e->seat), plural, fd_side_name(g, o[0]));
        break;
    case MOVED:
    case PUSHED:
    case DASHED:
    case RETREATED: tell_moves(g, e, who, out); break;
    case ATTACKED:
    case STRUCK:
    case BLOCKED: tell_cards(e, who, out); break;
    case WAS_HIT: say(out, "%s is hit", who); break;
    case RECOVERED: say(out, "%s recovers", who); break;
    case PASSED: say(out, "%s has no card to play", who); break;
    case DREW: tell_draw(e, who, out); break;
    case TIME_OVER: tell_time_over(e, out); break;
    case SHOWED: tell_hand(e, who, out); break;
    case ROUND_WON:
        say(out, "%s win%s the round (%d of %d)", fd_side_name(g, e->seat), plural, o[0],
            WINS_NEEDED);
        break;
    case ROUND_DRAWN: say(out, "The round is a draw"); break;
    case GAME_WON:
        say(out, "%s win%s the game", fd_side_name(g, e->seat),
            fd_is_raid(g) && e->seat ? "s" : plural);
        break;
    }
}
