#!/usr/bin/env python3
"""Runs the commands of a Markdown transcript and compares what they print.

A transcript holds code blocks of the kind "console":

    $ gammonkit probe match.mat <<END      a command for bash; "> " continues it
    > more of it
    what it prints to standard output
    2> what it prints to standard error
    => 3                                   its exit code; none means 0

"[..]" in an expected line stands for anything, a line "..." for any lines. All commands of a transcript run in
one new folder, in their order, with the files of tests/cli/files in it, samples/ beside them, and tests/cli/bin
in the PATH. --accept writes down what is printed now instead of comparing. --left-out names a list of what another
build of the program cannot do: "probe.md: -f png  # why" in a line; commands of that transcript with this text in them
are run, but not compared. GAMMONKIT_PROGRAM in the environment is another program to run than --program says.
"""

import argparse
import difflib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SKIPPED = 77  # What CTest takes for a skipped test.
PATIENCE = 1000  # Seconds for a command, as a program may be run by an emulator.


class Command:
    """One "$" line with what is expected of it; `begin` and `end` are its lines in the transcript."""

    def __init__(self, begin):
        self.begin = begin
        self.end = begin
        self.script = []
        self.expected = []


def commands_of(lines):
    """The commands of all console blocks, in their order."""
    found, inside = [], False
    for number, line in enumerate(lines):
        if line.startswith("```"):
            inside = line == "```console"
            continue
        if not inside:
            continue
        if line.startswith("$ "):
            found.append(Command(number))
            found[-1].script.append(line[2:])
        elif line.startswith(">") and not found[-1].expected:
            found[-1].script.append(line[2:])
        else:
            found[-1].expected.append(line)
        found[-1].end = number + 1
    return found


def environment(program, folder):
    tools = folder / "bin"
    tools.mkdir()
    (tools / "gammonkit").symlink_to(program)
    return {
        "PATH": f"{tools}:{HERE / 'bin'}:{os.environ['PATH']}",
        "HOME": str(folder),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
        "SOURCE": str(HERE.parent.parent),
    }


def run(command, folder, variables):
    """What a command prints, as lines of a transcript."""
    done = subprocess.run(["bash", "-c", "\n".join(command.script)], cwd=folder, env=variables, text=True,
                          errors="backslashreplace", stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)
    lines = done.stdout.splitlines()
    lines += [f"2> {line}".rstrip() for line in done.stderr.splitlines()]
    if done.returncode != 0:
        lines.append(f"=> {done.returncode}")
    return lines


def matches(expected, actual):
    """True if the lines are as expected, wildcards considered."""
    pattern = ""
    for line in expected:
        if line == "...":
            pattern += r"(?:.*\n)*?"
        else:
            pattern += ".*".join(re.escape(part) for part in line.split("[..]")) + r"\n"
    return re.fullmatch(pattern, "".join(line + "\n" for line in actual)) is not None


def set_up(folder):
    shutil.copytree(HERE / "files", folder, dirs_exist_ok=True)
    samples = HERE.parent.parent / "samples"
    if samples.is_dir():
        shutil.copytree(samples, folder / "samples")


def left_out(path, transcript):
    """The texts that mark what is not compared of a transcript; a line without a text marks all of it, which is not run."""
    texts = []
    for line in path.read_text().splitlines() if path else []:
        name, _, text = line.partition("  #")[0].partition(":")
        if name == transcript.name:
            texts.append(text.strip())
    return texts


def replay(transcript, program, accept, unknown):
    lines = transcript.read_text().splitlines()
    commands = commands_of(lines)
    if not commands:
        sys.exit(f"{transcript}: there is no command in it")
    failures = 0
    with tempfile.TemporaryDirectory() as root:
        folder = pathlib.Path(root) / "work"
        folder.mkdir()
        set_up(folder)
        variables = environment(program, pathlib.Path(root))
        for command in commands:
            actual = run(command, folder, variables)
            if any(text in "\n".join(command.script) for text in unknown) or matches(command.expected, actual):
                continue
            failures += 1
            if not accept:
                print(f"{transcript}:{command.begin + 1}: $ {command.script[0]}")
                print("\n".join(difflib.unified_diff(command.expected, actual, "expected", "printed", lineterm="")))
            command.expected = actual
    if accept:
        write_down(transcript, lines, commands)
    return failures


def write_down(transcript, lines, commands):
    for command in reversed(commands):
        length = len(command.script)
        lines[command.begin + length:command.end] = command.expected
    transcript.write_text("\n".join(lines) + "\n")


def lacks_terminal(path):
    """True for a transcript that needs a pseudo terminal where the system has none to give."""
    if "in-terminal" not in path.read_text():
        return False
    try:
        for end in os.openpty():
            os.close(end)
    except OSError:
        return True
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True, type=pathlib.Path)
    parser.add_argument("--accept", action="store_true")
    parser.add_argument("--left-out", type=pathlib.Path)
    parser.add_argument("transcripts", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    if any(lacks_terminal(path) for path in arguments.transcripts):
        print("skipped: this system has no pseudo terminals")
        sys.exit(SKIPPED)
    if any("" in left_out(arguments.left_out, path) for path in arguments.transcripts):
        print(f"skipped: {arguments.left_out} leaves out all of it")
        sys.exit(SKIPPED)
    program = pathlib.Path(os.environ.get("GAMMONKIT_PROGRAM", arguments.program)).resolve()
    failures = sum(replay(path, program, arguments.accept, left_out(arguments.left_out, path))
                   for path in arguments.transcripts)
    sys.exit(1 if failures and not arguments.accept else 0)


main()
