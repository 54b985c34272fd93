/* deck.c - `parlor deck`: what a deck holds and whether it is legal. It knows no game's decks: the
 * game explains its own texts (check_text) and spells them out (spell_text). */
#include "cli/cli.h"

#include <stdio.h>
#include <string.h>

/* The field of the game's setup that holds such a text: the named one, or the first; -1: none. */
static int text_field(const struct game_rules *rules, const char *name)
{
    for (int i = 0; rules->check_text && rules->setup[i].name; i++)
        if (rules->setup[i].kind == SETUP_TEXT && (!name || !strcmp(rules->setup[i].name, name)))
            return i;
    return -1;
}

/* The game that was named, or the first one that has decks. */
static const struct game_rules *game_with_decks(const char *name, const char *field,
                                                struct reason *why)
{
    if (name) {
        const struct game_rules *rules = game_find(name, why);
        if (rules && text_field(rules, field) < 0)
            refuse(why, field ? "%s has no texts for %.40s." : "%s has no decks.", rules->title,
                   field);
        return rules && text_field(rules, field) >= 0 ? rules : NULL;
    }
    for (const struct game_rules *const *row = game_table; *row; row++)
        if (text_field(*row, field) >= 0)
            return *row;
    refuse(why, "No game has such decks.");
    return NULL;
}

static bool is_choice(const struct setup_field *field, const char *word)
{
    for (const char *const *choice = field->choices; *choice; choice++)
        if (!strcmp(*choice, word))
            return true;
    return false;
}

/* Prints the explanation. A deck must also fit into a setup. */
static bool explain(const struct game_rules *rules, int field, const char *text)
{
    struct text out = {0};
    struct setup setup;
    struct reason why = {""};
    size_t length = strlen(text), most = (size_t)rules->setup[field].count;
    bool fine = rules->check_text(field, text, &out);
    setup_defaults(rules->setup, &setup);
    if (length > most)
        fine = refuse(&why, "It is too long for a setup: %zu of %zu characters.", length, most);
    else if (!setup_set(rules->setup, &setup, rules->setup[field].name, text, &why))
        fine = false;
    printf("%s%s%s", text_string(&out), why.text, *why.text ? "\n" : "");
    text_free(&out);
    return fine;
}

/* Prints the text as a person writes it, to be kept as a file; what can't be spelt out is
 * explained.
 */
static bool show(const struct game_rules *rules, int field, const char *text)
{
    struct text out = {0};
    bool fine = rules->spell_text(field, text, &out);
    if (fine) {
        const char *list = text_string(&out);
        size_t length = strlen(list);
        printf("%s%s", list, length && list[length - 1] != '\n' ? "\n" : "");
    }
    text_free(&out);
    return fine || explain(rules, field, text);
}

static bool is_new_noun(const struct setup_field *fields, int field)
{
    if (fields[field].kind != SETUP_TEXT)
        return false;
    for (int i = 0; i < field; i++)
        if (fields[i].kind == SETUP_TEXT && !strcmp(fields[i].noun, fields[field].noun))
            return false;
    return true;
}

/* Nobody has said whether it is a map or an army: what it is rightly, or else what there is most to
 * be said about it as. */
static int guess_field(const struct game_rules *rules, const char *text)
{
    size_t most = 0;
    int best = text_field(rules, NULL);
    for (int i = 0; rules->setup[i].name; i++) {
        struct text out = {0};
        bool fine = is_new_noun(rules->setup, i) && rules->check_text(i, text, &out);
        size_t length = out.length;
        text_free(&out);
        if (fine)
            return i;
        if (length > most) {
            most = length;
            best = i;
        }
    }
    return best;
}

static int run(const struct command *self, int argc, char **argv)
{
    const char *game = NULL, *name = NULL;
    struct cli_words words;
    struct reason why;
    const struct cli_option options[] = {
        {"game", &game, NULL}, {"field", &name, NULL}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    bool check = words.count == 2 && !strcmp(words.word[0], "check");
    if (words.count != 2 || (!check && strcmp(words.word[0], "show")))
        return cli_usage(self, "say check FILE, or show and a deck's name or FILE.");
    const struct game_rules *rules = game_with_decks(game, name, &why);
    if (!rules)
        return cli_refuse(self, &why);
    int field = text_field(rules, name);
    struct text text = {0};
    bool fine = true;
    if (is_choice(&rules->setup[field], words.word[1]))
        text_add(&text, "%s", words.word[1]);
    else
        fine = file_read_setting(words.word[1], &text, &why);
    if (fine && !name)
        field = guess_field(rules, text_string(&text));
    if (fine && !(check ? explain : show)(rules, field, text_string(&text)))
        fine = refuse(&why, "%.100s is not a legal %s.", words.word[1], rules->setup[field].noun);
    text_free(&text);
    return fine ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_deck = {
    .name = "deck",
    .arguments = "check|show FILE|NAME [--game GAME] [--field FIELD]",
    .summary = "Show a deck, a map or an army, or every rule that it breaks.",
    .options = COMMAND_OPTIONS(
        {"game", "GAME", "whose; the first game that has such a text"},
        {"field", "FIELD", "which field of its setup: map, army1; else what it looks like"}),
    .help =
        "`parlor deck show glacier` writes one of the ready decks as a list, to begin with:\n"
        "`parlor deck show glacier >my.txt`. `parlor deck check my.txt` says what it holds, with\n"
        "the number of every rule that it breaks. To play with it:\n"
        "`parlor play gem_blenders --red @my.txt`.\n"
        "\n"
        "  Deck: Mine\n"
        "  Left: Carter\n"
        "  ...\n"
        "  Bench: Sable, Juno\n"
        "\n"
        "  7 Pyrogem\n"
        "  3 Usher\n"
        "\n"
        "JSON is read as well, and shown as a list. `parlor cards gem_blenders` lists the cards.\n"
        "Puppet Wars has maps and armies: `parlor deck check my_map.txt --game puppet_wars`.\n",
    .run = run,
};
