/* tree.c - see tree.h. */
#include "bots/tree.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 2, MOST_BRANCHES = 255 };

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
static uint32_t new_family(struct tree *tree, int seat, unsigned room)
{
    size_t bytes = sizeof(struct family) + room * sizeof(struct branch) + 2 * (size_t)room;
    uint32_t words = (uint32_t)(bytes / sizeof *tree->words), place = tree->count;
    if (tree->room - tree->count < words)
        return 0;
    tree->count += words;
    struct family *family = family_at(tree, place);
    *family = (struct family){.seat = (uint8_t)seat, .room = (uint8_t)room};
    memset(family_slots(family), 0, 2 * (size_t)room);
    return place;
}

/* Not the first, or none yet. */
struct family *tree_other_family(struct tree *tree, struct branch *parent, int seat)
{
    uint32_t *link = &parent->family;
    for (; *link; link = &family_at(tree, *link)->more)
        if (family_at(tree, *link)->seat == seat)
            return family_at(tree, *link);
    *link = new_family(tree, seat, FIRST_ROOM);
    return *link ? family_at(tree, *link) : NULL;
}

static struct branch *append(struct family *family, struct branch branch)
{
    uint8_t *slots = family_slots(family);
    unsigned count = 2 * family_room(family);
    unsigned at = option_slot(option_word(branch.option), count);
    while (slots[at])
        at = (at + 1) & (count - 1);
    family->branch[family->count++] = branch;
    slots[at] = family->count;
    return &family->branch[family->count - 1];
}

/* The same family with twice the room. The old place is lost until the tree is freed. */
static struct family *grow(struct tree *tree, struct branch *parent, struct family *small)
{
    uint32_t *link = &parent->family;
    uint32_t place = new_family(tree, small->seat, 2 * family_room(small));
    if (!place)
        return NULL;
    while (family_at(tree, *link) != small)
        link = &family_at(tree, *link)->more;
    struct family *large = family_at(tree, place);
    large->visits = small->visits;
    large->mean = small->mean;
    large->more = small->more;
    for (int i = 0; i < small->count; i++)
        append(large, small->branch[i]);
    *link = place;
    return large;
}

struct branch *tree_add(struct tree *tree, struct branch *parent, struct family *family,
                        struct option option)
{
    if (family->count == MOST_BRANCHES)
        return NULL;
    if (family->count == family_room(family))
        family = grow(tree, parent, family);
    return family ? append(family, (struct branch){.option = option}) : NULL;
}
