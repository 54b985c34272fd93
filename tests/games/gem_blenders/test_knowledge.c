/* test_knowledge.c - what players know of hands and decks (GB-402, GB-403, GB-405, GB-619): a card
 * that was shown stays known while it cannot have gone unseen, and nothing else is. */
#include "games/gem_blenders/table.h"

static const char plain[] = "carter greta elaine chao";
static const char owl[] = "carter:owl+nocturnagem+aerogem greta elaine chao";

/* The cards of a zone as this observer sees it: "usher ?"; "" if there is none. */
static const char *zone_seen(const struct game *g, int observer, int seat, const char *zone)
{
    static struct cards cards;
    char id[20];
    snprintf(id, sizeof id, "seat%d.%s", seat, zone);
    json_t *view = view_of(g, observer);
    cards = view_has(view, "zones", id) ? zone_text(g, observer, id, " ") : (struct cards){""};
    json_decref(view);
    return cards.text;
}

TEST_BOTH(who_looked_at_a_deck_knows_its_top)
{
    CLAUSE("GB-403.4");
    struct game g =
        TABLE(me, .heroes = owl, .deck = "rotate switch", .foe_deck = "usher guard snack");
    struct story story = story_for(&g, me), other = story_for(&g, foe), copy = other;
    struct game again = g;
    copy.g = &again;
    DO_HEARD(&g, "Night Watch", &story.listener);
    DO_HEARD(&again, "Night Watch", &copy.listener);
    CHECK_CONTAINS(story.text, "Usher and Guard"); /* the other's cards, and who looks is told */
    CHECK(!strstr(copy.text, "Usher") && !strstr(copy.text, "Guard"));
    DO(&g, "Discard none");
    CHECK_STRING(zone_seen(&g, me, foe, "top"), "usher guard");
    CHECK_STRING(zone_seen(&g, foe, foe, "top"), ""); /* not the owner */
    CHECK_STRING(zone_seen(&g, me, me, "top"), "");
    end_turn(&g);
    /* The card was seen on its way: it is known in the hand, and one is left. */
    CHECK_STRING(zone_seen(&g, me, foe, "hand"), "usher");
    CHECK_STRING(zone_seen(&g, me, foe, "top"), "guard");
    end_turn(&g);
    end_turn(&g);
    CHECK_STRING(zone_seen(&g, me, foe, "hand"), "usher guard");
    CHECK_STRING(zone_seen(&g, me, foe, "top"), "");
    end_turn(&g);
    end_turn(&g);
    CHECK_STRING(zone_seen(&g, me, foe, "hand"), "usher guard ?"); /* nobody has seen this one */
}

/* What was told last of cards that somebody looked at. */
struct peeks {
    struct listener listener;
    struct event last;
};

static void note_peek(struct listener *listener, const struct event *event)
{
    if (event->kind == CARDS_PEEKED)
        ((struct peeks *)listener)->last = *event;
}

TEST_BOTH(who_looks_at_two_cards_is_told_of_no_third)
{
    CLAUSE("GB-403.2b");
    struct game g = TABLE(me, .heroes = owl, .foe_deck = "usher guard snack");
    struct peeks peeks = {.listener = {note_peek}};
    DO_HEARD(&g, "Night Watch", &peeks.listener);
    CHECK_EQ(peeks.last.open[0], 2);
    CHECK_EQ(peeks.last.secret[0], BLEND_usher);
    CHECK_EQ(peeks.last.secret[1], BLEND_guard);
    CHECK_EQ(peeks.last.secret[2], NO_CARD);
}

TEST_BOTH(a_card_discarded_from_the_top_leaves_the_other_known)
{
    static const char *const discarded[] = {"Usher", "Guard"};
    static const char *const left[] = {"guard", "usher"};
    for (int i = 0; i < 2; i++) {
        struct game g = TABLE(me, .heroes = owl, .foe_deck = "usher guard snack");
        DO(&g, "Night Watch");
        CHECK_EQ(offers_in_all(&g), 3);
        DO(&g, discarded[i]);
        CHECK_STRING(zone_seen(&g, me, foe, "top"), left[i]);
        CHECK_EQ(g.player[foe].deck.count, 49);
        end_turn(&g);
        CHECK_EQ(in_hand(&g, foe, left[i]), 1);
    }
    struct game g = TABLE(me, .heroes = owl, .foe_deck = "usher usher snack");
    DO(&g, "Night Watch");
    CHECK_EQ(offers_in_all(&g), 2); /* one of two equal cards, or none */
}

TEST_BOTH(looking_again_shows_nothing_new)
{
    struct game g = TABLE(me,
                          .heroes = "carter:owl+nocturnagem+aerogem greta "
                                    "elaine:owl+nocturnagem+aerogem chao",
                          .foe_deck = "usher guard snack");
    DO(&g, "Night Watch of Carter");
    DO(&g, "Discard none");
    DO(&g, "Night Watch of Elaine");
    DO(&g, "Discard none");
    CHECK_STRING(zone_seen(&g, me, foe, "top"), "usher guard");
    DO(&g, "End your turn");
    CHECK_STRING(zone_seen(&g, me, foe, "top"), "guard");
}

TEST_BOTH(a_milled_card_is_known_no_longer_on_top)
{
    struct game g =
        TABLE(me, .heroes = owl, .hand = "spill", .foe_deck = "usher guard snack rotate");
    DO(&g, "Night Watch");
    DO(&g, "Discard none");
    DO(&g, "Play Spill");
    CHECK_STRING(zone_seen(&g, me, foe, "top"), "");
    CHECK_EQ(g.player[foe].discard.count, 3);
    CHECK_EQ(g.player[foe].deck.count, 47);
}

TEST_BOTH(a_shuffle_ends_all_knowledge_of_a_deck)
{
    CLAUSE("GB-403.2", "GB-619.1");
    struct game g = TABLE(me, .heroes = owl, .foe_deck = "usher guard snack",
                          .foe_hand = "quick_study gem_finder");
    DO(&g, "Night Watch");
    DO(&g, "Discard none");
    end_turn(&g); /* Usher is drawn */
    DO(&g, "Play Quick Study");
    DO(&g, "Snack");
    CHECK_STRING(zone_seen(&g, foe, foe, "bottom"), "snack"); /* who put it there knows it */
    CHECK_STRING(zone_seen(&g, me, foe, "bottom"), "");
    DO(&g, "Play Gem Finder");
    DO(&g, "Take none"); /* shuffled all the same */
    CHECK_STRING(zone_seen(&g, foe, foe, "bottom"), "");
    CHECK_STRING(zone_seen(&g, me, foe, "top"), "");
    CHECK_STRING(zone_seen(&g, foe, foe, "top"), "");
}

TEST_BOTH(a_shuffle_ends_what_either_player_knew)
{
    CLAUSE("GB-403.2");
    for (int who = 0; who < 2; who++) {
        struct game g = TABLE(me, .heroes = plain, .hand = "gem_finder");
        g.player[me].top_known[who] = 2;
        g.player[me].bottom_known = 1;
        DO(&g, "Play Gem Finder");
        DO(&g, "Terragem");
        CHECK_EQ(g.player[me].top_known[who], 0);
        CHECK_EQ(g.player[me].bottom_known, 0);
    }
}

TEST_BOTH(a_card_put_below_the_deck_is_drawn_last)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "quick_study quick_study guard usher",
                          .left = 5, .deck = "snack rotate switch stun brace");
    DO(&g, "Play Quick Study");
    DO(&g, "Guard");
    CHECK_STRING(zone_seen(&g, me, me, "bottom"), "guard");
    DO(&g, "Play Quick Study");
    DO(&g, "Usher"); /* below Guard */
    CHECK_STRING(zone_seen(&g, me, me, "bottom"), "usher guard");
    CHECK_EQ(g.player[me].deck.count, 3);
    static const char *const drawn[] = {"brace", "guard", "usher"};
    static const char *const below[] = {"usher guard", "usher", ""};
    for (int i = 0; i < 3; i++) {
        end_turn(&g);
        end_turn(&g);
        CHECK_EQ(in_hand(&g, me, drawn[i]), 1);
        CHECK_EQ(g.player[me].deck.count, 2 - i);
        CHECK_STRING(zone_seen(&g, me, me, "bottom"), below[i]);
    }
}

TEST_BOTH(quick_study_of_the_last_two_cards)
{
    struct game g =
        TABLE(me, .heroes = plain, .hand = "quick_study guard", .left = 2, .deck = "snack rotate");
    DO(&g, "Play Quick Study");
    CHECK_EQ(kind_asked(&g), ASK_HAND); /* the deck is empty, and one card goes back */
    DO(&g, "Guard");
    CHECK_EQ(in_deck(&g, me, "guard"), 1);
    CHECK_EQ(g.player[me].deck.count, 1);
}

TEST_BOTH(quick_study_with_nothing_to_put_back)
{
    CLAUSE("GB-618.1");
    struct game g = TABLE(me, .heroes = plain, .hand = "quick_study", .left = -1, .hp = 40);
    DO(&g, "Play Quick Study");
    CHECK_EQ(hp(&g, me), 40 - 2 * 15);
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(forecast_takes_the_others_knowledge_away)
{
    CLAUSE("GB-403.2b");
    struct game g =
        TABLE(me, .heroes = owl, .turns = 1, .started = true, .foe_heroes = "imani wren noor pilar",
              .foe_deck = "rotate usher guard snack");
    g.player[foe].turns = 0; /* it comes next */
    DO(&g, "Night Watch");
    DO(&g, "Discard none");
    end_turn(&g);
    CHECK_STRING(zone_seen(&g, me, foe, "top"), "usher");
    struct story story = story_for(&g, foe);
    DO_HEARD(&g, "Forecast", &story.listener);
    CHECK_CONTAINS(story.text, "Usher, Guard and Snack");
    CHECK_EQ(offers_in_all(&g), 6);
    DO(&g, "Guard, then Snack, then Usher");
    CHECK_STRING(zone_seen(&g, me, foe, "top"), ""); /* any of the three may lie there */
    CHECK_STRING(zone_seen(&g, foe, foe, "top"), "guard snack usher");
}

TEST_BOTH(forecast_of_a_small_deck)
{
    struct game g = TABLE(me, .heroes = "imani greta elaine chao", .turns = 1, .left = 2,
                          .deck = "usher guard");
    DO(&g, "Forecast");
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, "Guard, then Usher");
    CHECK_STRING(zone_seen(&g, me, me, "top"), "guard usher");
    CHECK_EQ(g.player[me].deck.count, 2);
    g = TABLE(me, .heroes = "imani greta elaine chao", .turns = 1, .deck = "usher guard usher");
    DO(&g, "Forecast");
    CHECK_EQ(offers_in_all(&g), 3); /* three different orders of two equal cards and another */
}

TEST_BOTH(found_and_returned_cards_are_known)
{
    CLAUSE("GB-619.1", "GB-404.5");
    struct game g = TABLE(me, .heroes = plain, .hand = "gem_finder recycle snack",
                          .deck = "pyrogem pyrogem", .discard = "aerogem cryogem");
    int before = g.player[me].deck.count;
    DO(&g, "Play Gem Finder");
    DO(&g, "Pyrogem");
    CHECK_EQ(g.player[me].deck.count, before - 1);
    CHECK_EQ(in_deck(&g, me, "pyrogem"), 1);
    DO(&g, "Play Recycle");
    DO(&g, "Aerogem");
    DO(&g, "No more");
    CHECK_STRING(zone_seen(&g, foe, me, "hand"), "pyrogem aerogem ?");
    DO(&g, "Pyrogem onto Carter");
    CHECK_STRING(zone_seen(&g, foe, me, "hand"), "aerogem ?");
    end_turn(&g);
    end_turn(&g); /* a card is drawn */
    CHECK_STRING(zone_seen(&g, foe, me, "hand"), "aerogem ? ?");
}

TEST_BOTH(of_equal_cards_the_known_one_is_played_first)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "gem_finder pyrogem", .deck = "pyrogem");
    DO(&g, "Play Gem Finder");
    DO(&g, "Pyrogem");
    CHECK_STRING(zone_seen(&g, foe, me, "hand"), "pyrogem ?");
    DO(&g, "Pyrogem onto Carter");
    CHECK_STRING(zone_seen(&g, foe, me, "hand"), "?"); /* who saw it go cannot tell them apart */
}

TEST_BOTH(second_thoughts_are_secret)
{
    struct game g = TABLE(me, .heroes = "pilar greta elaine chao", .turns = 1,
                          .hand = "gem_finder usher guard", .deck = "pyrogem");
    DO(&g, "Play Gem Finder");
    DO(&g, "Pyrogem");
    g.player[me].top_known[foe] = 1;
    struct story mine = story_for(&g, me), other = story_for(&g, foe);
    struct game again = g;
    other.g = &again;
    DO(&g, "Second Thoughts");
    DO(&again, "Second Thoughts");
    CHECK_EQ(offers_in_all(&g), 3); /* any card */
    DO_HEARD(&g, "Usher", &mine.listener);
    DO_HEARD(&again, "Usher", &other.listener);
    CHECK_CONTAINS(mine.text, "Usher");
    CHECK(!strstr(other.text, "Usher"));
    CHECK_EQ(g.player[me].hand.count, 3);
    CHECK_STRING(zone_seen(&g, foe, me, "hand"), "? ? ?");
    CHECK_STRING(zone_seen(&g, foe, me, "top"), "");
}

TEST_BOTH(second_thoughts_are_secret_with_an_empty_deck_too)
{
    CLAUSE("GB-402.2");
    struct game g = TABLE(me, .heroes = "pilar greta elaine chao", .turns = 1,
                          .hand = "recycle usher guard", .discard = "pyrogem", .left = -1);
    DO(&g, "Play Recycle");
    DO(&g, "Pyrogem");
    DO(&g, "No more");
    CHECK_STRING(zone_seen(&g, foe, me, "hand"), "pyrogem ? ?");
    DO(&g, "Second Thoughts");
    DO(&g, "Usher"); /* and it is drawn again; it might have been the Pyrogem */
    CHECK_STRING(zone_seen(&g, foe, me, "hand"), "? ? ?");
}

TEST_BOTH(a_bench_is_counted_whoever_sits_there)
{
    CLAUSE("GB-405.3", "GB-405.3a", "GB-621.1");
    for (int i = 0; i < POSITIONS; i++) {
        static const char *const out[] = {"Carter", "Greta", "Elaine", "Chao"};
        static const char *const ids[] = {"carter", "greta", "elaine", "chao"};
        struct game g =
            TABLE(me, .heroes = "carter greta elaine chao | kula wren", .hand = "tag_out tag_out");
        char words[40];
        DO(&g, "Play Tag Out");
        CHECK_EQ(offers_in_all(&g), 4 * 2); /* and it cannot be declined */
        CHECK(!CAN(&g, OPTION(PASS)));
        snprintf(words, sizeof words, "Wren for %s", out[i]);
        DO(&g, words);
        char id[20];
        snprintf(id, sizeof id, "seat%d.bench", me);
        CHECK_EQ(zone_count(&g, foe, id), 2);
        CHECK_EQ(place_of(&g, me, ids[i]), BENCH);
        DO(&g, "Play Tag Out"); /* it may come back */
        CHECK_EQ(offers_in_all(&g), 4 * 2);
        snprintf(words, sizeof words, "%s for Wren", out[i]);
        DO(&g, words);
        CHECK_EQ(place_of(&g, me, ids[i]), i);
    }
}

/* --- Questions that must not tell what is hidden. --- */

/* Of many hands that the other could think of: how many hold a gem. */
static int guesses_with_a_gem(const struct game *g, int observer, int seat)
{
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {3};
    int found = 0;
    chance_start(&chance, seed);
    for (int i = 0; i < 60; i++) {
        struct game guess = *g;
        bool gem = false;
        game_hide(scene_rules, &guess, observer, &chance);
        for (int k = 0; k < guess.player[seat].hand.count; k++)
            gem |= gb_is_gem(gb_held(&guess.player[seat], k));
        found += gem;
    }
    return found;
}

TEST_BOTH(who_plays_extra_gem_has_a_gem)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "extra_gem aquagem");
    DO(&g, "Play Extra Gem");
    CHECK_EQ(kind_asked(&g), ASK_EQUIP);
    CHECK_EQ(guesses_with_a_gem(&g, foe, me), 60);
    /* Who uses Destiny Wave need not have one. */
    g = TABLE(me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao",
              .hand = "aquagem");
    DO(&g, "Destiny Wave");
    CHECK_EQ(kind_asked(&g), ASK_EQUIP);
    int found = guesses_with_a_gem(&g, foe, me);
    CHECK(found > 0 && found < 60);
}

TEST_BOTH(a_known_hand_is_asked_for_what_it_has)
{
    CLAUSE("GB-501.6");
    static const char usher[] = "carter:usher+nocturnagem+caprogem greta elaine chao";
    /* All cards are known: a gem is asked for if there is one. */
    struct game g = TABLE(me, .heroes = usher, .hand = "recycle", .discard = "pyrogem");
    DO(&g, "Play Recycle");
    DO(&g, "Pyrogem");
    DO(&g, "Destiny Wave");
    CHECK_EQ(kind_asked(&g), ASK_EQUIP);
    DO(&g, "Pyrogem onto Chao");
    CHECK_EQ(gems_of(&g, me, "chao", "pyrogem"), 1);
    g = TABLE(me, .heroes = usher, .hand = "salvage", .discard = "guard");
    DO(&g, "Play Salvage");
    DO(&g, "Guard");
    DO(&g, "Destiny Wave");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_STRING(blend_of(&g, me, "carter"), "");
}

TEST_BOTH(nobody_is_asked_for_a_gem_that_all_know_they_lack)
{
    struct game g = TABLE(me, .heroes = "carter greta elaine dexter+pyrogem",
                          .hand = "salvage pyrogem", .discard = "guard");
    DO(&g, "Play Salvage");
    DO(&g, "Guard");
    DO(&g, "Back Office");
    DO(&g, "Pyrogem"); /* the Guard that is left was seen */
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
}

TEST_BOTH(a_known_timed_action_opens_its_own_window_only)
{
    CLAUSE("GB-501.6", "GB-623.2b");
    static const char *const drawn[] = {"cancel", "block_attack", "brace"};
    for (int i = 0; i < 3; i++) {
        struct game g =
            TABLE(me, .heroes = "carter:owl+nocturnagem+aerogem rufus+pyrogem elaine chao",
                  .hand = "snack", .foe_deck = drawn[i], .foe_heroes = "wren noor imani pilar");
        DO(&g, "Night Watch");
        DO(&g, "Discard none");
        end_turn(&g);
        end_turn(&g); /* now I know the whole hand of the foe */
        CHECK_STRING(zone_seen(&g, me, foe, "hand"), drawn[i]);
        DO(&g, "Play Snack");
        CHECK_EQ(kind_asked(&g), i == 0 ? ASK_TIMED : ASK_PLAY);
        no_timed_actions(&g);
        DO(&g, attack_by(&g, "Rufus"));
        if (asked(&g) == me)
            DO(&g, "Go on"); /* my own window: I have drawn a card */
        CHECK_EQ(asked(&g) == foe, i > 0);
        if (i > 0)
            CHECK_EQ(g.k.ask.a, i == 1 ? DAMAGE_COMES : FOE_DECLARED);
    }
}

TEST_BOTH(a_card_that_may_be_chosen_is_called_by_its_name)
{
    CLAUSE("GB-619.1");
    struct game g = TABLE(me, .heroes = plain, .hand = "gem_finder recycle quick_study",
                          .deck = "pyrogem", .discard = "aerogem");
    DO(&g, "Play Gem Finder"); /* of the deck */
    CHECK_STRING(words_of(&g, OPTION(CHOOSE, GEM_pyrogem)).text, "Pyrogem");
    DO(&g, OPTION(CHOOSE, GEM_pyrogem));
    DO(&g, "Play Recycle"); /* of the discard */
    CHECK_STRING(words_of(&g, OPTION(CHOOSE, GEM_aerogem)).text, "Aerogem");
    DO(&g, OPTION(CHOOSE, GEM_aerogem));
    DO(&g, "Play Quick Study"); /* of the hand */
    CHECK_STRING(words_of(&g, OPTION(CHOOSE, GEM_aerogem)).text, "Aerogem");
    DO(&g, OPTION(CHOOSE, GEM_aerogem));
    CHECK_STRING(zone_seen(&g, me, me, "bottom"), "aerogem");
}

TEST_BOTH(who_uses_an_effect_is_told)
{
    CLAUSE("GB-500.4");
    struct game g = TABLE(me, .heroes = "juno+pyrogem greta elaine chao", .hand = "halo_luminagem");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Blood Bargain", &story.listener);
    CHECK_CONTAINS(story.text, "Blood Bargain of Juno");
    story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Halo Luminagem onto Greta", &story.listener);
    CHECK_CONTAINS(story.text, "Halo Luminagem");
    CHECK(!strstr(story.text, "Halo Luminagem of")); /* it is the gem's own */
    g = TABLE(me, .heroes = "carter+pyrogem greta elaine chao | juno", .hand = "tag_out");
    DO(&g, "Play Tag Out");
    DO(&g, "Juno for Carter");
    story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Blood Bargain", &story.listener);
    CHECK_CONTAINS(story.text, "Blood Bargain of Juno"); /* who came from the bench */
}

TEST_BOTH(a_large_hand_stays_in_order)
{
    CLAUSE("GB-402.3");
    char hand[400] = "";
    for (int i = 0; i < 40; i++)
        strncat(hand, "aerogem ", 9);
    struct game g = TABLE(me, .heroes = plain, .hand = hand, .deck = "usher");
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.player[me].hand.count, 41);
    CHECK_EQ(in_hand(&g, me, "usher"), 1);
    CHECK_EQ(in_hand(&g, me, "aerogem"), 40);
}

TEST_BOTH(crescendo_asks_for_no_gem_that_all_know_they_lack)
{
    struct game g = TABLE(me,
                          .heroes = "carter:sunrise_conductor+pyrogem+aquagem+terragem+luminagem+"
                                    "aerogem greta elaine chao",
                          .hand = "salvage cryogem", .discard = "guard");
    DO(&g, "Play Salvage");
    DO(&g, "Guard");
    DO(&g, "Crescendo");
    DO(&g, "Cryogem onto Greta");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* the Guard that is left was seen */
}

TEST_BOTH(a_switch_is_told_in_its_order)
{
    CLAUSE("GB-622.3");
    struct game g = TABLE(me, .heroes = plain, .hand = "switch");
    DO(&g, "Play Switch");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Switch Greta (center) and Chao (back)", &story.listener);
    CHECK_CONTAINS(story.text, "Greta (now back) and Chao (now center) switch positions");
}
