"""`parlor engine`: every command, every kind of bad line, and the example client."""
import copy
import json
import re
import subprocess
import sys
import unittest

from cli import GAME, LONGEST_LINE, PARLOR, ROOT, Engine, run

SEED = 7


class EngineTest(unittest.TestCase):
    """Each test has an engine of its own, with a game in progress."""

    def setUp(self):
        self.engine = Engine()
        self.addCleanup(self.engine.close)
        self.pending = self.engine.good("new", game=GAME, seed=SEED)["pending"]

    def assertRefused(self, reply, part):
        self.assertIs(reply["ok"], False, reply)
        self.assertIn(part, reply["error"])
        self.assertRegex(reply["error"], r"^[A-Z'].*\.$", "an error is a whole sentence")
        self.assertLessEqual(set(reply), {"ok", "error", "id"})


class Commands(EngineTest):
    def test_games(self):
        games = {game["name"]: game for game in self.engine.good("games")["games"]}
        self.assertEqual(games[GAME]["title"], "Flash Duel")
        self.assertIsInstance(games[GAME]["rules"], int)

    def test_setup_schema(self):
        first = self.engine.good("setup_schema", game=GAME)["setup"][0]
        self.assertEqual(first["name"], "mode")
        self.assertIn(first["default"], first["choices"])

    def test_catalogue_says_where_facts_come_from(self):
        cards = self.engine.good("catalogue", game=GAME)["cards"]
        self.assertGreater(len(cards), 4)
        for card in cards:
            self.assertIn(card["provenance"], {"printed", "likely", "reconstructed"})
            self.assertTrue(card["id"] and card["name"] and card["text"])

    def test_new(self):
        reply = self.engine.good("new", game=GAME, setup={"mode": "simple"}, seed="a rematch")
        self.assertEqual((reply["game"], reply["seats"]), (GAME, 2))
        self.assertEqual(len(reply["pending"]), 1)

    def test_new_tells_the_opening_as_the_observer_saw_it(self):
        def opening(**observer):
            reply = self.engine.good("new", game=GAME, seed=42, **observer)
            return [event["text"] for event in reply["events"]]

        self.assertTrue(opening())
        self.assertEqual(opening(), opening(observer="spectator"))
        self.assertNotEqual(opening(observer=0), opening(observer=1))
        self.assertNotEqual(opening(observer="all"), opening())
        before = self.engine.dump()
        self.assertRefused(self.engine("new", game=GAME, observer=2), "'observer'")
        self.assertEqual(before, self.engine.dump())

    def test_seeds_as_number_and_as_text_are_the_same(self):
        self.engine.good("new", game=GAME, seed=42)
        number = self.engine.dump()
        self.engine.good("new", game=GAME, seed="42")
        self.assertEqual(number, self.engine.dump())

    def test_without_a_seed_each_game_is_another_one(self):
        self.engine.good("new", game=GAME)
        first = self.engine.dump()
        self.engine.good("new", game=GAME)
        self.assertNotEqual(first["chance"], self.engine.dump()["chance"])

    def test_pending(self):
        self.assertEqual(self.engine.good("pending")["pending"], self.pending)

    def test_question(self):
        question = self.engine.good("question", seat=self.pending[0])["question"]
        self.assertEqual(question["seat"], self.pending[0])
        self.assertTrue(question["kind"] and question["prompt"])
        for number, option in enumerate(question["options"]):
            self.assertEqual(option["option"], number)
            self.assertTrue(option["kind"] and option["text"])
            self.assertIsInstance(option["touch"], list)

    def test_a_seat_that_is_not_asked_has_no_options(self):
        question = self.engine.good("question", seat=1 - self.pending[0])["question"]
        self.assertEqual((question["kind"], question["options"]), ("none", []))

    def draw_told_to(self, **observer):
        """What is told of the card that is drawn after the first answer."""
        self.engine.good("new", game=GAME, seed=SEED)
        reply = self.engine.good("answer", seat=self.pending[0], option=0, **observer)
        self.assertEqual(len(reply["pending"]), 1)
        return [event["text"] for event in reply["events"] if event["kind"] == "drew"][0]

    def test_answer_tells_the_events_as_the_observer_saw_them(self):
        seat = self.pending[0]
        self.assertRegex(self.draw_told_to(), r"^You draw a \d$")
        self.assertEqual(self.draw_told_to(), self.draw_told_to(observer=seat))
        self.assertRegex(self.draw_told_to(observer="all"), r"draws a \d$")
        self.assertRegex(self.draw_told_to(observer=1 - seat), "draws a card")
        self.assertRegex(self.draw_told_to(observer="spectator"), "draws a card")

    def hands_seen(self, observer):
        """Which seats' hands an observer's view shows."""
        view = self.engine.good("view", seat=observer)["view"]
        self.assertEqual(view["observer"], observer)
        return {zone["seat"] for zone in view["zones"] if zone["kind"] == "hand"
                and all(card["card"] is not None for card in zone["cards"])}

    def test_view(self):
        self.assertEqual(self.hands_seen(0), {0})
        self.assertEqual(self.hands_seen(1), {1})
        self.assertEqual(self.hands_seen("spectator"), set())
        self.assertEqual(self.hands_seen("all"), {0, 1})

    def test_touched_objects_are_in_the_view(self):
        seat = self.pending[0]
        view = json.dumps(self.engine.good("view", seat=seat)["view"])
        for option in self.engine.good("question", seat=seat)["question"]["options"]:
            for touched in option["touch"]:
                self.assertIn(f'"{touched}"', view)

    def test_result(self):
        result = self.engine.good("result")["result"]
        self.assertIs(result["over"], False)
        self.engine.play()
        result = self.engine.good("result")["result"]
        self.assertIs(result["over"], True)
        self.assertEqual({seat["place"] for seat in result["seats"]}, {1, 2})

    def test_record_and_load_record(self):
        answers = self.engine.play(decisions=15)
        record = self.engine.good("record")["record"]
        self.assertEqual(len(record["answers"]), answers)
        before = self.engine.dump()
        self.engine.good("new", game=GAME)
        reply = self.engine.good("load_record", record=record)
        self.assertEqual(reply["game"], GAME)
        self.assertEqual(self.engine.dump(), before)
        self.engine.play(decisions=1)
        self.assertEqual(len(self.engine.good("record")["record"]["answers"]), answers + 1)

    def test_dump_and_load(self):
        self.engine.play(decisions=10)
        position = self.engine.dump()
        self.engine.good("new", game=GAME)
        reply = self.engine.good("load", position=position)
        self.assertEqual((reply["game"], reply["seats"]), (GAME, 2))
        self.assertEqual(self.engine.dump(), position)

    def test_a_loaded_position_has_no_record_but_can_be_played(self):
        self.engine.good("load", position=self.engine.dump())
        self.assertRefused(self.engine("record"), "no record")
        self.engine.play()
        self.assertIs(self.engine.good("result")["result"]["over"], True)
        self.assertRefused(self.engine("record"), "no record")
        self.engine.good("new", game=GAME)
        self.engine.good("record")

    def test_quit(self):
        self.assertEqual(self.engine.good("quit"), {"ok": True})
        self.assertEqual(self.engine.process.wait(timeout=60), 0)

    def test_end_of_input(self):
        self.assertEqual(self.engine.close(), (0, b"", b""))

    def test_the_last_line_needs_no_newline(self):
        end = run("engine", stdin='{"cmd": "games"}')
        self.assertEqual(end.returncode, 0)
        self.assertIs(json.loads(end.stdout)["ok"], True)

    def test_an_id_is_repeated(self):
        for id_ in (1, "one", None, True, 0.5, ["ä", {"deep": [[]]}], -9223372036854775808):
            self.assertEqual(self.engine.good("pending", id=id_)["id"], id_)
            self.assertEqual(self.engine("no such command", id=id_)["id"], id_)
        self.assertNotIn("id", self.engine.good("pending"))


class Refusals(EngineTest):
    """Each bad line gets one error, and the game is as it was."""

    def setUp(self):
        super().setUp()
        self.engine.play(decisions=5)
        self.before = (self.engine.dump(), self.engine.good("record"))

    def refuse(self, line, part):
        reply = self.engine.line(line if isinstance(line, (str, bytes)) else json.dumps(line))
        self.assertRefused(reply, part)
        self.assertEqual((self.engine.dump(), self.engine.good("record")), self.before)
        return reply

    def test_not_json(self):
        for line in ("", "   ", "hello", "{", '{"cmd": "games"', '{"cmd": "quit"} x', "{'cmd': 1}",
                     '{"cmd": "pending", "id": NaN}', '{"cmd": "pending", "id": 1e999}'):
            with self.subTest(line=line):
                self.refuse(line, "can't be read as JSON")

    def test_not_an_object_with_a_command(self):
        for line in ("[]", "1", "null", '"quit"', "{}", '{"cmd": 1}', '{"cmd": null}',
                     '{"cmd": ["quit"]}', '[{"cmd": "quit"}]'):
            with self.subTest(line=line):
                self.refuse(line, "'cmd'")

    def test_unknown_command(self):
        for name in ("nwe", "", "NEW", "new ", "x" * 1000):
            with self.subTest(name=name):
                self.refuse({"cmd": name}, "There is no command")

    def test_unknown_member(self):
        seat = self.pending[0]
        for line in ({"cmd": "games", "game": GAME}, {"cmd": "new", "game": GAME, "sead": 1},
                     {"cmd": "answer", "seat": seat, "option": 0, "observr": 0},
                     {"cmd": "quit", "now": True}, {"cmd": "pending", "ID": 1}):
            with self.subTest(line=line):
                self.refuse(line, "has no member")

    def test_wrong_types(self):
        seat = self.pending[0]
        for part, line in (
                ("'game'", {"cmd": "new"}),
                ("'game'", {"cmd": "new", "game": 1}),
                ("'game'", {"cmd": "catalogue", "game": None}),
                ("'game'", {"cmd": "setup_schema"}),
                ("no game 'chess'", {"cmd": "new", "game": "chess"}),
                ("no game 'chess'", {"cmd": "catalogue", "game": "chess"}),
                ("A setup is", {"cmd": "new", "game": GAME, "setup": []}),
                ("A setup is", {"cmd": "new", "game": GAME, "setup": None}),
                ("mode", {"cmd": "new", "game": GAME, "setup": {"mode": "no such mode"}}),
                ("mode", {"cmd": "new", "game": GAME, "setup": {"mode": 0}}),
                ("no 'mood'", {"cmd": "new", "game": GAME, "setup": {"mood": "simple"}}),
                ("'seed'", {"cmd": "new", "game": GAME, "seed": 1.5}),
                ("'seed'", {"cmd": "new", "game": GAME, "seed": None}),
                ("'seat'", {"cmd": "question"}),
                ("'seat'", {"cmd": "question", "seat": "0"}),
                ("'seat'", {"cmd": "question", "seat": "spectator"}),
                ("'seat'", {"cmd": "question", "seat": 0.0}),
                ("'seat'", {"cmd": "view"}),
                ("'seat'", {"cmd": "view", "seat": "everybody"}),
                ("'option'", {"cmd": "answer", "seat": seat}),
                ("'option'", {"cmd": "answer", "seat": seat, "option": "0"}),
                ("'option'", {"cmd": "answer", "seat": seat, "option": True}),
                ("'observer'", {"cmd": "answer", "seat": seat, "option": 0, "observer": None}),
                ("'observer'", {"cmd": "answer", "seat": seat, "option": 0, "observer": 2}),
                ("not a parlor record", {"cmd": "load_record"}),
                ("not a parlor record", {"cmd": "load_record", "record": "x"}),
                ("'position'", {"cmd": "load"}),
                ("'position'", {"cmd": "load", "position": []}),
                ("'game'", {"cmd": "load", "position": {}})):
            with self.subTest(line=line):
                self.refuse(line, part)

    def test_seats_and_options_out_of_range(self):
        seat = self.engine.good("pending")["pending"][0]
        count = len(self.engine.good("question", seat=seat)["question"]["options"])
        for option in (-1, count, 255, 256, 256 + 2**32, 2**63 - 1, -2**63):
            with self.subTest(option=option):
                self.refuse({"cmd": "answer", "seat": seat, "option": option}, "no option")
        for number in (-1, -2, 2, 255, 256, 2**32, 2**63 - 1):
            with self.subTest(seat=number):
                self.refuse({"cmd": "answer", "seat": number, "option": 0}, "'seat'")
                self.refuse({"cmd": "question", "seat": number}, "'seat'")
                self.refuse({"cmd": "view", "seat": number}, "'seat'")
        self.refuse({"cmd": "answer", "seat": 1 - seat, "option": 0}, "not asked")
        self.refuse('{"cmd": "answer", "seat": 0, "option": 99999999999999999999}', "JSON")

    def test_invalid_utf8(self):
        self.refuse(b'{"cmd": "\xff\xfe"}', "JSON")
        self.refuse(b'{"cmd": "quit", "id": "\xc3"}', "JSON")
        self.refuse(b"\xef\xbb\xbf{}", "JSON")
        self.refuse(b'{"cmd": "\xed\xa0\x80"}', "JSON")

    def test_a_sentence_cut_within_a_character_is_still_utf8(self):
        for shift in range(2):
            self.refuse({"cmd": "x" * shift + "ä" * 100}, "There is no command")
            self.refuse({"cmd": "new", "game": "x" * shift + "ä" * 100}, "There is no game")

    def test_nul_bytes(self):
        self.refuse(b'{"cmd": "quit\0"}', "NUL")
        self.refuse(b'{"cmd": "quit"}\0', "NUL")
        self.refuse(b"\0" * 1000, "NUL")
        self.refuse('{"cmd": "new", "game": "flash_duel\\u0000"}', "JSON")

    def test_nested_too_deep(self):
        for bracket in ("[", '{"a":'):
            self.refuse('{"cmd": "quit", "id": ' + bracket * 10000, "depth")
        self.refuse("[" * 10000 + "]" * 10000, "depth")

    def test_duplicate_keys(self):
        self.refuse('{"cmd": "quit", "cmd": "quit"}', "duplicate")
        position = json.dumps(self.before[0])
        self.refuse('{"cmd": "load", "position": {"game": "x", ' + position[1:] + "}", "duplicate")

    def test_the_longest_line(self):
        filler = LONGEST_LINE - len('{"cmd":"pending","id":""}')
        reply = self.engine.line('{"cmd":"pending","id":"' + "x" * filler + '"}')
        self.assertEqual(len(reply["id"]), filler)
        self.refuse('{"cmd":"pending","id":"' + "x" * (filler + 1) + '"}', "too long")

    def test_a_position_with_six_copies_of_a_card(self):
        position = copy.deepcopy(self.before[0])
        position["deck"][0] = position["deck"][0] % 5 + 1
        self.refuse({"cmd": "load", "position": position}, "cards with a")

    def test_a_position_with_a_misspelt_member(self):
        self.refuse({"cmd": "load", "position": {**self.before[0], "chanse": {}}}, "no 'chanse'")

    def test_a_position_of_another_game_or_rules(self):
        self.refuse({"cmd": "load", "position": {**self.before[0], "game": "chess"}}, "no game")
        self.refuse({"cmd": "load", "position": {**self.before[0], "rules": 99}}, "version 99")

    def test_a_position_with_impossible_chance(self):
        key, after = self.before[0]["chance"]["key"], self.before[0]["chance"]["next"]
        for chance in (None, 5, {}, {"key": "z" * 64, "next": after},
                       {"key": key[1:], "next": after}, {"key": key},
                       {"key": key, "next": after[1:]},
                       {"key": key, "next": [256, 0, 0, 0]}, {"key": key, "next": ["0"] * 4}):
            with self.subTest(chance=chance):
                part = "key" if not isinstance(chance, dict) or chance.get("key") != key else "next"
                self.refuse({"cmd": "load", "position": {**self.before[0], "chance": chance}}, part)

    def test_records_that_are_wrong(self):
        record = self.before[1]["record"]
        for part, change in (("version 99", {"rules": 99}), ("format 2", {"parlor": 2}),
                             ("no game 'chess'", {"game": "chess"}), ("seed", {"seed": "42"}),
                             ("list of answers", {"answers": None}),
                             ("Answer 1 of the record is not", {"answers": [[0, 0, 0]]}),
                             ("Answer 6 of the record", {"answers": record["answers"] + [[0, 99]]}),
                             ("ends in state", {"end": "0123456789abcdef"}),
                             ("mode", {"setup": {"mode": "x"}})):
            with self.subTest(change=change):
                self.refuse({"cmd": "load_record", "record": {**record, **change}}, part)

    def test_an_answer_after_the_end(self):
        self.engine.play()
        self.before = (self.engine.dump(), self.engine.good("record"))
        self.refuse({"cmd": "answer", "seat": 0, "option": 0}, "over")

    def test_an_error_repeats_the_id(self):
        reply = self.refuse({"cmd": "question", "seat": 9, "id": "q"}, "'seat'")
        self.assertEqual(reply["id"], "q")


class WithoutGame(unittest.TestCase):
    def test_commands_that_need_a_game(self):
        with Engine() as engine:
            for cmd, members in (("pending", {}), ("question", {"seat": 0}), ("result", {}),
                                 ("answer", {"seat": 0, "option": 0}), ("view", {"seat": 0}),
                                 ("suggest", {"seat": 0}), ("record", {}), ("dump", {})):
                with self.subTest(cmd=cmd):
                    reply = engine(cmd, **members)
                    self.assertIs(reply["ok"], False)
                    self.assertIn("no game yet", reply["error"])


class Suggest(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()
        self.addCleanup(self.engine.close)
        self.engine.good("new", game=GAME, seed=42)
        self.seat = self.engine.good("pending")["pending"][0]
        self.options = self.engine.good("question", seat=self.seat)["question"]["options"]

    def suggest(self, **members):
        return self.engine.good("suggest", seat=self.seat, **members)

    def test_every_option_is_weighed(self):
        reply = self.suggest(iterations=300)
        self.assertEqual(reply["bot"], "club")
        visits = [option.pop("visits") for option in reply["options"]]
        self.assertEqual(sum(visits), 300)
        # The choice comes first; it may be one that was tried nearly as often as the best.
        self.assertGreaterEqual(visits[0], 0.8 * max(visits))
        self.assertEqual(visits[1:], sorted(visits[1:], reverse=True))
        for option in reply["options"]:
            self.assertTrue(0 <= option.pop("win") <= 1)
        self.assertEqual(sorted(reply["options"], key=lambda o: o["option"]), self.options)

    def test_every_bot_suggests(self):
        for bot in ("random", "novice", "greedy", "plan", "search", "club", "master"):
            with self.subTest(bot=bot):
                reply = self.suggest(bot=bot, ms=10)
                self.assertEqual(reply["bot"], bot)
                self.assertEqual(len(reply["options"]), len(self.options))

    def test_it_changes_nothing(self):
        before = self.engine.dump()
        self.suggest(iterations=50)
        self.assertEqual(self.engine.dump(), before)

    def test_refusals(self):
        for part, members in (("not asked", {"seat": 1 - self.seat}), ("'seat'", {}),
                              ("no bot 'x'", {"seat": self.seat, "bot": "x"}),
                              ("'bot'", {"seat": self.seat, "bot": 5}),
                              ("'ms'", {"seat": self.seat, "ms": 0}),
                              ("'ms'", {"seat": self.seat, "ms": 60001}),
                              ("'ms'", {"seat": self.seat, "ms": "10"}),
                              ("'iterations'", {"seat": self.seat, "iterations": -5})):
            with self.subTest(members=members):
                reply = self.engine("suggest", **members)
                self.assertIs(reply["ok"], False)
                self.assertIn(part, reply["error"])


MEASURED = """
import resource, subprocess, sys
engine = subprocess.Popen([sys.argv[1], "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
block = b"x" * 1000000
engine.stdin.write(b'{"cmd": "games", "id": "')
for _ in range(int(sys.argv[2])):
    engine.stdin.write(block)
engine.stdin.write(b'"}\\n{"cmd": "games"}\\n')
replies, _ = engine.communicate(timeout=100)
sys.stdout.buffer.write(replies)
print(engine.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


class HugeLine(unittest.TestCase):
    def feed(self, megabytes):
        """Feeds an engine one such line and a good one; returns replies and peak KiB. (It is done
        by a process of its own, because the peak is that of the largest child so far.)"""
        done = subprocess.run([sys.executable, "-c", MEASURED, PARLOR, str(megabytes)],
                              capture_output=True, text=True, check=True, timeout=120)
        first, second, end = done.stdout.splitlines()
        code, peak = map(int, end.split())
        self.assertEqual(code, 0)
        return json.loads(first), json.loads(second), peak

    def test_100_megabytes_are_skipped_and_not_kept(self):
        _, _, usual = self.feed(0)
        first, second, peak = self.feed(100)
        self.assertIs(first["ok"], False)
        self.assertIn("too long", first["error"])
        self.assertIs(second["ok"], True)
        self.assertLess(peak - usual, 8 * 1024)


class Documentation(unittest.TestCase):
    """docs/engine-protocol.md is one session: each line after '>' gets the reply after '<'."""

    def test_every_example_is_real(self):
        lines = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8").splitlines()
        shown = [line for line in lines if line.startswith(("> ", "< "))]
        with Engine() as engine:
            for line, reply in zip(shown[::2], shown[1::2]):
                self.assertEqual((line[0], reply[0]), (">", "<"), line)
                engine.process.stdin.write(line[2:].encode() + b"\n")
                engine.process.stdin.flush()
                real = engine.process.stdout.readline().decode("utf-8").rstrip("\n")
                parts = [re.escape(part) for part in reply[2:].split("...")]
                self.assertRegex(real, "^" + ".*".join(parts) + "$")

    def test_every_command_has_a_section(self):
        text = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
        with Engine() as engine:
            known = engine("?")["error"].split("there are: ")[1].rstrip(".").split(", ")
        self.assertGreater(len(known), 10)
        for command in known:
            self.assertIn(f"\n### {command}\n", text)


class Example(unittest.TestCase):
    def play(self, *arguments):
        return subprocess.run([sys.executable, ROOT / "examples" / "play.py", *arguments],
                              capture_output=True, text=True, timeout=120, check=False)

    def test_the_example_client_plays_to_the_end(self):
        for arguments in ((PARLOR,), (PARLOR, GAME)):
            done = self.play(*arguments)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("wins the game", done.stdout)
            self.assertIn("place 1", done.stdout)

    def test_it_reports_an_error(self):
        done = self.play(PARLOR, "chess")
        self.assertEqual(done.returncode, 1)
        self.assertIn("There is no game 'chess'", done.stderr)


if __name__ == "__main__":
    unittest.main()
