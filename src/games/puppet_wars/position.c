/* position.c - whole positions as JSON: dumped, and loaded where Animation Cards are laid. */
#include "core/read.h"
#include "games/puppet_wars/act.h"
#include "games/puppet_wars/cards.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/turn.h"

#include <stdio.h>

/* --- Dumping. --- */

enum awaiting { AWAITS_LAY, AWAITS_NOTHING, AWAITS_OTHER };
static const char *const awaiting_names[] = {"animation cards", "nothing", "a choice", NULL};
static const char *const grid_names[] = {"hexes", "squares", NULL};
static const char *const where_names[] = {"none", "box",     "play", "attached",
                                          "heap", "removed", NULL};
static const char *const ending_names[] = {"none",         "won",        "all lost", "turns over",
                                           "nothing left", "shiny lost", NULL};
static const char *const item_names[] = {"none", "firecrackers", "shiny", "it", NULL};

static enum awaiting awaiting(const struct game *g)
{
    if (!g->k.pending)
        return AWAITS_NOTHING;
    return g->k.ask.kind == ASK_LAY && g->k.pending == g->k.asked ? AWAITS_LAY : AWAITS_OTHER;
}

/* The field as a drawing: like a map, with Work Benches by owner (A to D). */
static const char token_signs[] = {
    [NO_TOKEN] = '.',
    [IMPASSABLE] = '#',
    [NAILS] = '^',
    [MOLASSES] = '~',
    [HILL] = '@',
    [ON_GROUND] = '?',
    [ON_GROUND + FIRECRACKERS] = '*',
    [ON_GROUND + SHINY] = '$',
    [ON_GROUND + IT] = '!',
    [BENCH] = 'A',
    [BENCH + 1] = 'B',
    [BENCH + 2] = 'C',
    [BENCH + 3] = 'D',
    [NEUTRAL] = 'N',
};

static void dump_field(const struct game *g, struct writer *w)
{
    put_string(w, "grid", grid_names[g->grid]);
    put_open(w, "field", '[');
    for (int row = 0; row < ROWS; row++) {
        char line[HEX_COLUMNS + 3];
        memset(line, ' ', sizeof line);
        line[HEX_COLUMNS] = '\0';
        FOR_EACH_SPACE(space, spaces_in(&g->board))
            if (space_row(g->grid, space) == row) {
                int column = space_column(g->grid, space), token = g->token[space];
                line[g->grid == HEX ? column : 2 * column] =
                    token >= START ? (char)('0' + token - START) : token_signs[token];
            }
        put_string(w, NULL, line);
    }
    put_close(w);
}

static void dump_cards(struct writer *w, const char *key, const uint8_t *cards, int count)
{
    put_open(w, key, '[');
    for (int i = 0; i < count; i++)
        put_string(w, NULL, pw_card_id(cards[i]));
    put_close(w);
}

static void dump_set(struct writer *w, const char *key, const uint8_t set[8])
{
    uint8_t cards[DECK];
    int count = 0;
    FOR_EACH_CARD(card, pw_cards_in(set))
        cards[count++] = (uint8_t)card;
    dump_cards(w, key, cards, count);
}

static void dump_changes(struct writer *w, const char *key, const int8_t changes[STATS])
{
    put_open(w, key, '[');
    for (int i = 0; i < STATS; i++)
        put_int(w, NULL, changes[i]);
    put_close(w);
}

static void dump_unit(const struct game *g, int unit, struct writer *w)
{
    const struct unit *u = &g->unit[unit];
    put_open(w, NULL, '{');
    put_string(w, "puppet", pw_puppet_card(u->kind)->id);
    put_string(w, "where", where_names[u->where]);
    if (u->where == ATTACHED) {
        put_int(w, "bearer", u->space);
        put_int(w, "rips", u->rips);
        put_int(w, "decay", u->decay);
    }
    if (u->where == IN_PLAY) {
        put_int(w, "space", u->space);
        put_int(w, "rips", u->rips);
        put_bool(w, "exhausted", u->exhausted);
        put_string(w, "item", item_names[u->item]);
        put_int(w, "marks", u->marks);
        put_bytes(w, "upgrades", u->up, UPGRADES);
        dump_changes(w, "turn", u->turn);
        dump_changes(w, "counters", u->counter);
        put_int(w, "stuck", u->stuck);
        put_int(w, "decay", u->decay);
    }
    put_close(w);
}

static void dump_player(const struct game *g, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    put_open(w, NULL, '{');
    dump_cards(w, "deck", p->deck.card, p->deck.count);
    dump_set(w, "hand", p->hand);
    dump_set(w, "discard", p->discard);
    if (p->top == NO_CARD)
        put_null(w, "top");
    else
        put_string(w, "top", pw_card_id(p->top));
    dump_cards(w, "laid", &p->laid, p->laid != NO_CARD);
    dump_cards(w, "table", p->table.card, p->table.count);
    dump_set(w, "flipped", p->flipped);
    put_bool(w, "tagged", p->tagged);
    put_open(w, "army", '[');
    FOR_EACH_UNIT_OF(i, g, seat)
        dump_unit(g, i, w);
    put_close(w);
    put_close(w);
}

void pw_dump(const struct game *g, struct writer *w)
{
    put_string(w, "mode", pw_modes[g->mode]);
    put_string(w, "awaiting", awaiting_names[awaiting(g)]);
    put_string(w, "win", pw_wins[g->win]);
    put_bool(w, "dotless", g->dotless);
    put_bool(w, "gentle", g->gentle);
    put_bool(w, "draft", g->draft);
    put_int(w, "sets", g->sets);
    put_int(w, "pool", g->pool);
    put_int(w, "turns", g->turns);
    put_int(w, "turn", g->turn);
    put_int(w, "round", g->round);
    put_seats(w, "out", g->out);
    put_seats(w, "winners", g->winners);
    put_string(w, "ending", ending_names[g->over]);
    dump_field(g, w);
    put_open(w, "players", '[');
    for (int seat = 0; seat < g->k.seats; seat++)
        dump_player(g, seat, w);
    put_close(w);
}

/* --- Loading. --- */

static int sign_token(char sign)
{
    for (int token = 0; token < (int)sizeof token_signs; token++)
        if (token_signs[token] == sign && token != ON_GROUND)
            return token;
    return -1;
}

static bool load_row(struct game *g, const char *line, int row, space_set *board,
                     struct reason *why)
{
    int length = (int)strlen(line);
    for (int i = 0; i < length; i++) {
        if (line[i] == ' ')
            continue;
        int token = sign_token(line[i]);
        bool fits = g->grid == HEX ? i < HEX_COLUMNS && (i + row) % 2
                                   : i / 2 < SQUARE_COLUMNS && i % 2 == 0;
        if (token < 0 || !fits || (token >= BENCH + g->k.seats && token < NEUTRAL))
            return refuse(why, "'field', row %d: there can't be a '%c' in column %d.", row + 1,
                          line[i], i + 1);
        int space = space_at(g->grid, g->grid == HEX ? i : i / 2, row);
        *board |= space_bit(space);
        pw_set_token(g, space, token);
    }
    return true;
}

static bool load_field(struct game *g, const json_t *position, struct reason *why)
{
    const json_t *rows = json_object_get(position, "field");
    space_set board = 0;
    memset(g->stands, NOBODY, sizeof g->stands);
    if (!read_name(position, "grid", grid_names, &g->grid, why))
        return false;
    if (json_array_size(rows) != ROWS)
        return refuse(why, "'field' must be a list of %d rows.", ROWS);
    for (int row = 0; row < ROWS; row++) {
        const char *line = json_string_value(json_array_get(rows, (size_t)row));
        if (!line)
            return refuse(why, "'field' must be a list of rows of text.");
        if (!load_row(g, line, row, &board, why))
            return false;
    }
    spaces_put(&g->board, board);
    return true;
}

static int find_card(const json_t *name)
{
    const char *id = json_string_value(name);
    for (int card = 0; id && card < DECK; card++)
        if (!strcmp(pw_card_id(card), id))
            return card;
    return NO_CARD;
}

/* A list of different cards; `seen` are those that the player has elsewhere already. */
static bool load_cards(const json_t *player, const char *key, uint8_t *count, uint8_t *cards,
                       card_set *seen, struct reason *why)
{
    const json_t *list = json_object_get(player, key);
    if (!json_is_array(list))
        return refuse(why, "'%s' must be a list of cards.", key);
    for (size_t i = 0; i < json_array_size(list); i++) {
        int card = find_card(json_array_get(list, i));
        if (card == NO_CARD)
            return refuse(why,
                          "'%s' holds something that is no card; cards are r1 to r13, c, t, m, "
                          "joker_red and joker_black.",
                          key);
        if (*seen >> card & 1)
            return refuse(why, "The %s is there twice.", pw_card_name(card));
        *seen |= pw_card_bit(card);
        cards[(*count)++] = (uint8_t)card;
    }
    return true;
}

static void load_set(uint8_t out[8], const uint8_t *cards, int count)
{
    card_set set = 0;
    for (int i = 0; i < count; i++)
        set |= pw_card_bit(cards[i]);
    pw_put_cards(out, set);
}

static bool load_deck(struct game *g, int seat, const json_t *player, struct reason *why)
{
    struct player *p = &g->player[seat];
    uint8_t hand[DECK], discard[DECK], flipped[DECK], held = 0, gone = 0, shown = 0;
    bool tagged = false;
    card_set seen = 0, seen_flipped = 0;
    p->top = p->laid = NO_CARD;
    if (!load_cards(player, "deck", &p->deck.count, p->deck.card, &seen, why) ||
        !load_cards(player, "hand", &held, hand, &seen, why) ||
        !load_cards(player, "discard", &gone, discard, &seen, why) ||
        !load_cards(player, "flipped", &shown, flipped, &seen_flipped, why) ||
        !read_flag(player, "tagged", &tagged, why))
        return false;
    load_set(p->flipped, flipped, shown);
    load_set(p->hand, hand, held);
    load_set(p->discard, discard, gone);
    p->tagged = tagged;
    const json_t *top = json_object_get(player, "top");
    if (!json_is_null(top))
        p->top = (uint8_t)find_card(top);
    if (gone ? p->top == NO_CARD || !(pw_cards_in(p->discard) >> p->top & 1) : p->top != NO_CARD)
        return refuse(why, "'top' must be a card of the Discard Pile, null if that is empty.");
    return true;
}

static int find_puppet(const json_t *name)
{
    const char *id = json_string_value(name);
    for (int kind = 0; id && kind < KINDS; kind++)
        if (!strcmp(pw_puppet_card(kind)->id, id))
            return kind;
    return -1;
}

static bool load_changes(const json_t *unit, const char *key, int8_t out[STATS], struct reason *why)
{
    const json_t *list = json_object_get(unit, key);
    bool fine = json_array_size(list) == STATS;
    for (size_t i = 0; fine && i < STATS; i++) {
        json_int_t value = json_integer_value(json_array_get(list, i));
        fine = json_is_integer(json_array_get(list, i)) && value >= -99 && value <= 99;
        if (fine)
            out[i] = (int8_t)value;
    }
    return fine || refuse(why, "'%s' must be a list of %d numbers from -99 to 99.", key, STATS);
}

static bool load_in_play(struct game *g, int unit, const json_t *json, struct reason *why)
{
    struct unit *u = &g->unit[unit];
    bool exhausted = false;
    uint8_t space = 0, count = 0, ups[UPGRADES] = {0};
    if (!read_number(json, "space", 0, SPACES - 1, &space, why) ||
        !read_number(json, "rips", 0, 99, &u->rips, why) ||
        !read_flag(json, "exhausted", &exhausted, why) ||
        !read_name(json, "item", item_names, &u->item, why) ||
        !read_number(json, "marks", 0, 15, &u->marks, why) ||
        !read_list(json, "upgrades", 0, UNITS - 1, UPGRADES, &count, ups, why) ||
        !load_changes(json, "turn", u->turn, why) ||
        !load_changes(json, "counters", u->counter, why) ||
        !read_number(json, "stuck", 0, 99, &u->stuck, why) ||
        !read_number(json, "decay", 0, 99, &u->decay, why))
        return false;
    u->exhausted = exhausted;
    memcpy(u->up, ups, sizeof ups);
    if (!space_is_in(spaces_in(&g->board) & ~spaces_in(&g->occupied), space))
        return refuse(why, "Unit %d can't stand in Space %d: it is Occupied or does not exist.",
                      unit, space);
    pw_stand(g, unit, space);
    return true;
}

static bool load_unit(struct game *g, int unit, int seat, const json_t *json, struct reason *why)
{
    struct unit *u = &g->unit[unit];
    int kind = find_puppet(json_object_get(json, "puppet"));
    bool master = unit == pw_master(g, seat);
    if (!read_name(json, "where", where_names, &u->where, why))
        return false;
    if (u->where == NOWHERE)
        return !master || refuse(why, "Player %d has no Master.", seat);
    if (kind < 0 || (pw_puppets[kind].rank == MASTER) != master)
        return refuse(why, "Each army is a list of puppets, the Master first and only there.");
    u->kind = (uint8_t)kind;
    u->owner = (uint8_t)seat;
    if (u->where == ATTACHED)
        return read_number(json, "bearer", 0, UNITS - 1, &u->space, why) &&
               read_number(json, "rips", 0, 99, &u->rips, why) &&
               read_number(json, "decay", 0, 99, &u->decay, why);
    return u->where != IN_PLAY || load_in_play(g, unit, json, why);
}

static bool load_players(struct game *g, const json_t *players, struct reason *why)
{
    for (int seat = 0; seat < g->k.seats; seat++) {
        const json_t *player = json_array_get(players, (size_t)seat);
        const json_t *army = json_object_get(player, "army");
        if (json_array_size(army) != g->army_size)
            return refuse(why, "All armies must have as many entries as the first.");
        if (!load_deck(g, seat, player, why))
            return false;
        for (int i = 0; i < g->army_size; i++)
            if (!load_unit(g, pw_master(g, seat) + i, seat, json_array_get(army, (size_t)i), why))
                return false;
    }
    return true;
}

/* The scripts stand where they would before Animation Cards are laid. */
static void restore_scripts(struct game *g)
{
    SCRIPT_RESTORE(match, MATCH_PLAYS_TURN, 0);
    SCRIPT_RESTORE(turn, TURN_PLAYS_ROUND, 0);
    SCRIPT_RESTORE(round, ROUND_ASKS_CARDS, 0);
    kernel_ask(&g->k, pw_with_cards(g), (struct ask){.kind = ASK_LAY});
}

static bool load_head(struct game *g, const json_t *position, uint8_t *what, struct reason *why)
{
    bool dotless = false, gentle = false, draft = false;
    const json_t *players = json_object_get(position, "players");
    size_t count = json_array_size(players);
    size_t army_size = json_array_size(json_object_get(json_array_get(players, 0), "army"));
    if (count < 2 || count > PLAYERS)
        return refuse(why, "'players' must be a list of 2 to %d.", PLAYERS);
    if (army_size < 2 || army_size > UNITS / PLAYERS)
        return refuse(why, "An 'army' must be a list of 2 to %d puppets.", UNITS / PLAYERS);
    g->k.seats = (uint8_t)count;
    g->army_size = (uint8_t)army_size;
    if (!read_name(position, "mode", pw_modes, &g->mode, why) ||
        !read_name(position, "awaiting", awaiting_names, what, why))
        return false;
    if (*what == AWAITS_OTHER)
        return refuse(why, "This position is in the middle of a round; only positions before "
                           "Animation Cards are laid can be loaded.");
    if (!read_name(position, "win", pw_wins, &g->win, why) ||
        !read_flag(position, "dotless", &dotless, why) ||
        !read_flag(position, "gentle", &gentle, why) ||
        !read_flag(position, "draft", &draft, why) ||
        !read_number(position, "sets", 1, 4, &g->sets, why) ||
        !read_number(position, "pool", 0, 1, &g->pool, why) ||
        !read_number(position, "turns", 0, TURNS_LIMIT, &g->turns, why) ||
        !read_number(position, "turn", 1, TURNS_COUNTED, &g->turn, why) ||
        !read_number(position, "round", 0, ROUNDS, &g->round, why) ||
        !read_seats(position, "out", (int)count, &g->out, why) ||
        !read_seats(position, "winners", (int)count, &g->winners, why) ||
        !read_name(position, "ending", ending_names, &g->over, why))
        return false;
    g->dotless = dotless;
    g->gentle = gentle;
    g->draft = draft;
    return true;
}

bool pw_load(struct game *g, const json_t *position, struct reason *why)
{
    uint8_t what = 0;
    if (!load_head(g, position, &what, why) || !load_field(g, position, why) ||
        !load_players(g, json_object_get(position, "players"), why))
        return false;
    pw_end_animation(g);
    memset(g->order, NOBODY, sizeof g->order);
    pw_use_armies(g);
    if ((g->over != GOES_ON) != (what == AWAITS_NOTHING))
        return refuse(why, "There is an 'ending' exactly when nothing is awaited.");
    if (g->over)
        return true;
    if (!g->round)
        return refuse(why, "'round' must be 1 to %d while Animation Cards are awaited.", ROUNDS);
    restore_scripts(g);
    return g->k.pending || refuse(why, "Nobody has a card to lay.");
}
