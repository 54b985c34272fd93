/* serve.c - `parlor serve`: the server's settings, from flags and from the environment. */
#include "cli/cli.h"
#include "server/server.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A setting that is a number. */
struct number {
    const char *name;
    int *value;
    int least, most;
};

enum { OTHERS = 5, NUMBERS = 9 };

/* --messages-per-second is also PARLOR_MESSAGES_PER_SECOND. */
static const char *from_environment(const char *name)
{
    char variable[60] = "PARLOR_";
    size_t length = strlen(variable);
    for (; *name && length < sizeof variable - 1; name++)
        variable[length++] = *name == '-' ? '_' : (char)toupper(*name);
    variable[length] = '\0';
    const char *value = getenv(variable);
    return value && *value ? value : NULL;
}

static bool read_numbers(const struct number *numbers, const char **texts, struct reason *why)
{
    for (int i = 0; i < NUMBERS; i++) {
        const char *text = texts[i] ? texts[i] : from_environment(numbers[i].name);
        long long value;
        if (!text)
            continue;
        if (!cli_number(numbers[i].name, text, numbers[i].least, numbers[i].most, &value, why))
            return false;
        *numbers[i].value = (int)value;
    }
    return true;
}

/* What the command line leaves open may stand in the environment. */
static void read_environment(struct settings *s, const char **address, const char **data)
{
    if (*address || (*address = from_environment("address")))
        s->address = *address;
    if (!*data)
        *data = from_environment("data");
    s->proxy |= from_environment("proxy") != NULL;
    if (!s->certificate)
        s->certificate = from_environment("certificate");
    if (!s->key)
        s->key = from_environment("key");
}

static int run(const struct command *self, int argc, char **argv)
{
    struct settings s;
    struct reason why;
    struct cli_words words;
    char folder[4096];
    const char *texts[NUMBERS] = {NULL};
    settings_defaults(&s);
    const struct number numbers[NUMBERS] = {
        {"port", &s.port, 0, 65535},
        {"workers", &s.workers, 1, 256},
        {"messages-per-second", &s.messages_per_second, 1, 1000000},
        {"messages-burst", &s.messages_burst, 1, 1000000},
        {"watched-tables", &s.watched_tables, 1, 1000000},
        {"connections-per-address", &s.connections_per_address, 1, 1000000},
        {"tables-per-minute", &s.tables_per_minute, 1, 1000000000},
        {"requests-per-second", &s.requests_per_second, 1, 1000000},
        {"waiting-bytes", &s.waiting_bytes, 1000, 1 << 30},
    };
    const char *address = NULL, *data = NULL;
    struct cli_option options[NUMBERS + OTHERS + 1] = {{"address", &address, NULL},
                                                       {"data", &data, NULL},
                                                       {"certificate", &s.certificate, NULL},
                                                       {"key", &s.key, NULL},
                                                       {"proxy", NULL, &s.proxy}};
    for (int i = 0; i < NUMBERS; i++)
        options[OTHERS + i] = (struct cli_option){numbers[i].name, &texts[i], NULL};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count)
        return cli_usage(self, "it takes no words.");
    if (!read_numbers(numbers, texts, &why))
        return cli_refuse(self, &why);
    read_environment(&s, &address, &data);
    if (!s.certificate != !s.key)
        return cli_usage(self, "TLS needs both --certificate and --key.");
    if (data)
        snprintf(folder, sizeof folder, "%s", data);
    else if (!file_state_folder(folder, sizeof folder))
        return cli_usage(self, "say with --data where to keep the games.");
    if (!file_make_folders(folder)) {
        refuse(&why, "The folder %.100s can't be made.", folder);
        return cli_refuse(self, &why);
    }
    s.folder = folder;
    return server_run(&s, &why) ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_serve = {
    .name = "serve",
    .arguments = "[--port N] [--address A] [--data FOLDER] ...",
    .summary = "Open the parlor: tables in the browser and over the network.",
    .options = COMMAND_OPTIONS(
        {"address", "A", "where to listen; 127.0.0.1, so only this machine"},
        {"port", "N", "8080; 0 takes a free one"},
        {"data", "FOLDER", "where games and people are kept; $XDG_STATE_HOME/parlor"},
        {"certificate", "FILE", "speak TLS, with --key"}, {"key", "FILE", "of the certificate"},
        {"proxy", NULL,
         "a reverse proxy on this machine passes requests on: limits count for the last address in "
         "its X-Forwarded-For"},
        {"workers", "N",
         "threads for bots, as many as there are cores; one that thinks for a second takes up to "
         "128 MB"},
        {"messages-per-second", "N", "limit for one connection; 50"},
        {"messages-burst", "N", "limit for one connection, at once; 200"},
        {"watched-tables", "N", "limit for one connection; 100"},
        {"connections-per-address", "N", "limit for one address; 64"},
        {"tables-per-minute", "N", "limit for new tables from one address; 20"},
        {"requests-per-second", "N", "limit for HTTP requests from one address; 50"},
        {"waiting-bytes", "N", "limit for what a client may leave unread; 1048576"}),
    .help = "Each option can also be set in the environment: PARLOR_PORT=80 and so on. SIGTERM\n"
            "stops it; nothing that it confirmed is ever lost. docs/server-protocol.md is what it\n"
            "speaks.\n",
    .run = run,
};
