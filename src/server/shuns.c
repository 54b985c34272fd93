/* shuns.c - who wants to hear nothing of whom (muted), or not even sit at a table with them
 * (blocked). Those of people who are here are in memory, because every line of chat is asked. */
#include "server/table.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct reading {
    struct shun *list;
    int count;
    bool fine; /* so far */
};

static void add(void *context, int64_t other, bool blocked)
{
    struct reading *r = context;
    struct shun *list = realloc(r->list, (size_t)(r->count + 1) * sizeof *list);
    r->fine = r->fine && list;
    if (!list)
        return;
    r->list = list;
    list[r->count++] = (struct shun){other, blocked};
}

bool shuns_read(struct hub *hub, struct person *person)
{
    struct reading r = {.fine = true};
    if (person->shuns_known)
        return true;
    store_shuns(hub->store, person->row.id, add, &r);
    if (!r.fine) {
        free(r.list);
        return false;
    }
    person->shuns = r.list;
    person->shun_count = r.count;
    person->shuns_known = true;
    return true;
}

static struct shun *find(const struct person *person, int64_t other)
{
    for (int i = 0; i < person->shun_count; i++)
        if (person->shuns[i].other == other)
            return &person->shuns[i];
    return NULL;
}

bool shuns_mute(const struct person *person, int64_t other)
{
    return other && find(person, other) != NULL;
}

/* --- Chats that have other lines now. Who watches many tables must not keep others waiting: so a
 * tick tells some of them. --- */

enum {
    SEVERAL = -1,       /* not only one person's lines */
    LINES_AT_ONCE = 100 /* after which a tick tells no further chat: 4 ms for the longest lines */
};

static void note_unsaid(struct watch *watch, int64_t other)
{
    if (!watch->unsaid)
        TAILQ_INSERT_TAIL(&watch->client->hub->unsaid, watch, in_unsaid);
    watch->unsaid = watch->unsaid && watch->unsaid != other ? SEVERAL : other;
}

/* Of all that this person watches. */
static void note_all_unsaid(struct hub *hub, const struct person *person, int64_t other)
{
    struct client *client;
    struct watch *watch;
    LIST_FOREACH(client, &hub->clients, all)
        if (client->person == person)
            LIST_FOREACH(watch, &client->watches, of_client)
                note_unsaid(watch, other);
}

static bool has_said(const struct table *table, int64_t person)
{
    for (int64_t i = 0; i < table->chats; i++)
        if (table->chat[i].person == person)
            return true;
    return false;
}

void shuns_tell(struct hub *hub)
{
    struct watch *watch;
    int64_t lines = 0;
    while (lines < LINES_AT_ONCE && (watch = TAILQ_FIRST(&hub->unsaid))) {
        lines += 1 + watch->table->chats;
        if (watch->unsaid == SEVERAL || has_said(watch->table, watch->unsaid))
            show_chat(watch);
        shuns_forget(watch);
    }
}

void shuns_forget(struct watch *watch)
{
    if (watch->unsaid)
        TAILQ_REMOVE(&watch->client->hub->unsaid, watch, in_unsaid);
    watch->unsaid = 0;
}

/* --- Changing it. --- */

static bool add_shun(struct hub *hub, struct person *person, int64_t other, bool blocked,
                     struct reason *why)
{
    struct reading r = {person->shuns, person->shun_count, true};
    if (person->shun_count >= SHUNS)
        return refuse(why, "You have muted or blocked %d people; lift one first.", SHUNS);
    add(&r, other, blocked);
    if (!r.fine)
        return refuse_memory(why);
    person->shuns = r.list;
    person->shun_count = r.count;
    note_all_unsaid(hub, person, other);
    return true;
}

bool shuns_put(struct hub *hub, struct person *person, int64_t other, bool blocked,
               struct reason *why)
{
    struct shun *shun = find(person, other);
    assert(person->shuns_known);
    if (!shun && !add_shun(hub, person, other, blocked, why))
        return false;
    if (shun)
        shun->blocked = blocked;
    store_put_shun(hub->store, person->row.id, other, blocked);
    return true;
}

void shuns_lift(struct hub *hub, struct person *person, int64_t other)
{
    struct shun *shun = find(person, other);
    if (!shun)
        return;
    *shun = person->shuns[--person->shun_count];
    store_drop_shun(hub->store, person->row.id, other);
    note_all_unsaid(hub, person, other);
}

/* --- Sitting together. --- */

struct question_of {
    int64_t other;
    bool blocked;
};

static void look(void *context, int64_t other, bool blocked)
{
    struct question_of *q = context;
    q->blocked = q->blocked || (blocked && other == q->other);
}

static bool blocks(struct hub *hub, int64_t person, int64_t other)
{
    const struct person *here = (const struct person *)index_find(&hub->people, (uint64_t)person);
    struct question_of q = {.other = other};
    if (here && here->shuns_known) {
        const struct shun *shun = find(here, other);
        return shun && shun->blocked;
    }
    store_shuns(hub->store, person, look, &q);
    return q.blocked;
}

static bool one_blocks(struct hub *hub, int64_t a, int64_t b)
{
    return blocks(hub, a, b) || blocks(hub, b, a);
}

bool shuns_let_sit(const struct table *table, const struct person *person, struct reason *why)
{
    struct hub *hub = table->hub;
    bool blocked = one_blocks(hub, table->row.host, person->row.id);
    for (int seat = 0; !blocked && seat < table->row.seats; seat++) {
        int64_t other = table->row.seat[seat].person;
        blocked = other && one_blocks(hub, other, person->row.id);
    }
    return !blocked || refuse(why, "You and somebody at this table do not play together: one of "
                                   "you has blocked the other.");
}
