/* hub.h - the server without its sockets: who is here, which tables there are, who watches what.
 *
 * Everything here happens on one thread, the event loop. Threads only commit (store.h) and think
 * (pool.h), and hand back what they did. Nothing here knows how bytes get to a client: a client has
 * a queue of messages, and hub_flush calls `send` for those who have something to send. So tests
 * and fuzzers drive the whole server without a network. */
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

/* For whom memory ran out. */
#define NO_MEMORY "The server is out of memory."

/* What can be changed by flags. */
struct settings {
    const char *address, *folder, *certificate, *key;
    int port;
    int workers;
    int messages_per_second, messages_burst;
    int watched_tables;
    int connections_per_address;
    int tables_per_minute;
    int requests_per_second; /* HTTP, per address */
    int waiting_bytes;       /* that a client may leave unread */
    bool proxy;              /* a proxy on this machine says whose requests it passes on */
    long longest_thought;    /* ms that a bot may think; 0: as long as it always does */
    double (*seconds)(void); /* the clock; tests have their own */
};

void settings_defaults(struct settings *settings);

struct metrics {
    uint64_t answers, bot_answers, messages, refused, cut, pushes, http, connections, games;
    uint64_t faults;
};

/* --- People. --- */

/* Somebody who is or was here lately. */
struct person {
    struct index_node node; /* key: id */
    struct stored_person row;
    int clients; /* connections now */
    double away; /* since when there is none */
};

/* --- Clients: connections. --- */

/* Bytes on their way to a client. */
struct message {
    STAILQ_ENTRY(message) next;
    uint64_t after; /* may be sent when this write is committed */
    size_t length;
    char bytes[];
};

struct watch {
    struct client *client;
    struct table *table;
    LIST_ENTRY(watch) of_table, of_client;
    int64_t told;       /* answers that it knows of; -1: none, not even the first deal */
    int64_t chats;      /* lines of chat that it knows */
    bool picture;       /* wants the terminal's picture too */
    struct state shown; /* that it was told last */
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
    LIST_ENTRY(client) waiting, in_lobby; /* if it is */
    struct bucket rate;
    char cut[100];   /* why the connection must end, or "" */
    void *wire;      /* the connection, for whoever moves the bytes */
    uint64_t login;  /* which of its person's sessions it belongs to; 0: none */
    uint64_t number; /* tells this client from later ones, for replies that come late */
};

/* --- The hub. --- */

struct hub {
    struct settings settings;
    pthread_t loop; /* the only thread that may use it */
    struct store *store;
    struct pool *pool;
    struct index tables;    /* by code */
    struct index people;    /* by id */
    struct index sessions;  /* by the first bytes of their token */
    struct index addresses; /* by hash */
    LIST_HEAD(, client) clients;
    LIST_HEAD(, client) in_lobby;
    LIST_HEAD(, client) waiting;     /* those who have messages, or are to be cut */
    LIST_HEAD(, exchange) exchanges; /* responses (http.h) that wait for a commit */
    bool turn_missed;                /* for want of memory: the next tick makes up for it */
    bool unsent;                     /* one of them need not wait for a commit */
    uint64_t flushed;                /* the last commit that they were told of */
    int doubtful;                    /* tables that are to be read again: fault.c */
    bool unasked;                    /* there was no memory to ask a bot, or for its answer */
    LIST_HEAD(, thought) thoughts;   /* of bots, which wait until their time is over: bots.c */
    LIST_HEAD(, table) awake;        /* tables with a body in memory */
    LIST_HEAD(, table) changed;      /* those of which the lobby does not know yet */
    int64_t next_table, next_person;
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

int64_t hub_uptime(const struct hub *hub); /* ms that the server was up, in all its runs */

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

struct watch *client_watch(struct client *client, struct table *table); /* NULL: not watching */
struct watch *watch_begin(struct client *client, struct table *table);  /* NULL: no memory */
void watch_end(struct watch *watch);

/* Responses whose commit has come: http.c. */
void exchanges_flush(struct hub *hub);

/* What the store has left out, before anything is told that waited for a commit: fault.c. */
void faults_take(struct hub *hub);

/* --- People: people.c --- */

enum { COOKIE_BYTES = 100 };

/* A number for the session of this cookie, 0 if it is not one of ours. */
uint64_t cookie_login(struct hub *hub, const char *cookie);
/* Who this cookie or number belongs to; NULL if nobody, or if there is no memory for them. */
struct person *person_by_cookie(struct hub *hub, const char *cookie, struct reason *why);
struct person *person_by_id(struct hub *hub, int64_t id, struct reason *why);
/* Notes that this person is here, once a day. */
void person_here(struct hub *hub, struct person *person);
/* Makes a guest with a name of its own and, if `cookie` is not NULL, a session. NULL: no memory. */
struct person *person_new_guest(struct hub *hub, char *cookie, struct reason *why);
/* A new session; `cookie` is what its client must keep. */
bool login_new(struct hub *hub, int64_t person, char cookie[COOKIE_BYTES], struct reason *why);
void login_end(struct hub *hub, const char *cookie);
void logins_end(struct hub *hub, int64_t person);
bool name_check(const char *name, struct reason *why);
/* Changes the name everywhere it is shown. */
void person_rename(struct hub *hub, struct person *person, const char *name);
bool person_away(struct hub *hub, int64_t id, double seconds); /* for so long? */
void people_tidy(struct hub *hub);

struct address *address_find(struct hub *hub, const char *address);

/* --- The lobby: lobby.c --- */

void lobby_changed(struct table *table);
void lobby_gone(struct table *table);
void lobby_left(struct table *table, int64_t person); /* who has no seat at it any more */
void lobby_forget(struct table *table);               /* before it is freed */
void lobby_begin(struct client *client);              /* it watches the lobby from now on */
void lobby_leave(struct client *client);
void lobby_tell(struct hub *hub);

#endif
