/* speak.c - the field, puppets and whose Animation it is, in sentences. */
#include "core/spoken.h"
#include "games/puppet_wars/puppet_wars.h"

#include <stdlib.h>

/* The object of a list that has this id; NULL: none. */
static const json_t *find(const json_t *view, const char *list, const char *id)
{
    size_t i;
    json_t *one;
    json_array_foreach(json_object_get(view, list), i, one)
        if (!strcmp(spoken_text(one, "id"), id))
            return one;
    return NULL;
}

/* "Red's Seamus". */
static void say_name(const json_t *view, const json_t *puppet, struct text *out)
{
    text_add(out, "%s's %s", spoken_seat(view, puppet, "seat"), spoken_text(puppet, "name"));
}

/* --- The field. --- */

/* "Spaces are hexagons in rows: A 6, B 7." */
static void say_rows(const json_t *view, struct text *out)
{
    int count[ROWS] = {0};
    const char *between = " ";
    size_t i;
    json_t *space;
    json_array_foreach(json_object_get(view, "spaces"), i, space)
        count[spoken_text(space, "title")[0] - 'A']++;
    text_add(out, "Spaces are %s, in rows:",
             strcmp(spoken_text(view, "grid"), "hex") != 0 ? "squares" : "hexagons");
    for (int row = 0; row < ROWS; row++)
        if (count[row]) {
            text_add(out, "%s%c %d", between, 'A' + row, count[row]);
            between = ", ";
        }
    text_add(out, ".\n");
}

/* All Spaces of a kind: "Nails: C3, D4." */
static void say_ground(const json_t *view, const char *kind, const char *title, struct text *out)
{
    const char *between = ": ";
    size_t i;
    json_t *space;
    json_array_foreach(json_object_get(view, "spaces"), i, space) {
        if (strcmp(spoken_text(space, "kind"), kind) != 0)
            continue;
        text_add(out, "%s%s%s", *between == ':' ? title : "", between, spoken_text(space, "title"));
        between = ", ";
    }
    if (*between == ',')
        text_add(out, ".\n");
}

static void say_field(const json_t *view, struct text *out)
{
    static const char *const kinds[][2] = {
        {"start", "Starting Work Benches to choose from"},
        {"neutral", "Neutral Work Benches"},
        {"impassable", "Impassable"},
        {"nails", "Nails"},
        {"molasses", "Molasses"},
        {"hill", "The Hill"},
        {"firecrackers", "Firecrackers! to be picked up"},
        {"shiny", "The Shiny! Token to be picked up"},
        {"it", "It Tokens to be picked up"},
    };
    size_t i;
    json_t *seat;
    say_rows(view, out);
    json_array_foreach(json_object_get(view, "seats"), i, seat) {
        char kind[12], title[60];
        snprintf(kind, sizeof kind, "bench%d", (int)i);
        snprintf(title, sizeof title, "Work Benches of %s", spoken_text(seat, "name"));
        say_ground(view, kind, title, out);
    }
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
        say_ground(view, kinds[k][0], kinds[k][1], out);
}

/* --- Puppets. --- */

/* Adjacent, by the coordinates of the view: axial ones of hexagons, or of squares. */
static bool are_beside(const json_t *view, const json_t *a, const json_t *b)
{
    int x = spoken_number(a, "x") - spoken_number(b, "x");
    int y = spoken_number(a, "y") - spoken_number(b, "y");
    bool hex = !strcmp(spoken_text(view, "grid"), "hex");
    return (x || y) && abs(x) <= 1 && abs(y) <= 1 && !(hex && x == y);
}

/* "; beside Blue's Ronin". */
static void say_neighbours(const json_t *view, const json_t *puppet, struct text *out)
{
    const json_t *here = find(view, "spaces", spoken_text(puppet, "space"));
    const char *between = "; beside ";
    size_t i;
    json_t *other;
    json_array_foreach(json_object_get(view, "puppets"), i, other) {
        if (!are_beside(view, here, find(view, "spaces", spoken_text(other, "space"))))
            continue;
        text_add(out, "%s", between);
        say_name(view, other, out);
        between = ", ";
    }
}

static void say_worn(const json_t *puppet, struct text *out)
{
    const char *between = "; wears ";
    size_t i;
    json_t *upgrade;
    json_array_foreach(json_object_get(puppet, "upgrades"), i, upgrade) {
        text_add(out, "%s%s", between, spoken_card(&puppet_wars, json_string_value(upgrade)));
        between = ", ";
    }
}

static void say_item(const json_t *puppet, struct text *out)
{
    const char *item = spoken_text(puppet, "item");
    if (*item)
        text_add(out, "; carries %s",
                 !strcmp(item, "firecrackers") ? "Firecrackers!"
                 : !strcmp(item, "shiny")      ? "the Shiny! Token"
                                               : "an It Token");
}

static void say_puppet(const json_t *view, const json_t *puppet, struct text *out)
{
    int stitches = spoken_number(puppet, "stitches"), range = spoken_number(puppet, "range");
    const json_t *here = find(view, "spaces", spoken_text(puppet, "space"));
    const json_t *marks = json_object_get(puppet, "marks");
    say_name(view, puppet, out);
    text_add(out, " on %s: Requirement %s, Movement %d, Defense %s, Combat %d",
             spoken_text(here, "title"), spoken_text(puppet, "requirement"),
             spoken_number(puppet, "movement"), spoken_text(puppet, "defense"),
             spoken_number(puppet, "combat"));
    if (range > 1)
        text_add(out, " at Range %d", range);
    text_add(out, ", %d of %d Stitches left%s", stitches - spoken_number(puppet, "rips"), stitches,
             json_array_size(marks) ? "; " : "");
    spoken_list(marks, NULL, out);
    say_item(puppet, out);
    say_worn(puppet, out);
    say_neighbours(view, puppet, out);
    text_add(out, ".\n");
}

/* --- The round. --- */

static void say_order(const json_t *view, struct text *out)
{
    const json_t *seats = json_object_get(view, "seats");
    const char *between = "Order: ";
    size_t i;
    json_t *seat;
    json_array_foreach(json_object_get(view, "order"), i, seat) {
        text_add(out, "%s%s", between,
                 spoken_text(json_array_get(seats, (size_t)json_integer_value(seat)), "name"));
        between = ", ";
    }
    if (i)
        text_add(out, ".\n");
}

static void say_animated(const json_t *view, struct text *out)
{
    const json_t *puppet = find(view, "puppets", spoken_text(view, "animated"));
    if (!puppet)
        return;
    text_add(out, "Animated: ");
    say_name(view, puppet, out);
    text_add(out, ".\n");
}

void pw_speak(const json_t *view, struct text *out)
{
    size_t i;
    json_t *puppet;
    text_add(out, "Goal: %s\n", spoken_text(view, "goal"));
    say_field(view, out);
    json_array_foreach(json_object_get(view, "puppets"), i, puppet)
        say_puppet(view, puppet, out);
    say_order(view, out);
    say_animated(view, out);
}
