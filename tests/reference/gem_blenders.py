"""gem_blenders.py - a second, slow Gem Blenders, written from its rulebook and clauses

Numbers such as GB-204.4 are the clauses of docs/rules/gem_blenders.md. Rules are generators: where a
player must choose they yield a Question and are sent the answer. Chance is the engine's: the order of
a shuffled deck is read from its events and positions, and must be one that could come. All cards are
modelled; none takes over what the engine did.
"""

import collections
import itertools
import json
import re

import step
from gem_blenders_facts import (ACTIONS, BACK, BLENDS, CARDS, CENTER, CLOCKWISE, EFFECTS, FIRST_TURN,
                                FRONTLINE, GEMS, HEROES, IDENTS, OPPOSITE, POSITIONS, READY_DECKS,
                                SEATS, THEMES, TWICE, TYPES)
from gem_blenders_field import Hero, Side

CONCEDE = 255                      # The option that gives up.
LATE_GAMES, LATE_ANSWERS = 6, 40  # How many games go on from late positions, and how long.
ROUNDS = 2                                               # GB-200.8b
DECKED_OUT = 15                                          # GB-618.1
TOXIC_AT_MOST, CHAIN_AT_MOST, GAZES_AT_MOST = 5, 3, 7


ORDER = list(HEROES) + list(BLENDS) + list(ACTIONS) + list(GEMS)  # The order of the catalogue.


class GameOver(Exception):
    """A player has won two rounds (GB-206.2)."""


class Question:
    """What a seat is asked; the options are worked out when chance is known."""

    def __init__(self, side, kind, options, about=None, hidden=False):
        self.side = side
        self.kind = kind
        self.options = options
        self.about = about     # The card or effect that asks.
        self.hidden = hidden   # Asked even with a single answer, which must not tell anything.


class Reaction:
    """An effect that a moment has made possible (GB-501.4)."""

    def __init__(self, side, hero, card, optional, act, limit=None, thing=None):
        self.side = side
        self.hero = hero
        self.card = card
        self.optional = optional
        self.act = act
        self.limit = limit     # How often this hero may use it in a turn.
        self.thing = thing     # What it is about, where the engine names it.

    def stands(self):
        """Whether it can still be used."""
        if self.hero is None:
            return True
        if self.limit is not None and self.hero.uses[self.card] >= self.limit:
            return False
        return self.card == "phoenix_herald" or self.side.has(self.hero, self.card)

    def option(self):
        """How it is named among the options."""
        if self.hero is None:
            return ("react", CARDS[self.card].name, (), None)
        return ("react", EFFECTS[self.card], (self.side.zone(self.hero),), self.thing)


def is_gem(card):
    """Any gem card."""
    return card in GEMS


def is_basic(card):
    """A basic gem (GB-301.5)."""
    return card in GEMS and GEMS[card].basic


def level(card):
    """The LV of a blend, 0 for others (GB-302.2)."""
    return len(BLENDS[card].recipe) if card in BLENDS else 0


def title(card):
    """A card's printed name."""
    return CARDS[card].name


class Game:
    """The state, and what the rules do to it."""

    def __init__(self, table, heroes, decks):
        self.table = table
        self.sides = [Side(0), Side(1)]
        for side, names, deck in zip(self.sides, heroes, decks):
            side.other = self.sides[1 - side.seat]
            side.bench = [Hero(n) for n in names]
            side.deck = deck
        self.turn = 0
        self.loser = None
        self.winner = None
        self.started = False
        self.moment = []
        self.log = []
        self.news = []
        self.after = None
        self.chooser = None
        self.striker = None    # Whose damage is about to come.
        self.between = False   # Between rounds nothing reacts (GB-206.3b).

    # What is told

    def tell(self, kind, *words):
        """Notes what has happened; the engine must have told the same."""
        self.log.append((kind,) + words)

    def happen(self, kind, *what):
        """Notes something that effects may react to."""
        self.moment.append((kind, what))

    # HP

    def damage(self, side, amount, source, attack=False):
        """GB-206.1, GB-613: source is the side that inflicts it, or None (GB-618.1a)."""
        side.hp = max(0, side.hp - amount)
        self.tell("damage", side.name, amount, side.hp)
        if not attack and source is side and self.turn == side.seat:
            side.hurt_self = True
            self.happen("self_damage", side, amount)
        if not attack and source is side.other and self.turn == source.seat:
            self.happen("foe_damage", source)
        if side.hp == 0 and self.loser is None:          # GB-206.1c
            self.loser = side
            side.other.wins += 1
            self.tell("round_won", side.other.name, side.other.wins, ROUNDS)
            if side.other.wins == ROUNDS:                # GB-206.2
                self.winner = side.other
                self.tell("game_won", side.other.name)
                raise GameOver

    def heal(self, side, amount):
        """GB-613.4."""
        side.hp += amount
        self.tell("gained_hp", side.name, amount, side.hp)

    # Cards

    def top(self, side):
        """Takes the top card of a deck; after a shuffle the engine tells which it is."""
        card = side.deck.pop()
        side.watched = max(0, side.watched - 1)
        if card is None:
            card = self.news.pop(0) if self.news else None
            if side.pool[card] == 0:
                raise step.Difference(f"{side.name}'s deck cannot yield {card}: {+side.pool}")
            side.pool[card] -= 1
        else:
            self.told(card)
        return card

    def told(self, card):
        """A card that is known anyhow was told, too."""
        if self.news and self.news[0] == card:
            self.news.pop(0)

    def draw(self, side, count, phase=False):
        """GB-201.1, GB-618: draws outside the draw phase are noted for Surcharge."""
        cards, watched = [], side.watched
        while side.deck and len(cards) < count:
            cards.append(self.top(side))
        side.hand += cards
        side.seen += cards[:watched]
        if cards:
            self.tell("drew", side.name, *map(title, cards))
            if not phase:
                self.happen("drew", side, len(cards))
        for _ in range(count - len(cards)):
            self.tell("decked_out", side.name)
            self.damage(side, DECKED_OUT, None)

    def mill(self, side, count):
        """Discards cards from the top of a deck."""
        for _ in range(min(count, len(side.deck))):
            card = self.top(side)
            side.discard.append(card)
            self.tell("deck_discarded", title(card), side.name)

    def shuffle(self, side, cards=()):
        """The deck, with these cards more, in an unknown order."""
        side.pool += collections.Counter(c for c in side.deck if c is not None)
        side.pool += collections.Counter(cards)
        side.watched = 0
        side.deck = [None] * (len(side.deck) + len(cards))

    def in_deck(self, side):
        """All cards of a deck, in no order."""
        return side.pool + collections.Counter(c for c in side.deck if c is not None)

    def take(self, side, card, openly=True):
        """A card leaves the hand."""
        side.hand.remove(card)
        side.forget(card, openly)

    def show(self, side, card):
        """A card comes to the hand and the opponent has seen it (GB-619.1)."""
        side.hand.append(card)
        side.seen.append(card)

    def discard(self, side, card):
        """Discards a card from the hand; Prelude of Light may answer."""
        self.take(side, card)
        side.discard.append(card)
        self.tell("discarded", side.name, title(card))
        if is_basic(card):
            self.happen("discarded", side, card)

    # Blends

    def deblend(self, side, hero):
        """GB-302.5, GB-609: the blend alone goes to the discard."""
        blend, effect = hero.blend, hero.effect
        hero.blend = hero.copy = None
        side.discard.append(blend)
        self.tell("deblended", hero.title, side.name, title(blend))
        self.happen("deblended", side, hero, blend, effect)

    def fall(self):
        """GB-302.6, GB-406.2: what is no longer held up falls at once, all of it together."""
        again = True
        while again:
            again = False
            for side in (self.sides[self.turn], self.sides[1 - self.turn]):
                heroes = sorted(side.heroes(), key=lambda h: h.slot)
                falling = [h for h in heroes if h.blend and not side.meets(h, h.blend)]
                for hero in falling:
                    self.deblend(side, hero)
                for hero in heroes + side.bench:  # One that has left for the bench may have some.
                    if hero.attached and hero.effect != "satchel_carrier":
                        self.drop_attached(side, hero)
                again |= bool(falling)

    def drop_attached(self, side, hero):
        """GB-604.2."""
        for card in hero.attached[::-1]:
            side.discard.append(card)
            self.tell("attached_lost", title(card), hero.title)
        hero.attached = []

    # Reactions (GB-501.4)

    def react(self):
        """Lets effects react to the moment that is over, the active player's first."""
        self.fall()
        moment, self.moment = self.moment, []
        if self.between:
            return
        waiting = [r for kind, what in moment for r in getattr(self, "on_" + kind)(*what)]
        for side in (self.sides[self.turn], self.sides[1 - self.turn]):
            yield from self.react_of(side, waiting)

    def react_of(self, side, waiting):
        """One player's reactions, in any order; what must happen cannot be passed by."""
        while True:
            mine = [r for r in waiting if r.side is side and r.stands()]
            if not mine:
                return
            options = {r.option() for r in mine}
            must = [r for r in mine if not r.optional]
            if len(must) == len(mine) and len(options) == 1:
                chosen = mine[0]
            else:
                asked = options if must else options | {("pass",)}
                answer = yield Question(side, "react", lambda asked=asked: asked)
                if answer == ("pass",):
                    return
                chosen = next(r for r in mine if r.option() == answer)
            waiting.remove(chosen)
            yield from self.carry_out(chosen)

    def carry_out(self, reaction):
        """Uses a reaction, and lets others react to it first (GB-501.4a)."""
        if reaction.hero is None:
            self.tell("effect", reaction.side.name, title(reaction.card))
        else:
            if reaction.limit is not None and reaction.card != "toxic_ram":
                reaction.hero.uses[reaction.card] += 1
            self.tell("effect", reaction.side.name, EFFECTS[reaction.card], reaction.hero.title)
        asks = reaction.act()
        if asks is not None:
            yield from asks
        yield from self.react()

    def on_self_damage(self, side, amount):
        """A card or effect of one's own has inflicted damage to one's HP in one's turn."""
        for hero, effect in side.working():
            if effect == "sable":
                yield Reaction(side, hero, effect, False, lambda h=hero, s=side: self.raise_atk(s, h, 1))
            elif effect == "sparker":
                yield Reaction(side, hero, effect, True, lambda: self.damage(side.other, 2, side), 1)
            elif effect == "toxic_ram":
                yield Reaction(side, hero, effect, False, lambda h=hero: self.toxic(side, h, amount),
                               TOXIC_AT_MOST)
            elif effect == "ion_banger":
                yield Reaction(side, hero, effect, False, lambda: self.damage(side.other, 2, side),
                               CHAIN_AT_MOST)

    def toxic(self, side, hero, amount):
        """Contagious Pain: as much, at most 5 in a turn."""
        amount = min(amount, TOXIC_AT_MOST - hero.uses["toxic_ram"])
        hero.uses["toxic_ram"] += amount
        self.damage(side.other, amount, side)

    def on_foe_damage(self, side):
        """Non-attack damage was inflicted to an opponent in one's turn (GB-501.3a)."""
        for hero in side.having("gull"):
            yield Reaction(side, hero, "gull", True, lambda: self.damage(side.other, 2, side), 1)

    def on_deblended(self, side, hero, blend, effect):
        """GB-302.5c: each hero on its own."""
        if self.turn == side.seat:
            for noor in side.having("noor"):
                yield Reaction(side, noor, "noor", True, lambda: self.heal(side, 2), 1)
        elif effect == "phoenix_herald":
            yield Reaction(side, hero, effect, True, lambda: self.bring_back(side, blend), 1)
        for doom in side.other.having("doom_collector"):
            yield Reaction(side.other, doom, "doom_collector", False,
                           lambda: self.damage(side, 2, side.other))

    def bring_back(self, side, card):
        """A card returns from the discard to the hand."""
        if card in side.discard:
            side.discard.remove(card)
            self.show(side, card)
            self.tell("returned", side.name, title(card))

    def on_equipped(self, side, hero, gem, from_hand):
        """GB-611.1: Virus, and gems that do something when they come from the hand."""
        if from_hand and gem == "echo_nocturnagem":
            yield Reaction(side, None, gem, True, lambda: self.draw(side, 1))
        if from_hand and gem == "halo_luminagem":
            yield Reaction(side, None, gem, False, lambda: self.heal(side, 2))
        virus = side.opposite(hero)
        if virus and side.other.has(virus, "virus"):
            yield Reaction(side.other, virus, "virus", False, lambda: self.damage(side, 4, side.other))

    def on_moved(self, side, heroes, rotated):
        """Heroes have changed position; the active player has rotated them or not (GB-612.1a)."""
        if self.turn != side.seat:
            return
        for hero, effect in side.working():
            if rotated and effect == "wren":
                yield Reaction(side, hero, effect, True, lambda: self.draw(side, 1), 1)
            elif rotated and effect == "diamond_driller":
                yield Reaction(side, hero, effect, False, lambda h=hero: self.raise_atk(side, h, 3), 1)
            elif effect == "glider" and hero in heroes:
                yield Reaction(side, hero, effect, True, lambda: self.draw(side, 1), 1)

    def on_discarded(self, side, card):
        """GB-501.3b: the very gem returns."""
        gone = []

        def back():
            """Once it is back, no other Horizon Gazer returns it."""
            gone.append(card)
            self.bring_back(side, card)
        for hero in side.having("horizon_gazer"):
            reaction = Reaction(side, hero, "horizon_gazer", True, back, GAZES_AT_MOST, title(card))
            stands = reaction.stands
            reaction.stands = lambda stands=stands: not gone and stands()
            yield reaction

    def on_drew(self, side, count):
        """Surcharge."""
        for hero in side.other.having("toll_gatherer"):
            yield Reaction(side.other, hero, "toll_gatherer", False,
                           lambda: self.damage(side, count, side.other))

    def on_blend_played(self, side, hero, blend):
        """GB-501.5: before the blend is on the field."""
        if side.has(hero, "beatrice"):
            yield Reaction(side, hero, "beatrice", False,
                           lambda: self.damage(side, level(blend), side))
        for other, effect in side.other.working():
            if effect == "slip_knotter":
                yield Reaction(side.other, other, effect, False,
                               lambda: self.damage(side, 2, side.other))
            elif effect == "electron" and self.switches(side.other, side.other, other):
                yield Reaction(side.other, other, effect, True, lambda h=other: self.choose_switch(
                    side.other, side.other, EFFECTS["electron"], h), 1)

    def on_action(self, side, card):
        """Hush Money."""
        for hero in side.other.having("ash_peddler"):
            amount = 2 if ACTIONS[card].stars else 1
            yield Reaction(side.other, hero, "ash_peddler", False,
                           lambda amount=amount: self.damage(side, amount, side.other))

    def on_attacked(self, side, target):
        """GB-204.2: side attacks the target."""
        if side.other.has(target, "squid"):
            yield Reaction(side.other, target, "squid", False, lambda: self.mill(side, 2))
        if side.other.has(target, "shard_buster"):
            yield Reaction(side.other, target, "shard_buster", False, lambda: self.lure(side))

    def lure(self, side):
        """Elegant Lure: the attacking player may draw."""
        answer = yield Question(side, "choose", lambda: {("draw",), ("pass",)}, EFFECTS["shard_buster"])
        if answer == ("draw",):
            self.draw(side, 1)

    def on_hit(self, side, hero, amount):
        """Shred: this hero has inflicted attack damage."""
        if side.has(hero, "mantis_slasher"):
            yield Reaction(side, hero, "mantis_slasher", False,
                           lambda: self.mill(side.other, min(5, amount)))

    def on_blocked(self, side, hero, effect):
        """Hot Iron: this hero has deblended to block."""
        if effect == "forge_bull":
            iron = Reaction(side, hero, effect, False, lambda: self.damage(side.other, 3, side))
            iron.stands = lambda: True
            yield iron

    def on_after_attack(self, side, hero):
        """GB-204.5d."""
        if side.has(hero, "hornet"):
            yield Reaction(side, hero, "hornet", False, lambda: self.deblend(side, hero))
        if side.has(hero, "ink_diver"):
            yield Reaction(side, hero, "ink_diver", False, lambda: self.mill(side.other, 2))

    def on_turn_ends(self, side):
        """GB-205.1: Buoy, and Matthew on the other side (GB-500.8a)."""
        for hero in side.having("buoy"):
            yield Reaction(side, hero, "buoy", False, lambda: self.heal(side, 2))
        if side.turns == 1 and side.firsts >= 2:
            for hero in side.other.having("matthew"):
                yield Reaction(side.other, hero, "matthew", True, lambda: self.draw(side.other, 2))

    # Bonuses and alterations

    def raise_atk(self, side, hero, amount):
        """An ATK bonus for the rest of the turn."""
        hero.atk += amount
        self.tell("stat_changed", hero.title, side.name, amount, "ATK")

    def raise_def(self, side, hero, amount):
        """A DEF bonus for the rest of the turn."""
        hero.defense += amount
        self.tell("stat_changed", hero.title, side.name, amount, "DEF")

    def silence(self, side, hero):
        """A hero of the opponent has no effect until one's next turn (GB-500.9a)."""
        hero.mute.add(side.seat)
        self.tell("lost_effect", hero.title, side.other.name)

    # Movement (GB-612)

    def switches(self, side, mover, hero=None):
        """The switches that are possible on a field, of this hero or of any."""
        pairs = itertools.combinations([h for h in side.heroes() if side.can_move(h, mover)], 2)
        return {("switch", frozenset(side.zone(h) for h in pair)) for pair in pairs
                if hero is None or hero in pair}

    def rearrange(self, side, places, rotated=False):
        """Heroes take new positions; gems and blends travel along (GB-612.1b)."""
        before = dict(side.field)
        side.field = places
        moved = [places[p] for p in POSITIONS if places[p] is not before[p]]
        self.happen("moved", side, moved, rotated)

    def do_switch(self, side, zones):
        """GB-622.1."""
        first, second = sorted((z.split(".")[1] for z in zones), key=POSITIONS.index)
        places = dict(side.field)
        self.tell("switched", places[first].title, places[second].title, side.name)
        places[first], places[second] = places[second], places[first]
        self.rearrange(side, places)

    def choose_switch(self, side, mover, about, hero=None):
        """Asks which heroes switch, and switches them."""
        answer = yield Question(mover, "choose", lambda: self.switches(side, mover, hero), about)
        self.do_switch(side, answer[1])
        yield from self.react()

    def can_rotate(self, side):
        """A movement that would include a hero that cannot move is not carried out."""
        return all(side.can_move(h, side) for h in side.heroes())

    def choose_rotation(self, side, about):
        """GB-617.1; a hero that cannot move keeps all from moving."""
        answer = yield Question(
            side, "choose", lambda: {("rotate", "clockwise"), ("rotate", "counterclockwise")}, about)
        if not self.can_rotate(side):
            return
        self.tell("rotated", side.name, answer[1])
        if answer[1] == "clockwise":
            places = {CLOCKWISE[p]: h for p, h in side.field.items()}
        else:
            places = {p: side.field[CLOCKWISE[p]] for p in POSITIONS}
        side.rotated = True
        self.rearrange(side, places, rotated=True)
        yield from self.react()

    def formations(self, side):
        """GB-603.1: all other arrangements of those who can move."""
        found = set()
        for order in itertools.permutations(side.heroes()):
            moved = [h for h, p in zip(order, POSITIONS) if side.field[p] is not h]
            if moved and all(side.can_move(h, side) for h in moved):
                found.add(("arrange", tuple(h.title for h in order)))
        return found

    def substitute(self, side, out, into):
        """GB-621: one moment; the gems go along without equipping."""
        if out.blend:
            self.deblend(side, out)
        place = side.at(out)
        side.field[place] = into
        side.bench[side.bench.index(into)] = out
        into.gems, out.gems = out.gems, []
        self.tell("substituted", side.name, out.title, into.title)

    def substitutions(self, side):
        """Every hero of the field for every one of the bench."""
        return {("substitute", side.zone(h), b.title) for h in side.heroes() for b in side.bench}

    def do_substitution(self, side, answer):
        """Carries out one of them."""
        into = next(b for b in side.bench if b.title == answer[2])
        self.substitute(side, self.at_zone(answer[1]), into)

    # Choices of effects

    def at_zone(self, zone):
        """The hero at an id of the engine."""
        seat, position = zone.split(".")
        return self.sides[int(seat[4:])].field[position]

    def choose_hero(self, side, heroes, about):
        """Names one of some heroes of one field."""
        field = next(s for s in self.sides if heroes[0] in s.heroes())
        answer = yield Question(side, "choose",
                                lambda: {("hero", field.zone(h)) for h in heroes}, about)
        return self.at_zone(answer[1])

    def choose_card(self, side, cards, about, stop=False, hidden=False):
        """Chooses a card by its name, or none."""
        options = {("choose", title(c)) for c in cards}
        if stop or not options:
            options.add(("pass",))
        answer = yield Question(side, "choose", lambda: options, about, hidden)
        return None if answer == ("pass",) else IDENTS[answer[1]]

    def search(self, side, about, *filters):
        """GB-619: one card or none for each filter, and one shuffle."""
        for wanted in filters:
            cards = [c for c in self.in_deck(side) if wanted(c)]
            card = yield from self.choose_card(side, cards, about, stop=True, hidden=True)
            rest = self.in_deck(side) - collections.Counter([card])
            side.deck, side.pool, side.watched = [None] * rest.total(), rest, 0
            if card:
                self.show(side, card)
                self.tell("found", side.name, title(card))
            else:
                self.tell("nothing_found", side.name)

    def equip(self, side, hero, gem, from_hand=True):
        """GB-611.1."""
        if from_hand:
            self.take(side, gem)
        hero.gems.append(gem)
        self.tell("equipped", side.name, hero.title, title(gem))
        self.happen("equipped", side, hero, gem, from_hand)

    def choose_equip(self, side, about, heroes, wanted, stop=False):
        """Equips a hero with a gem of the hand, if there is one (GB-402.2); returns which hero."""
        if not side.may_hold(wanted):
            return None
        options = {("equip", title(g), side.zone(h)) for g in side.hand if wanted(g) for h in heroes}
        if stop or not options:
            options.add(("pass",))
        answer = yield Question(side, "choose", lambda: options, about, hidden=True)
        if answer == ("pass",):
            return None
        hero = self.at_zone(answer[2])
        self.equip(side, hero, IDENTS[answer[1]])
        yield from self.react()
        return hero

    def choose_gem_move(self, side, about, sources, targets, stop=False):
        """Moves an equipped gem; what needed it falls before it has arrived (GB-501.3c)."""
        options = {("move_gem", title(g), side.zone(a), side.zone(b))
                   for a in sources for g in a.gems for b in targets if b is not a}
        if not options:
            return None
        if stop:
            options.add(("pass",))
        answer = yield Question(side, "choose", lambda: options, about)
        if answer == ("pass",):
            return None
        source, target = self.at_zone(answer[2]), self.at_zone(answer[3])
        source.gems.remove(IDENTS[answer[1]])
        self.tell("gem_moved", side.name, answer[1], source.title, target.title)
        self.fall()
        self.equip(side, target, IDENTS[answer[1]], from_hand=False)
        return source, target

    def step(self, action):
        """Does something that asks nothing and lets others react."""
        action()
        yield from self.react()

    # The effects that are used in the play phase

    def usable(self, side, hero, effect):
        """Whether an effect can be used now in the play phase."""
        limit = 2 if effect in TWICE else 1
        able = getattr(self, "can_" + effect, None)
        if not hasattr(self, "use_" + effect) or hero.uses[effect] >= limit:
            return False
        if effect in FIRST_TURN and side.turns != 1:
            return False
        return able is None or bool(able(side, hero))

    def use(self, side, hero, effect):
        """Uses an effect of the play phase."""
        hero.uses[effect] += 1
        side.firsts += effect in FIRST_TURN
        self.tell("effect", side.name, EFFECTS[effect], hero.title)
        yield from getattr(self, "use_" + effect)(side, hero, EFFECTS[effect])

    def use_carter(self, side, _hero, _name):
        """Draw 1 card."""
        yield from self.step(lambda: self.draw(side, 1))

    def can_imani(self, side, _hero):
        """Needs a card to look at."""
        return side.deck

    def use_imani(self, side, _hero, name):
        """Look at the top 3 cards and put them back in any order."""
        count = min(3, len(side.deck))
        top = side.deck[-count:][::-1]
        self.tell("peeked", side.name, *map(title, top))
        options = {("order",) + tuple(map(title, p)) for p in itertools.permutations(top)}
        answer = yield Question(side, "choose", lambda: options, name)
        side.deck[-count:] = [IDENTS[t] for t in answer[:0:-1]]

    def can_pilar(self, side, _hero):
        """Needs a card to put back."""
        return side.hand

    def use_pilar(self, side, _hero, name):
        """Shuffle 1 card of the hand into the deck, then draw 1."""
        card = yield from self.choose_card(side, side.hand, name, hidden=True)
        self.take(side, card, openly=False)
        self.shuffle(side, [card])
        self.tell("shuffled_in", side.name, title(card))
        yield from self.step(lambda: self.draw(side, 1))

    def can_kula(self, side, _hero):
        """Needs a gem to discard."""
        return any(map(is_gem, side.hand))

    def use_kula(self, side, _hero, name):
        """Discard a gem, then search for an action without stars."""
        card = yield from self.choose_card(side, filter(is_gem, side.hand), name)
        yield from self.step(lambda: self.discard(side, card))
        yield from self.search(side, name, lambda c: c in ACTIONS and ACTIONS[c].stars == 0)

    def use_hickory(self, side, hero, name):
        """Search for an LV.2 blend that the gems of this hero meet."""
        yield from self.search(side, name, lambda c: level(c) == 2 and side.meets_both(hero, c))

    def can_min_seo(self, _side, hero):
        """Needs a gem to move."""
        return hero.gems

    def use_min_seo(self, side, hero, name):
        """Move a gem of this hero to another one."""
        yield from self.choose_gem_move(side, name, [hero], side.heroes())
        yield from self.react()

    def can_dexter(self, side, _hero):
        """Needs a card to discard and a basic gem to equip."""
        return len(side.hand) >= 2 and any(map(is_basic, side.hand))

    def use_dexter(self, side, hero, name):
        """Discard a card, then equip this hero with a basic gem of the hand."""
        card = yield from self.choose_card(side, side.hand, name)
        yield from self.step(lambda: self.discard(side, card))
        yield from self.choose_equip(side, name, [hero], is_basic)

    def can_tobias(self, side, hero):
        """Needs a possible switch."""
        return self.switches(side, side, hero)

    def use_tobias(self, side, hero, name):
        """Switch this hero with another one."""
        yield from self.choose_switch(side, side, name, hero)

    def use_juno(self, side, _hero, _name):
        """2 damage to oneself, then draw 1."""
        yield from self.step(lambda: self.damage(side, 2, side))
        yield from self.step(lambda: self.draw(side, 1))

    def use_fitch(self, side, _hero, _name):
        """Each player draws 1, the user first."""
        self.draw(side, 1)
        yield from self.step(lambda: self.draw(side.other, 1))

    def use_usher(self, side, hero, name):
        """Deblend, then equip a hero with a gem of the hand."""
        yield from self.step(lambda: self.deblend(side, hero))
        yield from self.choose_equip(side, name, side.heroes(), is_gem)

    def use_bishop(self, side, hero, name):
        """Deblend, then search for an LV.3 blend and a gem."""
        yield from self.step(lambda: self.deblend(side, hero))
        yield from self.search(side, name, lambda c: level(c) == 3, is_gem)

    def use_cone(self, side, hero, _name):
        """Deblend, then draw 2."""
        yield from self.step(lambda: self.deblend(side, hero))
        yield from self.step(lambda: self.draw(side, 2))

    def use_ghost(self, side, _hero, _name):
        """2 damage to oneself; then the opponent's back hero has no effect."""
        yield from self.step(lambda: self.damage(side, 2, side))
        victim = side.other.field[BACK]
        if not side.other.shielded(victim):
            yield from self.step(lambda: self.silence(side, victim))

    def can_reflector(self, side, _hero):
        """Needs an unblended hero with an effect (GB-300.5g)."""
        return [h for h in side.heroes() if not h.blend and h.effect]

    def use_reflector(self, side, hero, name):
        """This effect becomes that of an unblended hero for the turn."""
        model = yield from self.choose_hero(side, self.can_reflector(side, hero), name)
        yield from self.step(lambda: self.replace_effect(side, hero, model.effect))

    def replace_effect(self, side, hero, effect):
        """The effect of a blend is replaced for the turn."""
        hero.copy = effect
        self.tell("effect_replaced", hero.title, side.name, EFFECTS[effect])

    def use_stoker(self, side, hero, _name):
        """1 damage to oneself, +2 ATK for the turn."""
        yield from self.step(lambda: self.damage(side, 1, side))
        self.raise_atk(side, hero, 2)

    def can_imp(self, side, _hero):
        """Needs a gem to discard."""
        return any(map(is_gem, side.hand))

    def use_imp(self, side, _hero, name):
        """Discard a gem, then 2 damage."""
        card = yield from self.choose_card(side, filter(is_gem, side.hand), name)
        yield from self.step(lambda: self.discard(side, card))
        yield from self.step(lambda: self.damage(side.other, 2, side))

    def can_owl(self, side, _hero):
        """Needs a card to look at."""
        return side.other.deck

    def use_owl(self, side, _hero, name):
        """Look at the top 2 cards of the other deck, and perhaps discard one of them."""
        deck = side.other.deck
        count = min(2, len(deck))
        top = deck[-count:][::-1]
        side.other.watched = max(count, side.other.watched)
        self.tell("peeked", side.name, *map(title, top))
        card = yield from self.choose_card(side, top, name, stop=True, hidden=True)
        if card:
            del deck[len(deck) - 1 - top.index(card)]
            side.other.watched -= 1
            side.other.discard.append(card)
            self.told(card)
            self.tell("deck_discarded", title(card), side.other.name)

    def can_royal_buzzer(self, side, _hero):
        """Needs a possible switch."""
        return self.switches(side, side)

    def use_royal_buzzer(self, side, _hero, name):
        """Switch two heroes."""
        yield from self.choose_switch(side, side, name)

    def can_catalyst_controller(self, side, _hero):
        """Needs a Nocturnagem blend in the discard (GB-300.7d)."""
        return [c for c in side.discard if c in BLENDS and "nocturna" in BLENDS[c].recipe]

    def use_catalyst_controller(self, side, hero, name):
        """This effect becomes that of a Nocturnagem blend of the discard for the turn."""
        card = yield from self.choose_card(side, self.can_catalyst_controller(side, hero), name)
        yield from self.step(lambda: self.replace_effect(side, hero, card))

    def can_flare_launcher(self, side, _hero):
        """Needs a basic gem to discard."""
        return any(map(is_basic, side.hand))

    def use_flare_launcher(self, side, _hero, name):
        """Discard up to 3 basic gems, and inflict 1 damage for each."""
        count = last = 0
        while count < 3 and side.may_hold(is_basic):
            gems = [c for c in side.hand if is_basic(c) and ORDER.index(c) >= last]
            card = yield from self.choose_card(side, gems, name, stop=True, hidden=True)
            if not card:
                break
            count += 1
            last = ORDER.index(card)  # They are named in the order of the catalogue, each set once.
            self.discard(side, card)
        yield from self.react()       # All are discarded at one moment.
        if count:
            yield from self.step(lambda: self.damage(side.other, count, side))

    def can_tide_caller(self, side, _hero):
        """Needs a basic gem in the discard."""
        return any(map(is_basic, side.discard))

    def use_tide_caller(self, side, hero, name):
        """Equip this hero with a basic gem of the discard."""
        card = yield from self.choose_card(side, filter(is_basic, side.discard), name)
        side.discard.remove(card)
        yield from self.step(lambda: self.equip(side, hero, card, from_hand=False))

    def can_satchel_carrier(self, side, hero):
        """Needs a basic gem and room for it."""
        return len(hero.attached) < 3 and any(map(is_basic, side.hand))

    def use_satchel_carrier(self, side, hero, name):
        """Attach a basic gem of the hand."""
        card = yield from self.choose_card(side, filter(is_basic, side.hand), name)
        self.take(side, card)
        hero.attached.append(card)
        self.tell("attached", title(card), hero.title)

    def use_gyro_spinner(self, side, _hero, name):
        """Rotate."""
        yield from self.choose_rotation(side, name)

    use_carousel_emperor = use_gyro_spinner

    def can_herd_necromancer(self, side, _hero):
        """Needs a blend in the discard."""
        return any(c in BLENDS for c in side.discard)

    def use_herd_necromancer(self, side, _hero, name):
        """Return a blend of the discard to the hand."""
        card = yield from self.choose_card(side, [c for c in side.discard if c in BLENDS], name)
        self.bring_back(side, card)

    def use_avalanche_bringer(self, side, _hero, name):
        """A hero of the other frontline loses 3 DEF."""
        front = [side.other.field[p] for p in FRONTLINE]
        hero = yield from self.choose_hero(side, front, name)
        self.raise_def(side.other, hero, -3)

    def can_sunrise_conductor(self, side, _hero):
        """Needs a basic gem."""
        return any(map(is_basic, side.hand))

    def use_sunrise_conductor(self, side, _hero, name):
        """Equip up to 2 different heroes with a basic gem each."""
        heroes = side.heroes()
        for _ in range(2):
            hero = yield from self.choose_equip(side, name, heroes, is_basic, stop=True)
            if hero is None:
                return
            heroes.remove(hero)

    # Actions (GB-303)

    def playable(self, side, card):
        """Whether an action can be played in the play phase."""
        if not side.has_slot() or ACTIONS[card].timed:
            return False
        able = getattr(self, "can_play_" + card, None)
        return able is None or bool(able(side))

    def play_action(self, side, card):
        """Plays an action up to its effect; returns whether it is successful (GB-501.6)."""
        self.take(side, card)
        side.meter.append(card)
        side.acted = True
        self.tell("action", side.name, title(card))
        stopped = False
        while self.loser is None and side.other.has_slot() and side.other.may_hold(is_cancel):
            options = {("act", title(c)) for c in side.other.hand if c == "cancel"} | {("pass",)}
            answer = yield Question(side.other, "timed", lambda options=options: options,
                                    f"plays {title(card)}", hidden=True)
            if answer == ("pass",):
                break
            stopped |= yield from self.play_action(side.other, "cancel")  # GB-501.4b: perhaps again
        if stopped:
            self.tell("action_stopped", title(card))
        self.happen("action", side, card)
        yield from self.react()
        return not stopped

    def act(self, side, card):
        """Plays an action of the play phase."""
        if (yield from self.play_action(side, card)):
            yield from getattr(self, "play_" + card)(side, title(card))

    def play_rotate(self, side, name):
        """Rotate."""
        yield from self.choose_rotation(side, name)

    def play_stun(self, side, name):
        """A hero of the other frontline has no effect until one's next turn."""
        hero = yield from self.choose_hero(side, self.can_play_stun(side), name)
        yield from self.step(lambda: self.silence(side, hero))

    def can_play_stun(self, side):
        """Those whose effect can be taken."""
        front = [side.other.field[p] for p in FRONTLINE]
        return [h for h in front if not side.other.shielded(h)]

    def can_play_force_switch(self, side):
        """Needs a possible switch."""
        return self.switches(side.other, side)

    def play_force_switch(self, side, name):
        """Switch two heroes of the opponent."""
        yield from self.choose_switch(side.other, side, name)

    def play_cannon_boom(self, side, _name):
        """4 damage."""
        yield from self.step(lambda: self.damage(side.other, 4, side))

    def can_play_switch(self, side):
        """Needs a possible switch."""
        return self.switches(side, side)

    def play_switch(self, side, name):
        """Switch two heroes."""
        yield from self.choose_switch(side, side, name)

    def play_gem_finder(self, side, name):
        """Search for a basic gem."""
        yield from self.search(side, name, is_basic)

    def play_quick_study(self, side, name):
        """Draw 2, then put a card of the hand below the deck."""
        yield from self.step(lambda: self.draw(side, 2))
        if side.hand:
            card = yield from self.choose_card(side, side.hand, name)
            self.take(side, card, openly=False)
            side.deck.insert(0, card)
            self.tell("tucked", side.name, title(card))

    def play_blend_finder(self, side, name):
        """Search for a blend of LV.2 or LV.3."""
        yield from self.search(side, name, lambda c: level(c) in (2, 3))

    def play_snack(self, side, _name):
        """Gain 3 HP."""
        yield from self.step(lambda: self.heal(side, 3))

    def play_pep_talk(self, side, name):
        """+2 ATK for the turn."""
        hero = yield from self.choose_hero(side, side.heroes(), name)
        self.raise_atk(side, hero, 2)

    def play_brace(self, side, name):
        """+2 DEF for the turn."""
        hero = yield from self.choose_hero(side, side.heroes(), name)
        self.raise_def(side, hero, 2)

    def play_invert(self, side, name):
        """Written ATK and DEF change places for the turn (GB-624.1c)."""
        hero = yield from self.choose_hero(side, side.heroes(), name)
        hero.inverted = not hero.inverted
        self.tell("inverted", "ATK", "DEF", hero.title)

    def play_recycle(self, side, name):
        """Return up to 2 basic gems of the discard to the hand."""
        for _ in range(2):
            cards = [c for c in side.discard if is_basic(c)]
            if not cards:
                return
            card = yield from self.choose_card(side, cards, name, stop=True)
            if not card:
                return
            self.bring_back(side, card)

    def play_pain_trade(self, side, _name):
        """2 damage to oneself, then draw 2."""
        yield from self.step(lambda: self.damage(side, 2, side))
        yield from self.step(lambda: self.draw(side, 2))

    def play_spill(self, side, _name):
        """The top 3 cards of the other deck are discarded."""
        yield from self.step(lambda: self.mill(side.other, 3))

    def can_play_extra_gem(self, side):
        """Needs a gem."""
        return any(map(is_gem, side.hand))

    def play_extra_gem(self, side, name):
        """Equip a hero with a gem of the hand."""
        yield from self.choose_equip(side, name, side.heroes(), is_gem)

    def can_play_salvage(self, side):
        """Needs a blend in the discard."""
        return any(c in BLENDS for c in side.discard)

    def play_salvage(self, side, name):
        """Return a blend of the discard to the hand."""
        cards = [c for c in side.discard if c in BLENDS]
        if cards:
            card = yield from self.choose_card(side, cards, name)
            self.bring_back(side, card)

    def can_play_gem_transfer(self, side):
        """Needs an equipped gem."""
        return any(h.gems for h in side.heroes())

    def play_gem_transfer(self, side, name):
        """Move up to 2 gems from one hero to one other, which is one moment (GB-501.4)."""
        moved = yield from self.choose_gem_move(side, name, side.heroes(), side.heroes())
        if moved:
            yield from self.choose_gem_move(side, name, [moved[0]], [moved[1]], stop=True)
        yield from self.react()

    def can_play_tag_out(self, side):
        """Needs a hero on the bench."""
        return side.bench

    def play_tag_out(self, side, _name):
        """Substitute a hero."""
        answer = yield Question(side, "substitute", lambda: self.substitutions(side))
        yield from self.step(lambda: self.do_substitution(side, answer))

    def can_play_formation(self, side):
        """Needs heroes that can move."""
        return self.formations(side)

    def play_formation(self, side, name):
        """Arrange 2 to 4 heroes (GB-603.1)."""
        answer = yield Question(side, "choose", lambda: self.formations(side), name)
        named = {h.title: h for h in side.heroes()}
        self.rearrange(side, {p: named[t] for p, t in zip(POSITIONS, answer[1])})
        self.tell("arranged", side.name, *answer[1])
        yield from self.react()

    def can_play_forced_deblend(self, side):
        """Needs a blended hero that may be deblended."""
        return [h for h in side.other.heroes() if h.blend and not side.other.shielded(h)]

    def play_forced_deblend(self, side, name):
        """Deblend a hero of the opponent."""
        hero = yield from self.choose_hero(side, self.can_play_forced_deblend(side), name)
        yield from self.step(lambda: self.deblend(side.other, hero))

    def play_master_plan(self, side, name):
        """Search for a blend and a basic gem."""
        yield from self.search(side, name, lambda c: c in BLENDS, is_basic)

    def play_double_strike(self, side, name):
        """A hero may make 1 additional attack this turn (GB-601)."""
        hero = yield from self.choose_hero(side, side.heroes(), name)
        hero.extra += 1
        self.tell("more_attacks", hero.title)

    def play_overtime(self, side, _name):
        """Another turn after this one."""
        side.another += 1
        self.tell("another_turn", side.name)
        return
        yield

    def play_block_attack(self, side, _name):
        """The damage becomes 0, and its hero may not attack any more this turn."""
        self.striker.barred = True
        self.tell("blocked", side.name, self.striker.title)
        return
        yield

    # Timed actions (GB-623)

    def window(self, side, cards, about):
        """Which timed actions a player plays at this moment; all before any resolves (GB-501.4b)."""
        played = []
        while self.loser is None and side.has_slot() and side.may_hold(lambda c: c in cards):
            options = {("act", title(c)) for c in side.hand if c in cards} | {("pass",)}
            answer = yield Question(side, "timed", lambda options=options: options, about, hidden=True)
            if answer == ("pass",):
                break
            card = IDENTS[answer[1]]
            slot = len(side.meter)
            if (yield from self.play_action(side, card)):
                played.append((card, f"seat{side.seat}.meter.{slot}"))
        return played

    def resolve(self, side, played):
        """Timed actions of one moment resolve in any order (GB-501.4b)."""
        while played:
            options = {("resolve", zone) for _, zone in played}
            answer = yield Question(side, "resolve", lambda options=options: options)
            card = next(c for c, zone in played if zone == answer[1])
            played.remove((card, answer[1]))
            yield from getattr(self, "play_" + card)(side, title(card))

    # Attacks (GB-203, GB-204)

    def attack_options(self, side):
        """Every choice of attackers and of whom each attacks (GB-203.1)."""
        choices = []
        for place in FRONTLINE:
            hero = side.field[place]
            targets = [OPPOSITE[place]]
            if side.has(hero, "storm_weaver"):
                targets = FRONTLINE if place == CENTER else [OPPOSITE[place], CENTER]
            choices.append([None] + [(place, t) for t in targets])
        found = {frozenset(a for a in one if a) for one in itertools.product(*choices)}
        return {("attack", one) for one in found if one}

    def attack(self, side, pairs):
        """An attack from its declaration to its last additional attack."""
        order = sorted(pairs, key=lambda pair: FRONTLINE.index(pair[0]))
        side.attacked = True
        side.attacking = {side.field[a]: t for a, t in order}
        named = [n for h, t in side.attacking.items() for n in (h.title, side.other.field[t].title)]
        self.tell("declared", side.name, *named)
        played = yield from self.window(side, ["invert"], "You attack with ")
        yield from self.resolve(side, played)
        played = yield from self.window(side.other, ["invert", "brace"], " attacks with ")
        yield from self.resolve(side.other, list(played))
        if self.loser is None:
            yield from self.strikes(side, [h for h in side.attacking if side.attack(h) > 0])
        side.attacking = {}

    def strikes(self, side, able):
        """The attack of those with ATK (GB-204.1) and the additional ones (GB-204.5)."""
        blocked = set()
        encores = collections.Counter()
        if able:
            yield from self.strike(side, able, blocked)
        while self.loser is None:
            more = [h for h in able if self.attacks_left(side, h, encores) > 0]
            if not more:
                return
            options = {("again", side.zone(h)) for h in more} | {("pass",)}
            answer = yield Question(side, "again", lambda options=options: options)
            if answer == ("pass",):
                return
            hero = self.at_zone(answer[1])
            encores[hero] += 1
            yield from self.strike(side, [hero], blocked)

    def attacks_left(self, side, hero, encores):
        """How many additional attacks a hero may still make (GB-601)."""
        if hero.barred or side.attack(hero) == 0:
            return 0
        lap = side.rotated and side.has(hero, "orbit_juggler")
        return hero.extra + lap - encores[hero]

    def strike(self, side, attackers, blocked):
        """GB-204: one resolution of an attack."""
        other = side.other
        for hero in attackers:
            self.happen("attacked", side, other.field[side.attacking[hero]])
        yield from self.react()
        if self.loser is not None:
            return
        packets = {}
        for hero in attackers:
            target = other.field[side.attacking[hero]]
            atk, defense = side.attack(hero), other.defend(target)
            packets[hero] = max(0, atk - defense)                            # GB-204.3
            self.tell("attack", hero.title, "ATK", atk, target.title, "DEF", defense,
                      *[packets[hero]] * (packets[hero] > 0))
        stopped = yield from self.blocks(side, packets, blocked)
        if self.loser is not None:
            return
        for hero, amount in packets.items():
            if hero not in stopped:
                yield from self.inflict(side, hero, amount)
        for hero in packets:
            self.happen("after_attack", side, hero)
        yield from self.react()

    def blocks(self, side, packets, blocked):
        """GB-204.4: who blocks whom is said first, then all that block are deblended."""
        other = side.other
        stopped, blockers = set(), []
        for place in dict.fromkeys(side.attacking[h] for h in packets):
            hero = other.field[place]
            foes = [h for h in packets if side.attacking[h] == place]
            if not foes or not hero.blend or hero in blocked:
                continue
            options = {("block", packets[h], h.title) for h in foes} | {("pass",)}
            answer = yield Question(other, "block", lambda options=options: options)
            if answer != ("pass",):
                stopped.add(next(h for h in foes if h.title == answer[2]))
                blockers.append(hero)
        for hero in sorted(blockers, key=lambda h: h.slot):
            blocked.add(hero)
            effect = hero.effect
            self.deblend(other, hero)
            self.happen("blocked", other, hero, effect)
        yield from self.react()
        return stopped

    def inflict(self, side, hero, amount):
        """One packet of attack damage, which Block Attack may answer (GB-623.2c)."""
        if self.loser is not None or amount == 0:
            return
        played = yield from self.window(side.other, ["block_attack"], "would inflict")
        self.striker = hero
        yield from self.resolve(side.other, list(played))
        if self.loser is None and not played:
            self.damage(side.other, amount, side, attack=True)
            self.happen("hit", side, hero, amount)
            yield from self.react()

    # Turns and rounds

    def plays(self, side):
        """All that the active player may do (GB-202.1)."""
        options = {("end_turn",)}
        options |= {("act", title(c)) for c in side.hand if c in ACTIONS and self.playable(side, c)}
        for hero in side.heroes():
            zone = side.zone(hero)
            if not side.gem_played:
                options |= {("equip", title(c), zone) for c in side.hand if is_gem(c)}
            if hero.blend:
                options.add(("deblend", zone))
            else:
                options |= {("blend", zone, title(c)) for c in side.hand
                            if self.can_blend(side, hero, c)}
        options |= {("use", EFFECTS[e], side.zone(h)) for h, e in side.working()
                    if self.usable(side, h, e)}
        if not side.attacked and not side.no_attack and self.may_attack(side):
            options |= self.attack_options(side)
        return options

    def can_blend(self, side, hero, card):
        """GB-302.3."""
        return card in BLENDS and level(card) <= hero.facts.level and side.meets(hero, card)

    def may_attack(self, side):
        """GB-200.9: not in the first turn of the game."""
        return side.turns > 1 or side.other.turns > 0

    def play_phase(self, side):
        """GB-202, until the turn or the round ends."""
        while self.loser is None:
            answer = yield Question(side, "play", lambda: self.plays(side))
            if answer == ("end_turn",):
                return
            kind, *what = answer
            if kind == "act":
                yield from self.act(side, IDENTS[what[0]])
            elif kind == "equip":
                side.gem_played = True
                yield from self.step(lambda: self.equip(side, self.at_zone(what[1]), IDENTS[what[0]]))
            elif kind == "blend":
                yield from self.blend(side, self.at_zone(what[0]), IDENTS[what[1]])
            elif kind == "deblend":
                yield from self.step(lambda: self.deblend(side, self.at_zone(what[0])))
            elif kind == "use":
                hero = self.at_zone(what[1])
                yield from self.use(side, hero, hero.effect)
            else:
                yield from self.attack(side, what[0])

    def blend(self, side, hero, card):
        """GB-302.3, GB-501.5."""
        self.take(side, card)
        side.limbo = card
        self.tell("blended", side.name, hero.title, title(card))
        self.happen("blend_played", side, hero, card)
        yield from self.react()
        side.limbo = None
        hero.blend = card
        yield from self.react()

    def take_turn(self, side):
        """GB-200.8a."""
        self.turn = side.seat
        side.turns += 1
        self.tell("turn_begins", side.name, side.turns)
        for hero in side.other.heroes() + side.other.bench:              # GB-201.2a
            hero.mute.discard(side.seat)
        if side.turns > 1 or side.other.turns > 0:                       # GB-200.9
            yield from self.step(lambda: self.draw(side, 1, phase=True))
        yield from self.play_phase(side)
        self.happen("turn_ends", side)
        yield from self.react()
        self.expire()
        yield from self.react()
        self.tell("turn_ended", side.name)
        for hero in self.all_heroes():
            hero.uses.clear()
        side.gem_played = side.attacked = side.rotated = side.hurt_self = False
        side.other.acted = False

    def all_heroes(self):
        """Those on the fields and on the benches."""
        return [h for s in self.sides for h in s.heroes() + s.bench]

    def expire(self):
        """GB-205.1: what lasts for the rest of the turn ends."""
        for hero in self.all_heroes():
            hero.atk = hero.defense = hero.extra = 0
            hero.inverted = hero.barred = False
            hero.copy = None

    def new_round(self):
        """GB-206.3."""
        winner, self.between = self.loser.other, True
        self.tell("new_round", 20)
        for side in self.sides:
            side.hp = 20
            side.another = 0                                             # GB-206.1g
            side.discard += side.meter
            side.meter = []
        yield from self.react()
        for side in (winner, winner.other):
            if side.bench:
                answer = yield Question(side, "substitute",
                                        lambda side=side: self.substitutions(side) | {("pass",)})
                if answer != ("pass",):
                    self.do_substitution(side, answer)
                yield from self.react()
        self.loser = None
        self.between = False

    def match(self):
        """The whole game."""
        try:
            first = yield from self.beginning()
            side = self.sides[first]
            while True:
                yield from self.take_turn(side)
                if self.loser:
                    yield from self.new_round()
                if side.another:
                    side.another -= 1
                    side.no_attack = True
                else:
                    side.no_attack = False
                    side = side.other
        except GameOver:
            side.attacking = {}

    def beginning(self):
        """GB-200: who goes first, opening hands, mulligans."""
        chooser = self.sides[self.chooser]
        answer = yield Question(chooser, "first", lambda: {("go", "first"), ("go", "second")})
        first = chooser if answer[1] == "first" else chooser.other
        self.turn = first.seat
        self.tell("order_chosen", chooser.name, answer[1])
        for side in (first, first.other):
            self.shuffle(side)
            self.draw(side, 7, phase=True)
        for side in (first, first.other):
            answer = yield Question(side, "mulligan", lambda: {("keep",), ("mulligan",)})
            if answer == ("mulligan",):
                self.tell("mulligan", side.name)
                back, side.hand = side.hand, []
                self.shuffle(side, back)
                self.draw(side, 7, phase=True)
        self.started = True
        for side in (first, first.other):
            self.tell("heroes_shown", side.name, *(h.title for h in side.heroes()))
        return first.seat


def is_cancel(card):
    """The timed action that answers actions."""
    return card == "cancel"


# In step with the engine

WORDS = sorted([c.name for c in CARDS.values()] + list(EFFECTS.values()), key=len, reverse=True)
TOKEN = re.compile("|".join(rf"(?<!\w){re.escape(w)}(?!\w)" for w in WORDS)
                   + r"|\bRed\b|\bBlue\b|\bATK\b|\bDEF\b|[-+]?\d+|\bclockwise\b|\bcounterclockwise\b|\bfirst\b|\bsecond\b")
# Events that only say what others show: headings, and what comes before its consequence is told.
SILENT = {"preparing", "heroes_placed", "chooser_drawn", "round_begins", "deck_shuffled", "end_phase",
          "dropped_out", "announced_block", "cannot_rotate", "attacks_again"}


def tokens(text):
    """The names and numbers in a sentence."""
    found = TOKEN.findall(text)
    return tuple(int(t) if re.fullmatch(r"[-+]?\d+", t) else t for t in found)


def names_told(event):
    """All names and numbers that the engine told of an event, in words and as data."""
    seats = [event["seat"]] if "seat" in event else []
    data = [("Red", "Blue")[seat] for seat in seats + event.get("targets", [])]
    data += [title(card) for card in event.get("cards", [])]
    return collections.Counter(tokens(event["text"])) | collections.Counter(data)


def compare_told(table, ours, theirs):
    """The engine must have told the same events, and of each whatever the reference knows of it."""
    joined = []
    for event in ours:  # several cards from the top of a deck are one event
        if joined and event[0] == joined[-1][0] == "deck_discarded" and event[-1] == joined[-1][-1]:
            joined[-1] = joined[-1][:-1] + event[1:]
        else:
            joined.append(event)
    table.same("the kinds of what has happened", [e[0] for e in joined], [e["kind"] for e in theirs])
    for event, told in zip(joined, theirs):
        missing = collections.Counter(event[1:]) - names_told(told)
        table.same(f"what is missing in '{told['text']}'", collections.Counter(), missing)


def meaning(option):
    """What an option of the engine means, in the reference's words."""
    kind, text, touch = option["kind"], option["text"], option["touch"]
    if kind == "attack":
        places = [t.split(".")[1] for t in touch]
        return kind, frozenset(zip(places[::2], places[1::2]))
    names = tokens(text)
    if kind in ("act", "choose"):
        return kind, names[0]
    if kind in ("hero", "deblend", "again", "resolve"):
        return kind, touch[0]
    if kind == "equip":
        return kind, names[0], touch[1]
    if kind == "blend":  # "Blend Carter (left) with Usher (Nocturnagem + Caprogem), ATK 1, DEF 2"
        return kind, touch[0], re.search(r" with ([^(]+) \(", text)[1]
    if kind == "use":
        return kind, names[0], touch[0]
    if kind == "react":
        return kind, names[0], tuple(touch), names[-1] if re.search(r": [\w ]+$", text) else None
    if kind == "switch":
        return kind, frozenset(touch)
    if kind == "rotate":
        return kind, text.split(":")[0].lower()
    if kind == "arrange":
        return kind, names
    if kind == "order":
        return (kind,) + names
    if kind == "move_gem":
        return kind, names[0], touch[0], touch[1]
    if kind == "substitute":
        return kind, touch[0], names[0]
    if kind == "block":
        return kind, names[0], names[1]
    if kind == "go":
        return kind, text.split()[1].rstrip(":")
    return (kind,)


def fill_in(table, side, theirs):
    """Reads the order of a shuffled deck from the engine; it must be a possible one."""
    unknown = [i for i, c in enumerate(side.deck) if c is None]
    if unknown and len(side.deck) == len(theirs):
        table.same(f"the shuffled cards of {side.name}", +side.pool,
                   collections.Counter(theirs[i] for i in unknown))
        for i in unknown:
            side.deck[i] = theirs[i]
        side.pool = collections.Counter()


def compare_side(table, side, theirs):
    """The zones of a player."""
    who = side.name
    fill_in(table, side, theirs["deck"])
    table.same(f"{who}'s HP", side.hp, theirs["hp"])
    table.same(f"{who}'s rounds", side.wins, theirs["wins"])
    table.same(f"{who}'s turns", side.turns, theirs["turns"])
    table.same(f"{who}'s hand", sorted(side.hand), sorted(theirs["hand"]))
    table.same(f"{who}'s deck", side.deck, theirs["deck"])
    table.same(f"{who}'s discard", sorted(side.discard), sorted(theirs["discard"]))
    table.same(f"{who}'s meter", side.meter, theirs["meter"])
    table.same(f"{who}'s blend in play", side.limbo, theirs["limbo"])
    table.same(f"{who}'s cards seen", sorted(side.seen), sorted(theirs["seen"]))
    rows = {h["hero"]: h for h in theirs["heroes"]}
    field = [theirs["heroes"][i]["hero"] for i in theirs["line"]]
    table.same(f"{who}'s field", [h.name for h in side.heroes()], field)
    table.same(f"{who}'s bench", sorted(h.name for h in side.bench), sorted(set(rows) - set(field)))
    for hero in side.heroes() + side.bench:
        compare_hero(table, hero, rows[hero.name])


def compare_hero(table, hero, theirs):
    """What travels with a hero."""
    ours = {"blend": hero.blend, "gems": sorted(hero.gems), "attached": sorted(hero.attached),
            "copy": hero.copy, "atk": hero.atk, "def": hero.defense, "mute": sorted(hero.mute)}
    theirs = {**theirs, "gems": sorted(theirs["gems"]), "attached": sorted(theirs["attached"])}
    table.same(hero.title, ours, {k: theirs[k] for k in ours})


def compare_uses(table, game, position):
    """GB-300.7: which limited effects have been used."""
    theirs = {}
    for use in position["uses"]:
        hero = position["sides"][use["seat"]]["heroes"][use["slot"]]["hero"]
        theirs[use["seat"], hero, use["card"]] = use["count"]
    ours = {(s.seat, h.name, card): count for s in game.sides for h in s.heroes() + s.bench
            for card, count in h.uses.items() if count}
    table.same("effects used", ours, theirs)


def compare_view(table, game, view):
    """What can be read from the field: effects, gems, ATK and DEF."""
    for theirs in view["field"]:
        side = game.sides[theirs["seat"]]
        hero = side.field[theirs["position"]]
        target = side.attacking.get(hero)
        ours = {
            "effect": hero.effect, "works": hero in [h for h, _ in side.working()],
            "invisible": len(side.invisible(hero)), "level": hero.facts.level,
            "written": side.usable(hero), "atk": side.attack(hero), "def": side.defend(hero),
            "attacks": target and f"seat{1 - side.seat}.{target}", "marks": marks_of(hero),
        }
        compared = {k: theirs[k] for k in ("effect", "works", "level", "atk", "def", "attacks")}
        compared["invisible"] = len(theirs["invisible"])
        compared["written"] = (theirs["written_atk"], theirs["written_def"])
        compared["marks"] = set(theirs["marks"]) - {"additional attack"}
        table.same(f"{hero.title} as {hero.blend} at {theirs['zone']}", ours, compared)
    for side, theirs in zip(game.sides, view["seats"]):
        compare_seat(table, side, {c["name"]: c["value"] for c in theirs["counters"]}, theirs["marks"])


def marks_of(hero):
    """Alterations for a time (GB-500.9)."""
    marks = {"no effect": hero.mute, "effect replaced": hero.copy and not hero.mute,
             "inverted": hero.inverted, "cannot attack again": hero.barred}
    return {name for name, held in marks.items() if held}


def compare_seat(table, side, counters, marks):
    """The counters and marks of a player."""
    table.same(f"{side.name}'s slots", side.slots(), counters["slots"])
    ours = {"gem played": side.gem_played, "has attacked": side.attacked, "has rotated": side.rotated,
            "has played an action": side.acted}
    table.same(f"{side.name}'s marks", {k for k, v in ours.items() if v}, set(marks) & set(ours))


def compare(game, position, view):
    """Everything on the table."""
    table = game.table
    for side, theirs in zip(game.sides, position["sides"]):
        compare_side(table, side, theirs)
    table.same("whose turn it is", game.turn, position["turn"])
    table.same("who has lost the round", game.loser and game.loser.seat, position["loser"])
    compare_uses(table, game, position)
    if game.started:
        compare_view(table, game, view)


def choose(table, question, options):
    """A random option; much is played, and turns rarely end early."""
    dice = table.dice
    if question.kind == "play" and dice.random() < 0.85:
        attacks = [o for o in options if o["kind"] == "attack"]
        kinds = ("blend", "use", "act") if dice.random() < 0.6 else ("blend", "use", "act", "equip")
        if attacks and dice.random() < (0.06 if "setup" in table.start else 0.2):
            options = [o for o in attacks if len(o["touch"]) > 2] or attacks
        else:
            options = [o for o in options if o["kind"] in kinds] or options
    if question.kind in ("react", "again") and dice.random() < 0.7:
        options = [o for o in options if o["kind"] != "pass"] or options
    return dice.choice(options)


def next_question(rules, answer, theirs):
    """Runs the reference to its next question; one with a single answer need not be asked."""
    try:
        question = rules.send(answer)
        while not question.hidden and len(set(question.options())) == 1 \
                and (question.side.seat, question.kind) != (theirs["seat"], theirs["kind"]):
            question = rules.send(next(iter(question.options())))
        return question
    except StopIteration:
        return None


def look(table):
    """The position, the view and the question of the engine."""
    seat = table.pending[0] if table.pending else 0
    replies = table.engine.ask_all([{"cmd": "dump"}, {"cmd": "view", "seat": "all"},
                                    {"cmd": "question", "seat": seat}])
    return replies[0]["position"], replies[1]["view"], replies[2]["question"]


def walk(game, rules, events, late=False):
    """Plays the reference and the engine in step to the end, perhaps from a position of a late game."""
    table, answer = game.table, None
    while True:
        position, view, theirs = look(table)
        told = [e for e in events if e["kind"] not in SILENT]
        game.log = []
        game.news = [card for e in told if e["kind"] in ("drew", "deck_discarded")
                     for card in e.get("cards", [])]
        question = next_question(rules, answer, theirs)
        compare_told(table, game.log, told)
        compare(game, position, view)
        if question is None:
            break
        if late and question.kind == "play":
            late = False
            table.load(late_game(game, position))
            position, view, theirs = look(table)
            compare(game, position, view)
        if "position" in table.start and len(table.answers) > LATE_ANSWERS:
            return  # The riches of the position are used up.
        meanings = compare_question(table, question, theirs)
        if table.dice.random() < 0.001:
            concede(game)
            break
        option = choose(table, question, theirs["options"])["option"]
        answer = meanings[option]
        events = table.answer(question.side.seat, option)
    finish(game)


def late_game(game, position):
    """Changes the state into one that could be reached much later; returns it as a position."""
    dice = game.table.dice
    for side, theirs in zip(game.sides, position["sides"]):
        side.turns = dice.randint(2, 9)
        side.hp = dice.randint(3, 20)
        side.wins = dice.choice([0, 0, 1])
        for hero in sorted(side.heroes(), key=lambda h: -h.facts.level):
            equip_up(dice, side, hero)
        spend(dice, side)
        theirs.update(hp=side.hp, wins=side.wins, turns=side.turns,
                      hand=sorted(side.hand, key=ORDER.index), deck=list(side.deck), discard=list(side.discard), meter=list(side.meter))
        for row in theirs["heroes"]:
            hero = next(h for h in side.heroes() + side.bench if h.name == row["hero"])
            row.update(blend=hero.blend, gems=sorted(hero.gems, key=ORDER.index))
    return position


def equip_up(dice, side, hero):
    """Gives a hero a blend of the deck with its gems, and perhaps more gems."""
    blends = [c for c in side.deck if level(c) in range(2, hero.facts.level + 1)]
    high = [c for c in blends if level(c) == hero.facts.level]
    blend = dice.choice(high if high and dice.random() < 0.7 else blends) if blends else None
    wanted = sorted(BLENDS[blend].recipe) if blend else []
    for one in wanted + dice.choices(TYPES, k=dice.choice([0, 0, 1, 2])):
        zone, gem = next(((z, g) for z in (side.deck, side.hand) for g in z
                          if is_gem(g) and one in GEMS[g].types), (None, None))
        if gem:
            zone.remove(gem)
            hero.gems.append(gem)
    if blend and side.meets(hero, blend) and dice.random() < 0.85:
        hero.blend = blend
        if all(side.meets(h, h.blend) for h in side.heroes() if h.blend):
            side.deck.remove(blend)
        else:
            hero.blend = None  # The effect that it takes from the hero has paid for a blend.


def spend(dice, side):
    """Puts cards of the deck into hand, discard and meter."""
    actions = [c for c in side.deck if c in ACTIONS]
    for card in dice.sample(actions, min(len(actions), dice.choice([0, 0, 1, 2, 3]))):
        side.deck.remove(card)
        side.meter.append(card)
    for zone, count in ((side.hand, dice.randint(0, 6)), (side.discard, dice.randint(0, 14))):
        for _ in range(min(count, len(side.deck))):
            zone.append(side.deck.pop())
    if dice.random() < 0.15:
        while len(side.deck) > dice.randint(0, 3):
            side.discard.append(side.deck.pop())


def compare_question(table, question, theirs):
    """Who is asked what, with which options; returns what the engine's options mean."""
    table.same("who is asked", [question.side.seat], table.pending)
    table.same("the question", question.kind, theirs["kind"])
    if question.about:
        table.same(f"is '{theirs['prompt']}' about {question.about}", True,
                   question.about in theirs["prompt"])
    meanings = {o["option"]: meaning(o) for o in theirs["options"]}
    table.same_options(f"{question.kind} {theirs['prompt']}", question.options(), meanings.values())
    return meanings


def concede(game):
    """GB-102.2: any player may give up the game at any time."""
    loser = game.table.dice.choice(game.sides)
    game.table.answer(loser.seat, CONCEDE)
    game.winner = loser.other


def finish(game):
    """The end: who has won (GB-206.2)."""
    table = game.table
    table.same("who is asked", [], table.pending)
    result = table.result()
    table.same("the game is over", True, result["over"])
    if game.winner.wins == ROUNDS:
        table.same("the scores", [s.wins for s in game.sides], [s["score"] for s in result["seats"]])
    table.same("who wins", [game.winner.seat], [s["seat"] for s in result["seats"] if s["place"] == 1])


def random_actions(dice, theme):
    """Some actions with 5 stars at most (GB-101.6), those of a theme above all."""
    cards, stars = collections.Counter(), 5
    for card in sorted(dice.sample(sorted(ACTIONS), len(ACTIONS)), key=lambda c: c not in theme)[:12]:
        while cards[card] < 3 and ACTIONS[card].stars <= stars and dice.random() < 0.45:
            stars -= ACTIONS[card].stars
            cards[card] += 1
    return cards


def random_deck(dice, types, fitting, theme=()):
    """A legal deck (GB-101) with gems of these types and some of the fitting blends."""
    cards = random_actions(dice, theme)
    for gem in GEMS:
        cards[gem] += not GEMS[gem].basic and dice.random() < (0.8 if gem in theme else 0.3)
    for _ in range(dice.randint(12, 22)):
        card = dice.choice(fitting if dice.random() < 0.95 else sorted(BLENDS))
        cards[card] += cards[card] < 3
    for one in itertools.cycle(dice.sample(types, len(types))):
        if cards.total() == 50:
            break
        cards[one + "gem"] += 1
    heroes = dice.sample(sorted(HEROES), len(HEROES))
    heroes.sort(key=lambda h: h not in theme and dice.random() < 0.7)
    return json.dumps({"name": "Mine", "heroes": heroes[:dice.randint(4, 8)], "cards": +cards})


def deck_for(dice, mode):
    """A ready deck, one whose gems meet its blends, or one of cards that have to do with each other."""
    if mode == "ready":
        return dice.choice(READY_DECKS)
    if mode == "late":
        theme = dice.choice(THEMES)
        return random_deck(dice, TYPES, sorted(theme & set(BLENDS)), theme)
    types = dice.sample(TYPES, dice.choice([4, 5, 5, 6]))
    return random_deck(dice, types, sorted(b for b in BLENDS if BLENDS[b].recipe <= set(types))
                       or sorted(BLENDS))


def check_legal(table, side):
    """GB-101: the deck of a ready or random list."""
    cards = collections.Counter(side["deck"])
    table.same("the size of the deck", 50, cards.total())
    heroes = [h["hero"] for h in side["heroes"]]
    table.same("the number of heroes", True, 4 <= len(heroes) <= 8 and len(set(heroes)) == len(heroes))
    table.same("the stars of the deck", True,
               sum(ACTIONS[c].stars * n for c, n in cards.items() if c in ACTIONS) <= 5)
    table.same("copies", [], [c for c, n in cards.items() if not is_basic(c)
                              and n > (1 if is_gem(c) else 3)])


def check_illegal(table):
    """GB-101: a deck that breaks one rule is refused."""
    dice = table.dice
    deck = json.loads(deck_for(dice, "random"))
    heroes, cards = deck["heroes"], deck["cards"]
    gem = next(c for c in cards if is_basic(c))
    special = dice.choice([g for g in GEMS if not is_basic(g)])
    blend = dice.choice(sorted(BLENDS))
    change, heroes = dice.choice([
        ({gem: cards[gem] + 1}, heroes), ({gem: cards[gem] - 1}, heroes),             # GB-101.3c
        ({special: 2, gem: cards[gem] + cards.get(special, 0) - 2}, heroes),          # GB-101.7
        ({blend: 4, gem: cards[gem] + cards.get(blend, 0) - 4}, heroes),              # GB-101.4
        ({}, heroes[:3]), ({}, sorted(HEROES)[:9]), ({}, heroes[:4] + heroes[:1])])   # GB-101.1, 101.2
    cards.update(change)
    deck["heroes"] = heroes
    if min(cards.values()) < 0:
        return
    try:
        table.engine.ask("new", game=table.game, setup={"red": json.dumps(deck)}, seed=1)
        refused = False
    except step.Difference:
        refused = True
    table.same(f"{deck} is refused", True, refused)


def place_heroes(game):
    """GB-200.2: both place at the same time, position by position."""
    table = game.table
    events = []
    for position in POSITIONS:
        seats = [0, 1]
        table.dice.shuffle(seats)
        for count, seat in enumerate(seats):
            side = game.sides[seat]
            table.same("who places", sorted(seats[count:]), table.pending)
            theirs = table.question(seat)
            table.same("the question", "place", theirs["kind"])
            table.same_options(f"place {position}", {h.title for h in side.bench},
                               [tokens(o["text"])[0] for o in theirs["options"]])
            option = table.dice.choice(theirs["options"])
            hero = next(h for h in side.bench if h.title == tokens(option["text"])[0])
            side.bench.remove(hero)
            side.field[position] = hero
            events = table.answer(seat, option["option"])
    for side in game.sides:
        for slot, hero in enumerate(side.heroes() + side.bench):
            hero.slot = slot
    drawn = next(e for e in events if e["kind"] == "chooser_drawn")
    game.chooser = drawn["seat"]                                        # GB-200.4: by chance
    return events


def check_catalogue(table):
    """The facts of all cards."""
    cards = {c["id"]: c for c in table.engine.ask("catalogue", game=table.game)["cards"]}
    table.same("which cards there are", set(CARDS), set(cards))
    for name, ours in HEROES.items():
        theirs = cards[name]
        marks = set(re.findall("ATK|DEF|effect", theirs.get("owner", "")))
        table.same(name, (ours.name, ours.level, ours.atk, ours.defense, ours.marks),
                   (theirs["name"], theirs["LV"], theirs["ATK"], theirs["DEF"], marks))
    for name, ours in BLENDS.items():
        theirs = cards[name]
        recipe = {g.lower().removesuffix("gem") for g in theirs["owner"].split(" + ")}
        table.same(name, (ours.name, ours.recipe, level(name), ours.atk, ours.defense),
                   (theirs["name"], recipe, theirs["LV"], theirs["ATK"], theirs["DEF"]))
    for name, ours in ACTIONS.items():
        theirs = cards[name]
        table.same(name, (ours.name, ours.stars, ours.timed),
                   (theirs["name"], theirs["stars"], theirs["text"].startswith("Timed")))
    for name in GEMS:
        table.same(name, "basic gem" if is_basic(name) else "special gem", cards[name]["owner"])
    for name, effect in EFFECTS.items():
        table.same(f"the effect of {name}", effect, cards[name]["text"].split(":")[0])


def play(table, mode):
    """Plays a random game with ready decks or random legal ones, or the middle of several."""
    if table.tally.games == 0:
        check_catalogue(table)
    check_illegal(table)
    for _ in range(LATE_GAMES if mode == "late" else 1):
        table.new({"red": deck_for(table.dice, mode), "blue": deck_for(table.dice, mode)},
                  table.dice.randrange(10**9))
        position = table.dump()
        for side in position["sides"]:
            check_legal(table, side)
        game = Game(table, [[h["hero"] for h in s["heroes"]] for s in position["sides"]],
                    [s["deck"] for s in position["sides"]])
        events = place_heroes(game)
        walk(game, game.match(), events, late=mode == "late")


if __name__ == "__main__":
    step.main("gem_blenders", ["late", "ready", "random"], 30, play,
              "Plays Gem Blenders in step with the engine.")
