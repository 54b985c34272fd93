/* test_bash.c - presents, and a scenario for each card of Birthday Bash. */
#include "games/puzzle_strike_2/strike.h"

/* Brob acts, Alice holds the scepter; slot 5 is pink. */
static struct game acts(const char *pile, const char *hand)
{
    struct game g = party("grave", "jaina");
    give_turn(&g, BROB);
    g.now.actions = 6;
    set_hand(&g, BROB, hand);
    set_pile(&g, ALICE, "");
    set_pile(&g, BROB, pile);
    g.player[ALICE].incoming = g.player[BROB].incoming = 0;
    set_bank_colors(&g, "GBPGK");
    return g;
}

/* The same, opening this card with Party Favors, which costs nothing. */
static struct game opens(const char *pile, const char *card)
{
    struct game g = acts(pile, "party_favors");
    set_deck(&g, BROB, card);
    play(&g, "party_favors");
    return g;
}

/* --- Presents. --- */

TEST(a_present_draws_a_card_and_plays_it_free)
{
    CLAUSE("P2-263", "P2-264");
    struct game g = opens("PK", "fireworks_accident");
    CHECK_PILE(&g, BROB, "P");      /* nobody was asked whether */
    CHECK_EQ(g.now.actions, 6 + 1); /* it would have cost 3 */
    CHECK_ZONE(&g, "seat1.play", "party_favors fireworks_accident");
}

TEST(a_present_can_be_a_creature)
{
    CLAUSE("P2-265");
    struct game g = opens("", "party_puppy");
    CHECK_ZONE(&g, "seat1.creature", "party_puppy");
    CHECK_EQ(g.now.actions, 6);
}

TEST(a_wound_in_a_present_stays_in_the_hand)
{
    CLAUSE("P2-266");
    struct game g = acts("", "party_favors swap crash_gem");
    set_deck(&g, BROB, "wound");
    play(&g, "party_favors"); /* all know the Wound, and not the others */
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "wound ? ?");
    CHECK_STRING(zone_text(&g, BROB, "seat1.hand", " ").text, "wound swap crash_gem");
    g = opens("", "wound");
    CHECK_ZONE(&g, "seat1.hand", "wound");
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "wound"); /* all can tell */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(a_wound_that_all_saw_on_the_deck_can_be_the_present)
{
    CLAUSE("P2-266", "P2-431");
    struct game g = acts("", "regift swap crash_gem");
    p2_gain_wounds(&g, BROB, 1);
    play(&g, "regift");
    put(&g, "wound"); /* from the discard pile onto the deck, and into the hand */
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "wound ? ?");
    CHECK_STRING(zone_text(&g, BROB, "seat1.hand", " ").text, "wound swap crash_gem");
}

TEST(nothing_reacts_to_a_wound_in_a_present)
{
    CLAUSE("P2-266", "P2-428");
    struct game g = acts("PKG", "party_favors");
    set_creature(&g, BROB, "crashing_rhino");
    set_deck(&g, BROB, "wound");
    play(&g, "party_favors");
    CHECK_PILE(&g, BROB, "PKG");
    g = acts("", "party_favors party_favors");
    set_creature(&g, BROB, "party_parrot");
    set_deck(&g, BROB, "wound basic_block");
    play(&g, "party_favors");
    CHECK_EQ(g.now.actions, 6);
    play(&g, "party_favors"); /* the first present that is opened */
    CHECK_EQ(g.now.actions, 6 + 1);
}

TEST(everybody_is_told_of_a_wound_in_a_present)
{
    CLAUSE("P2-266");
    for (int observer = SPECTATOR; observer <= BROB; observer++) {
        struct game g = acts("", "party_favors");
        set_deck(&g, BROB, "wound");
        struct story heard = story_for(&g, observer);
        DO_HEARD(&g, OPTION(PLAY, CARD_party_favors), &heard.listener);
        CHECK_CONTAINS(heard.text, "a present (Wound)");
    }
}

TEST(without_a_card_to_draw_there_is_no_present)
{
    CLAUSE("P2-370");
    struct game g = acts("", "party_favors swap swap crash_gem crash_gem basic_block basic_block "
                             "skip_ahead unstable_power burning_vigor playing_with_fire");
    CHECK_EQ(zone_count(&g, BROB, "seat1.deck"), 0);
    play(&g, "party_favors");
    CHECK_EQ(g.now.price, 2); /* the rest happens */
    CHECK_EQ(g.now.presents, 0);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(the_first_present_is_finished_with_all_it_starts_before_the_second)
{
    CLAUSE("P2-371", "P2-376");
    struct game g = acts("", "gilded_present");
    set_deck(&g, BROB, "spiky_present balloon_bundle swap basic_block crash_gem");
    g.player[BROB].incoming = 9;
    play(&g, "gilded_present");
    /* Spiky Present, its Balloon Bundle (which draws 2: Swap, Basic Block), then Crash Gem. */
    CHECK_ZONE(&g, "seat1.play", "gilded_present spiky_present balloon_bundle crash_gem");
    CHECK_PILE(&g, ALICE, "K");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 2);
}

TEST(no_other_card_before_the_present_is_done)
{
    CLAUSE("P2-371");
    struct game g = acts("PK", "gilded_present crash_gem");
    set_deck(&g, BROB, "tangled_ribbons swap");
    play(&g, "gilded_present");
    CHECK_EQ(kind_asked(&g), ASK_SWAP);
    CHECK_EQ(offers(&g, PLAY), 0);
}

TEST(supers_wait_for_the_whole_chain_of_presents)
{
    CLAUSE("P2-420", "P2-082");
    struct game g = acts("PGB", "gilded_present");
    g.player[BROB].meter[BLUE] = 3;
    set_deck(&g, BROB, "crash_gem party_favors crash_gem");
    play(&g, "gilded_present");
    CHECK_EQ(kind_asked(&g), ASK_PURIFY);
    CHECK_PILE(&g, BROB, "P"); /* both crashes, one of them a present of a present */
    CHECK_EQ(zone_count(&g, BROB, "seat1.play"), 4);
    CHECK_EQ(g.now.price, 2);
}

TEST(the_longest_chain_of_presents)
{
    CLAUSE("P2-376");
    struct game g = acts("PKPKPKPKPKPKPK", "gilded_present");
    set_deck(&g, BROB,
             "gilded_present gilded_present spiky_present spiky_present spiky_present "
             "surprise_guest surprise_guest party_favors party_favors swap");
    play(&g, "gilded_present");
    CHECK_EQ(kind_asked(&g), ASK_SWAP);
    CHECK(g.k.depth >= 12);
    stop(&g);
    while (kind_asked(&g) != ASK_ACTION)
        DO(&g, OPTION(kind_asked(&g) == ASK_SWAP ? STOP_HERE : BUY));
    CHECK_EQ(g.player[ALICE].height, 3);
}

/* --- The cards. --- */

TEST(decadent_cake)
{
    struct game g = acts("GKKP", "decadent_cake");
    play(&g, "decadent_cake");
    CHECK_PILE(&g, BROB, "G");
    CHECK_EQ(g.player[ALICE].incoming, 1 + 3);
    CHECK_EQ(g.now.actions, 2);
}

TEST(fireworks_accident)
{
    struct game g = acts("PK", "fireworks_accident");
    play(&g, "fireworks_accident");
    CHECK_PILE(&g, BROB, "P");
    CHECK_EQ(g.player[ALICE].incoming, 1);
    CHECK_EQ(g.now.actions, 6 - 3 + 1);
}

TEST(happy_birthday)
{
    struct game g = acts("PKKG", "happy_birthday");
    play(&g, "happy_birthday");
    crash_at(&g, 3);
    CHECK_EQ(kind_asked(&g), ASK_DEEP_CRASH);
    crash_at(&g, 1);
    CHECK_PILE(&g, BROB, "G");
    CHECK_EQ(g.player[ALICE].incoming, 3 + 1);
    CHECK_EQ(g.now.actions, 1);
}

TEST(crashing_rhino)
{
    CLAUSE("P2-428");
    struct game g = acts("PKG", "party_favors");
    set_creature(&g, BROB, "crashing_rhino");
    set_deck(&g, BROB, "tangled_ribbons");
    play(&g, "party_favors");
    CHECK_PILE(&g, BROB, "PKG"); /* when the present is completely done */
    stop(&g);
    CHECK_PILE(&g, BROB, "PK");
    CHECK_EQ(g.player[ALICE].incoming, 1);
    /* Even if the present has replaced it. */
    g = acts("PKG", "party_favors");
    set_creature(&g, BROB, "crashing_rhino");
    set_deck(&g, BROB, "party_puppy");
    play(&g, "party_favors");
    CHECK_PILE(&g, BROB, "PK");
    CHECK_ZONE(&g, "seat1.creature", "party_puppy");
    /* It does not react to its own opening. */
    g = opens("PKG", "crashing_rhino");
    CHECK_PILE(&g, BROB, "PKG");
}

TEST(the_rhino_reacts_to_each_present_of_a_chain)
{
    struct game g = acts("PKGB", "gilded_present");
    set_creature(&g, BROB, "crashing_rhino");
    set_deck(&g, BROB, "spiky_present basic_block sugar_rush");
    play(&g, "gilded_present");
    CHECK_PILE(&g, BROB, "P"); /* three presents */
}

TEST(spiky_present)
{
    struct game g = acts("", "spiky_present");
    set_deck(&g, BROB, "sugar_rush");
    play(&g, "spiky_present");
    CHECK_PILE(&g, ALICE, "K");
    CHECK_ZONE(&g, "seat1.play", "spiky_present sugar_rush");
}

TEST(party_popper)
{
    struct game g = acts("PK", "party_popper");
    play(&g, "party_popper");
    CHECK_EQ(g.player[ALICE].incoming, 1);
    CHECK_PILE(&g, ALICE, "");
    g = opens("PK", "party_popper");
    CHECK_EQ(g.player[ALICE].incoming, 0);
    CHECK_PILE(&g, ALICE, "G");
}

TEST(pinata_smash)
{
    struct game g = acts("PKKK", "pinata_smash");
    set_deck(&g, BROB, "sugar_rush");
    play(&g, "pinata_smash");
    CHECK_EQ(g.player[ALICE].incoming, 3 + 1);
    CHECK_ZONE(&g, "seat1.play", "pinata_smash sugar_rush");
    g = acts("PGKK", "pinata_smash");
    play(&g, "pinata_smash");
    CHECK_ZONE(&g, "seat1.play", "pinata_smash");
}

TEST(gilded_present)
{
    struct game g = acts("", "gilded_present");
    set_deck(&g, BROB, "basic_block toy_shield");
    play(&g, "gilded_present");
    CHECK_ZONE(&g, "seat1.play", "gilded_present basic_block toy_shield");
}

TEST(shakin_dance)
{
    struct game g = acts("", "shakin_dance");
    play(&g, "shakin_dance");
    CHECK_EQ(g.now.actions, 6 - 3 + 3);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 3);
}

TEST(balloon_bundle)
{
    struct game g = acts("", "balloon_bundle");
    play(&g, "balloon_bundle");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 1);
    g = opens("", "balloon_bundle");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 2);
}

TEST(party_invitation)
{
    struct game g = acts("", "party_invitation");
    set_bank(&g, "sugar_rush");
    play(&g, "party_invitation");
    take(&g, 1); /* put on top, and opened at once */
    CHECK_ZONE(&g, "seat1.play", "party_invitation sugar_rush");
    g = acts("", "party_invitation swap crash_gem"); /* that card and none of the hand */
    set_bank(&g, "sugar_rush");
    play(&g, "party_invitation");
    take(&g, 1);
    CHECK_ZONE(&g, "seat1.play", "party_invitation sugar_rush");
    CHECK_EQ(count_in(&g, "seat1.hand", "swap"), 1);
    CHECK_EQ(count_in(&g, "seat1.hand", "crash_gem"), 1);
    CHECK_STRING(zone_text(&g, ALICE, "seat1.hand", " ").text, "? ? ?"); /* opened: one was drawn */
}

TEST(sugar_rush)
{
    struct game g = acts("", "sugar_rush");
    play(&g, "sugar_rush");
    CHECK_EQ(g.now.actions, 7);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 0);
    g = opens("", "sugar_rush");
    CHECK_EQ(g.now.actions, 8);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 1);
}

TEST(guest_list)
{
    struct game g = acts("", "guest_list");
    set_deck(&g, BROB, "swap crash_gem basic_block");
    play(&g, "guest_list");
    put(&g, "basic_block");
    put(&g, "crash_gem");
    CHECK_ZONE(&g, "seat1.hand", "basic_block"); /* drawn */
    CHECK_STRING(zone_text(&g, BROB, "seat1.top", " ").text, "crash_gem swap");
    /* Fewer cards, no reshuffle before the draw. */
    g = acts("", "guest_list");
    only_deck(&g, BROB, "swap crash_gem");
    play(&g, "guest_list");
    put(&g, "crash_gem");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_ZONE(&g, "seat1.hand", "crash_gem");
}

TEST(equal_cards_are_put_back_one_by_one_so_that_nobody_learns_of_it)
{
    CLAUSE("P2-436");
    struct game g = acts("", "guest_list");
    set_deck(&g, BROB, "wound wound wound swap");
    play(&g, "guest_list");
    for (int i = 0; i < 2; i++) {
        CHECK_EQ(kind_asked(&g), ASK_ARRANGE);
        CHECK_EQ(offers_in_all(&g), 1);
        put(&g, "wound");
    }
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = acts("", "guest_list swap swap crash_gem crash_gem basic_block basic_block skip_ahead "
                 "unstable_power burning_vigor playing_with_fire");
    CHECK_EQ(g.player[BROB].deck + g.player[BROB].discard, 0);
    struct story heard = story_for(&g, ALICE);
    DO_HEARD(&g, OPTION(PLAY, CARD_guest_list), &heard.listener); /* no card, nothing to look at */
    CHECK_CONTAINS(heard.text, "looks at nothing (the deck is empty)");
    g = acts("", "guest_list"); /* a single card needs no order */
    only_deck(&g, BROB, "swap");
    play(&g, "guest_list");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(party_parrot)
{
    struct game g = acts("", "party_favors party_favors");
    set_creature(&g, BROB, "party_parrot");
    set_deck(&g, BROB, "basic_block basic_block");
    play(&g, "party_favors");
    CHECK_EQ(g.now.actions, 7);
    play(&g, "party_favors");
    CHECK_EQ(g.now.actions, 7);  /* the first present of the turn only */
    g = party("grave", "jaina"); /* whichever seat it is */
    set_hand(&g, ALICE, "party_favors");
    set_creature(&g, ALICE, "party_parrot");
    set_deck(&g, ALICE, "basic_block");
    play(&g, "party_favors");
    CHECK_EQ(g.now.actions, 3 + 1);
    CHECK_EQ(g.player[BROB].kept, 0);
}

TEST(toy_shield)
{
    struct game g = acts("", "toy_shield");
    g.player[BROB].incoming = 4;
    play(&g, "toy_shield");
    CHECK_EQ(g.player[BROB].incoming, 1);
    CHECK_EQ(g.now.actions, 5);
    g = opens("", "toy_shield");
    CHECK_EQ(g.now.actions, 7);
}

TEST(wooden_shield)
{
    struct game g = acts("", "wooden_shield swap basic_block");
    g.player[BROB].incoming = 3;
    play(&g, "wooden_shield");
    CHECK_EQ(g.player[BROB].incoming, 1);
    put(&g, "swap");
    CHECK_ZONE(&g, "seat1.hand", "basic_block");
    CHECK_STRING(zone_text(&g, BROB, "seat1.top", " ").text, "swap");
    g = acts("", "wooden_shield"); /* an empty hand: nothing to put */
    play(&g, "wooden_shield");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(gemscout_owl)
{
    CLAUSE("P2-421", "P2-422");
    struct game g = acts("", "");
    set_creature(&g, BROB, "gemscout_owl");
    set_bank_colors(&g, "GKBPP");
    g.player[BROB].incoming = 5;
    struct game other = g;
    drop(&g);
    CHECK_PILE(&g, BROB, "GKBPP"); /* the two topmost are the same */
    other.player[BROB].incoming = 4;
    drop(&other);
    CHECK_PILE(&other, BROB, "GKB"); /* only once, after the whole drop */
    end_actions(&other);
    CHECK_PILE(&other, BROB, "GKB"); /* nothing is left to drop */
    CHECK_EQ(other.player[BROB].meter[PURPLE], 0);
    g = party("grave", "jaina"); /* for anybody */
    calm(&g);
    g.holder = BROB;
    set_creature(&g, ALICE, "gemscout_owl");
    set_bank_colors(&g, "GKBPP");
    g.player[ALICE].incoming = 4;
    set_pile(&g, BROB, "PK");
    drop(&g);
    CHECK_PILE(&g, ALICE, "GKB");
    CHECK_PILE(&g, BROB, "PK");
}

TEST(the_owl_waits_for_drops_only)
{
    CLAUSE("P2-421");
    struct game g = party("grave", "jaina");
    set_creature(&g, BROB, "gemscout_owl");
    set_bank_colors(&g, "GBPGK");
    set_pile(&g, ALICE, "PK");
    set_pile(&g, BROB, "P");
    set_hand(&g, ALICE, "sword_slice spiky_present");
    set_deck(&g, ALICE, "basic_block");
    play(&g, "sword_slice"); /* unblockable */
    CHECK_PILE(&g, BROB, "PG");
    play(&g, "spiky_present"); /* an ante */
    CHECK_PILE(&g, BROB, "PGK");
}

TEST(bubble_wrap)
{
    struct game g = acts("", "bubble_wrap");
    g.player[BROB].incoming = 6;
    play(&g, "bubble_wrap");
    CHECK_EQ(g.player[BROB].incoming, 1);
}

TEST(surprise_guest)
{
    struct game g = acts("", "surprise_guest");
    g.player[BROB].incoming = 9;
    set_deck(&g, BROB, "toy_shield");
    play(&g, "surprise_guest");
    CHECK_EQ(g.player[BROB].incoming, 3);
}

TEST(cleanup_crew)
{
    struct game g = acts("PKG", "cleanup_crew");
    play(&g, "cleanup_crew");
    CHECK_PILE(&g, BROB, "PK");
    g = opens("PKG", "cleanup_crew");
    CHECK_PILE(&g, BROB, "P");
}

TEST(quiet_corner)
{
    struct game g = acts("", "quiet_corner swap swap basic_block");
    g.player[BROB].incoming = 5;
    play(&g, "quiet_corner");
    CHECK_EQ(g.player[BROB].incoming, 2);
}

TEST(wrapping_paper)
{
    struct game g = acts("PK", "wrapping_paper");
    set_deck(&g, BROB, "crash_gem");
    play(&g, "wrapping_paper");
    swap(&g, 1, 2);
    CHECK_PILE(&g, BROB, "KP");
    put(&g, "crash_gem"); /* the card just drawn */
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 0);
    CHECK_STRING(zone_text(&g, BROB, "seat1.top", " ").text, "crash_gem");
}

TEST(musical_chairs)
{
    struct game g = acts("PKG", "musical_chairs");
    play(&g, "musical_chairs");
    swap(&g, 1, 2);
    swap(&g, 2, 3);
    swap(&g, 1, 2);
    CHECK_PILE(&g, BROB, "GKP");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = opens("PKG", "musical_chairs");
    stop(&g);
    CHECK_PILE(&g, BROB, "PK");
    CHECK_EQ(g.player[ALICE].incoming, 1);
}

TEST(magic_trick)
{
    struct game g = acts("PKG", "magic_trick");
    play(&g, "magic_trick");
    swap(&g, 1, 3);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = opens("PKG", "magic_trick");
    swap(&g, 1, 3);
    swap(&g, 1, 2);
    CHECK_PILE(&g, BROB, "KGP");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(pin_the_tail)
{
    struct game g = acts("KKP", "pin_the_tail");
    play(&g, "pin_the_tail");
    crash_at(&g, 2);
    CHECK_PILE(&g, BROB, "P");
    CHECK_EQ(g.player[ALICE].incoming, 2);
    CHECK_EQ(g.now.actions, 3);
}

TEST(party_favors)
{
    struct game g = opens("", "basic_block");
    end_actions(&g);
    buy(&g, 2);
    CHECK_EQ(g.player[BROB].incoming, 2);
}

TEST(tangled_ribbons)
{
    struct game g = acts("PKG", "tangled_ribbons");
    play(&g, "tangled_ribbons");
    swap(&g, 1, 2);
    swap(&g, 2, 3);
    CHECK_PILE(&g, BROB, "KGP");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(regift)
{
    struct game g = acts("", "regift");
    only_deck(&g, BROB, "swap");
    play(&g, "regift");
    put(&g, "basic_block");
    CHECK_ZONE(&g, "seat1.play", "regift basic_block");
    CHECK_EQ(zone_count(&g, BROB, "seat1.deck"), 1);
}

TEST(without_a_discard_pile_nothing_is_given_again)
{
    CLAUSE("P2-370");
    struct game g = acts("", "regift");
    set_deck(&g, BROB, "basic_block");
    CHECK_EQ(zone_count(&g, BROB, "seat1.discard"), 0);
    play(&g, "regift"); /* asks for no card, and opens what lies on the deck */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_ZONE(&g, "seat1.play", "regift basic_block");
}

TEST(party_puppy)
{
    struct game g = acts("PK", "party_favors");
    set_creature(&g, BROB, "party_puppy");
    set_deck(&g, BROB, "basic_block");
    play(&g, "party_favors");
    CHECK_EQ(kind_asked(&g), ASK_SWAP);
    CHECK_EQ(g.k.ask.a, 1); /* once, says the question */
    swap(&g, 1, 2);
    CHECK_PILE(&g, BROB, "KP");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(the_puppys_swap_is_optional)
{
    CLAUSE("P2-244", "P2-369");
    struct game g = acts("PK", "party_favors");
    set_creature(&g, BROB, "party_puppy");
    set_deck(&g, BROB, "basic_block");
    play(&g, "party_favors");
    struct story heard = story_for(&g, ALICE);
    DO_HEARD(&g, OPTION(STOP_HERE), &heard.listener);
    CHECK_PILE(&g, BROB, "PK");
    CHECK(!strstr(heard.text, "swap")); /* nobody is told of one */
}

TEST(a_present_that_is_not_there_opens_nothing)
{
    CLAUSE("P2-263", "P2-180");
    struct game g = acts("", "gilded_present swap swap crash_gem crash_gem basic_block skip_ahead "
                             "unstable_power burning_vigor playing_with_fire");
    set_deck(&g, BROB, "basic_block"); /* the only card that is left to draw */
    g.player[BROB].incoming = 10;
    CHECK_EQ(g.player[BROB].discard, 0);
    play(&g, "gilded_present");
    CHECK_EQ(g.player[BROB].incoming, 6); /* opened once, not twice */
    CHECK_EQ(p2_hand_size(&g.player[BROB]), 9);
    CHECK_ZONE(&g, "seat1.play", "gilded_present basic_block");
    CHECK_EQ(g.now.presents, 1);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}
