/* do_people.c - commands about other people: to mute, to block and to report them; and for the host
 * of the site, who reads the reports and can silence somebody for a time. */
#include "server/call.h"

#include "core/plain.h"
#include "server/log.h"
#include "server/names.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { QUOTED = 20, WORDS = 500, HOURS = 24 * 366 };
enum { OPEN_REPORTS = 10 };     /* of one person */
enum { LISTED_BYTES = 300000 }; /* after which the host gets no further report at once */

/* The person on a seat, or who wrote a line of chat; 0: it is refused. */
static int64_t call_person(struct call *call, struct reason *why)
{
    const struct table *table = call->table;
    int64_t person = 0, line;
    int seat;
    if (has_member(call, "line")) {
        if (!call_number(call, "line", 0, table->chats - 1, &line, why))
            return 0;
        person = table->chat[line].person;
    } else {
        if (!call_seat(call, &seat, why))
            return 0;
        person = table->row.seat[seat].person;
    }
    if (!person)
        refuse(why, "Nobody is there.");
    else if (person == call->client->person->row.id)
        refuse(why, "That is you.");
    else
        return person;
    return 0;
}

/* --- shun --- */

static bool set_shun(struct call *call, int64_t other, struct reason *why)
{
    struct person *person = call->client->person;
    const char *how;
    if (!call_text(call, "how", 10, &how, why))
        return false;
    if (!strcmp(how, "none")) {
        shuns_lift(call->hub, person, other);
        return true;
    }
    if (strcmp(how, "mute") && strcmp(how, "block"))
        return refuse(why, "'how' must be \"mute\", \"block\" or \"none\".");
    return (shuns_mute(person, other) || client_may(call->client, LIMIT_SHUNS, 1, why)) &&
           shuns_put(call->hub, person, other, !strcmp(how, "block"), why);
}

static bool do_shun(struct call *call, struct reason *why)
{
    int64_t other = call_person(call, why);
    return other && set_shun(call, other, why);
}

static bool do_lift(struct call *call, struct reason *why)
{
    int64_t who;
    if (!call_number(call, "who", 1, INT64_MAX, &who, why))
        return false;
    shuns_lift(call->hub, call->client->person, who);
    return true;
}

static bool do_shunned(struct call *call, struct reason *why)
{
    const struct person *person = call->client->person;
    (void)why;
    put_open(call->w, "people", '[');
    for (int i = 0; i < person->shun_count; i++) {
        struct stored_person other;
        bool found = store_find_person(call->hub->store, person->shuns[i].other, &other);
        put_open(call->w, NULL, '{');
        put_int(call->w, "who", person->shuns[i].other);
        put_string(call->w, "name", found ? other.name : DEPARTED);
        put_string(call->w, "how", person->shuns[i].blocked ? "block" : "mute");
        put_close(call->w);
    }
    put_close(call->w);
    return true;
}

/* --- report --- */

/* The last lines of the table: what was said, and what it was said to. */
static void quote_chat(const struct table *table, struct text *out)
{
    int64_t from = table->chats > QUOTED ? table->chats - QUOTED : 0;
    for (; from < table->chats; from++)
        text_add(out, "%s: %s\n", table->chat[from].name, table->chat[from].text);
}

static bool may_report(const struct call *call, const char *words, struct reason *why)
{
    if (!*words || !plain_is(words))
        return refuse(why, "Say in plain words what has happened.");
    if (store_reports_by(call->hub->store, call->client->person->row.id) >= OPEN_REPORTS)
        return refuse(why, "The host of this site has to read your %d reports first.",
                      OPEN_REPORTS);
    return client_may(call->client, LIMIT_REPORTS, 1, why);
}

static bool do_report(struct call *call, struct reason *why)
{
    const char *words;
    if (!call->hub->settings.host)
        return refuse(why, "Nobody reads reports here.");
    int64_t about = call_person(call, why);
    if (!about || !call_text(call, "text", WORDS, &words, why) || !may_report(call, words, why))
        return false;
    struct text quote = {0};
    quote_chat(call->table, &quote);
    struct stored_report report = {.id = call->hub->next_report++,
                                   .at = (int64_t)time(NULL),
                                   .by = call->client->person->row.id,
                                   .about = about,
                                   .words = (char *)words,
                                   .quote = (char *)text_string(&quote)};
    memcpy(report.code, call->table->row.code, sizeof report.code);
    bool fine = !quote.failed || refuse_memory(why);
    if (fine)
        store_add_report(call->hub->store, &report);
    text_free(&quote);
    return fine;
}

/* --- The host of the site. --- */

static bool must_be_host(const struct call *call, struct reason *why)
{
    return person_is_host(call->hub, call->client->person) ||
           refuse(why, "This is for the host of this site.");
}

/* Others wait while this is written: long ones come when the host has judged those before them. */
static bool write_report(void *context, const struct stored_report *report)
{
    const struct call *call = context;
    struct writer *w = call->w;
    struct stored_person by = {.name = DEPARTED}, about = {.name = DEPARTED};
    store_find_person(call->hub->store, report->by, &by);
    store_find_person(call->hub->store, report->about, &about);
    put_open(w, NULL, '{');
    put_int(w, "report", report->id);
    put_int(w, "at", report->at);
    put_string(w, "by", by.name);
    put_string(w, "about", about.name);
    put_bool(w, "account", about.account);
    put_int(w, "silent", about.silent);
    put_string(w, "table", report->code);
    put_string(w, "text", report->words);
    put_string(w, "quote", report->quote);
    put_close(w);
    return w->out->length < LISTED_BYTES;
}

static bool do_reports(struct call *call, struct reason *why)
{
    if (!must_be_host(call, why))
        return false;
    put_open(call->w, "reports", '[');
    store_reports(call->hub->store, write_report, call);
    put_close(call->w);
    put_int(call->w, "open", store_reports_open(call->hub->store));
    return true;
}

/* Whoever is gone writes nothing. */
static bool silence(struct hub *hub, int64_t id, int64_t hours, struct reason *why)
{
    struct reason inner = {0};
    struct person *person = person_by_id(hub, id, &inner);
    if (!person)
        return !inner.memory || refuse_memory(why);
    person->row.silent = hours ? (int64_t)time(NULL) + 3600 * hours : 0;
    person_save(hub, person);
    log_line("info", "silence", "person=%lld hours=%lld", (long long)id, (long long)hours);
    return true;
}

static bool do_judge(struct call *call, struct reason *why)
{
    int64_t id, hours;
    bool rules = has_member(call, "silence"); /* else the report is done, and that is all */
    if (!must_be_host(call, why) || !call_number(call, "report", 1, INT64_MAX, &id, why) ||
        (rules && !call_number(call, "silence", 0, HOURS, &hours, why)))
        return false;
    int64_t about = store_reported(call->hub->store, id);
    if (!about)
        return refuse(why, "There is no such report, or it is done.");
    if (rules && !silence(call->hub, about, hours, why))
        return false;
    store_end_report(call->hub->store, id, (int64_t)time(NULL));
    return true;
}

const struct call_command commands_people[] = {
    {"shun", {"seat", "line", "how"}, TABLE, CHANGES, 20, do_shun},
    {"lift", {"who"}, NOTHING, CHANGES, 20, do_lift},
    {"shunned", {NULL}, NOTHING, LOOKS, 5, do_shunned},
    {"report", {"seat", "line", "text"}, TABLE, CHANGES, 20, do_report},
    {"reports", {NULL}, NOTHING, LOOKS, 5, do_reports},
    {"judge", {"report", "silence"}, NOTHING, CHANGES, 5, do_judge},
    {NULL, {NULL}, NOTHING, LOOKS, 0, NULL},
};
