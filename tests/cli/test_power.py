"""What `parlor play` keeps outlives a power cut: in which order it writes, syncs and renames."""
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from cli import PARLOR

# Stands before the C library and notes which files are synced and renamed.
SPY = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void note(const char *what, const char *name)
{
    FILE *log = fopen(getenv("SPY_LOG"), "a");
    fprintf(log, "%s %s\n", what, name);
    fclose(log);
}

int fsync(int descriptor)
{
    char link[64], name[4096] = "";
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    if (readlink(link, name, sizeof name - 1) > 0)
        note("sync", name);
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(descriptor);
}

int rename(const char *from, const char *to)
{
    note("rename", to);
    return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(from, to);
}
"""


class Power(unittest.TestCase):
    def test_the_new_name_is_synced_after_the_new_content(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name).resolve()
            (folder / "spy.c").write_text(SPY, encoding="utf-8")
            subprocess.run(["cc", "-shared", "-fPIC", "-o", folder / "spy.so", folder / "spy.c",
                            "-ldl"], check=True)
            log = folder / "log"
            checks = os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"
            done = subprocess.run(
                [PARLOR, "play", "flash_duel", "--seats=person,greedy"], input="1\nq\n",
                capture_output=True, text=True, timeout=60, check=False,
                env={**os.environ, "XDG_STATE_HOME": str(folder), "SPY_LOG": str(log),
                     "LD_PRELOAD": str(folder / "spy.so"), "ASAN_OPTIONS": checks})
            self.assertEqual(done.returncode, 0, done.stderr)
            lines = [line.split(" ", 1) for line in log.read_text(encoding="utf-8").splitlines()]
            kept = [name for what, name in lines if what == "rename"]
            self.assertTrue(kept)
            for i in range(0, len(lines), 3):
                name = lines[i + 1][1]
                self.assertEqual(lines[i:i + 3], [["sync", name + ".new"], ["rename", name],
                                                  ["sync", str(Path(name).parent)]])


if __name__ == "__main__":
    unittest.main()
