/* prepare.h - before the first round: characters and clockwork fighters. */
#ifndef FLASH_DUEL_PREPARE_H
#define FLASH_DUEL_PREPARE_H

#include "games/flash_duel/flash_duel.h"

/* Who plays, on which side, and which characters the setup names. */
bool fd_read_setup(struct game *g, const struct setup *setup, struct reason *why);
struct option *fd_offer_characters(const struct game *g, struct option *out);
struct option *fd_offer_drafts(const struct game *g, struct option *out);
struct option *fd_offer_tweaks(const struct game *g, int seat, struct option *out);

#endif
