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

/* Where each option is in the list: a hash table, open at `slot`, 0 = empty. */
struct places {
    uint8_t slot[512]; /* more than OPTIONS, so there is always an empty one */
};

static unsigned hash(struct option option)
{
    uint32_t word;
    memcpy(&word, &option, sizeof word);
    return word * UINT32_C(2654435761) >> 23;
}

static void places_fill(struct places *p, const struct option *options, int count)
{
    memset(p, 0, sizeof *p);
    for (int i = 0; i < count; i++) {
        unsigned at = hash(options[i]);
        while (p->slot[at])
            at = (at + 1) % sizeof p->slot;
        p->slot[at] = (uint8_t)(i + 1);
    }
}

/* Notes which of the options are in this family, and returns how many. */
static int find_in_family(const struct tree *tree, uint32_t family, const struct places *p,
                          const struct option *options, uint32_t children[])
{
    int found = 0;
    for (uint32_t node = family; node < family + tree->nodes[family].size; node++) {
        struct option option = tree->nodes[node].option;
        for (unsigned at = hash(option); p->slot[at]; at = (at + 1) % sizeof p->slot) {
            int place = p->slot[at] - 1;
            if (memcmp(&options[place], &option, sizeof option))
                continue;
            children[place] = node;
            found++;
            break;
        }
    }
    return found;
}

/* Adds those options that have no node yet, as one family. */
static bool add_family(struct tree *tree, uint32_t *link, int seat, const struct option *options,
                       int count, uint32_t children[])
{
    uint32_t first = tree->count;
    if (tree->room - tree->count < (uint32_t)count)
        return false;
    for (int i = 0; i < count; i++)
        if (!children[i]) {
            tree->nodes[tree->count] = (struct node){.option = options[i]};
            children[i] = tree->count++;
        }
    tree->nodes[first].seat = (uint8_t)seat;
    tree->nodes[first].size = (uint8_t)(tree->count - first);
    *link = first;
    return true;
}

bool tree_children(struct tree *tree, uint32_t parent, int seat, const struct option *options,
                   int count, uint32_t children[])
{
    uint32_t *link = &tree->nodes[parent].family;
    struct places places;
    int found = 0;
    memset(children, 0, (size_t)count * sizeof *children);
    if (*link)
        places_fill(&places, options, count);
    for (; *link; link = &tree->nodes[*link].more)
        if (tree->nodes[*link].seat == seat)
            found += find_in_family(tree, *link, &places, options, children);
    return found == count || add_family(tree, link, seat, options, count, children);
}
