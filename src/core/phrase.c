/* phrase.c - see phrase.h. */
#include "core/phrase.h"

#include "core/format.h"
#include "core/seat.h"
#include "core/writer.h"

#include <assert.h>
#include <ctype.h>
#include <stdarg.h>
#include <string.h>

const char *seat_color(int seat)
{
    static const char *const colors[SEATS] = {"Red", "Blue", "Green", "Yellow", "White"};
    assert(seat >= 0 && seat < SEATS);
    return colors[seat];
}

const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

void say(struct phrase *s, const char *format, ...)
{
    size_t length = strlen(s->text);
    va_list arguments;
    va_start(arguments, format);
    format_text(s->text + length, sizeof s->text - length, format, arguments);
    va_end(arguments);
}

/* --- Who, and what they do. --- */

void say_who(struct phrase *s, int seat, const char *name)
{
    bool first = !*s->text;
    s->to_you = s->you == seat + 1;
    say(s, "%s", s->to_you ? "you" : name);
    if (first)
        s->lead = (uint8_t)strlen(s->text);
}

void say_whom(struct phrase *s, int seat, const char *name)
{
    say(s, "%s", s->you == seat + 1 ? "you" : name);
}

void say_whose(struct phrase *s, int seat, const char *name)
{
    if (s->you == seat + 1)
        say(s, "your");
    else
        say(s, "%s's", name);
}

static bool ends_with(const char *word, size_t length, const char *end)
{
    size_t most = strlen(end);
    return length > most && !memcmp(word + length - most, end, most);
}

/* "takes" becomes "take", "passes" "pass", "carries" "carry". */
static void say_to_you(struct phrase *s, const char *verb)
{
    static const char *const irregular[][2] = {
        {"is", "are"}, {"has", "have"}, {"was", "were"}, {"does", "do"}, {"goes", "go"}};
    static const char *const long_ends[] = {"sses", "shes", "ches", "xes", "zzes"};
    int length = (int)strlen(verb), cut = 1;
    for (size_t i = 0; i < sizeof irregular / sizeof *irregular; i++)
        if (!strcmp(verb, irregular[i][0])) {
            say(s, "%s", irregular[i][1]);
            return;
        }
    assert(length > 1 && verb[length - 1] == 's');
    if (ends_with(verb, (size_t)length, "ies")) {
        say(s, "%.*sy", length - 3, verb);
        return;
    }
    for (size_t i = 0; i < sizeof long_ends / sizeof *long_ends; i++)
        if (ends_with(verb, (size_t)length, long_ends[i]))
            cut = 2;
    say(s, "%.*s", length - cut, verb);
}

void say_verb(struct phrase *s, const char *verb)
{
    if (s->to_you)
        say_to_you(s, verb);
    else
        say(s, "%s", verb);
}

void say_sentence(struct phrase *s, const char *sentence,
                  void (*fill)(const void *context, const char *mark, struct phrase *s),
                  const void *context)
{
    while (*sentence) {
        char mark[24];
        int plain = (int)strcspn(sentence, "[{");
        say(s, "%.*s", plain, sentence);
        sentence += plain;
        if (!*sentence)
            break;
        size_t length = strcspn(sentence, "]}") - 1;
        assert(length < sizeof mark && sentence[length + 1]);
        memcpy(mark, sentence + 1, length);
        mark[length] = '\0';
        if (*sentence == '[')
            say_verb(s, mark);
        else
            fill(context, mark, s);
        sentence += length + 2;
    }
}

/* --- What it is about. --- */

void say_touch(struct phrase *s, const char *format, ...)
{
    if (s->touches == TOUCHED)
        return;
    va_list arguments;
    va_start(arguments, format);
    format_text(s->touch[s->touches++], sizeof *s->touch, format, arguments);
    va_end(arguments);
}

void say_danger(struct phrase *s, const char *what)
{
    say(s, " (%s!)", what);
    s->danger = true;
}

/* --- As a sentence. --- */

bool phrase_begin(struct phrase *s)
{
    bool small = islower((unsigned char)*s->text);
    *s->text = (char)toupper((unsigned char)*s->text);
    return small;
}

const char *sentence_end(const char *text)
{
    size_t length = strlen(text);
    return length && strchr(".!?:", text[length - 1]) ? "" : ".";
}

void phrase_write(const struct phrase *s, struct writer *w)
{
    put_string(w, "kind", s->kind ? s->kind : "");
    put_string(w, "text", s->text);
    put_open(w, "touch", '[');
    for (int i = 0; i < s->touches; i++)
        put_string(w, NULL, s->touch[i]);
    put_close(w);
    if (s->danger)
        put_bool(w, "danger", true);
    if (s->passes)
        put_bool(w, "pass", true);
    if (*s->key)
        put_string(w, "key", s->key);
}
