/* deck_text.c - decks as text. Players write a list:
 *
 *   Deck: Mine
 *   Left: Carter
 *   Center: Elaine
 *   Right: Kula
 *   Back: Devin
 *   Bench: Sable, Juno
 *
 *   7 Pyrogem
 *   3 Usher
 *
 * Programs may prefer JSON, whose first four heroes stand left, center, right, back:
 *
 *   {"name": "Mine", "heroes": ["carter", "elaine", ...], "cards": {"pyrogem": 7, "usher": 3, ...}}
 *
 * In both a card is called by its name or its id. docs/texts.md describes them. */
#include "core/read.h"
#include "games/gem_blenders/decks.h"
#include "games/gem_blenders/words.h"

#include <ctype.h>
#include <stdio.h>
#include <strings.h>

static const char nameless[] = "A deck without a name";

/* A card by its name or its id, in any case. */
static uint8_t find_card(const char *name)
{
    for (int card = 1; card < CARDS; card++)
        if (!strcasecmp(gb_card(card)->name, name) || !strcasecmp(gb_card(card)->id, name))
            return (uint8_t)card;
    return NO_CARD;
}

static bool read_card(const char *name, uint8_t *card, struct reason *why)
{
    const struct card *meant;
    *card = find_card(name);
    if (*card)
        return true;
    meant = card_meant(&gem_blenders, name);
    if (meant)
        return refuse(why, "There is no card '%.60s'. Do you mean '%s'?", name, meant->name);
    return refuse(why, "There is no card '%.60s'; `parlor cards gem_blenders` lists them.", name);
}

/* --- JSON. --- */

static bool read_heroes(const json_t *heroes, struct deck *deck, struct reason *why)
{
    size_t count = json_array_size(heroes);
    if (!json_is_array(heroes))
        return refuse(why, "A deck's \"heroes\" are a list of %d to %d ids of cards.", POSITIONS,
                      HEROES);
    if (count > sizeof deck->hero)
        return refuse(why, "GB-101.1: it has %zu heroes; at most %d are allowed.", count, HEROES);
    for (size_t i = 0; i < count; i++) {
        const char *id = json_string_value(json_array_get(heroes, i));
        if (!id)
            return refuse(why, "A deck's \"heroes\" are a list of ids of cards.");
        if (!read_card(id, &deck->hero[i], why))
            return false;
    }
    deck->heroes = (uint8_t)count;
    return true;
}

static bool read_main(const json_t *cards, struct deck *deck, struct reason *why)
{
    const char *id;
    json_t *value;
    if (!json_is_object(cards))
        return refuse(why, "A deck's \"cards\" say how many of each: {\"pyrogem\": 7, ...}.");
    json_object_foreach((json_t *)cards, id, value) {
        uint8_t card;
        json_int_t count = json_integer_value(value);
        if (!read_card(id, &card, why))
            return false;
        if (!json_is_integer(value) || count < 0 || count > 99)
            return refuse(why, "The number of '%.60s' in a deck must be from 0 to 99.", id);
        deck->count[card] = (uint8_t)count;
        deck->nought[card] = !count;
    }
    return true;
}

static bool read_json(const json_t *json, struct deck *deck, struct reason *why)
{
    const json_t *name = json_object_get(json, "name");
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)json, key, value)
        if (strcmp(key, "name") && strcmp(key, "heroes") && strcmp(key, "cards"))
            return refuse(why, "A deck has a name, heroes and cards, but no '%.60s'.", key);
    if (name && !json_is_string(name))
        return refuse(why, "A deck's \"name\" is a text.");
    snprintf(deck->name, sizeof deck->name, "%s", name ? json_string_value(name) : nameless);
    return read_heroes(json_object_get(json, "heroes"), deck, why) &&
           read_main(json_object_get(json, "cards"), deck, why);
}

/* What is no JSON, or says something twice, of which a reader would silently forget one. */
static bool refuse_json(const json_error_t *error, struct reason *why)
{
    static const char twice[] = "duplicate object key near ";
    if (json_ran_out(error))
        return refuse_memory(why);
    if (!strncmp(error->text, twice, strlen(twice)))
        return refuse(why, "The deck says %.60s twice, in line %d again.",
                      error->text + strlen(twice), error->line);
    return refuse(why, "The deck is not whole JSON: %.80s in line %d.", error->text, error->line);
}

static bool read_json_text(const char *text, struct deck *deck, struct reason *why)
{
    json_error_t error;
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, &error);
    if (!json)
        return refuse_json(&error, why);
    bool fine = read_json(json, deck, why);
    json_decref(json);
    return fine;
}

/* --- Lists. --- */

enum { LINE = 100 }; /* characters of a line, with its end */

/* What has been read of a list so far: where a hero stands, and who sits on the bench. */
struct list {
    struct deck *deck;
    uint8_t place[POSITIONS];
    uint8_t bench[2 * HEROES];
    int benched;
};

static char *trimmed(char *text)
{
    char *end = text + strlen(text);
    while (end > text && isspace((unsigned char)end[-1]))
        *--end = '\0';
    return text + strspn(text, " \t\r");
}

/* "3 Usher", "3x Usher". */
static bool read_copies(struct deck *deck, char *line, struct reason *why)
{
    char *name = line;
    unsigned long count = strtoul(line, &name, 10);
    uint8_t card;
    name = trimmed(name + (*name == 'x'));
    if (!read_card(name, &card, why))
        return false;
    if (count > 99)
        return refuse(why, "The number of '%.60s' in a deck must be from 0 to 99.", name);
    if (deck->count[card] || deck->nought[card])
        return refuse(why, "The deck says '%.60s' twice.", name);
    deck->count[card] = (uint8_t)count;
    deck->nought[card] = !count;
    return true;
}

static bool read_bench(struct list *list, char *names, struct reason *why)
{
    for (char *name; (name = strsep(&names, ","));) {
        name = trimmed(name);
        if (!*name)
            continue;
        if (list->benched == 2 * HEROES - POSITIONS)
            return refuse(why, "GB-101.1: it has too many heroes; at most %d are allowed.", HEROES);
        if (!read_card(name, &list->bench[list->benched++], why))
            return false;
    }
    return true;
}

/* "Deck: Mine", "Left: Carter", "Bench: Sable, Juno". */
static bool read_entry(struct list *list, const char *key, char *value, struct reason *why)
{
    if (!strcasecmp(key, "Deck")) {
        snprintf(list->deck->name, sizeof list->deck->name, "%s", value);
        return true;
    }
    if (!strcasecmp(key, gb_position_name(BENCH)))
        return read_bench(list, value, why);
    for (int position = 0; position < POSITIONS; position++)
        if (!strcasecmp(key, gb_position_name(position))) {
            if (list->place[position])
                return refuse(why, "The deck says twice who stands %s.", key);
            return read_card(value, &list->place[position], why);
        }
    return refuse(why, "A list says Deck, Left, Center, Right, Back and Bench, but no '%.40s'.",
                  key);
}

static bool read_line(struct list *list, char *line, struct reason *why)
{
    char *colon = strchr(line, ':');
    if (!*line || *line == '#')
        return true;
    if (isdigit((unsigned char)*line))
        return read_copies(list->deck, line, why);
    if (!colon)
        return refuse(why, "'%.40s' is no line of a deck; one says '3 Usher' or 'Left: Carter'.",
                      line);
    *colon = '\0';
    return read_entry(list, trimmed(line), trimmed(colon + 1), why);
}

/* A place that nobody was named for goes to the next hero. */
static void line_up(const struct list *list)
{
    struct deck *deck = list->deck;
    for (int position = 0; position < POSITIONS; position++)
        if (list->place[position])
            deck->hero[deck->heroes++] = list->place[position];
    for (int i = 0; i < list->benched; i++)
        deck->hero[deck->heroes++] = list->bench[i];
}

static bool read_lines(const char *text, struct deck *deck, struct reason *why)
{
    struct list list = {.deck = deck};
    while (*text) {
        char line[LINE];
        size_t length = strcspn(text, "\n");
        if (length >= sizeof line)
            return refuse(why, "A line of a deck has at most %d characters.", LINE - 1);
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        if (!read_line(&list, trimmed(line), why))
            return false;
        text += length + (text[length] != '\0');
    }
    if (!*deck->name)
        snprintf(deck->name, sizeof deck->name, "%s", nameless);
    line_up(&list);
    return true;
}

/* A name is one word; a list has several lines, numbers or colons. */
static bool is_list(const char *text)
{
    return strpbrk(text, "\n:") || isdigit((unsigned char)*text);
}

/* --- Any of them. --- */

static const struct deck *ready_deck(const char *name)
{
    for (int i = 0; i < DECKS; i++)
        if (!strcmp(gb_deck_choices[1 + i], name))
            return &gb_ready_decks[i];
    return NULL;
}

static bool refuse_name(const char *text, struct reason *why)
{
    enum { SHOWN = 40 };
    return refuse(why,
                  "There is no deck '%.*s%s'. It is random, life-burn, carousel, glacier, "
                  "sunrise-menu, toll-road, undertow, or a deck as a list.",
                  SHOWN, text, strlen(text) > SHOWN ? "..." : "");
}

bool gb_read_deck(const char *text, struct deck *deck, struct reason *why)
{
    const struct deck *ready = ready_deck(text);
    const char *begin = text + strspn(text, " \t\r\n");
    *deck = ready ? *ready : (struct deck){0};
    if (ready)
        return true;
    if (*begin == '{')
        return read_json_text(text, deck, why);
    return is_list(begin) ? read_lines(begin, deck, why) : refuse_name(text, why);
}

/* --- Writing. --- */

static void write_heroes(const struct deck *deck, struct text *out)
{
    for (int i = 0; i < deck->heroes; i++) {
        const char *position = gb_position_name(i < POSITIONS ? i : BENCH);
        if (i <= POSITIONS)
            text_add(out, "%c%s: ", toupper((unsigned char)*position), position + 1);
        text_add(out, "%s%s", gb_card(deck->hero[i])->name,
                 i < POSITIONS || i == deck->heroes - 1 ? "\n" : ", ");
    }
}

static void write_cards(const struct deck *deck, int first, int end, struct text *out)
{
    for (int card = first; card < end; card++)
        if (deck->count[card] || deck->nought[card])
            text_add(out, "%d %s\n", deck->count[card], gb_card(card)->name);
}

void gb_write_deck(const struct deck *deck, struct text *out)
{
    if (strcmp(deck->name, nameless)) {
        text_add(out, "Deck: ");
        for (const char *c = deck->name; *c; c++) /* JSON may hold anything */
            text_add(out, "%c", (unsigned char)*c < ' ' ? ' ' : *c);
        text_add(out, "\n");
    }
    write_heroes(deck, out);
    text_add(out, "\n");
    write_cards(deck, FIRST_GEM, CARDS, out);
    write_cards(deck, FIRST_BLEND, FIRST_ACTION, out);
    write_cards(deck, FIRST_ACTION, FIRST_GEM, out);
}
