/* tellings.h - what is told can be relied on, and drawn, in every game.
 *
 * Random games are played, and for each observer: an event names cards, causes and objects that
 * exist, has a subject that is who did it, and is a sentence; every level is used so that the tale
 * can be folded; a result says why; the picture fits the window. */
#ifndef PARLOR_TESTS_TELLINGS_H
#define PARLOR_TESTS_TELLINGS_H

#include "core/game.h"

struct tellings_report {
    long games, decisions, events;
    long levels[LEVEL_FURTHER + 1];
    long with_targets, with_cards, with_ways, with_causes;
};

/* Plays games with random setups of this mode until so many answers were given. */
bool tellings_run_mode(const struct game_rules *rules, int mode, long decisions,
                       struct tellings_report *report, struct reason *why);

/* Terms have clauses that exist in docs/rules and one sentence, modes are all there. */
bool tellings_check_glossary(const struct game_rules *rules, struct reason *why);

/* Every card has a face, and what is to be read with it exists. */
bool tellings_check_faces(const struct game_rules *rules, struct reason *why);

#endif
