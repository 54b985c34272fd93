/* index.h - finds things by a number: a hash table whose nodes live inside the things. The node is
 * a thing's first member, so a pointer to one is a pointer to the other. */
#ifndef PARLOR_INDEX_H
#define PARLOR_INDEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct index_node {
    uint64_t key;
    struct index_node *next;
};

/* Zeroed it is empty. */
struct index {
    struct index_node **bucket; /* owned; the nodes are not */
    size_t buckets, count;
};

struct index_node *index_find(const struct index *index, uint64_t key);
bool index_add(struct index *index, struct index_node *node); /* false: no memory */
void index_remove(struct index *index, struct index_node *node);
/* Calls back for each node; the callee may remove and free the one it gets. */
void index_each(struct index *index, void (*each)(void *, struct index_node *), void *context);
void index_free(struct index *index);

#endif
