"""A disk that does not answer, or answers with an error, when it is to say that something is on it. Whoever does
not ask for that is served meanwhile, and nothing is confirmed that is not there."""
import concurrent.futures
import sqlite3
import time
import unittest
from pathlib import Path

from client import PATIENCE, Closed, Server, Socket
from disk import Disk

PASSWORD = "a long password"


class Syncs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.disk = Disk()

    @classmethod
    def tearDownClass(cls):
        cls.disk.close()

    def setUp(self):
        self.server = Server("--limits", "1000", environment=self.disk.environment)
        self.addCleanup(self.server.__exit__)
        self.addCleanup(self.disk.mend)  # before that

    def player(self, cookie=None):
        socket = Socket(self.server, cookie)
        self.addCleanup(socket.close)
        return socket

    def register(self, name):
        return self.server.post("/api/register", {"name": name, "password": PASSWORD})

    def login(self, name):
        return self.server.post("/api/login", {"name": name, "password": PASSWORD})

    def lines(self, player, table):
        player.good("watch", table=table)
        return [line["text"] for line in player.states[table]["chat"]]


class Hanging(Syncs):
    def test_only_who_needs_the_disk_waits(self):
        _, _, ann = self.register("Ann")
        _, _, phone = self.login("Ann")
        talker, reader = self.player(), self.player()
        table, other = (talker.good("create", game="flash_duel", seats=["me", "open"])["table"]
                        for _ in range(2))
        for place in (table, other):
            talker.good("chat", table=place, text="kept")
        with concurrent.futures.ThreadPoolExecutor() as threads:
            try:
                self.disk.hang()
                talker.send({"do": "chat", "ref": 900, "table": table, "text": "waits"})
                logout = threads.submit(self.server.post, "/api/logout", {}, phone)
                twins = [threads.submit(self.register, "Bea") for _ in range(2)]
                self.read(reader, other, ann, phone)
                end = time.monotonic() + PATIENCE
                while self.server.request("GET", "/readyz")[0] != 503:
                    self.assertLess(time.monotonic(), end)
                    time.sleep(0.1)
                self.read(reader, other, ann, phone)
                self.assertIn("disk", reader.bad("chat", table=other, text="not now"))
                self.assertEqual(self.register("Cid")[0], 503)
                self.assertFalse(logout.done())
                self.assertNotIn(900, talker.replies)
            finally:
                self.disk.mend()
            self.assertEqual(logout.result(PATIENCE)[0], 200)
            self.assertEqual(sorted(twin.result(PATIENCE)[0] for twin in twins), [200, 409])
        self.assertTrue(talker.reply(900)["ok"])
        self.server.restart()
        self.assertEqual(self.login("Bea")[0], 200)
        self.assertEqual(self.server.get("/api/sessions", phone)[0], 403)
        self.assertEqual(self.lines(self.player(talker.cookie), table), ["kept", "waits"])

    def read(self, reader, table, cookie, ended):
        """All that is no news for the disk."""
        for path in ("/", "/healthz", "/api/games"):
            self.assertEqual(self.server.request("GET", path)[0], 200)
        self.assertIn("parlor_store_stuck", self.server.metrics())
        self.assertEqual(self.server.get("/api/me", cookie)[1]["name"], "Ann")
        self.assertEqual(self.server.get("/api/sessions", cookie)[0], 200)
        self.assertEqual(self.lines(reader, table), ["kept"])
        reader.good("history", mine=True)
        end = time.monotonic() + PATIENCE  # the session ends at once, not when that is on disk
        while self.server.get("/api/sessions", ended)[0] != 403:
            self.assertLess(time.monotonic(), end)

    def test_it_ends_when_it_is_told_to(self):
        """Those who wait for the disk are not the reason why the others hear nothing of it."""
        player = self.player()
        player.good("create", game="flash_duel", seats=["me", "open"])
        self.disk.hang()
        player.send({"do": "create", "ref": 900, "game": "flash_duel", "seats": ["me", "open"]})
        time.sleep(0.2)
        self.server.process.terminate()
        with self.assertRaises(Closed) as caught:
            while True:
                player.message()
        self.assertIn("stops", str(caught.exception))
        self.assertNotIn(900, player.replies)
        self.disk.mend()
        self.assertEqual(self.server.process.wait(PATIENCE), 0)


class Failing(Syncs):
    """What the disk has failed to keep once it may believe to have kept the next time: the server asks no second
    time, and ends."""

    def fill_log(self):
        """So far that the next commit moves what is in it to the database."""
        db = sqlite3.connect(Path(self.server.data, "parlor.db"))
        db.execute("PRAGMA wal_autocheckpoint=0")
        with db:
            db.execute("INSERT INTO meta(name, value) VALUES('much', zeroblob(41500000))")
        db.close()

    def end(self, name, before=lambda: None):
        """The server ends as soon as a file whose name ends so can't be synced; what was confirmed is there."""
        player = self.player()
        table = player.good("create", game="flash_duel", seats=["me", "open"])["table"]
        kept = [f"kept {i}" for i in range(20)]
        for text in kept:
            player.good("chat", table=table, text=text)
        before()
        self.disk.fail(name)
        with self.assertRaises((Closed, ConnectionError)):
            player.good("chat", table=table, text="not confirmed")
        self.assertEqual(self.server.process.wait(PATIENCE), 70)
        self.server.log.seek(0)
        fatal = [line for line in self.server.log if "level=fatal" in line]
        self.assertEqual(len(fatal), 1)
        self.assertIn("disk I/O error", fatal[0])
        self.assertIn("can't be trusted", fatal[0])
        self.disk.mend()
        self.server.start()
        self.assertEqual(self.lines(self.player(player.cookie), table)[:20], kept)

    def test_a_commit(self):
        self.end("db-wal")

    def test_a_database_that_takes_over_what_was_committed(self):
        self.end("db", self.fill_log)


if __name__ == "__main__":
    unittest.main()
