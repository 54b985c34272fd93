/* tell.c - what happened, in words and as data.
 *
 * Each event is a row of event_words. Its sentence has verbs in brackets and marks in braces:
 *
 *   {who} {whose}  the event's seat             {foes}     the other one's
 *   {c0} ...       the card open[0]             {n0} ...   the number there
 *   {h0} ...       that hero of the seat        {f0} ...   that hero of the other one
 *   {by}           of what effect, if it reacts {for}      for what effect
 *
 * and more of them in tell_parts.c. How deep an event stands in the story is read from the scripts
 * that run: what happens within an answer to something stands a step deeper. */
#include "games/gem_blenders/tell.h"

#include "games/gem_blenders/now.h"
#include "games/gem_blenders/words.h"

/* --- Where in the story. --- */

static int top_script(const struct game *g)
{
    return g->k.depth ? g->stack[g->k.depth - 1].script : 0;
}

/* Of how many answers to something else it is a part: reactions, timed actions. */
static int answers_around(const struct game *g)
{
    int answers = 0;
    for (int i = 0; i < g->k.depth - 1; i++) {
        const struct frame *f = &g->stack[i];
        answers +=
            f->script == SCRIPT_settle || f->script == SCRIPT_window ||
            (f->script == SCRIPT_play_action && g->stack[i + 1].script == SCRIPT_play_action);
    }
    return answers;
}

/* What comes at the end of a turn follows from no action: it stands where actions do. */
static bool at_turn_end(const struct game *g)
{
    for (int i = 0; i < g->k.depth; i++)
        if (g->stack[i].script == SCRIPT_turn)
            return g->stack[i].at >= TURN_AT_END;
    return false;
}

static enum level level_of(const struct game *g, const struct event *e)
{
    static const uint8_t decided_in[] = {SCRIPT_turn, SCRIPT_new_round, SCRIPT_prepare,
                                         SCRIPT_use_effect, SCRIPT_play_blend};
    bool decided = e->kind == ACTION_ACTED || e->kind == DECLARED || e->kind == ATTACKS_AGAIN;
    for (size_t i = 0; i < sizeof decided_in; i++)
        decided |= top_script(g) == decided_in[i];
    int level = (decided ? LEVEL_ACTION : LEVEL_CONSEQUENCE) + answers_around(g);
    if (at_turn_end(g))
        level--;
    if (e->kind == TOOK_DAMAGE && e->open[4] == 2)
        level++; /* it follows from the draw that did not happen */
    return level < LEVEL_ACTION    ? LEVEL_ACTION
           : level > LEVEL_FURTHER ? LEVEL_FURTHER
                                   : (enum level)level;
}

/* --- Events that are said in several ways. --- */

static const char *order_words(const struct told *t)
{
    return t->e->open[0] == t->e->seat ? "{who} [chooses] to go first"
                                       : "{who} [chooses] to go second";
}

static const char *end_words(const struct told *t)
{
    return t->e->open[0] ? "the round is over, so {whose} end phase comes at once"
                         : "{who} [goes] to the end phase";
}

/* The zone that an equipped gem comes from; NULL: from another hero. */
static const char *source_of(const struct told *t)
{
    return t->e->open[2] ? "hand" : top_script(t->g) == SCRIPT_high_tide ? "discard" : NULL;
}

static const char *equip_words(const struct told *t)
{
    return top_script(t->g) == SCRIPT_high_tide ? "{who} [equips] {h1} with {c0} from the discard"
                                                : "{who} [equips] {h1} with {c0}";
}

static const char *fall_words(const struct told *t)
{
    bool own = t->by_effect ? t->effect.seat == t->e->seat : top_script(t->g) == SCRIPT_turn;
    if (t->e->open[2] == UNPAID)
        return "{whose} {c1} loses {c0}, whose gems are no longer there";
    if (t->e->open[2] == IN_EXCHANGE)
        return "{whose} {c1} loses {c0} on the way to the bench";
    return own ? "{who} [deblends] {c1} from {c0}{by}" : "{whose} {c1} loses {c0}{by}";
}

static const char *use_words(const struct told *t)
{
    bool chosen = t->e->open[2] == NEVER || (gb_effect_table[t->e->open[0]].flags & MAY);
    return chosen ? "{who} [uses] {used}" : "{used} takes effect";
}

static const char *damage_words(const struct told *t)
{
    if (t->e->open[3])
        return "{who} [takes] {n0} damage from {attacker} ({hp} HP left)";
    if (t->e->open[4] == t->e->seat)
        return "{who} [takes] {n0} damage by {own} ({hp} HP left)";
    return t->e->open[4] == 2 ? "{who} [takes] {n0} damage for the missing card ({hp} HP left)"
                              : "{who} [takes] {n0} damage{by} ({hp} HP left)";
}

static const char *hit_words(const struct told *t)
{
    return t->e->open[4] ? "{h0} (ATK {atk}) strikes {f1} (DEF {def}) for {n4} damage"
                         : "{h0} (ATK {atk}) does no damage to {f1} (DEF {def})";
}

static const char *substitution_words(const struct told *t)
{
    return t->e->open[2] ? "{who} [substitutes] {h1} for {c0} in {place} position and [discards] "
                           "its blend {c2}"
                         : "{who} [substitutes] {h1} for {c0} in {place} position";
}

static const char *rotation_words(const struct told *t)
{
    return t->e->open[0] ? "{who} [rotates] clockwise ({line})"
                         : "{who} [rotates] counterclockwise ({line})";
}

/* --- The table. --- */

/* To whom. */
enum to { NO_ONE, SELF, FOE };
/* Instead of a level: as the scripts say. */
enum { BY_SCRIPTS = LEVEL_FURTHER + 1 };

/* `choose` picks the sentence where there are several. `cards` is the set of those of open[] that
 * are cards to be told. Ways lead from and to zones of the seat, or to where its hero open[digit]
 * stands. The cause is a term or card where no effect that happens is the cause. */
static const struct {
    const char *kind, *sentence;
    const char *(*choose)(const struct told *t);
    const char *from, *to;
    const char *cause;
    uint8_t cards, level, weight, targets;
} event_words[] = {
    [PREPARING] = {"preparing", "each player lays out four heroes, face down", .level = LEVEL_GAME},
    [HEROES_PLACED] = {"heroes_placed", "{who} [has] placed the heroes face down",
                       .level = LEVEL_ACTION, .weight = DETAIL},
    [CHOOSER_DRAWN] = {"chooser_drawn", "{who} [is] drawn by lot to choose who goes first",
                       .level = LEVEL_ACTION},
    [ORDER_CHOSEN] = {"order_chosen", .choose = order_words, .level = LEVEL_CONSEQUENCE},
    [TOOK_MULLIGAN] = {"mulligan", "{who} [takes] a mulligan and [shuffles] the hand back",
                       .level = LEVEL_ACTION, .cause = "mulligan", .from = "hand", .to = "deck"},
    [ROUND_BEGINS] = {"round_begins", "round 1: both have 20 HP, and {who} [goes] first",
                      .level = LEVEL_ROUND},
    [HEROES_SHOWN] = {"heroes_shown", "{who} [turns] up the heroes: {line}", .cards = 15,
                      .level = LEVEL_ACTION},
    [TURN_BEGINS] = {"turn_begins", "{whose} turn {n0}: {hps}", .level = LEVEL_TURN},
    [END_PHASE] = {"end_phase", .choose = end_words, .level = LEVEL_PHASE},
    [TURN_ENDED] = {"turn_ended", "the turn is over", .level = LEVEL_PHASE, .weight = DETAIL},
    [DECK_SHUFFLED] = {"deck_shuffled", "{whose} deck is shuffled", .level = BY_SCRIPTS,
                       .weight = DETAIL},
    [CARDS_DRAWN] = {"drew", "{who} [draws] {secret}{by}", .level = BY_SCRIPTS, .from = "deck",
                     .to = "hand"},
    [DECKED_OUT] = {"decked_out", "{who} can't draw, for the deck is empty", .level = BY_SCRIPTS,
                    .weight = HEADLINE, .cause = "decking_out", .from = "deck"},
    [GEM_EQUIPPED] = {"equipped", .choose = equip_words, .cards = 1, .level = BY_SCRIPTS,
                      .to = "1"},
    [GEM_MOVED] = {"gem_moved", "{who} [moves] {c0} from {h1} to {h2}", .cards = 1,
                   .level = BY_SCRIPTS, .from = "1", .to = "2"},
    [WAS_BLENDED] = {"blended", "{who} [blends] {h1} with {c0}", .cards = 1, .level = BY_SCRIPTS,
                     .from = "hand", .to = "1"},
    [WAS_DEBLENDED] = {"deblended", .choose = fall_words, .cards = 1, .level = BY_SCRIPTS,
                       .from = "1", .to = "discard"},
    [ACTION_ACTED] = {"action", "{who} [plays] {c0}", .cards = 1, .level = BY_SCRIPTS,
                      .from = "hand", .to = "meter"},
    [ACTION_STOPPED] = {"action_stopped", "{whose} {c0} has no effect", .cards = 1,
                        .level = BY_SCRIPTS, .cause = "cancel", .targets = SELF},
    [EFFECT_USED] = {"effect", .choose = use_words, .cards = 1, .level = BY_SCRIPTS, .from = "1"},
    [TOOK_DAMAGE] = {"damage", .choose = damage_words, .level = BY_SCRIPTS, .targets = SELF,
                     .to = "hp"},
    [GAINED_HP] = {"gained_hp", "{who} [gains] {n0} HP{by} (now {hp})", .level = BY_SCRIPTS,
                   .targets = SELF, .to = "hp"},
    [DECLARED] = {"declared", "{who} [attacks] {attackers}", .cards = 7, .level = BY_SCRIPTS,
                  .targets = FOE, .from = "0"},
    [ATTACKS_AGAIN] = {"attacks_again", "{who} [attacks] again {attackers}", .cards = 7,
                       .level = BY_SCRIPTS, .cause = "additional_attack", .targets = FOE,
                       .from = "0"},
    [DROPPED_OUT] = {"dropped_out", "{dropped} out with 0 ATK", .cards = 7, .level = BY_SCRIPTS,
                     .cause = "atk", .from = "0"},
    [ATTACK_HITS] = {"attack", .choose = hit_words, .cards = 3, .level = BY_SCRIPTS, .targets = FOE,
                     .from = "0"},
    [ANNOUNCED_BLOCK] = {"announced_block",
                         "{who} [deblends] {c1} from {c0} to block the {n2} damage of {f3}",
                         .cards = 1, .level = BY_SCRIPTS, .cause = "deblend_to_block",
                         .targets = FOE, .to = "1"},
    [BLOCKED_BY_CARD] = {"blocked",
                         "{who} [stops] the damage of {f0}, which cannot attack again this turn",
                         .cards = 1, .level = BY_SCRIPTS, .targets = FOE},
    [SWITCHED] = {"switched", "{whose} {h0} (now {p0}) and {h1} (now {p1}) switch positions{by}",
                  .cards = 3, .level = BY_SCRIPTS, .targets = SELF, .from = "1", .to = "0"},
    [ROTATED] = {"rotated", .choose = rotation_words, .level = BY_SCRIPTS},
    [CANNOT_ROTATE] = {"cannot_rotate",
                       "{whose} heroes do not rotate, for one of them is held in its position",
                       .level = BY_SCRIPTS},
    [ARRANGED] = {"arranged", "{who} [arranges] the heroes ({line})", .cards = 15,
                  .level = BY_SCRIPTS},
    [SUBSTITUTED] = {"substituted", .choose = substitution_words, .cards = 7, .level = BY_SCRIPTS,
                     .cause = "substitute", .from = "bench", .to = "1"},
    [CARD_DISCARDED] = {"discarded", "{who} [discards] {c0}{for}", .cards = 1, .level = BY_SCRIPTS,
                        .from = "hand", .to = "discard"},
    [DECK_DISCARDED] = {"deck_discarded", "{who} [loses] {milled} from the deck{by}", .cards = 63,
                        .level = BY_SCRIPTS, .targets = SELF, .from = "deck", .to = "discard"},
    [CARD_FOUND] = {"found", "{who} [finds] {c0} in the deck", .cards = 1, .level = BY_SCRIPTS,
                    .from = "deck", .to = "hand"},
    [NOTHING_FOUND] = {"nothing_found", "{who} [takes] nothing from the deck", .level = BY_SCRIPTS,
                       .from = "deck"},
    [CARD_RETURNED] = {"returned", "{who} [takes] {c0} back from the discard{by}", .cards = 1,
                       .level = BY_SCRIPTS, .from = "discard", .to = "hand"},
    [CARD_TUCKED] = {"tucked", "{who} [puts] {secret} at the bottom of the deck",
                     .level = BY_SCRIPTS, .from = "hand", .to = "deck"},
    [CARD_SHUFFLED] = {"shuffled_in", "{who} [shuffles] {secret} into the deck",
                       .level = BY_SCRIPTS, .from = "hand", .to = "deck"},
    [CARD_ATTACHED] = {"attached", "{who} [attaches] {c0} to {h1}", .cards = 1, .level = BY_SCRIPTS,
                       .from = "hand", .to = "1"},
    [ATTACHED_LOST] = {"attached_lost", "{whose} {h1} loses {c0}, which was attached to it",
                       .cards = 1, .level = BY_SCRIPTS, .cause = "attach", .from = "1",
                       .to = "discard"},
    [CARDS_PEEKED] = {"peeked", "{who} [looks] at {secret} on top of {deck} deck",
                      .level = BY_SCRIPTS},
    [LOST_EFFECT] = {"lost_effect", "{whose} {h0} has no effect until {foes} next turn", .cards = 1,
                     .level = BY_SCRIPTS, .targets = SELF, .to = "0"},
    [EFFECT_REPLACED] = {"effect_replaced", "{whose} {h0} has the effect {effect} for this turn",
                         .cards = 3, .level = BY_SCRIPTS, .to = "0"},
    [STAT_CHANGED] = {"stat_changed", "{whose} {h0} has {bonus} for this turn{by}", .cards = 1,
                      .level = BY_SCRIPTS, .targets = SELF, .to = "0"},
    [WAS_INVERTED] = {"inverted",
                      "the written ATK and DEF of {whose} {h0} change places for this turn",
                      .cards = 1, .level = BY_SCRIPTS, .to = "0"},
    [MORE_ATTACKS] = {"more_attacks", "{whose} {h0} may attack once more this turn", .cards = 1,
                      .level = BY_SCRIPTS, .to = "0"},
    [ANOTHER_TURN] = {"another_turn", "{who} will take another turn, without an attack",
                      .level = BY_SCRIPTS},
    [METERS_CLEARED] = {"new_round",
                        "round {n0}: both have 20 HP again, and the action meters are emptied",
                        .level = LEVEL_ROUND},
    [ROUND_WON] = {"round_won", "{who} [wins] the round ({n0} of 2), for {foes} HP is 0",
                   .level = BY_SCRIPTS, .weight = HEADLINE, .cause = "hp"},
    [GAME_WON] = {"game_won", "{who} [wins] the game", .level = LEVEL_GAME, .weight = HEADLINE},
    [CONCEDED] = {"conceded", "{who} [concedes] the game", .level = LEVEL_GAME, .weight = HEADLINE,
                  .cause = "concede"},
};
_Static_assert(FULL_HP == 20 && ROUNDS == 2, "the sentences above say so");

/* --- As data. --- */

/* Of most events the row says it. What the next sentence tells again, and what others draw at the
 * usual time, is a detail. */
static enum weight weight_of(const struct told *t)
{
    const struct event *e = t->e;
    bool detail = false;
    switch (e->kind) {
    case END_PHASE: detail = !e->open[0]; break;
    case CARDS_DRAWN: detail = !e->shown && level_of(t->g, e) == LEVEL_ACTION; break;
    case GEM_EQUIPPED: detail = !source_of(t); break;
    case WAS_DEBLENDED: detail = e->open[2] == TO_BLOCK || e->open[2] == IN_EXCHANGE; break;
    case EFFECT_USED: detail = e->open[2] != NEVER && e->open[2] != TURN_ENDS; break;
    case ATTACK_HITS: detail = e->open[4]; break;
    default: return (enum weight)event_words[e->kind].weight;
    }
    return detail ? DETAIL : NORMAL;
}

/* Where this hero stands. */
static const char *place_of(const struct told *t, int seat, int card)
{
    return gb_position_name(gb_position_of(t->g, seat, gb_told_slot(t->g, seat, card)));
}

/* A row's way: a zone, or the open[] with the hero who stands there. */
static const char *way_of(const struct told *t, const char *way)
{
    if (!way || *way > '9')
        return way;
    int card = t->e->open[*way - '0'];
    return card ? place_of(t, t->e->seat, card) : NULL;
}

static void tell_ways(const struct told *t, struct telling *out)
{
    const struct event *e = t->e;
    const char *from = way_of(t, event_words[e->kind].from);
    const char *to = way_of(t, event_words[e->kind].to);
    int foe = e->seat ^ 1;
    if (e->kind == GEM_EQUIPPED)
        from = source_of(t);
    if (from)
        tell_from(out, "seat%d.%s", e->seat, from);
    if (to)
        tell_to(out, "seat%d.%s", e->seat, to);
    if (e->kind == TOOK_DAMAGE && e->open[3])
        tell_from(out, "seat%d.%s", foe,
                  gb_position_name(gb_position_of(t->g, foe, e->open[3] - 1)));
    else if (e->kind == DECLARED || e->kind == ATTACKS_AGAIN)
        tell_to(out, "seat%d.%s", foe, place_of(t, foe, e->open[3]));
    else if (e->kind == ATTACK_HITS)
        tell_to(out, "seat%d.%s", foe, place_of(t, foe, e->open[1]));
    else if (e->kind == CARDS_PEEKED)
        tell_from(out, "seat%d.deck", e->open[1]);
}

static void tell_cards(const struct told *t, struct telling *out)
{
    const struct event *e = t->e;
    FOR_EACH_BIT(i, event_words[e->kind].cards)
        if (e->open[i])
            tell_card(out, gb_card(e->open[i])->id);
    for (int i = 0; e->shown && i < EVENT_SECRET && e->secret[i]; i++)
        tell_card(out, gb_card(e->secret[i])->id);
}

/* What an effect reacts to, if no card has brought it about. */
static const char *const moment_terms[] = {
    [DAMAGED] = "damage",      [DEBLENDED] = "deblend", [MOVED] = "movement",
    [DREW] = "draw",           [ATTACKED] = "attack",   [ATTACK_DONE] = "attack",
    [TURN_ENDS] = "end_phase", [DAMAGE_COMES] = NULL,
};

static const char *cause_of(const struct told *t)
{
    const struct event *e = t->e;
    if (e->kind == EFFECT_USED)
        return e->open[3] ? gb_card(e->open[3])->id : moment_terms[e->open[2]];
    if (e->kind == TOOK_DAMAGE && e->open[3]) {
        const struct hero *h = &t->g->player[e->seat ^ 1].hero[e->open[3] - 1];
        return gb_card(h->blend ? h->blend : h->card)->id;
    }
    if (e->kind == TOOK_DAMAGE && e->open[4] == 2)
        return "decking_out";
    if (e->kind == WAS_DEBLENDED && e->open[2] != BY_WILL)
        return e->open[2] == UNPAID        ? "gem_requirement"
               : e->open[2] == IN_EXCHANGE ? "substitute"
                                           : "deblend_to_block";
    return event_words[e->kind].cause ? event_words[e->kind].cause
           : t->by_effect             ? gb_card(t->effect.card)->id
                                      : NULL;
}

static seat_set targets_of(const struct event *e)
{
    switch (event_words[e->kind].targets) {
    case SELF: return seat_bit(e->seat);
    case FOE: return seat_bit(e->seat ^ 1);
    default: return 0;
    }
}

void gb_tell(const struct game *g, const struct event *e, struct telling *out)
{
    assert(e->kind >= PREPARING && e->kind <= CONCEDED);
    struct told t = {.g = g, .e = e};
    t.by_effect = event_words[e->kind].level == BY_SCRIPTS && gb_happening(g, &t.effect);
    out->phrase.kind = event_words[e->kind].kind;
    say_sentence(&out->phrase,
                 event_words[e->kind].choose ? event_words[e->kind].choose(&t)
                                             : event_words[e->kind].sentence,
                 gb_say_part, &t);
    out->level = event_words[e->kind].level == BY_SCRIPTS ? level_of(g, e)
                                                          : (enum level)event_words[e->kind].level;
    out->weight = weight_of(&t);
    out->targets = targets_of(e);
    tell_cards(&t, out);
    tell_ways(&t, out);
    out->cause = cause_of(&t);
}
