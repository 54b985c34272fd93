/* alike.h - which name somebody probably meant who wrote a wrong one. */
#ifndef PARLOR_ALIKE_H
#define PARLOR_ALIKE_H

enum { NOT_ALIKE = 3 };

/* How many letters must be put in, left out or changed to make one name of the other; only letters
 * and digits count, great or small. NOT_ALIKE: too many, also for names as short as these. */
int name_distance(const char *a, const char *b);

#endif
