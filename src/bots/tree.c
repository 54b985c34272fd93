/* tree.c - see tree.h. */
#include "bots/tree.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_SIZE = 1, MOST_BRANCHES = 255 };

bool tree_start(struct tree *tree, size_t bytes)
{
    tree->room = (uint32_t)(bytes / sizeof *tree->words);
    tree->words = malloc((size_t)tree->room * sizeof *tree->words);
    tree->count = 1; /* the first word is nobody's: 0 means none */
    tree->root = (struct branch){0};
    return tree->words;
}

void tree_free(struct tree *tree)
{
    free(tree->words);
    tree->words = NULL;
}

static struct family *family_at(struct tree *tree, uint32_t place)
{
    return (struct family *)(tree->words + place);
}

/* An empty family; its place, or 0 if there is no room for it. */
static uint32_t new_family(struct tree *tree, int seat, int size)
{
    struct family empty = {.seat = (uint8_t)seat, .size = (uint8_t)size};
    size_t bytes = sizeof empty + (1 + family_room(&empty)) * sizeof(struct branch) +
                   family_slot_count(&empty);
    uint32_t words = (uint32_t)(bytes / sizeof *tree->words), place = tree->count;
    if (tree->room - tree->count < words)
        return 0;
    tree->count += words;
    struct family *family = family_at(tree, place);
    *family = empty;
    family->branch[0] = (struct branch){.doubt = 1};
    memset(family_slots(family), 0, family_slot_count(family));
    return place;
}

/* Not the first, or none yet. */
struct family *tree_other_family(struct tree *tree, struct branch *parent, int seat)
{
    uint32_t *link = &parent->family;
    for (; *link; link = &family_at(tree, *link)->more)
        if (family_at(tree, *link)->seat == seat)
            return family_at(tree, *link);
    *link = new_family(tree, seat, FIRST_SIZE);
    return *link ? family_at(tree, *link) : NULL;
}

static struct branch *append(struct family *family, struct branch branch)
{
    uint8_t *slots = family_slots(family);
    unsigned at = option_slot(family, option_word(branch.option));
    while (slots[at])
        at = (at + 1) & (family_slot_count(family) - 1);
    slots[at] = ++family->count;
    family->branch[family->count] = branch;
    return &family->branch[family->count];
}

/* The same family with twice the room. The old place is lost until the tree is freed. */
static struct family *grow(struct tree *tree, struct branch *parent, struct family *small)
{
    uint32_t *link = &parent->family;
    uint32_t place = new_family(tree, small->seat, small->size + 1);
    if (!place)
        return NULL;
    while (family_at(tree, *link) != small)
        link = &family_at(tree, *link)->more;
    struct family *large = family_at(tree, place);
    large->visits = small->visits;
    large->mean = small->mean;
    large->more = small->more;
    for (int i = 1; i <= small->count; i++)
        append(large, small->branch[i]);
    *link = place;
    return large;
}

struct branch *tree_add(struct tree *tree, struct branch *parent, struct family **family,
                        struct option option)
{
    struct family *old = *family;
    if (old->count == MOST_BRANCHES)
        return NULL;
    if (old->count == family_room(old))
        *family = grow(tree, parent, old);
    return *family ? append(*family, (struct branch){.option = option}) : NULL;
}
