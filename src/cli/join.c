/* join.c - `parlor join`: plays at a table of a server from the terminal, through the same protocol
 * as the page. A lost connection is made again, and an answer without its reply is sent again. */
#include "cli/cli.h"
#include "cli/join_show.h"
#include "cli/promise.h"
#include "cli/socket.h"
#include "cli/terminal.h"
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
    struct sight sight;        /* what was shown, and is offered */
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
    const struct text *window = &j->promise.window;
    tell(j,
         "{\"do\":\"watch\",\"ref\":%d,\"table\":\"%s\",\"picture\":true,\"plain\":%s,"
         "\"columns\":%d,\"rows\":%d}",
         REF_WATCH, j->table, window->plain ? "true" : "false", window->columns, window->rows);
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
    assert(*j->table && option >= 0 && option < j->sight.choices.count);
    j->sight.answered = true;
    text_clear(&j->unconfirmed);
    text_add(&j->unconfirmed,
             "{\"do\":\"answer\",\"ref\":%d,\"table\":\"%s\",\"question\":%lld,\"option\":%d}",
             REF_ANSWER, j->table, j->question, option);
    socket_send(&j->socket, text_string(&j->unconfirmed), j->unconfirmed.length);
    j->sight.choices.count = 0;
}

/* --- What we hear. --- */

static int first_open_seat(const json_t *state)
{
    size_t i;
    json_t *seat;
    json_array_foreach(json_object_get(state, "seats"), i, seat)
        if (!strcmp(member_text(seat, "kind"), "open"))
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
                      member_text(json_object_get(state, "fair"), "hash"), &why)) {
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
        printf("  The shuffle could not be checked: %s\n", member_text(reply, "error"));
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
    join_show_people(state);
    if (!j->only_watch && !j->sat && json_is_null(json_object_get(state, "seat")) && seat >= 0)
        sit_down(j, seat);
    j->sat = true;
    give_share(j, state);
}

static void hear_state(struct join *j, const json_t *state)
{
    const char *status = member_text(state, "status");
    const json_t *ask = json_object_get(state, "ask");
    j->question = json_integer_value(json_object_get(state, "question"));
    if (!json_is_object(ask) || j->question != j->shown)
        j->sight.choices.count = 0; /* else it is the question that was shown already */
    join_show_news(&j->sight, state);
    promise_see(&j->promise, state);
    if (!strcmp(status, "open")) {
        hear_open(j, state);
    } else if (json_is_object(ask) && j->question != j->shown) {
        join_show_people(state);
        join_show_question(&j->sight, state);
        j->shown = j->question;
    } else if (!strcmp(status, "over")) {
        join_end_line(&j->sight);
        join_show_result(state);
        ask_for_record(j);
    } else if (!strcmp(status, "paused")) {
        join_end_line(&j->sight);
        printf("  The table is paused; p goes on, when all agree.\n");
        j->shown = -1;
    }
    join_show_ready(&j->sight);
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
        join_end_line(&j->sight);
        printf("  %s\n", member_text(reply, "error"));
        join_show_ready(&j->sight);
        if (ref == REF_SIDES || ref == REF_CREATE || ref == REF_WATCH)
            snprintf(j->failure, sizeof j->failure, "%.190s", member_text(reply, "error"));
        return;
    }
    if (json_is_array(json_object_get(reply, "options"))) {
        join_end_line(&j->sight);
        join_show_hint(&j->sight, json_object_get(reply, "options"));
        join_show_ready(&j->sight);
    }
    if (ref == REF_SIDES)
        ask_for_table(j, json_object_get(reply, "sides"));
    if (ref == REF_CREATE) {
        snprintf(j->table, sizeof j->table, "%s", member_text(reply, "table"));
        printf("  The table is http%s://%s:%d/table/%s\n", j->endpoint.secure ? "s" : "",
               j->endpoint.host, j->endpoint.port, j->table);
        watch(j);
    }
}

/* A value after a patch: [what it is now], or what is different inside of it. */
static json_t *patched(json_t *value, const json_t *patch)
{
    const char *key;
    json_t *part, *length = json_object_get(patch, "length");
    if (json_is_array(patch))
        return json_incref(json_array_get(patch, 0));
    json_t *copy = json_copy(value);
    while (length && json_array_size(copy) > (size_t)json_integer_value(length))
        json_array_remove(copy, json_array_size(copy) - 1);
    json_object_foreach((json_t *)patch, key, part) {
        size_t place = strtoul(key, NULL, 10);
        if (part == length)
            continue;
        if (json_is_object(copy))
            json_object_set_new(copy, key, patched(json_object_get(copy, key), part));
        else if (place < json_array_size(copy))
            json_array_set_new(copy, place, patched(json_array_get(copy, place), part));
        else
            json_array_append_new(copy, patched(NULL, part));
    }
    return copy;
}

/* The state as it is now: the message, or the last state with what a change replaces in it. */
static const json_t *keep_state(struct join *j, json_t *message)
{
    json_t *patch = json_object_get(message, "patch");
    if (!strcmp(member_text(message, "on"), "change")) {
        if (json_is_object(patch))
            json_object_set_new(message, "view", patched(json_object_get(j->state, "view"), patch));
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
    printf("  You are %s.\n", member_text(json_object_get(message, "you"), "name"));
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
    const char *on = member_text(message, "on");
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
             REF_OTHER, j->table, member_text(offer, "what"), yes);
}

static void obey_number(struct join *j, const char *line)
{
    int chosen = choices_find(&j->sight.choices, line);
    if (chosen >= 0)
        answer(j, chosen);
    else if (j->sight.choices.count)
        puts("  There is no option with that number.");
    else
        puts("  You are not asked anything now.");
}

/* What the server does; what it says to that comes later. False: it is nothing of the kind. */
static bool obey_letter(struct join *j, const char *line)
{
    switch (*line) {
    case 't': simple(j, "takeback", ""); break;
    case 'h': simple(j, "hint", ""); break;
    case 'p': simple(j, "pause", ""); break;
    case 'r': simple(j, "resign", ""); break;
    case 'y':
    case 'n': agree(j, *line == 'y' ? "true" : "false"); break;
    case 'q': j->finished = true; break;
    default: return false;
    }
    return true;
}

static void obey(struct join *j, char *line)
{
    line[strcspn(line, "\n")] = '\0';
    if (*line == 'c' && (line[1] == ' ' || !line[1])) {
        chat(j, line + 1 + strspn(line + 1, " "));
        return;
    }
    if (line[0] && !line[1] && obey_letter(j, line))
        return;
    if (isdigit((unsigned char)*line))
        obey_number(j, line);
    else if (*line == '?')
        join_look_up(j->state, line + 1 + strspn(line + 1, " "));
    else if (!strcmp(line, "l"))
        screen_news(&j->sight.news, true);
    else
        join_show_options(&j->sight, line);
    join_show_ready(&j->sight);
}

/* At the end of its input a table is still watched: somebody may play by a script. */
static void read_keyboard(struct join *j, bool *ended)
{
    struct pollfd keys = {.fd = STDIN_FILENO, .events = POLLIN};
    char line[800];
    /* One line at a time, and only when there is something to answer or nothing is under way. */
    if (*ended || (j->unconfirmed.length && !isatty(STDIN_FILENO)) ||
        (!j->sight.choices.count && !isatty(STDIN_FILENO)) || poll(&keys, 1, 0) <= 0)
        return;
    if (!fgets(line, sizeof line, stdin)) {
        *ended = true;
        return;
    }
    if (isatty(STDIN_FILENO))
        j->sight.ready = false; /* the line ended when it was typed */
    join_end_line(&j->sight);
    obey(j, line);
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
    tale_free(&j->sight.news);
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

/* Below a picture there is room for a question with some options. */
static struct text window_for_pictures(void)
{
    enum { QUESTION_ROWS = 9 };
    struct text window = terminal_text();
    int rows = terminal_rows() - QUESTION_ROWS;
    window.color = false;
    window.columns = window.columns < 80 ? 80 : window.columns > 400 ? 400 : window.columns;
    if (terminal_is_interactive())
        window.rows = rows < PICTURE_ROWS ? PICTURE_ROWS : rows > 400 ? 400 : rows;
    return window;
}

static int run(const struct command *self, int argc, char **argv)
{
    static struct join j; /* large, and there is one */
    bool plain = false;
    struct cli_words words;
    struct reason why;
    const struct cli_option options[] = {{"new", &j.game, NULL},
                                         {"against", &j.against, NULL},
                                         {"watch", NULL, &j.only_watch},
                                         {"plain", NULL, &plain},
                                         {NULL, NULL, NULL}};
    j.socket = (struct socket){.hear = hear, .end = end};
    j.against = "open";
    j.shown = -1;
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (plain)
        terminal_be_plain();
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
    j.promise.window = window_for_pictures();
    return play(&j, &why) ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_join = {
    .name = "join",
    .arguments = "URL [--watch] [--plain] [--new GAME [--against open|novice|club|master]] [...]",
    .summary = "Play at a table of a server, from the terminal.",
    .options = COMMAND_OPTIONS(
        {"watch", NULL, "only look on"},
        {"plain", NULL, "words instead of drawings and colours, for screen readers"},
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
