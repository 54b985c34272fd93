/* notify.h - tells the manager of services that started the server how it is, as sd_notify(3) does:
 * a datagram to the socket that $NOTIFY_SOCKET names, so no library is needed. */
#ifndef PARLOR_NOTIFY_H
#define PARLOR_NOTIFY_H

void notify(const char *state); /* "READY=1"; nothing happens if nobody wants to know */

#endif
