/* test.h - how a test is written here.
 *
 *   TEST(a_push_leaves_the_pusher_in_place)
 *   {
 *       CLAUSE("FD-046");
 *       ...
 *       CHECK_EQ(distance, 5);
 *   }
 *
 * A test registers itself, so none can be forgotten. CLAUSE names the rules that it proves; they
 * count as exercised when the test has passed (build/clauses.txt). The assertions are cmocka's,
 * under names that print both values. */
#ifndef PARLOR_TEST_H
#define PARLOR_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define TEST(name)                                                                                 \
    static void name(void);                                                                        \
    __attribute__((constructor)) static void name##_register(void)                                 \
    {                                                                                              \
        test_register(__FILE__, #name, name);                                                      \
    }                                                                                              \
    static void name(void)

#define CLAUSE(...) test_clauses((const char *const[]){__VA_ARGS__, NULL})

#define CHECK(condition) assert_true(condition)
#define CHECK_EQ(a, b) assert_int_equal(a, b)
#define CHECK_STRING(a, b) assert_string_equal(a, b)
#define CHECK_CONTAINS(text, piece)                                                                \
    do {                                                                                           \
        if (!strstr(text, piece))                                                                  \
            fail_msg("'%s' does not contain '%s'", text, piece);                                   \
    } while (0)

void test_register(const char *file, const char *name, void (*body)(void));
void test_clauses(const char *const *clauses);

#endif
