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
        struct seat_row row = {.game = t->id, .seat = i, .s = t->seat[i], .of_game = t->game};
        if (t->seat[i].shared)
            row.share = value_of_bytes(t->seat[i].share, SEED_BYTES);
        write_seat(s, WRITE_PUT_SEAT, &row);
    }
}

void store_see_table(struct store *s, const struct stored_table *t)
{
    write_game(s, WRITE_SEE_TABLE, t);
}

bool store_make_drop_room(struct store *s, size_t count)
{
    size_t most = s->drop_count + count;
    struct drop *drops = most > s->drop_most ? realloc(s->drops, most * sizeof *drops) : s->drops;
    if (!drops)
        return false;
    s->drops = drops;
    s->drop_most = most > s->drop_most ? most : s->drop_most;
    return true;
}

/* Those that are committed are forgotten whenever another one comes: whoever reads after that does
 * not see them. */
static void add_drop(struct store *s, struct drop drop)
{
    size_t done = 0;
    while (done < s->drop_count && s->drops[done].number <= store_committed(s))
        done++;
    s->drop_count -= done;
    if (done)
        memmove(s->drops, s->drops + done, s->drop_count * sizeof *s->drops);
    if (!store_make_drop_room(s, 1)) {
        store_lose(s);
        return;
    }
    drop.number = store_written(s);
    s->drops[s->drop_count++] = drop;
}

void store_drop_table(struct store *s, int64_t id)
{
    store_hold(s);
    write_game(s, WRITE_DROP_TABLE, &(struct stored_table){.id = id});
    write_seat(s, WRITE_DROP_SEATS, &(struct seat_row){.game = id});
    write_chat(s, WRITE_DROP_CHAT, &(struct chat_row){.game = id});
    store_cut_answers(s, id, 0);
    add_drop(s, (struct drop){.table = id});
    store_release(s);
}

void store_add_answer(struct store *s, int64_t table, int64_t number, const struct stored_answer *a)
{
    write_answer(s, WRITE_ADD_ANSWER,
                 &(struct answer_row){.game = table, .number = number, .a = *a});
}

void store_cut_answers(struct store *s, int64_t table, int64_t count)
{
    store_hold(s);
    write_answer(s, WRITE_CUT_ANSWERS, &(struct answer_row){.game = table, .number = count});
    write_milestone(s, WRITE_CUT_MILESTONES,
                    &(struct milestone_row){.game = table, .number = count});
    store_release(s);
}

void store_put_story(struct store *s, int64_t table, int64_t part, const void *bytes, size_t length)
{
    write_story(s, WRITE_PUT_STORY,
                &(struct story_row){table, part, value_of_bytes(bytes, length)});
}

void store_mark_story(struct store *s, int64_t table, enum story_state state)
{
    write_game(s, WRITE_MARK_STORY, &(struct stored_table){.id = table, .story = state});
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
    write_guests(s, WRITE_DROP_GUEST_SHUNS, &idle);
    write_guests(s, WRITE_DROP_GUESTS, &idle);
    store_release(s);
}

void store_add_session(struct store *s, const uint8_t token[TOKEN_BYTES],
                       const struct stored_session *session)
{
    uint8_t hash[HASH_BYTES];
    store_hash_token(token, hash);
    write_session(s, WRITE_ADD_SESSION,
                  &(struct session_row){.token = value_of_bytes(hash, HASH_BYTES), .s = *session});
}

void store_see_session(struct store *s, const struct stored_session *session)
{
    write_session(s, WRITE_SEE_SESSION, &(struct session_row){.s = *session});
}

static void drop_sessions(struct store *s, enum store_write what, struct drop drop)
{
    int64_t id = drop.session ? drop.session : drop.but_session;
    store_hold(s);
    write_session(s, what, &(struct session_row){.s = {.person = drop.person, .id = id}});
    add_drop(s, drop);
    store_release(s);
}

void store_drop_session(struct store *s, int64_t person, int64_t id)
{
    assert(id > 0);
    drop_sessions(s, WRITE_DROP_SESSION, (struct drop){.person = person, .session = id});
}

void store_drop_sessions(struct store *s, int64_t person, int64_t but)
{
    drop_sessions(s, WRITE_DROP_SESSIONS, (struct drop){.person = person, .but_session = but});
}

void store_drop_old_sessions(struct store *s, int64_t since)
{
    write_session(s, WRITE_DROP_OLD_SESSIONS, &(struct session_row){.s = {.seen = since}});
}

static struct recovery_row recovery(int64_t person, const uint8_t code[RECOVERY_BYTES])
{
    return (struct recovery_row){person, value_of_bytes(code, RECOVERY_BYTES)};
}

void store_add_recovery(struct store *s, int64_t person, const uint8_t code[RECOVERY_BYTES])
{
    struct recovery_row row = recovery(person, code);
    write_recovery(s, WRITE_ADD_RECOVERY, &row);
}

void store_drop_recovery(struct store *s, int64_t person, const uint8_t code[RECOVERY_BYTES])
{
    struct recovery_row row = recovery(person, code);
    write_recovery(s, WRITE_DROP_RECOVERY, &row);
}

void store_drop_recoveries(struct store *s, int64_t person)
{
    write_recovery(s, WRITE_DROP_RECOVERIES, &(struct recovery_row){.person = person});
}

void store_farewell(struct store *s, int64_t person, const char *old, const char *name)
{
    static const enum store_write writes[] = {WRITE_FAREWELL_CHAT,    WRITE_FAREWELL_OLD_CHAT,
                                              WRITE_FAREWELL_RESULTS, WRITE_FAREWELL_SHELF,
                                              WRITE_FAREWELL_MARKS,   WRITE_FAREWELL_SHUNS};
    struct farewell_wish wish = {.person = person, .name = name, .old = old};
    store_hold(s);
    for (size_t i = 0; i < sizeof writes / sizeof *writes; i++)
        write_farewell(s, writes[i], &wish);
    store_drop_recoveries(s, person);
    store_release(s);
}

void store_put_shun(struct store *s, int64_t person, int64_t other, bool blocked)
{
    write_shun(s, WRITE_PUT_SHUN, &(struct shun_row){person, other, blocked});
}

void store_drop_shun(struct store *s, int64_t person, int64_t other)
{
    write_shun(s, WRITE_DROP_SHUN, &(struct shun_row){.person = person, .other = other});
}

void store_add_report(struct store *s, const struct stored_report *report)
{
    write_report(s, WRITE_ADD_REPORT, report);
}

void store_end_report(struct store *s, int64_t id, int64_t done)
{
    write_report(s, WRITE_END_REPORT, &(struct stored_report){.id = id, .done = done});
}

void store_drop_reports(struct store *s, int64_t done)
{
    write_report(s, WRITE_DROP_REPORTS, &(struct stored_report){.done = done});
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
