#include "cli/cli.h"
const struct command command_engine = {.name = "engine"};
