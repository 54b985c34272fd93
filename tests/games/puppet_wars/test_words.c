/* test_words.c - what people read: the picture, faces of cards, questions, options with what comes
 * of them, and the table in sentences. */
#include "core/dice.h"
#include "games/puppet_wars/picture_field.h"
#include "games/puppet_wars/war.h"

#include <ctype.h>

/* --- Looking. --- */

static const char *picture(const struct game *g, int observer, int columns, int rows)
{
    static char kept[12000];
    struct text text = {.columns = columns, .rows = rows};
    scene_rules->picture(g, observer, &text);
    snprintf(kept, sizeof kept, "%s", text_string(&text));
    text_free(&text);
    return kept;
}

/* The line of the picture that begins so. */
static const char *line_of(const char *picture, const char *begin)
{
    static char kept[400];
    const char *line = picture;
    while (strncmp(line, begin, strlen(begin)) != 0) {
        line = strchr(line, '\n');
        if (!line)
            fail_msg("no line begins with '%s':\n%s", begin, picture);
        line++;
    }
    snprintf(kept, sizeof kept, "%.*s", (int)strcspn(line, "\n"), line);
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

static const char *spoken(const struct game *g, int observer)
{
    static char kept[6000];
    struct text text = {.plain = true};
    game_picture(scene_rules, g, observer, &text);
    snprintf(kept, sizeof kept, "%s", text_string(&text));
    text_free(&text);
    return kept;
}

static struct phrase described(const struct game *g, int seat, struct option option)
{
    struct phrase phrase;
    game_describe(scene_rules, g, seat, option, &phrase);
    return phrase;
}

static const char *prompt_of(const struct game *g, int seat)
{
    static struct phrase phrase;
    game_prompt(scene_rules, g, seat, &phrase);
    return phrase.text;
}

#define CHECK_OPTION(g, seat, option, words)                                                       \
    CHECK_STRING(described((g), (seat), (option)).text, words)
#define CHECK_SAFE(g, seat, option) CHECK(!described((g), (seat), (option)).danger)
#define CHECK_DANGER(g, seat, option, words)                                                       \
    do {                                                                                           \
        CHECK_OPTION(g, seat, option, words);                                                      \
        CHECK(described((g), (seat), (option)).danger);                                            \
    } while (0)

/* --- The picture. --- */

/* Is this digit part of the number of a Space, rather than of Stitches or of more Pawns? */
static bool is_number(const char *digit)
{
    if (digit[-1] == '+')
        return false;
    return !isalpha((unsigned char)digit[-1]) || digit[-2] == '[';
}

/* All numbers of Spaces in a line: "1 2 4 ". */
static void read_numbers(const char *line, char out[80])
{
    size_t length = 0;
    for (const char *c = line + 3; *c; c++) {
        if (!isdigit((unsigned char)*c))
            continue;
        int number = atoi(c);
        if (is_number(c))
            length += (size_t)snprintf(out + length, 80 - length, "%d ", number);
        c += number > 9;
    }
    out[length] = '\0';
}

/* The same as the rules of names have it, for the free Spaces of a row or for all. */
static void count_numbers(const struct game *g, int row, bool all, char out[80])
{
    size_t length = 0;
    int number = 0;
    out[0] = '\0';
    FOR_EACH_SPACE(space, spaces_in(&g->board))
        if (space_row(g->grid, space) == row && (number++, all || g->stands[space] == NOBODY))
            length += (size_t)snprintf(out + length, 80 - length, "%d ", number);
}

static void check_numbers(const struct game *g, int columns)
{
    bool all = pw_field_width(g, WIDE_CELL) < columns;
    for (int row = 0; row < ROWS; row++) {
        char wanted[80], seen[80], begin[8], drawn[400];
        count_numbers(g, row, all, wanted);
        if (!*wanted)
            continue;
        snprintf(begin, sizeof begin, " %c ", 'A' + row);
        snprintf(drawn, sizeof drawn, "%s", line_of(picture(g, SPECTATOR, columns, 60), begin));
        read_numbers(drawn, seen);
        CHECK_STRING(seen, wanted);
    }
}

TEST(every_space_can_be_named_on_every_map)
{
    for (int map = 1; pw_maps[map]; map++) {
        struct game g = STARTED(1, "map", pw_maps[map]);
        check_numbers(&g, 80); /* where one may start */
        first_options_until(&g, ASK_LAY);
        check_numbers(&g, 80);
        check_numbers(&g, 99); /* wide cells, and no armies beside them */
    }
}

/* What differs between the colours. */
static void uncolour(char *line)
{
    for (char *c = line; *c; c++)
        if (strchr("RBGY", *c))
            *c = '?';
}

TEST(rows_are_in_line_in_all_colours)
{
    for (int columns = 80; columns < 100; columns += 19) {
        char first[400], other[400];
        for (int seat = RED; seat <= YELLOW; seat++) {
            struct game g = war_of(4);
            pw_set_token(&g, at(0, 0), BENCH + seat);
            pw_set_token(&g, at(2, 0), BENCH + seat);
            put(&g, seat, KIND_ronin, at(2, 0));
            snprintf(other, sizeof other, "%s",
                     line_of(picture(&g, SPECTATOR, columns, 60), " F "));
            uncolour(other);
            if (seat == RED)
                memcpy(first, other, sizeof first);
            CHECK_STRING(other, first);
        }
        CHECK_CONTAINS(first, "[??o2]");
    }
}

TEST(the_ground_is_drawn_also_under_a_puppet)
{
    static const struct {
        int token;
        const char *free, *taken;
    } grounds[] = {
        {NAILS, "^  6 ^", "^RRo2^"},
        {MOLASSES, "~  6 ~", "~RRo2~"},
        {HILL, "/  6 \\", "/RRo2\\"},
        {ON_GROUND + FIRECRACKERS, "*  6 *", "*RRo2*"},
        {ON_GROUND + SHINY, "$  6 $", "$RRo2$"},
        {ON_GROUND + IT, "!  6 !", "!RRo2!"},
        {BENCH + BLUE, "[B 6 ]", "[RRo2]"},
        {NEUTRAL, "(  6 )", "(RRo2)"},
    };
    for (size_t i = 0; i < sizeof grounds / sizeof *grounds; i++) {
        struct game g = war();
        pw_set_token(&g, at(0, 0), grounds[i].token);
        CHECK_CONTAINS(picture(&g, RED, 80, 24), grounds[i].free);
        put(&g, RED, KIND_ronin, at(0, 0));
        CHECK_CONTAINS(picture(&g, RED, 80, 24), grounds[i].taken);
    }
    struct game g = STARTED(1, "map", "top-of-the-stairs");
    CHECK_CONTAINS(picture(&g, RED, 80, 24), "+3>");
}

static int columns_of(const char *line)
{
    int columns = 0;
    for (; *line && *line != '\n'; line++)
        columns += (*line & 0xc0) != 0x80;
    return columns;
}

static void check_fits(const struct game *g, int observer, int columns, int rows)
{
    int lines = 0;
    for (const char *line = picture(g, observer, columns, rows); *line; lines++) {
        CHECK(columns_of(line) <= columns);
        line += strcspn(line, "\n") + 1;
    }
    CHECK(lines <= rows);
}

TEST(the_picture_fits_every_window_in_every_war)
{
    for (int map = 1; pw_maps[map]; map++) {
        struct game g =
            STARTED((uint64_t)map, "map", pw_maps[map], "mode", pw_modes[map % 4], "turns", "9");
        struct dice dice = {.state = (uint64_t)map};
        for (int i = 0; i < 160 && g.k.pending; i++) {
            int seat = set_first(g.k.pending), observer = i % (g.k.seats + 2) - 2;
            struct question q = question_of(&g, seat);
            game_answer(scene_rules, &g, seat, (long)dice_below(&dice, (unsigned)q.count), NULL,
                        NULL);
            if (i % 8)
                continue;
            check_fits(&g, observer, 80, 16);
            check_fits(&g, observer, 80, 24);
            check_fits(&g, observer, 120, 16);
            check_fits(&g, observer, 120, 32);
            check_fits(&g, observer, 200, 60);
        }
    }
}

/* Green sits among four, with a large army, in the smallest window. */
TEST(in_few_rows_the_hand_comes_first_and_what_is_cut_off_is_counted)
{
    struct game g = war_of(4);
    for (int i = 0; i < 6; i++)
        put(&g, GREEN, KIND_ronin + i, at(i - 3, 0));
    deal(&g, GREEN, "r5 c7 t13 m2 rj bj", "");
    CHECK_CONTAINS(picture(&g, GREEN, 80, 16), " Green (you)");
    CHECK_CONTAINS(picture(&g, GREEN, 80, 16), "hand R5 C7 T13 M2 RedJ BlackJ of 5");
    CHECK_CONTAINS(line_of(picture(&g, GREEN, 80, 16), " Green"), ", +7 more");
    CHECK_CONTAINS(line_of(picture(&g, BLUE, 80, 16), " Green"), "hand 6 of 5");
    CHECK_CONTAINS(picture(&g, GREEN, 80, 40), "\n  Toy Box:");
    CHECK(!strstr(picture(&g, GREEN, 80, 40), " more"));
}

TEST(a_paragraph_says_in_letters_what_hinders_a_puppet)
{
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0));
    equip(&g, BLUE, me, KIND_nurse);
    g.unit[me].exhausted = 1;
    g.unit[me].marks = STUCK | CONFUSED | PARALYZED;
    g.unit[me].decay = 1;
    g.unit[me].item = FIRECRACKERS;
    CHECK_CONTAINS(picture(&g, RED, 80, 16), "Ro F6 2/2xscpd*+1");
    CHECK_CONTAINS(picture(&g, RED, 80, 50),
                   "Ro Ronin              F6  AR5 Mv3 Df7 Cb2 St2/2 exhausted confused stuck");
    CHECK_CONTAINS(picture(&g, RED, 80, 50), "+High Heels");
    CHECK_CONTAINS(picture(&g, RED, 80, 50), "carries Firecrackers!");
}

TEST(a_wide_window_has_the_armies_beside_the_field)
{
    struct game g = war();
    CHECK_CONTAINS(line_of(picture(&g, RED, 120, 32), " A "), "   Blue ◂ hand 6 of 5");
    CHECK_CONTAINS(line_of(picture(&g, RED, 120, 32), " A "), "[R 1 ]");
    CHECK_CONTAINS(line_of(picture(&g, RED, 200, 32), " A "), " 1[R   ]"); /* wide cells */
    CHECK(!strstr(line_of(picture(&g, RED, 80, 32), " A "), "Blue"));
}

TEST(the_picture_says_who_is_out_and_which_war_it_is)
{
    struct game g = WAR("map", "long-table", "win", "hill");
    CHECK_CONTAINS(picture(&g, RED, 80, 16), " · King of the Hill");
    CHECK(!strstr(picture(&g, RED, 80, 16), "Out:"));
    g.out = seat_bit(RED) | seat_bit(YELLOW);
    CHECK_CONTAINS(picture(&g, GREEN, 80, 16), " Out: Red, Yellow\n");
    CHECK_CONTAINS(picture(&g, RED, 80, 16), " Out: Red (you), Yellow\n");
}

/* --- The glossary. --- */

TEST(the_glossary_has_what_can_be_a_cause)
{
    CLAUSE("PW-251", "PW-529", "PW-533", "PW-196", "PW-220", "PW-645", "PW-582");
    static const char *const ids[] = {"nails",
                                      "molasses",
                                      "hill",
                                      "exhausted",
                                      "decay",
                                      "stuck",
                                      "confused",
                                      "paralyzed",
                                      "taking_advantage",
                                      "hand_limit",
                                      "work_bench",
                                      "firecrackers",
                                      "red_joker",
                                      "black_joker",
                                      "tie_flip",
                                      "master",
                                      "last_work_bench",
                                      "last_army",
                                      "all_lost",
                                      "turn_limit",
                                      "nothing_left",
                                      "shiny",
                                      "shiny_lost",
                                      "thief_in_the_night",
                                      "tag",
                                      "blanket_fort",
                                      "king_of_the_hill",
                                      "reshuffle",
                                      "item_token",
                                      "i_need_this",
                                      "pretty_buttons",
                                      "starting_work_bench"};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++)
        if (!glossary_term(&scene_rules->glossary, ids[i]))
            fail_msg("the glossary does not explain '%s'", ids[i]);
}

/* --- Faces. --- */

TEST(a_face_shows_all_that_is_printed_on_both_sides)
{
    CLAUSE("PW-114", "PW-151");
    const char *nurse = face("nurse");
    CHECK_CONTAINS(nurse, "Animation Requirement 5+Crow · Movement 2 · Defense 8 · Combat 0 · "
                          "Stitches 2 · Upgrade Limit 1 · Rotten · In a Toy Box at most 3");
    CHECK_CONTAINS(nurse, "  Bath Time (action)\n  Value 8 · Range 1 · Target any Puppet");
    CHECK_CONTAINS(nurse, "  Value 0 · Cost a Crow of the hand · Range 1");
    CHECK_CONTAINS(nurse, "  High Heels (upgrade)\n  Other side of Nurse · "
                          "Attachment Difficulty 5+Crow\n");
    CHECK_CONTAINS(nurse, "  Kick in the Shins (action)\n  Value 5+Crow · Range 1");
    CHECK_CONTAINS(face("clockwork_arm"), "Stitches +1 · Necessary Metal\n");
    CHECK_CONTAINS(face("springy_legs"), "· Not for Metal\n");
    CHECK_CONTAINS(face("springy_legs"), "  Silurid (pawn)\n");
    CHECK_CONTAINS(face("razorspine_rattler"), "· Stuffed Animal, Metal ·");
    CHECK_CONTAINS(face("seamus"), "Upgrade Limit 2 · Rotten\n"); /* no number in a Toy Box */
}

TEST(faces_of_actions_and_deck_cards_say_what_they_are_worth)
{
    CHECK_CONTAINS(face("action_gulp"),
                   "Value 9+Tome · Range 1 · Target an Enemy, no Master, with at most 2 Stitches "
                   "left · Of Teddy\n");
    CHECK_CONTAINS(face("action_peck"), "Target an Enemy, in sight or not · Of Toy Bird");
    CHECK_CONTAINS(face("action_attack"), "Value the target's Defense · Range 1");
    CHECK_CONTAINS(face("action_mine"), "Value 0 · Range 0 · Of all Puppets on a Work Bench");
    CHECK_CONTAINS(face("action_scrounge"), "Range Self");
    CHECK_CONTAINS(face("action_pretty_buttons"), "does not exhaust");
    CHECK_CONTAINS(face("t7"), "Number 7 · Suit Tomes\n");
    CHECK_CONTAINS(face("c1"), "Number 1 · Suit Crows, twice\n");
    CHECK_CONTAINS(face("joker_red"), "Number 14 · Suit one of your choice, twice");
    CHECK_CONTAINS(face("joker_black"), "Number 0 · Suit none");
}

/* --- Questions. --- */

TEST(an_animation_card_says_whom_it_would_animate)
{
    CLAUSE("PW-205", "PW-206");
    struct game g = war();
    put(&g, RED, KIND_ronin, at(0, 0));
    deal(&g, RED, "r6 c8 bj", "");
    to_lay(&g);
    CHECK_CONTAINS(described(&g, RED, lay("r6")).text,
                   "Lay the 6 of Rams: Seamus A2, Ronin F6; Toy Box: Punk Zombie");
    CHECK_OPTION(&g, RED, lay("bj"), "Lay the Black Joker: animates nobody");
    put(&g, BLUE, KIND_teddy, at(0, -5)); /* on the only Work Bench: nobody can enter */
    CHECK_OPTION(&g, RED, lay("r6"), "Lay the 6 of Rams: Seamus A2, Ronin F6");
    for (int i = 0; i < 6; i++)
        put(&g, RED, KIND_punk_zombie, at(i - 3, 1));
    CHECK_CONTAINS(described(&g, RED, lay("c8")).text, " more");
    CHECK(strlen(described(&g, RED, lay("c8")).text) <= 76);
}

TEST(whose_upgrade_it_is_and_what_becomes_of_it_is_said)
{
    int me, foe;
    struct game g = duel(RED, KIND_joss, KIND_teddy, "", "t13", &me, &foe);
    equip(&g, BLUE, foe, KIND_nurse);
    equip(&g, BLUE, foe, KIND_ronin);
    DO(&g, act(ACTION_steam_powered_snips, foe));
    CHECK_STRING(prompt_of(&g, RED), "Which Upgrade is torn off Blue's Teddy at F7?");
    CHECK(CAN(&g, "Tear apart High Heels"));

    g = war();
    set_master(&g, RED, KIND_viktoria);
    int friend = put(&g, RED, KIND_ronin, at(2, -5));
    put_heap(&g, RED, KIND_nurse);
    put_heap(&g, RED, KIND_ronin);
    deal(&g, RED, "", "r13");
    animate(&g, pw_master(&g, RED));
    DO(&g, act(ACTION_catch, friend));
    CHECK_STRING(prompt_of(&g, RED),
                 "Catch!: which Upgrade of your Scrap Heap is attached to your Ronin at A3?");
    CHECK(CAN(&g, "Attach High Heels"));

    g = duel(RED, KIND_ronin, KIND_teddy, "", "", &me, &foe);
    friend = put(&g, RED, KIND_nurse, at(0, 1));
    CHECK_OPTION(&g, RED, act(ACTION_pretty_buttons, friend),
                 "What Pretty Buttons You Have...: your Nurse at G6: torn apart, you may attach "
                 "High Heels");
    DO(&g, act(ACTION_pretty_buttons, friend));
    CHECK(prompted(&g, "is the Upgrade attached to your Ronin at F6?"));
    CHECK(CAN(&g, "Attach High Heels") && CAN(&g, "Leave it in the Scrap Heap"));
}

TEST_SIDES(who_reads_is_you)
{
    int me, foe;
    struct game g = duel(red, KIND_ronin, KIND_teddy, "", "", &me, &foe);
    deal(&g, blue, "r7 bj", "");
    CHECK_STRING(prompt_of(&g, red),
                 "Your Ronin at F6: 3 Moves left, and its Action, which exhausts. What does it "
                 "do?");
    DO(&g, act(ACTION_attack, foe));
    CHECK_ASKS(&g, blue, ASK_DODGE);
    CHECK_STRING(prompt_of(&g, blue),
                 red ? "Blue's Ronin at F6 attacks your Teddy at F7: Combat 2 against Defense 6, "
                       "for 1 Rip. Dodge?"
                     : "Red's Ronin at F6 attacks your Teddy at F7: Combat 2 against Defense 6, "
                       "for 1 Rip. Dodge?");
    CHECK_OPTION(&g, blue, dodge_with("r7"),
                 "Dodge with the 7 of Rams (Defense 7+Ram instead of 6)");
    CHECK_SAFE(&g, blue, dodge_with("r7"));
    CHECK_DANGER(&g, blue, dodge_with("bj"),
                 "Dodge with the Black Joker (Defense 0 instead of 6) (then the Attack succeeds at "
                 "once!)");
}

TEST(what_hinders_the_animated_puppet_is_said)
{
    CLAUSE("PW-416", "PW-422", "PW-432");
    int me, foe;
    struct game g = duel(RED, KIND_ronin, KIND_teddy, "", "", &me, &foe);
    g.unit[me].marks = STUCK;
    CHECK_CONTAINS(prompt_of(&g, RED), ": 0 Moves left (Stuck), and its Action");
    g.unit[me].marks = CONFUSED;
    CHECK_CONTAINS(prompt_of(&g, RED), ": 3 Moves left, no Action (Confused).");
    g.unit[me].marks = PARALYZED;
    CHECK_CONTAINS(prompt_of(&g, RED), "is Paralyzed: it neither moves nor acts");
    g.unit[me].marks = 0;
    g.animation.mired = 1;
    CHECK_CONTAINS(prompt_of(&g, RED), ": 0 Moves left (Molasses), and its Action");
}

TEST(an_attempt_says_what_is_there_and_what_a_card_would_do)
{
    int me, foe;
    struct game g = duel(RED, KIND_bayou_gremlin, KIND_teddy, "r2 c9", "r5", &me, &foe);
    DO(&g, act(ACTION_attack, foe));
    CHECK_STRING(prompt_of(&g, RED), "To meet: 6. So far the 5 of Rams. Not met yet: play a card?");
    CHECK_OPTION(&g, RED, play("r2"), "Play the 2 of Rams (not enough yet)");
    CHECK_OPTION(&g, RED, play("c9"), "Play the 9 of Crows (meets it)");
    CHECK_OPTION(&g, RED, pass(), "Play no more: it fails");
    DO(&g, play("c9"));
    CHECK_CONTAINS(prompt_of(&g, RED), "So far the 5 of Rams, the 9 of Crows. It is met;");
    CHECK_OPTION(&g, RED, play("r2"), "Play the 2 of Rams (it is met already)");
    CHECK_OPTION(&g, RED, pass(), "Play no more: it succeeds");
}

TEST(which_flipped_card_meets_the_value_is_said)
{
    int me, foe;
    struct game g = duel(RED, KIND_ronin, KIND_teddy, "", "r5 c6", &me, &foe);
    DO(&g, act(ACTION_attack, foe));
    CHECK_STRING(prompt_of(&g, RED), "To meet: 6. Which flipped card do you use?");
    CHECK_OPTION(&g, RED, OPTION(SELECT, card("r5")), "Use the 5 of Rams (not enough yet)");
    CHECK_OPTION(&g, RED, OPTION(SELECT, card("c6")), "Use the 6 of Crows (meets it)");
}

TEST(the_end_of_a_turn_names_the_hand_limit)
{
    struct game g = war();
    deal(&g, RED, "r1 r2 r3 r4 r5 r6 r7", "");
    g.k.ask.kind = ASK_SHED;
    CHECK_STRING(prompt_of(&g, RED),
                 "The Turn is over: discard 2 cards, down to your hand limit of 5.");
    deal(&g, RED, "r1 r2", "");
    CHECK_CONTAINS(prompt_of(&g, RED), "discard more cards? (Your hand limit is 5.)");
}

/* --- Moves. --- */

TEST(a_move_says_what_it_moves_onto)
{
    CLAUSE("PW-529", "PW-534", "PW-540");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0));
    pw_set_token(&g, at(0, 1), NAILS);
    pw_set_token(&g, at(-1, 1), MOLASSES);
    pw_set_token(&g, at(-1, 0), BENCH + BLUE);
    pw_set_token(&g, at(0, -1), NEUTRAL);
    pw_set_token(&g, at(1, -1), ON_GROUND + FIRECRACKERS);
    animate(&g, me);
    pw_set_token(&g, at(1, 0), HILL);
    CHECK_OPTION(&g, RED, go(at(0, 1)), "Move to G6 (Nails: 1 Rip when the Turn is resolved)");
    CHECK_SAFE(&g, RED, go(at(0, 1)));
    CHECK_OPTION(&g, RED, go(at(-1, 1)), "Move to G5 (Molasses: it gets no further)");
    CHECK_OPTION(&g, RED, go(at(-1, 0)), "Move to F5 (Blue's Work Bench)");
    CHECK_OPTION(&g, RED, go(at(0, -1)), "Move to E5 (the Neutral Work Bench)");
    CHECK_OPTION(&g, RED, go(at(1, -1)), "Move to E6 (Firecrackers!)");
    CHECK_OPTION(&g, RED, go(at(1, 0)), "Move to F7 (the Hill)");
    pw_set_token(&g, at(-1, 0), BENCH + RED);
    CHECK_OPTION(&g, RED, go(at(-1, 0)), "Move to F5 (your Work Bench)");
    pw_set_token(&g, at(0, 0), MOLASSES);
    CHECK_OPTION(&g, RED, go(at(1, 0)), "Move to F7 (the Hill), off the Molasses");
}

TEST(nails_that_would_tear_apart_are_dangerous)
{
    CLAUSE("PW-529");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0)), master = pw_master(&g, RED);
    g.unit[me].rips = 1;
    g.unit[master].rips = 4;
    pw_set_token(&g, at(0, 1), NAILS);
    animate(&g, me);
    CHECK_DANGER(&g, RED, go(at(0, 1)),
                 "Move to G6 (Nails: 1 Rip when the Turn is resolved) (it would tear it apart!)");
    move_to(&g, me, at(3, 0));
    move_to(&g, master, at(0, 0));
    animate(&g, master);
    CHECK_DANGER(&g, RED, go(at(0, 1)),
                 "Move to G6 (Nails: 1 Rip when the Turn is resolved) (it would tear your Master "
                 "apart!)");
}

TEST(a_move_through_somebody_says_through_whom)
{
    int me, foe;
    struct game g = duel(RED, KIND_misaki, KIND_teddy, "", "", &me, &foe);
    CHECK_OPTION(&g, RED, go(at(1, 0)), "Move to F7, through Blue's Teddy at F7");
    g = war();
    me = put(&g, RED, KIND_silurid, at(0, 0));
    pw_set_token(&g, at(1, 0), IMPASSABLE);
    animate(&g, me);
    CHECK_OPTION(&g, RED, go(at(1, 0)), "Move to F7, over an Impassable Token");
}

TEST(a_ride_says_whom_it_rips)
{
    int me, foe;
    struct game g = duel(RED, KIND_hooded_rider, KIND_ronin, "", "r13", &me, &foe);
    g.unit[foe].rips = 1;
    DO(&g, act(ACTION_ride_down, NOBODY));
    CHECK_STRING(prompt_of(&g, RED), "Ride Down: where does your Hooded Rider at F6 ride?");
    CHECK_OPTION(&g, RED, go(at(2, 0)), "Ride to F8, over Blue's Ronin at F7: 1 Rip, torn apart");
    CHECK_OPTION(&g, RED, go(at(0, 1)), "Ride to G6");
}

/* --- Animating. --- */

TEST(animating_an_exhausted_puppet_says_the_rip)
{
    CLAUSE("PW-251", "PW-252");
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0)), master = pw_master(&g, RED);
    g.unit[me].exhausted = g.unit[master].exhausted = 1;
    to_act(&g, RED, "r13");
    CHECK_OPTION(&g, RED, OPTION(ANIMATE, me), "Ronin at F6 (exhausted: 1 Rip)");
    CHECK_SAFE(&g, RED, OPTION(ANIMATE, me));
    g.unit[me].rips = 1;
    g.unit[master].rips = 4;
    CHECK_DANGER(&g, RED, OPTION(ANIMATE, me), "Ronin at F6 (exhausted: 1 Rip tears it apart!)");
    CHECK_DANGER(&g, RED, OPTION(ANIMATE, master),
                 "Seamus at A2 (exhausted: 1 Rip tears your Master apart, and you lose!)");
    g.unit[me].exhausted = 0;
    g.unit[me].marks = STUCK;
    CHECK_OPTION(&g, RED, OPTION(ANIMATE, me), "Ronin at F6, Stuck: it cannot move");
    CHECK_OPTION(&g, RED, pass(), "Pass: animate nobody");
}

/* --- Actions. --- */

TEST(an_attack_says_its_rips_and_whether_it_tears_apart)
{
    CLAUSE("PW-367", "PW-423", "PW-443", "PW-488");
    int me, foe;
    struct game g = duel(RED, KIND_bayou_gremlin, KIND_ronin, "", "", &me, &foe);
    CHECK_CONTAINS(described(&g, RED, act(ACTION_attack, foe)).text,
                   "Attack: Blue's Ronin at F7 (Defense 7, Combat 1: ");
    CHECK_CONTAINS(described(&g, RED, act(ACTION_attack, foe)).text, "%): 1 Rip");
    CHECK(!strstr(described(&g, RED, act(ACTION_attack, foe)).text, "apart"));
    g.unit[me].turn[POWERFUL] = 1;
    CHECK_CONTAINS(described(&g, RED, act(ACTION_attack, foe)).text, "%): 2 Rips, torn apart");
    g.unit[foe].decay = 1;
    CHECK_CONTAINS(described(&g, RED, act(ACTION_attack, foe)).text,
                   "%): 2 Rips, removed from the game");
    g.unit[me].turn[POWERFUL] = -1;
    CHECK_CONTAINS(described(&g, RED, act(ACTION_attack, foe)).text, "%): no Rip");
}

TEST(an_attack_on_lady_justice_may_come_back)
{
    struct game g = war();
    int master = pw_master(&g, RED), foe = pw_master(&g, BLUE);
    move_to(&g, master, at(0, 0));
    move_to(&g, foe, at(1, 0));
    deal(&g, BLUE, "r2", "");
    animate(&g, master);
    CHECK_CONTAINS(described(&g, RED, act(ACTION_attack, foe)).text,
                   "; if it fails, maybe 1 Rip to the attacker");
    CHECK_SAFE(&g, RED, act(ACTION_attack, foe));
    g.unit[master].rips = 4;
    CHECK_CONTAINS(described(&g, RED, act(ACTION_attack, foe)).text,
                   "(which would tear your Master apart!)");
    CHECK(described(&g, RED, act(ACTION_attack, foe)).danger);
}

TEST_SIDES(mine_says_whose_work_bench_it_is_and_what_one_would_lose)
{
    CLAUSE("PW-222", "PW-223", "PW-338");
    struct game g = war_as(red);
    int me = put(&g, red, KIND_ronin, at(0, 0));
    struct option keep = OPTION(DO, ACTION_mine, NOBODY, 1);
    struct option free = OPTION(DO, ACTION_mine, NOBODY, 0);
    pw_set_token(&g, at(0, 0), NEUTRAL);
    animate(&g, me);
    CHECK_OPTION(&g, red, keep, "Mine!: the Neutral Work Bench at F6 becomes yours");
    CHECK_OPTION(&g, red, free, "Mine!: the Neutral Work Bench at F6 stays Neutral");
    pw_set_token(&g, at(0, 0), BENCH + blue);
    CHECK_OPTION(&g, red, keep,
                 red ? "Mine!: Red's Work Bench at F6 becomes yours"
                     : "Mine!: Blue's Work Bench at F6 becomes yours");
    pw_set_token(&g, at(0, 5), NO_TOKEN);
    CHECK_CONTAINS(described(&g, red, keep).text,
                   red ? ", the last one of Red, who loses" : ", the last one of Blue, who loses");
    CHECK_SAFE(&g, red, free);
    pw_set_token(&g, at(0, 0), BENCH + red);
    CHECK_DANGER(&g, red, free, "Mine!: your Work Bench at F6 becomes Neutral (you give it away!)");
    pw_set_token(&g, at(0, -5), NO_TOKEN);
    CHECK_DANGER(&g, red, free,
                 "Mine!: your Work Bench at F6 becomes Neutral (your last one: you lose!)");
    CHECK_SAFE(&g, red, keep);
}

TEST(what_one_does_to_ones_own_is_dangerous)
{
    CLAUSE("PW-354");
    int me, foe, master;
    struct game g = duel(RED, KIND_ronin, KIND_teddy, "", "", &me, &foe);
    master = pw_master(&g, RED);
    move_to(&g, master, at(0, 1));
    CHECK_DANGER(&g, RED, act(ACTION_pretty_buttons, master),
                 "What Pretty Buttons You Have...: your Seamus at G6: torn apart (your Master: you "
                 "lose!)");
    g.win = WIN_FORT;
    CHECK_CONTAINS(described(&g, RED, act(ACTION_pretty_buttons, master)).text, "(your Master!)");
    g.win = WIN_STANDARD;
    equip(&g, BLUE, me, KIND_nurse);
    CHECK_CONTAINS(described(&g, RED, act(ACTION_kick_in_the_shins, master)).text,
                   "a Decay Counter (your own Puppet!)");
    CHECK(described(&g, RED, act(ACTION_kick_in_the_shins, master)).danger);
    CHECK_SAFE(&g, RED, act(ACTION_kick_in_the_shins, foe));
}

TEST(an_action_says_what_comes_of_it)
{
    int me, foe;
    struct game g = duel(RED, KIND_punk_zombie, KIND_teddy, "", "", &me, &foe);
    CHECK_OPTION(&g, RED, act(ACTION_rip_it_up, NOBODY),
                 "Rip It Up: an Attack with Combat +1 and Powerful +1, for 1 Rip to itself");
    g.unit[me].rips = 2;
    CHECK(described(&g, RED, act(ACTION_rip_it_up, NOBODY)).danger);
    put_heap(&g, RED, KIND_nurse);
    CHECK_OPTION(&g, RED, act(ACTION_boo_hoo, foe),
                 /* 7 Masks and the Red Joker, of 54 */
                 "Boo Hoo: Blue's Teddy at F7 (7+Mask: 15%): Blue loses a random card");
    CHECK_CONTAINS(described(&g, RED, act(ACTION_peck, foe)).text, ": 1 Rip");
    g.unit[foe].rips = 3;
    CHECK_CONTAINS(described(&g, RED, act(ACTION_peck, foe)).text, ": 1 Rip, torn apart");
    CHECK_CONTAINS(described(&g, RED, act(ACTION_steam_powered_snips, foe)).text,
                   ": 1 Rip, torn apart");
    equip(&g, BLUE, foe, KIND_death_marshal);
    g.unit[foe].rips = 4;
    CHECK_CONTAINS(described(&g, RED, act(ACTION_snip, foe)).text,
                   ": an Upgrade is torn apart, and so is it");
    for (int action = ACTION_tag; action < ACTIONS; action++) /* none is left without words */
        CHECK(!strstr(described(&g, RED, act(action, foe)).text, "null"));
}

TEST(blown_to_pieces_counts_whom_it_hits)
{
    CLAUSE("PW-544", "PW-545", "PW-548");
    int me, foe;
    struct game g = duel(RED, KIND_ronin, KIND_teddy, "", "", &me, &foe);
    struct option blow = act(ACTION_blown_to_pieces, NOBODY);
    g.unit[me].item = FIRECRACKERS;
    int friend = put(&g, RED, KIND_bayou_gremlin, at(0, 1));
    CHECK_OPTION(&g, RED, blow,
                 "Blown to Pieces: it is torn apart; 1 Rip to 1 Enemy and 1 Puppet of yours, 1 of "
                 "them torn apart");
    CHECK_SAFE(&g, RED, blow);
    g.unit[friend].rips = 0;
    pw_set_token(&g, at(0, 0), BENCH + RED);
    CHECK_CONTAINS(described(&g, RED, blow).text, "; your Work Bench is gone (your Work Bench!)");
    pw_set_token(&g, at(0, -5), NO_TOKEN);
    CHECK_CONTAINS(described(&g, RED, blow).text, "(your last Work Bench: you lose!)");
    g.unit[pw_master(&g, RED)].rips = 4;
    move_to(&g, pw_master(&g, RED), at(-1, 0));
    CHECK_CONTAINS(described(&g, RED, blow).text, "(your Master: you lose!)");
}

TEST(items_are_named)
{
    CLAUSE("PW-590");
    struct game g = WAR("win", "tag");
    int master = pw_master(&g, RED);
    animate(&g, master);
    pw_set_token(&g, g.unit[master].space, ON_GROUND + IT);
    CHECK_DANGER(&g, RED, act(ACTION_sticky_fingers, NOBODY),
                 "Sticky Fingers: pick up an It Token (your Master: you lose!)");
    pw_set_token(&g, g.unit[master].space, ON_GROUND + SHINY);
    CHECK_OPTION(&g, RED, act(ACTION_sticky_fingers, NOBODY),
                 "Sticky Fingers: pick up the Shiny! Token");
    CHECK_SAFE(&g, RED, act(ACTION_sticky_fingers, NOBODY));
}

/* --- In sentences. --- */

TEST(the_table_in_sentences_is_complete)
{
    struct game g = war();
    int me = put(&g, RED, KIND_ronin, at(0, 0)), foe = put(&g, BLUE, KIND_nino, at(1, 0));
    put(&g, BLUE, KIND_teddy, at(2, 0));
    put(&g, BLUE, KIND_teddy, at(1, 1)); /* touches no side of F6 */
    equip(&g, BLUE, me, KIND_nurse);
    put_heap(&g, BLUE, KIND_ronin);
    g.unit[me].rips = 1;
    g.unit[me].exhausted = 1;
    g.unit[foe].item = FIRECRACKERS;
    pw_set_token(&g, at(3, 1), NAILS);
    pw_set_token(&g, at(4, 1), NAILS);
    pw_set_token(&g, at(-3, 1), NEUTRAL);
    deal(&g, RED, "r5 c1", "");
    g.unit[me].exhausted = 1;
    animate(&g, pw_master(&g, RED));
    const char *text = spoken(&g, RED);
    CHECK_CONTAINS(text, "Goal: Tear apart the other Masters");
    CHECK_CONTAINS(text, "Red to decide");
    CHECK_CONTAINS(text, "Red's Control Hand, 2: 5 of Rams, Ace of Crows.");
    CHECK_CONTAINS(text, "Red's Puppet Deck, 5");
    CHECK_CONTAINS(text, "Blue's Scrap Heap, 1: Pointy Katana.");
    CHECK_CONTAINS(text, "Spaces are hexagons, in rows: A 6, B 7, C 8, D 9, E 10, F 11, G 10");
    CHECK_CONTAINS(text, "Work Benches of Red: A1.\nWork Benches of Blue: K6.\n");
    CHECK_CONTAINS(text, "Neutral Work Benches: G3.\n");
    CHECK_CONTAINS(text, "Nails: G9, G10.\n");
    CHECK_CONTAINS(text, "Red's Ronin on F6: Requirement 5, Movement 3, Defense 7, Combat 2, 1 of "
                         "2 Stitches left; exhausted; wears High Heels; beside Blue's Nino.\n");
    CHECK_CONTAINS(text, "Blue's Nino on F7: Requirement 8");
    CHECK_CONTAINS(text, "Combat 2 at Range 3");
    CHECK_CONTAINS(text, "; carries Firecrackers!; beside Red's Ronin, Blue's Teddy, Blue's Teddy");
    CHECK_CONTAINS(text, "Order: Red.\n");
    CHECK_CONTAINS(text, "Animated: Red's Seamus.\n");
    CHECK(!strstr(spoken(&g, BLUE), "Red's Control Hand, 2:"));
}
