/* engine_commands.c - what a line of the engine protocol can ask for; see engine.h.
 *
 * A command first checks all that came from outside, then does its work, so that a refused line
 * has changed nothing. */
#include "cli/engine.h"

#include "bots/analysis.h"
#include "bots/bot.h"
#include "cli/cli.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_ANALYSIS = 3600 }; /* seconds */

/* --- The members of a line. --- */

static const struct game_rules *member_game(const json_t *line, struct reason *why)
{
    const char *name = json_string_value(json_object_get(line, "game"));
    if (name)
        return game_find(name, why);
    refuse(why, "'game' must be the name of a game as a string, such as \"%s\".",
           game_table[0]->name);
    return NULL;
}

static int seat_count(const struct engine *engine)
{
    return game_kernel_const(engine->g)->seats;
}

static bool is_seat(const struct engine *engine, const json_t *value)
{
    return json_is_integer(value) && json_integer_value(value) >= 0 &&
           json_integer_value(value) < seat_count(engine);
}

static bool member_seat(const struct engine *engine, const json_t *line, int *seat,
                        struct reason *why)
{
    const json_t *value = json_object_get(line, "seat");
    if (!is_seat(engine, value))
        return refuse(why, "'seat' must be the number of a seat, from 0 to %d.",
                      seat_count(engine) - 1);
    *seat = (int)json_integer_value(value);
    return true;
}

static bool member_observer(const struct engine *engine, const json_t *line, const char *key,
                            int *observer, struct reason *why)
{
    const json_t *value = json_object_get(line, key);
    const char *name = json_is_string(value) ? json_string_value(value) : "";
    if (is_seat(engine, value))
        *observer = (int)json_integer_value(value);
    else if (!strcmp(name, "spectator"))
        *observer = SPECTATOR;
    else if (!strcmp(name, "all"))
        *observer = ALL_SEEING;
    else
        return refuse(why,
                      "'%s' must be the number of a seat, from 0 to %d, or \"spectator\" or "
                      "\"all\".",
                      key, seat_count(engine) - 1);
    return true;
}

/* 42 and "42" are the same seed, and the same as --seed 42 on the command line. */
static bool member_seed(const json_t *line, uint8_t seed[SEED_BYTES], struct reason *why)
{
    const json_t *value = json_object_get(line, "seed");
    char digits[24];
    if (!value) {
        seed_from_system(seed);
    } else if (json_is_integer(value)) {
        snprintf(digits, sizeof digits, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
        seed_from_text(digits, seed);
    } else if (json_is_string(value)) {
        seed_from_text(json_string_value(value), seed);
    } else {
        return refuse(why, "'seed' must be a string or a whole number; without it the system "
                           "draws one.");
    }
    return true;
}

/* --- About the games. --- */

static bool run_games(struct engine *engine, const json_t *line, struct writer *w,
                      struct reason *why)
{
    (void)engine, (void)line, (void)why;
    games_write(w, "games");
    return true;
}

static bool run_setup_schema(struct engine *engine, const json_t *line, struct writer *w,
                             struct reason *why)
{
    (void)engine;
    const struct game_rules *rules = member_game(line, why);
    if (!rules)
        return false;
    setup_schema_write(rules->setup, w, "setup");
    return true;
}

static bool run_catalogue(struct engine *engine, const json_t *line, struct writer *w,
                          struct reason *why)
{
    (void)engine;
    const struct game_rules *rules = member_game(line, why);
    if (!rules)
        return false;
    put_open(w, "cards", '[');
    for (const struct card *card = rules->cards; card->id; card++)
        card_write(rules, card, w);
    put_close(w);
    return true;
}

static bool run_glossary(struct engine *engine, const json_t *line, struct writer *w,
                         struct reason *why)
{
    (void)engine;
    const struct game_rules *rules = member_game(line, why);
    if (!rules)
        return false;
    glossary_write(&rules->glossary, w, "glossary");
    return true;
}

/* --- A game begins: from its start, from a record, from a position. --- */

/* The engine takes over this state and this record (without rules: there is none). */
static bool take_game(struct engine *engine, const struct game_rules *rules, struct game *g,
                      const struct record *record, struct writer *w)
{
    long longest_thought = engine->longest_thought;
    assert(g != engine->g && (!record->rules || record->rules == rules));
    engine_free(engine);
    *engine = (struct engine){
        .rules = rules, .g = g, .record = *record, .longest_thought = longest_thought};
    put_string(w, "game", rules->name);
    put_int(w, "seats", seat_count(engine));
    put_seats(w, "pending", game_pending(g));
    return true;
}

/* Memory for a game that is not yet the engine's. */
static struct game *new_state(const struct game_rules *rules, struct reason *why)
{
    struct game *g = calloc(1, rules->size);
    if (!g)
        refuse(why, "There is not enough memory for a game.");
    return g;
}

/* Writes events into the reply while they happen. */
struct reporter {
    struct listener listener;
    const struct game_rules *rules;
    const struct game *g;
    int observer;
    struct writer *w;
};

static void report(struct listener *listener, const struct event *event)
{
    struct reporter *r = (struct reporter *)listener;
    game_event_write(r->rules, r->g, event, r->observer, NO_MOVE, r->w);
}

/* What happened before the first question: the game is started once more, with somebody who
 * listens, because only a started game knows who can. */
static bool tell_opening(const struct record *record, struct game *g, const json_t *line,
                         struct writer *w, struct reason *why)
{
    const struct engine begun = {.rules = record->rules, .g = g};
    struct reporter reporter = {{report}, record->rules, g, SPECTATOR, w};
    if (json_object_get(line, "observer") &&
        !member_observer(&begun, line, "observer", &reporter.observer, why))
        return false;
    put_open(w, "events", '[');
    game_start_heard(record->rules, g, &record->setup, record->seed, &reporter.listener, NULL);
    put_close(w);
    return true;
}

static bool run_new(struct engine *engine, const json_t *line, struct writer *w, struct reason *why)
{
    struct record record = {.rules = member_game(line, why)};
    if (!record.rules ||
        !setup_read(record.rules->setup, json_object_get(line, "setup"), &record.setup, why) ||
        !member_seed(line, record.seed, why))
        return false;
    struct game *g = new_state(record.rules, why);
    if (g && game_start(record.rules, g, &record.setup, record.seed, why) &&
        tell_opening(&record, g, line, w, why))
        return take_game(engine, record.rules, g, &record, w);
    free(g);
    return false;
}

static bool run_load_record(struct engine *engine, const json_t *line, struct writer *w,
                            struct reason *why)
{
    struct record record;
    if (!record_read(&record, json_object_get(line, "record"), why))
        return false;
    struct game *g = new_state(record.rules, why);
    if (g && record_check(&record, g, why))
        return take_game(engine, record.rules, g, &record, w);
    free(g);
    record_free(&record);
    return false;
}

static bool run_load(struct engine *engine, const json_t *line, struct writer *w,
                     struct reason *why)
{
    const json_t *position = json_object_get(line, "position");
    if (!json_is_object(position))
        return refuse(why, "'position' must be a JSON object, as 'dump' writes it.");
    const struct game_rules *rules = member_game(position, why);
    struct game *g = rules ? new_state(rules, why) : NULL;
    if (g && game_load(rules, g, position, why))
        return take_game(engine, rules, g, &(struct record){0}, w);
    free(g);
    return false;
}

/* --- A game is played. --- */

static bool run_pending(struct engine *engine, const json_t *line, struct writer *w,
                        struct reason *why)
{
    (void)line, (void)why;
    put_seats(w, "pending", game_pending(engine->g));
    return true;
}

static bool run_question(struct engine *engine, const json_t *line, struct writer *w,
                         struct reason *why)
{
    int seat = 0;
    if (!member_seat(engine, line, &seat, why))
        return false;
    game_question_write(engine->rules, engine->g, seat, w, "question");
    return true;
}

/* The record grows before the game goes on: if memory runs out, nothing has happened. */
static bool answer_recorded(struct engine *engine, int seat, long option, struct listener *listener,
                            struct reason *why)
{
    struct record *record = &engine->record;
    assert(!record->rules || record->rules == engine->rules);
    if (record->rules && !record_add(record, seat, option))
        return refuse(why, "There is not enough memory for the record.");
    if (game_answer(engine->rules, engine->g, seat, option, listener, why))
        return true;
    if (record->rules)
        record->count--;
    return false;
}

static bool run_answer(struct engine *engine, const json_t *line, struct writer *w,
                       struct reason *why)
{
    struct reporter reporter = {{report}, engine->rules, engine->g, .w = w};
    const json_t *option = json_object_get(line, "option");
    int seat = 0;
    if (!member_seat(engine, line, &seat, why))
        return false;
    if (!json_is_integer(option))
        return refuse(why, "'option' must be the number of an option, as 'question' lists them.");
    reporter.observer = seat;
    if (json_object_get(line, "observer") &&
        !member_observer(engine, line, "observer", &reporter.observer, why))
        return false;
    put_open(w, "events", '[');
    if (!answer_recorded(engine, seat, (long)json_integer_value(option), &reporter.listener, why))
        return false;
    put_close(w);
    put_seats(w, "pending", game_pending(engine->g));
    return true;
}

static bool run_view(struct engine *engine, const json_t *line, struct writer *w,
                     struct reason *why)
{
    int observer = SPECTATOR;
    if (!member_observer(engine, line, "seat", &observer, why))
        return false;
    game_view(engine->rules, engine->g, observer, w, "view");
    return true;
}

static bool run_result(struct engine *engine, const json_t *line, struct writer *w,
                       struct reason *why)
{
    (void)line, (void)why;
    game_result_write(engine->rules, engine->g, w, "result");
    return true;
}

/* --- Advice. --- */

/* An optional whole number from 1 on. */
static bool member_limit(const json_t *line, const char *key, long most, long *out,
                         struct reason *why)
{
    const json_t *value = json_object_get(line, key);
    if (!value)
        return true;
    *out = (long)json_integer_value(value);
    return (*out >= 1 && *out <= most) ||
           refuse(why, "'%s' must be a whole number from 1 to %ld.", key, most);
}

static bool member_budget(const struct engine *engine, const json_t *line, const struct bot *bot,
                          struct bot_budget *budget, struct reason *why)
{
    long most = engine->longest_thought ? engine->longest_thought : ENGINE_LONGEST_THOUGHT;
    *budget = (struct bot_budget){0};
    if (!member_limit(line, "ms", most, &budget->ms, why) ||
        !member_limit(line, "iterations", 1000000000, &budget->iterations, why))
        return false;
    if (!budget->ms) /* no thought is without an end */
        budget->ms = budget->iterations || bot->budget.ms > most ? most : bot->budget.ms;
    return true;
}

static const struct bot *member_bot(const json_t *line, struct reason *why)
{
    const json_t *value = json_object_get(line, "bot");
    if (!value)
        return bot_find("club", why);
    if (json_is_string(value))
        return bot_find(json_string_value(value), why);
    refuse(why, "'bot' must be the name of a bot as a string, such as \"club\".");
    return NULL;
}

static bool run_suggest(struct engine *engine, const json_t *line, struct writer *w,
                        struct reason *why)
{
    struct bot_opinion opinions[OPTIONS];
    struct bot_budget budget;
    struct dice dice;
    uint8_t random[SEED_BYTES];
    int seat = 0;
    const struct bot *bot = member_bot(line, why);
    if (!bot || !member_seat(engine, line, &seat, why) ||
        !member_budget(engine, line, bot, &budget, why))
        return false;
    if (!(game_pending(engine->g) & seat_bit(seat)))
        return refuse(why, "Seat %d is not asked anything now.", seat);
    seed_from_system(random);
    memcpy(&dice.state, random, sizeof dice.state);
    int choice = bot_choose(engine->rules, engine->g, seat, bot, &budget, &dice, opinions);
    assert(choice >= 0 && choice < OPTIONS);
    put_string(w, "bot", bot->name);
    bot_advice_write(engine->rules, engine->g, seat, opinions, choice, w);
    return true;
}

/* Like all thoughts it has an end, but one so far off that it is only met by who asks for more than
 * a program can wait for. */
static bool member_analysis(const struct engine *engine, const json_t *line,
                            struct analysis_wish *wish, struct reason *why)
{
    double most =
        engine->longest_thought ? (double)engine->longest_thought / 1000 : LONGEST_ANALYSIS;
    long depth = 0, seconds = 0;
    const json_t *open = json_object_get(line, "open");
    if (!member_limit(line, "depth", ANALYSIS_DEEPEST, &depth, why) ||
        !member_limit(line, "seconds", LONGEST_ANALYSIS, &seconds, why))
        return false;
    if (open && !json_is_boolean(open))
        return refuse(why, "'open' must be true or false.");
    *wish = (struct analysis_wish){.record = &engine->record,
                                   .depth = seconds && !depth ? ANALYSIS_DEEPEST : (int)depth,
                                   .seconds =
                                       seconds && (double)seconds < most ? (double)seconds : most,
                                   .seed = 1,
                                   .only = SPECTATOR,
                                   .open = json_is_true(open)};
    return !json_object_get(line, "seat") || member_seat(engine, line, &wish->only, why);
}

static bool run_analyse(struct engine *engine, const json_t *line, struct writer *w,
                        struct reason *why)
{
    struct analysis analysis = {0};
    struct analysis_wish wish;
    if (!engine->record.rules)
        return refuse(why, "There is nothing to analyse: the game began with 'load' from a "
                           "position, so nobody knows its answers.");
    bool fine = member_analysis(engine, line, &wish, why) && analysis_make(&analysis, &wish, why) &&
                analysis_write(&analysis, w, "analysis", why);
    analysis_free(&analysis);
    return fine;
}

/* --- A game is kept. --- */

static bool run_record(struct engine *engine, const json_t *line, struct writer *w,
                       struct reason *why)
{
    (void)line;
    if (!engine->record.rules)
        return refuse(why, "There is no record of this game: it began with 'load' from a "
                           "position, and a record begins at the start. 'dump' writes where it "
                           "stands.");
    record_write(&engine->record, engine->g, w, "record");
    return true;
}

static bool run_dump(struct engine *engine, const json_t *line, struct writer *w,
                     struct reason *why)
{
    (void)line, (void)why;
    game_dump(engine->rules, engine->g, w, "position");
    return true;
}

static bool run_quit(struct engine *engine, const json_t *line, struct writer *w,
                     struct reason *why)
{
    (void)line, (void)w, (void)why;
    engine->finished = true;
    return true;
}

const struct engine_command engine_commands[] = {
    {"games", {NULL}, false, run_games},
    {"setup_schema", {"game"}, false, run_setup_schema},
    {"catalogue", {"game"}, false, run_catalogue},
    {"glossary", {"game"}, false, run_glossary},
    {"new", {"game", "setup", "seed", "observer"}, false, run_new},
    {"pending", {NULL}, true, run_pending},
    {"question", {"seat"}, true, run_question},
    {"answer", {"seat", "option", "observer"}, true, run_answer},
    {"view", {"seat"}, true, run_view},
    {"suggest", {"seat", "bot", "ms", "iterations"}, true, run_suggest},
    {"analyse", {"depth", "seconds", "seat", "open"}, true, run_analyse},
    {"result", {NULL}, true, run_result},
    {"record", {NULL}, true, run_record},
    {"load_record", {"record"}, false, run_load_record},
    {"dump", {NULL}, true, run_dump},
    {"load", {"position"}, false, run_load},
    {"quit", {NULL}, false, run_quit},
    {NULL, {NULL}, false, NULL},
};
