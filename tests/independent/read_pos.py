#!/usr/bin/env python3
"""Takes apart the JellyFish positions that we write, and those that GNU Backgammon wrote and we read: board, dice,
cube, score and rules must be those of the XGID. It knows nothing but docs/formats/pos.md and what an XGID is.

    read_pos.py path/to/gammonkit samples
"""
import pathlib
import random
import re
import struct
import sys
import tempfile

from told import run


def facts_of_pos(data):
    """What a file of version 126 says, as `facts_of_xgid` has it."""
    at = 0

    def number():
        nonlocal at
        at += 2
        return struct.unpack_from("<h", data, at - 2)[0]

    def text():
        nonlocal at
        length = data[at]
        at += 1 + length
        return data[at - length:at]

    version, _, _, in_use, jacoby, beavers, cube, owner, turn, _, _, _, session, _, _, length, *scores = (
        number() for _ in range(18))
    assert version == 126 and in_use == 1 and session in (1, 3)
    text(), text()
    _, crawford, _ = number(), number(), number()
    text()
    dice = sorted(abs(number()) for _ in range(2))
    places = [number() - 20 for _ in range(52)][::2]
    money = session == 3
    rolled = turn in (1, 2)
    assert at == len(data) and rolled == (dice[0] > 0) and 1 <= turn <= 4
    return {"board": tuple(places), "cube": cube, "owner": owner, "turn": 1 if turn in (1, 3) else 2,
            "dice": tuple(dice), "length": 0 if money else length, "scores": (0, 0) if money else tuple(scores),
            "crawford": not money and crawford == 2, "jacoby": money and jacoby == 1, "beavers": money and beavers == 1}


def facts_of_xgid(xgid):
    board, cube, owner, turn, dice, first, second, rule, length, _ = xgid.removeprefix("XGID=").split(":")
    money = length == "0"
    counts = tuple(0 if c == "-" else ord("@") - ord(c) if c.isupper() else ord(c) - ord("`") for c in board)
    return {"board": counts, "cube": 2 ** int(cube), "owner": {"0": 0, "1": 1, "-1": 2}[owner],
            "turn": 1 if turn == "1" else 2, "dice": tuple(sorted(int(die) for die in dice)), "length": int(length),
            "scores": (0, 0) if money else (int(first), int(second)), "crawford": not money and rule == "1",
            "jacoby": money and int(rule) % 2 == 1, "beavers": money and int(rule) >= 2}


def random_xgid(rng):
    """A position with checkers of both on the board and on the bar."""
    places, free = ["-"] * 26, list(range(1, 25))
    rng.shuffle(free)
    for letters, bar in (("ABCDEFGHIJKLMNO", 25), ("abcdefghijklmno", 0)):
        left = 15 - rng.choice([0, 0, 2, 9])
        while left > 0:
            count = min(left, rng.randint(1, 5))
            places[bar if rng.random() < 0.1 and places[bar] == "-" else free.pop()] = letters[count - 1]
            left -= count
            if len(free) < 4:
                break
    length = rng.choice([0, 1, 5, 7, 25])
    scores = [rng.randrange(length) if length else 0 for _ in range(2)]
    cube = rng.choice([0, 0, 1, 3]) if length != 1 else 0
    rule = rng.choice([0, 1, 2, 3]) if length == 0 else 0
    if length > 1 and sum(score == length - 1 for score in scores) == 1 and cube == 0:
        rule = rng.choice([0, 1])
    return (f"XGID={''.join(places)}:{cube}:{rng.choice([1, -1]) if cube else 0}:{rng.choice([1, -1])}:"
            f"{rng.choice(['00', '31', '66', '52'])}:{scores[0]}:{scores[1]}:{rule}:{length}:10")


def seen_by_the_other(facts):
    return facts | {"board": tuple(-count for count in reversed(facts["board"])), "turn": 3 - facts["turn"],
                    "owner": (0, 2, 1)[facts["owner"]], "scores": tuple(reversed(facts["scores"]))}


def compare(data, xgid):
    """An identifier has no names, so that either player may be the first."""
    found, expected = facts_of_pos(data), facts_of_xgid(xgid)
    if found["turn"] != expected["turn"]:
        found = seen_by_the_other(found)
    for name, value in expected.items():
        if found[name] != value:
            sys.exit(f"{xgid}: {name} is {found[name]}, not {value}")


def main():
    program, samples = sys.argv[1], pathlib.Path(sys.argv[2])
    rng = random.Random(1979)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        xgids = [random_xgid(rng) for _ in range(300)]
        (folder / "all.ids").write_text("\n".join(xgids) + "\n")
        done = run(program, "convert", "-q", folder / "all.ids", "-t", "pos", "-O", folder / "out")
        files = sorted((folder / "out").rglob("*.pos"), key=lambda path: int(re.findall(r"\d+", path.stem)[-1]))
        assert len(files) == len(xgids), f"{len(files)} files: {done.stderr.decode()}"
        for path, xgid in zip(files, xgids):
            compare(path.read_bytes(), xgid)
    theirs = sorted((samples / "pos").glob("gnubg-*.pos"))
    for path in theirs:
        told = run(program, "convert", "-q", path, "-t", "ids", "-o", "-").stdout.decode()
        compare(path.read_bytes(), next(line for line in told.splitlines() if line.startswith("XGID=")))
    print(f"{len(xgids)} positions of ours and {len(theirs)} of GNU Backgammon are as they were")
    assert len(theirs) >= 3


main()
