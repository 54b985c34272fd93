/* speak.c - what the chips on the table do not say, in sentences. */
#include "core/spoken.h"
#include "games/puzzle_strike/words.h"

/* Panic Time, and what brings the next level. */
static void say_level(const json_t *view, struct text *out)
{
    int empty = spoken_number(view, "empty");
    const char *level = spoken_text(view, "level");
    text_add(out, "%s: players ante a %d-gem. %d stack%s of the bank %s empty", level,
             spoken_number(view, "ante"), empty, plural(empty), empty == 1 ? "is" : "are");
    if (strcmp(level, ps_level_names[3]))
        text_add(out, "; the next level comes with %d", spoken_number(view, "panic_at"));
    text_add(out, ".\n");
}

/* What a player can spend: "$2", "1 brown arrow", "2 piggy banks". */
static void add_means(struct text *means, const char *format, int count, const char *what)
{
    if (!count)
        return;
    text_add(means, "%s", means->length ? ", " : "");
    text_add(means, format, count, what, plural(count));
}

static void say_means(const json_t *seat, struct text *out)
{
    struct text means = {0};
    const char *color;
    json_t *count;
    if (spoken_number(seat, "money"))
        text_add(&means, "$%d", spoken_number(seat, "money"));
    json_object_foreach(json_object_get(seat, "arrows"), color, count)
        add_means(&means, "%d %s arrow%s", (int)json_integer_value(count), color);
    add_means(&means, "%d %s%s", spoken_number(seat, "pigs"), "piggy bank");
    if (means.length)
        text_add(out, "%s has %s.\n", spoken_text(seat, "name"), text_string(&means));
    out->failed |= means.failed;
    text_free(&means);
}

void ps_speak(const json_t *view, struct text *out)
{
    size_t i;
    json_t *part;
    say_level(view, out);
    json_array_foreach(json_object_get(view, "seats"), i, part)
        say_means(part, out);
    json_array_foreach(json_object_get(view, "sends"), i, part)
        text_add(out, "%s sends %d gem%s to %s.\n", spoken_seat(view, part, "from"),
                 spoken_number(part, "count"), plural(spoken_number(part, "count")),
                 spoken_seat(view, part, "to"));
}
