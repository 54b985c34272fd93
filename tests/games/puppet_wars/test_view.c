/* test_view.c - what everybody sees: Toy Boxes, puppets with their Upgrades, tokens, words. */
#include "games/puppet_wars/war.h"

#include "core/text.h"

static size_t faces_in(const json_t *view, const char *zone)
{
    const json_t *cards = json_object_get(view_find(view, "zones", zone), "cards");
    size_t seen = 0;
    for (size_t i = 0; i < json_array_size(cards); i++)
        seen += json_is_string(json_object_get(json_array_get(cards, i), "card"));
    return seen;
}

TEST(toy_boxes_and_scrap_heaps_are_open_to_all)
{
    CLAUSE("PW-179", "PW-180", "PW-008", "PW-011", "PW-014", "PW-111");
    struct game g = war();
    put_heap(&g, RED, KIND_ronin);
    g.unit[put_box(&g, RED, KIND_ronin)].where = REMOVED;
    for (int observer = SPECTATOR; observer < 2; observer++) {
        json_t *view = view_of(&g, observer);
        CHECK_EQ(faces_in(view, "seat0.box"), 6);
        CHECK_EQ(faces_in(view, "seat1.box"), 8);
        CHECK_EQ(faces_in(view, "seat0.heap"), 1);
        CHECK_EQ(faces_in(view, "seat0.removed"), 1);
        json_decref(view);
    }
}

TEST(cards_in_play_show_their_puppet_side_and_upgrades_lie_under_their_bearer)
{
    CLAUSE("PW-005", "PW-010", "PW-109", "PW-110", "PW-112", "PW-113", "PW-246", "PW-384", "PW-387",
           "PW-447");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0)), up = equip(&g, BLUE, me, KIND_nurse);
    put_heap(&g, RED, KIND_teddy);
    json_t *view = view_of(&g, SPECTATOR);
    char id[20];
    snprintf(id, sizeof id, "puppet%d", me);
    const json_t *puppet = view_find(view, "puppets", id);
    CHECK_STRING(json_string_value(json_object_get(puppet, "card")), "ronin");
    const json_t *worn = json_object_get(puppet, "upgrades");
    CHECK_EQ(json_array_size(worn), 1);
    CHECK_STRING(json_string_value(json_array_get(worn, 0)), "high_heels");
    CHECK_EQ(json_array_size(json_object_get(view, "puppets")), 3); /* not the Nurse's miniature */
    const json_t *heap = json_object_get(view_find(view, "zones", "seat0.heap"), "cards");
    CHECK_STRING(json_string_value(json_object_get(json_array_get(heap, 0), "card")),
                 "patched_tummy");
    CHECK_EQ(g.unit[up].where, ATTACHED);
    json_decref(view);
}

TEST(everybody_sees_how_many_turns_there_are)
{
    CLAUSE("PW-645");
    struct game g = WAR("turns", "20"), endless = war();
    struct text picture = {0};
    g.turn = endless.turn = 19;
    json_t *view = view_of(&g, SPECTATOR), *other = view_of(&endless, SPECTATOR);
    CHECK_EQ(json_integer_value(json_object_get(view, "turn")), 19);
    CHECK_EQ(json_integer_value(json_object_get(view, "turns")), 20);
    CHECK_CONTAINS(json_string_value(json_object_get(view, "headline")), "Turn 19 of 20, round 1");
    CHECK(!json_object_get(other, "turns"));
    CHECK_CONTAINS(json_string_value(json_object_get(other, "headline")), "Turn 19, round 1");
    puppet_wars.picture(&g, SPECTATOR, &picture);
    CHECK_CONTAINS(text_string(&picture), "Turn 19 of 20");
    text_free(&picture);
    json_decref(view);
    json_decref(other);
}

TEST(who_owns_a_puppet_decides_what_it_does)
{
    CLAUSE("PW-512", "PW-513");
    struct game g = war();
    animate(&g, put(&g, BLUE, KIND_ronin, at(0, 0)));
    CHECK_EQ(asked(&g), BLUE);
    animate(&g, put(&g, RED, KIND_ronin, at(2, 0)));
    CHECK_EQ(asked(&g), RED);
}

TEST(an_attack_tells_its_odds_before_it_is_declared)
{
    struct game g = war();
    int me = put(&g, RED, KIND_bayou_gremlin, at(0, 0)), foe = put(&g, BLUE, KIND_teddy, at(1, 0));
    struct phrase said = {0};
    deal(&g, RED, "", "");
    animate(&g, me);
    puppet_wars.describe(&g, RED, act(ACTION_attack, foe), &said);
    CHECK_CONTAINS(said.text, "Defense 6");
    CHECK_CONTAINS(said.text, "61%"); /* 8 numbers of 4 suits and the Red Joker, of 54 */
    CHECK_EQ(pw_odds(&g, RED, value_of(6, NO_SUIT), 2, 0), 83);
    CHECK_EQ(pw_odds(&g, RED, value_of(7, NO_SUIT), 3, 0), 86);
    CHECK_EQ(pw_odds(&g, RED, value_of(10, NO_SUIT), 4, 0), 74);
    CHECK_EQ(pw_odds(&g, RED, value_of(5, NO_SUIT), 0, 0), 0);
    CHECK_EQ(pw_odds(&g, RED, value_of(0, NO_SUIT), 0, 0), 100);
}

TEST(options_touch_the_spaces_and_puppets_they_are_about)
{
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0)), foe = put(&g, BLUE, KIND_teddy, at(1, 0));
    struct phrase move = {0}, hit = {0};
    char id[20];
    animate(&g, me);
    puppet_wars.describe(&g, RED, go(at(0, 1)), &move);
    snprintf(id, sizeof id, "space%d", at(0, 1));
    CHECK_STRING(move.touch[0], id);
    puppet_wars.describe(&g, RED, act(ACTION_attack, foe), &hit);
    snprintf(id, sizeof id, "puppet%d", foe);
    CHECK_STRING(hit.touch[0], id);
}

/* --- What the page's board is drawn from. --- */

static int percent_of(const json_t *view, int unit)
{
    const json_t *targets = json_object_get(view, "targets");
    char id[20];
    snprintf(id, sizeof id, "puppet%d", unit);
    for (size_t i = 0; i < json_array_size(targets); i++) {
        const json_t *row = json_array_get(targets, i);
        if (!strcmp(json_string_value(json_object_get(row, "puppet")), id))
            return (int)json_integer_value(json_object_get(row, "percent"));
    }
    return -1;
}

TEST(only_who_is_asked_sees_targets_with_their_odds)
{
    struct game g = war();
    int me = put(&g, RED, KIND_bayou_gremlin, at(0, 0)), foe = put(&g, BLUE, KIND_teddy, at(1, 0));
    int far = put(&g, BLUE, KIND_teddy, at(3, 0));
    deal(&g, RED, "", "");
    animate(&g, me);
    json_t *mine = view_of(&g, RED), *other = view_of(&g, BLUE);
    CHECK_EQ(percent_of(mine, foe), 61); /* as the option says */
    CHECK_EQ(percent_of(mine, far), -1);
    CHECK_EQ(percent_of(other, foe), -1);
    CHECK_STRING(json_string_value(json_object_get(mine, "asking")), "act");
    json_decref(mine);
    json_decref(other);
    deal(&g, BLUE, "r7", "");
    DO(&g, act(ACTION_attack, foe));
    other = view_of(&g, SPECTATOR);
    const json_t *attack = json_object_get(other, "attack");
    char ids[2][20];
    snprintf(ids[0], sizeof ids[0], "puppet%d", me);
    snprintf(ids[1], sizeof ids[1], "puppet%d", foe);
    for (size_t i = 0; i < 2; i++)
        CHECK_STRING(json_string_value(json_array_get(attack, i)), ids[i]);
    json_decref(other);
}

TEST(options_touch_stat_cards_in_boxes_heaps_and_the_pool)
{
    struct game g = war();
    int heaped = put_heap(&g, RED, KIND_teddy), boxed = put_box(&g, RED, KIND_ronin);
    struct phrase said = {0}, scrounged = {0}, drafted = {0};
    const char *words[] = {"draft", "yes", NULL};
    json_t *view = view_of(&g, RED);
    puppet_wars.describe(&g, RED, OPTION(ANIMATE, boxed), &said);
    const json_t *box = json_object_get(view_find(view, "zones", "seat0.box"), "cards");
    bool found = false;
    for (size_t i = 0; i < json_array_size(box); i++) {
        const json_t *row = json_array_get(box, i);
        if (!strcmp(json_string_value(json_object_get(row, "id")), said.touch[0]))
            found = !strcmp(json_string_value(json_object_get(row, "card")), "ronin");
    }
    CHECK(found);
    json_decref(view);
    animate(&g, put(&g, RED, KIND_ronin, at(0, 0)));
    puppet_wars.describe(&g, RED, act(ACTION_scrounge, heaped), &scrounged);
    CHECK_STRING(scrounged.touch[0], "seat0.heap.0");
    g = started(1, words);
    puppet_wars.describe(&g, asked(&g), OPTION(PICK, KIND_viktoria), &drafted);
    CHECK_STRING(drafted.touch[0], "pool.2");
    view = view_of(&g, SPECTATOR);
    CHECK_EQ(faces_in(view, "pool"), 5); /* the Masters */
    json_decref(view);
}

TEST(a_stat_card_tells_its_other_side_and_its_actions)
{
    CLAUSE("PW-108", "PW-111", "PW-114", "PW-151");
    struct text text = {0};
    struct writer w = {.out = &text};
    put_open(&w, NULL, '[');
    card_write(&puppet_wars, pw_puppet_card(KIND_rotten_belle), &w);
    card_write(&puppet_wars, pw_upgrade_card(KIND_nurse), &w);
    card_write(&puppet_wars, pw_upgrade_card(KIND_nino), &w);
    put_close(&w);
    CHECK_CONTAINS(text_string(&text),
                   "\"suit\":\"Crow\",\"characteristics\":[\"Rotten\"],\"facts\":");
    CHECK_CONTAINS(text_string(&text), "\"more\":[\"action_confusing_feelings\","
                                       "\"action_over_here_love\",\"rotten_petticoat\"");
    CHECK_CONTAINS(text_string(&text), "\"more\":[\"action_kick_in_the_shins\",\"nurse\","
                                       "\"action_bath_time\",\"action_sedative\"]");
    CHECK_CONTAINS(text_string(&text), "\"necessary\":[\"No Stuffed Animal\"]");
    text_free(&text);
}

static space_set reach_of(struct game *g, int kind)
{
    animate(g, put(g, RED, kind, at(0, 0)));
    return pw_reach_of_animated(g);
}

TEST(the_reach_of_a_puppet_is_where_its_moves_lead)
{
    CLAUSE("PW-209", "PW-268", "PW-271", "PW-533", "PW-534");
    struct game g = war();
    CHECK_EQ(space_count(reach_of(&g, KIND_teddy)), 18); /* Movement 2 */
    g = war();
    pw_set_token(&g, at(1, 0), IMPASSABLE);
    CHECK_EQ(space_count(reach_of(&g, KIND_teddy)), 16); /* (2, 0) is too far around it */
    g = war();
    pw_set_token(&g, at(1, 0), MOLASSES);
    CHECK_EQ(space_count(reach_of(&g, KIND_teddy)), 17); /* (2, 0) is behind it */
    g = war();
    put(&g, BLUE, KIND_teddy, at(1, 0));
    CHECK_EQ(space_count(reach_of(&g, KIND_malifaux_cherub)),
             35); /* flutters through: Movement 3 */
}

TEST(who_is_stuck_or_paralyzed_reaches_nothing)
{
    CLAUSE("PW-432");
    struct game g = war();
    int me = put(&g, RED, KIND_teddy, at(0, 0));
    animate(&g, me);
    g.unit[me].marks = STUCK;
    CHECK(!pw_reach_of_animated(&g));
    g.unit[me].marks = PARALYZED;
    CHECK(!pw_reach_of_animated(&g));
}

TEST(an_animation_card_touches_whom_it_could_animate)
{
    CLAUSE("PW-205", "PW-206");
    struct game g = war();
    struct phrase low = {0}, high = {0};
    char easy[20], hard[20];
    snprintf(easy, sizeof easy, "puppet%d", put(&g, RED, KIND_ronin, at(0, 0))); /* 5 */
    snprintf(hard, sizeof hard, "puppet%d", put(&g, RED, KIND_teddy, at(1, 0))); /* 9+Tome */
    deal(&g, RED, "r6 t9", "");
    to_lay(&g);
    puppet_wars.describe(&g, RED, lay("r6"), &low);
    puppet_wars.describe(&g, RED, lay("t9"), &high);
    bool low_easy = false, low_hard = false, high_hard = false;
    for (int i = 1; i < low.touches; i++) {
        low_easy |= !strcmp(low.touch[i], easy);
        low_hard |= !strcmp(low.touch[i], hard);
    }
    for (int i = 1; i < high.touches; i++)
        high_hard |= !strcmp(high.touch[i], hard);
    CHECK_CONTAINS(low.touch[0], "seat0.hand.");
    CHECK(low_easy && !low_hard && high_hard);
}

TEST(a_toy_box_that_is_being_packed_is_seen_by_its_owner_only)
{
    CLAUSE("PW-179");
    const char *words[] = {"army1", "choose", "army2", "choose", NULL};
    struct game g = started(1, words);
    for (int i = 0; i < 3; i++)
        for (int seat = RED; seat <= BLUE; seat++)
            DO_AS(&g, seat, OPTION(PICK, KIND_ronin));
    json_t *red = view_of(&g, RED), *watcher = view_of(&g, SPECTATOR);
    CHECK_EQ(faces_in(red, "seat0.box"), 4); /* the Master lies open */
    CHECK_EQ(faces_in(red, "seat1.box"), 1);
    CHECK_EQ(faces_in(watcher, "seat0.box"), 1);
    json_decref(red);
    json_decref(watcher);
    struct chance chance = {{5}, {0}};
    struct game guess = g;
    game_hide(&puppet_wars, &guess, RED, &chance);
    int known = 0, same = 0;
    for (int i = 1; i <= 3; i++) {
        known += guess.unit[pw_master(&g, RED) + i].kind == KIND_ronin;
        same += guess.unit[pw_master(&g, BLUE) + i].kind == KIND_ronin;
    }
    CHECK_EQ(known, 3);
    CHECK(same < 3);
}
