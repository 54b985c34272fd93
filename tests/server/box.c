/* box.c - see box.h. */
#include "server/box.h"

#include "kit/test.h"
#include "store/inside.h"

#include <dirent.h>
#include <stdlib.h>
#include <unistd.h>

void box_open(struct box *box)
{
    snprintf(box->folder, sizeof box->folder, "/tmp/parlor-store-XXXXXX");
    CHECK(mkdtemp(box->folder) != NULL);
    snprintf(box->path, sizeof box->path, "%s/parlor.db", box->folder);
}

void box_close(struct box *box)
{
    char path[400];
    DIR *folder = opendir(box->folder);
    CHECK(folder != NULL);
    for (const struct dirent *file; (file = readdir(folder));) {
        snprintf(path, sizeof path, "%s/%s", box->folder, file->d_name);
        unlink(path);
    }
    closedir(folder);
    rmdir(box->folder);
}

struct store *box_store(const struct box *box)
{
    struct reason why = {""};
    struct store *s = store_open(box->folder, NULL, NULL, &why);
    if (!s)
        fail_msg("%s", why.text);
    return s;
}

struct stored_table box_table(int64_t id, const char *code)
{
    struct stored_table t = {.id = id,
                             .rules = 3,
                             .setup = strdup("{\"mode\":\"simple\"}"),
                             .status = TABLE_RUNNING,
                             .public = true,
                             .host = 7,
                             .clock = CLOCK_GAME,
                             .clock_seconds = 600,
                             .clock_increment = 5,
                             .shift = 4,
                             .since = 1234,
                             .marked = 2,
                             .created = 99,
                             .by = NOBODY,
                             .seats = 2};
    snprintf(t.code, sizeof t.code, "%s", code);
    snprintf(t.game, sizeof t.game, "flash_duel");
    memset(t.secret, 0xab, sizeof t.secret);
    t.seat[0] = (struct stored_seat){.kind = SEAT_PERSON, .person = 7, .shared = true, .left = 55};
    memset(t.seat[0].share, 0xcd, SEED_BYTES);
    t.seat[1] = (struct stored_seat){.kind = SEAT_BOT, .level = "club"};
    return t;
}

void box_stick(struct store *s, bool stuck)
{
    atomic_store(&s->stuck, stuck);
}

void box_lose(struct store *s)
{
    store_lose(s);
}
