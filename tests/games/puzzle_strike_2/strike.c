/* strike.c - see strike.h. */
#include "games/puzzle_strike_2/strike.h"

#include "core/text.h"
#include "kit/contract.h"

static const char letters[] = "PBKG";

const struct game_rules *strike_rules(void)
{
    static const struct game_rules *rules;
    if (!rules)
        rules = game_find("puzzle_strike_2", NULL);
    return rules;
}

static void check_sound(const struct game *g)
{
    struct reason why = {""};
    if (!strike_rules()->sound(g, &why))
        fail_msg("the position is not sound: %s", why.text);
}

/* --- Started games. --- */

static void set_up(struct setup *setup, const char *const *words)
{
    setup_defaults(strike_rules()->setup, setup);
    for (; *words; words += 2)
        CHECK(setup_set(strike_rules()->setup, setup, words[0], words[1], NULL));
}

bool refused(const char *const *words, const char *because)
{
    struct setup setup;
    struct game g;
    struct reason why = {""};
    uint8_t seed[SEED_BYTES] = {0};
    set_up(&setup, words);
    return !game_start(strike_rules(), &g, &setup, seed, &why) && strstr(why.text, because);
}

/* With the first seed that lets Alice begin. */
struct game started(const char *const *words)
{
    struct setup setup;
    struct game g;
    uint8_t seed[SEED_BYTES];
    set_up(&setup, words);
    for (uint64_t number = 1; number < 100; number++) {
        test_seed(number, seed);
        CHECK(game_start(strike_rules(), &g, &setup, seed, NULL));
        if (g.first == ALICE)
            break;
    }
    check_sound(&g);
    return g;
}

static struct game two(const char *deck, const char *alice, const char *brob)
{
    char both[60];
    snprintf(both, sizeof both, "%s,%s", alice, brob);
    return started((const char *const[]){"deck", deck, "characters", both, NULL});
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
    return started((const char *const[]){"mode", mode, "players", count, "characters",
                                         "grave,jaina,midori,setsuki", NULL});
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
    return started((const char *const[]){"mode", "solo", "characters", alice, NULL});
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

/* Finds a card for a player: among his own, in the supply, or in the bank's deck. */
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
    check_sound(g);
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
    check_sound(g);
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

void set_creature(struct game *g, int seat, const char *card)
{
    struct player *p = &g->player[seat];
    struct lists l = row_lists(p);
    fetch(g, &l, card_number(card));
    store_lists(p, &l);
    p->creature = (uint8_t)card_number(card);
    check_sound(g);
}

void empty_bank_deck(struct game *g, int left)
{
    while (g->deck.count > left)
        zone_put(ZONE_OF(g->trash), zone_take_top(ZONE_OF(g->deck)));
    g->ante_ups = (uint8_t)((left <= 56 - 4 * g->players) + (left <= 56 - 8 * g->players));
    check_sound(g);
}

/* The running turn becomes this seat's; what it had done is forgotten. */
void give_turn(struct game *g, int seat)
{
    CHECK_EQ(g->k.ask.kind, ASK_ACTION);
    g->turn = (uint8_t)seat;
    g->now = (struct now){.actions = 3};
    kernel_ask(&g->k, seat_bit(seat), (struct ask){.kind = ASK_ACTION});
}

void start_turn(struct game *g, int seat)
{
    CHECK_EQ(g->k.ask.kind, ASK_ACTION);
    g->turn = (uint8_t)seat;
    g->stack[g->k.depth - 1] = (struct frame){.script = SCRIPT_turn};
    g->k.pending = 0;
    strike_rules()->run(g);
    check_sound(g);
}

/* --- Answers. --- */

int asked(const struct game *g)
{
    seat_set pending = game_pending(g);
    if (!pending)
        return NOBODY;
    CHECK_EQ(pending & (pending - 1), 0);
    return __builtin_ctz(pending);
}

static struct question open_question(const struct game *g)
{
    struct question q = {0};
    if (game_pending(g))
        game_question(strike_rules(), g, asked(g), &q);
    return q;
}

static int option_number(const struct game *g, enum verb verb, int a, int b)
{
    struct question q = open_question(g);
    struct option option = {(uint8_t)verb, (uint8_t)a, (uint8_t)b, 0};
    for (int i = 0; i < q.count; i++)
        if (!memcmp(&q.options[i], &option, sizeof option))
            return i;
    return -1;
}

void answer(struct game *g, enum verb verb, int a, int b)
{
    int number = option_number(g, verb, a, b);
    if (number < 0)
        fail_msg("verb %d with %d, %d is not offered", (int)verb, a, b);
    CHECK(game_answer(strike_rules(), g, asked(g), number, NULL, NULL));
    check_sound(g);
}

void play(struct game *g, const char *card)
{
    answer(g, PLAY, card_number(card), 0);
}

void play_free(struct game *g, const char *card)
{
    answer(g, PLAY, card_number(card) | FREE, 0);
}

void drop(struct game *g)
{
    answer(g, DROP, 0, 0);
}

void end_actions(struct game *g)
{
    answer(g, END_ACTIONS, 0, 0);
}

void buy(struct game *g, int slot)
{
    answer(g, BUY, slot - 1, 0);
}

void end_turn(struct game *g)
{
    end_actions(g);
    buy(g, 1);
}

void take(struct game *g, int slot)
{
    answer(g, TAKE, slot - 1, 0);
}

void swap(struct game *g, int lower, int upper)
{
    answer(g, SWAP, lower - 1, upper - 1);
}

void stop(struct game *g)
{
    answer(g, STOP_HERE, 0, 0);
}

void crash_at(struct game *g, int position)
{
    answer(g, CRASH, position - 1, 0);
}

void color(struct game *g, char letter)
{
    answer(g, COLOR, color_number(letter), 0);
}

void insert(struct game *g, char letter, int position)
{
    answer(g, INSERT, color_number(letter), position - 1);
}

void discard(struct game *g, const char *card)
{
    answer(g, DISCARD, card_number(card), 0);
}

void put(struct game *g, const char *card)
{
    answer(g, PUT, card_number(card), 0);
}

void diamond(struct game *g, char letter)
{
    answer(g, USE_DIAMOND, color_number(letter), 0);
}

bool offered(const struct game *g, enum verb verb, int a, int b)
{
    return option_number(g, verb, a, b) >= 0;
}

bool can_play(const struct game *g, const char *card)
{
    return offered(g, PLAY, card_number(card), 0);
}

int offers(const struct game *g, enum verb verb)
{
    struct question q = open_question(g);
    int count = 0;
    for (int i = 0; i < q.count; i++)
        count += q.options[i].verb == verb;
    return count;
}

int offers_in_all(const struct game *g)
{
    return open_question(g).count;
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

json_t *view_of(const struct game *g, int observer)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(strike_rules(), g, observer, &w, NULL);
    json_t *view = json_loads(text_string(&text), 0, NULL);
    text_free(&text);
    CHECK(view != NULL);
    return view;
}

json_t *view_seat_of(const json_t *view, int seat)
{
    return json_array_get(json_object_get(view, "seats"), (size_t)seat);
}

static const json_t *zone_in(const json_t *view, const char *id)
{
    const json_t *zones = json_object_get(view, "zones");
    for (size_t i = 0; i < json_array_size(zones); i++) {
        const json_t *zone = json_array_get(zones, i);
        if (!strcmp(json_string_value(json_object_get(zone, "id")), id))
            return zone;
    }
    fail_msg("the view has no zone '%s'", id);
    return NULL;
}

struct cards zone_of(const struct game *g, int observer, const char *zone)
{
    struct cards cards = {""};
    json_t *view = view_of(g, observer);
    const json_t *list = json_object_get(zone_in(view, zone), "cards");
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *face = json_string_value(json_object_get(json_array_get(list, i), "card"));
        strcat(cards.text, i ? " " : "");
        strcat(cards.text, face ? face : "?");
    }
    json_decref(view);
    return cards;
}

int zone_count(const struct game *g, int observer, const char *zone)
{
    json_t *view = view_of(g, observer);
    int count = (int)json_integer_value(json_object_get(zone_in(view, zone), "count"));
    json_decref(view);
    return count;
}

int count_in(const struct game *g, const char *zone, const char *card)
{
    struct cards all = zone_of(g, ALL_SEEING, zone);
    char word[40];
    int count = 0;
    for (const char *rest = all.text; (rest = next_word(rest, word));)
        count += !strcmp(word, card);
    return count;
}

int place_of(const struct game *g, int seat)
{
    struct result result = {0};
    strike_rules()->result(g, &result);
    return result.place[seat];
}

int score_of(const struct game *g, int seat)
{
    struct result result = {0};
    strike_rules()->result(g, &result);
    return result.score[seat];
}

struct cards option_text(const struct game *g, enum verb verb, int a)
{
    struct cards cards = {""};
    struct saying said = {0};
    CHECK(offered(g, verb, a, 0));
    strike_rules()->describe(g, asked(g), (struct option){(uint8_t)verb, (uint8_t)a, 0, 0}, &said);
    snprintf(cards.text, sizeof cards.text, "%s", said.text);
    return cards;
}

struct hearing {
    struct listener listener;
    const struct game *g;
    int observer;
    struct cards heard;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct hearing *h = (struct hearing *)listener;
    struct saying said;
    game_tell(strike_rules(), h->g, event, h->observer, &said);
    size_t length = strlen(h->heard.text);
    snprintf(h->heard.text + length, sizeof h->heard.text - length, "%s\n", said.text);
}

struct cards heard_text(struct game *g, int observer, enum verb verb, int a)
{
    struct hearing h = {.listener = {hear}, .g = g, .observer = observer};
    int number = option_number(g, verb, a, 0);
    CHECK(number >= 0);
    CHECK(game_answer(strike_rules(), g, asked(g), number, &h.listener, NULL));
    return h.heard;
}
