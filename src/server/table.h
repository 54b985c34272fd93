/* table.h - one table: its seats, its game, its clock, and those who watch it.
 *
 * A table that nobody watches is its row and a few numbers. The body (the state, the answers, the
 * chat) is read from the store when somebody comes, and forgotten when all have left. */
#ifndef PARLOR_TABLE_H
#define PARLOR_TABLE_H

#include "server/hub.h"

/* A game that has gone on for so many answers is over, and nobody has lost: whoever wakes or
 * watches a table plays all of them again. The longest of 140,000 games between bots had 2,978. */
enum { ANSWERS_MOST = 4000 };

/* Answers whose events are told to who comes, and among which a take-back is looked for first. */
enum { LATELY = 400 };
enum { CHAT_SHOWN = 200 }; /* lines, the same */

/* Of a finished table's result as JSON: each byte of a name may take six there. */
enum {
    RESULT_BYTES = SEATS * (6 * (NAME_BYTES + (int)sizeof *((struct summary *)0)->score) + 120)
};

enum offer_kind { OFFER_TAKEBACK, OFFER_PAUSE, OFFER_RESUME, OFFER_REMATCH, OFFERS };
extern const char *const offer_names[OFFERS];

struct offer {
    bool open;
    int by;
    seat_set agreed;
};

struct chat {
    char name[NAME_BYTES];
    int64_t person;
    bool account;
    int seat; /* or NOBODY */
    char *text;
    int64_t at;
};

/* For whom answers count that nobody gives: payer.c */
struct payer {
    int64_t person;
    uint64_t address; /* its key; 0: without a network */
};

struct record;
struct takeback;

struct table {
    struct index_node node; /* key: its code as a number */
    struct hub *hub;
    struct stored_table row; /* as in the store; row.moves counts the answers */
    const struct game_rules *rules;
    char mode[24];
    char side[SEATS][24];       /* what the game calls the seats, as long as it is not in memory */
    seat_set pending;           /* who owes an answer, once it runs */
    int64_t opened;             /* answers given when the open question was put */
    int64_t opened_at;          /* uptime from which the pending seats are charged */
    int64_t answered_at;        /* uptime of the last answer, or of the beginning */
    bool is_listed;             /* in the lobby of those who have nothing to do with it */
    bool is_changed;            /* the lobby does not know it yet */
    TAILQ_ENTRY(table) changed; /* then */
    bool is_stale;              /* somebody came or went: those who watch hear of it soon */
    TAILQ_ENTRY(table) stale;   /* then */
    bool doubtful;              /* not all that it was told is on disk: it is read again soon */
    uint64_t written;           /* number of its last write */
    struct payer payer;

    /* The body; there if it is awake. */
    struct game *g;       /* NULL: a finished game whose rules are gone; story.h shows it */
    struct setup *setup;  /* NULL: the same, and the rules of today don't understand it */
    struct game *earlier; /* the state after this many answers, where a replay begins; or NULL */
    int64_t earlier_moves;
    struct stored_answer *answers;
    size_t capacity;
    struct chat *chat; /* of those that were there before it woke only the last have a text */
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
    double sat_at[SEATS]; /* when its person sat down and had to give a share soon; 0: need not */
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
/* Games to which none of their people has come for 30 days: who owes an answer has lost on time. */
void tables_expire(struct hub *hub);
/* One of its people is there; noted once a day. */
void table_here(struct table *table);
/* Removes a table that is not over, and tells those who watch it. */
void tables_drop(struct table *table);

enum { DAYS_MOST = 30 }; /* that a clock can give */
/* Whether a row that was read can be one that was written: sound.c */
bool row_is_sound(const struct stored_table *row);

/* --- In memory or not: body.c --- */

/* Makes sure that the body is there. */
bool body_wake(struct table *table, struct reason *why);
void body_rest(struct table *table); /* frees the body */
/* The setup that the row holds as text, in fresh memory; NULL: it can't be read. */
struct setup *body_setup(const struct table *table, struct reason *why);
/* A further line of chat; false: no memory. */
bool body_add_chat(struct table *table, const struct stored_chat *line);

/* --- When the rules have changed: adopt.c --- */

/* Brings an unfinished table under the rules of today. If it can't go on it is over, as void; one
 * that has not begun is dropped, which refuses it, as does what can't be written now. */
bool adopt_table(struct table *table, struct reason *why);

/* --- What the game calls its seats: sides.c --- */

const char *sides_name(const struct table *table, int seat); /* now */
/* Keeps the mode, and the names as they are before the game begins. */
bool sides_describe(struct table *table, const struct game *g, const struct setup *setup,
                    struct reason *why);
void sides_keep(struct table *table, const struct game *g); /* the names as they are now */
void sides_recall(struct table *table); /* from the story of a game whose rules are gone */
/* Finds out mode and sides of a table that is only a row, if these rules still can; for lists. */
bool sides_read(struct table *table, struct reason *why);

/* --- Its life: table.c --- */

int table_seat_of(const struct table *table, const struct person *person); /* or NOBODY */
int table_people(const struct table *table);                               /* seated */
seat_set table_people_seats(const struct table *table);
seat_set table_owned_seats(const struct table *table); /* also where a bot stands in */
int64_t table_question(const struct table *table);     /* the number of the open question */

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
bool table_check_time(struct table *table); /* whether a seat's time was up */
/* To before that answer; takes over the state. */
void table_go_back(struct table *table, struct takeback *back);
void table_pause(struct table *table, bool pause);
/* The same people and setup again, seats moved on by one. */
struct table *table_rematch(struct table *table, struct reason *why);
bool table_say(struct table *table, const struct person *person, int seat, const char *text,
               struct reason *why);

/* The first deal, into `g`. */
bool table_start(const struct table *table, struct game *g, struct listener *listener,
                 struct reason *why);
/* The state after the first `count` answers, in fresh memory; or NULL. */
struct game *table_replay(struct table *table, int64_t count, struct reason *why);
/* The record, which the caller frees; false: no memory for all of it. */
bool table_record(const struct table *table, struct record *record);

/* --- Taking back: takeback.c --- */

struct takeback {
    int64_t index;       /* of the answer; -1: there is none */
    struct game *before; /* the state that it was given in; to be freed */
};

/* This seat's last answer that had an alternative: the server would at once give a forced one
 * again. False: no memory. */
bool takeback_find(struct table *table, int seat, struct takeback *out, struct reason *why);
/* Whether that answer has shown anybody of `people` anything that was hidden, put a question to
 * them, or used chance: into *revealed. False: there is no memory to find out. */
bool takeback_look(const struct table *table, const struct takeback *back, seat_set people,
                   bool *revealed, struct reason *why);

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

/* --- Seats: seats.c --- */

enum { OPEN_SEATS = 10 }; /* that one may hold at tables that have not begun */

/* After a seat has changed. */
void seats_tell(struct table *table);
/* This person sits there now; it is neither saved nor told. */
void seats_take(struct table *table, int seat, const struct person *person);
/* The person there stands up before the game; the table may be gone then. */
bool seats_leave(struct table *table, int seat, struct reason *why);
/* After it was read: who owes a share has as long as if they had sat down now. */
void seats_await_shares(struct table *table);
/* Frees the seats of those who sat down and gave no share in time. */
void seats_hurry(struct hub *hub);
bool seats_may_take(struct hub *hub, const struct person *person, struct reason *why);
/* A bot plays for a person who is away, until they are back. */
void seats_stand_in(struct table *table, int seat, const char *level);
/* Which seat this person has again, or NOBODY; if nothing can be written now they have it later. */
int seats_hand_back(struct table *table, const struct person *person);
void seats_return(struct hub *hub); /* then */

/* --- Bots: bots.c --- */

/* How long this bot may think now: less when many wait for a worker. */
struct bot_budget bots_patience(const struct hub *hub, const struct bot *bot);
/* A bot takes the seat, whoever had it. Only a game that would begin with that can refuse. */
bool bots_take_seat(struct table *table, int seat, const char *level, struct reason *why);
/* Asks the bots that owe an answer, and notes which people have only one. */
void bots_ask(struct table *table);
/* The same at all tables, if one of them could not be asked. */
void bots_ask_again(struct hub *hub);

/* Thoughts whose time has come become answers. */
void bots_answer(struct hub *hub);
void bots_forget(struct hub *hub); /* at its end */

/* --- Questions with a single option: forced.c --- */

/* Notes when those of the open question are to be answered. */
void forced_note(struct table *table);
void forced_answer(struct hub *hub); /* those whose time has come */

/* --- Whose limit bounds both: payer.c --- */

/* This client did something at the table, where it has this seat or none. */
void payer_note(struct table *table, int seat, const struct client *client);
/* Counts an answer; false: not now, it has to wait. */
bool payer_may(const struct table *table);

/* --- Clocks: clock.c --- */

void clock_begin(struct table *table);
/* Charges the seat that answers now; returns what is left to it. */
int64_t clock_answer(struct table *table, int seat);
void clock_mark(struct table *table); /* charges all until now and starts again from here */
int64_t clock_left(const struct table *table, int seat); /* ms, now */
bool clock_is_up(const struct table *table, int seat);
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
/* The same within seconds, for what one person does at many tables at once. */
void show_later(struct table *table);
void show_forget(struct table *table); /* never */
void show_stale(struct hub *hub);      /* some of those for which it is later now */
void show_answer(struct table *table, const struct told *told); /* the answer just given */
void show_to(struct watch *watch);
void show_anew(struct watch *watch); /* the whole state */
void show_chat(struct watch *watch); /* the whole chat, and nothing else */
/* The lobby's TABLE, for this person. */
void show_lobby(const struct table *table, const struct person *person, struct writer *w,
                const char *key);
void show_seats(const struct table *table, const struct person *person, struct writer *w);
void show_hash(const struct table *table, struct writer *w); /* the promise */
void show_clock(const struct stored_table *row, struct writer *w);
void show_result(const struct table *table, struct writer *w, const char *key);
extern const char *const status_names[], *const end_names[];

#endif
