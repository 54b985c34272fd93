/* test_memory.c - the refused allocations are those that a test asked for, of every kind. */
#include "kit/memory.h"
#include "kit/test.h"

#include <jansson.h>
#include <pthread.h>
#include <stdlib.h>

enum { WAYS = 8 };

/* Allocates once in each way. A bit says which was refused: 1 malloc, 2 calloc, and so on. */
static int allocate(void)
{
    json_error_t error = {.text = "?"};
    void *volatile got[WAYS] = {malloc(8), calloc(1, 8), realloc(NULL, 8), strdup("a"),
                                strndup("ab", 1)};
    json_t *loaded[2] = {json_loads("[1]", 0, &error), json_loadb("[1]", 3, 0, NULL)};
    json_t *list = json_array();
    char *dumped = json_dumps(list, 0);
    int refused = (loaded[0] ? 0 : 32) + (loaded[1] ? 0 : 64) + (dumped ? 0 : 128);
    CHECK_STRING(error.text, "");
    for (int i = 0; i < 5; i++) {
        refused |= got[i] ? 0 : 1 << i;
        free(got[i]);
    }
    json_decref(loaded[0]);
    json_decref(loaded[1]);
    json_decref(list);
    free(dumped);
    return refused;
}

TEST(only_the_nth_allocation_is_refused)
{
    for (int n = 1; n <= WAYS; n++) {
        memory_refuse(n, 1);
        CHECK_EQ(allocate(), 1 << (n - 1));
        CHECK_EQ(allocate(), 0);
        CHECK_EQ(memory_refused(), 1);
    }
    memory_refuse(2, 2);
    CHECK_EQ(allocate(), 6);
    CHECK_EQ(memory_refused(), 2);
    memory_refuse(WAYS + 1, 1);
    CHECK_EQ(allocate(), 0);
    CHECK_EQ(memory_refused(), 0); /* there was no such one */
    CHECK_EQ(allocate(), 0);       /* nor is it refused later */
}

static void *allocate_elsewhere(void *context)
{
    *(int *)context = allocate();
    return NULL;
}

static int refused_elsewhere(void)
{
    pthread_t thread;
    int refused = -1;
    CHECK(!pthread_create(&thread, NULL, allocate_elsewhere, &refused));
    CHECK(!pthread_join(thread, NULL));
    return refused;
}

TEST(another_thread_is_refused_unless_only_this_one_shall_be)
{
    memory_refuse(1, 2);
    CHECK_EQ(refused_elsewhere(), 3);
    memory_refuse_here(1);
    CHECK_EQ(refused_elsewhere(), 0);
    CHECK_EQ(allocate(), 1);
    CHECK_EQ(memory_refused(), 1);
}
