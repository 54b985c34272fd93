/* test_names.c - what people may be called, and what looks alike. */
#include "server/names.h"

#include "kit/test.h"

TEST(names_of_one_script_are_fine)
{
    static const char *const names[] = {"Ann",     "Quiet Otter", "Zoë",     "Łukasz", "Nguyễn",
                                        "O'Neill", "J. R.",       "x-ray_7", "Ωμέγα",  "Ёжик",
                                        "Ґалаґан", "שלום",        "سلام",    "さくら", "田中サクラ",
                                        "김철수",  "R2D2"};
    struct reason why;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!name_check(names[i], &why))
            fail_msg("%s: %s", names[i], why.text);
}

static void refused(const char *name, const char *piece)
{
    struct reason why;
    if (name_check(name, &why))
        fail_msg("'%s' is allowed", name);
    CHECK_CONTAINS(why.text, piece);
}

TEST(what_is_hidden_mixed_or_no_letter_is_refused)
{
    refused("A", "2 to 39");
    refused("0123456789012345678901234567890123456789", "2 to 39");
    refused(" Ann", "blank");
    refused("Ann ", "blank");
    refused("Аnn", "scripts"); /* a Cyrillic A */
    refused("Annα", "scripts");
    refused("1234", "letter");
    refused("...", "Between");
    refused("A  B", "Between");
    refused("A -B", "Between");
    static const char *const hidden[] = {"Ann\xe2\x80\x8b", /* zero width */
                                         "\xe2\x80\xae"
                                         "nnA", /* turned around */
                                         "A\xc2\x9b"
                                         "b", /* C1 */
                                         "A\nb",
                                         "A\tb",
                                         "A\x7f"
                                         "b",
                                         "A\xcc\x81nn",              /* an accent apart */
                                         "A\xc2\xa0nn",              /* another blank */
                                         "\xe1\x85\x9f\xe1\x85\xa0", /* fillers of Hangul */
                                         "A<b>",
                                         "A\"b",
                                         "A\\b",
                                         "A(bot)",
                                         "A\xf0\x9f\x83\x8f",
                                         "A\xef\xbc\xa1",
                                         "A\x80"};
    for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++)
        refused(hidden[i], "nothing else");
}

TEST(nobody_is_called_like_a_bot)
{
    static const char *const bots[] = {"Bot",        "B0t",          "The Bot",    "novice bot",
                                       "club_bot",   "Club 2",       "master-bot", "MasterBot",
                                       "BotNovice",  "Bot 7",        "7 of Bots",  "Novice",
                                       "Nov1ce Bot", "Ann the bot2", "Вот"};
    for (size_t i = 0; i < sizeof bots / sizeof *bots; i++)
        refused(bots[i], "bots of the house");
    static const char *const people[] = {"Abbot",     "Talbot",  "Bottle",     "Botticelli",
                                         "Robot Ann", "Clubby",  "Mastermind", "Both",
                                         "Novices",   "Sabotage"};
    struct reason why;
    for (size_t i = 0; i < sizeof people / sizeof *people; i++)
        if (!name_check(people[i], &why))
            fail_msg("%s: %s", people[i], why.text);
}

static bool alike(const char *a, const char *b)
{
    char one[SKELETON_BYTES], other[SKELETON_BYTES];
    name_skeleton(a, one);
    name_skeleton(b, other);
    return !strcmp(one, other);
}

TEST(what_looks_alike_has_one_skeleton)
{
    static const char *const pairs[][2] = {
        {"Ann", "ANN"},       {"Ann", "Änn"},       {"Quiet Otter", "quiet_otter"},
        {"Bill", "BiII"},     {"Bill", "B1l1"},     {"Oleg", "0leg"},
        {"Mama", "Marna"},    {"Wilma", "VVilma"},  {"Сора", "Copa"},   /* Cyrillic */
        {"ТОМ", "Tom"},       {"Ρετρο", "Petpo"},   {"ΗΑΝΝΑ", "Hanna"}, /* Greek */
        {"ΩΜΕΓΑ", "ωμέγα"},   {"ЁЖИК", "ёжик"},     {"ΣΑΣ", "σας"},
        {"Straße", "Strase"}, {"NGUYỄN", "nguyen"}, {"ŁUKASZ", "łukasz"},
        {"ҐАВА", "ґава"},     {"Șerban", "serban"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (!alike(pairs[i][0], pairs[i][1]))
            fail_msg("%s and %s", pairs[i][0], pairs[i][1]);
}

TEST(what_does_not_look_alike_has_not)
{
    CHECK(!alike("Ann", "Anna"));
    CHECK(!alike("Vina", "Nina"));
    CHECK(!alike("Жук", "Дук"));
    CHECK(!alike("Γάμα", "Λάμα"));
    CHECK(!alike("田中", "中田"));
    CHECK(!alike("Ann2", "Ann3"));
}

TEST(the_house_has_names_of_its_own)
{
    static const char *const names[] = {"Club",   "Ciub",   "Novice",
                                        "Master", "Мaster", "Departed Player"};
    char skeleton[SKELETON_BYTES];
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        name_skeleton(names[i], skeleton);
        CHECK(name_is_reserved(skeleton));
    }
    name_skeleton("Clubby", skeleton);
    CHECK(!name_is_reserved(skeleton));
}
