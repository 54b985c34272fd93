/* face.c - see face.h. */
#include "core/face.h"

#include "core/alike.h"
#include "core/format.h"
#include "core/game.h"

#include <ctype.h>
#include <stdarg.h>

const char *provenance_name(enum provenance provenance)
{
    static const char *const names[] = {"printed", "likely", "reconstructed"};
    return names[provenance];
}

void face_fact(struct face *face, const char *name, const char *format, ...)
{
    assert(face->facts < FACTS);
    struct fact *fact = &face->fact[face->facts++];
    va_list arguments;
    fact->name = name;
    va_start(arguments, format);
    format_text(fact->value, sizeof fact->value, format, arguments);
    va_end(arguments);
}

void face_more(struct face *face, const char *id)
{
    assert(face->more < MORE_CARDS);
    face->card[face->more++] = id;
}

struct face card_face(const struct game_rules *rules, const struct card *card)
{
    struct face face = {0};
    if (rules->face)
        rules->face(card, &face);
    return face;
}

const struct card *card_find(const struct game_rules *rules, const char *id)
{
    for (const struct card *card = rules->cards; card->id; card++)
        if (!strcmp(card->id, id))
            return card;
    return NULL;
}

const struct card *card_meant(const struct game_rules *rules, const char *word)
{
    struct alike alike = {.wanted = word};
    for (const struct card *card = rules->cards; card->id; card++) {
        alike_try(&alike, card->id, card->id);
        alike_try(&alike, card->name, card->id);
    }
    return alike.found ? card_find(rules, alike.found) : NULL;
}

bool card_is_called(const struct card *card, const char *wanted)
{
    return !strcasecmp(card->id, wanted) || !strcasecmp(card->name, wanted) ||
           (card->title && !strcasecmp(card->title, wanted));
}

bool card_matches(const struct card *card, const char *wanted)
{
    return strcasestr(card->name, wanted) || !strcasecmp(card->id, wanted) ||
           (card->title && strcasestr(card->title, wanted));
}

/* --- For people. --- */

/* "Cost 5 · purple · 4 copies". */
static void add_facts(const struct face *face, const char *indent, struct text *out)
{
    for (int i = 0; i < face->facts; i++) {
        const struct fact *fact = &face->fact[i];
        text_add(out, "%s%s%s%s", i ? " · " : indent, fact->name ? fact->name : "",
                 fact->name ? " " : "", fact->value);
    }
    if (face->facts)
        text_add(out, "\n");
}

static void add_side(const struct game_rules *rules, const struct card *card, const char *indent,
                     struct text *out)
{
    struct face face = card_face(rules, card);
    text_add(out, "%s%s (%s)\n", indent, card->name, card->kind);
    add_facts(&face, indent, out);
    if (*card->text)
        text_add(out, "%s%s\n", indent, card->text);
}

void card_face_text(const struct game_rules *rules, const struct card *card, struct text *out)
{
    struct face face = card_face(rules, card);
    add_side(rules, card, "", out);
    for (int i = 0; i < face.more; i++) {
        const struct card *more = card_find(rules, face.card[i]);
        assert(more);
        add_side(rules, more, "  ", out);
    }
    text_add(out, "[%s%s%s]\n", provenance_name(card->provenance), card->sources ? "; " : "",
             card->sources ? card->sources : "");
}

/* --- For programs. --- */

static void write_face(const struct face *face, struct writer *w)
{
    put_open(w, "facts", '[');
    for (int i = 0; i < face->facts; i++) {
        put_open(w, NULL, '{');
        if (face->fact[i].name)
            put_string(w, "name", face->fact[i].name);
        put_string(w, "value", face->fact[i].value);
        put_close(w);
    }
    put_close(w);
    if (!face->more)
        return;
    put_open(w, "more", '[');
    for (int i = 0; i < face->more; i++)
        put_string(w, NULL, face->card[i]);
    put_close(w);
}

void card_write(const struct game_rules *rules, const struct card *card, struct writer *w)
{
    struct face face = card_face(rules, card);
    put_open(w, NULL, '{');
    put_string(w, "id", card->id);
    put_string(w, "name", card->name);
    put_string(w, "kind", card->kind);
    if (card->owner)
        put_string(w, "owner", card->owner);
    put_string(w, "text", card->text);
    put_string(w, "provenance", provenance_name(card->provenance));
    if (card->sources)
        put_string(w, "sources", card->sources);
    for (const struct card_number *number = card->numbers; number->name; number++)
        put_int(w, number->name, number->value);
    if (rules->card_more)
        rules->card_more(card, w);
    write_face(&face, w);
    put_close(w);
}
