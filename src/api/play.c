/* play.c - the public C API (include/parlor.h): games, play and what people see. A thin coat over
 * the contract that checks everything it is given. */
#include "api/api.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* --- The games. --- */

const struct parlor_rules *parlor_game(int index)
{
    for (const struct game_rules *const *row = game_table; index >= 0 && *row; row++)
        if (index-- == 0)
            return api_outer(*row);
    return NULL;
}

const struct parlor_rules *parlor_find(const char *name)
{
    return name ? api_outer(game_find(name, NULL)) : NULL;
}

const char *parlor_name(const struct parlor_rules *rules)
{
    return api_rules(rules) ? api_rules(rules)->name : NULL;
}

const char *parlor_title(const struct parlor_rules *rules)
{
    return api_rules(rules) ? api_rules(rules)->title : NULL;
}

int parlor_version(const struct parlor_rules *rules)
{
    return api_rules(rules) ? api_rules(rules)->version : 0;
}

size_t parlor_setup_schema(const struct parlor_rules *rules, char *text, size_t capacity)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    if (api_rules(rules))
        setup_schema_write(api_rules(rules)->setup, &w, NULL);
    return api_hand_out(&out, text, capacity);
}

size_t parlor_catalogue(const struct parlor_rules *rules, char *text, size_t capacity)
{
    const struct game_rules *game = api_rules(rules);
    struct text out = {0};
    struct writer w = {.out = &out};
    if (game) {
        put_open(&w, NULL, '[');
        for (const struct card *card = game->cards; card->id; card++)
            card_write(game, card, &w);
        put_close(&w);
    }
    return api_hand_out(&out, text, capacity);
}

size_t parlor_glossary(const struct parlor_rules *rules, char *text, size_t capacity)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    if (api_rules(rules))
        glossary_write(&api_rules(rules)->glossary, &w, NULL);
    return api_hand_out(&out, text, capacity);
}

size_t parlor_state_size(const struct parlor_rules *rules)
{
    return api_rules(rules) ? api_rules(rules)->size : 0;
}

/* --- Events: what the house tells its listeners becomes text for one of the program's. --- */

struct teller {
    struct listener listener; /* first: the house knows only this */
    const struct parlor_listener *to;
    const struct game_rules *rules;
    const struct game *g;
    struct text json; /* of one event; its room is made before the game is touched */
};

/* Of an event as JSON: each byte of its words may take six there. */
enum { EVENT_BYTES = 6 * (int)sizeof(struct telling) };

static void tell(struct listener *listener, const struct event *event)
{
    struct teller *teller = (struct teller *)listener;
    struct writer w = {.out = &teller->json};
    struct telling telling;
    game_tell(teller->rules, teller->g, event, teller->to->observer, &telling);
    text_clear(&teller->json);
    game_event_write(teller->rules, teller->g, event, teller->to->observer, NO_MOVE, &w);
    assert(!teller->json.failed);
    if (*telling.phrase.text)
        teller->to->hear(teller->to->user, telling.phrase.text, text_string(&teller->json));
}

static bool make_room(struct teller *teller, struct reason *reason)
{
    return !teller->to || text_tail(&teller->json, EVENT_BYTES) || refuse_memory(reason);
}

/* Whoever does not listen hears nothing; a seat that does not exist is nobody's ear. */
static bool check_listener(const struct parlor_listener *to, int seats, struct reason *reason)
{
    if (!to)
        return true;
    if (!to->hear)
        return refuse(reason, "The listener has no function.");
    return (to->observer >= PARLOR_ALL_SEEING && to->observer < seats) ||
           refuse(reason, "There is no observer %d.", to->observer);
}

/* --- Play. --- */

/* Starts in memory of its own, so that a refused start changes nothing. */
static bool start(const struct game_rules *rules, void *state, const struct setup *setup,
                  const uint8_t seed[SEED_BYTES], const struct parlor_listener *to,
                  struct reason *reason)
{
    struct game *g = calloc(1, rules->size);
    if (!g)
        return refuse_memory(reason);
    struct teller teller = {{tell}, to, rules, g, {0}};
    bool fine = make_room(&teller, reason) &&
                game_start_heard(rules, g, setup, seed, to ? &teller.listener : NULL, reason);
    if (fine)
        memcpy(state, g, rules->size);
    text_free(&teller.json);
    free(g);
    return fine;
}

int parlor_start_heard(const struct parlor_rules *rules, void *state, const char *setup,
                       const char *seed, const struct parlor_listener *listener, char *why,
                       size_t capacity)
{
    struct reason reason;
    struct setup values;
    uint8_t key[SEED_BYTES];
    bool fine = api_check_rules(rules, state, &reason) &&
                check_listener(listener, SEATS, &reason) &&
                api_read_setup(api_rules(rules), setup, &values, &reason);
    if (fine) {
        api_read_seed(seed, key);
        fine = start(api_rules(rules), state, &values, key, listener, &reason);
    }
    return api_conclude(fine, &reason, why, capacity);
}

int parlor_start(const struct parlor_rules *rules, void *state, const char *setup, const char *seed,
                 char *why, size_t capacity)
{
    return parlor_start_heard(rules, state, setup, seed, NULL, why, capacity);
}

int parlor_seats(const void *state)
{
    return state ? game_kernel_const(state)->seats : 0;
}

uint32_t parlor_pending(const void *state)
{
    return state ? game_pending(state) : 0;
}

int parlor_options(const struct parlor_rules *rules, const void *state, int seat)
{
    struct question q;
    if (!api_has_seat(rules, state, seat))
        return 0;
    game_question(api_rules(rules), state, seat, &q);
    return q.count;
}

int parlor_answer_heard(const struct parlor_rules *rules, void *state, int seat, int option,
                        const struct parlor_listener *listener, char *why, size_t capacity)
{
    struct reason reason;
    struct teller teller = {{tell}, listener, api_rules(rules), state, {0}};
    bool fine = api_check_state(rules, state, &reason) &&
                check_listener(listener, parlor_seats(state), &reason) &&
                make_room(&teller, &reason) &&
                game_answer(api_rules(rules), state, seat, option,
                            listener ? &teller.listener : NULL, why ? &reason : NULL);
    text_free(&teller.json);
    return api_conclude(fine, &reason, why, capacity);
}

int parlor_answer(const struct parlor_rules *rules, void *state, int seat, int option, char *why,
                  size_t capacity)
{
    return parlor_answer_heard(rules, state, seat, option, NULL, why, capacity);
}

static struct result result_of(const struct parlor_rules *rules, const void *state)
{
    struct result result = {0};
    api_rules(rules)->result(state, &result);
    return result;
}

int parlor_rank(const struct parlor_rules *rules, const void *state, int seat)
{
    return api_has_seat(rules, state, seat) ? result_of(rules, state).rank[seat] : 0;
}

int parlor_score(const struct parlor_rules *rules, const void *state, int seat)
{
    return api_has_seat(rules, state, seat) ? result_of(rules, state).score[seat] : 0;
}

int parlor_hide(const struct parlor_rules *rules, void *state, int observer,
                const uint8_t seed[SEED_BYTES])
{
    struct chance chance;
    if (!api_has_observer(rules, state, observer) || !seed)
        return 0;
    chance_start(&chance, seed);
    game_hide(api_rules(rules), state, observer, &chance);
    return 1;
}

uint64_t parlor_hash(const struct parlor_rules *rules, const void *state)
{
    return api_rules(rules) && state ? game_hash(api_rules(rules), state) : 0;
}

/* --- What people see and read. --- */

size_t parlor_question(const struct parlor_rules *rules, const void *state, int seat, char *text,
                       size_t capacity)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    if (api_has_seat(rules, state, seat))
        game_question_write(api_rules(rules), state, seat, &w, NULL);
    return api_hand_out(&out, text, capacity);
}

size_t parlor_view(const struct parlor_rules *rules, const void *state, int observer, char *text,
                   size_t capacity)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    if (api_has_observer(rules, state, observer))
        game_view(api_rules(rules), state, observer, &w, NULL);
    return api_hand_out(&out, text, capacity);
}

size_t parlor_seat_text(const struct parlor_rules *rules, const void *state, int seat, char *text,
                        size_t capacity)
{
    struct text out = {0};
    if (api_has_seat(rules, state, seat))
        text_add(&out, "%s", api_rules(rules)->seat_name(state, seat));
    return api_hand_out(&out, text, capacity);
}

size_t parlor_prompt_text(const struct parlor_rules *rules, const void *state, int seat, char *text,
                          size_t capacity)
{
    struct text out = {0};
    struct phrase phrase = {0};
    if (parlor_options(rules, state, seat)) {
        game_prompt(api_rules(rules), state, seat, &phrase);
        text_add(&out, "%s", phrase.text);
    }
    return api_hand_out(&out, text, capacity);
}

size_t parlor_option_text(const struct parlor_rules *rules, const void *state, int seat, int option,
                          char *text, size_t capacity)
{
    struct text out = {0};
    struct phrase phrase = {0};
    struct question q = {.count = 0};
    if (api_has_seat(rules, state, seat))
        game_question(api_rules(rules), state, seat, &q);
    if (option >= 0 && option < q.count) {
        api_rules(rules)->describe(state, seat, q.options[option], &phrase);
        text_add(&out, "%s", phrase.text);
    }
    return api_hand_out(&out, text, capacity);
}

/* --- Positions. --- */

size_t parlor_dump(const struct parlor_rules *rules, const void *state, char *text, size_t capacity)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    if (api_is_started(rules, state))
        game_dump(api_rules(rules), state, &w, NULL);
    return api_hand_out(&out, text, capacity);
}

int parlor_load(const struct parlor_rules *rules, void *state, const char *position, char *why,
                size_t capacity)
{
    struct reason reason;
    json_t *json = NULL;
    bool fine = api_check_rules(rules, state, &reason) &&
                api_read_json(position, "position", &json, &reason) &&
                game_load(api_rules(rules), state, json, &reason);
    json_decref(json);
    return api_conclude(fine, &reason, why, capacity);
}
