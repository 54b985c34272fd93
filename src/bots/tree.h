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

/* The answers of a seat at one place, in the order in which they were tried first: branch 1 to
 * `count`. Branch 0 stands for all that were never tried, so that they can be compared like the
 * others. Behind the branches comes the hash table, bytes that hold the number of a branch or 0; it
 * is sparse, so that nearly everything is found, or missed, at once. */
struct family {
    uint32_t visits;
    float mean;    /* of the rewards of all its visits */
    uint32_t more; /* the answers of another seat at the same place */
    uint8_t seat;
    uint8_t count; /* of branches that were tried */
    uint8_t size;  /* there is room for 1 << size of them */
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

/* Adds an answer that is not there yet. If it has no room where it is, the family moves (*family is
 * set anew), and what pointed into it is void. NULL if the tree has no room. */
struct branch *tree_add(struct tree *tree, struct branch *parent, struct family **family,
                        struct option option);

/* The number of the answer's branch; 0 if it was never tried here. */
static inline unsigned family_find(struct family *family, struct option option);

/* --- Here, because a search calls them all the time. --- */

struct family *tree_other_family(struct tree *tree, struct branch *parent, int seat);

static inline struct family *tree_family(struct tree *tree, struct branch *parent, int seat)
{
    struct family *family = (struct family *)(tree->words + parent->family);
    return parent->family && family->seat == seat ? family : tree_other_family(tree, parent, seat);
}

static inline unsigned family_room(const struct family *family)
{
    return 1u << family->size;
}

enum { SPARSE = 2 }; /* four slots for each branch that there is room for */

static inline unsigned family_slot_count(const struct family *family)
{
    return 1u << (family->size + SPARSE);
}

static inline uint8_t *family_slots(const struct family *family)
{
    return (uint8_t *)(family->branch + 1 + family_room(family));
}

static inline uint32_t option_word(struct option option)
{
    uint32_t word;
    memcpy(&word, &option, sizeof word);
    return word;
}

/* Where an option's number would be, if no other one is there. */
static inline unsigned option_slot(const struct family *family, uint32_t word)
{
    return word * UINT32_C(2654435761) >> (32 - SPARSE - family->size);
}

static inline unsigned family_find(struct family *family, struct option option)
{
    const uint8_t *slots = family_slots(family);
    uint32_t word = option_word(option);
    unsigned at = option_slot(family, word);
    family->branch[0].option = option; /* so that it is always found: one jump less to foresee */
    while (__builtin_expect(option_word(family->branch[slots[at]].option) != word, 0))
        at = (at + 1) & (family_slot_count(family) - 1);
    return slots[at];
}

#endif
