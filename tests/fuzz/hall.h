/* hall.h - a hub for fuzz targets: in memory that looks like a disk, with a clock that stands
 * still. */
#ifndef PARLOR_HALL_H
#define PARLOR_HALL_H

#include "fuzz/fuzz.h"
#include "server/call.h"
#include "server/log.h"

#include <string.h>
#include <unistd.h>

static double hall_seconds(void)
{
    return 1000;
}

static inline void hall_unlink(const char *folder)
{
    static const char *const ends[] = {"", "-wal", "-shm"};
    char path[100];
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/parlor.db%s", folder, ends[i]);
        unlink(path);
    }
    rmdir(folder);
}

/* Made once; the folder is removed at once too, the open files stay. */
static inline struct hub *hall(void)
{
    static struct hub *hub;
    char folder[] = "/dev/shm/parlor-fuzz-XXXXXX";
    struct settings settings;
    struct reason why;
    if (hub)
        return hub;
    log_quiet = true;
    require(mkdtemp(folder) != NULL, "no folder", NULL);
    settings_defaults(&settings);
    settings.folder = folder;
    settings.workers = 0;
    settings.longest_thought = 5;
    settings.seconds = hall_seconds;
    settings.messages_per_second = settings.messages_burst = settings.tables_per_minute = 1 << 30;
    settings.requests_per_second = 1 << 28;
    hub = hub_open(&settings, NULL, NULL, &why);
    require(hub != NULL, "no hub", &why);
    hall_unlink(folder);
    return hub;
}

static inline void hall_forget_table(void *context, struct index_node *node)
{
    (void)context;
    tables_forget((struct table *)node);
}

/* Every input finds the hall empty. */
static inline void hall_clear(struct hub *hub)
{
    while (!LIST_EMPTY(&hub->clients))
        client_close(LIST_FIRST(&hub->clients));
    pool_drain(hub->pool);
    bots_forget(hub);
    index_each(&hub->tables, hall_forget_table, NULL);
}

#endif
