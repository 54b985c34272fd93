/* hub.h - the server without its sockets: who is here, which tables there are, who watches what.
 *
 * Everything here happens on one thread, the event loop. Threads only commit (store.h), think and
 * make stories (pool.h), and hand back what they did. Nothing here knows how bytes get to a client:
 * a client has a queue of messages, and hub_flush calls `send` for those who have something to
 * send. So tests and fuzzers drive the whole server without a network. */
#ifndef PARLOR_HUB_H
#define PARLOR_HUB_H

#include "bots/bot.h"
#include "core/game.h"
#include "server/change.h"
#include "server/index.h"
#include "server/limits.h"
#include "server/pool.h"
#include "store/store.h"

#include <pthread.h>
#include <sys/queue.h>

struct hub;
struct table;
struct thought;
struct client;

enum {
    FRAME_HEAD = 16,     /* bytes in front of a frame that the wire may use */
    FRAME_FULL = 65536,  /* a frame with this many bytes gets no further message */
    MESSAGE_MOST = 16384 /* of a client's message */
};

/* For whom memory ran out, and for whom the store is stuck. */
#define NO_MEMORY "The server is out of memory."
#define STUCK "The server can't write to its disk now; try again in a moment."

/* What can be changed by flags. */
struct settings {
    const char *address, *folder, *certificate, *key;
    const char *host;    /* the account that reads reports; NULL: none does */
    const char *metrics; /* ADDRESS:PORT where whoever runs the server looks; NULL: nowhere */
    int port;
    int workers;
    struct limit limits[LIMITS];
    int watched_tables;
    int connections_per_address; /* WebSockets; with plain HTTP twice as many */
    int waiting_bytes;           /* that a client may leave unread */
    bool proxy;                  /* a proxy on this machine says whose requests it passes on */
    long longest_thought;        /* ms that a bot may think; 0: as long as it always does */
    double (*seconds)(void);     /* the clock; tests have their own */
};

void settings_defaults(struct settings *settings);

struct metrics {
    uint64_t answers, bot_answers, messages, refused, cut, pushes, http, connections, games;
    uint64_t faults;
    uint64_t replayed;        /* answers that were played again */
    uint64_t limited[LIMITS]; /* what was refused because of a limit */
};

/* --- People. --- */

/* Somebody who is or was here lately. */
struct person {
    struct index_node node; /* key: id */
    struct stored_person row;
    int clients;                  /* connections now */
    double away;                  /* since when there is none */
    uint64_t written;             /* number of the last write of its row */
    bool is_unsettled;            /* it may not be on disk yet */
    LIST_ENTRY(person) unsettled; /* then */
    bool is_claiming;             /* there may be guests who are called like this account */
    LIST_ENTRY(person) claiming;  /* then */
    uint64_t codes_written;       /* number of the last write about its codes: recovery.c */
    struct ledger ledger;
    bool shuns_known;   /* they were read: shuns.c */
    struct shun *shuns; /* owned */
    int shun_count;
};

/* Somebody of whom a person wants to hear nothing. */
struct shun {
    int64_t other;
    bool blocked; /* nor sit with them */
};

/* --- Clients: connections. --- */

/* Bytes on their way to a client. */
struct message {
    STAILQ_ENTRY(message) next;
    uint64_t after; /* may be sent when this write is committed */
    size_t length;
    char bytes[];
};

/* A terminal, as far as a picture depends on it. */
struct window {
    bool wanted, plain;
    int columns, rows; /* 0: any */
};

struct watch {
    struct client *client;
    struct table *table;
    LIST_ENTRY(watch) of_table, of_client;
    int64_t told;          /* answers that it knows of; -1: none, not even the first deal */
    int64_t chats;         /* lines of chat that it knows */
    struct window picture; /* for which it wants the terminal's picture too */
    struct state shown;    /* that it was told last */
    int64_t unsaid; /* whose lines of chat it must be told are gone, or there again; 0: none */
    TAILQ_ENTRY(watch) in_unsaid; /* if there are some: shuns.c */
};

struct client {
    struct hub *hub;
    LIST_ENTRY(client) all;
    struct person *person;
    struct address *address;
    STAILQ_HEAD(, message) messages;
    size_t waiting_bytes; /* of them */
    LIST_HEAD(, watch) watches;
    int watched;
    bool is_waiting; /* for its messages to be sent, or to be cut */
    bool is_in_lobby;
    bool waits;                           /* its person answers also what has a single option */
    LIST_ENTRY(client) waiting, in_lobby; /* if it is */
    char cut[100];                        /* why the connection must end, or "" */
    void *wire;                           /* the connection, for whoever moves the bytes */
    int64_t session;                      /* the id of its person's that it belongs to; 0: none */
    uint64_t number; /* tells this client from later ones, for replies that come late */
};

/* --- The hub. --- */

/* What became of a story. */
struct story_told {
    uint64_t table; /* its code as a number; 0: none */
    uint64_t written;
    enum story_state state;
};

struct hub {
    struct settings settings;
    pthread_t loop; /* the only thread that may use it */
    struct store *store;
    struct pool *pool;             /* for bots and passwords */
    struct pool *stories;          /* at most one at a time: story.c */
    struct pool *analysts;         /* the same: analyses.c */
    struct index tables;           /* by code */
    struct index people;           /* by id */
    struct index sessions;         /* by the first bytes of their token */
    struct index addresses;        /* by hash */
    struct index guesses;          /* at passwords, by hash of the name: guesses.c */
    LIST_HEAD(, person) unsettled; /* people whose row may not be on disk yet */
    LIST_HEAD(, person) claiming;  /* accounts whose name guests may have */
    LIST_HEAD(, client) clients;
    LIST_HEAD(, client) in_lobby;
    LIST_HEAD(, client) waiting;     /* those who have messages, or are to be cut */
    LIST_HEAD(, exchange) exchanges; /* responses (http.h) that wait for a commit */
    bool closing;                    /* the server stops */
    bool turn_missed;                /* a later tick makes up for it */
    bool unreturned;                 /* somebody is back whose seat a bot still has: seats.c */
    bool stuck;                      /* the store is, and has been since then: */
    double stuck_since, stuck_for;   /* seconds, before that */
    bool unsent;                     /* one of them need not wait for a commit */
    uint64_t flushed;                /* the last commit that they were told of */
    int doubtful;                    /* tables that are to be read again: fault.c */
    bool unasked;                    /* a bot could not be asked, or its answer not be taken */
    struct story_told story;         /* the last one, until it is known to be on disk */
    TAILQ_HEAD(analyses, analysed) analyses; /* kept or under way: analyses.c */
    LIST_HEAD(, thought) thoughts; /* of bots, which wait until their time is over: bots.c */
    LIST_HEAD(, table) awake;      /* tables with a body in memory */
    TAILQ_HEAD(, table) changed;   /* those of which the lobby does not know yet */
    TAILQ_HEAD(, table) stale;     /* those where somebody came or went: show.c */
    bool leaving;                  /* somebody who has left may have seats yet: farewell.c, */
    uint64_t leaving_after;        /* which gives them up when this was committed */
    TAILQ_HEAD(, watch) unsaid;    /* those whose chat is to be told anew */
    int64_t next_table, next_person, next_report;
    uint64_t next_client;
    uint8_t key[SEED_BYTES]; /* signs cookies */
    int64_t uptime_before;   /* ms that the server was up before this start */
    double started, beat, tidied, lobby_told;
    double (*seconds)(void);       /* settings.seconds */
    void (*send)(struct client *); /* what client_frame gives; cuts it if it is to be cut */
    struct metrics metrics;

    /* Memory that is used again and again; what is in it means nothing once its user is done. */
    struct text events[SEATS + 1]; /* of an answer, by observer + 1 */
    struct text scratch, change;   /* messages that are being written */
    struct text frame;             /* that is being sent */
    struct state state;
};

/* Opens the store in settings->folder. `wake` is called by threads when hub_turn has work. */
struct hub *hub_open(const struct settings *settings, void (*wake)(void *), void *context,
                     struct reason *why);
void hub_close(struct hub *hub);

/* What threads have thought. Soon after each wake. */
void hub_turn(struct hub *hub);
/* Sends all that may be sent. After everything else, before the loop sleeps: so what is said to a
 * client in one turn leaves as one frame. */
void hub_flush(struct hub *hub);
/* What time brings: clocks, heartbeats, tidying. About ten times a second. */
void hub_tick(struct hub *hub);

/* ms that the server was up, in all its runs; while its store is stuck it is not. */
int64_t hub_uptime(const struct hub *hub);
/* Whether anything can be changed now, for want of memory or of a disk that takes it. */
bool hub_can_write(struct hub *hub, struct reason *why);

/* Whether it is the loop's thread that asks. */
static inline bool hub_is_ours(const struct hub *hub)
{
    return pthread_equal(hub->loop, pthread_self());
}

/* --- Clients: client.c --- */

struct client *client_open(struct hub *hub, struct person *person, struct address *address,
                           void *wire);
void client_close(struct client *client);
/* Handles one message (message.c). */
void client_message(struct client *client, const char *bytes, size_t length);
/* Queues a text for it, to be sent once that write is committed. */
void client_send(struct client *client, const struct text *text, uint64_t after);
/* The next message that may be sent, taken out of the queue and now the caller's; NULL: none. */
struct message *client_next(struct client *client);
bool client_ready(const struct client *client); /* is there one? */
/* All messages that may be sent, as one frame: FRAME_HEAD free bytes, then a message on each line.
 * The hub's; NULL: there is none. */
struct text *client_frame(struct client *client);
/* Ends the connection, with a sentence for it. */
void client_cut(struct client *client, const char *why);

/* Counts this for its person and its address; refuses it if either has had enough. */
bool client_may(struct client *client, enum limit_id id, double tokens, struct reason *why);

struct watch *client_watch(struct client *client, struct table *table); /* NULL: not watching */
struct watch *watch_begin(struct client *client, struct table *table);  /* NULL: no memory */
void watch_end(struct watch *watch);

/* Responses whose commit has come: http.c. */
void exchanges_flush(struct hub *hub);

/* What the store has left out, before anything is told that waited for a commit: fault.c. */
void faults_take(struct hub *hub);
/* Whether this write is one of those. */
bool fault_concerns(const struct store_fault *fault, uint64_t written);
/* What is asked of all people and sessions then. */
struct doubt {
    struct hub *hub;
    const struct store_fault *fault;
};

/* --- Sessions: sessions.c --- */

enum { COOKIE_BYTES = 100 };
enum { SESSION_SECONDS = 90 * 86400 }; /* one that is not used for so long ends */

/* Who this cookie belongs to; NULL if nobody, or if there is no memory for them. */
struct person *person_by_cookie(struct hub *hub, const char *cookie, struct reason *why);
int64_t cookie_session(struct hub *hub, const char *cookie); /* its id; 0: none */
/* A new session; `cookie` is what its client must keep. If there are too many, that which was not
 * used for longest ends. */
bool login_new(struct hub *hub, int64_t person, char cookie[COOKIE_BYTES], struct reason *why);
/* Their connections are cut, and they are nobody's from now on, not only when that is on disk. */
void login_end(struct hub *hub, const char *cookie);
void login_end_id(struct hub *hub, int64_t person, int64_t id);
void logins_end(struct hub *hub, int64_t person, int64_t but); /* all but this session; 0: all */
/* After a fault: of who is not on disk; and those that are not there, or have not ended there. */
void logins_lose(struct hub *hub, int64_t person);
void sessions_doubt(struct doubt *doubt);

/* --- People: people.c --- */

/* Who this number belongs to; NULL if nobody, or if there is no memory for them. */
struct person *person_by_id(struct hub *hub, int64_t id, struct reason *why);
/* Notes that this person is here, once a day. */
void person_here(struct hub *hub, struct person *person);
/* Makes a guest with a name of its own and, if `cookie` is not NULL, a session. NULL: no memory. */
struct person *person_new_guest(struct hub *hub, char *cookie, struct reason *why);
/* An account by its name exactly, or by one that can't be mistaken for another; only on disk. */
bool account_find(struct hub *hub, const char *name, struct stored_person *out);
/* By another account, or by the house: the name itself or one that looks like it. */
bool name_is_taken(struct hub *hub, const char *name, int64_t person);
/* Guests who are called like this account are renamed, some in each tick. */
void person_claims_name(struct hub *hub, struct person *person);
void people_make_way(struct hub *hub); /* some of them */
/* Those who were not renamed before the last stop. */
void people_claim_again(struct hub *hub);
/* Skeletons of accounts that are older than those. */
void people_fold_names(struct hub *hub);
void person_save(struct hub *hub, struct person *person);
/* Changes the name everywhere it is shown. */
void person_rename(struct hub *hub, struct person *person, const char *name);
bool person_away(struct hub *hub, int64_t id, double seconds);           /* for so long? */
bool person_is_host(const struct hub *hub, const struct person *person); /* of the site */
/* "name", "account" and, if so, "host", and "reports": somebody reads them */
void person_write(const struct hub *hub, const struct person *person, struct writer *w);
void person_forget(struct hub *hub, struct person *person); /* frees them, who are not here */
void people_tidy(struct hub *hub);
/* After a fault: those of whom not all is on disk are what they are there, or nobody. */
void people_doubt(struct hub *hub, const struct store_fault *fault);

/* --- Who wants to hear nothing of whom: shuns.c --- */

enum { SHUNS = 200 };                                    /* of one person */
bool shuns_read(struct hub *hub, struct person *person); /* into memory; false: there is none */
bool shuns_mute(const struct person *person, int64_t other);
bool shuns_put(struct hub *hub, struct person *person, int64_t other, bool blocked,
               struct reason *why);
void shuns_lift(struct hub *hub, struct person *person, int64_t other); /* if there is one */
/* Tells some of the chats that have changed by it. */
void shuns_tell(struct hub *hub);
void shuns_forget(struct watch *watch); /* before it is freed */
/* Whether nobody who sits there or made the table has blocked this person, nor they one of those.
 */
bool shuns_let_sit(const struct table *table, const struct person *person, struct reason *why);

struct address *address_find(struct hub *hub, const char *address);
/* Counts this for an address alone. */
bool address_may(struct hub *hub, struct address *address, enum limit_id id);

/* --- The lobby: lobby.c --- */

void lobby_changed(struct table *table);
void lobby_gone(struct table *table);
void lobby_left(struct table *table, int64_t person); /* who has no seat at it any more */
void lobby_forget(struct table *table);               /* before it is freed */
void lobby_begin(struct client *client);              /* it watches the lobby from now on */
void lobby_leave(struct client *client);
void lobby_tell(struct hub *hub);
void lobby_tidy(struct hub *hub); /* tables that all have left, and those to which they are back */

#endif
