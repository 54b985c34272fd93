/* api.c - the public C API (include/parlor.h), a thin coat over the contract. */
#include "parlor.h"

#include "core/game.h"

#include <stdio.h>
#include <string.h>

/* What programs call rules and state is what the house calls game_rules and game. */
static const struct game_rules *inner(const struct parlor_rules *rules)
{
    return (const struct game_rules *)(const void *)rules;
}

static const struct parlor_rules *outer(const struct game_rules *rules)
{
    return (const struct parlor_rules *)(const void *)rules;
}

/* Hands a reason to the caller, and says whether all went well. */
static int conclude(bool fine, const struct reason *reason, char *why, size_t room)
{
    if (!fine && why && room)
        snprintf(why, room, "%s", reason->text);
    return fine;
}

/* Copies as much of the text as fits, and frees it. */
static size_t hand_out(struct text *from, char *text, size_t room)
{
    size_t length = from->length;
    if (text && room) {
        size_t fits = length < room ? length : room - 1;
        memcpy(text, text_string(from), fits);
        text[fits] = '\0';
    }
    text_free(from);
    return length;
}

const struct parlor_rules *parlor_game(int index)
{
    for (const struct game_rules *const *row = game_table; index >= 0 && *row; row++)
        if (index-- == 0)
            return outer(*row);
    return NULL;
}

const struct parlor_rules *parlor_find(const char *name)
{
    return outer(game_find(name, NULL));
}

const char *parlor_name(const struct parlor_rules *rules)
{
    return inner(rules)->name;
}

const char *parlor_title(const struct parlor_rules *rules)
{
    return inner(rules)->title;
}

int parlor_version(const struct parlor_rules *rules)
{
    return inner(rules)->version;
}

size_t parlor_setup_schema(const struct parlor_rules *rules, char *text, size_t room)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    setup_schema_write(inner(rules)->setup, &w, NULL);
    return hand_out(&out, text, room);
}

size_t parlor_catalogue(const struct parlor_rules *rules, char *text, size_t room)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    put_open(&w, NULL, '[');
    for (const struct card *card = inner(rules)->cards; card->id; card++)
        card_write(inner(rules), card, &w);
    put_close(&w);
    return hand_out(&out, text, room);
}

size_t parlor_state_size(const struct parlor_rules *rules)
{
    return inner(rules)->size;
}

int parlor_start(const struct parlor_rules *rules, void *state, const char *setup, const char *seed,
                 char *why, size_t room)
{
    struct reason reason;
    struct setup values;
    uint8_t key[SEED_BYTES];
    json_t *json = NULL;
    if (setup && !(json = json_loads(setup, JSON_REJECT_DUPLICATES, NULL)))
        return conclude(refuse(&reason, "The setup is not JSON."), &reason, why, room);
    if (seed)
        seed_from_text(seed, key);
    else
        seed_from_system(key);
    bool fine = setup_read(inner(rules)->setup, json, &values, &reason) &&
                game_start(inner(rules), state, &values, key, &reason);
    json_decref(json);
    return conclude(fine, &reason, why, room);
}

int parlor_seats(const void *state)
{
    return game_kernel_const(state)->seats;
}

uint32_t parlor_pending(const void *state)
{
    return game_pending(state);
}

int parlor_options(const struct parlor_rules *rules, const void *state, int seat)
{
    struct question q;
    if (seat < 0 || seat >= parlor_seats(state))
        return 0;
    game_question(inner(rules), state, seat, &q);
    return q.count;
}

int parlor_answer(const struct parlor_rules *rules, void *state, int seat, int option, char *why,
                  size_t room)
{
    struct reason reason;
    bool fine = game_answer(inner(rules), state, seat, option, NULL, why ? &reason : NULL);
    return conclude(fine, &reason, why, room);
}

static struct result result_of(const struct parlor_rules *rules, const void *state)
{
    struct result result = {0};
    inner(rules)->result(state, &result);
    return result;
}

int parlor_place(const struct parlor_rules *rules, const void *state, int seat)
{
    return seat >= 0 && seat < SEATS ? result_of(rules, state).place[seat] : 0;
}

int parlor_score(const struct parlor_rules *rules, const void *state, int seat)
{
    return seat >= 0 && seat < SEATS ? result_of(rules, state).score[seat] : 0;
}

void parlor_hide(const struct parlor_rules *rules, void *state, int observer,
                 const uint8_t seed[SEED_BYTES])
{
    struct chance chance;
    chance_start(&chance, seed);
    game_hide(inner(rules), state, observer, &chance);
}

uint64_t parlor_hash(const struct parlor_rules *rules, const void *state)
{
    return game_hash(inner(rules), state);
}

size_t parlor_question(const struct parlor_rules *rules, const void *state, int seat, char *text,
                       size_t room)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    if (seat >= 0 && seat < parlor_seats(state))
        game_question_write(inner(rules), state, seat, &w, NULL);
    return hand_out(&out, text, room);
}

size_t parlor_view(const struct parlor_rules *rules, const void *state, int observer, char *text,
                   size_t room)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    game_view(inner(rules), state, observer, &w, NULL);
    return hand_out(&out, text, room);
}

size_t parlor_dump(const struct parlor_rules *rules, const void *state, char *text, size_t room)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    game_dump(inner(rules), state, &w, NULL);
    return hand_out(&out, text, room);
}

int parlor_load(const struct parlor_rules *rules, void *state, const char *position, char *why,
                size_t room)
{
    struct reason reason;
    json_t *json = json_loads(position, JSON_REJECT_DUPLICATES, NULL);
    bool fine = json ? game_load(inner(rules), state, json, &reason)
                     : refuse(&reason, "The position is not JSON.");
    json_decref(json);
    return conclude(fine, &reason, why, room);
}
