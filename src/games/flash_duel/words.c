/* words.c - questions and options of Flash Duel in words. */
#include "games/flash_duel/words.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/use.h"

const char *fd_seat_name(const struct game *g, int seat)
{
    return fd_is_dragon(g, seat) ? "Dragon" : seat_color(seat);
}

const char *fd_side_name(const struct game *g, int side)
{
    static const char *const teams[] = {"Red and Green", "Blue and Yellow"};
    static const char *const raiders[] = {"The mortals", "The Dragon"};
    return g->mode == MODE_TEAM ? teams[side]
           : fd_is_raid(g)      ? raiders[side]
                                : fd_seat_name(g, side);
}

void fd_say_set(struct phrase *out, int number, int count)
{
    static const char *const words[] = {"no",  "a",     "two",   "three", "four", "five",
                                        "six", "seven", "eight", "nine",  "ten"};
    int known = (int)(sizeof words / sizeof *words);
    if (count < known)
        say(out, "%s %d%s", words[count], number, plural(count));
    else
        say(out, "%d %ds", count, number);
}

void fd_target_cards(const struct game *g, int seat, int number, int count, int skipped,
                     struct phrase *out)
{
    int first = skipped;
    if (number & THROUGH_LOOSE)
        say_target(out, "seat%d.loose.0", seat);
    if (number & (THROUGH_LOOSE | THROUGH_TWOS))
        count--;
    number &= NUMBER_MASK;
    for (int lower = 1; lower < number; lower++)
        first += g->hand[seat][lower];
    for (int i = 0; i < count; i++)
        say_target(out, "seat%d.hand.%d", seat, first + i);
}

void fd_say_through(const struct game *g, int seat, int number, struct phrase *out)
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

/* --- Questions. --- */

/* The distance to the nearest enemy: what the players think in. */
static int distance_of(const struct game *g, int seat)
{
    return set_first(fd_distances(g, seat) | 1u << SPACES);
}

static void prompt_starter(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "%s lost the round: who begins the next one?",
        g->mode == MODE_TEAM ? "Your team" : "You");
}

static void prompt_action(const struct game *g, int seat, struct phrase *out)
{
    say(out, "Your turn, at distance %d. What do you do?", distance_of(g, seat));
}

static void prompt_response(const struct game *g, int seat, struct phrase *out)
{
    const struct strike *s = &g->strike;
    int by = g->mode == MODE_SIMPLE ? 1 - seat : s->by;
    bool can_retreat = s->dashing && fd_advance(g, seat) && !(s->flags & NO_RETREAT);
    say(out, "%s %s you with ", fd_seat_name(g, by),
        s->dashing ? "makes a dashing strike at" : "attacks");
    fd_say_set(out, s->number, s->count);
    if (s->flags & UNBLOCKABLE)
        say(out, ", which can't be blocked:%s be hit?", can_retreat ? " retreat or" : "");
    else
        say(out, ": block%s or be hit?", can_retreat ? ", retreat" : "");
    if (s->helped)
        say(out, " Team mates have added %d card%s.", s->helped, plural(s->helped));
}

/* An ability's window: what opened it matters only to who counters or mirrors. */
static void prompt_ability(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    uint32_t window = 1u << g->k.ask.a;
    if (window == ANNOUNCED)
        say(out, "%s is announced. Do you counter it?", fd_ability_name(g->k.ask.b));
    else if (window == TOOK_EFFECT)
        say(out, "%s took effect. Do you mirror it?", fd_ability_name(g->k.ask.b));
    else
        say(out, "Do you use an ability now?");
}

static void prompt_discard(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    int most = g->k.ask.a, least = g->k.ask.b;
    say(out, "Discard %s%d card%s.", least < most ? "up to " : "", most, plural(most));
}

static void prompt_take(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "Take %d card%s of the discard pile.", g->k.ask.a, plural(g->k.ask.a));
}

static void prompt_command(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "With which card must %s move?", fd_seat_name(g, g->k.ask.a));
}

static void prompt_order(const struct game *g, int seat, struct phrase *out)
{
    say(out, "Who of %s takes your first turn of the round?", fd_side_name(g, fd_side(g, seat)));
}

static void prompt_count(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "How many %ds does %s hold?", g->k.ask.b, fd_seat_name(g, g->k.ask.a));
}

/* Every question: one word for programs, and its sentence or who makes it. */
static const struct {
    const char *kind, *sentence;
    void (*prompt)(const struct game *g, int seat, struct phrase *out);
} questions[ASKS] = {
    [ASK_STARTER] = {"starter", NULL, prompt_starter},
    [ASK_ACTION] = {"action", NULL, prompt_action},
    [ASK_RESPONSE] = {"response", NULL, prompt_response},
    [ASK_CHARACTER] = {"character", "Which character do you play?", NULL},
    [ASK_ABILITY] = {"ability", NULL, prompt_ability},
    [ASK_DISCARD] = {"discard", NULL, prompt_discard},
    [ASK_TAKE] = {"take", NULL, prompt_take},
    [ASK_PEEK] = {"peek", "Which card do you take, and which goes back on top?", NULL},
    [ASK_SPIRAL] = {"spiral", "Time Spiral: discard a card or be pushed back?", NULL},
    [ASK_COMMAND] = {"command", NULL, prompt_command},
    [ASK_DRAFT] = {"draft", "Which ability do you take?", NULL},
    [ASK_TWEAK] = {"tweak", "You lost the round: do you exchange one of your abilities?", NULL},
    [ASK_ORDER] = {"order", NULL, prompt_order},
    [ASK_KIT] = {"kit", "Which ability do you take along?", NULL},
    [ASK_ASSIST] = {"assist", NULL, fd_prompt_assist},
    [ASK_NAMING] = {"naming", "You have shown the Traitor card. Whose hand do you name?", NULL},
    [ASK_COUNT] = {"count", NULL, prompt_count},
    [ASK_WORD] = {"word", NULL, fd_prompt_word},
};

void fd_prompt(const struct game *g, int seat, struct phrase *out)
{
    int kind = g->k.ask.kind;
    assert(kind < ASKS);
    out->kind = questions[kind].kind;
    if (questions[kind].prompt)
        questions[kind].prompt(g, seat, out);
    else
        say(out, "%s", questions[kind].sentence);
}

/* --- Options. --- */

/* How far a pawn really goes back: the edge of the bridge stops it. */
static int steps_back(const struct game *g, int seat, int card)
{
    return card < fd_advance(g, seat) ? card : fd_advance(g, seat);
}

static void describe_starter(const struct game *g, int seat, struct option option,
                             struct phrase *out)
{
    if (g->mode == MODE_TEAM)
        say(out, option.a == fd_side(g, seat) ? "Your team begins" : "The other team begins");
    else
        say(out, option.a == seat ? "Begin yourself" : "Let the other begin");
    say_target(out, "seat%d", option.a);
}

/* Distances are what the players think in, so each option says where it leads. */
static void describe_move(const struct game *g, int seat, struct option option, struct phrase *out)
{
    bool forward = option.verb == MOVE_FORWARD;
    int number = option.a & NUMBER_MASK, free = fd_free_ahead(g, seat);
    int step = !forward ? -steps_back(g, seat, number) : number < free ? number : free;
    say(out, "Move %s with a %d (distance %d)", forward ? "forward" : "back", number,
        distance_of(g, seat) - step);
    fd_say_through(g, seat, option.a, out);
    fd_target_cards(g, seat, option.a, 1, 0, out);
    say_target(out, "space%d", g->space[seat] + (fd_side(g, seat) ? -step : step));
}

/* FD-209: everybody who is adjacent. */
static void describe_push(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int number = option.a & NUMBER_MASK;
    const char *between = "";
    say(out, "Push ");
    FOR_EACH_SEAT(foe, fd_foes(g, seat))
        if (fd_distance(g, seat, foe) == 1) {
            say(out, "%s%s", between, fd_seat_name(g, foe));
            say_target(out, "pawn%d", foe);
            between = " and ";
        }
    say(out, " with a %d", number);
    if (g->fighters == 2)
        say(out, " (distance %d)", 1 + steps_back(g, 1 - seat, number));
    fd_say_through(g, seat, option.a, out);
    fd_target_cards(g, seat, option.a, 1, 0, out);
}

/* The enemies this far away from where the pawn stands now. */
static void say_targets(const struct game *g, int seat, int distance, struct phrase *out)
{
    const char *between = " at ";
    FOR_EACH_SEAT(foe, fd_foes(g, seat))
        if (fd_distance(g, seat, foe) == distance) {
            if (g->fighters > 2)
                say(out, "%s%s", between, fd_seat_name(g, foe));
            say_target(out, "pawn%d", foe);
            between = " and ";
        }
}

static void describe_attack(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    int number = option.b & NUMBER_MASK;
    say(out, "Attack with ");
    fd_say_set(out, number, option.c);
    fd_say_through(g, seat, option.b, out);
    fd_target_cards(g, seat, option.b, option.c, 0, out);
    say_targets(g, seat, number + ((option.b & THROUGH_PUNCH) != 0), out);
}

static void describe_dash(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int dash = option.a & NUMBER_MASK, number = option.b & NUMBER_MASK,
        free = fd_free_ahead(g, seat);
    say(out, "Dash with a %d", dash);
    fd_say_through(g, seat, option.a, out);
    say(out, " and strike with ");
    fd_say_set(out, number, option.c);
    fd_say_through(g, seat, option.b, out);
    fd_target_cards(g, seat, option.a, 1, 0, out);
    fd_target_cards(g, seat, option.b, option.c, option.a == number, out);
    say_targets(g, seat, number + (dash < free ? dash : free), out);
}

static void describe_block(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "Block with ");
    fd_say_set(out, option.b & NUMBER_MASK, option.c);
    fd_say_through(g, seat, option.b, out);
    fd_target_cards(g, seat, option.b, option.c, 0, out);
}

static void describe_retreat(const struct game *g, int seat, struct option option,
                             struct phrase *out)
{
    int number = option.a & NUMBER_MASK;
    say(out, "Retreat with a %d (distance %d)", number,
        distance_of(g, seat) + steps_back(g, seat, number));
    fd_say_through(g, seat, option.a, out);
    fd_target_cards(g, seat, option.a, 1, 0, out);
}

static void describe_hit(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)option;
    say(out, g->fighters == 2 ? "Take the hit and lose the round" : "Take the hit");
    say_target(out, "pawn%d", seat);
}

static void describe_pass(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)seat, (void)option;
    int asked = g->k.ask.kind;
    say(out, asked == ASK_ABILITY  ? "Use none"
             : asked == ASK_TWEAK  ? "Keep them"
             : asked == ASK_ASSIST ? "Stay where you are"
             : asked == ASK_WORD   ? "Not now"
                                   : "No more");
}

/* Every verb: one word for programs, and who describes it. */
static const struct {
    const char *kind;
    describer *describe;
} verbs[VERBS] = {
    [LET_BEGIN] = {"let_begin", describe_starter},
    [MOVE_FORWARD] = {"move_forward", describe_move},
    [MOVE_BACK] = {"move_back", describe_move},
    [PUSH] = {"push", describe_push},
    [ATTACK] = {"attack", describe_attack},
    [DASH_STRIKE] = {"dashing_strike", describe_dash},
    [BLOCK] = {"block", describe_block},
    [RETREAT] = {"retreat", describe_retreat},
    [TAKE_HIT] = {"take_hit", describe_hit},
    [USE] = {"use", fd_describe_use},
    [PASS] = {"pass", describe_pass},
    [CHOOSE] = {"choose", fd_describe_character},
    [DISCARD] = {"discard", fd_describe_discard},
    [TAKE] = {"take", fd_describe_take},
    [PEEK_TAKE] = {"peek", fd_describe_peek},
    [UNSTASH] = {"unstash", fd_describe_unstash},
    [GO_BACK] = {"go_back", fd_describe_go_back},
    [COMMAND] = {"command", fd_describe_command},
    [DRAFT] = {"draft", fd_describe_draft},
    [TWEAK] = {"tweak", fd_describe_tweak},
    [LEAD] = {"lead", fd_describe_lead},
    [TAKE_ALONG] = {"take_along", fd_describe_take_along},
    [ASSIST] = {"assist", fd_describe_assist},
    [ACCUSE] = {"accuse", fd_describe_accuse},
    [UNMASK] = {"unmask", fd_describe_unmask},
    [SHOW_HAND] = {"show_hand", fd_describe_show_hand},
    [NAME_HAND] = {"name_hand", fd_describe_name_hand},
    [COUNT] = {"count", fd_describe_count},
    [HUSH] = {"hush", fd_describe_hush},
};

void fd_describe(const struct game *g, int seat, struct option option, struct phrase *out)
{
    assert(option.verb && option.verb < VERBS);
    out->kind = verbs[option.verb].kind;
    verbs[option.verb].describe(g, seat, option, out);
}
