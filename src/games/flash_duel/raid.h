/* raid.h - Deathstrike Dragon, the last seat of a Raid. */
#ifndef FLASH_DUEL_RAID_H
#define FLASH_DUEL_RAID_H

#include "games/flash_duel/flash_duel.h"

/* The row of the rulebook's table for this number of mortals. */
struct raid_row {
    uint8_t copies;     /* of each number in the deck */
    uint8_t reshuffles; /* of an empty deck */
    uint8_t life;       /* the Dragon's hit points, */
    uint8_t hand;       /* cards, */
    uint8_t abilities;  /* and ability cards */
};

const struct raid_row *fd_raid(const struct game *g);
void fd_reshuffle(struct game *g);
void fd_refill(struct game *g, int who); /* at the end of a turn: at once, or with all mortals */
struct option *fd_offer_kit(const struct game *g, struct option *out);

#endif
