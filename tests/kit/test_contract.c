/* test_contract.c - every registered game and mode passes the contract. */
#include "kit/contract.h"
#include "kit/test.h"

#include <stdlib.h>

/* GAMES=1000 for a long run. */
static long games_per_mode(void)
{
    const char *wanted = getenv("GAMES");
    return wanted ? strtol(wanted, NULL, 10) : 12;
}

TEST(every_game_and_mode_keeps_the_contract)
{
    for (const struct game_rules *const *row = game_table; *row; row++)
        for (int mode = 0; (*row)->setup[SETUP_MODE].choices[mode]; mode++) {
            struct contract_report report = {0};
            struct setup setup;
            setup_defaults((*row)->setup, &setup);
            setup.value[SETUP_MODE] = (int16_t)mode;
            struct reason why = {""};
            if (!contract_run(*row, &setup, games_per_mode(), &report, &why))
                fail_msg("%s, mode %s, %s", (*row)->name,
                         (*row)->setup[SETUP_MODE].choices[mode], why.text);
            CHECK(report.decisions > 0);
        }
}

TEST(every_game_introduces_itself_and_its_cards)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        CHECK(strlen((*row)->about) > 100);
        CHECK((*row)->cards[0].id != NULL);
        for (const struct card *card = (*row)->cards; card->id; card++) {
            CHECK(card->name && card->kind && card->text);
            for (const struct card *other = (*row)->cards; other < card; other++)
                CHECK(strcmp(other->id, card->id));
        }
    }
}
