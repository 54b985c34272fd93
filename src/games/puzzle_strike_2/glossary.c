/* glossary.c - the words of the game, explained. */
#include "games/puzzle_strike_2/puzzle_strike_2.h"

const struct term p2_terms[] = {
    {"pile", "Gem pile",
     "Your tower of gems, with room for 14; a gem that comes lies on top of all others.", "P2-016"},
    {"bust", "Bust",
     "You bust if your pile has more than 10 gems when your turn ends, or if you need a card of "
     "the bank's empty deck.",
     "P2-022"},
    {"ante", "Ante",
     "New gems on top of your pile, in the colour of the bank's slot 5: 2 as your turn begins, and "
     "more when a card says so.",
     "P2-066"},
    {"ante_up", "Ante Up",
     "Two of these lie in the bank's deck; from the turn after one is revealed every ante phase "
     "adds 1 more gem, and everybody has 1 more action.",
     "P2-072"},
    {"action", "Action",
     "What cards cost: you have 3 in each of your turns, and some cards give more.", "P2-154"},
    {"crash", "Crash",
     "Your top gem breaks with all gems of its colour right below it; they go into your meter, and "
     "as many gems are sent to the opponent.",
     "P2-032"},
    {"deep_crash", "Deep crash",
     "A crash that starts at any gem of your pile instead of the top one.", "P2-252"},
    {"height_bonus", "Height bonus",
     "1 from height 3 on, 2 from 6, 3 from 9 and 4 from 12: a crash that breaks 2 or more gems "
     "sends so many more, by its highest gem, and the draw phase draws so many more, by your "
     "highest gem.",
     "P2-043"},
    {"unblockable", "Unblockable",
     "Gems sent like this fall into the opponent's pile at once and never wait as incoming gems.",
     "P2-246"},
    {"incoming", "Incoming gems",
     "Gems that were sent to you or paid for cards wait here, without a colour, until you drop "
     "them.",
     "P2-047"},
    {"drop", "Drop",
     "In your action phase incoming gems fall onto your pile when you like, and those that are "
     "left must fall when it ends.",
     "P2-059"},
    {"drop_pattern", "Drop pattern",
     "The gems of a drop take the colours of the bank's cards from slot 1 to slot 5, and then "
     "again from slot 1 on.",
     "P2-062"},
    {"block", "Block",
     "A Block card takes away as many of your incoming gems as it says, but none while you hold "
     "the scepter.",
     "P2-051"},
    {"swap", "Swap", "Two neighbouring gems of your pile change places, if you like.", "P2-243"},
    {"deep_swap", "Deep swap", "Any two gems of your pile change places, if you like.", "P2-251"},
    {"destroy", "Destroy",
     "Gems that are destroyed leave your pile; they fill no meter and send nothing.", "P2-094"},
    {"meter", "Meter",
     "You have one for each colour; with 4 gems that broke in your crashes it empties and sets off "
     "its super move.",
     "P2-079"},
    {"super_move", "Super move",
     "What a full meter or a diamond sets off, when the card that is being played is done.",
     "P2-081"},
    {"overload", "Overload",
     "The purple super move: the opponent antes one blue, one pink and one green gem.", "P2-083"},
    {"purify", "Purify",
     "The blue super move: name a colour, and destroy all gems of it in your pile or none.",
     "P2-086"},
    {"energize", "Energize", "The pink super move: 2 more actions, and draw 2 cards.", "P2-088"},
    {"trickshot", "Trickshot",
     "The green super move: put a bank card into your hand, which costs no action in your action "
     "phase.",
     "P2-089"},
    {"diamond", "Diamond",
     "Who does not begin has one: once in the game it sets off a super move of your choice in your "
     "action phase.",
     "P2-125"},
    {"opponent", "The opponent",
     "For the holder of the scepter each other player, and for everybody else the holder alone; it "
     "may also be the Dragon, or in a Grand Finale the scepter itself.",
     "P2-107"},
    {"scepter", "Scepter",
     "Its holder attacks everybody at full strength, but must drop all incoming gems as the action "
     "phase begins, and cannot block.",
     "P2-106"},
    {"command_decision", "Command decision",
     "After each turn of another player the holder of the scepter either powers up or yields it.",
     "P2-114"},
    {"power_up", "Power up",
     "The holder keeps the scepter and puts one gem into each of their meters.", "P2-117"},
    {"yield", "Yield", "The holder hands the scepter to the player whose turn has just ended.",
     "P2-119"},
    {"bank", "Bank",
     "Five cards lie open for sale; when one leaves, the others slide left and the deck deals a "
     "new one.",
     "P2-172"},
    {"bank_deck", "Bank deck", "Whoever needs a card of it when it is empty busts at once.",
     "P2-401"},
    {"buy", "Buy",
     "At the end of each turn you must take one card of the bank, and pay what its slot costs with "
     "incoming gems.",
     "P2-162"},
    {"draw_phase", "Draw phase",
     "Your hand is discarded and you draw 5 cards, and more with a tall pile.", "P2-176"},
    {"creature", "Creature",
     "It stays in play with its effect until one crash of an opponent breaks as many gems of its "
     "colour as it says; you have only one.",
     "P2-196"},
    {"top_card", "Top card", "Put any bank card on top of your own deck, without a buy cost.",
     "P2-255"},
    {"present", "Present", "Draw a card and play it at once, without paying actions.", "P2-263"},
    {"opened", "Opened", "What a card does in addition if it was played through a present.",
     "P2-263"},
    {"trash", "Trash", "A card that is trashed leaves your cards for the rest of the game.",
     "P2-267"},
    {"gain", "Gain", "A card that you gain goes to your discard pile.", "P2-380"},
    {"wound", "Wound", "A card that cannot be played and only fills your deck.", "P2-266"},
    {"grand_finale", "Grand Finale",
     "With three or four players everybody but the first who busted has one more turn, and whoever "
     "sends most gems in it without busting wins.",
     "P2-206"},
    {"final_turn", "Final turn",
     "In a team against the Dragon everybody has one more turn after the first bust, the Dragon "
     "too, but for the one who busted.",
     "P2-355"},
    {"dragon", "Puzzle Dragon",
     "It always holds the scepter, takes a turn by fixed rules after all players, and busts with "
     "more than 10 incoming gems at the end of it.",
     "P2-352"},
    {"power", "Power",
     "A number of the Dragon that rises by 1 on each of its turns: how much it blocks for each "
     "player and sends to each.",
     "P2-322"},
    {"dragon_action", "The Dragon's action",
     "By the colour of slot 5, then for each Ante Up of slots 4 and 3: purple crashes its power, "
     "pink the highest action cost of the bank, blue blocks, green makes each player lose 2 cards "
     "at random; creatures of that colour are destroyed first.",
     "P2-337"},
    {NULL},
};

const struct mode_text p2_mode_texts[] = {
    {"versus", "Do not be the one whose pile has more than ten gems at the end of a turn.",
     "With two players the first bust loses the game; with three or four it begins the Grand "
     "Finale, in which everybody else has one turn to send as many gems as possible. Whoever holds "
     "the scepter attacks everybody and is attacked by everybody. Tall piles draw more cards and "
     "crash harder, so live dangerously, but not too long."},
    {"solo",
     "Make the Puzzle Dragon end its turn with more than ten incoming gems before you bust.",
     "The Dragon has no pile and no cards: all that you send waits as its incoming gems, and each "
     "of its turns it antes, blocks, sends and acts by fixed rules. Its power grows every turn, so "
     "hurry. Your blocks always work, for you never hold the scepter."},
    {"coop", "End with fewer gems than the Dragon, every one of you.",
     "You take your turns one after the other, then the Dragon takes its own. After the first "
     "bust, yours or the Dragon's, everybody else has one final turn; gems in the pile and "
     "incoming ones count against you, and every player must have fewer than the Dragon. Talk "
     "about it: what you send adds up, and its power grows every turn."},
    {NULL},
};

const struct mark p2_marks[] = {
    {"◆", "a purple gem, or a card of that colour", NULL},
    {"●", "a blue gem, or a card of that colour", NULL},
    {"♥", "a pink gem, or a card of that colour", NULL},
    {"▲", "a green gem, or a card of that colour", NULL},
    {"(◆)", "a gem that would fall there if its owner dropped all incoming gems now", NULL},
    {"·", "a free space of a pile; between cards only a gap", NULL},
    {"┃", "the bust line: with a gem behind it at the end of your turn you bust", NULL},
    {"▮▯", "a meter: ▮ are gems in it, ▯ are still missing", NULL},
    {"◆2", "in a small window: a meter with 2 gems of this colour", NULL},
    {"♛", "holds the scepter", NULL},
    {"◇", "a diamond that was not used yet", NULL},
    {"◂", "is asked now", NULL},
    {"+1",
     "before a bank card: incoming gems that buying it costs now; in the row of bonuses: the "
     "height bonus from this height on",
     NULL},
    {"[2]", "behind a card: the actions that playing it costs now", NULL},
    {"×2", "two of these cards", NULL},
    {"?", "behind a card: reconstructed, because the printed card is not known", NULL},
    {"(3◆)", "behind a creature: how many gems of which colour one crash must break to defeat it",
     NULL},
    {"h5 d12", "in a small window: 5 cards in hand, 12 in the deck; s9 is a score of 9", NULL},
    {"+3 more", "cut off, because the window is small: ask for the zone by its name", NULL},
    {NULL},
};
