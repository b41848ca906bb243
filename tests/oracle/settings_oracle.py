#!/usr/bin/env python3
"""Has GNU Backgammon (package gnubg) load what gammonkit's analyze wrote, and show by which settings plays were judged.

    tests/oracle/settings_oracle.py PROGRAM [GNUBG]

The exit code is 1 if it shows others, 77 if there is no GNU Backgammon.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

MATCH = pathlib.Path(__file__).resolve().parents[1] / "cli/files/match.mat"
CASES = [(["--level", "expert"], {"0-ply cubeful prune [expert]"}),
         (["--level", "advanced"], {"0-ply cubeful prune, noise 0.015 (d) [advanced]"}),
         (["--ply", "1", "--cubeless", "--move-filter", "0:99/0/0"], {"0-ply cubeless prune", "1-ply cubeless prune"}),
         (["--ply", "0", "--noise", "0.05,random"], {"0-ply cubeful prune, noise 0.05 (nd)"})]


def shown(program, gnubg, options, folder):
    """The settings that GNU Backgammon prints below the plays."""
    subprocess.run([program, "analyze", "-q", *options, MATCH, "-o", f"{folder}/match.sgf", "--force"], check=True)
    script = pathlib.Path(folder) / "script"
    script.write_text(f'load match "{folder}/match.sgf"\nset export moves parameters evaluation yes\n'
                      "set export moves parameters 0-ply yes\n"
                      f'export match text "{folder}/match.txt"\n')
    subprocess.run([gnubg, "-t", "-q", "-r", "-c", script], check=True, capture_output=True)
    text = "".join(path.read_text() for path in pathlib.Path(folder).glob("match*.txt"))
    return set(re.findall(r"^\s+(\d-ply cube.*?)\s*$", text, re.M))


def main():
    program, gnubg = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "/usr/games/gnubg"
    if not pathlib.Path(gnubg).exists():
        print("skipped: there is no GNU Backgammon")
        sys.exit(77)
    wrong = 0
    for options, wanted in CASES:
        with tempfile.TemporaryDirectory() as folder:
            found = shown(program, gnubg, options, folder)
        print(" ".join(options), found)
        wrong += found != wanted
    sys.exit(1 if wrong else 0)


main()
