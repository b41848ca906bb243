#!/usr/bin/env python3
"""Compares how GNU Backgammon and GammonKit understand MAT files.

GNU Backgammon imports each file and exports it again; then it imports what `gammonkit convert` made of the
same file and exports that. Both exports must tell the same games: names, scores, dice, plays, cube actions
and results. Differences that come from known misreadings of GNU Backgammon are named, not hidden.

    mat_oracle.py path/to/gammonkit FOLDER... [--dialect xg] [--show]
"""

import argparse
import collections
import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile


def exported_by_gnubg(path, folder):
    """What GNU Backgammon makes of a file, as MAT; empty if it refuses the file."""
    result = folder / "export.mat"
    result.unlink(missing_ok=True)
    commands = folder / "commands"
    commands.write_text(f'import mat "{path}"\nexport match mat "{result}"\n')
    environment = dict(os.environ, HOME=str(folder))
    subprocess.run(["gnubg", "-t", "-q", "-r", "-c", str(commands)], env=environment, timeout=120,
                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return result.read_text(errors="replace") if result.exists() else ""


def net(moves):
    """A play without its stops on the way: gnubg writes 5/off with 42 as 5/1 1/0, whatever is legal."""
    ends = collections.Counter()
    for step in moves.split():
        start, end = step.rstrip("*").split("/")
        ends[start] -= 1
        ends[end] += 1
    hits = sorted(step.split("/")[1] for step in moves.split() if step.endswith("*"))
    return " ".join([f"{point}:{change:+}" for point, change in sorted(ends.items()) if change] + hits)


def told(text):
    """The lines that tell the play; of score lines the scores, because gnubg takes the last game's names."""
    lines = []
    for line in text.splitlines():
        if line.startswith(";") or not line.strip():
            continue
        line = re.sub(r"^ .* : (\d+) +.* : (\d+)$", r"\1 \2", line)
        line = re.sub(r"(\d\d): ((?:\d+/\d+\*? ?)+)", lambda m: f"{m[1]}: {net(m[2])} ", line)
        lines.append(" ".join(line.split()))
    return lines


def has_short_row(text):
    """A line of a game without colon and of at most 15 characters, such as '  6)  Drops' or ' Losses 3 point'."""
    return any(0 < len(line.rstrip("\r\n")) <= 15 and line.strip() and ":" not in line
               and not re.match(r"\s*(Game \d+|\d+ point match)\s*$", line) for line in text.splitlines())


def known_misreading(original, reference):
    """The name of what GNU Backgammon is known to get wrong in this file, or nothing."""
    if not reference:
        return "gnubg refuses the file or crashes"
    length = re.search(r"(\d+) point match", original)
    won = [int(points) for points in re.findall(r"Wins (\d+)", original)]
    if any(points > 100 or length and points == int(length[1]) > 4 for points in won):
        return "more points are claimed than can be won"
    if has_short_row(original):
        return "gnubg reads the cell before a short row twice"
    if re.search(r"\) {2,}Losses", original):
        return "gnubg does not know Losses"
    if "Concedes" in original:
        return "gnubg does not know Concedes"
    return ""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gammonkit")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--dialect", default="jellyfish")
    parser.add_argument("--show", action="store_true", help="print the differences")
    arguments = parser.parse_args()

    unexplained = 0
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        for folder in arguments.folders:
            same, explained = 0, {}
            files = sorted(path for path in pathlib.Path(folder).iterdir() if path.is_file())
            for path in files:
                converted = scratch / "ours.mat"
                subprocess.run([arguments.gammonkit, "convert", "-q", "--force", "-f", "mat", "-t",
                                f"mat,dialect={arguments.dialect}", str(path), "-o", str(converted)])
                reference = told(exported_by_gnubg(path.resolve(), scratch))
                ours = told(exported_by_gnubg(converted, scratch))
                if reference == ours and ours:
                    same += 1
                    continue
                reason = known_misreading(path.read_text(errors="replace"), reference)
                if reason:
                    explained.setdefault(reason, []).append(path.name)
                else:
                    unexplained += 1
                    print(f"DIFFERENT {path}")
                if arguments.show:
                    print("\n".join(difflib.unified_diff(reference, ours, "gnubg", "gammonkit", lineterm="", n=1)))
            print(f"{folder}: {same} of {len(files)} the same")
            for reason, names in explained.items():
                print(f"    {len(names)}: {reason}: {', '.join(names)}")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
