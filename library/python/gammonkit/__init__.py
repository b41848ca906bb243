"""GammonKit: backgammon matches read, analyzed, searched and written.

    import gammonkit

    collection = gammonkit.read("match.sgf")
    gammonkit.analyze(collection, level="fast")
    for row in collection.decisions("blunder"):
        print(row["place"], row["name"], row["played"], row["error_equity"])
    gammonkit.write(collection, "match.html")

``from gammonkit import gnubg`` gives the functions of GNU Backgammon's Python. docs/python.md says more.
"""

from gammonkit import _core
from gammonkit._collection import Collection, find, read, statistics, write
from gammonkit._engine import (Analyzed, Engine, analyze, board, evaluate, formats, hint, identify, rollout)
from gammonkit._errors import Error
from gammonkit._records import Game, Loss, Match, Message, Player, Turn

__all__ = ["Analyzed", "Collection", "Engine", "Error", "Game", "Loss", "Match", "Message", "Player", "Turn",
           "analyze", "board", "evaluate", "find", "formats", "hint", "identify", "read", "rollout", "statistics",
           "write"]

#: The version of the library, "0.2.0".
__version__: str = _core.version()
