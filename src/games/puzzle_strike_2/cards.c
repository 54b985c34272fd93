/* cards.c - the catalogue: the rows of cards.def as tables for the rules and for people. */
#include "core/writer.h"

#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/words.h"

const char *const p2_modes[] = {"versus", "solo", "coop", NULL};
const char *const p2_decks[] = {"grand-melee", "birthday-bash", NULL};

/* Pasted, because the rows of a constant table need constants. */
#define NAME_STARTING "Starting deck"
#define NAME_SUPPLY "Supply"
#define NAME_MELEE "Grand Melee"
#define NAME_BASH "Birthday Bash"

const char *const p2_characters[] = {
    "Nobody", FIRST_TEN(CHARACTER_NAME) NAME_STARTING, NAME_SUPPLY, NAME_MELEE, NAME_BASH,
};

const char *const p2_character_choices[] = {
    "random",
    "choose",
    FIRST_TEN(CHARACTER_CHOICE) NULL,
};

/* clang-format off */
#define DOES(...) {__VA_ARGS__}
#define STEP(op, n) {op, n}
/* clang-format on */

const struct facts p2_facts[] = {
    {0},
#define CARD(id, set, name, copies, cost, color, type, provenance, does, text)                     \
    {set, copies, cost, color, type, does},
#include "games/puzzle_strike_2/cards.def"
#undef CARD
    {0}, /* of no set: the end of the last one */
};

#define KIND_CRASH_CARD "crash"
#define KIND_BLOCK_CARD "block"
#define KIND_SWAP_CARD "swap"
#define KIND_TRICK "trick"
#define KIND_CREATURE "creature"
#define KIND_WOUND "wound"
#define KIND_ANTE_UP "ante up"

const struct card p2_cards[] = {
#define CARD(id_, set_, name_, copies_, cost_, color_, type_, provenance_, does_, text_)           \
    {.id = #id_,                                                                                   \
     .name = name_,                                                                                \
     .kind = KIND_##type_,                                                                         \
     .owner = NAME_##set_,                                                                         \
     .text = text_,                                                                                \
     .provenance = provenance_,                                                                    \
     .numbers = {{"cost", cost_}, {"copies", copies_}}},
#include "games/puzzle_strike_2/cards.def"
#undef CARD
    {.id = NULL},
};

static const struct facts *facts_of(const struct card *card)
{
    return &p2_facts[1 + (card - p2_cards)];
}

/* Wounds and Ante Ups are printed without one; neither can be played. */
static bool has_color(const struct facts *facts)
{
    return facts->set != SUPPLY;
}

void p2_card_more(const struct card *card, struct writer *w)
{
    const struct facts *facts = facts_of(card);
    if (has_color(facts))
        put_string(w, "color", p2_color_name(facts->color));
}

void p2_face(const struct card *card, struct face *out)
{
    const struct facts *facts = facts_of(card);
    if (has_color(facts)) {
        face_fact(out, "Cost", "%d action%s", facts->cost, plural(facts->cost));
        face_fact(out, NULL, "%s", p2_color_name(facts->color));
    }
    if (facts->type == CREATURE)
        face_fact(out, "Defeated by", "%d %s in one crash", facts->steps[0].n,
                  p2_color_name(facts->color));
    face_fact(out, NULL, "%s", card->owner);
    face_fact(out, NULL, "%d %s", facts->copies, facts->copies == 1 ? "copy" : "copies");
}
