"""People who play at random against each other, and remember what the server has confirmed."""
import random

from client import Socket

# No limits: what is tried here is not how much one may ask for.
FREE = ("--connections-per-address", "1000", "--limits", "10000")
GAMES = ({"game": "flash_duel"}, {"game": "flash_duel", "setup": {"mode": "full"}},
         {"game": "puzzle_strike"}, {"game": "puzzle_strike_2"}, {"game": "gem_blenders"},
         {"game": "puppet_wars"})


class Pair:
    """Two people at a table, each with a connection of their own."""

    def __init__(self, server, number, headers=None):
        self.headers = headers
        self.game = GAMES[number % len(GAMES)]
        self.dice = random.Random(number)
        self.cookies = [None, None]
        self.table = None
        self.games = {}      # of each table what was confirmed: (question, seat, option)
        self.confirmed = []  # of the one that is played now
        self.unsure = None   # sent, and no reply yet
        self.connect(server)

    def connect(self, server):
        self.sockets = [Socket(server, cookie, self.headers) for cookie in self.cookies]
        self.cookies = [socket.cookie for socket in self.sockets]
        for socket in self.sockets:
            socket.good("prefer", wait=True)  # all answers are theirs
        if not self.table:
            self.new_table()
        self.watch()

    def watch(self):
        for socket in self.sockets:
            socket.good("watch", table=self.table)
        for socket in self.sockets:
            socket.until(self.table, lambda state: state["status"] != "open")

    def new_table(self):
        a, b = self.sockets
        table = a.good("create", **self.game, seats=["me", "open"],
                       clock={"kind": "game", "seconds": 3000, "increment": 0})["table"]
        b.good("sit", table=table, seat=1)
        self.table = table
        self.confirmed = self.games[table] = []
        self.unsure = None

    def send(self, seat, question, option):
        self.unsure = (seat, question, option)
        self.sockets[seat].good("answer", table=self.table, question=question, option=option)
        self.confirmed.append((question, seat, option))
        self.unsure = None

    def is_over(self):
        """As both see it, once they have seen all answers."""
        newest = max(socket.states[self.table]["moves"] for socket in self.sockets)
        newest = max(newest, len(self.confirmed))
        for socket in self.sockets:
            socket.until(self.table, lambda state: state["moves"] >= newest)
        return self.sockets[0].states[self.table]["status"] == "over"

    def step(self):
        """One more answer; a new table when the game is over."""
        if self.unsure:  # the connection was lost before its reply: once more
            self.send(*self.unsure)
        if self.is_over():
            self.new_table()
            self.watch()
            return
        for seat, socket in enumerate(self.sockets):
            state = socket.states[self.table]
            if state["ask"]:
                self.send(seat, state["question"], self.dice.randrange(len(state["ask"]["options"])))
                return

    def close(self):
        for socket in self.sockets:
            socket.close()


def answers_of(db, table):
    """What a database holds of a table: (question, seat, option), in order and without gaps."""
    rows = db.execute("SELECT number, question, seat, option FROM answer WHERE game="
                      "(SELECT id FROM game WHERE code=?) ORDER BY number", [table]).fetchall()
    assert [row[0] for row in rows] == list(range(len(rows))), f"{table} has a gap"
    return [tuple(row[1:]) for row in rows]
