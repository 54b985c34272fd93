"""What can go wrong between the tables in memory and the database: a table that was dropped a moment ago,
and writes that the database refuses. Neither ends the server."""
import json
import re
import sqlite3
import unittest
from pathlib import Path

from client import Closed, Server, Socket
from test_tables import TableCase


class Dropped(TableCase):
    def test_a_table_that_was_dropped_is_gone_at_once(self):
        """Not only when that is on disk: it would come back with the seats that it had."""
        player = self.player()
        for _ in range(30):
            table = player.good("create", game="flash_duel", seats=["me", "open"])["table"]
            player.good("chat", table=table, text="one")
            burst = [player.ref + i for i in (1, 2, 3)]
            player.ref += 3
            for ref, members in zip(burst, ({"do": "stand"}, {"do": "watch"},
                                            {"do": "chat", "text": "two"})):
                player.send({"ref": ref, "table": table, **members})
            stand, *others = [player.reply(ref) for ref in burst]
            self.assertTrue(stand["ok"])
            for reply in others:
                self.assertIn("There is no table", reply["error"])

    def test_the_lobby_hears_it_when_it_is_on_disk(self):
        player, watcher = self.player(), self.player()
        watcher.good("lobby", watch=True)
        table = player.good("create", game="flash_duel", seats=["me", "open"])["table"]
        player.good("stand", table=table)
        while not any(m["on"] == "lobby_gone" and m["table"] == table for m in watcher.heard):
            watcher.message()
        self.server.restart()
        self.assertIn("There is no table", self.player().bad("watch", table=table))


class Refused(unittest.TestCase):
    """Somebody else writes into the database what the server is about to write."""

    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.__exit__)

    def player(self, cookie=None):
        socket = Socket(self.server, cookie)
        self.addCleanup(socket.close)
        return socket

    def disturb(self, sql, *values):
        db = sqlite3.connect(Path(self.server.data, "parlor.db"))
        with db:
            db.execute(sql, values)
        db.close()

    def faults(self):
        return int(re.search(r"(?m)^parlor_store_faults_total (\d+)$", self.server.metrics())[1])

    def test_only_what_is_refused_is_lost(self):
        player = self.player()
        mine, other = (player.good("create", game="flash_duel", seats=["me", "open"])["table"]
                       for _ in range(2))
        watcher = self.player()
        watcher.good("watch", table=mine)
        self.disturb("INSERT INTO chat(game, number, name, seat, text, at) "
                     "SELECT id, 0, 'Else', -1, 'first', 0 FROM game WHERE code=?", mine)
        player.send({"do": "chat", "ref": 100, "table": other, "text": "fine"})
        player.send({"do": "chat", "ref": 101, "table": mine, "text": "lost"})
        with self.assertRaises(Closed) as caught:
            while True:
                player.message()
        self.assertIn("connect again", str(caught.exception))
        self.assertNotIn(101, player.replies)
        with self.assertRaises(Closed):  # it has not heard of the line, and reads the table again too
            while True:
                watcher.message()
        self.assertNotIn("lost", json.dumps(watcher.heard))
        self.assertEqual(self.faults(), 1)

        again = self.player(player.cookie)
        for table, lines in ((mine, ["first"]), (other, ["fine"])):
            again.good("watch", table=table)
            self.assertEqual([line["text"] for line in again.states[table]["chat"]], lines)
            again.good("chat", table=table, text="goes on")
        code, log = self.server.stop()
        self.assertEqual(code, 0, log)
        self.assertRegex(log, r'level=error event=store .*error="UNIQUE constraint failed: chat')
        self.assertEqual(log.count("level=error"), 1)
        self.server.start()
        later = self.player(player.cookie)
        later.good("watch", table=mine)
        self.assertEqual([line["text"] for line in later.states[mine]["chat"]], ["first", "goes on"])

    def test_over_http_too(self):
        status, _, cookie = self.server.post("/api/name", {"name": "Other"})
        self.assertEqual(status, 200)
        self.disturb("CREATE TRIGGER never BEFORE UPDATE ON person BEGIN SELECT "
                     "RAISE(ABORT, 'not today'); END")
        status, refusal, _ = self.server.post("/api/name", {"name": "Third"}, cookie)
        self.assertEqual((status, self.faults()), (500, 1))
        self.assertIn("failed to keep", refusal["error"])
        self.disturb("DROP TRIGGER never")
        self.assertEqual(self.server.post("/api/name", {"name": "Third"}, cookie)[0], 200)


if __name__ == "__main__":
    unittest.main()
