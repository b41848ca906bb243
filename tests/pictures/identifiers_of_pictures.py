#!/usr/bin/env python3
"""Draws positions of all files under the given folders in every kind of picture, and reads back what each says of itself:
its XGID and its GNU ID must name the position that was drawn. Of each file some positions are taken (--most). PDF is
read by pdftotext and pdfinfo, where they are installed; all else by the program itself."""
import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

READ_BY_US = ["png", "svg", "ps", "eps"]


def run(*command):
    """What a command writes to its standard output."""
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          check=False).stdout


def identifiers(program, source, kind, *options):
    """The identifiers of the positions in a source, without comments."""
    text = run(program, "convert", "-q", *options, source, "-t", f"ids,id={kind}", "-o", "-").decode()
    return [line.split()[0] for line in text.splitlines() if line]


def chosen(everything, most):
    step = max(1, len(everything) // most)
    return everything[::step][:most]


def collected(options):
    """XGIDs of positions, and of decisions of matches, from all over the folders."""
    found = []
    for source in sorted(path for folder in options.folders for path in folder.rglob("*") if path.is_file()):
        for extra in ([], ["--positions"]):
            found += chosen(identifiers(options.program, source, "xgid", *extra), options.most)
    return list(dict.fromkeys(found))


def words_of_pdf(picture):
    """Letters that are drawn, and those in the file's description."""
    return [run("pdftotext", "-raw", picture, "-").decode(), run("pdfinfo", picture).decode()]


def complaints_about_pdf(picture, xgid, gnu_id):
    for words in words_of_pdf(picture):
        if xgid not in words or f"GNU ID: {gnu_id}" not in words:
            yield f"{picture.name} should say {xgid} and {gnu_id}, and says\n{words}"


def complaints_about_reading(program, pictures, xgids, folder):
    run(program, "convert", "-q", *pictures, "-t", "ids", "-O", folder)
    for picture, xgid in zip(pictures, xgids):
        # "ps" is a format, too, so that its name gives way to that of the output's.
        back = folder / f"{picture.stem if picture.suffix == '.ps' else picture.name}.ids"
        if not back.exists() or back.read_text(encoding="utf-8") != f"{xgid}\n":
            yield f"{picture.name} does not give {xgid} back"


def complaints(options, xgids, folder):
    listed = folder / "positions.txt"
    listed.write_text("\n".join(xgids) + "\n", encoding="utf-8")
    gnu_ids = identifiers(options.program, listed, "gnuid")
    has_pdf = bool(shutil.which("pdftotext") and shutil.which("pdfinfo"))
    for kind in READ_BY_US + ["pdf"] * has_pdf:
        run(options.program, "board", "-q", listed, "-t", kind, "--width", 240, "-O", folder / kind)
        pictures = sorted((folder / kind).iterdir())
        if len(pictures) != len(xgids):
            yield f"{len(pictures)} pictures as {kind} of {len(xgids)} positions"
        for picture, xgid, gnu_id in zip(pictures, xgids, gnu_ids):
            if kind == "pdf":
                yield from complaints_about_pdf(picture, xgid, gnu_id)
            elif f"GNU ID: {gnu_id}".encode() not in picture.read_bytes():
                yield f"{picture.name} does not say {gnu_id}"
        if kind != "pdf":
            yield from complaints_about_reading(options.program, pictures, xgids, folder / f"read-{kind}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--most", type=int, default=3, help="positions of each file")
    parser.add_argument("folders", type=pathlib.Path, nargs="+")
    options = parser.parse_args()
    xgids = collected(options)
    with tempfile.TemporaryDirectory() as name:
        found = list(complaints(options, xgids, pathlib.Path(name)))
    if found:
        sys.exit("\n".join(found[:20]))
    print(f"{len(xgids)} positions, all read back")


if __name__ == "__main__":
    main()
