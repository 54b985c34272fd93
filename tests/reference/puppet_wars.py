#!/usr/bin/env python3
"""puppet_wars.py - a second, slow Puppet Wars, written from its rulebook, clauses and card facts

Numbers such as PW-271 are the clauses of docs/rules/puppet_wars.md. Rules are generators: where
players must choose they yield a list of Questions and are sent {seat: answer}. Chance is the
engine's: the order of a new deck and a randomly picked card are read from its events and position.

A question with a single answer need not be asked: the reference answers it itself and goes on. That
whether it is asked follows from what everybody can see is checked by tests/kit/secrets.c.
"""

import collections
import copy
import re

import step
from puppet_wars_facts import (ACTIONS, ALWAYS, ATTACK_RANGE, BLACK, BOX, BUTTONS, COLOURS,
                               DIRTY_SAW, ENEMY, FRIEND, GLOOM, GLOOMY, LAYOUTS, MAPS, MARKS, MASTER, MODES, NOBODY,
                               OTHER_FRIEND, PAWN, PLAYERS, PUPPETS, RECOMMENDED, RED, SIDEKICK,
                               SIZES, STATS, STRUCK_OUT, SUITS, SUIT_NAMES, THROUGH_PUPPETS,
                               THROUGH_TOKENS, UPGRADES, WINS)
from puppet_wars_ground import Ground
from step import Difference

Question = collections.namedtuple("Question", "seat kind options")


class GameOver(Exception):
    """Somebody has won, or nobody can."""

    def __init__(self, winners):
        super().__init__()
        self.winners = sorted(winners)


def number_and_suits(text):
    """'9MC' as (9, 'CM')."""
    number = re.match(r"\d*", text)[0]
    return int(number or 0), "".join(sorted(text[len(number):]))


def card_number(card):
    """PW-058, PW-060, PW-063, PW-070."""
    return {RED: 14, BLACK: 0}.get(card) if card in (RED, BLACK) else int(card[1:])


def card_suits(card):
    """PW-061: the suits of a card that is no Joker."""
    return SUITS[card[0]] * (2 if card[1:] == "1" else 1)


def deck_order(card):
    """Rams, Crows, Tomes, Masks, Jokers: how cards Flipped together are told and put away."""
    return (4, card == BLACK) if card in (RED, BLACK) else ("rctm".index(card[0]), int(card[1:]))


def is_suit(card, suit):
    """Whether a card can be discarded as one of a suit."""
    return card == RED or card != BLACK and card[0] == suit.lower()


def meets(number, suits, cards, plus):
    """PW-284 to PW-286: whether cards, each with its suits, reach a number and suits."""
    shown = "".join(own for _, own in cards)
    return any(card_number(c) + plus >= number for c, _ in cards) and all(
        shown.count(s) >= suits.count(s) for s in suits)


def ways(kind, cards, suits):
    """PW-064: how cards can be used for a value; which suit a Red Joker has is asked where it matters."""
    several = "RCTM" if len(set(suits)) > 1 else "-"
    return [(kind, c, s) for c in cards for s in (several if c == RED else "-")]


def worth(card, suit, suits):
    """A card with the suits that it counts as."""
    if card == BLACK:
        return card, ""
    if card == RED:
        return card, 2 * (suits[:1] if suit == "-" else suit)
    return card, card_suits(card)


def spoken(number, suits):
    """'9+Mask+Crow', as views write a requirement."""
    return "+".join([str(number)] + [SUIT_NAMES[s] for s in suits])


# Who and what is in the game.

class Puppet:
    """A Stat Card: a Puppet, or the Upgrade on its other side."""

    def __init__(self, index, seat, facts):
        self.index, self.seat, self.card = index, seat, facts["puppet"]
        self.facts = PUPPETS[self.card]
        self.upgrade = UPGRADES.get(self.facts.upgrade)
        self.where = facts["where"]
        self.wipe()

    def wipe(self):
        """All that it has only while it is on the Battlefield or Attached."""
        self.space, self.rips, self.exhausted, self.item = None, 0, False, None
        self.marks, self.upgrades = set(), []
        self.turn, self.counters = collections.Counter(), collections.Counter()
        self.stuck, self.decay, self.bearer = 0, 0, None

    @property
    def master(self):
        """Whether it is a Master."""
        return self.facts.rank == MASTER

    @property
    def cards(self):
        """The ids of its own card and of its Upgrades, whose Abilities and Actions it has (PW-386)."""
        return [self.card] + [u.facts.upgrade for u in self.upgrades]

    @property
    def stitches(self):
        """PW-157"""
        return self.facts.st + sum(u.upgrade.st for u in self.upgrades)

    @property
    def all_rips(self):
        """Rips on its card and on its Upgrades."""
        return self.rips + sum(u.rips for u in self.upgrades)

    @property
    def kinds(self):
        """Its Characteristics, with Smelly and Cuddly."""
        more = {"rotten_petticoat": "Rotten", "patched_tummy": "Stuffed Animal"}
        own = {k for k in self.facts.kinds.split(", ") if k}
        return own | {more[c] for c in self.cards if c in more}

    def has(self, cards):
        """Whether it has one of these cards."""
        return any(c in cards for c in self.cards)

    def suits_it(self, other):
        """PW-388 to PW-391: whether the Upgrade of another card is Suitable for it."""
        if other.upgrade is None or len(self.upgrades) >= self.facts.ul:
            return False
        if any(u.card == other.card for u in self.upgrades):
            return False
        if self.card == "rusty_alyce":                            # Janky Fashion Sense
            return True
        for need in (n for n in other.upgrade.nc.split(", ") if n):
            if need.startswith("No ") and need[3:] in self.kinds or not need.startswith("No ") \
                    and need not in self.kinds:
                return False
        return True


class Player:
    """A seat with its cards."""

    def __init__(self, seat, facts):
        self.seat, self.out = seat, False
        self.deck = list(facts["deck"])
        self.hand = sorted(facts["hand"])
        self.discard = sorted(facts["discard"], key=lambda c: c == facts["top"])
        self.laid, self.table = list(facts["laid"]), list(facts["table"])
        self.tagged = facts["tagged"]
        self.known_deck = True                                    # not since the last shuffle


class News:
    """The cards that the engine's events show: what chance brought."""

    def __init__(self, events):
        self.turned = [[] for _ in COLOURS]
        self.discarded = [[] for _ in COLOURS]
        for event in events:
            if event["kind"] in ("draw", "flip"):
                self.turned[event["seat"]] += event["cards"]
            elif event["kind"] == "discard":
                self.discarded[event["seat"]] += event["cards"]


def card_of(text):
    """The card that a text names."""
    found = re.search(r"(?:(Ace|\d+) of (Rams|Crows|Tomes|Masks)|(Red|Black) Joker)", text)
    if found[3]:
        return RED if found[3] == "Red" else BLACK
    return found[2][0].lower() + ("1" if found[1] == "Ace" else found[1])


class Game:
    """The war."""

    def __init__(self, table, moment):
        self.table, self.moment, position = table, moment, moment.position
        self.win, self.dotless, self.gentle = position["win"], position["dotless"], position["gentle"]
        self.turns = position["turns"]                            # PW-645; 0: no limit
        self.turn, self.round = position["turn"], position["round"]
        self.ground = Ground(position["grid"], position["field"])
        self.tokens = {n: c for n, c in self.ground.first.items() if c != "."}
        self.ids = {s["title"]: int(s["id"][5:]) for s in moment.view["spaces"]}
        self.names = {v: k for k, v in self.ids.items()}
        self.players = [Player(seat, p) for seat, p in enumerate(position["players"])]
        for seat in position["out"]:
            self.players[seat].out = True
        self.puppets = []
        for seat, player in enumerate(position["players"]):
            for facts in player["army"]:
                self.puppets.append(Puppet(len(self.puppets), seat, facts))
        for puppet, facts in zip(self.puppets, [a for p in position["players"] for a in p["army"]]):
            self.dress(puppet, facts)
        self.acting, self.moved, self.acted, self.mired, self.frozen = None, 0, False, False, None
        self.news = News([])
        self.events, self.story = [], []                          # what was told, and has happened, since the answers
        self.at_once = False                                      # several Puppets suffer Rips at the same time
        self.worn_out = []                                        # Puppets that come apart at the same time
        self.fallen = []                                          # Item Tokens of Masters who are just torn apart
        self.wanted = []                                          # options that let an Action succeed
        self.deeds = collections.Counter({"scrounge": 3, "mine": 3, "attack": -3})    # Actions chosen so far

    def dress(self, puppet, facts):
        """Takes what a position says of a card."""
        puppet.rips, puppet.decay = facts.get("rips", 0), facts.get("decay", 0)
        if facts["where"] == "attached":
            puppet.bearer = self.puppets[facts["bearer"]]
        if facts["where"] == "play":
            puppet.space = self.names[facts["space"]]
            puppet.exhausted, puppet.stuck = facts["exhausted"], facts["stuck"]
            puppet.item = None if facts["item"] == "none" else facts["item"]
            puppet.marks = {m for m, bit in MARKS.items() if facts["marks"] & bit}
            puppet.upgrades = [self.puppets[i] for i in facts["upgrades"] if i]
            puppet.turn = collections.Counter(dict(zip(STATS, facts["turn"])))
            puppet.counters = collections.Counter(dict(zip(STATS, facts["counters"])))

    def tell(self, kind, puppet, *cards, **members):
        """Notes what an event must tell of a Puppet, as the data of its owner's."""
        self.story.append(step.told(kind, seat=puppet.seat, cards=[puppet.card, *cards], **members))

    # Questions about the state.

    def in_play(self, seat=None):
        """Puppets on the Battlefield, of one player or of all."""
        return [p for p in self.puppets if p.where == "play" and seat in (None, p.seat)]

    def at(self, space):
        """The Puppets in a Space."""
        return [p for p in self.in_play() if p.space == space]

    def living(self):
        """The players who have not lost."""
        return [p for p in self.players if not p.out]

    def benches(self, seat):
        """The Work Benches of a player, in reading order."""
        return [s for s, token in self.tokens.items() if token == "ABCD"[seat]]

    def hand_size(self, player):
        """PW-086"""
        return 4 + len(self.benches(player.seat))

    def impassable(self):
        """PW-019"""
        return {s for s, token in self.tokens.items() if token == "#"}

    def occupied(self, without=None):
        """PW-018, PW-019"""
        return self.impassable() | {p.space for p in self.in_play() if p is not without}

    def sees(self, one, other):
        """Line of Sight between two Spaces."""
        return self.ground.sees(one, other, self.occupied(), self.dotless)

    def near_and_seen(self, one, other, reach=1):
        """Whether two Puppets are in Range and sight of each other."""
        return self.ground.distance(one.space, other.space) <= reach and self.sees(one.space, other.space)

    # Statistics.

    def modifier(self, puppet, stat):
        """All that changes a statistic for as long as it holds."""
        total = puppet.turn[stat] + puppet.counters[stat]
        total += sum(ALWAYS.get(c, {}).get(stat, 0) for c in puppet.cards)
        near = self.ground.near[puppet.space]
        for other in self.in_play() if stat in GLOOMY else ():
            if other.seat != puppet.seat and other.space in near:
                change = sum(GLOOM.get(c, {}).get(stat, 0) for c in other.cards)
                if change and self.sees(other.space, puppet.space):
                    total += change
        return total

    def dancing(self, puppet):
        """Dance Partner."""
        return puppet.card == "coryphee" and any(
            p.card == "coryphee" and p.index != puppet.index and self.near_and_seen(p, puppet)
            for p in self.in_play(puppet.seat))

    def combat(self, puppet, target=None):
        """The Combat of a Puppet, perhaps against a Target."""
        total = puppet.facts.cb + self.modifier(puppet, "combat") + self.dancing(puppet)
        if "Stuffed Animal" in puppet.kinds:                      # Favourite Toys
            total += sum(p.card == "marcus" and p.index != puppet.index and self.near_and_seen(p, puppet, 2)
                         for p in self.in_play(puppet.seat))
        if target and puppet.card == "guild_hound":               # Pack Toy
            total += any(self.near_and_seen(p, target) for p in self.in_play(puppet.seat) if p.index != puppet.index)
        return total

    def movement(self, puppet):
        """The Movement Value of a Puppet."""
        total = puppet.facts.mv + self.modifier(puppet, "movement")
        if puppet.card == "teddy":                                # Big Fuzzy Friend
            total += sum(p.card == "kade" and self.near_and_seen(p, puppet, 3) for p in self.in_play(puppet.seat))
        return max(0, total)                                      # PW-272

    def defense(self, puppet, dodge=None):
        """PW-372 to PW-376: number and suits, perhaps with a card of a Dodge: (card, suit of a Red Joker)."""
        number, suits = puppet.facts.df, ""
        if dodge:
            card, suit = dodge
            number = card_number(card)
            suits = "" if card == BLACK else suit * 2 if card == RED else card_suits(card)
        number += self.modifier(puppet, "defense") + self.dancing(puppet)
        if puppet.card == "bete_noire":                           # Slippery Shadow
            suits += "C"
        return number, "".join(sorted(suits))

    def requirement(self, puppet):
        """PW-257: the Animation Requirement of a Puppet in play or in the Toy Box."""
        number, suits = number_and_suits(puppet.facts.ar)
        number += puppet.turn["requirement"] + puppet.counters["requirement"]
        for friend in self.in_play(puppet.seat):
            suits = suits.replace(STRUCK_OUT.get(friend.card, "-"), "")
            if friend.card == "viktoria" and not number_and_suits(puppet.facts.ar)[1]:
                number -= 2                                       # Cheap Labour
        return number, suits

    def attack_range(self, puppet):
        """PW-509: the longest, as nobody must use a shorter one."""
        return max([1] + [ATTACK_RANGE.get(c, 1) for c in puppet.cards])

    def is_stuck(self, puppet):
        """PW-432, with In the Saddle."""
        return ("stuck" in puppet.marks or puppet.stuck > 0) and puppet.card != "hooded_rider"

    def is_paralyzed(self, puppet):
        """PW-422, with Mouldering Aura."""
        return "paralyzed" in puppet.marks or puppet.decay > 0 and any(
            p.has({"magical_bandana"}) and self.near_and_seen(p, puppet) for p in self.in_play()
            if p.seat != puppet.seat)

    def can_move(self, puppet):
        """Whether it may Move in its Animation."""
        return not self.mired and not self.is_stuck(puppet) and not self.is_paralyzed(puppet)

    # Cards.

    def take(self, player):
        """PW-078 to PW-082: the top card of a deck; None if there is none."""
        if not player.deck:
            self.shuffle(player)
        if not player.deck:
            return None
        shown = self.news.turned[player.seat]
        if player.known_deck:
            card = player.deck.pop()                              # cards Flipped together are told in any order
        else:
            card = next((c for c in shown if c in player.deck), player.deck[0])
            player.deck.remove(card)
        if card not in shown:
            raise Difference(f"{COLOURS[player.seat]}'s top card is {card}, but the engine shows {shown}")
        shown.remove(card)
        if not player.deck:
            self.shuffle(player)
        return card

    def shuffle(self, player):
        """PW-078"""
        player.deck, player.discard = player.discard, []
        player.known_deck = not player.deck

    def draw(self, player, count=1):
        """PW-096"""
        for _ in range(count):
            card = self.take(player)
            if card:
                player.hand.append(card)

    def spend(self, player, card):
        """PW-098"""
        player.hand.remove(card)
        player.discard.append(card)

    def clear_table(self, player, cards):
        """PW-322: used cards go to the Discard Pile."""
        for card in cards:
            player.table.remove(card)
            player.discard.append(card)

    def ask(self, player, kind, options):
        """Asks one player."""
        answers = yield [Question(player.seat, kind, options)]
        return answers[player.seat]

    def meet(self, player, number, suits, flips, plus):
        """PW-309 to PW-319, PW-357 to PW-360: tries to meet a value; (whether it is met, the cards used)."""
        if number <= 0 and not suits:
            return True, []
        self.to_meet = "To meet: " + spoken(number, sorted(suits, key="RCTM".index)) + (
            f" with {plus:+d} on each card" if plus else "") + "."
        flipped = sorted((c for c in (self.take(player) for _ in range(flips)) if c), key=deck_order)
        player.table += flipped
        if BLACK in flipped and not (self.gentle and len(flipped) > 1):
            return False, flipped                                 # PW-067 to PW-069
        cards = []
        if flipped:
            options = ways("select", flipped, suits)
            self.wanted = [o for o in options if meets(number, suits, [worth(*o[1:], suits)], plus)]
            _, card, suit = yield from self.ask(player, "select", options)
            cards = [worth(card, suit, suits)]
            self.clear_table(player, [c for c in flipped if c != card])       # PW-313
            if card == BLACK:
                return False, [card]
        while player.hand:
            options = ways("play", player.hand, suits)
            self.wanted = [("pass",)] if meets(number, suits, cards, plus) else [
                o for o in options if meets(number, suits, cards + [worth(*o[1:], suits)], plus)]
            answer = yield from self.ask(player, "play", options + [("pass",)])
            if answer == ("pass",):
                break
            player.hand.remove(answer[1])
            player.table.append(answer[1])
            cards.append(worth(answer[1], answer[2], suits))
        return meets(number, suits, cards, plus), [c for c, _ in cards]

    # Losing and winning.

    def settle(self):
        """PW-219 to PW-234, and what ends a war at once."""
        living = self.living()
        if self.win not in ("shiny", "fort"):
            lost = [p for p in living if self.has_lost(p)]
            rest = [p for p in living if p not in lost]
            if lost and len(rest) == 1:
                lost_for_good(lost)
                raise GameOver([rest[0].seat])
            if lost and not rest:
                lost_for_good(lost)
                raise GameOver([p.seat for p in lost])            # PW-234
            for player in lost:
                player.out = True
            for player in lost:
                self.eliminate(player)
            for space, item in self.fallen:
                self.let_fall(space, item)
            self.fallen = []
        if self.win == "thief":                                   # PW-584
            thieves = [p.seat for p in self.living() if self.stolen(p.seat) >= 3]
            if thieves:
                raise GameOver(thieves)

    def stolen(self, seat):
        """PW-585: how many Upgrades of Enemies a player's Puppets have."""
        return sum(u.seat != seat for p in self.in_play(seat) for u in p.upgrades)

    def has_lost(self, player):
        """PW-219, PW-220"""
        master = next(p for p in self.puppets if p.seat == player.seat and p.master)
        return master.where in ("heap", "removed") or not self.benches(player.seat)

    def nothing_can_happen(self):
        """PW-582, PW-601: nobody is in play and nobody can enter, or the Shiny! Token is gone."""
        if self.win == "shiny" and "$" not in self.tokens.values() and not any(
                p.item == "shiny" for p in self.in_play()):
            return True
        return not self.in_play() and not any(
            self.benches(p.seat) and any(q.where == "box" and q.seat == p.seat for q in self.puppets)
            for p in self.living())

    def eliminate(self, player):
        """PW-224 to PW-231"""
        for puppet in self.in_play(player.seat):
            space, item, decayed = puppet.space, puppet.item, puppet.decay > 0
            self.tell("removed" if decayed else "torn", puppet, targets=[puppet.seat], cause="out",
                      **{"from": f"space{self.ids[space]}"})
            self.leave(puppet, "removed")
            if not decayed:
                self.spare_parts(puppet, space)
            if item:
                self.let_fall(space, item)
        for puppet in self.puppets:
            if puppet.seat == player.seat and puppet.where in ("box", "heap"):
                puppet.where = "removed"
        for bench in self.benches(player.seat):
            self.tokens[bench] = "N"
        player.hand, player.deck, player.discard, player.laid, player.table = [], [], [], [], []

    # Rips and tearing apart.

    def mark_rips(self, puppet, count):
        """PW-440 to PW-444: marks buttons, those of the Puppet's own card first."""
        for _ in range(count):
            if puppet.rips < puppet.facts.st:
                self.tell("rip", puppet, targets=[puppet.seat], to=f"puppet{puppet.index}")
                puppet.rips += 1
                continue
            open_ones = [u for u in puppet.upgrades if u.rips < u.upgrade.st]
            if len(open_ones) > 1:
                _, card = yield from self.ask(self.players[puppet.seat], "rip",
                                              [("choose", u.upgrade.name) for u in open_ones])
                open_ones = [u for u in open_ones if u.upgrade.name == card]
            if open_ones:
                self.tell("rip", puppet, targets=[puppet.seat], to=f"puppet{puppet.index}")
                open_ones[0].rips += 1

    def rip(self, puppet, count, by=None):
        """A Puppet suffers Rips, and is Torn Apart if it has no Stitches left; returns it if so."""
        yield from self.mark_rips(puppet, count)
        return (yield from self.tear_worn_out(puppet, by))

    def rip_at_once(self, puppets, by=None):
        """PW-529, PW-544: Puppets suffer a Rip at the same time; who loses is seen after that."""
        order, self.at_once = list(self.ground.place), True
        puppets = sorted(puppets, key=lambda p: order.index(p.space))
        for puppet in puppets:
            yield from self.mark_rips(puppet, 1)
        self.worn_out = [p for p in puppets if p.all_rips >= p.stitches]
        for puppet in self.worn_out:
            yield from self.come_apart(puppet, by, [])
        self.worn_out, self.at_once = [], False

    def tear_worn_out(self, puppet, by=None):
        """PW-443"""
        if puppet.where == "play" and puppet.all_rips >= puppet.stitches:
            return (yield from self.tear(puppet, by))
        return None

    def tear(self, puppet, by=None):
        """PW-446 to PW-455; returns the Puppet, unless it decayed."""
        decayed, attempts = puppet.decay > 0, []
        yield from self.come_apart(puppet, by, attempts)
        self.settle()
        for victim in attempts:
            yield from self.need_this(by, victim)
        return None if decayed else puppet

    def come_apart(self, puppet, by, attempts):
        """Torn Apart up to the question who loses; adds the Puppet to those whose Upgrade can be attempted."""
        space, item, decayed = puppet.space, puppet.item, puppet.decay > 0
        enemy = by is not None and by.seat != puppet.seat
        adjacent = enemy and self.ground.distance(by.space, space) == 1
        self.tell("removed" if decayed else "torn", puppet, targets=[puppet.seat], to=(
            f"seat{puppet.seat}.{'removed' if decayed else 'heap'}"), **{"from": f"space{self.ids[space]}"})
        self.leave(puppet, "removed" if decayed else "heap")      # PW-488
        if item:
            yield from self.drop(puppet, space, item)
        if decayed:
            return
        self.spare_parts(puppet, space)
        if adjacent and puppet.card == "marionette" and by.where == "play":
            by.marks.add("stuck")                                 # Tangled Strings
        if enemy and puppet.card == "bayou_gremlin":
            self.draw(self.players[puppet.seat])                  # Dumb Luck
        if adjacent and by.where == "play":
            attempts.append(puppet)

    def leave(self, puppet, where):
        """PW-446 to PW-450: off the Battlefield, with all that is on it."""
        for upgrade in puppet.upgrades:
            upgrade.wipe()
            upgrade.where = "removed"
        puppet.wipe()
        puppet.where = where

    def spare_parts(self, puppet, space):
        """Joss is Sewn Up when another Metal Puppet that he sees is Torn Apart."""
        if "Metal" in puppet.facts.kinds:
            for joss in self.in_play():
                if joss.card == "joss" and joss not in self.worn_out and self.ground.distance(joss.space, space) <= 2 \
                        and self.sees(joss.space, space):
                    self.sew_up(joss)

    def sew_up(self, puppet):
        """PW-429 to PW-431"""
        for upgrade in puppet.upgrades:
            if upgrade.rips:
                upgrade.rips -= 1
                return
        puppet.rips = max(0, puppet.rips - 1)

    def places_for_item(self, space):
        """PW-451, PW-452: where an Item Token can fall, in reading order."""
        if space not in self.tokens:
            return [space]
        taken = self.occupied()
        return [s for s in self.ground.place if s in self.ground.near[space] and s not in taken
                and s not in self.tokens]

    def let_fall(self, space, item):
        """PW-453: where the Item Token of a player who is out falls."""
        places = self.places_for_item(space)
        if places:
            self.tokens[places[0]] = TOKEN_OF_ITEM[item]

    def drop(self, puppet, space, item):
        """PW-451 to PW-453"""
        loses = puppet.master and self.win not in ("shiny", "fort")
        if loses and not self.at_once:
            self.fallen.append((space, item))                     # PW-221: first of all its player is out
            return
        if loses:
            self.let_fall(space, item)                            # PW-221: who has lost decides nothing
            return
        places = self.places_for_item(space)
        if len(places) > 1:
            _, place = yield from self.ask(self.players[puppet.seat], "drop", [("go", s) for s in places])
            places = [place]
        if places:
            self.tokens[places[0]] = TOKEN_OF_ITEM[item]

    def tear_upgrade(self, upgrade):
        """PW-456, PW-457, PW-230, PW-489"""
        upgrade.bearer.upgrades.remove(upgrade)
        gone = upgrade.decay > 0 or self.players[upgrade.seat].out
        upgrade.wipe()
        upgrade.where = "removed" if gone else "heap"

    def attach(self, puppet, upgrade):
        """PW-384, PW-385"""
        upgrade.wipe()
        self.tell("upgrade", puppet, upgrade.facts.upgrade, to=f"puppet{puppet.index}")
        upgrade.where, upgrade.bearer = "attached", puppet
        puppet.upgrades.append(upgrade)
        self.settle()

    def need_this(self, puppet, victim):
        """PW-393 to PW-407"""
        if puppet.where != "play" or victim.where != "heap" or not puppet.suits_it(victim):
            return
        player = self.players[puppet.seat]
        answer = yield from self.ask(player, "need", [("yes",), ("pass",)])
        if answer == ("yes",):
            success, used = yield from self.meet(player, *number_and_suits(victim.upgrade.ad), 1, 0)
            if success:
                self.attach(puppet, victim)
            self.clear_table(player, used)

    # Attacks.

    def targetable(self, puppet, target):
        """PW-591: in Tag, Masters may not be Targeted by Enemies."""
        return not (self.win == "tag" and target.master and target.seat != puppet.seat)

    def attack_targets(self, puppet):
        """PW-361 to PW-363"""
        reach = self.attack_range(puppet)
        return [p for p in self.in_play() if p.seat != puppet.seat and self.near_and_seen(puppet, p, reach)
                and self.targetable(puppet, p)]

    def precise(self, puppet, target):
        """Precise against a Target, with Guilty! and Marshal."""
        total = self.modifier(puppet, "precise")
        total += puppet.card == "judge" and target.exhausted
        total += puppet.card == "death_marshal" and "Rotten" in target.kinds
        return total

    def powerful(self, puppet, target):
        """Powerful against a Target, with Poke the Stuck One and Taking Advantage."""
        total = self.modifier(puppet, "powerful")
        stuck = self.is_stuck(target)
        total += puppet.has({"sharpened_rattle"}) and stuck
        weak = stuck or self.is_paralyzed(target) or "confused" in target.marks or target.exhausted
        total += "advantage" in puppet.marks and weak
        return total

    def attack(self, puppet, target, combat=0, powerful=0):
        """PW-355 to PW-382: an Attack, with what is added to Combat and Powerful for it."""
        player, defender = self.players[puppet.seat], self.players[target.seat]
        powerful += self.powerful(puppet, target)
        dodge = None
        if defender.hand:
            options = [("pass",)] + [("dodge", c, s) for c in defender.hand for s in ("RCTM" if c == RED else "-")]
            answer = yield from self.ask(defender, "dodge", options)
            if answer != ("pass",):
                dodge = answer[1:]
                defender.hand.remove(dodge[0])
                defender.table.append(dodge[0])
        number, suits = self.defense(target, dodge)
        success, used = yield from self.meet(player, number, suits, max(0, self.combat(puppet, target) + combat),
                                             self.precise(puppet, target))
        if success:
            yield from self.hit(puppet, target, powerful)
        else:
            yield from self.missed(puppet, target)
        if not player.out:
            self.clear_table(player, used)
        if dodge and not defender.out:
            self.clear_table(defender, [dodge[0]])
        yield from self.light_feet(puppet)

    def hit(self, puppet, target, powerful):
        """A successful Attack."""
        player, defender = self.players[puppet.seat], self.players[target.seat]
        adjacent = self.ground.distance(puppet.space, target.space) == 1
        if puppet.has(DIRTY_SAW):
            target.decay += 1
        tear = False
        if puppet.card == "rusty_alyce" and not target.master and not target.upgrades:
            tear = yield from self.may_discard(player, player.hand)             # Disassemble
        if tear:
            torn = yield from self.tear(target, puppet)
        else:
            torn = yield from self.rip(target, max(0, 1 + powerful), puppet)
        if torn:
            yield from self.after_kill(puppet)
        elif target.where == "play" and target.has({"spiny_tail"}) and adjacent and puppet.where == "play":
            tomes = [c for c in defender.hand if is_suit(c, "T")]
            if (yield from self.may_discard(defender, tomes)):                  # Ouch!
                yield from self.rip(puppet, 1, target)

    def after_kill(self, puppet):
        """Love the Job, Growth Spurt and Pointy End First."""
        if puppet.where != "play":
            return
        if puppet.card == "executioner":
            self.sew_up(puppet)
        if puppet.card == "terror_tot":
            puppet.counters["combat"] += 1
        if puppet.card == "viktoria":
            yield from self.walk(puppet, 1)

    def missed(self, puppet, target):
        """An Attack that failed: With My Eyes Closed! and Puff of Sawdust."""
        defender = self.players[target.seat]
        if target.card == "lady_justice" and puppet.where == "play" \
                and self.ground.distance(puppet.space, target.space) == 1:
            if (yield from self.may_discard(defender, defender.hand)):
                yield from self.rip(puppet, 1, target)
        if target.card == "bete_noire" and target.where == "play":
            free = [b for b in self.benches(target.seat) if not self.at(b)]
            if free:
                answer = yield from self.ask(defender, "vanish", [("pass",)] + [("go", b) for b in free])
                if answer != ("pass",):
                    self.tell("place", target, cause="bete_noire", to=f"space{self.ids[answer[1]]}")
                    target.space = answer[1]

    def may_discard(self, player, cards):
        """Asks whether a card is discarded for something; tells whether it was."""
        if not player.hand:                                       # with any card: nobody learns which (PW-085)
            return False
        answer = yield from self.ask(player, "spend", [("pass",)] + [("discard", c) for c in cards])
        if answer != ("pass",):
            self.spend(player, answer[1])
        return answer != ("pass",)

    def light_feet(self, puppet):
        """A Ronin may Move 1 Space after an Attack in its Animation."""
        if puppet.card == "ronin" and puppet is self.acting:
            yield from self.walk(puppet, 1)

    # Movement.

    def steps(self, puppet, made, limit=None, home=None):
        """PW-268 to PW-271, PW-626: where a Puppet may Move that has made so many Moves."""
        limit = self.movement(puppet) if limit is None else limit
        taken = self.occupied(puppet)
        passing = puppet.space in taken                           # nothing holds it up where it cannot stay
        if made >= limit or not passing and not self.can_move(puppet):
            return []
        found = []
        for space in self.ground.near[puppet.space]:
            if space == home or self.ground.squeezes(puppet.space, space, taken | ({home} - {None})):
                continue
            if space not in taken or self.may_pass(puppet, space) and self.gets_on(puppet, space, made + 1, limit, home):
                found.append(space)
        return found

    def may_pass(self, puppet, space):
        """Tiptoe, Flutter, Leap and the like."""
        return puppet.has(THROUGH_TOKENS if space in self.impassable() else THROUGH_PUPPETS)

    def gets_on(self, puppet, space, made, limit, home):
        """PW-271: whether a Puppet in an Occupied Space could get on to a free one."""
        if self.tokens.get(space) == "~":
            return False                                          # PW-533
        before, puppet.space = puppet.space, space
        free = bool(self.steps(puppet, made, limit, home))
        puppet.space = before
        return free

    def step_to(self, puppet, space, told_as="move"):
        """One Move, perhaps onto Molasses (PW-533, PW-534)."""
        places = [f"space{self.ids[at]}" for at in (puppet.space, space)]
        self.tell(told_as, puppet, **dict(zip(("from", "to"), places)))
        puppet.space = space
        if self.tokens.get(space) == "~" and puppet is self.acting:
            self.mired = True

    def walk(self, puppet, limit):
        """Moves that an Ability or Action allows beside those of the Movement Value."""
        for made in range(limit):
            if puppet.where != "play" or self.players[puppet.seat].out:
                return
            options = [("go", s) for s in self.steps(puppet, made, limit)]
            if not options:
                return
            if puppet.space not in self.occupied(puppet):
                options.append(("pass",))
            answer = yield from self.ask(self.players[puppet.seat], "walk", options)
            if answer == ("pass",):
                return
            self.step_to(puppet, answer[1])

    def push(self, player, puppet, count, fits):
        """PW-273 to PW-275: a Puppet is moved by an Effect of a player."""
        for _ in range(count):
            taken = self.occupied(puppet)
            options = [("go", s) for s in self.ground.near[puppet.space] if s not in taken and fits(s)
                       and not self.ground.squeezes(puppet.space, s, taken)]
            if not options:
                return
            answer = yield from self.ask(player, "push", options + [("pass",)])
            if answer == ("pass",):
                return
            self.step_to(puppet, answer[1], "place")
            if self.tokens.get(puppet.space) == "~":
                return                                            # PW-533

    # Actions.

    def actions(self, puppet):
        """What a Puppet may do as its Action: options."""
        player = self.players[puppet.seat]
        options = [("attack", t.index) for t in self.attack_targets(puppet)]
        if self.tokens.get(puppet.space) in ("N", "A", "B", "C", "D"):
            options += [("mine", "yours"), ("mine", "Neutral")]
        options += [("scrounge", u.upgrade.name) for u in self.heap(puppet.seat) if puppet.suits_it(u)]
        if self.tokens.get(puppet.space) in ITEM_OF_TOKEN and not puppet.item:
            options.append(("action", "Sticky Fingers", None))
        options += [("action", BUTTONS, p.index) for p in self.in_play(puppet.seat)
                    if p is not puppet and self.near_and_seen(puppet, p)]
        if puppet.item == "firecrackers":
            options.append(("action", "Blown to Pieces", None))
        if puppet.item == "shiny" and puppet.space in self.benches(player.seat):
            options.append(("action", "All For Me", None))
        if puppet.item == "it":
            options += [("action", "Tag, You're It!", p.index) for p in self.in_play()
                        if p is not puppet and not p.item and self.near_and_seen(puppet, p)]
        for action in (a for c in puppet.cards for a in ACTIONS.get(c, [])):
            if action.target == NOBODY:
                options += [("action", action.name, None)] if self.can_declare(puppet, action.name) else []
            else:
                options += [("action", action.name, t.index) for t in self.in_play()
                            if self.is_target(puppet, action, t)]
        return options

    def heap(self, seat):
        """The cards of a Scrap Heap that have an Upgrade Side (PW-143)."""
        return [p for p in self.puppets if p.seat == seat and p.where == "heap" and not p.master]

    def can_declare(self, puppet, name):
        """Whether an Action without a declared Target has what it needs."""
        if name in ("Stab and Scarper", "Pins and Needles", "Aim for the Stitches", "Rip It Up", "Empty the Chambers"):
            return bool(self.attack_targets(puppet))
        if name == "Ride Down":
            return self.can_move(puppet) and bool(self.rides(puppet))
        if name == "Recycling":
            return any(p.facts.rank == PAWN for p in self.heap(puppet.seat))
        return True

    def is_target(self, puppet, action, target):
        """PW-304, PW-305, PW-411, PW-412"""
        enemy = target.seat != puppet.seat
        if action.target == ENEMY and not enemy or action.target in (FRIEND, OTHER_FRIEND) and enemy:
            return False
        if action.target == OTHER_FRIEND and target is puppet or not self.targetable(puppet, target):
            return False
        if self.ground.distance(puppet.space, target.space) > action.range:
            return False
        if action.sight and not self.sees(puppet.space, target.space):
            return False
        return self.fits(puppet, action.name, target)

    def fits(self, puppet, name, target):
        """What single Actions demand of their Target, and of their player."""
        if name == "Fire + Stuffing = Scary":
            return "Metal" not in target.kinds
        if name == "Over Here, Love":
            return not target.master
        if name == "Gulp!":
            return not target.master and target.stitches - target.all_rips <= 2
        if name == "Snip":
            return bool(target.upgrades)
        if name == "Catch!":
            return any(target.suits_it(u) for u in self.heap(puppet.seat))
        if name == "Sedative":
            return any(is_suit(c, "C") for c in self.players[puppet.seat].hand)
        return True

    def perform(self, puppet, option):
        """PW-307 to PW-324"""
        self.acted = True
        if option[0] != "action" or option[1] != BUTTONS:
            puppet.exhausted = True
        if option[0] == "attack":
            yield from self.attack(puppet, self.puppets[option[1]])
        elif option[0] == "mine":
            self.tokens[puppet.space] = "ABCD"[puppet.seat] if option[1] == "yours" else "N"
            self.settle()
        elif option[0] == "scrounge":
            self.attach(puppet, next(u for u in self.heap(puppet.seat) if u.upgrade.name == option[1]))
        else:
            target = None if option[2] is None else self.puppets[option[2]]
            if option[1] in self.STANDARD:
                yield from self.STANDARD[option[1]](self, puppet, target)
            else:
                yield from self.perform_printed(puppet, option[1], target)

    def perform_printed(self, puppet, name, target):
        """An Action of a card: value, cost, Effect."""
        player = self.players[puppet.seat]
        action = next(a for c in puppet.cards for a in ACTIONS.get(c, []) if a.name == name)
        number, suits = number_and_suits(action.value)
        success, used = yield from self.meet(player, number, suits, 1, self.modifier(puppet, "skillful"))
        if success:
            yield from self.EFFECTS[name](self, puppet, target)
        if not player.out:
            self.clear_table(player, used)

    def blown_to_pieces(self, puppet, _target):
        """PW-541 to PW-549"""
        space, was = puppet.space, self.ghost(puppet)
        puppet.item = None
        yield from self.tear(puppet)
        near = [p for p in self.in_play() if self.ground.distance(space, p.space) == 1]
        yield from self.rip_at_once(near, was)
        if self.tokens.get(space) in ("N", "A", "B", "C", "D"):
            del self.tokens[space]
        self.settle()

    def sticky_fingers(self, puppet, _target):
        """PW-345, PW-346"""
        yield from self.carry(puppet, ITEM_OF_TOKEN[self.tokens.pop(puppet.space)])

    def carry(self, puppet, item):
        """A Puppet gets an Item Token; a Master with It is Torn Apart (PW-590)."""
        puppet.item = item
        if item == "it" and puppet.master:
            yield from self.tear(puppet)

    def all_for_me(self, puppet, _target):
        """PW-578 to PW-581"""
        puppet.item = None
        raise GameOver([puppet.seat])
        yield

    def tag(self, puppet, target):
        """PW-588 to PW-590"""
        puppet.item = None
        yield from self.carry(target, "it")

    def pretty_buttons(self, puppet, target):
        """PW-348 to PW-354"""
        yield from self.tear(target)
        if puppet.where == "play" and target.where == "heap" and puppet.suits_it(target):
            answer = yield from self.ask(self.players[puppet.seat], "upgrade",
                                         [("choose", target.upgrade.name), ("pass",)])
            if answer != ("pass",):
                self.attach(puppet, target)

    STANDARD = {"Blown to Pieces": blown_to_pieces, "Sticky Fingers": sticky_fingers, "All For Me": all_for_me,
                "Tag, You're It!": tag, BUTTONS: pretty_buttons}

    # The Effects of printed Actions.

    def mark(*marks, stats=()):
        """An Effect that only says what the Target gains until the end of the Turn."""
        def run(_game, _puppet, target):
            target.marks.update(marks)
            for stat, change in stats:
                target.turn[stat] += change
            return
            yield
        return run

    def counter(name, change=1):
        """An Effect that only puts a Counter on the Target."""
        def run(_game, _puppet, target):
            if name == "combat":
                target.counters["combat"] += change
            else:
                setattr(target, name, getattr(target, name) + 1)
            return
            yield
        return run

    def catch(self, puppet, target):
        """Attaches an Upgrade of the Scrap Heap to another Friendly Puppet."""
        player = self.players[puppet.seat]
        fitting = list(dict.fromkeys(u.upgrade.name for u in self.heap(puppet.seat) if target.suits_it(u)))
        if fitting:
            _, name = yield from self.ask(player, "upgrade", [("choose", n) for n in fitting])
            self.attach(target, next(u for u in self.heap(puppet.seat) if u.upgrade.name == name))

    def strikes(self, puppet, **how):
        """An Attack as part of an Action."""
        targets = self.attack_targets(puppet)
        if targets:
            _, index = yield from self.ask(self.players[puppet.seat], "strike", [("choose", t.index) for t in targets])
            yield from self.attack(puppet, self.puppets[index], **how)

    def stab_and_scarper(self, puppet, _target):
        """Attack, then up to 2 Moves."""
        yield from self.strikes(puppet)
        yield from self.walk(puppet, 2)

    def pins_and_needles(self, puppet, _target):
        """Two Attacks."""
        yield from self.strikes(puppet)
        if puppet.where == "play" and not self.players[puppet.seat].out:
            yield from self.strikes(puppet)

    def empty_the_chambers(self, puppet, _target):
        """Two Attacks with Combat -1."""
        yield from self.strikes(puppet, combat=-1)
        if puppet.where == "play" and not self.players[puppet.seat].out:
            yield from self.strikes(puppet, combat=-1)

    def aim_for_the_stitches(self, puppet, _target):
        """Powerful +1 for the Turn, then an Attack with Combat -1."""
        puppet.turn["powerful"] += 1
        yield from self.strikes(puppet, combat=-1)

    def rip_it_up(self, puppet, _target):
        """PW-291, PW-292: the Attack is made as the Puppet was, even if the cost tears it apart."""
        was = self.ghost(puppet)
        yield from self.rip(puppet, 1)
        yield from self.strikes(puppet if puppet.where == "play" else was, combat=1, powerful=1)

    @staticmethod
    def ghost(puppet):
        """A Puppet as it is now, for what it still does after a cost has torn it apart."""
        was = copy.copy(puppet)
        was.upgrades, was.marks, was.where = list(puppet.upgrades), set(puppet.marks), "ghost"
        return was

    def rides(self, puppet):
        """Where the Rider can ride: {Space: Spaces passed over}."""
        found = {}
        taken = self.occupied(puppet)
        for dx, dy in self.ground.steps:
            space, passed = puppet.space, []
            for _ in range(3):
                x, y = self.ground.place[space]
                ahead = self.ground.at.get((x + dx, y + dy))
                if ahead is None or ahead in self.impassable() or self.ground.squeezes(space, ahead, taken):
                    break
                if ahead not in taken:
                    found[ahead] = list(passed)
                if self.tokens.get(ahead) == "~":
                    break                                         # PW-533
                passed.append(ahead)
                space = ahead
        return found

    def ride_down(self, puppet, _target):
        """Moves in a straight line over Puppets; Enemies suffer a Rip one after the other."""
        rides = self.rides(puppet)
        if not rides or not self.can_move(puppet):
            return
        _, space = yield from self.ask(self.players[puppet.seat], "ride", [("go", s) for s in rides])
        victims = [p for s in rides[space] for p in self.at(s) if p.seat != puppet.seat]
        self.step_to(puppet, space)
        for victim in victims:
            if victim.where == "play":
                yield from self.rip(victim, 1, puppet)

    def snips(self, puppet, target):
        """Tears apart an Upgrade of the Target; Steam-Powered Snips rip it if it has none."""
        if not target.upgrades:
            yield from self.rip(target, 1, puppet)
            return
        _, name = yield from self.ask(self.players[puppet.seat], "upgrade",
                                      [("choose", u.upgrade.name) for u in target.upgrades])
        self.tear_upgrade(next(u for u in target.upgrades if u.upgrade.name == name))
        yield from self.tear_worn_out(target, puppet)

    def recycling(self, puppet, _target):
        """A Pawn goes from the Scrap Heap to the Toy Box."""
        pawns = [p for p in self.heap(puppet.seat) if p.facts.rank == PAWN]
        if pawns:
            names = list(dict.fromkeys(p.facts.name for p in pawns))
            _, name = yield from self.ask(self.players[puppet.seat], "pawn", [("choose", n) for n in names])
            next(p for p in pawns if p.facts.name == name).where = "box"

    def over_here(self, puppet, target):
        """The Target is moved up to 2 Spaces nearer."""
        nearer = lambda s: self.ground.distance(puppet.space, s) < self.ground.distance(puppet.space, target.space)
        yield from self.push(self.players[puppet.seat], target, 2, nearer)

    def arrow_of_woe(self, puppet, target):
        """Combat -2 for the Turn, and 1 Space farther away."""
        target.turn["combat"] -= 2
        farther = lambda s: self.ground.distance(puppet.space, s) > self.ground.distance(puppet.space, target.space)
        yield from self.push(self.players[puppet.seat], target, 1, farther)

    def tug(self, puppet, target):
        """Another Friendly Puppet is moved up to 2 Spaces."""
        yield from self.push(self.players[puppet.seat], target, 2, lambda s: True)

    def peck(self, puppet, target):
        """A Rip that is no Attack."""
        yield from self.rip(target, 1, puppet)

    def throw_the_bird(self, puppet, target):
        """A Rip, and for a Ram another one beside it."""
        space, player = target.space, self.players[puppet.seat]
        yield from self.rip(target, 1, puppet)
        others = [p for p in self.in_play() if p.seat != puppet.seat and p is not target
                  and self.ground.distance(space, p.space) == 1]  # PW-591: hit, but not Targeted
        if others and (yield from self.may_discard(player, [c for c in player.hand if is_suit(c, "R")])):
            _, index = yield from self.ask(player, "victim", [("choose", p.index) for p in others])
            yield from self.rip(self.puppets[index], 1, puppet)

    def last_stitch(self, puppet, _target):
        """The Ronin tears itself apart for 2 cards."""
        yield from self.tear(puppet)
        if not self.players[puppet.seat].out:
            self.draw(self.players[puppet.seat], 2)

    def bath_time(self, puppet, target):
        """Everything off; then the Upgrades are Torn Apart."""
        target.marks, target.stuck, target.decay, target.exhausted = set(), 0, 0, False
        target.turn, target.counters = collections.Counter(), collections.Counter()
        for upgrade in list(target.upgrades):
            self.tear_upgrade(upgrade)
        yield from self.tear_worn_out(target, puppet)

    def sedative(self, puppet, target):
        """Costs a Crow: Combat -3 for the Turn."""
        player = self.players[puppet.seat]
        crows = [c for c in player.hand if is_suit(c, "C")]
        _, card = yield from self.ask(player, "pay", [("discard", c) for c in crows])
        self.spend(player, card)
        target.turn["combat"] -= 3

    def gulp(self, puppet, target):
        """The Target is Torn Apart."""
        yield from self.tear(target, puppet)

    def wind_the_key(self, _puppet, target):
        """The Target is Refreshed."""
        target.exhausted = False
        return
        yield

    def boo_hoo(self, _puppet, target):
        """A card of the hand, picked by chance (PW-491)."""
        player = self.players[target.seat]
        if player.hand:
            shown = self.news.discarded[player.seat]
            card = shown.pop(0) if shown else None
            if card not in player.hand:
                raise Difference(f"Boo Hoo discards {card} of {player.hand}")
            self.spend(player, card)
        return
        yield

    EFFECTS = {
        "Scary Face": mark("confused"), "Confusing Feelings": mark("confused"),
        "Taking Advantage": mark("advantage"), "Elite Combat Training": mark(stats=[("powerful", 1)]),
        "Cry About It": mark("stuck", stats=[("combat", -1)]), "Fire + Stuffing = Scary": mark("paralyzed"),
        "Chomp!": mark("paralyzed"), "Tantrum": counter("stuck"), "Kick in the Shins": counter("decay"),
        "Rabies": counter("combat", -1), "Catch!": catch, "Stab and Scarper": stab_and_scarper,
        "Pins and Needles": pins_and_needles, "Empty the Chambers": empty_the_chambers,
        "Aim for the Stitches": aim_for_the_stitches, "Rip It Up": rip_it_up, "Ride Down": ride_down,
        "Steam-Powered Snips": snips, "Snip": snips, "Recycling": recycling, "Over Here, Love": over_here,
        "Arrow of Woe": arrow_of_woe, "Tug": tug, "Peck": peck, "Throw the Bird": throw_the_bird,
        "Last Stitch": last_stitch, "Bath Time": bath_time, "Sedative": sedative, "Gulp!": gulp,
        "Wind the Key": wind_the_key, "Boo Hoo": boo_hoo,
    }

    # Animation, Rounds and Turns.

    def may_animate(self, player, card):
        """PW-205, PW-206, PW-235 to PW-248: options of an Animation Card."""
        options = []
        room = any(not self.at(b) for b in self.benches(player.seat))
        for puppet in (p for p in self.puppets if p.seat == player.seat):
            number, suits = self.requirement(puppet)
            met = card_number(card) >= number or number <= 0
            met = met and (card == RED or not suits or card != BLACK and set(suits) <= set(card_suits(card)))
            if met and puppet.where == "play":
                options.append(("animate", puppet.index))
            elif met and puppet.where == "box" and room and ("box", puppet.facts.name) not in options:
                options.append(("box", puppet.facts.name))
        return options

    def act_round(self, player):
        """PW-199 to PW-208: a player Animates or Passes."""
        card = player.laid[0]
        options = self.may_animate(player, card)
        answer = ("pass",)
        if options:
            answer = yield from self.ask(player, "animate", options + [("pass",)])
        player.laid.remove(card)
        player.discard.append(card)
        if answer == ("pass",):
            return
        if answer[0] == "box":
            puppet = next(p for p in self.puppets if p.seat == player.seat and p.where == "box"
                          and p.facts.name == answer[1])
            self.tell("animate", puppet, card)
            free = [b for b in self.benches(player.seat) if not self.at(b)]
            if len(free) > 1:
                _, bench = yield from self.ask(player, "bench", [("go", b) for b in free])
                free = [bench]
            puppet.where, puppet.space = "play", free[0]
            self.tell("place", puppet, to=f"space{self.ids[free[0]]}")
        else:
            puppet = self.puppets[answer[1]]
            self.tell("animate", puppet, card)
        yield from self.animate(player, puppet)

    def animate(self, player, puppet):
        """PW-208 to PW-210, PW-241 to PW-256"""
        self.acting, self.moved, self.acted, self.mired, self.frozen = puppet, 0, False, False, None
        if puppet.exhausted:
            yield from self.rip(puppet, 1)
        if puppet.where == "play" and self.win == "tag" and puppet.facts.rank == PAWN and not player.tagged:
            player.tagged = True                                  # PW-587
            yield from self.carry(puppet, "it")
        while puppet.where == "play" and not player.out:
            options = self.options_of(puppet)
            if options in ([], [("done",)]):
                break
            answer = yield from self.ask(player, "act", options)
            if answer == ("done",):
                break
            if answer[0] == "go":
                # PW-271: until it stands in a free Space again its Movement Value stays what it was
                passing = answer[1] in self.occupied(puppet)
                self.frozen = (self.movement(puppet) if self.frozen is None else self.frozen) if passing else None
                self.moved += 1
                self.step_to(puppet, answer[1])
            else:
                yield from self.perform(puppet, answer)
        self.acting = None

    def options_of(self, puppet):
        """What the Animated Puppet may do now."""
        options = [("go", s) for s in self.steps(puppet, self.moved, self.frozen)]
        if puppet.space in self.occupied(puppet):
            return options                                        # it may neither act nor stay there
        if not self.acted and "confused" not in puppet.marks and not self.is_paralyzed(puppet):
            options += self.actions(puppet)
        return options + [("done",)]

    def war(self):
        """PW-189 to PW-218, from the laying of Animation Cards on."""
        try:
            yield from self.rounds(self.round)
            while True:
                yield from self.resolve()
                self.turn += 1
                for player in self.living():
                    self.draw(player, max(0, self.hand_size(player) - len(player.hand)))
                self.round = 0
                yield from self.rounds(None)
        except GameOver as over:
            return over.winners

    def rounds(self, already):
        """The Animation Rounds; perhaps one has begun and its cards are drawn."""
        for number in range(already or 1, 6):
            self.round = number
            if number != already:
                for player in self.living():
                    self.draw(player)
            yield from self.one_round()

    def one_round(self):
        """PW-192 to PW-211"""
        layers = [p for p in self.living() if p.hand]
        answers = yield [Question(p.seat, "lay", [("lay", c) for c in p.hand]) for p in layers]
        for player in layers:
            player.hand.remove(answers[player.seat][1])
            player.laid = [answers[player.seat][1]]
        for player in self.order(layers, [card_number(p.laid[0]) for p in layers]):
            if not player.out and player.laid:
                yield from self.act_round(player)

    def order(self, players, numbers):
        """PW-195, PW-196, PW-100 to PW-105"""
        found = []
        for number in sorted(set(numbers)):
            tied = [p for p, n in zip(players, numbers) if n == number]
            if len(tied) > 1:
                flips = []
                for player in tied:
                    card = self.take(player)
                    if card:
                        player.discard.append(card)
                    flips.append(-1 if card is None else card_number(card))
                tied = self.order(tied, flips)
            found += tied
        return found

    def resolve(self):
        """PW-213 to PW-217, PW-529, PW-600, PW-608, PW-610"""
        self.round = 0
        yield from self.rip_at_once([p for p in self.in_play() if self.tokens.get(p.space) == "^"])
        self.settle()
        for puppet in self.in_play():
            puppet.marks, puppet.exhausted = set(), False
            puppet.turn = collections.Counter()
        yield from self.shed()
        winners = []
        if self.win == "fort":
            counts = {p.seat: len(self.benches(p.seat)) for p in self.living()}
            winners = [s for s, n in counts.items() if n == max(counts.values())]
            winners = winners if len(winners) == 1 else []
        if self.win == "hill":
            winners = [p.seat for p in self.in_play() if p.master and self.tokens.get(p.space) == "@"]
        if winners:
            raise GameOver(winners)
        if self.turns and self.turn >= self.turns or self.win in ("shiny", "fort") and self.nothing_can_happen():
            raise GameOver([p.seat for p in self.living()])

    def shed(self):
        """PW-216, PW-217: all at once, card by card."""
        keeping = set()
        while True:
            asked = [p for p in self.living() if p.hand and p.seat not in keeping]
            if not asked:
                return
            answers = yield [Question(p.seat, "shed", ([] if len(p.hand) > self.hand_size(p) else [("pass",)])
                                      + [("discard", c) for c in p.hand]) for p in asked]
            for player in asked:
                if answers[player.seat] == ("pass",):
                    keeping.add(player.seat)
                else:
                    self.spend(player, answers[player.seat][1])


def lost_for_good(players):
    """Marks players who have lost as the war ends."""
    for player in players:
        player.out = True


TOKEN_OF_ITEM = {"shiny": "$", "firecrackers": "*", "it": "!"}
ITEM_OF_TOKEN = {token: item for item, token in TOKEN_OF_ITEM.items()}


# In step with the engine.

class Moment:
    """What the engine says after an answer: position, view, and what each seat is asked."""

    def __init__(self, table, seat=None, option=None):
        lines = [{"cmd": "dump"}, {"cmd": "view", "seat": "all"}]
        lines += [{"cmd": "question", "seat": s} for s in range(table.seats)]
        self.events = []
        if seat is not None:
            table.answers.append([seat, option])
            table.tally.answers += 1
            lines.insert(0, {"cmd": "answer", "seat": seat, "option": option, "observer": "all"})
        replies = table.engine.ask_all(lines)
        if seat is not None:
            self.events = replies[0]["events"]
            replies = replies[1:]
        self.position, self.view = replies[0]["position"], replies[1]["view"]
        self.questions = {s: r["question"] for s, r in enumerate(replies[2:]) if r["question"]["kind"] != "none"}

def meaning(game, option):
    """What one of the engine's options means, in the reference's words."""
    text, touch = option["text"], option["touch"]
    puppets = [int(t[6:]) for t in touch if t.startswith("puppet")]
    if option["kind"] in ("pass", "done", "yes"):
        return (option["kind"],)
    if option["kind"] == "go":
        return ("go", game.names[int(touch[0][5:])])
    if option["kind"] in ("lay", "discard"):
        return (option["kind"], card_of(text))
    if option["kind"] in ("dodge", "select", "play"):
        suit = re.search(r" as (\w)", text)
        return (option["kind"], card_of(text), suit[1] if suit else "-")
    if option["kind"] == "animate":
        return ("animate", puppets[0]) if puppets else ("box", bare(text).replace(" from the Toy Box", ""))
    if option["kind"] == "attack":
        return ("attack", puppets[0])
    if option["kind"] == "action":
        return action_meaning(text, puppets)
    if option["kind"] == "choose":
        return ("choose", puppets[0] if puppets else re.sub(r"^(Attach|Tear apart) ", "", bare(text)))
    return (option["kind"], bare(text))


def bare(text):
    """What an option says without what comes of it, which follows a comma, a colon or a bracket."""
    return re.split(r", |: | \(", text)[0]


def action_meaning(text, puppets):
    """What the option of an Action means."""
    if text.startswith("Mine!: "):
        return ("mine", re.search(r" (?:becomes|stays) (yours|Neutral)", text)[1])
    if text.startswith("Scrounge: attach "):
        return ("scrounge", bare(text[17:]))
    names = [BUTTONS, "Tag, You're It!"] + [action.name for actions in ACTIONS.values() for action in actions]
    name = max((name for name in names if text.startswith(name)), key=len, default=bare(text))
    return ("action", name, puppets[0] if puppets else None)


def compare(game):
    """Zones, numbers and the Battlefield."""
    table, position = game.table, game.moment.position
    table.same("turn and round", (game.turn, game.round), (position["turn"], position["round"]))
    table.same("who is out", [p.seat for p in game.players if p.out], position["out"])
    field = [c for row in position["field"] for c in row if c != " "]
    table.same("the Battlefield", game.tokens,
               {s: c for s, c in zip(game.ground.place, field) if c != "."})
    for player, theirs in zip(game.players, position["players"]):
        compare_cards(table, player, theirs)
    army = [a for p in position["players"] for a in p["army"]]
    for puppet, theirs in zip(game.puppets, army):
        table.same(f"{COLOURS[puppet.seat]}'s {puppet.card} ({puppet.index})", facts_of(game, puppet), theirs_of(theirs))
    compare_view(game)


def compare_cards(table, player, theirs):
    """Hand, deck, Discard Pile and cards on the table of one player."""
    name = COLOURS[player.seat]
    if player.out:
        return
    if not player.known_deck:
        table.same(f"{name}'s new deck", sorted(player.deck), sorted(theirs["deck"]))
        player.deck, player.known_deck = list(theirs["deck"]), True
    table.same(f"{name}'s deck", player.deck, theirs["deck"])
    for zone in ("hand", "discard", "laid", "table"):
        table.same(f"{name}'s {zone}", sorted(getattr(player, zone)), sorted(theirs[zone]))
    if player.discard:
        table.same(f"the top of {name}'s discard", player.discard[-1], theirs["top"])
    table.same(f"{name}'s first Pawn", player.tagged, theirs["tagged"])


def facts_of(game, puppet):
    """What is true of a card, by the reference."""
    if puppet.where == "attached":
        return ("attached", puppet.bearer.index, puppet.rips, puppet.decay)
    if puppet.where != "play":
        return (puppet.where,)
    return ("play", game.ids[puppet.space], puppet.rips, puppet.exhausted, puppet.item or "none",
            sum(MARKS[m] for m in puppet.marks), [u.index for u in puppet.upgrades],
            [puppet.turn[s] for s in STATS], [puppet.counters[s] for s in STATS], puppet.stuck, puppet.decay)


def theirs_of(facts):
    """The same, by the engine."""
    if facts["where"] == "attached":
        return ("attached", facts["bearer"], facts["rips"], facts["decay"])
    if facts["where"] != "play":
        return (facts["where"],)
    return ("play", facts["space"], facts["rips"], facts["exhausted"], facts["item"], facts["marks"],
            [u for u in facts["upgrades"] if u], facts["turn"], facts["counters"], facts["stuck"], facts["decay"])


def compare_view(game):
    """The statistics that the view shows; while a Puppet passes through others they matter to nobody."""
    if game.acting and game.acting.where == "play" and game.acting.space in game.occupied(game.acting):
        return
    for theirs in game.moment.view.get("puppets", []):
        puppet = game.puppets[int(theirs["id"][6:])]
        ours = (spoken(*game.requirement(puppet)), game.movement(puppet), spoken(*game.defense(puppet)),
                game.combat(puppet), game.attack_range(puppet), puppet.all_rips, puppet.stitches)
        game.table.same(f"statistics of {puppet.card} ({puppet.index})", ours, tuple(
            theirs[k] for k in ("requirement", "movement", "defense", "combat", "range", "rips", "stitches")))


def deed(option):
    """The name of an Action, for its rarity."""
    return option[1] if option[0] == "action" else option[0]


def choose(game, question, options, meanings):
    """Picks an option: mostly something that goes on with the war, is rare, and does not end it."""
    dice = game.table.dice
    wanted = [o for o in options if meanings[o["option"]] in game.wanted]
    if question.kind in ("play", "select") and wanted and dice.random() < 0.8:
        return dice.choice(wanted)
    if question.kind == "animate" and dice.random() < 0.5:        # those who have rare Actions
        options = [o for o in options if o["touch"] and o["touch"][0].startswith("puppet")
                   and game.puppets[int(o["touch"][0][6:])].facts.rank == SIDEKICK] or options
    if question.kind == "lay" and dice.random() < 0.8:
        options = [o for o in options if len(o["touch"]) > 1] or options
    calm = [o for o in options if "your Master" not in o["text"] and meanings[o["option"]] != ("mine", "Neutral")]
    if calm and dice.random() < 0.98:
        options = calm
    busy = [o for o in options if o["kind"] not in ("pass", "done")]
    if busy and dice.random() < 0.75:
        options = busy
    deeds = [o for o in options if o["kind"] in ("attack", "action")]
    if deeds and dice.random() < 0.6:
        rarest = min(game.deeds[deed(meanings[o["option"]])] for o in deeds)
        if dice.random() < 0.7:
            deeds = [o for o in deeds if game.deeds[deed(meanings[o["option"]])] == rarest]
        option = dice.choice(deeds)
        game.deeds[deed(meanings[option["option"]])] += 1
        return option
    return dice.choice(options)


def answer_all(game, questions):
    """Compares what all who are asked may choose, and chooses; returns the answers."""
    table, answers, events = game.table, {}, []
    table.same("who is asked", sorted(q.seat for q in questions), sorted(game.moment.questions))
    for question in questions:
        theirs = game.moment.questions[question.seat]
        table.same("the question", question.kind, theirs["kind"])
        meanings = {o["option"]: meaning(game, o) for o in theirs["options"]}
        if question.kind in ("play", "select"):
            table.same("what must be met", game.to_meet, theirs["prompt"][:len(game.to_meet)])
        compare_attacks(game, theirs["options"])
        table.same_options(question.kind, question.options, meanings.values())
        option = choose(game, question, theirs["options"], meanings)["option"]
        answers[question.seat] = meanings[option]
        game.moment = Moment(table, question.seat, option)
        events += game.moment.events
    game.news, game.events, game.story = News(events), events, []
    return answers


def compare_attacks(game, options):
    """The Defense and Combat that the options of an Attack tell."""
    for option in options:
        found = re.search(r"\(Defense ([^,]*), Combat (-?\d+)", option["text"])
        if found and option["kind"] == "attack":
            target = game.puppets[int(option["touch"][0][6:])]
            game.table.same(f"an Attack on {target.card} ({target.index})",
                            (spoken(*game.defense(target)), max(0, game.combat(game.acting, target))),
                            (found[1], max(0, int(found[2]))))


def needless(game, questions):
    """The answer to a question that has one answer only and that the engine does not ask, or None."""
    question = questions[0]
    rest = set(question.options)
    theirs = game.moment.questions.get(question.seat)
    if len(questions) > 1 or len(rest) != 1:
        return None
    if theirs and theirs["kind"] == question.kind and rest == {meaning(game, o) for o in theirs["options"]}:
        return None
    return {question.seat: rest.pop()}


TOLD = {"move", "place", "torn", "removed", "upgrade", "animate", "rip"}


def walk(game):
    """Plays the reference and the engine in step to the end."""
    rules, answers = game.war(), None
    most = game.table.dice.choice([60, 60, 120, 240, 2000])           # a whole war takes long
    try:
        while len(game.table.answers) < most:
            questions = rules.send(answers)
            while (only := needless(game, questions)) is not None:
                questions = rules.send(only)
            compare(game)
            game.table.same_told(game.story, game.events, TOLD)
            answers = answer_all(game, questions)
    except StopIteration as end:
        game.table.same_told(game.story, game.events, TOLD)
        finish(game, end.value)


def finish(game, winners):
    """The end: who has won."""
    table = game.table
    table.same("who is asked", {}, game.moment.questions)
    table.same("who wins", winners, sorted(game.moment.position["winners"]))
    result = table.result()
    table.same("the game is over", True, result["over"])
    table.same("first places", winners, [s["seat"] for s in result["seats"] if s["place"] == 1])


# Before the war.

def random_setup(dice, mode):
    """A setup of one mode."""
    field = dice.choice(MAPS)
    count = dice.randint(2, PLAYERS[field])
    setup = {"mode": mode, "map": field, "win": dice.choice(["standard"] * 3 + WINS), "players": str(count),
             "masters": [dice.choice(["random", "choose"] + [m for m, c in PUPPETS.items() if c.rank == MASTER])
                         for _ in range(4)],
             "dotless": dice.random() < 0.1, "gentle": dice.random() < 0.1}
    setup.update({f"army{seat}": army_wish(dice, mode) for seat in range(1, 5)})
    if dice.random() < 0.1:
        setup.update(draft=True, pool=dice.choice(["box", "all"]), sets=dice.randint(1, 4))
        if not pool_is_enough(setup, count):
            setup.update(pool="all", sets=4)
    elif mode == "shoebox" and count == 2 and dice.random() < 0.3:
        setup.update(masters=["recommended"] * 4, army1="recommended", army2="recommended")
    return setup


def army_wish(dice, mode):
    """How an army is made: at random, at the table, or by a list with many of a kind."""
    if mode != "shoebox" or dice.random() < 0.3:
        return "choose" if dice.random() < 0.1 else "random"
    sidekicks, pawns = ([i for i, c in PUPPETS.items() if c.rank == rank] for rank in (SIDEKICK, PAWN))
    return ", ".join(dice.sample(sidekicks, 2) + [f"3 {pawn}" for pawn in dice.sample(pawns, 2)])


def listed(wish):
    """The cards of a list."""
    found = []
    for entry in wish.split(", "):
        count, card = entry.split() if " " in entry else ("1", entry)
        found += [card] * int(count)
    return found


def pool_of(setup):
    """PW-553: the cards of a draft."""
    cards = BOX if setup["pool"] == "box" else list(PUPPETS)
    copies = {MASTER: 1, SIDEKICK: 1, PAWN: 3}
    return collections.Counter({c: copies[PUPPETS[c].rank] * setup["sets"] for c in cards})


def pool_is_enough(setup, count):
    """PW-566, with room for extra Pawns of a start."""
    pool = pool_of(setup)
    sums = collections.Counter()
    for card, copies in pool.items():
        sums[PUPPETS[card].rank] += copies
    return sums[MASTER] >= count and sums[PAWN] >= count * (SIZES[setup["mode"]] + 3)


class Preparation:
    """PW-161 to PW-188, PW-553 to PW-568: everything before the first Turn, compared as it is played."""

    def __init__(self, table, setup, seed):
        self.table, self.setup = table, setup
        self.count = int(setup["players"])
        self.flips = []
        self.note(table.new(setup, seed))
        self.armies = [[] for _ in range(self.count)]
        self.check_field()

    def note(self, events):
        """Remembers cards Flipped for a random determination."""
        for event in events:
            if event["kind"] == "flip":
                self.flips += [(event["seat"], card_number(card)) for card in event["cards"]]

    def check_field(self):
        """The map, as the facts of the maps have it; PW-576 and PW-605 for its centre."""
        if self.setup["map"] not in LAYOUTS:
            return
        starts, neutral, impassable = ([tuple(map(int, xy.split(","))) for xy in text.split()]
                                       for text in LAYOUTS[self.setup["map"]])
        ours = {xy: "0" for xy in starts} | {xy: "N" for xy in neutral} | {xy: "#" for xy in impassable}
        if self.setup["map"] == "top-of-the-stairs":
            ours[starts[1]] = "3"
        centre = {"shiny": "$", "hill": "@"}.get(self.setup["win"])
        if centre:
            ours[0, 0] = centre
        position = self.table.dump()
        ground = Ground(position["grid"], position["field"])
        self.table.same("the map", ours, {ground.place[n]: t for n, t in ground.first.items() if t != "."})
        self.table.same("the Spaces of a map", 91, len(ground.place))

    def ask(self, seats, kind, options):
        """Seats choose at the same time; options is a function of the seat. Returns {seat: option}."""
        table, chosen = self.table, {}
        table.same(f"who is asked for {kind}", sorted(seats), sorted(table.pending))
        for seat in seats:
            question = table.question(seat)
            table.same("the question", kind, question["kind"])
            meanings = {o["option"]: ("pass",) if o["kind"] == "pass" else
                        re.sub(r"^(Start|Begin) at | \(.*", "", o["text"]) for o in question["options"]}
            table.same_options(kind, options(seat), meanings.values())
            option = table.dice.choice(question["options"])["option"]
            chosen[seat] = meanings[option]
            self.note(table.answer(seat, option))
        return chosen

    def run(self):
        """All steps."""
        if self.setup.get("draft"):
            self.draft()
        else:
            self.pick_masters()
            self.pack()
        self.starts()

    def pick_masters(self):
        """PW-142, PW-171, PW-172"""
        wishes = self.setup["masters"][:self.count]
        asked = [seat for seat, wish in enumerate(wishes) if wish == "choose"]
        names = [c.name for c in PUPPETS.values() if c.rank == MASTER]
        if asked:
            chosen = self.ask(asked, "master", lambda seat: names)
        for seat, player in enumerate(self.table.dump()["players"]):
            master = player["army"][0]["puppet"]
            if wishes[seat] == "choose":
                self.table.same("the chosen Master", chosen[seat], PUPPETS[master].name)
            elif wishes[seat] in PUPPETS:
                self.table.same("the Master", wishes[seat], master)
            self.table.same("a Master is a Master", MASTER, PUPPETS[master].rank)

    def fits(self, army, limit, most_sidekicks=None):
        """PW-125 to PW-131, PW-174 to PW-178: the cards that an army may still take."""
        most = -(-limit // 4) if most_sidekicks is None else most_sidekicks
        sidekicks = sum(PUPPETS[c].rank == SIDEKICK for c in army)
        return [card for card, facts in PUPPETS.items()
                if facts.rank == SIDEKICK and card not in army and sidekicks < most
                or facts.rank == PAWN and army.count(card) < 3]

    def pack(self):
        """PW-174 to PW-182"""
        size = SIZES[self.setup["mode"]]
        asked = [s for s in range(self.count) if self.setup[f"army{s + 1}"] == "choose"]
        ids = {c.name: card for card, c in PUPPETS.items()}
        for _ in range(size if asked else 0):
            chosen = self.ask(asked, "pack", lambda s: [PUPPETS[c].name for c in self.fits(self.armies[s], size)])
            for seat, name in chosen.items():
                self.armies[seat].append(ids[name])
        for seat, player in enumerate(self.table.dump()["players"]):
            theirs = [a["puppet"] for a in player["army"][1:] if a["where"] != "none"]
            if seat in asked:
                self.table.same("the chosen Toy Box", sorted(self.armies[seat]), sorted(theirs))
            if ", " in self.setup[f"army{seat + 1}"]:
                self.table.same("the listed army", sorted(listed(self.setup[f"army{seat + 1}"])), sorted(theirs))
            if self.setup[f"army{seat + 1}"] == "recommended":
                self.table.same("the recommended army", sorted(RECOMMENDED[seat]), sorted(theirs + [
                    player["army"][0]["puppet"]]))
            self.armies[seat] = []
            for card in theirs:
                self.table.same("a card fits the Toy Box", True, card in self.fits(self.armies[seat], size))
                self.armies[seat].append(card)
            self.table.same("the size of a Toy Box", size, len(theirs))

    def order(self, seats):
        """PW-100 to PW-105: an order by the cards that were Flipped."""
        values = [next(n for s, n in self.flips if s == seat) for seat in seats]
        for seat in seats:
            self.flips.remove(next(f for f in self.flips if f[0] == seat))
        found = []
        for value in sorted(set(values)):
            tied = [s for s, n in zip(seats, values) if n == value]
            found += tied if len(tied) == 1 else self.order(tied)
        return found

    def draft(self):
        """PW-553 to PW-568"""
        pool, size = pool_of(self.setup), SIZES[self.setup["mode"]]
        first = self.order(list(range(self.count)))[0]
        self.flips = []
        clockwise = [(first + i) % self.count for i in range(self.count)]
        ids = {c.name: card for card, c in PUPPETS.items()}
        for seat in clockwise:
            masters = [PUPPETS[c].name for c, n in pool.items() if n and PUPPETS[c].rank == MASTER]
            pool[ids[self.ask([seat], "draft", lambda s: masters)[seat]]] -= 1
        sidekicks = sum(n for c, n in pool.items() if PUPPETS[c].rank == SIDEKICK)
        most = min(-(-size // 4), sidekicks // self.count)        # PW-556, PW-557
        for _ in range(size):
            for seat in reversed(clockwise):
                fitting = [PUPPETS[c].name for c in self.fits(self.armies[seat], size, most) if pool[c]]
                card = ids[self.ask([seat], "draft", lambda s: fitting)[seat]]
                pool[card] -= 1
                self.armies[seat].append(card)
        self.pool = pool

    def starts(self):
        """PW-183 to PW-187, PW-636 to PW-640"""
        table, position = self.table, self.table.dump()
        ground = Ground(position["grid"], position["field"])
        free = [n for n, token in ground.first.items() if token in "0123456789"]
        taken, owners = {n for n, token in ground.first.items() if token == "#"}, {}
        for seat in self.order(list(range(self.count))):
            start = self.ask([seat], "start", lambda s: free)[seat]
            free.remove(start)
            owners[start] = "ABCD"[seat]
            places = [n for n in ground.near[start] if n not in taken]
            taken.add(self.ask([seat], "place", lambda s: places)[seat])
            self.bonus(seat, int(ground.first[start]))
        position = table.dump()
        after = Ground(position["grid"], position["field"]).first
        ours = {n: owners.get(n, "N" if n in free else t) for n, t in ground.first.items()}
        table.same("Work Benches at the start", ours, after)
        for seat, player in enumerate(position["players"]):
            cards = player["deck"] + player["hand"] + player["discard"]
            table.same("a Puppet Deck has 54 cards", (54, 54), (len(cards), len(set(cards))))
            table.same("the first hand", 6, len(player["hand"]))  # PW-086, PW-192

    def bonus(self, seat, count):
        """PW-637 to PW-640"""
        size = SIZES[self.setup["mode"]]
        ids = {c.name: card for card, c in PUPPETS.items()}
        while count:
            fitting = [PUPPETS[c].name for c in self.fits(self.armies[seat], size, 0)
                       if not self.setup.get("draft") or self.pool[c]]
            chosen = self.ask([seat], "bonus", lambda s: fitting + [("pass",)])[seat]
            if chosen == ("pass",):
                break
            self.armies[seat].append(ids[chosen])
            count -= 1


def late(dice, position, view):
    """A position that could be reached much later: many Puppets close together, few cards left."""
    crowd = dice.choice([0.2, 0.4, 0.6])
    titles = {s["title"]: int(s["id"][5:]) for s in view["spaces"]}
    whole = Ground(position["grid"], position["field"])
    scatter_tokens(dice, position)
    ground = Ground(position["grid"], position["field"])
    ids = {n: titles[whole.at[ground.place[n]]] for n in ground.place}
    spaces = [n for n, token in ground.first.items() if token != "#"]
    middle = dice.choice(spaces)
    spaces.sort(key=lambda n: ground.plain(n, middle) + dice.random() * 4)
    for player in position["players"]:
        for slot, facts in enumerate(player["army"]):
            luck = dice.random() * (0.5 if PUPPETS[facts["puppet"]].rank == SIDEKICK else 1)
            if facts["where"] == "none":                          # a Pawn that a start's bonus allowed
                continue
            if facts["where"] == "play" or luck < crowd and spaces:
                player["army"][slot] = late_puppet(dice, facts["puppet"], ids[spaces.pop(0)])
            elif luck < crowd + 0.25 and PUPPETS[facts["puppet"]].rank != MASTER:
                player["army"][slot] = {"puppet": facts["puppet"], "where": "heap"}
        late_cards(dice, player)
    dress_up(dice, position)
    hand_out_items(dice, position)
    position.update(turn=dice.choice([1, 5, 17, 20]), round=dice.randint(1, 5), turns=dice.choice([0, 20]))
    return position


def late_cards(dice, player):
    """Other cards in hand, few in the deck."""
    cards = player["deck"] + player["hand"] + player["discard"]
    dice.shuffle(cards)
    cards.sort(key=lambda c: c in (RED, BLACK) and dice.random() < 0.3, reverse=True)
    hand = dice.randint(1, 9)
    deck = hand + dice.choice([1, 3, dice.randint(1, len(cards) - hand)])
    player.update(hand=cards[:hand], deck=cards[hand:deck], discard=cards[deck:], flipped=[],
                  top=cards[-1] if cards[deck:] else None)


def scatter_tokens(dice, position):
    """More terrain than the map has, and other owners of Work Benches."""
    thick = dice.choice([0, 0, 0.1, 0.25])
    kinds = dice.choice(["#~^*#~", "#~^* ", "~"])
    letters = "ABCD"[:len(position["players"])]
    for row, line in enumerate(position["field"]):
        changed = [dice.choice(kinds) if c == "." and dice.random() < thick
                   else dice.choice(letters) if c == "N" and dice.random() < 0.4 else c for c in line]
        position["field"][row] = "".join(changed)


def dress_up(dice, position):
    """Attaches cards of the Scrap Heaps to Puppets in play, own and foreign."""
    cards = [(seat, facts) for seat, p in enumerate(position["players"]) for facts in p["army"]]
    worn = collections.defaultdict(list)
    bearers = [i for i, (_, f) in enumerate(cards) if f["where"] == "play"]
    for index, (seat, facts) in enumerate(cards):
        if facts["where"] != "heap" or dice.random() < 0.2:
            continue
        bearer = dice.choice(bearers)
        if position["win"] == "thief" and cards[bearer][0] != seat:
            continue
        puppet = Puppet(bearer, cards[bearer][0], cards[bearer][1])
        puppet.upgrades = [Puppet(i, cards[i][0], cards[i][1]) for i in worn[bearer]]
        if puppet.suits_it(Puppet(index, seat, facts)):
            worn[bearer].append(index)
            cards[bearer][1]["upgrades"] = (worn[bearer] + [0, 0, 0])[:3]
            facts.update(where="attached", bearer=bearer, rips=0, decay=0)


def hand_out_items(dice, position):
    """Some Puppets carry Item Tokens."""
    rows = position["field"]
    for player in position["players"]:
        for facts in player["army"]:
            if facts["where"] != "play" or dice.random() < 0.8:
                continue
            if position["win"] == "tag" and PUPPETS[facts["puppet"]].rank == PAWN and not player["tagged"]:
                facts["item"], player["tagged"] = "it", True
            elif position["win"] == "shiny" and any("$" in row for row in rows):
                facts["item"] = "shiny"
                rows[:] = [row.replace("$", ".") for row in rows]
            elif dice.random() < 0.5:
                facts["item"] = "firecrackers"
        player["tagged"] = position["win"] == "tag" and any(
            f["where"] == "play" and PUPPETS[f["puppet"]].rank == PAWN for f in player["army"])


def late_puppet(dice, card, space):
    """A Puppet in play that something has happened to."""
    rips = dice.randrange(PUPPETS[card].st) if dice.random() < 0.4 else 0
    return {"puppet": card, "where": "play", "space": space, "rips": rips,
            "exhausted": dice.random() < 0.15, "item": "none",
            "marks": dice.choice([0] * 16 + [1, 2, 4, 8]), "upgrades": [0, 0, 0], "turn": [0] * 7,
            "counters": [0, 0, 0, dice.choice([0] * 6 + [-1, 1]), 0, 0, 0],
            "stuck": int(dice.random() < 0.05), "decay": int(dice.random() < 0.1)}


def check_catalogue(table):
    """The facts of all Puppets, Upgrades and Actions."""
    cards = {c["id"]: c for c in table.engine.ask("catalogue", game=table.game)["cards"]}
    names = {c["name"]: c for c in cards.values() if c["kind"] == "action"}
    kinds = ("master", "sidekick", "pawn")
    table.same("which Puppets there are", set(PUPPETS), {i for i, c in cards.items() if c["kind"] in kinds})
    table.same("which Upgrades there are", set(UPGRADES), {i for i, c in cards.items() if c["kind"] == "upgrade"})
    suit = lambda c: c.get("suit", "")[:1]
    for card, ours in PUPPETS.items():
        theirs = cards[card]
        number, suits = number_and_suits(ours.ar)
        table.same(f"the card {card}", (ours.name, ours.rank, number, suits, ours.mv, ours.df, ours.cb, ours.ul, ours.st,
                                        {k for k in ours.kinds.split(", ") if k}),
                   (theirs["name"], theirs["kind"], theirs["requirement"], suit(theirs), theirs["movement"],
                    theirs["defense"], theirs["combat"], theirs["limit"], theirs["stitches"],
                    set(theirs.get("characteristics", []))))
    for card, ours in UPGRADES.items():
        theirs = cards[card]
        table.same(f"the card {card}", (ours.name, *number_and_suits(ours.ad), ours.st, [n for n in [ours.nc] if n]),
                   (theirs["name"], theirs["difficulty"], suit(theirs), theirs["stitches"], theirs.get("necessary", [])))
    for action in (a for actions in ACTIONS.values() for a in actions):
        theirs = names[action.name]
        table.same(f"the Action {action.name}", (*number_and_suits(action.value), action.range),
                   (theirs["value"], suit(theirs), theirs["range"]))


def play(table, mode):
    """Plays one random game of a mode, most of them from a position of a late game."""
    if table.tally.games == 0:
        check_catalogue(table)
    setup = random_setup(table.dice, mode)
    Preparation(table, setup, table.dice.randrange(10**9)).run()
    position = table.dump()
    if table.dice.random() < 0.8:
        position = late(table.dice, position, table.view())
        table.load(position)
    table.seats = len(position["players"])
    walk(Game(table, Moment(table)))


if __name__ == "__main__":
    step.main("puppet_wars", MODES, 34, play, "Plays Puppet Wars in step with the engine.")
