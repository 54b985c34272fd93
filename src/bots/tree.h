/* tree.h - the memory of a search: a tree of answers in one block of memory.
 *
 * A node is where a seat has to answer after all the answers on the way to it (the history). It
 * has an edge for each answer that was tried there. Which options a seat has depends on what is
 * hidden, so what it tried in different guesses comes together in one node: it stands for the
 * seat's information set (information-set tree search, Cowling et al. 2012). Seats that are asked
 * at once have a node each below the same edge.
 *
 * A search spends most of its time looking for the options of a seat in a node and comparing them.
 * So the edges of a node are neighbours in memory, a small hash table finds them, and what is
 * compared is computed once for each reward and not each time an edge is looked at. */
#ifndef PARLOR_TREE_H
#define PARLOR_TREE_H

#include "core/game.h"

#include <assert.h>

/* An answer, and what came of it. */
struct edge {
    struct option option;
    float mean;         /* of the rewards, for the seat that answered */
    float inverse_sqrt; /* 1 / sqrt(visits), its factor of the UCB formula */
    uint32_t visits;    /* 0: tried in the running iteration for the first time */
    uint32_t node;      /* index of the first node below it; 0: none yet */
};

/* The edges are in the order in which they were tried first: edge 1 to `count`. Edge 0 stands for
 * all options that were never tried, so that they can be compared like the others. Behind the edges
 * comes the hash table, bytes that hold the number of an edge or 0; it is sparse, so that nearly
 * everything is found, or missed, at once. */
struct node {
    uint32_t visits;
    float mean;    /* of the rewards of all its visits */
    uint32_t next; /* index of another seat's node below the same edge; 0: none */
    uint8_t seat;
    uint8_t count; /* of edges that were tried */
    uint8_t size;  /* there is room for 1 << size of them */
    uint8_t unused;
    struct edge edge[];
};

struct tree {
    uint32_t *words; /* owned. Nodes begin at any of them but the first */
    uint32_t count, room;
    struct edge root; /* nobody's answer */
};

/* An empty tree of this size; false if there is no memory for it. */
bool tree_start(struct tree *tree, size_t bytes);
void tree_free(struct tree *tree);

/* The node of this seat below this edge, made if there is none; NULL if there is no room for it. */
static inline struct node *tree_node(struct tree *tree, struct edge *parent, int seat);

/* Adds an answer that is not there yet. If it has no room where it is, the node moves (*node
 * says where to), and what pointed into it is void. NULL if the tree has no room. */
struct edge *tree_add(struct tree *tree, struct edge *parent, struct node **node,
                      struct option option);

/* The number of the answer's edge; 0 if it was never tried here. */
static inline unsigned node_find(struct node *node, struct option option);

/* --- Here, because a search calls them all the time. --- */

struct node *tree_other_node(struct tree *tree, struct edge *parent, int seat);

static inline struct node *tree_node(struct tree *tree, struct edge *parent, int seat)
{
    struct node *node = (struct node *)(tree->words + parent->node);
    assert(parent->node < tree->count);
    return parent->node && node->seat == seat ? node : tree_other_node(tree, parent, seat);
}

static inline unsigned node_room(const struct node *node)
{
    return 1u << node->size;
}

enum { SPARSE = 2 }; /* four slots for each edge that there is room for */

static inline unsigned node_slot_count(const struct node *node)
{
    return 1u << (node->size + SPARSE);
}

static inline uint8_t *node_slots(const struct node *node)
{
    return (uint8_t *)(node->edge + 1 + node_room(node));
}

static inline uint32_t option_word(struct option option)
{
    uint32_t word;
    memcpy(&word, &option, sizeof word);
    return word;
}

/* Where an option's number would be, if no other one is there. */
static inline unsigned option_slot(const struct node *node, uint32_t word)
{
    return word * UINT32_C(2654435761) >> (32 - SPARSE - node->size);
}

static inline unsigned node_find(struct node *node, struct option option)
{
    const uint8_t *slots = node_slots(node);
    uint32_t word = option_word(option);
    unsigned at = option_slot(node, word);
    node->edge[0].option = option; /* a sentinel, so that the loop has one condition only */
    while (__builtin_expect(option_word(node->edge[slots[at]].option) != word, 0))
        at = (at + 1) & (node_slot_count(node) - 1);
    assert(slots[at] <= node->count);
    return slots[at];
}

#endif
