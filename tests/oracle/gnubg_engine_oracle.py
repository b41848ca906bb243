#!/usr/bin/env python3
"""Lets GNU Backgammon judge through gammonkit, and compares with what it is known to say.

    tests/oracle/gnubg_engine_oracle.py GAMMONKIT [GNUBG]

The figures are those that GNU Backgammon 1.07 shows itself for the first roll of a money game, at 0 plies.
"""
import csv
import io
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
START = "4HPwATDgc/ABMA"
KNOWN = {"no_double": 0.0920, "double_take": -0.1913}


def gammonkit(program, gnubg, *words):
    done = subprocess.run([program, *words, "--engine", "gnubg", "--gnubg", gnubg], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(words)}\n{done.stderr}")
    return done.stdout


def main():
    program, gnubg = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "/usr/games/gnubg"
    wrong = []
    judged = json.loads(gammonkit(program, gnubg, "eval", "--json", "--ply", "0", START))[0]
    for name, equity in KNOWN.items():
        if abs(judged["cube"][name]["equity"] - equity) > 0.0002:
            wrong.append(f"{name} is {judged['cube'][name]['equity']}, not {equity}")
    best = json.loads(gammonkit(program, gnubg, "hint", "--json", "--ply", "1",
                                "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:1:0:5:10"))[0]["plays"][0]
    if best["play"] != "8/5 6/5" or best["plies"] != 1:
        wrong.append(f"the best play is {best['play']}")
    table = gammonkit(program, gnubg, "analyze", "-q", "--ply", "0", "-t", "csv", str(ROOT / "tests/cli/files/match.mat"))
    engines = {row["engine"] for row in csv.DictReader(io.StringIO(table)) if row["decision"] == "play"}
    if not any(engine.startswith("GNU Backgammon") for engine in engines):
        wrong.append(f"plays are judged by {engines}")
    print("\n".join(wrong) or "all as GNU Backgammon says")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
