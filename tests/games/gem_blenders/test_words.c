/* test_words.c - what people are told: events with their causes, questions, options with their
 * price, the picture and faces. */
#include "games/gem_blenders/table.h"

static const char plain[] = "carter greta elaine chao";
static const char gull[] = "carter:gull+aquagem+aerogem rufus+pyrogem elaine chao";

/* --- Listening. --- */

/* All that is told of an answer. */
struct hearing {
    struct listener listener;
    const struct game *g;
    int observer;
    struct tale tale;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct hearing *h = (struct hearing *)listener;
    struct telling told;
    game_tell(scene_rules, h->g, event, h->observer, &told);
    tale_add(&h->tale, &told);
}

static struct hearing hearing_of(const struct game *g, int observer)
{
    return (struct hearing){.listener = {hear}, .g = g, .observer = observer};
}

/* The first event of this kind that was told. */
static struct telling told(const struct hearing *h, const char *kind)
{
    for (size_t i = 0; i < h->tale.count; i++)
        if (!strcmp(h->tale.told[i].phrase.kind, kind))
            return h->tale.told[i];
    fail_msg("nothing of the kind '%s' was told", kind);
    return (struct telling){0};
}

static void add_line(void *context, enum level level, enum weight weight, const char *line)
{
    (void)level;
    (void)weight;
    text_add(context, "%s\n", line);
}

/* The story of what was heard, folded; it ends the hearing. */
static const char *folded(struct hearing *h)
{
    static char kept[2000];
    struct text text = {0};
    tale_fold(&h->tale, add_line, &text);
    snprintf(kept, sizeof kept, "%s", text_string(&text));
    text_free(&text);
    tale_free(&h->tale);
    return kept;
}

static const char *picture(const struct game *g, int observer, int columns, int rows)
{
    static char kept[8000];
    struct text text = {.columns = columns, .rows = rows};
    scene_rules->picture(g, observer, &text);
    snprintf(kept, sizeof kept, "%s", text_string(&text));
    text_free(&text);
    return kept;
}

static const char *face(const char *id)
{
    static char kept[2000];
    struct text text = {0};
    card_face_text(scene_rules, card_find(scene_rules, id), &text);
    snprintf(kept, sizeof kept, "%s", text_string(&text));
    text_free(&text);
    return kept;
}

static struct phrase option_words(const struct game *g, const char *words)
{
    struct question q = question_of(g, asked(g));
    int number = words_number(g, asked(g), words);
    CHECK(number >= 0);
    return words_of(g, q.options[number]);
}

/* --- Events. --- */

TEST_BOTH(an_attack_is_told_with_its_heroes_its_target_and_its_damage)
{
    struct game g = TABLE(me, .heroes = gull, .foe_heroes = "wren noor imani odette");
    struct hearing heard = hearing_of(&g, foe);
    char id[20];
    DO_HEARD(&g, attack_by(&g, "Gull"), &heard.listener);
    struct telling declared = told(&heard, "declared"), damage = told(&heard, "damage");
    CHECK_EQ(declared.level, LEVEL_ACTION);
    CHECK_EQ(declared.seat, me);
    CHECK_EQ(declared.targets, seat_bit(foe));
    snprintf(id, sizeof id, "seat%d.right", foe);
    CHECK_STRING(declared.to, id);
    CHECK_STRING(damage.phrase.text, "You take 3 damage from Carter as Gull (17 HP left)");
    CHECK_STRING(damage.cause, "gull");
    CHECK_EQ(damage.targets, seat_bit(foe));
    snprintf(id, sizeof id, "seat%d.left", me);
    CHECK_STRING(damage.from, id);
    CHECK_CONTAINS(folded(&heard), "attacks with Carter as Gull against Imani: you take 3 damage");
}

TEST_BOTH(who_drops_out_and_who_does_no_damage_is_told)
{
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem hickory chao",
                          .foe_heroes = "wren greta:guard+terragem+cryogem imani odette");
    struct hearing heard = hearing_of(&g, SPECTATOR);
    DO_HEARD(&g,
             attack(&g, "Carter (0) at Imani (0), Rufus (2) at Guard (5), Hickory (0) at Wren (0)"),
             &heard.listener);
    CHECK_CONTAINS(told(&heard, "dropped_out").phrase.text,
                   "Carter and Hickory drop out with 0 ATK");
    CHECK_STRING(told(&heard, "dropped_out").cause, "atk");
    CHECK_CONTAINS(folded(&heard),
                   "Rufus (ATK 2) does no damage to Greta as Guard (DEF 5, with +1 by Protective");
}

TEST_BOTH(damage_names_the_effect_that_inflicts_it)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "pyrogem",
                          .foe_heroes = "wren noor imani:virus+terragem+nocturnagem odette");
    struct hearing heard = hearing_of(&g, me);
    DO_HEARD(&g, "Pyrogem onto Carter", &heard.listener);
    struct telling damage = told(&heard, "damage");
    CHECK_STRING(damage.cause, "virus");
    CHECK_STRING(told(&heard, "effect").cause, "pyrogem");
    CHECK_CONTAINS(damage.phrase.text, "You take 4 damage by Infect of ");
    CHECK_CONTAINS(damage.phrase.text, "'s Imani as Virus (16 HP left)");
    CHECK_EQ(damage.level, LEVEL_FURTHER);
    CHECK_STRING(folded(&heard), foe ? "You equip Carter with Pyrogem: take 4 damage by Infect of "
                                       "Blue's Imani as Virus (16 HP left).\n"
                                     : "You equip Carter with Pyrogem: take 4 damage by Infect of "
                                       "Red's Imani as Virus (16 HP left).\n");
}

TEST_BOTH(discards_and_own_damage_say_what_for)
{
    struct game g = TABLE(me, .heroes = "carter:imp+pyrogem+nocturnagem juno+pyrogem elaine chao",
                          .hand = "aquagem");
    struct hearing heard = hearing_of(&g, me);
    DO_HEARD(&g, "Blood Bargain", &heard.listener);
    CHECK_STRING(told(&heard, "damage").phrase.text,
                 "You take 2 damage by your own Blood Bargain (18 HP left)");
    CHECK_STRING(told(&heard, "damage").cause, "juno");
    tale_clear(&heard.tale);
    DO_HEARD(&g, "Mischief", &heard.listener);
    CHECK(prompted(&g, "Mischief: which gem do you discard?"));
    DO_HEARD(&g, "Aquagem", &heard.listener);
    struct telling discarded = told(&heard, "discarded");
    CHECK_STRING(discarded.phrase.text, "You discard Aquagem for Mischief");
    CHECK_STRING(discarded.cause, "imp");
    CHECK_STRING(discarded.card[0], "aquagem");
    tale_free(&heard.tale);
}

TEST_BOTH(a_missing_card_is_a_headline_with_its_price)
{
    struct game g = TABLE(me, .heroes = plain, .foe_left = -1);
    struct hearing heard = hearing_of(&g, foe);
    DO_HEARD(&g, "End your turn", &heard.listener);
    CHECK_EQ(told(&heard, "decked_out").weight, HEADLINE);
    CHECK_STRING(told(&heard, "damage").cause, "decking_out");
    CHECK(told(&heard, "damage").level > told(&heard, "decked_out").level);
    CHECK_CONTAINS(folded(&heard), "take 15 damage for the missing card (5 HP left)");
}

TEST_BOTH(why_a_blend_falls_is_told)
{
    struct game g = TABLE(me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao",
                          .hand = "gem_transfer");
    struct hearing heard = hearing_of(&g, SPECTATOR);
    DO(&g, "Play Gem Transfer");
    DO_HEARD(&g, "Caprogem from Carter as Usher (left) to Greta", &heard.listener);
    struct telling fall = told(&heard, "deblended");
    CHECK_CONTAINS(fall.phrase.text, "Carter loses Usher, whose gems are no longer there");
    CHECK_STRING(fall.cause, "gem_requirement");
    CHECK_CONTAINS(told(&heard, "gem_moved").phrase.text, "moves Caprogem from Carter as Usher to");
    tale_free(&heard.tale);
}

TEST_BOTH(each_attacker_is_told_with_its_target)
{
    struct game g = TABLE(me, .heroes = "carter:gull+aquagem+aerogem rufus+pyrogem elaine chao",
                          .foe_heroes = "wren noor imani odette");
    struct hearing heard = hearing_of(&g, me);
    DO_HEARD(&g, attack(&g, "Gull (3) at Imani (0), Rufus (2) at Noor (0)"), &heard.listener);
    CHECK_STRING(told(&heard, "declared").phrase.text,
                 "You attack with Carter as Gull against Imani and with Rufus against Noor");
    CHECK_CONTAINS(folded(&heard), "takes 3 damage from Carter as Gull (17 HP left), "
                                   "takes 2 damage from Rufus (15 HP left)");
}

TEST_BOTH(a_substitution_tells_where_and_what_is_discarded)
{
    struct game g = TABLE(me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao|devin",
                          .hand = "tag_out tag_out");
    struct hearing heard = hearing_of(&g, me);
    DO(&g, "Play Tag Out");
    CHECK_STRING(option_words(&g, "Devin for Carter").text,
                 "Devin for Carter as Usher (left) (Carter loses Usher!)");
    DO_HEARD(&g, "Devin for Carter", &heard.listener);
    CHECK_STRING(told(&heard, "substituted").phrase.text,
                 "You substitute Devin for Carter in left position and discard its blend Usher");
    CHECK_EQ(told(&heard, "deblended").weight, DETAIL);
    CHECK_STRING(told(&heard, "deblended").cause, "substitute");
    tale_clear(&heard.tale);
    DO(&g, "Play Tag Out");
    DO_HEARD(&g, "Carter for Greta", &heard.listener);
    CHECK_STRING(told(&heard, "substituted").phrase.text,
                 "You substitute Carter for Greta in center position");
    tale_free(&heard.tale);
}

TEST_BOTH(attached_cards_are_told_with_whom_they_leave)
{
    struct game g = TABLE(me,
                          .heroes = "carter:satchel_carrier+pyrogem+aquagem+luminagem greta "
                                    "elaine chao",
                          .hand = "pyrogem");
    struct hearing heard = hearing_of(&g, me);
    DO(&g, "Pack Up");
    DO(&g, "Pyrogem");
    CHECK_STRING(option_words(&g, "Deblend Carter").text,
                 "Deblend Carter as Satchel Carrier (left), discarding the 1 card attached to it");
    DO_HEARD(&g, "Deblend Carter", &heard.listener);
    CHECK_CONTAINS(folded(&heard), "your Carter loses Pyrogem, which was attached to it");
}

TEST_BOTH(a_block_names_whom_it_blocks)
{
    struct game g = TABLE(me, .heroes = gull,
                          .foe_heroes = "wren noor imani:usher+nocturnagem+caprogem odette");
    struct hearing heard = hearing_of(&g, me);
    DO(&g, attack_by(&g, "Gull"));
    CHECK(prompted(&g, "Imani as Usher (right) is attacked by Carter as Gull for 1 damage"));
    CHECK_STRING(option_words(&g, "Accept").text, "Accept the 1 damage");
    DO_HEARD(&g, "Deblend to block the 1 damage of Carter as Gull", &heard.listener);
    CHECK_STRING(told(&heard, "announced_block").cause, "deblend_to_block");
    CHECK_EQ(told(&heard, "deblended").weight, DETAIL);
    CHECK_CONTAINS(folded(&heard),
                   "deblends Imani from Usher to block the 1 damage of Carter as Gull.");
}

TEST_BOTH(a_round_that_is_over_ends_the_turn_with_a_word)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "cannon_boom", .foe_hp = 3);
    struct hearing heard = hearing_of(&g, me);
    DO_HEARD(&g, "Play Cannon Boom", &heard.listener);
    struct telling won = told(&heard, "round_won"), end = told(&heard, "end_phase");
    CHECK_EQ(won.weight, HEADLINE);
    CHECK_CONTAINS(won.phrase.text, "You win the round (1 of 2), for ");
    CHECK_EQ(end.level, LEVEL_PHASE);
    CHECK_STRING(end.phrase.text, "The round is over, so your end phase comes at once");
    CHECK_EQ(told(&heard, "new_round").level, LEVEL_ROUND);
    CHECK_STRING(told(&heard, "turn_begins").phrase.text,
                 foe ? "Blue's turn 6: 20 HP against your 20"
                     : "Red's turn 6: 20 HP against your 20");
    tale_free(&heard.tale);
}

TEST_BOTH(effects_at_the_end_of_a_turn_stand_by_themselves)
{
    struct game g = TABLE(me, .heroes = "carter rufus+pyrogem elaine chao:buoy+aquagem+electrogem",
                          .foe_heroes = "wren noor imani odette");
    struct hearing heard = hearing_of(&g, me);
    DO_HEARD(&g, attack_by(&g, "Rufus"), &heard.listener);
    DO_HEARD(&g, "End your turn", &heard.listener);
    CHECK_EQ(told(&heard, "effect").level, LEVEL_ACTION);
    CHECK_CONTAINS(folded(&heard), "Steady Swell of your Chao as Buoy takes effect: you gain 2 HP");
}

TEST_BOTH(what_others_draw_is_a_detail)
{
    struct game g = TABLE(me, .heroes = plain);
    struct hearing mine = hearing_of(&g, me), others = hearing_of(&g, foe);
    struct game again = g;
    others.g = &again;
    DO_HEARD(&g, "End your turn", &mine.listener);
    DO_HEARD(&again, "End your turn", &others.listener);
    CHECK_EQ(told(&mine, "drew").weight, DETAIL);
    CHECK_EQ(told(&mine, "drew").cards, 0);
    CHECK_EQ(told(&others, "drew").weight, NORMAL);
    CHECK_STRING(told(&others, "drew").card[0], "terragem");
    tale_free(&mine.tale);
    tale_free(&others.tale);
}

TEST_BOTH(the_result_says_why)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "cannon_boom", .foe_hp = 4, .wins = 1);
    struct game conceded = g;
    struct summary summary;
    DO(&g, "Play Cannon Boom");
    game_sum_up(scene_rules, &g, &summary);
    CHECK_STRING(summary.why, me ? "Blue has won two rounds: in the last one Red fell to 0 HP."
                                 : "Red has won two rounds: in the last one Blue fell to 0 HP.");
    CHECK_STRING(summary.score[me], "2 rounds won, 20 HP left");
    CHECK_STRING(summary.score[foe], "0 rounds won, 0 HP left");
    CHECK(game_answer(scene_rules, &conceded, me, CONCEDE, NULL, NULL));
    game_sum_up(scene_rules, &conceded, &summary);
    CHECK_STRING(summary.why, me ? "Red has won, because Blue has conceded."
                                 : "Blue has won, because Red has conceded.");
}

/* --- Questions and options. --- */

TEST_BOTH(heroes_have_one_name)
{
    struct game g = TABLE(me, .heroes = gull, .foe_heroes = "wren noor imani odette",
                          .foe_hand = "brace snack");
    struct phrase said = words_of(&g, attack_by(&g, "Gull"));
    CHECK_STRING(said.text, "Attack: Carter as Gull (left, ATK 3) at Imani (DEF 0) for 3");
    DO(&g, attack_by(&g, "Gull"));
    CHECK_EQ(asked(&g), foe);
    CHECK(prompted(&g, "attacks with Carter as Gull (ATK 3) against Imani (DEF 0)"));
}

TEST_BOTH(a_second_block_attack_is_known_to_be_wasted)
{
    struct game g = TABLE(me, .heroes = gull, .foe_heroes = "wren noor imani odette",
                          .foe_hand = "block_attack block_attack");
    DO(&g, attack_by(&g, "Gull"));
    DO(&g, "Go on"); /* the declaration */
    CHECK(prompted(&g, "Carter as Gull would inflict 3 damage to you. Play a timed action?"));
    CHECK(!option_words(&g, "Play Block Attack").danger);
    CHECK_STRING(option_words(&g, "Go on").text, "Go on and take the 3 damage");
    DO(&g, "Play Block Attack");
    CHECK(prompted(&g, "Your Block Attack will take effect when you play no more."));
    CHECK_STRING(option_words(&g, "Play Block Attack").text,
                 "Play Block Attack (that damage is stopped already!)");
    CHECK(option_words(&g, "Play Block Attack").danger);
    CHECK_STRING(option_words(&g, "Go on").text, "Go on");
}

TEST_BOTH(what_was_prevented_is_said)
{
    struct game g = TABLE(me, .heroes = gull, .hand = "snack cancel", .foe_hand = "cancel cancel",
                          .foe_heroes = "wren noor imani odette");
    DO(&g, "Play Snack");
    CHECK(prompted(&g, " plays Snack. Play a timed action?"));
    DO(&g, "Play Cancel");
    CHECK_EQ(asked(&g), me);
    DO(&g, "Play Cancel");
    DO(&g, "Go on");
    CHECK_EQ(asked(&g), foe);
    CHECK(prompted(&g, "Snack. What you played was prevented. Play a timed action?"));
    CHECK(!option_words(&g, "Play Cancel").danger);

    g = TABLE(me, .heroes = gull, .hand = "snack", .foe_hand = "cancel cancel",
              .foe_heroes = "wren noor imani odette");
    DO(&g, "Play Snack");
    DO(&g, "Play Cancel");
    CHECK(prompted(&g, "Snack, which is prevented already."));
    CHECK(option_words(&g, "Play Cancel").danger);
}

TEST_BOTH(a_blend_says_what_it_takes)
{
    struct game g =
        TABLE(me, .heroes = "carter+nocturnagem+caprogem greta elaine chao", .hand = "usher");
    CHECK_STRING(option_words(&g, "Blend Carter").text,
                 "Blend Carter (left) with Usher (Nocturnagem + Caprogem), ATK 1, DEF 2");
    CHECK_CONTAINS(face("usher"), "LV.2 · Requires Nocturnagem + Caprogem · ATK 1 · DEF 2");
    CHECK_CONTAINS(picture(&g, me, 80, 0), "hand: Usher (1/2 No Ca)");
    CHECK_CONTAINS(picture(&g, me, 80, 16), "hand: Usher (1/2 No Ca)");
}

TEST_BOTH(options_say_what_they_cost)
{
    static const char juno[] = "beatrice+nocturnagem+caprogem juno+pyrogem elaine chao";
    struct game g = TABLE(me, .heroes = juno, .hand = "usher pain_trade pyrogem",
                          .foe_heroes = "wren:slip_knotter+terragem+nocturnagem+aerogem "
                                        "noor:ash_peddler+pyrogem+terragem+nocturnagem "
                                        "imani:virus+terragem+nocturnagem odette");
    CHECK_CONTAINS(option_words(&g, "Blood Bargain").text, ", 2 damage to you");
    CHECK_CONTAINS(option_words(&g, "Blend Beatrice").text, ", 4 damage to you"); /* 2 and 2 */
    CHECK_CONTAINS(option_words(&g, "Play Pain Trade").text, ", 3 damage to you");
    CHECK_CONTAINS(option_words(&g, "Pyrogem onto Beatrice").text, ", 4 damage to you");
    CHECK(!strstr(option_words(&g, "Pyrogem onto Juno").text, "damage"));
    CHECK(!option_words(&g, "Blood Bargain").danger);
    g = TABLE(me, .heroes = juno, .hp = 2);
    CHECK_CONTAINS(option_words(&g, "Blood Bargain").text, "(it costs you the round!)");
    CHECK(option_words(&g, "Blood Bargain").danger);
    g = TABLE(me, .heroes = juno, .left = -1);
    CHECK_CONTAINS(option_words(&g, "Blood Bargain").text, ", 17 damage to you");
}

TEST_BOTH(the_last_hp_are_not_given_away_unwarned)
{
    struct game g = TABLE(me, .heroes = gull, .foe_hp = 1,
                          .foe_heroes = "wren noor imani:usher+nocturnagem+caprogem odette");
    DO(&g, attack_by(&g, "Gull"));
    CHECK(option_words(&g, "Accept").danger);
    CHECK(!option_words(&g, "Deblend to block").danger);
}

TEST_BOTH(an_attack_says_who_does_nothing_and_who_falls_after_it)
{
    struct game g = TABLE(me, .heroes = "carter:gull+aquagem+aerogem devin elaine chao",
                          .foe_heroes = "wren noor imani odette");
    CHECK_STRING(words_of(&g, attack(&g, "Gull (3) at Imani (0), Devin (0) at Noor (0)")).text,
                 "Attack: Carter as Gull (left, ATK 3) at Imani (DEF 0), Devin (center, ATK 0: "
                 "drops out) at Noor (DEF 0) for 3 in all");
    g = TABLE(me, .heroes = "carter:hornet+terragem+aerogem greta elaine chao",
              .foe_heroes = "wren noor imani odette");
    CHECK_STRING(words_of(&g, attack_by(&g, "Hornet")).text,
                 "Attack: Carter as Hornet (left, ATK 6) at Imani (DEF 0) for 6; then Carter loses "
                 "its blend");
    CHECK_EQ(words_of(&g, attack_by(&g, "Hornet")).touches,
             2); /* who attacks and who is attacked */
}

/* Of a table where one gem, one place or one effect holds a blend. */
TEST_BOTH(blends_that_will_fall_are_a_warning)
{
    static const char horns[] =
        "carter greta:mountaineer+terragem elaine bram+pyrogem+cryogem|devin";
    struct game g = TABLE(me, .heroes = "carter:usher+nocturnagem+caprogem greta elaine chao",
                          .hand = "gem_transfer");
    CHECK_STRING(option_words(&g, "Destiny Wave").text,
                 "Destiny Wave of Carter as Usher (left), which is deblended");
    CHECK(!option_words(&g, "Destiny Wave").danger);
    CHECK(!option_words(&g, "Deblend Carter").danger);
    DO(&g, "Play Gem Transfer");
    CHECK_STRING(option_words(&g, "Caprogem from Carter as Usher (left) to Greta").text,
                 "Caprogem from Carter as Usher (left) to Greta (center) (Carter loses Usher!)");
    CHECK(option_words(&g, "Caprogem from Carter as Usher (left) to Greta").danger);

    g = TABLE(me, .heroes = horns, .hand = "switch rotate formation tag_out reflector aquagem");
    DO(&g, "Aquagem onto Bram");
    CHECK_CONTAINS(option_words(&g, "Blend Bram").text, " (Greta loses Mountaineer!)");
    struct game switching = g, rotating = g, arranging = g, tagging = g;
    DO(&switching, "Play Switch");
    CHECK(option_words(&switching, "Switch Elaine (right) and Bram (back)").danger);
    CHECK(!option_words(&switching, "Switch Carter (left) and Elaine (right)").danger);
    DO(&rotating, "Play Rotate");
    CHECK_CONTAINS(option_words(&rotating, "Clockwise").text, " (Greta loses Mountaineer!)");
    DO(&arranging, "Play Formation");
    CHECK(option_words(&arranging, "left Carter, center Elaine, right Greta, back Bram").danger);
    CHECK(!option_words(&arranging, "left Elaine, center Greta, right Carter, back Bram").danger);
    DO(&tagging, "Play Tag Out");
    CHECK_CONTAINS(option_words(&tagging, "Devin for Bram").text, " (Greta loses Mountaineer!)");
    CHECK(!option_words(&tagging, "Devin for Elaine").danger);
}

/* Fine Dining pays for the Usher with the star in the meter. */
TEST_BOTH(blends_that_another_blend_holds_fall_with_it)
{
    struct game g =
        TABLE(me, .heroes = gull,
              .foe_heroes = "carter greta:usher+nocturnagem "
                            "imani:gourmet_guider+pyrogem+aquagem+terragem+luminagem odette",
              .foe_meter = "stun");
    g.player[me].hero[slot_of(&g, me, "carter")].atk = 5; /* through its DEF */
    g.any_altered = true;
    DO(&g, attack_by(&g, "Gull"));
    CHECK_EQ(kind_asked(&g), ASK_BLOCK);
    CHECK_CONTAINS(option_words(&g, "Deblend to block").text, " (Greta loses Usher!)");
    DO(&g, "Accept");
    end_turn(&g);
    CHECK_CONTAINS(option_words(&g, "Deblend Imani").text, " (Greta loses Usher!)");
}

TEST_BOTH(blends_that_another_player_will_lose_are_told)
{
    struct game g = TABLE(me, .heroes = plain, .hand = "force_switch",
                          .foe_heroes = "wren greta:usher+nocturnagem noor bram+pyrogem");
    DO(&g, "Play Force Switch");
    struct phrase said = option_words(&g, "Switch Wren (left) and Bram (back)");
    CHECK_STRING(said.text, me ? "Switch Wren (left) and Bram (back); Red's Greta loses Usher"
                               : "Switch Wren (left) and Bram (back); Blue's Greta loses Usher");
    CHECK(!said.danger);
}

TEST(the_heading_of_the_formation_names_no_one)
{
    struct game g = STARTED(1, "red", "glacier", "blue", "undertow");
    CHECK_CONTAINS(picture(&g, 1, 80, 0), "Before the game, both lay out their heroes\n");
}

TEST_BOTH(the_end_of_a_turn_says_what_was_not_done)
{
    struct game g = TABLE(me, .heroes = gull, .hand = "pyrogem");
    CHECK_STRING(option_words(&g, "End").text, "End your turn without an attack and without a gem");
    DO(&g, "Pyrogem onto Chao");
    CHECK(prompted(&g, "Your turn: what do you do? (gem played)"));
    CHECK_STRING(option_words(&g, "End").text, "End your turn without an attack");
    DO(&g, attack_by(&g, "Gull"));
    CHECK_STRING(option_words(&g, "End").text, "End your turn");
}

TEST_BOTH(a_gem_says_what_it_activates)
{
    struct game g = TABLE(me, .heroes = "rufus gideon elaine chao", .hand = "pyrogem");
    CHECK_STRING(option_words(&g, "Pyrogem onto Rufus").text,
                 "Pyrogem onto Rufus (left), activates ATK and DEF");
    CHECK_STRING(option_words(&g, "Pyrogem onto Gideon").text,
                 "Pyrogem onto Gideon (center), activates DEF and effect");
    CHECK_STRING(option_words(&g, "Pyrogem onto Chao").text, "Pyrogem onto Chao (back)");
}

/* --- What can be looked at. --- */

TEST_BOTH(locked_stats_are_shown_as_locked)
{
    struct game g = TABLE(me, .heroes = "rufus kula elaine chao", .hand = "pyrogem");
    CHECK_CONTAINS(picture(&g, me, 80, 0), "ATK 0[2] DEF 0[1]");
    CHECK_CONTAINS(picture(&g, me, 80, 16), "ATK 0[2] DEF 0[1]");
    CHECK_CONTAINS(picture(&g, me, 80, 0), "[Scavenge]");
    DO(&g, "Pyrogem onto Rufus");
    CHECK_CONTAINS(picture(&g, me, 80, 0), "ATK 2 DEF 1");
}

/* What is read to who does not see the board. */
TEST_BOTH(locked_stats_are_spoken_as_locked)
{
    struct game g = TABLE(me, .heroes = "rufus kula elaine bram+pyrogem", .hand = "pyrogem");
    struct text out = {0};
    json_t *view = view_of(&g, me);
    gb_speak(view, &out);
    CHECK_CONTAINS(text_string(&out), "left: Rufus, LV 2, with no gems; ATK 0, DEF 0, ATK 2 waits "
                                      "for a gem, DEF 1 waits for a gem; effect Stubborn.");
    CHECK_CONTAINS(text_string(&out), "effect Expensive Earrings, which waits for a gem.");
    CHECK_CONTAINS(text_string(&out), "with 1 Pyrogem; ATK 0, DEF 0; effect Heirloom Horns.");
    text_free(&out);
    json_decref(view);
}

/* The marks of a position's zone, with a bar after each. */
static const char *zone_marks(const struct game *g, int observer, int seat, const char *position)
{
    static char kept[600];
    char id[20];
    size_t i;
    json_t *view = view_of(g, observer), *mark;
    snprintf(id, sizeof id, "seat%d.%s", seat, position);
    *kept = '\0';
    json_array_foreach(json_object_get(view_find(view, "zones", id), "marks"), i, mark)
        snprintf(kept + strlen(kept), sizeof kept - strlen(kept), "%s|", json_string_value(mark));
    json_decref(view);
    return kept;
}

TEST_BOTH(zones_say_what_no_card_shows)
{
    struct game g =
        TABLE(me, .heroes = "rufus carter:reflector+aquagem+cryogem elaine bram+pyrogem",
              .foe_heroes = "wren noor imani odette", .discard = "snack");
    char id[20];
    CHECK_STRING(zone_marks(&g, foe, me, "left"),
                 "ATK 0|DEF 0|ATK 2 waits for a gem|DEF 1 waits for a gem|effect Stubborn|");
    DO(&g, "Hero Mirror");
    DO(&g, "Rufus");
    CHECK_STRING(zone_marks(&g, foe, me, "center"),
                 "ATK 2|DEF 2|effect Stubborn in place of its own|1 invisible Caprogem|");
    CHECK_CONTAINS(picture(&g, me, 80, 0), "~Ca");
    CHECK_CONTAINS(picture(&g, me, 80, 16), "~Ca, replaced");
    snprintf(id, sizeof id, "seat%d.discard", me);
    CHECK_STRING(zone_text(&g, foe, id, " ").text, "snack");
}

TEST_BOTH(no_gem_is_left_out_in_silence)
{
    struct game g = TABLE(me, .heroes = "carter+pyrogem+aquagem+terragem+cryogem+electrogem+"
                                        "nocturnagem+luminagem+aerogem+aerogem+caprogem+prismagem "
                                        "greta+pyrogem+pyrogem+pyrogem elaine chao");
    char id[20];
    CHECK_CONTAINS(picture(&g, me, 80, 40), "Py Aq Te Cr El No +5");
    CHECK_CONTAINS(picture(&g, me, 80, 40), "Py3");
    CHECK_CONTAINS(picture(&g, me, 80, 16), "Py Aq Te Cr El No Lu Ae2 Ca Pr*");
    snprintf(id, sizeof id, "seat%d.left", me);
    CHECK_EQ(zone_count(&g, foe, id), 12);
}

TEST_BOTH(every_position_is_labelled)
{
    static const char *const names[] = {"left: ", "center: ", "right: ", "back: "};
    static const int sizes[][2] = {{80, 0}, {80, 16}, {120, 30}};
    struct game g = TABLE(me, .heroes = plain, .foe_heroes = "wren noor imani odette");
    for (int size = 0; size < 3; size++)
        for (int i = 0; i < POSITIONS; i++) {
            const char *found = strstr(picture(&g, me, sizes[size][0], sizes[size][1]), names[i]);
            CHECK(found && strstr(found + 1, names[i])); /* on both sides */
        }
}

/* Everything that the picture says of a hero is explained. */
TEST(states_of_heroes_are_marks)
{
    static const char *const states[] = {"no effect", "replaced",      "inverted",
                                         "barred",    "attacks again", "1 attached"};
    for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
        bool found = false;
        for (const struct mark *mark = gb_marks; mark->mark; mark++)
            found |= !strcmp(mark->mark, states[i]);
        CHECK(found);
    }
    struct game g = TABLE(0,
                          .heroes = "carter:satchel_carrier+pyrogem+aquagem+luminagem greta "
                                    "elaine chao",
                          .hand = "stun pyrogem", .foe_heroes = "wren noor imani odette");
    DO(&g, "Pack Up");
    DO(&g, "Pyrogem");
    DO(&g, "Play Stun");
    DO(&g, "Noor");
    CHECK_CONTAINS(picture(&g, 0, 80, 0), "1 attached");
    CHECK_CONTAINS(picture(&g, 0, 80, 0), "no effect");
}

/* A hand of all kinds of blends, in a window of this size. */
static void check_hand(const struct game *g, int seat, int rows)
{
    int lines = 0;
    bool shown = strstr(picture(g, seat, 80, rows), "Snack") != NULL;
    CHECK(shown || strstr(picture(g, seat, 80, rows), " more\n"));
    for (const char *line = picture(g, seat, 80, rows); *line; line++) {
        CHECK(*line != '\n' || line[1 + strspn(line + 1, " ")] != ',');
        lines += *line == '\n';
    }
    CHECK(lines <= rows);
}

TEST_BOTH(lists_wrap_between_their_words)
{
    struct game g =
        TABLE(me, .heroes = plain, .foe_heroes = "wren noor imani odette",
              .hand = "usher bishop cone guard gull hornet electron magnet ghost reflector virus "
                      "mountaineer anchor stoker sparker imp owl squid buoy glider coil snack");
    check_hand(&g, me, 40);
    check_hand(&g, me, 16);
    g = TABLE(me, .heroes = plain, .hand = "usher bishop cone snack");
    CHECK_CONTAINS(picture(&g, me, 80, 16), "Snack");
}

/* --- Faces. --- */

TEST(faces_show_what_is_printed)
{
    CHECK_CONTAINS(face("rufus"), "LV.2 · ATK 2 · DEF 1 · a gem activates ATK and DEF");
    CHECK_CONTAINS(face("dread_blader"), "ATK and DEF X");
    CHECK_CONTAINS(face("brace"), "Stars 0 · Played timed: when an opponent declares an attack");
    CHECK_CONTAINS(face("snack"), "Played in your play phase · In a deck at most 3");
    CHECK_CONTAINS(face("titan_terragem"), "special gem · Type Terragem · In a deck at most 1");
    CHECK_CONTAINS(face("pyrogem"), "basic gem · Type Pyrogem · In a deck any number");
    CHECK_CONTAINS(face("prismagem"), "Type any basic gem type, one at a time");
}

/* Options and the story call an effect by its name, so that finds the card. */
TEST(a_card_is_found_by_the_name_of_its_effect)
{
    const struct card *carter = card_find(scene_rules, "carter"),
                      *electron = card_find(scene_rules, "electron");
    CHECK(card_matches(carter, "spoil"));
    CHECK(card_is_called(carter, "Spoiled") && !card_is_called(carter, "spoil"));
    CHECK(card_is_called(electron, "orbit") && !card_is_called(electron, "electro"));
    CHECK(!card_matches(card_find(scene_rules, "snack"), "spoil"));
}
