/* maps.c - the battlefields, as a person draws them: a line per row, a character per Space, a blank
 * between two Spaces of a row, and in fields of hexagons every row shifted by one.
 *
 *   .  Space   #  Impassable   N  Neutral Work Bench   A B C D  Starting Work Benches
 *   1 to 9  Starting Work Bench with that many more Pawns   ^  Nails   ~  Molasses   *
 * Firecrackers!
 *
 * The printed maps are pictures that nobody has put into words. These nineteen have their numbers
 * of players, the rest is ours; so are the last four, three of them of squares. */
#include "games/puppet_wars/map.h"

#include <string.h>

/* clang-format off */
static const char *const drawings[] = {
    NULL,
    /* 1: The Shack Floor */
    "     . . . . . .\n"
    "    . . . A . . .\n"
    "   . . . . . . . .\n"
    "  . . # . . . # . .\n"
    " . . . . . . . . . .\n"
    ". N . # . N . # . N .\n"
    " . . . . . . . . . .\n"
    "  . . # . . . # . .\n"
    "   . . . . . . . .\n"
    "    . . . B . . .\n"
    "     . . . . . .",
    /* 2: Crooked Shelf */
    "     . . . . . .\n"
    "    . . . . . A .\n"
    "   . . N . . . . .\n"
    "  . . . . # # . . .\n"
    " . . . . . . . # N .\n"
    ". . . # . N . # . . .\n"
    " . N # . . . . . . .\n"
    "  . . . # # . . . .\n"
    "   . . . . . N . .\n"
    "    . B . . . . .\n"
    "     . . . . . .",
    /* 3: Two Toy Boxes */
    "     . . . . . .\n"
    "    . . . N . . .\n"
    "   . . . # . . . .\n"
    "  . . . . . . # . A\n"
    " . N . . . . # . . .\n"
    ". . . . . # . . . . .\n"
    " . . . # . . . . N .\n"
    "  B . # . . . . . .\n"
    "   . . . . # . . .\n"
    "    . . . N . . .\n"
    "     . . . . . .",
    /* 4: Spool Alley */
    "     . . . . . .\n"
    "    . . . N . . .\n"
    "   . . . . . . . .\n"
    "  . . # . # . # . .\n"
    " . . . . . . . . . .\n"
    ". B . # . N . # . A .\n"
    " . . . . . . . . . .\n"
    "  . . # . # . # . .\n"
    "   . . . . . . . .\n"
    "    . . . N . . .\n"
    "     . . . . . .",
    /* 5: Pin Cushion */
    "     . . . . . .\n"
    "    . A . . . N .\n"
    "   . . . # . . . .\n"
    "  . . # . . . # . .\n"
    " . N . . . # . . . .\n"
    ". . . N . # . N . . .\n"
    " . . . . # . . . N .\n"
    "  . . # . . . # . .\n"
    "   . . . . # . . .\n"
    "    . N . . . B .\n"
    "     . . . . . .",
    /* 6: Four Drawers */
    "     . . . . . .\n"
    "    . . . # . . .\n"
    "   B . . . . . . A\n"
    "  . . # . N . # . .\n"
    " . . . . . . . . . .\n"
    ". . . # . N . # . . .\n"
    " . . . . . . . . . .\n"
    "  . . # . N . # . .\n"
    "   D . . . . . . C\n"
    "    . . . # . . .\n"
    "     . . . . . .",
    /* 7: Three-Legged Stool */
    "     . . . . . .\n"
    "    . A . . . . .\n"
    "   . . . . # . N .\n"
    "  . . . # . # . . .\n"
    " . N . . . . . . . .\n"
    ". . . # . N . # . B .\n"
    " . . # . . . . . . .\n"
    "  . . . # . # # . .\n"
    "   . . . . . . . .\n"
    "    . C . . N . .\n"
    "     . . . . . .",
    /* 8: Button Ring */
    "     . . . . . .\n"
    "    . . . A # . .\n"
    "   . N . . . . . .\n"
    "  . . . N # . . . .\n"
    " . . . . . . . . N .\n"
    ". . . . . N . N . . .\n"
    " . # . # . . # . . .\n"
    "  . C . N . . . B .\n"
    "   . . . . . . # .\n"
    "    . . N . . . .\n"
    "     . . . . . .",
    /* 9: Pinwheel */
    "     A . . . . .\n"
    "    . . # . . . .\n"
    "   . . . . N . . N\n"
    "  N . . . # . . . .\n"
    " . . . # . . # . . .\n"
    ". . . . . # . . . . B\n"
    " . . N # . . # . # .\n"
    "  . . . . # . N . .\n"
    "   . # . . . . . .\n"
    "    . . . . . . .\n"
    "     C . . N . .",
    /* 10: Sewing Triangle */
    "     . . . . A .\n"
    "    N . . . . . .\n"
    "   . . . . # # . .\n"
    "  . . . . . . . . .\n"
    " . . . # . N # . . N\n"
    ". . # . N . . . . . .\n"
    " C . # . . N . . . .\n"
    "  . . . . # . # . .\n"
    "   . . . . . # . .\n"
    "    . . . . . . B\n"
    "     . N . . . .",
    /* 11: Tea Party */
    "     . . . . . .\n"
    "    . A . . N . .\n"
    "   . . . # . . . .\n"
    "  . . . . . # . . .\n"
    " . . . . N . . . . .\n"
    ". . . # . # N . . B .\n"
    " . N . . N . . # . .\n"
    "  . . # . . # . . .\n"
    "   . . . . . . N .\n"
    "    . C . . . . .\n"
    "     . . . . . .",
    /* 12: Cracked Floorboards */
    "     . . . . . .\n"
    "    . . A # . N .\n"
    "   . . . . . # . .\n"
    "  . . N # . # . . .\n"
    " . . . . . . . N . .\n"
    ". N # # . N . # . . .\n"
    " . . . . . . . . B .\n"
    "  . # . # . # . # .\n"
    "   . C . N . # . .\n"
    "    . . . . . N .\n"
    "     . . . . . .",
    /* 13: Four Corners */
    "     . . . . . .\n"
    "    . . . N . . .\n"
    "   B . . . . . . A\n"
    "  . . # . # . # . .\n"
    " . . . . . . . . . .\n"
    ". N . . . N . . . N .\n"
    " . . . . . . . . . .\n"
    "  . . # . # . # . .\n"
    "   D . . . . . . C\n"
    "    . . . N . . .\n"
    "     . . . . . .",
    /* 14: Crossroads */
    "     . . . . . .\n"
    "    B . . N . . A\n"
    "   . # . . . . # .\n"
    "  . . . . # . . . .\n"
    " . . N . . . . N . .\n"
    ". . . # . N . # . . .\n"
    " . . N . . . . N . .\n"
    "  . . . . # . . . .\n"
    "   . # . . . . # .\n"
    "    D . . N . . C\n"
    "     . . . . . .",
    /* 15: Long Table */
    "     . . . . . .\n"
    "    . . # . # . .\n"
    "   . . . . . . . .\n"
    "  B # . . N . . # A\n"
    " . . . . . . . . . .\n"
    ". . # . N # N . # . .\n"
    " . . . . . . . . . .\n"
    "  D # . . N . . # C\n"
    "   . . . . . . . .\n"
    "    . . # . # . .\n"
    "     . . . . . .",
    /* 16: Patchwork */
    "     . . . . . .\n"
    "    B . . # . . A\n"
    "   . . . . . . . .\n"
    "  . # N . . . N # .\n"
    " . . . # . . # . . .\n"
    "N . . . . # . . . . N\n"
    " . . . # . . # . . .\n"
    "  . # N . . . N # .\n"
    "   . . . . . . . .\n"
    "    D . . # . . C\n"
    "     . . . . . .",
    /* 17: Ring of Thimbles */
    "     . . . . . .\n"
    "    . . . # . . .\n"
    "   B . # . . # . A\n"
    "  . # . N N N . # .\n"
    " . . . . . . . . . .\n"
    ". . N . . # . . N . .\n"
    " . . . . . . . . . .\n"
    "  . # . N N N . # .\n"
    "   D . # . . # . C\n"
    "    . . . # . . .\n"
    "     . . . . . .",
    /* 18: The Great Scrap */
    "     B . . . . A\n"
    "    . . # N # . .\n"
    "   . . . . . . . .\n"
    "  . # N . . . N # .\n"
    " . . . # . . # . . .\n"
    ". N . . . N . . . N .\n"
    " . . . # . . # . . .\n"
    "  . # N . . . N # .\n"
    "   . . . . . . . .\n"
    "    . . # N # . .\n"
    "     D . . . . C",
    /* 19: Top of the Stairs */
    "     . . . . . 3\n"
    "    . . . . # . .\n"
    "   . . # . . . # .\n"
    "  . . . . . # . . .\n"
    " . . . . . N . . . .\n"
    ". . . . # . . . # . .\n"
    " . . . N . . . . . .\n"
    "  . . # . . . . . .\n"
    "   . N . . . . N .\n"
    "    . . . A . . .\n"
    "     . . . . . .",
    /* Attic */
    "     . . . . . .\n"
    "    . . ^ A . . .\n"
    "   . . . . . * . .\n"
    "  . ~ . # . . # . .\n"
    " . . . . . . . . . .\n"
    ". N . ^ . N . ^ . N .\n"
    " . . . . . . . . . .\n"
    "  . . # . . # . ~ .\n"
    "   . . * . . . . .\n"
    "    . . . B ^ . .\n"
    "     . . . . . .",
    /* Tiles for Two */
    ". . . . . . . .\n"
    ". A . . # . N .\n"
    ". . . . # . . .\n"
    ". # . . . . # .\n"
    "N . . N N . . N\n"
    ". # . . . . # .\n"
    ". . . # . . . .\n"
    ". N . # . . B .\n"
    ". . . . . . . .",
    /* Tiles for Three */
    ". . . . . . . . . .\n"
    ". A . . # . . . B .\n"
    ". . . . # . . . . .\n"
    ". # . . N . . # . .\n"
    ". . . . . . . . . .\n"
    "N . # . . . # . . N\n"
    ". . . # N # . . . .\n"
    ". . . . . . . . . .\n"
    ". . . . C . . . . .\n"
    ". . . . . . . . . .",
    /* Tiles for Four */
    ". . . . . . . . . .\n"
    ". A . . ^ . . . B .\n"
    ". . . . N . . . . .\n"
    ". . # . . . ~ # . .\n"
    ". . . * . . . . . .\n"
    "N . . . # # . . . N\n"
    ". . . . . . * . . .\n"
    ". . # ~ . . . # . .\n"
    ". . . . . N . . . .\n"
    ". C . . . ^ . . D .\n"
    ". . . . . . . . . .",
};

static const uint8_t players[] = {0, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
                                  3, 4, 4, 4, 4, 4, 4, 2, 2, 2, 3, 4};

const char *const pw_maps[] = {
    "any",
    "shack-floor",
    "crooked-shelf",
    "two-toy-boxes",
    "spool-alley",
    "pin-cushion",
    "four-drawers",
    "three-legged-stool",
    "button-ring",
    "pinwheel",
    "sewing-triangle",
    "tea-party",
    "cracked-floorboards",
    "four-corners",
    "crossroads",
    "long-table",
    "patchwork",
    "ring-of-thimbles",
    "great-scrap",
    "top-of-the-stairs",
    "attic",
    "tiles-two",
    "tiles-three",
    "tiles-four",
    NULL,
};
/* clang-format on */

int pw_find_map(const char *name)
{
    for (int i = 0; pw_maps[i]; i++)
        if (!strcmp(pw_maps[i], name))
            return i;
    return -1;
}

const char *pw_map_drawing(int map)
{
    return drawings[map];
}

int pw_map_players(int map)
{
    return players[map];
}
