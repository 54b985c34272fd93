/* speak.c - puppets and Spaces in sentences. */
#include "core/spoken.h"
#include "games/puppet_wars/puppet_wars.h"

#include <stdio.h>
#include <string.h>

static const char *title_of(const json_t *view, const char *space)
{
    size_t i;
    json_t *one;
    json_array_foreach(json_object_get(view, "spaces"), i, one)
        if (!strcmp(spoken_text(one, "id"), space))
            return spoken_text(one, "title");
    return "";
}

static void say_puppet(const json_t *view, const json_t *puppet, struct text *out)
{
    int stitches = spoken_number(puppet, "stitches");
    text_add(out, "%s's %s on %s: AR %s, Mv %d, Df %s, Cb %d, %d of %d Stitches",
             spoken_seat(view, puppet, "seat"), spoken_text(puppet, "name"),
             title_of(view, spoken_text(puppet, "space")), spoken_text(puppet, "requirement"),
             spoken_number(puppet, "movement"), spoken_text(puppet, "defense"),
             spoken_number(puppet, "combat"), stitches - spoken_number(puppet, "rips"), stitches);
    if (json_array_size(json_object_get(puppet, "marks")))
        text_add(out, "; ");
    spoken_list(json_object_get(puppet, "marks"), NULL, out);
    text_add(out, ".\n");
}

/* "bench0" is a Work Bench of seat 0. */
static void say_space(const json_t *view, const json_t *space, struct text *out)
{
    const char *kind = spoken_text(space, "kind"), *title = spoken_text(space, "title");
    const json_t *seats = json_object_get(view, "seats");
    int seat = 0;
    if (sscanf(kind, "bench%d", &seat) == 1)
        text_add(out, "%s's Work Bench is on %s.\n",
                 spoken_text(json_array_get(seats, (size_t)seat), "name"), title);
    else if (!strcmp(kind, "neutral"))
        text_add(out, "A neutral Work Bench is on %s.\n", title);
    else if (strcmp(kind, "space") && strcmp(kind, "start"))
        text_add(out, "%s: %s.\n", title, kind);
}

void pw_speak(const json_t *view, struct text *out)
{
    size_t i;
    json_t *part;
    text_add(out, "%s\n", spoken_text(view, "goal"));
    json_array_foreach(json_object_get(view, "puppets"), i, part)
        say_puppet(view, part, out);
    json_array_foreach(json_object_get(view, "spaces"), i, part)
        say_space(view, part, out);
}
