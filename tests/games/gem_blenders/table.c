/* table.c - see table.h. */
#include "games/gem_blenders/table.h"

#include "core/text.h"
#include "kit/contract.h"

#include <strings.h>

static void check_sound(const struct game *g)
{
    struct reason why = {""};
    if (!gem_blenders.sound(g, &why))
        fail_msg("the position is not sound: %s", why.text);
}

struct game new_game(uint64_t seed, const char *red, const char *blue)
{
    struct game g;
    struct setup setup;
    struct reason why = {""};
    uint8_t bytes[SEED_BYTES];
    test_seed(seed, bytes);
    setup_defaults(gem_blenders.setup, &setup);
    CHECK(setup_set(gem_blenders.setup, &setup, "red", red, NULL));
    CHECK(setup_set(gem_blenders.setup, &setup, "blue", blue, NULL));
    if (!game_start(&gem_blenders, &g, &setup, bytes, &why))
        fail_msg("%s", why.text);
    return g;
}

int card(const char *id)
{
    for (int i = 1; i < CARDS; i++)
        if (!strcmp(gb_card(i)->id, id))
            return i;
    fail_msg("there is no card '%s'", id);
    return 0;
}

/* --- Scenes. --- */

/* The next word of a list, up to one of the given ends; false at the end of the list. */
static bool next_word(const char **list, const char *ends, char word[160])
{
    *list += strspn(*list, ends);
    size_t length = strcspn(*list, ends);
    CHECK(length < 160);
    memcpy(word, *list, length);
    word[length] = '\0';
    *list += length;
    return length > 0;
}

static void lay_hero(struct hero *h, const char *words)
{
    char word[160];
    const char *rest = words;
    bool blended = strchr(words, ':') != NULL;
    CHECK(next_word(&rest, ":+", word));
    *h = (struct hero){.card = (uint8_t)card(word)};
    if (blended && next_word(&rest, ":+", word))
        h->blend = (uint8_t)card(word);
    while (next_word(&rest, "+", word))
        h->gems[card(word) - FIRST_GEM]++;
    gb_count_gems(h);
}

static void lay_heroes(struct side *s, const char *heroes)
{
    char word[160];
    int slot = 0;
    memset(s->hero, 0, sizeof s->hero);
    while (next_word(&heroes, " |", word)) {
        CHECK(slot < HEROES);
        lay_hero(&s->hero[slot], word);
        if (slot < POSITIONS) {
            s->hero[slot].flags = KNOWN;
            s->line[slot] = (uint8_t)slot;
        }
        slot++;
    }
    CHECK(slot >= POSITIONS);
}

static int cards_of(const struct side *s)
{
    int count = s->hand.count + s->deck.count + s->discard.count + s->meter.count;
    for (int slot = 0; slot < HEROES; slot++)
        count += s->hero[slot].gem_count + !!s->hero[slot].blend;
    return count;
}

struct half {
    const char *heroes, *hand, *deck, *discard, *meter;
    int hp, left, turns, wins;
};

static void lay_side(struct game *g, int seat, const struct half *half)
{
    struct side *s = &g->side[seat];
    char word[160];
    *s = (struct side){0};
    const char *list = half->hand ? half->hand : "";
    lay_heroes(s, half->heroes ? half->heroes : "carter imani pilar odette");
    while (next_word(&list, " ", word))
        gb_hand_add(g, seat, card(word), false);
    for (list = half->discard ? half->discard : ""; next_word(&list, " ", word);)
        zone_put(ZONE_OF(s->discard), (uint8_t)card(word));
    for (list = half->meter ? half->meter : ""; next_word(&list, " ", word);)
        zone_put(ZONE_OF(s->meter), (uint8_t)card(word));
    uint8_t top[MAIN_DECK];
    int named = 0;
    for (list = half->deck ? half->deck : ""; next_word(&list, " ", word);)
        top[named++] = (uint8_t)card(word);
    int fill = MAIN_DECK - cards_of(s) - named;
    int left = half->left < 0 ? 0 : half->left ? half->left - named : fill;
    CHECK(fill >= 0 && left >= 0 && left <= fill);
    for (int i = 0; i < fill; i++)
        if (i < left)
            zone_put(ZONE_OF(s->deck), GEM_terragem);
        else
            zone_put(ZONE_OF(s->discard), GEM_terragem);
    while (named)
        zone_put(ZONE_OF(s->deck), top[--named]);
    s->turns = (uint8_t)(half->turns ? half->turns : 5);
    s->wins = (uint8_t)half->wins;
    gb_set_hp(g, seat, half->hp ? half->hp : FULL_HP);
}

struct game table(int me, struct scene scene)
{
    struct game g = new_game(1, "glacier", "carousel");
    while (g.k.ask.kind != ASK_PLAY) {
        struct option options[OPTIONS];
        int seat = __builtin_ctz(g.k.pending);
        gb_options(&g, seat, options);
        game_apply(&gem_blenders, &g, seat, options[0]);
    }
    g.turn = (uint8_t)me;
    g.first = (uint8_t)(scene.started ? me : me ^ 1);
    g.stack[1].vars[0] = (uint8_t)me; /* the turn script's seat */
    kernel_ask(&g.k, seat_bit(me), (struct ask){.kind = ASK_PLAY});
    struct half mine = {scene.heroes, scene.hand, scene.deck,  scene.discard, scene.meter,
                        scene.hp,     scene.left, scene.turns, scene.wins};
    struct half other = {scene.foe_heroes,  scene.foe_hand,  scene.foe_deck,
                         scene.foe_discard, scene.foe_meter, scene.foe_hp,
                         scene.foe_left,    scene.foe_turns, scene.foe_wins};
    lay_side(&g, me, &mine);
    lay_side(&g, me ^ 1, &other);
    check_sound(&g);
    return g;
}

/* --- Answers. --- */

int decides(const struct game *g)
{
    return g->k.pending ? __builtin_ctz(g->k.pending) : NOBODY;
}

int kind_asked(const struct game *g)
{
    return g->k.pending ? g->k.ask.kind : -1;
}

int options_count(const struct game *g)
{
    struct question q;
    game_question(&gem_blenders, g, decides(g), &q);
    return q.count;
}

/* The number of the option with these words: the whole, or how it begins, or anywhere in it. */
static int find_option(const struct game *g, int seat, const char *words)
{
    struct question q;
    int best = -1, rank = 0;
    game_question(&gem_blenders, g, seat, &q);
    for (int i = 0; i < q.count; i++) {
        struct saying said = {0};
        gb_describe(g, seat, q.options[i], &said);
        int fits = !strcmp(said.text, words)                   ? 3
                   : !strncmp(said.text, words, strlen(words)) ? 2
                   : strstr(said.text, words) != NULL          ? 1
                                                               : 0;
        if (fits > rank) {
            rank = fits;
            best = i;
        }
    }
    return best;
}

bool can(const struct game *g, const char *words)
{
    return g->k.pending && find_option(g, decides(g), words) >= 0;
}

static void list_options(const struct game *g, int seat)
{
    struct question q;
    game_question(&gem_blenders, g, seat, &q);
    for (int i = 0; i < q.count; i++) {
        struct saying said = {0};
        gb_describe(g, seat, q.options[i], &said);
        fprintf(stderr, "    %s\n", said.text);
    }
}

void scene_answer_as(struct game *g, int seat, const char *words, const char *file, int line)
{
    int option = g->k.pending & seat_bit(seat) ? find_option(g, seat, words) : -1;
    if (option < 0) {
        list_options(g, seat);
        fail_msg("%s:%d: seat %d is not offered '%s' (question %d)", file, line, seat, words,
                 kind_asked(g));
    }
    CHECK(game_answer(&gem_blenders, g, seat, option, NULL, NULL));
    check_sound(g);
}

void scene_answer(struct game *g, const char *words, const char *file, int line)
{
    if (!g->k.pending)
        fail_msg("%s:%d: the game is over", file, line);
    scene_answer_as(g, decides(g), words, file, line);
}

static void hear(struct listener *listener, const struct event *event)
{
    struct story *story = (struct story *)listener;
    struct saying said;
    size_t length = strlen(story->text);
    game_tell(&gem_blenders, story->g, event, story->observer, &said);
    snprintf(story->text + length, sizeof story->text - length, "%s\n", said.text);
}

void answer_told(struct game *g, const char *words, int observer, struct story *story)
{
    int seat = decides(g), option = find_option(g, seat, words);
    CHECK(option >= 0);
    *story = (struct story){.listener = {hear}, .g = g, .observer = observer};
    CHECK(game_answer(&gem_blenders, g, seat, option, &story->listener, NULL));
}

void go_on(struct game *g)
{
    static const char *const no[] = {"Go on",      "No more",   "Accept", "No additional",
                                     "Leave your", "Take none", "Don't",  "Discard none"};
    while (g->k.pending && g->k.ask.kind != ASK_PLAY) {
        int option = -1, seat = decides(g);
        for (size_t i = 0; i < sizeof no / sizeof *no && option < 0; i++)
            option = find_option(g, seat, no[i]);
        CHECK(game_answer(&gem_blenders, g, seat, option < 0 ? 0 : option, NULL, NULL));
    }
}

void end_turn(struct game *g)
{
    DO(g, "End your turn");
    go_on(g);
    check_sound(g);
}

/* --- What can be seen. --- */

int slot_of(const struct game *g, int seat, const char *hero)
{
    for (int slot = 0; slot < HEROES; slot++)
        if (g->side[seat].hero[slot].card == card(hero))
            return slot;
    fail_msg("seat %d has no hero '%s'", seat, hero);
    return 0;
}

int hp(const struct game *g, int seat)
{
    return g->side[seat].hp[0] + 256 * g->side[seat].hp[1];
}

int atk(const struct game *g, int seat, const char *hero)
{
    return gb_stat(g, seat, slot_of(g, seat, hero), ATK, NO_SLOT, NULL);
}

int def(const struct game *g, int seat, const char *hero)
{
    return gb_stat(g, seat, slot_of(g, seat, hero), DEF, NO_SLOT, NULL);
}

int attacking(const struct game *g, int seat, const char *hero, const char *at)
{
    return gb_stat(g, seat, slot_of(g, seat, hero), ATK, slot_of(g, 1 - seat, at), NULL);
}

int place_of(const struct game *g, int seat, const char *hero)
{
    for (int i = 0; i < POSITIONS; i++)
        if (g->side[seat].line[i] == slot_of(g, seat, hero))
            return i;
    return BENCH;
}

const char *blend_of(const struct game *g, int seat, const char *hero)
{
    int blend = g->side[seat].hero[slot_of(g, seat, hero)].blend;
    return blend ? gb_card(blend)->id : "";
}

int gems_of(const struct game *g, int seat, const char *hero, const char *gem)
{
    return g->side[seat].hero[slot_of(g, seat, hero)].gems[card(gem) - FIRST_GEM];
}

bool effect_works(const struct game *g, int seat, const char *hero)
{
    int slot = slot_of(g, seat, hero), effect = gb_effect(g, seat, slot);
    return effect && gb_works(g, seat, slot, effect);
}

static int count(const uint8_t *cards, int size, const char *id)
{
    int found = 0;
    for (int i = 0; i < size; i++)
        found += (cards[i] & 0x7f) == card(id);
    return found;
}

int in_hand(const struct game *g, int seat, const char *id)
{
    return count(g->side[seat].hand.card, g->side[seat].hand.count, id);
}

int in_discard(const struct game *g, int seat, const char *id)
{
    return count(g->side[seat].discard.card, g->side[seat].discard.count, id);
}

int in_deck(const struct game *g, int seat, const char *id)
{
    return count(g->side[seat].deck.card, g->side[seat].deck.count, id);
}

int in_meter(const struct game *g, int seat, const char *id)
{
    return count(g->side[seat].meter.card, g->side[seat].meter.count, id);
}

json_t *scene_view(const struct game *g, int observer)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(&gem_blenders, g, observer, &w, NULL);
    json_t *view = json_loads(text_string(&text), 0, NULL);
    text_free(&text);
    CHECK(view != NULL);
    return view;
}

const json_t *zone_in(const json_t *view, const char *id)
{
    const json_t *zones = json_object_get(view, "zones");
    for (size_t i = 0; i < json_array_size(zones); i++) {
        const json_t *zone = json_array_get(zones, i);
        if (!strcmp(json_string_value(json_object_get(zone, "id")), id))
            return zone;
    }
    return NULL;
}
