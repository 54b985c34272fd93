/* server.h - the hub on a network: HTTP and WebSockets by libwebsockets, one event loop. */
#ifndef PARLOR_SERVER_H
#define PARLOR_SERVER_H

#include "server/hub.h"

/* Serves until SIGTERM or SIGINT. Prints the address on stdout when it listens. */
bool server_run(const struct settings *settings, struct reason *why);

#endif
