#!/usr/bin/env python3
"""Compares the counts of races with those of GNU Backgammon (package gnubg): Keith, Thorp, Isight, 8-9-12, Kleinman.

    race_oracle.py path/to/gammonkit [--gnubg gnubg]

Our Keith count of the player on roll is rounded down, as published; gnubg 1.07 does not round it.
"""
import argparse
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77  # What CTest takes for a skipped test.
RACES = 60
SETTINGS = "set automatic game off\nset automatic roll off\nset player 0 human\nset player 1 human\nnew session\n"
SHOWN = "show keith\nshow thorp\nshow isight\nshow 8912\nshow kleinman\n"
NUMBER = r"(-?\d+(?:\.\d+)?)"
FIGURES = {  # What gnubg prints, in the order of the commands above.
    "keith": rf"Keith Count Leader +: {NUMBER}",
    "keith_other": rf"Keith Count Trailer +T: {NUMBER}",
    "thorp": rf"Thorp Count Leader +: {NUMBER}",
    "thorp_other": rf"Thorp Count Trailer +T: {NUMBER}",
    "isight": rf"Isight Count Leader +L: {NUMBER}",
    "isight_other": rf"Isight Count Trailer +T: {NUMBER}",
    "isight_win": rf"Estimated GWC: {NUMBER}%",
    "8-9-12": rf"Leader is {NUMBER} percent ahead",
    "kleinman_win": rf"Cubeless Winning Chance: {NUMBER}",
}


def side(dice):
    points = [0] * 25
    for _ in range(dice.randint(3, 15)):
        points[dice.randint(1, 6) if dice.random() < 0.8 else dice.randint(7, 12)] += 1
    return points


def xgid(own, other):
    def letters(n):
        if own[n]:
            return chr(ord("A") + own[n] - 1)
        return chr(ord("a") + other[25 - n] - 1) if n and other[25 - n] else "-"
    return f"XGID={''.join(letters(n) for n in range(25))}-:0:0:1:00:0:0:0:0:10"


def ours(gammonkit, asked):
    done = subprocess.run([gammonkit, "-r", "race", "-t", "jsonl", "--ply", "0", "-"], input="\n".join(asked),
                          capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines():
        counts = {count["method"]: count for count in json.loads(line)["counts"]}
        thorp = counts["thorp"]["player"]
        yield {
            "keith": counts["keith"]["player"],
            "keith_other": counts["keith"]["opponent"],
            "thorp": thorp / 1.1 if thorp > 33 else thorp,
            "thorp_other": counts["thorp"]["opponent"],
            "isight": counts["isight"]["player"] * 6 / 7,
            "isight_other": counts["isight"]["opponent"],
            "isight_win": 100 * counts["isight"]["win"],
            "8-9-12": counts["8-9-12"]["measure"],
            "kleinman_win": counts["kleinman"]["win"],
        }


def theirs(gnubg, asked, folder):
    script = folder / "commands"
    script.write_text(SETTINGS + "".join(f"set xgid {each}\n{SHOWN}" for each in asked) + "quit\ny\n")
    done = subprocess.run([gnubg, "-t", "-q", "-r", "-c", script], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL)
    for part in done.stdout.split("Keith Count Leader    ")[1:]:
        part = "Keith Count Leader    " + part
        found = {name: re.search(pattern, part) for name, pattern in FIGURES.items()}
        figures = {name: float(match[1]) for name, match in found.items() if match}
        if "keith" in figures:
            figures["keith"] += figures["keith"] // 7
        yield figures


def differences(one, two):
    """The figures that both tell, and tell differently. Chances below 0 and of sure races gnubg leaves open."""
    near = {"isight_win": 0.06, "8-9-12": 0.06, "kleinman_win": 0.00006}
    return [name for name in one if name in two and abs(one[name] - two[name]) > near.get(name, 0.0001)
            and not (name.endswith("_win") and (one[name] in (0, 100) or two[name] <= 0 or two[name] >= 100))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gammonkit")
    parser.add_argument("--gnubg", default=shutil.which("gnubg", path=os.environ.get("PATH", "") + ":/usr/games"))
    options = parser.parse_args()
    if not options.gnubg:
        print("skipped: gnubg is not installed")
        sys.exit(SKIPPED)
    dice = random.Random(12)
    asked = [xgid(side(dice), side(dice)) for _ in range(RACES)]
    with tempfile.TemporaryDirectory() as name:
        pairs = list(zip(asked, ours(options.gammonkit, asked), theirs(options.gnubg, asked, pathlib.Path(name)),
                         strict=True))
    wrong = [(race, each, one[each], two[each]) for race, one, two in pairs for each in differences(one, two)]
    for race, each, one, two in wrong:
        print(f"{race}: {each} is {one}, of gnubg {two}")
    told = sum(len(two) for _, _, two in pairs)
    print(f"{told} figures of {len(pairs)} races compared, {len(wrong)} differ")
    sys.exit(1 if wrong or told < 8 * RACES else 0)


if __name__ == "__main__":
    main()
