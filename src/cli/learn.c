/* learn.c - `parlor learn`: a game shown step by step, to who has never played it. */
#include "cli/lessons.h"
#include "cli/news.h"
#include "cli/reference.h"
#include "cli/screen.h"
#include "cli/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A lesson at this keyboard. */
struct course {
    struct lesson lesson;
    struct game *g; /* owned; as the open step shows it */
    uint8_t answers[LESSON_STEPS];
    int step;
    bool changed;           /* the board, since it was shown */
    struct choices choices; /* of the open step, if it asks */
};

enum wish { WISH_ON, WISH_QUIT };

/* --- What the learner sees. --- */

static int rows_of(const char *sentence)
{
    struct text out = terminal_text();
    terminal_break(&out, 2, "", sentence);
    int rows = text_lines(&out);
    text_free(&out);
    return rows;
}

static void show_board(const struct course *c, const char *say, const char *task)
{
    const struct tale nothing = {0};
    struct text picture = terminal_text();
    int rows = screen_rows(&nothing, task, &c->choices);
    if (rows)
        rows = rows - rows_of(say) - 2 < PICTURE_ROWS ? PICTURE_ROWS : rows - rows_of(say) - 2;
    picture.rows = rows;
    game_picture(c->lesson.rules, c->g, c->lesson.seat, &picture);
    if (lesson_asks(&c->lesson, c->step))
        screen_show(&picture, task, &c->choices);
    else
        screen_picture(text_string(&picture));
    text_free(&picture);
}

static void show_step(struct course *c)
{
    const char *say = lesson_say(&c->lesson, c->step);
    bool asks = lesson_asks(&c->lesson, c->step);
    c->choices.count = 0;
    if (asks)
        choices_of(&c->choices, c->lesson.rules, c->g, c->lesson.seat);
    printf("\n");
    terminal_wrap("  ", say);
    printf("\n");
    if (asks || c->changed)
        show_board(c, say, lesson_task(&c->lesson, c->step));
    c->changed = false;
}

static void show_help(const struct course *c)
{
    static const char *const typed[] = {"  a number  choose that option",
                                        "  some text show the options with it",
                                        "  Enter     go on, or all options",
                                        "  ? WORD    a card or a term",
                                        "  w         the lesson's words again",
                                        "  q         stop",
                                        NULL};
    screen_commands(typed);
    printf("\n");
    terminal_wrap("  ", c->lesson.rules->about);
}

/* --- What the learner does. --- */

/* Only what is right leads on. */
static bool answer(struct course *c, int option, struct reason *why)
{
    struct news news = news_for(c->lesson.rules, c->g, c->lesson.seat);
    struct progress at;
    c->answers[c->step] = (uint8_t)option;
    bool fine = lesson_play(&c->lesson, c->answers, c->step + 1, c->g, &news.listener, &at, why);
    if (fine) {
        screen_news(&news.tale, false);
        if (*at.said)
            terminal_wrap(at.right ? "  + " : "  - ", at.said);
        c->step = at.step;
        c->changed |= news.tale.count > 0;
    }
    tale_free(&news.tale);
    return fine;
}

/* What the next step begins with is shown. */
static bool open_step(struct course *c, struct reason *why)
{
    if (c->step == c->lesson.steps)
        return true;
    if (!lesson_lay(&c->lesson, c->step, c->g, why))
        return false;
    c->changed |= lesson_lays(&c->lesson, c->step);
    show_step(c);
    return true;
}

static void show_options(const struct course *c, const char *filter)
{
    struct text out = terminal_text();
    choices_write(&c->choices, filter, 0, &out);
    fputs(text_string(&out), stdout);
    text_free(&out);
}

static enum wish obey(struct course *c, char *line, struct reason *why)
{
    char *word = line + strspn(line, " ");
    for (size_t end = strlen(word); end && word[end - 1] == ' ';)
        word[--end] = '\0';
    bool asks = lesson_asks(&c->lesson, c->step);
    int open = c->step, chosen = asks ? choices_find(&c->choices, word) : *word ? -1 : 0;
    if (!strcmp(word, "q"))
        return WISH_QUIT;
    if (chosen >= 0) {
        bool fine = answer(c, chosen, why) && (c->step == open || open_step(c, why));
        return fine ? WISH_ON : WISH_QUIT;
    }
    if (!strcmp(word, "?"))
        show_help(c);
    else if (*word == '?')
        reference_look_up_at(c->lesson.rules, c->g, c->lesson.seat,
                             word + 1 + strspn(word + 1, " "));
    else if (!strcmp(word, "w") || !asks) {
        c->changed = true;
        show_step(c);
    } else
        show_options(c, word);
    return WISH_ON;
}

/* To its end, or until the learner stops; `why` says so if something could not be done. */
static bool play(struct course *c, struct reason *why)
{
    char line[400];
    const struct lesson *l = &c->lesson;
    printf("\n  %s, lesson %d: %s\n", l->rules->title, l->number, l->title);
    if (!open_step(c, why))
        return false;
    while (c->step < l->steps) {
        const char *prompt = lesson_asks(l, c->step) ? "  (? for help) > " : "  (Enter: go on) > ";
        if (!terminal_line(prompt, line, sizeof line) || obey(c, line, why) == WISH_QUIT)
            return false;
    }
    return true;
}

/* Plays one lesson; whether it was played to its end. */
static bool learn(const struct game_rules *rules, const char *wanted, int *number,
                  struct reason *why)
{
    static struct course course; /* large, and there is one keyboard */
    course = (struct course){.g = malloc(rules->size)};
    bool fine = (course.g || refuse_memory(why)) &&
                lesson_find(&course.lesson, lesson_files, rules, wanted, why);
    bool done = fine && play(&course, why);
    if (done) {
        *number = course.lesson.number;
        lessons_keep(&course.lesson, why);
    }
    if (fine)
        lesson_free(&course.lesson);
    free(course.g);
    return done;
}

/* One after the other, until there is none or the learner stops. */
static void learn_on(const struct game_rules *rules, const char *wanted, struct reason *why)
{
    char next[12], line[40];
    int number;
    while (learn(rules, wanted, &number, why)) {
        struct lesson l;
        snprintf(next, sizeof next, "%d", number + 1);
        if (!lesson_find(&l, lesson_files, rules, next, NULL)) {
            printf("\n  That was the last lesson. Now play: parlor play %s\n", rules->name);
            return;
        }
        printf("\n  Done. The next lesson is %d: %s (%d min)\n", l.number, l.title, l.minutes);
        lesson_free(&l);
        if (!terminal_line("  (Enter: go on, q: stop) > ", line, sizeof line) || *line == 'q')
            return;
        wanted = next;
    }
}

/* --- The command. --- */

static void choose_lesson(const struct game_rules *rules, struct reason *why)
{
    char line[40], prompt[60];
    int next = lessons_list(rules);
    if (!next)
        return;
    snprintf(prompt, sizeof prompt, "  Which one? (Enter: %d, q: none) > ", next);
    if (!terminal_line(prompt, line, sizeof line) || *line == 'q')
        return;
    if (!*line)
        snprintf(line, sizeof line, "%d", next);
    learn_on(rules, line, why);
}

static int run(const struct command *self, int argc, char **argv)
{
    bool plain = false;
    const char *check = NULL;
    struct cli_words words;
    struct reason why = {""};
    const struct cli_option options[] = {
        {"check", &check, NULL}, {"plain", NULL, &plain}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count > 2 || (check && words.count))
        return cli_usage(self, "name a game, and one of its lessons.");
    if (plain)
        terminal_be_plain();
    const struct game_rules *rules = words.count ? game_find(words.word[0], &why) : NULL;
    if (check)
        lessons_check(check, &why);
    else if (!words.count)
        lessons_list_games();
    else if (rules && words.count == 1)
        choose_lesson(rules, &why);
    else if (rules)
        learn_on(rules, words.word[1], &why);
    return *why.text ? cli_refuse(self, &why) : EXIT_FINE;
}

const struct command command_learn = {
    .name = "learn",
    .arguments = "[GAME] [LESSON] [--check FILE] [--plain]",
    .summary = "Learn a game, in lessons of a few minutes.",
    .options = COMMAND_OPTIONS(
        {"check", "FILE",
         "for those who write lessons: whether one in a file can be played, and how it goes"},
        {"plain", NULL, "words instead of drawings and colours, for screen readers"}),
    .help =
        "`parlor learn` lists the games that have lessons, `parlor learn flash_duel` those of\n"
        "one of them, `parlor learn flash_duel 3` begins one. Which ones you have done is kept\n"
        "in $XDG_STATE_HOME/parlor/lessons (or ~/.local/state/parlor/lessons).\n",
    .run = run,
};
