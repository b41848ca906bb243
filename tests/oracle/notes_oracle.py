#!/usr/bin/env python3
"""Has GNU Backgammon (package gnubg) load a match in which fix wrote comments, marks and ratings, and save it again.

    tests/oracle/notes_oracle.py PROGRAM [GNUBG]

What it saves must have them all, but for marks of good plays, which 1.07 leaves out. The exit code is 1 if not, 77 if there is no GNU Backgammon.
"""
import pathlib
import subprocess
import sys
import tempfile

MATCH = pathlib.Path(__file__).resolve().parents[1] / "cli/files/match.mat"
NOTES = """match: In the park.
g1-1 good: Slots and splits: [both].
g1-2 very-bad: Too greedy.
    The bar point is worth more.
g1-3 lucky interesting:
g1-4 very-unlucky doubtful:
"""
KEPT = ["GC[In the park.]", "WR[1700]", "C[Slots and splits: [both\\].]",
        "C[Too greedy.\nThe bar point is worth more.]", "BM[2]", "GW[1]", "DO[", "GW[2]"]


def saved_again(program, gnubg, folder):
    notes, ours, script, theirs = (pathlib.Path(folder) / name for name in ("notes", "a.sgf", "script", "b.sgf"))
    notes.write_text(NOTES)
    subprocess.run([program, "fix", "-q", "--notes", notes, "--rating", "1=1700", MATCH, "-o", ours], check=True)
    script.write_text(f'load match "{ours}"\nsave match "{theirs}"\n')
    subprocess.run([gnubg, "-t", "-q", "-r", "-c", script], stdin=subprocess.DEVNULL, check=True, capture_output=True)
    return theirs.read_text()


def main():
    program, gnubg = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "/usr/games/gnubg"
    if not pathlib.Path(gnubg).exists():
        print("skipped: there is no GNU Backgammon")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        text = saved_again(program, gnubg, folder)
    lost = [part for part in KEPT if part not in text]
    for part in lost:
        print(f"GNU Backgammon does not keep {part!r}")
    if lost:
        print(text)
    sys.exit(1 if lost else 0)


main()
