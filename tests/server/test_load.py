"""`parlor load`, with a server of its own, a real one, and one that does what no real one does."""
import json
import socket
import struct
import subprocess
import threading
import unittest

from client import PARLOR, Server, frame

WELCOME = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
HELLO = b'{"on":"hello","you":{"name":"x"}}'


def goodbye(reason):
    return frame(8, struct.pack(">H", 1008) + reason)


class Strange:
    """Says the same to everybody who comes: a list of pieces, each in a packet of its own, or None
    where it waits for the client to say something. What was said is kept."""

    def __init__(self, *pieces):
        self.pieces = pieces
        self.said = []
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=16)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        try:
            while True:
                threading.Thread(target=self.talk, args=self.listener.accept()[:1],
                                 daemon=True).start()
        except OSError:
            pass  # closed

    def talk(self, client):
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            for piece in self.pieces:
                if piece is None:
                    self.said.append(client.recv(1 << 16))
                else:
                    client.sendall(piece)
        except OSError:
            pass  # the client had heard enough
        client.close()


class Load(unittest.TestCase):
    def load(self, *arguments):
        return subprocess.run([PARLOR, "load", *arguments], capture_output=True, text=True,
                              timeout=120, check=False)

    def failure(self, *pieces, mode="simple"):
        strange = Strange(*pieces)
        done = self.load(f"http://127.0.0.1:{strange.port}", "--tables", "1", "--mode", mode)
        strange.listener.close()
        self.assertEqual(done.returncode, 1, done.stdout)
        self.strange = strange
        return done.stderr

    def test_with_a_server_of_its_own(self):
        done = self.load("--tables", "6", "--seconds", "1", "--rate", "120", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        said = json.loads(done.stdout)
        self.assertEqual((said["tables"], said["refused"]), (6, 0))
        self.assertGreater(said["answers"], 0)
        self.assertLess(said["answers"], 2 * 120)
        self.assertLessEqual(said["p50_ms"], said["p99_ms"])
        self.assertLessEqual(said["p99_ms"], said["max_ms"])
        self.assertTrue(0 <= said["stolen_percent"] <= 100)

    def test_a_server_that_refuses(self):
        with Server("--tables-per-minute", "3") as server:
            done = self.load(f"http://127.0.0.1:{server.port}", "--tables", "10")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, "parlor load: Too many new tables in too short a time; "
                                      "wait a minute.\n")

    def test_a_server_with_a_name(self):
        """Of those addresses that localhost may stand for, the server has only one."""
        with Server("--tables-per-minute", "100") as server:
            done = self.load(f"http://localhost:{server.port}", "--tables", "2", "--seconds", "1",
                             "--rate", "50")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("2 tables", done.stdout)

    def test_what_no_server_says(self):
        """A refusal without a reason, one that does not end, messages that are none."""
        self.assertIn('{"re":1,"ok":false}', self.failure(
            None, WELCOME + frame(1, HELLO), None, frame(1, b'{"re":1,"ok":false}')))
        self.assertIn("because", self.failure(
            None, WELCOME + frame(1, HELLO), None, frame(1, b'{"re":1,"error":"because')))
        self.assertIn("has ended", self.failure(None, WELCOME + frame(1, b"{\n\n[]\n") + frame(1, b"")))

    def test_a_mode_that_is_too_long(self):
        for length in (400, 2000):
            self.assertIn("too long", self.failure(None, WELCOME + frame(1, HELLO), None,
                                                   mode="x" * length))

    def test_no_server(self):
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
        self.assertIn("There is no server.", self.load(f"http://127.0.0.1:{port}").stderr)
        self.assertIn("TLS", self.load(f"https://127.0.0.1:{port}").stderr)

    def test_a_goodbye_says_why(self):
        self.assertIn("Go away.", self.failure(None, WELCOME + goodbye(b"Go away.")))
        self.assertIn("has ended", self.failure(None, WELCOME + frame(8, b"")))
        self.assertIn("has ended", self.failure(None, WELCOME))
        self.assertIn("HTTP/1.1 503 Full", self.failure(None, b"HTTP/1.1 503 Full\r\n\r\n"))

    def test_frames_in_pieces(self):
        """Cut anywhere, and of all three lengths, a frame is heard when it is whole."""
        for size in (0, 200, 70000):
            whole = WELCOME + frame(1, HELLO + b"\n" + b"x" * size) + goodbye(b"Go away.")
            for cut in (3, len(WELCOME) + 1, len(WELCOME) + 3, len(whole) - 12, len(whole) - 3):
                error = self.failure(None, whole[:cut], whole[cut:])
                self.assertIn("Go away.", error, (size, cut))
        self.assertIn("Go away.", self.failure(None, *[bytes([byte]) for byte in WELCOME + frame(
            1, HELLO) + goodbye(b"Go away.")]))

    def test_a_ping_is_answered_and_what_is_said_is_masked(self):
        self.failure(None, WELCOME + frame(9, b"there?"), None, goodbye(b""))
        self.assertIn(bytes([0x8a, 0x80 | 6, 0, 0, 0, 0]) + b"there?", self.strange.said)
        for mode in ("simple", "a name that makes the message longer than 125 bytes"):
            self.failure(None, WELCOME + frame(1, HELLO), None, goodbye(b""), mode=mode)
            (said,) = (said for said in self.strange.said if b'"do":"create"' in said)
            text = said[said.index(b"{"):]
            self.assertIn(mode.encode(), text)
            self.assertEqual(said, frame(1, text, bytes(4)))


if __name__ == "__main__":
    unittest.main()
