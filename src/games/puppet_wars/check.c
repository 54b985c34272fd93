/* check.c - explains a map or an army from outside: what it is, and every rule that it breaks. Also
 * the same texts as a person writes them. docs/texts.md describes them. */
#include "games/puppet_wars/check.h"

#include "games/puppet_wars/army.h"
#include "games/puppet_wars/map.h"
#include "games/puppet_wars/words.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>

bool pw_fault(struct faults *f, const char *format, ...)
{
    char line[sizeof f->why->text - 16], about[16] = "";
    va_list values;
    va_start(values, format);
    vsnprintf(line, sizeof line, format, values);
    va_end(values);
    if (f->army)
        snprintf(about, sizeof about, "Army %d: ", f->army);
    if (!f->count++)
        refuse(f->why, "%s%s", about, line);
    if (f->all)
        text_add(f->all, "%s%s\n", about, line);
    return false;
}

/* --- Maps. --- */

/* Of several rows, and between two Spaces is a blank: words are something else. */
static bool is_drawing(const char *text)
{
    for (const char *c = text; *c; c++)
        if (isalpha((unsigned char)c[0]) && isalpha((unsigned char)c[1]) &&
            isalpha((unsigned char)c[2]))
            return false;
    return strchr(text, '\n');
}

/* How many Spaces hold a token from `first` to `last`. */
static int count_tokens(const struct game *g, int first, int last)
{
    int count = 0;
    FOR_EACH_SPACE(space, spaces_in(&g->board))
        count += g->token[space] >= first && g->token[space] <= last;
    return count;
}

/* Adds ", 2 Nails" if there are any. */
static void list_tokens(const struct game *g, int token, const char *name, struct text *out)
{
    int count = count_tokens(g, token, token);
    if (count)
        text_add(out, ", %d %s", count, name);
}

static void explain_players(const struct game *g, struct text *out)
{
    int starts = count_tokens(g, START, START_END), centre = pw_centre(g);
    struct phrase name = {0};
    if (starts < 2)
        return;
    text_add(out, starts == 2 ? "For 2 players" : "For 2 to %d players",
             starts < PLAYERS ? starts : PLAYERS);
    text_add(out, starts > 2 ? "; starts that nobody chooses are Neutral.\n" : ".\n");
    for (int bonus = 1; bonus <= BONUS_MOST; bonus++)
        if (count_tokens(g, START + bonus, START + bonus))
            text_add(out, "Unbalanced: a start with %d more Pawn%s.\n", bonus, plural(bonus));
    pw_say_space(g, centre, &name);
    text_add(out, "Its centre, for Shiny! and the Hill, is %s.\n", name.text);
    if (g->token[centre] >= START)
        text_add(out, "With them its Starting Work Bench is left off: %d remain.\n", starts - 1);
}

static void explain_field(const struct game *g, struct text *out)
{
    space_set board = spaces_in(&g->board);
    int rows = 0;
    for (int row = 0; row < ROWS; row++) {
        space_set in_row = 0;
        FOR_EACH_SPACE(space, board)
            if (space_row(g->grid, space) == row)
                in_row |= space_bit(space);
        rows += in_row != 0;
    }
    text_add(out, "%s: %d Spaces in %d rows", g->grid == HEX ? "Hexagons" : "Squares",
             space_count(board), rows);
    list_tokens(g, IMPASSABLE, "Impassable", out);
    list_tokens(g, NAILS, "with Nails", out);
    list_tokens(g, MOLASSES, "with Molasses", out);
    list_tokens(g, ON_GROUND + FIRECRACKERS, "with Firecrackers!", out);
    text_add(out, ".\nWork Benches: %d to start from, %d Neutral.\n",
             count_tokens(g, START, START_END), count_tokens(g, NEUTRAL, NEUTRAL));
}

static bool check_map(const char *text, struct text *out)
{
    static const struct game empty;
    struct game g = empty;
    struct faults faults = {.all = out};
    int map = pw_find_map(text);
    if (map == ANY_MAP) {
        text_add(out, "One of the maps for this number of players, by chance.\n");
        return true;
    }
    if (map < 0 && !is_drawing(text)) {
        text_add(out, "There is no map '%.*s'; a map is one of the names or a drawing of rows.\n",
                 (int)(strcspn(text, "\n") < 40 ? strcspn(text, "\n") : 40), text);
        return false;
    }
    if (pw_read_map(&g, map < 0 ? text : pw_map_drawing(map), &faults)) {
        explain_field(&g, out);
        explain_players(&g, out);
        if (map < 0)
            pw_check_map(&g, &faults);
    }
    if (!faults.count)
        text_add(out, "It can be played on.\n");
    return !faults.count;
}

/* --- Armies. --- */

static void list_rank(const struct army *army, int rank, const char *name, struct text *out)
{
    int all = 0;
    for (int kind = 0; kind < KINDS; kind++)
        all += pw_puppets[kind].rank == rank ? army->copies[kind] : 0;
    text_add(out, "%d %s%s", all, name, plural(all));
    for (int kind = 0, first = 1; kind < KINDS; kind++) {
        if (pw_puppets[kind].rank != rank || !army->copies[kind])
            continue;
        text_add(out, first ? ": " : ", ");
        if (army->copies[kind] > 1)
            text_add(out, "%d ", army->copies[kind]);
        text_add(out, "%s", pw_puppet_card(kind)->name);
        first = 0;
    }
    text_add(out, ".\n");
}

/* The game type is the one that its size fits, or that it could still grow to. */
static bool check_army(const char *text, struct text *out)
{
    static const char *const choices[][2] = {
        {"recommended", "The army that the rulebook recommends, filled up at random in larger "
                        "games."},
        {"random", "An army by chance, mostly of puppets that its Master animates easily."},
        {"choose", "An army that is chosen in secret at the table, after the Masters."},
    };
    struct army army;
    struct faults faults = {.all = out};
    int mode = MODE_SHOEBOX;
    for (int i = 0; i < 3; i++)
        if (!strcmp(text, choices[i][0])) {
            text_add(out, "%s\n", choices[i][1]);
            return true;
        }
    if (is_drawing(text)) {
        text_add(out, "An army is no drawing.\n");
        return false;
    }
    pw_read_army(&army, text, &faults);
    if (!army.count && faults.count)
        return false;
    while (mode < MODE_PUPPAPOCALYPSE && pw_box_size(mode) < army.count)
        mode++;
    list_rank(&army, SIDEKICK, "Sidekick", out);
    list_rank(&army, PAWN, "Pawn", out);
    pw_check_army(&army, mode, &faults);
    if (army.count != pw_box_size(mode))
        text_add(out, "An army has 8 puppets (shoebox), 12 (chest), 16 (wardrobe) or 32 "
                      "(puppapocalypse).\n");
    if (!faults.count)
        text_add(out, "An army for a %s game.\n", pw_modes[mode]);
    return !faults.count;
}

bool pw_check_text(int field, const char *text, struct text *out)
{
    return field == FIELD_MAP ? check_map(text, out) : check_army(text, out);
}

/* --- As a person writes them. --- */

/* A text of the setup has only letters of ASCII: a name with others gives way to its id. */
static const char *writable_name(const struct card *card)
{
    for (const char *c = card->name; *c; c++)
        if ((unsigned char)*c > '~')
            return card->id;
    return card->name;
}

static void write_army(const struct army *army, struct text *out)
{
    bool written[KINDS] = {false};
    for (int i = 0; i < army->count; i++) {
        int kind = army->kind[i];
        if (!written[kind])
            text_add(out, "%d %s\n", army->copies[kind], writable_name(pw_puppet_card(kind)));
        written[kind] = true;
    }
}

/* The recommended army stands for different ones at different seats. */
static bool spell_army(int seat, const char *text, struct text *out)
{
    struct army army = {.count = 0};
    struct faults faults = {.all = NULL};
    if (!strcmp(text, "recommended") && seat < 2)
        for (int i = 0; i < RECOMMENDED; i++) {
            army.kind[army.count++] = pw_recommended[seat][i];
            army.copies[pw_recommended[seat][i]]++;
        }
    else
        pw_read_army(&army, text, &faults);
    if (!army.count || army.count > BOX_MOST || faults.count)
        return false;
    write_army(&army, out);
    return true;
}

bool pw_spell_text(int field, const char *text, struct text *out)
{
    if (field != FIELD_MAP)
        return spell_army(field - FIELD_ARMY, text, out);
    int map = pw_find_map(text);
    if (map == ANY_MAP || (map < 0 && !is_drawing(text)))
        return false;
    text_add(out, "%s", map < 0 ? text : pw_map_drawing(map));
    return true;
}
