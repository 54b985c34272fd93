/* cards.c - the catalogue, made of the rows of cards.def: what is printed, what it does, its face.
 */
#include "games/gem_blenders/effects.h"

#define BIT_COUNT(types) __builtin_popcount(types)

const struct face gb_faces[CARDS] = {
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
#define HERO(id_, name_, level, atk, def, marks, title, provenance_, effect, text_, sources_)      \
    {.id = #id_,                                                                                   \
     .name = name_,                                                                                \
     .kind = "hero",                                                                               \
     .text = title ": " text_,                                                                     \
     .provenance = provenance_,                                                                    \
     .sources = sources_,                                                                          \
     .owner = NEEDS_GEM(marks),                                                                    \
     .numbers = {{"LV", level}, {"ATK", atk}, {"DEF", def}}},
#define BLEND(id_, name_, types, atk, def, title, provenance_, effect, text_, sources_)            \
    {.id = #id_,                                                                                   \
     .name = name_,                                                                                \
     .kind = "blend",                                                                              \
     .owner = #types,                                                                              \
     .text = title ": " text_,                                                                     \
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
