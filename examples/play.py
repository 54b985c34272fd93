#!/usr/bin/env python3
"""Plays a whole random game through `parlor engine` and prints the result.

usage: play.py [PARLOR [GAME]]        docs/engine-protocol.md describes the protocol.
"""
import json
import random
import subprocess
import sys

parlor = sys.argv[1] if len(sys.argv) > 1 else "parlor"
game = sys.argv[2] if len(sys.argv) > 2 else "flash_duel"
engine = subprocess.Popen([parlor, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True, encoding="utf-8", bufsize=1)


def ask(cmd, **members):
    """Sends one line and returns its reply; an error of the engine ends the program."""
    print(json.dumps({"cmd": cmd, **members}), file=engine.stdin)
    reply = json.loads(engine.stdout.readline())
    return reply if reply["ok"] else sys.exit(reply["error"])


pending = ask("new", game=game)["pending"]
while pending:
    seat = pending[0]
    options = ask("question", seat=seat)["question"]["options"]
    choice = random.choice(options)
    reply = ask("answer", seat=seat, option=choice["option"], observer="spectator")
    for event in reply["events"]:
        print(event["text"])
    pending = reply["pending"]

for seat in ask("result")["result"]["seats"]:
    print(f"{seat['name']}: place {seat['place']}, score {seat['score']}")
ask("quit")
