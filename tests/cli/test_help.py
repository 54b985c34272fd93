"""What the program says about itself: help, pages for man, completion of shells."""
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from cli import PARLOR, ROOT, run

GAMES = ["flash_duel", "puzzle_strike", "puzzle_strike_2", "gem_blenders", "puppet_wars"]


def commands():
    return re.findall(r"^  (\w+) ", run("--help").stdout, re.M)


def described(command):
    """The options in a command's help, each with its value or an empty string."""
    text = run(command, "--help").stdout
    return [row for row in re.findall(r"^  --([\w-]+)(?: (?! )(\S+))?", text, re.M)
            if row[0] != "FIELD"]


class Help(unittest.TestCase):
    def test_help_is_the_same_in_both_ways(self):
        self.assertEqual(run("help").stdout, run("--help").stdout)
        for command in commands():
            self.assertEqual(run("help", command).stdout, run(command, "--help").stdout)
        self.assertEqual(run("help", "gaems").returncode, 2)

    def test_lines_fit(self):
        for command in commands():
            for line in run(command, "--help").stdout.splitlines()[1:]:
                self.assertLessEqual(len(line), 90, (command, line))

    def test_what_is_described_is_accepted(self):
        self.assertIn(("mode", "MODE"), described("bench"))
        for command in commands():
            for name, value in described(command):
                with self.subTest(command=command, option=name):
                    done = run(command, f"--{name}", *(["x"] if value else []), "--help")
                    self.assertEqual(done.returncode, 0, done.stderr)
                    if value:
                        self.assertIn("needs a value", run(command, f"--{name}").stderr)


class Manual(unittest.TestCase):
    def pages(self):
        yield "parlor", run("help", "--man").stdout
        for command in commands():
            yield f"parlor-{command}", run("help", "--man", command).stdout

    def test_a_page_says_what_the_help_says(self):
        for name, page in self.pages():
            with self.subTest(page=name):
                self.assertTrue(page.startswith(".TH PARLOR"), page[:40])
                plain = re.sub(r"\\f[BIR]", "", page).replace("\\-", "-")
                self.assertIn(f"\n{name} - ", plain)
                for option, value in described(name[7:]) if "-" in name else ():
                    self.assertIn(f"\n--{option}{' ' * bool(value)}{value}\n", plain)

    def test_the_games_and_their_fields(self):
        page = run("help", "--man", "games").stdout
        for game in GAMES:
            self.assertIn(f".SS {game}: ", page)
        self.assertIn("simple, full, clockwork", page)

    def test_only_requests_begin_with_a_dot(self):
        for name, page in self.pages():
            for line in page.splitlines():
                self.assertRegex(line, r"^(\.(TH|SH|SS|TP|PP|EX|EE|B|I|BR|RI|br|nh|ad)\b|[^.'])", name)

    @unittest.skipUnless(shutil.which("man"), "there is no man")
    def test_man_shows_them_without_a_warning(self):
        for name, page in self.pages():
            done = subprocess.run(["man", "-l", "--warnings", "-"], input=page, text=True,
                                  capture_output=True, check=True)
            self.assertEqual(done.stderr, "", name)
            self.assertIn("EXIT STATUS", done.stdout.replace("\b", ""))


class Bash(unittest.TestCase):
    def complete(self, *words, folder=None):
        """What bash makes of these words, the last of which is being typed."""
        script = """source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _parlor
                    printf '%s\\n' "${COMPREPLY[@]}" """
        done = subprocess.run(["bash", "-c", script, "bash", ROOT / "tools" / "completion.bash",
                               PARLOR, *words], cwd=folder, text=True, capture_output=True,
                              check=True)
        self.assertEqual(done.stderr, "")
        return done.stdout.split()

    def test_commands(self):
        self.assertEqual(self.complete(""), commands() + ["--help", "--version"])
        self.assertEqual(self.complete("pl"), ["play"])
        self.assertEqual(self.complete("help", "ar"), ["arena"])
        self.assertEqual(self.complete("gaems", ""), [])

    def test_games(self):
        for command in ("play", "bench", "cards", "rules", "arena"):
            self.assertEqual(self.complete(command, ""), GAMES)
        self.assertEqual(self.complete("play", "pu"), GAMES[1:3] + GAMES[4:])
        self.assertEqual(self.complete("join", "http://x", "--new", "fl"), ["flash_duel"])
        self.assertEqual(self.complete("play", "flash_duel", ""), [])

    def test_modes(self):
        duel = ["simple", "full", "clockwork", "solo", "team", "raid", "betrayal"]
        self.assertEqual(self.complete("play", "flash_duel", "--mode", ""), duel)
        self.assertEqual(self.complete("play", "flash_duel", "--mode", "c"), ["clockwork"])
        self.assertEqual(self.complete("bench", "flash_duel", "--mode", ""), duel)
        self.assertEqual(self.complete("load", "--game", "flash_duel", "--mode", "s"),
                         ["simple", "solo"])
        self.assertIn("shoebox", self.complete("bench", "--mode", ""))

    def test_a_value_behind_an_equals_sign(self):
        self.assertEqual(self.complete("play", "flash_duel", "--mode", "=", "c"), ["clockwork"])
        self.assertIn("raid", self.complete("play", "flash_duel", "--mode", "="))
        words = run("help", "--complete", "play", "flash_duel", "--mode=c").stdout.split()
        self.assertIn("clockwork", words)

    def test_options_and_fields(self):
        self.assertEqual(self.complete("replay", "-"),
                         ["--seat", "--story", "--everything", "--plain", "--help"])
        self.assertEqual(self.complete("play", "flash_duel", "--c"), ["--characters", "--choice"])
        self.assertEqual(self.complete("play", "--c"), [])
        self.assertEqual(self.complete("bench", "flash_duel", "--c"), [])
        self.assertEqual(self.complete("arena", "flash_duel", "--reader", ""),
                         ["yes", "foresees", "blind"])
        self.assertEqual(self.complete("play", "flash_duel", "--mirror", ""), ["no", "yes"])
        self.assertEqual(self.complete("play", "flash_duel", "--mortals", ""), ["2", "3", "4"])

    def test_lists(self):
        self.assertEqual(self.complete("play", "flash_duel", "--characters", "grave,j"),
                         ["grave,jaina"])
        self.assertEqual(self.complete("play", "flash_duel", "--seats", "person,m"),
                         ["person,master"])
        self.assertEqual(self.complete("play", "flash_duel", "--seats", "pe"), ["person"])
        self.assertEqual(self.complete("play", "flash_duel", "--seats", "club,pe"),
                         ["club,person"])

    def test_files_and_folders(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "my.json").touch()
            Path(folder, "kept").mkdir()
            self.assertEqual(sorted(self.complete("replay", "", folder=folder)),
                             ["kept", "my.json"])
            self.assertEqual(self.complete("deck", "check", "m", folder=folder), ["my.json"])
            self.assertEqual(self.complete("deck", "", folder=folder), ["check", "show"])
            self.assertEqual(self.complete("arena", "flash_duel", "--records", "", folder=folder),
                             ["kept"])
            self.assertEqual(sorted(set(self.complete("achievements", "my.json", "",
                                                      folder=folder))), ["kept", "my.json"])


class Zsh(unittest.TestCase):
    @unittest.skipUnless(shutil.which("zsh"), "there is no zsh")
    def test_syntax(self):
        subprocess.run(["zsh", "-n", ROOT / "tools" / "completion.zsh"], check=True)


if __name__ == "__main__":
    unittest.main()
