/* contract.h - the checks that every game must pass, over random games.
 *
 * They return a reason instead of failing at once, so that the tests of the kit itself can show
 * that a seeded fault is found. */
#ifndef PARLOR_TESTS_CONTRACT_H
#define PARLOR_TESTS_CONTRACT_H

#include "core/game.h"
#include "core/record.h"

enum { CONTRACT_ZONES = 64 };

/* What happened in the checked games, to show that the checks had something to check. */
struct contract_report {
    long longest; /* to be set by the caller: a longer game does not end; 0: some thousands */
    long every;   /* ... decisions from one check of everything to the next; 0: at each one */
    long setups;  /* tried */
    long games;   /* played, because their setups were legal */
    long decisions;
    long hidden;    /* hides that changed the state, beyond chance and secret answers */
    long traces;    /* hides whose guess depended on more than the observer knows */
    long together;  /* questions put to several seats at once */
    long in_script; /* positions that could not be loaded, in the middle of a script */
    int zones;
    struct contract_zone {
        char id[28];
        long unseen;  /* hides when the observer did not see all its cards */
        long guessed; /* ... and that changed its cards */
    } zone[CONTRACT_ZONES];
};

/* Plays one game at random and checks everything at every question; or, if the report says so, at
 * some, and at the others only that the state is valid. */
bool contract_play(const struct game_rules *rules, const struct setup *setup, uint64_t seed,
                   struct contract_report *report, struct reason *why);

/* What only many games can show. */
bool contract_check_report(const struct contract_report *report, struct reason *why);

/* Plays the games with the seeds 0, 1 ... and checks, too, what only many games can show: that
 * hiding hides. */
bool contract_run(const struct game_rules *rules, const struct setup *setup, long games,
                  struct contract_report *report, struct reason *why);

/* Plays with random setups of this mode, at least this many setups and decisions. Besides the rest
 * it checks that enough could be played to prove something. */
bool contract_run_mode(const struct game_rules *rules, int mode, long setups, long decisions,
                       struct contract_report *report, struct reason *why);

/* Plays at random to the end with a record, without checks. */
bool random_game(const struct game_rules *rules, const struct setup *setup, uint64_t seed,
                 struct record *record, struct game *g, struct reason *why);

/* How many games to play where `usual` are enough: more with GAMES=1000, fewer with GAMES=1. */
enum { GAMES_USUAL = 12 };
long contract_games(long usual);

void test_seed(uint64_t number, uint8_t seed[SEED_BYTES]);

#endif
