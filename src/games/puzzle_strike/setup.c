/* setup.c - how Puzzle Strike is set up: the fields, and what people are told of their choices. */
#include "games/puzzle_strike/cards.h"

static const struct setup_choice modes[] = {
    [MODE_DUEL] = {"Duel", "One against one.", .friendly = true},
    [MODE_FREE_FOR_ALL] = {"Free for All", "Three or four, each against everybody."},
    [MODE_LAST_STANDING] = {"Last One Standing", "Who fills up is out, and the others play on."},
    [MODE_TEAM] = {"Team Battle", "Two against two; a team shares its pile and its turn."},
    [MODE_TOURNAMENT] = {"Tournament", "A match of duels: who wins two of them."},
    {NULL},
};

/* In the order of ps_character_choices. */
static const struct setup_choice characters[] = {
    {"Surprise me", "One by chance."},
    {"Choose at the table", "You choose when the game has begun."},
    CHARACTER(QUINCE, "Taxes what others buy while his own pile stays up."),
    CHARACTER(ONIMARU, "Crashes small gems in pairs, and borrows chips of the bank."),
    FRIENDLY(BAL_BAS_BETA, "A machine that upgrades chips and earns every turn."),
    CHARACTER(TROQ, "Best when his pile is high: he draws and grows."),
    CHARACTER(MENELKER, "Takes gems from hands and whole stacks from the bank."),
    CHARACTER(PERSEPHONE, "Plays the opponent's turn for them when their pile fits."),
    CHARACTER(GLORIA, "Heals everybody, and herself a little more."),
    CHARACTER(VENDETTA, "Picks chips out of hands, and has every colour of arrow."),
    CHARACTER(GWEN, "Many actions and cards, at the price of Wounds."),
    CHARACTER(ZANE, "Bombs, and now and then a new hand for everybody."),
    FRIENDLY(GRAVE, "A bit of everything, and a counter to what is sent."),
    CHARACTER(JAINA, "Burns herself for speed, and hits twice as hard."),
    CHARACTER(MIDORI, "Trains until the bag holds nothing but the best."),
    FRIENDLY(SETSUKI, "The fastest of all: more actions, more chips."),
    FRIENDLY(ROOK, "Grows rocks into money, and makes what is sent vanish."),
    CHARACTER(DEGREY, "Makes the opponent lose large gems, or choose between evils."),
    CHARACTER(VALERIE, "Arrows of three colours for a turn of many actions."),
    CHARACTER(GEIGER, "Finds the very chip that is needed, now or again."),
    CHARACTER(LUM, "Gambles: he is at his best with a full pile."),
    CHARACTER(ARGAGARG, "Poisons slowly, and lets nobody combine."),
    {NULL},
};

static const struct setup_choice sets[] = {
    {"Shadows", "The 24 puzzle chips and ten characters of this box."},
    {"The first box", "The 24 puzzle chips and ten characters of the earlier box."},
    {"Both boxes", "All of them."},
    {NULL},
};

static const struct setup_choice banks[] = {
    {"First game", "Plain chips, good to begin with.", .friendly = true},
    {"Fists of Frenzy", "Many attacks."},
    {"Combo-Crazy", "Long turns out of many chips."},
    {"No attacks", "Everybody builds in peace, until gems fly."},
    {"The Hammer", "Hard hits, and chips that answer them."},
    {"Surprise me", "Ten stacks by chance."},
    {"Custom", "Ten stacks of your choice."},
    {NULL},
};

/* In the order of ps_stack_choices. */
#define ABOUT_BASIC(id_, name_)
#define ABOUT_CHARACTER(id_, name_)
#define ABOUT_PUZZLE(id_, name_) {.title = name_, .card = #id_},
static const struct setup_choice stacks[] = {
    {"Surprise me", NULL},
/* clang-format off */
#define CHIP(id, name, provenance, class_, ...) ABOUT_##class_(id, name)
#include "games/puzzle_strike/chips.def"
#undef CHIP
    /* clang-format on */
    {NULL},
};

enum {
    MANY = 1 << MODE_FREE_FOR_ALL | 1 << MODE_LAST_STANDING,
    NO_MATCH = 1 << MODE_DUEL | 1 << MODE_TEAM | MANY
};

const struct setup_field ps_setup[] = {
    [FIELD_MODE] = {.name = "mode",
                    .title = "Mode",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = ps_modes,
                    .about = modes},
    [FIELD_PLAYERS] = {.name = "players",
                       .title = "Players",
                       .kind = SETUP_NUMBER,
                       .count = 1,
                       .least = 3,
                       .most = 4,
                       .fallback = 3,
                       .modes = MANY},
    [FIELD_CHARACTERS] = {.name = "characters",
                          .title = "Character",
                          .kind = SETUP_CHOICE,
                          .count = PLAYERS,
                          .choices = ps_character_choices,
                          .about = characters,
                          .modes = NO_MATCH,
                          .when = "clockwork",
                          .is = false,
                          .whose = SETUP_EACH},
    [FIELD_CLOCKWORK] = {.name = "clockwork",
                         .title = "Draft clockwork soldiers instead of characters",
                         .kind = SETUP_FLAG,
                         .count = 1,
                         .modes = NO_MATCH},
    [FIELD_SETS] = {.name = "set",
                    .title = "What comes by chance is out of",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = ps_set_names,
                    .about = sets},
    [FIELD_BANK] = {.name = "bank",
                    .title = "The bank's ten stacks",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = ps_banks,
                    .about = banks,
                    .modes = NO_MATCH},
    [FIELD_STACKS] = {.name = "stacks",
                      .title = "Stack",
                      .kind = SETUP_CHOICE,
                      .count = PUZZLES,
                      .choices = ps_stack_choices,
                      .about = stacks,
                      .modes = NO_MATCH,
                      .when = "bank",
                      .is = BANK_CUSTOM},
    [FIELD_MIRROR] = {.name = "mirror",
                      .title = "Several may have the same character",
                      .kind = SETUP_FLAG,
                      .count = 1},
    {.name = NULL},
};
