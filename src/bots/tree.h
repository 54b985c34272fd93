/* tree.h - the memory of a search: a tree of answers in one block of memory.
 *
 * A node is an answer that a seat gave after the answers on the way to it. Which options exist
 * depends on what is hidden, so a node counts how often it was available when its parent was
 * visited, beside how often it was chosen (information-set tree search, Cowling et al. 2012). */
#ifndef PARLOR_TREE_H
#define PARLOR_TREE_H

#include "core/game.h"

enum { TREE_ROOT = 0, TREE_NONE = 0 }; /* the root is nobody's child */

struct node {
    struct option option;
    uint32_t child, sibling; /* the first child, the next one of the same parent */
    uint32_t visits, available;
    float reward; /* sum over the visits, of the seat that answered */
    uint8_t seat;
};

struct tree {
    struct node *nodes; /* owned */
    uint32_t count, room;
};

/* A tree with an empty root; false if there is no memory for it. */
bool tree_start(struct tree *tree, uint32_t room);
void tree_free(struct tree *tree);

/* The child for this answer, or TREE_NONE. */
uint32_t tree_find(const struct tree *tree, uint32_t parent, int seat, struct option option);
/* A new child; TREE_NONE if the tree is full. */
uint32_t tree_add(struct tree *tree, uint32_t parent, int seat, struct option option);
/* The child, found or new. */
uint32_t tree_reach(struct tree *tree, uint32_t parent, int seat, struct option option);

#endif
