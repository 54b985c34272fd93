/* test_position.c - positions out and in, and what is refused; records that end with a concession.
 */
#include "games/gem_blenders/table.h"
#include "games/gem_blenders/zones.h"

#include "core/record.h"
#include "core/text.h"
#include "kit/contract.h"

static struct game scene(void)
{
    return TABLE(0, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao | kula",
                 .hand = "stun usher pep_talk", .meter = "snack", .discard = "guard",
                 .foe_heroes = "wren noor imani pilar", .foe_hand = "pyrogem");
}

/* Written down and loaded again it is the same. */
static struct game reloaded(const struct game *g)
{
    struct game loaded;
    json_t *json = dumped(g);
    struct reason why = {""};
    if (!game_load(&gem_blenders, &loaded, json, &why))
        fail_msg("%s", why.text);
    CHECK(!memcmp(g, &loaded, sizeof loaded));
    json_decref(json);
    return loaded;
}

TEST(a_position_in_the_middle_of_a_turn_comes_back_the_same)
{
    struct game g = scene();
    DO(&g, "Play Stun");
    DO(&g, "Go on");
    DO(&g, "Wren");
    DO(&g, "Play Pep Talk");
    DO(&g, "Go on");
    DO(&g, "Chao");
    struct game loaded = reloaded(&g);
    end_turn(&g);
    end_turn(&loaded);
    CHECK(!memcmp(&g, &loaded, sizeof g));
}

TEST_BOTH(nothing_waits_for_a_reaction_when_a_play_is_awaited)
{
    CLAUSE("GB-501.4", "GB-618.1");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .foe_left = -1);
    end_turn(&g); /* the foe can't draw and takes damage */
    CHECK_EQ(hp(&g, foe), 20 - 15);
    reloaded(&g);
}

TEST_BOTH(nothing_waits_for_a_reaction_when_the_game_is_over)
{
    CLAUSE("GB-206.2", "GB-501.4a");
    struct game g = TABLE(me,
                          .heroes = "juno+pyrogem carter:toxic_ram+electrogem+nocturnagem+caprogem "
                                    "elaine chao",
                          .wins = 1, .foe_hp = 2);
    DO(&g, "Blood Bargain"); /* hurts me, and by Contagious Pain the foe, in the middle of it */
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.winner, me);
    reloaded(&g);
}

/* Changes one member, given by a path of keys and numbers, and expects a sentence with this word.
 */
static void refuses(const char *path, const char *value, const char *word)
{
    struct game g = scene(), before = g;
    json_t *json = dumped(&g), *at = json;
    char key[40];
    const char *rest = path;
    for (;;) {
        size_t length = strcspn(rest, "/");
        snprintf(key, sizeof key, "%.*s", (int)length, rest);
        rest += length + (rest[length] == '/');
        if (!*rest)
            break;
        at = json_is_array(at) ? json_array_get(at, (size_t)atoi(key)) : json_object_get(at, key);
    }
    json_t *changed = json_loads(value, JSON_DECODE_ANY, NULL);
    CHECK(at && changed);
    if (json_is_array(at))
        json_array_set_new(at, (size_t)atoi(key), changed);
    else
        json_object_set_new(at, key, changed);
    struct reason why = {""};
    CHECK(!game_load(&gem_blenders, &g, json, &why));
    CHECK(!memcmp(&g, &before, sizeof g));
    CHECK_CONTAINS(why.text, word);
    json_decref(json);
}

TEST(nonsense_is_refused_with_a_sentence)
{
    refuses("mode", "\"draft\"", "mode");
    refuses("awaiting", "\"a choice\"", "in the middle of");
    refuses("turn", "2", "turn");
    refuses("winner", "1", "no winner");
    refuses("loser", "0", "round that runs");
    refuses("sides/0/hp", "0", "have HP");
    refuses("sides/0/hp", "-3", "'hp'");
    refuses("sides/0/wins", "2", "no winner");
    refuses("sides/0/hand/0", "\"carter\"", "no card 'carter'");
    refuses("sides/0/hand/0", "7", "hand");
    refuses("sides/0/hand", "[]", "GB-101.3");
}

TEST(more_nonsense_is_refused_with_a_sentence)
{
    refuses("sides/0/line/0", "1", "'line'");
    refuses("sides/0/heroes/0/gems", "[]", "GB-101.3");
    refuses("sides/0/heroes/0/gems/0", "\"pyrogem\"", "A blend's gems");
    refuses("sides/0/heroes/0/blend", "\"snack\"", "blend");
    refuses("sides/0/heroes/1/hero", "\"carter\"", "GB-101.2");
    refuses("sides/0/heroes/4/gems", "[\"pyrogem\"]", "legal deck");
    refuses("sides/0/heroes/1/copy", "\"carter\"", "copy");
    refuses("sides/0/heroes/1/atk", "3", "altered");
    refuses("sides/0/heroes/1/mute", "[2]", "mute");
    refuses("sides/0/seen", "[\"guard\"]", "seen");
    refuses("sides/0/meter", "[\"pyrogem\"]", "meter");
    refuses("sides/0/top_known", "[0]", "top_known");
    refuses("sides/1/turns", "300", "turns");
    refuses("sides", "[]", "sides");
    refuses("uses", "[{\"seat\": 3}]", "seat");
    refuses("started", "false", "after the start");
}

/* Is it refused because of what a hero on the bench has? */
static void refuses_bench(const struct game *g)
{
    struct game loaded;
    struct reason why = {""};
    json_t *json = dumped(g);
    CHECK(!game_load(&gem_blenders, &loaded, json, &why));
    CHECK_CONTAINS(why.text, "on the bench");
    json_decref(json);
}

TEST_BOTH(a_hero_on_the_bench_has_nothing)
{
    CLAUSE("GB-405.4", "GB-621.3");
    struct game g =
        TABLE(me, .heroes = "juno+pyrogem greta elaine chao | kula", .hand = "usher pyrogem");
    struct game moved = g;
    struct player *p = &moved.player[me];
    struct hero *front = &p->hero[0], *bench = &p->hero[4];
    reloaded(&g);
    memcpy(bench->gems, front->gems, sizeof bench->gems);
    memset(front->gems, 0, sizeof front->gems);
    bench->gem_count = 1;
    front->gem_count = 0;
    refuses_bench(&moved);
    moved = g;
    bench->blend = (uint8_t)card("usher");
    gb_hand_take(&moved, me, bench->blend);
    refuses_bench(&moved);
    moved = g;
    zone_put(ZONE_OF(bench->attached), (uint8_t)card("pyrogem"));
    gb_hand_take(&moved, me, card("pyrogem"));
    refuses_bench(&moved);
}

TEST(a_record_can_end_with_a_concession)
{
    struct record record = {.rules = &gem_blenders}, again = {0};
    struct game g, replayed;
    struct reason why = {""};
    setup_defaults(gem_blenders.setup, &record.setup);
    CHECK(game_start(&gem_blenders, &g, &record.setup, record.seed, &why));
    for (int seat = 0; seat < 2; seat++) {
        CHECK(game_answer(&gem_blenders, &g, seat, 0, NULL, NULL));
        CHECK(record_add(&record, seat, 0));
    }
    CHECK(game_answer(&gem_blenders, &g, 1, CONCEDE, NULL, NULL));
    CHECK(record_add(&record, 1, CONCEDE));
    CHECK(!game_answer(&gem_blenders, &g, 0, 0, NULL, NULL));
    struct text text = {0};
    struct writer w = {.out = &text};
    record_write(&record, &g, &w, NULL);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    if (!record_read(&again, json, &why) || !record_check(&again, &replayed, &why))
        fail_msg("%s", why.text);
    CHECK(!memcmp(&g, &replayed, sizeof g));
    record_free(&record);
    record_free(&again);
    json_decref(json);
    text_free(&text);
}

/* Everything that is remembered of a hero for a time ends, also after the position was loaded. */
TEST_BOTH(every_alteration_survives_a_position_and_ends)
{
    for (int kind = 0; kind < 7; kind++) {
        struct game g = TABLE(me, .heroes = "chao:reflector+aquagem+cryogem wren elaine carter"),
                    loaded;
        struct hero *h = &g.player[me].hero[kind % POSITIONS == 0 ? 0 : 1];
        switch (kind) {
        case 0: h->copy = (uint8_t)card("wren"); break;
        case 1: h->atk = 2; break;
        case 2: h->def = 2; break;
        case 3: h->mute = seat_bit(foe); break;
        case 4: g.player[me].hero[0].extra_attacks = 1; break;
        case 5: h->flags |= INVERTED; break;
        default: h->flags |= BARRED; break;
        }
        g.any_altered = true;
        json_t *json = dumped(&g);
        struct reason why = {""};
        if (!game_load(&gem_blenders, &loaded, json, &why))
            fail_msg("%s", why.text);
        CHECK(!memcmp(&g, &loaded, sizeof g));
        json_decref(json);
        end_turn(&loaded);
        for (int slot = 0; slot < POSITIONS; slot++)
            CHECK(!gb_is_altered(&loaded.player[me].hero[slot]));
        CHECK(!loaded.any_altered);
    }
}
