/* index.c - see index.h. */
#include "server/index.h"

#include <assert.h>
#include <stdlib.h>

/* Keys are random or counted; either way the high bits of this product are well spread. */
static size_t bucket_of(const struct index *index, uint64_t key)
{
    return (size_t)((key * UINT64_C(0x9e3779b97f4a7c15)) >> 32) & (index->buckets - 1);
}

struct index_node *index_find(const struct index *index, uint64_t key)
{
    if (!index->buckets)
        return NULL;
    struct index_node *node = index->bucket[bucket_of(index, key)];
    while (node && node->key != key)
        node = node->next;
    return node;
}

static bool grow(struct index *index)
{
    struct index old = *index;
    index->buckets = old.buckets ? 2 * old.buckets : 64;
    index->bucket = calloc(index->buckets, sizeof *index->bucket);
    if (!index->bucket) {
        *index = old;
        return false;
    }
    index->count = 0;
    for (size_t i = 0; i < old.buckets; i++)
        for (struct index_node *node = old.bucket[i], *next; node; node = next) {
            next = node->next;
            index_add(index, node);
        }
    free(old.bucket);
    return true;
}

bool index_add(struct index *index, struct index_node *node)
{
    if (index->count >= index->buckets && !grow(index))
        return false;
    assert(!index_find(index, node->key));
    struct index_node **head = &index->bucket[bucket_of(index, node->key)];
    node->next = *head;
    *head = node;
    index->count++;
    return true;
}

void index_remove(struct index *index, struct index_node *node)
{
    assert(index_find(index, node->key) == node);
    struct index_node **at = &index->bucket[bucket_of(index, node->key)];
    while (*at != node)
        at = &(*at)->next;
    *at = node->next;
    index->count--;
}

void index_each(struct index *index, void (*each)(void *, struct index_node *), void *context)
{
    for (size_t i = 0; i < index->buckets; i++)
        for (struct index_node *node = index->bucket[i], *next; node; node = next) {
            next = node->next;
            each(context, node);
        }
}

void index_free(struct index *index)
{
    free(index->bucket);
    *index = (struct index){0};
}
