/* words.c - questions and options of Flash Duel in words. */
#include "games/flash_duel/words.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/strike.h"
#include "games/flash_duel/use.h"

/* --- Names. --- */

const char *fd_seat_name(const struct game *g, int seat)
{
    static const char *const bots[] = {
        [BOT_DUMMY] = "Training Dummy", [BOT_ROOK] = "Rook", [BOT_DRAGON] = "Dragon"};
    return fd_is_bot(g, seat) ? bots[g->bot] : fd_is_dragon(g, seat) ? "Dragon" : seat_color(seat);
}

const char *fd_side_name(const struct game *g, int side)
{
    static const char *const teams[] = {"Red and Green", "Blue and Yellow"};
    static const char *const raiders[] = {"The mortals", "The Dragon"};
    return g->mode == MODE_TEAM ? teams[side]
           : fd_is_raid(g)      ? raiders[side]
                                : fd_seat_name(g, side);
}

void fd_say_who(const struct game *g, int seat, struct phrase *out)
{
    say_who(out, seat, fd_seat_name(g, seat));
}

void fd_say_whom(const struct game *g, int seat, struct phrase *out)
{
    say_whom(out, seat, fd_seat_name(g, seat));
}

void fd_say_whose(const struct game *g, int seat, struct phrase *out)
{
    say_whose(out, seat, fd_seat_name(g, seat));
}

/* In a Team Battle nobody changes sides. */
seat_set fd_side_seats(const struct game *g, int side)
{
    return g->mode == MODE_TEAM ? (side ? g->high : (seat_set)(~g->high & 0xf))
                                : seat_bit(fd_is_raid(g) && side ? fd_dragon(g) : side);
}

void fd_say_seats(const struct game *g, seat_set seats, struct phrase *out)
{
    FOR_EACH_SEAT(seat, seats) {
        fd_say_whom(g, seat, out);
        seats &= (seat_set)~seat_bit(seat);
        say(out, "%s", set_count(seats) > 1 ? ", " : seats ? " and " : "");
    }
}

void fd_say_side(const struct game *g, int side, struct phrase *out)
{
    bool mortals = fd_is_raid(g) && !side;
    if (g->mode != MODE_TEAM && !mortals) {
        fd_say_who(g, set_first(fd_side_seats(g, side)), out);
        return;
    }
    if (mortals)
        say(out, "the mortals");
    else
        fd_say_seats(g, fd_side_seats(g, side), out);
    out->to_you = true; /* the verbs of several are those of "you" */
}

seat_set fd_attacked(const struct game *g)
{
    return g->mode == MODE_SIMPLE ? seat_bit(1 - g->turn) : fd_struck(g);
}

void fd_say_count(struct phrase *out, int count)
{
    if (count == 1)
        say(out, "a card");
    else
        say(out, "%d cards", count);
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
        say_touch(out, "seat%d.loose.0", seat);
    if (number & (THROUGH_LOOSE | THROUGH_TWOS))
        count--;
    number &= NUMBER_MASK;
    for (int lower = 1; lower < number; lower++)
        first += g->hand[seat][lower];
    for (int i = 0; i < count; i++)
        say_touch(out, "seat%d.hand.%d", seat, first + i);
}

void fd_say_through(int through, int loose, int count, struct phrase *out)
{
    const char *one = count > 1 ? "one of them " : "";
    if (through & THROUGH_TWOS)
        say(out, " (%sMaster of Twos)", one);
    if ((through & THROUGH_LOOSE) && loose)
        say(out, " (%sthe changed %d)", one, loose);
    else if (through & THROUGH_LOOSE)
        say(out, " (%sthe card turned up)", one);
    if (through & THROUGH_PUNCH)
        say(out, " (Rocket Punch: one space farther)");
}

void fd_say_offered_through(const struct game *g, int seat, int through, int count,
                            struct phrase *out)
{
    const struct persona *p = &g->persona[seat];
    fd_say_through(through, p->marks & ROLLED ? 0 : p->loose, count, out);
}

/* --- Questions. --- */

int fd_nearest(const struct game *g, int seat)
{
    return set_first(fd_distances(g, seat) | 1u << SPACES);
}

static void prompt_starter(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "%s lost the round %s: who begins the next one?",
        g->mode == MODE_TEAM ? "Your team" : "You",
        g->ending == ROUND_HIT ? "by a hit" : "by time");
}

static void prompt_action(const struct game *g, int seat, struct phrase *out)
{
    int forced = g->persona[seat].forced;
    say(out, "Your turn, at distance %d. ", fd_nearest(g, seat));
    if (forced && g->hand[seat][forced])
        say(out, "Mistress's Command: you must move with a %d.", forced);
    else
        say(out, "What do you do?");
}

void fd_say_needed(const struct game *g, struct phrase *out)
{
    const struct strike *s = &g->strike;
    if (s->flags & UNBLOCKABLE)
        say(out, "nothing can block it");
    else {
        fd_say_set(out, s->number, s->count);
        say(out, " %s it", s->count == 1 ? "blocks" : "block");
    }
    if (s->flags & RENUMBERED)
        say(out, " (Surgical Strike)");
    if (s->flags & BLOCK_COSTS_MORE)
        say(out, " (Deathstrike: and a further card)");
    if (s->helped)
        say(out, ", of which team mates have added %d", s->helped);
}

static void prompt_response(const struct game *g, int seat, struct phrase *out)
{
    const struct strike *s = &g->strike;
    int by = g->mode == MODE_SIMPLE ? 1 - seat : s->by;
    bool can_retreat = s->dashing && fd_advance(g, seat) && !(s->flags & NO_RETREAT);
    fd_say_who(g, by, out);
    say(out, " %s you from distance %d: ", s->dashing ? "makes a dashing strike at" : "attacks",
        fd_distance(g, by, seat));
    fd_say_needed(g, out);
    if (s->dashing && s->flags & NO_RETREAT)
        say(out, ", and nobody can retreat (Thunderclap)");
    say(out, ". %s", s->flags & UNBLOCKABLE ? "" : "Block");
    if (can_retreat)
        say(out, s->flags & UNBLOCKABLE ? "Retreat" : ", retreat");
    say(out, s->flags & UNBLOCKABLE && !can_retreat ? "You are hit." : " or be hit?");
}

/* --- When an ability can be used. --- */

static void moment_strike(const struct game *g, int seat, struct phrase *out)
{
    say(out, "You %s ", g->strike.dashing ? "make a dashing strike at" : "attack");
    fd_say_seats(g, fd_attacked(g), out);
    say(out, ", at distance %d, and ", fd_nearest(g, seat));
    fd_say_needed(g, out);
}

static void moment_about(const struct game *g, const char *did, struct phrase *out)
{
    fd_say_who(g, g->about, out);
    say(out, " %s", did);
}

/* What has just happened, so that an ability could be used. */
static void say_moment(const struct game *g, int seat, uint32_t window, struct phrase *out)
{
    switch (window) {
    case MOVED_SELF: say(out, "You have moved to distance %d", fd_nearest(g, seat)); break;
    case PUSHED_FOE: say(out, "Your push leads to distance %d", fd_nearest(g, seat)); break;
    case ATTACKING:
    case DASHING: moment_strike(g, seat, out); break;
    case FOE_BLOCKED: moment_about(g, "has blocked your attack", out); break;
    case FOE_RETREATED: moment_about(g, "has retreated from your dashing strike", out); break;
    case RETREATED_SELF:
        say(out, "You have retreated to distance %d from %s", fd_distance(g, seat, g->about),
            fd_seat_name(g, g->about));
        break;
    case BLOCKED_SELF: say(out, "You have blocked %s", fd_seat_name(g, g->about)); break;
    case RECOVERING: say(out, "You must recover on this turn"); break;
    case TURN_ENDS: say(out, "Your turn ends, at distance %d", fd_nearest(g, seat)); break;
    case TIME_ENDS: say(out, "Time is over, and hits are about to be compared"); break;
    default: say(out, "It is your moment"); break;
    }
}

static void prompt_ability(const struct game *g, int seat, struct phrase *out)
{
    uint32_t window = 1u << g->k.ask.a;
    if (window == ANNOUNCED || window == TOOK_EFFECT) {
        fd_say_who(g, fd_announcer(g), out);
        say(out,
            window == ANNOUNCED ? " announces %s. Do you counter it?"
                                : " has used %s. Do you mirror it?",
            fd_ability_name(g->k.ask.b));
        return;
    }
    say_moment(g, seat, window, out);
    say(out, ". Do you use an ability?");
}

/* "Wartime Tactics: ". */
static void say_asker(const struct game *g, struct phrase *out)
{
    int ability = fd_ability_at_work(g, false);
    if (ability)
        say(out, "%s: ", fd_ability_name(ability));
}

static bool is_deathstrike(const struct game *g)
{
    return fd_ability_at_work(g, false) == ABILITY_deathstrike;
}

static void prompt_discard(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    int most = g->k.ask.a, least = g->k.ask.b;
    say_asker(g, out);
    if (is_deathstrike(g))
        say(out, "the block costs a further card. Discard one or be hit?");
    else
        say(out, "discard %s%d card%s.", least < most ? "up to " : "", most, plural(most));
}

static void prompt_take(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say_asker(g, out);
    say(out, "take %d card%s of the discard pile.", g->k.ask.a, plural(g->k.ask.a));
}

static void prompt_peek(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say_asker(g, out);
    say(out, "which card do you take, and which goes back on top?");
}

static void prompt_spiral(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    fd_say_whose(g, fd_announcer(g), out);
    say(out, " Time Spiral: discard a card or be pushed back?");
}

static void prompt_command(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say_asker(g, out);
    say(out, "with which card must %s move?", fd_seat_name(g, g->k.ask.a));
}

static void prompt_order(const struct game *g, int seat, struct phrase *out)
{
    say(out, "Who of %s takes your first turn of the round?", fd_side_name(g, fd_side(g, seat)));
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
    [ASK_PEEK] = {"peek", NULL, prompt_peek},
    [ASK_SPIRAL] = {"spiral", NULL, prompt_spiral},
    [ASK_COMMAND] = {"command", NULL, prompt_command},
    [ASK_DRAFT] = {"draft", "Which ability do you take?", NULL},
    [ASK_TWEAK] = {"tweak", "You lost the round: do you exchange one of your abilities?", NULL},
    [ASK_ORDER] = {"order", NULL, prompt_order},
    [ASK_KIT] = {"kit", "Which ability do you take along?", NULL},
    [ASK_ASSIST] = {"assist", NULL, fd_prompt_assist},
    [ASK_NAMING] = {"naming", NULL, fd_prompt_naming},
    [ASK_COUNT] = {"count", NULL, fd_prompt_count},
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
    phrase_begin(out);
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
        say(out, option.a == seat ? "Begin yourself" : "Let the other one begin");
    say_touch(out, "seat%d", option.a);
}

/* FD-377: where the pawn would end. */
static void warn_of_mine(const struct game *g, int seat, int step, struct phrase *out)
{
    int there = g->space[seat] + (fd_side(g, seat) ? -step : step);
    if (g->mine && g->mine == there && step)
        say_danger(out, "onto the mine, you lose your next turn");
}

/* Distances are what the players think in, so each option says where it leads. */
static void describe_move(const struct game *g, int seat, struct option option, struct phrase *out)
{
    bool forward = option.verb == MOVE_FORWARD;
    int number = option.a & NUMBER_MASK, free = fd_free_ahead(g, seat);
    int step = !forward ? -steps_back(g, seat, number) : number < free ? number : free;
    say(out, "Move %s with a %d", forward ? "forward" : "back", number);
    fd_say_offered_through(g, seat, option.a, 1, out);
    say(out, " (%sdistance %d)", step ? "" : "stay at ", fd_nearest(g, seat) - step);
    if (!forward && g->persona[seat].marks & DRAGON_FORM)
        say(out, ", which ends your Dragon Form");
    warn_of_mine(g, seat, step, out);
    fd_target_cards(g, seat, option.a, 1, 0, out);
    say_touch(out, "space%d", g->space[seat] + (fd_side(g, seat) ? -step : step));
}

/* Enemies this far away from where the pawn stands now. */
static seat_set foes_at(const struct game *g, int seat, int distance, struct phrase *out)
{
    seat_set there = 0;
    FOR_EACH_SEAT(foe, fd_foes(g, seat))
        if (fd_distance(g, seat, foe) == distance) {
            there |= seat_bit(foe);
            say_touch(out, "pawn%d", foe);
        }
    return there;
}

/* FD-209: everybody who is adjacent. */
static void describe_push(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int number = option.a & NUMBER_MASK;
    say(out, "Push ");
    fd_say_seats(g, foes_at(g, seat, 1, out), out);
    say(out, " with a %d", number);
    fd_say_offered_through(g, seat, option.a, 1, out);
    if (g->fighters == 2)
        say(out, " (distance %d)", 1 + steps_back(g, 1 - seat, number));
    fd_target_cards(g, seat, option.a, 1, 0, out);
}

static void say_targets(const struct game *g, int seat, int distance, struct phrase *out)
{
    seat_set there = foes_at(g, seat, distance, out);
    if (g->fighters == 2)
        return;
    say(out, " at ");
    fd_say_seats(g, there, out);
}

/* A set that would count more than its cards. */
static void say_strength(const struct game *g, int seat, int number, int count, bool dashing,
                         struct phrase *out)
{
    int strength = fd_strength(g, seat, count, dashing);
    if (strength == count)
        return;
    say(out, ", which %s as ", count == 1 ? "counts" : "count");
    fd_say_set(out, number, strength);
}

static void describe_attack(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    int number = option.b & NUMBER_MASK;
    say(out, "Attack with ");
    fd_say_set(out, number, option.c);
    fd_say_offered_through(g, seat, option.b, option.c, out);
    fd_target_cards(g, seat, option.b, option.c, 0, out);
    say_targets(g, seat, number + ((option.b & THROUGH_PUNCH) != 0), out);
    say_strength(g, seat, number, option.c, false, out);
}

static void describe_dash(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int dash = option.a & NUMBER_MASK, number = option.b & NUMBER_MASK,
        free = fd_free_ahead(g, seat);
    say(out, "Dash with a %d", dash);
    fd_say_offered_through(g, seat, option.a, 1, out);
    say(out, " and strike with ");
    fd_say_set(out, number, option.c);
    fd_say_offered_through(g, seat, option.b, option.c, out);
    fd_target_cards(g, seat, option.a, 1, 0, out);
    fd_target_cards(g, seat, option.b, option.c, option.a == number, out);
    say_targets(g, seat, number + (dash < free ? dash : free), out);
    say_strength(g, seat, number, option.c, true, out);
    warn_of_mine(g, seat, dash < free ? dash : free, out);
}

static void describe_block(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "Block with ");
    fd_say_set(out, option.b & NUMBER_MASK, option.c);
    fd_say_offered_through(g, seat, option.b, option.c, out);
    fd_target_cards(g, seat, option.b, option.c, 0, out);
}

static void describe_retreat(const struct game *g, int seat, struct option option,
                             struct phrase *out)
{
    int number = option.a & NUMBER_MASK, step = steps_back(g, seat, number);
    say(out, "Retreat with a %d", number);
    fd_say_offered_through(g, seat, option.a, 1, out);
    say(out, " (distance %d), and recover on your next turn", fd_nearest(g, seat) + step);
    if (g->persona[seat].marks & DRAGON_FORM)
        say(out, ", which ends your Dragon Form");
    warn_of_mine(g, seat, -step, out);
    fd_target_cards(g, seat, option.a, 1, 0, out);
}

/* FD-001, FD-199, FD-233, FD-235. */
static void describe_hit(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int left = g->persona[seat].life - 1;
    (void)option;
    say(out, "Take the hit");
    if (left > 0)
        say(out, " and keep %d hit point%s", left, plural(left));
    else
        say(out, g->fighters == 2 ? " and lose the round" : " and be defeated");
    say_touch(out, "pawn%d", seat);
}

static void describe_pass(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)seat, (void)option;
    int asked = g->k.ask.kind;
    out->passes = asked == ASK_ABILITY || asked == ASK_ASSIST;
    say(out, asked == ASK_ABILITY  ? "Use none"
             : asked == ASK_TWEAK  ? "Keep them"
             : asked == ASK_ASSIST ? "Stay where you are"
             : asked == ASK_WORD   ? "Not now"
             : asked == ASK_NAMING ? "Name no hand any more, and go over to the Dragon"
                                   : "No more");
    if (asked == ASK_DISCARD && is_deathstrike(g))
        say_danger(out, "you are hit");
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
