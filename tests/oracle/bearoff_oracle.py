#!/usr/bin/env python3
"""Compares bearoff tables of all forms with those of makebearoff (package gnubg), bit for bit.

    bearoff_oracle.py path/to/gammonkit [--makebearoff makebearoff]
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ONE_SIDED_FORMS = ((["-g"], ["--no-gammons"]), (["-c"], ["--form", "plain"]),
                   (["-c", "-g"], ["--form", "plain", "--no-gammons"]), (["-n"], ["--form", "normal"]), ([], []))
TWO_SIDED_FORMS = ((["-C"], ["--cubeless"]), ([], []))
ONE_SIDED = (1, 2, 3, 4, 5, 6, 7)
TWO_SIDED = ("1x1", "2x2", "3x3", "6x1", "6x2", "6x3", "6x4", "7x2", "8x3", "12x2", "18x1")


def same(options, theirs, ours, folder):
    """True if both programs write the same file."""
    their_file, our_file = folder / "theirs.bd", folder / "ours.bd"
    subprocess.run([options.makebearoff, *theirs, "-f", their_file], check=True, stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    subprocess.run([options.gammonkit, "bearoff", "build", "--force", *ours, "-o", our_file], check=True)
    result = their_file.read_bytes() == our_file.read_bytes()
    print("same" if result else "DIFFERENT", " ".join(ours), flush=True)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gammonkit")
    parser.add_argument("--makebearoff",
                        default=shutil.which("makebearoff", path=os.environ.get("PATH", "") + ":/usr/games"))
    options = parser.parse_args()
    if not options.makebearoff:
        sys.exit("needs makebearoff, of the package gnubg")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        results = [same(options, ["-o", str(points), *theirs], ["--one-sided", str(points), *ours], folder)
                   for points in ONE_SIDED for theirs, ours in ONE_SIDED_FORMS]
        results += [same(options, ["-t", size, *theirs], ["--two-sided", size, *ours], folder)
                    for size in TWO_SIDED for theirs, ours in TWO_SIDED_FORMS]
    print(f"{sum(results)} of {len(results)} tables are the same")
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
