#!/usr/bin/env python3
"""Writes samples as LaTeX, one of them with a hostile name, and compiles them: every error of the engine fails."""
import argparse
import pathlib
import subprocess
import sys
import tempfile

HOSTILE = r"""O'Neil <b>&%$#_{}\~^ "x" ß 王 İ"""


def run(command, folder):
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def compiled(options, source, target, folder):
    """What the engine says if it fails, else nothing."""
    report = pathlib.Path(folder) / "report.tex"
    report.unlink(missing_ok=True)
    written = run([options.program, "convert", "-q", source, "-t", target, "-o", report], folder)
    if not report.exists():  # A record that breaks rules is written, with exit status 1.
        return written.stdout.decode()
    result = run([options.engine, "-interaction=nonstopmode", "-halt-on-error", "report.tex"], folder)
    return "" if result.returncode == 0 else result.stdout.decode(errors="replace")[-2000:]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--engine", required=True)
    parser.add_argument("samples", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hostile = pathlib.Path(folder) / "hostile.mat"
        text = (options.samples / "mat/galaxy.txt").read_text(encoding="utf-8")
        hostile.write_text(text.replace("klara", HOSTILE), encoding="utf-8")
        for source, target in [(hostile, "latex"),
                               (options.samples / "sgf/analysed-game-3.sgf", "latex,boards=all,paper=letter"),
                               (options.samples / "dump/everything.dump", "latex,theme=classic")]:
            complaint = compiled(options, source, target, folder)
            if complaint:
                sys.exit(f"{source} as {target}:\n{complaint}")


if __name__ == "__main__":
    main()
