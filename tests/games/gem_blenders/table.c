/* table.c - see table.h. */
#include "games/gem_blenders/table.h"

SCENES_OF(gem_blenders)

int card(const char *id)
{
    for (int i = 1; i < CARDS; i++)
        if (!strcmp(gb_card(i)->id, id))
            return i;
    fail_msg("there is no card '%s'", id);
    return 0;
}

/* --- Scenes. --- */

/* The next word of a list, up to one of the given ends; false at the end of the list. */
static bool next_word(const char **list, const char *ends, char word[160])
{
    *list += strspn(*list, ends);
    size_t length = strcspn(*list, ends);
    CHECK(length < 160);
    memcpy(word, *list, length);
    word[length] = '\0';
    *list += length;
    return length > 0;
}

static void lay_hero(struct hero *h, const char *words)
{
    char word[160];
    const char *rest = words;
    bool blended = strchr(words, ':') != NULL;
    CHECK(next_word(&rest, ":+", word));
    *h = (struct hero){.card = (uint8_t)card(word)};
    if (blended && next_word(&rest, ":+", word))
        h->blend = (uint8_t)card(word);
    while (next_word(&rest, "+", word))
        h->gems[card(word) - FIRST_GEM]++;
    gb_count_gems(h);
}

static void lay_heroes(struct player *s, const char *heroes)
{
    char word[160];
    int slot = 0;
    memset(s->hero, 0, sizeof s->hero);
    while (next_word(&heroes, " |", word)) {
        CHECK(slot < HEROES);
        lay_hero(&s->hero[slot], word);
        if (slot < POSITIONS) {
            s->hero[slot].flags = KNOWN;
            s->line[slot] = (uint8_t)slot;
        }
        slot++;
    }
    CHECK(slot >= POSITIONS);
}

static int cards_of(const struct player *s)
{
    int count = s->hand.count + s->deck.count + s->discard.count + s->meter.count;
    for (int slot = 0; slot < HEROES; slot++)
        count += s->hero[slot].gem_count + !!s->hero[slot].blend;
    return count;
}

struct half {
    const char *heroes, *hand, *deck, *discard, *meter;
    int hp, left, turns, wins;
};

static void lay_side(struct game *g, int seat, const struct half *half)
{
    struct player *s = &g->player[seat];
    char word[160];
    *s = (struct player){0};
    const char *list = half->hand ? half->hand : "";
    lay_heroes(s, half->heroes ? half->heroes : "carter imani pilar odette");
    while (next_word(&list, " ", word))
        gb_hand_add(g, seat, card(word), false);
    for (list = half->discard ? half->discard : ""; next_word(&list, " ", word);)
        zone_put(ZONE_OF(s->discard), (uint8_t)card(word));
    for (list = half->meter ? half->meter : ""; next_word(&list, " ", word);)
        zone_put(ZONE_OF(s->meter), (uint8_t)card(word));
    uint8_t top[MAIN_DECK];
    int named = 0;
    for (list = half->deck ? half->deck : ""; next_word(&list, " ", word);)
        top[named++] = (uint8_t)card(word);
    int fill = MAIN_DECK - cards_of(s) - named;
    int left = half->left < 0 ? 0 : half->left ? half->left - named : fill;
    CHECK(fill >= 0 && left >= 0 && left <= fill);
    for (int i = 0; i < fill; i++)
        if (i < left)
            zone_put(ZONE_OF(s->deck), GEM_terragem);
        else
            zone_put(ZONE_OF(s->discard), GEM_terragem);
    while (named)
        zone_put(ZONE_OF(s->deck), top[--named]);
    s->turns = (uint8_t)(half->turns ? half->turns : 5);
    s->wins = (uint8_t)half->wins;
    gb_set_hp(g, seat, half->hp ? half->hp : FULL_HP);
}

static void give_turn(struct game *g, int seat)
{
    g->turn = (uint8_t)seat;
    g->k.depth = 0;
    SCRIPT_RESTORE(match, MATCH_IN_TURN, 0);
    SCRIPT_RESTORE(turn, TURN_ASKS_PLAY, (uint8_t)seat);
    kernel_ask(&g->k, seat_bit(seat), (struct ask){.kind = ASK_PLAY});
}

struct game table(int me, struct scene scene)
{
    struct game g = STARTED(1, "red", "glacier", "blue", "carousel");
    first_options_until(&g, ASK_PLAY);
    give_turn(&g, me);
    g.first = (uint8_t)(scene.started ? me : me ^ 1);
    struct half mine = {scene.heroes, scene.hand, scene.deck,  scene.discard, scene.meter,
                        scene.hp,     scene.left, scene.turns, scene.wins};
    struct half other = {scene.foe_heroes,  scene.foe_hand,  scene.foe_deck,
                         scene.foe_discard, scene.foe_meter, scene.foe_hp,
                         scene.foe_left,    scene.foe_turns, scene.foe_wins};
    lay_side(&g, me, &mine);
    lay_side(&g, me ^ 1, &other);
    check_valid(&g);
    return g;
}

struct side standing(const char *hero, int position)
{
    static const char *const others[] = {"wren", "noor", "imani", "pilar"};
    struct side side;
    size_t length = 0;
    for (int i = 0; i < POSITIONS; i++)
        length += (size_t)snprintf(side.heroes + length, sizeof side.heroes - length, "%s ",
                                   i == position ? hero : others[i]);
    CHECK(length < sizeof side.heroes);
    return side;
}

/* --- Answers. --- */

/* The one who attacks, or is attacked: under the name of its blend. */
static const char *short_name(const struct game *g, int seat, int slot)
{
    const struct hero *h = &g->player[seat].hero[slot];
    return gb_card(h->blend ? h->blend : h->card)->name;
}

/* An attack as tests write it: "Gull (3) at Imani (0), Rufus (2) at Noor (0) [LrCc]". */
static void note_attack(const struct game *g, struct option o, char out[300])
{
    int seat = asked(g);
    const uint8_t aim[] = {o.a, o.b, o.c};
    char aims[8] = "";
    size_t length = 0;
    struct game then = *g;
    for (int i = 0; i < BACK; i++)
        if (aim[i])
            then.attack.attacker[then.attack.count++] = g->player[seat].line[i];
    for (int i = 0; i < BACK; i++) {
        if (!aim[i])
            continue;
        int slot = g->player[seat].line[i], at = g->player[seat ^ 1].line[aim[i] - 1];
        length += (size_t)snprintf(
            out + length, 300 - length, "%s%s (%d) at %s (%d)", length ? ", " : "",
            short_name(g, seat, slot), gb_stat(&then, seat, slot, ATK, at, NULL),
            short_name(g, seat ^ 1, at), gb_stat(&then, seat ^ 1, at, DEF, NO_SLOT, NULL));
        snprintf(aims + strlen(aims), sizeof aims - strlen(aims), "%c%c", "LCR"[i],
                 "lcr"[aim[i] - 1]);
    }
    snprintf(out + length, 300 - length, " [%s]", aims);
}

static struct option find_attack(const struct game *g, const char *words, bool alone)
{
    struct question q = question_of(g, asked(g));
    for (int i = 0; i < q.count; i++) {
        struct option o = q.options[i];
        size_t length = strlen(words);
        char note[300];
        if (o.verb != ATTACK || (alone && (o.a != 0) + (o.b != 0) + (o.c != 0) > 1))
            continue;
        note_attack(g, o, note);
        if (!strncmp(note, words, length) &&
            (alone || !note[length] || !strncmp(note + length, " [", 2)))
            return o;
    }
    fail_msg("the attack \"%s\" is not offered", words);
    return OPTION(0);
}

bool can_attack(const struct game *g, const char *aim)
{
    struct question q = question_of(g, asked(g));
    bool found = false;
    for (int i = 0; i < q.count; i++) {
        char note[300] = "";
        if (q.options[i].verb == ATTACK)
            note_attack(g, q.options[i], note);
        found |= strstr(note, aim) != NULL;
    }
    return found;
}

struct option attack_by(const struct game *g, const char *hero)
{
    return find_attack(g, hero, true);
}

struct option attack(const struct game *g, const char *words)
{
    return find_attack(g, words, false);
}

void no_timed_actions(struct game *g)
{
    answer_all(g, ASK_TIMED, OPTION(PASS));
}

void end_turn(struct game *g)
{
    DO(g, "End your turn");
    no_timed_actions(g);
    CHECK_EQ(kind_asked(g), ASK_PLAY);
}

/* --- What can be seen. --- */

int slot_of(const struct game *g, int seat, const char *hero)
{
    for (int slot = 0; slot < HEROES; slot++)
        if (g->player[seat].hero[slot].card == card(hero))
            return slot;
    fail_msg("seat %d has no hero '%s'", seat, hero);
    return 0;
}

int hp(const struct game *g, int seat)
{
    return g->player[seat].hp[0] + 256 * g->player[seat].hp[1];
}

int atk(const struct game *g, int seat, const char *hero)
{
    return gb_stat(g, seat, slot_of(g, seat, hero), ATK, NO_SLOT, NULL);
}

int def(const struct game *g, int seat, const char *hero)
{
    return gb_stat(g, seat, slot_of(g, seat, hero), DEF, NO_SLOT, NULL);
}

int attacking(const struct game *g, int seat, const char *hero, const char *at)
{
    return gb_stat(g, seat, slot_of(g, seat, hero), ATK, slot_of(g, 1 - seat, at), NULL);
}

int place_of(const struct game *g, int seat, const char *hero)
{
    for (int i = 0; i < POSITIONS; i++)
        if (g->player[seat].line[i] == slot_of(g, seat, hero))
            return i;
    return BENCH;
}

const char *blend_of(const struct game *g, int seat, const char *hero)
{
    int blend = g->player[seat].hero[slot_of(g, seat, hero)].blend;
    return blend ? gb_card(blend)->id : "";
}

int gems_of(const struct game *g, int seat, const char *hero, const char *gem)
{
    return g->player[seat].hero[slot_of(g, seat, hero)].gems[card(gem) - FIRST_GEM];
}

bool effect_works(const struct game *g, int seat, const char *hero)
{
    int slot = slot_of(g, seat, hero), effect = gb_effect_of(g, seat, slot);
    return effect && gb_works(g, seat, slot, effect);
}

static int count(const uint8_t *cards, int size, const char *id)
{
    int found = 0;
    for (int i = 0; i < size; i++)
        found += (cards[i] & 0x7f) == card(id);
    return found;
}

int in_hand(const struct game *g, int seat, const char *id)
{
    return count(g->player[seat].hand.card, g->player[seat].hand.count, id);
}

int in_discard(const struct game *g, int seat, const char *id)
{
    return count(g->player[seat].discard.card, g->player[seat].discard.count, id);
}

int in_deck(const struct game *g, int seat, const char *id)
{
    return count(g->player[seat].deck.card, g->player[seat].deck.count, id);
}

int in_meter(const struct game *g, int seat, const char *id)
{
    return count(g->player[seat].meter.card, g->player[seat].meter.count, id);
}
