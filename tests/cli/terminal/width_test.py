#!/usr/bin/env python3
"""Runs every verb in terminals of 80 and of 120 columns, and finds lines that are wider; but what programs read must be
the same in a terminal as in a file.

What is measured are columns: colours have none, Chinese and Japanese letters two each. A word that alone is wider
(a path, an identifier) may stand in a line of its own.
"""

import argparse
import concurrent.futures
import fcntl
import os
import pathlib
import pty
import re
import shlex
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import unicodedata

SOURCE = pathlib.Path(__file__).resolve().parents[3]
SIZES = [(24, 80), (40, 120)]

# Arguments of each verb. A name without a slash is a file that `prepare` puts into the folder.
COMMANDS = """
probe page.html
probe samples
check samples/mat samples/bgf samples/ids
check -v samples/gva samples/tmg
check -v samples
convert -v page.html out.mat --force
convert samples/sgf -t mat -O converted --force
fix --dry-run page.html
split page.html -t mat -O parts --force
join -o joined.sgf --force samples/sgf/money-session.sgf page.html
merge a.csv b.csv
dedupe samples
diff page.html other.sgf
diff --engines page.html other.sgf
diff samples/sgf samples/mat
board -p g1-3 page.html
board -p g1-3 -t unicode page.html
board -p g1-3 -t text page.html
board -t unicode --lang ja long.mat
board --all-errors -t unicode page.html
board --themes
eval 4HPwATDgc/ABMA:cAkAAAAAAAAA
eval -p g1-3 page.html
eval --lang de -p g1-3 page.html
hint XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:7:10
hint --board -p g1-1 long.mat
hint --lang de XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:7:10
hint -p g1-3 page.html
hint -p g1-13 page.html
rollout --trials 36 --ply 0 -p g1-3 page.html
cube --chances 45.4,10.3,0.1/10.6,0.3
cube --chances 45.4,10.3,0.1/10.6,0.3 --away 7-4 --met woolsey
rolls XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10
rolls --depth 2 --ply 0 XGID=-BBBB---------------bbbbb-:0:0:1:00:3:2:0:7:10
rolls -n 2 --board XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:7:10
scores XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10
scores --size 11 --ply 0 XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10
scores --size 5 --ply 0 XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:7:10
race XGID=-BCCBBA------------abbcbb-:0:0:1:00:0:0:0:7:10
analyze -v --ply 0 samples/empire/session.gam -o analyzed.sgf --force
report page.html -o report.html --force
study page.html -o quiz.html --force
stats page.html
stats --each-game page.html
stats --list page.html
stats --lang fi page.html
stats --explain
stats long.mat
find any page.html
find blunder samples --sort error
find --words
find nonsense page.html
players samples
players --history samples
players --history --by month samples
met list
met show
met show --length 25
met show --away 3-5
met diff kazaross-xg2 woolsey
bearoff show 5,4
bearoff show 5,4/0,0,2,2
engine bench --seconds 0.1
formats
formats sgf xg-text
settings
help filters
""".split("\n")[1:-1]

# Command lines in help stay whole: they are there to be copied.
HELP = [f"{verb} {how}" for how in ("-h", "--help") for verb in (
    "probe convert check fix transcribe split join merge dedupe diff board eval hint rollout cube rolls scores race "
    "analyze report study stats find players watch serve met bearoff engine formats settings help").split()]
COMMAND_LINE = re.compile(r"^  gammonkit |^  [a-z]+ .*gammonkit ")


# Prints a file, with lines that are wider than any terminal.
FOR_PROGRAMS = """
convert -q page.html -t sgf
convert -q page.html -t json
convert -q page.html -t csv
stats -q -t csv page.html
find -q -t csv error>0.02 page.html
find -q --json error>0.02 page.html
""".strip().splitlines()


class Terminal:
    """Runs commands with all their streams in a terminal of this size."""

    def __init__(self, program, folder, rows, columns):
        self.program, self.folder, self.rows, self.columns = program, folder, rows, columns

    def shown_by(self, words):
        process, terminal = pty.fork()
        if process == 0:
            fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", self.rows, self.columns, 0, 0))
            os.chdir(self.folder)
            os.environ.update(TERM="xterm", LC_ALL="C.UTF-8", HOME=str(self.folder))
            os.execv(self.program, [str(self.program), "-r", *words])
        seen = b""
        while True:
            try:
                more = os.read(terminal, 65536)
            except OSError:
                more = b""
            if not more:
                break
            seen += more
        os.waitpid(process, 0)
        os.close(terminal)
        return seen.decode(errors="replace")


def columns_of(line):
    wide = {"W": 2, "F": 2}
    return sum(wide.get(unicodedata.east_asian_width(letter), 1) for letter in line if not unicodedata.combining(letter))


def lines_of(shown):
    """What stays on the screen: without colours, and without progress that was drawn over."""
    plain = re.sub(r"\x1b\[[0-9;]*[mK]", "", shown.replace("\r\n", "\n"))
    return [line.split("\r")[-1] for line in plain.split("\n")]


def too_wide(line, columns):
    return columns_of(line) > columns and len(line.split()) > 1


def prepare(folder):
    """Samples, files with short names, and one with long names of which some letters are wide."""
    (folder / "samples").symlink_to(SOURCE / "samples")
    shutil.copy(SOURCE / "samples/html/analysed-game-3.html", folder / "page.html")
    shutil.copy(SOURCE / "samples/sgf/analysed-game-3.sgf", folder / "other.sgf")
    for name in "ab":
        (folder / f"{name}.csv").write_text(f"file,place\n{name}.mat,g1-1\n")
    names = "山田太郎・世界バックギャモン選手権", "Wolfeschlegelsteinhausenbergerdorff the Very Eldest"
    (folder / "long.mat").write_text(
        f" 7 point match\n\n Game 1\n {names[0]} : 0   {names[1]} : 0\n"
        "  1)                             31: 8/5 6/5\n  2) 52: 13/8 13/11              64: 24/14\n")


def measure(program, folder, show, asked):
    """The lines that are too wide, by command."""
    def shown(job):
        (rows, columns), command = job
        return Terminal(program, folder, rows, columns).shown_by(shlex.split(command))

    jobs = [(size, command) for size in SIZES for command in COMMANDS + HELP if asked in command]
    found = 0
    with concurrent.futures.ThreadPoolExecutor(2) as workers:
        for (size, command), text in zip(jobs, workers.map(shown, jobs)):
            wide = [line for line in lines_of(text) if too_wide(line, size[1])]
            if command in HELP:
                wide = [line for line in wide if not COMMAND_LINE.match(line)]
            if show:
                print(f"## {size[1]}: gammonkit {command}\n{text}")
            for line in wide[:3]:
                print(f"{columns_of(line)} columns in a terminal of {size[1]}: gammonkit {command}\n    {line}")
            found += len(wide)
    return found


def differing(program, folder):
    """How many commands print other files into a terminal than into a pipe."""
    found = 0
    for command in FOR_PROGRAMS:
        words = shlex.split(command)
        piped = subprocess.run([program, *words], cwd=folder, stdout=subprocess.PIPE, check=True).stdout.decode()
        shown = Terminal(program, folder, *SIZES[0]).shown_by(words)
        if shown.replace("\r", "") != piped.replace("\r", ""):
            print(f"other in a terminal than in a pipe: gammonkit {command}")
            found += 1
    return found


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--program", required=True, type=pathlib.Path)
    options.add_argument("--show", action="store_true", help="print all that was shown, too")
    options.add_argument("--only", default="", help="commands with this text in them")
    asked = options.parse_args()
    try:
        for end in os.openpty():
            os.close(end)
    except OSError as why:
        print(f"skipped: there are no terminals here: {why}")
        return 77
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prepare(folder)
        program = asked.program.resolve()
        return 1 if measure(program, folder, asked.show, asked.only) + differing(program, folder) else 0


if __name__ == "__main__":
    sys.exit(main())
