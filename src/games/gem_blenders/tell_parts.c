/* tell_parts.c - the parts of sentences about what happened: what stands for the marks in braces.
 */
#include "games/gem_blenders/tell.h"

#include "games/gem_blenders/now.h"
#include "games/gem_blenders/words.h"

int gb_told_slot(const struct game *g, int seat, int card)
{
    int slot = 0;
    while (slot < HEROES - 1 && g->player[seat].hero[slot].card != card)
        slot++;
    return slot;
}

static void say_fighter(const struct told *t, int seat, int card, struct phrase *out)
{
    gb_say_fighter(t->g, seat, gb_told_slot(t->g, seat, card), out);
}

/* "Usher, Guard and Snack". */
static void say_cards(const uint8_t *cards, int count, struct phrase *out)
{
    for (int i = 0; i < count; i++)
        say(out, "%s%s", !i ? "" : i < count - 1 ? ", " : " and ", gb_card_name(cards[i]));
}

/* The cards that only some may see, or how many they are. */
static void say_secret(const struct event *e, struct phrase *out)
{
    if (e->shown)
        say_cards(e->secret, e->open[0], out);
    else if (e->open[0] == 1)
        say(out, "a card");
    else
        say(out, "%d cards", e->open[0]);
}

/* "Red's Carter as Gull". */
static void say_whose_fighter(const struct told *t, int seat, int slot, struct phrase *out)
{
    say_whose(out, seat, gb_seat_name(t->g, seat));
    say(out, " ");
    gb_say_fighter(t->g, seat, slot, out);
}

/* Of one's own effects the name is enough. */
static void say_by(const struct told *t, struct phrase *out)
{
    const struct activation *a = &t->effect;
    if (!t->by_effect || a->news.kind == NEVER || a->news.kind == TURN_ENDS)
        return;
    say(out, " by %s", gb_effect_names[a->card]);
    if (a->seat == t->e->seat || a->slot == NO_SLOT)
        return;
    say(out, " of ");
    say_whose_fighter(t, a->seat, a->slot, out);
}

/* "your own Blood Bargain". */
static void say_own(const struct told *t, struct phrase *out)
{
    say(out, out->to_you ? "your own" : "their own");
    if (t->by_effect)
        say(out, " %s", gb_effect_names[t->effect.card]);
}

static void say_for(const struct told *t, struct phrase *out)
{
    if (t->by_effect)
        say(out, " for %s", gb_effect_names[t->effect.card]);
}

static void say_attackers(const struct told *t, struct phrase *out)
{
    const uint8_t *hero = t->e->open;
    for (int i = 0; i < 3 && hero[i]; i++) {
        bool last = i == 2 || !hero[i + 1];
        say(out, "%s", !i ? "with " : last ? " and with " : ", with ");
        say_fighter(t, t->e->seat, hero[i], out);
        say(out, " against ");
        say_fighter(t, t->e->seat ^ 1, hero[3 + i], out);
    }
}

/* "Carter drops", "Carter and Rufus drop". */
static void say_dropped(const struct told *t, struct phrase *out)
{
    int count = 0;
    while (count < 3 && t->e->open[count])
        count++;
    for (int i = 0; i < count; i++) {
        say(out, "%s", !i ? "" : i < count - 1 ? ", " : " and ");
        say_fighter(t, t->e->seat, t->e->open[i], out);
    }
    say(out, count == 1 ? " drops" : " drop");
}

/* How a player's heroes stand now. */
static void say_line(const struct told *t, struct phrase *out)
{
    const struct player *p = &t->g->player[t->e->seat];
    for (int i = 0; i < POSITIONS; i++) {
        say(out, "%s%s ", i ? ", " : "", gb_position_name(i));
        gb_say_fighter(t->g, t->e->seat, p->line[i], out);
    }
}

static void say_hp(const struct told *t, struct phrase *out)
{
    say(out, "%u", gb_two_bytes(t->e->open[1], t->e->open[2]));
}

static void say_hps(const struct told *t, struct phrase *out)
{
    int foe = t->e->seat ^ 1;
    say(out, "%d HP against ", gb_hp(t->g, t->e->seat));
    say_whose(out, foe, gb_seat_name(t->g, foe));
    say(out, " %d", gb_hp(t->g, foe));
}

static void say_attacker(const struct told *t, struct phrase *out)
{
    gb_say_fighter(t->g, t->e->seat ^ 1, t->e->open[3] - 1, out);
}

/* The effect that is used by somebody, or that happens by itself and so has to say whose it is. */
static void say_used(const struct told *t, struct phrase *out)
{
    const struct event *e = t->e;
    say(out, "%s", gb_effect_names[e->open[0]]);
    if (!e->open[1])
        return;
    say(out, " of ");
    if (out->lead)
        say_fighter(t, e->seat, e->open[1], out);
    else
        say_whose_fighter(t, e->seat, gb_told_slot(t->g, e->seat, e->open[1]), out);
}

static void say_secret_cards(const struct told *t, struct phrase *out)
{
    say_secret(t->e, out);
}

static void say_milled(const struct told *t, struct phrase *out)
{
    int count = 0;
    while (count < (int)sizeof t->e->open && t->e->open[count])
        count++;
    say_cards(t->e->open, count, out);
}

static void say_peeked_deck(const struct told *t, struct phrase *out)
{
    int whose = t->e->open[1];
    if (whose == t->e->seat)
        say(out, out->to_you ? "your own" : "their own");
    else
        say_whose(out, whose, gb_seat_name(t->g, whose));
}

static void say_bonus(const struct told *t, struct phrase *out)
{
    say(out, "%+d %s", t->e->open[2] - 100, t->e->open[1] == ATK ? "ATK" : "DEF");
}

/* "7, with +4 by Burn Fowl". */
static void say_stat(const struct told *t, int seat, int hero, int stat, int at, struct phrase *out)
{
    struct sum sum;
    gb_stat(t->g, seat, gb_told_slot(t->g, seat, hero), stat, at, &sum);
    say(out, "%d", sum.total);
    for (int i = 0; i < sum.parts; i++)
        say(out, "%s%+d %s%s", i ? ", " : ", with ", sum.part[i].amount,
            sum.part[i].card ? "by " : "for this turn",
            sum.part[i].card ? gb_effect_names[sum.part[i].card] : "");
}

static void say_atk(const struct told *t, struct phrase *out)
{
    const struct event *e = t->e;
    say_stat(t, e->seat, e->open[0], ATK, gb_told_slot(t->g, e->seat ^ 1, e->open[1]), out);
}

static void say_def(const struct told *t, struct phrase *out)
{
    say_stat(t, t->e->seat ^ 1, t->e->open[1], DEF, NO_SLOT, out);
}

static void say_new_effect(const struct told *t, struct phrase *out)
{
    say(out, "%s", gb_effect_names[t->e->open[1]]);
}

static void say_who_acts(const struct told *t, struct phrase *out)
{
    say_who(out, t->e->seat, gb_seat_name(t->g, t->e->seat));
}

static void say_whose_own(const struct told *t, struct phrase *out)
{
    say_whose(out, t->e->seat, gb_seat_name(t->g, t->e->seat));
}

static void say_whose_foe(const struct told *t, struct phrase *out)
{
    say_whose(out, t->e->seat ^ 1, gb_seat_name(t->g, t->e->seat ^ 1));
}

static const char *place_of(const struct told *t, int card)
{
    int seat = t->e->seat;
    return gb_position_name(gb_position_of(t->g, seat, gb_told_slot(t->g, seat, card)));
}

/* Where the hero stands now who has come from the bench. */
static void say_place(const struct told *t, struct phrase *out)
{
    say(out, "%s", place_of(t, t->e->open[1]));
}

static const struct {
    const char *mark;
    void (*say)(const struct told *t, struct phrase *out);
} marks[] = {
    {"who", say_who_acts},   {"whose", say_whose_own},
    {"foes", say_whose_foe}, {"by", say_by},
    {"for", say_for},        {"attackers", say_attackers},
    {"line", say_line},      {"hp", say_hp},
    {"hps", say_hps},        {"attacker", say_attacker},
    {"used", say_used},      {"secret", say_secret_cards},
    {"milled", say_milled},  {"deck", say_peeked_deck},
    {"bonus", say_bonus},    {"effect", say_new_effect},
    {"own", say_own},        {"dropped", say_dropped},
    {"atk", say_atk},        {"def", say_def},
    {"place", say_place},
};

void gb_say_part(const void *context, const char *mark, struct phrase *out)
{
    const struct told *t = context;
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (!strcmp(mark, marks[i].mark)) {
            marks[i].say(t, out);
            return;
        }
    assert(mark[1] >= '0' && mark[1] <= '5');
    int byte = t->e->open[mark[1] - '0'];
    switch (*mark) {
    case 'c': say(out, "%s", gb_card_name(byte)); break;
    case 'n': say(out, "%d", byte); break;
    case 'p': say(out, "%s", place_of(t, byte)); break;
    default: say_fighter(t, *mark == 'h' ? t->e->seat : t->e->seat ^ 1, byte, out);
    }
}
