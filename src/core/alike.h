/* alike.h - which name was meant by somebody who has written another one. */
#ifndef PARLOR_ALIKE_H
#define PARLOR_ALIKE_H

/* How many letters must be changed, added or left out to make one of the other. Only letters and
 * digits count, great or small. */
int letters_apart(const char *one, const char *other);

/* The nearest name so far; begin with {wanted}. */
struct alike {
    const char *wanted;
    const char *found; /* NULL: none is near */
    int apart;
};

/* Looks at one more: is it nearer, or what was written a part of it? It is then found as `called`.
 */
void alike_try(struct alike *alike, const char *name, const char *called);

#endif
