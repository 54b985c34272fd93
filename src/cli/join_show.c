/* join_show.c - see join_show.h. */
#include "cli/join_show.h"

#include "cli/cli.h"
#include "cli/news.h"
#include "cli/reference.h"
#include "cli/terminal.h"

#include <stdio.h>
#include <string.h>

const char *member_text(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

void join_end_line(struct sight *sight)
{
    if (sight->ready)
        printf("\n");
    sight->ready = false;
}

void join_show_ready(struct sight *sight)
{
    if (!sight->choices.count)
        join_end_line(sight);
    else if (!sight->ready)
        printf("  (? for help) > ");
    sight->ready = sight->choices.count;
    fflush(stdout);
}

void join_show_people(const json_t *state)
{
    size_t i;
    json_t *seat;
    json_array_foreach(json_object_get(state, "seats"), i, seat) {
        const char *kind = member_text(seat, "kind");
        printf("  %s: %s%s%s", member_text(seat, "side"),
               strcmp(kind, "open") ? member_text(seat, "name") : "free",
               strcmp(kind, "bot") ? "" : " (bot)",
               json_is_true(json_object_get(seat, "you")) ? " (you)" : "");
        const json_t *clock = json_object_get(seat, "clock");
        if (json_is_integer(clock))
            printf(", %lld s left", (long long)json_integer_value(clock) / 1000);
        printf("\n");
    }
}

/* --- What happened. --- */

/* What has happened is printed as it comes; and kept, to be told in full, until one answers. */
static void show_events(struct sight *sight, const json_t *events)
{
    struct tale fresh = {0};
    struct text out = terminal_text();
    size_t i;
    json_t *event;
    if (sight->answered)
        tale_clear(&sight->news);
    sight->answered = false;
    json_array_foreach(events, i, event) {
        struct telling told = telling_read(event);
        tale_add(&fresh, &told);
        tale_add(&sight->news, &told);
    }
    news_write(&fresh, false, &out);
    fputs(text_string(&out), stdout);
    text_free(&out);
    tale_free(&fresh);
}

void join_show_news(struct sight *sight, const json_t *state)
{
    size_t i;
    json_t *item;
    json_int_t from = json_integer_value(json_object_get(state, "from"));
    if (json_array_size(json_object_get(state, "events")) ||
        json_array_size(json_object_get(state, "chat")) ||
        json_array_size(json_object_get(state, "offers")))
        join_end_line(sight);
    if (!strcmp(member_text(state, "on"), "state") && from > 0)
        printf("  (What happened in the first %lld moves is left out.)\n", (long long)from);
    show_events(sight, json_object_get(state, "events"));
    json_array_foreach(json_object_get(state, "chat"), i, item)
        printf("  %s: %s\n", member_text(item, "name"), member_text(item, "text"));
    json_array_foreach(json_object_get(state, "offers"), i, item)
        printf("  Offered: %s. Say y or n.\n", member_text(item, "what"));
}

static void show_place(json_int_t place, const json_t *seat)
{
    const char *means = member_text(seat, "means");
    printf("  %lld. %s%s%s\n", (long long)place, member_text(seat, "name"), *means ? ": " : "",
           means);
}

/* A game by rules that are gone has no picture, and one that ended with them has no result. */
void join_show_result(const json_t *state)
{
    size_t i;
    json_t *seat;
    const json_t *result = json_object_get(state, "result");
    const char *picture = member_text(state, "picture"), *how = member_text(result, "how");
    printf("\n");
    screen_picture(picture);
    if (!*picture && strcmp(how, "void"))
        puts("  This game was played by earlier rules, so its board can't be drawn here.");
    printf("\n");
    terminal_wrap(*member_text(result, "why") ? "  The game is over: " : "  The game is over.",
                  member_text(result, "why"));
    if (!strcmp(how, "void") || !strcmp(how, "long"))
        return;
    for (json_int_t place = 1; place <= SEATS; place++)
        json_array_foreach(json_object_get(result, "seats"), i, seat)
            if (json_integer_value(json_object_get(seat, "place")) == place)
                show_place(place, seat);
}

/* --- The question. --- */

void join_show_question(struct sight *sight, const json_t *state)
{
    const json_t *ask = json_object_get(state, "ask");
    struct text picture = {0};
    size_t i;
    json_t *option;
    sight->choices.count = 0;
    sight->choices.keyed = false;
    json_array_foreach(json_object_get(ask, "options"), i, option)
        if (i < OPTIONS)
            choices_add(&sight->choices, member_text(option, "key"), member_text(option, "text"),
                        json_is_true(json_object_get(option, "danger")));
    text_add(&picture, "%s", member_text(state, "picture"));
    printf("\n");
    screen_show(&picture, member_text(ask, "prompt"), &sight->choices);
    text_free(&picture);
    join_show_ready(sight);
}

void join_show_options(const struct sight *sight, const char *filter)
{
    struct text out = terminal_text();
    choices_write(&sight->choices, filter, 0, &out);
    fputs(text_string(&out), stdout);
    text_free(&out);
}

/* The best ones, each with what is to be typed for it. */
void join_show_hint(const struct sight *sight, const json_t *options)
{
    enum { SHOWN = 3 };
    size_t i;
    json_t *option;
    json_array_foreach(options, i, option) {
        json_int_t place = json_integer_value(json_object_get(option, "option"));
        if (i < SHOWN && place >= 0 && place < sight->choices.count)
            choices_advise(&sight->choices, (int)place, "");
    }
}

void join_look_up(const json_t *state, const char *wanted)
{
    static const char *const typed[] = {"  a number  choose that option",
                                        "  some text show the options with it",
                                        "  Enter     show all options",
                                        "  !         stands by what one may regret",
                                        "  ? WORD    a card or a term",
                                        "  ? discard a zone, also ? bench ...",
                                        "  l         all that happened",
                                        "  h         a hint (against bots)",
                                        "  t         take back",
                                        "  p         pause, or go on",
                                        "  y, n      to what others offer",
                                        "  c WORDS   chat",
                                        "  r         resign",
                                        "  q         leave",
                                        NULL};
    const struct game_rules *rules = game_find(member_text(state, "game"), NULL);
    const json_t *setup = json_object_get(state, "setup");
    if (!rules)
        return;
    if (*wanted) {
        reference_look_up(rules, json_object_get(state, "view"), wanted);
        return;
    }
    reference_explain(rules, member_text(setup, rules->setup[SETUP_MODE].name));
    screen_commands(typed);
}
