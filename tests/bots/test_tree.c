/* test_tree.c - the memory of a search: what was tried is found again, whatever moved meanwhile. */
#include "bots/tree.h"
#include "kit/test.h"

enum { ROOMY = 1 << 20 };

static struct option numbered(int number)
{
    return (struct option){1, (uint8_t)number, (uint8_t)(number >> 8), 0};
}

/* Adds an answer of this seat, and marks it by its visits. */
static struct branch *add(struct tree *tree, struct branch *place, int seat, int number)
{
    struct family *family = tree_family(tree, place, seat);
    struct branch *branch = family ? tree_add(tree, place, &family, numbered(number)) : NULL;
    if (branch)
        branch->visits = (uint32_t)number + 1;
    return branch;
}

static struct branch *find(struct tree *tree, struct branch *place, int seat, int number)
{
    struct family *family = tree_family(tree, place, seat);
    unsigned found = family_find(family, numbered(number));
    return found ? &family->branch[found] : NULL;
}

TEST(every_answer_is_found_again_after_its_family_has_grown)
{
    struct tree tree;
    CHECK(tree_start(&tree, ROOMY));
    for (int count = 0; count < 255; count++) {
        CHECK(!find(&tree, &tree.root, 0, count));
        CHECK(add(&tree, &tree.root, 0, count));
        for (int number = 0; number <= count; number++)
            CHECK_EQ(find(&tree, &tree.root, 0, number)->visits, number + 1);
    }
    CHECK(!add(&tree, &tree.root, 0, 255)); /* as many as a question can have options */
    CHECK_EQ(find(&tree, &tree.root, 0, 254)->visits, 255);
    tree_free(&tree);
}

TEST(seats_at_the_same_place_do_not_share_their_answers)
{
    struct tree tree;
    CHECK(tree_start(&tree, ROOMY));
    for (int number = 0; number < 40; number++)
        for (int seat = 0; seat < SEATS; seat++)
            if (number % SEATS != seat)
                CHECK(add(&tree, &tree.root, seat, number));
    for (int number = 0; number < 40; number++)
        for (int seat = 0; seat < SEATS; seat++)
            CHECK_EQ(!find(&tree, &tree.root, seat, number), number % SEATS == seat);
    tree_free(&tree);
}

TEST(a_family_that_moves_takes_its_descendants_along)
{
    struct tree tree;
    CHECK(tree_start(&tree, ROOMY));
    CHECK(add(&tree, add(&tree, &tree.root, 0, 0), 1, 77));
    tree_family(&tree, &tree.root, 0)->visits = 9;
    for (int number = 1; number < 100; number++)
        CHECK(add(&tree, &tree.root, 0, number));
    CHECK_EQ(tree_family(&tree, &tree.root, 0)->visits, 9);
    CHECK_EQ(find(&tree, find(&tree, &tree.root, 0, 0), 1, 77)->visits, 78);
    tree_free(&tree);
}

TEST(a_full_tree_refuses_and_keeps_what_it_has)
{
    struct tree tree;
    struct branch *place;
    int depth = 0;
    CHECK(tree_start(&tree, 1000));
    for (place = &tree.root; (place = add(&tree, place, 0, depth)); depth++)
        CHECK(depth < 1000);
    CHECK(depth > 5);
    place = &tree.root;
    for (int i = 0; i < depth; i++)
        CHECK_EQ((place = find(&tree, place, 0, i))->visits, i + 1);
    CHECK(add(&tree, &tree.root, 0, 1)); /* there was room for two in the first family */
    CHECK(!add(&tree, &tree.root, 0, 2));
    CHECK_EQ(find(&tree, &tree.root, 0, 1)->visits, 2);
    tree_free(&tree);
}
