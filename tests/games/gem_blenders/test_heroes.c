/* test_heroes.c - a scenario for every hero. */
#include "games/gem_blenders/table.h"

TEST_BOTH(carter_draws_once_in_the_first_turn)
{
    CLAUSE("GB-500.4b", "GB-200.9b");
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .turns = 1, .started = true);
    DO(&g, "Spoiled");
    CHECK_EQ(in_hand(&g, me, "terragem"), 1);
    CHECK(!CAN(&g, "Spoiled"));
    g = TABLE(me, .heroes = "carter greta elaine chao", .turns = 2);
    CHECK(!CAN(&g, "Spoiled"));
}

TEST_BOTH(elaine_is_strong_on_the_left_and_steady_on_the_right)
{
    CLAUSE("GB-500.6c");
    struct game g = TABLE(me, .heroes = "elaine+pyrogem carter chao greta");
    CHECK_EQ(atk(&g, me, "elaine"), 2);
    CHECK_EQ(def(&g, me, "elaine"), 0);
    g = TABLE(me, .heroes = "carter chao elaine+pyrogem greta");
    CHECK_EQ(atk(&g, me, "elaine"), 0);
    CHECK_EQ(def(&g, me, "elaine"), 2);
    g = TABLE(me, .heroes = "carter elaine+pyrogem chao greta");
    CHECK_EQ(atk(&g, me, "elaine") + def(&g, me, "elaine"), 0);
    g = TABLE(me, .heroes = "carter greta chao elaine+pyrogem");
    CHECK_EQ(atk(&g, me, "elaine") + def(&g, me, "elaine"), 0);
    g = TABLE(me, .heroes = "elaine carter chao greta"); /* no activation gem */
    CHECK_EQ(atk(&g, me, "elaine"), 0);
    g = TABLE(me, .heroes = "elaine+terragem+cryogem carter chao greta", .hand = "guard");
    CHECK_EQ(atk(&g, me, "elaine"), 2);
    DO(&g, "Blend Elaine (left) with Guard"); /* written 0/4, and no more bonus of its own */
    CHECK_EQ(atk(&g, me, "elaine"), 0);
}

TEST_BOTH(matthew_profits_from_two_first_turn_effects)
{
    CLAUSE("GB-500.8", "GB-500.8a");
    struct scene scene = {.heroes = "carter imani pilar matthew",
                          .hand = "snack",
                          .turns = 1,
                          .started = true,
                          .foe_heroes = "matthew greta chao rufus",
                          .foe_turns = 0};
    struct game g = table(me, scene);
    DO(&g, "Spoiled");
    DO(&g, "Second Thoughts");
    DO(&g, "Snack");
    CHECK(!CAN(&g, "Don't mind")); /* one's own Matthew is no first-turn effect */
    DO(&g, "End your turn");
    CHECK_EQ(asked(&g), foe);
    DO(&g, "Don't mind if I do");
    CHECK_EQ(g.player[foe].hand.count, 3); /* two, and one in the draw phase */
    g = table(me, scene);
    DO(&g, "Spoiled"); /* only one */
    DO(&g, "End your turn");
    CHECK_EQ(kind_asked(&g), ASK_PLAY);
    CHECK_EQ(g.player[foe].hand.count, 1);
}

TEST_BOTH(devin_frees_its_fellows_from_the_back)
{
    CLAUSE("GB-500.8b", "GB-501.3");
    struct scene scene = {.heroes = "dexter+pyrogem greta devin+pyrogem carter",
                          .hand = "snack aquagem"};
    struct game g = table(me, scene);
    CHECK(CAN(&g, "Back Office"));
    scene.heroes = "dexter+pyrogem greta devin carter"; /* Devin's effect needs a gem */
    g = table(me, scene);
    CHECK(!CAN(&g, "Back Office"));
    scene.heroes = "dexter+pyrogem greta carter devin+pyrogem";
    g = table(me, scene);
    CHECK(CAN(&g, "Back Office"));
    /* Coil in front strengthens the center, too. */
    g = TABLE(me, .heroes = "carter:coil+cryogem+electrogem greta+pyrogem devin+pyrogem chao");
    CHECK_EQ(atk(&g, me, "greta"), 1 + 1 + 2);
}

TEST_BOTH(kula_scavenges_an_action_for_a_gem)
{
    struct game g = TABLE(me, .heroes = "kula+pyrogem greta elaine chao", .hand = "prismagem usher",
                          .deck = "terragem rotate stun guard");
    DO(&g, "Scavenge");
    CHECK(!CAN(&g, "Usher"));
    DO(&g, "Prismagem");
    CHECK_EQ(in_discard(&g, me, "prismagem"), 1);
    CHECK(!CAN(&g, "Stun")); /* it has a star */
    CHECK(!CAN(&g, "Guard"));
    DO(&g, "Rotate");
    CHECK_EQ(in_hand(&g, me, "rotate"), 1);
    CHECK(!CAN(&g, "Scavenge"));
    g = TABLE(me, .heroes = "kula+pyrogem greta elaine chao", .hand = "usher");
    CHECK(!CAN(&g, "Scavenge")); /* nothing to discard */
}

TEST_BOTH(beatrice_pays_hp_before_the_blend_is_there)
{
    CLAUSE("GB-501.5", "GB-501.5a");
    struct game g =
        TABLE(me, .heroes = "beatrice+nocturnagem+caprogem sable greta chao", .hand = "usher");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Blend Beatrice", &story.listener);
    CHECK_EQ(hp(&g, me), 18);
    CHECK_STRING(blend_of(&g, me, "beatrice"), "usher");
    CHECK_CONTAINS(story.text, "by their own Plotting (18 HP left)");
    /* Usher's own effect was not there yet: what reacts sees an unblended hero. */
    g = TABLE(me, .heroes = "beatrice+nocturnagem+caprogem sable greta chao", .hand = "usher",
              .hp = 2);
    DO(&g, "Blend Beatrice");
    CHECK_EQ(g.player[foe].wins, 1); /* the round is lost, the blend is placed all the same */
    CHECK_STRING(blend_of(&g, me, "beatrice"), "usher");
}

TEST_BOTH(hickory_finds_what_its_gems_pay)
{
    struct game g = TABLE(me, .heroes = "hickory+terragem+cryogem greta elaine chao",
                          .deck = "guard usher hail_dominator coil");
    DO(&g, "Family Recipe");
    CHECK(!CAN(&g, "Usher"));
    CHECK(!CAN(&g, "Hail Dominator"));
    CHECK(!CAN(&g, "Coil"));
    DO(&g, "Guard");
    CHECK_EQ(in_hand(&g, me, "guard"), 1);
    CHECK(!CAN(&g, "Family Recipe"));
}

TEST_BOTH(min_seo_hands_a_gem_down)
{
    CLAUSE("GB-301.3", "GB-611.3");
    struct game g = TABLE(me, .heroes = "min_seo+pyrogem greta elaine chao",
                          .foe_heroes = "carter:virus+terragem+nocturnagem rufus wren noor");
    DO(&g, "Hand-Me-Down");
    DO(&g, "Pyrogem from Min-Seo (left) to Elaine (right)"); /* opposite to Virus: it is equipped */
    CHECK_EQ(gems_of(&g, me, "min_seo", "pyrogem"), 0);
    CHECK_EQ(gems_of(&g, me, "elaine", "pyrogem"), 1);
    CHECK_EQ(hp(&g, me), 16);
    CHECK(!CAN(&g, "Hand-Me-Down"));
}

TEST_BOTH(dexter_works_in_the_back_office)
{
    struct scene scene = {.heroes = "carter greta elaine dexter+pyrogem", .hand = "snack aquagem"};
    struct game g = table(me, scene);
    DO(&g, "Back Office");
    DO(&g, "Snack");
    DO(&g, "Aquagem onto Dexter");
    CHECK_EQ(gems_of(&g, me, "dexter", "aquagem"), 1);
    CHECK_EQ(in_discard(&g, me, "snack"), 1);
    CHECK(!CAN(&g, "Back Office"));
    scene.hand = "snack pyrogem aquagem";
    g = table(me, scene);
    DO(&g, "Back Office");
    DO(&g, "Snack");
    DO(&g, "Pyrogem onto Dexter");
    CHECK(CAN(&g, "Aquagem onto Carter")); /* the allotted gem is still there */
    scene.heroes = "dexter+pyrogem greta elaine carter";
    g = table(me, scene);
    CHECK(!CAN(&g, "Back Office"));
}

TEST_BOTH(chao_grows_with_four_gems)
{
    struct game g = TABLE(me, .heroes = "chao+pyrogem+pyrogem+pyrogem greta elaine carter");
    CHECK_EQ(atk(&g, me, "chao") + def(&g, me, "chao"), 0);
    g = TABLE(me, .heroes = "chao+pyrogem+pyrogem+pyrogem+aerogem greta elaine carter");
    CHECK_EQ(atk(&g, me, "chao"), 2);
    CHECK_EQ(def(&g, me, "chao"), 2);
}

TEST_BOTH(odette_makes_room_in_the_meter)
{
    struct scene scene = {.heroes = "odette greta elaine carter",
                          .hand = "snack",
                          .meter = "rotate rotate rotate switch switch"};
    struct game g = table(me, scene);
    DO(&g, "Play Snack");
    CHECK_EQ(hp(&g, me), 23);
    CHECK_EQ(g.player[me].meter.count, 6);
    scene.heroes = "chao greta elaine carter";
    g = table(me, scene);
    CHECK(!CAN(&g, "Play Snack"));
    /* When the effect is lost the cards stay, but there is no room. */
    scene.heroes = "odette+nocturnagem+caprogem greta elaine carter";
    scene.hand = "usher snack pep_talk";
    g = table(me, scene);
    DO(&g, "Play Snack");
    DO(&g, "Blend Odette");
    CHECK_EQ(g.player[me].meter.count, 6);
    CHECK(!CAN(&g, "Play Pep Talk"));
}

TEST_BOTH(rufus_is_not_moved_by_opponents)
{
    struct game g = TABLE(me, .heroes = "carter greta elaine chao", .hand = "force_switch",
                          .foe_heroes = "rufus wren noor imani");
    DO(&g, "Play Force Switch");
    CHECK(!CAN(&g, "Rufus"));
    DO(&g, "Switch Wren (center) and Noor (right)");
    CHECK_EQ(place_of(&g, foe, "wren"), RIGHT);
    g = TABLE(me, .heroes = "rufus greta elaine carter", .hand = "switch"); /* the owner may */
    DO(&g, "Play Switch");
    DO(&g, "Switch Rufus (left) and Greta (center)");
    CHECK_EQ(place_of(&g, me, "rufus"), CENTER);
}

TEST_BOTH(imani_puts_three_cards_in_order)
{
    CLAUSE("GB-403.2b");
    struct game g = TABLE(me, .heroes = "imani greta elaine chao", .turns = 1,
                          .deck = "usher guard snack rotate");
    DO(&g, "Forecast");
    DO(&g, "Snack, then Usher, then Guard");
    const struct player *s = &g.player[me];
    CHECK_EQ(s->deck.card[s->deck.count - 1], card("snack"));
    CHECK_EQ(s->deck.card[s->deck.count - 2], card("usher"));
    CHECK_EQ(s->deck.card[s->deck.count - 3], card("guard"));
    json_t *mine = view_of(&g, me), *other = view_of(&g, foe);
    char id[20];
    snprintf(id, sizeof id, "seat%d.top", me);
    CHECK_EQ(json_array_size(json_object_get(view_find(mine, "zones", id), "cards")), 3);
    CHECK(!view_has(other, "zones", id));
    json_decref(mine);
    json_decref(other);
}

TEST_BOTH(tobias_steps_aside)
{
    struct game g = TABLE(me, .heroes = "tobias+pyrogem greta elaine chao");
    DO(&g, "Footwork");
    CHECK(!CAN(&g, "Switch Greta"));
    DO(&g, "Switch Tobias (left) and Chao (back)");
    CHECK_EQ(place_of(&g, me, "tobias"), BACK);
    CHECK_EQ(place_of(&g, me, "chao"), LEFT);
    CHECK(!CAN(&g, "Footwork"));
}

TEST_BOTH(wren_draws_when_its_side_rotates)
{
    struct game g = TABLE(me, .heroes = "wren greta elaine chao", .hand = "rotate rotate switch");
    DO(&g, "Play Switch");
    DO(&g, "Switch Wren (left) and Greta");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* a switch is no rotation */
    DO(&g, "Play Rotate");
    DO(&g, "Clockwise");
    DO(&g, "Merry-Go-Round");
    CHECK_EQ(in_hand(&g, me, "terragem"), 1);
    DO(&g, "Play Rotate");
    DO(&g, "Clockwise");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* once */
    g = TABLE(me, .heroes = "wren greta elaine chao", .hand = "rotate");
    DO(&g, "Play Rotate");
    DO(&g, "Counterclockwise");
    DO(&g, "No more"); /* it is optional */
    CHECK_EQ(in_hand(&g, me, "terragem"), 0);
}

TEST_BOTH(gideon_holds_the_line)
{
    struct game g = TABLE(me, .heroes = "gideon+pyrogem greta+pyrogem carter chao");
    CHECK_EQ(def(&g, me, "gideon"), 1);
    CHECK_EQ(def(&g, me, "greta"), 1 + 1 + 1);
    CHECK_EQ(def(&g, me, "carter"), 1);
    CHECK_EQ(def(&g, me, "chao"), 0); /* at the back */
    g = TABLE(me, .heroes = "carter greta chao gideon+pyrogem");
    CHECK_EQ(def(&g, me, "carter"), 0);
    g = TABLE(me, .heroes = "gideon greta carter chao");
    CHECK_EQ(def(&g, me, "carter"), 0); /* no activation gem */
}

TEST_BOTH(pilar_has_second_thoughts)
{
    struct game g = TABLE(me, .heroes = "pilar greta elaine chao", .turns = 1, .hand = "usher");
    DO(&g, "Second Thoughts");
    DO(&g, "Usher");
    CHECK_EQ(g.player[me].hand.count, 1);
    CHECK_EQ(in_hand(&g, me, "usher") + in_deck(&g, me, "usher"), 1);
    CHECK(!CAN(&g, "Second Thoughts"));
}

TEST_BOTH(sable_is_spurred_by_its_own_sides_pain)
{
    CLAUSE("GB-500.9", "GB-605.1", "GB-605.1a");
    struct game g =
        TABLE(me, .heroes = "sable+pyrogem+nocturnagem+caprogem juno+pyrogem greta chao",
              .hand = "pain_trade usher");
    CHECK_EQ(atk(&g, me, "sable"), 1);
    DO(&g, "Blood Bargain");
    CHECK_EQ(atk(&g, me, "sable"), 2);
    DO(&g, "Play Pain Trade");
    CHECK_EQ(atk(&g, me, "sable"), 3);
    DO(&g, "Blend Sable (left) with Usher");
    CHECK_EQ(atk(&g, me, "sable"), 1 + 2); /* Usher's ATK, and the bonus stays with Sable */
    end_turn(&g);
    CHECK_EQ(atk(&g, me, "sable"), 1);
}

TEST_BOTH(juno_buys_a_card_with_blood)
{
    struct game g = TABLE(me, .heroes = "juno+pyrogem greta elaine chao");
    DO(&g, "Blood Bargain");
    CHECK_EQ(hp(&g, me), 18);
    CHECK_EQ(g.player[me].hand.count, 1);
    CHECK(!CAN(&g, "Blood Bargain"));
}

TEST_BOTH(bram_lends_its_horns_to_the_center)
{
    CLAUSE("GB-614.1", "GB-614.2", "GB-300.5f", "GB-611.1a");
    struct game g = TABLE(me, .heroes = "carter kula greta bram+pyrogem", .hand = "snack pyrogem");
    CHECK(CAN(&g, "Scavenge")); /* Kula in the center is activated by the invisible gem */
    CHECK_EQ(g.player[me].hero[slot_of(&g, me, "kula")].gem_count, 0);
    g = TABLE(me, .heroes = "bram+pyrogem kula greta carter", .hand = "snack pyrogem");
    CHECK(!CAN(&g, "Scavenge")); /* only from the back */
    g = TABLE(me, .heroes = "carter elaine+terragem greta bram+pyrogem", .hand = "mountaineer");
    DO(&g, "Blend Elaine (center) with Mountaineer"); /* Terragem and an invisible Caprogem */
    CHECK_STRING(blend_of(&g, me, "elaine"), "mountaineer");
}

TEST_BOTH(noor_tidies_up)
{
    struct game g = TABLE(me, .heroes = "noor carter:guard+terragem+cryogem greta "
                                        "chao:guard+terragem+cryogem");
    DO(&g, "Deblend Carter");
    DO(&g, "Tidy Up");
    CHECK_EQ(hp(&g, me), 22);
    DO(&g, "Deblend Chao");
    CHECK_EQ(kind_asked(&g), ASK_PLAY); /* once per turn */
    CHECK_EQ(hp(&g, me), 22);
}

TEST_BOTH(fitch_opens_the_bar_for_both)
{
    CLAUSE("GB-618.1b");
    struct game g = TABLE(me, .heroes = "fitch+pyrogem greta elaine chao", .foe_left = -1);
    DO(&g, "Open Bar");
    CHECK_EQ(g.player[me].hand.count, 1);
    CHECK_EQ(g.player[foe].hand.count, 0);
    CHECK_EQ(hp(&g, foe), 5); /* an empty deck */
}

TEST_BOTH(greta_saves)
{
    struct game g = TABLE(me, .heroes = "greta+pyrogem carter elaine chao", .hand = "snack");
    CHECK_EQ(atk(&g, me, "greta"), 2);
    CHECK_EQ(def(&g, me, "greta"), 2);
    DO(&g, "Play Snack");
    CHECK_EQ(atk(&g, me, "greta"), 1);
    CHECK_EQ(def(&g, me, "greta"), 1);
}

TEST_BOTH(lionel_invites_attacks)
{
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao",
                          .foe_heroes = "wren lionel noor imani");
    CHECK_EQ(atk(&g, me, "rufus"), 2);
    CHECK_EQ(attacking(&g, me, "rufus", "lionel"), 3);
    DO(&g, attack_by(&g, "Rufus (3) at Lionel (0)"));
    CHECK_EQ(hp(&g, foe), 17);
    g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao",
              .foe_heroes = "wren lionel:guard+terragem+cryogem noor imani");
    CHECK_EQ(attacking(&g, me, "rufus", "lionel"), 2); /* blended: no stage fright */
}

TEST_BOTH(greta_saves_without_a_gem)
{
    CLAUSE("GB-300.5", "GB-605.1");
    /* The marks are on the stats and not on the effect. */
    struct game g = TABLE(me, .heroes = "greta carter elaine chao", .hand = "snack");
    CHECK_EQ(atk(&g, me, "greta"), 1);
    CHECK_EQ(def(&g, me, "greta"), 1);
    DO(&g, "Play Snack");
    CHECK_EQ(atk(&g, me, "greta") + def(&g, me, "greta"), 0);
}

TEST_BOTH(hickory_finds_blends_of_lv_2_only)
{
    struct game g = TABLE(me, .heroes = "hickory+terragem+cryogem+caprogem greta elaine chao",
                          .deck = "hail_dominator guard mountaineer rotate");
    DO(&g, "Family Recipe");
    CHECK(CAN(&g, "Guard"));
    CHECK(CAN(&g, "Mountaineer"));
    CHECK(!CAN(&g, "Hail Dominator")); /* the gems would pay for it */
    CHECK_EQ(offers_in_all(&g), 2 + 1);
}
