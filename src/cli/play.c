#include "cli/cli.h"
const struct command command_play = {.name = "play"};
