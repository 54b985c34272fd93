"""The server is killed at random moments under load: every confirmed answer is there afterwards, none
is there twice, and every table can be played on."""
import json
import os
import random
import signal
import sqlite3
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from client import PARLOR, Closed, Server
from players import FREE, Pair, answers_of

TABLES = 12


def stored_answers(data, table):
    """What the database holds, read by somebody else."""
    with tempfile.TemporaryDirectory() as copy:
        for name in os.listdir(data):  # as the crash left it; the server's own file stays alone
            Path(copy, name).write_bytes(Path(data, name).read_bytes())
        db = sqlite3.connect(Path(copy, "parlor.db"))
        answers = answers_of(db, table)
        db.close()
    return answers


def check(pair, data):
    answers = stored_answers(data, pair.table)
    assert answers[:len(pair.confirmed)] == pair.confirmed, f"{pair.table} has lost an answer"
    extra = answers[len(pair.confirmed):]
    if extra:  # it had arrived, only the reply was lost
        question, seat, option = extra[0]
        assert len(extra) == 1 and pair.unsure == (seat, question, option), f"{extra} at {pair.table}"


def play_until_killed(server, pairs, seconds):
    """Returns how many answers were confirmed."""
    timer = threading.Timer(seconds, server.process.kill)
    timer.start()
    count = 0
    try:
        while True:
            for pair in pairs:
                pair.step()
                count += 1
    except (Closed, OSError):
        pass
    timer.join()
    server.stop(signal.SIGKILL)
    return count


def play_on(server, pair):
    """The table still works: some answers, then its record is checked."""
    for _ in range(5):
        pair.step()
    table = pair.table
    pair.sockets[0].do("resign", table=table)  # refused if it has just ended
    result = pair.sockets[0].until(table, lambda s: s["status"] == "over")["result"]
    _, _, record = server.request("GET", result["record"])
    with tempfile.NamedTemporaryFile(suffix=".parlor.json") as file:
        file.write(record)
        file.flush()
        done = subprocess.run([PARLOR, "verify", file.name, "--json"], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["fair"]
    pair.close()


def attack(seconds, seed):
    dice = random.Random(seed)
    kills = confirmed = 0
    end = time.monotonic() + seconds
    with tempfile.TemporaryDirectory(prefix="parlor-kills-") as data, Server(*FREE, data=data) as server:
        pairs = [Pair(server, number) for number in range(TABLES)]
        while time.monotonic() < end:
            confirmed += play_until_killed(server, pairs, dice.uniform(0.02, 0.5))
            kills += 1
            for pair in pairs:
                pair.close()
                check(pair, data)
            server.start()
            for pair in pairs:
                pair.connect(server)
        for pair in pairs:
            play_on(server, pair)
    assert confirmed > 5 * kills
    return f"{kills} kills, {confirmed} answers", "0 lost, 0 twice; every table was played on"
