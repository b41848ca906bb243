#!/usr/bin/env python3
"""Writes classic pages of samples, with hostile names and a long comment among them, and validates them against the DTD
of XHTML 1.0 Strict; each of their images must be one that htmlimages writes, and reading a page gives the match back."""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

HOSTILE = r"""O'Neil <b>&%$#_{}\~^ "x" ß 王 İ"""
STYLES = ["css=head", "css=file,bearoff=left", "css=inline,boards=errors", "boards=none", "layout=bbs,numbers=off",
          "layout=fibs2html,numbers=fixed,style=other.css", "next=b.html,numbers=off"]
LAYOUTS = ("gnubg", "bbs", "fibs2html")


def run(*command):
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def complaint_about(options, source, style, images, folder):
    """What is wrong with the page of a source, else nothing."""
    page, dump, expected = folder / "page.html", folder / "page.dump", folder / "source.dump"
    written = run(options.program, "convert", "-q", source, "-t", f"html,images=images,{style}", "-o", page)
    if not page.exists():  # A record that breaks rules is written, with exit status 1.
        return written.stdout.decode()
    valid = run("xmllint", "--nonet", "--noout", "--dtdvalid", options.dtd, page)
    if valid.returncode != 0:
        return valid.stdout.decode()[:2000]
    unknown = set(re.findall(r'<img src="images/([^"]*)"', page.read_text(encoding="utf-8"))) - images
    if unknown:
        return f"there is no image {sorted(unknown)}"
    run(options.program, "convert", "-q", page, "-o", dump)
    run(options.program, "convert", "-q", source, "-o", expected)
    same = dump.read_bytes() == expected.read_bytes()
    for file in (page, dump, expected):
        file.unlink()
    return "" if same else "reading the page gives another match"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--dtd", required=True)
    parser.add_argument("samples", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for layout in LAYOUTS:
            run(options.program, "report", "--images", layout, "--image-size", "1", "-O", folder / layout)
        images = {file.name for layout in LAYOUTS for file in (folder / layout).iterdir()}
        hostile = folder / "hostile.mat"
        text = (options.samples / "mat/galaxy.txt").read_text(encoding="utf-8")
        hostile.write_text(text.replace("klara", HOSTILE), encoding="utf-8")
        long_comment = folder / "long.sgf"
        text = (options.samples / "sgf/analysed-game-3.sgf").read_text(encoding="utf-8")
        long_comment.write_text(text.replace("]A[0]", "]C[" + "<&>" * 3334 + "]A[0]", 1), encoding="utf-8")
        samples = [hostile, long_comment, options.samples / "dump/everything.dump"]
        samples += sorted((options.samples / "sgf").iterdir()) + sorted((options.samples / "ids").iterdir())
        for source in samples:
            for style in STYLES:
                complaint = complaint_about(options, source, style, images, folder)
                if complaint:
                    sys.exit(f"{source}, {style}:\n{complaint}")


if __name__ == "__main__":
    main()
