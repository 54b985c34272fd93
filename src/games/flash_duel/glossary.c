/* glossary.c - the words of the game, explained. */
#include "games/flash_duel/flash_duel.h"

const struct term fd_terms[] = {
    {"round", "Round",
     "One fight from a fresh deal; whoever wins it takes a win, and three wins are the game.",
     "FD-002"},
    {"distance", "Distance",
     "How many spaces the pawns are apart; neighbours are at distance 1, and everything depends on "
     "it.",
     "FD-021"},
    {"forward", "Forward and back",
     "Forward is towards the enemy's Start space, back is towards your own.", "FD-022"},
    {"start_space", "Start space",
     "Your end of the bridge: nobody can be pushed or go farther back than that.", "FD-041"},
    {"dark_space", "Dark and light spaces",
     "Spaces are dark and light in pairs, dark at both ends; only some abilities care.", "FD-023"},
    {"main_action", "Main action",
     "The one thing that you do on your turn: move, push, attack or dashing strike.", "FD-036"},
    {"move", "Move",
     "Play a card and go forward or back by its number, at most up to the enemy or your Start "
     "space.",
     "FD-039"},
    {"push", "Push",
     "Next to the enemy, play a card: the enemy goes back by its number, and you stay.", "FD-045"},
    {"attack", "Attack",
     "Play cards that show exactly the distance; the enemy must block with as many of them or is "
     "hit.",
     "FD-051"},
    {"dashing_strike", "Dashing strike",
     "Go forward with one card and strike at once with others that show the distance you have "
     "reached.",
     "FD-058"},
    {"dash", "Dash",
     "The card that carries you forward before a dashing strike; it adds no strength.", "FD-063"},
    {"strength", "Strength",
     "Several equal cards in one attack; they must be blocked all together.", "FD-053"},
    {"pair", "Pair",
     "Two cards of one number in an attack; a hit with a pair or more costs the Dragon bot its "
     "cards "
     "of that number.",
     "FD-165"},
    {"block", "Block",
     "The answer to an attack or strike: the same number, exactly as many cards; you do not draw "
     "back up.",
     "FD-076"},
    {"retreat", "Retreat",
     "The other answer to a dashing strike: play any card, go back by its number, and recover on "
     "your "
     "next turn.",
     "FD-082"},
    {"recovery", "Recover", "To spend a turn with nothing but drawing, because you retreated.",
     "FD-088"},
    {"hit", "Hit", "An attack or strike that was not answered; between two it wins the round.",
     "FD-068"},
    {"refill", "Refill", "At the end of your turn you draw until you hold five cards.", "FD-070"},
    {"time_over", "Time over",
     "When the deck's last card is drawn the round ends, hands are shown and cards are compared.",
     "FD-095"},
    {"usable_cards", "Cards that could attack",
     "At the end of time: the cards of your hand that show the distance; more of them win.",
     "FD-098"},
    {"advance", "Advance",
     "How many spaces you have come from your Start space; it decides where time ends in a tie.",
     "FD-100"},
    {"ability", "Ability",
     "A card beside your hand that can be used at the moment it names, once in a round.", "FD-109"},
    {"one_ability", "One ability per turn",
     "On each turn, yours or another's, you use at most one ability.", "FD-116"},
    {"face_down", "Used ability", "It lies face down and comes back when the next round begins.",
     "FD-113"},
    {"counter", "Counter",
     "To answer an announced ability so that it has no effect; it is used up.", "FD-341"},
    {"clockwork", "Clockwork fighter",
     "A fighter of four abilities that were drafted from a pool of twelve.", "FD-122"},
    {"tweak", "Exchange",
     "In Custom Clockwork the loser of a round may trade one ability with the pool.", "FD-131"},
    {"bot", "Automaton",
     "The opponent of the Solo game: its hand is open, and it plays by a fixed list instead of "
     "choosing.",
     "FD-136"},
    {"extra_card", "Extra card",
     "When you attack it, the automaton draws a card before it answers.", "FD-148"},
    {"hit_points", "Hit points", "How many hits the Dragon takes before the mortals win.",
     "FD-235"},
    {"dashing_block", "Dashing block",
     "From behind an attacked team mate: dash onto their space and add cards to their block.",
     "FD-213"},
    {"barrier", "Barrier", "Nobody moves past the foremost enemy; the pawn stops next to them.",
     "FD-198"},
    {"defeat", "Defeat",
     "Among several fighters who is hit leaves the bridge, and the others fight on.", "FD-199"},
    {"last_hit", "Last-hit",
     "At the end of time each pair of enemies compares cards for their distance; who has more "
     "hits.",
     "FD-223"},
    {"mortal", "Mortal", "Everybody in a Raid who is not the Dragon; one hit defeats them.",
     "FD-234"},
    {"extra_turn", "Extra turn", "For each defeated mortal the Dragon takes one more turn.",
     "FD-262"},
    {"reshuffle", "New deck",
     "With three or four mortals the first empty deck is made again from the discards and the "
     "Dragon's hand.",
     "FD-250"},
    {"loyalty", "Loyalty card", "Dealt face down in Betrayal: four are loyal, one is the Traitor.",
     "FD-295"},
    {"traitor_mortal", "Traitor",
     "The mortal with the Traitor card fights for the Dragon and may show it at any time.",
     "FD-298"},
    {"accusation", "Accusation",
     "A mortal accuses another one: a traitor is defeated at once, but if they are loyal the "
     "accuser "
     "is.",
     "FD-319"},
    {"naming", "Naming a hand",
     "A traitor who shows the card says what a loyal mortal holds: exactly right defeats them, a "
     "mistake ends it.",
     "FD-303"},
    {NULL},
};

const struct mode_text fd_mode_texts[] = {
    {"simple",
     "Hit your opponent, or be ahead when the deck is empty: that wins a round, and three "
     "rounds win the game.",
     "Only number cards are used. On your turn you move, push, attack with cards that show the "
     "distance, or dash and strike. An attack must be blocked with the same cards; from a dashing "
     "strike you can also retreat, and then you recover on your next turn."},
    {"full",
     "Hit your opponent, or be ahead when the deck is empty: that wins a round, and three "
     "rounds win the game.",
     "Each of you is one of 20 characters with three abilities. An ability is used at the moment "
     "that its card names, at most one on each turn; used ones come back with the next round."},
    {"clockwork",
     "Hit your opponent, or be ahead when the deck is empty: that wins a round, and three "
     "rounds win the game.",
     "You build fighters: from a pool of twelve abilities each takes four in the order 1, 2, 2, 1, "
     "1, 2, 2, 1. Who loses a round may exchange one ability with the pool."},
    {"solo", "Win three rounds against an automaton that plays by a fixed list.",
     "Its hand is open. On its turn it draws a card, then attacks if it can, else pushes, dashes "
     "or "
     "moves forward with that card. When you attack it, it draws an extra card and blocks if it "
     "can. "
     "Dragon takes two hits; Rook and Dragon have abilities, which they always use."},
    {"team",
     "Defeat both opponents: that wins a round for your team, and three rounds win the game.",
     "Red and Green fight Blue and Yellow with one deck of 50 cards. Who is hit is out of the "
     "round. "
     "From behind you can help an attacked team mate with a dashing block. An attack is aimed at a "
     "space, and everybody there must answer. When time is over, each pair of enemies compares "
     "cards."},
    {"raid",
     "The mortals win by taking the Dragon's hit points, the Dragon by defeating every mortal.",
     "It is one fight without rounds, and used abilities do not come back. The mortals take their "
     "turns, refill together, and then the Dragon acts, with one more turn for each mortal that "
     "was defeated. Mortals can help each other with dashing blocks. With three or four of them "
     "the "
     "deck is made again once."},
    {"betrayal",
     "The mortals win by defeating the Dragon, the Dragon's side by defeating every loyal "
     "mortal.",
     "As a Raid of four, but one of the five loyalty cards is the Traitor. A traitor fights for "
     "the "
     "Dragon, may show it at any time, and can then defeat mortals by naming their hands. Mortals "
     "can accuse each other: a traitor is out at once, but so is who accuses somebody loyal."},
    {NULL},
};

const struct mark fd_marks[] = {
    {"R B G Y", "on the bridge: the pawns of Red, Blue, Green and Yellow", NULL},
    {"B", "on the bridge: the automaton, your opponent", "solo"},
    {"D", "on the bridge: the Dragon", "raid,betrayal"},
    {"░", "on the bridge: a dark space; in a hand: a card that you can't see", NULL},
    {"╰─ 7 ─╯", "the distance between the pawns", "simple,full,clockwork,solo"},
    {"s", "a Clockwork Soldier, which its enemies can't pass",
     "full,clockwork,solo,team,raid,betrayal"},
    {"*", "the Landmine: who ends a movement there loses the next turn",
     "full,clockwork,solo,team,raid,betrayal"},
    {"●", "a round won", "simple,full,clockwork,solo,team"},
    {"○", "a round still to be won", "simple,full,clockwork,solo,team"},
    {"♥", "a hit point", "solo,raid,betrayal"},
    {"◂", "who is asked now", NULL},
    {"recovering", "spends the next turn recovering, because of a retreat", NULL},
    {"dominated", "must recover on the next turn, because of Dominance",
     "full,clockwork,solo,team,raid,betrayal"},
    {"stunned", "recovers one turn longer, because of Stun Lock",
     "full,clockwork,solo,team,raid,betrayal"},
    {"grown", "Giant Growth: the attack or strike of this turn counts one card more",
     "full,clockwork,solo,team,raid,betrayal"},
    {"stash", "a card under Hidden Agenda, which no longer is in the hand",
     "full,clockwork,solo,team,raid,betrayal"},
    {"silent", "wants to say nothing before the own next turn, unless somebody else speaks up",
     "betrayal"},
    {"loyal, traitor", "what a loyalty card says, where you know it", "betrayal"},
    {"?", "behind an ability: its printed text is not known, so it was designed anew",
     "full,clockwork,solo,team,raid,betrayal"},
    {"2×3", "in the discard pile: two cards with a 3", NULL},
    {NULL},
};
