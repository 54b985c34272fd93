/* cards.c - the catalogue: the number cards, and the abilities as rows of abilities.def. */
#include "games/flash_duel/abilities.h"

const char *const fd_modes[] = {"simple", "full", "clockwork", "solo",
                                "team",   "raid", "betrayal",  NULL};

/* What the characters are called; pasted, because the rows of a constant table need constants. */
#define NAME_GRAVE "Grave"
#define NAME_JAINA "Jaina"
#define NAME_MIDORI "Midori"
#define NAME_SETSUKI "Setsuki"
#define NAME_ROOK "Rook"
#define NAME_DEGREY "DeGrey"
#define NAME_VALERIE "Valerie"
#define NAME_GEIGER "Geiger"
#define NAME_LUM "Lum"
#define NAME_ARGAGARG "Argagarg"
#define NAME_QUINCE "Quince"
#define NAME_ONIMARU "Onimaru"
#define NAME_BAL_BAS_BETA "Bal-Bas-Beta"
#define NAME_TROQ "Troq"
#define NAME_MENELKER "Menelker"
#define NAME_PERSEPHONE "Persephone"
#define NAME_GLORIA "Gloria"
#define NAME_VENDETTA "Vendetta"
#define NAME_GWEN "Gwen"
#define NAME_ZANE "Zane"
#define NAME_DRAGON "Deathstrike Dragon"

const char *const fd_characters[] = {
    "Nobody",      NAME_GRAVE,        NAME_JAINA,  NAME_MIDORI,   NAME_SETSUKI,    NAME_ROOK,
    NAME_DEGREY,   NAME_VALERIE,      NAME_GEIGER, NAME_LUM,      NAME_ARGAGARG,   NAME_QUINCE,
    NAME_ONIMARU,  NAME_BAL_BAS_BETA, NAME_TROQ,   NAME_MENELKER, NAME_PERSEPHONE, NAME_GLORIA,
    NAME_VENDETTA, NAME_GWEN,         NAME_ZANE,   NAME_DRAGON,
};

/* The values of the setup's characters: 0 and 1 are no characters. */
const char *const fd_character_choices[] = {
    "random",   "choose",     "grave",  "jaina",    "midori", "setsuki", "rook",         "degrey",
    "valerie",  "geiger",     "lum",    "argagarg", "quince", "onimaru", "bal-bas-beta", "troq",
    "menelker", "persephone", "gloria", "vendetta", "gwen",   "zane",    NULL,
};

const struct ability fd_abilities[] = {
    {0},
#define ABILITY(id, character, name, provenance, windows, offer, effect, script, text)             \
    {character, windows, offer, effect, script},
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
