"""Archives of matches for tests: samples, and matches that the engine plays, of which no two are the same."""

import pathlib
import random
import re
import shutil
import subprocess

SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent


def run(*command, accepted=(0,), **options):
    """What a command did; the test ends if its exit code is another."""
    done = subprocess.run([str(word) for word in command], text=True, capture_output=True, check=False, **options)
    if accepted is not None and done.returncode not in accepted:
        raise SystemExit(f"{' '.join(map(str, command))}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done


def games(program, folder, count, length):
    """The texts of matches that the engine plays against itself with some noise: each is another."""
    folder.mkdir()
    run(program, "engine", "play", "engine", "noise=0.04", "--no-duplicate", "--seed", 2026, "--length", length,
        "--games", count, "--log", folder / "games.sgf", "-q")
    run(program, "split", "--by", "match", folder / "games.sgf", "-O", folder / "each", "-t", "mat", "-q")
    texts = [path.read_text() for path in sorted((folder / "each").glob("*.mat"))]
    shutil.rmtree(folder)
    return texts


def renamed(text, number):
    """The same match of two among 40 players."""
    first, second = f"Player {number % 40}", f"Player {(number * 7 + 1) % 39 + 40}"
    return re.sub(r"^ (\S.*?) : (\d+) +(\S.*?) : (\d+)", rf" {first} : \2    {second} : \4", text, flags=re.MULTILINE)


def damaged(data, chance):
    """What disks and mails make of a file: cut, empty, with other bytes in it, or something else altogether."""
    kind = chance.randrange(4)
    if kind == 0:
        return data[: len(data) // 2]
    if kind == 1:
        return b""
    if kind == 2:
        return chance.randbytes(400)
    broken = bytearray(data)
    for _ in range(20):
        broken[chance.randrange(len(broken))] = chance.randrange(256)
    return bytes(broken)


def build(program, folder, count, length=1, one_damaged_in=0, real=()):
    """Writes `count` matches into folders below `folder`: first the files named in `real`, then others."""
    chance = random.Random(2026)
    played = games(program, folder.with_name(folder.name + ".games"), count, length)
    for number in range(count):
        place = folder / f"day{number % 7}"
        place.mkdir(parents=True, exist_ok=True)
        if number < len(real):
            name, data = f"{number}-{real[number].name}", real[number].read_bytes()
        else:
            name, data = f"{number}.mat", renamed(played[number], number).encode()
        if one_damaged_in and number % one_damaged_in == one_damaged_in - 1:
            data = damaged(data, chance)
        (place / name).write_bytes(data)


def contents(folder):
    """What a folder of results holds: bytes by name, without records of what is done."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".gammonkit-done" not in path.parts
    }


def compare(expected, found):
    """Ends the test unless two folders hold the same."""
    left, right = contents(expected), contents(found)
    for name in sorted(left.keys() | right.keys()):
        if left.get(name) != right.get(name):
            what = "differs" if name in left and name in right else "is in one of them only"
            raise SystemExit(f"{expected} and {found}: {name} {what}")
    if not left:
        raise SystemExit(f"{expected} is empty")
    return len(left)
