/* event.c - see event.h. */
#include "core/event.h"

_Thread_local struct listener *event_listener;

struct event event_as_seen(const struct event *event, int observer)
{
    struct event seen = *event;
    seen.shown = eyes_include(event->eyes, observer);
    if (!seen.shown)
        seen.secret[0] = seen.secret[1] = 0;
    return seen;
}
