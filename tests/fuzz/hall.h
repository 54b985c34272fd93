/* hall.h - a hub for fuzz targets: in memory that looks like a disk, with a clock that stands
 * still. */
#ifndef PARLOR_HALL_H
#define PARLOR_HALL_H

#include "fuzz/fuzz.h"
#include "server/call.h"
#include "server/log.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static double hall_seconds(void)
{
    return 1000;
}

static struct hub *hall_hub;
static char hall_folder[] = "/dev/shm/parlor-fuzz-XXXXXX";

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
    pool_drain(hub->stories);
    bots_forget(hub);
    index_each(&hub->tables, hall_forget_table, NULL);
}

/* At the end. The store goes first: it gives up if its database is deleted below it. */
static void hall_close(void)
{
    static const char *const ends[] = {"", "-wal", "-shm"};
    char path[100];
    hall_clear(hall_hub);
    hub_close(hall_hub);
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/parlor.db%s", hall_folder, ends[i]);
        unlink(path);
    }
    rmdir(hall_folder);
}

/* Made once. */
static inline struct hub *hall(void)
{
    struct settings settings;
    struct reason why;
    if (hall_hub)
        return hall_hub;
    log_quiet = true;
    require(mkdtemp(hall_folder) != NULL, "no folder", NULL);
    settings_defaults(&settings);
    settings.folder = hall_folder;
    settings.workers = 0;
    settings.longest_thought = 5;
    settings.seconds = hall_seconds;
    limits_multiply(settings.limits, 1 << 30);
    hall_hub = hub_open(&settings, NULL, NULL, &why);
    require(hall_hub != NULL, "no hub", &why);
    require(!atexit(hall_close), "no memory", NULL);
    return hall_hub;
}

#endif
