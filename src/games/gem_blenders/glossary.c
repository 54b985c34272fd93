/* glossary.c - the words of the game, explained. */
#include "games/gem_blenders/gem_blenders.h"

const struct term gb_terms[] = {
    {"hero", "Hero",
     "One of the four cards that always stand on your field, with LV, ATK, DEF and "
     "an effect of its own.",
     "GB-300.4"},
    {"frontline", "Frontline",
     "Your heroes in left, center and right position, who can attack and "
     "be attacked.",
     "GB-300.2a"},
    {"back", "Back position",
     "The place behind the frontline, from which a hero neither attacks "
     "nor is attacked.",
     "GB-300.2a"},
    {"opposite", "Opposite",
     "Your left hero faces the enemy's right one, center faces center, "
     "right faces left.",
     "GB-300.3a"},
    {"atk", "ATK", "What a hero brings into an attack; with 0 ATK it drops out.", "GB-204.1"},
    {"def", "DEF", "What is taken off the ATK of each hero that attacks this one.", "GB-204.3"},
    {"written", "Written ATK or DEF", "The number on the hero or its blend, without any bonus.",
     "GB-624.1"},
    {"bonus", "Bonus", "ATK or DEF that an effect adds or takes; the sum never falls below 0.",
     "GB-605.1"},
    {"lv", "LV", "A hero can be blended only with a blend whose LV is not higher than its own.",
     "GB-302.3"},
    {"gem", "Gem", "A card that you equip a hero with; it stays there and pays for blends.",
     "GB-301.3"},
    {"allotted_gem", "Allotted gem",
     "The one gem that you may equip from your hand in each of "
     "your turns; gems by effects come on top.",
     "GB-602.1"},
    {"equip", "Equip", "A hero that gains a gem card is equipped with it.", "GB-611.1"},
    {"basic_gem", "Basic gem",
     "A gem of one of the nine types, of which a deck may hold as many "
     "as you like.",
     "GB-101.5"},
    {"special_gem", "Special gem", "A gem with a text; a deck holds at most one copy of each.",
     "GB-101.7"},
    {"activation_gem", "Activation gem",
     "A stat or effect with this mark counts only while its "
     "hero has at least one gem, of any type.",
     "GB-300.5"},
    {"invisible_gem", "Invisible gem",
     "A gem that an effect gives without a card: it counts, but "
     "cannot be moved or discarded.",
     "GB-614.1"},
    {"blend", "Blend",
     "A card that you play on a hero with the right gems: the hero then has its "
     "ATK, DEF and effect.",
     "GB-302.3"},
    {"gem_requirement", "Gem requirement",
     "The gems that a hero must have for a blend; if one of "
     "them goes away the blend falls at once.",
     "GB-302.6"},
    {"deblend", "Deblend", "To discard the blend of a hero; the hero and its gems stay.",
     "GB-302.5a"},
    {"deblend_to_block", "Deblend to block",
     "A hero that is attacked can give up its blend to "
     "prevent the damage of one attacker.",
     "GB-610.1"},
    {"effect", "Effect", "What the text of a hero, or of the blend on it, does.", "GB-500.1"},
    {"passive", "Passive effect", "An effect that is always in force and is never used.",
     "GB-500.4a"},
    {"action", "Action", "A card that you play once into your action meter for what it says.",
     "GB-303.3"},
    {"timed", "Timed action",
     "An action for the moment that its text names, also in the other "
     "player's turn.",
     "GB-623.1"},
    {"action_meter", "Action meter",
     "Where played actions lie until the round ends; when its "
     "slots, usually five, are full you can play no more.",
     "GB-401.2"},
    {"stars", "Stars", "A deck may have five of them at most on all its actions together.",
     "GB-101.6"},
    {"attack", "Attack",
     "Once in your turn you name frontline heroes, who all attack at the same "
     "time; their damage is ATK minus DEF.",
     "GB-203.1"},
    {"additional_attack", "Additional attack",
     "One more attack of a hero right after the first, "
     "without being declared again.",
     "GB-601.1"},
    {"damage", "Damage",
     "It lowers HP; what is not done by an attack is non-attack damage, which "
     "nobody can block by deblending.",
     "GB-615.1"},
    {"hp", "HP", "Hit points: each round begins with 20, and who has 0 loses the round.",
     "GB-613.1"},
    {"round", "Round",
     "It ends when a player has 0 HP; only HP and action meters are then set "
     "back, and who wins two rounds wins the game.",
     "GB-206.3"},
    {"draw", "Draw",
     "Your turn begins with a card from your deck, but for the first turn of the "
     "player who goes first.",
     "GB-201.1"},
    {"decking_out", "Decking out",
     "Each card that you should draw from an empty deck costs you 15 "
     "HP in its place.",
     "GB-618.1"},
    {"mulligan", "Mulligan",
     "Once, before the first turn, you may shuffle your hand back and draw "
     "seven new cards.",
     "GB-200.6"},
    {"search", "Search", "You look through your deck, show the card that you take, and shuffle.",
     "GB-619.1"},
    {"movement", "Movement",
     "Switching, rotating and arranging change positions; gems and blend "
     "go with their hero.",
     "GB-612.1"},
    {"rotate", "Rotate",
     "All four heroes go one step round the diamond: clockwise from center to "
     "right, back, left.",
     "GB-617.1a"},
    {"switch", "Switch", "Two heroes of one field trade positions.", "GB-622.1"},
    {"arrange", "Arrange", "Two to four heroes of one field take each other's positions freely.",
     "GB-603.1"},
    {"substitute", "Substitute",
     "A hero from the bench takes the place and the gems of one on the "
     "field, whose blend is discarded.",
     "GB-621.1"},
    {"bench", "Bench", "Up to four further heroes, unseen by the opponent until they enter.",
     "GB-405.2"},
    {"attach", "Attach",
     "An effect can lay a card under its hero: it is no longer a gem there, and "
     "is discarded when the effect is lost.",
     "GB-604.1"},
    {"end_phase", "End phase", "The end of a turn, when effects for that moment happen.",
     "GB-205.1"},
    {"concede", "Concede", "A player may give up the whole game at any time; the other one wins.",
     "GB-102.2"},
    {NULL},
};

const struct mode_text gb_mode_texts[] = {
    {"standard", "Bring the other player's HP from 20 to 0 in two rounds.",
     "Each player brings a deck of 50 cards and 4 to 8 heroes, which the other one does not know. "
     "Once per turn you equip a gem and once you attack; blends need the gems of a hero, and "
     "actions fill a meter that is emptied only when a round ends."},
    {NULL},
};

const struct mark gb_marks[] = {
    {"● ○", "a round won; a round still to win", NULL},
    {"◂", "this player is asked", NULL},
    {"0[2]", "the 2 waits for an activation gem and does not count until the hero has a gem", NULL},
    {"[Footwork]", "the hero's effect waits for an activation gem", NULL},
    {"(Induction)", "the hero has this effect, but it works only in back position", NULL},
    {"Py Aq Te Cr El No Lu Ae Ca",
     "gems: Pyrogem, Aquagem, Terragem, Cryogem, Electrogem, Nocturnagem, Luminagem, Aerogem, "
     "Caprogem; Py2 are two of them",
     NULL},
    {"Pr* Em*", "special gems: Prismagem (any one type), Emberfrost Gem (Pyrogem or Cryogem)",
     NULL},
    {"Te* Ae* No* Lu*",
     "special gems: Titan Terragem, Keen Aerogem, Echo Nocturnagem, Halo Luminagem", NULL},
    {"~Ca ~any", "invisible gems, of this type or of any one type: they count, but are no cards",
     NULL},
    {"+2", "two gems more, for which there is no space here", NULL},
    {"Usher (1/2 No Ca)", "a blend in the hand: its ATK and DEF, and the gems that it requires",
     NULL},
    {"attacks left", "in this attack, against the opponent's left hero", NULL},
    {"no effect", "a card has taken its effect away for a time", NULL},
    {"replaced", "for this turn it has the effect that is named in place of its own", NULL},
    {"inverted", "its written ATK and DEF have changed places for this turn", NULL},
    {"barred", "it cannot attack again this turn", NULL},
    {"attacks again", "it may make an additional attack this turn", NULL},
    {"1 attached", "a card lies under the hero, which is no longer a gem", NULL},
    {NULL},
};
