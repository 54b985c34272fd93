/* golden.h - golden records: games with the hash of the state after every answer. */
#ifndef PARLOR_GOLDEN_H
#define PARLOR_GOLDEN_H

/* Writes tests/golden anew; returns an exit code. */
int golden_write_all(void);

#endif
