/* write.c - what can be written. */
#include "store/inside.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

void store_put_table(struct store *s, const struct stored_table *t)
{
    assert(t->seats >= 0 && t->seats <= SEATS);
    write_game(s, WRITE_PUT_TABLE, t);
    for (int i = 0; i < t->seats; i++) {
        struct seat_row row = {.game = t->id, .seat = i, .s = t->seat[i]};
        if (t->seat[i].shared)
            row.share = value_of_bytes(t->seat[i].share, SEED_BYTES);
        write_seat(s, WRITE_PUT_SEAT, &row);
    }
}

/* Those that are committed are forgotten whenever another one comes: whoever reads after that does
 * not see them. */
static bool add_drop(struct store *s, int64_t table)
{
    size_t done = 0;
    while (done < s->drop_count && s->drops[done].number <= store_committed(s))
        done++;
    s->drop_count -= done;
    if (done)
        memmove(s->drops, s->drops + done, s->drop_count * sizeof *s->drops);
    struct drop *drops = realloc(s->drops, (s->drop_count + 1) * sizeof *drops);
    if (!drops)
        return false;
    s->drops = drops;
    drops[s->drop_count++] = (struct drop){table, store_written(s)};
    return true;
}

void store_drop_table(struct store *s, int64_t id)
{
    store_hold(s);
    write_game(s, WRITE_DROP_TABLE, &(struct stored_table){.id = id});
    write_seat(s, WRITE_DROP_SEATS, &(struct seat_row){.game = id});
    write_chat(s, WRITE_DROP_CHAT, &(struct chat_row){.game = id});
    store_cut_answers(s, id, 0);
    if (!add_drop(s, id))
        store_lose(s);
    store_release(s);
}

void store_add_answer(struct store *s, int64_t table, int64_t number, const struct stored_answer *a)
{
    write_answer(s, WRITE_ADD_ANSWER,
                 &(struct answer_row){.game = table, .number = number, .a = *a});
}

void store_cut_answers(struct store *s, int64_t table, int64_t count)
{
    write_answer(s, WRITE_CUT_ANSWERS, &(struct answer_row){.game = table, .number = count});
}

void store_add_chat(struct store *s, int64_t table, int64_t number, const struct stored_chat *chat)
{
    write_chat(s, WRITE_ADD_CHAT, &(struct chat_row){.game = table, .number = number, .c = *chat});
}

void store_put_person(struct store *s, const struct stored_person *p)
{
    write_person(s, WRITE_PUT_PERSON, &(struct person_row){.p = *p, .since = (int64_t)time(NULL)});
}

void store_drop_guests(struct store *s, int64_t since, int most)
{
    struct guests_wish idle = {.since = since, .most = most};
    store_hold(s);
    write_guests(s, WRITE_DROP_GUEST_SESSIONS, &idle);
    write_guests(s, WRITE_DROP_GUESTS, &idle);
    store_release(s);
}

void store_add_session(struct store *s, const uint8_t token[TOKEN_BYTES], int64_t person)
{
    write_session(s, WRITE_ADD_SESSION,
                  &(struct session_row){.token = value_of_bytes(token, TOKEN_BYTES),
                                        .person = person,
                                        .since = (int64_t)time(NULL)});
}

void store_drop_session(struct store *s, const uint8_t token[TOKEN_BYTES])
{
    write_session(s, WRITE_DROP_SESSION,
                  &(struct session_row){.token = value_of_bytes(token, TOKEN_BYTES)});
}

void store_drop_sessions(struct store *s, int64_t person)
{
    write_session(s, WRITE_DROP_SESSIONS, &(struct session_row){.person = person});
}

void store_put_text(struct store *s, int64_t person, const char *game, const char *field,
                    const char *name, const char *text)
{
    write_shelf(s, *text ? WRITE_PUT_TEXT : WRITE_DROP_TEXT,
                &(struct shelf_row){
                    .person = person, .game = game, .field = field, .name = name, .text = text});
}

void store_add_mark(struct store *s, int64_t person, const char *game,
                    const struct stored_mark *mark)
{
    write_mark(s, WRITE_ADD_MARK, &(struct mark_row){.person = person, .game = game, .m = *mark});
}

void store_put_number(struct store *s, const char *name, int64_t value)
{
    write_meta(s, WRITE_PUT_META, &(struct meta_row){name, value_of_number(value)});
}
