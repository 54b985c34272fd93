"""What whoever runs a server relies on: headers, health, metrics, proxies, and an end that is told."""
import os
import re
import signal
import socket
import subprocess
import tempfile
import unittest

from client import PARLOR, PATIENCE, Closed, Server, Socket
from test_tables import TableCase

HEADERS = {"content-security-policy": "default-src 'self'", "x-content-type-options": "nosniff",
           "referrer-policy": "same-origin", "x-frame-options": "DENY"}
UPGRADE = ("GET /socket HTTP/1.1\nHost: x\nUpgrade: websocket\nConnection: Upgrade\n"
           "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\nSec-WebSocket-Version: 13")
SUBPROTOCOL = "\nSec-WebSocket-Protocol: parlor"


REFUSED_UPGRADES = ((400, UPGRADE), (403, UPGRADE + SUBPROTOCOL + "\nOrigin: http://y"),
                    (404, UPGRADE.replace("/socket", "/other") + SUBPROTOCOL))


def head(server, text, wrap=lambda raw: raw):
    """Status and headers of the response to a request that is given as text; no header comes twice."""
    with wrap(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)) as raw:
        raw.sendall(text.replace("\n", "\r\n").encode() + b"\r\n\r\n")
        whole = b""
        while b"\r\n\r\n" not in whole and (got := raw.recv(1 << 16)):
            whole += got
    lines = whole.split(b"\r\n\r\n")[0].decode().split("\r\n")
    pairs = [line.lower().split(": ", 1) for line in lines[1:]]
    assert len(pairs) == len(dict(pairs)), lines
    return int(lines[0].split()[1]), dict(pairs)


class Answers(TableCase):
    def test_all_have_the_headers(self):
        for status, text in (
                (200, "GET /healthz HTTP/1.1\nHost: x"), (404, "GET /api/nothing HTTP/1.1\nHost: x"),
                (405, "PUT / HTTP/1.1\nHost: x"), (413, "POST / HTTP/1.1\nHost: x\nContent-Length: 5000"),
                (400, "POST / HTTP/1.1\nHost: x\nTransfer-Encoding: chunked"),
                (403, "POST /api/name HTTP/1.1\nHost: x\nContent-Length: 0"),
                (403, "FOO / HTTP/1.1\nHost: x"), *REFUSED_UPGRADES):
            got, headers = head(self.server, text)
            self.assertEqual(got, status, text)
            for name, value in HEADERS.items():
                self.assertEqual(headers.get(name), value.lower(), text)

    def test_head_is_get_without_a_body(self):
        for path in ("/", "/healthz", "/api/games", "/api/nothing"):
            status, headers, body = self.server.request("GET", path)
            self.assertGreater(len(body), 0)
            again, told, _ = self.server.request("HEAD", path)
            self.assertEqual((again, told.items()), (status, headers.items()))
            with socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE) as raw:
                raw.sendall(f"HEAD {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                whole = b""
                while got := raw.recv(1 << 16):
                    whole += got
            self.assertTrue(whole.startswith(b"HTTP/1.1 "))
            self.assertEqual(whole.partition(b"\r\n\r\n")[2], b"")  # http.client would not see it

    def test_a_cookie_among_many(self):
        player = self.player()
        others = "; ".join(f"other{i}=" + 30 * "x" for i in range(60))
        self.assertGreater(len(others), 2000)
        for cookie in (f"{others}; {player.cookie}", f"{player.cookie}; {others}"):
            self.assertEqual(self.server.get("/api/me", cookie)[1]["name"], player.hello["you"]["name"])
            with Socket(self.server, cookie) as again:
                self.assertEqual(again.hello, player.hello)

    def test_metrics(self):
        self.player().good("create", game="flash_duel", seats=["me", "open"])
        text = self.server.metrics()
        values = dict(re.findall(r"(?m)^(\S+) (\S+)$", text))
        counts = [int(values[f'parlor_store_commit_seconds_bucket{{le="{limit}"}}'])
                  for limit in ("0.001", "0.01", "0.1", "1", "+Inf")]
        self.assertEqual(counts, sorted(counts))
        self.assertGreater(counts[-1], 0)
        self.assertEqual(counts[-1], int(values["parlor_store_commit_seconds_count"]))
        self.assertGreater(float(values["parlor_store_commit_seconds_sum"]), 0)
        self.assertGreater(int(values["parlor_store_bytes"]), 4096)
        self.assertEqual(values["parlor_store_stuck"], "0")
        self.assertEqual(values['parlor_limited_total{what="chat"}'], "0")
        for line in text.splitlines():
            self.assertRegex(line, r"^(# TYPE parlor_\w+ (counter|gauge|histogram)|parlor_\w+(\{.*\})? \S+)$")

    def test_metrics_have_an_address_of_their_own(self):
        """A proxy passes everybody on to the other one, and may not say so."""
        status, _, body = self.server.request("GET", "/metrics")
        self.assertEqual((status, b"--metrics" in body), (404, True))
        port = self.server.metrics_port
        for path in ("/healthz", "/readyz"):
            self.assertEqual(self.server.request("GET", path, port=port)[::2], (200, b"ok"))
        for method, path in (("GET", "/"), ("GET", "/api/me"), ("GET", "/assets/x"), ("POST", "/api/name"),
                             ("POST", "/metrics")):
            status, headers, _ = self.server.request(method, path, port=port)
            self.assertEqual((status, headers["Set-Cookie"]), (404, None), path)
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as raw:
            raw.sendall((UPGRADE + SUBPROTOCOL + "\n\n").replace("\n", "\r\n").encode())
            self.assertIn(b" 404 ", raw.recv(1000))

    def test_nobody_is_believed_about_tls(self):
        _, headers, _ = self.server.request("GET", "/api/me", headers={"X-Forwarded-Proto": "https"})
        self.assertNotIn("Secure", headers["Set-Cookie"])
        self.assertNotIn("Strict-Transport-Security", headers)


class Proxy(TableCase):
    flags = ("--proxy",)

    def test_a_proxy_says_whether_it_speaks_tls(self):
        for protocol, secure in (("https", True), ("http", False), ("", False)):
            said = f"\nX-Forwarded-For: 192.0.2.1\nX-Forwarded-Proto: {protocol}"
            _, headers = head(self.server, "GET /api/me HTTP/1.1\nHost: x" + said)
            self.assertEqual("; secure" in headers["set-cookie"], secure)
            self.assertEqual("strict-transport-security" in headers, secure)
            status, headers = head(self.server, UPGRADE + SUBPROTOCOL + said)
            self.assertEqual((status, "; secure" in headers["set-cookie"]), (101, secure))
            for wanted, text in REFUSED_UPGRADES:
                status, headers = head(self.server, text + said)
                self.assertEqual((status, "strict-transport-security" in headers), (wanted, secure), text)


class Full(unittest.TestCase):
    def test_who_runs_it_sees_how_it_is_when_nobody_is_let_in(self):
        with Server("--requests-per-second", "1", "--connections-per-address", "1") as server:
            held = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(2)]
            with self.assertRaises(OSError):
                server.request("GET", "/healthz")
            for _ in range(20):
                self.assertIn("parlor_connections 0\n", server.metrics())
            for connection in held:
                connection.close()


class Start(unittest.TestCase):
    """What can't be meant is refused with a sentence before anybody can connect."""

    def refused(self, *flags, **environment):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([PARLOR, "serve", "--port", "0", "--data", folder, *flags], check=False,
                                  capture_output=True, text=True, timeout=PATIENCE, env=os.environ | environment)
        self.assertEqual((done.returncode, done.stdout), (1, ""), flags)
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        return done.stderr

    def test_an_address_is_in_numbers(self):
        """Not a name, nor a short form: 0 would be the whole world."""
        for address in ("", "localhost", "lo", "nonsense", "0", "127.1", "256.1.1.1", "::1%lo", "127.0.0.1:80",
                        "x" * 5000):
            self.assertIn("must be in numbers", self.refused("--address", address))

    def test_it_says_why_it_cannot_listen(self):
        self.assertIn("Cannot assign requested address", self.refused("--address", "192.0.2.1"))
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = other.getsockname()[1]
            self.assertIn(f"127.0.0.1 port {port}: Address already in use", self.refused("--port", str(port)))

    def test_an_address_for_metrics_has_a_port(self):
        for address in ("", "9090", "127.0.0.1", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:-1", "127.0.0.1:65536",
                        "::1:9090", "[::1]", "[::1]9090", "[]:9090", "[127.0.0.1]:9090",
                        "x" * 5000 + ":1"):
            self.assertIn("--metrics must be an address and a port", self.refused("--metrics", address))
        for address in ("localhost:9090", ":9090", "[::g]:9090", "127.1:9090"):
            self.assertIn("must be in numbers", self.refused("--metrics", address))
        self.assertIn("Cannot assign requested address", self.refused("--metrics", "192.0.2.1:0"))
        self.assertIn("--metrics must be an address and a port", self.refused(PARLOR_METRICS="9090"))

    def test_a_host_is_somebody(self):
        for name in ("", "x", "!!!", " Warden", "Warden\n", "admin", "x" * 5000):
            self.assertIn("--host must be the name of an account", self.refused("--host", name))
        with Server("--host", "Warden") as server:
            self.assertIn('name="Warden" text="Whoever makes this account is the host."', server.stop()[1])
            server.start()
            server.post("/api/register", {"name": "Warden", "password": "a long password"})
            server.stop()
            server.start()
            self.assertNotIn("event=host", server.stop()[1])

    def test_ipv6(self):
        try:
            socket.create_server(("::1", 0), family=socket.AF_INET6).close()
        except OSError:
            self.skipTest("this machine has no IPv6")
        with Server("--address", "::1") as server:
            self.assertRegex(server.greeting, r"http://\[::1\]:\d+/")
            with socket.create_connection(("::1", server.port), timeout=PATIENCE) as raw:
                raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                self.assertTrue(raw.recv(100).startswith(b"HTTP/1.1 200"))


class Manager(unittest.TestCase):
    """Who starts the server, as systemd does, hears when it can be used and when it stops."""

    def test_it_says_when_it_is_ready_and_when_it_stops(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in (f"{folder}/notify", f"@parlor-test-{os.getpid()}"):
                with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
                    manager.bind(path.replace("@", "\0"))
                    manager.settimeout(PATIENCE)
                    with Server(environment={"NOTIFY_SOCKET": path}) as server:
                        self.assertEqual(manager.recv(100), b"READY=1")
                        self.assertEqual(server.request("GET", "/readyz")[0], 200)
                        self.assertEqual(server.stop()[0], 0)
                    self.assertEqual(manager.recv(100), b"STOPPING=1")

    def test_nobody_needs_to_listen(self):
        for path in ("/nowhere/at/all", "@" + "x" * 200, "nonsense", ""):
            with Server(environment={"NOTIFY_SOCKET": path}) as server:
                self.assertEqual(server.stop()[0], 0)


class End(unittest.TestCase):
    def test_everybody_hears_of_it(self):
        for how in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            with Server() as server:
                players = [Socket(server) for _ in range(3)]
                server.process.send_signal(how)
                for player in players:
                    with self.assertRaises(Closed) as caught:
                        while True:
                            player.message()
                    self.assertEqual(caught.exception.code, 1001)
                    self.assertIn("stops", str(caught.exception))
                    player.close()
                self.assertEqual(server.process.wait(PATIENCE), 0)
                server.log.seek(0)
                self.assertNotIn("event=cut", server.log.read())


if __name__ == "__main__":
    unittest.main()
