/* contract.h - the functions that a game gives to its struct game_rules (core/game.h, which
 * explains them), under the names that they have in every game: fd_start, ps_start ... The header
 * of a game defines GAME, as for script.h, and includes this file; what its contract leaves out it
 * never defines. */
#ifndef PARLOR_CONTRACT_H
#define PARLOR_CONTRACT_H

#include "core/game.h"
#include "core/script.h"

#define CONTRACT(name) SCRIPT_FUNCTION(name)

/* match.c */
bool CONTRACT(start)(struct game *g, const struct setup *setup, struct reason *why);
void CONTRACT(run)(struct game *g);
void CONTRACT(result)(const struct game *g, struct result *r);
void CONTRACT(concede)(struct game *g, int seat);
/* options.c */
struct option *CONTRACT(options)(const struct game *g, int seat, struct option *out);
/* hide.c */
void CONTRACT(hide)(struct game *g, int observer, struct chance *chance);
/* words.c */
const char *CONTRACT(seat_name)(const struct game *g, int seat);
void CONTRACT(prompt)(const struct game *g, int seat, struct phrase *out);
void CONTRACT(describe)(const struct game *g, int seat, struct option option, struct phrase *out);
/* tell.c */
void CONTRACT(tell)(const struct game *g, const struct event *event, struct telling *out);
void CONTRACT(sum_up)(const struct game *g, struct summary *out);
/* view.c and picture.c */
void CONTRACT(view)(const struct game *g, int observer, struct writer *w);
void CONTRACT(picture)(const struct game *g, int observer, struct text *out);
/* speak.c */
void CONTRACT(speak)(const json_t *view, struct text *out);
/* cards.c */
void CONTRACT(face)(const struct card *card, struct face *out);
void CONTRACT(card_more)(const struct card *card, struct writer *w);
/* setup.c */
extern const struct setup_field CONTRACT(setup)[];
/* glossary.c */
extern const struct term CONTRACT(terms)[];
extern const struct mode_text CONTRACT(mode_texts)[];
extern const struct mark CONTRACT(marks)[];
/* position.c */
void CONTRACT(dump)(const struct game *g, struct writer *w);
bool CONTRACT(load)(struct game *g, const json_t *position, struct reason *why);
/* valid.c */
bool CONTRACT(valid)(const struct game *g, struct reason *why);
/* bot.c */
void CONTRACT(judge)(const struct game *g, int chances[SEATS]);
int CONTRACT(plan)(const struct game *g, int seat, const struct option *options, int count,
                   struct dice *dice);
bool CONTRACT(wastes)(const struct game *g, int seat, struct option option);

#endif
