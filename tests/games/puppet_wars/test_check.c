/* test_check.c - maps and armies of one's own are explained, with all that is wrong with them. */
#include "games/puppet_wars/war.h"

#include "core/dice.h"
#include "core/text.h"

static struct text said;

static bool explains(int field, const char *text)
{
    text_clear(&said);
    return puppet_wars.check_text(field, text, &said);
}

#define SAYS(piece) CHECK_CONTAINS(text_string(&said), piece)
#define SAYS_NOT(piece) CHECK(!strstr(text_string(&said), piece))

TEST(a_map_is_explained)
{
    CLAUSE("PW-017", "PW-635", "PW-636");
    CHECK(explains(FIELD_MAP, " . A .\n. # N .\n . ^ .\n. ~ * .\n . 2 ."));
    SAYS("Hexagons: 17 Spaces in 5 rows, 1 Impassable, 1 with Nails, 1 with Molasses, 1 with "
         "Firecrackers!.\n");
    SAYS("Work Benches: 2 to start from, 1 Neutral.\n");
    SAYS("For 2 players.\n");
    SAYS("Unbalanced: a start with 2 more Pawns.\n");
    SAYS("centre, for Shiny! and the Hill, is C2.\n");
    SAYS("It can be played on.\n");
    CHECK(explains(FIELD_MAP, "A . . B\n. . . .\n. . . .\nC . . D\n. . . .\n. . A .\n"));
    SAYS("Squares: 24 Spaces in 6 rows.\n");
    SAYS("For 2 to 4 players;");
    CHECK(explains(FIELD_MAP, "A . . . .\n. . B . .\n. . . . .\n"));
    SAYS("left off: 1 remain");
    text_free(&said);
}

TEST(a_map_of_the_game_is_explained_by_its_name)
{
    CHECK(explains(FIELD_MAP, "shack-floor"));
    SAYS("Hexagons: 91 Spaces in 11 rows, 6 Impassable.\n");
    CHECK(explains(FIELD_MAP, "any"));
    CHECK(!explains(FIELD_MAP, "shock-floor"));
    SAYS("no map 'shock-floor'");
    text_free(&said);
}

TEST(all_faults_of_a_map_are_told)
{
    CLAUSE("PW-186", "PW-635");
    CHECK(!explains(FIELD_MAP, "A # . .\n# # . x\n# # # y\nN . # .\n"));
    SAYS("'x' means nothing");
    SAYS("'y' means nothing");
    SAYS("PW-186: the Starting Work Bench at A1 needs a free Space");
    SAYS("PW-635: a map needs at least 2 Starting Work Benches");
    SAYS("nobody can walk from A1 to A3 (8 Spaces are cut off)");
    SAYS("Squares: 16 Spaces");
    SAYS_NOT("played on");
    CHECK(!explains(FIELD_MAP, "A # . B\n. # . ."));
    SAYS("(4 Spaces are cut off)");
    CHECK(!explains(FIELD_MAP, "A B\n. ."));
    SAYS_NOT("cut off");
    SAYS("at A1 needs");
    SAYS("at A2 needs");
    text_free(&said);
}

TEST(a_drawing_that_cannot_be_laid_out_says_where)
{
    CHECK(!explains(FIELD_MAP, "A.. B\n. .. .\n"));
    SAYS("Row 1 of the map: there must be one blank");
    SAYS("Row 2 of the map: there must be one blank");
    SAYS_NOT("Squares");
    CHECK(!explains(FIELD_MAP, "A . . . . . . . . . B\n. . . . . . . . . . .\n"));
    SAYS("Row 1 of the map is too wide");
    SAYS("Row 2 of the map is too wide");
    CHECK(!explains(FIELD_MAP, "A . .\n . . .\n . . B\n"));
    SAYS("does both");
    CHECK(!explains(FIELD_MAP, "\n\n"));
    SAYS("The map is empty.\n");
    text_free(&said);
}

/* The widest rows of the frame are the second, fourth ...: such a drawing begins there. */
TEST(a_drawing_may_begin_with_a_row_of_eleven_hexagons)
{
    CLAUSE("PW-017");
    CHECK(explains(FIELD_MAP,
                   "A . . . . . . . . . .\n . . . . . . . . . .\n. . . . . . . . . . B\n"));
    SAYS("Hexagons: 32 Spaces in 3 rows.\n");
    text_free(&said);
}

TEST(an_army_is_explained)
{
    CLAUSE("PW-162", "PW-163", "PW-128");
    CHECK(explains(FIELD_ARMY, "judge, nino\n3 ronin, 3x Teddy"));
    SAYS("2 Sidekicks: Judge, Nino.\n");
    SAYS("6 Pawns: 3 Ronin, 3 Teddy.\n");
    SAYS("An army for a shoebox game.\n");
    CHECK(explains(FIELD_ARMY + 3, "judge, nino, joss, 3 ronin, 3 teddy, 3 nurse"));
    SAYS("An army for a chest game.\n");
    CHECK(explains(FIELD_ARMY, "random"));
    CHECK(explains(FIELD_ARMY, "recommended"));
    text_free(&said);
}

TEST(an_army_comes_out_as_a_list_of_names)
{
    struct text out = {0};
    CHECK(puppet_wars.spell_text(FIELD_ARMY, "nino, bete_noire,ronin\n2x Ronin", &out));
    CHECK_STRING(text_string(&out), "1 Nino\n1 bete_noire\n3 Ronin\n"); /* only letters of ASCII */
    CHECK(explains(FIELD_ARMY, "1 Nino\n1 bete_noire\n3 Ronin\n3 Teddy\n"));
    text_clear(&out);
    CHECK(puppet_wars.spell_text(FIELD_ARMY + 1, "recommended", &out));
    CHECK_CONTAINS(text_string(&out), "1 Judge\n1 Rusty Alyce\n2 Death Marshal\n");
    CHECK(!puppet_wars.spell_text(FIELD_ARMY, "random", &out));
    CHECK(!puppet_wars.spell_text(FIELD_ARMY, "99 ronin", &out));
    CHECK(!puppet_wars.spell_text(FIELD_ARMY, "", &out));
    text_clear(&out);
    CHECK(puppet_wars.spell_text(FIELD_MAP, "A . B\n. . .", &out));
    CHECK_STRING(text_string(&out), "A . B\n. . .");
    CHECK(!puppet_wars.spell_text(FIELD_MAP, "any", &out));
    CHECK(!puppet_wars.spell_text(FIELD_MAP, "a nice one", &out));
    text_free(&out);
    text_free(&said);
}

TEST(all_faults_of_an_army_are_told)
{
    CLAUSE("PW-174", "PW-175", "PW-176", "PW-177", "PW-178");
    CHECK(!explains(FIELD_ARMY, "seamus, ronan, 12 ronin, 2 judge, nino, joss"));
    SAYS("Seamus is a Master");
    SAYS("There is no puppet 'ronan'");
    SAYS("PW-131: 12 of the Pawn Ronin; at most 3");
    SAYS("PW-127: 2 of the Sidekick Judge; at most 1");
    SAYS_NOT("4 Sidekicks;"); /* as many as 16 puppets may have */
    CHECK(!explains(FIELD_ARMY, "judge, nino, joss"));
    SAYS("PW-128: 3 Sidekicks; an army of 8 puppets may have 2");
    SAYS("PW-174: 3 puppets; in a shoebox game it must have 8");
    SAYS("16 (wardrobe)");
    CHECK(!explains(FIELD_ARMY, "999 ronin, 999 ronin"));
    SAYS("1998 of the Pawn Ronin");
    CHECK(!explains(FIELD_ARMY, "3"));
    SAYS("no puppet ''");
    text_free(&said);
}

/* Whatever somebody draws: what is said to be playable is, and nothing else. */
TEST(a_game_starts_exactly_with_the_maps_that_are_fine)
{
    static const char marks[] = " .#NA1^~*x\n";
    struct dice dice = {7};
    int fine = 0, tries = 600;
    for (int i = 0; i < tries; i++) {
        char drawing[MAP_TEXT + 1] = "";
        const char *rows =
            i % 2 ? "A . .\n. # .\n. . .\n. . B\n" : " . A .\n. . . .\n . # .\n. B . .\n";
        snprintf(drawing, sizeof drawing, "%s", rows);
        for (uint32_t changes = dice_below(&dice, 4); changes; changes--)
            drawing[2 * dice_below(&dice, (uint32_t)strlen(drawing) / 2) + !(i % 2)] =
                marks[dice_below(&dice, sizeof marks - 1)];
        struct reason why = REFUSAL("map", drawing);
        bool starts = !why.text[0], told = explains(FIELD_MAP, drawing);
        if (starts != told)
            fail_msg("%s\nstarts: %d (%s), but is told: %s", drawing, starts, why.text,
                     text_string(&said));
        fine += told;
    }
    CHECK(fine > tries / 10 && fine < tries * 9 / 10);
    text_free(&said);
}

TEST(tabs_and_other_line_ends_are_named)
{
    CLAUSE("PW-635");
    CHECK(!explains(FIELD_MAP, "A . . B\n.\t. . .\n"));
    CHECK_STRING(text_string(&said), "Row 2 of the map has a tab; draw with blanks.\n");
    CHECK(!explains(FIELD_MAP, "A . . B\r\n. . . .\r\n"));
    SAYS("Row 1 of the map ends with a carriage return");
    SAYS("Row 2 of the map ends with a carriage return");
    SAYS_NOT("means nothing");
    text_free(&said);
}

TEST(who_has_misspelt_a_puppet_is_told_which_may_be_meant)
{
    static const char *const meant[][2] = {{"ronan", "ronin"},
                                           {"ronins", "ronin"},
                                           {"bete noire", "bete_noire"},
                                           {"deth marshal", "death_marshal"},
                                           {"death-marshals", "death_marshal"},
                                           {"marshal", "death_marshal"},
                                           {"nurses", "nurse"},
                                           {"Convict Gunslingers", "convict_gunslinger"}};
    for (size_t i = 0; i < sizeof meant / sizeof *meant; i++) {
        char list[80], wanted[120];
        snprintf(list, sizeof list, "judge, 2 %s", meant[i][0]);
        snprintf(wanted, sizeof wanted, "There is no puppet '%s'; did you mean %s?\n", meant[i][0],
                 meant[i][1]);
        CHECK(!explains(FIELD_ARMY, list));
        SAYS(wanted);
    }
    CHECK(!explains(FIELD_ARMY, "judge, xyzzy"));
    SAYS("There is no puppet 'xyzzy'.\n");
    CHECK(!explains(FIELD_ARMY, "judge, 0 nurse"));
    SAYS("0 of the Nurse: leave it out");
    text_free(&said);
}

TEST(a_text_of_another_kind_is_not_picked_to_pieces)
{
    CHECK(!explains(FIELD_MAP, "judge, nino\n3 ronin, 3 teddy\n"));
    CHECK_STRING(
        text_string(&said),
        "There is no map 'judge, nino'; a map is one of the names or a drawing of rows.\n");
    CHECK(!explains(FIELD_ARMY, "A . . B\n. . . .\n. . x .\n"));
    CHECK_STRING(text_string(&said), "An army is no drawing.\n");
    char many[300] = "";
    for (int i = 0; i < 20; i++)
        strcat(many, "lorem ipsum ");
    CHECK(!explains(FIELD_ARMY, many));
    CHECK(strlen(text_string(&said)) < 80);
    text_free(&said);
}

TEST(faults_are_told_once_and_only_what_is_wrong)
{
    CLAUSE("PW-635");
    CHECK_STRING(REFUSAL("map", "\n  \n").text, "The map is empty.");
    CHECK(!explains(FIELD_MAP, "# #\n# #\n"));
    SAYS("no Space that a puppet could stand on");
    CHECK(!explains(FIELD_MAP, "A .\n. .\n. .\n. .\n. .\n. .\n. .\n. .\n. .\n. .\n. B\n.\n"));
    SAYS("at most 11 rows"); /* even a short one is too many */
    CHECK(!explains(FIELD_MAP, "A x x B\n. . . .\n. . x .\n"));
    SAYS("Row 1 of the map: 'x' means");
    SAYS("Row 3 of the map: 'x' means");
    const char *first = strstr(text_string(&said), "Row 1");
    CHECK(first && !strstr(first + 1, "Row 1"));
    CHECK(!explains(FIELD_MAP, "A.. B\n. . . .\n"));
    SAYS("(column 2)");
    CHECK(!explains(FIELD_MAP, "A # . B\n# # . .\n"));
    SAYS("nobody can walk from A1 to");
    CHECK(!explains(FIELD_MAP, "A . . .\n. . . .\n"));
    SAYS("this one has 1.");
    CHECK(!explains(FIELD_MAP, "A . # .\n. . # #\n. . . B\n"));
    SAYS("(1 Space is cut off)");
    CHECK(!explains(FIELD_MAP, "A . . . . . . . . . B\n. . . . . . . . . . .\n"));
    SAYS("a row has at most 10 Spaces");
    SAYS_NOT("Squares");
    CHECK(!explains(FIELD_MAP, "A . . . . . . . . . . B\n . . . . . . . . . . .\n"));
    SAYS("a row has at most 11 Spaces");
    char full[MAP_TEXT + 1] = "";
    for (int row = 0; row < 11; row++) /* there is no row below for it to begin with the second */
        strcat(full, row % 2 ? " . . . . . . . . . .\n" : "A . . . . . . . . . .\n");
    CHECK(!explains(FIELD_MAP, full));
    SAYS("too wide");
    text_free(&said);
}
