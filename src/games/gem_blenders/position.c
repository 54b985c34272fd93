/* position.c - whole positions as JSON, out and in. */
#include "games/gem_blenders/field.h"
#include "games/gem_blenders/settle.h"
#include "games/gem_blenders/view.h"
#include "games/gem_blenders/zones.h"

#include "core/read.h"

#include <stdio.h>

static const char *const awaiting_names[] = {"play", "nothing", "a choice", NULL};
enum awaiting { AWAITS_PLAY, AWAITS_NOTHING, AWAITS_CHOICE };

static enum awaiting awaiting(const struct game *g)
{
    return !g->k.pending ? AWAITS_NOTHING : g->k.ask.kind == ASK_PLAY ? AWAITS_PLAY : AWAITS_CHOICE;
}

/* --- Writing. --- */

static void put_cards(struct writer *w, const char *key, const uint8_t *cards, int count)
{
    put_open(w, key, '[');
    for (int i = 0; i < count; i++)
        gb_put_card(w, NULL, cards[i] & ~SEEN);
    put_close(w);
}

/* The cards of the hand that the foe has seen. */
static void put_seen(struct writer *w, const struct player *p)
{
    put_open(w, "seen", '[');
    for (int i = 0; i < p->hand.count; i++)
        if (p->hand.card[i] & SEEN)
            gb_put_card(w, NULL, gb_held(p, i));
    put_close(w);
}

static void dump_hero(const struct hero *h, struct writer *w)
{
    put_open(w, NULL, '{');
    gb_put_card(w, "hero", h->card);
    gb_put_card(w, "blend", h->blend);
    put_open(w, "gems", '[');
    for (int gem = 0; gem < GEM_CARDS; gem++)
        for (int i = 0; i < h->gems[gem]; i++)
            gb_put_card(w, NULL, FIRST_GEM + gem);
    put_close(w);
    put_cards(w, "attached", h->attached.card, h->attached.count);
    gb_put_card(w, "copy", h->copy);
    put_int(w, "atk", h->atk);
    put_int(w, "def", h->def);
    put_seats(w, "mute", h->mute);
    put_int(w, "flags", h->flags);
    put_int(w, "extra", h->extra_attacks);
    put_close(w);
}

static void dump_player(const struct player *p, struct writer *w)
{
    put_open(w, NULL, '{');
    put_int(w, "hp", (int)gb_two_bytes(p->hp[0], p->hp[1]));
    put_int(w, "wins", p->wins);
    put_int(w, "turns", p->turns);
    put_int(w, "firsts", p->first_turn_uses);
    put_int(w, "flags", p->flags);
    put_bytes(w, "top_known", p->top_known, 2);
    put_int(w, "bottom_known", p->bottom_known);
    put_bytes(w, "line", p->line, POSITIONS);
    put_open(w, "heroes", '[');
    for (int slot = 0; slot < HEROES && p->hero[slot].card; slot++)
        dump_hero(&p->hero[slot], w);
    put_close(w);
    put_cards(w, "hand", p->hand.card, p->hand.count);
    put_seen(w, p);
    put_cards(w, "deck", p->deck.card, p->deck.count);
    put_cards(w, "discard", p->discard.card, p->discard.count);
    put_cards(w, "meter", p->meter.card, p->meter.count);
    gb_put_card(w, "limbo", p->being_played);
    put_close(w);
}

void gb_dump(const struct game *g, struct writer *w)
{
    put_string(w, "mode", gem_blenders.setup[SETUP_MODE].choices[g->mode]);
    put_string(w, "awaiting", awaiting_names[awaiting(g)]);
    put_bool(w, "started", g->started);
    put_seat(w, "first", g->first);
    put_seat(w, "turn", g->turn);
    put_seat(w, "loser", g->loser);
    put_seat(w, "winner", g->winner);
    put_bool(w, "altered", g->any_altered);
    put_open(w, "sides", '[');
    for (int seat = 0; seat < 2; seat++)
        dump_player(&g->player[seat], w);
    put_close(w);
    put_open(w, "uses", '[');
    for (int i = 0; i < g->use_count; i++) {
        put_open(w, NULL, '{');
        put_int(w, "seat", g->use[i].owner / HEROES);
        put_int(w, "slot", g->use[i].owner % HEROES);
        gb_put_card(w, "card", g->use[i].card);
        put_int(w, "count", g->use[i].count);
        put_close(w);
    }
    put_close(w);
}

/* --- Reading. --- */

/* A card by its id, or null if `none` is allowed; checked for its kind. */
static bool read_id(const json_t *value, bool none, bool (*kind)(int), const char *key,
                    uint8_t *out, struct reason *why)
{
    const char *id = json_string_value(value);
    *out = NO_CARD;
    if (none && json_is_null(value))
        return true;
    int card = id ? gb_card_by_id(id) : NO_CARD;
    if (card && kind(card)) {
        *out = (uint8_t)card;
        return true;
    }
    return refuse(why, "'%s' has no card '%.40s'.", key, id ? id : "without an id");
}

static bool is_main(int card)
{
    return card >= FIRST_BLEND;
}

static bool is_any(int card)
{
    return card > NO_CARD;
}

static bool read_member(const json_t *object, const char *key, bool none, bool (*kind)(int),
                        uint8_t *out, struct reason *why)
{
    return read_id(json_object_get(object, key), none, kind, key, out, why);
}

static bool read_cards(const json_t *object, const char *key, bool (*kind)(int), uint8_t most,
                       uint8_t *count, uint8_t *out, struct reason *why)
{
    const json_t *list = json_object_get(object, key);
    size_t size = json_array_size(list);
    if (!json_is_array(list) || size > most)
        return refuse(why, "'%s' must be a list of at most %d cards.", key, most);
    for (size_t i = 0; i < size; i++)
        if (!read_id(json_array_get(list, i), false, kind, key, &out[i], why))
            return false;
    *count = (uint8_t)size;
    return true;
}

static bool read_signed(const json_t *object, const char *key, int8_t *out, struct reason *why)
{
    const json_t *value = json_object_get(object, key);
    json_int_t number = json_integer_value(value);
    if (!json_is_integer(value) || number < -100 || number > 100)
        return refuse(why, "'%s' must be a number from -100 to 100.", key);
    *out = (int8_t)number;
    return true;
}

static bool load_hero(struct hero *h, const json_t *hero, struct reason *why)
{
    uint8_t count = 0, gems[MAIN_DECK] = {0};
    if (!read_member(hero, "hero", false, gb_is_hero, &h->card, why) ||
        !read_member(hero, "blend", true, gb_is_blend, &h->blend, why) ||
        !read_cards(hero, "gems", gb_is_gem, MAIN_DECK, &count, gems, why) ||
        !read_cards(hero, "attached", gb_is_basic, ATTACHED, &h->attached.count, h->attached.card,
                    why) ||
        !read_member(hero, "copy", true, is_any, &h->copy, why) ||
        !read_signed(hero, "atk", &h->atk, why) || !read_signed(hero, "def", &h->def, why) ||
        !read_seats(hero, "mute", 2, &h->mute, why) ||
        !read_number(hero, "flags", 0, INVERTED | BARRED | KNOWN, &h->flags, why) ||
        !read_number(hero, "extra", 0, 9, &h->extra_attacks, why))
        return false;
    for (int i = 0; i < count; i++)
        h->gems[gems[i] - FIRST_GEM]++;
    gb_count_gems(h);
    return (!h->copy || h->blend) || refuse(why, "Only a blended hero can have a 'copy'.");
}

static bool load_heroes(struct player *p, const json_t *side, struct reason *why)
{
    const json_t *heroes = json_object_get(side, "heroes");
    size_t count = json_array_size(heroes);
    uint8_t placed;
    unsigned taken = 0;
    if (count < POSITIONS || count > HEROES)
        return refuse(why, "'heroes' must be a list of %d to %d heroes.", POSITIONS, HEROES);
    for (size_t i = 0; i < count; i++)
        if (!load_hero(&p->hero[i], json_array_get(heroes, i), why))
            return false;
    if (!read_list(side, "line", 0, (int)count - 1, POSITIONS, &placed, p->line, why))
        return false;
    for (int i = 0; i < placed; i++)
        taken |= 1u << p->line[i];
    return (placed == POSITIONS && set_count(taken) == POSITIONS) ||
           refuse(why, "'line' must name four different heroes.");
}

static bool load_hand(struct game *g, int seat, const json_t *side, struct reason *why)
{
    uint8_t count = 0, cards[MAIN_DECK] = {0}, seen_count = 0, seen[MAIN_DECK] = {0};
    if (!read_cards(side, "hand", is_main, MAIN_DECK, &count, cards, why) ||
        !read_cards(side, "seen", is_main, MAIN_DECK, &seen_count, seen, why))
        return false;
    for (int i = 0; i < count; i++) {
        uint8_t *hit = memchr(seen, cards[i], seen_count);
        gb_hand_add(g, seat, cards[i], hit != NULL);
        if (hit)
            *hit = NO_CARD;
    }
    for (int i = 0; i < seen_count; i++)
        if (seen[i])
            return refuse(why, "'seen' has a card that is not in the hand.");
    return true;
}

static bool load_hp(struct game *g, int seat, const json_t *side, struct reason *why)
{
    const json_t *hp = json_object_get(side, "hp");
    if (!json_is_integer(hp) || json_integer_value(hp) < 0 || json_integer_value(hp) > 60000)
        return refuse(why, "'hp' must be a number from 0 to 60000.");
    gb_set_hp(g, seat, (int)json_integer_value(hp));
    return true;
}

static bool load_player(struct game *g, int seat, const json_t *side, struct reason *why)
{
    struct player *p = &g->player[seat];
    uint8_t known;
    if (!load_hp(g, seat, side, why) || !read_number(side, "wins", 0, ROUNDS, &p->wins, why) ||
        !read_number(side, "turns", 0, 255, &p->turns, why) ||
        !read_number(side, "firsts", 0, 255, &p->first_turn_uses, why) ||
        !read_number(side, "flags", 0, 127, &p->flags, why) || !load_heroes(p, side, why) ||
        !load_hand(g, seat, side, why) ||
        !read_cards(side, "deck", is_main, MAIN_DECK, &p->deck.count, p->deck.card, why) ||
        !read_cards(side, "discard", is_main, MAIN_DECK, &p->discard.count, p->discard.card, why) ||
        !read_cards(side, "meter", gb_is_action, METER_MOST, &p->meter.count, p->meter.card, why) ||
        !read_member(side, "limbo", true, gb_is_blend, &p->being_played, why) ||
        !read_list(side, "top_known", 0, p->deck.count, 2, &known, p->top_known, why) ||
        !read_number(side, "bottom_known", 0, p->deck.count, &p->bottom_known, why))
        return false;
    return known == 2 || refuse(why, "'top_known' must have one number for each seat.");
}

static bool load_uses(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *uses = json_object_get(position, "uses");
    size_t count = json_array_size(uses);
    if (!json_is_array(uses) || count > USES)
        return refuse(why, "'uses' must be a list of at most %d uses.", USES);
    for (size_t i = 0; i < count; i++) {
        const json_t *use = json_array_get(uses, i);
        uint8_t seat, slot;
        if (!read_number(use, "seat", 0, 1, &seat, why) ||
            !read_number(use, "slot", 0, HEROES - 1, &slot, why) ||
            !read_member(use, "card", false, is_any, &g->use[i].card, why) ||
            !read_number(use, "count", 1, 255, &g->use[i].count, why))
            return false;
        g->use[i].owner = (uint8_t)(seat * HEROES + slot);
    }
    g->use_count = (uint8_t)count;
    return true;
}

/* The scripts stand where they would if the game had been played to this question. */
static void restore_scripts(struct game *g)
{
    SCRIPT_RESTORE(match, MATCH_IN_TURN, 0);
    SCRIPT_RESTORE(turn, TURN_ASKS_PLAY, g->turn);
    kernel_ask(&g->k, seat_bit(g->turn), (struct ask){.kind = ASK_PLAY});
}

static bool fits_question(const struct game *g, uint8_t what, struct reason *why)
{
    if (what == AWAITS_NOTHING)
        return g->winner != NOBODY || refuse(why, "A game that is over has a 'winner'.");
    if (g->winner != NOBODY || g->player[0].wins == ROUNDS || g->player[1].wins == ROUNDS)
        return refuse(why, "There is no winner while the game goes on.");
    if (!g->started || g->first == NOBODY || g->loser != NOBODY)
        return refuse(why, "A play phase is in a round that runs, after the start.");
    if (!g->player[g->turn].turns)
        return refuse(why, "The player to play has begun a turn.");
    if (!gb_hp(g, 0) || !gb_hp(g, 1))
        return refuse(why, "Both players have HP while the round runs.");
    return (!g->player[0].being_played && !g->player[1].being_played) ||
           refuse(why, "No blend is being played while a play is awaited.");
}

/* Nothing may wait to fall: every blend is paid. */
static bool is_settled(const struct game *g, struct reason *why)
{
    struct game copy = *g;
    copy.must_recheck = true;
    gb_recheck(&copy);
    return !copy.news_count || refuse(why, "A blend's gems are not there.");
}

bool gb_load(struct game *g, const json_t *position, struct reason *why)
{
    uint8_t what, mode;
    bool started, altered;
    const json_t *sides = json_object_get(position, "sides");
    g->k.seats = 2;
    if (!read_name(position, "mode", gem_blenders.setup[SETUP_MODE].choices, &mode, why) ||
        !read_name(position, "awaiting", awaiting_names, &what, why))
        return false;
    if (what == AWAITS_CHOICE)
        return refuse(why, "This position is in the middle of a play; only those before a play can "
                           "be loaded.");
    if (!read_flag(position, "started", &started, why) ||
        !read_flag(position, "altered", &altered, why) ||
        !read_seat(position, "first", 2, &g->first, why) ||
        !read_number(position, "turn", 0, 1, &g->turn, why) ||
        !read_seat(position, "loser", 2, &g->loser, why) ||
        !read_seat(position, "winner", 2, &g->winner, why))
        return false;
    g->mode = mode;
    g->started = started;
    if (json_array_size(sides) != 2)
        return refuse(why, "'sides' must be a list of two.");
    for (int seat = 0; seat < 2; seat++)
        if (!load_player(g, seat, json_array_get(sides, (size_t)seat), why))
            return false;
    g->any_altered = altered;
    for (int i = 0; i < 2 * HEROES; i++)
        if (gb_is_altered(&g->player[i / HEROES].hero[i % HEROES]) && !altered)
            return refuse(why, "'altered' must be true if a hero is.");
    if (!load_uses(g, position, why) || !fits_question(g, what, why) || !gb_valid(g, why))
        return false;
    if (what == AWAITS_NOTHING)
        return true;
    if (!is_settled(g, why))
        return false;
    restore_scripts(g);
    return true;
}
