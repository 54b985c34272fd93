/* test_positions.c - proof that positions.c bites: faults in the toy's positions that only an
 * edited one shows. */
#include "kit/positions.h"
#include "kit/test.h"
#include "toy/toy.h"

enum { CHANGES = 1000 };

/* Whatever was bid is believed, as if there had been such a card. */
static bool load_believes_bids(struct game *g, const json_t *position, struct reason *why)
{
    json_t *honest = json_deep_copy(position), *bids = json_object_get(position, "bids");
    json_object_set_new(honest, "bids", json_pack("[iii]", 0, 0, 0));
    bool fine = toy.load(g, honest, why) && json_array_size(bids) == PLAYERS;
    json_decref(honest);
    for (int seat = 0; fine && g->k.pending && seat < PLAYERS; seat++) {
        uint8_t bid = (uint8_t)json_integer_value(json_array_get(bids, (size_t)seat));
        if (!bid || g->k.pending == seat_bit(seat))
            continue;
        g->k.answer[seat] = (struct option){BID, bid};
        g->k.pending &= (seat_set)~seat_bit(seat);
    }
    return fine;
}

/* Cards are not counted until some were discarded. */
static bool valid_later(const struct game *g, struct reason *why)
{
    return !g->discard.count || toy.valid(g, why);
}

static const struct fault {
    const char *name;
    bool (*load)(struct game *, const json_t *, struct reason *);
    bool (*valid)(const struct game *, struct reason *);
    const char *expected; /* piece of the reason; NULL: there is nothing to find */
} faults[] = {
    {"no fault", NULL, NULL, NULL},
    {"load believes bids", load_believes_bids, NULL, "can't have answered"},
    {"valid looks later", NULL, valid_later, "There are"},
};

TEST(an_edited_position_that_is_wrongly_accepted_is_noticed)
{
    int missed = 0;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        struct game_rules rules = toy;
        struct positions_report report = {0};
        struct reason why = {""};
        rules.load = faults[i].load ? faults[i].load : toy.load;
        rules.valid = faults[i].valid ? faults[i].valid : toy.valid;
        bool silent = positions_run_mode(&rules, 0, CHANGES, &report, &why);
        if (faults[i].expected ? !silent && strstr(why.text, faults[i].expected)
                               : silent && report.changed == CHANGES && report.accepted)
            continue;
        missed++;
        print_error("%s: found '%s', %ld of %ld accepted\n", faults[i].name, why.text,
                    report.accepted, report.changed);
    }
    CHECK_EQ(missed, 0);
}
