/* tree.c - see tree.h. */
#include "bots/tree.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_SIZE = 1, MOST_EDGES = 255 };

bool tree_start(struct tree *tree, size_t bytes)
{
    tree->room = (uint32_t)(bytes / sizeof *tree->words);
    tree->words = malloc((size_t)tree->room * sizeof *tree->words);
    tree->count = 1; /* the first word is nobody's: 0 means none */
    tree->root = (struct edge){0};
    return tree->words;
}

void tree_free(struct tree *tree)
{
    free(tree->words);
    tree->words = NULL;
}

static struct node *node_at(struct tree *tree, uint32_t index)
{
    assert(index && index < tree->count);
    return (struct node *)(tree->words + index);
}

/* An empty node; its index, or 0 if there is no room for it. */
static uint32_t new_node(struct tree *tree, int seat, int size)
{
    struct node empty = {.seat = (uint8_t)seat, .size = (uint8_t)size};
    size_t bytes =
        sizeof empty + (1 + node_room(&empty)) * sizeof(struct edge) + node_slot_count(&empty);
    uint32_t words = (uint32_t)(bytes / sizeof *tree->words), index = tree->count;
    assert(tree->count <= tree->room && bytes % sizeof *tree->words == 0);
    if (tree->room - tree->count < words)
        return 0;
    tree->count += words;
    struct node *node = node_at(tree, index);
    *node = empty;
    node->edge[0] = (struct edge){.inverse_sqrt = 1};
    memset(node_slots(node), 0, node_slot_count(node));
    return index;
}

/* Not the first, or none yet. */
struct node *tree_other_node(struct tree *tree, struct edge *parent, int seat)
{
    uint32_t *link = &parent->node;
    for (; *link; link = &node_at(tree, *link)->next)
        if (node_at(tree, *link)->seat == seat)
            return node_at(tree, *link);
    *link = new_node(tree, seat, FIRST_SIZE);
    return *link ? node_at(tree, *link) : NULL;
}

static struct edge *append(struct node *node, struct edge edge)
{
    uint8_t *slots = node_slots(node);
    assert(node->count < node_room(node));
    unsigned at = option_slot(node, option_word(edge.option));
    while (slots[at])
        at = (at + 1) & (node_slot_count(node) - 1);
    slots[at] = ++node->count;
    node->edge[node->count] = edge;
    return &node->edge[node->count];
}

/* The same node with twice the room. The old one stays unused until the tree is freed. */
static struct node *grow(struct tree *tree, struct edge *parent, struct node *small)
{
    uint32_t *link = &parent->node;
    uint32_t index = new_node(tree, small->seat, small->size + 1);
    if (!index)
        return NULL;
    while (node_at(tree, *link) != small)
        link = &node_at(tree, *link)->next;
    struct node *large = node_at(tree, index);
    large->visits = small->visits;
    large->mean = small->mean;
    large->next = small->next;
    for (int i = 1; i <= small->count; i++)
        append(large, small->edge[i]);
    *link = index;
    return large;
}

struct edge *tree_add(struct tree *tree, struct edge *parent, struct node **node,
                      struct option option)
{
    struct node *old = *node;
    assert(!node_find(old, option));
    if (old->count == MOST_EDGES)
        return NULL;
    if (old->count == node_room(old))
        *node = grow(tree, parent, old);
    return *node ? append(*node, (struct edge){.option = option}) : NULL;
}
