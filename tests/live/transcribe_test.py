#!/usr/bin/env python3
"""Types a match into `gammonkit transcribe`, in a terminal that is killed now and then.

    tests/live/transcribe_test.py PROGRAM

Whatever was answered by another prompt must be in the file. A transcription that was interrupted must end as one
that was not, in each format.
"""
import pathlib
import random
import subprocess
import sys
import tempfile

from typist import Typist

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
LINES = """match 5
players Ann vs Bo
Bo 31 8/5 6/5 @ 0:01:10
64 24/14
52 13/11*/6
41
bar/24 13/9 # Or 6/5?
double
take
clock 9:40 10:05
63 24/15
resign 1
accept
Ann 42 8/4 6/4
double
drop""".splitlines()


def transcribe(path, lines):
    """Sends lines through a pipe; all must be taken."""
    done = subprocess.run([PROGRAM, "transcribe", "-q", path], input="".join(line + "\n" for line in lines), text=True,
                          capture_output=True)
    assert done.returncode == 0, done.stderr


def same(first, second):
    done = subprocess.run([PROGRAM, "diff", first, second], text=True, capture_output=True)
    assert done.returncode == 0, f"{first.name} is not {second.name}:\n{done.stdout}{done.stderr}"


def killed_anywhere_loses_nothing(folder):
    chance = random.Random(7)
    at_once, killed, expected = (folder / name for name in ("once.json", "killed.json", "expected.json"))
    transcribe(at_once, LINES)
    done = 0
    while done < len(LINES):
        typist = Typist([PROGRAM, "transcribe", killed], str(folder))
        typist.wait_for("> ")
        for _ in range(chance.randint(1, 4)):
            if done < len(LINES):
                typist.type(LINES[done] + "\n")
                typist.wait_for("\n")  # Its echo.
                typist.wait_for("> ")
                done += 1
        typist.kill()
        expected.unlink(missing_ok=True)
        transcribe(expected, LINES[:done])
        same(killed, expected)
    same(killed, at_once)


def interrupted_is_as_at_once(folder, format):
    at_once, interrupted = folder / f"whole.{format}", folder / f"interrupted.{format}"
    transcribe(at_once, LINES)
    for i, line in enumerate(LINES):
        if line != "accept":  # Most formats have no resignation that nobody has answered.
            transcribe(interrupted, [line, "accept"] if LINES[i + 1:i + 2] == ["accept"] else [line])
    same(at_once, interrupted)


def other_programs_changes_stay(folder):
    path = folder / "shared.sgf"
    typist = Typist([PROGRAM, "transcribe", "--draw", "none", path], str(folder))
    typist.wait_for("who begins?> ")
    typist.type("first 31 8/5 6/5\n")
    typist.wait_for("second to roll> ")
    path.write_text("(;FF[4]GM[6])")
    typist.type("52 13/8 13/11\n")
    assert "was changed by another program" in typist.wait_for("first to roll> ")
    typist.type("quit\n")
    assert typist.exit_code() == 0
    assert path.read_text() == "(;FF[4]GM[6])"


def a_removed_file_is_not_made_anew(folder):
    path = folder / "removed.sgf"
    typist = Typist([PROGRAM, "transcribe", "--draw", "none", path], str(folder))
    typist.wait_for("who begins?> ")
    typist.type("first 31 8/5 6/5\n")
    typist.wait_for("second to roll> ")
    path.rename(folder / "elsewhere.sgf")
    typist.type("52 13/8 13/11\n")
    assert "is not there any more" in typist.wait_for("first to roll> ")
    assert not path.exists()
    typist.type("quit\n")
    assert typist.exit_code() == 0


def the_terminal_shows_where_the_match_stands(folder):
    typist = Typist([PROGRAM, "transcribe", "shown.sgf"], str(folder))
    assert "shown.sgf: a new match" in typist.wait_for("game 1: who begins?> ")
    typist.type("players Ann vs Bo\n")
    typist.wait_for("who begins?> ")
    typist.type("Ann 31\n")
    assert "Rolled 31" in typist.wait_for("Ann plays 31> ")
    typist.type("hint\n")
    assert "1. 8/5 6/5" in typist.wait_for("Ann plays 31> ")
    typist.type("8/5 6/4\n")
    complaint = typist.wait_for("Ann plays 31> ")
    assert "error: 8/5 6/4 is not legal: 6/4 is not a 1" in complaint, complaint
    assert "perhaps 8/5 6/5 (one number)" in complaint, complaint
    typist.type("8/5 6/5\n")
    assert "X: Bo" in typist.wait_for("Bo to roll> ")
    typist.type("# A good beginning.\n")
    assert "X: Bo" not in typist.wait_for("Bo to roll> "), "the same board is drawn again"
    typist.type("double\n")
    assert "Cube offered at 2" in typist.wait_for("Ann: take or drop> ")
    typist.type("p\n")
    assert "Bo wins 1 point: 0-1" in typist.wait_for("next game: who begins?> ")
    typist.type("\x04")
    assert typist.exit_code() == 0
    typist = Typist([PROGRAM, "transcribe", "--draw", "none", "shown.sgf"], str(folder))
    assert "going on where it ends" in typist.wait_for("next game: who begins?> ")
    typist.type("\x03")
    assert typist.exit_code() == 130


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        the_terminal_shows_where_the_match_stands(folder)
        other_programs_changes_stay(folder)
        a_removed_file_is_not_made_anew(folder)
        killed_anywhere_loses_nothing(folder)
        for format in ("sgf", "json", "mat", "xg", "tmg", "sgg", "oldmoves"):
            interrupted_is_as_at_once(folder, format)


main()
