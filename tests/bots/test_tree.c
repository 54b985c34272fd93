/* test_tree.c - the memory of a search: what was tried is found again, whatever moved meanwhile. */
#include "bots/tree.h"
#include "kit/test.h"

enum { ROOMY = 1 << 20 };

static struct option numbered(int number)
{
    return (struct option){1, (uint8_t)number, (uint8_t)(number >> 8), 0};
}

/* Adds an answer of this seat, and marks it by its visits. */
static struct edge *add(struct tree *tree, struct edge *parent, int seat, int number)
{
    struct node *node = tree_node(tree, parent, seat);
    struct edge *edge = node ? tree_add(tree, parent, &node, numbered(number)) : NULL;
    if (edge)
        edge->visits = (uint32_t)number + 1;
    return edge;
}

static struct edge *find(struct tree *tree, struct edge *parent, int seat, int number)
{
    struct node *node = tree_node(tree, parent, seat);
    unsigned found = node_find(node, numbered(number));
    return found ? &node->edge[found] : NULL;
}

TEST(every_answer_is_found_again_after_its_node_has_grown)
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

TEST(seats_at_the_same_history_do_not_share_their_answers)
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

TEST(a_node_that_moves_takes_its_descendants_along)
{
    struct tree tree;
    CHECK(tree_start(&tree, ROOMY));
    CHECK(add(&tree, add(&tree, &tree.root, 0, 0), 1, 77));
    tree_node(&tree, &tree.root, 0)->visits = 9;
    for (int number = 1; number < 100; number++)
        CHECK(add(&tree, &tree.root, 0, number));
    CHECK_EQ(tree_node(&tree, &tree.root, 0)->visits, 9);
    CHECK_EQ(find(&tree, find(&tree, &tree.root, 0, 0), 1, 77)->visits, 78);
    tree_free(&tree);
}

TEST(a_full_tree_refuses_and_keeps_what_it_has)
{
    struct tree tree;
    struct edge *edge;
    int depth = 0;
    CHECK(tree_start(&tree, 1000));
    for (edge = &tree.root; (edge = add(&tree, edge, 0, depth)); depth++)
        CHECK(depth < 1000);
    CHECK(depth > 5);
    edge = &tree.root;
    for (int i = 0; i < depth; i++)
        CHECK_EQ((edge = find(&tree, edge, 0, i))->visits, i + 1);
    CHECK(add(&tree, &tree.root, 0, 1)); /* there was room for two in the first node */
    CHECK(!add(&tree, &tree.root, 0, 2));
    CHECK_EQ(find(&tree, &tree.root, 0, 1)->visits, 2);
    tree_free(&tree);
}
