/* terminal.c - what the terminal can do. */
#include "cli/cli.h"

#include <stdlib.h>
#include <unistd.h>

bool terminal_color(void)
{
    const char *never = getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) && !(never && *never);
}
