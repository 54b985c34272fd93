/* memory.c - see memory.h. */
#include "kit/memory.h"

#include <jansson.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_long first, count; /* of the calls to refuse; 0 calls: none */
static atomic_long calls, refusals;
static atomic_bool of_one;         /* only the calls of one thread count */
static _Thread_local bool is_here; /* this one */

void memory_refuse(long n, long how_many)
{
    calls = 0;
    refusals = 0;
    first = n;
    count = how_many;
    of_one = false;
}

void memory_refuse_here(long n)
{
    memory_refuse(n, 0);
    is_here = of_one = true;
    count = 1;
}

long memory_refused(void)
{
    count = 0;
    is_here = false;
    return refusals;
}

static bool is_refused(void)
{
    if (!count || (of_one && !is_here))
        return false;
    long call = ++calls;
    bool refused = call >= first && call - first < count;
    refusals += refused;
    return refused;
}

/* The linker turns a call of malloc into one of __wrap_malloc, and __real_malloc into malloc. */
void *__real_malloc(size_t size);
void *__real_calloc(size_t number, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t number, size_t size);
void *__wrap_realloc(void *old, size_t size);

char *__real_strdup(const char *text);
char *__real_strndup(const char *text, size_t most);
char *__wrap_strdup(const char *text);
char *__wrap_strndup(const char *text, size_t most);
json_t *__real_json_loads(const char *text, size_t flags, json_error_t *error);
json_t *__real_json_loadb(const char *bytes, size_t length, size_t flags, json_error_t *error);
char *__real_json_dumps(const json_t *json, size_t flags);
json_t *__wrap_json_loads(const char *text, size_t flags, json_error_t *error);
json_t *__wrap_json_loadb(const char *bytes, size_t length, size_t flags, json_error_t *error);
char *__wrap_json_dumps(const json_t *json, size_t flags);

__attribute__((used)) void *__wrap_malloc(size_t size)
{
    return is_refused() ? NULL : __real_malloc(size);
}

__attribute__((used)) void *__wrap_calloc(size_t number, size_t size)
{
    return is_refused() ? NULL : __real_calloc(number, size);
}

__attribute__((used)) void *__wrap_realloc(void *old, size_t size)
{
    return is_refused() ? NULL : __real_realloc(old, size);
}

__attribute__((used)) char *__wrap_strdup(const char *text)
{
    return is_refused() ? NULL : __real_strdup(text);
}

__attribute__((used)) char *__wrap_strndup(const char *text, size_t most)
{
    return is_refused() ? NULL : __real_strndup(text, most);
}

/* As jansson does it: nothing is wrong with the text, and yet there is no value. */
static json_t *no_json(json_error_t *error)
{
    if (error)
        *error = (json_error_t){.line = -1, .column = -1};
    return NULL;
}

__attribute__((used)) json_t *__wrap_json_loads(const char *text, size_t flags, json_error_t *error)
{
    return is_refused() ? no_json(error) : __real_json_loads(text, flags, error);
}

__attribute__((used)) json_t *__wrap_json_loadb(const char *bytes, size_t length, size_t flags,
                                                json_error_t *error)
{
    return is_refused() ? no_json(error) : __real_json_loadb(bytes, length, flags, error);
}

__attribute__((used)) char *__wrap_json_dumps(const json_t *json, size_t flags)
{
    return is_refused() ? NULL : __real_json_dumps(json, flags);
}
