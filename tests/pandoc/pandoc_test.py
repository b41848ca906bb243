#!/usr/bin/env python3
"""Lets pandoc make files of reports: with their boards, their words, a filter and a template of a user.

    tests/pandoc/pandoc_test.py --program PROGRAM --pandoc PANDOC SAMPLES
"""
import argparse
import json
import pathlib
import subprocess
import tempfile
import zipfile

KEEP_BLUNDERS = """-- Leaves out every decision that is not very bad.
function Pandoc(document)
  local kept, keeps = {}, true
  for _, block in ipairs(document.blocks) do
    if block.t == "Header" then
      keeps = not block.classes:includes("decision") or block.classes:includes("very-bad")
    end
    if keeps then table.insert(kept, block) end
  end
  return pandoc.Pandoc(kept, document.meta)
end
"""
TEMPLATE = "<title>$title$</title><p>printed by a club</p>$body$"


def output_of(command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, check=False)
    assert done.returncode == 0, (command, done.stderr.decode())
    assert not done.stderr, (command, done.stderr.decode())
    return done.stdout


class Reports:
    def __init__(self, program, pandoc, folder):
        self.program, self.pandoc, self.folder = program, pandoc, folder

    def document(self, sample, options=""):
        # Analyses of different standards, and what a format can't hold, are told besides.
        done = subprocess.run([self.program, "-q", "convert", "-t", "pandoc" + options, str(sample)], capture_output=True,
                              check=True)
        return done.stdout

    def made(self, document, ending, *options):
        path = self.folder / f"made.{ending}"
        output_of([self.pandoc, "-f", "json", "-s", *options, "-o", str(path)], document)
        return path

    def plain(self, document, *options):
        return output_of([self.pandoc, "-f", "json", "-t", "plain", "--wrap=none", *options], document).decode()


def blocks_of(document, kind):
    return [block for block in json.loads(document)["blocks"] if block["t"] == kind]


def boards_in(document):
    return document.count(b'"data:image/png;base64,')


def files_have_the_boards(reports, samples):
    for sample in (samples / "xg" / "stored.xg", samples / "sgf" / "analysed-game-3.sgf", samples / "ids" / "list.txt"):
        document = reports.document(sample, ",version=2")
        boards = boards_in(document)
        assert boards > 0, sample
        for ending in ("docx", "odt", "epub", "pptx"):
            with zipfile.ZipFile(reports.made(document, ending)) as made:
                pictures = [name for name in made.namelist() if name.endswith(".png")]
            # Thumbnails of a template come besides; the same board is stored once.
            assert pictures, (sample, ending)
        assert reports.made(document, "html").read_bytes().count(b'src="data:image/png') == boards


def words_are_there(reports, samples):
    document = reports.document(samples / "xg" / "stored.xg", ",version=2")
    text = reports.plain(document)
    for words in ("Performance rating (PR)", "33: 18/15(2) 7/4(2) ?? 0.181", "Best: 7/4(2) 6/3(2).",
                  "XGID=-a----EDB---cBb--bBdb-a---:0:0:1:33:0:3:0:7:10", "Maxence Job wins 1 point"):
        assert words in text, words
    german = reports.plain(reports.document(samples / "xg" / "stored.xg", ",version=2,lang=de"))
    assert "Entscheidungen" in german and "−0,181" in german, german
    one = json.loads(reports.document(samples / "xg" / "stored.xg"))
    assert one["pandoc-api-version"][:2] == [1, 23], "pandoc 3 takes 1.23 alone"


def a_filter_and_a_template_work(reports, samples):
    document = reports.document(samples / "xg" / "stored.xg", ",version=2")
    (reports.folder / "blunders.lua").write_text(KEEP_BLUNDERS)
    kept = output_of([reports.pandoc, "-f", "json", "-t", "json", "--lua-filter", str(reports.folder / "blunders.lua")],
                     document)
    assert boards_in(document) == 2 and boards_in(kept) == 1
    decisions = [header["c"][1] for header in blocks_of(kept, "Header") if "decision" in header["c"][1][1]]
    assert decisions == [["", ["decision", "play", "very-bad"], [["error", "0.181228"]]]], decisions
    (reports.folder / "club.html").write_text(TEMPLATE)
    page = reports.made(document, "html", "--wrap=none", "--template", str(reports.folder / "club.html")).read_text()
    assert page.startswith("<title>Kévin Unger – Maxence Job</title><p>printed by a club</p>"), page[:200]


def names_are_no_markup(reports, samples):
    match = (samples / "mat" / "galaxy.txt").read_text(encoding="utf-8")
    name = "<b>*x*</b> $y$ `z`"
    hostile = reports.folder / "hostile.mat"
    hostile.write_text(match.replace("klara", name), encoding="utf-8")
    document = reports.document(hostile, ",version=2")
    assert name in reports.plain(document), "letters of a name are its letters"
    assert b"<b>*x*" not in reports.made(document, "html").read_bytes()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--pandoc", required=True)
    parser.add_argument("samples", type=pathlib.Path)
    arguments = parser.parse_args()
    for test in (files_have_the_boards, words_are_there, a_filter_and_a_template_work, names_are_no_markup):
        with tempfile.TemporaryDirectory() as folder:
            test(Reports(arguments.program, arguments.pandoc, pathlib.Path(folder)), arguments.samples)
        print(test.__name__.replace("_", " "))


main()
