/* words_team.c - what only several fighters ask and offer, in words. */
#include "core/format.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/words.h"

void fd_prompt_assist(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    const struct strike *s = &g->strike;
    say(out, "%s is %s by %s: ", fd_seat_name(g, g->k.ask.a), s->dashing ? "struck at" : "attacked",
        fd_seat_name(g, s->by));
    fd_say_needed(g, out);
    say(out, ". Do you dash to that space and help to block?");
}

/* FD-303 to FD-309. */
void fd_prompt_naming(const struct game *g, int seat, struct phrase *out)
{
    (void)g, (void)seat;
    say(out, "You have shown the Traitor card. Whose hand do you name? Who is named rightly is "
             "defeated, and one wrong number ends all naming.");
}

void fd_prompt_count(const struct game *g, int seat, struct phrase *out)
{
    const uint8_t *named = fd_named(g);
    int number = g->k.ask.b, left = g->k.ask.c;
    (void)seat;
    say(out, "How many %ds does %s hold? ", number, fd_seat_name(g, g->k.ask.a));
    for (int i = 1; i < number; i++) {
        say(out, i > 1 ? ", " : "You have named ");
        fd_say_set(out, i, named[i - 1]);
    }
    say(out, "%s%d card%s %s left. A wrong count ends the naming.", number > 1 ? "; " : "", left,
        plural(left), left == 1 ? "is" : "are");
}

/* What they would interrupt. */
void fd_prompt_word(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    const char *name = fd_seat_name(g, g->k.ask.a);
    if (g->k.ask.b) {
        say(out, "%s has announced %s. Do you speak up before it takes effect?", name,
            fd_ability_name(g->k.ask.b));
    } else if (g->strike.count) {
        say(out, "%s is to respond to ", name);
        fd_say_whose(g, g->strike.by, out);
        say(out, " %s. Do you speak up before?", g->strike.dashing ? "dashing strike" : "attack");
    } else {
        say(out, "%s is to act. Do you speak up before?", name);
    }
}

void fd_describe_hush(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g, (void)seat, (void)option;
    say(out, "Not before your next turn, unless somebody else does");
}

void fd_describe_lead(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)seat;
    say(out, "%s", fd_seat_name(g, option.a));
    say_touch(out, "seat%d", option.a);
}

void fd_describe_take_along(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    (void)g, (void)seat;
    fd_say_ability(option.a, out);
}

void fd_describe_assist(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int number = option.b & NUMBER_MASK, mate = g->k.ask.a;
    say(out, "Dash to %s with a %d", fd_seat_name(g, mate), option.a & NUMBER_MASK);
    fd_say_offered_through(g, seat, option.a, 1, out);
    say(out, " and block with ");
    fd_say_set(out, number, option.c);
    fd_say_offered_through(g, seat, option.b, option.c, out);
    fd_target_cards(g, seat, option.a, 1, 0, out);
    fd_target_cards(g, seat, option.b, option.c, option.a == number, out);
    say_touch(out, "pawn%d", mate);
}

/* FD-320, FD-322. A traitor accuses somebody who is loyal. */
void fd_describe_accuse(const struct game *g, int seat, struct option option, struct phrase *out)
{
    const char *name = fd_seat_name(g, option.a);
    char danger[80];
    if (seat == g->traitor)
        format_into(danger, sizeof danger, "%s is loyal, and you are defeated at once", name);
    else
        format_into(danger, sizeof danger, "if %s is loyal, you are defeated at once", name);
    say(out, "Accuse %s of being the traitor", name);
    say_danger(out, danger);
    say_touch(out, "seat%d", option.a);
}

void fd_describe_unmask(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)option;
    say(out, fd_is_dragon(g, seat)
                 ? "Show the Traitor card for a hit point"
                 : "Show that you are the traitor, name hands, and go over to the Dragon");
    say_touch(out, "seat%d.loyalty.0", seat);
}

void fd_describe_show_hand(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g, (void)option;
    say(out, "Show your hand to everybody, to the Dragon, too");
    say_touch(out, "seat%d.hand", seat);
}

void fd_describe_name_hand(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)seat;
    say(out, "Name the hand of %s, of ", fd_seat_name(g, option.a));
    fd_say_count(out, g->hand[option.a][0]);
    say_touch(out, "seat%d.hand", option.a);
}

/* What is not named before is all 5s. */
void fd_describe_count(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int number = g->k.ask.b;
    (void)seat;
    fd_say_set(out, number, option.a);
    if (number == NUMBERS - 1) {
        say(out, ", and ");
        fd_say_set(out, NUMBERS, g->k.ask.c - option.a);
    }
    phrase_begin(out);
    format_into(out->key, sizeof out->key, "%d", option.a);
}
