/* test_memory.c - memory runs out somewhere while the server does something: it refuses or cuts,
 * with a sentence, and what it has said is on disk. */
#include "server/room.h"

#include "kit/memory.h"
#include "kit/test.h"
#include "server/http.h"

#include <limits.h>
#include <stdlib.h>

/* --- The stage. --- */

/* A message that would be obeyed, and everything around it. */
struct scene {
    struct room room;
    struct client *actor, *other; /* who sends it; who watches the table, and the lobby */
    char code[CODE_BYTES];        /* of the table; "": there is none */
    char message[400];
    void (*rest)(struct table *); /* before the message the table is made to rest so, or NULL */
    bool is_question;             /* it can be sent again, and what is heard is the same */
    struct text heard;            /* by the actor, since it was sent */
};

/* What the hub keeps for the next time it must ask for again. */
static void cool(struct hub *hub)
{
    for (int i = 0; i <= SEATS; i++)
        text_free(&hub->events[i]);
    text_free(&hub->scratch);
    text_free(&hub->change);
    text_free(&hub->frame);
    state_free(&hub->state);
}

struct codes {
    char code[16][CODE_BYTES];
    size_t count;
};

static void collect_code(void *context, struct index_node *node)
{
    struct codes *codes = context;
    CHECK(codes->count < 16);
    memcpy(codes->code[codes->count++], ((struct table *)node)->row.code, CODE_BYTES);
}

static int compare_codes(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Those of all tables that the server knows, in order. */
static struct codes codes_of(struct hub *hub)
{
    struct codes codes = {.count = 0};
    index_each(&hub->tables, collect_code, &codes);
    qsort(codes.code, codes.count, CODE_BYTES, compare_codes);
    return codes;
}

static void forget_table(void *context, struct index_node *node)
{
    (void)context;
    tables_forget((struct table *)node);
}

static void write_row(const struct stored_table *row, struct text *out)
{
    char hex[2 * SEED_BYTES + 1];
    text_add(out, "%s %d %d %lld %d\n", row->code, row->status, row->public, (long long)row->host,
             row->clock);
    text_add(out, "%lld %lld %lld %lld\n", (long long)row->shift, (long long)row->since,
             (long long)row->marked, (long long)row->moves);
    text_add(out, "%d %d %s '%s'\n", row->how, row->by, row->result ? row->result : "", row->next);
    text_add(out, "%s\n", row->setup);
    for (int i = 0; i < row->seats; i++) {
        const struct stored_seat *seat = &row->seat[i];
        seed_to_hex(seat->share, hex);
        text_add(out, "%d %lld '%s' '%s' %s %lld\n", seat->kind, (long long)seat->person,
                 seat->name, seat->kind == SEAT_BOT ? seat->level : "", seat->shared ? hex : "",
                 (long long)seat->left);
    }
}

static void write_body(const struct table *table, struct text *out)
{
    text_add(out, "%016llx %s %x %lld\n", (unsigned long long)game_hash(table->rules, table->g),
             table->mode, table->pending, (long long)table->opened);
    for (int seat = 0; seat < table->row.seats; seat++)
        text_add(out, "%s, ", sides_name(table, seat));
    for (int64_t i = 0; i < table->row.moves; i++)
        text_add(out, "%d:%d ", table->answers[i].seat, table->answers[i].option);
    for (int64_t i = 0; i < table->chats; i++)
        text_add(out, "\n%s: %s", table->chat[i].name, table->chat[i].text);
}

/* What is only in memory. */
static void write_offers(struct hub *hub, const char *code, struct text *out)
{
    const struct table *table = (struct table *)index_find(&hub->tables, code_number(code));
    for (int kind = 0; table && kind < OFFERS; kind++) {
        const struct offer *offer = &table->offers[kind];
        text_add(out, "%d %d %x\n", offer->open, offer->open ? offer->by : 0,
                 offer->open ? offer->agreed : 0);
    }
}

/* All tables, as they would come back from the disk. */
static struct text tables_of(struct hub *hub)
{
    struct codes codes = codes_of(hub);
    struct text out = {0};
    struct reason why;
    for (size_t i = 0; i < codes.count; i++) {
        struct table *table = tables_find(hub, codes.code[i], &why);
        CHECK(body_wake(table, &why));
        write_row(&table->row, &out);
        write_body(table, &out);
    }
    return out;
}

static struct text all_of(struct scene *s)
{
    if (store_has_table(s->room.hub->store, s->code)) /* it may be dropped */
        room_find(&s->room, s->code);
    struct text out = tables_of(s->room.hub);
    write_offers(s->room.hub, s->code, &out);
    text_add(&out, "%zu tables, %zu people, %zu sessions\n", s->room.hub->tables.count,
             s->room.hub->people.count, s->room.hub->sessions.count);
    return out;
}

static bool has_bot(const struct stored_table *row)
{
    for (int seat = 0; seat < row->seats; seat++)
        if (row->seat[seat].kind == SEAT_BOT)
            return true;
    return false;
}

static void write_gist(const struct table *table, struct text *out)
{
    text_add(out, "%d %d %s", table->row.status, table->row.how, table->row.setup);
    for (int seat = 0; seat < table->row.seats; seat++)
        text_add(out, " %d", table->row.seat[seat].kind);
    if (table->row.status != TABLE_OVER && !has_bot(&table->row)) /* it may have answered by now */
        text_add(out, " %lld", (long long)table->row.moves);
    text_add(out, " %lld\n", (long long)table->chats);
}

/* What must be the same whenever a command was obeyed. */
static struct text gist_of(struct scene *s)
{
    struct codes codes = codes_of(s->room.hub);
    struct text out = {0};
    for (enum table_status status = TABLE_OPEN; status <= TABLE_OVER; status++)
        for (size_t i = 0; i < codes.count; i++)
            if (room_find(&s->room, codes.code[i])->row.status == status)
                write_gist(room_find(&s->room, codes.code[i]), &out);
    write_offers(s->room.hub, s->code, &out);
    return out;
}

static void check_same(struct text *a, struct text *b)
{
    CHECK_STRING(text_string(a), text_string(b));
    text_free(a);
    text_free(b);
}

/* What the server knows of its tables it would also know after a crash now. */
static void check_on_disk(struct hub *hub)
{
    store_wait(hub->store);
    struct text before = tables_of(hub);
    struct codes codes = codes_of(hub);
    struct reason why;
    index_each(&hub->tables, forget_table, NULL);
    for (size_t i = 0; i < codes.count; i++)
        CHECK(tables_find(hub, codes.code[i], &why) != NULL);
    struct text after = tables_of(hub);
    check_same(&before, &after);
}

/* --- What comes of it. --- */

enum outcome { DONE, REFUSED, CUT };

/* Whatever a client is sent is JSON; how many of the messages are replies, and the last of them. */
static int hear(struct scene *s, struct client *client, bool *ok)
{
    int replies = 0;
    for (char *text; (text = room_hear(&s->room, client)); free(text)) {
        json_t *json = json_loads(text, 0, NULL);
        CHECK(json != NULL);
        if (client == s->actor)
            text_add(&s->heard, "%s\n", text);
        if (json_object_get(json, "re")) {
            replies++;
            *ok = json_is_true(json_object_get(json, "ok"));
            if (!*ok)
                CHECK_STRING(json_string_value(json_object_get(json, "error")), "Out of memory.");
        }
        json_decref(json);
    }
    return replies;
}

/* The second is what the server says if it was the store that had no memory. */
static void check_cut(const struct client *client)
{
    if (strcmp(client->cut, NO_MEMORY) != 0)
        CHECK_CONTAINS(client->cut, "connect again");
}

static enum outcome outcome_of(struct scene *s)
{
    bool ok = false;
    text_clear(&s->heard);
    CHECK_EQ(hear(s, s->other, &ok), 0);
    if (*s->actor->cut) {
        check_cut(s->actor);
        return CUT;
    }
    CHECK_EQ(hear(s, s->actor, &ok), 1);
    return ok ? DONE : REFUSED;
}

static void clear(struct scene *s)
{
    struct hub *hub = s->room.hub;
    while (!LIST_EMPTY(&hub->clients))
        client_close(LIST_FIRST(&hub->clients));
    while (pool_drain(hub->pool) + pool_drain(hub->stories))
        continue;
    index_each(&hub->tables, forget_table, NULL);
    text_free(&s->heard);
    *s = (struct scene){.room = s->room};
}

static void start(struct scene *s, void (*prepare)(struct scene *))
{
    bool ok;
    s->actor = room_guest(&s->room);
    s->other = room_guest(&s->room);
    room_good(&s->room, s->other, "{\"do\":\"lobby\",\"watch\":true}");
    prepare(s);
    hear(s, s->actor, &ok);
    hear(s, s->other, &ok);
    cool(s->room.hub);
}

/* Sends it and lets bots and advisers think, while the n-th allocation is refused. */
static bool attempt(struct scene *s, long n)
{
    if (s->rest)
        s->rest(room_find(&s->room, s->code));
    memory_refuse_here(n);
    client_message(s->actor, s->message, strlen(s->message));
    hub_turn(s->room.hub);
    return memory_refused();
}

/* It was obeyed although something was refused: as it always is, and all of it. */
static void check_done(struct scene *s, struct text *gist)
{
    struct text now = gist_of(s), heard = s->heard;
    if (!gist->length)
        *gist = gist_of(s);
    CHECK_STRING(text_string(&now), text_string(gist));
    text_free(&now);
    CHECK(!strstr(text_string(&heard), "\"mode\":\"\"")); /* a list knows what it lists */
    if (!s->is_question)
        return;
    s->heard = (struct text){0};
    s->rest = NULL; /* it may be watched by now */
    CHECK(!attempt(s, LONG_MAX));
    CHECK_EQ(outcome_of(s), DONE);
    CHECK_STRING(text_string(&heard), text_string(&s->heard));
    text_free(&heard);
}

/* Until nothing is refused any more. */
static void check_command(void (*prepare)(struct scene *))
{
    struct scene s = {0};
    struct text gist = {0};
    room_open(&s.room);
    start(&s, prepare);
    bool refused = true;
    for (long n = 1; refused; n++) {
        struct text before = all_of(&s);
        uint64_t written = store_written(s.room.hub->store);
        refused = attempt(&s, n);
        enum outcome outcome = outcome_of(&s);
        struct text after = all_of(&s);
        if (outcome == REFUSED) {
            CHECK(refused);
            CHECK(store_written(s.room.hub->store) == written);
            check_same(&before, &after);
            continue;
        }
        CHECK(refused || outcome == DONE);
        text_free(&before);
        text_free(&after);
        if (outcome == DONE)
            check_done(&s, &gist);
        check_on_disk(s.room.hub);
        clear(&s);
        start(&s, prepare);
    }
    text_free(&s.heard);
    text_free(&gist);
    room_close(&s.room);
}

/* --- The scenes. --- */

__attribute__((format(printf, 2, 3))) static void say_to(struct scene *s, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vsnprintf(s->message, sizeof s->message, format, values);
    va_end(values);
}

/* The same for a question, which can be asked again. */
static void ask(struct scene *s, const char *message)
{
    say_to(s, "%s", message);
    s->is_question = true;
}

/* The message is this command at the table. */
static void command(struct scene *s, const char *name)
{
    say_to(s, "{\"do\":\"%s\",\"table\":\"%s\"}", name, s->code);
}

static struct table *table_of(struct scene *s)
{
    return room_find(&s->room, s->code);
}

static void watch(struct scene *s, struct client *client)
{
    room_good(&s->room, client, "{\"do\":\"watch\",\"table\":\"%s\",\"picture\":true}", s->code);
}

/* The actor makes a table, and both watch it. */
static void make_table(struct scene *s, const char *setup, const char *seats)
{
    snprintf(s->code, sizeof s->code, "%s", room_table(&s->room, s->actor, setup, seats, ""));
    watch(s, s->actor);
    watch(s, s->other);
}

static void two_people(struct scene *s, const char *setup)
{
    make_table(s, setup, "\"me\",\"open\"");
    room_sit(&s->room, s->other, s->code, 1);
}

/* Of the two people, the actor is the one who is asked. */
static void swap_if_other_is_asked(struct scene *s)
{
    const struct table *table = table_of(s);
    struct client *actor = s->actor;
    if (table->pending & seat_bit(table_seat_of(table, actor->person)))
        return;
    s->actor = s->other;
    s->other = actor;
}

static void ask_answer(struct scene *s, int option)
{
    say_to(s, "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":%d}", s->code,
           (long long)table_question(table_of(s)), option);
}

static void prepare_lobby(struct scene *s)
{
    make_table(s, "", "\"me\",\"open\"");
    ask(s, "{\"do\":\"lobby\",\"watch\":true}");
}

static void prepare_sides(struct scene *s)
{
    ask(s, "{\"do\":\"sides\",\"game\":\"flash_duel\",\"setup\":{\"mode\":\"full\"}}");
}

static void prepare_create(struct scene *s)
{
    say_to(s, "{\"do\":\"create\",\"game\":\"puzzle_strike\",\"seats\":[\"me\",\"open\"]}");
}

/* A game of bots begins at once. */
static void prepare_create_bots(struct scene *s)
{
    say_to(s, "{\"do\":\"create\",\"game\":\"flash_duel\",\"seats\":[\"novice\",\"novice\"]}");
}

static void prepare_watch(struct scene *s)
{
    two_people(s, "\"mode\":\"full\"");
    CHECK(table_answer(table_of(s), __builtin_ctz(table_of(s)->pending), 0, NULL));
    room_good(&s->room, s->other, "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"Hello.\"}",
              s->code);
    room_good(&s->room, s->actor, "{\"do\":\"unwatch\",\"table\":\"%s\"}", s->code);
    say_to(s, "{\"do\":\"watch\",\"table\":\"%s\",\"picture\":true}", s->code);
    s->is_question = true;
}

/* Its body must be read. */
static void prepare_watch_asleep(struct scene *s)
{
    prepare_watch(s);
    room_good(&s->room, s->other, "{\"do\":\"unwatch\",\"table\":\"%s\"}", s->code);
    s->rest = body_rest;
}

/* All of it must be read. */
static void prepare_watch_forgotten(struct scene *s)
{
    prepare_watch(s);
    s->rest = tables_forget;
}

static void prepare_unwatch(struct scene *s)
{
    two_people(s, "");
    command(s, "unwatch");
}

/* The other one's table, with a character of one's own. */
static void prepare_sit(struct scene *s)
{
    struct client *actor = s->actor;
    s->actor = s->other;
    s->other = actor;
    make_table(s, "\"mode\":\"full\"", "\"me\",\"open\"");
    s->other = s->actor;
    s->actor = actor;
    say_to(s, "{\"do\":\"sit\",\"table\":\"%s\",\"seat\":1,\"setup\":{\"characters\":\"grave\"}}",
           s->code);
}

/* With the character that was brought. */
static void prepare_stand(struct scene *s)
{
    make_table(s, "\"mode\":\"team\",\"characters\":[\"grave\",\"midori\"]",
               "\"me\",\"open\",\"open\",\"novice\"");
    room_sit(&s->room, s->other, s->code, 1);
    command(s, "stand");
}

/* With the last person goes the table. */
static void prepare_stand_alone(struct scene *s)
{
    make_table(s, "", "\"me\",\"open\"");
    command(s, "stand");
}

static void prepare_close(struct scene *s)
{
    make_table(s, "", "\"me\",\"novice\"");
    command(s, "close");
}

static void prepare_free(struct scene *s)
{
    make_table(s, "\"mode\":\"team\"", "\"me\",\"open\",\"open\",\"novice\"");
    room_sit(&s->room, s->other, s->code, 1);
    say_to(s, "{\"do\":\"free\",\"table\":\"%s\",\"seat\":1}", s->code);
}

static void prepare_fill(struct scene *s)
{
    make_table(s, "", "\"me\",\"open\"");
    say_to(s, "{\"do\":\"fill\",\"table\":\"%s\",\"seat\":1,\"level\":\"novice\"}", s->code);
}

static void prepare_share(struct scene *s)
{
    make_table(s, "\"mode\":\"full\"", "\"me\",\"open\"");
    room_good(&s->room, s->other, "{\"do\":\"sit\",\"table\":\"%s\",\"seat\":1}", s->code);
    struct client *actor = s->actor;
    s->actor = s->other;
    s->other = actor;
    say_to(s, "{\"do\":\"share\",\"table\":\"%s\",\"share\":\"%064d\"}", s->code, 7);
}

/* The bot's share is none until the game begins. */
static void prepare_share_with_bot(struct scene *s)
{
    json_t *reply = room_do(&s->room, s->actor,
                            "{\"do\":\"create\",\"game\":\"flash_duel\","
                            "\"seats\":[\"me\",\"novice\"]}");
    snprintf(s->code, sizeof s->code, "%s", json_string_value(json_object_get(reply, "table")));
    json_decref(reply);
    say_to(s, "{\"do\":\"share\",\"table\":\"%s\",\"share\":\"%064d\"}", s->code, 7);
}

static void prepare_answer(struct scene *s)
{
    two_people(s, "");
    swap_if_other_is_asked(s);
    ask_answer(s, 0);
}

/* Whether the game ends with this answer. */
static bool is_last(const struct table *table, int seat, int option)
{
    struct game *g = malloc(table->rules->size);
    memcpy(g, table->g, table->rules->size);
    CHECK(game_answer(table->rules, g, seat, option, NULL, NULL));
    bool last = !game_pending(g);
    free(g);
    return last;
}

static void prepare_last_answer(struct scene *s)
{
    two_people(s, "");
    room_good(&s->room, s->actor, "{\"do\":\"unwatch\",\"table\":\"%s\"}", s->code);
    room_good(&s->room, s->other, "{\"do\":\"unwatch\",\"table\":\"%s\"}", s->code);
    struct table *table = table_of(s);
    struct dice dice = {.state = 5};
    struct question q;
    for (int last = -1; last < 0;) {
        int seat = __builtin_ctz(table->pending);
        game_question(table->rules, table->g, seat, &q);
        for (int i = 0; last < 0 && i < q.count; i++)
            last = is_last(table, seat, i) ? i : -1;
        if (last < 0)
            CHECK(table_answer(table, seat, (long)dice_below(&dice, (uint32_t)q.count), NULL));
        else
            ask_answer(s, last);
    }
    watch(s, s->actor);
    watch(s, s->other);
    swap_if_other_is_asked(s);
}

static void prepare_resign(struct scene *s)
{
    two_people(s, "");
    command(s, "resign");
}

/* A bot takes the seat. */
static void prepare_resign_in_team(struct scene *s)
{
    make_table(s, "\"mode\":\"team\"", "\"me\",\"open\",\"novice\",\"novice\"");
    room_sit(&s->room, s->other, s->code, 1);
    command(s, "resign");
}

/* Nobody can have seen it. */
static void prepare_takeback(struct scene *s)
{
    two_people(s, "\"mode\":\"full\",\"choice\":\"double-blind\","
                  "\"characters\":[\"choose\",\"choose\"]");
    CHECK(table_answer(table_of(s), table_seat_of(table_of(s), s->actor->person), 2, NULL));
    command(s, "takeback");
}

/* All must agree, and do. */
static void prepare_agree_to(struct scene *s, const char *what)
{
    room_good(&s->room, s->other, "{\"do\":\"%s\",\"table\":\"%s\"}", what, s->code);
    say_to(s, "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"%s\",\"yes\":true}", s->code, what);
}

static void prepare_agree_to_takeback(struct scene *s)
{
    two_people(s, "");
    swap_if_other_is_asked(s);
    int seat = table_seat_of(table_of(s), s->actor->person);
    CHECK(table_answer(table_of(s), seat, 0, NULL));
    struct client *actor = s->actor;
    s->actor = s->other;
    s->other = actor;
    prepare_agree_to(s, "takeback");
}

static void prepare_agree_to_pause(struct scene *s)
{
    two_people(s, "");
    prepare_agree_to(s, "pause");
}

static void prepare_agree_to_rematch(struct scene *s)
{
    two_people(s, "\"mode\":\"full\",\"characters\":[\"grave\",\"midori\"]");
    room_good(&s->room, s->actor, "{\"do\":\"resign\",\"table\":\"%s\"}", s->code);
    prepare_agree_to(s, "rematch");
}

static void prepare_pause(struct scene *s)
{
    two_people(s, "");
    command(s, "pause");
}

/* With a bot: at once. */
static void prepare_rematch(struct scene *s)
{
    make_table(s, "", "\"me\",\"novice\"");
    room_good(&s->room, s->actor, "{\"do\":\"resign\",\"table\":\"%s\"}", s->code);
    command(s, "rematch");
}

static void prepare_hint(struct scene *s)
{
    make_table(s, "", "\"me\",\"novice\"");
    while (!(table_of(s)->pending & 1))
        hub_turn(s->room.hub);
    s->room.hub->settings.longest_thought = 5;
    command(s, "hint");
}

static void prepare_chat(struct scene *s)
{
    two_people(s, "");
    say_to(s, "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"Well played!\"}", s->code);
}

static void prepare_history(struct scene *s)
{
    prepare_rematch(s);
    ask(s, "{\"do\":\"history\"}");
}

static void prepare_replay(struct scene *s)
{
    two_people(s, "");
    for (int i = 0; i < 3; i++)
        CHECK(table_answer(table_of(s), __builtin_ctz(table_of(s)->pending), 0, NULL));
    room_good(&s->room, s->actor, "{\"do\":\"resign\",\"table\":\"%s\"}", s->code);
    say_to(s, "{\"do\":\"replay\",\"table\":\"%s\",\"from\":0,\"to\":3}", s->code);
    s->is_question = true;
}

static void prepare_record(struct scene *s)
{
    prepare_replay(s);
    command(s, "record");
    s->is_question = true;
}

static void prepare_analyse(struct scene *s)
{
    prepare_replay(s);
    command(s, "analyse");
    s->room.hub->settings.longest_thought = 5;
    s->is_question = false;
}

static void prepare_achievements(struct scene *s)
{
    ask(s, "{\"do\":\"achievements\",\"game\":\"flash_duel\"}");
}

static void prepare_shelf(struct scene *s)
{
    ask(s, "{\"do\":\"shelf\",\"game\":\"gem_blenders\",\"field\":\"red\"}");
}

static void prepare_keep(struct scene *s)
{
    say_to(s, "{\"do\":\"keep\",\"game\":\"gem_blenders\",\"field\":\"red\","
              "\"name\":\"Mine\",\"text\":\"glacier\"}");
}

static void prepare_check(struct scene *s)
{
    ask(s, "{\"do\":\"check\",\"game\":\"gem_blenders\",\"field\":\"red\","
           "\"text\":\"{\\\"name\\\":\\\"x\\\",\\\"heroes\\\":[],\\\"cards\\\":{}}\"}");
}

static void prepare_prefer(struct scene *s)
{
    ask(s, "{\"do\":\"prefer\",\"wait\":true}");
}

static void prepare_shun(struct scene *s)
{
    two_people(s, "");
    room_good(&s->room, s->other, "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"Well\"}", s->code);
    say_to(s, "{\"do\":\"shun\",\"table\":\"%s\",\"line\":0,\"how\":\"block\"}", s->code);
}

static void shun_the_other(struct scene *s)
{
    two_people(s, "");
    room_good(&s->room, s->actor, "{\"do\":\"shun\",\"table\":\"%s\",\"seat\":1,\"how\":\"mute\"}",
              s->code);
}

static void prepare_lift(struct scene *s)
{
    shun_the_other(s);
    say_to(s, "{\"do\":\"lift\",\"who\":%lld}", (long long)s->other->person->row.id);
}

static void prepare_shunned(struct scene *s)
{
    shun_the_other(s);
    ask(s, "{\"do\":\"shunned\"}");
}

static void prepare_report(struct scene *s)
{
    prepare_shun(s);
    s->room.hub->settings.host = "Warden";
    say_to(s, "{\"do\":\"report\",\"table\":\"%s\",\"line\":0,\"text\":\"Rude\"}", s->code);
}

/* The actor is the host, and the other has reported them. */
static void prepare_reports(struct scene *s)
{
    two_people(s, "");
    s->actor->person->row.account = true;
    s->room.hub->settings.host = s->actor->person->row.name;
    room_good(&s->room, s->other,
              "{\"do\":\"report\",\"table\":\"%s\",\"seat\":0,\"text\":\"Rude\"}", s->code);
    ask(s, "{\"do\":\"reports\"}");
}

static void prepare_judge(struct scene *s)
{
    prepare_reports(s);
    say_to(s, "{\"do\":\"judge\",\"report\":%lld,\"silence\":5}",
           (long long)s->room.hub->next_report - 1);
    s->is_question = false;
}

static const struct {
    const char *command;
    void (*prepare)(struct scene *);
} scenes[] = {
    {"prefer", prepare_prefer},
    {"shun", prepare_shun},
    {"lift", prepare_lift},
    {"shunned", prepare_shunned},
    {"report", prepare_report},
    {"reports", prepare_reports},
    {"judge", prepare_judge},
    {"lobby", prepare_lobby},
    {"sides", prepare_sides},
    {"create", prepare_create},
    {"create", prepare_create_bots},
    {"watch", prepare_watch},
    {"watch", prepare_watch_asleep},
    {"watch", prepare_watch_forgotten},
    {"unwatch", prepare_unwatch},
    {"sit", prepare_sit},
    {"stand", prepare_stand},
    {"stand", prepare_stand_alone},
    {"close", prepare_close},
    {"free", prepare_free},
    {"fill", prepare_fill},
    {"share", prepare_share},
    {"share", prepare_share_with_bot},
    {"answer", prepare_answer},
    {"answer", prepare_last_answer},
    {"resign", prepare_resign},
    {"resign", prepare_resign_in_team},
    {"takeback", prepare_takeback},
    {"agree", prepare_agree_to_takeback},
    {"agree", prepare_agree_to_pause},
    {"agree", prepare_agree_to_rematch},
    {"pause", prepare_pause},
    {"rematch", prepare_rematch},
    {"hint", prepare_hint},
    {"chat", prepare_chat},
    {"history", prepare_history},
    {"replay", prepare_replay},
    {"record", prepare_record},
    {"analyse", prepare_analyse},
    {"achievements", prepare_achievements},
    {"shelf", prepare_shelf},
    {"keep", prepare_keep},
    {"check", prepare_check},
};

enum { SCENES = sizeof scenes / sizeof *scenes };

TEST(a_command_without_memory_is_refused_or_its_client_cut)
{
    const struct call_command *const lists[] = {commands_tables, commands_play, commands_past,
                                                commands_people};
    for (int i = 0; i < 4; i++)
        for (const struct call_command *command = lists[i]; command->name; command++) {
            int count = 0;
            for (int scene = 0; scene < SCENES; scene++)
                if (!strcmp(scenes[scene].command, command->name)) {
                    check_command(scenes[scene].prepare);
                    count++;
                }
            if (!count)
                fail_msg("no scene for the command '%s'", command->name);
        }
}

/* --- What happens by itself. --- */

/* The bot is asked, thinks and answers; if one of that failed, it is asked again. */
TEST(a_bot_that_could_not_be_asked_is_asked_again)
{
    struct scene s = {0};
    room_open(&s.room);
    bool refused = true, ok;
    for (long n = 1; refused; n++) {
        start(&s, prepare_hint);
        ask_answer(&s, 0);
        refused = attempt(&s, n);
        struct table *table = table_of(&s);
        for (int i = 0; i < 50 && !(table->pending & 1); i++) {
            room_advance(&s.room, 0.1);
            hub_turn(s.room.hub);
        }
        CHECK(table->pending & 1);
        CHECK(*s.actor->cut || hear(&s, s.actor, &ok) == 1);
        check_on_disk(s.room.hub);
        clear(&s);
    }
    room_close(&s.room);
}

/* Time is up at a table that must be read; the lobby hears of it, and of a table that changed. */
static void prepare_tick(struct scene *s)
{
    snprintf(s->code, sizeof s->code, "%s",
             room_table(&s->room, s->actor, "", "\"me\",\"open\"",
                        ",\"clock\":{\"kind\":\"move\",\"seconds\":5}"));
    room_sit(&s->room, s->other, s->code, 1);
    s->rest = body_rest;
}

TEST(a_tick_without_memory_is_made_up_for_by_the_next)
{
    struct scene s = {0};
    room_open(&s.room);
    bool refused = true, ok;
    for (long n = 1; refused; n++) {
        start(&s, prepare_tick);
        body_rest(table_of(&s));
        memory_refuse_here(n);
        room_advance(&s.room, 6);
        refused = memory_refused();
        CHECK_EQ(hear(&s, s.other, &ok), 0);
        room_advance(&s.room, 1);
        CHECK_EQ(table_of(&s)->row.status, TABLE_OVER);
        CHECK_EQ(table_of(&s)->row.how, END_TIME);
        check_on_disk(s.room.hub);
        clear(&s);
    }
    room_close(&s.room);
}

TEST(who_comes_without_memory_is_not_let_in_or_cut)
{
    struct scene s = {0};
    room_open(&s.room);
    bool refused = true, ok;
    for (long n = 1; refused; n++) {
        start(&s, prepare_pause);
        int64_t person = s.actor->person->row.id;
        client_close(s.actor);
        memory_refuse_here(n);
        struct person *found = person_by_id(s.room.hub, person, NULL);
        struct client *client = found ? client_open(s.room.hub, found, NULL, NULL) : NULL;
        room_advance(&s.room, 1);
        refused = memory_refused();
        CHECK(client || refused);
        if (client && *client->cut)
            check_cut(client);
        else if (client)
            CHECK_EQ(hear(&s, client, &ok), 0);
        CHECK_EQ(hear(&s, s.other, &ok), 0);
        clear(&s);
    }
    room_close(&s.room);
}

static int sent;

static void send_frame(struct client *client)
{
    const struct text *frame = client_frame(client);
    CHECK(frame ? !frame->failed : *client->cut);
    sent++;
}

TEST(a_frame_is_whole_or_its_client_is_cut)
{
    struct scene s = {0};
    room_open(&s.room);
    void (*send_nowhere)(struct client *) = s.room.hub->send;
    bool refused = true;
    for (long n = 1; refused; n++) {
        start(&s, prepare_chat);
        client_message(s.actor, s.message, strlen(s.message));
        store_wait(s.room.hub->store);
        s.room.hub->send = send_frame;
        sent = 0;
        cool(s.room.hub);
        memory_refuse_here(n);
        hub_flush(s.room.hub);
        refused = memory_refused();
        s.room.hub->send = send_nowhere;
        CHECK_EQ(sent, 2);
        CHECK_EQ(*s.actor->cut || *s.other->cut, refused);
        clear(&s);
    }
    room_close(&s.room);
}

TEST(a_server_that_cannot_open_all_of_its_tables_says_so)
{
    struct room room;
    struct settings settings;
    struct reason why;
    room_open(&room);
    struct client *a = room_guest(&room);
    room_table(&room, a, "\"mode\":\"full\"", "\"me\",\"open\"", "");
    room_good(&room, a, "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"Hello.\"}",
              room_table(&room, a, "", "\"me\",\"novice\"", ""));
    settings = room.hub->settings;
    hub_close(room.hub);
    int ended = 0;
    bool refused = true;
    for (long n = 1; refused; n++) {
        snprintf(why.text, sizeof why.text, "?");
        memory_refuse_here(n);
        room.hub = hub_open(&settings, NULL, NULL, &why);
        refused = memory_refused();
        CHECK(room.hub || refused);
        if (room.hub) {
            CHECK_EQ(room.hub->tables.count, 2);
            hub_close(room.hub);
        } else {
            CHECK_STRING(why.text, "Out of memory.");
            ended++;
        }
    }
    CHECK(ended > 60); /* the store, the tables, and what they hold */
    room.hub = hub_open(&settings, NULL, NULL, &why);
    room_close(&room);
}

TEST(an_index_that_cannot_grow_stays_as_it_was)
{
    enum { NODES = 65 }; /* one more than there is room for at first */
    struct index_node node[NODES];
    struct index index = {0};
    for (int i = 0; i < NODES; i++) {
        node[i].key = (uint64_t)i;
        memory_refuse_here(1);
        bool added = index_add(&index, &node[i]);
        CHECK_EQ(memory_refused(), added ? 0 : 1);
        CHECK_EQ(added, i % 64 != 0);
        if (!added)
            CHECK(index_add(&index, &node[i]));
        for (int k = 0; k <= i; k++)
            CHECK(index_find(&index, (uint64_t)k) == &node[k]);
    }
    CHECK_EQ(index.count, NODES);
    index_free(&index);
}

/* --- HTTP. --- */

static void ready(struct exchange *x)
{
    CHECK(!x->wire); /* once */
    x->wire = x;
}

/* "/api/me", or "/api/name {...}" to post that. */
static struct exchange *new_exchange(struct hub *hub, const char *request, const char *cookie)
{
    struct exchange *x = calloc(1, sizeof *x);
    const char *body = strchr(request, ' ');
    *x = (struct exchange){.hub = hub,
                           .ready = ready,
                           .post = body != NULL,
                           .overseer = !strcmp(request, "/metrics"),
                           .origin = "http://parlor",
                           .host = "parlor",
                           .type = "application/json"};
    snprintf(x->path, sizeof x->path, "%.*s", (int)strcspn(request, " "), request);
    x->length = (size_t)snprintf(x->body, sizeof x->body, "%s", body ? body + 1 : "");
    snprintf(x->cookie, sizeof x->cookie, "%s", cookie);
    return x;
}

static void check_response(struct hub *hub, struct exchange *x, bool refused)
{
    store_wait(hub->store);
    hub_flush(hub);
    CHECK(x->wire == x && !x->busy && !x->waits);
    CHECK(x->status == 200 || (refused && x->status == 503));
    const char *body = x->data ? x->data : text_string(&x->text);
    size_t length = x->data ? x->size : x->text.length;
    CHECK(x->data || !x->text.failed);
    if (strcmp(x->content_type, "application/json") != 0)
        return;
    json_t *json = json_loadb(body, length, 0, NULL);
    CHECK(json != NULL);
    if (x->status == 503)
        CHECK_STRING(json_string_value(json_object_get(json, "error")), NO_MEMORY);
    json_decref(json);
}

/* Until nothing is refused any more; `request` has a place for a number that is new each time. The
 * cookie of the last response is in `cookie`, which is sent. */
static void check_request(struct room *room, const char *request, char cookie[COOKIE_BYTES])
{
    static long number;
    struct hub *hub = room->hub;
    bool refused = true;
    for (long n = 1; refused; n++) {
        room_advance(room, 6); /* so that it may try a password again */
        hub_turn(hub);         /* and stories are made before */
        char numbered[200];
        const char *place = strchr(request, '#');
        snprintf(numbered, sizeof numbered, "%s", request);
        if (place)
            snprintf(numbered + (place - request), sizeof numbered - (size_t)(place - request),
                     "%ld%s", ++number, place + 1);
        struct exchange *x = new_exchange(hub, numbered, cookie);
        uint64_t written = store_written(hub->store);
        size_t people = hub->people.count, sessions = hub->sessions.count;
        cool(hub);
        memory_refuse_here(n);
        http_handle(x);
        hub_turn(hub);
        refused = memory_refused();
        check_response(hub, x, refused);
        if (x->status == 503) {
            CHECK(store_written(hub->store) == written);
            CHECK_EQ(hub->people.count, people);
            CHECK_EQ(hub->sessions.count, sessions);
            CHECK_STRING(x->set_cookie, "");
        } else if (*x->set_cookie && !refused) {
            snprintf(cookie, COOKIE_BYTES, "%s", x->set_cookie);
        }
        exchange_free(x);
    }
}

TEST(a_request_without_memory_is_answered_by_503_and_has_changed_nothing)
{
    static const char *const requests[] = {
        "/api/me", /* becomes a guest */
        "/api/me",
        "/api/games",
        "/api/games/flash_duel/cards",
        "/api/games/flash_duel/rules",
        "/api/games/flash_duel/lessons",
        "/api/lessons",
        "/api/lesson {\"game\":\"flash_duel\",\"lesson\":\"goal\",\"answers\":[0,0,15,0]}",
        "/api/lesson {\"game\":\"flash_duel\",\"lesson\":\"move\",\"answers\":[0]}",
        "/api/bots",
        "/metrics",
        "/healthz",
        "/",
        "/api/name {\"name\":\"Somebody #\"}",
        "/api/logout {}",
    };
    struct room room;
    char cookie[COOKIE_BYTES] = "", path[60];
    room_open(&room);
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
        check_request(&room, requests[i], cookie);
    struct client *a = room_guest(&room);
    const char *code = room_table(&room, a, "", "\"me\",\"novice\"", "");
    room_good(&room, a, "{\"do\":\"resign\",\"table\":\"%s\"}", code);
    snprintf(path, sizeof path, "/api/record/%s", code);
    check_request(&room, path, cookie);
    room_close(&room);
}

TEST(a_password_without_memory_is_neither_kept_nor_wrong)
{
    struct room room;
    char cookie[COOKIE_BYTES] = "";
    room_open(&room);
    struct exchange *x = new_exchange(
        room.hub, "/api/register {\"name\":\"Keeper\",\"password\":\"a long one\"}", "");
    http_handle(x);
    hub_turn(room.hub);
    check_response(room.hub, x, false);
    exchange_free(x);
    check_request(&room, "/api/login {\"name\":\"Keeper\",\"password\":\"a long one\"}", cookie);
    static const char *const requests[] = {
        "/api/sessions",
        "/api/codes {\"password\":\"a long one\"}",
        "/api/password {\"password\":\"a long one\",\"new\":\"a long one\"}",
    };
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
        check_request(&room, requests[i], cookie);
    *cookie = '\0';
    check_request(&room, "/api/register {\"name\":\"New #\",\"password\":\"a long one\"}", cookie);
    room_close(&room);
}
