/* tell.c - what happened, in words and as data. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/now.h"
#include "games/puzzle_strike/sentences.h"
#include "games/puzzle_strike/sides.h"
#include "games/puzzle_strike/zones.h"

/* From where to where: zones of the one who did it, or the bank's stack of what is moved. */
enum place { NOWHERE, HAND_ZONE, BAG, DISCARD, TABLE, ONGOING_ZONE, PILE, STACK, GEM_STACK };

/* What an event's first byte is. */
enum subject { NONE, CHIP, NUMBER };

enum { BY_DEPTH = LEVEL_FURTHER + 1 }; /* level: what caused it decides */

/* Sentences, with the marks of sentences.c. NULL: it has a function there. */
static const struct row {
    const char *kind, *sentence;
    uint8_t level, weight, subject, from, to;
} rows[] = {
    [GAME_BEGAN] = {"begin", NULL, LEVEL_GAME},
    [CHARACTER_SET] = {"character", NULL, LEVEL_ACTION},
    [TURN_BEGAN] = {"turn", NULL, LEVEL_TURN},
    [ANTED] = {"ante", "{side} [antes] a {n}-gem (pile {pile})", BY_DEPTH, NORMAL, NUMBER,
               GEM_STACK, PILE},
    [PLAYED] = {"play", NULL, LEVEL_ACTION, NORMAL, CHIP},
    [REACTED] = {"react", NULL, LEVEL_CONSEQUENCE, NORMAL, CHIP},
    [DECLINED] = {"fizzle", "{who} [has] played {chip} already this turn: it has no effect",
                  BY_DEPTH, NORMAL, CHIP},
    [DREW] = {"draw", NULL, BY_DEPTH, NORMAL, NONE, BAG, HAND_ZONE},
    [SHUFFLED] = {"shuffle", "{who} [shakes] the discard pile into the bag", BY_DEPTH, DETAIL, NONE,
                  DISCARD, BAG},
    [DISCARDED] = {"discard", NULL, BY_DEPTH, NORMAL, CHIP, HAND_ZONE, DISCARD},
    [TRASHED_CHIP] = {"trash", NULL, BY_DEPTH, NORMAL, CHIP, TABLE, STACK},
    [GAINED] = {"gain", NULL, BY_DEPTH, NORMAL, CHIP, STACK, DISCARD},
    [FETCHED] = {"take", NULL, BY_DEPTH, NORMAL, CHIP, STACK, HAND_ZONE},
    [TAKEN] = {"take", "{who} [takes] {a_chip} of the {zone}", BY_DEPTH, NORMAL, CHIP, DISCARD,
               HAND_ZONE},
    [BOUGHT] = {"buy", NULL, LEVEL_ACTION, NORMAL, CHIP, STACK, DISCARD},
    [PUT_ON_TOP] = {"top", "{who} [puts] {a_chip} on top of the bag", BY_DEPTH, NORMAL, CHIP,
                    NOWHERE, BAG},
    [PUT_INTO_BAG] = {"bag", "{who} [puts] {a_chip} into the bag", BY_DEPTH, NORMAL, CHIP, NOWHERE,
                      BAG},
    [BROKE] = {"break", "{who} [breaks] a {n}-gem (pile {pile})", BY_DEPTH, NORMAL, NUMBER, PILE,
               GEM_STACK},
    [SENT] = {"send", NULL, BY_DEPTH, NORMAL, NONE, PILE},
    [LANDED] = {"land", "{side} [gets] {n} gem{s} (pile {pile})", BY_DEPTH, NORMAL, NONE, NOWHERE,
                PILE},
    [CANCELLED] = {"cancel", NULL, BY_DEPTH},
    [FLOATED] = {"float", "{gems} for {whom} float until {whose} pile is below ten", BY_DEPTH,
                 NORMAL, NONE, PILE},
    [SUNK] = {"sink", "{whose} floating gems are destroyed, because the turn ends with a full pile",
              LEVEL_ACTION},
    [COMBINED] = {"combine", NULL, BY_DEPTH, NORMAL, NONE, NOWHERE, PILE},
    [LOST_GEM] = {"lose_gem", NULL, BY_DEPTH, NORMAL, NUMBER, PILE, GEM_STACK},
    [PUT_GEM] = {"put_gem", "{who} [puts] a {n}-gem of the hand into the pile (pile {pile})",
                 BY_DEPTH, NORMAL, NUMBER, HAND_ZONE, PILE},
    [SPLIT_GEM] = {"split", "{whose} {n}-gem of the pile breaks into 1-gems there", BY_DEPTH,
                   NORMAL, NUMBER, NOWHERE, PILE},
    [LAID_OUT] = {"lay_out", "{who} [lays] out {chip}", BY_DEPTH, DETAIL, CHIP, TABLE,
                  ONGOING_ZONE},
    [ONGOING_ENDED] = {"end_ongoing", NULL, BY_DEPTH, NORMAL, CHIP, ONGOING_ZONE, DISCARD},
    [PANIC] = {"panic", NULL, LEVEL_CONSEQUENCE, HEADLINE},
    [SHOWED_HAND] = {"show_hand", NULL, BY_DEPTH, NORMAL, NONE, HAND_ZONE},
    [SHOWED_CHIP] = {"show", "{who} [shows] {a_chip}", BY_DEPTH, NORMAL, CHIP},
    [NAMED_COLOR] = {"color", "{who} [names] {color}", BY_DEPTH},
    [KEPT] = {"keep", NULL, BY_DEPTH, NORMAL, NONE, HAND_ZONE},
    [STACK_REMOVED] = {"remove", "{who} [removes] the stack of {chip} from the game", BY_DEPTH,
                       NORMAL, CHIP, STACK},
    [STACK_RETURNED] = {"return", "{who} [brings] back the stack of {chip}", BY_DEPTH, NORMAL, CHIP,
                        NOWHERE, STACK},
    [TRAP_SET] = {"trap", "{who} [sets] a trap on {chip}: who buys there gains a Wound", BY_DEPTH,
                  NORMAL, CHIP, NOWHERE, STACK},
    [MUST_PLAY] = {"must_play", NULL, BY_DEPTH, NORMAL, CHIP},
    [FULL_UP] = {"full", "{side} [ends] the turn with a pile of {pile} and [loses]", LEVEL_PHASE,
                 HEADLINE},
    [ELIMINATED] = {"eliminate", NULL, LEVEL_PHASE, HEADLINE},
    [TIED] = {"tie", NULL, LEVEL_ROUND, HEADLINE},
    [WON] = {"win", NULL, LEVEL_GAME, HEADLINE},
    [DRAFTED] = {"draft", "{who} [takes] {a_chip} from the pool", LEVEL_ACTION, NORMAL, CHIP},
    [BANK_LAID] = {"bank", NULL, LEVEL_ACTION},
    [MATCH_WON] = {"win_match", NULL, LEVEL_GAME, HEADLINE},
    [PAID] = {"pay", "{who} [plays] {a_chip} as money (${m})", LEVEL_ACTION, DETAIL, CHIP,
              HAND_ZONE, TABLE},
    [SPENT] = {"spend", "{who} [uses] a {color} arrow for {chip2}", LEVEL_ACTION, DETAIL},
    [PHASE_BEGAN] = {"phase", NULL, LEVEL_PHASE, DETAIL},
    [PHASE_ENDED] = {"phase_over", NULL, LEVEL_ACTION, DETAIL},
    [CLEANED] = {"clean_up", "{who} [cleans] up", LEVEL_ACTION},
    [GOT] = {"get", NULL, BY_DEPTH},
    [ATTACKED] = {"attack", NULL, BY_DEPTH, NORMAL, CHIP},
    [NO_EFFECT] = {"no_effect", NULL, BY_DEPTH, NORMAL, CHIP},
    [BARRED] = {"barred", "{who} [discards] no puzzle chip for {toll} and so [combines] nothing",
                BY_DEPTH},
    [SWAPPED] = {"take", "{who} [swaps] {chip} with a Crash Gem of {owner} discard pile", BY_DEPTH,
                 NORMAL, CHIP, NOWHERE, TABLE},
    [STOLEN] = {"gain", "{who} [takes] {a_chip} of {owner} discard pile", BY_DEPTH, NORMAL, CHIP,
                NOWHERE, DISCARD},
    [STACK_SWAPPED] = {"bank", "{who} [replaces] the stack of {chip} by {chip2}", LEVEL_ACTION,
                       NORMAL, CHIP},
    [NOTHING_CHANGED] = {"loser", "{who} [changes] nothing for the next game", LEVEL_ACTION},
    [HAND_DISCARDED] = {"discard_hand", "{who} [discards] the hand", BY_DEPTH, NORMAL, NONE,
                        HAND_ZONE, DISCARD},
    [IRON_LAID] = {"iron", "{who} [puts] a Crash Gem of the bank beside the pile", BY_DEPTH},
    [CHEAPER] = {"sale", "every chip of the bank costs {n} less this turn", BY_DEPTH},
    [KNOCKED] = {"knock_down", "{who} [plays] no purple shields this turn", BY_DEPTH},
    [PROMISED_TO] = {"promise", "{who} [has] ${n} more in the next buy phase", BY_DEPTH},
    [ARROWS_LATER] = {"arrows_later", NULL, BY_DEPTH},
    [POINTED_AT] = {"target", NULL, BY_DEPTH},
    [DECIDED] = {"decide", NULL, BY_DEPTH},
    [OFFERED] = {"offer", "{who} [offers] {chip} and {chip2}", BY_DEPTH, NORMAL, CHIP},
    [ACTIONS_ENDED] = {"end_actions", "{whose} action phase ends with that", BY_DEPTH},
    [SAME_CHOICE] = {"same_choice",
                     "{who} [loses] the flip of a coin for {character}, whom both have chosen",
                     LEVEL_GAME},
    [FOUND_NOTHING] = {"no_choice", "{who} [finds] nothing to {pick}", BY_DEPTH},
};

/* --- How deep it lies. --- */

/* Is there an action that it could come of? Antes, the income of ongoing chips and their end are by
 * themselves, and so are the first hands of a game. */
static bool follows_action(const struct game *g)
{
    return ps_plays(g) || g->phase == PHASE_BUY || ps_caller(g, 0).script == SCRIPT_cleanup;
}

/* A chip that another one plays is a consequence, and what comes of it goes further; so does what
 * comes of a reaction. */
static enum level by_depth(const struct game *g, const struct event *e)
{
    if (!follows_action(g))
        return LEVEL_ACTION;
    bool is_answer = e->kind != LANDED && e->kind != SENT && ps_is_answering(g);
    return is_answer || ps_plays(g) > 1 ? LEVEL_FURTHER : LEVEL_CONSEQUENCE;
}

static enum level level_of(const struct game *g, const struct event *e)
{
    if (e->kind == GAME_BEGAN && g->mode == MODE_TOURNAMENT)
        return LEVEL_ROUND;
    if (e->kind == PLAYED && ps_plays(g) > 1)
        return LEVEL_CONSEQUENCE;
    if (e->kind == PLAYED && ps_is_answering(g))
        return LEVEL_FURTHER;
    return rows[e->kind].level == BY_DEPTH ? by_depth(g, e) : rows[e->kind].level;
}

/* What is said elsewhere already, or does not matter to who only wants to follow. */
static bool is_detail(const struct game *g, const struct event *e)
{
    int script = ps_caller(g, 0).script;
    switch (e->kind) {
    case DISCARDED: return script == SCRIPT_cleanup || script == SCRIPT_maximum_anarchy;
    case PLAYED:
        return ps_caller(g, 1).script == SCRIPT_hit_command; /* it was said who makes them */
    case SHOWED_HAND: return !ps_hides_chips(&g->player[e->seat]);
    case SHOWED_CHIP: return e->open[1];
    case GOT: return !ps_is_active(g, e->seat); /* it is lost */
    case ATTACKED: return e->open[1] == ps_foes(g, e->seat);
    case POINTED_AT:
        return e->open[0] == AIM_SEND || e->open[0] == AIM_VICTIM || e->open[0] == AIM_POTATO;
    default: return false;
    }
}

static enum weight weight_of(const struct game *g, const struct event *e)
{
    bool matters = e->kind == PHASE_ENDED && e->open[1] == END_NO_PURCHASE;
    return matters ? NORMAL : is_detail(g, e) ? DETAIL : rows[e->kind].weight;
}

/* --- Why. --- */

static const char *chip_or_null(int chip)
{
    return chip ? ps_chip_id(chip) : NULL;
}

/* The chip whose text happens. The one that is played, or reacts, is not its own cause. */
static const char *acting_chip(const struct game *g, const struct event *e)
{
    bool over = e->kind == LANDED || (e->kind == SENT && ps_variable(g, 5) != e->seat);
    return chip_or_null(ps_acting(g, e->kind == PLAYED || over).chip);
}

static const char *cause_of(const struct game *g, const struct event *e)
{
    switch (e->kind) {
    case GAINED:
    case CANCELLED: return e->open[1] ? ps_chip_id(e->open[1]) : acting_chip(g, e);
    case GOT: return e->secret[1] ? ps_chip_id(e->secret[1]) : acting_chip(g, e);
    case ANTED: return ps_acting(g, 0).chip || !g->level ? acting_chip(g, e) : "panic_time";
    case DREW:
        return ps_caller(g, 0).script == SCRIPT_cleanup && ps_height_bonus(ps_pile_sum(g, e->seat))
                   ? "height_bonus"
                   : acting_chip(g, e);
    case SENT:
    case LANDED: return ps_is_released(g) ? "floating_gems" : acting_chip(g, e);
    case FLOATED:
    case SUNK:
    case FULL_UP:
    case ELIMINATED:
    case WON: return "full_pile";
    case PANIC: return "empty_stack";
    case BARRED: return ps_chip_id(ps_toll(g, 0));
    case TIED: return "tie";
    case KEPT: return "piggy_bank";
    case DISCARDED: return ps_toll(g, 0) ? ps_chip_id(ps_toll(g, 0)) : acting_chip(g, e);
    default: return acting_chip(g, e);
    }
}

/* --- To whom. --- */

static seat_set targets_of(const struct game *g, const struct event *e)
{
    switch (e->kind) {
    case SENT:
    case FLOATED: return ps_mates(g, e->open[0]);
    case ATTACKED: return e->open[1];
    case REACTED: return seat_bit(ps_variable(g, 2));
    case MUST_PLAY: return seat_bit(e->seat);
    case SWAPPED:
    case STOLEN:
    case POINTED_AT: return seat_bit(e->open[1]);
    case DECIDED: return seat_bit(e->open[2]);
    case ARROWS_LATER:
    case TIED: return e->open[0];
    default: return 0;
    }
}

/* --- With what. --- */

static void tell_chips(const struct game *g, const struct event *e, struct telling *t)
{
    if (rows[e->kind].subject == CHIP && e->open[0])
        tell_card(t, ps_chip_id(e->open[0]));
    if (rows[e->kind].subject == NUMBER)
        tell_card(t, ps_cards[e->open[0] - 1].id);
    if (e->kind == REACTED && e->open[1] != e->open[0])
        tell_card(t, ps_chip_id(e->open[1]));
    if (e->kind == OFFERED || e->kind == STACK_SWAPPED || e->kind == SPENT)
        tell_card(t, ps_chip_id(e->open[1]));
    for (int i = 0; (e->kind == DREW || e->kind == KEPT) && e->secret[i] && i < EVENT_SECRET; i++)
        tell_card(t, ps_chip_id(e->secret[i]));
    for (int i = 0; e->kind == BANK_LAID && i < PUZZLES; i++)
        tell_card(t, ps_chip_id(g->chip[FIRST_PUZZLE + i]));
    for (int i = 0; e->kind == CHARACTER_SET && i < OWN_CHIPS; i++)
        tell_card(t, ps_chip_id(ps_character_chip(e->open[0], i)));
}

/* --- From where to where. --- */

static void name_place(const struct game *g, const struct event *e, enum place place,
                       char id[ID_BYTES])
{
    static const char *const zones[] = {[HAND_ZONE] = "hand",
                                        [BAG] = "bag",
                                        [DISCARD] = "discard",
                                        [TABLE] = "table",
                                        [ONGOING_ZONE] = "ongoing"};
    int kind = place == GEM_STACK ? e->open[0] - 1
               : place == STACK   ? ps_find_kind(g, e->open[0])
                                  : NO_KIND;
    switch (place) {
    case NOWHERE: break;
    case PILE: snprintf(id, ID_BYTES, "pile%d", ps_side(g, e->seat)); break;
    case STACK:
    case GEM_STACK:
        if (kind < BANK_STACKS)
            snprintf(id, ID_BYTES, "bank.%d", kind);
        break;
    default: snprintf(id, ID_BYTES, "seat%d.%s", e->seat, zones[place]); break;
    }
}

static enum place place_of(int verb)
{
    return verb == FROM_HAND      ? HAND_ZONE
           : verb == FROM_DISCARD ? DISCARD
           : verb == FROM_BAG     ? BAG
                                  : TABLE;
}

/* A copy leaves nothing, and what is played again lies there already. */
static enum place played_from(const struct game *g)
{
    struct caller by = ps_caller(g, 1);
    bool again = by.script == SCRIPT_x_copy && by.at == 3;
    if (by.script == SCRIPT_double_take)
        return by.at == 2 ? place_of(g->chosen.verb) : NOWHERE;
    return ps_variable(g, 2) && !again ? HAND_ZONE : NOWHERE;
}

/* PS-197, PS-291: some reactions are trashed; a Crash Gem beside the pile is in no hand. */
static void find_reaction(const struct event *e, enum place *from, enum place *to)
{
    bool trashed = e->open[1] != e->open[0] || ps_chips[e->open[0]].shield == SHIELD_IMMUNE_TRASH;
    *from = e->open[2] ? NOWHERE : HAND_ZONE;
    *to = trashed ? STACK : DISCARD;
}

/* An eye looks where it has gone to; at the bank it looks where it was. */
static void tell_way(const struct game *g, const struct event *e, struct telling *t)
{
    enum place from = rows[e->kind].from, to = rows[e->kind].to;
    if (e->kind == TRASHED_CHIP || e->kind == TAKEN)
        from = place_of(e->open[1]);
    if (e->kind == PLAYED) {
        from = played_from(g);
        to = from == NOWHERE ? NOWHERE : TABLE;
    }
    if (e->kind == REACTED)
        find_reaction(e, &from, &to);
    name_place(g, e, from, t->from);
    name_place(g, e, to, t->to);
    if (e->kind == SENT)
        tell_to(t, "pile%d", ps_side(g, e->open[0]));
    bool leaves = to == STACK || to == GEM_STACK || to == NOWHERE;
    if (*(leaves && e->kind != SENT ? t->from : t->to))
        say_touch(&t->phrase, "%s", leaves && e->kind != SENT ? t->from : t->to);
}

void ps_tell(const struct game *g, const struct event *e, struct telling *t)
{
    const struct row *row = &rows[e->kind];
    assert(e->kind <= FOUND_NOTHING);
    t->phrase.kind = row->kind;
    t->level = level_of(g, e);
    t->weight = weight_of(g, e);
    t->targets = targets_of(g, e);
    t->cause = cause_of(g, e);
    ps_say_event(g, e, row->sentence, &t->phrase);
    if (e->kind == MUST_PLAY)
        t->seat = e->open[1];
    tell_chips(g, e, t);
    tell_way(g, e, t);
}
