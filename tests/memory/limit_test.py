"""An input for which memory does not suffice fails alone, and is named: the others of a batch are done.

usage: limit_test.py GAMMONKIT SOURCE_FOLDER
"""

import resource
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

GAMMONKIT = sys.argv[1]
SMALL = (Path(sys.argv[2]) / "samples/mat/xg-7-point.mat").read_bytes()

LARGE = SMALL.rstrip() + b"\n\n"
LARGE *= 20_000_000 // len(LARGE)
MEMORY = 150_000_000  # More than small files take, and less than a large one.


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run(*arguments, cwd):
    return subprocess.run([GAMMONKIT, *arguments], cwd=cwd, preexec_fn=limit_memory, check=False,
                          capture_output=True, text=True)


class Limit(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for name, content in {"a.mat": SMALL, "b.mat": LARGE, "c.mat": SMALL}.items():
            (self.folder / name).write_bytes(content)

    def assert_fails_alone(self, result):
        self.assertEqual(result.returncode, 1, result.stderr)
        said = result.stdout + result.stderr
        self.assertRegex(said, r"b\.mat: error: there is not enough memory .*\[internal-error\]")
        self.assertNotRegex(said, r"[ac]\.mat: error")

    def test_convert(self):
        result = run("convert", "a.mat", "b.mat", "c.mat", "-t", "sgf", "-O", "out", "-j", "1", cwd=self.folder)
        self.assert_fails_alone(result)
        self.assertEqual(sorted(path.name for path in self.folder.glob("out/*")), ["a.sgf", "c.sgf"])

    def test_check_and_stats(self):
        for verb in ("check", "stats"):
            self.assert_fails_alone(run(verb, "a.mat", "b.mat", "c.mat", "-j", "1", cwd=self.folder))

    def test_watch(self):
        (self.folder / "in").mkdir()
        for name in ("a.mat", "b.mat", "c.mat"):
            (self.folder / name).rename(self.folder / "in" / name)
        result = run("watch", "in", "-O", "out", "--once", "--no-analysis", "-j", "1", cwd=self.folder)
        self.assert_fails_alone(result)
        self.assertEqual(sorted(path.name for path in self.folder.glob("out/*.sgf")), ["a.sgf", "c.sgf"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
