"""`analyse` of the server: a finished game looked at once more, in pieces, and never a running one."""
import time
import unittest

from client import PATIENCE
from test_tables import TableCase


class Analyses(TableCase):
    def finished(self, player, game="flash_duel"):
        table = player.good("create", game=game, seats=["novice", "novice"])["table"]
        player.good("watch", table=table)
        state = player.until(table, lambda now: now["status"] == "over")
        return table, state["moves"]

    def ready(self, player, table, **members):
        """The reply when it is done, and how far it was before."""
        end = time.monotonic() + 8 * PATIENCE  # it gives way to whatever else this machine does
        steps = []
        while time.monotonic() < end:
            reply = player.good("analyse", table=table, **members)
            if reply["analysis"]:
                return reply, steps
            self.assertNotIn("answers", reply)
            steps.append((reply["done"], reply["of"]))
            time.sleep(0.2)
        raise AssertionError(f"no analysis: {steps[-1:]}")

    def test_all_pieces_of_a_finished_game(self):
        a = self.player()
        table, moves = self.finished(a)
        while moves <= 32:  # a piece
            table, moves = self.finished(a)
        reply, steps = self.ready(a, table)
        self.assertEqual(sorted(steps), steps)
        self.assertTrue(all(of == moves for _, of in steps))
        self.assertEqual((reply["done"], reply["of"], reply["from"]), (moves, moves, 0))
        answers, b = reply["answers"], self.player()
        while len(answers) < moves:
            piece = b.good("analyse", table=table, **{"from": len(answers)})  # it is kept
            self.assertEqual(piece["from"], len(answers))
            self.assertEqual(piece["analysis"], reply["analysis"])
            answers += piece["answers"]
        self.assertEqual(len(answers), moves)
        same = b.good("analyse", table=table, **{"from": 33})
        self.assertEqual((same["from"], same["answers"]), (32, answers[32:64]))
        for seat in reply["analysis"]["seats"]:
            parts = seat["start"] + seat["own"] + seat["others"] + seat["luck"]
            self.assertAlmostEqual(parts, seat["end"], delta=0.001)
            self.assertEqual(answers[-1]["win"][seat["seat"]], seat["end"])
        self.assertEqual(len(answers[0]["open"]), 2)
        self.assertIn("'from'", a.bad("analyse", table=table, **{"from": moves + 1}))

    def test_a_running_game_is_refused(self):
        a, b, table = self.two()
        for player in (a, b, self.player()):
            self.assertIn("when it is over", player.bad("analyse", table=table))
        a.good("resign", table=table)
        loser = a.until(table, lambda state: state["status"] == "over")["seat"]
        reply, _ = self.ready(b, table)
        self.assertEqual([seat["end"] for seat in reply["analysis"]["seats"]],
                         [0 if seat == loser else 1 for seat in (0, 1)])
        self.assertEqual((reply["of"], reply["answers"][-1]["option"]), (1, None))


if __name__ == "__main__":
    unittest.main()
