"""`parlor learn`: a lesson as somebody plays it at a terminal, and what is kept of it."""
import re
import tempfile
import unittest
from pathlib import Path

from cli import ROOT, run

LESSONS = sorted((ROOT / "lessons").glob("*/*.json"))


class Learn(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="parlor-test-")
        self.addCleanup(folder.cleanup)
        self.state = Path(folder.name)

    def learn(self, *arguments, typed=(), code=0):
        done = run("learn", *arguments, stdin="".join(f"{line}\n" for line in typed),
                   env={"XDG_STATE_HOME": str(self.state)})
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stderr if code else done.stdout

    def number_of(self, option):
        """What is to be typed for this option of the first lesson."""
        shown = self.learn("flash_duel", "1", typed=["", "", ""])
        return re.search(rf"(\d+) {re.escape(option)}", shown)[1]

    def test_the_games_and_their_lessons_are_listed(self):
        self.assertRegex(self.learn(), r"flash_duel +Flash Duel +0 of \d+ lessons done")
        self.assertRegex(self.learn("flash_duel"), r"\[ \] 1  One hit wins \(2 min\)")

    def test_a_lesson_is_played_to_its_end_and_kept(self):
        attack = self.number_of("Attack with a 3")
        shown = self.learn("flash_duel", "goal", typed=["", "", attack, "", "q"])
        self.assertIn("+ Blue has no 3 to block with.", shown)
        self.assertIn("Done. The next lesson is 2", shown)
        self.assertIn("[x] 1  One hit wins", self.learn("flash_duel"))
        self.assertIn("[ ] 2  ", self.learn("flash_duel"))
        self.assertIn("1 of", self.learn())
        self.assertEqual((self.state / "parlor" / "lessons").read_text(), "flash_duel goal\n")
        self.learn("flash_duel", "1", typed=["", "", attack, "", "q"])
        self.assertEqual((self.state / "parlor" / "lessons").read_text(), "flash_duel goal\n")

    def test_a_wrong_try_is_explained_and_changes_nothing(self):
        dash = self.number_of("Dash with a 1 and strike with a 2")
        move = self.number_of("Move back with a 1")
        attack = self.number_of("Attack with a 3")
        shown = self.learn("flash_duel", "1", typed=["", "", dash, f" {move} ", "77", attack, ""])
        self.assertIn("- That is a dashing strike", shown)
        self.assertIn("- That is a move.", shown)
        self.assertIn("Done.", shown)

    def test_who_stops_has_not_done_it(self):
        self.learn("flash_duel", "1", typed=["", "q"])
        self.learn("flash_duel", "1", typed=["", ""])
        self.assertIn("[ ] 1  One hit wins", self.learn("flash_duel"))

    def test_the_next_lesson_is_offered(self):
        attack = self.number_of("Attack with a 3")
        shown = self.learn("flash_duel", typed=["", "", "", attack, "", "", "q"])
        self.assertIn("Which one? (Enter: 1, q: none)", shown)
        self.assertIn("Flash Duel, lesson 2:", shown)

    def test_words_are_explained(self):
        shown = self.learn("flash_duel", "1", typed=["", "", "?", "? push", "attack", "w"])
        self.assertIn("the lesson's words again", shown)
        self.assertIn("Push: Next to the enemy", shown)
        self.assertEqual(shown.count("These five cards are your hand."), 2)

    def test_plain_words_instead_of_drawings(self):
        shown = self.learn("flash_duel", "1", "--plain", typed=["", ""])
        self.assertNotIn("│", shown)
        self.assertIn("Attack with a 3", shown)

    def test_what_is_not_there(self):
        self.assertIn("no game 'chess'", self.learn("chess", code=1))
        self.assertIn("no lesson '99' of Flash Duel", self.learn("flash_duel", "99", code=1))
        self.assertIn("name a game", self.learn("flash_duel", "1", "2", code=2))

    def test_lessons_are_told_as_they_were_read(self):
        """What happens in them fits what is said of it, as somebody has read; `make transcripts`."""
        for game in sorted({lesson.parent for lesson in LESSONS}):
            with self.subTest(game=game.name):
                told = "".join(self.learn("--check", str(lesson)) for lesson in LESSONS
                               if lesson.parent == game)
                read = (ROOT / f"tests/transcripts/{game.name}.lessons.txt").read_text()
                self.assertEqual(told.splitlines(), read.splitlines())

    def test_their_names_are_completed(self):
        names = run("help", "--complete", "learn", "flash_duel", "").stdout.split()
        self.assertEqual(names[:2], ["goal", "move"])

    def test_files_are_checked(self):
        broken = self.state / "flash_duel" / "01-goal.json"
        broken.parent.mkdir()
        text = (ROOT / "lessons/flash_duel/01-goal.json").read_text()
        for before, after, fault in (('"kind": "attack"', '"kind": "push"', "right 1 names 0"),
                                     ('"FD-051"', '"FD-951"', "no clause FD-951"),
                                     ('"title"', '"tilte"', "no member 'tilte'")):
            broken.write_text(text.replace(before, after))
            self.assertIn(fault, self.learn("--check", str(broken), code=1))


if __name__ == "__main__":
    unittest.main()
