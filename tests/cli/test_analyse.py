"""`parlor analyse` and the engine's `analyse`: what they say, to people and to programs, and what
they keep to themselves."""
import json
import tempfile
import unittest
from pathlib import Path

from cli import GAME, Engine, run
from test_commands import FINE, REFUSED, USAGE, CommandTest


def record_of(game, seed, decisions, setup=None):
    with Engine() as engine:
        engine.good("new", game=game, seed=seed, setup=setup or {})
        engine.play(decisions=decisions, seed=seed)
        return engine.good("record")["record"]


class Analyse(CommandTest):
    @classmethod
    def setUpClass(cls):
        cls.record = record_of(GAME, 3, 100000)
        cls.unfinished = record_of(GAME, 3, 8)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "game.parlor.json"

    def write(self, record):
        self.path.write_text(json.dumps(record), encoding="utf-8")
        return str(self.path)

    def told(self, record, *options):
        return self.assertEnds(FINE, "analyse", self.write(record), "--depth=1", *options).stdout

    def analysis(self, record, *options):
        return json.loads(self.told(record, "--json", *options))

    def test_people_are_told_everything(self):
        text = self.told(self.record)
        for part in ("Flash Duel, simple", "Red: chance to win, with what this seat knew", "100 %",
                     "█", "at the start, own decisions", "Lost by own decisions",
                     "decided most:", "Mistakes, by the number of the answer", "Better: "):
            self.assertIn(part, text)
        self.assertNotIn("open cards", text)
        self.assertLessEqual(max(len(line) for line in text.splitlines() if "█" in line), 80)
        self.assertIn("with open cards", self.told(self.record, "--open"))

    def test_one_seat(self):
        text = self.told(self.record, "--seat=1")
        self.assertIn("Blue: chance to win", text)
        self.assertNotIn("Red: chance to win", text)
        self.assertNotRegex(text, r"(?m)^ *\d+ +Red, ")

    def test_words_instead_of_drawings(self):
        text = self.told(self.record, "--plain")
        self.assertNotIn("█", text)
        self.assertIn("% at the start, at worst", text)

    def test_programs_get_numbers_that_add_up(self):
        analysis = self.analysis(self.record, "--open")
        self.assertEqual(len(analysis["answers"]), len(self.record["answers"]))
        self.assertTrue(analysis["over"])
        for seat in analysis["seats"]:
            parts = seat["start"] + seat["own"] + seat["others"] + seat["luck"]
            self.assertAlmostEqual(parts, seat["end"], delta=0.001)
            self.assertIn(seat["end"], (0, 1))
        before = analysis["start"]
        for answer, (seat, option) in zip(analysis["answers"], self.record["answers"]):
            self.assertEqual((answer["seat"], answer["option"]), (seat, option))
            for who in (0, 1):
                change = answer["win"][who] - before["win"][who]
                self.assertAlmostEqual(change, answer["effect"][who] + answer["luck"][who],
                                       delta=0.001)
            if answer["options"] > 1:
                self.assertIn(option, [one["option"] for one in answer["alternatives"]])
                self.assertEqual(answer["mark"] is not None, answer["loss"] >= 0.03)
            else:
                self.assertNotIn("alternatives", answer)
            before = answer
        marks = [answer.get("mark") for answer in analysis["answers"]]
        self.assertEqual(sum(seat["blunders"] for seat in analysis["seats"]),
                         marks.count("blunder"))

    def test_the_same_depth_says_the_same(self):
        first, again = (self.told(self.record, "--json") for _ in range(2))
        self.assertEqual(first, again)
        deeper = run("analyse", str(self.path), "--depth=2", "--json").stdout
        self.assertNotEqual(first, deeper)

    def test_seconds(self):
        done = self.assertEnds(FINE, "analyse", self.write(self.record), "--seconds=1")
        self.assertIn("Lost by own decisions", done.stdout)

    def test_who_resigned(self):
        closed = self.unfinished | {"closed": {"how": "resigned", "by": 0}}
        analysis = self.analysis(closed)
        self.assertEqual([seat["end"] for seat in analysis["seats"]], [0, 1])
        last = analysis["answers"][-1]
        self.assertEqual((last["seat"], last["option"], last["luck"]), (0, None, [0, 0]))
        self.assertIn("Red resigned", self.told(closed))

    def test_a_game_that_is_not_over_keeps_its_secrets(self):
        path = self.write(self.unfinished)
        done = self.assertEnds(REFUSED, "analyse", path)
        self.assertIn("--seat", done.stderr)
        done = self.assertEnds(REFUSED, "analyse", path, "--seat=0", "--open")
        self.assertIn("--open", done.stderr)
        self.assertIn("It is not over", self.told(self.unfinished, "--seat=0"))
        analysis = self.analysis(self.unfinished, "--seat=0")
        self.assertFalse(analysis["over"])
        self.assertEqual([seat["seat"] for seat in analysis["seats"]], [0])
        self.assertIsNone(analysis["seats"][0]["others"])
        for answer in analysis["answers"]:
            self.assertIsNone(answer["win"][1])
            self.assertIsNone(answer["effect"][1])
            if answer["seat"] == 1:
                self.assertIsNone(answer["option"])
                self.assertNotIn("alternatives", answer)

    def test_what_is_refused(self):
        self.assertIn("name one record", self.assertEnds(USAGE, "analyse").stderr)
        path = self.write(self.record)
        for option, part in (("--seat=2", "seat"), ("--depth=0", "depth"), ("--depth=x", "depth"),
                             ("--seconds=0", "seconds"), ("--depth=10001", "depth")):
            with self.subTest(option=option):
                self.assertIn(part, self.assertEnds(REFUSED, "analyse", path, option).stderr)
        wrong = self.record | {"end": "0" * 16}
        self.assertIn("ends in state", self.assertEnds(REFUSED, "analyse", self.write(wrong)).stderr)

    def test_every_game(self):
        for game, setup in (("puzzle_strike", {"mode": "free-for-all"}), ("puppet_wars", {}),
                            ("puzzle_strike_2", {"mode": "coop"}), ("gem_blenders", {})):
            with self.subTest(game=game):
                record = record_of(game, 5, 6, setup)
                analysis = self.analysis(record, "--seat=0")
                self.assertEqual(len(analysis["answers"]), 6)
                self.assertIn("It is not over", self.told(record, "--seat=0"))


class InTheEngine(unittest.TestCase):
    def test_of_a_running_game(self):
        with Engine() as engine:
            engine.good("new", game=GAME, seed=3)
            engine.play(decisions=8, seed=3)
            everything = engine.good("analyse", depth=1, open=True)["analysis"]
            self.assertEqual(len(everything["answers"]), 8)
            self.assertEqual(len(everything["answers"][0]["open"]), 2)
            own = engine.good("analyse", depth=1, seat=0)["analysis"]
            self.assertEqual(own["start"]["win"][0], everything["start"]["win"][0])
            self.assertIsNone(own["start"]["win"][1])

    def test_what_is_refused(self):
        with Engine() as engine:
            engine.good("new", game=GAME, seed=3)
            for members, part in (({"depth": 0}, "'depth'"), ({"seconds": 3601}, "'seconds'"),
                                  ({"seat": 2}, "'seat'"), ({"open": 1}, "'open'")):
                reply = engine("analyse", **members)
                self.assertIs(reply["ok"], False)
                self.assertIn(part, reply["error"])
            position = engine.dump()
            engine.good("load", position=position)
            self.assertIn("nothing to analyse", engine("analyse")["error"])


if __name__ == "__main__":
    unittest.main()
