/* speak.c - piles, bank and dragon in sentences. */
#include "core/spoken.h"
#include "games/puzzle_strike_2/puzzle_strike_2.h"

static void say_pile(const json_t *seat, struct text *out)
{
    if (!json_array_size(json_object_get(seat, "pile")))
        return;
    text_add(out, "%s's pile from the bottom: ", spoken_text(seat, "name"));
    spoken_list(json_object_get(seat, "pile"), "color", out);
    text_add(out, "; height bonus %d.", spoken_number(seat, "bonus"));
    if (json_array_size(json_object_get(seat, "falling")))
        text_add(out, " To fall onto it: ");
    spoken_list(json_object_get(seat, "falling"), NULL, out);
    text_add(out, json_array_size(json_object_get(seat, "falling")) ? ".\n" : "\n");
}

/* An Ante Up that was just revealed counts from the next turn on. */
static void say_ante(const json_t *view, struct text *out)
{
    int now = spoken_number(view, "ante"), next = ANTE + spoken_number(view, "ante_ups");
    text_add(out, "The ante is %d %s", now, spoken_text(view, "ante_color"));
    if (next > now)
        text_add(out, ", and %d from the next turn on", next);
    text_add(out, ".\n");
}

/* The bank is the first zone; its colours are the drop pattern, too. */
static void say_bank(const json_t *view, struct text *out)
{
    const json_t *bank = json_array_get(json_object_get(view, "zones"), 0);
    const json_t *prices = json_object_get(view, "prices");
    const json_t *pattern = json_object_get(view, "pattern");
    size_t i;
    json_t *card;
    text_add(out, "The bank from slot 1, with colours and the incoming gems that buying costs: ");
    json_array_foreach(json_object_get(bank, "cards"), i, card)
        text_add(out, "%s%s, %s, %d", i ? "; " : "",
                 spoken_card(&puzzle_strike_2, spoken_text(card, "card")),
                 json_string_value(json_array_get(pattern, i)),
                 (int)json_integer_value(json_array_get(prices, i)));
    text_add(out, ".\n");
    if (json_object_get(view, "next_ante_up"))
        text_add(out, "The next Ante Up comes after %d more card%s of the bank's deck.\n",
                 spoken_number(view, "next_ante_up"), plural(spoken_number(view, "next_ante_up")));
}

/* What one crash has to break, to defeat the creature. */
static void say_creature(const json_t *seat, struct text *out)
{
    const struct card *creature = card_find(&puzzle_strike_2, spoken_text(seat, "creature"));
    if (creature)
        text_add(out, "%s's creature, %s: %s\n", spoken_text(seat, "name"), creature->name,
                 creature->text);
}

void p2_speak(const json_t *view, struct text *out)
{
    const json_t *dragon = json_object_get(view, "dragon");
    size_t i;
    json_t *seat;
    say_ante(view, out);
    say_bank(view, out);
    if (json_is_object(dragon))
        text_add(out, "The Dragon has power %d and %d incoming.\n", spoken_number(dragon, "power"),
                 spoken_number(dragon, "incoming"));
    json_array_foreach(json_object_get(view, "seats"), i, seat) {
        say_pile(seat, out);
        say_creature(seat, out);
    }
}
