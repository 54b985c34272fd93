/* cards.c - the stat cards, the Actions and the cards of a Puppet Deck as tables. */
#include "games/puppet_wars/cards.h"

const char *const pw_modes[] = {"shoebox", "chest", "wardrobe", "puppapocalypse", NULL};
const char *const pw_wins[] = {"standard", "shiny", "thief", "tag", "fort", "hill", NULL};

const struct puppet pw_puppets[KINDS] = {
#define PUPPET(id, code, name, rank, traits, ar, ar_suit, mv, df, cb, limit, stitches, from, text, \
               ...)                                                                                \
    [KIND_##id] = {rank,         traits,   {ar, ar_suit},                                          \
                   mv,           df,       cb,                                                     \
                   limit,        stitches, (rank == MASTER) * (ar_suit),                           \
                   {__VA_ARGS__}},
#include "games/puppet_wars/puppets.def"
#undef PUPPET
};

const struct upgrade pw_upgrades[KINDS] = {
#define UPGRADE(of, id, name, ad, ad_suit, needs, bans, stitches, from, text, ...)                 \
    [KIND_##of] = {{ad, ad_suit}, needs, bans, stitches, {__VA_ARGS__}},
#include "games/puppet_wars/puppets.def"
#undef UPGRADE
};

const struct action pw_actions[ACTIONS] = {
#define ACTION(id, name, number, suits_, range_, aim_, text, ...)                                  \
    [ACTION_##id] = {.value = {number, suits_}, .range = range_, .aim = aim_, __VA_ARGS__},
#include "games/puppet_wars/actions.def"
#undef ACTION
};

const char *pw_action_name(int action)
{
    static const char *const names[ACTIONS] = {
#define ACTION(id, name, ...) [ACTION_##id] = name,
#include "games/puppet_wars/actions.def"
#undef ACTION
    };
    return names[action];
}

/* --- The catalogue: fronts, backs, Actions, then the 54 cards of a deck. --- */

#define DECK_CARD(letter, n, suit)                                                                 \
    {                                                                                              \
        .id = #letter #n, .name = #n " of " suit, .kind = "card", .provenance = PRINTED,           \
        .text = "A card of a Puppet Deck.", .numbers = {                                           \
            {"number", n}                                                                          \
        }                                                                                          \
    }
#define DECK_ACE(letter, suit)                                                                     \
    {                                                                                              \
        .id = #letter "1", .name = "Ace of " suit, .kind = "card", .provenance = PRINTED,          \
        .text = "Number 1; counts twice as " suit ".", .numbers = {                                \
            {"number", 1}                                                                          \
        }                                                                                          \
    }
/* clang-format off */
#define DECK_SUIT(l, s)                                                                            \
    DECK_ACE(l, s), DECK_CARD(l, 2, s), DECK_CARD(l, 3, s), DECK_CARD(l, 4, s),                    \
    DECK_CARD(l, 5, s), DECK_CARD(l, 6, s), DECK_CARD(l, 7, s), DECK_CARD(l, 8, s),                \
    DECK_CARD(l, 9, s), DECK_CARD(l, 10, s), DECK_CARD(l, 11, s), DECK_CARD(l, 12, s),             \
    DECK_CARD(l, 13, s)
/* clang-format on */

const struct card pw_cards[] = {
#define PUPPET(id_, code, name_, rank, traits, ar, ar_suit, mv, df, cb, limit, stitches, from,     \
               text_, ...)                                                                         \
    {.id = #id_,                                                                                   \
     .name = name_,                                                                                \
     .kind = rank == MASTER     ? "master"                                                         \
             : rank == SIDEKICK ? "sidekick"                                                       \
                                : "pawn",                                                          \
     .text = text_,                                                                                \
     .provenance = from,                                                                           \
     .numbers = {{"requirement", ar},                                                              \
                 {"movement", mv},                                                                 \
                 {"defense", df},                                                                  \
                 {"combat", cb},                                                                   \
                 {"limit", limit},                                                                 \
                 {"stitches", stitches}}},
#include "games/puppet_wars/puppets.def"
#undef PUPPET
#define UPGRADE(of, id_, name_, ad, ad_suit, needs, bans, stitches, from, text_, ...)              \
    {.id = #id_,                                                                                   \
     .name = name_,                                                                                \
     .kind = "upgrade",                                                                            \
     .owner = #of,                                                                                 \
     .text = text_,                                                                                \
     .provenance = from,                                                                           \
     .numbers = {{"difficulty", ad}, {"stitches", stitches}}},
#include "games/puppet_wars/puppets.def"
#undef UPGRADE
#define ACTION(id_, name_, number, suits, range_, aim, text_, ...)                                 \
    {.id = "action_" #id_,                                                                         \
     .name = name_,                                                                                \
     .kind = "action",                                                                             \
     .text = text_,                                                                                \
     .provenance = ACTION_##id_ <= ACTION_tag ? PRINTED                                            \
                   : ACTION_##id_ == ACTION_chomp || ACTION_##id_ == ACTION_bath_time ||           \
                           ACTION_##id_ == ACTION_sedative                                         \
                       ? LIKELY                                                                    \
                       : RECONSTRUCTED,                                                            \
     .numbers = {{"value", number}, {"range", range_}}},
#include "games/puppet_wars/actions.def"
#undef ACTION
    DECK_SUIT(r, "Rams"),
    DECK_SUIT(c, "Crows"),
    DECK_SUIT(t, "Tomes"),
    DECK_SUIT(m, "Masks"),
    {.id = "joker_red",
     .name = "Red Joker",
     .kind = "card",
     .provenance = PRINTED,
     .text = "Number 14; counts twice as a suit of your choice.",
     .numbers = {{"number", 14}}},
    {.id = "joker_black",
     .name = "Black Joker",
     .kind = "card",
     .provenance = PRINTED,
     .text = "Flipped for an Action it makes it fail; else number 0 without suit.",
     .numbers = {{"number", 0}}},
    {.id = NULL},
};

enum { FIRST_ACTION = KINDS + KINDS - MASTERS };
enum { FIRST_DECK_CARD = FIRST_ACTION + ACTIONS - 1 };

const struct card *pw_puppet_card(int kind)
{
    return &pw_cards[kind];
}

/* Masters have none (PW-143). */
const struct card *pw_upgrade_card(int kind)
{
    assert(kind >= MASTERS);
    return &pw_cards[KINDS + kind - MASTERS];
}

const char *pw_puppet_code(int kind)
{
    static const char codes[KINDS][3] = {
#define PUPPET(id, code, ...) [KIND_##id] = code,
#include "games/puppet_wars/puppets.def"
#undef PUPPET
    };
    return codes[kind];
}

const char *pw_card_id(int card)
{
    return pw_cards[FIRST_DECK_CARD + card].id;
}

const char *pw_card_name(int card)
{
    return pw_cards[FIRST_DECK_CARD + card].name;
}

/* --- What a person reads together with a card. --- */

static void put_suit(struct writer *w, unsigned suits)
{
    static const char *const names[] = {"Ram", "Crow", "Tome", "Mask"};
    for (int suit = 0; suit < SUITS; suit++)
        if (suits >> 2 * suit & 3)
            put_string(w, "suit", names[suit]);
}

static void put_traits(struct writer *w, const char *key, int traits, int banned)
{
    static const char *const names[] = {"Rotten",         "Crimefighter", "Woe",
                                        "Stuffed Animal", "Metal",        "Wooden"};
    if (!traits && !banned)
        return;
    put_open(w, key, '[');
    for (int i = 0; i < 6; i++) {
        if (traits >> i & 1)
            put_string(w, NULL, names[i]);
        if (banned >> i & 1)
            put_format(w, NULL, "No %s", names[i]);
    }
    put_close(w);
}

void pw_card_more(const struct card *card, struct writer *w)
{
    int row = (int)(card - pw_cards);
    if (row < KINDS) {
        put_suit(w, pw_puppets[row].ar.suits);
        put_traits(w, "characteristics", pw_puppets[row].traits, 0);
    } else if (row < FIRST_ACTION) {
        const struct upgrade *upgrade = &pw_upgrades[row - KINDS + MASTERS];
        put_suit(w, upgrade->ad.suits);
        put_traits(w, "necessary", upgrade->needs, upgrade->bans);
    } else if (row < FIRST_DECK_CARD) {
        put_suit(w, pw_actions[row - FIRST_ACTION + 1].value.suits);
    }
}

static void add_more(const struct card *card, struct face *out)
{
    int row = (int)(card - pw_cards);
    const struct side *side = NULL;
    if (row < KINDS)
        side = &pw_puppets[row].side;
    else if (row < FIRST_ACTION)
        side = &pw_upgrades[row - KINDS + MASTERS].side;
    for (int i = 0; side && i < 2 && side->actions[i]; i++)
        face_more(out, pw_cards[FIRST_ACTION + side->actions[i] - 1].id);
    if (row >= MASTERS && row < KINDS)
        face_more(out, pw_upgrade_card(row)->id);
    else if (row >= KINDS && row < FIRST_ACTION)
        face_more(out, pw_puppet_card(row - KINDS + MASTERS)->id);
}

void pw_face(const struct card *card, struct face *out)
{
    for (const struct card_number *number = card->numbers; number->name; number++)
        face_fact(out, number->name, "%d", number->value);
    if (card->owner)
        face_fact(out, NULL, "%s", card->owner);
    add_more(card, out);
}
