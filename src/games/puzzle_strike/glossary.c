/* glossary.c - the words of the game, explained. */
#include "games/puzzle_strike/puzzle_strike.h"

const struct term ps_terms[] = {
    {"gem_pile", "Gem pile",
     "The gems that lie in front of a player; only they can be crashed and combined, and their "
     "numbers are added up.",
     "PS-003"},
    {"full_pile", "Full pile", "Who ends their own turn with a gem pile of ten or more loses.",
     "PS-002"},
    {"ante", "Ante",
     "A gem comes from the bank into a gem pile: one at the start of each turn, others because of "
     "chips.",
     "PS-198"},
    {"height_bonus", "Height bonus",
     "In cleanup one draws 1, 2 or 3 chips more for a pile of 3, 6 or 9.", "PS-106"},
    {"action", "Action",
     "A player may play one chip with a banner each turn, and more with arrows.", "PS-082"},
    {"banner", "Banner",
     "The colour of an Action chip: brown, purple, red, blue, gray or gold, or several of them; "
     "gems and Wounds have none.",
     "PS-229"},
    {"black_arrow", "Black arrow", "It pays for one more chip of any colour this turn.", "PS-176"},
    {"coloured_arrow", "Coloured arrow",
     "A brown, purple, red or blue arrow pays for one more chip whose banner has that colour.",
     "PS-177"},
    {"money", "Money",
     "Gems of the hand, played in the buy phase, and what chips give; what is not spent is lost.",
     "PS-091"},
    {"purchase", "Purchase", "Each turn at least one chip is bought; it goes to the discard pile.",
     "PS-059"},
    {"piggy_bank", "Piggy bank",
     "In cleanup it keeps a chip in the hand, and one chip less is drawn for it.", "PS-181"},
    {"cleanup", "Cleanup",
     "What was played and what is left in the hand is discarded, and a new hand of five and the "
     "height bonus is drawn.",
     "PS-105"},
    {"bag", "Bag",
     "Where a player draws from; when it is empty the discard pile is shuffled into it.", "PS-087"},
    {"top", "On top of the bag",
     "A chip there is seen by everybody and is drawn before any chip of the bag.", "PS-202"},
    {"bank", "Bank",
     "Eighteen stacks from which chips are bought: the gems, Combine, Crash Gem, Double Crash Gem, "
     "Wound and ten puzzle chips.",
     "PS-076"},
    {"empty_stack", "Empty stack",
     "A stack of the bank that has run out or was removed; enough of them bring Panic Time.",
     "PS-113"},
    {"panic_time", "Panic Time",
     "As soon as as many stacks are empty as there are players, everybody antes 2-gems; with one "
     "more it is Danger Time (3-gems), with two more Deadly Time (4-gems), and it never goes back.",
     "PS-113"},
    {"puzzle_chip", "Puzzle chip", "A chip of one of the ten stacks that differ from game to game.",
     "PS-074"},
    {"character_chip", "Character chip",
     "One of the three chips that a player's character begins with; it can't be bought or trashed.",
     "PS-055"},
    {"wound", "Wound",
     "A chip that costs nothing and does nothing but take the place of better ones.", "PS-057"},
    {"combining", "Combining",
     "Two gems of a pile become one gem of their sum, which is 4 at most; the pile stays as high "
     "as it was.",
     "PS-012"},
    {"crash", "Crash",
     "A gem of one's own pile is broken, and as many 1-gems as its number are sent to an opponent.",
     "PS-019"},
    {"counter_crash", "Counter-crash",
     "Gems of one's own pile are crashed against gems that are sent: they cancel each other, and "
     "what is left goes to who crashed less.",
     "PS-033"},
    {"four_gem", "4-gem", "Gems of a crash that breaks a 4-gem can't be answered at all.",
     "PS-040"},
    {"stand_in", "Stand-in",
     "A gem that the bank lacks is replaced by a stand-in, which vanishes when it leaves the pile.",
     "PS-122"},
    {"fist", "Fist", "The red sign of an attack.", "PS-185"},
    {"blue_shield", "Blue shield",
     "A chip with it is a reaction to a fist that would affect its player.", "PS-186"},
    {"purple_shield", "Purple shield", "A chip with it is a reaction to gems that are sent.",
     "PS-189"},
    {"reaction", "Reaction",
     "A chip that answers something an opponent does: it costs no action, goes to the discard "
     "pile, and there is one for each event.",
     "PS-196"},
    {"orb", "Orb",
     "The crash sphere, a sign of Combine, Crash Gem and Double Crash Gem and of the character "
     "chip Crash Potato.",
     "PS-188"},
    {"mighty", "! chip",
     "The exclamation mark is a sign of the mightiest chips, which some other chips may not touch.",
     "PS-191"},
    {"ongoing", "Ongoing",
     "A chip that stays in front of its player and works every turn until something says that it "
     "is discarded.",
     "PS-201"},
    {"once_per_turn", "Once per turn",
     "A second chip of the same name has no effect in the same turn.", "PS-200"},
    {"trash", "Trash", "The chip goes back to its stack of the bank.", "PS-192"},
    {"gain", "Gain", "A chip comes from the bank into the discard pile.", "PS-193"},
    {"discard", "Discard",
     "The chip goes to its player's discard pile, which everybody may look through.", "PS-233"},
    {"floating_gems", "Floating gems",
     "With three or four players gems that are sent from a pile of ten or more wait until the pile "
     "is lower.",
     "PS-154"},
    {"tie", "Tie",
     "Who share the lowest pile at the end take one more turn each, and their piles are compared "
     "again.",
     "PS-112"},
    {"elimination", "Elimination",
     "With last-standing a full pile puts its player out of the game, and everybody's ante grows "
     "by 1.",
     "PS-164"},
    {"team", "Team", "Two players who share a gem pile and take their turns together.", "PS-127"},
    {"draft", "Clockwork soldier",
     "Instead of a character a player drafts three character chips from an open pool.", "PS-171"},
    {"losers_choice", "Loser's choice",
     "Who lost a game of a match plays first in the next one and may switch the character, a stack "
     "or the whole bank.",
     "PS-213"},
    {NULL},
};

const struct mode_text ps_mode_texts[] = {
    {"duel", "Make your opponent end their turn with a gem pile of ten or more.",
     "Two players. A high pile draws more chips, so let it grow and send it over before it is "
     "full; "
     "keep a Crash Gem in the hand to answer what comes back."},
    {"free-for-all", "Have the lowest gem pile when somebody ends their turn with ten or more.",
     "Three or four players, and everybody may send gems to everybody, or answer for somebody "
     "else. "
     "Gems sent from a pile of ten or more float until it is lower. Who shares the lowest pile "
     "takes one more turn."},
    {"last-standing", "Be the last one whose gem pile was never full at the end of their turn.",
     "Three or four players. Who ends a turn with ten or more is out of the game, and from then on "
     "everybody antes larger gems."},
    {"team", "Make the other team end its turn with a gem pile of ten or more.",
     "Two against two. Team mates share a pile and a turn, but have hands, arrows and money of "
     "their own; each has to buy a chip. They may act in any order, and one of them answers."},
    {"tournament", "Win two games of duels before your opponent does.",
     "Both choose their characters in secret, and the bank is random. Who loses a game begins the "
     "next one and may change one thing."},
    {NULL},
};

const struct mark ps_marks[] = {
    {"[1] [=2=]", "gems of a pile, as wide as their number; \" . \" is room for one more"},
    {"_+1_ _+2_ _+3_", "from here on so many chips more are drawn in cleanup"},
    {"▌10", "a turn that ends with a pile up to here or beyond loses"},
    {"7/10", "the sum of a pile, of the ten that lose"},
    {"×4", "how many chips are left in a stack, or of this chip"},
    {"$5", "what a chip costs, or money"},
    {"*", "a trap lies on this stack: who buys there gains a Wound"},
    {"out", "this stack was removed from the game"},
    {"(n) (p) (r) (b) (g) (!)", "a banner: brown, purple, red, blue, gray, gold"},
    {"◂", "who is asked"},
    {"+3 more", "so many chips are not drawn: look at the zone"},
    {NULL},
};
