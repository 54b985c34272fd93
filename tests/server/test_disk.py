"""A disk that takes nothing more: the server goes on reading, confirms nothing that it can't keep, and goes on
by itself when there is room."""
import time
import unittest
from pathlib import Path

from client import PATIENCE, Closed, Server, Socket
from disk import fill, make_room


class Full(unittest.TestCase):
    def setUp(self):
        self.server = Server("--limits", "1000")
        self.addCleanup(self.server.__exit__)

    def player(self, cookie=None):
        socket = Socket(self.server, cookie)
        self.addCleanup(socket.close)
        return socket

    def known_player(self):
        """One who is on disk: what is written later is."""
        player = self.player()
        player.good("create", game="flash_duel", seats=["me", "open"])
        return player

    def lines(self, player, table):
        player.good("watch", table=table)
        return [line["text"] for line in player.states[table]["chat"]]

    def cut_off(self, player, table):
        """Says something that can't be kept: it hears no `ok`, but the reason."""
        with self.assertRaises(Closed) as caught:
            player.good("chat", table=table, text="lost")
        self.assertIn("disk", str(caught.exception))

    def test_it_goes_on(self):
        player = self.player()
        table = player.good("create", game="flash_duel", seats=["me", "open"])["table"]
        for i in range(20):
            player.good("chat", table=table, text=f"kept {i}")
        kept = [f"kept {i}" for i in range(20)]
        fill(self.server)
        self.cut_off(player, table)

        again = self.player(player.cookie)
        self.assertEqual(self.lines(again, table), kept)
        again.good("history", mine=True)
        for what, members in (("chat", {"text": "lost too"}), ("stand", {})):
            self.assertIn("disk", again.bad(what, table=table, **members))
        self.assertIn("disk", again.bad("create", game="flash_duel", seats=["me", "open"]))
        self.assertEqual(Socket.refused(self.server), 503)  # there is no room for a new guest
        status, refusal, cookie = self.server.post("/api/name", {"name": "Other"}, player.cookie)
        self.assertEqual((status, cookie), (503, None))
        self.assertIn("disk", refusal["error"])
        self.assertEqual(self.server.get("/api/me", player.cookie)[0], 200)
        self.assertEqual(self.server.request("GET", "/healthz")[0], 200)
        self.assertEqual(self.server.request("GET", "/readyz")[0], 503)

        make_room(self.server)
        end = time.monotonic() + PATIENCE
        while not again.do("chat", table=table, text="after")["ok"]:
            self.assertLess(time.monotonic(), end)
            time.sleep(0.1)
        self.assertEqual(self.lines(again, table), kept + ["after"])
        self.assertEqual(Socket.refused(self.server), 101)
        self.assertEqual(self.server.request("GET", "/readyz")[0], 200)
        self.server.restart()
        self.assertEqual(self.lines(self.player(player.cookie), table), kept + ["after"])

    def test_who_is_not_on_disk_is_nobody(self):
        """A guest whose row there was no room for does not sit anywhere as a ghost."""
        known = self.known_player()
        fill(self.server)
        ghost = Socket.__new__(Socket)
        with self.assertRaises(Closed):  # let in before the disk is known to be full
            ghost.__init__(self.server)
            while True:
                ghost.message()
        ghost.close()
        make_room(self.server)
        end = time.monotonic() + PATIENCE
        while (status := Socket.refused(self.server, cookie=ghost.cookie)) == 503:
            self.assertLess(time.monotonic(), end)
            time.sleep(0.1)
        self.assertEqual(status, 101)
        with Socket(self.server, ghost.cookie) as again:
            self.assertNotEqual(again.cookie, ghost.cookie)  # somebody new
        with Socket(self.server, known.cookie) as again:
            self.assertEqual(again.cookie, known.cookie)

    def test_a_database_that_is_gone_ends_it(self):
        """Whatever it would confirm now nobody would find again."""
        player = self.known_player()
        table = player.good("create", game="flash_duel", seats=["me", "open"])["table"]
        Path(self.server.data, "parlor.db").rename(Path(self.server.data, "elsewhere"))
        with self.assertRaises((Closed, ConnectionError)):
            player.good("chat", table=table, text="lost")
        self.assertEqual(self.server.process.wait(PATIENCE), 70)

    def test_it_starts_and_ends_without_room(self):
        player = self.known_player()
        fill(self.server)
        self.assertEqual(self.server.stop()[0], 0)
        self.server.start()
        self.assertEqual(Socket(self.server, player.cookie).hello["you"], player.hello["you"])


if __name__ == "__main__":
    unittest.main()
