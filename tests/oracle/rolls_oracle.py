#!/usr/bin/env python3
"""Maps the rolls of positions by GNU Backgammon's plays and values, and compares with what it says itself.

    tests/oracle/rolls_oracle.py GAMMONKIT [GNUBG]

The mean of the 36 rolls, each played best without looking ahead, is what looking one roll ahead finds. GNU Backgammon
chooses these plays without the cube, so that in a match the mean of the map may be a little higher. The map of
GammonKit's own engine must agree with its own evaluation as closely.
"""
import json
import subprocess
import sys

POSITIONS = [
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
    "XGID=-BBBBB------a---c--bbbbaA-:0:0:1:00:0:0:0:0:10",
    "XGID=aa--BBC-B---cD---d-c--b-A-:0:0:1:00:0:0:0:0:10",
    "XGID=-a-B-BC-A---cC---c-d--b-A-:0:0:1:00:3:2:0:7:10",
    "XGID=-a-B-BC-A---cC---c-d--b-A-:0:0:1:00:1:2:0:5:10",
    "XGID=a-BBBBB-A-A--------bccbbA-:1:1:1:00:0:0:0:0:10",
]
UNIT = {"equity": 0.0002, "emg": 0.01}  # How far the mean may be above.
BELOW = 0.0003


def answer(program, *words):
    done = subprocess.run([program, *words, "--json"], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(words)}\n{done.stderr}")
    return json.loads(done.stdout)[0]


def complaints(program, name, engine):
    for position in POSITIONS:
        rolls = answer(program, "rolls", "--ply", "0", *engine, position)
        ahead = answer(program, "eval", "--ply", "1", *engine, position)
        [(unit, mean)] = [item for item in rolls["average"].items() if item[0] in UNIT]
        expected = ahead["cube"].get("no_double", ahead["cubeful"])[unit]
        print(f"{name:9} {mean:+.4f} {expected:+.4f}  {position}")
        # GammonKit's own looking ahead leaves out plays that seem hopeless.
        above = UNIT[unit] if engine else 0.02
        if not expected - BELOW <= mean <= expected + above:
            yield f"{name}: the mean of {position} is {mean}, not {expected}"


def main():
    program, gnubg = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "/usr/games/gnubg"
    wrong = list(complaints(program, "gnubg", ["--engine", "gnubg", "--gnubg", gnubg]))
    wrong += list(complaints(program, "gammonkit", []))
    print("\n".join(wrong) or "all agree")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
