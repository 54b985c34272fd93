"""What the tests of the command line share: running parlor, and talking to its engine.

The program under test is $PARLOR, or build/parlor. Run all with

    python3 -m unittest discover -s tests/cli
"""
import json
import os
import random
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARLOR = str(Path(os.environ.get("PARLOR", ROOT / "build" / "parlor")).resolve())
GAME = "flash_duel"
LONGEST_LINE = 1 << 20


def run(*arguments, stdin="", env=None):
    """Runs `parlor ARGUMENTS...` to its end; the result has returncode, stdout and stderr."""
    return subprocess.run([PARLOR, *arguments], input=stdin, capture_output=True, text=True,
                          encoding="utf-8", timeout=120, check=False,
                          env={**os.environ, **(env or {})})


class Engine:
    """A running `parlor engine`. Use it in a `with`, and call it with a command and its members."""

    def __init__(self):
        self.process = subprocess.Popen([PARLOR, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the input; returns the exit code and all that was left to read."""
        rest, errors = self.process.communicate(timeout=60)
        return self.process.returncode, rest, errors

    def line(self, line):
        """Sends bytes or text as one line and returns the reply."""
        self.process.stdin.write((line if isinstance(line, bytes) else line.encode()) + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline().decode("utf-8"))

    def __call__(self, cmd, **members):
        return self.line(json.dumps({"cmd": cmd, **members}))

    def good(self, cmd, **members):
        """The reply to a line that must be accepted."""
        reply = self(cmd, **members)
        assert reply["ok"] is True, reply
        return reply

    def dump(self):
        return self.good("dump")["position"]

    def play(self, decisions=100000, seed=1):
        """Answers at random until the game is over; returns how many answers were given."""
        dice = random.Random(seed)
        for count in range(decisions):
            pending = self.good("pending")["pending"]
            if not pending:
                return count
            seat = dice.choice(pending)
            options = self.good("question", seat=seat)["question"]["options"]
            self.good("answer", seat=seat, option=dice.randrange(len(options)))
        return decisions
