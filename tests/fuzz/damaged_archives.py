"""Archives that are cut or changed end no verb: whatever they hold, they are told, and the sound match beside them is
worked on.

usage: damaged_archives.py GAMMONKIT [COUNT]; GAMMONKIT_TEST_SEED asks for others, and is printed
"""

import bz2
import gzip
import io
import lzma
import random
import shutil
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from running import SEED, closing, run

COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 60

MATCH = b""" 3 point match

 Game 1
 Al : 0                         Bo : 0
  1) 31: 8/5 6/5                 52: 13/8 13/11
  2)  Doubles => 2                Drops
      Wins 1 point
"""
OTHER = b"(;FF[4]GM[6]PW[Al]PB[Bo]MI[length:5][game:0][ws:0][bs:0];W[31hefe])\n"
LONGEST = 60  # Seconds.


def zipped(files, method):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def tarred(files):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        for name, content in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return out.getvalue()


def archives():
    """Sound archives by their names."""
    files = {"a.mat": MATCH, "club/b.sgf": OTHER, "club/deep/notes.txt": b"no match\n"}
    inner = zipped(files, zipfile.ZIP_DEFLATED)
    tar = tarred(files)
    return {
        "stored.zip": zipped(files, zipfile.ZIP_STORED),
        "packed.zip": inner,
        "nested.zip": zipped({"inner.zip": inner, "c.mat": MATCH}, zipfile.ZIP_STORED),
        "plain.tar": tar,
        "nested.tar": tarred({"inner.zip": inner, "inner.tar": tar}),
        "packed.tar.gz": gzip.compress(tar, mtime=0),
        "packed.tar.bz2": bz2.compress(tar),
        "packed.tar.xz": lzma.compress(tar),
        "match.mat.gz": gzip.compress(MATCH, mtime=0),
    }


def damaged(content, chance):
    """Cut, or with bytes changed, left out, put in or filled with one value."""
    data = bytearray(content)
    for _ in range(chance.randint(1, 4)):
        if not data:
            break
        at = chance.randrange(len(data))
        size = chance.randint(1, 40)
        kind = chance.randrange(6)
        if kind == 0:
            del data[at:]
        elif kind == 1:
            data[at] ^= 1 << chance.randrange(8)
        elif kind == 2:
            data[at:at + size] = bytes(chance.choice((0, 0xFF)) for _ in range(min(size, 4)))
        elif kind == 3:
            del data[at:at + size]
        elif kind == 4:
            data[at:at] = data[at:at + size]
        else:
            data[at:at + size] = chance.randbytes(min(size, len(data) - at))
    return bytes(data)


# Into a folder, and without an output.
VERBS = [
    ["convert", "-t", "sgf", "-O", "out"],
    ["fix", "-O", "out"],
    ["split", "-O", "out"],
    ["analyze", "--level", "fast", "-O", "out"],
    ["report", "--no-analysis", "-O", "out"],
    ["check"],
    ["probe"],
    ["stats"],
    ["players"],
    ["find", "checker"],
    ["dedupe"],
]


def complaint_about(verb, arguments, folder):
    """What is wrong with a run of the command; nothing if it is in order."""
    shutil.rmtree(folder / "out", ignore_errors=True)
    complaint, done = run([*verb, *arguments], LONGEST, folder, folder / "home")
    if not complaint and "-O" in verb and not any((folder / "out").glob("sound*")):
        return f"the sound match is not there: {done.stderr[-300:]}"
    return complaint


def main():
    chance = random.Random(SEED)
    sound = archives()
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "sound.mat").write_bytes(MATCH)
        for number in range(COUNT):
            archive = chance.choice(list(sound))
            (folder / archive).write_bytes(damaged(sound[archive], chance))
            verb = VERBS[number % len(VERBS)]
            broken = f"{archive}!a.mat" if number % 5 == 4 else archive
            complaint = complaint_about(verb, [broken, "sound.mat"], folder)
            if complaint:
                failures += 1
                kept = Path(f"damaged.{number}.{archive}")
                shutil.copy(folder / archive, kept)
                print(f"{kept}: {' '.join(verb)} {broken}: {complaint}")
            (folder / archive).unlink()
    return closing(f"{COUNT} damaged archives", failures)


if __name__ == "__main__":
    sys.exit(main())
