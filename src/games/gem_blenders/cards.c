/* cards.c - the catalogue, made of the rows of cards.def: what is printed, what it does, its face.
 */
#include "games/gem_blenders/effects.h"

#define BIT_COUNT(types) __builtin_popcount(types)

const struct printed gb_printed[CARDS] = {
#define HERO(id, name, level_, atk_, def_, marks_, ...)                                            \
    [HERO_##id] = {.level = level_, .atk = atk_, .def = def_, .marks = marks_},
#define BLEND(id, name, types_, atk_, def_, ...)                                                   \
    [BLEND_##id] = {.types = types_, .level = BIT_COUNT(types_), .atk = atk_, .def = def_},
#define ACTION(id, name, stars_, ...) [ACTION_##id] = {.stars = stars_},
#define GEM(id, name, types_, ...) [GEM_##id] = {.types = types_},
#include "games/gem_blenders/cards.def"
#undef HERO
#undef BLEND
#undef ACTION
#undef GEM
};

const struct effect gb_effect_table[CARDS] = {
#define HERO(id, name, level, atk, def, marks, title, provenance, effect, ...) [HERO_##id] = effect,
#define BLEND(id, name, types, atk, def, title, provenance, effect, ...) [BLEND_##id] = effect,
#define ACTION(id, name, stars, provenance, effect, ...) [ACTION_##id] = effect,
#define GEM(id, name, types, provenance, effect, ...) [GEM_##id] = effect,
#include "games/gem_blenders/cards.def"
#undef HERO
#undef BLEND
#undef ACTION
#undef GEM
};

const char *const gb_effect_names[CARDS] = {
#define HERO(id, name, level, atk, def, marks, title, ...) [HERO_##id] = title,
#define BLEND(id, name, types, atk, def, title, ...) [BLEND_##id] = title,
#define ACTION(id, name, ...) [ACTION_##id] = name,
#define GEM(id, name, ...) [GEM_##id] = name,
#include "games/gem_blenders/cards.def"
#undef HERO
#undef BLEND
#undef ACTION
#undef GEM
};

/* What an activation gem is needed for (GB-300.5), in words. */
#define NEEDS_GEM(marks)                                                                           \
    ((marks) == MARK_ATK                ? "a gem activates ATK"                                    \
     : (marks) == (MARK_ATK | MARK_DEF) ? "a gem activates ATK and DEF"                            \
     : (marks) == MARK_EFFECT           ? "a gem activates the effect"                             \
     : (marks)                          ? "a gem activates DEF and the effect"                     \
                                        : NULL)

const struct card gb_cards[] = {
#define HERO(id_, name_, level, atk, def, marks, title_, provenance_, effect, text_, sources_)     \
    {.id = #id_,                                                                                   \
     .name = name_,                                                                                \
     .kind = "hero",                                                                               \
     .title = title_,                                                                              \
     .text = title_ ": " text_,                                                                    \
     .provenance = provenance_,                                                                    \
     .sources = sources_,                                                                          \
     .owner = NEEDS_GEM(marks),                                                                    \
     .numbers = {{"LV", level}, {"ATK", atk}, {"DEF", def}}},
#define BLEND(id_, name_, types, atk, def, title_, provenance_, effect, text_, sources_)           \
    {.id = #id_,                                                                                   \
     .name = name_,                                                                                \
     .kind = "blend",                                                                              \
     .owner = #types,                                                                              \
     .title = title_,                                                                              \
     .text = title_ ": " text_,                                                                    \
     .provenance = provenance_,                                                                    \
     .sources = sources_,                                                                          \
     .numbers = {{"LV", BIT_COUNT(types)}, {"ATK", atk}, {"DEF", def}}},
#define ACTION(id_, name_, stars, provenance_, effect, text_, sources_)                            \
    {.id = #id_,                                                                                   \
     .name = name_,                                                                                \
     .kind = "action",                                                                             \
     .text = text_,                                                                                \
     .provenance = provenance_,                                                                    \
     .sources = sources_,                                                                          \
     .numbers = {{"stars", stars}}},
#define GEM(id_, name_, types, provenance_, effect, text_, sources_)                               \
    {.id = #id_,                                                                                   \
     .name = name_,                                                                                \
     .kind = "gem",                                                                                \
     .owner = GEM_##id_ < FIRST_SPECIAL ? "basic gem" : "special gem",                             \
     .text = text_,                                                                                \
     .provenance = provenance_,                                                                    \
     .sources = sources_},
#include "games/gem_blenders/cards.def"
#undef HERO
#undef BLEND
#undef ACTION
#undef GEM
    {.id = NULL},
};

int gb_card_by_id(const char *id)
{
    for (int card = 1; card < CARDS; card++)
        if (!strcmp(gb_card(card)->id, id))
            return card;
    return NO_CARD;
}

/* --- Faces. --- */

/* Its basic gems are in the order of the types. */
static const char *type_name(unsigned type)
{
    return gb_card(FIRST_GEM + __builtin_ctz(type))->name;
}

static void face_of_gem(const struct card *card, const struct printed *face, struct face *out)
{
    face_fact(out, NULL, "%s", card->owner);
    face_fact(out, "Type", "%s",
              face->types == ANY_TYPE           ? "any basic gem type, one at a time"
              : gb_count_types(face->types) > 1 ? "Pyrogem or Cryogem"
                                                : type_name(face->types));
    face_fact(out, "In a deck", "%s",
              face - gb_printed < FIRST_SPECIAL ? "any number" : "at most 1");
}

/* When a timed action can be played. */
static const char *timing_of(int card)
{
    switch (gb_effect_table[card].when) {
    case ATTACK_DECLARED: return "timed: when any player declares an attack";
    case FOE_DECLARED: return "timed: when an opponent declares an attack";
    case FOE_ACTS: return "timed: when an opponent plays an action";
    case DAMAGE_COMES: return "timed: when you would receive attack damage";
    default: return "in your play phase";
    }
}

static void face_stats(int card, const struct printed *face, struct face *out)
{
    if (card == BLEND_dread_blader) {
        face_fact(out, "ATK and DEF", "X"); /* its text says what that is */
        return;
    }
    face_fact(out, "ATK", "%d", face->atk);
    face_fact(out, "DEF", "%d", face->def);
}

void gb_face(const struct card *card, struct face *out)
{
    int number = (int)(card - gb_cards) + 1;
    const struct printed *face = &gb_printed[number];
    if (gb_is_gem(number)) {
        face_of_gem(card, face, out);
    } else if (gb_is_action(number)) {
        face_fact(out, "Stars", "%d", face->stars);
        face_fact(out, "Played", "%s", timing_of(number));
        face_fact(out, "In a deck", "at most %d", COPIES);
    } else {
        face_fact(out, NULL, "LV.%d", face->level);
        if (gb_is_blend(number))
            face_fact(out, "Requires", "%s", card->owner);
        face_stats(number, face, out);
        if (gb_is_hero(number) && card->owner)
            face_fact(out, NULL, "%s", card->owner);
        face_fact(out, "In a deck", "at most %d", gb_is_hero(number) ? 1 : COPIES);
    }
}
