"""Accounts: sessions that one can see and end, passwords, codes for who has lost theirs, leaving."""
import contextlib
import itertools
import json
import os
import sqlite3
import time
import unittest

from client import Closed, cookie_of
from test_tables import TableCase

PASSWORD = "a long password"


class AccountCase(TableCase):
    """Each request comes from another address, so that no limit matters."""

    flags = (*TableCase.flags, "--proxy")
    addresses = (f"10.0.{i // 250}.{i % 250 + 1}" for i in itertools.count())

    def post(self, path, value, cookie=None):
        headers = {"Content-Type": "application/json", "X-Forwarded-For": next(self.addresses),
                   "Origin": f"http://127.0.0.1:{self.server.port}"}
        status, answered, content = self.server.request("POST", path, json.dumps(value), headers,
                                                        cookie)
        return status, json.loads(content), cookie_of(answered)

    def account(self, name):
        """Its session, and its codes."""
        status, me, cookie = self.post("/api/register", {"name": name, "password": PASSWORD})
        self.assertEqual((status, me["name"]), (200, name))
        return cookie, me["codes"]

    def login(self, name, password=PASSWORD):
        status, _, cookie = self.post("/api/login", {"name": name, "password": password})
        return cookie if status == 200 else status

    def name(self, cookie):
        return self.server.get("/api/me", cookie)[1]["name"]

    def cut(self, player):
        with self.assertRaises(Closed) as caught:
            while True:
                player.message()
        return str(caught.exception)


class Sessions(AccountCase):
    def test_a_session_is_new_with_every_login(self):
        cookie, _ = self.account("Ann")
        status, _, other = self.post("/api/login", {"name": "Ann", "password": PASSWORD}, cookie)
        self.assertEqual(status, 200)
        self.assertNotEqual(other, cookie)
        self.assertEqual(self.name(other), "Ann")
        self.assertNotEqual(self.name(cookie), "Ann")

    def test_they_are_listed_and_ended(self):
        first, _ = self.account("Bea")
        second = self.login("Bea")
        player = self.player(second)
        sessions = self.server.get("/api/sessions", first)[1]["sessions"]
        self.assertEqual(sorted(s["here"] for s in sessions), [False, True])
        for session in sessions:
            self.assertTrue(time.time() - 60 <= session["since"] <= session["seen"] <= time.time())
        away = [s["id"] for s in sessions if not s["here"]][0]
        stranger, _ = self.account("Cid")
        self.assertEqual(self.post("/api/sessions", {"end": away}, stranger)[0], 200)
        self.assertEqual(self.name(second), "Bea")  # it is not Cid's to end
        self.assertEqual(self.post("/api/sessions", {"end": away}, first)[0], 200)
        self.assertIn("ended", self.cut(player))
        self.assertNotEqual(self.name(second), "Bea")
        self.assertEqual(self.name(first), "Bea")
        self.assertEqual(self.post("/api/sessions", {"end": "x"}, first)[0], 400)
        self.assertEqual(self.server.get("/api/sessions")[0], 403)  # guests have no list

    def test_they_expire(self):
        cookie, _ = self.account("Dan")
        for age in (89, 91):
            self.server.stop()
            with contextlib.closing(sqlite3.connect(f"{self.server.data}/parlor.db")) as db, db:
                db.execute(f"UPDATE session SET seen=unixepoch()-{age}*86400")
            self.server.start()
            self.assertEqual(self.name(cookie) == "Dan", age < 90)


class Refused(AccountCase):
    def people(self):
        with contextlib.closing(sqlite3.connect(f"{self.server.data}/parlor.db")) as db:
            return db.execute("SELECT (SELECT count(*) FROM person), (SELECT count(*) FROM session)").fetchone()

    def test_a_stranger_who_is_refused_is_nobody_new(self):
        self.account("Kim")
        before = self.people()
        other = {"password": "another password"}
        for status, path, body in (
                (400, "/api/name", {"name": "!!"}), (409, "/api/name", {"name": "Kim"}),
                (409, "/api/name", {"name": "admin"}), (400, "/api/name", {"name": "Lea", "x": 1}),
                (409, "/api/register", {"name": "K i m", **other}), (400, "/api/register", {"name": "!!", **other}),
                (403, "/api/login", {"name": "Kim", **other}), (403, "/api/login", {"name": "Nobody", **other}),
                (403, "/api/recover", {"name": "Kim", "code": "2222-2222-2222", **other}),
                (403, "/api/password", {"password": PASSWORD, "new": "another password"}),
                (403, "/api/codes", {"password": PASSWORD}), (403, "/api/delete", {"password": PASSWORD}),
                (403, "/api/sessions", {"end": 1})):
            answer, _, cookie = self.post(path, body)
            self.assertEqual((answer, cookie, self.people()), (status, None, before), path)
        self.assertEqual(self.name(self.login("Kim")), "Kim")

    def spent(self, name):
        """Seconds of processor time that a wrong password costs."""
        def now():
            with open(f"/proc/{self.server.process.pid}/stat") as stat:
                fields = stat.read().rsplit(")", 1)[1].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        before = now()
        for _ in range(5):
            self.assertEqual(self.login(name, "a wrong password"), 403)
        return now() - before

    def test_a_login_does_not_tell_whether_there_is_such_an_account(self):
        """Neither by what it answers nor by the work that it is."""
        self.account("Max")
        known, unknown = self.spent("Max"), self.spent("Nobody there")
        self.assertGreater(unknown, 0.05)
        self.assertLess(abs(known - unknown), 0.5 * known)
        body = {"password": "a wrong password"}
        self.assertEqual(self.post("/api/login", {"name": "Max", **body}),
                         self.post("/api/login", {"name": "Nobody there", **body}))


class Passwords(AccountCase):
    def test_a_new_password_ends_all_other_sessions(self):
        cookie, _ = self.account("Eve")
        other = self.login("Eve")
        for body, status in (({"password": "not the old one", "new": "another password"}, 403),
                             ({"password": PASSWORD, "new": "short"}, 400),
                             ({"password": PASSWORD}, 400)):
            self.assertEqual(self.post("/api/password", body, cookie)[0], status)
        status, _, fresh = self.post("/api/password",
                                     {"password": PASSWORD, "new": "another password"}, cookie)
        self.assertEqual((status, self.name(fresh)), (200, "Eve"))
        for old in (cookie, other):
            self.assertNotEqual(self.name(old), "Eve")
        self.assertEqual(self.login("Eve"), 403)
        self.assertEqual(self.name(self.login("Eve", "another password")), "Eve")
        self.assertEqual(self.post("/api/password", {"password": PASSWORD, "new": PASSWORD})[0], 403)

    def test_a_code_works_once(self):
        cookie, codes = self.account("Fay")
        self.assertEqual(self.server.get("/api/sessions", cookie)[1]["codes"], 8)
        body = {"name": "Fay", "code": "2222-2222-2222", "password": "the second one"}
        self.assertEqual(self.post("/api/recover", body)[0], 403)
        body["code"] = codes[3].upper().replace("-", " ")
        status, me, fresh = self.post("/api/recover", body)
        self.assertEqual((status, me["name"], self.name(fresh)), (200, "Fay", "Fay"))
        self.assertNotEqual(self.name(cookie), "Fay")
        self.assertEqual(self.login("Fay"), 403)
        self.assertEqual(self.post("/api/recover", body | {"password": "the third one"})[0], 403)
        self.assertEqual(self.name(self.login("Fay", "the second one")), "Fay")
        self.assertEqual(self.server.get("/api/sessions", fresh)[1]["codes"], 7)
        other, _ = self.account("Fay Two")  # somebody else's code opens nothing
        self.assertEqual(self.post("/api/recover", body | {"name": "Fay Two", "code": codes[0]},
                                   other)[0], 403)
        self.assertEqual(self.post("/api/recover", body | {"name": "Nobody there"})[0], 403)

    def test_new_codes_replace_the_old(self):
        cookie, codes = self.account("Gil")
        self.assertEqual(self.post("/api/codes", {"password": "not the password"}, cookie)[0], 403)
        fresh = self.post("/api/codes", {"password": PASSWORD}, cookie)[1]["codes"]
        self.assertEqual(len(set(fresh) - set(codes)), 8)
        body = {"name": "Gil", "password": "the second one"}
        self.assertEqual(self.post("/api/recover", body | {"code": codes[0]})[0], 403)
        self.assertEqual(self.post("/api/recover", body | {"code": fresh[0]})[0], 200)


class Guesses(AccountCase):
    def guess(self, *ways):
        """Guesses in these ways (arguments of `post`) until it may not; each minute gives one guess more."""
        begun = time.monotonic()
        for count, way in enumerate(itertools.islice(itertools.cycle(ways), 60)):
            status, said, _ = self.post(*way)
            if status == 429:
                self.assertIn("Too many wrong passwords", said["error"])
                return count, 10 + (time.monotonic() - begun) / 60
            self.assertEqual(status, 403)
        return self.fail("they are not counted")

    def test_a_password_can_be_wrong_so_often_from_wherever(self):
        """Who is logged in, and who has a code, is not kept out by those who guess."""
        cookie, codes = self.account("Guy")
        wrong = {"name": "Guy", "password": "a wrong password"}
        count, most = self.guess(("/api/login", wrong))
        self.assertTrue(10 <= count <= most)
        for name in ("Guy", "G u y"):
            self.guess(("/api/login", wrong))
            self.assertEqual(self.login(name), 429)
        self.assertEqual(self.name(cookie), "Guy")
        status, _, cookie = self.post("/api/login", {"name": "Guy", "password": PASSWORD}, cookie)
        self.assertEqual((status, self.name(cookie)), (200, "Guy"))
        self.account("Gus")
        self.assertEqual(self.name(self.login("Gus")), "Gus")
        body = {"name": "Guy", "code": codes[0], "password": PASSWORD}
        self.assertEqual(self.post("/api/recover", body)[0], 200)

    def test_who_has_a_session_can_guess_no_more(self):
        cookie, _ = self.account("Uma")
        wrong = {"password": "a wrong password"}
        count, most = self.guess(("/api/password", {**wrong, "new": PASSWORD}, cookie),
                                 ("/api/codes", wrong, cookie), ("/api/delete", wrong, cookie))
        self.assertTrue(10 <= count <= most)
        self.assertEqual(self.name(self.login("Uma")), "Uma")  # from outside: that is counted apart


class Leaving(AccountCase):
    def test_the_games_stay_and_the_name_goes(self):
        cookie, _ = self.account("Hal")
        hal, other = self.player(cookie), self.player()
        tables = []
        for _ in range(2):
            table = other.good("create", game="flash_duel", seats=["me", "open"])["table"]
            other.good("watch", table=table)
            hal.good("sit", table=table, seat=1)
            hal.good("watch", table=table)
            other.until(table, lambda state: state["status"] == "running")
            hal.good("chat", table=table, text="Hello, I am here")
            tables.append(table)
        other.good("resign", table=tables[0])
        hal.until(tables[0], lambda state: state["status"] == "over")
        waiting = hal.good("create", game="flash_duel", seats=["me", "open"])["table"]
        self.assertEqual(self.post("/api/delete", {"password": "not the password"}, cookie)[0], 403)
        self.assertEqual(self.post("/api/delete", {"password": PASSWORD}, cookie)[0], 200)
        self.cut(hal)
        state = other.until(tables[1], lambda state: state["status"] == "over")
        self.assertEqual((state["result"]["how"], state["result"]["by"]), ("resigned", 1))
        self.assertIn("no table", other.bad("watch", table=waiting))
        self.assertEqual(self.login("Hal"), 403)
        self.assertNotEqual(self.name(cookie), "Hal")
        for again in (False, True):
            if again:
                self.server.restart()
                other = self.player(other.cookie)
            games = other.good("history", mine=True)["games"]
            self.assertEqual(sorted(game["table"] for game in games), sorted(tables))
            seen = json.dumps(games)
            for table in tables:
                other.good("watch", table=table)
                seen += json.dumps(other.states[table])
                self.assertEqual([line["name"] for line in other.states[table]["chat"]],
                                 ["Departed player"])
                seen += json.dumps(other.good("record", table=table))
            self.assertNotIn("Hal", seen)
            self.assertIn("Departed player", seen)
        self.account("Hal")  # the name is free again


class Names(AccountCase):
    def rename(self, name, cookie=None):
        return self.post("/api/name", {"name": name}, cookie)[0]

    def test_nobody_is_called_like_an_account_or_a_bot(self):
        self.account("Ivan")
        for name in ("Ivan", "IVAN", "lvan", "1van", "Iván", "I-van", "Club", "C1ub", "Мастер bot",
                     "Departed Player", "Ivan\u200b", "\u202enavI", "Iv\u009ban", "Ив\u0430n"):
            self.assertIn(self.rename(name), (400, 409), name)
            status = self.post("/api/register", {"name": name, "password": PASSWORD})[0]
            self.assertIn(status, (400, 409), name)
        self.assertEqual(self.rename("Ivanka"), 200)
        self.account("Ёлка")
        self.assertEqual(self.rename("ёлка"), 409)
        self.assertEqual(self.name(self.login("ЁЛКА")), "Ёлка")

    def test_what_people_type_is_refused_in_words_for_people(self):
        """No names of members and no bytes, wherever a form is sent."""
        session, _ = self.account("Wren")
        for path, body, cookie in (
                ("/api/register", {"name": "Oda", "password": "short"}, None),
                ("/api/register", {"name": "O", "password": PASSWORD}, None),
                ("/api/register", {"name": "o" * 40, "password": PASSWORD}, None),
                ("/api/login", {"name": "Wren", "password": "short"}, None),
                ("/api/login", {"name": "Wren", "password": "x" * 191}, None),
                ("/api/recover", {"name": "Wren", "code": "x" * 41, "password": PASSWORD}, None),
                ("/api/password", {"password": PASSWORD, "new": "short"}, session),
                ("/api/name", {"name": "O"}, None)):
            status, reply, _ = self.post(path, body, cookie)
            self.assertIn(status, (400, 403), (path, body))
            self.assertRegex(reply["error"], r"^A (new )?(name|password|code) has [0-9]+ to [0-9]+ characters")
        for body in ({"name": "novice bot"}, {"name": "Club 2"}):
            self.assertIn("bots of the house", self.post("/api/name", body)[1]["error"])
            self.assertIn("bots of the house",
                          self.post("/api/register", {**body, "password": PASSWORD})[1]["error"])

    def test_a_guest_whose_name_is_registered_gets_another(self):
        here, away = self.player(), self.player()
        for guest in (here, away):
            self.assertEqual(self.rename("Jo Ann", guest.cookie), 200)
        table = here.good("create", game="flash_duel", seats=["me", "open"])["table"]
        here.good("watch", table=table)
        away.close()
        self.account("JoAnn")
        state = here.until(table, lambda state: state["seats"][0]["name"] != "Jo Ann")
        for guest in (here, away):
            self.assertNotIn("ann", self.name(guest.cookie).lower())
        self.assertEqual(state["seats"][0]["name"], self.name(here.cookie))

    def test_messages_say_who_is_an_account(self):
        kim, guest = self.player(self.account("Kim")[0]), self.player()
        table = kim.good("create", game="flash_duel", seats=["me", "open"])["table"]
        for player in (kim, guest):
            player.good("watch", table=table)
            player.good("chat", table=table, text="Hello")
        guest.good("sit", table=table, seat=1)
        state = guest.until(table, lambda state: state["status"] == "running")
        self.assertEqual([seat["account"] for seat in state["seats"]], [True, False])
        self.server.restart()
        guest = self.player(guest.cookie)
        guest.good("lobby", watch=True)
        listed = [heard["tables"] for heard in guest.heard if heard["on"] == "lobby"][0]
        self.assertEqual([seat["account"] for seat in listed[0]["seats"]], [True, False])
        guest.good("watch", table=table)
        self.assertEqual([line["account"] for line in guest.states[table]["chat"]], [True, False])

    def test_chat_has_nothing_that_steers_a_terminal(self):
        player = self.player()
        table = player.good("create", game="flash_duel", seats=["me", "open"])["table"]
        for text in ("\u009b2J", "a\u001bb", "\u007f", "\u202eback", "a\u2028b", "\u2066x"):
            self.assertIn("control", player.bad("chat", table=table, text=text))
        player.good("chat", table=table, text="Grüße 👩‍🚀 שלום")


if __name__ == "__main__":
    unittest.main()
