#!/usr/bin/env python3
"""Compares our legal plays with those that GNU Backgammon lists, roll by roll.

    list_legal_plays 1200 > plays.txt
    legal_plays_oracle.py plays.txt [JOBS]

Each line of the file is a position, a roll and the positions that our legal plays lead to. The script starts
gnubg with itself as the script to run; there it sets up each position and roll, asks for a hint of all moves
at 0 plies, and compares both the number of moves and the set of boards. Takes about 10 ms a roll.
"""
import os
import shutil
import subprocess
import sys
import tempfile

SETUP = """new session
set player 0 human
set player 1 human
set automatic roll off
set automatic game off
set automatic move off
set evaluation chequer evaluation plies 0
set evaluation chequer evaluation cubeful off
set evaluation chequer evaluation prune off
set display off"""


def boards_after_all_moves(gnubg, dice):
    """The Position IDs of the boards that gnubg's moves lead to, one for each move."""
    gnubg.command("set dice %s %s" % dice)
    hint = gnubg.hint(100000)
    moves = hint["hint"] if hint else []
    return [board_after(gnubg, move["move"]) for move in moves]


def board_after(gnubg, move):
    theirs, ours = (list(side) for side in gnubg.board())
    for start, end in gnubg.parsemove(move):
        ours[start - 1] -= 1
        if end > 0:
            ours[end - 1] += 1
            if theirs[24 - end]:
                theirs[24 - end] -= 1
                theirs[24] += 1
    return gnubg.positionid((theirs, ours))


def inside_gnubg():
    import gnubg

    for line in SETUP.split("\n"):
        gnubg.command(line)
    rolls = moves = 0
    differences = []
    position = None
    for line in open(os.environ["LEGAL_PLAYS"]):
        start, first, second, *ours = line.split()
        if start != position:
            position = start
            gnubg.command("set board " + start)
            gnubg.command("set turn 1")
        if gnubg.positionid(gnubg.board()) != start:
            differences.append("%s cannot be set up" % start)
            continue
        theirs = boards_after_all_moves(gnubg, (first, second))
        rolls += 1
        moves += len(theirs)
        if sorted(theirs) != sorted(ours):
            differences.append("%s %s%s: gnubg %s, we %s" % (start, first, second, sorted(theirs), sorted(ours)))
    with open(os.environ["LEGAL_PLAYS"] + ".report", "w") as report:
        report.write("%d %d\n%s" % (rolls, moves, "".join(text + "\n" for text in differences)))


def run(path, jobs):
    with tempfile.TemporaryDirectory() as home:
        lines = open(path).readlines()
        size = -(-len(lines) // jobs // 21) * 21
        parts, running = [], []
        for number in range(jobs):
            part = os.path.join(home, str(number))
            with open(part, "w") as file:
                file.writelines(lines[number * size:(number + 1) * size])
            environment = dict(os.environ, HOME=home, LEGAL_PLAYS=part)
            command = [shutil.which("gnubg") or "/usr/games/gnubg", "-t", "-q", "-r", "-p", os.path.abspath(__file__)]
            running.append(subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL,
                                            stdout=subprocess.DEVNULL))
            parts.append(part)
        for process in running:
            process.wait()
        reports = [open(part + ".report").read().split("\n", 1) for part in parts]
    rolls = sum(int(head.split()[0]) for head, _ in reports)
    moves = sum(int(head.split()[1]) for head, _ in reports)
    differences = "".join(text for _, text in reports)
    print("%d rolls, %d moves, %d differences" % (rolls, moves, differences.count("\n")))
    print(differences, end="")
    return 1 if differences else 0


if "LEGAL_PLAYS" in os.environ:
    inside_gnubg()
elif __name__ == "__main__":
    sys.exit(run(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1))
