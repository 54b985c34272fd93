/* speak.c - the bridge in sentences. */
#include "core/spoken.h"
#include "games/flash_duel/flash_duel.h"

#include <stdio.h>

/* "pawn0" is the pawn of seat 0; a mine and soldiers have words of their own. */
static void say_piece(const json_t *view, const char *piece, const char *space, struct text *out)
{
    int seat = 0;
    bool soldier = sscanf(piece, "soldier%d", &seat) == 1;
    if (!soldier && sscanf(piece, "pawn%d", &seat) != 1) {
        text_add(out, "There is a %s on space %s.\n", piece, space);
        return;
    }
    const json_t *whose = json_array_get(json_object_get(view, "seats"), (size_t)seat);
    text_add(out, "%s%s stands on space %s.\n", spoken_text(whose, "name"),
             soldier ? "'s soldier" : "", space);
}

void fd_speak(const json_t *view, struct text *out)
{
    size_t i, j;
    json_t *space, *piece;
    json_array_foreach(json_object_get(view, "spaces"), i, space)
        json_array_foreach(json_object_get(space, "pieces"), j, piece)
            say_piece(view, json_string_value(piece), spoken_text(space, "title"), out);
    if (spoken_number(view, "distance"))
        text_add(out, "The distance is %d.\n", spoken_number(view, "distance"));
}
