"""`parlor store`: what a server keeps, checked, copied while it runs, and put back."""
import itertools
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from client import PARLOR, ROOT, Server, Socket

sys.path.insert(0, str(ROOT / "tests" / "attack"))
import cuts  # pylint: disable=wrong-import-position


def store(*words, environment=None):
    """Runs `parlor store`; returns its exit code and what it said."""
    done = subprocess.run([PARLOR, "store", *map(str, words)], capture_output=True, text=True,
                          timeout=60, check=False, env=os.environ | (environment or {}))
    return done.returncode, done.stdout + done.stderr


ALL = ("first", *(["second" * 80] * 40))  # so much that pages of one database do not fit to the other


class Folder:
    """A folder on a disk: which names are certainly there, and what was done to names since it was synced."""

    def __init__(self, path):
        self.files = {}  # as the program sees them
        self.waiting = []
        for file in path.iterdir():
            if not file.name.endswith("-shm"):  # memory that several processes share; made anew
                self.files[file.name] = cuts.Disk()
                self.files[file.name].synced = bytearray(file.read_bytes())
        self.synced = dict(self.files)

    @staticmethod
    def change(files, what, name, other):
        if what == b"r":
            files.pop(name, None)
        elif what == b"n":
            if name in files:
                files[other] = files.pop(name)
        else:
            files[name] = other

    def do(self, what, name, offset, data):
        """An operation of the log of cuts.c."""
        if name.endswith("-shm"):
            return
        if not name:  # the folder was synced
            self.synced = dict(self.files)
            self.waiting.clear()
        elif what in (b"r", b"n"):
            self.waiting.append((what, name, data and data.decode()))
            self.change(self.files, *self.waiting[-1])
        else:
            if name not in self.files:
                self.waiting.append((b"c", name, cuts.Disk()))
                self.change(self.files, *self.waiting[-1])
            if what == b"s":
                self.files[name].sync()
            else:
                self.files[name].waiting.append((offset, data))

    def after_a_cut(self, dice):
        """What can be left: each of what was done to names since has reached the disk or not."""
        for kept in itertools.product((False, True), repeat=len(self.waiting)):
            files = dict(self.synced)
            for change in itertools.compress(self.waiting, kept):
                self.change(files, *change)
            with tempfile.TemporaryDirectory(prefix="parlor-cut-") as left:
                for name, disk in files.items():
                    Path(left, name).write_bytes(disk.after_a_cut(dice))
                yield Path(left)


class Backup(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.copy = self.folder / "copy.db"
        self.server = Server("--limits", "1000")
        self.addCleanup(self.server.__exit__)
        self.player = Socket(self.server)
        self.addCleanup(self.player.close)
        self.table = self.player.good("create", game="flash_duel", seats=["me", "open"])["table"]

    def say(self, text):
        self.player.good("chat", table=self.table, text=text)

    def lines(self, server, cookie):
        with Socket(server, cookie) as player:
            player.good("watch", table=self.table)
            return [line["text"] for line in player.states[self.table]["chat"]]

    def test_all_that_was_confirmed_before_is_in_it(self):
        """Also what is only in the log of writes yet; and the server goes on meanwhile."""
        for i in range(50):
            self.say(f"before {i}")
        self.assertEqual(store("backup", self.copy, "--data", self.server.data), (0, ""))
        self.say("after")
        self.assertEqual(stat.S_IMODE(self.copy.stat().st_mode), 0o600)
        self.assertEqual(list(self.folder.iterdir()), [self.copy])
        elsewhere = self.folder / "elsewhere"
        self.assertEqual(store("restore", self.copy, "--data", elsewhere), (0, ""))
        with Server(data=str(elsewhere)) as again:
            self.assertEqual(self.lines(again, self.player.cookie), [f"before {i}" for i in range(50)])

    def test_a_copy_can_be_read_where_nothing_can_be_written(self):
        """A database whose file says that it has a log (2) needs a place for that beside it to be read."""
        for flags in ((), ("--replace",)):
            self.assertEqual(store("backup", self.copy, "--data", self.server.data, *flags), (0, ""))
            self.assertEqual(self.copy.read_bytes()[18:20], bytes((1, 1)))
            self.assertEqual(list(self.folder.iterdir()), [self.copy])

    def test_nothing_is_replaced_by_mistake(self):
        self.say("first")
        self.assertEqual(store("backup", self.copy, "--data", self.server.data)[0], 0)
        code, said = store("backup", self.copy, "--data", self.server.data)
        self.assertEqual((code, "is there already" in said), (1, True), said)
        self.say("second")
        code, said = store("restore", self.copy, "--data", self.server.data, "--replace")
        self.assertEqual((code, "Another server" in said), (1, True), said)
        self.server.stop()
        code, said = store("restore", self.copy, "--data", self.server.data)
        self.assertEqual((code, "--replace" in said), (1, True), said)
        self.server.start()
        self.assertEqual(self.lines(self.server, self.player.cookie), ["first", "second"])
        self.server.stop()
        self.assertEqual(store("restore", self.copy, "--data", self.server.data, "--replace"), (0, ""))
        self.server.start()
        self.assertEqual(self.lines(self.server, self.player.cookie), ["first"])

    def killed_with_a_log(self):
        """Two databases: a copy, and that of a server which was killed after it had said more."""
        self.say("first")
        self.assertEqual(store("backup", self.copy, "--data", self.server.data)[0], 0)
        for line in ALL[1:]:
            self.say(line)
        self.server.stop(signal.SIGKILL)
        data = Path(self.server.data)
        self.assertGreater((data / "parlor.db-wal").stat().st_size, 0)
        return data

    def said(self, database):
        """The lines of chat of a database that must be sound."""
        db = sqlite3.connect(database)
        self.assertEqual(db.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
        lines = tuple(text for text, in db.execute("SELECT text FROM chat ORDER BY number"))
        db.close()
        return lines

    def test_a_copy_that_can_not_be_written_leaves_the_database_as_it_was(self):
        data = self.killed_with_a_log()
        (data / "parlor.db.new").mkdir()
        code, said = store("restore", self.copy, "--data", data, "--replace")
        self.assertEqual((code, "can't be made" in said), (1, True), said)
        self.assertEqual(self.said(data / "parlor.db"), ALL)

    def test_the_power_may_fail_while_one_is_restored(self):
        """Before each operation: then it is the old database, with all that was said, or the new one."""
        data = self.killed_with_a_log()
        log = self.folder / "log"
        folder = Folder(data)
        checks = os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"
        logging = {"LD_PRELOAD": str(cuts.build()), "CUTS_FOLDER": str(data), "CUTS_LOG": str(log),
                   "ASAN_OPTIONS": checks}
        self.assertEqual(store("restore", self.copy, "--data", data, "--replace", environment=logging), (0, ""))
        dice, found = random.Random(1), []
        for _, what, name, offset, data_written in itertools.chain(cuts.operations(log), [(0, b"s", "", 0, None)]):
            found.append({self.said(left / "parlor.db") for left in folder.after_a_cut(dice)})
            folder.do(what, name, offset, data_written)
        self.assertEqual(self.said(data / "parlor.db"), ("first",))
        self.assertEqual(found[0], {ALL})
        self.assertEqual(found[-1], {("first",)})
        self.assertEqual(set().union(*found), {("first",), ALL})

    def test_a_damaged_database_and_its_log_are_replaced(self):
        data = self.killed_with_a_log()
        (data / "parlor.db").write_bytes(b"no database" * 1000)
        self.assertEqual(store("restore", self.copy, "--data", data, "--replace"), (0, ""))
        self.assertEqual(self.said(data / "parlor.db"), ("first",))

    def test_a_log_that_has_lost_its_database_is_not_taken_for_the_copys(self):
        data = self.killed_with_a_log()
        (data / "parlor.db").unlink()
        self.assertEqual(store("restore", self.copy, "--data", data), (0, ""))
        self.assertEqual(self.said(data / "parlor.db"), ("first",))

    def test_what_is_damaged_is_found_and_not_restored(self):
        self.say("one")
        code, said = store("check", "--data", self.server.data)
        self.assertEqual((code, "is sound" in said), (0, True), said)
        self.assertEqual(store("backup", self.copy, "--data", self.server.data)[0], 0)
        with sqlite3.connect(self.copy) as db:
            db.execute("INSERT INTO answer(game, number, seat, option, question, at, left) "
                       "SELECT id, 5, 0, 0, 0, 0, 0 FROM game")
        db.close()
        code, said = store("restore", self.copy, "--data", self.folder / "new")
        self.assertEqual((code, "damaged" in said), (1, True), said)
        self.assertFalse((self.folder / "new" / "parlor.db").exists())
        with self.copy.open("r+b") as file:
            file.seek(8192)
            file.write(b"Z" * 8192)
        self.assertEqual(store("restore", self.copy, "--data", self.folder / "new")[0], 1)

    def test_a_table_that_lacks_answers_is_not_shown_shorter(self):
        table = self.player.good("create", game="flash_duel", setup={"mode": "solo"}, seats=["me"])["table"]
        self.player.good("watch", table=table)
        for _ in range(3):
            state = self.player.until(table, lambda s: s["ask"])
            self.player.good("answer", table=table, question=state["question"], option=0)
            self.player.until(table, lambda s: s["moves"] > state["moves"])
        self.server.stop()
        with sqlite3.connect(Path(self.server.data, "parlor.db")) as db:
            db.execute("DELETE FROM answer WHERE number=1")
        db.close()
        code, said = store("check", "--data", self.server.data)
        self.assertEqual((code, f"missing at table {table}" in said), (1, True), said)
        self.server.start()
        with Socket(self.server, self.player.cookie) as player:
            self.assertIn("can't be read", player.bad("watch", table=table))
            player.good("watch", table=self.table)

    def test_what_is_not_there(self):
        self.assertEqual(store("check", "--data", self.folder / "nowhere")[0], 1)
        self.assertEqual(store("restore", self.copy, "--data", self.folder / "new")[0], 1)
        self.assertEqual(store("backup", "--data", self.server.data)[0], 2)
        self.assertEqual(store("--data", self.server.data)[0], 2)


if __name__ == "__main__":
    unittest.main()
