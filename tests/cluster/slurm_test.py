#!/usr/bin/env python3
"""slurm_test.py PROGRAM: a real Slurm analyzes 500 matches in 8 tasks, of which one is killed and requeued.

What comes out must be what one run makes, byte for byte: the analyzed matches, and a table of their statistics.
"""

import os
import pathlib
import re
import signal
import sys
import tempfile

import archive
import slurm

SKIPPED = 77  # What CTest takes for a skipped test.
SHARES = 8


def submit(cluster, program, *arguments):
    """The number of an array of tasks."""
    said = cluster.ask("sbatch", f"--array=1-{SHARES}", "--parsable", f"--export=ALL,GAMMONKIT={program}",
                       f"--chdir={cluster.folder}", "--output=task-%a.out",
                       archive.SOURCE / "cluster/slurm-array.sh", *arguments)
    return said.split(";")[0]


def wait_until_done(cluster):
    cluster.wait("the tasks", lambda: not cluster.tasks(), seconds=450)


def process_of(output, share):
    """The number of the process that writes a share into a folder; None if there is none (yet, or any more)."""
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
        except OSError:  # It has ended meanwhile.
            continue
        if str(output) in words and share in words:
            return int(folder.name)
    return None


def task_with_results(cluster, output):
    """A running task that has written something, and its process. The records of what is done are named by processes."""
    for task in cluster.tasks("RUNNING"):
        process = process_of(output, f"{task.split('_')[1]}/{SHARES}")
        if any(record.stat().st_size > 0 for record in output.glob(f".gammonkit-done/*-{process}-*")):
            return task, process
    return None


def kill_one(cluster, output):
    """Kills a task that has written something and is not done, as a crash would, and puts it back into the queue."""
    found = []
    cluster.wait("results", lambda: found.append(task_with_results(cluster, output)) or found[-1])
    task, process = found[-1]
    os.kill(process, signal.SIGKILL)
    cluster.wait("its end", lambda: task not in cluster.tasks())
    shown = cluster.ask("scontrol", "show", "job", task)
    if "JobState=FAILED" not in shown and "NODE_FAIL" not in shown:
        raise SystemExit(f"the task was not killed: {shown}")
    cluster.ask("scontrol", "requeue", task)
    # Slurm lets some time pass before it begins a task once more.
    cluster.ask("scontrol", "update", f"JobId={task}", "StartTime=now")
    return task


def analyze(cluster, program, matches):
    output = cluster.folder / "shared"
    submit(cluster, program, "analyze", "--level", "fast", matches, "-O", output)
    killed = kill_one(cluster, output)
    wait_until_done(cluster)
    shown = cluster.ask("scontrol", "show", "job", killed)
    if not re.search(r"JobState=COMPLETED.*Restarts=1", shown, re.DOTALL):
        raise SystemExit(f"the killed task was not done once more: {shown}")
    said = (cluster.folder / f"task-{killed.split('_')[1]}.out").read_text()
    if "up to date" not in said:
        raise SystemExit(f"the killed task did not go on where it was: {said}")
    return output


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    why = slurm.missing()
    if why:
        print(f"skipped: {why}")
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as folder, slurm.Slurm(pathlib.Path(folder) / "slurm") as cluster:
        matches = pathlib.Path(folder) / "matches"
        archive.build(program, matches, 500)
        shared = analyze(cluster, program, matches)
        submit(cluster, program, "stats", "-t", "csv", shared, "-o", cluster.folder / "share-{}.csv")
        one = pathlib.Path(folder) / "one"
        archive.run(program, "analyze", "--level", "fast", matches, "-O", one, "-j2")
        count = archive.compare(one, shared)
        wait_until_done(cluster)
        merged = archive.run(program, "merge", *sorted(cluster.folder.glob("share-*.csv"))).stdout
        table = archive.run(program, "stats", "-t", "csv", "shared", cwd=cluster.folder).stdout
        if merged.replace(f"{cluster.folder}/", "") != table:
            raise SystemExit("the merged tables differ from that of one run")
        print(f"{count} results of {SHARES} tasks are those of one run, and so are {len(table.splitlines()) - 1} rows")


if __name__ == "__main__":
    main()
