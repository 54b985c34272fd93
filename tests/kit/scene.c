/* scene.c - see scene.h. */
#include "kit/scene.h"

#include "core/text.h"
#include "kit/contract.h"

#include <stdlib.h>

static bool start(struct game *g, uint64_t seed, const char *const *words, struct reason *why)
{
    struct setup setup;
    uint8_t bytes[SEED_BYTES];
    test_seed(seed, bytes);
    setup_defaults(scene_rules->setup, &setup);
    for (; *words; words += 2)
        if (!setup_set(scene_rules->setup, &setup, words[0], words[1], why))
            return false;
    return game_start(scene_rules, g, &setup, bytes, why);
}

void scene_start(struct game *g, uint64_t seed, const char *const *words)
{
    struct reason why = {""};
    if (!start(g, seed, words, &why))
        fail_msg("the setup is refused: %s", why.text);
    check_valid(g);
}

struct reason refusal(const char *const *words)
{
    struct game *g = malloc(scene_rules->size);
    struct reason why = {""};
    CHECK(g != NULL);
    if (start(g, 1, words, &why))
        why.text[0] = '\0';
    free(g);
    return why;
}

void check_valid(const struct game *g)
{
    struct reason why = {""};
    if (!scene_rules->valid(g, &why))
        fail_msg("the position is not valid: %s", why.text);
}

void first_options_until(struct game *g, int kind)
{
    while (game_pending(g) && kind_asked(g) != kind)
        CHECK(game_answer(scene_rules, g, set_first(game_pending(g)), 0, NULL, NULL));
    CHECK_EQ(kind_asked(g), kind);
    check_valid(g);
}

/* --- Questions. --- */

int asked(const struct game *g)
{
    seat_set pending = game_pending(g);
    if (set_count(pending) > 1)
        fail_msg("several seats are asked at once (kind %d)", kind_asked(g));
    return pending ? set_first(pending) : NOBODY;
}

bool is_asked(const struct game *g, int seat)
{
    return seat != NOBODY && game_pending(g) & seat_bit(seat);
}

int kind_asked(const struct game *g)
{
    return game_pending(g) ? game_kernel_const(g)->ask.kind : -1;
}

struct question question_of(const struct game *g, int seat)
{
    struct question q = {0};
    if (is_asked(g, seat))
        game_question(scene_rules, g, seat, &q);
    return q;
}

int offers(const struct game *g, int verb)
{
    struct question q = question_of(g, asked(g));
    int count = 0;
    for (int i = 0; i < q.count; i++)
        count += q.options[i].verb == verb;
    return count;
}

int offers_in_all(const struct game *g)
{
    return question_of(g, asked(g)).count;
}

bool prompted(const struct game *g, const char *piece)
{
    struct phrase prompt = {0};
    if (game_pending(g))
        game_prompt(scene_rules, g, asked(g), &prompt);
    return strstr(prompt.text, piece) != NULL;
}

static struct phrase words_for(const struct game *g, int seat, struct option option)
{
    struct phrase said = {0};
    game_describe(scene_rules, g, seat, option, &said);
    return said;
}

struct phrase words_of(const struct game *g, struct option option)
{
    CHECK(CAN(g, option));
    return words_for(g, asked(g), option);
}

struct option option_of(const int bytes[4])
{
    return (struct option){(uint8_t)bytes[0], (uint8_t)bytes[1], (uint8_t)bytes[2],
                           (uint8_t)bytes[3]};
}

int option_number(const struct game *g, int seat, struct option option)
{
    struct question q = question_of(g, seat);
    for (int i = 0; i < q.count; i++)
        if (!memcmp(&q.options[i], &option, sizeof option))
            return i;
    return NOT_OFFERED;
}

/* How well an option's words fit: the whole, how it begins, anywhere in it, not at all. */
static int fit(const char *said, const char *words)
{
    if (!strcmp(said, words))
        return 3;
    return !strncmp(said, words, strlen(words)) ? 2 : strstr(said, words) ? 1 : 0;
}

int words_number(const struct game *g, int seat, const char *words)
{
    struct question q = question_of(g, seat);
    int number = NOT_OFFERED, best = 0;
    for (int i = 0; i < q.count; i++) {
        int fits = fit(words_for(g, seat, q.options[i]).text, words);
        if (fits && fits == best)
            number = SEVERAL;
        if (fits <= best)
            continue;
        best = fits;
        number = i;
    }
    return number;
}

/* --- Answers. --- */

/* What every seat is asked, with all options, to complain with. */
static void print_questions(const struct game *g)
{
    if (!game_pending(g))
        print_error("the game is over\n");
    FOR_EACH_SEAT(seat, game_pending(g)) {
        struct phrase prompt = {0};
        struct question q = question_of(g, seat);
        game_prompt(scene_rules, g, seat, &prompt);
        print_error("%s (kind %d): %s\n", scene_rules->seat_name(g, seat), q.kind, prompt.text);
        for (int i = 0; i < q.count; i++)
            print_error("    %s\n", words_for(g, seat, q.options[i]).text);
    }
}

void scene_answer(struct game *g, int seat, int number, struct listener *listener,
                  const struct answered *by)
{
    if (number < 0) {
        print_questions(g);
        fail_msg("%s:%d: seat %d %s: %s", by->file, by->line, seat,
                 number == SEVERAL ? "is offered several such options" : "is not offered this",
                 by->said);
    }
    CHECK(game_answer(scene_rules, g, seat, number, listener, NULL));
    check_valid(g);
}

void answer_all(struct game *g, int kind, struct option option)
{
    while (kind_asked(g) == kind)
        DO(g, option);
}

static void hear_story(struct listener *listener, const struct event *event)
{
    struct story *story = (struct story *)listener;
    struct telling said;
    size_t length = strlen(story->text);
    game_tell(scene_rules, story->g, event, story->observer, &said);
    snprintf(story->text + length, sizeof story->text - length, "%s\n", said.phrase.text);
}

struct story story_for(const struct game *g, int observer)
{
    return (struct story){.listener = {hear_story}, .g = g, .observer = observer};
}

/* --- What can be seen. --- */

static json_t *json_from(struct text *text)
{
    json_t *json = json_loads(text_string(text), 0, NULL);
    text_free(text);
    CHECK(json != NULL);
    return json;
}

json_t *dumped(const struct game *g)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_dump(scene_rules, g, &w, NULL);
    return json_from(&text);
}

json_t *view_of(const struct game *g, int observer)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(scene_rules, g, observer, &w, NULL);
    return json_from(&text);
}

static json_t *view_seek(const json_t *view, const char *list, const char *id)
{
    size_t index;
    json_t *member;
    json_array_foreach(json_object_get(view, list), index, member)
        if (!strcmp(json_string_value(json_object_get(member, "id")), id))
            return member;
    return NULL;
}

bool view_has(const json_t *view, const char *list, const char *id)
{
    return view_seek(view, list, id) != NULL;
}

json_t *view_find(const json_t *view, const char *list, const char *id)
{
    if (!view_has(view, list, id))
        fail_msg("the view's %s have no '%s'", list, id);
    return view_seek(view, list, id);
}

struct cards zone_text(const struct game *g, int observer, const char *zone, const char *between)
{
    struct cards cards = {""};
    json_t *view = view_of(g, observer);
    size_t index, length = 0;
    json_t *card;
    json_array_foreach(json_object_get(view_find(view, "zones", zone), "cards"), index, card) {
        const char *face = json_string_value(json_object_get(card, "card"));
        length += (size_t)snprintf(cards.text + length, sizeof cards.text - length, "%s%s",
                                   index ? between : "", face ? face : "?");
        CHECK(length < sizeof cards.text);
    }
    json_decref(view);
    return cards;
}

int zone_count(const struct game *g, int observer, const char *zone)
{
    json_t *view = view_of(g, observer);
    json_t *count = json_object_get(view_find(view, "zones", zone), "count");
    int value = (int)json_integer_value(count);
    json_decref(view);
    return value;
}

int rank_of(const struct game *g, int seat)
{
    struct result result = {0};
    scene_rules->result(g, &result);
    return result.rank[seat];
}

int score_of(const struct game *g, int seat)
{
    struct result result = {0};
    scene_rules->result(g, &result);
    return result.score[seat];
}
