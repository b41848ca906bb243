#!/usr/bin/env python3
"""Saves matches into a folder that `gammonkit watch` looks at.

    tests/live/watch_test.py PROGRAM

Each must be analyzed, reported and recorded, whatever way it comes; damaged files must not stop the others.
"""
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
FILES = pathlib.Path(__file__).resolve().parents[1] / "cli/files"
WAITS = 60  # Seconds, for a machine with much else to do.


def until(condition, what):
    end = time.time() + WAITS
    while not condition():
        assert time.time() < end, f"{what} did not come"
        time.sleep(0.05)


def is_analyzed(path):
    return path.exists() and subprocess.run([PROGRAM, "find", "--count", "analyzed", path], capture_output=True,
                                            text=True).stdout.strip() not in ("", "0")


def transcribe(path, lines):
    subprocess.run([PROGRAM, "transcribe", path], input=lines, text=True, check=True)


def names_in(database):
    told = subprocess.run([PROGRAM, "players", "-t", "csv", "--db", database], capture_output=True, text=True)
    return {line.split(",")[0] for line in told.stdout.splitlines()[1:]}


def watched(folder):
    matches, out, database = (folder / name for name in ("matches", "out", "players.db"))
    (matches / "club").mkdir(parents=True)
    shutil.copy(FILES / "match.mat", matches / "before.mat")
    command = [PROGRAM, "watch", "--level", "fast", matches, "-O", out, "--report", "--db", database]
    with open(folder / "said", "w", encoding="utf-8") as said:
        process = subprocess.Popen(command, stderr=said, stdout=said)
        try:
            until(lambda: is_analyzed(out / "before.sgf"), "the analysis of what was there")
            (matches / "damaged.sgf").write_text("(;FF[4]GM[6")
            (matches / "notes.txt").write_text("No match.")
            transcribe(matches / "club/typed.json", "match 3\nplayers Eva vs Udo\nfirst 31 8/5 6/5\n")
            until(lambda: is_analyzed(out / "club/typed.sgf"), "the analysis of what was typed")
            before = (out / "club/typed.sgf").read_text()
            transcribe(matches / "club/typed.json", "double\ndrop\n")
            until(lambda: (out / "club/typed.sgf").read_text() != before, "the analysis of what was typed then")
            (matches / "new").mkdir()
            shutil.copy(FILES / "match.sgf", folder / "moved.sgf")
            (folder / "moved.sgf").rename(matches / "new/moved.sgf")
            until(lambda: (out / "new/moved.html").exists(), "the page of what was moved")
            until(lambda: "Udo" in names_in(database), "the record of what was typed")
        finally:
            process.send_signal(signal.SIGINT)
            status = process.wait(WAITS)
    assert status == 130, status
    text = (folder / "said").read_text()
    assert text.count("[no-game]") == 1, text
    assert {"Al", "Bo", "Eva", "Udo"} <= names_in(database), names_in(database)
    for page in ("before.html", "club/typed.html", "new/moved.html"):
        assert (out / page).exists(), page
    return command


def done_is_not_done_again(folder, command):
    out = folder / "out"
    before = {path: path.stat().st_mtime_ns for path in out.rglob("*.*")}
    done = subprocess.run([*command, "--once"], capture_output=True, text=True)
    assert done.returncode == 1 and "damaged.sgf" in done.stderr, done
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*.*")} == before, done.stderr


def pages_are_there_before_outputs(folder):
    """Whoever goes on behind a kill would make them of the output, which says less than the input."""
    matches, out = folder / "many", folder / "killed"
    matches.mkdir()
    for number in range(12):
        shutil.copy(FILES / "match.mat", matches / f"{number}.mat")
    process = subprocess.Popen([PROGRAM, "watch", "--once", "--level", "fast", "-q", matches, "-O", out, "--report"])
    until(lambda: any(out.glob("*.sgf")), "the first output")
    process.kill()
    process.wait()
    for output in out.glob("*.sgf"):
        assert output.with_suffix(".html").exists(), output


def trouble_passes(folder):
    """What a database does not take in one round comes into it in another."""
    matches, out, database = (folder / name for name in ("troubled", "judged", "trouble.db"))
    matches.mkdir()
    shutil.copy(FILES / "match.mat", matches / "first.mat")
    with open(folder / "told", "w", encoding="utf-8") as told:
        command = [PROGRAM, "watch", "--level", "fast", matches, "-O", out, "--db", database]
        process = subprocess.Popen(command, stderr=told, stdout=told)
        try:
            until(lambda: "Al" in names_in(database), "the record of what was there")
            with sqlite3.connect(database) as connection:
                connection.execute("CREATE TRIGGER t BEFORE INSERT ON matches BEGIN SELECT RAISE(ABORT, 'no'); END")
            transcribe(matches / "typed.json", "match 3\nplayers Eva vs Udo\nfirst 31 8/5 6/5\n")
            until(lambda: "[database]" in (folder / "told").read_text(), "the word that the database takes nothing")
            with sqlite3.connect(database) as connection:
                connection.execute("DROP TRIGGER t")
            transcribe(matches / "more.json", "match 3\nplayers Ida vs Ole\nfirst 31 8/5 6/5\nsecond 52 13/11 13/8\n")
            until(lambda: {"Eva", "Ida"} <= names_in(database), "the record of both")
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(WAITS)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        done_is_not_done_again(folder, watched(folder))
        pages_are_there_before_outputs(folder)
        trouble_passes(folder)


main()
