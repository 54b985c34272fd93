/* speak.c - the heroes on the field in sentences. */
#include "core/spoken.h"
#include "games/gem_blenders/gem_blenders.h"

/* "2 Aquagem, 1 Electrogem" */
static void say_gems(const json_t *gems, struct text *out)
{
    size_t i;
    json_t *gem;
    text_add(out, json_array_size(gems) ? ", with " : ", with no gems");
    json_array_foreach(gems, i, gem)
        text_add(out, "%s%d %s", i ? ", " : "", spoken_number(gem, "count"),
                 spoken_card(&gem_blenders, spoken_text(gem, "card")));
}

static void say_list(const json_t *list, const char *before, struct text *out)
{
    if (json_array_size(list))
        text_add(out, "%s", before);
    spoken_list(list, NULL, out);
}

static void say_position(const json_t *view, const json_t *at, struct text *out)
{
    const char *hero = spoken_text(at, "hero"), *blend = spoken_text(at, "blend");
    if (!*hero)
        return;
    text_add(out, "%s's %s: %s, LV %d", spoken_seat(view, at, "seat"), spoken_text(at, "position"),
             spoken_card(&gem_blenders, hero), spoken_number(at, "level"));
    if (*blend)
        text_add(out, ", blended as %s", spoken_card(&gem_blenders, blend));
    say_gems(json_object_get(at, "gems"), out);
    say_list(json_object_get(at, "invisible"), ", invisible ", out);
    text_add(out, "; ATK %d, DEF %d", spoken_number(at, "atk"), spoken_number(at, "def"));
    if (*spoken_text(at, "effect_name"))
        text_add(out, "; effect %s%s", spoken_text(at, "effect_name"),
                 json_is_true(json_object_get(at, "works")) ? "" : ", which does not work now");
    say_list(json_object_get(at, "marks"), "; ", out);
    text_add(out, ".\n");
}

void gb_speak(const json_t *view, struct text *out)
{
    size_t i;
    json_t *at;
    json_array_foreach(json_object_get(view, "field"), i, at)
        say_position(view, at, out);
}
