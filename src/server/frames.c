/* frames.c - see frames.h. */
#include "server/frames.h"

#include "server/change.h"

#include <assert.h>
#include <stdlib.h>

static void tell(struct listener *listener, const struct event *event)
{
    struct frames *f = (struct frames *)listener;
    for (int i = 0; !f->silent && i < f->observers; i++)
        game_event_write(f->record->rules, f->g, event, f->observer[i].who, NO_MOVE,
                         &f->observer[i].w);
}

bool frames_begin(struct frames *f, const struct record *record, struct reason *why)
{
    *f = (struct frames){.listener = {tell}, .record = record};
    f->g = malloc(record->rules->size);
    return f->g || refuse_memory(why);
}

void frames_add(struct frames *f, int who, struct text *out)
{
    assert(!f->next && f->observers < FRAMES_OBSERVERS);
    f->observer[f->observers++] = (struct frames_observer){.who = who, .out = out};
}

void frames_end(struct frames *f)
{
    for (int i = 0; i < f->observers; i++) {
        text_free(&f->observer[i].events);
        values_free(&f->observer[i].view);
        values_free(&f->observer[i].before);
    }
    free(f->g);
}

static void begin_events(struct frames *f)
{
    for (int i = 0; i < f->observers; i++) {
        struct frames_observer *o = &f->observer[i];
        text_clear(&o->events);
        o->w = (struct writer){.out = &o->events};
        put_open(&o->w, NULL, '[');
    }
}

/* Whole, or what is different from the frame before. */
static void write_view(const struct frames *f, struct frames_observer *o, struct writer *w)
{
    struct writer kept = {.values = &o->view};
    values_clear(&o->view);
    game_view(f->record->rules, f->g, o->who, &kept, NULL);
    if (!values_complete(&o->view))
        put_failure(w);
    else if (f->next % FRAMES_OF_PART && values_complete(&o->before))
        patch_write(&o->before, &o->view, w, "patch");
    else
        part_write(part_whole(&o->view), w, "view");
    struct values before = o->before;
    o->before = o->view;
    o->view = before;
}

/* `said` is what the answer was called before it was given. */
static void write_frame(const struct frames *f, struct frames_observer *o,
                        const struct answer *answer, const struct phrase *said)
{
    struct writer w = {.out = o->out};
    put_open(&w, NULL, '{');
    put_int(&w, "move", f->next);
    write_view(f, o, &w);
    put_close(&o->w);
    put_raw_text(&w, "events", &o->events);
    if (answer && (o->who == ALL_SEEING || o->who == answer->seat)) {
        put_open(&w, "answer", '{');
        put_int(&w, "seat", answer->seat);
        put_string(&w, "text", said->text);
        put_close(&w);
    } else {
        put_null(&w, "answer");
    }
    put_close(&w);
    text_add(o->out, ",\n");
}

/* Plays on to the next frame. */
static bool play(struct frames *f, const struct answer *answer, struct phrase *said,
                 struct reason *why)
{
    const struct record *r = f->record;
    struct question q;
    if (!answer)
        return game_start_heard(r->rules, f->g, &r->setup, r->seed, &f->listener, why);
    if (!f->silent && (game_pending(f->g) & seat_bit(answer->seat))) {
        game_question(r->rules, f->g, answer->seat, &q);
        if (answer->option < q.count) /* else a disk has damaged it, and it is refused below */
            game_describe(r->rules, f->g, answer->seat, q.options[answer->option], said);
    }
    return game_answer(r->rules, f->g, answer->seat, answer->option, &f->listener, why);
}

static bool go_on(struct frames *f, struct reason *why)
{
    const struct answer *answer = f->next ? &f->record->answers[f->next - 1] : NULL;
    struct phrase said = {0};
    begin_events(f);
    if (!play(f, answer, &said, why))
        return false;
    for (int i = 0; !f->silent && i < f->observers; i++)
        write_frame(f, &f->observer[i], answer, &said);
    f->next++;
    return true;
}

bool frames_play(struct frames *f, int64_t from, int64_t to, struct reason *why)
{
    assert(from >= f->next && to <= (int64_t)f->record->count);
    bool fine = true;
    while (fine && f->next <= to) {
        f->silent = f->next < from;
        fine = go_on(f, why);
    }
    for (int i = 0; fine && i < f->observers; i++)
        if (f->observer[i].out->failed || f->observer[i].events.failed)
            fine = refuse_memory(why);
    return fine;
}

bool frames_write(const struct record *record, int who, int64_t from, int64_t to, struct text *out,
                  struct reason *why)
{
    struct frames f;
    bool fine = frames_begin(&f, record, why);
    frames_add(&f, who, out);
    fine = fine && frames_play(&f, from, to, why);
    frames_end(&f);
    return fine;
}
