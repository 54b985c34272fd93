/* map.h - battlefields: those that have a name (maps.c), and how a drawing is read (map.c). */
#ifndef PUPPET_WARS_MAP_H
#define PUPPET_WARS_MAP_H

#include "games/puppet_wars/check.h"

enum { ANY_MAP, MAPS_OF_THE_BOX = 19 }; /* the first choice; those that it stands for follow */

extern const char *const pw_maps[]; /* names, then NULL */
/* The number of a map's name; -1: it is none. */
int pw_find_map(const char *name);
const char *pw_map_drawing(int map); /* NULL: ANY_MAP has none */
int pw_map_players(int map);         /* for how many it is made; 0: any number */

/* Reads a drawing into the empty field of `g`; false if it can't be laid out at all. */
bool pw_read_map(struct game *g, const char *drawing, struct faults *f);
void pw_check_map(const struct game *g, struct faults *f); /* can it be played on? */
space_set pw_free_starts(const struct game *g); /* Starting Work Benches that nobody has */
/* The Space where Shiny! and the Hill lie. */
int pw_centre(const struct game *g);

#endif
