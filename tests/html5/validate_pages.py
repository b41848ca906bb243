#!/usr/bin/env python3
"""Writes pages of samples, with hostile names and a long comment among them, the index of a folder, the site of an event
and the boards of all errors, and validates them: by tidy, or else by the parser that the HTML standard describes, html5lib, in which every error
counts. Without scripts names must be read as they were written."""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

HOSTILE = r"""O'Neil <b>&%$#_{}\~^ "x" ß 王 İ"""
# Links in SVG have had this name since SVG 2; tidy knows the older one only.
KNOWN_TO_SVG = 'Warning: <a> proprietary attribute "href"'


def run(*command):
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def complaints_of_tidy(tidy, page):
    said = run(tidy, "-q", "-e", "-utf8", page).stdout.decode(errors="replace").splitlines()
    return [line for line in said if KNOWN_TO_SVG not in line]


def complaints_of_html5lib(page):
    import html5lib  # Only here: tidy needs nothing of it.
    parser = html5lib.HTMLParser()
    parser.parse(page.read_bytes())
    return [f"line {place[0]} column {place[1]} - {code}" for place, code, _ in parser.errors]


def text_of(page):
    """What a reader sees of the page, roughly: without tags, scripts and styles."""
    import html
    text = re.sub(r"(?s)<(script|style)\b.*?</\1>|<[^>]*>", " ", page.read_text(encoding="utf-8"))
    return html.unescape(text)


def write_sources(samples, folder):
    """Samples with a hostile name, and with a comment of 10,000 characters."""
    hostile = folder / "hostile.mat"
    text = (samples / "mat/galaxy.txt").read_text(encoding="utf-8")
    hostile.write_text(text.replace("klara", HOSTILE), encoding="utf-8")
    long_comment = folder / "long.sgf"
    text = (samples / "sgf/analysed-game-3.sgf").read_text(encoding="utf-8")
    long_comment.write_text(text.replace("]A[0]", "]C[" + "<&>王" * 2500 + "]A[0]", 1), encoding="utf-8")
    return [hostile, long_comment]


def write_pages(options, folder):
    program, samples = options.program, options.samples
    sources = write_sources(samples, folder)
    sources += [samples / "dump/everything.dump", samples / "ids", samples / "sgf"]
    pages = folder / "pages"
    for source in sources:
        run(program, "convert", "-q", source, "-t", "html", "-O", pages)
    run(program, "convert", "-q", sources[0], "-t", "html,theme=dark,bearoff=left", "-O", pages / "turned")
    run(program, "report", "-q", "--no-analysis", "--index", samples / "sgf", "-O", pages / "indexed")
    players = folder / "players"
    players.mkdir()
    for source in sources[0], samples / "sgf/analysed-game-3.sgf", samples / "sgf/analysed-session.sgf":
        (players / source.name).write_bytes(source.read_bytes())
    run(program, "report", "-q", "--no-analysis", "--event", HOSTILE, "--me", HOSTILE, players, "-O", pages / "event")
    run(program, "board", "-q", "--all-errors", "--quiz", samples / "sgf/analysed-game-3.sgf", "-o", pages / "quiz.html")
    return sorted(pages.rglob("*.html"))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--tidy")
    parser.add_argument("samples", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        pages = write_pages(options, pathlib.Path(name))
        if len(pages) < 25:
            sys.exit(f"only {len(pages)} pages were written")
        for page in pages:
            complaints = complaints_of_tidy(options.tidy, page) if options.tidy else complaints_of_html5lib(page)
            if complaints:
                sys.exit("\n".join([str(page), *complaints[:20]]))
            if page.stem.startswith("hostile") and HOSTILE not in text_of(page):
                sys.exit(f"{page} does not show {HOSTILE}")
    print(f"{len(pages)} pages are valid")


if __name__ == "__main__":
    main()
