/* picture_field.h - the field in rows of characters. */
#ifndef PUPPET_WARS_PICTURE_FIELD_H
#define PUPPET_WARS_PICTURE_FIELD_H

#include "games/puppet_wars/puppet_wars.h"

enum { NARROW_CELL = 6, WIDE_CELL = 8 }; /* columns of a Space */

enum style pw_seat_style(int seat);

/* The columns of its widest row. */
int pw_field_width(const struct game *g, int cell);

/* A row of Spaces, without the end of its line; returns its columns, 0: there is no such row. */
int pw_draw_row(const struct game *g, int row, int cell, struct text *out);

#endif
