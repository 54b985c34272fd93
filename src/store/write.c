/* write.c - the queue of writes, the thread that commits it, and what can be written. */
#include "store/inside.h"

#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- The queue: statement, number of values, and each value as letter, length, bytes. --- */

static void encode(struct text *out, char letter, const void *bytes, size_t length)
{
    uint32_t size = (uint32_t)length;
    text_add_bytes(out, &letter, 1);
    text_add_bytes(out, (const char *)&size, sizeof size);
    text_add_bytes(out, bytes, length);
}

static void encode_values(struct text *out, const char *types, va_list values)
{
    for (const char *type = types; *type; type++) {
        if (*type == 'i') {
            int64_t number = va_arg(values, int64_t);
            encode(out, 'i', &number, sizeof number);
        } else if (*type == 't') {
            const char *text = va_arg(values, const char *);
            encode(out, text ? 't' : 'n', text ? text : "", text ? strlen(text) : 0);
        } else {
            const void *bytes = va_arg(values, const void *);
            size_t length = va_arg(values, size_t);
            encode(out, bytes ? 'b' : 'n', bytes ? bytes : "", bytes ? length : 0);
        }
    }
}

void store_write(struct store *s, enum store_write what, const char *types, ...)
{
    uint8_t head[2] = {(uint8_t)what, (uint8_t)strlen(types)};
    va_list values;
    va_start(values, types);
    pthread_mutex_lock(&s->lock);
    text_add_bytes(&s->queue, (const char *)head, sizeof head);
    encode_values(&s->queue, types, values);
    atomic_fetch_add(&s->written, 1);
    if (!s->held)
        pthread_cond_signal(&s->waiting);
    pthread_mutex_unlock(&s->lock);
    va_end(values);
}

void store_hold(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    s->held++;
    pthread_mutex_unlock(&s->lock);
}

void store_release(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    if (!--s->held && s->queue.length)
        pthread_cond_signal(&s->waiting);
    pthread_mutex_unlock(&s->lock);
}

uint64_t store_written(const struct store *s)
{
    return atomic_load(&s->written);
}

uint64_t store_committed(const struct store *s)
{
    return atomic_load(&s->committed);
}

uint64_t store_commits(const struct store *s)
{
    return atomic_load(&s->commits);
}

/* --- The thread. --- */

enum { GATHER = 2000000 /* nanoseconds between commits, at least */ };

/* What was promised to be kept can't be kept: end, so that nothing more is promised. */
static _Noreturn void give_up(struct store *s, const char *doing)
{
    fprintf(stderr, "level=fatal event=store doing=%s error=\"%s\"\n", doing,
            s->taking.failed ? "no memory" : sqlite3_errmsg(s->writer));
    _Exit(70);
}

static const char *bind_value(sqlite3_stmt *statement, int index, const char *at)
{
    char letter = *at++;
    uint32_t size;
    memcpy(&size, at, sizeof size);
    at += sizeof size;
    if (letter == 'i') {
        int64_t number;
        memcpy(&number, at, sizeof number);
        sqlite3_bind_int64(statement, index, number);
    } else if (letter == 't') {
        sqlite3_bind_text(statement, index, at, (int)size, SQLITE_STATIC);
    } else if (letter == 'b') {
        sqlite3_bind_blob(statement, index, at, (int)size, SQLITE_STATIC);
    } else {
        sqlite3_bind_null(statement, index);
    }
    return at + size;
}

static void execute(struct store *s, const struct text *batch)
{
    const char *at = batch->bytes, *end = at + batch->length;
    while (at < end) {
        sqlite3_stmt *statement = s->write[(uint8_t)at[0]];
        int values = (uint8_t)at[1];
        at += 2;
        for (int i = 1; i <= values; i++)
            at = bind_value(statement, i, at);
        if (sqlite3_step(statement) != SQLITE_DONE)
            give_up(s, "write");
        sqlite3_reset(statement);
    }
}

static void commit(struct store *s, uint64_t upto)
{
    if (s->taking.failed || sqlite3_exec(s->writer, "BEGIN IMMEDIATE", NULL, NULL, NULL))
        give_up(s, "begin");
    execute(s, &s->taking);
    if (sqlite3_exec(s->writer, "COMMIT", NULL, NULL, NULL))
        give_up(s, "commit");
    text_clear(&s->taking);
    atomic_fetch_add(&s->commits, 1);
    atomic_store(&s->committed, upto);
}

/* A commit soon after another waits until more has gathered; one after a quiet moment does not, nor
 * does one that somebody waits for. `next` is the earliest moment, and becomes the one after it. */
static void gather(struct store *s, struct timespec *next)
{
    struct timespec now;
    while (!s->hurry && !s->closing && !pthread_cond_timedwait(&s->hurried, &s->lock, next))
        continue;
    clock_gettime(CLOCK_MONOTONIC, &now);
    now.tv_nsec += GATHER;
    next->tv_sec = now.tv_sec + now.tv_nsec / 1000000000;
    next->tv_nsec = now.tv_nsec % 1000000000;
}

/* Something waits, and it is whole; but who waits for it inside of store_hold wants it as it is. */
static bool may_commit(const struct store *s)
{
    return s->queue.length && (!s->held || s->hurry);
}

void *store_thread(void *context)
{
    struct store *s = context;
    struct timespec next = {0};
    pthread_mutex_lock(&s->lock);
    while (true) {
        while (!may_commit(s) && !s->closing)
            pthread_cond_wait(&s->waiting, &s->lock);
        if (!s->queue.length)
            break;
        gather(s, &next);
        if (!may_commit(s) && !s->closing)
            continue;
        struct text batch = s->queue;
        s->queue = s->taking;
        s->taking = batch;
        uint64_t upto = atomic_load(&s->written);
        pthread_mutex_unlock(&s->lock);
        commit(s, upto);
        if (s->wake)
            s->wake(s->context);
        pthread_mutex_lock(&s->lock);
        pthread_cond_broadcast(&s->settled);
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

void store_wait(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    s->hurry = true;
    pthread_cond_signal(&s->waiting);
    pthread_cond_signal(&s->hurried);
    while (atomic_load(&s->committed) < atomic_load(&s->written))
        pthread_cond_wait(&s->settled, &s->lock);
    s->hurry = false;
    pthread_mutex_unlock(&s->lock);
}

/* --- What can be written. --- */

void store_put_table(struct store *s, const struct stored_table *t)
{
    store_write(s, WRITE_PUT_TABLE, "ittitiiiiiibiiiiiiiitt", t->id, t->code, t->game,
                (int64_t)t->rules, t->setup, (int64_t)t->status, (int64_t)t->public, t->host,
                (int64_t)t->clock, t->clock_seconds, t->clock_increment, t->secret,
                sizeof t->secret, t->shift, t->since, t->marked, t->created, t->ended, t->moves,
                (int64_t)t->how, (int64_t)t->by, t->result, t->next);
    for (int i = 0; i < t->seats; i++) {
        const struct stored_seat *seat = &t->seat[i];
        store_write(s, WRITE_PUT_SEAT, "iiiitbi", t->id, (int64_t)i, (int64_t)seat->kind,
                    seat->person, seat->level, seat->shared ? seat->share : NULL,
                    sizeof seat->share, seat->left);
    }
}

void store_drop_table(struct store *s, int64_t id)
{
    store_write(s, WRITE_DROP_TABLE, "i", id);
    store_write(s, WRITE_DROP_SEATS, "i", id);
    store_write(s, WRITE_DROP_CHAT, "i", id);
    store_cut_answers(s, id, 0);
}

void store_add_answer(struct store *s, int64_t table, int64_t number, const struct stored_answer *a)
{
    store_write(s, WRITE_ADD_ANSWER, "iiiiiii", table, number, (int64_t)a->seat, (int64_t)a->option,
                (int64_t)a->question, a->at, a->left);
}

void store_cut_answers(struct store *s, int64_t table, int64_t count)
{
    store_write(s, WRITE_CUT_ANSWERS, "ii", table, count);
}

void store_add_chat(struct store *s, int64_t table, int64_t number, const struct stored_chat *chat)
{
    store_write(s, WRITE_ADD_CHAT, "iititi", table, number, chat->name, (int64_t)chat->seat,
                chat->text, chat->at);
}

void store_put_person(struct store *s, const struct stored_person *p)
{
    store_write(s, WRITE_PUT_PERSON, "ititii", p->id, p->name, (int64_t)p->account, p->password,
                (int64_t)time(NULL), p->seen);
}

void store_drop_guests(struct store *s, int64_t since, int most)
{
    store_hold(s);
    store_write(s, WRITE_DROP_GUEST_SESSIONS, "ii", since, (int64_t)most);
    store_write(s, WRITE_DROP_GUESTS, "ii", since, (int64_t)most);
    store_release(s);
}

void store_add_session(struct store *s, const uint8_t token[TOKEN_BYTES], int64_t person)
{
    store_write(s, WRITE_ADD_SESSION, "bii", token, (size_t)TOKEN_BYTES, person,
                (int64_t)time(NULL));
}

void store_drop_session(struct store *s, const uint8_t token[TOKEN_BYTES])
{
    store_write(s, WRITE_DROP_SESSION, "b", token, (size_t)TOKEN_BYTES);
}

void store_drop_sessions(struct store *s, int64_t person)
{
    store_write(s, WRITE_DROP_SESSIONS, "i", person);
}

void store_put_text(struct store *s, int64_t person, const char *game, const char *field,
                    const char *name, const char *text)
{
    if (*text)
        store_write(s, WRITE_PUT_TEXT, "itttt", person, game, field, name, text);
    else
        store_write(s, WRITE_DROP_TEXT, "ittt", person, game, field, name);
}

void store_add_mark(struct store *s, int64_t person, const char *game,
                    const struct stored_mark *mark)
{
    store_write(s, WRITE_ADD_MARK, "ittiti", person, game, mark->achievement, (int64_t)mark->mark,
                mark->code, mark->at);
}

void store_put_number(struct store *s, const char *name, int64_t value)
{
    store_write(s, WRITE_PUT_META, "ti", name, value);
}

void store_key(struct store *s, uint8_t key[SEED_BYTES])
{
    sqlite3_stmt *query = store_query(s, "SELECT value FROM meta WHERE name='key'", "");
    bool found = sqlite3_step(query) == SQLITE_ROW && sqlite3_column_bytes(query, 0) == SEED_BYTES;
    if (found)
        memcpy(key, sqlite3_column_blob(query, 0), SEED_BYTES);
    sqlite3_finalize(query);
    if (found)
        return;
    randombytes_buf(key, SEED_BYTES);
    store_write(s, WRITE_PUT_META, "tb", "key", key, (size_t)SEED_BYTES);
    store_wait(s);
}
