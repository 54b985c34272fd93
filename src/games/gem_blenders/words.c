/* words.c - names, and questions in words. */
#include "games/gem_blenders/words.h"

#include "games/gem_blenders/effects.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/play.h"
#include "games/gem_blenders/prepare.h"

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

const char *gb_card_name(int card)
{
    return card ? gb_card(card)->name : "nothing";
}

void gb_say_fighter(const struct game *g, int seat, int slot, struct phrase *out)
{
    const struct hero *h = &g->player[seat].hero[slot];
    int position = gb_position_of(g, seat, slot);
    say(out, "%s", gb_card_name(h->card));
    if (h->blend)
        say(out, " as %s", gb_card_name(h->blend));
    if (position < BENCH)
        say_touch(out, "seat%d.%s", seat, gb_position_name(position));
}

void gb_say_hero(const struct game *g, int seat, int slot, struct phrase *out)
{
    gb_say_fighter(g, seat, slot, out);
    say(out, " (%s)", gb_position_name(gb_position_of(g, seat, slot)));
}

/* --- Questions about the course of the game. --- */

typedef void prompt_function(const struct game *g, int seat, struct phrase *out);

static void prompt_placement(const struct game *g, int seat, struct phrase *out)
{
    say(out, "Your formation, unseen by your opponent: who stands in %s position?",
        gb_position_name(gb_free_position(&g->player[seat])));
}

static void prompt_play(const struct game *g, int seat, struct phrase *out)
{
    unsigned flags = g->player[seat].flags;
    say(out, "Your turn: what do you do?");
    if (flags & (EQUIPPED_ONE | HAS_ATTACKED))
        say(out, " (%s%s%s)", flags & EQUIPPED_ONE ? "gem played" : "",
            (flags & EQUIPPED_ONE) && (flags & HAS_ATTACKED) ? ", " : "",
            flags & HAS_ATTACKED ? "attack made" : "");
}

static void prompt_substitution(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, g->k.ask.a ? "A new round begins: substitute a hero from your bench?"
                        : "Tag Out: which hero from your bench for which one on your field?");
}

/* --- Questions about timed actions and reactions. --- */

/* "with Carter as Gull (ATK 3) against Noor (DEF 0) and with ...", as it would be now. */
static void say_attacks(const struct game *g, int seat, struct phrase *out)
{
    const struct attack *attack = &g->attack;
    for (int i = 0; i < attack->count; i++) {
        say(out, "%s", !i ? "with " : i < attack->count - 1 ? ", with " : " and with ");
        gb_say_fighter(g, seat, attack->attacker[i], out);
        say(out, " (ATK %d) against ",
            gb_stat(g, seat, attack->attacker[i], ATK, attack->attacked[i], NULL));
        gb_say_fighter(g, seat ^ 1, attack->attacked[i], out);
        say(out, " (DEF %d)", gb_stat(g, seat ^ 1, attack->attacked[i], DEF, NO_SLOT, NULL));
    }
}

/* What the player has played at this moment already: why the same question comes again. */
static void say_played(const struct game *g, int seat, struct phrase *out)
{
    unsigned waiting = gb_waiting_actions(g);
    const char *between = " Your ";
    if (!gb_has_answered(g))
        return;
    if (!waiting)
        say(out, " What you played was prevented.");
    else {
        FOR_EACH_BIT(slot, waiting) {
            say(out, "%s%s", between, gb_card_name(g->player[seat].meter.card[slot]));
            between = " and your ";
        }
        say(out, " will take effect when you play no more.");
    }
}

static void prompt_foes_action(const struct game *g, int seat, struct phrase *out)
{
    const struct ask *ask = &g->k.ask;
    say(out, "%s plays %s%s.", gb_seat_name(g, seat ^ 1), gb_card_name(ask->b),
        ask->c ? ", which is prevented already" : "");
    if (!ask->c)
        say_played(g, seat, out);
    say(out, " Play a timed action?");
}

static void prompt_timed(const struct game *g, int seat, struct phrase *out)
{
    const struct ask *ask = &g->k.ask;
    switch (ask->a) {
    case FOE_ACTS: prompt_foes_action(g, seat, out); return;
    case ATTACK_DECLARED:
        say(out, "You attack ");
        say_attacks(g, seat, out);
        break;
    case FOE_DECLARED:
        say(out, "%s attacks ", gb_seat_name(g, seat ^ 1));
        say_attacks(g, seat ^ 1, out);
        break;
    default:
        gb_say_fighter(g, seat ^ 1, g->attack.attacker[ask->b], out);
        say(out, " would inflict %d damage to you", g->attack.damage[ask->b]);
    }
    say(out, ".");
    say_played(g, seat, out);
    say(out, gb_has_answered(g) ? " Play another timed action?" : " Play a timed action?");
}

/* The news that is reacted to. */
static void say_news(const struct game *g, const struct news *news, struct phrase *out)
{
    const char *name = gb_seat_name(g, news->seat);
    bool about_hero = news->kind == EQUIPPED || news->kind == DEBLENDED || news->kind == ATTACKED ||
                      news->kind == MOVED || news->kind == ATTACK_DONE ||
                      news->kind == GEM_DISCARDED || news->kind == TURN_ENDS;
    if (about_hero)
        say_whose(out, news->seat, name);
    else
        say_who(out, news->seat, name);
    say(out, " ");
    if (news->kind == EQUIPPED || news->kind == DEBLENDED || news->kind == ATTACKED)
        gb_say_fighter(g, news->seat, news->a, out);
    switch (news->kind) {
    case DAMAGED: say(out, "took %d damage", news->a); break;
    case BLEND_PLAYED: say(out, "played the blend %s", gb_card_name(news->b)); break;
    case ACTION_PLAYED: say(out, "played %s", gb_card_name(news->a)); break;
    case EQUIPPED: say(out, " was equipped with %s", gb_card_name(news->b)); break;
    case DEBLENDED: say(out, " was deblended"); break;
    case MOVED: say(out, "heroes have moved"); break;
    case DREW: say(out, "drew %d card%s", news->a, plural(news->a)); break;
    case GEM_DISCARDED: say(out, "%s was discarded", gb_card_name(news->a)); break;
    case ATTACKED: say(out, " is attacked"); break;
    case ATTACK_DONE: say(out, "heroes have attacked"); break;
    default: say(out, "turn ends"); break;
    }
}

static void prompt_reaction(const struct game *g, int seat, struct phrase *out)
{
    int i = g->news_base;
    (void)seat;
    while (g->news[i].kind != g->k.ask.a)
        i++;
    say_news(g, &g->news[i], out);
    phrase_begin(out);
    say(out, ": which effect next?");
}

static void prompt_block(const struct game *g, int seat, struct phrase *out)
{
    const char *between = " is attacked by ";
    gb_say_hero(g, seat, g->k.ask.a, out);
    FOR_EACH_BIT(i, g->k.ask.b) {
        if (g->attack.attacked[i] != g->k.ask.a)
            continue;
        say(out, "%s", between);
        gb_say_fighter(g, seat ^ 1, g->attack.attacker[i], out);
        say(out, " for %d damage", g->attack.damage[i]);
        between = " and by ";
    }
    say(out, ". Deblend it to block?");
}

/* --- Questions of cards. --- */

/* What a card asks for. */
static const struct {
    uint8_t card, kind;
    const char *text;
} wishes[] = {
    {BLEND_reflector, ASK_HERO, "which hero's effect does it have for this turn?"},
    {BLEND_avalanche_bringer, ASK_HERO, "which hero loses 3 DEF for this turn?"},
    {ACTION_invert, ASK_HERO, "whose written ATK and DEF change places for this turn?"},
    {ACTION_stun, ASK_HERO, "which hero has no effect until your next turn?"},
    {ACTION_pep_talk, ASK_HERO, "who has +2 ATK for this turn?"},
    {ACTION_brace, ASK_HERO, "who has +2 DEF for this turn?"},
    {ACTION_forced_deblend, ASK_HERO, "which hero is deblended?"},
    {ACTION_double_strike, ASK_HERO, "who may make an additional attack this turn?"},
    {HERO_kula, ASK_HAND, "which gem do you discard?"},
    {HERO_dexter, ASK_HAND, "which card do you discard?"},
    {HERO_pilar, ASK_HAND, "which card do you shuffle into your deck?"},
    {BLEND_satchel_carrier, ASK_HAND, "which basic gem do you attach?"},
    {BLEND_imp, ASK_HAND, "which gem do you discard?"},
    {BLEND_flare_launcher, ASK_HAND, "which basic gem do you discard, for 1 damage?"},
    {ACTION_quick_study, ASK_HAND, "which card goes to the bottom of your deck?"},
    {BLEND_catalyst_controller, ASK_DISCARD, "which blend's effect does it have for this turn?"},
    {BLEND_tide_caller, ASK_DISCARD, "with which gem of your discard is it equipped?"},
    {BLEND_herd_necromancer, ASK_DISCARD, "which blend returns to your hand?"},
    {ACTION_salvage, ASK_DISCARD, "which blend returns to your hand?"},
    {ACTION_recycle, ASK_DISCARD, "which basic gem returns to your hand?"},
};

/* The same where the card does not matter. */
static const char *const general_wishes[ASK_LURE + 1] = {
    [ASK_HERO] = "which hero?",
    [ASK_SWITCH] = "which heroes switch?",
    [ASK_ROTATE] = "in which direction?",
    [ASK_ARRANGE] = "how shall your heroes stand?",
    [ASK_HAND] = "which card of your hand?",
    [ASK_DISCARD] = "which card of your discard?",
    [ASK_DECK] = "which card of your deck?",
    [ASK_EQUIP] = "which gem onto which hero?",
    [ASK_MOVE_GEM] = "which gem from whom to whom?",
};

static const char *deck_wish(int find)
{
    switch (find) {
    case FIND_GEM: return "which gem do you take from your deck?";
    case FIND_BASIC: return "which basic gem do you take from your deck?";
    case FIND_BLEND: return "which blend do you take from your deck?";
    case FIND_SMALL_BLEND: return "which blend of LV.2 or LV.3 do you take from your deck?";
    case FIND_LV3_BLEND: return "which LV.3 blend do you take from your deck?";
    case FIND_PAYABLE: return "which LV.2 blend that its gems meet do you take from your deck?";
    default: return "which 0-star action do you take from your deck?";
    }
}

static const char *wish_of(const struct ask *ask)
{
    for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++)
        if (wishes[i].card == ask->a && wishes[i].kind == ask->kind)
            return wishes[i].text;
    if (ask->kind == ASK_DECK)
        return deck_wish(gb_find_of(ask->b));
    if (ask->kind == ASK_MOVE_GEM && ask->c != NO_SLOT)
        return "a second gem on the same way?";
    return general_wishes[ask->kind];
}

/* How each question is put: as it stands, by a function, or as a card's wish. */
static const struct {
    const char *kind, *text;
    prompt_function *prompt;
} ask_words[] = {
    [ASK_PLACE] = {"place", .prompt = prompt_placement},
    [ASK_FIRST] = {"first", "The lot has drawn you: will you go first or second?"},
    [ASK_MULLIGAN] = {"mulligan", "Keep this hand? You can change it once, all of it."},
    [ASK_PLAY] = {"play", .prompt = prompt_play},
    [ASK_TIMED] = {"timed", .prompt = prompt_timed},
    [ASK_RESOLVE] = {"resolve", "Which of your timed actions resolves next?"},
    [ASK_REACT] = {"react", .prompt = prompt_reaction},
    [ASK_BLOCK] = {"block", .prompt = prompt_block},
    [ASK_AGAIN] = {"again", "The attack is resolved: who makes an additional one?"},
    [ASK_SUBSTITUTE] = {"substitute", .prompt = prompt_substitution},
    [ASK_HERO] = {"choose"},
    [ASK_SWITCH] = {"choose"},
    [ASK_ROTATE] = {"choose"},
    [ASK_ARRANGE] = {"choose"},
    [ASK_HAND] = {"choose"},
    [ASK_DISCARD] = {"choose"},
    [ASK_DECK] = {"choose"},
    [ASK_EQUIP] = {"choose"},
    [ASK_MOVE_GEM] = {"choose"},
    [ASK_ORDER] = {"choose", "Forecast: in which order do they lie on your deck, from the top?"},
    [ASK_PEEK] = {"choose",
                  "Night Watch: which of these do you discard from your opponent's deck?"},
    [ASK_LURE] = {"choose", "Elegant Lure of the hero that you attack: draw a card?"},
};

void gb_prompt(const struct game *g, int seat, struct phrase *out)
{
    const struct ask *ask = &g->k.ask;
    assert(ask->kind <= ASK_LURE);
    out->kind = ask_words[ask->kind].kind;
    if (ask_words[ask->kind].prompt)
        ask_words[ask->kind].prompt(g, seat, out);
    else if (ask_words[ask->kind].text)
        say(out, "%s", ask_words[ask->kind].text);
    else
        say(out, "%s: %s", gb_effect_names[ask->a], wish_of(ask));
}
