/* words_events.c - what happened, in words. */
#include "games/puzzle_strike/puzzle_strike.h"

static const char *chip_name(int chip)
{
    return chip ? ps_chip_name(chip) : "a chip";
}

/* Events that are one chip of one player: what is said around the chip's name. */
static const struct {
    const char *kind, *before, *after;
} chip_words[] = {
    [PLAYED] = {"play", "plays", ""},
    [DECLINED] = {"fizzle", "has played", " already this turn: it has no effect"},
    [DISCARDED] = {"discard", "discards", ""},
    [TRASHED_CHIP] = {"trash", "trashes", ""},
    [GAINED] = {"gain", "gains", ""},
    [FETCHED] = {"take", "takes", " of the bank into the hand"},
    [TAKEN] = {"take", "takes", ""},
    [BOUGHT] = {"buy", "buys", ""},
    [PUT_ON_TOP] = {"top", "puts", " on top of the bag"},
    [PUT_INTO_BAG] = {"bag", "puts", " into the bag"},
    [LAID_OUT] = {"lay_out", "lays out", ""},
    [ONGOING_ENDED] = {"end_ongoing", "'s", " ends"},
    [SHOWED_CHIP] = {"show", "shows", ""},
    [STACK_REMOVED] = {"remove", "removes the stack of", " from the game"},
    [STACK_RETURNED] = {"return", "brings back the stack of", ""},
    [TRAP_SET] = {"trap", "sets a trap on", ""},
    [DRAFTED] = {"draft", "takes", " from the pool"},
    [MATCH_WON] = {0},
};

/* Events that are one number: what is said around it. */
static const struct {
    const char *kind, *before, *after;
} gem_words[] = {
    [BROKE] = {"break", "breaks a", "-gem"},
    [LOST_GEM] = {"lose_gem", "loses a", "-gem of the pile"},
    [PUT_GEM] = {"put_gem", "puts a", "-gem of the hand into the pile"},
    [SPLIT_GEM] = {"split", "has the", "-gem of the pile broken into 1-gems"},
    [LANDED] = {"land", "gets", " of the gems into the pile"},
    [CANCELLED] = {"cancel", "cancels", " of the gems"},
    [KEPT] = {"keep", "keeps", " of the chips and discards the others"},
    [MATCH_WON] = {0},
};

static void tell_drawn(const struct event *e, const char *who, struct saying *out)
{
    out->kind = "draw";
    say(out, "%s draws %d chip%s", who, e->open[0], e->open[0] == 1 ? "" : "s");
    for (int i = 0; e->shown && i < e->open[0] && i < EVENT_SECRET; i++)
        say(out, "%s %s", i ? "," : ":", chip_name(e->secret[i]));
}

static void tell_tied(const struct game *g, const struct event *e, struct saying *out)
{
    const char *between = "";
    out->kind = "tie";
    for (int seat = 0; seat < g->k.seats; seat++)
        if (e->open[0] & seat_bit(seat)) {
            say(out, "%s%s", between, ps_seat_name(g, seat));
            between = " and ";
        }
    say(out, " share the lowest pile and take one more turn each");
}

/* What is neither a chip nor a number. */
static void tell_plain(const struct game *g, const struct event *e, const char *who,
                       struct saying *out)
{
    static const char *const levels[] = {"Normal Time", "Panic Time", "Danger Time", "Deadly Time"};
    switch (e->kind) {
    case GAME_BEGAN:
        out->kind = "begin";
        say(out, "Game %d: %s begins", e->open[0], who);
        break;
    case CHARACTER_SET:
        out->kind = "character";
        say(out, "%s plays %s", who, ps_characters[e->open[0]]);
        break;
    case TURN_BEGAN:
        out->kind = "turn";
        say(out, "%s's turn", who);
        break;
    case ANTED:
        out->kind = "ante";
        say(out, "%s antes a %d-gem", who, e->open[0]);
        break;
    case REACTED:
        out->kind = "react";
        say(out, "%s reacts with %s", who, chip_name(e->open[0]));
        if (e->open[0] != e->open[1])
            say(out, " as %s", chip_name(e->open[1]));
        break;
    case SHUFFLED:
        out->kind = "shuffle";
        say(out, "%s shakes the discard pile into the bag", who);
        break;
    case SENT:
        out->kind = "send";
        say(out, "%s sends %d gem%s to %s%s", who, e->open[1], e->open[1] == 1 ? "" : "s",
            ps_seat_name(g, e->open[0]), e->open[2] ? ", which can't be answered" : "");
        break;
    case FLOATED:
        out->kind = "float";
        say(out, "%d gem%s for %s float until %s's pile is below ten", e->open[1],
            e->open[1] == 1 ? "" : "s", ps_seat_name(g, e->open[0]), who);
        break;
    case SUNK:
        out->kind = "sink";
        say(out, "%s's floating gems are destroyed", who);
        break;
    case COMBINED:
        out->kind = "combine";
        say(out, "%s combines a %d-gem and a %d-gem", who, e->open[0], e->open[1]);
        break;
    case PANIC:
        out->kind = "panic";
        say(out, "%s! From now on players ante %d-gems or larger ones", levels[e->open[0]],
            e->open[0] + 1);
        break;
    case SHOWED_HAND:
        out->kind = "show_hand";
        say(out, "%s shows the hand", who);
        break;
    case NAMED_COLOR:
        out->kind = "color";
        say(out, "%s names %s", who, ps_arrow_names[e->open[0]]);
        break;
    case MUST_PLAY:
        out->kind = "must_play";
        say(out, "%s makes %s play %s", ps_seat_name(g, e->open[1]), who, chip_name(e->open[0]));
        break;
    case FULL_UP:
        out->kind = "full";
        say(out, "%s ends the turn with a full pile", who);
        break;
    case ELIMINATED:
        out->kind = "eliminate";
        say(out, "%s is eliminated", who);
        break;
    case TIED: tell_tied(g, e, out); break;
    case WON:
        out->kind = "win";
        say(out, "%s wins", who);
        break;
    case MATCH_WON:
        out->kind = "win_match";
        say(out, "%s wins the match", who);
        break;
    default:
        out->kind = "bank";
        say(out, "The bank is laid out");
        break;
    }
}

/* What changes where on the table: a pile, a player's place. */
static void touch_place(const struct game *g, const struct event *e, struct saying *out)
{
    switch (e->kind) {
    case ANTED:
    case BROKE:
    case COMBINED:
    case LANDED:
    case LOST_GEM:
    case PUT_GEM:
    case SPLIT_GEM: say_touch(out, "pile%d", ps_side(g, e->seat)); break;
    case SENT: say_touch(out, "pile%d", ps_side(g, e->open[0])); break;
    case PLAYED: say_touch(out, "seat%d.table", e->seat); break;
    case DISCARDED:
    case REACTED:
    case GAINED:
    case BOUGHT: say_touch(out, "seat%d.discard", e->seat); break;
    default: break;
    }
}

void ps_tell(const struct game *g, const struct event *e, struct saying *out)
{
    const char *who = e->seat < g->k.seats ? ps_seat_name(g, e->seat) : "Nobody";
    if (e->kind == DREW) {
        tell_drawn(e, who, out);
    } else if (chip_words[e->kind].kind) {
        out->kind = chip_words[e->kind].kind;
        say(out, "%s%s%s %s%s", who, e->kind == ONGOING_ENDED ? "" : " ",
            chip_words[e->kind].before, chip_name(e->open[0]), chip_words[e->kind].after);
    } else if (gem_words[e->kind].kind) {
        out->kind = gem_words[e->kind].kind;
        say(out, "%s %s %d%s", who, gem_words[e->kind].before, e->open[0],
            gem_words[e->kind].after);
    } else {
        tell_plain(g, e, who, out);
    }
    touch_place(g, e, out);
}
