#!/usr/bin/env python3
"""Reads the tables of decisions of match files back and looks whether they agree with themselves.

csv is read with Python's csv module and must have the same cells as jsonl. Errors must be what the numbers of
the best and the played say, chances must be chances, and the IDs must tell dice and score of their row. With
--gnubg, the errors of the checker plays must add up to what GNU Backgammon's statistics say of an SGF file.

    csv_oracle.py path/to/gammonkit [--gnubg] FILE...
"""

import collections
import csv
import io
import json
import pathlib
import re
import subprocess
import sys
import tempfile

TOLERANCE = 2e-6  # Each number is rounded to six decimals.
CHANCES = ["win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon"]


def converted(program, path, form):
    command = [program, "convert", "-q", path, "-t", form]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout.decode()


def as_cell(value):
    """A value of JSON as csv has it."""
    if value is None:
        return ""
    return value if isinstance(value, str) else format(value, "f").rstrip("0").rstrip(".") or "0"


def objections(row):
    number = {name: float(text) for name, text in row.items() if text and "_" in name and name.split("_")[0] in
              ("error", "equity", "mwc")}
    for unit in ("equity", "mwc"):
        played, best, error = (number.get(name) for name in (f"{unit}_played", f"{unit}_best", f"error_{unit}"))
        if error is not None and error < 0:
            yield f"negative error {error}"
        if None not in (played, best, error) and abs(best - played - error) > TOLERANCE and best > played:
            yield f"{best} - {played} is not {error}"
    if row["best"] and row["best"] == row["played"] and number.get("error_equity", 0) > 0:
        yield "the best play has an error"
    chances = [float(row[name]) for name in CHANCES if row[name]]
    if any(chance < -TOLERANCE or chance > 1 + TOLERANCE for chance in chances):
        yield f"chances {chances}"
    if not row["xgid"]:  # Behind a turn that cannot be followed.
        return
    fields = row["xgid"].split(":")
    if row["dice"] and fields[4] not in (row["dice"], row["dice"][::-1]):
        yield f"dice {row['dice']} in {row['xgid']}"
    scores = [fields[6], fields[5]] if row["player"] == "1" else [fields[5], fields[6]]
    if [row["score"], row["opponent_score"]] != scores:
        yield f"score {row['score']}-{row['opponent_score']} in {row['xgid']}"


def totals_of_gnubg(path):
    """The equity that each player lost with his checker plays, by GNU Backgammon."""
    with tempfile.TemporaryDirectory() as folder:
        commands = pathlib.Path(folder, "commands")
        commands.write_text(f'load match "{pathlib.Path(path).resolve()}"\nshow statistics match\n')
        said = subprocess.run(["gnubg", "-t", "-q", "-r", "-c", str(commands)], env={"HOME": folder,
                              "PATH": "/usr/bin:/usr/games"}, stdin=subprocess.DEVNULL, check=False,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode(errors="replace")
    line = re.search(r"^Error total EMG.*", said, re.MULTILINE)
    return sorted(-float(number) for number in re.findall(r"([-+]\d+\.\d+) *\(", line.group(0))) if line else []


def totals_of_rows(rows):
    totals = collections.Counter()
    for row in rows:
        if row["decision"] == "play":
            totals[row["player"]] += float(row["error_equity"] or 0)
    return sorted(totals.values())


def objections_of_gnubg(rows, path):
    theirs, ours = totals_of_gnubg(path), totals_of_rows(rows)
    if any(abs(a - b) > 0.001 for a, b in zip(theirs, ours)) or len(theirs) != len(ours):
        yield f"errors of {ours}, but GNU Backgammon says {theirs}"


def check(program, path, ask_gnubg):
    rows = list(csv.DictReader(io.StringIO(converted(program, path, "csv"), newline="")))
    lines = [json.loads(line) for line in converted(program, path, "jsonl").splitlines()]
    bad = 0
    if [{name: as_cell(value) for name, value in line.items()} for line in lines] != rows:
        bad += 1
        print(f"{path}: csv and jsonl differ")
    for number, row in enumerate(rows, 2):
        for objection in objections(row):
            bad += 1
            print(f"{path}:{number}: {objection}")
    for objection in objections_of_gnubg(rows, path) if ask_gnubg else []:
        bad += 1
        print(f"{path}: {objection}")
    judged = sum(1 for row in rows if row["error_equity"] or row["error_mwc"])
    print(f"{path}: {len(rows)} rows, {judged} with errors known, {bad} wrong")
    return bad


def main():
    program, *paths = [word for word in sys.argv[1:] if word != "--gnubg"]
    sys.exit(1 if sum([check(program, path, "--gnubg" in sys.argv) for path in paths]) else 0)


main()
