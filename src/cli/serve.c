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

enum { OTHERS = 7, NUMBERS = 10 };

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
    if (!s->host)
        s->host = from_environment("host");
    if (!s->metrics)
        s->metrics = from_environment("metrics");
}

/* What flags say about limits; 0: nothing. */
struct rates {
    int times, messages_per_second, messages_burst, tables_per_minute, requests_per_second;
};

static void set_limits(struct limit *limits, const struct rates *r)
{
    if (r->times)
        limits_multiply(limits, r->times);
    struct limit *messages = &limits[LIMIT_MESSAGES];
    double burst = r->messages_burst ? r->messages_burst : messages->person;
    double rate = r->messages_per_second ? r->messages_per_second : burst / messages->seconds;
    limit_set(messages, rate, burst);
    if (r->tables_per_minute)
        limit_set(&limits[LIMIT_TABLES], r->tables_per_minute / 60.0, r->tables_per_minute);
    if (r->requests_per_second)
        limit_set(&limits[LIMIT_REQUESTS], r->requests_per_second, 4.0 * r->requests_per_second);
}

/* Where games are kept; it is there then. Returns an exit code, or -1 to go on. */
static int find_folder(const struct command *self, const char *data, char *folder, size_t capacity)
{
    struct reason why;
    if (data)
        snprintf(folder, capacity, "%s", data);
    else if (!file_state_folder(folder, capacity))
        return cli_usage(self, "say with --data where to keep the games.");
    if (file_make_folders(folder))
        return -1;
    refuse(&why, "The folder %.100s can't be made.", folder);
    return cli_refuse(self, &why);
}

static int run(const struct command *self, int argc, char **argv)
{
    struct settings s;
    struct reason why;
    struct cli_words words;
    char folder[4096];
    const char *texts[NUMBERS] = {NULL};
    struct rates rates = {0};
    settings_defaults(&s);
    const struct number numbers[NUMBERS] = {
        {"port", &s.port, 0, 65535},
        {"workers", &s.workers, 1, 256},
        {"limits", &rates.times, 1, 1000000},
        {"messages-per-second", &rates.messages_per_second, 1, 1000000},
        {"messages-burst", &rates.messages_burst, 1, 1000000},
        {"watched-tables", &s.watched_tables, 1, 1000000},
        {"connections-per-address", &s.connections_per_address, 1, 1000000},
        {"tables-per-minute", &rates.tables_per_minute, 1, 1000000000},
        {"requests-per-second", &rates.requests_per_second, 1, 1000000},
        {"waiting-bytes", &s.waiting_bytes, 1000, 1 << 30},
    };
    const char *address = NULL, *data = NULL;
    struct cli_option options[NUMBERS + OTHERS + 1] = {{"address", &address, NULL},
                                                       {"data", &data, NULL},
                                                       {"certificate", &s.certificate, NULL},
                                                       {"key", &s.key, NULL},
                                                       {"host", &s.host, NULL},
                                                       {"proxy", NULL, &s.proxy},
                                                       {"metrics", &s.metrics, NULL}};
    for (int i = 0; i < NUMBERS; i++)
        options[OTHERS + i] = (struct cli_option){numbers[i].name, &texts[i], NULL};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count)
        return cli_usage(self, "it takes no words.");
    if (!read_numbers(numbers, texts, &why))
        return cli_refuse(self, &why);
    set_limits(s.limits, &rates);
    read_environment(&s, &address, &data);
    if (!s.certificate != !s.key)
        return cli_usage(self, "TLS needs both --certificate and --key.");
    code = find_folder(self, data, folder, sizeof folder);
    if (code >= 0)
        return code;
    s.folder = folder;
    return server_run(&s, &why) ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_serve = {
    .name = "serve",
    .arguments = "[--port N] [--address A] [--data FOLDER] ...",
    .summary = "Open the parlor: tables in the browser and over the network.",
    .options = COMMAND_OPTIONS(
        {"address", "A", "where to listen, in numbers; 127.0.0.1, so only this machine"},
        {"port", "N", "8080; 0 takes a free one"},
        {"data", "FOLDER", "where games and people are kept; $XDG_STATE_HOME/parlor"},
        {"certificate", "FILE", "speak TLS, with --key"}, {"key", "FILE", "of the certificate"},
        {"host", "NAME", "the account that reads what people report, and can silence somebody"},
        {"proxy", NULL,
         "a reverse proxy on this machine passes requests on: limits count for the last address in "
         "its X-Forwarded-For"},
        {"metrics", "A:PORT",
         "where to tell /metrics (for Prometheus), /healthz and /readyz, without TLS, as "
         "127.0.0.1:9090; nowhere"},
        {"workers", "N",
         "threads for bots, as many as there are cores; one that thinks for a second takes up to "
         "128 MB"},
        {"limits", "N",
         "this many times the limits of docs/server-protocol.md (not for passwords), as for a "
         "school behind one address; 1"},
        {"messages-per-second", "N", "limit for one person; 50, and 200 for one address"},
        {"messages-burst", "N", "the same at once; 200, and 800 for one address"},
        {"watched-tables", "N", "limit for one connection; 100"},
        {"connections-per-address", "N", "open WebSockets; 64, and with plain HTTP twice that"},
        {"tables-per-minute", "N", "limit for new tables from one address; 20"},
        {"requests-per-second", "N", "limit for HTTP requests from one address; 50"},
        {"waiting-bytes", "N", "limit for what a client may leave unread; 1048576"}),
    .help = "Each option can also be set in the environment: PARLOR_PORT=80 and so on. SIGTERM,\n"
            "SIGINT and SIGHUP stop it; nothing that it confirmed is ever lost.\n"
            "docs/running.md says more, and docs/server-protocol.md is what it speaks.\n",
    .run = run,
};
