/* guesses.c - see guesses.h. */
#include "server/guesses.h"

#include "server/names.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

struct guesses {
    struct index_node node; /* key: hash of the name's skeleton, and of who guesses */
    struct bucket wrong;
};

static uint64_t key_of(const struct hub *hub, const char *name, bool inside)
{
    char who[1 + SKELETON_BYTES] = {inside ? 'i' : 'o'};
    uint64_t key;
    name_skeleton(name, who + 1);
    crypto_shorthash((unsigned char *)&key, (unsigned char *)who, strlen(who), hub->key);
    return key ? key : 1;
}

static struct guesses *find(struct hub *hub, uint64_t key)
{
    struct guesses *guesses = (struct guesses *)index_find(&hub->guesses, key);
    if (guesses || !(guesses = calloc(1, sizeof *guesses)))
        return guesses;
    guesses->node.key = key;
    if (index_add(&hub->guesses, &guesses->node))
        return guesses;
    free(guesses);
    return NULL;
}

bool guess_count(struct hub *hub, const char *name, bool inside, uint64_t *which,
                 struct reason *why)
{
    const struct limit *limit = &hub->settings.limits[LIMIT_GUESSES];
    *which = key_of(hub, name, inside);
    struct guesses *guesses = find(hub, *which);
    if (!guesses)
        return refuse_memory(why);
    if (bucket_take(&guesses->wrong, limit->person / limit->seconds, limit->person, hub->seconds()))
        return true;
    hub->metrics.limited[LIMIT_GUESSES]++;
    return refuse(why, "%s", limit->sentence);
}

void guess_forgive(struct hub *hub, uint64_t which)
{
    struct guesses *guesses = (struct guesses *)index_find(&hub->guesses, which);
    if (guesses)
        guesses->wrong.used -= 1;
}

static void tidy(void *context, struct index_node *node)
{
    struct hub *hub = context;
    const struct limit *limit = &hub->settings.limits[LIMIT_GUESSES];
    const struct bucket *wrong = &((struct guesses *)node)->wrong;
    if (wrong->used > (hub->seconds() - wrong->at) * limit->person / limit->seconds)
        return;
    index_remove(&hub->guesses, node);
    free(node);
}

void guesses_tidy(struct hub *hub)
{
    index_each(&hub->guesses, tidy, hub);
}
