#include "cli/cli.h"
const struct command command_replay = {.name = "replay"};
