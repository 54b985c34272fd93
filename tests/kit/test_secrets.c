/* test_secrets.c - proof that secrets.c bites: faults in the toy that let hidden cards decide who
 * is asked, each of which must be found and named. */
#include "kit/secrets.h"
#include "kit/test.h"
#include "toy/toy.h"

enum { ANSWERS = 1500 };

/* The open question is answered for this seat. */
static void answer_unasked(struct game *g, int seat, struct option option)
{
    g->k.answer[seat] = option;
    g->k.pending &= (seat_set)~seat_bit(seat);
    if (!g->k.pending)
        toy.run(g);
}

static uint8_t offered_card(const struct game *g)
{
    return g->hand[g->k.ask.a].card[g->k.ask.b];
}

/* Whoever is offered a good card takes it and is not asked. */
static void run_takes_good_cards(struct game *g)
{
    toy.run(g);
    while (g->k.pending && g->k.ask.kind == ASK_ACCEPT && offered_card(g) >= CONTENT)
        answer_unasked(g, __builtin_ctz(g->k.pending), (struct option){ACCEPT});
}

/* A winner whose hand has no low card has nothing to improve, and is not asked whom to rob. */
static void run_robs_for_the_poor(struct game *g)
{
    toy.run(g);
    while (g->k.pending && g->k.ask.kind == ASK_VICTIM) {
        int thief = __builtin_ctz(g->k.pending), lowest = NUMBERS;
        for (int place = 0; place < g->hand[thief].count; place++)
            if (g->hand[thief].card[place] < lowest)
                lowest = g->hand[thief].card[place];
        if (lowest < 3)
            return;
        answer_unasked(g, thief, (struct option){STOP_ROBBING});
    }
}

/* Ben bids an 8 whenever there is one in his hand. The others are asked as ever. */
static void run_bids_eights(struct game *g)
{
    toy.run(g);
    if (g->k.pending == (1 << PLAYERS) - 1 && memchr(g->hand[1].card, 8, g->hand[1].count))
        answer_unasked(g, 1, (struct option){BID, 8});
}

/* The question for a good card is another one, and the view says which is asked. */
static void run_asks_something_else(struct game *g)
{
    toy.run(g);
    if (g->k.pending && g->k.ask.kind == ASK_ACCEPT && offered_card(g) >= CONTENT)
        g->k.ask.kind = ASK_VICTIM;
}

static void view_with_the_question(const struct game *g, int observer, struct writer *w)
{
    toy.view(g, observer, w);
    put_int(w, "asked_for", g->k.ask.kind);
}

/* It depends on a hidden card whether the thief goes on, and nobody is told. */
static struct listener *honest;

static void hear_no_contentment(struct listener *listener, const struct event *event)
{
    (void)listener;
    if (event->kind != CONTENTED)
        honest->hear(honest, event);
}

static void run_silently(struct game *g)
{
    struct listener deaf = {hear_no_contentment};
    honest = event_listener;
    if (honest)
        event_listener = &deaf;
    toy.run(g);
    event_listener = honest;
}

static const struct leak {
    const char *name;
    void (*run)(struct game *);
    void (*view)(const struct game *, int, struct writer *);
    const char *expected; /* piece of the reason; NULL: there is nothing to find */
} leaks[] = {
    {"no fault", NULL, NULL, NULL},
    {"the view says what is asked", NULL, view_with_the_question, NULL},
    {"good cards are taken", run_takes_good_cards, NULL, "whether accept or nothing is asked"},
    {"the rich do not rob", run_robs_for_the_poor, NULL, "or victim is asked"},
    {"who has an 8 bids it", run_bids_eights, NULL, "whether bid or bid is asked"},
    {"the kind depends on the card", run_asks_something_else, view_with_the_question,
     "whether accept or victim is asked"},
    {"a rule turns silently", run_silently, NULL, "whether nothing or victim is asked"},
};

TEST(who_is_asked_because_of_a_hidden_card_is_noticed)
{
    int missed = 0;
    game_faults_expected = true;
    for (size_t i = 0; i < sizeof leaks / sizeof *leaks; i++) {
        struct game_rules rules = toy;
        struct secrets_report report = {0};
        struct reason why = {""};
        rules.run = leaks[i].run ? leaks[i].run : toy.run;
        rules.view = leaks[i].view ? leaks[i].view : toy.view;
        bool silent = secrets_run_mode(&rules, 0, ANSWERS, &report, &why);
        CHECK(report.answers >= ANSWERS);
        if (leaks[i].expected ? !silent && strstr(why.text, leaks[i].expected) : silent)
            continue;
        missed++;
        print_error("%s: found '%s'\n", leaks[i].name, why.text);
    }
    CHECK_EQ(missed, 0);
}
