#!/usr/bin/env python3
"""Plays the commands of a page for people: play_page.py --program GAMMONKIT README.md or docs/PAGE.md

A command is what begins with "gammonkit" or "./gammonkit" in an indented or fenced block. The commands of a page run in
their order in one new folder, which holds the files that the pages speak of (FILES), and each must exit with 0. An
output of an earlier command that a later one writes again is removed before. not-played.txt lists the commands that are
not played, and those that exit with another code, each with its reason.
"""

import argparse
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parents[1]
SAMPLES = SOURCE / "samples"
OUTPUT_OPTIONS = {"-o", "-O", "--output", "--output-dir"}
PLAYED_TOO = ("mkdir", "cp", "for", "while", "cat", "printf", "echo")
PERHAPS_MISSING = ("jq", "less", "pdflatex")  # What commands pipe into; where it is not installed they are not played.
LIMIT_SECONDS = 300
TRANSCRIPTS = {"docs/transcribing.md"}  # tests/cli compares what these print.

#: What makes the files that the pages speak of. match.mat is the sample of README, with the names of the pages.
FILES = """
gammonkit fix -q --rename 'Kévin Unger=Ann' --rename 'Maxence Job=Bob' $SAMPLES/mat/xg-7-point.mat -o match.mat
gammonkit analyze -q --level fast match.mat -o match.sgf
gammonkit convert -q match.sgf match.xg
cp match.mat game.mat; cp match.mat typed.mat; cp match.mat a.mat; cp match.sgf a.sgf; cp match.mat FILE
gammonkit split -q match.mat --by game -O games
mkdir matches new old gnubg ours; cp match.sgf matches/ann-bob.sgf; cp match.sgf old/; cp match.sgf gnubg/
ln -s $SAMPLES samples; cp $SAMPLES/csv/lesson.csv positions.csv
cp match.mat new/; gammonkit analyze -q --level beginner match.mat -o ours/match.sgf
gammonkit fix -q --rename 'Ann=Cid' --rename 'Bob=Ann' match.sgf -o matches/ann-cid.sgf
printf 'Ann = annie, Ann Lee\\nBob = bobby\\n' > names.txt
printf '%s\\n' 'Lasse H. = lasse' 'Klara S. = klara' 'Max G. = Magic' > club-names.txt
printf 'title = Club colors\\nbase = print\\nodd-point = #b03060\\n' > club.theme
cp -r matches analyzed
printf 'g2-17: Hm.\\n' > notes.txt
printf '%s\\n' XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10 4HPwATDgc/ABMA:cAkAAAAAAAAA \\
    XGID=--ABCDD-A-------aa-ddcb---:0:0:1:00:0:0:0:0:10 > positions.txt
printf '%s\\n' XGID=--ABCDD-A-------aa-ddcb---:0:0:1:00:0:0:0:0:10 > races.txt
gammonkit study -q match.sgf -o cards.apkg; printf '{"kind":"study-results","results":{}}' > results.json
"""


def blocks_of(page):
    """The lines of the page's indented and fenced blocks, without indentation; a None between two blocks."""
    is_fenced, may_be_indented = False, True
    for line in page.read_text().splitlines():
        if line.strip().startswith("```"):
            is_fenced = not is_fenced
            may_be_indented = True
            yield None
        elif is_fenced:
            yield line
        elif line.startswith("    ") and may_be_indented:
            yield line[4:]
        else:
            may_be_indented = not line.strip()
            yield None if line.strip() else ""


def is_whole(script):
    """True if bash wants no further line."""
    if script.endswith("\\") or script.rstrip().endswith("|"):
        return False
    return subprocess.run(["bash", "-n", "-c", script], capture_output=True).returncode == 0


def commands_of(page):
    """The commands in their order, each with all its lines."""
    script = ""
    for line in blocks_of(page):
        if line is None:
            script = ""
        elif script:
            script += "\n" + line
        elif line.startswith("gammonkit ") or line.split(" ", 1)[0] in PLAYED_TOO:
            script = line
        elif line.startswith("./gammonkit "):
            script = line[2:]
        if script and is_whole(script):
            yield script
            script = ""


def outputs_of(script):
    """The names that a command is to write."""
    try:
        words = shlex.split(script, comments=True)
    except ValueError:
        return set()
    named = {after for word, after in zip(words, words[1:], strict=False) if word in OUTPUT_OPTIONS}
    inputs = [word for word in words[2:] if not word.startswith("-")]
    if words[:2] == ["gammonkit", "convert"] and not named and len(inputs) == 2:
        named.add(inputs[-1])
    return named - {"-"}


class Exceptions:
    """What not-played.txt says of a page's commands."""

    def __init__(self, page):
        self.codes = {}  # By a part of the command; None if it is not played.
        self.seen = set()
        for line in (HERE / "not-played.txt").read_text().splitlines():
            told = re.match(r"(\S+): (?:=> (\d+) )?(.+?)  # \S", line)
            if told and told[1] == page:
                self.codes[told[3]] = int(told[2]) if told[2] else None

    def code(self, script):
        """The exit code to expect; None if the command is not to be played."""
        for part, code in self.codes.items():
            if part in script:
                self.seen.add(part)
                return code
        return 0

    def stale(self):
        return self.codes.keys() - self.seen


def remove(path):
    shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def restore(files, folder):
    for file in files.iterdir():
        if file.is_symlink() or (folder / file.name).exists():
            continue
        (shutil.copytree if file.is_dir() else shutil.copy)(file, folder / file.name)


def run(script, folder, variables):
    """The exit code, and what the command prints to standard error; it is ended if it takes too long."""
    process = subprocess.Popen(["bash", "-c", "set -o pipefail\n" + script], cwd=folder, env=variables, text=True,
                               errors="replace", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, start_new_session=True)
    try:
        return process.communicate(timeout=LIMIT_SECONDS)[1], process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return f"ended after {LIMIT_SECONDS} seconds\n{process.communicate()[1]}", None


def is_missing(script):
    """True if the command needs a program that is not installed."""
    return any(re.search(rf"(?:[|]|&&) {name}\b", script) and not shutil.which(name) for name in PERHAPS_MISSING)


def play(page, name, root, variables):
    files, folder = root / "files", root / "work"
    files.mkdir()
    messages, code = run("set -e" + FILES, files, variables)
    if code != 0:
        sys.exit(f"the files of the pages cannot be made: {messages}")
    shutil.copytree(files, folder, symlinks=True)
    exceptions = Exceptions(name)
    played = failures = 0
    for script in commands_of(page):
        expected = exceptions.code(script)
        if expected is None or is_missing(script):
            continue
        for output in outputs_of(script):
            remove(folder / output)
        messages, code = run(script, folder, variables)
        restore(files, folder)
        played += 1
        if code != expected:
            failures += 1
            print(f"{name}: exit code {code}, not {expected}: {script}\n{messages}")
    for part in exceptions.stale():
        failures += 1
        print(f"not-played.txt: there is no such command in {name}: {part}")
    print(f"{name}: {played} commands played, {failures} failures")
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True, type=pathlib.Path)
    parser.add_argument("page", type=pathlib.Path)
    arguments = parser.parse_args()
    program = pathlib.Path(os.environ.get("GAMMONKIT_PROGRAM", arguments.program)).resolve()
    page = arguments.page.resolve()
    name = str(page.relative_to(SOURCE))
    if name in TRANSCRIPTS:
        return
    with tempfile.TemporaryDirectory() as root:
        home = pathlib.Path(root)
        (home / "bin").mkdir()
        (home / "bin/gammonkit").symlink_to(program)
        variables = {"PATH": f"{home / 'bin'}:{os.environ['PATH']}", "HOME": root, "LC_ALL": "C.UTF-8",
                     "SAMPLES": str(SAMPLES)}
        if "XDG_CACHE_HOME" in os.environ:
            variables["XDG_CACHE_HOME"] = os.environ["XDG_CACHE_HOME"]
        sys.exit(1 if play(page, name, home, variables) else 0)


main()
