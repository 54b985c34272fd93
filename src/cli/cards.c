/* cards.c - `parlor cards`: the catalogue of a game, with where each card's facts come from. */
#include "cli/cli.h"

#include <stdio.h>
#include <string.h>

static void print_card(const struct game_rules *rules, const struct card *card)
{
    struct text face = {0};
    card_face_text(rules, card, &face);
    puts(text_string(&face));
    text_free(&face);
}

static int run(const struct command *self, int argc, char **argv)
{
    bool json = false;
    struct cli_words words;
    struct reason why;
    const struct cli_option options[] = {{"json", NULL, &json}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count < 1 || words.count > 2)
        return cli_usage(self, "name a game, and a card if you like.");
    const struct game_rules *rules = game_find(words.word[0], &why);
    if (!rules)
        return cli_refuse(self, &why);
    const char *wanted = words.count > 1 ? words.word[1] : "";
    struct text text = {0};
    struct writer w = {.out = &text};
    int hits = 0;
    put_open(&w, NULL, '[');
    for (const struct card *card = rules->cards; card->id; card++) {
        if (!card_matches(card, wanted))
            continue;
        hits++;
        card_write(rules, card, &w);
        if (!json)
            print_card(rules, card);
    }
    put_close(&w);
    if (json)
        puts(text_string(&text));
    text_free(&text);
    if (hits)
        return EXIT_FINE;
    refuse(&why, "%s has no card '%.60s'.", rules->title, wanted);
    return cli_refuse(self, &why);
}

const struct command command_cards = {
    .name = "cards",
    .arguments = "GAME [NAME] [--json]",
    .summary = "Show the cards of a game.",
    .options = COMMAND_OPTIONS({"json", NULL, "the result as JSON"}),
    .help = "Each card is shown with all that is printed on it, and with the cards that are read\n"
            "together with it. Last stands where its facts come from: printed (confirmed by the\n"
            "rulebook or the card's face), likely, or reconstructed (designed for Parlor, because\n"
            "the printed card is not known).\n",
    .run = run,
};
