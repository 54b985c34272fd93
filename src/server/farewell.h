/* farewell.h - somebody deletes their account: the games stay, their name goes. */
#ifndef PARLOR_FAREWELL_H
#define PARLOR_FAREWELL_H

#include "server/hub.h"

void farewell(struct hub *hub, struct person *person);

#endif
