#!/usr/bin/env python3
"""Compares the cube decisions in our gnubg-text with those that GNU Backgammon writes of the same match.

    gnubg_text_oracle.py GAMMONKIT [FILE.sgf...]

GNU Backgammon loads each file and exports it as text. Each cube decision that we write must stand there, word for word."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ["analysed-session.sgf", "analysed-game-3.sgf", "rollouts-match.sgf", "rollout-settings-money.sgf"]
DECISION = re.compile(r"^Cube analysis\n(.*?^Proper cube action: [^\n]*)\n", re.MULTILINE | re.DOTALL)


def decisions(text):
    return [tuple(line.rstrip() for line in found.splitlines() if line.strip()) for found in DECISION.findall(text)]


def exported(gnubg, file):
    """It writes a text for each game."""
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "script"
        script.write_text(f'load match "{file}"\nexport match text "{folder}/match.txt"\n')
        subprocess.run([gnubg, "-t", "-q", "-r", "-c", script], stdin=subprocess.DEVNULL, capture_output=True)
        return "".join(path.read_text(errors="replace") for path in sorted(pathlib.Path(folder).glob("*.txt")))


def main():
    gammonkit, *files = sys.argv[1:]
    gnubg = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
    if not gnubg:
        print("skipped: GNU Backgammon is not installed")
        return 77
    same, other = 0, 0
    for file in [pathlib.Path(name).resolve() for name in files] or [ROOT / "samples/sgf" / name for name in SAMPLES]:
        theirs = decisions(exported(gnubg, file))
        written = subprocess.run([gammonkit, "convert", "-q", "--positions", "-t", "gnubg-text", "-o", "-", file],
                                 capture_output=True, text=True, check=True).stdout
        for decision in decisions(written):
            same += decision in theirs
            other += decision not in theirs
            if decision not in theirs:
                print(f"{file.name}: GNU Backgammon does not write:", *decision, sep="\n    ")
    print(f"{same} cube decisions equal, {other} not")
    return 1 if other or not same else 0


if __name__ == "__main__":
    sys.exit(main())
