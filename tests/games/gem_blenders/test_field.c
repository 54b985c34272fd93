/* test_field.c - zones (GB-400 to GB-406), movement, substitution (GB-612, GB-621, GB-622). */
#include "games/gem_blenders/table.h"

static const char plain[] = "carter greta elaine chao";

TEST_BOTH(the_field_is_heroes_gems_and_blends)
{
    CLAUSE("GB-400.1", "GB-400.1a", "GB-400.2", "GB-400.3", "GB-401.1a");
    struct game g = TABLE(me,
                          .heroes = "chao:berg_inflicter+aquagem+cryogem+caprogem greta elaine "
                                    "carter | kula",
                          .hand = "cryogem", .discard = "cryogem guard", .meter = "snack",
                          .foe_heroes = "wren+cryogem noor imani pilar");
    CHECK_EQ(atk(&g, me, "chao"), 4); /* no Cryogem on another hero of my field */
    DO(&g, "Cryogem onto Greta");
    CHECK_EQ(atk(&g, me, "chao"), 5);
    json_t *seen = view_of(&g, me);
    CHECK_EQ(json_array_size(json_object_get(seen, "field")), 8); /* both fields */
    json_decref(seen);
}

TEST_BOTH(heroes_move_by_card_effects_only)
{
    CLAUSE("GB-400.3c", "GB-603.1b", "GB-612.1c", "GB-617.1c", "GB-622.1b", "GB-400.3b");
    struct game g =
        TABLE(me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao | kula",
              .hand = "pyrogem");
    struct question q = question_of(&g, me);
    for (int i = 0; i < q.count; i++) {
        int verb = q.options[i].verb;
        CHECK(verb == EQUIP || verb == USE || verb == DEBLEND || verb == ATTACK ||
              verb == END_TURN);
    }
    uint8_t before[POSITIONS];
    memcpy(before, g.player[me].line, sizeof before);
    DO(&g, attack_by(&g, "Usher"));
    no_timed_actions(&g);
    end_turn(&g);
    end_turn(&g);
    CHECK(!memcmp(before, g.player[me].line, sizeof before));
}

TEST_BOTH(attached_cards_travel_along)
{
    CLAUSE("GB-400.5", "GB-406.1");
    struct game g = TABLE(me,
                          .heroes = "carter:satchel_carrier+pyrogem+aquagem+luminagem greta "
                                    "elaine chao",
                          .hand = "aerogem switch");
    DO(&g, "Pack Up");
    DO(&g, "Aerogem");
    DO(&g, "Play Switch");
    DO(&g, "Switch Carter as Satchel Carrier (left) and Greta");
    CHECK_EQ(place_of(&g, me, "carter"), CENTER);
    CHECK_EQ(g.player[me].hero[slot_of(&g, me, "carter")].attached.count, 1);
    CHECK_EQ(atk(&g, me, "carter"), 4);
    CHECK_EQ(gems_of(&g, me, "carter", "pyrogem"), 1);
}

TEST_BOTH(discards_are_open_and_only_by_effects)
{
    CLAUSE("GB-404.3", "GB-404.4", "GB-404.5");
    struct game g = TABLE(me, .heroes = plain, .left = 3, .hand = "snack");
    CHECK_EQ(g.player[me].discard.count, 46);
    json_t *seen = view_of(&g, foe);
    char id[20];
    snprintf(id, sizeof id, "seat%d.discard", me);
    const json_t *cards = json_object_get(view_find(seen, "zones", id), "cards");
    CHECK_EQ(json_array_size(cards), 46);
    CHECK_STRING(json_string_value(json_object_get(json_array_get(cards, 45), "card")), "terragem");
    json_decref(seen);
    CHECK(!CAN(&g, "iscard"));
}

TEST_BOTH(a_benched_hero_becomes_known_when_it_enters)
{
    CLAUSE("GB-405.3a", "GB-405.3");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao | kula wren", .hand = "tag_out");
    DO(&g, "Play Tag Out");
    DO(&g, "Wren for Greta");
    json_t *seen = view_of(&g, foe);
    char id[20];
    snprintf(id, sizeof id, "seat%d.bench", me);
    const json_t *cards = json_object_get(view_find(seen, "zones", id), "cards");
    CHECK_EQ(json_array_size(cards), 2);
    CHECK_STRING(json_string_value(json_object_get(json_array_get(cards, 0), "card")), "greta");
    CHECK(json_is_null(json_object_get(json_array_get(cards, 1), "card")));
    snprintf(id, sizeof id, "seat%d.center", me);
    cards = json_object_get(view_find(seen, "zones", id), "cards");
    CHECK_STRING(json_string_value(json_object_get(json_array_get(cards, 0), "card")), "wren");
    json_decref(seen);
}

TEST_BOTH(alterations_leave_with_the_hero_and_return_with_it)
{
    CLAUSE("GB-405.5", "GB-621.4", "GB-621.4a", "GB-621.4b", "GB-500.9a", "GB-500.9b");
    struct game g =
        TABLE(me, .heroes = plain, .hand = "stun", .foe_heroes = "wren noor imani pilar | fitch",
              .foe_hand = "tag_out tag_out pep_talk pyrogem");
    DO(&g, "Play Stun");
    DO(&g, "Go on");
    DO(&g, "Wren");
    end_turn(&g);
    DO(&g, "Pyrogem onto Wren");
    DO(&g, "Play Pep Talk");
    DO(&g, "Wren");
    CHECK_EQ(atk(&g, foe, "wren"), 2);
    DO(&g, "Play Tag Out");
    DO(&g, "Fitch for Wren");
    CHECK(effect_works(&g, foe, "fitch")); /* the entering hero has none of it */
    CHECK_EQ(atk(&g, foe, "fitch"), 0);
    DO(&g, "Play Tag Out");
    DO(&g, "Wren for Fitch");
    CHECK(!effect_works(&g, foe, "wren")); /* back in the same turn: all as it was */
    CHECK_EQ(atk(&g, foe, "wren"), 2);
}

TEST_BOTH(use_limits_follow_the_hero)
{
    CLAUSE("GB-500.9c", "GB-621.4b", "GB-405.5");
    struct game g =
        TABLE(me, .heroes = "juno+pyrogem greta elaine chao | fitch", .hand = "tag_out tag_out");
    DO(&g, "Blood Bargain");
    DO(&g, "Play Tag Out");
    DO(&g, "Fitch for Juno");
    DO(&g, "Open Bar"); /* another hero, another count */
    DO(&g, "Play Tag Out");
    DO(&g, "Go on"); /* the foe has a card now, and could answer */
    DO(&g, "Juno for Fitch");
    CHECK(!CAN(&g, "Blood Bargain"));
    end_turn(&g);
    end_turn(&g);
    CHECK(CAN(&g, "Blood Bargain"));
}

TEST_BOTH(memory_belongs_to_heroes_and_not_to_blends)
{
    CLAUSE("GB-500.9d");
    struct game g = TABLE(me,
                          .heroes = "carter:ghost+electrogem+nocturnagem "
                                    "chao+electrogem+nocturnagem elaine greta",
                          .hand = "salvage pep_talk");
    DO(&g, "Play Pep Talk");
    DO(&g, "Carter");
    DO(&g, "Haunt");
    DO(&g, "Deblend Carter");
    DO(&g, "Play Salvage");
    DO(&g, "Ghost");
    DO(&g, "Blend Chao (center) with Ghost");
    CHECK(CAN(&g, "Haunt of Chao")); /* a new blend on another hero */
    CHECK_EQ(atk(&g, me, "chao"), 2);
    CHECK_EQ(atk(&g, me, "carter"), 2); /* the bonus has stayed with Carter */
}

TEST_BOTH(effects_without_duration_end_with_their_source)
{
    CLAUSE("GB-500.6a");
    struct game g = TABLE(me, .heroes = "carter chao elaine greta:coil+cryogem+electrogem");
    CHECK_EQ(atk(&g, me, "chao"), 2);
    DO(&g, "Deblend Greta");
    CHECK_EQ(atk(&g, me, "chao"), 0);
}

TEST_BOTH(new_effects_come_before_the_remaining_ones)
{
    CLAUSE("GB-501.4a", "GB-501.4");
    /* 2 damage of my own: Sparker may answer, Toxic Ram and Sable must. Sparker's damage lets Gull
     * come in, before the others have had their turn. */
    struct game g = TABLE(me,
                          .heroes = "carter:sparker+pyrogem+electrogem "
                                    "chao:gull+aquagem+aerogem sable+pyrogem "
                                    "wren:toxic_ram+electrogem+nocturnagem+caprogem",
                          .hand = "pain_trade");
    DO(&g, "Play Pain Trade");
    CHECK_EQ(kind_asked(&g), ASK_REACT);
    CHECK(CAN(&g, "Contagious Pain"));
    CHECK(CAN(&g, "Spite"));
    DO(&g, "Backfire");
    CHECK_EQ(hp(&g, foe), 18);
    CHECK_EQ(offers_in_all(&g), 2); /* only Gull, or not */
    DO(&g, "Dive Bomb");
    CHECK_EQ(hp(&g, foe), 16);
    CHECK(CAN(&g, "Contagious Pain")); /* and now the rest */
    DO(&g, "Contagious Pain");
    CHECK_EQ(hp(&g, foe), 14);
    CHECK_EQ(atk(&g, me, "sable"), 2); /* the last one needs no choice */
    CHECK_EQ(g.player[me].hand.count, 2);
}

TEST_BOTH(the_active_player_comes_first)
{
    CLAUSE("GB-501.4");
    /* My blend is played onto Beatrice, and the foe has Slip Knotter: I pay first. */
    struct scene scene = {.heroes = "beatrice+nocturnagem+caprogem greta elaine chao",
                          .hand = "usher",
                          .foe_heroes = "wren:slip_knotter+terragem+nocturnagem+aerogem noor imani "
                                        "pilar"};
    struct game g = table(me, scene);
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Blend Beatrice", &story.listener);
    const char *mine = strstr(story.text, "Plotting"), *other = strstr(story.text, "Walk the Dog");
    CHECK(mine && other && mine < other);
    CHECK_EQ(hp(&g, me), 16);
}

/* --- Hiding keeps what is known. --- */

TEST_BOTH(a_guess_keeps_what_the_observer_has_seen)
{
    CLAUSE("GB-403.2", "GB-405.2");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao | kula wren",
                          .hand = "gem_finder usher", .deck = "pyrogem snack guard");
    DO(&g, "Play Gem Finder");
    DO(&g, "Pyrogem");
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {7};
    chance_start(&chance, seed);
    bool usher_gone = false, kula_gone = false;
    for (int i = 0; i < 40; i++) {
        struct game guess = g;
        game_hide(&gem_blenders, &guess, foe, &chance);
        CHECK(in_hand(&guess, me, "pyrogem") >= 1); /* it was shown */
        CHECK_EQ(guess.player[me].hand.count, 2);
        CHECK_EQ(guess.player[me].hero[0].card, card("carter"));
        usher_gone |= !in_hand(&guess, me, "usher");
        kula_gone |= guess.player[me].hero[4].card != card("kula");
        CHECK(gem_blenders.valid(&guess, NULL));
    }
    CHECK(usher_gone && kula_gone);
}

TEST_BOTH(after_a_secret_departure_no_seen_card_is_certain)
{
    struct game g =
        TABLE(me, .heroes = plain, .hand = "gem_finder quick_study usher", .deck = "pyrogem");
    DO(&g, "Play Gem Finder");
    DO(&g, "Pyrogem");
    json_t *seen = view_of(&g, foe);
    char id[20];
    snprintf(id, sizeof id, "seat%d.hand", me);
    const json_t *first = json_array_get(json_object_get(view_find(seen, "zones", id), "cards"), 0);
    CHECK_STRING(json_string_value(json_object_get(first, "card")), "pyrogem");
    json_decref(seen);
    DO(&g, "Play Quick Study");
    DO(&g, "Usher"); /* face down: it could have been the Pyrogem */
    seen = view_of(&g, foe);
    first = json_array_get(json_object_get(view_find(seen, "zones", id), "cards"), 0);
    CHECK(json_is_null(json_object_get(first, "card")));
    json_decref(seen);
}
