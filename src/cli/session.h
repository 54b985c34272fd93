/* session.h - a game in progress at this keyboard: its record, its state and who sits where. */
#ifndef PARLOR_SESSION_H
#define PARLOR_SESSION_H

#include "bots/bot.h"
#include "cli/cli.h"
#include "cli/news.h"

struct session {
    struct record record;
    struct game *g;               /* owned; the state after the whole record */
    const struct bot *bot[SEATS]; /* NULL: a person */
    struct dice dice;             /* the bots' */
    char path[512];               /* where the game is kept; empty: nowhere */
    size_t told[SEATS];           /* answers whose events this seat has been told */
    struct tale news;             /* owned: what was told last */
    int at_keyboard;              /* the seat that was last shown the table; -1: none */
};

bool session_start(struct session *s, const struct game_rules *rules, const struct setup *setup,
                   const uint8_t seed[SEED_BYTES], struct reason *why);
/* Takes over the record, and replays it. */
bool session_resume(struct session *s, struct record *record, const char *path, struct reason *why);
void session_end(struct session *s);

/* The answer is kept on disk before this returns, if it is kept at all. */
bool session_answer(struct session *s, int seat, long option, struct reason *why);

/* Goes back to the last question that this seat answered. */
bool session_take_back(struct session *s, int seat, struct reason *why);

/* Fills `news` with what happened since the seat was last told, as it saw it, and what it answered
 * without having a choice. */
void session_news(struct session *s, int seat);

bool session_save(const struct session *s, const char *path, struct reason *why);

/* Games are kept in $XDG_STATE_HOME/parlor, one file each. Finds a name for a new one, or the
 * newest that is not finished. */
bool session_new_path(const struct game_rules *rules, char *path, size_t capacity);
bool session_find_unfinished(const struct game_rules *rules, char *path, size_t capacity,
                             struct reason *why);

#endif
