/* betrayal.c - a Raid in which one mortal may be a traitor: loyalty cards, and what they are good
 * for. Everything here can be done at any time; that is, whenever anybody acts, responds, could
 * help a team mate, or has announced an ability (FD-395). */
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/team.h"

seat_set fd_loyal(const struct game *g)
{
    seat_set mortals = g->alive & (seat_set)~seat_bit(fd_dragon(g));
    return g->mode == MODE_BETRAYAL ? mortals & (seat_set)~seat_bit(g->traitor) : mortals;
}

/* FD-295. */
void fd_deal_loyalty(struct game *g)
{
    g->traitor = (uint8_t)chance_below(&g->k.chance, g->fighters);
    for (uint8_t who = 0; who < g->fighters; who++)
        EVENT(.kind = LOYALTY_DEALT, .seat = who, .eyes = seat_bit(who),
              .secret = {who == g->traitor});
}

void fd_show_loyalty(struct game *g, int who)
{
    if (g->shown & seat_bit(who))
        return;
    g->shown |= seat_bit(who);
    EVENT(.kind = LOYALTY_SHOWN, .seat = (uint8_t)who,
          .open = {[OPEN_IS_TRUE] = who == g->traitor});
}

static bool is_exposed(const struct game *g)
{
    return g->shown & seat_bit(g->traitor);
}

/* FD-324, FD-396: the Dragon gains a hit point by showing the card, at the latest now. */
static void toughen(struct game *g, int dragon)
{
    fd_show_loyalty(g, dragon);
    g->persona[dragon].life++;
    EVENT(.kind = TOUGHENED, .seat = (uint8_t)dragon,
          .open = {[OPEN_LIFE] = g->persona[dragon].life});
}

void fd_save_dragon(struct game *g)
{
    if (g->mode == MODE_BETRAYAL && fd_is_dragon(g, g->traitor) && !is_exposed(g))
        toughen(g, g->traitor);
}

/* --- What can be done. --- */

bool fd_is_unmasking(struct option option)
{
    return option.verb == ACCUSE || option.verb == UNMASK || option.verb == SHOW_HAND;
}

static bool has_unknown_cards(const struct game *g, int who)
{
    return memcmp(g->persona[who].known + 1, g->hand[who] + 1, NUMBERS) != 0;
}

/* FD-319, FD-323: mortals accuse mortals, as long as it is not known who holds the card. */
struct option *fd_offer_unmasking(const struct game *g, int who, struct option *out)
{
    if (g->mode != MODE_BETRAYAL)
        return out;
    if (who == g->traitor && !is_exposed(g)) /* FD-302 */
        *out++ = (struct option){UNMASK};
    if (fd_is_dragon(g, who) || is_exposed(g))
        return out;
    FOR_EACH_SEAT(whom, g->alive & ~(g->shown | seat_bit(who) | seat_bit(fd_dragon(g))))
        *out++ = (struct option){ACCUSE, .a = (uint8_t)whom};
    if (has_unknown_cards(g, who)) /* FD-318, FD-394 */
        *out++ = (struct option){SHOW_HAND};
    return out;
}

/* FD-303: one loyal mortal after the other, or nobody. */
struct option *fd_offer_namings(const struct game *g, struct option *out)
{
    FOR_EACH_SEAT(loyal, fd_loyal(g))
        *out++ = (struct option){NAME_HAND, .a = (uint8_t)loyal};
    *out++ = (struct option){PASS};
    return out;
}

struct option *fd_offer_counts(const struct game *g, struct option *out)
{
    for (uint8_t count = 0; count <= g->k.ask.c; count++)
        *out++ = (struct option){COUNT, .a = count};
    return out;
}

/* FD-395: the mortals who are asked whether they speak up, before `asked`, who can do so then,
 * decides, or before their ability takes effect. All of them, whatever their cards; nobody once
 * the traitor is known. */
seat_set fd_speakers(const struct game *g, int asked)
{
    seat_set mortals = g->alive & (seat_set)~seat_bit(fd_dragon(g));
    if (is_exposed(g) || set_count(mortals) < 2 || !fd_is_alive(g, asked) || g->ending)
        return 0;
    return mortals & (seat_set) ~(seat_bit(asked) | g->silent);
}

struct option *fd_offer_words(const struct game *g, int who, struct option *out)
{
    *out++ = (struct option){HUSH};
    *out++ = (struct option){PASS};
    return fd_offer_unmasking(g, who, out);
}

/* --- What it does. --- */

/* FD-319 to FD-322. */
static void accuse(struct game *g, int who, int whom)
{
    EVENT(.kind = ACCUSED, .seat = (uint8_t)who, .open = {[OPEN_WHOM] = (uint8_t)whom});
    fd_show_loyalty(g, whom);
    fd_defeat(g, whom == g->traitor ? whom : who);
}

/* FD-309 to FD-311: from now on they are on the Dragon's side. */
static void cross_over(struct game *g, int who)
{
    g->high |= seat_bit(who);
    g->space[who] = SPACES;
    g->persona[who].soldier = 0;
    EVENT(.kind = CROSSED_OVER, .seat = (uint8_t)who);
}

static void tell_count(int who, int whom, int number, int count)
{
    EVENT(.kind = NAMED_COUNT, .seat = (uint8_t)who,
          .open = {[OPEN_NUMBER] = (uint8_t)number,
                   [OPEN_COUNT] = (uint8_t)count,
                   [OPEN_WHOM] = (uint8_t)whom});
}

/* FD-305: these cards and no others, `named` being how many there are of 1, 2, 3, 4 and 5. A card
 * that counts as another one is still what is printed on it. */
static bool name_hand(struct game *g, int who, int whom, const uint8_t *named)
{
    uint8_t hand[NUMBERS + 1];
    memcpy(hand, g->hand[whom], sizeof hand);
    if (fd_holds_loose(g, whom))
        hand[g->persona[whom].loose]++;
    bool right = !memcmp(named, hand + 1, NUMBERS);
    EVENT(.kind = NAMING_ENDED, .seat = (uint8_t)who,
          .open = {[OPEN_IS_TRUE] = right, [OPEN_WHOM] = (uint8_t)whom});
    if (right)
        fd_defeat(g, whom);
    return right;
}

/* Accuses a mortal, shows one's hand, or one's Traitor card. A mortal who shows that may name hands
 * until they are wrong (FD-303 to FD-308), and changes sides. */
SCRIPT(unmask, uint8_t who, verb, whom; uint8_t number, left, named[NUMBERS];)
{
    BEGIN;
    g->silent = 0; /* who hears it may want to answer */
    if (my->verb == SHOW_HAND)
        fd_show_hand(g, my->who);
    if (my->verb == ACCUSE)
        accuse(g, my->who, my->whom);
    if (my->verb == UNMASK && fd_is_dragon(g, my->who))
        toughen(g, my->who);
    if (my->verb != UNMASK || fd_is_dragon(g, my->who))
        RETURN(0);
    fd_show_loyalty(g, my->who);
    while (!g->ending) {
        ASK(1, my->who, ASK_NAMING);
        {
            struct option choice = ANSWER(my->who);
            if (choice.verb == PASS)
                break;
            my->whom = choice.a;
        }
        my->left = g->hand[my->whom][0];
        EVENT(.kind = NAMED_HAND, .seat = my->who, .open = {[OPEN_WHOM] = my->whom});
        for (my->number = 1; my->number < NUMBERS; my->number++) {
            ASK(2, my->who, ASK_COUNT, my->whom, my->number, my->left);
            my->named[my->number - 1] = ANSWER(my->who).a;
            my->left = (uint8_t)(my->left - my->named[my->number - 1]);
            tell_count(my->who, my->whom, my->number, my->named[my->number - 1]);
        }
        my->named[NUMBERS - 1] = my->left;
        tell_count(my->who, my->whom, NUMBERS, my->left);
        if (!name_hand(g, my->who, my->whom, my->named))
            break;
    }
    if (!g->ending)
        cross_over(g, my->who);
    END;
}

static const struct unmask_vars *unmasking(const struct game *g)
{
    for (const struct frame *f = g->stack + g->k.depth; f-- > g->stack;)
        if (f->script == SCRIPT_unmask)
            return (const struct unmask_vars *)f->vars;
    return NULL;
}

int fd_said_now(const struct game *g)
{
    return unmasking(g) ? unmasking(g)->verb : 0;
}

const uint8_t *fd_named(const struct game *g)
{
    assert(unmasking(g));
    return unmasking(g)->named;
}

/* The first of these seats, in the order of turns, who speaks up; NOBODY: none does. The others can
 * do so when that has been heard. */
static uint8_t first_word(struct game *g, seat_set seats, struct option *word)
{
    uint8_t first = NOBODY;
    seat_set hushed = 0;
    for (int i = 0; i < g->fighters; i++) {
        uint8_t who = (uint8_t)((g->turn + i) % g->fighters);
        struct option said = seats & seat_bit(who) ? ANSWER(who) : (struct option){PASS};
        if (said.verb == HUSH)
            hushed |= seat_bit(who);
        if (first != NOBODY || !fd_is_unmasking(said))
            continue;
        first = who;
        *word = said;
    }
    g->silent |= hushed; /* until somebody speaks */
    return first;
}

/* Before `asked` decides something, or the ability that they have announced takes effect: all
 * others who might have something to say are asked at the same time, until nobody has. passed: who
 * has not, for now. */
SCRIPT(word, uint8_t asked, ability; seat_set passed, left; uint8_t who; struct option said;)
{
    BEGIN;
    while ((my->left = fd_speakers(g, my->asked) & (seat_set)~my->passed)) {
        ASK_ALL(1, my->left, ASK_WORD, my->asked, my->ability);
        my->who = first_word(g, my->left, &my->said);
        my->passed |= my->left;
        if (my->who == NOBODY)
            continue;
        CALL(2, unmask, my->who, my->said.verb, my->said.a);
        my->passed = 0;
    }
    END;
}

/* --- What others cannot know. --- */

/* The Traitor card is with somebody whose card the observer has not seen; a mortal can have it
 * only if another one is left to betray, or the game would be over (FD-292). */
void fd_hide_loyalty(struct game *g, int observer, struct chance *chance)
{
    uint8_t possible[FIGHTERS] = {0}, count = 0;
    if (g->mode != MODE_BETRAYAL || observer == g->traitor || is_exposed(g) || !g->round)
        return;
    for (uint8_t who = 0; who < g->fighters; who++) {
        seat_set others = g->alive & (seat_set) ~(seat_bit(who) | seat_bit(fd_dragon(g)));
        if (who != observer && !(g->shown & seat_bit(who)) && (fd_is_dragon(g, who) || others))
            possible[count++] = who;
    }
    assert(count);
    g->traitor = possible[chance_below(chance, count)];
}
