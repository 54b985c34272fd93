/* orders.h - options for putting up to three cards into an order. */
#ifndef PARLOR_ORDERS_H
#define PARLOR_ORDERS_H

#include "core/kernel.h"

#include <string.h>

/* Offers every order of the cards (0: there is none) as a, b and c of the verb, from `out` on, and
 * returns the end of the list. Equal cards make equal orders, which are offered once. */
static inline struct option *offer_orders(uint8_t verb, const uint8_t card[3], struct option *out)
{
    static const uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                         {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    struct option *first = out;
    for (int i = 0; i < 6; i++) {
        struct option order = {verb, card[orders[i][0]], card[orders[i][1]], card[orders[i][2]]};
        bool fits = order.a && (order.b || !order.c);
        for (struct option *other = first; other < out; other++)
            fits &= memcmp(other, &order, sizeof order) != 0;
        if (fits)
            *out++ = order;
    }
    return out;
}

#endif
