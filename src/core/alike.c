/* alike.c - see alike.h. */
#include "core/alike.h"

#include <ctype.h>
#include <string.h>

enum { LONGEST = 40, SHORT = 4 };

/* Its letters and digits. Returns how many; more than LONGEST: it is too long for a name. */
static int letters_of(const char *name, char letters[LONGEST])
{
    int count = 0;
    for (; *name && count <= LONGEST; name++)
        if (isalnum((unsigned char)*name)) {
            if (count < LONGEST)
                letters[count] = (char)tolower((unsigned char)*name);
            count++;
        }
    return count;
}

static int least(int a, int b, int c)
{
    int ab = a < b ? a : b;
    return ab < c ? ab : c;
}

/* Levenshtein's distance, row by row. */
static int edits(const char *a, int length_a, const char *b, int length_b)
{
    int row[LONGEST + 1];
    for (int j = 0; j <= length_b; j++)
        row[j] = j;
    for (int i = 1; i <= length_a; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= length_b; j++) {
            int changed = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = least(changed, row[j] + 1, row[j - 1] + 1);
        }
    }
    return row[length_b];
}

int name_distance(const char *a, const char *b)
{
    char of_a[LONGEST], of_b[LONGEST];
    int length_a = letters_of(a, of_a), length_b = letters_of(b, of_b);
    if (!length_a || !length_b || length_a > LONGEST || length_b > LONGEST)
        return NOT_ALIKE;
    int found = edits(of_a, length_a, of_b, length_b);
    int most = length_a <= SHORT || length_b <= SHORT ? 1 : NOT_ALIKE - 1;
    return found > most ? NOT_ALIKE : found;
}
