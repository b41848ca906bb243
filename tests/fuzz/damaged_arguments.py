"""Command lines that nobody would type, or only by mistake, end no verb and change no input: they are worked on, or
refused with a word about why.

usage: damaged_arguments.py GAMMONKIT SAMPLES [COUNT]; GAMMONKIT_TEST_SEED asks for others, and is printed
"""

import random
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from running import GAMMONKIT, SEED, closing, run

SAMPLES = Path(sys.argv[2])
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 150

INPUTS = {
    "a.mat": "mat/xg-7-point.mat",
    "b.sgf": "sgf/analysed-game-3.sgf",
    "c.xg": "xg/stored.xg",
    "d.pos": "pos/gnubg-match.pos",
}
# A file that the verbs write too, one that is none of ours, and what is said in its place.
OTHERS = {"empty.mat": b"", "words.txt": b"-o\n--force\n\n@words.txt\n", "noise.bin": bytes(range(256))}
POSITION = "4HPwATDgc/ABMA:cAkAAAAAAAAA"
VALUES = [
    "", " ", "-", "--", "0", "1", "-1", "2", "3.5", "1e999", "-0", "nan", "inf", "0x10", "99999999999999999999", "1/0",
    "3/2", "0/4", "50%", "a", ",", ",,", "a,b", "1,2", "1-3", "3-1", "=", "a=b", "g1-3", "g0-0", "@", "@none", "@words.txt",
    "..", "/dev/null", "/dev/full", "/proc/x", "a.mat/x", "out", "out/new.sgf", "a.mat", "b.sgf", "all", "none", "en",
    "de", "fast", "standard", "sgf", "mat", "html", "pdf", "json", "csv", "dump", "me & blunder", "me &", "((((", "a'b",
    "{", "{date}", "{nope}", "%s%n", "\u202e", "é", "\U0001f3b2", "\x1b[31m", "*" * 3000, "1:0:0", "2026-02-30", "off",
]
ENDLESS = {"serve", "watch"}  # They wait for somebody.
# A long computation may have been asked for.
COMPUTING = {
    "analyze", "report", "rollout", "hint", "eval", "engine", "bearoff", "met", "scores", "rolls", "cube", "study", "stats",
    "find",
}
LONGEST = 30  # Seconds.
PATIENCE = 2  # With computing verbs.


def said_by(*arguments):
    return subprocess.run([GAMMONKIT, *arguments], capture_output=True, text=True, check=True).stdout


def verbs():
    """The verbs with their options: whether one takes a value is in the help."""
    names = re.findall(r"^  ([a-z]+)  ", said_by("help"), re.MULTILINE)
    option = re.compile(r"^ +(?:(-\w), )?(--[\w-]+)( \S+)?$", re.MULTILINE)
    return {name: option.findall(said_by(name, "--help")) for name in names if name not in ENDLESS}


def mistyped(word, chance):
    at = chance.randrange(len(word) + 1)
    return chance.choice((word[:at], word[:at] + word[at + 1:], word[:at] + chance.choice("-=,@é7 ") + word[at:], word * 2))


def value(chance):
    one = chance.choice(VALUES)
    return mistyped(one, chance) if chance.random() < 0.2 and not one.startswith("/") else one


def command_line(options, chance):
    words = []
    for short, name, taken in chance.choices(options, k=chance.randint(0, 4)):
        if name in ("--help", "--force"):  # With --force an output may be any file.
            continue
        name = short if short and chance.random() < 0.3 else name
        name = mistyped(name, chance) if chance.random() < 0.05 else name
        if bool(taken) == (chance.random() < 0.95):
            words += [f"{name}={value(chance)}"] if chance.random() < 0.3 else [name, value(chance)]
        else:
            words.append(name)
    given = [*INPUTS, *OTHERS, "folder", "@words.txt", POSITION]
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        words.insert(chance.randint(0, len(words)), chance.choice(given) if chance.random() < 0.8 else value(chance))
    return [word.replace("\0", "") for word in words]


def complaint_about(verb, words, folder, home):
    """What is wrong with a run of the command; nothing if it is in order."""
    is_computing = verb in COMPUTING
    complaint, done = run([verb, *words], PATIENCE if is_computing else LONGEST, folder, home)
    if done is None and is_computing:
        return None
    if not complaint and done.returncode > 1 and b"error" not in done.stderr + done.stdout:
        return f"it ended with {done.returncode} and does not say why: {done.stderr[-300:]}"
    return complaint


def lay_out(folder):
    """The files of INPUTS and OTHERS; gives what they hold."""
    contents = {name: (SAMPLES / sample).read_bytes() for name, sample in INPUTS.items()} | OTHERS
    contents["folder/e.mat"] = contents["a.mat"]
    for name, content in contents.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    return contents


def changed(folder, contents):
    return [name for name, content in contents.items()
            if not (folder / name).is_file() or (folder / name).read_bytes() != content]


def main():
    chance = random.Random(SEED)
    known = verbs()
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        folder, home = Path(name) / "work", Path(name) / "home"
        for number in range(COUNT):
            verb = list(known)[number % len(known)]
            words = command_line(known[verb], chance)
            shutil.rmtree(folder, ignore_errors=True)
            shutil.rmtree(home, ignore_errors=True)
            home.mkdir()
            folder.mkdir()
            contents = lay_out(folder)
            complaint = complaint_about(verb, words, folder, home)
            if not complaint and (gone := changed(folder, contents)):
                complaint = f"it changed {', '.join(gone)}"
            if complaint:
                failures += 1
                print(f"gammonkit {shlex.join([verb, *words])}: {complaint}")
    return closing(f"{COUNT} command lines", failures)


if __name__ == "__main__":
    sys.exit(main())
