/* payer.c - for whom answers count that nobody gives: those of bots, and those where there is only
 * one option. They are written like any other, so somebody's limit must bound them: that of whoever
 * did something at the table last, of those who play there if there are any. */
#include "server/table.h"

void payer_note(struct table *table, int seat, const struct client *client)
{
    if (seat != NOBODY || !table_people(table))
        table->payer = (struct payer){.person = client->person->row.id,
                                      .address = client->address ? client->address->node.key : 0};
}

/* An address that nobody remembers has nobody here to play for. */
bool payer_may(const struct table *table)
{
    struct hub *hub = table->hub;
    const struct payer *payer = &table->payer;
    struct address *address = (struct address *)index_find(&hub->addresses, payer->address);
    struct person *person = payer->person ? person_by_id(hub, payer->person, NULL) : NULL;
    if (!person || (payer->address && !address))
        return false;
    return limits_spend(&hub->settings.limits[LIMIT_ANSWERS], LIMIT_ANSWERS, 1, &person->ledger,
                        address ? &address->ledger : NULL, hub->seconds());
}
