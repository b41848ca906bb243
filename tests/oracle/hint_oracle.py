#!/usr/bin/env python3
"""Names the plays that GNU Backgammon (package gnubg) likes least, has it asked about them, and compares with its hint.

    tests/oracle/hint_oracle.py PROGRAM [GNUBG]

Rank, equity and error of each must be those that `hint` of GNU Backgammon prints without looking ahead. So must what it
says of the cube: the cubeless equity at the score and for money, the choices in their order, the verdict and the
percentage behind it. The exit code is 1 if one is not, 77 if there is no GNU Backgammon.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

LOWEST = 3
DIGIT = 0.0011  # It prints three, and rounds the difference apart.
POSITIONS = ["XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
             "XGID=-a-B-BC-A---cC---c-d--b-A-:0:0:1:52:0:0:0:0:10",
             "XGID=aa--BBC-B---cD---d-c--b-A-:0:0:1:64:0:0:0:0:10"]
CUBES = ["XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:0:0:5:10",
         "XGID=-b----E-C---eE---c-e----B-:1:1:1:00:2:0:0:5:10",
         "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10",
         "XGID=-a-B-BC-A---cC---c-d--b-A-:0:0:1:00:3:1:0:7:10",
         "XGID=aa--BBC-B---cD---d-c--b-A-:0:0:1:00:0:0:0:0:10"]
ROW = re.compile(r"^\s*(\d+)\. Cubeful 0-ply\s+(\S.*?)\s+Eq\.: *([-+][\d.]+)", re.M)


def hint_of_gnubg(gnubg, position):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as script:
        script.write("set player 0 human\nset player 1 human\nset automatic roll off\n"
                     "set evaluation chequerplay evaluation plies 0\nset evaluation cubedecision evaluation plies 0\n"
                     f"new session\nset xgid {position}\nhint 500\n")
        script.flush()
        done = subprocess.run([gnubg, "-t", "-q", "-r", "-c", script.name], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, check=True, timeout=60)
    return done.stdout


def plays_of_gnubg(gnubg, position):
    """{play: (rank, equity)} of all its plays."""
    return {play: (int(rank), float(equity)) for rank, play, equity in ROW.findall(hint_of_gnubg(gnubg, position))}


def cube_of_gnubg(gnubg, position):
    """Choices best first, verdict, percentage (or none), cubeless equity at the score, and for money (or none)."""
    text = hint_of_gnubg(gnubg, position)
    score, money = re.search(r"cubeless equity (\S+)(?: \(Money: (\S+)\))?", text).groups()
    verdict, share = re.search(r"Proper cube action: ([^(\n]*[^(\n ])(?: \(([\d.]+)%\))?", text).groups()
    choices = [choice.lower() for choice in re.findall(r"^\d\. (\S.*?)  ", text, re.M)]
    return choices, verdict, share and float(share), float(score), money and float(money)


def cube_of_ours(program, gnubg, position):
    done = subprocess.run([program, "eval", "--json", "--engine", "gnubg", "--gnubg", gnubg, "--ply", "0", position],
                          capture_output=True, text=True, check=True, timeout=60)
    answer = json.loads(done.stdout)[0]
    cube, cubeless = answer["cube"], answer["cubeless"]
    words = {"no_double": "no double", "double_take": "double, take", "double_pass": "double, pass"}
    return ([words[choice] for choice in cube["best_first"]], cube["verdict"],
            cube["break_even"] and 100 * cube["break_even"], cubeless.get("emg", cubeless["equity"]),
            cubeless["equity"] if "emg" in cubeless else None)


def cube_complaints(program, gnubg, position):
    theirs, ours = cube_of_gnubg(gnubg, position), cube_of_ours(program, gnubg, position)
    print(theirs, ours, sep="\n")
    near = all(a == b or (a is not None and b is not None and abs(a - b) < most)
               for a, b, most in zip(theirs[2:], ours[2:], (0.15, DIGIT, DIGIT)))
    if theirs[:2] != ours[:2] or not near:
        yield f"{position}: {theirs}, not {ours}"


def named_plays(program, gnubg, position, plays):
    options = [word for play in plays for word in ("--play", play)]
    done = subprocess.run([program, "hint", "--json", "--engine", "gnubg", "--gnubg", gnubg, "--ply", "0", "-n", "1",
                           *options, position], capture_output=True, text=True, check=True, timeout=60)
    return [play for play in json.loads(done.stdout)[0]["plays"] if play.get("named")]


def complaints(program, gnubg, position):
    theirs = plays_of_gnubg(gnubg, position)
    best = max(equity for _, equity in theirs.values())
    lowest = sorted(theirs, key=lambda play: theirs[play])[-LOWEST:]
    ours = named_plays(program, gnubg, position, lowest)
    if len(ours) != LOWEST:
        yield f"{position}: {len(ours)} plays are named, not {LOWEST}"
    for play, row in zip(lowest, ours):
        rank, equity = theirs[play]
        print(f"{rank:3} {play:20} {equity:+.3f} {row['cubeful']['equity']:+.5f}  error {row['error']:.5f}")
        if row["rank"] != rank or abs(row["cubeful"]["equity"] - equity) > DIGIT:
            yield f"{position}: {play} is number {rank} with {equity}, not {row}"
        if abs(row["error"] - (best - equity)) > 2 * DIGIT:
            yield f"{position}: {play} loses {best - equity:.3f}, not {row['error']}"


def main():
    program, gnubg = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "/usr/games/gnubg"
    if not pathlib.Path(gnubg).exists():
        print("skipped: there is no GNU Backgammon")
        sys.exit(77)
    wrong = [line for position in POSITIONS for line in complaints(program, gnubg, position)]
    wrong += [line for position in CUBES for line in cube_complaints(program, gnubg, position)]
    print("\n".join(wrong) or "all agree")
    sys.exit(1 if wrong else 0)


main()
