/* golden.h - golden records: games with the hash of the state after every answer. */
#ifndef PARLOR_GOLDEN_H
#define PARLOR_GOLDEN_H

#include <stdbool.h>

/* Writes all of tests/golden; returns an exit code. */
int golden_write_all(void);

/* Replays them; fails with the first answer that leads elsewhere. */
bool golden_check_all(void);

#endif
