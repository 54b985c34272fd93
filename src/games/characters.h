/* characters.h - the people of Flash Duel and of both Puzzle Strikes. A game lists those that it
 * has in the order of its box: as an enum, as names, as values of its setup. */
#ifndef CHARACTERS_H
#define CHARACTERS_H

/* clang-format off */
#define FIRST_TEN(X)                                                                               \
    X(GRAVE, "grave") X(JAINA, "jaina") X(MIDORI, "midori") X(SETSUKI, "setsuki")                  \
    X(ROOK, "rook") X(DEGREY, "degrey") X(VALERIE, "valerie") X(GEIGER, "geiger") X(LUM, "lum")    \
    X(ARGAGARG, "argagarg")

#define SHADOW_TEN(X)                                                                              \
    X(QUINCE, "quince") X(ONIMARU, "onimaru") X(BAL_BAS_BETA, "bal-bas-beta") X(TROQ, "troq")      \
    X(MENELKER, "menelker") X(PERSEPHONE, "persephone") X(GLORIA, "gloria")                        \
    X(VENDETTA, "vendetta") X(GWEN, "gwen") X(ZANE, "zane")
/* clang-format on */

#define CHARACTER_ID(id, choice) id,
#define CHARACTER_NAME(id, choice) NAME_##id,
#define CHARACTER_CHOICE(id, choice) choice,

/* What they are called; pasted, because the rows of a constant table need constants. */
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

/* As a choice of the setup, with what they are like; some are easy to begin with. */
#define CHARACTER(id, text_)                                                                       \
    {                                                                                              \
        .title = NAME_##id, .text = text_                                                          \
    }
#define FRIENDLY(id, text_)                                                                        \
    {                                                                                              \
        .title = NAME_##id, .text = text_, .friendly = true                                        \
    }

#endif
