/* report.c - what leaves the program about a game, in words and as JSON; see game.h. */
#include "core/game.h"

#include <string.h>

/* --- In words. --- */

void game_prompt(const struct game_rules *rules, const struct game *g, int seat, struct phrase *out)
{
    *out = (struct phrase){.you = (uint8_t)(seat + 1)};
    rules->prompt(g, seat, out);
}

void game_describe(const struct game_rules *rules, const struct game *g, int seat,
                   struct option option, struct phrase *out)
{
    *out = (struct phrase){.you = (uint8_t)(seat + 1)};
    rules->describe(g, seat, option, out);
}

void game_tell(const struct game_rules *rules, const struct game *g, const struct event *event,
               int observer, struct telling *out)
{
    struct event seen = event_as_seen(event, observer);
    *out = (struct telling){.phrase.you = observer < 0 ? 0 : (uint8_t)(observer + 1),
                            .level = LEVEL_CONSEQUENCE,
                            .seat = event->seat};
    rules->tell(g, &seen, out);
    out->begun = phrase_begin(&out->phrase);
}

void game_sum_up(const struct game_rules *rules, const struct game *g, struct summary *out)
{
    *out = (struct summary){0};
    rules->sum_up(g, out);
}

/* --- As JSON. --- */

const char *const weight_names[] = {"light", "medium", "heavy"};

static void box_write(const struct game_box *box, struct writer *w)
{
    put_open(w, "players", '[');
    put_int(w, NULL, box->least);
    put_int(w, NULL, box->most);
    put_close(w);
    put_open(w, "minutes", '[');
    put_int(w, NULL, box->minutes[0]);
    put_int(w, NULL, box->minutes[1]);
    put_close(w);
    put_literal(w, "weight", weight_names[box->weight]);
    put_string(w, "goal", box->goal);
    put_raw(w, "first", box->first);
}

void game_about_write(const struct game_rules *rules, struct writer *w)
{
    put_string(w, "name", rules->name);
    put_string(w, "title", rules->title);
    put_string(w, "about", rules->about);
    box_write(&rules->box, w);
    put_int(w, "rules", rules->version);
    setup_schema_write(rules->setup, w, "setup");
}

void game_question_write(const struct game_rules *rules, const struct game *g, int seat,
                         struct writer *w, const char *key)
{
    struct question q;
    game_question(rules, g, seat, &q);
    struct phrase prompt = {0};
    if (q.count)
        game_prompt(rules, g, seat, &prompt);
    put_open(w, key, '{');
    put_int(w, "seat", seat);
    put_string(w, "kind", prompt.kind ? prompt.kind : "none");
    put_string(w, "prompt", prompt.text);
    put_open(w, "options", '[');
    for (int i = 0; i < q.count; i++) {
        struct phrase phrase;
        game_describe(rules, g, seat, q.options[i], &phrase);
        put_open(w, NULL, '{');
        put_int(w, "option", i);
        phrase_write(&phrase, w);
        put_close(w);
    }
    put_close(w);
    put_close(w);
}

void game_event_write(const struct game_rules *rules, const struct game *g,
                      const struct event *event, int observer, int64_t move, struct writer *w)
{
    struct telling telling;
    game_tell(rules, g, event, observer, &telling);
    put_open(w, NULL, '{');
    phrase_write(&telling.phrase, w);
    telling_write(&telling, w);
    if (move != NO_MOVE)
        put_int(w, "move", move);
    put_close(w);
}

void game_result_write(const struct game_rules *rules, const struct game *g, struct writer *w,
                       const char *key)
{
    struct result result = {0};
    struct summary summary;
    rules->result(g, &result);
    game_sum_up(rules, g, &summary);
    put_open(w, key, '{');
    put_bool(w, "over", result.over);
    if (result.over)
        put_string(w, "why", summary.why);
    put_open(w, "seats", '[');
    for (int seat = 0; seat < game_kernel_const(g)->seats; seat++) {
        put_open(w, NULL, '{');
        put_int(w, "seat", seat);
        put_string(w, "name", rules->seat_name(g, seat));
        if (result.over)
            put_int(w, "place", result.rank[seat]);
        put_int(w, "score", result.score[seat]);
        put_string(w, "means", summary.score[seat]);
        put_close(w);
    }
    put_close(w);
    put_close(w);
}
