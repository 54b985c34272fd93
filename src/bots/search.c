/* search.c - the bot that plays the game out in its head, again and again, and remembers what
 * paid.
 *
 * Each iteration guesses all that is hidden anew, walks down the tree by what was good so far for
 * the seat to answer, adds one node, plays on a little by the game's plan and by chance, and
 * credits the outcome to the answers on the way (single-observer information-set Monte Carlo tree
 * search).
 *
 * Seats that are asked at once answer one after the other here, but none may use what the one
 * before has answered: their choices are remembered where the question was opened ("info"), while
 * the tree grows below all their answers ("node"). */
#include "bots/bot.h"
#include "bots/tree.h"
#include "core/clock.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    LARGEST_TREE = 1 << 18, /* nodes: 7 MB. A full tree is used on and grows no more */
    DEEPEST_PATH = 400,     /* answers that are credited in one iteration */
    LONGEST_PLAYOUT = 5000, /* without a judge: this game may never end */
    PLANNED = 2,            /* one answer of so many is the plan's, the others are random */
    CLOCK_EVERY = 4,        /* iterations */
    MOST_THREADS = 64
};

static const float curiosity = 0.35f; /* weight of what was seldom tried */

/* One thread's search. */
struct search {
    const struct bot_task *task;
    struct tree tree;
    struct game *g; /* the state of the running iteration */
    struct chance chance;
    struct dice dice;
    long iterations; /* to do; 0: until the clock says stop */
    double deadline; /* 0: none */
    uint32_t path[DEEPEST_PATH];
    int depth;
};

/* --- One iteration. --- */

/* The logarithm to base 2, nearly: exact at powers of two, and between them a straight line. */
static float rough_log2(uint32_t n)
{
    int whole = 31 - __builtin_clz(n);
    return (float)whole + (float)(n - (1u << whole)) / (float)(1u << whole);
}

static float promise(const struct node *node)
{
    float visits = (float)node->visits;
    return node->reward / visits + curiosity * sqrtf(rough_log2(node->available) / visits);
}

/* The most promising of these options; one that was never tried comes first. Sets `found` to its
 * node, if it has one. */
static int select_option(struct search *s, uint32_t info, int seat, const struct option *options,
                         int count, uint32_t *found)
{
    int best = 0, untried = 0;
    float best_promise = -1;
    *found = TREE_NONE;
    for (int i = 0; i < count; i++) {
        uint32_t child = tree_find(&s->tree, info, seat, options[i]);
        if (!child) {
            untried++;
            if (!dice_below(&s->dice, (uint32_t)untried)) /* each equally likely */
                best = i;
            continue;
        }
        struct node *node = &s->tree.nodes[child];
        node->available++;
        if (untried)
            continue;
        float value = promise(node);
        if (value > best_promise) {
            best_promise = value;
            best = i;
            *found = child;
        }
    }
    if (untried)
        *found = TREE_NONE;
    return best;
}

/* Walks down until a new node was added or the game is over. */
static void descend(struct search *s)
{
    const struct game_rules *rules = s->task->rules;
    const struct kernel *k = game_kernel_const(s->g);
    struct option options[OPTIONS];
    uint32_t node = TREE_ROOT, info = TREE_ROOT;
    bool added = false;
    s->depth = 0;
    while (k->pending && !added && s->depth < DEEPEST_PATH) {
        if (k->pending == k->asked)
            info = node;
        int seat = __builtin_ctz(k->pending);
        int count = (int)(rules->options(s->g, seat, options) - options);
        uint32_t choice;
        struct option option =
            options[select_option(s, info, seat, options, count, &choice)];
        added = !choice;
        if (added && !(choice = tree_add(&s->tree, info, seat, option)))
            return; /* full */
        s->path[s->depth++] = choice;
        game_apply(rules, s->g, seat, option);
        node = info == node ? choice : tree_reach(&s->tree, node, seat, option);
        if (!node)
            return;
    }
}

/* Plays on, to the end or until the judge can tell as well. */
static void play_out(struct search *s)
{
    const struct game_rules *rules = s->task->rules;
    struct option options[OPTIONS];
    int left = rules->judge ? rules->playout : LONGEST_PLAYOUT;
    for (seat_set pending; (pending = game_pending(s->g)) && left; left--) {
        int seat = __builtin_ctz(pending);
        int count = (int)(rules->options(s->g, seat, options) - options);
        int choice = rules->plan && !dice_below(&s->dice, PLANNED)
                         ? rules->plan(s->g, seat, options, count, &s->dice)
                         : (int)dice_below(&s->dice, (uint32_t)count);
        game_apply(rules, s->g, seat, options[choice]);
    }
}

static void credit(struct search *s)
{
    float rewards[SEATS];
    bot_rewards(s->task->rules, s->g, rewards);
    for (int i = 0; i < s->depth; i++) {
        struct node *node = &s->tree.nodes[s->path[i]];
        if (!node->visits++)
            node->available++; /* it was not there yet when the options were looked at */
        node->reward += rewards[node->seat];
    }
}

static void iterate(struct search *s)
{
    memcpy(s->g, s->task->guess, s->task->rules->size);
    game_hide(s->task->rules, s->g, s->task->seat, &s->chance);
    descend(s);
    play_out(s);
    credit(s);
}

/* --- One thread. --- */

static void *think(void *context)
{
    struct search *s = context;
    for (long done = 0; !s->iterations || done < s->iterations; done++) {
        if (s->deadline > 0 && done && done % CLOCK_EVERY == 0 && clock_seconds() >= s->deadline)
            break;
        iterate(s);
    }
    return NULL;
}

static bool search_start(struct search *s, const struct bot_task *task, int threads)
{
    const struct bot_budget *budget = &task->budget;
    uint32_t room = LARGEST_TREE;
    s->task = task;
    s->dice.state = (uint64_t)dice_roll(task->dice) << 32 | dice_roll(task->dice);
    bot_chance(&s->chance, &s->dice);
    s->iterations = (budget->iterations + threads - 1) / threads;
    s->deadline = budget->ms ? clock_seconds() + 1e-3 * (double)budget->ms : 0;
    if (s->iterations && s->iterations < LARGEST_TREE / (2 * SEATS))
        room = (uint32_t)s->iterations * 2 * SEATS + 2;
    s->g = malloc(task->rules->size);
    return tree_start(&s->tree, room) && s->g;
}

static void search_free(struct search *s)
{
    tree_free(&s->tree);
    free(s->g);
}

/* --- All threads. --- */

/* Adds what one thread found out about the options. */
static void collect(const struct search *s, const struct bot_task *task)
{
    for (int i = 0; i < task->question.count; i++) {
        uint32_t child =
            tree_find(&s->tree, TREE_ROOT, task->seat, task->question.options[i]);
        task->opinions[i].win += child ? s->tree.nodes[child].reward : 0;
        task->opinions[i].visits += child ? s->tree.nodes[child].visits : 0;
    }
}

/* The option that was tried most, because the search returned to it. (A bot that must bluff would
 * mix here.) */
static int conclude(const struct bot_task *task)
{
    int best = 0;
    for (int i = 0; i < task->question.count; i++) {
        struct bot_opinion *opinion = &task->opinions[i];
        opinion->win = opinion->visits ? opinion->win / (float)opinion->visits : 0;
        if (opinion->visits > task->opinions[best].visits)
            best = i;
    }
    return best;
}

/* Each thread grows a tree of its own; the roots are added up. The first runs here. */
int search_choose(const struct bot_task *task)
{
    int threads = task->budget.threads < MOST_THREADS ? task->budget.threads : MOST_THREADS;
    struct search *searches = calloc((size_t)threads, sizeof *searches);
    pthread_t thread[MOST_THREADS];
    bool ready[MOST_THREADS], running[MOST_THREADS] = {false};
    if (!searches)
        return plan_choose(task);
    for (int i = 0; i < threads; i++)
        ready[i] = search_start(&searches[i], task, threads);
    for (int i = 1; i < threads; i++)
        running[i] = ready[i] && !pthread_create(&thread[i], NULL, think, &searches[i]);
    if (ready[0])
        think(&searches[0]);
    for (int i = 0; i < threads; i++) {
        if (running[i])
            pthread_join(thread[i], NULL);
        if (ready[i])
            collect(&searches[i], task);
        search_free(&searches[i]);
    }
    free(searches);
    return conclude(task);
}
