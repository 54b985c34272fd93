"""puzzle_strike_2.py - a second, slow Puzzle Strike 2, written from its rulebook and clauses

Numbers such as P2-056 are the clauses of docs/rules/puzzle_strike_2.md. Rules are generators: where
a player must choose they yield a Question and are sent the answer. Chance is the engine's: which
card a new deck yields is read from its events, and must be one that could come.

A question with a single answer need not be asked: the reference answers it itself and goes on. That
whether it is asked follows from what everybody can see is checked by tests/kit/secrets.c.
"""

import collections
import itertools
import re

import step

PURPLE, BLUE, PINK, GREEN = "purple", "blue", "pink", "green"
COLORS = [PURPLE, BLUE, PINK, GREEN]  # The order of the supers on the board too (P2-096).
OVERLOAD, PURIFY, ENERGIZE, TRICKSHOT = COLORS
SPACES = 14                                              # P2-016
BUST = 10                                                # P2-022
BONUS = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]    # P2-036 to P2-040
PRICES = [0, 0, 1, 2, 3]                                 # P2-167, P2-168
WOUNDS_AT_MOST = 64                                      # P2-434
MODES = ["versus", "solo", "coop"]


class BankRanOut(Exception):
    """A bank card is needed and there is none (P2-401)."""


# What a step of a card does. Each maker returns a function of the game, the player and the play.

def at_once(action):
    """A step that asks nothing: a function of the game, the player and the play."""
    def run(game, player, play):
        action(game, player, play)
        return
        yield
    return run


def swaps(count, deep=False):
    """P2-243, P2-251: up to count swaps of neighbouring gems, or of any two."""
    def run(game, player, _play):
        for _ in range(count):
            if len(set(player.pile)) < 2:
                return
            answer = yield Question(player, "swap", lambda: game.swap_options(player, deep))
            if answer == ("stop",):
                return
            game.tell("swap", player)
            player.pile = list(answer[1])
    return run


def crash(when=None, unblockable=False, opened_unblockable=False, **how):
    """P2-027 to P2-046: a crash of the top gem, if the condition holds."""
    def action(game, player, play):
        if when is None or when(player):
            direct = unblockable or opened_unblockable and play.opened
            play.broken = game.crash(player, len(player.pile) - 1, direct, **how)
    return at_once(action)


def deep_crash(**how):
    """P2-252: a crash that begins at any gem."""
    def run(game, player, play):
        if not player.pile:
            return
        answer = yield Question(player, "deep_crash", lambda: game.runs(player))
        play.broken = game.crash(player, answer[1], False, **how)
    return run


def draws(count):
    """P2-258."""
    return at_once(lambda game, player, play: game.draw(player, count))


def actions(count):
    """P2-250."""
    return at_once(lambda game, player, play: game.gain_actions(player, count))


def blocks(count):
    """P2-261."""
    def action(game, player, play):
        play.negated = game.block(player, count)
    return at_once(action)


def prices(shift):
    """P2-259."""
    def action(game, _player, _play):
        game.now.price += shift
    return at_once(action)


def destroys(count):
    """P2-094: destroys topmost gems."""
    def action(game, player, _play):
        game.destroy_top(player, count)
    return at_once(action)


def opponent_antes(count):
    """The opponent antes (P2-067)."""
    return at_once(lambda game, player, play: game.make_ante(player, [game.slot_color(4)] * count))


def sends(number):
    """Sends what a function of the play says."""
    def action(game, player, play):
        if number(play):
            game.tell("send", player, [number(play)], targets=game.seats_of_opponents(player))
        game.send(player, number(play), False)
    return at_once(action)


def only_if(condition, *steps):
    """Carries out steps only if a condition on the play holds."""
    def run(game, player, play):
        if condition(game, player, play):
            for one in steps:
                yield from one(game, player, play)
    return run


def opened(*steps):
    """Open me: only if the card was played through a present."""
    return only_if(lambda game, player, play: play.opened, *steps)


def present():
    """P2-263 to P2-266."""
    def run(game, player, _play):
        yield from game.present(player)
    return run


def discards(count):
    """P2-262: the player discards."""
    def run(game, player, _play):
        yield from game.discard(player, count)
    return run


def opponent_discards():
    """P2-107: one opponent after the other, clockwise."""
    def run(game, player, _play):
        for other in game.opponents(player):
            yield from game.discard(other, 1)
    return run


def takes_bank_card(where):
    """A bank card of the player's choice goes to the hand, onto the deck (P2-255) or to the trash."""
    def run(game, player, play):
        if not game.bank:
            return
        answer = yield Question(player, "bank", game.bank_options)
        card = game.bank.pop(answer[1])
        if where == "hand":
            game.news.expect(game.news.taken, card, "bank card taken")
            game.tell("take", player, cards=[card], to=f"seat{player.seat}.hand", **{"from": f"bank.{answer[1]}"})
            player.hand.append(card)
        elif where == "deck":
            game.tell("take", player, cards=[card], to=f"seat{player.seat}.top", **{"from": f"bank.{answer[1]}"})
            player.deck.insert(0, card)
        else:
            game.tell("take", player, cards=[card], to="trash", **{"from": f"bank.{answer[1]}"})
            game.trash_card(card, play)
        game.refill(player)
    return run


def puts_hand_card_on_deck():
    """A card of the hand goes onto the deck."""
    def run(game, player, _play):
        if player.hand:
            answer = yield Question(player, "put", lambda: [("put", c) for c in set(player.hand)])
            game.tell("put", player, cards=[bare(answer[1])], to=f"seat{player.seat}.top")
            player.hand.remove(answer[1])
            player.deck.insert(0, bare(answer[1]))
    return run


def fetches_discard(to_deck=False):
    """A card of the discard pile goes to the hand or onto the deck."""
    def run(game, player, _play):
        if player.discard:
            answer = yield Question(player, "past", lambda: [("put", c) for c in set(player.discard)])
            player.discard.remove(answer[1])
            game.tell("fetch", player, cards=[answer[1]], to=f"seat{player.seat}.{'top' if to_deck else 'hand'}")
            if to_deck:
                player.deck.insert(0, answer[1])
            else:
                player.hand.append(answer[1])
    return run


def arranges(count, take=False):
    """Looks at the top cards, perhaps takes one, and puts the others back in any order (P2-414)."""
    def run(game, player, _play):
        count_here = min(count, len(player.deck))
        game.look(player, count_here)
        if count_here and take:
            answer = yield Question(
                player, "research", lambda: [("put", c) for c in set(player.deck[:count_here])])
            player.deck.remove(answer[1])
            game.tell("take", player, cards=[answer[1]], to=f"seat{player.seat}.hand")
            player.hand.append(answer[1])
            count_here -= 1
        for place in range(count_here - 1):
            rest = slice(place, count_here)
            answer = yield Question(
                player, "arrange", lambda: [("put", c) for c in set(player.deck[rest])])
            at = player.deck.index(answer[1], place)
            player.deck.insert(place, player.deck.pop(at))
    return run


def gains_wounds(count):
    """The player gains Wounds."""
    return at_once(lambda game, player, play: [game.gain_wound(player) for _ in range(count)])


def burning_vigor(game, player, _play):
    """Without a Wound in hand the card does nothing."""
    if "wound" in player.hand:
        player.hand.remove("wound")
        game.wounds_trashed += 1
        game.tell("trash", player, cards=["wound"])
        game.gain_actions(player, 1)
        game.make_ante(player, [game.slot_color(4)])


def purge_bad_habits(game, player, play):
    """May trash a card of the hand that is no character card (P2-242), then destroys the top gem."""
    if not player.hand:  # With any card one is asked (P2-436).
        return
    may = {c for c in player.hand if bare(c) not in CHARACTER_CARDS}
    answer = yield Question(player, "trash", lambda: [("trash", c) for c in may] + [("stop",)])
    if answer != ("stop",):
        player.hand.remove(answer[1])
        game.tell("trash", player, cards=[bare(answer[1])])
        game.trash_card(bare(answer[1]), play)
        game.destroy_top(player, 1)


def double_take(game, player, _play):
    """Plays another payable card of the hand twice; then the action phase ends."""
    may = [("double", c) for c in set(player.hand) if game.payable(c)] or [("stop",)]
    answer = ("stop",)
    if player.hand:  # With any card one is asked (P2-436).
        answer = yield Question(player, "double", lambda: may)
    if answer != ("stop",):
        game.now.actions -= game.cost(answer[1])
        player.hand.remove(answer[1])
        game.tell("play", player, cards=[bare(answer[1])])
        yield from game.play(player, answer[1], twice=True)
    game.now.ends = True


def three_colors(game, player, _play):
    """Up to three gems of different colours anywhere in the pile (P2-410)."""
    left = list(COLORS)
    for _ in range(3):
        answer = yield Question(player, "insert", lambda: game.insert_options(player, left))
        if answer == ("stop",):
            return
        left.remove(answer[1])
        game.tell("insert", player, [answer[1]])
        player.incoming += len(player.pile) == SPACES
        player.pile = list(answer[2])


def pandas_bargain(game, player, _play):
    """A random bank card, free to play."""
    if game.bank:
        slot = game.news.taken_slot(game)
        game.tell("take", player, cards=[game.bank[slot]], to=f"seat{player.seat}.hand")
        player.hand.append(game.bank.pop(slot) + "*")
        game.refill(player)


def bag_of_tricks(game, player, _play):
    """Four cards into an empty hand, otherwise one."""
    game.draw(player, 1 if player.hand else 4)


def perfect_timing(game, player, _play):
    """Two gems from the supply into one meter."""
    answer = yield Question(player, "charge", lambda: [("color", c) for c in COLORS])
    game.tell("charge", player, [2, answer[1]])
    player.meters[answer[1]] += 2


def big_rocks(game, player, _play):
    """The player antes 2."""
    game.tell("ante", player, [2, game.slot_color(4)])
    game.add_gems(player, [game.slot_color(4)] * 2)


def turn_note(name, value):
    """Notes something for the rest of the turn: Bloodlust, Brass Knuckles and Dash."""
    def action(game, _player, _play):
        setattr(game.now, name, getattr(game.now, name) + value)
    return at_once(action)


def trashes_itself(game, player, play):
    """Sucker Punch; done a second time by Double Take it is in the trash already (P2-413)."""
    if play.card in player.play and not play.trashed:
        player.play.remove(play.card)
        play.trashed = True
        game.tell("trash", player, cards=[play.card])
        game.trash_card(play.card, play)


def top_two_differ(player):
    """What Sword Slice and Chromatic Orb ask for (P2-408, P2-409)."""
    return len(player.pile) >= 2 and player.pile[-1] != player.pile[-2]


def broke_three(_game, _player, play):
    """If that crash broke 3 or more gems."""
    return play.broken >= 3


Card = collections.namedtuple("Card", "name owner copies cost color kind steps defeat shield")
CARDS = {}


def card(name, owner, copies, cost, color, kind, *steps, defeat=None, shield=0):
    """Adds a card to the catalogue."""
    ident = re.sub("[^a-z0-9]+", "_", name.lower().replace("'", ""))
    CARDS[ident] = Card(name, owner, copies, cost, color, kind, steps, defeat, shield)


card("Swap", "Starting deck", 2, 1, GREEN, "swap", swaps(2))
card("Crash Gem", "Starting deck", 2, 2, PURPLE, "crash", crash())
card("Basic Block", "Starting deck", 2, 1, BLUE, "block", blocks(4))
card("Skip Ahead", "Starting deck", 1, 0, PINK, "trick", draws(1), prices(-1))
card("Wound", "Supply", 16, 0, PURPLE, "wound")
card("Ante Up", "Supply", 2, 0, PURPLE, "ante up")

card("Sword Slice", "Grave", 1, 1, PURPLE, "crash", crash(when=top_two_differ, unblockable=True))
card("Skill Up", "Grave", 1, 1, PINK, "trick", takes_bank_card("hand"))
card("Reversal", "Grave", 1, 1, BLUE, "block", blocks(2), draws(1))
card("Unstable Power", "Jaina", 1, 3, PURPLE, "crash", crash(), crash(), gains_wounds(2))
card("Burning Vigor", "Jaina", 1, 1, PINK, "trick", at_once(burning_vigor))
card("Playing with Fire", "Jaina", 1, 0, PINK, "trick", draws(2),
     at_once(lambda game, player, play: setattr(player, "incoming", player.incoming + 2)))
card("Dragon Form", "Midori", 1, 2, GREEN, "creature", defeat=(3, GREEN))
card("Purge Bad Habits", "Midori", 1, 0, BLUE, "trick", purge_bad_habits)
card("Rigorous Training", "Midori", 1, 1, GREEN, "swap", swaps(2), takes_bank_card("deck"))
card("Double Take", "Setsuki", 1, 1, PINK, "trick", double_take)
card("Speed of the Fox", "Setsuki", 1, 0, PINK, "trick", draws(3), discards(2))
card("Bag of Tricks", "Setsuki", 1, 0, GREEN, "trick", at_once(bag_of_tricks))
card("Stone Wall", "Rook", 1, 2, BLUE, "block", blocks(4), sends(lambda play: play.negated // 2))
card("Big Rocks", "Rook", 1, 0, PURPLE, "trick", at_once(big_rocks), actions(1))
card("Strength of Earth", "Rook", 1, 3, PURPLE, "crash", crash(bonus_times=2))
card("Tyrant Crusher", "DeGrey", 1, 2, PURPLE, "crash", crash(half_more=True))
card("Search for the Truth", "DeGrey", 1, 0, GREEN, "trick", takes_bank_card("trash"), draws(1))
card("Troublesome Rhetoric", "DeGrey", 1, 1, PINK, "trick", opponent_discards(), draws(1))
card("Chromatic Orb", "Valerie", 1, 1, PURPLE, "crash", crash(when=top_two_differ), draws(1))
card("Three Colors", "Valerie", 1, 1, GREEN, "trick", three_colors)
card("Burst of Speed", "Valerie", 1, 1, PINK, "trick", actions(2), swaps(1))
card("Focused Research", "Geiger", 1, 0, PINK, "trick", arranges(4, take=True))
card("It's Time for the Past", "Geiger", 1, 1, BLUE, "trick", fetches_discard())
card("Future Sight", "Geiger", 1, 0, GREEN, "trick", draws(2), puts_hand_card_on_deck())
card("Panda's Bargain", "Lum", 1, 2, GREEN, "trick", at_once(pandas_bargain))
card("Living on the Edge", "Lum", 1, 1, PINK, "trick",
     at_once(lambda game, player, play: game.draw(player, max(1, BONUS[len(player.pile)]))))
card("Jackpot", "Lum", 1, 2, PURPLE, "crash", crash(), only_if(broke_three, draws(3)))
card("Protective Ward", "Argagarg", 1, 1, BLUE, "trick",
     only_if(lambda game, player, play: game.now.blocked, destroys(2)),
     only_if(lambda game, player, play: not game.now.blocked, blocks(2)))
card("Hex of Murkwood", "Argagarg", 1, 1, PURPLE, "trick", at_once(
    lambda game, player, play: [game.gain_wound(o) for o in game.opponents(player)]), draws(1))
card("Bubble Shield", "Argagarg", 1, 0, BLUE, "block", blocks(2), swaps(1))

MELEE = "Grand Melee"
card("Sucker Punch", MELEE, 3, 2, PURPLE, "crash", crash(), at_once(trashes_itself))
card("Jab Combo", MELEE, 3, 1, PURPLE, "crash", crash(bonus_times=0))
card("Haymaker", MELEE, 2, 3, PURPLE, "crash", crash(), crash(), discards(1))
card("Bloodlust", MELEE, 2, 1, PURPLE, "trick", turn_note("bloodlust", 1))
card("Rib Breaker", MELEE, 2, 2, PURPLE, "crash", crash(), opponent_antes(1))
card("Armor Piercer", MELEE, 1, 2, PURPLE, "crash", crash(unblockable=True))
card("Final Blow", MELEE, 1, 3, PURPLE, "crash", deep_crash(two_more_for_three=True))
card("Arena Scorpion", MELEE, 1, 2, PURPLE, "creature", defeat=(3, PURPLE))
card("Kidney Shot", MELEE, 2, 1, PINK, "trick", opponent_discards(), draws(1))
card("Brass Knuckles", MELEE, 2, 1, PINK, "trick", turn_note("knuckles", 1))
card("Quick Thinking", MELEE, 3, 0, PINK, "trick", draws(2), discards(1))
card("Second Wind", MELEE, 2, 1, PINK, "trick", actions(2), draws(1))
card("Deep Breath", MELEE, 2, 1, PINK, "trick", draws(3))
card("Window Shopper", MELEE, 2, 1, PINK, "trick", takes_bank_card("deck"), draws(1), prices(-1))
card("Perfect Timing", MELEE, 1, 1, PINK, "trick", perfect_timing)
card("Bell-Tower Bat", MELEE, 1, 2, PINK, "creature", defeat=(3, PINK))
card("Effortless Block", MELEE, 3, 0, BLUE, "block", blocks(3), takes_bank_card("deck"), shield=3)
card("Gem Shield", MELEE, 3, 0, BLUE, "block", blocks(3), destroys(1), shield=3)
card("Defensive Flourish", MELEE, 2, 0, BLUE, "block", blocks(2), draws(1), shield=2)
card("Stone Bulwark", MELEE, 2, 1, BLUE, "block", blocks(6), shield=6)
card("Deflect", MELEE, 2, 1, BLUE, "block", blocks(3), sends(lambda play: min(2, play.negated)), shield=3)
card("Chip Away", MELEE, 2, 1, BLUE, "trick", destroys(2))
card("Shellback Guardian", MELEE, 1, 1, BLUE, "creature", defeat=(3, BLUE), shield=2)
card("Dash", MELEE, 3, 0, GREEN, "swap", swaps(1), turn_note("dashes", 1))
card("Unleashed Tiger", MELEE, 2, 2, GREEN, "creature", defeat=(3, GREEN))
card("Footwork", MELEE, 3, 0, GREEN, "swap", swaps(2))
card("Sleight of Hand", MELEE, 2, 1, GREEN, "swap", swaps(1, deep=True), draws(1))
card("Acrobatics", MELEE, 2, 1, GREEN, "swap", swaps(2, deep=True))
card("Lunge", MELEE, 2, 2, GREEN, "crash", swaps(2), crash())
card("Pinpoint Strike", MELEE, 1, 2, GREEN, "crash", deep_crash())
card("Scout the Market", MELEE, 1, 0, GREEN, "trick", takes_bank_card("trash"), prices(-1))

BASH = "Birthday Bash"
card("Decadent Cake", BASH, 2, 4, PURPLE, "crash", crash(), crash())
card("Fireworks Accident", BASH, 3, 3, PURPLE, "crash", crash(), actions(1))
card("Happy Birthday", BASH, 1, 5, PURPLE, "crash", deep_crash(), deep_crash())
card("Crashing Rhino", BASH, 1, 3, PURPLE, "creature", defeat=(3, PURPLE))
card("Spiky Present", BASH, 3, 1, PURPLE, "trick", opponent_antes(1), present())
card("Party Popper", BASH, 3, 2, PURPLE, "crash", crash(opened_unblockable=True))
card("Pinata Smash", BASH, 2, 2, PURPLE, "crash", crash(), only_if(broke_three, present()))
card("Gilded Present", BASH, 3, 2, PINK, "trick", present(), present())
card("Shakin' Dance", BASH, 2, 3, PINK, "trick", actions(3), draws(3))
card("Balloon Bundle", BASH, 3, 0, PINK, "trick", draws(1), opened(draws(1)))
card("Party Invitation", BASH, 2, 2, PINK, "trick", takes_bank_card("deck"), present())
card("Sugar Rush", BASH, 2, 1, PINK, "trick", actions(2), opened(draws(1)))
card("Guest List", BASH, 2, 0, PINK, "trick", arranges(3), draws(1))
card("Party Parrot", BASH, 1, 1, PINK, "creature", defeat=(2, PINK))
card("Toy Shield", BASH, 3, 1, BLUE, "block", blocks(3), opened(actions(1)), shield=3)
card("Wooden Shield", BASH, 3, 0, BLUE, "block", blocks(2), puts_hand_card_on_deck(), shield=2)
card("Gemscout Owl", BASH, 2, 1, BLUE, "creature", defeat=(3, BLUE))
card("Bubble Wrap", BASH, 2, 1, BLUE, "block", blocks(5), shield=5)
card("Surprise Guest", BASH, 2, 2, BLUE, "block", blocks(3), present(), shield=3)
card("Cleanup Crew", BASH, 2, 1, BLUE, "trick", destroys(1), opened(destroys(1)))
card("Quiet Corner", BASH, 1, 1, BLUE, "block",
     at_once(lambda game, player, play: game.block(player, len(player.hand))))
card("Wrapping Paper", BASH, 3, 0, GREEN, "swap", swaps(1), draws(1), puts_hand_card_on_deck())
card("Musical Chairs", BASH, 3, 1, GREEN, "swap", swaps(3), opened(crash()))
card("Magic Trick", BASH, 2, 1, GREEN, "swap", swaps(1, deep=True), opened(swaps(1, deep=True)))
card("Pin the Tail", BASH, 2, 3, GREEN, "crash", deep_crash())
card("Party Favors", BASH, 2, 0, GREEN, "trick", present(), prices(2))
card("Tangled Ribbons", BASH, 2, 0, GREEN, "swap", swaps(2))
card("Regift", BASH, 1, 2, GREEN, "trick", fetches_discard(to_deck=True), present())
card("Party Puppy", BASH, 1, 1, GREEN, "creature", defeat=(2, GREEN))

CHARACTERS = ["Grave", "Jaina", "Midori", "Setsuki", "Rook", "DeGrey", "Valerie", "Geiger", "Lum",
              "Argagarg"]
CHARACTER_CARDS = {ident for ident, c in CARDS.items() if c.owner in CHARACTERS}
IDENTS = {c.name: ident for ident, c in CARDS.items()}
INTRICATE = {"double_take", "gilded_present", "spiky_present", "party_favors", "surprise_guest",
             "party_invitation", "pinata_smash", "regift", "sucker_punch", "brass_knuckles", "dash",
             "unleashed_tiger", "sword_slice"}
DECKS = {"grand-melee": MELEE, "birthday-bash": BASH}


def bare(name):
    """A card's id without the star of a free card."""
    return name.rstrip("*")


def facts(name):
    """The catalogue's row of a card."""
    return CARDS[bare(name)]


class Question:
    """What a seat is asked; the options are worked out when chance is known."""

    def __init__(self, player, kind, options):
        self.player = player
        self.kind = kind
        self.options = options


class Play:
    """A card while it is carried out."""

    def __init__(self, name, was_opened):
        self.card = name
        self.opened = was_opened
        self.broken = 0
        self.negated = 0
        self.crashes = 0  # Still to come when the card is done, for trashed Sucker Punches (P2-430).
        self.trashed = False


class Now:
    """What is counted during one turn."""

    def __init__(self, data=None):
        self.actions = data["actions"] if data else 0
        self.price = 0
        self.in_force = data["in_force"] if data else 0
        self.bloodlust = 0
        self.knuckles = 0
        self.dashes = 0
        self.presents = 0
        self.doubled = False  # A crash of this turn broke 2 or more gems (P2-429).
        self.blocked = False  # A Block card was played (P2-416).
        self.ends = False
        self.acting = bool(data)  # The action phase runs.


class Player:
    """What lies before one player."""

    def __init__(self, seat, data):
        self.seat = seat
        self.name = next(n for n in CHARACTERS if n.lower() == data["character"])
        self.pile = list(data["pile"])
        self.incoming = data["incoming"]
        self.meters = dict(zip(COLORS, data["meters"]))
        self.creature = data["creature"]
        self.diamond = data["diamond"]
        self.kept = data["kept"]
        self.score = data["score"]
        self.discard = list(data["discard"])
        self.play = list(data["play"])
        self.hand = data["shown"] + data["hand"]
        self.deck = list(data["deck"])  # None: a card of the pool whose place chance has decided.
        self.pool = collections.Counter()


class News:
    """What the engine's events say that chance brought; whatever they tell must have happened."""

    def __init__(self, events, bank_after):
        self.drawn = collections.defaultdict(list)
        self.discarded = collections.defaultdict(list)
        self.dealt = []
        self.taken = []
        self.looked = []
        self.bank_after = bank_after
        for event in events:
            self.read(event)

    def read(self, event):
        """Sorts one event."""
        kind, cards = event["kind"], event.get("cards", [])
        if kind in ("draw", "open"):
            self.drawn[event["seat"]] += [(kind, name) for name in cards]
        elif kind == "discard" and event["cause"] != "draw_phase":
            self.discarded[event["seat"]] += cards
        elif kind == "look":
            self.looked.append(cards)
        elif kind == "deal":
            self.dealt += cards
        elif kind == "take" and event["to"].endswith(".hand") and event["from"].startswith("bank."):
            self.taken += cards

    def expect(self, queue, name, what):
        """The next card that the engine told of must be this one."""
        told = queue.pop(0) if queue else None
        if told != name:
            raise step.Difference(f"{what}:\n  reference {name}\n  engine    {told}")

    def taken_slot(self, game):
        """Which slot Panda's Bargain hit; of equal cards the one that fits what lies there now."""
        name = self.taken.pop(0) if self.taken else None
        slots = [i for i, c in enumerate(game.bank) if c == name]
        if not slots:
            raise step.Difference(f"the random bank card {name} is not in the bank {game.bank}")
        return max(slots, key=lambda i: self.fits(game.bank[:i] + game.bank[i + 1:]))

    def fits(self, row):
        """How many of the bank's first cards now are a part of this row, in its order."""
        rest = iter(row)
        count = 0
        for name in self.bank_after:
            if name not in rest:
                break
            count += 1
        return count

    def nothing_left(self, table):
        """Everything that the engine told was expected."""
        table.same("cards drawn beyond the reference's", {}, {k: v for k, v in self.drawn.items() if v})
        table.same("cards discarded beyond the reference's", {},
                   {k: v for k, v in self.discarded.items() if v})
        table.same("cards looked at beyond the reference's", [], self.looked)
        table.same("bank cards taken beyond the reference's", [], self.taken)
        table.same("bank cards dealt beyond the reference's", [], self.dealt)


class Game:
    """The state, and what the rules do to it."""

    def __init__(self, table, position, begun):
        self.table = table
        self.mode = position["mode"]
        self.players = [Player(i, p) for i, p in enumerate(position["players"])]
        self.first = position["first"]
        self.turn = position["turn"]
        self.holder = None if position["holder"] is None else self.players[position["holder"]]
        self.bank = list(position["bank"])
        self.deck = position["deck"][::-1]  # A position has the bank deck's top last.
        self.pool = collections.Counter()
        self.remade = False                 # The trash has become a new bank deck.
        self.trash = list(position["trash"])
        self.wounds_trashed = position["wounds_trashed"]
        self.ante_ups = position["ante_ups"]
        self.stage = position["stage"]
        self.out = None
        self.late = set()
        self.power = position["power"]
        self.tokens = position["tokens"]
        self.dragon_score = 0
        self.hoard = list(position["hoard"])
        self.winners = None
        self.begun = begun                  # The first turn is in its action phase already.
        self.now = Now(position["now"])
        self.news = None
        self.after = None
        self.cause = None                   # The card or super that is carried out.
        self.follows = False                # Whether the crash is not the card's own.
        self.story = []                     # What has happened since the last answer.

    def tell(self, kind, player, says=(), **members):
        """Notes what an event must tell of somebody; because of what is carried out, if nothing else."""
        members = {"seat": player.seat, "cause": self.cause, **members}
        if self.follows and kind in ("defeat", "land"):  # Told as the card's, which another crash follows.
            del members["cause"]
        self.story.append(step.told(kind, says, **members))

    def tell_dragon(self, cause, says, **members):
        """Notes what must be told of the Puzzle Dragon, which has no seat."""
        self.story.append(step.told("dragon", says, seat=None, cause=cause, **members))

    # Who, and what the bank says

    def clockwise(self, player):
        """The other players, beginning with the next one."""
        count = len(self.players)
        return [self.players[(player.seat + i) % count] for i in range(1, count)]

    def opponents(self, player):
        """P2-106 to P2-109; nobody in the Grand Finale (P2-222) and against the Dragon (P2-367)."""
        if self.mode != "versus" or self.stage == "finale":
            return []
        return self.clockwise(player) if self.holder is player else [self.holder]

    def seats_of_opponents(self, player):
        """Whom what a player sends reaches."""
        return [other.seat for other in self.opponents(player)]

    def slot_color(self, slot):
        """The colour of a bank card; with fewer cards the last one's (P2-406, P2-433)."""
        if not self.bank:
            return PURPLE
        return facts(self.bank[min(slot, len(self.bank) - 1)]).color

    def pattern(self, count):
        """P2-062, P2-063: the colours of gems that drop."""
        if not self.bank:
            return [PURPLE] * count
        return [facts(self.bank[i % len(self.bank)]).color for i in range(count)]

    # Gems

    def add_gems(self, player, colors):
        """P2-018, P2-048: gems fall on top; what finds no room becomes tokens."""
        room = SPACES - len(player.pile)
        player.pile += colors[:room]
        player.incoming += max(0, len(colors) - room)

    def drop(self, player, cause="drop"):
        """P2-056 to P2-065, and the Gemscout Owl when it is done (P2-421)."""
        count = min(player.incoming, SPACES - len(player.pile))
        if count == 0:
            return
        player.incoming -= count
        self.tell("drop", player, [count], cause=cause)
        player.pile += self.pattern(count)
        if player.creature == "gemscout_owl" and top_two_differ(player):
            self.destroy_top(player, 1, cause="gemscout_owl")

    def block(self, player, number):
        """P2-051, P2-052, P2-112; returns how many tokens were negated."""
        negated = 0 if self.holder is player else min(number, player.incoming)
        self.tell("block", player, [negated or "nothing"])
        player.incoming -= negated
        return negated

    def run_of(self, player, at):
        """P2-032, P2-253: the stretch of one colour around a gem, as first and end."""
        pile, first, end = player.pile, at, at + 1
        while first > 0 and pile[first - 1] == pile[at]:
            first -= 1
        while end < len(pile) and pile[end] == pile[at]:
            end += 1
        return first, end

    def crash(self, player, at, unblockable, bonus_times=1, half_more=False, two_more_for_three=False):
        """P2-027 to P2-046; returns how many gems were broken."""
        if not player.pile:
            return 0
        first, end = self.run_of(player, at)
        color, broken = player.pile[at], end - first
        del player.pile[first:end]
        player.meters[color] += broken
        number = broken
        if half_more:                                    # P2-415
            number += (broken + 1) // 2
        if broken >= 2:
            number += BONUS[end] * bonus_times           # P2-041, P2-043
        if two_more_for_three and broken >= 3:
            number += 2
        number += self.creature_bonus(player, broken)
        self.tell("crash", player, [broken, color, number], targets=self.seats_of_opponents(player))
        unblockable = unblockable or self.now.bloodlust > 0 \
            or player.creature == "dragon_form" and broken >= 2
        for other in self.opponents(player):
            self.defeat(other, color, broken)
        self.send(player, number, unblockable)
        return broken

    def creature_bonus(self, player, broken):
        """Arena Scorpion and Unleashed Tiger (P2-429)."""
        bonus = 0
        if broken == 1 and player.creature == "arena_scorpion":
            bonus = 1
        if broken >= 2 and player.creature == "unleashed_tiger" and not self.now.doubled:
            bonus = 2
        self.now.doubled = self.now.doubled or broken >= 2
        return bonus

    def defeat(self, player, color, broken):
        """P2-196 to P2-203."""
        if player.creature and facts(player.creature).defeat[1] == color \
                and broken >= facts(player.creature).defeat[0]:
            self.creature_leaves(player, self.cause)

    def creature_leaves(self, player, cause):
        """A creature goes to the discard pile."""
        self.tell("defeat", player, cards=[player.creature], targets=[player.seat],
                  to=f"seat{player.seat}.discard", cause=cause)
        player.discard.append(player.creature)
        player.creature = None

    def send(self, player, number, unblockable):
        """P2-047, P2-246 to P2-249; to the scepter (P2-217) or the Dragon (P2-365)."""
        if self.mode != "versus":
            self.tokens += number
        elif self.stage == "finale":
            player.score += number
        for other in sorted(self.opponents(player), key=lambda other: other.seat):
            if unblockable:
                self.tell("land", other, [number], targets=[other.seat])
                self.add_gems(other, self.pattern(number))
            else:
                other.incoming += number

    def make_ante(self, player, colors):
        """The opponent antes; the scepter (P2-220) and the Dragon (P2-366) only count."""
        if self.mode != "versus":
            self.tokens += len(colors)
            self.tell_dragon(self.cause, [len(colors), self.tokens])
        elif self.stage == "finale":
            self.tell("ante", player, [len(colors)])
            player.score += len(colors)
        for other in sorted(self.opponents(player), key=lambda other: other.seat):
            for color in dict.fromkeys(colors):
                self.tell("ante", other, [colors.count(color), color])
        for other in self.opponents(player):
            self.add_gems(other, colors)

    def destroy_top(self, player, count, **because):
        """P2-094: the topmost gems are destroyed."""
        gone = player.pile[max(0, len(player.pile) - count):]
        self.tell("destroy", player, set(gone) or ["nothing"], **because)
        del player.pile[len(player.pile) - len(gone):]

    # Cards

    def draw(self, player, count, how="draw"):
        """P2-178, P2-180, P2-190; returns the cards drawn."""
        drawn = []
        for _ in range(count):
            if not player.deck and player.discard:
                player.deck = [None] * len(player.discard)
                player.pool = collections.Counter(player.discard)
                player.discard = []
            if not player.deck:
                break
            drawn.append(self.top_card(player, how))
            player.hand.append(drawn[-1])
        if drawn or how == "draw":
            self.tell(how, player, cards=drawn)
        return drawn

    def top_card(self, player, how):
        """The deck's first card; if chance decides which, the engine tells it."""
        name = player.deck.pop(0)
        told = self.news.drawn[player.seat]
        if name is None:
            name = told[0][1] if told and told[0][0] == how else None
            if not player.pool[name]:
                raise step.Difference(f"{player.name} drew {name} of a new deck of {+player.pool}")
            player.pool[name] -= 1
        self.news.expect(told, (how, bare(name)), f"{player.name}'s draw")
        return name

    def look(self, player, count):
        """A player looks at the top cards; if chance decided which they are, the engine tells it."""
        if not count:                       # Nothing is there, and nobody looks.
            return
        told = self.news.looked.pop(0) if self.news.looked else []
        for i in range(min(count, len(told))):
            if player.deck[i] is None and player.pool[told[i]]:
                player.pool[told[i]] -= 1
                player.deck[i] = told[i]
        self.table.same(f"{player.name} looks at", player.deck[:count], told)

    def drop_card(self, player, name):
        """A card of the hand goes to the discard pile (P2-397)."""
        player.hand.remove(name)
        player.discard.append(bare(name))

    def discard(self, player, count):
        """P2-262: a player discards cards of their choice, all if they have no more."""
        for _ in range(count):
            if not player.hand:
                return
            answer = yield Question(player, "discard",
                                    lambda: [("discard", c) for c in set(player.hand)])
            self.news.expect(self.news.discarded[player.seat], bare(answer[1]), "discards")
            self.tell("discard", player, cards=[bare(answer[1])])
            self.drop_card(player, answer[1])

    def gain_wound(self, player):
        """P2-380, P2-434."""
        everywhere = [c for p in self.players for c in p.discard + p.play + p.hand + p.deck]
        held = everywhere.count("wound") + sum(p.pool["wound"] for p in self.players)
        if held < WOUNDS_AT_MOST:
            player.discard.append("wound")

    def trash_card(self, name, play):
        """P2-267; whoever trashes Sucker Punch crashes when the card is done (P2-430)."""
        if name == "wound":
            self.wounds_trashed += 1
        else:
            self.trash.append(name)
        if name == "sucker_punch":
            play.crashes += 1

    def gain_actions(self, player, count):
        """P2-250, P2-100."""
        self.tell("actions", player, [count])
        if self.now.acting and player.seat == self.turn:
            self.now.actions += count
        else:
            player.kept += count

    def cost(self, name):
        """P2-183, P2-396, and Dash (P2-418)."""
        if name.endswith("*"):
            return 0
        less = self.now.dashes if facts(name).kind == "crash" else 0
        return max(0, facts(name).cost - less)

    def payable(self, name):
        """Whether a card of the hand can be played (P2-266)."""
        return name != "wound" and self.cost(name) <= self.now.actions

    # The bank

    def refill(self, player):
        """P2-172, P2-173, P2-377, P2-401."""
        while len(self.bank) < 5:
            if not self.deck:
                self.bank_ran_out(player)
            if not self.deck:
                return
            name = self.deck.pop(0)
            if name is None:
                name = self.news.dealt[0] if self.news.dealt else None
                if not self.pool[name]:
                    raise step.Difference(f"the new bank deck of {+self.pool} dealt {name}")
                self.pool[name] -= 1
            self.news.expect(self.news.dealt, name, "the bank deals")
            self.bank.append(name)
            self.look_for_ante_up()

    def look_for_ante_up(self):
        """P2-140, P2-385: after 4X and 8X cards an Ante Up lies uncovered (P2-228: not in a finale)."""
        gone = 56 - len(self.deck)
        in_grand_finale = self.mode == "versus" and self.stage == "finale"
        if not self.remade and gone in (4 * len(self.players), 8 * len(self.players)) \
                and not in_grand_finale:
            self.ante_ups += 1

    def bank_ran_out(self, player):
        """P2-401; once somebody has busted, the trash becomes the deck (P2-402, P2-404, P2-406)."""
        if self.stage == "playing":
            raise BankRanOut
        if self.stage == "finale" and player is not None:
            self.late.add(player.seat)
        self.new_bank_deck()

    def new_bank_deck(self):
        """P2-404, P2-405."""
        bank_cards = [c for c in self.trash if facts(c).owner in DECKS.values()]
        self.trash = [c for c in self.trash if facts(c).owner not in DECKS.values()]
        self.pool = collections.Counter(bank_cards)
        self.deck = [None] * len(bank_cards)
        self.remade = True

    # Options

    def swap_options(self, player, deep):
        """Swaps that change something, by what the pile becomes."""
        options = [("stop",)]
        for low in range(len(player.pile)):
            for high in range(low + 1, len(player.pile) if deep else min(low + 2, len(player.pile))):
                if player.pile[low] != player.pile[high]:
                    options.append(("swap", swapped(player.pile, low, high)))
        return options

    def runs(self, player):
        """The stretches a deep crash can break, each by its highest gem."""
        return {("crash", self.run_of(player, at)[1] - 1) for at in range(len(player.pile))}

    def insert_options(self, player, colors):
        """Gems to insert, by colour and what the pile becomes."""
        options = {("stop",)}
        for color in colors:
            for at in range(len(player.pile) + 1):  # On a full pile the topmost becomes a token.
                options.add(("insert", color, inserted(player.pile, at, color)))
        return options

    def bank_options(self):
        """Any bank card."""
        return [("take", slot) for slot in range(len(self.bank))]

    def action_options(self, player):
        """P2-152 to P2-158."""
        options = {("play", c) for c in player.hand if self.payable(c)}
        if player.incoming and len(player.pile) < SPACES:
            options.add(("drop",))
        if player.diamond:
            options |= {("diamond", c) for c in COLORS}
        options.add(("end",))
        return options

    # Playing a card

    def play(self, player, name, was_opened=False, twice=False):
        """P2-183 to P2-195, P2-368, and what follows: each time it was carried out for a trashed
        Sucker Punch (P2-430), and once for Brass Knuckles (P2-426, P2-427)."""
        name = bare(name)
        row = facts(name)
        follow = 0
        if row.kind == "crash":
            follow, self.now.knuckles, self.now.dashes = self.now.knuckles, 0, 0
        if row.kind == "block":
            self.now.blocked = True
        if row.kind == "creature":
            if player.creature:
                self.creature_leaves(player, name)
            player.creature = name
            self.tell("creature", player, cards=[name], to=f"seat{player.seat}.creature", cause=name)
        else:
            player.play.append(name)
        play = Play(name, was_opened)
        outer, self.cause = self.cause, name
        for _ in range(2 if twice else 1):
            for one in row.steps:
                yield from one(self, player, play)
            self.crash_again(player, play.crashes, "sucker_punch")
            play.crashes = 0
        self.crash_again(player, follow, "brass_knuckles")
        self.cause = outer

    def crash_again(self, player, count, cause):
        """Crashes that follow a card."""
        outer, self.cause, self.follows = self.cause, cause, True
        for _ in range(count):
            self.crash(player, len(player.pile) - 1, False)
        self.cause, self.follows = outer, False

    def present(self, player):
        """P2-263 to P2-266, P2-428."""
        drawn = self.draw(player, 1, "open")
        if not drawn or drawn[0] == "wound":
            return
        creature = player.creature
        first = self.now.presents == 0
        self.now.presents += 1
        player.hand.remove(drawn[0])
        yield from self.play(player, drawn[0], was_opened=True)
        outer, self.cause = self.cause, creature
        if creature == "crashing_rhino":
            self.crash_again(player, 1, creature)
        elif creature == "party_parrot" and first:
            self.gain_actions(player, 1)
        elif creature == "party_puppy":
            yield from swaps(1)(self, player, None)
        self.cause = outer

    # Supers

    def supers(self, player):
        """P2-079 to P2-082, P2-096: full meters, from top to bottom."""
        for color in COLORS:
            while player.meters[color] >= 4:
                player.meters[color] -= 4
                yield from self.super(player, color)

    def super(self, player, color):
        """P2-083 to P2-090."""
        outer, self.cause = self.cause, {OVERLOAD: "overload", PURIFY: "purify", ENERGIZE: "energize",
                                         TRICKSHOT: "trickshot"}[color]
        if color == OVERLOAD:
            self.make_ante(player, [BLUE, PINK, GREEN])
        elif color == PURIFY:
            yield from self.purify(player)
        elif color == ENERGIZE:
            self.gain_actions(player, 2)
            self.draw(player, 2)
        elif self.bank:
            answer = yield Question(player, "bank", self.bank_options)
            name = self.bank.pop(answer[1])
            self.news.expect(self.news.taken, name, "Trickshot takes")
            self.tell("take", player, cards=[name], to=f"seat{player.seat}.hand", **{"from": f"bank.{answer[1]}"})
            player.hand.append(name + "*")
            self.refill(player)
        self.cause = outer

    def purify(self, player):
        """P2-086, P2-087: all gems of one colour, or none."""
        if not player.pile:
            return
        answer = yield Question(player, "purify",
                                lambda: [("color", c) for c in set(player.pile)] + [("stop",)])
        if answer != ("stop",):
            self.tell("destroy", player, [answer[1], player.pile.count(answer[1])])
            player.pile = [c for c in player.pile if c != answer[1]]

    # A turn

    def take_turn(self, player):
        """P2-147; returns whether the player busts."""
        if self.begun:
            self.begun = False
            return (yield from self.finish_turn(player))
        self.turn, self.cause = player.seat, None
        self.now = Now()
        self.now.in_force = self.ante_ups                # P2-074
        extra = 1 if player.creature == "dragon_form" else 0
        ante = [self.slot_color(4)] * (2 + self.now.in_force + extra)
        self.tell("ante", player, [len(ante), ante[0]], cause="ante")
        self.add_gems(player, ante)
        self.start_actions(player)
        return (yield from self.finish_turn(player))

    def start_actions(self, player):
        """P2-110, P2-152 to P2-156, and creatures that act at the start of the action phase."""
        self.now.acting = True
        self.now.actions = 3 + self.now.in_force + player.kept
        player.kept = 0
        if self.holder is player:
            self.drop(player, "scepter")
        if player.creature == "bell_tower_bat":
            self.tell("actions", player, [1], cause=player.creature)
            self.now.actions += 1
        if player.creature == "shellback_guardian":
            self.cause = player.creature
            self.block(player, 2)
            self.cause = None

    def finish_turn(self, player):
        """The rest of a turn, from the first choice of the action phase on."""
        try:
            yield from self.action_phase(player)
            if self.stage != "finale" or self.mode != "versus":  # P2-224, P2-356
                yield from self.buy(player)
        except BankRanOut:
            self.now.acting = False
            return True
        self.cause = "draw_phase"
        if player.hand:
            self.tell("discard", player, cards=[bare(c) for c in player.hand])
        player.discard += [bare(c) for c in player.hand]  # P2-175, P2-396
        player.hand = []
        self.draw(player, 5 + BONUS[len(player.pile)])    # P2-176
        return len(player.pile) > BUST                    # P2-022

    def action_phase(self, player):
        """P2-152 to P2-161."""
        while not self.now.ends:
            answer = yield Question(player, "action", lambda: self.action_options(player))
            if answer[0] == "play":
                self.now.actions -= self.cost(answer[1])
                player.hand.remove(answer[1])
                self.tell("play", player, cards=[bare(answer[1])])
                yield from self.play(player, answer[1])
                if not self.now.ends:
                    yield from self.supers(player)
            elif answer[0] == "drop":
                self.drop(player, None)
            elif answer[0] == "diamond":                 # P2-122 to P2-126
                player.diamond = False
                yield from self.super(player, answer[1])
            else:
                self.now.ends = True
        self.drop(player)
        yield from self.supers(player)
        player.discard += player.play
        player.play = []
        self.now.actions = 0
        self.now.acting = False

    def buy(self, player):
        """P2-162 to P2-171."""
        if not self.bank:
            return
        answer = yield Question(player, "buy", lambda: [
            ("buy", slot, self.price(slot)) for slot in range(len(self.bank))])
        self.tell("buy", player, [answer[2] or "nothing"], cards=[self.bank[answer[1]]],
                  to=f"seat{player.seat}.discard", **{"from": f"bank.{answer[1]}"})
        player.discard.append(self.bank.pop(answer[1]))
        player.incoming += answer[2]
        self.refill(player)

    def price(self, slot):
        """P2-398, P2-399."""
        return max(0, PRICES[slot] + self.now.price)

    # A match of 2 to 4 players

    def match(self):
        """P2-145 to P2-149."""
        player = self.players[self.turn]
        while True:
            busts = yield from self.take_turn(player)
            if (yield from self.after_turn(player, busts)):
                return
            player = self.clockwise(player)[0]

    def after_turn(self, player, busts):
        """Bust, command decision and Grand Finale; returns whether the game is over."""
        if not busts and player is not self.holder:
            busts = yield from self.command_decision(player)
            if busts:
                return (yield from self.end_game(player, self.holder))
        if busts:
            return (yield from self.end_game(player, player))
        return False

    def command_decision(self, player):
        """P2-114 to P2-120; returns whether the holder busts for lack of bank cards (P2-402)."""
        answer = yield Question(self.holder, "command", lambda: [("power_up",), ("yield",)])
        if answer == ("yield",):
            self.holder = player
            return False
        try:
            yield from self.power_up()
        except BankRanOut:
            return True
        return False

    def power_up(self):
        """P2-117, P2-118."""
        for color in COLORS:
            self.holder.meters[color] += 1
        yield from self.supers(self.holder)

    def end_game(self, last, busted):
        """P2-204 to P2-209, P2-404: 2 players are done; more play the Grand Finale."""
        self.out = busted
        if len(self.players) == 2:
            self.winners = {p.seat for p in self.players if p is not busted}
            self.stage = "over"
            return True
        if len(self.bank) < 5:
            self.renew_bank()
        if busted is not self.holder:
            self.stage = "last decision"
            yield from self.power_up()
        yield from self.grand_finale(last)
        return True

    def renew_bank(self):
        """P2-404: the trash becomes the deck, and the slots are filled as far as it goes."""
        self.new_bank_deck()
        while self.deck and len(self.bank) < 5:
            self.refill(None)

    def grand_finale(self, last):
        """P2-210 to P2-234."""
        self.stage = "finale"
        self.holder = None
        order = [p for p in self.clockwise(last) + [last] if p is not self.out]
        bar = max([p.incoming for p in order] + [10 + 5 * self.ante_ups])
        for player in order:
            player.incoming = bar
        for player in order:
            if (yield from self.take_turn(player)):
                self.late.add(player.seat)
        safe = [p for p in order if p.seat not in self.late] or order
        best = max(p.score for p in safe)
        self.winners = {p.seat for p in safe if p.score == best}
        self.stage = "over"

    # The Puzzle Dragon

    def hunt(self):
        """P2-315 to P2-323: humans in turn, then the Dragon; one more turn each after a bust."""
        humans = self.clockwise(self.players[self.first])
        order = [self.players[self.first]] + humans + ["dragon"]
        waiting = None  # Who still has a final turn, once somebody has busted.
        while waiting is None or waiting:
            for one in order:
                if waiting is not None and one not in waiting:
                    continue
                busts = yield from self.one_turn(one)
                if waiting is None and busts:
                    waiting = [o for o in order if o is not one] if self.mode == "coop" else []
                    self.stage = "finale"
                    self.lock_score(one)
                    self.bust_against_dragon(one)
                elif waiting is not None:
                    waiting.remove(one)
                    self.lock_score(one)
                if waiting == []:
                    break
        self.judge()

    def one_turn(self, one):
        """A human's turn or the Dragon's; returns whether they bust."""
        if one == "dragon":
            return self.dragon_turn()
        return (yield from self.take_turn(one))

    def bust_against_dragon(self, one):
        """The first bust; in coop a bank that has run out is made new (P2-404)."""
        self.out = one
        if len(self.bank) < 5 and self.mode == "coop":
            self.renew_bank()

    def lock_score(self, one):
        """P2-357 to P2-360."""
        if one == "dragon":
            if self.mode == "coop":
                self.tell_dragon("final_turn", [self.tokens])
            self.dragon_score = self.tokens
        else:
            one.score = len(one.pile) + one.incoming

    def judge(self):
        """P2-353, P2-354, P2-361, P2-362."""
        if self.mode == "solo":
            beaten = self.out == "dragon"
        else:
            beaten = all(p.score < self.dragon_score for p in self.players)
        self.winners = {p.seat for p in self.players} if beaten else set()
        self.stage = "over"

    def dragon_turn(self):
        """P2-329 to P2-350; returns whether it busts."""
        self.now = Now()
        self.now.in_force = self.ante_ups
        self.tell_dragon(None, [self.power, self.tokens])
        self.tokens += 2 + self.now.in_force
        self.tell_dragon("ante", [2 + self.now.in_force, self.tokens])
        self.dragon_blocks(self.power * len(self.players), "power")
        sent = self.power + self.longest_run()
        self.tell_dragon("power", [sent, self.power], targets=[player.seat for player in self.players])
        for player in self.players:
            player.incoming += sent
        for slot in range(4, 3 - self.now.in_force, -1):  # P2-344 to P2-347
            if slot < len(self.bank):
                self.tell_dragon(None, [slot + 1, self.slot_color(slot)])
                self.dragon_action(self.slot_color(slot))
        cause = "bank_deck" if self.dragon_buys() else "bust" if self.tokens > BUST else None
        if cause and self.stage == "playing":
            self.tell_dragon(cause, [])
        return cause is not None

    def longest_run(self):
        """P2-334, P2-335."""
        longest, run, before = 1, 0, None
        for name in self.bank:
            run = run + 1 if facts(name).color == before else 1
            before = facts(name).color
            longest = max(longest, run)
        return longest

    def dragon_action(self, color):
        """P2-337 to P2-343."""
        for player in self.players:
            if player.creature and facts(player.creature).color == color:
                self.creature_leaves(player, "dragon_action")
        if color == PURPLE:
            self.dragon_crash(self.power)
        elif color == BLUE:
            strongest = max([3] + [facts(c).shield for c in self.bank])
            self.dragon_blocks(strongest, "dragon_action")
        elif color == PINK:
            self.dragon_crash(max([0] + [facts(c).cost for c in self.bank]))
        else:
            for player in self.players:
                self.discard_at_random(player, 2)

    def dragon_blocks(self, most, cause):
        """P2-331, P2-339: incoming gems are negated."""
        number = min(most, self.tokens)
        self.tell_dragon(cause, [number or "nothing"])
        self.tokens -= number

    def dragon_crash(self, number):
        """P2-342."""
        number = min(number, self.tokens)
        self.tell_dragon("dragon_action", [number or "nothing"], targets=[player.seat for player in self.players])
        self.tokens -= number
        for player in self.players:
            player.incoming += number

    def discard_at_random(self, player, count):
        """P2-341: which cards, the engine tells."""
        for _ in range(min(count, len(player.hand))):
            told = self.news.discarded[player.seat]
            name = told.pop(0) if told else None
            held = [c for c in player.hand if bare(c) == name]
            if not held:
                raise step.Difference(f"{player.name} discards {name} of {player.hand}")
            self.tell("discard", player, cards=[name], cause="dragon_action")
            # Whether chance hit a free card or an ordinary one of that name shows only in the hand that is left.
            theirs = self.after["players"][player.seat]
            left = collections.Counter(theirs["shown"] + theirs["hand"])
            self.drop_card(player, max(held, key=lambda c: player.hand.count(c) > left[c]))

    def dragon_buys(self):
        """P2-348, P2-407; returns whether the bank ran out."""
        if not self.bank:
            return False
        self.power += 1
        self.tell_dragon("power", [self.power], cards=[self.bank[0]], to="hoard", **{"from": "bank.0"})
        self.hoard.append(self.bank.pop(0))
        try:
            self.refill(None)
        except BankRanOut:
            return True
        return False


def swapped(pile, low, high):
    """A pile with two gems exchanged."""
    pile = list(pile)
    pile[low], pile[high] = pile[high], pile[low]
    return tuple(pile)


def inserted(pile, at, color):
    """A pile with a gem more, and without the one that this pushed out."""
    return (tuple(pile[:at]) + (color,) + tuple(pile[at:]))[:SPACES]


# In step with the engine

def place(touch):
    """The number at the end of an id such as seat0.pile.3."""
    return int(touch.rsplit(".", 1)[1])


def color_of(touch):
    """The colour at the end of an id such as seat0.purple."""
    return touch.rsplit(".", 1)[1]


def meaning(game, question, option):
    """What an option of the engine means, in the reference's words."""
    player, kind, touch = question.player, option["kind"], option["touch"]
    if question.kind in ("research", "arrange"):
        return kind, named_card(option["text"])
    if question.kind == "past":
        return kind, game.after["players"][player.seat]["discard"][place(touch[0])]
    if kind in ("play", "put", "discard", "trash", "double"):
        theirs = game.after["players"][player.seat]
        return kind, (theirs["shown"] + theirs["hand"])[place(touch[0])]
    if kind in ("diamond", "color"):
        return kind, color_of(touch[0])
    if kind == "take":
        return kind, place(touch[0])
    if kind == "buy":
        return kind, place(touch[0]), price_said(option["text"])
    if kind == "swap":
        return kind, swapped(player.pile, place(touch[0]), place(touch[1]))
    if kind == "crash":
        return kind, game.run_of(player, place(touch[0]))[1] - 1
    if kind == "insert":
        return kind, color_of(touch[0]), inserted(player.pile, insert_at(option), color_of(touch[0]))
    return (kind,)


def named_card(text):
    """The card that an option names: "Take Swap into your hand", "Next: Swap"."""
    return IDENTS[max((name for name in IDENTS if name in text), key=len)]


def price_said(text):
    """What the option of a purchase says that it costs: "for 3 incoming gems", "for nothing"."""
    found = re.search(r" for (?:(\d+) incoming gems?|nothing)\b", text)
    return int(found[1] or 0)


def insert_at(option):
    """Where a gem is inserted."""
    return int(re.search(r"height (\d+)", option["text"])[1]) - 1


def fill_in(table, what, deck, pool, theirs):
    """Reads the order of a shuffled deck from the engine; it must be a possible one."""
    unknown = [i for i, c in enumerate(deck) if c is None]
    if unknown and len(deck) == len(theirs):
        table.same(f"the shuffled cards of {what}", +pool, collections.Counter(theirs[i] for i in unknown))
        for i in unknown:
            deck[i] = theirs[i]
        pool.clear()


def compare_player(table, player, theirs):
    """Everything that lies before a player."""
    fill_in(table, f"{player.name}'s deck", player.deck, player.pool, theirs["deck"])
    who = player.name
    table.same(f"{who}'s pile", player.pile, theirs["pile"])
    table.same(f"{who}'s incoming", player.incoming, theirs["incoming"])
    table.same(f"{who}'s meters", [player.meters[c] for c in COLORS], theirs["meters"])
    table.same(f"{who}'s creature", player.creature, theirs["creature"])
    table.same(f"{who}'s diamond", player.diamond, theirs["diamond"])
    table.same(f"{who}'s kept actions", player.kept, theirs["kept"])
    table.same(f"{who}'s hand", sorted(player.hand), sorted(theirs["shown"] + theirs["hand"]))
    table.same(f"{who}'s played cards", sorted(player.play), sorted(theirs["play"]))
    table.same(f"{who}'s discard pile", sorted(player.discard), sorted(theirs["discard"]))
    table.same(f"{who}'s deck", player.deck, theirs["deck"])
    table.same(f"{who}'s score", player.score, theirs["score"])


def compare(game):
    """Everything on the table."""
    table, theirs = game.table, game.after
    fill_in(table, "the bank deck", game.deck, game.pool, theirs["deck"][::-1])
    table.same("the bank", game.bank, theirs["bank"])
    for player, their_player in zip(game.players, theirs["players"]):
        compare_player(table, player, their_player)
    table.same("the bank deck", game.deck, theirs["deck"][::-1])
    table.same("the trash", sorted(game.trash), sorted(theirs["trash"]))
    table.same("trashed Wounds", game.wounds_trashed, theirs["wounds_trashed"])
    table.same("Ante Ups", game.ante_ups, theirs["ante_ups"])
    table.same("the holder", game.holder and game.holder.seat, theirs["holder"])
    table.same("the stage", game.stage, theirs["stage"])
    if game.mode == "versus":
        table.same("who busted in the end", sorted(game.late), sorted(theirs["late"]))
    table.same("the Dragon", (game.power, game.tokens, game.hoard),
               (theirs["power"], theirs["tokens"], theirs["hoard"]))
    if game.mode == "coop":
        table.same("the Dragon's score", game.dragon_score, theirs["dragon_score"])
    if game.now.acting:
        compare_turn(table, game, theirs)


def compare_turn(table, game, theirs):
    """What is counted during an action phase."""
    table.same("whose turn it is", game.turn, theirs["turn"])
    for name in ("actions", "price", "in_force", "knuckles", "dashes"):
        table.same(name, getattr(game.now, name), theirs["now"][name])
    table.same("bloodlust", game.now.bloodlust > 0, theirs["now"]["bloodlust"])


def choose(table, question, options, meanings):
    """A random option; much is played, intricate cards above all, and scepters are kept."""
    if question.kind == "action" and table.dice.random() < 0.8:
        options = [o for o in options if o["kind"] != "end"] or options
        if table.dice.random() < 0.5:
            options = [o for o in options if meanings[o["option"]][-1] in INTRICATE] or options
    if question.kind == "command" and table.dice.random() < 0.5:
        options = options[:1]
    return table.dice.choice(options)


def next_question(table, rules, answer):
    """Runs the reference to its next question; one with a single answer need not be asked."""
    try:
        question = rules.send(answer)
        while len(set(question.options())) == 1 and not asked(table, question):
            question = rules.send(next(iter(question.options())))
        return question
    except StopIteration:
        return None


def asked(table, question):
    """Whether the engine asks this question now."""
    seat = question.player.seat
    return seat in table.pending and table.question(seat)["kind"] == question.kind


TURN = 2  # The level of an event that begins a turn.
TOLD = {"dragon", "play", "open", "swap", "send", "take", "put", "fetch", "trash", "insert", "charge", "ante", "drop", "block",
        "crash", "creature", "defeat", "destroy", "land", "draw", "discard", "actions", "buy"}


def walk(game, rules, events):
    """Plays the reference and the engine in step to the end."""
    table = game.table
    answer = None
    while True:
        game.after = table.dump()
        game.news = News(events, game.after["bank"])
        question = next_question(table, rules, answer)
        table.same_told(game.story, events, TOLD)
        game.story = []
        if question is None:
            break
        game.news.nothing_left(table)
        compare(game)
        table.same("who is asked", [question.player.seat], table.pending)
        theirs = table.question(question.player.seat)
        table.same("the question", question.kind, theirs["kind"])
        meanings = {o["option"]: meaning(game, question, o) for o in theirs["options"]}
        table.same_options(question.kind, question.options(), meanings.values())
        option = choose(table, question, theirs["options"], meanings)["option"]
        answer = meanings[option]
        events = table.answer(question.player.seat, option)
    game.news.nothing_left(table)
    finish(game)


def finish(game):
    """The end: who has won."""
    table = game.table
    compare(game)
    table.same("who is asked", [], table.pending)
    result = table.result()
    table.same("the game is over", True, result["over"])
    table.same("the scores", [p.score for p in game.players], [s["score"] for s in result["seats"]])
    table.same("who wins", game.winners, {s["seat"] for s in result["seats"] if s["place"] == 1})


def random_setup(dice, mode):
    """A setup of one mode."""
    setup = {"mode": mode, "deck": dice.choice(list(DECKS))}
    count = 1
    if mode != "solo":
        count = setup["players"] = dice.randint(2, 4)
    if mode != "versus":
        setup["diamonds"] = dice.random() < 0.5
        setup["power"] = dice.choice([1, 1, 1, 2, 3, 4])
    named = dice.sample([c.lower() for c in CHARACTERS], count)
    setup["characters"] = [dice.choice(["random", "choose", n]) for n in named]
    return setup


def choose_characters(table, setup, events):
    """P2-129, P2-130: those who choose do so in turn; nobody plays the same character. Returns the last events."""
    taken = {p["character"] for p in table.dump()["players"]}  # Chance has chosen for "random".
    for seat, wish in enumerate(setup["characters"]):
        if wish == "choose":
            table.same("who chooses a character", [seat], table.pending)
            question = table.question(seat)
            table.same("the question", "character", question["kind"])
            table.same_options("character", {c.lower() for c in CHARACTERS} - taken,
                               [o["text"].lower() for o in question["options"]])
            option = table.dice.choice(question["options"])
            taken.add(option["text"].lower())
            setup["characters"][seat] = option["text"].lower()
            events = table.answer(seat, option["option"])
    return events


def check_start(table, setup, position):
    """P2-128 to P2-144: what must be true whatever the shuffles brought."""
    characters = [p["character"] for p in position["players"]]
    table.same("characters are different", len(characters), len(set(characters)))
    for wish, character in zip(setup["characters"], characters):
        table.same("the chosen character", character if wish == "random" else wish, character)
    for player in position["players"]:
        owned = [i for i, c in CARDS.items() if c.owner == "Starting deck"
                 or c.owner.lower() == player["character"] for _ in range(c.copies)]
        table.same("the cards of a player", sorted(owned), sorted(player["hand"] + player["deck"]))
        table.same("the first hand", 5, len(player["hand"]))
    stock = [i for i, c in CARDS.items() if c.owner == DECKS[setup["deck"]] for _ in range(c.copies)]
    table.same("the bank cards", sorted(stock), sorted(position["bank"] + position["deck"]))
    table.same("the bank", 5, len(position["bank"]))
    table.same("the Dragon's power", setup.get("power", 0), position["power"])


def check_catalogue(table):
    """The facts of all cards."""
    cards = table.engine.ask("catalogue", game=table.game)["cards"]
    table.same("which cards there are", set(CARDS), {c["id"] for c in cards})
    for theirs in cards:
        ours = CARDS[theirs["id"]]
        table.same(f"the card {theirs['id']}", (ours.name, ours.owner, ours.kind, ours.cost, ours.copies),
                   tuple(theirs[k] for k in ("name", "owner", "kind", "cost", "copies")))
        if ours.owner in DECKS.values():  # Other colours are never seen in the bank.
            table.same(f"the colour of {theirs['id']}", ours.color, theirs["color"])


def before_first_turn(position, setup):
    """P2-134, P2-135, P2-144, P2-324: what lies where before anybody has done anything."""
    for seat, player in enumerate(position["players"]):
        player.update(pile=[], incoming=2, meters=[0] * 4, creature=None, kept=0, score=0, discard=[],
                      play=[], diamond=setup.get("diamonds", seat != position["first"]))
    position.update(turn=position["first"], trash=[], wounds_trashed=0, ante_ups=0, tokens=0, hoard=[],
                    holder=position["first"] if position["mode"] == "versus" else None)
    return position


def shuffled_up(dice, position):
    """A position that could be reached much later: full tables, few bank cards, creatures in play."""
    deck = position["deck"]
    left = dice.choice([0, 1, 1, 1, 2, 3, 5]) if dice.random() < 0.4 else dice.randint(6, 56)
    spread = [deck.pop() for _ in range(len(deck) - left)]
    gone = 56 - left
    humans = len(position["players"])
    ante_ups = position["ante_ups"] = (gone >= 4 * humans) + (gone >= 8 * humans)
    position["now"].update(actions=3 + ante_ups + dice.randint(0, 4), in_force=ante_ups)
    spread.sort(key=lambda c: (c in INTRICATE or facts(c).kind == "creature") and dice.random() < 0.6)
    for player in position["players"]:
        rearranged(dice, player, [spread.pop() for _ in range(min(len(spread), dice.randint(0, 8)))])
        if left == 1:
            player["meters"][COLORS.index(TRICKSHOT)] = 3  # The last card goes; the next is missing.
    if position["mode"] == "versus":
        position["holder"] = dice.randrange(humans)
    else:
        position["tokens"] = dice.randint(0, 12)
        position["hoard"] = [spread.pop() for _ in range(min(len(spread), dice.randint(0, 4)))]
        position["power"] += len(position["hoard"])
    position["trash"] = spread if dice.random() < 0.7 else spread[:0]
    if not position["trash"]:
        position["players"][0]["discard"] += spread
    return position


def rearranged(dice, player, more):
    """New gems and a new order of the cards of a player, who has some bank cards more."""
    owned = player["hand"] + player["deck"] + more + ["wound"] * dice.choice([0, 0, 1, 2])
    dice.shuffle(owned)
    owned.sort(key=lambda c: c not in INTRICATE and dice.random() < 0.7)  # What differs most often.
    creatures = [c for c in owned if facts(c).kind == "creature"]
    if creatures and dice.random() < 0.7:
        player["creature"] = creatures[0]
        owned.remove(creatures[0])
    hand, seen = dice.randint(4, 8), dice.randint(0, 4)
    player.update(hand=owned[:hand], deck=owned[hand:hand + seen], discard=owned[hand + seen:],
                  incoming=dice.randint(0, 9), meters=[dice.choice([0, 1, 2, 3, 3]) for _ in COLORS])
    pile = player["pile"] = [dice.choice(COLORS)]
    while len(pile) < BUST and dice.random() < 0.85:
        pile.append(pile[-1] if dice.random() < 0.5 else dice.choice(COLORS))


def play(table, mode):
    """Plays one random game of a mode, every other one from a position of a late game."""
    if table.tally.games == 0:
        check_catalogue(table)
    setup = random_setup(table.dice, mode)
    events = table.new({**setup, "characters": list(setup["characters"])}, table.dice.randrange(10**9))
    events = choose_characters(table, setup, events)
    position = table.dump()
    check_start(table, setup, position)
    late = table.dice.random() < 0.5
    if late:
        position = shuffled_up(table.dice, position)
        table.load(position)
        events = []
    else:
        position = before_first_turn(position, setup)
        events = itertools.dropwhile(lambda event: event["level"] != TURN, events)
    game = Game(table, position, late)
    walk(game, game.match() if mode == "versus" else game.hunt(), list(events))


if __name__ == "__main__":
    step.main("puzzle_strike_2", MODES, 600, play, "Plays Puzzle Strike 2 in step with the engine.")
