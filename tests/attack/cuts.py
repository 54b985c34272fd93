"""Power cuts. While people play, everything that the server writes into its folder is logged (cuts.c). Then
the folder is rebuilt as cuts at many moments would have left it: what was synced is there, and of what was
written after that any sectors. Every answer that was confirmed before the cut must be in the database."""
import os
import random
import signal
import sqlite3
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from client import ROOT, Server
from players import FREE, Pair, answers_of

HEAD = struct.Struct("=QQIc3x")
SECTOR = 512
TABLES = 6
PLAYING = 0.5  # of the time; the rest is for cuts


def build():
    """The library that logs."""
    library = ROOT / "build" / "cuts.so"
    library.parent.mkdir(exist_ok=True)
    subprocess.run(["gcc", "-std=c17", "-O1", "-shared", "-fPIC", Path(__file__).with_suffix(".c"),
                    "-o", library, "-ldl"], check=True)
    return library


def play(server, log, seconds):
    """Plays; returns [(bytes of the log when it was confirmed, table, number of the answer, answer)]."""
    confirmed = []
    pairs = [Pair(server, number) for number in range(TABLES)]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for pair in pairs:
            before = (pair.table, len(pair.confirmed))
            pair.step()
            if (pair.table, len(pair.confirmed) - 1) == before:
                confirmed.append((log.stat().st_size, pair.table, before[1], pair.confirmed[-1]))
    for pair in pairs:
        pair.close()
    return confirmed


class Disk:
    """A file: what is certainly there, and what was written since it was last synced."""

    def __init__(self):
        self.synced = bytearray()
        self.waiting = []  # (offset, bytes), or (size, None)

    @staticmethod
    def apply(image, offset, data):
        if data is None:
            del image[offset:]
            image.extend(bytes(offset - len(image)))
            return
        image.extend(bytes(max(0, offset + len(data) - len(image))))
        image[offset:offset + len(data)] = data

    def sync(self):
        for offset, data in self.waiting:
            self.apply(self.synced, offset, data)
        self.waiting.clear()

    def after_a_cut(self, dice):
        """What was synced, and any sectors of what was written later."""
        image = bytearray(self.synced)
        luck = dice.choice((0, 0.1, 0.5, 0.9, 1))
        for offset, data in self.waiting:
            if data is None:
                if dice.random() < luck:
                    self.apply(image, offset, None)
                continue
            for start in range(0, len(data), SECTOR):
                if dice.random() < luck:
                    self.apply(image, offset + start, data[start:start + SECTOR])
        return bytes(image)


def operations(path):
    """Every operation of a log: where in the log it ends, what, file, offset, bytes."""
    log = path.read_bytes()
    at = 0
    while at + HEAD.size <= len(log):
        offset, length, name_length, what = HEAD.unpack_from(log, at)
        at += HEAD.size
        name = log[at:at + name_length].decode()
        at += name_length
        data = log[at:at + length] if what in (b"w", b"n") else None
        at += length if data is not None else 0
        yield at, what, name, offset, data


def check(disks, dice, confirmed, until):
    """Opens what a cut leaves; returns how many confirmed answers were looked for."""
    with tempfile.TemporaryDirectory(prefix="parlor-cut-") as folder:
        for name, disk in disks.items():
            if not name.endswith("-shm"):  # memory that several processes share; made anew
                Path(folder, name).write_bytes(disk.after_a_cut(dice))
        db = sqlite3.connect(Path(folder, "parlor.db"))
        assert db.execute("PRAGMA quick_check").fetchone() == ("ok",), "the database is damaged"
        kept, count = {}, 0
        for size, table, number, answer in confirmed:
            if size > until:
                break
            if table not in kept:
                kept[table] = answers_of(db, table)
            assert kept[table][number:number + 1] == [answer], f"answer {number} of {table} is lost"
            count += 1
        db.close()
    return count


def cut(log, confirmed, dice, seconds):
    """Walks through the log again and again and cuts at random places."""
    cuts = looked = 0
    end = time.monotonic() + seconds
    first = confirmed[0][0]
    while time.monotonic() < end:
        disks = {}
        for at, what, name, offset, data in operations(log):
            if not name:  # the folder: names are taken to be there at once
                continue
            disk = disks.setdefault(name, Disk())
            if what == b"s":
                disk.sync()
            elif what == b"r":
                del disks[name]
            elif what == b"n":
                disks[data.decode()] = disks.pop(name)
            else:
                disk.waiting.append((offset, data))
            if at > first and dice.random() < 0.01:
                looked += check(disks, dice, confirmed, at)
                cuts += 1
                if time.monotonic() >= end:
                    break
    return cuts, looked


def attack(seconds, seed):
    # A sanitizer must be loaded before anything else, so the product itself is tried.
    program = os.environ.get("PARLOR_RELEASE", ROOT / "build" / "parlor")
    with tempfile.TemporaryDirectory(prefix="parlor-cuts-") as folder:
        data, log = Path(folder, "data"), Path(folder, "log")
        data.mkdir()
        logging = {"LD_PRELOAD": str(build()), "CUTS_FOLDER": str(data), "CUTS_LOG": str(log)}
        with Server(*FREE, data=str(data), environment=logging, program=program) as server:
            confirmed = play(server, log, seconds * PLAYING)
            server.stop(signal.SIGKILL)
        cuts, looked = cut(log, confirmed, random.Random(seed), seconds * (1 - PLAYING))
    assert confirmed and cuts and looked
    return f"{cuts} cuts, {len(confirmed)} answers", f"{looked} times an answer was looked for, 0 lost"
