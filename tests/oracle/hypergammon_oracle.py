#!/usr/bin/env python3
"""Compares tables of hypergammon with those of makehyper (package gnubg), bit for bit.

    hypergammon_oracle.py path/to/gammonkit [--checkers 1,2] [--makehyper makehyper]

1 checker takes no time, 2 take makehyper a minute. For 3 it would need hours.
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77


def same(options, checkers, folder):
    """True if both programs write the same file."""
    theirs, ours = folder / "theirs.bd", folder / "ours.bd"
    subprocess.run([options.makehyper, "-c", checkers, "-n", "-f", theirs], check=True, cwd=folder,
                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    subprocess.run([options.gammonkit, "bearoff", "build", "--hyper", checkers, "--force", "-o", ours], check=True)
    result = theirs.read_bytes() == ours.read_bytes()
    print("same" if result else "DIFFERENT", checkers, flush=True)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gammonkit")
    parser.add_argument("--checkers", default="1")
    parser.add_argument("--makehyper",
                        default=shutil.which("makehyper", path=os.environ.get("PATH", "") + ":/usr/games"))
    options = parser.parse_args()
    if not options.makehyper:
        print("skipped: needs makehyper, of the package gnubg")
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as name:
        results = [same(options, checkers, pathlib.Path(name)) for checkers in options.checkers.split(",")]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
