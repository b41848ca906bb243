#!/usr/bin/env python3
"""Asks GNU Backgammon whether it sees the same play in our files of the classic formats.

Every match in the given files and folders, whatever format it is in, is written in a classic format by
`gammonkit convert`. GNU Backgammon imports that and saves it as SGF, and our reader reads it too: both must tell
the same games, turn by turn: scores, dice, plays, cube actions and resignations. (SGF, because the .mat that GNU
Backgammon exports puts turns into wrong columns after a roll without a play.) Only matches for which `convert`
reports no loss that changes the play are compared; the others are counted.

    classic_oracle.py path/to/gammonkit FORMAT FILE_OR_FOLDER... [--money] [--ourselves] [--show] [--gnubg PROGRAM]

With --money each match is told as a money session first, for formats that know nothing else. With --ourselves no other
program is asked: what our reader reads must be the play of the original.

FORMAT is one of the table below, or "all". Exit status 0 if all is the same, but for what is explained; 77 if there
is no GNU Backgammon.
"""

import argparse
import collections
import difflib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# The word behind gnubg's "import", whether it takes the first player for its second, and how long a name may be
# before it breaks down.
Classic = collections.namedtuple("Classic", "command swapped longest_name")
CLASSICS = {
    "sgg": Classic("sgg", True, 31),
    "tmg": Classic("tmg", True, 31),
    "oldmoves": Classic("oldmoves", False, 31),
    "empire": Classic("empire", False, 31),
    "party": Classic("party", False, 31),
    "bkg": Classic("bkg", False, 31),
    "bgroom": Classic("bgroom", False, 31),
    "mat": Classic("mat", False, 31),
}

# Losses after which another game is told.
PLAY = re.compile(r"cannot carry \d+ (match \[|match without|match score|matches|further|money|variant|cube action|beaver|"
                  r"(refused |unanswered )?resignation|roll|illegal|game number|edited|play that could|plays that could|games? with auto|outcome)")


def convert(gammonkit, source, target, to, source_format=None):
    """Converts a file and returns what was said about it."""
    chosen = ["-f", source_format] if source_format else []
    done = subprocess.run([gammonkit, "convert", "--force", *chosen, "-t", to, str(source), "-o", str(target)],
                          stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    return done.stderr.decode(errors="replace")


def imported_by_gnubg(program, classic, path, folder):
    """Imports a file into GNU Backgammon and saves it; the path of the SGF, or nothing, and why there is none if that is known."""
    saved = folder / "saved.sgf"
    saved.unlink(missing_ok=True)
    commands = folder / "commands"
    # Without the export, resignations are missing in what it saves.
    commands.write_text(f'set automatic game off\nimport {classic.command} "{path}"\n'
                        f'export match mat "{folder / "export.mat"}"\nsave match "{saved}"\n')
    environment = dict(os.environ, HOME=str(folder), LC_ALL="C.UTF-8")
    done = subprocess.run([program, "-t", "-q", "-r", "-c", str(commands)], env=environment, timeout=120,
                          stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    if saved.exists():
        return saved, ""
    if done.returncode < 0:
        return None, "gnubg crashes"
    return None, "gnubg reads its own work before it is written" if classic.command == "bgroom" else ""


def play_told(line):
    """One turn of a dump, the same for all orders of dice and steps; nothing for what is no play."""
    found = re.match(r"    (first|second) (\S+)(.*)", line)
    if not found:
        return None
    player, what, rest = found.groups()
    roll = re.fullmatch(r"(\d)(\d):", what)
    if roll:
        steps = sorted(re.findall(r"\d+/\d+|bar/\d+|\d+/off", rest))
        return f"{player} {''.join(sorted(roll.groups()))}: {' '.join(steps)}"
    if what == "roll":
        return f"{player} roll {''.join(sorted(rest.split()[0]))}"
    if what == "resign":
        return f"{player} resign{rest}"
    return None if what in ("remark", "set-position", "set-cube") else f"{player} {what}"


def told(dump, swapped=False):
    """The lines of a dump that tell the play."""
    lines = []
    for line in dump.splitlines():
        heading = re.match(r"  game (\d+)( score=(\d+),(\d+))?", line)
        if heading:
            scores = [heading[3] or "0", heading[4] or "0"]
            lines.append(f"game {heading[1]} {' '.join(reversed(scores) if swapped else scores)}")
        elif line.startswith("match "):
            length = re.search(r"length=(\d+)", line)
            lines.append(f"match {length[1] if length else 0}")
        else:
            turn = play_told(line)
            if turn:
                lines.append(re.sub("first|second", lambda m: "second" if m[0] == "first" else "first", turn)
                             if swapped else turn)
    return lines


def known_misreading(dump, classic):
    """The name of what GNU Backgammon is known to get wrong in this file, or nothing."""
    names = re.findall(r'players\.\w+ name="(.*?)"(?: |$)', dump, re.M)
    if any(len(name.encode()) > classic.longest_name for name in names):
        return "a name is too long for gnubg"
    if len(names) < 2 * dump.count("\nmatch "):
        return "a player has no name"
    if dump.count("\nmatch ") > 1:
        return "several matches are one for gnubg"
    if "claimed_outcome" in dump:
        return "gnubg has no claims"
    if re.search(r"\n    \w+ roll \d\d\n", dump):
        return "gnubg makes up plays for rolls without any, or drops them"
    if re.search(r"^match length=0(?!.* jacoby=)", dump, re.M) and "resign stake=" in dump:
        return "gnubg takes the Jacoby rule for agreed"
    if classic.command == "oldmoves" and "resign stake=" in dump:
        return "gnubg takes every resignation in a log for a single game"
    if classic.command == "empire" and any(" " in name for name in names):
        return "a name of several words is several for gnubg"
    if classic.command == "empire" and "set-position" in dump:
        return "gnubg takes the line of a set-up position for the players"
    if re.search(r"\n    \w+ double.*\n(?=\Z|\S|  game )", dump):
        return "gnubg takes a double that nobody has answered"
    if 'extra "mat:length"' in dump:
        return "gnubg believes the length that Backgammon Galaxy gives to a single game"
    if "notation=" in dump or " result=" in dump:
        return "a play cannot be read"
    return ""


def as_money(arguments, path, scratch):
    """The same match as a money session of players with names of one word; what is no match stays as it is."""
    text = scratch / "match.mat"
    text.unlink(missing_ok=True)
    convert(arguments.gammonkit, path, text, "mat")
    if not text.exists():
        return path
    session = scratch / "session.mat"
    told = re.sub(r"^ \d+ point match$", " 0 point match", text.read_text(), flags=re.M)
    told = re.sub(r"^ (.*) : (\d+)  +(.*) : (\d+)$",
                  lambda m: f" {re.sub(r'[^A-Za-z0-9]', '_', m[1]) or 'A'} : {m[2]}    "
                            f"{re.sub(r'[^A-Za-z0-9]', '_', m[3]) or 'B'} : {m[4]}", told, flags=re.M)
    session.write_text(told)
    return session


def compare(arguments, name, path, scratch):
    """"same", "not converted", the reason of a known difference, or the difference itself."""
    classic = CLASSICS[name]
    made, ours, theirs = scratch / "made.txt", scratch / "ours.dump", scratch / "theirs.dump"
    for old in (*scratch.glob("made.txt*"), ours, theirs):  # GNU Backgammon asks before it overwrites what it left there.
        old.unlink(missing_ok=True)
    source = as_money(arguments, path, scratch) if arguments.money else path
    said = convert(arguments.gammonkit, source, made, name)
    if not made.exists() or PLAY.search(said):
        return "not converted without loss"
    convert(arguments.gammonkit, made, ours, "dump", name)
    failure = ""
    if arguments.ourselves:
        convert(arguments.gammonkit, source, theirs, "dump")
    else:
        saved, failure = imported_by_gnubg(arguments.gnubg, classic, made, scratch)
        if saved:
            convert(arguments.gammonkit, saved, theirs, "dump", "sgf")
    our_dump = ours.read_text(errors="replace") if ours.exists() else ""
    their_dump = theirs.read_text(errors="replace") if theirs.exists() else ""
    if not failure and re.search(r"\[(illegal-play|no-play-recorded)\]", said):
        failure = "gnubg does not believe a play that the rules forbid"
    our_play, their_play = told(our_dump), told(their_dump, classic.swapped and not arguments.ourselves)
    if our_play == their_play and our_play:
        return "same"
    reason = "" if arguments.ourselves else known_misreading(our_dump, classic) or failure
    if not arguments.ourselves and our_play == [line for line in their_play if " roll " not in line]:
        reason = "gnubg keeps the roll where nothing was played although something could be"
    if name == "party" and not failure and their_play == our_play[:len(their_play)]:
        reason = reason or "gnubg leaves out a game without a result"
    if reason and not arguments.show:
        return reason
    return "\n".join([reason, *difflib.unified_diff(their_play, our_play, "gnubg", "gammonkit", lineterm="", n=2)])


def files_in(paths):
    """All files below the paths, sorted."""
    for path in map(pathlib.Path, paths):
        yield from sorted(f for f in path.rglob("*") if f.is_file()) if path.is_dir() else [path]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gammonkit")
    parser.add_argument("format", choices=["all", *CLASSICS])
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--money", action="store_true", help="tell each match as a money session first")
    parser.add_argument("--ourselves", action="store_true", help="compare with the original, not with gnubg")
    parser.add_argument("--show", action="store_true", help="print explained differences too")
    parser.add_argument("--gnubg", default=shutil.which("gnubg") or "/usr/games/gnubg")
    arguments = parser.parse_args()
    if not arguments.ourselves and not shutil.which(arguments.gnubg):
        print("skipped: there is no GNU Backgammon")
        sys.exit(77)
    arguments.gammonkit = os.path.abspath(arguments.gammonkit)

    unexplained = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in CLASSICS if arguments.format == "all" else [arguments.format]:
            verdicts = collections.Counter()
            for path in files_in(arguments.paths):
                verdict = compare(arguments, name, path, pathlib.Path(folder))
                first, _, difference = verdict.partition("\n")
                verdicts[first or "DIFFERENT"] += 1
                if difference:
                    print(f"{first or 'DIFFERENT'}: {path} as {name}\n{difference}")
                unexplained += not first
            print(f"{name}: " + ", ".join(f"{count} {what}" for what, count in verdicts.most_common()))
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
