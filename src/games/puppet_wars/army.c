/* army.c - armies as a person lists them: "judge, nino, 3 ronin, 3 Teddy". */
#include "games/puppet_wars/puppet_wars.h"

#include <ctype.h>
#include <strings.h>

/* PW-550, PW-551. */
const uint8_t pw_recommended[2][8] = {
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

/* PW-128: a quarter, rounded up. */
int pw_sidekick_limit(int mode)
{
    return (pw_box_size(mode) + 3) / 4;
}

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
        pw_fault(f, "There is no puppet '%.*s'.", length < 40 ? length : 40, entry);
        return;
    }
    if (pw_puppets[kind].rank == MASTER) {
        pw_fault(f, "%s is a Master, who is no part of a Toy Box.", pw_puppet_card(kind)->name);
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
    for (int kind = KIND_misaki; kind < KINDS; kind++) {
        bool pawn = pw_puppets[kind].rank == PAWN;
        sidekicks += pawn ? 0 : army->copies[kind];
        if (army->copies[kind] > (pawn ? COPIES : 1))
            pw_fault(f, "%d of the %s %s; at most %d is allowed.", army->copies[kind],
                     pawn ? "Pawn" : "Sidekick", pw_puppet_card(kind)->name, pawn ? COPIES : 1);
    }
    if (sidekicks > pw_sidekick_limit(mode))
        pw_fault(f, "%d Sidekicks; an army of %d puppets may have %d.", sidekicks,
                 pw_box_size(mode), pw_sidekick_limit(mode));
    if (army->count != pw_box_size(mode))
        pw_fault(f, "%d puppets; in a %s game it must have %d.", army->count, pw_modes[mode],
                 pw_box_size(mode));
}
