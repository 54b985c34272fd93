/* adopt.c - tables that were begun under an earlier version of their rules.
 *
 * A game goes on if its answers lead to the same states under the rules of today; else it ends as
 * void, and nobody loses by it. An open table whose setup is no longer understood is dropped. */
#include "server/table.h"

#include "server/log.h"

#include <assert.h>
#include <stdlib.h>
#include <time.h>

static bool leads_to_the_same(const struct table *table, struct game *g)
{
    bool same = table_start(table, g, NULL, NULL);
    for (int64_t i = 0; same && i < table->row.moves; i++) {
        const struct stored_answer *answer = &table->answers[i];
        same = game_answer(table->rules, g, answer->seat, answer->option, NULL, NULL) &&
               (int64_t)game_hash(table->rules, g) == answer->state;
    }
    return same;
}

static bool can_go_on(struct table *table, struct reason *why)
{
    if (!body_wake(table, why))
        return false;
    struct game *g = malloc(table->rules->size);
    bool same = table->row.status == TABLE_OPEN ||
                (g ? leads_to_the_same(table, g) || refuse(why, "It leads to another state.")
                   : refuse_memory(why));
    free(g);
    return same;
}

static bool make_void(struct table *table, struct reason *why)
{
    struct text result = {0};
    table->row.how = END_VOID;
    show_result(table, &(struct writer){.out = &result}, NULL);
    if (result.failed) {
        text_free(&result);
        return refuse_memory(why);
    }
    table->row.status = TABLE_OVER;
    table->row.by = NOBODY;
    table->row.ended = (int64_t)time(NULL);
    table->row.story = STORY_LOST;
    assert(!table->row.result);
    table->row.result = result.bytes;
    table_save(table);
    body_rest(table); /* what woke was a game; now it is a past one */
    table->pending = 0;
    log_line("warning", "void", "table=%s rules=%d now=%d", table->row.code, table->row.rules,
             table->rules->version);
    return true;
}

/* Not written while nothing can be: the next write of its row does it, or the next start. */
static void go_on(struct table *table)
{
    table->row.rules = table->rules->version;
    if (hub_can_write(table->hub, NULL))
        table_save(table);
}

bool adopt_table(struct table *table, struct reason *why)
{
    struct reason inner = {0};
    assert(table->row.status != TABLE_OVER && table->row.rules != table->rules->version);
    if (!row_is_sound(&table->row))
        return refuse(why, "Its row can't be so.");
    if (can_go_on(table, &inner)) {
        go_on(table);
        return true;
    }
    if (inner.memory)
        return refuse_memory(why);
    if (!hub_can_write(table->hub, why))
        return false;
    if (table->row.status != TABLE_OPEN)
        return make_void(table, why);
    store_drop_table(table->hub->store, table->row.id);
    return refuse(why, "It was made under version %d of the rules of %s and can't begin under %d.",
                  table->row.rules, table->rules->title, table->rules->version);
}
