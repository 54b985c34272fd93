/* words.c - questions, options and events of Flash Duel in words. */
#include "games/flash_duel/flash_duel.h"

static const char *seat_word(int seat)
{
    return seat == 0 ? "Red" : "Blue";
}

const char *fd_seat_name(const struct game *g, int seat)
{
    (void)g;
    return seat_word(seat);
}

/* "a 3" or "three 3s". */
static void say_set(struct saying *s, int number, int count)
{
    static const char *const words[] = {"no", "a", "two", "three", "four", "five"};
    say(s, "%s %d%s", words[count], number, count == 1 ? "" : "s");
}

void fd_prompt(const struct game *g, int seat, struct saying *out)
{
    switch (g->k.ask.kind) {
    case ASK_STARTER:
        out->kind = "starter";
        say(out, "You lost the round: who begins the next one?");
        break;
    case ASK_ACTION:
        out->kind = "action";
        say(out, "Your turn, at distance %d. What do you do?", fd_distance(g));
        break;
    case ASK_RESPONSE:
        out->kind = "response";
        say(out, "%s %s you with ", seat_word(1 - seat),
            g->strike.dashing ? "makes a dashing strike at" : "attacks");
        say_set(out, g->strike.number, g->strike.count);
        say(out, ": block%s or be hit?",
            g->strike.dashing && fd_advance(g, seat) ? ", retreat" : "");
        break;
    }
}

/* How far a pawn really goes back: the edge of the bridge stops it. */
static int steps_back(const struct game *g, int seat, int card)
{
    return card < fd_advance(g, seat) ? card : fd_advance(g, seat);
}

/* The first `count` cards of this number in the seat's hand, as the view lists them, after
 * `skipped` of them. */
static void touch_cards(const struct game *g, int seat, int number, int count, int skipped,
                        struct saying *out)
{
    int first = skipped;
    for (int lower = 1; lower < number; lower++)
        first += g->hand[seat][lower];
    for (int i = 0; i < count; i++)
        say_touch(out, "seat%d.hand.%d", seat, first + i);
}

/* Distances are what the players think in, so each option says where it leads. */
static void describe_move(const struct game *g, int seat, struct option option,
                          struct saying *out)
{
    bool forward = option.verb == MOVE_FORWARD;
    int before = fd_distance(g);
    int after = forward ? fd_dash_distance(before, option.a)
                        : before + steps_back(g, seat, option.a);
    out->kind = forward ? "move_forward" : "move_back";
    say(out, "Move %s with a %d (distance %d)", forward ? "forward" : "back", option.a, after);
    touch_cards(g, seat, option.a, 1, 0, out);
    say_touch(out, "space%d", seat == 0 ? g->space[1] - after : g->space[0] + after);
}

static void describe_push(const struct game *g, int seat, struct option option,
                          struct saying *out)
{
    int foe = 1 - seat;
    out->kind = "push";
    say(out, "Push %s with a %d (distance %d)", seat_word(foe), option.a,
        1 + steps_back(g, foe, option.a));
    touch_cards(g, seat, option.a, 1, 0, out);
    say_touch(out, "pawn%d", foe);
}

static void describe_attack(const struct game *g, int seat, struct option option,
                            struct saying *out)
{
    out->kind = "attack";
    say(out, "Attack with ");
    say_set(out, option.b, option.c);
    touch_cards(g, seat, option.b, option.c, 0, out);
    say_touch(out, "pawn%d", 1 - seat);
}

static void describe_dash(const struct game *g, int seat, struct option option,
                          struct saying *out)
{
    out->kind = "dashing_strike";
    say(out, "Dash with a %d and strike with ", option.a);
    say_set(out, option.b, option.c);
    touch_cards(g, seat, option.a, 1, 0, out);
    touch_cards(g, seat, option.b, option.c, option.a == option.b, out);
    say_touch(out, "pawn%d", 1 - seat);
}

static void describe_response(const struct game *g, int seat, struct option option,
                              struct saying *out)
{
    if (option.verb == BLOCK) {
        out->kind = "block";
        say(out, "Block with ");
        say_set(out, option.b, option.c);
        touch_cards(g, seat, option.b, option.c, 0, out);
    } else if (option.verb == RETREAT) {
        out->kind = "retreat";
        say(out, "Retreat with a %d (distance %d)", option.a,
            fd_distance(g) + steps_back(g, seat, option.a));
        touch_cards(g, seat, option.a, 1, 0, out);
    } else {
        out->kind = "take_hit";
        say(out, "Take the hit and lose the round");
        say_touch(out, "pawn%d", seat);
    }
}

void fd_describe(const struct game *g, int seat, struct option option, struct saying *out)
{
    switch (option.verb) {
    case LET_BEGIN:
        out->kind = "let_begin";
        say(out, "%s", option.a == seat ? "Begin yourself" : "Let the other begin");
        say_touch(out, "seat%d", option.a);
        break;
    case MOVE_FORWARD:
    case MOVE_BACK: describe_move(g, seat, option, out); break;
    case PUSH: describe_push(g, seat, option, out); break;
    case ATTACK: describe_attack(g, seat, option, out); break;
    case DASH_STRIKE: describe_dash(g, seat, option, out); break;
    default: describe_response(g, seat, option, out); break;
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

static void tell_moves(const struct event *e, const char *who, struct saying *out)
{
    const uint8_t *o = e->open;
    switch (e->kind) {
    case MOVED: say(out, "%s moves %s with a %d", who, o[3] ? "forward" : "back", o[0]); break;
    case PUSHED:
        say(out, "%s pushes with a %d; %s goes back", who, o[0], seat_word(1 - e->seat));
        break;
    case DASHED: say(out, "%s dashes with a %d", who, o[0]); break;
    case RETREATED: say(out, "%s retreats with a %d", who, o[0]); break;
    }
    say_way(out, o[1], o[2]);
    say_touch(out, "pawn%d", e->kind == PUSHED ? 1 - e->seat : e->seat);
}

static void tell_cards(const struct event *e, const char *who, struct saying *out)
{
    static const char *const verbs[] = {
        [ATTACKED] = "attacks", [STRUCK] = "strikes", [BLOCKED] = "blocks"};
    say(out, "%s %s with ", who, verbs[e->kind]);
    say_set(out, e->open[0], e->open[1]);
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
    [ROUND_BEGINS] = "round_begins", [COIN_FLIPPED] = "coin_flipped",
    [STARTER_SET] = "starter_set",   [MOVED] = "moved",
    [PUSHED] = "pushed",             [ATTACKED] = "attacked",
    [DASHED] = "dashed",             [STRUCK] = "struck",
    [BLOCKED] = "blocked",           [RETREATED] = "retreated",
    [WAS_HIT] = "hit",               [RECOVERED] = "recovered",
    [PASSED] = "passed",             [DREW] = "drew",
    [TIME_OVER] = "time_over",       [SHOWED] = "showed",
    [ROUND_WON] = "round_won",       [ROUND_DRAWN] = "round_drawn",
    [GAME_WON] = "game_won",
};

void fd_tell(const struct game *g, const struct event *e, struct saying *out)
{
    (void)g;
    const char *who = e->seat == NOBODY ? "Nobody" : seat_word(e->seat);
    const uint8_t *o = e->open;
    out->kind = happening_names[e->kind];
    switch (e->kind) {
    case ROUND_BEGINS: say(out, "Round %d: %s begins", o[0], who); break;
    case COIN_FLIPPED: say(out, "The coin says that %s begins", who); break;
    case STARTER_SET: say(out, "%s lets %s begin", who, seat_word(o[0])); break;
    case MOVED:
    case PUSHED:
    case DASHED:
    case RETREATED: tell_moves(e, who, out); break;
    case ATTACKED:
    case STRUCK:
    case BLOCKED: tell_cards(e, who, out); break;
    case WAS_HIT: say(out, "%s is hit", who); break;
    case RECOVERED: say(out, "%s recovers", who); break;
    case PASSED: say(out, "%s has no card to play", who); break;
    case DREW: tell_draw(e, who, out); break;
    case TIME_OVER: tell_time_over(e, out); break;
    case SHOWED: tell_hand(e, who, out); break;
    case ROUND_WON: say(out, "%s wins the round (%d of %d)", who, o[0], WINS_NEEDED); break;
    case ROUND_DRAWN: say(out, "The round is a draw"); break;
    case GAME_WON: say(out, "%s wins the game", who); break;
    }
}
