/* tree.h - the memory of a search: a tree of answers in one block of memory.
 *
 * A branch is an answer that a seat gave after the answers on the way to it; only answers that were
 * tried are there. Which options a seat has depends on what is hidden, so what it tried in
 * different guesses comes together in one family (information-set tree search, Cowling et al.
 * 2012).
 *
 * A search spends most of its time looking for the options of a seat in a family and comparing
 * them. So the brothers and sisters are neighbours in memory, a small hash table finds them, and
 * what is compared is computed when a branch is credited and not when it is looked at. */
#ifndef PARLOR_TREE_H
#define PARLOR_TREE_H

#include "core/game.h"

/* An answer, and what came of it. */
struct branch {
    struct option option;
    float mean;      /* of the rewards, for the seat that answered */
    float doubt;     /* 1 / sqrt(visits) */
    uint32_t visits; /* 0: tried in the running iteration for the first time */
    uint32_t family; /* where the answers to what came next begin; 0: nowhere yet */
};

/* The answers of a seat at one place, in the order in which they were tried first. Behind its
 * branches comes the hash table: 2 * room bytes, which hold a branch's number plus one. */
struct family {
    uint32_t visits;
    float mean;    /* of the rewards of all its visits */
    uint32_t more; /* the answers of another seat at the same place */
    uint8_t seat;
    uint8_t count; /* of branches */
    uint8_t room;  /* for branches, a power of two; 0: 256 */
    uint8_t unused;
    struct branch branch[];
};

struct tree {
    uint32_t *words; /* owned. Families begin at any of them but the first */
    uint32_t count, room;
    struct branch root; /* nobody's answer */
};

/* An empty tree with room for so many bytes; false if there is no memory for it. */
bool tree_start(struct tree *tree, size_t bytes);
void tree_free(struct tree *tree);

/* The answers of this seat at this place; NULL if there is no room for a new family. */
static inline struct family *tree_family(struct tree *tree, struct branch *parent, int seat);

/* Adds an answer that is not there yet. If it has no room where it is, the family moves, and what
 * pointed into it is void. NULL if the tree has no room. */
struct branch *tree_add(struct tree *tree, struct branch *parent, struct family *family,
                        struct option option);

/* The answer, or NULL if it was never tried here. */
static inline struct branch *family_find(struct family *family, struct option option);

/* --- Here, because a search calls them all the time. --- */

struct family *tree_other_family(struct tree *tree, struct branch *parent, int seat);

static inline struct family *tree_family(struct tree *tree, struct branch *parent, int seat)
{
    struct family *family = (struct family *)(tree->words + parent->family);
    return parent->family && family->seat == seat ? family : tree_other_family(tree, parent, seat);
}

static inline unsigned family_room(const struct family *family)
{
    return family->room ? family->room : 256;
}

static inline uint8_t *family_slots(struct family *family)
{
    return (uint8_t *)(family->branch + family_room(family));
}

static inline uint32_t option_word(struct option option)
{
    uint32_t word;
    memcpy(&word, &option, sizeof word);
    return word;
}

/* Where an option's number would be, if no other one is there. */
static inline unsigned option_slot(uint32_t word, unsigned slots)
{
    return (word * UINT32_C(2654435761) >> 16) & (slots - 1);
}

static inline struct branch *family_find(struct family *family, struct option option)
{
    const uint8_t *slots = family_slots(family);
    unsigned count = 2 * family_room(family);
    uint32_t word = option_word(option);
    for (unsigned at = option_slot(word, count); slots[at]; at = (at + 1) & (count - 1)) {
        struct branch *branch = &family->branch[slots[at] - 1];
        if (option_word(branch->option) == word)
            return branch;
    }
    return NULL;
}

#endif
