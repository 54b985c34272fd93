"""A server that cheats: what stands between `parlor join` and an honest one, and changes what they say.

`heard(message)` changes what a client says, `said(message)` what the server says; both get a message
as a dict and return what is passed on.
"""
import json
import os
import socket
import struct
import threading

from client import frame


class Stream:
    """One direction of a connection: first the lines of HTTP, then frames."""

    def __init__(self, source):
        self.source, self.buffer = source, b""

    def take(self, count):
        while len(self.buffer) < count:
            got = self.source.recv(1 << 16)
            if not got:
                raise ConnectionError
            self.buffer += got
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def head(self):
        lines = b""
        while not lines.endswith(b"\r\n\r\n"):
            lines += self.take(1)
        return lines

    def frame(self):
        """Returns its opcode and what it says."""
        first, second = self.take(2)
        length = second & 127
        if length >= 126:
            size, form = (2, ">H") if length == 126 else (8, ">Q")
            length = struct.unpack(form, self.take(size))[0]
        mask = self.take(4) if second & 128 else bytes(4)
        return first & 15, bytes(byte ^ mask[i % 4] for i, byte in enumerate(self.take(length)))


class Cheat:
    def __init__(self, server, heard=None, said=None):
        self.server, self.heard, self.said = server, heard, said
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.listener.close()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self.server.port))
            for ends in ((client, server, self.heard, True), (server, client, self.said, False)):
                threading.Thread(target=self.carry, args=ends, daemon=True).start()

    @staticmethod
    def carry(source, target, change, masked):
        stream = Stream(source)
        try:
            target.sendall(stream.head())
            while True:
                opcode, payload = stream.frame()
                if opcode == 1 and change:
                    payload = b"\n".join(json.dumps(change(json.loads(line))).encode()
                                         for line in payload.split(b"\n"))
                target.sendall(frame(opcode, payload, os.urandom(4) if masked else None))
        except OSError:
            source.close()
            target.close()
