#!/usr/bin/env python3
"""crash_test.py PROGRAM [COUNT [LENGTH]]: runs that are killed again and again end with what an undisturbed one makes.

An archive of samples and of matches that the engine plays, with one damaged file in twenty, is imported, freed of copies,
analyzed, added up and made into the pages of an event: once in peace, and once with each step killed at random moments
and with a disk that is full for a while.
"""

import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import archive

KILLS = 6  # Of each step.


def real_files():
    """All samples of matches, in all formats."""
    return [path for path in sorted((archive.SOURCE / "samples").rglob("*"))
            if path.is_file() and path.suffix != ".md" and path.parent.name not in ("samples", "pos", "ids")]


def steps(matches, folder):
    """What is done, in this order, each with the option by which it goes on where it was stopped."""
    return [
        ("import", ["convert", matches, "-t", "sgf", "-O", folder / "imported"], "--resume"),
        ("dedupe", ["dedupe", folder / "imported", "-O", folder / "unique"], "--force"),
        ("analyze", ["analyze", "--level", "fast", folder / "unique", "-O", folder / "analyzed"], "--resume"),
        ("standings", ["players", "--db", folder / "players.db", folder / "analyzed", "-t", "csv",
                       "-o", folder / "standings.csv"], "--force"),
        ("pages", ["report", "--event", "Archive", folder / "analyzed", "-O", folder / "site"], "--resume"),
    ]


class Steps:
    """Runs the steps with the outputs in one folder."""

    def __init__(self, program, matches, folder):
        self.program = program
        self.folder = folder
        self.todo = steps(matches, folder)
        self.seconds = {}
        self.codes = {}

    def command(self, step, *more):
        _, words, go_on = step
        return [str(word) for word in [self.program, *words, go_on, "-q", *more]]

    def complete(self, step, *more):
        """Runs a step to its end. Files that nobody can read make its exit code 1."""
        begin = time.monotonic()
        self.codes[step[0]] = archive.run(*self.command(step, *more), accepted=(0, 1)).returncode
        self.seconds[step[0]] = time.monotonic() - begin

    def kill(self, step, after, how):
        """True if the step was still running by then."""
        run = subprocess.Popen(self.command(step), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
        try:
            run.wait(after)
        except subprocess.TimeoutExpired:
            run.send_signal(how)
        return run.wait() not in (0, 1)

    def fill_disk(self, step):
        """Runs a step with files that cannot grow, as on a full disk; true if that made a difference."""
        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
        done = subprocess.run(self.command(step), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
                              preexec_fn=limit)
        return "cannot write" in done.stderr


class SmallDisk:
    """A file system of its own at a folder, which can be made larger; only root may mount one."""

    def __init__(self, folder, size):
        self.folder = folder
        folder.mkdir()
        self.is_mounted = os.geteuid() == 0 and self.mount(f"size={size}", "-t", "tmpfs", "tmpfs") == 0

    def mount(self, options, *what):
        return subprocess.run(["mount", "-o", options, *what, self.folder], capture_output=True, check=False).returncode

    def grow(self):
        if self.is_mounted:
            self.mount("remount,size=4g")

    def __enter__(self):
        return self

    def __exit__(self, *what):
        if self.is_mounted:
            subprocess.run(["umount", self.folder], check=False)


def disturb(run, step, calm_seconds, chance):
    """Kills a step at random moments; how often it was running then."""
    kills = 0
    for _ in range(KILLS):
        how = chance.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGINT))
        kills += run.kill(step, chance.uniform(0.01, calm_seconds), how)
    return kills


def size_of(folder):
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def without_moments(program, folder):
    """Databases tell in which order matches came, and how often they were written; merged ones do not."""
    archive.run(program, "merge", folder / "players.db", "-o", folder / "canonical.db")
    for path in folder.glob("players.db*"):
        path.unlink()


def disturbed(program, matches, disk, calm):
    run = Steps(program, matches, disk.folder / "results")
    chance = random.Random(7)
    kills = 0
    for number, step in enumerate(run.todo):
        if not disk.is_mounted and not run.fill_disk(step) and number == 0:
            sys.exit("the disk was not full")
        kills += disturb(run, step, calm.seconds[step[0]], chance)
        if disk.is_mounted and number == 0:
            run.complete(step)  # It does not fit.
            if run.codes[step[0]] != 1 or size_of(run.folder / "imported") >= size_of(calm.folder / "imported"):
                sys.exit("the disk was not full")
            disk.grow()
        run.complete(step)
        if run.codes[step[0]] != calm.codes[step[0]]:
            sys.exit(f"{step[0]} ended with {run.codes[step[0]]} instead of {calm.codes[step[0]]}")
    return run, kills


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    count, length = (int(word) for word in [*sys.argv[2:], *("150", "1")[len(sys.argv) - 2:]])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        matches = folder / "matches"
        archive.build(program, matches, count, length, one_damaged_in=20, real=real_files()[:count // 2])
        calm = Steps(program, matches, folder / "calm")
        for step in calm.todo:
            calm.complete(step)
            print(f"{step[0]}: {calm.seconds[step[0]]:.1f} s, exit code {calm.codes[step[0]]}", flush=True)
        with SmallDisk(folder / "small", size_of(calm.folder / "imported") // 2) as disk:
            run, kills = disturbed(program, matches, disk, calm)
            for results in (calm.folder, run.folder):
                without_moments(program, results)
            files = archive.compare(calm.folder, run.folder)
        imported, unique = (len(list((calm.folder / what).rglob("*.sgf"))) for what in ("imported", "unique"))
    print(f"{count} files, {imported} imported, {unique} different; {kills} kills; {files} results are the same")


if __name__ == "__main__":
    main()
