/* words_options.c - the options of Puzzle Strike in words, with what comes of them. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/crash.h"
#include "games/puzzle_strike/now.h"
#include "games/puzzle_strike/options.h"
#include "games/puzzle_strike/play.h"
#include "games/puzzle_strike/turn.h"
#include "games/puzzle_strike/words.h"
#include "games/puzzle_strike/zones.h"

/* --- What an option is about. --- */

/* The first chip of a kind, as the view lists a zone. */
static void target_chip(int seat, const char *zone, const uint8_t *counts, int kind,
                        struct phrase *out)
{
    int index = 0;
    for (int lower = 0; lower < kind; lower++)
        index += counts[lower];
    say_touch(out, "seat%d.%s.%d", seat, zone, index);
}

static void target_gem(const struct game *g, int seat, int value, int skipped, struct phrase *out)
{
    const uint8_t *gems = ps_gems(g, seat);
    int index = skipped;
    for (int lower = 1; lower < value; lower++)
        index += gems[lower - 1];
    say_touch(out, "pile%d.%d", ps_side(g, seat), index);
}

/* --- Options. --- */

/* A part of a chip's text, without the full stop at its end. */
static void say_text(const char *text, size_t length, struct phrase *out)
{
    while (length && (text[length - 1] == ' ' || text[length - 1] == '.'))
        length--;
    say(out, ": %.*s", (int)length, text);
}

/* What it does when it is played, and as a reaction. */
static void say_main(int chip, struct phrase *out)
{
    const char *text = ps_cards[chip - 1].text, *reaction = strstr(text, "Reaction");
    say_text(text, reaction ? (size_t)(reaction - text) : strlen(text), out);
}

static void say_reaction(int chip, struct phrase *out)
{
    const char *text = ps_cards[chip - 1].text, *reaction = strstr(text, "Reaction");
    reaction = reaction ? strstr(reaction, ": ") + 2 : text;
    say_text(reaction, strlen(reaction), out);
}

/* Is there nothing that it could work on, once it has left the hand? What is drawn before that may
 * be something. */
static bool finds_nothing(const struct game *g, int seat, int chip, int kind)
{
    static const struct {
        uint8_t chip, pick;
    } needs[] = {
        {CHIP_gem_essence, PICK_trash_gem},     {CHIP_big_rocks, PICK_trash_gem},
        {CHIP_risky_move, PICK_to_pile},        {CHIP_crash_bomb, PICK_trash_crash},
        {CHIP_burning_vigor, PICK_trash_wound}, {CHIP_x_copy, PICK_copy},
        {CHIP_double_take, PICK_double_take},   {CHIP_wartime_tactics, PICK_show},
        {CHIP_option_select, PICK_select},      {CHIP_self_improvement, PICK_trash_anywhere},
    };
    struct game after = *g;
    ps_remove(after.player[seat].hand, kind);
    for (size_t i = 0; i < sizeof needs / sizeof *needs; i++)
        if (needs[i].chip == chip)
            return !ps_can_pick(&after, needs[i].pick, seat, NO_ARGUMENT);
    return false;
}

/* Why playing it would be in vain, as its player can see; NULL: it would not. */
static const char *why_in_vain(const struct game *g, int seat, int chip)
{
    const struct player *p = &g->player[seat];
    int pile = ps_pile_sum(g, seat), ones = ps_gems(g, seat)[0];
    bool commands = false;
    FOR_EACH_SEAT(foe, ps_foes(g, seat))
        commands |= ps_can_be_commanded(g, foe);
    switch (chip) {
    case CHIP_unstable_power: return pile ? NULL : "your pile is empty, and you gain two Wounds";
    case CHIP_its_combo_time: return p->hand[GEM1] ? NULL : "no 1-gem in your hand";
    case CHIP_more_shiny: return ones || p->hand[GEM1] ? NULL : "no 1-gem in your hand or pile";
    case CHIP_mistress_command: return commands ? NULL : "no opponent's pile is 6 or 9";
    case CHIP_two_truths:
        return set_count(ps_kinds(p->discard)) > 1 ? NULL : "no two chips to choose from";
    case CHIP_crash_gem:
    case CHIP_double_crash_gem: return pile ? NULL : "your pile is empty";
    case CHIP_rocket_punch: return ones ? NULL : "your pile has no 1-gem";
    case CHIP_double_slash:
    case CHIP_deathstrike_dragon: return ones >= 2 ? NULL : "your pile has no two 1-gems";
    case CHIP_bang_then_fizzle: return pile <= 4 ? NULL : "your pile is above 4";
    case CHIP_beast_unleashed: return pile >= 6 ? NULL : "your pile is below 6";
    case CHIP_living_on_the_edge: return pile >= FULL_PILE ? NULL : "your pile is below 10";
    case CHIP_combos_are_hard: return g->player[seat].played ? "not your only action" : NULL;
    case CHIP_iron_defense: return ps_in_bank(g, CRASH_GEM) ? NULL : "no Crash Gem in the bank";
    default: return NULL;
    }
}

/* On one's own turn a pile of ten is a danger, unless a tie is being broken (PS-109, PS-146). */
static void warn_of_ante(const struct game *g, int seat, int value, struct phrase *out)
{
    char why[60];
    int pile = ps_pile_sum(g, seat) + value;
    snprintf(why, sizeof why, "a pile of %d at the end of your turn loses", pile);
    if (pile >= FULL_PILE && ps_is_active(g, seat) && !g->breaking_tie)
        say_danger(out, why);
}

static void describe_play(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int chip = option.verb == PLAY ? g->chip[option.a] : CHIP_crash_gem;
    const char *vain = option.verb == PLAY && finds_nothing(g, seat, chip, option.a)
                           ? "it finds nothing to work on"
                           : why_in_vain(g, seat, chip);
    int anted = chip == CHIP_risk_to_riskonade ? 3 : chip == CHIP_playing_with_fire ? 1 : 0;
    out->kind = "play";
    if (option.verb == PLAY_IRON)
        say(out, "Play the Crash Gem beside your pile");
    else
        say(out, "Play %s", ps_chip_name(chip));
    if (option.b != BLACK)
        say(out, " with a %s arrow", ps_arrow_names[option.b]);
    say_main(chip, out);
    if (vain)
        say_danger(out, vain);
    if (anted)
        warn_of_ante(g, seat, anted, out);
    if (option.verb == PLAY)
        target_chip(seat, "hand", g->player[seat].hand, option.a, out);
}

struct picked {
    const struct game *g;
    struct option option;
};

/* The only mark is the chip. */
static void fill_pick(const void *context, const char *mark, struct phrase *out)
{
    const struct picked *picked = context;
    int verb = picked->option.verb;
    (void)mark;
    say(out, "%s%s", ps_name(picked->g, picked->option.a),
        verb == FROM_DISCARD ? " of the discard pile"
        : verb == FROM_BAG   ? " of the bag"
                             : "");
}

/* Who discards Shadow Plague gains a Wound (PS-370). */
static bool is_plague_dropped(const struct game *g, struct option option)
{
    return g->chip[option.a] == CHIP_shadow_plague && ps_in_bank(g, WOUND) &&
           strstr(ps_pick_phrase(g->k.ask.a), "iscard {chip}");
}

static void describe_pick(const struct game *g, struct option option, struct phrase *out)
{
    bool is_truth = g->k.ask.kind == ASK_TRUTH;
    int owner = is_truth ? g->k.ask.a : g->k.ask.b;
    const struct player *p = &g->player[owner];
    struct picked picked = {g, option};
    out->kind = "pick";
    say_sentence(out, is_truth ? "Let them have {chip}" : ps_pick_phrase(g->k.ask.a), fill_pick,
                 &picked);
    if (!is_truth && is_plague_dropped(g, option))
        say(out, ", and gain a Wound");
    switch (option.verb) {
    case FROM_HAND: target_chip(owner, "hand", p->hand, option.a, out); break;
    case FROM_DISCARD: target_chip(owner, "discard", p->discard, option.a, out); break;
    case FROM_BAG: say_touch(out, "seat%d.bag", owner); break;
    default: say_touch(out, "bank.%d", option.a); break;
    }
}

static void describe_pass(const struct game *g, struct phrase *out)
{
    out->kind = "pass";
    out->passes = g->k.ask.kind == ASK_REACT;
    switch (g->k.ask.kind) {
    case ASK_REACT: say(out, "Do not react"); break;
    case ASK_MERGE: say(out, "Combine nothing"); break;
    case ASK_BREAK: say(out, "Break no more"); break;
    default: say(out, "None"); break;
    }
}

static void describe_react(const struct game *g, int seat, struct option option, struct phrase *out)
{
    out->kind = "react";
    if (option.verb == REACT_IRON) {
        say(out, "React with the Crash Gem beside your pile");
        say_reaction(CHIP_crash_gem, out);
        return;
    }
    say(out, "React with %s", ps_name(g, option.a));
    if (option.a != option.b)
        say(out, " as %s", ps_name(g, option.b));
    say_reaction(g->chip[option.b], out);
    target_chip(seat, "hand", g->player[seat].hand, option.a, out);
}

/* What broken gems do to those that are sent, all in all (PS-033, PS-035). */
static void say_counter(const struct game *g, const struct sending *met, int gems,
                        struct phrase *out)
{
    int more = gems - met->count;
    say(out, "; cancels %d", more < 0 ? gems : met->count);
    if (more > 0)
        say(out, ", %d back to %s", more, ps_seat_name(g, met->from));
    if (more < 0)
        say(out, ", %d still %s", -more, more < -1 ? "come" : "comes");
}

/* A 4-gem can't be answered, and what is sent from a full pile waits (PS-040, PS-154). */
static void describe_break(const struct game *g, int owner, int value, struct phrase *out)
{
    enum { SENT_BEFORE = 5 }; /* variable of the script break_gems */
    struct sending sends[DEPTH];
    int pile = ps_pile_sum(g, owner), left = pile - value;
    int gems = value + ps_variable(g, SENT_BEFORE);
    bool counters = ps_caller(g, 1).script == SCRIPT_send;
    const struct sending *met = &sends[counters ? ps_sends_open(g, sends) - 1 : 0];
    bool floats = ps_is_melee(g) && g->turn == owner && left >= FULL_PILE;
    out->kind = "break";
    say(out, "Break a %d-gem (pile %d, then %d", value, pile, left);
    if (counters)
        say_counter(g, met, gems, out);
    else
        say(out, "; sends %d", gems);
    if (!counters || gems > met->count)
        say(out, "%s%s", floats ? "; they float" : "", value == GEMS ? "; can't be answered" : "");
    say(out, ")");
    target_gem(g, owner, value, 0, out);
}

static void describe_gems(const struct game *g, struct option option, struct phrase *out)
{
    int owner = g->k.ask.a;
    if (option.verb == BREAK_GEM) {
        describe_break(g, owner, option.a, out);
        return;
    }
    bool with_bank = g->k.ask.b == MERGE_BANK;
    out->kind = "combine";
    say(out, "Combine a %d-gem%s and a %d-gem into a %d-gem", option.a,
        with_bank ? " of the bank" : "", option.b, option.a + option.b);
    if (!with_bank)
        target_gem(g, owner, option.a, 0, out);
    target_gem(g, owner, option.b, !with_bank && option.a == option.b, out);
}

/* What else a purchase brings: traps, the end of ongoing chips, the next level of Panic Time. */
static void say_purchase(const struct game *g, int seat, int kind, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    int left = p->money - ps_cost(g, kind), empty = ps_empty_stacks(g) + 1;
    say(out, "Buy %s for $%d", ps_name(g, kind), ps_cost(g, kind));
    if (left > 0)
        say(out, " ($%d left)", left);
    FOR_EACH_KIND(lasting, ps_kinds(p->ongoing))
        if (ps_ends_by_purchase(g, lasting, kind))
            say(out, "; %s ends", ps_name(g, lasting));
    if (g->bank[kind] == 1 && g->level < 3 && empty >= g->k.seats + g->level)
        say(out, "; the last one: %s begins", ps_level_names[g->level + 1]);
    if (g->traps[kind])
        say_danger(out, "a trap, you gain a Wound");
}

/* Only a Wound costs nothing: is there something else to buy? */
static bool is_needless(const struct game *g, int seat, int kind)
{
    struct option options[OPTIONS];
    const struct option *end = ps_options(g, seat, options);
    bool other = false;
    for (const struct option *o = options; kind == WOUND && o < end; o++)
        other |= o->verb == PAY || (o->verb == BUY && o->a != WOUND);
    return other;
}

static void describe_money(const struct game *g, int seat, struct option option, struct phrase *out)
{
    out->kind = option.verb == BUY ? "buy" : "pay";
    if (option.verb == BUY) {
        say_purchase(g, seat, option.a, out);
        if (is_needless(g, seat, option.a))
            say_danger(out, "a Wound does nothing");
        say_touch(out, "bank.%d", option.a);
    } else if (option.verb == PAY_ALL) {
        say(out, "Play all your gems as money ($%d)", ps_hand_money(g, seat));
    } else {
        say(out, "Play a %d-gem as money", option.a + 1);
        target_chip(seat, "hand", g->player[seat].hand, option.a, out);
    }
}

/* Before a game. */
static void describe_preparation(const struct game *g, struct option option, struct phrase *out)
{
    switch (option.verb) {
    case PICK_CHARACTER:
        out->kind = "character";
        say(out, "%s: ", ps_characters[option.a]);
        for (int i = 0; i < OWN_CHIPS; i++)
            say(out, "%s%s", i ? ", " : "", ps_chip_name(ps_character_chip(option.a, i)));
        break;
    case DRAFT_CHIP:
        out->kind = "draft";
        say(out, "Take %s", ps_chip_name(g->pool.card[option.a]));
        say_text(ps_cards[g->pool.card[option.a] - 1].text,
                 strlen(ps_cards[g->pool.card[option.a] - 1].text), out);
        say_touch(out, "pool.%d", option.a);
        break;
    case SWAP_OUT:
        out->kind = "swap_out";
        say(out, "Remove %s", ps_name(g, option.a));
        say_touch(out, "bank.%d", option.a);
        break;
    default:
        out->kind = "swap_in";
        say(out, "%s for $%d", ps_chip_name(option.a), ps_chips[option.a].cost);
        say_touch(out, "spare.%s", ps_chip_id(option.a));
        break;
    }
}

static void describe_target(const struct game *g, int seat, int target, struct phrase *out)
{
    int aim = g->k.ask.a, wounds = g->player[target].discard[WOUND];
    int pile = ps_pile_sum(g, target), hand = ps_total(g->player[target].hand);
    out->kind = "target";
    say(out, "%s%s", ps_seat_name(g, target), target == seat ? " (you)" : "");
    if (aim == AIM_SEND)
        say(out, " (pile %d, then %d)", pile, pile + ps_gems_to_send(g));
    if (aim == AIM_VICTIM)
        say(out, " (pile %d, %d chip%s in hand)", pile, hand, plural(hand));
    if (aim == AIM_VICTIM && ps_acting(g, 0).chip == CHIP_mistress_command &&
        !ps_can_be_commanded(g, target))
        say_danger(out, "in vain, the pile is neither 6 nor 9");
    if (aim == AIM_DISCARD)
        say(out, " (%d Wound%s)", wounds, plural(wounds));
    say_touch(out, "seat%d", target);
}

/* Options that always have the same words. */
static void describe_fixed(struct option option, struct phrase *out)
{
    static const struct {
        const char *kind, *text;
    } words[] = {
        [HAND_OVER] = {"hand_over", "Let your team mate act first"},
        [END_ACTIONS] = {"end", "End your action phase"},
        [END_BUYING] = {"end", "End your buy phase"},
        [LOSER_KEEP] = {"loser", "Nothing: the same characters and the same bank"},
        [LOSER_CHARACTER] = {"loser", "Switch to another character"},
        [LOSER_STACK] = {"loser", "Replace a stack of the bank"},
        [LOSER_BANK] = {"loser", "A new random bank"},
    };
    assert(words[option.verb].kind);
    out->kind = words[option.verb].kind;
    say(out, "%s", words[option.verb].text);
}

/* Who stops with a full pile loses, unless a tie is being broken (PS-109, PS-146). */
static void describe_end(const struct game *g, int seat, struct phrase *out)
{
    char why[40];
    describe_fixed((struct option){END_ACTIONS}, out);
    snprintf(why, sizeof why, "your pile of %d loses", ps_pile_sum(g, seat));
    if (ps_pile_sum(g, seat) >= FULL_PILE && !g->breaking_tie)
        say_danger(out, why);
}

/* What is anted by it, if anything. */
static void describe_choice(const struct game *g, int seat, int choice, struct phrase *out)
{
    const char *words = ps_choice(g->k.ask.a, choice), *ante = strstr(words, "{pile+");
    out->kind = "decide";
    ps_say_asked(g, seat, words, out);
    if (ante)
        warn_of_ante(g, ps_decides_for(g, seat), atoi(ante + strlen("{pile+")), out);
}

/* Every option about how many has that number to be typed. */
static void describe_cancel(int count, struct phrase *out)
{
    out->kind = "cancel";
    say(out, "%d gem%s", count, plural(count));
    snprintf(out->key, sizeof out->key, "%d", count);
}

void ps_describe(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int who = ps_decides_for(g, seat);
    if (who != seat)
        say(out, "%s: ", ps_seat_name(g, who));
    switch (option.verb) {
    case PASS: describe_pass(g, out); break;
    case PLAY:
    case PLAY_IRON: describe_play(g, seat, option, out); break;
    case FROM_HAND:
    case FROM_DISCARD:
    case FROM_BAG:
    case FROM_BANK: describe_pick(g, option, out); break;
    case REACT_WITH:
    case REACT_IRON: describe_react(g, seat, option, out); break;
    case BREAK_GEM:
    case MERGE_GEMS: describe_gems(g, option, out); break;
    case PAY:
    case PAY_ALL:
    case BUY: describe_money(g, seat, option, out); break;
    case DECIDE: describe_choice(g, seat, option.a, out); break;
    case AIM_AT: describe_target(g, seat, option.a, out); break;
    case CANCEL_GEMS: describe_cancel(option.a, out); break;
    case END_ACTIONS: describe_end(g, seat, out); break;
    case PICK_CHARACTER:
    case DRAFT_CHIP:
    case SWAP_OUT:
    case SWAP_IN: describe_preparation(g, option, out); break;
    default: describe_fixed(option, out); break;
    }
}
