/* test_transcripts.c - whole games are told as they were read in review. */
#include "kit/test.h"
#include "kit/transcript.h"

#include <stdlib.h>
#include <string.h>

/* All games that have one (tests/cli wants one of each), or GAME alone. */
static bool is_wanted(const struct game_rules *rules)
{
    const char *game = getenv("GAME");
    return (!game || !strcmp(game, rules->name)) && transcript_is_kept(rules);
}

TEST(whole_games_are_told_as_they_were_read)
{
    for (const struct game_rules *const *rules = game_table; *rules; rules++) {
        struct reason why = {""};
        if (is_wanted(*rules) && !transcript_check(*rules, &why))
            print_error("%s: %s; if that is better, `make transcripts`\n", (*rules)->name,
                        why.text);
        CHECK_STRING(why.text, "");
    }
}

/* --- Proof that it bites: faults in what Flash Duel tells. --- */

static const struct game_rules *honest;

static void tell_something_else(const struct game *g, const struct event *e, struct telling *t)
{
    honest->tell(g, e, t);
    if (t->level == LEVEL_ACTION)
        say(&t->phrase, " at last");
}

static void tell_no_end(const struct game *g, const struct event *e, struct telling *t)
{
    honest->tell(g, e, t);
    if (strstr(t->phrase.text, "wins the game"))
        t->weight = DETAIL;
}

static void tell_no_turns(const struct game *g, const struct event *e, struct telling *t)
{
    honest->tell(g, e, t);
    if (t->level == LEVEL_TURN)
        t->weight = DETAIL;
}

TEST(a_story_that_is_told_otherwise_is_noticed)
{
    static const struct {
        void (*tell)(const struct game *, const struct event *, struct telling *);
        const char *expected;
    } faults[] = {{tell_something_else, "uses Poker Flourish at last: shows"},
                  {tell_no_turns, "and was read as 'Red's turn"},
                  {tell_no_end, "it ends, and was read on"}};
    honest = game_find("flash_duel", NULL);
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        struct game_rules rules = *honest;
        struct reason why = {""};
        rules.tell = faults[i].tell;
        CHECK(!transcript_check(&rules, &why));
        CHECK_CONTAINS(why.text, faults[i].expected);
    }
}
