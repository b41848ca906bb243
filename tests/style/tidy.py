"""clang-tidy has nothing to say about sources that changed lately. It takes a quarter of a minute for each, so a few are
drawn, by GAMMONKIT_TEST_SEED, from those that the last hundred commits changed.

usage: tidy.py CLANG_TIDY [FILE...], in the root of the sources
"""

import datetime
import os
import random
import subprocess
import sys

COMMITS = 100
DRAWN = 6


def changed_files():
    log = subprocess.run(["git", "log", f"-{COMMITS}", "--no-merges", "--name-only", "--diff-filter=d", "--format=", "--",
                          "*.cpp"], capture_output=True, text=True)
    files = {file for file in log.stdout.split() if not file.startswith(("tests/", "wasm/")) and os.path.exists(file)}
    return sorted(files)


def main():
    files = sys.argv[2:]
    if not files:
        seed = os.environ.get("GAMMONKIT_TEST_SEED") or f"{datetime.date.today():%Y%m%d}"
        changed = changed_files()
        files = random.Random(seed).sample(changed, min(DRAWN, len(changed)))
        print(f"GAMMONKIT_TEST_SEED={seed}: {len(files)} of {len(changed)} changed files")
    if not files:
        print("skipped: nothing changed, or these sources are not in git")
        return 77
    # It wants the commands of a build that compiles each source alone.
    subprocess.run(["cmake", "--preset", "tidy"], capture_output=True, check=True)
    done = subprocess.run([sys.argv[1], "-p", "build/tidy", "--quiet", "--warnings-as-errors=*", *files], text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    print(*files, done.stdout, sep="\n")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
