#!/usr/bin/env python3
"""Lets Ghostscript make PDF of PostScript reports, and compares how poppler draws their pages with those of PDF reports."""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

from compare_reports import from_right_to_left

RIGHT_TO_LEFT = "right-to-left.sgf"
REPORTS = [("sgf/analysed-session.sgf", ""), ("sgf/analysed-game-3.sgf", ",kind=brief,paper=letter"),
           ("dump/everything.dump", ",boards=every=2,theme=print"), (RIGHT_TO_LEFT, "")]
DOTS = 36  # An inch.
CELL = 6  # Dots.
MOST = 20  # Steps of gray, of 255, on average of a cell.
LONGEST_LINE = 255  # What the conventions for documents allow.


def run(*command):
    subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def gray_picture(path):
    """Width and rows of a binary PGM."""
    words, at = [], 0
    content = path.read_bytes()
    while len(words) < 4:
        line, at = content[at:content.index(b"\n", at)], content.index(b"\n", at) + 1
        words += [] if line.startswith(b"#") else line.split()
    width, height = int(words[1]), int(words[2])
    return width, [content[at + y * width:at + (y + 1) * width] for y in range(height)]


def cells(picture):
    """The mean gray of each square of CELL dots that lies wholly in the picture."""
    width, rows = picture
    return {(x, y): sum(sum(row[x:x + CELL]) for row in rows[y:y + CELL]) / CELL ** 2
            for y in range(0, len(rows) - CELL + 1, CELL) for x in range(0, width - CELL + 1, CELL)}


def differences(postscript, pdf):
    """The largest difference of a cell on each page."""
    folder = postscript.parent
    printed = folder / "printed.pdf"
    run("gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=pdfwrite", f"-sOutputFile={printed}", postscript)
    run("pdftoppm", "-gray", "-r", DOTS, printed, folder / "ps")
    run("pdftoppm", "-gray", "-r", DOTS, pdf, folder / "pdf")
    drawn = {int(path.stem.rsplit("-", 1)[1]): path for path in folder.glob("pdf-*.pgm")}
    shown = {int(path.stem.rsplit("-", 1)[1]): path for path in folder.glob("ps-*.pgm")}
    if not drawn or drawn.keys() != shown.keys():
        sys.exit(f"{postscript.name}: pages {sorted(shown)} in PostScript, {sorted(drawn)} in PDF")
    for page in sorted(drawn):
        expected, found = cells(gray_picture(drawn[page])), cells(gray_picture(shown[page]))
        yield page, max(abs(expected[place] - found[place]) for place in expected if place in found)


def long_lines(postscript):
    """Complaints of lines that are too long."""
    lengths = map(len, postscript.read_bytes().splitlines())
    return [f"{postscript.name}: a line has {length} characters" for length in lengths if length > LONGEST_LINE]


def long_names(program, sample):
    """The same of a report on players whose names would not fit into a line."""
    with tempfile.TemporaryDirectory() as folder:
        source, report = pathlib.Path(folder) / "names.sgf", pathlib.Path(folder) / "names.ps"
        source.write_text(sample.read_text().replace("PW[Ann]", f"PW[{'Ä' * 300}]"), encoding="utf-8")
        run(program, "convert", "-q", source, "-t", "ps", "-o", report)
        title = re.search(rb"^%%Title: \((.*)\)$", report.read_bytes(), re.MULTILINE).group(1)
        cut = [] if re.fullmatch(rb"(\\303\\204)+", title) else [f"the title is cut within a letter: {title}"]
        return cut + long_lines(report)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("samples", type=pathlib.Path)
    options = parser.parse_args()
    wrong = long_names(options.program, options.samples / REPORTS[0][0])
    for source, settings in REPORTS:
        with tempfile.TemporaryDirectory() as folder:
            record = options.samples / source
            if source == RIGHT_TO_LEFT:
                record = from_right_to_left(options.samples / "sgf/analysed-game-3.sgf", folder)
            files = [pathlib.Path(folder) / f"report.{kind}" for kind in ("ps", "pdf")]
            for file in files:
                run(options.program, "convert", "-q", record, "-t", file.suffix[1:] + settings, "-o", file)
            wrong += long_lines(files[0])
            for page, difference in differences(*files):
                print(f"{source}, page {page}: {difference:.1f}")
                if difference > MOST:
                    wrong.append(f"{source}, page {page}: a square differs by {difference:.1f} of 255")
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
