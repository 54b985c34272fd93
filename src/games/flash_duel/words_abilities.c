/* words_abilities.c - what abilities ask, offer and do, in words. */
#include "games/flash_duel/words.h"

static const char *ability_name(int ability)
{
    return fd_ability_card(ability)->name;
}

/* --- Questions. --- */

static void prompt_window(const struct game *g, struct saying *out)
{
    uint32_t window = 1u << g->k.ask.a;
    out->kind = "ability";
    if (window == ANNOUNCED)
        say(out, "%s is announced. Do you counter it?", ability_name(g->k.ask.b));
    else if (window == TOOK_EFFECT)
        say(out, "%s took effect. Do you mirror it?", ability_name(g->k.ask.b));
    else
        say(out, "Do you use an ability now?");
}

void fd_prompt_ability(const struct game *g, int seat, struct saying *out)
{
    const struct ask *ask = &g->k.ask;
    (void)seat;
    switch (ask->kind) {
    case ASK_CHARACTER:
        out->kind = "character";
        say(out, "Which character do you play?");
        break;
    case ASK_DISCARD:
        out->kind = "discard";
        say(out, "Discard %s%d card%s.", ask->b < ask->a ? "up to " : "", ask->a,
            ask->a == 1 ? "" : "s");
        break;
    case ASK_TAKE:
        out->kind = "take";
        say(out, "Take %d card%s of the discard pile.", ask->a, ask->a == 1 ? "" : "s");
        break;
    case ASK_PEEK:
        out->kind = "peek";
        say(out, "Which card do you take, and which goes back on top?");
        break;
    case ASK_DRAFT:
        out->kind = "draft";
        say(out, "Which ability do you take?");
        break;
    case ASK_TWEAK:
        out->kind = "tweak";
        say(out, "You lost the round: do you exchange one of your abilities?");
        break;
    case ASK_SPIRAL:
        out->kind = "spiral";
        say(out, "Time Spiral: discard a card or be pushed back?");
        break;
    case ASK_COMMAND:
        out->kind = "command";
        say(out, "With which card must %s move?", fd_seat_name(g, ask->a));
        break;
    default: prompt_window(g, out); break;
    }
}

/* --- Options. --- */

/* What the b and c of a use mean depends on the ability. */
static void say_use(const struct game *g, int seat, int ability, struct option use,
                    struct saying *out)
{
    switch (ability) {
    case ABILITY_martial_mastery:
        say(out, ": discard two %ds, take a %d", use.b, use.c);
        fd_touch_cards(g, seat, use.b, 2, 0, out);
        break;
    case ABILITY_charged_shot:
        say(out, ": show a %d and push %s", use.b, fd_seat_name(g, use.c));
        fd_touch_cards(g, seat, use.b, 1, 0, out);
        break;
    case ABILITY_esper_dash:
        say(out, ": dash with a %d and strike with ", use.b);
        fd_say_set(out, use.c & NUMBER_MASK, use.c >> 4);
        fd_touch_cards(g, seat, use.b, 1, 0, out);
        break;
    case ABILITY_pilebunker:
    case ABILITY_double_slash:
    case ABILITY_perfect_counter:
        say(out, ": attack with ");
        fd_say_set(out, use.c & NUMBER_MASK, use.c >> 4);
        fd_touch_cards(g, seat, use.c & NUMBER_MASK, use.c >> 4, 0, out);
        break;
    case ABILITY_speed_of_the_fox:
    case ABILITY_ninpo_flash:
        say(out, ": move %s with a %d", use.c ? "back" : "forward", use.b);
        fd_touch_cards(g, seat, use.b, 1, 0, out);
        break;
    case ABILITY_rock_armor:
    case ABILITY_black_diamond_hide:
        say(out, ": block with ");
        fd_say_set(out, use.b, g->strike.count);
        fd_touch_cards(g, seat, use.b, g->strike.count, 0, out);
        break;
    case ABILITY_retract:
    case ABILITY_wing_beat:
        say(out, ": retreat with a %d", use.b);
        fd_touch_cards(g, seat, use.b, 1, 0, out);
        break;
    case ABILITY_green_eyes_epiphany:
    case ABILITY_orange_eyes_epiphany:
        say(out, ": a %d counts as a %d", use.b,
            ability == ABILITY_green_eyes_epiphany ? use.b + 1 : use.b - 1);
        fd_touch_cards(g, seat, use.b, 1, 0, out);
        break;
    case ABILITY_hidden_agenda:
        say(out, ": put a %d away", use.b);
        fd_touch_cards(g, seat, use.b, 1, 0, out);
        break;
    case ABILITY_political_prowess:
        say(out, ": turn up %s", ability_name(g->persona[seat].slot[use.b]));
        break;
    case ABILITY_beast_unleashed: say(out, ": move forward %d", use.b); break;
    case ABILITY_into_oblivion:
        say(out, ": destroy %s's %s", fd_seat_name(g, use.b),
            ability_name(g->persona[use.b].slot[use.c]));
        break;
    case ABILITY_surgical_strike: say(out, ": it must be blocked with %ds", use.b); break;
    case ABILITY_landmine:
        say(out, ": on space %d", use.b);
        say_touch(out, "space%d", use.b);
        break;
    case ABILITY_flame_arrow:
    case ABILITY_spectral_pull:
    case ABILITY_spectral_push:
    case ABILITY_time_spiral:
    case ABILITY_poker_flourish:
    case ABILITY_dominance:
    case ABILITY_mistresss_command:
    case ABILITY_shoulder_ram:
        say(out, ": on %s", fd_seat_name(g, use.b));
        say_touch(out, "pawn%d", use.b);
        break;
    }
}

/* Its place among the cards that lie face up. */
static int place_of(const struct persona *p, int slot)
{
    return __builtin_popcount(p->up & ((1u << slot) - 1));
}

static void describe_use(const struct game *g, int seat, struct option use, struct saying *out)
{
    int ability = g->persona[seat].slot[use.a];
    out->kind = "use";
    say(out, "Use %s", ability_name(ability));
    say_touch(out, "seat%d.abilities.%d", seat, place_of(&g->persona[seat], use.a));
    if (ability == ABILITY_patriot_mirror) {
        ability = g->k.ask.b;
        say(out, " as %s", ability_name(ability));
    }
    say_use(g, seat, ability, use, out);
}

static void describe_peek(struct option option, struct saying *out)
{
    out->kind = "peek";
    say(out, "Take the %d", option.a);
    if (option.b)
        say(out, ", leave the %d on top", option.b);
    if (option.c)
        say(out, " and the %d below it", option.c);
}

void fd_describe_ability(const struct game *g, int seat, struct option option, struct saying *out)
{
    switch (option.verb) {
    case USE: describe_use(g, seat, option, out); break;
    case PASS:
        out->kind = "pass";
        say(out, g->k.ask.kind == ASK_ABILITY  ? "Use none"
                 : g->k.ask.kind == ASK_TWEAK  ? "Keep them"
                 : g->k.ask.kind == ASK_ASSIST ? "Stay where you are"
                                               : "No more");
        break;
    case CHOOSE:
        out->kind = "choose";
        say(out, "%s", fd_characters[option.a]);
        break;
    case DISCARD:
        out->kind = "discard";
        say(out, "Discard a %d", option.a);
        fd_touch_cards(g, seat, option.a, 1, 0, out);
        break;
    case TAKE:
        out->kind = "take";
        say(out, "Take a %d", option.a);
        break;
    case PEEK_TAKE: describe_peek(option, out); break;
    case UNSTASH:
        out->kind = "unstash";
        say(out, "Take the stashed %d back", g->persona[seat].stash);
        say_touch(out, "seat%d.stash.0", seat);
        break;
    case GO_BACK:
        out->kind = "go_back";
        say(out, "Be pushed back 1 space");
        say_touch(out, "pawn%d", seat);
        break;
    case DRAFT:
        out->kind = "draft";
        say(out, "%s", ability_name(g->pool.card[option.a]));
        say_touch(out, "pool.%d", option.a);
        break;
    case TWEAK:
        out->kind = "tweak";
        say(out, "Exchange %s for %s", ability_name(g->persona[seat].slot[option.a]),
            ability_name(g->pool.card[option.b]));
        say_touch(out, "pool.%d", option.b);
        break;
    case COMMAND:
        out->kind = "command";
        say(out, "With a %d", option.a);
        break;
    }
}

/* --- Events. --- */

static const char *const happening_names[] = {
    [CHARACTER_SET] = "character_set",
    [USED_ABILITY] = "used_ability",
    [COUNTERED] = "countered",
    [SHOVED] = "shoved",
    [PULLED] = "pulled",
    [WENT] = "went",
    [DISCARDED] = "discarded",
    [DECK_DISCARDED] = "deck_discarded",
    [TOOK_BACK] = "took_back",
    [SHOWED_CARD] = "showed_card",
    [ROLLED_CARD] = "rolled_card",
    [AVOIDED] = "avoided",
    [SOLDIER_SET] = "soldier_set",
    [SOLDIER_MOVED] = "soldier_moved",
    [MINE_SET] = "mine_set",
    [MINE_TRIGGERED] = "mine_triggered",
    [SKIPPED] = "skipped",
    [STASHED] = "stashed",
    [UNSTASHED] = "unstashed",
    [PEEKED] = "peeked",
    [RESHUFFLED] = "reshuffled",
    [DESTROYED] = "destroyed",
    [REFRESHED] = "refreshed",
    [NAMED_NUMBER] = "named_number",
    [COMMANDED] = "commanded",
    [MUST_RECOVER] = "must_recover",
    [PLAGUE_LOSES] = "plague_loses",
    [POOL_LAID] = "pool_laid",
    [DRAFTED] = "drafted",
    [TWEAKED] = "tweaked",
};

static void tell_secret(const struct event *e, const char *who, struct saying *out)
{
    switch (e->kind) {
    case STASHED: say(out, "%s puts a card away", who); break;
    case UNSTASHED: say(out, "%s takes the card back", who); break;
    case PEEKED: say(out, "%s looks at the deck's top cards", who); break;
    }
    for (int i = 0; e->shown && i < 3 && e->secret[i]; i++)
        say(out, "%s%d", i ? ", " : ": ", e->secret[i]);
}

static void tell_cards(const struct game *g, const struct event *e, const char *who,
                       struct saying *out)
{
    const uint8_t *o = e->open;
    switch (e->kind) {
    case DISCARDED: say(out, "%s discards a %d", who, o[0]); break;
    case DECK_DISCARDED: say(out, "The deck's top card, a %d, is discarded", o[0]); break;
    case TOOK_BACK: say(out, "%s takes a %d of the discard pile", who, o[0]); break;
    case SHOWED_CARD:
        say(out, "%s shows a %d", who, o[0]);
        if (o[1] != o[0])
            say(out, ", which counts as a %d", o[1]);
        break;
    case ROLLED_CARD: say(out, "%s turns up a %d", who, o[0]); break;
    case NAMED_NUMBER: say(out, "%s names the %d", who, o[0]); break;
    case COMMANDED: say(out, "%s must move with a %d", fd_seat_name(g, o[1]), o[0]); break;
    }
}

static void tell_bridge(const struct event *e, const char *who, struct saying *out)
{
    const uint8_t *o = e->open;
    switch (e->kind) {
    case SHOVED:
    case PULLED:
        say(out, "%s is %s from %d to %d", who, e->kind == SHOVED ? "pushed" : "pulled", o[0],
            o[1]);
        break;
    case WENT: say(out, "%s goes from %d to %d", who, o[0], o[1]); break;
    case SOLDIER_SET: say(out, "%s's soldier stands on %d", who, o[0]); break;
    case SOLDIER_MOVED: say(out, "%s's soldier advances from %d to %d", who, o[0], o[1]); break;
    case MINE_SET: say(out, "%s puts the mine on %d", who, o[0]); break;
    case MINE_TRIGGERED: say(out, "The mine on %d explodes under %s", o[0], who); break;
    }
}

static void tell_abilities(const struct game *g, const struct event *e, const char *who,
                           struct saying *out)
{
    const uint8_t *o = e->open;
    switch (e->kind) {
    case CHARACTER_SET: say(out, "%s plays %s", who, fd_characters[o[0]]); break;
    case USED_ABILITY:
        say(out, "%s uses %s", who, ability_name(o[0]));
        if (o[1] != o[0])
            say(out, " as %s", ability_name(o[1]));
        break;
    case COUNTERED: say(out, "%s's %s is countered", who, ability_name(o[0])); break;
    case AVOIDED: say(out, "%s avoids the strike", who); break;
    case SKIPPED: say(out, "%s skips the turn", who); break;
    case RESHUFFLED: say(out, "The discard pile is shuffled into the deck"); break;
    case DESTROYED: say(out, "%s's %s is destroyed", who, ability_name(o[0])); break;
    case REFRESHED: say(out, "%s turns up %s", who, ability_name(o[0])); break;
    case MUST_RECOVER: say(out, "%s must recover", fd_seat_name(g, o[0])); break;
    case POOL_LAID: say(out, "%d abilities make the pool", o[0]); break;
    case DRAFTED: say(out, "%s takes %s", who, ability_name(o[0])); break;
    case TWEAKED:
        say(out, "%s exchanges %s for %s", who, ability_name(o[0]), ability_name(o[1]));
        break;
    case PLAGUE_LOSES: say(out, "%s's plague decides the round", who); break;
    }
}

void fd_tell_ability(const struct game *g, const struct event *e, struct saying *out)
{
    const char *who = e->seat == NOBODY ? "Nobody" : fd_seat_name(g, e->seat);
    out->kind = happening_names[e->kind];
    switch (e->kind) {
    case STASHED:
    case UNSTASHED:
    case PEEKED: tell_secret(e, who, out); break;
    case DISCARDED:
    case DECK_DISCARDED:
    case TOOK_BACK:
    case SHOWED_CARD:
    case ROLLED_CARD:
    case NAMED_NUMBER:
    case COMMANDED: tell_cards(g, e, who, out); break;
    case SHOVED:
    case PULLED:
    case WENT:
    case SOLDIER_SET:
    case SOLDIER_MOVED:
    case MINE_SET:
    case MINE_TRIGGERED: tell_bridge(e, who, out); break;
    default: tell_abilities(g, e, who, out); break;
    }
}
