/* frames.c - see frames.h. */
#include "server/frames.h"

#include <assert.h>
#include <stdlib.h>

struct teller {
    struct listener listener;
    const struct record *record;
    struct game *g;
    int observer;
    bool silent;
    struct text events; /* of one answer, as a list */
    struct writer w;    /* writes them */
};

static void tell(struct listener *listener, const struct event *event)
{
    struct teller *teller = (struct teller *)listener;
    if (!teller->silent)
        game_event_write(teller->record->rules, teller->g, event, teller->observer, NO_MOVE,
                         &teller->w);
}

static void begin_events(struct teller *teller, bool silent)
{
    teller->silent = silent;
    text_clear(&teller->events);
    teller->w = (struct writer){.out = &teller->events};
    put_open(&teller->w, NULL, '[');
}

/* `said` is what the answer was called before it was given. */
static void write_frame(struct teller *teller, int64_t move, int seat, const struct phrase *said,
                        struct text *out)
{
    struct writer w = {.out = out};
    put_open(&w, NULL, '{');
    put_int(&w, "move", move);
    game_view(teller->record->rules, teller->g, teller->observer, &w, "view");
    put_close(&teller->w);
    put_raw_text(&w, "events", &teller->events);
    if (said) {
        put_open(&w, "answer", '{');
        put_int(&w, "seat", seat);
        put_string(&w, "text", said->text);
        put_close(&w);
    } else {
        put_null(&w, "answer");
    }
    put_close(&w);
    text_add(out, ",\n");
}

static bool tell_start(struct teller *teller, bool silent, struct text *out, struct reason *why)
{
    const struct record *record = teller->record;
    begin_events(teller, silent);
    if (!game_start_heard(record->rules, teller->g, &record->setup, record->seed, &teller->listener,
                          why))
        return false;
    if (!silent)
        write_frame(teller, 0, 0, NULL, out);
    return true;
}

static bool tell_answer(struct teller *teller, int64_t index, bool silent, struct text *out,
                        struct reason *why)
{
    const struct game_rules *rules = teller->record->rules;
    const struct answer *answer = &teller->record->answers[index];
    struct phrase said = {0};
    struct question q;
    bool known = teller->observer == ALL_SEEING || teller->observer == answer->seat;
    if (!silent && known) {
        game_question(rules, teller->g, answer->seat, &q);
        rules->describe(teller->g, answer->seat, q.options[answer->option], &said);
    }
    begin_events(teller, silent);
    if (!game_answer(rules, teller->g, answer->seat, answer->option, &teller->listener, why))
        return false;
    if (!silent)
        write_frame(teller, index + 1, answer->seat, known ? &said : NULL, out);
    return true;
}

bool frames_write(const struct record *record, int observer, int64_t from, int64_t to,
                  struct text *out, struct reason *why)
{
    assert(from >= 0 && to <= (int64_t)record->count);
    struct teller teller = {.listener = {tell}, .record = record, .observer = observer};
    teller.g = malloc(record->rules->size);
    bool fine = teller.g ? tell_start(&teller, from > 0, out, why) : refuse_memory(why);
    for (int64_t i = 0; fine && i < to; i++)
        fine = tell_answer(&teller, i, i + 1 < from, out, why);
    if (fine && (out->failed || teller.events.failed))
        fine = refuse_memory(why);
    text_free(&teller.events);
    free(teller.g);
    return fine;
}
