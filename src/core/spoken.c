/* spoken.c - the table in sentences, for people whose screen is read to them: what the views of all
 * games have in common (view.h), and then what only the game can say. */
#include "core/spoken.h"

#include "core/game.h"

const char *spoken_text(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

int spoken_number(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

const char *spoken_seat(const json_t *view, const json_t *object, const char *key)
{
    const json_t *seat = json_object_get(object, key), *seats = json_object_get(view, "seats");
    return json_is_integer(seat)
               ? spoken_text(json_array_get(seats, (size_t)json_integer_value(seat)), "name")
               : "";
}

const char *spoken_card(const struct game_rules *rules, const char *id)
{
    const struct card *known = card_find(rules, id);
    return known ? known->name : id;
}

void spoken_list(const json_t *list, const char *key, struct text *out)
{
    size_t i;
    json_t *part;
    json_array_foreach(list, i, part) {
        const char *text = key ? spoken_text(part, key) : json_string_value(part);
        text_add(out, "%s%s", i ? ", " : "", text ? text : "");
    }
}

/* "Red: rounds won 2 of 3, spaces advanced 10; recovering." */
static void say_seat(const json_t *seat, int observer, struct text *out)
{
    const char *between = ": ";
    size_t i;
    json_t *counter;
    text_add(out, "%s", spoken_text(seat, "name"));
    if (observer >= 0 && spoken_number(seat, "seat") == observer)
        text_add(out, " (you)");
    json_array_foreach(json_object_get(seat, "counters"), i, counter) {
        text_add(out, "%s%s %d", between, spoken_text(counter, "title"),
                 spoken_number(counter, "value"));
        if (json_object_get(counter, "of"))
            text_add(out, " of %d", spoken_number(counter, "of"));
        between = ", ";
    }
    if (json_array_size(json_object_get(seat, "marks")))
        text_add(out, "; ");
    spoken_list(json_object_get(seat, "marks"), NULL, out);
    text_add(out, ".\n");
}

static void say_card(const struct game_rules *rules, const json_t *card, struct text *out)
{
    const char *id = json_string_value(json_object_get(card, "card"));
    text_add(out, "%s", id ? spoken_card(rules, id) : "hidden");
    if (json_object_get(card, "count"))
        text_add(out, " ×%d", spoken_number(card, "count"));
}

static bool is_hidden(const json_t *zone)
{
    const json_t *cards = json_object_get(zone, "cards");
    size_t i;
    json_t *card;
    json_array_foreach(cards, i, card)
        if (!json_is_null(json_object_get(card, "card")))
            return false;
    return true;
}

/* "Red's Hand, 5: 3, 3, 4, 5, 5." Empty zones are not worth a breath. */
static void say_zone(const struct game_rules *rules, const json_t *view, const json_t *zone,
                     struct text *out)
{
    const char *owner = spoken_seat(view, zone, "seat");
    size_t i;
    json_t *card;
    if (!spoken_number(zone, "count"))
        return;
    if (*owner)
        text_add(out, "%s's ", owner);
    text_add(out, "%s, %d", spoken_text(zone, "title"), spoken_number(zone, "count"));
    if (!is_hidden(zone))
        json_array_foreach(json_object_get(zone, "cards"), i, card) {
            text_add(out, i ? ", " : ": ");
            say_card(rules, card, out);
        }
    text_add(out, ".\n");
}

static void speak(const struct game_rules *rules, const json_t *view, int observer,
                  struct text *out)
{
    size_t i;
    json_t *part;
    text_add(out, "%s: %s.\n", rules->title, spoken_text(view, "headline"));
    json_array_foreach(json_object_get(view, "seats"), i, part)
        say_seat(part, observer, out);
    json_array_foreach(json_object_get(view, "zones"), i, part)
        say_zone(rules, view, part, out);
}

static void speak_all(const struct game_rules *rules, const struct game *g, int observer,
                      struct text *out)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(rules, g, observer, &w, NULL);
    json_t *view = text.failed ? NULL : json_loads(text.bytes, 0, NULL);
    text_free(&text);
    if (!view) {
        out->failed = true;
        return;
    }
    speak(rules, view, observer, out);
    if (rules->speak)
        rules->speak(view, out);
    json_decref(view);
}

void game_picture(const struct game_rules *rules, const struct game *g, int observer,
                  struct text *out)
{
    if (out->plain)
        speak_all(rules, g, observer, out);
    else
        rules->picture(g, observer, out);
}
