/* words.c - questions and options in words. */
#include "games/gem_blenders/words.h"

#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/prepare.h"
#include "games/gem_blenders/settle.h"
#include "games/gem_blenders/zones.h"

const char *gb_position_name(int position)
{
    static const char *const names[] = {"left", "center", "right", "back", "bench"};
    assert(position >= LEFT && position <= BENCH);
    return names[position];
}

const char *gb_seat_name(const struct game *g, int seat)
{
    (void)g;
    return seat_color(seat);
}

/* --- Pieces of sentences. --- */

const char *gb_card_name(int card)
{
    return card ? gb_card(card)->name : "nothing";
}

/* The name under which a hero fights. */
static const char *fighter_name(const struct hero *h)
{
    return gb_card_name(h->blend ? h->blend : h->card);
}

/* "Wren (left)", which is also what it is about. */
static void say_hero(const struct game *g, int seat, int slot, struct phrase *out)
{
    const char *position = gb_position_name(gb_position_of(g, seat, slot));
    const struct hero *h = &g->player[seat].hero[slot];
    say(out, "%s", gb_card_name(h->card));
    if (h->blend)
        say(out, " as %s", gb_card_name(h->blend));
    say(out, " (%s)", position);
    if (gb_position_of(g, seat, slot) < BENCH)
        say_target(out, "seat%d.%s", seat, position);
}

/* The first copy of the card in one's hand. */
static void target_hand(const struct game *g, int seat, int card, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    for (int i = 0; i < p->hand.count; i++)
        if (gb_held(p, i) == card) {
            say_target(out, "seat%d.hand.%d", seat, i);
            return;
        }
}

static void target_discard(const struct game *g, int seat, int card, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    for (int i = p->discard.count - 1; i >= 0; i--)
        if (p->discard.card[i] == card) {
            say_target(out, "seat%d.discard.%d", seat, i);
            return;
        }
}

static void target_bench(const struct game *g, int seat, int slot, struct phrase *out)
{
    int index = 0;
    for (int i = 0; i < slot; i++)
        index += gb_on_bench(g, seat, i);
    say_target(out, "seat%d.bench.%d", seat, index);
}

/* --- Questions. --- */

typedef void prompt_function(const struct game *g, int seat, struct phrase *out);

static void prompt_placement(const struct game *g, int seat, struct phrase *out)
{
    say(out, "Your formation, unseen by your opponent: who stands in %s position?",
        gb_position_name(gb_free_position(&g->player[seat])));
}

static void prompt_timed(const struct game *g, int seat, struct phrase *out)
{
    const struct ask *ask = &g->k.ask;
    switch (ask->a) {
    case FOE_ACTS:
        say(out, "Your opponent plays %s%s. Answer it%s?", gb_card_name(ask->b),
            ask->c ? ", which is prevented" : "", ask->c ? " again" : "");
        break;
    case ATTACK_DECLARED: say(out, "You have declared your attack. Play a timed action?"); break;
    case FOE_DECLARED: say(out, "Your opponent attacks. Play a timed action?"); break;
    default:
        say(out, "%s would inflict %d damage to you. Answer it?",
            gb_card_name(g->player[seat ^ 1].hero[g->attack.attacker[ask->b]].card),
            g->attack.damage[ask->b]);
    }
}

static void prompt_reaction(const struct game *g, int seat, struct phrase *out)
{
    static const char *const news_words[] = {
        [DAMAGED] = "Damage was inflicted",
        [BLEND_PLAYED] = "A blend is played",
        [ACTION_PLAYED] = "An action is played",
        [EQUIPPED] = "A gem was equipped",
        [DEBLENDED] = "A hero was deblended",
        [MOVED] = "Heroes have moved",
        [DREW] = "Cards were drawn",
        [GEM_DISCARDED] = "A gem was discarded",
        [ATTACKED] = "Heroes are attacked",
        [ATTACK_DONE] = "Heroes have attacked",
        [TURN_ENDS] = "The turn ends",
    };
    (void)seat;
    say(out, "%s: which effect next?", news_words[g->k.ask.a]);
}

static void prompt_block(const struct game *g, int seat, struct phrase *out)
{
    say(out, "Deblend ");
    say_hero(g, seat, g->k.ask.a, out);
    say(out, " to block?");
}

/* How each question is put: as it stands, after the name of the card's effect that asks, or by a
 * function. */
static const struct {
    const char *kind, *text, *of_effect;
    prompt_function *prompt;
} ask_words[] = {
    [ASK_PLACE] = {"place", .prompt = prompt_placement},
    [ASK_FIRST] = {"first", "Will you go first or second?"},
    [ASK_MULLIGAN] = {"mulligan", "Keep this hand?"},
    [ASK_PLAY] = {"play", "Your turn: what do you do?"},
    [ASK_TIMED] = {"timed", .prompt = prompt_timed},
    [ASK_RESOLVE] = {"resolve", "Which of your timed actions resolves next?"},
    [ASK_REACT] = {"react", .prompt = prompt_reaction},
    [ASK_BLOCK] = {"block", .prompt = prompt_block},
    [ASK_AGAIN] = {"again", "Who makes an additional attack?"},
    [ASK_SUBSTITUTE] = {"substitute", "Substitute a hero from your bench?"},
    [ASK_HERO] = {"choose", .of_effect = "which hero?"},
    [ASK_SWITCH] = {"choose", .of_effect = "which heroes switch?"},
    [ASK_ROTATE] = {"choose", .of_effect = "in which direction?"},
    [ASK_ARRANGE] = {"choose", .of_effect = "how shall your heroes stand?"},
    [ASK_HAND] = {"choose", .of_effect = "which card of your hand?"},
    [ASK_DISCARD] = {"choose", .of_effect = "which card of your discard?"},
    [ASK_DECK] = {"choose", .of_effect = "which card of your deck?"},
    [ASK_EQUIP] = {"choose", .of_effect = "which gem onto which hero?"},
    [ASK_MOVE_GEM] = {"choose", .of_effect = "which gem from whom to whom?"},
    [ASK_ORDER] = {"choose", "Forecast: in which order, from the top?"},
    [ASK_PEEK] = {"choose", "Night Watch: discard a card of your opponent's deck?"},
    [ASK_LURE] = {"choose", "Elegant Lure: draw a card?"},
};

void gb_prompt(const struct game *g, int seat, struct phrase *out)
{
    int kind = g->k.ask.kind;
    assert(kind <= ASK_LURE);
    out->kind = ask_words[kind].kind;
    if (ask_words[kind].prompt)
        ask_words[kind].prompt(g, seat, out);
    else if (ask_words[kind].of_effect)
        say(out, "%s: %s", gb_effect_names[g->k.ask.a], ask_words[kind].of_effect);
    else
        say(out, "%s", ask_words[kind].text);
}

/* --- Options about heroes. --- */

typedef void describe_function(const struct game *g, int seat, struct option option,
                               struct phrase *out);

static void describe_placement(const struct game *g, int seat, struct option option,
                               struct phrase *out)
{
    int hero = g->player[seat].hero[option.a].card;
    say(out, "%s, LV.%d", gb_card_name(hero), gb_faces[hero].level);
    target_bench(g, seat, option.a, out);
}

static void describe_substitute(const struct game *g, int seat, struct option option,
                                struct phrase *out)
{
    say(out, "%s for ", gb_card_name(g->player[seat].hero[option.b].card));
    say_hero(g, seat, option.a, out);
    target_bench(g, seat, option.b, out);
}

static void describe_hero(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)seat;
    say_hero(g, option.b, option.a, out);
}

static void describe_switch(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    (void)seat;
    say(out, "Switch ");
    say_hero(g, g->k.ask.c, option.a, out);
    say(out, " and ");
    say_hero(g, g->k.ask.c, option.b, out);
}

static void describe_rotation(const struct game *g, int seat, struct option option,
                              struct phrase *out)
{
    (void)g;
    (void)seat;
    say(out, option.a ? "Clockwise: center to right, right to back, back to left"
                      : "Counterclockwise: center to left, left to back, back to right");
}

static void describe_arrangement(const struct game *g, int seat, struct option option,
                                 struct phrase *out)
{
    const struct player *p = &g->player[seat];
    for (int to = 0; to < POSITIONS; to++)
        for (int from = 0; from < POSITIONS; from++)
            if (gb_arrangement(option.a, from) == to)
                say(out, "%s%s %s", to ? ", " : "", gb_position_name(to),
                    gb_card_name(p->hero[p->line[from]].card));
}

static void describe_deblending(const struct game *g, int seat, struct option option,
                                struct phrase *out)
{
    say(out, "Deblend ");
    say_hero(g, seat, option.a, out);
}

static void describe_effect(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    int effect = gb_effect_of(g, seat, option.a);
    say(out, "%s: ", gb_effect_names[effect]);
    say_hero(g, seat, option.a, out);
    int limit = gb_effect_table[effect].limit;
    if (limit > 1)
        say(out, ", %d of %d left", limit - gb_uses(g, seat, option.a, effect), limit);
}

static void describe_reaction(const struct game *g, int seat, struct option option,
                              struct phrase *out)
{
    const struct news *news = gb_reacts_to(g, option);
    struct activation a = gb_reaction(g, seat, news, option.a);
    say(out, "%s", gb_effect_names[a.card]);
    if (a.slot == NO_SLOT)
        return;
    say(out, " of ");
    say_hero(g, seat, a.slot, out);
    if (news->kind == GEM_DISCARDED)
        say(out, ": %s", gb_card_name(news->a));
}

/* --- Options about attacks. --- */

/* One attacker of a declaration, with the stats as they would be in this game. */
static void say_attacker(const struct game *then, int seat, int from, int to, struct phrase *out)
{
    const struct player *p = &then->player[seat], *foe = &then->player[seat ^ 1];
    int slot = p->line[from], at = foe->line[to];
    say(out, "%s (%d) at %s (%d)", fighter_name(&p->hero[slot]),
        gb_stat(then, seat, slot, ATK, at, NULL), fighter_name(&foe->hero[at]),
        gb_stat(then, seat ^ 1, at, DEF, NO_SLOT, NULL));
    say_target(out, "seat%d.%s", seat, gb_position_name(from));
    say_target(out, "seat%d.%s", seat ^ 1, gb_position_name(to));
}

static void describe_attack(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    const uint8_t aim[] = {option.a, option.b, option.c};
    const char *between = "Attack: ";
    struct game then = *g; /* who else attacks can matter to ATK */
    for (int i = 0; i < BACK; i++)
        if (aim[i])
            then.attack.attacker[then.attack.count++] = g->player[seat].line[i];
    for (int i = 0; i < BACK; i++) {
        if (!aim[i])
            continue;
        say(out, "%s", between);
        say_attacker(&then, seat, i, aim[i] - 1, out);
        between = ", ";
    }
    /* Two of one kind would read alike: the positions tell them apart. */
    say(out, " [");
    for (int i = 0; i < BACK; i++)
        if (aim[i])
            say(out, "%c%c", "LCR"[i], "lcr"[aim[i] - 1]);
    say(out, "]");
}

static void describe_block(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "Deblend to block the %d damage of %s", g->attack.damage[option.a],
        gb_card_name(g->player[seat ^ 1].hero[g->attack.attacker[option.a]].card));
}

static void describe_again(const struct game *g, int seat, struct option option, struct phrase *out)
{
    const char *between = "Attack again with ";
    FOR_EACH_BIT(i, option.a) {
        say(out, "%s", between);
        say_hero(g, seat, g->attack.attacker[i], out);
        between = " and ";
    }
}

/* --- Options about cards. --- */

static void describe_gem(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "%s onto ", gb_card_name(option.a));
    target_hand(g, seat, option.a, out);
    say_hero(g, seat, option.b, out);
}

static void describe_blend(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "Blend ");
    say_hero(g, seat, option.b, out);
    say(out, " with %s", gb_card_name(option.a));
    target_hand(g, seat, option.a, out);
}

static void describe_action(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    say(out, "Play %s", gb_card_name(option.a));
    target_hand(g, seat, option.a, out);
}

static void describe_resolution(const struct game *g, int seat, struct option option,
                                struct phrase *out)
{
    say(out, "%s (slot %d)", gb_card_name(g->player[seat].meter.card[option.a]), option.a + 1);
    say_target(out, "seat%d.meter.%d", seat, option.a);
}

static void describe_gem_move(const struct game *g, int seat, struct option option,
                              struct phrase *out)
{
    say(out, "%s from ", gb_card_name(option.a));
    say_hero(g, seat, option.b, out);
    say(out, " to ");
    say_hero(g, seat, option.c, out);
}

static void describe_card(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "%s", gb_card_name(option.a));
    if (g->k.ask.kind == ASK_HAND)
        target_hand(g, seat, option.a, out);
    else if (g->k.ask.kind == ASK_DISCARD)
        target_discard(g, seat, option.a, out);
}

static void describe_order(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g;
    (void)seat;
    say(out, "%s", gb_card_name(option.a));
    if (option.b)
        say(out, ", then %s", gb_card_name(option.b));
    if (option.c)
        say(out, ", then %s", gb_card_name(option.c));
}

/* --- Other options. --- */

static void describe_going(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g;
    (void)seat;
    say(out, option.a ? "Go second: draw and attack in your first turn"
                      : "Go first: no draw and no attack in your first turn");
}

static void describe_pass(const struct game *g, int seat, struct option option, struct phrase *out)
{
    static const char *const words[ASK_LURE + 1] = {
        [ASK_BLOCK] = "Accept the damage",
        [ASK_AGAIN] = "No additional attack",
        [ASK_SUBSTITUTE] = "Leave your heroes as they are",
        [ASK_DECK] = "Take none",
        [ASK_PEEK] = "Discard none",
        [ASK_LURE] = "Don't draw",
        [ASK_TIMED] = "Go on",
    };
    const char *said = words[g->k.ask.kind];
    (void)seat;
    (void)option;
    say(out, "%s", said ? said : "No more");
}

/* How each option is described: as it stands, or by a function. */
static const struct {
    const char *kind, *text;
    describe_function *describe;
} verb_words[] = {
    [PLACE] = {"place", NULL, describe_placement},
    [GO] = {"go", NULL, describe_going},
    [KEEP_HAND] = {"keep", "Keep it"},
    [MULLIGAN] = {"mulligan", "Mulligan: shuffle it back and draw 7 new cards"},
    [EQUIP] = {"equip", NULL, describe_gem},
    [BLEND_HERO] = {"blend", NULL, describe_blend},
    [DEBLEND] = {"deblend", NULL, describe_deblending},
    [ACT] = {"act", NULL, describe_action},
    [USE] = {"use", NULL, describe_effect},
    [ATTACK] = {"attack", NULL, describe_attack},
    [END_TURN] = {"end_turn", "End your turn"},
    [PASS] = {"pass", NULL, describe_pass},
    [RESOLVE] = {"resolve", NULL, describe_resolution},
    [REACT] = {"react", NULL, describe_reaction},
    [BLOCK] = {"block", NULL, describe_block},
    [AGAIN] = {"again", NULL, describe_again},
    [SUBSTITUTE] = {"substitute", NULL, describe_substitute},
    [NAME_HERO] = {"hero", NULL, describe_hero},
    [SWITCH] = {"switch", NULL, describe_switch},
    [ROTATE] = {"rotate", NULL, describe_rotation},
    [ARRANGE] = {"arrange", NULL, describe_arrangement},
    [CHOOSE] = {"choose", NULL, describe_card},
    [MOVE_GEM] = {"move_gem", NULL, describe_gem_move},
    [ORDER] = {"order", NULL, describe_order},
    [DRAW_ONE] = {"draw", "Draw a card"},
};

void gb_describe(const struct game *g, int seat, struct option option, struct phrase *out)
{
    assert(option.verb >= PLACE && option.verb <= DRAW_ONE);
    out->kind = verb_words[option.verb].kind;
    if (verb_words[option.verb].describe)
        verb_words[option.verb].describe(g, seat, option, out);
    else
        say(out, "%s", verb_words[option.verb].text);
}
