#!/usr/bin/env python3
"""parallel_test.py PROGRAM: the recipe for GNU parallel makes what one run makes, and goes on after a kill."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import archive

SKIPPED = 77  # What CTest takes for a skipped test.
RECIPE = archive.SOURCE / "cluster/parallel.sh"


def kill_session(leader):
    """Ends all processes of a session: GNU parallel gives each job a process group of its own."""
    while True:
        members = []
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if os.getsid(int(process.name)) == leader.pid:
                    members.append(int(process.name))
            except ProcessLookupError:
                pass
        for member in members:
            try:
                os.kill(member, signal.SIGKILL)
            except ProcessLookupError:
                pass
        if leader.poll() is not None and not members:
            return
        time.sleep(0.01)


def stop_in_the_midst(command, output):
    """Kills the recipe with all its jobs when there are some results."""
    batch = subprocess.Popen([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL, start_new_session=True)
    while batch.poll() is None and len(list(output.rglob("*.sgf"))) < 10:
        time.sleep(0.01)
    was_running = batch.poll() is None
    if was_running:
        kill_session(batch)
    batch.wait()
    return was_running


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    if not shutil.which("parallel"):
        print("skipped: GNU parallel is not installed")
        sys.exit(SKIPPED)
    os.environ["GAMMONKIT"] = str(program)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        os.environ["HOME"] = name  # Where parallel remembers what it has asked.
        archive.build(program, folder / "the matches", 80)
        archive.run(program, "analyze", "--level", "fast", folder / "the matches", "-O", folder / "one")
        command = [RECIPE, 3, "analyze", "--level", "fast", folder / "the matches", "-O", folder / "shared"]
        if not stop_in_the_midst(command, folder / "shared"):
            sys.exit("all was done before it could be stopped")
        said = archive.run(*command).stderr
        if "up to date" not in said:
            sys.exit(f"it did not go on where it was: {said}")
        count = archive.compare(folder / "one", folder / "shared")
        archive.run(RECIPE, 3, "players", "--db", folder / "share {}.db", folder / "one")
        merged = archive.run(program, "merge", *folder.glob("share *.db"), "-t", "csv").stdout
        if merged != archive.run(program, "players", "-t", "csv", folder / "one").stdout:
            sys.exit("the merged standings differ from those of one run")
        print(f"{count} results are those of one run, and so are the standings")


if __name__ == "__main__":
    main()
