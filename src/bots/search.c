/* search.c - the bot that plays the game out in its head, again and again, and remembers what
 * paid.
 *
 * Each iteration takes a guess of all that is hidden, walks down the tree by what was good so far
 * for the seat to answer until it meets something new, lets the game's judge say how that stands
 * (or plays on first, where the judge wants that or there is none), and credits the answers on the
 * way (single-observer information-set Monte Carlo tree search). Where it plays on it trusts the
 * game's plan: the plan plays, and the plan's answer is the first that is tried at a new place.
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
    LARGEST_TREE = 128 << 20,  /* bytes: full after 1.7 million iterations, and then used on */
    BYTES_PER_ITERATION = 128, /* more than are needed */
    DEEPEST_PATH = 400,        /* answers that are credited in one iteration */
    LONGEST_PLAYOUT = 5000,    /* without a judge: this game may never end */
    SLIPS = 10,      /* when playing on, one answer of so many is any, the others planned */
    GUESSES = 64,    /* that are kept at the same time ... */
    GUESS_USES = 16, /* ... each for so many iterations */
    MIXED = 80,      /* per cent of the best's visits: what was tried so often may be chosen, too */
    LOOKS = 8,       /* at the clock in the time that seems to be left */
    RAREST_LOOK = 64, /* iterations from one look to the next */
    LOG_STEPS = 8,    /* of a logarithm's table, for each doubling */
    MOST_THREADS = 64
};

static const float reluctance = 0.25f; /* to try what was never tried */

/* The yardstick of a search: how much its rewards differ (their standard deviation). A judge who is
 * asked at once gives nearly equal rewards, a game that is played to its end gives 0 and 1;
 * curiosity has to fit both. */
struct spread {
    float count, mean, squares; /* of the rewards so far */
    float width;
};

enum { FEW_REWARDS = 16 };               /* tell no width yet */
static const float first_width = 0.2f;   /* until then */
static const float least_width = 0.003f; /* a few steps of the judge */

/* One thread's search. */
struct search {
    const struct bot_task *task;
    size_t size; /* of a state, as far as it is in use */
    struct tree tree;
    struct game *g;   /* the state of the running iteration */
    uint8_t *guesses; /* owned: GUESSES states */
    struct chance chance;
    struct dice dice;
    uint32_t turn;          /* which untried option comes first, as a fraction of all */
    long iterations;        /* to do; 0: until the clock says stop */
    double start, deadline; /* 0: none */
    long next_look;         /* at the clock: the iteration */
    bool may_settle;        /* may end as soon as its choice is settled */
    struct spread spread;
    float curious[32 * LOG_STEPS]; /* see curiosity_after */
    struct step {
        struct branch *branch;
        struct family *family;
        int seat;
    } path[DEEPEST_PATH]; /* the answers in the tree */
    int depth;
};

/* --- One iteration. --- */

static int playout_of(const struct game_rules *rules)
{
    return rules->judge ? rules->playout : LONGEST_PLAYOUT;
}

/* The weight of doubt after so many visits of a family: as the square root of their logarithm, in
 * widths. The table has a row for each eighth of a doubling, which is what the first bits of a
 * float count. */
static float curiosity_after(const struct search *s, uint32_t visits)
{
    float value = (float)visits;
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return s->curious[(bits >> 20) - 127 * LOG_STEPS];
}

/* The most promising option, and the number of its branch; of those that were never tried, which
 * promise the same, the first after `start`. Which one promises most can't be foreseen, and a jump
 * that a processor foresees wrongly costs more than the whole comparison. So there is none: each
 * option becomes a number, first its promise, then its turn, and the largest counts. */
static inline unsigned most_promising(struct family *family, const struct option *options,
                                      int count, float curious, uint32_t start, int *choice)
{
    uint64_t best = 0;
    for (uint32_t i = 0; i < (uint32_t)count; i++) {
        unsigned number = family_find(family, options[i]);
        const struct branch *branch = &family->branch[number];
        float promise = branch->mean + curious * branch->doubt; /* never below 0 */
        uint32_t bits, turn = (start - 1 - i) & 255;
        memcpy(&bits, &promise, sizeof bits);
        uint64_t candidate = (uint64_t)bits << 32 | turn << 8 | number;
        best = candidate > best ? candidate : best;
    }
    *choice = (int)((start - 1 - (uint32_t)(best >> 8)) & 255);
    return best & 255;
}

/* What to try first at a new place. */
static int first_choice(struct search *s, int seat, const struct option *options, int count)
{
    const struct game_rules *rules = s->task->rules;
    if (rules->plan && playout_of(rules))
        return rules->plan(s->g, seat, options, count, &s->dice);
    return (int)dice_below(&s->dice, (uint32_t)count);
}

/* Chooses what to try now, and returns its branch; NULL if the tree is full. An untried option
 * promises what one does that was tried once and did a little worse than this place does usually.
 */
static struct branch *select_branch(struct search *s, struct branch *place, struct family **at,
                                    const struct option *options, int count, int *choice)
{
    struct family *family = *at;
    unsigned number = 0;
    if (family->count) {
        float width = s->spread.width;
        float curious = family->visits ? curiosity_after(s, family->visits) * width : 0;
        s->turn += UINT32_C(2654435769); /* the golden ratio: turns are spread evenly */
        uint32_t start = (uint32_t)((uint64_t)s->turn * (uint32_t)count >> 32);
        float untried = family->mean - reluctance * width;
        family->branch[0].mean = untried > 0 ? untried : 0;
        number = most_promising(family, options, count, curious, start, choice);
    } else {
        *choice = first_choice(s, family->seat, options, count);
    }
    family->visits++;
    return number ? &family->branch[number] : tree_add(&s->tree, place, at, options[*choice]);
}

/* The branch of an answer that is given; NULL if the tree is full. */
static struct branch *follow(struct search *s, struct branch *place, struct family **family,
                             struct option option)
{
    unsigned number = family_find(*family, option);
    return number ? &(*family)->branch[number] : tree_add(&s->tree, place, family, option);
}

/* What a seat answers whose bot is known, and its branch; NULL if the tree is full. */
static struct branch *foresee(struct search *s, struct branch *place, struct family **family,
                              const struct option *options, int count, int *choice)
{
    const struct bot_insight *insight = s->task->insight;
    int seat = (*family)->seat;
    if (count > 1)
        *choice = bot_choose(s->task->rules, s->g, seat, insight->foe, &insight->foe_budget,
                             &s->dice, NULL);
    (*family)->visits++;
    return follow(s, place, family, options[*choice]);
}

/* Asks for the memory of a family that is needed when the rules have run. */
static void fetch_family(const struct search *s, const struct branch *branch)
{
    enum { LINE = 16, LINES = 4 }; /* words of a cache line; lines of a family of eight */
    for (int line = 0; line < LINES; line++)
        __builtin_prefetch(s->tree.words + branch->family + LINE * line);
}

/* Walks down to an answer that was never tried, or to the end of the game. */
static void descend(struct search *s)
{
    const struct game_rules *rules = s->task->rules;
    const struct kernel *k = game_kernel_const(s->g);
    bool foresees = s->task->insight && s->task->insight->foe;
    struct option list[OPTIONS];
    struct branch *node = &s->tree.root, *info = node;
    s->depth = 0;
    for (bool known = true; k->pending && known && s->depth < DEEPEST_PATH;) {
        if (k->pending == k->asked)
            info = node;
        int seat = __builtin_ctz(k->pending), choice = 0;
        const struct option *options = s->task->question.options; /* known, so not listed anew */
        int count = s->task->question.count;
        if (info != &s->tree.root || seat != s->task->seat) {
            options = list;
            count = (int)(rules->options(s->g, seat, list) - list);
        }
        struct family *family = tree_family(&s->tree, info, seat);
        if (!family)
            return; /* the tree is full */
        struct branch *branch = foresees && seat != s->task->seat
                                    ? foresee(s, info, &family, options, count, &choice)
                                    : select_branch(s, info, &family, options, count, &choice);
        if (!branch)
            return;
        s->path[s->depth++] = (struct step){branch, family, seat};
        known = branch->visits;
        fetch_family(s, branch);
        game_apply(rules, s->g, seat, options[choice]);
        if (info == node) {
            node = branch;
            continue;
        }
        struct family *below = tree_family(&s->tree, node, seat);
        node = below ? follow(s, node, &below, options[choice]) : NULL;
        if (!node)
            return;
    }
}

/* Plays on, to the end or until the judge can tell as well. */
static void play_out(struct search *s)
{
    const struct game_rules *rules = s->task->rules;
    struct option options[OPTIONS];
    int left = playout_of(rules);
    for (seat_set pending; (pending = game_pending(s->g)) && left; left--) {
        int seat = __builtin_ctz(pending);
        int count = (int)(rules->options(s->g, seat, options) - options);
        int choice = rules->plan && dice_below(&s->dice, SLIPS)
                         ? rules->plan(s->g, seat, options, count, &s->dice)
                         : (int)dice_below(&s->dice, (uint32_t)count);
        game_apply(rules, s->g, seat, options[choice]);
    }
}

/* (Welford's way to a variance.) */
static void spread_add(struct spread *spread, float reward)
{
    float off = reward - spread->mean;
    spread->mean += off / ++spread->count;
    spread->squares += off * (reward - spread->mean);
    if (spread->count >= FEW_REWARDS)
        spread->width = sqrtf(spread->squares / spread->count) + least_width;
}

static void credit(struct search *s)
{
    float rewards[SEATS];
    bot_rewards(s->task->rules, s->g, rewards);
    spread_add(&s->spread, rewards[s->task->seat]);
    for (int i = 0; i < s->depth; i++) {
        struct branch *branch = s->path[i].branch;
        struct family *family = s->path[i].family;
        float share = 1 / (float)++branch->visits, reward = rewards[s->path[i].seat];
        family->mean += (reward - family->mean) / (float)family->visits;
        branch->mean += (reward - branch->mean) * share;
        branch->doubt = sqrtf(share);
    }
}

/* A guess costs as much as some answers, so each serves several iterations; not one after the
 * other, which would let the search follow what is true in one guess only. */
static const void *next_guess(struct search *s, long iteration)
{
    const struct bot_insight *insight = s->task->insight;
    if (insight)
        return (const uint8_t *)insight->guesses +
               (size_t)(iteration % insight->count) * s->task->rules->size;
    size_t place = (size_t)(iteration % GUESSES) * s->task->rules->size;
    struct game *guess = (struct game *)(s->guesses + place);
    if (iteration / GUESSES % GUESS_USES == 0) {
        memcpy(guess, s->task->guess, s->size);
        game_hide(s->task->rules, guess, s->task->seat, &s->chance);
    }
    return guess;
}

static void iterate(struct search *s, long iteration)
{
    memcpy(s->g, next_guess(s, iteration), s->size);
    descend(s);
    play_out(s);
    credit(s);
}

/* --- One thread. --- */

/* Whether no more thinking can change the choice: even if everything that is left were spent on the
 * second best, it would not be tried often enough to be mixed with the best. */
static bool is_settled(struct search *s, double iterations_left)
{
    const struct family *family = tree_family(&s->tree, &s->tree.root, s->task->seat);
    uint32_t best = 0, second = 0;
    for (int i = 1; family && i <= family->count; i++) {
        uint32_t visits = family->branch[i].visits;
        second = visits > best ? best : visits > second ? visits : second;
        best = visits > best ? visits : best;
    }
    return second + iterations_left < best * (MIXED / 100.0);
}

/* Looks at the clock, and again before long: a look costs as much as a short iteration, but some
 * iterations are long, and a busy machine makes all of them longer. */
static bool time_is_up(struct search *s, long done)
{
    if (!(s->deadline > 0) || done < s->next_look)
        return false;
    double now = clock_seconds(), left = s->deadline - now;
    double more = done ? left / (now - s->start) * (double)done : 0, until = more / LOOKS;
    s->next_look = done + (until > RAREST_LOOK ? RAREST_LOOK : until > 1 ? (long)until : 1);
    return done && (left <= 0 || (s->may_settle && is_settled(s, more)));
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
        s->curious[i] = sqrtf((float)i / LOG_STEPS);
    s->spread.width = first_width;
    s->start = budget->ms ? clock_seconds() : 0;
    s->deadline = budget->ms ? s->start + 1e-3 * (double)budget->ms : 0;
    s->may_settle = !task->explains && threads == 1; /* several trees settle only together */
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
static void collect(struct search *s, const struct bot_task *task)
{
    struct family *family = tree_family(&s->tree, &s->tree.root, task->seat);
    for (int i = 0; family && i < task->question.count; i++) {
        const struct branch *branch =
            &family->branch[family_find(family, task->question.options[i])];
        task->opinions[i].win += branch->mean * (float)branch->visits;
        task->opinions[i].visits += branch->visits;
    }
}

/* The option that was tried most, because the search returned to it. */
static int most_tried(const struct bot_opinion *opinions, int count)
{
    int best = 0;
    for (int i = 1; i < count; i++)
        if (opinions[i].visits > opinions[best].visits)
            best = i;
    return best;
}

/* One of the options that were tried nearly as often as the best, by their visits. The search could
 * not tell them apart, so nothing is lost, and who watches can't read so much from the choice. */
static int mix(const struct bot_task *task, int best)
{
    const struct bot_opinion *opinions = task->opinions;
    uint32_t least = (uint32_t)((uint64_t)opinions[best].visits * MIXED / 100), sum = 0;
    int choice = best;
    for (int i = 0; i < task->question.count; i++) {
        if (opinions[i].visits < least)
            continue;
        sum += opinions[i].visits;
        if (dice_below(task->dice, sum) < opinions[i].visits)
            choice = i;
    }
    return choice;
}

/* Fills in the opinions. Each thread grows a tree of its own; the roots are added up. The first
 * runs here. False if there is no memory. */
static bool think_about(const struct bot_task *task)
{
    int threads = task->budget.threads < MOST_THREADS ? task->budget.threads : MOST_THREADS;
    struct search *searches = calloc((size_t)threads, sizeof *searches);
    pthread_t thread[MOST_THREADS];
    bool ready[MOST_THREADS] = {false}, running[MOST_THREADS] = {false};
    if (!searches)
        return false;
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
    for (int i = 0; i < task->question.count; i++)
        if (task->opinions[i].visits)
            task->opinions[i].win /= (float)task->opinions[i].visits;
    return true;
}

int pure_choose(const struct bot_task *task)
{
    return think_about(task) ? most_tried(task->opinions, task->question.count) : plan_choose(task);
}

int search_choose(const struct bot_task *task)
{
    return think_about(task) ? mix(task, most_tried(task->opinions, task->question.count))
                             : plan_choose(task);
}
