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

static bool has_word(const json_t *list, const char *word)
{
    size_t i;
    json_t *item;
    json_array_foreach(list, i, item)
        if (!strcmp(json_string_value(item), word))
            return true;
    return false;
}

static const json_t *zone_of(const json_t *view, const char *id)
{
    size_t i;
    json_t *zone;
    json_array_foreach(json_object_get(view, "zones"), i, zone)
        if (!strcmp(spoken_text(zone, "id"), id))
            return zone;
    return NULL;
}

/* "ATK 0, DEF 1, ATK 2 waits for a gem": a locked number does not sound like none. */
static void say_stats(const json_t *view, const json_t *at, struct text *out)
{
    size_t i;
    json_t *mark;
    text_add(out, "; ATK %d, DEF %d", spoken_number(at, "atk"), spoken_number(at, "def"));
    json_array_foreach(json_object_get(zone_of(view, spoken_text(at, "zone")), "marks"), i, mark)
        if (strstr(json_string_value(mark), " waits for a gem") &&
            strncmp(json_string_value(mark), "effect ", 7))
            text_add(out, ", %s", json_string_value(mark));
}

static void say_effect(const json_t *at, struct text *out)
{
    if (!*spoken_text(at, "effect_name"))
        return;
    text_add(out, "; effect %s%s", spoken_text(at, "effect_name"),
             has_word(json_object_get(at, "locked"), "effect") ? ", which waits for a gem"
             : json_is_true(json_object_get(at, "works"))      ? ""
                                                               : ", which does not work now");
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
    say_stats(view, at, out);
    say_effect(at, out);
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
