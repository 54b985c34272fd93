/* play.c - `parlor play`: a game in the terminal, against bots or with people at one keyboard. */
#include "cli/reference.h"
#include "cli/screen.h"
#include "cli/session.h"
#include "cli/terminal.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LONG_THOUGHT = 300 }; /* ms after which a person wonders what is going on */

/* What a person wants after a question was shown. */
enum wish { WISH_NOTHING, WISH_ANSWERED, WISH_QUIT };

static bool several_people(const struct session *s)
{
    int people = 0;
    for (int seat = 0; seat < game_kernel_const(s->g)->seats; seat++)
        people += !s->bot[seat];
    return people > 1;
}

/* --- What a person sees. --- */

static void draw(const struct session *s, int observer, int rows, struct text *out)
{
    *out = terminal_text();
    out->rows = rows;
    game_picture(s->record.rules, s->g, observer, out);
}

static void show_options(const struct choices *choices, const char *filter)
{
    struct text out = terminal_text();
    choices_write(choices, filter, 0, &out);
    fputs(text_string(&out), stdout);
    text_free(&out);
}

/* False: the person has gone. */
static bool show_table(struct session *s, int seat, const struct choices *choices)
{
    struct text picture;
    struct phrase prompt;
    session_news(s, seat);
    game_prompt(s->record.rules, s->g, seat, &prompt);
    if (!screen_news(&s->news, false))
        return false;
    draw(s, seat, screen_rows(&s->news, prompt.text, choices), &picture);
    screen_show(&picture, prompt.text, choices);
    text_free(&picture);
    return true;
}

static void show_help(const struct session *s)
{
    static const char *const typed[] = {
        "  a number  choose that option",       "  some text show the options with it",
        "  Enter     show all options",         "  !         stands by what one may regret",
        "  ? WORD    a card or a term",         "  ? discard a zone, also ? bench ...",
        "  l         all that happened",        "  h         a hint",
        "  u         take back (against bots)", "  s [FILE]  save a copy",
        "  q         stop; the game is kept",   NULL};
    static const char *const give_up[] = {"  concede   give up the game", NULL};
    const struct game_rules *rules = s->record.rules;
    reference_explain(rules, setup_mode(rules->setup, &s->record.setup));
    screen_commands(typed);
    if (rules->concede)
        screen_commands(give_up);
}

/* --- What a person does. --- */

static void wish_take_back(struct session *s, int seat)
{
    struct reason why;
    if (several_people(s)) {
        puts("  With several people at the table nothing is taken back.");
        return;
    }
    do
        if (!session_take_back(s, seat, &why)) {
            printf("  %s\n", why.text);
            return;
        }
    while (game_is_forced(s->record.rules, s->g, seat));
}

static void wish_save(const struct session *s, const char *file)
{
    char name[300];
    struct reason why;
    snprintf(name, sizeof name, "%s", *file ? file : s->record.rules->name);
    if (!strstr(name, ".json"))
        strncat(name, ".parlor.json", sizeof name - strlen(name) - 1);
    if (session_save(s, name, &why))
        printf("  Saved as %s.\n", name);
    else
        printf("  %s\n", why.text);
}

/* More threads only make bots stronger, so a few are enough. */
static struct bot_budget play_budget(void)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int threads = processors < 1 ? 1 : processors > 8 ? 8 : (int)processors;
    return (struct bot_budget){.threads = threads};
}

/* What the club player would do, who knows no more than this seat. */
static void wish_hint(struct session *s, int seat, const struct choices *choices)
{
    enum { SHOWN = 3 };
    const struct game_rules *rules = s->record.rules;
    struct bot_opinion opinions[OPTIONS];
    struct bot_budget budget = play_budget();
    uint8_t order[OPTIONS];
    struct question q;
    game_question(rules, s->g, seat, &q);
    int choice = bot_choose(rules, s->g, seat, bot_find("club", NULL), &budget, &s->dice, opinions);
    assert(choice >= 0 && choice < q.count);
    bot_rank(opinions, q.count, choice, order);
    for (int i = 0; i < q.count && i < SHOWN; i++) {
        char note[60] = "";
        if (opinions[order[i]].visits)
            snprintf(note, sizeof note, ": wins %.0f %%, tried %u times",
                     100 * (double)opinions[order[i]].win, opinions[order[i]].visits);
        choices_advise(choices, order[i], note);
    }
}

static enum wish wish_answer(struct session *s, int seat, long option)
{
    struct reason why;
    if (session_answer(s, seat, option, &why))
        return WISH_ANSWERED;
    printf("  %s\n", why.text);
    return WISH_NOTHING;
}

static bool is_number(const char *word)
{
    return *word && !word[strspn(word, "0123456789")];
}

static enum wish obey(struct session *s, int seat, const struct choices *choices, char *line)
{
    char *word = line + strspn(line, " ");
    for (char *tail = word + strlen(word); tail > word && isspace((unsigned char)tail[-1]);)
        *--tail = '\0';
    int chosen = choices_find(choices, word);
    if (chosen >= 0)
        return wish_answer(s, seat, chosen);
    if (!strcmp(word, "q"))
        return WISH_QUIT;
    if (!strcmp(word, "u")) {
        size_t before = s->record.count;
        wish_take_back(s, seat);
        return s->record.count < before ? WISH_ANSWERED : WISH_NOTHING;
    }
    if (!strcmp(word, "concede") && s->record.rules->concede)
        return wish_answer(s, seat, CONCEDE);
    if (is_number(word))
        puts("  There is no option with that number.");
    else if (!strcmp(word, "h"))
        wish_hint(s, seat, choices);
    else if (!strcmp(word, "l"))
        screen_news(&s->news, true);
    else if (!strcmp(word, "s") || !strncmp(word, "s ", 2))
        wish_save(s, word + 1 + strspn(word + 1, " "));
    else if (!strcmp(word, "?"))
        show_help(s);
    else if (*word == '?')
        reference_look_up_at(s->record.rules, s->g, seat, word + 1 + strspn(word + 1, " "));
    else
        show_options(choices, word);
    return WISH_NOTHING;
}

/* At one keyboard the hand of one person must not be seen by the other. */
static bool is_elsewhere(const struct session *s, int seat)
{
    return s->at_keyboard != seat && several_people(s);
}

static bool hand_over(struct session *s, int seat)
{
    char line[80];
    bool elsewhere = is_elsewhere(s, seat);
    s->at_keyboard = seat;
    if (!elsewhere)
        return true;
    screen_turn_page();
    printf("\n  %s, it is your turn. When nobody else looks, press Enter. ",
           s->record.rules->seat_name(s->g, seat));
    return terminal_line("", line, sizeof line);
}

/* A single option is taken, and told with the news; but not if the keyboard would have gone to
 * another person, or those who keep it would know that there was nothing to decide. */
static enum wish ask_person(struct session *s, int seat)
{
    static struct choices choices; /* large, and there is one keyboard */
    char line[400];
    assert(!s->bot[seat] && (game_pending(s->g) & seat_bit(seat)));
    if (game_is_forced(s->record.rules, s->g, seat) && !is_elsewhere(s, seat))
        return session_answer(s, seat, 0, NULL) ? WISH_ANSWERED : WISH_QUIT;
    choices_of(&choices, s->record.rules, s->g, seat);
    if (!hand_over(s, seat) || !show_table(s, seat, &choices))
        return WISH_QUIT;
    for (;;) {
        if (!terminal_line("  (? for help) > ", line, sizeof line))
            return WISH_QUIT;
        enum wish wish = obey(s, seat, &choices, line);
        if (wish != WISH_NOTHING)
            return wish;
    }
}

static enum wish ask_bot(struct session *s, int seat)
{
    struct reason why;
    struct bot_budget budget = play_budget();
    assert(s->bot[seat] && (game_pending(s->g) & seat_bit(seat)));
    if (terminal_is_interactive() && s->bot[seat]->budget.ms >= LONG_THOUGHT) {
        printf("  %s thinks ...\n", s->record.rules->seat_name(s->g, seat));
        fflush(stdout);
    }
    int choice = bot_choose(s->record.rules, s->g, seat, s->bot[seat], &budget, &s->dice, NULL);
    if (session_answer(s, seat, choice, &why))
        return WISH_ANSWERED;
    fprintf(stderr, "parlor play: %s\n", why.text);
    return WISH_QUIT;
}

static void show_end(struct session *s)
{
    int person = -1;
    assert(!game_pending(s->g));
    for (int seat = game_kernel_const(s->g)->seats - 1; seat >= 0; seat--)
        if (!s->bot[seat])
            person = seat;
    if (person >= 0) {
        session_news(s, person);
        screen_news(&s->news, false);
    }
    enum { OTHER_ROWS = 8 }; /* why it is over, and the places */
    struct text picture;
    int rows = terminal_is_interactive() ? terminal_rows() - OTHER_ROWS : 0;
    draw(s, several_people(s) ? SPECTATOR : person, rows, &picture);
    printf("\n");
    screen_picture(text_string(&picture));
    printf("\n");
    text_free(&picture);
    screen_result(s->record.rules, s->g);
}

static int play(struct session *s)
{
    while (game_pending(s->g)) {
        int seat = __builtin_ctz(game_pending(s->g));
        enum wish wish = s->bot[seat] ? ask_bot(s, seat) : ask_person(s, seat);
        if (wish != WISH_QUIT)
            continue;
        if (s->path[0] && s->record.count)
            printf("\n  The game is kept. Go on with: parlor play %s --resume\n",
                   s->record.rules->name);
        return EXIT_FINE;
    }
    show_end(s);
    if (s->path[0])
        printf("\n  See it again with: parlor replay %s\n", s->path);
    return EXIT_FINE;
}

/* --- The command. --- */

/* "person,master": who sits where; seats that are not named are club players. */
static bool seat_players(struct session *s, const char *names, struct reason *why)
{
    int seats = game_kernel_const(s->g)->seats;
    for (int seat = 0; seat < seats; seat++)
        s->bot[seat] = bot_find("club", why);
    for (int seat = 0; *names; seat++) {
        char name[40];
        size_t length = strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)(length < 39 ? length : 39), names);
        if (seat == seats)
            return refuse(why, "This game has only %d seats.", seats);
        s->bot[seat] = strcmp(name, "person") ? bot_find(name, why) : NULL;
        if (strcmp(name, "person") && !s->bot[seat])
            return false;
        names += length + (names[length] == ',');
    }
    return true;
}

/* As wished; a game that was kept goes on with those who played it. */
static bool choose_players(struct session *s, const char *wish, struct reason *why)
{
    char *players = s->record.players;
    if (wish || !*players)
        snprintf(players, sizeof s->record.players, "%s", wish ? wish : "person");
    return seat_players(s, players, why);
}

struct wishes {
    const char *seats, *seed, *load;
    bool resume, plain;
};

static bool open_session(struct session *s, const struct cli_words *words,
                         const struct wishes *wishes, struct reason *why)
{
    const struct game_rules *rules = game_find(words->word[0], why);
    struct record record = {0};
    struct setup setup;
    uint8_t seed[SEED_BYTES];
    char path[512];
    if (!rules)
        return false;
    if (wishes->resume || wishes->load) {
        if (wishes->load)
            snprintf(path, sizeof path, "%s", wishes->load);
        else if (!session_find_unfinished(rules, path, sizeof path, why))
            return false;
        if (!file_read_record(path, &record, why))
            return false;
        bool fine = record.rules == rules
                        ? session_resume(s, &record, path, why)
                        : refuse(why, "%.100s is a record of %s.", path, record.rules->title);
        record_free(&record);
        return fine;
    }
    if (wishes->seed)
        seed_from_text(wishes->seed, seed);
    else
        seed_from_system(seed);
    if (!cli_setup(rules, words, &setup, why) || !session_start(s, rules, &setup, seed, why))
        return false;
    if (!session_new_path(rules, s->path, sizeof s->path)) {
        s->path[0] = '\0';
        fprintf(stderr, "parlor play: there is no folder to keep the game in; 's' saves it.\n");
    }
    return true;
}

static int run(const struct command *self, int argc, char **argv)
{
    struct wishes wishes = {0};
    struct cli_words words;
    struct reason why;
    const struct cli_option options[] = {
        {"seats", &wishes.seats, NULL}, {"seed", &wishes.seed, NULL},
        {"load", &wishes.load, NULL},   {"resume", NULL, &wishes.resume},
        {"plain", NULL, &wishes.plain}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count != 1)
        return cli_usage(self, "name one game; `parlor games` lists them.");
    if (wishes.plain)
        terminal_be_plain();
    struct session session = {.at_keyboard = -1};
    uint8_t random[SEED_BYTES];
    seed_from_system(random);
    memcpy(&session.dice.state, random, sizeof session.dice.state);
    bool fine = open_session(&session, &words, &wishes, &why) &&
                choose_players(&session, wishes.seats, &why);
    code = fine ? play(&session) : cli_refuse(self, &why);
    session_end(&session);
    return code;
}

const struct command command_play = {
    .name = "play",
    .arguments = "GAME [--seats person|BOTS] [--seed S] [--resume] [--load FILE] [--plain] [...]",
    .summary = "Play a game in the terminal.",
    .options = COMMAND_OPTIONS(
        {"seats", "person|BOTS",
         "who sits where, such as person,club: a person, or a bot: novice, club or "
         "master (there are also random, greedy, plan and search). The first seat "
         "is yours, the others are club players, unless you say otherwise"},
        {"seed", "S", "any text: the same seed deals the same cards"},
        {"resume", NULL, "go on with the last game that is not finished"},
        {"load", "FILE", "go on with a saved game"},
        {"plain", NULL, "words instead of drawings and colours, for screen readers"}),
    .takes_settings = true,
    .help = "Every answer is kept on disk at once, in $XDG_STATE_HOME/parlor (or\n"
            "~/.local/state/parlor), so a closed window loses nothing.\n",
    .run = run,
};
