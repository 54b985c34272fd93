/* news.h - what happened, as lines for a terminal. */
#ifndef PARLOR_NEWS_H
#define PARLOR_NEWS_H

#include "core/record.h"

/* A listener that keeps what this observer is told. */
struct news {
    struct listener listener;
    const struct game_rules *rules;
    const struct game *g; /* in which it happens */
    int observer;
    bool deaf; /* passes over what was told before */
    struct tale tale;
};

struct news news_for(const struct game_rules *rules, const struct game *g, int observer);

/* The whole record as this observer is told it; `g` is played to its end meanwhile. */
bool news_of_record(struct tale *tale, const struct record *record, struct game *g, int observer,
                    struct reason *why);

/* Headings, and below them a line for each action; or, unfolded, a line for everything. Broken at
 * blanks where `out` has columns. */
void news_write(const struct tale *tale, bool unfolded, struct text *out);

#endif
