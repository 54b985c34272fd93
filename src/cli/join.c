/* join.c - `parlor join`: plays at a table of a server from the terminal, through the same protocol
 * as the page. A lost connection is made again, and an answer without its reply is sent again. */
#include "cli/cli.h"
#include "cli/promise.h"
#include "cli/socket.h"
#include "core/plain.h"
#include "core/stopwatch.h"

#include <assert.h>
#include <ctype.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    REF_SIDES = 1,
    REF_CREATE,
    REF_SIT,
    REF_WATCH,
    REF_ANSWER,
    REF_RECORD,
    REF_OTHER,
    PATIENCE = 60 /* seconds */
};

struct join {
    struct socket socket;
    struct sockets sockets;
    struct endpoint endpoint;
    char cookie[160], table[16];
    const char *game, *against; /* for a new table; game is NULL: none */
    struct text setup; /* of the new table, or what it brings to its seat; JSON, "": nothing */
    bool only_watch, sat, shared, finished;
    json_t *state;             /* owned: of the table, NULL: not heard yet */
    struct promise promise;    /* about the shuffle */
    int options;               /* of the open question, 0: none */
    long long question, shown; /* its number; the last one that was shown */
    struct text unconfirmed;   /* an answer whose reply has not come */
    double lost;               /* when the connection was lost; 0: it is there */
    char failure[200];
};

/* --- What is kept: who one was at that server, and what it promised. --- */

static void kept_path(const struct join *j, const char *what, char *path, size_t capacity)
{
    if (!file_state_folder(path, capacity) || !file_make_folders(path))
        snprintf(path, capacity, ".");
    size_t length = strlen(path);
    snprintf(path + length, capacity - length, "/%s-%s-%d", what, j->endpoint.host,
             j->endpoint.port);
}

static void cookie_load(struct join *j)
{
    char path[4096];
    kept_path(j, "join", path, sizeof path);
    FILE *file = fopen(path, "r");
    if (file && fgets(j->cookie, sizeof j->cookie, file))
        j->cookie[strcspn(j->cookie, "\n")] = '\0';
    if (file)
        fclose(file);
    j->socket.cookie = *j->cookie ? j->cookie : NULL;
}

static void cookie_keep(struct join *j)
{
    char path[4096];
    if (!*j->socket.given)
        return;
    snprintf(j->cookie, sizeof j->cookie, "%s", j->socket.given);
    j->socket.cookie = j->cookie;
    kept_path(j, "join", path, sizeof path);
    struct text cookie = {0};
    text_add(&cookie, "%s", j->cookie);
    mode_t before = umask(077);
    file_write(path, &cookie, NULL);
    umask(before);
    text_free(&cookie);
}

/* --- What we say. --- */

static void tell(struct join *j, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void tell(struct join *j, const char *format, ...)
{
    char message[1000];
    va_list values;
    va_start(values, format);
    int length = vsnprintf(message, sizeof message, format, values);
    va_end(values);
    if (length > 0 && length < (int)sizeof message)
        socket_send(&j->socket, message, (size_t)length);
}

static void watch(struct join *j)
{
    assert(*j->table);
    tell(j, "{\"do\":\"watch\",\"ref\":%d,\"table\":\"%s\",\"picture\":true}", REF_WATCH, j->table);
    if (j->unconfirmed.length)
        socket_send(&j->socket, text_string(&j->unconfirmed), j->unconfirmed.length);
}

static void simple(struct join *j, const char *what, const char *more)
{
    tell(j, "{\"do\":\"%s\",\"ref\":%d,\"table\":\"%s\"%s}", what, REF_OTHER, j->table, more);
}

static void chat(struct join *j, const char *words)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    put_open(&w, NULL, '{');
    put_string(&w, "do", "chat");
    put_int(&w, "ref", REF_OTHER);
    put_string(&w, "table", j->table);
    put_string(&w, "text", words);
    put_close(&w);
    if (text.length < 3000)
        socket_send(&j->socket, text.bytes, text.length);
    text_free(&text);
}

static void answer(struct join *j, int option)
{
    assert(*j->table && option >= 0 && option < j->options);
    text_clear(&j->unconfirmed);
    text_add(&j->unconfirmed,
             "{\"do\":\"answer\",\"ref\":%d,\"table\":\"%s\",\"question\":%lld,\"option\":%d}",
             REF_ANSWER, j->table, j->question, option);
    socket_send(&j->socket, text_string(&j->unconfirmed), j->unconfirmed.length);
    j->options = 0;
}

/* --- What we hear. --- */

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static int first_open_seat(const json_t *state)
{
    size_t i;
    json_t *seat;
    json_array_foreach(json_object_get(state, "seats"), i, seat)
        if (!strcmp(text_of(seat, "kind"), "open"))
            return (int)i;
    return -1;
}

/* The seat's part of the shuffle, once it has seen what the server promises. What was given once is
 * given again: the server shall not choose among several. */
static void give_share(struct join *j, const json_t *state)
{
    char path[4096], hex[2 * SEED_BYTES + 1];
    const json_t *seat = json_object_get(state, "seat"),
                 *own = json_array_get(json_object_get(state, "seats"),
                                       (size_t)json_integer_value(seat));
    struct reason why;
    if (j->shared || !json_is_integer(seat) || json_is_true(json_object_get(own, "shared")))
        return;
    kept_path(j, "shares", path, sizeof path);
    if ((!j->promise.kept || j->promise.seat != json_integer_value(seat)) &&
        !promise_make(&j->promise, path, j->table, (int)json_integer_value(seat),
                      text_of(json_object_get(state, "fair"), "hash"), &why)) {
        snprintf(j->failure, sizeof j->failure, "%.190s", why.text);
        return;
    }
    seed_to_hex(j->promise.share, hex);
    tell(j, "{\"do\":\"share\",\"ref\":%d,\"table\":\"%s\",\"share\":\"%s\"}", REF_OTHER, j->table,
         hex);
    j->shared = true;
}

/* Did the server keep its promise? What it says itself is compared with what we know. */
static void check_promise(struct join *j, const json_t *reply)
{
    struct record record;
    struct reason why;
    j->finished = true;
    if (json_is_false(json_object_get(reply, "ok"))) {
        printf("  The shuffle could not be checked: %s\n", text_of(reply, "error"));
        return;
    }
    if (!record_read(&record, json_object_get(reply, "record"), &why)) {
        printf("  The shuffle could not be checked: %s\n", why.text);
        return;
    }
    if (promise_check(&j->promise, &record, &why))
        printf("  The shuffle was checked. It follows from the secret that was promised and from\n"
               "  all shares, yours among them, and what you were shown follows from it.\n");
    else
        snprintf(j->failure, sizeof j->failure, "The shuffle was not fair: %.150s", why.text);
    record_free(&record);
}

static void ask_for_record(struct join *j)
{
    if (j->promise.kept) {
        tell(j, "{\"do\":\"record\",\"ref\":%d,\"table\":\"%s\"}", REF_RECORD, j->table);
        return;
    }
    printf("  The shuffle was not checked: nothing was promised to this device before the first\n"
           "  card.\n");
    j->finished = true;
}

static void show_people(const json_t *state)
{
    size_t i;
    json_t *seat;
    json_array_foreach(json_object_get(state, "seats"), i, seat) {
        const char *kind = text_of(seat, "kind");
        printf("  %s: %s%s%s", text_of(seat, "side"),
               strcmp(kind, "open") ? text_of(seat, "name") : "free",
               strcmp(kind, "bot") ? "" : " (bot)",
               json_is_true(json_object_get(seat, "you")) ? " (you)" : "");
        const json_t *clock = json_object_get(seat, "clock");
        if (json_is_integer(clock))
            printf(", %lld s left", (long long)json_integer_value(clock) / 1000);
        printf("\n");
    }
}

static void show_news(const json_t *state)
{
    size_t i;
    json_t *item;
    json_int_t from = json_integer_value(json_object_get(state, "from"));
    if (!strcmp(text_of(state, "on"), "state") && from > 0)
        printf("  (What happened in the first %lld moves is left out.)\n", (long long)from);
    json_array_foreach(json_object_get(state, "events"), i, item)
        printf("  * %s\n", text_of(item, "text"));
    json_array_foreach(json_object_get(state, "chat"), i, item)
        printf("  %s: %s\n", text_of(item, "name"), text_of(item, "text"));
    json_array_foreach(json_object_get(state, "offers"), i, item)
        printf("  Offered: %s. Say y or n.\n", text_of(item, "what"));
}

/* A game by rules that are gone has no picture, and one that ended with them has no result. */
static void show_result(const json_t *state)
{
    size_t i;
    json_t *seat;
    const json_t *result = json_object_get(state, "result");
    const char *how = text_of(result, "how"), *picture = text_of(state, "picture");
    printf("\n%s", picture);
    if (!strcmp(how, "void")) {
        printf("  The game has no result: its rules were corrected while it was running, and its\n"
               "  moves do not fit the new ones. Nobody has lost.\n");
        return;
    }
    if (!strcmp(how, "long")) {
        printf(
            "\n  The game has no result: it has gone on for so long that it ends here. Nobody has "
            "lost.\n");
        return;
    }
    if (!*picture)
        printf("  This game was played by earlier rules, so its board can't be drawn here.\n");
    printf("\n  The game is over (%s).\n", how);
    json_array_foreach(json_object_get(result, "seats"), i, seat)
        printf("  %lld. %s, score %lld\n",
               (long long)json_integer_value(json_object_get(seat, "place")), text_of(seat, "name"),
               (long long)json_integer_value(json_object_get(seat, "score")));
}

static void show_question(struct join *j, const json_t *ask)
{
    const json_t *options = json_object_get(ask, "options");
    size_t i;
    json_t *option;
    printf("\n  %s\n", text_of(ask, "prompt"));
    json_array_foreach(options, i, option)
        printf("  %zu %s\n", i + 1, text_of(option, "text"));
    printf("  (a number; t take back, h hint, p pause, r resign, c WORDS chat, q leave) > ");
    j->options = (int)json_array_size(options);
}

static void sit_down(struct join *j, int seat)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    put_open(&w, NULL, '{');
    put_string(&w, "do", "sit");
    put_int(&w, "ref", REF_SIT);
    put_string(&w, "table", j->table);
    put_int(&w, "seat", seat);
    if (j->setup.length && !j->game)
        put_raw(&w, "setup", text_string(&j->setup));
    put_close(&w);
    socket_send(&j->socket, text_string(&text), text.length);
    text_free(&text);
}

static void hear_open(struct join *j, const json_t *state)
{
    int seat = first_open_seat(state);
    printf("  Waiting for players.\n");
    show_people(state);
    if (!j->only_watch && !j->sat && json_is_null(json_object_get(state, "seat")) && seat >= 0)
        sit_down(j, seat);
    j->sat = true;
    give_share(j, state);
}

static void hear_state(struct join *j, const json_t *state)
{
    const char *status = text_of(state, "status");
    const json_t *ask = json_object_get(state, "ask");
    j->question = json_integer_value(json_object_get(state, "question"));
    if (!json_is_object(ask) || j->question != j->shown)
        j->options = 0; /* else it is the question that was shown already */
    show_news(state);
    promise_see(&j->promise, state);
    if (!strcmp(status, "open")) {
        hear_open(j, state);
    } else if (json_is_object(ask) && j->question != j->shown) {
        printf("\n%s", text_of(state, "picture"));
        show_people(state);
        show_question(j, ask);
        j->shown = j->question;
    } else if (!strcmp(status, "over")) {
        show_result(state);
        ask_for_record(j);
    } else if (!strcmp(status, "paused")) {
        printf("  The table is paused; p goes on, when all agree.\n");
        j->shown = -1;
    }
    fflush(stdout);
}

static void hear_hint(const json_t *options)
{
    size_t i;
    json_t *option;
    json_array_foreach(options, i, option)
        if (i < 3)
            printf("  %zu. %s\n", i + 1, text_of(option, "text"));
}

/* A new table: first how many seats it has, then one of them for us and the others as wanted. */
static void ask_for_table(struct join *j, const json_t *sides)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    put_open(&w, NULL, '{');
    assert(j->game && j->setup.length);
    put_string(&w, "do", sides ? "create" : "sides");
    put_int(&w, "ref", sides ? REF_CREATE : REF_SIDES);
    put_string(&w, "game", j->game);
    put_raw(&w, "setup", text_string(&j->setup));
    if (sides) {
        put_open(&w, "seats", '[');
        for (size_t i = 0; i < json_array_size(sides); i++)
            put_string(&w, NULL, i ? j->against : "me");
        put_close(&w);
    }
    put_close(&w);
    socket_send(&j->socket, text_string(&text), text.length);
    text_free(&text);
}

static void hear_reply(struct join *j, const json_t *reply)
{
    json_int_t ref = json_integer_value(json_object_get(reply, "re"));
    if (ref == REF_ANSWER)
        text_clear(&j->unconfirmed);
    if (ref == REF_RECORD) {
        check_promise(j, reply);
        return;
    }
    if (json_is_false(json_object_get(reply, "ok"))) {
        printf("  %s\n", text_of(reply, "error"));
        if (ref == REF_SIDES || ref == REF_CREATE || ref == REF_WATCH)
            snprintf(j->failure, sizeof j->failure, "%.190s", text_of(reply, "error"));
        return;
    }
    if (json_is_array(json_object_get(reply, "options")))
        hear_hint(json_object_get(reply, "options"));
    if (ref == REF_SIDES)
        ask_for_table(j, json_object_get(reply, "sides"));
    if (ref == REF_CREATE) {
        snprintf(j->table, sizeof j->table, "%s", text_of(reply, "table"));
        printf("  The table is http%s://%s:%d/table/%s\n", j->endpoint.secure ? "s" : "",
               j->endpoint.host, j->endpoint.port, j->table);
        watch(j);
    }
}

/* The state as it is now: the message, or the last state with what a change replaces in it. (Its
 * patch is of the view, of which we show the picture only.) */
static const json_t *keep_state(struct join *j, json_t *message)
{
    if (!strcmp(text_of(message, "on"), "change")) {
        json_object_update(j->state, message);
    } else {
        json_decref(j->state);
        j->state = json_incref(message);
    }
    return j->state;
}

static void hear_hello(struct join *j, const json_t *message)
{
    cookie_keep(j);
    j->lost = 0;
    j->shared = false; /* it may have been lost on its way */
    printf("  You are %s.\n", text_of(json_object_get(message, "you"), "name"));
    if (*j->table)
        watch(j);
    else
        ask_for_table(j, NULL);
}

/* Whatever others wrote reaches a terminal only as plain text; a picture has lines. */
static void clean(json_t *value, bool lines)
{
    const char *name;
    json_t *member;
    size_t i;
    json_object_foreach(value, name, member)
        clean(member, !strcmp(name, "picture"));
    json_array_foreach(value, i, member)
        clean(member, lines);
    char *copy = json_is_string(value) ? strdup(json_string_value(value)) : NULL;
    if (!copy)
        return;
    plain_make(copy, lines);
    json_string_set(value, copy);
    free(copy);
}

static void hear(void *self, const char *bytes, size_t length)
{
    struct join *j = self;
    json_t *message = json_loadb(bytes, length, 0, NULL);
    clean(message, false);
    const char *on = text_of(message, "on");
    if (!strcmp(on, "hello"))
        hear_hello(j, message);
    else if (!strcmp(on, "state") || !strcmp(on, "change"))
        hear_state(j, keep_state(j, message));
    else if (!strcmp(on, "gone"))
        snprintf(j->failure, sizeof j->failure, "The table is gone.");
    else if (json_object_get(message, "re"))
        hear_reply(j, message);
    json_decref(message);
}

static void end(void *self, const char *why)
{
    struct join *j = self;
    if (j->lost <= 0)
        j->lost = stopwatch_seconds();
    if (!*j->failure && (stopwatch_seconds() - j->lost > PATIENCE || !*j->table))
        snprintf(j->failure, sizeof j->failure, "%.190s", why);
}

/* --- The keyboard. --- */

/* To whatever others have offered. */
static void agree(struct join *j, const char *yes)
{
    size_t i;
    json_t *offer;
    json_array_foreach(json_object_get(j->state, "offers"), i, offer)
        tell(j, "{\"do\":\"agree\",\"ref\":%d,\"table\":\"%s\",\"to\":\"%s\",\"yes\":%s}",
             REF_OTHER, j->table, text_of(offer, "what"), yes);
}

static void obey(struct join *j, char *line)
{
    line[strcspn(line, "\n")] = '\0';
    int number = atoi(line);
    if (isdigit((unsigned char)*line)) {
        if (number >= 1 && number <= j->options)
            answer(j, number - 1);
        else if (j->options)
            printf("  A number from 1 to %d.\n", j->options);
        else
            printf("  You are not asked anything now.\n");
        return;
    }
    switch (*line) {
    case 't': simple(j, "takeback", ""); break;
    case 'h': simple(j, "hint", ""); break;
    case 'p': simple(j, "pause", ""); break;
    case 'r': simple(j, "resign", ""); break;
    case 'y':
    case 'n': agree(j, *line == 'y' ? "true" : "false"); break;
    case 'c': chat(j, line + 1 + strspn(line + 1, " ")); break;
    case 'q': j->finished = true; break;
    default: printf("  A number, or one of t h p r c y n q.\n");
    }
}

/* At the end of its input a table is still watched: somebody may play by a script. */
static void read_keyboard(struct join *j, bool *ended)
{
    struct pollfd keys = {.fd = STDIN_FILENO, .events = POLLIN};
    char line[800];
    /* One line at a time, and only when there is something to answer or nothing is under way. */
    if (*ended || (j->unconfirmed.length && !isatty(STDIN_FILENO)) ||
        (!j->options && !isatty(STDIN_FILENO)) || poll(&keys, 1, 0) <= 0)
        return;
    if (fgets(line, sizeof line, stdin))
        obey(j, line);
    else
        *ended = true;
    fflush(stdout);
}

static bool play(struct join *j, struct reason *why)
{
    double tried = 0;
    bool ended = false;
    if (!sockets_start(&j->sockets, why))
        return false;
    setvbuf(stdin, NULL, _IONBF, 0);
    while (!j->finished && !*j->failure) {
        if (!j->socket.wsi && stopwatch_seconds() - tried > 1) {
            tried = stopwatch_seconds();
            socket_connect(&j->sockets, &j->socket);
        }
        sockets_wait(&j->sockets, 50);
        read_keyboard(j, &ended);
    }
    sockets_stop(&j->sockets);
    text_free(&j->unconfirmed);
    text_free(&j->setup);
    json_decref(j->state);
    promise_free(&j->promise);
    return !*j->failure || refuse(why, "%s", j->failure);
}

/* The whole setup of a new table; or what was named, for the seat that is taken. */
static bool read_setup(struct join *j, const struct cli_words *words, struct reason *why)
{
    struct writer w = {.out = &j->setup};
    const struct game_rules *rules = j->game ? game_find(j->game, why) : NULL;
    struct setup setup;
    if (j->game && (!rules || !cli_setup(rules, words, &setup, why)))
        return false;
    if (rules)
        setup_write(rules->setup, &setup, &w, NULL);
    if (rules || !words->settings)
        return true;
    put_open(&w, NULL, '{');
    for (int i = 0; i < words->settings; i++) {
        struct text value = {0};
        bool fine = cli_setting(words->setting[i].value, &value, why);
        put_string(&w, words->setting[i].name, text_string(&value));
        text_free(&value);
        if (!fine)
            return false;
    }
    put_close(&w);
    return true;
}

static int run(const struct command *self, int argc, char **argv)
{
    struct join j = {.socket = {.hear = hear, .end = end}, .against = "open", .shown = -1};
    struct cli_words words;
    struct reason why;
    const struct cli_option options[] = {{"new", &j.game, NULL},
                                         {"against", &j.against, NULL},
                                         {"watch", NULL, &j.only_watch},
                                         {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count != 1)
        return cli_usage(self, "name the address of a table.");
    if (!endpoint_read(&j.endpoint, words.word[0], &why))
        return cli_refuse(self, &why);
    if (!strncmp(j.endpoint.path, "/table/", 7))
        snprintf(j.table, sizeof j.table, "%.15s", j.endpoint.path + 7);
    else if (!j.game)
        return cli_usage(self, "the address has no table; --new GAME makes one.");
    if (!read_setup(&j, &words, &why)) {
        text_free(&j.setup);
        return cli_refuse(self, &why);
    }
    j.socket.endpoint = &j.endpoint;
    cookie_load(&j);
    char path[4096];
    kept_path(&j, "shares", path, sizeof path);
    promise_load(&j.promise, path, j.table);
    return play(&j, &why) ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_join = {
    .name = "join",
    .arguments = "URL [--watch] [--new GAME [--against open|novice|club|master]] [--FIELD VALUE]",
    .summary = "Play at a table of a server, from the terminal.",
    .options = COMMAND_OPTIONS(
        {"watch", NULL, "only look on"},
        {"new", "GAME",
         "make a table of this game at the server's address: the first seat is yours"},
        {"against", "open|novice|club|master", "who has the other seats of a new table; open"}),
    .takes_settings = true,
    .help =
        "The URL is that of a table, as the browser shows it: http://host:8080/table/CODE.\n"
        "You take its first free seat. With --new it is the server's address, and the fields of\n"
        "the game's setup choose what is played. At somebody else's table a field is what you\n"
        "bring to your seat: --blue @deck.json. Who you are at that server is kept in\n"
        "$XDG_STATE_HOME/parlor; coming back you have your seat again. So is what the server\n"
        "promised about the shuffle and the share that you gave: after the end all of it is\n"
        "checked, and every board that you were shown; a server that cheated is an error.\n",
    .run = run,
};
