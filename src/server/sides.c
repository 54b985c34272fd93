/* sides.c - what a table's game calls its mode and its seats, also while the game is not in memory.
 */
#include "server/story.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void sides_keep(struct table *table, const struct game *g)
{
    assert(game_kernel_const(g)->seats == table->row.seats);
    for (int seat = 0; seat < table->row.seats; seat++)
        snprintf(table->side[seat], sizeof table->side[seat], "%s",
                 table->rules->seat_name(g, seat));
}

/* The seats whose names chance has a part in: found out by beginning several times. */
static bool find_chance(const struct table *table, const struct game *g, const struct setup *setup,
                        seat_set *named_by_chance, struct reason *why)
{
    struct game *other = malloc(table->rules->size);
    uint8_t seed[SEED_BYTES] = {0};
    bool fine = other || refuse_memory(why);
    *named_by_chance = 0;
    for (seed[0] = 1; fine && seed[0] <= 8; seed[0]++) {
        fine = game_start(table->rules, other, setup, seed, why);
        for (int seat = 0; fine && seat < table->row.seats; seat++)
            if (strcmp(table->rules->seat_name(g, seat), table->rules->seat_name(other, seat)))
                *named_by_chance |= seat_bit(seat);
    }
    free(other);
    return fine;
}

/* Before the game begins a name that chance has a part in would be a lie: such a seat has only its
 * number. */
bool sides_describe(struct table *table, const struct game *g, const struct setup *setup,
                    struct reason *why)
{
    const struct setup_field *fields = table->rules->setup;
    seat_set named_by_chance = 0;
    if (table->row.status == TABLE_OPEN && !find_chance(table, g, setup, &named_by_chance, why))
        return false;
    snprintf(table->mode, sizeof table->mode, "%s", setup_mode(fields, setup));
    sides_keep(table, g);
    for (int seat = 0; seat < table->row.seats; seat++)
        if (named_by_chance & seat_bit(seat))
            snprintf(table->side[seat], sizeof table->side[seat], "Player %d", seat + 1);
    return true;
}

static void recall_names(struct table *table, const json_t *view)
{
    for (int seat = 0; seat < table->row.seats; seat++) {
        const json_t *row = json_array_get(json_object_get(view, "seats"), (size_t)seat);
        const char *name = json_string_value(json_object_get(row, "name"));
        snprintf(table->side[seat], sizeof table->side[seat], "%s", name ? name : "");
    }
}

void sides_recall(struct table *table)
{
    char *text = story_view(table, ALL_SEEING);
    json_t *view = text ? json_loads(text, 0, NULL) : NULL;
    json_t *setup = json_loads(table->row.setup, 0, NULL);
    const char *mode = json_string_value(json_object_get(setup, "mode"));
    snprintf(table->mode, sizeof table->mode, "%s", mode ? mode : "");
    recall_names(table, view);
    json_decref(setup);
    json_decref(view);
    free(text);
}

bool sides_read(struct table *table, struct reason *why)
{
    struct reason inner;
    struct setup *setup = table->setup = body_setup(table, &inner);
    struct game *g = setup ? malloc(table->rules->size) : NULL;
    bool fine = setup && (g ? table_start(table, g, NULL, &inner) : refuse_memory(&inner)) &&
                sides_describe(table, g, setup, &inner);
    free(g);
    free(setup);
    table->setup = NULL;
    return fine || !inner.memory || refuse_memory(why);
}

const char *sides_name(const struct table *table, int seat)
{
    bool begun = table->g && table->row.status != TABLE_OPEN;
    return begun ? table->rules->seat_name(table->g, seat) : table->side[seat];
}
