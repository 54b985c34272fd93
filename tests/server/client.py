"""A client of `parlor serve` for tests: HTTP by the standard library, and a WebSocket in a few lines.

The program under test is $PARLOR, or build/parlor.
"""
import base64
import http.client
import json
import os
import select
import signal
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARLOR = str(Path(os.environ.get("PARLOR", ROOT / "build" / "parlor")).resolve())
PATIENCE = 60  # seconds until a test that waits has failed


class Closed(Exception):
    """The server has ended the connection; the argument is its reason, and there may be its code."""

    def __init__(self, reason, code=None):
        super().__init__(reason)
        self.code = code


class NotStarted(RuntimeError):
    """The server has not started; the argument is what it said, and there is its exit code."""

    def __init__(self, said, code):
        super().__init__(said)
        self.code = code


class Server:
    """A running `parlor serve` on a free port, with a data folder of its own or a given one; `by` is a
    command that runs it. Its numbers are on another port."""

    def __init__(self, *flags, data=None, environment=None, program=PARLOR, by=()):
        self.program = str(program)
        self.folder = None if data else tempfile.TemporaryDirectory(prefix="parlor-test-")
        self.data = data or self.folder.name
        self.flags = flags
        self.by = by
        self.environment = os.environ | (environment or {})
        self.start()

    def start(self):
        self.log = tempfile.TemporaryFile("w+", errors="replace")  # a pipe that nobody reads would fill up
        self.process = subprocess.Popen(
            [*self.by, self.program, "serve", "--port", "0", "--metrics", "127.0.0.1:0", "--data", self.data,
             *self.flags],
            stdout=subprocess.PIPE, stderr=self.log, text=True, env=self.environment)
        self.greeting = self.process.stdout.readline()
        if not self.greeting:
            self.process.communicate(timeout=PATIENCE)
            self.log.seek(0)
            raise NotStarted(self.log.read(), self.process.returncode)
        self.port = int(self.greeting.rsplit(":", 1)[1].strip().rstrip("/"))
        self.metrics_port = int(self.process.stdout.readline().rsplit(":", 1)[1].removesuffix("/metrics\n"))

    def stop(self, how=signal.SIGTERM):
        """Ends it and returns its exit code and its log."""
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        self.log.seek(0)
        log = self.log.read()
        self.log.close()
        return self.process.returncode, log

    def loop_seconds(self):
        """Seconds of processor time that its event loop has used; bots and the store have threads of their own."""
        stat = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/stat").read_text()
        user, system = stat.rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def restart(self, how=signal.SIGKILL):
        self.stop(how)
        self.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()
        self.process.stdout.close()
        if self.folder:
            self.folder.cleanup()

    def request(self, method, path, body=None, headers=None, cookie=None, port=None):
        """Returns status, headers (a message object) and the body as bytes."""
        connection = http.client.HTTPConnection("127.0.0.1", port or self.port, timeout=PATIENCE)
        sent = dict(headers or {})
        if cookie:
            sent["Cookie"] = cookie
        connection.request(method, path, body, sent)
        response = connection.getresponse()
        content = response.read()
        connection.close()
        return response.status, response.headers, content

    def metrics(self):
        """What it tells whoever runs it, as text."""
        status, _, content = self.request("GET", "/metrics", port=self.metrics_port)
        assert status == 200, content
        return content.decode()

    def get(self, path, cookie=None):
        status, _, content = self.request("GET", path, cookie=cookie)
        return status, json.loads(content)

    def post(self, path, value, cookie=None, origin=None):
        headers = {"Content-Type": "application/json",
                   "Origin": origin or f"http://127.0.0.1:{self.port}"}
        status, answered, content = self.request("POST", path, json.dumps(value), headers, cookie)
        return status, json.loads(content), cookie_of(answered)


def cookie_of(headers):
    """The session that a response sets, as a Cookie header; None if it sets none."""
    value = headers.get("Set-Cookie")
    return value.split(";")[0] if value else None


def patched(value, patch):
    """A value after a PATCH, as docs/server-protocol.md tells it."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(value, dict):
        return value | {name: patched(value[name], inner) for name, inner in patch.items()}
    changed = value[:patch.pop("length", len(value))]
    for place, inner in patch.items():
        if int(place) < len(changed):
            changed[int(place)] = patched(changed[int(place)], inner)
        else:
            assert int(place) == len(changed)
            changed.append(patched(None, inner))
    return changed


def state_after(state, change):
    """The whole state after a message `change`."""
    after = state | change | {"on": "state"}
    if "patch" in after:
        after["view"] = patched(state["view"], after.pop("patch"))
    return after


def frame(opcode, payload, mask=None, final=True):
    """A WebSocket frame; a client's has a mask."""
    masks = 0x80 if mask else 0
    head = bytes([(0x80 if final else 0) | opcode])
    if len(payload) < 126:
        head += bytes([masks | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([masks | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([masks | 127]) + struct.pack(">Q", len(payload))
    if mask:
        head += mask
        payload = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
    return head + payload


class Socket:
    """A WebSocket. What the server says on its own is kept: the newest whole state of each table in
    `states`, everything in `heard`, where a change has become the whole state after it."""

    def __init__(self, server, cookie=None, headers=None, path="/socket", protocol="parlor"):
        self.server = server
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""
        self.lines = []  # messages of a frame that were not looked at yet
        self.status = 0  # until the server has answered
        self.states = {}
        self.heard = []
        self.replies = {}
        self.ref = 0
        self.shares = True  # gives its share by itself
        self.shared = set()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        if protocol:
            lines.append(f"Sec-WebSocket-Protocol: {protocol}")
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        self.cookie = cookie
        for line in head.decode().split("\r\n")[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "set-cookie":
                self.cookie = value.strip().split(";")[0]
        if self.status != 101:
            raise Closed(self.status)
        self.hello = self.message()

    @classmethod
    def refused(cls, server, **members):
        """The status with which a handshake is refused; 101 if it is not."""
        socket = cls.__new__(cls)
        try:
            socket.__init__(server, **members)
        except Closed:
            pass
        socket.close()
        return socket.status

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def _more(self):
        got = self.socket.recv(1 << 16)
        if not got:
            raise Closed("end")
        self.buffer += got

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send_frame(self, opcode, payload, final=True):
        self.socket.sendall(frame(opcode, payload, os.urandom(4), final))

    def send(self, value):
        payload = value if isinstance(value, bytes) else json.dumps(value).encode()
        self.send_frame(1, payload)

    def text(self):
        """The next frame of text as bytes."""
        whole = b""
        deadline = time.monotonic() + PATIENCE  # also for a server that only pings
        while True:
            assert time.monotonic() < deadline, "the server says nothing"
            first, second = self._take(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self._take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self._take(8))[0]
            payload = self._take(length)
            opcode = first & 15
            if opcode == 8:
                raise Closed(payload[2:].decode(), struct.unpack(">H", payload[:2])[0])
            if opcode == 9:
                self.send_frame(10, payload)
                continue
            if opcode not in (0, 1):
                continue
            whole += payload
            if first & 0x80:
                return whole

    def message(self):
        """The next message; what it says is also kept."""
        if not self.lines:
            self.lines = self.text().split(b"\n")
        message = json.loads(self.lines.pop(0))
        if "re" in message:
            self.replies[message["re"]] = message
            return message
        if message["on"] == "change":
            message = state_after(self.states[message["table"]], message)
        self.heard.append(message)
        if message["on"] == "state":
            self.states[message["table"]] = message
            self._give_share(message)
        return message

    def _give_share(self, state):
        """As every client does when it has seen the hash and has a seat."""
        table, seat = state["table"], state["seat"]
        if self.shares and state["status"] == "open" and seat is not None and not state["seats"][
                seat]["shared"] and table not in self.shared:
            self.shared.add(table)
            self.send({"do": "share", "ref": -1, "table": table, "share": os.urandom(32).hex()})

    def do(self, what, **members):
        """Sends and waits for the reply."""
        self.ref += 1
        self.send({"do": what, "ref": self.ref, **members})
        return self.reply(self.ref)

    def reply(self, ref):
        while ref not in self.replies:
            self.message()
        return self.replies.pop(ref)

    def good(self, what, **members):
        reply = self.do(what, **members)
        assert reply["ok"] is True, reply
        return reply

    def bad(self, what, **members):
        """The sentence with which it is refused."""
        reply = self.do(what, **members)
        assert reply["ok"] is False and reply["error"], reply
        return reply["error"]

    def until(self, table, wanted):
        """Reads until the table's state is as wanted (a function); returns the state."""
        deadline = time.monotonic() + PATIENCE
        while table not in self.states or not wanted(self.states[table]):
            assert time.monotonic() < deadline, self.states.get(table)
            self.message()
        return self.states[table]

    def waits(self, seconds=0.3):
        """Reads what comes for a while; returns how many messages there were."""
        count = 0
        end = time.monotonic() + seconds
        while True:
            left = end - time.monotonic()
            if left <= 0:
                return count
            if self.lines or self.buffer or select.select([self.socket], [], [], left)[0]:
                self.message()
                count += 1
