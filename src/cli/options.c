/* options.c - the command line: known options, setup fields of a game, and plain words. */
#include "cli/cli.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cli_refuse(const struct command *self, const struct reason *why)
{
    assert(*why->text); /* nobody is refused without a sentence */
    fprintf(stderr, "parlor %s: %s\n", self->name, why->text);
    return EXIT_REFUSED;
}

int cli_usage(const struct command *self, const char *sentence)
{
    fprintf(stderr, "parlor %s: %s\nusage: parlor %s %s\n", self->name, sentence, self->name,
            self->arguments);
    return EXIT_USAGE;
}

static const struct cli_option *option_find(const struct cli_option *options, const char *name)
{
    for (; options && options->name; options++)
        if (!strcmp(options->name, name))
            return options;
    return NULL;
}

/* Whether what is parsed is what the command tells about: each option, and whether it takes a
 * value. */
__attribute__((unused)) static bool are_described(const struct command *self,
                                                  const struct cli_option *options)
{
    const struct command_option *described = self->options;
    int left = 0;
    for (const struct cli_option *option = options; option && option->name; option++)
        left++;
    for (; described && described->name; described++, left--) {
        const struct cli_option *option = option_find(options, described->name);
        if (!option || !option->text != !described->value)
            return false;
    }
    return left == 0;
}

/* One --option, with its value if it takes one; returns how many arguments it used, 0: refused. */
static int parse_option(const struct command *self, int argc, char **argv,
                        const struct cli_option *options, struct cli_words *words)
{
    char name[CLI_NAME], sentence[120];
    assert(argc > 0 && !strncmp(argv[0], "--", 2));
    const char *equals = strchr(argv[0], '=');
    size_t length = equals ? (size_t)(equals - argv[0]) : strlen(argv[0]);
    snprintf(name, sizeof name, "%.*s", (int)(length - 2), argv[0] + 2);

    const struct cli_option *option = option_find(options, name);
    if (!option &&
        (!self->takes_settings || words->settings == CLI_SETTINGS || !is_plain_word(name))) {
        snprintf(sentence, sizeof sentence, "there is no option '--%s'.", name);
        cli_usage(self, sentence);
        return 0;
    }
    if (option && option->flag && equals) {
        snprintf(sentence, sizeof sentence, "'--%s' takes no value.", name);
        cli_usage(self, sentence);
        return 0;
    }
    if (option && option->flag) {
        *option->flag = true;
        return 1;
    }
    const char *value = equals ? equals + 1 : argc > 1 ? argv[1] : NULL;
    if (!value) {
        snprintf(sentence, sizeof sentence, "'--%s' needs a value.", name);
        cli_usage(self, sentence);
        return 0;
    }
    if (option) {
        *option->text = value;
    } else {
        assert(words->settings < CLI_SETTINGS);
        memcpy(words->setting[words->settings].name, name, sizeof name);
        words->setting[words->settings++].value = value;
    }
    return equals ? 1 : 2;
}

int cli_parse(const struct command *self, int argc, char **argv, const struct cli_option *options,
              struct cli_words *words)
{
    assert(are_described(self, options));
    *words = (struct cli_words){0};
    for (int i = 0; i < argc;) {
        if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h")) {
            help_show(self);
            return EXIT_FINE;
        }
        if (!strncmp(argv[i], "--", 2)) {
            int used = parse_option(self, argc - i, argv + i, options, words);
            if (!used)
                return EXIT_USAGE;
            i += used;
            continue;
        }
        if (words->count == CLI_WORDS)
            return cli_usage(self, "too many words.");
        words->word[words->count++] = argv[i++];
    }
    return -1;
}

bool cli_setting(const char *value, struct text *out, struct reason *why)
{
    if (value[0] == '@')
        return file_read_setting(value + 1, out, why);
    text_add_bytes(out, value, strlen(value));
    return !out->failed || refuse_memory(why);
}

static bool set_one(const struct game_rules *rules, const char *name, const char *value,
                    struct setup *setup, struct reason *why)
{
    struct text content = {0};
    bool fine = cli_setting(value, &content, why) &&
                setup_set(rules->setup, setup, name, text_string(&content), why);
    text_free(&content);
    return fine;
}

bool cli_change_setup(const struct game_rules *rules, const struct cli_words *words,
                      struct setup *setup, struct reason *why)
{
    for (int i = 0; i < words->settings; i++)
        if (!set_one(rules, words->setting[i].name, words->setting[i].value, setup, why))
            return false;
    return true;
}

bool cli_setup(const struct game_rules *rules, const struct cli_words *words, struct setup *setup,
               struct reason *why)
{
    setup_defaults(rules->setup, setup);
    return cli_change_setup(rules, words, setup, why);
}

bool cli_number(const char *name, const char *text, long long least, long long most, long long *out,
                struct reason *why)
{
    char *end;
    assert(least <= most);
    errno = 0;
    *out = strtoll(text, &end, 10);
    if (errno || end == text || *end || *out < least || *out > most)
        return refuse(why, "--%s must be a whole number from %lld to %lld, not '%.40s'.", name,
                      least, most, text);
    return true;
}
