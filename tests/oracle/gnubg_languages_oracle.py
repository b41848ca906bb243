#!/usr/bin/env python3
"""Reads what GNU Backgammon exports as text in each of its languages, and with each of its output settings.

    gnubg_languages_oracle.py GAMMONKIT [--all | FILE.sgf...]

The match that is read from the text in another language is the one from the English text, to the last letter of a dump;
the one with other settings has the same turns, decisions and candidates, whose numbers have other digits or units.
Languages in which GNU Backgammon itself dies over a match are named and passed over. Without --all, a few samples in all
languages, and one with all settings."""
import itertools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GNUBG = "/usr/games/gnubg"
LANGUAGES = ["cs", "da", "de", "el", "es", "fi", "fr", "is", "it", "ja", "ro", "ru", "tr"]
FEW = ["analysed-session.sgf", "analysed-game-3.sgf", "rollouts-match.sgf"]
CUBE = ROOT / "samples/sgf/analysed-game-3.sgf"
SETTINGS = {"mwc": ("on", "off"), "matchpc": ("on", "off"), "winpc": ("on", "off"), "rawboard": ("on", "off"),
            "digits": ("2", "3", "5", "6")}


def exported(sgf, folder, language="en", settings=()):
    """The text of GNU Backgammon; nothing where it wrote none, or not all of it."""
    shutil.copy(sgf, folder / "match.sgf")
    for old in folder.glob("out*.txt"):
        old.unlink()
    lines = [*(f"set output {name} {value}" for name, value in settings), 'load match "match.sgf"',
             'export match text "out.txt"']
    (folder / "commands").write_text("\n".join(lines) + "\n")
    surroundings = dict(os.environ, HOME=str(folder), LC_ALL="C.UTF-8", LANGUAGE=language)
    subprocess.run([GNUBG, "-t", "-q", "-r", "-c", "commands"], cwd=folder, env=surroundings, stdin=subprocess.DEVNULL,
                   capture_output=True, timeout=60, check=False)
    text = folder / "out.txt"
    written = text.read_text() if text.exists() else ""
    return written if "GNU Backgammon 1." in written else None  # Its last line.


def read(gammonkit, text, folder):
    """The match as a dump, without the program that wrote it, which has a name in each language; and what was said."""
    (folder / "read.txt").write_text(text)
    done = subprocess.run([gammonkit, "convert", "-r", "-f", "gnubg-text", "-t", "dump", "read.txt"], cwd=folder,
                          capture_output=True, text=True, check=False)
    return done.stdout, done.stderr.replace("read.txt", "")


def without_numbers(dump):
    """What of a dump no output setting changes."""
    return re.sub(r"(emg|mwc|equity):\S+|-?\d+\.\d+(,-?\d+\.\d+)*|-?\d+(,-?\d+)+", "#", dump)


def complaint_of(want, got, what):
    if want == got:
        return []
    pairs = zip(want.splitlines() + [""] * 9, got.splitlines() + [""] * 9)
    first = next(((a, b) for a, b in pairs if a != b), ("", ""))
    return [f"{what}: expected {first[0].strip()!r}, read {first[1].strip()!r}"]


def try_languages(gammonkit, sgf, folder):
    english = exported(sgf, folder)
    if english is None:
        return [], 0, ["en"]
    want, said = read(gammonkit, english, folder)
    complaints, dead = [], []
    for language in LANGUAGES:
        text = exported(sgf, folder, language)
        if text is None or text.count("\n") != english.count("\n"):
            dead.append(language)
            continue
        got, told = read(gammonkit, text, folder)
        complaints += complaint_of(want, got, f"{sgf.name} in {language}")
        if told.count("warning") > said.count("warning"):
            complaints.append(f"{sgf.name} in {language}: {told.splitlines()[0]}")
    return complaints, len(LANGUAGES) - len(dead), dead


def try_settings(gammonkit, sgf, folder):
    names = list(SETTINGS)
    want = None
    complaints, tried = [], 0
    for values in itertools.product(*SETTINGS.values()):
        settings = list(zip(names, values))
        text = exported(sgf, folder, settings=settings)
        if text is None:
            complaints.append(f"{sgf.name} {settings}: GNU Backgammon wrote nothing")
            continue
        tried += 1
        got, told = read(gammonkit, text, folder)
        got = without_numbers(got)
        want = want or got
        complaints += complaint_of(want, got, f"{sgf.name} with {settings}")
        if "warning" in told:
            complaints.append(f"{sgf.name} with {settings}: {told.splitlines()[0]}")
    return complaints, tried


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    gammonkit = os.path.abspath(sys.argv[1])
    if not pathlib.Path(GNUBG).exists():
        print(f"skipped: {GNUBG} is not installed")
        sys.exit(77)
    words = sys.argv[2:]
    folder_of_samples = ROOT / "samples/sgf"
    samples = sorted(folder_of_samples.glob("*.sgf")) if words == ["--all"] else \
        [pathlib.Path(word) for word in words] or [folder_of_samples / name for name in FEW]
    complaints = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for sgf in samples:
            found, tried, dead = try_languages(gammonkit, sgf, folder)
            complaints += found
            without = f", none from GNU Backgammon in {', '.join(dead)}" if dead else ""
            print(f"{sgf.name}: {tried} languages, {len(found)} differences{without}")
        found, tried = try_settings(gammonkit, CUBE, folder)
        complaints += found
        print(f"{CUBE.name}: {tried} combinations of output settings, {len(found)} differences")
    for complaint in complaints[:40]:
        print("*", complaint)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
