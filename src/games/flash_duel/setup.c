/* setup.c - how Flash Duel is set up: the fields, and what people are told of their choices. */
#include "games/flash_duel/cards.h"

static const struct setup_choice modes[] = {
    [MODE_SIMPLE] = {"Simple", "Number cards only: learned in a minute.", .friendly = true},
    [MODE_FULL] = {"Full", "Each of you is a character with three abilities."},
    [MODE_CLOCKWORK] = {"Clockwork", "You build fighters out of a pool of abilities."},
    [MODE_SOLO] = {"Solo", "You alone against an automaton."},
    [MODE_TEAM] = {"Team Battle", "Two against two on one bridge."},
    [MODE_RAID] = {"Raid", "Two to four mortals against one Dragon."},
    [MODE_BETRAYAL] = {"Betrayal", "A Raid of four, and one of the mortals may be a traitor."},
    {NULL},
};

/* In the order of fd_character_choices. */
static const struct setup_choice characters[] = {
    {"Surprise me", "One by chance."},
    {"Choose at the table", "You choose when the game has begun."},
    CHARACTER(GRAVE, "Swaps pairs for what was discarded, and cancels abilities."),
    FRIENDLY(JAINA, "Shoots from afar and pushes with burning arrows."),
    FRIENDLY(MIDORI, "Turns into a dragon whose attacks are hard to block."),
    CHARACTER(SETSUKI, "Moves and strikes in the same turn; hardly ever slowed down."),
    FRIENDLY(ROOK, "Slow and solid: a 1 from him cannot be stopped."),
    CHARACTER(DEGREY, "Pulls and pushes with ghosts, and strikes out of a retreat."),
    CHARACTER(VALERIE, "Paints her cards one higher or lower."),
    CHARACTER(GEIGER, "Looks ahead, turns time back, and strikes from seven spaces."),
    CHARACTER(LUM, "Gambles: great hands hit at any distance, and stakes rise."),
    CHARACTER(ARGAGARG, "Blocks anything once and waits until time is over."),
    CHARACTER(QUINCE, "Hides cards, reuses abilities, and mirrors yours."),
    CHARACTER(ONIMARU, "A soldier marches before him, and a blocked attack comes twice."),
    FRIENDLY(BAL_BAS_BETA, "Reaches a space farther than the cards say, and draws more."),
    FRIENDLY(TROQ, "Grows: his attacks count for more, and he charges after a push."),
    CHARACTER(MENELKER, "Destroys abilities and cards for good."),
    CHARACTER(PERSEPHONE, "Commands the opponent: when to recover, and how to move."),
    CHARACTER(GLORIA, "Takes back what was discarded, and retreats at no cost."),
    CHARACTER(VENDETTA, "Names how an attack is to be blocked, and stuns who runs."),
    CHARACTER(GWEN, "Six cards and no rest, but she must win before time is over."),
    CHARACTER(ZANE, "Rams, lays a mine, and throws all hands away."),
    {NULL},
};

static const char *const choices[] = {"open", "double-blind", NULL};
static const struct setup_choice choices_about[] = {
    {"Openly", "One after the other, so the second can answer the first."},
    {"In secret", "Both at the same time, unseen."},
    {NULL},
};

static const char *const bots[] = {"dummy", "rook", "dragon", NULL};
static const struct setup_choice bots_about[] = {
    {"Training Dummy", "It has no abilities.", .friendly = true},
    {NAME_ROOK, "It uses his abilities whenever it can."},
    {"Dragon", "It takes two hits, and uses its abilities whenever it can."},
    {NULL},
};

/* Where characters are played. */
enum {
    WITH_CHARACTERS =
        1 << MODE_FULL | 1 << MODE_SOLO | 1 << MODE_TEAM | 1 << MODE_RAID | 1 << MODE_BETRAYAL
};

const struct setup_field fd_setup[] = {
    [FIELD_MODE] = {.name = "mode",
                    .title = "Mode",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = fd_modes,
                    .about = modes},
    [FIELD_CHARACTERS] = {.name = "characters",
                          .title = "Character",
                          .kind = SETUP_CHOICE,
                          .count = FIGHTERS,
                          .choices = fd_character_choices,
                          .about = characters,
                          .modes = WITH_CHARACTERS,
                          .whose = SETUP_EACH},
    [FIELD_CHOICE] = {.name = "choice",
                      .title = "Who chooses at the table does so",
                      .kind = SETUP_CHOICE,
                      .count = 1,
                      .choices = choices,
                      .about = choices_about,
                      .modes = 1 << MODE_FULL},
    [FIELD_MIRROR] = {.name = "mirror",
                      .title = "Both may have the same character",
                      .kind = SETUP_FLAG,
                      .count = 1,
                      .modes = 1 << MODE_FULL},
    [FIELD_BOT] = {.name = "bot",
                   .title = "The automaton",
                   .kind = SETUP_CHOICE,
                   .count = 1,
                   .choices = bots,
                   .about = bots_about,
                   .modes = 1 << MODE_SOLO},
    [FIELD_MORTALS] = {.name = "mortals",
                       .title = "Mortals",
                       .kind = SETUP_NUMBER,
                       .count = 1,
                       .least = 2,
                       .most = 4,
                       .fallback = 4,
                       .modes = 1 << MODE_RAID},
    {.name = NULL},
};
