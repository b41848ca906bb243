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
REPORTS = {"session": ("sgf/analysed-session.sgf", "pdf"),
           "brief": ("sgf/analysed-game-3.sgf", "pdf,kind=brief,paper=letter"),
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
            run(options.program, "convert", "-q", options.samples / source, "-t", target, "-o", pdf)
            found = found_in(pdf)
            if os.environ.get("GAMMONKIT_UPDATE_GOLDENS"):
                golden.write_text(found, encoding="utf-8")
            expected = golden.read_text(encoding="utf-8").splitlines(keepends=True)
            differ += difflib.unified_diff(expected, found.splitlines(keepends=True), f"{name}.txt", "found")
    sys.exit("".join(differ) or None)


if __name__ == "__main__":
    main()
