/* load.c - `parlor load`: many tables with two players each, who answer at random as fast as the
 * server lets them. Says how many answers a second were on disk, and how long each took. */
#include "cli/cli.h"
#include "cli/crowd.h"
#include "core/dice.h"
#include "core/stopwatch.h"
#include "server/limits.h"

#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    SLOWEST = 4096, /* tenths of a millisecond that are told apart */
    WHEEL = 4096    /* milliseconds that a player may think */
};

struct load;

/* Two players share a table; the first one makes it. */
struct player {
    struct visitor visitor;
    struct load *load;
    struct player *other;
    bool makes;
    char table[16];
    long long question; /* answered last, -1 none */
    long long open_question;
    unsigned options; /* that it has to answer it; 0: it is not asked */
    double asked;     /* when the answer was sent; 0: no reply is due */
    unsigned option;  /* what it will answer when it has thought */
    double due;       /* the millisecond in which the table's next answer is due; of who makes it */
    struct player *next_thinker;
};

struct load {
    const char *game, *mode;
    struct endpoint endpoint;
    struct crowd crowd;
    struct player *players;
    int count, open;
    struct dice dice;
    double rate;                    /* answers a second of all tables; 0: as many as possible */
    struct player *thinking[WHEEL]; /* by the millisecond in which they answer */
    long long now;                  /* the millisecond up to which they have answered */
    double from, until;             /* when answers are counted */
    long long answers, games, refused;
    long long slow[SLOWEST]; /* answers by latency */
    double stolen;           /* per cent of the machine's time that it did not get */
    char failure[160];
};

/* --- One player. Replies and states are scanned, not parsed: the server's cost is measured. --- */

static void say_to(struct player *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say_to(struct player *p, const char *format, ...)
{
    char message[400];
    va_list values;
    va_start(values, format);
    int length = vsnprintf(message, sizeof message, format, values);
    va_end(values);
    if (length < (int)sizeof message)
        visitor_send(&p->visitor, message, (size_t)length);
    else
        snprintf(p->load->failure, sizeof p->load->failure,
                 "The name of a game or mode is too long.");
}

static const char *find(const char *from, const char *end, const char *what)
{
    return memmem(from, (size_t)(end - from), what, strlen(what));
}

static void make_table(struct player *p)
{
    say_to(p,
           "{\"do\":\"create\",\"ref\":1,\"game\":\"%s\",\"setup\":{\"mode\":\"%s\"},"
           "\"seats\":[\"me\",\"open\"],\"public\":false}",
           p->load->game, p->load->mode);
}

static void sit_down(struct player *p, const char *table)
{
    snprintf(p->table, sizeof p->table, "%s", table);
    p->question = -1;
    p->options = 0;
    if (!p->makes)
        say_to(p, "{\"do\":\"sit\",\"ref\":2,\"table\":\"%s\",\"seat\":1}", table);
    say_to(p, "{\"do\":\"watch\",\"ref\":2,\"table\":\"%s\"}", table);
    say_to(p, "{\"do\":\"share\",\"ref\":2,\"table\":\"%s\",\"share\":\"%064x\"}", table,
           dice_roll(&p->load->dice));
}

static void hear_reply(struct player *p, const char *message, const char *end)
{
    struct load *load = p->load;
    const char *table = find(message, end, "\"table\":\"");
    if (!find(message, end, "\"ok\":true")) {
        const char *error = find(message, end, "\"error\":\"");
        const char *text = error ? error + strlen("\"error\":\"") : message;
        size_t length = error ? strcspn(text, "\"") : (size_t)(end - message);
        load->refused++;
        snprintf(load->failure, sizeof load->failure, "%.*s", (int)length, text);
    } else if (table) {
        char code[16];
        snprintf(code, sizeof code, "%.*s", (int)strcspn(table + 9, "\""), table + 9);
        sit_down(p, code);
        sit_down(p->other, code);
    } else if (p->asked > 0 && find(message, end, "{\"re\":3")) {
        double now = stopwatch_seconds();
        int tenths = (int)((now - p->asked) * 10000);
        assert(tenths >= 0);
        p->asked = 0;
        if (now < load->from || now > load->until)
            return;
        load->answers++;
        load->slow[tenths < SLOWEST ? tenths : SLOWEST - 1]++;
    }
}

static void send_answer(struct player *p)
{
    p->asked = stopwatch_seconds();
    say_to(p, "{\"do\":\"answer\",\"ref\":3,\"table\":\"%s\",\"question\":%lld,\"option\":%u}",
           p->table, p->question, p->option);
}

/* Each table answers so often that all together reach the rate: half of that time up to one and a
 * half times that after the answer before was due, whenever that was confirmed. */
static void think(struct player *p)
{
    struct load *load = p->load;
    assert(load->rate > 0 && p->options);
    double each = 1000.0 * load->count / 2 / load->rate;
    double *due = p->makes ? &p->due : &p->other->due;
    if (*due == 0)
        *due = (double)load->now; /* now the table begins */
    *due += each * (0.5 + dice_below(&load->dice, 1000) / 1000.0);
    long long wait = (long long)*due - load->now - 1;
    wait = wait < 0 ? 0 : wait % (WHEEL - 1);
    assert(wait >= 0 && wait < WHEEL - 1); /* the slot of now is being emptied */
    struct player **slot = &load->thinking[(load->now + 1 + wait) % WHEEL];
    p->next_thinker = *slot;
    *slot = p;
}

/* Those who have thought answer. After every message that comes, too: else a burst of messages
 * would make a burst of answers, and that the next one. */
static void answer_due(struct load *load)
{
    for (long long now = (long long)(stopwatch_seconds() * 1000); load->now < now;) {
        struct player **slot = &load->thinking[++load->now % WHEEL];
        for (struct player *p = *slot; p; p = p->next_thinker)
            send_answer(p);
        *slot = NULL;
    }
}

static void wait_and_answer(struct load *load)
{
    crowd_wait(&load->crowd, load->rate > 0 ? 1 : 50);
    answer_due(load);
}

static unsigned count_options(const char *ask, const char *end)
{
    unsigned options = 0;
    const char *options_end = find(ask, end, "\"waiting\":");
    for (const char *at = ask; (at = find(at, options_end ? options_end : end, "{\"option\":"));
         at++)
        options++;
    return options;
}

static void answer(struct player *p)
{
    assert(p->options && p->open_question > p->question);
    p->question = p->open_question;
    p->option = dice_below(&p->load->dice, p->options);
    if (p->load->rate > 0)
        think(p);
    else
        send_answer(p);
}

/* A state or a change: what it does not say is as it was. */
static void hear_state(struct player *p, const char *message, const char *end)
{
    const char *ask = find(message, end, "\"ask\":");
    const char *question = find(ask ? ask : message, end, "\"question\":");
    if (find(message, end, "\"status\":\"over\"")) {
        say_to(p, "{\"do\":\"unwatch\",\"ref\":2,\"table\":\"%s\"}", p->table);
        if (p->makes) {
            p->load->games++;
            make_table(p);
        }
        return;
    }
    if (question)
        p->open_question = atoll(question + 11);
    if (ask)
        p->options = count_options(ask, end);
    if (p->options && p->open_question > p->question)
        answer(p);
}

static void hear(void *self, const char *message, size_t length)
{
    struct player *p = self;
    const char *end = message + length;
    if (!strncmp(message, "{\"re\":", 6))
        hear_reply(p, message, end);
    else if (!strncmp(message, "{\"on\":\"state\"", 13) ||
             !strncmp(message, "{\"on\":\"change\"", 14))
        hear_state(p, message, end);
    else if (!strncmp(message, "{\"on\":\"hello\"", 13)) {
        p->load->open++;
        if (p->makes)
            make_table(p);
    }
    answer_due(p->load);
}

static void end(void *self, const char *why)
{
    struct player *p = self;
    if (stopwatch_seconds() < p->load->until)
        snprintf(p->load->failure, sizeof p->load->failure, "%.150s", why);
}

/* --- All of them. --- */

static bool invite_all(struct load *load)
{
    assert(load->count > 0 && load->count % 2 == 0);
    load->players = calloc((size_t)load->count, sizeof *load->players);
    for (int i = 0; load->players && i < load->count; i++)
        load->players[i] = (struct player){.visitor = {.hear = hear, .end = end, .file = -1},
                                           .load = load,
                                           .other = &load->players[i ^ 1],
                                           .makes = !(i & 1)};
    return load->players;
}

/* They come in groups, so that no connection waits too long to be let in. */
static void connect_all(struct load *load, double patience)
{
    double give_up = stopwatch_seconds() + patience;
    for (int i = 0; i < load->count && !*load->failure; i++) {
        struct player *p = &load->players[i ^ 1]; /* who sits down comes before who makes */
        visitor_connect(&load->crowd, &p->visitor);
        while (i - load->open > 50 && !*load->failure && stopwatch_seconds() < give_up)
            wait_and_answer(load);
    }
    while (load->open < load->count && !*load->failure && stopwatch_seconds() < give_up)
        wait_and_answer(load);
    if (load->open < load->count && !*load->failure)
        snprintf(load->failure, sizeof load->failure, "Only %d of %d players got in.", load->open,
                 load->count);
}

static double percentile(const struct load *load, double part)
{
    long long seen = 0;
    assert(part >= 0 && part <= 1);
    for (int i = 0; i < SLOWEST; i++)
        if ((double)(seen += load->slow[i]) >= part * (double)load->answers)
            return (i + 1) / 10.0;
    return SLOWEST / 10.0;
}

static void report(const struct load *load, double seconds, bool json)
{
    double rate = (double)load->answers / seconds;
    if (json)
        printf("{\"tables\":%d,\"seconds\":%.1f,\"answers\":%lld,\"answers_per_second\":%.0f,"
               "\"p50_ms\":%.1f,\"p90_ms\":%.1f,\"p99_ms\":%.1f,\"max_ms\":%.1f,\"games\":%lld,"
               "\"refused\":%lld,\"stolen_percent\":%.1f}\n",
               load->count / 2, seconds, load->answers, rate, percentile(load, 0.5),
               percentile(load, 0.9), percentile(load, 0.99), percentile(load, 1), load->games,
               load->refused, load->stolen);
    else
        printf("%d tables for %.1f s: %.0f answers a second on disk and confirmed.\n"
               "Of them half within %.1f ms, 90 %% within %.1f, 99 %% within %.1f, all within "
               "%.1f.\n%lld games were finished, %lld messages refused.\n"
               "%.1f %% of the machine's time went to other machines on the same hardware.\n",
               load->count / 2, seconds, rate, percentile(load, 0.5), percentile(load, 0.9),
               percentile(load, 0.99), percentile(load, 1), load->games, load->refused,
               load->stolen);
}

/* Of all processors since the machine's start, in ticks; nothing where the system does not say. */
struct machine_time {
    unsigned long long all, stolen;
};

static struct machine_time read_machine_time(void)
{
    enum { KINDS = 8 }; /* of time in /proc/stat; the last of them is what was stolen */
    struct machine_time time = {0};
    FILE *file = fopen("/proc/stat", "r");
    if (!file)
        return time;
    fscanf(file, "cpu");
    for (unsigned long long ticks, i = 0; i < KINDS && fscanf(file, "%llu", &ticks) == 1; i++) {
        time.all += ticks;
        time.stolen = ticks; /* the last one of them */
    }
    fclose(file);
    return time;
}

static void count_answers(struct load *load, double seconds)
{
    struct machine_time before = read_machine_time(), after;
    load->from = stopwatch_seconds() + 1; /* once they all play */
    load->until = load->from + seconds;
    while (!*load->failure && stopwatch_seconds() < load->until)
        wait_and_answer(load);
    load->until = 0;
    after = read_machine_time();
    if (after.all > before.all)
        load->stolen =
            100.0 * (double)(after.stolen - before.stolen) / (double)(after.all - before.all);
}

static bool play(struct load *load, double seconds, bool json, struct reason *why)
{
    bool ready =
        crowd_start(&load->crowd, &load->endpoint, why) && (invite_all(load) || refuse_memory(why));
    load->from = load->until = stopwatch_seconds() + 1e9;
    load->now = (long long)(stopwatch_seconds() * 1000);
    if (ready)
        connect_all(load, 60);
    if (ready && !*load->failure)
        count_answers(load, seconds);
    for (int i = 0; load->players && i < load->count; i++)
        visitor_leave(&load->players[i].visitor);
    crowd_stop(&load->crowd);
    free(load->players);
    if (*load->failure)
        return refuse(why, "%.200s", load->failure);
    if (ready)
        report(load, seconds, json);
    return ready;
}

/* --- A server of its own. --- */

static pid_t start_server(const char *folder, struct endpoint *endpoint, struct reason *why)
{
    int out[2];
    char line[200] = "";
    if (pipe(out)) {
        refuse(why, "No server could be started: %s.", strerror(errno));
        return -1;
    }
    pid_t child = fork();
    if (!child) {
        dup2(out[1], STDOUT_FILENO);
        close(out[0]);
        close(out[1]);
        execl("/proc/self/exe", "parlor", "serve", "--port", "0", "--data", folder,
              "--connections-per-address", "1000000", "--limits", "1000000", (char *)NULL);
        _exit(EXIT_USAGE);
    }
    close(out[1]);
    FILE *said = fdopen(out[0], "r");
    const char *url = said && fgets(line, sizeof line, said) ? strstr(line, "http://") : NULL;
    if (url)
        line[strcspn(line, "\n")] = '\0';
    bool fine = url ? endpoint_read(endpoint, url, why) : refuse(why, "The server did not start.");
    if (said)
        fclose(said);
    if (!fine && child > 0) {
        kill(child, SIGTERM);
        waitpid(child, NULL, 0);
    }
    return fine ? child : -1;
}

static bool play_alone(struct load *load, double seconds, bool json, struct reason *why)
{
    char folder[] = "/tmp/parlor-load-XXXXXX", path[80];
    if (!mkdtemp(folder))
        return refuse(why, "No folder could be made: %s.", strerror(errno));
    pid_t child = start_server(folder, &load->endpoint, why);
    bool fine = child > 0 && play(load, seconds, json, why);
    if (child > 0) {
        kill(child, SIGTERM);
        waitpid(child, NULL, 0);
    }
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/parlor.db%s", folder,
                 (const char *const[]){"", "-wal", "-shm"}[i]);
        unlink(path);
    }
    rmdir(folder);
    return fine;
}

static int run(const struct command *self, int argc, char **argv)
{
    const char *tables = "1000", *seconds = "10", *game = "flash_duel", *mode = "simple",
               *rate = "0";
    bool json = false;
    struct cli_words words;
    struct reason why;
    const struct cli_option options[] = {{"tables", &tables, NULL}, {"seconds", &seconds, NULL},
                                         {"game", &game, NULL},     {"mode", &mode, NULL},
                                         {"rate", &rate, NULL},     {"json", NULL, &json},
                                         {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count > 1)
        return cli_usage(self, "name one server, or none.");
    long long count, time, wanted;
    if (!cli_number("tables", tables, 1, 30000, &count, &why) ||
        !cli_number("seconds", seconds, 1, 3600, &time, &why) ||
        !cli_number("rate", rate, 0, 1000000, &wanted, &why))
        return cli_refuse(self, &why);
    limits_raise_files();
    struct load load = {
        .game = game, .mode = mode, .count = 2 * (int)count, .rate = (double)wanted, .dice = {1}};
    bool fine = words.count ? endpoint_read(&load.endpoint, words.word[0], &why) &&
                                  play(&load, (double)time, json, &why)
                            : play_alone(&load, (double)time, json, &why);
    return fine ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_load = {
    .name = "load",
    .arguments = "[URL] [--tables N] [--seconds N] [--rate N] [--game G] [--mode M] [--json]",
    .summary = "Measure a server: many tables, two players each.",
    .options = COMMAND_OPTIONS({"tables", "N", "1000"},
                               {"seconds", "N", "how long answers are counted; 10"},
                               {"rate", "N",
                                "answers a second, with time to think in between: that is how to "
                                "see latency; 0, as fast as it goes"},
                               {"game", "GAME", "flash_duel"}, {"mode", "MODE", "simple"},
                               {"json", NULL, "the result as JSON"}),
    .help = "Without a URL it starts a server of its own on this machine, with an empty folder.\n"
            "Only answers that the server has confirmed, and which are therefore on disk, are\n"
            "counted. A server with the usual limits lets in only 64 connections per address.\n",
    .run = run,
};
