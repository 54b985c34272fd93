/* glossary.c - the words of the game, explained. */
#include "games/puppet_wars/puppet_wars.h"

const struct term pw_terms[] = {
    /* --- The war, and how it ends. --- */
    {"puppet", "Puppet", "Whoever stands on the field: Masters, Sidekicks and Pawns.", "PW-106"},
    {"master", "Master",
     "The one Puppet that you begin with; if it is torn apart or removed from the game, you have "
     "lost.",
     "PW-219"},
    {"sidekick", "Sidekick",
     "A Puppet of which a Toy Box holds at most one copy; at most a quarter of a Toy Box are "
     "Sidekicks.",
     "PW-127"},
    {"pawn", "Pawn", "A Puppet of which a Toy Box may hold up to three copies.", "PW-131"},
    {"friendly", "Friendly", "What belongs to your army; all other Puppets are Enemies.", "PW-515"},
    {"last_work_bench", "Last Work Bench", "Who controls no Work Bench has lost at once.",
     "PW-220"},
    {"out", "Out",
     "With others left to fight, the Puppets of a player who has lost are torn apart, their Toy "
     "Box and Scrap Heap leave the game, and their Work Benches become Neutral.",
     "PW-224"},
    {"last_army", "Last army", "Who has not lost when all the others have wins the war.", "PW-232"},
    {"all_lost", "All lost", "If all who are left lose at the same moment, the war is a draw.",
     "PW-234"},
    {"turn_limit", "Turn limit",
     "If a number of Turns was agreed on, the war is a draw of all who are left after the last "
     "one.",
     "PW-645"},
    {"nothing_left", "Nothing left",
     "Where nobody can lose, the war is a draw when no Puppet is in play and none can enter.",
     "PW-582"},
    {"shiny", "Shiny!",
     "A win condition: carry the Shiny! Token from the centre to a Work Bench of yours and perform "
     "All For Me there; nobody loses by a torn Master or without Work Benches.",
     "PW-581"},
    {"shiny_lost", "Shiny! lost", "If the Shiny! Token leaves the game, the war is a draw.",
     "PW-582"},
    {"thief_in_the_night", "Thief in the Night",
     "A win condition beside the usual ones: three Upgrades of Enemies attached to your Puppets.",
     "PW-584"},
    {"tag", "Tag, You're It!",
     "A win condition: Enemies cannot target Masters, but the It Token tears a Master apart that "
     "gets it; the first Pawn that each player animates gets one.",
     "PW-590"},
    {"blanket_fort", "Blanket Fort",
     "A win condition: who alone controls the most Work Benches when a Turn is resolved wins; "
     "nobody loses by a torn Master or without Work Benches.",
     "PW-600"},
    {"king_of_the_hill", "King of the Hill",
     "A win condition beside the usual ones: your Master stands on the Hill when a Turn is "
     "resolved.",
     "PW-608"},

    /* --- Turns and rounds. --- */
    {"turn", "Turn",
     "All draw up to their hand limit, play five Animation Rounds, and then the Turn is resolved.",
     "PW-189"},
    {"round", "Animation Round",
     "Everybody draws a card and lays one face down; then, from the lowest number to the highest, "
     "each may animate one Puppet.",
     "PW-192"},
    {"draw", "Draw", "The top card of your Puppet Deck goes to your hand.", "PW-096"},
    {"animation_card", "Animation Card",
     "The card that you lay in a round: its number decides when you act, and with its suit whom "
     "you can animate.",
     "PW-193"},
    {"tie_flip", "Tie flip",
     "Players whose Animation Cards have the same number flip a card each, and the lower one acts "
     "first.",
     "PW-196"},
    {"lot", "Lot", "What is left to chance is decided by flips: the lowest card comes first.",
     "PW-100"},
    {"animate", "Animate",
     "A Puppet whose Animation Requirement the card meets moves up to its Movement and performs "
     "one Action, in any order.",
     "PW-205"},
    {"pass", "Pass", "To animate nobody in this round; the Animation Card is discarded.", "PW-199"},
    {"exhausted", "Exhausted",
     "An Action exhausts a Puppet until the Turn is resolved; if it is animated again before that, "
     "it suffers 1 Rip first.",
     "PW-251"},
    {"resolve_the_turn", "Resolve the Turn",
     "After five rounds Nails rip, Effects end, Exhausted Tokens go, and hands are cut to their "
     "limit.",
     "PW-213"},
    {"hand_limit", "Hand limit",
     "Your Control Hand Size, 4 and 1 for each Work Bench of yours: a Turn begins by drawing up to "
     "it and ends by discarding what is above it.",
     "PW-086"},

    /* --- Cards. --- */
    {"puppet_deck", "Puppet Deck",
     "54 cards of your own: Rams, Crows, Tomes and Masks from 1 to 13, and two Jokers.", "PW-012"},
    {"reshuffle", "Reshuffle", "When a Puppet Deck is empty, its Discard Pile becomes the new one.",
     "PW-078"},
    {"ace", "Ace", "Number 1, and its suit twice.", "PW-061"},
    {"red_joker", "Red Joker",
     "Number 14, and twice a suit that its player chooses when it is used.", "PW-065"},
    {"black_joker", "Black Joker",
     "Number 0 without suit; flipped for an Action, also beside others, it makes it fail.",
     "PW-068"},
    {"flip", "Flip",
     "The top card of a Puppet Deck is turned up: one for an Action, for an Attack as many as the "
     "Combat, of which one is used.",
     "PW-310"},
    {"value", "Value",
     "What an Action demands, such as 6+Crow: one card must reach the number, and all cards used "
     "together must show the suits.",
     "PW-284"},
    {"additional_cost", "Additional cost",
     "What an Action takes beside its value, once that is met: a discarded card, a Rip, or the "
     "Puppet itself.",
     "PW-288"},
    {"dodge", "Dodge",
     "Who is attacked may play one card before the flip: its number and suit replace the printed "
     "Defense for this Attack, even if they are lower.",
     "PW-371"},

    /* --- Puppets. --- */
    {"requirement", "Animation Requirement",
     "AR: the least number of the Animation Card, and the suit that it must have.", "PW-117"},
    {"movement", "Movement", "Mv: how many Spaces a Puppet may move in its Animation.", "PW-136"},
    {"defense", "Defense", "Df: the value that an Attack on the Puppet must meet.", "PW-132"},
    {"combat", "Combat",
     "Cb: how many cards the Puppet flips for an Attack, to use one; with 0 it flips none and "
     "only cards of the hand count.",
     "PW-357"},
    {"upgrade_limit", "Upgrade Limit", "UL: how many Upgrades a Puppet can bear.", "PW-137"},
    {"stitches", "Stitches",
     "St: how many Rips a Puppet can take, with those of its Upgrades; the last one tears it "
     "apart.",
     "PW-443"},
    {"rip", "Rip", "Damage that stays until it is sewn up; an Attack usually does one.", "PW-439"},
    {"torn_apart", "Torn apart",
     "A Puppet with as many Rips as Stitches goes to its owner's Scrap Heap; its Upgrades leave "
     "the game, and what it carried falls.",
     "PW-446"},
    {"removed", "Removed from the game", "What leaves the game never comes back.", "PW-461"},
    {"sewn_up", "Sewn Up", "One Rip is taken off, from an Upgrade first.", "PW-429"},
    {"refreshed", "Refreshed", "A Puppet loses its Exhausted Token.", "PW-427"},
    {"characteristic", "Characteristic",
     "Rotten, Crimefighter, Woe, Stuffed Animal, Metal or Wooden: some Effects and Upgrades ask "
     "for them.",
     "PW-121"},
    {"toy_box", "Toy Box",
     "Your Puppets that are not on the field: when you animate one it enters on a free Work Bench "
     "of yours.",
     "PW-245"},
    {"scrap_heap", "Scrap Heap",
     "Where your torn Puppets lie, with their Upgrade Side up, to be attached to others.",
     "PW-011"},
    {"upgrade", "Upgrade",
     "The other side of a Stat Card: attached to a Puppet it gives what is printed on it.",
     "PW-386"},
    {"difficulty", "Attachment Difficulty",
     "The value to meet when you take the Upgrade of an Enemy that you have torn apart.", "PW-154"},
    {"suitable", "Suitable",
     "An Upgrade fits a Puppet that has a place left for it, all its Necessary Characteristics, "
     "none of those that it excludes, and not the same Upgrade already.",
     "PW-389"},
    {"i_need_this", "I need this",
     "Who has torn apart an adjacent Enemy may try at once to attach its Upgrade.", "PW-393"},
    {"scrounge", "Scrounge",
     "An Action of all Puppets: attach a Suitable Upgrade from your Scrap Heap, without any value "
     "to meet.",
     "PW-341"},
    {"pretty_buttons", "What Pretty Buttons You Have...",
     "An Action of all Puppets that does not exhaust: tear apart a Puppet of yours beside it; you "
     "may attach its Upgrade.",
     "PW-348"},

    /* --- Effects. --- */
    {"effect", "Effect",
     "What an Action or Ability brings; one until the end of the Turn ends when it is resolved.",
     "PW-214"},
    {"ability", "Ability", "A text on a Puppet or its Upgrade that works without an Action.",
     "PW-328"},
    {"counter", "Counter", "An Effect that stays until it is washed off or its bearer leaves play.",
     "PW-480"},
    {"stuck", "Stuck", "It cannot move in its own Animation, but it may act.", "PW-432"},
    {"confused", "Confused", "It cannot act in its own Animation, but it may move.", "PW-416"},
    {"paralyzed", "Paralyzed", "It neither moves nor acts when it is animated.", "PW-422"},
    {"decay", "Decay",
     "A Puppet or Upgrade with a Decay Counter that would be torn apart is removed from the game "
     "instead, and nobody can take its Upgrade.",
     "PW-488"},
    {"powerful", "Powerful", "Its Attacks do so many more Rips.", "PW-423"},
    {"taking_advantage", "Taking Advantage",
     "Until the end of the Turn its Attacks do 1 Rip more to who is Confused, Stuck, Paralyzed or "
     "Exhausted.",
     "PW-423"},
    {"precise", "Precise", "So much is added to the number of each card that it uses for Attacks.",
     "PW-425"},
    {"skillful", "Skillful",
     "So much is added to the number of each card that it uses for other Actions.", "PW-434"},

    /* --- The field. --- */
    {"space", "Space",
     "Named by its row and its place in the row: D5 is the fifth Space of the fourth row.",
     "PW-492"},
    {"occupied", "Occupied",
     "A Space with a Puppet or an Impassable Token: nobody moves onto it, and it blocks sight.",
     "PW-020"},
    {"adjacent", "Adjacent",
     "Hexagons that share an edge, or squares that touch, also at a corner: they are at Range 1.",
     "PW-034"},
    {"range", "Range", "The number of steps to a target, around holes but across Puppets.",
     "PW-036"},
    {"sight", "Line of Sight",
     "The straight line from centre to centre, which no Occupied Space may cross; two of them that "
     "only touch it from both sides block it too.",
     "PW-045"},
    {"placed", "Placed", "Put into a Space directly, without moving through others.", "PW-276"},
    {"impassable", "Impassable", "A Token that blocks moves and sight.", "PW-031"},
    {"work_bench", "Work Bench",
     "Where your Puppets enter; each one that you control adds 1 to your hand limit.", "PW-261"},
    {"neutral", "Neutral", "A Work Bench of nobody, which does nothing until somebody takes it.",
     "PW-029"},
    {"starting_work_bench", "Starting Work Bench",
     "One of those from which players choose their first one; with a number N it brings up to N "
     "Pawns more.",
     "PW-637"},
    {"mine", "Mine!",
     "An Action of all Puppets on a Work Bench: it becomes yours or, if you want, Neutral.",
     "PW-338"},
    {"nails", "Nails", "Who stands on Nails when a Turn is resolved suffers 1 Rip.", "PW-529"},
    {"molasses", "Molasses",
     "Who moves onto Molasses moves no further in this Animation, but may still act.", "PW-534"},
    {"item_token", "Item Token",
     "Firecrackers!, Shiny! or It: a Puppet carries at most one, and drops it when it is torn "
     "apart.",
     "PW-505"},
    {"sticky_fingers", "Sticky Fingers",
     "An Action of all Puppets: pick up the Item Token in their Space.", "PW-346"},
    {"firecrackers", "Firecrackers!",
     "Who carries them may blow itself to pieces: all Puppets beside it suffer 1 Rip, and a Work "
     "Bench under it is gone.",
     "PW-544"},
    {"it", "It Token",
     "Its bearer may give it to a Puppet beside it; a Master that gets it is torn apart.",
     "PW-589"},
    {"hill", "Hill", "The Space in the centre that the Master of a king of the hill must stand on.",
     "PW-604"},
    {NULL},
};

#define OTHER_GOALS                                                                                \
    "Another win condition may have been agreed on, which the top line of the board then names: "  \
    "look up Shiny!, Thief, Tag, Blanket Fort or King of the Hill."
#define USUAL_GOAL                                                                                 \
    "Be the last army: tear apart the Masters of the others, or leave them no Work Bench."

const struct mode_text pw_mode_texts[] = {
    {"shoebox", USUAL_GOAL,
     "A small war: 8 Puppets in each Toy Box, at most 2 of them Sidekicks. " OTHER_GOALS},
    {"chest", USUAL_GOAL,
     "A war of 12 Puppets in each Toy Box, at most 3 of them Sidekicks. " OTHER_GOALS},
    {"wardrobe", USUAL_GOAL,
     "A great war: 16 Puppets in each Toy Box, at most 4 of them Sidekicks. " OTHER_GOALS},
    {"puppapocalypse", USUAL_GOAL,
     "The greatest war: 32 Puppets in each Toy Box, at most 8 of them Sidekicks. " OTHER_GOALS},
    {NULL},
};

const struct mark pw_marks[] = {
    {"A B C", "rows of Spaces", NULL},
    {"5", "a free Space, the fifth of its row: D5 in row D", NULL},
    {"RSe4",
     "a Puppet: its owner's first letter, its own two letters, and the Stitches left to it; "
     "in a wide window behind the number of its Space",
     NULL},
    {"[R 5 ]", "a Work Bench of Red; the brackets stay when a Puppet stands there", NULL},
    {"( 5 )", "a Neutral Work Bench", NULL},
    {"< 5+3>", "a Starting Work Bench that nobody has chosen yet; +3: it brings 3 Pawns more",
     NULL},
    {"██", "Impassable", NULL},
    {"^  ^", "Nails", NULL},
    {"~  ~", "Molasses", NULL},
    {"/  \\", "the Hill", NULL},
    {"*  *", "Firecrackers! to be picked up", NULL},
    {"$  $", "the Shiny! Token to be picked up", NULL},
    {"!  !", "an It Token to be picked up", NULL},
    {"◂", "this player is asked", NULL},
    {"hand 5 of 6", "five cards; the hand limit is six", NULL},
    {"R7 C1", "the 7 of Rams, the Ace of Crows; T are Tomes, M are Masks, RedJ and BlackJ Jokers",
     NULL},
    {"AR5C", "Animation Requirement 5+Crow", NULL},
    {"Mv Df Cb", "Movement, Defense, Combat", NULL},
    {"St3/5", "3 of 5 Stitches left", NULL},
    {"Ro D5 1/2", "where rows are few: the Ronin at D5, with 1 of 2 Stitches left", NULL},
    {"x s c p d", "there: exhausted, Stuck, Confused, Paralyzed, decaying", NULL},
    {"* $ !", "there: carries Firecrackers!, the Shiny! Token, an It Token", NULL},
    {"+2", "there: bears two Upgrades", NULL},
    {"+2 more", "two Puppets for which there is no room; look them up by their names", NULL},
    {NULL},
};
