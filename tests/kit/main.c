/* main.c - runs every registered test, or those whose file or name contains one of the arguments.
 * PART=1/2 and PART=2/2 run one half each. */
#include "core/game.h"
#include "kit/golden.h"
#include "kit/memory.h"
#include "kit/test.h"

#include <stdbool.h>
#include <stdlib.h>

enum { MOST_TESTS = 4000, MOST_CLAUSES = 64 };

static struct {
    const char *file, *name;
    void (*body)(void);
} tests[MOST_TESTS];
static size_t test_count;

static const char *cited[MOST_CLAUSES]; /* by the running test */
static size_t cited_count;

void test_register(const char *file, const char *name, void (*body)(void))
{
    if (test_count == MOST_TESTS)
        abort();
    tests[test_count].file = file;
    tests[test_count].name = name;
    tests[test_count++].body = body;
}

void test_clauses(const char *const *clauses)
{
    for (; *clauses; clauses++) {
        assert_true(cited_count < MOST_CLAUSES);
        cited[cited_count++] = *clauses;
    }
}

/* cmocka leaves a failing test by longjmp, so the last line is reached by passing tests only. */
static void run_registered(void **state)
{
    void (**body)(void) = *state;
    cited_count = 0;
    game_faults_expected = false;
    memory_refused(); /* a test that failed may have left some to refuse */
    (*body)();
    const char *path = getenv("CLAUSES");
    FILE *file = path && cited_count ? fopen(path, "a") : NULL;
    for (size_t i = 0; file && i < cited_count; i++)
        fprintf(file, "%s\n", cited[i]);
    if (file)
        fclose(file);
}

/* Neighbours are often alike, so the parts take turns. */
static bool is_in_part(size_t test)
{
    const char *wanted = getenv("PART");
    unsigned part, parts;
    return !wanted || sscanf(wanted, "%u/%u", &part, &parts) != 2 || !parts ||
           test % parts + 1 == part;
}

static bool is_wanted(size_t test, int argc, char **argv)
{
    if (!is_in_part(test))
        return false;
    for (int i = 1; i < argc; i++)
        if (strstr(tests[test].name, argv[i]) || strstr(tests[test].file, argv[i]))
            return true;
    return argc < 2;
}

int main(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "--write-golden"))
        return golden_write_all();
    static struct CMUnitTest chosen[MOST_TESTS]; /* cmocka skips those without a name */
    size_t count = 0;
    for (size_t i = 0; i < test_count; i++)
        if (is_wanted(i, argc, argv))
            chosen[count++] = (struct CMUnitTest){.name = tests[i].name,
                                                  .test_func = run_registered,
                                                  .initial_state = &tests[i].body};
    return cmocka_run_group_tests_name("parlor", chosen, NULL, NULL) ? 1 : 0;
}
