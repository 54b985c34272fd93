/* tell.c - what happened, in words. */
#include "games/puzzle_strike_2/tell.h"
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/effects.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/words.h"

#include <stdlib.h>
#include <string.h>

/* --- Sentences. --- */

/* A sentence for each event; what stands in braces is filled in (see `marks`). Where the end
 * depends on what happened, say_end says it. The level is the lowest that the event has: what comes
 * of another card lies deeper (see level_of). */
static const struct {
    const char *kind, *text;
    uint8_t level, weight;
} rows[] = {
    [CHARACTER_SET] = {"turn", "{who} [takes] part", LEVEL_GAME},
    [GAME_BEGINS] = {"turn", "{who} [begins]", LEVEL_GAME},
    [TURN_BEGINS] = {"turn", "{whose} ", LEVEL_TURN},
    [PHASE_BEGINS] = {"phase", "{whose} {phase}", LEVEL_PHASE, DETAIL},
    [ACTIONS_END] = {"end", "{who} [ends] the action phase", LEVEL_ACTION},
    [ANTED] = {"ante", "{who} [antes] {n1} {c0}", LEVEL_ACTION},
    [DROPPED] = {"drop", "{who} [drops] {n0} gem{s0}", LEVEL_ACTION},
    [PLAYED] = {"play", "{who} [plays] {card}", LEVEL_ACTION},
    [OPENED] = {"open", "{who} [opens] a present ({card})", LEVEL_CONSEQUENCE},
    [CRASHED] = {"crash", "{who} [breaks] {n1} {crashed}{by} and [sends] ", LEVEL_CONSEQUENCE},
    [SENT] = {"send", "{who} [sends] {n0} to {foes}", LEVEL_CONSEQUENCE},
    [LANDED] = {"land", "{n0} gem", LEVEL_CONSEQUENCE},
    [NEGATED] = {"block", "{who} [blocks] ", LEVEL_ACTION},
    [TOKENS_CAME] = {"incoming", "{who} [takes] {n0} incoming gem{s0}", LEVEL_CONSEQUENCE},
    [ACTIONS_CAME] = {"actions", "{who} [gains] {n0} action{s0}{by}", LEVEL_ACTION},
    [SWAPPED] = {"swap", "{who} [swaps] ", LEVEL_CONSEQUENCE},
    [INSERTED] = {"insert", "{who} [puts] a {c0} gem at height {h1}", LEVEL_CONSEQUENCE},
    [DESTROYED] = {"destroy", "{who} [destroys] ", LEVEL_CONSEQUENCE},
    [PURIFIED] = {"destroy", "{who} [destroys] all {c0} gems ({n1})", LEVEL_CONSEQUENCE},
    [CHARGED] = {"charge", "{who} [puts] {n1} {c0} gem{s1} into the meter", LEVEL_CONSEQUENCE},
    [HOLDS_ON] = {"hold", "this turn ", LEVEL_CONSEQUENCE},
    [FAILED] = {"fail", "", LEVEL_CONSEQUENCE},
    [DREW] = {"draw", "{who} [draws] {n0} card{s0}", LEVEL_ACTION},
    [RESHUFFLED] = {"shuffle", "{who} [shuffles] the discard pile into a new deck",
                    LEVEL_CONSEQUENCE, DETAIL},
    [LOOKED] = {"look", "{who} [looks] at {n0} card{s0} of the deck", LEVEL_CONSEQUENCE},
    [RESEARCHED] = {"take", "{who} [takes] ", LEVEL_CONSEQUENCE},
    [REORDERED] = {"arrange", "{who} [puts] {n0} card{s0} back on the deck", LEVEL_CONSEQUENCE,
                   DETAIL},
    [PUT_ON_DECK] = {"put", "{who} [puts] ", LEVEL_CONSEQUENCE},
    [DISCARDED] = {"discard", "{who} ", LEVEL_CONSEQUENCE},
    [CLEARED] = {"discard", "{who} [discards] the rest of the hand", LEVEL_ACTION, DETAIL},
    [GAINED] = {"gain", "{who} [gains] {n1} {card}{s1}", LEVEL_CONSEQUENCE},
    [TRASHED] = {"trash", "{who} [trashes] {card}", LEVEL_CONSEQUENCE},
    [TOOK] = {"take", "{who} ", LEVEL_CONSEQUENCE},
    [RETURNED] = {"fetch", "{who} [puts] {card} from the discard pile ", LEVEL_CONSEQUENCE},
    [BOUGHT] = {"buy", "{who} [buys] {card} in slot {h1} for ", LEVEL_ACTION},
    [REFILLED] = {"deal", "the bank deals {card}, ", LEVEL_CONSEQUENCE, DETAIL},
    [ANTE_ROSE] = {"turn", "an Ante Up is revealed: ", LEVEL_CONSEQUENCE, HEADLINE},
    [SUPERED] = {"turn", "{who} [fills] the {c0} meter and [sets] off {super}", LEVEL_ACTION},
    [DIAMOND_USED] = {"turn", "{who} [uses] the diamond and [sets] off {super}", LEVEL_ACTION},
    [POWERED_UP] = {"turn", "{who} ", LEVEL_ACTION},
    [YIELDED] = {"turn", "{who} [yields] the scepter to {other}", LEVEL_ACTION},
    [CREATURE_SET] = {"creature", "{who} [keeps] {card} in play as a creature", LEVEL_CONSEQUENCE},
    [CREATURE_LOST] = {"defeat", "{whose} {card} ", LEVEL_CONSEQUENCE},
    [BUSTED] = {"turn", "{who} ", LEVEL_ACTION, HEADLINE},
    [BANK_EMPTY] = {"turn", "the bank needs a card, and its deck is empty", LEVEL_CONSEQUENCE,
                    HEADLINE},
    [BANK_RENEWED] = {"deal", "{n0} bank card{s0} of the trash {a0} the bank's new deck",
                      LEVEL_CONSEQUENCE},
    [FINALE_BEGINS] = {"turn", "Grand Finale: nobody holds the scepter, ", LEVEL_GAME, HEADLINE},
    [FINAL_TURNS] = {"turn", "", LEVEL_GAME, HEADLINE},
    [SCEPTER_ANTED] = {"ante", "{who} [makes] the scepter ante {n0} for the score",
                       LEVEL_CONSEQUENCE},
    [SCORED] = {"turn", "{who} ", LEVEL_ACTION, HEADLINE},
    [DRAGON_BEGINS] = {"dragon", "the Dragon's ", LEVEL_TURN},
    [DRAGON_ANTED] = {"dragon", "the Dragon antes {n0}", LEVEL_ACTION},
    [DRAGON_BLOCKED] = {"dragon", "the Dragon blocks ", LEVEL_ACTION},
    [DRAGON_SENT] = {"dragon", "the Dragon sends {n0} to {everybody}: ", LEVEL_ACTION},
    [DRAGON_ACTS] = {"dragon", "the Dragon's action for slot {h0}", LEVEL_ACTION},
    [DRAGON_CRASHED] = {"dragon", "the Dragon ", LEVEL_CONSEQUENCE},
    [DRAGON_BOUGHT] = {"dragon", "the Dragon takes {card} in slot 1, and its power is {n1}",
                       LEVEL_ACTION},
    [DRAGON_BUSTED] = {"dragon", "the Dragon busts", LEVEL_ACTION, HEADLINE},
    [DRAGON_SCORED] = {"dragon", "the Dragon ends with {n0} gem{s0}", LEVEL_ACTION, HEADLINE},
    [GAME_ENDS] = {"end", "", LEVEL_GAME, HEADLINE},
};

/* --- What the marks stand for. --- */

static const char *name_of(const struct game *g, int seat)
{
    return p2_seat_name(g, seat);
}

/* In the phases that depend on something, on what. */
static void say_phase(const struct event *e, struct phrase *out)
{
    static const char *const names[] = {"ante phase", "action phase", "buy phase", "draw phase",
                                        "command decision"};
    const uint8_t *n = e->open;
    say(out, "%s", names[n[0]]);
    if (n[0] != ACTION_PHASE)
        return;
    say(out, ": %d actions", n[1]);
    if (n[2])
        say(out, ", %d by Ante Up", n[2]);
    if (n[3])
        say(out, ", %d kept from before", n[3]);
}

static void mark_who(const struct happened *h, struct phrase *out)
{
    assert(h->e->seat < h->g->players);
    say_who(out, h->e->seat, name_of(h->g, h->e->seat));
}

static void mark_whose(const struct happened *h, struct phrase *out)
{
    say_whose(out, h->e->seat, name_of(h->g, h->e->seat));
}

static void mark_other(const struct happened *h, struct phrase *out)
{
    say_whom(out, h->e->open[0], name_of(h->g, h->e->open[0]));
}

static void mark_foes(const struct happened *h, struct phrase *out)
{
    p2_say_foes(h->g, h->e->seat, out);
}

static void mark_everybody(const struct happened *h, struct phrase *out)
{
    if (h->g->players == 1)
        say_whom(out, 0, name_of(h->g, 0));
    else
        say(out, "each player");
}

static void mark_card(const struct happened *h, struct phrase *out)
{
    say(out, "%s", p2_card(h->e->open[0])->name);
}

static void mark_super(const struct happened *h, struct phrase *out)
{
    say(out, "%s", p2_super_name(h->e->open[0]));
}

static void mark_crashed(const struct happened *h, struct phrase *out)
{
    say(out, "%s", p2_color_name(h->e->open[0] & ~UNBLOCKED));
}

/* The card that is the reason, where it is another one than the one that was just played. */
static void mark_by(const struct happened *h, struct phrase *out)
{
    if (h->e->open[BY])
        say(out, " by %s", p2_card(h->e->open[BY])->name);
}

static void mark_phase(const struct happened *h, struct phrase *out)
{
    say_phase(h->e, out);
}

static const struct {
    const char *mark;
    void (*say)(const struct happened *h, struct phrase *out);
} marks[] = {
    {"who", mark_who},     {"whose", mark_whose},         {"other", mark_other},
    {"foes", mark_foes},   {"everybody", mark_everybody}, {"card", mark_card},
    {"super", mark_super}, {"crashed", mark_crashed},     {"by", mark_by},
    {"phase", mark_phase},
};

/* A letter and a number: of open[1] the {n1}, the ending of a noun {s1}, the colour {c1}, the
 * height {h1} of that position. */
static void fill_number(char letter, int number, struct phrase *out)
{
    switch (letter) {
    case 'n': say(out, "%d", number); break;
    case 's': say(out, "%s", plural(number)); break;
    case 'c': say(out, "%s", p2_color_name(number)); break;
    case 'h': say(out, "%d", number + 1); break;
    case 'a': say(out, "%s", number == 1 ? "is" : "are"); break;
    default: assert(false); /* the sentences above use no other mark */
    }
}

static void fill(const void *context, const char *mark, struct phrase *out)
{
    const struct happened *h = context;
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (!strcmp(marks[i].mark, mark)) {
            marks[i].say(h, out);
            return;
        }
    fill_number(*mark, h->e->open[mark[strlen(mark) - 1] - '0'], out);
}

/* --- Ends of sentences. --- */

/* The cards of the secret part, for who may see them. */
static void say_cards(const struct event *e, struct phrase *out)
{
    for (int i = 0; e->shown && i < e->open[0] && i < EVENT_SECRET; i++)
        say(out, "%s%s", i ? ", " : " (", p2_card(e->secret[i])->name);
    if (e->shown && e->open[0])
        say(out, ")");
}

static void end_begin(const struct happened *h, struct phrase *out)
{
    if (!p2_against_dragon(h->g))
        say_sentence(out, " and [holds] the scepter; everybody else has a diamond", fill, h);
    else if (h->g->diamonds)
        say(out, "; everybody has a diamond");
}

static void end_turn(const struct happened *h, struct phrase *out)
{
    say(out, "%sturn", h->g->stage == FINALE ? "final " : "");
    if (h->g->holder == h->e->seat)
        say(out, ", with the scepter");
}

static void end_actions(const struct happened *h, struct phrase *out)
{
    int left = h->e->open[0];
    if (h->e->open[BY])
        say(out, " by %s", p2_card(h->e->open[BY])->name);
    if (left)
        say(out, " with %d action%s unspent", left, plural(left));
}

/* Gems that became tokens. */
static void say_overflow(int count, struct phrase *out)
{
    if (count)
        say(out, "; %d find%s no room and wait%s", count, count == 1 ? "s" : "",
            count == 1 ? "s" : "");
}

/* What the ante phase adds to its two gems. */
static void end_ante(const struct happened *h, struct phrase *out)
{
    const struct game *g = h->g;
    bool phase = p2_teller(g) == SCRIPT_turn;
    if (phase && g->now.in_force)
        say(out, ", %d of them for Ante Up", g->now.in_force);
    if (phase && g->player[h->e->seat].creature == CARD_dragon_form)
        say(out, ", 1 of them for Dragon Form");
    say_overflow(h->e->open[2], out);
}

/* In its own turn Ante Ups add to it; else a card does it, which says its number. */
static void end_dragon_ante(const struct happened *h, struct phrase *out)
{
    if (p2_teller(h->g) == SCRIPT_match && h->e->open[0] > ANTE)
        say(out, ", %d of them for Ante Up,", h->e->open[0] - ANTE);
    say_sentence(out, " and has {n1} incoming", fill, h);
}

static void end_drop(const struct happened *h, struct phrase *out)
{
    static const char *const why[] = {"", " because of the scepter", ""};
    const uint8_t *n = h->e->open;
    say(out, " (");
    p2_say_pattern(h->g, n[0], out);
    say(out, ")%s", why[n[2]]);
    say_overflow(n[1], out);
}

/* "5 to Jaina (3 broken, 2 for the height)". */
static void end_crash(const struct happened *h, struct phrase *out)
{
    const uint8_t *n = h->e->open;
    int sum = n[1] + n[2] + n[3] + n[4];
    say(out, "%d %sto ", sum, n[0] & UNBLOCKED ? "unblockable " : "");
    p2_say_foes(h->g, h->e->seat, out);
    if (sum == n[1])
        return;
    say(out, " (%d broken", n[1]);
    if (n[2])
        say(out, ", %d for the height", n[2]);
    if (n[3])
        say(out, ", %d by the card", n[3]);
    if (n[4])
        say(out, ", %d by %s", n[4], p2_card(h->g->player[h->e->seat].creature)->name);
    say(out, ")");
}

static void end_land(const struct happened *h, struct phrase *out)
{
    const uint8_t *n = h->e->open;
    say(out, "%s into ", n[0] == 1 ? " falls" : "s fall");
    say_whose(out, h->e->seat, name_of(h->g, h->e->seat));
    say(out, " pile at once (");
    p2_say_pattern(h->g, n[0], out);
    say(out, ")");
    say_overflow(n[1], out);
}

static void end_block(const struct happened *h, struct phrase *out)
{
    const uint8_t *n = h->e->open;
    if (n[0])
        say_sentence(out, "{n0}{by} ({n1} incoming left)", fill, h);
    else if (h->g->holder == h->e->seat)
        say_sentence(out, "nothing{by} (the scepter forbids it)", fill, h);
    else
        say_sentence(out, "nothing{by} (nothing is incoming)", fill, h);
}

/* The gems have changed places already. */
static void end_swap(const struct happened *h, struct phrase *out)
{
    const uint8_t *n = h->e->open, *gem = h->g->player[h->e->seat].gem;
    p2_say_swap(gem[n[1]], n[0], gem[n[0]], n[1], out);
}

static void end_destroy(const struct happened *h, struct phrase *out)
{
    const uint8_t *n = h->e->open;
    if (!n[0])
        say(out, "nothing (there is no gem in the pile)");
    for (int i = 0; i < n[0]; i++)
        say(out, "%s %s gem", i ? " and a" : "a", p2_color_name(n[1 + i]));
    say_sentence(out, "{by}", fill, h);
}

static void end_hold(const struct happened *h, struct phrase *out)
{
    int byte = h->e->open[1], number = byte < 0x80 ? byte : byte - 0x100;
    switch (h->e->open[0]) {
    case DO_BLOODLUST: say_sentence(out, "{whose} crashes are unblockable", fill, h); break;
    case DO_KNUCKLES:
        say_sentence(out, "{whose} next Crash card crashes once more", fill, h);
        break;
    case DO_DASH:
        say_sentence(out, "{whose} next Crash card costs {n1} action{s1} less", fill, h);
        break;
    default: /* DO_BUY_COST */
        say_sentence(out, "{whose} buy costs ", fill, h);
        say(out, "%d gem%s %s", abs(number), plural(abs(number)), number < 0 ? "less" : "more");
    }
}

static void end_failure(const struct happened *h, struct phrase *out)
{
    static const char *const why[] = {
        [PILE_EMPTY] = "{who} [breaks] nothing (there is no gem in the pile)",
        [TOP_ALIKE] = "{who} [breaks] nothing (the two top gems do not differ)",
        [BROKE_TOO_FEW] = "no more happens (too few gems broke)",
        [NO_WOUND] = "nothing happens (there is no Wound to trash)",
        [NO_FOE] = "nothing happens to {foes} (it has no cards)",
        [HAND_EMPTY] = "{who} [puts] nothing back (the hand is empty)",
        [DECK_EMPTY] = "{who} [looks] at nothing (the deck is empty)",
        [DISCARD_EMPTY] = "{who} [fetches] nothing (the discard pile is empty)",
        [BOTH_EMPTY] = "{who} [opens] nothing (deck and discard pile are empty)",
        [NOTHING_CHOSEN] = "{who} [destroys] nothing",
        [NOTHING_SWAPPED] = "{who} [swaps] nothing",
        [NOTHING_INSERTED] = "{who} [puts] no gem into the pile",
        [NOTHING_DOUBLED] = "{who} [plays] nothing twice",
        [NOTHING_TRASHED] = "{who} [trashes] nothing",
        [NOTHING_DISCARDED] = "{who} [discards] no more (the hand is empty)"};
    int failure = h->e->open[0];
    say_sentence(out, why[failure], fill, h);
    if (failure == NOTHING_CHOSEN && !h->g->player[h->e->seat].height)
        say(out, " (there is no gem in the pile)");
}

/* In the draw phase a tall pile brings more. */
static void end_draw(const struct happened *h, struct phrase *out)
{
    int height = h->g->player[h->e->seat].height, bonus = p2_height_bonus(height);
    if (!h->e->open[0])
        say(out, " (deck and discard pile are empty)");
    if (p2_teller(h->g) == SCRIPT_turn && bonus && h->e->open[0] == HAND + bonus)
        say(out, ", %d of them for the height of %d gems", bonus, height);
    say_cards(h->e, out);
}

/* A card that only its owner sees. */
static void end_secret(const struct happened *h, struct phrase *out)
{
    const struct event *e = h->e;
    const char *hidden = e->kind == PUT_ON_DECK ? "a card" : "one of them";
    say(out, "%s ", e->shown ? p2_card(e->secret[0])->name : hidden);
    say(out, "%s", e->kind == PUT_ON_DECK ? "on top of the deck" : "into the hand");
}

static void end_discard(const struct happened *h, struct phrase *out)
{
    bool lost = p2_teller(h->g) == SCRIPT_match; /* to the Dragon */
    say_sentence(out, lost ? "[loses] {card} at random from the hand" : "[discards] {card}", fill,
                 h);
}

static void end_take(const struct happened *h, struct phrase *out)
{
    static const char *const texts[] = {
        [TO_DECK] = "[puts] {card} from slot {h2} on top of the deck",
        [TO_HAND] = "[takes] {card} from slot {h2} into the hand",
        [TO_HAND_FREE] = "[takes] {card} from slot {h2} into the hand, free to play",
        [TO_TRASH] = "[trashes] {card} in slot {h2} of the bank"};
    say_sentence(out, texts[h->e->open[1]], fill, h);
}

static void end_buy(const struct happened *h, struct phrase *out)
{
    if (h->e->open[2])
        say_sentence(out, "{n2} incoming gem{s2}", fill, h);
    else
        say(out, "nothing");
}

static void end_lost(const struct happened *h, struct phrase *out)
{
    static const char *const why[] = {[REPLACED] = "makes room for another creature",
                                      [DEFEATED] = "is defeated",
                                      [BY_DRAGON] = "is destroyed for its colour"};
    say(out, "%s and goes to the discard pile", why[h->e->open[1]]);
}

static void end_bust(const struct happened *h, struct phrase *out)
{
    const char *counts = p2_in_finale(h->g) ? "[counts] as busted" : "[busts]";
    if (h->e->open[1]) {
        say_sentence(out, "[needs] a card of the empty bank deck and ", fill, h);
        say_sentence(out, counts, fill, h);
    } else {
        say_sentence(out, "[busts] with {n0} gems at the end of the turn, more than ", fill, h);
        say(out, "%d", BUST);
    }
}

/* "everybody but Rook has one final turn" */
static void say_final_turns(const struct game *g, struct phrase *out)
{
    say(out, "everybody but ");
    if (g->out == DRAGON)
        say(out, "the Dragon");
    else
        say_whom(out, g->out, p2_seat_name(g, g->out));
    say(out, " has one final turn");
}

static void end_finale(const struct happened *h, struct phrase *out)
{
    int ante_ups = h->g->ante_ups;
    say_final_turns(h->g, out);
    say(out, " and %d incoming gems", h->e->open[0]);
    if (!h->e->open[1])
        say(out, ", as many as the one of them who had most");
    else if (ante_ups)
        say(out, ": 10, and %d for Ante Up", 5 * ante_ups);
    else
        say(out, ", the least that there can be");
}

static void end_final_turns(const struct happened *h, struct phrase *out)
{
    say_final_turns(h->g, out);
    say(out, "%s; it is beaten if every player ends with fewer gems than it",
        h->g->out == DRAGON ? "" : ", the Dragon too");
}

static void end_score(const struct happened *h, struct phrase *out)
{
    const uint8_t *n = h->e->open;
    if (!p2_against_dragon(h->g)) {
        say_sentence(out, "[has] sent {n0} gem{s0} to the scepter", fill, h);
        say(out, "%s", n[1] ? ", but that counts only if everybody busts" : "");
        return;
    }
    say_sentence(out, "[ends] with ", fill, h);
    say(out, "%d gem%s: %d in the pile, %d incoming", n[0] + n[1], plural(n[0] + n[1]), n[0], n[1]);
}

static void end_power_up(const struct happened *h, struct phrase *out)
{
    say_sentence(out,
                 h->e->open[0] ? "[powers] up once more, because somebody has busted"
                               : "[keeps] the scepter and [powers] up",
                 fill, h);
    say(out, ": one gem into each meter");
}

/* --- What the Dragon does. --- */

static void end_dragon_block(const struct happened *h, struct phrase *out)
{
    const uint8_t *n = h->e->open;
    int players = h->g->players;
    if (n[0] + n[1] == 0) {
        say(out, "nothing (nothing is incoming)");
        return;
    }
    say(out, "%d of its %d incoming gem%s (at most %d, ", n[0], n[0] + n[1], plural(n[0] + n[1]),
        n[2]);
    if (n[3])
        say(out, "the highest block in the bank but no less than 3)");
    else if (players == 1)
        say(out, "its power)");
    else
        say(out, "its power for each of %d players)", players);
}

static void end_dragon_send(const struct happened *h, struct phrase *out)
{
    const uint8_t *n = h->e->open;
    say(out, "%d for its power, %d for the longest row of one colour in the bank", n[1], n[2]);
}

/* Slot 5 always; slot 4 and slot 3 for an Ante Up each. */
static void end_dragon_acts(const struct happened *h, struct phrase *out)
{
    static const char *const why[] = {"by the second Ante Up, ", "by the first Ante Up, ", ""};
    int slot = h->e->open[0];
    assert(slot >= SLOTS - 1 - ANTE_UPS);
    say(out, ", %s%s", why[slot - (SLOTS - 1 - ANTE_UPS)], p2_color_name(h->e->open[1]));
}

static void end_dragon_crash(const struct happened *h, struct phrase *out)
{
    const char *most =
        h->e->open[2] == PURPLE ? "its power" : "the highest action cost in the bank";
    if (h->e->open[0])
        say_sentence(out, "crashes {n0} of its incoming gems and sends {n0} to {everybody}", fill,
                     h);
    else
        say(out, "crashes nothing (nothing is incoming)");
    if (h->e->open[0])
        say(out, " (at most %d, %s)", h->e->open[1], most);
}

static void end_dragon_bust(const struct happened *h, struct phrase *out)
{
    if (h->e->open[1])
        say(out, ": it needs a card of the empty bank deck");
    else
        say(out, " with %d incoming gems at the end of its turn, more than %d", h->e->open[0],
            BUST);
}

/* --- All ends. --- */

static void end_game(const struct happened *h, struct phrase *out)
{
    struct summary summary = {0};
    p2_sum_up(h->g, &summary);
    say(out, "%.*s", (int)strlen(summary.why) - 1, summary.why); /* without its full stop */
}

static void end_character(const struct happened *h, struct phrase *out)
{
    if (out->to_you)
        say(out, " as %s", p2_characters[h->e->open[0]]);
}

static void end_deal(const struct happened *h, struct phrase *out)
{
    say(out, "%s", p2_color_name(p2_fact(h->e->open[0])->color));
}

static void end_ante_up(const struct happened *h, struct phrase *out)
{
    int count = h->e->open[0];
    say(out, "from the next turn on the ante is %d gems, and everybody has %d actions",
        ANTE + count, ACTIONS + count);
}

static void end_actions_came(const struct happened *h, struct phrase *out)
{
    if (h->e->open[1])
        say(out, " for the next turn");
}

static void end_open(const struct happened *h, struct phrase *out)
{
    if (h->e->open[0] == CARD_wound)
        say(out, ", which cannot be played and goes into the hand");
}

static void end_return(const struct happened *h, struct phrase *out)
{
    say(out, "%s", h->e->open[1] ? "on top of the deck" : "into the hand");
}

static void end_dragon_turn(const struct happened *h, struct phrase *out)
{
    const struct game *g = h->g;
    say(out, "%sturn, with power %d and %d incoming", g->stage == FINALE ? "final " : "", g->power,
        g->tokens);
}

static void end_look(const struct happened *h, struct phrase *out)
{
    say_cards(h->e, out);
}

static void (*const ends[GAME_ENDS + 1])(const struct happened *h, struct phrase *out) = {
    [CHARACTER_SET] = end_character,
    [GAME_BEGINS] = end_begin,
    [TURN_BEGINS] = end_turn,
    [ACTIONS_END] = end_actions,
    [ANTED] = end_ante,
    [DROPPED] = end_drop,
    [CRASHED] = end_crash,
    [LANDED] = end_land,
    [OPENED] = end_open,
    [NEGATED] = end_block,
    [ACTIONS_CAME] = end_actions_came,
    [SWAPPED] = end_swap,
    [DESTROYED] = end_destroy,
    [HOLDS_ON] = end_hold,
    [FAILED] = end_failure,
    [DREW] = end_draw,
    [LOOKED] = end_look,
    [RESEARCHED] = end_secret,
    [PUT_ON_DECK] = end_secret,
    [DISCARDED] = end_discard,
    [CLEARED] = end_look,
    [TOOK] = end_take,
    [RETURNED] = end_return,
    [BOUGHT] = end_buy,
    [REFILLED] = end_deal,
    [ANTE_ROSE] = end_ante_up,
    [POWERED_UP] = end_power_up,
    [CREATURE_LOST] = end_lost,
    [BUSTED] = end_bust,
    [FINALE_BEGINS] = end_finale,
    [FINAL_TURNS] = end_final_turns,
    [SCORED] = end_score,
    [DRAGON_BEGINS] = end_dragon_turn,
    [DRAGON_ANTED] = end_dragon_ante,
    [DRAGON_BLOCKED] = end_dragon_block,
    [DRAGON_SENT] = end_dragon_send,
    [DRAGON_ACTS] = end_dragon_acts,
    [DRAGON_CRASHED] = end_dragon_crash,
    [DRAGON_BUSTED] = end_dragon_bust,
    [GAME_ENDS] = end_game,
};

/* --- The whole. --- */

/* Some come by themselves or of what was before. */
static bool follows(const struct event *e)
{
    return (e->kind == DROPPED && e->open[2] == AT_THE_END) ||
           (e->kind == DRAGON_BLOCKED && e->open[3]);
}

/* A card that another one has set off lies a level deeper, and so does what a super move does. */
static enum level level_of(const struct happened *h)
{
    enum level level = (enum level)rows[h->e->kind].level, inside = LEVEL_ACTION;
    if (level < LEVEL_ACTION)
        return level;
    for (int i = 0; i < h->g->k.depth && inside < LEVEL_FURTHER; i++)
        inside += h->g->stack[i].script == SCRIPT_perform || h->g->stack[i].script == SCRIPT_super;
    level = level > inside ? level : inside;
    return follows(h->e) && level < LEVEL_CONSEQUENCE ? LEVEL_CONSEQUENCE : level;
}

/* The first hands are no news. */
static enum weight weight_of(const struct happened *h)
{
    if (h->e->kind == DREW && p2_teller(h->g) == SCRIPT_match)
        return DETAIL;
    return (enum weight)rows[h->e->kind].weight;
}

void p2_tell(const struct game *g, const struct event *e, struct telling *t)
{
    struct happened h = {g, e};
    t->phrase.kind = rows[e->kind].kind;
    t->level = level_of(&h);
    t->weight = weight_of(&h);
    say_sentence(&t->phrase, rows[e->kind].text, fill, &h);
    if (ends[e->kind])
        ends[e->kind](&h, &t->phrase);
    p2_tell_data(&h, t);
}
