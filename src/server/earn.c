/* earn.c - achievements: what a finished game earns the people at its table, and what somebody has
 * earned so far. */
#include "server/table.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* --- Earning. --- */

static void keep_marks(const struct table *table, int64_t person, const char *name, uint32_t marks)
{
    struct stored_mark kept = {.achievement = name, .at = table->row.ended};
    memcpy(kept.code, table->row.code, sizeof kept.code);
    FOR_EACH_BIT(mark, marks) {
        kept.mark = mark;
        store_add_mark(table->hub->store, person, table->row.game, &kept);
    }
}

void earn_marks(struct table *table)
{
    const struct achievement *row = table->rules->achievements;
    assert(table->row.status == TABLE_OVER && table->g);
    for (; row && row->name; row++)
        for (int seat = 0; seat < table->row.seats; seat++)
            if (table->row.seat[seat].kind == SEAT_PERSON)
                keep_marks(table, table->row.seat[seat].person, row->name,
                           row->marks(table->g, seat));
}

/* --- What has been earned. --- */

/* One achievement on its way. */
struct progress {
    const struct achievement *row;
    int done;
    char earned[CODE_BYTES]; /* the table that completed it, or "" */
    int64_t at;
};

static void count_mark(void *context, const struct stored_mark *mark)
{
    struct progress *p = context;
    if (strcmp(p->row->name, mark->achievement) || ++p->done != p->row->needed)
        return;
    memcpy(p->earned, mark->code, sizeof p->earned);
    p->at = mark->at;
}

static void write_progress(const struct progress *p, struct writer *w)
{
    put_open(w, NULL, '{');
    put_string(w, "name", p->row->name);
    put_string(w, "text", p->row->text);
    put_int(w, "points", p->row->points);
    put_int(w, "needed", p->row->needed);
    put_int(w, "done", p->done);
    if (*p->earned) {
        put_string(w, "earned", p->earned);
        put_int(w, "at", p->at);
    } else {
        put_null(w, "earned");
        put_null(w, "at");
    }
    put_close(w);
}

void earn_write(struct hub *hub, const struct game_rules *rules, int64_t person, struct writer *w)
{
    int points = 0, most = 0;
    put_open(w, "achievements", '[');
    for (const struct achievement *row = rules->achievements; row && row->name; row++) {
        struct progress p = {.row = row};
        store_marks(hub->store, person, rules->name, count_mark, &p);
        write_progress(&p, w);
        points += *p.earned ? row->points : 0;
        most += row->points;
    }
    put_close(w);
    put_int(w, "points", points);
    put_int(w, "most", most);
}
