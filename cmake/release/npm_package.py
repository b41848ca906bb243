#!/usr/bin/env python3
"""Packs build/wasm/npm as `npm pack` does, without npm, the same bytes each time: npm_package.py FOLDER ARCHIVE EPOCH"""

import json
import pathlib
import shutil
import sys
import tempfile

import bundle


def main(folder, archive, epoch):
    wanted = [*json.loads((folder / "package.json").read_text())["files"], "package.json"]
    with tempfile.TemporaryDirectory() as work:
        tree = pathlib.Path(work, "package")
        tree.mkdir()
        for path in (path for pattern in wanted for path in folder.glob(pattern)):
            shutil.copytree(path, tree / path.name) if path.is_dir() else shutil.copy(path, tree / path.name)
        bundle.pack(tree, archive, epoch)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), int(sys.argv[3]))
