"""attack.py - attacks a server in every way that is known here, and prints a table of what it stood.

    tests/attack/attack.py --seconds 60 --seed 1 [--only kills,cuts | --but strangers]

Each attack takes about that long. It ends with 1 if the server lost, doubled or leaked anything, ended by
itself, or grew. The program is $PARLOR; power cuts need one without sanitizers, build/parlor.
"""
import argparse
import sys
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "server"))  # its client
import cuts  # noqa: E402
import damage  # noqa: E402
import disks  # noqa: E402
import floods  # noqa: E402
import forgers  # noqa: E402
import kills  # noqa: E402
import strangers  # noqa: E402

ATTACKS = {
    "kills": ("kill -9 at random moments, people at tables of all games", kills.attack),
    "cuts": ("power cuts: only what was synced is left, and any sectors of the rest", cuts.attack),
    "disks": ("disks that are full, held by others, hang, fail, are read-only or gone", disks.attack),
    "damage": ("databases that a disk has damaged", damage.attack),
    "floods": ("one address asks for all that it can, people at others play on", floods.attack),
    "strangers": ("HTTP and WebSockets that are cut, doubled, piled up, slow or malformed", strangers.attack),
    "forgers": ("clients that lie about seats, questions, shares, sessions and records", forgers.attack),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seconds", type=float, default=60, help="of each attack")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default=",".join(ATTACKS), help="which, with commas")
    parser.add_argument("--but", default="", help="which not")
    options = parser.parse_args()
    failed = False
    print("| attack | tries | result |\n|---|---|---|", flush=True)
    for name in options.only.split(","):
        if name in options.but.split(","):
            continue
        about, attack = ATTACKS[name]
        try:
            tries, result = attack(options.seconds, options.seed)
        except Exception:
            traceback.print_exc()
            tries, result, failed = "", "FAILED", True
        print(f"| {about} | {tries} | {result} |", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
