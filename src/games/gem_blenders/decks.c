/* decks.c - decks: the six ready ones, and what a legal deck is (GB-101). */
#include "games/gem_blenders/decks.h"

#include "games/gem_blenders/words.h"

#include <stdio.h>

const char *const gb_deck_choices[] = {"random",       "life-burn", "carousel", "glacier",
                                       "sunrise-menu", "toll-road", "undertow", NULL};

/* Reconstructed, one per strategy: the lists of the printed starter decks are not known. */
const struct deck gb_ready_decks[DECKS] = {
    {.name = "Life Burn",
     .heroes = 6,
     .hero = {HERO_sable, HERO_juno, HERO_matthew, HERO_beatrice, HERO_carter, HERO_min_seo},
     .count = {[GEM_electrogem] = 6,
               [GEM_nocturnagem] = 5,
               [GEM_caprogem] = 5,
               [GEM_pyrogem] = 4,
               [GEM_terragem] = 1,
               [GEM_prismagem] = 1,
               [BLEND_ghost] = 2,
               [BLEND_usher] = 1,
               [BLEND_sparker] = 2,
               [BLEND_stoker] = 2,
               [BLEND_toxic_ram] = 3,
               [BLEND_bolt_ram] = 2,
               [BLEND_catalyst_controller] = 1,
               [BLEND_dread_blader] = 1,
               [BLEND_ion_banger] = 1,
               [BLEND_herd_necromancer] = 1,
               [ACTION_pain_trade] = 3,
               [ACTION_quick_study] = 3,
               [ACTION_gem_finder] = 1,
               [ACTION_blend_finder] = 1,
               [ACTION_snack] = 1,
               [ACTION_salvage] = 1,
               [ACTION_block_attack] = 1,
               [ACTION_cannon_boom] = 1}},
    {.name = "Carousel",
     .heroes = 6,
     .hero = {HERO_wren, HERO_tobias, HERO_elaine, HERO_carter, HERO_imani, HERO_devin},
     .count =
         {[GEM_electrogem] = 6,      [GEM_terragem] = 6,           [GEM_aerogem] = 5,
          [GEM_cryogem] = 4,         [GEM_prismagem] = 1,          [BLEND_electron] = 3,
          [BLEND_hornet] = 2,        [BLEND_magnet] = 1,           [BLEND_glider] = 1,
          [BLEND_royal_buzzer] = 2,  [BLEND_diamond_driller] = 3,  [BLEND_gyro_spinner] = 2,
          [BLEND_orbit_juggler] = 2, [BLEND_carousel_emperor] = 1, [ACTION_rotate] = 3,
          [ACTION_switch] = 2,       [ACTION_quick_study] = 2,     [ACTION_gem_finder] = 1,
          [ACTION_formation] = 1,    [ACTION_force_switch] = 1,    [ACTION_double_strike] = 1}},
    {.name = "Glacier",
     .heroes = 6,
     .hero = {HERO_gideon, HERO_chao, HERO_greta, HERO_bram, HERO_rufus, HERO_pilar},
     .count = {[GEM_cryogem] = 7,       [GEM_terragem] = 4,         [GEM_caprogem] = 5,
               [GEM_aquagem] = 4,       [GEM_luminagem] = 1,        [GEM_titan_terragem] = 1,
               [BLEND_guard] = 3,       [BLEND_reflector] = 1,      [BLEND_mountaineer] = 1,
               [BLEND_anchor] = 1,      [BLEND_berg_inflicter] = 3, [BLEND_hail_dominator] = 2,
               [BLEND_ice_creamer] = 2, [BLEND_shard_buster] = 2,   [BLEND_avalanche_bringer] = 1,
               [ACTION_stun] = 2,       [ACTION_block_attack] = 2,  [ACTION_invert] = 1,
               [ACTION_brace] = 2,      [ACTION_blend_finder] = 2,  [ACTION_gem_finder] = 2,
               [ACTION_snack] = 1}},
    {.name = "Sunrise Menu",
     .heroes = 7,
     .hero = {HERO_carter, HERO_pilar, HERO_noor, HERO_kula, HERO_hickory, HERO_odette, HERO_devin},
     .count =
         {[GEM_luminagem] = 6,        [GEM_pyrogem] = 6,          [GEM_aquagem] = 5,
          [GEM_aerogem] = 4,          [GEM_terragem] = 1,         [GEM_halo_luminagem] = 1,
          [BLEND_bishop] = 3,         [BLEND_cone] = 2,           [BLEND_gull] = 2,
          [BLEND_flare_launcher] = 3, [BLEND_tide_caller] = 2,    [BLEND_satchel_carrier] = 1,
          [BLEND_horizon_gazer] = 2,  [BLEND_gourmet_guider] = 1, [BLEND_sunrise_conductor] = 1,
          [ACTION_gem_finder] = 2,    [ACTION_quick_study] = 2,   [ACTION_recycle] = 1,
          [ACTION_snack] = 1,         [ACTION_pep_talk] = 1,      [ACTION_extra_gem] = 1,
          [ACTION_master_plan] = 1,   [ACTION_cannon_boom] = 1}},
    {.name = "Toll Road",
     .heroes = 6,
     .hero = {HERO_matthew, HERO_lionel, HERO_greta, HERO_fitch, HERO_rufus, HERO_imani},
     .count = {[GEM_nocturnagem] = 6,     [GEM_terragem] = 5,         [GEM_aerogem] = 5,
               [GEM_pyrogem] = 4,         [GEM_aquagem] = 1,          [GEM_echo_nocturnagem] = 1,
               [BLEND_virus] = 3,         [BLEND_hornet] = 2,         [BLEND_imp] = 2,
               [BLEND_burn_fowl] = 2,     [BLEND_slip_knotter] = 3,   [BLEND_ash_peddler] = 2,
               [BLEND_toll_gatherer] = 2, [BLEND_doom_collector] = 1, [ACTION_stun] = 2,
               [ACTION_force_switch] = 1, [ACTION_cancel] = 1,        [ACTION_gem_finder] = 2,
               [ACTION_blend_finder] = 2, [ACTION_quick_study] = 2,   [ACTION_snack] = 1}},
    {.name = "Undertow",
     .heroes = 6,
     .hero = {HERO_carter, HERO_dexter, HERO_matthew, HERO_fitch, HERO_kula, HERO_pilar},
     .count = {[GEM_aquagem] = 6,          [GEM_nocturnagem] = 6,      [GEM_aerogem] = 5,
               [GEM_electrogem] = 4,       [GEM_terragem] = 1,         [BLEND_owl] = 3,
               [BLEND_squid] = 2,          [BLEND_gull] = 1,           [BLEND_buoy] = 1,
               [BLEND_pearl_deceptor] = 3, [BLEND_ink_diver] = 2,      [BLEND_eel_charger] = 2,
               [BLEND_storm_weaver] = 2,   [BLEND_mantis_slasher] = 1, [ACTION_spill] = 3,
               [ACTION_gem_finder] = 2,    [ACTION_quick_study] = 1,   [ACTION_blend_finder] = 1,
               [ACTION_switch] = 1,        [ACTION_block_attack] = 2,  [ACTION_overtime] = 1}},
};

/* --- What a legal deck is. --- */

static int count_main(const struct deck *deck)
{
    int cards = 0;
    for (int card = 1; card < CARDS; card++)
        cards += deck->count[card];
    return cards;
}

static int count_stars(const struct deck *deck)
{
    int stars = 0;
    for (int card = FIRST_ACTION; card < FIRST_GEM; card++)
        stars += gb_printed[card].stars * deck->count[card];
    return stars;
}

static int hero_faults(const struct deck *deck, struct text *out)
{
    int faults = 0;
    if (deck->heroes < POSITIONS) {
        text_add(out, "GB-101.1a: it has %d heroes; at least %d are needed.\n", deck->heroes,
                 POSITIONS);
        faults++;
    }
    if (deck->heroes > HEROES) {
        text_add(out, "GB-101.1: it has %d heroes; at most %d are allowed.\n", deck->heroes,
                 HEROES);
        faults++;
    }
    for (int i = 0; i < deck->heroes; i++) {
        if (!gb_is_hero(deck->hero[i])) {
            text_add(out, "GB-101.1: %s is not a hero.\n", gb_card(deck->hero[i])->name);
            faults++;
        }
        for (int j = 0; j < i; j++)
            if (deck->hero[i] == deck->hero[j]) {
                text_add(out, "GB-101.2: %s is there twice.\n", gb_card(deck->hero[i])->name);
                faults++;
                break;
            }
    }
    return faults;
}

static int main_faults(const struct deck *deck, struct text *out)
{
    int faults = 0, cards = count_main(deck);
    for (int card = 1; card < CARDS; card++) {
        const char *name = gb_card(card)->name;
        int count = deck->count[card];
        if (gb_is_hero(card) && count) {
            text_add(out, "GB-300.1: %s is a hero and can't be in the main deck.\n", name);
            faults++;
        }
        if ((gb_is_blend(card) || gb_is_action(card)) && count > COPIES) {
            text_add(out, "GB-101.4: %d copies of %s; at most %d are allowed.\n", count, name,
                     COPIES);
            faults++;
        }
        if (gb_is_gem(card) && !gb_is_basic(card) && count > 1) {
            text_add(out, "GB-101.7: %d copies of the special gem %s; only 1 is allowed.\n", count,
                     name);
            faults++;
        }
    }
    if (cards != MAIN_DECK) {
        text_add(out, "GB-101.3: the main deck has %d cards; it must have %d.\n", cards, MAIN_DECK);
        faults++;
    }
    return faults;
}

int gb_deck_faults(const struct deck *deck, struct text *out)
{
    int faults = hero_faults(deck, out) + main_faults(deck, out), stars = count_stars(deck);
    if (stars > STARS) {
        text_add(out, "GB-101.6: its actions have %d stars; at most %d are allowed.\n", stars,
                 STARS);
        faults++;
    }
    return faults;
}

bool gb_first_fault(const struct deck *deck, char *out, size_t capacity)
{
    struct text faults = {0};
    bool found = gb_deck_faults(deck, &faults) > 0;
    const char *text = found ? text_string(&faults) : "";
    snprintf(out, capacity, "%.*s", (int)strcspn(text, "\n"), text);
    text_free(&faults);
    return found;
}

/* --- Explaining. --- */

static void list_cards(const struct deck *deck, const char *title, int first, int end,
                       struct text *out)
{
    int all = 0;
    for (int card = first; card < end; card++)
        all += deck->count[card];
    text_add(out, "%s (%d)\n", title, all);
    for (int card = first; card < end; card++)
        if (deck->count[card])
            text_add(out, "  %d %s\n", deck->count[card], gb_card(card)->name);
        else if (deck->nought[card])
            text_add(out, "  0 %s: named, but the deck has none\n", gb_card(card)->name);
}

static void list_deck(const struct deck *deck, struct text *out)
{
    text_add(out, "%s\nHeroes (%d)\n", deck->name, deck->heroes);
    for (int i = 0; i < deck->heroes; i++)
        text_add(out, "  %s, %s\n", gb_card(deck->hero[i])->name,
                 gb_position_name(i < POSITIONS ? i : BENCH));
    list_cards(deck, "Gems", FIRST_GEM, CARDS, out);
    list_cards(deck, "Blends", FIRST_BLEND, FIRST_ACTION, out);
    list_cards(deck, "Actions", FIRST_ACTION, FIRST_GEM, out);
    text_add(out, "Stars: %d of %d\n", count_stars(deck), STARS);
}

bool gb_check_text(int field, const char *text, struct text *out)
{
    struct deck deck;
    struct reason why;
    (void)field;
    if (!strcmp(text, "random")) {
        text_add(out, "One of the six decks, by chance.\n");
        return true;
    }
    if (!gb_read_deck(text, &deck, &why)) {
        text_add(out, "%s\n", why.text);
        out->failed |= why.memory; /* then nothing is known of the deck */
        return false;
    }
    list_deck(&deck, out);
    bool legal = !gb_deck_faults(&deck, out);
    if (legal)
        text_add(out, "A legal deck.\n");
    return legal;
}

bool gb_spell_text(int field, const char *text, struct text *out)
{
    struct deck deck;
    struct reason why;
    (void)field;
    if (!strcmp(text, "random"))
        return false;
    if (!gb_read_deck(text, &deck, &why)) {
        out->failed |= why.memory;
        return false;
    }
    gb_write_deck(&deck, out);
    return true;
}
