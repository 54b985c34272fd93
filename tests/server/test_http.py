"""One connection carries one exchange over HTTP: it is handled once, whatever bytes follow it."""
import json
import os
import signal
import socket
import sqlite3
import time
import unittest
from pathlib import Path

from client import PATIENCE
from test_tables import TableCase

CLK_TCK = os.sysconf("SC_CLK_TCK")


def request(method, path, body=None, *headers):
    """A request as bytes, as a browser would send it."""
    lines = [f"{method} {path} HTTP/1.1", "Host: x", "Origin: http://x", *headers]
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + (body or b"")


def login(path="/api/login", **members):
    return request("POST", path, json.dumps({"name": "Nobody", "password": "12345678",
                                             **members}).encode())


class Http(TableCase):
    def connect(self):
        raw = socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE)
        self.addCleanup(raw.close)
        return raw

    def read(self, raw):
        """All that comes until the server ends the connection."""
        whole = b""
        while got := raw.recv(1 << 16):
            whole += got
        return whole

    def answer(self, *pieces, end=False):
        """Status and body of the one response to these bytes, each piece in a packet of its own;
        `end`: after them the client says that it will send no more."""
        raw = self.connect()
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            raw.sendall(piece)
            time.sleep(0.02 if len(pieces) > 1 else 0)
        if end:
            raw.shutdown(socket.SHUT_WR)
        whole = self.read(raw)
        head, _, body = whole.partition(b"\r\n\r\n")
        self.assertEqual(head.count(b"HTTP/1."), 1, whole)
        self.assertIn(b"\r\nconnection: close", head)
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        self.assertEqual(len(body), length, whole)
        return int(head.split()[1]), body

    def guests(self):
        with sqlite3.connect(Path(self.server.data, "parlor.db")) as db:
            return db.execute("SELECT count(*) FROM person").fetchone()[0]

    def test_a_body_on_get_changes_nothing(self):
        for body in (b"hello", b"x" * 4096):
            self.assertEqual(self.answer(request("GET", "/healthz", body)), (200, b"ok"))
        self.assertEqual(self.answer(request("GET", "/healthz", b"hello")[:-5], b"hel", b"lo"),
                         (200, b"ok"))
        before = self.guests()
        self.assertEqual(self.answer(request("GET", "/api/me", b"hello"))[0], 200)
        self.assertEqual(self.guests(), before + 1)

    def test_bytes_behind_a_body(self):
        """Some clients send a line end that nobody asked for."""
        for extra in (b"\r\n", b"x", request("GET", "/healthz"), b"\0" * 5000):
            self.assertEqual(self.answer(login() + extra)[0], 403)
            self.assertEqual(self.answer(login(), extra)[0], 403)
        self.server.restart()  # its patience with passwords is exhausted
        status, me = self.answer(login("/api/register", name="Liner") + b"\r\n")
        self.assertEqual((status, json.loads(me)["account"]), (200, True))
        self.assertEqual(self.server.get("/api/me")[0], 200)

    def test_requests_behind_a_request(self):
        """The first is answered, the others are not; a client that hears `close` knows that."""
        name = request("POST", "/api/name", b'{"name":"Piper"}')
        health = request("GET", "/healthz")
        before = self.guests()
        for first in (name, health):
            for second in (name, health):
                for pieces in ((first + second,), (first, second), (first + second[:30], second[30:])):
                    self.assertEqual(self.answer(*pieces)[0], 200)
        self.assertEqual(self.guests(), before + 6)
        self.assertEqual(self.answer(health * 1000), (200, b"ok"))

    def test_lengths_that_contradict_each_other(self):
        body = b'{"name":"Piper"}'
        for headers in (("Content-Length: 3",), ("Content-Length: 16",), ("Content-Length: x",),
                        ("Transfer-Encoding: chunked",)):
            self.assertEqual(self.answer(request("POST", "/api/name", body, *headers))[0], 400, headers)
        for length in ("-1", "+16", "16,16", "0x10", "16 16", "9" * 30):
            head = request("POST", "/api/name", None, f"Content-Length: {length}")
            self.assertEqual(self.answer(head + body)[0], 400, length)
        chunked = request("POST", "/api/name", None, "Transfer-Encoding: chunked")
        self.assertEqual(self.answer(chunked + b"10\r\n" + body + b"\r\n0\r\n\r\n")[0], 400)
        for length in (4097, 99999999999999999999):
            head = request("POST", "/api/name", None, f"Content-Length: {length}")
            self.assertEqual(self.answer(head + body)[0], 413, length)

    def test_a_body_that_takes_too_long(self):
        raw = self.connect()
        raw.sendall(request("POST", "/api/name", b"x" * 4000)[:-4000])
        begun = time.monotonic()
        raw.settimeout(1)
        answer = b""
        while not answer and time.monotonic() < begun + PATIENCE:
            raw.sendall(b"x")  # a byte each second is not silence
            try:
                answer = raw.recv(1000)
            except TimeoutError:
                pass
        self.assertIn(b" 408 ", answer)
        self.assertLess(time.monotonic() - begun, 20)

    def test_a_password_that_takes_longer_than_a_body_may(self):
        """The time for a body is over when it is there, however long its answer takes."""
        raw = self.connect()
        raw.sendall(login())
        time.sleep(0.02)
        self.server.process.send_signal(signal.SIGSTOP)
        time.sleep(10.5)
        self.server.process.send_signal(signal.SIGCONT)
        self.assertIn(b" 403 ", self.read(raw))

    def test_who_has_said_all_is_answered(self):
        self.assertEqual(self.answer(request("GET", "/healthz"), end=True), (200, b"ok"))
        self.assertEqual(self.answer(login(), end=True)[0], 403)
        raw = self.connect()
        raw.sendall(login()[:-3])
        raw.shutdown(socket.SHUT_WR)
        self.assertEqual(self.read(raw), b"")  # the rest can't come

    def test_nothing_but_http_and_websockets(self):
        for line in ("Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA", "Upgrade: gopher"):
            raw = self.connect()
            raw.sendall(request("GET", "/healthz", None, "Connection: Upgrade, HTTP2-Settings", line))
            self.assertNotIn(b" 101 ", self.read(raw))
        raw = self.connect()
        raw.sendall(request("CONNECT", "x:80"))
        self.assertEqual(self.read(raw), b"")

    def busy(self):
        """Seconds of processor time that the server has used."""
        stat = Path(f"/proc/{self.server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(stat[11]) + int(stat[12])) / CLK_TCK

    def test_who_does_not_read_keeps_nobody_busy(self):
        """Also not with more requests behind the first; and in the end all of it comes."""
        page = self.server.request("GET", "/")[2].decode()
        script = page.split('src="')[1].split('"')[0]
        whole = self.server.request("GET", script)[2]
        for extra in (b"", request("GET", "/healthz") * 200):
            raw = socket.socket()
            self.addCleanup(raw.close)
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
            raw.settimeout(PATIENCE)
            raw.connect(("127.0.0.1", self.server.port))
            raw.sendall(request("GET", script) + extra)
            time.sleep(0.5)
            before = self.busy()
            time.sleep(1)
            self.assertLess(self.busy() - before, 0.3)
            self.assertEqual(self.read(raw).partition(b"\r\n\r\n")[2], whole)

    def test_refusals_have_the_security_headers(self):
        for raw in (request("PUT", "/"), request("POST", "/", b"x" * 5000)):
            connection = self.connect()
            connection.sendall(raw)
            self.assertIn(b"x-content-type-options: nosniff", self.read(connection))


if __name__ == "__main__":
    unittest.main()
