/* search.c - the bot that plays the game out in its head, again and again, and remembers what
 * paid.
 *
 * Each iteration guesses all that is hidden anew, walks down the tree by what was good so far for
 * the seat to answer until it meets something new, lets the game's judge say how that stands (or
 * plays on first, where the judge wants that or there is none), and credits the answers on the way
 * (single-observer information-set Monte Carlo tree search).
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
    LARGEST_TREE = 1 << 20, /* nodes: 28 MB. A full tree is used on and grows no more */
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
    struct step {
        uint32_t node;
        uint8_t seat;
    } path[DEEPEST_PATH]; /* the answers in the tree */
    int depth;
};

/* --- One iteration. --- */

/* The logarithm to base 2, nearly: exact at powers of two, and between them a straight line. That
 * is what the bits of a float are, read as a whole number. */
static inline float rough_log2(uint32_t n)
{
    float value = (float)n;
    int32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return (float)(bits - (127 << 23)) * (1.0f / (1 << 23));
}

static inline float promise(const struct node *node)
{
    float share = 1 / (float)node->visits;
    return node->reward * share + curiosity * sqrtf(rough_log2(node->available) * share);
}

/* The most promising of these nodes; one that was never tried comes first. */
static int select_child(struct search *s, const uint32_t *children, int count)
{
    int best = 0;
    uint32_t untried = 0;
    float best_promise = -1;
    for (int i = 0; i < count; i++) {
        struct node *node = &s->tree.nodes[children[i]];
        node->available++;
        if (!node->visits && !dice_below(&s->dice, ++untried)) /* each equally likely */
            best = i;
        if (!node->visits || untried)
            continue;
        float value = promise(node);
        best = value > best_promise ? i : best;
        best_promise = value > best_promise ? value : best_promise;
    }
    return best;
}

/* Walks down to an answer that was never tried, or to the end of the game. */
static void descend(struct search *s)
{
    const struct game_rules *rules = s->task->rules;
    const struct kernel *k = game_kernel_const(s->g);
    struct option options[OPTIONS];
    uint32_t node = TREE_ROOT, info = TREE_ROOT, children[OPTIONS];
    s->depth = 0;
    for (bool known = true; k->pending && known && s->depth < DEEPEST_PATH;) {
        if (k->pending == k->asked)
            info = node;
        int seat = __builtin_ctz(k->pending);
        int count = (int)(rules->options(s->g, seat, options) - options);
        if (!tree_children(&s->tree, info, seat, options, count, children))
            return; /* the tree is full */
        int choice = select_child(s, children, count);
        s->path[s->depth] = (struct step){children[choice], (uint8_t)seat};
        known = s->tree.nodes[children[choice]].visits;
        s->depth++;
        game_apply(rules, s->g, seat, options[choice]);
        if (info == node)
            node = children[choice];
        else if (tree_children(&s->tree, node, seat, &options[choice], 1, children))
            node = children[0];
        else
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
        struct node *node = &s->tree.nodes[s->path[i].node];
        node->visits++;
        node->reward += rewards[s->path[i].seat];
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
    if (s->iterations && s->iterations < LARGEST_TREE / OPTIONS)
        room = (uint32_t)s->iterations * OPTIONS + 1;
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
static void collect(struct search *s, const struct bot_task *task)
{
    uint32_t children[OPTIONS];
    if (!tree_children(&s->tree, TREE_ROOT, task->seat, task->question.options,
                       task->question.count, children))
        return;
    for (int i = 0; i < task->question.count; i++) {
        task->opinions[i].win += s->tree.nodes[children[i]].reward;
        task->opinions[i].visits += s->tree.nodes[children[i]].visits;
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
    bool ready[MOST_THREADS] = {false}, running[MOST_THREADS] = {false};
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
