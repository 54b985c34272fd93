/* odds.h - the little arithmetic of chances that several games need, for words and bots. */
#ifndef PARLOR_ODDS_H
#define PARLOR_ODDS_H

/* Ways to choose k of n things: exact as long as a double is. */
static inline double ways(int n, int k)
{
    double product = n >= k && k >= 0;
    for (int i = 0; i < k && product > 0; i++)
        product = product * (n - i) / (i + 1);
    return product;
}

#endif
