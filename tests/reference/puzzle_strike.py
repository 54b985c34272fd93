"""puzzle_strike.py - a second, slow Puzzle Strike, written from its rulebook and clauses

Numbers such as PS-056 are the clauses of docs/rules/puzzle_strike.md. Rules are generators: where a
player must choose they yield a Question and are sent the answer. Chance is the engine's: what is
drawn from a bag is read from its events, and must be something that could come. What each chip does
is in puzzle_strike_chips.py, its facts in puzzle_strike_facts.py.
"""

import collections
import re

import puzzle_strike_chips
import step
from puzzle_strike_facts import (BANKS, BASICS, BOX, CHARACTERS, CHIPS, COLORS, DRAFT, GEMS, IDENTS, MODES,
                                 POOL, PUZZLE, SEATS, STARTING, has_orb, is_gem, is_puzzle, is_wound, playable)

INTRICATE = {"mistress_command", "x_copy", "option_select", "master_puzzler", "improvisation", "wartime_tactics",
             "double_take", "signature_move", "two_truths", "hundred_fist_frenzy", "really_annoying"}
FULL = 10                                          # PS-002


class Question:
    """What a seat is asked."""

    def __init__(self, player, kind, options):
        self.player = player
        self.kind = kind
        self.options = options


class Pile:
    """A gem pile: how many gems of each number, and how many of them are stand-ins (PS-122)."""

    def __init__(self, data=None):
        self.gems = list(data["gems"]) if data else [0, 0, 0, 0]
        self.stand_ins = list(data["stand_ins"]) if data else [0, 0, 0, 0]

    def total(self):
        """PS-003."""
        return sum(number * count for number, count in enumerate(self.gems, 1))

    def numbers(self):
        """Which numbers lie there."""
        return [number for number, count in enumerate(self.gems, 1) if count]

    def largest(self):
        """The largest number; 0 if there is none."""
        return max(self.numbers(), default=0)


class Player:
    """What lies before one player."""

    def __init__(self, seat, side, character=None, own=()):
        self.seat = seat
        self.side = side
        self.name = SEATS[seat]
        self.character = character
        self.own = list(own)
        self.hand, self.known, self.discard, self.table, self.ongoing = [], [], [], [], []
        self.bag = self.own + STARTING
        self.top = []             # On top of the bag, the next to be drawn last (PS-203).
        self.iron = 0             # Crash Gems beside the pile: Iron Defense.
        self.anarchy = 0          # Maximum Anarchies whose arrows are still to come (PS-388).
        self.promised = 0         # Money of the next buy phase: Gems to Gemonade.
        self.new_turn()

    def new_turn(self):
        """Nothing of what is counted during a turn."""
        self.arrows = dict.fromkeys(COLORS, 0)
        self.pigs = self.free_pigs = self.money = self.played = 0
        self.bought = []
        self.once = set()         # Once-per-turn chips that were played (PS-200).
        self.knocked = False      # Knockdown: no purple shields.
        self.tops_purchases = False
        self.finished = False     # A chip has ended the action phase.

    def load(self, data):
        """Takes over what a position says."""
        for zone in ("hand", "known", "discard", "table", "ongoing"):
            setattr(self, zone, list(data[zone]))
        split = len(data["bag"]) - data["topped"]
        self.bag, self.top = data["bag"][:split], data["bag"][split:]
        self.arrows = dict(zip(COLORS, data["arrows"]))
        for name in ("iron", "anarchy", "promised", "pigs", "free_pigs", "money", "played"):
            setattr(self, name, data[name])

    def leaves_hand(self, chip):
        """Takes a chip out of the hand."""
        self.hand.remove(chip)
        if chip in self.known:
            self.known.remove(chip)

    def enters_hand(self, chip):
        """A chip that everybody has seen comes into the hand."""
        self.hand.append(chip)
        self.known.append(chip)

    def may_hold(self, fits):
        """PS-389: whether, for all that everybody knows, the hand may hold a fitting chip."""
        if any(fits(chip) for chip in self.known):
            return True
        return self.hides() and any(fits(c) for c in self.hand + self.bag)

    def unclear(self, fits):
        """Whether a fitting chip may be among the hidden ones of the hand."""
        return self.hides() and self.may_hold(fits)

    def hides(self):
        """Whether some chip of the hand is hidden, and so what the bag holds."""
        return len(self.known) < len(self.hand)

    def bag_may_hold(self, fits):
        """Whether, for all that everybody knows, the bag may hold a fitting chip."""
        return any(fits(chip) for chip in self.bag + (self.hand if self.hides() else []))


class Body:
    """The chip that lies there while it is played."""

    def __init__(self, chip, zone):
        self.chip = chip
        self.zone = zone
        zone.append(chip)

    def leave(self):
        """Takes the chip from where it lies; returns whether it was there still."""
        if self.zone is None:
            return False
        self.zone.remove(self.chip)
        self.zone = None
        return True


class Play:
    """A chip while it is carried out."""

    def __init__(self, player, acts, body=None):
        self.player = player
        self.acts = acts
        self.body = body
        self.hit = []             # Whom the attack affects.
        self.reacted = set()
        self.immune = set()
        self.barred = False       # No puzzle chip was discarded, so nothing is combined (PS-379).
        self.trashes_itself = False


class Send:
    """Gems on their way."""

    def __init__(self, sender, target, count, sure):
        self.sender = sender
        self.target = target
        self.count = count
        self.sure = sure          # Nobody can answer (PS-040).
        self.target_reacted = False


class News:
    """What the engine's events say that chance brought; whatever they tell must have happened."""

    def __init__(self, events):
        self.drawn = collections.defaultdict(list)
        self.shown = collections.defaultdict(list)
        for event in events:
            self.read(event)

    def read(self, event):
        """Sorts one event."""
        if event["kind"] == "draw":
            cards = event.get("cards", [])
            count = int(re.search(r" draws? (\d+) chip", event["text"])[1])
            self.drawn[event["seat"]] += cards + [None] * (count - len(cards))  # It names at most twelve.
        elif event["kind"] == "show":
            self.shown[event["seat"]] += event["cards"]

    def nothing_left(self, table):
        """Everything that the engine told was expected."""
        table.same("chips drawn beyond the reference's", {}, {k: v for k, v in self.drawn.items() if v})
        table.same("chips shown beyond the reference's", {}, {k: v for k, v in self.shown.items() if v})


class Game:
    """The state, and what the rules do to it."""

    def __init__(self, table, mode, players, stacks):
        self.table = table
        self.mode = mode
        self.players = players
        self.in_play = list(players)
        self.piles = [Pile() for _ in range(2 if mode == "team" else len(players))]
        self.stacks = BASICS + list(stacks)
        self.bank = {**BOX, **{chip: 5 for chip in stacks}}
        self.traps = dict.fromkeys(self.stacks, 0)
        self.oblivion = None      # The stack that is out of the game (PS-342).
        self.out = []             # Chips that have left the game (PS-349).
        self.level = 0
        self.eliminated = 0
        self.floating = []
        self.sale = 0
        self.active = []          # Whose turn it is, with a team mate.
        self.speaker = None       # Who of a team is asked, who has finished the phase, and how often they
        self.done, self.handed = [], 0  # handed over since the last action.
        self.phase = None
        self.ending = set()       # Whose action phase a chip has ended.
        self.control = {}         # Who decides for whom: Mistress's Command.
        self.breaking_tie = False
        self.places = None        # The seats that have won.
        self.loser = None
        self.fallen = []          # Who was eliminated, in order.
        self.story = []           # What has happened since the last answer.
        self.news = self.after = None
        for player in players:
            for chip in STARTING:
                self.bank[chip] -= 1      # PS-078

    def load(self, position):
        """Takes over what a position says."""
        for player, data in zip(self.players, position["seats"]):
            player.load(data)
        self.piles = [Pile(data) for data in position["piles"]]
        self.bank = dict(zip(self.stacks, position["bank"]))
        self.level = position["level"]

    def tell(self, kind, player, says=(), **members):
        """Notes what an event must tell of somebody."""
        self.story.append(step.told(kind, says, seat=player.seat, **members))

    def tell_pile(self, kind, pile, says=(), **members):
        """Notes what an event must tell of a pile; of team mates it may name either one as who did it."""
        if self.mode == "team":
            self.story.append(step.told(kind, says, **members))
        else:
            self.tell(kind, self.players[self.piles.index(pile)], says, **members)

    # Who

    def pile(self, player):
        """A player's gem pile, shared with a team mate (PS-127)."""
        return self.piles[player.side]

    def around(self, first):
        """All who play, in turn order from a player on."""
        seats = [(first.seat + i) % len(self.players) for i in range(len(self.players))]
        return [self.players[s] for s in seats if self.players[s] in self.in_play]

    def everybody(self):
        """PS-242: in turn order, the active player first."""
        return self.around(self.active[0])

    def opponents(self, player):
        """PS-242."""
        return [p for p in self.everybody() if p.side != player.side]

    def on_turn(self, player):
        """Whether it is this player's turn."""
        return player in self.active

    def decider(self, player):
        """Who answers for a player (PS-360)."""
        return self.control.get(player.seat, player)

    # Asking

    def ask(self, player, kind, options, asked=None):
        """Asks; a question with a single answer is asked only if hands may not be betrayed (PS-389)."""
        options = list(dict.fromkeys(options))
        if asked is None:
            asked = len(options) > 1
        if not asked:
            return options[0]
        return (yield Question(self.decider(player), kind, options))

    def either(self, player, *texts, asked=None):
        """A choice between sentences; returns the index of the chosen one."""
        answer = yield from self.ask(player, "either", [("decide", text) for text in texts], asked)
        return texts.index(answer[1])

    def pick(self, player, verb, chips, may=False, asked=None, kind="pick"):
        """A choice of a chip; chips are pairs of ident and zone. Returns a pair or None."""
        options = [(verb, *pair) for pair in chips]
        if may or not options:
            options.append(("pass",))
        answer = yield from self.ask(player, kind, options, asked)
        return None if answer == ("pass",) else answer[1:]

    def pick_hand(self, player, verb, fits, may=False, chooser=None):
        """A choice of a chip of a hand, which may be hidden; returns a chip or None."""
        chips = [(c, "hand") for c in player.hand if fits(c)]
        asked = player.unclear(fits) or None
        answer = yield from self.pick(chooser or player, verb, chips, may, asked)
        return answer and answer[0]

    def pick_stack(self, player, verb, fits):
        """A choice of a bank stack that is not empty; returns a chip or None."""
        chips = [(c, "bank") for c in self.stacks if self.stocked(c) and fits(c)]
        if not chips:
            return None
        return (yield from self.pick(player, verb, chips))[0]

    def target(self, player, candidates):
        """A choice of a player."""
        answer = yield from self.ask(player, "target", [("target", p.seat) for p in candidates])
        return self.players[answer[1]]

    # The bank

    def stocked(self, chip):
        """Whether the bank has this chip now (PS-234)."""
        return self.bank.get(chip, 0) > 0 and chip != self.oblivion

    def check_panic(self):
        """PS-113 to PS-119."""
        empty = sum(1 for chip in self.stacks if not self.stocked(chip))
        self.level = max(self.level, min(3, empty - len(self.players) + 1))

    def take(self, chip):
        """Takes a chip from the bank; returns whether there was one."""
        if not self.stocked(chip):
            return False
        self.bank[chip] -= 1
        self.check_panic()
        return True

    def put_back(self, chip):
        """PS-192, PS-343."""
        self.bank[chip] += 1

    def cost(self, chip):
        """A bank chip's price now; Sale Prices lowers it to 1 at the least."""
        cost = CHIPS[chip].cost
        return cost if is_wound(chip) else max(1, cost - self.sale)

    def gain(self, player, chip):
        """PS-193, PS-235; returns whether there was one."""
        if not self.take(chip):
            return False
        player.discard.append(chip)
        self.tell("gain", player, cards=[chip], to=f"seat{player.seat}.discard")
        return True

    def gain_wound(self, player):
        """A player gains a Wound if there is one (PS-275)."""
        self.gain(player, "wound")

    def can_wound(self, _player):
        """PS-187."""
        return self.stocked("wound")

    # Gems

    def ante(self, pile, number):
        """PS-198: a gem of the bank comes to a pile."""
        self.tell_pile("ante", pile, cards=[GEMS[number - 1]], to=f"pile{self.piles.index(pile)}")
        self.add_gem(pile, number)

    def add_gem(self, pile, number):
        """PS-122."""
        if not self.take(GEMS[number - 1]):
            pile.stand_ins[number - 1] += 1
        pile.gems[number - 1] += 1

    def remove_gem(self, pile, number, to_bank=True):
        """A gem leaves a pile, a stand-in first (PS-124)."""
        pile.gems[number - 1] -= 1
        if pile.stand_ins[number - 1]:
            pile.stand_ins[number - 1] -= 1
        elif to_bank:
            self.put_back(GEMS[number - 1])

    def put_gem(self, player, chip):
        """A gem of the hand goes into the pile."""
        self.tell("put_gem", player, cards=[chip], to=f"pile{player.side}")
        player.leaves_hand(chip)
        self.pile(player).gems[GEMS.index(chip)] += 1

    def trash_from_piles(self):
        """Every player trashes a 1-gem of their pile, each pile once."""
        for side in dict.fromkeys(p.side for p in self.everybody()):
            if self.piles[side].gems[0]:
                self.lose_gem(self.piles[side])

    def lose_gem(self, pile, to_bank=True):
        """A 1-gem leaves a pile, to be trashed or to go elsewhere."""
        self.tell_pile("lose_gem", pile, cards=["gem_1"], **{"from": f"pile{self.piles.index(pile)}"})
        if to_bank:
            self.remove_gem(pile, 1)
        else:
            pile.gems[0] -= 1

    def combine(self, player, play, fits=lambda a, b: True, may=False):
        """PS-012 to PS-016."""
        pile = self.pile(player)
        options = [("combine", a, b) for a in range(1, 5) for b in range(a, 5)
                   if a + b <= 4 and fits(a, b) and pile.gems[a - 1] and pile.gems[b - 1] >= 1 + (a == b)]
        if not options or play.barred:
            return
        answer = yield from self.ask(player, "combine", options + [("pass",)] * may)
        if answer != ("pass",):
            self.remove_gem(pile, answer[1])
            self.remove_gem(pile, answer[2])
            self.add_gem(pile, answer[1] + answer[2])
            self.tell("combine", player, [f"{number}-gem" for number in (*answer[1:], sum(answer[1:]))],
                      to=f"pile{player.side}")

    def wards(self, player):
        """How many puzzle chips must be discarded before this player may combine."""
        return sum(chip == "protective_ward" or chip == "stunlock" and p.side != player.side
                   for p in self.in_play for chip in p.ongoing)

    def pays_to_combine(self, player):
        """Stunlock and Protective Ward ask a chip each; whether the player pays (PS-377 to PS-379)."""
        for _ in range(self.wards(player)):
            chip = yield from self.pick_hand(player, "Discard", is_puzzle, may=True)
            if chip is None:
                return False
            self.discard_from_hand(player, chip)
        return True

    # Chips

    def draw(self, player, count, openly=False):
        """PS-087 to PS-089, PS-202."""
        drawn = []
        told = (self.news.shown if openly else self.news.drawn)[player.seat]
        for _ in range(count):
            if not player.top and not player.bag:
                player.bag, player.discard = player.discard, []
            if not player.top and not player.bag:
                break
            possible = player.top[-1:] or player.bag
            chip = (told.pop(0) or self.unnamed(player, possible)) if told else None
            if chip not in possible:
                raise step.Difference(f"{player.name} draws {chip}, which must be one of {possible}")
            player.hand.append(chip)
            player.known += [chip] * bool(openly or player.top or player.seat in self.control)
            if player.top:
                player.top.pop()
            else:
                player.bag.remove(chip)
            drawn.append(chip)
        return drawn

    def unnamed(self, player, possible):
        """A chip that was drawn without being named: one of the possible ones that the hand has now."""
        now = collections.Counter(self.after["seats"][player.seat]["hand"])
        new = (now - collections.Counter(player.hand)).elements()
        return next((chip for chip in new if chip in possible), None)

    def discarded(self, player, chip):
        """A chip comes to the discard pile from the hand; Shadow Plague brings a Wound (PS-370)."""
        player.discard.append(chip)
        if chip == "shadow_plague":
            self.gain(player, "wound")

    def discard_from_hand(self, player, chip):
        """Discards a chip of the hand."""
        self.tell("discard", player, cards=[chip], to=f"seat{player.seat}.discard")
        player.leaves_hand(chip)
        self.discarded(player, chip)

    def must_discard(self, player, count=1):
        """A player discards chips of their choice, as many as they have."""
        for _ in range(count):
            if player.hand:
                chip = yield from self.pick_hand(player, "Discard", lambda c: True)
                self.discard_from_hand(player, chip)

    def show_hand(self, player):
        """Everybody sees the hand; what nobody knew before is told."""
        news = collections.Counter(player.hand) - collections.Counter(player.known)
        self.told_to_show(player, list(news.elements()))
        player.known = list(player.hand)

    def told_to_show(self, player, chips):
        """The engine tells that these chips are shown."""
        told = [self.news.shown[player.seat].pop(0) for _ in chips if self.news.shown[player.seat]]
        self.table.same(f"what {player.name} shows", sorted(chips), sorted(told))

    def trash(self, player, chip, zone):
        """Trashes a chip of the hand or the discard pile."""
        self.tell("trash", player, cards=[chip], **{"from": f"seat{player.seat}.{zone}"})
        if zone == "hand":
            player.leaves_hand(chip)
        else:
            player.discard.remove(chip)
        self.put_back(chip)

    def trash_itself(self, play):
        """A chip trashes itself."""
        play.trashes_itself = True
        copied = play.body and play.body.chip != play.acts         # Option Select goes when it is done.
        if not copied and play.body and play.body.leave():
            self.tell("trash", play.player, cards=[play.body.chip])
            self.put_back(play.body.chip)

    def receive(self, player, gain):
        """Arrows, chips, money and piggy banks; only chips on somebody else's turn (PS-274, PS-362)."""
        if gain == "chip":
            self.draw(player, 1)
        elif self.on_turn(player):
            if gain == "pig":
                player.pigs += 1
            elif gain.startswith("$"):
                player.money += int(gain[1:])
            else:
                player.arrows[gain] += 1

    # Playing a chip

    def play_from_hand(self, player, chip):
        """Puts a chip of the hand on the table, or lays it out, and carries it out."""
        yield from self.resolve(self.lay_down(player, chip))

    def resolve(self, play):
        """PS-238 to PS-241: what the chip says, and for an attack what comes after it."""
        player, chip = play.player, CHIPS[play.acts]
        player.played += 1
        if "once" in chip.icons:
            if play.acts in player.once:
                return
            player.once.add(play.acts)
        if play.acts in puzzle_strike_chips.COMBINE_FIRST:         # PS-378
            play.barred = not (yield from self.pays_to_combine(player))
        for gain in chip.gives:
            self.receive(player, gain)
        effect = puzzle_strike_chips.MAIN.get(play.acts)
        yield from puzzle_strike_chips.run(effect, self, player, play)
        if "fist" in chip.icons:
            yield from self.after_attack(play)

    def after_attack(self, play):
        """Hundred-Fist Frenzy (PS-261 to PS-266), then reactions after the attack (PS-237)."""
        for _ in range(play.player.ongoing.count("hundred_fist_frenzy")):
            yield from self.frenzy(play.player)
        for victim in play.hit:
            if victim not in play.reacted:
                yield from self.react(victim, "after", play, play.player)

    def frenzy(self, player):
        """A crash of a gem without money, if the player wants."""
        pile = self.pile(player)
        options = [("break", n) for n in pile.numbers()]
        if options:
            answer = yield from self.ask(player, "break", options + [("pass",)])
            if answer != ("pass",):
                self.breaks(player, answer[1])
                yield from self.send_broken(player, [answer[1]], False)

    # Crashing

    def break_gems(self, player, most, only=None):
        """A player breaks up to so many gems of their pile, at least one; returns their numbers."""
        pile, broken = self.pile(player), []
        while len(broken) < most:
            options = [("break", n) for n in pile.numbers() if only in (None, n)]
            if not options:
                break
            answer = yield from self.ask(player, "break", options + [("pass",)] * bool(broken))
            if answer == ("pass",):
                break
            self.breaks(player, answer[1])
            broken.append(answer[1])
        return broken

    def breaks(self, player, number):
        """A gem of the pile breaks."""
        self.tell("break", player, cards=[GEMS[number - 1]], **{"from": f"pile{player.side}"})
        self.remove_gem(self.pile(player), number)

    def pay_for(self, player, broken):
        """PS-023, PS-027, PS-044, PS-045."""
        if self.on_turn(player):
            player.money += len(broken)

    def crash(self, player, most=1, only=None, money=False, orb=False):
        """PS-019 to PS-030."""
        broken = yield from self.break_gems(player, most, only)
        if money:
            self.pay_for(player, broken)
        yield from self.send_broken(player, broken, orb)

    def send_broken(self, player, broken, orb):
        """Gems that have been broken are sent; 4-gems can't be answered (PS-040 to PS-042)."""
        yield from self.release()
        if broken:
            sure = 4 in broken or orb and "dragon_form" in player.ongoing
            yield from self.send(player, sum(broken), sure)

    def send(self, player, count, sure=False):
        """PS-021, and floating gems (PS-154 to PS-157)."""
        targets = list(dict.fromkeys(self.lead(p) for p in self.opponents(player)))
        target = yield from self.target(player, targets)
        send = Send(player, target, count, sure)
        if self.floats(player):
            self.floating.append(send)
        else:
            yield from self.deliver(send)

    def floats(self, player):
        """PS-154, PS-161, PS-162."""
        return self.mode in ("free-for-all", "last-standing") and self.on_turn(player) \
            and self.pile(player).total() >= FULL

    def release(self):
        """PS-158, PS-159: floating gems go out."""
        while self.floating and not self.floats(self.floating[0].sender):
            yield from self.deliver(self.floating.pop(0))

    def deliver(self, send):
        """Gems are sent: answers, then they land."""
        self.tell("send", send.sender, [send.count],
                  targets=[p.seat for p in self.in_play if p.side == send.target.side])
        if not send.sure:
            yield from self.answer_send(send)
        self.land(send)

    def answer_send(self, send):
        """PS-139, PS-140, PS-149, PS-150: the target's side first, then everybody but the sender."""
        send.crashed = send.reacted = False
        side = [send.target] + [p for p in self.around(send.target)[1:] if p.side == send.target.side]
        others = [] if self.mode == "team" else [p for p in self.around(send.sender)[1:] if p not in side]
        for player in side + others:
            if send.count == 0 or self.mode == "team" and send.reacted:
                return
            yield from self.react(player, "send", send, send.sender)
            send.target_reacted = send.target_reacted or send.reacted and player in side

    def land(self, send):
        """PS-034, PS-118; Bubble Shields burst."""
        pile = self.pile(send.target)
        for player in self.around(send.target):
            while player.side == send.target.side and send.count and "bubble_shield" in player.ongoing:
                self.tell("discard", player, cards=["bubble_shield"], to=f"seat{player.seat}.discard")
                player.ongoing.remove("bubble_shield")
                player.discard.append("bubble_shield")
                send.count -= 1
        for _ in range(send.count):
            self.add_gem(pile, 1)
        if send.count:
            self.tell_pile("land", pile, [send.count], to=f"pile{send.target.side}")

    def counter_crash(self, player, send, most, wounds=0, orb=False):
        """PS-031 to PS-039, PS-153."""
        send.crashed = True
        broken = yield from self.break_gems(player, most)
        self.pay_for(player, broken)
        for _ in range(wounds):
            self.gain(player, "wound")
        yield from self.release()
        cancelled = min(send.count, sum(broken))
        send.count -= cancelled
        if sum(broken) > cancelled:
            sure = 4 in broken or orb and "dragon_form" in player.ongoing
            back = Send(player, send.sender, sum(broken) - cancelled, sure)
            if self.floats(player):
                self.floating.append(back)
            else:
                yield from self.deliver(back)

    # Reactions

    def can_react(self, player, when, event, chip):
        """Whether a chip would do something as a reaction now, apart from where it is."""
        shields = {"send": "purple", "before": "blue", "after": "blue", "purchase": "brown"}
        row = CHIPS[chip]
        if shields[when] not in row.shields or when == "send" and player.knocked:
            return False
        if when != "send" and when != "purchase" and (when == "after") != (chip in puzzle_strike_chips.AFTER):
            return False
        if when == "send" and (event.crashed and chip in puzzle_strike_chips.COUNTER_CRASHES
                               or event.target_reacted and chip == "healing_touch"):
            return False                                           # PS-150, PS-366
        condition = puzzle_strike_chips.USEFUL.get(chip)
        return condition is None or condition(self, player, event)

    def copies(self, player, when, event):
        """What Option Select can be as a reaction (PS-284)."""
        return [c for c in self.stacks if self.stocked(c) and self.cost(c) <= 5 and c != "option_select"
                and self.can_react(player, when, event, c)]

    def react(self, player, when, event, against):
        """Asks a player for a reaction, and carries it out (PS-195 to PS-197, PS-236)."""
        copies = self.copies(player, when, event)
        iron = when == "send" and player.iron > 0 and self.can_react(player, when, event, "crash_gem")

        def fits(chip):
            return bool(copies) if chip == "option_select" else self.can_react(player, when, event, chip)

        options = [("react", c, None) for c in player.hand if c != "option_select" and fits(c)
                   and puzzle_strike_chips.possible(player, c)]
        options += [("react", "option_select", c) for c in copies if "option_select" in player.hand]
        options += [("react", "iron", None)] * iron + [("pass",)]
        if not iron and not player.may_hold(fits):
            return
        held, self.control = self.control, {}  # Nobody decides how others react (PS-358).
        answer = yield from self.ask(player, "react", options, True)
        if answer != ("pass",):
            yield from self.carry_out(player, when, event, against, *answer[1:])
        self.control = held

    def carry_out(self, player, when, event, against, chip, copied):
        """A reaction."""
        self.tell("react", player, targets=[against.seat],
                  cards=[chip if chip != "iron" else "crash_gem"] + [copied] * bool(copied))
        event.reacted = True if when in ("send", "purchase") else event.reacted | {player}
        if chip == "iron":
            player.iron -= 1
            chip = "crash_gem"
        else:
            player.leaves_hand(chip)
        if chip in ("option_select", "thinking_ahead"):
            self.put_back(chip)
        else:
            player.discard.append(chip)
        effect = puzzle_strike_chips.REACTION[copied or chip]
        yield from puzzle_strike_chips.run(effect, self, player, event, against)
        yield from self.release()

    def attack(self, play, victims, effect, affects=lambda victim: True):
        """PS-185 to PS-187: who is affected may react, then it happens to them in turn order."""
        for victim in victims:
            if affects(victim):
                play.hit.append(victim)
                yield from self.react(victim, "before", play, play.player)
        for victim in victims:
            if victim not in play.immune:
                yield from puzzle_strike_chips.run(effect, victim)

    def ante_into(self, play):
        """An attack that antes a 1-gem into each opposing pile, once per pile."""
        yield from self.attack(play, self.opponents(play.player), lambda victim: None)
        for side in self.hit_sides(play):
            self.ante(self.piles[side], 1)

    def hit_sides(self, play):
        """The piles that an attack hits, in turn order (PS-242)."""
        return list(dict.fromkeys(v.side for v in self.opponents(play.player) if v not in play.immune))

    # A turn

    def take_turn(self, first):
        """PS-011."""
        self.active = [p for p in self.around(first) if p.side == first.side]
        self.phase = "ante"
        yield from self.ante_phase()
        self.phase = "action"
        yield from self.action_phase()
        self.phase = "buy"
        yield from self.buy_phase()
        self.phase = "cleanup"
        yield from self.cleanup()

    def ends(self, player, chip):
        """An ongoing chip is discarded."""
        self.tell("end_ongoing", player, cards=[chip], to=f"seat{player.seat}.discard")
        player.ongoing.remove(chip)
        player.discard.append(chip)

    def ante_phase(self):
        """PS-080, PS-081, PS-133; Stunlock ends, Dragon Form asks, Giant Growth allows."""
        for player in self.active:
            while "stunlock" in player.ongoing:
                self.ends(player, "stunlock")
        number = min(4, self.level + self.eliminated + 1)          # PS-165
        larger = 0
        for player in self.active:
            for _ in range(player.ongoing.count("dragon_form")):
                if (yield from self.either(player, f"Ante a gem that is 1 larger, a {min(4, number + larger + 1)}-gem",
                                           f"Discard Dragon Form and ante a {min(4, number + larger)}-gem")):
                    self.ends(player, "dragon_form")
                else:
                    larger += 1
            for _ in range(player.ongoing.count("giant_growth")):
                chip = yield from self.pick_hand(player, "Put into the pile", is_gem, may=True)
                if chip:
                    self.put_gem(player, chip)
        self.ante(self.pile(self.active[0]), min(4, number + larger))

    def begin_actions(self, player):
        """The natural action (PS-178), arrows of Maximum Anarchy, and ongoing chips."""
        player.arrows["black"] += 1
        for color in COLORS[1:]:
            player.arrows[color] += player.anarchy
        player.anarchy = 0
        for chip in list(player.ongoing):
            if chip in ("patriot_mirror", "cog_engine"):
                for gain in CHIPS[chip].gives:
                    self.receive(player, gain)
            if chip == "secret_move":
                self.receive(player, "pig")
        if self.pile(player).total() % 2:
            while "patriot_mirror" in player.ongoing:
                self.ends(player, "patriot_mirror")

    def payments(self, player, chip):
        """PS-176 to PS-179, PS-232: the arrows that can pay for a chip, coloured ones first."""
        colored = [c for c in COLORS[1:] if player.arrows[c] and c in CHIPS[chip].banner]
        return colored or [c for c in COLORS[:1] if player.arrows[c]]

    def payable(self, player, chip):
        """Whether a chip can be played as an action."""
        return playable(chip) and chip not in puzzle_strike_chips.NO_MAIN \
            and not ("once" in CHIPS[chip].icons and chip in player.once) \
            and bool(self.payments(player, chip))

    def action_options(self, player):
        """PS-082."""
        options = [("play", c, arrow) for c in player.hand if self.payable(player, c)
                   for arrow in self.payments(player, c)]
        if player.iron:
            options += [("play", "iron", arrow) for arrow in self.payments(player, "crash_gem")]
        return options

    def action_phase(self, begun=False):
        """PS-082 to PS-086, PS-134, PS-135."""
        for player in self.active:
            player.ward_ends = "protective_ward" in player.ongoing
            if not begun:
                self.begin_actions(player)
        self.ending = set()
        yield from self.share(self.act)
        for player in self.active:
            if player.played == 0:                       # PS-265
                for other in self.opponents(player):
                    while "hundred_fist_frenzy" in other.ongoing:
                        self.ends(other, "hundred_fist_frenzy")
            while "protective_ward" in player.ongoing and player.ward_ends:
                self.ends(player, "protective_ward")
            player.arrows = dict.fromkeys(COLORS, 0)

    def share(self, step_of):
        """A phase that team mates share; each step returns what happened (PS-134)."""
        self.done, self.handed = [], 0
        self.speaker = self.active[0]
        idle = 0                  # Who in a row has nothing to do.
        while True:
            player = self.speaker
            mates = [p for p in self.active if p is not player and p not in self.done]
            what = yield from step_of(player, bool(mates) and self.handed < 2)
            if what == "act":
                self.handed = idle = 0
                continue
            if what in ("end", "broke"):
                self.done.append(player)
            idle = idle + 1 if what == "idle" else 0
            if not mates or idle == 2:
                return
            self.handed = self.handed + 1 if what == "hand_over" else 0 if what == "end" else self.handed
            self.speaker = mates[0]

    def act(self, player, may_hand_over):
        """One step of an action phase."""
        def fits(chip):
            return self.payable(player, chip)
        options = self.action_options(player)
        asked = player.may_hold(fits) or bool(player.iron and self.payments(player, "crash_gem"))
        if player.finished or not asked:
            return "idle"
        answer = yield from self.ask(player, "action", options + [("hand_over",)] * may_hand_over
                                     + [("end",)], True)
        if answer[0] != "play":
            return answer[0]
        self.handed = 0
        player.arrows[answer[2]] -= 1
        if answer[1] == "iron":
            player.iron -= 1
            self.tell("play", player, cards=["crash_gem"])
            yield from self.resolve(Play(player, "crash_gem", Body("crash_gem", player.discard)))
        else:
            yield from self.play_from_hand(player, answer[1])
        for one in self.ending:            # A team mate's, if they reacted with such a chip.
            one.finished = True
        self.ending = set()
        return "act"

    # Buying

    def buy_phase(self):
        """PS-090 to PS-101, PS-137, PS-138."""
        for player in self.active:
            player.money += player.promised
            player.promised = 0
            if not player.pigs:
                self.pay_all(player)
        yield from self.share(self.buy)

    def pay_all(self, player):
        """Plays all gems of the hand as money."""
        for chip in [c for c in player.hand if is_gem(c)]:
            self.pay(player, chip)

    def pay(self, player, chip):
        """PS-090, PS-091."""
        player.leaves_hand(chip)
        player.table.append(chip)
        player.money += GEMS.index(chip) + 1
        self.tell("pay", player, cards=[chip], to=f"seat{player.seat}.table")

    def may_buy(self, player, chip, money):
        """PS-061, PS-094, Flagstone Tax (PS-320) and Dragon Form."""
        if not self.stocked(chip):
            return False
        if is_wound(chip):
            return "wound" not in player.bought
        taxed = any("flagstone_tax" in p.ongoing and self.pile(p).total() >= 3
                    for p in self.in_play if p.side != player.side)
        return self.cost(chip) <= money \
            and not (taxed and self.cost(chip) > self.pile(player).total()) \
            and not (has_orb(chip) and "dragon_form" in player.ongoing)

    def buy(self, player, may_hand_over):
        """One step of a buy phase."""
        options = [("buy", c, self.cost(c)) for c in self.stacks if self.may_buy(player, c, player.money)]
        gems = [c for c in player.hand if is_gem(c)]
        options += [("pay", c) for c in gems] + [("pay", "all")] * (len(gems) > 1)
        purse = player.money + sum(GEMS.index(c) + 1 for c in gems)
        may_end = player.bought or not any(self.may_buy(player, c, purse) for c in self.stacks)
        options += [("end",)] * bool(may_end)
        asked = options != [("end",)] or player.pigs > 0 and player.may_hold(is_gem)
        if not asked:
            return "broke"
        answer = yield from self.ask(player, "buy", options + [("hand_over",)] * may_hand_over, True)
        if answer[0] == "pay":
            if answer[1] == "all":
                self.pay_all(player)
            else:
                self.pay(player, answer[1])
        elif answer[0] == "buy":
            yield from self.purchase(player, answer[1], answer[2])
        else:
            return answer[0]
        return "act"

    def purchase(self, player, chip, price):
        """PS-096 to PS-098, and what follows a purchase."""
        self.handed = 0
        self.tell("buy", player, [f"${price}"], cards=[chip], to=f"seat{player.seat}.discard")
        self.take(chip)
        player.money -= price
        player.bought.append(chip)
        player.discard.append(chip)
        for ongoing in list(player.ongoing):
            if has_orb(chip) and ongoing in ("flagstone_tax", "cog_engine", "giant_growth", "secret_move",
                                             "pandas_bargain") or ongoing == "cog_engine" and price >= 6:
                self.ends(player, ongoing)
        for _ in range(self.traps[chip]):
            self.gain(player, "wound")
        if player.tops_purchases and (yield from self.either(
                player, "Put it on top of the bag", "Put it into the discard pile")) == 0:
            player.discard.remove(chip)
            player.top.append(chip)
        if price >= 4:
            for other in self.opponents(player):
                yield from self.react(other, "purchase", Play(player, chip), player)

    # Cleanup

    def cleanup(self):
        """PS-102 to PS-108, PS-141, PS-181 to PS-183."""
        for player in self.active:
            yield from self.clean_up(player)
        for player in self.players:
            player.discard += player.table
            player.table = []
            player.new_turn()
        self.sale = 0

    def clean_up(self, player):
        """One player's cleanup."""
        player.discard += player.table
        player.table = []
        kept, free = [], player.free_pigs
        for _ in range(player.pigs):
            picked = yield from self.pick(player, "Keep", [(c, "hand") for c in player.hand], True)
            chip = picked and picked[0]
            if chip is None:
                break
            player.hand.remove(chip)
            kept.append(chip)
            player.pigs -= 1
        for chip in list(player.hand):
            self.discard_from_hand(player, chip)
        player.hand = kept
        bonus = min(3, self.pile(player).total() // 3)             # PS-106, PS-107
        panda = player.ongoing.count("pandas_bargain") * any(is_puzzle(c) for c in player.bought)
        self.draw(player, 5 + bonus + panda - max(0, len(kept) - free))

    # What chips need

    def lay_down(self, player, chip):
        """A chip of the hand comes to lie on the table or before its player; returns its play."""
        self.tell("play", player, cards=[chip])
        player.leaves_hand(chip)
        zone = player.ongoing if "ongoing" in CHIPS[chip].icons else player.table
        return Play(player, chip, Body(chip, zone))

    def break_exactly(self, player, most):
        """Breaks so many gems, or all if there are fewer; returns their numbers."""
        pile, broken = self.pile(player), []
        while len(broken) < most and pile.numbers():
            answer = yield from self.ask(player, "break", [("break", n) for n in pile.numbers()])
            self.breaks(player, answer[1])
            broken.append(answer[1])
        return broken

    def punch_back(self, player, against):
        """Rocket Punch as a reaction: a 1-gem at one player."""
        self.breaks(player, 1)
        yield from self.release()
        send = Send(player, against, 1, False)
        if self.floats(player):
            self.floating.append(send)
        else:
            yield from self.deliver(send)

    def strike_back(self, player, against, chip):
        """Really Annoying as a reaction: an attack on the attacker, who may react in turn."""
        play = Play(player, chip)
        yield from self.attack(play, [against], self.gain_wound, self.can_wound)
        yield from self.after_attack(play)

    def end_actions(self, player):
        """A chip ends its player's action phase; on another turn that does nothing (PS-273)."""
        if self.on_turn(player):
            self.ending.add(player)

    def show_random(self, player, count):
        """Random chips of a hand are shown; which, the engine tells."""
        shown = self.news.shown[player.seat][:min(count, len(player.hand))]
        del self.news.shown[player.seat][:len(shown)]
        if collections.Counter(shown) - collections.Counter(player.hand) \
                or len(shown) != min(count, len(player.hand)):
            raise step.Difference(f"{player.name} shows {shown} of {player.hand}")
        for chip, number in collections.Counter(shown).items():
            player.known += [chip] * max(0, number - player.known.count(chip))
        return shown

    # A whole game

    def rules(self, first, begun):
        """A game from its first turn, or from its first action if it has begun, to its end."""
        if not begun:
            for player in self.players:
                self.draw(player, 5)                               # PS-071
        player = first
        while self.places is None:
            yield from self.take_turn(player) if not begun else self.rest_of_turn(player)
            begun = False
            yield from self.after_turn(player)
            player = self.next_player(player)

    def rest_of_turn(self, player):
        """A turn that has begun already."""
        self.active = [p for p in self.around(player) if p.side == player.side]
        self.phase = "action"
        yield from self.action_phase(begun=True)
        self.phase = "buy"
        yield from self.buy_phase()
        self.phase = "cleanup"
        yield from self.cleanup()

    def next_player(self, player):
        """Who is next: sides alternate in a Team Battle (PS-132)."""
        return self.lead(next((p for p in self.around(player) if p.side != player.side), player))

    def lead(self, player):
        """The first of a team."""
        return next(p for p in self.players if p.side == player.side)

    def after_turn(self, player):
        """PS-109 to PS-112, PS-142 to PS-147, PS-160, PS-163."""
        full = self.pile(player).total() >= FULL
        self.floating = []
        if not full or self.breaking_tie:
            return
        if self.mode == "last-standing":
            self.eliminate(player)
        elif self.mode == "free-for-all":
            self.loser = player
            yield from self.lowest_wins(player)
        else:
            self.win([p for p in self.players if p.side != player.side])

    def win(self, winners):
        """The game is over."""
        self.places = {p.seat for p in winners}

    def eliminate(self, player):
        """PS-163 to PS-167."""
        self.eliminated += 1
        pile = self.pile(player)
        for chip, count, stand_ins in zip(GEMS, pile.gems, pile.stand_ins):
            self.out += [chip] * (count - stand_ins)
        self.in_play.remove(player)
        self.fallen.append(player)
        if len(self.in_play) == 1:
            self.win(self.in_play)

    def lowest_wins(self, loser):
        """PS-143 to PS-147, PS-112."""
        rivals = [p for p in self.around(loser) if p is not loser]
        while True:
            lowest = min(self.pile(p).total() for p in rivals)
            rivals = [p for p in rivals if self.pile(p).total() == lowest]
            if len(rivals) == 1:
                self.win(rivals)
                return
            self.in_play = list(rivals)
            self.breaking_tie = True
            for player in rivals:
                yield from self.take_turn(player)
                self.floating = []


# In step with the engine

def seat_of(touch):
    """The seat in an id such as seat2.hand.0."""
    return int(re.match(r"seat(\d)", touch)[1])


def zone_of(option):
    """Where a chip lies that an option touches."""
    touch = option["touch"][0]
    return "bank" if touch.startswith("bank") else touch.split(".")[1]


NAMES = sorted(IDENTS, key=len, reverse=True)


def meaning(option):
    """What an option of the engine means, in the reference's words."""
    kind, text = option["kind"], plain(option["text"])
    if kind in ("end", "hand_over", "pass"):
        return (kind,)
    if kind == "decide":
        return kind, text
    if kind == "target":
        return kind, seat_of(option["touch"][0])
    if kind == "cancel":
        return kind, int(option["key"])
    if kind == "break":
        return kind, int(re.search(r"(\d)-gem", text)[1])
    if kind == "combine":
        numbers = [int(n) for n in re.findall(r"(\d)-gem", text)][:2]
        return (kind, *(("bank", numbers[1]) if "of the bank" in text else sorted(numbers)))
    if kind == "pay":
        return kind, "all" if "all" in text else IDENTS[re.search(r"\d-gem", text)[0]]
    if kind == "buy":
        return kind, named(text), int(re.search(r" for \$(\d+)", text)[1])
    if kind == "play":
        arrow = re.search(r" with a (\w+) arrow$", text)
        return kind, "iron" if "beside your pile" in text else named(text), arrow[1] if arrow else "black"
    if kind == "react":
        what, _, copied = text.partition(" as ")
        return kind, "iron" if "beside your pile" in what else named(what), named(copied) if copied else None
    chip = named(text)
    verb, _, rest = text.partition(CHIPS[chip].name)
    what = next((what for what in (" twice", " into the pile", " on top", " into the bag") if what in rest), "")
    return verb.strip() + what, chip, zone_of(option)


def plain(text):
    """What an option says without whose decision it is, and without what comes of it: that follows a colon or
    a bracket."""
    text = re.sub(r"(Red|Blue|Green|Yellow)'s ", "your ", re.sub(r"^(Red|Blue|Green|Yellow): ", "", text))
    return re.split(r": | \(", text)[0]


def named(text):
    """The chip that an option names, the first one."""
    found = [name for name in NAMES if name in text]
    if not found:
        raise step.Difference(f"no chip is named in '{text}'")
    return IDENTS[min(found, key=text.index)]


def compare_player(table, player, theirs, phase):
    """Everything that lies before a player."""
    who = player.name
    for zone in ("hand", "known", "discard", "table", "ongoing"):
        table.same(f"{who}'s {zone}", sorted(getattr(player, zone)), sorted(theirs[zone]))
    split = len(theirs["bag"]) - theirs["topped"]
    table.same(f"{who}'s bag", sorted(player.bag), sorted(theirs["bag"][:split]))
    table.same(f"on top of {who}'s bag", player.top, theirs["bag"][split:])
    table.same(f"{who}'s arrows", [player.arrows[c] for c in COLORS], theirs["arrows"])
    for name in ("iron", "anarchy", "promised"):
        table.same(f"{who}'s {name}", getattr(player, name), theirs[name])
    if phase != "cleanup":
        for name in ("pigs", "free_pigs", "money", "played"):
            table.same(f"{who}'s {name}", getattr(player, name), theirs[name])
        table.same(f"{who}'s purchases", len(player.bought), theirs["bought"])


def compare(game, theirs):
    """Everything on the table."""
    table = game.table
    for player, their_player in zip(game.players, theirs["seats"]):
        if player in game.in_play:
            compare_player(table, player, their_player, game.phase)
    for side in sorted({p.side for p in game.in_play}):
        pile = theirs["piles"][side]
        table.same(f"pile {side}", (game.piles[side].gems, game.piles[side].stand_ins),
                   (pile["gems"], pile["stand_ins"]))
    table.same("the bank", [game.bank[c] for c in game.stacks], theirs["bank"])
    table.same("the traps", [game.traps[c] for c in game.stacks], theirs["traps"])
    table.same("the removed stack", game.oblivion, None if theirs["oblivion"] == 255
               else game.stacks[theirs["oblivion"]])
    table.same("chips out of the game", sorted(game.out), sorted(theirs["out"]))
    table.same("the Panic Time level", game.level, theirs["level"])
    table.same("eliminations", game.eliminated, theirs["eliminated"])
    table.same("who plays", sorted(p.seat for p in game.in_play), sorted(theirs["in_play"]))
    table.same("lowered prices", game.sale, theirs["sale"])
    table.same("floating gems", [[s.target.seat, s.count, int(s.sure)] for s in game.floating],
               theirs["floating"])
    if game.active:
        table.same("whose turn it is", game.active[0].seat, theirs["turn"])
    if game.mode == "team" and game.phase in ("action", "buy"):
        table.same("who has finished the phase", [p.seat for p in game.done], theirs["done"])
        table.same("who speaks", game.speaker.seat, theirs["speaker"])
        table.same("how often they handed over", game.handed, theirs["handed"])


def choose(table, question, options, meanings):
    """A random option; chips are played more often than not, and purchases are few."""
    if question.kind == "action" and table.dice.random() < 0.8:
        options = [o for o in options if o["kind"] != "end"] or options
    if question.kind == "buy" and table.dice.random() < 0.6:
        options = [o for o in options if o["kind"] == "end"] or options
    intricate = [o for o in options if meanings[o["option"]][1:2] and meanings[o["option"]][1] in INTRICATE]
    if intricate and table.dice.random() < 0.5:
        options = intricate
    if question.kind == "react" and table.dice.random() < 0.6:
        options = [o for o in options if o["kind"] != "pass"] or options
    return table.dice.choice(options)


def answer_and_look(table, seat, option, seats):
    """Gives an answer; returns the events, the position and everybody's question, all asked at once."""
    table.answers.append([seat, option])
    table.tally.answers += 1
    replies = table.engine.ask_all([{"cmd": "answer", "seat": seat, "option": option, "observer": "all"},
                                    {"cmd": "dump"}] + [{"cmd": "question", "seat": s} for s in range(seats)])
    table.pending = replies[0]["pending"]
    return replies[0]["events"], replies[1]["position"], [reply["question"] for reply in replies[2:]]


TOLD = {"gain", "ante", "combine", "land", "put_gem", "discard", "break", "trash", "send", "react", "end_ongoing",
        "pay", "buy", "play", "split", "lose_gem", "bag"}

ANY_ORDER = {"pay", "discard", "lose_gem", "gain", "end_ongoing"}


def order(event):
    """What several in a row are sorted by where their order means nothing: kind, whose or which pile, chips."""
    if event["kind"] not in ANY_ORDER:
        return None
    return event["kind"], event["from"] if event["kind"] == "lose_gem" else event["seat"], sorted(event["cards"])


def walk(game, rules, events, most):
    """Plays the reference and the engine in step to the game's end, or for so many answers."""
    table, answer = game.table, None
    seats = len(game.players)
    game.after = table.dump()
    questions = [table.question(seat) for seat in range(seats)]
    while len(table.answers) < most:
        game.news = News(events)
        try:
            question = rules.send(answer)
        except StopIteration:
            game.news.nothing_left(table)
            table.same_told(game.story, events, TOLD, order)
            return
        table.same_told(game.story, events, TOLD, order)
        game.story = []
        game.news.nothing_left(table)
        compare(game, game.after)
        table.same("who is asked", [question.player.seat], table.pending)
        theirs = questions[question.player.seat]
        table.same("the question", question.kind, theirs["kind"])
        meanings = {o["option"]: meaning(o) for o in theirs["options"]}
        table.same_options(f"{question.kind}: {theirs['prompt']}", question.options, meanings.values())
        option = choose(table, question, theirs["options"], meanings)["option"]
        answer = meanings[option]
        events, game.after, questions = answer_and_look(table, question.player.seat, option, seats)


def finish(game):
    """The end: who has won, and by how much."""
    table = game.table
    table.same("who is asked", [], table.pending)
    result = table.result()
    table.same("the game is over", True, result["over"])
    table.same("who wins", game.places, {s["seat"] for s in result["seats"] if s["place"] == 1})
    for player, theirs in zip(game.players, result["seats"]):
        total = 0 if player in game.fallen else game.pile(player).total()
        table.same(f"{player.name}'s total", total, theirs["score"])
    worst = max(result["seats"], key=lambda s: s["place"])["place"]
    for number, player in enumerate(game.fallen):                  # Who was eliminated first is last.
        table.same(f"{player.name}'s place", worst - number, result["seats"][player.seat]["place"])
    if game.loser:
        table.same("the loser's place", worst, result["seats"][game.loser.seat]["place"])


def side_of(mode, seat):
    """PS-175: the teams are the seats 1 and 4, 2 and 3."""
    return int(seat in (1, 2)) if mode == "team" else seat


def random_setup(dice, mode):
    """A setup of one mode."""
    setup = {"mode": mode, "set": dice.choice(["shadows", "base", "both"]), "mirror": dice.random() < 0.3}
    if mode in ("free-for-all", "last-standing"):
        setup["players"] = dice.choice([3, 4])
    if mode != "tournament":
        setup["bank"] = dice.choice(list(BANKS) + ["random"] * 5 + ["custom"] * 5)
        setup["clockwork"] = dice.random() < 0.15
        if setup["bank"] == "custom":
            wanted = sorted(dice.sample(PUZZLE, 24), key=lambda c: c not in INTRICATE)[:10]
            setup["stacks"] = [dice.choice([chip, chip, "random"]) for chip in wanted]
        if not setup["clockwork"]:
            named = dice.sample(list(CHARACTERS), count_of(setup))
            if dice.random() < 0.4 and "Persephone" not in named:  # Whose chips are the most intricate.
                named[dice.randrange(len(named))] = "Persephone"
            setup["characters"] = [dice.choice(["random", "choose", name.lower()]) for name in named]
    return setup


def count_of(setup):
    """How many play."""
    return setup.get("players", 4 if setup["mode"] == "team" else 2)


def of_set(setup, idents):
    """Which of some chips belong to the sets that are played."""
    return [c for c in idents if setup["set"] in ("both", CHIPS[c].set)]


def offered_characters(setup):
    """The characters of the sets that are played."""
    return [name for name, own in CHARACTERS.items() if of_set(setup, own)]


def choose_one(table, seat, kind, expected, read):
    """A seat chooses something before a game; returns what, and the events."""
    question = table.question(seat)
    table.same("the question", kind, question["kind"])
    table.same_options(kind, expected, [read(o) for o in question["options"]])
    option = table.dice.choice(question["options"])
    return read(option), table.answer(seat, option["option"])


def text_of(option):
    """What an option says, without a verb and a price."""
    return re.sub(r" for \$\d+$", "", re.sub(r"^(Take|Remove) ", "", plain(option["text"])))


def choose_characters(table, setup, events):
    """PS-068, PS-069: those who choose do so in turn; returns the last events."""
    taken = {} if setup["clockwork"] else {
        seat: data["character"] for seat, data in enumerate(table.dump()["seats"]) if data["character"]}
    for seat, wish in enumerate(setup.get("characters", [])):
        if wish == "choose":
            table.same("who chooses a character", [seat], table.pending)
            free = set(offered_characters(setup)) - (set() if setup["mirror"] else set(taken.values()))
            taken[seat], events = choose_one(table, seat, "character", free, text_of)
    return events


def draft(table, setup, events):
    """PS-169 to PS-175: clockwork soldiers; returns the last events."""
    count = count_of(setup)
    first = table.dump()["starter"]
    order = [(first + i) % count for i in range(count)]
    if setup["mode"] == "team":                                    # PS-175: 1 and 4 against 2 and 3.
        order.sort(key=lambda seat: (seat != first, side_of("team", seat) == side_of("team", first), seat))
    pool = [text_of(o) for o in table.question(table.pending[0])["options"]]
    table.same("how many chips can be drafted", POOL[count], len(set(pool)))
    for name in pool:
        table.same(f"{name} may be drafted", True, IDENTS[name] != "shadow_plague"
                   and bool(of_set(setup, [IDENTS[name]])) and bool(CHIPS[IDENTS[name]].owner))
    drafted = {seat: [] for seat in range(count)}
    for number in DRAFT[count]:
        seat = order[int(number) - 1]
        table.same("who drafts", [seat], table.pending)
        name, events = choose_one(table, seat, "draft", pool, text_of)
        pool.remove(name)
        drafted[seat].append(IDENTS[name])
    for seat, data in enumerate(table.dump()["seats"]):
        table.same("the drafted chips", sorted(drafted[seat]), sorted(data["own"]))
    return events


def check_start(table, setup, position):
    """PS-068 to PS-076: characters and bank, whatever chance has chosen."""
    own = [sorted(data["own"]) for data in position["seats"]]
    if not setup.get("clockwork"):
        names = [data["character"] for data in position["seats"]]
        table.same("the characters' chips", [sorted(CHARACTERS[name]) for name in names], own)
        if not setup["mirror"]:
            table.same("characters are different", len(names), len(set(names)))
        for wish, name in zip(setup.get("characters", []), names):
            fits = wish in ("choose", name.lower()) or wish == "random" and name in offered_characters(setup)
            table.same(f"{name} for {wish}", True, fits)
    stacks = position["chips"][:10]
    table.same("ten different stacks", 10, len(set(stacks)))
    if setup.get("bank") in BANKS:
        table.same("the bank", sorted(BANKS[setup["bank"]].split()), sorted(stacks))
    wanted = {c for c in setup.get("stacks", []) if c != "random"} if setup.get("bank") == "custom" else set()
    table.same("the wanted stacks", wanted, wanted & set(stacks))
    if setup.get("bank", "random") in ("random", "custom"):
        rest = set(stacks) - wanted
        table.same("random stacks are of the set", set(of_set(setup, rest)), rest)


def new_game(table, mode, position):
    """A game at its very beginning; characters and bank are what chance and players have chosen."""
    players = [Player(seat, side_of(mode, seat), data["character"], data["own"])
               for seat, data in enumerate(position["seats"])]
    return Game(table, mode, players, position["chips"][:10])


def take_stock(dice, position, weights, count):
    """Takes random chips from the bank of a position."""
    stacks = BASICS + position["chips"][:10]
    taken = []
    for index in dice.choices(range(18), weights, k=count):
        if position["bank"][index]:
            position["bank"][index] -= 1
            taken.append(stacks[index])
    return taken


def rearranged(dice, position, seat):
    """A player's chips in a new order, and some of the bank more."""
    data = position["seats"][seat]
    owned = data["hand"] + data["bag"] + data["discard"]
    owned += take_stock(dice, position, [1, 1, 1, 1, 2, 3, 2, 3] + [3] * 10, dice.randint(4, 16))
    dice.shuffle(owned)
    owned.sort(key=lambda chip: (chip not in INTRICATE or dice.random() < 0.4,
                                 not playable(chip) and dice.random() < 0.7))
    action = next(c for c in owned if playable(c) and c not in puzzle_strike_chips.NO_MAIN)
    owned.insert(0, owned.pop(owned.index(action)))  # There is something to do.
    hand, seen = dice.randint(1, 9), dice.randint(0, 8)
    data.update(hand=owned[:hand], discard=owned[hand:hand + seen], bag=owned[hand + seen:])
    if dice.random() < 0.3:
        data["topped"] = min(len(data["bag"]), dice.randint(1, 2))
    if dice.random() < 0.6:
        lasting = [c for c in data["hand"][1:] if "ongoing" in CHIPS[c].icons]
        data["ongoing"] = lasting
        data["hand"] = data["hand"][:1] + [c for c in data["hand"][1:] if c not in lasting]


def rebuilt(dice, position, pile):
    """A gem pile of random gems."""
    bank = position["bank"]
    for index in range(4):
        bank[index] += pile["gems"][index]
    pile["gems"] = [0, 0, 0, 0]
    total = dice.choice([6, 9, dice.randint(0, 13), dice.randint(0, 9)])
    while sum((i + 1) * n for i, n in enumerate(pile["gems"])) < total:
        index = dice.choice([0, 0, 0, 1, 1, 2, 3])
        pile["gems"][index] += 1
        bank[index] -= 1


def shuffled_up(dice, position):
    """A position that could be reached much later: many chips, gems and arrows, few chips in the bank."""
    for seat in range(len(position["seats"])):
        rearranged(dice, position, seat)
    for pile in position["piles"]:
        rebuilt(dice, position, pile)
    for index in range(18):
        if dice.random() < 0.12:  # An empty stack, or nearly.
            left = min(position["bank"][index], dice.choice([0, 0, 1, 2]))
            gone, position["bank"][index] = position["bank"][index] - left, left
            position["seats"][0]["discard"] += [(BASICS + position["chips"])[index]] * gone
    empty = position["bank"].count(0)
    position["level"] = max(0, min(3, empty - len(position["seats"]) + 1))
    sides = [side_of(position["mode"], seat) for seat in range(len(position["seats"]))]
    for data, side in zip(position["seats"], sides):
        if side == sides[position["turn"]]:
            data["arrows"] = [dice.randint(1, 4)] + [dice.choice([0, 0, 1, 2]) for _ in range(4)]
            data["pigs"] = dice.choice([0, 0, 1, 2])
    return position


def play_game(table, mode, events):
    """Plays a game, often from a late position and from there not to its end; returns it if it ended."""
    position = table.dump()
    game = new_game(table, mode, position)
    late = table.dice.random() < 0.75
    most = 30 if late and table.dice.random() < 0.8 else 10**6
    if late:
        position = shuffled_up(table.dice, position)
        table.load(position)
        game.load(position)
        events = []
    walk(game, game.rules(game.players[position["turn"]], late), events, most)
    return None if game.places is None else game


def play(table, mode):
    """Plays one random game of a mode, or a match of a tournament."""
    if table.tally.games == 0:
        check_catalogue(table)
    setup = random_setup(table.dice, mode)
    events = table.new(setup, table.dice.randrange(10**9))
    if mode == "tournament":
        tournament(table, setup)
        return
    events = choose_characters(table, setup, events)
    if setup["clockwork"]:
        events = draft(table, setup, events)
    check_start(table, setup, table.dump())
    game = play_game(table, mode, events)
    if game:
        finish(game)


def tournament(table, setup):
    """PS-204 to PS-220: a match of two victories."""
    characters, events = double_blind(table, setup)
    wins, gone, bank, first = [0, 0], set(), None, None
    while True:
        position = table.dump()
        check_start(table, setup, position)
        table.same("the characters", characters, [data["character"] for data in position["seats"]])
        if bank:
            table.same("the bank", bank, sorted(position["chips"][:10]))
        if first is not None:
            table.same("who begins", first, position["starter"])
        game = play_game(table, "tournament", events)
        if not game:
            return
        winner = game.places.pop()
        wins[winner] += 1
        table.same("victories", wins, table.dump()["wins"])
        if wins[winner] == 2:
            break
        first = 1 - winner                                         # PS-212
        bank = sorted(position["chips"][:10])
        characters, bank, events = loser_changes(table, setup, first, characters, bank, gone)
    result = table.result()
    table.same("the match is over", ([], True), (table.pending, result["over"]))
    table.same("the scores", wins, [s["score"] for s in result["seats"]])
    table.same("the places", [1 + (wins[seat] < 2) for seat in (0, 1)], [s["place"] for s in result["seats"]])


def double_blind(table, setup):
    """PS-205 to PS-209: characters are chosen secretly; returns them and the last events."""
    offered = offered_characters(setup)
    table.same("who chooses", [0, 1], table.pending)
    characters = [None, None]
    for seat in table.dice.sample([0, 1], 2):
        characters[seat], events = choose_one(table, seat, "character", offered, text_of)
    if characters[0] == characters[1] and not setup["mirror"]:
        events = same_character(table, characters, offered)
    return characters, events


def same_character(table, characters, offered):
    """PS-207, PS-208: the loser of a coin flip chooses another character, and who begins."""
    loser = table.pending[0]
    free = [name for name in offered if name != characters[0]]
    characters[loser], events = choose_one(table, loser, "character", free, text_of)
    choice, events = choose_one(table, loser, "either", ["Play first", "Play second"], text_of)
    table.same("who begins", loser if choice == "Play first" else 1 - loser, table.dump()["starter"])
    return events


def loser_changes(table, setup, loser, characters, bank, gone):
    """PS-213 to PS-220: returns characters, the bank unless it is random, and the last events."""
    table.same("who may change something", [loser], table.pending)
    characters, bank = list(characters), list(bank)
    ways = ["Nothing", "Switch to another character",
            "Replace a stack of the bank", "A new random bank"]
    way, events = choose_one(table, loser, "loser", ways, text_of)
    if way == ways[1]:
        free = [name for name in offered_characters(setup)
                if name != characters[loser] and (setup["mirror"] or name not in characters)]
        characters[loser], events = choose_one(table, loser, "character", free, text_of)
    elif way == ways[2]:
        out, events = choose_one(table, loser, "swap_out", [CHIPS[c].name for c in bank], text_of)
        spare = [c for c in of_set(setup, PUZZLE) if c not in bank and c not in gone]
        chosen, events = choose_one(table, loser, "swap_in", [CHIPS[c].name for c in spare], text_of)
        bank.remove(IDENTS[out])
        bank.append(IDENTS[chosen])
        gone.add(IDENTS[out])                                      # PS-216
    return characters, None if way == ways[3] else sorted(bank), events


def check_catalogue(table):
    """The facts of all chips."""
    chips = table.engine.ask("catalogue", game=table.game)["cards"]
    table.same("which chips there are", set(CHIPS), {c["id"] for c in chips})
    words = {"once per turn": "once", "exclamation": "mighty"}
    for theirs in chips:
        ours = CHIPS[theirs["id"]]
        table.same(f"the chip {ours.ident}", (ours.name, ours.kind, ours.owner, ours.cost),
                   (theirs["name"], theirs["kind"], theirs.get("owner"), theirs.get("cost")))
        table.same(f"the banner of {ours.ident}", (ours.banner, ours.icons, ours.shields),
                   (set(theirs["banner"]), {words.get(i, i) for i in theirs["icons"]}, set(theirs["shields"])))
        table.same(f"what {ours.ident} gives", sorted(c for c in ours.gives if c in COLORS),
                   sorted(theirs["arrows"]))
        table.same(f"what else {ours.ident} gives", (ours.gives.count("pig"), ours.gives.count("chip"),
                                                     sum(int(c[1:]) for c in ours.gives if c[0] == "$")),
                   (theirs["piggy_banks"], theirs["draws"], theirs["money"]))


if __name__ == "__main__":
    step.main("puzzle_strike", MODES, 320, play, "Plays Puzzle Strike in step with the engine.")
