/* words.c - names, odds and questions of Puppet Wars in words. */
#include "games/puppet_wars/puppet_wars.h"

const char *pw_seat_word(int seat)
{
    static const char *const names[] = {"Red", "Blue", "Green", "Yellow"};
    return names[seat];
}

const char *pw_seat_name(const struct game *g, int seat)
{
    (void)g;
    return pw_seat_word(seat);
}

/* "D5": the fifth Space of the fourth row. */
void pw_say_space(const struct game *g, int space, struct saying *out)
{
    int row = space_row(g->grid, space), first = g->grid == HEX ? 23 * row / 2 : 11 * row;
    space_set before = (space_bit(space) - 1) & ~(space_bit(first) - 1);
    say(out, "%c%d", 'A' + row, 1 + space_count(spaces_in(&g->board) & before));
}

/* "Blue's Ronin at D5". */
void pw_say_unit(const struct game *g, int unit, struct saying *out)
{
    const struct unit *u = &g->unit[unit];
    say(out, "%s's %s", pw_seat_word(u->owner), pw_puppet_card(u->kind)->name);
    if (u->where == IN_PLAY) {
        say(out, " at ");
        pw_say_space(g, u->space, out);
    }
}

static void say_suits(unsigned suits, struct saying *out)
{
    static const char *const names[] = {"Ram", "Crow", "Tome", "Mask"};
    for (int suit = 0; suit < SUITS; suit++)
        for (unsigned i = suits >> 2 * suit & 3; i; i--)
            say(out, "+%s", names[suit]);
}

/* "9+Crow". */
void pw_say_value(struct value value, struct saying *out)
{
    say(out, "%d", value.number > 0 ? value.number : 0);
    say_suits(value.suits, out);
}

/* --- Odds. --- */

static double ways(int n, int k) /* to choose k of n, as far as ratios go */
{
    double product = 1;
    if (k > n)
        return 0;
    for (int i = 0; i < k; i++)
        product = product * (n - i) / (i + 1);
    return product;
}

/* In percent: how likely a flip of so many cards of the own deck meets the value without help from
 * the hand. */
int pw_odds(const struct game *g, int seat, struct value needs, int flips, int bonus)
{
    if (needs.number <= 0 && !needs.suits)
        return 100;
    uint64_t deck = pw_unseen_deck(g, seat), black = UINT64_C(1) << BLACK_JOKER;
    struct value on_card = {(int8_t)(needs.number > 0 ? needs.number - bonus : -99), needs.suits};
    int all = __builtin_popcountll(deck);
    int good = __builtin_popcountll(deck & ~black & pw_cards_meeting(on_card));
    if (flips > all)
        flips = all;
    if (flips <= 0)
        return 0;
    int harmless = all - ((deck & black) && !(g->gentle && flips > 1));
    double hit = ways(harmless, flips) - ways(harmless - good, flips);
    return (int)(100 * hit / ways(all, flips) + 0.5);
}

/* --- Questions. --- */

static void prompt_effort(const struct game *g, struct saying *out)
{
    say(out, "To meet: ");
    pw_say_value(g->effort.needs, out);
    if (g->effort.bonus)
        say(out, " with %+d on each card", g->effort.bonus);
}

static void prompt_spend(const struct game *g, struct saying *out)
{
    static const char *const names[] = {"With My Eyes Closed!", "Ouch!", "Disassemble",
                                        "Throw the Bird"};
    say(out, "%s: discard a card ", names[g->k.ask.a]);
    if (g->k.ask.a == SPEND_DISASSEMBLE)
        say(out, "to tear ");
    else if (g->k.ask.a == SPEND_BIRD)
        say(out, "to hit another Enemy beside ");
    else
        say(out, "to rip ");
    pw_say_unit(g, g->k.ask.c, out);
    say(out, g->k.ask.a == SPEND_DISASSEMBLE ? " apart?" : "?");
}

/* The puppet that the question is about. */
static void prompt_about(const struct game *g, struct saying *out, const char *before,
                         const char *after)
{
    say(out, "%s", before);
    pw_say_unit(g, g->k.ask.a, out);
    say(out, "%s", after);
}

static void prompt_dodge(const struct game *g, struct saying *out)
{
    struct value df = pw_defense(g, g->k.ask.b, NO_CARD, 0);
    pw_say_unit(g, g->k.ask.a, out);
    say(out, " attacks ");
    pw_say_unit(g, g->k.ask.b, out);
    say(out, " (Defense ");
    pw_say_value(df, out);
    say(out, "): dodge?");
}

static void prompt_act(const struct game *g, struct saying *out)
{
    int left = pw_is_paralyzed(g, g->animation.unit) ? 0 : pw_moves_left(g);
    pw_say_unit(g, g->animation.unit, out);
    say(out, ": %d Move%s left%s. What does it do?", left > 0 ? left : 0, left == 1 ? "" : "s",
        g->animation.acted ? "" : ", and its Action");
}

static const char *const ask_kinds[] = {
    [ASK_MASTER] = "master",   [ASK_DRAFT] = "draft",     [ASK_START] = "start",
    [ASK_PLACE] = "place",     [ASK_BONUS] = "bonus",     [ASK_LAY] = "lay",
    [ASK_ANIMATE] = "animate", [ASK_BENCH] = "bench",     [ASK_ACT] = "act",
    [ASK_DODGE] = "dodge",     [ASK_SELECT] = "select",   [ASK_PLAY] = "play",
    [ASK_SPEND] = "spend",     [ASK_PAY] = "pay",         [ASK_RIP] = "rip",
    [ASK_SEW] = "sew",         [ASK_DROP] = "drop",       [ASK_NEED] = "need",
    [ASK_WALK] = "walk",       [ASK_PUSH] = "push",       [ASK_STRIKE] = "strike",
    [ASK_RIDE] = "ride",       [ASK_UPGRADE] = "upgrade", [ASK_PAWN] = "pawn",
    [ASK_VICTIM] = "victim",   [ASK_VANISH] = "vanish",   [ASK_SHED] = "shed",
    [ASK_PACK] = "pack",
};

const char *pw_ask_kind(int asked)
{
    return ask_kinds[asked];
}

static void prompt_need(const struct game *g, struct saying *out)
{
    int kind = g->unit[g->k.ask.b].kind;
    say(out, "I need this: does ");
    pw_say_unit(g, g->k.ask.a, out);
    say(out, " try to attach %s, Difficulty ", pw_upgrade_card(kind)->name);
    pw_say_value(pw_upgrades[kind].ad, out);
    say(out, " (%d%% by the flip alone)?",
        pw_odds(g, g->unit[g->k.ask.a].owner, pw_upgrades[kind].ad, 1, 0));
}

static void prompt_shed(const struct game *g, int seat, struct saying *out)
{
    int over = pw_hand_size(g, seat) - pw_hand_limit(g, seat);
    if (over > 0)
        say(out, "The Turn is over: discard %d card%s.", over, over == 1 ? "" : "s");
    else
        say(out, "The Turn is over: discard more cards?");
}

static void prompt_others(const struct game *g, int seat, struct saying *out)
{
    switch (g->k.ask.kind) {
    case ASK_RIP: prompt_about(g, out, "Which Upgrade of ", " is ripped?"); break;
    case ASK_SEW: prompt_about(g, out, "Which Upgrade of ", " is sewn up?"); break;
    case ASK_DROP: prompt_about(g, out, "Where does the Item Token of ", " fall?"); break;
    case ASK_NEED: prompt_need(g, out); break;
    case ASK_WALK: prompt_about(g, out, "", " may move on."); break;
    case ASK_PUSH: prompt_about(g, out, "Where is ", " moved?"); break;
    case ASK_STRIKE: prompt_about(g, out, "Whom does ", " attack?"); break;
    case ASK_RIDE: prompt_about(g, out, "Where does ", " ride?"); break;
    case ASK_UPGRADE: prompt_about(g, out, "Which Upgrade, for or from ", "?"); break;
    case ASK_PAWN: say(out, "Which Pawn goes back into your Toy Box?"); break;
    case ASK_VICTIM: say(out, "Whom does the bird hit, too?"); break;
    case ASK_VANISH:
        prompt_about(g, out, "Puff of Sawdust: does ", " vanish to a Work Bench?");
        break;
    default: prompt_shed(g, seat, out); break;
    }
}

void pw_prompt(const struct game *g, int seat, struct saying *out)
{
    out->kind = pw_ask_kind(g->k.ask.kind);
    switch (g->k.ask.kind) {
    case ASK_MASTER: say(out, "Choose your Master, in secret."); break;
    case ASK_DRAFT: say(out, "Draft a card."); break;
    case ASK_PACK:
        say(out, "Choose a puppet for your Toy Box, in secret (%d to go).", g->k.ask.a);
        break;
    case ASK_START: say(out, "Choose your Starting Work Bench."); break;
    case ASK_PLACE: say(out, "Where beside it does your Master begin?"); break;
    case ASK_BONUS: say(out, "Your start gives you %d more Pawns.", g->k.ask.a); break;
    case ASK_LAY: say(out, "Lay an Animation Card, in secret."); break;
    case ASK_ANIMATE:
        say(out, "Which puppet do you animate with the %s?", pw_card_name(g->player[seat].laid));
        break;
    case ASK_BENCH: prompt_about(g, out, "On which Work Bench does ", " enter?"); break;
    case ASK_ACT: prompt_act(g, out); break;
    case ASK_DODGE: prompt_dodge(g, out); break;
    case ASK_SELECT:
        prompt_effort(g, out);
        say(out, ". Which flipped card do you use?");
        break;
    case ASK_PLAY:
        prompt_effort(g, out);
        say(out,
            pw_effort_met(g) ? ". It is met; play more cards?" : ". Not met yet: play a card?");
        break;
    case ASK_SPEND: prompt_spend(g, out); break;
    case ASK_PAY: say(out, "%s: which Crow do you discard?", pw_action_name(g->k.ask.a)); break;
    default: prompt_others(g, seat, out); break;
    }
}
