"""A disk that can be brought into trouble below a server: full, hanging, failing, read-only. No root is needed:
a limit for the size of files stands for a full disk, a library before the C library (tests/attack/disk.c) for
the rest."""
import os
import resource
import subprocess
import tempfile
from pathlib import Path

from client import ROOT


class Disk:
    """A server has it that is started with its `environment`."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="parlor-disk-")
        library = Path(self.folder.name, "disk.so")
        subprocess.run(["gcc", "-std=c17", "-shared", "-fPIC", ROOT / "tests" / "attack" / "disk.c",
                        "-o", library, "-ldl"], check=True)
        checks = os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"
        self.environment = {"DISK": self.folder.name, "LD_PRELOAD": str(library), "ASAN_OPTIONS": checks}

    def _begin(self, trouble):
        Path(self.folder.name, trouble).touch()

    def hang(self):
        self._begin("hangs")

    def fail(self, end):
        """Syncs of files whose names end so fail: db or db-wal."""
        self._begin(f"fails.{end}")

    def be_read_only(self):
        self._begin("is-read-only")

    def mend(self):
        for trouble in ("hangs", "fails.db", "fails.db-wal", "is-read-only"):
            Path(self.folder.name, trouble).unlink(missing_ok=True)

    def close(self):
        self.folder.cleanup()


def fill(server):
    """From now on no file of it grows."""
    size = Path(server.data, "parlor.db-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def make_room(server):
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
