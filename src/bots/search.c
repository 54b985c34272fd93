/* search.c - the bot that plays the game out in its head, again and again, and remembers what
 * paid: single-observer information-set Monte Carlo tree search.
 *
 * Each iteration takes a guess of all that is hidden and goes through four phases. It walks down
 * the tree by what was good so far for the seat to answer until it meets something new (selection
 * and expansion), plays on if the judge wants that or there is none (simulation), lets the game's
 * judge say how that stands, and adds the reward to all answers on the way (backpropagation). Where
 * it plays on it trusts the game's plan: the plan plays, and the plan's answer is the first that is
 * tried at a new node.
 *
 * Seats that are asked at once answer one after the other here, but none may use what the one
 * before has answered: their information sets lie below the answer that opened the question
 * (`information`), while the tree grows below all their answers (`history`). */
#include "bots/bot.h"
#include "bots/tree.h"
#include "core/stopwatch.h"

#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    LARGEST_TREE =
        128 << 20, /* bytes: full after 1.7 million iterations; then it no longer grows */
    BYTES_PER_ITERATION = 128, /* more than one needs */
    DEEPEST_PATH = 400,        /* answers of one iteration that are in the tree */
    LONGEST_PLAYOUT = 5000,    /* this game may never end */
    INVERSE_EPSILON = 10,      /* of the playout policy: one answer in this many is random */
    GUESSES = 64,              /* that are kept at the same time ... */
    GUESS_USES = 16,           /* ... and the iterations that each serves */
    ENOUGH = 80,      /* per cent of the most visits: an option with as many may be chosen */
    LOOKS = 8,        /* at the clock in the time that seems to be left */
    RAREST_LOOK = 64, /* iterations from one look to the next */
    LOG_STEPS = 8,    /* of a logarithm's table, for each doubling */
    MOST_THREADS = 64
};

/* First-play urgency: an option that was never tried counts as one that was tried once and did
 * worse by this, in standard deviations, than its node does on average. */
static const float urgency_reduction = 0.25f;

/* The rewards of a search, and how much they differ. A judge that is asked at once gives nearly
 * equal rewards, a game that is played to its end gives 0 and 1. The exploration constant has to
 * fit both, so it is their standard deviation. */
struct statistics {
    uint32_t count;
    float mean, squares; /* squares: the sum of those of how far each is off */
};

enum { FEW_REWARDS = 16 };                   /* tell no deviation yet */
static const float first_deviation = 0.2f;   /* until then */
static const float least_deviation = 0.003f; /* a few steps of the judge */

/* One thread's search. */
struct search {
    const struct bot_task *task;
    size_t size; /* of a state, as far as it is in use */
    struct tree tree;
    struct game *g;   /* the state of the running iteration */
    uint8_t *guesses; /* owned: GUESSES states */
    struct chance chance;
    struct dice dice;
    uint32_t tie_break;     /* which option wins a tie, as a fraction of all */
    long iterations;        /* to do; 0: until the clock says stop */
    double start, deadline; /* 0: none */
    long next_look;         /* at the clock: the iteration */
    bool may_stop_early;    /* ... as soon as more iterations cannot change its choice */
    struct statistics rewards;
    float deviation;                   /* of them */
    struct statistics option[OPTIONS]; /* the rewards of each option of the question */
    int tried;                         /* which of them, in the running iteration; -1: none */
    float sqrt_log[32 * LOG_STEPS];    /* see the function of this name */
    struct step {
        struct edge *edge;
        struct node *node;
        int seat;
    } path[DEEPEST_PATH]; /* the answers in the tree */
    int depth;
};

/* --- One iteration. --- */

static int playout_of(const struct game_rules *rules)
{
    return rules->judge ? rules->playout : LONGEST_PLAYOUT;
}

/* The factor of the UCB formula that belongs to the node, sqrt(log2(visits)). The table has a row
 * for each eighth of a doubling, which is what the first bits of a float count. */
static float sqrt_log(const struct search *s, uint32_t visits)
{
    float value = (float)visits;
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    assert(visits); /* a logarithm of 0 would be before the table */
    return s->sqrt_log[(bits >> 20) - 127 * LOG_STEPS];
}

/* The option with the highest upper confidence bound (UCB1), and the number of its edge; at a tie,
 * as between all that were never tried, the first from `start` on. The bound is
 *
 *     mean + deviation * sqrt(log2(visits of the node)) / sqrt(visits of the edge)
 *
 * Which one is highest cannot be predicted, and a mispredicted branch costs more than the whole
 * comparison. So there is none: each option becomes a number, first its UCB, then its rank at a
 * tie, and the largest counts. */
static inline unsigned highest_ucb(struct node *node, const struct option *options, int count,
                                   float exploration, uint32_t start, int *choice)
{
    uint64_t best = 0;
    for (uint32_t i = 0; i < (uint32_t)count; i++) {
        unsigned number = node_find(node, options[i]);
        const struct edge *edge = &node->edge[number];
        float ucb = edge->mean + exploration * edge->inverse_sqrt;
        assert(ucb >= 0); /* so that its bits, as a number, have the same order */
        uint32_t bits, rank = (start - 1 - i) & 255;
        memcpy(&bits, &ucb, sizeof bits);
        uint64_t candidate = (uint64_t)bits << 32 | rank << 8 | number;
        best = candidate > best ? candidate : best;
    }
    *choice = (int)((start - 1 - (uint32_t)(best >> 8)) & 255);
    assert(*choice < count);
    return best & 255;
}

/* What to try first at a new node. */
static int expansion_choice(struct search *s, int seat, const struct option *options, int count)
{
    const struct game_rules *rules = s->task->rules;
    if (rules->plan && playout_of(rules))
        return rules->plan(s->g, seat, options, count, &s->dice);
    return (int)dice_below(&s->dice, (uint32_t)count);
}

/* Chooses what to try now, and returns its edge; NULL if the tree is full. */
static struct edge *select_edge(struct search *s, struct edge *parent, struct node **at,
                                const struct option *options, int count, int *choice)
{
    struct node *node = *at;
    unsigned number = 0;
    if (node->count) {
        float deviation = s->deviation;
        float exploration = node->visits ? sqrt_log(s, node->visits) * deviation : 0;
        s->tie_break += UINT32_C(2654435769); /* 2^32 / the golden ratio: spreads evenly */
        uint32_t start = (uint32_t)((uint64_t)s->tie_break * (uint32_t)count >> 32);
        float urgency = node->mean - urgency_reduction * deviation;
        node->edge[0].mean = urgency > 0 ? urgency : 0;
        number = highest_ucb(node, options, count, exploration, start, choice);
    } else {
        *choice = expansion_choice(s, node->seat, options, count);
    }
    node->visits++;
    return number ? &node->edge[number] : tree_add(&s->tree, parent, at, options[*choice]);
}

/* The edge of an answer that is given; NULL if the tree is full. */
static struct edge *find_or_add(struct search *s, struct edge *parent, struct node **node,
                                struct option option)
{
    unsigned number = node_find(*node, option);
    return number ? &(*node)->edge[number] : tree_add(&s->tree, parent, node, option);
}

/* Is it known which bot this seat has (the opponent model)? */
static bool is_modelled(const struct search *s, int seat)
{
    return s->task->insight && s->task->insight->foe && seat != s->task->seat;
}

/* Is this seat asked at the same time as the search's own? Then, if the judge is asked at once, the
 * plan answers for it. Its first answers in the tree would be random ones, and the options that
 * were tried meanwhile would be blamed for them, more than exploration makes up for. */
static bool is_asked_beside(const struct search *s, const struct edge *information, int seat)
{
    return information == &s->tree.root && seat != s->task->seat && !playout_of(s->task->rules);
}

/* What a seat answers that need not be searched. */
static int predict(struct search *s, int seat, const struct option *options, int count)
{
    const struct bot_insight *insight = s->task->insight;
    return is_modelled(s, seat) ? bot_choose(s->task->rules, s->g, seat, insight->foe,
                                             &insight->foe_budget, &s->dice, NULL)
                                : bot_plan(s->task->rules, s->g, seat, options, count, &s->dice);
}

/* Asks for the memory of a node that is needed when the rules have run. */
static void prefetch_node(const struct search *s, const struct edge *edge)
{
    enum { LINE = 16, LINES = 4 }; /* words of a cache line; lines of a node of eight */
    for (int line = 0; line < LINES; line++)
        __builtin_prefetch(s->tree.words + edge->node + LINE * line);
}

/* The options of a seat. Those of the question that the search is about are known; all others are
 * listed. */
static const struct option *options_of(const struct search *s, const struct edge *information,
                                       int seat, struct option list[OPTIONS], int *count)
{
    if (information == &s->tree.root && seat == s->task->seat) {
        *count = s->task->question.count;
        return s->task->question.options;
    }
    *count = (int)(s->task->rules->options(s->g, seat, list) - list);
    return list;
}

/* The history with one more answer, which was chosen by what is known elsewhere; NULL if the tree
 * is full. */
static struct edge *extend(struct search *s, struct edge *history, int seat, struct option answer)
{
    struct node *node = tree_node(&s->tree, history, seat);
    return node ? find_or_add(s, history, &node, answer) : NULL;
}

/* Chooses what this seat answers and remembers it on the path; its edge, or NULL if the tree is
 * full. Where another seat has one option only, it is taken without thought, but it is part of the
 * history: in another guess it may be a choice, and who watches cannot tell. */
static struct edge *walk_on(struct search *s, struct edge *information, int seat,
                            const struct option *options, int count, int *choice)
{
    bool predicts = is_modelled(s, seat) || is_asked_beside(s, information, seat);
    struct node *node = tree_node(&s->tree, information, seat);
    struct edge *edge = NULL;
    if (node && count > 1 && !predicts) {
        edge = select_edge(s, information, &node, options, count, choice);
    } else if (node) {
        *choice = count > 1 ? predict(s, seat, options, count) : 0;
        node->visits++;
        edge = find_or_add(s, information, &node, options[*choice]);
    }
    if (!edge)
        return NULL;
    if (options == s->task->question.options)
        s->tried = *choice;
    s->path[s->depth++] = (struct step){edge, node, seat};
    prefetch_node(s, edge);
    return edge;
}

/* Walks down to a choice that was never made, or to the end of the game. */
static void select_path(struct search *s)
{
    const struct kernel *k = game_kernel_const(s->g);
    struct option list[OPTIONS];
    struct edge *history = &s->tree.root, *information = history;
    bool known = true;
    s->depth = 0;
    s->tried = -1;
    for (int answers = 0; k->pending && known && history && answers < DEEPEST_PATH; answers++) {
        if (k->pending == k->asked)
            information = history;
        int seat = __builtin_ctz(k->pending), count, choice = 0;
        const struct option *options = options_of(s, information, seat, list, &count);
        if (count > 1 || seat != s->task->seat) { /* one's own lack of a choice is no news */
            struct edge *edge = walk_on(s, information, seat, options, count, &choice);
            if (!edge)
                return; /* the tree is full */
            known = edge->visits || count == 1;
            history = information == history ? edge : extend(s, history, seat, options[choice]);
        }
        game_apply(s->task->rules, s->g, seat, options[choice]);
    }
}

/* What a seat answers while the search plays on. */
static int playout_choice(struct search *s, int seat, const struct option *options, int count)
{
    const struct game_rules *rules = s->task->rules;
    if (rules->plan && dice_below(&s->dice, INVERSE_EPSILON))
        return rules->plan(s->g, seat, options, count, &s->dice);
    return (int)dice_below(&s->dice, (uint32_t)count);
}

/* Plays on, to the end or until the judge can tell as well. Only choices count. */
static void play_out(struct search *s)
{
    const struct game_rules *rules = s->task->rules;
    struct option options[OPTIONS];
    int left = playout_of(rules);
    for (int answers = 0; game_pending(s->g) && left && answers < LONGEST_PLAYOUT; answers++) {
        int seat = __builtin_ctz(game_pending(s->g)), choice = 0;
        int count = (int)(rules->options(s->g, seat, options) - options);
        if (count > 1) {
            choice = playout_choice(s, seat, options, count);
            left--;
        }
        game_apply(rules, s->g, seat, options[choice]);
    }
}

/* (Welford's algorithm.) */
static void statistics_add(struct statistics *rewards, float reward)
{
    float off = reward - rewards->mean;
    rewards->mean += off / (float)++rewards->count;
    rewards->squares += off * (reward - rewards->mean);
}

/* (Chan's.) */
static void statistics_merge(struct statistics *rewards, const struct statistics *more)
{
    uint32_t count = rewards->count + more->count;
    float off = more->mean - rewards->mean, share = (float)more->count / (float)(count ? count : 1);
    rewards->mean += off * share;
    rewards->squares += more->squares + off * off * share * (float)rewards->count;
    rewards->count = count;
}

static float statistics_deviation(const struct statistics *rewards)
{
    return rewards->count >= FEW_REWARDS
               ? sqrtf(rewards->squares / (float)rewards->count) + least_deviation
               : first_deviation;
}

/* Adds the rewards of the iteration to all that led to them. */
static void backpropagate(struct search *s)
{
    float rewards[SEATS];
    bot_rewards(s->task->rules, s->g, rewards);
    statistics_add(&s->rewards, rewards[s->task->seat]);
    if (s->tried >= 0)
        statistics_add(&s->option[s->tried], rewards[s->task->seat]);
    s->deviation = statistics_deviation(&s->rewards);
    for (int i = 0; i < s->depth; i++) {
        struct edge *edge = s->path[i].edge;
        struct node *node = s->path[i].node;
        assert(node->seat == s->path[i].seat && node->visits > edge->visits);
        assert(edge > node->edge && edge <= node->edge + node->count);
        float share = 1 / (float)++edge->visits, reward = rewards[s->path[i].seat];
        node->mean += (reward - node->mean) / (float)node->visits;
        edge->mean += (reward - edge->mean) * share;
        edge->inverse_sqrt = sqrtf(share);
    }
}

/* What others have already answered in secret is no better known than what they are going to
 * answer, so they answer once more. */
static void take_back_secrets(struct game *guess)
{
    struct kernel *k = game_kernel(guess);
    for (seat_set given = k->asked & (seat_set)~k->pending; given; given &= (seat_set)(given - 1))
        k->answer[__builtin_ctz(given)] = (struct option){0};
    k->pending = k->asked;
}

/* The determinization for this iteration. One costs as much as some answers, so each serves several
 * iterations; not one after the other, which would let the search follow what is true in one guess
 * only.
 *
 * Everything is hidden twice: bot_choose has already hidden it in the task's guess, so that no bot
 * ever holds a secret, and it is hidden again here because the search needs many guesses and not
 * one. Nothing is lost by starting from a guess instead of the real state: hiding depends only on
 * what the seat knows, and that is the same in both. */
static const void *next_guess(struct search *s, long iteration)
{
    const struct bot_insight *insight = s->task->insight;
    if (insight)
        return (const uint8_t *)insight->guesses +
               (size_t)(iteration % insight->count) * s->task->rules->size;
    size_t offset = (size_t)(iteration % GUESSES) * s->task->rules->size;
    struct game *guess = (struct game *)(s->guesses + offset);
    if (iteration / GUESSES % GUESS_USES == 0) {
        memcpy(guess, s->task->guess, s->size);
        game_hide(s->task->rules, guess, s->task->seat, &s->chance);
        if (!playout_of(s->task->rules))
            take_back_secrets(guess);
    }
    return guess;
}

static void iterate(struct search *s, long iteration)
{
    memcpy(s->g, next_guess(s, iteration), s->size);
    select_path(s);
    play_out(s);
    backpropagate(s);
}

/* --- One thread. --- */

/* Whether the search may stop early: even if everything that is left were spent on the second best,
 * it would not be visited often enough to be chosen. */
static bool no_option_can_overtake(struct search *s, double iterations_left)
{
    const struct node *node = tree_node(&s->tree, &s->tree.root, s->task->seat);
    uint32_t best = 0, second = 0;
    for (int i = 1; node && i <= node->count; i++) {
        uint32_t visits = node->edge[i].visits;
        second = visits > best ? best : visits > second ? visits : second;
        best = visits > best ? visits : best;
    }
    return second + iterations_left < best * (ENOUGH / 100.0);
}

/* Looks at the clock, but not after every iteration: a look costs as much as a short one. It is not
 * put off for long either, because some iterations are long, and a busy machine makes all of them
 * longer. */
static bool time_is_up(struct search *s, long done)
{
    if (!(s->deadline > 0) || done < s->next_look)
        return false;
    double now = stopwatch_seconds(), left = s->deadline - now;
    double more = done ? left / (now - s->start) * (double)done : 0, until = more / LOOKS;
    s->next_look = done + (until > RAREST_LOOK ? RAREST_LOOK : until > 1 ? (long)until : 1);
    return done && (left <= 0 || (s->may_stop_early && no_option_can_overtake(s, more)));
}

static void *think(void *context)
{
    struct search *s = context;
    for (long done = 0; (!s->iterations || done < s->iterations) && !time_is_up(s, done); done++)
        iterate(s, done);
    return NULL;
}

static bool search_start(struct search *s, const struct bot_task *task, int threads)
{
    const struct bot_budget *budget = &task->budget;
    size_t bytes = LARGEST_TREE;
    s->task = task;
    s->size = game_size(task->rules, task->guess);
    s->dice.state = (uint64_t)dice_roll(task->dice) << 32 | dice_roll(task->dice);
    bot_chance(&s->chance, &s->dice);
    s->iterations = (budget->iterations + threads - 1) / threads;
    for (int i = 0; i < 32 * LOG_STEPS; i++)
        s->sqrt_log[i] = sqrtf((float)i / LOG_STEPS);
    s->deviation = first_deviation;
    s->start = budget->ms ? stopwatch_seconds() : 0;
    s->deadline = budget->ms ? s->start + 1e-3 * (double)budget->ms : 0;
    s->may_stop_early = !task->explains && threads == 1; /* only all trees together know the best */
    if (s->iterations && s->iterations < LARGEST_TREE / BYTES_PER_ITERATION)
        bytes = (size_t)(s->iterations + 1) * BYTES_PER_ITERATION;
    s->g = calloc(1, task->rules->size); /* what is not in use is zero */
    s->guesses = calloc(GUESSES, task->rules->size);
    return tree_start(&s->tree, bytes) && s->g && s->guesses;
}

static void search_free(struct search *s)
{
    tree_free(&s->tree);
    free(s->g);
    free(s->guesses);
}

/* --- All threads. --- */

/* Adds what one thread found out about the options. */
static void merge_options(const struct search *s, const struct bot_task *task,
                          struct statistics total[OPTIONS])
{
    for (int i = 0; i < task->question.count; i++)
        statistics_merge(&total[i], &s->option[i]);
}

/* The standard error of an option's mean. A few rewards can be alike by chance, so one more is
 * added that lies as far off as rewards do in this search. */
static float standard_error(const struct statistics *option, float deviation)
{
    float count = (float)option->count;
    float variance = (option->squares + deviation * deviation) / (count + 1);
    return sqrtf(variance / count);
}

static bool is_waste(const struct bot_task *task, int option)
{
    return task->rules->wastes &&
           task->rules->wastes(task->guess, task->seat, task->question.options[option]);
}

/* It has none of what would be a waste, and so never answers it. */
static void form_opinions(const struct bot_task *task, const struct statistics total[OPTIONS],
                          float deviation)
{
    for (int i = 0; i < task->question.count; i++)
        if (total[i].count && !is_waste(task, i))
            task->opinions[i] = (struct bot_opinion){.win = total[i].mean,
                                                     .error = standard_error(&total[i], deviation),
                                                     .visits = total[i].count};
}

static uint32_t most_visits(const struct bot_opinion *opinions, int count)
{
    uint32_t most = 0;
    for (int i = 0; i < count; i++)
        most = opinions[i].visits > most ? opinions[i].visits : most;
    return most;
}

/* Was it tried nearly as often as any other? Less visits are a judgement, too: harder to come by
 * than a good mean. */
static bool is_enough(const struct bot_opinion *option, uint32_t most)
{
    return (uint64_t)option->visits * 100 >= (uint64_t)most * ENOUGH;
}

/* Of all options that were tried enough the one with the highest lower confidence bound. Often it
 * is the most visited one; but what looked good first keeps its lead in visits for a while when
 * something better is found. */
int search_best(const struct bot_opinion *opinions, int count)
{
    uint32_t most = most_visits(opinions, count);
    int best = -1;
    for (int i = 0; i < count; i++)
        if (is_enough(&opinions[i], most) &&
            (best < 0 ||
             opinions[i].win - opinions[i].error > opinions[best].win - opinions[best].error))
            best = i;
    return best;
}

/* One of the options that the search cannot tell apart from the best, with chances in proportion to
 * their visits (temperature 1). So nothing is lost, and whoever watches reads less from the choice.
 */
static int mix(const struct bot_task *task, int best)
{
    const struct bot_opinion *opinions = task->opinions;
    uint32_t most = most_visits(opinions, task->question.count), sum = 0;
    float least = opinions[best].win - opinions[best].error;
    int choice = best;
    for (int i = 0; i < task->question.count; i++) {
        if (!is_enough(&opinions[i], most) || opinions[i].win + opinions[i].error < least)
            continue;
        sum += opinions[i].visits;
        if (dice_below(task->dice, sum) < opinions[i].visits)
            choice = i;
    }
    return choice;
}

/* Fills in the opinions. Each thread grows its own tree, and what they found out is added up (root
 * parallelisation); the first runs here. A thread that has no memory is left out. */
static void think_about(const struct bot_task *task)
{
    int threads = task->budget.threads < MOST_THREADS ? task->budget.threads : MOST_THREADS;
    struct search *searches = calloc((size_t)threads, sizeof *searches);
    struct statistics total[OPTIONS] = {{0}}, rewards = {0};
    pthread_t thread[MOST_THREADS];
    bool ready[MOST_THREADS] = {false}, running[MOST_THREADS] = {false};
    if (!searches)
        return;
    for (int i = 0; i < threads; i++)
        ready[i] = search_start(&searches[i], task, threads);
    for (int i = 1; i < threads; i++)
        running[i] = ready[i] && !pthread_create(&thread[i], NULL, think, &searches[i]);
    if (ready[0])
        think(&searches[0]);
    for (int i = 0; i < threads; i++) {
        if (running[i])
            pthread_join(thread[i], NULL);
        if (ready[i]) {
            merge_options(&searches[i], task, total);
            statistics_merge(&rewards, &searches[i].rewards);
        }
        search_free(&searches[i]);
    }
    free(searches);
    form_opinions(task, total, statistics_deviation(&rewards));
}

/* The search's choice, or the plan's if there was no memory for a single iteration. */
static int choose(const struct bot_task *task, bool mixes)
{
    think_about(task);
    int best = search_best(task->opinions, task->question.count);
    if (!task->opinions[best].visits)
        return plan_choose(task);
    return mixes ? mix(task, best) : best;
}

int pure_choose(const struct bot_task *task)
{
    return choose(task, false);
}

int search_choose(const struct bot_task *task)
{
    return choose(task, true);
}
