/* test_beginnings.c - characters, banks and drafts in every setup, and what a new game forgets. */
#include "games/puzzle_strike/table.h"

enum { SEEDS = 200 };

static bool is_base(int character)
{
    return character > SET_CHARACTERS;
}

/* --- Characters. --- */

TEST(random_characters_come_from_the_whole_set)
{
    CLAUSE("PS-068", "PS-069");
    static const char *const sets[] = {"shadows", "base", "both"};
    for (int set = 0; set < 3; set++) {
        bool seen[CHARACTERS + 1] = {false};
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            struct game g = STARTED(seed, "set", sets[set], "characters", "random,random");
            for (int seat = 0; seat < 2; seat++)
                seen[g.player[seat].character] = true;
            CHECK(g.player[0].character != g.player[1].character);
        }
        CHECK(!seen[NO_CHARACTER]);
        for (int character = 1; character <= CHARACTERS; character++)
            CHECK_EQ(seen[character], set == 2 || is_base(character) == (set == 1));
    }
}

TEST(a_random_character_is_none_that_somebody_has)
{
    CLAUSE("PS-069");
    bool mirror = false;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct game g = STARTED(seed, "characters", "random,zane");
        CHECK(g.player[0].character != ZANE);
        CHECK_EQ(g.player[1].character, ZANE);
        struct game m = STARTED(seed, "characters", "random,zane", "mirror", "yes");
        mirror |= m.player[0].character == ZANE;
    }
    CHECK(mirror); /* unless that is wanted */
}

TEST(who_chooses_does_so_in_the_order_of_the_seats)
{
    CLAUSE("PS-068", "PS-069");
    struct game g = STARTED(1, "mode", "free-for-all", "players", "4", "characters",
                            "zane,choose,random,choose");
    CHECK_EQ(asked(&g), 1);
    CHECK_EQ(g.player[0].character, ZANE);
    CHECK(g.player[2].character != NO_CHARACTER); /* drawn before */
    CHECK_EQ(offers(&g, PICK_CHARACTER), 8);
    CHECK(!CAN(&g, "Zane"));
    DO(&g, g.player[2].character == TROQ ? "Gwen" : "Troq");
    CHECK_EQ(asked(&g), 3);
    CHECK_EQ(offers(&g, PICK_CHARACTER), 7);
    DO(&g, g.player[2].character == QUINCE ? "Gloria" : "Quince");
    CHECK(kind_asked(&g) != ASK_CHARACTER);
    for (int seat = 0; seat < 4; seat++) /* with their own chips */
        for (int i = 0; i < OWN_CHIPS; i++)
            CHECK_EQ(ps_chip(&g, g.player[seat].own[i])->owner, g.player[seat].character);
    struct game m = STARTED(1, "characters", "choose,choose", "mirror", "yes", "set", "both");
    CHECK_EQ(offers(&m, PICK_CHARACTER), 20);
    DO(&m, "Zane");
    CHECK_EQ(offers(&m, PICK_CHARACTER), 20);
    DO(&m, "Zane");
    CHECK_EQ(held(&m, 0, "crash_bomb") + in_bag(&m, 0, "crash_bomb"), 1);
    CHECK_EQ(held(&m, 1, "crash_bomb") + in_bag(&m, 1, "crash_bomb"), 1);
    struct game base = STARTED(1, "characters", "choose,rook", "set", "base");
    CHECK_EQ(offers(&base, PICK_CHARACTER), 9);
    CHECK(CAN(&base, "Grave"));
    CHECK(!CAN(&base, "Zane"));
}

TEST(the_same_character_is_refused_at_any_two_seats)
{
    CLAUSE("PS-069");
    CHECK_CONTAINS(REFUSAL("mode", "team", "characters", "zane,gwen,troq,zane").text, "mirror");
    CHECK_CONTAINS(REFUSAL("mode", "team", "characters", "zane,gwen,troq,gwen").text, "mirror");
    CHECK_STRING(REFUSAL("mode", "team", "characters", "zane,gwen,troq,quince").text, "");
    CHECK_STRING(REFUSAL("characters", "zane,gwen,zane,zane").text, ""); /* nobody sits there */
    CHECK_STRING(REFUSAL("clockwork", "yes", "characters", "zane,zane").text, ""); /* drafted */
}

/* --- Decks. --- */

TEST(opening_hands_are_random)
{
    CLAUSE("PS-070", "PS-071", "PS-078");
    int held_here[2][4] = {{0}};
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct game g = STARTED(seed, "characters", "zane,rook");
        for (int seat = 0; seat < 2; seat++) {
            held_here[seat][3] += held(&g, seat, "crash_gem");
            for (int i = 0; i < OWN_CHIPS; i++) {
                held_here[seat][i] += g.player[seat].hand[g.player[seat].own[i]];
                CHECK_EQ(g.player[seat].hand[g.player[1 - seat].own[i]], 0);
            }
        }
    }
    for (int seat = 0; seat < 2; seat++) /* five of ten chips: each in about half of the hands */
        for (int i = 0; i < 4; i++)
            CHECK(held_here[seat][i] > SEEDS / 4 && held_here[seat][i] < SEEDS * 3 / 4);
}

TEST(whoever_begins_begins_at_random_in_every_mode)
{
    CLAUSE("PS-073", "PS-132");
    static const char *const modes[] = {"duel", "free-for-all", "last-standing", "team"};
    static const int starters[] = {2, 4, 4, 2};
    for (int mode = 0; mode < 4; mode++) {
        int first[PLAYERS] = {0};
        for (uint64_t seed = 0; seed < 60; seed++) {
            struct game g = STARTED(seed, "mode", modes[mode], "players", "4");
            first[g.turn]++;
            CHECK_EQ(g.starter, g.turn);
            CHECK_STRING(pile_of(&g, g.turn), "1"); /* anted; the others have nothing yet */
            CHECK_EQ(ps_pile_sum(&g, mode == 3 ? 1 - g.turn : (g.turn + 1) % g.k.seats), 0);
            int turn = g.turn;
            end_turn(&g);
            CHECK_EQ(g.turn, mode == 3 ? turn ^ 1 : (turn + 1) % g.k.seats);
        }
        for (int seat = 0; seat < PLAYERS; seat++)
            CHECK_EQ(first[seat] > 0, seat < starters[mode]);
    }
}

/* --- Banks. --- */

static bool in_bank_of(const struct game *g, int chip)
{
    return memchr(g->chip + FIRST_PUZZLE, chip, PUZZLES) != NULL;
}

TEST(a_random_bank_has_ten_different_stacks_of_the_set)
{
    CLAUSE("PS-075", "PS-074");
    static const char *const sets[] = {"shadows", "base", "both"};
    for (int set = 0; set < 3; set++) {
        bool seen[CHIPS] = {false};
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            struct game g = STARTED(seed, "set", sets[set], "bank", "random");
            for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++) {
                CHECK_EQ(ps_find_kind(&g, g.chip[kind]), kind); /* no other is the same */
                seen[g.chip[kind]] = true;
            }
        }
        for (int chip = 1; chip < CHIPS; chip++)
            CHECK_EQ(seen[chip], ps_chips[chip].class_ == CLASS_PUZZLE &&
                                     (ps_chips[chip].set & (set + 1)) != 0);
    }
}

TEST(a_custom_bank_is_filled_up_at_random)
{
    CLAUSE("PS-075");
    bool seen[CHIPS] = {false};
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct game g = STARTED(seed, "bank", "custom", "stacks", "x_copy,random,ouch");
        CHECK(in_bank_of(&g, CHIP_x_copy));
        CHECK(in_bank_of(&g, CHIP_ouch));
        for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++) {
            CHECK_EQ(ps_find_kind(&g, g.chip[kind]), kind);
            CHECK_EQ(ps_chip(&g, kind)->class_, CLASS_PUZZLE);
            CHECK_EQ(ps_chip(&g, kind)->set, SHADOWS);
            CHECK_EQ(g.bank[kind], 5);
            seen[g.chip[kind]] = true;
        }
    }
    for (int chip = SHADOWS_PUZZLE; chip < SHADOWS_PUZZLE + SET_PUZZLES; chip++)
        CHECK(seen[chip]);
    CHECK_CONTAINS(REFUSAL("bank", "custom", "stacks",
                           "ouch,x_copy,axe_kick,draw_three,roundhouse,one_of_each,now_or_later,"
                           "knockdown,safe_keeping,ouch")
                       .text,
                   "Ouch!");
    CHECK_CONTAINS(REFUSAL("bank", "custom", "stacks",
                           "ouch,x_copy,axe_kick,draw_three,roundhouse,one_of_each,now_or_later,"
                           "knockdown,safe_keeping,safe_keeping")
                       .text,
                   "Safe Keeping");
    CHECK_STRING(REFUSAL("bank", "random", "stacks", "ouch,ouch").text, ""); /* not asked for */
}

/* What is printed on the chips of the bank, by price. */
TEST(every_chip_of_the_bank_has_its_price)
{
    CLAUSE("PS-010", "PS-058", "PS-100");
    static const char *const sold_for[MOST_COST + 1] = {
        [0] = "wound",
        [1] = "gem_1 just_a_scratch safe_keeping really_annoying risky_move secret_move",
        [2] = "bang_then_fizzle ebb_or_flow money_for_nothing now_or_later repeated_jabs "
              "its_a_trap knockdown sale_prices thinking_ahead training_day",
        [3] = "gem_2 blues_are_good button_mashing color_panic one_true_style risk_to_riskonade "
              "chip_damage draw_three gem_essence recklessness sneak_attack",
        [4] = "combine chips_for_free hundred_fist_frenzy improvisation ouch pick_your_poison "
              "gems_to_gemonade iron_defense mix_master one_two_punch self_improvement "
              "stolen_purples",
        [5] = "gem_3 crash_gem axe_kick signature_move one_of_each",
        [6] = "option_select punch_punch_kick x_copy combos_are_hard roundhouse",
        [7] = "gem_4",
        [8] = "degenerate_trasher its_combo_time",
        [9] = "double_crash_gem",
        [12] = "the_hammer master_puzzler",
    };
    int count = 0;
    for (int cost = 0; cost <= MOST_COST; cost++) {
        char ids[800], *rest = ids;
        snprintf(ids, sizeof ids, "%s", sold_for[cost] ? sold_for[cost] : "");
        for (char *id; (id = strtok_r(rest, " ", &rest)); count++) {
            int chip = 1;
            while (chip < CHIPS && strcmp(ps_cards[chip - 1].id, id))
                chip++;
            CHECK(chip < CHIPS);
            CHECK_EQ(ps_chips[chip].cost, cost);
        }
    }
    CHECK_EQ(count, BANK_STACKS - PUZZLES + 2 * SET_PUZZLES);
    for (int chip = FIRST_CHARACTER_CHIP; chip < CHIPS; chip++)
        CHECK_EQ(ps_chips[chip].cost, 0); /* not for sale */
}

/* Which chips are fists, have orbs, and so on: all others are not and have none. */
TEST(every_chip_has_the_signs_that_are_printed_on_it)
{
    CLAUSE("PS-010");
    static const struct {
        int icon;
        const char *ids;
    } rows[] = {
        {FIST, " color_panic just_a_scratch ouch pick_your_poison repeated_jabs bonecracker "
               "pleasure_and_pain mistress_command surgical_strike shadowswarm chip_damage "
               "knockdown mix_master really_annoying sneak_attack stolen_purples burning_vigor "
               "pilebunker hex_of_murkwood "},
        {ORB, " combine crash_gem double_crash_gem crash_potato "},
        {MIGHTY, " the_hammer master_puzzler "},
        {ONCE, " bang_then_fizzle ouch "},
        {ONGOING, " hundred_fist_frenzy flagstone_tax patriot_mirror cog_engine giant_growth "
                  "stunlock secret_move dragon_form pandas_bargain bubble_shield "
                  "protective_ward "}};
    for (int chip = 1; chip < CHIPS; chip++)
        for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
            char id[40];
            snprintf(id, sizeof id, " %s ", ps_cards[chip - 1].id);
            CHECK_EQ((ps_chips[chip].icons & rows[i].icon) != 0, strstr(rows[i].ids, id) != NULL);
        }
}

TEST(what_a_chip_costs_is_what_it_can_be_bought_for)
{
    CLAUSE("PS-094", "PS-083");
    for (int money = 0; money <= 16; money++) {
        struct game g =
            SCENE(.hand = "crash_gem",
                  .bank = "the_hammer degenerate_trasher x_copy axe_kick combos_are_hard "
                          "now_or_later safe_keeping draw_three master_puzzler ouch");
        g.player[ME].money = (int8_t)money;
        end_actions(&g);
        for (int kind = 0; kind < BANK_STACKS; kind++)
            CHECK_EQ(CAN(&g, OPTION(BUY, kind)), ps_chip(&g, kind)->cost <= money);
    }
}

/* --- Drafts. --- */

TEST(any_chip_of_the_pool_can_be_drafted_and_the_others_stay)
{
    CLAUSE("PS-171");
    for (int taken = 0; taken < POOL; taken++) {
        struct game g = STARTED(7, "mode", "free-for-all", "players", "4", "clockwork", "yes");
        struct game before = g;
        DO(&g, OPTION(DRAFT_CHIP, taken));
        CHECK_EQ(g.pool.count, POOL - 1);
        for (int i = 0; i < POOL - 1; i++)
            CHECK_EQ(g.pool.card[i], before.pool.card[i < taken ? i : i + 1]);
        CHECK(!memcmp(g.chip, before.chip, FIRST_CHARACTER)); /* which lie behind the pool */
    }
}

TEST(drafts_go_round_from_whoever_begins)
{
    CLAUSE("PS-172", "PS-173", "PS-174", "PS-175");
    static const char *const modes[] = {"duel", "free-for-all", "free-for-all", "team"};
    static const char *const counts[] = {"3", "3", "4", "4"};
    int starters[4][PLAYERS] = {{0}};
    for (uint64_t seed = 0; seed < 20; seed++)
        for (int mode = 0; mode < 4; mode++) {
            struct game g =
                STARTED(seed, "mode", modes[mode], "players", counts[mode], "clockwork", "yes");
            int players = g.k.seats, starter = g.starter;
            starters[mode][starter]++;
            for (int i = 0; i < 3 * players; i++) {
                int number = i / players == 1 ? players - 1 - i % players : i % players;
                int seat =
                    mode == 3 ? seat_of(starter, number, TEAMS) : (starter + number) % players;
                CHECK_EQ(asked(&g), seat);
                int index = i % 2 + 1; /* neither the first nor the last one */
                uint8_t chip = g.pool.card[index], next = g.pool.card[index + 1],
                        last = g.pool.card[g.pool.count - 1], count = g.pool.count;
                DO(&g, OPTION(DRAFT_CHIP, index));
                CHECK_EQ(ps_find_kind(&g, chip), g.player[seat].own[i / players]);
                if (i == 3 * players - 1)
                    break;
                CHECK_EQ(g.pool.count, count - 1);
                CHECK_EQ(g.pool.card[index], next);
                CHECK_EQ(g.pool.card[count - 2], last);
            }
            CHECK_EQ(g.turn, starter);
            CHECK_EQ(g.pool.count, 0);
            for (int seat = 0; seat < players; seat++)
                for (int i = 0; i < OWN_CHIPS; i++)
                    CHECK_EQ(g.player[seat].hand[g.player[seat].own[i]] +
                                 in_bag(&g, seat, ps_chip_id(g.chip[g.player[seat].own[i]])),
                             1);
        }
    for (int mode = 0; mode < 4; mode++)
        CHECK(starters[mode][0] > 0 && starters[mode][1] > 0);
}

TEST(pools_are_random_and_from_the_whole_set)
{
    CLAUSE("PS-169", "PS-170");
    static const char *const sets[] = {"shadows", "base", "both"};
    for (int set = 0; set < 3; set++) {
        bool seen[CHIPS] = {false};
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            struct game g = STARTED(seed, "clockwork", "yes", "set", sets[set]);
            CHECK_EQ(g.pool.count, 9);
            for (int i = 0; i < g.pool.count; i++) {
                for (int j = 0; j < i; j++)
                    CHECK(g.pool.card[j] != g.pool.card[i]);
                seen[g.pool.card[i]] = true;
            }
        }
        for (int chip = 1; chip < CHIPS; chip++)
            CHECK_EQ(seen[chip], ps_chips[chip].class_ == CLASS_CHARACTER &&
                                     chip != CHIP_shadow_plague &&
                                     (ps_chips[chip].set & (set + 1)) != 0);
    }
}

/* --- The tournament. --- */

static struct game tournament(uint64_t seed, const char *set)
{
    return STARTED(seed, "mode", "tournament", "set", set);
}

TEST(a_tournament_has_a_random_bank_whatever_the_setup_says)
{
    CLAUSE("PS-210");
    bool differs = false;
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct game g = STARTED(seed, "mode", "tournament", "bank", "the-hammer");
        DO_AS(&g, 0, "Zane");
        DO_AS(&g, 1, "Gwen");
        differs |= !in_bank_of(&g, CHIP_the_hammer);
        CHECK_EQ(g.stacks, BANK_RANDOM); /* as a saved position says */
    }
    CHECK(differs);
}

TEST(the_coin_and_the_order_go_either_way)
{
    CLAUSE("PS-207", "PS-208");
    int losers[2] = {0};
    for (uint64_t seed = 0; seed < 40; seed++)
        for (int second = 0; second < 2; second++) {
            struct game g = tournament(seed, "shadows");
            DO_AS(&g, 0, "Zane");
            DO_AS(&g, 1, "Zane");
            int loser = asked(&g);
            losers[loser]++;
            CHECK_EQ(offers(&g, PICK_CHARACTER), 9);
            DO(&g, "Troq");
            CHECK_EQ(offers(&g, DECIDE), 2);
            DO(&g, second ? "Play second" : "Play first");
            CHECK_EQ(g.turn, loser ^ second);
            CHECK_EQ(g.player[loser].character, TROQ);
            CHECK_EQ(g.player[1 - loser].character, ZANE);
        }
    CHECK(losers[0] > 0 && losers[1] > 0);
}

TEST(a_new_game_forgets_the_last_one)
{
    CLAUSE("PS-219", "PS-072", "PS-070");
    struct game g = tournament(3, "both");
    DO_AS(&g, 0, "Zane");
    DO_AS(&g, 1, "Gwen");
    int foe = 1 - g.turn;
    g.level = 3;
    g.oblivion = FIRST_PUZZLE;
    g.traps[GEM1] = 2;
    g.pile[foe].gems[GEM4] = 2;
    g.bank[GEM4] = (uint8_t)(g.bank[GEM4] - 2);
    g.out[COMBINE] = 3;
    g.bank[COMBINE] = (uint8_t)(g.bank[COMBINE] - 3);
    g.out[FIRST_CHARACTER - 1] = 1;
    g.bank[FIRST_CHARACTER - 1]--;
    g.player[foe].anarchy = g.player[foe].promised = 1;
    g.player[foe].discard[WOUND] = 1;
    g.bank[WOUND]--;
    int loser = lose_game(&g);
    DO(&g, "Nothing");
    CHECK_EQ(g.level, 0);
    CHECK_EQ(g.oblivion, NO_KIND);
    CHECK_EQ(g.rank[loser], 0); /* places are written down with a position */
    CHECK_EQ(g.rank[foe], 0);
    CHECK_EQ(g.traps[GEM1], 0);
    CHECK_EQ(ps_total(g.out), 0);
    CHECK_EQ(in_bank(&g, "combine"), 20);
    CHECK_EQ(in_bank(&g, "wound"), 24);
    CHECK_EQ(in_bank(&g, "gem_1"), 64 - 12 - 1);
    CHECK_STRING(pile_of(&g, foe), "");
    CHECK_STRING(pile_of(&g, loser), "1"); /* anted, as in a first game */
    for (int seat = 0; seat < 2; seat++) {
        CHECK_EQ(hand_size(&g, seat), 5);
        CHECK_EQ(g.player[seat].bag.count, 5);
        CHECK_EQ(g.player[seat].anarchy + g.player[seat].promised, 0);
        CHECK_EQ(discarded(&g, seat, "wound"), 0);
    }
}

TEST(a_stack_that_comes_in_has_its_own_price)
{
    CLAUSE("PS-215");
    for (uint64_t seed = 0; seed < 8; seed++) {
        struct game g = tournament(seed, "shadows");
        DO_AS(&g, 0, "Zane");
        DO_AS(&g, 1, "Gwen");
        lose_game(&g);
        DO(&g, "Replace a stack");
        CHECK_EQ(offers(&g, SWAP_OUT), PUZZLES);
        int kind = FIRST_PUZZLE;
        for (int other = kind; other < FIRST_CHARACTER; other++) /* the cheapest one goes */
            kind = ps_chip(&g, other)->cost < ps_chip(&g, kind)->cost ? other : kind;
        DO(&g, OPTION(SWAP_OUT, kind));
        int dear = 0;
        for (int chip = SHADOWS_PUZZLE; chip < SHADOWS_PUZZLE + SET_PUZZLES; chip++)
            if (CAN(&g, OPTION(SWAP_IN, chip)) && ps_chips[chip].cost >= ps_chips[dear].cost)
                dear = chip; /* and the dearest comes */
        DO(&g, OPTION(SWAP_IN, dear));
        CHECK_EQ(g.chip[kind], dear);
        end_actions(&g);
        g.player[g.turn].money = (int8_t)(ps_chips[dear].cost - 1);
        CHECK(!CAN(&g, OPTION(BUY, kind)));
    }
}

TEST(every_stack_that_was_switched_out_stays_out)
{
    CLAUSE("PS-215", "PS-216");
    for (int i = 0; i < PUZZLES; i++) {
        struct game g = tournament(5, i & 1 ? "both" : "shadows");
        DO_AS(&g, 0, "Zane");
        DO_AS(&g, 1, "Gwen");
        lose_game(&g);
        int gone = g.chip[FIRST_PUZZLE + i];
        DO(&g, "Replace a stack");
        DO(&g, OPTION(SWAP_OUT, FIRST_PUZZLE + i));
        int in = question_of(&g, asked(&g)).options[0].a;
        DO(&g, OPTION(SWAP_IN, in));
        CHECK_EQ(g.chip[FIRST_PUZZLE + i], in);
        end_turn(&g);
        lose_game(&g);
        DO(&g, "Replace a stack");
        DO(&g, OPTION(SWAP_OUT, FIRST_PUZZLE + (i + 1) % PUZZLES));
        for (int chip = SHADOWS_PUZZLE; chip < SHADOWS_PUZZLE + PUZZLE_CHIPS; chip++)
            CHECK_EQ(CAN(&g, OPTION(SWAP_IN, chip)),
                     (ps_chips[chip].set & g.sets) && !in_bank_of(&g, chip) && chip != gone);
    }
}

TEST(a_switched_character_brings_its_own_chips)
{
    CLAUSE("PS-214", "PS-220", "PS-083");
    for (uint64_t seed = 0; seed < 6; seed++) {
        struct game g = tournament(seed, "base");
        DO_AS(&g, 0, "Grave");
        DO_AS(&g, 1, "Rook");
        int loser = lose_game(&g);
        DO(&g, "Switch to another character");
        CHECK_EQ(offers(&g, PICK_CHARACTER), 8); /* neither of the two that are played */
        DO(&g, "Midori");
        int training = kind_of(&g, "rigorous_training");
        CHECK_EQ(g.player[loser].hand[training] + in_bag(&g, loser, "rigorous_training"), 1);
        CHECK_EQ(g.player[1 - loser].character, loser ? GRAVE : ROOK);
        CHECK(!CAN(&g, OPTION(PLAY, training))); /* it is nothing but a reaction */
        for (int i = 0; i < OWN_CHIPS; i++)
            CHECK_EQ(ps_chip(&g, g.player[loser].own[i])->owner, MIDORI);
        for (int kind = 0; kind < KINDS; kind++) /* each hand can be played as its chips say */
            if (g.player[loser].hand[kind] && kind_asked(&g) == ASK_ACTION)
                CHECK_EQ(CAN(&g, OPTION(PLAY, kind)), kind != GEM1 && kind != training);
    }
}

TEST(the_first_to_win_two_games_wins_the_match)
{
    CLAUSE("PS-211", "PS-212");
    struct game g = tournament(3, "shadows");
    DO_AS(&g, 0, "Zane");
    DO_AS(&g, 1, "Gwen");
    int loser = lose_game(&g);
    CHECK_EQ(score_of(&g, 1 - loser), 1);
    CHECK_EQ(score_of(&g, loser), 0);
    CHECK_EQ(rank_of(&g, 0), 0);
    DO(&g, "Nothing");
    CHECK_EQ(lose_game(&g), loser); /* who began, and loses again */
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(score_of(&g, 1 - loser), 2);
    CHECK_EQ(rank_of(&g, 1 - loser), 1);
    CHECK_EQ(rank_of(&g, loser), 2);
}
