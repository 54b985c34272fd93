/* words_team.c - what only several fighters ask and offer, in words. */
#include "games/flash_duel/words.h"

void fd_prompt_assist(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    const struct strike *s = &g->strike;
    say(out, "%s is %s by %s with ", fd_seat_name(g, g->k.ask.a),
        s->dashing ? "struck at" : "attacked", fd_seat_name(g, s->by));
    fd_say_set(out, s->number, s->count);
    if (s->helped)
        say(out, ", of which %d %s blocked", s->helped, s->helped == 1 ? "is" : "are");
    say(out, ". Do you dash to that space and help to block?");
}

/* What they would interrupt. */
void fd_prompt_word(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    const char *name = fd_seat_name(g, g->k.ask.a);
    if (g->k.ask.b)
        say(out, "%s has announced %s. Do you speak up before it takes effect?", name,
            fd_ability_name(g->k.ask.b));
    else
        say(out, "%s is to %s. Do you speak up before?", name, g->strike.count ? "respond" : "act");
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
    say_target(out, "seat%d", option.a);
}

void fd_describe_take_along(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    (void)g, (void)seat;
    say(out, "%s", fd_ability_name(option.a));
}

void fd_describe_assist(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int number = option.b & NUMBER_MASK, mate = g->k.ask.a;
    say(out, "Dash to %s with a %d", fd_seat_name(g, mate), option.a & NUMBER_MASK);
    fd_say_through(g, seat, option.a, out);
    say(out, " and block with ");
    fd_say_set(out, number, option.c);
    fd_say_through(g, seat, option.b, out);
    fd_target_cards(g, seat, option.a, 1, 0, out);
    fd_target_cards(g, seat, option.b, option.c, option.a == number, out);
    say_target(out, "pawn%d", mate);
}

void fd_describe_accuse(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)seat;
    say(out, "Accuse %s of being the traitor", fd_seat_name(g, option.a));
    say_target(out, "seat%d", option.a);
}

void fd_describe_unmask(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)option;
    say(out, fd_is_dragon(g, seat) ? "Show the Traitor card for a hit point"
                                   : "Show that you are the traitor");
    say_target(out, "seat%d.loyalty.0", seat);
}

void fd_describe_show_hand(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g, (void)option;
    say(out, "Show your hand to everybody");
    say_target(out, "seat%d.hand", seat);
}

void fd_describe_name_hand(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)seat;
    say(out, "Name the hand of %s", fd_seat_name(g, option.a));
    say_target(out, "seat%d.hand", option.a);
}

void fd_describe_count(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g, (void)seat;
    say(out, "%d", option.a);
}
