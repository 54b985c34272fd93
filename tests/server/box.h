/* box.h - a folder for the store's tests, and a table to put into it. */
#ifndef PARLOR_BOX_H
#define PARLOR_BOX_H

#include "store/store.h"

struct box {
    char folder[64], path[100]; /* path: of the database */
};

void box_open(struct box *box);
void box_close(struct box *box);
struct store *box_store(const struct box *box);              /* opened */
struct stored_table box_table(int64_t id, const char *code); /* to be freed */
/* Makes it stuck until the next commit, or not. */
void box_stick(struct store *s, bool stuck);
/* What is held is lost, as for want of memory. */
void box_lose(struct store *s);

#endif
