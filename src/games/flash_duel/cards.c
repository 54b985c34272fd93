/* cards.c - the catalogue: the number cards, and the abilities as rows of abilities.def. */
#include "games/flash_duel/effects.h"

const char *const fd_modes[] = {"simple", "full", "clockwork", "solo",
                                "team",   "raid", "betrayal",  NULL};

#define NAME_DRAGON "Deathstrike Dragon"

const char *const fd_characters[] = {
    "Nobody",
    FIRST_TEN(CHARACTER_NAME) SHADOW_TEN(CHARACTER_NAME) NAME_DRAGON,
};

/* The values of the setup's characters: 0 and 1 are no characters. */
const char *const fd_character_choices[] = {
    "random",
    "choose",
    FIRST_TEN(CHARACTER_CHOICE) SHADOW_TEN(CHARACTER_CHOICE) NULL,
};

const struct ability fd_abilities[] = {
    {0},
#define ABILITY(id, character_, name, provenance, windows_, offer_, effect_, script_, text)        \
    {.character = character_,                                                                      \
     .windows = windows_,                                                                          \
     .offer = offer_,                                                                              \
     .effect = effect_,                                                                            \
     .script = script_},
#include "games/flash_duel/abilities.def"
#undef ABILITY
};

/* Cards that only have to be there: the portable track, and Betrayal's loyalty cards (FD-012). */
#define PLAIN_CARD(id_, name_, kind_, copies_, text_)                                              \
    {                                                                                              \
        .id = id_, .name = name_, .kind = kind_, .text = text_, .provenance = PRINTED,             \
        .numbers = {                                                                               \
            {"copies", copies_}                                                                    \
        }                                                                                          \
    }

/* The number cards (FD-014): what one can do with them is the same for all. */
#define NUMBER_CARD(n)                                                                             \
    {                                                                                              \
        .id = #n, .name = #n, .kind = "number", .provenance = PRINTED,                             \
        .numbers = {{"number", n}, {"copies", 10}},                                                \
        .text = "Move or push " #n ", attack at distance " #n ", dash " #n                         \
                ", block a strike with " #n "s, or retreat " #n "."                                \
    }

const struct card fd_cards[] = {
    NUMBER_CARD(1),
    NUMBER_CARD(2),
    NUMBER_CARD(3),
    NUMBER_CARD(4),
    NUMBER_CARD(5),
#define ABILITY(id_, character, name_, provenance_, windows, offer, effect, script, text_)         \
    {.id = #id_,                                                                                   \
     .name = name_,                                                                                \
     .kind = "ability",                                                                            \
     .owner = NAME_##character,                                                                    \
     .text = text_,                                                                                \
     .provenance = provenance_},
#include "games/flash_duel/abilities.def"
#undef ABILITY
    PLAIN_CARD("loyal", "Loyal", "loyalty", 4, "You are on the side of the mortals."),
    PLAIN_CARD("traitor", "Traitor", "loyalty", 1,
               "A mortal with this card is on the Dragon's side and may show it at any time; the "
               "Dragon gains a hit point by showing it."),
    PLAIN_CARD("track", "Track", "track", 5, "A part of the bridge, for play without the board."),
    {.id = NULL},
};

const struct card *fd_ability_card(int ability)
{
    return &fd_cards[NUMBERS + ability - 1];
}

/* --- What is printed on them. --- */

/* An ability's timing trigger, in the order of enum window; read behind "When". */
static const char *const triggers[] = {"your turn begins",
                                       "you have moved",
                                       "you have pushed",
                                       "you attack",
                                       "you strike by dashing",
                                       "you are attacked",
                                       "you are struck at by a dashing strike",
                                       "an opponent has blocked your attack",
                                       "an opponent has retreated from you",
                                       "you have retreated",
                                       "you have blocked",
                                       "you have to recover",
                                       "an opponent announces an ability",
                                       "an opponent's ability took effect",
                                       "you play a 2",
                                       "you choose to attack",
                                       "your turn ends",
                                       "time is over",
                                       "a team mate ahead is attacked or struck at"};

static void face_ability(int ability, struct face *out)
{
    const struct ability *row = &fd_abilities[ability];
    face_fact(out, NULL, "%s", fd_characters[row->character]);
    FOR_EACH_BIT(window, row->windows)
        face_fact(out, "When", "%s", triggers[window]);
    if (row->windows == ALWAYS)
        face_fact(out, NULL, "always in force");
    else
        face_fact(out, NULL, row->character == DRAGON ? "once in a game" : "once in a round");
    if (ability == ABILITY_rising_mountain)
        face_more(out, fd_ability_card(ABILITY_dragon_form)->id);
}

static void face_number(int number, struct face *out)
{
    face_fact(out, "Number", "%d", number);
    face_fact(out, NULL, "%d copies, of which a duel uses %d", 2 * COPIES, COPIES);
}

void fd_face(const struct card *card, struct face *out)
{
    int row = (int)(card - fd_cards);
    if (row < NUMBERS)
        face_number(row + 1, out);
    else if (row < NUMBERS + ABILITIES - 1)
        face_ability(row - NUMBERS + 1, out);
    else
        face_fact(out, "Copies", "%d", card->numbers[0].value);
}
