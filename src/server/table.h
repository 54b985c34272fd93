/* table.h - one table: its seats, its game, its clock, and those who watch it.
 *
 * A table that nobody watches is its row and a few numbers. The body (the state, the answers, the
 * chat) is read from the store when somebody comes, and forgotten when all have left. */
#ifndef PARLOR_TABLE_H
#define PARLOR_TABLE_H

#include "server/hub.h"

/* Of a finished table's result as JSON: each byte of a name may take six there. */
enum { RESULT_BYTES = SEATS * (6 * NAME_BYTES + 120) };

enum offer_kind { OFFER_TAKEBACK, OFFER_PAUSE, OFFER_REMATCH, OFFERS };
extern const char *const offer_names[OFFERS];

struct offer {
    bool open;
    int by;
    seat_set agreed;
};

struct chat {
    char name[NAME_BYTES];
    int seat; /* or NOBODY */
    char *text;
    int64_t at;
};

struct table {
    struct index_node node; /* key: its code as a number */
    struct hub *hub;
    struct stored_table row; /* as in the store; row.moves counts the answers */
    const struct game_rules *rules;
    char mode[24];
    char side[SEATS][24];      /* what the game calls the seats, as long as it is not in memory */
    seat_set pending;          /* who owes an answer, once it runs */
    int64_t opened;            /* answers given when the open question was put */
    int64_t opened_at;         /* uptime from which the pending seats are charged */
    bool is_changed;           /* the lobby does not know it yet */
    LIST_ENTRY(table) changed; /* then */
    bool stale;       /* somebody came or went; those who watch hear of it at the next tick */
    bool doubtful;    /* not all that it was told is on disk: it is read again soon */
    uint64_t written; /* number of its last write */

    /* The body; there if g is. */
    struct game *g;
    struct setup *setup;
    struct stored_answer *answers;
    size_t capacity;
    struct chat *chat;
    int64_t chats;
    char *fair;         /* what it says about its seed, as JSON; NULL: not written yet */
    struct text result; /* room for what row.result will be: an end is never refused */
    bool is_awake;      /* it is in the list of those with a body */
    LIST_ENTRY(table) awake;
    double left_at; /* when the last watcher left */

    LIST_HEAD(, watch) watches;
    int watchers;
    seat_set thinking; /* bots that were asked the open question */
    int64_t thinking_of;
    seat_set forced; /* people who have only one option in question forced_of, */
    int64_t forced_of;
    double forced_at[SEATS]; /* and when it is answered for them */
    struct offer offers[OFFERS];
};

/* --- Finding and making: tables.c --- */

uint64_t code_number(const char *code); /* 0: not a code */

/* By its code; reads it from the store if need be, also a finished one. */
struct table *tables_find(struct hub *hub, const char *code, struct reason *why);

/* A new table, not yet saved: row.seat is to be filled in. */
struct table *tables_make(struct hub *hub, const struct game_rules *rules,
                          const struct setup *setup, struct reason *why);
/* Another setup for a table that has not begun, with as many seats. */
bool tables_set_up(struct table *table, const struct setup *setup, struct reason *why);
/* Takes over the row. A table that can't be played is left out; false: no memory. */
bool tables_open_stored(struct hub *hub, struct stored_table *row, struct reason *why);
void tables_forget(struct table *table); /* frees it */
void tables_tidy(struct hub *hub);
/* Tables that have not begun for a day while none of their people was here. */
void tables_drop_abandoned(struct hub *hub);
/* Removes a table that has not begun, and tells those who watch it. */
void tables_drop(struct table *table);

/* --- In memory or not: body.c --- */

/* Makes sure that the body is there. */
bool body_wake(struct table *table, struct reason *why);
void body_rest(struct table *table); /* frees the body */
/* The setup that the row holds as text, in fresh memory; NULL: it can't be read. */
struct setup *body_setup(const struct table *table, struct reason *why);
/* A further line of chat; false: no memory. */
bool body_add_chat(struct table *table, const struct stored_chat *line);

/* --- What the game calls its seats: sides.c --- */

const char *sides_name(const struct table *table, int seat); /* now */
/* Keeps the mode, and the names as they are before the game begins. */
bool sides_describe(struct table *table, const struct game *g, const struct setup *setup,
                    struct reason *why);
void sides_keep(struct table *table, const struct game *g); /* the names as they are now */
/* Finds out mode and sides of a table that is only a row, if these rules still can; for lists. */
bool sides_read(struct table *table, struct reason *why);

/* --- Its life: table.c --- */

int table_seat_of(const struct table *table, const struct person *person); /* or NOBODY */
int table_people(const struct table *table);                               /* seated */
seat_set table_people_seats(const struct table *table);
int64_t table_question(const struct table *table); /* the number of the open question */

/* Keeps what the state says about the open question, for when the state is gone. */
void table_note(struct table *table);
void table_save(struct table *table);
/* Begins if no seat is open and every person has given a share. */
bool table_begin(struct table *table, struct reason *why);
/* An answer that is legal: applies, stores and tells it. */
bool table_answer(struct table *table, int seat, long option, struct reason *why);
void table_end(struct table *table, enum end_kind how, int by);
/* A seat resigns, or its time is up. */
void table_give_up(struct table *table, int seat, enum end_kind how);
void table_check_time(struct table *table);
/* Back to the first `count` answers. */
bool table_go_back(struct table *table, int64_t count, struct reason *why);
void table_pause(struct table *table, bool pause);
/* The same people and setup again, seats moved on by one. */
struct table *table_rematch(struct table *table, struct reason *why);
bool table_say(struct table *table, const char *name, int seat, const char *text,
               struct reason *why);

/* The first deal, into `g`. */
bool table_start(const struct table *table, struct game *g, struct listener *listener,
                 struct reason *why);
/* The state after the first `count` answers, in fresh memory; or NULL. */
struct game *table_replay(const struct table *table, int64_t count, struct reason *why);
/* The record, as file. */
void table_write_record(struct table *table, struct writer *w);

/* --- Taking back: takeback.c --- */

/* The number of this seat's last answer that had an alternative, or -1, into *index: the server
 * would at once give a forced one again. False: no memory. */
bool takeback_find(const struct table *table, int seat, int64_t *index, struct reason *why);
/* Whether answer number `index` has shown anybody of `people` anything that was hidden, put a
 * question to them, or used chance: into *revealed. False: there is no memory to find out. */
bool takeback_look(const struct table *table, int64_t index, seat_set people, bool *revealed,
                   struct reason *why);

/* --- Achievements: earn.c --- */

/* Keeps what the game has earned its people, with its end. */
void earn_marks(struct table *table);
/* What this person has earned in a game: the members of the reply. */
void earn_write(struct hub *hub, const struct game_rules *rules, int64_t person, struct writer *w);

/* --- Agreeing: offers.c --- */

/* This seat offers something, or agrees to it; it is done when all people have. */
bool offers_make(struct table *table, enum offer_kind kind, int seat, struct reason *why);
/* After a person has left the seat. */
void offers_settle(struct table *table);

/* --- Bots: bots.c --- */

/* How long this bot may think now: less when many wait for a worker. */
struct bot_budget bots_patience(const struct hub *hub, const struct bot *bot);
/* A bot takes the seat, whoever had it. Only a game that would begin with that can refuse. */
bool bots_take_seat(struct table *table, int seat, const char *level, struct reason *why);
/* Asks the bots that owe an answer, and notes which people have only one. */
void bots_ask(struct table *table);
/* The same at all tables, if there was no memory for one of them. */
void bots_ask_again(struct hub *hub);

/* Thoughts whose time has come become answers. */
void bots_answer(struct hub *hub);
void bots_forget(struct hub *hub); /* at its end */

/* --- Questions with a single option: forced.c --- */

bool forced_is(const struct game_rules *rules, const struct game *g, int seat);
/* Notes when those of the open question are to be answered. */
void forced_note(struct table *table);
void forced_answer(struct hub *hub); /* those whose time has come */

/* --- Clocks: clock.c --- */

void clock_begin(struct table *table);
/* Charges the seat that answers now; returns what is left to it. */
int64_t clock_answer(struct table *table, int seat);
void clock_mark(struct table *table); /* charges all until now and starts again from here */
int64_t clock_left(const struct table *table, int seat); /* ms, now */
/* The seat whose time is up, or NOBODY. */
int clock_loser(const struct table *table);

/* --- What others see of it: show.c --- */

/* What an answer has told: its number, and the list of events as JSON by observer + 1. */
struct told {
    int64_t move;
    const struct text *events;
};

/* Tells everybody who watches. */
void show_push(struct table *table);
void show_answer(struct table *table, const struct told *told); /* the answer just given */
void show_to(struct watch *watch);
/* The lobby's TABLE, for this person. */
void show_lobby(const struct table *table, const struct person *person, struct writer *w,
                const char *key);
void show_seats(const struct table *table, const struct person *person, struct writer *w);
void show_hash(const struct table *table, struct writer *w); /* the promise */
void show_clock(const struct stored_table *row, struct writer *w);
void show_result(const struct table *table, struct writer *w, const char *key);
extern const char *const status_names[], *const end_names[];

#endif
