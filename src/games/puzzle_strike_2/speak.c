/* speak.c - piles, bank and dragon in sentences. */
#include "core/spoken.h"
#include "games/puzzle_strike_2/puzzle_strike_2.h"

static void say_pile(const json_t *seat, struct text *out)
{
    if (!json_array_size(json_object_get(seat, "pile")))
        return;
    text_add(out, "%s's pile from the bottom: ", spoken_text(seat, "name"));
    spoken_list(json_object_get(seat, "pile"), "color", out);
    text_add(out, "; its height adds %d to a crash.", spoken_number(seat, "bonus"));
    if (json_array_size(json_object_get(seat, "falling")))
        text_add(out, " To fall onto it: ");
    spoken_list(json_object_get(seat, "falling"), NULL, out);
    text_add(out, "\n");
}

/* The bank is the first zone. */
static void say_prices(const json_t *view, struct text *out)
{
    const json_t *bank = json_array_get(json_object_get(view, "zones"), 0);
    const json_t *prices = json_object_get(view, "prices");
    size_t i;
    json_t *card;
    text_add(out, "What the bank's cards cost: ");
    json_array_foreach(json_object_get(bank, "cards"), i, card)
        text_add(out, "%s%s %d", i ? ", " : "",
                 spoken_card(&puzzle_strike_2, spoken_text(card, "card")),
                 (int)json_integer_value(json_array_get(prices, i)));
    text_add(out, ".\n");
}

void p2_speak(const json_t *view, struct text *out)
{
    const json_t *dragon = json_object_get(view, "dragon");
    size_t i;
    json_t *seat;
    text_add(out, "The ante is %d %s.\n", spoken_number(view, "ante"),
             spoken_text(view, "ante_color"));
    say_prices(view, out);
    if (json_is_object(dragon))
        text_add(out, "The Dragon has power %d and %d incoming.\n", spoken_number(dragon, "power"),
                 spoken_number(dragon, "incoming"));
    json_array_foreach(json_object_get(view, "seats"), i, seat)
        say_pile(seat, out);
}
