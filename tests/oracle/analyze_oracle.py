#!/usr/bin/env python3
"""Compares what gammonkit's analyze says of matches with what GNU Backgammon (package gnubg) says.

    tests/oracle/analyze_oracle.py [--program build/release/cli/gammonkit] [--matches 10] [--ply 0]

gnubg plays five-point matches against itself, a little at random, and analyzes them; gammonkit analyzes the same with the
same match equity table. Told are the correlations of errors and luck, and how far both agree on blunders and cube verdicts and
in each player's totals. Then gnubg loads what gammonkit has written: it must count the same moves, and the same errors that
gammonkit has marked. The exit code is 1 if luck correlates by less than 0.98, errors by less than 0.8, or gnubg counts otherwise.
"""
import argparse
import csv
import io
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
MET = "/usr/share/gnubg/met/Kazaross-XG2.xml"
NOISE = "".join(f"set player {player} {what} evaluation {setting}\n" for player in (0, 1)
                for what in ("chequer", "cubedecision") for setting in ("plies 0", "noise 0.03", "deterministic off"))
PLAY = ("set player 0 gnubg\nset player 1 gnubg\n" + NOISE + "set automatic game on\nset automatic roll on\n"
        "set automatic move on\nnew match 5\n" + "play\n" * 1500)
BLUNDER = 0.12


def run(command):
    done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(map(str, command))}\n{done.stderr}")
    return done.stdout


def gnubg(options, folder, script):
    path = pathlib.Path(folder) / "script"
    path.write_text(f'set threads 1\nset matchequitytable "{MET}"\n' + script)
    return run([options.gnubg, "-t", "-q", "-r", "-c", path])


def statistics(text):
    """The rows of gnubg's table: their name to the two columns."""
    rows = {}
    for line in text[text.rindex("Player  "):].splitlines():
        parts = re.split(r"\s{2,}", line.strip())
        if len(parts) == 3:
            rows[parts[0]] = parts[1:]
    return rows


def decisions(text):
    return [row for row in csv.DictReader(io.StringIO(text)) if row["decision"]]


def number(row, name):
    return float(row[name]) if row[name] else None


def correlation(pairs):
    n = len(pairs)
    mean_x, mean_y = (sum(values) / n for values in zip(*pairs))
    xy = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
    xx = sum((x - mean_x) ** 2 for x, _ in pairs)
    yy = sum((y - mean_y) ** 2 for _, y in pairs)
    return xy / math.sqrt(xx * yy)


def both(pairs, name, wanted=lambda row: True):
    found = [(number(ours, name), number(theirs, name)) for ours, theirs in pairs if wanted(ours)]
    return [(x, y) for x, y in found if x is not None and y is not None]


def analyze(options, folder, seed):
    """One match, analyzed by both: pairs of decisions, and both tables of statistics."""
    plain, theirs, ours = (f"{folder}/{name}{seed}.sgf" for name in ("plain", "theirs", "ours"))
    plies = "".join(f"set analysis {what} evaluation plies {options.ply}\n" for what in ("chequerplay", "cubedecision"))
    their_table = statistics(gnubg(options, folder, f'set seed {seed}\n{PLAY}save match "{plain}"\n{plies}analyse match\n'
                                                    f'save match "{theirs}"\nshow statistics match\n'))
    run([options.program, "analyze", "-q", "--ply", options.ply, "--met", MET, plain, "-o", ours])
    our_table = statistics(gnubg(options, folder, f'load match "{ours}"\nshow statistics match\n'))
    rows = [decisions(run([options.program, "convert", "-q", "--met", MET, path, "-t", "csv"])) for path in (ours, theirs)]
    key = lambda row: (row["game"], row["turn"], row["decision"])
    by_key = {key(row): row for row in rows[1]}
    return [(row, by_key[key(row)]) for row in rows[0] if key(row) in by_key], our_table, their_table, rows[0]


def blunders(pairs):
    marked = [(x > BLUNDER, y > BLUNDER) for x, y in pairs]
    return sum(x and y for x, y in marked), sum(x for x, _ in marked), sum(y for _, y in marked)


def report(pairs):
    plays = both(pairs, "error_equity", lambda row: row["decision"] == "play")
    cubes = both(pairs, "error_equity", lambda row: row["decision"] != "play")
    luck = both(pairs, "luck_equity")
    verdicts = [ours["best"] == theirs["best"] for ours, theirs in pairs
                if ours["decision"] != "play" and ours["best"] and theirs["best"]]
    figures = {"errors": correlation(plays), "luck": correlation(luck)}
    print(f"{len(plays)} plays: errors correlate by {figures['errors']:.4f}; blunders of both, ours, theirs: {blunders(plays)}")
    print(f"{len(cubes)} cube decisions: errors correlate by {correlation(cubes):.4f}; blunders {blunders(cubes)}; "
          f"the verdict is the same in {100 * sum(verdicts) / len(verdicts):.1f} %")
    print(f"{len(luck)} rolls: luck correlates by {figures['luck']:.4f}, mean difference "
          f"{sum(x - y for x, y in luck) / len(luck):+.4f}")
    return figures["luck"] >= 0.98 and figures["errors"] >= 0.8


def first_number(text):
    return float(re.match(r"[-+]?[\d.]+", text)[0])


def totals(seed, ours, theirs):
    names = ["Unforced moves", "Total cube decisions", "Error total EMG (MWC)", "Luck total EMG (MWC)"]
    values = [f"{first_number(ours[name][0]):g}/{first_number(theirs[name][0]):g}  "
              f"{first_number(ours[name][1]):g}/{first_number(theirs[name][1]):g}" for name in names]
    print(f"match {seed}, ours/theirs: " + "; ".join(f"{n.lower()} {v}" for n, v in zip(names, values)))


def is_counted(rows, ours, theirs):
    """gnubg counts in our file what gammonkit has put there."""
    marks = {"doubtful": "Moves marked doubtful", "bad": "Moves marked bad", "very-bad": "Moves marked very bad"}
    counted = all(sum(r["player"] == str(p + 1) and r["decision"] == "play" and r["mark"] == mark for r in rows)
                  == first_number(ours[name][p]) for mark, name in marks.items() for p in (0, 1))
    same = all(ours[name] == theirs[name] for name in ("Total moves", "Unforced moves"))
    if not counted or not same:
        print("  gnubg counts otherwise")
    return counted and same


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "build/release/cli/gammonkit"))
    parser.add_argument("--gnubg", default=shutil.which("gnubg", path=os.environ.get("PATH", "") + ":/usr/games"))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--ply", type=int, default=0)
    options = parser.parse_args()
    if not options.gnubg or not os.path.exists(MET):
        print("skipped: GNU Backgammon is not installed")
        return 77
    pairs, good = [], True
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(1, options.matches + 1):
            found, ours, theirs, rows = analyze(options, folder, seed)
            pairs += found
            totals(seed, ours, theirs)
            good = is_counted(rows, ours, theirs) and good
    return 0 if report(pairs) and good else 1


if __name__ == "__main__":
    sys.exit(main())
