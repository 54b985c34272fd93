"""Who is who: guests, accounts, sessions, and what strangers may not do."""
import http.client
import random
import re
import socket
import time
import unittest

from client import PATIENCE, ROOT, Closed, Socket, cookie_of
from test_tables import TableCase


class People(TableCase):
    def guest(self):
        status, headers, _ = self.server.request("GET", "/api/me")
        self.assertEqual(status, 200)
        return cookie_of(headers)

    def test_a_guest_gets_a_name_and_keeps_it(self):
        cookie = self.guest()
        name = self.server.get("/api/me", cookie)[1]["name"]
        self.assertRegex(name, r"^[A-Z][a-z]+ [A-Z][a-z]+$")
        self.assertEqual(self.player(cookie).hello["you"], {"name": name, "account": False})
        status, _, _ = self.server.post("/api/name", {"name": "Ada Lovelace"}, cookie)
        self.assertEqual(status, 200)
        self.assertEqual(self.server.get("/api/me", cookie)[1]["name"], "Ada Lovelace")

    def test_hello_says_the_version(self):
        version = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
        self.assertEqual(self.player().hello["version"], version)

    def test_a_cookie_that_was_tampered_with_is_nobodys(self):
        cookie = self.guest()
        name = self.server.get("/api/me", cookie)[1]["name"]
        digit = "0" if cookie[10] != "0" else "1"
        for forged in (cookie[:10] + digit + cookie[11:], cookie[:-1], cookie + "00", "parlor=",
                       "parlor=" + "0" * 64):
            _, headers, _ = self.server.request("GET", "/api/me", cookie=forged)
            self.assertIsNotNone(cookie_of(headers), forged)
        self.assertEqual(self.server.get("/api/me", cookie)[1]["name"], name)

    def test_registering_keeps_the_seats(self):
        cookie = self.guest()
        a = self.player(cookie)
        table = a.good("create", game="flash_duel", seats=["me", "open"])["table"]
        guest = cookie
        status, me, cookie = self.server.post("/api/register",
                                              {"name": "Keeper", "password": "12345678"}, guest)
        codes = me.pop("codes")
        self.assertEqual((status, me), (200, {"name": "Keeper", "account": True}))
        self.assertEqual(len(set(codes)), 8)
        # Whoever knew the guest's session does not have the account's.
        self.assertNotEqual(self.server.get("/api/me", guest)[1]["name"], "Keeper")
        with self.assertRaises(Closed):
            while True:
                a.message()
        status, _, session = self.server.post("/api/login",
                                              {"name": "keeper", "password": "12345678"})
        self.assertEqual(status, 200)
        again = self.player(cookie)
        self.assertEqual(again.hello["you"], {"name": "Keeper", "account": True})
        again.good("watch", table=table)
        self.assertEqual(again.states[table]["seat"], 0)
        self.assertEqual(again.states[table]["seats"][0]["name"], "Keeper")
        for wrong in ("12345679", "x" * 100):
            status, error, _ = self.server.post("/api/login", {"name": "Keeper", "password": wrong})
            self.assertEqual(status, 403)
            self.assertTrue(error["error"])
        self.assertEqual(self.server.post("/api/login", {"name": "Nobody", "password": "12345678"}
                                          )[0], 403)
        self.assertEqual(self.server.post("/api/register", {"name": "KEEPER", "password": "12345678"}
                                          )[0], 409)
        self.assertEqual(self.server.post("/api/name", {"name": "Keeper"}, self.guest())[0], 409)
        self.assertEqual(self.server.post("/api/name", {"name": "Other"}, session)[0], 403)

        # Sessions end one by one, or all at once.
        one, other = self.player(session), self.player(cookie)
        self.assertEqual(self.server.post("/api/logout", {}, session)[0], 200)
        with self.assertRaises(Closed):
            while True:
                one.message()
        other.good("lobby", watch=False)
        self.assertNotEqual(self.server.get("/api/me", session)[1]["name"], "Keeper")
        self.assertEqual(self.server.get("/api/me", cookie)[1]["name"], "Keeper")
        _, _, third = self.server.post("/api/login", {"name": "Keeper", "password": "12345678"})
        status, _, _ = self.server.post("/api/logout", {"everywhere": True}, third)
        self.assertEqual(status, 200)
        for old in (cookie, third):
            self.assertNotEqual(self.server.get("/api/me", old)[1]["name"], "Keeper")
        with self.assertRaises(Closed) as caught:
            while True:
                again.message()
        self.assertIn("logged out", str(caught.exception))
        self.server.restart()
        self.assertNotEqual(self.server.get("/api/me", third)[1]["name"], "Keeper")

    def earn(self, player):
        """Solo games against the dummy until a round is won without an ability (some characters
        have one that works by itself); the table."""
        dice = random.Random(1)
        for _ in range(200):
            table = player.good("create", game="flash_duel", setup={"mode": "solo"},
                                seats=["me"])["table"]
            player.good("watch", table=table)
            while (state := player.until(table, lambda s: s["ask"] or s["status"] == "over")
                   )["status"] != "over":
                won = state["view"]["seats"][0]["counters"][0]["value"]
                if won:
                    player.good("resign", table=table)
                    player.until(table, lambda s: s["status"] == "over")
                    if player.good("achievements", game="flash_duel")["points"]:
                        return table
                    break
                plain = [o["option"] for o in state["ask"]["options"] if o["kind"] != "use"]
                player.good("answer", table=table, question=state["question"],
                            option=dice.choice(plain))
                player.until(table, lambda s: s["moves"] > state["moves"])
        raise AssertionError("not one round won")

    def test_what_a_guest_has_earned_goes_with_the_account(self):
        cookie = self.guest()
        player = self.player(cookie)
        before = player.good("achievements", game="flash_duel")
        self.assertEqual((len(before["achievements"]), before["points"], before["most"]),
                         (10, 0, 180))
        self.assertTrue(all(a["earned"] is None and a["at"] is None and a["done"] == 0
                            for a in before["achievements"]))
        self.assertEqual(before["achievements"][3]["needed"], 3)
        started = int(time.time())
        table = self.earn(player)
        self.server.post("/api/register", {"name": "Achiever", "password": "12345678"}, cookie)
        self.server.restart()
        _, _, elsewhere = self.server.post("/api/login",
                                           {"name": "Achiever", "password": "12345678"})
        after = self.player(elsewhere).good("achievements", game="flash_duel")
        first = after["achievements"][0]
        self.assertEqual((first["name"], first["earned"], first["done"], after["points"]),
                         ("Initiation", table, 1, first["points"]))
        self.assertTrue(started <= first["at"] <= time.time())
        self.assertEqual([a["earned"] for a in after["achievements"][1:]], [None] * 9)
        self.assertEqual(self.player().good("achievements", game="flash_duel")["points"], 0)
        self.assertEqual(self.player().good("achievements", game="puppet_wars")["achievements"], [])
        self.assertIn("chess", self.player().bad("achievements", game="chess"))

    def test_a_session_outlives_the_server(self):
        cookie = self.guest()
        name = self.server.get("/api/me", cookie)[1]["name"]
        self.server.restart()
        self.assertEqual(self.server.get("/api/me", cookie)[1]["name"], name)

    def test_names_and_passwords_that_are_refused(self):
        for body in ({"name": "x", "password": "12345678"}, {"name": "Fine", "password": "short"},
                     {"name": "<b>", "password": "12345678"}, {"name": "Fine"}, {"name": 7},
                     {"name": " Fine", "password": "12345678"},
                     {"name": "Fine", "password": "12345678", "admin": True}):
            status, error, _ = self.server.post("/api/register", body)
            self.assertEqual(status, 400, body)
            self.assertTrue(error["error"])


class Guessing(TableCase):
    def test_passwords_can_not_be_tried_out(self):
        statuses = []
        while 429 not in statuses and len(statuses) < 60:  # a slow machine gets more in a minute
            password = f"password{len(statuses)}"
            statuses.append(self.server.post("/api/login", {"name": "Ann", "password": password})[0])
        self.assertEqual(statuses[:10], [403] * 10)
        self.assertEqual(statuses[-1], 429)


class Strangers(TableCase):
    def test_other_origins_get_nothing(self):
        self.assertEqual(Socket.refused(self.server, headers={"Origin": "http://evil.example"}), 403)
        self.assertEqual(Socket.refused(self.server, headers={"Origin": "null"}), 403)
        own = {"Origin": f"http://127.0.0.1:{self.server.port}"}
        self.assertEqual(Socket.refused(self.server, headers=own), 101)
        self.assertEqual(Socket.refused(self.server, path="/elsewhere"), 404)
        self.assertEqual(Socket.refused(self.server, protocol=None), 400)
        self.assertNotEqual(Socket.refused(self.server, protocol="chess"), 101)
        self.assertNotEqual(Socket.refused(self.server, protocol="http"), 101)
        status, _, _ = self.server.post("/api/name", {"name": "Eve"}, origin="http://evil.example")
        self.assertEqual(status, 403)
        status, _, _ = self.server.request("POST", "/api/name", '{"name": "Eve"}',
                                           {"Content-Type": "application/json"})
        self.assertEqual(status, 403)
        status, _, _ = self.server.request("POST", "/api/name", "name=Eve", {
            "Content-Type": "application/x-www-form-urlencoded", **own})
        self.assertEqual(status, 415)

    def test_every_response_has_the_security_headers(self):
        for path in ("/", "/api/games", "/api/nothing", "/assets/nothing", "/table/22222222"):
            _, headers, _ = self.server.request("GET", path)
            self.assertEqual(headers["Content-Security-Policy"], "default-src 'self'")
            self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
            self.assertEqual(headers["Referrer-Policy"], "same-origin")
            self.assertEqual(headers["X-Frame-Options"], "DENY")

    def test_there_is_no_way_out_of_the_assets(self):
        for path in ("/assets/../../etc/passwd", "/assets/%2e%2e/%2e%2e/etc/passwd",
                     "/assets//etc/passwd", "/assets/", "/assets/..%2f..%2fetc%2fpasswd"):
            status, _, content = self.server.request("GET", path)
            self.assertNotIn(b"root:", content)
            self.assertIn(status, (403, 404, 200))
        self.assertEqual(self.server.request("GET", "/assets/nothing.js")[0], 404)

    def test_other_methods_are_refused(self):
        for method in ("PUT", "DELETE", "OPTIONS", "PATCH"):
            try:
                self.assertEqual(self.server.request(method, "/")[0], 405, method)
            except http.client.HTTPException:
                pass  # some are not even answered

    def test_what_is_too_large_is_not_read(self):
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as raw:
            raw.sendall(b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n")
            self.assertNotIn(b" 200 ", raw.recv(1000))
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as raw:
            raw.sendall(b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
            self.assertNotIn(b" 200 ", raw.recv(1000))
        self.assertEqual(self.server.request("GET", "/healthz")[2], b"ok")

    def test_the_numbers(self):
        self.assertRegex(self.server.metrics(), re.compile(r"^parlor_connections \d+$", re.M))

    def test_the_games_are_described(self):
        _, games = self.server.get("/api/games")
        duel = [game for game in games if game["name"] == "flash_duel"][0]
        self.assertIn({"name": "simple", "seats": 2}, duel["modes"])
        self.assertEqual(duel["setup"][0]["name"], "mode")
        _, cards = self.server.get("/api/games/flash_duel/cards")
        self.assertTrue(all(card["provenance"] for card in cards))
        _, rules = self.server.get("/api/games/flash_duel/rules")
        self.assertEqual(rules[0]["clause"], "FD-001")
        self.assertTrue(rules[0]["section"])
        self.assertEqual(self.server.get("/api/games/chess/cards")[0], 404)
        self.assertEqual([bot["name"] for bot in self.server.get("/api/bots")[1]],
                         ["novice", "club", "master"])


class Proxy(TableCase):
    flags = ("--proxy", "--connections-per-address", "2")

    def come(self, whom):
        headers = {"X-Forwarded-For": whom} if whom else None
        player = Socket(self.server, headers=headers)
        self.addCleanup(player.close)

    def refused(self, whom):
        return Socket.refused(self.server, headers={"X-Forwarded-For": whom}) == 429

    def test_behind_a_proxy_the_limits_are_those_of_whom_it_speaks_for(self):
        for whom in ("10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.2", "2001:db8::7"):
            self.come(whom)
        self.assertTrue(self.refused("10.0.0.1"))
        self.assertTrue(self.refused("10.0.0.9, 10.0.0.1"))  # what came before is hearsay
        self.assertFalse(self.refused("10.0.0.2, 10.0.0.9"))
        self.come(", ".join(["10.0.0.9"] * 300 + ["10.0.0.3"]))  # as long as it may be
        self.come("10.0.0.3 ")
        self.assertTrue(self.refused("10.0.0.3"))
        for _ in range(2):
            self.come(None)  # somebody on this machine

    def test_who_speaks_for_nobody_is_not_heard(self):
        """Else whoever gets that into the header would use up what belongs to this machine."""
        for whom in ("not an address", "unknown", "10.0.0.1:80", "10.0.0.1,", "[::1]", "10.0.0.1, x", "1" * 500):
            headers = {"X-Forwarded-For": whom}
            self.assertEqual(Socket.refused(self.server, headers=headers), 400, whom)
            self.assertEqual(self.server.request("GET", "/healthz", headers=headers)[0], 400, whom)


class NoProxy(TableCase):
    flags = ("--connections-per-address", "2")

    def test_nobody_is_believed_who_was_not_asked(self):
        for whom in ("10.0.0.1", "10.0.0.2"):
            player = Socket(self.server, headers={"X-Forwarded-For": whom})
            self.addCleanup(player.close)
        self.assertEqual(Socket.refused(self.server, headers={"X-Forwarded-For": "10.0.0.3"}), 429)


class Busy(TableCase):
    flags = ("--requests-per-second", "5", "--waiting-bytes", "20000",
             "--messages-per-second", "100000", "--messages-burst", "100000")

    def test_too_many_requests(self):
        statuses = [self.server.request("GET", "/healthz")[0] for _ in range(40)]
        self.assertIn(429, statuses)

    def cut_off(self):
        """How many clients the server has cut off."""
        return int(re.search(r"(?m)^parlor_connections_cut_total (\d+)$", self.server.metrics())[1])

    def test_who_does_not_read_is_cut_off(self):
        player = self.player()
        table = player.good("create", game="flash_duel", seats=["me", "novice"])["table"]
        try:
            for _ in range(20000):  # never reads the states that it asks for
                player.send({"do": "watch", "table": table})
        except OSError:
            return
        end = time.monotonic() + PATIENCE
        while not self.cut_off():  # a slow server has all of it still to read
            self.assertLess(time.monotonic(), end)
            time.sleep(0.5)
        with self.assertRaises((Closed, OSError)):
            while True:
                player.message()


if __name__ == "__main__":
    unittest.main()
