#!/usr/bin/env python3
"""Compares how GNU Backgammon and GammonKit understand formats of positions.

Random positions, made by GNU Backgammon's own play of random games, are written by GNU Backgammon as pos and
snowietxt and by GammonKit from their XGID; then each program reads what the other wrote. GNU Backgammon shows
what it has read as a board with Position ID and Match ID, which must be those of the position.

    positions_oracle.py path/to/gammonkit [--positions 100]
"""

import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

GNUBG = shutil.which("gnubg") or "/usr/games/gnubg"
FORMATS = {"pos": "pos", "snowietxt": "snowietxt"}


def gnubg(commands, folder):
    script = folder / "commands"
    script.write_text("\n".join(commands) + "\n")
    environment = dict(os.environ, HOME=str(folder))
    done = subprocess.run([GNUBG, "-t", "-q", "-r", "-c", str(script)], env=environment, timeout=600,
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    return done.stdout


def gammonkit(program, *arguments):
    done = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=60)
    return done.stdout


def random_xgid(rng):
    """A position with both players on the board, at a score or for money, with or without dice."""
    places = ["-"] * 26
    free = list(range(1, 25))
    for letters in ("ABCDEFGHIJKLMNO", "abcdefghijklmno"):
        left = 15 - rng.choice([0, 0, 0, 3, 9])
        while left > 0:
            count = rng.randint(1, min(left, 6))
            place = free.pop(rng.randrange(len(free)))
            places[place] = letters[count - 1]
            left -= count
            if len(free) < 8:
                break
    length = rng.choice([0, 1, 5, 7, 25])
    scores = [rng.randrange(max(length, 1)) for _ in range(2)]
    cube = rng.choice([0, 0, 1, 2]) if length != 1 else 0
    owner = rng.choice([-1, 1]) if cube else 0
    near = length > 1 and (length - 1 in scores)
    rule = rng.randrange(2) if near and cube == 0 else 0
    if length == 0:
        rule = rng.choice([0, 1])
        scores = [0, 0]
    dice = rng.choice(["00", "31", "66", "52"])
    return f"XGID={''.join(places)}:{cube}:{owner}:1:{dice}:{scores[0]}:{scores[1]}:{rule}:{length}:10"


def identifiers(text):
    """Position ID and Match ID of the last board in a text, the latter without its Jacoby bit."""
    positions = re.findall(r"Position ID: (\S{14})", text)
    matches = re.findall(r"Match ID   : (\S{12})", text)
    return (positions[-1], matches[-1][:11]) if positions and matches else ("none", "none")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gammonkit")
    parser.add_argument("--positions", type=int, default=100)
    arguments = parser.parse_args()
    if not shutil.which(GNUBG):
        print("skipped: there is no GNU Backgammon")
        sys.exit(77)
    rng = random.Random(2024)
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for number in range(arguments.positions):
            xgid = random_xgid(rng)
            wanted = identifiers(gnubg([f"set xgid {xgid}"], folder))
            for ending in FORMATS:
                ours, theirs = folder / f"ours.{ending}", folder / f"theirs.{ending}"
                (folder / "one.ids").write_text(xgid + "\n")
                gammonkit(arguments.gammonkit, "convert", "-q", str(folder / "one.ids"), "-t", ending, "-o", str(ours),
                          "--force")
                gnubg([f"set xgid {xgid}", f"export position {ending} {theirs}"], folder)
                read_by_gnubg = identifiers(gnubg([f"import {ending} {ours}"], folder))
                read_by_us = identifiers(gammonkit(arguments.gammonkit, "board", "-f", ending, str(theirs)))
                for who, found in (("gnubg reads ours", read_by_gnubg), ("we read gnubg's", read_by_us)):
                    if found != wanted:
                        wrong += 1
                        print(f"{ending}: {who} as {found}, not {wanted}: {xgid}")
    print(f"{arguments.positions} positions in {len(FORMATS)} formats both ways: {wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
