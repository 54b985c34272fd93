/* contract.c - see contract.h. */
#include "kit/contract.h"

#include "core/dice.h"
#include "kit/setups.h"

#include <stdlib.h>
#include <string.h>

enum {
    LONGEST_GAME = 20000,
    THOROUGH_EVERY = 8,  /* decisions come the checks that need not be made each time */
    ENOUGH_HIDES = 200,  /* counted, to say that a zone never changes */
    ENOUGH_SETUPS = 12,  /* tried, to say that too few are legal: less than a third */
    FEWEST_DECISIONS = 5 /* per game, on average */
};

static const char in_the_middle[] = "This position is in the middle of";

/* The game under test and room for copies of it. */
struct bench_seat {
    const struct game_rules *rules;
    struct game *g, *kept, *copy, *other, *hidden;
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

long contract_games(long usual)
{
    const char *wanted = getenv("GAMES");
    long games = wanted ? usual * strtol(wanted, NULL, 10) / GAMES_USUAL : usual;
    return games > 1 ? games : 1;
}

void test_seed(uint64_t number, uint8_t seed[SEED_BYTES])
{
    char text[32];
    snprintf(text, sizeof text, "test %llu", (unsigned long long)number);
    seed_from_text(text, seed);
}

/* --- Everything an observer can see, in parts. --- */

enum sight { SIGHT_VIEW, SIGHT_QUESTION, SIGHT_PICTURE, SIGHT_RESULT, SIGHTS };
static const char *const sight_names[SIGHTS] = {"view", "question", "picture", "result"};

static void add_sight(const struct bench_seat *b, const struct game *g, int observer,
                      enum sight part, struct text *out)
{
    struct writer w = {.out = out};
    switch (part) {
    case SIGHT_VIEW: game_view(b->rules, g, observer, &w, NULL); break;
    case SIGHT_QUESTION:
        if (observer >= 0)
            game_question_write(b->rules, g, observer, &w, NULL);
        break;
    case SIGHT_PICTURE: b->rules->picture(g, observer, out); break;
    default: game_result_write(b->rules, g, &w, NULL);
    }
}

static void write_sights(const struct bench_seat *b, const struct game *g, int observer,
                         struct text *out)
{
    text_clear(out);
    for (enum sight part = 0; part < SIGHTS; part++)
        add_sight(b, g, observer, part, out);
}

/* What an observer hears while an answer is applied. */
struct hearing {
    struct listener listener;
    const struct game_rules *rules;
    const struct game *g;
    int observer;
    bool wordless; /* an event had no words */
    struct text text;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct hearing *h = (struct hearing *)listener;
    struct telling telling;
    struct writer w = {.out = &h->text};
    /* The order in which one draws one's own cards is news, not a leak: told as to a stranger. */
    int observer = event->seat == h->observer ? SPECTATOR : h->observer;
    game_tell(h->rules, h->g, event, observer, &telling);
    h->wordless |= !telling.phrase.text[0] || !telling.phrase.kind;
    game_event_write(h->rules, h->g, event, observer, NO_MOVE, &w);
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
        long bad[] = {-1, asked ? q.count : 0, b->rules->concede ? 256 : CONCEDE, 256, 1000000007};
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

static bool check_touches(struct bench_seat *b, const struct phrase *said, const char *view)
{
    for (int i = 0; i < said->touches; i++) {
        char quoted[40];
        snprintf(quoted, sizeof quoted, "\"%s\"", said->touch[i]);
        if (!strstr(view, quoted))
            return refuse(b->why, "option '%.100s' targets %s, which is not in the view",
                          said->text, quoted);
    }
    return true;
}

/* A line that took all its room was cut off. */
static bool check_length(struct bench_seat *b, const struct phrase *said)
{
    return strlen(said->text) + 1 < sizeof said->text ||
           refuse(b->why, "words are cut off: ...%s", said->text + sizeof said->text - 100);
}

/* Options: all different, all described in different words, about what is in the view. */
static bool check_options(struct bench_seat *b, int seat, const char *view)
{
    static struct phrase said[OPTIONS];
    struct question q;
    game_question(b->rules, b->g, seat, &q);
    if (!q.count)
        return refuse(b->why, "a pending seat has no option");
    for (int i = 0; i < q.count; i++) {
        said[i] = (struct phrase){0};
        game_describe(b->rules, b->g, seat, q.options[i], &said[i]);
        if (!said[i].text[0] || !said[i].kind)
            return refuse(b->why, "an option has no words");
        for (int j = 0; j < i; j++) {
            if (!memcmp(&q.options[i], &q.options[j], sizeof q.options[i]))
                return refuse(b->why, "an option is listed twice: %s", said[i].text);
            if (!strcmp(said[i].text, said[j].text))
                return refuse(b->why, "two options have the same words: %s", said[i].text);
            if (said[i].passes && said[j].passes)
                return refuse(b->why, "'%.60s' and '%.60s' both let the others go on", said[i].text,
                              said[j].text);
            if (!*said[i].key != !*said[j].key ||
                (*said[i].key && !strcmp(said[i].key, said[j].key)))
                return refuse(b->why, "'%.60s' and '%.60s' are not told apart by their keys",
                              said[i].text, said[j].text);
        }
        if (!check_length(b, &said[i]) || !check_touches(b, &said[i], view))
            return false;
    }
    return true;
}

static bool check_question(struct bench_seat *b, int seat)
{
    struct text view = {0};
    struct phrase prompt = {0};
    game_prompt(b->rules, b->g, seat, &prompt);
    if (!prompt.text[0] || !prompt.kind)
        return refuse(b->why, "a question has no words");
    if (!check_length(b, &prompt))
        return false;
    add_sight(b, b->g, seat, SIGHT_VIEW, &view);
    bool fine = check_options(b, seat, text_string(&view));
    text_free(&view);
    return fine;
}

static bool check_width(struct bench_seat *b, const char *picture)
{
    int column = 0, widest = 0;
    for (const char *c = picture; *c; c++) {
        column = *c == '\n' ? 0 : column + ((*c & 0xc0) != 0x80);
        widest = column > widest ? column : widest;
    }
    return widest <= 80 || refuse(b->why, "the picture is %d columns wide", widest);
}

/* What a part of an observer's sight must be in itself. */
static bool check_sight(struct bench_seat *b, int observer, enum sight part, const char *text)
{
    if (!same(b, b->g, b->kept))
        return refuse(b->why, "writing the %s changed the state", sight_names[part]);
    if (part == SIGHT_PICTURE)
        return check_width(b, text);
    if (part == SIGHT_QUESTION && observer < 0)
        return true;
    json_t *json = json_loads(text, 0, NULL);
    json_decref(json);
    return json || refuse(b->why, "the %s is not JSON: %.100s", sight_names[part], text);
}

/* What the observer sees of the game and of `other` is the same. */
static bool compare_sights(struct bench_seat *b, int observer, const struct game *other,
                           const char *complaint)
{
    struct text left = {0}, right = {0};
    bool fine = true;
    for (enum sight part = 0; fine && part < SIGHTS; part++) {
        text_clear(&left);
        text_clear(&right);
        add_sight(b, b->g, observer, part, &left);
        add_sight(b, other, observer, part, &right);
        fine = check_sight(b, observer, part, text_string(&left)) &&
               (!strcmp(text_string(&left), text_string(&right)) ||
                refuse(b->why, "observer %d sees %s in the %s", observer, complaint,
                       sight_names[part]));
    }
    text_free(&left);
    text_free(&right);
    return fine;
}

/* Looking depends on nothing but the bytes of the state. */
static bool check_looking(struct bench_seat *b, int observer)
{
    assign(b, b->copy, b->g);
    return compare_sights(b, observer, b->copy, "something else each time");
}

/* The view as a JSON value. */
static json_t *seen_by(const struct bench_seat *b, const struct game *g, int observer)
{
    struct text text = {0};
    add_sight(b, g, observer, SIGHT_VIEW, &text);
    json_t *view = json_loads(text_string(&text), 0, NULL);
    text_free(&text);
    return view;
}

static bool has_unseen_card(const json_t *zone)
{
    const json_t *cards = json_object_get(zone, "cards");
    for (size_t i = 0; i < json_array_size(cards); i++)
        if (json_is_null(json_object_get(json_array_get(cards, i), "card")))
            return true;
    return false;
}

static struct contract_zone *zone_of(struct contract_report *report, const char *id)
{
    for (int i = 0; i < report->zones; i++)
        if (!strcmp(report->zone[i].id, id))
            return &report->zone[i];
    if (report->zones == CONTRACT_ZONES)
        return NULL;
    struct contract_zone *zone = &report->zone[report->zones++];
    snprintf(zone->id, sizeof zone->id, "%s", id);
    return zone;
}

/* Counts, for each zone with cards that the observer does not see, whether hiding changed them;
 * contract_run draws the conclusion. */
static void count_guesses(struct bench_seat *b, int observer)
{
    json_t *seen = seen_by(b, b->g, observer);
    json_t *real = seen_by(b, b->g, ALL_SEEING);
    json_t *guess = seen_by(b, b->hidden, ALL_SEEING);
    const json_t *zones = json_object_get(seen, "zones");
    for (size_t i = 0; i < json_array_size(zones); i++) {
        const json_t *zone = json_array_get(zones, i);
        const char *id = json_string_value(json_object_get(zone, "id"));
        bool unseen = id && has_unseen_card(zone);
        struct contract_zone *count = unseen ? zone_of(b->report, id) : NULL;
        if (!count)
            continue;
        count->unseen++;
        count->guessed += !json_equal(json_array_get(json_object_get(real, "zones"), i),
                                      json_array_get(json_object_get(guess, "zones"), i));
    }
    json_decref(seen);
    json_decref(real);
    json_decref(guess);
}

/* Of the kernel, hiding may change chance, what a question to others is about, and their secret
 * answers, and nothing else. */
static bool check_hidden_kernel(struct bench_seat *b, int observer)
{
    const struct kernel *guess = game_kernel_const(b->hidden);
    struct kernel allowed = *game_kernel_const(b->g);
    seat_set given = allowed.asked & (seat_set)~allowed.pending;
    allowed.chance = guess->chance;
    allowed.ask = guess->ask;
    allowed.ask.kind = game_kernel_const(b->g)->ask.kind;
    for (int seat = 0; seat < allowed.seats; seat++)
        if ((given & seat_bit(seat)) && seat != observer)
            allowed.answer[seat] = guess->answer[seat];
    return !memcmp(&allowed, guess, sizeof allowed) ||
           refuse(b->why, "hiding for observer %d changed the question or its answer", observer);
}

/* A guessed answer is one that the seat could give with its guessed cards. */
static bool check_guessed_answers(struct bench_seat *b)
{
    const struct kernel *k = game_kernel_const(b->hidden);
    seat_set given = k->asked & (seat_set)~k->pending;
    for (int seat = 0; seat < k->seats; seat++) {
        if (!(given & seat_bit(seat)))
            continue;
        struct option options[OPTIONS], *end = b->rules->options(b->hidden, seat, options);
        struct option *option = options;
        while (option < end && memcmp(option, &k->answer[seat], sizeof *option))
            option++;
        if (option == end)
            return refuse(b->why, "hiding gave seat %d an answer that is no option", seat);
    }
    return true;
}

/* Whoever owes an answer can give one with their guessed cards, too. */
static bool check_guessed_questions(struct bench_seat *b)
{
    struct option options[OPTIONS];
    for (seat_set left = game_pending(b->hidden); left; left &= (seat_set)(left - 1)) {
        int seat = __builtin_ctz(left);
        if (b->rules->options(b->hidden, seat, options) == options)
            return refuse(b->why, "hiding left seat %d without an option", seat);
    }
    return true;
}

/* A guess may depend on nothing but what the observer knows: the real state and one that the
 * observer cannot tell from it must lead to the same bytes. That is what keeps bots honest.
 * contract_run draws the conclusion, after others that say more. */
static void count_traces(struct bench_seat *b, int observer)
{
    struct chance same_chance = b->chance;
    assign(b, b->copy, b->g);
    assign(b, b->other, b->hidden);
    game_hide(b->rules, b->copy, observer, &b->chance);
    game_hide(b->rules, b->other, observer, &same_chance);
    b->report->traces += !same(b, b->copy, b->other);
}

/* Fills b->hidden with a state that the observer cannot tell from the real one. */
static bool hide(struct bench_seat *b, int observer)
{
    struct chance again = b->chance;
    assign(b, b->hidden, b->g);
    assign(b, b->copy, b->g);
    game_hide(b->rules, b->hidden, observer, &b->chance);
    game_hide(b->rules, b->copy, observer, &again);
    if (!same(b, b->hidden, b->copy))
        return refuse(b->why, "hiding with the same chance gave another state");
    b->report->hidden += memcmp(game_kernel_const(b->g) + 1, game_kernel_const(b->hidden) + 1,
                                b->rules->size - sizeof(struct kernel)) != 0;
    count_traces(b, observer);
    return check_hidden_kernel(b, observer) && check_guessed_answers(b) &&
           check_guessed_questions(b) && b->rules->valid(b->hidden, b->why);
}

/* No leak: what an observer sees is the same when all that it cannot know is different. */
static bool check_hiding(struct bench_seat *b, int observer)
{
    return hide(b, observer) && compare_sights(b, observer, b->hidden, "something hidden");
}

/* The same letters in any order. Whoever sees a team mate's hand may hear of a 4 and then a 1, or
 * of the 1 first, and see the same hand in the end: news about the deck, and no leak. */
static bool sound_alike(const char *one, const char *other)
{
    long letters[256] = {0};
    for (; *one; one++)
        letters[(uint8_t)*one]++;
    for (; *other; other++)
        letters[(uint8_t)*other]--;
    for (int i = 0; i < 256; i++)
        if (letters[i])
            return false;
    return true;
}

/* Nor do events tell more than the view: if another seat does the same thing in the real state and
 * in one that the observer cannot tell from it, and the observer still sees no difference, none was
 * heard. (b->hidden is such a state, from check_hiding.) Where cards were shuffled on the way, two
 * equal sights can be a coincidence with different stories behind them; those are left out. */
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
    write_sights(b, b->copy, observer, &seen_first);
    write_sights(b, b->hidden, observer, &seen_second);
    bool shuffled = memcmp(game_kernel_const(b->copy)->chance.next,
                           game_kernel_const(b->g)->chance.next, sizeof(uint32_t));
    bool fine = shuffled || strcmp(text_string(&seen_first), text_string(&seen_second)) ||
                sound_alike(text_string(&first.text), text_string(&second.text)) ||
                refuse(b->why, "observer %d hears something hidden", observer);
    text_free(&first.text);
    text_free(&second.text);
    text_free(&seen_first);
    text_free(&seen_second);
    return fine;
}

/* A position in the middle of a script may be refused, if the refusal says so. */
static bool is_in_script(struct bench_seat *b, const struct reason *refusal)
{
    bool fine = game_kernel_const(b->g)->depth > 1 &&
                !strncmp(refusal->text, in_the_middle, strlen(in_the_middle));
    b->report->in_script += fine;
    return fine || refuse(b->why, "a position was refused: %.180s", refusal->text);
}

/* What was dumped can be loaded again, and is then the same. */
static bool check_position(struct bench_seat *b)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_dump(b->rules, b->g, &w, NULL);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    memset(b->copy, 0xa5, b->rules->size);
    bool fine = (same(b, b->g, b->kept) || refuse(b->why, "dumping the position changed it")) &&
                (json || refuse(b->why, "a position is not JSON"));
    struct reason refusal = {""};
    if (fine && !game_load(b->rules, b->copy, json, &refusal))
        fine = is_in_script(b, &refusal);
    else if (fine && !same(b, b->copy, b->g))
        fine = refuse(b->why, "a loaded position differs from the dumped one");
    json_decref(json);
    text_free(&text);
    return fine;
}

/* Clones: the same answers give the same bytes, listened to or not. Several seats asked at once:
 * the order of their answers leaves no trace. */
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
    if (h.wordless)
        return refuse(b->why, "an event has no words");
    if (!same(b, b->copy, b->other))
        return refuse(b->why, "the same answers to a clone gave another state");

    seat_set rest = game_pending(b->g) & (seat_set)~seat_bit(seat);
    if (!rest)
        return true;
    int second = __builtin_ctz(rest);
    b->report->together++;
    game_answer(b->rules, b->copy, second, 0, NULL, NULL);
    game_answer(b->rules, b->other, second, 0, NULL, NULL);
    if (!same(b, b->copy, b->other))
        return refuse(b->why, "the same answers to a clone gave another state");
    assign(b, b->other, b->g);
    game_answer(b->rules, b->other, second, 0, NULL, NULL);
    game_answer(b->rules, b->other, seat, option, NULL, NULL);
    return same(b, b->copy, b->other) || refuse(b->why, "the order of secret answers left a trace");
}

/* Where the rules know it, anybody may concede at any time, and then has lost. */
static bool check_concession(struct bench_seat *b)
{
    for (int seat = 0; b->rules->concede && seat < game_kernel_const(b->g)->seats; seat++) {
        struct result result = {0};
        assign(b, b->copy, b->g);
        if (!game_answer(b->rules, b->copy, seat, CONCEDE, NULL, b->why))
            return refuse(b->why, "seat %d can't concede", seat);
        b->rules->result(b->copy, &result);
        if (!result.over || game_pending(b->copy) || result.rank[seat] == 1 ||
            game_kernel_const(b->copy)->depth)
            return refuse(b->why, "after a concession the game is not over and lost");
        if (!b->rules->valid(b->copy, b->why))
            return false;
    }
    return true;
}

static bool check_result(struct bench_seat *b)
{
    struct result result = {0};
    b->rules->result(b->g, &result);
    if (result.over != !game_pending(b->g))
        return refuse(b->why, "the result does not know whether the game is over");
    bool first = false;
    for (int seat = 0; seat < game_kernel_const(b->g)->seats; seat++) {
        if (!result.over != !result.rank[seat])
            return refuse(b->why, "places are given exactly when the game is over");
        first |= result.rank[seat] == 1;
    }
    /* Who plays alone, or all together, can lose to nobody's seat. */
    return !result.over || first || result.together || game_kernel_const(b->g)->seats == 1 ||
           refuse(b->why, "nobody is first");
}

/* An answer that a script forgot to take would be a secret that nobody hides. */
static bool check_answers(struct bench_seat *b)
{
    const struct kernel *k = game_kernel_const(b->g);
    static const struct option none;
    for (int seat = 0; seat < SEATS; seat++)
        if ((!(k->asked & seat_bit(seat)) || (k->pending & seat_bit(seat))) &&
            memcmp(&k->answer[seat], &none, sizeof none))
            return refuse(b->why, "the answer of seat %d was not taken by a script", seat);
    return true;
}

/* The plan chooses a legal option, and uses only what its seat knows. (b->hidden is a state that
 * the seat cannot tell from the real one, from check_hiding.) */
static bool check_plan(struct bench_seat *b, int seat)
{
    struct question q;
    struct dice dice = b->dice, same_dice = b->dice;
    if (!b->rules->plan)
        return true;
    game_question(b->rules, b->g, seat, &q);
    int choice = b->rules->plan(b->g, seat, q.options, q.count, &dice);
    if (choice < 0 || choice >= q.count)
        return refuse(b->why, "the plan chooses an option that is not there");
    return choice == b->rules->plan(b->hidden, seat, q.options, q.count, &same_dice) ||
           refuse(b->why, "the plan of seat %d uses something hidden", seat);
}

static bool check_judge(struct bench_seat *b)
{
    int chances[SEATS];
    memset(chances, -1, sizeof chances); /* each seat's must be said */
    if (!b->rules->judge)
        return true;
    b->rules->judge(b->g, chances);
    for (int seat = 0; seat < game_kernel_const(b->g)->seats; seat++)
        if (chances[seat] < 0 || chances[seat] > 1000)
            return refuse(b->why, "the judge says %d, not 0 to 1000", chances[seat]);
    return true;
}

static bool check_observer(struct bench_seat *b, int observer, int seat, long option)
{
    bool thorough = b->report->decisions % THOROUGH_EVERY == 0;
    if (thorough && !check_looking(b, observer))
        return false;
    if (observer == ALL_SEEING)
        return true;
    bool asked = observer >= 0 && (game_pending(b->g) & seat_bit(observer));
    if (!check_hiding(b, observer) ||
        (asked && (!check_plan(b, observer) || !check_question(b, observer))))
        return false;
    if (thorough)
        count_guesses(b, observer);
    return seat < 0 || observer == seat || check_events(b, observer, seat, option);
}

/* What game_size does not count is zero, so that a copy may leave it out. */
static bool check_rest(const struct bench_seat *b)
{
    const uint8_t *bytes = (const uint8_t *)b->g;
    for (size_t i = game_size(b->rules, b->g); i < b->rules->size; i++)
        if (bytes[i])
            return refuse(b->why, "byte %zu is in use, but game_size leaves it out", i);
    return true;
}

/* All that everybody can see and do when `seat` is about to answer with `option`. */
static bool check_state(struct bench_seat *b, int seat, long option)
{
    if (!same(b, b->g, b->kept))
        return refuse(b->why, "listing the options changed the state");
    if (seat >= 0 && option < 0)
        return refuse(b->why, "a pending seat has no option");
    if (!check_rest(b) || !b->rules->valid(b->g, b->why) || !check_answers(b) || !check_result(b) ||
        !check_judge(b))
        return false;
    if (!same(b, b->g, b->kept))
        return refuse(b->why, "looking changed the state");
    if (!check_position(b))
        return false;
    for (int observer = ALL_SEEING; observer < game_kernel_const(b->g)->seats; observer++)
        if (!check_observer(b, observer, seat, option))
            return false;
    return (seat < 0 ||
            (check_refusals(b) && check_clones(b, seat, option) && check_concession(b))) &&
           (same(b, b->g, b->kept) || refuse(b->why, "looking changed the state"));
}

/* The same, or only whether the state is valid, as often as the report says. */
static bool check_enough(struct bench_seat *b, int seat, long option)
{
    bool all = !b->report->every || b->report->decisions % b->report->every == 0;
    return all ? check_state(b, seat, option) : b->rules->valid(b->g, b->why);
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
    bool fine =
        !listed ||
        (record_read(&again, json, b->why) && record_check(&again, b->copy, b->why) &&
         (same(b, b->copy, b->g) || refuse(b->why, "the written record replays to another state")));
    record_free(&again);
    json_decref(json);
    text_free(&text);
    return fine;
}

static bool play_checked(struct bench_seat *b, struct record *record)
{
    size_t longest = b->report->longest ? (size_t)b->report->longest : LONGEST_GAME;
    if (!game_start(b->rules, b->g, &record->setup, record->seed, b->why))
        return false;
    while (game_pending(b->g)) {
        long option;
        assign(b, b->kept, b->g);
        int seat = choose(b, b->g, &option);
        if (!check_enough(b, seat, option))
            return false;
        if (!game_answer(b->rules, b->g, seat, option, NULL, b->why) ||
            !record_add(record, seat, option))
            return false;
        b->report->decisions++;
        if (record->count > longest)
            return refuse(b->why, "the game does not end");
    }
    assign(b, b->kept, b->g);
    return check_enough(b, -1, 0) && (b->report->every || check_record(b, record));
}

bool contract_play(const struct game_rules *rules, const struct setup *setup, uint64_t seed,
                   struct contract_report *report, struct reason *why)
{
    struct bench_seat b = {.rules = rules, .dice = {seed}, .report = report, .why = why};
    struct game **rooms[] = {&b.g, &b.kept, &b.copy, &b.other, &b.hidden};
    struct record record = {.rules = rules, .setup = *setup};
    bool fine = true;
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        fine &= (*rooms[i] = calloc(1, rules->size)) != NULL;
    test_seed(seed, record.seed);
    chance_start(&b.chance, record.seed);
    report->games++;
    fine = fine ? play_checked(&b, &record) : refuse(why, "Out of memory.");
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(*rooms[i]);
    record_free(&record);
    return fine;
}

/* Over many games: they were played, hiding changed something, and it changed every zone with
 * unseen cards. */
bool contract_check_report(const struct contract_report *report, struct reason *why)
{
    if (report->setups >= ENOUGH_SETUPS && 3 * report->games < report->setups)
        return refuse(why, "only %ld of %ld random setups were legal", report->games,
                      report->setups);
    if (report->decisions < FEWEST_DECISIONS * report->games)
        return refuse(why, "only %ld decisions in %ld games", report->decisions, report->games);
    if (!report->hidden)
        return refuse(why, "hiding never changed anything");
    for (int i = 0; i < report->zones; i++)
        if (report->zone[i].unseen >= ENOUGH_HIDES && !report->zone[i].guessed)
            return refuse(why, "hiding never changed the unseen cards of %s", report->zone[i].id);
    return !report->traces || refuse(why, "hiding left a trace of what was hidden");
}

bool contract_run(const struct game_rules *rules, const struct setup *setup, long games,
                  struct contract_report *report, struct reason *why)
{
    for (long i = 0; i < games; i++) {
        struct reason inner = {""};
        if (!contract_play(rules, setup, (uint64_t)i, report, &inner))
            return refuse(why, "seed %ld: %.200s", i, inner.text);
    }
    return contract_check_report(report, why);
}

/* Is this setup one that the game starts with? */
static bool is_legal(const struct game_rules *rules, const struct setup *setup)
{
    struct game *g = malloc(rules->size);
    uint8_t seed[SEED_BYTES] = {0};
    bool legal = g && game_start(rules, g, setup, seed, NULL);
    free(g);
    return legal;
}

bool contract_run_mode(const struct game_rules *rules, int mode, long setups, long decisions,
                       struct contract_report *report, struct reason *why)
{
    for (uint64_t seed = 0; report->setups < setups || report->decisions < decisions; seed++) {
        struct setup setup = random_setup(rules, mode, seed);
        struct reason inner = {""};
        report->setups++;
        if (is_legal(rules, &setup) && !contract_play(rules, &setup, seed, report, &inner))
            return refuse(why, "seed %ld: %.200s", (long)seed, inner.text);
        if (report->setups >= ENOUGH_SETUPS && !report->games)
            break; /* or it would never end */
    }
    return contract_check_report(report, why);
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
