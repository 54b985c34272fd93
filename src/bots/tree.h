/* tree.h - the memory of a search: a tree of answers in one block of memory.
 *
 * A node is an answer that a seat gave after the answers on the way to it. Which options exist
 * depends on what is hidden, so a node counts how often it was available when its parent was
 * visited, beside how often it was chosen (information-set tree search, Cowling et al. 2012).
 *
 * A search spends most of its time looking at brothers and sisters. So the options that a seat has
 * at the first visit become neighbours in memory, in their order; those that only other guesses
 * have follow in further such families. */
#ifndef PARLOR_TREE_H
#define PARLOR_TREE_H

#include "core/game.h"

enum { TREE_ROOT = 0, TREE_NONE = 0 }; /* the root is nobody's child */

struct node {
    struct option option;
    uint32_t family; /* its first children */
    uint32_t visits, available;
    float reward; /* sum over the visits, of the seat that answered */
    /* Of a family's first node only: */
    uint32_t more; /* the same parent's next family */
    uint8_t seat;  /* that answers */
    uint8_t size;  /* of the family */
};

struct tree {
    struct node *nodes; /* owned */
    uint32_t count, room;
};

/* A tree with an empty root; false if there is no memory for it. */
bool tree_start(struct tree *tree, uint32_t room);
void tree_free(struct tree *tree);

/* Finds the children for these options of a seat, and adds those that are missing, never visited.
 * False if there is no room for them. */
bool tree_children(struct tree *tree, uint32_t parent, int seat, const struct option *options,
                   int count, uint32_t children[]);

#endif
