/* event.c - see event.h. */
#include "core/event.h"

#include <string.h>

_Thread_local struct listener *event_listener;

void event_emit(const struct event *event)
{
    event_listener->hear(event_listener, event);
}

struct event event_as_seen(const struct event *event, int observer)
{
    struct event seen = *event;
    seen.shown = eyes_include(event->eyes, observer);
    if (!seen.shown)
        memset(seen.secret, 0, sizeof seen.secret);
    return seen;
}
