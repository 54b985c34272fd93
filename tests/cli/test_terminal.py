"""What a person at a real terminal sees: boards that fit, nothing wiped, and words without drawing."""
import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
import unittest

from cli import PARLOR, ROOT, run

GAMES = (("flash_duel", ("--mode", "full")), ("puzzle_strike", ()), ("puzzle_strike_2", ()),
         ("gem_blenders", ()), ("puppet_wars", ()))
PROMPT = "(? for help) > "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]|\r")
DRAWN = re.compile("[\u2500-\u25ff\u2800-\u28ff]")  # lines, boxes, blocks, geometric shapes


class Terminal:
    """A program in a window of this size, and a person who reads up to a prompt and types."""

    def __init__(self, rows, columns, *arguments):
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.folder = tempfile.TemporaryDirectory()
        self.raw = ""
        self.process = subprocess.Popen(
            [PARLOR, *arguments], stdin=theirs, stdout=theirs, stderr=theirs,
            env={**os.environ, "TERM": "xterm", "XDG_STATE_HOME": self.folder.name})
        os.close(theirs)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.ours)
        self.folder.cleanup()

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

    def play(self, answers):
        """Takes the first option again and again, past the pages of long news; the last screen."""
        more = "skip the rest -- "
        for _ in range(answers):
            screen = self.type("1", PROMPT, more, "parlor replay")
            while screen.endswith(more):
                screen = self.type("", PROMPT, more)
        return screen


HEADLINE = re.compile(r"  (Flash Duel|Puzzle Strike|Puzzle Strike 2|Gem Blenders|Puppet Wars) · |"
                      r"  (Round \d+, |Before the |Turn \d+, )")


def board(screen):
    """The lines from the board's headline to the prompt."""
    lines = screen.split("\n")
    return lines[max(i for i, line in enumerate(lines) if HEADLINE.match(line)):]


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
                self.assertNotRegex(terminal.raw, r"\x1b\[[23]?J\x1b\[|\x1b\[[23]J|\x1bc")

    def test_two_at_one_keyboard_do_not_see_each_others_hands(self):
        with Terminal(24, 80, "play", "flash_duel", "--seed=3",
                      "--seats=person,person") as terminal:
            first = terminal.read("press Enter. ")
            self.assertNotIn("Deck", first)
            terminal.type("")
            between = terminal.type("1", "press Enter. ")
            self.assertGreaterEqual(between.count("\n"), 24, "the window was not scrolled empty")
            self.assertNotRegex(terminal.raw, r"\x1b\[[23]J")

    def test_what_happened_is_told_folded_and_l_unfolds_it(self):
        with Terminal(40, 100, "play", "puzzle_strike", "--seed=5",
                      "--seats=person,novice") as terminal:
            terminal.read()
            terminal.play(9)
            folded = terminal.type("l")
            self.assertGreater(len(folded.split("\n")), 2)

    def test_options_that_have_no_room_come_with_enter(self):
        with Terminal(24, 80, "play", "gem_blenders", "--seed=7",
                      "--seats=person,novice") as terminal:
            screen = terminal.read()
            for _ in range(30):
                if "more: Enter" in screen:
                    break
                screen = terminal.play(1)
            self.assertIn("more: Enter shows all of them", screen)
            options = re.compile(r"(?m)(?:^|  ) *(\d+) [A-Z]")
            hidden = int(re.search(r"and (\d+) more", screen)[1])
            shown = len(options.findall("\n".join(board(screen)[-8:])))
            every = options.findall(terminal.type(""))
            self.assertEqual(len(every), shown + hidden)
            self.assertEqual([int(number) for number in every], list(range(1, len(every) + 1)))

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


class Plain(unittest.TestCase):
    def test_words_instead_of_drawings(self):
        for game, setup in GAMES:
            with self.subTest(game=game), Terminal(24, 80, "play", game, *setup, "--plain",
                                                   "--seed=7", "--seats=person,novice") as terminal:
                text = terminal.read() + terminal.play(8) + terminal.type("?")
                self.assertNotRegex(text, DRAWN)
                self.assertNotIn("\x1b[1m", terminal.raw)
                self.assertRegex(text, r"Hand, \d+: |Control Hand, \d+: ")


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
