/* tree.c - see tree.h. */
#include "bots/tree.h"

#include <stdlib.h>
#include <string.h>

bool tree_start(struct tree *tree, uint32_t room)
{
    tree->nodes = malloc(room * sizeof *tree->nodes);
    tree->room = room;
    tree->count = 1;
    if (tree->nodes)
        tree->nodes[TREE_ROOT] = (struct node){0};
    return tree->nodes;
}

void tree_free(struct tree *tree)
{
    free(tree->nodes);
    tree->nodes = NULL;
}

static bool is_answer(const struct node *node, int seat, struct option option)
{
    return node->seat == seat && !memcmp(&node->option, &option, sizeof option);
}

uint32_t tree_find(const struct tree *tree, uint32_t parent, int seat, struct option option)
{
    uint32_t child = tree->nodes[parent].child;
    while (child && !is_answer(&tree->nodes[child], seat, option))
        child = tree->nodes[child].sibling;
    return child;
}

uint32_t tree_add(struct tree *tree, uint32_t parent, int seat, struct option option)
{
    if (tree->count == tree->room)
        return TREE_NONE;
    uint32_t added = tree->count++;
    tree->nodes[added] = (struct node){.option = option, .seat = (uint8_t)seat,
                                       .sibling = tree->nodes[parent].child};
    tree->nodes[parent].child = added;
    return added;
}

uint32_t tree_reach(struct tree *tree, uint32_t parent, int seat, struct option option)
{
    uint32_t child = tree_find(tree, parent, seat, option);
    return child ? child : tree_add(tree, parent, seat, option);
}
