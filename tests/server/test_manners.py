"""Muting, blocking and reporting people, and the host of the site."""
import unittest

from test_accounts import PASSWORD, AccountCase


class Manners(AccountCase):
    flags = (*AccountCase.flags, "--host", "Warden")

    def talk(self):
        """A table with two people and a spectator, who all have said something."""
        a, b, c = self.player(), self.player(), self.player()
        table = a.good("create", game="flash_duel", seats=["me", "open"])["table"]
        a.good("watch", table=table)
        b.good("sit", table=table, seat=1)
        for player, text in ((a, "from a"), (b, "from b"), (c, "from c")):
            player.good("watch", table=table)
            player.good("chat", table=table, text=text)
        return a, b, c, table

    def heard(self, player, table):
        """All lines of the table, as it would be seen anew."""
        player.good("watch", table=table)
        return [line["text"] for line in player.states[table]["chat"]]

    def test_a_muted_person_is_not_heard_by_who_muted_them(self):
        a, b, c, table = self.talk()
        d = self.player()
        d.good("watch", table=table)
        line = [line["line"] for line in a.until(table, lambda s: any(
            line["text"] == "from c" for line in s["chat"]))["chat"]
                if line["text"] == "from c"][0]
        for player in (a, d):
            player.good("shun", table=table, line=line, how="mute")
            self.assertEqual(self.heard(player, table), ["from a", "from b"])
        c.good("chat", table=table, text="again from c")
        b.good("chat", table=table, text="again from b")
        for player in (a, d):
            player.until(table, lambda s: any("again" in line["text"] for line in s["chat"]))
            self.assertNotIn("again from c", str(player.heard))
        self.assertIn("again from c", self.heard(b, table))
        self.server.restart()
        a = self.player(a.cookie)
        self.assertNotIn("from c", self.heard(a, table))
        muted = a.good("shunned")["people"]
        self.assertEqual([person["how"] for person in muted], ["mute"])
        a.good("lift", who=muted[0]["who"])
        self.assertIn("from c", self.heard(a, table))
        self.assertEqual(a.good("shunned")["people"], [])

    def test_who_is_blocked_does_not_sit_down_with_who_blocked_them(self):
        a, b, c, table = self.talk()
        a.good("shun", table=table, seat=1, how="block")
        self.assertEqual(self.heard(a, table), ["from a", "from c"])
        self.assertEqual(a.states[table]["status"], "running")  # what runs goes on
        made = a.good("create", game="flash_duel", seats=["open", "open"])["table"]
        self.assertIn("do not play together", b.bad("sit", table=made, seat=0))
        c.good("sit", table=made, seat=0)
        for seats in (["me", "open"], ["open", "open"]):  # also where b only made the table
            theirs = b.good("create", game="flash_duel", seats=seats)["table"]
            self.assertIn("do not play together", a.bad("sit", table=theirs, seat=1))
            c.good("sit", table=theirs, seat=1)
        a.close()
        self.server.restart()
        b = self.player(b.cookie)  # also while a is away
        self.assertIn("do not play together", b.bad("sit", table=made, seat=1))
        a = self.player(a.cookie)
        a.good("watch", table=table)
        a.good("shun", table=table, seat=1, how="mute")  # not heard, but one may play
        b.good("sit", table=made, seat=1)

    def test_what_is_refused(self):
        a, _, _, table = self.talk()
        self.assertIn("That is you", a.bad("shun", table=table, seat=0, how="mute"))
        self.assertIn("how", a.bad("shun", table=table, seat=1, how="hate"))
        self.assertIn("line", a.bad("shun", table=table, line=99, how="mute"))
        bots = a.good("create", game="flash_duel", seats=["me", "novice"])["table"]
        self.assertIn("Nobody", a.bad("shun", table=bots, seat=1, how="mute"))
        self.assertIn("words", a.bad("report", table=table, seat=1, text=""))
        self.assertIn("words", a.bad("report", table=table, seat=1, text="\u009b"))
        for what, members in (("reports", {}), ("judge", {"report": 1, "silence": 0})):
            self.assertIn("host of this site", a.bad(what, **members))

    def test_the_host_reads_reports_and_silences(self):
        cookie = self.account("Warden")[0]
        self.assertTrue(self.server.get("/api/me", cookie)[1]["host"])
        host = self.player(cookie)
        self.assertTrue(host.hello["you"]["host"])
        a, b, c, table = self.talk()
        self.assertTrue(a.hello["you"]["reports"])
        a.good("report", table=table, seat=1, text="This was rude")
        line = [line["line"] for line in a.until(table, lambda s: any(
            line["text"] == "from c" for line in s["chat"]))["chat"]
                if line["text"] == "from c"][0]
        a.good("report", table=table, line=line, text="Nothing, really")
        about_b, about_c = host.good("reports")["reports"]
        self.assertEqual((about_b["by"], about_b["about"], about_b["table"], about_b["text"]),
                         (a.hello["you"]["name"], b.hello["you"]["name"], table, "This was rude"))
        self.assertIn(f"{b.hello['you']['name']}: from b\n", about_b["quote"])
        self.assertEqual(about_c["about"], c.hello["you"]["name"])
        self.assertFalse(about_c["account"])
        host.good("judge", report=about_b["report"], silence=24)
        host.good("judge", report=about_c["report"], silence=0)
        done = host.good("reports")
        self.assertEqual((done["reports"], done["open"]), ([], 0))
        self.assertIn("no such report", host.bad("judge", report=about_b["report"], silence=1))
        c.good("chat", table=table, text="I may")
        self.assertIn("silenced", b.bad("chat", table=table, text="I may not"))
        self.server.restart()
        b = self.player(b.cookie)
        self.assertIn("silenced", b.bad("chat", table=table, text="still not"))
        host = self.player(cookie)
        a = self.player(a.cookie)
        a.good("report", table=table, seat=1, text="Once more")  # numbers go on after a restart
        self.assertEqual(host.good("reports")["reports"][0]["report"], about_c["report"] + 1)
        host.good("judge", report=about_c["report"] + 1, silence=0)
        b.good("chat", table=table, text="now I may")


class Nobody(AccountCase):
    def test_nothing_is_reported_where_nobody_reads_it(self):
        a, b = self.player(), self.player()
        self.assertNotIn("reports", a.hello["you"])
        table = a.good("create", game="flash_duel", seats=["me", "open"])["table"]
        self.assertEqual(b.bad("report", table=table, seat=0, text="Rude"), "Nobody reads reports here.")


class Host(AccountCase):
    flags = (*AccountCase.flags, "--host", "Warden")

    def test_the_account_stays(self):
        """Else somebody else could make one with that name, and would be the host."""
        host, _ = self.account("Warden")
        self.assertEqual(self.post("/api/delete", {"password": PASSWORD}, host)[0], 403)
        self.assertTrue(self.server.get("/api/me", host)[1]["host"])


if __name__ == "__main__":
    unittest.main()
