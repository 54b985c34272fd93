/* test_change.c - what is told of a state after the first one, and that it leads to the same state.
 */
#include "server/change.h"

#include "core/dice.h"
#include "core/writer.h"
#include "kit/test.h"

#include <jansson.h>
#include <stdlib.h>

/* The name as a literal, which names are wherever a state is written. */
static const char *literal(const char *name)
{
    static const char *const names[] = {"0", "a", "b", "c", "d", "z", "v", "cards", "id"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(names[i], name))
            return names[i];
    fail_msg("%s is no name here", name);
    return NULL;
}

/* Writes any JSON, as a game would. */
static void put_json(struct writer *w, const char *key, const json_t *value)
{
    const char *name;
    json_t *part;
    size_t i;
    if (json_is_object(value)) {
        put_open(w, key, '{');
        json_object_foreach((json_t *)value, name, part)
            put_json(w, literal(name), part);
        put_close(w);
    } else if (json_is_array(value)) {
        put_open(w, key, '[');
        json_array_foreach(value, i, part)
            put_json(w, NULL, part);
        put_close(w);
    } else if (json_is_string(value)) {
        put_string(w, key, json_string_value(value));
    } else if (json_is_integer(value)) {
        put_int(w, key, json_integer_value(value));
    } else {
        put_null(w, key);
    }
}

/* What comes before the view. */
static void open_state(struct writer *w, struct state *state)
{
    *w = (struct writer){.values = &state->values};
    put_open(w, NULL, '{');
    put_string(w, "on", "state");
    put_string(w, "table", "abc");
    put_raw(w, "events", "[{\"kind\":\"x\"}]"); /* as what was heard: not part by part */
    put_int(w, "from", 0);
    put_open(w, "chat", '[');
    put_close(w);
    state->view = state->values.count;
}

#define OPEN_MEMBERS ",\"table\":\"abc\",\"events\":[{\"kind\":\"x\"}],\"from\":0,\"chat\":[]"
#define OPEN_STATE "{\"on\":\"state\"" OPEN_MEMBERS
#define OPEN_CHANGE "{\"on\":\"change\"" OPEN_MEMBERS

static void write_state(struct state *state, const json_t *view)
{
    struct writer w;
    open_state(&w, state);
    put_json(&w, "view", view);
    put_null(&w, "ask");
    put_int(&w, "moves", (int64_t)json_object_size(view));
    put_close(&w);
}

/* The change from one view to the other. */
static char *change_between(const json_t *before, const json_t *after)
{
    struct state first = {0}, second = {0};
    struct text out = {0};
    write_state(&first, before);
    write_state(&second, after);
    change_write(&first, &second, &out);
    state_free(&first);
    state_free(&second);
    return out.bytes;
}

static void check_patch(const char *before, const char *after, const char *patch)
{
    char wanted[400];
    json_t *first = json_loads(before, 0, NULL), *second = json_loads(after, 0, NULL);
    CHECK(first && second);
    char *change = change_between(first, second);
    snprintf(wanted, sizeof wanted, OPEN_CHANGE "%s%s}", *patch ? ",\"patch\":" : "", patch);
    CHECK_STRING(change, wanted);
    free(change);
    json_decref(first);
    json_decref(second);
}

TEST(what_did_not_change_is_not_told)
{
    check_patch("{\"a\":1,\"b\":[1,2]}", "{\"a\":1,\"b\":[1,2]}", "");
}

TEST(a_patch_goes_to_the_place_that_changed)
{
    check_patch("{\"a\":1}", "{\"a\":12}", "{\"a\":[12]}");
    check_patch("{\"a\":12}", "{\"a\":1}", "{\"a\":[1]}");
    check_patch("{\"a\":{\"b\":1,\"c\":2},\"d\":3}", "{\"a\":{\"b\":1,\"c\":4},\"d\":3}",
                "{\"a\":{\"c\":[4]}}");
    check_patch("{\"a\":1,\"b\":2}", "{\"a\":3,\"b\":4}", "{\"a\":[3],\"b\":[4]}");
    check_patch("{\"a\":null}", "{\"a\":{\"b\":1}}", "{\"a\":[{\"b\":1}]}");
    check_patch("{\"a\":[1]}", "{\"a\":{\"0\":1}}", "{\"a\":[{\"0\":1}]}");
    check_patch("{\"a\":\"x,]}\\\"y\"}", "{\"a\":\"x,]}\\\"z\"}", "{\"a\":[\"x,]}\\\"z\"]}");
}

TEST(arrays_grow_and_shrink)
{
    check_patch("{\"a\":[1,2,3]}", "{\"a\":[1,5,3]}", "{\"a\":{\"1\":[5]}}");
    check_patch("{\"a\":[1,2,3]}", "{\"a\":[1]}", "{\"a\":{\"length\":1}}");
    check_patch("{\"a\":[1]}", "{\"a\":[]}", "{\"a\":[[]]}");
    check_patch("{\"a\":[]}", "{\"a\":[1,[2]]}", "{\"a\":[[1,[2]]]}");
    check_patch("{\"a\":[0]}", "{\"a\":[0,1,[2]]}", "{\"a\":{\"1\":[1],\"2\":[[2]],\"length\":3}}");
    check_patch("{\"a\":[{\"b\":1},9]}", "{\"a\":[{\"b\":2}]}",
                "{\"a\":{\"0\":{\"b\":[2]},\"length\":1}}");
}

TEST(an_object_with_other_members_is_told_whole)
{
    check_patch("{\"a\":{\"b\":1},\"z\":0}", "{\"a\":{\"b\":2,\"c\":1},\"z\":0}",
                "{\"a\":[{\"b\":2,\"c\":1}]}");
    check_patch("{\"a\":{\"b\":1,\"c\":1},\"z\":0}", "{\"a\":{\"c\":1},\"z\":0}",
                "{\"a\":[{\"c\":1}]}");
}

TEST(what_was_put_as_text_is_told_whole)
{
    struct state states[2] = {0};
    struct text out = {0};
    for (int i = 0; i < 2; i++) {
        struct writer w;
        open_state(&w, &states[i]);
        put_open(&w, "view", '{');
        put_raw(&w, "map", i ? "{\"a\":1}" : "{\"a\":2}");
        put_close(&w);
        put_close(&w);
    }
    change_write(&states[0], &states[1], &out);
    CHECK_STRING(text_string(&out), OPEN_CHANGE ",\"patch\":{\"map\":[{\"a\":1}]}}");
    text_free(&out);
    state_free(&states[0]);
    state_free(&states[1]);
}

static void check_told(const struct state *before, const struct state *after, const char *wanted)
{
    struct text out = {0};
    change_write(before, after, &out);
    CHECK_STRING(text_string(&out), wanted);
    text_free(&out);
}

TEST(a_state_that_has_other_members_than_before_is_told_whole)
{
    struct state none = {0}, first = {0}, second = {0};
    struct writer a, b;
    open_state(&a, &first);
    put_close(&a);
    open_state(&b, &second);
    put_null(&b, "picture");
    put_close(&b);
    check_told(&none, &first, OPEN_STATE "}");
    check_told(&first, &second, OPEN_STATE ",\"picture\":null}");
    check_told(&second, &first, OPEN_STATE "}");
    check_told(&first, &first, OPEN_CHANGE "}");
    state_free(&first);
    state_free(&second);
}

TEST(what_did_not_fit_into_memory_is_not_told)
{
    struct state state = {.values.strings.failed = true}, none = {0};
    struct text out = {0};
    change_write(&none, &state, &out);
    CHECK(out.failed); /* which cuts the client off */
}

/* --- Random views: the patch leads from one to the other. --- */

static json_t *any_value(struct dice *dice, int depth)
{
    static const char *const names[] = {"a", "b", "cards", "id"};
    int count = (int)dice_below(dice, 4);
    json_t *value;
    switch (dice_below(dice, depth ? 5 : 3)) {
    case 0: return json_integer(dice_below(dice, 3));
    case 1: return json_string(dice_below(dice, 2) ? "red" : "{\"\\]");
    case 2: return json_null();
    case 3:
        value = json_object();
        for (int i = 0; i < count; i++)
            json_object_set_new(value, names[i], any_value(dice, depth - 1));
        return value;
    default:
        value = json_array();
        for (int i = 0; i < count; i++)
            json_array_append_new(value, any_value(dice, depth - 1));
        return value;
    }
}

/* The value with a few of its parts exchanged. */
static json_t *vary(const json_t *value, struct dice *dice, int depth)
{
    const char *name;
    json_t *part, *copy;
    size_t i;
    if (dice_below(dice, 6) == 0 || !(json_is_object(value) || json_is_array(value)))
        return dice_below(dice, 3) ? json_deep_copy(value) : any_value(dice, depth);
    if (json_is_object(value)) {
        copy = json_object();
        json_object_foreach((json_t *)value, name, part)
            json_object_set_new(copy, name, vary(part, dice, depth - 1));
    } else {
        copy = json_array();
        json_array_foreach(value, i, part)
            if (dice_below(dice, 5))
                json_array_append_new(copy, vary(part, dice, depth - 1));
        if (!dice_below(dice, 3))
            json_array_append_new(copy, any_value(dice, depth - 1));
    }
    return copy;
}

/* As docs/server-protocol.md says that a client does it. */
static json_t *patched(const json_t *value, json_t *patch)
{
    const char *name;
    json_t *part;
    if (json_is_array(patch))
        return json_deep_copy(json_array_get(patch, 0));
    json_t *copy = json_deep_copy(value);
    const json_t *length = json_object_get(patch, "length");
    if (json_is_integer(length))
        while (json_array_size(copy) > (size_t)json_integer_value(length))
            json_array_remove(copy, json_array_size(copy) - 1);
    json_object_foreach(patch, name, part) {
        if (json_is_object(copy))
            json_object_set_new(copy, name, patched(json_object_get(copy, name), part));
        else if ((size_t)atoi(name) < json_array_size(copy) && part != length)
            json_array_set_new(copy, (size_t)atoi(name),
                               patched(json_array_get(copy, (size_t)atoi(name)), part));
        else if (part != length)
            json_array_append_new(copy, patched(NULL, part));
    }
    return copy;
}

TEST(random_views_are_reached_by_their_patches)
{
    struct dice dice = {.state = 3};
    int patches = 0;
    for (int i = 0; i < 3000; i++) {
        json_t *before = json_pack("{s:o}", "v", any_value(&dice, 4));
        json_t *after = json_pack("{s:o}", "v", vary(json_object_get(before, "v"), &dice, 4));
        char *change = change_between(before, after);
        json_t *message = json_loads(change, 0, NULL);
        CHECK(message != NULL);
        json_t *patch = json_object_get(message, "patch");
        json_t *reached = patch ? patched(before, patch) : json_deep_copy(before);
        if (!json_equal(reached, after))
            fail_msg("%s does not lead to %s", change, json_dumps(after, 0));
        patches += patch != NULL;
        free(change);
        json_decref(message);
        json_decref(reached);
        json_decref(before);
        json_decref(after);
    }
    CHECK(patches > 1000);
}
