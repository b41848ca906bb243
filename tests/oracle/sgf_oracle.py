#!/usr/bin/env python3
"""Asks GNU Backgammon whether it sees the same match in our SGF as in the original.

usage: sgf_oracle.py GAMMONKIT FOLDER [GNUBG]

Every .sgf file in FOLDER is converted from SGF to SGF by `GAMMONKIT convert`. GNU Backgammon then loads the
original and the copy: its .mat export and its match statistics must be the same for both. Player names with
awkward letters go through both programs as well. Exit status 0 if all is the same.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

NAMES = [
    "O'Neil", 'Say "Hi"', "a<b", "R&D", "<b>bold</b>", "[x", "x]", "a]b]c", "back\\slash", "C:\\dir", "Bo \\ Co",
    "semi;colon", "(paren)", "ratio 1:2", "100%", "%s%d", "tab-less", "Zoë", "Łukasz Żółć", "Дмитрий",
    "Ελένη", "山田太郎", "김철수", "עברית", "العربية", "naïve café", "ß", "İstanbul", "a" * 15, "b" * 31,
    "comma, name", "dot.", "-dash", "_", "@home", "#1", "$$$", "~tilde^", "`tick`", "{brace}|pipe", "x=y*z/2!?",
]


def gnubg(program, folder, commands):
    """Runs GNU Backgammon's commands in a folder and returns what it printed."""
    (folder / "commands").write_text("\n".join(commands) + "\n", encoding="utf-8")
    environment = dict(os.environ, HOME=str(folder), LC_ALL="C.UTF-8")
    done = subprocess.run([program, "-t", "-q", "-r", "-c", "commands"], cwd=folder, env=environment,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          timeout=300, check=False)
    return done.stdout.decode("utf-8", "replace")


def view(program, folder, name):
    """What GNU Backgammon makes of a file: its .mat export and the statistics it shows."""
    said = gnubg(program, folder, [f"load match {name}", "echo statistics", "show statistics match",
                                   f"export match mat {name}.mat"])
    mat = folder / f"{name}.mat"
    statistics = said.split("Player", 1)[-1]
    return (mat.read_text(encoding="utf-8", errors="replace") if mat.exists() else said), statistics


def convert(gammonkit, source, target):
    subprocess.run([gammonkit, "convert", "-q", "--force", "-f", "sgf", "-t", "sgf", source, "-o", target],
                   stdin=subprocess.DEVNULL, check=False)


def check_file(gammonkit, program, path):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "a.sgf").write_bytes(path.read_bytes())
        convert(gammonkit, folder / "a.sgf", folder / "b.sgf")
        if not (folder / "b.sgf").exists():
            return ["not converted"]
        mat_a, statistics_a = view(program, folder, "a.sgf")
        mat_b, statistics_b = view(program, folder, "b.sgf")
        return [what for what, same in (("mat", mat_a == mat_b), ("statistics", statistics_a == statistics_b))
                if not same]


def check_name(gammonkit, program, player):
    """A name written by us, loaded and saved by GNU Backgammon, and read by us again."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        escaped = player.replace("\\", "\\\\").replace("]", "\\]")
        game = f"(;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[{escaped}]PB[Bo]RU[Crawford]\n;W[31hefe])\n"
        (folder / "a.sgf").write_text(game, encoding="utf-8")
        convert(gammonkit, folder / "a.sgf", folder / "b.sgf")
        said = gnubg(program, folder, ["load match b.sgf", "show score", "save match c.sgf"])
        convert(gammonkit, folder / "c.sgf", folder / "d.sgf")
        ours = (folder / "b.sgf").read_text(encoding="utf-8").split("PW[", 1)[1].split("]PB[", 1)[0]
        again = (folder / "d.sgf").read_text(encoding="utf-8").split("PW[", 1)[1].split("]PB[", 1)[0]
        shown = f": {player} 0, Bo 0" in said
        return [what for what, good in (("not shown right", shown), ("changed", ours == again)) if not good]


def main():
    gammonkit, corpus = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
    program = sys.argv[3] if len(sys.argv) > 3 else "gnubg"
    checks = [(path.name, check_file(gammonkit, program, path)) for path in sorted(corpus.glob("*.sgf"))]
    checks += [(f"name {player}", check_name(gammonkit, program, player)) for player in NAMES]
    for name, wrong in checks:
        print(f"{name}: {', '.join(wrong) or 'same'}")
    good = sum(not wrong for _, wrong in checks)
    print(f"{good} of {len(checks)} the same")
    return 0 if good == len(checks) else 1


if __name__ == "__main__":
    sys.exit(main())
