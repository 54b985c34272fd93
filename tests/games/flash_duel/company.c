/* company.c - see company.h. */
#include "games/flash_duel/company.h"

static void choose_kit(struct game *g, const int *kit)
{
    for (int i = 0; kind_asked(g) == ASK_KIT; i++) {
        struct question q = question_of(g, asked(g));
        DO(g, kit && kit[i] ? OPTION(TAKE_ALONG, kit[i]) : q.options[0]);
    }
}

seat_set seats(int a, int b, int c)
{
    return (seat_set)(seat_bit(a) | seat_bit(b) | seat_bit(c));
}

void check_heard(const struct game *g, seat_set who)
{
    CHECK_EQ(kind_asked(g), ASK_WORD);
    CHECK_EQ(game_pending(g), who);
}

void all_say(struct game *g, seat_set who, struct option what)
{
    check_heard(g, who);
    FOR_EACH_SEAT(seat, who)
        DO_AS(g, seat, what);
}

void keep_silence(struct game *g, seat_set who)
{
    all_say(g, who, hush());
}

static struct game begun(uint64_t seed, const char *mode, int mortals, const char *characters,
                         const int *kit)
{
    char count[8];
    snprintf(count, sizeof count, "%d", mortals ? mortals : 4);
    struct game g = STARTED(seed, "mode", mode, "characters", characters, "mortals", count);
    choose_kit(&g, kit);
    if (g.mode == MODE_BETRAYAL) /* before the first action */
        keep_silence(&g, seats(BLUE, GREEN, YELLOW));
    return g;
}

struct game company_started(uint64_t seed, const char *mode, int mortals, const char *characters)
{
    return begun(seed, mode, mortals, characters, NULL);
}

int dragon_of(const struct game *g)
{
    return g->mode == MODE_TEAM ? NOBODY : g->fighters - 1;
}

static void leave_bridge(struct game *g, int who)
{
    g->space[who] = 0;
    g->alive &= (seat_set)~seat_bit(who);
    g->persona[who].life = 0;
    fd_turn_cards(g, who, 0);
}

static void deal_hands(struct game *g, const struct stage *stage, int pool[6])
{
    memset(g->hand, 0, sizeof g->hand);
    for (int who = 0; who < g->fighters; who++) {
        const char *hand = stage->hand[who] ? stage->hand[who] : "12345";
        for (; *hand && g->space[who]; hand++) {
            g->hand[who][*hand - '0']++;
            g->hand[who][0]++;
            pool[*hand - '0']--;
        }
    }
}

static void stack_piles(struct game *g, const struct stage *stage, int pool[6])
{
    const char *next = stage->next ? stage->next : "";
    int named = (int)strlen(next), below = stage->left ? stage->left - named : DECK_MOST;
    zone_clear(ZONE_OF(g->deck));
    zone_clear(ZONE_OF(g->discard));
    for (int i = 0; i < named; i++)
        pool[next[i] - '0']--;
    for (uint8_t number = 1; number <= 5; number++) {
        CHECK(pool[number] >= 0);
        for (; pool[number]; pool[number]--)
            if (below-- > 0)
                zone_put(ZONE_OF(g->deck), number);
            else
                zone_put(ZONE_OF(g->discard), number);
    }
    for (int i = named - 1; i >= 0; i--)
        zone_put(ZONE_OF(g->deck), (uint8_t)(next[i] - '0'));
}

void restage(struct game *g, struct stage stage)
{
    int copies = g->mode == MODE_RAID && g->fighters == 4 ? 8 : 10;
    int pool[6] = {0, copies, copies, copies, copies, copies};
    give_turn(g, stage.turn);
    for (int who = 0; who < g->fighters; who++) {
        int start = fd_side(g, who) ? 18 : 1;
        if (stage.space[who] == OUT)
            leave_bridge(g, who);
        else
            g->space[who] = (uint8_t)(stage.space[who] ? stage.space[who] : start);
    }
    if (dragon_of(g) != NOBODY)
        fd_turn_cards(g, dragon_of(g), stage.up);
    g->traitor = (uint8_t)(g->mode == MODE_BETRAYAL ? stage.traitor : 0);
    g->silent = g->mode == MODE_BETRAYAL ? g->alive & (seat_set)~seat_bit(dragon_of(g)) : 0;
    deal_hands(g, &stage, pool);
    stack_piles(g, &stage, pool);
    check_valid(g);
}

struct game company(const char *mode, struct stage stage)
{
    const char *quiet = "jaina,midori,valerie,geiger";
    struct game g =
        begun(1, mode, stage.mortals, stage.characters ? stage.characters : quiet, stage.kit);
    restage(&g, stage);
    return g;
}

struct option assist(int dash, int number, int count)
{
    return OPTION(ASSIST, dash, number, count);
}

bool is_out(const struct game *g, int seat)
{
    return g->space[seat] == 0;
}

/* --- What is said in Betrayal. --- */

struct option hush(void)
{
    return OPTION(HUSH);
}

struct option unmask(void)
{
    return OPTION(UNMASK);
}

struct option accuse(int whom)
{
    return OPTION(ACCUSE, whom);
}

void name_hand(struct game *g, int whom, const char *hand)
{
    DO(g, OPTION(NAME_HAND, whom));
    for (int number = 1; number <= 4; number++) { /* the rest are 5s */
        int count = 0;
        for (const char *card = hand; *card; card++)
            count += *card == '0' + number;
        DO(g, OPTION(COUNT, count));
    }
}
