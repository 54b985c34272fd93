/* strike.c - see strike.h. */
#include "games/puzzle_strike_2/strike.h"

static const char letters[] = "PBKG";

SCENES_OF(puzzle_strike_2)

/* --- Started games. --- */

/* With the first seed that lets Alice begin. */
struct game alice_begins(const char *const *words)
{
    struct game g;
    uint64_t seed = 1;
    do
        g = started(seed++, words);
    while (g.first != ALICE);
    return g;
}

static struct game two(const char *deck, const char *alice, const char *brob)
{
    char both[60];
    snprintf(both, sizeof both, "%s,%s", alice, brob);
    return ALICE_BEGINS("deck", deck, "characters", both);
}

struct game duel(const char *alice, const char *brob)
{
    return two("grand-melee", alice, brob);
}

struct game party(const char *alice, const char *brob)
{
    return two("birthday-bash", alice, brob);
}

static struct game many(const char *mode, int players)
{
    char count[2] = {(char)('0' + players), '\0'};
    return ALICE_BEGINS("mode", mode, "players", count, "characters", "grave,jaina,midori,setsuki");
}

struct game table_of(int players)
{
    return many("versus", players);
}

struct game coop(int players)
{
    return many("coop", players);
}

struct game solo(const char *alice)
{
    return ALICE_BEGINS("mode", "solo", "characters", alice);
}

struct game coop_begun_by(int seat, int players)
{
    char count[2] = {(char)('0' + players), '\0'};
    struct game g;
    uint64_t seed = 1;
    do
        g = STARTED(seed++, "mode", "coop", "players", count, "characters",
                    "grave,jaina,midori,setsuki");
    while (g.first != seat);
    return g;
}

void calm(struct game *g)
{
    for (int seat = 0; seat < g->players; seat++) {
        set_pile(g, seat, "");
        g->player[seat].incoming = 0;
    }
}

struct game quiet_table(int players)
{
    struct game g = players == 2 ? duel("grave", "jaina") : table_of(players);
    calm(&g);
    return g;
}

struct game acts_as(const char *character, const char *pile, const char *hand)
{
    struct game g = duel("grave", character);
    calm(&g);
    give_turn(&g, BROB);
    set_pile(&g, BROB, pile);
    set_hand(&g, BROB, hand);
    set_bank_colors(&g, "KGBPP");
    return g;
}

struct game finale(int players)
{
    struct game g = quiet_table(players);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    end_turn(&g);
    return g;
}

void pass_final_turn(struct game *g)
{
    set_pile(g, asked(g), "");
    g->player[asked(g)].incoming = 0;
    end_actions(g);
}

/* --- Arranging. --- */

int card_number(const char *id)
{
    for (int card = 1; card < CARDS; card++)
        if (!strcmp(p2_card(card)->id, id))
            return card;
    fail_msg("there is no card '%s'", id);
    return 0;
}

static int color_number(char letter)
{
    const char *at = strchr(letters, letter);
    CHECK(letter && at);
    return (int)(at - letters);
}

void set_pile(struct game *g, int seat, const char *gems)
{
    struct player *p = &g->player[seat];
    memset(p->gem, 0, sizeof p->gem);
    p->height = (uint8_t)strlen(gems);
    for (int i = 0; i < p->height; i++)
        p->gem[i] = (uint8_t)color_number(gems[i]);
}

/* The ids of a list, one after the other; returns the rest. */
static const char *next_word(const char *list, char word[40])
{
    int length = 0;
    while (*list == ' ')
        list++;
    while (*list && *list != ' ')
        word[length++] = *list++;
    word[length] = '\0';
    return length ? list : NULL;
}

static int find(const uint8_t *cards, int count, int card)
{
    for (int i = 0; i < count; i++)
        if (cards[i] == card)
            return i;
    return -1;
}

/* Takes a bank card out of the bank's deck, as if it had been dealt and bought before. */
static void take_from_bank_deck(struct game *g, int card)
{
    int at = find(g->deck.card, g->deck.count, card);
    int slot = find(g->bank.card, g->bank.count, card);
    if (at < 0 && slot < 0)
        fail_msg("'%s' is not in the bank", p2_card(card)->id);
    if (at < 0) { /* it lies open: another card takes its place */
        at = 0;
        g->bank.card[slot] = g->deck.card[0];
    }
    memmove(g->deck.card + at, g->deck.card + at + 1, (size_t)(g->deck.count - at - 1));
    g->deck.card[--g->deck.count] = 0;
    if (g->ante_ups < 2 && g->deck.count == 56 - 4 * g->players * (g->ante_ups + 1))
        g->ante_ups++;
}

/* The row as five lists. */
struct lists {
    struct {
        int count;
        uint8_t card[ROW];
    } part[5]; /* discard, play, shown, hand, deck */
};

enum { PART_DISCARD, PART_PLAY, PART_SHOWN, PART_HAND, PART_DECK };

static struct lists row_lists(const struct player *p)
{
    struct lists l = {0};
    const uint8_t counts[] = {p->discard, p->play, p->shown, p->hand, p->deck};
    int at = 0;
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < counts[i]; j++)
            l.part[i].card[l.part[i].count++] = p->card[at++] & CARD_MASK;
    return l;
}

static void store_lists(struct player *p, const struct lists *l)
{
    uint8_t *const counts[] = {&p->discard, &p->play, &p->shown, &p->hand, &p->deck};
    int at = 0;
    memset(p->card, 0, sizeof p->card);
    for (int i = 0; i < 5; i++) {
        *counts[i] = (uint8_t)l->part[i].count;
        for (int j = 0; j < l->part[i].count; j++)
            p->card[at++] = l->part[i].card[j];
    }
    p->deck_seen = p->deck_open = 0;
}

static void append(struct lists *l, int part, int card)
{
    l->part[part].card[l->part[part].count++] = (uint8_t)card;
}

static bool remove_card(struct lists *l, int part, int card)
{
    int at = find(l->part[part].card, l->part[part].count, card);
    if (at < 0)
        return false;
    memmove(l->part[part].card + at, l->part[part].card + at + 1,
            (size_t)(--l->part[part].count - at));
    return true;
}

/* Finds a card for a player: among their own, in the supply, or in the bank's deck. */
static void fetch(struct game *g, struct lists *l, int card)
{
    if (remove_card(l, PART_DECK, card) || remove_card(l, PART_DISCARD, card))
        return;
    if (card == CARD_wound)
        g->wounds++;
    else
        take_from_bank_deck(g, card);
}

/* The named cards become this part of the row, in this order; what was there goes to the deck's
 * bottom. */
static void set_part(struct game *g, int seat, int part, const char *cards)
{
    struct lists l = row_lists(&g->player[seat]), made = {0};
    char word[40];
    for (int old = PART_SHOWN; old <= PART_HAND && part == PART_HAND; old++)
        while (l.part[old].count)
            append(&l, PART_DECK, l.part[old].card[--l.part[old].count]);
    while ((cards = next_word(cards, word))) {
        int card = card_number(word);
        fetch(g, &l, card);
        append(&made, part, card);
    }
    for (int i = 0; i < l.part[part].count; i++)
        append(&made, part, l.part[part].card[i]);
    l.part[part] = made.part[part];
    store_lists(&g->player[seat], &l);
    check_valid(g);
}

void set_hand(struct game *g, int seat, const char *cards)
{
    set_part(g, seat, PART_HAND, cards);
}

void set_deck(struct game *g, int seat, const char *cards)
{
    set_part(g, seat, PART_DECK, cards);
}

void only_deck(struct game *g, int seat, const char *cards)
{
    struct lists l = row_lists(&g->player[seat]);
    while (l.part[PART_DECK].count)
        append(&l, PART_DISCARD, l.part[PART_DECK].card[--l.part[PART_DECK].count]);
    store_lists(&g->player[seat], &l);
    set_deck(g, seat, cards);
}

/* Exchanges the card of this slot with one of the deck. */
static void set_slot(struct game *g, int slot, int card)
{
    int other = find(g->bank.card + slot, SLOTS - slot, card);
    uint8_t *from = other >= 0 ? &g->bank.card[slot + other] : NULL;
    if (!from) {
        int at = find(g->deck.card, g->deck.count, card);
        if (at < 0)
            fail_msg("'%s' is not in the bank's deck", p2_card(card)->id);
        from = &g->deck.card[at];
    }
    *from = g->bank.card[slot];
    g->bank.card[slot] = (uint8_t)card;
}

void set_bank(struct game *g, const char *cards)
{
    char word[40];
    for (int slot = 0; (cards = next_word(cards, word)); slot++)
        set_slot(g, slot, card_number(word));
    check_valid(g);
}

void set_bank_colors(struct game *g, const char *colors)
{
    for (int slot = 0; slot < SLOTS; slot++) {
        int wanted = color_number(colors[slot]);
        int other = slot;
        while (other < SLOTS && p2_fact(g->bank.card[other])->color != wanted)
            other++;
        int at = 0;
        while (other == SLOTS && p2_fact(g->deck.card[at])->color != wanted)
            at++;
        set_slot(g, slot, other < SLOTS ? g->bank.card[other] : g->deck.card[at]);
    }
    CHECK_BANK(g, colors);
}

void set_next_colors(struct game *g, const char *colors)
{
    int top = g->deck.count - 1;
    for (int i = 0; colors[i]; i++) {
        int at = top - i;
        while (at >= 0 && p2_fact(g->deck.card[at])->color != color_number(colors[i]))
            at--;
        CHECK(at >= 0);
        uint8_t card = g->deck.card[at];
        g->deck.card[at] = g->deck.card[top - i];
        g->deck.card[top - i] = card;
    }
}

void set_next_card(struct game *g, const char *card)
{
    int at = find(g->deck.card, g->deck.count, card_number(card));
    CHECK(at >= 0);
    g->deck.card[at] = g->deck.card[g->deck.count - 1];
    g->deck.card[g->deck.count - 1] = (uint8_t)card_number(card);
}

void set_creature(struct game *g, int seat, const char *card)
{
    struct player *p = &g->player[seat];
    struct lists l = row_lists(p);
    fetch(g, &l, card_number(card));
    store_lists(p, &l);
    p->creature = (uint8_t)card_number(card);
    check_valid(g);
}

void empty_bank_deck(struct game *g, int left)
{
    while (g->deck.count > left)
        zone_put(ZONE_OF(g->trash), zone_take_top(ZONE_OF(g->deck)));
    g->ante_ups = (uint8_t)((left <= 56 - 4 * g->players) + (left <= 56 - 8 * g->players));
    check_valid(g);
}

void give_bank_deck(struct game *g, int seat)
{
    struct lists l = row_lists(&g->player[seat]);
    while (g->deck.count)
        append(&l, PART_DISCARD, zone_take_top(ZONE_OF(g->deck)));
    while (g->trash.count)
        append(&l, PART_DISCARD, zone_take_top(ZONE_OF(g->trash)));
    store_lists(&g->player[seat], &l);
    g->ante_ups = 2;
    check_valid(g);
}

/* The running turn becomes this seat's; what it had done is forgotten. */
void give_turn(struct game *g, int seat)
{
    CHECK_EQ(kind_asked(g), ASK_ACTION);
    p2_discard_played(&g->player[g->turn]);
    g->turn = (uint8_t)seat;
    g->now = (struct now){.actions = 3};
    kernel_ask(&g->k, seat_bit(seat), (struct ask){.kind = ASK_ACTION});
}

void start_turn(struct game *g, int seat)
{
    CHECK_EQ(kind_asked(g), ASK_ACTION);
    p2_discard_played(&g->player[g->turn]);
    g->turn = (uint8_t)seat;
    g->k.depth--;
    SCRIPT_PUSH(turn, 0);
    g->k.pending = 0;
    p2_run(g);
    check_valid(g);
}

/* --- Answers. --- */

void play(struct game *g, const char *card)
{
    DO(g, OPTION(PLAY, card_number(card)));
}

void play_free(struct game *g, const char *card)
{
    DO(g, OPTION(PLAY, card_number(card) | FREE));
}

void drop(struct game *g)
{
    DO(g, OPTION(DROP));
}

void end_actions(struct game *g)
{
    DO(g, OPTION(END_ACTIONS));
}

void buy(struct game *g, int slot)
{
    DO(g, OPTION(BUY, slot - 1));
}

void end_turn(struct game *g)
{
    end_actions(g);
    buy(g, 1);
}

void take(struct game *g, int slot)
{
    DO(g, OPTION(TAKE, slot - 1));
}

void swap(struct game *g, int lower, int upper)
{
    DO(g, OPTION(SWAP, lower - 1, upper - 1));
}

void stop(struct game *g)
{
    DO(g, OPTION(STOP_HERE));
}

void crash_at(struct game *g, int position)
{
    DO(g, OPTION(CRASH, position - 1));
}

void color(struct game *g, char letter)
{
    DO(g, OPTION(COLOR, color_number(letter)));
}

void insert(struct game *g, char letter, int position)
{
    DO(g, OPTION(INSERT, color_number(letter), position - 1));
}

void discard(struct game *g, const char *card)
{
    DO(g, OPTION(DISCARD, card_number(card)));
}

void put(struct game *g, const char *card)
{
    DO(g, OPTION(PUT, card_number(card)));
}

void diamond(struct game *g, char letter)
{
    DO(g, OPTION(USE_DIAMOND, color_number(letter)));
}

void check_loads(const struct game *g)
{
    struct game loaded;
    json_t *json = dumped(g);
    CHECK(game_load(&puzzle_strike_2, &loaded, json, NULL));
    CHECK(!memcmp(&loaded, g, sizeof *g));
    json_decref(json);
}

bool can_play(const struct game *g, const char *card)
{
    return CAN(g, OPTION(PLAY, card_number(card)));
}

/* --- What can be seen. --- */

struct cards pile_of(const struct game *g, int seat)
{
    struct cards cards = {""};
    for (int i = 0; i < g->player[seat].height; i++)
        cards.text[i] = letters[g->player[seat].gem[i]];
    return cards;
}

struct cards bank_of(const struct game *g)
{
    struct cards cards = {""};
    for (int i = 0; i < g->bank.count; i++)
        cards.text[i] = letters[p2_fact(g->bank.card[i])->color];
    return cards;
}

json_t *view_seat_of(const json_t *view, int seat)
{
    return json_array_get(json_object_get(view, "seats"), (size_t)seat);
}

int count_in(const struct game *g, const char *zone, const char *card)
{
    struct cards all = zone_text(g, ALL_SEEING, zone, " ");
    char word[40];
    int count = 0;
    for (const char *rest = all.text; (rest = next_word(rest, word));)
        count += !strcmp(word, card);
    return count;
}
