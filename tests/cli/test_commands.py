"""The other commands: exit codes, help, JSON, and files that are not what they should be."""
import json
import os
import pty
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from cli import GAME, PARLOR, Engine, run

COMMANDS = ("play", "games", "replay", "verify", "cards", "deck", "rules", "bench", "engine",
            "arena")
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
            if command in ("play", "arena"):
                continue  # take --anything for a field of the game's setup, and refuse it later
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


class Play(CommandTest):
    def play(self, keys, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            return self.assertEnds(FINE, "play", GAME, "--seed=3", *arguments, stdin=keys,
                                   env={"XDG_STATE_HOME": folder}).stdout

    def test_a_hint(self):
        self.assertRegex(self.play("h\nq\n"), r"wins \d+ %, tried \d+ times")

    def test_bots_among_themselves(self):
        self.assertIn("1. ", self.play("", "--seats=novice,greedy"))

    def test_an_unknown_bot(self):
        done = self.assertEnds(REFUSED, "play", GAME, "--seats=person,nobody",
                               env={"XDG_STATE_HOME": tempfile.gettempdir()})
        self.assertIn("no bot 'nobody'", done.stderr)


class About(CommandTest):
    def test_games(self):
        self.assertIn(GAME, self.assertEnds(FINE, "games").stdout)
        games = {game["name"]: game for game in self.json_of("games")}
        self.assertEqual(games[GAME]["setup"][0]["name"], "mode")

    def test_decks(self):
        shown = self.assertEnds(FINE, "deck", "show", "glacier").stdout
        self.assertIn("7 Cryogem", shown)
        self.assertIn("A legal deck.", shown)
        with tempfile.TemporaryDirectory() as folder:
            path = str(Path(folder, "mine.json"))
            deck = {"name": "Mine", "heroes": ["carter", "elaine", "kula", "devin"],
                    "cards": {"pyrogem": 47, "usher": 3}}
            Path(path).write_text(json.dumps(deck, indent=40), encoding="utf-8")
            self.assertIn("A legal deck.", self.assertEnds(FINE, "deck", "check", path).stdout)
            self.assertIn("Carter", self.assertEnds(FINE, "deck", "show", path).stdout)
            self.assertEnds(FINE, "arena", "gem_blenders", "--bots", "random,random", "--games", "2",
                            "--red", "@" + path)
            deck["cards"]["usher"] = 4
            deck["heroes"].append("carter")
            Path(path).write_text(json.dumps(deck), encoding="utf-8")
            done = self.assertEnds(REFUSED, "deck", "check", path)
            for rule in ("GB-101.2", "GB-101.3", "GB-101.4"):
                self.assertIn(rule, done.stdout)
            self.assertIn("not a legal deck", done.stderr)
        self.assertEnds(REFUSED, "deck", "check", "no such file")
        self.assertEnds(REFUSED, "deck", "show", "glacier", "--game", GAME)
        self.assertEnds(USAGE, "deck", "shuffle", "glacier")

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


class Arena(CommandTest):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def arena(self, *arguments):
        return self.json_of("arena", GAME, *arguments)

    def test_a_result_table(self):
        table = self.assertEnds(FINE, "arena", GAME, "--bots", "plan,random", "--games=20").stdout
        for part in ("plan", "random", "95 % interval", "Elo", "20 games"):
            self.assertIn(part, table)

    def test_figures(self):
        result = self.arena("--bots=plan,random", "--games=60", "--threads=2")
        plan, other = result["bots"]
        self.assertEqual((plan["bot"], other["bot"]), ("plan", "random"))
        self.assertEqual((plan["games"], plan["wins"]), (60, other["losses"]))
        self.assertGreater(plan["wins"], 50)
        self.assertEqual(plan["wins"] + plan["draws"] + plan["losses"], 60)
        self.assertLess(plan["low"], plan["score"])
        self.assertLessEqual(plan["score"], plan["high"])
        self.assertGreater(plan["elo_low"], 0)

    def rows(self, *arguments):
        path = self.folder / "games.csv"
        self.arena("--bots=search,novice", "--iterations=20", f"--csv={path}", *arguments)
        return path.read_text(encoding="utf-8").splitlines()

    def test_iterations_and_a_seed_decide_everything(self):
        first = self.rows("--games=8")
        self.assertEqual(first[0], "game,answers,bot0,place0,bot1,place1")
        self.assertEqual([row.split(",")[2] for row in first[1:3]], ["search", "novice"])
        self.assertEqual(first, self.rows("--games=7", "--threads=2"))  # whole rounds of two
        self.assertNotEqual(first, self.rows("--games=8", "--seed=other"))

    def test_finished_games_are_not_played_again(self):
        log = self.folder / "log"
        line = ("--bots=plan,random", f"--resume={log}")
        self.assertEqual(self.arena(*line, "--games=10")["played"], 10)
        whole = log.read_text(encoding="utf-8")
        log.write_text(whole[:-5], encoding="utf-8")  # the last row was being written
        result = self.arena(*line, "--games=14")
        self.assertEqual((result["played"], result["bots"][0]["games"]), (5, 14))
        self.assertEqual(self.arena(*line, "--games=14")["played"], 0)
        self.assertEqual(len(log.read_text(encoding="utf-8").splitlines()), 16)
        done = self.assertEnds(REFUSED, "arena", GAME, *line, "--seed=other")
        self.assertIn("another arena", done.stderr)

    def test_records_are_kept(self):
        self.arena("--bots=plan,random", "--games=4", f"--records={self.folder / 'kept'}")
        records = sorted((self.folder / "kept").iterdir())
        self.assertEqual(len(records), 4)
        for record in records:
            self.assertIn("over", self.assertEnds(FINE, "verify", str(record)).stdout)

    def test_an_interrupt_keeps_what_was_finished(self):
        with subprocess.Popen([PARLOR, "arena", GAME, "--bots=random,plan", "--games=10000000",
                               "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as arena:
            time.sleep(1)
            arena.send_signal(signal.SIGINT)
            out, errors = arena.communicate(timeout=60)
        self.assertEqual((arena.returncode, errors), (FINE, b""))
        result = json.loads(out)
        self.assertGreater(result["played"], 0)
        self.assertLess(result["played"], 10000000)
        self.assertEqual(result["bots"][0]["games"], result["played"])

    def test_bad_values(self):
        self.assertIn("--bots", self.assertEnds(USAGE, "arena", GAME).stderr)
        self.assertIn("usage", self.assertEnds(USAGE, "arena", "--bots=plan,plan").stderr)
        for option, part in (("--bots=plan,nobody", "nobody"), ("--bots=", "--bots"),
                             ("--bots=plan,plan,plan", "3 bots"), ("--games=0", "games"),
                             ("--threads=0", "threads"), ("--ms=soon", "ms"),
                             ("--iterations=-1", "iterations"), ("--mode=x", "mode"),
                             ("--resume=/nowhere/log", "opened"),
                             ("--records=/nowhere/folder", "made")):
            with self.subTest(option=option):
                done = self.assertEnds(REFUSED, "arena", GAME, "--bots=plan,random", option)
                self.assertIn(part, done.stderr)


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
