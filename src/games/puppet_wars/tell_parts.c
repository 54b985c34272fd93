/* tell_parts.c - the parts of sentences about what happened: what stands for the marks in braces.
 *
 * A mark is a word, or a letter and the number of the byte of open[] that it is about. */
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/tell.h"
#include "games/puppet_wars/words.h"

/* --- Puppets. --- */

/* Has its player more of them on the field? */
static bool has_double(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    FOR_EACH_UNIT_OF(i, g, u->owner)
        if (i != unit && g->unit[i].where == IN_PLAY && g->unit[i].kind == u->kind)
            return true;
    return false;
}

/* "Ronin", or if there are several "Ronin at D5". */
static void say_own(const struct game *g, int unit, struct phrase *out)
{
    const struct unit *u = &g->unit[unit];
    say(out, "%s", pw_puppet_card(u->kind)->name);
    if (u->where != IN_PLAY)
        return;
    say_touch(out, "puppet%d", unit);
    if (has_double(g, unit)) {
        say(out, " at ");
        pw_say_space(g, u->space, out);
    }
}

/* "Blue's Ronin". */
static void say_whose_unit(const struct game *g, int unit, struct phrase *out)
{
    int owner = g->unit[unit].owner;
    say_whose(out, owner, pw_seat_name(g, owner));
    say(out, " ");
    say_own(g, unit, out);
}

static void say_upgrade(const struct game *g, int upgrade, struct phrase *out)
{
    say(out, "%s", pw_upgrade_card(g->unit[upgrade].kind)->name);
}

/* What it wears leaves the game with it. */
static void part_upgrades(const struct told *t, struct phrase *out)
{
    const struct unit *u = &t->g->unit[t->e->open[0]];
    int count = 0;
    FOR_EACH_UPGRADE(i, u) {
        say(out, "%s", i ? " and " : ", and ");
        say_upgrade(t->g, u->up[i], out);
        count++;
    }
    if (count)
        say(out, " %s the game", count == 1 ? "leaves" : "leave");
}

static int count_boxed(const struct game *g, int seat, int kind)
{
    int count = 0;
    FOR_EACH_UNIT_OF(i, g, seat)
        count += g->unit[i].where == IN_BOX && g->unit[i].kind == kind;
    return count;
}

/* "Seamus with Misaki, 2 x Ronin"; of the largest Toy Boxes not all. */
static void part_army(const struct told *t, struct phrase *out)
{
    enum { ROOM = 250 };
    int seat = t->e->seat, named = 0;
    say(out, "%s", pw_puppet_card(t->g->unit[pw_master(t->g, seat)].kind)->name);
    for (int kind = MASTERS; kind < KINDS; kind++) {
        int count = count_boxed(t->g, seat, kind);
        if (!count)
            continue;
        if (strlen(out->text) > ROOM) {
            say(out, ", and more");
            return;
        }
        say(out, named++ ? ", " : " with ");
        if (count > 1)
            say(out, "%d x ", count);
        say(out, "%s", pw_puppet_card(kind)->name);
    }
}

/* --- Seats. --- */

static void part_who(const struct told *t, struct phrase *out)
{
    say_who(out, t->e->seat, pw_seat_name(t->g, t->e->seat));
}

static void part_whose(const struct told *t, struct phrase *out)
{
    say_whose(out, t->e->seat, pw_seat_name(t->g, t->e->seat));
}

/* "Red and Blue", of a set. */
static void part_seats(const struct told *t, struct phrase *out)
{
    seat_set set = t->e->open[0];
    int left = set_count(set);
    FOR_EACH_SEAT(seat, set) {
        say_whom(out, seat, pw_seat_name(t->g, seat));
        left--;
        say(out, "%s", left > 1 ? ", " : left ? " and " : "");
    }
}

/* ", then Blue and Green": after the first one. */
static void part_others(const struct told *t, struct phrase *out)
{
    const uint8_t *seat = t->e->open;
    for (int i = 1; i < PLAYERS && seat[i] != NOBODY; i++) {
        say(out, ", then ");
        say_whom(out, seat[i], pw_seat_name(t->g, seat[i]));
    }
}

/* "Red has 2 Work Benches, Blue 1". */
static void part_benches(const struct told *t, struct phrase *out)
{
    bool first = true;
    FOR_EACH_SEAT(seat, pw_alive(t->g)) {
        int count = pw_count_benches(t->g, seat);
        say(out, first ? "" : ", ");
        say_who(out, seat, pw_seat_name(t->g, seat));
        if (first) {
            say(out, " ");
            say_verb(out, "has");
            say(out, " %d Work Bench%s", count, count == 1 ? "" : "es");
        } else {
            say(out, " %d", count);
        }
        first = false;
    }
}

int pw_bench_owner(int token)
{
    assert(pw_is_bench(token));
    return token == NEUTRAL ? NOBODY : token - BENCH;
}

/* Of a Work Bench that is about to change hands. */
static int old_owner(const struct told *t)
{
    return pw_bench_owner(t->g->token[t->e->open[0]]);
}

static void part_old(const struct told *t, struct phrase *out)
{
    int owner = old_owner(t);
    say_whom(out, owner, pw_seat_name(t->g, owner));
}

/* "Blue's ", "the Neutral ". */
static void part_olds(const struct told *t, struct phrase *out)
{
    int owner = old_owner(t);
    if (owner == NOBODY)
        say(out, "the Neutral");
    else
        say_whose(out, owner, pw_seat_name(t->g, owner));
}

/* --- Values, and the cards that met them. --- */

static void part_needs(const struct told *t, struct phrase *out)
{
    pw_say_value((struct value){(int8_t)t->e->open[0], t->e->open[1]}, out);
}

/* Of the highest card, and all suits. */
static struct value reached(const struct game *g)
{
    const struct effort *e = &g->effort;
    const struct player *p = &g->player[e->who];
    struct value sum = {0};
    int given[SUITS] = {0};
    for (int i = e->from; i < p->table.count; i++) {
        int number = pw_card_number(p->table.card[i]) + e->bonus;
        int suits = pw_card_suits(p->table.card[i], p->joker);
        sum.number = (int8_t)(number > sum.number ? number : sum.number);
        for (int suit = 0; suit < SUITS; suit++)
            given[suit] += suits >> 2 * suit & 3;
    }
    for (int suit = 0; suit < SUITS; suit++)
        sum.suits = (uint8_t)(sum.suits | (given[suit] < 3 ? given[suit] : 3) << 2 * suit);
    return sum;
}

/* "(11 of Rams, from the hand 3 of Masks; Precise +1)". */
static void say_used(const struct game *g, struct phrase *out)
{
    const struct effort *e = &g->effort;
    const struct player *p = &g->player[e->who];
    const struct frame *f = pw_effort_frame(g);
    bool played = false;
    for (int i = e->from; i < p->table.count; i++) {
        int card = p->table.card[i];
        bool flipped = i == e->from && (pw_cards_in(p->flipped) & pw_card_bit(card));
        say(out, "%s%s%s", i == e->from ? " (" : ", ", flipped || played ? "" : "from the hand ",
            pw_card_name(card));
        played |= !flipped;
    }
    if (e->bonus)
        say(out, "; %s %+d", f->script == SCRIPT_attack ? "Precise" : "Skillful", e->bonus);
    say(out, ")");
}

/* "with 11+Ram against 7 (11 of Rams)". */
static void part_reached(const struct told *t, struct phrase *out)
{
    const struct game *g = t->g;
    bool cards = g->effort.from < g->player[g->effort.who].table.count;
    if (t->e->open[2] && t->e->kind == SUCCEEDED) {
        say(out, "without a card, for the Defense is 0");
        return;
    }
    if (t->e->open[2]) {
        say(out, "by the Black Joker");
        return;
    }
    say(out, cards ? "with " : "without a card against ");
    if (cards) {
        pw_say_value(reached(g), out);
        say(out, " against ");
    }
    part_needs(t, out);
    if (cards)
        say_used(g, out);
}

/* What the cards were for: "hits", "succeeds", "meets the Difficulty of Pine Box". */
static void part_outcome(const struct told *t, struct phrase *out)
{
    const struct frame *f = pw_effort_frame(t->g);
    bool met = t->e->kind == SUCCEEDED;
    if (f->script == SCRIPT_attack) {
        say_verb(out, met ? "hits" : "misses");
    } else if (f->script == SCRIPT_perform) {
        say_verb(out, met ? "succeeds" : "fails");
    } else {
        say_verb(out, met ? "meets" : "misses");
        say(out, " the Difficulty of ");
        say_upgrade(t->g, f->vars[1], out);
    }
}

/* What is to be met after the Dodge. */
static void part_dodge(const struct told *t, struct phrase *out)
{
    const uint8_t *n = t->e->open;
    pw_say_value(pw_defense(t->g, n[0], n[1], t->g->player[t->e->seat].joker), out);
}

/* --- Actions. --- */

/* Without the dots at the end of "What Pretty Buttons You Have...". */
static void say_action(int action, struct phrase *out)
{
    const char *name = pw_action_name(action);
    const char *dots = strstr(name, "...");
    say(out, "%.*s", (int)(dots ? (size_t)(dots - name) : strlen(name)), name);
}

/* Scrounge has an Upgrade instead. */
int pw_aimed_at(const struct event *e)
{
    return e->open[1] == ACTION_scrounge ? NOBODY : e->open[2];
}

/* " on Blue's Ronin". */
static void part_aim(const struct told *t, struct phrase *out)
{
    const uint8_t *n = t->e->open;
    if (pw_aimed_at(t->e) != NOBODY && n[2] != n[0]) {
        say(out, " on ");
        (t->g->unit[n[2]].owner == t->e->seat ? say_own : say_whose_unit)(t->g, n[2], out);
    }
}

static void part_combat(const struct told *t, struct phrase *out)
{
    const uint8_t *n = t->e->open;
    int combat = t->e->kind == STRUCK ? (int8_t)n[3] : pw_strike_combat(t->g, &t->g->striker, n[2]);
    say(out, "Combat %d", combat > 0 ? combat : 0);
}

/* "is Confused until the end of the Turn", "gains a Decay Counter". */
static void part_gain(const struct told *t, struct phrase *out)
{
    static const char *const marks[] = {"is Confused", "is Stuck", "is Paralyzed",
                                        "takes advantage (Powerful +1 against the hindered)"};
    const uint8_t *n = t->e->open;
    const struct action *row = &pw_actions[n[1]];
    int combat = n[3] ? n[3] : row->combat_counter;
    const char *and = "";
    FOR_EACH_BIT(mark, n[2]) {
        say(out, "%s%s", and, marks[mark]);
        and = " and ";
    }
    if (row->amount)
        say(out, "%shas %s %+d", and, row->stat == CB ? "Combat" : "Powerful", row->amount);
    if (n[2] || row->amount)
        say(out, " until the end of the Turn");
    if (combat)
        say(out, "gains a Combat %+d Counter", combat);
    if (row->stuck_counter || row->decay_counter)
        say(out, "gains a %s Counter", row->stuck_counter ? "Stuck" : "Decay");
}

/* --- The rest. --- */

static void part_by(const struct told *t, struct phrase *out)
{
    const struct cause *cause = &t->cause;
    if (cause->how)
        say(out, "%s%s", cause->how, cause->name ? cause->name : "");
}

/* Of what somebody discards: " for Ouch!", " as the cost". */
static void part_for(const struct told *t, struct phrase *out)
{
    if (t->cause.name)
        say(out, " for %s", t->cause.name);
    else
        part_by(t, out);
}

static void part_from(const struct told *t, struct phrase *out)
{
    pw_say_space(t->g, t->g->unit[t->e->open[0]].space, out);
}

static void part_laid(const struct told *t, struct phrase *out)
{
    say(out, "%s", pw_card_name(t->g->player[t->e->seat].laid));
}

static void part_turn(const struct told *t, struct phrase *out)
{
    say(out, "%d", t->g->turn);
}

static void part_limit(const struct told *t, struct phrase *out)
{
    say(out, "%d", pw_hand_limit(t->g, t->e->seat));
}

static void part_secret(const struct told *t, struct phrase *out)
{
    bool packs = t->e->kind == PACKED;
    if (!t->e->shown)
        say(out, packs ? "a puppet" : "a card");
    else if (packs)
        say(out, "%s", pw_puppet_card(t->e->secret[0])->name);
    else
        say(out, "the %s", pw_card_name(t->e->secret[0]));
}

/* Who moves onto Molasses moves no further. */
static void part_molasses(const struct told *t, struct phrase *out)
{
    if (t->g->token[t->e->open[1]] == MOLASSES)
        say(out, ", where Molasses holds it");
}

static void part_last(const struct told *t, struct phrase *out)
{
    if (t->e->open[1])
        say(out, " of %d", t->e->open[1]);
}

static void part_loss(const struct told *t, struct phrase *out)
{
    pw_say_loss(t->g, t->e->seat, out);
}

static void part_draw(const struct told *t, struct phrase *out)
{
    size_t at = strlen(out->text);
    say(out, "%s", pw_draw_words(t->e->open[0]));
    out->text[at] = 't'; /* "The war ..." */
}

static const struct {
    const char *mark;
    void (*say)(const struct told *t, struct phrase *out);
} parts[] = {
    {"who", part_who},           {"whose", part_whose},     {"seats", part_seats},
    {"others", part_others},     {"benches", part_benches}, {"old", part_old},
    {"olds", part_olds},         {"needs", part_needs},     {"reached", part_reached},
    {"outcome", part_outcome},   {"dodge", part_dodge},     {"aim", part_aim},
    {"combat", part_combat},     {"gain", part_gain},       {"by", part_by},
    {"for", part_for},           {"from", part_from},       {"laid", part_laid},
    {"limit", part_limit},       {"secret", part_secret},   {"molasses", part_molasses},
    {"last", part_last},         {"loss", part_loss},       {"draw", part_draw},
    {"upgrades", part_upgrades}, {"turn", part_turn},       {"army", part_army},
};

/* u: "Blue's Ronin at D5", o: "Ronin at D5", p: "Ronin", g: an Upgrade, k: a kind, c: a card, s: a
 * Space, a: an Action, i: an item, n: the number itself. */
static void say_byte(const struct game *g, char letter, int byte, struct phrase *out)
{
    static const char *const items[] = {"", "Firecrackers!", "Shiny!", "It"};
    switch (letter) {
    case 'u': say_whose_unit(g, byte, out); break;
    case 'o': say_own(g, byte, out); break;
    case 'p': say(out, "%s", pw_puppet_card(g->unit[byte].kind)->name); break;
    case 'g': say_upgrade(g, byte, out); break;
    case 'k': say(out, "%s", pw_puppet_card(byte)->name); break;
    case 'c': say(out, "%s", pw_card_name(byte)); break;
    case 's': pw_say_space(g, byte, out); break;
    case 'a': say_action(byte, out); break;
    case 'i': say(out, "%s", items[byte]); break;
    default: say(out, "%d", byte);
    }
}

void pw_say_part(const void *context, const char *mark, struct phrase *out)
{
    const struct told *t = context;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (!strcmp(mark, parts[i].mark)) {
            parts[i].say(t, out);
            return;
        }
    assert(mark[1] >= '0' && mark[1] <= '5');
    say_byte(t->g, *mark, t->e->open[mark[1] - '0'], out);
}
