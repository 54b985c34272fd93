"""What a person at a real terminal sees: boards that fit, nothing wiped, and words without drawing."""
import fcntl
import json
import os
import pty
import random
import re
import select
import struct
import subprocess
import tempfile
import termios
import unittest
from pathlib import Path

from cli import PARLOR, ROOT, Engine, run

GAMES = (("flash_duel", ("--mode", "full")), ("puzzle_strike", ()), ("puzzle_strike_2", ()),
         ("gem_blenders", ()), ("puppet_wars", ()))
PROMPT = "(? for help) > "
MORE = "skip the rest -- "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]|\r")
WIPED = re.compile(r"\x1b\[[23]?J\x1b\[|\x1b\[[23]J|\x1bc|\x1b\[\?1049h")
DRAWN = re.compile("[\u2500-\u25ff\u2800-\u28ff]")  # lines, boxes, blocks, geometric shapes


class Terminal:
    """A program in a window of this size, and a person who reads up to a prompt and types."""

    def __init__(self, rows, columns, *arguments, **environment):
        self.ours, theirs = pty.openpty()
        self.resize(rows, columns)
        self.folder = tempfile.TemporaryDirectory()
        self.raw = ""
        self.process = subprocess.Popen(
            [PARLOR, *arguments], stdin=theirs, stdout=theirs, stderr=theirs,
            env={**os.environ, "TERM": "xterm", "XDG_STATE_HOME": self.folder.name, **environment})
        os.close(theirs)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.ours)
        self.folder.cleanup()

    def resize(self, rows, columns):
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, *ends):
        """What appears until one of these ends it, without escape codes."""
        text = b""
        while not ESCAPES.sub("", text.decode("utf-8", "ignore")).endswith(ends or (PROMPT,)):
            ready, _, _ = select.select([self.ours], [], [], 60)
            if not ready:
                raise AssertionError(f"nothing more comes: {text[-300:]}")
            try:
                block = os.read(self.ours, 65536)
            except OSError:  # so says Linux when the other end is closed
                break
            text += block
        self.raw += text.decode("utf-8")
        return ESCAPES.sub("", text.decode("utf-8"))

    def type(self, line, *ends):
        os.write(self.ours, (line + "\n").encode())
        return self.read(*ends)

    def hang_up(self):
        """Ctrl-D; what is said to that. It may come before the program listens, and is lost then."""
        text = b""
        for _ in range(100):
            os.write(self.ours, b"\x15\x04")  # a line that was begun meanwhile is no end
            while select.select([self.ours], [], [], 0.2)[0]:
                try:
                    text += os.read(self.ours, 65536)
                except OSError:
                    assert self.process.wait(60) == 0
                    return text.decode("utf-8")
        raise AssertionError(f"it goes on: {text[-300:]}")

    def play(self, answers):
        """Takes the first option again and again, past the pages of long news; the last screen."""
        for _ in range(answers):
            screen = self.type("1", PROMPT, MORE, "parlor replay")
            while screen.endswith(MORE):
                screen = self.type("", PROMPT, MORE)
        return screen


HEADLINE = re.compile(r"  (Flash Duel|Puzzle Strike|Puzzle Strike 2|Gem Blenders|Puppet Wars) · |"
                      r"  (Round \d+, |Before the |Turn \d+, )")


def split(screen):
    """The lines of what happened, and those from the board's headline to the prompt."""
    lines = screen.split("\n")
    begin = max(i for i, line in enumerate(lines) if HEADLINE.match(line))
    return lines[:begin], lines[begin:]


def board(screen):
    return split(screen)[1]


OPTION = re.compile(r"(?:^|  ) *(\d+)[ !](?=[A-Z])", re.M)


def question(screen):
    """What stands below the board."""
    return screen.rsplit("\n\n", 1)[1]


def options(screen):
    """The numbers that a question offers."""
    return [int(number) for number in OPTION.findall(screen)]


def told(lines):
    """Without what was typed before them."""
    return [line for line in lines if line.strip() not in ("", "1", "l")]


def words(text):
    return " ".join(text.split())


def question_with_keys(engine):
    """A seat that is asked how many, and the record until then: random games are searched."""
    for seed in range(27, 200):
        engine.good("new", game="flash_duel", setup={"mode": "betrayal"}, seed=str(seed))
        dice = random.Random(seed)
        while pending := engine.good("pending")["pending"]:
            offered = engine.good("question", seat=pending[0])["question"]["options"]
            if any(option.get("key") == "0" for option in offered):
                return pending[0], engine.good("record")["record"]
            engine.good("answer", seat=pending[0], option=dice.randrange(len(offered)))
    raise AssertionError("nobody is ever asked how many")


class Screens(unittest.TestCase):
    def test_board_and_question_are_in_a_small_window_together(self):
        for game, setup in GAMES:
            with self.subTest(game=game), Terminal(24, 80, "play", game, *setup, "--seed=7",
                                                   "--seats=person,novice") as terminal:
                terminal.read()
                for _ in range(6):
                    screen = terminal.play(1)
                    if not screen.endswith(PROMPT):
                        break  # it is over
                    lines = board(screen)
                    self.assertLessEqual(len(lines), 24, "\n".join(lines))
                    self.assertLessEqual(max(map(len, lines)), 80, "\n".join(lines))

    def test_nothing_is_ever_wiped(self):
        for game, setup in GAMES:
            with self.subTest(game=game), Terminal(24, 80, "play", game, *setup, "--seed=7",
                                                   "--seats=person,novice") as terminal:
                terminal.read()
                terminal.play(5)
                self.assertNotRegex(terminal.raw, WIPED)

    def test_two_at_one_keyboard_do_not_see_each_others_hands(self):
        with Terminal(24, 80, "play", "flash_duel", "--seed=3",
                      "--seats=person,person") as terminal:
            first = terminal.read("press Enter. ")
            self.assertNotIn("Deck", first)
            terminal.type("")
            between = terminal.type("1", "press Enter. ")
            self.assertGreaterEqual(between.count("\n"), 24, "the window was not scrolled empty")
            self.assertNotRegex(terminal.raw, WIPED)

    def test_what_happened_is_told_folded_and_l_unfolds_it(self):
        with Terminal(60, 100, "play", "puzzle_strike", "--seed=5",
                      "--seats=person,novice") as terminal:
            terminal.read()
            more = 0
            for _ in range(9):
                folded = told(split(terminal.play(1))[0])
                unfolded = told(terminal.type("l").split("\n")[:-1])
                self.assertGreaterEqual(len(unfolded), len(folded), folded)
                self.assertFalse(any(": " in line for line in unfolded if "breaks" in line))
                more += len(unfolded) > len(folded)
            self.assertGreater(more, 2)

    def test_a_long_story_comes_page_by_page(self):
        with Terminal(9, 80, "play", "puzzle_strike", "--seed=5",
                      "--seats=person,novice") as terminal:
            pages = [terminal.read(PROMPT, MORE)]
            for _ in range(30):
                while pages[-1].endswith(MORE):
                    self.assertLess(pages[-1].count("\n"), 9)
                    pages.append(terminal.type("", PROMPT, MORE))
                if len(pages) > 1:
                    break
                pages = [terminal.type("1", PROMPT, MORE)]
            self.assertGreater(len(pages), 1, "nothing long ever happened")
            told = "".join(pages).replace("  -- Enter: go on, s: skip the rest -- ", "")
            kept = os.path.join(terminal.folder.name, "copy.parlor.json")
            terminal.type("s " + kept)
            story = words(run("replay", kept, "--story", "--seat=0").stdout)
            self.assertTrue(story.endswith(words(" ".join(split(told)[0][1:]))), told)
            self.assertTrue(terminal.type("l", PROMPT, MORE).endswith(MORE))
            self.assertTrue(terminal.type("s", PROMPT, MORE).endswith(PROMPT))

    def test_long_options_wrap_at_words_and_stand_in_from_their_numbers(self):
        for plain in ((), ("--plain",)):
            shown = {}
            for columns in (44, 300):
                with self.subTest(plain=plain, columns=columns), \
                     Terminal(60, columns, "play", "puzzle_strike", "--seed=5", *plain,
                              "--seats=person,novice") as terminal:
                    terminal.read()
                    shown[columns] = question(terminal.play(1)).rsplit("\n", 1)[0]
                    self.assertLessEqual(max(map(len, shown[columns].split("\n"))), columns)
            lines = shown[44].split("\n")
            self.assertGreater(len(lines), len(shown[300].split("\n")))
            self.assertTrue(all(re.match(r"  ? ?\d+[ !]|  \w|    ", line) for line in lines), lines)
            self.assertEqual(words(shown[44]), words(shown[300]))

    def test_a_window_may_be_tiny_or_change_between_questions(self):
        with Terminal(24, 120, "play", "puzzle_strike", "--seed=5",
                      "--seats=person,novice") as terminal:
            wide = terminal.read()
            self.assertGreater(max(map(len, board(wide))), 80)
            terminal.resize(24, 80)
            lines = board(terminal.play(1))
            self.assertLessEqual(max(map(len, lines)), 80)
            self.assertLessEqual(len(lines), 24)
            terminal.resize(10, 40)
            tiny = terminal.play(1)
            self.assertLessEqual(max(map(len, question(tiny).split("\n"))), 40)
            terminal.resize(50, 200)
            self.assertGreater(max(map(len, board(terminal.play(1)))), 80)

    def test_colours_are_for_terminals_that_have_them(self):
        for environment, colourful in (({}, True), ({"NO_COLOR": "1"}, False),
                                       ({"TERM": "dumb"}, False)):
            with self.subTest(environment=environment), \
                 Terminal(24, 80, "play", "flash_duel", "--seed=7", **environment) as terminal:
                terminal.read()
                terminal.play(1)
                self.assertEqual("\x1b[1m" in terminal.raw, colourful)
        piped = run("play", "flash_duel", "--seed=7", stdin="1\n1\n",
                    env={"XDG_STATE_HOME": "/nonexistent"})
        self.assertNotIn("\x1b", piped.stdout)
        self.assertNotRegex(piped.stdout, r"> +\S", "an answer's story begins a line of its own")

    def test_the_end_of_the_input_keeps_the_game(self):
        with Terminal(24, 80, "play", "flash_duel", "--seed=7",
                      "--seats=person,novice") as terminal:
            terminal.read()
            terminal.play(1)
            self.assertIn("The game is kept.", terminal.hang_up())
        with Terminal(9, 80, "play", "puzzle_strike", "--seed=5") as terminal:
            self.assertTrue(terminal.read(PROMPT, MORE).endswith(MORE))
            self.assertNotIn(PROMPT, terminal.hang_up())

    def test_the_commands_of_play_still_work(self):
        with Terminal(40, 100, "play", "flash_duel", "--seed=7",
                      "--seats=person,novice") as terminal:
            first = question(terminal.read())
            self.assertNotEqual(question(terminal.type("1")), first)
            self.assertEqual(question(terminal.type("u")), first)
            self.assertRegex(terminal.type("h"), r"\n +\d+ \w.*: wins \d+ %, tried")
            self.assertEqual(options(terminal.type("dash ")), [])
            self.assertTrue(options(terminal.type("forward")))
            self.assertIn("no option with that number", terminal.type("99"))
            kept = os.path.join(terminal.folder.name, "copy.parlor.json")
            self.assertIn("Saved as", words(terminal.type("s " + kept)))
            self.assertTrue(os.path.exists(kept))

    def test_the_number_that_is_asked_for_is_the_one_to_type(self):
        """How many 4s? 0 is none of them, 1 is one, whatever the place in the list."""
        with Engine() as engine, tempfile.TemporaryDirectory() as folder:
            seat, record = question_with_keys(engine)
            path = os.path.join(folder, "named.parlor.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(record, file)
            seats = ",".join("person" if i == seat else "club" for i in range(seat + 1))
            with Terminal(40, 100, "play", "flash_duel", f"--load={path}",
                          f"--seats={seats}") as terminal:
                screen = terminal.read()
                self.assertEqual(options(question(screen))[:2], [0, 1])
                self.assertIn("no option with that number", terminal.type("9"))
                terminal.type("0", PROMPT, "parlor replay", MORE)
            with open(path, encoding="utf-8") as file:
                answers = json.load(file)["answers"]
            self.assertEqual(answers[len(record["answers"])], [seat, 0])

    def test_an_option_that_one_may_regret_is_marked_and_says_why(self):
        with Terminal(40, 100, "play", "puzzle_strike", "--seed=5",
                      "--seats=person,novice") as terminal:
            terminal.read()
            self.assertRegex(terminal.play(3), r"\d!Buy Wound .*\(a Wound does nothing!\)")

    def test_help_explains_the_mode_that_is_played(self):
        with Engine() as engine:
            for game, mode in (("flash_duel", "raid"), ("puzzle_strike", "team"),
                               ("gem_blenders", None)):
                glossary = engine.good("glossary", game=game)["glossary"]
                goals = {row["mode"]: row["goal"] for row in glossary["modes"]}
                wanted = mode or next(iter(goals))
                flags = ("--mode", mode) if mode else ()
                with self.subTest(game=game), Terminal(60, 80, "play", game, *flags,
                                                       "--seed=7") as terminal:
                    terminal.read()
                    said = terminal.type("?")
                    self.assertLessEqual(max(map(len, said.split("\n"))), 80)
                    said = words(said)
                    self.assertIn(words(goals[wanted]), said)
                    for other in goals:
                        self.assertIn(other == wanted, (True, words(goals[other]) in said))
                    self.assertIn(words(glossary["marks"][0]["text"]), said)

    def test_what_marks_mean_stands_in_one_column(self):
        for game in ("flash_duel", "puzzle_strike", "gem_blenders"):
            with self.subTest(game=game), Engine() as engine, \
                 Terminal(80, 80, "play", game, "--seed=7") as terminal:
                marks = engine.good("glossary", game=game)["glossary"]["marks"]
                terminal.read()
                lines = terminal.type("?").split("On the board:")[1].split("\n")
                begins = ["  " + mark["text"][:14] for mark in marks if "modes" not in mark]
                columns = {line.index(begin) for begin in begins for line in lines
                           if line.startswith("    ") and begin in line}
                self.assertGreater(len(begins), 3)
                self.assertEqual(len(columns), 1, lines)
                self.assertLess(columns.pop(), 24)

    def test_options_that_have_no_room_come_with_enter(self):
        with Terminal(24, 80, "play", "gem_blenders", "--seed=7",
                      "--seats=person,novice") as terminal:
            screen = terminal.read()
            for _ in range(30):
                if "more: Enter" in screen:
                    break
                screen = terminal.play(1)
            hidden = int(re.search(r"and (\d+) more: Enter shows all of them", screen)[1])
            shown = options(question(screen))
            every = options(terminal.type(""))
            self.assertEqual(len(every), len(shown) + hidden)
            self.assertEqual(every, list(range(1, len(every) + 1)))

    def test_zones_terms_and_parts_of_names_are_looked_up(self):
        with Terminal(40, 100, "play", "flash_duel", "--mode", "full", "--seed=7",
                      "--seats=person,novice") as terminal:
            terminal.read()
            terminal.play(4)
            self.assertRegex(terminal.type("? discard"), r"Discard pile \(\d+\): ")
            self.assertRegex(terminal.type("? hand"), r"Hand \(\d+\): ")
            self.assertIn("Pilebunker (", terminal.type("? pilebunk"))
            self.assertIn("FD-", terminal.type("? dashing"))
            self.assertIn("Nothing here is called", terminal.type("? xyzzy"))
            self.assertIn("Did you mean Pilebunker?", words(terminal.type("? pilbunkre")))


class Plain(unittest.TestCase):
    def test_words_instead_of_drawings(self):
        for game, setup in GAMES:
            with self.subTest(game=game), Terminal(24, 80, "play", game, *setup, "--plain",
                                                   "--seed=7", "--seats=person,novice") as terminal:
                text = terminal.read() + terminal.play(8) + terminal.type("?")
                self.assertNotRegex(text, DRAWN)
                self.assertNotIn("\x1b[1m", terminal.raw)
                self.assertRegex(text, r"\n\w+'s [A-Z][\w ]*, \d+")


class Replay(unittest.TestCase):
    """`parlor replay` shows what `parlor play` does, step by step."""

    RECORD = str(ROOT / "tests" / "transcripts" / "puzzle_strike.parlor.json")
    READY = "?, q > "

    def test_steps_forward_and_back_with_board_story_and_result(self):
        count = len(json.loads(Path(self.RECORD).read_text(encoding="utf-8"))["answers"])
        with Terminal(24, 80, "replay", self.RECORD) as terminal:
            first = terminal.read(self.READY)
            self.assertIn("has the first turn.", first)  # the first deal is told, too
            self.assertIn("Answer 0 of", first)
            self.assertIn("Answer 1 of", terminal.type("", self.READY))
            folded = terminal.type("4", self.READY)
            self.assertIn("Answer 4 of", folded)
            self.assertLessEqual(len(board(folded)), 24)
            self.assertGreater(len(split(terminal.type("l", self.READY))[0]),
                               len(split(folded)[0]))
            self.assertIn("Answer 3 of", terminal.type("b", self.READY))
            self.assertRegex(terminal.type("? discard", self.READY), r"Discard pile \(\d+\)")
            self.assertIn("Make your opponent end", words(terminal.type("?", self.READY)))
            self.assertNotIn("Answer", terminal.type("what", self.READY))
            last = terminal.type(str(count + 9), self.READY)
            self.assertIn(f"Answer {count} of {count}", last)
            self.assertRegex(last, r"\n  1\. \w+: .*pile")
            self.assertLessEqual(len(board(last)), 24)
            self.assertNotRegex(terminal.raw, WIPED)

    def test_plain_has_no_drawing_and_its_lines_end_at_words(self):
        record = self.RECORD.replace("puzzle_strike", "gem_blenders")
        with Terminal(24, 60, "replay", record, "--plain") as terminal:
            terminal.read(self.READY)
            shown = terminal.type("20", self.READY)
            self.assertNotRegex(shown, DRAWN)
            self.assertNotIn("\x1b[1m", terminal.raw)
            self.assertLessEqual(max(map(len, shown.split("\n"))), 60)
            self.assertIn("Red's Hand,", shown)
        told = run("replay", record, "--plain", "--story").stdout
        self.assertNotRegex(told, DRAWN)


class Join(unittest.TestCase):
    """`parlor join` at a server on this machine shows what `parlor play` does."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.server = subprocess.Popen(
            [PARLOR, "serve", "--port", "0", "--data", folder.name], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env={**os.environ, "XDG_STATE_HOME": folder.name})
        self.addCleanup(self.server.stdout.close)
        self.addCleanup(self.server.wait)
        self.addCleanup(self.server.terminate)
        self.url = re.search(r"http://\S+", self.server.stdout.readline())[0]

    def at_table(self, rows, columns, *arguments):
        return Terminal(rows, columns, "join", self.url, "--new", "puzzle_strike", "--against",
                        "novice", *arguments)

    def test_board_story_help_and_hints_are_those_of_play(self):
        with self.at_table(24, 80) as terminal:
            screen = terminal.read()
            self.assertRegex(screen, r"You draw 5 chips")
            lines = board(screen)
            self.assertLessEqual(len(lines), 24)
            self.assertLessEqual(max(map(len, lines)), 80)
            screen = terminal.type("l", PROMPT, MORE)
            while "draw 5 chips" not in screen:  # the table may have changed by itself meanwhile
                screen = terminal.read(PROMPT, MORE)
            terminal.type("s" if terminal.raw.endswith(MORE) else "xyzzy")
            self.assertRegex(terminal.type("? discard"), r"Discard pile \(\d+\)")
            said = terminal.type("?")
            self.assertIn("Make your opponent end", words(said))
            self.assertLessEqual(max(map(len, said.split("\n"))), 80)
            hints = re.findall(r"(?m)^ +(\d+) (.*)$", terminal.type("h", "\n" + "  " + PROMPT))
            offered = dict(re.findall(r"(?m)^ +(\d+)[ !](.*)$", terminal.type("")))
            self.assertTrue(hints)
            for number, text in hints:
                self.assertTrue(offered[number].startswith(text[:40]), "a hint's number is typed")
            self.assertNotEqual(question(terminal.type("1")), question(screen))
            self.assertNotRegex(terminal.raw, WIPED)

    def test_plain_has_words_that_wrap(self):
        with self.at_table(24, 60, "--plain") as terminal:
            screen = terminal.read() + terminal.type("?")
            self.assertNotRegex(screen, DRAWN)
            self.assertNotIn("\x1b[1m", terminal.raw)
            self.assertRegex(screen, r"Red's Hand, \d+: ")
            long = [line for line in screen.split("\n") if len(line) > 60]
            self.assertFalse([line for line in long if "http://" not in line])


class Story(unittest.TestCase):
    """A whole game between bots of each game, told as a person would read it, is kept."""

    def test_the_story_of_a_game_is_the_one_that_was_read(self):
        records = sorted((ROOT / "tests" / "transcripts").glob("*.parlor.json"))
        self.assertEqual(len(records), len(GAMES))
        for record in records:
            with self.subTest(record=record.name):
                told = run("replay", str(record), "--story").stdout
                kept = record.with_name(record.name.replace(".parlor.json", ".txt"))
                self.assertEqual(told, kept.read_text(encoding="utf-8"))

    def test_everything_is_more_than_the_story(self):
        for record in (ROOT / "tests" / "transcripts").glob("*.parlor.json"):
            with self.subTest(record=record.name):
                story = run("replay", str(record), "--story", "--seat=0").stdout
                everything = run("replay", str(record), "--everything", "--seat=0").stdout
                self.assertGreater(len(everything.splitlines()), len(story.splitlines()))
                self.assertIn("ou", story)
                game = json.loads(record.read_text(encoding="utf-8"))["game"]
                self.assertIn(game, record.name)


if __name__ == "__main__":
    unittest.main()
