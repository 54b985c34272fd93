/* tell.c - events in words, and as data. */
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/effects.h"
#include "games/flash_duel/raid.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/use.h"
#include "games/flash_duel/words.h"

/* --- What the {marks} of a sentence stand for. --- */

struct tale_of {
    const struct game *g;
    const struct event *e;
};

typedef void filler(const struct game *g, const struct event *e, struct phrase *s);

static void fill_who(const struct game *g, const struct event *e, struct phrase *s)
{
    fd_say_who(g, e->seat, s);
}

static void fill_whose(const struct game *g, const struct event *e, struct phrase *s)
{
    fd_say_whose(g, e->seat, s);
}

static void fill_whom(const struct game *g, const struct event *e, struct phrase *s)
{
    fd_say_whom(g, e->open[OPEN_WHOM], s);
}

static void fill_whoms(const struct game *g, const struct event *e, struct phrase *s)
{
    fd_say_whose(g, e->open[OPEN_WHOM], s);
}

/* The side that `seat` stands for. */
static void fill_side(const struct game *g, const struct event *e, struct phrase *s)
{
    fd_say_side(g, e->seat, s);
}

static void fill_card(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, "%d", e->open[OPEN_CARD]);
}

static void fill_from(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, "%d", e->open[OPEN_FROM]);
}

static void fill_to(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, "%d", e->open[OPEN_TO]);
}

static void fill_number(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, "%d", e->open[OPEN_NUMBER]);
}

static void fill_size(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    fd_say_count(s, e->open[OPEN_SIZE]);
}

static void fill_set(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    fd_say_set(s, e->open[OPEN_NUMBER], e->open[OPEN_COUNT]);
}

/* " from 3 to 7" or, for a pawn against the edge or the foe, " and stays on 3". */
static void fill_way(const struct game *g, const struct event *e, struct phrase *s)
{
    int from = e->open[OPEN_FROM], to = e->open[OPEN_TO];
    (void)g;
    if (from != to) {
        say(s, " from %d to %d", from, to);
        return;
    }
    say(s, " and ");
    say_verb(s, "stays");
    say(s, " on %d", to);
}

static void fill_pushed(const struct game *g, const struct event *e, struct phrase *s)
{
    int from = e->open[OPEN_FROM], to = e->open[OPEN_TO];
    (void)g;
    if (from != to)
        say(s, " from %d to %d", from, to);
    else
        say(s, ", but not away from %d", to);
}

/* What one of the cards was: the loose one was put down before the others that lie in play. */
static void say_through(const struct game *g, const struct event *e, int number, int count,
                        struct phrase *s)
{
    int through = e->open[OPEN_THROUGH], loose = 0;
    if (through & THROUGH_LOOSE)
        loose = g->discard.card[g->discard.count - count];
    fd_say_through(through, loose == number ? 0 : loose, count, s);
}

static void fill_through(const struct game *g, const struct event *e, struct phrase *s)
{
    say_through(g, e, e->open[OPEN_CARD], 1, s);
}

static void fill_set_through(const struct game *g, const struct event *e, struct phrase *s)
{
    say_through(g, e, e->open[OPEN_NUMBER], e->open[OPEN_COUNT], s);
}

/* A set that counts more than its cards. */
static void fill_strength(const struct game *g, const struct event *e, struct phrase *s)
{
    int more = g->strike.count - e->open[OPEN_COUNT];
    if (more <= 0)
        return;
    say(s, ", which %s as ", e->open[OPEN_COUNT] == 1 ? "counts" : "count");
    fd_say_set(s, g->strike.number, g->strike.count);
}

static void fill_struck(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)e;
    fd_say_seats(g, fd_attacked(g), s);
}

static void fill_direction(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, e->open[OPEN_FORWARD] ? "forward" : "back");
}

static void fill_ability(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, "%s", fd_ability_name(e->open[OPEN_ABILITY]));
}

static void fill_as(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, "%s", fd_ability_name(e->open[OPEN_AS]));
}

/* A mirror shows another ability. */
static void fill_mirrored(const struct game *g, const struct event *e, struct phrase *s)
{
    if (e->open[OPEN_AS] == e->open[OPEN_ABILITY])
        return;
    say(s, " as ");
    fill_as(g, e, s);
}

static void fill_character(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, "%s", fd_characters[e->open[OPEN_CHARACTER]]);
}

/* The cards themselves for who sees them. */
static void fill_drawn(const struct game *g, const struct event *e, struct phrase *s)
{
    int size = e->open[OPEN_SIZE];
    (void)g;
    if (!e->shown)
        fd_say_count(s, size);
    for (int i = 0; e->shown && i < size; i++)
        say(s, "%s%d", i ? " " : size == 1 ? "a " : "", e->secret[i]);
}

static void fill_hand(const struct game *g, const struct event *e, struct phrase *s)
{
    const char *between = "";
    (void)g;
    for (int number = 1; number <= NUMBERS; number++)
        for (int i = 0; i < e->open[number]; i++) {
            say(s, "%s%d", between, number);
            between = " ";
        }
    if (!e->open[OPEN_SIZE])
        say(s, "an empty hand");
}

static void fill_secret(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    for (int i = 0; e->shown && i < 3 && e->secret[i]; i++)
        say(s, "%s%d", i ? " " : ": ", e->secret[i]);
}

static void fill_counts(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    if (e->open[OPEN_AS] != e->open[OPEN_CARD])
        say(s, ", which counts as a %d", e->open[OPEN_AS]);
}

/* What is left to somebody whom a hit does not defeat. */
static void fill_life(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    if (e->open[OPEN_LIFE])
        say(s, ": %d hit point%s left", e->open[OPEN_LIFE], plural(e->open[OPEN_LIFE]));
}

static void fill_distance(const struct game *g, const struct event *e, struct phrase *s)
{
    say(s, "%d", fd_nearest(g, e->seat));
}

/* Why they recover, or what it costs; the event comes before it is over. */
static void fill_recovery(const struct game *g, const struct event *e, struct phrase *s)
{
    const struct persona *p = &g->persona[e->seat];
    if (p->owes)
        say(s, ", as Dominance demands");
    else if (p->marks & STUNNED)
        say(s, " without refilling, because of Stun Lock");
    else
        say(s, " instead of a main action");
}

/* FD-215: with this help nothing is missing any more. */
static void fill_complete(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)e;
    if (g->strike.helped == g->strike.count)
        say(s, ", which is enough");
}

/* What comes of an ability whose effect is nothing that happens at once. */
static const char *const effects[ABILITIES] = {
    [ABILITY_windmill_crusher] = "nothing can block it",
    [ABILITY_cornered_prey] = "nothing can block it",
    [ABILITY_thunderclap] = "nobody can retreat from it",
    [ABILITY_dragon_form] = "{whose} attacks count one card more from now on",
    [ABILITY_giant_growth] = "{whose} attack or strike counts one card more on this turn",
    [ABILITY_crushing_claw] = "{needed} now",
    [ABILITY_deathstrike] = "who blocks it must discard a further card",
    [ABILITY_stun_lock] = "the retreat costs two turns instead of one",
    [ABILITY_saving_grace] = "the retreat costs no turn",
    [ABILITY_retract] = "the retreat costs no turn",
    [ABILITY_wing_beat] = "the retreat costs no turn",
    [ABILITY_relentless_strikes] = "{who} [takes] a normal turn instead of recovering",
    [ABILITY_raise_the_stakes] = "the round is worth one win more",
    [ABILITY_poker_flourish] = "the hand is no straight, full house or four of a kind",
};

bool fd_effect_is_told(const struct game *g, int who, int ability)
{
    if (ability == ABILITY_raise_the_stakes)
        return g->raised & seat_bit(who);
    if (ability == ABILITY_poker_flourish)
        return !fd_is_strong_hand(g->hand[who]);
    return effects[ability];
}

static void fill_needed(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)e;
    fd_say_needed(g, s);
}

static void fill(const void *context, const char *mark, struct phrase *s);

static void fill_effect(const struct game *g, const struct event *e, struct phrase *s)
{
    struct tale_of of = {g, e};
    say_sentence(s, effects[e->open[OPEN_ABILITY]], fill, &of);
}

/* --- The end of a round. --- */

static void fill_round(const struct game *g, const struct event *e, struct phrase *s)
{
    say(s, "round %d begins", e->open[OPEN_ROUND]);
    if (!g->wins[0] && !g->wins[1])
        return;
    say(s, "; rounds won: ");
    for (int side = 0; side < 2; side++) {
        fd_say_side(g, side, s);
        say(s, " %d%s", g->wins[side], side ? "" : ", ");
    }
}

static void fill_raid(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)e;
    say(s, "the raid begins: %d mortals against the Dragon with %d hit points", g->fighters - 1,
        fd_raid(g)->life);
}

static void fill_begins(const struct game *g, const struct event *e, struct phrase *s)
{
    (fd_is_raid(g) ? fill_raid : fill_round)(g, e, s);
}

/* Custom Clockwork: the coin is about the draft, too. */
static void fill_coin(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)e;
    say_verb(s, g->mode == MODE_CLOCKWORK && !g->round ? "chooses" : "begins");
    if (g->mode == MODE_CLOCKWORK && !g->round)
        say(s, " first");
}

static void fill_starter(const struct game *g, const struct event *e, struct phrase *s)
{
    int side = e->open[OPEN_SIDE];
    say_verb(s, side == e->seat ? "begins" : "lets");
    if (side == e->seat) {
        say(s, " the next one");
        return;
    }
    say(s, " ");
    fd_say_seats(g, fd_side_seats(g, side), s);
    say(s, " begin the next one");
}

static void fill_two_numbers(const struct game *g, const uint8_t *numbers, struct phrase *s)
{
    for (int side = 0; side < 2; side++) {
        fd_say_side(g, side, s);
        say(s, " %d%s", numbers[side], side ? "" : ", ");
    }
}

/* FD-250, FD-281: what was renewed once is empty for good now. */
static void fill_again(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)e;
    say(s, fd_is_raid(g) && fd_raid(g)->reshuffles ? " for the second time" : "");
}

/* Whom Shadow Plague makes lose. */
static void fill_losers(const struct game *g, const struct event *e, struct phrase *s)
{
    int side = fd_allegiance(g, e->seat);
    say(s, fd_is_raid(g) ? "raid for " : "round for ");
    if (fd_is_raid(g))
        say(s, side ? "the Dragon's side" : "the mortals");
    else
        fd_say_seats(g, fd_side_seats(g, side), s);
}

/* FD-098 to FD-100; of more than two the fighters that are left, FD-227 to FD-229. */
static void fill_compared(const struct game *g, const struct event *e, struct phrase *s)
{
    const uint8_t *usable = e->open + OPEN_USABLE, *advance = e->open + OPEN_ADVANCE;
    bool tie = usable[0] == usable[1] || fd_is_raid(g) || g->pacifists;
    if (g->pacifists)
        say(s, "Pacifism: no hits are compared");
    else if (g->fighters > 2) {
        say(s, "after the last-hits there are left: ");
        fill_two_numbers(g, usable, s);
    } else if (e->open[OPEN_DISTANCE] > NUMBERS) {
        say(s, "no card could attack at distance %d", e->open[OPEN_DISTANCE]);
    } else {
        say(s, "cards that could attack at distance %d: ", e->open[OPEN_DISTANCE]);
        fill_two_numbers(g, usable, s);
        if (g->bot == BOT_DRAGON && usable[0] > usable[BOT])
            say(s, ", which costs %s a hit point", fd_seat_name(g, BOT));
    }
    if (!tie && g->bot != BOT_DRAGON)
        return;
    say(s, "; spaces advanced: ");
    fill_two_numbers(g, advance, s);
    if (g->pacifists && advance[0] == advance[1])
        say(s, "; Pacifism decides the tie");
}

/* In Betrayal the traitor wins with the Dragon. */
static void fill_winner(const struct game *g, const struct event *e, struct phrase *s)
{
    if (g->mode == MODE_BETRAYAL && e->seat) {
        fd_say_whose(g, fd_dragon(g), s);
        say(s, " side wins");
        return;
    }
    fd_say_side(g, e->seat, s);
    say(s, " ");
    say_verb(s, "wins");
}

/* How it was won, and what it is worth. */
static void fill_won(const struct game *g, const struct event *e, struct phrase *s)
{
    say(s, g->ending == ROUND_HIT ? " by a hit" : " by time");
    if (g->worth > 1)
        say(s, ", which is worth %d wins", g->worth);
    say(s, " (%d of %d)", e->open[OPEN_WINS], WINS_NEEDED);
}

/* --- Betrayal. --- */

static void fill_loyalty(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    if (e->shown)
        say(s, e->secret[0] ? ": Traitor" : ": loyal");
}

/* Does it tell of the word itself that is being said, and not of what comes of it? */
static bool is_word(const struct game *g, const struct event *e)
{
    int said = fd_said_now(g);
    return (said == ACCUSE && e->kind == ACCUSED) || (said == SHOW_HAND && e->kind == SHOWED) ||
           (said == UNMASK && e->kind == LOYALTY_SHOWN);
}

/* Who turns it up themselves shows it. */
static void fill_shown(const struct game *g, const struct event *e, struct phrase *s)
{
    if (is_word(g, e)) {
        fd_say_who(g, e->seat, s);
        say(s, " ");
        say_verb(s, "shows");
        say(s, " the Traitor card");
        return;
    }
    fd_say_whose(g, e->seat, s);
    say(s, e->open[OPEN_IS_TRUE] ? " card is the Traitor card" : " card is loyal");
}

static void fill_right(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, e->open[OPEN_IS_TRUE] ? "right" : "wrong");
}

/* FD-307. */
static void fill_end(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, e->open[OPEN_IS_TRUE] ? "" : ", which ends the naming");
}

/* Custom Clockwork: what there is to choose from. */
static void fill_pool(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)e;
    for (int i = 0; i < g->pool.count; i++)
        say(s, "%s%s", i ? ", " : "", fd_ability_name(g->pool.card[i]));
}

/* FD-262, FD-316. */
static void fill_price(const struct game *g, const struct event *e, struct phrase *s)
{
    if (fd_is_raid(g) && !fd_is_dragon(g, e->seat))
        say(s, ", for which the Dragon gets an extra turn");
}

static void fill_kit(const struct game *g, const struct event *e, struct phrase *s)
{
    const uint8_t *slot = g->persona[e->seat].slot;
    for (int i = 0; i < SLOTS && slot[i]; i++)
        say(s, "%s%s", i ? ", " : "", fd_ability_name(slot[i]));
}

static void fill_against(const struct game *g, const struct event *e, struct phrase *s)
{
    (void)g;
    say(s, "%d against %d", e->open[OPEN_COUNT], e->open[OPEN_AGAINST]);
}

static const struct {
    const char *mark;
    filler *fill;
} marks[] = {
    {"who", fill_who},
    {"whose", fill_whose},
    {"whom", fill_whom},
    {"whom's", fill_whoms},
    {"side", fill_side},
    {"card", fill_card},
    {"from", fill_from},
    {"to", fill_to},
    {"number", fill_number},
    {"size", fill_size},
    {"set", fill_set},
    {"way", fill_way},
    {"pushed", fill_pushed},
    {"through", fill_through},
    {"set through", fill_set_through},
    {"again", fill_again},
    {"losers", fill_losers},
    {"strength", fill_strength},
    {"struck", fill_struck},
    {"forward", fill_direction},
    {"ability", fill_ability},
    {"as", fill_as},
    {"mirrored", fill_mirrored},
    {"character", fill_character},
    {"drawn", fill_drawn},
    {"hand", fill_hand},
    {"secret", fill_secret},
    {"counts", fill_counts},
    {"life", fill_life},
    {"distance", fill_distance},
    {"recovery", fill_recovery},
    {"begins", fill_begins},
    {"coin", fill_coin},
    {"starter", fill_starter},
    {"compared", fill_compared},
    {"won", fill_won},
    {"loyalty", fill_loyalty},
    {"shown", fill_shown},
    {"right", fill_right},
    {"end", fill_end},
    {"pool", fill_pool},
    {"price", fill_price},
    {"kit", fill_kit},
    {"against", fill_against},
    {"needed", fill_needed},
    {"effect", fill_effect},
    {"winner", fill_winner},
    {"complete", fill_complete},
};

static void fill(const void *context, const char *mark, struct phrase *s)
{
    const struct tale_of *of = context;
    size_t i = 0;
    while (strcmp(marks[i].mark, mark) != 0) {
        i++;
        assert(i < sizeof marks / sizeof *marks);
    }
    marks[i].fill(of->g, of->e, s);
}

/* --- Every event. --- */

/* What of an event is data, too. */
enum data {
    CARD = 1,          /* the number card CARD */
    SET = 2,           /* COUNT cards of NUMBER */
    WAY = 4,           /* FROM a space TO another one */
    WHOM = 8,          /* somebody it is done to */
    STRUCK_AT = 16,    /* who stands where the strike aims */
    ABILITY_CARD = 32, /* ABILITY */
    PAWN = 64,         /* the pawn of the seat moves */
    WHOMS_PAWN = 128,  /* the pawn of WHOM moves */
    DRAWN = 256,       /* from the deck to the hand, the cards if they are shown */
    OPEN_HAND = 512,   /* all cards of the hand */
    OF_SIDE = 1024,    /* the seat stands for a side */
    ON_SPACE = 2048,   /* SPACE */
    BY_ABILITY = 4096  /* a detail, unless it happens because of an ability */
};

static const struct sentence {
    const char *kind, *text;
    enum level level; /* at least: what happens inside abilities and clashes lies deeper */
    enum weight weight;
    unsigned data;
    const char *cause; /* NULL: the ability at work */
} sentences[HAPPENINGS] = {
    [ROUND_BEGINS] = {"round_begins", "{begins}", LEVEL_ROUND, NORMAL, 0, NULL},
    [COIN_FLIPPED] = {"coin_flipped", "the coin says that {side} {coin}", LEVEL_GAME, NORMAL,
                      OF_SIDE, NULL},
    [STARTER_SET] = {"starter_set", "{side} [has] lost the round and {starter}", LEVEL_GAME, NORMAL,
                     OF_SIDE, NULL},
    [TURN_BEGINS] = {"turn_begins", "{whose} turn, at distance {distance}", LEVEL_TURN, NORMAL, 0,
                     NULL},
    [EXTRA_TURN] = {"extra_turn", "{who} [has] an extra turn for a defeated mortal", LEVEL_TURN,
                    NORMAL, 0, "extra_turn"},
    [MOVED] = {"moved", "{who} [moves] {forward} with a {card}{way}{through}", LEVEL_ACTION, NORMAL,
               CARD | WAY | PAWN, NULL},
    [PUSHED] = {"pushed", "{who} [pushes] {whom} back with a {card}{pushed}", LEVEL_ACTION, NORMAL,
                CARD | WAY | WHOM | WHOMS_PAWN, NULL},
    [ATTACKED] = {"attacked", "{who} [attacks] {struck} with {set}{set through}{strength}",
                  LEVEL_ACTION, NORMAL, SET | STRUCK_AT | PAWN, NULL},
    [DASHED] = {"dashed", "{who} [dashes] with a {card}{way}{through}", LEVEL_ACTION, NORMAL,
                CARD | WAY | PAWN, NULL},
    [STRUCK] = {"struck", "{who} [strikes] at {struck} with {set}{set through}{strength}",
                LEVEL_CONSEQUENCE, NORMAL, SET | STRUCK_AT | PAWN, NULL},
    [BLOCKED] = {"blocked", "{who} [blocks] with {set}{set through}", LEVEL_CONSEQUENCE, NORMAL,
                 SET | PAWN, NULL},
    [RETREATED] = {"retreated", "{who} [retreats] with a {card}{way}{through}", LEVEL_CONSEQUENCE,
                   NORMAL, CARD | WAY | PAWN, NULL},
    [WAS_HIT] = {"hit", "{who} [is] hit{life}", LEVEL_CONSEQUENCE, NORMAL, PAWN, NULL},
    [RECOVERED] = {"recovered", "{who} [recovers]{recovery}", LEVEL_ACTION, NORMAL, 0, "recovery"},
    [PASSED] = {"passed", "{who} [has] no card to play", LEVEL_ACTION, NORMAL, 0, NULL},
    [DREW] = {"drew", "{who} [draws] {drawn}", LEVEL_CONSEQUENCE, DETAIL, DRAWN | BY_ABILITY, NULL},
    [TIME_OVER] = {"time_over", "time is over, because the deck is empty{again}", LEVEL_ACTION,
                   NORMAL, 0, "time_over"},
    [SHOWED] = {"showed", "{who} [shows] {hand}", LEVEL_CONSEQUENCE, NORMAL, OPEN_HAND, NULL},
    [COMPARED] = {"compared", "{compared}", LEVEL_ACTION, NORMAL, 0, "time_over"},
    [LAST_HIT] = {"last_hit",
                  "{who} [scores] a last-hit on {whom}: cards for distance {number}, {against}",
                  LEVEL_ACTION, HEADLINE, WHOM, "last_hit"},
    [PLAGUE_LOSES] = {"plague_loses", "{whose} Shadow Plague loses the {losers}", LEVEL_ACTION,
                      NORMAL, 0, "shadow_plague"},
    [ROUND_WON] = {"round_won", "{side} [wins] the round{won}", LEVEL_TURN, HEADLINE, OF_SIDE,
                   NULL},
    [ROUND_DRAWN] = {"round_drawn", "the round is a draw, and nobody gets a win", LEVEL_TURN,
                     HEADLINE, 0, NULL},
    [GAME_WON] = {"game_won", "{winner} the game", LEVEL_GAME, HEADLINE, OF_SIDE, NULL},
    [GAME_DRAWN] = {"game_drawn", "the game is a draw", LEVEL_GAME, HEADLINE, 0, NULL},
    [CHARACTER_SET] = {"character_set", "{who} [fights] as {character}", LEVEL_GAME, NORMAL, 0,
                       NULL},
    [USED_ABILITY] = {"used_ability", "{who} [uses] {ability}{mirrored}", LEVEL_ACTION, NORMAL,
                      ABILITY_CARD, NULL},
    [TOOK_HOLD] = {"took_hold", "{effect}", LEVEL_CONSEQUENCE, NORMAL, 0, NULL},
    [COUNTERED] = {"countered", "{whose} {ability} has no effect", LEVEL_CONSEQUENCE, NORMAL,
                   ABILITY_CARD, "reversal"},
    [SHOVED] = {"shoved", "{who} [is] pushed back{pushed}", LEVEL_CONSEQUENCE, NORMAL, WAY | PAWN,
                NULL},
    [PULLED] = {"pulled", "{who} [is] pulled{pushed}", LEVEL_CONSEQUENCE, NORMAL, WAY | PAWN, NULL},
    [WENT] = {"went", "{who} [goes] forward{way}", LEVEL_CONSEQUENCE, NORMAL, WAY | PAWN, NULL},
    [DISCARDED] = {"discarded", "{who} [discards] a {card}", LEVEL_CONSEQUENCE, NORMAL, CARD, NULL},
    [DECK_DISCARDED] = {"deck_discarded", "the deck's top card, a {card}, is discarded",
                        LEVEL_CONSEQUENCE, NORMAL, CARD, NULL},
    [TOOK_BACK] = {"took_back", "{who} [takes] a {card} from the discard pile", LEVEL_CONSEQUENCE,
                   NORMAL, CARD, NULL},
    [SHOWED_CARD] = {"showed_card", "{who} [shows] a {card}{counts}", LEVEL_CONSEQUENCE, NORMAL,
                     CARD, NULL},
    [ROLLED_CARD] = {"rolled_card", "{who} [turns] up a {card}", LEVEL_CONSEQUENCE, NORMAL, CARD,
                     NULL},
    [AVOIDED] = {"avoided", "{who} [avoids] the strike on the spot and must recover",
                 LEVEL_CONSEQUENCE, NORMAL, 0, NULL},
    [SOLDIER_SET] = {"soldier_set", "{whose} soldier stands on {to}", LEVEL_CONSEQUENCE, NORMAL,
                     ON_SPACE, NULL},
    [SOLDIER_MOVED] = {"soldier_moved", "{whose} soldier advances from {from} to {to}",
                       LEVEL_ACTION, NORMAL, WAY, "clockwork_soldier"},
    [MINE_SET] = {"mine_set", "{who} [puts] the mine on {to}", LEVEL_CONSEQUENCE, NORMAL, ON_SPACE,
                  NULL},
    [MINE_TRIGGERED] = {"mine_triggered",
                        "the mine on {to} explodes, and {who} [loses] the next turn",
                        LEVEL_CONSEQUENCE, NORMAL, ON_SPACE, "landmine"},
    [SKIPPED] = {"skipped", "{who} [skips] the turn, without refilling, because of the mine",
                 LEVEL_ACTION, NORMAL, 0, "landmine"},
    [STASHED] = {"stashed", "{who} [puts] a card away{secret}", LEVEL_CONSEQUENCE, NORMAL, 0, NULL},
    [UNSTASHED] = {"unstashed", "{who} [takes] the card back that was put away{secret}",
                   LEVEL_ACTION, NORMAL, 0, "hidden_agenda"},
    [PEEKED] = {"peeked", "{who} [looks] at the deck's top cards{secret}", LEVEL_CONSEQUENCE,
                NORMAL, 0, NULL},
    [RESHUFFLED] = {"reshuffled", "the discard pile is shuffled into the deck", LEVEL_CONSEQUENCE,
                    NORMAL, 0, NULL},
    [DESTROYED] = {"destroyed", "{whose} {ability} is destroyed", LEVEL_CONSEQUENCE, NORMAL,
                   ABILITY_CARD, NULL},
    [REFRESHED] = {"refreshed", "{who} [turns] {ability} face up again", LEVEL_CONSEQUENCE, NORMAL,
                   ABILITY_CARD, NULL},
    [NAMED_NUMBER] = {"named_number", "{who} [names] the {number}, which must block it now",
                      LEVEL_CONSEQUENCE, NORMAL, 0, NULL},
    [COMMANDED] = {"commanded", "{who} [commands] {whom} to move with a {card}", LEVEL_CONSEQUENCE,
                   NORMAL, CARD | WHOM, NULL},
    [MUST_RECOVER] = {"must_recover", "{who} [makes] {whom} recover on the next turn",
                      LEVEL_CONSEQUENCE, NORMAL, WHOM, NULL},
    [POOL_LAID] = {"pool_laid", "the pool of abilities is {pool}", LEVEL_GAME, NORMAL, 0, NULL},
    [DRAFTED] = {"drafted", "{who} [takes] {ability}", LEVEL_GAME, NORMAL, ABILITY_CARD, NULL},
    [TWEAKED] = {"tweaked", "{who} [exchanges] {ability} for {as}", LEVEL_GAME, NORMAL,
                 ABILITY_CARD, NULL},
    [ORDER_SET] = {"order_set", "{who} [takes] the first turn of the team", LEVEL_GAME, NORMAL, 0,
                   NULL},
    [DEFEATED] = {"defeated", "{who} [is] defeated{price}", LEVEL_CONSEQUENCE, HEADLINE, 0, NULL},
    [HAND_DROPPED] = {"hand_dropped", "{whose} hand is discarded: {hand}", LEVEL_CONSEQUENCE,
                      DETAIL, OPEN_HAND | BY_ABILITY, NULL},
    [ASSISTED] = {"assisted",
                  "{who} [dashes] with a {card} from {from} to {to} and [helps] {whom} to block "
                  "with {set}{complete}",
                  LEVEL_CONSEQUENCE, NORMAL, CARD | SET | WAY | WHOM | PAWN, "dashing_block"},
    [DECK_RENEWED] = {"deck_renewed",
                      "the deck is empty for the first time: the discard pile and {whose} hand "
                      "become a new one, and {who} [draws] {size} again",
                      LEVEL_CONSEQUENCE, HEADLINE, 0, "reshuffle"},
    [TOOK_ALONG] = {"took_along", "{who} [takes] along {ability}", LEVEL_GAME, DETAIL, ABILITY_CARD,
                    NULL},
    [KIT_CHOSEN] = {"kit_chosen", "{whose} abilities are {kit}", LEVEL_GAME, NORMAL, 0, NULL},
    [LOYALTY_DEALT] = {"loyalty_dealt", "{who} [gets] a loyalty card{loyalty}", LEVEL_GAME, DETAIL,
                       0, NULL},
    [ACCUSED] = {"accused", "{who} [accuses] {whom} of being the traitor", LEVEL_ACTION, HEADLINE,
                 WHOM, NULL},
    [LOYALTY_SHOWN] = {"loyalty_shown", "{shown}", LEVEL_CONSEQUENCE, HEADLINE, 0, NULL},
    [TOUGHENED] = {"toughened", "{who} [gains] a hit point by showing it", LEVEL_CONSEQUENCE,
                   HEADLINE, 0, "traitor"},
    [NAMED_HAND] = {"named_hand", "{who} [names] {whom's} hand", LEVEL_ACTION, NORMAL, WHOM,
                    "naming"},
    [NAMED_COUNT] = {"named_count", "{who} [says] {set}", LEVEL_CONSEQUENCE, NORMAL, WHOM,
                     "naming"},
    [NAMING_ENDED] = {"naming_ended", "{who} [is] {right} about {whom's} hand{end}",
                      LEVEL_CONSEQUENCE, NORMAL, WHOM, "naming"},
    [CROSSED_OVER] = {"crossed_over", "{who} [goes] over to the Dragon's side, to its Start space",
                      LEVEL_CONSEQUENCE, HEADLINE, PAWN, "traitor"},
};

/* --- As data. --- */

static const char *number_card(int number)
{
    return fd_cards[number - 1].id;
}

/* What only some saw. */
static void tell_secrets(const struct event *e, unsigned data, struct telling *t)
{
    bool is_one = e->kind == STASHED || e->kind == UNSTASHED;
    int count = data & DRAWN || e->kind == PEEKED ? e->open[OPEN_SIZE] : is_one;
    for (int i = 0; e->shown && i < count; i++)
        tell_card(t, number_card(e->secret[i]));
}

/* Abilities of the whole pool, of a kit, and the one that another one came back as. */
static void tell_abilities(const struct game *g, const struct event *e, struct telling *t)
{
    for (int i = 0; e->kind == POOL_LAID && i < g->pool.count; i++)
        tell_card(t, fd_ability_card(g->pool.card[i])->id);
    for (int i = 0; e->kind == KIT_CHOSEN && i < SLOTS && g->persona[e->seat].slot[i]; i++)
        tell_card(t, fd_ability_card(g->persona[e->seat].slot[i])->id);
    if (e->kind == TWEAKED)
        tell_card(t, fd_ability_card(e->open[OPEN_AS])->id);
}

static void tell_cards(const struct event *e, unsigned data, struct telling *t)
{
    if (data & CARD)
        tell_card(t, number_card(e->open[OPEN_CARD]));
    for (int i = 0; data & SET && i < e->open[OPEN_COUNT]; i++)
        tell_card(t, number_card(e->open[OPEN_NUMBER]));
    if (data & ABILITY_CARD)
        tell_card(t, fd_ability_card(e->open[OPEN_ABILITY])->id);
    tell_secrets(e, data, t);
    for (int number = 1; data & OPEN_HAND && number <= NUMBERS; number++)
        for (int i = 0; i < e->open[number]; i++)
            tell_card(t, number_card(number));
}

static void tell_places(const struct event *e, unsigned data, struct telling *t)
{
    if (data & WAY) {
        tell_from(t, "space%d", e->open[OPEN_FROM]);
        tell_to(t, "space%d", e->open[OPEN_TO]);
    }
    if (data & ON_SPACE)
        tell_to(t, "space%d", e->open[OPEN_SPACE]);
    if (data & DRAWN) {
        tell_from(t, "deck");
        tell_to(t, "seat%d.hand", e->seat);
    }
    if (data & PAWN)
        say_touch(&t->phrase, "pawn%d", e->seat);
    if (data & WHOMS_PAWN)
        say_touch(&t->phrase, "pawn%d", e->open[OPEN_WHOM]);
    if (data & (DRAWN | OPEN_HAND))
        say_touch(&t->phrase, "seat%d.hand", e->seat);
}

/* Because of what somebody said about loyalties, an ability at work, or what the table says. */
static const char *cause_of(const struct game *g, const struct event *e)
{
    int said = fd_said_now(g), ability = fd_ability_at_work(g, e->kind == USED_ABILITY);
    if (sentences[e->kind].cause)
        return sentences[e->kind].cause;
    if (sentences[e->kind].level < LEVEL_ACTION)
        return NULL;
    if (is_word(g, e))
        return NULL;
    if (said)
        return said == ACCUSE ? "accusation" : said == UNMASK ? "naming" : NULL;
    return ability ? fd_ability_card(ability)->id : NULL;
}

/* The automaton has no seat, so it is named in the words alone, and in each of them: a folded story
 * could not tell it from nobody. */
static void forget_automaton(const struct game *g, struct telling *t)
{
    if (!g->bot)
        return;
    t->targets &= (seat_set)((1u << g->k.seats) - 1);
    if (t->seat != BOT)
        return;
    t->phrase.lead = 0;
    t->seat = NOBODY;
}

/* Where abilities and clashes run inside each other, everything lies deeper; and what comes of a
 * word lies below it. */
static enum level level_of(const struct game *g, const struct event *e)
{
    const struct sentence *s = &sentences[e->kind];
    bool word = is_word(g, e), comes_of_word = fd_said_now(g) && !word && e->kind != NAMED_HAND;
    int least = word ? LEVEL_ACTION : (int)s->level;
    int deep = LEVEL_ACTION + fd_nesting(g) - (e->kind == USED_ABILITY) + comes_of_word;
    if (s->level < LEVEL_ACTION || deep <= least)
        return (enum level)least;
    return deep < LEVEL_FURTHER ? (enum level)deep : LEVEL_FURTHER;
}

/* What only refills a hand, or repeats what is over, matters to few. */
static enum weight weight_of(const struct game *g, const struct event *e, const char *cause)
{
    const struct sentence *s = &sentences[e->kind];
    if (((s->data & BY_ABILITY) && cause && !fd_said_now(g)) ||
        (e->kind == LOYALTY_DEALT && e->shown))
        return NORMAL;
    if (e->kind == LOYALTY_SHOWN && !e->open[OPEN_IS_TRUE] && g->ending)
        return DETAIL;
    return s->weight;
}

void fd_tell(const struct game *g, const struct event *e, struct telling *t)
{
    assert(e->kind < HAPPENINGS);
    const struct sentence *s = &sentences[e->kind];
    struct tale_of of = {g, e};
    t->phrase.kind = s->kind;
    say_sentence(&t->phrase, s->text, fill, &of);
    t->level = level_of(g, e);
    t->cause = cause_of(g, e);
    t->weight = weight_of(g, e, t->cause);
    if (e->kind == LOYALTY_DEALT && e->shown)
        tell_card(t, e->secret[0] ? "traitor" : "loyal");
    if (s->data & WHOM)
        t->targets |= seat_bit(e->open[OPEN_WHOM]);
    if (s->data & STRUCK_AT)
        t->targets |= fd_attacked(g);
    if (s->data & OF_SIDE && g->fighters > 2) {
        t->seat = NOBODY;
        t->phrase.lead = 0;
    }
    tell_cards(e, s->data, t);
    tell_abilities(g, e, t);
    tell_places(e, s->data, t);
    forget_automaton(g, t);
}
