"""Damaged databases. People play, the server ends, and copies of what it has kept are damaged as disks do it. A
server that is started on such a copy says that it can't, or refuses the tables that it can't read: it never
shows a table in another state than the confirmed answers led to. Nobody can notice a byte that nothing uses,
or another letter in a name; such tries are counted apart."""
import contextlib
import random
import sqlite3
import tempfile
import time
from pathlib import Path

from client import Closed, NotStarted, Server, Socket
from players import FREE, Pair

TABLES = 6
PLAYING = 0.2  # of the time; the rest is for damages
VALUES = 0.5   # of the damages are to values; the rest to bytes of the file
PAGE = 4096
GAME = ("game", "moves", "view")  # what follows from the answers
REFUSALS = ("This table can't be read.", "There is no table", "There is no game")


# --- What there is to damage. ---

def play(server, seconds):
    """Plays at tables of all games and talks there; returns the confirmed answers of every table."""
    pairs = [Pair(server, number) for number in range(TABLES)]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for pair in pairs:
            pair.step()
    games = {}
    for pair in pairs:
        pair.sockets[0].good("chat", table=pair.table, text="good luck")
        games |= pair.games
        pair.close()
    return games


def rows_of(path):
    """Everything that a database says, or None if it can't be read."""
    db = sqlite3.connect(path)
    try:
        names = db.execute("SELECT name FROM sqlite_schema WHERE type='table'").fetchall()
        return {name: db.execute(f'SELECT * FROM "{name}"').fetchall() for name, in names}
    except (sqlite3.Error, UnicodeDecodeError):
        return None
    finally:
        db.close()


def pages_of(path):
    """The pages of each table and index: the small ones are hit as often as the large ones."""
    db = sqlite3.connect(path)
    pages = {}
    for name, page in db.execute("SELECT name, pageno FROM dbstat"):
        pages.setdefault(name, []).append(page - 1)
    db.close()
    return list(pages.values())


# --- The ways. ---

def flip(image, at, dice):
    used = [place for place in range(at * PAGE, (at + 1) * PAGE) if image[place]]  # most likely
    image[dice.choice(used or [at * PAGE])] ^= 1 << dice.randrange(8)


def noise(image, at, dice):
    begin = at * PAGE + dice.randrange(PAGE - 64)
    image[begin:begin + 64] = dice.randbytes(64)


def zeros(image, at, dice):
    begin, length = dice.choice(((0, PAGE), (0, 512), (dice.randrange(PAGE - 16), 16)))
    image[at * PAGE + begin:at * PAGE + begin + length] = bytes(length)


def swapped(image, at, dice):
    other = dice.randrange(len(image) // PAGE)
    one = image[at * PAGE:(at + 1) * PAGE]
    image[at * PAGE:(at + 1) * PAGE] = image[other * PAGE:(other + 1) * PAGE]
    image[other * PAGE:(other + 1) * PAGE] = one


def cut(image, at, dice):
    del image[at * PAGE + dice.choice((0, 0, dice.randrange(PAGE))):]


def header(image, _, dice):
    image[dice.randrange(100)] = dice.randrange(256)


WAYS = (flip, flip, flip, noise, noise, zeros, swapped, cut, header)

KEYS = {"game": ("id",), "seat": ("game", "seat"), "answer": ("game", "number"), "chat": ("game", "number"),
        "person": ("id",)}


def flipped(value, dice):
    """With one bit turned, of as many bytes as SQLite has for it."""
    number = isinstance(value, int)
    size = number and next(size for size in (1, 2, 4, 8) if -1 << 8 * size - 1 <= value < 1 << 8 * size - 1)
    whole = bytearray(value.to_bytes(size, "big", signed=True) if number else value)
    whole[dice.randrange(len(whole))] ^= 1 << dice.randrange(8)
    return int.from_bytes(whole, "big", signed=True) if number else bytes(whole)


def flip_value(database, dice):
    """One bit of a value, where the file as such stays sound."""
    db = sqlite3.connect(database)
    db.text_factory = bytes
    table = dice.choice(list(KEYS))
    column = dice.choice([row[1].decode() for row in db.execute(f"PRAGMA table_info({table})")])
    is_key = " AND ".join(f"{name}=?" for name in KEYS[table])
    *key, value, kind = dice.choice(db.execute(
        f"SELECT {', '.join(KEYS[table])}, {column}, typeof({column}) FROM {table}").fetchall())
    cast = "CAST(? AS TEXT)" if kind == b"text" else "?"
    if value not in (None, b""):
        with contextlib.suppress(sqlite3.IntegrityError):  # as it can't be
            db.execute(f"UPDATE {table} SET {column}={cast} WHERE {is_key}", [flipped(value, dice), *key])
    db.commit()
    db.close()
    return f"a bit of {column} in {table} {key}"


# --- What a server makes of it. ---

def look(server, tables):
    """What a spectator is shown of each table; None where it is refused with a sentence. The lists can be read."""
    shown = {}
    with Socket(server) as guest:
        for table in tables:
            reply = guest.do("watch", table=table)
            if reply["ok"]:
                shown[table] = guest.until(table, lambda state: True)
                guest.good("unwatch", table=table)
            else:
                assert reply["error"].startswith(REFUSALS), reply
                shown[table] = None
        guest.good("history")
        guest.good("lobby", watch=True)
    return shown


def is_fatal(code, log):
    """It has come upon the damage, and says so."""
    return code == 70 and "level=fatal event=store" in log


def try_server(data, tables):
    """What it shows, or None if it says that the database is damaged."""
    try:
        with Server(*FREE, data=data) as server:
            try:
                shown = look(server, tables)
            except (Closed, ConnectionError):
                code, log = server.stop()
                assert is_fatal(code, log), f"{code} {log[-3000:]}"
                return None
            code, log = server.stop()
            assert code == 0 or is_fatal(code, log), f"{code} {log[-3000:]}"
            return shown
    except NotStarted as refusal:
        told = str(refusal).splitlines()[-1]
        assert (refusal.code, told[-1]) == (1, ".") or is_fatal(refusal.code, told), f"{refusal.code} {refusal}"
        return None


class Damages:
    """A database as it was, and what became of its damaged copies."""

    def __init__(self, database, games, dice):
        self.image, self.games, self.dice = database.read_bytes(), games, dice
        self.rows, self.pages = rows_of(database), pages_of(database)
        self.refused = self.partly = self.other = self.nothing = 0
        with tempfile.TemporaryDirectory(prefix="parlor-damage-") as folder:
            Path(folder, "parlor.db").write_bytes(self.image)
            self.sound = try_server(folder, games)
        for table, answers in games.items():
            assert self.sound[table]["moves"] == len(answers), f"{table} is not as it was played"

    def compare(self, shown, what):
        """True if a table was refused."""
        for table, answers in self.games.items():
            state = shown[table]
            if state is None:
                continue
            assert state["moves"] >= len(answers), f"{what}: {table} lacks answers: {state['moves']} of {len(answers)}"
            members = GAME
            if (state["view"] or {}).get("observer") == "all":  # it is said to be of other rules: what it has shown is told
                members = ("game", "moves")
            for member in members:
                assert state[member] == self.sound[table][member], f"{what}: another {member} of {table}"
        return None in shown.values()

    def hit(self, database):
        """Damages it; returns how."""
        if self.dice.random() < VALUES:
            database.write_bytes(self.image)
            return flip_value(database, self.dice)
        image = bytearray(self.image)
        way, page = self.dice.choice(WAYS), self.dice.choice(self.dice.choice(self.pages))
        way(image, page, self.dice)
        database.write_bytes(image)
        return f"{way.__name__} in page {page}"

    def damage(self):
        with tempfile.TemporaryDirectory(prefix="parlor-damage-") as folder:
            database = Path(folder, "parlor.db")
            what = self.hit(database)
            same = rows_of(database) == self.rows
            try:
                shown = try_server(folder, self.games)
            except AssertionError as error:
                raise AssertionError(f"after {what}: {error}") from error
        if shown is None:
            self.refused += 1
        elif self.compare(shown, what):
            self.partly += 1
        elif same:
            self.nothing += 1
        else:
            self.other += 1


def attack(seconds, seed):
    with tempfile.TemporaryDirectory(prefix="parlor-played-") as data:
        with Server(*FREE, data=data) as server:
            games = play(server, seconds * PLAYING)
            server.stop()
        damages = Damages(Path(data, "parlor.db"), games, random.Random(seed))
    end = time.monotonic() + seconds * (1 - PLAYING)
    while time.monotonic() < end:
        damages.damage()
    noticed = damages.refused + damages.partly
    tries = noticed + damages.other + damages.nothing
    assert noticed
    return (f"{tries} damaged databases of {len(games)} tables, {sum(map(len, games.values()))} answers",
            f"{damages.refused} not served, {damages.partly} without the tables that were hit, "
            f"{damages.other} with another name, line or time, {damages.nothing} where it hit nothing; "
            "0 tables in another state")
