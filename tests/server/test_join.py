"""`parlor join` against a real server."""
import json
import os
import re
import sqlite3
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from cheat import Cheat
from client import PARLOR, Server
from test_tables import TableCase


def join(*arguments, stdin="", state):
    return subprocess.run([PARLOR, "join", *arguments], input=stdin, capture_output=True,
                          text=True, timeout=120, check=False,
                          env={**os.environ, "XDG_STATE_HOME": state})


class Join(TableCase):
    def test_a_game_against_a_bot(self):
        with tempfile.TemporaryDirectory() as state:
            done = join(f"http://127.0.0.1:{self.server.port}/", "--new", "flash_duel",
                        "--against", "novice", stdin="1\n" * 2000, state=state)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("The game is over: ", done.stdout)
            self.assertIn("Deck", done.stdout)
            self.assertIn("The shuffle was checked.", done.stdout)
            table = re.search(r"/table/(\w+)", done.stdout).group(1)
            again = join(f"http://127.0.0.1:{self.server.port}/table/{table}", state=state)
            self.assertIn("(you)" if "(you)" in again.stdout else "over", again.stdout)
            self.assertIn("The game is over", again.stdout)
            self.assertIn("The shuffle was checked.", again.stdout)  # what was kept is on disk
        with tempfile.TemporaryDirectory() as elsewhere:
            again = join(f"http://127.0.0.1:{self.server.port}/table/{table}", state=elsewhere)
            self.assertEqual(again.returncode, 0, again.stderr)
            self.assertIn("The shuffle was not checked: nothing was promised", again.stdout)

    def test_a_new_table_has_as_many_seats_as_the_game(self):
        a = self.player()
        a.good("lobby", watch=True)
        with tempfile.TemporaryDirectory() as state:
            for game, flags, seats in (("flash_duel", ["--mode", "team"], 4),
                                       ("gem_blenders", [], 2),
                                       ("puzzle_strike_2", ["--mode", "solo"], 1)):
                done = join(f"http://127.0.0.1:{self.server.port}/", "--new", game, *flags,
                            "--against", "novice", stdin="q\n", state=state)
                self.assertEqual(done.returncode, 0, done.stderr)
                table = re.search(r"/table/(\w+)", done.stdout).group(1)
                a.good("watch", table=table)
                kinds = [seat["kind"] for seat in a.states[table]["seats"]]
                self.assertEqual(kinds, ["person"] + ["bot"] * (seats - 1))
            done = join(f"http://127.0.0.1:{self.server.port}/", "--new", "chess", state=state)
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
            self.assertRegex(out, r"The game is over: [\w ]+ has resigned\.")

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
                done = join(*words, state=state)
                self.assertEqual(done.returncode, 1)
                self.assertIn(piece, done.stderr)

    def played_with(self, **cheat):
        """Plays a game at a server that cheats so; what is said at the end."""
        with Cheat(self.server, **cheat) as house, tempfile.TemporaryDirectory() as state:
            done = join(f"http://127.0.0.1:{house.port}/", "--new", "flash_duel", "--against",
                        "novice", stdin="r\n", state=state)
            self.assertNotIn("The shuffle was checked", done.stdout)
            self.assertEqual(done.returncode, 1, done.stdout)
            self.assertIn("The game is over", done.stdout)
            return done.stderr

    def test_a_server_that_uses_another_share_is_caught(self):
        def ignore(message):
            return message | {"share": "00" * 32} if message["do"] == "share" else message

        self.assertIn("the share that you gave was not used", self.played_with(heard=ignore))

    def test_a_server_that_hides_that_it_did_is_caught(self):
        """It shows the share that was given, also in the record, but the seed is of another."""
        given = []

        def ignore(message):
            if message["do"] == "share":
                given.append(message["share"])
                return message | {"share": "00" * 31 + "01"}
            return message

        def pretend(message):
            return json.loads(json.dumps(message).replace("00" * 31 + "01", (given or ["x"])[0]))

        self.assertIn("does not follow from its secret and shares",
                      self.played_with(heard=ignore, said=pretend))

    def test_a_server_with_another_secret_is_caught(self):
        """It promises one secret and plays with another: all that it says later fits together."""
        def promise(message):
            if message.get("status") == "open":
                message["fair"]["hash"] = "ab" * 32
            return message

        self.assertIn("the hash is not the one that was promised", self.played_with(said=promise))

    def test_a_server_that_deals_other_cards_is_caught(self):
        def deal(message):
            if "Deck" in message.get("picture", "") and not message.get("result"):
                message["picture"] = message["picture"].replace("Deck", "Dock")
            return message

        self.assertIn("what you were shown after 0 answers does not follow",
                      self.played_with(said=deal))

    def test_a_server_that_chooses_the_share_of_its_bot_is_caught(self):
        """All fits together, but the house has drawn its bot's share when it knew the others."""
        def shares(message):
            for fair in (message.get("fair"), message.get("record", {}).get("fair")):
                if fair and fair["shares"]:
                    fair["shares"][1] = "cd" * 32
            return message

        self.assertIn("the house chose a share for its bot", self.played_with(said=shares))

    def test_a_server_that_shows_other_shares_afterwards_is_caught(self):
        def later(message):
            if "record" in message:
                message["record"]["fair"]["shares"][1] = "cd" * 32
            return message

        self.assertIn("the share of seat 2 is not the one that was shown",
                      self.played_with(said=later))

    def test_nothing_that_others_write_steers_the_terminal(self):
        hostile = "\u009b31mred \u001b[2J \u202ekcab"

        def write(message):
            if message.get("seats"):
                message["seats"][1]["name"] = hostile
            if message.get("on"):
                message["chat"] = [{"name": hostile, "text": "line\nbreak", "seat": None, "at": 0}]
            return message

        with Cheat(self.server, said=write) as house, tempfile.TemporaryDirectory() as state:
            done = join(f"http://127.0.0.1:{house.port}/", "--new", "flash_duel", "--against",
                        "novice", stdin="r\n", state=state)
            self.assertIn("?31mred ?[2J ?kcab", done.stdout)
            self.assertIn("line?break", done.stdout)
            for character in hostile[0] + "\u001b\u202e":
                self.assertNotIn(character, done.stdout)

    def test_what_is_refused(self):
        with tempfile.TemporaryDirectory() as state:
            url = f"http://127.0.0.1:{self.server.port}"
            done = join(url + "/table/22222222", state=state)
            self.assertEqual(done.returncode, 1)
            self.assertIn("no table", done.stderr)
            self.assertEqual(join(url, state=state).returncode, 2)
            self.assertEqual(join("ftp://x", state=state).returncode, 1)
            done = join("http://127.0.0.1:1/", "--new", "flash_duel", state=state)
            self.assertEqual(done.returncode, 1)
            self.assertTrue(done.stderr)


class Past(unittest.TestCase):
    """Games whose rules are gone: each is told in a sentence."""

    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.__exit__)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.state = folder.name

    def play(self, answers):
        """A game against a bot with so many answers; its table."""
        done = join(f"http://127.0.0.1:{self.server.port}/", "--new", "flash_duel", "--against",
                    "novice", stdin="1\n" * answers + "q\n", state=self.state)
        self.assertEqual(done.returncode, 0, done.stderr)
        return re.search(r"/table/(\w+)", done.stdout).group(1)

    def await_story(self):
        """The server writes it down when it has nothing better to do."""
        db = sqlite3.connect(Path(self.server.data, "parlor.db"))
        self.addCleanup(db.close)
        end = time.monotonic() + 30
        while db.execute("SELECT story FROM game").fetchone() != (1,):
            self.assertLess(time.monotonic(), end)
            time.sleep(0.05)

    def change(self, *statements):
        """While the server is stopped; we know it again at its new port."""
        before = self.server.port
        self.assertEqual(self.server.stop()[0], 0)
        db = sqlite3.connect(Path(self.server.data, "parlor.db"))
        with db:
            for statement in statements:
                db.execute(statement)
        version, = db.execute("SELECT rules FROM game").fetchone()
        db.close()
        self.server.start()
        for kept in Path(self.state, "parlor").glob(f"*-{before}"):
            kept.rename(str(kept).removesuffix(str(before)) + str(self.server.port))
        return version

    def change_rules(self, *statements):
        """As after an upgrade. Returns how a refusal tells of it."""
        version = self.change("UPDATE game SET rules = rules - 1", *statements)
        return (f"was made by version {version} of the rules of Flash Duel; "
                f"this program has version {version + 1} and can't play it.")

    def look(self, table):
        done = join(f"http://127.0.0.1:{self.server.port}/table/{table}", state=self.state)
        self.assertEqual(done.returncode, 0, done.stderr)
        return " ".join(done.stdout.split())

    def record(self, table):
        path = Path(self.state, "record.parlor.json")
        status, _, record = self.server.request("GET", f"/api/record/{table}")
        self.assertEqual(status, 200)
        path.write_bytes(record)
        return path, json.loads(record)

    def refusal(self, command, path):
        done = subprocess.run([PARLOR, command, path], capture_output=True, text=True, timeout=60,
                              check=False)
        self.assertEqual(done.returncode, 1)
        return done.stderr

    def test_a_finished_game_says_why_it_is_not_drawn(self):
        table = self.play(2000)
        self.await_story()
        refusal = self.change_rules()
        words = self.look(table)
        self.assertIn("was played by earlier rules, so its board can't be drawn here", words)
        self.assertRegex(words, r"The game is over\. [12]\. .*: \d")
        self.assertIn(f"could not be checked: The record {refusal}", words)

    def test_a_finished_game_without_a_story_says_which_rules_it_needs(self):
        table = self.play(2000)
        refusal = self.change_rules("DELETE FROM story", "UPDATE game SET story = 2")
        words = self.look(table)
        self.assertRegex(words, r"The game is over\. [12]\. .*: \d")
        self.assertIn(f"could not be checked: The record {refusal}", words)

    def test_a_void_game_says_why_and_has_its_record(self):
        table = self.play(3)
        refusal = self.change_rules("UPDATE answer SET state = state + 1")
        words = self.look(table)
        self.assertIn("There is no result: the rules were corrected while it was running", words)
        self.assertIn("Nobody has lost.", words)
        self.assertNotIn("score", words)
        path, record = self.record(table)
        self.assertIn(f"version {record['rules']} ", refusal)
        # The server may have answered a question with a single option after the last one.
        self.assertGreaterEqual([answer[0] for answer in record["answers"]].count(0), 3)
        for command in ("verify", "replay"):
            self.assertIn(refusal, self.refusal(command, path))

    def test_a_game_that_went_on_for_too_long_says_so(self):
        table = self.play(2000)
        self.change("UPDATE game SET how = 4")
        words = self.look(table)
        self.assertIn("no result: it has gone on for so long that it ends here. Nobody has lost.", words)
        self.assertNotIn("1. ", words.split("The game is over")[-1])
        self.assertIn("The shuffle was checked.", words)


if __name__ == "__main__":
    unittest.main()
