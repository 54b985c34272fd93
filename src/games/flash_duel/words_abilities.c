/* words_abilities.c - how abilities are used, and what they let one choose, in words. */
#include "games/flash_duel/effects.h"
#include "games/flash_duel/strike.h"
#include "games/flash_duel/words.h"

const char *fd_ability_name(int ability)
{
    return fd_ability_card(ability)->name;
}

/* --- Using one. What b and c of a use mean depends on the ability. --- */

/* A mirror is used as what it shows. */
static int ability_used(const struct game *g, int seat, struct option use)
{
    int own = g->persona[seat].slot[use.a];
    return own == ABILITY_patriot_mirror ? g->k.ask.b : own;
}

static void use_martial_mastery(const struct game *g, int seat, struct option use,
                                struct phrase *out)
{
    say(out, ": discard two %ds, take a %d of the discard pile", use.b, use.c);
    fd_target_cards(g, seat, use.b, 2, 0, out);
}

static void use_charged_shot(const struct game *g, int seat, struct option use, struct phrase *out)
{
    say(out, ": show a %d and push %s back %d space%s", use.b, fd_seat_name(g, use.c), use.b,
        plural(use.b));
    fd_target_cards(g, seat, use.b, 1, 0, out);
}

static void use_dashing_strike(const struct game *g, int seat, struct option use,
                               struct phrase *out)
{
    say(out, ": dash with a %d and strike with ", use.b);
    fd_say_set(out, fd_set_number(use.c), fd_set_count(use.c));
    fd_target_cards(g, seat, use.b, 1, 0, out);
}

static void use_attack(const struct game *g, int seat, struct option use, struct phrase *out)
{
    int number = fd_set_number(use.c), count = fd_set_count(use.c);
    say(out, ": attack with ");
    fd_say_set(out, number, count);
    fd_target_cards(g, seat, number, count, 0, out);
}

static void use_move(const struct game *g, int seat, struct option use, struct phrase *out)
{
    say(out, ": move %s with a %d", use.c ? "back" : "forward", use.b);
    fd_target_cards(g, seat, use.b, 1, 0, out);
}

static void use_block(const struct game *g, int seat, struct option use, struct phrase *out)
{
    say(out, ": block with ");
    fd_say_set(out, use.b, g->strike.count);
    fd_target_cards(g, seat, use.b, g->strike.count, 0, out);
}

static void use_retreat(const struct game *g, int seat, struct option use, struct phrase *out)
{
    say(out, ": retreat with a %d, without recovering", use.b);
    fd_target_cards(g, seat, use.b, 1, 0, out);
}

static void use_green_eye(const struct game *g, int seat, struct option use, struct phrase *out)
{
    say(out, ": a %d counts as a %d", use.b, use.b + 1);
    fd_target_cards(g, seat, use.b, 1, 0, out);
}

static void use_orange_eye(const struct game *g, int seat, struct option use, struct phrase *out)
{
    say(out, ": a %d counts as a %d", use.b, use.b - 1);
    fd_target_cards(g, seat, use.b, 1, 0, out);
}

static void use_hidden_agenda(const struct game *g, int seat, struct option use, struct phrase *out)
{
    say(out, ": put a %d away", use.b);
    fd_target_cards(g, seat, use.b, 1, 0, out);
}

static void use_prowess(const struct game *g, int seat, struct option use, struct phrase *out)
{
    say(out, ": turn up %s", fd_ability_name(g->persona[seat].slot[use.b]));
}

static void use_beast_unleashed(const struct game *g, int seat, struct option use,
                                struct phrase *out)
{
    (void)g, (void)seat;
    say(out, ": move forward %d", use.b);
}

static void use_oblivion(const struct game *g, int seat, struct option use, struct phrase *out)
{
    (void)seat;
    say(out, ": destroy %s's %s for the game, and this card", fd_seat_name(g, use.b),
        fd_ability_name(g->persona[use.b].slot[use.c]));
}

static void use_surgical_strike(const struct game *g, int seat, struct option use,
                                struct phrase *out)
{
    (void)g, (void)seat;
    say(out, ": it must be blocked with %ds", use.b);
}

static void use_on_space(const struct game *g, int seat, struct option use, struct phrase *out)
{
    (void)g, (void)seat;
    say(out, ": put the mine on space %d", use.b);
    say_touch(out, "space%d", use.b);
}

/* What happens to the one whom it is used on; {foe}. */
static const char *const done_to_foe[ABILITIES] = {
    [ABILITY_flame_arrow] = "hit {foe}",
    [ABILITY_spectral_pull] = "pull {foe} 2 spaces towards you",
    [ABILITY_spectral_push] = "push {foe} back 2 spaces",
    [ABILITY_time_spiral] = "{foe} discards a card or is pushed back 1 space",
    [ABILITY_poker_flourish] = "show your hand and hit {foe}",
    [ABILITY_dominance] = "{foe} must recover on the next turn",
    [ABILITY_mistresss_command] = "see the hand of {foe}, and choose the card of their next move",
    [ABILITY_shoulder_ram] = "move next to {foe} and push them back 2 spaces",
};

static void fill_foe(const void *context, const char *mark, struct phrase *s)
{
    (void)mark;
    say(s, "%s", (const char *)context);
}

static void use_on_foe(const struct game *g, int seat, struct option use, struct phrase *out)
{
    int ability = ability_used(g, seat, use);
    bool in_vain = ability == ABILITY_poker_flourish && !fd_is_strong_hand(g->hand[seat]);
    say(out, ": ");
    say_sentence(out, done_to_foe[ability], fill_foe, fd_seat_name(g, use.b));
    if (in_vain)
        say_danger(out, "in vain: no straight, full house or four of a kind");
    say_touch(out, "pawn%d", use.b);
}

/* The abilities with more than one way to use them. */
static describer *const uses[ABILITIES] = {
    [ABILITY_martial_mastery] = use_martial_mastery,
    [ABILITY_flame_arrow] = use_on_foe,
    [ABILITY_charged_shot] = use_charged_shot,
    [ABILITY_esper_dash] = use_dashing_strike,
    [ABILITY_speed_of_the_fox] = use_move,
    [ABILITY_ninpo_flash] = use_move,
    [ABILITY_rock_armor] = use_block,
    [ABILITY_pilebunker] = use_attack,
    [ABILITY_spectral_pull] = use_on_foe,
    [ABILITY_spectral_push] = use_on_foe,
    [ABILITY_green_eyes_epiphany] = use_green_eye,
    [ABILITY_orange_eyes_epiphany] = use_orange_eye,
    [ABILITY_time_spiral] = use_on_foe,
    [ABILITY_poker_flourish] = use_on_foe,
    [ABILITY_hidden_agenda] = use_hidden_agenda,
    [ABILITY_political_prowess] = use_prowess,
    [ABILITY_double_slash] = use_attack,
    [ABILITY_retract] = use_retreat,
    [ABILITY_beast_unleashed] = use_beast_unleashed,
    [ABILITY_into_oblivion] = use_oblivion,
    [ABILITY_dominance] = use_on_foe,
    [ABILITY_mistresss_command] = use_on_foe,
    [ABILITY_surgical_strike] = use_surgical_strike,
    [ABILITY_shoulder_ram] = use_on_foe,
    [ABILITY_landmine] = use_on_space,
    [ABILITY_perfect_counter] = use_attack,
    [ABILITY_black_diamond_hide] = use_block,
    [ABILITY_wing_beat] = use_retreat,
};

/* Its index among the cards that lie face up. */
static int index_face_up(const struct persona *p, int slot)
{
    return set_count(p->up & ((1u << slot) - 1));
}

/* An ability with one way to use it does what its card says behind the moment. */
static void say_effect(const struct game *g, int ability, struct phrase *out)
{
    const char *text = fd_ability_card(ability)->text, *after = strstr(text, ": ");
    assert(after);
    if (ability == ABILITY_raise_the_stakes && (fd_is_raid(g) || g->bot == BOT_DRAGON))
        say(out, ": draw a card"); /* FD-362 */
    else
        say(out, "%.*s", (int)strlen(after) - 1, after);
}

void fd_describe_use(const struct game *g, int seat, struct option use, struct phrase *out)
{
    int own = g->persona[seat].slot[use.a], ability = ability_used(g, seat, use);
    say(out, "Use %s", fd_ability_name(own));
    say_touch(out, "seat%d.abilities.%d", seat, index_face_up(&g->persona[seat], use.a));
    if (ability != own)
        say(out, " as %s", fd_ability_name(ability));
    if (uses[ability])
        uses[ability](g, seat, use, out);
    else
        say_effect(g, ability, out);
}

/* --- What they let one choose. --- */

void fd_describe_discard(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "Discard a %d", option.a);
    fd_target_cards(g, seat, option.a, 1, 0, out);
}

void fd_describe_take(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g, (void)seat;
    say(out, "Take a %d", option.a);
}

void fd_describe_peek(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g, (void)seat;
    say(out, "Take the %d", option.a);
    if (option.b)
        say(out, ", leave the %d on top", option.b);
    if (option.c)
        say(out, " and the %d below it", option.c);
}

void fd_describe_unstash(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)option;
    say(out, "Take the stashed %d back", g->persona[seat].stash);
    say_touch(out, "seat%d.stash.0", seat);
}

void fd_describe_go_back(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g, (void)option;
    say(out, "Be pushed back 1 space");
    say_touch(out, "pawn%d", seat);
}

void fd_describe_command(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g, (void)seat;
    say(out, "With a %d", option.a);
}

/* --- Before they can be used. --- */

void fd_describe_character(const struct game *g, int seat, struct option option, struct phrase *out)
{
    const char *between = ": ";
    (void)g, (void)seat;
    say(out, "%s", fd_characters[option.a]);
    for (int i = 0; i < CHARACTER_ABILITIES; i++) {
        say(out, "%s%s", between, fd_ability_name(fd_ability_of(option.a, i)));
        between = ", ";
    }
}

/* "Flame Arrow. At the start of your turn: hit an opponent exactly 6 spaces away": whoever takes an
 * ability wants to know what it does. */
void fd_say_ability(int ability, struct phrase *out)
{
    const struct card *card = fd_ability_card(ability);
    say(out, "%s. %.*s", card->name, (int)strlen(card->text) - 1, card->text);
}

void fd_describe_draft(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)seat;
    fd_say_ability(g->pool.card[option.a], out);
    say_touch(out, "pool.%d", option.a);
}

void fd_describe_tweak(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "Exchange %s for ", fd_ability_name(g->persona[seat].slot[option.a]));
    fd_say_ability(g->pool.card[option.b], out);
    say_touch(out, "pool.%d", option.b);
}
