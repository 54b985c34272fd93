/* contract.c - see contract.h. */
#include "kit/contract.h"

#include "core/dice.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST_GAME = 20000 };

/* The game under test and room for copies of it. */
struct bench_seat {
    const struct game_rules *rules;
    struct game *g, *copy, *other, *hidden;
    struct dice dice;
    struct chance chance; /* for hiding */
    struct contract_report *report;
    struct reason *why;
};

static bool same(const struct bench_seat *b, const struct game *x, const struct game *y)
{
    return !memcmp(x, y, b->rules->size);
}

static void assign(const struct bench_seat *b, struct game *to, const struct game *from)
{
    memcpy(to, from, b->rules->size);
}

void test_seed(uint64_t number, uint8_t seed[SEED_BYTES])
{
    char text[32];
    snprintf(text, sizeof text, "test %llu", (unsigned long long)number);
    seed_from_text(text, seed);
}

/* --- Everything an observer can see, as one text. --- */

static void write_sight(const struct bench_seat *b, const struct game *g, int observer,
                        struct text *out)
{
    struct writer w = {.out = out};
    text_clear(out);
    game_view(b->rules, g, observer, &w, NULL);
    text_add(out, "\n");
    if (observer >= 0) {
        w = (struct writer){.out = out};
        game_question_write(b->rules, g, observer, &w, NULL);
        text_add(out, "\n");
    }
    b->rules->picture(g, observer, out);
    w = (struct writer){.out = out};
    game_result_write(b->rules, g, &w, NULL);
}

/* What an observer hears while an answer is applied. */
struct hearing {
    struct listener listener;
    const struct game_rules *rules;
    const struct game *g;
    int observer;
    struct text text;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct hearing *h = (struct hearing *)listener;
    struct saying saying;
    struct writer w = {.out = &h->text};
    /* The order in which one draws one's own cards is news, not a leak: told as to a stranger. */
    game_tell(h->rules, h->g, event, event->seat == h->observer ? SPECTATOR : h->observer, &saying);
    put_open(&w, NULL, '{');
    saying_write(&saying, &w);
    put_close(&w);
}

static bool answer_heard(const struct bench_seat *b, struct game *g, int seat, long option,
                         struct hearing *h, int observer)
{
    h->listener.hear = hear;
    h->rules = b->rules;
    h->g = g;
    h->observer = observer;
    text_clear(&h->text);
    return game_answer(b->rules, g, seat, option, &h->listener, NULL);
}

/* --- The checks. --- */

static bool check_refusals(struct bench_seat *b)
{
    const struct kernel *k = game_kernel_const(b->g);
    struct reason reason;
    struct question q;
    assign(b, b->copy, b->g);
    for (int seat = -1; seat <= k->seats; seat++) {
        bool asked = seat >= 0 && seat < k->seats && (k->pending & seat_bit(seat));
        if (asked)
            game_question(b->rules, b->g, seat, &q);
        long bad[] = {-1, asked ? q.count : 0, 255, 256, 1000000007};
        for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
            reason.text[0] = '\0';
            if (game_answer(b->rules, b->copy, seat, bad[i], NULL, &reason))
                return refuse(b->why, "an illegal answer was accepted");
            if (!same(b, b->copy, b->g))
                return refuse(b->why, "a refused answer changed the state");
            if (!reason.text[0])
                return refuse(b->why, "an answer was refused without a reason");
        }
    }
    return true;
}

/* Options: some, all different, all described in different words, touching what is in the view. */
static bool check_question(struct bench_seat *b, int seat, const struct text *sight)
{
    static struct saying said[OPTIONS];
    struct question q;
    game_question(b->rules, b->g, seat, &q);
    if (!q.count)
        return refuse(b->why, "a pending seat has no option");
    for (int i = 0; i < q.count; i++) {
        said[i] = (struct saying){0};
        b->rules->describe(b->g, seat, q.options[i], &said[i]);
        if (!said[i].text[0] || !said[i].kind)
            return refuse(b->why, "an option has no words");
        for (int j = 0; j < i; j++) {
            if (!memcmp(&q.options[i], &q.options[j], sizeof q.options[i]))
                return refuse(b->why, "an option is listed twice: %s", said[i].text);
            if (!strcmp(said[i].text, said[j].text))
                return refuse(b->why, "two options have the same words: %s", said[i].text);
        }
        for (int t = 0; t < said[i].touches; t++) {
            char quoted[40];
            snprintf(quoted, sizeof quoted, "\"%s\"", said[i].touch[t]);
            if (!strstr(text_string(sight), quoted))
                return refuse(b->why, "option '%.100s' touches %s, which is not in the view",
                              said[i].text, quoted);
        }
    }
    return true;
}

static bool check_json(struct bench_seat *b, const char *text)
{
    size_t length = strcspn(text, "\n");
    json_t *json = json_loadb(text, length, 0, NULL);
    json_decref(json);
    return json || refuse(b->why, "not JSON: %.100s", text);
}

static bool check_width(struct bench_seat *b)
{
    struct text picture = {0};
    int column = 0, widest = 0;
    b->rules->picture(b->g, SPECTATOR, &picture);
    for (const char *c = text_string(&picture); *c; c++) {
        column = *c == '\n' ? 0 : column + ((*c & 0xc0) != 0x80);
        widest = column > widest ? column : widest;
    }
    text_free(&picture);
    return widest <= 80 || refuse(b->why, "the picture is %d columns wide", widest);
}

/* No leak: what an observer sees is the same when all that it cannot know is different. */
static bool check_hiding(struct bench_seat *b, int observer)
{
    struct text before = {0}, after = {0};
    assign(b, b->hidden, b->g);
    game_hide(b->rules, b->hidden, observer, &b->chance);
    b->report->hidden += !same(b, b->hidden, b->g);
    bool fine = b->rules->sound(b->hidden, b->why);
    if (fine) {
        write_sight(b, b->g, observer, &before);
        write_sight(b, b->hidden, observer, &after);
        fine = !strcmp(text_string(&before), text_string(&after)) ||
               refuse(b->why, "observer %d sees something hidden", observer);
        fine = fine && check_json(b, text_string(&before));
        if (fine && observer >= 0 && (game_pending(b->g) & seat_bit(observer)))
            fine = check_question(b, observer, &before);
    }
    text_free(&before);
    text_free(&after);
    return fine;
}

/* Nor do events tell more than the view: if another seat does the same thing in the real state and
 * in one that the observer cannot tell from it, and he still sees no difference, he has heard none.
 * (b->hidden is such a state, from check_hiding.) Where cards were shuffled on the way, two equal
 * sights can be a coincidence with different stories behind them; those are left out. */
static bool check_events(struct bench_seat *b, int observer, int seat, long option)
{
    struct question real, guessed;
    game_question(b->rules, b->g, seat, &real);
    game_question(b->rules, b->hidden, seat, &guessed);
    long twin = 0;
    while (twin < guessed.count &&
           memcmp(&guessed.options[twin], &real.options[option], sizeof *guessed.options))
        twin++;
    if (twin == guessed.count)
        return true;
    struct hearing first = {0}, second = {0};
    struct text seen_first = {0}, seen_second = {0};
    assign(b, b->copy, b->g);
    answer_heard(b, b->copy, seat, option, &first, observer);
    answer_heard(b, b->hidden, seat, twin, &second, observer);
    write_sight(b, b->copy, observer, &seen_first);
    write_sight(b, b->hidden, observer, &seen_second);
    bool shuffled = memcmp(game_kernel_const(b->copy)->chance.next,
                           game_kernel_const(b->g)->chance.next, sizeof(uint32_t));
    bool fine = shuffled || strcmp(text_string(&seen_first), text_string(&seen_second)) ||
                !strcmp(text_string(&first.text), text_string(&second.text)) ||
                refuse(b->why, "observer %d hears something hidden", observer);
    text_free(&first.text);
    text_free(&second.text);
    text_free(&seen_first);
    text_free(&seen_second);
    return fine;
}

static bool check_position(struct bench_seat *b)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_dump(b->rules, b->g, &w, NULL);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    memset(b->copy, 0xa5, b->rules->size);
    bool fine = json || refuse(b->why, "a position is not JSON");
    fine = fine && game_load(b->rules, b->copy, json, b->why);
    if (fine && !same(b, b->copy, b->g))
        fine = refuse(b->why, "a loaded position differs from the dumped one");
    json_decref(json);
    text_free(&text);
    return fine;
}

/* Clones: the same answer gives the same bytes, listened to or not. Several seats asked at once: the
 * order of their answers leaves no trace. */
static bool check_clones(struct bench_seat *b, int seat, long option)
{
    struct hearing h = {0};
    assign(b, b->copy, b->g);
    assign(b, b->other, b->g);
    bool fine = game_answer(b->rules, b->copy, seat, option, NULL, b->why) &&
                answer_heard(b, b->other, seat, option, &h, SPECTATOR);
    text_free(&h.text);
    if (!fine)
        return refuse(b->why, "a legal answer was refused");
    if (!same(b, b->copy, b->other))
        return refuse(b->why, "the same answer to a clone gave another state");

    seat_set rest = game_pending(b->g) & (seat_set)~seat_bit(seat);
    if (!rest)
        return true;
    int second = __builtin_ctz(rest);
    b->report->together++;
    game_answer(b->rules, b->copy, second, 0, NULL, NULL);
    assign(b, b->other, b->g);
    game_answer(b->rules, b->other, second, 0, NULL, NULL);
    game_answer(b->rules, b->other, seat, option, NULL, NULL);
    return same(b, b->copy, b->other) || refuse(b->why, "the order of secret answers left a trace");
}

static bool check_result(struct bench_seat *b)
{
    struct result result = {0};
    b->rules->result(b->g, &result);
    if (result.over != !game_pending(b->g))
        return refuse(b->why, "the result does not know whether the game is over");
    bool first = false;
    for (int seat = 0; seat < game_kernel_const(b->g)->seats; seat++) {
        if (!result.over != !result.place[seat])
            return refuse(b->why, "places are given exactly when the game is over");
        first |= result.place[seat] == 1;
    }
    return !result.over || first || refuse(b->why, "nobody is first");
}

static bool check_state(struct bench_seat *b, int seat, long option)
{
    if (!b->rules->sound(b->g, b->why) || !check_result(b) || !check_position(b) ||
        !check_width(b))
        return false;
    for (int observer = SPECTATOR; observer < game_kernel_const(b->g)->seats; observer++) {
        if (!check_hiding(b, observer))
            return false;
        if (seat >= 0 && observer != seat && !check_events(b, observer, seat, option))
            return false;
    }
    return seat < 0 || (check_refusals(b) && check_clones(b, seat, option));
}

/* A pending seat and one of its options, at random. */
static int choose(struct bench_seat *b, const struct game *g, long *option)
{
    seat_set pending = game_pending(g);
    int seat;
    do
        seat = (int)dice_below(&b->dice, SEATS);
    while (!(pending & seat_bit(seat)));
    struct question q;
    game_question(b->rules, g, seat, &q);
    *option = q.count ? (long)dice_below(&b->dice, q.count) : -1;
    return seat;
}

/* The record leads to the same bytes, and so does the record as a file. */
static bool check_record(struct bench_seat *b, const struct record *record)
{
    if (!record_replay(record, record->count, b->copy, NULL, b->why))
        return false;
    if (!same(b, b->copy, b->g))
        return refuse(b->why, "the record replays to another state");
    struct text text = {0};
    struct writer w = {.out = &text};
    record_write(record, b->g, &w, NULL);
    bool listed = game_find(b->rules->name, NULL) == b->rules;
    json_t *json = json_loads(text_string(&text), 0, NULL);
    struct record again = {0};
    bool fine = !listed || (record_read(&again, json, b->why) &&
                            record_check(&again, b->copy, b->why) &&
                            (same(b, b->copy, b->g) ||
                             refuse(b->why, "the written record replays to another state")));
    record_free(&again);
    json_decref(json);
    text_free(&text);
    return fine;
}

static bool play_checked(struct bench_seat *b, struct record *record)
{
    if (!game_start(b->rules, b->g, &record->setup, record->seed, b->why))
        return false;
    while (game_pending(b->g)) {
        long option;
        int seat = choose(b, b->g, &option);
        if (!check_state(b, seat, option))
            return false;
        if (!game_answer(b->rules, b->g, seat, option, NULL, b->why) ||
            !record_add(record, seat, option))
            return false;
        if (++b->report->decisions > LONGEST_GAME && record->count > LONGEST_GAME)
            return refuse(b->why, "the game does not end");
    }
    return check_state(b, -1, 0) && check_record(b, record);
}

bool contract_play(const struct game_rules *rules, const struct setup *setup, uint64_t seed,
                   struct contract_report *report, struct reason *why)
{
    struct bench_seat b = {.rules = rules, .dice = {seed}, .report = report, .why = why};
    struct game **rooms[] = {&b.g, &b.copy, &b.other, &b.hidden};
    struct record record = {.rules = rules, .setup = *setup};
    bool fine = true;
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        fine &= (*rooms[i] = calloc(1, rules->size)) != NULL;
    test_seed(seed, record.seed);
    chance_start(&b.chance, record.seed);
    fine = fine ? play_checked(&b, &record) : refuse(why, "Out of memory.");
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(*rooms[i]);
    record_free(&record);
    return fine;
}

bool random_game(const struct game_rules *rules, const struct setup *setup, uint64_t seed,
                 struct record *record, struct game *g, struct reason *why)
{
    struct bench_seat b = {.rules = rules, .dice = {seed}};
    *record = (struct record){.rules = rules, .setup = *setup};
    test_seed(seed, record->seed);
    if (!game_start(rules, g, setup, record->seed, why))
        return false;
    while (game_pending(g)) {
        long option;
        int seat = choose(&b, g, &option);
        if (!game_answer(rules, g, seat, option, NULL, why) || !record_add(record, seat, option))
            return false;
    }
    return true;
}
