"""gammonkit.exe under Wine, where Windows differs: GAMMONKIT is what runs it there, GAMMONKIT_SOURCE the sources."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

PROGRAM = os.environ["GAMMONKIT"]
SAMPLE = pathlib.Path(os.environ["GAMMONKIT_SOURCE"]) / "samples/mat/xg-7-point.mat"


class WindowsTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def run_it(self, *words, **more):
        return subprocess.run([PROGRAM, *words], cwd=self.folder, capture_output=True, timeout=100, **more)

    def said(self, *words, **more):
        done = self.run_it(*words, **more)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return done.stdout.decode()

    def test_names_in_all_letters(self):
        for name in ("Zürich – é.mat", "Ελλάδα.mat", "試合.mat", "🎲.mat"):
            shutil.copy(SAMPLE, self.folder / name)
            self.assertTrue(self.said("probe", name).startswith(name + "\n"))
            self.run_it("convert", name, "-t", "sgf", "-o", f"from {name}.sgf")
            self.assertTrue((self.folder / f"from {name}.sgf").is_file())

    def test_backslashes_and_drives(self):
        (self.folder / "in/club").mkdir(parents=True)
        shutil.copy(SAMPLE, self.folder / "in/club/a.mat")
        self.run_it("convert", "in\\", "-t", "json", "-O", "out\\made", "-q")
        self.assertTrue((self.folder / "out/made/club/a.json").is_file())
        whole = "Z:" + str(self.folder / "in/club/a.mat").replace("/", "\\")
        self.assertTrue(self.said("probe", whole).startswith(whole.replace("\\", "/") + "\n"))

    def test_inputs_are_never_overwritten(self):
        shutil.copy(SAMPLE, self.folder / "a.mat")
        done = self.run_it("convert", "a.mat", "-o", ".\\a.mat", "--force")
        self.assertIn(b"[is-input]", done.stderr)
        self.assertEqual((self.folder / "a.mat").read_bytes(), SAMPLE.read_bytes())

    def test_wildcards(self):
        for name in ("a.mat", "b.mat", "ü.mat"):
            shutil.copy(SAMPLE, self.folder / name)
        done = self.run_it("check", "*.mat")
        self.assertEqual(sorted(done.stdout.decode().split()), ["a.mat:", "b.mat:", "ok", "ok", "ok", "ü.mat:"])

    def test_long_paths(self):
        deep = self.folder
        for _ in range(6):
            deep = deep / ("x" * 60)
        deep.mkdir(parents=True)
        shutil.copy(SAMPLE, deep / "a.mat")
        path = str((deep / "a.mat").relative_to(self.folder))
        self.assertGreater(len(path), 260)
        self.run_it("convert", path, "-t", "sgf", "-o", path + ".sgf")
        self.assertTrue((deep / "a.mat.sgf").is_file())

    def test_streams_hold_bytes(self):
        text = self.said("convert", "-q", "-", "-f", "mat", "-t", "dump", input=SAMPLE.read_bytes())
        self.assertNotIn("\r", text)
        again = self.said("convert", "-q", "-", "-f", "dump", "-t", "dump", input=text.encode())
        self.assertEqual(again, text)

    def test_what_users_keep(self):
        """Settings stand where Windows has such things, unless a variable says otherwise."""
        plain = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
        told = self.said("settings", "--help").casefold()
        self.assertIn("settings", told)
        line = pathlib.Path(PROGRAM).read_text().splitlines()[-1].replace("exec ", "").replace(' "$@"', "")
        prefix = pathlib.Path(os.environ["GAMMONKIT_SOURCE"]) / "build/wine"
        kept = subprocess.run(["sh", "-c", f"exec {line} settings level=fast"], cwd=self.folder, capture_output=True,
                              timeout=100, env={**plain, "WINEPREFIX": str(prefix), "WINEDEBUG": "-all"})
        self.assertEqual(kept.returncode, 0, kept.stderr)
        written = list((prefix / "drive_c/users").glob("*/AppData/Roaming/gammonkit/settings"))
        self.assertEqual(len(written), 1)
        self.assertIn("fast", written[0].read_text())
        written[0].unlink()

    def test_ctrl_c_keeps_what_is_done(self):
        for i in range(40):
            shutil.copy(SAMPLE, self.folder / f"{i:02}.mat")
        running = subprocess.Popen([PROGRAM, "analyze", "--level", "deep", ".", "-O", "out", "-j1", "-q"],
                                   cwd=self.folder, stderr=subprocess.PIPE)
        while not list(self.folder.glob("out/*.sgf")):
            time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=60)
        self.assertEqual(running.returncode, 130, said)
        self.assertEqual([name for name in os.listdir(self.folder / "out") if name.endswith(".tmp")], [])

    def test_what_is_not_there_says_so(self):
        done = self.run_it("watch", ".", "-O", "out")
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"[not-on-windows]", done.stderr)


if __name__ == "__main__":
    unittest.main()
