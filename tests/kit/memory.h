/* memory.h - allocations that fail on purpose.
 *
 *   for (long n = 1, refused = 1; refused; n++) {
 *       memory_refuse(n, 1);
 *       ... what must survive that ...
 *       refused = memory_refused();
 *       CHECK(...);
 *   }
 *
 * lets every allocation fail once, and ends when there is none left to fail. The test program is
 * linked with --wrap, so this meets every malloc, calloc, realloc, strdup and strndup of the
 * sources, in all threads, but none inside the system's libraries. What jansson makes of a text
 * counts as one allocation: it is the caller that is tested here, and jansson itself does not
 * survive everything (a string that its buffer has no room for loses characters). */
#ifndef PARLOR_MEMORY_H
#define PARLOR_MEMORY_H

/* Refuses this many allocations, beginning with the n-th from now on (1: the next). */
void memory_refuse(long n, long how_many);
/* The n-th that this thread asks for; others get what they want. */
void memory_refuse_here(long n);

/* Ends that; how many were refused. */
long memory_refused(void);

#endif
