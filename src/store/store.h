/* store.h - what must survive: tables with their seats and answers, people, sessions, chat, texts.
 *
 * Writing never waits. Each write goes into a queue and gets a number; a thread takes all that has
 * gathered, commits it as one transaction and makes `store_committed` that high. Whoever promised
 * that something is on disk waits for its number. A disk that fails ends the program: what was not
 * promised is lost, what was promised is there. What breaks a rule of the database (only a bug
 * does) is left out, with all that belongs to it, and store_next_fault tells. So is what there is
 * no room for, or what comes while another program holds the database; then the store is stuck, and
 * goes on by itself when it can.
 *
 * Reading happens at once, on a connection of its own, and sees what is committed; but tables and
 * sessions that were dropped are gone at once.
 *
 * Without memory a store is not opened, what is to be written is left out as above, and what is to
 * be read is refused; nothing that was promised is touched. Only one thread may call the store, the
 * one that has opened it. */
#ifndef PARLOR_STORE_H
#define PARLOR_STORE_H

#include "core/chance.h"
#include "core/reason.h"
#include "core/seat.h"

#include <stdint.h>

struct store;
struct text;

enum { NAME_BYTES = 40, CODE_BYTES = 12, GAME_BYTES = 32, TOKEN_BYTES = 16 };
enum { SKELETON_BYTES = 2 * NAME_BYTES, RECOVERY_BYTES = 16 };

/* Opens (or makes) the database in this folder. `wake` is called by the store's thread after each
 * commit; it may be NULL. */
struct store *store_open(const char *folder, void (*wake)(void *), void *context,
                         struct reason *why);
/* Commits all that waits, and closes. */
void store_close(struct store *s);

/* Is there memory for what one request writes? Asked before anything is done: so nothing is lost
 * that later writes rely on. */
bool store_has_room(struct store *s);

/* What is written between these two is committed together or not at all. */
void store_hold(struct store *s);
void store_release(struct store *s);

uint64_t store_written(const struct store *s);   /* number of the last write */
uint64_t store_committed(const struct store *s); /* up to here it is on disk */
uint64_t store_commits(const struct store *s);   /* how many transactions there were */
/* How many commits took up to so many milliseconds, each time also counted with the next ones (as
 * Prometheus wants it); in the last place all. */
enum { LATENCIES = 11 };
extern const int store_latency_limits[LATENCIES - 1];
struct store_latency {
    uint64_t count[LATENCIES];
    uint64_t sum; /* of all, in microseconds */
};
void store_latency(const struct store *s, struct store_latency *out);
int64_t store_bytes(const struct store *s); /* that the database has on disk */
uint64_t store_rows_read(const struct store *s);
/* Whether what is written now would be left out, or wait for a disk that does not answer. */
bool store_is_stuck(const struct store *s);
/* Until all is committed, which may be long: never while others wait for the caller. */
void store_wait(struct store *s);

/* Writes that were left out: they are committed as far as numbers go, but not on disk. If there are
 * many before somebody asks, one may stand for several and for what was written between them. */
struct store_fault {
    uint64_t first, last; /* their numbers */
    char error[120];
};

/* The next one that nobody was told of yet; false: there is none. Whoever looks after having seen
 * `store_committed` knows of all up to that number. */
bool store_next_fault(struct store *s, struct store_fault *out);

/* --- Tables. --- */

enum table_status { TABLE_OPEN, TABLE_RUNNING, TABLE_PAUSED, TABLE_OVER };
enum seat_kind { SEAT_OPEN, SEAT_PERSON, SEAT_BOT };
enum clock_kind { CLOCK_NONE, CLOCK_MOVE, CLOCK_GAME, CLOCK_DAYS };
enum end_kind { END_PLAYED, END_RESIGNED, END_TIME, END_VOID, END_LONG };
enum story_state {
    STORY_MISSING,
    STORY_KEPT,
    STORY_LOST
}; /* the last: its rules are gone, or it is damaged */

struct stored_seat {
    enum seat_kind kind;
    int64_t person;        /* SEAT_PERSON: who */
    char name[NAME_BYTES]; /* of the person; read from its row, as is */
    bool account;          /* whether they have one */
    char level[16];        /* SEAT_BOT: which */
    uint8_t share[SEED_BYTES];
    bool shared;  /* `share` is set */
    int64_t left; /* ms on its clock at `since` */
};

struct stored_table {
    int64_t id;            /* 1, 2, ...: only the store's */
    char code[CODE_BYTES]; /* how everybody else calls it */
    char game[GAME_BYTES];
    int rules;   /* version of them */
    char *setup; /* JSON; owned */
    enum table_status status;
    bool public;
    int64_t host; /* the person who made it */
    enum clock_kind clock;
    int64_t clock_seconds, clock_increment;
    uint8_t secret[SEED_BYTES];
    int64_t shift;          /* questions are numbered by answers given + this */
    int64_t since;          /* uptime at which `left` of the seats was right */
    int64_t marked;         /* answers given then; later answers bring their own times */
    int64_t created, ended; /* Unix seconds */
    int64_t moves;          /* answers given; of unfinished tables counted when read */
    enum end_kind how;
    int by;                /* who resigned or ran out of time, or NOBODY */
    char *result;          /* JSON list of the seats' places, for the history; owned, may be NULL */
    char next[CODE_BYTES]; /* the rematch, or "" */
    enum story_state story;
    int64_t seen; /* Unix seconds, about: when one of its people was there last */
    int seats;
    struct stored_seat seat[SEATS];
};

struct stored_answer {
    uint8_t seat, option;
    uint32_t question; /* number of the question that it answered */
    int64_t at;        /* uptime, ms */
    int64_t left;      /* ms on that seat's clock afterwards */
    int64_t state;     /* hash of the state that it led to; 0: from before that was kept */
};

void store_put_table(struct store *s, const struct stored_table *table); /* new or changed */
void store_see_table(struct store *s, const struct stored_table *table); /* only `seen` */
void store_drop_table(struct store *s, int64_t id);
void store_add_answer(struct store *s, int64_t table, int64_t number,
                      const struct stored_answer *answer);
void store_cut_answers(struct store *s, int64_t table, int64_t count); /* keeps the first ones */

/* After every so many answers the state is kept, and they are kept once more, packed: so a long
 * game is neither read answer by answer nor played from its start. `answers` are the last ones. */
enum { MILESTONE = 400 };
void store_put_milestone(struct store *s, int64_t table, int64_t number, const void *state,
                         size_t length, const struct stored_answer answers[MILESTONE]);
/* Appends the state after that many answers; false: it is not kept, or there is no memory. */
bool store_milestone(struct store *s, int64_t table, int64_t number, struct text *out);

/* The caller frees what it gets with stored_table_free. */
bool store_find_table(struct store *s, const char *code, struct stored_table *out,
                      struct reason *why);
bool store_has_table(struct store *s, const char *code);
/* Whether this person is at this table because all agreed to play again. */
bool store_is_rematch(struct store *s, int64_t table, int64_t person);
void stored_table_free(struct stored_table *table);
/* Calls back for each table that is not over; the row is the callee's now. False: memory ran out,
 * and not all were found. */
bool store_each_unfinished(struct store *s, void (*found)(void *, struct stored_table *),
                           void *context);
/* All answers, in order; the caller frees the list. NULL with *count 0 if there are none, with
 * another *count if there is no memory for them. */
struct stored_answer *store_answers(struct store *s, int64_t table, size_t *count);

/* Finished games, latest first, 50 at most, behind the cursor (0: from the beginning): those that
 * are public, or with `mine` those where this person sat. */
void store_history(struct store *s, const char *game_or_null, int64_t person, bool mine,
                   int64_t before, void (*found)(void *, const struct stored_table *),
                   void *context);
enum { HISTORY_PAGE = 50 };

/* --- Stories: what finished games have shown, in parts that only the server understands. --- */

void store_put_story(struct store *s, int64_t table, int64_t part, const void *bytes,
                     size_t length);
void store_mark_story(struct store *s, int64_t table, enum story_state state);
/* Appends a part; false: there is none, or no memory for it. */
bool store_story(struct store *s, int64_t table, int64_t part, struct text *out);
/* A finished table whose story is missing; false: there is none. */
bool store_untold(struct store *s, int64_t *id, char code[CODE_BYTES]);

/* --- Chat. --- */

struct stored_chat {
    char name[NAME_BYTES];
    int64_t person; /* who wrote it; 0: nobody knows any more */
    bool account;   /* whether that was an account */
    int seat;       /* or NOBODY */
    const char *text;
    int64_t at; /* Unix seconds */
};

void store_add_chat(struct store *s, int64_t table, int64_t number, const struct stored_chat *chat);
int64_t store_chat_lines(struct store *s, int64_t table); /* how many there are */
int64_t store_chats(struct store *s, int64_t table, int64_t from,
                    void (*found)(void *, const struct stored_chat *), void *context);

/* --- People and their sessions. --- */

struct stored_person {
    int64_t id;
    char name[NAME_BYTES];
    bool account;
    char password[128];            /* hash; "" for guests */
    int64_t seen;                  /* Unix seconds, about: when this person was last here */
    char skeleton[SKELETON_BYTES]; /* of the name: the same for names that look alike */
    int64_t silent;                /* Unix seconds: until then they may not write to others */
};

void store_put_person(struct store *s, const struct stored_person *person);
bool store_find_person(struct store *s, int64_t id, struct stored_person *out);
bool store_find_account(struct store *s, const char *name, struct stored_person *out);

/* Forgets guests who were not here since then and never played or kept anything; `most` of them. */
void store_drop_guests(struct store *s, int64_t since, int most);

struct stored_session {
    int64_t person, id;  /* the id tells it from others of the person */
    int64_t since, seen; /* Unix seconds; the latter about: when it was used last */
};

enum { SESSIONS_MOST = 50 }; /* of one person */

void store_add_session(struct store *s, const uint8_t token[TOKEN_BYTES],
                       const struct stored_session *session);
void store_see_session(struct store *s, const struct stored_session *session); /* only `seen` */
void store_drop_session(struct store *s, int64_t person, int64_t id);
void store_drop_sessions(struct store *s, int64_t person, int64_t but); /* all but this one */
void store_drop_old_sessions(struct store *s,
                             int64_t since); /* not seen since then; some of them */
bool store_find_session(struct store *s, const uint8_t token[TOKEN_BYTES],
                        struct stored_session *out);
/* Those that were used last first, SESSIONS_MOST of them. */
void store_sessions(struct store *s, int64_t person,
                    void (*found)(void *, const struct stored_session *), void *context);
/* Those that must end when one more begins. */
void store_spare_sessions(struct store *s, int64_t person,
                          void (*found)(void *, const struct stored_session *), void *context);

/* Codes that let somebody back into an account, as hashes. */
void store_add_recovery(struct store *s, int64_t person, const uint8_t code[RECOVERY_BYTES]);
void store_drop_recovery(struct store *s, int64_t person, const uint8_t code[RECOVERY_BYTES]);
void store_drop_recoveries(struct store *s, int64_t person);
bool store_has_recovery(struct store *s, int64_t person, const uint8_t code[RECOVERY_BYTES]);
int64_t store_recoveries(struct store *s, int64_t person); /* how many are left */

/* Somebody leaves for good: in what they wrote and played they are called `name` from now on, and
 * what they kept is gone. Their own row is put, and their sessions are dropped, apart. */
void store_farewell(struct store *s, int64_t person, const char *old, const char *name);

/* Another account whose name looks like this. */
bool store_find_lookalike(struct store *s, int64_t person, const char *skeleton,
                          struct stored_person *out);
/* Guests whose name does, NAMESAKES_PAGE at most; and all accounts for whose name there are some,
 * for which the whole table is read. */
void store_namesakes(struct store *s, const char *skeleton,
                     void (*found)(void *, const struct stored_person *), void *context);
void store_claimed(struct store *s, void (*found)(void *, const struct stored_person *),
                   void *context);
enum { NAMESAKES_PAGE = 5 };
/* An account of which no skeleton is kept yet. */
bool store_find_unfolded(struct store *s, struct stored_person *out);

/* --- Who wants to hear nothing of whom, and what was reported. --- */

void store_put_shun(struct store *s, int64_t person, int64_t other, bool blocked);
void store_drop_shun(struct store *s, int64_t person, int64_t other);
void store_shuns(struct store *s, int64_t person,
                 void (*found)(void *, int64_t other, bool blocked), void *context);

struct stored_report {
    int64_t id, at;        /* at: Unix seconds */
    int64_t by, about;     /* people */
    char code[CODE_BYTES]; /* the table */
    char *words;           /* of who reports; somebody else's, as is `quote` */
    char *quote;           /* the chat as it was */
    int64_t done;          /* Unix seconds; 0: it is open */
};

void store_add_report(struct store *s, const struct stored_report *report);
void store_end_report(struct store *s, int64_t id, int64_t done);
void store_drop_reports(struct store *s, int64_t done); /* those that were done before that */
/* Those that are open, the oldest first, REPORTS_PAGE at most, as long as the callee wants more;
 * and how many there are. */
void store_reports(struct store *s, bool (*found)(void *, const struct stored_report *),
                   void *context);
enum { REPORTS_PAGE = 50 };
int64_t store_reports_open(struct store *s);
int64_t store_reports_by(struct store *s, int64_t person); /* of these, by one person */
int64_t store_reported(struct store *s, int64_t id); /* whom one is about; 0: it is not open */

/* --- A person's own decks and maps. --- */

void store_put_text(struct store *s, int64_t person, const char *game, const char *field,
                    const char *name, const char *text); /* an empty text removes it */
int store_texts(struct store *s, int64_t person, const char *game, const char *field,
                void (*found)(void *, const char *name, const char *text), void *context);

/* --- What people have earned. --- */

/* One of the marks that make an achievement (core/game.h). */
struct stored_mark {
    const char *achievement;
    int mark;
    char code[CODE_BYTES]; /* the table that earned it first */
    int64_t at;            /* Unix seconds */
};

void store_add_mark(struct store *s, int64_t person, const char *game,
                    const struct stored_mark *mark); /* one that is there already stays */
/* Those of a person in a game, the oldest first. */
void store_marks(struct store *s, int64_t person, const char *game,
                 void (*found)(void *, const struct stored_mark *), void *context);

/* --- The rest. --- */

void store_put_number(struct store *s, const char *name, int64_t value);
int64_t store_number(struct store *s, const char *name); /* 0 if it was never put */
/* 32 random bytes that stay the same for this database. */
void store_key(struct store *s, uint8_t key[SEED_BYTES]);
int64_t store_last_id(struct store *s, const char *what); /* "game", "person", "report"; 0: none */

/* --- Copies, without a store that is open: backup.c --- */

struct text;
/* Reads all of the folder's database; what is wrong with it goes into the report, a line each. */
bool store_check(const char *folder, struct text *report, struct reason *why);
/* Copies it to a file that is whole when it has its name, also while a server uses it. */
bool store_backup(const char *folder, const char *path, bool replace, struct reason *why);
/* Makes a copy the database of a folder that no server uses. At each moment the old one is there,
 * with its log, or the new one. */
bool store_restore(const char *folder, const char *path, bool replace, struct reason *why);

/* The database's version and what the program's is: the number of migrations. */
int store_version(struct store *s);
int store_newest_version(void);

#endif
