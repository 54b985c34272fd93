/* words.h - what people and programs see: words, views, pictures, positions. */
#ifndef FLASH_DUEL_WORDS_H
#define FLASH_DUEL_WORDS_H

#include "games/flash_duel/flash_duel.h"

const char *fd_seat_name(const struct game *g, int seat);
void fd_prompt(const struct game *g, int seat, struct saying *out);
void fd_describe(const struct game *g, int seat, struct option option, struct saying *out);
void fd_prompt_ability(const struct game *g, int seat, struct saying *out);
void fd_describe_ability(const struct game *g, int seat, struct option option, struct saying *out);
void fd_tell(const struct game *g, const struct event *event, struct saying *out);
void fd_tell_ability(const struct game *g, const struct event *e, struct saying *out);
void fd_prompt_team(const struct game *g, int seat, struct saying *out);
void fd_describe_team(const struct game *g, int seat, struct option option, struct saying *out);
void fd_tell_team(const struct game *g, const struct event *e, struct saying *out);
void fd_say_set(struct saying *s, int number, int count);
void fd_say_through(const struct game *g, int seat, int number, struct saying *out);
const char *fd_side_name(const struct game *g, int side); /* "Red", "Red and Green" */
void fd_touch_cards(const struct game *g, int seat, int number, int count, int skipped,
                    struct saying *out);

bool fd_sees_hand(const struct game *g, int observer, int seat);
const uint8_t *fd_seen_hand(const struct game *g, int observer, int seat); /* counts it sees */
int fd_hand_size(const struct game *g, int seat); /* without a card that counts as another */
void fd_headline(const struct game *g, char *out, size_t room);
void fd_view(const struct game *g, int observer, struct writer *w);
void fd_picture(const struct game *g, int observer, struct text *out);

void fd_hide(struct game *g, int observer, struct chance *chance);
void fd_dump(const struct game *g, struct writer *w);
void fd_dump_battle(const struct game *g, struct writer *w);
bool fd_load_battle(struct game *g, const json_t *position, struct reason *why);
void fd_restore_turn(struct game *g); /* scripts above the match, before an action */
bool fd_sound_battle(const struct game *g, struct reason *why);
void fd_dump_team(const struct game *g, struct writer *w);
bool fd_load_team(struct game *g, const json_t *position, struct reason *why); /* who plays */
bool fd_team_fits(struct game *g, struct reason *why); /* and is on the bridge */
bool fd_sound_team(const struct game *g, struct reason *why);
bool fd_load(struct game *g, const json_t *position, struct reason *why);
bool fd_sound(const struct game *g, struct reason *why);

#endif
