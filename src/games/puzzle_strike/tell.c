/* tell.c - what happened, in words. */
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/sides.h"
#include "games/puzzle_strike/words.h"

/* What an event's first byte is, in a sentence that names it. */
enum subject { NONE, CHIP, NUMBER, CHARACTER, COLOR };

/* What has changed on the table: one of the player's zones. */
enum change { ELSEWHERE, PILE, TABLE, DISCARD };

/* Sentences that begin with the player and name one thing: the player, `before`, the subject,
 * `after`. Of the others, which have a function below, only the kind is here. */
static const struct {
    const char *kind, *before, *after;
    enum subject subject;
    enum change change;
} words[] = {
    [GAME_BEGAN] = {"begin"},
    [CHARACTER_SET] = {"character", " plays ", "", CHARACTER},
    [TURN_BEGAN] = {"turn", "'s turn", ""},
    [ANTED] = {"ante", " antes a ", "-gem", NUMBER, PILE},
    [PLAYED] = {"play", " plays ", "", CHIP, TABLE},
    [REACTED] = {"react", .change = DISCARD},
    [DECLINED] = {"fizzle", " has played ", " already this turn: it has no effect", CHIP},
    [DREW] = {"draw"},
    [SHUFFLED] = {"shuffle", " shakes the discard pile into the bag", ""},
    [DISCARDED] = {"discard", " discards ", "", CHIP, DISCARD},
    [TRASHED_CHIP] = {"trash", " trashes ", "", CHIP},
    [GAINED] = {"gain", " gains ", "", CHIP, DISCARD},
    [FETCHED] = {"take", " takes ", " of the bank into the hand", CHIP},
    [TAKEN] = {"take", " takes ", "", CHIP},
    [BOUGHT] = {"buy", " buys ", "", CHIP, DISCARD},
    [PUT_ON_TOP] = {"top", " puts ", " on top of the bag", CHIP},
    [PUT_INTO_BAG] = {"bag", " puts ", " into the bag", CHIP},
    [BROKE] = {"break", " breaks a ", "-gem", NUMBER, PILE},
    [SENT] = {"send"},
    [LANDED] = {"land", " gets ", " of the gems into the pile", NUMBER, PILE},
    [CANCELLED] = {"cancel", " cancels ", " of the gems", NUMBER},
    [FLOATED] = {"float"},
    [SUNK] = {"sink", "'s floating gems are destroyed", ""},
    [COMBINED] = {"combine", .change = PILE},
    [LOST_GEM] = {"lose_gem", " loses a ", "-gem of the pile", NUMBER, PILE},
    [PUT_GEM] = {"put_gem", " puts a ", "-gem of the hand into the pile", NUMBER, PILE},
    [SPLIT_GEM] = {"split", " has the ", "-gem of the pile broken into 1-gems", NUMBER, PILE},
    [LAID_OUT] = {"lay_out", " lays out ", "", CHIP},
    [ONGOING_ENDED] = {"end_ongoing", "'s ", " ends", CHIP},
    [PANIC] = {"panic"},
    [SHOWED_HAND] = {"show_hand", " shows the hand", ""},
    [SHOWED_CHIP] = {"show", " shows ", "", CHIP},
    [NAMED_COLOR] = {"color", " names ", "", COLOR},
    [KEPT] = {"keep", " keeps ", " of the chips and discards the others", NUMBER},
    [STACK_REMOVED] = {"remove", " removes the stack of ", " from the game", CHIP},
    [STACK_RETURNED] = {"return", " brings back the stack of ", "", CHIP},
    [TRAP_SET] = {"trap", " sets a trap on ", "", CHIP},
    [MUST_PLAY] = {"must_play"},
    [FULL_UP] = {"full", " ends the turn with a full pile", ""},
    [ELIMINATED] = {"eliminate", " is eliminated", ""},
    [TIED] = {"tie"},
    [WON] = {"win", " wins", ""},
    [DRAFTED] = {"draft", " takes ", " from the pool", CHIP},
    [BANK_LAID] = {"bank"},
    [MATCH_WON] = {"win_match", " wins the match", ""},
    [PAID] = {"pay", " plays ", " as money", CHIP, TABLE},
    [SPENT] = {"spend", " uses a ", " arrow", COLOR},
};

static const char *chip_name(int chip)
{
    return chip ? ps_chip_name(chip) : "a chip";
}

/* --- Sentences that name more than one thing. --- */

static void tell_reacted(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s reacts with %s", who, chip_name(e->open[0]));
    if (e->open[0] != e->open[1])
        say(out, " as %s", chip_name(e->open[1]));
}

static void tell_drawn(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s draws %d chip%s", who, e->open[0], plural(e->open[0]));
    for (int i = 0; e->shown && i < e->open[0] && i < EVENT_SECRET; i++)
        say(out, "%s %s", i ? "," : ":", chip_name(e->secret[i]));
}

static void tell_sent(const struct game *g, const struct event *e, const char *who,
                      struct phrase *out)
{
    say(out, "%s sends %d gem%s to %s%s", who, e->open[1], plural(e->open[1]),
        ps_seat_name(g, e->open[0]), e->open[2] ? ", which can't be answered" : "");
    say_target(out, "pile%d", ps_side(g, e->open[0]));
}

static void tell_floated(const struct game *g, const struct event *e, const char *who,
                         struct phrase *out)
{
    say(out, "%d gem%s for %s float until %s's pile is below ten", e->open[1], plural(e->open[1]),
        ps_seat_name(g, e->open[0]), who);
}

static void tell_tied(const struct game *g, const struct event *e, struct phrase *out)
{
    const char *between = "";
    FOR_EACH_SEAT(seat, e->open[0]) {
        say(out, "%s%s", between, ps_seat_name(g, seat));
        between = " and ";
    }
    say(out, " share the lowest pile and take one more turn each");
}

/* --- The sentences of the table. --- */

static void tell_simply(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s%s", who, words[e->kind].before);
    switch (words[e->kind].subject) {
    case NONE: break;
    case CHIP: say(out, "%s", chip_name(e->open[0])); break;
    case NUMBER: say(out, "%d", e->open[0]); break;
    case CHARACTER: say(out, "%s", ps_characters[e->open[0]]); break;
    case COLOR: say(out, "%s", ps_arrow_names[e->open[0]]); break;
    }
    say(out, "%s", words[e->kind].after);
}

static void target_change(const struct game *g, const struct event *e, struct phrase *out)
{
    switch (words[e->kind].change) {
    case ELSEWHERE: break;
    case PILE: say_target(out, "pile%d", ps_side(g, e->seat)); break;
    case TABLE: say_target(out, "seat%d.table", e->seat); break;
    case DISCARD: say_target(out, "seat%d.discard", e->seat); break;
    }
}

void ps_tell(const struct game *g, const struct event *e, struct phrase *out)
{
    const char *who = e->seat < g->k.seats ? ps_seat_name(g, e->seat) : "Nobody";
    assert(e->kind <= SPENT);
    out->kind = words[e->kind].kind;
    switch (e->kind) {
    case GAME_BEGAN: say(out, "Game %d: %s begins", e->open[0], who); break;
    case REACTED: tell_reacted(e, who, out); break;
    case DREW: tell_drawn(e, who, out); break;
    case SENT: tell_sent(g, e, who, out); break;
    case FLOATED: tell_floated(g, e, who, out); break;
    case COMBINED:
        say(out, "%s combines a %d-gem and a %d-gem", who, e->open[0], e->open[1]);
        break;
    case PANIC:
        say(out, "%s! From now on players ante %d-gems or larger ones", ps_level_names[e->open[0]],
            e->open[0] + 1);
        break;
    case MUST_PLAY:
        say(out, "%s makes %s play %s", ps_seat_name(g, e->open[1]), who, chip_name(e->open[0]));
        break;
    case TIED: tell_tied(g, e, out); break;
    case BANK_LAID: say(out, "The bank is laid out"); break;
    default: tell_simply(e, who, out); break;
    }
    target_change(g, e, out);
}
