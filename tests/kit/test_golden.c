/* test_golden.c - the golden records still lead where they led. */
#include "kit/golden.h"
#include "kit/test.h"

TEST(golden_records_replay_with_the_same_hash_after_every_answer)
{
    CHECK(golden_check_all());
}
