/* room.h - a hub without a network, in a folder of its own, with a clock that the test moves. Bots
 * and passwords are worked when the test says so. */
#ifndef PARLOR_ROOM_H
#define PARLOR_ROOM_H

#include "server/call.h"

struct room {
    struct hub *hub;
    char folder[64];
};

void room_open(struct room *room);
void room_reopen(struct room *room); /* as after a restart */
void room_close(struct room *room);  /* removes the folder */
void room_advance(struct room *room, double seconds);

/* A new guest with a connection; or a further connection of somebody. */
struct client *room_guest(struct room *room);
struct client *room_return(struct room *room, int64_t person);

/* Sends a message; %s and the like as in printf. Returns the reply, to be decref'd. What the server
 * said meanwhile on its own is thrown away. */
json_t *room_do(struct room *room, struct client *client, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same, and the reply must be ok; or a refusal that contains this. */
void room_good(struct room *room, struct client *client, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void room_bad(struct room *room, struct client *client, const char *piece, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The next message for it as text, or NULL; the caller frees it. */
char *room_hear(struct room *room, struct client *client);

/* Gives a share, as every client does once it has a seat; takes a seat and does so. */
void room_share(struct room *room, struct client *client, const char *code);
void room_sit(struct room *room, struct client *client, const char *code, int seat);

/* Makes a table of Flash Duel with these members of its setup, these seats, and what else the
 * message shall have; the host gives a share. Returns its code, until the next call. */
const char *room_table(struct room *room, struct client *host, const char *setup, const char *seats,
                       const char *more);
struct table *room_find(struct room *room, const char *code);

#endif
