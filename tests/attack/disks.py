"""Disks in trouble while people play: full, held by another program, hanging, failing, read-only, gone. What the
server confirms meanwhile is there afterwards, and once. Where the trouble can pass it stays up, says what it
can't do, and goes on by itself; where it can't it ends with 70, and starts again when the disk is mended."""
import contextlib
import random
import signal
import sqlite3
import tempfile
import time
from pathlib import Path

from client import PATIENCE, Closed, NotStarted, Server
from disk import Disk, fill, make_room
from kills import check
from players import FREE, Pair

TABLES = 6
SILENT = 3  # seconds after which the server says that a disk which does not answer can't be written


class Troubles:
    def __init__(self, server, disk, dice):
        self.server, self.disk, self.dice = server, disk, dice
        self.pairs = [Pair(server, number) for number in range(TABLES)]
        self.tries = self.answers = self.went_on = self.ended = self.not_started = 0

    # --- People. ---

    def play(self, rounds):
        for _ in range(rounds):
            for pair in self.pairs:
                pair.step()
                self.answers += 1

    def play_until_refused(self):
        """Until somebody is cut off or refused, because of the disk."""
        end = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < end:
                self.play(1)
            raise TimeoutError("answers go on")
        except (Closed, ConnectionError):
            pass
        except AssertionError as refusal:
            assert "disk" in str(refusal), refusal

    def come_back(self):
        for pair in self.pairs:
            pair.close()
        for pair in self.pairs:
            pair.connect(self.server)

    def is_ready(self):
        assert self.server.request("GET", "/healthz")[0] == 200
        return self.server.request("GET", "/readyz")[0] == 200

    def await_ready(self, ready):
        end = time.monotonic() + PATIENCE
        while self.is_ready() != ready:
            assert time.monotonic() < end, f"it does not become ready={ready}"
            time.sleep(0.05)

    # --- Troubles that pass: it stays up. ---

    def served_meanwhile(self):
        """The tables are shown; an answer is refused with a sentence."""
        self.await_ready(False)
        self.come_back()
        for pair in self.pairs:
            for socket in pair.sockets:
                state = socket.states[pair.table]
                if state["ask"]:
                    said = socket.bad("answer", table=pair.table, question=state["question"], option=0)
                    assert "disk" in said, said

    def goes_on(self):
        """With the connections that people have: who comes back now may be answered for, where there is no choice."""
        self.await_ready(True)
        self.play(2)
        self.went_on += 1

    def full(self):
        fill(self.server)
        self.play_until_refused()
        self.served_meanwhile()
        make_room(self.server)
        self.goes_on()

    def held(self):
        """By a program that writes to it, longer than the five seconds that the server waits, or shorter."""
        other = sqlite3.connect(Path(self.server.data, "parlor.db"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        if self.dice.random() < 0.3:
            self.play_until_refused()
            self.served_meanwhile()
            other.execute("ROLLBACK")
        else:
            self.wait_for(self.dice.uniform(0, 1), lambda: other.execute("ROLLBACK"))
        other.close()
        self.goes_on()

    def hangs(self):
        self.disk.hang()
        self.wait_for(self.dice.choice((0.2, 0.5, SILENT + 1)), self.disk.mend)
        self.goes_on()

    def somebody(self):
        """A pair, and which of them is asked."""
        return next((pair, seat) for pair in self.pairs if not pair.is_over()
                    for seat, socket in enumerate(pair.sockets) if socket.states[pair.table]["ask"])

    def wait_for(self, seconds, mend):
        """An answer waits as long as the trouble lasts; nothing else does."""
        pair, seat = self.somebody()
        socket = pair.sockets[seat]
        question = socket.states[pair.table]["question"]
        socket.send({"do": "answer", "ref": 900, "table": pair.table, "question": question, "option": 0})
        socket.waits(seconds)
        assert 900 not in socket.replies, "confirmed, and not on disk"
        assert not self.is_ready() or seconds < SILENT
        mend()
        assert socket.reply(900)["ok"]
        pair.confirmed.append((question, seat, 0))
        self.answers += 1

    # --- Troubles that do not: it ends. ---

    def has_ended(self):
        self.play_until_refused()
        assert self.server.process.wait(PATIENCE) == 70
        self.ended += 1

    def fails(self):
        self.disk.fail("db-wal")
        self.has_ended()

    def read_only(self):
        self.disk.be_read_only()
        self.has_ended()
        try:
            self.server.start()
            raise AssertionError("it has started on a disk that is read-only")
        except NotStarted as refusal:
            assert refusal.code == 1 and str(refusal).rstrip().endswith("."), refusal
            self.not_started += 1

    def gone(self):
        database, elsewhere = (Path(self.server.data, name) for name in ("parlor.db", "elsewhere"))
        database.rename(elsewhere)
        self.has_ended()
        elsewhere.rename(database)

    # --- One after the other. ---

    def each(self):
        """All of them, in any order."""
        ways = [self.full, self.held, self.hangs, self.fails, self.read_only, self.gone]
        self.dice.shuffle(ways)
        return ways

    def look(self):
        """What was confirmed is on the disk."""
        if self.server.process.poll() is None:
            self.server.stop(self.dice.choice((signal.SIGKILL, signal.SIGTERM)))
        for pair in self.pairs:
            pair.close()
            check(pair, self.server.data)

    def one(self, way):
        """A trouble, and life after it."""
        try:
            way()
            self.disk.mend()
            self.look()
        except AssertionError as error:
            raise AssertionError(f"after {way.__name__}: {error}") from error
        self.server.start()
        self.come_back()
        self.play(self.dice.randrange(1, 5))
        self.tries += 1


def attack(seconds, seed):
    end = time.monotonic() + seconds
    with tempfile.TemporaryDirectory(prefix="parlor-disks-") as data, contextlib.closing(Disk()) as disk, Server(
            *FREE, data=data, environment=disk.environment) as server:
        troubles = Troubles(server, disk, random.Random(seed))
        while time.monotonic() < end:
            for way in troubles.each():
                troubles.one(way)
        for pair in troubles.pairs:
            pair.close()
        code, log = server.stop()
    assert code == 0, f"{code} {log[-5000:]}"
    return (f"{troubles.tries} troubles, {troubles.answers} answers",
            f"0 lost, 0 twice; it went on {troubles.went_on} times, ended itself {troubles.ended} times, "
            f"and did not start {troubles.not_started} times")
