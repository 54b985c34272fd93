/* game.h - the contract between a game and everybody who plays it.
 *
 * A game is a value that asks questions:
 *
 *   setup + seed  ->  state  --question-->  a seat  --answer-->  state  ...  ->  result
 *
 * A game folder provides one `const struct game_rules`; the functions further down are how clients
 * (terminal, server, bots, tests) use it. No client knows what is inside a `struct game`. */
#ifndef PARLOR_GAME_H
#define PARLOR_GAME_H

#include "core/cards.h"
#include "core/event.h"
#include "core/face.h"
#include "core/glossary.h"
#include "core/kernel.h"
#include "core/phrase.h"
#include "core/reason.h"
#include "core/setup.h"
#include "core/tale.h"
#include "core/text.h"
#include "core/writer.h"

#include <assert.h>
#include <jansson.h>

enum { PICTURE_ROWS = 16 }; /* in which every game can draw its board */

struct dice;
struct game; /* the state: opaque here, completed by each game for itself */

struct result {
    bool over;
    uint8_t rank[SEATS]; /* 1 = first; equal ranks are a draw or a team. 0 while not over */
    int score[SEATS];    /* what the game counts: round wins, hit points ... */
    bool together;       /* all seats are one team against the game: all first, or all second */
};

/* The result of a finished game in words. */
struct summary {
    char why[200];         /* one sentence: why it is over, and who has won by that */
    char score[SEATS][60]; /* what each seat's score means: "3 rounds won", "10 gems of 10" */
};

/* Something to earn, by one game or by several. A game earns it marks; enough different ones, over
 * all games of a player, are the achievement. */
struct achievement {
    const char *name; /* NULL ends the list */
    const char *text; /* what to do */
    int points;
    int needed; /* different marks */
    /* The marks that this seat has earned in a game so far, finished or not. */
    uint32_t (*marks)(const struct game *g, int seat);
};

/* Which choices of the setup are worth a table of who beats whom: characters, decks. */
struct game_matchups {
    const char *mode;     /* in which they meet */
    const char *field[2]; /* of the setup: one for each of the two seats; the second NULL: one field
                             that lists both */
    int first;            /* choice that counts: those before it are none, such as "random" */
};

enum box_weight { BOX_LIGHT, BOX_MEDIUM, BOX_HEAVY }; /* how much there is to learn */

/* What stands on the side of the box. */
struct game_box {
    int least, most; /* players, over all modes */
    int minutes[2];  /* that a game of people takes: from, to */
    enum box_weight weight;
    const char *goal;  /* how one wins, in a sentence */
    const char *first; /* a setup for somebody's first game, as JSON */
};

extern const char *const weight_names[];

struct game_rules {
    const char *name;  /* "flash_duel": in commands, files and ids */
    const char *title; /* "Flash Duel" */
    const char *about; /* how it is played, in a few sentences for a newcomer */
    struct game_box box;
    const char *clauses;             /* "FD": its rules are docs/rules/<name>.md, FD-001 ... */
    int version;                     /* goes up when the same answers may lead elsewhere */
    size_t size;                     /* of its struct game */
    const struct setup_field *setup; /* its fields; the first is the mode */
    const struct card *cards;        /* the catalogue; the last id is NULL */
    struct glossary glossary;        /* its terms, modes and marks, explained */
    const struct achievement *achievements; /* NULL: there are none */
    struct game_matchups matchups;          /* zeroed: none */

    /* --- Play: called a million times a second. No allocation, no text. --- */

    /* Builds the opening state in a zeroed `g` and leaves its first script to run. */
    bool (*start)(struct game *g, const struct setup *setup, struct reason *why);
    /* Runs scripts until a question is open or the game is over: the game's SCRIPT_DRIVER. */
    void (*run)(struct game *g);
    /* Lists the legal options of the open question for this seat from `out` on (at most OPTIONS)
     * and returns the end of the list: at least one, and always the same in the same order for the
     * same state. A cursor and not a counter, because it stays in a register. */
    struct option *(*options)(const struct game *g, int seat, struct option *out);
    void (*result)(const struct game *g, struct result *r);
    /* Replaces all that this observer cannot know by a random guess that is consistent with all it
     * does know. The guess depends on nothing else: from two states that the observer cannot tell
     * apart the same chance makes the same state (so sort unknown cards before shuffling them).
     * Chance itself and secret answers are core's part (game_hide). */
    void (*hide)(struct game *g, int observer, struct chance *chance);
    /* Ends the game because this seat gives up, asked or not. NULL: the rules don't know that. */
    void (*concede)(struct game *g, int seat);

    /* --- Words and pictures: only from what the observer may know. --- */

    const char *(*seat_name)(const struct game *g, int seat);
    void (*prompt)(const struct game *g, int seat, struct phrase *out);
    void (*describe)(const struct game *g, int seat, struct option option, struct phrase *out);
    /* An event, already masked for its observer (event_as_seen), in words and as data. `g` is the
     * state at that moment, in the middle of the scripts that run. The sentence begins small: it
     * may end up in the middle of a longer one. */
    void (*tell)(const struct game *g, const struct event *event, struct telling *out);
    /* Why the game is over, and what the scores mean. While it runs: only the scores. */
    void (*sum_up)(const struct game *g, struct summary *out);
    /* Members of the view's JSON object; see view.h for the shape that all games share. */
    void (*view)(const struct game *g, int observer, struct writer *w);
    /* What is printed on a card. */
    void (*face)(const struct card *card, struct face *out);
    /* Further members of a card's JSON object, for programs. NULL: there are none. */
    void (*card_more)(const struct card *card, struct writer *w);
    /* The board for a terminal, as large as `out` says: at most `columns` wide (never less than
     * 80), and where it says rows, not more of them, if the board can be drawn in so few. For
     * PICTURE_ROWS every board can. */
    void (*picture)(const struct game *g, int observer, struct text *out);
    /* The same without drawing: in sentences, a line each, what an observer's view says beside its
     * counters, marks and zones, which are said before. NULL: nothing. */
    void (*speak)(const json_t *view, struct text *out);

    /* --- Positions. --- */

    /* Members of the position's JSON object: everything, readable, editable by hand. */
    void (*dump)(const struct game *g, struct writer *w);
    /* The reverse, into a zeroed `g`, for positions between two questions of the top level. */
    bool (*load)(struct game *g, const json_t *position, struct reason *why);
    /* Is the state one that could occur? Cards neither vanished nor doubled, numbers in range. */
    bool (*valid)(const struct game *g, struct reason *why);

    /* Explains a text for the SETUP_TEXT field of this number, line by line: what it holds, and
     * every rule that it breaks. Returns whether a game would start with it. NULL: no such fields.
     */
    bool (*check_text)(int field, const char *text, struct text *out);
    /* Spells such a text out as a person would write it: what a name stands for, a list for what a
     * program has written. Returns false for what stands for none, such as "random", and for what
     * can't be read. NULL: no such fields. */
    bool (*spell_text)(int field, const char *text, struct text *out);

    /* --- For bots; each may be NULL. As fast as play: no allocation, no text. --- */

    /* A cheap estimate how well each seat stands, from 0 (lost) to 1000 (won). It may look at the
     * whole state, because bots call it on guessed ones. */
    void (*judge)(const struct game *g, int chances[SEATS]);
    /* How many answers a search plays on, mostly by the plan, before it asks the judge: 0 for a
     * judge that can tell at once. Without a judge it plays to the end. */
    int playout;
    /* The number of the option that a sane player with a few rules of thumb would take. It may use
     * only what this seat knows: a search also asks it what others would do. */
    int (*plan)(const struct game *g, int seat, const struct option *options, int count,
                struct dice *dice);
    /* Whether this answer changes nothing and only costs something: a person would take it for a
     * mistake, but to a search such a small loss looks like all the others, so it is told. */
    bool (*wastes)(const struct game *g, int seat, struct option option);
};

static inline struct kernel *game_kernel(struct game *g)
{
    return (struct kernel *)g;
}

static inline const struct kernel *game_kernel_const(const struct game *g)
{
    return (const struct kernel *)g;
}

/* The table of games (src/games/table.c), ending with NULL. */
extern const struct game_rules *const game_table[];

const struct game_rules *game_find(const char *name, struct reason *why);

/* Starts a game. If it is refused, `g` is undefined. */
bool game_start(const struct game_rules *rules, struct game *g, const struct setup *setup,
                const uint8_t seed[SEED_BYTES], struct reason *why);

/* The same, with somebody who hears of the first deal. */
bool game_start_heard(const struct game_rules *rules, struct game *g, const struct setup *setup,
                      const uint8_t seed[SEED_BYTES], struct listener *listener,
                      struct reason *why);

/* Who owes an answer; empty when the game is over. */
static inline seat_set game_pending(const struct game *g)
{
    return game_kernel_const(g)->pending;
}

/* How many bytes of the state are in use; the rest is zero. A copy needs no more. */
static inline size_t game_size(const struct game_rules *rules, const struct game *g)
{
    size_t used = (size_t)STATE_BLOCK * game_kernel_const(g)->used_blocks;
    return used && used < rules->size ? used : rules->size;
}

/* What this seat is asked; no options if it is not asked. (A bot, who knows that it is, can call
 * rules->options itself.) */
static inline void game_question(const struct game_rules *rules, const struct game *g, int seat,
                                 struct question *q)
{
    q->kind = game_kernel_const(g)->ask.kind;
    q->count = 0;
    if (game_pending(g) & seat_bit(seat))
        q->count = (uint8_t)(rules->options(g, seat, q->options) - q->options);
}

/* Is it asked, with a single option? Games ask that where not asking would tell the others
 * something (a hand without a reaction). Nobody has to be troubled with it. */
bool game_is_forced(const struct game_rules *rules, const struct game *g, int seat);

/* For asserts: is this option in the list, and could this state occur? If it could not, the reason
 * is printed. In builds with asserts both are checked at every answer, of people and in a search.
 */
bool game_offers(const struct game_rules *rules, const struct game *g, int seat,
                 struct option option);
bool game_is_valid(const struct game_rules *rules, const struct game *g);
extern bool game_faults_expected; /* both say yes: for tests that plant faults to be found later */

/* For bots: applies an option that game_question has just listed for this very state. */
static inline void game_apply(const struct game_rules *rules, struct game *g, int seat,
                              struct option option)
{
    struct kernel *k = game_kernel(g);
    assert(game_offers(rules, g, seat, option));
    k->answer[seat] = option;
    k->pending &= (seat_set)~seat_bit(seat);
    if (!k->pending)
        rules->run(g);
    assert(game_is_valid(rules, g));
}

/* For everybody else: the answer is a number from outside. Refused, it changes nothing. */
bool game_answer(const struct game_rules *rules, struct game *g, int seat, long option,
                 struct listener *listener, struct reason *why);

/* Makes `g` a state that this observer cannot tell from the real one. Bots get nothing else. */
void game_hide(const struct game_rules *rules, struct game *g, int observer, struct chance *chance);

/* Equal for equal states, on every machine. */
uint64_t game_hash(const struct game_rules *rules, const struct game *g);

/* The view as a JSON value. */
void game_view(const struct game_rules *rules, const struct game *g, int observer, struct writer *w,
               const char *key);

/* --- In words (report.c). --- */

/* What this seat is asked, and one of its options, as said to the one who sits there. */
void game_prompt(const struct game_rules *rules, const struct game *g, int seat,
                 struct phrase *out);
void game_describe(const struct game_rules *rules, const struct game *g, int seat,
                   struct option option, struct phrase *out);

/* An event as this observer is told of it. */
void game_tell(const struct game_rules *rules, const struct game *g, const struct event *event,
               int observer, struct telling *out);

/* Why it is over, as a sentence; and what a score means. */
void game_sum_up(const struct game_rules *rules, const struct game *g, struct summary *out);

/* --- As JSON, the one form in which each of these leaves the program (report.c). --- */

/* The board for a terminal; in a text that is plain, in sentences (spoken.c). */
void game_picture(const struct game_rules *rules, const struct game *g, int observer,
                  struct text *out);

/* What there is to know before one plays it, as members of the open object. */
void game_about_write(const struct game_rules *rules, struct writer *w);

/* What a seat is asked, with its options in words. */
void game_question_write(const struct game_rules *rules, const struct game *g, int seat,
                         struct writer *w, const char *key);

/* `move` is the number of the answer that made it happen (-1: the first deal), or NO_MOVE where
 * nobody counts them. */
enum { NO_MOVE = -2 };
void game_event_write(const struct game_rules *rules, const struct game *g,
                      const struct event *event, int observer, int64_t move, struct writer *w);

void game_result_write(const struct game_rules *rules, const struct game *g, struct writer *w,
                       const char *key);

/* A whole position as JSON value, and back. A refused position leaves `g` as it was. */
void game_dump(const struct game_rules *rules, const struct game *g, struct writer *w,
               const char *key);
bool game_load(const struct game_rules *rules, struct game *g, const json_t *position,
               struct reason *why);

#endif
