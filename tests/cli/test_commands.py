"""The other commands: exit codes, help, JSON, and files that are not what they should be."""
import json
import os
import pty
import random
import re
import signal
import subprocess
import tempfile
import time
import unittest
from xml.etree import ElementTree
from pathlib import Path

from cli import GAME, PARLOR, ROOT, Engine, run

COMMANDS = ("play", "games", "replay", "verify", "cards", "deck", "rules", "bench", "engine",
            "arena", "achievements", "learn", "analyse")
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

    def test_version(self):
        version = (ROOT / "VERSION").read_text(encoding="utf-8")
        self.assertEqual(self.assertEnds(FINE, "--version").stdout, f"parlor {version}")

    def test_unknown_option(self):
        for command in COMMANDS:
            if command in ("play", "arena"):
                continue  # take --anything for a field of the game's setup, and refuse it later
            with self.subTest(command=command):
                done = self.assertEnds(USAGE, command, "--colour")
                self.assertIn("no option '--colour'", done.stderr)
                self.assertIn(f"usage: parlor {command}", done.stderr)

    def test_a_field_has_a_plain_name(self):
        for command in ("play", "arena"):
            done = self.assertEnds(USAGE, command, "flash_duel", '--mo"de', "simple")
            self.assertIn("no option '--mo\"de'", done.stderr)

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
        for arguments in (("games", GAME, GAME), ("games", GAME, "--json"), ("engine", "x"),
                          ("verify",), ("verify", "x", "y"),
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
    def play(self, keys, *arguments, game=GAME):
        with tempfile.TemporaryDirectory() as folder:
            return self.assertEnds(FINE, "play", game, "--seed=3", *arguments, stdin=keys,
                                   env={"XDG_STATE_HOME": folder}).stdout

    def test_a_hint(self):
        self.assertRegex(self.play("h\nq\n"), r"wins \d+ %, tried \d+ times")

    def test_bots_among_themselves(self):
        self.assertIn("1. ", self.play("", "--seats=novice,greedy"))

    def test_a_kept_game_goes_on_with_its_players(self):
        with tempfile.TemporaryDirectory() as folder:
            def play(keys, *arguments):
                return self.assertEnds(FINE, "play", GAME, *arguments, stdin=keys,
                                       env={"XDG_STATE_HOME": folder}).stdout
            def seats():
                kept, = Path(folder).rglob("*.parlor.json")
                return json.loads(kept.read_text(encoding="utf-8"))["players"]
            play("1\nq\n", "--seed=3", "--seats=novice,person")
            self.assertEqual(seats(), "novice,person")
            self.assertRegex(play("1\nq\n", "--resume"), r"Blue +\S+ +\(you\)")
            self.assertEqual(seats(), "novice,person")
            self.assertRegex(play("1\nq\n", "--resume", "--seats=person,greedy"),
                             r"Red +\S+ +\(you\)")
            self.assertEqual(seats(), "person,greedy")

    @staticmethod
    def questions(text):
        """What came before each question, and how many options it had."""
        for shown in text.split("(? for help) >")[:-1]:
            before, question = shown.rsplit("\n\n", 1)
            yield before, len(re.findall(r"(?:^|  ) *\d+[ !](?=\S)", question.split("\n", 1)[1], re.M))

    def test_a_single_option_is_no_question(self):
        for game in (GAME, "puzzle_strike"):
            text = self.play("1\n" * 300, "--seats=person,novice", game=game)
            counts = [count for _, count in self.questions(text)]
            self.assertGreater(len(counts), 10)
            self.assertGreater(min(counts), 1)
            if game != GAME:  # there it is rare
                self.assertRegex(text, r"\n +Nothing to decide \(\w.*\.\n")

    def test_who_gets_the_keyboard_does_not_tell_what_they_can_answer(self):
        """Of two people at one keyboard each is asked also if they have one option, after it was handed over."""
        text = self.play("1\n" * 600, "--seats=person,person", game="puzzle_strike")
        forced = [before for before, count in self.questions(text) if count == 1]
        self.assertTrue(forced)
        for before in forced:
            self.assertIn("When nobody else looks, press Enter.", before)

    def test_an_unknown_bot(self):
        done = self.assertEnds(REFUSED, "play", GAME, "--seats=person,nobody",
                               env={"XDG_STATE_HOME": tempfile.gettempdir()})
        self.assertIn("no bot 'nobody'", done.stderr)


class Achievements(CommandTest):
    """The rules of Flash Duel decide; here is what the command makes of records."""

    @staticmethod
    def solo_record(seed, rounds):
        """A Solo game against the dummy without abilities, played at random until `rounds` are
        won; None if the game ends before."""
        dice = random.Random(seed)
        with Engine() as engine:
            engine.good("new", game=GAME, seed=str(seed), setup={"mode": "solo"})
            while (engine.good("view", seat=0)["view"]["seats"][0]["counters"][0]["value"]
                   < rounds):
                pending = engine.good("pending")["pending"]
                if not pending:
                    return None
                options = engine.good("question", seat=0)["question"]["options"]
                plain = [o["option"] for o in options if o["kind"] != "use"]
                engine.good("answer", seat=0, option=dice.choice(plain))
            return engine.good("record")["record"]

    def test_nothing_earned(self):
        with tempfile.TemporaryDirectory() as folder:
            done = self.assertEnds(FINE, "achievements", env={"XDG_STATE_HOME": folder})
            self.assertIn("0 of 180 points, from 0 records", done.stdout)
            self.assertEqual(done.stdout.count("[ ]"), 10)
            self.assertLessEqual(max(map(len, done.stdout.splitlines())), 80)

    def test_a_won_round(self):
        record = next(filter(None, (self.solo_record(seed, 1) for seed in range(100))))
        with tempfile.TemporaryDirectory() as home:
            folder = Path(home, "parlor")
            folder.mkdir()
            path = folder / "flash_duel-1.parlor.json"
            path.write_text(json.dumps(record))
            (folder / "flash_duel-2.parlor.json").write_text("{}")
            (folder / "notes.txt").write_text("not a record")
            (table,) = json.loads(self.assertEnds(FINE, "achievements", "--json",
                                                  env={"XDG_STATE_HOME": home}).stdout)
            self.assertEqual((table["points"], table["most"]), (5, 180))
            self.assertEqual((table["records"], table["unreadable"]), (1, 1))
            earned = [a for a in table["achievements"] if a["earned"]]
            self.assertEqual([a["name"] for a in earned], ["Initiation"])
            self.assertEqual(earned[0]["record"], str(path))
            shown = self.assertEnds(FINE, "achievements", str(path)).stdout
            self.assertIn("5 of 180 points, from 1 record\n", shown)
            self.assertIn(f"earned by {path}", shown)
            self.assertEqual(shown.count("[x]"), 1)
            self.assertIn("5 of 180", self.assertEnds(FINE, "achievements", str(folder)).stdout)

    def test_a_record_that_lies(self):
        record = next(filter(None, (self.solo_record(seed, 1) for seed in range(100))))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "x.parlor.json")
            record["end"] = "0" * 16
            path.write_text(json.dumps(record))
            self.assertEnds(REFUSED, "achievements", str(path))
            self.assertIn("0 of 180", self.assertEnds(FINE, "achievements", folder).stdout)
        self.assertIn("can't be opened", self.assertEnds(REFUSED, "achievements", "/none").stderr)


class About(CommandTest):
    def test_games(self):
        self.assertIn(GAME, self.assertEnds(FINE, "games").stdout)
        games = {game["name"]: game for game in self.json_of("games")}
        self.assertEqual(games[GAME]["setup"][0]["name"], "mode")
        self.assertEqual(games[GAME]["players"], [1, 5])
        self.assertEqual(games[GAME]["weight"], "light")
        told = self.assertEnds(FINE, "games", GAME).stdout
        self.assertIn(games[GAME]["goal"].split(":")[0], " ".join(told.split()))
        self.assertRegex(told, r"bal-bas-beta +Bal-Bas-Beta: .* Good for a first game\.\n")
        self.assertNotIn("puppet_wars", told)
        self.assertIn("no game", self.assertEnds(REFUSED, "games", "x").stderr)

    def test_decks(self):
        shown = self.assertEnds(FINE, "deck", "show", "glacier").stdout
        self.assertIn("\n7 Cryogem\n", shown)
        self.assertIn("A legal deck.", self.assertEnds(FINE, "deck", "check", "glacier").stdout)
        self.assertIn("by chance", self.assertEnds(FINE, "deck", "show", "random").stdout)
        with tempfile.TemporaryDirectory() as folder:
            path = str(Path(folder, "glacier.txt"))
            Path(path).write_text(shown, encoding="utf-8")
            self.assertEqual(self.assertEnds(FINE, "deck", "show", path).stdout, shown)
            self.assertIn("A legal deck.", self.assertEnds(FINE, "deck", "check", path).stdout)
            path = str(Path(folder, "mine.json"))
            deck = {"name": "Mine", "heroes": ["carter", "elaine", "kula", "devin"],
                    "cards": {"pyrogem": 47, "usher": 3}}
            Path(path).write_text(json.dumps(deck, indent=40), encoding="utf-8")
            self.assertIn("A legal deck.", self.assertEnds(FINE, "deck", "check", path).stdout)
            self.assertEqual(self.assertEnds(FINE, "deck", "show", path).stdout,
                             "Deck: Mine\nLeft: Carter\nCenter: Elaine\nRight: Kula\nBack: Devin\n"
                             "\n47 Pyrogem\n3 Usher\n")
            self.assertEnds(FINE, "arena", "gem_blenders", "--bots", "random,random", "--games", "2",
                            "--red", "@" + path)
            deck["cards"]["usher"] = 4
            deck["heroes"].append("carter")
            Path(path).write_text(json.dumps(deck), encoding="utf-8")
            done = self.assertEnds(REFUSED, "deck", "check", path)
            for rule in ("GB-101.2", "GB-101.3", "GB-101.4"):
                self.assertIn(rule, done.stdout)
            self.assertIn("not a legal deck", done.stderr)
            Path(path).write_text('{"heroes": [], "cards": {"usher": 3, "usher": 0}}',
                                  encoding="utf-8")
            done = self.assertEnds(REFUSED, "deck", "check", path)
            self.assertIn("\"usher\"' twice", done.stdout)
        self.assertEnds(REFUSED, "deck", "check", "no such file")
        self.assertEnds(REFUSED, "deck", "show", "glacier", "--game", GAME)
        self.assertEnds(USAGE, "deck", "shuffle", "glacier")

    def test_maps_and_armies(self):
        wars = ("--game", "puppet_wars")
        shown = self.assertEnds(FINE, "deck", "show", "shack-floor", *wars).stdout
        self.assertTrue(shown.startswith("     . . . . . .\n    . . . A . . .\n"))
        shown = self.assertEnds(FINE, "deck", "check", "shack-floor", *wars).stdout
        self.assertIn("Hexagons: 91 Spaces", shown)
        with tempfile.TemporaryDirectory() as folder:
            path = str(Path(folder, "mine.txt"))
            Path(path).write_text("A # . .\n. # . .\n", encoding="utf-8")
            done = self.assertEnds(REFUSED, "deck", "check", path, *wars)
            self.assertIn("connected", done.stdout)
            self.assertIn("at least 2 Starting", done.stdout)
            self.assertIn("not a legal map", done.stderr)
            Path(path).write_text("judge, nino, 3 ronin, 3 teddy\n", encoding="utf-8")
            shown = self.assertEnds(FINE, "deck", "check", path, *wars, "--field", "army2").stdout
            self.assertIn("shoebox", shown)
        for text, legal, part in (("judge, nino, 3 ronin, 3 teddy", True, "An army for a shoebox"),
                                  ("judge, nino, 3 ronins, 3 teddy", False, "did you mean ronin?"),
                                  ("A . . B\r\n. . . .\r\n. . . .\r\n", True, "can be played on"),
                                  ("A . . B\n.\t. . .\n", False, "Row 2 of the map has a tab"),
                                  ("judge, Bête Noire, 3 ronin, 3 teddy", False, "only of printable")):
            with self.subTest(text=text), tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "text.txt")
                Path(path).write_bytes(text.encode())
                done = self.assertEnds(FINE if legal else REFUSED, "deck", "check", path, *wars)
                self.assertIn(part, done.stdout)
                self.assertLess(len(done.stdout.splitlines()), 8)
        self.assertEnds(REFUSED, "deck", "show", "shack-floor", *wars, "--field", "map3")

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

    def test_a_search_is_compared_with_random_play(self):
        random, search, *more = self.rows(GAME, "--mode=simple", "--search=50")
        self.assertEqual(more, [])
        self.assertNotIn("search_share", random)
        self.assertGreaterEqual(search["decisions"], 2000)
        self.assertAlmostEqual(search["search_share"], search["decisions_per_second"] /
                               random["decisions_per_second"], places=2)
        again, other = (self.rows(GAME, "--mode=simple", "--search=50", "--seed", seed)[1]
                        for seed in ("1", "2"))
        self.assertEqual(search["signature"], again["signature"])
        self.assertNotEqual(search["signature"], other["signature"])
        table = self.assertEnds(FINE, "bench", GAME, "--mode=simple", "--decisions=10",
                                "--search=5").stdout
        self.assertRegex(table, r"search .* \d+ %\n")

    def test_bad_values(self):
        for option in ("--decisions=0", "--decisions=many", "--decisions=1e3", "--decisions=",
                       "--search=0", "--search=x",
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

    def wait_for_handler(self, process, wanted):
        """Until the process catches this signal: on a busy machine that takes a while."""
        for _ in range(600):
            status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
            caught = int(re.search(r"^SigCgt:\s*(\w+)", status, re.M)[1], 16)
            if caught >> (wanted - 1) & 1:
                return
            time.sleep(0.1)
        self.fail("the signal is never caught")

    def test_an_interrupt_keeps_what_was_finished(self):
        with subprocess.Popen([PARLOR, "arena", GAME, "--bots=random,plan", "--games=10000000",
                               "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as arena:
            self.wait_for_handler(arena.pid, signal.SIGINT)
            time.sleep(0.5)
            arena.send_signal(signal.SIGINT)
            out, errors = arena.communicate(timeout=60)
        self.assertEqual((arena.returncode, errors), (FINE, b""))
        result = json.loads(out)
        self.assertGreater(result["played"], 0)
        self.assertLess(result["played"], 10000000)
        self.assertEqual(result["bots"][0]["games"], result["played"])

    def test_fixed_seats(self):
        path = self.folder / "games.csv"
        result = self.arena("--seats=random,plan", "--games=9", f"--csv={path}")
        weak, strong = result["bots"]
        self.assertEqual((weak["bot"], weak["seat"], weak["games"]), ("random", 0, 9))
        self.assertEqual((strong["bot"], strong["seat"], strong["games"]), ("plan", 1, 9))
        self.assertEqual(strong["wins"], weak["losses"])
        self.assertGreater(strong["wins"], weak["wins"])
        rows = [row.split(",") for row in path.read_text(encoding="utf-8").splitlines()[1:]]
        self.assertEqual({(row[2], row[4]) for row in rows}, {("random", "plan")})
        self.assertEqual(len({row[1] for row in rows}) > 1, True)  # nine seeds, not one

    def test_bots_that_play_alone(self):
        result = self.arena("--mode=solo", "--bots=plan,random", "--games=40")
        plan, other = result["bots"]
        self.assertEqual((plan["games"], other["games"]), (20, 20))
        self.assertEqual(plan["wins"] + plan["losses"], 20)
        self.assertGreater(plan["wins"], other["wins"])
        result = self.arena("--mode=solo", "--seats=plan", "--games=20")
        self.assertEqual((result["bots"][0]["games"], result["bots"][0]["seat"]), (20, 0))
        self.assertGreater(result["bots"][0]["wins"], other["wins"])

    def test_budgets_of_bots(self):
        path = self.folder / "games.csv"
        line = ("--games=4", f"--csv={path}")
        self.arena("--bots=search:20,novice", *line)
        first = path.read_text(encoding="utf-8").replace("search:20", "search")
        self.arena("--bots=search,novice", "--iterations=20", *line)
        self.assertEqual(first, path.read_text(encoding="utf-8"))
        self.arena("--bots=search:1ms,search:20", "--games=2")

    def test_a_reader_learns_from_what_a_bot_does(self):
        """The plan attacks whenever it can win by it, so what it does tells much about its hand."""
        path = self.folder / "games.csv"

        def games(*reader):
            result = self.arena("--bots=search:100,plan", "--games=60", f"--csv={path}", *reader)
            self.assertEqual(result["bots"][0]["games"], 60)
            return result["bots"][0]["wins"], path.read_text(encoding="utf-8")

        first = games("--reader=yes")
        self.assertEqual(first, games("--reader=yes"))
        blind, plain, best = games("--reader=blind"), games(), games("--reader=foresees")
        for other in (blind, plain, best):
            self.assertNotEqual(first[1], other[1])
        self.assertGreater(best[0], plain[0])
        for option, part in (("--reader=maybe", "yes or foresees"),
                             ("--bots=plan", "two bots")):
            done = self.assertEnds(REFUSED, "arena", GAME, "--bots=plan,plan", "--reader=yes", option)
            self.assertIn(part, done.stderr)

    def test_a_team_against_the_game_wins_or_loses(self):
        """All first is a win of all, and no draw."""
        path = self.folder / "games.csv"
        result = self.json_of("arena", "puzzle_strike_2", "--mode=coop", "--players=3",
                              "--diamonds=yes", "--seats=plan,plan,plan", "--games=40",
                              f"--csv={path}")
        rows = [row.split(",")[3::2] for row in path.read_text(encoding="utf-8").splitlines()[1:]]
        won = rows.count(["1"] * 3)
        self.assertEqual(won + rows.count(["2"] * 3), 40)
        self.assertIn(won, range(1, 40))
        for bot in result["bots"]:
            self.assertEqual((bot["wins"], bot["draws"], bot["losses"]), (won, 0, 40 - won))

    def matchups(self, *arguments):
        return self.arena("--matchups", "--bots=random", "--games=2", *arguments)

    def test_matchups(self):
        result = self.matchups("--threads=2")
        rows = {row["choice"]: row for row in result["matchups"]}
        self.assertEqual((len(rows), result["played"]), (20, 380))
        scores = [row["score"] for row in result["matchups"]]
        self.assertEqual(scores, sorted(scores, reverse=True))
        for name, row in rows.items():
            self.assertEqual((row["games"], len(row["against"])), (38, 19))
            self.assertEqual(row["wins"], sum(one["wins"] for one in row["against"]))
            for one in row["against"]:
                back = [x for x in rows[one["choice"]]["against"] if x["choice"] == name][0]
                self.assertEqual((one["games"], one["wins"]), (2, back["losses"]))

    def test_a_matchup_is_a_game_between_these_two(self):
        """Each game's record has the characters, and the place, that the table counts."""
        path, folder = self.folder / "games.csv", self.folder / "kept"
        result = self.matchups(f"--csv={path}", f"--records={folder}")
        wins = {}
        for row in path.read_text(encoding="utf-8").splitlines()[1:]:
            game, _, one, place, other, place2 = row.split(",")
            record = json.loads((folder / f"{GAME}-{int(game):06}.parlor.json").read_text("utf-8"))
            self.assertEqual(record["setup"]["characters"][:2], [one, other])
            self.assertEqual(record["setup"]["mode"], "full")
            wins[one] = wins.get(one, 0) + (place < place2)
            wins[other] = wins.get(other, 0) + (place2 < place)
        self.assertEqual(wins, {row["choice"]: row["wins"] for row in result["matchups"]})

    def test_the_table_of_matchups_as_a_file(self):
        path = self.folder / "table.csv"
        result = self.matchups(f"--out={path}")
        rows = [row.split(",") for row in path.read_text(encoding="utf-8").splitlines()]
        self.assertEqual(rows[0], "choice,against,games,wins,draws,losses,score,low,high".split(","))
        self.assertEqual(len(rows), 401)
        best = result["matchups"][0]
        self.assertEqual(rows[1][:4], [best["choice"], "all", "38", str(best["wins"])])

    def test_a_heat_map(self):
        path = self.folder / "table.svg"
        result = self.matchups(f"--out={path}", "--seed=<&>")
        text = path.read_text(encoding="utf-8")
        for banned in ("<script", "href", "url(", "@import", "<image", "on" + "load"):
            self.assertNotIn(banned, text)
        self.assertEqual(text.count("http"), 1)  # the name space
        svg = "{http://www.w3.org/2000/svg}"
        root = ElementTree.fromstring(text)
        titles = [title.text for title in root.iter(svg + "title")]
        self.assertEqual(len(titles), 400)  # 380 pairs and 20 sums
        names = [text.text for text in root.iter(svg + "text") if "name" in text.get("class")]
        self.assertEqual(names[:20], names[21:])  # columns, "overall", rows: in the same order
        self.assertIn("DeGrey", names)
        self.assertEqual([name.lower() for name in names[:20]],
                         [row["choice"] for row in result["matchups"]])
        one = result["matchups"][0]["against"][0]
        self.assertIn(f"{names[0]} against {names[1]}: {100 * one['score']:.1f} % of 2 games", titles[0])

    def test_matchups_of_the_other_games(self):
        """Decks of one field for each seat, and a small table with room for its legend."""
        path = self.folder / "table.svg"
        for game, count in (("puzzle_strike", 20), ("puzzle_strike_2", 10), ("gem_blenders", 6),
                            ("puppet_wars", 5)):
            with self.subTest(game=game):
                result = self.json_of("arena", game, "--matchups", "--bots=plan", "--games=2",
                                   f"--out={path}", f"--records={self.folder / game}")
                choices = [row["choice"] for row in result["matchups"]]
                self.assertEqual((len(set(choices)), result["played"]), (count, count * (count - 1)))
                self.assertFalse({"random", "choose", "recommended"} & set(choices))
                ElementTree.fromstring(path.read_text(encoding="utf-8"))
        decks = [json.loads(kept.read_text("utf-8"))["setup"]
                 for kept in (self.folder / "gem_blenders").iterdir()]
        self.assertEqual(len({(setup["red"], setup["blue"]) for setup in decks}), 30)

    def test_bad_matchups(self):
        for options, part in ((("--bots=plan,random",), "one bot"), (("--mode=solo",), "two seats"),
                              (("--out=table.pdf",), ".svg or .csv")):
            with self.subTest(options=options):
                done = self.assertEnds(REFUSED, "arena", GAME, "--matchups", *options)
                self.assertIn(part, done.stderr)
        done = self.assertEnds(USAGE, "arena", GAME, "--bots=plan", "--out=x.svg")
        self.assertIn("--matchups", done.stderr)

    def test_bad_values(self):
        self.assertIn("--bots", self.assertEnds(USAGE, "arena", GAME).stderr)
        self.assertIn("--seats", self.assertEnds(USAGE, "arena", GAME, "--bots=plan,plan",
                                                 "--seats=plan,plan").stderr)
        for seats, part in (("plan", "each of 2 seats"), ("plan,nobody", "nobody"),
                            ("search:x,plan", "search:x"), ("search:0,plan", "search:0"),
                            ("search:5s,plan", "search:5s")):
            done = self.assertEnds(REFUSED, "arena", GAME, f"--seats={seats}")
            self.assertIn(part, done.stderr)
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
        self.assertIn("may have chosen the shuffle", done.stdout)
        self.assertNotIn("Table", done.stdout)
        done = self.assertEnds(REFUSED, "verify", str(self.path), "--hash", "ab" * 32)
        self.assertIn("does not say how its seed came about", done.stderr)
        done = self.assertEnds(FINE, "verify", self.write(self.unfinished))
        self.assertIn("not finished", done.stdout)

    def test_names_that_would_steer_a_terminal(self):
        self.assertEnds(FINE, "verify", self.write(self.record | {"names": ["Zoë", "club (bot)"]}))
        for change in ({"table": 7}, {"table": "x\u001b[2J"}, {"names": "Zoë"}, {"names": [""]},
                       {"names": ["a\u009bb"]}, {"names": ["a"] * 9}, {"names": ["x" * 64]}):
            with self.subTest(change=change):
                self.refuse(self.record | change, "table and names")

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
