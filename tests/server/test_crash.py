"""The server is killed at random moments under load: every confirmed answer is there afterwards, none
is there twice, and every table can be played on."""
import json
import os
import random
import signal
import sqlite3
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path

from client import PARLOR, Closed, Server, Socket

KILLS = int(os.environ.get("KILLS", "20"))
TABLES = 8
FREE = ("--connections-per-address", "1000", "--tables-per-minute", "100000",
        "--messages-per-second", "100000", "--messages-burst", "100000")


class Pair:
    """Two people at a table who answer at random; what was confirmed is kept."""

    def __init__(self, server, number):
        self.number = number
        self.dice = random.Random(number)
        self.cookies = [None, None]
        self.table = None
        self.confirmed = []  # (question, seat, option)
        self.unsure = None   # sent, and no reply yet
        self.connect(server)

    def connect(self, server):
        self.sockets = [Socket(server, cookie) for cookie in self.cookies]
        self.cookies = [socket.cookie for socket in self.sockets]
        if not self.table:
            self.new_table()
        self.watch()

    def watch(self):
        for socket in self.sockets:
            socket.good("watch", table=self.table)
        for socket in self.sockets:
            socket.until(self.table, lambda state: state["status"] != "open")

    def new_table(self):
        a, b = self.sockets
        table = a.good("create", game="flash_duel", seats=["me", "open"],
                       clock={"kind": "game", "seconds": 3000, "increment": 0})["table"]
        b.good("sit", table=table, seat=1)
        self.table = table
        self.confirmed = []
        self.unsure = None

    def send(self, seat, question, option):
        self.unsure = (seat, question, option)
        self.sockets[seat].good("answer", table=self.table, question=question, option=option)
        self.confirmed.append((question, seat, option))
        self.unsure = None

    def step(self):
        """One more answer; a new table when the game is over."""
        if self.unsure:  # the connection was lost before its reply: once more
            self.send(*self.unsure)
        newest = max(socket.states[self.table]["moves"] for socket in self.sockets)
        if self.confirmed:
            newest = max(newest, len(self.confirmed))
        for socket in self.sockets:
            socket.until(self.table, lambda state: state["moves"] >= newest)
        if self.sockets[0].states[self.table]["status"] == "over":
            self.new_table()
            self.watch()
            return
        for seat, socket in enumerate(self.sockets):
            state = socket.states[self.table]
            if state["ask"]:
                self.send(seat, state["question"], self.dice.randrange(len(state["ask"]["options"])))
                return

    def close(self):
        for socket in self.sockets:
            socket.close()


def stored_answers(data, table):
    """What the database holds, read by somebody else."""
    with tempfile.TemporaryDirectory() as copy:
        for name in os.listdir(data):  # as the crash left it; the server's own file stays alone
            Path(copy, name).write_bytes(Path(data, name).read_bytes())
        db = sqlite3.connect(Path(copy, "parlor.db"))
        rows = db.execute("SELECT number, question, seat, option FROM answer WHERE game="
                          "(SELECT id FROM game WHERE code=?) ORDER BY number", [table]).fetchall()
        db.close()
    return rows


class Crash(unittest.TestCase):
    def check(self, pair, data):
        rows = stored_answers(data, pair.table)
        self.assertEqual([row[0] for row in rows], list(range(len(rows))))
        answers = [tuple(row[1:]) for row in rows]
        self.assertEqual(answers[:len(pair.confirmed)], pair.confirmed)
        extra = answers[len(pair.confirmed):]
        self.assertLessEqual(len(extra), 1)
        if extra:  # it had arrived, only the reply was lost
            self.assertEqual(pair.unsure, (extra[0][1], extra[0][0], extra[0][2]))

    def test_killed_again_and_again(self):
        dice = random.Random(1)
        confirmed = 0
        with tempfile.TemporaryDirectory(prefix="parlor-crash-") as data:
            with Server(*FREE, data=data) as server:
                pairs = [Pair(server, number) for number in range(TABLES)]
                for _ in range(KILLS):
                    timer = threading.Timer(dice.uniform(0.02, 0.5), server.process.kill)
                    timer.start()
                    before = sum(len(pair.confirmed) for pair in pairs)
                    try:
                        while True:
                            for pair in pairs:
                                pair.step()
                    except (Closed, OSError):
                        pass
                    timer.join()
                    server.stop(signal.SIGKILL)
                    confirmed += max(0, sum(len(pair.confirmed) for pair in pairs) - before)
                    for pair in pairs:
                        pair.close()
                        self.check(pair, data)
                    server.start()
                    for pair in pairs:
                        pair.connect(server)
                self.assertGreater(confirmed, 10 * KILLS)
                for pair in pairs:
                    self.play_on(server, pair)

    def play_on(self, server, pair):
        """The table still works: some answers, then its record is checked."""
        for _ in range(5):
            pair.step()
        table = pair.table
        pair.sockets[0].do("resign", table=table)  # refused if it has just ended
        result = pair.sockets[0].until(table, lambda s: s["status"] == "over")["result"]
        _, _, record = server.request("GET", result["record"])
        with tempfile.NamedTemporaryFile(suffix=".parlor.json") as file:
            file.write(record)
            file.flush()
            done = subprocess.run([PARLOR, "verify", file.name, "--json"], capture_output=True,
                                  check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(json.loads(done.stdout)["fair"])
        pair.close()


if __name__ == "__main__":
    unittest.main()
