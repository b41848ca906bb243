#!/usr/bin/env python3
"""Uses the installed Python package: python_package.py FOLDER MATCH. Fails if it is another one, or does not work."""

import pathlib
import sys

folder, match = pathlib.Path(sys.argv[1]), sys.argv[2]
sys.path.insert(0, str(folder))
import gammonkit  # noqa: E402 - from the folder
from gammonkit import gnubg  # noqa: E402

package = folder / "gammonkit"
assert pathlib.Path(gammonkit.__file__).parent == package, gammonkit.__file__
assert (package / "py.typed").exists() and (package / "_core.pyi").exists()

collection = gammonkit.read(match)
assert gammonkit.analyze(collection, level="fast").decisions > 0
assert gammonkit.board("4HPwATDgc/ABMA", "png").startswith(b"\x89PNG"), "pictures are drawn by a module that it finds"

gnubg.command(f'import mat "{match}"')
assert [game["game"][0]["action"] for game in gnubg.match()["games"]] == ["move", "move"]
print(f"gammonkit {gammonkit.__version__} works")
