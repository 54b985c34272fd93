"""`parlor join` against a real server."""
import os
import re
import subprocess
import tempfile
import unittest

from client import PARLOR
from test_tables import TableCase


class Join(TableCase):
    def join(self, *arguments, stdin="", state):
        return subprocess.run([PARLOR, "join", *arguments], input=stdin, capture_output=True,
                              text=True, timeout=120, check=False,
                              env={**os.environ, "XDG_STATE_HOME": state})

    def test_a_game_against_a_bot(self):
        with tempfile.TemporaryDirectory() as state:
            done = self.join(f"http://127.0.0.1:{self.server.port}/", "--new", "flash_duel",
                             "--against", "novice", stdin="1\n" * 2000, state=state)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("The game is over (played).", done.stdout)
            self.assertIn("Deck", done.stdout)
            table = re.search(r"/table/(\w+)", done.stdout).group(1)
            again = self.join(f"http://127.0.0.1:{self.server.port}/table/{table}", state=state)
            self.assertIn("(you)" if "(you)" in again.stdout else "over", again.stdout)
            self.assertIn("The game is over", again.stdout)

    def test_a_new_table_has_as_many_seats_as_the_game(self):
        a = self.player()
        a.good("lobby", watch=True)
        with tempfile.TemporaryDirectory() as state:
            for game, flags, seats in (("flash_duel", ["--mode", "team"], 4),
                                       ("gem_blenders", [], 2),
                                       ("puzzle_strike_2", ["--mode", "solo"], 1)):
                done = self.join(f"http://127.0.0.1:{self.server.port}/", "--new", game, *flags,
                                 "--against", "novice", stdin="q\n", state=state)
                self.assertEqual(done.returncode, 0, done.stderr)
                table = re.search(r"/table/(\w+)", done.stdout).group(1)
                a.good("watch", table=table)
                kinds = [seat["kind"] for seat in a.states[table]["seats"]]
                self.assertEqual(kinds, ["person"] + ["bot"] * (seats - 1))
            done = self.join(f"http://127.0.0.1:{self.server.port}/", "--new", "chess", state=state)
            self.assertEqual(done.returncode, 1)
            self.assertIn("chess", done.stderr)

    def test_it_takes_a_free_seat_and_resigns(self):
        a = self.player()
        table = a.good("create", game="flash_duel", seats=["me", "open"])["table"]
        a.good("watch", table=table)
        with tempfile.TemporaryDirectory() as state:
            process = subprocess.Popen(
                [PARLOR, "join", f"http://127.0.0.1:{self.server.port}/table/{table}"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                env={**os.environ, "XDG_STATE_HOME": state})
            a.until(table, lambda s: s["status"] == "running")
            if a.states[table]["waiting"] == [0]:
                a.good("answer", table=table, question=0, option=0)
            process.stdin.write("r\n")
            process.stdin.flush()
            result = a.until(table, lambda s: s["status"] == "over")["result"]
            self.assertEqual((result["how"], result["by"]), ("resigned", 1))
            out, _ = process.communicate(timeout=60)
            self.assertIn("The game is over (resigned).", out)

    def test_it_brings_a_deck_of_its_own(self):
        a = self.player()
        table = a.good("create", game="gem_blenders", seats=["me", "open"])["table"]
        a.good("watch", table=table)
        url = f"http://127.0.0.1:{self.server.port}"
        with tempfile.TemporaryDirectory() as state:
            deck = os.path.join(state, "deck.json")
            with open(deck, "w", encoding="utf-8") as file:
                file.write("undertow")
            process = subprocess.Popen(
                [PARLOR, "join", f"{url}/table/{table}", "--blue", "@" + deck],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                env={**os.environ, "XDG_STATE_HOME": state})
            a.until(table, lambda s: s["status"] == "running")
            a.good("resign", table=table)
            process.communicate(timeout=60)
            setup = a.until(table, lambda s: s["status"] == "over")["setup"]
            self.assertEqual(setup["blue"], "undertow")
            new = [url, "--new", "gem_blenders"]
            for words, piece in (([*new, "--red", "no such"], "no such"),
                                 ([*new, "--speed", "9"], "speed"),
                                 ([*new, "--red", "@/no/file"], "/no/file"),
                                 ([f"{url}/table/{table}", "--blue", "@/no/file"], "/no/file")):
                done = self.join(*words, state=state)
                self.assertEqual(done.returncode, 1)
                self.assertIn(piece, done.stderr)

    def test_what_is_refused(self):
        with tempfile.TemporaryDirectory() as state:
            url = f"http://127.0.0.1:{self.server.port}"
            done = self.join(url + "/table/22222222", state=state)
            self.assertEqual(done.returncode, 1)
            self.assertIn("no table", done.stderr)
            self.assertEqual(self.join(url, state=state).returncode, 2)
            self.assertEqual(self.join("ftp://x", state=state).returncode, 1)
            done = self.join("http://127.0.0.1:1/", "--new", "flash_duel", state=state)
            self.assertEqual(done.returncode, 1)
            self.assertTrue(done.stderr)


if __name__ == "__main__":
    unittest.main()
