/* sentences.c - what happened, in words: the marks of the sentences that tell.c has as a table, and
 * the events that need more than those. */
#include "games/puzzle_strike/sentences.h"

#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/now.h"
#include "games/puzzle_strike/sides.h"
#include "games/puzzle_strike/words.h"
#include "games/puzzle_strike/zones.h"

#include <ctype.h>

/* An event that is being told. */
struct teller {
    const struct game *g;
    const struct event *e;
    struct phrase *out;
};

/* --- Who. --- */

static void say_who_did(struct teller t)
{
    say_who(t.out, t.e->seat, ps_seat_name(t.g, t.e->seat));
}

static void say_whose_it_is(struct teller t)
{
    say_whose(t.out, t.e->seat, ps_seat_name(t.g, t.e->seat));
}

/* Who shares the pile. Two do as "you" do: their verbs are the same. */
static void say_side(struct teller t)
{
    if (t.g->mode != MODE_TEAM) {
        say_who_did(t);
        return;
    }
    ps_say_seats(t.g, ps_mates(t.g, t.e->seat), t.out);
    t.out->to_you = true;
}

/* The first byte: whose pile gems go to. */
static void say_first(struct teller t)
{
    ps_say_seats(t.g, ps_mates(t.g, t.e->open[0]), t.out);
}

/* Of somebody else: the second byte. */
static void say_second(struct teller t)
{
    bool is_own = t.e->open[1] == t.e->seat && t.out->you != t.e->seat + 1;
    if (is_own)
        say(t.out, "their own");
    else
        say_whose(t.out, t.e->open[1], ps_seat_name(t.g, t.e->open[1]));
}

static void say_target(struct teller t)
{
    say_whom(t.out, t.e->open[1], ps_seat_name(t.g, t.e->open[1]));
}

/* --- What. --- */

static const char *chip_name(int chip)
{
    return chip ? ps_chip_name(chip) : "a chip";
}

static void say_chip(struct teller t)
{
    say(t.out, "%s", chip_name(t.e->open[0]));
}

/* Basic chips are many: "a Wound", but "Ouch!". */
static void say_a_chip(struct teller t)
{
    bool is_basic = t.e->open[0] && ps_chips[t.e->open[0]].class_ == CLASS_BASIC;
    say(t.out, "%s%s", is_basic ? "a " : "", chip_name(t.e->open[0]));
}

static void say_other_chip(struct teller t)
{
    say(t.out, "%s", chip_name(t.e->open[1]));
}

static void say_character(struct teller t)
{
    say(t.out, "%s", ps_characters[t.e->open[0]]);
}

static void say_color(struct teller t)
{
    say(t.out, "%s", ps_arrow_names[t.e->open[0]]);
}

static void say_number(struct teller t)
{
    say(t.out, "%d", t.e->open[0]);
}

static void say_plural(struct teller t)
{
    say(t.out, "%s", plural(t.e->open[0]));
}

static void say_other_number(struct teller t)
{
    say(t.out, "%d", (int8_t)t.e->open[1]);
}

static void say_gems(struct teller t)
{
    say(t.out, "%d gem%s", t.e->open[1], plural(t.e->open[1]));
}

/* Some events are told just before the pile changes. */
static void say_pile(struct teller t)
{
    bool comes = t.e->kind == ANTED || t.e->kind == LANDED;
    say(t.out, "%d", ps_pile_sum(t.g, t.e->seat) + (comes ? t.e->open[0] : 0));
}

static void say_ante(struct teller t)
{
    say(t.out, "%d", ps_ante_value(t.g));
}

static void say_zone(struct teller t)
{
    say(t.out, "%s", t.e->open[1] == FROM_BAG ? "bag" : "discard pile");
}

static void say_toll(struct teller t)
{
    say(t.out, "%s", ps_chip_name(ps_toll(t.g, 0)));
}

/* "trash", "play twice": what could not be done with any chip. */
static void say_pick(struct teller t)
{
    const char *phrase = ps_pick_phrase(t.e->open[0]), *mark = strstr(phrase, " {chip}");
    say(t.out, "%c%.*s%s", tolower((unsigned char)*phrase), (int)(mark - phrase - 1), phrase + 1,
        mark + strlen(" {chip}"));
}

static void fill(const void *context, const char *mark, struct phrase *out)
{
    static const struct {
        const char *mark;
        void (*say)(struct teller t);
    } marks[] = {
        {"who", say_who_did},      {"whose", say_whose_it_is},   {"side", say_side},
        {"whom", say_first},       {"owner", say_second},        {"target", say_target},
        {"chip", say_chip},        {"a_chip", say_a_chip},       {"s", say_plural},
        {"chip2", say_other_chip}, {"character", say_character}, {"color", say_color},
        {"n", say_number},         {"m", say_other_number},      {"gems", say_gems},
        {"pile", say_pile},        {"ante", say_ante},           {"zone", say_zone},
        {"toll", say_toll},        {"pick", say_pick},
    };
    (void)out;
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (!strcmp(marks[i].mark, mark))
            marks[i].say(*(const struct teller *)context);
}

static void tell(struct teller t, const char *sentence)
{
    say_sentence(t.out, sentence, fill, &t);
}

/* --- The course of the game. --- */

static void tell_begin(struct teller t)
{
    if (t.g->mode == MODE_TOURNAMENT)
        tell(t, "game {n} of the match: ");
    tell(t, "{who} [has] the first turn");
}

static void tell_turn(struct teller t)
{
    if (t.g->mode == MODE_TEAM)
        tell(t, "the turn of {side} (pile {pile})");
    else
        tell(t, "{whose} turn (pile {pile})");
}

static void tell_character(struct teller t)
{
    bool again = t.g->loser != NOBODY;
    tell(t, again ? "{who} [switches] to {character}" : "{who} [plays] {character}");
}

static void tell_bank(struct teller t)
{
    say(t.out, "%s: ", t.e->open[0] ? "a new bank" : "the bank");
    ps_say_chips(t.g->chip + FIRST_PUZZLE, PUZZLES, t.out);
}

static void tell_phase(struct teller t)
{
    static const char *const names[] = {[PHASE_ANTE] = "ante",
                                        [PHASE_ACTION] = "action",
                                        [PHASE_BUY] = "buy",
                                        [PHASE_CLEANUP] = "cleanup"};
    say(t.out, "%s phase", names[t.e->open[0]]);
}

static void tell_phase_end(struct teller t)
{
    static const char *const sentences[] = {
        [END_CHOSEN] = "{who} [plays] nothing more",
        [END_BY_CHIP] = "{whose} action phase is over",
        [END_NO_ARROW] = "{who} [has] no arrow left to play another chip",
        [END_NO_CHIP] = "{who} [has] no chip that the arrows left could pay for",
        [END_NO_MONEY] = "{who} [has] no money left for another chip",
        [END_NO_PURCHASE] = "{who} [buys] nothing: nothing in the bank can be paid for",
    };
    bool stops_buying = t.e->open[0] == PHASE_BUY && t.e->open[1] == END_CHOSEN;
    tell(t, stops_buying ? "{who} [buys] nothing more" : sentences[t.e->open[1]]);
}

/* Panic Time, and which stacks have brought it. */
static void tell_panic(struct teller t)
{
    uint8_t empty[BANK_STACKS];
    int count = 0;
    for (int kind = 0; kind < BANK_STACKS; kind++)
        if (!ps_in_bank(t.g, kind))
            empty[count++] = t.g->chip[kind];
    say(t.out, "%s: %d stacks of the bank are empty (", ps_level_names[t.e->open[0]], count);
    ps_say_chips(empty, count, t.out);
    tell(t, "), from now on everybody antes a {ante}-gem");
}

/* Antes grow with each, up to 4 (PS-164), as long as there is anybody to play on. */
static void tell_eliminated(struct teller t)
{
    bool grows = 1 + t.g->level + t.g->eliminated <= GEMS && set_count(t.g->in_play) > 1;
    tell(t, "{who} [ends] the turn with a pile of {n} and [is] eliminated");
    if (grows)
        tell(t, ": from now on everybody antes a {ante}-gem");
}

static void tell_tie(struct teller t)
{
    ps_say_seats(t.g, t.e->open[0], t.out);
    say(t.out, " share the lowest pile (%d) and take one more turn each",
        ps_pile_sum(t.g, set_first(t.e->open[0])));
}

static void tell_win(struct teller t)
{
    static const char *const sentences[] = {
        [MODE_DUEL] = "{side} [wins]",
        [MODE_FREE_FOR_ALL] = "{side} [wins] with the lowest pile ({pile})",
        [MODE_LAST_STANDING] = "{side} [wins] as the last one standing",
        [MODE_TEAM] = "{side} [wins]",
        [MODE_TOURNAMENT] = "{side} [wins] this game",
    };
    tell(t, t.g->breaking_tie ? "{side} [wins] the tie with the lowest pile ({pile})"
                              : sentences[t.g->mode]);
}

static void tell_match(struct teller t)
{
    int winner = t.e->seat;
    tell(t, "{who} [wins] the match by ");
    say(t.out, "%d games to %d", t.g->wins[winner], t.g->wins[winner ^ 1]);
}

/* --- Chips. --- */

/* How a chip is played that a script plays: not by an arrow, but by another chip. */
static const char *way_of_playing(const struct game *g)
{
    static const struct {
        uint8_t script, at;
        const char *sentence;
    } ways[] = {
        {SCRIPT_option_select, 2, "Option Select acts as {chip}"},
        {SCRIPT_x_copy, 3, "{who} [plays] {chip} a second time"},
        {SCRIPT_double_take, 3, "{who} [plays] {chip} a second time"},
        {SCRIPT_wartime_tactics, 3, "{who} [plays] {chip} of the bank"},
        {SCRIPT_master_puzzler, 3, "{who} [plays] {chip} of the bank"},
        {SCRIPT_jackpot, 3, "{who} [plays] {chip} of the bank"},
    };
    struct caller by = ps_caller(g, 1);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (ways[i].script == by.script && ways[i].at == by.at)
            return ways[i].sentence;
    bool iron = by.script == SCRIPT_turn && !ps_variable(g, 2);
    return iron ? "{who} [plays] the {chip} beside the pile" : "{who} [plays] {chip}";
}

static void tell_played(struct teller t)
{
    tell(t, way_of_playing(t.g));
}

static void tell_reacted(struct teller t)
{
    const struct chip *as = &ps_chips[t.e->open[1]];
    bool is_other = t.e->open[0] != t.e->open[1];
    tell(t, is_other ? "{who} [reacts] with {chip} as {chip2}" : "{who} [reacts] with {chip}");
    if (as->shield == SHIELD_IMMUNE || as->shield == SHIELD_IMMUNE_TRASH)
        tell(t, " and [is] not affected");
    if (is_other || as->shield == SHIELD_IMMUNE_TRASH)
        tell(t, " ({chip} is trashed)");
}

/* With which chip has just been said. */
static void tell_attack(struct teller t)
{
    tell(t, "{who} [attacks] ");
    ps_say_seats(t.g, t.e->open[1], t.out);
}

static void tell_discarded(struct teller t)
{
    tell(t, ps_toll(t.g, 0) ? "{who} [discards] {a_chip} for {toll}" : "{who} [discards] {a_chip}");
}

/* Which ones, for who sees them. */
static void tell_which(struct teller t)
{
    if (!t.e->shown)
        return;
    say(t.out, " (");
    ps_say_chips(t.e->secret, EVENT_SECRET, t.out);
    say(t.out, ")");
}

static void tell_drawn(struct teller t)
{
    const struct player *p = &t.g->player[t.e->seat];
    tell(t, "{who} [draws] {n} chip{s}");
    tell_which(t);
    if (ps_caller(t.g, 0).script != SCRIPT_cleanup)
        return;
    int sum = ps_pile_sum(t.g, t.e->seat), more = ps_total(p->hand) - HAND;
    int bonus = more < ps_height_bonus(sum) ? more : ps_height_bonus(sum);
    if (bonus > 0) /* there may not be as many chips */
        say(t.out, ", %d of them for the pile of %d", bonus, sum);
    if ((p->flags & PUZZLE_BOUGHT) && ps_has_ongoing(t.g, t.e->seat, CHIP_pandas_bargain))
        say(t.out, ", 1 more for Panda's Bargain");
}

static void tell_kept(struct teller t)
{
    tell(t, "{who} [keeps] {n} chip{s}");
    tell_which(t);
}

static void tell_trashed(struct teller t)
{
    bool leaves = ps_chips[t.e->open[0]].class_ == CLASS_CHARACTER;
    tell(t, leaves ? "{chip} leaves the game" : "{who} [trashes] {a_chip}");
    if (t.e->open[1] == FROM_DISCARD)
        say(t.out, " of the discard pile");
}

static void tell_fetched(struct teller t)
{
    bool is_given = ps_caller(t.g, 0).script == SCRIPT_hit_command;
    tell(t, is_given ? "{who} [gets] {a_chip} of the bank into the hand"
                     : "{who} [takes] {a_chip} of the bank into the hand");
}

/* By a chip that was there before. */
static void tell_cause(struct teller t)
{
    if (t.e->open[1])
        tell(t, " because of {chip2}");
}

static void tell_gained(struct teller t)
{
    tell(t, "{who} [gains] {a_chip}");
    tell_cause(t);
}

static void tell_cancelled(struct teller t)
{
    tell(t, "{who} [cancels] {n} gem{s}");
    tell_cause(t);
}

static void tell_bought(struct teller t)
{
    int left = t.e->open[2];
    tell(t, "{who} [buys] {chip} for ${m}");
    if (left > 0 && left <= INT8_MAX) /* above that it is a debt */
        say(t.out, " ($%d left)", left);
}

static void tell_shown_hand(struct teller t)
{
    uint8_t chips[DECK_MOST];
    int count = 0;
    const uint8_t *hand = t.g->player[t.e->seat].hand;
    FOR_EACH_KIND(kind, ps_kinds(hand))
        for (int i = 0; i < hand[kind]; i++)
            chips[count++] = t.g->chip[kind];
    tell(t, count ? "{who} [shows] the hand (" : "{who} [shows] an empty hand");
    ps_say_chips(chips, count, t.out);
    say(t.out, count ? ")" : "");
}

static void tell_commanded(struct teller t)
{
    say_who(t.out, t.e->open[1], ps_seat_name(t.g, t.e->open[1]));
    tell(t, " [makes] ");
    say_whom(t.out, t.e->seat, ps_seat_name(t.g, t.e->seat));
    tell(t, " play {chip}");
}

/* Why an ongoing chip leaves, by chip. */
static void tell_ended(struct teller t)
{
    static const struct {
        uint8_t chip;
        const char *why;
    } reasons[] = {
        {CHIP_stunlock, "a new turn begins"},
        {CHIP_patriot_mirror, "the pile is odd"},
        {CHIP_hundred_fist_frenzy, "an opponent's action phase has passed without an action"},
        {CHIP_protective_ward, "an action phase has passed"},
        {CHIP_dragon_form, "no larger gem is anted"},
        {CHIP_cog_engine, "an orb chip was bought, or one that costs 6 or more"},
    };
    const char *why = "an orb chip was bought";
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        if (reasons[i].chip == t.e->open[0])
            why = reasons[i].why;
    tell(t, "{whose} {chip} ends (");
    say(t.out, "%s)", why);
}

/* Why a chip does nothing, by chip. Crashes may do something besides. */
static void tell_no_effect(struct teller t)
{
    static const struct {
        uint8_t chip;
        const char *sentence;
    } sentences[] = {
        {CHIP_bang_then_fizzle, "it does nothing, because {whose} pile of {pile} is above 4"},
        {CHIP_beast_unleashed, "it does nothing, because {whose} pile of {pile} is below 6"},
        {CHIP_living_on_the_edge, "it does nothing, because {whose} pile of {pile} is below 10"},
        {CHIP_mistress_command, "it does nothing, because {whose} pile of {pile} is neither 6 nor "
                                "9"},
        {CHIP_combos_are_hard, "it does nothing, because it is not the only action of the turn"},
        {CHIP_two_truths, "it does nothing, because {whose} discard pile has no two different "
                          "chips"},
        {CHIP_its_combo_time, "it does nothing, because {whose} hand has no 1-gem"},
        {CHIP_iron_defense, "it does nothing, because the bank has no Crash Gem"},
        {CHIP_double_slash, "it sends nothing, because {whose} pile has no two 1-gems"},
        {CHIP_hundred_fist_frenzy, "{chip} sends nothing, because {who} [breaks] no gem"},
    };
    const char *sentence = "it sends nothing, because {whose} pile has no gem for it";
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++)
        if (sentences[i].chip == t.e->open[0])
            sentence = sentences[i].sentence;
    tell(t, sentence);
}

static void tell_got(struct teller t)
{
    bool lost = !ps_is_active(t.g, t.e->seat);
    tell(t, lost ? "{who} [has] no use for " : "{who} [gets] ");
    ps_say_gains(t.e->open, t.e->open[ARROWS], (int8_t)t.e->secret[0], t.out);
    if (lost)
        say(t.out, " on another turn");
    if (t.e->secret[1])
        say(t.out, " because of %s", ps_chip_name(t.e->secret[1]));
}

static void tell_later(struct teller t)
{
    tell(t, "four arrows on their next turn for ");
    ps_say_seats(t.g, t.e->open[0], t.out);
}

/* Pleasure & Pain: how many chips are drawn for what. */
static void tell_counted(struct teller t)
{
    int wounds = t.g->player[t.e->open[1]].discard[WOUND];
    if (!wounds)
        tell(t, "{who} [finds] no Wound in {owner} discard pile to draw a chip for");
    else {
        tell(t, "{who} [counts] ");
        say(t.out, "%d Wound%s", wounds, plural(wounds));
        tell(t, " in {owner} discard pile");
    }
}

static void tell_pointed(struct teller t)
{
    static const char *const sentences[] = {
        [AIM_SEND] = "{who} [chooses] {target}",
        [AIM_VICTIM] = "{who} [chooses] {target}",
        [AIM_DISCARD] = NULL,
        [AIM_POTATO] = "{who} [chooses] {owner} discard pile",
        [AIM_JUDGE] = "{who} [lets] {target} decide",
        [AIM_SHOW] = "{who} [looks] at {owner} hand",
    };
    if (t.e->open[0] == AIM_DISCARD)
        tell_counted(t);
    else
        tell(t, sentences[t.e->open[0]]);
}

static void tell_decided(struct teller t)
{
    tell(t, "{who} [decides]: ");
    say(t.out, "%s", ps_choice(t.e->open[0], t.e->open[1]));
}

/* --- Gems. --- */

static void tell_sent(struct teller t)
{
    tell(t, "{who} [sends] {gems} to {whom}");
    if (t.e->open[2])
        tell(t, ", which can't be answered");
}

static void tell_combined(struct teller t)
{
    bool with_bank = ps_caller(t.g, 1).script == SCRIPT_strength_of_earth;
    tell(t, "{who} [combines] a {n}-gem");
    tell(t, with_bank ? " of the bank and a {m}-gem" : " and a {m}-gem");
    say(t.out, " into a %d-gem", t.e->open[0] + t.e->open[1]);
}

static void tell_lost(struct teller t)
{
    if (t.e->open[1] == 1)
        tell(t, "{side} [loses] a {n}-gem of the pile (pile {pile})");
    else
        tell(t, "{side} [loses] the {n}-gems of the pile, {m} in all (pile {pile})");
}

void ps_say_event(const struct game *g, const struct event *e, const char *sentence,
                  struct phrase *out)
{
    static void (*const tellers[])(struct teller t) = {
        [GAME_BEGAN] = tell_begin,
        [CHARACTER_SET] = tell_character,
        [TURN_BEGAN] = tell_turn,
        [PLAYED] = tell_played,
        [REACTED] = tell_reacted,
        [DREW] = tell_drawn,
        [TRASHED_CHIP] = tell_trashed,
        [FETCHED] = tell_fetched,
        [BOUGHT] = tell_bought,
        [SENT] = tell_sent,
        [DISCARDED] = tell_discarded,
        [ELIMINATED] = tell_eliminated,
        [COMBINED] = tell_combined,
        [LOST_GEM] = tell_lost,
        [ONGOING_ENDED] = tell_ended,
        [PANIC] = tell_panic,
        [KEPT] = tell_kept,
        [SHOWED_HAND] = tell_shown_hand,
        [MUST_PLAY] = tell_commanded,
        [TIED] = tell_tie,
        [WON] = tell_win,
        [BANK_LAID] = tell_bank,
        [PHASE_BEGAN] = tell_phase,
        [PHASE_ENDED] = tell_phase_end,
        [GOT] = tell_got,
        [ATTACKED] = tell_attack,
        [NO_EFFECT] = tell_no_effect,
        [ARROWS_LATER] = tell_later,
        [POINTED_AT] = tell_pointed,
        [DECIDED] = tell_decided,
        [GAINED] = tell_gained,
        [CANCELLED] = tell_cancelled,
        [MATCH_WON] = tell_match,
    };
    struct teller t = {g, e, out};
    if (sentence)
        tell(t, sentence);
    else
        tellers[e->kind](t);
}
