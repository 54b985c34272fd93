/* http_lessons.h - lessons for the page: which there are, a step of one, and which have been done.
 */
#ifndef PARLOR_HTTP_LESSONS_H
#define PARLOR_HTTP_LESSONS_H

#include "server/http.h"

/* GET /api/games/NAME/lessons */
void lessons_get(struct exchange *x, const struct game_rules *rules);
/* GET /api/lessons: those that the person who asks has done. */
void lessons_get_done(struct exchange *x);
/* POST /api/lesson: an answer to a step, and what comes of it. */
void lessons_post(struct exchange *x, const json_t *body);

#endif
