/* tell.c - what happened, in words and as data.
 *
 * Each event is a row of `rows`. Its sentence has verbs in brackets and marks in braces, which
 * tell_parts.c explains; tell_cause.c knows because of what it happens. A Turn is a chapter, its
 * Animation Rounds are headings, and a line tells whom somebody animates or which Action it
 * performs, with what comes of it. */
#include "games/puppet_wars/tell.h"

#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/stats.h"

/* --- Events that are said in several ways. --- */

static const char *order_words(const struct told *t)
{
    switch (pw_top_script(t->g)) {
    case SCRIPT_round: return "{who} [acts] first{others}";
    case SCRIPT_draft: return "{who} [has] flipped the lowest card and [drafts] first";
    default: return "{who} [has] flipped the lowest card and [chooses] a start first{others}";
    }
}

/* Whoever ties has flipped nothing since cards were laid, or ties again. */
static const char *tie_words(const struct told *t)
{
    int first = set_first(t->e->open[0]);
    return pw_cards_in(t->g->player[first].flipped)
               ? "{seats} tie and flip again"
               : "{seats} have laid the same number and flip for who acts first";
}

static const char *animate_words(const struct told *t)
{
    return t->g->unit[t->e->open[0]].where == IN_BOX
               ? "{who} [animates] {p0} from the Toy Box with the {c1}"
               : "{who} [animates] {o0} with the {c1}";
}

static const char *pass_words(const struct told *t)
{
    return t->e->open[0] ? "{who} [has] to pass, for the {laid} animates nobody"
                         : "{who} [passes] with the {laid}";
}

/* Before the war the Master is put somewhere. */
static const char *place_words(const struct told *t)
{
    static const char *const words[] = {[ARRIVES] = "{who} [enters] on the Work Bench at {s1}",
                                        [IS_MOVED] = "{u0} is moved from {from} to {s1}{molasses}",
                                        [IS_PLACED] =
                                            "{who} [places] {p0} on the Work Bench at {s1}{by}"};
    return pw_top_script(t->g) == SCRIPT_prepare ? "{who} [puts] {o0} at {s1}"
                                                 : words[t->e->open[2]];
}

static const char *move_words(const struct told *t)
{
    switch (pw_top_script(t->g)) {
    case SCRIPT_do_ride: return "{who} [rides] from {from} to {s1}{molasses}";
    case SCRIPT_walk: return "{who} [moves] from {from} to {s1}{by}{molasses}";
    default:
        return t->g->animation.moves > 1 ? "{who} [moves] on to {s1}{molasses}"
                                         : "{who} [moves] from {from} to {s1}{molasses}";
    }
}

static const char *declare_words(const struct told *t)
{
    switch (t->e->open[1]) {
    case ACTION_attack: return "{who} [attacks] {u2} with {o0} ({combat})";
    case ACTION_mine: return "{who} [performs] {a1} with {o0}";
    default: return "{who} [performs] {a1} with {o0}{aim}";
    }
}

static const char *discard_words(const struct told *t)
{
    switch (pw_top_script(t->g)) {
    case SCRIPT_do_boo_hoo: return "{who} [loses] the {c0}, drawn at random from the hand";
    case SCRIPT_resolve:
        return t->cause.id ? "{who} [discards] the {c0} because of the hand limit of {limit}"
                           : "{who} [discards] the {c0} by choice";
    default: return "{who} [discards] the {c0}{for}";
    }
}

static const char *tear_words(const struct told *t)
{
    return pw_is_master(t->g, t->e->open[0]) ? "{whose} Master, {o0}, is torn apart{by}{upgrades}"
                                             : "{u0} is torn apart{by}{upgrades}";
}

static const char *held_words(const struct told *t)
{
    return t->cause.id ? "{o0} can neither move nor act, for it is Paralyzed{by}"
                       : "there is nothing that {o0} can do";
}

static const char *bench_words(const struct told *t)
{
    int before = pw_bench_owner(t->g->token[t->e->open[0]]), now = t->e->open[1];
    if (t->e->seat == NOBODY)
        return "{olds} Work Bench at {s0} becomes Neutral";
    if (before == now)
        return now == NOBODY ? "the Work Bench at {s0} was Neutral, and nothing changes"
                             : "the Work Bench at {s0} was {whose}, and nothing changes";
    if (now == NOBODY)
        return before == t->e->seat
                   ? "{who} [gives] up the Work Bench at {s0}, which becomes Neutral"
                   : "{who} [makes] {olds} Work Bench at {s0} Neutral";
    return before == NOBODY ? "{who} [takes] the Neutral Work Bench at {s0}"
                            : "{who} [takes] the Work Bench at {s0} from {old}";
}

static const char *item_words(const struct told *t)
{
    switch (pw_top_script(t->g)) {
    case SCRIPT_animate: return "{o0} gets the {i1} Token as the first Pawn that {who} [animates]";
    case SCRIPT_do_sticky: return "{who} [picks] up the {i1} Token with {o0}";
    default: return "{u0} gets the {i1} Token";
    }
}

static const char *item_gone_words(const struct told *t)
{
    return pw_top_script(t->g) == SCRIPT_pay ? "the {i0} Token is used up"
                                             : "the {i0} Token finds no free Space and is gone";
}

static const char *loss_words(const struct told *t)
{
    return t->e->open[0] ? "{who} [has] lost, for {loss}: the army leaves the war, and its Work "
                           "Benches become Neutral"
                         : "{who} [has] lost, for {loss}";
}

static const char *win_words(const struct told *t)
{
    static const char *const words[] = {
        [WIN_SHINY] = "{who} [wins] the war with the Shiny! Token on a Work Bench",
        [WIN_THIEF] = "{who} [wins] the war with three Upgrades of Enemies",
        [WIN_FORT] = "{who} [wins] the war with the most Work Benches",
        [WIN_HILL] = "{who} [wins] the war with the Master on the Hill"};
    return !strcmp(t->cause.id, "last_army") ? "{who} [wins] the war: nobody else is left"
                                             : words[t->g->win];
}

/* --- The table. --- */

/* Instead of a level: as the scripts say. */
enum { BY_SCRIPTS = LEVEL_FURTHER + 1 };

/* `choose` picks the sentence where there are several. `cards` says what the first bytes of open[]
 * are, as the letters of tell_parts.c: those that are cards are told. `target` is the byte with the
 * unit whose player it happens to, '*' the seat of the event. Ways lead between zones of the seat,
 * or "0" ...: the Space in that byte; "u": the unit of the first byte; "@": where that stands. */
static const struct {
    const char *kind, *sentence;
    const char *(*choose)(const struct told *t);
    const char *cards, *from, *to;
    uint8_t level, weight;
    char target;
} rows[] = {
    [ARMY_SET] = {"army", "{whose} Master is {k0}", .cards = "k", .level = LEVEL_GAME},
    [ARMY_SHOWN] = {"army_shown", "{whose} army is {army}", .level = LEVEL_GAME},
    [DRAFTED] = {"draft", "{who} [takes] {k0}", .cards = "k", .to = "box", .level = BY_SCRIPTS},
    [PACKED] = {"pack", "{who} [packs] {secret}", .to = "box", .level = LEVEL_ACTION},
    [UNPACKED] = {"unpack", "the Toy Boxes are revealed", .level = LEVEL_GAME},
    [START_CHOSEN] = {"start", "{who} [starts] at the Work Bench at {s0}", .to = "0",
                      .level = LEVEL_ACTION},
    [PLACED] = {"place", .choose = place_words, .cards = "o", .to = "1", .level = BY_SCRIPTS},
    [TURN_BEGAN] = {"turn", "Turn {n0}{last}: {benches}", .level = LEVEL_ROUND},
    [ROUND_BEGAN] = {"round", "round {n0} of Turn {turn}", .level = LEVEL_TURN},
    [DREW] = {"draw", "{who} [draws] {secret}{by}", .from = "deck", .to = "hand",
              .level = BY_SCRIPTS},
    [RESHUFFLED] = {"shuffle", "{who} [shuffles] the Discard Pile into a new deck",
                    .from = "discard", .to = "deck", .level = BY_SCRIPTS, .weight = DETAIL},
    [REVEALED] = {"reveal", "{who} [reveals] the {c0}", .cards = "c", .from = "hand",
                  .to = "animation", .level = LEVEL_ACTION, .weight = DETAIL},
    [TIED] = {"tie", .choose = tie_words, .level = LEVEL_ACTION},
    [FLIPPED] = {"flip", "{who} [flips] the {c0}", .cards = "c", .from = "deck", .to = "flipped",
                 .level = BY_SCRIPTS},
    [ORDERED] = {"order", .choose = order_words, .level = BY_SCRIPTS},
    [PASSED] = {"pass", .choose = pass_words, .from = "animation", .to = "discard",
                .level = LEVEL_ACTION},
    [ANIMATED] = {"animate", .choose = animate_words, .cards = "oc", .from = "@",
                  .level = LEVEL_ACTION},
    [HELD] = {"held", .choose = held_words, .cards = "o", .level = BY_SCRIPTS},
    [MOVED] = {"move", .choose = move_words, .cards = "o", .from = "@", .to = "1",
               .level = BY_SCRIPTS},
    [DECLARED] = {"declare", .choose = declare_words, .cards = "oa", .from = "u",
                  .level = LEVEL_ACTION, .target = '2'},
    [STRUCK] = {"attack", "{who} [attacks] {u1} ({combat})", .cards = "o-a", .from = "u",
                .level = BY_SCRIPTS, .target = '1'},
    [DODGED] = {"dodge", "{who} [dodges] with the {c1}, so the Defense is {dodge}", .cards = "-c",
                .from = "hand", .to = "table", .level = BY_SCRIPTS},
    [SELECTED] = {"select", "{who} [uses] the {c0}", .cards = "c", .from = "flipped", .to = "table",
                  .level = BY_SCRIPTS, .weight = DETAIL},
    [PLAYED] = {"play", "{who} [plays] the {c0}", .cards = "c", .from = "hand", .to = "table",
                .level = BY_SCRIPTS, .weight = DETAIL},
    [SUCCEEDED] = {"success", "{who} {outcome} {reached}", .level = BY_SCRIPTS},
    [FAILED] = {"failure", "{who} {outcome} {reached}", .level = BY_SCRIPTS},
    [DISCARDED] = {"discard", .choose = discard_words, .cards = "c", .from = "hand",
                   .to = "discard", .level = BY_SCRIPTS},
    [RIPPED] = {"rip", "{u0} suffers a Rip{by} ({n1} of {n2})", .cards = "o", .to = "u",
                .level = BY_SCRIPTS, .target = '0'},
    [TORN] = {"torn", .choose = tear_words, .cards = "o", .from = "@", .to = "heap",
              .level = BY_SCRIPTS, .target = '0'},
    [REMOVED_UNIT] = {"removed", "{u0} has a Decay Counter and is removed from the game{upgrades}",
                      .cards = "o", .from = "@", .to = "removed", .level = BY_SCRIPTS,
                      .target = '0'},
    [UPGRADE_TORN] = {"upgrade_torn", "{g0} of {u1} is torn apart", .cards = "g",
                      .level = BY_SCRIPTS, .target = '1'},
    [UPGRADED_WITH] = {"upgrade", "{who} [attaches] {g1} to {o0}{by}", .cards = "og", .to = "u",
                       .level = BY_SCRIPTS},
    [SEWN] = {"sewn", "{u0} is sewn up{by} (Rips left: {n1})", .cards = "o", .to = "u",
              .level = BY_SCRIPTS, .target = '0'},
    [GAINED] = {"gain", "{u0} {gain}{by}", .cards = "o", .to = "u", .level = BY_SCRIPTS,
                .target = '0'},
    [EXHAUSTED_LIFTED] = {"refresh", "{u0} is refreshed and no longer Exhausted", .cards = "o",
                          .to = "u", .level = BY_SCRIPTS, .target = '0'},
    [WASHED] = {"bath", "{u0} loses all Effects, Counters and its Exhausted Token", .cards = "o",
                .to = "u", .level = BY_SCRIPTS, .target = '0'},
    [BENCH_TAKEN] = {"bench", .choose = bench_words, .to = "0", .level = BY_SCRIPTS},
    [BENCH_GONE] = {"bench_gone", "{olds} Work Bench at {s0} is blown up", .from = "0",
                    .level = BY_SCRIPTS},
    [ITEM_TAKEN] = {"item", .choose = item_words, .cards = "o", .to = "u", .level = BY_SCRIPTS,
                    .target = '0'},
    [ITEM_DROPPED] = {"item_dropped", "the {i1} Token falls at {s0}", .to = "0",
                      .level = BY_SCRIPTS},
    [ITEM_GONE] = {"item_gone", .choose = item_gone_words, .level = BY_SCRIPTS},
    [RECYCLED] = {"recycled", "{o0} goes back into {whose} Toy Box", .cards = "o", .from = "heap",
                  .to = "box", .level = BY_SCRIPTS},
    [RESOLVING] = {"resolving", "the end of Turn {turn}", .level = LEVEL_TURN},
    [TURN_RESOLVED] = {"resolved", "Effects end, and Exhausted Tokens are taken off",
                       .level = LEVEL_ACTION},
    [LOST] = {"lost", .choose = loss_words, .level = LEVEL_CONSEQUENCE, .weight = HEADLINE,
              .target = '*'},
    [WON] = {"won", .choose = win_words, .level = LEVEL_GAME, .weight = HEADLINE},
    [DRAWN] = {"drawn", "{draw}", .level = LEVEL_GAME, .weight = HEADLINE},
};

/* --- Where in the story. --- */

/* What a retort or an attempt by I Need This brings stands a step deeper, as does what becomes of
 * an army that is out. Nails and the usual draws follow from no action. */
static enum level level_of(const struct told *t)
{
    const struct game *g = t->g;
    int top = pw_top_script(g), level = LEVEL_CONSEQUENCE;
    if (rows[t->e->kind].level != BY_SCRIPTS)
        return (enum level)rows[t->e->kind].level;
    if (t->e->kind == ORDERED && top != SCRIPT_round)
        return LEVEL_GAME;
    level += pw_runs(g, SCRIPT_need_this) || pw_runs(g, SCRIPT_riposte);
    level += t->e->seat != NOBODY && pw_is_out(g, t->e->seat);
    if (t->cause.id && !strcmp(t->cause.id, "nails"))
        level--;
    if (top == SCRIPT_turn || top == SCRIPT_draft ||
        (top == SCRIPT_round && t->e->kind != FLIPPED && t->e->kind != ORDERED))
        level--;
    return (enum level)(level < LEVEL_FURTHER ? level : LEVEL_FURTHER);
}

/* Have any two of them laid the same number? Then it is worth telling who acts first. */
static bool was_tied(const struct game *g)
{
    unsigned numbers = 0;
    FOR_EACH_SEAT(seat, pw_alive(g)) {
        if (g->player[seat].laid == NO_CARD)
            continue;
        unsigned number = 1u << pw_card_number(g->player[seat].laid);
        if (numbers & number)
            return true;
        numbers |= number;
    }
    return false;
}

/* Of what everybody does at the usual time, and what the next sentence tells again. */
static enum weight weight_of(const struct told *t)
{
    const struct game *g = t->g;
    int top = pw_top_script(g);
    bool detail = false;
    switch (t->e->kind) {
    case DREW: detail = top == SCRIPT_turn || top == SCRIPT_round; break;
    case TIED:
    case FLIPPED: detail = top != SCRIPT_round; break;
    case RIPPED: detail = t->e->open[1] >= t->e->open[2]; break;
    case ORDERED: detail = top == SCRIPT_round && !was_tied(g); break;
    case PACKED: detail = !t->e->shown; break;
    case BENCH_TAKEN: detail = t->e->seat == NOBODY; break;
    case TORN:
    case REMOVED_UNIT: detail = pw_is_out(g, t->e->seat); break;
    default: return (enum weight)rows[t->e->kind].weight;
    }
    return detail ? DETAIL : NORMAL;
}

/* --- As data. --- */

static void tell_byte(const struct told *t, char letter, int byte, struct telling *out)
{
    const struct game *g = t->g;
    switch (letter) {
    case 'o': tell_card(out, pw_puppet_card(g->unit[byte].kind)->id); break;
    case 'g': tell_card(out, pw_upgrade_card(g->unit[byte].kind)->id); break;
    case 'k': tell_card(out, pw_puppet_card(byte)->id); break;
    case 'c': tell_card(out, pw_card_id(byte)); break;
    case 'a': tell_card(out, pw_action_id(byte)); break;
    default: break;
    }
}

static void tell_cards(const struct told *t, struct telling *out)
{
    const struct event *e = t->e;
    const char *cards = rows[e->kind].cards;
    for (int i = 0; cards && cards[i]; i++)
        tell_byte(t, cards[i], e->open[i], out);
    if (e->shown && e->eyes)
        tell_byte(t, e->kind == PACKED ? 'k' : 'c', e->secret[0], out);
}

/* Of a Neutral Work Bench it is nobody. */
static seat_set only(int seat)
{
    return seat < PLAYERS ? seat_bit(seat) : 0;
}

static seat_set targets_of(const struct told *t)
{
    const struct event *e = t->e;
    char target = rows[e->kind].target;
    if (target == '*')
        return only(e->seat);
    if (e->kind == BENCH_TAKEN || e->kind == BENCH_GONE)
        return only(pw_bench_owner(t->g->token[e->open[0]]));
    if (!target || (e->kind == DECLARED && pw_aimed_at(e) == NOBODY))
        return 0;
    return seat_bit(t->g->unit[e->open[target - '0']].owner);
}

typedef void tell_way(struct telling *t, const char *format, ...);

static void say_way(const struct told *t, const char *way, tell_way *tell, struct telling *out)
{
    const struct event *e = t->e;
    const struct unit *u = &t->g->unit[e->open[0]];
    if (!way)
        return;
    if (*way == 'u')
        tell(out, "puppet%d", e->open[0]);
    else if (*way == '@' && u->where == IN_PLAY)
        tell(out, "space%d", u->space);
    else if (*way == '@')
        tell(out, "seat%d.box", u->owner);
    else if (*way <= '9')
        tell(out, "space%d", e->open[*way - '0']);
    else
        tell(out, "seat%d.%s", e->seat, way);
}

/* Where they lead depends on what was said of the puppet, or of whose the card was. */
static void tell_ways(const struct told *t, struct telling *out)
{
    const struct event *e = t->e;
    const struct unit *unit = t->g->unit;
    say_way(t, rows[e->kind].from, tell_from, out);
    say_way(t, rows[e->kind].to, tell_to, out);
    if (e->kind == PLACED)
        say_way(t, pw_top_script(t->g) == SCRIPT_prepare || e->open[2] == ARRIVES ? NULL : "@",
                tell_from, out);
    if (e->kind == DECLARED && pw_aimed_at(e) != NOBODY)
        tell_to(out, "puppet%d", e->open[2]);
    if (e->kind == STRUCK)
        tell_to(out, "puppet%d", e->open[1]);
    if (e->kind == TORN && pw_is_out(t->g, e->seat)) /* the rest of an army that leaves the war */
        tell_to(out, "seat%d.removed", e->seat);
    if (e->kind == UPGRADED_WITH)
        tell_from(out, "seat%d.heap", unit[e->open[1]].owner);
    if (e->kind == UPGRADE_TORN) {
        tell_from(out, "puppet%d", e->open[1]);
        tell_to(out, "seat%d.%s", unit[e->open[0]].owner,
                unit[e->open[0]].decay ? "removed" : "heap");
    }
}

void pw_tell(const struct game *g, const struct event *e, struct telling *out)
{
    struct told t = {.g = g, .e = e};
    assert(e->kind < sizeof rows / sizeof *rows && rows[e->kind].kind);
    t.cause = pw_cause_of(g, e);
    out->phrase.kind = rows[e->kind].kind;
    if (e->kind == DECLARED) /* who acts comes first, wherever the sentence names it */
        say_touch(&out->phrase, "puppet%d", e->open[0]);
    say_sentence(&out->phrase,
                 rows[e->kind].choose ? rows[e->kind].choose(&t) : rows[e->kind].sentence,
                 pw_say_part, &t);
    out->level = level_of(&t);
    out->weight = weight_of(&t);
    out->targets = targets_of(&t);
    tell_cards(&t, out);
    tell_ways(&t, out);
    out->cause = t.cause.id;
}
