/* sound.c - whether what the store says of a table can be so. The server writes nothing else, but a
 * disk may have turned a bit of it. */
#include "server/table.h"

#include "core/read.h"

static bool seat_is_sound(const struct stored_table *row, const struct stored_seat *seat)
{
    if (row->status != TABLE_OPEN && (seat->kind == SEAT_OPEN || !seat->shared))
        return false;
    return seat->kind <= SEAT_BOT && (seat->kind != SEAT_PERSON || seat->person > 0);
}

/* It is told as it is. Want of memory is for others to notice. */
static bool result_is_sound(const char *result)
{
    json_error_t error = {0};
    json_t *list = result ? json_loads(result, 0, &error) : NULL;
    bool sound = !result || json_is_array(list) || json_ran_out(&error);
    json_decref(list);
    return sound;
}

static bool end_is_sound(const struct stored_table *row)
{
    bool given_up = row->how == END_RESIGNED || row->how == END_TIME;
    if (row->status != TABLE_OVER)
        return !row->ended;
    return row->ended > 0 && row->how <= END_LONG && row->story <= STORY_LOST &&
           result_is_sound(row->result) &&
           (given_up ? row->by >= 0 && row->by < row->seats : row->by == NOBODY);
}

static bool clock_is_sound(const struct stored_table *row)
{
    int64_t most = DAYS_MOST * 86400;
    return row->clock <= CLOCK_DAYS && row->clock_seconds >= 0 && row->clock_seconds <= most &&
           row->clock_increment >= 0 && row->clock_increment <= most;
}

bool row_is_sound(const struct stored_table *row)
{
    bool sound = row->seats > 0 && row->setup && row->status <= TABLE_OVER && row->moves >= 0 &&
                 row->shift >= 0 && row->marked >= 0 && row->marked <= row->moves &&
                 (row->status != TABLE_OPEN || !row->moves);
    for (int seat = 0; seat < row->seats; seat++)
        sound = sound && seat_is_sound(row, &row->seat[seat]);
    return sound && end_is_sound(row) && clock_is_sound(row);
}
