/* toy.c - the toy's rules, words, pictures and positions; see toy.h. */
#include "toy/toy.h"

#include "core/read.h"
#include "core/view.h"

#include <stdio.h>

/* --- Cards. --- */

#define NUMBER_CARD(n)                                                                             \
    {                                                                                              \
        .id = #n, .name = #n, .kind = "number", .text = "Bid " #n ".", .numbers = {                \
            {"number", n}                                                                          \
        }                                                                                          \
    }

static const struct card cards[] = {
    NUMBER_CARD(1), NUMBER_CARD(2), NUMBER_CARD(3), NUMBER_CARD(4), NUMBER_CARD(5),
    NUMBER_CARD(6), NUMBER_CARD(7), NUMBER_CARD(8), {.id = NULL},
};

static uint8_t hand_take(struct hand *hand, int place)
{
    uint8_t card = hand->card[place];
    hand->count--;
    for (int i = place; i < hand->count; i++) {
        hand->card[i] = hand->card[i + 1];
        hand->eyes[i] = hand->eyes[i + 1];
    }
    hand->card[hand->count] = 0;
    hand->eyes[hand->count] = 0;
    return card;
}

static void hand_put(struct hand *hand, uint8_t card, seat_set eyes)
{
    hand->eyes[hand->count] = eyes;
    zone_put(ZONE_OF(*hand), card);
}

/* The first place of a card with this number; `count` if there is none. */
static int hand_find(const struct hand *hand, int number)
{
    int place = 0;
    while (place < hand->count && hand->card[place] != number)
        place++;
    return place;
}

static void fill_hands(struct game *g)
{
    for (uint8_t seat = 0; seat < PLAYERS; seat++)
        while (g->hand[seat].count < HAND && g->deck.count) {
            uint8_t card = zone_take_top(ZONE_OF(g->deck));
            hand_put(&g->hand[seat], card, seat_bit(seat));
            EVENT(.kind = DREW, .seat = seat, .eyes = seat_bit(seat), .secret = {card});
        }
}

/* --- What is legal. --- */

/* Cards of the hand, one of each number, but not the one at `except`. */
static struct option *offer_cards(const struct hand *hand, uint8_t verb, int except,
                                  struct option *out)
{
    for (uint8_t number = 1; number <= NUMBERS; number++)
        for (uint8_t place = 0; place < hand->count; place++)
            if (hand->card[place] == number && place != except) {
                *out++ = (struct option){verb, number, verb == OFFER ? place : 0};
                break;
            }
    return out;
}

static struct option *toy_options(const struct game *g, int seat, struct option *out)
{
    switch (g->k.ask.kind) {
    case ASK_BID: return offer_cards(&g->hand[seat], BID, NOBODY, out);
    case ASK_OFFER: return offer_cards(&g->hand[seat], OFFER, g->k.ask.b, out);
    case ASK_VICTIM:
        for (uint8_t victim = 0; victim < PLAYERS; victim++)
            if (victim != seat && g->hand[victim].count)
                *out++ = (struct option){ROB, victim};
        *out++ = (struct option){STOP_ROBBING};
        return out;
    default:
        *out++ = (struct option){ACCEPT};
        *out++ = (struct option){WANT_ANOTHER};
        return out;
    }
}

/* --- The scripts. --- */

static void show_card(struct game *g, uint8_t victim, int place, uint8_t thief)
{
    struct hand *hand = &g->hand[victim];
    hand->eyes[place] |= seat_bit(thief);
    EVENT(.kind = OFFERED, .seat = victim, .open = {thief}, .secret = {hand->card[place]},
          .eyes = seat_bit(thief) | seat_bit(victim));
}

static uint8_t move_card(struct game *g, uint8_t victim, int place, uint8_t thief)
{
    uint8_t card = hand_take(&g->hand[victim], place);
    hand_put(&g->hand[thief], card, seat_bit(thief) | seat_bit(victim));
    EVENT(.kind = STOLEN, .seat = thief, .open = {victim});
    return card;
}

/* The victim offers a card; once, the thief may ask for another. Returns the stolen number. */
SCRIPT(give, uint8_t victim, thief, place, refused;)
{
    BEGIN;
    my->refused = NOBODY;
    for (;;) {
        ASK(1, my->victim, ASK_OFFER, my->thief, my->refused);
        my->place = ANSWER(my->victim).b;
        show_card(g, my->victim, my->place, my->thief);
        if (my->refused != NOBODY || g->hand[my->victim].count == 1)
            break;
        ASK(2, my->thief, ASK_ACCEPT, my->victim, my->place);
        if (ANSWER(my->thief).verb == ACCEPT)
            break;
        my->refused = my->place;
    }
    RETURN(move_card(g, my->victim, my->place, my->thief));
    END;
}

/* Who could steal again learns from the card whether they want to, and all others from this. */
static bool is_content(uint8_t thief, int thefts, int number)
{
    if (thefts < THEFTS)
        EVENT(.kind = CONTENTED, .seat = thief, .open = {number >= CONTENT});
    return number >= CONTENT;
}

/* Returns how many cards were stolen. */
SCRIPT(steal, uint8_t thief, thefts; struct option choice;)
{
    BEGIN;
    while (my->thefts < THEFTS) {
        ASK(1, my->thief, ASK_VICTIM, my->thefts);
        my->choice = ANSWER(my->thief);
        if (my->choice.verb == STOP_ROBBING)
            break;
        my->thefts++;
        CALL(2, give, my->choice.a, my->thief);
        if (is_content(my->thief, my->thefts, g->k.result))
            break;
    }
    RETURN(my->thefts);
    END;
}

/* Shows and discards the bids; returns the seat of the highest that only one seat made. */
static uint8_t settle_bids(struct game *g)
{
    uint8_t bid[PLAYERS], made[NUMBERS + 1] = {0};
    for (int seat = 0; seat < PLAYERS; seat++) {
        bid[seat] = ANSWER(seat).a;
        made[bid[seat]]++;
        struct hand *hand = &g->hand[seat];
        zone_put(ZONE_OF(g->discard), hand_take(hand, hand_find(hand, bid[seat])));
    }
    EVENT(.kind = BIDS_SHOWN, .seat = NOBODY, .open = {bid[0], bid[1], bid[2]});
    uint8_t winner = NOBODY;
    for (uint8_t seat = 0; seat < PLAYERS; seat++)
        if (made[bid[seat]] == 1 && (winner == NOBODY || bid[seat] > bid[winner]))
            winner = seat;
    return winner;
}

static void score(struct game *g, uint8_t seat)
{
    g->points[seat]++;
    EVENT(.kind = SCORED, .seat = seat, .open = {g->points[seat]});
}

static bool decided(const struct game *g)
{
    bool reached = false;
    for (int seat = 0; seat < PLAYERS; seat++)
        reached |= g->points[seat] >= POINTS_NEEDED;
    return reached || !g->deck.count;
}

enum { MATCH_ASKS_BIDS = 1 };

SCRIPT(match, uint8_t winner;)
{
    BEGIN;
    fill_hands(g);
    while (!decided(g)) {
        ASK_ALL(MATCH_ASKS_BIDS, (1 << PLAYERS) - 1, ASK_BID);
        my->winner = settle_bids(g);
        if (my->winner != NOBODY) {
            CALL(2, steal, my->winner);
            if (g->k.result < THEFTS)
                score(g, my->winner);
        }
        my->winner = 0; /* equal games, equal bytes */
        fill_hands(g);
    }
    END;
}

static SCRIPT_DRIVER(toy_run)

    static void build_deck(struct game *g)
{
    for (uint8_t i = 0; i < DECK; i++)
        zone_put(ZONE_OF(g->deck), (uint8_t)(1 + i / COPIES));
    chance_shuffle(&g->k.chance, g->deck.card, DECK);
}

static bool toy_start(struct game *g, const struct setup *setup, struct reason *why)
{
    (void)setup;
    (void)why;
    g->k.seats = PLAYERS;
    build_deck(g);
    SCRIPT_PUSH(match, 0);
    return true;
}

static void toy_result(const struct game *g, struct result *r)
{
    r->over = !g->k.pending;
    for (int seat = 0; seat < PLAYERS; seat++) {
        r->score[seat] = g->points[seat];
        r->rank[seat] = r->over;
        for (int other = 0; r->over && other < PLAYERS; other++)
            r->rank[seat] = (uint8_t)(r->rank[seat] + (g->points[other] > g->points[seat]));
    }
}

static void toy_sum_up(const struct game *g, struct summary *out)
{
    snprintf(out->why, sizeof out->why, "Somebody has %d points.", POINTS_NEEDED);
    for (int seat = 0; seat < PLAYERS; seat++)
        snprintf(out->score[seat], sizeof *out->score, "%d points", g->points[seat]);
}

/* All cards that the observer does not know are one pool: sort it, so that where they were leaves
 * no trace, shuffle it and deal it out again. */
static void toy_hide(struct game *g, int observer, struct chance *chance)
{
    uint8_t *unknown[DECK], pool[DECK], count = 0, sorted = 0;
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int place = 0; place < g->hand[seat].count; place++)
            if (!eyes_include(g->hand[seat].eyes[place], observer))
                unknown[count++] = &g->hand[seat].card[place];
    for (int i = 0; i < g->deck.count; i++)
        unknown[count++] = &g->deck.card[i];
    for (uint8_t number = 1; number <= NUMBERS; number++)
        for (int i = 0; i < count; i++)
            if (*unknown[i] == number)
                pool[sorted++] = number;
    chance_shuffle(chance, pool, count);
    for (int i = 0; i < count; i++)
        *unknown[i] = pool[i];
}

/* --- Words. --- */

static const char *toy_seat_name(const struct game *g, int seat)
{
    static const char *const names[PLAYERS] = {"Ann", "Ben", "Cid"};
    (void)g;
    return names[seat];
}

static void toy_prompt(const struct game *g, int seat, struct phrase *out)
{
    static const char *const kinds[] = {"bid", "victim", "offer", "accept"};
    const struct ask *ask = &g->k.ask;
    (void)seat;
    out->kind = kinds[ask->kind];
    if (ask->kind == ASK_BID)
        say(out, "Which card do you bid?");
    else if (ask->kind == ASK_VICTIM)
        say(out, "You have stolen %d: whom do you rob?", ask->a);
    else if (ask->kind == ASK_OFFER)
        say(out, "Which %scard do you offer to %s?", ask->b == NOBODY ? "" : "other ",
            toy_seat_name(g, ask->a));
    else
        say(out, "%s offers a %d: do you take it?", toy_seat_name(g, ask->a),
            g->hand[ask->a].card[ask->b]);
}

static void toy_describe(const struct game *g, int seat, struct option option, struct phrase *out)
{
    static const char *const kinds[] = {"", "bid", "rob", "stop", "offer", "accept", "another"};
    out->kind = kinds[option.verb];
    switch (option.verb) {
    case BID:
        say(out, "Bid a %d", option.a);
        say_touch(out, "seat%d.hand.%d", seat, hand_find(&g->hand[seat], option.a));
        break;
    case ROB:
        say(out, "Rob %s", toy_seat_name(g, option.a));
        say_touch(out, "seat%d.hand", option.a);
        break;
    case STOP_ROBBING: say(out, "Rob nobody"); break;
    case OFFER:
        say(out, "Offer a %d", option.a);
        say_touch(out, "seat%d.hand.%d", seat, option.b);
        break;
    default:
        say(out, option.verb == ACCEPT ? "Take it" : "Ask for another");
        say_touch(out, "seat%d.hand.%d", g->k.ask.a, g->k.ask.b);
    }
}

static void toy_tell(const struct game *g, const struct event *e, struct telling *t)
{
    static const struct {
        const char *kind, *verb;
        enum level level;
    } words[] = {{"bids", "", LEVEL_TURN},
                 {"offered", "offers", LEVEL_ACTION},
                 {"stolen", "robs", LEVEL_ACTION},
                 {"scored", "has", LEVEL_CONSEQUENCE},
                 {"drew", "draws", LEVEL_CONSEQUENCE},
                 {"content", "is", LEVEL_FURTHER}};
    struct phrase *out = &t->phrase;
    out->kind = words[e->kind].kind;
    t->level = words[e->kind].level;
    if (e->kind == BIDS_SHOWN) {
        say(out, "the bids are %d, %d and %d", e->open[0], e->open[1], e->open[2]);
        return;
    }
    say_who(out, e->seat, toy_seat_name(g, e->seat));
    say(out, " ");
    say_verb(out, words[e->kind].verb);
    say(out, " ");
    if (e->kind == STOLEN) {
        say_whom(out, e->open[0], toy_seat_name(g, e->open[0]));
        t->targets = seat_bit(e->open[0]);
        tell_from(t, "seat%d.hand", e->open[0]);
        tell_to(t, "seat%d.hand", e->seat);
    } else if (e->kind == SCORED) {
        say(out, "%d points", e->open[0]);
        t->cause = "bid";
    } else if (e->kind == CONTENTED) {
        say(out, "%scontent", e->open[0] ? "" : "not ");
    } else if (e->shown) {
        say(out, "a %d", e->secret[0]);
        tell_card(t, cards[e->secret[0] - 1].id);
    } else {
        say(out, "a card");
    }
}

/* --- Views. A face that the observer does not know is 0. --- */

static int face(const struct game *g, int observer, int seat, int place)
{
    const struct hand *hand = &g->hand[seat];
    return eyes_include(hand->eyes[place], observer) ? hand->card[place] : 0;
}

/* What a seat has bid while others still think; 0 if it hasn't, or it is not for this observer. */
static int seen_bid(const struct game *g, int observer, int seat)
{
    return observer == seat || observer == ALL_SEEING ? g->k.answer[seat].a : 0;
}

static void view_hand(const struct game *g, int observer, int seat, struct writer *w)
{
    char id[24];
    snprintf(id, sizeof id, "seat%d.hand", seat);
    view_zone_open(w, id, "hand", seat, "Hand", g->hand[seat].count);
    for (int place = 0; place < g->hand[seat].count; place++) {
        int number = face(g, observer, seat, place);
        view_card(w, id, place, number ? cards[number - 1].id : NULL);
    }
    view_zone_close(w);
}

static void toy_view(const struct game *g, int observer, struct writer *w)
{
    put_string(w, "headline", g->k.pending ? "A round of bids" : "The end");
    put_open(w, "seats", '[');
    for (int seat = 0; seat < PLAYERS; seat++) {
        view_seat_open(w, seat, toy_seat_name(g, seat));
        view_counter(w, seat, "points", "points", g->points[seat]);
        view_counter(w, seat, "bid", "bid", seen_bid(g, observer, seat));
        put_close(w);
        put_close(w);
    }
    put_close(w);
    put_open(w, "zones", '[');
    for (int seat = 0; seat < PLAYERS; seat++)
        view_hand(g, observer, seat, w);
    view_zone_closed(w, "deck", "deck", NOBODY, "Deck", g->deck.count);
    view_zone_open(w, "discard", "discard", NOBODY, "Discard pile", g->discard.count);
    for (int i = 0; i < g->discard.count; i++)
        view_card(w, "discard", i, cards[g->discard.card[i] - 1].id);
    view_zone_close(w);
    put_close(w);
}

static void toy_picture(const struct game *g, int observer, struct text *out)
{
    for (int seat = 0; seat < PLAYERS; seat++) {
        text_add(out, "%s %d:", toy_seat_name(g, seat), g->points[seat]);
        for (int place = 0; place < g->hand[seat].count; place++) {
            int number = face(g, observer, seat, place);
            text_add(out, number ? " [%d]" : " [?]", number);
        }
        if (seen_bid(g, observer, seat))
            text_add(out, "  bids %d", seen_bid(g, observer, seat));
        text_add(out, "\n");
    }
    text_add(out, "Deck %d, discarded %d\n", g->deck.count, g->discard.count);
}

/* --- Positions: while bids are awaited, and at the end. --- */

static const char *const awaiting_names[] = {"bids", "theft", "nothing", NULL};
enum { AWAITS_BIDS, AWAITS_THEFT, AWAITS_NOTHING };
static const char *const hand_keys[PLAYERS] = {"hand0", "hand1", "hand2"};
static const char *const eyes_keys[PLAYERS] = {"eyes0", "eyes1", "eyes2"};

static void toy_dump(const struct game *g, struct writer *w)
{
    int awaiting = !g->k.depth ? AWAITS_NOTHING : g->k.depth == 1 ? AWAITS_BIDS : AWAITS_THEFT;
    put_string(w, "awaiting", awaiting_names[awaiting]);
    put_bytes(w, "points", g->points, PLAYERS);
    for (int seat = 0; seat < PLAYERS; seat++) {
        put_bytes(w, hand_keys[seat], g->hand[seat].card, g->hand[seat].count);
        put_bytes(w, eyes_keys[seat], g->hand[seat].eyes, g->hand[seat].count);
    }
    put_bytes(w, "deck", g->deck.card, g->deck.count);
    put_bytes(w, "discard", g->discard.card, g->discard.count);
    put_open(w, "bids", '['); /* 0: still awaited */
    for (int seat = 0; seat < PLAYERS; seat++)
        put_int(w, NULL, g->k.answer[seat].a);
    put_close(w);
}

static bool read_hand(struct hand *hand, int seat, const json_t *position, struct reason *why)
{
    const char *key = hand_keys[seat], *eyes_key = eyes_keys[seat];
    uint8_t count;
    return read_list(position, key, 1, NUMBERS, HAND_MOST, &hand->count, hand->card, why) &&
           read_list(position, eyes_key, 0, 7, HAND_MOST, &count, hand->eyes, why) &&
           (count == hand->count || refuse(why, "'%s' must fit '%s'.", eyes_key, key));
}

/* Numbers up to `most`, one per seat. */
static bool read_three(const json_t *position, const char *key, int most, uint8_t *out,
                       struct reason *why)
{
    uint8_t count = 0;
    return read_list(position, key, 0, most, PLAYERS, &count, out, why) &&
           (count == PLAYERS || refuse(why, "'%s' has one number for each seat.", key));
}

static bool restore_bids(struct game *g, const uint8_t *bids, struct reason *why)
{
    SCRIPT_RESTORE(match, MATCH_ASKS_BIDS, 0);
    kernel_ask(&g->k, (1 << PLAYERS) - 1, (struct ask){.kind = ASK_BID});
    for (int seat = 0; seat < PLAYERS; seat++) {
        if (!bids[seat])
            continue;
        if (hand_find(&g->hand[seat], bids[seat]) == g->hand[seat].count)
            return refuse(why, "Seat %d can't bid a %d.", seat, bids[seat]);
        g->k.answer[seat] = (struct option){BID, bids[seat]};
        g->k.pending &= (seat_set)~seat_bit(seat);
    }
    return g->k.pending || refuse(why, "Somebody must still bid.");
}

static bool toy_load(struct game *g, const json_t *position, struct reason *why)
{
    uint8_t awaiting, bids[PLAYERS];
    g->k.seats = PLAYERS;
    if (!read_name(position, "awaiting", awaiting_names, &awaiting, why))
        return false;
    if (awaiting == AWAITS_THEFT)
        return refuse(why, "This position is in the middle of a theft; it can't be loaded.");
    for (int seat = 0; seat < PLAYERS; seat++)
        if (!read_hand(&g->hand[seat], seat, position, why))
            return false;
    if (!read_three(position, "points", POINTS_NEEDED, g->points, why) ||
        !read_list(position, "deck", 1, NUMBERS, DECK, &g->deck.count, g->deck.card, why) ||
        !read_list(position, "discard", 1, NUMBERS, DECK, &g->discard.count, g->discard.card,
                   why) ||
        !read_three(position, "bids", NUMBERS, bids, why))
        return false;
    if (decided(g) != (awaiting == AWAITS_NOTHING))
        return refuse(why, "Bids are awaited until the game is decided.");
    return decided(g) || restore_bids(g, bids, why);
}

static bool toy_valid(const struct game *g, struct reason *why)
{
    int copies[NUMBERS + 1] = {0};
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int place = 0; place < g->hand[seat].count; place++)
            copies[g->hand[seat].card[place]]++;
    for (int i = 0; i < g->deck.count; i++)
        copies[g->deck.card[i]]++;
    for (int i = 0; i < g->discard.count; i++)
        copies[g->discard.card[i]]++;
    for (int number = 1; number <= NUMBERS; number++)
        if (copies[number] != COPIES)
            return refuse(why, "There are %d cards with a %d; there should be %d.", copies[number],
                          number, COPIES);
    return true;
}

/* --- The contract. --- */

static const char *const modes[] = {"auction", NULL};

static const struct setup_field setup_fields[] = {
    {.name = "mode", .title = "Mode", .kind = SETUP_CHOICE, .count = 1, .choices = modes},
    {.name = NULL},
};

static const struct term terms[] = {{"bid", "Bid", "A card that is laid face down.", "TOY-001"},
                                    {NULL}};
static const struct mode_text mode_texts[] = {{"auction", "Be the first with enough points.", ""},
                                              {NULL}};
static const struct mark marks[] = {{"?", "a card that you do not know", NULL}, {NULL}};

const struct game_rules toy = {
    .name = "toy",
    .title = "Toy",
    .clauses = "TOY",
    .version = 1,
    .size = sizeof(struct game),
    .setup = setup_fields,
    .cards = cards,
    .glossary = {terms, mode_texts, marks},
    .start = toy_start,
    .run = toy_run,
    .options = toy_options,
    .result = toy_result,
    .hide = toy_hide,
    .seat_name = toy_seat_name,
    .prompt = toy_prompt,
    .describe = toy_describe,
    .tell = toy_tell,
    .sum_up = toy_sum_up,
    .view = toy_view,
    .picture = toy_picture,
    .dump = toy_dump,
    .load = toy_load,
    .valid = toy_valid,
};
