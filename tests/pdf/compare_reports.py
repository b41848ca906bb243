#!/usr/bin/env python3
"""Writes PDF reports and compares what poppler finds in them with the texts in this folder: title, size and number of pages,
outline, and the words of each page. GAMMONKIT_UPDATE_GOLDENS=1 writes the texts anew; then read the diff."""
import argparse
import difflib
import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
NAMES = {"Kévin Unger": "דוד כהן", "Maxence Job": "محمد علي"}
REPORTS = {"session": ("sgf/analysed-session.sgf", "pdf"),
           "brief": ("sgf/analysed-game-3.sgf", "pdf,kind=brief,paper=letter"),
           "right-to-left": ("sgf/analysed-game-3.sgf", "pdf"),
           "everything": ("dump/everything.dump", "pdf,boards=every=2,bearoff=left")}


def run(*command):
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          check=False).stdout.decode()


def outline_of(pdf):
    """The entries of the outline, indented as they are nested, with their pages."""
    depth, lines = -1, []
    for tag, page, title in re.findall(r'<(outline|/outline|item page="(\d+)")>([^<]*)', run("pdftohtml", "-xml", "-i",
                                                                                            "-stdout", pdf)):
        depth += {"outline": 1, "/outline": -1}.get(tag, 0)
        if page:
            lines.append(f"{'  ' * depth}{html.unescape(title)} (page {page})\n")
    return "".join(lines)


def from_right_to_left(sample, folder):
    """A copy of analysed-game-3.sgf whose players have names that are written from right to left."""
    text = sample.read_text(encoding="utf-8")
    for usual, other in NAMES.items():
        text = text.replace(usual, other)
    renamed = pathlib.Path(folder) / "right-to-left.sgf"
    renamed.write_text(text, encoding="utf-8")
    return renamed


def found_in(pdf):
    wanted = ("Title:", "Pages:", "Page size:")
    facts = "".join(line + "\n" for line in run("pdfinfo", pdf).splitlines() if line.startswith(wanted))
    words = run("pdftotext", "-raw", pdf, "-").replace("\f", "\n-- next page --\n")
    return f"{facts}\nOutline:\n{outline_of(pdf)}\n{words}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("samples", type=pathlib.Path)
    options = parser.parse_args()
    differ = []
    with tempfile.TemporaryDirectory() as folder:
        for name, (source, target) in REPORTS.items():
            pdf, golden = pathlib.Path(folder) / f"{name}.pdf", HERE / f"{name}.txt"
            record = options.samples / source
            if name == "right-to-left":
                record = from_right_to_left(record, folder)
            run(options.program, "convert", "-q", record, "-t", target, "-o", pdf)
            found = found_in(pdf)
            if name == "right-to-left":
                text = run("pdftotext", pdf, "-")
                differ += [f"{name}: poppler does not find {other}\n" for other in NAMES.values() if other not in text]
            if os.environ.get("GAMMONKIT_UPDATE_GOLDENS"):
                golden.write_text(found, encoding="utf-8")
            expected = golden.read_text(encoding="utf-8").splitlines(keepends=True)
            differ += difflib.unified_diff(expected, found.splitlines(keepends=True), f"{name}.txt", "found")
    sys.exit("".join(differ) or None)


if __name__ == "__main__":
    main()
