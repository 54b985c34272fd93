/* position.c - positions: written out, and read again, perhaps after a person has edited them. */
#include "core/read.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/match.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/supers.h"
#include "games/puzzle_strike_2/turn.h"
#include "games/puzzle_strike_2/words.h"

#include <string.h>

enum awaiting { AWAITS_ACTION, AWAITS_BUY, AWAITS_COMMAND, AWAITS_NOTHING, AWAITS_OTHER };
static const char *const awaiting_names[] = {"action",  "buy",      "command",
                                             "nothing", "a choice", NULL};

/* --- Writing. --- */

static void put_card(struct writer *w, const char *key, int card)
{
    if (card)
        put_format(w, key, "%s%s", p2_card(card)->id, card & FREE ? "*" : "");
    else
        put_null(w, key);
}

static void put_cards(struct writer *w, const char *key, const uint8_t *cards, int count)
{
    put_open(w, key, '[');
    for (int i = 0; i < count; i++)
        put_card(w, NULL, cards[i]);
    put_close(w);
}

static void put_colors(struct writer *w, const char *key, const uint8_t *colors, int count)
{
    put_open(w, key, '[');
    for (int i = 0; i < count; i++)
        put_string(w, NULL, p2_color_name(colors[i]));
    put_close(w);
}

static void dump_player(const struct player *p, struct writer *w)
{
    const uint8_t *hand = p2_hand(p);
    put_open(w, NULL, '{');
    put_string(w, "character", p2_character_choices[p->character ? p->character + 1 : 0]);
    put_int(w, "incoming", p->incoming);
    put_colors(w, "pile", p->gem, p->height);
    put_bytes(w, "meters", p->meter, COLORS);
    put_card(w, "creature", p->creature);
    put_bool(w, "diamond", p->diamond);
    put_int(w, "kept", p->kept);
    put_int(w, "score", p->score);
    put_cards(w, "discard", p->card, p->discard);
    put_cards(w, "play", p2_play_zone(p), p->play);
    put_cards(w, "shown", hand, p->shown);
    put_cards(w, "hand", hand + p->shown, p->hand);
    put_cards(w, "deck", p2_deck(p), p->deck);
    put_int(w, "deck_seen", p->deck_seen);
    put_int(w, "deck_open", p->deck_open);
    put_close(w);
}

static void dump_now(const struct now *now, struct writer *w)
{
    put_open(w, "now", '{');
    put_int(w, "actions", now->actions);
    put_int(w, "price", now->price);
    put_int(w, "in_force", now->in_force);
    put_bool(w, "bloodlust", now->bloodlust);
    put_int(w, "knuckles", now->knuckles);
    put_int(w, "dashes", now->dashes);
    put_int(w, "presents", now->presents);
    put_bool(w, "doubled", now->doubled);
    put_bool(w, "blocked", now->blocked);
    put_bool(w, "ends", now->ends);
    put_close(w);
}

static enum awaiting awaiting(const struct game *g)
{
    if (g->stage == OVER)
        return AWAITS_NOTHING;
    switch (g->k.ask.kind) {
    case ASK_ACTION: return AWAITS_ACTION;
    case ASK_BUY: return AWAITS_BUY;
    case ASK_COMMAND: return AWAITS_COMMAND;
    default: return AWAITS_OTHER;
    }
}

void p2_dump(const struct game *g, struct writer *w)
{
    put_string(w, "mode", p2_modes[g->mode]);
    put_string(w, "deck_name", p2_decks[g->set - MELEE]);
    put_string(w, "awaiting", awaiting_names[awaiting(g)]);
    put_string(w, "stage", p2_stages[g->stage]);
    put_bool(w, "diamonds", g->diamonds);
    put_int(w, "first", g->first);
    put_int(w, "turn", g->turn);
    put_seat(w, "holder", g->holder);
    put_seat(w, "out", g->out);
    put_seats(w, "late", g->late);
    put_int(w, "left", g->left);
    put_int(w, "finals_left", p2_finals_left(g));
    put_int(w, "ante_ups", g->ante_ups);
    dump_now(&g->now, w);
    put_cards(w, "bank", g->bank.card, g->bank.count);
    put_cards(w, "deck", g->deck.card, g->deck.count);
    put_cards(w, "trash", g->trash.card, g->trash.count);
    put_int(w, "wounds_trashed", g->wounds_trashed);
    put_int(w, "power", g->power);
    put_int(w, "tokens", g->tokens);
    put_int(w, "dragon_score", g->dragon_score);
    put_cards(w, "hoard", g->hoard.card, g->hoard.count);
    put_open(w, "players", '[');
    for (int seat = 0; seat < g->players; seat++)
        dump_player(&g->player[seat], w);
    put_close(w);
}

/* --- Reading: lists of cards and colours. --- */

/* The card with this id; a star behind it says that it is free. */
static int card_named(const char *name)
{
    size_t length = name ? strlen(name) : 0;
    int flag = length && name[length - 1] == '*' ? FREE : 0;
    for (int card = 1; card < CARDS && length; card++)
        if (!strncmp(p2_card(card)->id, name, length - !!flag) &&
            !p2_card(card)->id[length - !!flag])
            return card | flag;
    return NO_CARD;
}

static bool read_cards(const json_t *object, const char *key, int most, uint8_t *count,
                       uint8_t *cards, struct reason *why)
{
    const json_t *list = json_object_get(object, key);
    if (!json_is_array(list) || json_array_size(list) > (size_t)most)
        return refuse(why, "'%s' must be a list of at most %d cards.", key, most);
    *count = (uint8_t)json_array_size(list);
    for (size_t i = 0; i < *count; i++) {
        const char *name = json_string_value(json_array_get(list, i));
        cards[i] = (uint8_t)card_named(name);
        if (!cards[i] || p2_fact(cards[i])->type == ANTE_UP)
            return refuse(why, "'%s' has a card '%.40s' that there is not.", key,
                          name ? name : "without a name");
    }
    return true;
}

/* Cards in the middle can't be free. */
static bool read_plain_cards(const json_t *object, const char *key, int most, uint8_t *count,
                             uint8_t *cards, struct reason *why)
{
    if (!read_cards(object, key, most, count, cards, why))
        return false;
    for (int i = 0; i < *count; i++)
        if ((cards[i] & FREE) || cards[i] == CARD_wound)
            return refuse(why, "'%s' can't have '%s'.", key, p2_card(cards[i])->id);
    return true;
}

static bool read_colors(struct player *p, const json_t *object, struct reason *why)
{
    const json_t *list = json_object_get(object, "pile");
    if (!json_is_array(list) || json_array_size(list) > PILE)
        return refuse(why, "'pile' must be a list of at most %d colours.", PILE);
    p->height = (uint8_t)json_array_size(list);
    for (size_t i = 0; i < p->height; i++) {
        const char *name = json_string_value(json_array_get(list, i));
        uint8_t color = 0;
        while (color < COLORS && (!name || strcmp(name, p2_color_name(color))))
            color++;
        if (color == COLORS)
            return refuse(why, "'pile' has a colour '%.40s'; there is: purple, blue, pink, green.",
                          name ? name : "without a name");
        p->gem[i] = color;
    }
    return true;
}

/* --- A player. --- */

static bool read_row(struct player *p, const json_t *object, struct reason *why)
{
    static const char *const keys[] = {"discard", "play", "shown", "hand", "deck"};
    uint8_t *const counts[] = {&p->discard, &p->play, &p->shown, &p->hand, &p->deck};
    int size = 0;
    for (int i = 0; i < 5; i++) {
        uint8_t count = 0;
        if (!read_cards(object, keys[i], ROW - size, &count, p->card + size, why))
            return false;
        *counts[i] = count;
        size += count;
    }
    return true;
}

static bool read_creature(struct player *p, const json_t *object, struct reason *why)
{
    const json_t *creature = json_object_get(object, "creature");
    if (json_is_null(creature))
        return true;
    p->creature = (uint8_t)card_named(json_string_value(creature));
    return (p->creature && !(p->creature & FREE) && p2_fact(p->creature)->type == CREATURE) ||
           refuse(why, "'creature' must be a creature or null.");
}

static bool read_player(struct player *p, const json_t *object, struct reason *why)
{
    uint8_t choice = 0, meters = 0;
    bool diamond = false;
    if (!json_is_object(object))
        return refuse(why, "'players' must be a list of objects.");
    if (!read_name(object, "character", p2_character_choices, &choice, why) ||
        !read_number(object, "incoming", 0, MOST, &p->incoming, why) ||
        !read_colors(p, object, why) ||
        !read_list(object, "meters", 0, MOST, COLORS, &meters, p->meter, why) ||
        !read_creature(p, object, why) || !read_flag(object, "diamond", &diamond, why) ||
        !read_number(object, "kept", 0, MOST, &p->kept, why) ||
        !read_number(object, "score", 0, MOST, &p->score, why) || !read_row(p, object, why) ||
        !read_number(object, "deck_seen", 0, 255, &p->deck_seen, why) ||
        !read_number(object, "deck_open", 0, 255, &p->deck_open, why))
        return false;
    if (choice < 2)
        return refuse(why, "'character' must be the name of one.");
    p->character = (uint8_t)(choice - 1);
    p->diamond = diamond;
    return meters == COLORS || refuse(why, "'meters' must have %d numbers.", COLORS);
}

static bool read_players(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *list = json_object_get(position, "players");
    size_t least = g->mode == MODE_SOLO ? 1 : 2, most = g->mode == MODE_SOLO ? 1 : PLAYERS;
    size_t count = json_array_size(list);
    if (count < least || count > most)
        return refuse(why, "'players' must be a list of %zu to %zu players.", least, most);
    g->players = g->k.seats = (uint8_t)count;
    kernel_use(&g->k, offsetof(struct game, player) + count * sizeof(struct player));
    for (size_t seat = 0; seat < count; seat++) {
        if (!read_player(&g->player[seat], json_array_get(list, seat), why))
            return false;
        for (size_t other = 0; other < seat; other++)
            if (g->player[other].character == g->player[seat].character)
                return refuse(why, "Two players can't be the same character.");
    }
    return true;
}

/* --- The table. --- */

static bool read_now(struct now *now, const json_t *position, struct reason *why)
{
    const json_t *object = json_object_get(position, "now");
    bool bloodlust = false, doubled = false, blocked = false, ends = false;
    uint8_t price = 0;
    if (!json_is_object(object))
        return refuse(why, "'now' must be an object.");
    if (!read_number(object, "actions", 0, MOST, &now->actions, why) ||
        !read_number(object, "price", -60, 60, &price, why) ||
        !read_number(object, "in_force", 0, ANTE_UPS, &now->in_force, why) ||
        !read_flag(object, "bloodlust", &bloodlust, why) ||
        !read_number(object, "knuckles", 0, MOST, &now->knuckles, why) ||
        !read_number(object, "dashes", 0, MOST, &now->dashes, why) ||
        !read_number(object, "presents", 0, MOST, &now->presents, why) ||
        !read_flag(object, "doubled", &doubled, why) ||
        !read_flag(object, "blocked", &blocked, why) || !read_flag(object, "ends", &ends, why))
        return false;
    now->price = (int8_t)price;
    now->bloodlust = bloodlust;
    now->doubled = doubled;
    now->blocked = blocked;
    now->ends = ends;
    return true;
}

static bool read_table(struct game *g, const json_t *position, struct reason *why)
{
    uint8_t deck;
    bool diamonds = false;
    if (!read_name(position, "deck_name", p2_decks, &deck, why) ||
        !read_name(position, "stage", p2_stages, &g->stage, why) ||
        !read_flag(position, "diamonds", &diamonds, why) ||
        !read_number(position, "first", 0, g->players - 1, &g->first, why) ||
        !read_number(position, "turn", 0, g->players - 1, &g->turn, why) ||
        !read_seat(position, "holder", g->players, &g->holder, why) ||
        !read_seat(position, "out", DRAGON + 1, &g->out, why) ||
        !read_seats(position, "late", g->players, &g->late, why) ||
        !read_number(position, "left", 0, g->players, &g->left, why) ||
        !read_number(position, "ante_ups", 0, ANTE_UPS, &g->ante_ups, why) ||
        !read_now(&g->now, position, why) ||
        !read_plain_cards(position, "bank", SLOTS, &g->bank.count, g->bank.card, why) ||
        !read_plain_cards(position, "deck", BANK_CARDS, &g->deck.count, g->deck.card, why) ||
        !read_plain_cards(position, "trash", TRASH, &g->trash.count, g->trash.card, why) ||
        !read_number(position, "wounds_trashed", 0, MOST, &g->wounds_trashed, why) ||
        !read_number(position, "power", 0, MOST, &g->power, why) ||
        !read_number(position, "tokens", 0, MOST, &g->tokens, why) ||
        !read_number(position, "dragon_score", 0, MOST, &g->dragon_score, why) ||
        !read_plain_cards(position, "hoard", BANK_CARDS, &g->hoard.count, g->hoard.card, why))
        return false;
    g->set = (uint8_t)(MELEE + deck);
    g->diamonds = diamonds;
    return true;
}

static bool count_wounds(struct game *g, struct reason *why)
{
    int count = 0;
    for (int seat = 0; seat < g->players; seat++)
        for (int i = 0; i < p2_row_size(&g->player[seat]); i++)
            count += g->player[seat].card[i] == CARD_wound;
    g->wounds = (uint8_t)count;
    return count <= WOUNDS || refuse(why, "There are more than %d Wounds.", WOUNDS);
}

/* --- The question. --- */

/* Who has the scepter, and who has busted. */
static bool stage_fits(const struct game *g, struct reason *why)
{
    bool dragon = p2_against_dragon(g);
    if ((g->holder == NOBODY) !=
        (dragon || g->stage == FINALE || (g->stage == OVER && g->players > 2)))
        return refuse(why, "Somebody holds the scepter, but not against the Dragon, in the Grand "
                           "Finale and after it.");
    if ((g->out == NOBODY) != (g->stage == PLAYING))
        return refuse(why, "'out' says who has busted, exactly when the game is not just playing.");
    if (g->out != NOBODY && g->out >= g->players && !(dragon && g->out == DRAGON))
        return refuse(why, "'out' must be a seat, or %d for the Dragon.", DRAGON);
    if ((g->left > 0) != (dragon && g->stage == FINALE))
        return refuse(why, "'left' counts the final turns against the Dragon.");
    if (g->stage == FINALE && (g->turn == g->out || g->players < 2 || (!dragon && g->players == 2)))
        return refuse(why, "This can't be a final turn.");
    if (dragon && (g->power < g->hoard.count + 1 || g->power > g->hoard.count + 4))
        return refuse(why, "'power' must be 1 to 4 more than the Dragon has bought.");
    return dragon || (!g->power && !g->tokens && !g->hoard.count && !g->diamonds) ||
           refuse(why, "There is no Dragon in this mode.");
}

static bool question_fits(const struct game *g, enum awaiting what, struct reason *why)
{
    if ((what == AWAITS_NOTHING) != (g->stage == OVER))
        return refuse(why, "Nothing is awaited exactly when the game is over.");
    if (g->stage == LAST_DECISION)
        return refuse(why, "The last decision asks nothing; only a super move of it does.");
    if (what == AWAITS_ACTION && g->now.ends)
        return refuse(why, "'ends' must be false before an action.");
    if (what == AWAITS_BUY && (!g->bank.count || g->player[g->turn].play || p2_in_finale(g)))
        return refuse(why, "Nobody can buy now.");
    if (what == AWAITS_COMMAND && (g->stage != PLAYING || p2_against_dragon(g) ||
                                   g->holder == g->turn || g->player[g->turn].play))
        return refuse(why, "There is no command decision now.");
    return true;
}

/* The scripts stand where they would if the game had been played to this question. */
static void restore_command(struct game *g)
{
    SCRIPT_RESTORE(match, MATCH_IN_COMMAND, 0);
    SCRIPT_RESTORE(command, COMMAND_ASKS, 0);
    kernel_ask(&g->k, seat_bit(g->holder), (struct ask){ASK_COMMAND, g->turn});
}

static void restore_turn(struct game *g, bool buys, uint8_t finals_left)
{
    if (p2_against_dragon(g)) {
        SCRIPT_RESTORE(match, MATCH_IN_TURN_AGAINST_DRAGON, 0);
    } else if (p2_in_finale(g)) {
        SCRIPT_RESTORE(match, MATCH_IN_FINALE, 0);
        SCRIPT_RESTORE(finale, FINALE_IN_TURN, finals_left);
    } else {
        SCRIPT_RESTORE(match, MATCH_IN_TURN, 0);
    }
    SCRIPT_RESTORE(turn, buys ? TURN_ASKS_BUY : TURN_ASKS_ACTION, 0);
    kernel_ask(&g->k, seat_bit(g->turn), (struct ask){buys ? ASK_BUY : ASK_ACTION});
}

bool p2_load(struct game *g, const json_t *position, struct reason *why)
{
    uint8_t what, finals_left = 0;
    if (!read_name(position, "mode", p2_modes, &g->mode, why) ||
        !read_name(position, "awaiting", awaiting_names, &what, why))
        return false;
    if (what == AWAITS_OTHER)
        return refuse(why,
                      "This position is in the middle of a card or a super move; only positions "
                      "before an action, a buy or a command decision can be loaded.");
    if (!read_players(g, position, why) || !read_table(g, position, why) ||
        !read_number(position, "finals_left", 0, g->players, &finals_left, why) ||
        !count_wounds(g, why) || !stage_fits(g, why) || !question_fits(g, (enum awaiting)what, why))
        return false;
    if ((finals_left > 0) != p2_in_finale(g))
        return refuse(why, "'finals_left' counts the turns of the Grand Finale.");
    if (what == AWAITS_COMMAND)
        restore_command(g);
    else if (what != AWAITS_NOTHING)
        restore_turn(g, what == AWAITS_BUY, finals_left);
    return true;
}
