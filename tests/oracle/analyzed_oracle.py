#!/usr/bin/env python3
"""Compares what GNU Backgammon counts in files that GammonKit has analyzed with what GammonKit says of them.

    analyzed_oracle.py GAMMONKIT [--all | FILE...]

Samples are analyzed at the levels fast and standard and written as SGF; so are samples that others have analyzed, as they
are. Then `show statistics match` and `game` of GNU Backgammon must be what `stats --rules 1.07 --thresholds gnubg` says,
to the last digit, but for ties in sums (see statistics_oracle.py). Nobody names a match equity table. Without --all a few
samples are tried."""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import statistics_oracle

ROOT = pathlib.Path(__file__).resolve().parents[2]
FEW = ["samples/mat/xg-7-point.mat", "samples/sgf/analysed-session.sgf", "samples/xg/stored.xg",
       "samples/oldmoves/money-session.txt", "samples/bgf/money-as-json.bgf", "samples/party/out-of-order.gam"]
# What GNU Backgammon has no way to say in a file, so that it counts something else.
EXEMPT = {
    "samples/mat/odd-rows.txt": "a play against the rules is an edited board in SGF: it sees no play there",
    "samples/sgf/nackgammon-crawford-game.sgf":
        "a play against the rules: faultless and unforced there, and with us nothing that counts",
}
KINDS = {".mat", ".sgf", ".xg", ".bgf", ".txt", ".gam", ".json"}
LEVELS = ("fast", "standard")


def samples(words):
    if words == ["--all"]:
        return sorted(path for path in (ROOT / "samples").rglob("*") if path.suffix in KINDS)
    return [pathlib.Path(word).resolve() for word in words] or [ROOT / name for name in FEW]


def made(command, output):
    """The file that a command has written; nothing if it is no match that GNU Backgammon can load."""
    subprocess.run([*map(str, command), "--force", "-o", str(output)], capture_output=True, text=True)
    if not output.exists():
        return None
    is_match = b";FF[4]GM[6]" in output.read_bytes()
    return output if is_match else None


def is_judged(gammonkit, file):
    done = subprocess.run([gammonkit, "stats", "--json", "-q", str(file)], capture_output=True, text=True)
    return done.returncode == 0 and len(json.loads(done.stdout)) == 1


def written(gammonkit, sample, folder):
    """The files to compare: analyzed by us at each level, and as it came, if somebody has analyzed it."""
    stem = f"{sample.parent.name}-{sample.name.replace('.', '-')}"
    files = [made([gammonkit, "analyze", "-q", "--level", level, sample], folder / f"{stem}-{level}.sgf") for level in LEVELS]
    if sample.suffix in (".xg", ".bgf"):
        files.append(made([gammonkit, "convert", "-q", sample], folder / f"{stem}-converted.sgf"))
    return [file for file in files if file and is_judged(gammonkit, file)]


def main():
    gammonkit, *words = sys.argv[1:]
    if not shutil.which("gnubg") and not shutil.which("gnubg", path="/usr/games"):
        print("skipped: GNU Backgammon is not installed")
        return 77
    report = {"files": 0, "same": 0, "other": 0, "unknown to us": 0, "missed after beavers": 0, "not compared": set()}
    left_out, exempt = [], []
    with tempfile.TemporaryDirectory() as folder:
        for sample in samples(words):
            name = str(sample.relative_to(ROOT)) if sample.is_relative_to(ROOT) else ""
            if name in EXEMPT:
                exempt.append(f"exempt: {name}: {EXEMPT[name]}")
                continue
            files = written(gammonkit, sample, pathlib.Path(folder))
            if len(files) < len(LEVELS):
                left_out.append(sample.name)
            for file in files:
                statistics_oracle.check(gammonkit, "-", str(file), report)
    print(f"{report['files']} files, {report['same']} numbers equal, {report['other']} not")
    if report["not compared"]:
        print("not compared: " + ", ".join(sorted(report["not compared"])))
    print(*exempt, sep="\n", end="\n" if exempt else "")
    if left_out:
        print("no files of: " + ", ".join(left_out))
    return 1 if report["other"] or (left_out and words != ["--all"]) else 0


if __name__ == "__main__":
    sys.exit(main())
