/* cards.c - the stat cards, the Actions and the cards of a Puppet Deck as tables. */
#include "games/puppet_wars/cards.h"

#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/words.h"

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

/* --- What programs read beside its numbers. --- */

static void put_suit(struct writer *w, unsigned suits)
{
    static const char *const names[] = {"Ram", "Crow", "Tome", "Mask"};
    for (int suit = 0; suit < SUITS; suit++)
        if (suits >> 2 * suit & 3)
            put_string(w, "suit", names[suit]);
}

enum { TRAITS = 6 };

static const char *const trait_names[TRAITS] = {"Rotten",         "Crimefighter", "Woe",
                                                "Stuffed Animal", "Metal",        "Wooden"};

static void put_traits(struct writer *w, const char *key, int traits, int banned)
{
    if (!traits && !banned)
        return;
    put_open(w, key, '[');
    for (int i = 0; i < TRAITS; i++) {
        if (traits >> i & 1)
            put_string(w, NULL, trait_names[i]);
        if (banned >> i & 1)
            put_format(w, NULL, "No %s", trait_names[i]);
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

/* --- Faces. --- */

/* "Rotten, Stuffed Animal". */
static void fact_traits(const char *name, int traits, struct face *out)
{
    struct phrase list = {0};
    for (int i = 0; i < TRAITS; i++)
        if (traits >> i & 1)
            say(&list, "%s%s", *list.text ? ", " : "", trait_names[i]);
    if (*list.text)
        face_fact(out, name, "%s", list.text);
}

static void fact_value(const char *name, struct value value, struct face *out)
{
    struct phrase words = {0};
    pw_say_value(value, &words);
    face_fact(out, name, "%s", words.text);
}

static void face_of_puppet(const struct puppet *puppet, struct face *out)
{
    fact_value("Animation Requirement", puppet->ar, out);
    face_fact(out, "Movement", "%d", puppet->mv);
    face_fact(out, "Defense", "%d", puppet->df);
    face_fact(out, "Combat", "%d", puppet->cb);
    face_fact(out, "Stitches", "%d", puppet->stitches);
    face_fact(out, "Upgrade Limit", "%d", puppet->limit);
    fact_traits(NULL, puppet->traits, out);
    if (puppet->rank != MASTER)
        face_fact(out, "In a Toy Box", "at most %d", puppet->rank == PAWN ? COPIES : 1);
}

static void face_of_upgrade(int kind, struct face *out)
{
    const struct upgrade *upgrade = &pw_upgrades[kind];
    face_fact(out, "Other side of", "%s", pw_puppet_card(kind)->name);
    fact_value("Attachment Difficulty", upgrade->ad, out);
    if (upgrade->stitches)
        face_fact(out, "Stitches", "+%d", upgrade->stitches);
    fact_traits("Necessary", upgrade->needs, out);
    fact_traits("Not for", upgrade->bans, out);
}

/* Whom it can be aimed at. */
static void fact_target(int aim, struct face *out)
{
    static const char *const words[] = {[AT_ENEMY] = "an Enemy",
                                        [AT_FRIEND] = "another Puppet of yours",
                                        [AT_ENEMY | AT_FRIEND] = "another Puppet",
                                        [AT_FRIEND | AT_ITSELF] = "a Puppet of yours",
                                        [AT_ENEMY | AT_FRIEND | AT_ITSELF] = "any Puppet"};
    const char *whom = words[aim & (AT_ENEMY | AT_FRIEND | AT_ITSELF)];
    if (whom)
        face_fact(out, "Target", "%s%s%s%s%s%s%s", whom, aim & NO_MASTER ? ", no Master" : "",
                  aim & NO_METAL ? ", not Metal" : "",
                  aim & FRAIL ? ", with at most 2 Stitches left" : "",
                  aim & UPGRADED ? ", with an Upgrade" : "",
                  aim & EMPTY_HANDED ? ", without an Item Token" : "",
                  aim & BLINDLY ? ", in sight or not" : "");
}

static bool has_action(const struct side *side, int action)
{
    return side->actions[0] == action || side->actions[1] == action;
}

/* Who can do it. */
static void fact_doers(int action, struct face *out)
{
    static const char *const of_many[] = {[ACTION_attack] = "all Puppets",
                                          [ACTION_mine] = "all Puppets on a Work Bench",
                                          [ACTION_scrounge] = "all Puppets",
                                          [ACTION_sticky_fingers] = "all Puppets on an Item Token",
                                          [ACTION_pretty_buttons] = "all Puppets",
                                          [ACTION_blown_to_pieces] = "who carries Firecrackers!",
                                          [ACTION_all_for_me] = "who carries the Shiny! Token",
                                          [ACTION_tag] = "who carries an It Token"};
    struct phrase list = {0};
    if (action <= ACTION_tag) {
        face_fact(out, "Of", "%s", of_many[action]);
        return;
    }
    for (int kind = 0; kind < KINDS; kind++) {
        if (has_action(&pw_puppets[kind].side, action))
            say(&list, "%s%s", *list.text ? ", " : "", pw_puppet_card(kind)->name);
        if (kind >= MASTERS && has_action(&pw_upgrades[kind].side, action))
            say(&list, "%s%s", *list.text ? ", " : "", pw_upgrade_card(kind)->name);
    }
    if (*list.text)
        face_fact(out, "Of", "%s", list.text);
}

static void face_of_action(int action, struct face *out)
{
    static const char *const costs[] = {[RIP_ITSELF] = "1 Rip",
                                        [TEAR_ITSELF] = "it is torn apart",
                                        [DISCARD_CROW] = "a Crow of the hand",
                                        [BURN_ITEM] = "it is torn apart with its Firecrackers!"};
    const struct action *row = &pw_actions[action];
    bool on_its_space =
        action == ACTION_mine || action == ACTION_sticky_fingers || action == ACTION_all_for_me;
    if (action == ACTION_attack)
        face_fact(out, "Value", "the target's Defense");
    else
        fact_value("Value", row->value, out);
    if (row->cost)
        face_fact(out, "Cost", "%s", costs[row->cost]);
    if (row->aim || on_its_space)
        face_fact(out, "Range", "%d", row->range);
    else
        face_fact(out, "Range", "Self");
    fact_target(row->aim, out);
    if (action == ACTION_pretty_buttons)
        face_fact(out, NULL, "does not exhaust");
    fact_doers(action, out);
}

static void face_of_deck_card(int card, struct face *out)
{
    static const char *const suits[] = {"Rams", "Crows", "Tomes", "Masks"};
    face_fact(out, "Number", "%d", pw_card_number(card));
    if (card == RED_JOKER)
        face_fact(out, "Suit", "one of your choice, twice");
    else if (card == BLACK_JOKER)
        face_fact(out, "Suit", "none");
    else
        face_fact(out, "Suit", card % 13 ? "%s" : "%s, twice", suits[card / 13]);
}

static void more_actions(const struct side *side, struct face *out)
{
    for (int i = 0; i < 2 && side->actions[i]; i++)
        face_more(out, pw_cards[FIRST_ACTION + side->actions[i] - 1].id);
}

/* The Actions of this side, the other side, and the Actions of that one. */
static void more_of_stat_card(int kind, bool is_upgrade, struct face *out)
{
    const struct side *front = &pw_puppets[kind].side, *back = &pw_upgrades[kind].side;
    more_actions(is_upgrade ? back : front, out);
    if (kind < MASTERS)
        return;
    face_more(out, (is_upgrade ? pw_puppet_card : pw_upgrade_card)(kind)->id);
    more_actions(is_upgrade ? front : back, out);
}

void pw_face(const struct card *card, struct face *out)
{
    int row = (int)(card - pw_cards);
    if (row < KINDS) {
        face_of_puppet(&pw_puppets[row], out);
        more_of_stat_card(row, false, out);
    } else if (row < FIRST_ACTION) {
        face_of_upgrade(row - KINDS + MASTERS, out);
        more_of_stat_card(row - KINDS + MASTERS, true, out);
    } else if (row < FIRST_DECK_CARD) {
        face_of_action(row - FIRST_ACTION + 1, out);
    } else {
        face_of_deck_card(row - FIRST_DECK_CARD, out);
    }
}
