/* farewell.h - somebody deletes their account: the games stay, their name goes. */
#ifndef PARLOR_FAREWELL_H
#define PARLOR_FAREWELL_H

#include "server/hub.h"

void farewell(struct hub *hub, struct person *person);
/* They leave a few of their tables in each tick, also after a restart. */
void farewells_go_on(struct hub *hub);

#endif
