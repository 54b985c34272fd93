/* glossary.c - the words of the game, explained. */
#include "games/puppet_wars/puppet_wars.h"

const struct term pw_terms[] = {
    {NULL},
};

const struct mode_text pw_mode_texts[] = {
    {NULL},
};

const struct mark pw_marks[] = {
    {NULL},
};
