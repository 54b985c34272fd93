"""Limits that only a network can show: connections, descriptors, and what the log says of it all."""
import os
import re
import resource
import select
import socket
import time
import unittest

from client import PATIENCE, Closed, Server, Socket


def raw(server):
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def is_open(connection, seconds=0.5):
    """Whether the server has not ended it, though it said nothing yet."""
    connection.settimeout(seconds)
    try:
        return connection.recv(1) != b""
    except TimeoutError:
        return True
    except OSError:
        return False


def open_ones(connections, fine):
    """How many are open, as soon as that is fine (a function), or what it is in the end."""
    end = time.monotonic() + PATIENCE
    while not fine(count := sum(is_open(connection, 0.01) for connection in connections)):
        if time.monotonic() > end:
            break
    return count


def files(server):
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))


class Connections(unittest.TestCase):
    def forgotten(self, server, before):
        """Waits until the server knows that those who came are gone."""
        end = time.monotonic() + PATIENCE
        while files(server) > before:
            self.assertLess(time.monotonic(), end)
            time.sleep(0.05)

    def test_open_ones_are_limited_whatever_they_say(self):
        """Twice as many as WebSockets; and once they are gone there is room again."""
        with Server("--connections-per-address", "3") as server:
            before = files(server)
            for _ in range(3):
                silent = [raw(server) for _ in range(10)]
                self.assertEqual(open_ones(silent, lambda count: count <= 6), 6)
                for connection in silent:
                    connection.close()
                self.forgotten(server, before)
            players = [Socket(server) for _ in range(3)]
            self.assertEqual(Socket.refused(server), 429)
            self.assertEqual(server.request("GET", "/healthz")[0], 200)
            for player in players:
                player.close()

    def test_new_ones_are_limited(self):
        """However short each of them is."""
        with Server() as server:
            kept = raw(server)
            for count in range(5000):
                with raw(server) as connection:
                    if count >= 390 and not is_open(connection, 0.001):
                        break
            self.assertLess(count, 4999)
            self.assertTrue(is_open(kept, 0.05))
            kept.close()

    def test_behind_a_proxy_they_count_for_whom_it_speaks_for(self):
        with Server("--proxy", "--connections-per-address", "2") as server:
            slow = [raw(server) for _ in range(12)]
            for i, connection in enumerate(slow):
                connection.sendall(b"POST /api/name HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n"
                                   b"X-Forwarded-For: 192.0.2.%d\r\n\r\n" % (i % 2))
            answered, end = [], time.monotonic() + PATIENCE
            while len(answered) < 4 and time.monotonic() < end:
                answered = select.select(slow, [], [], 0.1)[0]
            self.assertEqual([connection.recv(1000).split()[1] for connection in answered], [b"429"] * 4)
            others = [connection for connection in slow if connection not in answered]
            self.assertEqual(select.select(others, [], [], 0.3)[0], [])
            for connection in slow:
                connection.close()

    def let_in(self, come):
        """How often this is not refused before it is, and how often it may be by the limit."""
        begun, count = time.monotonic(), 0
        while come() != 429 and count < 3000:
            count += 1
        return count, 400 + 100 * (time.monotonic() - begun)

    def test_new_ones_behind_a_proxy_are_limited(self):
        """Also there, whatever they are for."""
        with Server("--proxy", "--requests-per-second", "100000") as server:
            headers = [{"X-Forwarded-For": f"192.0.2.{i}"} for i in range(3)]
            for come in (lambda: Socket.refused(server, headers=headers[0]),
                         lambda: server.request("GET", "/healthz", headers=headers[1])[0]):
                count, most = self.let_in(come)
                self.assertTrue(390 < count <= most, (count, most))
            self.assertEqual(server.request("GET", "/healthz", headers=headers[2])[0], 200)


class Files(unittest.TestCase):
    def spent(self, server):
        """Seconds of processor time that the server has used."""
        with open(f"/proc/{server.process.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def test_without_files_it_lets_nobody_in_and_goes_on(self):
        """It neither spins nor fills the log."""
        with Server("--connections-per-address", "1000", by=("prlimit", "--nofile=120:120")) as server:
            player = Socket(server)
            silent = [raw(server) for _ in range(200)]
            self.assertLess(open_ones(silent, lambda count: count < 100), 100)
            before = self.spent(server)
            time.sleep(1)
            player.good("lobby", watch=True)
            self.assertLess(self.spent(server) - before, 0.5)
            for connection in silent:
                connection.close()
            end = time.monotonic() + PATIENCE
            while Socket.refused(server) != 101:
                self.assertLess(time.monotonic(), end)
            player.close()
            code, log = server.stop()
            self.assertEqual(code, 0, log)
            self.assertLess(log.count("\n"), 100)

    def test_without_any_file_it_waits_for_one(self):
        """As if the whole system had none left: who is there is served, and who comes waits."""
        with Server() as server:
            player = Socket(server)
            self.assertEqual(server.request("GET", "/healthz")[0], 200)
            limits = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
            used = max(int(name) for name in os.listdir(f"/proc/{server.process.pid}/fd")) + 1
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used, limits[1]))
            early = [raw(server) for _ in range(5)]
            for connection in early:
                connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            before = self.spent(server)
            time.sleep(2)
            player.good("lobby", watch=True)
            self.assertLess(self.spent(server) - before, 0.5)
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, limits)
            for connection in early:
                self.assertTrue(connection.recv(100).startswith(b"HTTP/1.1 200"))
                connection.close()
            player.close()
            code, log = server.stop()
            self.assertEqual(code, 0, log)
            self.assertIn("Too many open files", log)
            self.assertLess(log.count("\n"), 20)


class Log(unittest.TestCase):
    def test_what_repeats_is_counted(self):
        with Server("--limits", "1000") as server:
            for _ in range(150):
                with Socket(server) as player:
                    player.send(b"no JSON")
                    with self.assertRaises(Closed):
                        player.message()
            log = server.stop()[1]
            written = len(re.findall(r"event=cut ", log)) - len(re.findall(r"(?m)^level=info event=cut", log))
            left_out = sum(int(count) for count in re.findall(r"event=cut left_out=(\d+)", log))
            self.assertEqual(written + left_out, 150)
            self.assertLess(written, 100)


if __name__ == "__main__":
    unittest.main()
