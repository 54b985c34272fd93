/* engine.c - `parlor engine`: reads lines, finds their command, and writes exactly one reply each.
 * What the commands do is in engine_commands.c. */
#include "cli/engine.h"

#include "cli/cli.h"
#include "core/request.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- From a line to its command. --- */

static json_t *parse(const char *line, size_t length, struct reason *why)
{
    json_error_t error;
    json_t *json = NULL;
    if (length > ENGINE_LONGEST_LINE)
        refuse(why, "The line is too long; a line has at most %d bytes.", ENGINE_LONGEST_LINE);
    else if (memchr(line, '\0', length))
        refuse(why, "The line has a NUL byte; a line is JSON in UTF-8, without NUL bytes.");
    else if (!(json = json_loadb(line, length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error)))
        refuse(why, "The line can't be read as JSON: %.150s, at byte %d.", error.text,
               error.position);
    return json;
}

static const struct engine_command *find_command(const char *name, struct reason *why)
{
    char known[160] = "";
    for (const struct engine_command *command = engine_commands; command->name; command++) {
        if (!strcmp(command->name, name))
            return command;
        size_t length = strlen(known);
        snprintf(known + length, sizeof known - length, "%s%s", length ? ", " : "", command->name);
    }
    refuse(why, "There is no command '%.40s'; there are: %s.", name, known);
    return NULL;
}

static const char *const common_members[] = {"cmd", "id", NULL};

static bool obey(struct engine *engine, const json_t *line, struct writer *w, struct reason *why)
{
    const char *name = json_string_value(json_object_get(line, "cmd"));
    if (!name)
        return refuse(why, "A line is a JSON object with the name of a command as its member "
                           "'cmd', such as {\"cmd\": \"games\"}.");
    const struct engine_command *command = find_command(name, why);
    if (!command || !request_check(line, command->name, common_members, command->members, why))
        return false;
    if (command->needs_game && !engine->rules)
        return refuse(why, "There is no game yet; begin one with 'new', 'load_record' or 'load'.");
    assert(w->depth == 1 && !engine->rules == !engine->g);
    return command->run(engine, line, w, why);
}

/* --- The reply. --- */

/* Opens the reply and repeats the line's id, whatever it was. */
static void reply_open(struct writer *w, bool ok, const json_t *line)
{
    const json_t *id = json_object_get(line, "id");
    put_open(w, NULL, '{');
    put_bool(w, "ok", ok);
    if (!id)
        return;
    char *text = json_dumps(id, JSON_ENCODE_ANY | JSON_COMPACT);
    if (text)
        put_raw(w, "id", text);
    free(text);
}

void engine_line(struct engine *engine, const char *line, size_t length, struct text *reply)
{
    struct text body = {0};
    struct writer w = {.out = &body};
    struct reason why;
    json_t *json = parse(line, length, &why);
    reply_open(&w, true, json);
    if (!json || !obey(engine, json, &w, &why)) {
        text_clear(&body);
        w = (struct writer){.out = &body};
        reply_open(&w, false, json);
        put_string(&w, "error", why.text);
    }
    assert(w.depth == 1);
    put_close(&w);
    if (body.failed)
        text_add(reply, "{\"ok\":false,\"error\":\"There is not enough memory for the reply.\"}");
    else
        text_add_bytes(reply, body.bytes, body.length);
    text_free(&body);
    json_decref(json);
}

void engine_free(struct engine *engine)
{
    free(engine->g);
    record_free(&engine->record);
    *engine = (struct engine){0};
}

/* --- The lines. --- */

/* Reads a line and returns how long it is. Of one that is too long only so much is kept that it
 * can be told; the rest is read and forgotten. -1: there are no more lines. */
static long read_line(char kept[ENGINE_LONGEST_LINE + 1])
{
    long length = 0;
    int c;
    while ((c = getc_unlocked(stdin)) != EOF && c != '\n')
        if (length <= ENGINE_LONGEST_LINE)
            kept[length++] = (char)c;
    return c == EOF && !length ? -1 : length;
}

static int run(const struct command *self, int argc, char **argv)
{
    static char line[ENGINE_LONGEST_LINE + 1];
    struct engine engine = {0};
    struct text reply = {0};
    struct cli_words words;
    struct reason why;
    bool written = true;
    int code = cli_parse(self, argc, argv, NULL, &words);
    if (code >= 0)
        return code;
    if (words.count)
        return cli_usage(self, "it takes no words; commands come as lines on standard input.");
    for (long length; written && !engine.finished && (length = read_line(line)) >= 0;) {
        text_clear(&reply);
        engine_line(&engine, line, (size_t)length, &reply);
        written = puts(text_string(&reply)) >= 0 && fflush(stdout) == 0;
    }
    text_free(&reply);
    engine_free(&engine);
    if (written)
        return EXIT_FINE;
    refuse(&why, "A reply can't be written: %s.", strerror(errno));
    return cli_refuse(self, &why);
}

const struct command command_engine = {
    .name = "engine",
    .arguments = "",
    .summary = "A protocol for programs: JSON lines in, JSON lines out.",
    .help = "Each line on standard input is a JSON object, each is answered by one line:\n"
            "\n"
            "  {\"cmd\": \"new\", \"game\": \"flash_duel\", \"seed\": 42}\n"
            "  {\"cmd\": \"question\", \"seat\": 0}\n"
            "  {\"cmd\": \"answer\", \"seat\": 0, \"option\": 2}\n"
            "\n"
            "A reply has \"ok\": true, or \"ok\": false and \"error\", a sentence that says what\n"
            "is wrong; then nothing has changed. The commands: games, setup_schema, catalogue,\n"
            "new, pending, question, answer, view, suggest, analyse, result, record,\n"
            "load_record, dump, load, quit.\n"
            "docs/engine-protocol.md describes them with examples; examples/play.py is a client.\n",
    .run = run,
};
