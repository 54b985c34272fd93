"""gem_blenders_field.py - what lies on the table in Gem Blenders, and what can be read from it

Numbers such as GB-300.5 are the clauses of docs/rules/gem_blenders.md. Nothing here changes the game
or asks anybody: which effects are in force, which gems a hero has, which ATK and DEF.
"""

import collections

from gem_blenders_facts import (ACTIONS, BACK, BLENDS, CENTER, FRONTLINE, GEMS, HEROES, IN_BACK, LEFT,
                                OPPOSITE, POSITIONS, RIGHT, SEATS, TYPES)

DINING_AT_MOST = 3      # Invisible gems by Fine Dining (GB-614.4b).
MAGNETIC = 2            # Electrogems that a Magnet bends (GB-614.4a).
FLAVORS_AT_MOST = 4     # All Flavors.


class Hero:
    """A hero with everything that travels with it (GB-500.9, GB-612.1b)."""

    def __init__(self, name):
        self.name = name
        self.facts = HEROES[name]
        self.slot = 0           # Where it was placed, which orders what happens at the same time.
        self.blend = None
        self.gems = []
        self.attached = []
        self.copy = None        # The effect that replaces that of the blend for this turn.
        self.atk = 0            # Bonuses for the rest of the turn.
        self.defense = 0
        self.mute = set()       # Seats until whose next turn it has no effect.
        self.inverted = False
        self.barred = False     # May not attack any more this turn (Block Attack).
        self.extra = 0          # Additional attacks granted for this turn.
        self.uses = collections.Counter()

    @property
    def title(self):
        """The printed name."""
        return self.facts.name

    @property
    def effect(self):
        """The card whose effect this hero has, or None (GB-300.6, GB-500.1)."""
        if self.mute:
            return None
        return (self.copy or self.blend) if self.blend else self.name

    def printed(self):
        """ATK and DEF on the uppermost card."""
        card = BLENDS[self.blend] if self.blend else self.facts
        return card.atk, card.defense


class Side:
    """One player with their zones (GB-400 to GB-406)."""

    def __init__(self, seat):
        self.seat = seat
        self.name = SEATS[seat]
        self.other = None
        self.hp = 20
        self.wins = 0
        self.turns = 0
        self.field = {}
        self.bench = []
        self.hand = []
        self.seen = []          # Cards of the hand that the opponent has seen (GB-619.1).
        self.deck = []          # The top is last; None is a card whose place a shuffle has decided.
        self.pool = collections.Counter()
        self.watched = 0        # How many cards at the top the opponent has seen (Owl).
        self.discard = []
        self.meter = []
        self.limbo = None       # A blend that is being played (GB-501.5).
        self.gem_played = False
        self.attacked = False
        self.rotated = False
        self.acted = False      # Has played an action since the other player's last turn.
        self.hurt_self = False  # Own cards or effects have inflicted damage to the own HP this turn.
        self.firsts = 0         # First-turn effects used (Matthew).
        self.another = 0        # Additional turns to come (Overtime).
        self.no_attack = False
        self.known = (None, None)  # Which effects work, and for which state that was found.
        self.attacking = {}     # Attackers and the position of what they attack.

    def heroes(self):
        """The four heroes on the field."""
        return [self.field[p] for p in POSITIONS]

    def at(self, hero):
        """Where a hero stands, or None."""
        return next((p for p in POSITIONS if self.field[p] is hero), None)

    def zone(self, hero):
        """The engine's id of a hero's place."""
        return f"seat{self.seat}.{self.at(hero)}"

    def at_front(self, hero):
        """GB-300.2a."""
        return self.at(hero) in FRONTLINE

    def opposite(self, hero):
        """GB-300.3: the hero across, or None."""
        return self.other.field[OPPOSITE[self.at(hero)]] if self.at_front(hero) else None

    def stars(self):
        """Stars in the action meter."""
        return sum(ACTIONS[a].stars for a in self.meter)

    def forget(self, card, openly):
        """A card leaves the hand; hidden, it could have been any of those seen."""
        if not openly:
            self.seen = []
        elif card in self.seen:
            self.seen.remove(card)

    def may_hold(self, wanted):
        """Whether the opponent cannot rule out such a card in this hand (GB-402.2, GB-501.6)."""
        return len(self.hand) > len(self.seen) or any(map(wanted, self.seen))

    # Effects in force

    def working(self):
        """The heroes whose effect works, as a list of (hero, card) (GB-300.5, GB-500.8b).

        Gems that effects give may activate effects that give gems; one begins with none of them.
        """
        state = [self.stars()] + [(h.name, h.effect, bool(h.gems)) for h in self.heroes()]
        if state != self.known[0]:
            self.known = (state, self.find_working())
        return self.known[1]

    def find_working(self):
        """The same, found anew."""
        active = []
        while True:
            after = [h for h in self.heroes() if h.effect and self.unlocked(h, active)]
            if after == active:
                return [(h, h.effect) for h in active]
            active = after

    def unlocked(self, hero, active):
        """Whether a hero's effect works, given those that are known to work."""
        marked = not hero.blend and "effect" in hero.facts.marks
        if marked and not hero.gems and not self.invisible_by(hero, active):
            return False
        freed = any(h.effect == "devin" for h in active if h is not hero)
        return hero.effect not in IN_BACK or self.at(hero) == BACK or freed

    def having(self, *effects):
        """The heroes with one of these effects working."""
        return [h for h, e in self.working() if e in effects]

    def has(self, hero, effect):
        """Whether this hero has this effect working."""
        return hero in self.having(effect)

    def slots(self):
        """GB-401.2, and Odette."""
        return 5 + len(self.having("odette"))

    def has_slot(self):
        """Whether another action finds room (GB-303.3b)."""
        return len(self.meter) < self.slots()

    # Gems

    def invisible_by(self, hero, active):
        """The invisible gems of a hero, each as the set of types that it can be (GB-614)."""
        gems = []
        if self.at(hero) == CENTER:
            gems += [{"capro"}] * any(h.effect == "bram" for h in active)
        dining = sum(h.effect == "gourmet_guider" for h in active if h is not hero)
        return gems + [set(TYPES)] * min(DINING_AT_MOST, dining * self.stars())

    def invisible(self, hero):
        """The invisible gems of a hero."""
        return self.invisible_by(hero, [h for h, _ in self.working()])

    def has_gem(self, hero):
        """GB-300.5f, GB-600.1."""
        return bool(hero.gems or self.invisible(hero))

    def gem_types(self, hero):
        """All gems of a hero, each as the set of types that it can be."""
        bent = MAGNETIC * sum(h is not hero for h in self.having("magnet"))
        gems = self.invisible(hero)
        for gem in hero.gems:
            if gem == "electrogem" and bent > 0:
                bent -= 1
                gems.append(set(TYPES))
            else:
                gems.append(GEMS[gem].types)
        return gems

    def faces(self, hero):
        """The sets of types that a hero's gems can show at one time (GB-625.1)."""
        shown = {frozenset()}
        for types in self.gem_types(hero):
            shown = {s | {t} for s in shown for t in types}
        return shown

    def meets(self, hero, blend):
        """Whether a hero's gems meet a blend's requirement (GB-302.3); recipes repeat no type."""
        return any(BLENDS[blend].recipe <= s for s in self.faces(hero))

    def meets_both(self, hero, blend):
        """The same beside the blend that the hero has: a gem has one type at a time (GB-625.1)."""
        recipe = BLENDS[blend].recipe | (BLENDS[hero.blend].recipe if hero.blend else set())
        return any(recipe <= s for s in self.faces(hero))

    def chosen_faces(self):
        """Which types the gems of all heroes show (GB-625.1): as the blends need it, then Cryogems for
        Pack Ice on the frontline (of attackers in an attack), then most for All Flavors."""
        ices = [h for h in self.having("berg_inflicter")
                if (h in self.attacking if self.attacking else self.at_front(h))]
        choices = {}
        for hero in self.heroes():
            need = BLENDS[hero.blend].recipe if hero.blend else set()
            faces = [s for s in self.faces(hero) if need <= s] or [frozenset()]
            if any(h is not hero for h in ices):
                faces = [s for s in faces if "cryo" in s] or faces
            choices[hero] = faces
        return choices

    def flavors(self, creamer):
        """How many types the other heroes show at most, with the choices made before."""
        shown = {frozenset()}
        for hero, faces in self.chosen_faces().items():
            if hero is not creamer:
                shown = {s | f for s in shown for f in faces if not any(f < g for g in faces)}
                if max(map(len, shown)) >= FLAVORS_AT_MOST:
                    return FLAVORS_AT_MOST
        return max(map(len, shown))

    def icy(self, berg):
        """How many other heroes have a Cryogem."""
        return sum(any("cryo" in s for s in faces) for h, faces in self.chosen_faces().items()
                   if h is not berg)

    # Movement

    def can_move(self, hero, mover):
        """Whether anything keeps a hero from moving (Rufus, Mountaineer, Anchor)."""
        foreign = mover is not self
        if self.has(hero, "mountaineer"):
            return not foreign
        if foreign and self.has(hero, "rufus"):
            return False
        across = self.opposite(hero)
        return across is None or not self.other.has(across, "anchor")

    def shielded(self, hero):
        """Mountaineer: opponents cannot move or deblend it or take its effect."""
        return self.has(hero, "mountaineer")

    # ATK and DEF

    def written(self, hero):
        """Written ATK and DEF, locked or not (GB-624, GB-300.5g)."""
        values = hero.printed()
        if self.has(hero, "dread_blader"):
            others = [self.base(h) for h in self.heroes() if not self.has(h, "dread_blader")]
            values = tuple(max([0] + [o[i] for o in others]) for i in (0, 1))
        return values[::-1] if hero.inverted else values

    def base(self, hero):
        """What X-Blades reads of another hero."""
        values = hero.printed()
        return values[::-1] if hero.inverted else values

    def usable(self, hero):
        """Written ATK and DEF, 0 where an activation gem is missing (GB-300.5)."""
        written = list(self.written(hero))
        if not hero.blend and not self.has_gem(hero):
            for i, mark in enumerate(("ATK", "DEF")):
                if mark in hero.facts.marks:
                    written[i] = 0
        return tuple(written)

    def attack(self, hero):
        """ATK: written value and all bonuses, not below 0 (GB-605.1c)."""
        bonus = hero.atk + sum(g == "keen_aerogem" for g in hero.gems)
        bonus += sum(amount for _, amount in self.attack_bonuses(hero))
        return max(0, self.usable(hero)[0] + bonus)

    def attack_bonuses(self, hero):
        """The effects that change a hero's ATK now."""
        where = self.at(hero)
        for other, effect in self.working():
            own = other is hero
            if own and effect == "elaine" and where == LEFT:
                yield effect, 2
            elif own and effect == "chao" and len(hero.gems) >= 4:
                yield effect, 2
            elif own and effect == "greta" and not self.meter:
                yield effect, 1
            elif own and effect == "hail_dominator" and where == CENTER:
                yield effect, 3
            elif own and effect == "turbine_rider" and where in (LEFT, RIGHT):
                yield effect, 2
            elif own and effect == "satchel_carrier":
                yield effect, len(hero.attached)
            elif own and effect == "berg_inflicter":
                yield effect, self.icy(hero)
            elif own and effect == "ice_creamer":
                yield effect, self.flavors(hero)
            elif effect == "coil" and where == CENTER:
                yield effect, 2
        if hero in self.attacking:
            yield from self.attacker_bonuses(hero)

    def attacker_bonuses(self, hero):
        """What is added while attacking, as things are now (GB-204.3b)."""
        other, effect = self.other, hero.effect
        if effect == "burn_fowl" and other.acted:
            yield effect, 4
        if effect == "pearl_deceptor" and len(other.hand) >= 6:
            yield effect, 3
        if effect == "bolt_ram" and self.hurt_self:
            yield effect, 3
        if effect == "eel_charger" and len(other.deck) < len(self.deck):
            yield effect, 3
        target = other.field[self.attacking[hero]]
        if target.effect == "lionel" and not target.blend:
            yield "lionel", 1

    def defend(self, hero):
        """DEF: written value and all bonuses, not below 0."""
        bonus = hero.defense + sum(g == "titan_terragem" for g in hero.gems)
        bonus += sum(amount for _, amount in self.defense_bonuses(hero))
        return max(0, self.usable(hero)[1] + bonus)

    def defense_bonuses(self, hero):
        """The effects that change a hero's DEF now."""
        for other, effect in self.working():
            own = other is hero
            if own and effect == "elaine" and self.at(hero) == RIGHT:
                yield effect, 2
            elif own and effect == "chao" and len(hero.gems) >= 4:
                yield effect, 2
            elif own and effect == "greta" and not self.meter:
                yield effect, 1
            elif own and effect == "guard" and sum(h.blend is not None for h in self.heroes()) == 1:
                yield effect, 1
            elif not own and effect == "gideon" and self.at_front(hero) and self.at_front(other):
                yield effect, 1
