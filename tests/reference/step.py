"""step.py - plays a second implementation of a game in step with `parlor engine`

A reference is a slow, plain program that knows one game's rules on its own. It is told what the
engine's chance brought, works out everything else itself, and compares. What all references share
is here: the engine's process, one game at its table, readable differences, and the command line.
"""

import argparse
import itertools
import json
import random
import re
import subprocess
import sys
import time


class Difference(Exception):
    """The engine and the reference disagree."""


class Engine:
    """A running `parlor engine`."""

    def __init__(self, path):
        self.process = subprocess.Popen([path, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **members):
        """Sends a line and returns the reply, which must not be a refusal."""
        return self.ask_all([{"cmd": cmd, **members}])[0]

    def ask_all(self, lines):
        """Sends several lines at once, which saves time, and returns their replies."""
        self.process.stdin.write("".join(json.dumps(line) + "\n" for line in lines))
        self.process.stdin.flush()
        return [self.reply(line) for line in lines]

    def reply(self, line):
        """Reads the reply to a line."""
        text = self.process.stdout.readline()
        if not text:
            raise Difference(f"the engine ended at {line}")
        reply = json.loads(text)
        if not reply["ok"]:
            raise Difference(f"the engine refused {line}: {reply['error']}")
        return reply

    def close(self):
        """Ends the engine."""
        self.process.stdin.close()
        self.process.wait()


class Tally:
    """How much was played and compared in one mode."""

    def __init__(self):
        self.games = 0
        self.answers = 0
        self.comparisons = 0


def told(kind, says=(), **members):
    """What an event must tell, for Table.same_told."""
    known = {name: sorted(value) if name in ("cards", "targets") else value for name, value in members.items()}
    return {"kind": kind, "says": [str(word) for word in says], **known}


def arranged(events, order):
    """Events, those in a row for which order gives a key sorted by it: when they were told means nothing."""
    found = []
    for loose, run in itertools.groupby(events, lambda event: order(event) is not None):
        found += sorted(run, key=order) if loose else run
    return found


class Table:
    """One game: what was asked of the engine, and what is needed to see it again."""

    def __init__(self, engine, game, tally, dice):
        self.engine = engine
        self.game = game
        self.tally = tally
        self.dice = dice
        self.start = {}
        self.answers = []
        self.pending = []

    def new(self, setup, seed):
        """Begins a game; returns the events before the first question."""
        self.start = {"setup": setup, "seed": seed}
        self.answers = []
        reply = self.engine.ask("new", game=self.game, setup=setup, seed=seed, observer="all")
        self.pending = reply["pending"]
        return reply["events"]

    def load(self, position):
        """Goes on from a position instead."""
        self.start = {"position": position}
        self.answers = []
        self.pending = self.engine.ask("load", position=position)["pending"]

    def question(self, seat):
        """What a seat is asked."""
        return self.engine.ask("question", seat=seat)["question"]

    def answer(self, seat, option):
        """Gives an answer; returns what then happened, as the all-seeing see it."""
        self.answers.append([seat, option])
        self.tally.answers += 1
        reply = self.engine.ask("answer", seat=seat, option=option, observer="all")
        self.pending = reply["pending"]
        return reply["events"]

    def view(self):
        """Everything, in the shape of a view."""
        return self.engine.ask("view", seat="all")["view"]

    def dump(self):
        """Everything, in the shape of a position."""
        return self.engine.ask("dump")["position"]

    def result(self):
        """Scores and places."""
        return self.engine.ask("result")["result"]

    def same(self, what, ours, theirs):
        """Compares one thing."""
        self.tally.comparisons += 1
        if ours != theirs:
            raise Difference(f"{what}:\n  reference {ours}\n  engine    {theirs}")

    def same_options(self, what, ours, theirs):
        """Compares two collections of options as sets, each option named by what it means."""
        self.tally.comparisons += 1
        ours, theirs = set(ours), set(theirs)
        if ours != theirs:
            only_ours = "".join(f"\n  only the reference: {o}" for o in sorted(map(str, ours - theirs)))
            only_theirs = "".join(f"\n  only the engine:    {o}" for o in sorted(map(str, theirs - ours)))
            raise Difference(f"options of {what}:{only_ours}{only_theirs}")

    def same_told(self, ours, events, kinds, order=lambda event: None):
        """Compares what the reference knows to have happened with what was told of it: the same kinds of events
        in order, and in each all members that the reference names. What an event says only in its sentence (a
        number, a colour) is looked for there: "says"."""
        ours = arranged(ours, order)
        theirs = arranged([event for event in events if event["kind"] in kinds], order)
        texts = "".join(f"\n  told: {event['text']}" for event in theirs)
        self.same(f"the kinds of what is told{texts}", [known["kind"] for known in ours], [e["kind"] for e in theirs])
        for known, told in zip(ours, theirs):
            said = {word for word in known["says"] if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", told["text"])}
            self.same(f"what is said in '{told['text']}'", set(known["says"]), said)
            members = [name for name in known if name != "says"]
            self.same(f"what is told by '{told['text']}'", {name: known[name] for name in members},
                      {name: sorted(told.get(name, [])) if name in ("cards", "targets") else told.get(name)
                       for name in members})

    def replay(self):
        """What leads to the present moment, as a line that can be kept."""
        if "position" in self.start:
            return json.dumps({"load": self.start["position"], "answers": self.answers})
        return json.dumps({"parlor": 1, "game": self.game, **self.start, "answers": self.answers})


def arguments(about, modes):
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--parlor", default="build/parlor", help="the program to compare with")
    parser.add_argument("--seconds", type=float, help="how long to play; else a fixed number of games")
    parser.add_argument("--seed", default="1", help="which random games to play")
    parser.add_argument("--mode", choices=modes, help="only this mode")
    parser.add_argument("--game", type=int, help="only the game of this number, with --mode")
    return parser.parse_args()


def play_one(engine, game, args, mode, number, play, tally):
    """Plays one game; returns its table and the difference, or None where there is none."""
    dice = random.Random(f"{args.seed} {mode} {number}")
    table = Table(engine, game, tally, dice)
    try:
        play(table, mode)
    except Difference as difference:
        return table, difference
    tally.games += 1
    return table, None


def shortest(first, engine, game, args, mode, play):
    """Looks a few seconds for a game that shows the same difference after fewer answers."""
    number, table, difference = first
    end = time.monotonic() + 5
    ahead = number
    while time.monotonic() < end:
        ahead += 1
        other, found = play_one(engine, game, args, mode, ahead, play, Tally())
        if found and str(found).split("\n")[0] == str(difference).split("\n")[0] \
                and len(other.answers) < len(table.answers):
            number, table, difference = ahead, other, found
    return number, table, difference


def tell_difference(mode, number, table, difference, args):
    """Says what differs and how to see it again."""
    print(f"DIFFERENCE in mode {mode}, game {number}, after {len(table.answers)} answers")
    print(difference)
    print(f"again: --seed {args.seed} --mode {mode} --game {number}")
    print(f"to load: {table.replay()}")


def rounds(args, games):
    """The numbers of the games to play: those that always are, so that a run can be repeated anywhere, or
    as many as there is time for."""
    if args.game is not None:
        return [args.game]
    if args.seconds is None:
        return range(games)
    end = time.monotonic() + args.seconds
    return itertools.takewhile(lambda number: number == 0 or time.monotonic() < end, itertools.count())


def main(game, modes, games, play, about):
    """Plays random games of all modes in turn, so many of each, until something differs."""
    args = arguments(about, modes)
    engine = Engine(args.parlor)
    tallies = {mode: Tally() for mode in ([args.mode] if args.mode else modes)}
    failed = False
    for number in rounds(args, games):
        for mode, tally in tallies.items():
            table, difference = play_one(engine, game, args, mode, number, play, tally)
            if difference:
                found = (number, table, difference)
                if args.game is None:
                    found = shortest(found, engine, game, args, mode, play)
                tell_difference(mode, *found, args)
                failed = True
                break
        if failed:
            break
    engine.close()
    for mode, tally in tallies.items():
        print(f"{game} {mode}: {tally.games} games, {tally.answers} answers, "
              f"{tally.comparisons} comparisons")
    sys.exit(1 if failed else 0)
