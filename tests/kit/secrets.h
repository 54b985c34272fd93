/* secrets.h - who is asked what, and when, tells nothing that is hidden.
 *
 * A game is played in two worlds at once: the real one, and one that an observer cannot tell from
 * it. As long as the observer hears the same in both, both must ask the same seats the same kinds
 * of questions at the same time. Otherwise whoever is not asked is known not to hold some card.
 *
 * What is compared, and why that raises no false alarms:
 * - The observer gives the same answer in both worlds. Another seat gives the same or one that
 *   looks the same (a card from the same place of a hand, face down); if it has none in the other
 *   world, the comparison ends.
 * - As soon as the observer hears different things happen, the worlds may differ, and the
 *   comparison ends. Both start with the same chance, so that shuffles part them no earlier than
 *   necessary; but nothing depends on that, because any other chance is as possible.
 * - A rule that turns on something hidden must therefore tell, as an event, how it turned. */
#ifndef PARLOR_TESTS_SECRETS_H
#define PARLOR_TESTS_SECRETS_H

#include "core/game.h"

enum { SECRETS_LEAKS = 64 };

struct secrets_report {
    long games;
    long worlds;  /* that were compared with the real one */
    long answers; /* that were given in both of two worlds */
    int leaks;    /* different ones */
    struct secrets_leak {
        char kinds[64]; /* of the questions, in one world and in the other */
        long count;
        char example[480];
    } leak[SECRETS_LEAKS];
};

/* Plays with random setups of this mode until so many answers were compared. Leaks are gathered in
 * the report; the reason is the one that was found most often. */
bool secrets_run_mode(const struct game_rules *rules, int mode, long answers,
                      struct secrets_report *report, struct reason *why);

#endif
