"""`parlor store`: what a server keeps, checked, copied while it runs, and put back."""
import sqlite3
import stat
import subprocess
import tempfile
import unittest
from pathlib import Path

from client import PARLOR, Server, Socket


def store(*words):
    """Runs `parlor store`; returns its exit code and what it said."""
    done = subprocess.run([PARLOR, "store", *map(str, words)], capture_output=True, text=True,
                          timeout=60, check=False)
    return done.returncode, done.stdout + done.stderr


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
