/* screen.h - what lies before a person at a terminal: what happened, the board, the question and
 * its options, fitted to the window. Nothing is ever wiped: it all scrolls up. */
#ifndef PARLOR_SCREEN_H
#define PARLOR_SCREEN_H

#include "core/game.h"

/* The options of a question, as they are chosen: by their place, or by a number of their own. */
struct choices {
    int count;
    bool keyed;
    struct choice {
        char key[8]; /* "": its place is its number */
        char text[300];
        bool danger;
    } choice[OPTIONS];
};

void choices_add(struct choices *choices, const char *key, const char *text, bool danger);
/* What the open question offers this seat. */
void choices_of(struct choices *choices, const struct game_rules *rules, const struct game *g,
                int seat);
/* Which one was typed: its place from 0 on; -1: none. */
int choices_find(const struct choices *choices, const char *typed);
/* What is to be typed for one of them. */
void choices_label(const struct choices *choices, int place, char label[12]);
/* Those whose text has the filter in it, in at most so many lines (0: all of them); with '!' before
 * what one may regret. */
void choices_write(const struct choices *choices, const char *filter, int most, struct text *out);

/* Prints one of them as advice. */
void choices_advise(const struct choices *choices, int place, const char *note);

/* Prints what can be typed: each line begins with it, in 12 columns, and says what it does. */
void screen_commands(const char *const *commands);

/* Prints what happened, a page at a time if it is long. Returns false if the person's input ended
 * meanwhile. */
bool screen_news(const struct tale *tale, bool unfolded);

/* How many rows a picture should have between what happened and this question; 0: any number,
 * because nobody looks at a window. */
int screen_rows(const struct tale *tale, const char *prompt, const struct choices *choices);
/* Prints a picture; of one in sentences the lines are broken. */
void screen_picture(const char *picture);
/* Prints picture, question and as many options as have room. */
void screen_show(const struct text *picture, const char *prompt, const struct choices *choices);

/* Prints why it is over, and the places with what everybody's score means. */
void screen_result(const struct game_rules *rules, const struct game *g);

/* Clears the window by scrolling, so that what was there stays in the scrollback. */
void screen_turn_page(void);

#endif
