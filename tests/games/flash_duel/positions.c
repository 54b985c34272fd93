/* positions.c - see positions.h. */
#include "games/flash_duel/positions.h"

#include <stdlib.h>

static json_t *changed(const struct game *g, const char *path, const char *value)
{
    json_t *position = dumped(g), *object = position;
    if (!strncmp(path, "fighters/", 9)) {
        char *key;
        long who = strtol(path + 9, &key, 10);
        object = json_array_get(json_object_get(position, "fighters"), (size_t)who);
        path = key + 1;
    }
    CHECK(json_object_get(object, path) != NULL); /* a member that there is */
    json_object_set_new(object, path, json_loads(value, JSON_DECODE_ANY, NULL));
    return position;
}

void check_refused(const struct game *g, const char *path, const char *value, const char *reason)
{
    struct game before, after;
    struct reason why = {""};
    json_t *position = changed(g, path, value);
    memset(&before, 0xa5, sizeof before);
    after = before;
    if (game_load(&flash_duel, &after, position, &why))
        fail_msg("%s = %s was accepted", path, value);
    CHECK_CONTAINS(why.text, reason);
    CHECK(!memcmp(&before, &after, sizeof before));
    json_decref(position);
}

void check_accepted(const struct game *g, const char *path, const char *value)
{
    struct game loaded;
    struct reason why = {""};
    json_t *position = changed(g, path, value);
    if (!game_load(&flash_duel, &loaded, position, &why))
        fail_msg("%s = %s was refused: %s", path, value, why.text);
    json_decref(position);
}

void check_same_when_loaded(const struct game *g)
{
    struct game loaded;
    struct reason why = {""};
    json_t *position = dumped(g);
    if (!game_load(&flash_duel, &loaded, position, &why))
        fail_msg("the position was refused: %s", why.text);
    size_t table = offsetof(struct game, mode), stack = offsetof(struct game, stack);
    size_t rest = offsetof(struct game, used);
    CHECK(!memcmp((const char *)g + table, (const char *)&loaded + table, stack - table));
    CHECK(!memcmp((const char *)g + rest, (const char *)&loaded + rest, sizeof *g - rest));
    json_decref(position);
}
