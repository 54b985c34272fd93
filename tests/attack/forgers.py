"""Forgers: clients that lie. They answer for others, answer what is past or not yet asked, take seats, shares,
sessions and accounts that are not theirs, close and fill the tables of others, and hand forged records to
`parlor verify`. Each is refused with a sentence, and nobody else sees anything different from before."""
import copy
import json
import random
import re
import subprocess
import tempfile
import time

from client import PARLOR, Server, Socket
from players import FREE, Pair

SENTENCE = re.compile(r"[A-Z'].{8,}[.]\Z", re.DOTALL)
AT_ONCE = 8  # forgeries between two looks
PASSWORD = "correct horse"
OWNER = "Landlady"


def refused(reply, lie):
    assert reply["ok"] is False and SENTENCE.match(reply["error"]), f"{lie} was answered by {reply}"


class House:
    """A server with people at it who want to be left alone, and what they see."""

    def __init__(self, server):
        self.server = server
        self.pair = Pair(server, 1)  # Flash Duel with abilities
        self.waiting, self.spectator = Socket(server), Socket(server)
        self.open = self.waiting.good("create", game="flash_duel", seats=["me", "open"])["table"]
        self.waiting.good("watch", table=self.open)
        self.waiting.until(self.open, lambda state: state["seats"][0]["shared"])
        self.over = self.finished(self.pair)
        self.pair.new_table()
        self.pair.watch()
        self.old_cookie = server.post("/api/name", {"name": OWNER})[2]
        status, _, self.cookie = server.post("/api/register", {"name": OWNER, "password": PASSWORD},
                                             self.old_cookie)
        assert status == 200
        self.sessions = server.get("/api/sessions", self.cookie)[1]["sessions"]

    def finished(self, pair):
        """Some answers, and the end; returns the table."""
        for _ in range(8):
            pair.step()
        pair.sockets[1].good("resign", table=pair.table)
        pair.sockets[0].until(pair.table, lambda state: state["status"] == "over")
        return pair.table

    def play(self):
        """One more answer at a table that is not over then."""
        self.pair.step()
        if self.pair.is_over():
            self.pair.step()

    def people(self):
        return (*self.pair.sockets, self.waiting, self.spectator)

    def look(self):
        """All that these people see of their tables and of themselves."""
        seen = {}
        for number, person in enumerate(self.people()):
            for table in (self.pair.table, self.open, self.over):
                person.good("watch", table=table)
                state = copy.deepcopy(person.states[table])
                del state["spectators"]  # anybody may come to watch
                for seat in state["seats"]:
                    del seat["clock"]
                seen |= {(number, table, member): value for member, value in state.items()}
        seen["me"] = self.server.get("/api/me", self.cookie)
        sessions = self.server.get("/api/sessions", self.cookie)[1]
        seen["sessions"] = [session["id"] for session in sessions["sessions"]], sessions["codes"]
        return seen

    def close(self):
        for person in self.people():
            person.close()


class Forger:
    def __init__(self, house, dice):
        self.house, self.server, self.dice = house, house.server, dice
        self.stranger = Socket(self.server)
        self.address = 0
        self.told = []

    def headers(self):
        """From a new address each time: how often one may try is another matter."""
        self.address += 1
        return {"X-Forwarded-For": f"10.{self.address >> 16}.{self.address >> 8 & 255}.{self.address & 255}"}

    def tell(self, who, what, **members):
        lie = {"do": what, **members}
        self.told.append(lie)
        refused(who.do(what, **members), lie)

    # --- At tables. ---

    def by_a_stranger(self):
        """Somebody without a seat, at any of the tables."""
        dice, house = self.dice, self.house
        table = dice.choice((house.pair.table, house.open, house.over))
        state = house.pair.sockets[0].states[house.pair.table]
        shares = state["fair"]["shares"]
        what, members = dice.choice((
            ("answer", {"question": max(0, state["question"] + dice.randrange(-3, 4)), "option": 0}),
            ("resign", {}), ("takeback", {}), ("pause", {}), ("rematch", {}), ("stand", {}), ("close", {}), ("hint", {}),
            ("agree", {"to": dice.choice(("takeback", "pause", "resume", "rematch")), "yes": True}),
            ("share", {"share": dice.choice((*shares, "00" * 32))}),
            ("free", {"seat": 0}), ("fill", {"seat": dice.randrange(2), "level": "novice"}),
            ("sit", {"seat": 0}), ("sit", {"seat": 0, "setup": {"mode": "simple"}})))
        self.tell(self.stranger, what, table=table, **members)

    def by_nobody_at_all(self):
        """What only the host of the site may do, and what is not to be had yet."""
        house = self.house
        what, members = self.dice.choice((
            ("reports", {}), ("judge", {"report": 1, "silence": 1}),
            ("record", {"table": self.dice.choice((house.pair.table, house.open))}),
            ("replay", {"table": house.pair.table, "from": 0, "to": 1}),
            ("answer", {"table": "22222222", "question": 0, "option": 0})))
        self.tell(self.stranger, what, **members)

    def by_the_opponent(self):
        """Somebody who plays, about what is not theirs to decide."""
        pair, dice = self.house.pair, self.dice
        seat = dice.randrange(2)
        state = pair.sockets[seat].states[pair.table]
        question, asked = state["question"], state["ask"]
        options = len(asked["options"]) if asked else 0
        past = [given for given in pair.confirmed if given[1] == seat]
        lies = [("answer", {"question": question + dice.choice((1, 2, 1000, 2 ** 32 - 1)), "option": 0}),
                ("answer", {"question": question, "option": dice.choice(
                    (-1, max(options, 250), 255, 256, 2 ** 31, 2 ** 63 - 1, 0.5, "0", True, None))}),
                ("answer", {"question": question, "option": 0, "seat": 1 - seat}),
                ("answer", {"question": str(question), "option": 0}),
                ("share", {"share": state["fair"]["shares"][1 - seat]}), ("share", {"share": "zz" * 32}),
                ("sit", {"seat": 1 - seat}), ("stand", {}), ("rematch", {}), ("hint", {}),
                ("free", {"seat": 1 - seat}), ("fill", {"seat": 1 - seat, "level": "novice"}),
                ("agree", {"to": dice.choice(("takeback", "pause", "resume", "rematch")), "yes": True})]
        if not asked:
            lies.append(("answer", {"question": question, "option": 0}))
        if past:
            before, _, option = dice.choice(past)
            lies.append(("answer", {"question": before, "option": option + 1}))
        what, members = dice.choice(lies)
        self.tell(pair.sockets[seat], what, table=pair.table, **members)

    def without_consent(self):
        """What needs the other one: asking often, and agreeing to one's own wish, does not do."""
        pair, dice = self.house.pair, self.dice
        asked = [seat for seat in (0, 1) if pair.sockets[seat].states[pair.table]["ask"]]
        if not asked or not [given for given in pair.confirmed if given[1] == asked[0]] or (
                pair.confirmed[-1][1] == asked[0]):
            return
        wish = dice.choice(("takeback", "pause"))
        greedy, other = pair.sockets[asked[0]], pair.sockets[1 - asked[0]]
        before = greedy.states[pair.table]
        self.told.append({"do": wish})
        for _ in range(5):
            greedy.do(wish, table=pair.table)
            greedy.do("agree", table=pair.table, to=wish, yes=True)
        other.until(pair.table, lambda state: state["offers"])
        other.good("agree", table=pair.table, to=wish, yes=False)
        greedy.until(pair.table, lambda state: not state["offers"])
        for member in ("moves", "question", "status", "view"):
            assert greedy.states[pair.table][member] == before[member], f"{wish} without consent"

    # --- Who somebody is. ---

    def forged_cookie(self):
        """Made of the cookies of others; none of them is one."""
        dice, house = self.dice, self.house
        mine = bytes.fromhex(self.stranger.cookie.split("=")[1])
        whole = bytes.fromhex(dice.choice((house.cookie, house.waiting.cookie)).split("=")[1])
        other = bytearray(whole)
        other[dice.randrange(len(other))] ^= 1 << dice.randrange(8)
        middle = len(whole) // 2
        value = dice.choice((bytes(other), whole[:-1], whole + b"\0", mine[:middle] + whole[middle:],
                             whole[:middle] + mine[middle:], whole[middle:] + whole[:middle],
                             whole[:middle] + bytes(len(whole) - middle), bytes(len(whole)), b""))
        return dice.choice((f"parlor={value.hex()}", house.old_cookie))

    def by_cookie(self):
        cookie = self.forged_cookie()
        self.told.append({"cookie": cookie})
        status, headers, body = self.server.request("GET", "/api/me", headers=self.headers(), cookie=cookie)
        me = json.loads(body)
        assert status == 200 and headers["Set-Cookie"] and not me["account"], f"{cookie} is {me}"
        with Socket(self.server, cookie, self.headers()) as forged:
            assert forged.cookie != cookie and not forged.hello["you"]["account"], f"{cookie} is {forged.hello}"
            self.tell(forged, "stand", table=self.house.open)

    def by_account(self):
        dice = self.dice
        path, body = dice.choice((
            ("login", {"name": OWNER, "password": PASSWORD[:-1]}), ("name", {"name": OWNER}),
            ("name", {"name": "L\u0430ndl\u0430dy"}), ("name", {"name": OWNER.upper()}),
            ("register", {"name": OWNER, "password": "x" * 12}),
            ("recover", {"name": OWNER, "code": "0" * 16, "password": "x" * 12}),
            ("password", {"password": PASSWORD, "new": "x" * 12}), ("codes", {"password": PASSWORD}),
            ("delete", {"password": PASSWORD}),
            ("sessions", {"end": dice.choice(self.house.sessions)["id"]})))
        headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{self.server.port}"}
        if dice.random() < 0.2:  # a page of somebody else, in the owner's browser
            headers["Origin"], cookie = "http://evil.example", self.house.cookie
        else:
            cookie = self.stranger.cookie
        self.told.append({"post": path, **body})
        status, _, said = self.server.request("POST", f"/api/{path}", json.dumps(body),
                                              headers | self.headers(), cookie)
        assert 400 <= status < 500 and SENTENCE.match(json.loads(said)["error"]), f"{path}: {status} {said}"

    # --- Records. ---

    def forged_record(self, record):
        """Something of it that can't be so."""
        dice = self.dice
        forged = copy.deepcopy(record)

        def other_digit(where, key):
            at = dice.randrange(len(where[key]))
            digit = dice.choice([c for c in "0123456789abcdef" if c != where[key][at]])
            where[key] = where[key][:at] + digit + where[key][at + 1:]

        answers, fair = forged["answers"], forged["fair"]
        dice.choice((
            lambda: other_digit(forged, "seed"), lambda: other_digit(forged, "end"),
            lambda: other_digit(fair, "secret"), lambda: other_digit(fair, "hash"),
            lambda: other_digit(fair["shares"], dice.randrange(2)), fair["shares"].reverse,
            fair["shares"].pop, lambda: fair["shares"].append("00" * 32), answers.pop,
            lambda: answers.insert(dice.randrange(len(answers)), [7, 0]), lambda: answers[-1].append(0),
            lambda: answers[dice.randrange(len(answers))].__setitem__(1, 254),
            lambda: forged["closed"].update(by=5), lambda: forged["closed"].update(how="bored"),
            lambda: forged.update(rules=record["rules"] + 1), lambda: forged.update(game="puzzle_strike"),
            lambda: forged.update(setup={"mode": "simple"}), lambda: forged.update(names=["\x9b2J"] * 2)))()
        return forged, ()

    def record_of_another_game(self, record):
        """One that is sound, said to be of this table: who was there knows hash and share."""
        pair = Pair(self.server, 1)
        table = self.house.finished(pair)
        forged = json.loads(self.server.request("GET", f"/api/record/{table}")[2])
        pair.close()
        forged |= {"table": record["table"], "names": record["names"]}
        seen = ("--hash", record["fair"]["hash"]), ("--share", self.dice.choice(record["fair"]["shares"]))
        return forged, self.dice.choice((seen[0], seen[1], seen[0] + seen[1]))

    def by_record(self):
        record = json.loads(self.server.request("GET", f"/api/record/{self.house.over}")[2])
        forge = self.dice.choice((self.forged_record,) * 9 + (self.record_of_another_game,))
        forged, flags = forge(record)
        self.told.append({"verify": forged})
        with tempfile.NamedTemporaryFile("w", suffix=".parlor.json") as file:
            json.dump(forged, file)
            file.flush()
            done = subprocess.run([PARLOR, "verify", file.name, *flags], capture_output=True, text=True,
                                  check=False)
        assert done.returncode == 1 and done.stderr.endswith(".\n"), f"{forged} {done}"


def attack(seconds, seed):
    dice = random.Random(seed)
    lies = looks = 0
    end = time.monotonic() + seconds
    with Server("--proxy", *FREE) as server:
        house = House(server)
        forger = Forger(house, dice)
        ways = ((forger.by_a_stranger,) * 4 + (forger.by_the_opponent,) * 6 + (forger.by_nobody_at_all,) +
                (forger.without_consent, forger.by_cookie, forger.by_cookie, forger.by_account, forger.by_record))
        while time.monotonic() < end:
            before = house.look()
            forger.told.clear()
            for _ in range(AT_ONCE):
                dice.choice(ways)()
            after = house.look()
            changed = [what for what in before if after.get(what) != before[what]]
            assert not changed, f"one of these changed {changed}: {forger.told}"
            lies += len(forger.told)
            looks += 1
            house.play()
        house.close()
        forger.stranger.close()
        code, log = server.stop()
    assert code == 0 and "level=error" not in log, f"{code} {log[-5000:]}"
    assert looks > seconds / 4
    return f"{lies} forgeries", f"all refused with a sentence; {looks} times nothing was different"
