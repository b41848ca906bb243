#!/usr/bin/env python3
"""Has GNU Backgammon (package gnubg) load an SGF file with clock times and video stamps.

    tests/oracle/times_oracle.py PROGRAM [GNUBG]

The match that it exports must be the same as the one it exports of a file without them. The exit code is 1 if not,
77 if there is no GNU Backgammon.
"""
import pathlib
import subprocess
import sys
import tempfile

LINES = """match 3
players Ann vs Bo
Bo 31 8/5 6/5
64 24/14
52 13/11*/6
41 bar/24 13/9
double
take
63 24/15
resign 1
accept"""


def exported(program, gnubg, folder, name, lines):
    ours, script, theirs = (folder / f"{name}.{ending}" for ending in ("sgf", "script", "mat"))
    subprocess.run([program, "transcribe", ours], input=lines + "\n", text=True, check=True)
    script.write_text(f'load match "{ours}"\nexport match mat "{theirs}"\n')
    subprocess.run([gnubg, "-t", "-q", "-r", "-c", script], stdin=subprocess.DEVNULL, check=True, capture_output=True)
    return ours.read_text(), theirs.read_text()


def main():
    program, gnubg = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "/usr/games/gnubg"
    if not pathlib.Path(gnubg).exists():
        print("skipped: there is no GNU Backgammon")
        sys.exit(77)
    timed = "\n".join(f"{line} @ {i}:00 clock 9:{i} -0:07" if line[0].isdigit() or line[0] in "BdT" else line
                      for i, line in enumerate(LINES.splitlines(), 10))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        without = exported(program, gnubg, folder, "without", LINES)
        times = exported(program, gnubg, folder, "with", timed)
    assert times[0].count("VT[") == 6 and times[0].count("BL[-7]") == 6, times[0]
    if times[1] != without[1] or "Takes" not in times[1]:
        print("GNU Backgammon reads another match where times are told:", times[1], without[1], sep="\n")
        sys.exit(1)


main()
