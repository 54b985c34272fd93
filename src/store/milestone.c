/* milestone.c - long games once more, in pieces that are quickly read: the state after every
 * MILESTONE answers, and those answers packed. The rows of the answers are what counts; a piece
 * that is missing or damaged is not used. */
#include "store/inside.h"

#include <stdlib.h>

enum { PACKED = 30 }; /* bytes of an answer */

static uint8_t *put(uint8_t *at, uint64_t number, int bytes)
{
    for (; bytes > 0; bytes--, number >>= 8)
        *at++ = (uint8_t)number;
    return at;
}

static uint64_t get(const uint8_t **at, int bytes)
{
    uint64_t number = 0;
    for (int i = 0; i < bytes; i++)
        number |= (uint64_t) * (*at)++ << 8 * i;
    return number;
}

static uint8_t *pack(uint8_t *at, const struct stored_answer *a)
{
    at = put(at, a->seat, 1);
    at = put(at, a->option, 1);
    at = put(at, a->question, 4);
    at = put(at, (uint64_t)a->at, 8);
    at = put(at, (uint64_t)a->left, 8);
    return put(at, (uint64_t)a->state, 8);
}

static const uint8_t *unpack(const uint8_t *at, struct stored_answer *a)
{
    a->seat = (uint8_t)get(&at, 1);
    a->option = (uint8_t)get(&at, 1);
    a->question = (uint32_t)get(&at, 4);
    a->at = (int64_t)get(&at, 8);
    a->left = (int64_t)get(&at, 8);
    a->state = (int64_t)get(&at, 8);
    return at;
}

void store_put_milestone(struct store *s, int64_t table, int64_t number, const void *state,
                         size_t length, const struct stored_answer answers[MILESTONE])
{
    uint8_t packed[MILESTONE * PACKED], *end = packed;
    assert(number > 0 && number % MILESTONE == 0);
    for (int i = 0; i < MILESTONE; i++)
        end = pack(end, &answers[i]);
    assert(end == packed + sizeof packed);
    write_milestone(s, WRITE_PUT_MILESTONE,
                    &(struct milestone_row){table, number, value_of_bytes(state, length),
                                            value_of_bytes(packed, sizeof packed)});
}

bool store_milestone(struct store *s, int64_t table, int64_t number, struct text *out)
{
    struct milestone_row row = {.game = table, .number = number};
    const struct statement *st = ask_milestone(s, READ_MILESTONE, &row);
    bool found = next_milestone(s, st, &row) && row.state.kind == VALUE_BYTES;
    if (found)
        text_add_bytes(out, row.state.bytes, row.state.length);
    store_end(st);
    return found && !out->failed;
}

/* Whether it is the one that follows so many answers. */
static bool is_next(const struct milestone_row *row, size_t count)
{
    return row->number == (int64_t)count + MILESTONE && row->answers.kind == VALUE_BYTES &&
           row->answers.length == (size_t)MILESTONE * PACKED;
}

struct stored_answer *store_packed_answers(struct store *s, int64_t table, size_t *count)
{
    struct milestone_row row = {.game = table};
    const struct statement *st = ask_milestone(s, READ_MILESTONES, &row);
    struct stored_answer *answers = NULL;
    bool fine = true;
    *count = 0;
    while (fine && next_milestone(s, st, &row) && is_next(&row, *count)) {
        const uint8_t *at = (const uint8_t *)row.answers.bytes;
        struct stored_answer *more = realloc(answers, (*count + MILESTONE) * sizeof *answers);
        if (!(fine = more != NULL))
            free(answers);
        answers = more;
        for (int i = 0; fine && i < MILESTONE; i++)
            at = unpack(at, &answers[*count + (size_t)i]);
        *count += MILESTONE;
    }
    store_end(st);
    return answers;
}
