/* words.c - questions and options in words. */
#include "games/gem_blenders/gem_blenders.h"

#include <stdio.h>

static const char *const position_names[] = {"left", "center", "right", "back", "bench"};

const char *gb_position_name(int position)
{
    return position_names[position];
}

const char *gb_seat_name(const struct game *g, int seat)
{
    (void)g;
    return seat == 0 ? "Red" : "Blue";
}

/* --- Pieces of sentences. --- */

static const char *name_of(int card)
{
    return card ? gb_card(card)->name : "nothing";
}

/* "Wren (left)", with the place on the board. */
static void say_hero(const struct game *g, int seat, int slot, struct saying *out)
{
    const char *place = gb_position_name(gb_place(g, seat, slot));
    const struct hero *h = &g->side[seat].hero[slot];
    say(out, "%s", name_of(h->card));
    if (h->blend)
        say(out, " as %s", name_of(h->blend));
    say(out, " (%s)", place);
    if (gb_place(g, seat, slot) < BENCH)
        say_touch(out, "seat%d.%s", seat, place);
}

/* The first copy of the card in the own hand. */
static void touch_hand(const struct game *g, int seat, int card, struct saying *out)
{
    const struct side *s = &g->side[seat];
    for (int i = 0; i < s->hand.count; i++)
        if ((s->hand.card[i] & ~SEEN) == card) {
            say_touch(out, "seat%d.hand.%d", seat, i);
            return;
        }
}

static void touch_discard(const struct game *g, int seat, int card, struct saying *out)
{
    const struct side *s = &g->side[seat];
    for (int i = s->discard.count - 1; i >= 0; i--)
        if (s->discard.card[i] == card) {
            say_touch(out, "seat%d.discard.%d", seat, i);
            return;
        }
}

static void touch_bench(const struct game *g, int seat, int slot, struct saying *out)
{
    int index = 0;
    for (int i = 0; i < slot; i++)
        index += g->side[seat].hero[i].card && gb_place(g, seat, i) == BENCH;
    say_touch(out, "seat%d.bench.%d", seat, index);
}

/* --- Questions. --- */

static void prompt_timed(const struct game *g, int seat, struct saying *out)
{
    const struct ask *ask = &g->k.ask;
    switch (ask->a) {
    case FOE_ACTS: say(out, "Your opponent plays %s. Answer it?", name_of(ask->b)); break;
    case ATTACK_DECLARED: say(out, "You have declared your attack. Play a timed action?"); break;
    case FOE_DECLARED: say(out, "Your opponent attacks. Play a timed action?"); break;
    default:
        say(out, "%s would inflict %d damage to you. Answer it?",
            name_of(g->side[seat ^ 1].hero[g->attack.who[ask->b]].card), g->attack.damage[ask->b]);
    }
}

static const char *const moment_words[] = {
    [DAMAGED] = "damage was inflicted",
    [BLEND_PLAYED] = "a blend is played",
    [ACTION_PLAYED] = "an action is played",
    [EQUIPPED] = "a gem was equipped",
    [DEBLENDED] = "a hero was deblended",
    [MOVED] = "heroes have moved",
    [DREW] = "cards were drawn",
    [GEM_DISCARDED] = "a gem was discarded",
    [ATTACKED] = "heroes are attacked",
    [ATTACK_DONE] = "heroes have attacked",
    [TURN_ENDS] = "the turn ends",
};

static void prompt_choice(const struct game *g, struct saying *out)
{
    const struct ask *ask = &g->k.ask;
    const char *name = gb_effect_names[ask->a];
    switch (ask->kind) {
    case ASK_HERO: say(out, "%s: which hero?", name); break;
    case ASK_SWITCH: say(out, "%s: which heroes switch?", name); break;
    case ASK_ROTATE: say(out, "%s: in which direction?", name); break;
    case ASK_ARRANGE: say(out, "%s: how shall your heroes stand?", name); break;
    case ASK_HAND: say(out, "%s: which card of your hand?", name); break;
    case ASK_DISCARD: say(out, "%s: which card of your discard?", name); break;
    case ASK_DECK: say(out, "%s: which card of your deck?", name); break;
    case ASK_EQUIP: say(out, "%s: which gem onto which hero?", name); break;
    case ASK_MOVE_GEM: say(out, "%s: which gem from whom to whom?", name); break;
    case ASK_ORDER: say(out, "Forecast: in which order, from the top?"); break;
    case ASK_PEEK: say(out, "Night Watch: discard a card of your opponent's deck?"); break;
    default: say(out, "Elegant Lure: draw a card?"); break;
    }
}

void gb_prompt(const struct game *g, int seat, struct saying *out)
{
    static const char *const kinds[] = {
        [ASK_PLACE] = "place",       [ASK_FIRST] = "first",
        [ASK_MULLIGAN] = "mulligan", [ASK_PLAY] = "play",
        [ASK_TIMED] = "timed",       [ASK_RESOLVE] = "resolve",
        [ASK_REACT] = "react",       [ASK_BLOCK] = "block",
        [ASK_AGAIN] = "again",       [ASK_SUBSTITUTE] = "substitute",
        [ASK_LURE] = "choose",
    };
    const struct ask *ask = &g->k.ask;
    out->kind =
        ask->kind < sizeof kinds / sizeof *kinds && kinds[ask->kind] ? kinds[ask->kind] : "choose";
    switch (ask->kind) {
    case ASK_PLACE: {
        int position = 0;
        while (g->side[seat].line[position] != NO_SLOT)
            position++;
        say(out, "Your formation, unseen by your opponent: who stands in %s position?",
            gb_position_name(position));
        break;
    }
    case ASK_FIRST: say(out, "Will you go first or second?"); break;
    case ASK_MULLIGAN: say(out, "Keep this hand?"); break;
    case ASK_PLAY: say(out, "Your turn: what do you do?"); break;
    case ASK_TIMED: prompt_timed(g, seat, out); break;
    case ASK_RESOLVE: say(out, "Which of your timed actions resolves next?"); break;
    case ASK_REACT: say(out, "%s: which effect next?", moment_words[ask->a]); break;
    case ASK_BLOCK:
        say(out, "Deblend ");
        say_hero(g, seat, ask->a, out);
        say(out, " to block?");
        break;
    case ASK_AGAIN: say(out, "Who makes an additional attack?"); break;
    case ASK_SUBSTITUTE: say(out, "Substitute a hero from your bench?"); break;
    default: prompt_choice(g, out); break;
    }
    if (out->text[0] >= 'a' && out->text[0] <= 'z')
        out->text[0] = (char)(out->text[0] - 'a' + 'A');
}

/* --- Options. --- */

static void describe_attack(const struct game *g, int seat, struct option option,
                            struct saying *out)
{
    const uint8_t aim[] = {option.a, option.b, option.c};
    const char *between = "Attack: ";
    struct game then = *g; /* who else attacks can matter to ATK */
    for (int i = 0; i < BACK; i++)
        if (aim[i])
            then.attack.who[then.attack.count++] = g->side[seat].line[i];
    for (int i = 0; i < BACK; i++) {
        if (!aim[i])
            continue;
        int slot = g->side[seat].line[i], at = g->side[seat ^ 1].line[aim[i] - 1];
        int atk = gb_stat(&then, seat, slot, ATK, at, NULL);
        int def = gb_stat(g, seat ^ 1, at, DEF, NO_SLOT, NULL);
        const struct hero *h = &g->side[seat].hero[slot], *foe = &g->side[seat ^ 1].hero[at];
        say(out, "%s%s (%d) at %s (%d)", between, name_of(h->blend ? h->blend : h->card), atk,
            name_of(foe->blend ? foe->blend : foe->card), def);
        say_touch(out, "seat%d.%s", seat, gb_position_name(i));
        say_touch(out, "seat%d.%s", seat ^ 1, gb_position_name(aim[i] - 1));
        between = ", ";
    }
    /* Two of one kind would read alike: the positions tell them apart. */
    say(out, " [");
    for (int i = 0; i < BACK; i++)
        if (aim[i])
            say(out, "%c%c", "LCR"[i], "lcr"[aim[i] - 1]);
    say(out, "]");
}

static void describe_reaction(const struct game *g, int seat, struct option option,
                              struct saying *out)
{
    struct doing d = gb_reaction(g, seat, &g->about, option.a);
    say(out, "%s", gb_effect_names[d.card]);
    if (d.slot == NO_SLOT)
        return;
    say(out, " of ");
    say_hero(g, seat, d.slot, out);
    if (g->about.kind == ATTACKED)
        say(out, ", against %s", name_of(g->side[seat ^ 1].hero[g->attack.who[option.a]].card));
}

static void describe_again(const struct game *g, int seat, struct option option, struct saying *out)
{
    const char *between = "Attack again with ";
    for (int i = 0; i < g->attack.count; i++)
        if (option.a >> i & 1) {
            say(out, "%s", between);
            say_hero(g, seat, g->attack.who[i], out);
            between = " and ";
        }
}

static void describe_arrangement(const struct game *g, int seat, struct option option,
                                 struct saying *out)
{
    const struct side *s = &g->side[seat];
    for (int place = 0; place < POSITIONS; place++)
        for (int from = 0; from < POSITIONS; from++)
            if (gb_arrangement(option.a, from) == place)
                say(out, "%s%s %s", place ? ", " : "", gb_position_name(place),
                    name_of(s->hero[s->line[from]].card));
}

static void describe_effect(const struct game *g, int seat, struct option option,
                            struct saying *out)
{
    out->kind = "use";
    int effect = gb_effect(g, seat, option.a);
    say(out, "%s: ", gb_effect_names[effect]);
    say_hero(g, seat, option.a, out);
    int limit = gb_effects[effect].limit;
    if (limit > 1)
        say(out, ", %d of %d left", limit - gb_uses(g, seat, option.a, effect), limit);
}

static void describe_card(const struct game *g, int seat, struct option option, struct saying *out)
{
    out->kind = "choose";
    say(out, "%s", name_of(option.a));
    if (g->k.ask.kind == ASK_HAND)
        touch_hand(g, seat, option.a, out);
    else if (g->k.ask.kind == ASK_DISCARD)
        touch_discard(g, seat, option.a, out);
}

static void describe_pass(const struct game *g, struct saying *out)
{
    out->kind = "pass";
    switch (g->k.ask.kind) {
    case ASK_BLOCK: say(out, "Accept the damage"); break;
    case ASK_AGAIN: say(out, "No additional attack"); break;
    case ASK_SUBSTITUTE: say(out, "Leave your heroes as they are"); break;
    case ASK_DECK: say(out, "Take none"); break;
    case ASK_PEEK: say(out, "Discard none"); break;
    case ASK_LURE: say(out, "Don't draw"); break;
    case ASK_TIMED: say(out, "Go on"); break;
    default: say(out, "No more"); break;
    }
}

/* Options about heroes and their places. */
static void describe_place(const struct game *g, int seat, struct option option, struct saying *out)
{
    switch (option.verb) {
    case PLACE:
        out->kind = "place";
        say(out, "%s, LV.%d", name_of(g->side[seat].hero[option.a].card),
            gb_faces[g->side[seat].hero[option.a].card].level);
        touch_bench(g, seat, option.a, out);
        break;
    case PLACE_ALL:
        out->kind = "place_all";
        say(out, "As the deck suggests:");
        for (int i = 0; i < POSITIONS; i++)
            say(out, "%s %s %s", i ? "," : "", gb_position_name(i),
                name_of(g->side[seat].hero[i].card));
        break;
    case SUBSTITUTE:
        out->kind = "substitute";
        say(out, "%s for ", name_of(g->side[seat].hero[option.b].card));
        say_hero(g, seat, option.a, out);
        touch_bench(g, seat, option.b, out);
        break;
    case NAME_HERO:
        out->kind = "hero";
        say_hero(g, option.b, option.a, out);
        break;
    case SWITCH:
        out->kind = "switch";
        say(out, "Switch ");
        say_hero(g, g->k.ask.c, option.a, out);
        say(out, " and ");
        say_hero(g, g->k.ask.c, option.b, out);
        break;
    case ROTATE:
        out->kind = "rotate";
        say(out, option.a ? "Clockwise: center to right, right to back, back to left"
                          : "Counterclockwise: center to left, left to back, back to right");
        break;
    default: out->kind = "arrange"; describe_arrangement(g, seat, option, out);
    }
}

/* Options about cards. */
static void describe_play(const struct game *g, int seat, struct option option, struct saying *out)
{
    switch (option.verb) {
    case EQUIP:
        out->kind = "equip";
        say(out, "%s onto ", name_of(option.a));
        touch_hand(g, seat, option.a, out);
        say_hero(g, seat, option.b, out);
        break;
    case BLEND_HERO:
        out->kind = "blend";
        say(out, "Blend ");
        say_hero(g, seat, option.b, out);
        say(out, " with %s", name_of(option.a));
        touch_hand(g, seat, option.a, out);
        break;
    case DEBLEND:
        out->kind = "deblend";
        say(out, "Deblend ");
        say_hero(g, seat, option.a, out);
        break;
    case ACT:
        out->kind = "act";
        say(out, "Play %s", name_of(option.a));
        touch_hand(g, seat, option.a, out);
        break;
    case RESOLVE:
        out->kind = "resolve";
        say(out, "%s (slot %d)", name_of(g->side[seat].meter.card[option.a]), option.a + 1);
        say_touch(out, "seat%d.meter.%d", seat, option.a);
        break;
    case MOVE_GEM:
        out->kind = "move_gem";
        say(out, "%s from ", name_of(option.a));
        say_hero(g, seat, option.b, out);
        say(out, " to ");
        say_hero(g, seat, option.c, out);
        break;
    default:
        out->kind = "order";
        say(out, "%s", name_of(option.a));
        if (option.b)
            say(out, ", then %s", name_of(option.b));
        if (option.c)
            say(out, ", then %s", name_of(option.c));
    }
}

void gb_describe(const struct game *g, int seat, struct option option, struct saying *out)
{
    switch (option.verb) {
    case GO:
        out->kind = "go";
        say(out, option.a ? "Go second: draw and attack in your first turn"
                          : "Go first: no draw and no attack in your first turn");
        break;
    case KEEP_HAND:
        out->kind = "keep";
        say(out, "Keep it");
        break;
    case MULLIGAN:
        out->kind = "mulligan";
        say(out, "Mulligan: shuffle it back and draw 7 new cards");
        break;
    case END_TURN:
        out->kind = "end_turn";
        say(out, "End your turn");
        break;
    case ATTACK:
        out->kind = "attack";
        describe_attack(g, seat, option, out);
        break;
    case USE: describe_effect(g, seat, option, out); break;
    case REACT:
        out->kind = "react";
        describe_reaction(g, seat, option, out);
        break;
    case BLOCK:
        out->kind = "block";
        say(out, "Deblend to block the %d damage of %s", g->attack.damage[option.a],
            name_of(g->side[seat ^ 1].hero[g->attack.who[option.a]].card));
        break;
    case AGAIN:
        out->kind = "again";
        describe_again(g, seat, option, out);
        break;
    case CHOOSE: describe_card(g, seat, option, out); break;
    case DRAW_ONE:
        out->kind = "draw";
        say(out, "Draw a card");
        break;
    case PASS: describe_pass(g, out); break;
    case PLACE:
    case PLACE_ALL:
    case SUBSTITUTE:
    case NAME_HERO:
    case SWITCH:
    case ROTATE:
    case ARRANGE: describe_place(g, seat, option, out); break;
    default: describe_play(g, seat, option, out); break;
    }
}
