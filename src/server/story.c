/* story.c - see story.h. */
#include "server/story.h"

#include "server/change.h"
#include "server/frames.h"
#include "server/log.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zstd.h>

enum { PRESSURE = 6 }; /* of the compression */

/* --- Packing. --- */

static bool pack(const struct text *from, struct text *to)
{
    size_t most = ZSTD_compressBound(from->length);
    char *room = from->failed ? NULL : text_tail(to, most);
    size_t length = room ? ZSTD_compress(room, most, from->bytes, from->length, PRESSURE) : 0;
    if (!room || ZSTD_isError(length))
        return false;
    to->length += length;
    return true;
}

static bool unpack(const struct text *from, struct text *to)
{
    unsigned long long length = ZSTD_getFrameContentSize(from->bytes, from->length);
    if (length == ZSTD_CONTENTSIZE_UNKNOWN || length == ZSTD_CONTENTSIZE_ERROR)
        return false;
    char *room = text_tail(to, (size_t)length + 1);
    if (!room || ZSTD_isError(ZSTD_decompress(room, (size_t)length, from->bytes, from->length)))
        return false;
    room[length] = '\0';
    to->length += (size_t)length;
    return true;
}

/* --- Making one. --- */

struct story_job {
    struct job job;
    struct hub *hub;
    uint64_t table; /* its code as a number */
    int64_t id;
    int seats;
    struct record record;
    struct text *parts; /* packed */
    int64_t count;
    bool fine;
    struct reason why;
};

static int64_t parts_of(int64_t moves)
{
    return moves / FRAMES_OF_PART + 1; /* there is a frame before the first answer */
}

/* All observers see a part before anybody sees the next one, so that the game is played once. */
static bool make_part(struct story_job *t, struct frames *frames, int64_t part)
{
    struct text plain = {0};
    int64_t from = part * FRAMES_OF_PART, to = from + FRAMES_OF_PART - 1;
    if (to > (int64_t)t->record.count)
        to = (int64_t)t->record.count;
    if (!frames_play(frames, from, to, &t->why))
        return false;
    for (int i = 0; i < frames->observers; i++) {
        text_add_bytes(&plain, frames->observer[i].out->bytes, frames->observer[i].out->length);
        text_clear(frames->observer[i].out);
    }
    bool fine = pack(&plain, &t->parts[part]) || refuse_memory(&t->why);
    text_free(&plain);
    return fine;
}

static void make(struct job *job)
{
    struct story_job *t = (struct story_job *)job;
    struct frames frames;
    struct text lines[FRAMES_OBSERVERS] = {0};
    t->fine = frames_begin(&frames, &t->record, &t->why);
    for (int i = 0; i <= t->seats; i++)
        frames_add(&frames, i ? i - 1 : ALL_SEEING, &lines[i]);
    for (int64_t part = 0; t->fine && part < t->count; part++)
        t->fine = !pool_is_stopping(t->hub->stories) && make_part(t, &frames, part);
    frames_end(&frames);
    for (int i = 0; i <= t->seats; i++)
        text_free(&lines[i]);
}

static void telling_free(struct job *job)
{
    struct story_job *t = (struct story_job *)job;
    for (int64_t i = 0; i < t->count; i++)
        text_free(&t->parts[i]);
    free(t->parts);
    record_free(&t->record);
    free(t);
}

/* The table has it when it is on disk. */
static void mark(struct hub *hub, uint64_t code, int64_t id, enum story_state state)
{
    store_mark_story(hub->store, id, state);
    hub->story = (struct story_told){code, store_written(hub->store), state};
}

void stories_settle(struct hub *hub)
{
    struct table *table = (struct table *)index_find(&hub->tables, hub->story.table);
    if (!hub->story.table || hub->story.written > hub->flushed)
        return;
    if (table && table->row.status == TABLE_OVER)
        table->row.story = hub->story.state;
    hub->story.table = 0;
}

void stories_doubt(struct hub *hub, const struct store_fault *fault)
{
    if (fault_concerns(fault, hub->story.written))
        hub->story.table = 0;
}

/* What there was no memory for is tried again. */
static void keep(struct job *job)
{
    struct story_job *t = (struct story_job *)job;
    for (int64_t i = 0; t->fine && i < t->count; i++)
        store_put_story(t->hub->store, t->id, i, t->parts[i].bytes, t->parts[i].length);
    if (t->fine || !t->why.memory)
        mark(t->hub, t->table, t->id, t->fine ? STORY_KEPT : STORY_LOST);
    if (!t->fine)
        log_line("error", "story", "table=%lld error=\"%s\"", (long long)t->id, t->why.text);
    telling_free(job);
}

/* Without memory nothing is begun; a later tick tries again. */
static void begin(struct table *table)
{
    struct story_job *t = calloc(1, sizeof *t);
    if (!t)
        return;
    t->job = (struct job){.work = make, .done = keep, .drop = telling_free};
    t->hub = table->hub;
    t->table = table->node.key;
    t->id = table->row.id;
    t->seats = table->row.seats;
    t->parts = calloc((size_t)parts_of(table->row.moves), sizeof *t->parts);
    if (!t->parts || !table_record(table, &t->record)) {
        telling_free(&t->job);
        return;
    }
    t->count = parts_of(table->row.moves);
    pool_submit(table->hub->stories, &t->job);
}

/* One that can never be told is marked, so that it is not in the way of the others. */
void stories_make(struct hub *hub)
{
    char code[CODE_BYTES];
    int64_t id;
    struct reason why = {0};
    if (pool_waiting(hub->stories) || hub->story.table || !store_untold(hub->store, &id, code))
        return;
    struct table *table = tables_find(hub, code, &why);
    bool readable = table && body_wake(table, &why);
    if (readable && table->g)
        begin(table);
    else if (readable || !why.memory) /* its rules are gone, or it is damaged */
        mark(hub, code_number(code), id, STORY_LOST);
}

/* --- Reading one. --- */

static bool read_part(const struct table *table, int64_t part, struct text *out, struct reason *why)
{
    struct text packed = {0};
    bool fine =
        store_story(table->hub->store, table->row.id, part, &packed) && unpack(&packed, out);
    bool memory = packed.failed || out->failed;
    text_free(&packed);
    return fine ||
           (memory ? refuse_memory(why) : refuse(why, "What this game has shown can't be read."));
}

static const char *find_line(const struct text *text, int64_t line)
{
    const char *at = text->bytes, *end = text->bytes + text->length;
    while (line-- > 0 && at < end) {
        const char *next = memchr(at, '\n', (size_t)(end - at));
        at = next ? next + 1 : end;
    }
    return at;
}

/* The frame of this line with its view, which is added up from the line `first` if need be. Stories
 * of earlier versions have all views. */
static json_t *read_frame(const struct text *text, int64_t first, int64_t line)
{
    const char *at = find_line(text, line), *end = text->bytes + text->length;
    json_t *frame = json_loadb(at, (size_t)(end - at), JSON_DISABLE_EOF_CHECK, NULL);
    if (!frame || line == first || json_object_get(frame, "view"))
        return frame;
    json_t *before = read_frame(text, first, line - 1);
    json_t *view =
        patch_apply(json_incref(json_object_get(before, "view")), json_object_get(frame, "patch"));
    json_decref(before);
    if (!json_object_set_new(frame, "view", view) && !json_object_del(frame, "patch"))
        return frame;
    json_decref(frame);
    return NULL;
}

/* What one observer saw in one part. */
struct scroll {
    struct text text;
    int64_t first; /* line */
    int64_t move;  /* of that line */
};

static bool read_scroll(const struct table *table, int observer, int64_t move,
                        struct scroll *scroll, struct reason *why)
{
    int64_t part = move / FRAMES_OF_PART, last = part * FRAMES_OF_PART + FRAMES_OF_PART - 1;
    scroll->move = part * FRAMES_OF_PART;
    if (last > table->row.moves)
        last = table->row.moves;
    scroll->first = (observer == ALL_SEEING ? 0 : observer + 1) * (last - scroll->move + 1);
    if (table->row.story != STORY_KEPT)
        return refuse(why, "This game was played by earlier rules, and its moves can no longer be "
                           "shown. Its record keeps them.");
    return read_part(table, part, &scroll->text, why);
}

/* The first one whole, the others as they are. */
static bool add_frames(const struct scroll *scroll, int64_t from, int64_t to, struct text *out,
                       struct reason *why)
{
    int64_t line = scroll->first + from - scroll->move;
    json_t *frame = read_frame(&scroll->text, scroll->first, line);
    char *whole = frame ? json_dumps(frame, JSON_COMPACT) : NULL;
    const char *rest = find_line(&scroll->text, line + 1),
               *end = find_line(&scroll->text, line + 1 + to - from);
    if (whole) {
        text_add(out, "%s,\n", whole);
        text_add_bytes(out, rest, (size_t)(end - rest));
    }
    free(whole);
    json_decref(frame);
    return whole || refuse_memory(why);
}

static bool read_frames(const struct table *table, int observer, int64_t from, int64_t to,
                        struct text *out, struct reason *why)
{
    struct scroll scroll = {0};
    bool fine =
        read_scroll(table, observer, from, &scroll, why) && add_frames(&scroll, from, to, out, why);
    text_free(&scroll.text);
    return fine;
}

static bool play_frames(const struct table *table, int observer, int64_t from, int64_t to,
                        struct text *out, struct reason *why)
{
    struct record record = {0};
    bool fine = table_record(table, &record) ? frames_write(&record, observer, from, to, out, why)
                                             : refuse_memory(why);
    record_free(&record);
    return fine;
}

/* A message has no ends of lines; inside JSON they are nothing but blanks. */
static void make_list(struct text *lines)
{
    lines->length -= strlen(",\n"); /* behind the last one */
    for (char *c = lines->bytes; (c = memchr(c, '\n', (size_t)(lines->bytes + lines->length - c)));)
        *c = ' ';
    text_add(lines, "]");
}

bool story_frames(const struct table *table, int observer, int64_t from, int64_t to,
                  struct text *out, struct reason *why)
{
    assert(from >= 0 && from <= to && to <= table->row.moves && !out->length);
    int64_t end = from - from % FRAMES_OF_PART + FRAMES_OF_PART - 1; /* of the part */
    to = to < end ? to : end;
    text_add(out, "[");
    bool fine = read_frames(table, observer, from, to, out, why);
    if (!fine && table->g) { /* not kept yet, or not committed */
        text_clear(out);
        text_add(out, "[");
        fine = play_frames(table, observer, from, to, out, why);
    }
    if (fine && !out->failed)
        make_list(out);
    return fine;
}

bool story_record(const struct table *table, struct text *out, struct reason *why)
{
    struct record record = {0};
    struct writer w = {.out = out};
    bool fine = table_record(table, &record) || refuse_memory(why);
    if (fine && table->g)
        record_write(&record, table->g, &w, NULL);
    else if (fine)
        record_write_past(&record, table->row.rules, table->row.setup, &w, NULL);
    record_free(&record);
    return fine;
}

char *story_view(const struct table *table, int observer)
{
    struct scroll scroll = {0};
    int64_t last = table->row.moves;
    char *view = NULL;
    if (read_scroll(table, observer == SPECTATOR ? ALL_SEEING : observer, last, &scroll, NULL)) {
        json_t *frame = read_frame(&scroll.text, scroll.first, scroll.first + last - scroll.move);
        view = json_dumps(json_object_get(frame, "view"), JSON_COMPACT);
        json_decref(frame);
    }
    text_free(&scroll.text);
    return view;
}
