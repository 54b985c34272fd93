"""Tables: who sits, who answers, who sees what, and what happens when things go wrong."""
import gzip
import hashlib
import json
import random
import subprocess
import tempfile
import unittest

from client import PARLOR, Closed, Server, Socket, patched


class TableCase(unittest.TestCase):
    """One server for all tests of a class; `player()` is a new guest."""

    flags = ("--connections-per-address", "1000", "--limits", "1000")

    @classmethod
    def setUpClass(cls):
        cls.server = Server(*cls.flags)

    @classmethod
    def tearDownClass(cls):
        code, log = cls.server.stop()
        cls.server.__exit__()
        assert code == 0, log
        assert "level=error" not in log, log

    def player(self, cookie=None):
        socket = Socket(self.server, cookie)
        self.addCleanup(socket.close)
        return socket

    def two(self, **members):
        """A running game of two people who watch it."""
        a, b = self.player(), self.player()
        table = a.good("create", game="flash_duel", seats=["me", "open"], **members)["table"]
        a.good("watch", table=table)
        b.good("sit", table=table, seat=1)
        b.good("watch", table=table)
        for player in (a, b):
            player.until(table, lambda state: state["status"] == "running")
        return a, b, table


def play(table, players, dice, answers=100000):
    """Lets the players answer at random until the game is over; returns the answers."""
    given = []
    while len(given) < answers:
        asked = None
        for player in players:
            state = player.states[table]
            if state["status"] == "over":
                return given
            if state["ask"] and state["question"] not in player.__dict__.setdefault("done", set()):
                asked = player, state
        if not asked:
            newest = max(player.states[table]["moves"] for player in players)
            for player in players:
                player.until(table, lambda state: state["moves"] >= newest)
            behind = [p for p in players if not p.states[table]["ask"]]
            if all(p.states[table]["moves"] == newest for p in players) and len(behind) == len(
                    players) and players[0].states[table]["status"] != "over":
                players[0].message()
            continue
        player, state = asked
        option = dice.randrange(len(state["ask"]["options"]))
        player.good("answer", table=table, question=state["question"], option=option)
        player.done.add(state["question"])
        player.until(table, lambda now: now["moves"] > state["moves"])
        for other in players:
            other.until(table, lambda now: now["moves"] >= state["moves"] + 1)
        given.append((state["seat"], state["question"], option))
    return given


class Creating(TableCase):
    def test_sides_tells_the_seats_and_makes_no_table(self):
        def tables():
            text = self.server.metrics()
            return [line for line in text.splitlines() if line.startswith("parlor_tables")]

        a = self.player()
        before = tables()
        self.assertEqual(a.good("sides", game="flash_duel")["sides"], ["Red", "Blue"])
        self.assertEqual(len(a.good("sides", game="flash_duel", setup={"mode": "solo"})["sides"]), 1)
        self.assertIn("mode", a.bad("sides", game="flash_duel", setup={"mode": "duel"}))
        self.assertEqual(tables(), before)

    def test_a_table_against_bots_begins_at_once(self):
        a = self.player()
        table = a.good("create", game="flash_duel", seats=["novice", "me"])["table"]
        a.good("watch", table=table)
        state = a.until(table, lambda state: state["ask"])
        self.assertEqual(state["status"], "running")
        self.assertEqual(state["seat"], 1)
        self.assertEqual(state["seats"][0]["kind"], "bot")
        self.assertEqual(state["seats"][0]["level"], "novice")
        self.assertTrue(state["seats"][1]["you"])
        self.assertIn("hint", state["can"])

    def test_an_open_table_has_no_view_and_waits(self):
        a = self.player()
        table = a.good("create", game="flash_duel", seats=["me", "open"])["table"]
        a.good("watch", table=table)
        state = a.states[table]
        self.assertEqual((state["status"], state["view"], state["ask"]), ("open", None, None))
        self.assertIsNone(state["fair"]["shares"])
        self.assertIn("not begun", a.bad("answer", table=table, question=0, option=0))
        a.good("fill", table=table, seat=1, level="novice")
        a.until(table, lambda state: state["status"] == "running" and state["view"])
        first = [m for m in a.heard if m["on"] == "state" and m["status"] == "running"][0]
        self.assertEqual(first["from"], -1)  # who waited hears of the first deal
        self.assertIn("draws", " ".join(event["text"] for event in first["events"]))

    def test_what_is_refused(self):
        a = self.player()
        for members, word in [
            ({"game": "chess", "seats": ["me"]}, "chess"),
            ({"seats": ["me"]}, "game"),
            ({"game": "flash_duel"}, "seats"),
            ({"game": "flash_duel", "seats": ["me"]}, "2"),
            ({"game": "flash_duel", "seats": ["me", "me"]}, "one seat"),
            ({"game": "flash_duel", "seats": ["me", "queen"]}, "queen"),
            ({"game": "flash_duel", "seats": ["me", 3]}, "string"),
            ({"game": "flash_duel", "seats": ["me", "open"], "color": 1}, "color"),
            ({"game": "flash_duel", "seats": ["me", "open"], "public": 1}, "public"),
            ({"game": "flash_duel", "seats": ["me", "open"], "share": "ab" * 32}, "share"),
            ({"game": "flash_duel", "seats": ["me", "open"], "setup": {"mode": "x"}}, "mode"),
            ({"game": "flash_duel", "seats": ["me", "open"], "clock": {"kind": "sun"}}, "kind"),
            ({"game": "flash_duel", "seats": ["me", "open"],
              "clock": {"kind": "move", "seconds": 1}}, "5"),
            ({"game": "flash_duel", "seats": ["me", "open"],
              "clock": {"kind": "game", "seconds": 60}}, "increment"),
        ]:
            with self.subTest(members):
                self.assertIn(word, a.bad("create", **members))
        self.assertIn("dance", a.bad("dance"))
        self.assertIn("table", a.bad("watch", table="22222222"))
        self.assertIn("table", a.bad("watch", table="../etc"))
        self.assertIn("ref", self.reply_to(a, {"do": "lobby", "ref": "x", "watch": True}))
        self.assertIn("'do'", self.reply_to(a, {"what": 1}))

    def test_a_ref_has_64_bits(self):
        a = self.player()
        for ref in (-1 << 63, (1 << 63) - 1):
            a.send({"do": "lobby", "ref": ref, "watch": False})
            self.assertTrue(a.reply(ref)["ok"])
        for number in ("9223372036854775808", "-9223372036854775809", "9" * 1000, "1e999"):
            said = self.reply_to(a, b'{"do":"lobby","ref":%s,"watch":true}' % number.encode())
            self.assertIn("too large", said)
        a.good("lobby", watch=True)

    def reply_to(self, a, value):
        a.send(value)
        while None not in a.replies:
            a.message()
        reply = a.replies.pop(None)
        self.assertFalse(reply["ok"])
        return reply["error"]

    def test_shares_make_the_seed(self):
        a, b = self.player(), self.player()
        a.shares = b.shares = False
        made = a.good("create", game="flash_duel", seats=["me", "open"])
        table, promised = made["table"], made["hash"]
        a.good("watch", table=table)
        self.assertEqual(a.states[table]["fair"], {"hash": promised, "shares": None})
        self.assertIn("share", a.bad("share", table=table, share="ab"))
        self.assertIn("share", a.bad("share", table=table))
        self.assertIn("no seat", b.bad("share", table=table, share="bb" * 32))
        a.good("share", table=table, share="aa" * 32)
        self.assertIn("already", a.bad("share", table=table, share="dd" * 32))
        b.good("sit", table=table, seat=1)
        b.good("watch", table=table)
        state = b.states[table]
        self.assertEqual((state["status"], [seat["shared"] for seat in state["seats"]]),
                         ("open", [True, False]))
        self.assertNotIn("sit", state["can"])
        self.assertNotIn("aa" * 32, json.dumps(b.heard))
        b.good("share", table=table, share="bb" * 32)
        b.good("share", table=table, share="bb" * 32)  # sent again
        state = a.until(table, lambda state: state["status"] == "running")
        self.assertEqual(state["fair"], {"hash": promised, "shares": ["aa" * 32, "bb" * 32]})
        self.assertIn("already", b.bad("share", table=table, share="cc" * 32))
        b.good("resign", table=table)
        result = a.until(table, lambda state: state["status"] == "over")["result"]
        self.assertEqual((result["how"], result["by"]), ("resigned", 1))
        self.assertEqual([seat["place"] for seat in result["seats"]], [1, 2])
        _, _, record = self.server.request("GET", result["record"])
        self.assertEqual(json.loads(record)["fair"]["secret"], result["secret"])
        self.verify(record, "resigned")
        names = [state["seats"][seat]["name"] for seat in (0, 1)]
        self.verify(record, f"Table {table}: {names[0]}, {names[1]}.")
        self.verify(record, "a record can't prove")
        saw = ("--hash", promised, "--share", "bb" * 32)
        self.verify(record, "your share is among them: nobody chose this shuffle", *saw)
        self.verify(record, "Whether your share was used", *saw[:2])
        self.verify(record, "Whether this hash was shown before", *saw[2:])
        self.verify(record, "not the one that you saw", "--hash", "ab" * 32, code=1)
        self.verify(record, "is not in the record", *saw[:3], "cc" * 32, code=1)
        self.verify(record, "64 hexadecimal", "--hash", "ab", code=1)
        broken = json.loads(record)
        broken["fair"]["shares"][0] = "cc" * 32
        self.verify(json.dumps(broken).encode(), "does not follow", code=1)
        broken = json.loads(record)
        broken["fair"]["secret"] = "cc" * 32
        self.verify(json.dumps(broken).encode(), "promised", code=1)

    def test_the_house_adds_nothing_when_it_has_seen_a_share(self):
        a = self.player()
        a.shares = False
        made = a.good("create", game="flash_duel", seats=["novice", "me"])
        table = made["table"]
        a.good("watch", table=table)
        self.assertEqual(a.states[table]["status"], "open")
        a.good("share", table=table, share="ab" * 32)
        state = a.until(table, lambda state: state["status"] == "running")
        self.assertEqual(state["fair"], {"hash": made["hash"], "shares": ["00" * 32, "ab" * 32]})
        a.good("resign", table=table)
        result = a.until(table, lambda state: state["status"] == "over")["result"]
        self.assertEqual(hashlib.sha256(bytes.fromhex(result["secret"])).hexdigest(), made["hash"])
        record = json.loads(self.server.request("GET", result["record"])[2])
        self.assertEqual(record["seed"], hashlib.sha256(bytes.fromhex(
            result["secret"] + "00" * 32 + "ab" * 32)).hexdigest())
        a.good("rematch", table=table)
        again = a.until(table, lambda state: state["result"]["next"])["result"]["next"]
        a.good("watch", table=again)
        self.assertEqual(a.states[again]["status"], "open")  # also a rematch waits for its shares
        self.assertNotEqual(a.states[again]["fair"]["hash"], made["hash"])
        a.good("share", table=again, share="cd" * 32)
        a.until(again, lambda state: state["status"] == "running")

    def verify(self, record, word, *options, code=0):
        with tempfile.NamedTemporaryFile(suffix=".parlor.json") as file:
            file.write(record)
            file.flush()
            done = subprocess.run([PARLOR, "verify", file.name, *options],
                                  capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, code, done.stderr)
        self.assertIn(word, done.stdout + done.stderr)

    def test_standing_up_and_the_end_of_an_empty_table(self):
        a, b = self.player(), self.player()
        table = a.good("create", game="flash_duel", seats=["me", "open"])["table"]
        b.good("watch", table=table)
        self.assertIn("sit", b.states[table]["can"])
        self.assertIn("no seat", b.bad("stand", table=table))
        a.good("stand", table=table)
        while not any(heard["on"] == "gone" for heard in b.heard):
            b.message()
        self.assertIn("no table", b.bad("watch", table=table))

    def test_only_the_host_seats_bots(self):
        a, b = self.player(), self.player()
        table = a.good("create", game="flash_duel", seats=["me", "open"])["table"]
        self.assertIn("made the table", b.bad("fill", table=table, seat=1, level="club"))
        self.assertIn("free this seat", a.bad("fill", table=table, seat=0, level="club"))


class Playing(TableCase):
    def test_two_people_play_to_the_end(self):
        a, b, table = self.two()
        play(table, [a, b], random.Random(1))
        result = a.states[table]["result"]
        self.assertEqual(result["how"], "played")
        self.assertEqual(sorted(seat["place"] for seat in result["seats"]), [1, 2])
        _, _, record = self.server.request("GET", result["record"])
        self.assertEqual(len(json.loads(record)["answers"]), a.states[table]["moves"])
        games = a.good("history", mine=True)["games"]
        self.assertEqual(games[0]["table"], table)
        self.assertEqual(games[0]["moves"], a.states[table]["moves"])
        self.assertTrue(games[0]["seats"][0]["side"])
        replay = b.good("replay", table=table, **{"from": 0, "to": 5})
        self.assertEqual([frame["move"] for frame in replay["frames"]], [0, 1, 2, 3, 4, 5])
        self.assertIsNone(replay["frames"][0]["answer"])
        self.assertTrue(replay["frames"][1]["answer"]["text"])
        last = b.good("replay", table=table, **{"from": replay["moves"], "to": replay["moves"]})
        self.assertTrue(last["frames"][0]["view"]["over"])
        seen = b.good("replay", table=table, **{"from": 1, "to": 1}, seat=0)["frames"][0]["view"]
        self.assertEqual(seen["observer"], 0)
        self.assertIn("'to'", b.bad("replay", table=table, **{"from": 0, "to": 500}))

    def test_a_long_replay_adds_up(self):
        """Each reply can be read by itself, ends with its part, and adds up to what was shown; it is small."""
        a = self.player()
        table = a.good("create", game="gem_blenders", seats=["novice", "novice"])["table"]
        a.good("watch", table=table)
        moves = a.until(table, lambda state: state["status"] == "over")["moves"]
        size, shown = 0, []
        while len(shown) <= moves:
            begin = len(shown)
            reply = a.good("replay", table=table, **{"from": begin, "to": begin + 200})
            size += len(json.dumps(reply))
            for frame in reply["frames"]:
                self.assertEqual("view" in frame, len(shown) == begin)
                shown.append(frame["view"] if "view" in frame else patched(shown[-1], frame["patch"]))
            self.assertTrue(len(shown) % 64 == 0 or len(shown) == moves + 1)
        self.assertGreater(moves, 64)
        self.assertLess(size / moves, 2000)  # whole frames have more than 7,000 bytes
        for state in a.heard:  # what was seen while it was played
            if state["on"] == "state":
                self.assertEqual(state["view"]["headline"], shown[state["moves"]]["headline"])
        _, _, plain = self.server.request("GET", f"/api/record/{table}")
        _, headers, packed = self.server.request("GET", f"/api/record/{table}", None,
                                                 {"Accept-Encoding": "gzip"})
        self.assertEqual(headers["Content-Encoding"], "gzip")
        self.assertEqual(gzip.decompress(packed), plain)
        for move in (40, moves):
            frames = a.good("replay", table=table, **{"from": move, "to": move})["frames"]
            self.assertEqual([frame["view"] for frame in frames], [shown[move]])

    def test_an_answer_counts_once(self):
        a, b, table = self.two()
        asked, other = (a, b) if a.until(table, lambda s: s["waiting"])["waiting"] == [0] else (b, a)
        state = asked.until(table, lambda state: state["ask"])
        message = {"table": table, "question": state["question"], "option": 0}
        asked.good("answer", **message)
        asked.good("answer", **message)
        asked.until(table, lambda now: now["moves"] == 1)
        asked.waits(0.2)
        self.assertEqual(asked.states[table]["moves"], 1)
        message["option"] = 1
        self.assertIn("already", asked.bad("answer", **message))
        self.assertIn("already", other.bad("answer", table=table, question=0, option=0)
                      if state["question"] == 0 else "already")
        self.assertIn("no question", asked.bad("answer", table=table, question=99, option=0))
        self.assertIn("no option", other.bad("answer", table=table,
                                             question=asked.states[table]["question"], option=200)
                      if other.until(table, lambda s: s["ask"]) else "")
        self.assertIn("not asked", asked.bad("answer", table=table,
                                             question=asked.states[table]["question"], option=0))

    def test_reconnecting_gives_the_same_seat_and_the_whole_past(self):
        a, b, table = self.two()
        play(table, [a, b], random.Random(2), answers=7)
        seen = [event for message in a.heard if message.get("table") == table
                for event in message["events"]]
        a.close()
        b.until(table, lambda state: not state["seats"][0]["online"])
        again = self.player(a.cookie)
        again.good("watch", table=table)
        state = again.states[table]
        self.assertEqual(state["seat"], 0)
        self.assertEqual(state["from"], -1)
        self.assertEqual([event["text"] for event in state["events"] if event["move"] >= 0],
                         [event["text"] for event in seen if event["move"] >= 0])
        b.until(table, lambda state: state["seats"][0]["online"])

    def test_changes_add_up_to_the_state(self):
        """In every game: what one has heard piece by piece is what a newcomer is told."""
        for game, players in (("flash_duel", 2), ("puzzle_strike", 2), ("puzzle_strike_2", 2),
                              ("gem_blenders", 2), ("puppet_wars", 2)):
            seated = [self.player() for _ in range(players)]
            table = seated[0].good("create", game=game,
                                   seats=["me"] + ["open"] * (players - 1))["table"]
            seated[0].good("watch", table=table)
            for seat, player in enumerate(seated[1:], 1):
                player.good("sit", table=table, seat=seat)
                player.good("watch", table=table)
            for player in seated:
                player.until(table, lambda state: state["status"] == "running")
            dice = random.Random(8)
            for _ in range(12):
                play(table, seated, dice, answers=5)
                for player in seated:
                    known = player.states[table]
                    again = self.player(player.cookie)
                    again.good("watch", table=table)
                    whole = again.states[table]
                    self.assertEqual(known["moves"], whole["moves"])
                    for member in set(whole) - {"events", "from", "chat"}:
                        self.assertEqual(known[member], whole[member], (game, member))
                    self.assertEqual([event for message in player.heard for event in
                                      message.get("events", [])], whole["events"])

    def test_a_team_against_the_game_wins_and_loses_together(self):
        a, b = self.player(), self.player()
        table = a.good("create", game="puzzle_strike_2", setup={"mode": "coop", "players": 2},
                       seats=["me", "open"])["table"]
        a.good("watch", table=table)
        b.good("sit", table=table, seat=1)
        b.good("watch", table=table)
        a.until(table, lambda state: state["status"] == "running")
        b.good("resign", table=table)  # somebody plays on, so a bot helps
        state = a.until(table, lambda state: state["seats"][1]["kind"] == "bot")
        self.assertEqual(state["status"], "running")
        a.good("resign", table=table)
        result = a.until(table, lambda state: state["status"] == "over")["result"]
        self.assertEqual([(seat["place"], seat["together"]) for seat in result["seats"]],
                         [(2, True), (2, True)])

    def test_a_restart_loses_nothing(self):
        a, b, table = self.two(clock={"kind": "game", "seconds": 600, "increment": 5})
        a.good("chat", table=table, text="hello")
        play(table, [a, b], random.Random(3), answers=9)
        before = a.states[table]
        self.server.restart()
        again = self.player(a.cookie)
        again.good("watch", table=table)
        after = again.states[table]
        for member in ("moves", "question", "view", "seat", "setup", "fair", "waiting", "clock"):
            self.assertEqual(before[member], after[member], member)
        self.assertEqual(after["chat"][0]["text"], "hello")
        for old, new in zip(before["seats"], after["seats"]):
            self.assertEqual(old["name"], new["name"])
            self.assertLess(abs(old["clock"] - new["clock"]), 10000)
        other = self.player(b.cookie)
        other.good("watch", table=table)
        play(table, [again, other], random.Random(4))
        self.assertEqual(again.states[table]["status"], "over")

    def test_a_spectator_sees_no_hand(self):
        a, b, table = self.two()
        c = self.player()
        c.good("watch", table=table)
        self.assertEqual(a.until(table, lambda s: s["spectators"] == 1)["spectators"], 1)
        play(table, [a, b], random.Random(5), answers=12)
        c.until(table, lambda state: state["moves"] == 12)
        for message in c.heard:
            if message["on"] != "state":
                continue
            self.assertIsNone(message["seat"])
            self.assertIsNone(message["ask"])
            shown = "is over" in message["view"]["headline"]  # time over: both show their cards
            for zone in message["view"]["zones"]:
                if zone["kind"] == "hand" and not shown:
                    self.assertTrue(all(card["card"] is None for card in zone["cards"]))
        self.assertIn("no seat", c.bad("answer", table=table, question=12, option=0))
        self.assertIn("no seat", c.bad("resign", table=table))
        c.good("chat", table=table, text="well played")
        self.assertEqual(a.until(table, lambda s: s["chat"])["chat"][-1]["seat"], None)
        c.good("unwatch", table=table)
        a.until(table, lambda state: state["spectators"] == 0)
        c.good("watch", table=table)
        a.until(table, lambda state: state["spectators"] == 1)
        c.close()
        a.until(table, lambda state: state["spectators"] == 0)
        self.assertIn("over", self.server.get("/api/record/" + table)[1]["error"])

    def test_taking_back(self):
        a, b, table = self.two()
        play(table, [a, b], random.Random(6), answers=6)
        last = a if a.states[table]["waiting"] == [1] else b
        other = b if last is a else a
        last.good("takeback", table=table)  # a card was drawn: it needs agreement
        offer = other.until(table, lambda state: state["offers"])["offers"][0]
        self.assertEqual((offer["what"], offer["by"]), ("takeback", last.states[table]["seat"]))
        other.good("agree", table=table, to="takeback", yes=False)
        last.until(table, lambda state: not state["offers"])
        self.assertEqual(last.states[table]["moves"], 6)
        self.assertIn("offered", other.bad("agree", table=table, to="takeback", yes=True))
        before = last.states[table]["question"]
        last.good("takeback", table=table)
        other.good("agree", table=table, to="takeback", yes=True)
        state = last.until(table, lambda state: state["moves"] == 5)
        self.assertEqual((state["from"], state["events"]), (5, []))
        self.assertGreater(state["question"], before)
        self.assertTrue(state["ask"])
        self.assertIn("already", last.bad("answer", table=table, question=5, option=0))
        play(table, [a, b], random.Random(7))
        self.assertEqual(a.states[table]["status"], "over")

    def test_alone_against_bots_one_takes_back_freely(self):
        a = self.player()
        table = a.good("create", game="flash_duel", seats=["me", "novice"])["table"]
        a.good("watch", table=table)
        first = a.until(table, lambda state: state["ask"])
        a.good("answer", table=table, question=first["question"], option=0)
        a.until(table, lambda state: state["ask"] and state["moves"] > first["moves"])
        a.good("takeback", table=table)
        back = a.until(table, lambda state: state["moves"] == first["moves"])
        self.assertEqual(back["view"], first["view"])
        self.assertEqual(back["ask"], first["ask"])
        hint = a.good("hint", table=table)
        self.assertEqual(len(hint["options"]), len(back["ask"]["options"]))
        self.assertIn("win", hint["options"][0])

    def test_pausing(self):
        a, b, table = self.two()
        self.assertIn("hints", a.bad("hint", table=table))
        a.good("pause", table=table)
        self.assertEqual(b.until(table, lambda state: state["offers"])["status"], "running")
        b.good("agree", table=table, to="pause", yes=True)
        a.until(table, lambda state: state["status"] == "paused" and not state["ask"])
        self.assertIn("paused", a.bad("answer", table=table, question=0, option=0))
        b.good("pause", table=table)
        offers = a.until(table, lambda state: state["offers"])["offers"]
        self.assertEqual((offers[0]["what"], a.states[table]["status"]), ("resume", "paused"))
        a.good("agree", table=table, to="resume", yes=True)
        b.until(table, lambda state: state["status"] == "running")

    def test_rematch(self):
        a, b, table = self.two()
        self.assertIn("not over", a.bad("rematch", table=table))
        a.good("resign", table=table)
        b.until(table, lambda state: state["status"] == "over")
        a.good("rematch", table=table)
        b.until(table, lambda state: state["offers"])
        following = b.good("rematch", table=table)["table"]
        self.assertEqual(a.until(table, lambda s: s["result"]["next"])["result"]["next"], following)
        self.assertEqual(a.good("rematch", table=table)["table"], following)
        a.good("watch", table=following)
        self.assertEqual(a.states[following]["seat"], 1)
        b.good("watch", table=following)
        a.until(following, lambda state: state["status"] == "running")

    def test_who_is_away_is_replaced_only_after_a_minute(self):
        a, b, table = self.two()
        b.close()
        a.until(table, lambda state: not state["seats"][1]["online"])
        self.assertIn("minute", a.bad("fill", table=table, seat=1, level="novice"))

    def test_time_runs_out(self):
        a, b, table = self.two(clock={"kind": "move", "seconds": 5})
        state = a.until(table, lambda state: state["status"] == "running")
        slow = state["waiting"][0]
        self.assertLessEqual(state["seats"][slow]["clock"], 5000)
        result = a.until(table, lambda state: state["status"] == "over")["result"]
        self.assertEqual((result["how"], result["by"]), ("time", slow))
        self.assertEqual(result["seats"][slow]["place"], 2)

    def test_every_mode_can_be_played(self):
        for game in self.server.get("/api/games")[1]:
            for mode in game["modes"]:
                with self.subTest(f"{game['name']} {mode['name']}"):
                    a = self.player()
                    seats = ["me"] + ["novice"] * (mode["seats"] - 1)
                    table = a.good("create", game=game["name"], setup={"mode": mode["name"]},
                                   seats=seats)["table"]
                    a.good("watch", table=table)
                    dice = random.Random(1)
                    for _ in range(15):
                        state = a.until(table, lambda s: s["status"] == "over" or (
                            s["ask"] and s["question"] not in a.__dict__.setdefault("done", set())))
                        if state["status"] == "over":
                            break
                        a.done.add(state["question"])
                        a.good("answer", table=table, question=state["question"],
                               option=dice.randrange(len(state["ask"]["options"])))
                    a.done = set()


class OwnSetup(TableCase):
    """Decks and characters belong to a seat; a deck's list is secret (GB-403.2)."""

    def gem_table(self, **setup):
        a, b, c = self.player(), self.player(), self.player()
        table = a.good("create", game="gem_blenders", seats=["me", "open"],
                       setup={"red": "glacier", **setup})["table"]
        for player in (a, b, c):
            player.good("watch", table=table)
        return a, b, c, table

    def test_a_deck_of_ones_own_is_known_to_nobody_else_until_the_end(self):
        a, b, c, table = self.gem_table()
        self.assertEqual(a.states[table]["setup"], {"mode": "standard", "red": "glacier"})
        self.assertEqual(b.states[table]["setup"], {"mode": "standard"})
        b.good("sit", table=table, seat=1, setup={"blue": "undertow"})
        for player, own in ((a, {"red": "glacier"}), (b, {"blue": "undertow"}), (c, {})):
            state = player.until(table, lambda s: s["status"] == "running")
            self.assertEqual(state["setup"], {"mode": "standard", **own})
        for player, words in ((a, ["undertow"]), (b, ["glacier"]), (c, ["glacier", "undertow"])):
            for word in words:
                self.assertNotIn(word, json.dumps(player.heard).lower())
        self.assertIn("over", self.server.get("/api/record/" + table)[1]["error"])
        self.assertIn("finished", c.bad("replay", table=table, **{"from": 0, "to": 0}))
        a.good("resign", table=table)
        whole = {"mode": "standard", "red": "glacier", "blue": "undertow"}
        self.assertEqual(c.until(table, lambda s: s["status"] == "over")["setup"], whole)
        self.assertEqual(self.server.get("/api/record/" + table)[1]["setup"], whole)
        # In a rematch both sit on the other side, and each still has their own deck.
        a.good("rematch", table=table)
        b.until(table, lambda s: s["offers"])
        again = b.good("rematch", table=table)["table"]
        for player, own in ((a, {"blue": "glacier"}), (b, {"red": "undertow"})):
            player.good("watch", table=again)
            self.assertEqual(player.states[again]["setup"], {"mode": "standard", **own})

    def test_only_ones_own_can_be_brought_and_only_if_the_game_would_begin(self):
        a, b, _, table = self.gem_table(blue="carousel")
        for setup, word in (({"red": "undertow"}, "red"), ({"mode": "standard"}, "mode"),
                            ({"blue": "no such deck"}, "no such deck"), ({"blue": 7}, "blue"),
                            ([], "object")):
            self.assertIn(word, b.bad("sit", table=table, seat=1, setup=setup))
        self.assertIsNone(a.states[table]["seats"][1]["name"])
        b.shares = False
        b.good("sit", table=table, seat=1)  # what the host proposed
        self.assertEqual(b.until(table, lambda s: s["seat"] == 1)["setup"]["blue"], "carousel")
        b.good("stand", table=table)
        b.good("sit", table=table, seat=1)  # who stands up takes the deck along
        self.assertEqual(b.until(table, lambda s: s["seat"] == 1 and s["setup"]["blue"] !=
                                 "carousel")["setup"]["blue"], "random")
        self.server.restart()
        b = self.player(b.cookie)
        b.good("watch", table=table)
        self.assertEqual(b.states[table]["setup"], {"mode": "standard", "blue": "random"})

    def test_a_character_of_ones_own(self):
        a, b = self.player(), self.player()
        table = a.good("create", game="flash_duel", seats=["me", "open"],
                       setup={"mode": "full", "characters": ["grave", "choose"]})["table"]
        for player in (a, b):
            player.good("watch", table=table)
        self.assertIn("same character", b.bad("sit", table=table, seat=1,
                                              setup={"characters": "grave"}))
        b.good("sit", table=table, seat=1, setup={"characters": "jaina"})
        state = a.until(table, lambda s: s["status"] == "running")
        self.assertEqual(state["setup"]["characters"][:2], ["grave", "jaina"])
        self.assertIn("Jaina", json.dumps(state["view"]))


class Texts(TableCase):
    def check(self, game, field, text):
        reply = self.player().good("check", game=game, field=field, text=text)
        return reply["fine"], reply["report"]

    def test_every_rule_that_a_deck_breaks_has_its_line(self):
        heroes = ["carter", "carter", "chao"]
        deck = json.dumps({"name": "Mine", "heroes": heroes, "cards": {"stun": 9, "guard": 5}})
        fine, report = self.check("gem_blenders", "red", deck)
        self.assertFalse(fine)
        for clause in ("GB-101.3", "GB-101.4", "GB-101.6"):
            self.assertRegex(report, rf"(?m)^{clause}: ")
        self.assertEqual(len([line for line in report.splitlines() if "GB-101.4" in line]), 2)
        self.assertIn("9 Stun", report)
        fine, report = self.check("gem_blenders", "blue", "glacier")
        self.assertTrue(fine)
        self.assertIn("7 Cryogem", report)
        fine, report = self.check("gem_blenders", "red", json.dumps(
            {"name": "x", "heroes": heroes, "cards": {"zzz": 1}}))
        self.assertFalse(fine)
        self.assertIn("no card 'zzz'", report)

    def test_a_text_is_spelt_out(self):
        player = self.player()
        deck = json.dumps({"name": "Mine", "heroes": ["carter"], "cards": {"usher": 2}})
        reply = player.good("check", game="gem_blenders", field="red", text=deck)
        self.assertEqual(reply["text"], "Deck: Mine\nLeft: Carter\n\n2 Usher\n")
        again = player.good("check", game="gem_blenders", field="red", text=reply["text"])
        self.assertEqual(again["text"], reply["text"])
        self.assertNotIn("text", player.good("check", game="gem_blenders", field="red", text="3 Nix"))

    def test_each_game_explains_its_own_texts(self):
        fine, report = self.check("puppet_wars", "army1", "recommended")
        self.assertTrue(fine)
        self.assertIn("recommends", report)
        fine, report = self.check("puppet_wars", "army1", "3 dragons")
        self.assertFalse(fine)
        self.assertTrue(report)
        self.assertIn("no text", self.player().bad("check", game="puppet_wars", field="masters",
                                                   text="x"))

    def test_a_shelf_of_ones_own(self):
        a, b = self.player(), self.player()
        a.good("keep", game="gem_blenders", field="red", name="Mine", text="glacier")
        self.assertEqual(a.good("shelf", game="gem_blenders", field="red")["texts"],
                         [{"name": "Mine", "text": "glacier"}])
        self.assertEqual(b.good("shelf", game="gem_blenders", field="red")["texts"], [])
        a.good("keep", game="gem_blenders", field="red", name="Mine", text="")
        self.assertEqual(a.good("shelf", game="gem_blenders", field="red")["texts"], [])


class Lobby(TableCase):
    def test_the_lobby_tells_of_public_tables(self):
        a, b = self.player(), self.player()
        b.good("lobby", watch=True)
        hidden = a.good("create", game="flash_duel", seats=["me", "open"], public=False)["table"]
        table = a.good("create", game="flash_duel", seats=["me", "open"])["table"]
        line = self.line(b, table, lambda line: line["status"] == "open")
        self.assertEqual(line["seats"][1]["kind"], "open")
        self.assertEqual(line["mode"], "simple")
        b.good("sit", table=table, seat=1)
        for player in (a, b):
            player.good("watch", table=table)
        line = self.line(b, table, lambda line: line["status"] == "running")
        self.assertTrue(line["seats"][1]["you"])
        a.good("resign", table=table)
        while not any(heard["on"] == "lobby_gone" and heard["table"] == table for heard in b.heard):
            b.message()
        self.assertNotIn(hidden, json.dumps(b.heard))
        c = self.player()
        open_one = a.good("create", game="flash_duel", seats=["me", "open"])["table"]
        c.good("lobby", watch=True)
        first = [heard for heard in c.heard if heard["on"] == "lobby"][0]
        self.assertIn(open_one, [line["table"] for line in first["tables"]])
        c.good("lobby", watch=False)

    def test_a_table_by_invitation_is_in_the_lobby_of_its_people(self):
        a, b, c = self.player(), self.player(), self.player()
        b.good("lobby", watch=True)
        c.good("lobby", watch=True)
        table = a.good("create", game="flash_duel", seats=["me", "open"], public=False)["table"]
        b.good("sit", table=table, seat=1)
        line = self.line(b, table, lambda line: True)
        self.assertTrue(line["seats"][1]["you"])
        a.good("lobby", watch=True)
        first = [heard for heard in a.heard if heard["on"] == "lobby"][0]
        self.assertIn(table, [line["table"] for line in first["tables"]])
        b.good("stand", table=table)
        while not any(heard["on"] == "lobby_gone" and heard["table"] == table for heard in b.heard):
            b.message()
        self.assertEqual(self.line(a, table, lambda line: line["seats"][1]["kind"] == "open")[
            "status"], "open")
        a.good("stand", table=table)
        while not any(heard["on"] == "lobby_gone" and heard["table"] == table for heard in a.heard):
            a.message()
        c.waits(0.6)
        self.assertNotIn(table, json.dumps(c.heard))

    def test_a_seat_has_no_name_that_chance_will_decide(self):
        a, b = self.player(), self.player()
        b.good("lobby", watch=True)
        self.assertEqual(a.good("sides", game="puzzle_strike_2", setup={
            "characters": ["grave", "random"]})["sides"], ["Grave", "Player 2"])
        table = a.good("create", game="puzzle_strike_2", seats=["me", "open"],
                       setup={"characters": ["grave", "random"]})["table"]
        line = self.line(b, table, lambda line: line["status"] == "open")
        self.assertEqual([seat["side"] for seat in line["seats"]], ["Grave", "Player 2"])
        a.good("watch", table=table)
        b.good("sit", table=table, seat=1)
        b.good("watch", table=table)
        state = a.until(table, lambda s: s["status"] == "running")
        names = [seat["name"] for seat in state["view"]["seats"]]
        self.assertNotIn("Player 2", names)
        self.assertEqual([seat["side"] for seat in state["seats"]], names)
        line = self.line(b, table, lambda line: line["status"] == "running")
        self.assertEqual([seat["side"] for seat in line["seats"]], names)

    def line(self, b, table, wanted):
        while True:
            for heard in b.heard:
                if heard["on"] == "lobby_table" and heard["table"]["table"] == table and wanted(
                        heard["table"]):
                    return heard["table"]
            b.message()


class Refusing(TableCase):
    flags = ("--tables-per-minute", "5", "--messages-per-second", "5", "--messages-burst", "60",
             "--watched-tables", "2", "--connections-per-address", "8")

    def closed(self, player):
        with self.assertRaises(Closed) as caught:
            while True:
                player.message()
        return str(caught.exception)

    def test_what_ends_a_connection(self):
        for bytes_, word in [(b"hello", "JSON"), (b"[1]", "JSON"), (b"{" * 100, "JSON"),
                             (b"\xff\xfe", "JSON"), (b'{"a":1,"a":2}', "JSON"),
                             (b" " * 16385, "16384")]:
            player = self.player()
            player.send(bytes_)
            self.assertIn(word, self.closed(player))
            player.close()
        player = self.player()
        player.send_frame(2, b"{}")
        self.assertIn("text", self.closed(player))
        player.close()

    def test_a_message_in_pieces_is_one_message(self):
        player = self.player()
        player.send_frame(1, b'{"do":"lobby",', final=False)
        player.send_frame(0, b'"ref":7,"watch":true}')
        self.assertTrue(player.reply(7)["ok"])

    def test_too_many(self):
        player = self.player()
        tables = [player.good("create", game="flash_duel", seats=["me", "open"])["table"]
                  for _ in range(5)]
        self.assertIn("minute", player.bad("create", game="flash_duel", seats=["me", "open"]))
        player.good("watch", table=tables[0])
        player.good("watch", table=tables[1])
        self.assertIn("2 tables", player.bad("watch", table=tables[2]))
        try:
            for _ in range(120):
                player.send({"do": "lobby", "watch": False})
            reason = self.closed(player)
        except OSError:  # it was cut off while we were still talking
            reason = "Too many"
        self.assertIn("Too many", reason)
        self.assertNotIn("parlor_connections_cut_total 0\n", self.server.metrics())

    def test_connections_per_address(self):
        players = [Socket(self.server) for _ in range(8)]
        self.assertEqual(Socket.refused(self.server), 429)
        for player in players:
            player.close()


if __name__ == "__main__":
    unittest.main()
