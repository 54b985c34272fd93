"""Lessons over HTTP: the server keeps nothing of one that is being played, only which have been done."""
import json
import unittest

from client import cookie_of
from test_tables import TableCase

GOAL = {"game": "flash_duel", "lesson": "goal"}


class Lessons(TableCase):
    def step(self, *answers, cookie=None, **members):
        return self.server.post("/api/lesson", {**GOAL, "answers": list(answers), **members}, cookie)[:2]

    def good(self, *answers, cookie=None, **members):
        status, step = self.step(*answers, cookie=cookie, **members)
        self.assertEqual(status, 200, step)
        return step

    def option(self, step, kind):
        return next(o["option"] for o in step["ask"]["options"] if o["kind"] == kind)

    def guest(self):
        return cookie_of(self.server.request("GET", "/api/me")[1])

    def solve(self, cookie, game, lesson):
        """Tries every option until the lesson is over."""
        answers, step = [], self.good(game=game, lesson=lesson, cookie=cookie)
        while step["step"] < step["steps"]:
            options = len(step["ask"]["options"]) if step["ask"] else 1
            for option in range(options):
                tried = self.good(*answers, option, game=game, lesson=lesson, cookie=cookie)
                if tried["right"]:
                    break
                self.assertTrue(tried["said"])
                self.assertEqual((tried["step"], tried["events"]), (step["step"], []))
            self.assertTrue(tried["right"])
            answers.append(option)
            step = tried
        return step

    def test_the_lessons_of_a_game(self):
        status, lessons = self.server.get("/api/games/flash_duel/lessons")
        self.assertEqual(status, 200)
        self.assertEqual(lessons[0]["lesson"], "goal")
        self.assertIn("FD-051", lessons[0]["clauses"])
        self.assertEqual(set(lessons[0]), {"lesson", "title", "minutes", "steps", "clauses"})
        self.assertEqual(self.server.get("/api/games/chess/lessons")[0], 404)

    def test_a_lesson_step_by_step(self):
        first = self.good()
        self.assertEqual((first["step"], first["steps"], first["seat"]), (0, 4, 0))
        self.assertEqual((first["ask"], first["task"], first["after"]), (None, "", None))
        self.assertIn("pawn0", first["point"])
        self.assertEqual(first["view"]["game"], "flash_duel")
        asked = self.good(0, 0)
        self.assertTrue(asked["task"])
        wrong = self.good(0, 0, self.option(asked, "move_back"))
        self.assertEqual((wrong["right"], wrong["step"], wrong["events"]), (False, 2, []))
        self.assertEqual(wrong["view"], asked["view"])
        self.assertIn("move", wrong["said"])
        hit = self.option(asked, "attack")
        done = self.good(0, 0, hit)
        self.assertTrue(done["right"])
        self.assertIn("You attack Blue with a 3", [event["text"] for event in done["events"]])
        self.assertEqual({event["move"] for event in done["events"]}, {2})
        over = self.good(0, 0, hit, 0)
        self.assertEqual((over["step"], over["steps"]), (4, 4))
        self.assertNotIn("view", over)
        self.assertEqual(over["after"], done["view"])

    def test_what_came_of_it_is_shown_before_a_new_position(self):
        first = self.good(0, lesson="move")
        answer = self.option(first, "move_forward")
        second = self.good(0, answer, lesson="move")
        self.assertNotEqual(second["after"], None)
        self.assertNotEqual(second["after"]["distance"], second["view"]["distance"])

    def test_what_is_hidden_stays_hidden(self):
        hand = next(zone for zone in self.good()["view"]["zones"] if zone["id"] == "seat1.hand")
        self.assertEqual({card["card"] for card in hand["cards"]}, {None})

    def test_what_is_no_request_is_refused(self):
        for members, status, error in (
                ({"answers": None}, 400, "'answers' must be a list"),
                ({"answers": [256]}, 400, "'answers' must be a list"),
                ({"answers": [0] * 41}, 400, "'answers' must be a list"),
                ({"answers": [1]}, 400, "asks nothing"),
                ({"answers": [0, 0, 99]}, 400, "There is no option 99"),
                ({"answers": [0, 0, 1, 0]}, 400, "Answer 3 is not right"),
                ({"answers": [0] * 5}, 400, "The lesson has 4 steps"),
                ({"answer": []}, 400, "no member 'answer'"),
                ({"game": "chess"}, 404, "There is no game 'chess'"),
                ({"game": 5}, 404, "must be names"),
                ({"lesson": "01-goal"}, 404, "There is no lesson '01-goal'"),
                ({"lesson": "../goal"}, 404, "There is no lesson")):
            with self.subTest(members=members):
                got, answer = self.server.post("/api/lesson", {**GOAL, "answers": [], **members})[:2]
                self.assertEqual(got, status, answer)
                self.assertIn(error, answer["error"])
        self.assertEqual(self.server.post("/api/lesson", {**GOAL, "answers": []}, origin="http://x")[0], 403)

    def test_what_has_been_done_is_kept(self):
        cookie, other = self.guest(), self.guest()
        self.assertEqual(self.server.get("/api/lessons", cookie)[1]["flash_duel"], [])
        self.solve(cookie, "flash_duel", "goal")
        self.solve(cookie, "flash_duel", "goal")
        self.solve(None, "flash_duel", "attack")
        self.solve(cookie, "flash_duel", "3")
        self.server.restart()
        self.assertEqual(set(self.server.get("/api/lessons", cookie)[1]["flash_duel"]), {"goal", "attack"})
        self.assertEqual(self.server.get("/api/lessons", other)[1]["flash_duel"], [])
        self.assertEqual(self.server.get("/api/lessons")[1]["flash_duel"], [])
        player = self.player(cookie)
        earned = player.do("achievements", game="flash_duel")
        self.assertEqual(earned["points"], 0)

    def test_every_lesson_can_be_solved(self):
        for game in self.server.get("/api/games")[1]:
            for lesson in self.server.get(f"/api/games/{game['name']}/lessons")[1]:
                with self.subTest(game=game["name"], lesson=lesson["lesson"]):
                    step = self.solve(None, game["name"], lesson["lesson"])
                    self.assertEqual(step["steps"], lesson["steps"])


if __name__ == "__main__":
    unittest.main()
