"""Every C++ file is as clang-format writes it.

usage: format.py CLANG_FORMAT, in the root of the sources
"""

import subprocess
import sys


def main():
    listed = subprocess.run(["git", "ls-files", "*.cpp", "*.hpp"], capture_output=True, text=True)
    if listed.returncode != 0:
        print("skipped: these sources are not in git")
        return 77
    files = listed.stdout.split()
    checked = subprocess.run([sys.argv[1], "--dry-run", *files], capture_output=True, text=True)
    others = sorted({line.split(":")[0] for line in checked.stderr.splitlines() if "[-Wclang-format-violations]" in line})
    if others:
        print("not as clang-format-19 -i writes it:", *others, sep="\n  ")
    print(f"{len(files)} files")
    return 1 if others or not files or checked.returncode != 0 else 0


if __name__ == "__main__":
    sys.exit(main())
