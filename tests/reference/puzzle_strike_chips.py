"""puzzle_strike_chips.py - what each chip of Puzzle Strike does, for the second implementation

MAIN holds what a chip does when it is played, after the arrows, chips, money and piggy banks that its
face gives at once; REACTION what it does as a reaction; USEFUL when a reaction could do something at
all (PS-031); AFTER which reactions come after an attack (PS-237). Each is a function of the game, the
player and the play or what is reacted to; one that asks is a generator.
"""

from itertools import combinations

from puzzle_strike_facts import (CHIPS, COLORS, GEMS, has_orb, is_character, is_gem, is_mighty, is_puzzle,
                                 is_wound, playable)

MAIN, REACTION, USEFUL = {}, {}, {}
AFTER = {"improvisation", "riposte", "saving_grace", "self_improvement"}
COMBINE_FIRST = {"combine", "one_true_style", "strength_of_earth", "mix_master"}
NO_MAIN = {"rigorous_training"}  # Only a reaction.


def run(effect, *given):
    """Carries out an effect, which may ask or not."""
    result = effect(*given) if effect else None
    if result is not None:
        yield from result


def main(ident):
    """Registers what a chip does when it is played."""
    def keep(function):
        MAIN[ident] = function
        return function
    return keep


def reaction(ident, useful=None):
    """Registers what a chip does as a reaction, and when that is anything."""
    def keep(function):
        REACTION[ident] = function
        if useful:
            USEFUL[ident] = useful
        return function
    return keep


COUNTER_CRASHES = {"crash_gem", "double_crash_gem", "reversal", "unstable_power"}


def trashable(chip):
    """PS-055."""
    return not is_character(chip)


def plain(chip):
    """Trashable, without an orb."""
    return trashable(chip) and not has_orb(chip)


def gives(game, player, text):
    """Arrows, chips, money and piggy banks in the order of a text."""
    for gain in text.split():
        game.receive(player, gain)


# The purple chips

@main("combine")
def combine(game, player, play):
    """PS-012 to PS-018, PS-048."""
    yield from game.combine(player, play, may=True)


@main("crash_gem")
def crash_gem(game, player, _play):
    """PS-019 to PS-025."""
    yield from game.crash(player, money=True, orb=True)


@main("double_crash_gem")
def double_crash_gem(game, player, _play):
    """PS-026 to PS-030."""
    yield from game.crash(player, 2, money=True, orb=True)


def has_gems(game, player, _send):
    """PS-031: something to break."""
    return game.pile(player).total() > 0


@reaction("crash_gem", has_gems)
def counter_one(game, player, send, _against):
    """PS-031."""
    yield from game.counter_crash(player, send, 1, orb=True)


@reaction("double_crash_gem", has_gems)
def counter_two(game, player, send, _against):
    """PS-031."""
    yield from game.counter_crash(player, send, 2, orb=True)


# Puzzle chips of Shadows

@main("bang_then_fizzle")
def bang_then_fizzle(game, player, _play):
    """PS-245."""
    if game.pile(player).total() <= 4:
        gives(game, player, "black black chip chip")


def bag_chips(player, fits):
    """The fitting chips inside a bag, without those on top of it."""
    return [(c, "bag") for c in player.bag if fits(c)]


@main("blues_are_good")
def blues_are_good(game, player, _play):
    """PS-247; the bag is hidden, so it may be in vain."""
    def fits(chip):
        return "blue" in CHIPS[chip].banner
    if not player.bag_may_hold(fits):
        return
    picked = yield from game.pick(player, "Take", bag_chips(player, fits), may=True, asked=player.hides() or None)
    if picked:
        player.bag.remove(picked[0])
        player.enters_hand(picked[0])


def immune(_game, player, play, _against):
    """The attack does not affect this player."""
    play.immune.add(player)


for shield in ("blues_are_good", "always_in_control", "bubble_shield", "thinking_ahead"):
    REACTION[shield] = immune


@main("button_mashing")
def button_mashing(game, _player, play):
    """PS-249."""
    game.trash_itself(play)


def gain_between(game, player, least, most, to_hand=False):
    """A bank chip of a price in a range, gained or put into the hand."""
    verb = "Take" if to_hand else "Gain"
    chip = yield from game.pick_stack(player, verb, lambda c: least <= game.cost(c) <= most)
    if chip:
        if to_hand:
            game.take(chip)
            player.enters_hand(chip)
        else:
            game.gain(player, chip)


@main("chips_for_free")
def chips_for_free(game, player, _play):
    """PS-250 to PS-252."""
    chip = yield from game.pick_hand(player, "Trash", trashable)
    if chip:
        game.trash(player, chip, "hand")
        yield from gain_between(game, player, game.cost(chip), game.cost(chip) + 2)


@main("color_panic")
def color_panic(game, player, play):
    """PS-253, PS-254."""
    colors = ["Brown", "Purple", "Red", "Blue"]
    color = colors[(yield from game.either(player, *colors))].lower()
    failed = []

    def effect(victim):
        def fits(chip):
            return color in CHIPS[chip].banner
        chip = yield from game.pick_hand(victim, "Discard", fits)
        if chip:
            game.discard_from_hand(victim, chip)
        else:
            failed.append(victim)
            game.show_hand(victim)
    yield from game.attack(play, game.opponents(player), effect)
    if failed:
        gives(game, player, "black")


def trash_up_to_two(game, player, _play):
    """Degenerate Trasher (PS-255 to PS-257) and No More Lies."""
    for _ in range(2):
        chip = yield from game.pick_hand(player, "Trash", trashable, may=True)
        if chip is None:
            return
        game.trash(player, chip, "hand")


MAIN["degenerate_trasher"] = MAIN["no_more_lies"] = trash_up_to_two


@main("ebb_or_flow")
def ebb_or_flow(game, player, _play, _against=None):
    """PS-258 to PS-260."""
    if (yield from game.either(player, "Every player trashes a 1-gem of their pile", "Ante a 2-gem")):
        game.ante(game.pile(player), 2)
    else:
        game.trash_from_piles()
        yield from game.release()


REACTION["ebb_or_flow"] = ebb_or_flow


@main("improvisation")
def improvisation(game, player, _play):
    """PS-267 to PS-272."""
    drawn = game.draw(player, 2, openly=True)
    for chip in drawn:
        if not playable(chip):
            game.discard_from_hand(player, chip)
    for chip in drawn:
        if playable(chip) and chip in player.hand and player not in game.ending:
            yield from game.play_from_hand(player, chip)


@reaction("improvisation")
def improvisation_after(game, player, _play, _against):
    """PS-273, PS-274: a chip of the hand, as though it were the player's turn."""
    chip = yield from game.pick_hand(player, "Play", lambda c: playable(c) and c not in NO_MAIN)
    if chip:
        yield from game.play_from_hand(player, chip)


def gain_wounds(game, player, play):
    """Each opponent gains a Wound (PS-187, PS-275)."""
    yield from game.attack(play, game.opponents(player), game.gain_wound, game.can_wound)


def trash_wound(game, player):
    """Trashes a Wound of hand or discard pile; returns whether there was one."""
    picked = yield from pick_owned(game, player, "Trash", is_wound)
    if picked:
        game.trash(player, *picked)
    return bool(picked)


@main("just_a_scratch")
def just_a_scratch(game, player, play):
    """PS-275."""
    if (yield from game.either(player, "Each opponent gains a Wound", "Trash a Wound, and red arrow")):
        yield from trash_wound(game, player)
        gives(game, player, "red")
    else:
        yield from gain_wounds(game, player, play)


def bank_to_hand(game, player, chip):
    """Puts a bank chip into the hand; returns whether there was one."""
    if game.take(chip):
        player.enters_hand(chip)
        return True
    return False


def may_trash_itself(game, player, play):
    """The player may trash the chip that was played."""
    if play.body and play.body.zone is not None and play.body.chip == play.acts \
            and (yield from game.either(player, "Trash it", "Keep it")) == 0:
        game.trash_itself(play)


@main("money_for_nothing")
def money_for_nothing(game, player, play):
    """PS-276."""
    bank_to_hand(game, player, "gem_2")
    yield from may_trash_itself(game, player, play)


@reaction("money_for_nothing")
def money_for_nothing_before(game, player, _play, _against):
    """PS-277."""
    bank_to_hand(game, player, "gem_3")


def pick_owned(game, player, verb, fits, may=False):
    """A choice of a chip of hand or discard pile; returns a pair or None."""
    chips = [(c, "hand") for c in player.hand if fits(c)] \
        + [(c, "discard") for c in player.discard if fits(c)]
    return (yield from game.pick(player, verb, chips, may, player.unclear(fits) or None))


@main("now_or_later")
def now_or_later(game, player, _play):
    """PS-278, PS-279."""
    if (yield from game.either(player, "Draw two chips", "Trash a gem, a Wound or both")) == 0:
        gives(game, player, "chip chip")
        return
    picked = yield from pick_owned(game, player, "Trash", is_gem,
                                   may=any(is_wound(c) for c in player.hand + player.discard))
    if picked:
        game.trash(player, *picked)
    picked = yield from pick_owned(game, player, "Trash", is_wound, may=bool(picked))
    if picked:
        game.trash(player, *picked)


@main("one_true_style")
def one_true_style(game, player, play):
    """PS-280."""
    yield from game.combine(player, play, lambda a, b: a == b == 1)


@main("option_select")
def option_select(game, player, play):
    """PS-281 to PS-292."""
    chip = yield from game.pick_stack(
        player, "Act as", lambda c: playable(c) and game.cost(c) <= 5 and c != "option_select")
    if chip:
        copy = type(play)(player, chip)
        copy.body = play.body
        game.tell("play", player, cards=[chip])
        yield from game.resolve(copy)
    game.trash_itself(play)


@main("ouch")
def ouch(game, player, play):
    """PS-293, PS-294."""
    def effect(victim):
        if "combine" in victim.discard:
            game.trash(victim, "combine", "discard")
        yield from game.must_discard(victim)
        game.gain(victim, "wound")
    yield from game.ante_into(play)
    for victim in game.opponents(player):
        if victim not in play.immune:
            yield from effect(victim)


@main("pick_your_poison")
def pick_your_poison(game, player, play):
    """PS-295."""
    def effect(victim):
        if (yield from game.either(victim, "Ante a 1-gem", "Discard two chips")):
            yield from game.must_discard(victim, 2)
        else:
            game.ante(game.pile(victim), 1)
    yield from game.attack(play, game.opponents(player), effect)


def may_top_itself(game, player, play):
    """The player may put the chip that was played on top of their bag."""
    if play.body and play.body.zone is not None and play.body.chip == play.acts \
            and (yield from game.either(player, "Put it on top of the bag", "Leave it on the table")) == 0:
        play.body.leave()
        player.top.append(play.body.chip)


@main("repeated_jabs")
def repeated_jabs(game, player, play):
    """PS-297, PS-292."""
    yield from game.ante_into(play)
    yield from may_top_itself(game, player, play)


@main("risk_to_riskonade")
def risk_to_riskonade(game, player, play):
    """PS-298, PS-299."""
    game.ante(game.pile(player), 3)
    for other in game.everybody():
        game.draw(other, 2)
    yield from may_trash_itself(game, player, play)


@main("safe_keeping")
def safe_keeping(game, player, _play):
    """PS-300, PS-301; of equal gems a real one goes into the bag (PS-124)."""
    pile = game.pile(player)
    if pile.gems[0] \
            and (yield from game.either(player, "Put a 1-gem into the bag", "Leave the pile as it is")) == 0:
        real = pile.gems[0] > pile.stand_ins[0]
        game.lose_gem(pile, to_bank=not real)
        if real:
            game.tell("bag", player, cards=["gem_1"], to=f"seat{player.seat}.bag")
            player.bag.append("gem_1")
        yield from game.release()


@main("signature_move")
def signature_move(game, player, _play):
    """PS-302 to PS-304."""
    found = [(c, "discard") for c in player.discard if is_character(c)]
    may_find = player.bag_may_hold(is_character)
    picked = None
    if found or may_find:
        picked = yield from game.pick(player, "Take", found + bag_chips(player, is_character), not found,
                                      may_find and player.hides() or None)
    if picked:
        (player.discard if picked[1] == "discard" else player.bag).remove(picked[0])
        player.enters_hand(picked[0])
    chip = yield from game.pick_hand(player, "Play", lambda c: is_character(c) and c not in NO_MAIN, may=True)
    if chip:
        yield from game.play_from_hand(player, chip)


@main("the_hammer")
def the_hammer(game, player, _play):
    """PS-305."""
    for _ in range(3):
        if (yield from game.either(player, "Ante a 4-gem", "Stop")):
            return
        game.ante(game.pile(player), 4)
        gives(game, player, "black chip")


@main("x_copy")
def x_copy(game, player, play):
    """PS-307 to PS-318."""
    def fits(chip):
        return is_puzzle(chip) or chip in ("crash_gem", "double_crash_gem")
    chip = yield from game.pick_hand(player, "Play twice", fits)
    if chip:
        yield from play_twice(game, player, play, chip)


def play_twice(game, player, play, chip):
    """A chip of the hand is played twice."""
    copy = game.lay_down(player, chip)
    yield from game.resolve(copy)
    if player in game.ending:
        return
    yield from game.release()
    second = type(play)(player, chip)
    second.body = copy.body
    game.tell("play", player, cards=[chip])
    yield from game.resolve(second)


def possible(player, chip):
    """Whether the hand has what a reaction needs (PS-031)."""
    return chip != "rigorous_training" or any(plain(c) for c in player.hand)


# Character chips of Shadows

@main("two_truths")
def two_truths(game, player, _play):
    """PS-324, PS-325."""
    if len(set(player.discard)) < 2:
        return
    offered = []
    for _ in range(2):
        chips = [(c, "discard") for c in player.discard if c not in offered]
        offered.append((yield from game.pick(player, "Offer", chips))[0])
    judge = yield from game.target(player, game.opponents(player))
    picked = yield from game.pick(judge, "Let them have", [(c, "discard") for c in offered], kind="truth")
    player.discard.remove(picked[0])
    player.enters_hand(picked[0])
    if playable(picked[0]) and picked[0] not in NO_MAIN:
        again = yield from game.pick(player, "Play", [(picked[0], "hand")], may=True)
        if again:
            yield from game.play_from_hand(player, picked[0])


def take_back(game, player, fits):
    """A fitting chip of the discard pile comes into the hand."""
    chips = [(c, "discard") for c in player.discard if fits(c)]
    if chips:
        picked = yield from game.pick(player, "Take", chips)
        player.discard.remove(picked[0])
        player.enters_hand(picked[0])


@reaction("riposte")
def riposte(game, player, _play, _against):
    """PS-326."""
    yield from take_back(game, player, lambda c: c != "riposte")


@main("double_slash")
def double_slash(game, player, _play):
    """PS-327: exactly two 1-gems, or nothing."""
    if game.pile(player).gems[0] >= 2:
        game.breaks(player, 1)
        game.breaks(player, 1)
        yield from game.send_broken(player, [1, 1], False)


@main("wartime_tactics")
def wartime_tactics(game, player, play):
    """PS-328, PS-329."""
    def borrows(shown):
        return [c for c in game.stacks if is_puzzle(shown) and is_puzzle(c) and c != shown
                and game.stocked(c) and game.cost(c) <= game.cost(shown)]
    picked = yield from pick_owned(game, player, "Show", borrows)
    if not picked:
        return
    shown = picked[0]
    game.told_to_show(player, [shown])
    if picked[1] == "hand":
        player.known = list(player.known) + [shown] * (shown not in player.known)
    chip = yield from game.pick_stack(player, "Play", lambda c: c in borrows(shown))
    if chip:
        game.tell("play", player, cards=[chip])
        yield from game.resolve(type(play)(player, chip))


@main("upgrade")
def upgrade(game, player, _play):
    """PS-330, PS-331: one chip, perhaps a second one."""
    trashed = []
    for may in (False, True):
        chip = yield from game.pick_hand(player, "Trash", trashable, may=may)
        if chip is None:
            break
        game.trash(player, chip, "hand")
        trashed.append(chip)
    for chip in trashed:
        yield from gain_between(game, player, game.cost(chip), game.cost(chip) + 1)


@main("rocket_punch")
def rocket_punch(game, player, _play):
    """PS-333 to PS-335."""
    yield from game.crash(player, only=1)


@reaction("rocket_punch", lambda game, player, event: game.pile(player).gems[0] > 0)
def rocket_punch_first(game, player, _event, against):
    """PS-336: a 1-gem at whoever did it, before it happens."""
    yield from game.punch_back(player, against)


@main("more_shiny")
def more_shiny(game, player, _play):
    """PS-339."""
    pile = game.pile(player)
    def fits(chip):
        return chip == "gem_1"
    if not pile.gems[0]:
        if not (yield from game.pick_hand(player, "Trash", fits)):
            return
        game.trash(player, "gem_1", "hand")
    else:
        texts = ["The one in your hand"] * ("gem_1" in player.hand) + ["One of your pile"]
        chosen = yield from game.either(player, *texts, asked=player.unclear(fits) or None)
        if texts[chosen] == "One of your pile":
            game.lose_gem(pile)
            yield from game.release()
        else:
            game.trash(player, "gem_1", "hand")
    gives(game, player, "$1")
    game.gain(player, "gem_2")


@main("beast_unleashed")
def beast_unleashed(game, player, _play):
    """PS-340."""
    if game.pile(player).total() >= 6:
        gives(game, player, "chip chip brown pig")


def largest_gem(player):
    """The largest gem of a hand; None without any."""
    return max((c for c in player.hand if is_gem(c)), default=None)


@main("bonecracker")
def bonecracker(game, player, play):
    """PS-341."""
    def effect(victim):
        game.show_hand(victim)
        if largest_gem(victim):
            game.discard_from_hand(victim, largest_gem(victim))
    yield from game.attack(play, game.opponents(player), effect, lambda v: bool(v.hand))


@main("into_oblivion")
def into_oblivion(game, player, _play):
    """PS-342 to PS-346."""
    chips = [(c, "bank") for c in game.stacks if is_puzzle(c) and c != game.oblivion]
    picked = yield from game.pick(player, "Remove", chips)
    game.oblivion = picked[0]
    game.check_panic()


@main("deathstrike_dragon")
def deathstrike_dragon(game, player, play):
    """PS-347 to PS-349."""
    pile = game.pile(player)
    count = pile.gems[0]
    if count:
        game.tell("lose_gem", player, cards=["gem_1"], **{"from": f"pile{player.side}"})
    for _ in range(count):
        game.remove_gem(pile, 1)
    yield from game.release()
    if count // 2:
        yield from game.send(player, count // 2)
    if play.body and play.body.leave():
        game.tell("trash", player, cards=[play.body.chip])
        game.out.append(play.body.chip)


@main("pleasure_and_pain")
def pleasure_and_pain(game, player, play):
    """PS-350, PS-351."""
    def effect(victim):
        may = ["Discard a Wound"] * ("wound" in victim.hand)
        texts = may + ["Put a Wound of the bank into your bag"]
        chosen = yield from game.either(victim, *texts, asked=victim.unclear(is_wound) or None)
        if texts[chosen] == "Discard a Wound":
            game.discard_from_hand(victim, "wound")
        elif game.take("wound"):
            game.tell("bag", victim, cards=["wound"], to=f"seat{victim.seat}.bag")
            victim.bag.append("wound")
    yield from game.attack(play, game.opponents(player), effect, game.can_wound)
    owner = yield from game.target(player, game.everybody())
    game.draw(player, sum(is_wound(c) for c in owner.discard))


@main("always_in_control")
def always_in_control(game, player, _play):
    """PS-352."""
    if game.on_turn(player):
        player.pigs += 2
        player.free_pigs += 2


@main("mistress_command")
def mistress_command(game, player, play):
    """PS-353 to PS-363."""
    victim = yield from game.target(player, game.opponents(player))

    def ripe(other):
        return game.pile(other).total() in (6, 9)

    def effect(_victim):
        if not ripe(victim):
            return
        game.show_hand(victim)
        chip = yield from game.pick_stack(player, "Give", lambda c: not is_mighty(c))
        if chip:
            bank_to_hand(game, victim, chip)
        yield from command(game, player, victim)
    yield from game.attack(play, [victim], effect, ripe)


def command(game, player, victim):
    """Up to two chips that somebody else is made to play."""
    held = dict(game.control)
    for _ in range(2):
        chip = yield from game.pick_hand(victim, "Make them play",
                                         lambda c: playable(c) and c not in NO_MAIN, True, player)
        if chip is None:
            break
        game.control[victim.seat] = game.decider(player)
        yield from game.play_from_hand(victim, chip)
        game.control = dict(held)


@main("radiant_healing")
def radiant_healing(game, player, _play):
    """PS-368, PS-369."""
    for other in game.everybody():
        chip = yield from game.pick_hand(other, "Discard", is_puzzle, may=True)
        if chip:
            game.discard_from_hand(other, chip)
            picked = yield from pick_owned(game, other, "Trash", lambda c: c in ("wound", "gem_1"))
            if picked:
                game.trash(other, *picked)


@main("saving_grace")
def saving_grace(game, player, play):
    """PS-364, PS-365."""
    for other in game.everybody():
        game.draw(other, 1)
    yield from may_top_itself(game, player, play)


@reaction("saving_grace")
def saving_grace_after(game, player, _play, _against):
    """Draws 2 after the attack."""
    game.draw(player, 2)


@reaction("healing_touch")
def healing_touch(game, player, _send, _against):
    """PS-366, PS-367."""
    game.trash_from_piles()
    game.draw(player, 1)


@main("surgical_strike")
def surgical_strike(game, player, play):
    """PS-381."""
    def effect(victim):
        game.draw(victim, 1)
        game.show_hand(victim)
        if victim.hand:
            chip = yield from game.pick_hand(victim, "Make them discard", lambda c: True, chooser=player)
            game.discard_from_hand(victim, chip)
    yield from game.attack(play, game.opponents(player), effect)


@main("acrobatics")
def acrobatics(game, player, _play):
    """PS-380."""
    pairs = list(combinations(COLORS[1:], 2))
    chosen = yield from game.either(player, *(f"{a.capitalize()} and {b}" for a, b in pairs))
    gives(game, player, " ".join(pairs[chosen]))


@main("shadow_plague")
def shadow_plague(_game, player, play):
    """PS-372, PS-373: discarded without a Wound."""
    if play.body and play.body.leave():
        player.discard.append(play.body.chip)


@main("shadowswarm")
def shadowswarm(game, player, play):
    """PS-375, PS-376."""
    if (yield from game.either(player, "Each opponent discards a chip", "Nobody discards")) == 0:
        yield from game.attack(play, game.opponents(player), game.must_discard, lambda v: bool(v.hand))


@main("crash_bomb")
def crash_bomb(game, player, _play):
    """PS-382: two gems, $1 for each."""
    picked = yield from pick_owned(game, player, "Trash", lambda c: c == "crash_gem")
    if picked:
        game.trash(player, *picked)
        broken = yield from game.break_exactly(player, 2)
        game.pay_for(player, broken)
        yield from game.send_broken(player, broken, False)


@main("crash_potato")
def crash_potato(game, player, play):
    """PS-383 to PS-385."""
    owners = [p for p in game.everybody() if "crash_gem" in p.discard]
    swap = ["Swap it with a Crash Gem of a discard pile"] * bool(owners)
    if (yield from game.either(player, "Crash a 1-gem", *swap, asked=True)) == 0:
        yield from game.crash(player, only=1, orb=True)
    else:
        owner = yield from game.target(player, owners)
        owner.discard.remove("crash_gem")
        if play.body and play.body.leave():
            owner.discard.append(play.body.chip)
        player.table.append("crash_gem")


@main("maximum_anarchy")
def maximum_anarchy(game, player, _play):
    """PS-386 to PS-388."""
    for other in game.everybody():
        hand = list(other.hand)
        for chip in hand:
            game.discard_from_hand(other, chip)
        game.draw(other, len(hand))
    game.draw(player, 1)
    for other in game.everybody():
        if other is player and game.on_turn(player):
            gives(game, player, "brown purple red blue")
        else:
            other.anarchy += 1


# Puzzle chips of the base set

@main("chip_damage")
def chip_damage(game, player, play):
    """Each opponent discards an orb chip or two chips."""
    chips = [(c, "discard") for c in player.discard]
    if chips:
        picked = yield from game.pick(player, "Put on top", chips, may=True)
        if picked:
            player.discard.remove(picked[0])
            player.top.append(picked[0])

    def effect(victim):
        texts = ["Discard an orb chip"] * any(has_orb(c) for c in victim.hand) + ["Discard two chips"]
        chosen = yield from game.either(victim, *texts, asked=victim.unclear(has_orb) or None)
        if texts[chosen] == "Discard two chips":
            yield from game.must_discard(victim, 2)
        else:
            chip = yield from game.pick_hand(victim, "Discard", has_orb)
            game.discard_from_hand(victim, chip)
    yield from game.attack(play, game.opponents(player), effect, lambda v: bool(v.hand))


@main("combos_are_hard")
def combos_are_hard(game, player, play):
    """Only as the sole action: two different chips, the end of the action phase, and it is trashed."""
    if player.played != 1:
        return
    gained = []
    for _ in range(2):
        chip = yield from game.pick_stack(player, "Gain", lambda c: not is_mighty(c) and c not in gained)
        if chip:
            game.gain(player, chip)
            gained.append(chip)
    game.end_actions(player)
    game.trash_itself(play)


def trash_gem(game, player):
    """Trashes a gem of the hand; returns which one."""
    chip = yield from game.pick_hand(player, "Trash", is_gem)
    if chip:
        game.trash(player, chip, "hand")
    return chip


@main("gem_essence")
def gem_essence(game, player, _play):
    """Arrows of all colours for a gem."""
    if (yield from trash_gem(game, player)):
        gives(game, player, "brown purple red blue")


@reaction("gems_to_gemonade")
def gems_to_gemonade(game, player, send, _against):
    """Up to three gems become money of their target."""
    most = min(3, send.count)
    answer = yield from game.ask(player, "cancel", [("cancel", n) for n in range(1, most + 1)], True)
    send.count -= answer[1]
    send.target.promised += answer[1]


@main("its_a_trap")
def its_a_trap(game, player, play):
    """A trap on any stack."""
    picked = yield from game.pick(player, "Trap", [(c, "bank") for c in game.stacks])
    game.traps[picked[0]] += 1
    game.trash_itself(play)


@main("its_combo_time")
def its_combo_time(game, player, _play):
    """For a 1-gem of the hand."""
    if "gem_1" in player.hand:
        game.put_gem(player, "gem_1")
        gives(game, player, "chip chip chip chip black")


@main("iron_defense")
def iron_defense(game, player, _play):
    """A Crash Gem beside the pile."""
    player.iron += game.take("crash_gem")


@main("knockdown")
def knockdown(game, player, play):
    """One opponent discards a chip and plays no purple shields this turn."""
    victim = yield from game.target(player, game.opponents(player))

    def effect(_victim):
        victim.knocked = True
        yield from game.must_discard(victim)
    yield from game.attack(play, [victim], effect)


@main("master_puzzler")
def master_puzzler(game, player, play):
    """Bank chips, each played and gained."""
    chosen = []
    while True:
        chips = [(c, "bank") for c in game.stacks if game.stocked(c) and playable(c) and not is_mighty(c)
                 and c not in chosen]
        picked = yield from game.pick(player, "Choose", chips, may=True)
        if not picked:
            break
        chosen.append(picked[0])
    while player not in game.ending:
        chosen = [c for c in chosen if game.stocked(c)]
        if not chosen:
            break
        chip = (yield from game.pick(player, "Play", [(c, "bank") for c in chosen]))[0]
        chosen.remove(chip)
        copy = type(play)(player, chip)
        game.tell("play", player, cards=[chip])
        yield from game.resolve(copy)
        if not copy.trashes_itself:
            game.gain(player, chip)
    game.end_actions(player)


@main("mix_master")
def mix_master(game, player, play):
    """The largest gems of others break; then the player combines."""
    yield from game.attack(play, game.opponents(player), lambda victim: None,
                           lambda v: game.pile(v).largest() > 1)
    for side in game.hit_sides(play):
        pile, number = game.piles[side], game.piles[side].largest()
        if number > 1:
            game.tell_pile("split", pile, cards=[GEMS[number - 1]], to=f"pile{side}")
            game.remove_gem(pile, number)
            for _ in range(number):
                game.add_gem(pile, 1)
    yield from game.combine(player, play)


MAIN["really_annoying"] = gain_wounds


@reaction("really_annoying")
def really_annoying_back(game, player, play, against):
    """The attacker gains a Wound; this is a fist, too."""
    yield from game.strike_back(player, against, "really_annoying")


@main("recklessness")
def recklessness(game, player, _play):
    """With a Wound."""
    game.gain(player, "wound")


@main("risky_move")
def risky_move(game, player, _play):
    """A gem goes into the pile, a larger one into the discard pile."""
    chip = yield from game.pick_hand(player, "Put into the pile", is_gem)
    if chip:
        game.put_gem(player, chip)
        if chip != "gem_4":
            game.gain(player, GEMS[GEMS.index(chip) + 1])
        gives(game, player, "$3")


@main("sale_prices")
def sale_prices(game, _player, _play):
    """Everything costs 1 less this turn."""
    game.sale += 1


@main("self_improvement")
def self_improvement(game, player, _play):
    """Trashes a chip of hand or discard pile."""
    picked = yield from pick_owned(game, player, "Trash", trashable)
    if picked:
        game.trash(player, *picked)


@reaction("self_improvement")
def self_improvement_after(game, player, _play, _against):
    """Draws 3 after the attack."""
    game.draw(player, 3)


@main("sneak_attack")
def sneak_attack(game, _player, play):
    """A 1-gem into each opposing pile."""
    yield from game.ante_into(play)


@main("stolen_purples")
def stolen_purples(game, player, play):
    """All orb chips of one hand are discarded; one of them changes its owner."""
    victim = yield from game.target(player, game.opponents(player))

    def effect(_victim):
        game.show_hand(victim)
        orbs = [c for c in victim.hand if has_orb(c)]
        for chip in orbs:
            game.discard_from_hand(victim, chip)
        if orbs:
            picked = yield from game.pick(player, "Take", [(c, "discard") for c in orbs])
            game.tell("gain", player, cards=[picked[0]], to=f"seat{player.seat}.discard")
            victim.discard.remove(picked[0])
            player.discard.append(picked[0])
            game.trash_itself(play)
    yield from game.attack(play, [victim], effect, lambda v: bool(v.hand))


@main("thinking_ahead")
def thinking_ahead(game, player, _play):
    """Purchases may go on top of the bag."""
    player.tops_purchases = player.tops_purchases or game.on_turn(player)


@main("training_day")
def training_day(game, player, _play):
    """A better chip for one of the hand."""
    chip = yield from game.pick_hand(player, "Trash", plain)
    if chip:
        game.trash(player, chip, "hand")
        yield from gain_between(game, player, game.cost(chip), game.cost(chip) + 2, to_hand=True)


# Character chips of the base set

@main("versatile_style")
def versatile_style(game, player, _play):
    """One of three."""
    what = ["black pig", "$2", "chip chip"]
    chosen = yield from game.either(player, "Black arrow and piggy bank", "$2", "Draw two chips")
    gives(game, player, what[chosen])


@main("martial_mastery")
def martial_mastery(game, player, _play):
    """A chip that costs exactly 2 more."""
    chip = yield from game.pick_hand(player, "Trash", plain)
    if chip:
        game.trash(player, chip, "hand")
        yield from gain_between(game, player, game.cost(chip) + 2, game.cost(chip) + 2)


@reaction("reversal", has_gems)
def reversal_counter(game, player, send, _against):
    """A counter-crash by a chip without an orb, like Unstable Power's: Dragon Form doesn't protect it."""
    yield from game.counter_crash(player, send, 1)


@main("playing_with_fire")
def playing_with_fire(game, player, _play):
    """A 1-gem into one's own pile."""
    game.ante(game.pile(player), 1)
    gives(game, player, "brown red chip")


@main("burning_vigor")
def burning_vigor(game, player, play):
    """A Wound trashed, then a 1-gem into each opposing pile."""
    if (yield from trash_wound(game, player)):
        gives(game, player, "black")
        yield from game.ante_into(play)


@main("unstable_power")
def unstable_power(game, player, _play):
    """A Double Crash Gem, then two Wounds."""
    yield from game.crash(player, 2, money=True)
    two_wounds(game, player)


def two_wounds(game, player):
    """Gains two Wounds."""
    for _ in range(2):
        game.gain(player, "wound")


@reaction("unstable_power", has_gems)
def unstable_counter(game, player, send, _against):
    """A Double Crash Gem, then two Wounds."""
    yield from game.counter_crash(player, send, 2, wounds=2)


@reaction("rigorous_training")
def rigorous_training(game, player, _purchase, _against):
    """After an opponent's purchase for 4 or more."""
    chip = yield from game.pick_hand(player, "Trash", plain)
    if chip:
        game.trash(player, chip, "hand")
        yield from gain_between(game, player, 0, game.cost(chip) + 2)


@main("purge_bad_habits")
def purge_bad_habits(game, player, _play):
    """A 2-gem for a chip of the hand."""
    chip = yield from game.pick_hand(player, "Trash", trashable)
    if chip:
        game.trash(player, chip, "hand")
    bank_to_hand(game, player, "gem_2")


@main("double_take")
def double_take(game, player, play):
    """A puzzle chip played twice, then trashed; the action phase ends."""
    picked = yield from pick_owned(game, player, "Play twice", lambda c: is_puzzle(c) and not is_mighty(c))
    if picked:
        chip, zone = picked
        if zone == "hand":
            player.leaves_hand(chip)
        else:
            player.discard.remove(chip)
        player.table.append(chip)
        for _ in range(2):
            if player not in game.ending:
                game.tell("play", player, cards=[chip])
                yield from game.resolve(type(play)(player, chip))
        player.table.remove(chip)
        game.tell("trash", player, cards=[chip])
        game.put_back(chip)
    game.end_actions(player)


@reaction("stone_wall")
def stone_wall(_game, _player, send, _against):
    """All gems go to the bank."""
    send.count = 0


@main("big_rocks")
def big_rocks(game, player, _play):
    """A larger gem for one of the hand."""
    chip = yield from trash_gem(game, player)
    if chip and chip != "gem_4":
        bank_to_hand(game, player, GEMS[GEMS.index(chip) + 1])


@main("strength_of_earth")
def strength_of_earth(game, player, play):
    """A 1-gem of the bank combines with a gem of the pile."""
    pile = game.pile(player)
    options = [("combine", "bank", n) for n in pile.numbers() if n < 4]
    if options and not play.barred:
        answer = yield from game.ask(player, "combine", options)
        game.tell("combine", player, ["1-gem", f"{answer[2]}-gem", f"{answer[2] + 1}-gem"], to=f"pile{player.side}")
        game.remove_gem(pile, answer[2])
        game.add_gem(pile, answer[2] + 1)


@main("pilebunker")
def pilebunker(game, player, play):
    """Opponents trash their largest gems for 1-gems."""
    gives(game, player, ["chip", "pig"][(yield from game.either(player, "Draw a chip", "Piggy bank"))])

    def effect(victim):
        game.show_hand(victim)
        if largest_gem(victim):
            game.trash(victim, largest_gem(victim), "hand")
            game.gain(victim, "gem_1")
    yield from game.attack(play, game.opponents(player), effect, lambda v: bool(v.hand))


@main("troublesome_rhetoric")
def troublesome_rhetoric(game, player, _play):
    """An opponent decides."""
    judge = yield from game.target(player, game.opponents(player))
    chosen = yield from game.either(judge, "Black arrow and a chip", "$2 and a piggy bank")
    gives(game, player, ["black chip", "$2 pig"][chosen])


@main("chromatic_orb")
def chromatic_orb(game, player, _play):
    """A 1-gem without money."""
    yield from game.crash(player, only=1)


@main("creative_thoughts")
def creative_thoughts(game, player, _play):
    """Two different ones of four."""
    what = [("Black arrow", "black"), ("piggy bank", "pig"), ("$1", "$1"), ("a chip", "chip")]
    pairs = list(combinations(what, 2))
    texts = [f"{a[0]} and {b[0]}" for a, b in pairs]
    chosen = yield from game.either(player, *(text[0].upper() + text[1:] for text in texts))
    gives(game, player, " ".join(gain for _, gain in pairs[chosen]))


@main("research")
def research(game, player, _play):
    """A chip of the hand for an orb chip of the bag."""
    if not player.hand or not player.bag_may_hold(has_orb):
        return
    picked = yield from game.pick(player, "Take", bag_chips(player, has_orb), asked=player.hides() or None)
    if picked:
        chips = [(c, "hand") for c in player.hand]
        player.bag.remove(picked[0])
        player.enters_hand(picked[0])
        chip, _ = yield from game.pick(player, "Put into the bag", chips, asked=player.unclear(lambda c: True) or None)
        player.leaves_hand(chip)
        game.tell("bag", player, cards=[chip], to=f"seat{player.seat}.bag")
        player.bag.append(chip)


@main("time_for_the_past")
def time_for_the_past(game, player, _play):
    """A puzzle chip of the discard pile."""
    yield from take_back(game, player, lambda c: is_puzzle(c) and not is_mighty(c))


@main("jackpot")
def jackpot(game, player, play):
    """Two random chips of a hand."""
    victim = yield from game.target(player, game.opponents(player))
    shown = game.show_random(victim, 2)
    if any(is_gem(c) for c in shown):
        gives(game, player, "$1 black")
    if len(shown) == 2 and all(has_orb(c) for c in shown):
        chip = yield from game.pick_stack(player, "Play", has_orb)
        if chip:
            game.tell("play", player, cards=[chip])
            yield from game.resolve(type(play)(player, chip))
            game.gain(player, chip)


@main("living_on_the_edge")
def living_on_the_edge(game, player, _play):
    """With a full pile."""
    if game.pile(player).total() >= 10:
        gives(game, player, "chip chip chip black")


@main("hex_of_murkwood")
def hex_of_murkwood(game, player, play):
    """A Wound, or two Wounds of the hand discarded."""
    def effect(victim):
        may = ["Discard two Wounds"] * (victim.hand.count("wound") >= 2)
        if (yield from game.either(victim, "Gain a Wound", *may, asked=victim.unclear(is_wound) or None)):
            game.discard_from_hand(victim, "wound")
            game.discard_from_hand(victim, "wound")
        else:
            game.gain(victim, "wound")
    yield from game.attack(play, game.opponents(player), effect, game.can_wound)
