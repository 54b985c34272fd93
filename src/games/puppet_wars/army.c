/* army.c - armies: what a Toy Box may hold, how the setup fills it, and lists as a person writes
 * them: "judge, nino, 3 ronin, 3 Teddy". */
#include "games/puppet_wars/army.h"

#include "core/alike.h"
#include "games/puppet_wars/stats.h"

#include <ctype.h>
#include <strings.h>

/* PW-550, PW-551. */
const uint8_t pw_recommended[2][RECOMMENDED] = {
    {KIND_misaki, KIND_bete_noire, KIND_punk_zombie, KIND_punk_zombie, KIND_rotten_belle,
     KIND_rotten_belle, KIND_convict_gunslinger, KIND_convict_gunslinger},
    {KIND_judge, KIND_rusty_alyce, KIND_death_marshal, KIND_death_marshal, KIND_guild_austringer,
     KIND_guild_austringer, KIND_ronin, KIND_ronin},
};

/* PW-162 to PW-165. */
int pw_box_size(int mode)
{
    static const uint8_t sizes[] = {8, 12, 16, 32};
    return sizes[mode];
}

/* PW-128: a quarter; there is nothing to round up. */
int pw_sidekick_limit(int mode)
{
    return pw_box_size(mode) / 4;
}

/* --- Toy Boxes. --- */

static int count_kind(const struct game *g, int seat, int kind)
{
    int count = 0;
    FOR_EACH_UNIT_OF(i, g, seat)
        count += g->unit[i].where != NOWHERE && g->unit[i].kind == kind;
    return count;
}

static int count_rank(const struct game *g, int seat, int rank)
{
    int count = 0;
    FOR_EACH_UNIT_OF(i, g, seat)
        count += g->unit[i].where != NOWHERE && pw_puppet(g, i)->rank == rank;
    return count;
}

int pw_count_box(const struct game *g, int seat)
{
    return count_rank(g, seat, PAWN) + count_rank(g, seat, SIDEKICK);
}

void pw_add_to_box(struct game *g, int seat, int kind)
{
    int i = pw_master(g, seat) + 1;
    while (g->unit[i].where != NOWHERE)
        i++;
    assert(i < pw_master(g, seat + 1) && pw_puppets[kind].rank != MASTER);
    g->unit[i] = (struct unit){.kind = (uint8_t)kind, .owner = (uint8_t)seat, .where = IN_BOX};
}

void pw_set_master(struct game *g, int seat, int kind)
{
    assert(pw_puppets[kind].rank == MASTER);
    g->unit[pw_master(g, seat)] =
        (struct unit){.kind = (uint8_t)kind, .owner = (uint8_t)seat, .where = IN_BOX};
    EVENT(.kind = ARMY_SET, .seat = (uint8_t)seat, .open = {(uint8_t)kind});
}

/* PW-127, PW-131. */
bool pw_fits_box(const struct game *g, int seat, int kind, int sidekicks)
{
    int count = count_kind(g, seat, kind);
    assert(kind >= MASTERS);
    return pw_puppets[kind].rank == PAWN ? count < COPIES
                                         : !count && count_rank(g, seat, SIDEKICK) < sidekicks;
}

/* All Sidekicks once and all Pawns three times, shuffled. */
static int shuffle_bag(struct chance *chance, uint8_t bag[KINDS * COPIES])
{
    uint8_t count = 0;
    for (uint8_t kind = MASTERS; kind < KINDS; kind++)
        for (int i = 0; i < (pw_puppets[kind].rank == PAWN ? COPIES : 1); i++)
            bag[count++] = kind;
    chance_shuffle(chance, bag, count);
    return count;
}

/* Fills up at random: first with puppets that the Master can animate easily and a few others, then
 * with what there is. */
static void fill_box(struct game *g, int seat)
{
    uint8_t bag[KINDS * COPIES], held[KINDS] = {0};
    int count = shuffle_bag(&g->k.chance, bag), strikes = pw_puppet(g, pw_master(g, seat))->strikes;
    int next = pw_master(g, seat) + 1, sidekicks = 0;
    for (; g->unit[next].where != NOWHERE; next++) {
        held[g->unit[next].kind]++;
        sidekicks += pw_puppet(g, next)->rank == SIDEKICK;
    }
    for (int pass = 0, end = pw_master(g, seat) + 1 + pw_box_size(g->mode); pass < 2; pass++)
        for (int i = 0; i < count && next < end; i++) {
            uint8_t kind = bag[i], suit = pw_puppets[kind].ar.suits;
            bool pawn = pw_puppets[kind].rank == PAWN;
            bool fits =
                pawn ? held[kind] < COPIES : !held[kind] && sidekicks < pw_sidekick_limit(g->mode);
            if (!fits || (!pass && suit && suit != strikes && i % 4))
                continue;
            g->unit[next++] = (struct unit){.kind = kind, .owner = (uint8_t)seat, .where = IN_BOX};
            held[kind]++;
            sidekicks += !pawn;
        }
}

void pw_guess_box(struct game *g, int seat, struct chance *chance)
{
    uint8_t bag[KINDS * COPIES];
    int count = pw_count_box(g, seat), first = pw_master(g, seat) + 1;
    shuffle_bag(chance, bag);
    memset(&g->unit[first], 0, (size_t)count * sizeof g->unit[first]);
    for (int i = 0; pw_count_box(g, seat) < count; i++)
        if (pw_fits_box(g, seat, bag[i], pw_sidekick_limit(g->mode)))
            pw_add_to_box(g, seat, bag[i]);
}

/* --- Lists. --- */

/* A puppet by its id or its name; -1: there is none. */
static int find_kind(const char *name, int length)
{
    for (int kind = 0; kind < KINDS; kind++) {
        const struct card *card = pw_puppet_card(kind);
        if ((!strncasecmp(card->id, name, (size_t)length) && !card->id[length]) ||
            (!strncasecmp(card->name, name, (size_t)length) && !card->name[length]))
            return kind;
    }
    return -1;
}

/* No puppet is called so: which one may be meant? */
static void fault_unknown(const char *name, int length, struct faults *f)
{
    char wanted[41];
    struct alike alike = {.wanted = wanted};
    snprintf(wanted, sizeof wanted, "%.*s", length, name);
    for (int kind = 0; kind < KINDS; kind++) {
        alike_try(&alike, pw_puppet_card(kind)->id, pw_puppet_card(kind)->id);
        alike_try(&alike, pw_puppet_card(kind)->name, pw_puppet_card(kind)->id);
    }
    if (alike.found)
        pw_fault(f, "There is no puppet '%s'; did you mean %s?", wanted, alike.found);
    else
        pw_fault(f, "There is no puppet '%s'.", wanted);
}

/* One entry of the list: "ronin" or "3 ronin". */
static void read_entry(struct army *army, const char *entry, int length, struct faults *f)
{
    int copies = 0, digits = 0;
    while (length && isspace((unsigned char)entry[0]))
        entry++, length--;
    while (length && isspace((unsigned char)entry[length - 1]))
        length--;
    if (!length)
        return;
    for (; length && digits < 3 && isdigit((unsigned char)entry[0]); entry++, length--, digits++)
        copies = 10 * copies + entry[0] - '0';
    for (; digits && length && (entry[0] == ' ' || entry[0] == 'x'); length--)
        entry++;
    int kind = length ? find_kind(entry, length) : -1;
    if (kind < 0) {
        fault_unknown(entry, length, f);
        return;
    }
    if (pw_puppets[kind].rank == MASTER) {
        pw_fault(f, "%s is a Master, who is no part of a Toy Box.", pw_puppet_card(kind)->name);
        return;
    }
    if (digits && !copies) {
        pw_fault(f, "0 of the %s: leave it out, or say how many.", pw_puppet_card(kind)->name);
        return;
    }
    for (copies = digits ? copies : 1; copies; copies--) {
        if (army->count < BOX_MOST)
            army->kind[army->count] = (uint8_t)kind;
        army->count++;
        army->copies[kind]++;
    }
}

void pw_read_army(struct army *army, const char *list, struct faults *f)
{
    *army = (struct army){.count = 0};
    while (*list) {
        int length = (int)strcspn(list, ",\n");
        read_entry(army, list, length, f);
        list += length + (list[length] != '\0');
    }
}

/* PW-127, PW-128, PW-131, PW-174: each limit by itself. */
void pw_check_army(const struct army *army, int mode, struct faults *f)
{
    int sidekicks = 0;
    for (int kind = MASTERS; kind < KINDS; kind++) {
        bool pawn = pw_puppets[kind].rank == PAWN;
        sidekicks += pawn ? 0 : army->copies[kind];
        if (army->copies[kind] > (pawn ? COPIES : 1))
            pw_fault(f, "%s: %d of the %s %s; at most %d is allowed.", pawn ? "PW-131" : "PW-127",
                     army->copies[kind], pawn ? "Pawn" : "Sidekick", pw_puppet_card(kind)->name,
                     pawn ? COPIES : 1);
    }
    if (sidekicks > pw_sidekick_limit(mode))
        pw_fault(f, "PW-128: %d Sidekicks; an army of %d puppets may have %d.", sidekicks,
                 pw_box_size(mode), pw_sidekick_limit(mode));
    if (army->count != pw_box_size(mode))
        pw_fault(f, "PW-174: %d puppets; in a %s game it must have %d.", army->count,
                 pw_modes[mode], pw_box_size(mode));
}

/* --- What the setup says. --- */

static const uint8_t recommended_masters[2] = {KIND_seamus, KIND_lady_justice};

static void build_master(struct game *g, int seat, int choice)
{
    if (choice >= MASTER_FIRST)
        pw_set_master(g, seat, choice - MASTER_FIRST);
    else if (choice == MASTER_CHOOSE)
        g->choosers |= seat_bit(seat);
    else if (choice == MASTER_RECOMMENDED && seat < 2)
        pw_set_master(g, seat, recommended_masters[seat]);
    else
        pw_set_master(g, seat, (int)chance_below(&g->k.chance, MASTERS));
}

static bool read_army(struct game *g, int seat, const char *list, struct reason *why)
{
    struct army army;
    struct faults faults = {.why = why, .army = seat + 1};
    pw_read_army(&army, list, &faults);
    pw_check_army(&army, g->mode, &faults);
    for (int i = 0; i < army.count && !faults.count; i++)
        pw_add_to_box(g, seat, army.kind[i]);
    return !faults.count;
}

bool pw_build_army(struct game *g, const struct setup *setup, int seat, struct reason *why)
{
    const struct setup_field *fields = puppet_wars.setup;
    char list[ARMY_TEXT + 1];
    build_master(g, seat, setup_get(fields, setup, FIELD_MASTERS, seat));
    setup_get_text(fields, setup, FIELD_ARMY + seat, list);
    bool recommended = !strcmp(list, "recommended");
    for (int i = 0; i < RECOMMENDED && recommended && seat < 2; i++)
        pw_add_to_box(g, seat, pw_recommended[seat][i]);
    if (recommended || !strcmp(list, "random"))
        fill_box(g, seat);
    else if (!strcmp(list, "choose"))
        g->choosers |= seat_bit(seat + PLAYERS);
    else
        return read_army(g, seat, list, why);
    return true;
}
