/* fuzz_position.c - bytes as a position of every game: refused, or as good as one that was played.
 * It is then played on at random, and must stay valid and be dumped and loaded without a change.
 *
 * Cards are conserved, so nearly every changed byte makes a position that is refused at once. The
 * mutator below therefore often moves a number instead of changing it. */
#include "fuzz/fuzz.h"

#include "core/dice.h"

#include <string.h>

enum { MOST_DECISIONS = 2000 };

static void check_round_trip(const struct game_rules *rules, const struct game *g)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    struct reason why = {0};
    struct game *again = fuzz_state(rules);
    game_dump(rules, g, &w, NULL);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    require(game_load(rules, again, json, &why), "a dumped position was refused", &why);
    require(!memcmp(again, g, rules->size), "a dumped position is another one", NULL);
    json_decref(json);
    text_free(&text);
    free(again);
}

/* What every observer is shown, for the sanitizers. */
static void look(const struct game_rules *rules, const struct game *g)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    put_open(&w, NULL, '[');
    for (int observer = ALL_SEEING; observer < game_kernel_const(g)->seats; observer++) {
        game_view(rules, g, observer, &w, NULL);
        if (observer >= 0)
            game_question_write(rules, g, observer, &w, NULL);
    }
    game_result_write(rules, g, &w, NULL);
    put_close(&w);
    rules->picture(g, SPECTATOR, &text);
    text_free(&text);
}

/* What each observer cannot know is replaced by a guess, which must be a valid state too. */
static void guess(const struct game_rules *rules, const struct game *g)
{
    struct game *guessed = fuzz_state(rules);
    struct chance chance = {0};
    struct reason why = {0};
    for (int observer = SPECTATOR; observer < game_kernel_const(g)->seats; observer++) {
        memcpy(guessed, g, rules->size);
        game_hide(rules, guessed, observer, &chance);
        require(rules->valid(guessed, &why), "hiding led to an invalid state", &why);
    }
    free(guessed);
}

static void play_on(const struct game_rules *rules, struct game *g, uint64_t seed)
{
    struct dice dice = {.state = seed};
    struct question q;
    struct reason why = {0};
    seat_set pending;
    for (int i = 0; i < MOST_DECISIONS && (pending = game_pending(g)); i++) {
        int seat = __builtin_ctz(pending);
        game_question(rules, g, seat, &q);
        require(q.count, "a pending seat has no option", NULL);
        long option = (long)dice_below(&dice, q.count);
        require(game_answer(rules, g, seat, option, NULL, &why), "an option was refused", &why);
        require(rules->valid(g, &why), "an answer led to an invalid state", &why);
    }
}

static void check(const struct game_rules *rules, const struct game *g)
{
    check_round_trip(rules, g);
    look(rules, g);
    guess(rules, g);
}

static void try_position(const struct game_rules *rules, const json_t *json, uint64_t seed)
{
    struct game *g = fuzz_state(rules);
    struct reason why = {0};
    if (game_load(rules, g, json, &why)) {
        check(rules, g);
        play_on(rules, g, seed);
        check(rules, g);
    } else {
        require(why.text[0], "a position was refused without a reason", NULL);
    }
    free(g);
}

/* --- Mutation. --- */

size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t most, unsigned seed);

/* The place of a random byte that is one of these, or `size` if luck finds none. */
static size_t find(struct dice *dice, const uint8_t *bytes, size_t size, const char *wanted)
{
    for (int tries = 0; tries < 200; tries++) {
        size_t at = dice_below(dice, (uint32_t)size);
        if (bytes[at] && strchr(wanted, bytes[at]))
            return at;
    }
    return size;
}

static size_t swap_digits(struct dice *dice, uint8_t *bytes, size_t size)
{
    size_t a = find(dice, bytes, size, "0123456789"), b = find(dice, bytes, size, "0123456789");
    if (a == size || b == size)
        return size;
    uint8_t kept = bytes[a];
    bytes[a] = bytes[b];
    bytes[b] = kept;
    return size;
}

/* Takes a number of one digit out of a list, with a comma beside it, and puts it at the front of
 * some list. The text gets at most as long as it was, or one byte longer. */
static size_t move_number(struct dice *dice, uint8_t *bytes, size_t size)
{
    size_t from = find(dice, bytes, size, "0123456789");
    if (from == 0 || from + 1 >= size || !strchr(",[", bytes[from - 1]) ||
        !strchr(",]", bytes[from + 1]))
        return size;
    uint8_t number = bytes[from];
    size_t start = bytes[from - 1] == ',' ? from - 1 : from;
    size_t taken = bytes[from - 1] == ',' || bytes[from + 1] == ',' ? 2 : 1;
    size -= taken;
    memmove(bytes + start, bytes + start + taken, size - start);
    size_t to = find(dice, bytes, size, "[") + 1;
    if (to >= size)
        return size;
    size_t put = bytes[to] == ']' ? 1 : 2;
    memmove(bytes + to + put, bytes + to, size - to);
    bytes[to] = number;
    if (put == 2)
        bytes[to + 1] = ',';
    return size + put;
}

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t most, unsigned seed)
{
    struct dice dice = {.state = seed};
    if (size < 4 || !dice_below(&dice, 3))
        return LLVMFuzzerMutate(bytes, size, most);
    for (uint32_t times = 1 + dice_below(&dice, 4); times && size > 4 && size < most; times--)
        size = (dice_below(&dice, 2) ? swap_digits : move_number)(&dice, bytes, size);
    return size;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    json_t *json = fuzz_json(bytes, size);
    if (!json)
        return 0;
    for (const struct game_rules *const *rules = game_table; *rules; rules++)
        try_position(*rules, json, size);
    json_decref(json);
    return 0;
}
