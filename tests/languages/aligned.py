#!/usr/bin/env python3
"""Asks the command in every language: numbers that stand below each other in English do so in all languages."""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

SOURCES = pathlib.Path(__file__).parent.parent.parent
LANGUAGES = ["en"] + sorted(path.stem for path in (SOURCES / "support/languages").glob("*.po"))
OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:{}:0:0:{}:10"
REDOUBLE = "XGID=--A--A------------------a-:1:1:1:00:0:0:{}:10"
# In a column, and not in a sentence.
NUMBER = re.compile(r"(?<=\s\s)[-+−~]?\d+(?:[.,]\d+)?%?(?=[\s)]|$)")
# What is asked, and how many lines with numbers below each other it has at least.
QUESTIONS = [
    (["eval", "--ply", "0", OPENING.format("00", "0:7")], 5),
    (["eval", "--ply", "0", OPENING.format("00", "0:0")], 5),
    (["eval", "--ply", "0", "--cube-model", "jump:8%", REDOUBLE.format("0:7")], 5),
    (["eval", "--ply", "0", "-p", "g2-12", str(SOURCES / "samples/sgf/analysed-session.sgf")], 4),
    (["hint", "--ply", "0", "--plays", "50", OPENING.format("31", "0:7")], 25),
    (["race", "XGID=-BBCC---------------bbbca-:0:0:1:00:0:0:0:7:10"], 5),
    (["stats", str(SOURCES / "samples/sgf/analysed-session.sgf")], 20),
]


def columns(text):
    """How wide it is on a terminal."""
    return sum(0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def number_ends(line):
    return [columns(line[:match.end()]) for match in NUMBER.finditer(line)]


def complaints_about(english, text):
    """Neighbors whose numbers are in the same columns in English alone; and how many neighbors were compared."""
    lines, others = english.splitlines(), text.splitlines()
    if len(lines) != len(others):
        return [f"{len(lines)} lines in English, and {len(others)} here"], 0
    found, compared = [], 0
    # A play has two lines: what stands below one of them is two lines away.
    pairs = [(at, at + step) for at in range(len(lines)) for step in (1, 2) if at + step < len(lines)]
    for at, under in pairs:
        line, below, other, below_other = lines[at], lines[under], others[at], others[under]
        aligned = [(i, j) for i, end in enumerate(number_ends(line)) for j, end_below in enumerate(number_ends(below)) if end == end_below]
        ends, ends_below = number_ends(other), number_ends(below_other)
        compared += bool(aligned)
        if any(max(i - len(ends), j - len(ends_below)) >= 0 or ends[i] != ends_below[j] for i, j in aligned):
            found.append(f"{other}\n{below_other}")
    return found, compared


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = os.path.abspath(parser.parse_args().program)
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_CONFIG_HOME": folder, "LC_ALL": "C.UTF-8"}

        def answer(language, question):
            return subprocess.run([program, "--lang", language, *question], stdout=subprocess.PIPE, check=True, cwd=folder,
                                  env=environment).stdout.decode()

        for question, least in QUESTIONS:
            english = answer("en", question)
            for language in LANGUAGES:
                found, compared = complaints_about(english, answer(language, question))
                if compared < least:
                    found.append(f"only {compared} lines have their numbers below those of another")
                for complaint in found:
                    failures += 1
                    print(f"--lang {language} {' '.join(question[:2])}:\n{complaint}")
    print(f"{len(QUESTIONS)} answers in {len(LANGUAGES)} languages, {failures} lines do not stand in their columns")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
