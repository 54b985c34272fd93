/* fault.c - what the store has left out because of a bug, for want of memory or of room on the
 * disk: nobody hears that it was done, and the tables and people that were told of it are read
 * again, as they are on disk. */
#include "server/http.h"
#include "server/log.h"
#include "server/story.h"

#include <assert.h>
#include <stdio.h>

bool fault_concerns(const struct store_fault *fault, uint64_t written)
{
    assert(fault->first > 0 && fault->first <= fault->last);
    return written >= fault->first && written <= fault->last;
}

static void cut_who_waits(struct hub *hub, const struct store_fault *fault)
{
    bool stuck = store_is_stuck(hub->store);
    struct client *client;
    const struct message *message;
    struct exchange *x;
    LIST_FOREACH(client, &hub->clients, all)
        STAILQ_FOREACH(message, &client->messages, next)
            if (fault_concerns(fault, message->after))
                client_cut(client, stuck
                                       ? STUCK
                                       : "The server has failed to keep something; connect again.");
    LIST_FOREACH(x, &hub->exchanges, waiting)
        if (fault_concerns(fault, x->after))
            exchange_refuse(x, stuck ? 503 : 500,
                            stuck ? STUCK : "The server has failed to keep this.");
}

/* Also tables that were only written later may rely on what is missing. */
static void doubt(void *context, struct index_node *node)
{
    const struct store_fault *fault = context;
    struct table *table = (struct table *)node;
    if (table->doubtful || table->written < fault->first)
        return;
    table->doubtful = true;
    table->hub->doubtful++;
}

static void read_again(struct table *table)
{
    struct hub *hub = table->hub;
    struct reason why;
    struct watch *watch;
    char code[CODE_BYTES];
    assert(table->doubtful && hub->doubtful > 0);
    snprintf(code, sizeof code, "%s", table->row.code);
    LIST_FOREACH(watch, &table->watches, of_table)
        client_cut(watch->client, "The server reads this table again; connect again.");
    lobby_gone(table);
    tables_forget(table);
    tables_find(hub, code, &why); /* else whoever comes to it tries again */
}

/* In doubt, and all that was written of it later is on disk. */
static void find_readable(void *context, struct index_node *node)
{
    struct table *table = (struct table *)node;
    if (table->doubtful && table->written <= store_committed(table->hub->store))
        *(struct table **)context = table;
}

static void read_doubtful(struct hub *hub)
{
    struct table *table;
    while (hub->doubtful) {
        table = NULL;
        index_each(&hub->tables, find_readable, &table);
        if (!table)
            return;
        read_again(table);
    }
}

void faults_take(struct hub *hub)
{
    struct store_fault fault;
    while (store_next_fault(hub->store, &fault)) {
        log_line("error", "store", "writes=%llu-%llu error=\"%s\"", (unsigned long long)fault.first,
                 (unsigned long long)fault.last, fault.error);
        hub->metrics.faults++;
        cut_who_waits(hub, &fault);
        index_each(&hub->tables, doubt, &fault);
        people_doubt(hub, &fault);
        stories_doubt(hub, &fault);
    }
    read_doubtful(hub);
}
