"""One address asks for as much as it can: messages, chat, tables, history, texts, mutes, reports, requests and
connections, and comes back whenever it is cut. People at other addresses play on meanwhile, and their answers are
confirmed in time.

On a quiet machine that is within MOST_MS for 99 of 100 answers, which a run of a minute checks. How long
something takes says little beside other tests, so a shorter one checks what holds there, too: what a flooder
does costs the server's loop little each time, whether it is let in or refused, and the others' answers are
usually not much later than before the floods began.
"""
import json
import multiprocessing
import os
import random
import statistics
import threading
import time

from client import ROOT, Closed, Server, Socket
from players import Pair

FLOODERS = 6
PAIRS = 4
MOST_MS = 50      # of the slowest hundredth of the others' answers
CALM_FROM = 60    # seconds: who runs it for so long lets it have the machine
BEFORE = 0.2      # of the time people play without floods
MOST_LATER = 250  # milliseconds, of the middle one of the others' answers
MOST_COST = 1     # milliseconds of the loop for a message, request or connection, all in all
PACE = 0.1        # seconds between the answers of a pair; faster ones need more tables than one may make


def at(address):
    """Headers of somebody behind the proxy."""
    return {"X-Forwarded-For": address}


class Flood:
    def __init__(self, server, seed, until):
        self.server, self.until = server, until
        self.dice = random.Random(seed)
        self.sent = self.cuts = 0
        self.tables = []  # of all flooders: what they write there others can mute and report

    def messages(self, table):
        deck = {"game": "gem_blenders", "field": "red"}
        return (
            {"do": "lobby", "watch": True}, {"do": "history"}, {"do": "history", "mine": True},
            {"do": "chat", "table": table, "text": "x" * 500}, {"do": "watch", "table": table},
            {"do": "create", "game": "flash_duel", "seats": ["me", "master"]},
            {"do": "keep", **deck, "name": str(self.sent % 90), "text": "x" * 1000}, {"do": "shelf", **deck},
            {"do": "shun", "table": table, "line": 0, "how": self.dice.choice(("mute", "block", "none"))},
            {"do": "lift", "who": self.dice.randrange(1, 20)}, {"do": "shunned"},
            {"do": "report", "table": table, "line": 0, "text": "x" * 500})

    def try_each(self):
        """The server does each of them: what it refused at a glance would be no flood."""
        with Socket(self.server, headers=at("10.9.9.9")) as one, Socket(self.server, headers=at("10.9.9.9")) as other:
            table = one.good("create", game="flash_duel", seats=["me", "open"])["table"]
            one.good("chat", table=table, text="x")
            self.tables.append(table)
            for message in self.messages(table):
                other.good(message.pop("do"), **message)

    def speak(self):
        """One connection, until it is cut."""
        cookie = None
        while time.monotonic() < self.until:
            try:
                with Socket(self.server, cookie, at("10.9.9.9")) as flooder:
                    cookie = flooder.cookie
                    made = flooder.do("create", game="flash_duel", seats=["me", "open"])
                    if "table" in made:
                        self.tables.append(made["table"])
                    while time.monotonic() < self.until:
                        flooder.socket.settimeout(0.001)
                        flooder.send(self.dice.choice(self.messages(self.dice.choice(self.tables))))
                        self.sent += 1
                        try:
                            while flooder.socket.recv(1 << 16):
                                pass
                            break  # it was cut
                        except TimeoutError:
                            pass
                self.cuts += 1
            except (Closed, OSError, AssertionError, ValueError):
                self.cuts += 1

    def request(self):
        while time.monotonic() < self.until:
            try:
                self.server.request("POST", "/api/login", json.dumps({"name": "Nobody", "password": "x" * 8}),
                                    {"Content-Type": "application/json", **at("10.9.9.9")})
                self.server.request("GET", "/api/games", headers=at("10.9.9.9"))
            except OSError:
                self.cuts += 1
            self.sent += 2

    def run(self, result):
        """All flooders until the end, in a process of their own: their work delays nobody else's clock."""
        crowd = [threading.Thread(target=self.speak) for _ in range(FLOODERS)]
        crowd += [threading.Thread(target=self.request) for _ in range(2)]
        for one in crowd:
            one.start()
        for one in crowd:
            one.join()
        result.put((self.sent, self.cuts))


class Others:
    """People at addresses of their own."""

    def __init__(self, server):
        self.server = server
        self.pairs = [Pair(server, number, headers=at(f"10.1.0.{number + 1}")) for number in range(PAIRS)]
        self.failures = []

    def play_one(self, pair, until, times):
        try:
            while time.monotonic() < until:
                begun = time.monotonic()
                pair.step()
                times.append(1000 * (time.monotonic() - begun))
                time.sleep(PACE)
        except Exception as error:  # nobody else would hear of it
            self.failures.append(error)

    def play(self, seconds):
        """Returns how many milliseconds each answer took."""
        until, times = time.monotonic() + seconds, []
        crowd = [threading.Thread(target=self.play_one, args=(pair, until, times)) for pair in self.pairs]
        for one in crowd:
            one.start()
        for one in crowd:
            one.join()
        return times


def slowest(times):
    """Of a hundred, the one that took longest."""
    return sorted(times)[len(times) * 99 // 100]


def attack(seconds, seed):
    program = os.environ.get("PARLOR_RELEASE", ROOT / "build" / "parlor")
    result = multiprocessing.SimpleQueue()
    with Server("--proxy", "--host", "Warden", program=program) as server:
        others = Others(server)
        before = others.play(seconds * BEFORE)
        flooding = seconds * (1 - BEFORE)
        flood = Flood(server, seed, time.monotonic() + flooding)
        flood.try_each()
        flooders = multiprocessing.get_context("fork").Process(target=flood.run, args=(result,))
        loop = server.loop_seconds()
        flooders.start()
        during = others.play(flooding)
        loop = server.loop_seconds() - loop
        sent, cuts = result.get()
        flooders.join()
        alive = server.process.poll() is None
        code, log = server.stop()
    assert (alive, code, others.failures) == (True, 0, []), f"{others.failures} {log[-5000:]}"
    assert before and during and sent > 20 * flooding and cuts
    cost = 1000 * loop / (sent + cuts)
    assert cost < MOST_COST, f"each costs {cost:.2f} ms"
    later = statistics.median(during) - statistics.median(before)
    assert later < MOST_LATER, f"the others' answers come {later:.0f} ms later"
    slow = slowest(during)
    assert seconds < CALM_FROM or slow < MOST_MS, f"others wait {slow:.0f} ms; before it was {slowest(before):.0f} ms"
    return (f"{sent} messages and requests, {cuts} cuts",
            f"{len(during)} answers of others, all confirmed, 99 % within {slow:.0f} ms (before the floods "
            f"{slowest(before):.0f} ms); each costs {cost:.2f} ms")
