/* alike.c - see alike.h. */
#include "core/alike.h"

#include <ctype.h>
#include <string.h>

enum {
    NAME_LETTERS = 48,
    PART_LETTERS = 4, /* so many are enough to mean a name by a part of it */
    PART_APART = 2    /* a part of the right name is as good as two wrong letters */
};

static int letters_of(const char *name, char letters[NAME_LETTERS + 1])
{
    int count = 0;
    for (; *name && count < NAME_LETTERS; name++)
        if (isalnum((unsigned char)*name) || (*name & 0x80))
            letters[count++] = (char)tolower((unsigned char)*name);
    letters[count] = '\0';
    return count;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Levenshtein's distance, a row at a time. */
int letters_apart(const char *one, const char *other)
{
    char a[NAME_LETTERS + 1], b[NAME_LETTERS + 1];
    int row[NAME_LETTERS + 1] = {0}, rows = letters_of(one, a), columns = letters_of(other, b);
    for (int i = 0; i <= columns; i++)
        row[i] = i;
    for (int j = 1; j <= rows; j++) {
        int corner = row[0];
        row[0] = j;
        for (int i = 1; i <= columns; i++) {
            int changed = corner + (a[j - 1] != b[i - 1]);
            corner = row[i];
            row[i] = least(changed, 1 + least(row[i], row[i - 1]));
        }
    }
    return row[columns];
}

/* NAME_LETTERS: too far. Of three letters one may be wrong. */
static int how_far(const char *wanted, const char *name)
{
    char a[NAME_LETTERS + 1], b[NAME_LETTERS + 1];
    int letters = letters_of(wanted, a), apart = letters_apart(wanted, name);
    letters_of(name, b);
    if (letters >= PART_LETTERS && strstr(b, a))
        return least(apart, PART_APART);
    return 3 * apart <= letters ? apart : NAME_LETTERS;
}

void alike_try(struct alike *alike, const char *name, const char *called)
{
    int apart = how_far(alike->wanted, name);
    if (apart < (alike->found ? alike->apart : NAME_LETTERS)) {
        alike->found = called;
        alike->apart = apart;
    }
}
