"""Strangers who send anything but what they should, over real sockets: HTTP and WebSockets that are cut,
doubled, piled up, slow, half closed or malformed. The server goes on, does not grow, and ends when told.

Each of the attackers draws from dice of its own, so a seed gives the same attacks each time, though
not at the same moments.
"""
import json
import os
import random
import re
import socket
import struct
import threading
import time
from pathlib import Path

from client import PATIENCE, Server, Socket, frame
from players import FREE

ATTACKERS = 12
GROWTH = 25  # megabytes, from the middle to the end
# The address sanitizer keeps what was freed for a while, up to this many megabytes.
QUARANTINE = {"ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":quarantine_size_mb=16"}

PATHS = ("/healthz", "/", "/api/me", "/api/name", "/api/login", "/api/register", "/api/logout",
         "/api/games", "/metrics", "/socket", "/assets/x", "/api/record/22222222", "*", "/" * 300,
         "http://x/healthz", "/%00", "/healthz?a=b&c", "")
BODIES = (b"", b"{}", b"hello", b'{"name":"Piper"}', b'{"name":"Nobody","password":"12345678"}',
          b'{"everywhere":true}', b"\r\n", b"0\r\n\r\n", b"\0" * 100, b"x" * 4096, b"x" * 9000)
STRANGE = ("Content-Length: 5", "Content-Length: 0", "Content-Length: -1", "Content-Length: 99999",
           "Content-Length: 5, 5", "Content-Length:", "Transfer-Encoding: chunked",
           "Transfer-Encoding: identity, chunked", "Expect: 100-continue", "Connection: close",
           "Connection: keep-alive", "Connection: Upgrade", "Upgrade: h2c", "Upgrade: websocket",
           "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA", "Sec-WebSocket-Key: x", "Host: y", ": empty",
           "Sec-WebSocket-Extensions: permessage-deflate", "no colon", " folded", "\0\xff: \x01",
           "X-Long: " + "y" * 3000, "Cookie: parlor=" + "0" * 64, "Cookie: " + "z=1; " * 400,
           "Range: bytes=0-1", "Accept-Encoding: gzip", "Origin: null")


class Attacker:
    """Makes the bytes of one connection after the other."""

    def __init__(self, dice, port, cookie, tables):
        self.dice = dice
        self.port = port
        self.cookie = cookie
        self.tables = tables

    def some(self, things, most):
        return [self.dice.choice(things) for _ in range(self.dice.randrange(most + 1))]

    def request(self):
        """Mostly sound: what is wrong everywhere is refused at once."""
        dice = self.dice
        method = dice.choice(("GET", "GET", "POST", "POST", "POST", "PUT", "HEAD", "CONNECT", "OPTIONS"))
        body = dice.choice(BODIES)
        lines = [f"{method} {dice.choice(PATHS)} HTTP/1.{dice.choice('1110')}", "Host: x",
                 "Origin: http://x", "Content-Type: application/json"]
        if dice.random() < 0.1:  # from elsewhere, where passwords may be tried again
            lines.append(f"X-Forwarded-For: 10.0.{dice.randrange(256)}.1")
        if dice.random() < 0.5:
            lines.append(f"Cookie: {self.cookie}")
        if dice.random() < 0.8:
            lines.append(f"Content-Length: {max(0, len(body) + dice.choice((0, 0, 0, 0, -1, 1, 2)))}")
        if dice.random() < 0.3:
            lines += self.some(STRANGE, 3)
        return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body

    def handshake(self):
        dice = self.dice
        lines = ["GET /socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Protocol: parlor"]
        if dice.random() < 0.9:
            lines.append(f"Cookie: {self.cookie}")
        if dice.random() < 0.2:
            lines += self.some(STRANGE, 2)
        if dice.random() < 0.1:
            lines.remove(dice.choice(lines[1:]))
        return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n"

    def message(self):
        dice = self.dice
        table = dice.choice((*self.tables, "22222222", "", 7, None, "x" * 50))
        value = dice.choice((
            {"do": "create", "game": "flash_duel", "seats": ["me", "novice"]}, {"do": "lobby", "watch": True},
            {"do": "create", "game": "flash_duel", "seats": ["me", "open"]}, {"do": "history", "mine": True},
            {"do": "watch", "table": table}, {"do": "answer", "table": table, "question": 1, "option": 0},
            {"do": "chat", "table": table, "text": "hello"}, {"do": "stand", "table": table}, [], 7, "x",
            {"do": "x" * 3000}, {"do": None}, {"ref": 1 << 62}, {"do": "achievements", "game": "flash_duel"}))
        return json.dumps(value).encode()

    def frame(self):
        """A frame, with luck a sound one."""
        dice = self.dice
        mask = dice.choice((b"\0\0\0\0", b"abcd", b"abcd", None))
        payload = dice.choice((self.message(), self.message(), b"", b"\xff\xfe", b"x" * 200,
                               b"{" * 20000, struct.pack(">H", dice.randrange(6000)) + b"bye"))
        opcode = dice.choice((1, 1, 1, 1, 1, 0, 2, 8, 9, 10, 3, 15))
        whole = bytearray(frame(opcode, payload, mask, dice.random() < 0.8))
        if dice.random() < 0.1:
            whole[0] |= dice.choice((0x40, 0x20, 0x10))  # reserved
        if dice.random() < 0.1:
            whole[1] = whole[1] & 0x80 | dice.randrange(128)
        if dice.random() < 0.02:
            whole[1:1] = b"\xff" + b"\xff" * 8  # 2^64 bytes
        return bytes(whole)

    def stream(self):
        """All the bytes of one connection."""
        dice = self.dice
        if dice.random() < 0.5:
            whole = b"".join(self.request() for _ in range(dice.choice((1, 1, 1, 2, 3, 20))))
        else:
            whole = self.handshake() + b"".join(self.frame() for _ in range(dice.randrange(12)))
        if dice.random() < 0.2:
            whole += dice.choice((b"\r\n", b"x", b"\0" * 5000, b"GET "))
        if dice.random() < 0.2:
            whole = whole[:dice.randrange(len(whole))]
        if dice.random() < 0.2:
            damaged = bytearray(whole)
            for _ in range(dice.randrange(1, 8) if damaged else 0):
                damaged[dice.randrange(len(damaged))] = dice.randrange(256)
            whole = bytes(damaged)
        return whole

    def strike(self):
        """One connection: sends in pieces, sometimes slowly, and leaves in one of several ways. What
        it does depends on its dice alone, and not on what the server says."""
        dice = self.dice
        whole, pieces, pause = self.stream(), dice.choice((1, 1, 2, 5)), dice.choice((0, 0, 0.001, 0.05))
        cuts = sorted(dice.randrange(len(whole) + 1) for _ in range(pieces - 1))
        half, reset, wait = dice.random() < 0.2, dice.random() < 0.2, dice.choice((0, 0.01, 0.3))
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as raw:
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if reset:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            try:
                for begin, end in zip([0] + cuts, cuts + [len(whole)]):
                    raw.sendall(whole[begin:end])
                    time.sleep(pause)
                if half:
                    raw.shutdown(socket.SHUT_WR)
                raw.settimeout(wait)
                while wait and raw.recv(1 << 16):
                    pass
            except OSError:
                pass  # the server had enough of it, or says nothing more


class Siege:
    """Many attackers, and somebody who looks whether the server is well."""

    def __init__(self, seconds, seed):
        self.seconds, self.seed = seconds, seed
        self.failures, self.strikes = [], [0] * ATTACKERS

    def strike(self, number, until):
        attacker = Attacker(random.Random(self.seed * 1000 + number), self.server.port, self.cookie,
                            self.tables)
        try:
            while time.monotonic() < until and not self.failures:
                attacker.strike()
                self.strikes[number] += 1
        except Exception as error:  # nobody else would hear of it
            self.failures.append(error)

    def slow(self, until):
        """Bodies that come byte by byte, or not at all."""
        try:
            while time.monotonic() < until and not self.failures:
                with socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE) as raw:
                    raw.sendall(b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n")
                    begun = time.monotonic()
                    raw.settimeout(0.5)
                    while raw:
                        assert time.monotonic() - begun < PATIENCE, "a slow body is not cut"
                        try:
                            raw.sendall(b"x")
                            if raw.recv(1000):
                                break
                        except TimeoutError:
                            continue
                        except OSError:
                            break
        except Exception as error:
            self.failures.append(error)

    def resident(self):
        """Megabytes of memory that the server has."""
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s*(\d+)", status)[1]) / 1024

    def files(self):
        return len(os.listdir(f"/proc/{self.server.process.pid}/fd"))

    def healthy(self):
        assert self.server.request("GET", "/healthz")[2] == b"ok"

    def watch(self, until):
        while time.monotonic() < until and not self.failures:
            assert self.server.process.poll() is None, "the server has ended"
            self.healthy()
            time.sleep(0.5)

    def besiege(self):
        """Returns how much memory the server has gained, in megabytes."""
        begun = time.monotonic()
        crowd = [threading.Thread(target=self.strike, args=(n, begun + self.seconds))
                 for n in range(ATTACKERS)]
        crowd.append(threading.Thread(target=self.slow, args=(begun + self.seconds,)))
        before = 0
        try:
            for attacker in crowd:
                attacker.start()
            self.watch(begun + self.seconds / 2)
            before = self.resident()
            self.watch(begun + self.seconds)
        except Exception as error:
            self.failures.append(error)
        for attacker in crowd:
            attacker.join()
        return self.resident() - before if self.server.process.poll() is None else 0

    @staticmethod
    def new_table(guest, other):
        """With its share given, so that the seat stays taken."""
        table = guest.good("create", game="flash_duel", seats=["me", other])["table"]
        guest.good("watch", table=table)
        guest.until(table, lambda state: state["seats"][0].get("shared", True))
        return table

    def settle(self, files):
        """Waits until the connections are gone; returns how many are left."""
        end = time.monotonic() + PATIENCE
        while self.files() > files and time.monotonic() < end:
            time.sleep(0.5)
        return self.files() - files

    def run(self):
        with Server("--proxy", *FREE, environment=QUARANTINE) as self.server:
            with Socket(self.server) as guest:
                self.cookie = guest.cookie
                self.tables = [self.new_table(guest, other) for other in ("open", "novice") * 5]
            files = self.files()
            growth = self.besiege()
            alive = self.server.process.poll() is None
            left = self.settle(files) if alive and not self.failures else 0
            code, log = self.server.stop()
        assert (alive, code, self.failures) == (True, 0, []), f"{self.failures} {log[-20000:]}"
        assert "level=error" not in log, log[-20000:]
        assert sum(self.strikes) > 10 * self.seconds
        assert left <= 0, "connections are still open"
        assert growth < GROWTH, f"the server has grown by {growth} MB"
        return f"{sum(self.strikes)} connections", f"no crash, no hang, {growth:+.1f} MB"


def attack(seconds, seed):
    return Siege(seconds, seed).run()
