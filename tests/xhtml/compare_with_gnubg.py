#!/usr/bin/env python3
"""Compares classic pages with those that GNU Backgammon writes of the same matches, game by game: up to the statistics
they must use the same classes in the same order, and in each of the three layouts their boards the same images.

Classes of one kind behind each other count as one: GNU Backgammon repeats some where we have a cell more or less. Ours
that its style sheet does not know are left out, and so is that of the cubeless equity, which it leaves without one in
money sessions."""
import argparse
import html.parser
import pathlib
import re
import subprocess
import sys
import tempfile

SAMPLES = ["sgf/analysed-game-3.sgf", "sgf/analysed-session.sgf"]
LAYOUTS = {"gnu": "gnubg", "bbs": "bbs", "fibs2html": "fibs2html"}
IMAGES = re.compile(r"(?:.*/)?([^/]+)\.(?:png|gif)")


class Page(html.parser.HTMLParser):
    """The classes of a page up to its statistics, and all its images."""

    def __init__(self, text, known):
        super().__init__()
        self.known = known
        self.classes = []
        self.images = []
        self.feed(text)
        end = next((i for i, name in enumerate(self.classes) if name == "stattable"), None)
        self.classes = self.classes[:end]

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "img":
            image = IMAGES.fullmatch(values["src"])  # None for the badge of the validator.
            self.images += [image[1]] if image else []
            return
        for name in sorted((values.get("class") or "").split()):
            if self.classes[-1:] == ["cubeply"] and name == "cubeequity":
                continue
            if name in self.known and self.classes[-1:] != [name]:
                self.classes.append(name)


def first_difference(ours, theirs):
    """Where two lists differ, in words; empty if nowhere."""
    for place, (one, other) in enumerate(zip([*ours, "the end"], [*theirs, "the end"])):
        if one != other:
            return f"{one} where GNU Backgammon has {other}, behind {' '.join(ours[max(0, place - 8):place])}"
    return ""


def pages_of_gnubg(options, sample, layout, folder):
    """The pages of the games of a match, by GNU Backgammon."""
    commands = folder / "commands"
    commands.write_text(f'load match "{options.samples / sample}"\nset export html type "{layout}"\n'
                        f'set export html pictureurl "i/"\n'
                        f'export match html "{folder / "theirs.html"}"\n')
    subprocess.run([options.gnubg, "-t", "-q", "-r", "-c", str(commands)], stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False,
                   env={"HOME": str(folder), "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"})
    return sorted(folder.glob("theirs*.html"))


def complaint_about(options, sample, layout, folder):
    theirs = pages_of_gnubg(options, sample, layout, folder)
    if not theirs:
        return "GNU Backgammon wrote no page"
    subprocess.run([options.program, "split", "-q", "--by", "game", "-t", f"html,images=i/,layout={LAYOUTS[layout]}",
                    str(options.samples / sample), "-O", str(folder / "ours")], check=True)
    ours = sorted((folder / "ours").glob("*.html"))
    endings = [[page.name.removeprefix(stem) for page in pages]
               for stem, pages in (("theirs", theirs), (pathlib.Path(sample).stem, ours))]
    if endings[0] != endings[1]:
        return f"the pages are called {endings[1]}, and those of GNU Backgammon {endings[0]}"
    for our_page, their_page in zip(ours, theirs):
        text = their_page.read_text(encoding="utf-8", errors="replace")
        known = set(re.findall(r"^\.(\w+) ", text, re.M)) - {"boardimage", "boardimagetop", "block"}
        one, other = Page(our_page.read_text(encoding="utf-8"), known), Page(text, known)
        difference = first_difference(one.classes, other.classes)
        if layout == "fibs2html":  # Indents stand before words, too, of which we have others.
            one.images, other.images = ([name for name in page.images if name != "b-indent"] for page in (one, other))
        difference = difference or first_difference(one.images, other.images)
        if difference:
            return f"{our_page.name}: {difference}"
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--gnubg", required=True)
    parser.add_argument("samples", type=pathlib.Path)
    options = parser.parse_args()
    failed = False
    for sample in SAMPLES:
        for layout in LAYOUTS:
            with tempfile.TemporaryDirectory() as name:
                complaint = complaint_about(options, sample, layout, pathlib.Path(name))
            if complaint:
                print(f"{sample}, {layout}: {complaint}")
                failed = True
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
