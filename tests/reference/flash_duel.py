#!/usr/bin/env python3
"""flash_duel.py - a second opinion on Flash Duel

Written from the rulebook, docs/rules/flash_duel.md (whose clauses FD-... are cited) and the texts
of the cards. A rule that asks is a generator: it yields a Question and is sent the chosen Option.
Only what chance brings is read from the engine: shuffles, coins, random choices.
"""

import collections
import re

import step
from step import Difference

MODES = ["simple", "full", "clockwork", "solo", "team", "raid", "betrayal"]

CHARACTERS = {
    "Grave": ["Reversal", "Martial Mastery", "Knowing the Opponent"],
    "Jaina": ["Flame Arrow", "Smoldering Embers", "Charged Shot"],
    "Midori": ["Rising Mountain", "Dragon Form", "Master of Twos"],
    "Setsuki": ["Esper Dash", "Speed of the Fox", "Ninpo Flash"],
    "Rook": ["Windmill Crusher", "Thunderclap", "Rock Armor"],
    "DeGrey": ["Pilebunker", "Spectral Pull", "Spectral Push"],
    "Valerie": ["Sudden Inspiration", "Green Eye's Epiphany", "Orange Eye's Epiphany"],
    "Geiger": ["Rewind Time", "Time Spiral", "Future Sight"],
    "Lum": ["Poker Flourish", "Roll the Dice", "Raise the Stakes"],
    "Argagarg": ["Pacifism", "Bubble Shield", "Hex of Murkwood"],
    "Quince": ["Hidden Agenda", "Political Prowess", "Patriot Mirror"],
    "Onimaru": ["Clockwork Soldier", "Wartime Tactics", "Double Slash"],
    "Bal-Bas-Beta": ["Rocket Punch", "Cog Engine", "Retract"],
    "Troq": ["Cornered Prey", "Giant Growth", "Beast Unleashed"],
    "Menelker": ["Into Oblivion", "Bonecracker", "Deathstrike"],
    "Persephone": ["Dominance", "Mistress's Command", "Pleasure & Pain"],
    "Gloria": ["Healing Touch", "Radiant Healing", "Saving Grace"],
    "Vendetta": ["Surgical Strike", "Stun Lock", "Acrobatics"],
    "Gwen": ["Shadow Plague", "Relentless Strikes", "Shadowswarm"],
    "Zane": ["Shoulder Ram", "Landmine", "Maximum Anarchy"],
    "Deathstrike Dragon": ["Deep Breath", "Perfect Counter", "Black Diamond Hide", "Tail Sweep",
                           "Crushing Claw", "Terrifying Roar", "Wing Beat", "Hoard of Ages"],
}
DRAGON = "Deathstrike Dragon"
ROSTER = list(CHARACTERS)                                        # a position numbers them from 1
ABILITIES = [ability for three in CHARACTERS.values() for ability in three]      # likewise
MORTAL_ABILITIES = ABILITIES[:60]

RAID = {2: (50, 0, 2, 7, 4), 3: (40, 1, 3, 8, 6), 4: (50, 1, 4, 9, 8)}           # FD-243 to FD-248
WORDS = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def cards_in_words(number, count):
    """'a 3', 'two 3s'."""
    return f"{WORDS[count]} {number}" + ("s" if count != 1 else "")


def in_a_row(names):
    """'Red, Green and Yellow'."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def dark(space):
    """FD-023: pairs of spaces, the first pair dark."""
    return (space - 1) // 2 % 2 == 0


class TimeOver(Exception):
    """The last card of the draw pile was drawn (FD-095)."""


class SideWins(Exception):
    """A hit ended the round, or a Raid ended."""

    def __init__(self, side):
        super().__init__()
        self.side = side


Option = collections.namedtuple("Option", "kind text value")
Question = collections.namedtuple("Question", "kind options")


class Fighter:
    """A pawn with its hand and abilities."""

    def __init__(self, seat, name, high):
        self.seat, self.name = seat, name
        self.high = high                                          # begins on space 18
        self.character = None
        self.abilities, self.gone = [], set()
        self.bot = None
        self.stash, self.stashed_now, self.stashed_under = 0, False, None
        self.life = 0
        self.begin_round(1, 5)

    def begin_round(self, life, limit):
        """All that a round begins with."""
        self.space = self.start
        self.hand = []
        self.seen = collections.Counter()                         # cards of it that everybody has seen
        self.up = set(self.abilities) - self.gone                 # FD-118
        self.life, self.limit = life, limit
        self.loose, self.loose_as, self.rolled = 0, 0, False
        self.debt, self.dominated, self.stunned, self.skip = 0, 0, False, False
        self.retreated_into_mine = False
        self.forced = 0
        self.soldier = 0
        self.dragon_form = self.growth = False

    @property
    def start(self):
        """FD-019"""
        return 18 if self.high else 1

    @property
    def ahead(self):
        """FD-022: which way is forward."""
        return -1 if self.high else 1

    @property
    def advance(self):
        """Spaces from the own Start space."""
        return abs(self.space - self.start)

    @property
    def recovering(self):
        """Whether a recovery turn is owed."""
        return self.debt > 0 or self.dominated > 0 or self.stunned

    def count(self, number):
        """Cards of a number in hand."""
        return self.hand.count(number)


class Strike:
    """An attack or a dashing strike (FD-333: never both)."""

    def __init__(self, attacker, targets, number, cards, dashing):
        self.attacker, self.targets = attacker, list(targets)
        self.number, self.cards = number, cards
        self.block_number, self.dashing = number, dashing
        self.extra = 0
        self.unblockable = self.no_retreat = self.deathstrike = False

    @property
    def size(self):
        """Cards that a block needs."""
        return self.cards + self.extra


class Card:
    """One way to come by a card of a number: from hand, changed or rolled, or Master of Twos."""

    def __init__(self, number, source, printed):
        self.number, self.source, self.printed = number, source, printed

    def note(self, count=1):
        """How an option's text tells it, for a card alone or one of several."""
        what = {"twos": "Master of Twos", "rolled": "the card turned up",
                "changed": f"the changed {self.printed}"}.get(self.source)
        return f" ({'one of them ' * (count > 1)}{what})" if what else ""


class Board:
    """Fighters, cards and movement: what needs no question."""

    def __init__(self, table, setup):
        self.table, self.setup = table, setup
        self.mode = setup["mode"]
        self.fighters = []
        self.deck, self.discard, self.played = [], [], []
        self.shuffled = collections.Counter()     # cards whose order only chance knows, 0 in zones
        self.heard, self.all_heard, self.story = [], [], []
        self.mine, self.stakes = 0, []
        self.used = set()
        self.active, self.idle, self.starving = None, False, False
        self.reshuffles = 0
        self.extra_turns = 0
        self.hungry = []
        self.over_time = False
        self.silent = set()                       # Betrayal: who says nothing before their next turn

    # --- who stands where

    def alive(self):
        """Fighters on the board."""
        return [f for f in self.fighters if f.life > 0]

    def enemies(self, f):
        """Living opponents, in the order of their seats."""
        return [g for g in self.alive() if g.high != f.high]

    def mates(self, f):
        """Living team mates."""
        return [g for g in self.alive() if g.high == f.high and g is not f]

    @staticmethod
    def distance(f, g):
        """FD-021"""
        return abs(f.space - g.space)

    def barrier(self, f):
        """The nearest space ahead that f can't enter: FD-042, FD-198, FD-269, and a soldier's."""
        spaces = [g.space for g in self.enemies(f)]
        spaces += [g.soldier for g in self.enemies(f) if g.soldier]
        return (min if f.ahead > 0 else max)(spaces, key=lambda s: s)

    def forward_space(self, f, steps):
        """Where a forward movement ends; it never goes backward instead."""
        room = abs(self.barrier(f) - f.space) - 1
        return f.space + f.ahead * max(0, min(steps, room))

    @staticmethod
    def back_space(f, steps):
        """FD-041, FD-048: a backward movement ends on the Start space at the latest."""
        return f.start if steps >= f.advance else f.space - f.ahead * steps

    def put(self, f, space):
        """A movement ends on a space; the Landmine lies in wait (FD-377). True if it exploded."""
        moved = f.space != space
        f.space = space
        if moved and self.mine == space:
            self.mine = 0
            f.skip = True
            return True
        return False

    def front_distance(self, f, space=None):
        """Distance to the front-most enemy."""
        space = f.space if space is None else space
        return min(abs(space - g.space) for g in self.enemies(f))

    def groups(self, f, space):
        """Enemies by distance from a space."""
        found = collections.OrderedDict()
        for g in self.enemies(f):
            found.setdefault(abs(g.space - space), []).append(g)
        return found

    def at_names(self, targets):
        """Whom an option aims at, where there can be several."""
        return "" if self.duel else " at " + in_a_row([t.name for t in targets])

    @property
    def duel(self):
        """Whether one fights one."""
        return len(self.fighters) == 2

    # --- cards

    def hear(self, events):
        """Keeps what the engine told about chance."""
        self.heard, self.all_heard = list(events), list(events)
        self.story = []

    def tell(self, kind, f, aim=(), path=None, **members):
        """Notes what an event must tell of a fighter, of whom they aim at and from where to where they go."""
        if aim:
            members["targets"] = [t.seat for t in aim if not t.bot]
        if path:
            members["from"], members["to"] = (f"space{space}" for space in path)
        self.story.append(step.told(kind, seat=seat_of(f), **members))

    def told_all(self):
        """What was told since the last answers must be what has happened."""
        self.table.same_told(self.story, self.all_heard, TOLD)

    def listen(self, kinds):
        """The next thing heard of some kinds; what comes before it is of no interest."""
        for at, event in enumerate(self.heard):
            if event["kind"] in kinds:
                return self.heard.pop(at)
        raise Difference(f"the engine did not tell of {kinds}")

    def new_deck(self, cards):
        """Shuffles cards to be the deck."""
        self.shuffled = collections.Counter(cards)
        self.deck = [0] * len(cards)

    def take_top(self, count, told_as="drew", by=None):
        """Takes cards off the deck; what chance has not told yet is heard from the engine."""
        told = []
        while len(told) < count:
            event = self.listen((told_as,))
            if by:
                self.table.same(f"whose is '{event['text']}'", seat_of(by), event.get("seat"))
            told += [int(n) for n in event["cards"]]
        own = [self.deck.pop() for _ in range(count)]
        known = [c for c in own if c]
        missing = collections.Counter(told) - collections.Counter(known)
        self.table.same("cards drawn", sorted(told), sorted(known + list(missing.elements())))
        if missing - self.shuffled:
            raise Difference(f"cards {told} were drawn, {dict(self.shuffled)} could be")
        self.shuffled -= missing
        return told

    def draw(self, f, count):
        """Draws cards; the last one ends the time or makes the Raid's reshuffle."""
        while count > 0:
            some = min(count, len(self.deck))
            f.hand = sorted(f.hand + self.take_top(some, by=f))
            count -= some
            self.check_deck()

    def check_deck(self):
        """FD-095, FD-250."""
        if not self.deck:
            if not self.reshuffles:
                raise TimeOver
            self.renew_deck()

    def renew_deck(self):
        """FD-250 to FD-252: discard pile and Dragon's hand become the deck, the Dragon redraws."""
        self.reshuffles -= 1
        dragon = self.fighters[-1]
        count = len(dragon.hand)
        self.new_deck(self.discard + dragon.hand)
        self.discard = []
        dragon.hand = sorted(self.take_top(count, by=dragon))
        dragon.seen.clear()

    def refill(self, f):
        """FD-070, FD-339."""
        if len(f.hand) < f.limit:
            self.draw(f, f.limit - len(f.hand))

    @staticmethod
    def show_hand(f):
        """Everybody sees all cards."""
        f.seen = collections.Counter(f.hand)

    @staticmethod
    def gain_openly(f, number):
        """A card that everybody has seen comes to the hand."""
        f.hand = sorted(f.hand + [number])
        f.seen[number] += 1

    @staticmethod
    def lose(f, number):
        """A card leaves the hand openly; if one like it was seen, it may be that one (FD-417)."""
        f.hand.remove(number)
        f.seen -= collections.Counter([number])

    def throw(self, f, number):
        """Discards a card from hand at once."""
        self.tell("discarded", f, cards=[str(number)])
        self.lose(f, number)
        self.discard.append(number)

    def drop_hand(self, f):
        """Discards a whole hand."""
        self.tell("hand_dropped", f, cards=[str(card) for card in f.hand])
        self.discard += f.hand
        f.hand = []
        f.seen.clear()

    def spend(self, f, number, count, special):
        """Plays cards: they are discarded at the end of the turn (FD-069)."""
        if special:
            count -= 1
            if special.source in ("changed", "rolled"):
                self.played.append(f.loose)
                f.loose = f.loose_as = 0
        for _ in range(count):
            self.lose(f, number)
            self.played.append(number)

    def return_loose(self, f):
        """A changed card that was not played is an ordinary one again; a rolled one is discarded."""
        if f.loose and f.rolled:
            self.discard.append(f.loose)
        elif f.loose:
            self.gain_openly(f, f.loose)                           # FD-380
        f.loose = f.loose_as = 0

    def return_all_loose(self):
        """The same for everybody."""
        for f in self.fighters:
            self.return_loose(f)

    # --- abilities that are free to use

    def can_use(self, f, name):
        """FD-111, FD-114, FD-116, FD-089."""
        return (name in f.up and f not in self.used and f.life > 0
                and not (self.idle and f is self.active))

    def specials(self, f):
        """Cards that f could play besides those in hand."""
        found = []
        if f.loose:
            found.append(Card(f.loose_as, "rolled" if f.rolled else "changed", f.loose))
        if self.can_use(f, "Master of Twos"):
            found.append(Card(2, "twos", 2))
        return found

    def singles(self, f):
        """All ways to play one card."""
        return [Card(n, "hand", n) for n in sorted(set(f.hand))] + self.specials(f)

    def sets(self, f, number, without=None):
        """All ways to play some cards of one number, as (count, special card or None)."""
        have = f.count(number) - (without is not None and without.source == "hand" and without.number == number)
        found = [(count, None) for count in range(1, have + 1)]
        for special in self.specials(f):
            if special.number == number and (without is None or without.source == "hand"):
                found += [(count, special) for count in range(1, have + 2)]
        return found


def single_note(card):
    """'a 2, Master of Twos being one'."""
    return f"a {card.number}{card.note()}"


def special_note(special, count):
    """The note of a set's special card."""
    return special.note(count) if special else ""


def plainly(number, count, special):
    """The cards of a set as an event tells them, if they are what they look like."""
    return {} if special else {"cards": [str(number)] * count}


def ident(name):
    """The id of an ability."""
    return re.sub("[^a-z0-9]+", "_", name.lower().replace("'", "").replace("&", "and"))


def counts_as(number, count, more):
    """What an option tells of an attack or strike that counts more cards than it has."""
    return f", which count{'s' * (count == 1)} as {cards_in_words(number, count + more)}" if more else ""


def held(f):
    """'a card', '2 cards': what everybody sees of a hand."""
    count = len(f.hand) + bool(f.loose)
    return "a card" if count == 1 else f"{count} cards"


def seat_of(f):
    """The seat of a fighter; a bot has none."""
    return None if f.bot else f.seat


def cards_of_set(number, count, special):
    """The cards of the hand in a set."""
    return [number] * (count - bool(special))


def cards_of_dash(dash, number, count, special):
    """The cards of the hand in a dashing strike or block."""
    return [dash.number] * (dash.source == "hand") + cards_of_set(number, count, special)


class Actions(Board):
    """Main actions (FD-036 to FD-066) and the options for them."""

    def ask(self, f, kind, options):
        """One seat is asked; returns the chosen option."""
        answers = yield {f.seat: Question(kind, options)}
        return answers[f.seat]

    def ask_open(self, f, kind, options):
        """A moment at which Betrayal allows more (replaced there)."""
        return (yield from self.ask(f, kind, options))

    def words(self, f):
        """What others say before f decides, or an ability of f takes effect (replaced in Betrayal)."""
        return
        yield

    def main_options(self, f):
        """All main actions."""
        if f.forced and f.count(f.forced):                         # Mistress's Command
            return self.move_options(f, [Card(f.forced, "hand", f.forced)])
        singles = self.singles(f)
        return (self.move_options(f, singles) + self.push_options(f, singles)
                + self.attack_options(f) + self.dash_options(f))

    def move_options(self, f, singles):
        """FD-039 to FD-043."""
        found = []
        for card in singles:
            for kind, word, space in (("move_forward", "forward", self.forward_space(f, card.number)),
                                      ("move_back", "back", self.back_space(f, card.number))):
                text = f"Move {word} with {single_note(card)}{self.after_step(f, space, kind == 'move_back')}"
                found.append(Option(kind, text, ("move", card, kind)))
        return found

    def after_step(self, f, space, back, then=""):
        """What an option tells of a movement: distance, Dragon Form, mine."""
        stays = "stay at " * (space == f.space)
        text = f" ({stays}distance {self.front_distance(f, space)}){then}"
        text += ", which ends your Dragon Form" * (back and f.dragon_form)
        return text + self.mined(f, space)

    def mined(self, f, space):
        """What an option tells of a movement that sets off the Landmine."""
        return MINED * (space == self.mine and space != f.space)

    def push_options(self, f, singles):
        """FD-044, FD-209."""
        near = self.groups(f, f.space).get(1)
        if not near:
            return []
        names = in_a_row([t.name for t in near])
        found = []
        for card in singles:
            after = ""
            if self.duel:
                after = f" (distance {abs(f.space - self.back_space(near[0], card.number))})"
            found.append(Option("push", f"Push {names} with {single_note(card)}{after}",
                                ("push", card, near)))
        return found

    def attack_options(self, f):
        """FD-051 to FD-056; Rocket Punch reaches one space farther."""
        found = []
        for distance, targets in self.groups(f, f.space).items():
            for count, special in self.sets(f, distance):
                text = f"Attack with {cards_in_words(distance, count)}{special_note(special, count)}" \
                       f"{self.at_names(targets)}{counts_as(distance, count, f.growth + f.dragon_form)}"
                found.append(Option("attack", text, ("attack", distance, count, special, targets, False)))
            if self.can_use(f, "Rocket Punch"):
                for count in range(1, f.count(distance - 1) + 1):
                    text = f"Attack with {cards_in_words(distance - 1, count)} (Rocket Punch: one space farther)" \
                           f"{self.at_names(targets)}{counts_as(distance - 1, count, f.growth + f.dragon_form)}"
                    found.append(Option("attack", text, ("attack", distance - 1, count, None, targets, True)))
        return found

    def dashes(self, f):
        """FD-058 to FD-065, FD-385: (dash card, number, count, special, targets)."""
        if self.front_distance(f) == 1:
            return []
        found = []
        for dash in self.singles(f):
            space = self.forward_space(f, dash.number)
            if space == f.space:
                continue
            for distance, targets in self.groups(f, space).items():
                for count, special in self.sets(f, distance, without=dash):
                    found.append((dash, distance, count, special, targets))
        return found

    def dash_text(self, dash, number, count, special):
        """'dash with a 2 and strike with two 5s'."""
        return f"dash with {single_note(dash)} and strike with {cards_in_words(number, count)}{special_note(special, count)}"

    def dash_options(self, f):
        """Dashing strikes."""
        found = []
        for dash, number, count, special, targets in self.dashes(f):
            text = "D" + self.dash_text(dash, number, count, special)[1:] + self.at_names(targets) \
                + counts_as(number, count, f.growth) + self.mined(f, self.forward_space(f, dash.number))
            found.append(Option("dashing_strike", text, ("strike", dash, number, count, special, targets)))
        return found

    def main_action(self, f, value):
        """Carries out a main action; False if an ability it needed was countered (FD-379)."""
        cards = [v for v in value if isinstance(v, Card)]
        if any(card.source == "twos" for card in cards):
            if not (yield from self.announce(f, "Master of Twos", self.action_cards(value))):
                return False
        if value[0] == "attack" and value[5]:
            if not (yield from self.announce(f, "Rocket Punch", self.action_cards(value))):
                return False
        f.forced = 0
        yield from {"move": self.move, "push": self.push, "attack": self.attack,
                    "strike": self.dashing_strike}[value[0]](f, *value[1:])
        return True

    @staticmethod
    def action_cards(value):
        """The cards of the hand that a main action with Master of Twos or Rocket Punch takes."""
        if value[0] == "attack":
            return cards_of_set(*value[1:4])
        if value[0] == "strike":
            return cards_of_dash(*value[1:5])
        return []

    def play_single(self, f, card):
        """Plays one card."""
        self.spend(f, card.number, 1, None if card.source == "hand" else card)

    def move(self, f, card, kind):
        """A Move, and Esper Dash after it."""
        self.play_single(f, card)
        self.step_by(f, card.number, kind)
        if self.can_use(f, "Esper Dash"):
            uses = [("Esper Dash", ": " + self.dash_text(*d[:4]), d, cards_of_dash(*d[:4])) for d in self.dashes(f)
                    if d[0].source == "hand" and not d[3]]         # FD-116: no second ability
            reach = [n for n in range(1, 6) if self.front_distance(f, self.forward_space(f, n)) <= 5]
            possible = len(f.hand) >= 2 and reach and self.forward_space(f, 1) != f.space
            used = yield from self.window(f, uses, ["Esper Dash"] if possible else [])
            if used:
                yield from self.dashing_strike(f, *used[1])

    def step_by(self, f, number, kind, cause=None):
        """Moves a fighter as its owner wants."""
        space = self.forward_space(f, number) if kind == "move_forward" else self.back_space(f, number)
        self.tell("moved", f, path=(f.space, space), cause=cause)
        f.dragon_form &= kind == "move_forward"
        self.put(f, space)

    def shove(self, g, steps, cause):
        """An ability pushes a fighter back."""
        self.tell("shoved", g, path=(g.space, self.back_space(g, steps)), cause=ident(cause))
        self.put(g, self.back_space(g, steps))

    def push(self, f, card, targets):
        """FD-045, FD-209; Beast Unleashed after it."""
        self.play_single(f, card)
        for t in targets:
            self.tell("pushed", f, aim=[t], path=(t.space, self.back_space(t, card.number)))
            self.put(t, self.back_space(t, card.number))
        if self.can_use(f, "Beast Unleashed"):
            room = abs(self.forward_space(f, card.number) - f.space)
            uses = [("Beast Unleashed", f": move forward {n}", n) for n in range(1, room + 1)]
            used = yield from self.window(f, uses)
            if used:
                self.tell("went", f, path=(f.space, self.forward_space(f, used[1])), cause="beast_unleashed")
                self.put(f, self.forward_space(f, used[1]))

    def attack(self, f, number, count, special, targets, _rocket):
        """FD-051"""
        self.tell("attacked", f, aim=targets, **plainly(number, count, special))
        self.spend(f, number, count, special)
        yield from self.strike(Strike(f, targets, number, count, False))

    def attack_space_of(self, f, g, count):
        """An attack by an ability; like any other it is aimed at a space (FD-204, FD-206)."""
        distance = self.distance(f, g)
        yield from self.attack(f, distance, count, None, self.groups(f, f.space)[distance], False)

    def dashing_strike(self, f, dash, number, count, special, targets):
        """FD-058, FD-066."""
        self.play_single(f, dash)
        self.tell("dashed", f, path=(f.space, self.forward_space(f, dash.number)))
        self.put(f, self.forward_space(f, dash.number))
        self.tell("struck", f, aim=targets, **plainly(number, count, special))
        self.spend(f, number, count, special)
        yield from self.strike(Strike(f, targets, number, count, True))

    # --- abilities: announcing

    def announce(self, f, name, cards=()):
        """FD-113, FD-341 to FD-345: True if the ability takes effect. The cards for it lie open (FD-399)."""
        f.up.discard(name)
        self.used.add(f)
        self.tell("used_ability", f, cards=[ident(name)])
        f.seen |= collections.Counter(cards)
        yield from self.words(f)                                   # FD-395
        if f.life <= 0:
            return False                                           # FD-416
        for g in self.enemies(f):
            if dark(f.space) and self.can_use(g, "Reversal") and not self.over_time:       # FD-120
                choice = yield from self.ask(g, "ability", [Option("use", "Use Reversal", True), PASS])
                if choice.value:
                    return not (yield from self.announce(g, "Reversal"))
        return True

    def window(self, f, uses, public=()):
        """Offers abilities of one moment, each with its name, words, argument and perhaps cards that are to be
        played for it; returns (name, argument) of one that took effect.

        FD-094: whether somebody is asked must not tell of hidden cards, so whoever could use one of the
        public abilities, for all that everybody can see, is asked even if no card fits."""
        uses = [u for u in uses if self.can_use(f, u[0])]
        if not uses and not any(self.can_use(f, name) for name in public):
            return None
        options = [Option("use", f"Use {name}{suffix}", (name, value, *cards)) for name, suffix, value, *cards in uses]
        choice = yield from self.ask(f, "ability", options + [PASS])
        if choice.value and (yield from self.announce(f, choice.value[0], *choice.value[2:])):
            return choice.value[:2]
        return None


PASS = Option("pass", "", None)
QUIET = [Option("hush", "", None), PASS]
MINED = " (onto the mine, you lose your next turn!)"


class Strikes(Actions):
    """Attacks, dashing strikes and what follows them."""

    def strike(self, s):
        """Everything from the declaration to the last response."""
        f = s.attacker
        if f.growth:
            s.extra += 1
        if f.dragon_form and not s.dashing:
            s.extra += 1
        yield from self.strengthen(s)
        for t in s.targets:                                        # also if f falls to one of them
            if t.life > 0:
                yield from self.defend(s, t)

    def strengthen(self, s):
        """Abilities of whoever attacks (windows ATK and DASH)."""
        uses = [("Crushing Claw", "", None)]
        if s.dashing:
            if s.number == 1:
                uses.append(("Thunderclap", "", None))
            if any(t.space == t.start for t in s.targets):
                uses.append(("Cornered Prey", "", None))
        else:
            if s.number == 1:
                uses.append(("Windmill Crusher", "", None))
            if s.size >= 2:
                uses.append(("Deathstrike", "", None))
            uses += [("Surgical Strike", f": it must be blocked with {n}s", n) for n in range(1, 6) if n != s.number]
        if s.attacker.bot:
            used = yield from self.bot_window(s.attacker, uses)
        else:
            used = yield from self.window(s.attacker, uses)
        if used:
            self.apply_strengthening(s, *used)

    @staticmethod
    def apply_strengthening(s, name, value):
        """What these abilities do."""
        s.extra += name == "Crushing Claw"
        s.no_retreat |= name == "Thunderclap"
        s.unblockable |= name in ("Cornered Prey", "Windmill Crusher")
        s.deathstrike |= name == "Deathstrike"
        if name == "Surgical Strike":
            s.block_number = value

    def defend(self, s, t):
        """One target responds (FD-206, FD-273), after team mates could help (FD-392)."""
        if t.bot:
            yield from self.bot_defend(s, t)
            return
        added = yield from self.dashing_blocks(s, t)
        if added >= s.size:
            yield from self.blocked(s, t)
            return
        while t.life > 0 and t.high != s.attacker.high:            # FD-310, FD-412: or one went over
            if (yield from self.respond(s, t, s.size - added)):
                return

    # --- responses

    def may_retreat(self, s, t):
        """FD-082 to FD-086."""
        return s.dashing and not s.no_retreat and t.space != t.start

    def respond(self, s, t, need):
        """Asks for one response; False if it must be asked again."""
        yield from self.words(t)
        if t.life <= 0 or t.high == s.attacker.high:
            return False
        options = [Option("take_hit", f"Take the hit and {self.after_hit(t)}", ("hit",))]
        if not s.unblockable:
            options += self.block_options(s, t, need)
        if self.may_retreat(s, t):
            options += [Option("retreat", f"Retreat with {single_note(card)}" + self.after_step(
                t, self.back_space(t, card.number), True, ", and recover on your next turn"),
                               ("retreat", card)) for card in self.singles(t)]
        options += self.response_uses(s, t)
        choice = yield from self.ask_open(t, "response", options)
        if choice is None:
            return False
        return (yield from self.carry_out(s, t, choice))

    def after_hit(self, t):
        """What an option tells of taking a hit."""
        if t.life > 1:
            return f"keep {t.life - 1} hit point" + "s" * (t.life > 2)
        return "lose the round" if self.duel else "be defeated"

    def block_options(self, s, t, need):
        """FD-076"""
        return [Option("block", f"Block with {cards_in_words(s.block_number, count)}{special_note(special, count)}",
                       ("block", s.block_number, count, special))
                for count, special in self.sets(t, s.block_number) if count == need]

    def carry_out(self, s, t, choice):
        """Carries out a response; False if it must be asked again."""
        value = choice.value
        if choice.kind == "use":
            return (yield from self.use_response(s, t, *value))
        if any(isinstance(v, Card) and v.source == "twos" for v in value):
            cards = cards_of_set(*value[1:]) if value[0] == "block" else []
            if not (yield from self.announce(t, "Master of Twos", cards)) or t.high == s.attacker.high:
                return False                                       # FD-416
        if value[0] == "hit":
            self.drop_rolled(t)
            yield from self.hit(t, s)
        elif value[0] == "block":
            self.tell("blocked", t, **plainly(*value[1:]))
            self.spend(t, *value[1:])
            self.drop_rolled(t)
            yield from self.blocked(s, t)
        else:
            yield from self.retreat(s, t, value[1], True)
        return True

    def drop_rolled(self, t):
        """A rolled card that was not played is discarded (FD-360)."""
        if t.rolled:
            self.return_loose(t)

    def response_uses(self, s, t):
        """Abilities of windows ATKED and DASHED."""
        uses = [("Roll the Dice", "", None)]
        if not s.dashing:
            uses += [("Sudden Inspiration", "", None)]
            uses += [("Martial Mastery", suffix, value) for suffix, value in self.start_uses(t, "Martial Mastery")]
            if not s.unblockable and len(t.hand) >= s.size:
                uses += [("Bubble Shield", "", None)]
        else:
            uses += self.dash_response_uses(s, t)
        return [Option("use", f"Use {name}{suffix}", (name, value))
                for name, suffix, value in uses if self.can_use(t, name)]

    def dash_response_uses(self, s, t):
        """Abilities against a dashing strike."""
        uses = []
        if not s.unblockable:
            for n in range(1, 6):
                if t.count(n) >= s.size:
                    if n > s.block_number:
                        uses.append(("Rock Armor", f": block with {cards_in_words(n, s.size)}", n))
                    uses.append(("Black Diamond Hide", f": block with {cards_in_words(n, s.size)}", n))
            if (s.size == 3 or s.size == 2 and t.dragon_form) and t.count(s.block_number) >= s.size - 1:
                uses.append(("Rising Mountain", "", None))
        if self.may_retreat(s, t):
            for n in sorted(set(t.hand)):
                uses += [("Retract", f": retreat with a {n}", n), ("Wing Beat", f": retreat with a {n}", n)]
        if t.space != t.start:
            uses.append(("Acrobatics", "", None))
        return uses

    @staticmethod
    def response_cards(s, name, value):
        """The cards with which one of them is used."""
        if name in ("Rock Armor", "Black Diamond Hide"):
            return [value] * s.size
        if name == "Rising Mountain":
            return [s.block_number] * (s.size - 1)
        return [value] if name in ("Retract", "Wing Beat") else open_cards(name, value)

    def use_response(self, s, t, name, value):
        """Uses one of them; False if a response is still owed."""
        cards = self.response_cards(s, name, value)
        if not (yield from self.announce(t, name, cards)) or t.high == s.attacker.high:
            return False                                           # FD-416
        if name in ("Rock Armor", "Black Diamond Hide", "Rising Mountain"):
            count = s.size - 1 if name == "Rising Mountain" else s.size
            self.tell("blocked", t, cause=ident(name), **plainly(value or s.block_number, count, None))
            self.spend(t, value or s.block_number, count, None)
            yield from self.blocked(s, t)
        elif name in ("Retract", "Wing Beat"):
            yield from self.retreat(s, t, Card(value, "hand", value), False)
        elif name == "Acrobatics":
            t.debt = max(t.debt, 1)
        elif name == "Bubble Shield":
            yield from self.discard_cards(t, s.size, s.size)
            yield from self.blocked(s, t)
        else:
            if name == "Sudden Inspiration":
                self.draw(t, 1)
            elif name == "Martial Mastery":
                yield from self.effect(t, name, value, name)
            else:
                self.roll(t)
            return False
        return True

    def roll(self, f):
        """Roll the Dice turns up a card."""
        f.loose = f.loose_as = self.take_top(1, "rolled_card")[0]
        f.rolled = True
        self.check_deck()

    def retreat(self, s, t, card, must_recover):
        """FD-082 to FD-087, FD-378, and what follows."""
        self.play_single(t, card)
        self.tell("retreated", t, path=(t.space, self.back_space(t, card.number)))
        self.drop_rolled(t)
        t.dragon_form = False
        owed = t.debt
        self.owe_recovery(t, self.put(t, self.back_space(t, card.number)), must_recover)
        yield from self.after_retreat(s, t, owed)

    def owe_recovery(self, t, exploded, must_recover):
        """FD-087, FD-210, FD-378: several retreats cost one turn, and a mine's turn is that one."""
        if exploded:
            t.retreated_into_mine = True
            t.debt = 0
        elif must_recover and not t.debt:
            if not (t.skip and t.retreated_into_mine):
                t.debt = 1

    def after_retreat(self, s, t, owed):
        """Abilities after a retreat: the striker's first (FD-115)."""
        f = s.attacker
        if f.bot is None:
            used = yield from self.window(f, [("Knowing the Opponent", "", None), ("Pleasure & Pain", "", None),
                                              ("Stun Lock", "", None), ("Bonecracker", "", None)])
            if used:
                yield from self.punish_retreat(f, t, used[0])
        if t.bot is None:
            uses = [("Saving Grace", "", None)]
            if self.distance(f, t) == 4 and f.life > 0:
                uses += [("Pilebunker", f": attack with {cards_in_words(4, n)}", n, [4] * n)
                         for n in range(1, t.count(4) + 1)]
            possible = self.distance(f, t) == 4 and f.life > 0 and t.hand
            used = yield from self.window(t, uses, ["Pilebunker"] if possible else [])
            if used and used[0] == "Saving Grace":
                t.debt = min(t.debt, owed)                         # a mine's turn stands for both (FD-378)
            elif used:
                yield from self.attack_space_of(t, f, used[1])

    def punish_retreat(self, f, t, name):
        """What the striker's abilities do to whoever retreated."""
        if name == "Knowing the Opponent":
            self.show_hand(t)
        elif name == "Pleasure & Pain":
            self.draw(f, 1)
        elif name == "Stun Lock":
            t.stunned = True                                       # one more recovery, which comes first
        elif name == "Bonecracker" and t.hand:
            card = int(self.listen(("discarded",))["cards"][0])
            if card not in t.hand:
                raise Difference(f"Bonecracker discards a {card} from {t.hand}")
            self.throw(t, card)
        return
        yield

    def blocked(self, s, t):
        """A strike was blocked; Deathstrike wants a further card for it."""
        if s.deathstrike and not (yield from self.pay_deathstrike(t)):
            yield from self.hit(t, s)
        else:
            yield from self.after_block(s, t)

    def pay_deathstrike(self, t):
        """True if t discards a card."""
        if t.bot and t.hand:
            self.throw(t, min(t.hand))                             # FD-388
            return True
        return bool((yield from self.discard_cards(t, 0, 1)))

    def after_block(self, s, t):
        """Abilities after a block: the striker's first (FD-115)."""
        f = s.attacker
        if not s.dashing and f.bot is None:
            distance = self.distance(f, t)
            uses = [("Double Slash", f": attack with {cards_in_words(distance, n)}", n, [distance] * n)
                    for n in range(1, f.count(distance) + 1)]
            for n in sorted(set(f.hand)):
                uses += [("Ninpo Flash", f": move forward with a {n}", ("move_forward", n), [n]),
                         ("Ninpo Flash", f": move back with a {n}", ("move_back", n), [n])]
            used = yield from self.window(f, uses, ["Double Slash"] if f.hand and distance <= 5 else [])
            if used and used[0] == "Double Slash":
                yield from self.attack_space_of(f, t, used[1])
            elif used:
                self.spend(f, used[1][1], 1, None)
                self.step_by(f, used[1][1], used[1][0], ident(used[0]))
        yield from self.perfect_counter(s, t)

    def perfect_counter(self, s, t):
        """The Dragon attacks whoever they blocked, but not while they have to recover (FD-403)."""
        f = s.attacker
        if t.recovering or f.high == t.high:                       # FD-412
            return
        distance = self.distance(f, t) if f.life > 0 else 0
        uses = [("Perfect Counter", f": attack with {cards_in_words(distance, n)}", n, [distance] * n)
                for n in range(1, t.count(distance) + 1)]
        used = yield from (self.bot_window(t, uses[-1:]) if t.bot else self.window(
            t, uses, ["Perfect Counter"] if t.hand and 1 <= distance <= 5 else []))
        if used and f.life > 0 and f.high != t.high:               # FD-416
            yield from self.attack_space_of(t, f, used[1])

    # --- dashing blocks (FD-211 to FD-221)

    def dashing_blocks(self, s, t):
        """Team mates behind t are asked one by one; returns how many cards they added."""
        added = 0
        for m in self.mates(t):
            while self.may_help(s, t, m, added):
                yield from self.words(m)
                if not self.may_help(s, t, m, added):
                    break
                result = yield from self.dashing_block(s, t, m, s.size - added)
                if result is not None:
                    added += result
                    break
            self.drop_rolled(m)
        return added

    def may_help(self, s, t, m, added):
        """Is there anything left to block, and could m do so?"""
        return (not s.unblockable and added < s.size and t.life > 0 and t.high != s.attacker.high
                and self.may_dash_to(m, t, s.block_number))

    def may_dash_to(self, m, t, number):
        """FD-392: what everybody can see; only a changed card can be a 6."""
        if number > 5 and m.loose_as != number:
            return False
        if m.life <= 0 or m.recovering or m.advance >= t.advance or m.high != t.high:
            return False
        cards = len(m.hand) + bool(m.loose)
        if self.can_use(m, "Master of Twos") or self.can_use(m, "Roll the Dice"):
            cards += 1
        return cards >= 2 and any(self.forward_space(m, n) == t.space for n in range(1, 6))

    def dashing_block(self, s, t, m, need):
        """Asks one team mate; returns cards added, or None if to be asked again."""
        options = [Option("pass", "", None)]
        for dash in self.singles(m):
            if self.forward_space(m, dash.number) == t.space:
                for count, special in self.sets(m, s.block_number, without=dash):
                    if count <= need:
                        options.append(Option("assist", f"Dash to {t.name} with {single_note(dash)} and block with "
                                              f"{cards_in_words(s.block_number, count)}{special_note(special, count)}"
                                              f"{self.mined(m, t.space)}",
                                              (dash, count, special)))
        if self.can_use(m, "Roll the Dice"):
            options.append(Option("use", "Use Roll the Dice", None))
        choice = yield from self.ask_open(m, "assist", options)
        if choice is None:
            return None
        if choice.kind == "use":
            if (yield from self.announce(m, "Roll the Dice")):
                self.roll(m)
            return None
        if choice.kind == "pass":
            self.drop_rolled(m)
            return 0
        dash, count, special = choice.value
        if "twos" in (dash.source, special and special.source):
            cards = cards_of_dash(dash, s.block_number, count, special)
            announced = yield from self.announce(m, "Master of Twos", cards)
            if not announced or t.life <= 0 or t.high == s.attacker.high:
                return None                                        # FD-416
        self.play_single(m, dash)
        self.tell("assisted", m, aim=[t], path=(m.space, self.forward_space(m, dash.number)), cause="dashing_block")
        self.put(m, self.forward_space(m, dash.number))
        self.spend(m, s.block_number, count, special)
        self.drop_rolled(m)
        return count

    # --- hits

    def hit(self, t, s=None):
        """FD-001, FD-199, FD-234, FD-161, FD-165."""
        self.show_before_defeat(t)
        self.tell("hit", t)
        t.life -= 1
        if t.bot == "dragon" and s and s.size >= 2:
            for _ in range(t.count(s.number)):
                self.throw(t, s.number)
        if t.life == 0:
            self.defeat(t)
        return
        yield

    def defeat(self, t):
        """FD-200, FD-201, FD-367: a fighter leaves; the round may be over."""
        t.life = 0
        if self.duel:
            raise SideWins(not t.high)
        self.tell("defeated", t)
        self.return_loose(t)
        self.drop_hand(t)
        t.soldier = 0
        t.up = set()                                               # FD-400
        t.debt = t.dominated = 0
        t.skip = t.stunned = False
        self.after_defeat(t)

    def after_defeat(self, t):
        """FD-191, FD-233, FD-235, FD-262."""
        if self.mode == "raid" and not t.high:
            self.extra_turns += 1
        if not [g for g in self.alive() if g.high == t.high]:
            raise SideWins(not t.high)

    def show_before_defeat(self, t):
        """Only in Betrayal."""


class Abilities(Strikes):
    """Abilities for the start and the end of a turn."""

    def start_uses(self, f, name):
        """The ways to use a START ability now, as (words, argument)."""
        rule = START.get(name)
        return rule(self, f) if rule else []

    def start_options(self, f):
        """All START abilities that f can use."""
        return [Option("use", f"Use {name}{suffix}", (name, value))
                for name in f.abilities if self.can_use(f, name)
                for suffix, value in self.start_uses(f, name)]

    def use_start(self, f, name, value):
        """Uses a START ability; an opponent may counter, then mirror it."""
        if not (yield from self.announce(f, name, open_cards(name, value))):
            return
        yield from self.effect(f, name, value, name)
        yield from self.mirror(f, name)

    def mirror(self, f, name):
        """Patriot Mirror (FD-381)."""
        for q in self.enemies(f):
            if self.can_use(q, "Patriot Mirror"):
                hidden = name == "Martial Mastery" and len(q.hand) >= 2 or name == "Orange Eye's Epiphany" and q.hand
                uses = [("Patriot Mirror", f" as {name}{suffix}", value, open_cards(name, value))
                        for suffix, value in self.mirror_uses(q, name)]
                used = yield from self.window(q, uses, ["Patriot Mirror"] if hidden else [])
                if used:
                    yield from self.effect(q, name, used[1], "Patriot Mirror")

    def mirror_uses(self, q, name):
        """How q could use the ability that an opponent used."""
        if name == "Dominance":
            return self.dominance_uses(q)
        if name == "Political Prowess":
            return refresh_uses(q, "Patriot Mirror")
        return self.start_uses(q, name)

    def dominance_uses(self, f):
        """FD-368"""
        return [(f": on {g.name}", g) for g in self.enemies(f) if dark(g.space)]

    def effect(self, f, name, value, carrier):
        """What a START ability does."""
        yield from EFFECTS[name](self, f, value, carrier)

    def discard_cards(self, f, least, most):
        """f discards cards one by one, the lowest first; returns those discarded."""
        thrown = []
        while len(thrown) < most:
            left = [n for n in f.hand if not thrown or n >= thrown[-1]]
            enough = [n for at, n in enumerate(left) if len(left) - at >= min(least - len(thrown), len(left))]
            options = [Option("discard", f"Discard a {n}", n) for n in sorted(set(enough))]
            if not f.hand:
                break
            if len(thrown) >= least:
                options.append(Option("pass", "", None))
            choice = yield from self.ask(f, "discard", options)
            if choice.value is None:
                break
            self.throw(f, choice.value)
            thrown.append(choice.value)
        return thrown


def open_cards(name, value):
    """The cards of the hand with which a START ability is used, if they lie open (FD-399)."""
    if name == "Martial Mastery":
        return [value[0]] * 2
    return [value[0]] if name in ("Charged Shot", "Green Eye's Epiphany", "Orange Eye's Epiphany") else []


def each_enemy(self, f):
    """One use per enemy."""
    return [(f": on {g.name}", g) for g in self.enemies(f)]


def enemies_where(test):
    """One use per enemy that fits."""
    return lambda self, f: [(f": on {g.name}", g) for g in self.enemies(f) if test(self, f, g)]


def plain(test=lambda self, f: True):
    """A use without a choice."""
    return lambda self, f: [("", None)] if test(self, f) else []


def mastery_uses(self, f):
    """Martial Mastery: a pair for any card of the pile (the pair lies there then)."""
    return [(f": discard two {n}s, take a {m}", (n, m)) for n in sorted(set(f.hand)) if f.count(n) >= 2
            for m in sorted(set(self.discard) | {n})]


def refresh_uses(f, carrier):
    """Political Prowess: any face-down card but the one that is used for it."""
    return [(f": turn up {a}", a) for a in f.abilities if a not in f.up and a not in f.gone and a != carrier]


def landmine_uses(self, _f):
    """Any empty space but the Start spaces."""
    taken = {g.space for g in self.alive()} | {g.soldier for g in self.alive()} | {self.mine}
    return [(f": put the mine on space {n}", n) for n in range(2, 18) if n not in taken]


START = {
    "Martial Mastery": mastery_uses,
    "Flame Arrow": enemies_where(lambda self, f, g: self.distance(f, g) == 6),
    "Smoldering Embers": plain(lambda self, f: 5 in self.discard),
    "Charged Shot": lambda self, f: [(f": show a {n} and push {g.name} back {n} space{'s' * (n > 1)}", (n, g))
                                     for n in sorted(set(f.hand)) for g in self.enemies(f)],
    "Dragon Form": plain(lambda self, f: not f.dragon_form),
    "Spectral Pull": enemies_where(lambda self, f, g: not dark(g.space)),
    "Spectral Push": enemies_where(lambda self, f, g: dark(g.space)),
    "Green Eye's Epiphany": lambda self, f: [(f": a {n} counts as a {n + 1}", (n, n + 1))
                                             for n in sorted(set(f.hand))],
    "Orange Eye's Epiphany": lambda self, f: [(f": a {n} counts as a {n - 1}", (n, n - 1))
                                              for n in sorted(set(f.hand)) if n > 1],
    "Rewind Time": plain(),
    "Time Spiral": enemies_where(lambda self, f, g: self.distance(f, g) == 7),
    "Future Sight": plain(),
    "Poker Flourish": each_enemy,
    "Raise the Stakes": plain(),
    "Hex of Murkwood": plain(),
    "Hidden Agenda": lambda self, f: [(f": put a {n} away", n) for n in sorted(set(f.hand)) if not f.stash],
    "Political Prowess": lambda self, f: refresh_uses(f, "Political Prowess"),
    "Clockwork Soldier": plain(),
    "Wartime Tactics": plain(lambda self, f: f.hand),
    "Cog Engine": plain(),
    "Giant Growth": plain(),
    "Into Oblivion": lambda self, f: [(f": destroy {g.name}'s {a}", (g, a)) for g in self.enemies(f)
                                      for a in g.abilities if a not in g.gone and a != "Shadow Plague"],
    "Mistress's Command": enemies_where(lambda self, f, g: g.hand),
    "Healing Touch": plain(lambda self, f: self.discard),
    "Radiant Healing": plain(lambda self, f: f.hand),
    "Shadowswarm": plain(lambda self, f: f.hand),
    "Shoulder Ram": enemies_where(lambda self, f, g: self.distance(f, g) == 1
                                  or self.distance(f, g) == 2 and self.forward_space(f, 1) != f.space),
    "Landmine": landmine_uses,
    "Maximum Anarchy": plain(),
    "Deep Breath": plain(lambda self, f: any(self.distance(f, g) in (6, 7) for g in self.enemies(f))),
    "Tail Sweep": plain(lambda self, f: any(self.distance(f, g) <= 3 for g in self.enemies(f))),
    "Terrifying Roar": plain(lambda self, f: any(dark(g.space) and g.hand for g in self.enemies(f))),
    "Hoard of Ages": plain(),
}


# --- effects: (game, user, argument, the card that carries the effect)

def quiet(rule):
    """An effect that asks nothing."""
    def effect(self, f, value, carrier):
        rule(self, f, value, carrier)
        return
        yield
    return effect


def martial_mastery(self, f, value, _carrier):
    pair, wanted = value
    self.throw(f, pair)
    self.throw(f, pair)
    self.take_back(f, wanted)


def charged_shot(self, _f, value, _carrier):
    number, g = value
    self.shove(g, number, "Charged Shot")


def epiphany(self, f, value, _carrier):
    self.lose(f, value[0])
    f.loose, f.loose_as = value
    f.rolled = False


def rewind_time(self, _f, _value, _carrier):
    self.new_deck(self.deck + self.discard)
    self.discard = []


def time_spiral(self, _f, g, _carrier):
    if g.bot:                                                     # FD-388
        self.shove(g, 1, "Time Spiral")
        return
    options = [Option("discard", f"Discard a {n}", n) for n in sorted(set(g.hand))]
    choice = yield from self.ask(g, "spiral", options + [Option("go_back", "Be pushed back 1 space", 0)])
    if choice.value:
        self.throw(g, choice.value)
    else:
        self.shove(g, 1, "Time Spiral")


def future_sight(self, f, _value, _carrier):
    seen = self.deck[-3:][::-1]
    options = {}
    for at, card in enumerate(seen):
        rest = seen[:at] + seen[at + 1:]
        for order in (rest, rest[::-1]):
            text = f"Take the {card}"
            if len(order) == 2:
                text += f", leave the {order[0]} on top and the {order[1]} below it"
            elif order:
                text += f", leave the {order[0]} on top"
            options[text] = Option("peek", text, (card, order))
    choice = yield from self.ask(f, "peek", list(options.values()))
    card, order = choice.value
    self.listen(("drew",))
    del self.deck[-len(seen):]
    self.deck += order[::-1]
    f.hand = sorted(f.hand + [card])
    self.check_deck()


def poker_flourish(self, f, g, _carrier):
    self.show_hand(f)
    counts = sorted(collections.Counter(f.hand).values(), reverse=True)
    if len(f.hand) >= 5 and (len(counts) == 5 or counts[0] >= 4 or counts[0] >= 3 and counts[1] >= 2):
        yield from self.hit(g)


def raise_the_stakes(self, f, _value, _carrier):
    if self.fighters[-1].character != DRAGON:                     # FD-362
        self.stakes.append(f)
    self.draw(f, 1)


def hex_of_murkwood(self, _f, _value, _carrier):
    for _ in range(2):
        self.discard += self.take_top(1, "deck_discarded")
        self.check_deck()                                          # FD-415: only now


def hidden_agenda(self, f, number, carrier):
    f.hand.remove(number)
    f.seen -= collections.Counter(list(f.seen))                   # it may be any of them (FD-417)
    f.stash, f.stashed_now, f.stashed_under = number, True, carrier


def wartime_tactics(self, f, _value, _carrier):
    yield from self.discard_cards(f, 1, 1)
    self.draw(f, 1)
    if (yield from self.discard_cards(f, 0, 1)):
        self.draw(f, 1)


def into_oblivion(self, f, value, carrier):
    g, ability = value
    g.gone.add(ability)
    g.up.discard(ability)
    if carrier == "Into Oblivion":                                # a mirror stays
        f.gone.add(carrier)


def mistresss_command(self, f, g, _carrier):
    self.show_hand(g)
    options = [Option("command", f"With a {n}", n) for n in sorted(set(g.hand))]
    choice = yield from self.ask(f, "command", options)
    g.forced = choice.value


def healing_touch(self, f, _value, _carrier):
    self.tell("took_back", f, cards=[str(self.discard[-1])], cause="healing_touch")
    self.gain_openly(f, self.discard.pop())


def radiant_healing(self, f, _value, _carrier):
    thrown = yield from self.discard_cards(f, 1, 2)
    del self.discard[-len(thrown):]
    self.played += thrown                                         # apart: they can't be taken
    taken = []
    numbers = sorted(set(self.discard))
    while len(taken) < len(thrown):                               # the lowest first, as many as there are
        left = [n for n in numbers if not taken or n > taken[-1]]
        need = min(len(thrown), len(numbers)) - len(taken)
        options = [Option("take", f"Take a {n}", n) for at, n in enumerate(left) if len(left) - at >= need]
        choice = yield from self.ask(f, "take", options or [Option("pass", "", None)])
        if choice.value is None:
            break
        self.take_back(f, choice.value)
        taken.append(choice.value)
    del self.played[-len(thrown):]
    self.discard += thrown


def shadowswarm(self, f, _value, _carrier):
    thrown = yield from self.discard_cards(f, 1, len(f.hand))
    self.draw(f, len(thrown))


def shoulder_ram(self, f, g, _carrier):
    if self.distance(f, g) == 2:
        self.tell("went", f, path=(f.space, self.forward_space(f, 1)), cause="shoulder_ram")
        self.put(f, self.forward_space(f, 1))
    self.shove(g, 2, "Shoulder Ram")


def spectral_pull(self, _f, g, _carrier):
    self.tell("pulled", g, path=(g.space, self.forward_space(g, 2)), cause="spectral_pull")
    self.put(g, self.forward_space(g, 2))


def landmine(self, f, space, _carrier):
    self.tell("mine_set", f, to=f"space{space}", cause="landmine")
    self.mine = space


def maximum_anarchy(self, f, _value, _carrier):
    counts = {}
    for g in self.alive():
        counts[g] = len(g.hand)
        self.drop_hand(g)
    for g in self.from_turn(f):
        self.draw(g, counts[g])


def tail_sweep(self, f, _value, _carrier):
    for g in self.enemies(f):
        if self.distance(f, g) <= 3:
            self.shove(g, 3, "Tail Sweep")


def terrifying_roar(self, f, _value, _carrier):
    for g in self.enemies(f):
        if dark(g.space):
            yield from self.discard_cards(g, 1, 1)


def deep_breath(self, f, _value, _carrier):
    for g in [g for g in self.enemies(f) if self.distance(f, g) in (6, 7)]:
        yield from self.hit(g)


def flame_arrow(self, _f, g, _carrier):
    yield from self.hit(g)


def setter(field, value):
    """An effect that sets a state of its user."""
    return quiet(lambda self, f, _value, _carrier: setattr(f, field, value(f) if callable(value) else value))


EFFECTS = {
    "Martial Mastery": quiet(martial_mastery),
    "Flame Arrow": flame_arrow,
    "Smoldering Embers": quiet(lambda self, f, _v, _c: self.take_back(f, 5)),
    "Charged Shot": quiet(charged_shot),
    "Dragon Form": setter("dragon_form", True),
    "Spectral Pull": quiet(spectral_pull),
    "Spectral Push": quiet(lambda self, f, g, _c: self.shove(g, 2, "Spectral Push")),
    "Green Eye's Epiphany": quiet(epiphany),
    "Orange Eye's Epiphany": quiet(epiphany),
    "Rewind Time": quiet(rewind_time),
    "Time Spiral": time_spiral,
    "Future Sight": future_sight,
    "Poker Flourish": poker_flourish,
    "Raise the Stakes": quiet(raise_the_stakes),
    "Hex of Murkwood": quiet(hex_of_murkwood),
    "Hidden Agenda": quiet(hidden_agenda),
    "Political Prowess": quiet(lambda self, f, ability, _c: f.up.add(ability)),
    "Clockwork Soldier": setter("soldier", lambda f: f.space),
    "Wartime Tactics": wartime_tactics,
    "Cog Engine": quiet(lambda self, f, _v, _c: self.draw(f, 1)),
    "Giant Growth": setter("growth", True),
    "Into Oblivion": quiet(into_oblivion),
    "Mistress's Command": mistresss_command,
    "Healing Touch": quiet(healing_touch),
    "Radiant Healing": radiant_healing,
    "Shadowswarm": shadowswarm,
    "Shoulder Ram": quiet(shoulder_ram),
    "Landmine": quiet(landmine),
    "Maximum Anarchy": quiet(maximum_anarchy),
    "Deep Breath": deep_breath,
    "Tail Sweep": quiet(tail_sweep),
    "Terrifying Roar": terrifying_roar,
    "Hoard of Ages": quiet(lambda self, f, _v, _c: self.draw(f, 2)),
    "Dominance": quiet(lambda self, f, g, _c: setattr(g, "dominated", g.dominated + 1)),
}


class Turns(Abilities):
    """Turns, bots' turns and the end of time."""

    def take_back(self, f, number):
        """Takes a card of the discard pile into hand, the uppermost of its number."""
        del self.discard[len(self.discard) - 1 - self.discard[::-1].index(number)]
        self.tell("took_back", f, cards=[str(number)])
        self.gain_openly(f, number)

    def from_turn(self, f):
        """All fighters in the order of turns, beginning with f."""
        order = [g for g in self.order if g.life > 0]
        at = order.index(f)
        return order[at:] + order[:at]

    def turn(self, f):
        """FD-067; a recovery turn (FD-088 to FD-091); a skipped turn (FD-378)."""
        self.active, self.idle, self.starving = f, False, False
        self.used = set()
        self.silent.discard(f)
        self.advance_soldier(f)
        if f.skip:
            f.skip = f.retreated_into_mine = False
            return
        f.stashed_now = False
        if f.recovering:
            yield from self.recovery_turn(f)
        elif f.bot:
            yield from self.bot_turn(f)
        else:
            yield from self.main_phase(f)
        yield from self.end_turn(f)

    def advance_soldier(self, f):
        """FD-366: one space, never past the front-most opponent."""
        if f.soldier:
            front = (min if f.ahead > 0 else max)(g.space for g in self.enemies(f))
            if abs(front - f.soldier) > 1:
                f.soldier += f.ahead

    def recovery_turn(self, f):
        """Only two abilities are allowed (windows RECOVER)."""
        uses = []
        if not f.dominated:                                        # FD-369, FD-414
            uses.append(("Relentless Strikes", "", None))
        for n in sorted(set(f.hand)):
            uses += [("Speed of the Fox", f": move forward with a {n}", ("move_forward", n), [n]),
                     ("Speed of the Fox", f": move back with a {n}", ("move_back", n), [n])]
        used = None if f.bot else (yield from self.window(f, uses))
        if used and used[0] == "Relentless Strikes":
            f.debt, f.stunned = 0, False
            yield from self.main_phase(f)
            return
        self.idle = True
        self.used.add(f)
        f.forced = 0
        if used:
            self.spend(f, used[1][1], 1, None)
            self.step_by(f, used[1][1], used[1][0], ident(used[0]))
        if f.dominated:
            f.dominated -= 1
        elif f.stunned:
            f.stunned, self.starving = False, True
        else:
            f.debt = 0

    def main_phase(self, f):
        """Abilities for the start of the turn, then one main action (FD-036 to FD-038, FD-384)."""
        while f.life > 0:
            if not self.start_options(f) and not self.main_options(f) and (not f.stash or f.stashed_now):
                return
            yield from self.words(f)
            if f.life <= 0:
                return
            options = self.start_options(f)
            if f.stash and not f.stashed_now:
                options.append(Option("unstash", f"Take the stashed {f.stash} back", None))
            main = self.main_options(f)
            if not main and options:
                options.append(Option("pass", "", None))
            choice = yield from self.ask_open(f, "action", options + main)
            if choice is None:
                continue
            if choice.kind == "pass":
                return
            if choice.kind == "unstash":
                f.hand, f.stash = sorted(f.hand + [f.stash]), 0
            elif choice.kind == "use":
                yield from self.use_start(f, *choice.value)
            elif (yield from self.main_action(f, choice.value)):
                return

    def end_turn(self, f):
        """FD-069 to FD-072, then Dominance."""
        self.discard += self.played
        self.played = []
        self.return_all_loose()
        for g in self.fighters:
            g.growth = False
        if f.life <= 0:
            return
        if self.starving:
            pass                                                   # Stun Lock: no refill
        elif self.mode in ("raid", "betrayal") and not self.is_dragon(f):
            self.hungry.append(f)                                  # FD-259
        else:
            self.refill(f)
        if not f.bot:
            uses = [("Dominance", suffix, value) for suffix, value in self.dominance_uses(f)]
            used = yield from self.window(f, uses)
            if used:
                yield from self.effect(f, *used, "Dominance")
                yield from self.mirror(f, "Dominance")

    def is_dragon(self, f):
        """The Dragon of a Raid."""
        return f.character == DRAGON

    # --- bots (section 11)

    def bot_window(self, f, uses):
        """FD-158, FD-159, FD-163: a bot uses what it can."""
        for name, _suffix, value, *_cards in uses:
            if self.can_use(f, name):
                if (yield from self.announce(f, name)):
                    return name, value
                return None
        return None

    def bot_turn(self, f):
        """FD-140 to FD-146."""
        self.draw(f, 1)
        drawn = self.last_drawn
        human = self.enemies(f)[0]
        if self.start_uses(f, "Deep Breath"):
            used = yield from self.bot_window(f, [("Deep Breath", "", None)])
            if used:
                yield from self.effect(f, "Deep Breath", None, "Deep Breath")
        if f.forced and f.count(f.forced):                         # FD-388
            drawn = f.forced
            f.forced = 0
            self.spend(f, drawn, 1, None)
            self.step_by(f, drawn, "move_forward")
            return
        f.forced = 0
        yield from self.bot_action(f, human, Card(drawn, "hand", drawn))

    def bot_action(self, f, human, drawn):
        """The bot's list of priorities."""
        distance = self.distance(f, human)
        if f.count(distance):
            yield from self.attack(f, distance, f.count(distance), None, [human], False)
            return
        if distance == 1:
            yield from self.push(f, drawn, [human])
            return
        space = self.forward_space(f, drawn.number)
        reach = abs(space - human.space)
        others = f.count(reach) - (reach == drawn.number)
        if others > 0 and space != f.space:
            yield from self.dashing_strike(f, drawn, reach, others, None, [human])
            return
        yield from self.move(f, drawn, "move_forward")

    def bot_defend(self, s, t):
        """FD-148 to FD-153, FD-164, FD-389, FD-390."""
        self.draw(t, 1)
        extra = self.last_drawn
        exact = not s.unblockable and t.count(s.block_number) >= s.size
        higher = [n for n in range(s.block_number + 1, 6) if t.count(n) >= s.size]
        if s.dashing and not s.unblockable and higher and self.can_use(t, "Rock Armor"):
            if (yield from self.announce(t, "Rock Armor")):
                yield from self.bot_block(s, t, higher)
                return
        if exact:
            self.tell("blocked", t, **plainly(s.block_number, s.size, None))
            self.spend(t, s.block_number, s.size, None)
            yield from self.blocked(s, t)
            return
        any_number = [n for n in range(1, 6) if t.count(n) >= s.size]
        if s.dashing and not s.unblockable and any_number and self.can_use(t, "Black Diamond Hide"):
            if (yield from self.announce(t, "Black Diamond Hide")):
                yield from self.bot_block(s, t, any_number)
                return
        if self.may_retreat(s, t):
            yield from self.retreat(s, t, Card(extra, "hand", extra), True)
        else:
            yield from self.hit(t, s)

    def bot_block(self, s, t, numbers):
        """A random one of several sets."""
        number = int(self.listen(("blocked",))["cards"][0])
        if number not in numbers:
            raise Difference(f"the bot blocks with {number}s, possible were {numbers}")
        self.tell("blocked", t, **plainly(number, s.size, None))
        self.spend(t, number, s.size, None)
        yield from self.blocked(s, t)

    def draw(self, f, count):
        """Remembers a single card drawn."""
        before = collections.Counter(f.hand)
        try:
            super().draw(f, count)
        finally:
            news = list((collections.Counter(f.hand) - before).elements())
            self.last_drawn = news[0] if len(news) == 1 else 0

    # --- time-over

    def pacifists(self):
        """FD-120, FD-363, FD-364: who plays Pacifism; the active player is asked first (FD-115)."""
        if self.traitor and self.traitor.character != DRAGON and self.traitor.life > 0:
            self.shown.add(self.traitor)                           # FD-326, FD-404
        users = []
        for f in sorted(self.fighters, key=lambda g: g is not self.active):
            if f.bot is None and (yield from self.window(f, [("Pacifism", "", None)])):
                users.append(f)
        return users

    def plagued(self):
        """Sides that carry Shadow Plague (also after the defeat of its owner, FD-398)."""
        return {self.side(f) for f in self.fighters if "Shadow Plague" in f.abilities and "Shadow Plague" not in f.gone}

    def front(self, side):
        """How far a side's foremost member advanced; FD-332: the traitor counts on none."""
        return max([f.advance for f in self.alive() if self.side(f) == side
                    and (f.character == DRAGON or not side or self.mode != "betrayal")], default=-1)

    def last_hits(self, f, g):
        """How many more cards f has for the distance than g."""
        n = self.distance(f, g)
        return f.count(n) - g.count(n)

    def time_over(self):
        """Who wins when time is over: a side, or None for a draw."""
        self.over_time = True
        self.return_all_loose()                                    # hands lie open as they are (FD-404)
        pacifists = yield from self.pacifists()
        sides = self.plagued()
        if sides:                                                  # FD-373, FD-374, FD-383
            return None if len(sides) == 2 else not sides.pop()
        if not pacifists:
            winner = self.compare_last_hits()
            if winner is not None:
                return winner[0]
        ours, theirs = self.front(False), self.front(True)
        if ours != theirs:
            return theirs > ours
        gaining = {self.pacifists_side(f) for f in pacifists}
        return gaining.pop() if len(gaining) == 1 else None

    def compare_last_hits(self):
        """(side,) if last-hits decide, (None,) for a draw by them, None if the advance decides."""
        if self.mode in ("raid", "betrayal") or self.fighters[-1].bot == "dragon":
            return self.raid_last_hits()
        if self.mode == "team":
            return self.team_last_hits()
        more = self.last_hits(*self.fighters)                      # FD-098, FD-099
        return None if more == 0 else (more < 0,)

    def team_last_hits(self):
        """FD-223 to FD-232."""
        beaten = {g for f in self.alive() for g in self.enemies(f) if self.last_hits(f, g) > 0}
        for g in beaten:
            g.life = 0
        left = [len([f for f in self.alive() if f.high == side]) for side in (False, True)]
        if left[0] == left[1]:
            return (None,) if left[0] == 0 else None
        return (left[1] > left[0],)

    def raid_last_hits(self):
        """FD-282 to FD-287."""
        dragon = self.fighters[-1]
        self.traitors_last_hits()
        for f in [f for f in self.alive() if self.is_loyal(f)]:
            more = self.last_hits(dragon, f)
            if more > 0:
                f.life = 0
            elif more < 0 and dragon.life > 0:
                self.show_before_defeat(dragon)
                dragon.life -= 1
        if dragon.life == 0:
            return (False,)
        if not [f for f in self.alive() if self.is_loyal(f)]:
            return (True,)
        return None

    def traitors_last_hits(self):
        """Only in Betrayal."""

    def is_loyal(self, f):
        """A mortal of the mortals' side."""
        return not f.high

    def side(self, f):
        """With whom f wins."""
        return f.high


class Game(Turns):
    """The seven modes: setup, rounds, winning."""

    def __init__(self, table, setup):
        super().__init__(table, setup)
        self.wins = [0, 0]
        self.round = 0
        self.loser = None
        self.order = []
        self.firsts = {False: None, True: None}
        self.pool = []
        self.traitor = None
        self.shown = set()
        self.winner = None
        self.seat_fighters()

    def seat_fighters(self):
        """FD-004 to FD-008: who sits where."""
        colours = ["Red", "Blue", "Green", "Yellow"]
        if self.mode in ("raid", "betrayal"):
            mortals = 4 if self.mode == "betrayal" else self.setup["mortals"]
            self.fighters = [Fighter(n, colours[n], False) for n in range(mortals)]
            self.fighters.append(Fighter(mortals, "Dragon", True))
            self.fighters[-1].character = DRAGON
        else:
            count = 4 if self.mode == "team" else 2
            self.fighters = [Fighter(n, colours[n], n % 2 == 1) for n in range(count)]
        for f in self.fighters:
            f.life = 0
        if self.mode == "solo":
            self.seat_bot(self.fighters[1], self.setup["bot"])

    @staticmethod
    def seat_bot(f, bot):
        """FD-157, FD-158, FD-160."""
        f.bot, f.name = bot, {"dummy": "Training Dummy", "rook": "Rook", "dragon": "Dragon"}[bot]
        if bot == "rook":
            f.character, f.abilities = "Rook", list(CHARACTERS["Rook"])
        elif bot == "dragon":
            f.character, f.abilities = DRAGON, CHARACTERS[DRAGON][:3]

    # --- before the game

    def whole_game(self):
        """From the choice of characters to the winner."""
        if self.mode not in ("simple", "clockwork"):
            yield from self.choose_characters()
        if self.mode == "clockwork":
            yield from self.draft()
        if self.mode in ("raid", "betrayal"):
            yield from self.raid()
        else:
            yield from self.match()

    def choosers(self):
        """FD-183: in which order characters are chosen."""
        mortals = [f for f in self.fighters if f.character is None and f.bot is None]
        return [mortals[n] for n in (0, 1, 3, 2)] if self.mode == "team" else mortals

    def choose_characters(self):
        """FD-104 to FD-108, FD-183, FD-382; what is random is heard."""
        wishes = self.setup["characters"]
        choosing = [f for f in self.choosers() if wishes[f.seat] == "choose"]
        for f in self.choosers():
            if f not in choosing:
                self.hear_character(f, wishes[f.seat])
        if self.setup.get("choice") == "double-blind" and len(choosing) == 2:
            yield from self.choose_blindly(choosing)
            return
        for f in choosing:
            choice = yield from self.ask(f, "character", self.character_options())
            self.set_character(f, choice.value)

    def hear_character(self, f, wish):
        """A named or random character."""
        text = next(e["text"] for e in self.heard if e["kind"] == "character_set" and e["seat"] == f.seat)
        name = text.split(" fights as ")[1]                        # It stands in the sentence only.
        if wish != "random" and wish != name.lower():
            raise Difference(f"{wish} was wanted, {name} came")
        if not self.setup.get("mirror") and name in [g.character for g in self.fighters]:
            raise Difference(f"{name} came twice")
        self.set_character(f, name)

    @staticmethod
    def set_character(f, name):
        """Lays out three abilities."""
        f.character, f.abilities = name, list(CHARACTERS[name])

    def character_options(self):
        """FD-106, FD-184; the Rook bot has Rook's cards."""
        taken = [] if self.setup.get("mirror") else [f.character for f in self.fighters]
        return [Option("choose", name, name) for name in ROSTER[:20] if name not in taken]

    def choose_blindly(self, choosing):
        """FD-105, FD-382."""
        while True:
            answers = yield {f.seat: Question("character", self.character_options()) for f in choosing}
            names = [answers[f.seat].value for f in choosing]
            if self.setup.get("mirror") or len(set(names)) == len(names):
                break
        for f, name in zip(choosing, names):
            self.set_character(f, name)

    def hear_pool(self, position):
        """FD-122: what chance laid out."""
        self.pool = [ABILITIES[n - 1] for n in position["pool"]]
        if len(set(self.pool)) != 12 or not set(self.pool) <= set(MORTAL_ABILITIES):
            raise Difference(f"the pool is {self.pool}")

    def draft(self):
        """FD-123 to FD-126."""
        self.hear_pool(self.table.dump())
        first = self.hear_coin()
        pair = [self.fighters[first], self.fighters[1 - first]]
        for turn in (0, 1, 1, 0, 0, 1, 1, 0):
            f = pair[turn]
            choice = yield from self.ask(f, "draft", [Option("draft", a, a) for a in self.pool])
            self.pool.remove(choice.value)
            f.abilities.append(choice.value)
        self.loser = None
        self.drafted_first = first

    def hear_coin(self):
        """FD-029, FD-032, FD-188: the side that the coin names, as a number."""
        event = self.listen(("coin_flipped",))
        if self.mode == "team":                                    # A team stands in the sentence only.
            return next(f.seat for f in self.fighters if f" {f.name} " in event["text"]) % 2
        return next(f.seat for f in self.fighters if seat_of(f) == event.get("seat"))

    # --- matches of rounds

    def match(self):
        """FD-002, FD-035."""
        while max(self.wins) < 3:
            first = yield from self.starter()
            yield from self.order_of_turns(first)
            self.round += 1
            winner = yield from self.play_round()
            self.award(winner)
        self.winner = self.wins[1] >= 3

    def starter(self):
        """FD-029 to FD-032, FD-126, FD-127, FD-156; FD-131 comes first."""
        if self.loser is None:
            if self.mode == "clockwork" and self.round == 0:
                return self.drafted_first
            return self.hear_coin()
        speaker = self.firsts[bool(self.loser)] if self.mode == "team" else self.fighters[self.loser]
        if self.mode == "clockwork":
            yield from self.tweak(speaker)
        if speaker.bot:
            return self.loser
        words = ("Your team begins", "The other team begins") if self.mode == "team" else \
                ("Begin yourself", "Let the other one begin")
        choice = yield from self.ask(speaker, "starter", [Option("let_begin", words[0], self.loser),
                                                          Option("let_begin", words[1], 1 - self.loser)])
        return choice.value

    def tweak(self, f):
        """FD-131 to FD-133, FD-387."""
        options = [Option("pass", "", None)]
        options += [Option("tweak", f"Exchange {mine} for {other}", (mine, other))
                    for mine in f.abilities if mine not in f.gone for other in self.pool]
        choice = yield from self.ask(f, "tweak", options)
        if choice.value:
            mine, other = choice.value
            f.abilities[f.abilities.index(mine)] = other
            self.pool[self.pool.index(other)] = mine
            if f.stash and mine == f.stashed_under:
                self.discard.append(f.stash)
                f.stash = 0

    def order_of_turns(self, first):
        """FD-192, FD-194, FD-391."""
        sides = [bool(first), not first]
        if self.mode == "team":
            for side in sides:
                yield from self.lead(side)
        self.order = [self.firsts[side] or self.fighters[side] for side in sides]
        if self.mode == "team":
            self.order += [next(f for f in self.fighters if f.high == side and f is not self.firsts[side])
                           for side in sides]

    def lead(self, side):
        """Who takes a team's first turn."""
        members = [f for f in self.fighters if f.high == side]
        if self.firsts[side] is None:
            self.firsts[side] = members[0]
            return
        choice = yield from self.ask(self.firsts[side], "order", [Option("lead", f.name, f) for f in members])
        self.firsts[side] = choice.value

    def play_round(self):
        """One round; returns the winning side or None."""
        self.begin_round(50 if self.mode == "team" else 25, self.order)
        try:
            while True:
                for f in self.order:
                    if f.life > 0:
                        yield from self.turn(f)
        except SideWins as end:
            self.by_time = False
            self.return_all_loose()
            return end.side
        except TimeOver:
            self.by_time = True
            return (yield from self.time_over())

    def begin_round(self, size, order):
        """FD-024 to FD-028."""
        for f in self.fighters:
            life = 2 if f.bot == "dragon" else 1
            limit = 6 if "Shadow Plague" in f.abilities and "Shadow Plague" not in f.gone else 5
            f.begin_round(life, limit)
        self.mine, self.stakes = 0, []
        self.used, self.over_time, self.idle = set(), False, False
        self.active = order[0]
        self.deal(size)

    def deal(self, size):
        """Everybody draws up to the hand size; stashed cards are out of the deck."""
        cards = collections.Counter({n: size // 5 for n in range(1, 6)})
        cards -= collections.Counter(f.stash for f in self.fighters if f.stash)
        self.new_deck(list(cards.elements()))
        self.discard, self.played = [], []
        for f in self.fighters:
            self.draw(f, f.limit)

    def award(self, winner):
        """FD-033, FD-034, FD-102, FD-372, FD-386."""
        self.loser = None if winner is None else int(not winner)
        if winner is None:
            return
        tokens = 1 + len(self.stakes)
        plague = (not winner) in self.plagued()
        if plague and self.by_time:
            tokens += 1
        elif plague and any(f.high == winner for f in self.stakes):
            tokens = 3
        self.wins[winner] = min(3, self.wins[winner] + tokens)

    # --- raids

    def raid(self):
        """FD-239, FD-242 to FD-249, FD-256, FD-258."""
        mortals, dragon = self.fighters[:-1], self.fighters[-1]
        size, self.reshuffles, life, limit, kit = RAID[len(mortals)]
        if self.mode == "betrayal":
            life, limit, kit = 3, 8, 6                             # FD-301
        yield from self.choose_kit(dragon, kit)
        if self.mode == "betrayal":
            self.deal_loyalty()
        for f in mortals:
            f.begin_round(1, 6 if "Shadow Plague" in f.abilities else 5)
        dragon.begin_round(life, limit)
        self.order = self.fighters
        self.active = self.fighters[0]
        self.round = 1
        left, self.reshuffles = self.reshuffles, 0
        self.deal(size)
        self.reshuffles = left
        try:
            while True:
                yield from self.raid_cycle(mortals, dragon)
        except SideWins as end:
            self.winner = end.side
        except TimeOver:
            self.winner = yield from self.time_over()

    def choose_kit(self, dragon, kit):
        """FD-249, in the order of the cards; nothing is asked where all of them come along."""
        cards = CHARACTERS[DRAGON]
        if kit == len(cards):
            dragon.abilities = list(cards)
        while len(dragon.abilities) < kit:
            first = cards.index(dragon.abilities[-1]) + 1 if dragon.abilities else 0
            last = len(cards) - (kit - len(dragon.abilities))
            choice = yield from self.ask(dragon, "kit", [Option("take_along", a, a) for a in cards[first:last + 1]])
            dragon.abilities.append(choice.value)

    def raid_cycle(self, mortals, dragon):
        """FD-258 to FD-264."""
        self.hungry = []
        for f in mortals:
            if f.life > 0:
                yield from self.turn(f)
        for f in self.hungry:
            if f.life > 0:
                self.refill(f)
        self.hungry = []
        yield from self.turn(dragon)
        while self.extra_turns:
            self.extra_turns -= 1
            yield from self.turn(dragon)

    # --- Betrayal

    def deal_loyalty(self):
        """FD-295 to FD-298."""
        cards = {e["seat"]: e["cards"] for e in (self.listen(("loyalty_dealt",)) for _ in self.fighters)}
        traitors = [f for f in self.fighters if cards[f.seat] == ["traitor"]]
        if len(traitors) != 1:
            raise Difference(f"loyalty cards: {cards}")
        self.traitor = traitors[0]

    def ask_open(self, f, kind, options):
        """FD-302, FD-319, FD-324: Betrayal allows more at any time; None if that was chosen."""
        if self.mode != "betrayal":
            return (yield from self.ask(f, kind, options))
        more = self.betrayal_options(f)
        choice = yield from self.ask(f, kind, options + more)
        if choice not in more:
            return choice
        yield from self.speak(f, choice)
        return None

    def speak(self, f, choice):
        """An accusation, a hand or the Traitor card; then nobody is silent any more."""
        self.silent = set()
        if choice.kind == "show_hand":
            self.show_hand(f)
        elif choice.kind == "accuse":
            self.accuse(f, choice.value)
        elif choice.kind == "unmask":
            yield from self.unmask(f)

    def words(self, f):
        """FD-395: before f decides, or what f has announced takes effect, the other mortals are asked at the
        same time until nobody speaks up."""
        passed = set()
        while self.mode == "betrayal" and f.life > 0 and self.traitor not in self.shown and not self.over_time:
            mortals = [g for g in self.alive() if g.character != DRAGON]
            asked = [g for g in mortals if g is not f and g not in self.silent | passed]
            if len(mortals) < 2 or not asked:
                return
            chosen = yield {g.seat: Question("word", QUIET + self.betrayal_options(g)) for g in asked}
            order = sorted(asked, key=lambda g: (g.seat - self.active.seat) % len(self.fighters))
            words = [g for g in order if chosen[g.seat] not in QUIET]
            passed |= set(asked)
            if words:
                passed = set()
                yield from self.speak(words[0], chosen[words[0].seat])
            else:
                self.silent |= {g for g in asked if chosen[g.seat].kind == "hush"}

    def betrayal_options(self, f):
        """What f may do at any time."""
        found = []
        known = self.traitor in self.shown
        if f.character != DRAGON and not known and not f.high:
            loyal = "{0} is loyal, and" if f is self.traitor else "if {0} is loyal,"
            found += [Option("accuse", f"Accuse {g.name} of being the traitor ({loyal.format(g.name)} you are "
                             "defeated at once!)", g)
                      for g in self.alive() if g is not f and g.character != DRAGON and g not in self.shown]
            if collections.Counter(f.hand) != f.seen:              # FD-394
                found.append(Option("show_hand", "", None))
        if f is self.traitor and not known:
            found.append(Option("unmask", "", None))
        return found

    def show_before_defeat(self, t):
        """FD-396: a Dragon with the Traitor card shows it before a hit would defeat them."""
        if self.mode == "betrayal" and t is self.traitor and t.character == DRAGON and t.life == 1 \
                and t not in self.shown:
            self.shown.add(t)
            t.life += 1

    def after_defeat(self, t):
        """FD-262, FD-292, FD-293, FD-299, FD-317."""
        if self.mode != "betrayal":
            super().after_defeat(t)
            return
        if t.character == DRAGON:
            raise SideWins(False)
        self.extra_turns += 1                                      # for the traitor, too (FD-316)
        if not [g for g in self.alive() if self.is_loyal(g)]:
            raise SideWins(True)

    def is_loyal(self, f):
        """A mortal of the mortals' side; in Betrayal the card tells."""
        return f.character != DRAGON and f is not self.traitor if self.mode == "betrayal" else super().is_loyal(f)

    def traitors_last_hits(self):
        """FD-326 to FD-329."""
        t = self.traitor
        if t and t.life > 0 and t.character != DRAGON:
            for f in [f for f in self.alive() if self.is_loyal(f)]:
                if self.last_hits(t, f) > 0:
                    f.life = 0

    def pacifists_side(self, f):
        """Who gains by a tie of the advance."""
        return self.side(f)

    def side(self, f):
        """With whom f wins: the traitor with the Dragon (FD-298), shown or not."""
        return not self.is_loyal(f) if self.mode == "betrayal" else super().side(f)

    def accuse(self, f, g):
        """FD-319 to FD-322."""
        self.shown.add(g)
        self.defeat(g if g is self.traitor else f)

    def unmask(self, f):
        """FD-303 to FD-311, FD-324."""
        self.shown.add(f)
        if f.character == DRAGON:
            f.life += 1
            return
        yield from self.name_hands(f)
        self.drop_rolled(f)
        f.high, f.soldier = True, 0
        self.put(f, f.start)

    def name_hands(self, f):
        """FD-303 to FD-308."""
        while True:
            targets = [g for g in self.alive() if not g.high and g is not f]
            choice = yield from self.ask(f, "naming", [Option("name_hand", f"Name the hand of {g.name}, of {held(g)}", g)
                                                       for g in targets] + [Option("pass", "", None)])
            if choice.value is None:
                return
            g = choice.value
            hand = sorted(g.hand + [g.loose] * bool(g.loose and not g.rolled))       # as it is printed (FD-305)
            named = []
            for n in range(1, 5):                                  # the rest are 5s
                rest = len(hand) - len(named)
                answer = yield from self.ask(f, "count", [Option("count", str(k), k) for k in range(rest + 1)])
                named += [n] * answer.value
            if named + [5] * (len(hand) - len(named)) != hand:
                return
            self.defeat(g)


# --- in step with the engine

def random_setup(mode, dice):
    """A setup of a mode."""
    setup = {"mode": mode}
    if mode not in ("simple", "clockwork"):
        setup["characters"] = [dice.choice(["random", "random", "random", "choose"]) for _ in range(5)]
    if mode == "full":
        setup["choice"] = dice.choice(["open", "double-blind"])
        setup["mirror"] = dice.random() < 0.3
    if mode == "solo":
        setup["bot"] = dice.choice(["dummy", "rook", "dragon"])
    if mode == "raid":
        setup["mortals"] = dice.choice([2, 3, 4])
    return setup


def settle(game, position):
    """Fills in what chance brought, and checks that it could."""
    found = collections.Counter()
    zones = [(game.deck, position["deck"])]
    zones += [(f.hand, hand) for f, hand in zip(game.fighters, position["hands"])]
    for ours, theirs in zones:
        if 0 in ours:
            game.table.same("cards in a zone", len(ours), len(theirs))
            news = collections.Counter(theirs) - collections.Counter(c for c in ours if c)
            found += news
            ours[:] = theirs
    game.table.same("cards that were shuffled", +game.shuffled, found)
    game.shuffled = collections.Counter()


def compare(game, position):
    """All that a position says, once there is something on the board."""
    same = game.table.same
    if not game.round:
        return
    split = len(position["discard"]) - position["played"]
    same("hands", [f.hand for f in game.fighters], position["hands"])
    same("deck", game.deck, position["deck"])
    if position["ending"] == "running":
        same("spaces", [f.space if f.life > 0 else 0 for f in game.fighters], position["spaces"])
        same("discard pile", game.discard, position["discard"][:split])
        same("played", game.played, position["discard"][split:])
    else:                                                          # all lie there until the next deal
        same("discard pile", sorted(game.discard + game.played), sorted(position["discard"]))
    same("wins", game.wins, position["wins"])
    same("round", game.round, position["round"])
    same("recovering", [f.seat for f in game.fighters if f.debt], position["recovering"])
    if game.mode == "simple":
        return
    same("used", sorted(f.seat for f in game.used), position["used"])
    same("mine", game.mine, position["mine"])
    same("pool", game.pool, [ABILITIES[n - 1] for n in position["pool"]])
    for f, theirs in zip(game.fighters, position["fighters"]):
        compare_fighter(game, f, theirs, position["ending"] == "running")
    if position["ending"] == "running":
        same("whose turn", game.active.seat, position["turn"])
        same("stakes", len(game.stakes), position["stakes"])
    if game.mode in ("raid", "betrayal") and position["ending"] == "running":
        same("extra turns", game.extra_turns, position["extra"])
        same("who refills", sorted(f.seat for f in game.hungry if f.life > 0), position["hungry"])
        same("reshuffles", game.reshuffles, position["reshuffles"])
    if game.mode == "betrayal":
        same("traitor", game.traitor.seat, position["traitor"])
        same("shown loyalty cards", sorted(f.seat for f in game.shown), position["shown"])
        if position["ending"] == "running":
            same("who is silent", sorted(f.seat for f in game.silent if f.life > 0), position["silent"])
        same("side of the Dragon", [f.seat for f in game.fighters if f.high], position["high"])


def compare_fighter(game, f, theirs, running):
    """One fighter's own facts; between rounds only what stays."""
    same = game.table.same
    cards = [ABILITIES[n - 1] for n in theirs["abilities"] if n]
    same(f"abilities of {f.name}", f.abilities, cards)
    same(f"destroyed cards of {f.name}", f.gone & set(cards), {a for n, a in enumerate(cards) if theirs["gone"] >> n & 1})
    same(f"stash of {f.name}", f.stash, theirs["stash"])
    if f.stash:
        same(f"what the stash of {f.name} lies under", f.stashed_under, cards[theirs["under"]])
    if not running:
        return
    same(f"open cards of {f.name}", f.up, {a for n, a in enumerate(cards) if theirs["up"] >> n & 1})
    same(f"life of {f.name}", f.life, theirs["life"])
    if f.life <= 0:
        return
    for field in ("limit", "loose", "loose_as", "forced", "soldier"):
        same(f"{field} of {f.name}", getattr(f, field), theirs[field])
    if not f.bot:
        same(f"seen cards of {f.name}", [f.seen[n] for n in range(1, 6)], theirs["known"])
    same(f"skip of {f.name}", int(f.skip), theirs["skip"])
    same(f"forced recoveries of {f.name}", f.dominated, theirs["owes"])
    for bit, field in ((1, "dragon_form"), (2, "growth"), (4, "stunned")):
        same(f"{field} of {f.name}", getattr(f, field), theirs["marks"] & bit > 0)


TOLD = {"used_ability", "moved", "pushed", "went", "attacked", "dashed", "struck", "blocked", "retreated", "assisted",
        "hit", "defeated", "shoved", "pulled", "mine_set", "discarded", "took_back", "hand_dropped"}


def random_taste(dice):
    """How much a game's players like each kind of option, so that games differ."""
    rarely = {"accuse": 0.03, "show_hand": 0.1, "unmask": 0.1, "take_hit": 0.3, "move_back": 0.3, "pass": 0.5}
    return collections.defaultdict(lambda: 10 ** dice.uniform(-0.7, 0.7),
                                   {kind: share * 10 ** dice.uniform(-0.7, 0.7) for kind, share in rarely.items()})


def choose_option(table, options):
    """A kind by taste, then any option of it."""
    kinds = sorted({o["kind"] for o in options})
    kind = table.dice.choices(kinds, [table.taste[k] for k in kinds])[0]
    return table.dice.choice([o for o in options if o["kind"] == kind])


WORDED = {"Charged Shot", "Into Oblivion", "Martial Mastery", "Green Eye's Epiphany", "Orange Eye's Epiphany",
          "Hidden Agenda", "Political Prowess", "Landmine", "Surgical Strike", "Rock Armor", "Black Diamond Hide",
          "Retract", "Wing Beat", "Speed of the Fox", "Ninpo Flash", "Pilebunker", "Double Slash", "Perfect Counter",
          "Esper Dash", "Beast Unleashed"}
AIMED = {"Flame Arrow", "Spectral Pull", "Spectral Push", "Time Spiral", "Poker Flourish", "Mistress's Command",
         "Shoulder Ram", "Dominance"}


def meaning(game, option):
    """What an option of the engine means: its kind, and its words without what only explains it."""
    kind, text = option["kind"], option["text"]
    if kind in ("pass", "hush", "show_hand", "unmask"):
        return kind, ""
    if kind == "count":
        return kind, option["key"]
    if kind == "choose":
        return kind, text.split(": ")[0]
    if kind in ("draft", "tweak", "take_along"):
        return kind, text.split(". ")[0]
    if kind != "use":
        return kind, text
    use, _, words = text.partition(": ")
    ability = re.sub(r"^Use (.* as )?", "", use)
    if ability in AIMED:
        pawn = next(t for t in option["touch"] if t.startswith("pawn"))
        return kind, f"{use}: on {game.fighters[int(pawn[4:])].name}"
    if ability in WORDED:
        words = re.sub(r"(, without recovering| for the game| of the discard pile| \().*$", "", words)
        return kind, f"{use}: {words}"
    return kind, use


def answer_all(table, game, questions):
    """Compares the questions and answers them; returns the reference's options."""
    table.same("who is asked", sorted(questions), table.pending)
    chosen, events = {}, []
    for seat, ours in questions.items():
        theirs = table.question(seat)
        table.same("kind of question", ours.kind, theirs["kind"])
        table.same_options(f"seat {seat}, {theirs['kind']}: {theirs['prompt']}",
                           [(o.kind, o.text) for o in ours.options],
                           [meaning(game, o) for o in theirs["options"]])
        for option in theirs["options"]:
            table.same(f"danger of '{option['text']}'", "!)" in option["text"], option.get("danger", False))
        pick = choose_option(table, theirs["options"])
        events += table.answer(seat, pick["option"])
        chosen[seat] = next(o for o in ours.options if (o.kind, o.text) == meaning(game, pick))
    game.hear(events)
    return chosen


def play(table, mode):
    """Plays one random game and compares all the way."""
    setup = random_setup(mode, table.dice)
    table.taste = random_taste(table.dice)
    events = table.new(setup, table.dice.randrange(10 ** 9))
    game = Game(table, setup)
    game.hear(events)
    run = game.whole_game()
    chosen = None
    while True:
        try:
            questions = run.send(chosen)
        except StopIteration:
            game.told_all()
            break
        try:
            position = table.dump()
            settle(game, position)
            compare(game, position)
            game.told_all()
            chosen = answer_all(table, game, questions)
        except Difference as difference:
            asks = {seat: (q.kind, [o.text for o in q.options][:8]) for seat, q in questions.items()}
            raise Difference(f"{difference}\n  the reference asks {asks}") from None
    table.same("who is asked at the end", [], table.pending)
    result = table.result()
    table.same("over", True, result["over"])
    places = [r["place"] for r in result["seats"]]
    if game.winner is None:
        expected = [1] * len(places)
    else:
        expected = [1 if game.side(f) == game.winner else 2 for f in game.fighters][:len(places)]
    table.same("winners", [p == 1 for p in expected], [p == 1 for p in places])


if __name__ == "__main__":
    step.main("flash_duel", MODES, 150, play, __doc__)
