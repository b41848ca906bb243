#!/usr/bin/env python3
"""Lets GNU Backgammon add up the errors of a match that eXtreme Gammon has analyzed.

    xg_errors_oracle.py GAMMONKIT MATCH.xg TABLE.xml

XG stores with every decision what was lost by it. We convert the match to SGF, by the match equity table that both programs use
(Kazaross-XG2); GNU Backgammon computes its statistics from the candidates and cube decisions that it finds there. Both must come
to the same sums, so candidates, plays, cube actions, sides, signs and units must all be right. The stored errors are read here
with a dozen lines of Python, not by GammonKit."""
import re
import struct
import subprocess
import sys
import tempfile
import zlib

RECORD, CUBE, MOVE, NONE = 2560, 2, 3, -1000.0
TOLERANCE = 0.0011  # GNU Backgammon prints three decimals.


def records(path):
    """The records of temp.xg, the first member of the archive."""
    data = open(path, "rb").read()
    registry_size, archive_size = struct.unpack("<ii", data[-24:-16])
    start = len(data) - 36 - registry_size - archive_size
    unpacked = zlib.decompressobj().decompress(data[start:])
    return [unpacked[at:at + RECORD] for at in range(0, len(unpacked), RECORD)]


def number(kind, record, offset):
    return struct.unpack_from(kind, record, offset)[0]


def stored_errors(path):
    """What each player (1, -1) has lost by plays and by cube actions."""
    plays, cubes = {1: 0.0, -1: 0.0}, {1: 0.0, -1: 0.0}
    for record in records(path):
        if record[8] == CUBE:
            player = number("<i", record, 12)
            double, take = number("<d", record, 200), number("<d", record, 216)
            cubes[player] += 0 if double == NONE else double
            cubes[-player] -= 0 if take == NONE else take
        elif record[8] == MOVE:
            error = number("<d", record, 2312)
            plays[number("<i", record, 64)] -= 0 if error == NONE else error
    return [plays[1], plays[-1], cubes[1], cubes[-1]]


def gnubg_errors(sgf):
    commands = f"load match {sgf}\nshow statistics match\n"
    shown = subprocess.run(["gnubg", "-t", "-q", "-r"], input=commands, capture_output=True, text=True).stdout
    totals = re.findall(r"Error total EMG \(MWC\) +(-?[0-9.]+) \(.*?%\) +(-?[0-9.]+) \(", shown)
    return [abs(float(total)) for section in totals[:2] for total in section]


def main():
    gammonkit, match, table = sys.argv[1:]
    ours = stored_errors(match)
    with tempfile.TemporaryDirectory() as folder:
        sgf = f"{folder}/match.sgf"
        subprocess.run([gammonkit, "convert", "-q", "--met", table, match, sgf], check=True)
        theirs = gnubg_errors(sgf)
    names = ["plays, first player", "plays, second player", "cube, first player", "cube, second player"]
    for name, a, b in zip(names, ours, theirs):
        print(f"{name}: {a:.3f} stored, {b:.3f} by GNU Backgammon")
    same = len(theirs) == 4 and all(abs(a - b) <= TOLERANCE for a, b in zip(ours, theirs))
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
