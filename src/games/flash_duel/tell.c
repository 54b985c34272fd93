/* tell.c - events in words. */
#include "games/flash_duel/cards.h"
#include "games/flash_duel/words.h"

/* --- Sentences with a shape of their own. --- */

typedef void teller(const struct game *g, const struct event *e, const char *who,
                    struct phrase *out);

/* A side of several "wins" or "win". */
static const char *verb_ending(const struct game *g)
{
    return g->fighters > 2 ? "" : "s";
}

static void tell_round(const struct game *g, const struct event *e, const char *who,
                       struct phrase *out)
{
    (void)g;
    say(out, "Round %d: %s begins", e->open[OPEN_ROUND], who);
}

static void tell_coin(const struct game *g, const struct event *e, const char *who,
                      struct phrase *out)
{
    (void)who;
    say(out, "The coin says that %s begin%s", fd_side_name(g, e->seat), verb_ending(g));
}

static void tell_starter(const struct game *g, const struct event *e, const char *who,
                         struct phrase *out)
{
    (void)who;
    say(out, "%s let%s %s begin", fd_side_name(g, e->seat), verb_ending(g),
        fd_side_name(g, e->open[OPEN_SIDE]));
}

static void tell_round_won(const struct game *g, const struct event *e, const char *who,
                           struct phrase *out)
{
    (void)who;
    say(out, "%s win%s the round (%d of %d)", fd_side_name(g, e->seat), verb_ending(g),
        e->open[OPEN_WINS], WINS_NEEDED);
}

static void tell_game_won(const struct game *g, const struct event *e, const char *who,
                          struct phrase *out)
{
    (void)who;
    bool dragon = fd_is_raid(g) && e->seat == 1;
    say(out, "%s win%s the game", fd_side_name(g, e->seat), dragon ? "s" : verb_ending(g));
}

/* " from 3 to 7" or, for a pawn against the edge or the foe, " and stays on 3". */
static void say_way(const struct event *e, struct phrase *out)
{
    int from = e->open[OPEN_FROM], to = e->open[OPEN_TO];
    if (from == to)
        say(out, " and stays on %d", from);
    else
        say(out, " from %d to %d", from, to);
}

static void tell_move(const struct game *g, const struct event *e, const char *who,
                      struct phrase *out)
{
    (void)g;
    say(out, "%s moves %s with a %d", who, e->open[OPEN_FORWARD] ? "forward" : "back",
        e->open[OPEN_CARD]);
    say_way(e, out);
    say_target(out, "pawn%d", e->seat);
}

static void tell_push(const struct game *g, const struct event *e, const char *who,
                      struct phrase *out)
{
    int foe = e->open[OPEN_WHOM];
    say(out, "%s pushes with a %d; %s goes back", who, e->open[OPEN_CARD], fd_seat_name(g, foe));
    say_way(e, out);
    say_target(out, "pawn%d", foe);
}

static void tell_dash(const struct game *g, const struct event *e, const char *who,
                      struct phrase *out)
{
    (void)g;
    say(out, "%s %s with a %d", who, e->kind == DASHED ? "dashes" : "retreats", e->open[OPEN_CARD]);
    say_way(e, out);
    say_target(out, "pawn%d", e->seat);
}

static void tell_set(const struct game *g, const struct event *e, const char *who,
                     struct phrase *out)
{
    static const char *const verbs[] = {
        [ATTACKED] = "attacks", [STRUCK] = "strikes", [BLOCKED] = "blocks"};
    (void)g;
    say(out, "%s %s with ", who, verbs[e->kind]);
    fd_say_set(out, e->open[OPEN_NUMBER], e->open[OPEN_COUNT]);
    say_target(out, "pawn%d", e->seat);
}

static void tell_assist(const struct game *g, const struct event *e, const char *who,
                        struct phrase *out)
{
    say(out, "%s dashes with a %d from %d to %d and helps %s to block with ", who,
        e->open[OPEN_CARD], e->open[OPEN_FROM], e->open[OPEN_TO],
        fd_seat_name(g, e->open[OPEN_WHOM]));
    fd_say_set(out, e->open[OPEN_NUMBER], e->open[OPEN_COUNT]);
    say_target(out, "pawn%d", e->seat);
}

/* "Red is pushed from 3 to 1": without a card. */
static void tell_way(const struct game *g, const struct event *e, const char *who,
                     struct phrase *out)
{
    static const char *const verbs[] = {[SHOVED] = " is pushed",
                                        [PULLED] = " is pulled",
                                        [WENT] = " goes",
                                        [SOLDIER_MOVED] = "'s soldier advances"};
    (void)g;
    say(out, "%s%s from %d to %d", who, verbs[e->kind], e->open[OPEN_FROM], e->open[OPEN_TO]);
}

static void tell_draw(const struct game *g, const struct event *e, const char *who,
                      struct phrase *out)
{
    int size = e->open[OPEN_SIZE];
    (void)g;
    say(out, "%s draws ", who);
    if (!e->shown)
        say(out, size == 1 ? "a card" : "%d cards", size);
    for (int i = 0; e->shown && i < size; i++)
        say(out, "%s%d", i ? ", " : "", e->secret[i]);
    say_target(out, "seat%d.hand", e->seat);
}

static void tell_hand(const struct game *g, const struct event *e, const char *who,
                      struct phrase *out)
{
    const char *between = "";
    (void)g;
    say(out, "%s shows ", who);
    for (int number = 1; number <= NUMBERS; number++)
        for (int i = 0; i < e->open[number]; i++) {
            say(out, "%s%d", between, number);
            between = ", ";
        }
    if (!e->open[OPEN_SIZE])
        say(out, "an empty hand");
    say_target(out, "seat%d.hand", e->seat);
}

static void tell_time_over(const struct game *g, const struct event *e, const char *who,
                           struct phrase *out)
{
    const uint8_t *usable = e->open + OPEN_USABLE, *advance = e->open + OPEN_ADVANCE;
    (void)g, (void)who;
    say(out, "Time is over. Cards that could attack: Red %d, Blue %d", usable[0], usable[1]);
    if (usable[0] == usable[1])
        say(out, "; spaces advanced: Red %d, Blue %d", advance[0], advance[1]);
}

static void tell_secret(const struct game *g, const struct event *e, const char *who,
                        struct phrase *out)
{
    static const char *const verbs[] = {[STASHED] = "puts a card away",
                                        [UNSTASHED] = "takes the card back",
                                        [PEEKED] = "looks at the deck's top cards"};
    (void)g;
    say(out, "%s %s", who, verbs[e->kind]);
    for (int i = 0; e->shown && i < 3 && e->secret[i]; i++)
        say(out, "%s%d", i ? ", " : ": ", e->secret[i]);
}

static void tell_showed_card(const struct game *g, const struct event *e, const char *who,
                             struct phrase *out)
{
    int card = e->open[OPEN_CARD], as = e->open[OPEN_AS];
    (void)g;
    say(out, "%s shows a %d", who, card);
    if (as != card)
        say(out, ", which counts as a %d", as);
}

static void tell_command(const struct game *g, const struct event *e, const char *who,
                         struct phrase *out)
{
    (void)who;
    say(out, "%s must move with a %d", fd_seat_name(g, e->open[OPEN_WHOM]), e->open[OPEN_CARD]);
}

static void tell_use(const struct game *g, const struct event *e, const char *who,
                     struct phrase *out)
{
    int ability = e->open[OPEN_ABILITY], as = e->open[OPEN_AS];
    (void)g;
    say(out, "%s uses %s", who, fd_ability_name(ability));
    if (as != ability)
        say(out, " as %s", fd_ability_name(as));
}

static void tell_tweak(const struct game *g, const struct event *e, const char *who,
                       struct phrase *out)
{
    (void)g;
    say(out, "%s exchanges %s for %s", who, fd_ability_name(e->open[OPEN_ABILITY]),
        fd_ability_name(e->open[OPEN_AS]));
}

static void tell_mine(const struct game *g, const struct event *e, const char *who,
                      struct phrase *out)
{
    (void)g;
    say(out, "The mine on %d explodes under %s", e->open[OPEN_SPACE], who);
}

static void tell_new_deck(const struct game *g, const struct event *e, const char *who,
                          struct phrase *out)
{
    int size = e->open[OPEN_SIZE];
    (void)g, (void)who;
    say(out, "A new deck is made, with the Dragon's hand in it; the Dragon draws %d card%s again",
        size, plural(size));
}

static void tell_loyalty(const struct game *g, const struct event *e, const char *who,
                         struct phrase *out)
{
    (void)g;
    if (e->kind == LOYALTY_SHOWN) {
        say(out, "%s's card is %s", who, e->open[OPEN_IS_TRUE] ? "the Traitor card" : "loyal");
        return;
    }
    say(out, "%s gets a loyalty card", who);
    if (e->shown)
        say(out, e->secret[0] ? ": Traitor" : ": loyal");
}

static void tell_count(const struct game *g, const struct event *e, const char *who,
                       struct phrase *out)
{
    say(out, "%s says that %s holds ", who, fd_seat_name(g, e->open[OPEN_WHOM]));
    fd_say_set(out, e->open[OPEN_NUMBER], e->open[OPEN_COUNT]);
}

static void tell_naming(const struct game *g, const struct event *e, const char *who,
                        struct phrase *out)
{
    say(out, "%s is %s about the hand of %s", who, e->open[OPEN_IS_TRUE] ? "right" : "wrong",
        fd_seat_name(g, e->open[OPEN_WHOM]));
}

/* --- The others: a name, and at most one thing in the middle. --- */

enum thing { NOTHING, A_CARD, A_NUMBER, A_SPACE, A_SIZE, AN_ABILITY, A_CHARACTER, A_SEAT };

static void say_thing(const struct game *g, const struct event *e, enum thing thing,
                      struct phrase *out)
{
    const uint8_t *open = e->open;
    switch (thing) {
    case NOTHING: break;
    case A_CARD: say(out, "%d", open[OPEN_CARD]); break;
    case A_NUMBER: say(out, "%d", open[OPEN_NUMBER]); break;
    case A_SPACE: say(out, "%d", open[OPEN_SPACE]); break;
    case A_SIZE: say(out, "%d", open[OPEN_SIZE]); break;
    case AN_ABILITY: say(out, "%s", fd_ability_name(open[OPEN_ABILITY])); break;
    case A_CHARACTER: say(out, "%s", fd_characters[open[OPEN_CHARACTER]]); break;
    case A_SEAT: say(out, "%s", fd_seat_name(g, open[OPEN_WHOM])); break;
    }
}

/* Every event: one word for programs, and either who tells it or its sentence: the name of who did
 * it (not if it is impersonal), some words, a thing, some words. */
static const struct sentence {
    const char *kind;
    teller *tell;
    const char *before;
    enum thing thing;
    bool impersonal;
    const char *after;
} sentences[HAPPENINGS] = {
    [ROUND_BEGINS] = {"round_begins", tell_round},
    [COIN_FLIPPED] = {"coin_flipped", tell_coin},
    [STARTER_SET] = {"starter_set", tell_starter},
    [MOVED] = {"moved", tell_move},
    [PUSHED] = {"pushed", tell_push},
    [ATTACKED] = {"attacked", tell_set},
    [DASHED] = {"dashed", tell_dash},
    [STRUCK] = {"struck", tell_set},
    [BLOCKED] = {"blocked", tell_set},
    [RETREATED] = {"retreated", tell_dash},
    [WAS_HIT] = {"hit", .before = " is hit"},
    [RECOVERED] = {"recovered", .before = " recovers"},
    [PASSED] = {"passed", .before = " has no card to play"},
    [DREW] = {"drew", tell_draw},
    [TIME_OVER] = {"time_over", tell_time_over},
    [SHOWED] = {"showed", tell_hand},
    [ROUND_WON] = {"round_won", tell_round_won},
    [ROUND_DRAWN] = {"round_drawn", .before = "The round is a draw", .impersonal = true},
    [GAME_WON] = {"game_won", tell_game_won},
    [CHARACTER_SET] = {"character_set", NULL, " plays ", A_CHARACTER},
    [USED_ABILITY] = {"used_ability", tell_use},
    [COUNTERED] = {"countered", NULL, "'s ", AN_ABILITY, .after = " is countered"},
    [SHOVED] = {"shoved", tell_way},
    [PULLED] = {"pulled", tell_way},
    [WENT] = {"went", tell_way},
    [DISCARDED] = {"discarded", NULL, " discards a ", A_CARD},
    [DECK_DISCARDED] = {"deck_discarded", NULL, "The deck's top card, a ", A_CARD,
                        .after = ", is discarded", .impersonal = true},
    [TOOK_BACK] = {"took_back", NULL, " takes a ", A_CARD, .after = " of the discard pile"},
    [SHOWED_CARD] = {"showed_card", tell_showed_card},
    [ROLLED_CARD] = {"rolled_card", NULL, " turns up a ", A_CARD},
    [AVOIDED] = {"avoided", .before = " avoids the strike"},
    [SOLDIER_SET] = {"soldier_set", NULL, "'s soldier stands on ", A_SPACE},
    [SOLDIER_MOVED] = {"soldier_moved", tell_way},
    [MINE_SET] = {"mine_set", NULL, " puts the mine on ", A_SPACE},
    [MINE_TRIGGERED] = {"mine_triggered", tell_mine},
    [SKIPPED] = {"skipped", .before = " skips the turn"},
    [STASHED] = {"stashed", tell_secret},
    [UNSTASHED] = {"unstashed", tell_secret},
    [PEEKED] = {"peeked", tell_secret},
    [RESHUFFLED] = {"reshuffled", .before = "The discard pile is shuffled into the deck",
                    .impersonal = true},
    [DESTROYED] = {"destroyed", NULL, "'s ", AN_ABILITY, .after = " is destroyed"},
    [REFRESHED] = {"refreshed", NULL, " turns up ", AN_ABILITY},
    [NAMED_NUMBER] = {"named_number", NULL, " names the ", A_NUMBER},
    [COMMANDED] = {"commanded", tell_command},
    [MUST_RECOVER] = {"must_recover", NULL, "", A_SEAT, .after = " must recover",
                      .impersonal = true},
    [PLAGUE_LOSES] = {"plague_loses", .before = "'s plague decides the round"},
    [POOL_LAID] = {"pool_laid", NULL, "", A_SIZE, .after = " abilities make the pool",
                   .impersonal = true},
    [DRAFTED] = {"drafted", NULL, " takes ", AN_ABILITY},
    [TWEAKED] = {"tweaked", tell_tweak},
    [GAME_DRAWN] = {"game_drawn", .before = "The game is a draw", .impersonal = true},
    [ORDER_SET] = {"order_set", .before = " takes the first turn of the team"},
    [DEFEATED] = {"defeated", .before = " is defeated"},
    [ASSISTED] = {"assisted", tell_assist},
    [LAST_HIT] = {"last_hit", NULL, " scores a last-hit on ", A_SEAT},
    [DECK_RENEWED] = {"deck_renewed", tell_new_deck},
    [TOOK_ALONG] = {"took_along", NULL, " takes along ", AN_ABILITY},
    [LOYALTY_DEALT] = {"loyalty_dealt", tell_loyalty},
    [ACCUSED] = {"accused", NULL, " accuses ", A_SEAT, .after = " of being the traitor"},
    [LOYALTY_SHOWN] = {"loyalty_shown", tell_loyalty},
    [NAMED_HAND] = {"named_hand", NULL, " names the hand of ", A_SEAT},
    [NAMED_COUNT] = {"named_count", tell_count},
    [NAMING_ENDED] = {"naming_ended", tell_naming},
    [CROSSED_OVER] = {"crossed_over", .before = " goes over to the Dragon"},
};

void fd_tell(const struct game *g, const struct event *e, struct phrase *out)
{
    assert(e->kind < HAPPENINGS);
    const struct sentence *s = &sentences[e->kind];
    const char *who = e->seat == NOBODY ? "Nobody" : fd_seat_name(g, e->seat);
    out->kind = s->kind;
    if (s->tell) {
        s->tell(g, e, who, out);
        return;
    }
    say(out, "%s%s", s->impersonal ? "" : who, s->before);
    say_thing(g, e, s->thing, out);
    say(out, "%s", s->after ? s->after : "");
}
