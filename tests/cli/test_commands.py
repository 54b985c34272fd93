"""The other commands: exit codes, help, JSON, and files that are not what they should be."""
import json
import os
import pty
import subprocess
import tempfile
import unittest
from pathlib import Path

from cli import GAME, PARLOR, Engine, run

COMMANDS = ("play", "games", "replay", "verify", "cards", "rules", "bench", "engine")
FINE, REFUSED, USAGE = 0, 1, 2


class CommandTest(unittest.TestCase):
    def assertEnds(self, code, *arguments, **options):
        """Runs parlor and checks its exit code, and that errors and only errors are on stderr."""
        done = run(*arguments, **options)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertEqual(bool(done.stderr), code != FINE, done.stderr)
        if code != FINE and len(arguments) and arguments[0] in COMMANDS:
            self.assertTrue(done.stderr.startswith(f"parlor {arguments[0]}: "), done.stderr)
        return done

    def json_of(self, *arguments):
        return json.loads(self.assertEnds(FINE, *arguments, "--json").stdout)


class CommandLine(CommandTest):
    def test_help(self):
        overview = self.assertEnds(FINE, "--help").stdout
        for command in COMMANDS:
            with self.subTest(command=command):
                text = self.assertEnds(FINE, command, "--help").stdout
                self.assertTrue(text.startswith(f"usage: parlor {command}"))
                self.assertEqual(text, self.assertEnds(FINE, command, "-h").stdout)
                self.assertIn(f"\n  {command} ", overview)
                self.assertLessEqual(max(map(len, overview.splitlines())), 80)

    def test_no_command_and_unknown_command(self):
        self.assertIn("usage:", self.assertEnds(USAGE).stderr)
        self.assertIn("no command 'gaems'", self.assertEnds(USAGE, "gaems").stderr)

    def test_unknown_option(self):
        for command in COMMANDS:
            if command == "play":
                continue  # takes --anything for a field of the game's setup, and refuses it later
            with self.subTest(command=command):
                done = self.assertEnds(USAGE, command, "--colour")
                self.assertIn("no option '--colour'", done.stderr)
                self.assertIn(f"usage: parlor {command}", done.stderr)

    def test_options_and_their_values(self):
        self.assertIn("needs a value", self.assertEnds(USAGE, "bench", GAME, "--seed").stderr)
        self.assertIn("takes no value", self.assertEnds(USAGE, "games", "--json=yes").stderr)

    def test_settings_of_a_game(self):
        with tempfile.TemporaryDirectory() as folder:
            for setting in (("--mode=nonsense",), ("--mode", "nonsense")):
                done = self.assertEnds(REFUSED, "play", GAME, *setting,
                                       env={"XDG_STATE_HOME": folder})
                self.assertIn("'mode' can't be 'nonsense'", done.stderr)
            done = self.assertEnds(REFUSED, "play", GAME, "--mood=simple",
                                   env={"XDG_STATE_HOME": folder})
            self.assertIn("no 'mood'", done.stderr)

    def test_too_many_and_too_few_words(self):
        for arguments in (("games", "x"), ("engine", "x"), ("verify",), ("verify", "x", "y"),
                          ("cards",), ("cards", GAME, "x", "y"), ("rules",),
                          ("rules", GAME, "x", "y"), ("bench", GAME, "x"),
                          ("cards", "1", "2", "3", "4", "5")):
            with self.subTest(arguments=arguments):
                self.assertIn("usage:", self.assertEnds(USAGE, *arguments).stderr)

    def test_unknown_game(self):
        for command in ("cards", "rules", "bench"):
            with self.subTest(command=command):
                self.assertIn("chess", self.assertEnds(REFUSED, command, "chess").stderr)


class About(CommandTest):
    def test_games(self):
        self.assertIn(GAME, self.assertEnds(FINE, "games").stdout)
        games = {game["name"]: game for game in self.json_of("games")}
        self.assertEqual(games[GAME]["setup"][0]["name"], "mode")

    def test_cards(self):
        self.assertIn("printed", self.assertEnds(FINE, "cards", GAME).stdout)
        cards = self.json_of("cards", GAME)
        self.assertIn("provenance", cards[0])
        one = self.json_of("cards", GAME, cards[0]["name"])
        self.assertIn(cards[0], one)
        self.assertIn("has no card", self.assertEnds(REFUSED, "cards", GAME, "no such").stderr)

    def test_rules(self):
        everything = self.json_of("rules", GAME)
        self.assertGreater(len(everything), 50)
        one = self.json_of("rules", GAME, everything[0]["clause"])
        self.assertIn(everything[0], one)
        self.assertIn(everything[0]["clause"], self.assertEnds(FINE, "rules", GAME).stdout)
        self.assertIn("No clause", self.assertEnds(REFUSED, "rules", GAME, "zyx wvu").stderr)


class Bench(CommandTest):
    def rows(self, *arguments):
        done = self.assertEnds(FINE, "bench", *arguments, "--decisions", "2000", "--json")
        return [json.loads(line) for line in done.stdout.splitlines()]

    def test_the_signature_depends_on_the_seed_alone(self):
        first, again, other = (self.rows(GAME, "--seed", seed) for seed in ("5", "5", "6"))
        signatures = [[row["signature"] for row in rows] for rows in (first, again, other)]
        self.assertEqual(signatures[0], signatures[1])
        self.assertNotEqual(signatures[0], signatures[2])

    def test_all_games_or_one_mode(self):
        self.assertIn(GAME, {row["game"] for row in self.rows()})
        self.assertEqual({row["mode"] for row in self.rows(GAME, "--mode=simple")}, {"simple"})
        self.assertIn("signature", self.assertEnds(FINE, "bench", "--decisions=10").stdout)

    def test_bad_values(self):
        for option in ("--decisions=0", "--decisions=many", "--decisions=1e3", "--decisions=",
                       "--seed=-1", "--seed=99999999999999999999", "--mode=x"):
            with self.subTest(option=option):
                name = option[2:].split("=")[0]
                self.assertIn(name, self.assertEnds(REFUSED, "bench", GAME, option).stderr)


class Verify(CommandTest):
    @classmethod
    def setUpClass(cls):
        with Engine() as engine:
            engine.good("new", game=GAME, seed=3)
            engine.play(decisions=12)
            cls.unfinished = engine.good("record")["record"]
            engine.play()
            cls.record = engine.good("record")["record"]

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "game.parlor.json"

    def write(self, record):
        self.path.write_text(record if isinstance(record, str) else json.dumps(record),
                             encoding="utf-8")
        return str(self.path)

    def refuse(self, record, part):
        for command in ("verify", "replay"):
            done = self.assertEnds(REFUSED, command, self.write(record))
            self.assertIn(part, done.stderr)
            self.assertEqual(done.stdout, "")

    def test_good_records(self):
        answers = len(self.record["answers"])
        done = self.assertEnds(FINE, "verify", self.write(self.record))
        self.assertIn(f"{answers} answers", done.stdout)
        self.assertIn("over", done.stdout)
        result = self.json_of("verify", str(self.path))
        self.assertEqual((result["answers"], result["result"]["over"]), (answers, True))
        done = self.assertEnds(FINE, "verify", self.write(self.unfinished))
        self.assertIn("not finished", done.stdout)

    def test_from_standard_input(self):
        self.assertEnds(FINE, "verify", "-", stdin=json.dumps(self.record))

    def test_truncated_file(self):
        whole = json.dumps(self.record)
        for length in (0, 1, len(whole) // 2, len(whole) - 1):
            with self.subTest(length=length):
                self.refuse(whole[:length], "not whole JSON")

    def test_not_a_record(self):
        for text in ("[]", "{}", '{"parlor": "1"}'):
            with self.subTest(text=text):
                self.refuse(text, "not a parlor record")

    def test_changed_records(self):
        for part, change in (("lead to", {"end": "0123456789abcdef"}),
                             ("lead to", {"seed": self.record["seed"][::-1], "answers": []}),
                             ("version 99", {"rules": 99}), ("format 7", {"parlor": 7}),
                             ("chess", {"game": "chess"}),
                             ("over", {"answers": self.record["answers"] + [[0, 0]]}),
                             ("Answer 1", {"answers": [[0, 254]] + self.record["answers"]})):
            with self.subTest(change=change):
                self.refuse({**self.record, **change}, part)

    def test_missing_file_and_folder(self):
        self.assertIn("can't be opened", self.assertEnds(REFUSED, "verify", str(self.path)).stderr)
        self.assertIn("can't be read",
                      self.assertEnds(REFUSED, "verify", str(self.path.parent)).stderr)

    def test_file_that_is_too_large(self):
        self.refuse(json.dumps(self.record) + " " * (16 << 20), "larger than")


def on_a_terminal(*arguments):
    """What parlor writes to a terminal, with NO_COLOR set."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([PARLOR, *arguments], stdout=theirs, stdin=subprocess.DEVNULL,
                          env={**os.environ, "NO_COLOR": "1"}) as process:
        os.close(theirs)
        output = b""
        try:
            while block := os.read(ours, 65536):
                output += block
        except OSError:
            pass  # so says Linux when the other end is closed
        process.wait(timeout=60)
    os.close(ours)
    return output.decode("utf-8")


class EscapeCodes(CommandTest):
    LINES = (("--help",), ("games",), ("cards", GAME), ("rules", GAME, "retreat"),
             ("bench", GAME, "--decisions=10"))

    def test_none_without_a_terminal(self):
        for arguments in self.LINES:
            with self.subTest(arguments=arguments):
                self.assertNotIn("\033", self.assertEnds(FINE, *arguments).stdout)

    def test_none_with_no_color(self):
        for arguments in self.LINES:
            with self.subTest(arguments=arguments):
                output = on_a_terminal(*arguments)
                self.assertTrue(output)
                self.assertNotIn("\033", output)


if __name__ == "__main__":
    unittest.main()
