/* test_sabotage.c - proof that the contract kit bites: seeded faults in the toy, each of which the
 * kit must find and name. */
#include "kit/contract.h"
#include "kit/test.h"
#include "toy/toy.h"

enum { SABOTAGED_GAMES = 40, SABOTAGED_LENGTH = 200 };

static struct game *unlocked(const struct game *g)
{
    return (struct game *)(uintptr_t)g;
}

/* A card that nobody has seen. */
static int secret_card(const struct game *g)
{
    return g->deck.count ? g->deck.card[0] : 0;
}

/* --- Leaks. --- */

static void view_tells_the_deck(const struct game *g, int observer, struct writer *w)
{
    toy.view(g, observer, w);
    put_int(w, "next", secret_card(g));
}

static void view_tells_secret_bids(const struct game *g, int observer, struct writer *w)
{
    toy.view(g, observer, w);
    put_int(w, "bid", g->k.answer[1].a);
}

static void picture_tells_a_hand(const struct game *g, int observer, struct text *out)
{
    toy.picture(g, observer, out);
    text_add(out, "%d\n", g->hand[2].card[0]);
}

static void prompt_tells_the_deck(const struct game *g, int seat, struct phrase *out)
{
    toy.prompt(g, seat, out);
    say(out, " The next card is a %d.", secret_card(g));
}

static void option_tells_the_deck(const struct game *g, int seat, struct option option,
                                  struct phrase *out)
{
    toy.describe(g, seat, option, out);
    say(out, " before you draw a %d", secret_card(g));
}

/* The options depend on the cards of others: whoever may bid knows whether Ben has an 8. */
static struct option *options_tell_a_hand(const struct game *g, int seat, struct option *out)
{
    struct option *end = toy.options(g, seat, out);
    bool eight = memchr(g->hand[1].card, 8, g->hand[1].count);
    return seat != 1 && end - out > 1 && eight ? end - 1 : end;
}

static void score_tells_the_deck(const struct game *g, struct result *r)
{
    toy.result(g, r);
    r->score[0] += secret_card(g);
}

static void tell_tells_the_deck(const struct game *g, const struct event *event,
                                struct telling *out)
{
    toy.tell(g, event, out);
    say(&out->phrase, " (%d)", secret_card(g));
}

/* The words are honest, and one member of the data beside them is not. */
static void card_tells_the_deck(const struct game *g, const struct event *event,
                                struct telling *out)
{
    toy.tell(g, event, out);
    if (g->deck.count)
        tell_card(out, toy.cards[secret_card(g) - 1].id);
}

static void cause_tells_the_deck(const struct game *g, const struct event *event,
                                 struct telling *out)
{
    toy.tell(g, event, out);
    if (g->deck.count)
        out->cause = toy.cards[secret_card(g) - 1].id;
}

static void from_tells_the_deck(const struct game *g, const struct event *event,
                                struct telling *out)
{
    toy.tell(g, event, out);
    *out->from = '\0';
    tell_from(out, "deck.%d", secret_card(g));
}

static void to_tells_the_deck(const struct game *g, const struct event *event, struct telling *out)
{
    toy.tell(g, event, out);
    *out->to = '\0';
    tell_to(out, "discard.%d", secret_card(g));
}

static void targets_tell_the_deck(const struct game *g, const struct event *event,
                                  struct telling *out)
{
    toy.tell(g, event, out);
    out->targets = seat_bit(secret_card(g) % PLAYERS);
}

static void seat_tells_the_deck(const struct game *g, const struct event *event,
                                struct telling *out)
{
    toy.tell(g, event, out);
    out->seat = (uint8_t)(secret_card(g) % PLAYERS);
}

static void level_tells_the_deck(const struct game *g, const struct event *event,
                                 struct telling *out)
{
    toy.tell(g, event, out);
    out->level = secret_card(g) % 2 ? LEVEL_CONSEQUENCE : LEVEL_FURTHER;
}

static void weight_tells_the_deck(const struct game *g, const struct event *event,
                                  struct telling *out)
{
    toy.tell(g, event, out);
    out->weight = secret_card(g) % 2 ? NORMAL : DETAIL;
}

static void touch_tells_the_deck(const struct game *g, const struct event *event,
                                 struct telling *out)
{
    toy.tell(g, event, out);
    say_touch(&out->phrase, "seat0.hand.%d", secret_card(g) % PLAYERS);
}

static void lead_tells_the_deck(const struct game *g, const struct event *event,
                                struct telling *out)
{
    toy.tell(g, event, out);
    out->phrase.lead = secret_card(g) % 2 ? 3 : 0;
}

static void danger_tells_the_deck(const struct game *g, int seat, struct option option,
                                  struct phrase *out)
{
    toy.describe(g, seat, option, out);
    out->danger = secret_card(g) % 2;
}

static void all_options_pass(const struct game *g, int seat, struct option option,
                             struct phrase *out)
{
    toy.describe(g, seat, option, out);
    out->passes = true;
}

static void key_tells_the_deck(const struct game *g, int seat, struct option option,
                               struct phrase *out)
{
    toy.describe(g, seat, option, out);
    snprintf(out->key, sizeof out->key, "%d", 10 * option.a + secret_card(g));
}

static void meaning_tells_the_deck(const struct game *g, struct summary *out)
{
    toy.sum_up(g, out);
    snprintf(out->score[0], sizeof *out->score, "before a %d", secret_card(g));
}

/* Changes events on their way from the rules to the listener. */
struct forger {
    struct listener listener;
    struct listener *honest;
    void (*forge)(struct event *);
};

static void forge_and_pass_on(struct listener *listener, const struct event *event)
{
    struct forger *forger = (struct forger *)listener;
    struct event forged = *event;
    forger->forge(&forged);
    forger->honest->hear(forger->honest, &forged);
}

static void run_forging(struct game *g, void (*forge)(struct event *))
{
    struct forger forger = {
        .listener.hear = forge_and_pass_on, .honest = event_listener, .forge = forge};
    if (event_listener)
        event_listener = &forger.listener;
    toy.run(g);
    event_listener = forger.honest;
}

static void open_the_secret(struct event *event)
{
    if (event->kind == DREW)
        event->open[3] = event->secret[0];
}

static void run_with_open_secrets(struct game *g)
{
    run_forging(g, open_the_secret);
}

static void tell_open_part(const struct game *g, const struct event *event, struct telling *out)
{
    toy.tell(g, event, out);
    say(&out->phrase, " %d", event->open[3]);
}

static void show_to_all(struct event *event)
{
    event->eyes = EVERYBODY;
}

static void run_with_wrong_eyes(struct game *g)
{
    run_forging(g, show_to_all);
}

/* --- Cards vanish or double. --- */

static void run_and_lose_a_card(struct game *g)
{
    toy.run(g);
    if (g->deck.count)
        zone_take_top(ZONE_OF(g->deck));
}

static void run_and_double_a_card(struct game *g)
{
    toy.run(g);
    if (g->deck.count > 1)
        g->deck.card[0] = g->deck.card[1];
}

/* --- Looking changes the state. --- */

static struct option *options_change_points(const struct game *g, int seat, struct option *out)
{
    unlocked(g)->points[0] ^= 1;
    return toy.options(g, seat, out);
}

static void view_changes_points(const struct game *g, int observer, struct writer *w)
{
    toy.view(g, observer, w);
    unlocked(g)->points[0] ^= 1;
}

static void prompt_changes_points(const struct game *g, int seat, struct phrase *out)
{
    toy.prompt(g, seat, out);
    unlocked(g)->points[0] ^= 1;
}

static void picture_changes_points(const struct game *g, int observer, struct text *out)
{
    toy.picture(g, observer, out);
    unlocked(g)->points[0] ^= 1;
}

static void result_changes_points(const struct game *g, struct result *r)
{
    toy.result(g, r);
    unlocked(g)->points[0] ^= 1;
}

static bool valid_changes_points(const struct game *g, struct reason *why)
{
    unlocked(g)->points[0] ^= 1;
    return toy.valid(g, why);
}

static void dump_changes_chance(const struct game *g, struct writer *w)
{
    toy.dump(g, w);
    unlocked(g)->k.chance.next[0] ^= 1;
}

/* --- The same is not the same each time. --- */

static unsigned counter;

static void rotate_discard(struct game *g, size_t by)
{
    for (by %= g->discard.count ? g->discard.count : 1; by; by--) {
        uint8_t top = g->discard.card[g->discard.count - 1];
        memmove(g->discard.card + 1, g->discard.card, g->discard.count - 1u);
        g->discard.card[0] = top;
    }
}

static void run_by_a_counter(struct game *g)
{
    toy.run(g);
    rotate_discard(g, ++counter);
}

static void run_by_address(struct game *g)
{
    toy.run(g);
    rotate_discard(g, (uintptr_t)g >> 4);
}

static bool start_by_a_counter(struct game *g, const struct setup *setup, struct reason *why)
{
    bool fine = toy.start(g, setup, why);
    g->k.chance.next[1] = (uint8_t)++counter;
    return fine;
}

static struct option *options_by_a_counter(const struct game *g, int seat, struct option *out)
{
    struct option *end = toy.options(g, seat, out), first = *out;
    if (++counter % 2) {
        *out = end[-1];
        end[-1] = first;
    }
    return end;
}

static void picture_by_address(const struct game *g, int observer, struct text *out)
{
    toy.picture(g, observer, out);
    text_add(out, "%p\n", (const void *)g);
}

static void hide_by_a_counter(struct game *g, int observer, struct chance *chance)
{
    chance->next[1] = (uint8_t)++counter;
    toy.hide(g, observer, chance);
}

static void hide_by_hidden_cards(struct game *g, int observer, struct chance *chance)
{
    toy.hide(g, observer, chance);
    g->points[0] = (uint8_t)(g->points[0] + (secret_card(g) == 3));
}

/* --- Options. --- */

static struct option *options_twice(const struct game *g, int seat, struct option *out)
{
    struct option *end = toy.options(g, seat, out);
    *end = *out;
    return end + 1;
}

static struct option *options_empty(const struct game *g, int seat, struct option *out)
{
    return g->k.ask.kind == ASK_ACCEPT ? out : toy.options(g, seat, out);
}

/* Whoever is asked last is shown their options in another order. */
static struct option *options_by_order(const struct game *g, int seat, struct option *out)
{
    struct option *end = toy.options(g, seat, out), first = *out;
    if (g->k.asked != g->k.pending) {
        *out = end[-1];
        end[-1] = first;
    }
    return end;
}

static void option_without_difference(const struct game *g, int seat, struct option option,
                                      struct phrase *out)
{
    (void)g, (void)seat, (void)option;
    out->kind = "do";
    say(out, "Do it");
}

static void option_without_words(const struct game *g, int seat, struct option option,
                                 struct phrase *out)
{
    (void)g, (void)seat, (void)option;
    out->kind = "do";
}

static void option_targets_the_moon(const struct game *g, int seat, struct option option,
                                    struct phrase *out)
{
    toy.describe(g, seat, option, out);
    say_touch(out, "moon");
}

static void prompt_without_words(const struct game *g, int seat, struct phrase *out)
{
    (void)g, (void)seat;
    out->kind = "bid";
}

static void tell_without_words(const struct game *g, const struct event *event, struct telling *out)
{
    if (event->kind != DREW)
        toy.tell(g, event, out);
}

/* --- Hiding. --- */

static void hide_nothing(struct game *g, int observer, struct chance *chance)
{
    (void)g, (void)observer, (void)chance;
}

static void hide_the_deck_only(struct game *g, int observer, struct chance *chance)
{
    (void)observer;
    chance_shuffle(chance, g->deck.card, g->deck.count);
}

static void hide_all_but_one_hand(struct game *g, int observer, struct chance *chance)
{
    struct hand kept = g->hand[1];
    for (int i = 0; i < kept.count; i++) /* as if everybody knew these cards */
        g->hand[1].eyes[i] = EVERYBODY;
    toy.hide(g, observer, chance);
    g->hand[1] = kept;
}

/* Every guess is possible, but with the same chance another top card leads to another guess. */
static void hide_by_the_top_card(struct game *g, int observer, struct chance *chance)
{
    if (g->deck.count && g->deck.card[g->deck.count - 1] % 2)
        chance_below(chance, 2);
    toy.hide(g, observer, chance);
}

static void hide_and_lose_a_card(struct game *g, int observer, struct chance *chance)
{
    toy.hide(g, observer, chance);
    if (g->discard.count)
        g->discard.card[0] = g->discard.card[0] % NUMBERS + 1;
}

static void hide_the_observers_hand(struct game *g, int observer, struct chance *chance)
{
    (void)observer;
    toy.hide(g, SPECTATOR, chance);
}

static void hide_the_observers_answer(struct game *g, int observer, struct chance *chance)
{
    toy.hide(g, observer, chance);
    if (observer >= 0 && g->k.answer[observer].verb)
        g->k.answer[observer].c = 1;
}

/* --- Positions. --- */

static bool load_forgets_points(struct game *g, const json_t *position, struct reason *why)
{
    bool fine = toy.load(g, position, why);
    g->points[0] = 0;
    return fine;
}

static void dump_forgets_the_deck(const struct game *g, struct writer *w)
{
    struct game other = *g;
    zone_clear(ZONE_OF(other.deck));
    toy.dump(&other, w);
}

static bool load_has_an_excuse(struct game *g, const json_t *position, struct reason *why)
{
    (void)g, (void)position;
    return refuse(why, "This position is in the middle of something.");
}

static bool load_has_another_excuse(struct game *g, const json_t *position, struct reason *why)
{
    return toy.load(g, position, why) || refuse(why, "No.");
}

/* --- The end. --- */

static void run_without_end(struct game *g)
{
    toy.run(g);
    if (g->k.pending)
        return;
    struct chance chance = g->k.chance;
    *g = (struct game){.k.chance = chance};
    toy.start(g, NULL, NULL);
    toy.run(g);
}

static void result_silent(const struct game *g, struct result *r)
{
    (void)g;
    *r = (struct result){0};
}

static void result_without_winner(const struct game *g, struct result *r)
{
    toy.result(g, r);
    for (int seat = 0; seat < PLAYERS && r->over; seat++)
        r->rank[seat] = 2;
}

static void result_too_early(const struct game *g, struct result *r)
{
    toy.result(g, r);
    r->rank[0] = 1;
}

/* --- Scripts and looks. --- */

static void run_leaves_an_answer(struct game *g)
{
    toy.run(g);
    if (g->k.ask.kind == ASK_VICTIM)
        g->k.answer[0] = (struct option){BID, 1};
}

static void picture_too_wide(const struct game *g, int observer, struct text *out)
{
    toy.picture(g, observer, out);
    if (observer == 1)
        text_repeat(out, "-", 81);
}

static void view_broken(const struct game *g, int observer, struct writer *w)
{
    toy.view(g, observer, w);
    put_raw(w, "points", "three");
}

/* --- For bots. --- */

static void judge_too_happy(const struct game *g, int chances[SEATS])
{
    for (int seat = 0; seat < g->k.seats; seat++)
        chances[seat] = 300 * (1 + g->points[seat]);
}

static void judge_of_one(const struct game *g, int chances[SEATS])
{
    (void)g;
    chances[0] = 500;
}

static int plan_behind_the_list(const struct game *g, int seat, const struct option *options,
                                int count, struct dice *dice)
{
    (void)g, (void)seat, (void)options, (void)dice;
    return count;
}

static int plan_by_the_top_card(const struct game *g, int seat, const struct option *options,
                                int count, struct dice *dice)
{
    (void)seat, (void)options, (void)dice;
    return g->deck.count ? g->deck.card[g->deck.count - 1] % count : 0;
}

static int plan_that_plays(const struct game *g, int seat, const struct option *options, int count,
                           struct dice *dice)
{
    (void)options, (void)count, (void)dice;
    unlocked(g)->points[seat] ^= 1;
    return 0;
}

/* --- The table. --- */

static void option_without_end(const struct game *g, int seat, struct option option,
                               struct phrase *out)
{
    toy.describe(g, seat, option, out);
    for (size_t i = 0; i < sizeof out->text; i++)
        say(out, ".");
}

static void prompt_without_end(const struct game *g, int seat, struct phrase *out)
{
    toy.prompt(g, seat, out);
    for (size_t i = 0; i < sizeof out->text; i++)
        say(out, ".");
}

static const struct sabotage {
    const char *name;
    struct game_rules bad; /* the functions it replaces */
    const char *expected;  /* piece of the reason */
} sabotages[] = {
    {"the view tells the deck", {.view = view_tells_the_deck}, "hidden in the view"},
    {"the view tells secret bids", {.view = view_tells_secret_bids}, "hidden in the view"},
    {"the picture tells a hand", {.picture = picture_tells_a_hand}, "hidden in the picture"},
    {"a prompt tells the deck", {.prompt = prompt_tells_the_deck}, "hidden in the question"},
    {"an option tells the deck", {.describe = option_tells_the_deck}, "hidden in the question"},
    {"the options tell a hand", {.options = options_tell_a_hand}, "hidden in the question"},
    {"the score tells the deck", {.result = score_tells_the_deck}, "hidden in the result"},
    {"telling tells the deck", {.tell = tell_tells_the_deck}, "hears something hidden"},
    {"an event's cards tell the deck", {.tell = card_tells_the_deck}, "hears something hidden"},
    {"an event's cause tells the deck", {.tell = cause_tells_the_deck}, "hears something hidden"},
    {"where it comes from tells the deck", {.tell = from_tells_the_deck}, "hears something hidden"},
    {"where it goes tells the deck", {.tell = to_tells_the_deck}, "hears something hidden"},
    {"an event's targets tell the deck", {.tell = targets_tell_the_deck}, "hears something hidden"},
    {"an event's seat tells the deck", {.tell = seat_tells_the_deck}, "hears something hidden"},
    {"an event's level tells the deck", {.tell = level_tells_the_deck}, "hears something hidden"},
    {"an event's weight tells the deck", {.tell = weight_tells_the_deck}, "hears something hidden"},
    {"what it touches tells the deck", {.tell = touch_tells_the_deck}, "hears something hidden"},
    {"who leads it tells the deck", {.tell = lead_tells_the_deck}, "hears something hidden"},
    {"a danger tells the deck", {.describe = danger_tells_the_deck}, "hidden in the question"},
    {"two options pass", {.describe = all_options_pass}, "both let the others go on"},
    {"a key tells the deck", {.describe = key_tells_the_deck}, "hidden in the question"},
    {"what a score means tells the deck",
     {.sum_up = meaning_tells_the_deck},
     "hidden in the result"},
    {"a secret in an event's open part",
     {.run = run_with_open_secrets, .tell = tell_open_part},
     "hears something hidden"},
    {"an event for all eyes", {.run = run_with_wrong_eyes}, "hears something hidden"},

    {"a card is lost", {.run = run_and_lose_a_card}, "There are 2 cards"},
    {"a card is doubled", {.run = run_and_double_a_card}, "There are"},

    {"options change the state",
     {.options = options_change_points},
     "listing the options changed the state"},
    {"the view changes the state", {.view = view_changes_points}, "changed the state"},
    {"a prompt changes the state", {.prompt = prompt_changes_points}, "changed the state"},
    {"the picture changes the state", {.picture = picture_changes_points}, "changed the state"},
    {"the result changes the state", {.result = result_changes_points}, "changed the state"},
    {"valid changes the state", {.valid = valid_changes_points}, "changed the state"},
    {"dump changes chance", {.dump = dump_changes_chance}, "dumping the position changed"},

    {"run depends on a counter", {.run = run_by_a_counter}, "a clone gave another state"},
    {"run depends on an address", {.run = run_by_address}, "another state"},
    {"start depends on a counter", {.start = start_by_a_counter}, "replays to another state"},
    {"options depend on a counter", {.options = options_by_a_counter}, "else each time"},
    {"the picture depends on an address", {.picture = picture_by_address}, "else each time"},
    {"hide depends on a counter", {.hide = hide_by_a_counter}, "hiding with the same chance"},
    {"hide depends on hidden cards", {.hide = hide_by_hidden_cards}, "hidden in the view"},

    {"an option is listed twice", {.options = options_twice}, "listed twice"},
    {"there is no option", {.options = options_empty}, "has no option"},
    {"options depend on who answered", {.options = options_by_order}, "left a trace"},
    {"options have the same words", {.describe = option_without_difference}, "the same words"},
    {"options have no words", {.describe = option_without_words}, "an option has no words"},
    {"options have no end", {.describe = option_without_end}, "words are cut off"},
    {"a prompt has no end", {.prompt = prompt_without_end}, "words are cut off"},
    {"an option touches the moon", {.describe = option_targets_the_moon}, "not in the view"},
    {"a question has no words", {.prompt = prompt_without_words}, "a question has no words"},
    {"an event has no words", {.tell = tell_without_words}, "an event has no words"},

    {"hide hides nothing", {.hide = hide_nothing}, "never changed anything"},
    {"hide hides no hand", {.hide = hide_the_deck_only}, "never changed the unseen cards of seat"},
    {"hide forgets a hand", {.hide = hide_all_but_one_hand}, "the unseen cards of seat1.hand"},
    {"hide loses a card", {.hide = hide_and_lose_a_card}, "There are"},
    {"hide looks at the deck", {.hide = hide_by_the_top_card}, "left a trace of what was hidden"},
    {"hide hides the observer's hand", {.hide = hide_the_observers_hand}, "hidden in the view"},
    {"hide changes the observer's answer", {.hide = hide_the_observers_answer}, "or its answer"},

    {"load forgets a field", {.load = load_forgets_points}, "differs from the dumped one"},
    {"dump forgets a field", {.dump = dump_forgets_the_deck}, "a position was refused"},
    {"load refuses everywhere", {.load = load_has_an_excuse}, "refused: This position is in"},
    {"load refuses without excuse", {.load = load_has_another_excuse}, "refused: No."},

    {"the game never ends", {.run = run_without_end}, "does not end"},
    {"the result is silent", {.result = result_silent}, "does not know whether"},
    {"the result has no winner", {.result = result_without_winner}, "nobody is first"},
    {"the result comes too early", {.result = result_too_early}, "exactly when"},

    {"an answer is not taken", {.run = run_leaves_an_answer}, "was not taken"},
    {"the picture is too wide", {.picture = picture_too_wide}, "columns wide"},
    {"the view is not JSON", {.view = view_broken}, "not JSON"},

    {"the judge is too happy", {.judge = judge_too_happy}, "the judge says 1200"},
    {"the judge forgets a seat", {.judge = judge_of_one}, "the judge says -1"},
    {"the plan is illegal", {.plan = plan_behind_the_list}, "an option that is not there"},
    {"the plan looks at the deck", {.plan = plan_by_the_top_card}, "uses something hidden"},
    {"the plan changes the state", {.plan = plan_that_plays}, "changed the state"},
};

static struct game_rules sabotaged(const struct game_rules *bad)
{
    struct game_rules rules = toy;
#define REPLACE(function)                                                                          \
    if (bad->function)                                                                             \
    rules.function = bad->function
    REPLACE(start);
    REPLACE(run);
    REPLACE(options);
    REPLACE(result);
    REPLACE(hide);
    REPLACE(prompt);
    REPLACE(describe);
    REPLACE(tell);
    REPLACE(sum_up);
    REPLACE(view);
    REPLACE(picture);
    REPLACE(dump);
    REPLACE(load);
    REPLACE(valid);
    REPLACE(judge);
    REPLACE(plan);
#undef REPLACE
    return rules;
}

TEST(the_contract_kit_finds_every_seeded_fault)
{
    int missed = 0;
    game_faults_expected = true;
    for (size_t i = 0; i < sizeof sabotages / sizeof *sabotages; i++) {
        struct game_rules rules = sabotaged(&sabotages[i].bad);
        struct contract_report report = {.longest = SABOTAGED_LENGTH};
        struct reason why = {"no fault"};
        struct setup setup;
        setup_defaults(rules.setup, &setup);
        if (!contract_run(&rules, &setup, SABOTAGED_GAMES, &report, &why) &&
            strstr(why.text, sabotages[i].expected))
            continue;
        missed++;
        print_error("%s: expected '%s', found '%s'\n", sabotages[i].name, sabotages[i].expected,
                    why.text);
    }
    CHECK_EQ(missed, 0);
}

/* What a build with asserts does at each answer. */
TEST(an_answer_that_was_not_offered_and_an_impossible_state_are_noticed)
{
    struct game_rules rules = toy;
    struct setup setup;
    struct game g;
    uint8_t seed[SEED_BYTES] = {0};
    setup_defaults(toy.setup, &setup);
    CHECK(game_start(&rules, &g, &setup, seed, NULL));
    struct question q;
    int seat = set_first(game_pending(&g));
    game_question(&rules, &g, seat, &q);
    CHECK(game_offers(&rules, &g, seat, q.options[q.count - 1]));
    CHECK(!game_offers(&rules, &g, seat, (struct option){.verb = 99}));
    CHECK(game_is_valid(&rules, &g));
    g.deck.count--;
    CHECK(!game_is_valid(&rules, &g));
}

/* --- Modes that prove nothing, because they are hardly played. --- */

static bool start_never(struct game *g, const struct setup *setup, struct reason *why)
{
    (void)g, (void)setup;
    return refuse(why, "Not today.");
}

static void run_to_the_end_at_once(struct game *g)
{
    struct option options[OPTIONS];
    toy.run(g);
    while (g->k.pending) {
        int seat = __builtin_ctz(g->k.pending);
        toy.options(g, seat, options);
        game_apply(&toy, g, seat, options[0]);
    }
}

TEST(the_contract_kit_finds_modes_that_are_hardly_played)
{
    struct game_rules closed = toy, hasty = toy;
    struct contract_report report = {0};
    struct reason why = {""};
    closed.start = start_never;
    CHECK(!contract_run_mode(&closed, 0, 12, 0, &report, &why));
    CHECK_CONTAINS(why.text, "only 0 of 12 random setups");
    report = (struct contract_report){.setups = 30, .games = 9, .decisions = 900, .hidden = 1};
    CHECK(!contract_check_report(&report, &why));
    CHECK_CONTAINS(why.text, "only 9 of 30 random setups");
    report.games = 10;
    CHECK(contract_check_report(&report, &why));
    hasty.run = run_to_the_end_at_once;
    report = (struct contract_report){0};
    CHECK(!contract_run_mode(&hasty, 0, 12, 0, &report, &why));
    CHECK_CONTAINS(why.text, "only 0 decisions in 12 games");
}
