/* do_tables.c - commands about tables and who sits at them, before the game. */
#include "server/call.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool do_lobby(struct call *call, struct reason *why)
{
    bool watch;
    if (!call_flag(call, "watch", &watch, why))
        return false;
    if (watch)
        lobby_begin(call->client);
    else
        lobby_leave(call->client);
    return true;
}

/* --- create --- */

/* An object that has these whole numbers in these ranges, and `kind`. */
static bool read_seconds(const json_t *clock, const char *key, int64_t most, int64_t *out,
                         struct reason *why)
{
    const json_t *value = json_object_get(clock, key);
    *out = json_integer_value(value);
    if (json_is_integer(value) && *out >= 0 && *out <= most)
        return true;
    return refuse(why, "The clock's '%s' must be a whole number from 0 to %lld.", key,
                  (long long)most);
}

static bool read_clock(struct call *call, struct stored_table *row, struct reason *why)
{
    static const char *const kinds[] = {"move", "game", "days"};
    const json_t *clock = json_object_get(call->json, "clock");
    const char *kind = json_string_value(json_object_get(clock, "kind"));
    int64_t days;
    if (!clock || json_is_null(clock))
        return true;
    for (int i = 0; i < 3; i++)
        if (kind && !strcmp(kind, kinds[i]))
            row->clock = CLOCK_MOVE + (enum clock_kind)i;
    size_t members = json_object_size(clock);
    switch (row->clock) {
    case CLOCK_MOVE:
        return read_seconds(clock, "seconds", 86400, &row->clock_seconds, why) &&
               ((members == 2 && row->clock_seconds >= 5) ||
                refuse(why, "A clock per move has 'seconds', at least 5, and nothing else."));
    case CLOCK_GAME:
        return read_seconds(clock, "seconds", 86400, &row->clock_seconds, why) &&
               read_seconds(clock, "increment", 3600, &row->clock_increment, why) &&
               ((members == 3 && row->clock_seconds >= 10) ||
                refuse(why, "A clock per game has 'seconds', at least 10, and 'increment'."));
    case CLOCK_DAYS:
        if (!read_seconds(clock, "days", DAYS_MOST, &days, why))
            return false;
        row->clock_seconds = 86400 * days;
        return (members == 2 && days > 0) ||
               refuse(why, "A clock of days has 'days', at least 1, and nothing else.");
    default: return refuse(why, "The clock's 'kind' must be \"move\", \"game\" or \"days\".");
    }
}

static bool read_seats(struct call *call, struct table *table, struct reason *why)
{
    struct stored_table *row = &table->row;
    const json_t *seats = json_object_get(call->json, "seats");
    bool me = false;
    if (!json_is_array(seats) || json_array_size(seats) != (size_t)row->seats)
        return refuse(why, "'seats' must be a list of %d, one for each seat of this game.",
                      row->seats);
    for (int i = 0; i < row->seats; i++) {
        const char *who = json_string_value(json_array_get(seats, (size_t)i));
        struct stored_seat *seat = &row->seat[i];
        if (!who)
            return refuse(why, "Each of 'seats' must be a string.");
        if (!strcmp(who, "me")) {
            if (me)
                return refuse(why, "You can sit on one seat only.");
            me = true;
            if (!seats_may_take(call->hub, call->client->person, why))
                return false;
            seats_take(table, i, call->client->person);
        } else if (strcmp(who, "open")) {
            if (!level_check(who, why))
                return false;
            seat->kind = SEAT_BOT;
            snprintf(seat->level, sizeof seat->level, "%s", who);
        }
    }
    return true;
}

static bool read_table(struct call *call, struct table *table, struct reason *why)
{
    struct stored_table *row = &table->row;
    row->host = call->client->person->row.id;
    return read_clock(call, row, why) && read_seats(call, table, why) &&
           (!has_member(call, "public") || call_flag(call, "public", &row->public, why));
}

/* A table as the call's game and setup want it, or NULL. */
static struct table *new_table(struct call *call, struct reason *why)
{
    const struct game_rules *rules = call_game(call, why);
    struct setup *setup = rules ? malloc(sizeof *setup) : NULL;
    struct table *table = NULL;
    if (rules && !setup)
        refuse_memory(why);
    if (setup && setup_read(rules->setup, json_object_get(call->json, "setup"), setup, why))
        table = tables_make(call->hub, rules, setup, why);
    free(setup);
    return table;
}

/* What the seats of such a table would be called: for a form that is being filled in. */
static bool do_sides(struct call *call, struct reason *why)
{
    struct table *table = new_table(call, why);
    if (!table)
        return false;
    put_open(call->w, "sides", '[');
    for (int seat = 0; seat < table->row.seats; seat++)
        put_string(call->w, NULL, table->side[seat]);
    put_close(call->w);
    tables_forget(table);
    return true;
}

static bool do_create(struct call *call, struct reason *why)
{
    struct table *table = new_table(call, why);
    if (!table)
        return false;
    if (!read_table(call, table, why) || !client_may(call->client, LIMIT_TABLES, 1, why) ||
        !client_may(call->client, LIMIT_TABLES_A_DAY, 1, why) || !table_begin(table, why)) {
        tables_forget(table);
        return false;
    }
    if (table->row.status == TABLE_OPEN)
        table_save(table);
    lobby_changed(table);
    payer_note(table, table_seat_of(table, call->client->person), call->client);
    bots_ask(table);
    put_string(call->w, "table", table->row.code);
    show_hash(table, call->w);
    return true;
}

/* --- watch --- */

static bool call_size(const struct call *call, const char *key, int *out, struct reason *why)
{
    enum { MOST = 400 };
    int64_t size = 0;
    if (has_member(call, key) && !call_number(call, key, 0, MOST, &size, why))
        return false;
    *out = (int)size;
    return true;
}

static bool call_window(const struct call *call, struct window *out, struct reason *why)
{
    *out = (struct window){0};
    return (!has_member(call, "picture") || call_flag(call, "picture", &out->wanted, why)) &&
           (!has_member(call, "plain") || call_flag(call, "plain", &out->plain, why)) &&
           call_size(call, "columns", &out->columns, why) &&
           call_size(call, "rows", &out->rows, why);
}

static bool do_watch(struct call *call, struct reason *why)
{
    struct client *client = call->client;
    struct table *table = call->table;
    struct watch *watch = client_watch(client, table);
    struct window picture;
    if (!call_window(call, &picture, why))
        return false;
    if (!watch) {
        if (client->watched >= call->hub->settings.watched_tables)
            return refuse(why, "You watch %d tables already; stop watching one first.",
                          client->watched);
        watch = watch_begin(client, table);
        if (!watch)
            return refuse_memory(why);
    }
    watch->picture = picture;
    if (call->seat == NOBODY)
        call->seat = seats_hand_back(table, client->person);
    show_anew(watch);
    if (call->seat == NOBODY)
        show_later(table); /* the others see one more spectator */
    bots_ask(table);
    return true;
}

static bool do_unwatch(struct call *call, struct reason *why)
{
    struct watch *watch = client_watch(call->client, call->table);
    if (!watch)
        return refuse(why, "You do not watch this table.");
    watch_end(watch);
    return true;
}

/* --- Seats. --- */

/* What belongs to the seat alone, a deck or a character, can be brought by who sits down. */
static bool bring(struct call *call, int seat, struct reason *why)
{
    struct table *table = call->table;
    struct setup setup = *table->setup;
    return !has_member(call, "setup") || (setup_bring(table->rules->setup, &setup, seat,
                                                      json_object_get(call->json, "setup"), why) &&
                                          tables_set_up(table, &setup, why));
}

static bool do_sit(struct call *call, struct reason *why)
{
    struct table *table = call->table;
    int seat;
    if (!call_seat(call, &seat, why))
        return false;
    struct stored_seat *stored = &table->row.seat[seat];
    if (call->seat == seat)
        return true; /* sent again */
    if (call->seat != NOBODY)
        return refuse(why, "You sit at this table already.");
    if (stored->kind != SEAT_OPEN)
        return refuse(why, "This seat is taken.");
    if (!seats_may_take(call->hub, call->client->person, why) ||
        !shuns_let_sit(table, call->client->person, why) || !bring(call, seat, why))
        return false;
    seats_take(table, seat, call->client->person);
    assert(!stored->shared); /* so it can't begin yet */
    seats_tell(table);
    return true;
}

/* Stands up, and the table may be gone with its last person. */
static bool leave(struct call *call, int seat, struct reason *why)
{
    if (!seats_leave(call->table, seat, why))
        return false;
    call->table = NULL;
    return true;
}

static bool do_stand(struct call *call, struct reason *why)
{
    if (call->table->row.status != TABLE_OPEN)
        return refuse(why, "The game has begun; you can resign.");
    return leave(call, call->seat, why);
}

/* What nobody else has a part in goes without a trace. */
static bool do_close(struct call *call, struct reason *why)
{
    struct table *table = call->table;
    if (table->row.status == TABLE_OVER)
        return refuse(why, "The game is over.");
    if (table_owned_seats(table) != seat_bit(call->seat))
        return refuse(why, "Others play here, too; you can %s.",
                      table->row.status == TABLE_OPEN ? "stand up" : "resign");
    tables_drop(table);
    call->table = NULL;
    return true;
}

static bool do_free(struct call *call, struct reason *why)
{
    struct table *table = call->table;
    int seat;
    if (!call_seat(call, &seat, why))
        return false;
    if (table->row.host != call->client->person->row.id)
        return refuse(why, "Only who made the table can free a seat.");
    if (table->row.status != TABLE_OPEN)
        return refuse(why, "The game has begun.");
    if (table->row.seat[seat].kind != SEAT_PERSON)
        return refuse(why, "Nobody sits there.");
    return leave(call, seat, why);
}

/* A seat is its person's: a bot only stands in, where nobody agreed to wait. */
static bool may_stand_in(struct call *call, const struct stored_seat *stored, struct reason *why)
{
    switch (call->table->row.status) {
    case TABLE_OPEN: return refuse(why, "Who made the table can free this seat first.");
    case TABLE_PAUSED: return refuse(why, "The table is paused: everybody may be away.");
    default: break;
    }
    if (call->table->row.clock == CLOCK_DAYS)
        return refuse(why, "There are days for each answer: everybody may be away.");
    if (call->seat == NOBODY)
        return refuse(why, "Only those who play can do that.");
    return person_away(call->hub, stored->person, 60) ||
           refuse(why, "%s has not been away for a minute.", stored->name);
}

static bool do_fill(struct call *call, struct reason *why)
{
    struct table *table = call->table;
    const char *level;
    int seat;
    if (!call_seat(call, &seat, why) || !call_text(call, "level", 16, &level, why) ||
        !level_check(level, why))
        return false;
    const struct stored_seat *stored = &table->row.seat[seat];
    if (table->row.status == TABLE_OVER)
        return refuse(why, "The game is over.");
    if (stored->kind == SEAT_BOT)
        return refuse(why, "A bot sits there already.");
    if (stored->kind == SEAT_OPEN && table->row.host != call->client->person->row.id)
        return refuse(why, "Only who made the table can seat bots.");
    if (stored->kind == SEAT_PERSON) {
        if (!may_stand_in(call, stored, why))
            return false;
        seats_stand_in(table, seat, level);
    } else if (!bots_take_seat(table, seat, level, why)) {
        return false;
    }
    seats_tell(table);
    return true;
}

/* Who gives a share has seen the hash; the last one begins the game. */
static bool do_share(struct call *call, struct reason *why)
{
    struct table *table = call->table;
    struct stored_seat *stored = &table->row.seat[call->seat], before = *stored;
    uint8_t share[SEED_BYTES];
    if (!seed_from_hex(json_string_value(json_object_get(call->json, "share")), share))
        return refuse(why, "'share' must be %d hexadecimal digits.", 2 * SEED_BYTES);
    if (stored->shared)
        return !memcmp(stored->share, share, SEED_BYTES) || /* sent again */
               refuse(why, "You have given your share already.");
    memcpy(stored->share, share, SEED_BYTES);
    stored->shared = true;
    if (!table_begin(table, why)) {
        *stored = before;
        return false;
    }
    seats_tell(table);
    return true;
}

const struct call_command commands_tables[] = {
    {"lobby", {"watch"}, NOTHING, LOOKS, 0, do_lobby},
    {"sides", {"game", "setup"}, NOTHING, LOOKS, 5, do_sides},
    {"create", {"game", "setup", "seats", "public", "clock"}, NOTHING, CHANGES, 5, do_create},
    {"watch", {"picture", "columns", "rows", "plain"}, TABLE, LOOKS, 0, do_watch},
    {"unwatch", {NULL}, TABLE, LOOKS, 0, do_unwatch},
    {"sit", {"seat", "setup"}, TABLE, CHANGES, 0, do_sit},
    {"stand", {NULL}, SEAT, CHANGES, 0, do_stand},
    {"close", {NULL}, SEAT, CHANGES, 0, do_close},
    {"free", {"seat"}, TABLE, CHANGES, 0, do_free},
    {"fill", {"seat", "level"}, TABLE, CHANGES, 0, do_fill},
    {"share", {"share"}, SEAT, CHANGES, 0, do_share},
    {NULL, {NULL}, NOTHING, LOOKS, 0, NULL},
};
