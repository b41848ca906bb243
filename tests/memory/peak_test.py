"""No input of 20 MB or less takes more than 500 MB: each text format is read from a file that repeats a
sample, and from one whose sample is followed by lines that say nothing. Reports are written of a tenth of what
they may show.

usage: peak_test.py GAMMONKIT SOURCE_FOLDER
"""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

GAMMONKIT = sys.argv[1]
SAMPLES = Path(sys.argv[2]) / "samples"

SIZE = 1_000_000
MOST_FOR_EACH_BYTE = 500 / 20
PROGRAM_ITSELF = 24_000_000  # The executable, its libraries and tables.
MOST = 500_000_000

# A tenth of what one report may show: 15,000 turns, with 2,000 boards, or 500 that are drawn (see
# formats/report_options.hpp).
GAMES = 465  # Of 32 turns.
# The most that many matches of usual size take for each byte, the dump that is written of them counted in.
MATCH = SAMPLES / "mat/xg-7-point.mat"
ANALYZED = SAMPLES / "sgf/analysed-session.sgf"
MOST_FOR_MAT, MOST_FOR_SGF, MOST_FOR_ANALYZED = 6, 13, 6.5

REPORTS = [
    "html",
    "html,images=i/,boards=every=8",
    "text,boards=every=8",
    "latex,boards=every=32",
    "pdf,boards=every=32",
]

READERS = {
    "bgammon": "bgammon/*.match",
    "bgblitz-text": "bgblitz-text/*.txt",
    "bgroom": "bgroom/*.bgf",
    "bkg": "bkg/*.bkg",
    "empire": "empire/*.gam",
    "fibs-board": "fibs-board/*.txt",
    "gmd": "gmd/*.gmd",
    "gnubg-text": "gnubg-text/*.txt",
    "javafibs": "javafibs/*.match",
    "mat": "mat/*.mat",
    "oldmoves": "oldmoves/*.txt",
    "party": "party/*.gam",
    "sgf": "sgf/*.sgf",
    "sgg": "sgg/*.sgg",
    "snowietxt": "snowietxt/*.txt",
    "tmg": "tmg/*.tmg",
    "xg-text": "xg-text/*.txt",
}


def peak_of(*arguments):
    """The most memory that a command held, in bytes."""
    process = subprocess.Popen([GAMMONKIT, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return usage.ru_maxrss * 1024


class Peak(unittest.TestCase):
    def check(self, name, content, *arguments, most=MOST_FOR_EACH_BYTE):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "input"
            path.write_bytes(content)
            peak = peak_of(*arguments, str(path))
        each = (peak - PROGRAM_ITSELF) / len(content)
        self.assertLess(each, most, f"{name}: {peak / 1e6:.0f} MB of {len(content) / 1e6:.0f} MB")

    def samples(self):
        for name, pattern in READERS.items():
            files = sorted(SAMPLES.glob(pattern))
            self.assertTrue(files, name)
            smallest = min(files, key=lambda path: path.stat().st_size)
            yield name, smallest.read_bytes().rstrip() + b"\n\n"

    def test_many_records_in_one_file(self):
        for name, sample in self.samples():
            content = sample * (SIZE // len(sample))
            for verb in (["convert", "-t", "dump", "-o", "/dev/null", "--force"], ["players"]):
                with self.subTest(format=name, verb=verb[0], size=len(sample)):
                    self.check(name, content, *verb, "-q", "-f", name)

    def test_many_matches_of_usual_size(self):
        match = MATCH.read_text(encoding="utf-8-sig").encode()
        as_sgf = subprocess.run([GAMMONKIT, "convert", "-q", "-t", "sgf", str(MATCH)], check=True, capture_output=True).stdout
        for name, sample, most in (("mat", match, MOST_FOR_MAT), ("sgf", as_sgf, MOST_FOR_SGF),
                                   ("analyzed sgf", ANALYZED.read_bytes(), MOST_FOR_ANALYZED)):
            with self.subTest(record=name):
                content = (sample.rstrip() + b"\n\n") * (10 * SIZE // len(sample))
                self.check(name, content, "convert", "-q", "-t", "dump", "-o", "/dev/null", "--force", most=most)

    def test_reports_as_large_as_they_may_be(self):
        record = (SAMPLES / "mat/xg-7-point.mat").read_text()
        moves = record.split("Game 1\n")[1].split("Game 2\n")[0].split("\n", 1)[1].rstrip()
        games = [f" Game {i + 1}\n A : 0                              B : 0\n{moves}\n\n" for i in range(GAMES)]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "session.mat"
            path.write_text(" 0 point match\n\n" + "".join(games))
            for report in REPORTS:
                with self.subTest(report=report):
                    peak = peak_of("convert", "-q", "-t", report, str(path), "-o", str(Path(folder) / "report"), "--force")
                    self.assertTrue((Path(folder) / "report").exists())
                    (Path(folder) / "report").unlink()
                    whole = PROGRAM_ITSELF + 10 * (peak - PROGRAM_ITSELF)
                    self.assertLess(whole, MOST, f"{report}: {peak / 1e6:.0f} MB for a tenth")

    def test_lines_that_say_nothing(self):
        for name, sample in self.samples():
            with self.subTest(format=name, size=len(sample)):
                content = sample + b"x\n" * (SIZE // 2)
                self.check(name, content, "convert", "-t", "dump", "-o", "/dev/null", "--force", "-q", "-f", name)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
